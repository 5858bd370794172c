//! Registers the ciphers as legacy methods of libcrypto (`EVP_CIPHER`), for code that looks for a cipher by its number.
//! CMS and PKCS #12 take the number of a cipher from these methods, and then use the provider's cipher. For TLS 1.2 and
//! for CMS with a MAC, the legacy method replaces the provider's cipher (`engine.rs`). The reason is that in TLS 1.2
//! only legacy methods get the number of a record, and in CMS only legacy methods get the attribute with the MAC.
//! Programs that were written for OpenSSL 1.1 use the legacy methods directly.
use super::{
    abi::{OCTET_STRING, Param, UNMODIFIED, UNSIGNED_INTEGER, UTF8_STRING},
    cipher::{Cipher, transform},
    cms_mac,
    engine::{self, Use},
    entry,
    libcrypto::{Libcrypto, Queue, table},
};
use crate::{
    cipher::{LEGACY, Spec, State},
    error::{Error, Reason, Result},
};
use core::{
    ffi::{CStr, c_char, c_int, c_long, c_ulong, c_void},
    ptr::{null, null_mut},
};
use fastgost::{kdf::TlsTree, registry::Direction};
use std::{ffi::CString, sync::OnceLock};
use zeroize::Zeroizing;

/// `Context`, `Method` and `Asn1` are pointers to libcrypto's types EVP_CIPHER_CTX, EVP_CIPHER and ASN1_TYPE.
type Context = *mut c_void;
pub(super) type Method = *mut c_void;
type Asn1 = *mut c_void;
type Init = unsafe extern "C" fn(Context, *const u8, *const u8, c_int) -> c_int;
type Transform = unsafe extern "C" fn(Context, *mut u8, *const u8, usize) -> c_int;
type Parameters = unsafe extern "C" fn(Context, Asn1) -> c_int;
type Control = unsafe extern "C" fn(Context, c_int, c_int, *mut c_void) -> c_int;

/// A row of the table of ciphers in `cipher/mod.rs`.
pub(crate) struct Row {
    /// All names of the cipher. The first name is OpenSSL's short name.
    names: &'static CStr,
    spec: &'static Spec,
    init: Init,
}

impl Row {
    pub(crate) const fn new<C: Cipher>(names: &'static CStr) -> Self {
        Self { names, spec: &const { C::SPEC }, init: init::<C> }
    }
}

table! {
    Setters {
        number_of_name = c"OBJ_sn2nid": unsafe extern "C" fn(*const c_char) -> c_int;
        new = c"EVP_CIPHER_meth_new": unsafe extern "C" fn(c_int, c_int, c_int) -> Method;
        free = c"EVP_CIPHER_meth_free": unsafe extern "C" fn(Method);
        set_iv_length = c"EVP_CIPHER_meth_set_iv_length": unsafe extern "C" fn(Method, c_int) -> c_int;
        set_flags = c"EVP_CIPHER_meth_set_flags": unsafe extern "C" fn(Method, c_ulong) -> c_int;
        set_place = c"EVP_CIPHER_meth_set_impl_ctx_size": unsafe extern "C" fn(Method, c_int) -> c_int;
        set_init = c"EVP_CIPHER_meth_set_init": unsafe extern "C" fn(Method, Init) -> c_int;
        set_transform = c"EVP_CIPHER_meth_set_do_cipher": unsafe extern "C" fn(Method, Transform) -> c_int;
        set_cleanup = c"EVP_CIPHER_meth_set_cleanup":
            unsafe extern "C" fn(Method, unsafe extern "C" fn(Context) -> c_int) -> c_int;
        set_encode = c"EVP_CIPHER_meth_set_set_asn1_params": unsafe extern "C" fn(Method, Parameters) -> c_int;
        set_decode = c"EVP_CIPHER_meth_set_get_asn1_params": unsafe extern "C" fn(Method, Parameters) -> c_int;
        set_control = c"EVP_CIPHER_meth_set_ctrl": unsafe extern "C" fn(Method, Control) -> c_int;
        add = c"EVP_add_cipher": unsafe extern "C" fn(Method) -> c_int;
    }
}

