//! Turns the memory of Python's objects into slices, without copies. Only this file and `column/interface.rs` contain
//! `unsafe` code. Such a file is called a wall.
//!
//! An object that lends its buffer does not free, move or resize the buffer until the buffer is given back. For
//! example, a `bytearray` whose buffer is lent refuses to grow, and a `memoryview` whose buffer is lent refuses to be
//! released. So the pointer and the length stay valid as long as an [`Input`] or [`Output`] lives. But other threads
//! can change the bytes while the GIL is released. In builds of Python without a GIL, they can do this at any time. The
//! caller must not let the data change during the call. hashlib and all other modules that release the GIL have the
//! same rule. If the data changes anyway, the result is the digest or ciphertext of a mixture of old and new data. The
//! memory stays safe, for three reasons:
//!
//! - Any byte is a valid `u8`, and the lengths are read only once, before the call.
//! - The library is constant-time, so no address and no branch depends on the data that the library hashes, encrypts or
//!   authenticates. So a change of the data between two reads cannot lead to a wrong address or branch.
//! - Parsed data (keys, PEM, signatures, headers, nonces and tags) decides which code runs. So parsed data is copied
//!   before the call ([`Copied`], [`Input::to_vec`]).
//!
//! A slice to which this crate writes must not overlap another slice of the same call. So before the crate makes such a
//! slice, it compares the addresses of the buffers ([`Output::apart`], [`Output::with`]).
#![allow(unsafe_code)] // This is the wall.

use fastgost::inout::InOutBuf;
use pyo3::{
    exceptions::{PyBufferError, PyMemoryError, PyTypeError, PyValueError},
    ffi,
    prelude::*,
    types::PyBytes,
};
use std::{
    ffi::c_int,
    marker::PhantomData,
    ops::{Deref, Range},
    ptr, slice,
};
use zeroize::{Zeroize, Zeroizing};

/// A buffer that an object has lent.
struct View<'py> {
    /// The structure must not move, because the object that lends the buffer may keep pointers into the structure. So
    /// the structure is in a `Box`.
    raw: Box<ffi::Py_buffer>,
    /// Proves that the thread which gives the buffer back is attached to the interpreter.
    _py: PhantomData<Python<'py>>,
}

impl<'py> View<'py> {
    fn new(object: &Bound<'py, PyAny>, writable: bool) -> PyResult<Self> {
        let flags = if writable { ffi::PyBUF_WRITABLE } else { ffi::PyBUF_SIMPLE };
        Self::lent(object, flags)
            .map_err(|reason| Self::explained(object, writable, reason).unwrap_or_else(|error| error))
    }

    fn lent(object: &Bound<'py, PyAny>, flags: c_int) -> PyResult<Self> {
        let mut raw = Box::new(ffi::Py_buffer::new());
        // SAFETY: both pointers are valid. The `Bound` proves that this thread is attached to the Python interpreter.
        match unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &mut *raw, flags) } {
            0 => Ok(Self { raw, _py: PhantomData }),
            // The object has lent no buffer, so there is no buffer to give back.
            _ => Err(PyErr::fetch(object.py())),
        }
    }

    /// Returns the exception for an object that does not lend a suitable buffer. Different objects raise different
    /// exceptions in this case, so this method replaces most of these exceptions. If the object lends only a read-only
    /// buffer, or a buffer that is not contiguous, the text of the exception says so.
    #[cold]
    fn explained(object: &Bound<'py, PyAny>, writable: bool, reason: PyErr) -> PyResult<PyErr> {
        let (py, name) = (object.py(), object.get_type().name()?);
        let explained = if writable && Self::lent(object, ffi::PyBUF_SIMPLE).is_ok() {
            PyBufferError::new_err(format!(
                "this {name} is read-only; allowed: something writable, such as a bytearray"
            ))
        } else if Self::lent(object, ffi::PyBUF_FULL_RO).is_ok() {
            PyBufferError::new_err(format!(
                "the bytes of this {name} are not next to each other in memory; allowed: contiguous buffers"
            ))
        } else if reason.is_instance_of::<PyTypeError>(py) {
            PyTypeError::new_err(format!(
                "a bytes-like object is required, not '{name}'; allowed: bytes, bytearray, memoryview, arrays, mmap"
            ))
        } else {
            // The exception that the object itself has raised already explains the problem. An example is the exception
            // of a memoryview that was released.
            return Ok(reason);
        };
        explained.set_cause(py, Some(reason));
        Ok(explained)
    }

    fn len(&self) -> usize {
        self.raw.len.unsigned_abs()
    }

    /// Returns the address of the buffer. If an empty buffer has no address, returns a dangling pointer.
    fn start(&self) -> *mut u8 {
        if self.raw.buf.is_null() { ptr::dangling_mut() } else { self.raw.buf.cast() }
    }
}

