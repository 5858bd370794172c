//! Kernels of Kuznyechik on emulated registers, which count the operations of the kernels.
use super::{
    Keys, Kuznyechik, bitsliced,
    columns::Columns,
    gfni::{AesBasis, GfniBlocks},
    recurrence, sliced_gfni, small_batch,
    toeplitz::Toeplitz,
};
use crate::{
    cipher::{Function, Job, LaneKeys},
    pi::substitution::{Lookup, Standard},
    simd::{
        IoBuf,
        count::{CountedKernel, Galois, Permutes, Plain, Register, Shuffles},
    },
};

pub(crate) const KERNELS: &[CountedKernel] = &[
    kernel("bit-sliced", 64, 64, |key, data| bitsliced::run::<Register<Plain, 8>, false>((), job(&keys(key), data))),
    kernel("bit-sliced", 128, 128, |key, data| {
        bitsliced::run::<Register<Shuffles, 16>, false>((), job(&keys(key), data))
    }),
    kernel("bit-sliced", 256, 256, |key, data| {
        bitsliced::run::<Register<Shuffles, 32>, false>((), job(&keys(key), data))
    }),
    kernel("bit-sliced", 512, 512, |key, data| {
        bitsliced::run::<Register<Shuffles, 64>, false>((), job(&keys(key), data))
    }),
    kernel("lanes, nibbles", 128, 1, |key, data| {
        small_batch::run(Toeplitz::<Register<Shuffles, 16>, 1>(()), job(&keys(key), data))
    }),
    kernel("columns, nibbles", 128, 4, |key, data| {
        small_batch::run(Columns::<Register<Shuffles, 16>>(()), job(&keys(key), data))
    }),
    kernel("columns, nibbles", 256, 8, |key, data| {
        small_batch::run(Columns::<Register<Shuffles, 32>>(()), job(&keys(key), data))
    }),
    kernel("byte-sliced, GF(16)", 256, 32, |key, data| {
        sliced_gfni::run::<Register<Galois, 32>>((), job(&keys(key), data))
    }),
    kernel("byte-sliced, 256 bytes", 512, 64, |key, data| {
        type V = Register<Permutes, 64>;
        recurrence::run_with_gfni::<V, Lookup<V, Standard>>((), job(&keys(key), data))
    }),
    kernel("AES field, 256 bytes", 512, 16, |key, data| {
        type V = Register<Permutes, 64>;
        small_batch::run(GfniBlocks::<V, Lookup<V, AesBasis>, 4>::new(()), job(&keys(key), data))
    }),
];

const fn kernel(strategy: &'static str, bits: usize, blocks: usize, run: fn(&[u8; 32], &mut [u8])) -> CountedKernel {
    CountedKernel { algorithm: "kuznyechik", strategy, bits, blocks, block: 16, run }
}

fn keys(key: &[u8; 32]) -> Keys {
    Kuznyechik::new(key).keys.clone()
}

fn job<'a>(keys: &'a Keys, data: &'a mut [u8]) -> Job<'a, 'a, Kuznyechik> {
    Job::Blocks { keys: LaneKeys::One(keys), function: Function::Encrypt, data: IoBuf::from(data) }
}
