//! Modes of operation (GOST R 34.13-2015), over any [`Cipher`](crate::Cipher).

mod ctr;
mod ecb;

pub use ctr::Ctr;
pub use ecb::Ecb;
