//! pi on nibbles, by look-ups in tables of 16 bytes. `Unreduced` also uses look-ups in 32 bytes.
//!
//! The code follows the decomposition over GF(16), and computes products with logarithms. The code works in a basis in
//! which the two nibbles of a byte are l and r. The map to this basis is alpha for pi, and omega^-1 for pi^-1. The code
//! does not put the two nibbles of the result together. It uses them as two indices, and the result is the sum of two
//! look-ups by these indices. The tables of these two look-ups also contain the linear map that follows pi.
use super::decomposition::{ALPHA_INV, EXP, NU0, NU1, OMEGA, PHI, SIGMA, inverse16, log};
use crate::{Aligned, Lookup16, Lookup32, Saturating8, pin};

/// The operations of a register that these look-ups need.
pub trait NibbleSbox: Lookup16 + Saturating8 {}
impl<V: Lookup16 + Saturating8> NibbleSbox for V {}

/// Returns the high nibbles and the low nibbles of all bytes.
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

/// Applies the linear map `m` to every byte.
#[inline(always)]
pub fn linear<V: NibbleSbox>(cpu: V::Cpu, x: V, m: &NibbleMap) -> V {
    look_up(cpu, nibbles(cpu, x), m)
}

#[inline(always)]
pub fn look_up<V: NibbleSbox>(cpu: V::Cpu, (l, r): (V, V), m: &NibbleMap) -> V {
    l.lookup16(V::splat128(cpu, &m[0])) ^ r.lookup16(V::splat128(cpu, &m[1]))
}

/// Adds two logarithms, and so computes the logarithm of a product. The result is from 0 to 14. If the product is zero,
/// bit 7 of the result is set instead.
#[inline(always)]
fn add_logs<V: NibbleSbox>(cpu: V::Cpu, a: V, b: V) -> V {
    let sum = a.add_saturating8(b);
    sum.min8(sum.sub8(V::splat8(cpu, 15)))
}

/// Computes pi. Returns two indices, and two look-ups by these indices give the result (see `PI_OF`).
#[inline(always)]
pub fn s_forward<V: NibbleSbox>(cpu: V::Cpu, x: V) -> (V, V) {
    s_forward_of(cpu, nibbles(cpu, x), &SForward::tables(cpu))
}

/// Computes pi of the bytes that have these nibbles. The tables `t` are in registers. The argument of sigma is the
/// product r phi(l'), which is computed with logarithms. The logarithm of the quotient l / r is the index of two
/// look-ups: one gives l' = nu1(l / r), and the other gives log phi(l'). The logarithm of the quotient is the lesser of
/// two wrapping sums that differ by 15. The logarithm of the product is computed in the same way.
///
/// | l, r | w = -log r | log(l / r) | u = log phi(l') - K | l', the first index of the result | u - w, the second index of the result |
/// |---|---|---|---|---|---|
/// | r != 0 | 0, 242...255 | 0...14, or bit 7 if l is zero | 0...14; 0 if l is zero | nu1(l / r), because the look-up in `nu0` gives 0 | 0...14 |
/// | r = 0 | 0xe2 | bit 7 | 0 | nu0(l), because the look-up in `nu1_of_log` gives 0 | 15 |
///
/// K is log phi(nu1(0)). If l is 0, the index log(l / r) has bit 7 set, so the look-up of u gives 0. This value is
/// right: in this case l' is nu1(0), so u is log phi(nu1(0)) - K, which is 0.
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

/// A way to compute the two indices of pi.
pub trait PiIndices<V: NibbleSbox>: Copy {
    fn of(cpu: V::Cpu, x: V) -> (V, V);
}

/// Computes the two indices by look-ups in 16 bytes, as [`s_forward`] does.
#[derive(Clone, Copy)]
pub struct Reduced;

impl<V: NibbleSbox> PiIndices<V> for Reduced {
    #[inline(always)]
    fn of(cpu: V::Cpu, x: V) -> (V, V) {
        s_forward(cpu, x)
    }
}

/// Does not reduce a difference of logarithms before the look-up, so the table has 32 bytes. This way is for CPUs where
/// a look-up in 32 bytes costs as much as a look-up in 16 bytes. This way takes 13 operations instead of 17.
#[derive(Clone, Copy)]
pub struct Unreduced;

