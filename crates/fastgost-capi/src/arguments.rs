//! Checks the arguments of calls from C, and turns the pointers among them into references. Only this file and
//! `handle.rs` dereference pointers. They rely on the promises of the caller that the beginning of the header lists,
//! and cannot check these promises.
#![allow(unsafe_code)]
use crate::types::{Bytes, CmsOptions, Identity, Message, Options, Packet, Recipient};
use crate::{
    errors::{
        Error, FASTGOST_ERROR_ADDRESS, FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_INTERNAL,
        FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_OVERLAP, FASTGOST_ERROR_TEXT, FASTGOST_OK, Result,
    },
    handle::{self, Exclusive, Object, Shared},
};
use core::{
    cell::Cell,
    ffi::{c_char, c_int, c_void},
    marker::PhantomData,
    mem::{MaybeUninit, offset_of},
};
use fastgost::inout::InOutBuf;
use std::{
    io::{self, Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Expands to the body of an exported function: `entry!(|c| { ...; Ok(()) })`. In the block, `c` is the `Caller`.
macro_rules! entry {
    (|$c:ident| $body:expr) => {{
        // SAFETY: C code calls the exported functions, and keeps the promises at the beginning of the header.
        let caller = unsafe { $crate::arguments::Caller::new() };
        $crate::arguments::call(caller, |$c| $body)
    }};
}
pub(crate) use entry;

/// Does the same as `entry!`, and is for functions that may leave keys on the stack. After the body has run, this macro
/// overwrites the part of the stack that the body used. Overwriting costs as much as clearing some pages of memory.
macro_rules! entry_with_secrets {
    (|$c:ident| $body:expr) => {{
        // SAFETY: as in `entry!`.
        let caller = unsafe { $crate::arguments::Caller::new() };
        fastgost::without_traces(|| $crate::arguments::call(caller, |$c| $body))
    }};
}
pub(crate) use entry_with_secrets;

/// Runs the body of an exported function, and returns the result for C. No panic unwinds out of `call`.
pub(crate) fn call(caller: Caller, body: impl FnOnce(&Caller) -> Result<()>) -> c_int {
    match catch_unwind(AssertUnwindSafe(|| body(&caller))) {
        Ok(Ok(())) => FASTGOST_OK,
        Ok(Err(error)) => error.report(),
        Err(panic) => {
            // The payload of the panic is not dropped, because dropping the payload could panic again.
            core::mem::forget(panic);
            Error::call(FASTGOST_ERROR_INTERNAL, "an internal error of fastgost: please report it").report()
        }
    }
}

/// A `Caller` proves that the caller of an exported function has promised to pass arguments as the header demands. The
/// `Caller` also records the memory that the call reads and writes. Such a record is called a claim. Buffers that
/// overlap are rejected. So `Caller` never returns two references to overlapping memory if the call writes through one
/// of them.
pub(crate) struct Caller {
    /// Only the first `claimed` elements are initialised, because initialising all elements would take longer than the
    /// rest of a short call.
    claims: [Cell<MaybeUninit<Claim>>; CLAIMS],
    claimed: Cell<usize>,
    /// One bit for each claim. The bit is 1 if the call writes the claimed memory.
    written: Cell<u16>,
    /// True after `many` was called. `many` does not record its buffers in `claims`. So no claim may follow, because it
    /// could not be compared with these buffers.
    complete: Cell<bool>,
}

/// The largest number of claims of one call. Every exported function has fewer arguments.
const CLAIMS: usize = 16;

/// Memory that the call uses, from the address `start` up to the address before `end`.
#[derive(Clone, Copy)]
struct Claim {
    start: usize,
    end: usize,
}

impl Claim {
    /// Returns whether two claims have bytes in common. Neither claim may be empty.
    #[inline(always)]
    fn overlaps(self, other: Self) -> bool {
        self.start < other.end && other.start < self.end
    }
}

#[cold]
fn overlap() -> Error {
    let text = "buffers overlap; allowed: separate buffers, or exactly the same one as input and output of a function that \
                transforms data";
    Error::call(FASTGOST_ERROR_OVERLAP, text)
}

#[cold]
fn too_long(len: usize) -> Error {
    Error::call(FASTGOST_ERROR_ADDRESS, format!("a buffer of {len} bytes does not fit into memory"))
}

#[cold]
fn null(what: &str) -> Error {
    Error::call(FASTGOST_ERROR_NULL_POINTER, format!("{what} is a null pointer"))
}

/// A type of C for which every bit pattern is a valid value.
///
/// # Safety
/// Every bit pattern is a valid value of the type. This holds for numbers and pointers. It also holds for `repr(C)`
/// structures of numbers and pointers, if nobody reads the padding of the structures.
pub(crate) unsafe trait Plain: Copy {}

macro_rules! plain {
    ($($plain:ty),*) => {
        $(
            // SAFETY: the structure consists of numbers and pointers.
            unsafe impl Plain for $plain {}
        )*
    };
}
plain!(usize, c_int, Bytes, Message, Packet, Recipient, Identity, Options, CmsOptions);
// SAFETY: every bit pattern is a value of a raw pointer.
unsafe impl<T> Plain for *const T {}

/// The buffers that a call reads (first), and the buffers that the call writes (second).
pub(crate) type Buffers<'c> = (Vec<&'c [u8]>, Vec<&'c mut [u8]>);

/// A callback (a function of the caller) that gives data to the library. The callback writes at most `len` bytes to
/// `data`, stores the number of these bytes in `*got`, and returns 0. The callback sets `*got` to 0 only at the end of
/// the data. If the callback returns another value, the library's function fails with FASTGOST_ERROR_CALLBACK. The
/// callback must neither throw exceptions nor call longjmp.
pub type ReadCallback =
    Option<unsafe extern "C" fn(context: *mut c_void, data: *mut u8, len: usize, got: *mut usize) -> c_int>;

/// A callback (a function of the caller) that takes data from the library. The callback takes all `len` bytes at
/// `data`, does not keep the pointer, and returns 0. If the callback returns another value, the library's function
/// fails with FASTGOST_ERROR_CALLBACK. The callback must neither throw exceptions nor call longjmp.
pub type WriteCallback = Option<unsafe extern "C" fn(context: *mut c_void, data: *const u8, len: usize) -> c_int>;

impl Caller {
    /// # Safety
    /// Until the call ends, the following holds. Every pointer that is passed to a method is an argument of the call,
    /// or was in memory that an argument points to. Such a pointer is null, or a handle that this library returned, or
    /// the address of memory with the size and type that the method says. Nobody else writes this memory. If the method
    /// writes the memory, nobody else reads the memory. Each callback is a function of the declared type, and does not
    /// unwind.
    pub(crate) unsafe fn new() -> Self {
        Self {
            claims: [const { Cell::new(MaybeUninit::uninit()) }; CLAIMS],
            claimed: Cell::new(0),
            written: Cell::new(0),
            complete: Cell::new(false),
        }
    }

    /// Records that the call reads `len` bytes at `address`. If `written` is true, records that the call writes these
    /// bytes.
    #[inline]
    fn claim(&self, address: usize, len: usize, written: bool) -> Result<()> {
        assert!(!self.complete.get(), "`many` comes last");
        let claim = self.check(address, len, written)?;
        if len == 0 {
            return Ok(());
        }
        let n = self.claimed.get();
        self.claims[n].set(MaybeUninit::new(claim));
        self.claimed.set(n + 1);
        self.written.set(self.written.get() | u16::from(written) << n);
        Ok(())
    }

    /// Returns the claim for `len` bytes at `address`. Fails if no Rust object can have this address and length. Also
    /// fails if these bytes overlap an earlier claim, and the call writes at least one of the two.
    #[inline]
    fn check(&self, address: usize, len: usize, written: bool) -> Result<Claim> {
        let end = address.checked_add(len).filter(|_| isize::try_from(len).is_ok());
        let Some(end) = end else {
            return Err(too_long(len));
        };
        let claim = Claim { start: address, end };
        let matter = if written { u16::MAX } else { self.written.get() };
        if len == 0 || matter == 0 {
            return Ok(claim);
        }
        let mut overlapping = 0_u16;
        for (i, other) in self.claims[..self.claimed.get()].iter().enumerate() {
            // SAFETY: `claim` has initialised the first `claimed` elements.
            let other = unsafe { other.get().assume_init() };
            overlapping |= u16::from(other.overlaps(claim)) << i;
        }
        if overlapping & matter != 0 { Err(overlap()) } else { Ok(claim) }
    }

    /// Returns `len` bytes that the call reads. `what` names these bytes in errors.
    #[inline]
    pub(crate) fn bytes(&self, data: *const u8, len: usize, what: &str) -> Result<&[u8]> {
        if data.is_null() {
            return if len == 0 { Ok(&[]) } else { Err(null(what)) };
        }
        self.claim(data.addr(), len, false)?;
        // SAFETY: the pointer is not null. By `Caller::new`, `len` bytes are readable. `claim` has checked that `len`
        // is a possible size, and that nothing that the call writes overlaps these bytes.
        Ok(unsafe { core::slice::from_raw_parts(data, len) })
    }

    /// Returns `len` bytes that the call writes.
    #[inline]
    #[allow(clippy::mut_from_ref)] // `claim` checks that no other buffer overlaps.
    pub(crate) fn bytes_mut(&self, data: *mut u8, len: usize, what: &str) -> Result<&mut [u8]> {
        if data.is_null() {
            return if len == 0 { Ok(&mut []) } else { Err(null(what)) };
        }
        self.claim(data.addr(), len, true)?;
        // SAFETY: the pointer is not null. By `Caller::new`, `len` bytes are writable. `claim` has checked that `len`
        // is a possible size, and that no other memory that the call uses overlaps these bytes.
        Ok(unsafe { core::slice::from_raw_parts_mut(data, len) })
    }

    /// Returns the input and the output of a call that encrypts or decrypts data. If `input` and `output` are the same
    /// pointer, the call works in place.
    #[inline]
    pub(crate) fn in_out(&self, input: *const u8, output: *mut u8, len: usize) -> Result<InOutBuf<'_, '_, u8>> {
        if input == output {
            return Ok(self.bytes_mut(output, len, "the data")?.into());
        }
        let (input, output) = (self.bytes(input, len, "the input")?, self.bytes_mut(output, len, "the output")?);
        InOutBuf::new(input, output).map_err(|_| overlap())
    }

    /// Returns a name, which is text with a zero byte at its end.
    pub(crate) fn text(&self, text: *const c_char, what: &str) -> Result<&str> {
        const MOST: usize = 256;
        if text.is_null() {
            return Err(null(what));
        }
        // SAFETY: by `Caller::new` the text is readable up to its zero byte, and the search stops at the zero byte.
        let len = (0..MOST).find(|i| unsafe { *text.add(*i) } == 0);
        let bytes = self.bytes(text.cast(), len.unwrap_or(MOST), what)?;
        let text = core::str::from_utf8(bytes).ok().filter(|_| len.is_some());
        text.ok_or_else(|| {
            let text =
                format!("{what} is not a name; allowed: UTF-8 of at most {MOST} bytes that a zero byte terminates");
            Error::call(FASTGOST_ERROR_TEXT, text)
        })
    }

    /// Returns `count` structures that the call reads.
    pub(crate) fn array<T: Plain>(&self, items: *const T, count: usize, what: &str) -> Result<&[T]> {
        let len = self.array_len(items, count, what)?;
        if len == 0 {
            return Ok(&[]);
        }
        self.claim(items.addr(), len, false)?;
        // SAFETY: the pointer is not null, and is aligned. By `Caller::new`, `count` values are readable. The code
        // above has checked the size of the values, and that nothing that the call writes overlaps the values.
        Ok(unsafe { core::slice::from_raw_parts(items, count) })
    }

    /// Returns `count` structures that the call reads and writes.
    #[allow(clippy::mut_from_ref)] // `claim` checks that no other buffer overlaps.
    pub(crate) fn array_mut<T: Plain>(&self, items: *mut T, count: usize, what: &str) -> Result<&mut [T]> {
        let len = self.array_len(items, count, what)?;
        if len == 0 {
            return Ok(&mut []);
        }
        self.claim(items.addr(), len, true)?;
        // SAFETY: the pointer is not null, and is aligned. By `Caller::new`, `count` values are readable and writable.
        // The code above has checked the size of the values, and that no other memory that the call uses overlaps the
        // values.
        Ok(unsafe { core::slice::from_raw_parts_mut(items, count) })
    }

    fn array_len<T>(&self, items: *const T, count: usize, what: &str) -> Result<usize> {
        if items.is_null() && count > 0 {
            return Err(null(what));
        }
        match count.checked_mul(size_of::<T>()) {
            Some(len) if items.is_aligned() || count == 0 => Ok(len),
            _ => {
                let text = format!("{what} is not aligned, or does not fit into memory");
                Err(Error::call(FASTGOST_ERROR_ADDRESS, text))
            }
        }
    }

    /// Returns the buffers of many messages. The first list has the buffers that the call reads, and the second list
    /// has the buffers that the call writes. After a call of `many`, the exported function must not claim other
    /// buffers.
    #[allow(clippy::mut_from_ref)] // The method checks that no other buffer overlaps.
    pub(crate) fn many(
        &self,
        read: impl Iterator<Item = (*const u8, usize)> + Clone,
        written: impl Iterator<Item = (*mut u8, usize)> + Clone,
    ) -> Result<Buffers<'_>> {
        self.complete.set(true);
        let claims = |of: &mut dyn Iterator<Item = (usize, usize, bool)>, written| -> Result<Vec<Claim>> {
            let mut claims = memory(of.size_hint().0)?;
            for (address, len, is_null) in of {
                match is_null {
                    true if len > 0 => return Err(null("a buffer of a message")),
                    true => {}
                    false => claims.push(self.check(address, len, written)?),
                }
            }
            // The sort is fast if the buffers are already in the order of their addresses, and most callers pass the
            // buffers in this order.
            claims.sort_unstable_by_key(|claim| claim.start);
            claims.retain(|claim| claim.start < claim.end);
            Ok(claims)
        };
        let places = claims(&mut written.clone().map(|(data, len)| (data.addr(), len, data.is_null())), true)?;
        if places.windows(2).any(|pair| pair[0].overlaps(pair[1])) {
            return Err(overlap());
        }
        let mut before = 0;
        for input in claims(&mut read.clone().map(|(data, len)| (data.addr(), len, data.is_null())), false)? {
            // The buffers for output are disjoint, and are sorted by their addresses. So the input can overlap only the
            // last output that begins at or before the input, and the outputs that begin later.
            while before + 1 < places.len() && places[before + 1].start <= input.start {
                before += 1;
            }
            if places[before.min(places.len())..].iter().take(2).any(|place| place.overlaps(input)) {
                return Err(overlap());
            }
        }
        let (mut all_read, mut all_written) = (memory(read.size_hint().0)?, memory(written.size_hint().0)?);
        all_read.extend(read.map(|(data, len)| match len {
            0 => &[][..],
            // SAFETY: as in `bytes`, the pointer is null only if the buffer is empty, and the size is possible. The
            // check above showed that written memory overlaps no other memory, and no buffer is claimed after these
            // buffers.
            _ => unsafe { core::slice::from_raw_parts(data, len) },
        }));
        all_written.extend(written.map(|(data, len)| match len {
            0 => &mut [][..],
            // SAFETY: as above.
            _ => unsafe { core::slice::from_raw_parts_mut(data, len) },
        }));
        Ok((all_read, all_written))
    }

    /// Reads the options of an algorithm. The first version of this structure ended with the field `imit_plain`.
    pub(crate) fn options(&self, options: *const Options) -> Result<Options> {
        const FIRST: usize = offset_of!(Options, imit_plain) + size_of::<c_int>();
        self.versioned(options, FIRST, Options::DEFAULT)
    }

    /// Reads the options for signed documents. The first version of this structure ended with the field `reserved`.
    pub(crate) fn cms_options(&self, options: *const CmsOptions) -> Result<CmsOptions> {
        const FIRST: usize = offset_of!(CmsOptions, reserved) + size_of::<c_int>();
        let known = self.versioned(options, FIRST, CmsOptions::DEFAULT)?;
        match known.reserved {
            0 => Ok(known),
            _ => Err(Error::parameter("the reserved field of the options", "0")),
        }
    }

    /// Reads a structure that begins with its size. The first version of the structure had `first` bytes, and later
    /// versions can have more fields after these bytes. If the caller's version is older than ours, the fields that the
    /// caller's version lacks get their values from `default`. If the caller's version is newer, the fields that we do
    /// not know must be zero. A null pointer means `default`.
    fn versioned<T: Plain>(&self, options: *const T, first: usize, default: T) -> Result<T> {
        if options.is_null() {
            return Ok(default);
        }
        let given = self.array(options.cast::<usize>(), 1, "the structure of the options")?[0];
        let text = "the size of the options is wrong; allowed: that of the structure (sizeof), and zeros after the fields \
                    that this version has";
        let wrong = || Error::call(FASTGOST_ERROR_BUFFER_SIZE, text);
        if !(first..=MOST_OPTIONS).contains(&given) {
            return Err(wrong());
        }
        let bytes = self.bytes(options.cast(), given, "the structure of the options")?;
        if bytes.iter().skip(size_of::<T>()).any(|byte| *byte != 0) {
            return Err(wrong());
        }
        let mut known = default;
        // SAFETY: by `Caller::new` the structure is readable for `given` bytes. The code copies at most as many bytes
        // as `known` has. Any bytes are a valid `T`.
        unsafe {
            let len = given.min(size_of::<T>());
            core::ptr::copy_nonoverlapping(options.cast::<u8>(), (&raw mut known).cast::<u8>(), len);
        }
        Ok(known)
    }

    /// Returns an `Out`, through which the call stores a value for the caller. The method first sets the caller's value
    /// to zero or null. An exported function calls this method right after it has taken its handles. So if the exported
    /// function fails later, the caller does not read an old value.
    pub(crate) fn out<T: Plain>(&self, value: *mut T, what: &str) -> Result<Out<'_, T>> {
        let len = self.array_len(value, 1, what)?;
        self.claim(value.addr(), len, true)?;
        // SAFETY: the pointer is not null, and is aligned. By `Caller::new` the value is writable. No other memory that
        // the call uses overlaps the value.
        unsafe { value.write_bytes(0, 1) };
        Ok(Out { value, of: PhantomData })
    }

    /// Returns an `OutHandle`, through which the call stores a new handle for the caller.
    pub(crate) fn out_handle<T: Object>(&self, handle: *mut *mut T) -> Result<OutHandle<'_, T>> {
        Ok(OutHandle { out: self.out(handle.cast::<*const c_void>(), T::NAME)?, of: PhantomData })
    }

    /// Returns a `Room` for output whose length is not known yet. The output may use the `capacity` bytes at `out`. The
    /// call will store the length of the output in `written`.
    pub(crate) fn room(&self, out: *mut u8, capacity: usize, written: *mut usize) -> Result<Room<'_>> {
        let written = self.out(written, "the length of the output")?;
        Ok(Room { out: self.bytes_mut(out, capacity, "the output")?, written })
    }

    /// Claims the memory that a handle points to, so that no result can overlap this memory. The call opens the object
    /// of the handle later, after it has claimed the memory for its results.
    #[inline]
    pub(crate) fn handle<T: Object>(&self, handle: *const T) -> Handle<'_, T> {
        assert!(self.written.get() == 0, "handles come first");
        // The claim fails if no handle can have this address. Then the later use of the handle also fails, so the
        // result of `claim` is not needed here.
        let _ = self.claim(handle.addr(), handle::SIZE, false);
        Handle { handle, of: PhantomData }
    }

    /// Opens the object of a handle for shared use.
    #[inline]
    pub(crate) fn shared<T: Object>(&self, handle: *const T) -> Result<Shared<'_, T>> {
        self.handle(handle).shared()
    }

    /// Like [`shared`](Self::shared), for a handle from an array. The handle is not claimed, because the array may have
    /// more handles than a call can claim.
    pub(crate) fn one_of_many<T: Object>(&self, handle: *const T) -> Result<Shared<'_, T>> {
        // SAFETY: by `Caller::new` the handle is null, or was returned by this library.
        unsafe { handle::shared(handle) }
    }

    /// Opens the object of a handle for exclusive use.
    #[inline]
    pub(crate) fn exclusive<T: Object>(&self, handle: *mut T) -> Result<Exclusive<'_, T>> {
        self.handle(handle).exclusive()
    }

    /// Destroys a handle's object.
    pub(crate) fn free<T: Object>(&self, handle: *mut T) -> Result<()> {
        // SAFETY: by `Caller::new` the handle is null, or was returned by this library.
        unsafe { handle::free(handle) }
    }

    /// Returns a `Read` stream that calls the caller's read callback.
    pub(crate) fn reader(&self, read: ReadCallback, context: *mut c_void) -> Result<impl Read> {
        let read = read.ok_or_else(|| null("the function that reads"))?;
        Ok(Reader(move |data: &mut [u8]| {
            let mut got = 0;
            // SAFETY: this call passes the arguments that the header promises to the callback.
            let status = unsafe { read(context, data.as_mut_ptr(), data.len(), &mut got) };
            if status == 0 && got <= data.len() {
                return Ok(got);
            }
            Err(failed("reads", status))
        }))
    }

    /// Returns a `Write` stream that calls the caller's write callback.
    pub(crate) fn writer(&self, write: WriteCallback, context: *mut c_void) -> Result<impl Write> {
        let write = write.ok_or_else(|| null("the function that writes"))?;
        Ok(Writer(move |data: &[u8]| {
            // SAFETY: this call passes the arguments that the header promises to the callback.
            match unsafe { write(context, data.as_ptr(), data.len()) } {
                0 => Ok(()),
                status => Err(failed("writes", status)),
            }
        }))
    }
}

