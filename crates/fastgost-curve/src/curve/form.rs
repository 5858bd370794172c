//! The operations that the multiplication algorithms need from a form of the curve.
use super::{field::Element, params::DomainParameters};
use subtle::Choice;
use zeroize::Zeroize;

/// A form of a curve's equation, with coordinates that need no division. Coordinates that are passed as field elements
/// are always coordinates of the Weierstrass form.
pub(super) trait CurveForm: Send + Sync + 'static {
    type Element: Element;
    type Point: Copy + Zeroize;
    /// An entry of a precomputed table. The entry is an affine point. So in a Weierstrass form, the entry is never the
    /// neutral point.
    type Known: Entry;
    /// An entry of a table that an engine computes anew for each point multiplication.
    type Cached: Entry;

    fn new(domain: &DomainParameters) -> Self;
    fn neutral(&self) -> Self::Point;
    /// Returns the point with the coordinates `x` and `y`, which are public.
    fn point(&self, x: Self::Element, y: Self::Element) -> Self::Point;

    /// Doubles a point. If `NEXT` is true, the next operation on the result may be an addition. If `NEXT` is false, the
    /// next operation may only be a doubling, or there is no next operation.
    fn double<const NEXT: bool>(&self, p: &Self::Point) -> Self::Point;
    fn add_known<const NEXT: bool>(&self, p: &Self::Point, q: &Self::Known) -> Self::Point;
    fn add<const NEXT: bool>(&self, p: &Self::Point, q: &Self::Cached) -> Self::Point;

    fn cached(&self, p: &Self::Point) -> Self::Cached;
    /// Makes a table entry from a point and the inverse of the point's `scale`.
    fn known(&self, p: &Self::Point, inverse: Self::Element) -> Self::Known;
    fn scale(p: &Self::Point) -> Self::Element;
    fn negate_known(q: &Self::Known, choice: Choice) -> Self::Known;
    fn negate(q: &Self::Cached, choice: Choice) -> Self::Cached;

    /// Returns the number whose inverse is needed to compute the affine coordinates of `p`. The number is 0 for the
    /// neutral point, and may be 0 for other points.
    fn denominator(&self, p: &Self::Point) -> Self::Element;
    /// Computes the affine coordinates of `p` from the inverse of its denominator. If `p` is the neutral point, the
    /// results are arbitrary.
    fn affine(&self, p: &Self::Point, inverse: Self::Element) -> (Self::Element, Self::Element);
    fn is_neutral(&self, p: &Self::Point) -> Choice;
    /// Returns whether `x` is the x coordinate of `p`. For the neutral point, which has no x coordinate, the result is
    /// false.
    fn has_x_public(&self, p: &Self::Point, x: Self::Element) -> bool;
}

/// An entry of a table that may be indexed by a secret.
pub(super) trait Entry: Copy + Send + Sync + 'static {
    /// Returns `table[index]`. The function reads the whole table, so that no address depends on `index`.
    fn look_up(table: &[Self], index: u64) -> Self;
}

impl<F: Element, const K: usize> Entry for [F; K] {
    #[inline(always)]
    fn look_up(table: &[Self], index: u64) -> Self {
        F::look_up(table, index)
    }
}
