//! pi on nibbles, for CPUs whose only look-up is one in 16 bytes.
//!
//! It follows the decomposition over GF(16), with logarithms for the products, in a basis in which a byte's nibbles are
//! its (l, r): alpha for pi, omega^-1 for its inverse. The result is not put together: it is the sum of two look-ups by
//! two indices, and the linear map that follows is folded into their tables.
use super::decomposition::{ALPHA_INV, EXP, NU0, NU1, OMEGA, PHI, SIGMA, inverse16, log};
use crate::{Aligned, Lookup16, Lookup32, Saturating8, pin};

/// What the look-ups need from a register.
pub trait NibbleSbox: Lookup16 + Saturating8 {}
impl<V: Lookup16 + Saturating8> NibbleSbox for V {}

/// The two nibbles of every byte, high first.
#[inline(always)]
pub fn nibbles<V: NibbleSbox>(cpu: V::Cpu, x: V) -> (V, V) {
    let low = V::splat8(cpu, 15);
    (x.high_nibbles(low), x & low)
}

#[inline(always)]
pub fn all_nibbles<V: NibbleSbox, const N: usize>(cpu: V::Cpu, x: &[V; N]) -> [(V, V); N] {
    let mut n = [(x[0], x[0]); N];
    for q in 0..N {
        n[q] = nibbles(cpu, x[q]);
    }
    n
}

/// A linear map of every byte.
#[inline(always)]
pub fn linear<V: NibbleSbox>(cpu: V::Cpu, x: V, m: &NibbleMap) -> V {
    look_up(cpu, nibbles(cpu, x), m)
}

#[inline(always)]
pub fn look_up<V: NibbleSbox>(cpu: V::Cpu, (l, r): (V, V), m: &NibbleMap) -> V {
    l.lookup16(V::splat128(cpu, &m[0])) ^ r.lookup16(V::splat128(cpu, &m[1]))
}

/// A product, as the sum of logarithms: 0..15, or with bit 7 set for zero.
#[inline(always)]
fn add_logs<V: NibbleSbox>(cpu: V::Cpu, a: V, b: V) -> V {
    let sum = a.add_saturating8(b);
    sum.min8(sum.sub8(V::splat8(cpu, 15)))
}

/// pi, as the two indices by which the maps `of_s` of the forward direction find it.
#[inline(always)]
pub fn s_forward<V: NibbleSbox>(cpu: V::Cpu, x: V) -> (V, V) {
    s_forward_of(cpu, nibbles(cpu, x), &SForward::tables(cpu))
}

/// pi of bytes with these nibbles, by tables in registers: r' before sigma is r phi(l'), by logarithms, and l' is nu1(l / r), which has
/// one look-up by the quotient's logarithm, as has phi(nu1(l / r)). The two products differ from the first by log r only, so each is a
/// wrapping sum and the lesser of it and the sum shifted by 15.
///
/// | l, r | w = -log r | quotient | u = log phi(l') - K | l' | result's r = u - w |
/// |---|---|---|---|---|---|
/// | r != 0 | 0, 242...255 | 0...14, or bit 7 if l is zero | 0...14; 0 if l is zero | nu1; the second look-up is 0 | 0...14 |
/// | r = 0 | 0xe2 | bit 7 | 0 | the first look-up is 0, nu0(l) | 15 |
///
/// K is log phi(nu1(0)), so that a look-up of nothing, which is 0, is right for l = 0.
#[inline(always)]
pub fn s_forward_of<V: NibbleSbox>(cpu: V::Cpu, (l, r): (V, V), t: &[V; 5]) -> (V, V) {
    let [log, minus_log, nu1_of_log, nu0, log_phi_nu1] = *t;
    let fifteen = V::splat8(cpu, 15);
    let log_l = l.lookup16(log);
    let w = r.lookup16(minus_log);
    let w15 = w.add8(fifteen);
    let quotient = log_l.add8(w).min8(log_l.add8(w15));
    let u = quotient.lookup16(log_phi_nu1);
    let unless_zero = V::splat8(cpu, MINUS_LOG_ZERO).sub8(w);
    let l = quotient.lookup16(nu1_of_log) ^ (l | unless_zero).lookup16(nu0);
    (l, u.sub8(w).min8(u.sub8(w15)))
}

/// How pi becomes its two indices.
pub trait PiIndices<V: NibbleSbox>: Copy {
    fn of(cpu: V::Cpu, x: V) -> (V, V);
}

/// By look-ups in 16 bytes, as [`s_forward`].
#[derive(Clone, Copy)]
pub struct Reduced;

impl<V: NibbleSbox> PiIndices<V> for Reduced {
    #[inline(always)]
    fn of(cpu: V::Cpu, x: V) -> (V, V) {
        s_forward(cpu, x)
    }
}

