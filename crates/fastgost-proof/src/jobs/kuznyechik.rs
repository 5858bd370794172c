//! Kuznyechik.

use super::{Over, Standard, ciphers::Subject, prepared};
use crate::{
    domain::{Bit, Domain, sums::Sums},
    machine::Marker,
    standard::{Bits, kuznyechik},
};
use fastgost::{Kuznyechik, Level};

pub(super) struct Subjects;

impl Subject for Subjects {
    type Domain = Sums;
    type Cipher = Kuznyechik;
    type Keys = Vec<Bits<Sums>>;
    const NAME: &'static str = "kuznyechik";
    const BLOCK: usize = 16;

    fn make(level: Level, key: &[u8; 32]) -> fastgost::Result<Kuznyechik> {
        Kuznyechik::with_level(level, key)
    }

    /// New variables stand for the round keys.
    fn keys(sums: &mut Sums, key: &[Bit]) -> (Self::Keys, Option<Marker<'static, Sums>>) {
        let mut keys = kuznyechik::keys(sums, key);
        if key.iter().all(|&bit| bit < 2) {
            return (keys, None);
        }
        for key in &mut keys[2..] {
            let new: Vec<Bit> = (0..16).flat_map(|_| sums.byte()).collect();
            sums.equate(key, &new);
            *key = new;
        }
        let marker = Box::new(|sums: &mut Sums, memory: &mut crate::machine::memory::Memory<'_>| {
            memory.bits().for_each(|bits| sums.rewrite(bits));
        });
        (keys, Some((prepared as *const () as u64, marker)))
    }

    fn encrypt(sums: &mut Sums, keys: &Self::Keys, block: &[Bit]) -> Bits<Sums> {
        released(sums, |sums| kuznyechik::encrypt(sums, keys, block))
    }

    fn decrypt(sums: &mut Sums, keys: &Self::Keys, block: &[Bit]) -> Bits<Sums> {
        released(sums, |sums| kuznyechik::decrypt(sums, keys, block))
    }

    fn over(standard: Standard<Sums>) -> Over {
        Over::Sums(standard)
    }
}

/// Forgets what a computation leaves besides its result and its names.
pub(super) fn released(sums: &mut Sums, work: impl FnOnce(&mut Sums) -> Bits<Sums>) -> Bits<Sums> {
    let mark = sums.mark();
    let mut result = work(sums);
    sums.release(mark, &mut [&mut result]);
    result
}
