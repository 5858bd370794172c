//! A Streebog strategy that keeps a vector as an 8x8 matrix of bytes in a 64-byte register. The strategy computes L
//! with products in the AES field.
//!
//! This strategy is for CPUs with GFNI. The strategy rests on two ideas. First, the matrix A consists of 64 blocks of
//! 8x8 bits, and all these blocks commute, because they are multiplications in one field of 256 elements. In the basis
//! in which this field is the AES field, L is a sum of eight products. Each product exchanges rows or columns of the
//! state, and multiplies the result by constants. Second, P is never computed. LPS of a matrix mixes its rows, and the
//! result is transposed. LPS of a transposed matrix mixes its columns, and the result is not transposed. So the two
//! kinds of rounds alternate. The first round, which computes LPS(h ^ N), works on rows. The round keys and messages of
//! odd rounds are transposed.
use super::{State, compress::CompressStreebog, spec};
use crate::{
    hash::Segment,
    pi::{
        spec::inverse,
        substitution::{Basis, BasisTables, Substitution, matrix, mul_aes, tables},
    },
    simd::{Affine, Aligned, Matrix8, MulAes, Word, pin},
};

pub(super) trait GfniMatrixRegister: Affine + MulAes + Matrix8 {}
impl<V: Affine + MulAes + Matrix8> GfniMatrixRegister for V {}

/// Compresses `N` messages, with one vector per register.
#[derive(Clone, Copy)]
pub(super) struct GfniMatrix<V: Word, S, const N: usize> {
    cpu: V::Cpu,
    pi: S,
}

impl<V: GfniMatrixRegister, S: Substitution<V>, const N: usize> GfniMatrix<V, S, N> {
    #[inline(always)]
    pub(super) fn new(cpu: V::Cpu) -> Self {
        Self { cpu, pi: S::forward(cpu) }
    }

    #[inline(always)]
    fn enter(self, bytes: &[u8]) -> V {
        V::load(self.cpu, bytes).affine(&ENTER)
    }
}

impl<V: GfniMatrixRegister, S: Substitution<V>, const N: usize> CompressStreebog for GfniMatrix<V, S, N> {
    const LANES: usize = N;
    /// h, transposed.
    type H = [V; N];
    /// N, and m transposed.
    type Block = ([V; N], [V; N]);

