//! Few blocks: a 128-bit lane holds one block; no transpose.
//!
//! Exists for short inputs and for few chains, where a group of the byte-sliced form would be mostly padding. The state
//! is kept in the basis of the AES field (phi), so that L is sixteen `vgf2p8mulb` by per-byte constants: four
//! rotations by 0..3 bytes, four sums, and rotations of the sums by 0, 4, 8, 12.
use super::{Keys, Kuznyechik, counters, fold, gather, reverse, scatter, schedule, spec};
use crate::{
    cipher::{Function, Job, Keyed, Link},
    simd::{Affine, Aligned, Buf, Lookup256, MulAes, Rotate16, each16, pin},
};

/// Registers of a group hold at most this many bytes.
const WIDEST: usize = 256;

pub(super) trait Few: Affine + Lookup256 + MulAes + Rotate16 {}
impl<V: Affine + Lookup256 + MulAes + Rotate16> Few for V {}

/// Round keys in the basis phi, as many as the group has registers.
trait RoundKeys<V: Few, const N: usize>: Copy {
    /// K_(r+1).
    fn enc(&self, cpu: V::Cpu, r: usize) -> [V; N];
    /// L^-1 of it, except for the first.
    fn dec(&self, cpu: V::Cpu, r: usize) -> [V; N];
}

impl<V: Few, const N: usize> RoundKeys<V, N> for &Keys {
    #[inline(always)]
    fn enc(&self, cpu: V::Cpu, r: usize) -> [V; N] {
        [V::splat128(cpu, &self.enc[r]).affine(&PHI); N]
    }
    #[inline(always)]
    fn dec(&self, cpu: V::Cpu, r: usize) -> [V; N] {
        [V::splat128(cpu, &self.dec[r]).affine(&PHI); N]
    }
}

/// A key per lane.
impl<V: Few, const N: usize> RoundKeys<V, N> for &[&Keys] {
    #[inline(always)]
    fn enc(&self, cpu: V::Cpu, r: usize) -> [V; N] {
        let mut bytes = [0; WIDEST];
        for i in 0..N * V::BYTES / 16 {
            bytes[16 * i..16 * i + 16].copy_from_slice(&self[i].enc[r]);
        }
        let mut k = [V::splat64(cpu, 0); N];
        load(cpu, &mut k, &bytes);
        k
    }
    #[inline(always)]
    fn dec(&self, cpu: V::Cpu, r: usize) -> [V; N] {
        let mut bytes = [0; WIDEST];
        for i in 0..N * V::BYTES / 16 {
            bytes[16 * i..16 * i + 16].copy_from_slice(&self[i].dec[r]);
        }
        let mut k = [V::splat64(cpu, 0); N];
        load(cpu, &mut k, &bytes);
        k
    }
}

/// Does a job of whole groups of `N` registers.
#[inline(always)]
pub(super) fn run<V: Few, const N: usize>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    match job {
        Job::Blocks { keys: Keyed::One(keys), function: Function::Decrypt, data } => {
            decrypt::<V, N, _>(cpu, keys, data)
        }
        Job::Blocks { keys: Keyed::PerLane(keys), function: Function::Decrypt, data } => {
            decrypt::<V, N, _>(cpu, keys, data)
        }
        Job::Blocks { keys: Keyed::One(keys), data, .. } => encrypt::<V, N, _>(cpu, keys, data),
        Job::Blocks { keys: Keyed::PerLane(keys), data, .. } => encrypt::<V, N, _>(cpu, keys, data),
        Job::Counter { key, counter, data } => ctr::<V, N>(cpu, key, counter, data),
        Job::Chains { keys: Keyed::One(keys), link, state, data, blocks, .. } => {
            chains::<V, N, _>(cpu, keys, link, state, data, blocks)
        }
        Job::Chains { keys: Keyed::PerLane(keys), link, state, data, blocks, .. } => {
            chains::<V, N, _>(cpu, keys, link, state, data, blocks)
        }
    }
}

#[inline(always)]
fn encrypt<V: Few, const N: usize, K: RoundKeys<V, N>>(cpu: V::Cpu, keys: K, mut data: Buf<'_>) {
    let t = V::table256(cpu, &S.0);
    while !data.is_empty() {
        let mut group = data.take_back(N * V::BYTES);
        let mut x = [V::splat64(cpu, 0); N];
        load(cpu, &mut x, group.src());
        rounds(cpu, &mut x, keys, t);
        finish(cpu, &x, &mut group);
    }
}

