//! Tests the emulated GPU. The tests are one program, so that shared code is compiled once. The tests of the driver are
//! a separate program, since they count all calls in their process.
mod common;
mod execution;
mod instructions;
mod kernels;
mod secrets;
