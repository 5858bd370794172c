//! The operations that formulas and engines need on numbers modulo a curve's prime.
use super::Scalar;
use core::ops::{Add, Mul, Sub};
use subtle::Choice;
use zeroize::Zeroize;

/// An element of a prime field, or several elements in one register, which has a lane for each element. The trait has
/// all operations that point formulas need. An implementation may represent elements in any way, if the result of every
/// operation is a valid operand.
pub(super) trait Field: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    fn square(self) -> Self;
    /// Multiplies by a small number, which is below 2^16.
    fn times(self, factor: u32) -> Self;

    #[inline(always)]
    fn double(self) -> Self {
        self + self
    }

    #[inline(always)]
    fn triple(self) -> Self {
        self.double() + self
    }
}

/// A single element, which the engines use to multiply one point. All functions are constant-time, except functions
/// whose names end in `_public`.
pub(super) trait Element: Field + Zeroize + Send + Sync + 'static {
    const ZERO: Self;
    const ONE: Self;

    /// Converts from a number below the prime.
    fn from_number(x: &Scalar) -> Self;
    /// Converts to a number below the prime.
    fn to_number(self) -> Scalar;
    fn is_zero(self) -> Choice;
    fn is_zero_public(self) -> bool;
    /// Computes 1 / x, or 0 if x is 0.
    fn invert(self) -> Self;
    /// Returns `b` if `choice` is set, and `a` if not.
    fn select(a: Self, b: Self, choice: Choice) -> Self;
    /// Returns `table[index]`. The function reads the whole table, so that no address depends on `index`.
    fn look_up<const K: usize>(table: &[[Self; K]], index: u64) -> [Self; K];

    #[inline(always)]
    fn negate(self) -> Self {
        Self::ZERO - self
    }

    #[inline(always)]
    fn negate_if(self, choice: Choice) -> Self {
        Self::select(self, self.negate(), choice)
    }
}

/// Replaces every element by its inverse, with a single inversion (Montgomery's trick). An element 0 remains 0.
pub(super) fn invert_all<F: Element>(elements: &mut [F], products: &mut [F]) {
    let mut product = F::ONE;
    for i in 0..elements.len() {
        products[i] = product;
        product = product * F::select(elements[i], F::ONE, elements[i].is_zero());
    }
    let mut inverse = product.invert();
    for i in (0..elements.len()).rev() {
        let zero = elements[i].is_zero();
        let x = F::select(elements[i], F::ONE, zero);
        elements[i] = F::select(inverse * products[i], F::ZERO, zero);
        inverse = inverse * x;
    }
    inverse.zeroize();
    product.zeroize();
}
