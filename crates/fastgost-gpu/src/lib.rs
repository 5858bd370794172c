//! GOST ciphers on NVIDIA cards, constant-time: Kuznyechik, Magma and GOST 28147-89 with the named S-box sets.
//!
//! A mode is made by name, as in the [registry](fastgost::registry) of the library, and takes data of the host or of a card:
//!
//! ```
//! use fastgost::registry::{Algorithm, Direction, Options};
//! use fastgost_gpu::{Fallback, Gpus};
//!
//! let gpus = Gpus::open(Fallback::Cpu)?; // all cards; without one the CPU does everything
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
//! Cards compute ECB, CTR, CTR-ACPKM (with sections of whole groups: multiples of 16 KiB, or 8 KiB with Magma) and CNT, and
//! decrypt CBC and CFB. Everything else, and S-boxes of the user's own, is for the CPU: [`Fallback`] says whether it computes or
//! whether that is an error, and [`Mode::place`] where a mode runs. With [`Fallback::Cpu`] data that is too short for the card is
//! for the CPU too: [`Gpu::crossing`] measures what is too short.
//!
//! A card can fail at any time. When a call fails in the middle, its output is to be discarded and the mode refuses to go on
//! ([`Error::Interrupted`]) until it is reset or told where: in place, the input is lost too, so keep a copy if it must be tried
//! again.
//!
//! Without the feature `cards`, which is on by default, neither the driver nor the kernels are in the build, and there are no cards.
//!
//! No CUDA toolkit is needed, to build or to run: the driver is loaded at run time and compiles the kernels for its card. It must
//! support CUDA 11.0, and the card compute capability [7.5](Card::OLDEST).
//!
//! # Design
//!
//! ```text
//! Gpus, Gpu       gpu.rs       cards in use: compiled kernels, channels that wait for work
//! Mode            mode.rs      whole blocks to the cards, the rest to the same mode on the CPU; device.rs: data on a card
//! crossing        crossing.rs  the card against the CPU, measured
//! State           state.rs     a place in the stream: what a kernel must know to start there
//! run             pipeline.rs  chunks through channels: a thread, a stream, buffers and pinned memory each
//! CardKey         key.rs       key words, expanded to masks and planes by a kernel; which kernel is for which length
//! Plan            cipher.rs    which kernel and which of its modes an algorithm is
//! kernels         kernels.rs   PTX, generated from the library's circuits, packed by build.rs
//! Parameter       abi.rs       what kernels and their caller agree on
//! driver          driver/      libcuda, in types that are safe to use: the only unsafe code
//! ```
//!
//! There is no cryptography here: kernels are generated from the circuits of `fastgost`, which also makes the words of keys,
//! derives the keys of sections, advances the adders of CNT, and processes the parts of blocks. A mode keeps the library's own
//! mode beside the cards, and brings it to the current place with `seek` or `reset` when it is its turn; so limits and errors are
//! the library's.
//!
//! Keys, masks, and all data on the card and in pinned memory are overwritten before they are freed. The repository's SECURITY.md
//! says what that is worth on a card that others use too.
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