/// With differences of logarithms that are looked up unreduced, for CPUs where a look-up in 32 bytes costs as much as one in 16: 13
/// operations instead of 17.
#[derive(Clone, Copy)]
pub struct Unreduced;

impl<V: NibbleSbox + Lookup32> PiIndices<V> for Unreduced {
    /// As [`s_forward_of`], with other codes of zero:
    ///
    /// | l, r | v = log r | quotient | u = log phi(l') - K | l' | result's r = u + v, reduced |
    /// |---|---|---|---|---|---|
    /// | r != 0 | 0...14 | 0...28, or 114...128 if l is zero | 0...14; 0 if l is zero | nu1; the second look-up keeps it | 0...14 |
    /// | r = 0 | 144 | 126...140, or 240 | 0 | the second look-up, nu0(l) | 129 |
    #[inline(always)]
    fn of(cpu: V::Cpu, x: V) -> (V, V) {
        let (l, r) = nibbles(cpu, x);
        let t = &pin(&S_UNREDUCED).0;
        let table = |t: &[u8; 16]| V::splat128(cpu, t);
        let v = r.lookup16(table(&t.log_r));
        let quotient = l.lookup16(table(&t.log_l)).sub8(v);
        let u = quotient.lookup32([table(&t.log_phi_nu1[0]), table(&t.log_phi_nu1[1])]);
        let nu1 = quotient.lookup32([table(&t.nu1_of_log[0]), table(&t.nu1_of_log[1])]);
        let unless_zero = V::splat8(cpu, LOG_R_ZERO).sub8(v);
        let sum = u.add8(v);
        ((l | unless_zero).lookup16_or(table(&t.nu0), nu1), sum.min8(sum.sub8(V::splat8(cpu, 15))))
    }
}

/// pi^-1, as the two indices by which the maps `of_s` of the other direction find it.
#[inline(always)]
pub fn s_inverse<V: NibbleSbox>(cpu: V::Cpu, x: V) -> (V, V) {
    s_inverse_of(cpu, nibbles(cpu, x), &SInverse::tables(cpu))
}

/// pi^-1 of bytes with these nibbles, by tables in registers: r is sigma^-1(r') / phi(l'), and l is r nu1^-1(l'), whose logarithm need
/// not wait for that of r.
#[inline(always)]
pub fn s_inverse_of<V: NibbleSbox>(cpu: V::Cpu, (l, r): (V, V), t: &[V; 5]) -> (V, V) {
    let [log_sigma, minus_log_phi, log_nu1_over_phi, exp, nu0] = *t;
    let sigma = r.lookup16(log_sigma);
    let r = add_logs(cpu, sigma, l.lookup16(minus_log_phi));
    let product = add_logs(cpu, sigma, l.lookup16(log_nu1_over_phi));
    let unless_zero = V::splat8(cpu, LOG_ZERO).sub8(sigma);
    let l = product.lookup16(exp) ^ (l | unless_zero).lookup16(nu0);
    (l, r)
}

/// A map of bytes as the sum of two look-ups: by the high and the low nibble, or by the two indices that S returns.
pub type NibbleMap = [[u8; 16]; 2];

/// The identity.
pub const NIBBLES: NibbleMap = {
    let mut m = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        m[0][i] = (i as u8) << 4;
        m[1][i] = i as u8;
        i += 1;
    }
    m
};

/// pi, by the two indices of `s_forward`.
pub const PI_OF: NibbleMap = {
    let mut s = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        // Both indices' constants (see `S_FORWARD`) are in the first table. The second index is a logarithm less K, or 15 for zero.
        s[0][i] = OMEGA[(((i as u8 ^ NU1[0]) << 4) | SIGMA[0]) as usize];
        if i < 15 {
            s[1][i] = OMEGA[(SIGMA[EXP[(i + LOG_PHI_NU1_0) % 15] as usize] ^ SIGMA[0]) as usize];
        }
        i += 1;
    }
    s
};

/// pi^-1, by the two indices of `s_inverse`.
pub const PI_INVERSE_OF: NibbleMap = {
    let mut s = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        s[0][i] = ALPHA_INV[i << 4];
        s[1][i] = ALPHA_INV[EXP[i % 15] as usize];
        i += 1;
    }
    s
};

/// The logarithm of zero. Sums with it keep bit 7, for which a look-up returns 0, even if they are reduced twice.
const LOG_ZERO: u8 = 0xa0;

/// The codes of zero in [`s_forward_of`]: for log l and for -log r. All wrapping sums with one of them and a number from its range have
/// bit 7.
const FORWARD_LOG_ZERO: u8 = 0xf0;
const MINUS_LOG_ZERO: u8 = 0xe2;

/// K: see [`s_forward_of`].
const LOG_PHI_NU1_0: usize = log(PHI[NU1[0] as usize]) as usize;

