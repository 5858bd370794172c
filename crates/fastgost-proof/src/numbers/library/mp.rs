//! What files of `fastgost-curve` find as `mp` in their crate.

pub use fastgost_curve::mp::{Modulus, Uint};

// What the proofs do not use of it.
#[allow(dead_code)]
#[path = "../../../../fastgost-curve/src/mp/limb.rs"]
pub(crate) mod limb;
