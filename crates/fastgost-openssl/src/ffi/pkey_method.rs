//! Legacy methods for keys of providers. libcrypto prefers them to the provider's operations, so they pass everything on to these: to
//! a context for a twin of the key, of a type without such a method.
use super::{
    abi::{OCTET_STRING, Param, UNMODIFIED},
    libcrypto::Libcrypto,
};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::null_mut,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::OnceLock,
};

/// EVP_PKEY_CTX, EVP_PKEY, EVP_PKEY_METHOD, OSSL_LIB_CTX.
type Context = *mut c_void;
type Pkey = *mut c_void;
type Method = *mut c_void;
type Library = *mut c_void;
type OnContext = unsafe extern "C" fn(Context) -> c_int;
type OnKey = unsafe extern "C" fn(Context, Pkey) -> c_int;
type Transform = unsafe extern "C" fn(Context, *mut u8, *mut usize, *const u8, usize) -> c_int;
type Verify = unsafe extern "C" fn(Context, *const u8, usize, *const u8, usize) -> c_int;
type Derive = unsafe extern "C" fn(Context, *mut u8, *mut usize) -> c_int;

/// Declares the functions of libcrypto that are used here, with their types in OpenSSL's evp.h.
macro_rules! libcrypto {
    ($($field:ident = $name:literal: $type:ty;)+) => {
        struct Functions {
            $($field: $type,)+
        }

        impl Functions {
            fn find(libcrypto: Libcrypto) -> Option<Self> {
                // SAFETY: the types are those of OpenSSL's evp.h and params.h.
                unsafe { Some(Self { $($field: libcrypto.find($name)?,)+ }) }
            }
        }
    };
}
libcrypto! {
    context_for_key = c"EVP_PKEY_CTX_new_from_pkey": unsafe extern "C" fn(Library, Pkey, *const c_char) -> Context;
    context_for_name = c"EVP_PKEY_CTX_new_from_name":
        unsafe extern "C" fn(Library, *const c_char, *const c_char) -> Context;
    copy = c"EVP_PKEY_CTX_dup": unsafe extern "C" fn(Context) -> Context;
    free = c"EVP_PKEY_CTX_free": unsafe extern "C" fn(Context);
    data = c"EVP_PKEY_CTX_get_data": unsafe extern "C" fn(Context) -> Context;
    set_data = c"EVP_PKEY_CTX_set_data": unsafe extern "C" fn(Context, Context);
    key = c"EVP_PKEY_CTX_get0_pkey": unsafe extern "C" fn(Context) -> Pkey;
    library = c"EVP_PKEY_CTX_get0_libctx": unsafe extern "C" fn(Context) -> Library;
    properties = c"EVP_PKEY_CTX_get0_propq": unsafe extern "C" fn(Context) -> *const c_char;
    set_params = c"EVP_PKEY_CTX_set_params": unsafe extern "C" fn(Context, *const Param) -> c_int;
    control_text = c"EVP_PKEY_CTX_ctrl_str": unsafe extern "C" fn(Context, *const c_char, *const c_char) -> c_int;
    set_digest = c"EVP_PKEY_CTX_set_signature_md": unsafe extern "C" fn(Context, *const c_void) -> c_int;
    digest = c"EVP_PKEY_CTX_get_signature_md": unsafe extern "C" fn(Context, *mut *const c_void) -> c_int;
    is_a = c"EVP_PKEY_is_a": unsafe extern "C" fn(Pkey, *const c_char) -> c_int;
    to_data = c"EVP_PKEY_todata": unsafe extern "C" fn(Pkey, c_int, *mut *mut Param) -> c_int;
    from_data_init = c"EVP_PKEY_fromdata_init": OnContext;
    from_data = c"EVP_PKEY_fromdata": unsafe extern "C" fn(Context, *mut Pkey, c_int, *mut Param) -> c_int;
    free_params = c"OSSL_PARAM_free": unsafe extern "C" fn(*mut Param);
    wipe = c"OPENSSL_cleanse": unsafe extern "C" fn(*mut c_void, usize);
    free_key = c"EVP_PKEY_free": unsafe extern "C" fn(Pkey);
    set_peer = c"EVP_PKEY_derive_set_peer": OnKey;
    sign_init = c"EVP_PKEY_sign_init": OnContext;
    sign = c"EVP_PKEY_sign": Transform;
    verify_init = c"EVP_PKEY_verify_init": OnContext;
    verify = c"EVP_PKEY_verify": Verify;
    encrypt_init = c"EVP_PKEY_encrypt_init": OnContext;
    encrypt = c"EVP_PKEY_encrypt": Transform;
    decrypt_init = c"EVP_PKEY_decrypt_init": OnContext;
    decrypt = c"EVP_PKEY_decrypt": Transform;
    derive_init = c"EVP_PKEY_derive_init": OnContext;
    derive = c"EVP_PKEY_derive": Derive;
    keygen_init = c"EVP_PKEY_keygen_init": OnContext;
    generate = c"EVP_PKEY_generate": unsafe extern "C" fn(Context, *mut Pkey) -> c_int;
}

