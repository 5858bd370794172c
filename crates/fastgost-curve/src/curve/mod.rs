//! The elliptic curves of GOST R 34.10: parameter sets and point multiplication.
//!
//! A [`Curve`] is a parameter set. Internally, a `Group` is a curve with tables and a kernel (an implementation for one
//! level of CPU features). Each group is created once. A group multiplies points in constant time, except in functions
//! whose names end in `_public`.
//!
//! # How to add a kernel
//! A kernel is a file or folder (`portable.rs`, ...) with a constant `KERNEL` of the type `CurveKernel`. The call of
//! `kernels!` below lists its name. The `CurveKernel` contains the kernel's level. It also contains a function that
//! makes an `Engine` for each `Set` (the constants of a curve). `multiplier.rs` has a generic engine, over two traits:
//!
//! - `field::Field` is a number modulo the prime, or several numbers in parallel. The addition laws (`edwards.rs`,
//!   `weierstrass.rs`) are written once, over this trait. A kernel with scalar arithmetic implements
//!   `residue::ModularArithmetic` for three kinds of primes: just below a power of two, just above a power of two, and
//!   any prime (by Montgomery multiplication). `engines!` does the rest.
//! - `form::CurveForm` has the addition law of a curve form, and the other operations that point multiplication needs.
//!
//! A SIMD kernel has a type that implements `Field` for several elements in the lanes of a register, and its own
//! `Engine` with the same addition laws. If a SIMD kernel would be no faster on some sets, it may use the engine of
//! another kernel for these sets.

// The layers of code below a signature, from the top down:
//
//     keys -> sign         signatures, nonces, key agreement; keys and certificates in files
//        |  scalars from mp, points from the Group of a curve for one kernel
//     curve/mod.rs         parameter sets, and the engines of each kernel, created once
//        |  an engine: point multiplication, for secrets and for public values
//     multiplier.rs, ifma/engine.rs    comb and windows over an addition law
//        |  inlined
//     edwards.rs, weierstrass.rs, jacobian.rs    the addition laws, over a field of the kernel, or over a field from mp
//        |
//     mp/dispatch.rs       for each size of numbers: a function of the kernel, or several such functions
//        |  one unsafe call
//     mp/{portable,adx,ifma}     limbs in memory: products, sums, rows of a division, steps of an inversion
//
// `keys` reads files with `text`, the only decoder of PEM, base64 and armor. Then `keys/element.rs` checks all DER. The
// assembly in `mp/adx/` and `curve/adx/` is produced by macros, one row of products at a time. The engines of
// `curve/ifma/` keep a value of the type `Ifma`, which proves that the CPU has the necessary features.
// `curve/ifma/mod.rs` creates this value after it has checked the CPU.

use crate::{
    cpu::Level,
    error::{Error, Result},
    mp::{Modulus, Uint},
    rows::{self, Row},
    simd::public_choice,
};
use alloc::boxed::Box;
use core::fmt;
use once_cell::race::OnceBox;
use subtle::Choice;

mod adx;
mod base;
mod digits;
mod edwards;
mod field;
mod form;
mod ifma;
mod jacobian;
mod multiplier;
mod params;
mod portable;
mod residue;
#[cfg(test)]
mod tests;
mod weierstrass;

pub use params::Edwards;
use params::{CURVES, DomainParameters, Set};

/// A coordinate of a point, or a scalar. On 256-bit curves the high limbs are zero.
pub type Scalar = Uint<8>;

/// One of the 14 parameter sets. Some sets define the same curve and base point under different names. These sets still
/// count as different curves, because keys record to which set they belong.
///
/// ```
/// use fastgost::curve::Curve;
///
/// let curve = Curve::from_name("256-a")?;
/// assert_eq!(curve.name(), "id-tc26-gost-3410-2012-256-paramSetA");
/// assert_eq!((curve.size(), curve.cofactor()), (32, 4));
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Curve {
    name: &'static str,
    short: &'static str,
    oid: &'static str,
    domain: &'static DomainParameters,
}

impl Curve {
    /// All sets. The sets of TC 26 come first, and the sets for tests come last.
    pub const ALL: &'static [Curve] = &CURVES;