/// A handle that was passed to the call, and whose object is not open yet.
pub(crate) struct Handle<'c, T> {
    handle: *const T,
    of: PhantomData<&'c Caller>,
}

impl<'c, T: Object> Handle<'c, T> {
    /// Opens the object of the handle for shared use.
    #[inline]
    pub(crate) fn shared(self) -> Result<Shared<'c, T>> {
        // SAFETY: by `Caller::new` the handle is null, or was returned by this library.
        unsafe { handle::shared(self.handle) }
    }

    /// Opens the object of the handle for exclusive use.
    #[inline]
    pub(crate) fn exclusive(self) -> Result<Exclusive<'c, T>> {
        // SAFETY: as above. `handle::exclusive` writes the slot only through atomic fields and an `UnsafeCell`, so the
        // cast to a mutable pointer does no harm.
        unsafe { handle::exclusive(self.handle.cast_mut()) }
    }
}

/// Allocates memory for `count` values. `count` comes from the caller's data, so there may not be enough memory.
pub(crate) fn memory<T>(count: usize) -> Result<Vec<T>> {
    let mut memory = Vec::new();
    memory.try_reserve_exact(count).map_err(|_| fastgost::Error::Memory)?;
    Ok(memory)
}

/// The largest possible size of a structure of options. A larger size is a mistake of the caller.
const MOST_OPTIONS: usize = 4096;

