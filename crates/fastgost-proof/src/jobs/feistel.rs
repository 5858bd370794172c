//! Magma, and GOST 28147-89 with the sets of S-boxes that the library has.

use super::{Over, ciphers::Subject};
use crate::{
    algebra::Algebra,
    standard::{
        Bits,
        boxes::{self, Boxes, Set},
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

    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Magma> {
        Magma::with_level(level, key)
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

/// S-boxes of GOST 28147-89.
pub(super) trait Parameters: Send + Sync + 'static {
    /// The cipher's name with this set of S-boxes.
    const NAME: &'static str;
    /// The library's name of this set.
    const SHORT: &'static str;
    const SET: Set;
}

macro_rules! parameters {
    ($($set:ident $name:literal $short:literal $standard:expr;)+) => {$(
        pub(super) struct $set;

        impl Parameters for $set {
            const NAME: &'static str = $name;
            const SHORT: &'static str = $short;
            const SET: Set = $standard;
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

/// GOST 28147-89 with a set of S-boxes.
pub(super) struct OfGost28147<P>(PhantomData<P>);

impl<P: Parameters> Subject for OfGost28147<P> {
    type Cipher = Gost28147;
    const NAME: &'static str = P::NAME;
    const KERNELS: &'static str = Z::NAME;
    const BLOCK: usize = 8;
    const OVER: Over = Over::Decisions { big_endian: false };
    // No kernel has counters in big-endian form, because the library encrypts such counters as blocks.
    const COUNTERS_FILL: bool = false;

    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Gost28147> {
        Gost28147::with_level(level, key, &Sbox::from_name(P::SHORT)?)
    }

    fn schedule<A: Algebra>(_: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        vec![key.to_vec()]
    }

    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        gost28147::encrypt(algebra, &Boxes::Known(P::SET), &keys[0], block)
    }

    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        gost28147::decrypt(algebra, &Boxes::Known(P::SET), &keys[0], block)
    }
}
