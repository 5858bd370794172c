//! Strategy with byte shuffles, for few blocks. A 128-bit lane holds one block. The strategy needs no transpose and no
//! GFNI.
//!
//! This strategy is for CPUs that can look up only in 16 bytes. The strategy rests on two ideas.
//!
//! **L is two Toeplitz products.** In the order of the recurrence (a_0 first), L maps the bytes a to the bytes y, and
//! y_t is the sum of c_j a_(t+j) over j < 16 - t plus the sum of c_j y_(t+j-16) over the other j. If u is the first
//! sum, then y = u / (1 + c_15 z + c_14 z^2 + ...) as power series modulo z^16. In both products the constant depends
//! only on the distance of the bytes. So a constant multiplies a whole register, by two look-ups of nibbles, and the
//! register is then shifted. L^-1 is the same computation with the shifts mirrored.
//!
//! **S ends where L begins.** The result of S is never put together (see `nibbles`), because the look-ups that multiply
//! by c_j start from the two indices that determine this result.
use super::{
    Counter,
    schedule::Linear,
    small_batch::{SmallBatch, counter_registers, finish},
    spec,
};
use crate::{
    pi::{
        decomposition::{ALPHA, ALPHA_INV, OMEGA, OMEGA_INV},
        nibbles::{
            NIBBLES, NibbleMap, NibbleSbox, PI_INVERSE_OF, PI_OF, all_nibbles, linear, look_up, nibbles, s_forward,
            s_inverse,
        },
    },
    simd::{Aligned, IoBuf, Shift16, Word, pin},
};

/// `N` registers with a block in every lane.
#[derive(Clone, Copy)]
pub(super) struct Toeplitz<V: Word, const N: usize>(pub(super) V::Cpu);

impl<V: NibbleSbox + Shift16, const N: usize> SmallBatch for Toeplitz<V, N> {
    type State = [V; N];
    const BLOCKS: usize = N * V::BYTES / 16;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [V; N] {
        let mut x = [V::splat64(self.0, 0); N];
        for q in 0..N {
            x[q] = enter::<V, INVERSE>(self.0, V::load(self.0, &blocks[q * V::BYTES..]));
        }
        x
    }
    #[inline(always)]
    fn counters(self, first: Counter) -> [V; N] {
        let mut x: [V; N] = counter_registers(self.0, first);
        for q in 0..N {
            x[q] = enter::<V, false>(self.0, x[q]);
        }
        x
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [V; N] {
        [enter::<V, INVERSE>(self.0, V::splat128(self.0, block)); N]
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, mut x: [V; N], group: &mut IoBuf<'_>) {
        for q in 0..N {
            x[q] = leave::<V, INVERSE>(self.0, x[q]);
        }
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
        let mut n = [(x[0], x[0]); N];
        for q in 0..N {
            n[q] = s_forward(self.0, x[q]);
        }
        l::<V, false, N>(self.0, &n, &FORWARD.0.of_s, &FORWARD.0.series, k)
    }
    #[inline(always)]
    fn l_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        l::<V, true, N>(self.0, &all_nibbles(self.0, &x), &BACK.0.of_state, &BACK.0.series, k)
    }
    #[inline(always)]
    fn round_inverse(self, x: [V; N], k: [V; N]) -> [V; N] {
        let mut n = [(x[0], x[0]); N];
        for q in 0..N {
            n[q] = s_inverse(self.0, x[q]);
        }
        l::<V, true, N>(self.0, &n, &BACK.0.of_s, &BACK.0.series, k)
    }
    #[inline(always)]
    fn s_inverse(self, mut x: [V; N], k: [V; N]) -> [V; N] {
        for q in 0..N {
            x[q] = look_up(self.0, s_inverse(self.0, x[q]), &BACK.0.of_s[0]) ^ k[q];
        }
        x
    }
    #[cfg(test)]
    fn s(self, mut x: [V; N]) -> [V; N] {
        for q in 0..N {
            x[q] = look_up(self.0, s_forward(self.0, x[q]), &FORWARD.0.of_s[0]);
        }
        x
    }
    #[cfg(test)]
    fn l(self, x: [V; N]) -> [V; N] {
        let zero = [V::splat64(self.0, 0); N];
        l::<V, false, N>(self.0, &all_nibbles(self.0, &x), &FORWARD.0.of_state, &FORWARD.0.series, zero)
    }
}