/// Of the first libcrypto that needs them. Another one in the same process does without.
static FUNCTIONS: OnceLock<Functions> = OnceLock::new();

/// Types of keys: OpenSSL's number and name, the name of twins, and another name of the same type, which has no number.
struct Kind {
    nid: c_int,
    name: &'static CStr,
    twin: &'static CStr,
    alias: &'static CStr,
}

static KINDS: [Kind; 3] = [
    Kind { nid: 979, name: c"gost2012_256", twin: c"fastgost-twin-2012-256", alias: c"fastgost-2012-256" },
    Kind { nid: 980, name: c"gost2012_512", twin: c"fastgost-twin-2012-512", alias: c"fastgost-2012-512" },
    Kind { nid: 811, name: c"gost2001", twin: c"fastgost-twin-2001", alias: c"fastgost-2001" },
];

/// A private key and what belongs to it (EVP_PKEY_KEYPAIR).
const ALL: c_int = 0x87;

/// Adds the methods to libcrypto's list.
pub(super) fn register(libcrypto: Libcrypto) -> Option<()> {
    if FUNCTIONS.set(Functions::find(libcrypto)?).is_err() {
        return None;
    }
    add::<0>(libcrypto)?;
    add::<1>(libcrypto)?;
    add::<2>(libcrypto)
}

fn add<const N: usize>(libcrypto: Libcrypto) -> Option<()> {
    // SAFETY: the types are those of OpenSSL's evp.h; libcrypto owns the method from then on.
    unsafe {
        let new: unsafe extern "C" fn(c_int, c_int) -> Method = libcrypto.find(c"EVP_PKEY_meth_new")?;
        let add: unsafe extern "C" fn(Method) -> c_int = libcrypto.find(c"EVP_PKEY_meth_add0")?;
        let set_copy: unsafe extern "C" fn(Method, unsafe extern "C" fn(Context, Context) -> c_int) =
            libcrypto.find(c"EVP_PKEY_meth_set_copy")?;
        let set_cleanup: unsafe extern "C" fn(Method, unsafe extern "C" fn(Context)) =
            libcrypto.find(c"EVP_PKEY_meth_set_cleanup")?;
        let set_keygen: unsafe extern "C" fn(Method, OnContext, OnKey) = libcrypto.find(c"EVP_PKEY_meth_set_keygen")?;
        let set_sign: unsafe extern "C" fn(Method, OnContext, Transform) = libcrypto.find(c"EVP_PKEY_meth_set_sign")?;
        let set_verify: unsafe extern "C" fn(Method, OnContext, Verify) =
            libcrypto.find(c"EVP_PKEY_meth_set_verify")?;
        let set_encrypt: unsafe extern "C" fn(Method, OnContext, Transform) =
            libcrypto.find(c"EVP_PKEY_meth_set_encrypt")?;
        let set_decrypt: unsafe extern "C" fn(Method, OnContext, Transform) =
            libcrypto.find(c"EVP_PKEY_meth_set_decrypt")?;
        let set_derive: unsafe extern "C" fn(Method, OnContext, Derive) =
            libcrypto.find(c"EVP_PKEY_meth_set_derive")?;
        type Control = unsafe extern "C" fn(Context, c_int, c_int, *mut c_void) -> c_int;
        type ControlText = unsafe extern "C" fn(Context, *const c_char, *const c_char) -> c_int;
        let set_control: unsafe extern "C" fn(Method, Control, ControlText) =
            libcrypto.find(c"EVP_PKEY_meth_set_ctrl")?;
        let method = new(KINDS[N].nid, 0);
        if method.is_null() {
            return None;
        }
        set_copy(method, copy);
        set_cleanup(method, cleanup);
        set_keygen(method, keygen_init::<N>, keygen);
        set_sign(method, sign_init, sign);
        set_verify(method, verify_init, verify);
        set_encrypt(method, encrypt_init, encrypt);
        set_decrypt(method, decrypt_init, decrypt);
        set_derive(method, derive_init, derive);
        set_control(method, control, control_text);
        (add(method) == 1).then_some(())
    }
}

