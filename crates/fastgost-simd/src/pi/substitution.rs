//! pi on a register of bytes. The tables of pi stay in registers while a kernel processes its data.
use super::{
    decomposition::{ALPHA, ALPHA_INV, EXP, NU0, NU1, OMEGA, OMEGA_INV, PHI, SIGMA, inverse16, log},
    spec,
};
use crate::{Affine, Aligned, Bytes, Lookup16, Lookup256, MulAes, Word};
use core::marker::PhantomData;

/// pi or pi^-1, in the basis in which the caller stores its bytes.
pub trait Substitution<V: Word>: Copy {
    fn forward(cpu: V::Cpu) -> Self;
    fn inverse(cpu: V::Cpu) -> Self;
    fn apply(self, x: V) -> V;
}

/// A basis for bytes as vectors of eight bits.
pub trait Basis: Copy + 'static {
    const TABLES: &'static BasisTables;
}

/// The basis that leaves bytes unchanged.
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

/// pi by its decomposition over GF(16), for CPUs that have GFNI but no look-up in 256 bytes. pi takes 17 operations,
/// and pi^-1 takes 13. GF(16) is embedded in the AES field, and the products are computed in the AES field.
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
        let ([a, b, c, d], [e, f]) = (t.common(cpu), t.own(cpu));
        Self { inverse: false, t: [a, b, c, d, e, f], basis: PhantomData }
    }
    #[inline(always)]
    fn inverse(cpu: V::Cpu) -> Self {
        let [sigma, phi, nu1, nu0] = B::TABLES.back.tables(cpu);
        Self { inverse: true, t: [sigma, phi, nu1, nu0, nu0, nu0], basis: PhantomData }
    }
    #[inline(always)]
    fn apply(self, x: V) -> V {
        let [a, b, c, d, e, f] = self.t;
        if self.inverse {
            B::TABLES.back.apply(x, [a, b, c, d])
        } else {
            B::TABLES.forward.apply(x, [a, b, c, d], [e, f])
        }
    }
}

/// The tables of `Lookup` and `Decomposed`, in one basis.
pub struct BasisTables {
    pi: Aligned<[u8; 256]>,
    pi_inverse: Aligned<[u8; 256]>,
    forward: Forward,
    back: Back,
}

/// The matrices and the tables for a linear map, then pi, then a second linear map. The matrices have the layout of
/// `vgf2p8affineqb`. In the comments of the fields, (l, r) is alpha of the input of pi.
pub struct Forward {
    l: u64,
    r: u64,
    l_embedded: u64,
    r_embedded: u64,
    retract: u64,
    /// 1 / r, embedded in the AES field.
    inverse: [u8; 16],
    nu1: [u8; 16],
    nu0: [u8; 16],
    /// phi(l'), embedded in the AES field.
    phi: [u8; 16],
    /// `sigma` applies sigma and then omega, and gives the part of the result that the argument of sigma determines.
    /// `leave` applies omega, and gives the part of the result that l' determines. `sigma` and `leave` also apply the
    /// second linear map.
    sigma: [u8; 16],
    leave: [u8; 16],
}

impl Forward {
    /// The tables that do not depend on the two linear maps.
    #[inline(always)]
    pub fn common<V: Bytes>(&self, cpu: V::Cpu) -> [V; 4] {
        [
            V::splat128(cpu, &self.inverse),
            V::splat128(cpu, &self.nu1),
            V::splat128(cpu, &self.nu0),
            V::splat128(cpu, &self.phi),
        ]
    }
    /// The tables that depend on the two linear maps.
    #[inline(always)]
    pub fn own<V: Bytes>(&self, cpu: V::Cpu) -> [V; 2] {
        [V::splat128(cpu, &self.sigma), V::splat128(cpu, &self.leave)]
    }
    #[inline(always)]
    pub fn apply<V>(&self, x: V, [inverse, nu1, nu0, phi]: [V; 4], [sigma, leave]: [V; 2]) -> V
    where
        V: Affine + Lookup16 + MulAes,
    {
        let r = x.affine(&self.r);
        let l = x.affine(&self.l_embedded).mul_aes(r.lookup16(inverse)).affine(&self.retract).lookup16(nu1);
        let l = r.if_zero8(x.affine(&self.l).lookup16(nu0), l);
        let r = x.affine(&self.r_embedded).mul_aes(l.lookup16(phi)).affine(&self.retract);
        r.lookup16(sigma) ^ l.lookup16(leave)
    }
}

/// The matrices and the tables for a linear map, then pi^-1, then a second linear map. In the comments of the fields,
/// (l', r') is omega^-1 of the input of pi^-1.
pub struct Back {
    l: u64,
    r: u64,
    /// The next four tables have sigma^-1(r'), 1 / phi(l'), nu1^-1(l') and nu0^-1(l'), all embedded in the AES field.
    sigma: [u8; 16],
    phi: [u8; 16],
    nu1: [u8; 16],
    nu0: [u8; 16],
    /// One matrix is for the embedded l, and the other matrix is for the embedded r. Both matrices undo the embedding,
    /// and then apply alpha^-1 and the second linear map.
    leave_l: u64,
    leave_r: u64,
}

