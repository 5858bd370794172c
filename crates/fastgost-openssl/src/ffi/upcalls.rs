//! The functions of OpenSSL's core that the provider calls.
use super::abi::{CoreHandle, Dispatch, Id, Param, UNMODIFIED, UTF8_PTR, functions};
use crate::error::{Error, Reason};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::{null, null_mut},
};
use std::{ffi::CString, panic::AssertUnwindSafe};

functions! {
    GET_PARAMS = 2: fn(handle: *const CoreHandle, params: *mut Param) -> c_int;
    GET_LIBCTX = 4: fn(handle: *const CoreHandle) -> *mut c_void;
    NEW_ERROR = 5: fn(handle: *const CoreHandle);
    SET_ERROR_DEBUG = 6: fn(handle: *const CoreHandle, file: *const c_char, line: c_int, function: *const c_char);
    // The last argument is a C `va_list`. A comment in `Core::report` explains it.
    VSET_ERROR = 7: fn(handle: *const CoreHandle, reason: u32, format: *const c_char, arguments: *mut c_void);
}

/// A connection to OpenSSL's core, for one library context of OpenSSL. The structure has the core's handle, and the
/// functions that the core passes to the provider.
pub(crate) struct Core {
    handle: *const CoreHandle,
    table: *const Dispatch,
    new_error: Option<unsafe extern "C" fn(*const CoreHandle)>,
    set_error_debug: Option<unsafe extern "C" fn(*const CoreHandle, *const c_char, c_int, *const c_char)>,
    vset_error: Option<unsafe extern "C" fn(*const CoreHandle, u32, *const c_char, *mut c_void)>,
}

// SAFETY: any thread may call the functions of the core. The code uses the handle only as an argument of these
// functions. The table is a constant.
unsafe impl Send for Core {}
// SAFETY: the same as above.
unsafe impl Sync for Core {}

impl Core {
    /// # Safety
    /// libcrypto has passed `handle` and `table` to `OSSL_provider_init`. The table is a constant in libcrypto.
    pub(super) unsafe fn new(handle: *const CoreHandle, table: *const Dispatch) -> Self {
        // SAFETY: the functions have the types that OpenSSL declares in core_dispatch.h.
        unsafe {
            Self {
                handle,
                table,
                new_error: Dispatch::find(table, NEW_ERROR),
                set_error_debug: Dispatch::find(table, SET_ERROR_DEBUG),
                vset_error: Dispatch::find(table, VSET_ERROR),
            }
        }
    }

    /// Returns the core's function with the number `id`, or `None` if the core has no such function.
    pub(super) fn find<F: Copy>(&self, id: Id<F>) -> Option<F> {
        // SAFETY: the functions have the types that OpenSSL declares in core_dispatch.h.
        unsafe { Dispatch::find(self.table, id) }
    }

    /// Returns the address of one function of the core. The address is in libcrypto, so it shows which libcrypto the
    /// core belongs to.
    #[cfg(unix)]
    pub(super) fn address(&self) -> *const c_void {
        self.new_error.map_or(null(), |function| function as *const c_void)
    }

    /// Returns true if the core has all functions that `report` needs to pass an error to the core.
    pub(crate) fn has_errors(&self) -> bool {
        self.new_error.is_some() && self.set_error_debug.is_some() && self.vset_error.is_some()
    }

    /// Returns a text with OpenSSL's version and the name under which OpenSSL loads this provider.
    pub(crate) fn description(&self) -> String {
        let [version, name] = [c"openssl-version", c"provider-name"].map(|key| self.text(key).unwrap_or("?".into()));
        format!("OpenSSL {version}, provider {name}")
    }

    /// Returns the text that the core has for a key (a name). The core has texts about itself, and texts from the
    /// provider's section of the configuration file.
    pub(crate) fn text(&self, key: &'static CStr) -> Option<String> {
        let get = self.find(GET_PARAMS)?;
        let mut text: *const c_char = null();
        let request = Param {
            key: key.as_ptr(),
            data_type: UTF8_PTR,
            data: core::ptr::from_mut(&mut text).cast(),
            data_size: 0,
            return_size: UNMODIFIED,
        };
        let mut params = [request, Param::END];
        // SAFETY: the array has one request, with a place for a pointer. The last entry of the array is `END`.
        let found = unsafe { get(self.handle, params.as_mut_ptr()) };
        // SAFETY: the core has stored a pointer to one of its strings.
        (found == 1 && !text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
    }

    /// Returns the library context (OSSL_LIB_CTX) to which the provider belongs. Only functions of the same libcrypto
    /// may use this context.
    pub(super) fn library_context(&self) -> *mut c_void {
        // SAFETY: this calls a function of the core with the core's handle.
        self.find(GET_LIBCTX).map_or(null_mut(), |get| unsafe { get(self.handle) })
    }

    /// Runs `f`, which is the body of a function that C has called. Errors and panics go to OpenSSL's error queue.
    pub(crate) fn run<T>(&self, f: impl FnOnce() -> Result<T, Error>) -> Option<T> {
        match std::panic::catch_unwind(AssertUnwindSafe(f)) {
            Ok(Ok(value)) => Some(value),
            Ok(Err(error)) => {
                self.report(&error);
                None
            }
            Err(_) => {
                self.report(&Error::new(Reason::Internal, "internal error in fastgost; please report it"));
                None
            }
        }
    }

    #[cold]
    pub(crate) fn report(&self, error: &Error) {
        let (Some(new), Some(set_debug), Some(set)) = (self.new_error, self.set_error_debug, self.vset_error) else {
            return;
        };
        // The text of the error is the format string, so no arguments are needed.
        let format = CString::new(error.text.replace('%', "%%").replace('\0', " ")).unwrap_or_default();
        // On some systems a va_list is a pointer. On other systems, such as x86-64 and AArch64, a va_list is a
        // structure of at most 32 bytes, and C passes a pointer to the structure. No function reads the va_list,
        // because the format string asks for no arguments.
        let mut no_arguments = [0_u64; 4];
        // SAFETY: this calls functions of the core with the core's handle. The strings live until the functions return.
        // The comment above explains the va_list.
        unsafe {
            new(self.handle);
            set_debug(self.handle, c"fastgost".as_ptr(), 0, null_mut());
            set(self.handle, error.reason as u32, format.as_ptr(), no_arguments.as_mut_ptr().cast());
        }
    }
}
