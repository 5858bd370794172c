//! Registers legacy methods for the MACs of TLS 1.2 records. These MACs are OMAC with Kuznyechik and OMAC with Magma
//! (RFC 9189). For each MAC, this module registers one method for the keys of the MAC, and one digest, which computes
//! the MAC. The digest is needed because libssl passes the number of a record only to legacy digests. The method for
//! keys is needed because libssl passes the secret key in an `EVP_PKEY`, and the type of this `EVP_PKEY` is the MAC.
use super::{
    engine, entry,
    libcrypto::{Libcrypto, Queue, table},
};
use crate::error::{Error, Result};
use core::{
    ffi::{CStr, c_char, c_int, c_long, c_uint, c_void},
    ptr::null_mut,
};
use fastgost::{
    kdf::{TlsTree, TlsTreeParameters},
    registry::{Algorithm, DynMac, Options},
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};
use zeroize::Zeroizing;

/// `MdContext`, `Digest`, `Context`, `Pkey`, `Method` and `Name` are, in this order, pointers to libcrypto's types
/// EVP_MD_CTX, EVP_MD, EVP_PKEY_CTX, EVP_PKEY, EVP_PKEY_METHOD and EVP_PKEY_ASN1_METHOD.
type MdContext = *mut c_void;
type Digest = *mut c_void;
type Context = *mut c_void;
type Pkey = *mut c_void;
type Method = *mut c_void;
type Name = *mut c_void;
type OnDigest = unsafe extern "C" fn(MdContext) -> c_int;
type OnContext = unsafe extern "C" fn(Context) -> c_int;

/// A MAC, with its names in OpenSSL and in fastgost's registry of algorithms.
struct Mac {
    /// OpenSSL's number of the MAC.
    number: c_int,
    name: &'static CStr,
    info: &'static CStr,
    /// The name of the MAC in the registry.
    registry: &'static str,
    /// The number of bytes in a tag, which is also the number of bytes in a block.
    size: usize,
    tree: TlsTreeParameters,
}

static MACS: [Mac; 2] = [
    Mac {
        number: 1192,
        name: c"magma-mac",
        info: c"OMAC with Magma",
        registry: "magma-omac",
        size: 8,
        tree: TlsTreeParameters::MAGMA_CTR_OMAC,
    },
    Mac {
        number: 1017,
        name: c"kuznyechik-mac",
        info: c"OMAC with Kuznyechik",
        registry: "kuznyechik-omac",
        size: 16,
        tree: TlsTreeParameters::KUZNYECHIK_CTR_OMAC,
    },
];

