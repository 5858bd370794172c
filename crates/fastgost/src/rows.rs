//! Rows of a list of kernels, best first: how one is chosen. The same for ciphers and for hash functions.
use crate::{
    cpu::Level,
    error::{Error, Result},
};

/// An implementation for one level of CPU features.
pub(crate) trait Row: Sized + 'static {
    fn level(&self) -> Level;
    fn name(&self) -> &'static str;
    fn constant_time(&self) -> bool;
}

/// Those that this CPU can run. Those that are not constant-time come last and are never chosen by themselves.
pub(crate) fn available<R: Row>(rows: &'static [R]) -> impl Iterator<Item = &'static R> {
    rows.iter().filter(|r| r.level().available())
}

/// The best constant-time one of this CPU.
pub(crate) fn best<R: Row>(rows: &'static [R]) -> &'static R {
    // The portable row is always there; `find` cannot come back empty.
    available(rows).find(|r| r.constant_time()).unwrap_or(&rows[rows.len() - 1])
}

/// The constant-time one for `level`: the level's own or, if there is none, that of the next lower level.
pub(crate) fn at<R: Row>(rows: &'static [R], level: Level) -> Result<&'static R> {
    if !level.available() {
        return Err(Error::KernelUnavailable);
    }
    available(rows).find(|r| r.constant_time() && r.level() >= level).ok_or(Error::KernelUnavailable)
}

/// The one for the level of that name or of that name itself (`tables`).
pub(crate) fn named<R: Row>(rows: &'static [R], name: &str) -> Result<&'static R> {
    match Level::from_name(name) {
        Some(level) => at(rows, level),
        None => available(rows).find(|r| r.name() == name).ok_or(Error::KernelUnavailable),
    }
}

/// What every type of kernel has: `Kernel<F>`, with the fields `level`, `name` and `constant_time`, over families that list
/// theirs.
macro_rules! kernel {
    ($kernel:ident, $core:ident) => {
        impl<F: $core> $crate::rows::Row for $kernel<F> {
            fn level(&self) -> $crate::cpu::Level {
                self.level
            }
            fn name(&self) -> &'static str {
                self.name
            }
            fn constant_time(&self) -> bool {
                self.constant_time
            }
        }

        impl<F: $core> $kernel<F> {
            /// The kernels that this CPU can run, best first. Those that are not constant-time come last and are never chosen
            /// by themselves.
            pub fn available() -> impl Iterator<Item = &'static $kernel<F>> {
                $crate::rows::available(F::kernels())
            }

            /// The best constant-time kernel of this CPU.
            pub fn best() -> &'static $kernel<F> {
                $crate::rows::best(F::kernels())
            }

            /// The constant-time kernel for `level`: the level's own or, if there is none, that of the next lower level.
            ///
            /// # Errors
            /// [`KernelUnavailable`](crate::Error::KernelUnavailable) if the CPU lacks a feature of `level`.
            pub fn at(level: $crate::cpu::Level) -> $crate::error::Result<&'static $kernel<F>> {
                $crate::rows::at(F::kernels(), level)
            }

            /// The kernel for the level of that name (see [`Self::at`]) or the kernel of that name (`tables`).
            ///
            /// # Errors
            /// [`KernelUnavailable`](crate::Error::KernelUnavailable) if there is none or the CPU cannot run it.
            pub fn named(name: &str) -> $crate::error::Result<&'static $kernel<F>> {
                $crate::rows::named(F::kernels(), name)
            }

            /// The level it needs.
            pub fn level(&self) -> $crate::cpu::Level {
                self.level
            }

            /// The name: that of its level, except for kernels that are not constant-time.
            pub fn name(&self) -> &'static str {
                self.name
            }

            /// Whether no secret indexes its memory or decides its branches.
            pub fn constant_time(&self) -> bool {
                self.constant_time
            }
        }
    };
}
pub(crate) use kernel;
