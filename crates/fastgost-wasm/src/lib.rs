//! fastgost for JavaScript. The npm package `fastgost` (`npm/`) has two parts: this crate, built for WebAssembly, and a
//! hand-written module. The hand-written module is the public interface, and checks types. Only that module calls the
//! functions that this crate exports.
//!
//! This crate has no cryptography and no names of algorithms: the library's registry has both. Bytes come as
//! `Uint8Array`s. This crate copies the bytes itself, and does not leave this to the generated code. So a lack of
//! memory is an error, and the copies are wiped.

// Each family of algorithms has a file, and goes through wasm-bindgen. In `npm/`, `arguments.js` checks types, `api.js`
// cuts long data into parts and owns objects, `load.js` chooses one of three builds, `index.js` and `node.js` know
// where the modules are, and `index.d.ts` is the documentation. `build` makes the package. `glue/`, a separate
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