table! {
    Setters {
        new = c"EVP_MD_meth_new": unsafe extern "C" fn(c_int, c_int) -> Digest;
        set_block = c"EVP_MD_meth_set_input_blocksize": unsafe extern "C" fn(Digest, c_int) -> c_int;
        set_size = c"EVP_MD_meth_set_result_size": unsafe extern "C" fn(Digest, c_int) -> c_int;
        set_place = c"EVP_MD_meth_set_app_datasize": unsafe extern "C" fn(Digest, c_int) -> c_int;
        set_init = c"EVP_MD_meth_set_init": unsafe extern "C" fn(Digest, OnDigest) -> c_int;
        set_update = c"EVP_MD_meth_set_update":
            unsafe extern "C" fn(Digest, unsafe extern "C" fn(MdContext, *const u8, usize) -> c_int) -> c_int;
        set_final = c"EVP_MD_meth_set_final":
            unsafe extern "C" fn(Digest, unsafe extern "C" fn(MdContext, *mut u8) -> c_int) -> c_int;
        set_copy = c"EVP_MD_meth_set_copy":
            unsafe extern "C" fn(Digest, unsafe extern "C" fn(MdContext, MdContext) -> c_int) -> c_int;
        set_cleanup = c"EVP_MD_meth_set_cleanup": unsafe extern "C" fn(Digest, OnDigest) -> c_int;
        set_control = c"EVP_MD_meth_set_ctrl":
            unsafe extern "C" fn(Digest, unsafe extern "C" fn(MdContext, c_int, c_int, *mut c_void) -> c_int) -> c_int;
        add = c"EVP_add_digest": unsafe extern "C" fn(Digest) -> c_int;

        find_name = c"EVP_PKEY_asn1_find_str": unsafe extern "C" fn(*mut *mut c_void, *const c_char, c_int) -> Name;
        new_name = c"EVP_PKEY_asn1_new": unsafe extern "C" fn(c_int, c_int, *const c_char, *const c_char) -> Name;
        set_name_free = c"EVP_PKEY_asn1_set_free": unsafe extern "C" fn(Name, unsafe extern "C" fn(Pkey));
        set_name_control = c"EVP_PKEY_asn1_set_ctrl":
            unsafe extern "C" fn(Name, unsafe extern "C" fn(Pkey, c_int, c_long, *mut c_void) -> c_int);
        add_name = c"EVP_PKEY_asn1_add0": unsafe extern "C" fn(Name) -> c_int;

        find_method = c"EVP_PKEY_meth_find": unsafe extern "C" fn(c_int) -> Method;
        new_method = c"EVP_PKEY_meth_new": unsafe extern "C" fn(c_int, c_int) -> Method;
        set_method_copy = c"EVP_PKEY_meth_set_copy":
            unsafe extern "C" fn(Method, unsafe extern "C" fn(Context, Context) -> c_int);
        set_method_cleanup = c"EVP_PKEY_meth_set_cleanup": unsafe extern "C" fn(Method, unsafe extern "C" fn(Context));
        set_method_keygen = c"EVP_PKEY_meth_set_keygen":
            unsafe extern "C" fn(Method, Option<OnContext>, unsafe extern "C" fn(Context, Pkey) -> c_int);
        set_method_sign = c"EVP_PKEY_meth_set_signctx":
            unsafe extern "C" fn(Method, unsafe extern "C" fn(Context, MdContext) -> c_int,
                unsafe extern "C" fn(Context, *mut u8, *mut usize, MdContext) -> c_int);
        set_method_control = c"EVP_PKEY_meth_set_ctrl":
            unsafe extern "C" fn(Method, unsafe extern "C" fn(Context, c_int, c_int, *mut c_void) -> c_int,
                unsafe extern "C" fn(Context, *const c_char, *const c_char) -> c_int);
        add_method = c"EVP_PKEY_meth_add0": unsafe extern "C" fn(Method) -> c_int;
    }
}

table! {
    Functions {
        place = c"EVP_MD_CTX_get0_md_data": unsafe extern "C" fn(MdContext) -> *mut c_void;
        digest = c"EVP_MD_CTX_get0_md": unsafe extern "C" fn(MdContext) -> *const c_void;
        number = c"EVP_MD_get_type": unsafe extern "C" fn(*const c_void) -> c_int;
        provider = c"EVP_MD_get0_provider": unsafe extern "C" fn(*const c_void) -> *const c_void;
        update = c"EVP_MD_CTX_update_fn": unsafe extern "C" fn(MdContext) -> *const c_void;
        finalize = c"EVP_DigestFinal_ex": unsafe extern "C" fn(MdContext, *mut u8, *mut c_uint) -> c_int;
        data = c"EVP_PKEY_CTX_get_data": unsafe extern "C" fn(Context) -> *mut c_void;
        set_data = c"EVP_PKEY_CTX_set_data": unsafe extern "C" fn(Context, *mut c_void);
        key = c"EVP_PKEY_CTX_get0_pkey": unsafe extern "C" fn(Context) -> Pkey;
        key_data = c"EVP_PKEY_get0": unsafe extern "C" fn(Pkey) -> *mut c_void;
        assign = c"EVP_PKEY_assign": unsafe extern "C" fn(Pkey, c_int, *mut c_void) -> c_int;
        text_control = c"EVP_PKEY_CTX_str2ctrl": unsafe extern "C" fn(Context, c_int, *const c_char) -> c_int;
        hex_control = c"EVP_PKEY_CTX_hex2ctrl": unsafe extern "C" fn(Context, c_int, *const c_char) -> c_int;
    }
}

/// The first libcrypto that loads the provider, with the provider's data about it. The MACs are registered only in this
/// libcrypto. If the process has a second libcrypto, they are not registered there.
static LIBCRYPTO: OnceLock<Registered> = OnceLock::new();

struct Registered {
    libcrypto: Libcrypto,
    functions: Functions,
    setters: Setters,
    queue: Queue,
    /// The digests. libcrypto does not own these digests.
    digests: [Digest; 4],
}

