//! Arguments: pointers from C, checked and turned into references. Only this file and `handle.rs` dereference
//! pointers. The header tells the caller which promises these files cannot check.
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

/// The body of an exported function: `entry!(|c| { ...; Ok(()) })`, where `c` is the `Caller`.
macro_rules! entry {
    (|$c:ident| $body:expr) => {{
        // SAFETY: exported functions are called by C, under the conditions that the header begins with.
        let caller = unsafe { $crate::arguments::Caller::new() };
        $crate::arguments::call(caller, |$c| $body)
    }};
}
pub(crate) use entry;

/// Like `entry!`, for functions that handle keys by value: overwrites the values that the body leaves on the stack. The
/// cost is the same as for clearing some pages.
macro_rules! entry_with_secrets {
    (|$c:ident| $body:expr) => {{
        // SAFETY: as in `entry!`.
        let caller = unsafe { $crate::arguments::Caller::new() };
        fastgost::without_traces(|| $crate::arguments::call(caller, |$c| $body))
    }};
}
pub(crate) use entry_with_secrets;

/// Runs the body of an exported function, and returns the result for C. No panic unwinds out of it.
pub(crate) fn call(caller: Caller, body: impl FnOnce(&Caller) -> Result<()>) -> c_int {
    match catch_unwind(AssertUnwindSafe(|| body(&caller))) {
        Ok(Ok(())) => FASTGOST_OK,
        Ok(Err(error)) => error.report(),
        Err(panic) => {
            // Dropping the panic could panic again.
            core::mem::forget(panic);
            Error::call(FASTGOST_ERROR_INTERNAL, "an internal error of fastgost: please report it").report()
        }
    }
}

/// This type proves that the caller of an exported function has promised to pass arguments as the header demands. It
/// also records the memory that the call reads and writes, and rejects buffers that overlap. So all references that it
/// gives out are disjoint, or only read.
pub(crate) struct Caller {
    /// Only the first `claimed` are initialised: to clear all of them takes longer than the rest of a short call.
    claims: [Cell<MaybeUninit<Claim>>; CLAIMS],
    claimed: Cell<usize>,
    /// A bit for each claim on memory that is written.
    written: Cell<u16>,
    /// `many` was called, and did not note its buffers here.
    complete: Cell<bool>,
}

/// More than any function has arguments.
const CLAIMS: usize = 16;

/// Memory from `start` to `end`.
#[derive(Clone, Copy)]
struct Claim {
    start: usize,
    end: usize,
}

impl Claim {
    /// Whether two claims have bytes in common. Neither claim may be empty.
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

/// A type of C for which all bits are a valid value.
///
/// # Safety
/// Every bit pattern is a value: numbers, pointers, and `repr(C)` structures of them without padding that is read.
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

/// Buffers that a call reads, and buffers that it writes.
pub(crate) type Buffers<'c> = (Vec<&'c [u8]>, Vec<&'c mut [u8]>);

/// A function of the caller that gives data: at most `len` bytes, written to `data`. It stores the number of bytes in
/// `*got`, which is 0 only at the end, and returns 0. Another result makes the calling function fail. It must not throw
/// exceptions or jump out.
pub type ReadCallback =
    Option<unsafe extern "C" fn(context: *mut c_void, data: *mut u8, len: usize, got: *mut usize) -> c_int>;

/// A function of the caller that takes data: all `len` bytes at `data`, which it must not keep. It returns 0. Another
/// result makes the calling function fail. It must not throw exceptions or jump out.
pub type WriteCallback = Option<unsafe extern "C" fn(context: *mut c_void, data: *const u8, len: usize) -> c_int>;

impl Caller {
    /// # Safety
    /// Until the call ends: every pointer that is passed to a method is an argument of the call, or was in memory that
    /// an argument points to. It is null, or a handle that this library returned, or the address of memory with the
    /// size and type that the method says. Nobody else writes this memory, and if the method writes it, nobody else
    /// reads it. Callbacks are functions of their type that do not unwind.
    pub(crate) unsafe fn new() -> Self {
        Self {
            claims: [const { Cell::new(MaybeUninit::uninit()) }; CLAIMS],
            claimed: Cell::new(0),
            written: Cell::new(0),
            complete: Cell::new(false),
        }
    }