impl Back {
    /// The tables as registers.
    #[inline(always)]
    pub fn tables<V: Bytes>(&self, cpu: V::Cpu) -> [V; 4] {
        [
            V::splat128(cpu, &self.sigma),
            V::splat128(cpu, &self.phi),
            V::splat128(cpu, &self.nu1),
            V::splat128(cpu, &self.nu0),
        ]
    }
    #[inline(always)]
    pub fn apply<V: Affine + Lookup16 + MulAes>(&self, x: V, [sigma, phi, nu1, nu0]: [V; 4]) -> V {
        let l = x.affine(&self.l);
        let r = x.affine(&self.r).lookup16(sigma).mul_aes(l.lookup16(phi));
        let l = r.if_zero8(l.lookup16(nu0), l.lookup16(nu1).mul_aes(r));
        l.affine(&self.leave_l) ^ r.affine(&self.leave_r)
    }
}

static STANDARD: BasisTables = tables(&IDENTITY);

/// The embedding of GF(2)\[x\] / (x^4 + x^3 + 1) in the AES field, for numbers below 16.
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

/// The embedding of GF(2)\[x\] / `polynomial` in the AES field, for numbers below 2^`degree`. The embedding is the
/// linear map that takes x^i to g^i, where g is the least root of the polynomial in the AES field.
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
        // Row i is the first mask for which `EMBEDDED[2^j] & mask` has an odd number of ones for j = i, and an even
        // number for the other j.
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

/// Makes the tables in a basis. `basis[x]` is byte x in this basis.
pub const fn tables(basis: &[u8; 256]) -> BasisTables {
    let leave = spec::inverse(basis);
    let (mut pi, mut pi_inverse) = ([0; 256], [0; 256]);
    let mut x = 0;
    while x < 256 {
        pi[x] = basis[spec::PI[leave[x] as usize] as usize];
        pi_inverse[x] = basis[spec::PI_INV[leave[x] as usize] as usize];
        x += 1;
    }
    BasisTables {
        pi: Aligned(pi),
        pi_inverse: Aligned(pi_inverse),
        forward: forward(&leave, basis),
        back: back(&leave, basis),
    }
}

/// Makes the tables for the linear map `before`, then pi, then the linear map `after`.
pub const fn forward(before: &[u8; 256], after: &[u8; 256]) -> Forward {
    let (mut l, mut r, mut le, mut re) = ([0; 256], [0; 256], [0; 256], [0; 256]);
    let mut bit = 0;
    while bit < 8 {
        let x = 1 << bit;
        let a = ALPHA[before[x] as usize];
        (l[x], r[x]) = (a >> 4, a & 15);
        (le[x], re[x]) = (EMBEDDED[(a >> 4) as usize], EMBEDDED[(a & 15) as usize]);
        bit += 1;
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
    let mut i = 0;
    while i < 16 {
        if i > 0 {
            f.inverse[i] = EMBEDDED[reciprocal(i as u8) as usize];
        }
        f.phi[i] = EMBEDDED[PHI[i] as usize];
        f.sigma[i] = after[OMEGA[SIGMA[i] as usize] as usize];
        f.leave[i] = after[OMEGA[i << 4] as usize];
        i += 1;
    }
    f
}

/// Makes the tables for the linear map `before`, then pi^-1, then the linear map `after`.
pub const fn back(before: &[u8; 256], after: &[u8; 256]) -> Back {
    let (mut l, mut r, mut leave_l, mut leave_r) = ([0; 256], [0; 256], [0; 256], [0; 256]);
    let mut bit = 0;
    while bit < 8 {
        let x = 1 << bit;
        let o = OMEGA_INV[before[x] as usize];
        (l[x], r[x]) = (o >> 4, o & 15);
        let nibble = RETRACT[x];
        leave_l[x] = after[ALPHA_INV[(nibble << 4) as usize] as usize];
        leave_r[x] = after[ALPHA_INV[nibble as usize] as usize];
        bit += 1;
    }
    let mut b = Back {
        l: matrix(&l),
        r: matrix(&r),
        sigma: [0; 16],
        phi: [0; 16],
        nu1: [0; 16],
        nu0: [0; 16],
        leave_l: matrix(&leave_l),
        leave_r: matrix(&leave_r),
    };
    let (sigma, nu1, nu0) = (inverse16(&SIGMA), inverse16(&NU1), inverse16(&NU0));
    let mut i = 0;
    while i < 16 {
        b.sigma[i] = EMBEDDED[sigma[i] as usize];
        b.phi[i] = EMBEDDED[reciprocal(PHI[i]) as usize];
        b.nu1[i] = EMBEDDED[nu1[i] as usize];
        b.nu0[i] = EMBEDDED[nu0[i] as usize];
        i += 1;
    }
    b
}

/// 1 / y in GF(16).
const fn reciprocal(y: u8) -> u8 {
    EXP[(15 - log(y) as usize) % 15]
}