table! {
    Functions {
        place = c"EVP_CIPHER_CTX_get_cipher_data": unsafe extern "C" fn(Context) -> *mut c_void;
        test_flags = c"EVP_CIPHER_CTX_test_flags": unsafe extern "C" fn(Context, c_int) -> c_int;
        decode = c"d2i_ASN1_TYPE": unsafe extern "C" fn(*mut Asn1, *mut *const u8, c_long) -> Asn1;
        encode = c"i2d_ASN1_TYPE": unsafe extern "C" fn(Asn1, *mut *mut u8) -> c_int;
    }
}

/// The registered ciphers. They are registered with the first libcrypto that loads the provider. If the process has a
/// second libcrypto, the second libcrypto does not have these ciphers.
static LIBCRYPTO: OnceLock<Registered> = OnceLock::new();

struct Registered {
    libcrypto: Libcrypto,
    functions: Functions,
    queue: Queue,
    /// The methods, each with its number and its cipher. libcrypto does not own the methods.
    methods: Vec<(c_int, Method, &'static Spec)>,
}

// SAFETY: any thread may call these functions of libcrypto, and the methods never change.
unsafe impl Send for Registered {}
// SAFETY: the same as above.
unsafe impl Sync for Registered {}

/// Adds the ciphers to libcrypto's table if libcrypto has numbers for them. libcrypto locks this table.
pub(super) fn register(libcrypto: Libcrypto) -> Option<()> {
    let (functions, queue, setters) = (Functions::find(libcrypto)?, Queue::find(libcrypto)?, Setters::find(libcrypto)?);
    let methods = LEGACY.iter().filter_map(|row| method(&setters, row)).collect();
    let registered = LIBCRYPTO.get_or_init(|| Registered { libcrypto, functions, queue, methods });
    if registered.libcrypto != libcrypto {
        return None;
    }
    // If there were no engine, CMS would write no MAC, even for a cipher that has a MAC. So a cipher with a MAC is
    // added only if there is an engine.
    let with_mac = cms_mac::prepare(libcrypto, methods_of(libcrypto, Spec::has_mac)).is_some();
    for (_, method, spec) in &registered.methods {
        // SAFETY: this calls a function of libcrypto, with a method that libcrypto has made and that is never freed.
        if (with_mac || !spec.has_mac()) && unsafe { (setters.add)(*method) } != 1 {
            return None;
        }
    }
    Some(())
}

/// Returns the methods of the ciphers for which `which` is true, with their numbers.
fn methods_of(libcrypto: Libcrypto, which: impl Fn(&Spec) -> bool) -> Vec<(c_int, Method)> {
    let registered = LIBCRYPTO.get().filter(|registered| registered.libcrypto == libcrypto);
    let methods = registered.into_iter().flat_map(|registered| &registered.methods);
    methods.filter(|(.., spec)| which(spec)).map(|(number, method, _)| (*number, *method)).collect()
}

/// Makes the engine with the ciphers of the TLS suites. Returns `None` if this libcrypto has no engines.
pub(super) fn prepare_tls(libcrypto: Libcrypto) -> Option<()> {
    engine::prepare(libcrypto, Use::Tls, methods_of(libcrypto, |spec| spec.tls_tree().is_some()))
}

/// The flags EVP_CIPH_* of the methods. The flags say that libcrypto always calls the function `init`, and passes the
/// IV to `init`. The flags also say that one function processes all data, and may keep some data for the next call.
/// Lastly, the flags say that functions in this file copy contexts, and read and write the parameters of algorithm
/// identifiers.
const FLAGS: c_ulong = 0x10 | 0x20 | 0x10_0000 | 0x400 | 0x100_0000;
/// The flag CIPHER_WITH_MAC says that CMS has an attribute for the MAC. The flag RAND_KEY says that the method makes
/// the keys that encrypt the contents of CMS messages.
const WITH_MAC: c_ulong = 0x200_0000 | 0x200;

fn method(setters: &Setters, row: &Row) -> Option<(c_int, Method, &'static Spec)> {
    let spec = row.spec;
    // OpenSSL has no numbers for the MGM ciphers.
    if spec.is_aead() {
        return None;
    }
    let flags = spec.mode as c_ulong | FLAGS | if spec.has_mac() { WITH_MAC } else { 0 };
    let name = row.names.to_bytes().split(|byte| *byte == b':').next().and_then(|name| CString::new(name).ok())?;
    // SAFETY: these are libcrypto's functions. The functions get a string, a method that libcrypto has made, and
    // functions of the types that libcrypto calls.
    unsafe {
        let number = (setters.number_of_name)(name.as_ptr());
        if number == 0 {
            return None;
        }
        let method = (setters.new)(number, spec.block_size() as c_int, spec.key() as c_int);
        if method.is_null() {
            return None;
        }
        let complete = (setters.set_iv_length)(method, spec.iv() as c_int) == 1
            && (setters.set_flags)(method, flags) == 1
            && (setters.set_place)(method, size_of::<Place>() as c_int) == 1
            && (setters.set_init)(method, row.init) == 1
            && (setters.set_transform)(method, transform_data) == 1
            && (setters.set_cleanup)(method, cleanup) == 1
            && (setters.set_encode)(method, encode) == 1
            && (setters.set_decode)(method, decode) == 1
            && (setters.set_control)(method, control) == 1;
        if !complete {
            (setters.free)(method);
            return None;
        }
        Some((number, method, spec))
    }
}

/// The place in libcrypto's context for the pointer to our message. The place is zero at first.
type Place = *mut Message;

/// The message of a context.
struct Message {
    /// The place that owns this message. When libcrypto copies a context, it first copies the pointer in the place.
    /// Then `copy` makes a separate message for the new place.
    owner: *const Place,
    spec: &'static Spec,
    direction: Direction,
    state: State,
    records: Option<Records>,
    place_of_mac: PlaceOfMac,
    /// True if the message has ended. Then more data is an error.
    has_ended: bool,
}

/// Where the encrypted MAC is, if the cipher has a MAC.
#[derive(Clone)]
enum PlaceOfMac {
    /// The MAC is after the data, as in encrypted keys. This is the default.
    AfterData,
    /// The MAC is after the data, and a function in this file has made the key (RAND_KEY). If libcrypto then asks for
    /// an algorithm identifier, it is encrypting the content of a CMS message.
    KeyMadeHere,
    /// The MAC is in an attribute of CMS. For decryption, the MAC is known before the data comes. For encryption, the
    /// MAC is known after the data.
    Attribute(Vec<u8>),
}

/// The values from which the keys and IVs of TLS records are computed.
struct Records {
    key: Zeroizing<[u8; 32]>,
    iv: Vec<u8>,
    /// The key tree (TLSTREE). It is `None` before the first record.
    tree: Option<TlsTree>,
}

impl Message {
    fn new(spec: &'static Spec, direction: Direction, state: State) -> Self {
        Self {
            owner: null(),
            spec,
            direction,
            state,
            records: None,
            place_of_mac: PlaceOfMac::AfterData,
            has_ended: false,
        }
    }

