//! Russian standard cryptography (GOST) at the speed of the hardware, constant-time everywhere.
//!
//! Ciphers are [`Kuznyechik`], [`Magma`] and [`Gost28147`] with any [`Sbox`]: a key, prepared for the best kernel of this CPU.
//! What is done with them, and without them:
//!
//! | | |
//! |---|---|
//! | `sealed` | files and streams, encrypted and authenticated: what to take unless a protocol says otherwise (feature `std`) |
//! | [`aead`] | messages, encrypted and authenticated: MGM; CTR+OMAC and CNT with IMIT for those who need them |
//! | `batch` | many messages in one call, side by side (feature `alloc`) |
//! | [`mode`] | raw modes, which do not notice changes: ECB, CTR, CBC, CFB, OFB, CNT; ACPKM; padding |
//! | [`mac`] | OMAC, IMIT, HMAC, PMAC |
//! | [`hash`] | Streebog-256 and -512, GOST R 34.11-94 |
//! | [`kdf`] | PBKDF2, HKDF, KDF_TREE, the PRFs and key trees of TLS and IPsec |
//! | [`mp`] | multi-precision integers |
//! | [`wrap`] | keys under keys: KExp15, the key wraps of RFC 4357 |
//! | `sign` | signatures, GOST R 34.10-2012, -2001 and -94, and key agreement (feature `alloc`) |
//! | `keys` | keys and certificates in files: PKCS #8, SubjectPublicKeyInfo, signatures of X.509 (feature `alloc`) |
//! | `registry` | all of it by name or object identifier, as objects (feature `alloc`) |
//! | [`rustcrypto`] | what implements which of RustCrypto's traits, and the crates that these are of |
//! | [`inout`] | what data that is changed is given as |
//!
//! ```
//! use fastgost::{Kuznyechik, aead::Mgm};
//!
//! let key = [7; 32]; // random
//! let mgm = Mgm::new(Kuznyechik::new(&key));
//! let nonce = [1; 16]; // never again under this key
//! let mut data = *b"a secret";
//! let tag = mgm.seal(&nonce, b"not secret, but protected", &mut data)?;
//! mgm.open(&nonce, b"not secret, but protected", &mut data, &tag)?;
//! assert_eq!(&data, b"a secret");
//! # Ok::<(), fastgost::Error>(())
//! ```
//!
//! Every [`Error`] says what was
//! wrong and what is allowed. What constant time means here, and what modes cannot do, stands in the repository's SECURITY.md.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(missing_docs)]
// Strategies and the macros for registers are compiled for every architecture, although few rows use them outside x86 yet.
#![cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), allow(dead_code, unused_imports, unused_macros))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[macro_use]
mod debug;

pub mod aead;
#[cfg(feature = "alloc")]
pub mod batch;
mod block_buffer;
// Batches, which put a key in every lane, need memory.
#[cfg_attr(not(feature = "alloc"), allow(dead_code))]
mod cipher;
mod cpu;
#[cfg(feature = "alloc")]
pub mod curve;
mod error;
mod gf;
pub mod hash;
mod hex;
pub mod inout;
pub mod kdf;
#[cfg(feature = "alloc")]
pub mod keys;
pub mod mac;
pub mod mode;
pub mod mp;
#[cfg(feature = "alloc")]
mod oid;
mod pi;
#[cfg(feature = "alloc")]
pub mod registry;
mod rows;
pub mod rustcrypto;
#[cfg(feature = "std")]
pub mod sealed;
#[cfg(feature = "alloc")]
pub mod sign;
mod simd;
pub mod wrap;

pub use crate::{
    cipher::{
        Cipher,
        gost28147::{Gost28147, Magma, ParameterSet, Sbox},
        kuznyechik::Kuznyechik,
    },
    cpu::Level,
    error::{Error, ErrorKind, Result},
};

#[cfg(doctest)]
#[doc = include_str!("possession.md")]
struct Possession;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The oracles: the standards by the book. Slow, readable, NOT constant-time; for tests and known-answer runners only.
#[doc(hidden)]
pub mod oracle {
    #[cfg(feature = "alloc")]
    pub use crate::curve::spec as curve;
    pub use crate::{
        cipher::{gost28147::spec as gost28147, kuznyechik::spec as kuznyechik},
        gf::spec as gf,
        hash::{gost94::spec as gost94, streebog::spec as streebog},
    };
}

/// Kernels that count their operations, for models of processors. Slow and NOT constant-time.
#[cfg(feature = "count")]
#[doc(hidden)]
pub mod count {
    use crate::cipher::{gost28147, kuznyechik};
    pub use crate::simd::count::{Class, CountedKernel, Counts, Value, counted, record};

    /// All of them.
    pub fn kernels() -> impl Iterator<Item = &'static CountedKernel> {
        kuznyechik::count::KERNELS.iter().chain(gost28147::count::KERNELS)
    }
}

/// The token of methods that public traits have for this crate alone. Users cannot name it, so they cannot call what takes one,
/// although a bound lends them the methods of all traits behind it.
pub(crate) struct Internal;

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
