//! The deviations from the standards that lenient readers accept. The crate `fastgost` has the only list of these
//! deviations.
pub use fastgost::{Lenience, Strictness};
