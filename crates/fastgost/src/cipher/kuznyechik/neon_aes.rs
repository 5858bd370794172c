//! The NEON kernel on CPUs with the AES extension. The cipher does not use this extension. But `gf`, the arithmetic in
//! GF(2^n), uses the extension, and the level of the cipher's kernel decides which kernel `gf` gets. So the cipher
//! needs a kernel of this level.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{Kuznyechik, neon};
use crate::{cipher::CipherKernel, cpu::Level};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = neon::KERNEL.at_level(Level::NeonAes);
