//! Numbers modulo a curve's prime as 5 or 10 limbs of 52 bits, one number per lane of the registers.
//!
//! In these comments, a value in parentheses is for 10 limbs. An element (`Fe`) has limbs below 2^52 and a value below
//! 2^257 (2^513). Factors of a product must be elements. A product is *loose*, which means that its limbs may be far
//! above 2^52. Sums, differences and small multiples of loose numbers are computed limb by limb, with signs, and `tidy`
//! turns the final result into an element. All bits from bit 256 (512) on are folded (reduced modulo the prime), and
//! not only the bits beyond the top limb. So the top limb has spare bits, and one carry pass is enough.
use crate::simd::x86::ifma::{Ifma, Limbs};

/// A prime of 256 bits (`L` = 5) or 512 bits (`L` = 10).
pub(super) trait Prime<const L: usize>: Copy + 'static {
    /// The prime, in limbs of 52 bits.
    const P: [u64; L];
    /// 2^256 (2^512) modulo the prime, if this number is small. The number is negative for a prime just above 2^255
    /// (2^511). `FOLD` is 0 for a prime without special form. Elements modulo such a prime are in Montgomery form, x *
    /// 2^260 (x * 2^520).
    const FOLD: i64;
    /// True if the code of a product is so short that it may be inlined.
    const SHORT: bool = L == 5 && Self::FOLD != 0;
    /// The constants derived from the prime and `FOLD`.
    const DERIVED: Derived<L> = Derived::new(&Self::P, Self::FOLD);
}

const MASK: u64 = (1 << 52) - 1;

/// A column is the sum of all low and high halves of limb products that have the same weight. `COLUMN` is larger than
/// any column, even for a sum of two products in Montgomery form. `OVER` is larger than any carry that a reduction
/// takes out of the columns.
const COLUMN: u64 = 1 << 58;
const OVER: u64 = 1 << 26;

pub(super) struct Derived<const L: usize> {
    /// A multiple of the prime in which each limb is 2^62 or a little less. If this multiple is added to a loose
    /// difference, every limb becomes positive.
    multiple: [u64; L],
    /// |FOLD| times a power of two. This factor folds the bits beyond the top limb.
    factor: u64,
    /// If `FOLD` is negative, the reduction adds a complement (a constant minus a number) instead of subtracting the
    /// number. This value cancels the constants of all complements. The value includes a multiple of the prime, so that
    /// the top limb is not small.
    complement: [u64; L],
    /// -1 / P modulo 2^52.
    inverse: u64,
    /// 2^304 / P (2^560 / P), rounded down.
    quotient: u64,
    /// `one` is the number 1 as an element (in Montgomery form if `FOLD` is 0). A product by `encode` converts a number
    /// to an element.
    pub(super) one: [u64; L],
    pub(super) encode: [u64; L],
}

/// Returns the number of bits that the top limb has below bit 256 (512).
const fn top_bits(l: usize) -> u32 {
    if l == 5 { 48 } else { 44 }
}

/// Computes a + b modulo p. Both a and b are less than p.
const fn add<const L: usize>(a: &[u64; L], b: &[u64; L], p: &[u64; L]) -> [u64; L] {
    let (mut sum, mut less) = ([0; L], [0; L]);
    let (mut carry, mut borrow) = (0, 0);
    let mut i = 0;
    while i < L {
        let x = a[i] + b[i] + carry;
        (sum[i], carry) = (x & MASK, x >> 52);
        let x = sum[i].wrapping_sub(p[i] + borrow);
        (less[i], borrow) = (x & MASK, x >> 63);
        i += 1;
    }
    if borrow == 0 { less } else { sum }
}

/// Computes a * 2^n modulo p.
pub(super) const fn double<const L: usize>(mut a: [u64; L], n: u32, p: &[u64; L]) -> [u64; L] {
    let mut i = 0;
    while i < n {
        a = add(&a, &a, p);
        i += 1;
    }
    a
}

const fn small<const L: usize>(x: u64) -> [u64; L] {
    let mut a = [0; L];
    (a[0], a[1]) = (x & MASK, x >> 52);
    a
}

