//! fastgost as a provider for OpenSSL 3.0 to 3.6. This crate contains no cryptography. The crate offers the algorithms
//! of fastgost's registry in the form that libcrypto's core expects.
//!
//! `ffi` is the wall between OpenSSL's core and this crate. This module has all unsafe code, in one file for each
//! operation of OpenSSL (such as digests). Its functions turn pointers into references, stop panics, and pass errors to
//! OpenSSL's error queue. The other modules have no unsafe code. In these modules, each operation has a file with the
//! table of its algorithms and the code of its contexts. `provider.rs` lists the tables.
//!
//! The provider is not linked with libcrypto, because the core passes the functions that the provider may call.

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

/// Returns the row of an algorithm in fastgost's registry. The compiler looks up the row, and reports an error if no
/// row has this name.
const fn row(name: &str) -> &'static fastgost::registry::Algorithm {
    let rows = fastgost::registry::Algorithm::all();
    let mut i = 0;
    while i < rows.len() {
        let (known, wanted) = (rows[i].name.as_bytes(), name.as_bytes());
        let mut same = known.len() == wanted.len();
        let mut j = 0;
        while same && j < known.len() {
            same = known[j] == wanted[j];
            j += 1;
        }
        if same {
            return &rows[i];
        }
        i += 1;
    }
    panic!("a name that the registry has")
}