// SAFETY: any thread may call these functions of libcrypto, and the digests never change.
unsafe impl Send for Registered {}
// SAFETY: the same as above.
unsafe impl Sync for Registered {}

/// Adds the digests and the names for the types of keys to libcrypto. If the names exist, libssl offers the cipher
/// suites with these MACs.
pub(super) fn register_names(libcrypto: Libcrypto) -> Option<()> {
    let (functions, setters, queue) = (Functions::find(libcrypto)?, Setters::find(libcrypto)?, Queue::find(libcrypto)?);
    let digests =
        [digest::<0>(&setters)?, digest::<1>(&setters)?, name_of_imit(&setters, 815)?, name_of_imit(&setters, 976)?];
    let registered = LIBCRYPTO.get_or_init(|| Registered { libcrypto, functions, setters, queue, digests });
    if registered.libcrypto != libcrypto {
        return None;
    }
    add_name::<0>(&registered.setters)?;
    add_name::<1>(&registered.setters)?;
    // The digests are registered after the names. If another library has already added the names, `add_name` has
    // returned `None`, and this function has ended before this line. So the other library keeps its digests.
    // SAFETY: this calls a function of libcrypto. libcrypto has made the digests, and nobody ever frees the digests.
    registered.digests.iter().all(|digest| unsafe { (registered.setters.add)(*digest) } == 1).then_some(())?;
    // SAFETY: the same as above.
    let number = |digest| unsafe { (registered.functions.number)(digest) };
    engine::register_digests(libcrypto, registered.digests.iter().map(|digest| (number(*digest), *digest)).collect())
}

/// Makes a digest with OpenSSL's number of gost-mac or gost-mac-12, because libssl asks for the size of the digest with
/// this number. The digest has a size, but it computes nothing. libssl computes the MAC of a record in another way:
/// with a key and with the provider's MAC.
fn name_of_imit(setters: &Setters, number: c_int) -> Option<Digest> {
    unsafe extern "C" fn refuse(_: MdContext) -> c_int {
        0
    }
    // SAFETY: this calls functions of libcrypto, with a method that libcrypto has made, and with a function of the type
    // that libcrypto expects.
    unsafe {
        let digest = (setters.new)(number, 0);
        let complete = !digest.is_null()
            && (setters.set_block)(digest, 8) == 1
            && (setters.set_size)(digest, 4) == 1
            && (setters.set_init)(digest, refuse) == 1;
        complete.then_some(digest)
    }
}

/// Adds the methods for the keys of both MACs to libcrypto.
pub(super) fn register_methods(libcrypto: Libcrypto) -> Option<()> {
    match LIBCRYPTO.get().filter(|registered| registered.libcrypto == libcrypto) {
        Some(registered) => {
            let methods = [method::<0>(&registered.setters), method::<1>(&registered.setters)];
            // SAFETY: this calls a function of libcrypto. After this call, libcrypto owns the method.
            methods
                .into_iter()
                .all(|method| !method.is_null() && unsafe { (registered.setters.add_method)(method) } == 1)
                .then_some(())
        }
        None => Some(()),
    }
}

/// Makes the digest that computes one of the MACs.
fn digest<const N: usize>(setters: &Setters) -> Option<Digest> {
    let size = MACS[N].size as c_int;
    // SAFETY: this calls functions of libcrypto, with a method that libcrypto has made, and with functions of the types
    // that libcrypto expects.
    unsafe {
        let digest = (setters.new)(MACS[N].number, 0);
        let complete = !digest.is_null()
            && (setters.set_block)(digest, size) == 1
            && (setters.set_size)(digest, size) == 1
            && (setters.set_place)(digest, size_of::<Place>() as c_int) == 1
            && (setters.set_init)(digest, init::<N>) == 1
            && (setters.set_update)(digest, update) == 1
            && (setters.set_final)(digest, finalize) == 1
            && (setters.set_copy)(digest, copy) == 1
            && (setters.set_cleanup)(digest, cleanup) == 1
            && (setters.set_control)(digest, control) == 1;
        complete.then_some(digest)
    }
}

