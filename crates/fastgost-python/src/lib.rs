//! fastgost for Python. The package `fastgost` (`python/fastgost`) consists of this compiled module, `_fastgost`, and
//! of parts that are easier to write in Python. Only the package `fastgost` imports this module.
//!
//! This crate has no cryptography and no list of algorithms, because both are in the Rust library. `buffer.rs` turns
//! Python's objects into slices, and `column/interface.rs` turns Arrow's columns into slices and back. These two files
//! contain all `unsafe` code. `call.rs` decides when to release the GIL, and cuts long calls so that Ctrl-C can
//! interrupt them.

// Each family of algorithms has a file with the pyo3 classes and functions of this family. `buffer.rs` also checks that
// an output overlaps no other memory of the call. `python/fastgost/ray` runs jobs on a Ray cluster.

#![deny(missing_docs)]
// Python shows these doc comments as docstrings. So brackets in these comments are indices of Python, and not links of
// rustdoc.
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

/// The compiled part of the package `fastgost`.
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
