//! Arithmetic modulo an odd number, in Montgomery form internally.
use super::{
    Arithmetic, Uint, dispatch,
    kernel::MpKernel,
    limb::{add_to, inverse_of_odd, mask, mask_if_any, subtract_once, subtract_once_public},
    portable, safegcd,
};
use crate::{
    cpu::Level,
    error::{Error, Result},
};

/// An odd, public modulus. Arguments and results are below the modulus, and are not in Montgomery form unless a method
/// says so.
///
/// The Montgomery form of x is x * R, with R = 2^(64 n). The number n is 4 for a modulus of at most 256 bits, 8 for a
/// modulus of at most 512 bits, and `N` for a longer modulus. But n is never greater than `N`. So a modulus of 256 bits
/// is as fast in a `Modulus<8>` as in a `Modulus<4>`.
///
/// ```
/// use fastgost_curve::mp::{Modulus, Uint};
///
/// const Q: Modulus<4> = match Modulus::new(Uint::from_be_hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd97")) {
///     Ok(q) => q,
///     Err(_) => panic!(),
/// };
/// let two = Uint::from_u64(2);
/// assert_eq!(Q.mul(&two, &Q.invert(&two)), Uint::ONE);
/// ```
#[derive(Clone, Debug)]
pub struct Modulus<const N: usize> {
    m: Uint<N>,
    /// The number n of limbs in the definition of R, which is 2^(64 n).
    limbs: usize,
    /// -1 / m modulo 2^64.
    negated_inverse: u64,
    /// R and R^2 modulo m, which are the Montgomery forms of 1 and of R.
    r: Uint<N>,
    r2: Uint<N>,
    /// `rounds` is the number of rounds of an inversion. The inversion of a plain number begins with the value `start`,
    /// and the inversion of a number in Montgomery form begins with `montgomery_start`.
    rounds: usize,
    start: Uint<N>,
    montgomery_start: Uint<N>,
    /// The kernel. `None` stands for the best kernel.
    kernel: Option<&'static MpKernel>,
}

impl<const N: usize> Modulus<N> {
    /// Prepares a modulus. The time depends on the modulus.
    ///
    /// # Errors
    /// [`Error::Modulus`] if `m` is even or 1.
    pub const fn new(m: Uint<N>) -> Result<Self> {
        let bits = m.bits_public();
        if m.0[0] & 1 == 0 || bits < 2 {
            return Err(Error::Modulus);
        }
        let limbs = if bits <= 256 && N >= 4 {
            4
        } else if bits <= 512 && N >= 8 {
            8
        } else {
            N
        };
        let rounds = safegcd::rounds(bits);
        let mut this = Self {
            m,
            limbs,
            negated_inverse: inverse_of_odd(m.0[0]).wrapping_neg(),
            r: Uint::ZERO,
            r2: Uint::ZERO,
            rounds,
            start: Uint::ZERO,
            montgomery_start: Uint::ZERO,
            kernel: None,
        };
        // The loop begins with the highest power of two below m, and doubles it until the result is R * 2^limbs modulo
        // m. On the way, the loop passes R. The result is the Montgomery form of 2^limbs. The 64th power of 2^limbs is
        // R, and the Montgomery form of R is R^2.
        let mut power = Uint::ONE.shl(bits - 1);
        let mut i = bits - 1;
        while i < 64 * limbs + limbs {
            if i == 64 * limbs {
                this.r = power;
            }
            power = this.early_twice(&power);
            i += 1;
        }
        let mut i = 0;
        while i < 6 {
            power = this.early_mul(&power, &power);
            i += 1;
        }
        this.r2 = power;
        let mut i = 0;
        while i < 4 * rounds {
            power = this.early_twice(&power);
            i += 1;
        }
        this.montgomery_start = power;
        this.start = this.early_mul(&this.early_mul(&power, &Uint::ONE), &Uint::ONE);
        Ok(this)
    }

