//! The command as its users run it.
mod cipher;
mod common;
#[cfg(unix)]
mod descriptors;
mod docs;
mod interop_keys;
mod keys;
#[cfg(target_os = "linux")]
mod leftovers;
mod mac_and_speed;
#[cfg(unix)]
mod outputs;
mod sealed;
mod sign;
mod spared;
mod sum;
mod terminal;
mod transcripts;
