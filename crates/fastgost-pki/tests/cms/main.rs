//! CMS: the published samples, and what this crate writes itself.
mod common;
mod enveloped;
mod samples;
mod signed;
mod timestamp;
mod token;
