//! Russian standard cryptography (GOST) at the speed of the hardware. All code that processes secrets is constant-time,
//! except the kernels of the feature `tables`. (A kernel is the implementation of an algorithm for one [`Level`], which
//! is a set of CPU features.) SECURITY.md describes the limits of this property.
//!
//! The ciphers are [`Kuznyechik`], [`Magma`], and [`Gost28147`] with any [`Sbox`]. A cipher contains a key, which is
//! prepared for the best kernel on this CPU. The crate has these modules:
//!
//! | | |
//! |---|---|
//! | `sealed` | encrypted and authenticated files and streams (feature `std`). Use this module unless a protocol demands another format |
//! | [`aead`] | encrypted and authenticated messages with MGM. This module also has CTR+OMAC, and CNT with IMIT, for protocols that need these algorithms |
//! | `batch` | many messages in one call, computed in parallel (feature `alloc`) |
//! | `record` | records of TLS 1.2 and 1.3, packets of ESP, and messages of IKEv2 (feature `alloc`) |
//! | [`mode`] | raw modes, which do not authenticate (ECB, CTR, CBC, CFB, OFB, CNT), with ACPKM and padding |
//! | [`mac`] | OMAC, IMIT, HMAC, PMAC |
//! | [`hash`] | Streebog-256 and -512, GOST R 34.11-94 |
//! | [`kdf`] | PBKDF2, HKDF, KDF_TREE, the PRFs and key trees of TLS and IPsec |
//! | [`wrap`] | key wrapping with KExp15 and with the key wraps of RFC 4357 |
//! | `sign` | signatures (GOST R 34.10-2012, -2001 and -94) and key agreement (feature `alloc`) |
//! | `keys` | keys and certificates in files (PKCS #8, SubjectPublicKeyInfo), and X.509 signatures (feature `alloc`) |
//! | `text` | PEM, base64 and armor (feature `alloc`) |
//! | `registry` | all algorithms by name or object identifier, as trait objects (feature `alloc`) |
//! | [`rustcrypto`] | RustCrypto's traits for the types of this crate, with re-exports of the crates that define these traits |
//! | [`inout`] | buffers for data that is transformed in place, or from one buffer to another |
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
//! Every [`Error`] names the mistake and the allowed values. The repository's SECURITY.md explains what constant time
//! means here, and which guarantees the modes cannot give.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[macro_use(kernel_debug)]
extern crate fastgost_base;

#[cfg(feature = "alloc")]
pub mod curve {
    //! The parameter sets of the elliptic curves of GOST R 34.10.
    pub(crate) use fastgost_curve::curve::{AffinePoint, Check, Group};
    pub use fastgost_curve::curve::{Curve, Edwards, Scalar};
}
pub mod aead;
#[cfg(feature = "alloc")]
pub mod batch;
#[cfg(feature = "std")]
#[doc(hidden)] // for the crates of GPUs
pub mod circuits;
// Strategies and registers are compiled for every architecture, although some architectures do not use all of them. (A
// strategy is code that computes an algorithm on any type of register.) Here and below, `allow(dead_code)` is only for
// the modules of strategies and registers. Without an allocator, more of this code is unused, because only batches put
// a separate key in every lane (the part of a register for one block or message), and batches need an allocator.
#[cfg_attr(not(feature = "alloc"), allow(dead_code))]
#[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), allow(dead_code))]
mod cipher;
#[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), allow(dead_code))]
mod gf;
#[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), allow(dead_code))]
pub mod hash;
pub mod inout;
pub mod kdf;
#[cfg(feature = "alloc")]
pub mod keys;
pub mod mac;
pub mod mode;
#[cfg(feature = "alloc")]
mod oid;
#[cfg(feature = "alloc")]
pub mod record;
#[cfg(feature = "alloc")]
pub mod registry;
pub mod rustcrypto;
#[cfg(feature = "std")]
pub mod sealed;
#[cfg(feature = "alloc")]
pub mod sign;
#[cfg(feature = "alloc")]
pub mod text;
pub mod wrap;

pub use crate::cipher::{
    Cipher,
    gost28147::{Gost28147, Magma, ParameterSet, Sbox},
    kuznyechik::Kuznyechik,
};
pub use fastgost_base::{
    cpu::Level,
    error::{Error, ErrorKind, Result},
    lenience::{Lenience, Strictness},
    stack::without_traces,
};
// These modules are in other crates. In this crate, code uses them under the same names.
#[cfg(feature = "alloc")]
pub(crate) use fastgost_base::lenience;
pub(crate) use fastgost_base::{block_buffer, cpu, error, hex, rows, wipe, wipe_registers};
#[cfg(feature = "alloc")]
pub(crate) use fastgost_curve::mp;
pub(crate) use fastgost_simd::{self as simd, pi};

#[cfg(doctest)]
#[doc = include_str!("possession.md")]
struct Possession;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Kernels that count their operations. The lab (a crate of the repository) uses the counts in its models of CPUs.
/// These kernels are slow and NOT constant-time.
#[cfg(feature = "count")]
#[doc(hidden)]
pub mod count {
    use crate::cipher::{gost28147, kuznyechik};
    pub use crate::simd::count::{Class, CountedKernel, Counts, Operation, Value, counted, logged, record};

    /// Returns all counting kernels.
    pub fn kernels() -> impl Iterator<Item = &'static CountedKernel> {
        kuznyechik::count::KERNELS.iter().chain(gost28147::count::KERNELS)
    }
}

/// A token. Some methods of public traits take it as an argument, because only this crate may call these methods. Users
/// cannot name the type, so they cannot call a method that takes it. Such a token is needed because a trait bound
/// brings the methods of all supertraits into scope. `possession.md` shows calls that the compiler must reject.
pub(crate) struct Internal;
