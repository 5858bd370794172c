//! Byte-sliced strategy with GFNI, but without a look-up in 256 bytes. Products are computed by matrices of bits, and S
//! is computed by its decomposition over GF(16), with separate matrices and tables for each byte.
use super::{
    Kuznyechik,
    gfni::{ENTER, LEAVE, TO_AES_FIELD},
    scaled_toeplitz::{Constants, NUMBERS, constants},
    sliced::{self, WIDEST},
    sliced_toeplitz::{Products, Rounds},
    spec,
};
use crate::{
    cipher::Job,
    pi::substitution::{Back, Forward, back, forward, matrix},
    simd::{Affine, Aligned, Blocks16, Lookup16, MulAes, pin},
};

/// S and the products of one direction (encryption or decryption).
#[derive(Clone, Copy)]
pub(super) struct Matrices<const INVERSE: bool>;

impl<R: Affine + Lookup16 + MulAes, const INVERSE: bool> Products<R> for Matrices<INVERSE> {
    const INVERSE: bool = INVERSE;
    const FEW_REGISTERS: bool = true;
    const INSIDE: bool = true;
    type Factor = R;
    type Constant = u64;
    type Tables = [R; 4];
    #[inline(always)]
    fn constants() -> &'static Constants<u64> {
        &CONSTANTS.0
    }
    #[inline(always)]
    fn factor(_: R::Cpu, x: R) -> R {
        x
    }
    #[inline(always)]
    fn add(a: R, b: R) -> R {
        a ^ b
    }
    #[inline(always)]
    fn product(_: R::Cpu, x: R, c: &u64) -> R {
        x.affine(c)
    }
    #[inline(always)]
    fn tables(cpu: R::Cpu) -> [R; 4] {
        if INVERSE { pin(&S_INVERSE).0[0].tables(cpu) } else { pin(&S).0[0].common(cpu) }
    }
    #[inline(always)]
    fn s(cpu: R::Cpu, i: usize, x: R, k: R, t: &[R; 4]) -> R {
        if INVERSE {
            pin(&S_INVERSE).0[i].apply(x, *t) ^ k
        } else {
            let s = &pin(&S).0[i];
            s.apply(x ^ k, *t, s.own(cpu))
        }
    }
    #[inline(always)]
    fn key(cpu: R::Cpu, k: &[u8; 16]) -> [u8; 16] {
        let (mut bytes, mut first) = ([0; WIDEST], [0; 16]);
        let m = R::splat128(cpu, pin(if INVERSE { &KEY_INVERSE } else { &KEY }));
        R::splat128(cpu, k).affine(&ENTER).mul_aes(m).affine(&LEAVE).store(&mut bytes[..R::BYTES]);
        first.copy_from_slice(&bytes[..16]);
        crate::wipe(&mut bytes);
        first
    }
    #[inline(always)]
    fn key_of_lanes(_: R::Cpu, i: usize, k: R) -> R {
        k.affine(if INVERSE { &CONSTANTS.0.v[i] } else { &CONSTANTS.0.over_u[i] })
    }
}

/// Runs a job of whole groups.
#[inline(always)]
pub(super) fn run<R: Affine + Lookup16 + MulAes + Blocks16>(cpu: R::Cpu, job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<R, Rounds<R, Matrices<false>>, Rounds<R, Matrices<true>>>(cpu, job)
}

static S: Aligned<[Forward; 16]> = {
    let (mut s, mut i) = ([const { forward(&[0; 256], &[0; 256]) }; 16], 0);
    while i < 16 {
        s[i] = forward(&multiples(NUMBERS.u[i]), &multiples(NUMBERS.v[i]));
        i += 1;
    }
    Aligned(s)
};

static S_INVERSE: Aligned<[Back; 16]> = {
    let (mut s, mut i) = ([const { back(&[0; 256], &[0; 256]) }; 16], 0);
    while i < 16 {
        s[i] = back(&multiples(NUMBERS.u[i]), &multiples(NUMBERS.v[i]));
        i += 1;
    }
    Aligned(s)
};

/// The factors by which the bytes of a key are multiplied, in the AES field.
static KEY: [u8; 16] = in_aes_field(&NUMBERS.over_u);
static KEY_INVERSE: [u8; 16] = in_aes_field(&NUMBERS.v);

const fn in_aes_field(c: &[u8; 16]) -> [u8; 16] {
    let (mut t, mut i) = ([0; 16], 0);
    while i < 16 {
        t[i] = TO_AES_FIELD[c[i] as usize];
        i += 1;
    }
    t
}

static CONSTANTS: Aligned<Constants<u64>> = Aligned(constants!(product));

/// Returns the matrix of the multiplication by `c`.
pub(super) const fn product(c: u8) -> u64 {
    matrix(&multiples(c))
}

/// Returns the products of all bytes and `c`.
const fn multiples(c: u8) -> [u8; 256] {
    let (mut t, mut x) = ([0; 256], 1);
    while x < 256 {
        // The product of x by a constant is the sum of two products by this constant: the product of the lowest bit of
        // x, and the product of the other bits of x.
        let rest = x & (x - 1);
        t[x] = if rest == 0 { spec::mul(c, x as u8) } else { t[rest] ^ t[x ^ rest] };
        x += 1;
    }
    t
}
