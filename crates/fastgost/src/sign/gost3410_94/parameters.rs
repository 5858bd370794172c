//! The parameters of GOST R 34.10-94, which describe groups modulo a prime.
use super::sets::{SETS, Set};
use crate::{
    cpu::Level,
    error::{Error, Result},
    hash::{Streebog256, Streebog512},
    mp::{Arithmetic, Modulus, Uint},
};
use alloc::{sync::Arc, vec, vec::Vec};
use core::fmt;

/// How many bases [`Parameters::probably_prime`] tries.
const ROUNDS: u8 = 40;

/// Parameters (p, q, a): a prime p of 512 or 1024 bits, a prime q of 256 bits that divides p - 1, and a number a of
/// order q modulo p.
pub struct Parameters {
    pub(super) p: Modulus<16>,
    pub(super) q: Modulus<8>,
    pub(super) a: Uint<16>,
    /// The size of p in bytes.
    size: usize,
    set: Option<&'static Set>,
    arithmetic: Arithmetic,
    /// The Streebog-256 digest of p, q and a. The derivation of nonces takes this digest as the name of the parameters.
    pub(super) digest: [u8; 32],
}

impl Parameters {
    /// Finds a parameter set of RFC 4357, section 11.3. `name` is one of these:
    /// - the full name, such as `id-GostR3410-94-CryptoPro-A-ParamSet`
    /// - the short name (`94-test`, `94-a` to `94-d`, `94-xcha` to `94-xchc`)
    /// - the object identifier in dotted decimal
    ///
    /// # Errors
    /// [`Error::Parameter`] if there is no such set.
    pub fn from_name(name: &str) -> Result<Arc<Self>> {
        let unknown = Error::Parameter {
            name: "the name of a set",
            allowed: "94-test, 94-a to 94-d, 94-xcha to 94-xchc, in full or an OID",
        };
        let set = SETS.iter().find(|s| [s.name, s.short, s.oid].contains(&name)).ok_or(unknown)?;
        Self::of(set.p, set.q, set.a, Some(set))
    }

    /// The names of all sets.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SETS.iter().map(|s| s.name)
    }

    /// Makes parameters from big-endian numbers. This function checks sizes and orders, but does not check whether p
    /// and q are prime, as [`probably_prime`](Parameters::probably_prime) does. This function is variable-time.
    ///
    /// # Errors
    /// [`Error::Parameter`] unless p has 510 to 512 or 1021 to 1024 bits and q has 255 or 256 bits (GOST R 34.10-94,
    /// section 5), p and q are odd, q divides p - 1, 1 < a < p - 1, and a^q = 1 modulo p.
    pub fn new(p: &[u8], q: &[u8], a: &[u8]) -> Result<Arc<Self>> {
        const P: Error = Error::Parameter { name: "p", allowed: "an odd number of 510 to 512 or of 1021 to 1024 bits" };
        const Q: Error = Error::Parameter { name: "q", allowed: "an odd divisor of p - 1 with 255 or 256 bits" };
        const A: Error = Error::Parameter { name: "a", allowed: "a number between 1 and p - 1 with a^q = 1 modulo p" };
        let p = Uint::from_be_bytes(trimmed(p)).map_err(|_| P)?;
        let q = Uint::from_be_bytes(trimmed(q)).map_err(|_| Q)?;
        let a = Uint::from_be_bytes(trimmed(a)).map_err(|_| A)?;
        if !matches!(p.bits_public(), 510..=512 | 1021..=1024) || p.bit(0) == 0 {
            return Err(P);
        }
        if !matches!(q.bits_public(), 255..=256) || q.bit(0) == 0 {
            return Err(Q);
        }
        let this = Self::of(p, q, a, None)?;
        if this.q.reduce_wide(&p.0) != Uint::ONE {
            return Err(Q);
        }
        let last = p.sub(&Uint::ONE).0;
        if a == Uint::ZERO || a == Uint::ONE || !bool::from(a.lt(&last)) || !this.has_order_q_public(&a) {
            return Err(A);
        }
        Ok(this)
    }

    fn of(p: Uint<16>, q: Uint<8>, a: Uint<16>, set: Option<&'static Set>) -> Result<Arc<Self>> {
        let size = if p.bits_public() <= 512 { 64 } else { 128 };
        let (p, q, arithmetic) = (Modulus::new(p)?, Modulus::new(q)?, Arithmetic::new());
        let mut this = Self { p, q, a, size, set, arithmetic, digest: [0; 32] };
        let mut hash = Streebog256::new();
        [this.p(), this.q(), this.a()].iter().for_each(|number| hash.update(number));
        this.digest.copy_from_slice(&hash.finalize());
        Ok(Arc::new(this))
    }

    /// Returns the same parameters. Keys with the returned parameters use the kernel of `level`. A kernel is the code
    /// of the arithmetic modulo p and q for one level. If `level` has no kernel, the kernel of the next lower level is
    /// used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(&self, level: Level) -> Result<Arc<Self>> {
        let (p, q) = (self.p.clone().with_level(level)?, self.q.clone().with_level(level)?);
        Ok(Arc::new(Self { p, q, arithmetic: Arithmetic::with_level(level)?, ..*self }))
    }

    /// The level of the kernel that keys with these parameters use.
    pub fn level(&self) -> Level {
        self.arithmetic.level()
    }

    /// Whether p and q are prime. The check makes 40 rounds of the Miller-Rabin test. The base of each round is a
    /// digest of the parameters and of the round's number. A composite number passes with a probability of at most
    /// 2^-80, even if an attacker chose the number. The test is variable-time and takes milliseconds.
    pub fn probably_prime(&self) -> bool {
        probably_prime(&self.p, &self.digest) && probably_prime(&self.q, &self.digest)
    }

    /// Whether y^q = 1 modulo p.
    pub(super) fn has_order_q_public(&self, y: &Uint<16>) -> bool {
        self.p.pow_public(y, &widened(self.q.modulus())) == Uint::ONE
    }

    /// The full name of the parameter set in RFC 4357, or `None` if [`new`](Parameters::new) made the parameters.
    pub fn name(&self) -> Option<&'static str> {
        self.set.map(|set| set.name)
    }

    /// The object identifier of the parameter set in dotted decimal, or `None` if [`new`](Parameters::new) made the
    /// parameters.
    pub fn oid(&self) -> Option<&'static str> {
        self.set.map(|set| set.oid)
    }

    /// The size in bytes of p and of public keys, which is 64 or 128.
    pub fn size(&self) -> usize {
        self.size
    }

    /// p, in big-endian order.
    pub fn p(&self) -> Vec<u8> {
        bytes(self.p.modulus(), self.size)
    }

    /// q, in big-endian order: 32 bytes.
    pub fn q(&self) -> Vec<u8> {
        bytes(self.q.modulus(), 32)
    }

    /// a, in big-endian order.
    pub fn a(&self) -> Vec<u8> {
        bytes(&self.a, self.size)
    }
}

