//! Few blocks by byte shuffles: a 128-bit lane holds one block; no transpose, no GFNI.
//!
//! Exists for CPUs whose only look-up is one in 16 bytes. Two ideas carry it.
//!
//! **L is two Toeplitz products.** In the recurrence's order (a_0 first) y_t is the sum of c_j a_(t+j) over j < 16 - t
//! plus the sum of c_j y_(t+j-16) over the other j. So with u the first sum, y = u / (1 + c_15 z + c_14 z^2 + ...) as
//! power series modulo z^16. In either product the constant depends only on the distance, so it multiplies a whole
//! register, by two look-ups of nibbles, and the register is then shifted. L^-1 is the same with the shifts mirrored.
//!
//! **S ends where L begins.** pi goes by its decomposition over GF(16) with logarithms for the products, in a basis in
//! which the state's nibbles are its (l, r): alpha going forward, omega^-1 back. Its result is never put together: the
//! look-ups that multiply by c_j start from the two nibbles that determine it.
use super::{
    decomposition::{ALPHA, ALPHA_INV, EXP, NU0, NU1, OMEGA, OMEGA_INV, PHI, SIGMA, inverse16, log},
    few::{Form, counter_registers, finish},
    schedule::Linear,
    spec,
};
use crate::simd::{Aligned, Buf, Lookup16, Saturating8, Shift16, Word, pin};

/// What the look-ups need.
pub(super) trait Nibbles: Lookup16 + Saturating8 {}
impl<V: Lookup16 + Saturating8> Nibbles for V {}

/// `N` registers, a block in every lane.
#[derive(Clone, Copy)]
pub(super) struct Lanes<V: Word, const N: usize>(pub(super) V::Cpu);