impl<V: NibbleSbox + Lookup32> PiIndices<V> for Unreduced {
    /// Does the same as [`s_forward_of`], but with other numbers in place of the logarithm of zero:
    ///
    /// | l, r | v = log r | log(l / r) | u = log phi(l') - K | l', the first index of the result | u + v, reduced, the second index of the result |
    /// |---|---|---|---|---|---|
    /// | r != 0 | 0...14 | 0...28, or 114...128 if l is zero | 0...14; 0 if l is zero | nu1(l / r), which the look-up in `nu0` keeps | 0...14 |
    /// | r = 0 | 144 | 126...140, or 240 | 0 | nu0(l), by the look-up in `nu0` | 129 |
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

/// Computes pi^-1. Returns two indices, and two look-ups by these indices give the result (see `PI_INVERSE_OF`).
#[inline(always)]
pub fn s_inverse<V: NibbleSbox>(cpu: V::Cpu, x: V) -> (V, V) {
    s_inverse_of(cpu, nibbles(cpu, x), &SInverse::tables(cpu))
}

/// Computes pi^-1 of the bytes that have these nibbles. The tables `t` are in registers. r is sigma^-1(r') / phi(l'),
/// and l is the product r nu1^-1(l'). The logarithm of l need not wait for the logarithm of r, because one table has
/// nu1^-1(l') / phi(l').
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

/// The two tables of a map of bytes. The result of the map is the sum of two look-ups, one in each table. Each table
/// has its own index. The two indices are the high and the low nibble of a byte, or the two results of `s_forward` or
/// `s_inverse`.
pub type NibbleMap = [[u8; 16]; 2];

/// The tables of the identity map. The indices are the two nibbles of a byte.
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

/// The tables of pi. The indices are the results of `s_forward`.
pub const PI_OF: NibbleMap = {
    let mut s = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        // The first table also contains the constants of both tables (see `S_FORWARD`). The second index is log(r
        // phi(l')) - K, or 15 if r is zero.
        s[0][i] = OMEGA[(((i as u8 ^ NU1[0]) << 4) | SIGMA[0]) as usize];
        if i < 15 {
            s[1][i] = OMEGA[(SIGMA[EXP[(i + LOG_PHI_NU1_0) % 15] as usize] ^ SIGMA[0]) as usize];
        }
        i += 1;
    }
    s
};

/// The tables of pi^-1. The indices are the results of `s_inverse`.
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

/// This number takes the place of the logarithm of zero in [`s_inverse_of`]. A sum with this number keeps bit 7, even
/// if the sum is reduced twice, and a look-up by an index with bit 7 returns 0.
const LOG_ZERO: u8 = 0xa0;

/// These numbers take the place of the logarithm of zero in [`s_forward_of`]: the first for log l, and the second for
/// -log r. If log l and -log r are added, and one or both of them are such a number, the wrapping sum always has bit 7
/// set.
const FORWARD_LOG_ZERO: u8 = 0xf0;
const MINUS_LOG_ZERO: u8 = 0xe2;

/// The number K, which the comment of [`s_forward_of`] explains.
const LOG_PHI_NU1_0: usize = log(PHI[NU1[0] as usize]) as usize;

pub struct SForward {
    log: [u8; 16],
    minus_log: [u8; 16],
    nu1_of_log: [u8; 16],
    nu0: [u8; 16],
    log_phi_nu1: [u8; 16],
}
impl SForward {
    /// Loads the tables into registers, for `s_forward_of`.
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
        // If the quotient is zero, the look-up gives 0, although l' must be nu1(0). So all entries for l' are stored
        // XOR nu1(0). The tables that l' indexes contain the same constant (see `PI_OF`).
        t.nu1_of_log[i] = nu1 ^ NU1[0];
        t.nu0[i] = NU0[i] ^ NU1[0];
        t.log_phi_nu1[i] = (log(PHI[nu1 as usize]) + 15 - LOG_PHI_NU1_0 as u8) % 15;
        i += 1;
    }
    Aligned(t)
};

/// In [`Unreduced`], these numbers take the place of the logarithm of zero: the first for l, and the second for r.
const LOG_L_ZERO: u8 = 128;
const LOG_R_ZERO: u8 = 144;

struct SUnreduced {
    /// The logarithm of l, plus 14. So the logarithm of the quotient is not negative.
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
    /// Loads the tables into registers, for `s_inverse_of`.
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
