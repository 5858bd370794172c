//! Legacy methods for the keys of this provider. A legacy method is a table of functions in libcrypto for one type of
//! keys. If a type has a legacy method, libcrypto uses the method instead of the provider's operations. So a method of
//! this module makes a context for the provider's operation (such as a signature), and passes each call on to the
//! functions of this operation. A method uses a key of libcrypto only if the function `own` has shown that the key
//! belongs to this copy of the library.
use super::{
    abi::{Dispatch, OCTET_PTR, OCTET_STRING, Param, UNMODIFIED, UTF8_PTR, UTF8_STRING},
    asym, entry, exchange,
    init::FUNCTIONS as DISPATCH,
    keymgmt::{OBJECT, provider_of},
    libcrypto::Libcrypto,
    signature,
};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::{from_mut, null, null_mut},
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::OnceLock,
};

/// `Context`, `Pkey` and `Method` are pointers to libcrypto's types EVP_PKEY_CTX, EVP_PKEY and EVP_PKEY_METHOD.
type Context = *mut c_void;
type Pkey = *mut c_void;
type Method = *mut c_void;
type OnContext = unsafe extern "C" fn(Context) -> c_int;
type OnKey = unsafe extern "C" fn(Context, Pkey) -> c_int;
type Transform = unsafe extern "C" fn(Context, *mut u8, *mut usize, *const u8, usize) -> c_int;
type Verify = unsafe extern "C" fn(Context, *const u8, usize, *const u8, usize) -> c_int;
type Derive = unsafe extern "C" fn(Context, *mut u8, *mut usize) -> c_int;
type Control = unsafe extern "C" fn(Context, c_int, c_int, *mut c_void) -> c_int;
type ControlText = unsafe extern "C" fn(Context, *const c_char, *const c_char) -> c_int;

