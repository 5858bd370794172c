//! Kernels that count.
use super::{
    Keys, Kuznyechik, bitsliced,
    columns::Columns,
    few,
    field::Field,
    sbox::{AesField, Decomposed, Lookup, Standard},
    sliced,
    toeplitz::Lanes,
};
use crate::{
    cipher::{Function, Job, Keyed},
    simd::{
        Buf,
        count::{Galois, Kernel, Permutes, Plain, Register, Shuffles},
    },
};

pub(crate) const KERNELS: &[Kernel] = &[
    kernel("bit-sliced", 64, 64, |key, data| bitsliced::run::<Register<Plain, 8>>((), job(&keys(key), data))),
    kernel("bit-sliced", 128, 128, |key, data| bitsliced::run::<Register<Shuffles, 16>>((), job(&keys(key), data))),
    kernel("bit-sliced", 256, 256, |key, data| bitsliced::run::<Register<Shuffles, 32>>((), job(&keys(key), data))),
    kernel("bit-sliced", 512, 512, |key, data| bitsliced::run::<Register<Shuffles, 64>>((), job(&keys(key), data))),
    kernel("lanes, nibbles", 128, 1, |key, data| {
        few::run(Lanes::<Register<Shuffles, 16>, 1>(()), job(&keys(key), data))
    }),
    kernel("columns, nibbles", 128, 4, |key, data| {
        few::run(Columns::<Register<Shuffles, 16>>(()), job(&keys(key), data))
    }),
    kernel("columns, nibbles", 256, 8, |key, data| {
        few::run(Columns::<Register<Shuffles, 32>>(()), job(&keys(key), data))
    }),
    kernel("byte-sliced, GF(16)", 256, 32, |key, data| {
        type V = Register<Galois, 32>;
        sliced::run::<V, Decomposed<V, Standard>>((), job(&keys(key), data))
    }),
    kernel("byte-sliced, 256 bytes", 512, 64, |key, data| {
        type V = Register<Permutes, 64>;
        sliced::run::<V, Lookup<V, Standard>>((), job(&keys(key), data))
    }),
    kernel("AES field, 256 bytes", 512, 16, |key, data| {
        type V = Register<Permutes, 64>;
        few::run(Field::<V, Lookup<V, AesField>, 4>::new(()), job(&keys(key), data))
    }),
];

const fn kernel(strategy: &'static str, bits: usize, blocks: usize, run: fn(&[u8; 32], &mut [u8])) -> Kernel {
    Kernel { algorithm: "kuznyechik", strategy, bits, blocks, block: 16, run }
}

fn keys(key: &[u8; 32]) -> Keys {
    Kuznyechik::new(key).keys.clone()
}

fn job<'a>(keys: &'a Keys, data: &'a mut [u8]) -> Job<'a, 'a, Kuznyechik> {
    Job::Blocks { keys: Keyed::One(keys), function: Function::Encrypt, data: Buf::from(data) }
}
