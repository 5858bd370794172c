//! The two engines of the provider. A cipher may exist both in a provider and as a legacy method with the same number.
//! Then libcrypto uses the legacy method only if the method belongs to an engine.
//!
//! - The engine for TLS is for the cipher suites of TLS 1.2 with Kuznyechik and Magma (RFC 9189). This engine is needed
//!   because libssl tells the number of a record only to legacy methods. The engine has the two ciphers of these
//!   suites. The engine also has digests with the names of MACs, because libssl looks for such digests, and no provider
//!   can offer a MAC as a digest.
//! - The engine for CMS is for CMS with a MAC (RFC 9337). This engine is needed because libcrypto reads and writes the
//!   attribute with the MAC only if the cipher is a legacy method. The engine has the two ciphers that have a MAC.
//!
//! The engines are made when the provider is loaded, because libssl must not offer the suites if an engine cannot be
//! made. The methods of the engines are registered at different times. The digests are registered when the engine for
//! TLS is made. The ciphers for TLS are registered when libssl makes its first context. If the setting is
//! `tls = at-load`, they are registered when the provider is loaded. The ciphers for CMS are registered when a program
//! makes the first stream that encrypts or decrypts.
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
/// The type of the function that returns the methods of an engine. If the place for a method is null, the function
/// returns the list of the methods' numbers. Otherwise the function returns the method with the given number.
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

    /// Returns a method or the list of numbers to libcrypto.
    ///
    /// # Safety
    /// libcrypto makes this call. `method` is null, or a place for a method. `numbers` is a place for the array of
    /// numbers.
    unsafe fn answer(&self, method: *mut *const c_void, numbers: *mut *const c_int, number: c_int) -> c_int {
        // SAFETY: by the contract of this function. The array and the methods are never freed.
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

/// The two engines, which are made in the first libcrypto that loads the provider. If the process has another
/// libcrypto, the other libcrypto has no engine.
static PREPARED: [OnceLock<Prepared>; 2] = [const { OnceLock::new() }; 2];

/// The digests of the engine for [`Use::Tls`].
static DIGESTS: OnceLock<Table> = OnceLock::new();

/// Gives the engine for TLS its digests, and lets libcrypto find the digests. This happens when the provider is loaded,
/// because libssl looks for the digests before it asks the provider for groups.
pub(super) fn register_digests(libcrypto: Libcrypto, methods: Vec<(c_int, Method)>) -> Option<()> {
    DIGESTS.get_or_init(|| Table::new(methods));
    let prepared = PREPARED[Use::Tls as usize].get().filter(|prepared| prepared.libcrypto == libcrypto)?;
    // SAFETY: this calls a function of libcrypto with an engine of libcrypto, which is never freed.
    (unsafe { (prepared.register_digests)(prepared.engine) } == 1).then_some(())
}

/// Makes an engine for these two ciphers. libcrypto cannot find the engine before [`register`] is called. Returns
/// `None` if this libcrypto has no engines.
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

/// Lets libcrypto find the engine, if the engine was made. libcrypto locks its table of engines during this call.
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
    // SAFETY: libcrypto makes this call, and passes the places.
    PREPARED[N].get().map_or(0, |prepared| unsafe { prepared.ciphers.answer(cipher, numbers, number) })
}

unsafe extern "C" fn digests(
    _engine: Engine,
    digest: *mut *const c_void,
    numbers: *mut *const c_int,
    number: c_int,
) -> c_int {
    // SAFETY: libcrypto makes this call, and passes the places.
    DIGESTS.get().map_or(0, |table| unsafe { table.answer(digest, numbers, number) })
}
