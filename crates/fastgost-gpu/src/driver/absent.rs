//! This module is for targets on which programs cannot load libraries at run time, such as WebAssembly, and for builds
//! without the feature `cards`. On such targets and in such builds, the driver is never found.
use std::convert::Infallible;

/// A library. No value of this type exists.
pub(super) struct Library(Infallible);

impl Library {
    #[allow(clippy::unused_self, reason = "as in libloading")]
    pub(super) unsafe fn get<T>(&'static self, _name: impl Sized) -> Result<&'static T, Infallible> {
        match self.0 {}
    }
}

pub(super) fn open() -> Result<Library, ()> {
    Err(())
}