impl Drop for View<'_> {
    fn drop(&mut self) {
        // SAFETY: PyObject_GetBuffer has filled the structure. The buffer is given back only once, and `'py` shows that
        // the thread is attached to the interpreter.
        unsafe { ffi::PyBuffer_Release(&mut *self.raw) }
    }
}

/// The bytes that a call reads from an object of Python.
pub(crate) enum Input<'py> {
    /// A `bytes` object, which is immutable. So this crate reads its bytes without borrowing a buffer.
    Bytes(Bound<'py, PyBytes>),
    /// Any other object, with a lent buffer.
    View(LentView<'py>),
}

/// A lent buffer that a call only reads. Other files see this type, but not [`View`], which may also be writable.
pub(crate) struct LentView<'py>(View<'py>);

impl<'py> FromPyObject<'_, 'py> for Input<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<PyBytes>() {
            Ok(bytes) => Ok(Self::Bytes(bytes.to_owned())),
            Err(_) => Ok(Self::View(LentView(View::new(&object, false)?))),
        }
    }
}

impl Input<'_> {
    pub(crate) fn as_slice(&self) -> &[u8] {
        match self {
            Self::Bytes(bytes) => bytes.as_bytes(),
            // SAFETY: the object has lent these bytes for as long as the view lives. The beginning of this file says
            // why other threads do no harm.
            Self::View(LentView(view)) => unsafe { slice::from_raw_parts(view.start(), view.len()) },
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Returns a copy of the bytes, for data that is parsed. The copy is wiped when it is dropped.
    pub(crate) fn to_vec(&self) -> PyResult<Zeroizing<Vec<u8>>> {
        Ok(Zeroizing::new(copied(self.as_slice())?))
    }

    fn range(&self) -> Range<usize> {
        let range = self.as_slice().as_ptr_range();
        range.start as usize..range.end as usize
    }
}

/// The bytes of an input that do not change during the call. A `bytes` object cannot change, and all other buffers are
/// copied before the call. Nonces have this type.
pub(crate) enum Copied<'py> {
    Bytes(Bound<'py, PyBytes>),
    Copy(Vec<u8>),
}

impl<'py> FromPyObject<'_, 'py> for Copied<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        Ok(match Input::extract(object)? {
            Input::Bytes(bytes) => Self::Bytes(bytes),
            view => Self::Copy(copied(view.as_slice())?),
        })
    }
}

impl Deref for Copied<'_> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Bytes(bytes) => bytes.as_bytes(),
            Self::Copy(bytes) => bytes,
        }
    }
}

/// Returns an empty vector with room for `len` bytes. If there is not enough memory, returns MemoryError, so the
/// process is not aborted.
pub(crate) fn with_room(len: usize) -> PyResult<Vec<u8>> {
    let mut room = Vec::new();
    match room.try_reserve_exact(len) {
        Ok(()) => Ok(room),
        Err(_) => Err(PyMemoryError::new_err(format!("there is no memory for {len} bytes"))),
    }
}

fn copied(data: &[u8]) -> PyResult<Vec<u8>> {
    let mut copy = with_room(data.len())?;
    copy.extend_from_slice(data);
    Ok(copy)
}

/// The bytes that a call writes into an object of Python.
pub(crate) struct Output<'py>(View<'py>);

impl<'py> FromPyObject<'_, 'py> for Output<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        Ok(Self(View::new(&object, true)?))
    }
}

