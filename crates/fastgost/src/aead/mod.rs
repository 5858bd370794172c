//! Encryption and authentication in one.
mod budget;
mod cnt_imit;
mod mgm;

pub use self::{cnt_imit::CntImit, mgm::Mgm};