/// Compares p, q and a, but not the names.
impl PartialEq for Parameters {
    fn eq(&self, other: &Self) -> bool {
        (self.p.modulus(), self.q.modulus(), &self.a) == (other.p.modulus(), other.q.modulus(), &other.a)
    }
}
impl Eq for Parameters {}

impl fmt::Debug for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (p, q) = (self.p.modulus(), self.q.modulus());
        f.debug_struct("Parameters")
            .field("name", &self.name())
            .field("p", p)
            .field("q", q)
            .field("a", &self.a)
            .finish()
    }
}

fn bytes<const N: usize>(x: &Uint<N>, size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    x.write_be_bytes(&mut bytes);
    bytes
}

/// The number without the zero bytes at its beginning.
fn trimmed(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().take_while(|b| **b == 0).count()..]
}

/// Extends a number to more limbs.
pub(super) fn widened<const M: usize, const N: usize>(x: &Uint<M>) -> Uint<N> {
    let mut wide = Uint::ZERO;
    wide.0[..M].copy_from_slice(&x.0);
    wide
}

fn probably_prime<const N: usize>(n: &Modulus<N>, seed: &[u8; 32]) -> bool {
    let last = n.modulus().sub(&Uint::ONE).0;
    let twos = (0..64 * N).find(|i| last.bit(*i) == 1).unwrap_or(0);
    let odd = last.shr(twos);
    (0..ROUNDS).all(|round| {
        let mut hash = Streebog512::new();
        hash.update(seed);
        hash.update(&[round]);
        let Ok(base) = Uint::<8>::from_le_bytes(&hash.finalize()) else { return false };
        let mut power = n.pow_public(&n.reduce_wide(&base.0), &odd);
        // If n is prime, one of three cases is true: the power is 1 or -1 before the squarings, or the power becomes -1
        // after a squaring, or the base is 0.
        power == Uint::ZERO
            || power == Uint::ONE
            || (0..twos).any(|_| {
                let minus_one = power == last;
                power = n.mul(&power, &power);
                minus_one
            })
    })
}
