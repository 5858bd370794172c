//! fastgost as a provider for OpenSSL 3.0 to 3.6. This crate contains no cryptography: it is the library's registry in the form that
//! libcrypto's core expects.
//!
//! `ffi` is the wall: everything that is unsafe is in there, one file for each operation of OpenSSL, whose functions turn pointers
//! into references, stop panics, and pass errors to OpenSSL's queue. The other modules are safe: a file for each operation, with the
//! table of its algorithms and what a context of it does. `provider.rs` lists the tables.
//!
//! Nothing is linked with libcrypto: the core passes the functions that the provider may call.

mod cipher;
mod decode;
mod digest;
mod encode;
mod error;
mod exchange;
mod ffi;
mod kdf;
mod key;
mod mac;
mod mac_key;
mod provider;
mod sboxes;
mod signature;
mod transport;
