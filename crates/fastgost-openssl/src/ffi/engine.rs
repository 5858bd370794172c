//! The two engines of the provider. libcrypto can get a cipher from a provider, or from its own table of legacy methods
//! (`EVP_CIPHER`), in which each cipher has a number. If both have the same cipher, libcrypto uses the legacy method
//! only if the method belongs to an engine.
//!
//! - The engine for TLS is for the cipher suites of TLS 1.2 with Kuznyechik and Magma (RFC 9189). This engine is needed
//!   because libssl passes the number of a record only to legacy methods. The engine has the two ciphers of these
//!   cipher suites. libssl also looks for digests with the names of the MACs, and a provider cannot offer a MAC as a
//!   digest. So the engine has digests with these names.
//! - The engine for CMS is for CMS with a MAC (RFC 9337). This engine is needed because libcrypto reads and writes the
//!   attribute with the MAC only if the cipher is a legacy method. The engine has the two ciphers that have a MAC.
//!
//! The engines are made when the provider is loaded, because libssl must not offer the cipher suites if an engine
//! cannot be made. The methods of the engines are registered at different times. The digests are registered when the
//! engine for TLS is made. The ciphers for TLS are registered when libssl makes its first context. With the setting
//! `tls = at-load`, the ciphers for TLS are registered when the provider is loaded. The ciphers for CMS are registered
//! when a program makes the first stream that encrypts or decrypts.
use super::{
    legacy_cipher::Method,
    libcrypto::{Libcrypto, table},
};
use core::{
    ffi::{c_char, c_int, c_void},
    ptr::null,
};
use std::sync::OnceLock;

/// libcrypto's type ENGINE.
type Engine = *mut c_void;
/// The type of a function with which libcrypto asks an engine for its methods. If the second argument is null, the
/// function stores the list of the methods' numbers in the third argument. Otherwise the function stores a method in
/// the second argument. The last argument is the number of this method.
type Methods = unsafe extern "C" fn(Engine, *mut *const c_void, *mut *const c_int, c_int) -> c_int;

table! {
    Functions {
        new = c"ENGINE_new": unsafe extern "C" fn() -> Engine;
        free = c"ENGINE_free": unsafe extern "C" fn(Engine) -> c_int;
        set_id = c"ENGINE_set_id": unsafe extern "C" fn(Engine, *const c_char) -> c_int;
        set_name = c"ENGINE_set_name": unsafe extern "C" fn(Engine, *const c_char) -> c_int;
        set_ciphers = c"ENGINE_set_ciphers": unsafe extern "C" fn(Engine, Methods) -> c_int;
        set_digests = c"ENGINE_set_digests": unsafe extern "C" fn(Engine, Methods) -> c_int;
        register = c"ENGINE_register_ciphers": unsafe extern "C" fn(Engine) -> c_int;
        register_digests = c"ENGINE_register_digests": unsafe extern "C" fn(Engine) -> c_int;
    }
}

/// The purpose of an engine.
#[derive(Clone, Copy)]
pub(super) enum Use {
    Tls = 0,
    Cms = 1,
}

struct Prepared {
    libcrypto: Libcrypto,
    engine: Engine,
    register: unsafe extern "C" fn(Engine) -> c_int,
    register_digests: unsafe extern "C" fn(Engine) -> c_int,
    ciphers: Table,
}

/// The methods of an engine, and their numbers.
struct Table {
    numbers: Vec<c_int>,
    methods: Vec<Method>,
}

// SAFETY: methods never change.
unsafe impl Send for Table {}
// SAFETY: the same as above.
unsafe impl Sync for Table {}

impl Table {
    fn new(methods: Vec<(c_int, Method)>) -> Self {
        let (numbers, methods) = methods.into_iter().unzip();
        Self { numbers, methods }
    }

    /// Answers libcrypto's request for a method, or for the list of numbers.
    ///
    /// # Safety
    /// libcrypto makes this call. `method` is null, or is writable memory for a pointer to a method. `numbers` is
    /// writable memory for the address of the array of numbers.
    unsafe fn answer(&self, method: *mut *const c_void, numbers: *mut *const c_int, number: c_int) -> c_int {
        // SAFETY: by the contract of this function. Nobody frees the array of numbers or the methods.
        unsafe {
            if method.is_null() {
                super::entry::put(numbers, self.numbers.as_ptr());
                return self.numbers.len() as c_int;
            }
            let found = self.numbers.iter().position(|known| *known == number).map(|i| self.methods[i].cast_const());
            method.write(found.unwrap_or(null()));
            c_int::from(found.is_some())
        }
    }
}