fn add_name<const N: usize>(setters: &Setters) -> Option<()> {
    let mac = &MACS[N];
    // SAFETY: this calls functions of libcrypto. libcrypto copies the strings, and owns the added method.
    unsafe {
        // If the name already exists, an engine of somebody else has registered its own method under this name. This
        // method would get the keys of this provider.
        if !(setters.find_name)(null_mut(), mac.name.as_ptr(), -1).is_null() {
            return None;
        }
        let name = (setters.new_name)(mac.number, 0, mac.name.as_ptr(), mac.info.as_ptr());
        if name.is_null() {
            return None;
        }
        (setters.set_name_free)(name, free_key);
        (setters.set_name_control)(name, control_name::<N>);
        ((setters.add_name)(name) == 1).then_some(())
    }
}

/// Makes the method for the keys of one MAC, or returns null after an error.
fn method<const N: usize>(setters: &Setters) -> Method {
    // SAFETY: this calls functions of libcrypto, with a method that libcrypto has made, and with functions of the types
    // that libcrypto expects.
    unsafe {
        if !(setters.find_method)(MACS[N].number).is_null() {
            return null_mut();
        }
        let method = (setters.new_method)(MACS[N].number, 0);
        if !method.is_null() {
            (setters.set_method_copy)(method, copy_context);
            (setters.set_method_cleanup)(method, cleanup_context);
            (setters.set_method_keygen)(method, None, keygen::<N>);
            (setters.set_method_sign)(method, sign_init, sign::<N>);
            (setters.set_method_control)(method, control_context::<N>, control_text);
        }
        method
    }
}

/// The key of a MAC.
type Key = Zeroizing<[u8; 32]>;

fn key_from(bytes: &[u8]) -> Result<Key> {
    let key = bytes.try_into().map_err(|_| fastgost::Error::KeyLength { given: bytes.len(), allowed: "32 bytes" })?;
    Ok(Zeroizing::new(key))
}

/// The state that a context and all its copies share. libssl makes a copy of the context for each record.
struct Keys {
    root: Key,
    /// The key tree (TLSTREE). It is `None` before the first record.
    tree: Option<TlsTree>,
    /// The MAC with the key of the current record.
    leaf: Option<Box<dyn DynMac>>,
}

impl Keys {
    fn for_record(&mut self, mac: &Mac, number: u64) -> Result<Box<dyn DynMac>> {
        let is_current = self.tree.as_ref().is_some_and(|tree| tree.is_current(number));
        let tree = self.tree.get_or_insert_with(|| TlsTree::from_key(&self.root, mac.tree));
        match self.leaf.as_ref().filter(|_| is_current) {
            Some(leaf) => Ok(leaf.dup()),
            None => {
                // If the next call fails, the old leaf (the MAC with the key of an earlier record) must not stay in
                // `self`.
                self.leaf = None;
                let leaf = mac.keyed(tree.key(number))?;
                Ok(self.leaf.insert(leaf).dup())
            }
        }
    }
}

impl Mac {
    fn keyed(&self, key: &[u8]) -> Result<Box<dyn DynMac>> {
        Ok(Algorithm::from_name(self.registry)?.mac(key, &Options::default())?)
    }
}

/// The memory that libcrypto reserves for this module in the context of a digest (the place of the context). It holds a
/// pointer to a [`Message`]. In a new context, this pointer is null.
type Place = *mut Message;

/// The state of the message that a context authenticates.
struct Message {
    /// The place to which this message belongs. When libcrypto copies a context, it first copies the pointer in the
    /// place. So the places of both contexts have the same pointer, until `copy` makes a separate message for the new
    /// context.
    owner: *const Place,
    mac: &'static Mac,
    keys: Option<Arc<Mutex<Keys>>>,
    /// The MAC that processes the message. It is `None` before the message begins.
    running: Option<Box<dyn DynMac>>,
}

impl Message {
    fn running(&mut self) -> Result<&mut Box<dyn DynMac>> {
        let mac = match self.running.take() {
            Some(running) => running,
            None => match &self.keys {
                Some(keys) => self.mac.keyed(&lock(keys).root[..])?,
                None => return Err(Error::state("this MAC needs a key of 32 bytes: it is not a digest")),
            },
        };
        Ok(self.running.insert(mac))
    }
}

