//! The columns that calls return.
use super::{interface::export, values::Column};
use crate::error::{Failure, Result, parameter};
use fastgost::Error;
use pyo3::{exceptions::PyMemoryError, prelude::*, types::PyTuple};
use std::{ffi::c_void, ptr, sync::Arc};
use zeroize::Zeroize;

/// A column of binary or string values that a call returns.
pub(super) struct Output {
    pub(super) len: usize,
    pub(super) nulls: usize,
    /// The type of the column as a format string of Arrow's C Data Interface, such as "z" for binary values.
    pub(super) format: String,
    valid: Option<Vec<u8>>,
    offsets: Offsets,
    pub(super) data: Vec<u8>,
}

/// The offsets at which values begin and end. The offsets are stored as numbers, and not as bytes, because the programs
/// that read the column may rely on the alignment of the numbers.
enum Offsets {
    /// Values of a fixed size need no offsets.
    None,
    Small(Vec<i32>),
    Large(Vec<i64>),
}

impl Output {
    /// Makes a column whose values have `width` bytes. All bytes are zeros. The column has nulls at the same indices as
    /// the column `like`.
    pub(super) fn fixed(like: &Column<'_>, width: usize) -> Result<Self> {
        // A column of nulls can have any length, so this allocation may fail. For this reason, the code allocates this
        // memory first, and returns the error before it does other work.
        let data = zeros(like.len().checked_mul(width))?;
        Ok(Self { data, ..Self::like(like, format!("w:{width}")) })
    }

    /// Makes a column whose value with the index `i` has `sizes(i)` bytes. All bytes are zeros. The column has nulls at
    /// the same indices as the column `like`. `kind` is binary, string, large_binary or large_string.
    pub(super) fn variable(like: &Column<'_>, kind: &str, sizes: impl Fn(usize) -> usize) -> Result<Self> {
        let (format, is_large) = match kind {
            "binary" => ("z", false),
            "string" => ("u", false),
            "large_binary" => ("Z", true),
            "large_string" => ("U", true),
            _ => {
                let allowed = "binary, string, large_binary and large_string";
                return Err(parameter(format!("unknown type '{kind}'; allowed: {allowed}"), Error::UnknownAlgorithm));
            }
        };
        let (mut small, mut large) = (Vec::new(), Vec::new());
        let room = like.len().saturating_add(1);
        let reserved = if is_large { large.try_reserve_exact(room) } else { small.try_reserve_exact(room) };
        reserved.map_err(|_| no_memory(room.saturating_mul(if is_large { 8 } else { 4 })))?;
        let mut output = Self::like(like, format.into());
        let mut end = 0_usize;
        let mut push = |end: usize| match is_large {
            true => large.push(end as i64),
            // If a number does not fit into `i32`, the code below returns an error.
            false => small.push(end as i32),
        };
        push(0);
        for i in 0..like.len() {
            end = end.saturating_add(if like.is_valid(i) { sizes(i) } else { 0 });
            push(end);
        }
        output.offsets = if is_large { Offsets::Large(large) } else { Offsets::Small(small) };
        if !is_large && end > i32::MAX as usize {
            let text = format!(
                "the result has {end} bytes; allowed: up to 2147483647 in a {kind} column. Use a large_{kind} column, or chunks"
            );
            return Err(parameter(text, Error::OutputLength { given: end, most: i32::MAX as u64 }));
        }
        output.data = zeros(Some(end))?;
        Ok(output)
    }

    fn like(like: &Column<'_>, format: String) -> Self {
        let nulls = (0..like.len()).filter(|i| !like.is_valid(*i)).count();
        let valid = (nulls > 0).then(|| {
            let mut valid = vec![0; like.len().div_ceil(8)];
            for i in (0..like.len()).filter(|i| like.is_valid(*i)) {
                valid[i / 8] |= 1 << (i % 8);
            }
            valid
        });
        Self { len: like.len(), nulls, format, valid, offsets: Offsets::None, data: Vec::new() }
    }

    /// Returns the addresses of the buffers, in the order that Arrow's C Data Interface demands. If no value is null,
    /// the pointer to the validity bits is null.
    pub(super) fn buffers(&self) -> impl Iterator<Item = *const c_void> {
        let valid = self.valid.as_ref().map_or(ptr::null(), |bits| bits.as_ptr().cast());
        let offsets = match &self.offsets {
            Offsets::None => None,
            Offsets::Small(offsets) => Some(offsets.as_ptr().cast()),
            Offsets::Large(offsets) => Some(offsets.as_ptr().cast()),
        };
        [Some(valid), offsets, Some(self.data.as_ptr().cast())].into_iter().flatten()
    }

    /// Wipes the data. If a call fails, this method wipes the plaintext that the call has already decrypted.
    pub(super) fn wipe(&mut self) {
        self.data.zeroize();
    }
}

fn zeros(size: Option<usize>) -> Result<Vec<u8>> {
    let mut data = Vec::new();
    let size = size.unwrap_or(usize::MAX);
    data.try_reserve_exact(size).map_err(|_| no_memory(size))?;
    data.resize(size, 0);
    Ok(data)
}

#[cold]
fn no_memory(size: usize) -> Failure {
    PyMemoryError::new_err(format!("there is no memory for a column of {size} bytes")).into()
}

/// A column that all libraries with Arrow's PyCapsule interface can read. For example, `pyarrow.array(column)` and
/// `polars.Series(column)` read the column.
#[pyclass(frozen, module = "fastgost.arrow")]
pub(crate) struct ArrowArray(pub(super) Arc<Output>);

#[pymethods]
impl ArrowArray {
    /// Returns two capsules, with the type and the values of the column. The values are not copied.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        // The interface allows a method to ignore the requested type. This method does so.
        drop(requested_schema);
        export(py, &self.0)
    }

    fn __len__(&self) -> usize {
        self.0.len
    }

    fn __repr__(&self) -> String {
        format!("<fastgost.arrow.ArrowArray of {} values>", self.0.len)
    }
}
