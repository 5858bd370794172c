//! CMS: the published samples, and what this crate writes itself.
mod common;
mod enveloped;
mod hostile;
mod samples;
mod signed;
mod timestamp;
mod token;
