//! The emulated card: one program, so that what all of these tests use is compiled once. The driver's tests are another one: they
//! count what the whole program does.
mod common;
mod execution;
mod instructions;
mod kernels;
mod secrets;
