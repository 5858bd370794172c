//! The NEON kernel on CPUs with the AES extension: the cipher does not use it, but `gf` does, and chooses its kernel by the
//! cipher's level.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{Kuznyechik, neon};
use crate::{cipher::CipherKernel, cpu::Level};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = neon::KERNEL.at_level(Level::NeonAes);
