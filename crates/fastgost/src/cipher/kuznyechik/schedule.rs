//! The key schedule, once for all kernels: 32 rounds of a Feistel network over LSX, and the forms kernels want.
use super::{Keys, spec, x4};

/// A register of whole blocks, in whatever basis the strategy keeps them.
pub(super) trait Block: Copy {
    /// Proof that the CPU has its instructions, and what S and L need in registers.
    type Context: Copy;
    /// Blocks in a register.
    const BLOCKS: usize;
    fn load(context: Self::Context, blocks: &[u8]) -> Self;
    fn store(self, context: Self::Context, blocks: &mut [u8]);
    fn add(self, other: Self) -> Self;
    /// L(S(self ^ c)), for a constant c of the standard repeated in every block.
    fn lsx(self, context: Self::Context, c: &'static [u8; 16]) -> Self;
    /// L^-1.
    fn l_inv(self, context: Self::Context) -> Self;
    /// `fold` of the bytes in reverse order.
    fn fold_enc(self, context: Self::Context) -> Self;
    /// `fold` of L^-1.
    fn fold_dec(self, context: Self::Context) -> Self;
}

/// The iteration constants.
static C: [[u8; 16]; 32] = {
    let mut c = [[0; 16]; 32];
    let mut i = 0;
    while i < 32 {
        c[i] = spec::c(i + 1);
        i += 1;
    }
    c
};

/// Prepares `masters`, `B::BLOCKS` at a time.
#[inline(always)]
pub(super) fn run<B: Block>(context: B::Context, masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let mut at = 0;
    while at < masters.len() {
        let left = masters.len() - at;
        let n = if left < B::BLOCKS { left } else { B::BLOCKS };
        group::<B>(context, &masters[at..at + n], &mut keys[at..at + n]);
        at += n;
    }
}

#[inline(always)]
fn group<B: Block>(context: B::Context, masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let (mut left, mut right) = ([0; 64], [0; 64]);
    for i in 0..masters.len() {
        left[16 * i..16 * i + 16].copy_from_slice(&masters[i][..16]);
        right[16 * i..16 * i + 16].copy_from_slice(&masters[i][16..]);
    }
    let mut a = B::load(context, &left);
    let mut b = B::load(context, &right);
    first(context, a, keys);
    round_key(context, b, 1, keys);
    for i in 0..4 {
        for c in 0..4 {
            b = b.add(a.lsx(context, &C[8 * i + 2 * c]));
            a = a.add(b.lsx(context, &C[8 * i + 2 * c + 1]));
        }
        round_key(context, a, 2 * i + 2, keys);
        round_key(context, b, 2 * i + 3, keys);
    }
    crate::wipe(&mut left);
    crate::wipe(&mut right);
}

/// K_1 is not added inside L.
#[inline(always)]
fn first<B: Block>(context: B::Context, k: B, keys: &mut [Keys]) {
    let mut bytes = [0; 64];
    k.store(context, &mut bytes);
    for i in 0..keys.len() {
        let k = &mut keys[i];
        for t in 0..16 {
            k.enc_bytes[0][t] = bytes[16 * i + t];
            k.dec_bytes[0][t] = bytes[16 * i + t];
            k.enc[0][15 - t] = x4(bytes[16 * i + t]);
            k.dec[0][t] = x4(bytes[16 * i + t]);
        }
    }
}

/// K_(r+1) in all its forms.
#[inline(always)]
fn round_key<B: Block>(context: B::Context, k: B, r: usize, keys: &mut [Keys]) {
    let (mut plain, mut inverse, mut enc, mut dec) = ([0; 64], [0; 64], [0; 64], [0; 64]);
    k.store(context, &mut plain);
    k.l_inv(context).store(context, &mut inverse);
    k.fold_enc(context).store(context, &mut enc);
    k.fold_dec(context).store(context, &mut dec);
    for i in 0..keys.len() {
        let k = &mut keys[i];
        for t in 0..16 {
            k.enc_bytes[r][t] = plain[16 * i + t];
            k.dec_bytes[r][t] = inverse[16 * i + t];
            k.enc[r][t] = x4(enc[16 * i + t]);
            k.dec[r][t] = x4(dec[16 * i + t]);
        }
    }
    crate::wipe(&mut plain);
    crate::wipe(&mut inverse);
    crate::wipe(&mut enc);
    crate::wipe(&mut dec);
}
