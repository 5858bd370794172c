//! The operations that the multiplication algorithms need from a form of the curve.
use super::{field::Element, params::DomainParameters};
use subtle::Choice;
use zeroize::Zeroize;

/// A form of a curve's equation, with coordinates that need no division. If a coordinate is given as a number, it is
/// always a coordinate of the Weierstrass form.
pub(super) trait CurveForm: Send + Sync + 'static {
    type Element: Element;
    type Point: Copy + Zeroize;
    /// An entry of a precomputed table. The entry is an affine point. So in a Weierstrass form, the entry is never the
    /// neutral point.
    type Known: Entry;
    /// An entry of a table that is computed for one point multiplication.
    type Cached: Entry;

    fn new(domain: &DomainParameters) -> Self;
    fn neutral(&self) -> Self::Point;
    /// The point with these coordinates, which are public.
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

    /// The number whose inverse gives a point's affine coordinates. The number is 0 for the neutral point, and may be 0
    /// for other points.
    fn denominator(&self, p: &Self::Point) -> Self::Element;
    /// The affine coordinates, from the inverse of the denominator. For the neutral point, the results are arbitrary.
    fn affine(&self, p: &Self::Point, inverse: Self::Element) -> (Self::Element, Self::Element);
    fn is_neutral(&self, p: &Self::Point) -> Choice;
    /// Whether the point has this x coordinate. The neutral point has no x coordinate.
    fn has_x_public(&self, p: &Self::Point, x: Self::Element) -> bool;
}

/// An entry of a table that is always read as a whole.
pub(super) trait Entry: Copy + Send + Sync + 'static {
    /// Returns `table[index]`. The function reads the whole table.
    fn look_up(table: &[Self], index: u64) -> Self;
}

impl<F: Element, const K: usize> Entry for [F; K] {
    #[inline(always)]
    fn look_up(table: &[Self], index: u64) -> Self {
        F::look_up(table, index)
    }
}
