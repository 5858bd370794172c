//! fastgost for C. `libfastgost.so` and `libfastgost.a`, with `include/fastgost.h`, which documents everything. This
//! crate contains no cryptography, and no names of algorithms: the library's registry has them.
//!
//! `arguments` turns pointers into references, and `handle` keeps the objects whose handles C has. These modules have
//! all code that is unsafe by its actions. The other modules have the exported functions, one for each family, and
//! are unsafe only because they are exported: their callers' promises are at the beginning of the header.

// `arguments` also knows the memory that a call uses, so that written memory overlaps nothing else. `handle` keeps
// objects in slots that are never returned to the allocator. So a freed handle is recognised, or its slot has another
// object by then, and it never leads to memory outside the library. The package `header/` writes the header from the
// documentation of the functions.

#![allow(clippy::missing_safety_doc)] // The header has the promises, once for all functions.
#![allow(unsafe_code)] // Exported names. `tests/wall.rs` allows no unsafe block outside of `arguments` and `handle`.

mod arguments;
mod handle;

pub mod aead;
pub mod cipher;
pub mod cms;
pub mod errors;
pub mod hash;
pub mod info;
pub mod kdf;
pub mod keys;
pub mod mac;
pub mod sealed;
pub mod sign;
pub mod types;