// SAFETY: libcrypto locks the engine, and the methods never change.
unsafe impl Send for Prepared {}
// SAFETY: the same as above.
unsafe impl Sync for Prepared {}

/// The two engines. They are made in the first libcrypto that loads the provider. If the process has a second
/// libcrypto, there are no engines in the second libcrypto.
static PREPARED: [OnceLock<Prepared>; 2] = [const { OnceLock::new() }; 2];

/// The digests of the engine for [`Use::Tls`].
static DIGESTS: OnceLock<Table> = OnceLock::new();

/// Stores the digests of the engine for TLS, and registers them in libcrypto. The caller does this when the provider is
/// loaded, because libssl looks for the digests before it asks the provider for groups.
pub(super) fn register_digests(libcrypto: Libcrypto, methods: Vec<(c_int, Method)>) -> Option<()> {
    DIGESTS.get_or_init(|| Table::new(methods));
    let prepared = PREPARED[Use::Tls as usize].get().filter(|prepared| prepared.libcrypto == libcrypto)?;
    // SAFETY: this calls a function of libcrypto with an engine of libcrypto, which is never freed.
    (unsafe { (prepared.register_digests)(prepared.engine) } == 1).then_some(())
}

/// Makes an engine with the two ciphers in `methods`. libcrypto cannot find the engine before [`register`] is called.
/// Returns `None` if this libcrypto has no engines.
pub(super) fn prepare(libcrypto: Libcrypto, what: Use, methods: Vec<(c_int, Method)>) -> Option<()> {
    let functions = Functions::find(libcrypto)?;
    if methods.len() != 2 {
        return None;
    }
    let (name, ciphers): (_, Methods) = match what {
        Use::Tls => (c"fastgost: ciphers of TLS 1.2", ciphers::<0>),
        Use::Cms => (c"fastgost: ciphers of CMS with a MAC", ciphers::<1>),
    };
    // SAFETY: this calls functions of libcrypto with an engine that libcrypto has made, with constants, and with a
    // function of the type that libcrypto expects.
    let engine = unsafe {
        let engine = (functions.new)();
        if engine.is_null() {
            return None;
        }
        let complete = (functions.set_id)(engine, c"fastgost".as_ptr()) == 1
            && (functions.set_name)(engine, name.as_ptr()) == 1
            && (functions.set_ciphers)(engine, ciphers) == 1
            && (!matches!(what, Use::Tls) || (functions.set_digests)(engine, digests) == 1);
        if !complete {
            (functions.free)(engine);
            return None;
        }
        engine
    };
    let prepared = PREPARED[what as usize].get_or_init(|| Prepared {
        libcrypto,
        engine,
        register: functions.register,
        register_digests: functions.register_digests,
        ciphers: Table::new(methods),
    });
    (prepared.libcrypto == libcrypto).then_some(())
}

/// If the engine was made, registers its ciphers in libcrypto. libcrypto locks its table of engines during this call.
pub(super) fn register(libcrypto: Libcrypto, what: Use) -> Option<()> {
    match PREPARED[what as usize].get().filter(|prepared| prepared.libcrypto == libcrypto) {
        // SAFETY: this calls a function of libcrypto with an engine of libcrypto, which is never freed.
        Some(prepared) => (unsafe { (prepared.register)(prepared.engine) } == 1).then_some(()),
        None => Some(()),
    }
}

unsafe extern "C" fn ciphers<const N: usize>(
    _engine: Engine,
    cipher: *mut *const c_void,
    numbers: *mut *const c_int,
    number: c_int,
) -> c_int {
    // SAFETY: libcrypto calls this function, and its pointers are null or writable.
    PREPARED[N].get().map_or(0, |prepared| unsafe { prepared.ciphers.answer(cipher, numbers, number) })
}

unsafe extern "C" fn digests(
    _engine: Engine,
    digest: *mut *const c_void,
    numbers: *mut *const c_int,
    number: c_int,
) -> c_int {
    // SAFETY: libcrypto calls this function, and its pointers are null or writable.
    DIGESTS.get().map_or(0, |table| unsafe { table.answer(digest, numbers, number) })
}
