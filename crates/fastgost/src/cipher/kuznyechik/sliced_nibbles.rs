//! Byte-sliced strategy without GFNI. Look-ups in 16 bytes compute S and the products of L.
//!
//! A factor (a byte that L multiplies) is kept as its two nibbles. S returns each nibble by separate look-ups, and sums
//! of factors are sums of nibbles. A product is then two look-ups and a sum.
use super::{
    Kuznyechik,
    scaled_toeplitz::{Constants, NUMBERS, constants},
    sliced::{self, WIDEST},
    sliced_toeplitz::{Products, Rounds},
    spec,
    toeplitz::{enter, map},
};
use crate::{
    cipher::Job,
    pi::{
        decomposition::{ALPHA, OMEGA_INV},
        nibbles::{
            NIBBLES, NibbleMap, NibbleSbox, PI_INVERSE_OF, PI_OF, SForward, SInverse, look_up, nibbles, s_forward_of,
            s_inverse_of,
        },
    },
    simd::{Aligned, Blocks16, pin},
};

/// S and the products of one direction (encryption or decryption).
#[derive(Clone, Copy)]
pub(super) struct Nibbles<const INVERSE: bool>;

impl<R: NibbleSbox, const INVERSE: bool> Products<R> for Nibbles<INVERSE> {
    const INVERSE: bool = INVERSE;
    const FEW_REGISTERS: bool = true;
    const INSIDE: bool = false;
    type Factor = (R, R);
    type Constant = NibbleMap;
    type Tables = [R; 5];
    #[inline(always)]
    fn constants() -> &'static Constants<NibbleMap> {
        &CONSTANTS.0
    }
    #[inline(always)]
    fn factor(cpu: R::Cpu, x: R) -> (R, R) {
        nibbles(cpu, x)
    }
    #[inline(always)]
    fn add(a: (R, R), b: (R, R)) -> (R, R) {
        (a.0 ^ b.0, a.1 ^ b.1)
    }
    #[inline(always)]
    fn product(cpu: R::Cpu, x: (R, R), c: &NibbleMap) -> R {
        look_up(cpu, x, c)
    }
    #[inline(always)]
    fn tables(cpu: R::Cpu) -> [R; 5] {
        if INVERSE { SInverse::tables(cpu) } else { SForward::tables(cpu) }
    }
    #[inline(always)]
    fn s(cpu: R::Cpu, i: usize, x: R, k: R, t: &[R; 5]) -> (R, R) {
        let m = &pin(if INVERSE { &S_INVERSE } else { &S }).0[i];
        let n = nibbles(cpu, look_up(cpu, nibbles(cpu, x), &m.enter) ^ k);
        let n = if INVERSE { s_inverse_of(cpu, n, t) } else { s_forward_of(cpu, n, t) };
        (look_up(cpu, n, &m.high).hold(), look_up(cpu, n, &m.low).hold())
    }
    #[inline(always)]
    fn key(cpu: R::Cpu, k: &[u8; 16]) -> [u8; 16] {
        let (mut bytes, mut first) = ([0; WIDEST], [0; 16]);
        enter::<R, INVERSE>(cpu, R::splat128(cpu, k)).store(&mut bytes[..R::BYTES]);
        first.copy_from_slice(&bytes[..16]);
        crate::wipe(&mut bytes);
        first
    }
    #[inline(always)]
    fn key_of_lanes(cpu: R::Cpu, _: usize, k: R) -> R {
        enter::<R, INVERSE>(cpu, k)
    }
}

/// Runs a job of whole groups under one key. This function does not accept other jobs. The reason is its stack frame.
/// In the stack frame of a function for all jobs, the values that the compiler keeps in memory would lie a multiple of
/// 4096 bytes from parts of the state. The wait for stores at such distances costs more than a third of the speed.
#[inline(always)]
pub(super) fn run<R: NibbleSbox + Blocks16>(cpu: R::Cpu, job: Job<'_, '_, Kuznyechik>) {
    sliced::run_one_key::<R, Rounds<R, Nibbles<false>>, Rounds<R, Nibbles<true>>>(cpu, job)
}

/// S of one byte, with the multiplications of the diagonal matrices before and after S.
struct ScaledS {
    /// The map to the basis in which S starts.
    enter: NibbleMap,
    /// `high` and `low` have the nibbles of the result, indexed by the two indices of S.
    high: NibbleMap,
    low: NibbleMap,
}

static S: Aligned<[ScaledS; 16]> = Aligned(scaled(&ALPHA, &PI_OF));
static S_INVERSE: Aligned<[ScaledS; 16]> = Aligned(scaled(&OMEGA_INV, &PI_INVERSE_OF));

const fn scaled(basis: &[u8; 256], s: &NibbleMap) -> [ScaledS; 16] {
    let mut t = [const { ScaledS { enter: [[0; 16]; 2], high: [[0; 16]; 2], low: [[0; 16]; 2] } }; 16];
    let mut i = 0;
    while i < 16 {
        t[i].enter = map(basis, &NIBBLES, NUMBERS.u[i]);
        let mut n = 0;
        while n < 32 {
            let y = spec::mul(s[n / 16][n % 16], NUMBERS.v[i]);
            (t[i].high[n / 16][n % 16], t[i].low[n / 16][n % 16]) = (y >> 4, y & 15);
            n += 1;
        }
        i += 1;
    }
    t
}

static CONSTANTS: Aligned<Constants<NibbleMap>> = Aligned(constants!(product));

const fn product(c: u8) -> NibbleMap {
    let (mut m, mut n) = ([[0; 16]; 2], 0);
    while n < 32 {
        m[n / 16][n % 16] = spec::mul(NIBBLES[n / 16][n % 16], c);
        n += 1;
    }
    m
}