fn lock(keys: &Mutex<Keys>) -> std::sync::MutexGuard<'_, Keys> {
    keys.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs `f` on the [`Message`] of a context. Returns 0 after an error.
///
/// # Safety
/// libcrypto has passed this context to a function of one of the digests.
unsafe fn with(context: MdContext, f: impl FnOnce(&mut Message) -> Result<()>) -> c_int {
    let Some(registered) = LIBCRYPTO.get() else { return 0 };
    registered.queue.run(0, || {
        // SAFETY: by the contract of this function. libcrypto uses a context in only one thread at a time.
        match unsafe { place(registered, context).and_then(|place| message(place)) } {
            Some(message) => f(message).map(|()| 1),
            None => Err(Error::state("the MAC's context has not been initialised")),
        }
    })
}

/// # Safety
/// The same as for [`with`].
unsafe fn place<'a>(registered: &Registered, context: MdContext) -> Option<&'a mut Place> {
    // SAFETY: this calls a function of libcrypto with a context of libcrypto. The place has the size and the alignment
    // for which this code has asked, or is null.
    unsafe { (registered.functions.place)(context).cast::<Place>().as_mut() }
}

/// # Safety
/// The pointer in the place is null, or comes from `put`. This place owns the message, or has only a copy of the
/// pointer of another place.
unsafe fn message(place: &mut Place) -> Option<&mut Message> {
    let owner: *const Place = place;
    // SAFETY: by the contract of this function. No other code now uses the place or the message that belongs to the
    // place.
    unsafe { (*place).as_mut() }.filter(|message| message.owner == owner)
}

fn put(place: &mut Place, mac: &'static Mac, keys: Option<Arc<Mutex<Keys>>>, running: Option<Box<dyn DynMac>>) {
    let owner: *const Place = place;
    *place = Box::into_raw(Box::new(Message { owner, mac, keys, running }));
}

/// Begins a message. If a key belongs to the context, libcrypto has set this key just before this call. The MAC of the
/// message is then computed with this key.
unsafe extern "C" fn init<const N: usize>(context: MdContext) -> c_int {
    let Some(registered) = LIBCRYPTO.get() else { return 0 };
    // SAFETY: see `with`.
    unsafe {
        let Some(place) = place(registered, context) else { return 0 };
        match message(place) {
            Some(message) => message.running = None,
            None => put(place, &MACS[N], None, None),
        }
    }
    1
}

unsafe extern "C" fn update(context: MdContext, data: *const u8, size: usize) -> c_int {
    // SAFETY: see `with`. `data` is readable, or is null with the size 0.
    unsafe { with(context, |message| Ok(message.running()?.update(entry::input(data, size))?)) }
}

unsafe extern "C" fn finalize(context: MdContext, tag: *mut u8) -> c_int {
    // SAFETY: see `with`. `tag` has room for as many bytes as a tag of this MAC has.
    unsafe {
        with(context, |message| {
            let result = message.running()?.finalize_reset();
            message.running = None;
            entry::output(tag, message.mac.size, result.len())?.copy_from_slice(&result);
            Ok(())
        })
    }
}

unsafe extern "C" fn copy(to: MdContext, from: MdContext) -> c_int {
    // SAFETY: see `with`. The place of `to` has only a copy of the pointer of `from`, so it does not own the message.
    unsafe {
        let Some(other) = LIBCRYPTO.get().and_then(|registered| place(registered, to)) else { return 0 };
        *other = null_mut();
        with(from, |message| {
            put(other, message.mac, message.keys.clone(), message.running.as_ref().map(|running| running.dup()));
            Ok(())
        })
    }
}

unsafe extern "C" fn cleanup(context: MdContext) -> c_int {
    // SAFETY: see `with`. The message came from `put`. After this function, the pointer in the place is null.
    unsafe {
        if let Some(place) = LIBCRYPTO.get().and_then(|registered| place(registered, context)) {
            if let Some(message) = message(place) {
                let message = Box::from_raw(core::ptr::from_mut(message));
                let _ = catch_unwind(AssertUnwindSafe(|| drop(message)));
            }
            *place = null_mut();
        }
    }
    1
}

/// The results for a control (a command from libcrypto) that this code does not know. A digest returns `UNKNOWN`, and a
/// method for keys returns `UNSUPPORTED`.
const UNKNOWN: c_int = -1;
const UNSUPPORTED: c_int = -2;