    /// Returns the set with this full name (`id-tc26-gost-3410-2012-256-paramSetA`), with this short name (`256-a` to
    /// `256-d`, `512-a` to `512-c`, `cryptopro-a` to `cryptopro-c`, `cryptopro-xcha`, `cryptopro-xchb`, `256-test`,
    /// `512-test`), or with this object identifier in dotted decimal.
    ///
    /// # Errors
    /// [`Error::UnknownCurve`].
    pub fn from_name(name: &str) -> Result<&'static Curve> {
        let mut all = Self::ALL.iter();
        all.find(|c| [c.name, c.short, c.oid].contains(&name)).ok_or(Error::UnknownCurve)
    }

    /// Returns the set with this object identifier, given in dotted decimal.
    ///
    /// # Errors
    /// [`Error::UnknownCurve`].
    pub fn from_oid(oid: &str) -> Result<&'static Curve> {
        Self::ALL.iter().find(|c| c.oid == oid).ok_or(Error::UnknownCurve)
    }

    /// Returns the name in the standards.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the name on command lines.
    pub fn short_name(&self) -> &'static str {
        self.short
    }

    /// Returns the object identifier, in dotted decimal.
    pub fn oid(&self) -> &'static str {
        self.oid
    }

    /// Returns the size of a coordinate in bits: 256 or 512.
    pub fn bits(&self) -> usize {
        self.domain.bits
    }

    /// Returns a size in bytes: 32 or 64. A coordinate, a scalar, and a digest that is signed have this size.
    pub fn size(&self) -> usize {
        self.domain.bits / 8
    }

    /// Returns the number of points divided by the order of the subgroup: 1 or 4.
    pub fn cofactor(&self) -> u32 {
        self.domain.cofactor
    }

    /// Returns the prime p of the field.
    pub fn p(&self) -> &'static Scalar {
        &self.domain.p
    }

    /// Returns the coefficient a of y^2 = x^3 + a x + b.
    pub fn a(&self) -> &'static Scalar {
        &self.domain.a
    }

    /// Returns the coefficient b.
    pub fn b(&self) -> &'static Scalar {
        &self.domain.b
    }

    /// Returns the number of points of the curve, including the neutral point.
    pub fn m(&self) -> &'static Scalar {
        &self.domain.m
    }

    /// Returns the order q of the subgroup, which is a prime.
    pub fn order(&self) -> &'static Scalar {
        &self.domain.q
    }

    /// Returns the x coordinate of the base point.
    pub fn x(&self) -> &'static Scalar {
        &self.domain.x
    }

    /// Returns the y coordinate of the base point.
    pub fn y(&self) -> &'static Scalar {
        &self.domain.y
    }

    /// Returns the twisted Edwards form, if the parameter set is defined with such a form.
    pub fn edwards(&self) -> Option<&'static Edwards> {
        self.domain.edwards.as_ref()
    }
}

/// Compares names, so two sets that differ only in their names are not equal.
impl PartialEq for Curve {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Curve {}

impl fmt::Debug for Curve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A point in affine coordinates of the Weierstrass form. The coordinates are below p.
#[derive(Clone, Copy, Debug, PartialEq, Eq, zeroize::Zeroize)]
pub struct AffinePoint {
    /// The x coordinate.
    pub x: Scalar,
    /// The y coordinate.
    pub y: Scalar,
}

/// The input of one verification, which asks whether x(u1 G + u2 Q) = r modulo the order. G is the base point. The
/// scalars are below the order, and Q is on the curve.
pub struct Check<'a> {
    /// The factor of the base point.
    pub u1: &'a Scalar,
    /// The factor of the public key.
    pub u2: &'a Scalar,
    /// The public key.
    pub q: &'a AffinePoint,
    /// The expected x coordinate of the sum, modulo the order.
    pub r: &'a Scalar,
}