/// A value that a call returns through a pointer of the caller.
pub(crate) struct Out<'c, T> {
    value: *mut T,
    of: PhantomData<&'c mut T>,
}

impl<T: Plain> Out<'_, T> {
    pub(crate) fn put(&self, value: T) {
        // SAFETY: the pointer is not null, and is aligned. By `Caller::new` the value is writable. No other memory that
        // the call uses overlaps the value.
        unsafe { self.value.write(value) };
    }
}

/// A handle that a call returns through a pointer of the caller.
pub(crate) struct OutHandle<'c, T> {
    out: Out<'c, *const c_void>,
    of: PhantomData<T>,
}

impl<T: Object> OutHandle<'_, T> {
    pub(crate) fn put(&self, object: T) {
        self.out.put(handle::new(object).cast());
    }
}

/// Output whose length is not known yet.
pub(crate) struct Room<'c> {
    out: &'c mut [u8],
    written: Out<'c, usize>,
}

impl<'c> Room<'c> {
    /// Returns a buffer of `len` bytes, and the variable in which the exported function stores `len` after it has
    /// filled the buffer. If the buffer is too small, the method stores `len` and returns an error.
    pub(crate) fn take(self, len: usize) -> Result<(&'c mut [u8], Out<'c, usize>)> {
        let given = self.out.len();
        let Some(out) = self.out.get_mut(..len) else {
            self.written.put(len);
            return Err(Error::buffer_size("the buffer for the output", given, format_args!("{len} or more")));
        };
        Ok((out, self.written))
    }

