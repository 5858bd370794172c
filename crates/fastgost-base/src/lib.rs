//! Code that every part of fastgost shares. Users depend on [`fastgost`](https://docs.rs/fastgost), which re-exports
//! `Error`, `ErrorKind`, `Result`, `Level`, `Lenience` and `Strictness`. There is no promise of compatibility for any
//! other item of this crate.
//!
//! There is no cryptography here. The modules define errors and their codes, leniences (accepted deviations from
//! standards), and levels (sets of CPU features). Other modules choose a kernel (an algorithm's code for one level),
//! print digests as text, cut streams into blocks, and wipe memory.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "std")]
extern crate std;

pub mod block_buffer;
pub mod cpu;
mod debug;
pub mod error;
pub mod hex;
pub mod lenience;
pub mod rows;
pub mod stack;

/// Overwrites secrets with zeros, in a way that the compiler cannot remove. Use this function for scratch memory.
/// Long-lived types use `zeroize`, which is slower on arrays of bytes.
#[inline(always)]
pub fn wipe<T: Copy + Wipe>(secrets: &mut [T]) {
    secrets.fill(T::ZERO);
    zeroize::optimization_barrier(secrets);
}

/// Overwrites each element of `secrets` with `value`, in a way that the compiler cannot remove. Use this function for
/// values that consist of vector registers, because `wipe` supports only integers.
#[inline(always)]
pub fn wipe_registers<V: Copy>(secrets: &mut [V], value: V) {
    for i in 0..secrets.len() {
        secrets[i] = value;
    }
    zeroize::optimization_barrier(secrets);
}

/// Types that `wipe` can overwrite.
pub trait Wipe {
    /// The value that overwrites a secret.
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