    /// Notes that the call uses some memory.
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

    /// Checks that some memory is a possible Rust object. It must not overlap other claimed memory if either is
    /// written.
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
            // SAFETY: `claim` has set the number of elements that it has counted.
            let other = unsafe { other.get().assume_init() };
            overlapping |= u16::from(other.overlaps(claim)) << i;
        }
        if overlapping & matter != 0 { Err(overlap()) } else { Ok(claim) }
    }

    /// `len` bytes that the call reads. `what` names them in errors.
    #[inline]
    pub(crate) fn bytes(&self, data: *const u8, len: usize, what: &str) -> Result<&[u8]> {
        if data.is_null() {
            return if len == 0 { Ok(&[]) } else { Err(null(what)) };
        }
        self.claim(data.addr(), len, false)?;
        // SAFETY: not null, and by `Caller::new` readable for `len` bytes, which was checked to be a possible size;
        // nothing that the call writes overlaps it.
        Ok(unsafe { core::slice::from_raw_parts(data, len) })
    }

    /// `len` bytes that the call writes.
    #[inline]
    #[allow(clippy::mut_from_ref)] // Disjoint from all others, by `claim`.
    pub(crate) fn bytes_mut(&self, data: *mut u8, len: usize, what: &str) -> Result<&mut [u8]> {
        if data.is_null() {
            return if len == 0 { Ok(&mut []) } else { Err(null(what)) };
        }
        self.claim(data.addr(), len, true)?;
        // SAFETY: not null, and by `Caller::new` writable for `len` bytes, which was checked to be a possible size;
        // nothing else that the call uses overlaps it.
        Ok(unsafe { core::slice::from_raw_parts_mut(data, len) })
    }

    /// Data that the call transforms, in place if both pointers are the same.
    #[inline]
    pub(crate) fn in_out(&self, input: *const u8, output: *mut u8, len: usize) -> Result<InOutBuf<'_, '_, u8>> {
        if input == output {
            return Ok(self.bytes_mut(output, len, "the data")?.into());
        }
        let (input, output) = (self.bytes(input, len, "the input")?, self.bytes_mut(output, len, "the output")?);
        InOutBuf::new(input, output).map_err(|_| overlap())
    }

    /// A name: text that a zero terminates.
    pub(crate) fn text(&self, text: *const c_char, what: &str) -> Result<&str> {
        const MOST: usize = 256;
        if text.is_null() {
            return Err(null(what));
        }
        // SAFETY: by `Caller::new` readable up to its zero, at which this stops.
        let len = (0..MOST).find(|i| unsafe { *text.add(*i) } == 0);
        let bytes = self.bytes(text.cast(), len.unwrap_or(MOST), what)?;
        let text = core::str::from_utf8(bytes).ok().filter(|_| len.is_some());
        text.ok_or_else(|| {
            let text =
                format!("{what} is not a name; allowed: UTF-8 of at most {MOST} bytes that a zero byte terminates");
            Error::call(FASTGOST_ERROR_TEXT, text)
        })
    }

    /// `count` structures that the call reads.
    pub(crate) fn array<T: Plain>(&self, items: *const T, count: usize, what: &str) -> Result<&[T]> {
        let len = self.array_len(items, count, what)?;
        if len == 0 {
            return Ok(&[]);
        }
        self.claim(items.addr(), len, false)?;
        // SAFETY: not null and aligned, and by `Caller::new` readable for `count` values, whose size was checked;
        // nothing that the call writes overlaps them.
        Ok(unsafe { core::slice::from_raw_parts(items, count) })
    }

    /// `count` structures that the call reads and writes.
    #[allow(clippy::mut_from_ref)] // Disjoint from all others, by `claim`.
    pub(crate) fn array_mut<T: Plain>(&self, items: *mut T, count: usize, what: &str) -> Result<&mut [T]> {
        let len = self.array_len(items, count, what)?;
        if len == 0 {
            return Ok(&mut []);
        }
        self.claim(items.addr(), len, true)?;
        // SAFETY: not null and aligned, and by `Caller::new` readable and writable for `count` values, whose size was
        // checked; nothing else that the call uses overlaps them.
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

    /// The buffers of many messages: buffers that the call reads, and buffers that it writes. A call claims no other
    /// buffers after these.
    #[allow(clippy::mut_from_ref)] // Disjoint from all others, as it checks.
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
            // Sorting is fast on arrays that are already in order, and most are.
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
            // Places are disjoint and in order. So only the last place before the beginning of the input, and later
            // places, matter.
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
            // SAFETY: as in `bytes`: null only if empty, and of a possible size. The check before this showed that
            // written memory overlaps nothing, and no buffer is claimed after these buffers.
            _ => unsafe { core::slice::from_raw_parts(data, len) },
        }));
        all_written.extend(written.map(|(data, len)| match len {
            0 => &mut [][..],
            // SAFETY: as above.
            _ => unsafe { core::slice::from_raw_parts_mut(data, len) },
        }));
        Ok((all_read, all_written))
    }

    /// The options, whose first version ended with `imit_plain`.
    pub(crate) fn options(&self, options: *const Options) -> Result<Options> {
        const FIRST: usize = offset_of!(Options, imit_plain) + size_of::<c_int>();
        self.versioned(options, FIRST, Options::DEFAULT)
    }

    /// The options of signed documents, whose first version ended with `reserved`.
    pub(crate) fn cms_options(&self, options: *const CmsOptions) -> Result<CmsOptions> {
        const FIRST: usize = offset_of!(CmsOptions, reserved) + size_of::<c_int>();
        let known = self.versioned(options, FIRST, CmsOptions::DEFAULT)?;
        match known.reserved {
            0 => Ok(known),
            _ => Err(Error::parameter("the reserved field of the options", "0")),
        }
    }

    /// A structure that begins with its size, so that later versions can have more fields after the `first` bytes. The
    /// caller's version may be older than ours: then the fields at the end are `default`. If it is newer, its new
    /// fields must be zero. Null stands for the default.
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
        // SAFETY: by `Caller::new` readable for `given` bytes, of which no more are copied than there is room for; any
        // bytes are a `T`.
        unsafe {
            let len = given.min(size_of::<T>());
            core::ptr::copy_nonoverlapping(options.cast::<u8>(), (&raw mut known).cast::<u8>(), len);
        }
        Ok(known)
    }

    /// A value that the call returns through a pointer: zero or null until it is put. Functions begin with these, after
    /// their handles: if something fails later, the caller does not read an old value.
    pub(crate) fn out<T: Plain>(&self, value: *mut T, what: &str) -> Result<Out<'_, T>> {
        let len = self.array_len(value, 1, what)?;
        self.claim(value.addr(), len, true)?;
        // SAFETY: not null and aligned, and by `Caller::new` writable; nothing else that the call uses overlaps it.
        unsafe { value.write_bytes(0, 1) };
        Ok(Out { value, of: PhantomData })
    }

    /// A handle that the call returns through a pointer.
    pub(crate) fn out_handle<T: Object>(&self, handle: *mut *mut T) -> Result<OutHandle<'_, T>> {
        Ok(OutHandle { out: self.out(handle.cast::<*const c_void>(), T::NAME)?, of: PhantomData })
    }

    /// A place for bytes whose length is known later: `capacity` bytes at `out`. The length goes to `written`.
    pub(crate) fn room(&self, out: *mut u8, capacity: usize, written: *mut usize) -> Result<Room<'_>> {
        let written = self.out(written, "the length of the output")?;
        Ok(Room { out: self.bytes_mut(out, capacity, "the output")?, written })
    }

    /// A handle that is used after values were stored. These values must not be in the handle's memory.
    #[inline]
    pub(crate) fn handle<T: Object>(&self, handle: *const T) -> Handle<'_, T> {
        assert!(self.written.get() == 0, "handles come first");
        // Fails for addresses that no handle has. Using the handle will fail too.
        let _ = self.claim(handle.addr(), handle::SIZE, false);
        Handle { handle, of: PhantomData }
    }

    /// Shared use of a handle's object.
    #[inline]
    pub(crate) fn shared<T: Object>(&self, handle: *const T) -> Result<Shared<'_, T>> {
        self.handle(handle).shared()
    }

    /// Shared use of the object of a handle in an array, which may have many handles.
    pub(crate) fn one_of_many<T: Object>(&self, handle: *const T) -> Result<Shared<'_, T>> {
        // SAFETY: by `Caller::new` the handle is null, or was returned by this library.
        unsafe { handle::shared(handle) }
    }

    /// Exclusive use of a handle's object.
    #[inline]
    pub(crate) fn exclusive<T: Object>(&self, handle: *mut T) -> Result<Exclusive<'_, T>> {
        self.handle(handle).exclusive()
    }

    /// Destroys a handle's object.
    pub(crate) fn free<T: Object>(&self, handle: *mut T) -> Result<()> {
        // SAFETY: by `Caller::new` the handle is null, or was returned by this library.
        unsafe { handle::free(handle) }
    }

    /// The caller's function as a stream.
    pub(crate) fn reader(&self, read: ReadCallback, context: *mut c_void) -> Result<impl Read> {
        let read = read.ok_or_else(|| null("the function that reads"))?;
        Ok(Reader(move |data: &mut [u8]| {
            let mut got = 0;
            // SAFETY: the function is called as it was promised to be.
            let status = unsafe { read(context, data.as_mut_ptr(), data.len(), &mut got) };
            if status == 0 && got <= data.len() {
                return Ok(got);
            }
            Err(failed("reads", status))
        }))
    }

    /// The caller's function as a stream.
    pub(crate) fn writer(&self, write: WriteCallback, context: *mut c_void) -> Result<impl Write> {
        let write = write.ok_or_else(|| null("the function that writes"))?;
        Ok(Writer(move |data: &[u8]| {
            // SAFETY: the function is called as it was promised to be.
            match unsafe { write(context, data.as_ptr(), data.len()) } {
                0 => Ok(()),
                status => Err(failed("writes", status)),
            }
        }))
    }
}