/// Declares a structure of pointers to functions of libcrypto. The functions have the types in OpenSSL's headers.
macro_rules! libcrypto {
    ($functions:ident: $($field:ident = $name:literal: $type:ty;)+) => {
        struct $functions {
            $($field: $type,)+
        }

        impl $functions {
            fn find(libcrypto: Libcrypto) -> Option<Self> {
                // SAFETY: the functions have the types that OpenSSL declares in evp.h, provider.h, params.h, objects.h,
                // crypto.h and err.h.
                unsafe { Some(Self { $($field: libcrypto.find($name)?,)+ }) }
            }
        }
    };
}
libcrypto! { Functions:
    data = c"EVP_PKEY_CTX_get_data": unsafe extern "C" fn(Context) -> *mut c_void;
    set_data = c"EVP_PKEY_CTX_set_data": unsafe extern "C" fn(Context, *mut c_void);
    key = c"EVP_PKEY_CTX_get0_pkey": unsafe extern "C" fn(Context) -> Pkey;
    provider = c"EVP_PKEY_get0_provider": unsafe extern "C" fn(Pkey) -> *const c_void;
    dispatch = c"OSSL_PROVIDER_get0_dispatch": unsafe extern "C" fn(*const c_void) -> *const Dispatch;
    get_params = c"EVP_PKEY_get_params": unsafe extern "C" fn(Pkey, *mut Param) -> c_int;
    param_from_text = c"OSSL_PARAM_allocate_from_text":
        unsafe extern "C" fn(*mut Param, *const Param, *const c_char, *const c_char, usize, *mut c_int) -> c_int;
    free_memory = c"CRYPTO_free": unsafe extern "C" fn(*mut c_void, *const c_char, c_int);
    digest_name = c"EVP_MD_get0_name": unsafe extern "C" fn(*const c_void) -> *const c_char;
    digest_by_name = c"EVP_get_digestbyname": unsafe extern "C" fn(*const c_char) -> *const c_void;
    name_of_number = c"OBJ_nid2sn": unsafe extern "C" fn(c_int) -> *const c_char;
    new_error = c"ERR_new": unsafe extern "C" fn();
    set_error_debug = c"ERR_set_debug": unsafe extern "C" fn(*const c_char, c_int, *const c_char);
    set_error = c"ERR_set_error": unsafe extern "C" fn(c_int, c_int, *const c_char, ...);
    // The following functions are for the generation of new keys.
    library = c"EVP_PKEY_CTX_get0_libctx": unsafe extern "C" fn(Context) -> *mut c_void;
    properties = c"EVP_PKEY_CTX_get0_propq": unsafe extern "C" fn(Context) -> *const c_char;
    context_for_name = c"EVP_PKEY_CTX_new_from_name":
        unsafe extern "C" fn(*mut c_void, *const c_char, *const c_char) -> Context;
    copy = c"EVP_PKEY_CTX_dup": unsafe extern "C" fn(Context) -> Context;
    free = c"EVP_PKEY_CTX_free": unsafe extern "C" fn(Context);
    control_text = c"EVP_PKEY_CTX_ctrl_str": ControlText;
    keygen_init = c"EVP_PKEY_keygen_init": OnContext;
    generate = c"EVP_PKEY_generate": unsafe extern "C" fn(Context, *mut Pkey) -> c_int;
}
libcrypto! { Setters:
    find_method = c"EVP_PKEY_meth_find": unsafe extern "C" fn(c_int) -> Method;
    new = c"EVP_PKEY_meth_new": unsafe extern "C" fn(c_int, c_int) -> Method;
    free = c"EVP_PKEY_meth_free": unsafe extern "C" fn(Method);
    add = c"EVP_PKEY_meth_add0": unsafe extern "C" fn(Method) -> c_int;
    remove = c"EVP_PKEY_meth_remove": unsafe extern "C" fn(Method) -> c_int;
    set_copy = c"EVP_PKEY_meth_set_copy": unsafe extern "C" fn(Method, unsafe extern "C" fn(Context, Context) -> c_int);
    set_cleanup = c"EVP_PKEY_meth_set_cleanup": unsafe extern "C" fn(Method, unsafe extern "C" fn(Context));
    set_keygen = c"EVP_PKEY_meth_set_keygen": unsafe extern "C" fn(Method, OnContext, OnKey);
    set_sign = c"EVP_PKEY_meth_set_sign": unsafe extern "C" fn(Method, OnContext, Transform);
    set_verify = c"EVP_PKEY_meth_set_verify": unsafe extern "C" fn(Method, OnContext, Verify);
    set_encrypt = c"EVP_PKEY_meth_set_encrypt": unsafe extern "C" fn(Method, OnContext, Transform);
    set_decrypt = c"EVP_PKEY_meth_set_decrypt": unsafe extern "C" fn(Method, OnContext, Transform);
    set_derive = c"EVP_PKEY_meth_set_derive": unsafe extern "C" fn(Method, OnContext, Derive);
    set_control = c"EVP_PKEY_meth_set_ctrl": unsafe extern "C" fn(Method, Control, ControlText);
}

/// The libcrypto in which the methods are registered, and its functions.
static LIBCRYPTO: OnceLock<(Libcrypto, Functions)> = OnceLock::new();

/// Adds all methods to libcrypto's list, or none of them. The list has no lock, and other threads may be reading the
/// list. So all methods are complete before the first of them is added. If libcrypto does not take the methods, the
/// function returns the reason.
pub(super) fn register(libcrypto: Libcrypto) -> Result<(), &'static str> {
    let none = "this libcrypto has no legacy methods for keys";
    let setters = Setters::find(libcrypto).ok_or(none)?;
    let functions = Functions::find(libcrypto).ok_or(none)?;
    if LIBCRYPTO.get_or_init(|| (libcrypto, functions)).0 != libcrypto {
        return Err("another libcrypto in this process has the methods for keys, and there can be one only");
    }
    // SAFETY: this calls functions of libcrypto. When a method is in the list, libcrypto owns it. So this code frees
    // only methods that are not in the list.
    unsafe {
        if NUMBERS.iter().any(|number| !(setters.find_method)(*number).is_null()) {
            return Err(
                "this libcrypto has methods for GOST keys from somebody else, who will not know fastgost's keys",
            );
        }
        let methods = [method::<0>(&setters), method::<1>(&setters), method::<2>(&setters)];
        let mut added = 0;
        if methods.iter().all(|method| !method.is_null()) {
            added = methods.iter().take_while(|method| (setters.add)(**method) == 1).count();
        }
        if added == methods.len() {
            return Ok(());
        }
        for (i, method) in methods.into_iter().enumerate() {
            if i >= added || (setters.remove)(method) == 1 {
                (setters.free)(method);
            }
        }
    }
    Err("libcrypto did not take the methods for keys")
}

