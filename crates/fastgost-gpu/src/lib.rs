//! GOST ciphers on NVIDIA GPUs, constant-time: Kuznyechik, Magma and GOST 28147-89 with the named S-box sets.
//!
//! A program makes a mode from the name of an algorithm, as with the [registry](fastgost::registry) of `fastgost`. A
//! mode takes data in the memory of the host or of a GPU. In this example, the data is on the host:
//!
//! ```
//! use fastgost::registry::{Algorithm, Direction, Options};
//! use fastgost_gpu::{Fallback, Gpus};
//!
//! let gpus = Gpus::open(Fallback::Cpu)?; // all GPUs; without a GPU the CPU does everything
//! let options = Options { iv: &[1; 8], ..Options::default() };
//! let algorithm = Algorithm::from_name("kuznyechik-ctr")?;
//! let mut mode = gpus.cipher(algorithm, Direction::Encrypt, &[7; 32], &options)?;
//! let mut data = vec![0; 100_000];
//! mode.apply(&mut data)?;
//!
//! let mut expected = vec![0; 100_000];
//! algorithm.cipher(Direction::Encrypt, &[7; 32], &options)?.apply(expected[..].as_mut().into())?;
//! assert_eq!(data, expected);
//! # Ok::<(), fastgost_gpu::Error>(())
//! ```
//!
//! GPUs compute ECB, CTR, CTR-ACPKM (if the section size is a multiple of 16 KiB, or of 8 KiB with Magma) and CNT, and
//! decrypt CBC and CFB. GPUs do not compute other modes, and do not use S-boxes that a user supplies. [`Fallback`] says
//! what happens to such work: the CPU does the work, or the call returns an error. [`Mode::place`] says where a mode
//! runs. With [`Fallback::Cpu`], the CPU also processes data that is too short for the GPU. [`Gpu::crossing`] measures
//! how long data must be for the GPU to be faster.
//!
//! A GPU can fail at any time. If a call fails in the middle, discard its output. The mode then refuses to go on
//! ([`Error::Interrupted`]) until `reset` or `seek` tells it where to go on. If the call worked in place, the input is
//! lost too. So keep a copy of the input if you must be able to repeat the call.
//!
//! The feature `cards` is on by default. Without this feature, the build has no kernels and no code that loads the
//! driver, so it finds no GPU.
//!
//! Neither building nor running needs the CUDA toolkit: the driver is loaded at run time, and compiles the kernels for
//! the GPU. The driver must support CUDA 11.0, and the GPU must have compute capability [7.5](Card::OLDEST).
//!
//! # Design
//!
//! ```text
//! Gpus, Gpu       gpu.rs       GPUs in use: compiled kernels, channels that wait for work
//! Mode            mode.rs      whole blocks go to GPUs, the rest to the same mode on the CPU; device.rs: data on a GPU
//! crossing        crossing.rs  the GPU compared with the CPU, measured
//! State           state.rs     a place in the stream: what a kernel must know to start there
//! run             pipeline.rs  chunks through channels: a thread, a stream, buffers and pinned memory each
//! CardKey         key.rs       key words, expanded to masks and planes by a kernel; which kernel is for which length
//! Plan            cipher.rs    which kernel and which of its modes an algorithm is
//! kernels         kernels.rs   PTX, generated from the library's circuits, packed by build.rs
//! Parameter       abi.rs       what kernels and their caller agree on
//! driver          driver/      libcuda, in types that are safe to use: the only unsafe code
//! ```
//!
//! This crate does not implement any cryptography itself. The kernels are generated from the circuits of `fastgost`.
//! `fastgost` also computes the round keys, the section keys of ACPKM, and the counter of CNT at the beginning of a
//! launch, and processes incomplete blocks. Each [`Mode`] also contains the mode of `fastgost` for the CPU. When the
//! CPU must work, `Mode` brings this mode of `fastgost` to the current position with `seek` or `reset`. So the limits
//! and the errors of a [`Mode`] are the same as in `fastgost`.
//!
//! Keys, masks, and all data on the GPU and in pinned memory are overwritten before they are freed. The repository's
//! SECURITY.md says how much this protects on a GPU that others use too.
#![deny(missing_docs)]

mod abi;
mod cipher;
mod crossing;
mod data;
mod device;
#[cfg(feature = "lab")]
#[doc(hidden)]
pub mod driver;
#[cfg(not(feature = "lab"))]
mod driver;
mod error;
mod gpu;
mod kernels;
mod key;
mod mode;
mod pipeline;
mod state;
#[cfg(test)]
#[path = "../tests/common/mod.rs"]
mod test_machine;

pub use crate::{
    data::Data,
    driver::{Card, DeviceBuffer, DeviceSlice, Pinned},
    error::{Error, Result},
    gpu::{Fallback, Gpu, Gpus},
    mode::{Mode, Place},
};
