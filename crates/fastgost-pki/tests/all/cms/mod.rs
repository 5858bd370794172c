//! Tests of CMS. The tests read published samples of other authors, and documents that this crate writes.
pub mod common;
mod enveloped;
mod hostile;
mod long_term;
mod named;
mod samples;
mod several;
mod signed;
mod slips;
mod timestamp;
pub mod token;
mod wraps;
