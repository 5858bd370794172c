//! Magma and GOST 28147-89.

use super::{Over, Standard, ciphers::Subject};
use crate::{
    domain::{Bit, decisions::Decisions},
    machine::Marker,
    standard::{
        Bits,
        boxes::{Boxes, TC26_Z},
        gost28147, magma,
    },
};
use fastgost::{Gost28147, Level, Magma, Sbox};

pub(super) struct OfMagma;

impl Subject for OfMagma {
    type Domain = Decisions;
    type Cipher = Magma;
    type Keys = Vec<Bits<Decisions>>;
    const NAME: &'static str = "magma";
    const BLOCK: usize = 8;

    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Magma> {
        Magma::with_level(level, key)
    }

    fn keys(_: &mut Decisions, key: &[Bit]) -> (Self::Keys, Option<Marker<'static, Decisions>>) {
        (magma::keys(key), None)
    }

    fn encrypt(domain: &mut Decisions, keys: &Self::Keys, block: &[Bit]) -> Bits<Decisions> {
        magma::encrypt(domain, keys, block)
    }

    fn decrypt(domain: &mut Decisions, keys: &Self::Keys, block: &[Bit]) -> Bits<Decisions> {
        magma::decrypt(domain, keys, block)
    }

    fn over(standard: Standard<Decisions>) -> Over {
        Over::Decisions { big_endian: true, standard }
    }
}

/// With the S-boxes of TC 26.
pub(super) struct OfGost28147;

impl Subject for OfGost28147 {
    type Domain = Decisions;
    type Cipher = Gost28147;
    type Keys = Bits<Decisions>;
    const NAME: &'static str = "gost28147";
    const BLOCK: usize = 8;

    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Gost28147> {
        Gost28147::with_level(level, key, &Sbox::from_name("z")?)
    }

    fn keys(_: &mut Decisions, key: &[Bit]) -> (Self::Keys, Option<Marker<'static, Decisions>>) {
        (key.to_vec(), None)
    }

    fn encrypt(domain: &mut Decisions, keys: &Self::Keys, block: &[Bit]) -> Bits<Decisions> {
        gost28147::encrypt(domain, &Boxes::Known(TC26_Z), keys, block)
    }

    fn decrypt(domain: &mut Decisions, keys: &Self::Keys, block: &[Bit]) -> Bits<Decisions> {
        gost28147::decrypt(domain, &Boxes::Known(TC26_Z), keys, block)
    }

    fn over(standard: Standard<Decisions>) -> Over {
        Over::Decisions { big_endian: false, standard }
    }
}
