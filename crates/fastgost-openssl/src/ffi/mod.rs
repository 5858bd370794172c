//! The boundary between OpenSSL's core (the part of libcrypto that loads providers) and this crate. This module has all
//! unsafe code of the crate (`tests/wall.rs` checks this).
//!
//! OpenSSL, which is written in C, calls many functions of this module. OpenSSL's manual pages (such as
//! provider-base(7) and provider-digest(7)) have the contract of these functions. The contract is as follows. A context
//! comes from the function of the same operation with which contexts are made, such as `NEWCTX`. The context is not
//! freed yet, and no other thread uses it at the same time. Memory is readable or writable for its length, or the
//! pointer is null and the length is 0. An array of parameters ends with an entry without a key. A string ends with a
//! zero byte. The code must trust the core to obey this contract, because no check could replace the contract.

// `abi.rs` has the structures of OpenSSL's core.h. `Id<F>` is the number of a function, and F is the type of this
// function. So the compiler checks the types in dispatch tables. `entry.rs` handles contexts, memory and panics.
// `params.rs` handles parameters. `upcalls.rs` calls the core, for example to pass errors to OpenSSL's error queue. For
// TLS, CMS and PKCS #12, libcrypto needs entries in its legacy tables of methods (its own tables of ciphers, digests
// and key types, which are older than providers). `legacy.rs`, `legacy_cipher.rs`, `tls.rs`, `tls_mac.rs`,
// `pkey_method.rs`, `cms_mac.rs` and `engine.rs` make these entries. These files find the functions of libcrypto by
// name (`libcrypto.rs`), because the provider is not linked with libcrypto.

#![allow(unsafe_code)]

pub(crate) mod abi;
pub(crate) mod asym;
pub(crate) mod bio;
pub(crate) mod cipher;
mod cms_mac;
pub(crate) mod decode;
pub(crate) mod digest;
pub(crate) mod encode;
mod engine;
pub(crate) mod entry;
pub(crate) mod exchange;
pub(crate) mod init;
pub(crate) mod kdf;
pub(crate) mod keymgmt;
mod legacy;
pub(crate) mod legacy_cipher;
mod libcrypto;
pub(crate) mod mac;
pub(crate) mod mac_key;
pub(crate) mod params;
pub(crate) mod pkcs8;
mod pkey_method;
pub(crate) mod signature;
mod tls;
mod tls_group;
mod tls_mac;
pub(crate) mod upcalls;
