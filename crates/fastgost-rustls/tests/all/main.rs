//! Handshakes, certificates and records through rustls: one program, so that code that these tests share is
//! compiled once.
mod both_worlds;
mod certificates;
mod common;
mod data;
mod examples;
mod handshakes;
mod rfc9367;
mod sessions;
