//! The deviations that readers accept. The list is in the library, and there is no other list.
pub use fastgost::{Lenience, Strictness};