    fn init(&mut self, direction: Direction, key: Option<&[u8]>, iv: Option<&[u8]>) -> Result<()> {
        (self.direction, self.has_ended) = (direction, false);
        // A new key begins a new message, so a MAC from an attribute belongs to the earlier message.
        if let (Some(_), PlaceOfMac::Attribute(_)) = (key, &self.place_of_mac) {
            self.place_of_mac = PlaceOfMac::AfterData;
        }
        if let (Some(_), Some(key)) = (self.spec.tls_tree(), key.and_then(|key| key.try_into().ok())) {
            let iv = self.records.take().map_or(Vec::new(), |records| records.iv);
            self.records = Some(Records { key: Zeroizing::new(key), iv, tree: None });
        }
        if let (Some(records), Some(iv)) = (&mut self.records, iv) {
            records.iv = iv.to_vec();
        }
        // SAFETY: there are no parameters.
        self.state.init(direction, key, iv, unsafe { entry::params(null()) })
    }

    /// Begins a TLS record (RFC 9189, section 4.1.1). The key of the record comes from the key tree. The IV of the
    /// record is the sum of the connection's IV and the record's number.
    fn begin_record(&mut self, number: u64) -> Result<()> {
        let (Some(records), Some(parameters)) = (&mut self.records, self.spec.tls_tree()) else {
            return Err(Error::state("this cipher has no records of TLS, or no key was set"));
        };
        let is_current = records.tree.as_ref().is_some_and(|tree| tree.is_current(number));
        let tree = records.tree.get_or_insert_with(|| TlsTree::from_key(&records.key, parameters));
        let key = tree.key(number);
        let mut iv = records.iv.clone();
        let mut carry = 0;
        for (byte, add) in iv.iter_mut().rev().zip(number.to_le_bytes()) {
            let sum = u16::from(*byte) + u16::from(add) + carry;
            (*byte, carry) = (sum as u8, sum >> 8);
        }
        let key = (!is_current).then_some(&key[..]);
        // SAFETY: there are no parameters.
        let result = self.state.init(self.direction, key, Some(&iv), unsafe { entry::params(null()) });
        self.has_ended = false;
        if result.is_err() {
            // The key tree has moved to the key of the new record, but the cipher still has the old key. So the key
            // tree is dropped.
            records.tree = None;
        }
        result
    }