/// A handle that was passed to the call.
pub(crate) struct Handle<'c, T> {
    handle: *const T,
    of: PhantomData<&'c Caller>,
}

impl<'c, T: Object> Handle<'c, T> {
    /// Shared use of its object.
    #[inline]
    pub(crate) fn shared(self) -> Result<Shared<'c, T>> {
        // SAFETY: by `Caller::new` the handle is null, or was returned by this library.
        unsafe { handle::shared(self.handle) }
    }

    /// Exclusive use of its object.
    #[inline]
    pub(crate) fn exclusive(self) -> Result<Exclusive<'c, T>> {
        // SAFETY: as above. Only the address of the handle was claimed, so nothing is written through a pointer to
        // constant memory.
        unsafe { handle::exclusive(self.handle.cast_mut()) }
    }
}

/// Memory for `count` values. The caller's data sets the number.
pub(crate) fn memory<T>(count: usize) -> Result<Vec<T>> {
    let mut memory = Vec::new();
    memory.try_reserve_exact(count).map_err(|_| fastgost::Error::Memory)?;
    Ok(memory)
}

/// Longer options are a mistake.
const MOST_OPTIONS: usize = 4096;

/// A value that a call returns.
pub(crate) struct Out<'c, T> {
    value: *mut T,
    of: PhantomData<&'c mut T>,
}

