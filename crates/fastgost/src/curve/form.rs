//! What the algorithms of multiplication ask of a form of the curve.
use super::{field::Element, params::DomainParameters};
use subtle::Choice;
use zeroize::Zeroize;

/// A form of a curve's equation with coordinates that need no division. Points given as numbers are those of the Weierstrass
/// form, whatever the form inside.
pub(super) trait CurveForm: Send + Sync + 'static {
    type Element: Element;
    type Point: Copy + Zeroize;
    /// A point of a table made in advance: one that lies in the plane, so not the neutral one of a Weierstrass form.
    type Known: Entry;
    /// A point of a table made on the way.
    type Cached: Entry;

    fn new(domain: &DomainParameters) -> Self;
    fn neutral(&self) -> Self::Point;
    /// A point of the curve, which is public.
    fn point(&self, x: Self::Element, y: Self::Element) -> Self::Point;

    /// With `NEXT` an addition may follow; without, only a doubling or the end.
    fn double<const NEXT: bool>(&self, p: &Self::Point) -> Self::Point;
    fn add_known<const NEXT: bool>(&self, p: &Self::Point, q: &Self::Known) -> Self::Point;
    fn add<const NEXT: bool>(&self, p: &Self::Point, q: &Self::Cached) -> Self::Point;

    fn cached(&self, p: &Self::Point) -> Self::Cached;
    /// Of a point and the inverse of its `scale`.
    fn known(&self, p: &Self::Point, inverse: Self::Element) -> Self::Known;
    fn scale(p: &Self::Point) -> Self::Element;
    fn negate_known(q: &Self::Known, choice: Choice) -> Self::Known;
    fn negate(q: &Self::Cached, choice: Choice) -> Self::Cached;

    /// What is inverted to have a point's coordinates in the plane: 0 at least of the neutral point.
    fn denominator(&self, p: &Self::Point) -> Self::Element;
    /// The coordinates, of the inverse of the denominator. Of the neutral point anything.
    fn affine(&self, p: &Self::Point, inverse: Self::Element) -> (Self::Element, Self::Element);
    fn is_neutral(&self, p: &Self::Point) -> Choice;
    /// Whether the point has this first coordinate; the neutral one has none.
    fn has_x_public(&self, p: &Self::Point, x: Self::Element) -> bool;
}

/// An entry of a table that is read whole.
pub(super) trait Entry: Copy + Send + Sync + 'static {
    /// `table[index]`, all of the table read.
    fn look_up(table: &[Self], index: u64) -> Self;
}

impl<F: Element, const K: usize> Entry for [F; K] {
    #[inline(always)]
    fn look_up(table: &[Self], index: u64) -> Self {
        F::look_up(table, index)
    }
}