/// Runs a function that C called; 0 after a panic.
fn run(f: impl FnOnce(&Functions) -> c_int) -> c_int {
    let Some(functions) = FUNCTIONS.get() else { return 0 };
    catch_unwind(AssertUnwindSafe(|| f(functions))).unwrap_or(0)
}

/// The same key, of the type without a method. Null after an error.
///
/// # Safety
/// A key of one of these types, and its library context.
unsafe fn twin(functions: &Functions, key: Pkey, library: Library, properties: *const c_char) -> Pkey {
    // SAFETY: as here; null is allowed for the library context and the properties. What is freed was allocated here.
    unsafe {
        let Some(kind) = KINDS.iter().find(|kind| !key.is_null() && (functions.is_a)(key, kind.name.as_ptr()) == 1)
        else {
            return null_mut();
        };
        let mut params = null_mut();
        if (functions.to_data)(key, ALL, &mut params) != 1 {
            return null_mut();
        }
        let mut twin = null_mut();
        let context = (functions.context_for_name)(library, kind.twin.as_ptr(), properties);
        if !context.is_null() && (functions.from_data_init)(context) == 1 {
            (functions.from_data)(context, &mut twin, ALL, params);
        }
        (functions.free)(context);
        let mut param = params;
        while !(*param).key.is_null() {
            if !(*param).data.is_null() && CStr::from_ptr((*param).key) == c"priv" {
                (functions.wipe)((*param).data, (*param).data_size);
            }
            param = param.add(1);
        }
        (functions.free_params)(params);
        twin
    }
}

/// Begins an operation: makes a context for the key's twin, and begins it there.
///
/// # Safety
/// libcrypto's contract for methods, here and below: a context for a key of one of these types.
unsafe fn begin(context: Context, init: impl FnOnce(&Functions) -> OnContext) -> c_int {
    run(|functions| {
        // SAFETY: as here; the twin is freed with the context that has a reference to it.
        unsafe {
            let (library, properties) = ((functions.library)(context), (functions.properties)(context));
            let twin = twin(functions, (functions.key)(context), library, properties);
            if twin.is_null() {
                return 0;
            }
            let inner = (functions.context_for_key)(library, twin, properties);
            (functions.free_key)(twin);
            replace(functions, context, inner);
            if inner.is_null() { 0 } else { init(functions)(inner) }
        }
    })
}

/// # Safety
/// As [`begin`]; `inner` is null or a context that nobody else frees.
unsafe fn replace(functions: &Functions, context: Context, inner: Context) {
    // SAFETY: as here; freeing null does nothing.
    unsafe {
        (functions.free)((functions.data)(context));
        (functions.set_data)(context, inner);
    }
}

/// Passes an operation on to the inner context.
///
/// # Safety
/// As [`begin`].
unsafe fn pass(context: Context, f: impl FnOnce(&Functions, Context) -> c_int) -> c_int {
    run(|functions| {
        // SAFETY: as here.
        let inner = unsafe { (functions.data)(context) };
        if inner.is_null() { 0 } else { f(functions, inner) }
    })
}

unsafe extern "C" fn copy(to: Context, from: Context) -> c_int {
    run(|functions| {
        // SAFETY: see `begin`, here and below. The new context has no inner one yet.
        unsafe {
            let inner = (functions.data)(from);
            let copy = if inner.is_null() { null_mut() } else { (functions.copy)(inner) };
            (functions.set_data)(to, copy);
            c_int::from(inner.is_null() || !copy.is_null())
        }
    })
}

unsafe extern "C" fn cleanup(context: Context) {
    run(|functions| {
        // SAFETY: see `copy`.
        unsafe { replace(functions, context, null_mut()) };
        1
    });
}

unsafe extern "C" fn keygen_init<const N: usize>(context: Context) -> c_int {
    run(|functions| {
        // SAFETY: see `copy`.
        unsafe {
            let (library, properties) = ((functions.library)(context), (functions.properties)(context));
            let inner = (functions.context_for_name)(library, KINDS[N].alias.as_ptr(), properties);
            replace(functions, context, inner);
            if inner.is_null() { 0 } else { (functions.keygen_init)(inner) }
        }
    })
}

unsafe extern "C" fn keygen(context: Context, key: Pkey) -> c_int {
    let mut key = key;
    // SAFETY: see `copy`; it generates into the key that is given.
    unsafe { pass(context, |functions, inner| (functions.generate)(inner, &mut key)) }
}

