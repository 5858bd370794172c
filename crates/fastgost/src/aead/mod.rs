//! Authenticated encryption with associated data.
mod ctr_omac;

pub use self::ctr_omac::CtrOmac;
