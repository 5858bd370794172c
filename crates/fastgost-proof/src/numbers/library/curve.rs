//! This module compiles files of `fastgost-curve` again. The fields and addition laws of `fastgost-curve` are private,
//! and most of their functions are inlined in the library. No formula is copied, because this module compiles the
//! library's own files.

#![allow(dead_code, unused_imports, unused_macros, reason = "the library uses more of these files than the proofs do")]

use crate::{cpu::Level, mp::Uint};

#[path = "../../../../fastgost-curve/src/curve/digits.rs"]
pub(crate) mod digits;
#[path = "../../../../fastgost-curve/src/curve/edwards.rs"]
pub(crate) mod edwards;
#[path = "../../../../fastgost-curve/src/curve/adx/eight.rs"]
pub(crate) mod eight;
#[path = "../../../../fastgost-curve/src/curve/field.rs"]
pub(crate) mod field;
#[path = "../../../../fastgost-curve/src/curve/form.rs"]
pub(crate) mod form;
#[path = "../../../../fastgost-curve/src/curve/adx/four.rs"]
pub(crate) mod four;
#[path = "ifma.rs"]
pub(crate) mod ifma;
#[path = "../../../../fastgost-curve/src/curve/jacobian.rs"]
pub(crate) mod jacobian;
#[path = "multiples.rs"]
pub(crate) mod multiples;
#[path = "../../../../fastgost-curve/src/curve/params.rs"]
pub(crate) mod params;
#[path = "../../../../fastgost-curve/src/curve/portable.rs"]
pub(crate) mod portable;
#[path = "../../../../fastgost-curve/src/curve/residue.rs"]
pub(crate) mod residue;
#[path = "../../../../fastgost-curve/src/curve/weierstrass.rs"]
pub(crate) mod weierstrass;

#[path = "../conditions.rs"]
pub(crate) mod conditions;
#[path = "../fields.rs"]
pub(crate) mod entries;
#[path = "../laws.rs"]
pub(crate) mod laws;

pub use params::Edwards;
use params::{DomainParameters, Set};

/// A number modulo the order of a curve.
pub type Scalar = Uint<8>;

/// A parameter set.
pub struct Curve {
    name: &'static str,
    short: &'static str,
    oid: &'static str,
    domain: &'static DomainParameters,
}

trait Engine {}

struct CurveKernel {
    level: Level,
    engine: fn(Set) -> Box<dyn Engine>,
}

/// In the library, this macro makes the engines. Here the macro makes no engine, because the proofs use no engine.
macro_rules! engines {
    ($set:expr, $below:ident, $above:ident, $montgomery:ident) => {{
        let _: Set = $set;
        unreachable!()
    }};
}
use engines;
