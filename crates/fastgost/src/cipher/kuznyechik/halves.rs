//! Strategy of halves. This strategy computes L by the two products of `toeplitz`, with halves of blocks in registers.
//! The tables of the products are in `toeplitz`. One register of a pair holds bytes 0 to 7 of the blocks, and the other
//! register holds bytes 8 to 15.
//!
//! In the second product, a byte contributes only to itself and to later bytes, in the order of the recurrence. So the
//! later half, a_8 ... a_15, is never multiplied by the last eight coefficients. If each half has its own register, a
//! quarter of the look-ups of this product is saved. All shifts are shifts of 64-bit lanes, which leave the CPU's
//! shuffle units to the look-ups. Two registers of blocks are needed to fill a pair.
use super::{
    Counter,
    small_batch::{SmallBatch, counter_registers, finish},
    toeplitz::{BACK, FORWARD, enter, leave},
};
use crate::{
    pi::nibbles::{NibbleMap, NibbleSbox, look_up, nibbles, s_forward, s_inverse},
    simd::{Halves16, IoBuf, Word, each16, pin},
};

/// Implements this strategy for a pair of registers.
#[derive(Clone, Copy)]
pub(super) struct Halves<V: Word>(pub(super) V::Cpu);

impl<V: NibbleSbox + Halves16> SmallBatch for Halves<V> {
    type State = [V; 2];
    const BLOCKS: usize = V::BYTES / 8;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [V; 2] {
        let x = [V::load(self.0, blocks), V::load(self.0, &blocks[V::BYTES..])];
        into_halves::<V, INVERSE>(self.0, x)
    }
    #[inline(always)]
    fn counters(self, first: Counter) -> [V; 2] {
        into_halves::<V, false>(self.0, counter_registers(self.0, first))
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [V; 2] {
        let k = enter::<V, INVERSE>(self.0, V::splat128(self.0, block));
        [k.low_halves(k), k.high_halves(k)]
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, x: [V; 2], group: &mut IoBuf<'_>) {
        let x = [leave::<V, INVERSE>(self.0, x[0]), leave::<V, INVERSE>(self.0, x[1])];
        finish(self.0, &[x[0].low_halves(x[1]), x[0].high_halves(x[1])], group);
    }
    #[inline(always)]
    fn add(self, x: [V; 2], y: [V; 2]) -> [V; 2] {
        [x[0] ^ y[0], x[1] ^ y[1]]
    }
    #[inline(always)]
    fn round(self, x: [V; 2], k: [V; 2]) -> [V; 2] {
        let n = [s_forward(self.0, x[0]), s_forward(self.0, x[1])];
        l::<V, false>(self.0, n, &FORWARD.0.of_s, &FORWARD.0.series, k)
    }
    #[inline(always)]
    fn l_inverse(self, x: [V; 2], k: [V; 2]) -> [V; 2] {
        let n = [nibbles(self.0, x[0]), nibbles(self.0, x[1])];
        l::<V, true>(self.0, n, &BACK.0.of_state, &BACK.0.series, k)
    }
    #[inline(always)]
    fn round_inverse(self, x: [V; 2], k: [V; 2]) -> [V; 2] {
        let n = [s_inverse(self.0, x[0]), s_inverse(self.0, x[1])];
        l::<V, true>(self.0, n, &BACK.0.of_s, &BACK.0.series, k)
    }
    #[inline(always)]
    fn s_inverse(self, mut x: [V; 2], k: [V; 2]) -> [V; 2] {
        for q in 0..2 {
            x[q] = look_up(self.0, s_inverse(self.0, x[q]), &BACK.0.of_s[0]) ^ k[q];
        }
        x
    }
    #[cfg(test)]
    fn s(self, mut x: [V; 2]) -> [V; 2] {
        for q in 0..2 {
            x[q] = look_up(self.0, s_forward(self.0, x[q]), &FORWARD.0.of_s[0]);
        }
        x
    }
    #[cfg(test)]
    fn l(self, x: [V; 2]) -> [V; 2] {
        let n = [nibbles(self.0, x[0]), nibbles(self.0, x[1])];
        l::<V, false>(self.0, n, &FORWARD.0.of_state, &FORWARD.0.series, [V::splat64(self.0, 0); 2])
    }
}

/// Converts blocks, as they lie in memory, to halves, in the basis for encryption or for decryption (see `enter`).
#[inline(always)]
fn into_halves<V: NibbleSbox + Halves16, const INVERSE: bool>(cpu: V::Cpu, x: [V; 2]) -> [V; 2] {
    let x = [x[0].low_halves(x[1]), x[0].high_halves(x[1])];
    [enter::<V, INVERSE>(cpu, x[0]), enter::<V, INVERSE>(cpu, x[1])]
}

/// Computes L (or L^-1) and adds the key. `n` has, for each register, the pair of indices by which the tables in
/// `direct` give the products c_j a. In the recurrence's order, a_0 ... a_7 are the early half, and a_8 ... a_15 are
/// the late half. A shift by d moves a_t to place t - d in the first product, and to place t + d in the second product.
/// If a_t stays in its half, the half is shifted by d. If a_t goes to the other half, the half is shifted by 8 - d in
/// the opposite direction.
#[inline(always)]
fn l<V: NibbleSbox + Halves16, const INVERSE: bool>(
    cpu: V::Cpu,
    n: [(V, V); 2],
    direct: &[NibbleMap; 8],
    series: &[NibbleMap; 16],
    k: [V; 2],
) -> [V; 2] {
    let (early, late) = if INVERSE { (0, 1) } else { (1, 0) };
    let m = pin(direct);
    // c_0 = c_7 = c_9 = 1; c_j = c_(16 - j); c_8 has no partner.
    let (a, b) = (look_up(cpu, n[early], &m[0]), look_up(cpu, n[late], &m[0]));
    let a1 = look_up(cpu, n[early], &m[1]) ^ b;
    let b1 = look_up(cpu, n[late], &m[1]);
    let mut u_late = b.xor3(away::<V, INVERSE, 7>(b), away::<V, INVERSE, 1>(b1));
    let mut u = a.xor3(look_up(cpu, n[late], &m[7]), back::<V, INVERSE, 1>(b));
    u = u.xor3(away::<V, INVERSE, 1>(a1), away::<V, INVERSE, 7>(a ^ b1)) ^ back::<V, INVERSE, 7>(b1);
    macro_rules! coefficients {
        ($($j:literal)*) => { $(
            let (tl, tr) = (V::splat128(cpu, &m[$j][0]), V::splat128(cpu, &m[$j][1]));
            let a = n[early].0.lookup16(tl) ^ n[early].1.lookup16(tr);
            let b = n[late].0.lookup16(tl) ^ n[late].1.lookup16(tr);
            u_late = u_late ^ away::<V, INVERSE, $j>(b);
            u = u.xor3(away::<V, INVERSE, $j>(a), away::<V, INVERSE, { 8 - $j }>(b)) ^ back::<V, INVERSE, { 8 - $j }>(b);
        )* };
    }
    coefficients!(2 3 4 5 6);
    let (e, d) = (nibbles(cpu, u), nibbles(cpu, u_late));
    // The first coefficient of the power series is 1.
    let h = pin(series);
    let mut y = [u; 2];
    y[early] = u ^ k[early];
    y[late] = u_late.xor3(look_up(cpu, e, &h[8]), k[late]);
    each16!(7: I => {
        const J: u32 = I as u32 + 1;
        const AGAIN: u32 = 8 - J;
        let (tl, tr) = (V::splat128(cpu, &h[J as usize][0]), V::splat128(cpu, &h[J as usize][1]));
        let a = e.0.lookup16(tl) ^ e.1.lookup16(tr);
        let b = d.0.lookup16(tl) ^ d.1.lookup16(tr);
        let c = look_up(cpu, e, &h[J as usize + 8]);
        y[early] = y[early] ^ back::<V, INVERSE, J>(a);
        y[late] = y[late].xor3(back::<V, INVERSE, J>(b ^ c), away::<V, INVERSE, AGAIN>(a));
    });
    y
}

/// Moves a_t to place t - N of its half.
#[inline(always)]
fn away<V: Word, const INVERSE: bool, const N: u32>(x: V) -> V {
    if INVERSE { down::<V, N>(x) } else { up::<V, N>(x) }
}

/// Moves a_t to place t + N of its half.
#[inline(always)]
fn back<V: Word, const INVERSE: bool, const N: u32>(x: V) -> V {
    if INVERSE { up::<V, N>(x) } else { down::<V, N>(x) }
}

/// Moves byte i of a half to place i + N.
#[inline(always)]
fn up<V: Word, const N: u32>(x: V) -> V {
    const { assert!(1 <= N && N <= 7) };
    match N {
        1 => x.shl64::<8>(),
        2 => x.shl64::<16>(),
        3 => x.shl64::<24>(),
        4 => x.shl64::<32>(),
        5 => x.shl64::<40>(),
        6 => x.shl64::<48>(),
        _ => x.shl64::<56>(),
    }
}

/// Moves byte i of a half to place i - N.
#[inline(always)]
fn down<V: Word, const N: u32>(x: V) -> V {
    const { assert!(1 <= N && N <= 7) };
    match N {
        1 => x.shr64::<8>(),
        2 => x.shr64::<16>(),
        3 => x.shr64::<24>(),
        4 => x.shr64::<32>(),
        5 => x.shr64::<40>(),
        6 => x.shr64::<48>(),
        _ => x.shr64::<56>(),
    }
}
