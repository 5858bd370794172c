//! Libraries that are loaded at run time rather than linked.
#![allow(unsafe_code)]
use libloading::Library;

/// The first that exists. None in a statically linked program, which cannot load libraries, and where C's `long` and
/// pointers do not have 64 bits, as our declarations assume.
pub fn library(names: &[&str]) -> Option<Library> {
    if !cfg!(all(target_pointer_width = "64", unix, not(target_feature = "crt-static"))) {
        return None;
    }
    // SAFETY: these are well-known libraries, whose initialisation code does no harm.
    names.iter().find_map(|name| unsafe { Library::new(*name) }.ok())
}

/// Declares a struct of a library's functions that contains the library, and `find`: all of the functions, or None.
macro_rules! functions {
    ($(#[$doc:meta])* $api:ident from $libraries:expr, as in $headers:literal { $($field:ident = $name:literal: fn($($argument:ty),*) $(-> $result:ty)?;)+ }) => {
        $(#[$doc])*
        pub struct $api {
            $($field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)+
            _library: libloading::Library,
        }

        impl $api {
            fn load() -> Option<Self> {
                let library = $crate::rivals::load::library($libraries)?;
                $(
                    // SAFETY: the type is that of the function of this name in the library's public headers, and the
                    // library stays loaded as long as this value lives.
                    let $field = unsafe { library.get::<unsafe extern "C" fn($($argument),*) $(-> $result)?>($name) };
                    let $field = *$field.ok()?;
                )+
                Some(Self { $($field,)+ _library: library })
            }
        }
    };
}
pub(super) use functions;
