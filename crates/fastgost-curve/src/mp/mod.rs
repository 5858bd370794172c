//! Multi-precision integers: the scalars of signatures, and arithmetic on numbers of any length.
//!
//! [`Uint`] is an integer of fixed size; [`Modulus`] calculates modulo an odd number. The running time of a function
//! does not depend on the values of numbers, unless the function's name ends in `_public`.
//!
//! ```
//! use fastgost_curve::mp::{Modulus, Uint};
//!
//! let m = Modulus::new(Uint::<4>::from_u64(1_000_000_007))?;
//! let x = Uint::from_u64(42);
//! assert_eq!(m.mul(&x, &m.invert(&x)), Uint::ONE);
//! # Ok::<(), fastgost::Error>(())
//! ```
mod adx;
mod dispatch;
mod divide;
mod ifma;
mod kernel;
pub(crate) mod limb;
mod modulus;
mod portable;
mod safegcd;
#[cfg(test)]
pub(crate) mod tests;
mod uint;

crate::rows::kernels! {
    MpKernel;
    x86_64: ifma, adx;
    portable;
}

pub use kernel::Arithmetic;
use kernel::MpKernel;
pub use modulus::Modulus;
pub use uint::Uint;
