//! The kernel for WebAssembly with 128-bit SIMD.
//!
//! Per 16 bytes and round, the bit-sliced S and L take 50 operations on every engine. The byte-sliced `sliced_nibbles`
//! takes 40 operations and 21 look-ups. A look-up (`i8x16.swizzle`) is one instruction on AArch64, but two on x86,
//! because the look-up of x86 does not yield zero for every index above 15. Therefore large numbers of blocks are
//! bit-sliced, and S of each new byte follows right after its step of L, as in the NEON kernel. On x86 too, encryption
//! became 7 % faster when S followed each step of L. Look-ups are used if there are so few blocks that most bits of the
//! planes would be padding.
//!
//! The crossovers (the numbers of blocks from which the steps are used) were measured with node 20 on an Intel CPU. On
//! this CPU `columns` took as long as `halves` to encrypt, and a fifth longer to decrypt. 64 blocks took longer in
//! general-purpose registers than in `sliced_nibbles`. So this kernel uses neither `columns` nor 64 blocks in
//! general-purpose registers.
#![cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::{Keys, Kuznyechik, bitsliced, halves::Halves, schedule, sliced_nibbles, small_batch, toeplitz::Toeplitz};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::wasm::{Simd128, Vector, with_simd128},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Simd128,
    &[
        Step { blocks: 128, pad_from: 97, chains_from: 97, chains: false, per_lane: false, run: bitsliced128 },
        Step { blocks: 16, pad_from: 7, chains_from: 7, chains: false, per_lane: false, run: nibbles16 },
        Step { blocks: 2, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: halves2 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes1 },
    ],
    schedule,
);

with_simd128! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        bitsliced128 = bitsliced::run::<Vector, true>(Simd128::new(), job);
        nibbles16 = sliced_nibbles::run::<Vector>(Simd128::new(), job);
        halves2 = small_batch::run(Halves::<Vector>(Simd128::new()), job);
        lanes1 = small_batch::run(Toeplitz::<Vector, 1>(Simd128::new()), job);
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Toeplitz::<Vector, 1>(Simd128::new()), Toeplitz::<Vector, 1>(Simd128::new()), masters, keys)
    }
}