unsafe extern "C" fn control(context: MdContext, what: c_int, _number: c_int, pointer: *mut c_void) -> c_int {
    // The control EVP_MD_CTRL_TLSTREE passes the number of a record in 8 bytes.
    if what != 4 || pointer.is_null() {
        return UNKNOWN;
    }
    // SAFETY: see `with`, and above.
    unsafe {
        with(context, |message| {
            let number = u64::from_be_bytes(pointer.cast::<[u8; 8]>().read());
            let keys = message.keys.as_ref().ok_or_else(|| Error::state("this MAC needs a key of 32 bytes"))?;
            message.running = Some(lock(keys).for_record(message.mac, number)?);
            Ok(())
        })
    }
}

/// Tells libcrypto which digest is the default for keys of this MAC.
unsafe extern "C" fn control_name<const N: usize>(
    _key: Pkey,
    what: c_int,
    _number: c_long,
    pointer: *mut c_void,
) -> c_int {
    // The number 3 is the only request that is supported (OpenSSL's ASN1_PKEY_CTRL_DEFAULT_MD_NID).
    if what != 3 {
        return UNSUPPORTED;
    }
    // SAFETY: the pointer is null, or points to memory for a number.
    unsafe { entry::put(pointer.cast::<c_int>(), MACS[N].number) };
    2
}

/// Frees the key that `keygen` has assigned.
unsafe extern "C" fn free_key(key: Pkey) {
    if let Some(registered) = LIBCRYPTO.get() {
        // SAFETY: libcrypto calls this function once for a key. `keygen` has made the data of the key, or the key has
        // no data.
        unsafe { drop(box_from((registered.functions.key_data)(key))) };
    }
}

/// # Safety
/// `key` is null, or comes from `Box::into_raw` for a `Key`. Nobody uses the pointer after this call.
unsafe fn box_from(key: *mut c_void) -> Option<Box<Key>> {
    // SAFETY: by the contract of this function.
    (!key.is_null()).then(|| unsafe { Box::from_raw(key.cast::<Key>()) })
}

/// Runs `f`, which is the body of a function that libcrypto calls for a key. Returns 0 after an error.
fn run(f: impl FnOnce(&Functions) -> Result<c_int>) -> c_int {
    LIBCRYPTO.get().map_or(0, |registered| registered.queue.run(0, || f(&registered.functions)))
}

/// Returns the key that was set in `context`. If no key was set, returns the key for which the context was made.
///
/// # Safety
/// libcrypto obeys its contract for methods, in this function and in the functions below. The context is for keys of
/// one of these MACs. The data of the context is null, or a pointer to a [`Key`].
unsafe fn key<'a>(functions: &Functions, context: Context) -> Result<&'a Key> {
    // SAFETY: by the contract of this function. The data of an `EVP_PKEY` for one of these MACs is also null, or a
    // pointer to a [`Key`]. The key lives longer than the context.
    unsafe {
        let mut data = (functions.data)(context);
        if data.is_null() {
            let key = (functions.key)(context);
            data = if key.is_null() { key } else { (functions.key_data)(key) };
        }
        let none = || Error::state("this MAC needs a key of 32 bytes: set \"key\" or \"hexkey\"");
        data.cast::<Key>().as_ref().ok_or_else(none)
    }
}

unsafe extern "C" fn copy_context(to: Context, from: Context) -> c_int {
    run(|functions| {
        // SAFETY: see `key`. The new context has no data yet.
        unsafe {
            let data = (functions.data)(from).cast::<Key>();
            let copy = data.as_ref().map_or(null_mut(), |key| Box::into_raw(Box::new(key.clone())).cast());
            (functions.set_data)(to, copy);
        }
        Ok(1)
    })
}

unsafe extern "C" fn cleanup_context(context: Context) {
    run(|functions| {
        // SAFETY: see `key`.
        unsafe {
            drop(box_from((functions.data)(context)));
            (functions.set_data)(context, null_mut());
        }
        Ok(1)
    });
}