impl<const L: usize> Derived<L> {
    const fn new(p: &[u64; L], fold: i64) -> Self {
        let factor = fold.unsigned_abs() << (52 - top_bits(L));
        // After the loop, `sum` is the value modulo p of a number whose limbs are all 2^62. The weight of a limb is
        // 2^52 times the weight of the limb before it, so these limbs are not normalised. `columns` is the
        // corresponding value for limbs of 2^58.
        let (mut sum, mut columns) = ([0; L], [0; L]);
        let mut i = 0;
        while i < L {
            sum = add(&double(sum, 52, p), &small(1 << 62), p);
            columns = add(&double(columns, 52, p), &small(COLUMN), p);
            i += 1;
        }
        let mut multiple = [1 << 62; L];
        i = 0;
        while i < L {
            multiple[i] -= sum[i];
            i += 1;
        }
        // The complement is -(columns + OVER) * factor modulo P, plus 3 * P. The multiple 3 * P has bits above the
        // lowest 256.
        let (mut term, mut product, mut bits) = (add(&columns, &small(OVER), p), [0; L], factor);
        while bits > 0 {
            if bits & 1 == 1 {
                product = add(&product, &term, p);
            }
            term = add(&term, &term, p);
            bits >>= 1;
        }
        let (mut complement, mut carry) = ([0; L], 0_i64);
        i = 0;
        while i < L {
            carry += 4 * p[i] as i64 - product[i] as i64;
            complement[i] = carry as u64 & MASK;
            carry >>= 52;
            i += 1;
        }
        // Newton's iteration starts from p, because p * p = 1 modulo 8.
        let mut inverse = p[0];
        i = 0;
        while i < 5 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(p[0].wrapping_mul(inverse)));
            i += 1;
        }
        // This is a long division of 2^304 (2^560) by p. The remainder is less than p, so twice the remainder fits into
        // the same number of limbs.
        let (mut rest, mut quotient) = ([0; L], 0);
        let bits = 52 * (L as u32 - 1) + top_bits(L) + 48;
        let mut bit = 0;
        while bit <= bits {
            let (mut doubled, mut carry) = ([0; L], (bit == 0) as u64);
            i = 0;
            while i < L {
                let x = 2 * rest[i] + carry;
                (doubled[i], carry) = (x & MASK, x >> 52);
                i += 1;
            }
            rest = add(&doubled, &[0; L], p);
            // If the reduction changed the value, the value was p or more.
            let mut less = false;
            i = 0;
            while i < L {
                if rest[i] != doubled[i] {
                    less = true;
                }
                i += 1;
            }
            quotient = quotient << 1 | less as u64;
            bit += 1;
        }
        let one = if fold != 0 { small(1) } else { double(small(1), 52 * L as u32, p) };
        let encode = if fold != 0 { small(1) } else { double(one, 52 * L as u32, p) };
        Self { multiple, factor, complement, inverse: inverse.wrapping_neg() & MASK, quotient, one, encode }
    }
}

/// One element per lane.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Fe<V, const L: usize>(pub(super) [V; L]);

/// One number per lane, with signed limbs of any size.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Loose<V, const L: usize>(pub(super) [V; L]);

/// The columns of a sum of products.
#[derive(Clone, Copy)]
pub(super) struct ProductColumns<V>([V; 20]);

impl<V: Limbs> ProductColumns<V> {
    #[inline(always)]
    pub(super) fn new(cpu: Ifma) -> Self {
        Self([V::splat(cpu, 0); 20])
    }

    /// Adds a product. At most two products may be added.
    #[inline(always)]
    pub(super) fn add<const L: usize>(&mut self, cpu: Ifma, a: &Fe<V, L>, b: &Fe<V, L>) {
        if L == 5 {
            let (mut x, mut y) = ([V::splat(cpu, 0); 5], [V::splat(cpu, 0); 5]);
            for i in 0..5 {
                (x[i], y[i]) = (a.0[i % L], b.0[i % L]);
            }
            V::products5(cpu, &mut self.0, &x, &y);
        } else {
            let (mut x, mut y) = ([V::splat(cpu, 0); 10], [V::splat(cpu, 0); 10]);
            for i in 0..10 {
                (x[i], y[i]) = (a.0[i % L], b.0[i % L]);
            }
            V::products10(&mut self.0, &x, &y);
        }
    }

