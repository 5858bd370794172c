//! Imports and exports columns through Arrow's C Data Interface and Arrow's PyCapsule interface. This file contains all
//! `unsafe` code for columns. A file with `unsafe` code, such as this file and `buffer.rs`, is called a wall.
//!
//! The producer of a column hands over a structure with pointers, and a function that releases the structure. Every
//! program that imports columns has to trust the lengths in this structure, so this code trusts the lengths. But this
//! code checks the offsets, because the offsets are part of the column's data. The interface forbids the producer to
//! change a column that was handed over.
#![allow(unsafe_code)] // This is a wall.

use super::{
    output::Output,
    values::{Column, Values},
};
use crate::error::{Failure, Result};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    ffi::c_str,
    prelude::*,
    types::{PyCapsule, PyTuple},
};
use std::{
    ffi::{CStr, CString, c_char, c_void},
    ptr, slice,
    sync::Arc,
};

/// `struct ArrowSchema` of the interface, which describes the type of a column.
#[repr(C)]
struct RawSchema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut RawSchema,
    dictionary: *mut RawSchema,
    release: Option<unsafe extern "C" fn(*mut RawSchema)>,
    private_data: *mut c_void,
}

/// `struct ArrowArray` of the interface, which has the values of a column.
#[repr(C)]
struct RawArray {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut RawArray,
    dictionary: *mut RawArray,
    release: Option<unsafe extern "C" fn(*mut RawArray)>,
    private_data: *mut c_void,
}

/// `ARROW_FLAG_NULLABLE`: the column may have nulls.
const NULLABLE: i64 = 2;

/// A structure that is released when it is dropped. If the field `release` is null, the structure was moved to another
/// owner, and nothing is released.
#[repr(transparent)]
struct Schema(RawSchema);
#[repr(transparent)]
struct Array(RawArray);

// SAFETY: the interface demands that a structure can be moved between threads and released on any thread.
unsafe impl Send for Schema {}
// SAFETY: as above.
unsafe impl Send for Array {}

impl Drop for Schema {
    fn drop(&mut self) {
        if let Some(release) = self.0.release {
            // SAFETY: the structure has not been released, because `release` would be null otherwise. Nobody else has
            // the structure.
            unsafe { release(&mut self.0) }
        }
    }
}

impl Drop for Array {
    fn drop(&mut self) {
        if let Some(release) = self.0.release {
            // SAFETY: as above.
            unsafe { release(&mut self.0) }
        }
    }
}

const SCHEMA: &CStr = c_str!("arrow_schema");
const ARRAY: &CStr = c_str!("arrow_array");

/// A column that a Python object has handed over.
pub(crate) struct Imported {
    schema: Schema,
    array: Array,
}

