//! Authenticated encryption with associated data.
mod budget;
mod cnt_imit;
mod ctr_omac;
mod mgm;

#[cfg(feature = "alloc")]
pub use self::mgm::MgmOpener;
pub use self::{
    cnt_imit::CntImit,
    ctr_omac::CtrOmac,
    mgm::{Mgm, MgmSealer},
};
#[cfg(feature = "alloc")]
pub(crate) use self::{
    ctr_omac::{Composition, first_block, zeros},
    mgm::{Opening, Parts, counters, lengths, number},
};

/// Decryption that releases unverified plaintext. For protocols and interfaces that cannot store a whole message, and only for
/// callers that discard everything if the tag turns out to be wrong.
pub mod hazmat {
    pub use super::mgm::MgmUnverified;
}
