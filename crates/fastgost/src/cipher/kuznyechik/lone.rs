//! Strategy for a lone block. The block is in both 128-bit lanes of a register, and each lane makes half of the
//! products of `toeplitz`.
//!
//! A chain of blocks (OMAC, and encryption in CFB and CBC) has one block at a time. With one lane alone, a round has so
//! many operations that the vector units take longer than the round's longest chain of dependent operations. With two
//! lanes that have different tables and shifts, two products by constants take two look-ups instead of four. The lanes
//! are added twice in a round, once for each of L's two products.
use super::{
    small_batch::SmallBatch,
    toeplitz::{self, BACK, FORWARD, Maps, enter, leave},
};
use crate::{
    pi::nibbles::{NibbleMap, NibbleSbox, look_up, nibbles, s_forward, s_inverse},
    simd::{Aligned, IoBuf, RegisterHalves, Shift16, Word, each16, pin},
};

/// A register of two lanes, with the block in both.
#[derive(Clone, Copy)]
pub(super) struct Lone<V: Word>(pub(super) V::Cpu);

impl<V: NibbleSbox + RegisterHalves + Shift16> SmallBatch for Lone<V> {
    type State = V;
    const BLOCKS: usize = 1;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> V {
        self.splat::<INVERSE>(block(blocks))
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> V {
        enter::<V, INVERSE>(self.0, V::splat128(self.0, block))
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, x: V, group: &mut IoBuf<'_>) {
        // The lower half of the register is one lane.
        const { assert!(V::BYTES == 32) }
        let x = leave::<V, INVERSE>(self.0, x);
        let x = match group.xor() {
            Some(a) => x ^ V::splat128(self.0, block(a)),
            None => x,
        };
        x.store_lower(group.dst());
    }
    #[inline(always)]
    fn add(self, x: V, y: V) -> V {
        x ^ y
    }
    #[inline(always)]
    fn round(self, x: V, k: V) -> V {
        l::<V, false>(self.0, s_forward(self.0, x), &FORWARD_LANES.0.of_s, k)
    }
    #[inline(always)]
    fn l_inverse(self, x: V, k: V) -> V {
        l::<V, true>(self.0, nibbles(self.0, x), &BACK_LANES.0.of_state, k)
    }
    #[inline(always)]
    fn round_inverse(self, x: V, k: V) -> V {
        l::<V, true>(self.0, s_inverse(self.0, x), &BACK_LANES.0.of_s, k)
    }
    #[inline(always)]
    fn s_inverse(self, x: V, k: V) -> V {
        look_up(self.0, s_inverse(self.0, x), &BACK.0.of_s[0]) ^ k
    }
    #[cfg(test)]
    fn s(self, x: V) -> V {
        look_up(self.0, s_forward(self.0, x), &FORWARD.0.of_s[0])
    }
    #[cfg(test)]
    fn l(self, x: V) -> V {
        l::<V, false>(self.0, nibbles(self.0, x), &FORWARD_LANES.0.of_state, V::splat64(self.0, 0))
    }
}

#[inline(always)]
fn block(bytes: &[u8]) -> &[u8; 16] {
    bytes.first_chunk().expect("a whole block")
}

/// Computes L (or L^-1) and adds the key. `n` are the two indices by which the tables in `maps` give the products.
#[inline(always)]
fn l<V: NibbleSbox + RegisterHalves + Shift16, const INVERSE: bool>(
    cpu: V::Cpu,
    n: (V, V),
    maps: &[Map; 4],
    k: V,
) -> V {
    let (m, t) = (pin(maps), pin(if INVERSE { &BACK_LANES.0 } else { &FORWARD_LANES.0 }));
    let product =
        |n: (V, V), m: &Map| n.0.lookup16(V::splat_halves(cpu, &m[0])) ^ n.1.lookup16(V::splat_halves(cpu, &m[1]));
    let shift = |x: V, by: &[[u8; 16]; 2]| V::splat_halves(cpu, by).lookup16(x);
    let p = product(n, &m[0]);
    let mut u = shift(p, &t.first[0]).xor3(shift(p, &t.first[1]), shift(p, &t.first[2]));
    each16!(3: J => {
        let p = product(n, &m[J + 1]);
        u = u ^ (shift(p, &t.pairs[J][0]) ^ shift(p, &t.pairs[J][1]));
    });
    let n = nibbles(cpu, u ^ u.swap_halves());
    let mut sums = [u; 2];
    each16!(4: B => {
        let n = (toeplitz::back::<V, INVERSE, { B as i32 }>(n.0), toeplitz::back::<V, INVERSE, { B as i32 }>(n.1));
        each16!(2: G => {
            let p = product(n, &t.series[B][G]);
            sums[G] = if B == 0 { p } else { sums[G] ^ p };
        });
    });
    let x = shift(sums[0] ^ toeplitz::back::<V, INVERSE, 4>(sums[1]), &t.last);
    x.swap_halves() ^ (x ^ k)
}

/// A map of both lanes. For each of the two indices, the map has a table for each lane.
type Map = [[[u8; 16]; 2]; 2];

/// The tables of one direction, by lane.
struct Lanes {
    /// Products of the result of S. The lower lane has the products by c_0, c_1, c_2 and c_3, and the upper lane has
    /// the products by c_8, c_4, c_5 and c_6. `of_state` has the same products of the state.
    of_s: [Map; 4],
    of_state: [Map; 4],
    /// Shifts of the first products. The lower lane is shifted by 0, 7 and 9, because c_0 = c_7 = c_9. The upper lane
    /// is shifted by 8.
    first: [[[u8; 16]; 2]; 3],
    /// Shifts of the other products. Each product is shifted twice, because c_j = c_(16 - j).
    pairs: [[[[u8; 16]; 2]; 2]; 3],
    /// Products by the coefficients of the power series, indexed by b and by g (0 or 1). The lower lane has the
    /// products by coefficient b + 4 g, and the upper lane has the products by coefficient b + 4 (g + 2).
    series: [[Map; 2]; 4],
    /// The last shift, which moves the upper lane by 8 bytes and leaves the lower lane as it is.
    last: [[u8; 16]; 2],
}

static FORWARD_LANES: Aligned<Lanes> = Aligned(lanes(&FORWARD.0, false));
static BACK_LANES: Aligned<Lanes> = Aligned(lanes(&BACK.0, true));

const fn lanes(m: &Maps, inverse: bool) -> Lanes {
    const NOTHING: [u8; 16] = [0x80; 16];
    const ZERO: Map = [[[0; 16]; 2]; 2];
    const UPPER: [usize; 4] = [8, 4, 5, 6];
    let mut t = Lanes {
        of_s: [ZERO; 4],
        of_state: [ZERO; 4],
        first: [[shift(0, inverse), shift(8, inverse)], [shift(7, inverse), NOTHING], [shift(9, inverse), NOTHING]],
        pairs: [[[NOTHING; 2]; 2]; 3],
        series: [[ZERO; 2]; 4],
        last: [shift(0, inverse), shift(8, !inverse)],
    };
    let mut i = 0;
    while i < 4 {
        // `Maps` has the map of c_8 after the map of c_6, at index 7.
        let upper = if i == 0 { 7 } else { UPPER[i] };
        t.of_s[i] = both(&m.of_s[i], &m.of_s[upper]);
        t.of_state[i] = both(&m.of_state[i], &m.of_state[upper]);
        if i > 0 {
            t.pairs[i - 1] = [
                [shift(i, inverse), shift(UPPER[i], inverse)],
                [shift(16 - i, inverse), shift(16 - UPPER[i], inverse)],
            ];
        }
        t.series[i] = [both(&m.series[i], &m.series[i + 8]), both(&m.series[i + 4], &m.series[i + 12])];
        i += 1;
    }
    t
}

const fn both(lower: &NibbleMap, upper: &NibbleMap) -> Map {
    [[lower[0], upper[0]], [lower[1], upper[1]]]
}

/// Returns the indices for a look-up that moves bytes by `k` places, as `toeplitz::away` does.
const fn shift(k: usize, inverse: bool) -> [u8; 16] {
    let mut t = [0x80; 16];
    let mut i = k;
    while i < 16 {
        if inverse {
            t[i - k] = i as u8;
        } else {
            t[i] = (i - k) as u8;
        }
        i += 1;
    }
    t
}
