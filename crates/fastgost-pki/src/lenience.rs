//! The deviations from the standards that lenient readers accept. The crate `fastgost` has the only list of them.
pub use fastgost::{Lenience, Strictness};
