//! Loads libraries at run time, so that the lab need not be linked with them.
#![allow(unsafe_code)]
use libloading::Library;
use std::error::Error;

/// Loads the first of these libraries that exists. If none exists, returns the reason. A statically linked program
/// cannot load libraries. Our declarations assume that C's `long` and pointers have 64 bits.
pub fn library(names: &[&str]) -> Result<Library, String> {
    if !cfg!(all(target_pointer_width = "64", unix, not(target_feature = "crt-static"))) {
        return Err("a lab that is linked statically, or not for 64 bits, loads no libraries".into());
    }
    let mut why = Vec::new();
    for name in names {
        // SAFETY: the file is a well-known library, or a file that the user of the lab names as such a library. The
        // code that such a library runs when it is loaded does no harm.
        match unsafe { Library::new(*name) } {
            Ok(library) => return Ok(library),
            Err(e) => why.push(reason(&e)),
        }
    }
    Err(why.join("; "))
}

/// Returns the system's message about the error. The message names the file or the function.
pub fn reason(e: &libloading::Error) -> String {
    e.source().map_or_else(|| e.to_string(), |source| source.to_string())
}

/// Declares a struct that contains a library and its functions, and the function `load`. `load` finds all functions in
/// the library in the given file. If no file is given, `load` uses the first library in the list that exists. If `load`
/// fails, it returns the reason.
macro_rules! functions {
    ($(#[$doc:meta])* $api:ident from $libraries:expr, as in $headers:literal { $($field:ident = $name:literal: fn($($argument:ty),*) $(-> $result:ty)?;)+ }) => {
        $(#[$doc])*
        pub struct $api {
            $($field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)+
            _library: libloading::Library,
        }

        impl $api {
            fn load(file: Option<&std::path::Path>) -> Result<Self, String> {
                let name = file.map(|file| file.to_str().ok_or("a path that is not Unicode")).transpose()?;
                let names: &[&str] = match &name {
                    Some(name) => std::slice::from_ref(name),
                    None => $libraries,
                };
                let library = $crate::rivals::load::library(names)?;
                $(
                    // SAFETY: the type is the type of the function of this name in the library's public headers, and
                    // the library stays loaded as long as this value lives.
                    let $field = unsafe { library.get::<unsafe extern "C" fn($($argument),*) $(-> $result)?>($name) };
                    let $field = *$field.map_err(|e| $crate::rivals::load::reason(&e))?;
                )+
                Ok(Self { $($field,)+ _library: library })
            }
        }
    };
}
pub(super) use functions;
