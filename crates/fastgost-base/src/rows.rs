//! Chooses a kernel from the list of an algorithm's kernels. An entry of this list is called a row, and the best row
//! comes first. Ciphers and hash functions use this code.

// A row is an entry in the list `KERNELS` of an algorithm, and describes a kernel. A row has a level. If a cipher has
// two rows of one level, both rows have the same steps, but change from one step to another step at different lengths.
// The two rows are for CPUs that `cpu.rs` distinguishes. A key chooses its kernel when the key is created, and keeps
// this kernel. A hash also chooses and keeps its kernel. Code can obtain a reference to a row only if this CPU supports
// the row. So the reference proves that the CPU supports the row, and the CPU is not checked again. Rows are private.
// Users choose a `Level`, and this file finds the row of this level.
//
// All kernels of the architecture are always compiled, and tests, `speed` and `kat` go through the same list.
// WebAssembly is the exception, because an engine rejects a module that contains an instruction unknown to the engine.
// So only builds with 128-bit SIMD contain the rows for 128-bit SIMD, and `kernels!` and `cpu.rs` have the same
// condition.
//
// To add an instruction set, do the following. In a module of `fastgost-simd`, implement the traits for its registers
// (`register!` writes the parts that all registers share), and declare the token with its target features. In
// `<algorithm>/<isa>.rs`, write the entry points and the row. In that algorithm's `mod.rs`, declare the module and name
// it in `kernels!`. A new level also needs a line in `cpu.rs`, with all features of the token. An algorithm may have no
// new code for a level, although other code (such as `gf`) chooses its kernel by the level of this algorithm. Then the
// algorithm reuses the row of another level (`neon_aes.rs`).

use crate::{
    cpu::Level,
    error::{Error, Result},
};

/// An implementation for one level of CPU features.
pub trait Row: Sized + 'static {
    /// The level of the row.
    fn level(&self) -> Level;
    /// Whether this row is meant for this CPU. If a level has several rows, exactly one of them is meant for this CPU.
    /// If a level's only row is not meant for this CPU, the CPU uses the row of a lower level.
    fn suits(&self) -> bool {
        true
    }
    /// Whether the row is constant-time. In a constant-time row, no memory address and no branch depends on a secret.
    fn constant_time(&self) -> bool {
        self.level().constant_time()
    }
}

