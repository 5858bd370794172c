//! The key schedule, once for all kernels: 32 rounds of a Feistel network over LSX, and the forms kernels want.
use super::{Keys, reverse, spec};

/// A register of whole blocks, in whatever basis the strategy keeps them.
pub(super) trait Block: Copy {
    /// Proof that the CPU has its instructions, and what S and L need in registers.
    type Context: Copy;
    /// Blocks in a register, at most four.
    const BLOCKS: usize;
    fn load(context: Self::Context, blocks: &[u8]) -> Self;
    fn store(self, context: Self::Context, blocks: &mut [u8]);
    /// The block in every lane.
    fn splat(context: Self::Context, block: &[u8; 16]) -> Self;
    fn add(self, other: Self) -> Self;
    /// L(S(self)) ^ k.
    fn ls_add(self, context: Self::Context, k: Self) -> Self;
    /// L^-1.
    fn l_inv(self, context: Self::Context) -> Self;
    /// `fold` of the bytes in reverse order.
    fn fold_enc(self, context: Self::Context) -> Self;
    /// `fold` of L^-1.
    fn fold_dec(self, context: Self::Context) -> Self;
}

/// C_i; 0 for i = 0 and i = 33, which the network does not have.
static C: [[u8; 16]; 34] = {
    let mut c = [[0; 16]; 34];
    let mut i = 1;
    while i < 33 {
        c[i] = spec::c(i);
        i += 1;
    }
    c
};

/// C_(i-1) ^ C_(i+1).
static D: [[u8; 16]; 33] = {
    let mut d = [[0; 16]; 33];
    let mut i = 1;
    while i < 33 {
        d[i] = spec::x(&C[i - 1], &C[i + 1]);
        i += 1;
    }
    d
};

/// Prepares `masters`: the network of as many keys at a time as `N` has blocks, the forms of as many round keys as `F`
/// has, one or two.
#[inline(always)]
pub(super) fn run<N: Block, F: Block>(
    network: N::Context,
    forms: F::Context,
    masters: &[&[u8; 32]],
    keys: &mut [Keys],
) {
    let mut at = 0;
    while at < masters.len() {
        let left = masters.len() - at;
        let n = if left < N::BLOCKS { left } else { N::BLOCKS };
        group::<N, F>(network, forms, &masters[at..at + n], &mut keys[at..at + n]);
        at += n;
    }
}

/// Round i of the network is x_i = L(S(x_(i-1) ^ C_i)) ^ x_(i-2), from x_0 = K_1 and x_(-1) = K_2. With x_i ^ C_(i+1) in
/// the registers, all that a round adds is at hand before it. The network is bound by its latency, so the forms of the
/// round keys that it made last are worked out between its rounds.
#[inline(always)]
fn group<N: Block, F: Block>(network: N::Context, forms: F::Context, masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let (mut left, mut right) = ([0; 64], [0; 64]);
    for i in 0..masters.len() {
        left[16 * i..16 * i + 16].copy_from_slice(&masters[i][..16]);
        right[16 * i..16 * i + 16].copy_from_slice(&masters[i][16..]);
    }
    let (mut a, mut b) = (N::load(network, &left), N::load(network, &right));
    store(network, a, 0, keys);
    store(network, b, 1, keys);
    a = a.add(N::splat(network, &C[1]));
    let mut i = 0;
    while i < 4 {
        // Copies: a loop over the forms would be a jump table.
        macro_rules! rounds {
            ($t:expr) => {
                b = a.ls_add(network, b.add(N::splat(network, &D[8 * i + $t])));
                a = b.ls_add(network, a.add(N::splat(network, &D[8 * i + $t + 1])));
            };
        }
        rounds!(1);
        form::<F>(forms, Form::Inverse, 2 * i, keys);
        rounds!(3);
        form::<F>(forms, Form::FoldEnc, 2 * i, keys);
        rounds!(5);
        form::<F>(forms, Form::FoldDec, 2 * i, keys);
        rounds!(7);
        store(network, a.add(N::splat(network, &C[8 * i + 9])), 2 * i + 2, keys);
        store(network, b.add(N::splat(network, &C[8 * i + 8])), 2 * i + 3, keys);
        i += 1;
    }
    form::<F>(forms, Form::Inverse, 8, keys);
    form::<F>(forms, Form::FoldEnc, 8, keys);
    form::<F>(forms, Form::FoldDec, 8, keys);
    // K_1 is added outside of L.
    for k in keys {
        k.dec[0] = k.enc[0];
        k.enc_folded[0] = reverse(&k.enc[0]);
        k.dec_folded[0] = k.enc[0];
    }
    crate::wipe(&mut left);
    crate::wipe(&mut right);
}

/// K_(r+1) of every key as it is.
#[inline(always)]
fn store<N: Block>(network: N::Context, k: N, r: usize, keys: &mut [Keys]) {
    if N::BLOCKS == 1 {
        return k.store(network, &mut keys[0].enc[r]);
    }
    let mut blocks = [0; 64];
    k.store(network, &mut blocks);
    for i in 0..keys.len() {
        keys[i].enc[r].copy_from_slice(&blocks[16 * i..16 * i + 16]);
    }
    crate::wipe(&mut blocks);
}

/// What is derived from the round keys.
#[derive(Clone, Copy)]
enum Form {
    Inverse,
    FoldEnc,
    FoldDec,
}

/// A form of K_(r+1) and K_(r+2) of every key.
#[inline(always)]
fn form<F: Block>(forms: F::Context, form: Form, r: usize, keys: &mut [Keys]) {
    for keys in keys {
        let mut i = r;
        while i < r + 2 {
            let k = F::load(forms, keys.enc[i..i + F::BLOCKS].as_flattened());
            let (k, to) = match form {
                Form::Inverse => (k.l_inv(forms), &mut keys.dec),
                Form::FoldEnc => (k.fold_enc(forms), &mut keys.enc_folded),
                Form::FoldDec => (k.fold_dec(forms), &mut keys.dec_folded),
            };
            k.store(forms, to[i..i + F::BLOCKS].as_flattened_mut());
            i += F::BLOCKS;
        }
    }
}
