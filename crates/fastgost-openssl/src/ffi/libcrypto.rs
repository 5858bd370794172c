//! The functions of libcrypto that the core does not pass, found by name in the libcrypto that has loaded the provider.
use super::upcalls::Core;
use core::ffi::{CStr, c_void};

/// A libcrypto in this process.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Libcrypto {
    handle: *mut c_void,
}

// SAFETY: a handle that is only passed to `dlsym`. The library stays loaded: it is the one that calls this provider.
unsafe impl Send for Libcrypto {}

#[cfg(unix)]
impl Libcrypto {
    /// The one that this core belongs to. `None` if that cannot be found out, for example because it is part of the program.
    pub(super) fn of(core: &Core) -> Option<Self> {
        let mut info = core::mem::MaybeUninit::<libc::Dl_info>::uninit();
        // SAFETY: an address, and a place for what is known about it; the name is a string that stays as long as the library. It is
        // loaded already, so that this runs none of its code.
        let handle = unsafe {
            if libc::dladdr(core.address(), info.as_mut_ptr()) == 0 {
                return None;
            }
            let name = info.assume_init().dli_fname;
            if name.is_null() {
                return None;
            }
            libc::dlopen(name, libc::RTLD_LAZY | libc::RTLD_NOLOAD)
        };
        (!handle.is_null()).then_some(Self { handle })
    }

    /// The function with this name.
    ///
    /// # Safety
    /// `F` is the type of a function pointer, that of this function in OpenSSL's headers from 3.0 on.
    pub(super) unsafe fn find<F: Copy>(self, name: &CStr) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>(), "a function pointer") }
        // SAFETY: a handle from `of`.
        let address = unsafe { libc::dlsym(self.handle, name.as_ptr()) };
        // SAFETY: by contract, and it is not null.
        (!address.is_null()).then(|| unsafe { core::mem::transmute_copy(&address) })
    }
}

#[cfg(not(unix))]
impl Libcrypto {
    pub(super) fn of(_core: &Core) -> Option<Self> {
        None
    }

    /// # Safety
    /// As on Unix.
    pub(super) unsafe fn find<F: Copy>(self, _name: &CStr) -> Option<F> {
        None
    }
}
