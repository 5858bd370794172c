//! fastgost for JavaScript. The npm package `fastgost` (`npm/`) is this crate, built for WebAssembly, behind a
//! hand-written module which checks types and is the public interface; nobody else calls what is exported here.
//!
//! There is no cryptography in it, and there are no names of algorithms: those are the library's registry's. Bytes come
//! as `Uint8Array`s and are copied here rather than by the generated code, so that memory which runs out is an error,
//! and the copies are wiped.

// A file per family, through wasm-bindgen. In `npm/`, `arguments.js` checks types, `api.js` cuts long data into parts
// and owns objects, `load.js` chooses one of three builds, `index.js` and `node.js` say where the modules
// are, and `index.d.ts` documents everything. `build` makes the package; `glue/`, a separate workspace, writes the
// code between JavaScript and WebAssembly.

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