    /// Computes the columns of a square.
    #[inline(always)]
    pub(super) fn square<const L: usize>(cpu: Ifma, a: &Fe<V, L>) -> Self {
        let mut sum = Self::new(cpu);
        if L == 5 {
            let mut x = [V::splat(cpu, 0); 5];
            for i in 0..5 {
                x[i] = a.0[i % L];
            }
            V::squares5(cpu, &mut sum.0, &x);
        } else {
            let mut x = [V::splat(cpu, 0); 10];
            for i in 0..10 {
                x[i] = a.0[i % L];
            }
            V::squares10(&mut sum.0, &x);
        }
        sum
    }

    /// Reduces modulo the prime, to limbs less than 2^58.
    #[inline(always)]
    pub(super) fn reduce<P: Prime<L>, const L: usize>(&self, cpu: Ifma) -> Loose<V, L> {
        if P::FOLD != 0 { self.folded::<P, L>(cpu) } else { self.montgomery::<P, L>(cpu) }
    }

    #[inline(always)]
    fn folded<P: Prime<L>, const L: usize>(&self, cpu: Ifma) -> Loose<V, L> {
        let zero = V::splat(cpu, 0);
        let factor = V::splat(cpu, const { P::DERIVED.factor });
        let (mut r, mut up) = ([zero; L], [zero; 11]);
        for k in 0..L {
            let mut high = self.0[L + k];
            r[k] = self.0[k];
            if P::FOLD < 0 {
                // The code adds the complement in place of the negative number, so that all values stay positive.
                high = V::splat(cpu, COLUMN).sub(high);
                r[k] = r[k].add(V::splat(cpu, P::DERIVED.complement[k]));
            }
            r[k] = r[k].add_low(high, factor);
            up[k + 1] = zero.add_high(high, factor);
            // The last column (k + 1 = L) has only high halves of products of two top limbs: one in a single product,
            // and two in a sum of two products. So this column is below 2^52, and has no carry, unless the code above
            // has replaced the column by its complement.
            if P::FOLD < 0 || k + 1 < L {
                up[k + 1] = up[k + 1].add(zero.add_low(high.shr::<52>(), factor));
            }
        }
        for k in 1..L {
            r[k] = r[k].add(up[k]);
        }
        let over = if P::FOLD < 0 { V::splat(cpu, OVER).sub(up[L]) } else { up[L] };
        r[0] = r[0].add_low(over, factor);
        Loose(r)
    }

    #[inline(always)]
    fn montgomery<P: Prime<L>, const L: usize>(&self, cpu: Ifma) -> Loose<V, L> {
        let zero = V::splat(cpu, 0);
        let inverse = V::splat(cpu, const { P::DERIVED.inverse });
        let mut z = self.0;
        for i in 0..L {
            let q = zero.add_low(z[i], inverse);
            for j in 0..L {
                let p = V::splat(cpu, P::P[j]);
                z[i + j] = z[i + j].add_low(q, p);
                z[i + j + 1] = z[i + j + 1].add_high(q, p);
            }
            z[i + 1] = z[i + 1].add(z[i].shr::<52>());
        }
        let mut r = [zero; L];
        for k in 0..L {
            r[k] = z[L + k];
        }
        Loose(r)
    }
}

impl<V: Limbs, const L: usize> Fe<V, L> {
    #[inline(always)]
    pub(super) fn splat(cpu: Ifma, x: &[u64; L]) -> Self {
        let mut r = [V::splat(cpu, 0); L];
        for i in 0..L {
            r[i] = V::splat(cpu, x[i]);
        }
        Self(r)
    }

    #[inline(always)]
    pub(super) fn product<P: Prime<L>>(&self, cpu: Ifma, other: &Self) -> Loose<V, L> {
        let mut columns = ProductColumns::new(cpu);
        columns.add(cpu, self, other);
        columns.reduce::<P, L>(cpu)
    }