/// OpenSSL's numbers for the three types of keys. `ALIASES` has a second name for each of these types. OpenSSL has no
/// number for the names in `ALIASES`, so there is no method for them.
static NUMBERS: [c_int; 3] = [979, 980, 811];
static ALIASES: [&CStr; 3] = [c"fastgost-2012-256", c"fastgost-2012-512", c"fastgost-2001"];

/// Makes the method for one type of keys, or returns null after an error.
fn method<const N: usize>(setters: &Setters) -> Method {
    // SAFETY: this calls functions of libcrypto, with a method that libcrypto has made, and with functions of the types
    // that libcrypto expects.
    unsafe {
        let method = (setters.new)(NUMBERS[N], 0);
        if !method.is_null() {
            (setters.set_copy)(method, copy);
            (setters.set_cleanup)(method, cleanup);
            (setters.set_keygen)(method, keygen_init::<N>, keygen);
            (setters.set_sign)(method, sign_init, sign);
            (setters.set_verify)(method, verify_init, verify);
            (setters.set_encrypt)(method, encrypt_init, encrypt);
            (setters.set_decrypt)(method, decrypt_init, decrypt);
            (setters.set_derive)(method, derive_init, derive);
            (setters.set_control)(method, control, control_text);
        }
        method
    }
}

/// A group of the provider's functions. All functions of a `Family` work on the same type of context.
struct Family {
    new: unsafe extern "C" fn(*mut c_void) -> *mut c_void,
    free: unsafe extern "C" fn(*mut c_void),
    copy: unsafe extern "C" fn(*mut c_void) -> *mut c_void,
    set: unsafe extern "C" fn(*mut c_void, *const Param) -> c_int,
    settable: &'static [Param],
}

static SIGNATURE: Family = Family {
    new: new_signature,
    free: entry::free::<crate::signature::State>,
    copy: entry::duplicate::<crate::signature::State>,
    set: signature::set_params,
    settable: crate::signature::SETTABLE,
};
static TRANSPORT: Family = Family {
    new: asym::new,
    free: entry::free::<crate::transport::State>,
    copy: entry::duplicate::<crate::transport::State>,
    set: asym::set_params,
    settable: crate::transport::SETTABLE,
};
static EXCHANGE: Family = Family {
    new: exchange::new,
    free: entry::free::<crate::exchange::State>,
    copy: entry::duplicate::<crate::exchange::State>,
    set: exchange::set_params,
    settable: crate::exchange::SETTABLE,
};