#[inline(always)]
fn ctr<V: Few, const N: usize>(cpu: V::Cpu, keys: &Keys, mut counter: u128, mut data: Buf<'_>) {
    let t = V::table256(cpu, &S.0);
    while !data.is_empty() {
        let mut group = data.take(N * V::BYTES);
        let mut x = [V::splat64(cpu, 0); N];
        counter_blocks(cpu, &mut x, counter);
        counter = counter.wrapping_add((N * V::BYTES / 16) as u128);
        rounds(cpu, &mut x, keys, t);
        finish(cpu, &x, &mut group);
    }
}

/// The blocks `counter`, `counter + 1`, ...; a public number.
#[inline(always)]
fn counter_blocks<V: Few, const N: usize>(cpu: V::Cpu, x: &mut [V; N], counter: u128) {
    if usize::from(counter as u8) + N * V::BYTES / 16 <= 256 {
        // Only the last byte differs: nothing goes through memory, where a wide load would wait for narrow stores.
        let first_half = V::load(cpu, &FIRST_HALF.0);
        let hi = V::splat64(cpu, ((counter >> 64) as u64).swap_bytes());
        let lo = V::splat64(cpu, (counter as u64).swap_bytes());
        let block = (first_half & hi) ^ first_half.and_not(lo);
        for q in 0..N {
            x[q] = block.add8(V::load(cpu, &BLOCK_NUMBERS.0[q * V::BYTES..])).affine(&PHI);
        }
    } else {
        let mut blocks = [0; WIDEST];
        counters(&mut blocks[..N * V::BYTES], counter, 1);
        load(cpu, x, &blocks);
    }
}

#[inline(always)]
fn decrypt<V: Few, const N: usize, K: RoundKeys<V, N>>(cpu: V::Cpu, keys: K, mut data: Buf<'_>) {
    let t = V::table256(cpu, &S_INV.0);
    while !data.is_empty() {
        let mut group = data.take_back(N * V::BYTES);
        let mut x = [V::splat64(cpu, 0); N];
        load(cpu, &mut x, group.src());
        let mut r = 10;
        while r > 1 {
            r -= 1;
            let k = keys.dec(cpu, r);
            l(cpu, &mut x, Some(k), &D_INV);
            for q in 0..N {
                x[q] = x[q].lookup256(t);
            }
        }
        let k = keys.dec(cpu, 0);
        for q in 0..N {
            x[q] = x[q] ^ k[q];
        }
        finish(cpu, &x, &mut group);
    }
}

