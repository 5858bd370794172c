//! For targets on which programs load no libraries while they run, such as WebAssembly, and for builds without the feature `cards`: the
//! driver is never found.
use std::convert::Infallible;

/// A library, of which there is none.
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
