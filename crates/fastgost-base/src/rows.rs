//! Chooses a kernel from an algorithm's rows, of which the best is first. Ciphers and hash functions use this code.

// A kernel is a row in the list `KERNELS` of its algorithm. A row has a level. A level can have two rows of a cipher,
// which have the same steps but other crossovers. The two rows are for CPUs that `cpu.rs` distinguishes. A key chooses
// its kernel when the key is created, and keeps this kernel. A hash does the same. Code can obtain a reference to a row
// only if this CPU supports the row. So the reference is the proof, and nothing is checked again. Rows are private:
// users choose a `Level`, and this file finds its row.
//
// All kernels of the architecture are always compiled; tests, `speed` and `kat` walk the same list. WebAssembly is
// the exception: an engine rejects a module that contains an instruction unknown to the engine. So only builds with
// 128-bit SIMD contain the rows for it, and `kernels!` and `cpu.rs` have the same condition.
//
// To add an instruction set, do the following. In a module of `fastgost-simd`, implement the traits for its registers
// (`register!` writes the parts that all registers share), and declare the token with its target features. In
// `<algorithm>/<isa>.rs`, write the entry points and the row. In that algorithm's `mod.rs`, declare the module and
// name it in `kernels!`. A new level also needs a line in `cpu.rs`, with all features of the token. If an algorithm has
// nothing new for a level, but another part of the algorithm chooses by this level, the algorithm reuses the row of
// another level (`neon_aes.rs`).

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
    /// Whether no secret indexes the row's memory or decides its branches.
    fn constant_time(&self) -> bool {
        self.level().constant_time()
    }
}

/// The rows that this CPU can run, including rows that are meant for other CPUs of the same level. Rows that are not
/// constant-time come last and are used only on request.
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

/// Lists the rows of an algorithm, best first. Each architecture's rows come after its name, then comes `portable`.
/// Rows that are not constant-time come last, after the name of a Cargo feature. Each row is a module with a
/// `KERNEL`, which is in the list `KERNELS` under the `cfg` of the architecture. The row's file begins with the same
/// `cfg`, and needs no other.
#[macro_export]
macro_rules! kernels {
    ($vis:vis $kernel:ty; $($rows:tt)+) => { $crate::rows::kernels! { @ [$vis $kernel] [] $($rows)+ } };
    (@ $list:tt $found:tt x86: $($rows:tt)+) => {
        $crate::rows::kernels! { @where (any(target_arch = "x86", target_arch = "x86_64")) $list $found $($rows)+ }
    };
    (@ $list:tt $found:tt x86_64: $($rows:tt)+) => {
        $crate::rows::kernels! { @where (target_arch = "x86_64") $list $found $($rows)+ }
    };
    // Targets whose ABI has no floating-point registers have no NEON either: NEON code does not compile there.
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
            /// The kernels that this CPU can run, including kernels that are meant for other CPUs, best first. Kernels
            /// that are not constant-time come last, and run only on request.
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
