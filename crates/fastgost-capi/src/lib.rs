//! fastgost for C. The crate builds `libfastgost.so` and `libfastgost.a`. The header `include/fastgost.h` documents all
//! functions. This crate contains no cryptography. The algorithms, and the registry with their names, are in the Rust
//! library.
//!
//! `arguments` turns pointers into references, and `handle` keeps the objects for which C programs have handles. Only
//! these two modules have unsafe blocks. The other modules have the exported functions, one module for each family of
//! algorithms. The exported functions are unsafe only because C calls them. The beginning of the header lists the
//! promises that the program in C must keep.

// `arguments` also records the memory that a call uses. If memory that the call writes overlaps other memory of the
// call, `arguments` refuses the call. `handle` keeps objects in slots that are never returned to the allocator. So the
// library recognises a freed handle, unless the handle's slot already has a new object. Even then, the freed handle
// points to a slot, and to no memory outside the library. The package `header/` writes the header from the
// documentation of the functions.

#![allow(clippy::missing_safety_doc)] // The beginning of the header lists the callers' promises for all functions.
#![allow(unsafe_code)] // Needed to export names. `tests/wall.rs` allows unsafe blocks only in `arguments` and `handle`.

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
