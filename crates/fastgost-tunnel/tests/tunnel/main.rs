//! The tunnel as its users run it, over loopback.
#![cfg(unix)]
mod certificates;
mod common;
mod data;
mod failures;
mod operation;
mod start;
mod trust;
