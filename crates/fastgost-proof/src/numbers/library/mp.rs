//! The module that files of `fastgost-curve` find as `mp` in their crate.

pub use fastgost_curve::mp::{Modulus, Uint};

#[allow(dead_code, reason = "the library uses more of this file than the proofs do")]
#[path = "../../../../fastgost-curve/src/mp/limb.rs"]
pub(crate) mod limb;