impl<V: NibbleSbox + Shift16, const N: usize> Linear for Toeplitz<V, N> {
    const BETWEEN: bool = false;
    #[inline(always)]
    fn l_inv(self, x: [V; N]) -> [V; N] {
        let zero = [V::splat64(self.0, 0); N];
        l::<V, true, N>(self.0, &all_nibbles(self.0, &x), &FORWARD.0.of_state, &FORWARD.0.series, zero)
    }
    /// `fold` is the first product of L, with the shifts mirrored.
    #[inline(always)]
    fn fold(self, x: [V; N]) -> [V; N] {
        let mut y = direct::<V, true, N>(self.0, &all_nibbles(self.0, &x), &FORWARD.0.of_state);
        let reverse = V::splat128(self.0, &REVERSE);
        for q in 0..N {
            y[q] = reverse.lookup16(y[q]);
        }
        y
    }
}

/// Computes the first product. `n` has, for each register, the pair of indices by which the tables in `maps` give the
/// products c_j a.
#[inline(always)]
fn direct<V: NibbleSbox + Shift16, const INVERSE: bool, const N: usize>(
    cpu: V::Cpu,
    n: &[(V, V); N],
    maps: &[NibbleMap; 8],
) -> [V; N] {
    let m = pin(maps);
    let mut u = [n[0].0; N];
    for q in 0..N {
        let p = look_up(cpu, n[q], &m[0]);
        u[q] = p.xor3(away::<V, INVERSE, 7>(p), away::<V, INVERSE, 9>(p));
    }
    macro_rules! pairs {
        ($($j:literal $k:literal)*) => { $(
            let (tl, tr) = (V::splat128(cpu, &m[$j][0]), V::splat128(cpu, &m[$j][1]));
            for q in 0..N {
                let p = n[q].0.lookup16(tl) ^ n[q].1.lookup16(tr);
                u[q] = u[q].xor3(away::<V, INVERSE, $j>(p), away::<V, INVERSE, $k>(p));
            }
        )* };
    }
    pairs!(1 15 2 14 3 13 4 12 5 11 6 10);
    for q in 0..N {
        u[q] = u[q] ^ away::<V, INVERSE, 8>(look_up(cpu, n[q], &m[7]));
    }
    u
}

/// Computes L (or L^-1) and adds the key. `n` has, for each register, the pair of indices by which the tables in `maps`
/// give the products c_j a.
#[inline(always)]
fn l<V: NibbleSbox + Shift16, const INVERSE: bool, const N: usize>(
    cpu: V::Cpu,
    n: &[(V, V); N],
    maps: &[NibbleMap; 8],
    series: &[NibbleMap; 16],
    k: [V; N],
) -> [V; N] {
    let mut x = direct::<V, INVERSE, N>(cpu, n, maps);
    let (mut hi, mut lo) = (x, x);
    for q in 0..N {
        (hi[q], lo[q]) = nibbles(cpu, x[q]);
    }
    // The coefficients are in four groups of four. The nibbles move by 0 to 3 places, and then the groups' sums move by
    // 0, 4, 8 and 12 places.
    let h = pin(series);
    let mut sums = [k; 4];
    macro_rules! step {
        ($b:literal: $($g:literal)*) => {
            if $b > 0 {
                for q in 0..N {
                    (hi[q], lo[q]) = (back::<V, INVERSE, 1>(hi[q]), back::<V, INVERSE, 1>(lo[q]));
                }
            }
            $(
                let (tl, tr) = (V::splat128(cpu, &h[4 * $g + $b][0]), V::splat128(cpu, &h[4 * $g + $b][1]));
                for q in 0..N {
                    let (a, b) = (hi[q].lookup16(tl), lo[q].lookup16(tr));
                    sums[$g][q] = if $b == 0 && $g > 0 { a ^ b } else { sums[$g][q].xor3(a, b) };
                }
            )*
        };
    }
    step!(0: 0 1 2 3);
    step!(1: 0 1 2 3);
    step!(2: 0 1 2 3);
    step!(3: 0 1 2 3);
    for q in 0..N {
        let a = back::<V, INVERSE, 8>(sums[2][q] ^ back::<V, INVERSE, 4>(sums[3][q]));
        x[q] = sums[0][q].xor3(back::<V, INVERSE, 4>(sums[1][q]), a);
    }
    x
}

