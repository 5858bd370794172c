//! The owner of the code that a row measures. If the code belongs to another library, the owner is the library's name.

/// The library of this repository.
pub const OURS: &str = "fastgost";
/// A paper's technique, as the paper describes it.
pub const PAPER: &str = "paper";
/// The lab's additions to a paper's techniques.
pub const LAB: &str = "lab";
/// Plain code, which a compiler optimises.
pub const COMPILED: &str = "compiled";
/// Figures that were computed instead of measured.
pub const MODEL: &str = "model";
/// Figures that a paper published, from the paper's own machine.
pub const PUBLISHED: &str = "published";
