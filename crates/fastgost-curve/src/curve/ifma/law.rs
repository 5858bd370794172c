//! The operations of an addition law that the point multiplication in `engine.rs` needs. Some operations are for a
//! single point, whose coordinates are in different lanes. Other operations are for eight points, and each lane has one
//! point. The file also has functions that the laws of Edwards curves and Weierstrass curves share.
use super::{
    super::{Scalar, form::CurveForm, params::DomainParameters},
    primes::limbs,
    radix52::{Fe, Prime},
    vertical::Vertical,
};
use crate::simd::x86::ifma::{Ifma, Limbs, ZmmIfma};

pub(super) trait Law: Send + Sync + Sized + 'static {
    /// The same form of the curve, computed without vector registers.
    type Form: CurveForm;
    /// `Point` is a single point. `Cached` is a single point that is prepared as the second operand of an addition.
    type Point: Copy;
    type Cached: Copy + Send + Sync;
    /// `Points` is eight points. `Known` and `Many` are eight points that are prepared as the second operand of an
    /// addition. `Known` has entries of a precomputed table, and `Many` has arbitrary points.
    type Points: Copy;
    type Known: Copy + Send + Sync;
    type Many: Copy;
    /// The coordinates of a precomputed point.
    type Limbs: Copy + Send + Sync;
    /// True if `double` and `add` are so short that loops may inline them.
    const SHORT: bool;

    fn new(cpu: Ifma, domain: &'static DomainParameters) -> Self;
    fn form(&self) -> &Self::Form;

    fn point(&self, cpu: Ifma, p: &<Self::Form as CurveForm>::Point) -> Self::Point;
    fn scalar(&self, cpu: Ifma, p: &Self::Point) -> <Self::Form as CurveForm>::Point;
    fn neutral(&self, cpu: Ifma) -> Self::Point;
    fn double(&self, cpu: Ifma, p: &Self::Point) -> Self::Point;
    /// Adds q to p if `negative` is 0, or subtracts q from p if `negative` is 255.
    fn add(&self, cpu: Ifma, p: &Self::Point, q: &Self::Cached, negative: u8) -> Self::Point;
    fn cached(&self, cpu: Ifma, p: &Self::Point) -> Self::Cached;
    /// Returns `table[index]`. The function reads the whole table, so that no address depends on `index`.
    fn look_up(&self, cpu: Ifma, table: &[Self::Cached], index: u64) -> Self::Cached;

    fn limbs(&self, p: &<Self::Form as CurveForm>::Known) -> Self::Limbs;
    fn known(&self, cpu: Ifma, points: &[Self::Limbs; 8]) -> Self::Known;
    /// Returns for each lane the table entry at the lane's index. The function reads the whole table, so that no
    /// address depends on `index`.
    fn look_up_known(&self, cpu: Ifma, table: &[Self::Known], index: &[u64; 8]) -> Self::Known;
    fn points(&self, cpu: Ifma, p: &[<Self::Form as CurveForm>::Point; 8]) -> Self::Points;
    fn neutrals(&self, cpu: Ifma) -> Self::Points;
    fn scalars(&self, cpu: Ifma, p: &Self::Points, out: &mut [<Self::Form as CurveForm>::Point]);
    /// Subtracts q in the lanes whose bits are set in `negative`, and adds q in the other lanes.
    fn add_known<const NEXT: bool>(&self, cpu: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points;
    fn add_many(&self, cpu: Ifma, p: &Self::Points, q: &Self::Many) -> Self::Points;
    fn many(&self, cpu: Ifma, p: &Self::Points) -> Self::Many;

    /// True if the law for public points has exceptions, which are pairs of points whose sum the law computes wrongly.
    /// If a sum of several points begins with a point other than the neutral point, and the result is not the neutral
    /// point, then no exception has occurred.
    const EXCEPTIONS: bool;
    type Public: Copy;
    /// True if `doubles_public` does the same for both values of `NEXT`.
    const ALIKE: bool;
    fn doubles_public<const NEXT: bool>(&self, cpu: Ifma, p: &Self::Points) -> Self::Points;
    fn add_known_public(&self, cpu: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points;
    fn add_public(&self, cpu: Ifma, p: &Self::Points, q: &Self::Public, negative: u8) -> Self::Points;
    fn public(&self, cpu: Ifma, p: &Self::Points) -> Self::Public;
    /// Returns for each lane the table entry at the lane's index minus 1. For index 0, the function returns the neutral
    /// point if the law has no exceptions.
    fn look_up_public(&self, cpu: Ifma, table: &[Self::Public], index: &[u64; 8]) -> Self::Public;
    /// Begins a sum in each lane. The first summand is -q in the lanes whose bits are set in `negative`, and q in the
    /// other lanes. The result is used only if the law has exceptions.
    fn first_known(&self, cpu: Ifma, q: &Self::Known, negative: u8) -> Self::Points;
    fn first_public(&self, cpu: Ifma, q: &Self::Public, negative: u8) -> Self::Points;
    /// Converts the points to the coordinates of the complete law, which has no exceptions.
    fn complete(&self, cpu: Ifma, p: &Self::Points) -> Self::Points;
    /// Returns `other` in the lanes whose bits are set in `lanes`, and `p` in the remaining lanes.
    fn select(p: &Self::Points, other: &Self::Points, lanes: u8) -> Self::Points;
    /// Moves lane i + `BY` to lane i. `BY` is 4, 2 or 1.
    fn move_down<const BY: usize>(p: &Self::Points) -> Self::Points;
}

/// Converts a number to the representation of field elements, and returns its limbs.
pub(super) fn kept<P: Prime<L>, const L: usize>(x: &Scalar) -> [u64; L] {
    // If `FOLD` is 0, L * 52 doublings convert the number into Montgomery form.
    let mut x: [u64; L] = limbs(x);
    if P::FOLD == 0 {
        x = super::radix52::double(x, 52 * L as u32, &P::P);
    }
    x
}

/// Puts the coordinates of eight points into lanes, one point per lane. Each point has `K` coordinates.
#[inline(always)]
pub(super) fn gather<const K: usize, const L: usize>(cpu: Ifma, points: &[[[u64; L]; K]; 8]) -> [Fe<ZmmIfma, L>; K] {
    let mut out = [Fe([ZmmIfma::splat(cpu, 0); L]); K];
    for k in 0..K {
        for i in 0..L {
            let mut words = [0; 8];
            for lane in 0..8 {
                words[lane] = points[lane][k][i];
            }
            out[k].0[i] = ZmmIfma::load(cpu, &words);
        }
    }
    out
}

#[inline(always)]
pub(super) fn pick<const K: usize, const L: usize>(
    cpu: Ifma,
    table: &[[Fe<ZmmIfma, L>; K]],
    index: &[u64; 8],
    first: u64,
    mut out: [Fe<ZmmIfma, L>; K],
) -> [Fe<ZmmIfma, L>; K] {
    let index = ZmmIfma::load(cpu, index);
    for j in 0..table.len() {
        let lanes = index.equal(ZmmIfma::splat(cpu, j as u64 + first));
        for k in 0..K {
            out[k] = out[k].select(&table[j][k], lanes);
        }
    }
    out
}

#[inline(always)]
pub(super) fn moved<P: Prime<L>, const BY: usize, const L: usize>(x: &Vertical<P, L>) -> Vertical<P, L> {
    let mut x = *x;
    for i in 0..L {
        let r = x.0.0[i];
        x.0.0[i] = match BY {
            4 => r.permute::<0o3210_7654>(),
            2 => r.permute::<0o1076_5432>(),
            _ => r.permute::<0o0765_4321>(),
        };
    }
    x
}
