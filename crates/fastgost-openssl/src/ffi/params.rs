//! Parameters, which are named values. OpenSSL passes parameters to the provider, and also requests the values of
//! parameters from the provider. The provider also tells OpenSSL which parameters it accepts, and which values OpenSSL
//! can request.
use super::abi::{INTEGER, OCTET_PTR, OCTET_STRING, Param, UNMODIFIED, UNSIGNED_INTEGER, UTF8_PTR, UTF8_STRING};
use crate::error::{Error, Result};
use core::{
    ffi::{CStr, c_char, c_uint, c_void},
    marker::PhantomData,
    ptr::{null, null_mut},
};

impl Param {
    pub(crate) const END: Self = Self::described(null(), 0, 0);

    /// Describes a parameter whose value is a number. If a user gives the number as text, the command `openssl` passes
    /// the number in 64 bits.
    pub(crate) const fn number(key: &'static CStr) -> Self {
        Self::described(key.as_ptr(), UNSIGNED_INTEGER, size_of::<u64>())
    }

    pub(crate) const fn text(key: &'static CStr) -> Self {
        Self::described(key.as_ptr(), UTF8_STRING, 0)
    }

    /// Describes a parameter whose value is a pointer to a text, so that the text is not copied.
    pub(crate) const fn text_pointer(key: &'static CStr) -> Self {
        Self::described(key.as_ptr(), UTF8_PTR, 0)
    }

    pub(crate) const fn bytes(key: &'static CStr) -> Self {
        Self::described(key.as_ptr(), OCTET_STRING, 0)
    }

    /// Describes a parameter whose value is a pointer to bytes, so that the bytes are not copied.
    pub(crate) const fn bytes_pointer(key: &'static CStr) -> Self {
        Self::described(key.as_ptr(), OCTET_PTR, 0)
    }

    /// Makes a value for OpenSSL. The value is valid as long as `bytes` lives. A text must have a zero byte at its end,
    /// because some programs read the text as a C string.
    pub(super) const fn value(key: &'static CStr, data_type: c_uint, bytes: &[u8]) -> Self {
        let (data, data_size) = (bytes.as_ptr().cast_mut().cast(), bytes.len());
        Self { key: key.as_ptr(), data_type, data, data_size, return_size: UNMODIFIED }
    }

    const fn described(key: *const c_char, data_type: c_uint, data_size: usize) -> Self {
        Self { key, data_type, data: null_mut(), data_size, return_size: UNMODIFIED }
    }
}

/// Values that OpenSSL passes.
#[derive(Clone, Copy)]
pub(crate) struct Params<'a> {
    next: *const Param,
    of: PhantomData<&'a Param>,
}

impl<'a> Params<'a> {
    /// # Safety
    /// `first` is null, or points to an array whose last entry has no key (null). The keys and values obey the contract
    /// in `ffi`. The array and its values do not change as long as the lifetime 'a lasts.
    pub(super) unsafe fn new(first: *const Param) -> Self {
        Self { next: first, of: PhantomData }
    }

    /// Returns an error if a parameter is not described in `known`. So the provider never silently ignores a setting of
    /// a user.
    pub(crate) fn only(self, known: &[Param]) -> Result<()> {
        for value in self {
            // SAFETY: the keys in `known` are constant strings. The last entry of `known` has the key null, and is
            // skipped.
            let names = || known.iter().filter(|param| !param.key.is_null()).map(|p| unsafe { CStr::from_ptr(p.key) });
            if !names().any(|name| name == value.key()) {
                let allowed: Vec<_> = names().map(CStr::to_string_lossy).collect();
                let given = value.key().to_string_lossy();
                let allowed = if allowed.is_empty() { "none".into() } else { allowed.join(", ") };
                return Err(Error::parameter(format!("there is no parameter \"{given}\" here; allowed: {allowed}")));
            }
        }
        Ok(())
    }

    /// Returns the value with this key.
    pub(crate) fn get(mut self, key: &CStr) -> Option<Value<'a>> {
        self.find(|value| value.key() == key)
    }
}

impl<'a> Iterator for Params<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        // SAFETY: by the contract of `new`, the array ends with an entry without a key, and the iterator stops there.
        let param = unsafe { self.next.as_ref() }?;
        if param.key.is_null() {
            return None;
        }
        self.next = self.next.wrapping_add(1);
        Some(Value(param))
    }
}

/// A value that OpenSSL passes. Its parameter has a key (a name).
#[derive(Clone, Copy)]
pub(crate) struct Value<'a>(&'a Param);

