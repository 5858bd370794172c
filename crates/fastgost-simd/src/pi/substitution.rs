//! pi on a register of bytes, with the tables that stay in registers during a job.
use super::{
    decomposition::{ALPHA, ALPHA_INV, EXP, NU0, NU1, OMEGA, OMEGA_INV, PHI, SIGMA, inverse16, log},
    spec,
};
use crate::{Affine, Aligned, Lookup16, Lookup256, MulAes, Word};
use core::marker::PhantomData;

/// pi or pi^-1, in the basis in which a strategy stores its bytes.
pub trait Substitution<V: Word>: Copy {
    fn forward(cpu: V::Cpu) -> Self;
    fn inverse(cpu: V::Cpu) -> Self;
    fn apply(self, x: V) -> V;
}

/// A basis for bytes.
pub trait Basis: Copy + 'static {
    const TABLES: &'static BasisTables;
}

/// Bytes unchanged.
#[derive(Clone, Copy)]
pub struct Standard;
impl Basis for Standard {
    const TABLES: &'static BasisTables = &STANDARD;
}

/// pi as one look-up in 256 bytes.
#[derive(Clone, Copy)]
pub struct Lookup<V: Lookup256, B>(V::Table, PhantomData<B>);
impl<V: Lookup256, B: Basis> Substitution<V> for Lookup<V, B> {
    #[inline(always)]
    fn forward(cpu: V::Cpu) -> Self {
        Self(V::table256(cpu, &B::TABLES.pi.0), PhantomData)
    }
    #[inline(always)]
    fn inverse(cpu: V::Cpu) -> Self {
        Self(V::table256(cpu, &B::TABLES.pi_inverse.0), PhantomData)
    }
    #[inline(always)]
    fn apply(self, x: V) -> V {
        x.lookup256(self.0)
    }
}

/// pi by its decomposition over GF(16), for GFNI without a look-up in 256 bytes: 17 operations, 13 for the inverse.
/// GF(16) lies in the AES field, where the products are computed.
#[derive(Clone, Copy)]
pub struct Decomposed<V, B> {
    inverse: bool,
    t: [V; 6],
    basis: PhantomData<B>,
}
impl<V: Affine + Lookup16 + MulAes, B: Basis> Substitution<V> for Decomposed<V, B> {
    #[inline(always)]
    fn forward(cpu: V::Cpu) -> Self {
        let t = &B::TABLES.forward;
        Self {
            inverse: false,
            t: [
                V::splat128(cpu, &t.inverse),
                V::splat128(cpu, &t.nu1),
                V::splat128(cpu, &t.nu0),
                V::splat128(cpu, &t.phi),
                V::splat128(cpu, &t.sigma),
                V::splat128(cpu, &t.leave),
            ],
            basis: PhantomData,
        }
    }
    #[inline(always)]
    fn inverse(cpu: V::Cpu) -> Self {
        let t = &B::TABLES.back;
        let nu0 = V::splat128(cpu, &t.nu0);
        Self {
            inverse: true,
            t: [V::splat128(cpu, &t.sigma), V::splat128(cpu, &t.phi), V::splat128(cpu, &t.nu1), nu0, nu0, nu0],
            basis: PhantomData,
        }
    }
    #[inline(always)]
    fn apply(self, x: V) -> V {
        if self.inverse {
            let m = &B::TABLES.back;
            let [sigma, phi, nu1, nu0, ..] = self.t;
            let l = x.affine(&m.l);
            let r = x.affine(&m.r).lookup16(sigma).mul_aes(l.lookup16(phi));
            let l = r.if_zero8(l.lookup16(nu0), l.lookup16(nu1).mul_aes(r));
            l.affine(&m.leave_l) ^ r.affine(&m.leave_r)
        } else {
            let m = &B::TABLES.forward;
            let [inverse, nu1, nu0, phi, sigma, leave] = self.t;
            let r = x.affine(&m.r);
            let l = x.affine(&m.l_embedded).mul_aes(r.lookup16(inverse)).affine(&m.retract).lookup16(nu1);
            let l = r.if_zero8(x.affine(&m.l).lookup16(nu0), l);
            let r = x.affine(&m.r_embedded).mul_aes(l.lookup16(phi)).affine(&m.retract);
            r.lookup16(sigma) ^ l.lookup16(leave)
        }
    }
}

/// The tables of both strategies, in one basis.
pub struct BasisTables {
    pi: Aligned<[u8; 256]>,
    pi_inverse: Aligned<[u8; 256]>,
    forward: Forward,
    back: Back,
}

/// Matrices in the layout of `vgf2p8affineqb`, and tables. (l, r) = alpha(x).
struct Forward {
    l: u64,
    r: u64,
    l_embedded: u64,
    r_embedded: u64,
    retract: u64,
    /// 1 / r, embedded.
    inverse: [u8; 16],
    nu1: [u8; 16],
    nu0: [u8; 16],
    /// Embedded.
    phi: [u8; 16],
    /// sigma combined with omega, for r'; then for l'.
    sigma: [u8; 16],
    leave: [u8; 16],
}

/// (l', r') = omega^-1(x).
struct Back {
    l: u64,
    r: u64,
    /// sigma^-1(r'), 1 / phi(l'), nu1^-1(l'), nu0^-1(l'), embedded.
    sigma: [u8; 16],
    phi: [u8; 16],
    nu1: [u8; 16],
    nu0: [u8; 16],
    /// Combined with alpha^-1, from the embedded l and r.
    leave_l: u64,
    leave_r: u64,
}

static STANDARD: BasisTables = tables(&IDENTITY);

/// The embedding of GF(2)\[x\] / x^4 + x^3 + 1 in the AES field, on 0..16.
const EMBEDDED: [u8; 256] = into_aes_field(0b1_1001, 4);

