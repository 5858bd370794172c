//! Strategy for few blocks with GFNI. A 128-bit lane holds one block, so blocks are not transposed. L is computed by
//! products in the AES field.
//!
//! The state is kept in the basis of the AES field, so that L takes sixteen instructions `vgf2p8mulb`, each of which
//! multiplies every byte by a constant. L also takes rotations of the state by 0 to 3 bytes, four sums, and rotations
//! of the sums by 0, 4, 8 and 12 bytes.
use super::{
    Counter, fold, reverse,
    schedule::Linear,
    small_batch::{SmallBatch, counter_registers, finish},
    spec,
};
use crate::{
    pi::{
        spec::inverse,
        substitution::{Basis, BasisTables, Substitution, into_aes_field, matrix, tables},
    },
    simd::{Affine, Aligned, IoBuf, MulAes, Rotate16, Word, each16, pin},
};

pub(super) trait GfniRegister: Affine + MulAes + Rotate16 {}
impl<V: Affine + MulAes + Rotate16> GfniRegister for V {}

/// `N` registers with a block in every lane, and the substitution pi (the S-box) and its inverse in the basis of the
/// AES field.
#[derive(Clone, Copy)]
pub(super) struct GfniBlocks<V: Word, S, const N: usize> {
    cpu: V::Cpu,
    pi: S,
    pi_inverse: S,
}

impl<V: GfniRegister, S: Substitution<V>, const N: usize> GfniBlocks<V, S, N> {
    #[inline(always)]
    pub(super) fn new(cpu: V::Cpu) -> Self {
        Self { cpu, pi: S::forward(cpu), pi_inverse: S::inverse(cpu) }
    }
}

impl<V: GfniRegister, S: Substitution<V>, const N: usize> SmallBatch for GfniBlocks<V, S, N> {
    type State = [V; N];
    const BLOCKS: usize = N * V::BYTES / 16;
    const INSIDE: bool = true;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [V; N] {
        let mut x = [V::splat64(self.cpu, 0); N];
        for q in 0..N {
            x[q] = V::load(self.cpu, &blocks[q * V::BYTES..]).affine(&ENTER);
        }
        x
    }
    #[inline(always)]
    fn counters(self, first: Counter) -> [V; N] {
        let mut x: [V; N] = counter_registers(self.cpu, first);
        for q in 0..N {
            x[q] = x[q].affine(&ENTER);
        }
        x
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [V; N] {
        [V::splat128(self.cpu, block).affine(&ENTER); N]
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, mut x: [V; N], group: &mut IoBuf<'_>) {
        for q in 0..N {
            x[q] = x[q].affine(&LEAVE);
        }
        finish(self.cpu, &x, group);
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
        l(self.cpu, substitute(self.pi, x), Some(k), &D)
    }
    #[inline(always)]
    fn l_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        l(self.cpu, self.add(x, k), None, &D_INV)
    }
    #[inline(always)]
    fn round_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        l(self.cpu, self.add(substitute(self.pi_inverse, x), k), None, &D_INV)
    }
    #[inline(always)]
    fn s_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        self.add(substitute(self.pi_inverse, x), k)
    }
    #[cfg(test)]
    fn s(self, x: [V; N]) -> [V; N] {
        substitute(self.pi, x)
    }
    #[cfg(test)]
    fn l(self, x: [V; N]) -> [V; N] {
        l(self.cpu, x, None, &D)
    }
}

/// These functions run between the rounds of the Feistel network of the key schedule. The registers hold the constants
/// of this network, so the constants of these functions are pinned (see `pin`).
impl<V: GfniRegister, S: Substitution<V>, const N: usize> Linear for GfniBlocks<V, S, N> {
    const BETWEEN: bool = true;
    #[inline(always)]
    fn l_inv(self, x: [V; N]) -> [V; N] {
        l(self.cpu, x, None, pin(&D_INV))
    }
    #[inline(always)]
    fn fold(self, x: [V; N]) -> [V; N] {
        l(self.cpu, x, None, pin(&D_FOLD))
    }
}

#[inline(always)]
fn substitute<V: Word, S: Substitution<V>, const N: usize>(pi: S, mut x: [V; N]) -> [V; N] {
    for q in 0..N {
        x[q] = pi.apply(x[q]);
    }
    x
}

/// Computes a linear map of blocks, which is given by its constants (see `diagonals`), and adds the key.
///
/// The outer loop is over constants and the inner loop is over registers, because all sixteen constants at once make
/// LLVM spill. The sum that needs no rotation comes last. One operation adds the last product of this sum to all other
/// terms. So after this product, the next round waits for only one addition.
#[inline(always)]
fn l<V: GfniRegister, const N: usize>(
    cpu: V::Cpu,
    mut x: [V; N],
    k: Option<[V; N]>,
    d: &'static Aligned<[[u8; 64]; 16]>,
) -> [V; N] {
    if N == 1 {
        x[0] = l_one(cpu, x[0], k.map(|k| k[0]), d);
        return x;
    }
    let d = &pin(d).0;
    let b = x;
    let mut rotated = [[b[0]; 3]; N];
    each16!(3: G => {
        let d = &d[4 * G + 4..4 * G + 8];
        let d: [V; 4] = [V::load(cpu, &d[0]), V::load(cpu, &d[1]), V::load(cpu, &d[2]), V::load(cpu, &d[3])];
        for q in 0..N {
            let p = b[q].mul_aes(d[0]).xor3(b[q].rotate16::<1>().mul_aes(d[1]), b[q].rotate16::<2>().mul_aes(d[2]));
            let p = p ^ b[q].rotate16::<3>().mul_aes(d[3]);
            rotated[q][G] = p.rotate16::<{ 4 * G as i32 + 4 }>();
        }
    });
    let d: [V; 4] = [V::load(cpu, &d[0]), V::load(cpu, &d[1]), V::load(cpu, &d[2]), V::load(cpu, &d[3])];
    for q in 0..N {
        let sum = rotated[q][0].xor3(rotated[q][1], rotated[q][2]);
        let sum = match k {
            Some(k) => b[q].mul_aes(d[0]).xor3(sum, k[q]),
            None => b[q].mul_aes(d[0]) ^ sum,
        };
        let p = b[q].rotate16::<1>().mul_aes(d[1]) ^ b[q].rotate16::<2>().mul_aes(d[2]);
        x[q] = sum.xor3(p, b[q].rotate16::<3>().mul_aes(d[3]));
    }
    x
}

