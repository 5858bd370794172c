//! Authenticated encryption with associated data.
mod budget;
mod cnt_imit;
mod ctr_omac;
mod mgm;

pub use self::{cnt_imit::CntImit, ctr_omac::CtrOmac, mgm::Mgm};
#[cfg(feature = "alloc")]
pub(crate) use self::{
    ctr_omac::{Order, first_block, zeros},
    mgm::{counters, lengths, number},
};
