//! Registers the digests as legacy methods of libcrypto 3 (`EVP_MD`). When libcrypto handles signatures of
//! certificates, certificate requests, CRLs, CMS messages and PKCS #12 files, it looks for the digest by its number
//! among the legacy methods, and never asks providers.
//!
//! The whole process shares the table of these methods. libcrypto locks the table when a method is added or looked up.
//! The provider adds its methods when it is loaded, once for each libcrypto, and never removes them. OpenSSL 4 has no
//! such methods, and does not need them.
use super::{libcrypto::Libcrypto, upcalls::Core};
use core::{
    ffi::{c_int, c_ulong, c_void},
    ptr::null_mut,
};
use fastgost::registry::{self, DynHash, Options};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, PoisonError},
};

/// Registers the methods, unless they are already registered. If the registration fails, the function returns the
/// reason.
pub(super) fn register(core: &Core) -> Result<(), &'static str> {
    let libcrypto = Libcrypto::of(core).ok_or("libcrypto is not a library of its own")?;
    let mut registered = REGISTERED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(registered) = registered.iter().find(|registered| registered.libcrypto == libcrypto) {
        return registered.result;
    }
    let mut methods = Vec::new();
    let result = match state::find_place(libcrypto) {
        Some(false) => Err("another libcrypto in this process has the digests, and there can be one only"),
        Some(true) if digests(libcrypto, &mut methods).is_some() => {
            super::legacy_cipher::register(libcrypto).ok_or("this libcrypto has no legacy ciphers")
        }
        _ => Err("this libcrypto has no legacy digests"),
    };
    registered.push(Registered { libcrypto, methods, result });
    result
}

static REGISTERED: Mutex<Vec<Registered>> = Mutex::new(Vec::new());

/// The methods that were registered with one libcrypto.
struct Registered {
    libcrypto: Libcrypto,
    /// The methods. At the end of the process, libcrypto forgets its pointers to the methods, and does not free the
    /// methods. This field keeps the pointers, so that leak checkers report no leak.
    #[expect(dead_code, reason = "only kept")]
    methods: Vec<Method>,
    result: Result<(), &'static str>,
}

// SAFETY: the methods are never used here again.
unsafe impl Send for Registered {}

/// A pointer to libcrypto's type EVP_MD.
type Method = *mut c_void;
/// A pointer to libcrypto's type EVP_MD_CTX.
type MdContext = *mut c_void;

/// Finds a function of libcrypto. The type of the function follows from the place where the macro is used.
macro_rules! function {
    ($libcrypto:ident, $name:literal) => {
        // SAFETY: the type of the function follows from its uses below, and is the type in OpenSSL's evp.h.
        unsafe { $libcrypto.find($name)? }
    };
}

/// The type of `EVP_MD_CTX_get0_md_data`. This function returns the place in a context where a digest keeps its state.
/// In a new context, the place is filled with zeros.
type Place = unsafe extern "C" fn(MdContext) -> *mut c_void;

/// A digest that the provider adds to libcrypto's table.
trait Digest: 'static {
    /// OpenSSL's number of the digest.
    const NID: c_int;
    /// The name of the digest in the registry of `fastgost`.
    const NAME: &'static str;
    const SIZE: c_int;
    const BLOCK: c_int;
}

struct Streebog256;
impl Digest for Streebog256 {
    const NID: c_int = 982;
    const NAME: &'static str = "streebog256";
    const SIZE: c_int = 32;
    const BLOCK: c_int = 64;
}

struct Streebog512;
impl Digest for Streebog512 {
    const NID: c_int = 983;
    const NAME: &'static str = "streebog512";
    const SIZE: c_int = 64;
    const BLOCK: c_int = 64;
}

struct Gost94;
impl Digest for Gost94 {
    const NID: c_int = 809;
    const NAME: &'static str = "gost94";
    const SIZE: c_int = 32;
    const BLOCK: c_int = 32;
}

fn digests(libcrypto: Libcrypto, methods: &mut Vec<Method>) -> Option<()> {
    methods.push(add::<Streebog256>(libcrypto)?);
    methods.push(add::<Streebog512>(libcrypto)?);
    methods.push(add::<Gost94>(libcrypto)?);
    Some(())
}

