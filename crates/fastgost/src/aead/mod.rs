//! Encryption and authentication in one.
mod cnt_imit;

pub use self::cnt_imit::CntImit;
