//! What readers accept beyond the standards: the library's list, which is the only one.
pub use fastgost::{Lenience, Strictness};