#[inline(always)]
fn chains<V: Few, const N: usize, K: RoundKeys<V, N>>(
    cpu: V::Cpu,
    keys: K,
    link: Link,
    state: &mut [u8],
    data: &mut [Buf<'_>],
    blocks: usize,
) {
    let t = V::table256(cpu, &S.0);
    let mut x = [V::splat64(cpu, 0); N];
    load(cpu, &mut x, state);
    let mut scratch = [0; WIDEST];
    for at in 0..blocks {
        gather(&mut scratch, data, 16 * at);
        let mut m = x;
        load(cpu, &mut m, &scratch);
        if matches!(link, Link::Mac | Link::Cbc) {
            for q in 0..N {
                x[q] = x[q] ^ m[q];
            }
        }
        rounds(cpu, &mut x, keys, t);
        if link != Link::Mac {
            let mut out = x;
            for q in 0..N {
                if link != Link::Cbc {
                    out[q] = out[q] ^ m[q];
                }
                if link == Link::Cfb {
                    x[q] = out[q];
                }
                out[q].affine(&PHI_INV).store(&mut scratch[q * V::BYTES..]);
            }
            scatter(&scratch, data, 16 * at);
        }
    }
    for q in 0..N {
        x[q].affine(&PHI_INV).store(&mut state[q * V::BYTES..]);
    }
    crate::wipe(&mut scratch);
}

#[inline(always)]
fn load<V: Few, const N: usize>(cpu: V::Cpu, x: &mut [V; N], from: &[u8]) {
    for q in 0..N {
        x[q] = V::load(cpu, &from[q * V::BYTES..]).affine(&PHI);
    }
}

/// Back to bytes; the last register first (see `Buf`).
#[inline(always)]
fn finish<V: Few, const N: usize>(cpu: V::Cpu, x: &[V; N], group: &mut Buf<'_>) {
    let mut q = N;
    while q > 0 {
        q -= 1;
        let mut y = x[q].affine(&PHI_INV);
        if let Some(a) = group.xor() {
            y = y ^ V::load(cpu, &a[q * V::BYTES..]);
        }
        y.store(&mut group.dst()[q * V::BYTES..]);
    }
}

#[inline(always)]
fn rounds<V: Few, const N: usize, K: RoundKeys<V, N>>(cpu: V::Cpu, x: &mut [V; N], keys: K, t: V::Table) {
    let k = keys.enc(cpu, 0);
    for q in 0..N {
        x[q] = x[q] ^ k[q];
    }
    for r in 1..10 {
        let k = keys.enc(cpu, r);
        for q in 0..N {
            x[q] = x[q].lookup256(t);
        }
        l(cpu, x, Some(k), &D);
    }
}

/// A linear map of blocks given by its constants (see `diagonals`), plus the key.
///
/// Constants outside, registers inside: all sixteen constants at once make LLVM spill. The sum that needs no rotation
/// comes last, and its last product meets all the rest in one operation: a single chain waits for nothing else.
#[inline(always)]
fn l<V: Few, const N: usize>(cpu: V::Cpu, x: &mut [V; N], k: Option<[V; N]>, d: &'static Aligned<[[u8; 64]; 16]>) {
    if N == 1 {
        x[0] = l_one(cpu, x[0], k.map(|k| k[0]), &d.0);
        return;
    }
    let d = &pin(d).0;
    let b = *x;
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
}

/// The same for a single register, in the order of the shortest latency: what needs no rotation first, and the sum that
/// is not rotated in the end last.
#[inline(always)]
fn l_one<V: Few>(cpu: V::Cpu, x: V, k: Option<V>, d: &[[u8; 64]; 16]) -> V {
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

/// One register as the key schedule wants it.
#[derive(Clone, Copy)]
pub(super) struct Register<V>(V);

impl<V: Few> schedule::Block for Register<V> {
    type Context = (V::Cpu, V::Table);
    const BLOCKS: usize = V::BYTES / 16;
    #[inline(always)]
    fn load((cpu, _): Self::Context, blocks: &[u8]) -> Self {
        Self(V::load(cpu, blocks).affine(&PHI))
    }
    #[inline(always)]
    fn store(self, _: Self::Context, blocks: &mut [u8]) {
        self.0.affine(&PHI_INV).store(blocks);
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
    #[inline(always)]
    fn splat((cpu, _): Self::Context, block: &[u8; 16]) -> Self {
        Self(V::splat128(cpu, block).affine(&PHI))
    }
    #[inline(always)]
    fn ls_add(self, (cpu, t): Self::Context, k: Self) -> Self {
        let mut x = [self.0.lookup256(t)];
        l(cpu, &mut x, Some([k.0]), &D);
        Self(x[0])
    }
    #[inline(always)]
    fn l_inv(self, (cpu, _): Self::Context) -> Self {
        // Pinned: the registers are for the network's constants.
        Self(l_one(cpu, self.0, None, &pin(&D_INV).0))
    }
    #[inline(always)]
    fn fold_enc(self, (cpu, _): Self::Context) -> Self {
        // Pinned: the registers are for the network's constants.
        Self(l_one(cpu, self.0, None, &pin(&D_FOLD_ENC).0))
    }
    #[inline(always)]
    fn fold_dec(self, (cpu, _): Self::Context) -> Self {
        // Pinned: the registers are for the network's constants.
        Self(l_one(cpu, self.0, None, &pin(&D_FOLD_DEC).0))
    }
}

/// Prepares keys: the network in registers of `N`, the forms in registers of `F`.
#[inline(always)]
pub(super) fn schedule<N: Few, F: Few<Cpu = N::Cpu>>(cpu: N::Cpu, masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let (network, forms) = ((cpu, N::table256(cpu, &S.0)), (cpu, F::table256(cpu, &S.0)));
    schedule::run::<Register<N>, Register<F>>(network, forms, masters, keys)
}

/// The root of x^8 + x^7 + x^6 + x + 1 in the AES field gives the isomorphism phi.
const PHI_TABLE: [u8; 256] = phi_table();
static PHI: u64 = linear(&PHI_TABLE);
static PHI_INV: u64 = linear(&spec::inverse(&PHI_TABLE));
static S: Aligned<[u8; 256]> = Aligned(conjugate(&spec::PI));
static S_INV: Aligned<[u8; 256]> = Aligned(conjugate(&spec::PI_INV));

/// All ones in the first eight bytes of every block.
static FIRST_HALF: Aligned<[u8; 64]> = {
    let mut t = [0; 64];
    let mut i = 0;
    while i < 64 {
        t[i] = if i % 16 < 8 { 0xff } else { 0 };
        i += 1;
    }
    Aligned(t)
};

/// 0, 1, 2, ... in the last bytes of blocks.
static BLOCK_NUMBERS: Aligned<[u8; WIDEST]> = {
    let mut t = [0; WIDEST];
    let mut i = 0;
    while i < WIDEST / 16 {
        t[16 * i + 15] = i as u8;
        i += 1;
    }
    Aligned(t)
};

// The linear maps of blocks, as what they make of a block.
static D: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(Map::L)));
static D_INV: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(Map::LInverse)));
static D_FOLD_ENC: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(Map::FoldEnc)));
static D_FOLD_DEC: Aligned<[[u8; 64]; 16]> = Aligned(diagonals(&columns(Map::FoldDec)));

