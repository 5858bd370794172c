//! A strategy for few blocks. L of a block is the sum of sixteen products. Each product is a column of L's matrix times
//! one byte of the block. A register holds one block.
//!
//! This strategy is for CPUs that multiply sixteen bytes at a time as polynomials. The products are summed unreduced,
//! and only the sum is reduced. Nothing is shifted or transposed, and the longest chain of dependent operations in a
//! round is short. On AArch64 this strategy takes 107 operations per block and round. This number includes S, which is
//! four look-ups in 64 bytes. `columns` takes 123 operations and `toeplitz` takes 135. Half of the operations of
//! `columns` and `toeplitz` are look-ups, which are slow on small AArch64 CPUs.
use super::{
    Counter, fold, reverse,
    schedule::Linear,
    small_batch::{SmallBatch, counter_registers, finish},
    spec,
};
use crate::{
    pi::substitution::{Lookup, Standard, Substitution},
    simd::{Aligned, BytePolynomials, IoBuf, Lookup16, Lookup256, Word, each16, pin},
};

/// `N` registers with a block each.
#[derive(Clone, Copy)]
pub(super) struct Matrix<V: Word, const N: usize>(pub(super) V::Cpu);

/// The operations that this strategy needs from a register.
pub(super) trait MatrixRegister: BytePolynomials + Lookup16 + Lookup256 {}
impl<V: BytePolynomials + Lookup16 + Lookup256> MatrixRegister for V {}

impl<V: MatrixRegister, const N: usize> SmallBatch for Matrix<V, N> {
    type State = [V; N];
    const BLOCKS: usize = N;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [V; N] {
        let mut x = [V::splat64(self.0, 0); N];
        for q in 0..N {
            x[q] = V::load(self.0, &blocks[16 * q..]);
        }
        x
    }
    #[inline(always)]
    fn counters(self, first: Counter) -> [V; N] {
        counter_registers(self.0, first)
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [V; N] {
        [V::splat128(self.0, block); N]
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, x: [V; N], group: &mut IoBuf<'_>) {
        finish(self.0, &x, group);
    }
    #[inline(always)]
    fn add(self, mut x: [V; N], y: [V; N]) -> [V; N] {
        for q in 0..N {
            x[q] = x[q] ^ y[q];
        }
        x
    }
    #[inline(always)]
    fn round(self, x: [V; N], k: [V; N]) -> [V; N] {
        self.product(substitute(Lookup::<V, Standard>::forward(self.0), x), &L, k)
    }
    #[inline(always)]
    fn l_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        self.product(x, &L_INVERSE, k)
    }
    #[inline(always)]
    fn round_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        self.product(substitute(Lookup::<V, Standard>::inverse(self.0), x), &L_INVERSE, k)
    }
    #[inline(always)]
    fn s_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        self.add(substitute(Lookup::<V, Standard>::inverse(self.0), x), k)
    }
    #[cfg(test)]
    fn s(self, x: [V; N]) -> [V; N] {
        substitute(Lookup::<V, Standard>::forward(self.0), x)
    }
    #[cfg(test)]
    fn l(self, x: [V; N]) -> [V; N] {
        self.product(x, &L, [V::splat64(self.0, 0); N])
    }
}

impl<V: MatrixRegister, const N: usize> Linear for Matrix<V, N> {
    const BETWEEN: bool = false;
    #[inline(always)]
    fn l_inv(self, x: [V; N]) -> [V; N] {
        self.product(x, &L_INVERSE, [V::splat64(self.0, 0); N])
    }
    #[inline(always)]
    fn fold(self, x: [V; N]) -> [V; N] {
        self.product(x, &FOLD, [V::splat64(self.0, 0); N])
    }
}

#[inline(always)]
fn substitute<V: MatrixRegister, const N: usize>(pi: Lookup<V, Standard>, mut x: [V; N]) -> [V; N] {
    for q in 0..N {
        x[q] = pi.apply(x[q]);
    }
    x
}

impl<V: MatrixRegister, const N: usize> Matrix<V, N> {
    /// Multiplies each block by a matrix, and adds the key.
    #[inline(always)]
    fn product(self, x: [V; N], columns: &'static Aligned<MatrixColumns>, k: [V; N]) -> [V; N] {
        let m = &pin(columns).0;
        // A single block has two sums, because one sum would be a long chain of operations that wait for each other.
        let mut sums = [[V::no_products(self.0); 2]; N];
        each16!(J => {
            let column = V::splat128(self.0, &m[J]);
            for q in 0..N {
                let sum = if N == 1 { J % 2 } else { 0 };
                sums[q][sum] = x[q].add_products::<J>(column, sums[q][sum]);
            }
        });
        let (low, upper, lower) =
            (V::splat8(self.0, 15), V::splat128(self.0, &OVERFLOW[0]), V::splat128(self.0, &OVERFLOW[1]));
        let mut y = k;
        for q in 0..N {
            let (mut sum, mut over) = V::halves(sums[q][0]);
            if N == 1 {
                let (second, second_over) = V::halves(sums[q][1]);
                (sum, over) = (sum ^ second, over ^ second_over);
            }
            let reduced = over.high_nibbles(low).lookup16(upper) ^ (over & low).lookup16(lower);
            y[q] = (k[q] ^ sum) ^ reduced;
        }
        y
    }
}

/// A linear map of blocks. Entry i is the image of the block whose byte i is 1 and whose other bytes are 0.
type MatrixColumns = [[u8; 16]; 16];

static L: Aligned<MatrixColumns> = Aligned(columns(0));
static L_INVERSE: Aligned<MatrixColumns> = Aligned(columns(1));
/// The map that applies `fold` to the bytes of a block in reverse order.
static FOLD: Aligned<MatrixColumns> = Aligned(columns(2));

const fn columns(map: usize) -> MatrixColumns {
    let mut m = [[0; 16]; 16];
    let mut j = 0;
    while j < 16 {
        let mut e = [0; 16];
        e[j] = 1;
        m[j] = match map {
            0 => spec::l(&e),
            1 => spec::l_inv(&e),
            _ => fold(&reverse(&e)),
        };
        j += 1;
    }
    m
}

/// Tables of the field element h x^8, where h is the high byte of a product. One table is indexed by the high nibble of
/// h, and the other table by the low nibble.
pub(super) static OVERFLOW: [[u8; 16]; 2] = {
    // x^8 is the product of x by x^7.
    let x8 = spec::mul(2, 128);
    let mut t = [[0; 16]; 2];
    let mut n = 0;
    while n < 16 {
        (t[0][n], t[1][n]) = (spec::mul((n as u8) << 4, x8), spec::mul(n as u8, x8));
        n += 1;
    }
    t
};
