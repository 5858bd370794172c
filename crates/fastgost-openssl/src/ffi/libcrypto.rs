//! Finds functions of libcrypto that are not in the table that OpenSSL passes to a provider. This code looks up the
//! functions by name, in the libcrypto that has loaded the provider.
use super::upcalls::Core;
use crate::error::{Error, Reason, Result};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::null,
};
use std::{
    ffi::CString,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// A libcrypto in this process.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Libcrypto {
    handle: *mut c_void,
    /// The address where libcrypto begins in memory.
    base: *mut c_void,
}

// SAFETY: the handle is only passed to `dlsym`. libcrypto stays loaded while this code runs, because libcrypto calls
// this provider.
unsafe impl Send for Libcrypto {}
// SAFETY: the same as above. Any thread may use a libcrypto.
unsafe impl Sync for Libcrypto {}

#[cfg(unix)]
impl Libcrypto {
    /// Returns the libcrypto to which this core belongs. Returns `None` if this libcrypto cannot be found as a shared
    /// library, for example because it is a part of the program.
    pub(super) fn of(core: &Core) -> Option<Self> {
        let library = around(core.address())?;
        if library.dli_fname.is_null() {
            return None;
        }
        // SAFETY: the name is a string that lives as long as the library. The library is already loaded, so this call
        // runs no code of the library.
        let handle = unsafe { libc::dlopen(library.dli_fname, libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
        (!handle.is_null()).then_some(Self { handle, base: library.dli_fbase })
    }

    /// Returns the function with this name.
    ///
    /// # Safety
    /// `F` must be the type of a function pointer. In OpenSSL's headers from 3.0 on, the function with this name must
    /// have this type.
    pub(super) unsafe fn find<F: Copy>(self, name: &CStr) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>(), "a function pointer") }
        // SAFETY: the handle is from `of`.
        let address = unsafe { libc::dlsym(self.handle, name.as_ptr()) };
        // `dlsym` also searches the libraries that libcrypto or the program needs. So this code checks that the found
        // function is in this libcrypto.
        let same = !address.is_null() && around(address).is_some_and(|library| library.dli_fbase == self.base);
        // SAFETY: the type is right by contract, and the address is not null.
        same.then(|| unsafe { core::mem::transmute_copy(&address) })
    }
}

/// Returns the library in which this address is.
#[cfg(unix)]
fn around(address: *const c_void) -> Option<libc::Dl_info> {
    let mut info = core::mem::MaybeUninit::uninit();
    // SAFETY: the call gets an address, and a place for the information about the address. If the result is not 0, the
    // place was written.
    unsafe { (libc::dladdr(address, info.as_mut_ptr()) != 0).then(|| info.assume_init()) }
}

#[cfg(not(unix))]
impl Libcrypto {
    pub(super) fn of(_core: &Core) -> Option<Self> {
        None
    }

    /// Returns `None`, because functions are looked up only on Unix.
    ///
    /// # Safety
    /// The same as on Unix.
    pub(super) unsafe fn find<F: Copy>(self, _name: &CStr) -> Option<F> {
        None
    }
}

/// Declares a table of functions of libcrypto. For each function, the table has its name, and its type in OpenSSL's
/// headers from 3.0 on.
macro_rules! table {
    ($table:ident { $($field:ident = $name:literal: $type:ty;)+ }) => {
        struct $table {
            $($field: $type,)+
        }

        impl $table {
            fn find(libcrypto: crate::ffi::libcrypto::Libcrypto) -> Option<Self> {
                // SAFETY: the types are the types in OpenSSL's headers.
                unsafe { Some(Self { $($field: libcrypto.find($name)?,)+ }) }
            }
        }
    };
}
pub(super) use table;

/// Access to OpenSSL's error queue for functions that libcrypto calls outside of the provider interface, so that they
/// have no [`Core`].
pub(super) struct Queue {
    functions: QueueFunctions,
}

table! {
    QueueFunctions {
        new = c"ERR_new": unsafe extern "C" fn();
        set_place = c"ERR_set_debug": unsafe extern "C" fn(*const c_char, c_int, *const c_char);
        set = c"ERR_set_error": unsafe extern "C" fn(c_int, c_int, *const c_char, ...);
    }
}

impl Queue {
    pub(super) fn find(libcrypto: Libcrypto) -> Option<Self> {
        Some(Self { functions: QueueFunctions::find(libcrypto)? })
    }

    /// Runs `f`, which is the body of a function that libcrypto has called. Returns the result of `f`, or `failed`
    /// after an error or a panic. The method puts errors and panics into the error queue.
    pub(super) fn run<T>(&self, failed: T, f: impl FnOnce() -> Result<T>) -> T {
        let error = match catch_unwind(AssertUnwindSafe(f)) {
            Ok(Ok(value)) => return value,
            Ok(Err(error)) => error,
            Err(_) => Error::new(Reason::Internal, "internal error in fastgost; please report it"),
        };
        // This is OpenSSL's number ERR_LIB_USER, which any program may use for its errors. The provider also has its
        // own number, but only OpenSSL's core knows that number.
        const LIBRARY: c_int = 128;
        let text = CString::new(error.text.replace('\0', " ")).unwrap_or_default();
        // SAFETY: this calls functions of libcrypto. libcrypto copies the strings, or they are constants.
        unsafe {
            (self.functions.new)();
            (self.functions.set_place)(c"fastgost".as_ptr(), 0, null());
            (self.functions.set)(LIBRARY, error.reason as c_int, c"fastgost: %s".as_ptr(), text.as_ptr());
        }
        failed
    }
}
