//! The deviations that readers accept. The list is the library's, and there is no other list.
pub use fastgost::{Lenience, Strictness};