    #[inline(always)]
    pub(super) fn loose(&self) -> Loose<V, L> {
        Loose(self.0)
    }

    /// Returns `other` in the lanes whose bits are set in `lanes`, and `self` in the remaining lanes.
    #[inline(always)]
    pub(super) fn select(&self, other: &Self, lanes: u8) -> Self {
        let mut r = *self;
        for i in 0..L {
            r.0[i] = r.0[i].select(other.0[i], lanes);
        }
        r
    }
}

impl<V: Limbs, const L: usize> Loose<V, L> {
    #[inline(always)]
    pub(super) fn add(mut self, other: &Self) -> Self {
        for i in 0..L {
            self.0[i] = self.0[i].add(other.0[i]);
        }
        self
    }

    #[inline(always)]
    pub(super) fn sub(mut self, other: &Self) -> Self {
        for i in 0..L {
            self.0[i] = self.0[i].sub(other.0[i]);
        }
        self
    }

    /// Makes an element from limbs of absolute value less than 2^62 - 2^53.
    #[inline(always)]
    pub(super) fn tidy<P: Prime<L>>(mut self, cpu: Ifma) -> Fe<V, L> {
        for i in 0..L {
            self.0[i] = self.0[i].add(V::splat(cpu, P::DERIVED.multiple[i]));
        }
        self.fold::<P>(cpu).carry(cpu)
    }

    /// Does the same as `tidy` for limbs that are not negative. The limbs of a product, or of a sum of products, are
    /// never negative.
    #[inline(always)]
    pub(super) fn tidy_sum<P: Prime<L>>(self, cpu: Ifma) -> Fe<V, L> {
        if P::FOLD != 0 { self.fold::<P>(cpu).carry(cpu) } else { self.carry(cpu) }
    }

    #[inline(always)]
    fn fold<P: Prime<L>>(mut self, cpu: Ifma) -> Self {
        let zero = V::splat(cpu, 0);
        let r = &mut self.0;
        let unit = V::splat(cpu, 1 << top_bits(L));
        let low = V::splat(cpu, (1 << top_bits(L)) - 1);
        let top = r[L - 1];
        if P::FOLD > 0 {
            r[0] = r[0].add_low(above::<V, L>(top), V::splat(cpu, P::FOLD as u64));
            r[L - 1] = top.and(low);
        } else if P::FOLD < 0 {
            // One unit stays in the top limb for a possible borrow, which would otherwise make the top limb negative.
            let top = top.sub(unit);
            r[0] = r[0].sub(zero.add_low(above::<V, L>(top), V::splat(cpu, P::FOLD.unsigned_abs())));
            r[L - 1] = top.and(low).add(unit);
        } else {
            // The estimated quotient is never too large, so the remainder is not negative. The estimate is too small by
            // less than 2.
            let q = zero.add_high(above::<V, L>(top).shl::<4>(), V::splat(cpu, const { P::DERIVED.quotient }));
            for i in 0..L {
                let p = V::splat(cpu, P::P[i]);
                r[i] = r[i].sub(zero.add_low(q, p));
                let high = zero.add_high(q, p);
                if i + 1 < L {
                    r[i + 1] = r[i + 1].sub(high);
                } else {
                    r[i] = r[i].sub(high.shl::<52>());
                }
            }
        }
        self
    }

    #[inline(always)]
    fn carry(mut self, cpu: Ifma) -> Fe<V, L> {
        let mask = V::splat(cpu, MASK);
        for i in 0..L - 1 {
            self.0[i + 1] = self.0[i + 1].add(self.0[i].sar::<52>());
            self.0[i] = self.0[i].and(mask);
        }
        Fe(self.0)
    }
}

/// Returns the bits of a top limb that are above bit 256 (512) of the number.
#[inline(always)]
fn above<V: Limbs, const L: usize>(top: V) -> V {
    if L == 5 { top.shr::<48>() } else { top.shr::<44>() }
}