impl Output<'_> {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn at_least(&self, needed: usize) -> PyResult<()> {
        if self.len() >= needed {
            return Ok(());
        }
        let given = self.len();
        Err(PyValueError::new_err(format!("the output has {given} bytes; allowed: {needed} or more")))
    }

    /// Returns the bytes of the output, or an error if one of `inputs` overlaps these bytes.
    pub(crate) fn apart(&mut self, inputs: &[&Input<'_>]) -> PyResult<&mut [u8]> {
        let start = self.0.start() as usize;
        let own = start..start + self.len();
        if inputs.iter().any(|input| overlap(&own, &input.range())) {
            return Err(overlapping());
        }
        // SAFETY: the object has lent these bytes for writing, for as long as the view lives. The slice borrows the
        // view exclusively, and no other memory that this call uses overlaps the slice. The beginning of this file says
        // why other threads do no harm.
        Ok(unsafe { slice::from_raw_parts_mut(self.0.start(), self.len()) })
    }

    /// Returns `data` with the space for its result, and the rest of the output. If `data` is at the beginning of the
    /// output, the result replaces `data` in place. Otherwise `data` must not overlap the output.
    pub(crate) fn with<'a>(&'a mut self, data: &'a Input<'_>) -> PyResult<(Data<'a>, &'a mut [u8])> {
        let n = data.len();
        self.at_least(n)?;
        if n > 0 && data.range().start == self.0.start() as usize {
            let (data, rest) = self.apart(&[])?.split_at_mut(n);
            return Ok((Data::InPlace(data), rest));
        }
        let (out, rest) = self.apart(&[data])?.split_at_mut(n);
        Ok((Data::Apart(data.as_slice(), out), rest))
    }

    /// Does the same as [`with`](Self::with), but only for the first `n` bytes of `data` and of the output. The method
    /// panics if `data` or the output has fewer bytes.
    pub(crate) fn first<'a>(&'a mut self, data: &'a Input<'_>, n: usize) -> PyResult<Data<'a>> {
        assert!(n <= data.len() && n <= self.len(), "inside both buffers");
        let (own, start) = (self.0.start() as usize, data.range().start);
        let in_place = n == 0 || start == own;
        if !in_place && overlap(&(start..start + n), &(own..own + n)) {
            return Err(overlapping());
        }
        // SAFETY: as in `apart`, for the first `n` bytes, which the buffer has. If `data` begins at the same address,
        // no slice of `data` is used. Otherwise the code above has checked that the first `n` bytes of `data` do not
        // overlap the first `n` bytes of the output.
        let out = unsafe { slice::from_raw_parts_mut(self.0.start(), n) };
        Ok(if in_place { Data::InPlace(out) } else { Data::Apart(&data.as_slice()[..n], out) })
    }

    /// Copies the first `n` bytes of `data` to the offset `at` of the output. `data` and the output may overlap.
    pub(crate) fn fill(&mut self, at: usize, data: &Input<'_>, n: usize) {
        assert!(n <= data.len() && at.checked_add(n).is_some_and(|end| end <= self.len()), "inside both buffers");
        // SAFETY: both buffers stay valid during the call, and the code above has checked that both ranges are inside
        // these buffers. `copy` allows that the ranges overlap.
        unsafe { ptr::copy(data.as_slice().as_ptr(), self.0.start().add(at), n) }
    }
}

/// The data that a call encrypts or decrypts, and the space for the result. Unlike an `InOutBuf`, this type is `Send`,
/// so a call that has released the GIL can use the data.
pub(crate) enum Data<'a> {
    InPlace(&'a mut [u8]),
    Apart(&'a [u8], &'a mut [u8]),
}

impl Data<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::InPlace(data) => data.len(),
            Self::Apart(data, _) => data.len(),
        }
    }

    /// Returns a part of the data, in the form that the library takes.
    pub(crate) fn part(&mut self, range: Range<usize>) -> InOutBuf<'_, '_, u8> {
        match self {
            Self::InPlace(data) => (&mut data[range]).into(),
            Self::Apart(from, to) => {
                InOutBuf::new(&from[range.clone()], &mut to[range]).unwrap_or_else(|_| unreachable!("one range"))
            }
        }
    }

    pub(crate) fn whole(&mut self) -> InOutBuf<'_, '_, u8> {
        self.part(0..self.len())
    }

    /// Writes zeros over the output.
    pub(crate) fn wipe(&mut self) {
        let (Self::InPlace(out) | Self::Apart(_, out)) = self;
        out.zeroize();
    }
}

fn overlap(a: &Range<usize>, b: &Range<usize>) -> bool {
    !a.is_empty() && !b.is_empty() && a.start < b.end && b.start < a.end
}

#[cold]
fn overlapping() -> PyErr {
    PyValueError::new_err(
        "the output overlaps an input; allowed: separate buffers, or the data itself as the beginning of the output",
    )
}
