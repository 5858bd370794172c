//! Tests the emulated GPU. The tests are one program, so that code that they share is compiled once. The driver's tests
//! are a separate program, since they count every call in it.
mod common;
mod execution;
mod instructions;
mod kernels;
mod secrets;
