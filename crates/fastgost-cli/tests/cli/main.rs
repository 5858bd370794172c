//! The command as its users run it.
mod cipher;
mod common;
mod docs;
mod interop_keys;
mod keys;
mod mac_and_speed;
mod sealed;
mod sign;
mod spared;
mod sum;
mod terminal;
mod transcripts;