/// Moves a_t to place t - K, in the recurrence's order.
#[inline(always)]
fn away<V: Shift16, const INVERSE: bool, const K: i32>(x: V) -> V {
    if INVERSE { x.shift_down16::<K>() } else { x.shift_up16::<K>() }
}

/// Moves a_t to place t + K, in the recurrence's order.
#[inline(always)]
pub(super) fn back<V: Shift16, const INVERSE: bool, const K: i32>(x: V) -> V {
    if INVERSE { x.shift_up16::<K>() } else { x.shift_down16::<K>() }
}

/// Converts bytes to the basis in which S of this direction (encryption or decryption) is computed (see `nibbles`).
#[inline(always)]
pub(super) fn enter<V: NibbleSbox, const INVERSE: bool>(cpu: V::Cpu, x: V) -> V {
    linear(cpu, x, if INVERSE { &BACK.0.enter } else { &FORWARD.0.enter })
}

/// Converts bytes back from the basis in which S of this direction is computed.
#[inline(always)]
pub(super) fn leave<V: NibbleSbox, const INVERSE: bool>(cpu: V::Cpu, x: V) -> V {
    linear(cpu, x, if INVERSE { &BACK.0.leave } else { &FORWARD.0.leave })
}

/// The tables of one direction (encryption or decryption), in the basis of this direction.
pub(super) struct Maps {
    pub(super) enter: NibbleMap,
    pub(super) leave: NibbleMap,
    /// Products of the result of S by c_0 ... c_6 and c_8.
    pub(super) of_s: [NibbleMap; 8],
    /// Products of the state by c_0 ... c_6 and c_8.
    pub(super) of_state: [NibbleMap; 8],
    /// Products of the state by the coefficients of the power series.
    pub(super) series: [NibbleMap; 16],
}

pub(super) static FORWARD: Aligned<Maps> = Aligned(maps(&ALPHA, &ALPHA_INV, &PI_OF));

pub(super) static BACK: Aligned<Maps> = Aligned(maps(&OMEGA_INV, &OMEGA, &PI_INVERSE_OF));

/// `s` has the result of S as two tables, one for each of its two indices.
const fn maps(enter: &[u8; 256], leave: &[u8; 256], s: &NibbleMap) -> Maps {
    let state = map(leave, &NIBBLES, 1);
    let mut m = Maps {
        enter: map(enter, &NIBBLES, 1),
        leave: state,
        of_s: [[[0; 16]; 2]; 8],
        of_state: [[[0; 16]; 2]; 8],
        series: [[[0; 16]; 2]; 16],
    };
    let mut j = 0;
    while j < 16 {
        if j < 8 {
            m.of_s[j] = map(enter, s, COEFFICIENTS[j]);
            m.of_state[j] = map(enter, &state, COEFFICIENTS[j]);
        }
        m.series[j] = map(enter, &state, SERIES[j]);
        j += 1;
    }
    m
}

/// Multiplies each entry of `from` by `c`, and maps the product by `to`.
pub(super) const fn map(to: &[u8; 256], from: &NibbleMap, c: u8) -> NibbleMap {
    let mut m = [[0; 16]; 2];
    let mut i = 0;
    while i < 32 {
        m[i / 16][i % 16] = to[spec::mul(from[i / 16][i % 16], c) as usize];
        i += 1;
    }
    m
}

/// The coefficients c_0 ... c_6 and c_8. The other coefficients follow from c_j = c_(16 - j) and c_7 = c_9 = c_0 = 1.
const COEFFICIENTS: [u8; 8] = {
    let mut c = [0; 8];
    let mut j = 0;
    while j < 7 {
        c[j] = spec::L[15 - j];
        j += 1;
    }
    c[7] = spec::L[7];
    c
};

/// 1 / (1 + c_15 z + c_14 z^2 + ... + c_1 z^15) modulo z^16.
pub(super) const SERIES: [u8; 16] = {
    let mut h = [0; 16];
    h[0] = 1;
    let mut n = 1;
    while n < 16 {
        let mut d = 1;
        while d <= n {
            h[n] ^= spec::mul(spec::L[d - 1], h[n - d]);
            d += 1;
        }
        n += 1;
    }
    h
};

/// The indices for a look-up that reverses the bytes of a block.
static REVERSE: [u8; 16] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
