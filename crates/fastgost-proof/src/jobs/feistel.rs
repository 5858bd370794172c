//! Magma and GOST 28147-89, for the jobs of block ciphers. The jobs of GOST 28147-89 use the library's sets of S-boxes,
//! or an unknown set of S-boxes.

use super::{Over, ciphers::Subject};
use crate::{
    algebra::Algebra,
    standard::{
        Bits,
        boxes::{self, Boxes},
        gost28147, magma,
    },
};
use fastgost::{Gost28147, Level, Magma, Sbox};
use std::marker::PhantomData;

pub(super) struct OfMagma;

impl Subject for OfMagma {
    type Cipher = Magma;
    const NAME: &'static str = "magma";
    const BLOCK: usize = 8;
    const OVER: Over = Over::Decisions { big_endian: true };
    const COUNTERS_FILL: bool = true;

    fn make(level: Level, key: &[u8; 32], _: &[u8]) -> fastgost::Result<Magma> {
        Magma::with_level(level, key)
    }

    fn make_many(level: Level, keys: &[&[u8; 32]]) -> fastgost::Result<Vec<Magma>> {
        Magma::many_with_level(level, keys)
    }

    fn schedule<A: Algebra>(_: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        magma::keys(key)
    }

    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        magma::encrypt(algebra, keys, block)
    }

    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        magma::decrypt(algebra, keys, block)
    }
}

/// Connects a set of S-boxes for GOST 28147-89 in the library with the same set in the specification.
pub(super) trait Parameters: Send + Sync + 'static {
    /// The cipher's name with this set of S-boxes.
    const NAME: &'static str;
    /// The number of octets of an unknown set. The octets come after the key, in the buffer for keys. For a known set,
    /// the number is 0.
    const OCTETS: usize = 0;
    /// Returns the set as the library's type.
    fn sbox(octets: &[u8]) -> fastgost::Result<Sbox>;
    /// Returns the set as the specification's type.
    fn boxes<B: Clone>(octets: &[B]) -> Boxes<B>;
}

macro_rules! parameters {
    ($($set:ident $name:literal $short:literal $standard:expr;)+) => {$(
        pub(super) struct $set;

        impl Parameters for $set {
            const NAME: &'static str = $name;

            fn sbox(_: &[u8]) -> fastgost::Result<Sbox> {
                Sbox::from_name($short)
            }

            fn boxes<B: Clone>(_: &[B]) -> Boxes<B> {
                Boxes::Known($standard)
            }
        }
    )+};
}

parameters! {
    Z "gost28147" "z" boxes::TC26_Z;
    A "gost28147-a" "a" boxes::CRYPTO_PRO_A;
    B "gost28147-b" "b" boxes::CRYPTO_PRO_B;
    C "gost28147-c" "c" boxes::CRYPTO_PRO_C;
    D "gost28147-d" "d" boxes::CRYPTO_PRO_D;
    Test "gost28147-test" "test" boxes::TEST;
    DigestTest "gost28147-h94test" "h94test" boxes::DIGEST_TEST;
    DigestCryptoPro "gost28147-h94cp" "h94cp" boxes::DIGEST_CRYPTO_PRO;
}

/// An unknown set, whose octets come after the key. The set is unknown, because a set that a user defines may be
/// secret.
pub(super) struct Any;

impl Parameters for Any {
    const NAME: &'static str = "gost28147-any";
    const OCTETS: usize = 64;

    fn sbox(octets: &[u8]) -> fastgost::Result<Sbox> {
        octets.first_chunk().map(Sbox::from_octets).ok_or(fastgost::Error::Sbox)
    }

    fn boxes<B: Clone>(octets: &[B]) -> Boxes<B> {
        Boxes::any(octets)
    }
}

/// GOST 28147-89 with a set of S-boxes.
pub(super) struct OfGost28147<P>(PhantomData<P>);

impl<P: Parameters> Subject for OfGost28147<P> {
    type Cipher = Gost28147;
    const NAME: &'static str = P::NAME;
    const KERNELS: &'static str = Z::NAME;
    const BLOCK: usize = 8;
    const OVER: Over = Over::Decisions { big_endian: false };
    // No kernel makes the counters of CTR, because the counters of this cipher are big-endian. The library makes the
    // counters outside the kernels, and encrypts them like other blocks.
    const COUNTERS_FILL: bool = false;

    const TABLES: usize = P::OCTETS;

    fn make(level: Level, key: &[u8; 32], octets: &[u8]) -> fastgost::Result<Gost28147> {
        Gost28147::with_level(level, key, &P::sbox(octets)?)
    }

    fn make_many(level: Level, keys: &[&[u8; 32]]) -> fastgost::Result<Vec<Gost28147>> {
        Gost28147::many_with_level(level, keys, &P::sbox(&[])?)
    }

    fn schedule<A: Algebra>(_: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        let (key, octets) = key.split_at(256);
        vec![key.to_vec(), octets.to_vec()]
    }

    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        gost28147::encrypt(algebra, &P::boxes(&keys[1]), &keys[0], block)
    }

    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        gost28147::decrypt(algebra, &P::boxes(&keys[1]), &keys[0], block)
    }
}