    #[inline(always)]
    fn load(self, states: &[State]) -> [V; N] {
        let mut h = [V::splat64(self.cpu, 0); N];
        for i in 0..N {
            h[i] = self.enter(&states[i].h).transpose8x8();
        }
        h
    }
    #[inline(always)]
    fn store(self, h: [V; N], states: &mut [State]) {
        for i in 0..N {
            h[i].transpose8x8().affine(&LEAVE).store(&mut states[i].h);
        }
    }
    #[inline(always)]
    fn block(self, states: &[State], segments: &[Segment<'_>], at: usize) -> ([V; N], [V; N]) {
        let (mut n, mut m) = ([V::splat64(self.cpu, 0); N], [V::splat64(self.cpu, 0); N]);
        for i in 0..N {
            n[i] = self.enter(&states[i].length);
            m[i] = self.enter(&segments[i].data[at..]).transpose8x8();
        }
        (n, m)
    }
    #[inline(always)]
    fn g(self, mut h: [V; N], (n, m): ([V; N], [V; N])) -> [V; N] {
        let (mut k, mut x) = (h, m);
        for i in 0..N {
            k[i] = mix::<V, true>(self.cpu, self.pi.apply(h[i].transpose8x8() ^ n[i]), None);
            // From here on x is the state plus its round key.
            x[i] = x[i] ^ k[i];
        }
        for c in &CONSTANTS.0 {
            self.round::<false>(&mut k, &mut x, &c[0]);
            self.round::<true>(&mut k, &mut x, &c[1]);
        }
        for i in 0..N {
            h[i] = x[i].xor3(h[i], m[i]);
        }
        h
    }
}

impl<V: GfniMatrixRegister, S: Substitution<V>, const N: usize> GfniMatrix<V, S, N> {
    #[inline(always)]
    fn round<const ROWS: bool>(self, k: &mut [V; N], x: &mut [V; N], c: &[u8; 64]) {
        let c = V::load(self.cpu, c);
        for i in 0..N {
            k[i] = mix::<V, ROWS>(self.cpu, self.pi.apply(k[i] ^ c), None);
            x[i] = mix::<V, ROWS>(self.cpu, self.pi.apply(x[i]), Some(k[i]));
        }
    }
}

/// Computes L and P, and adds `k`. The permutation of rows or columns by 4 is applied only once, to a sum.
#[inline(always)]
fn mix<V: GfniMatrixRegister, const ROWS: bool>(cpu: V::Cpu, x: V, k: Option<V>) -> V {
    let c = &pin(if ROWS { &BY_ROWS } else { &BY_COLUMNS }).0;
    let x1 = if ROWS { x.rows::<1>() } else { x.columns::<1>() };
    let x2 = if ROWS { x.rows::<2>() } else { x.columns::<2>() };
    let x3 = if ROWS { x.rows::<3>() } else { x.columns::<3>() };
    let far = times(cpu, x, &c[4]).xor3(times(cpu, x1, &c[5]), times(cpu, x2, &c[6])) ^ times(cpu, x3, &c[7]);
    let far = if ROWS { far.rows::<4>() } else { far.columns::<4>() };
    let near = times(cpu, x, &c[0]).xor3(times(cpu, x1, &c[1]), times(cpu, x2, &c[2]));
    let near = match k {
        Some(k) => near.xor3(times(cpu, x3, &c[3]), k),
        None => near ^ times(cpu, x3, &c[3]),
    };
    near ^ far
}

#[inline(always)]
fn times<V: GfniMatrixRegister>(cpu: V::Cpu, x: V, factors: &[u8; 64]) -> V {
    x.mul_aes(V::load(cpu, factors))
}

/// The basis in which the field of A is the AES field.
#[derive(Clone, Copy)]
pub(super) struct LinearAesBasis;
impl Basis for LinearAesBasis {
    const TABLES: &'static BasisTables = &TABLES;
}
static TABLES: BasisTables = tables(&TO_AES_FIELD);
static ENTER: u64 = matrix(&TO_AES_FIELD);
static LEAVE: u64 = matrix(&inverse(&TO_AES_FIELD));

/// The powers of a generator of the field that the blocks of A form. The generator is one of the blocks. A field
/// element is represented by the byte to which it maps 1.
const POWERS: [u8; 255] = {
    let mut candidate = 0;
    loop {
        let (to, from) = (candidate / 8, candidate % 8);
        let (mut powers, mut x, mut i) = ([0; 255], 1, 0);
        while i < 255 {
            powers[i] = x;
            x = spec::l_byte(to, from, x);
            i += 1;
            if x == 1 {
                break;
            }
        }
        if i == 255 && x == 1 {
            break powers;
        }
        candidate += 1;
    }
};

/// The isomorphism from unchanged bytes to bytes in this basis. The isomorphism maps a root of the AES field's
/// polynomial in the field of A to x.
const TO_AES_FIELD: [u8; 256] = {
    let mut root = 1;
    loop {
        let value = POWERS[0] ^ POWERS[root] ^ POWERS[3 * root % 255] ^ POWERS[4 * root % 255] ^ POWERS[8 * root % 255];
        if value == 0 {
            break;
        }
        root += 1;
    }
    let mut t = [0; 256];
    let mut x = 0;
    while x < 256 {
        let (mut y, mut bit) = (0, 0);
        while bit < 8 {
            y ^= POWERS[bit * root % 255] * ((x >> bit) & 1) as u8;
            bit += 1;
        }
        t[y as usize] = x as u8;
        x += 1;
    }
    t
};

/// Returns the factors for the products in `mix`. First come the factors of its variables x, x1, x2 and x3. Then come
/// the factors for the sum that is permuted by 4, in their places before the permutation.
const fn factors(rows: bool) -> [[u8; 64]; 8] {
    let mut t = [[0; 64]; 8];
    let mut i = 0;
    while i < 512 {
        let (r, at) = (i / 64, i % 64);
        let place = if rows { at / 8 } else { at % 8 };
        t[r][at] = TO_AES_FIELD[spec::l_byte(place ^ (r & 4), place ^ (r & 3), 1) as usize];
        i += 1;
    }
    t
}
static BY_ROWS: Aligned<[[u8; 64]; 8]> = Aligned(factors(true));
static BY_COLUMNS: Aligned<[[u8; 64]; 8]> = Aligned(factors(false));

/// C_1 transposed, C_2, C_3 transposed, ...
static CONSTANTS: Aligned<[[[u8; 64]; 2]; 6]> = {
    let mut t = [[[0; 64]; 2]; 6];
    let mut i = 0;
    while i < 768 {
        let (r, at) = (i / 64, i % 64);
        let from = if r % 2 == 0 { 8 * (at % 8) + at / 8 } else { at };
        t[r / 2][r % 2][at] = TO_AES_FIELD[spec::c(r + 1)[from] as usize];
        i += 1;
    }
    Aligned(t)
};

/// Checks that a product in the basis of the AES field is the product of the field of A.
const _: () = assert!(
    TO_AES_FIELD[POWERS[2] as usize] == mul_aes(TO_AES_FIELD[POWERS[1] as usize], TO_AES_FIELD[POWERS[1] as usize])
);