fn add<D: Digest>(libcrypto: Libcrypto) -> Option<Method> {
    type SetNumber = unsafe extern "C" fn(Method, c_int) -> c_int;
    let new: unsafe extern "C" fn(c_int, c_int) -> Method = function!(libcrypto, c"EVP_MD_meth_new");
    let set_block: SetNumber = function!(libcrypto, c"EVP_MD_meth_set_input_blocksize");
    let set_size: SetNumber = function!(libcrypto, c"EVP_MD_meth_set_result_size");
    let set_data_size: SetNumber = function!(libcrypto, c"EVP_MD_meth_set_app_datasize");
    let set_flags: unsafe extern "C" fn(Method, c_ulong) -> c_int = function!(libcrypto, c"EVP_MD_meth_set_flags");
    let set_init: unsafe extern "C" fn(Method, unsafe extern "C" fn(MdContext) -> c_int) -> c_int =
        function!(libcrypto, c"EVP_MD_meth_set_init");
    let set_update: unsafe extern "C" fn(Method, unsafe extern "C" fn(MdContext, *const u8, usize) -> c_int) -> c_int =
        function!(libcrypto, c"EVP_MD_meth_set_update");
    let set_final: unsafe extern "C" fn(Method, unsafe extern "C" fn(MdContext, *mut u8) -> c_int) -> c_int =
        function!(libcrypto, c"EVP_MD_meth_set_final");
    let set_copy: unsafe extern "C" fn(Method, unsafe extern "C" fn(MdContext, MdContext) -> c_int) -> c_int =
        function!(libcrypto, c"EVP_MD_meth_set_copy");
    let set_cleanup: unsafe extern "C" fn(Method, unsafe extern "C" fn(MdContext) -> c_int) -> c_int =
        function!(libcrypto, c"EVP_MD_meth_set_cleanup");
    let add: unsafe extern "C" fn(Method) -> c_int = function!(libcrypto, c"EVP_add_digest");
    let free: unsafe extern "C" fn(Method) = function!(libcrypto, c"EVP_MD_meth_free");
    // SAFETY: this calls functions of libcrypto, with a method that libcrypto has made, and with functions of the types
    // that libcrypto expects.
    unsafe {
        let method = new(D::NID, 0);
        if method.is_null() {
            return None;
        }
        let complete = set_block(method, D::BLOCK) == 1
            && set_size(method, D::SIZE) == 1
            && set_data_size(method, size_of::<*mut c_void>() as c_int) == 1
            && set_flags(method, 0) == 1
            && set_init(method, init::<D>) == 1
            && set_update(method, update) == 1
            && set_final(method, finalize) == 1
            && set_copy(method, copy) == 1
            && set_cleanup(method, cleanup) == 1
            && add(method) == 1;
        if !complete {
            free(method);
            return None;
        }
        Some(method)
    }
}

/// This module has the messages whose digests are being computed. Each context of libcrypto has a place for a pointer.
/// The pointer in this place is the address of the message.
mod state {
    use super::{DynHash, Libcrypto, MdContext, Place};
    use std::sync::OnceLock;

    /// The value in a place: null, or a pointer to a message from a `Box`.
    pub(super) type State = *mut Message;

    /// A message that is hashed.
    pub(super) struct Message {
        /// The place that owns this message. libcrypto copies the bytes of a place before it calls `copy`. If `copy`
        /// then fails, libcrypto cleans up the new place, which still has the pointer of the old place. The field
        /// `owner` shows that the new place does not own the message. So the function `message` compares each place
        /// with `owner`.
        pub(super) owner: *const State,
        pub(super) hash: Box<dyn DynHash>,
    }

    /// The libcrypto to which the digests belong, and its function that returns the place of a context.
    static PLACE: OnceLock<(Libcrypto, Place)> = OnceLock::new();

    /// Finds libcrypto's function that returns the place of a context. Returns `Some(false)` if the function was found
    /// before in another libcrypto.
    pub(super) fn find_place(libcrypto: Libcrypto) -> Option<bool> {
        // SAFETY: the type is the type in OpenSSL's evp.h.
        let place = unsafe { libcrypto.find(c"EVP_MD_CTX_get0_md_data") }?;
        Some(PLACE.get_or_init(|| (libcrypto, place)).0 == libcrypto)
    }