impl<'a> Value<'a> {
    pub(crate) fn key(self) -> &'a CStr {
        // SAFETY: keys are strings by the contract of `Params::new`, and this key is not null.
        unsafe { CStr::from_ptr(self.0.key) }
    }

    /// Returns the value as a number. A negative number is an error.
    pub(crate) fn number(self) -> Result<u64> {
        if ![INTEGER, UNSIGNED_INTEGER].contains(&self.0.data_type) {
            return Err(self.wrong("a number"));
        }
        // SAFETY: by the contract of `Params::new`, the number has `data_size` bytes. The number may have any
        // alignment.
        let bytes = unsafe { self.memory(self.0.data.cast(), self.0.data_size) };
        let at = |i: usize| bytes[if cfg!(target_endian = "little") { i } else { bytes.len() - 1 - i }];
        let negative = self.0.data_type == INTEGER && !bytes.is_empty() && at(bytes.len() - 1) >= 0x80;
        if negative || (8..bytes.len()).any(|i| at(i) != 0) {
            return Err(self.wrong("a number from 0 to 2^64 - 1"));
        }
        Ok((0..bytes.len().min(8)).fold(0, |number, i| number | u64::from(at(i)) << (8 * i)))
    }

    /// Returns the value as a `usize`, for example as a size in bytes.
    pub(crate) fn size(self) -> Result<usize> {
        usize::try_from(self.number()?).map_err(|_| self.wrong("a smaller number"))
    }

    pub(crate) fn text(self) -> Result<&'a str> {
        let bytes = match self.0.data_type {
            // SAFETY: by the contract of `Params::new`.
            UTF8_STRING => unsafe { self.memory(self.0.data.cast(), self.0.data_size) },
            // SAFETY: by the contract of `Params::new`. For this type, the data is a pointer to a string, or null.
            UTF8_PTR => unsafe {
                let text: *const c_char = self.pointer().cast();
                if text.is_null() { &[] } else { CStr::from_ptr(text).to_bytes() }
            },
            _ => return Err(self.wrong("a text")),
        };
        let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
        core::str::from_utf8(&bytes[..end]).map_err(|_| self.wrong("a text in UTF-8"))
    }

    pub(crate) fn bytes(self) -> Result<&'a [u8]> {
        match self.0.data_type {
            // SAFETY: by the contract of `Params::new`.
            OCTET_STRING => Ok(unsafe { self.memory(self.0.data.cast(), self.0.data_size) }),
            // SAFETY: by the contract of `Params::new`. For this type, the data is a pointer to `data_size` bytes, or
            // null.
            OCTET_PTR => Ok(unsafe { self.memory(self.pointer().cast(), self.0.data_size) }),
            _ => Err(self.wrong("a string of bytes")),
        }
    }

    /// Returns the number of bytes in the value. OpenSSL can state this number without passing any bytes.
    pub(crate) fn len(self) -> usize {
        self.0.data_size
    }

    /// # Safety
    /// `start` is null, or points to `size` bytes that do not change as long as the lifetime 'a lasts.
    unsafe fn memory(self, start: *const u8, size: usize) -> &'a [u8] {
        if start.is_null() || size == 0 {
            return &[];
        }
        // SAFETY: by the contract of this function.
        unsafe { core::slice::from_raw_parts(start, size) }
    }

    /// # Safety
    /// The type of the parameter is one of the types whose data is a pointer to the value.
    unsafe fn pointer(self) -> *const c_void {
        let place: *const *const c_void = self.0.data.cast();
        // SAFETY: by the contract of this function, there is a pointer at `place` if `place` is not null.
        if place.is_null() { null() } else { unsafe { place.read_unaligned() } }
    }

    fn wrong(self, allowed: &str) -> Error {
        Error::parameter(format!("the parameter \"{}\" must be {allowed}", self.key().to_string_lossy()))
    }
}

/// OpenSSL's requests for values.
pub(crate) struct Requests<'a> {
    next: *mut Param,
    of: PhantomData<&'a mut Param>,
}

impl<'a> Requests<'a> {
    /// # Safety
    /// `first` is null, or points to an array whose last entry has no key (null). As long as the lifetime 'a lasts,
    /// only the caller uses the array and the memory to which its entries point.
    pub(super) unsafe fn new(first: *mut Param) -> Self {
        Self { next: first, of: PhantomData }
    }
}

impl<'a> Iterator for Requests<'a> {
    type Item = Request<'a>;

    fn next(&mut self) -> Option<Request<'a>> {
        // SAFETY: by the contract of `new`, the array ends with an entry without a key, and the iterator stops there.
        // Each entry is returned only once.
        let param = unsafe { self.next.as_mut() }?;
        if param.key.is_null() {
            return None;
        }
        self.next = self.next.wrapping_add(1);
        Some(Request(param))
    }
}

/// OpenSSL's request for a value. Its parameter has a key (a name).
pub(crate) struct Request<'a>(&'a mut Param);

