//! An emulated CUDA driver, for tests on machines without a GPU. The crate has an interpreter of PTX ([`ptx`],
//! [`exec`], [`memory`]). The interpreter knows the instructions that bit-sliced kernels and kernels with lookup tables
//! use. The crate also has the driver's C interface, which runs kernels in the interpreter. Programs load this library
//! as `libcuda.so.1` ([`folder`], [`emulate`]).
//!
//! The emulator is stricter than a GPU. The emulator reports these mistakes as errors: accesses outside of allocations,
//! misaligned accesses, use after free, `ld.global.nc` of memory that the kernel writes, and barriers that only some
//! lanes reach. To find programs that rely on zeros, the emulator fills new memory and new registers with other values.
//! Operations of a stream begin some time after the call that requests them, and wait for other streams only if the
//! rules of CUDA demand it. Freed memory can be inspected (`fastgost_emulator_freed`).
//!
//! # The machine
//!
//! `cuInit` reads these environment variables. If a variable is a list, its first value is for GPU 0, its second value
//! is for GPU 1, and so on. If there are more GPUs than values, the last value is also for the remaining GPUs.
//!
//! | `FASTGOST_EMULATOR_...` | | default |
//! |---|---|---|
//! | `CARDS` | the number of GPUs; with 0, `cuInit` returns `CUDA_ERROR_NO_DEVICE` | 1 |
//! | `CAPABILITY` | a list of compute capabilities | 9.0 |
//! | `MEMORY` | a list of sizes of memory in bytes | 1073741824 |
//! | `MULTIPROCESSORS` | the number of multiprocessors | 4 |
//! | `DRIVER_VERSION` | the version of the driver (12080 means 12.8); an older driver can load only older versions of PTX | 13000 |
//! | `DELAY` | the longest delay in microseconds; each operation of a stream begins after a random delay | 100 |
//! | `SYNCHRONOUS` | with 1, a call that requests an operation returns only after the operation has ended | 0 |
//! | `FAIL` | a list of rules `FUNCTION@N=CODE`: call number N (from 1) of this function returns the code; with `N+`, all later calls return the code too | |
//! | `HOLD` | `M@N`: each kernel from launch number N on waits until M streams are in the middle of an operation at once and one of these operations is a copy; a kernel waits for at most 10 s | |
//! | `TRACE` | the path of a file; the driver appends a line for each launch, copy, fill, allocation, free, fault and release of a context; after the line for a release, another line has the number of overlaps of copies and kernels, and the largest number of streams that worked at the same time | |
//!
//! In `FAIL`, `FUNCTION` can also be `kernel` or `copy`. `kernel` means that a kernel fails while it runs, and `copy`
//! means that a copy or a fill fails while it runs. So the failure comes later than the call that requested the
//! operation. The codes 46, 214, 220, 700, 702, 714 to 719 and 999 make the context unusable, as on a GPU. After such
//! an error, every function that uses the context returns the same code.
//!
//! `fastgost-proof` also reads PTX with [`ptx`]. If the operands of an instruction are known, `fastgost-proof` computes
//! the result with the functions of [`exec::lanes`].
//!
//! [`secrets`] checks kernels without running them. It reports each address, predicate and division that depends on
//! loaded values or on secret parameters.
//!
//! If a kernel has a fault, or if PTX cannot be read, the emulator writes an explanation to standard error.

// All `unsafe` code is in `ffi.rs`. This crate depends on no other crate of this workspace.

mod driver;
pub mod exec;
pub mod ffi;
mod locate;
pub mod memory;
pub mod ptx;
pub mod secrets;

pub use locate::{emulate, folder, library};