    /// Ends the message, and writes the last bytes.
    ///
    /// # Safety
    /// `output` has room for a block.
    unsafe fn finalize(&mut self, output: *mut u8) -> Result<usize> {
        let mut written = 0;
        self.has_ended = true;
        if let (PlaceOfMac::Attribute(mac), Direction::Decrypt) = (&self.place_of_mac, self.direction) {
            if mac.len() != self.spec.block_size() {
                let (given, allowed) = (mac.len(), self.spec.block_size());
                let text = format!("the MAC in the message's attribute has {given} bytes; allowed: {allowed} bytes");
                return Err(Error::new(Reason::Format, text));
            }
            // The MAC from the attribute is processed as if it came after the data. The last bytes of the data are
            // still waiting.
            // SAFETY: at most one block is written, which is the size of the buffer.
            written = unsafe { transform(&mut self.state, output, usize::MAX, mac.as_ptr(), mac.len()) }?;
        }
        let last = self.state.finalize()?;
        match (&mut self.place_of_mac, self.direction) {
            (PlaceOfMac::Attribute(mac), Direction::Encrypt) => *mac = last.to_vec(),
            _ => {
                // SAFETY: `last` has at most one block, and goes to the beginning of `output`. If a cipher with a MAC
                // has processed the MAC from the attribute before, `last` is empty.
                unsafe { entry::output(output, usize::MAX, last.len()) }?.copy_from_slice(&last);
                written += last.len();
            }
        }
        Ok(written)
    }

    /// Prepares the message before an algorithm identifier is written. If the identifier is for the content of a CMS
    /// message, the MAC will go to an attribute.
    fn describe(&mut self) -> Result<()> {
        match (self.spec.has_mac() && self.direction == Direction::Encrypt, &self.place_of_mac) {
            (true, PlaceOfMac::KeyMadeHere) => self.place_of_mac = PlaceOfMac::Attribute(Vec::new()),
            (true, PlaceOfMac::AfterData) => {
                return Err(Error::parameter(
                    "OpenSSL has no place for the MAC of this cipher in EncryptedData; allowed: EnvelopedData, and the same \
                     cipher without \"-omac\"",
                ));
            }
            _ => {}
        }
        Ok(())
    }

