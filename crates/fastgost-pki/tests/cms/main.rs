//! CMS: the published samples, and what this crate writes itself.
mod common;
mod samples;
mod signed;