    /// Writes the text. If the buffer is too small, the end of the text is cut off.
    pub(crate) fn put_beginning(self, text: &[u8]) {
        let Self { out, written } = self;
        let len = text.len().min(out.len());
        out[..len].copy_from_slice(&text[..len]);
        written.put(len);
    }

    pub(crate) fn put(self, bytes: &[u8]) -> Result<()> {
        let (out, written) = self.take(bytes.len())?;
        out.copy_from_slice(bytes);
        written.put(bytes.len());
        Ok(())
    }
}

/// Returns the error for a callback that failed.
fn failed(what: &str, status: c_int) -> io::Error {
    io::Error::other(match status {
        0 => format!("the function that {what} returned more bytes than it was asked for"),
        _ => format!("the function that {what} failed and returned {status}"),
    })
}

struct Reader<F>(F);

impl<F: FnMut(&mut [u8]) -> io::Result<usize>> Read for Reader<F> {
    fn read(&mut self, data: &mut [u8]) -> io::Result<usize> {
        if data.is_empty() { Ok(0) } else { (self.0)(data) }
    }
}

struct Writer<F>(F);

impl<F: FnMut(&[u8]) -> io::Result<()>> Write for Writer<F> {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        if !data.is_empty() {
            (self.0)(data)?;
        }
        Ok(data.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