impl<V: Nibbles + Shift16, const N: usize> Form for Lanes<V, N> {
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
    fn counters(self, first: u128) -> [V; N] {
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
    fn finish<const INVERSE: bool>(self, mut x: [V; N], group: &mut Buf<'_>) {
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

impl<V: Nibbles + Shift16, const N: usize> Linear for Lanes<V, N> {
    const BETWEEN: bool = false;
    #[inline(always)]
    fn l_inv(self, x: [V; N]) -> [V; N] {
        let zero = [V::splat64(self.0, 0); N];
        l::<V, true, N>(self.0, &all_nibbles(self.0, &x), &FORWARD.0.of_state, &FORWARD.0.series, zero)
    }
    /// `fold` is the first product with its shifts mirrored.
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

/// The first product, from pairs of indices by which `maps` finds c_j a.
#[inline(always)]
fn direct<V: Nibbles + Shift16, const INVERSE: bool, const N: usize>(
    cpu: V::Cpu,
    n: &[(V, V); N],
    maps: &[Map; 8],
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

/// L (or L^-1) plus the key, from pairs of indices by which `maps` finds c_j a.
#[inline(always)]
fn l<V: Nibbles + Shift16, const INVERSE: bool, const N: usize>(
    cpu: V::Cpu,
    n: &[(V, V); N],
    maps: &[Map; 8],
    series: &[Map; 16],
    k: [V; N],
) -> [V; N] {
    let mut x = direct::<V, INVERSE, N>(cpu, n, maps);
    let (mut hi, mut lo) = (x, x);
    for q in 0..N {
        (hi[q], lo[q]) = nibbles(cpu, x[q]);
    }
    // Four groups of four: the nibbles move by 0 to 3, the sums then by 0, 4, 8, 12.
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

/// In the recurrence's order, a_t to place t - K.
#[inline(always)]
fn away<V: Shift16, const INVERSE: bool, const K: i32>(x: V) -> V {
    if INVERSE { x.shift_down16::<K>() } else { x.shift_up16::<K>() }
}

/// In the recurrence's order, a_t to place t + K.
#[inline(always)]
fn back<V: Shift16, const INVERSE: bool, const K: i32>(x: V) -> V {
    if INVERSE { x.shift_up16::<K>() } else { x.shift_down16::<K>() }
}

/// The two nibbles of every byte, high first.
#[inline(always)]
pub(super) fn nibbles<V: Nibbles>(cpu: V::Cpu, x: V) -> (V, V) {
    let low = V::splat8(cpu, 15);
    (x.shr64::<4>() & low, x & low)
}

#[inline(always)]
pub(super) fn all_nibbles<V: Nibbles, const N: usize>(cpu: V::Cpu, x: &[V; N]) -> [(V, V); N] {
    let mut n = [(x[0], x[0]); N];
    for q in 0..N {
        n[q] = nibbles(cpu, x[q]);
    }
    n
}

/// A linear map of every byte.
#[inline(always)]
pub(super) fn linear<V: Nibbles>(cpu: V::Cpu, x: V, m: &Map) -> V {
    look_up(cpu, nibbles(cpu, x), m)
}

#[inline(always)]
pub(super) fn look_up<V: Nibbles>(cpu: V::Cpu, (l, r): (V, V), m: &Map) -> V {
    l.lookup16(V::splat128(cpu, &m[0])) ^ r.lookup16(V::splat128(cpu, &m[1]))
}

/// Product in logarithms: 0..15, or with bit 7 for zero.
#[inline(always)]
fn add_logs<V: Nibbles>(cpu: V::Cpu, a: V, b: V) -> V {
    let sum = a.add_saturating8(b);
    sum.min8(sum.sub8(V::splat8(cpu, 15)))
}

/// pi, as the two indices from which `FORWARD.of_s` finds it.
#[inline(always)]
pub(super) fn s_forward<V: Nibbles>(cpu: V::Cpu, x: V) -> (V, V) {
    let t = &pin(&S_FORWARD).0;
    let (l, r) = nibbles(cpu, x);
    let inverse = r.lookup16(V::splat128(cpu, &t.log_inverse));
    let quotient = add_logs(cpu, l.lookup16(V::splat128(cpu, &t.log)), inverse);
    let unless_zero = V::splat8(cpu, LOG_ZERO).sub8(inverse);
    let l = quotient.lookup16(V::splat128(cpu, &t.nu1_of_log)) ^ (l | unless_zero).lookup16(V::splat128(cpu, &t.nu0));
    let r = add_logs(cpu, r.lookup16(V::splat128(cpu, &t.log)), l.lookup16(V::splat128(cpu, &t.log_phi)));
    (l, r)
}

/// pi^-1, as the two indices from which `BACK.of_s` finds it.
#[inline(always)]
pub(super) fn s_inverse<V: Nibbles>(cpu: V::Cpu, x: V) -> (V, V) {
    let t = &pin(&S_INVERSE).0;
    let (l, r) = nibbles(cpu, x);
    let sigma = r.lookup16(V::splat128(cpu, &t.log_sigma));
    let r = add_logs(cpu, sigma, l.lookup16(V::splat128(cpu, &t.log_phi)));
    let product = add_logs(cpu, r, l.lookup16(V::splat128(cpu, &t.log_nu1)));
    let unless_zero = V::splat8(cpu, LOG_ZERO).sub8(sigma);
    let l = product.lookup16(V::splat128(cpu, &t.exp)) ^ (l | unless_zero).lookup16(V::splat128(cpu, &t.nu0));
    (l, r)
}

/// Into the basis of a direction.
#[inline(always)]
pub(super) fn enter<V: Nibbles, const INVERSE: bool>(cpu: V::Cpu, x: V) -> V {
    linear(cpu, x, if INVERSE { &BACK.0.enter } else { &FORWARD.0.enter })
}

/// And out of it.
#[inline(always)]
pub(super) fn leave<V: Nibbles, const INVERSE: bool>(cpu: V::Cpu, x: V) -> V {
    linear(cpu, x, if INVERSE { &BACK.0.leave } else { &FORWARD.0.leave })
}

/// A map of every byte as the sum of two look-ups: by its high nibble and its low one, or by the two indices that S
/// gives.
pub(super) type Map = [[u8; 16]; 2];

/// What one direction looks up, in its basis.
pub(super) struct Maps {
    enter: Map,
    leave: Map,
    /// Products by c_0 ... c_6 and c_8 of what S yields.
    pub(super) of_s: [Map; 8],
    /// The same of the state.
    pub(super) of_state: [Map; 8],
    /// Products of the state by the coefficients of the power series.
    pub(super) series: [Map; 16],
}

pub(super) static FORWARD: Aligned<Maps> = Aligned(maps(&ALPHA, &ALPHA_INV, &{
    let mut s = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        // Both indices' constants (see `SForward`) are in the first table.
        s[0][i] = OMEGA[(((i as u8 ^ NU1[0]) << 4) | SIGMA[0]) as usize];
        s[1][i] = OMEGA[(SIGMA[EXP[i % 15] as usize] ^ SIGMA[0]) as usize];
        i += 1;
    }
    s
}));

pub(super) static BACK: Aligned<Maps> = Aligned(maps(&OMEGA_INV, &OMEGA, &{
    let mut s = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        s[0][i] = ALPHA_INV[i << 4];
        s[1][i] = ALPHA_INV[EXP[i % 15] as usize];
        i += 1;
    }
    s
}));

/// `s`: what S yields, by its two indices.
const fn maps(enter: &[u8; 256], leave: &[u8; 256], s: &Map) -> Maps {
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

/// `to` of the products of `from` by `c`.
const fn map(to: &[u8; 256], from: &Map, c: u8) -> Map {
    let mut m = [[0; 16]; 2];
    let mut i = 0;
    while i < 32 {
        m[i / 16][i % 16] = to[spec::mul(from[i / 16][i % 16], c) as usize];
        i += 1;
    }
    m
}

/// Every byte itself.
const NIBBLES: Map = {
    let mut m = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        m[0][i] = (i as u8) << 4;
        m[1][i] = i as u8;
        i += 1;
    }
    m
};

/// Logarithm of zero. Sums with it keep bit 7, for which a look-up yields 0, even reduced twice.
const LOG_ZERO: u8 = 0xa0;

struct SForward {
    log: [u8; 16],
    log_inverse: [u8; 16],
    nu1_of_log: [u8; 16],
    nu0: [u8; 16],
    log_phi: [u8; 16],
}
static S_FORWARD: Aligned<SForward> = {
    let mut t = SForward { log: [0; 16], log_inverse: [0; 16], nu1_of_log: [0; 16], nu0: [0; 16], log_phi: [0; 16] };
    let mut i = 0;
    while i < 16 {
        let e = log16(i as u8);
        t.log[i] = e;
        t.log_inverse[i] = if i == 0 { LOG_ZERO } else { (15 - e) % 15 };
        // A zero quotient looks up 0: its nu1 is left out here and put back by whatever is looked up with l'.
        t.nu1_of_log[i] = NU1[EXP[i % 15] as usize] ^ NU1[0];
        t.nu0[i] = NU0[i] ^ NU1[0];
        t.log_phi[i] = log16(PHI[i ^ NU1[0] as usize]);
        i += 1;
    }
    Aligned(t)
};

struct SInverse {
    log_sigma: [u8; 16],
    log_phi: [u8; 16],
    log_nu1: [u8; 16],
    exp: [u8; 16],
    nu0: [u8; 16],
}
static S_INVERSE: Aligned<SInverse> = {
    let (sigma, nu1) = (inverse16(&SIGMA), inverse16(&NU1));
    let mut t = SInverse { log_sigma: [0; 16], log_phi: [0; 16], log_nu1: [0; 16], exp: [0; 16], nu0: inverse16(&NU0) };
    let mut i = 0;
    while i < 16 {
        t.log_sigma[i] = log16(sigma[i]);
        t.log_phi[i] = (15 - log16(PHI[i])) % 15;
        t.log_nu1[i] = log16(nu1[i]);
        t.exp[i] = EXP[i % 15];
        i += 1;
    }
    Aligned(t)
};

const fn log16(x: u8) -> u8 {
    if x == 0 { LOG_ZERO } else { log(x) }
}

/// c_0 ... c_6 and c_8, for c_j = c_(16 - j) and c_7 = c_9 = c_0 = 1.
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

/// The bytes of a block in the opposite order.
static REVERSE: [u8; 16] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