enum Map {
    L,
    LInverse,
    FoldEnc,
    FoldDec,
}

/// Column n: what the map makes of 1 in byte n.
const fn columns(map: Map) -> [[u8; 16]; 16] {
    let mut columns = [[0; 16]; 16];
    let mut n = 0;
    while n < 16 {
        let mut e = [0; 16];
        e[n] = 1;
        columns[n] = match map {
            Map::L => spec::l(&e),
            Map::LInverse => spec::l_inv(&e),
            Map::FoldEnc => fold(&reverse(&e)),
            Map::FoldDec => fold(&spec::l_inv(&e)),
        };
        n += 1;
    }
    columns
}

const fn mul_aes(mut a: u8, mut b: u8) -> u8 {
    let mut r = 0;
    while b != 0 {
        r ^= a * (b & 1);
        a = (a << 1) ^ (0x1b * (a >> 7));
        b >>= 1;
    }
    r
}

const fn phi_table() -> [u8; 256] {
    let mut g = 2;
    loop {
        let mut p = [1; 9];
        let mut i = 1;
        while i < 9 {
            p[i] = mul_aes(p[i - 1], g);
            i += 1;
        }
        if p[8] ^ p[7] ^ p[6] ^ p[1] ^ 1 == 0 {
            let mut t = [0; 256];
            let mut x = 0;
            while x < 256 {
                let mut i = 0;
                while i < 8 {
                    t[x] ^= p[i] * ((x >> i) & 1) as u8;
                    i += 1;
                }
                x += 1;
            }
            return t;
        }
        g += 1;
    }
}

/// A linear map of bytes as a bit matrix in the layout of `vgf2p8affineqb`.
const fn linear(t: &[u8; 256]) -> u64 {
    let mut m = 0;
    let mut i = 0;
    while i < 8 {
        let mut j = 0;
        while j < 8 {
            m |= (((t[1 << j] >> i) & 1) as u64) << (8 * (7 - i) + j);
            j += 1;
        }
        i += 1;
    }
    m
}

const fn conjugate(s: &[u8; 256]) -> [u8; 256] {
    let mut t = [0; 256];
    let mut x = 0;
    while x < 256 {
        t[PHI_TABLE[x] as usize] = PHI_TABLE[s[x] as usize];
        x += 1;
    }
    t
}

/// The constants by rotation, repeated in four lanes. Input byte n goes to output byte m by the rotation r = n - m,
/// whose part 4 * (r / 4) is applied after the product.
const fn diagonals(columns: &[[u8; 16]; 16]) -> [[u8; 64]; 16] {
    let mut d = [[0; 64]; 16];
    let mut n = 0;
    while n < 16 {
        let mut m = 0;
        while m < 16 {
            let r = (n + 16 - m) % 16;
            let mut lane = 0;
            while lane < 4 {
                d[r][16 * lane + (m + r / 4 * 4) % 16] = PHI_TABLE[columns[n][m] as usize];
                lane += 1;
            }
            m += 1;
        }
        n += 1;
    }
    d
}

/// S or L alone, on one group.
#[cfg(test)]
#[inline(always)]
pub(super) fn inner<V: Few, const N: usize>(cpu: V::Cpu, what: super::Inner, blocks: &mut [u8]) {
    use super::Inner;
    let mut x = [V::splat64(cpu, 0); N];
    load(cpu, &mut x, blocks);
    match what {
        Inner::L => l(cpu, &mut x, None, &D),
        Inner::LInverse => l(cpu, &mut x, None, &D_INV),
        Inner::S | Inner::SInverse => {
            let t = V::table256(cpu, if what == Inner::S { &S.0 } else { &S_INV.0 });
            for q in 0..N {
                x[q] = x[q].lookup256(t);
            }
        }
    }
    for q in 0..N {
        x[q].affine(&PHI_INV).store(&mut blocks[q * V::BYTES..]);
    }
}