    fn set(&mut self, key: &CStr, data_type: u32, data: *mut c_void, data_size: usize) -> Result<()> {
        let params = [Param { key: key.as_ptr(), data_type, data, data_size, return_size: UNMODIFIED }, Param::END];
        // SAFETY: the array has an end, and the value in the array has the size that the array states.
        self.state.set(unsafe { entry::params(params.as_ptr()) })
    }

    fn set_number(&mut self, key: &CStr, mut number: u64) -> Result<()> {
        self.set(key, UNSIGNED_INTEGER, (&raw mut number).cast(), size_of::<u64>())
    }
}

/// Runs `f` on the message of a context. Returns the result of `f`, or `failed` after an error.
///
/// # Safety
/// libcrypto has called a function of one of these ciphers with this context.
#[inline]
unsafe fn with(context: Context, failed: c_int, f: impl FnOnce(&Registered, &mut Message) -> Result<c_int>) -> c_int {
    let Some(registered) = LIBCRYPTO.get() else { return failed };
    registered.queue.run(failed, || {
        // SAFETY: by the contract of this function. libcrypto uses a context in only one thread at a time.
        match unsafe { place(registered, context).and_then(|place| message(place)) } {
            Some(message) => f(registered, message),
            None => Err(Error::state("the cipher's context has not been initialised")),
        }
    })
}

/// # Safety
/// The same as for [`with`].
unsafe fn place<'a>(registered: &Registered, context: Context) -> Option<&'a mut Place> {
    // SAFETY: this calls a function of libcrypto with a context of libcrypto. The place has the size and the alignment
    // for which this code has asked, or is null.
    unsafe { (registered.functions.place)(context).cast::<Place>().as_mut() }
}

/// # Safety
/// The pointer in the place is null or comes from `put`. This place owns the message, or has only a copy of the pointer
/// of another place.
unsafe fn message(place: &mut Place) -> Option<&mut Message> {
    let owner: *const Place = place;
    // SAFETY: by the contract of this function. No other code uses the place, or the message that the place owns.
    unsafe { (*place).as_mut() }.filter(|message| message.owner == owner)
}

fn put(place: &mut Place, message: Message) {
    let owner: *const Place = place;
    *place = Box::into_raw(Box::new(Message { owner, ..message }));
}

unsafe extern "C" fn init<C: Cipher>(context: Context, key: *const u8, iv: *const u8, encrypts: c_int) -> c_int {
    let Some(registered) = LIBCRYPTO.get() else { return 0 };
    let direction = if encrypts == 0 { Direction::Decrypt } else { Direction::Encrypt };
    let spec = &const { C::SPEC };
    // SAFETY: see `with`. The key and the IV have the lengths that the method states, or are null.
    unsafe {
        registered.queue.run(0, || {
            let place = place(registered, context).ok_or_else(|| Error::state("the context has no memory"))?;
            if message(place).is_none() {
                put(place, Message::new(spec, direction, State::new(spec)));
            }
            let message = message(place).ok_or_else(|| Error::state("the context has no message"))?;
            let key = (!key.is_null()).then(|| entry::input(key, spec.key()));
            let iv = (!iv.is_null()).then(|| entry::input(iv, spec.iv()));
            message.init(direction, key, iv).map(|()| 1)
        })
    }
}

/// Transforms data. Returns the number of bytes that were written, or -1 after an error.
unsafe extern "C" fn transform_data(context: Context, output: *mut u8, input: *const u8, size: usize) -> c_int {
    const NO_PADDING: c_int = 0x100;
    // SAFETY: see `with`. The callers of libcrypto provide an output buffer that fits the block size of the method.
    // This buffer has room for as many bytes as the input, and for one more block.
    unsafe {
        with(context, -1, |registered, message| {
            if message.spec.has_padding() {
                let padding = (registered.functions.test_flags)(context, NO_PADDING) == 0;
                message.set_number(c"padding", u64::from(padding))?;
            }
            if size > c_int::MAX as usize {
                return Err(Error::parameter("the data has a negative length, or is longer than 2^31 - 1 bytes"));
            }
            // A call with the input null ends a message. libcrypto also makes such a call if a program passes no data.
            let written = if input.is_null() {
                message.finalize(output)?
            } else if message.has_ended {
                return Err(Error::state(
                    "the message has ended, by EVP_CipherFinal or data at a null pointer; begin another one",
                ));
            } else if output.is_null() {
                message.state.without_output(entry::input(input, size), size)?
            } else {
                transform(&mut message.state, output, usize::MAX, input, size)?
            };
            c_int::try_from(written).map_err(|_| Error::parameter("the data is longer than 2^31 - 1 bytes"))
        })
    }
}

unsafe extern "C" fn cleanup(context: Context) -> c_int {
    // SAFETY: see `with`. The message came from `put`, and the place is null from now on.
    unsafe {
        if let Some(place) = LIBCRYPTO.get().and_then(|registered| place(registered, context)) {
            if let Some(message) = message(place) {
                let message = Box::from_raw(core::ptr::from_mut(message));
                let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(message)));
            }
            *place = null_mut();
        }
    }
    1
}

