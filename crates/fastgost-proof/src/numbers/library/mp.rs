//! The module `mp` for the files of `fastgost-curve` that are compiled again here. In `fastgost-curve`, these files
//! refer to a module of this name.

pub use fastgost_curve::mp::{Modulus, Uint};

#[allow(dead_code, reason = "the library uses more of this file than the proofs do")]
#[path = "../../../../fastgost-curve/src/mp/limb.rs"]
pub(crate) mod limb;