/// The rows that this CPU can run. The result includes rows that are meant for other CPUs of the same level. Rows that
/// are not constant-time come last, and are used only on request.
pub fn available<R: Row>(rows: &'static [R]) -> impl Iterator<Item = &'static R> {
    rows.iter().filter(|r| r.level().available())
}

/// The best constant-time row for this CPU.
pub fn best<R: Row>(rows: &'static [R]) -> &'static R {
    // The portable row always exists, so `find` finds a row.
    available(rows).find(|r| r.constant_time() && r.suits()).unwrap_or(&rows[rows.len() - 1])
}

/// The row for `level`. If the algorithm has no row for the level, the result is the constant-time row of the next
/// lower level.
pub fn at<R: Row>(rows: &'static [R], level: Level) -> Result<&'static R> {
    if !level.available() {
        return Err(Error::KernelUnavailable);
    }
    let fits = |r: &&R| r.level() == level || r.constant_time() && r.level().stands_in_for(level);
    available(rows).filter(|r| r.suits()).find(fits).ok_or(Error::KernelUnavailable)
}

/// The levels that have their own row and that this CPU can run, best first.
pub fn levels<R: Row>(rows: &'static [R]) -> impl Iterator<Item = Level> {
    available(rows).filter(|r| r.suits()).map(Row::level)
}

/// Lists the rows of an algorithm, best first. Each architecture's rows come after the name of the architecture. After
/// them comes `portable`. Rows that are not constant-time come last, after the name of a Cargo feature. Each row is a
/// module with a `KERNEL`, which is in the list `KERNELS` under the `cfg` of the architecture. The row's file begins
/// with the same `cfg`. Nothing else in the file needs a `cfg`.
#[macro_export]
macro_rules! kernels {
    ($vis:vis $kernel:ty; $($rows:tt)+) => { $crate::rows::kernels! { @ [$vis $kernel] [] $($rows)+ } };
    (@ $list:tt $found:tt x86: $($rows:tt)+) => {
        $crate::rows::kernels! { @where (any(target_arch = "x86", target_arch = "x86_64")) $list $found $($rows)+ }
    };
    (@ $list:tt $found:tt x86_64: $($rows:tt)+) => {
        $crate::rows::kernels! { @where (target_arch = "x86_64") $list $found $($rows)+ }
    };
    // A target whose ABI has no floating-point registers cannot use NEON, because NEON code does not compile there.
    (@ $list:tt $found:tt aarch64: $($rows:tt)+) => {
        $crate::rows::kernels! {
            @where (all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat"))) $list $found $($rows)+
        }
    };
    // A module does not load if the engine lacks one of its instructions. So there are rows only if the compiler may
    // use their instructions.
    (@ $list:tt $found:tt wasm32: $($rows:tt)+) => {
        $crate::rows::kernels! { @where (all(target_arch = "wasm32", target_feature = "simd128")) $list $found $($rows)+ }
    };
    (@ $list:tt $found:tt feature $feature:tt: $($rows:tt)+) => {
        $crate::rows::kernels! { @where (feature = $feature) $list $found $($rows)+ }
    };
    (@ $list:tt $found:tt portable; $($rows:tt)*) => {
        $crate::rows::kernels! { @where (all()) $list $found portable; $($rows)* }
    };
    (@where $cfg:tt $list:tt [$($found:tt)*] $($row:ident),+; $($rows:tt)*) => {
        $crate::rows::kernels! { @ $list [$($found)* $([$cfg $row])+] $($rows)* }
    };
    (@ [$vis:vis $kernel:ty] [$([$cfg:tt $row:ident])+]) => {
        /// The best row is first, and rows that are not constant-time are last.
        $vis static KERNELS: &[$kernel] = &[$(#[cfg $cfg] $row::KERNEL,)+];
    };
}
pub use crate::kernels;

/// Methods that all kernel types `$kernel<F>` share. These types have a field `level`, and are generic over a core
/// that lists its kernels. If a kernel type has a field with a function that tells whether the kernel suits this CPU,
/// the macro also gets the name of this field.
#[macro_export]
macro_rules! kernel {
    ($kernel:ident, $core:ident $(, $suits:ident)?) => {
        impl<F: $core> $crate::rows::Row for $kernel<F> {
            fn level(&self) -> $crate::cpu::Level {
                self.level
            }
            $(fn suits(&self) -> bool {
                (self.$suits)()
            })?
        }

        impl<F: $core> $kernel<F> {
            /// The kernels that this CPU can run, best first. The result includes kernels that are meant for other
            /// CPUs. Kernels that are not constant-time come last, and run only on request.
            #[cfg(test)]
            pub(crate) fn available() -> impl Iterator<Item = &'static $kernel<F>> {
                $crate::rows::available(F::kernels())
            }

            /// The best constant-time kernel for this CPU.
            pub(crate) fn best() -> &'static $kernel<F> {
                $crate::rows::best(F::kernels())
            }

            /// The kernel for `level`. If the level has no kernel, the result is the kernel of the next lower level.
            pub(crate) fn at(level: $crate::cpu::Level) -> $crate::error::Result<&'static $kernel<F>> {
                $crate::rows::at(F::kernels(), level)
            }

            /// The levels that have their own kernel and that this CPU can run, best first.
            pub(crate) fn levels() -> impl Iterator<Item = $crate::cpu::Level> {
                $crate::rows::levels(F::kernels())
            }
        }
    };
}
pub use crate::kernel;