impl<'a> Request<'a> {
    pub(crate) fn key(&self) -> &'a CStr {
        // SAFETY: keys are strings by the contract of `Requests::new`, and this key is not null.
        unsafe { CStr::from_ptr(self.0.key) }
    }

    pub(crate) fn put_number(self, number: u64) -> Result<()> {
        if ![INTEGER, UNSIGNED_INTEGER].contains(&self.0.data_type) {
            return Err(self.wrong("a number"));
        }
        self.0.return_size = size_of::<u64>();
        if self.0.data.is_null() {
            return Ok(());
        }
        let size = self.0.data_size;
        let bits = size * 8 - usize::from(size > 0 && self.0.data_type == INTEGER);
        if bits < 64 && number >> bits != 0 {
            return Err(self.wrong("a larger place"));
        }
        let mut bytes = number.to_le_bytes().to_vec();
        bytes.resize(size, 0);
        if cfg!(target_endian = "big") {
            bytes.reverse();
        }
        self.0.return_size = size;
        // SAFETY: the pointer is not null, so by the contract of `Requests::new` there are `data_size` bytes.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0.data.cast(), size) };
        Ok(())
    }

    pub(crate) fn put_size(self, size: usize) -> Result<()> {
        self.put_number(size as u64)
    }

    pub(crate) fn put_text(self, text: &'static CStr) -> Result<()> {
        match self.0.data_type {
            UTF8_PTR => self.store(text.as_ptr().cast(), text.count_bytes()),
            // If the buffer has room for it, the zero byte at the end of the text is written too. libcrypto's own
            // providers do the same.
            UTF8_STRING if self.0.data_size > text.count_bytes() => self.copy(text.to_bytes_with_nul(), 1),
            UTF8_STRING => self.copy(text.to_bytes(), 0),
            _ => Err(self.wrong("a text")),
        }
    }

    /// Answers with a text. The text is copied into the caller's buffer, because it is not a constant.
    pub(crate) fn put_string(self, text: &str) -> Result<()> {
        match self.0.data_type {
            UTF8_STRING if self.0.data_size > text.len() => self.copy(&[text.as_bytes(), b"\0"].concat(), 1),
            UTF8_STRING => self.copy(text.as_bytes(), 0),
            _ => Err(self.wrong("a text")),
        }
    }

    pub(crate) fn put_bytes(self, bytes: &[u8]) -> Result<()> {
        match self.0.data_type {
            OCTET_STRING => self.copy(bytes, 0),
            _ => Err(self.wrong("a string of bytes")),
        }
    }

    /// Answers with the first bytes of `bytes`, as many as fit into the buffer. The buffer must have room for at least
    /// `least` bytes.
    pub(crate) fn put_bytes_up_to(self, bytes: &[u8], least: usize) -> Result<()> {
        let size = if self.0.data.is_null() { bytes.len() } else { self.0.data_size.clamp(least, bytes.len()) };
        self.put_bytes(&bytes[..size])
    }

    /// Answers with a pointer to bytes. OpenSSL reads the bytes later. Until then, the bytes must stay at their
    /// address.
    pub(crate) fn put_bytes_pointer(self, bytes: *const u8, size: usize) -> Result<()> {
        match self.0.data_type {
            OCTET_PTR => self.store(bytes.cast(), size),
            _ => Err(self.wrong("a pointer to bytes")),
        }
    }

    /// Returns true if OpenSSL requests a pointer to the value, and not a copy.
    pub(crate) fn is_for_pointer(&self) -> bool {
        [UTF8_PTR, OCTET_PTR].contains(&self.0.data_type)
    }

    /// Returns true if the caller asks only for the size of the value. In this case the caller passes null instead of a
    /// buffer.
    pub(crate) fn asks_size(&self) -> bool {
        self.0.data.is_null()
    }

    fn copy(self, bytes: &[u8], not_counted: usize) -> Result<()> {
        self.0.return_size = bytes.len() - not_counted;
        if self.0.data.is_null() {
            return Ok(());
        }
        if self.0.data_size < bytes.len() {
            return Err(Error::room(self.0.data_size, bytes.len()));
        }
        // SAFETY: the pointer is not null, so by the contract of `Requests::new` there are `data_size` bytes, which
        // nobody else uses.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0.data.cast(), bytes.len()) };
        Ok(())
    }

    fn store(self, value: *const c_void, size: usize) -> Result<()> {
        self.0.return_size = size;
        let place: *mut *const c_void = self.0.data.cast();
        if !place.is_null() {
            // SAFETY: by the contract of `Requests::new`, a pointer can be stored at `place`, because the type of the
            // parameter asks for a pointer.
            unsafe { place.write_unaligned(value) };
        }
        Ok(())
    }

    fn wrong(&self, allowed: &str) -> Error {
        Error::parameter(format!(
            "the parameter \"{}\" asks for the wrong type; it must be {allowed}",
            self.key().to_string_lossy()
        ))
    }
}