pub struct SForward {
    log: [u8; 16],
    minus_log: [u8; 16],
    nu1_of_log: [u8; 16],
    nu0: [u8; 16],
    log_phi_nu1: [u8; 16],
}
impl SForward {
    /// In registers, for `s_forward_of`.
    #[inline(always)]
    pub fn tables<V: NibbleSbox>(cpu: V::Cpu) -> [V; 5] {
        let t = &pin(&S_FORWARD).0;
        let [a, b, c, d, e] = [&t.log, &t.minus_log, &t.nu1_of_log, &t.nu0, &t.log_phi_nu1];
        [V::splat128(cpu, a), V::splat128(cpu, b), V::splat128(cpu, c), V::splat128(cpu, d), V::splat128(cpu, e)]
    }
}

static S_FORWARD: Aligned<SForward> = {
    let mut t = SForward { log: [0; 16], minus_log: [0; 16], nu1_of_log: [0; 16], nu0: [0; 16], log_phi_nu1: [0; 16] };
    let mut i = 0;
    while i < 16 {
        t.log[i] = if i == 0 { FORWARD_LOG_ZERO } else { log(i as u8) };
        t.minus_log[i] = if i == 0 { MINUS_LOG_ZERO } else { log(i as u8).wrapping_neg() };
        let nu1 = NU1[EXP[i % 15] as usize];
        // A zero quotient looks up 0: its nu1 is left out here and put back by the next look-up with l'.
        t.nu1_of_log[i] = nu1 ^ NU1[0];
        t.nu0[i] = NU0[i] ^ NU1[0];
        t.log_phi_nu1[i] = (log(PHI[nu1 as usize]) + 15 - LOG_PHI_NU1_0 as u8) % 15;
        i += 1;
    }
    Aligned(t)
};

/// The codes of zero of [`Unreduced`].
const LOG_L_ZERO: u8 = 128;
const LOG_R_ZERO: u8 = 144;

struct SUnreduced {
    /// Plus 14, which makes the quotient's positive.
    log_l: [u8; 16],
    log_r: [u8; 16],
    nu1_of_log: [[u8; 16]; 2],
    nu0: [u8; 16],
    log_phi_nu1: [[u8; 16]; 2],
}

static S_UNREDUCED: Aligned<SUnreduced> = {
    let reduced = &S_FORWARD.0;
    let mut t = SUnreduced {
        log_l: [LOG_L_ZERO; 16],
        log_r: [LOG_R_ZERO; 16],
        nu1_of_log: [[0; 16]; 2],
        nu0: reduced.nu0,
        log_phi_nu1: [[0; 16]; 2],
    };
    let mut i = 1;
    while i < 16 {
        (t.log_l[i], t.log_r[i]) = (log(i as u8) + 14, log(i as u8));
        i += 1;
    }
    let mut quotient = 0;
    while quotient < 29 {
        let log = (quotient + 1) % 15;
        t.nu1_of_log[quotient / 16][quotient % 16] = reduced.nu1_of_log[log];
        t.log_phi_nu1[quotient / 16][quotient % 16] = reduced.log_phi_nu1[log];
        quotient += 1;
    }
    Aligned(t)
};

pub struct SInverse {
    log_sigma: [u8; 16],
    minus_log_phi: [u8; 16],
    log_nu1_over_phi: [u8; 16],
    exp: [u8; 16],
    nu0: [u8; 16],
}
impl SInverse {
    /// In registers, for `s_inverse_of`.
    #[inline(always)]
    pub fn tables<V: NibbleSbox>(cpu: V::Cpu) -> [V; 5] {
        let t = &pin(&S_INVERSE).0;
        let [a, b, c, d, e] = [&t.log_sigma, &t.minus_log_phi, &t.log_nu1_over_phi, &t.exp, &t.nu0];
        [V::splat128(cpu, a), V::splat128(cpu, b), V::splat128(cpu, c), V::splat128(cpu, d), V::splat128(cpu, e)]
    }
}

static S_INVERSE: Aligned<SInverse> = {
    let (sigma, nu1) = (inverse16(&SIGMA), inverse16(&NU1));
    let mut t = SInverse {
        log_sigma: [0; 16],
        minus_log_phi: [0; 16],
        log_nu1_over_phi: [0; 16],
        exp: [0; 16],
        nu0: inverse16(&NU0),
    };
    let mut i = 0;
    while i < 16 {
        t.log_sigma[i] = log16(sigma[i]);
        t.minus_log_phi[i] = (15 - log(PHI[i])) % 15;
        t.log_nu1_over_phi[i] = match nu1[i] {
            0 => LOG_ZERO,
            nu1 => (log(nu1) + t.minus_log_phi[i]) % 15,
        };
        t.exp[i] = EXP[i % 15];
        i += 1;
    }
    Aligned(t)
};

const fn log16(x: u8) -> u8 {
    if x == 0 { LOG_ZERO } else { log(x) }
}