const IDENTITY: [u8; 256] = {
    let mut t = [0; 256];
    let mut x = 0;
    while x < 256 {
        t[x] = x as u8;
        x += 1;
    }
    t
};

/// The embedding of GF(2)\[x\] / `polynomial` in the AES field, for numbers below 2^`degree`: the linear map that takes
/// x^i to g^i, where g is the least root of the polynomial there.
pub const fn into_aes_field(polynomial: u32, degree: usize) -> [u8; 256] {
    let mut g = 2;
    loop {
        let (mut p, mut value, mut i) = ([1; 9], 0, 0);
        while i <= degree {
            if i > 0 {
                p[i] = mul_aes(p[i - 1], g);
            }
            value ^= p[i] * ((polynomial >> i) & 1) as u8;
            i += 1;
        }
        if value == 0 {
            let mut t = [0; 256];
            let mut x = 0;
            while x < 1 << degree {
                let mut i = 0;
                while i < degree {
                    t[x] ^= p[i] * ((x >> i) & 1) as u8;
                    i += 1;
                }
                x += 1;
            }
            return t;
        }
        g += 1;
    }
}

pub const fn mul_aes(mut a: u8, mut b: u8) -> u8 {
    let mut r = 0;
    while b != 0 {
        r ^= a * (b & 1);
        a = (a << 1) ^ (0x1b * (a >> 7));
        b >>= 1;
    }
    r
}

/// A linear left inverse of `EMBEDDED`.
const RETRACT: [u8; 256] = {
    let mut t = [0; 256];
    let mut i = 0;
    while i < 4 {
        // Row i is a mask whose parity with EMBEDDED[2^j] is 1 for j = i only.
        let mut row = 0;
        loop {
            let (mut found, mut j) = (true, 0);
            while j < 4 {
                found &= (EMBEDDED[1 << j] & row).count_ones() % 2 == (i == j) as u32;
                j += 1;
            }
            if found {
                break;
            }
            row += 1;
        }
        let mut x = 0;
        while x < 256 {
            t[x] |= (((x as u8 & row).count_ones() % 2) as u8) << i;
            x += 1;
        }
        i += 1;
    }
    t
};

/// A linear map of bytes as a bit matrix in the layout of `vgf2p8affineqb`.
pub const fn matrix(t: &[u8; 256]) -> u64 {
    let mut m = 0;
    let mut i = 0;
    while i < 8 {
        let mut j = 0;
        while j < 8 {
            m |= (((t[1 << j] >> i) & 1) as u64) << (8 * (7 - i) + j);
            j += 1;
        }
        i += 1;
    }
    m
}

/// The tables in a basis; `basis` converts unchanged bytes to it.
pub const fn tables(basis: &[u8; 256]) -> BasisTables {
    let leave = spec::inverse(basis);
    let (mut l, mut r, mut le, mut re) = ([0; 256], [0; 256], [0; 256], [0; 256]);
    let (mut bl, mut br, mut bol, mut bor) = ([0; 256], [0; 256], [0; 256], [0; 256]);
    let (mut pi, mut pi_inverse) = ([0; 256], [0; 256]);
    let mut x = 0;
    while x < 256 {
        let (a, o) = (ALPHA[leave[x] as usize], OMEGA_INV[leave[x] as usize]);
        (l[x], r[x]) = (a >> 4, a & 15);
        (le[x], re[x]) = (EMBEDDED[(a >> 4) as usize], EMBEDDED[(a & 15) as usize]);
        (bl[x], br[x]) = (o >> 4, o & 15);
        let nibble = RETRACT[x];
        bol[x] = basis[ALPHA_INV[(nibble << 4) as usize] as usize];
        bor[x] = basis[ALPHA_INV[nibble as usize] as usize];
        pi[x] = basis[spec::PI[leave[x] as usize] as usize];
        pi_inverse[x] = basis[spec::PI_INV[leave[x] as usize] as usize];
        x += 1;
    }
    let mut f = Forward {
        l: matrix(&l),
        r: matrix(&r),
        l_embedded: matrix(&le),
        r_embedded: matrix(&re),
        retract: matrix(&RETRACT),
        inverse: [0; 16],
        nu1: NU1,
        nu0: NU0,
        phi: [0; 16],
        sigma: [0; 16],
        leave: [0; 16],
    };
    let mut b = Back {
        l: matrix(&bl),
        r: matrix(&br),
        sigma: [0; 16],
        phi: [0; 16],
        nu1: [0; 16],
        nu0: [0; 16],
        leave_l: matrix(&bol),
        leave_r: matrix(&bor),
    };
    let (sigma, nu1, nu0) = (inverse16(&SIGMA), inverse16(&NU1), inverse16(&NU0));
    let mut i = 0;
    while i < 16 {
        if i > 0 {
            f.inverse[i] = EMBEDDED[reciprocal(i as u8) as usize];
        }
        f.phi[i] = EMBEDDED[PHI[i] as usize];
        f.sigma[i] = basis[OMEGA[SIGMA[i] as usize] as usize];
        f.leave[i] = basis[OMEGA[i << 4] as usize];
        b.sigma[i] = EMBEDDED[sigma[i] as usize];
        b.phi[i] = EMBEDDED[reciprocal(PHI[i]) as usize];
        b.nu1[i] = EMBEDDED[nu1[i] as usize];
        b.nu0[i] = EMBEDDED[nu0[i] as usize];
        i += 1;
    }
    BasisTables { pi: Aligned(pi), pi_inverse: Aligned(pi_inverse), forward: f, back: b }
}

/// 1 / y in GF(16).
const fn reciprocal(y: u8) -> u8 {
    EXP[(15 - log(y) as usize) % 15]
}
