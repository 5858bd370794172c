//! Libraries that are looked for when the lab runs, not when it is linked.
#![allow(unsafe_code)]
use libloading::Library;

/// The first that is there. None in a statically linked program, which cannot load, and where C's `long` and pointers are not
/// of 64 bits, as the types of our declarations take them to be.
pub fn library(names: &[&str]) -> Option<Library> {
    if !cfg!(all(target_pointer_width = "64", unix, not(target_feature = "crt-static"))) {
        return None;
    }
    // SAFETY: the libraries that are asked for are well-known ones, which run nothing when they are loaded that could harm.
    names.iter().find_map(|name| unsafe { Library::new(*name) }.ok())
}

/// A struct of a library's functions, with the library in it, and `find`: all that `names` have, or nothing.
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
                    // SAFETY: the type is that of the function of this name in the library's public headers, and the library
                    // stays as long as this value.
                    let $field = unsafe { library.get::<unsafe extern "C" fn($($argument),*) $(-> $result)?>($name) };
                    let $field = *$field.ok()?;
                )+
                Some(Self { $($field,)+ _library: library })
            }
        }
    };
}
pub(super) use functions;