/// The operations of a kernel on one curve.
trait Engine: Send + Sync {
    /// See `Group::mul_base`. The slices have equal length.
    fn mul_base(&self, k: &[Scalar], out: &mut [AffinePoint]);
    /// Computes the point 2^`doublings` k Q. Returns this point, and whether it is the neutral point. The time does not
    /// depend on k, which may be any number of the curve's bit length.
    fn mul(&self, k: &Scalar, q: &AffinePoint, doublings: u32) -> (AffinePoint, Choice);
    fn check_public(&self, job: &Check<'_>) -> bool;
    /// Computes a result for each job. The slices have equal length.
    fn check_many_public(&self, jobs: &[Check<'_>], ok: &mut [bool]) {
        for (job, ok) in jobs.iter().zip(ok) {
            *ok = self.check_public(job);
        }
    }
    fn has_small_order_public(&self, q: &AffinePoint) -> bool;
}

/// An implementation of the curves for one level of CPU features.
struct CurveKernel {
    level: Level,
    /// Makes an engine. This function is called only on CPUs that have the level's features.
    engine: fn(Set) -> Box<dyn Engine>,
}

impl Row for CurveKernel {
    fn level(&self) -> Level {
        self.level
    }
}

rows::kernels! {
    CurveKernel;
    x86_64: ifma, adx;
    portable;
}

/// The engines and the groups of all kernels. Each of them is created when it is used for the first time.
static ENGINES: [[OnceBox<Box<dyn Engine>>; Set::COUNT]; KERNELS.len()] =
    [const { [const { OnceBox::new() }; Set::COUNT] }; KERNELS.len()];
static GROUPS: [[OnceBox<Group>; CURVES.len()]; KERNELS.len()] =
    [const { [const { OnceBox::new() }; CURVES.len()] }; KERNELS.len()];

/// A curve with a kernel and its tables. Each group is created once.
pub struct Group {
    curve: &'static Curve,
    kernel: &'static CurveKernel,
    engine: &'static dyn Engine,
    scalars: Modulus<8>,
    field: Modulus<8>,
}

impl Group {
    /// Returns the group that uses the best kernel for this CPU.
    pub fn best(curve: &'static Curve) -> &'static Group {
        Self::with(curve, rows::best(KERNELS))
    }

    /// Returns the group that uses the kernel of `level`. If `level` has no kernel, the kernel of the next lower level
    /// is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if the CPU lacks a feature of the level.
    pub fn at(curve: &'static Curve, level: Level) -> Result<&'static Group> {
        Ok(Self::with(curve, rows::at(KERNELS, level)?))
    }

    /// Returns the levels that have their own kernel and that this CPU can run, best first.
    pub fn levels() -> impl Iterator<Item = Level> {
        rows::levels(KERNELS)
    }

    fn with(curve: &'static Curve, kernel: &'static CurveKernel) -> &'static Group {
        let row = KERNELS.iter().position(|k| core::ptr::eq(k, kernel)).unwrap_or(KERNELS.len() - 1);
        let column = Curve::ALL.iter().position(|c| c == curve).unwrap_or(0);
        GROUPS[row][column].get_or_init(|| {
            let set = curve.domain.set;
            let engine = ENGINES[row][set as usize].get_or_init(|| Box::new((kernel.engine)(set)));
            let modulus = |m: &Scalar| match Modulus::new(*m).and_then(|m| m.with_level(kernel.level)) {
                Ok(m) => m,
                Err(_) => unreachable!("a prime is odd, and the CPU has the level"),
            };
            let (scalars, field) = (modulus(curve.order()), modulus(curve.p()));
            Box::new(Group { curve, kernel, engine: &**engine, scalars, field })
        })
    }

    /// Returns the kernel's level.
    pub fn level(&self) -> Level {
        self.kernel.level
    }

    /// Returns the parameter set.
    pub fn curve(&self) -> &'static Curve {
        self.curve
    }

    /// Returns the arithmetic modulo q.
    pub fn scalars(&self) -> &Modulus<8> {
        &self.scalars
    }

    /// Multiplies the base point by each k, in constant time. Each k is from 1 to q - 1. Panics if the slices differ in
    /// length.
    pub fn mul_base(&self, k: &[Scalar], out: &mut [AffinePoint]) {
        assert_eq!(k.len(), out.len());
        self.engine.mul_base(k, out);
    }

    /// Computes the point k Q. Returns this point, and whether it is the neutral point. The time does not depend on k,
    /// which may be any number of the curve's bit length. Q is any point of the curve.
    #[cfg(test)]
    pub fn mul(&self, k: &Scalar, q: &AffinePoint) -> (AffinePoint, Choice) {
        self.engine.mul(k, q, 0)
    }

    /// Computes the cofactor times k Q, or returns `None` if the result is the neutral point. The time does not depend
    /// on k, which may be any number of the curve's bit length.
    pub fn agree(&self, k: &Scalar, q: &AffinePoint) -> Option<AffinePoint> {
        let (point, neutral) = self.engine.mul(k, q, self.curve.cofactor().ilog2());
        (!public_choice(neutral)).then_some(point)
    }

    /// Returns whether x(u1 G + u2 Q) = r modulo q. Q must be on the curve, and u1, u2 and r must be below q. The
    /// function is variable-time.
    pub fn check_public(&self, u1: &Scalar, u2: &Scalar, q: &AffinePoint, r: &Scalar) -> bool {
        self.engine.check_public(&Check { u1, u2, q, r })
    }

    /// Does the same as `check_public` for many jobs, and writes a result for each job to `ok`. The function is
    /// variable-time. Panics if the slices differ in length.
    pub fn check_many_public(&self, jobs: &[Check<'_>], ok: &mut [bool]) {
        assert_eq!(jobs.len(), ok.len());
        self.engine.check_many_public(jobs, ok);
    }

    /// Returns whether both coordinates are below p and satisfy the curve's equation. The function is variable-time.
    pub fn is_on_curve_public(&self, point: &AffinePoint) -> bool {
        let (f, AffinePoint { x, y }) = (&self.field, point);
        let below = |c: &Scalar| bool::from(c.lt(self.curve.p()));
        below(x) && below(y) && f.mul(y, y) == f.add(&f.mul(&f.add(&f.mul(x, x), self.curve.a()), x), self.curve.b())
    }

    /// Returns whether the cofactor times `point` is the neutral point. `point` must be on the curve. The function is
    /// variable-time.
    pub fn has_small_order_public(&self, point: &AffinePoint) -> bool {
        self.curve.cofactor() > 1 && self.engine.has_small_order_public(point)
    }
}

/// Makes the engine of a kernel for a set. The macro gets the kernel's three types of arithmetic: modulo 2^n - c,
/// modulo 2^(n - 1) + c, and Montgomery's arithmetic.
macro_rules! engines {
    ($set:expr, $below:ident, $above:ident, $montgomery:ident) => {{
        use $crate::curve::{
            edwards::EdwardsForm, jacobian::JacobianForm, multiplier::Multiplier, portable, residue, residue::Residue,
            weierstrass::WeierstrassForm,
        };
        macro_rules! weierstrass {
            ($element:ty, $a:literal, $b:literal) => {
                Box::new(Multiplier::<WeierstrassForm<$element, $a, $b>, JacobianForm<$element, $a>, 6, 10>::new($set))
            };
        }
        type Below256 = Residue<$below<617>, 4>;
        type Below512 = Residue<$below<569>, 8>;
        match $set {
            Set::Tc26A256 => Box::new(Multiplier::<EdwardsForm<Below256>, EdwardsForm<Below256>, 6, 10>::new($set)),
            Set::Tc26C512 => Box::new(Multiplier::<EdwardsForm<Below512>, EdwardsForm<Below512>, 5, 10>::new($set)),
            Set::CryptoProA => weierstrass!(Below256, -3, 0xa6),
            Set::Tc26A512 => weierstrass!(Below512, -3, 0),
            Set::CryptoProB => weierstrass!(Residue<$above<0xc99>, 4>, -3, 0),
            Set::Tc26B512 => weierstrass!(Residue<$above<0x6f>, 8>, -3, 0),
            Set::CryptoProC => weierstrass!(Residue<$montgomery<residue::CryptoProC>, 4>, -3, 0x805a),
            // These sets are for the examples in the standards. Their engines are the same in all kernels.
            Set::Test256 => weierstrass!(Residue<portable::Above<0x431>, 4>, 7, 0),
            Set::Test512 => weierstrass!(Residue<portable::Montgomery<residue::Test512>, 8>, 7, 0),
        }
    }};
}
use engines;