unsafe extern "C" fn new_signature(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`.
    unsafe { signature::new(provctx, null()) }
}

/// The data that a method stores in a context of libcrypto. The data is freed with the context.
enum Operation {
    /// An operation of the provider: its functions, and its context.
    Provider(&'static Family, *mut c_void),
    /// The generation of a key, with a second context of libcrypto for the same type of keys. The second context has a
    /// name from `ALIASES`. No method exists for this name, so libcrypto lets the provider generate the new key.
    Generation(Context),
}

impl Operation {
    fn copy(&self, functions: &Functions) -> Option<Self> {
        // SAFETY: the contexts are valid until this value is dropped.
        let copy = unsafe {
            match *self {
                Self::Provider(family, context) => Self::Provider(family, (family.copy)(context)),
                Self::Generation(context) => Self::Generation((functions.copy)(context)),
            }
        };
        (!copy.context().is_null()).then_some(copy)
    }

    fn context(&self) -> *mut c_void {
        match *self {
            Self::Provider(_, context) | Self::Generation(context) => context,
        }
    }
}

impl Drop for Operation {
    fn drop(&mut self) {
        match (&*self, LIBCRYPTO.get()) {
            // SAFETY: nobody else frees the context. The context may be null.
            (Self::Provider(family, context), _) => unsafe { (family.free)(*context) },
            // SAFETY: the same as above.
            (Self::Generation(context), Some((_, functions))) => unsafe { (functions.free)(*context) },
            _ => {}
        }
    }
}

/// Runs `f`, which is the body of a function that C has called. Returns 0 after a panic.
fn run(f: impl FnOnce(&Functions) -> c_int) -> c_int {
    let Some((_, functions)) = LIBCRYPTO.get() else { return 0 };
    catch_unwind(AssertUnwindSafe(|| f(functions))).unwrap_or(0)
}

/// Makes one entry of an array of parameters (OpenSSL's type OSSL_PARAM).
fn param(key: &'static CStr, data_type: u32, data: *const c_void, data_size: usize) -> Param {
    Param { key: key.as_ptr(), data_type, data: data.cast_mut(), data_size, return_size: UNMODIFIED }
}

/// Returns the provider's object for a key of libcrypto, or null after an error. If the key does not belong to this
/// copy of the library, the function puts an error into OpenSSL's error queue. The function compares the dispatch table
/// of the key's provider with its own table, because each copy of the library has its own table.
///
/// # Safety
/// `key` is a key of libcrypto, or null.
unsafe fn own(functions: &Functions, key: Pkey) -> *mut c_void {
    let mut object: *const c_void = null();
    let mut params = [param(OBJECT, OCTET_PTR, from_mut(&mut object).cast(), 0), Param::END];
    // SAFETY: by the contract of this function. The last entry of the array is `END`.
    unsafe {
        let provider = if key.is_null() { null() } else { (functions.provider)(key) };
        let ours = !provider.is_null() && core::ptr::eq((functions.dispatch)(provider), DISPATCH.as_ptr());
        if ours && (functions.get_params)(key, params.as_mut_ptr()) == 1 && !object.is_null() {
            return object.cast_mut();
        }
        // OpenSSL calls these two numbers ERR_LIB_EVP and ERR_R_PASSED_INVALID_ARGUMENT.
        let (library, reason) = (6, 262 | 2 << 18);
        let sentence =
            c"the process uses TLS with fastgost, so that GOST keys of others do not work; allowed: keys of fastgost";
        (functions.new_error)();
        (functions.set_error_debug)(c"fastgost".as_ptr(), 0, null());
        (functions.set_error)(library, reason, sentence.as_ptr());
    }
    null_mut()
}

/// Begins an operation.
///
/// # Safety
/// libcrypto obeys its contract for methods, in this function and in the functions below. The context is a context for
/// keys whose type is in `NUMBERS`. Only one thread uses the context. Pointers from libcrypto obey the contract of the
/// provider's operation. The data in the context is null, or was stored by `replace`.
unsafe fn begin(
    context: Context,
    family: &'static Family,
    init: unsafe extern "C" fn(*mut c_void, *mut c_void, *const Param) -> c_int,
) -> c_int {
    run(|functions| {
        // SAFETY: by the contract of this function. The object lives as long as the key, and the context keeps the key
        // alive. If the operation is not stored in `context`, Rust drops the operation, and the drop frees the
        // operation's own context.
        unsafe {
            let object = own(functions, (functions.key)(context));
            if object.is_null() {
                return 0;
            }
            let operation = Operation::Provider(family, (family.new)(provider_of(object)));
            let begun = init(operation.context(), object, null());
            if begun == 1 {
                replace(functions, context, Some(operation));
            }
            begun
        }
    })
}

/// # Safety
/// The same as for [`begin`].
unsafe fn replace(functions: &Functions, context: Context, operation: Option<Operation>) {
    let new = operation.map_or(null_mut(), |operation| Box::into_raw(Box::new(operation)));
    // SAFETY: by the contract of this function.
    unsafe {
        let old: *mut Operation = (functions.data)(context).cast();
        (functions.set_data)(context, new.cast());
        if !old.is_null() {
            drop(Box::from_raw(old));
        }
    }
}

/// Runs `f` with the operation that was begun in this context.
///
/// # Safety
/// The same as for [`begin`].
unsafe fn with(context: Context, f: impl FnOnce(&Functions, &Operation) -> c_int) -> c_int {
    run(|functions| {
        // SAFETY: by the contract of this function.
        match unsafe { (functions.data)(context).cast::<Operation>().as_ref() } {
            Some(operation) => f(functions, operation),
            None => 0,
        }
    })
}

/// Declares the functions of which the methods consist. The first kind of function begins an operation of the provider.
/// The second kind passes a call on to the operation that was begun.
macro_rules! operations {
    ($($begin:ident = $family:ident, $init:path;)+) => {
        $(unsafe extern "C" fn $begin(context: Context) -> c_int {
            // SAFETY: see `begin`.
            unsafe { begin(context, &$family, $init) }
        })+
    };
    ($($name:ident($($argument:ident: $type:ty),*) = $family:ident, $f:path $(, room in $size:ident of $place:ident)?;)+) => {
        $(unsafe extern "C" fn $name(context: Context, $($argument: $type),*) -> c_int {
            // SAFETY: see `begin`. libcrypto has checked that the right operation was begun, and this function checks
            // this once more.
            unsafe {
                with(context, |_, operation| match *operation {
                    Operation::Provider(family, inner) if core::ptr::eq(family, &$family) => {
                        operations!(@call $f, inner, ($($argument),*) $(, $size, $place)?)
                    }
                    _ => 0,
                })
            }
        })+
    };
    (@call $f:path, $inner:ident, ($output:ident, $size_of_output:ident $(, $argument:ident)*), $size:ident, $place:ident) => {
        $f($inner, $output, $size, if $place.is_null() { 0 } else { *$size_of_output } $(, $argument)*)
    };
    (@call $f:path, $inner:ident, ($($argument:ident),*)) => {
        $f($inner, $($argument),*)
    };
}
operations! {
    sign_init = SIGNATURE, signature::sign_init;
    verify_init = SIGNATURE, signature::verify_init;
    encrypt_init = TRANSPORT, asym::encrypt_init;
    decrypt_init = TRANSPORT, asym::decrypt_init;
    derive_init = EXCHANGE, exchange::init;
}
operations! {
    sign(output: *mut u8, size: *mut usize, digest: *const u8, digest_size: usize)
        = SIGNATURE, signature::sign, room in size of output;
    verify(signature: *const u8, size: usize, digest: *const u8, digest_size: usize) = SIGNATURE, signature::verify;
    encrypt(output: *mut u8, size: *mut usize, input: *const u8, input_size: usize)
        = TRANSPORT, asym::encrypt, room in size of output;
    decrypt(output: *mut u8, size: *mut usize, input: *const u8, input_size: usize)
        = TRANSPORT, asym::decrypt, room in size of output;
    derive(output: *mut u8, size: *mut usize) = EXCHANGE, exchange::derive, room in size of output;
}

unsafe extern "C" fn copy(to: Context, from: Context) -> c_int {
    run(|functions| {
        // SAFETY: see `begin`, here and below. The new context has no operation yet.
        unsafe {
            (functions.set_data)(to, null_mut());
            let Some(operation) = (functions.data)(from).cast::<Operation>().as_ref() else { return 1 };
            let copy = operation.copy(functions);
            let copied = copy.is_some();
            replace(functions, to, copy);
            copied.into()
        }
    })
}

unsafe extern "C" fn cleanup(context: Context) {
    run(|functions| {
        // SAFETY: see `copy`.
        unsafe { replace(functions, context, None) };
        1
    });
}

unsafe extern "C" fn keygen_init<const N: usize>(context: Context) -> c_int {
    run(|functions| {
        // SAFETY: see `copy`.
        unsafe {
            let (library, properties) = ((functions.library)(context), (functions.properties)(context));
            let inner = (functions.context_for_name)(library, ALIASES[N].as_ptr(), properties);
            let operation = Operation::Generation(inner);
            let begun = if inner.is_null() { 0 } else { (functions.keygen_init)(inner) };
            if begun == 1 {
                replace(functions, context, Some(operation));
            }
            begun
        }
    })
}

unsafe extern "C" fn keygen(context: Context, key: Pkey) -> c_int {
    let mut key = key;
    // SAFETY: see `copy`. libcrypto stores the new key in the object `key`, which the caller has passed.
    unsafe {
        with(context, |functions, operation| match *operation {
            Operation::Generation(inner) => (functions.generate)(inner, &mut key),
            Operation::Provider(..) => 0,
        })
    }
}

/// The result for a control (a command from libcrypto) that this code does not know.
const UNSUPPORTED: c_int = -2;

unsafe extern "C" fn control(context: Context, what: c_int, number: c_int, pointer: *mut c_void) -> c_int {
    // SAFETY: see `copy`. The possible values of `what` are OpenSSL's constants EVP_PKEY_CTRL_*. Each constant defines
    // what `pointer` points to.
    unsafe {
        // The number 7 is the control DIGESTINIT. With the other numbers in the pattern, libcrypto's code for CMS and
        // PKCS #7 announces the operation that it will begin.
        if let 3..=5 | 7 | 9..=11 = what {
            return 1;
        }
        with(context, |functions, operation| {
            let Operation::Provider(family, inner) = *operation else { return UNSUPPORTED };
            let set = |param: Param| (family.set)(inner, [param, Param::END].as_ptr());
            let text = |key, text: *const c_char| match text.is_null() {
                true => 0,
                false => set(param(key, UTF8_STRING, text.cast(), CStr::from_ptr(text).count_bytes())),
            };
            match (what, number) {
                // The number 1 is the control MD, and 13 is the control GET_MD.
                (1, _) if !pointer.is_null() => text(c"digest", (functions.digest_name)(pointer)),
                (13, _) if !pointer.is_null() && core::ptr::eq(family, &SIGNATURE) => {
                    let mut name: *const c_char = null();
                    let mut params = [param(c"digest", UTF8_PTR, from_mut(&mut name).cast(), 0), Param::END];
                    let found = signature::get_params(inner, params.as_mut_ptr());
                    let digest = if name.is_null() { null() } else { (functions.digest_by_name)(name) };
                    pointer.cast::<*const c_void>().write(digest);
                    if digest.is_null() { 0 } else { found }
                }
                // The number 2 is the control PEER_KEY. libcrypto may send this control three times. With the first
                // control, libcrypto asks to set the peer's key. The result 2 says that libcrypto need not send the
                // second control. With the third control, libcrypto asks whether the peer's key was used instead of an
                // ephemeral key.
                (2, 0) if core::ptr::eq(family, &EXCHANGE) => {
                    let peer = own(functions, pointer);
                    if peer.is_null() { 0 } else { 2 * exchange::set_peer(inner, peer) }
                }
                (2, _) => 0,
                // The control SET_IV passes the user keying material.
                (8, size @ 0..) if !pointer.is_null() => {
                    set(param(c"ukm", OCTET_STRING, pointer, usize::try_from(size).unwrap_or(0)))
                }
                // The control CIPHER passes OpenSSL's number of the cipher that encrypts the content.
                (12, _) => text(c"cipher", (functions.name_of_number)(number)),
                _ => UNSUPPORTED,
            }
        })
    }
}

unsafe extern "C" fn control_text(context: Context, name: *const c_char, value: *const c_char) -> c_int {
    // SAFETY: see `copy`. Both arguments are strings or null. libcrypto allocates the memory for the parameter's value,
    // and this function frees it.
    unsafe {
        with(context, |functions, operation| {
            let (family, inner) = match *operation {
                Operation::Generation(inner) => return (functions.control_text)(inner, name, value),
                Operation::Provider(family, inner) => (family, inner),
            };
            if name.is_null() || value.is_null() {
                return 0;
            }
            let (mut found, mut params) = (0, [Param::END, Param::END]);
            let size = CStr::from_ptr(value).count_bytes();
            let place = params.as_mut_ptr();
            let taken = (functions.param_from_text)(place, family.settable.as_ptr(), name, value, size, &mut found);
            match (taken, found) {
                (_, 0) => UNSUPPORTED,
                (1, _) => {
                    let result = (family.set)(inner, params.as_ptr());
                    (functions.free_memory)(params[0].data, c"fastgost".as_ptr(), 0);
                    result
                }
                _ => 0,
            }
        })
    }
}
