//! Points of short Weierstrass curves y^2 = x^3 + a x + b of odd order, in homogeneous coordinates. The formulas are
//! the complete formulas of Renes, Costello and Batina (2016), algorithm 1, for any b and a = -3. The code first
//! computes products of coordinates, in the first level. Then it computes products of sums of the first products, in
//! the second level. In the first level, the second factors contain the constants a and 3b. An addition computes
//! sixteen products of coordinates in two registers of eight lanes.
use super::radix52::{Fe, Prime, ProductColumns};
use crate::simd::x86::ifma::{Ifma, Limbs, ZmmIfma};

/// A point, with the lanes X, Y, Z, W = 3b Z, 2aX + W, aX + 2W, aZ, 3X.
pub(super) type Point<const L: usize> = Fe<ZmmIfma, L>;

/// A point that is prepared as the second summand of an addition. With c = 3b, the first register has the lanes aZ, aX
/// + cZ, 3X, Y, Y, Z, cY, cZ. The second register has the lanes aX + cZ, cX - a^2 Z, aZ, 0, X, Y, cX, cY.
pub(super) type Cached<const L: usize> = [Fe<ZmmIfma, L>; 2];

/// Multiplies loose numbers by a = -3.
#[inline(always)]
fn times_a(x: ZmmIfma) -> ZmmIfma {
    let zero = x.sub(x);
    zero.sub(x.add(x.shl::<1>()))
}

#[inline(always)]
pub(super) fn double<P: Prime<L>, const L: usize>(cpu: Ifma, p: &Point<L>) -> Point<L> {
    let (mut a, mut b) = (*p, *p);
    for i in 0..L {
        a.0[i] = p.0[i].permute::<0o1101_2002>();
        b.0[i] = p.0[i].permute::<0o3211_6754>();
    }
    // The lanes are S = 2aXZ + cZ^2, aX^2 + 2cXZ, 3X^2, aZ^2, Y^2, XY, YZ, and YW.
    let s = a.product::<P>(cpu, &b);
    let (mut l, mut r) = (s, s);
    for i in 0..L {
        let x = s.0[i];
        // The first lanes are 2XY, Y^2 + S, 2YZ, 2YW, 2YZ, and U = 3X^2 + aZ^2.
        l.0[i] = x.permute_in::<0o0026_7645, 0b11_1111>().shl_lanes::<0o0001_1101>();
        l.0[i] = l.0[i].add(x.permute_in::<0o0030_0000, 0b10_0010>());
        // The first lanes are Y^2 - S, Y^2 - S, 4Y^2, 4Y^2, V = aX^2 + 2cXZ - a^2 Z^2, and V.
        let s = x.permute_in::<0o0033_0000, 0b11_0011>();
        r.0[i] = x.permute_in::<0o0011_4444, 0b11_1111>().shl_lanes::<0o0000_2200>();
        r.0[i] = r.0[i].sub_in(s, 0b00_0011).sub_in(times_a(s), 0b11_0000);
    }
    finish::<P, L>(cpu, &l.tidy::<P>(cpu), &r.tidy::<P>(cpu))
}

#[inline(always)]
pub(super) fn add<P: Prime<L>, const L: usize>(cpu: Ifma, p: &Point<L>, q: &Cached<L>) -> Point<L> {
    let (mut a, mut b) = (*p, *p);
    for i in 0..L {
        a.0[i] = p.0[i].permute::<0o1010_1000>();
        b.0[i] = p.0[i].permute::<0o2121_2222>();
    }
    let mut columns = ProductColumns::new(cpu);
    columns.add(cpu, &a, &q[0]);
    columns.add(cpu, &b, &q[1]);
    // The lanes are S = a(XZ' + X'Z) + cZZ', V = aXX' + c(XZ' + X'Z) - a^2 ZZ', U = 3XX' + aZZ', YY', T = XY' + X'Y, R
    // = YZ' + Y'Z, cT, and cR.
    let s = columns.reduce::<P, L>(cpu);
    let (mut l, mut r) = (s, s);
    for i in 0..L {
        let x = s.0[i];
        // The lanes are T, YY' + S, R, cR, R, U, T, and cT.
        l.0[i] = x.permute::<0o6425_7534>().add(x.permute_in::<0, 0b10>());
        // The lanes are YY' - S, YY' - S, YY' + S, YY' + S, V, V, U, and U.
        let s = x.permute_in::<0, 0b1111>();
        r.0[i] = x.permute::<0o2211_3333>().sub_in(s, 0b0011).add_in(s, 0b1100);
    }
    finish::<P, L>(cpu, &l.tidy::<P>(cpu), &r.tidy::<P>(cpu))
}