unsafe extern "C" fn sign_init(context: Context) -> c_int {
    // SAFETY: see `copy`.
    unsafe { begin(context, |functions| functions.sign_init) }
}

unsafe extern "C" fn sign(
    context: Context,
    signature: *mut u8,
    size: *mut usize,
    digest: *const u8,
    digest_size: usize,
) -> c_int {
    // SAFETY: see `copy`.
    unsafe { pass(context, |functions, inner| (functions.sign)(inner, signature, size, digest, digest_size)) }
}

unsafe extern "C" fn verify_init(context: Context) -> c_int {
    // SAFETY: see `copy`.
    unsafe { begin(context, |functions| functions.verify_init) }
}

unsafe extern "C" fn verify(
    context: Context,
    signature: *const u8,
    size: usize,
    digest: *const u8,
    digest_size: usize,
) -> c_int {
    // SAFETY: see `copy`.
    unsafe { pass(context, |functions, inner| (functions.verify)(inner, signature, size, digest, digest_size)) }
}

unsafe extern "C" fn encrypt_init(context: Context) -> c_int {
    // SAFETY: see `copy`.
    unsafe { begin(context, |functions| functions.encrypt_init) }
}

unsafe extern "C" fn encrypt(
    context: Context,
    output: *mut u8,
    size: *mut usize,
    input: *const u8,
    input_size: usize,
) -> c_int {
    // SAFETY: see `copy`.
    unsafe { pass(context, |functions, inner| (functions.encrypt)(inner, output, size, input, input_size)) }
}

unsafe extern "C" fn decrypt_init(context: Context) -> c_int {
    // SAFETY: see `copy`.
    unsafe { begin(context, |functions| functions.decrypt_init) }
}

unsafe extern "C" fn decrypt(
    context: Context,
    output: *mut u8,
    size: *mut usize,
    input: *const u8,
    input_size: usize,
) -> c_int {
    // SAFETY: see `copy`.
    unsafe { pass(context, |functions, inner| (functions.decrypt)(inner, output, size, input, input_size)) }
}

unsafe extern "C" fn derive_init(context: Context) -> c_int {
    // SAFETY: see `copy`.
    unsafe { begin(context, |functions| functions.derive_init) }
}

unsafe extern "C" fn derive(context: Context, key: *mut u8, size: *mut usize) -> c_int {
    // SAFETY: see `copy`.
    unsafe { pass(context, |functions, inner| (functions.derive)(inner, key, size)) }
}

/// What an unknown control gets.
const UNSUPPORTED: c_int = -2;

unsafe extern "C" fn control(context: Context, what: c_int, number: c_int, pointer: *mut c_void) -> c_int {
    // SAFETY: see `copy`. The numbers are those of EVP_PKEY_CTRL_*, which say what the pointer is to.
    unsafe {
        match (what, number) {
            // MD and GET_MD.
            (1, _) => pass(context, |functions, inner| (functions.set_digest)(inner, pointer)),
            (13, _) => pass(context, |functions, inner| (functions.digest)(inner, pointer.cast())),
            // PEER_KEY: the first call of two sets it, and says that the second one is not needed. The last one asks whether it was
            // used instead of an ephemeral key.
            (2, 0) => pass(context, |functions, inner| {
                let peer = twin(functions, pointer, (functions.library)(context), (functions.properties)(context));
                let result = if peer.is_null() { 0 } else { (functions.set_peer)(inner, peer) };
                (functions.free_key)(peer);
                if result == 1 { 2 } else { result }
            }),
            (2, _) => 0,
            // SET_IV: user keying material.
            (8, size) => pass(context, |functions, inner| {
                let (Ok(data_size), false) = (usize::try_from(size), pointer.is_null()) else { return 0 };
                let ukm = Param {
                    key: c"ukm".as_ptr(),
                    data_type: OCTET_STRING,
                    data: pointer,
                    data_size,
                    return_size: UNMODIFIED,
                };
                (functions.set_params)(inner, [ukm, Param::END].as_ptr())
            }),
            // DIGESTINIT; and those by which CMS and PKCS #7 announce what follows.
            (3..=5 | 7 | 9..=11, _) => 1,
            _ => UNSUPPORTED,
        }
    }
}

unsafe extern "C" fn control_text(context: Context, name: *const c_char, value: *const c_char) -> c_int {
    // SAFETY: see `copy`.
    unsafe { pass(context, |functions, inner| (functions.control_text)(inner, name, value)) }
}