/// `l` for a single register. The operations are ordered for the shortest latency. The products of the state without
/// rotation come first, and the sum that is not rotated comes last.
#[inline(always)]
fn l_one<V: GfniRegister>(cpu: V::Cpu, x: V, k: Option<V>, d: &'static Aligned<[[u8; 64]; 16]>) -> V {
    let d = &d.0;
    let (x1, x2, x3) = (x.rotate16::<1>(), x.rotate16::<2>(), x.rotate16::<3>());
    let p4 = x.mul_aes(V::load(cpu, &d[4]));
    let p8 = x.mul_aes(V::load(cpu, &d[8]));
    let p12 = x.mul_aes(V::load(cpu, &d[12]));
    let p0 = x.mul_aes(V::load(cpu, &d[0]));
    let p4 = p4.xor3(x1.mul_aes(V::load(cpu, &d[5])), x2.mul_aes(V::load(cpu, &d[6])));
    let p4 = (p4 ^ x3.mul_aes(V::load(cpu, &d[7]))).rotate16::<4>();
    let p8 = p8.xor3(x1.mul_aes(V::load(cpu, &d[9])), x2.mul_aes(V::load(cpu, &d[10])));
    let p8 = (p8 ^ x3.mul_aes(V::load(cpu, &d[11]))).rotate16::<8>();
    let p12 = p12.xor3(x1.mul_aes(V::load(cpu, &d[13])), x2.mul_aes(V::load(cpu, &d[14])));
    let p12 = (p12 ^ x3.mul_aes(V::load(cpu, &d[15]))).rotate16::<12>();
    let q1 = x1.mul_aes(V::load(cpu, &d[1]));
    let q2 = x2.mul_aes(V::load(cpu, &d[2]));
    let q3 = x3.mul_aes(V::load(cpu, &d[3]));
    let p0 = match k {
        Some(k) => p0.xor3(p4, k),
        None => p0 ^ p4,
    };
    p0.xor3(p8, q1).xor3(p12, q2) ^ q3
}

/// The basis of the AES field.
#[derive(Clone, Copy)]
pub(super) struct AesBasis;
impl Basis for AesBasis {
    const TABLES: &'static BasisTables = &TABLES;
}
static TABLES: BasisTables = tables(&TO_AES_FIELD);
pub(super) static ENTER: u64 = matrix(&TO_AES_FIELD);
pub(super) static LEAVE: u64 = matrix(&inverse(&TO_AES_FIELD));

/// The isomorphism from the field of the standard to the AES field. The isomorphism maps x to a root of x^8 + x^7 + x^6
/// + x + 1 in the AES field.
pub(super) const TO_AES_FIELD: [u8; 256] = into_aes_field(0b1_1100_0011, 8);

// The linear maps of blocks, as constants for `l`.
static D: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(BlockMap::L)));
static D_INV: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(BlockMap::LInverse)));
static D_FOLD: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(BlockMap::Fold)));

enum BlockMap {
    L,
    LInverse,
    Fold,
}

/// Returns the columns of the matrix of `map`. Column n is the image of the block that has 1 in byte n and 0 in the
/// other bytes.
const fn columns(map: BlockMap) -> [[u8; 16]; 16] {
    let mut columns = [[0; 16]; 16];
    let mut n = 0;
    while n < 16 {
        let mut e = [0; 16];
        e[n] = 1;
        columns[n] = match map {
            BlockMap::L => spec::l(&e),
            BlockMap::LInverse => spec::l_inv(&e),
            BlockMap::Fold => fold(&reverse(&e)),
        };
        n += 1;
    }
    columns
}

/// Returns the constants of each rotation, repeated in four lanes. Rotation r = n - m takes input byte n to output byte
/// m. The part r mod 4 of the rotation is applied before the multiplication, and the part 4 * (r / 4) after it.
const fn diagonals(columns: &[[u8; 16]; 16]) -> [[u8; 64]; 16] {
    let mut d = [[0; 64]; 16];
    let mut n = 0;
    while n < 16 {
        let mut m = 0;
        while m < 16 {
            let r = (n + 16 - m) % 16;
            let mut lane = 0;
            while lane < 4 {
                d[r][16 * lane + (m + r / 4 * 4) % 16] = TO_AES_FIELD[columns[n][m] as usize];
                lane += 1;
            }
            m += 1;
        }
        n += 1;
    }
    d
}
