//! Chooses a kernel (an algorithm's code for one level of CPU features) from the list of the algorithm's kernels. An
//! entry of this list is called a row, and the best row comes first. Ciphers and hash functions use this module.

// A row is an entry in the list `KERNELS` of an algorithm, and describes a kernel. A row has a level. A step of a
// cipher's row is a function that processes a fixed number of blocks at once. If a cipher has two rows of one level,
// the rows may have different steps. Or the rows have the same steps, but choose between these steps at different
// lengths of the data. Each of the two rows is for some CPUs of the level. Functions in `cpu.rs` say which of the two
// rows is meant for this CPU. A key chooses its kernel when the key is created, and keeps this kernel. A hash also
// chooses and keeps its kernel. Code can obtain a reference to a row only if this CPU supports the row. So the
// reference proves that the CPU supports the row, and no code needs to check the CPU again. Rows are private. Users
// choose a `Level`, and this file finds the row for this level.
//
// All kernels of the architecture are always compiled. Tests, and the commands `speed` and `kat`, use the list of these
// kernels. WebAssembly is the exception, because an engine rejects a module that contains an instruction unknown to the
// engine. So only builds with 128-bit SIMD contain the rows for 128-bit SIMD. `kernels!` and `cpu.rs` have the same
// condition for these rows.
//
// To add an instruction set, do the following. In a module of `fastgost-simd`, implement the traits for the new
// registers (`register!` writes the parts that all registers share). In the same module, declare the token, a type
// whose values exist only on CPUs with certain target features. In `<algorithm>/<isa>.rs`, write the entry points and
// the row. In `<algorithm>/mod.rs`, declare the module and name the module in `kernels!`. If the level is new, add a
// line with all features of the token in `cpu.rs`. Sometimes an algorithm has no new code for a level, but calls other
// code (such as `gf`) that has new code for this level. This other code chooses its kernel by the algorithm's level.
// Then add a row for the new level to the algorithm. This row has the functions of another level's row (see
// `neon_aes.rs`).

use crate::{
    cpu::Level,
    error::{Error, Result},
};

/// An algorithm's implementation for one level of CPU features.
pub trait Row: Sized + 'static {
    /// The level of the row.
    fn level(&self) -> Level;
    /// Whether this row is meant for this CPU. If a level has several rows, exactly one of them is meant for this CPU.
    /// If the only row of a level is not meant for this CPU, [`at`] and [`best`] choose the row of a lower level.
    fn suits(&self) -> bool {
        true
    }
    /// Whether the row is constant-time. In a constant-time row, no memory address and no branch depends on a secret.
    fn constant_time(&self) -> bool {
        self.level().constant_time()
    }
}

/// Returns the rows that this CPU can run, including rows that are faster on other CPUs of the same level. Rows that
/// are not constant-time come last, and are used only on request.
pub fn available<R: Row>(rows: &'static [R]) -> impl Iterator<Item = &'static R> {
    rows.iter().filter(|r| r.level().available())
}

/// The best constant-time row for this CPU.
pub fn best<R: Row>(rows: &'static [R]) -> &'static R {
    // The portable row always exists and is constant-time, so `find` always finds a row.
    available(rows).find(|r| r.constant_time() && r.suits()).unwrap_or(&rows[rows.len() - 1])
}

/// The row for `level`. If the algorithm has no row for the level, the result is its best constant-time row for a lower
/// level.
pub fn at<R: Row>(rows: &'static [R], level: Level) -> Result<&'static R> {
    if !level.available() {
        return Err(Error::KernelUnavailable);
    }
    let fits = |r: &&R| r.level() == level || r.constant_time() && r.level().stands_in_for(level);
    available(rows).filter(|r| r.suits()).find(fits).ok_or(Error::KernelUnavailable)
}

/// Returns the levels for which the algorithm has a row and that this CPU supports, best first.
pub fn levels<R: Row>(rows: &'static [R]) -> impl Iterator<Item = Level> {
    available(rows).filter(|r| r.suits()).map(Row::level)
}

/// Lists the rows of an algorithm, best first. For each architecture, the name of the architecture comes first, and
/// then its rows. After all architectures comes `portable`. Rows that are not constant-time come last, after the name
/// of a Cargo feature. For each row there is a module with a constant `KERNEL`. The list `KERNELS` contains this
/// constant under the `cfg` of the architecture. The module's file begins with the same `cfg`, so nothing else in the
/// file needs a `cfg`.
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
    // An engine rejects the whole module if the engine lacks one of the module's instructions. So these rows exist only
    // in builds whose compiler may use 128-bit SIMD.
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

/// Implements the methods that all kernel types `$kernel<F>` share. A kernel type has a field `level`, and is generic
/// over an algorithm's core, which lists the algorithm's kernels. The macro's last argument is optional. It is the name
/// of a field of `$kernel`. This field contains a function that returns whether the kernel suits this CPU.
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
            /// The kernels that this CPU can run, best first. The result includes kernels that are meant for other CPUs
            /// of the same level. Kernels that are not constant-time come last, and run only on request.
            #[cfg(test)]
            pub(crate) fn available() -> impl Iterator<Item = &'static $kernel<F>> {
                $crate::rows::available(F::kernels())
            }

            /// The best constant-time kernel for this CPU.
            pub(crate) fn best() -> &'static $kernel<F> {
                $crate::rows::best(F::kernels())
            }

            /// The kernel for `level`. If the algorithm has no kernel for the level, the result is its best
            /// constant-time kernel for a lower level.
            pub(crate) fn at(level: $crate::cpu::Level) -> $crate::error::Result<&'static $kernel<F>> {
                $crate::rows::at(F::kernels(), level)
            }

            /// Returns the levels for which the algorithm has a kernel and that this CPU supports, best first.
            pub(crate) fn levels() -> impl Iterator<Item = $crate::cpu::Level> {
                $crate::rows::levels(F::kernels())
            }
        }
    };
}
pub use crate::kernel;
