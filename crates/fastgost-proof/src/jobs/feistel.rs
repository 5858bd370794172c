//! Magma and GOST 28147-89.

use super::{Over, ciphers::Subject};
use crate::{
    algebra::Algebra,
    standard::{
        Bits,
        boxes::{Boxes, TC26_Z},
        gost28147, magma,
    },
};
use fastgost::{Gost28147, Level, Magma, Sbox};

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

    fn keys<A: Algebra>(_: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        magma::keys(key)
    }

    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        magma::encrypt(algebra, keys, block)
    }

    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        magma::decrypt(algebra, keys, block)
    }
}

/// With the S-boxes of TC 26.
pub(super) struct OfGost28147;

impl Subject for OfGost28147 {
    type Cipher = Gost28147;
    const NAME: &'static str = "gost28147";
    const BLOCK: usize = 8;
    const OVER: Over = Over::Decisions { big_endian: false };
    // No kernel has counters in big-endian form: the library encrypts them as blocks.
    const COUNTERS_FILL: bool = false;

    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Gost28147> {
        Gost28147::with_level(level, key, &Sbox::from_name("z")?)
    }

    fn keys<A: Algebra>(_: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        vec![key.to_vec()]
    }

    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        gost28147::encrypt(algebra, &Boxes::Known(TC26_Z), &keys[0], block)
    }

    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        gost28147::decrypt(algebra, &Boxes::Known(TC26_Z), &keys[0], block)
    }
}
