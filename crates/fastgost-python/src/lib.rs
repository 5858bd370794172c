//! fastgost for Python. The package `fastgost` (`python/fastgost`) is this module, `_fastgost`, and the parts that are
//! better written in Python; nobody else imports the module.
//!
//! There is no cryptography in it, and names of algorithms are the library's registry's. `buffer.rs` turns Python's
//! objects into slices and back, `column/interface.rs` does it for Arrow's columns; they contain all `unsafe` code;
//! `call.rs` knows when to release the GIL, and cuts long calls so that Ctrl-C gets through.

// A file per family, through pyo3. `buffer.rs` also checks that outputs overlap nothing. `python/fastgost/ray` is the
// job on Ray.

#![deny(missing_docs)]
// The comments on items are docstrings of Python, in which brackets are indices.
#![allow(rustdoc::broken_intra_doc_links)]

mod aead;
mod aead_parts;
mod batch;
mod buffer;
mod call;
mod cipher;
mod cms;
mod column;
mod cryptopro;
mod error;
mod hash;
mod jws;
mod kdf;
mod keys;
mod mac;
mod options;
mod sealed;
mod xml;

use pyo3::prelude::*;

/// The compiled half of the package `fastgost`.
#[pymodule(gil_used = false)]
fn _fastgost(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    for register in [
        error::register,
        options::register,
        hash::register,
        mac::register,
        kdf::register,
        aead::register,
        aead_parts::register,
        cipher::register,
        column::register,
        batch::register,
        keys::register,
        sealed::register,
        cms::register,
        cryptopro::register,
        jws::register,
        xml::register,
    ] {
        register(module)?;
    }
    Ok(())
}
