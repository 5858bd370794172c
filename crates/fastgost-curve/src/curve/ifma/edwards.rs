//! Points of twisted Edwards curves u^2 + v^2 = 1 + d u^2 v^2, one coordinate per lane, in extended coordinates (Hisil,
//! Wong, Carter, Dawson, 2008). d is not a square, so addition is complete.
use super::radix52::{Fe, Prime};
use crate::simd::x86::ifma::{Ifma, Limbs, YmmIfma};

/// A point, with X, Y, T and Z in the lanes.
pub(super) type Point<const L: usize> = Fe<YmmIfma, L>;

/// A point prepared as the second operand of an addition, with X, Y, d T and Z in the lanes.
pub(super) type Cached<const L: usize> = Fe<YmmIfma, L>;

#[inline(always)]
pub(super) fn double<P: Prime<L>, const L: usize>(cpu: Ifma, p: &Point<L>) -> Point<L> {
    let (mut a, mut b) = (*p, *p);
    for i in 0..L {
        a.0[i] = p.0[i].permute::<0o3010>();
        b.0[i] = p.0[i].permute::<0o3110>();
    }
    // The lanes are X^2, Y^2, XY and Z^2.
    let mut s = a.product::<P>(cpu, &b);
    let mut r = s;
    for i in 0..L {
        let x = s.0[i];
        let zz = x.shl::<1>();
        // The lanes are E = 2XY, G = X^2 + Y^2, E, and F = G - 2Z^2.
        s.0[i] = x.permute::<0o0202>().add(x.permute::<0o1212>()).sub(zz.permute_in::<0o3000, 0b1000>());
        // The lanes are F, H = X^2 - Y^2, H, and G.
        let yy = x.permute::<0o1111>();
        r.0[i] = x.permute::<0o0000>().add_in(yy, 0b1001).sub_in(yy, 0b0110).sub(zz.permute_in::<0o0003, 0b0001>());
    }
    s.tidy::<P>(cpu).product::<P>(cpu, &r.tidy::<P>(cpu)).tidy_sum::<P>(cpu)
}

/// Computes `p + q` if `negative` is 0, and `p - q` if all bits of `negative` are set.
#[inline(always)]
pub(super) fn add<P: Prime<L>, const L: usize>(cpu: Ifma, p: &Point<L>, q: &Cached<L>, negative: u8) -> Point<L> {
    let zero = YmmIfma::splat(cpu, 0).spread::<0>();
    let (mut a, mut b) = (Fe([zero; L]), Fe([zero; L]));
    for i in 0..L {
        a.0[i] = p.0[i].spread::<0o10_3210>();
        b.0[i] = q.0[i].spread::<0o01_3210>();
    }
    // The lanes are XX', YY', dTT', ZZ', XY' and YX'.
    let s = a.product::<P>(cpu, &b);
    let (mut l, mut r) = (p.loose(), p.loose());
    for i in 0..L {
        let x = s.0[i];
        // The lanes are E = XY' + YX', G = ZZ' + dTT', E, and F = ZZ' - dTT'.
        let (f, s) = (x.permute::<0o3434>().halves().0, x.permute::<0o2525>().halves().0);
        l.0[i] = f.add_in(s, 0b0111 ^ negative).sub_in(s, 0b1000 ^ negative);
        // The lanes are F, H = YY' - XX', H, and G.
        let (f, s) = (x.permute::<0o3113>().halves().0, x.permute::<0o2002>().halves().0);
        r.0[i] = f.add_in(s, 0b1000 ^ negative).sub_in(s, 0b0111 ^ negative);
    }
    l.tidy::<P>(cpu).product::<P>(cpu, &r.tidy::<P>(cpu)).tidy_sum::<P>(cpu)
}

/// Prepares a point for `add`. `factors` has 1, 1, d and 1 in the lanes.
#[inline(always)]
pub(super) fn cached<P: Prime<L>, const L: usize>(cpu: Ifma, p: &Point<L>, factors: &Fe<YmmIfma, L>) -> Cached<L> {
    p.product::<P>(cpu, factors).tidy_sum::<P>(cpu)
}
