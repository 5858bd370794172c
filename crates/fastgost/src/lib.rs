//! Russian standard cryptography (GOST) at the speed of the hardware, constant-time everywhere.
#![no_std]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod aead;
#[cfg(feature = "alloc")]
pub mod batch;
mod buffer;
mod cipher;
mod cpu;
mod error;
mod gf;
pub mod hash;
pub mod kdf;
pub mod mac;
pub mod mode;
#[cfg(feature = "alloc")]
pub mod registry;
mod rows;
mod rustcrypto;
#[cfg(feature = "std")]
pub mod sealed;
mod simd;
pub mod wrap;

pub use crate::{
    cipher::{
        Cipher, Kernel,
        kuznyechik::Kuznyechik,
        magma::{Gost28147, Magma, ParameterSet, Sbox},
    },
    cpu::Level,
    error::{Error, Result},
};
pub use ::cipher::inout;

/// The oracles: the standards by the book. Slow, readable, NOT constant-time; for tests and known-answer runners only.
#[doc(hidden)]
pub mod oracle {
    pub use crate::{
        cipher::{kuznyechik::spec as kuznyechik, magma::spec as magma},
        gf::spec as gf,
        hash::{gost94::spec as gost94, streebog::spec as streebog},
    };
}

/// Overwrites secrets with zeros that the compiler cannot leave out. For scratch memory: types with a life of their own
/// use `zeroize`, which is slower on bytes.
#[inline(always)]
pub(crate) fn wipe<T: Copy + Wipe>(secrets: &mut [T]) {
    secrets.fill(T::ZERO);
    zeroize::optimization_barrier(secrets);
}

/// The same for registers that lie in memory, by any value of their type.
#[inline(always)]
pub(crate) fn wipe_registers<V: Copy>(secrets: &mut [V], value: V) {
    for i in 0..secrets.len() {
        secrets[i] = value;
    }
    zeroize::optimization_barrier(secrets);
}

/// What `wipe` can overwrite.
pub(crate) trait Wipe {
    const ZERO: Self;
}
impl Wipe for u8 {
    const ZERO: Self = 0;
}
impl Wipe for u32 {
    const ZERO: Self = 0;
}
impl Wipe for u64 {
    const ZERO: Self = 0;
}
