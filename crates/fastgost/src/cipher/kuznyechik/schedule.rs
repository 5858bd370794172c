//! The key schedule for all kernels. The schedule runs 32 rounds of a Feistel network over LSX, and makes the forms of
//! round keys that kernels need.
use super::{Keys, reverse, small_batch::SmallBatch, spec};
use crate::simd::IoBuf;

/// The operations that the key schedule needs from a strategy for few blocks, besides its rounds. All states are in the
/// strategy's form for encryption.
pub(super) trait Linear: SmallBatch {
    /// Whether the forms of round keys are derived between the rounds of the network. The derivation between rounds
    /// pays off if the latency of the rounds leaves the CPU idle. But the code then has four copies of the rounds.
    const BETWEEN: bool;
    /// L^-1. Only strategies that add round keys outside L^-1 need this function.
    fn l_inv(self, x: Self::State) -> Self::State;
    /// Applies `super::fold` to the bytes in reverse order.
    fn fold(self, x: Self::State) -> Self::State;
}

/// The constants C_i. They are 0 for i = 0 and i = 33, which are not part of the network.
static C: [[u8; 16]; 34] = {
    let mut c = [[0; 16]; 34];
    let mut i = 1;
    while i < 33 {
        c[i] = spec::c(i);
        i += 1;
    }
    c
};

/// Entry i is C_(i-1) ^ C_(i+1).
static C2: [[u8; 16]; 33] = {
    let mut d = [[0; 16]; 33];
    let mut i = 1;
    while i < 33 {
        d[i] = spec::x(&C[i - 1], &C[i + 1]);
        i += 1;
    }
    d
};

/// Prepares the keys `masters`. The function runs the network for up to `N::BLOCKS` keys at a time. `N::BLOCKS` must be
/// at most 4. The function derives the forms of at most two round keys at a time.
#[inline(always)]
pub(super) fn run<N: SmallBatch, D: Linear>(network: N, derive: D, masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let mut at = 0;
    while at < masters.len() {
        let left = masters.len() - at;
        let n = if left < N::BLOCKS { left } else { N::BLOCKS };
        group(network, derive, &masters[at..at + n], &mut keys[at..at + n]);
        at += n;
    }
}

/// Round i of the network is x_i = L(S(x_(i-1) ^ C_i)) ^ x_(i-2), from x_0 = K_1 and x_(-1) = K_2. The registers hold
/// x_i ^ C_(i+1), so that everything that a round adds is ready before the round. With `BETWEEN`, the forms of the
/// previous round keys are computed between the rounds of the network, while the CPU waits for these rounds.
#[inline(always)]
fn group<N: SmallBatch, D: Linear>(network: N, derive: D, masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let (mut left, mut right) = ([0; 64], [0; 64]);
    for i in 0..masters.len() {
        left[16 * i..16 * i + 16].copy_from_slice(&masters[i][..16]);
        right[16 * i..16 * i + 16].copy_from_slice(&masters[i][16..]);
    }
    let (mut a, mut b) = (network.load::<false>(&left), network.load::<false>(&right));
    store(network, a, 0, keys);
    store(network, b, 1, keys);
    a = network.add(a, network.splat::<false>(&C[1]));
    let mut i = 0;
    while i < 4 {
        macro_rules! rounds {
            ($t:expr) => {
                b = network.round(a, network.add(b, network.splat::<false>(&C2[8 * i + $t])));
                a = network.round(b, network.add(a, network.splat::<false>(&C2[8 * i + $t + 1])));
            };
        }
        if D::BETWEEN {
            rounds!(1);
            derived(derive, Derived::Fold, 2 * i, keys);
            rounds!(3);
            rounds!(5);
            rounds!(7);
        } else {
            let mut t = 1;
            while t < 9 {
                rounds!(t);
                t += 2;
            }
        }
        store(network, network.add(a, network.splat::<false>(&C[8 * i + 9])), 2 * i + 2, keys);
        store(network, network.add(b, network.splat::<false>(&C[8 * i + 8])), 2 * i + 3, keys);
        i += 1;
    }
    let mut r = if D::BETWEEN { 8 } else { 0 };
    while r < 10 {
        derived(derive, Derived::Fold, r, keys);
        r += 2;
    }
    if !D::INSIDE {
        let mut r = 0;
        while r < 10 {
            derived(derive, Derived::Inverse, r, keys);
            r += 2;
        }
    }
    // K_1 is added outside of L.
    for k in keys {
        k.dec[0] = k.enc[0];
        k.folded[0] = reverse(&k.enc[0]);
    }
    crate::wipe(&mut left);
    crate::wipe(&mut right);
}

/// Stores round key K_(r+1) of every master key, without a change of form.
#[inline(always)]
fn store<N: SmallBatch>(network: N, k: N::State, r: usize, keys: &mut [Keys]) {
    if N::BLOCKS == 1 {
        return network.finish::<false>(k, &mut IoBuf::from(&mut keys[0].enc[r][..]));
    }
    let mut blocks = [0; 64];
    network.finish::<false>(k, &mut IoBuf::from(&mut blocks[..16 * N::BLOCKS]));
    for i in 0..keys.len() {
        keys[i].enc[r].copy_from_slice(&blocks[16 * i..16 * i + 16]);
    }
    crate::wipe(&mut blocks);
}

/// The forms that are derived from the round keys.
#[derive(Clone, Copy)]
enum Derived {
    Inverse,
    Fold,
}

/// Derives a form of the round keys K_(r+1) and K_(r+2) of every master key.
#[inline(always)]
fn derived<D: Linear>(derive: D, what: Derived, r: usize, keys: &mut [Keys]) {
    for keys in keys {
        let (from, to) = match what {
            Derived::Inverse => (&keys.enc, &mut keys.dec),
            Derived::Fold => (&keys.enc, &mut keys.folded),
        };
        if D::BLOCKS > 2 {
            let (mut two, mut forms) = ([0; 64], [0; 64]);
            two[..32].copy_from_slice(from[r..r + 2].as_flattened());
            derive_group(derive, what, &two, &mut forms[..16 * D::BLOCKS]);
            to[r..r + 2].as_flattened_mut().copy_from_slice(&forms[..32]);
            crate::wipe(&mut two);
            crate::wipe(&mut forms);
        } else {
            let mut i = r;
            while i < r + 2 {
                let group = i..i + D::BLOCKS;
                derive_group(derive, what, from[group.clone()].as_flattened(), to[group].as_flattened_mut());
                i += D::BLOCKS;
            }
        }
    }
}

#[inline(always)]
fn derive_group<D: Linear>(derive: D, what: Derived, from: &[u8], to: &mut [u8]) {
    let k = derive.load::<false>(from);
    let k = match what {
        Derived::Inverse => derive.l_inv(k),
        Derived::Fold => derive.fold(k),
    };
    derive.finish::<false>(k, &mut IoBuf::from(to));
}
