//! Tests handshakes, certificates and records through rustls. The tests are one program, so that code that they share
//! is compiled once.
mod both_worlds;
mod certificates;
mod common;
mod data;
mod examples;
mod handshakes;
mod rfc9367;
mod sessions;