/// The largest number of bytes in the parameters of an algorithm identifier.
const PARAMETERS: usize = 128;

/// Writes the parameters of an algorithm identifier.
unsafe extern "C" fn encode(context: Context, parameters: Asn1) -> c_int {
    // SAFETY: see `with`. libcrypto has made the object `parameters`. The request has room for all bytes.
    unsafe {
        with(context, -1, |registered, message| {
            message.describe()?;
            let mut der = [0_u8; PARAMETERS];
            let request = Param {
                key: c"alg_id_param".as_ptr(),
                data_type: OCTET_STRING,
                data: der.as_mut_ptr().cast(),
                data_size: der.len(),
                return_size: UNMODIFIED,
            };
            let mut requests = [request, Param::END];
            entry::requests(requests.as_mut_ptr()).try_for_each(|request| message.state.answer(request))?;
            let (mut object, mut at) = (parameters, der.as_ptr());
            let size = c_long::try_from(requests[0].return_size).unwrap_or(0);
            match (registered.functions.decode)(&raw mut object, &raw mut at, size).is_null() {
                false => Ok(1),
                true => Err(Error::new(Reason::Internal, "libcrypto did not take the cipher's parameters")),
            }
        })
    }
}

/// Reads the parameters of an algorithm identifier.
unsafe extern "C" fn decode(context: Context, parameters: Asn1) -> c_int {
    // SAFETY: see `with`. `parameters` is null or an object of libcrypto. The object's bytes are copied only if they
    // fit into the buffer.
    unsafe {
        with(context, -1, |registered, message| {
            let mut der = [0_u8; PARAMETERS];
            let encode = registered.functions.encode;
            let size = if parameters.is_null() { 0 } else { encode(parameters, null_mut()) };
            let size = usize::try_from(size).ok().filter(|size| (1..=PARAMETERS).contains(size));
            let size =
                size.ok_or_else(|| Error::new(Reason::Format, "the cipher's parameters are missing or too long"))?;
            let mut at = der.as_mut_ptr();
            encode(parameters, &raw mut at);
            message.set(c"alg_id_param", OCTET_STRING, der.as_mut_ptr().cast(), size)?;
            Ok(1)
        })
    }
}

/// The result for a control (a command from libcrypto) that this code does not know.
const UNSUPPORTED: c_int = -1;

