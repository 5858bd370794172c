//! This module compiles the library's multiplication of points again. The multiplication is generic over the form of a
//! curve. Another module takes the place of `digits` here, so that the multiplication works with unknown digits.

use super::{Scalar, field, form, params};
use subtle::Choice;

/// Affine coordinates.
#[derive(Clone, Copy)]
pub struct AffinePoint {
    x: Scalar,
    y: Scalar,
}

/// The arguments of the verification of one signature.
pub struct Check<'a> {
    u1: &'a Scalar,
    u2: &'a Scalar,
    q: &'a AffinePoint,
    r: &'a Scalar,
}

trait Engine: Send + Sync {
    fn mul_base(&self, k: &[Scalar], out: &mut [AffinePoint]);
    fn mul(&self, k: &Scalar, q: &AffinePoint, doublings: u32) -> (AffinePoint, Choice);
    fn check_public(&self, job: &Check<'_>) -> bool;
    fn has_small_order_public(&self, q: &AffinePoint) -> bool;
}

#[path = "../../../../fastgost-curve/src/curve/base.rs"]
mod base;
#[path = "../../../../fastgost-curve/src/curve/multiplier.rs"]
mod multiplier;

/// Unknown digits of secret scalars. The digits of public scalars are computed by the library.
mod digits {
    pub(super) use super::super::digits::{MOST, windows, wnaf_public};
    use super::{Scalar, laws::unknown_digit};
    use subtle::Choice;

    pub(super) fn odd_digit<const W: usize>(half: &Scalar, at: usize, windows: usize) -> (u64, Choice) {
        unknown_digit(half, W, at, windows)
    }
}

#[path = "../multiples.rs"]
pub(crate) mod laws;