    /// Returns the same modulus, which then uses the kernel (code for one level of CPU features) of `level`. If `level`
    /// has no kernel, the kernel of the next lower level is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(self, level: Level) -> Result<Self> {
        Ok(Self { kernel: Some(Arithmetic::with_level(level)?.0), ..self })
    }

    /// Returns the modulus.
    #[must_use]
    pub const fn modulus(&self) -> &Uint<N> {
        &self.m
    }

    /// Returns 1 in Montgomery form.
    #[must_use]
    pub const fn one(&self) -> &Uint<N> {
        &self.r
    }

    /// Computes `a + b`.
    #[inline]
    #[must_use]
    pub fn add(&self, a: &Uint<N>, b: &Uint<N>) -> Uint<N> {
        let (mut sum, carry) = a.add(b);
        subtract_once(&mut sum.0, carry, &self.m.0);
        sum
    }

    /// Computes `a - b`.
    #[inline]
    #[must_use]
    pub fn sub(&self, a: &Uint<N>, b: &Uint<N>) -> Uint<N> {
        let (mut difference, borrow) = a.sub(b);
        let (mut m, borrowed) = (self.m.0, mask(borrow));
        for i in 0..N {
            m[i] &= borrowed;
        }
        add_to(&mut difference.0, &m);
        difference
    }

    /// `-a`.
    #[inline]
    #[must_use]
    pub fn neg(&self, a: &Uint<N>) -> Uint<N> {
        self.sub(&Uint::ZERO, a)
    }

    /// Computes `a * b / R`, the product of two numbers in Montgomery form. One factor may be any number below R.
    #[inline]
    #[must_use]
    pub fn montgomery_mul(&self, a: &Uint<N>, b: &Uint<N>) -> Uint<N> {
        let mut out = Uint::ZERO;
        self.montgomery_mul_to(&mut out, a, b);
        out
    }

    /// Does the same as `montgomery_mul`, but writes the result to `to`, because moving a secret would leave a copy of
    /// it.
    #[inline]
    pub(crate) fn montgomery_mul_to(&self, to: &mut Uint<N>, a: &Uint<N>, b: &Uint<N>) {
        dispatch::montgomery(self.kernel(), self.limbs, &mut to.0, &a.0, &b.0, &self.m.0, self.negated_inverse);
    }

    #[inline(always)]
    fn kernel(&self) -> &'static MpKernel {
        match self.kernel {
            Some(kernel) => kernel,
            None => MpKernel::best(),
        }
    }

    /// Does the same as `montgomery_mul`, for public numbers. This method also works at compile time.
    const fn early_mul(&self, a: &Uint<N>, b: &Uint<N>) -> Uint<N> {
        let mut out = Uint::ZERO;
        macro_rules! of_limbs {
            ($n:literal) => {
                if self.limbs == $n
                    && let (Some(a), Some(b)) = (a.0.first_chunk::<$n>(), b.0.first_chunk::<$n>())
                    && let (Some(m), Some(to)) = (self.m.0.first_chunk::<$n>(), out.0.first_chunk_mut::<$n>())
                {
                    let top;
                    (*to, top) = portable::montgomery_sum(a, b, m, self.negated_inverse);
                    subtract_once_public(to, top, m);
                    return out;
                }
            };
        }
        of_limbs!(4);
        of_limbs!(8);
        let top;
        (out.0, top) = portable::montgomery_sum(&a.0, &b.0, &self.m.0, self.negated_inverse);
        subtract_once_public(&mut out.0, top, &self.m.0);
        out
    }

    /// Computes `2 a`, also at compile time.
    const fn early_twice(&self, a: &Uint<N>) -> Uint<N> {
        let (mut sum, carry) = a.add(a);
        subtract_once_public(&mut sum.0, carry, &self.m.0);
        sum
    }

    /// Converts to Montgomery form, `a * R`. `a` may be any number below R.
    #[inline]
    #[must_use]
    pub fn to_montgomery(&self, a: &Uint<N>) -> Uint<N> {
        self.montgomery_mul(a, &self.r2)
    }

    /// Does the same as `to_montgomery`, but writes the result to `to`.
    #[cfg(feature = "alloc")]
    #[doc(hidden)]
    pub fn to_montgomery_to(&self, to: &mut Uint<N>, a: &Uint<N>) {
        self.montgomery_mul_to(to, a, &self.r2);
    }

    /// Converts from Montgomery form, by computing `a / R`.
    #[inline]
    #[must_use]
    pub fn from_montgomery(&self, a: &Uint<N>) -> Uint<N> {
        self.montgomery_mul(&Uint::ONE, a)
    }

    /// Computes `a * b`. One factor may be any number below R.
    #[inline]
    #[must_use]
    pub fn mul(&self, a: &Uint<N>, b: &Uint<N>) -> Uint<N> {
        self.to_montgomery(&self.montgomery_mul(a, b))
    }

    /// Returns `a` modulo the modulus. `a` may be any number.
    #[must_use]
    pub fn reduce(&self, a: &Uint<N>) -> Uint<N> {
        self.reduce_wide(&a.0)
    }

    /// Reduces a number of any length, with the lowest limb first. The length is public.
    #[must_use]
    pub fn reduce_wide(&self, a: &[u64]) -> Uint<N> {
        let mut out = Uint::ZERO;
        self.reduce_wide_to(&mut out, a);
        out
    }

    /// Does the same as `reduce_wide`, but writes the result to `to`.
    #[doc(hidden)]
    pub fn reduce_wide_to(&self, to: &mut Uint<N>, a: &[u64]) {
        to.0.fill(0);
        let mut digits = a.chunks(self.limbs).rev();
        let Some(highest) = digits.next() else { return };
        let (mut sum, mut low) = (Uint::ZERO, Uint::ZERO);
        // The loop is Horner's rule in base R. A digit may be any number below R, and a Montgomery product with R^2
        // multiplies by R.
        sum.0[..highest.len()].copy_from_slice(highest);
        if a.len() <= self.limbs {
            self.montgomery_mul_to(to, &sum, &self.r);
        }
        for digit in digits {
            low.0.fill(0);
            low.0[..digit.len()].copy_from_slice(digit);
            self.montgomery_mul_to(to, &sum, &self.r2);
            self.montgomery_mul_to(&mut sum, &low, &self.r);
            let carry = add_to(&mut to.0, &sum.0);
            subtract_once(&mut to.0, carry, &self.m.0);
            sum.0.copy_from_slice(&to.0);
        }
        crate::wipe(&mut sum.0);
        crate::wipe(&mut low.0);
    }

    /// Computes `base` to the power `exponent`. The base and the exponent are secret, but the number of limbs of the
    /// exponent is public.
    #[must_use]
    pub fn pow(&self, base: &Uint<N>, exponent: &[u64]) -> Uint<N> {
        let mut powers = [self.r; WINDOW];
        powers[1] = self.to_montgomery(base);
        for i in 2..WINDOW {
            powers[i] = self.montgomery_mul(&powers[i - 1], &powers[1]);
        }
        let mut out = self.r;
        for limb in exponent.iter().rev() {
            for digit in (0..64 / WINDOW_BITS).rev() {
                for _ in 0..WINDOW_BITS {
                    out = self.montgomery_mul(&out, &out);
                }
                let digit = limb >> (WINDOW_BITS * digit) & (WINDOW as u64 - 1);
                out = self.montgomery_mul(&out, &look_up(&powers, digit));
            }
        }
        powers.iter_mut().for_each(zeroize::Zeroize::zeroize);
        self.from_montgomery(&out)
    }

    /// Computes `base` to the power `exponent`. The time depends on the exponent.
    #[must_use]
    pub fn pow_public(&self, base: &Uint<N>, exponent: &Uint<N>) -> Uint<N> {
        let base = self.to_montgomery(base);
        let mut out = self.r;
        for i in (0..exponent.bits_public()).rev() {
            out = self.montgomery_mul(&out, &out);
            if exponent.bit(i) == 1 {
                out = self.montgomery_mul(&out, &base);
            }
        }
        self.from_montgomery(&out)
    }

    /// Computes `1 / a`, or 0 if `a` has no inverse.
    #[must_use]
    pub fn invert(&self, a: &Uint<N>) -> Uint<N> {
        self.invert_from(a, &self.start)
    }

    /// Returns the inverse of a number, or 0 if the number has no inverse. The number and the result are in Montgomery
    /// form.
    #[must_use]
    pub fn montgomery_invert(&self, a: &Uint<N>) -> Uint<N> {
        self.invert_from(a, &self.montgomery_start)
    }

    fn invert_from(&self, a: &Uint<N>, start: &Uint<N>) -> Uint<N> {
        let (kernel, mut out) = (self.kernel(), Uint::ZERO);
        macro_rules! of_limbs {
            ($n:literal) => {
                if self.limbs == $n
                    && let (Some(a), Some(start)) = (a.0.first_chunk::<$n>(), start.0.first_chunk::<$n>())
                    && let (Some(m), Some(to)) = (self.m.0.first_chunk::<$n>(), out.0.first_chunk_mut::<$n>())
                {
                    *to = dispatch::invert(kernel, a, start, m, self.negated_inverse, self.rounds);
                    return out;
                }
            };
        }
        of_limbs!(4);
        of_limbs!(8);
        out.0 = dispatch::invert(kernel, &a.0, &start.0, &self.m.0, self.negated_inverse, self.rounds);
        out
    }

    /// Computes `1 / a`, or 0 if `a` has no inverse. The method is variable-time.
    #[must_use]
    pub fn invert_public(&self, a: &Uint<N>) -> Uint<N> {
        let mut out = Uint::ZERO;
        macro_rules! of_limbs {
            ($n:literal) => {
                if self.limbs == $n
                    && let (Some(a), Some(start)) = (a.0.first_chunk::<$n>(), self.start.0.first_chunk::<$n>())
                    && let (Some(m), Some(to)) = (self.m.0.first_chunk::<$n>(), out.0.first_chunk_mut::<$n>())
                {
                    *to = safegcd::invert_public(a, start, m, self.negated_inverse, self.rounds);
                    return out;
                }
            };
        }
        of_limbs!(4);
        of_limbs!(8);
        out.0 = safegcd::invert_public(&a.0, &self.start.0, &self.m.0, self.negated_inverse, self.rounds);
        out
    }

    /// Replaces each `a` of `values` by `1 / a`; 0 stays 0. The call costs a single inversion for all values together,
    /// and six products for each value. Half of these products convert to and from Montgomery form. The modulus must be
    /// prime. `scratch` must be as long as `values`, and keeps secrets after the call.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if `scratch` has another length.
    pub fn invert_all(&self, values: &mut [Uint<N>], scratch: &mut [Uint<N>]) -> Result<()> {
        if values.len() != scratch.len() {
            return Err(Error::NumberLength { given: scratch.len(), most: values.len() });
        }
        // The product of all previous values, with zeros counted as ones.
        let mut product = self.r;
        for (value, before) in values.iter().zip(scratch.iter_mut()) {
            *before = product;
            product =
                self.montgomery_mul(&Uint::select(&self.to_montgomery(value), &self.r, value.is_zero()), &product);
        }
        let mut inverse = self.montgomery_invert(&product);
        for (value, before) in values.iter_mut().zip(scratch.iter()).rev() {
            let zero = value.is_zero();
            let this = self.from_montgomery(&self.montgomery_mul(&inverse, before));
            let factor = Uint::select(&self.to_montgomery(value), &self.r, zero);
            inverse = self.montgomery_mul(&inverse, &factor);
            *value = Uint::select(&this, &Uint::ZERO, zero);
        }
        Ok(())
    }
}

/// `WINDOW_BITS` is the number of bits of the exponent per window. `WINDOW` is the number of values that a window can
/// have.
const WINDOW_BITS: usize = 4;
const WINDOW: usize = 1 << WINDOW_BITS;

/// Returns `table[index]`. The function reads the whole table, so that no address depends on the index.
#[inline(always)]
fn look_up<const N: usize>(table: &[Uint<N>; WINDOW], index: u64) -> Uint<N> {
    let mut out = Uint::ZERO;
    for i in 0..WINDOW {
        let different = i as u64 ^ index;
        let this = !mask_if_any(different);
        for j in 0..N {
            out.0[j] |= table[i].0[j] & this;
        }
    }
    out
}
