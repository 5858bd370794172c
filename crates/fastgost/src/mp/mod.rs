//! Multi-precision integers: the numbers of signatures, and the arithmetic of long numbers.
//!
//! [`Uint`] is an integer of a fixed size, [`Modulus`] calculates modulo an odd number. Everything is constant-time in the values,
//! but for functions whose names end in `_public`: their time tells the numbers they are given.
//!
//! ```
//! use fastgost::mp::{Modulus, Uint};
//!
//! let m = Modulus::new(Uint::<4>::from_u64(1_000_000_007))?;
//! let x = Uint::from_u64(42);
//! assert_eq!(m.mul(&x, &m.invert(&x)), Uint::ONE);
//! # Ok::<(), fastgost::Error>(())
//! ```
#[cfg(target_arch = "x86_64")]
mod adx;
mod dispatch;
mod divide;
#[cfg(target_arch = "x86_64")]
mod ifma;
mod kernel;
pub(crate) mod limb;
mod modulus;
mod portable;
mod safegcd;
#[cfg(test)]
mod tests;
mod uint;

pub use kernel::Arithmetic;
pub use modulus::Modulus;
pub use uint::Uint;
