//! Tests the tunnel as users run it. The connections go over the loopback interface.
#![cfg(unix)]
mod certificates;
mod common;
mod data;
mod failures;
mod operation;
mod peer;
mod start;
mod trust;
