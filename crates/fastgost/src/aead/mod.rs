//! Authenticated encryption with associated data.
mod budget;
mod mgm;

pub use self::mgm::Mgm;
