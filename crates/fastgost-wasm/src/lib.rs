//! fastgost for JavaScript. The npm package `fastgost` (`npm/`) has two parts. One part is this crate, built for
//! WebAssembly. The other part is written in JavaScript. The JavaScript part is the public interface, and checks the
//! types of arguments. Only the JavaScript part calls the functions that this crate exports.
//!
//! All cryptography and all names of algorithms are in the library, and not in this crate. The functions of this crate
//! take bytes as `Uint8Array`s, and copy the bytes themselves. The code that wasm-bindgen generates could also copy the
//! bytes. But with that code, a program could not handle a lack of memory as an error, and the copies would not be
//! wiped.

// Each family of algorithms has a source file in this crate. The file exports the classes and functions of the family
// with wasm-bindgen. In `npm/`, `arguments.js` checks types. `api.js` cuts long data into parts and owns the objects in
// WebAssembly's memory. `load.js` chooses one of three builds. `index.js` and `node-module.js` know where the modules
// are, and `index.d.ts` is the documentation. The script `build` makes the package. `glue/` is a separate workspace.
// Its program writes the code between JavaScript and WebAssembly.

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
