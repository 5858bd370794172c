//! The module `mp` for the files of `fastgost-curve` that are compiled again in this crate. These files refer to a
//! module with the name `mp`.

pub use fastgost_curve::mp::{Modulus, Uint};

#[allow(dead_code, reason = "the library uses more of this file than the proofs do")]
#[path = "../../../../fastgost-curve/src/mp/limb.rs"]
pub(crate) mod limb;