    /// Returns the place of a context.
    ///
    /// # Safety
    /// The context is a context of libcrypto for one of these digests.
    pub(super) unsafe fn place(context: MdContext) -> *mut State {
        match PLACE.get() {
            // SAFETY: this calls a function of libcrypto with a context of libcrypto. The place has the size that `add`
            // has requested.
            Some((_, place)) => unsafe { place(context).cast() },
            None => core::ptr::null_mut(),
        }
    }
}
use state::{Message, State, place};

/// Runs `f` on the place of a context, where the pointer to the message is. Returns 0 if there is no place, or after a
/// panic.
///
/// # Safety
/// libcrypto has called a function of one of these digests with this context.
unsafe fn with(context: MdContext, f: impl FnOnce(&mut State) -> Option<()>) -> c_int {
    // SAFETY: by the contract of this function. libcrypto uses a context in only one thread at a time, and allocates
    // the place with its usual alignment.
    let Some(state) = (unsafe { place(context).as_mut() }) else { return 0 };
    let result = catch_unwind(AssertUnwindSafe(|| f(state)));
    c_int::from(matches!(result, Ok(Some(()))))
}

/// Returns the message that the place `state` owns, or `None`.
///
/// # Safety
/// The pointer in the place `state` is null or comes from `begin`. The place owns its message, or has only a copy of
/// the pointer in another place.
unsafe fn message(state: &mut State) -> Option<&mut Message> {
    let owner: *const State = state;
    // SAFETY: by the contract of this function. No other code uses the place, or the message that the place owns.
    unsafe { (*state).as_mut() }.filter(|message| message.owner == owner)
}

fn begin(state: &mut State, hash: Box<dyn DynHash>) {
    let owner: *const State = state;
    *state = Box::into_raw(Box::new(Message { owner, hash }));
}

/// # Safety
/// The same as for [`message`].
unsafe fn release(state: &mut State) {
    // SAFETY: by the contract of this function.
    if let Some(message) = unsafe { message(state) } {
        // SAFETY: the pointer is from `begin`. The place is null from now on, so nobody uses the pointer again.
        drop(unsafe { Box::from_raw(core::ptr::from_mut(message)) });
    }
    *state = null_mut();
}

unsafe extern "C" fn init<D: Digest>(context: MdContext) -> c_int {
    // SAFETY: see `with`, here and below.
    unsafe {
        with(context, |state| {
            release(state);
            let hash = registry::Algorithm::from_name(D::NAME).ok()?.hasher(&Options::default()).ok()?;
            begin(state, hash);
            Some(())
        })
    }
}

unsafe extern "C" fn update(context: MdContext, data: *const u8, size: usize) -> c_int {
    // SAFETY: see `with`. `data` is readable, or is null with the size 0.
    unsafe {
        with(context, |state| {
            message(state)?.hash.update(super::entry::input(data, size));
            Some(())
        })
    }
}

unsafe extern "C" fn finalize(context: MdContext, digest: *mut u8) -> c_int {
    // SAFETY: see `with`. The output has room for as many bytes as `add` has set.
    unsafe {
        with(context, |state| {
            let result = message(state)?.hash.finalize_reset();
            core::ptr::copy_nonoverlapping(result.as_ptr(), digest, result.len());
            Some(())
        })
    }
}

/// Makes a separate message for the context `to`. libcrypto has already copied the pointer from the place of `from`.
unsafe extern "C" fn copy(to: MdContext, from: MdContext) -> c_int {
    // SAFETY: see `with`. The pointer in `to` is only a copy, and the place of `from` owns the message. So this
    // function does not free the message.
    unsafe {
        let Some(from) = place(from).as_mut() else { return 0 };
        with(to, |state| {
            *state = null_mut();
            if let Some(message) = message(from) {
                begin(state, message.hash.dup());
            }
            Some(())
        })
    }
}

unsafe extern "C" fn cleanup(context: MdContext) -> c_int {
    // SAFETY: see `with`.
    unsafe {
        with(context, |state| {
            release(state);
            Some(())
        })
    }
}
