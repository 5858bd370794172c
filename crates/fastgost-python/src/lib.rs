//! fastgost for Python. The package `fastgost` (`python/fastgost`) consists of this module, `_fastgost`, and of the
//! parts that are easier to write in Python. No other package imports the module.
//!
//! This crate has no cryptography and no names of algorithms: the library's registry has the names. `buffer.rs` turns
//! Python's objects into slices and back, and `column/interface.rs` does this for Arrow's columns. These two files
//! contain all `unsafe` code. `call.rs` decides when to release the GIL, and cuts long calls so that Ctrl-C can
//! interrupt them.

// Each family of algorithms has a file, through pyo3. `buffer.rs` also checks that outputs overlap nothing.
// `python/fastgost/ray` has the job on Ray.

#![deny(missing_docs)]
// The comments on items are Python's docstrings, in which brackets are indices.
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
