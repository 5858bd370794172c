//! Authenticated encryption with associated data.
mod budget;
mod cnt_imit;
#[cfg(feature = "alloc")]
mod ctr_acpkm_omac;
mod ctr_omac;
mod mac_then_encrypt;
mod mgm;
mod parts;

pub use self::{
    cnt_imit::CntImit,
    ctr_omac::CtrOmac,
    mgm::Mgm,
    parts::{InParts, Sealer},
};
#[cfg(feature = "alloc")]
pub use self::{ctr_acpkm_omac::CtrAcpkmOmac, parts::Opener};
#[cfg(feature = "alloc")]
pub(crate) use self::{
    ctr_omac::{Composition, first_block, zeros},
    mgm::{counters, lengths, number},
    parts::{Opening, private},
};

/// Decryption that returns plaintext before it verifies the tag. Use it only if your protocol or interface cannot store
/// a whole message. Callers must discard the whole plaintext if the tag turns out to be wrong.
pub mod hazmat {
    pub use super::parts::Unverified;
}
