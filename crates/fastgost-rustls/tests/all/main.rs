//! Tests handshakes, certificates and records through rustls. The tests are one program, so that their shared code is
//! compiled only once.
mod both_worlds;
mod certificates;
mod common;
mod data;
mod examples;
mod handshakes;
mod rfc9367;
mod sessions;