impl<T: Plain> Out<'_, T> {
    pub(crate) fn put(&self, value: T) {
        // SAFETY: not null and aligned, and by `Caller::new` writable; nothing else that the call uses overlaps it.
        unsafe { self.value.write(value) };
    }
}

/// A handle that a call returns.
pub(crate) struct OutHandle<'c, T> {
    out: Out<'c, *const c_void>,
    of: PhantomData<T>,
}

impl<T: Object> OutHandle<'_, T> {
    pub(crate) fn put(&self, object: T) {
        self.out.put(handle::new(object).cast());
    }
}

/// The place of output whose length is known later.
pub(crate) struct Room<'c> {
    out: &'c mut [u8],
    written: Out<'c, usize>,
}

impl<'c> Room<'c> {
    /// The place for `len` bytes, and the place for their number, which is written after the bytes. If there is not
    /// enough room, the caller still gets the number.
    pub(crate) fn take(self, len: usize) -> Result<(&'c mut [u8], Out<'c, usize>)> {
        let given = self.out.len();
        let Some(out) = self.out.get_mut(..len) else {
            self.written.put(len);
            return Err(Error::buffer_size("the buffer for the output", given, format_args!("{len} or more")));
        };
        Ok((out, self.written))
    }

    /// The text, cut off where the room ends.
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

/// A callback's failure.
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
