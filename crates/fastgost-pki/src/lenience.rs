//! The deviations that readers accept: the library's list, which is the only one.
pub use fastgost::{Lenience, Strictness};