impl Imported {
    /// Takes a column from an object. The method `__arrow_c_array__` of the object returns the column.
    pub(crate) fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let name = object.get_type().name()?;
        let Ok(method) = object.getattr("__arrow_c_array__") else {
            return Err(PyTypeError::new_err(format!(
                "'{name}' is not an Arrow array: it has no method __arrow_c_array__"
            )));
        };
        let pair = method.call0()?;
        let wrong = || PyTypeError::new_err(format!("__arrow_c_array__ of '{name}' does not return two capsules"));
        let pair = pair.cast::<PyTuple>().map_err(|_| wrong())?;
        let (schema, array) = (pair.get_item(0)?, pair.get_item(1)?);
        let schema = schema.cast::<PyCapsule>().map_err(|_| wrong())?.pointer_checked(Some(SCHEMA))?;
        let array = array.cast::<PyCapsule>().map_err(|_| wrong())?.pointer_checked(Some(ARRAY))?;
        // SAFETY: capsules with these names contain these structures. The code moves the structures out of the
        // capsules, and sets `release` to null in the capsules. The interface demands that a capsule does not release a
        // structure whose `release` is null.
        let (schema, array) = unsafe {
            let (schema, array) = (schema.cast::<Schema>().as_ptr(), array.cast::<Array>().as_ptr());
            let taken = (ptr::read(schema), ptr::read(array));
            (*schema).0.release = None;
            (*array).0.release = None;
            taken
        };
        if schema.0.release.is_none() || array.0.release.is_none() {
            return Err(PyValueError::new_err(format!("__arrow_c_array__ of '{name}' gives a released array")));
        }
        Ok(Self { schema, array })
    }

    /// Returns the type of the column as a format string of Arrow's C Data Interface, such as "z" for binary values.
    fn format(&self) -> &str {
        if self.schema.0.format.is_null() {
            return "";
        }
        // SAFETY: the format is a string that ends with a zero byte, and it lives as long as the structure.
        unsafe { CStr::from_ptr(self.schema.0.format) }.to_str().unwrap_or("")
    }

    /// Returns the first `size` bytes of the buffer with this number. A buffer without bytes may have no address.
    fn buffer(&self, number: usize, size: Option<usize>) -> Result<&[u8]> {
        let there = usize::try_from(self.array.0.n_buffers).unwrap_or(0);
        if number >= there || self.array.0.buffers.is_null() {
            return Err(broken("it has too few buffers"));
        }
        let size = size.ok_or_else(|| broken("its length is too large"))?;
        // SAFETY: the array has more than `number` pointers.
        let start = unsafe { *self.array.0.buffers.add(number) };
        match (start.is_null(), size) {
            (_, 0) => Ok(&[]),
            (true, _) => Err(broken("a buffer is missing")),
            // SAFETY: the producer promises that the buffer has as many bytes as the length and the offsets of the
            // column demand.
            (false, _) => Ok(unsafe { slice::from_raw_parts(start.cast(), size) }),
        }
    }

    /// Returns the values of the column.
    pub(crate) fn column(&self) -> Result<Column<'_>> {
        if !self.schema.0.dictionary.is_null() {
            let text = "a dictionary-encoded column; allowed: binary and string columns. \
                Decode it first, or work on its dictionary";
            return Err(PyTypeError::new_err(text).into());
        }
        let size = |x: i64| usize::try_from(x).map_err(|_| broken("its length or offset is negative"));
        let (len, offset) = (size(self.array.0.length)?, size(self.array.0.offset)?);
        let end = offset.checked_add(len).ok_or_else(|| broken("its length is too large"))?;
        let format = self.format();
        let values = match format {
            "z" | "u" => {
                let offsets: &[[u8; 4]] = self.offsets(offset, end)?;
                let last = offsets.last().map_or(0, |last| i32::from_ne_bytes(*last));
                Values::Small(offsets, self.buffer(2, usize::try_from(last).ok())?)
            }
            "Z" | "U" => {
                let offsets: &[[u8; 8]] = self.offsets(offset, end)?;
                let last = offsets.last().map_or(0, |last| i64::from_ne_bytes(*last));
                Values::Large(offsets, self.buffer(2, usize::try_from(last).ok())?)
            }
            "vz" | "vu" => {
                let views = self.buffer(1, end.checked_mul(16))?.as_chunks().0;
                let buffers = usize::try_from(self.array.0.n_buffers).unwrap_or(0).saturating_sub(3);
                // The last buffer has the lengths of the buffers to which the views point.
                let lengths = self.buffer(2 + buffers, buffers.checked_mul(8))?.as_chunks().0;
                let buffers = lengths.iter().enumerate();
                let buffers =
                    buffers.map(|(i, length)| self.buffer(2 + i, i64::from_ne_bytes(*length).try_into().ok()));
                Values::Views(&views[offset..], buffers.collect::<Result<_>>()?)
            }
            "n" => Values::Null,
            _ => match format.strip_prefix("w:").and_then(|width| width.parse().ok()) {
                Some(width) => {
                    let data = self.buffer(1, end.checked_mul(width))?;
                    Values::Fixed(width, data.get(offset * width..).unwrap_or(&[]))
                }
                None => {
                    let text = format!(
                        "a column of the type '{format}' (as Arrow's C interface has it); allowed: binary and string columns, \
                         also large ones, views, and those of a fixed size"
                    );
                    return Err(PyTypeError::new_err(text).into());
                }
            },
        };
        let has_nulls = self.array.0.null_count != 0 && format != "n" && self.array.0.n_buffers > 0;
        // SAFETY: there is at least one pointer.
        let has_nulls = has_nulls && !unsafe { *self.array.0.buffers }.is_null();
        let valid = if has_nulls { Some((self.buffer(0, Some(end.div_ceil(8)))?, offset)) } else { None };
        Column::new(len, valid, values).ok_or_else(|| broken("its offsets are not in order or not inside its data"))
    }

    /// Returns the offsets for the values with the indices `offset..end`. The number of offsets is the number of values
    /// plus 1. A column without values may have no buffer of offsets, so the result is empty then.
    fn offsets<const N: usize>(&self, offset: usize, end: usize) -> Result<&[[u8; N]]> {
        if end == offset {
            return Ok(&[]);
        }
        let size = end.checked_add(1).and_then(|count| count.checked_mul(N));
        Ok(&self.buffer(1, size)?.as_chunks().0[offset..])
    }
}

#[cold]
fn broken(why: &str) -> Failure {
    PyValueError::new_err(format!("the Arrow array is malformed: {why}")).into()
}

/// The data that an exported array keeps alive.
struct Kept {
    _output: Arc<Output>,
    buffers: Vec<*const c_void>,
}

unsafe extern "C" fn release_schema(schema: *mut RawSchema) {
    // SAFETY: this function is called once, with a structure that `export` made.
    unsafe {
        drop(CString::from_raw((*schema).private_data.cast()));
        (*schema).release = None;
    }
}

unsafe extern "C" fn release_array(array: *mut RawArray) {
    // SAFETY: this function is called once, with a structure that `export` made.
    unsafe {
        drop(Box::from_raw((*array).private_data.cast::<Kept>()));
        (*array).release = None;
    }
}

/// Returns a column as two capsules. One capsule has the type of the column, and the other capsule has the values. The
/// values are not copied.
pub(super) fn export<'py>(py: Python<'py>, output: &Arc<Output>) -> PyResult<Bound<'py, PyTuple>> {
    let format = CString::new(output.format.clone())?.into_raw();
    let schema = Schema(RawSchema {
        format,
        name: ptr::null(),
        metadata: ptr::null(),
        flags: NULLABLE,
        n_children: 0,
        children: ptr::null_mut(),
        dictionary: ptr::null_mut(),
        release: Some(release_schema),
        private_data: format.cast(),
    });
    let kept = Box::into_raw(Box::new(Kept { _output: Arc::clone(output), buffers: output.buffers().collect() }));
    // SAFETY: the code above has just made `kept`, and no other code has a pointer to `kept`.
    let buffers = unsafe { &mut (*kept).buffers };
    let array = Array(RawArray {
        length: output.len as i64,
        null_count: output.nulls as i64,
        offset: 0,
        n_buffers: buffers.len() as i64,
        n_children: 0,
        buffers: buffers.as_mut_ptr(),
        children: ptr::null_mut(),
        dictionary: ptr::null_mut(),
        release: Some(release_array),
        private_data: kept.cast(),
    });
    let schema = PyCapsule::new_with_value(py, schema, SCHEMA)?;
    let array = PyCapsule::new_with_value(py, array, ARRAY)?;
    PyTuple::new(py, [schema, array])
}