unsafe extern "C" fn control(context: Context, what: c_int, number: c_int, pointer: *mut c_void) -> c_int {
    // SAFETY: see `with`. The numbers in this `match` are OpenSSL's constants EVP_CTRL_*. Each of them defines the type
    // of `pointer`.
    unsafe {
        match what {
            // This is the control INIT.
            0 => 1,
            // The control RAND_KEY asks for a random key.
            6 if !pointer.is_null() => with(context, 0, |_, message| {
                let key = entry::output(pointer.cast(), message.spec.key(), message.spec.key())?;
                getrandom::fill(key)
                    .map_err(|_| Error::new(Reason::Unavailable, "the system's random number generator failed"))?;
                message.place_of_mac = PlaceOfMac::KeyMadeHere;
                Ok(1)
            }),
            // The control PBE_PRF_NID asks for the pseudorandom function of PBKDF2 (RFC 9337, section 7.3).
            7 => {
                const HMAC_STREEBOG512: c_int = 989;
                entry::put(pointer.cast::<c_int>(), HMAC_STREEBOG512);
                1
            }
            // The control COPY asks for a copy of the context.
            8 => copy(context, pointer),
            // The control SET_SBOX (0x1e) passes the name of an S-box set. The control KEY_MESH (0x20) passes the
            // parameter `key-mesh`, which is a number.
            0x1e if !pointer.is_null() => with(context, 0, |_, message| {
                let size = CStr::from_ptr(pointer.cast()).count_bytes();
                message.set(c"paramset", UTF8_STRING, pointer, size).map(|()| 1)
            }),
            0x20 => with(context, 0, |_, message| {
                let section = u64::try_from(number).map_err(|_| Error::parameter("key meshing cannot be negative"))?;
                message.set_number(c"key-mesh", section).map(|()| 1)
            }),
            // The control PROCESS_UNPROTECTED passes the unprotected attributes of a CMS message. libcrypto calls this
            // control after encryption and before decryption.
            0x28 if !pointer.is_null() => with(context, 0, |_, message| match (number, &message.place_of_mac) {
                (0, _) => {
                    message.place_of_mac = PlaceOfMac::Attribute(cms_mac::read(pointer)?);
                    Ok(1)
                }
                (_, PlaceOfMac::Attribute(mac)) => cms_mac::write(pointer, mac).map(|()| 1),
                _ => Err(Error::state("the MAC has been written after the data")),
            }),
            // The control TLSTREE passes a number in 8 bytes. When libssl decrypts a record, the 8 bytes are the number
            // of the record. When libssl encrypts a record, the 8 bytes are the number of the record plus 1.
            0x2a if !pointer.is_null() => with(context, 0, |_, message| {
                let next = u64::from_be_bytes(pointer.cast::<[u8; 8]>().read());
                message.begin_record(next.wrapping_sub(u64::from(number != 0))).map(|()| 1)
            }),
            _ => UNSUPPORTED,
        }
    }
}

/// Makes a separate message for the context `to`. The place of `to` still has a copy of the pointer from the context
/// `from`.
///
/// # Safety
/// Both contexts obey the contract of [`with`].
unsafe fn copy(from: Context, to: Context) -> c_int {
    // SAFETY: by the contract of this function. The place of `to` does not own the message to which its pointer points.
    unsafe {
        let Some(other) = LIBCRYPTO.get().and_then(|registered| place(registered, to)) else { return 0 };
        *other = null_mut();
        with(from, 0, |_, message| {
            let records = message.records.as_ref().map(|records| Records {
                key: records.key.clone(),
                iv: records.iv.clone(),
                tree: records.tree.clone(),
            });
            let copy = Message::new(message.spec, message.direction, message.state.duplicate()?);
            let (place_of_mac, has_ended) = (message.place_of_mac.clone(), message.has_ended);
            put(other, Message { records, place_of_mac, has_ended, ..copy });
            Ok(1)
        })
    }
}
