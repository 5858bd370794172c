//! Kernels of GOST 28147-89 on emulated registers, which count the operations of the kernels.
use super::{
    Gost28147, Keys, Magma,
    byte_planes::{self, InTables},
    lanes,
};
use crate::{
    cipher::{Function, Job, LaneKeys},
    simd::{
        IoBuf,
        count::{CountedKernel, Permutes, Plain, Register, Shuffles},
    },
};

pub(crate) const KERNELS: &[CountedKernel] = &[
    kernel("lanes, normal form", 64, 2, |key, data| lanes::run::<Register<Plain, 8>, 1>((), job(&keys(key), data))),
    kernel("lanes, normal form", 128, 4, |key, data| lanes::run::<Register<Plain, 16>, 1>((), job(&keys(key), data))),
    kernel("lanes, nibbles", 128, 4, |key, data| lanes::run::<Register<Shuffles, 16>, 1>((), job(&keys(key), data))),
    kernel("lanes, nibbles", 256, 8, |key, data| lanes::run::<Register<Shuffles, 32>, 1>((), job(&keys(key), data))),
    kernel("byte planes, nibbles", 128, 16, |key, data| {
        byte_planes::run::<Register<Shuffles, 16>, InTables, 1>((), job(&keys(key), data))
    }),
    kernel("byte planes, nibbles", 256, 32, |key, data| {
        byte_planes::run::<Register<Shuffles, 32>, InTables, 1>((), job(&keys(key), data))
    }),
    kernel("lanes, 64 bytes", 512, 16, |key, data| lanes::run::<Register<Permutes, 64>, 1>((), job(&keys(key), data))),
];

const fn kernel(strategy: &'static str, bits: usize, blocks: usize, run: fn(&[u8; 32], &mut [u8])) -> CountedKernel {
    CountedKernel { algorithm: "magma", strategy, bits, blocks, block: 8, run }
}

fn keys(key: &[u8; 32]) -> Keys {
    Magma::new(key).keys.clone()
}

fn job<'a>(keys: &'a Keys, data: &'a mut [u8]) -> Job<'a, 'a, Gost28147> {
    Job::Blocks { keys: LaneKeys::One(keys), function: Function::Encrypt, data: IoBuf::from(data) }
}