/// Computes the products of the second level, and adds them in pairs. Each of lanes 4 to 7 is added to the lane four
/// places lower, except that lane 4 is subtracted from lane 0.
#[inline(always)]
fn finish<P: Prime<L>, const L: usize>(cpu: Ifma, l: &Fe<ZmmIfma, L>, r: &Fe<ZmmIfma, L>) -> Point<L> {
    let mut s = l.product::<P>(cpu, r);
    for i in 0..L {
        let x = s.0[i];
        let (low, high) = (x.permute::<0o0200_3210>(), x.permute::<0o4644_7654>());
        let w = x.permute_in::<0o0033_0000, 0b11_0000>().add(x.permute_in::<0o0077_0000, 0b11_0000>());
        s.0[i] = lanes(low.sub_in(high, 0b1011_0001).add_in(high, 0b0100_1110), w);
    }
    s.tidy::<P>(cpu)
}

/// Returns all lanes of a point, where `x` has the lanes X, Y, Z, W, X, X, Z, X, and `w` has W in lanes 4 and 5.
#[inline(always)]
fn lanes(x: ZmmIfma, w: ZmmIfma) -> ZmmIfma {
    let three = x.add(x.shl::<1>());
    let w = w.shl_lanes::<0o0010_0000>().add_in(x, 0b0000_1111).add_in(three, 0b1000_0000);
    w.sub_in(three.shl_lanes::<0o0001_0000>(), 0b0111_0000)
}

/// Returns the point whose X, Y, Z are in lanes 0 to 2 of `xyz`. `factors` has 1, 1, 1 (for X, Y, Z) and c (for W).
#[inline(always)]
pub(super) fn point<P: Prime<L>, const L: usize>(
    cpu: Ifma,
    xyz: &Fe<ZmmIfma, L>,
    factors: &Fe<ZmmIfma, L>,
) -> Point<L> {
    let mut a = *xyz;
    for i in 0..L {
        a.0[i] = xyz.0[i].permute_in::<0o2210, 0b1111>();
    }
    let mut s = a.product::<P>(cpu, factors);
    for i in 0..L {
        let x = s.0[i];
        s.0[i] = lanes(x.permute::<0o0200_3210>(), x.permute_in::<0o0033_0000, 0b11_0000>());
    }
    s.tidy::<P>(cpu)
}

/// Prepares a point for `add`. `factors` has 1, 1, 1, c in lanes 0 to 3.
#[inline(always)]
pub(super) fn cached<P: Prime<L>, const L: usize>(cpu: Ifma, p: &Point<L>, factors: &Fe<ZmmIfma, L>) -> Cached<L> {
    let (mut a, mut f) = (*p, *p);
    for i in 0..L {
        a.0[i] = p.0[i].permute::<0o1010_3210>();
        f.0[i] = factors.0[i].permute_in::<0o3300_0000, 0b1111_1111>();
    }
    // Lanes 4 to 7 are X, Y, cX and cY.
    let s = a.product::<P>(cpu, &f);
    let (mut l, mut r) = (s, s);
    for i in 0..L {
        // Lanes 0 to 3 of `low` are X, Y, Z and cZ.
        let (low, high) = (p.0[i], s.0[i]);
        let az = times_a(low);
        // At first, the lanes of `x` are 0, cZ, 3X, Y, Y, Z, 0 and cZ.
        let three = low.add(low.shl::<1>()).permute_in::<0o0, 0b0000_0100>();
        let x = low.permute_in::<0o3021_1030, 0b1011_1010>().add(three);
        let x = x.add(az.permute_in::<0o0000_0002, 0b0000_0011>()); // adds aZ to lane 0, and aX to lane 1
        l.0[i] = x.add(high.permute_in::<0o0700_0000, 0b0100_0000>());
        // At first, the lanes of `y` are cZ, 0, 0, 0, X, Y, 0 and 0.
        let y = low.permute_in::<0o0010_0003, 0b0011_0001>();
        let y = y.add(az.permute_in::<0o0000_0200, 0b0000_0101>()); // adds aX to lane 0, and aZ to lane 2
        let y = y.add(high.permute_in::<0o7600_0060, 0b1100_0010>());
        r.0[i] = y.sub(times_a(az).permute_in::<0o0000_0020, 0b0000_0010>());
    }
    [l.tidy::<P>(cpu), r.tidy::<P>(cpu)]
}

/// If `negative` is 255, returns the prepared point of -q, and otherwise returns q. For -q, the code negates the lanes
/// 3, 4 and 6 of the first register, and the lanes 5 and 7 of the second register.
#[inline(always)]
pub(super) fn negate<P: Prime<L>, const L: usize>(cpu: Ifma, q: &Cached<L>, negative: u8) -> Cached<L> {
    let zero = ZmmIfma::splat(cpu, 0);
    let (mut l, mut r) = (q[0].loose(), q[1].loose());
    for i in 0..L {
        l.0[i] = l.0[i].select(zero, 0b0101_1000 & negative).sub_in(q[0].0[i], 0b0101_1000 & negative);
        r.0[i] = r.0[i].select(zero, 0b1010_0000 & negative).sub_in(q[1].0[i], 0b1010_0000 & negative);
    }
    [l.tidy::<P>(cpu), r.tidy::<P>(cpu)]
}
