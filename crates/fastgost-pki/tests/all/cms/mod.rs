//! Tests of CMS. They use the published samples, and documents that this crate writes itself.
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