unsafe extern "C" fn keygen<const N: usize>(context: Context, new: Pkey) -> c_int {
    run(|functions| {
        // SAFETY: see `key`. If `assign` succeeds, the new key owns `data`. If `assign` fails, this function frees
        // `data`.
        unsafe {
            let data = Box::into_raw(Box::new(key(functions, context)?.clone())).cast();
            match (functions.assign)(new, MACS[N].number, data) {
                1 => Ok(1),
                _ => {
                    drop(box_from(data));
                    Ok(0)
                }
            }
        }
    })
}

unsafe extern "C" fn sign_init(_context: Context, _digest: MdContext) -> c_int {
    1
}

unsafe extern "C" fn sign<const N: usize>(
    _context: Context,
    tag: *mut u8,
    size: *mut usize,
    digest: MdContext,
) -> c_int {
    run(|functions| {
        // SAFETY: libcrypto passes a context of a digest, a pointer to a size, and a buffer for the tag. The buffer is
        // null, or has at least this size.
        unsafe {
            if tag.is_null() {
                entry::put(size, MACS[N].size);
                return Ok(1);
            }
            if size.is_null() || size.read() < MACS[N].size {
                return Err(Error::room(if size.is_null() { 0 } else { size.read() }, MACS[N].size));
            }
            size.write(MACS[N].size);
            Ok((functions.finalize)(digest, tag, null_mut()))
        }
    })
}

unsafe extern "C" fn control_context<const N: usize>(
    context: Context,
    what: c_int,
    number: c_int,
    pointer: *mut c_void,
) -> c_int {
    // SAFETY: see `key`. The values of `what` are OpenSSL's EVP_PKEY_CTRL_*. Each value defines the type of the
    // pointer.
    run(|functions| unsafe {
        match what {
            // The number 1 is the control MD, which chooses a digest. Only the legacy digest of this MAC is allowed. A
            // digest of a provider is not allowed, because a provider cannot use a key of a legacy method.
            1 => match pointer.is_null()
                || (functions.number)(pointer) == MACS[N].number && (functions.provider)(pointer).is_null()
            {
                true => Ok(1),
                false => Err(Error::parameter(format!(
                    "keys of {0} need the digest {0}, which need not be set",
                    MACS[N].name.to_string_lossy()
                ))),
            },
            // The number 6 is the control SET_MAC_KEY.
            6 => {
                let given = entry::input(pointer.cast_const().cast(), usize::try_from(number).unwrap_or(0));
                let key = Box::into_raw(Box::new(key_from(given)?)).cast();
                drop(box_from((functions.data)(context)));
                (functions.set_data)(context, key);
                Ok(1)
            }
            // The number 7 is the control DIGESTINIT, which begins a message. The code stores the key in the context of
            // the legacy digest.
            7 => {
                let root = key(functions, context)?.clone();
                let digest = if pointer.is_null() { pointer.cast_const() } else { (functions.digest)(pointer) };
                let registered = LIBCRYPTO.get().ok_or_else(|| Error::state("not registered"))?;
                // If the context has a digest of somebody else, the place of this context does not hold a message of
                // this module.
                let is_ours = core::ptr::eq(digest, registered.digests[N])
                    && core::ptr::eq((functions.update)(pointer), update as *const c_void);
                let place = place(registered, pointer).filter(|_| is_ours);
                let place = place.ok_or_else(|| Error::state("the key is not one for this digest"))?;
                let keys = Some(Arc::new(Mutex::new(Keys { root, tree: None, leaf: None })));
                match message(place) {
                    Some(message) => (message.keys, message.running) = (keys, None),
                    None => put(place, &MACS[N], keys, None),
                }
                Ok(1)
            }
            _ => Ok(UNSUPPORTED),
        }
    })
}

unsafe extern "C" fn control_text(context: Context, name: *const c_char, value: *const c_char) -> c_int {
    const SET_MAC_KEY: c_int = 6;
    // SAFETY: see `key`. Both arguments are strings, or null. The two functions of libcrypto below turn `value` into
    // bytes, and pass the bytes to `control_context`.
    run(|functions| unsafe {
        if name.is_null() || value.is_null() {
            return Ok(UNSUPPORTED);
        }
        match CStr::from_ptr(name).to_bytes() {
            b"key" => Ok((functions.text_control)(context, SET_MAC_KEY, value)),
            b"hexkey" => Ok((functions.hex_control)(context, SET_MAC_KEY, value)),
            _ => Ok(UNSUPPORTED),
        }
    })
}
