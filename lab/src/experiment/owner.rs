//! The owner of the code that a row measures, if it is not another library, whose name is the owner.

/// This repository's library.
pub const OURS: &str = "fastgost";
/// A paper's technique, as the paper describes it.
pub const PAPER: &str = "paper";
/// The lab's additions to a paper's techniques.
pub const LAB: &str = "lab";
/// Plain code, which a compiler optimises.
pub const COMPILED: &str = "compiled";
/// Figures that were computed rather than measured.
pub const MODEL: &str = "model";
/// A paper's figures, which its own machine reached.
pub const PUBLISHED: &str = "published";
