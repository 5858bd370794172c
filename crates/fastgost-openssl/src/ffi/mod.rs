//! The wall between OpenSSL's core and this crate, and the only unsafe code (`tests/wall.rs`).
//!
//! The contract of all functions here that C calls is in OpenSSL's manual pages provider-base(7), provider-digest(7),
//! and so on. A context comes from the same operation's function for new contexts, is not freed, and no other thread
//! uses it at the same time. Memory is readable or writable for its length, or null with length 0. Arrays of
//! parameters end with an entry without a key. Strings end with a zero byte. The core obeys this contract, and no check
//! could replace this contract.

// `abi.rs` has the structures. Its numbers of functions have the functions' types, so that the compiler checks
// dispatch tables. `entry.rs` has contexts, memory and panics; `params.rs` has parameters; `upcalls.rs` has the calls
// to the core, such as OpenSSL's queue of errors. TLS, CMS and PKCS #12 need entries in libcrypto's legacy tables:
// `legacy.rs`, `legacy_cipher.rs`, `tls.rs`, `tls_mac.rs`, `pkey_method.rs`, `cms_mac.rs` and `engine.rs` make these
// entries. They find the functions of libcrypto by name (`libcrypto.rs`), since the provider is not linked with
// libcrypto.

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
