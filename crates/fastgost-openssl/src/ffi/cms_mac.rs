//! Lets CMS use ciphers that have a MAC (RFC 9337, and R 1323565.1.025-2019). The MAC is an unprotected attribute of
//! EnvelopedData. libcrypto reads and writes this attribute only if the cipher is a legacy method (an `EVP_CIPHER` that
//! does not come from a provider). So legacy methods replace the provider's ciphers. The replacement happens when a
//! program begins to encrypt or decrypt a stream, as CMS does.
use super::{
    engine::{self, Use},
    entry,
    legacy_cipher::Method,
    libcrypto::{Libcrypto, table},
};
use crate::error::{Error, Reason, Result};
use core::{
    ffi::{CStr, c_char, c_int, c_long, c_void},
    ptr::null_mut,
};
use std::{
    panic::catch_unwind,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

type NewStream = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_void, c_int, c_long, *mut c_void);

table! {
    Functions {
        index = c"CRYPTO_get_ex_new_index": unsafe extern "C" fn(
            c_int, c_long, *mut c_void, Option<NewStream>, Option<NewStream>, Option<NewStream>,
        ) -> c_int;
        stream_type = c"BIO_method_type": unsafe extern "C" fn(*const c_void) -> c_int;
        object = c"OBJ_txt2obj": unsafe extern "C" fn(*const c_char, c_int) -> *mut c_void;
        free_object = c"ASN1_OBJECT_free": unsafe extern "C" fn(*mut c_void);
        read = c"X509at_get0_data_by_OBJ":
            unsafe extern "C" fn(*const c_void, *const c_void, c_int, c_int) -> *mut c_void;
        write = c"X509at_add1_attr_by_OBJ":
            unsafe extern "C" fn(*mut *mut c_void, *const c_void, c_int, *const u8, c_int) -> *mut c_void;
        bytes = c"ASN1_STRING_get0_data": unsafe extern "C" fn(*const c_void) -> *const u8;
        length = c"ASN1_STRING_length": unsafe extern "C" fn(*const c_void) -> c_int;
    }
}

/// The first libcrypto that loads the provider, and the functions of this libcrypto.
static LIBCRYPTO: OnceLock<(Libcrypto, Functions)> = OnceLock::new();

/// Makes the engine for `ciphers`, and registers the function `new_stream`, which libcrypto calls for each new stream.
/// Returns `None` if this libcrypto has no engines, or if another libcrypto in this process has loaded the provider
/// before.
pub(super) fn prepare(libcrypto: Libcrypto, ciphers: Vec<(c_int, Method)>) -> Option<()> {
    /// The value of CRYPTO_EX_INDEX_BIO.
    const STREAMS: c_int = 12;
    let functions = Functions::find(libcrypto)?;
    engine::prepare(libcrypto, Use::Cms, ciphers)?;
    let (registered, functions) = LIBCRYPTO.get_or_init(|| (libcrypto, functions));
    if *registered != libcrypto {
        return None;
    }
    // SAFETY: this calls a function of libcrypto, with a function of the type that libcrypto expects.
    (unsafe { (functions.index)(STREAMS, 0, null_mut(), Some(new_stream), None, None) } >= 0).then_some(())
}

/// libcrypto calls this function when it makes a stream (BIO). For the first stream that encrypts or decrypts, the
/// function registers the legacy methods, which then replace the provider's ciphers.
unsafe extern "C" fn new_stream(
    stream: *mut c_void,
    _: *mut c_void,
    _: *mut c_void,
    _: c_int,
    _: c_long,
    _: *mut c_void,
) {
    /// The value of BIO_TYPE_CIPHER.
    const ENCRYPTS: c_int = 0x20a;
    static DONE: AtomicBool = AtomicBool::new(false);
    if DONE.load(Ordering::Acquire) {
        return;
    }
    let Some((libcrypto, functions)) = LIBCRYPTO.get() else { return };
    // SAFETY: this calls a function of libcrypto with libcrypto's stream. libcrypto has already set the stream's
    // method.
    if unsafe { (functions.stream_type)(stream) } == ENCRYPTS {
        // If several threads reach this line at the same time, the ciphers are registered more than once. This does no
        // harm.
        let _ = catch_unwind(|| engine::register(*libcrypto, Use::Cms));
        DONE.store(true, Ordering::Release);
    }
}

/// The object identifier of the attribute (id-cms-mac-attr), and the ASN.1 type of its value.
const ATTRIBUTE: &CStr = c"1.2.643.7.1.0.6.1.1";
const OCTET_STRING: c_int = 4;

/// Reads the MAC from the attributes of a CMS message.
///
/// # Safety
/// The attributes are an object of libcrypto.
pub(super) unsafe fn read(attributes: *mut c_void) -> Result<Vec<u8>> {
    let (_, functions) = LIBCRYPTO.get().ok_or_else(|| Error::state("there is no CMS"))?;
    // SAFETY: this calls functions of libcrypto with libcrypto's objects. The value is readable for its length.
    unsafe {
        let object = (functions.object)(ATTRIBUTE.as_ptr(), 1);
        // With the number -3, libcrypto returns a value only if there is exactly one attribute of this type, with
        // exactly one value.
        let value = (functions.read)(attributes, object, -3, OCTET_STRING);
        (functions.free_object)(object);
        if value.is_null() {
            return Err(Error::new(Reason::Format, "the message has no attribute with a MAC, or more than one"));
        }
        let length = usize::try_from((functions.length)(value)).unwrap_or(0);
        Ok(entry::input((functions.bytes)(value), length).to_vec())
    }
}

/// Adds the MAC to the attributes of a CMS message.
///
/// # Safety
/// The attributes are an object of libcrypto.
pub(super) unsafe fn write(attributes: *mut c_void, mac: &[u8]) -> Result<()> {
    let failed = || Error::new(Reason::Internal, "the MAC could not be added to the message");
    let (_, functions) = LIBCRYPTO.get().ok_or_else(failed)?;
    let size = c_int::try_from(mac.len()).ok().filter(|size| *size > 0).ok_or_else(failed)?;
    let mut attributes = attributes;
    // SAFETY: this calls functions of libcrypto with libcrypto's objects. The list of attributes keeps its address when
    // an attribute is added.
    let added = unsafe {
        let object = (functions.object)(ATTRIBUTE.as_ptr(), 1);
        let added = (functions.write)(&raw mut attributes, object, OCTET_STRING, mac.as_ptr(), size);
        (functions.free_object)(object);
        added
    };
    if added.is_null() { Err(failed()) } else { Ok(()) }
}
