//! The emulated GPU: one program, so that code that these tests share is
//! compiled once. The driver's tests are a separate program, since they count
//! every call in it.
mod common;
mod execution;
mod instructions;
mod kernels;
mod secrets;
