//! fastgost for JavaScript. The npm package `fastgost` (`npm/`) consists of this crate, built for WebAssembly, and of
//! a hand-written module. This module checks types and is the public interface. Only this module calls the functions
//! that are exported here.
//!
//! This crate has no cryptography and no names of algorithms: the library's registry has both. Bytes come as
//! `Uint8Array`s. This crate copies them, and not the generated code, so that a lack of memory is an error, and the
//! copies are wiped.

// Each family of algorithms has a file, through wasm-bindgen. In `npm/`, `arguments.js` checks types, `api.js` cuts
// long data into parts and owns objects, `load.js` chooses one of three builds, `index.js` and `node.js` have the
// places of the modules, and `index.d.ts` is the documentation. `build` makes the package; `glue/`, a separate
// workspace, writes the code between JavaScript and WebAssembly.

#![deny(missing_docs)]

mod aead;
mod bytes;
mod cipher;
mod error;
mod hash;
mod info;
mod keys;
mod options;
mod sealed;
