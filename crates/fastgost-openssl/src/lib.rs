//! fastgost as a provider for OpenSSL 3.0 to 3.6. This crate contains no cryptography. The crate offers the algorithms
//! of fastgost's registry (the library's list of algorithms) in the form that libcrypto's core expects.
//!
//! The module `ffi` is the boundary between OpenSSL's core and this crate. It has all unsafe code of the crate. Each of
//! OpenSSL's operations (such as digests) has its own file there. The functions in `ffi` turn pointers into references,
//! stop panics, and pass errors to OpenSSL's error queue. The other modules have no unsafe code. Each operation also
//! has a module outside `ffi`, with the table of the operation's algorithms and the code for the operation's contexts.
//! `provider.rs` lists the tables.
//!
//! The provider is not linked with libcrypto. The core passes functions to the provider, and `ffi/libcrypto.rs` finds
//! other functions of libcrypto by name at run time.

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

/// Returns the row (the entry) of the algorithm `name` in fastgost's registry. The row is looked up at compile time. If
/// there is no such row, the build fails.
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
