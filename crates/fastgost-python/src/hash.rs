//! Hash functions, with hashlib's interface.
use crate::{
    buffer::Input,
    call::{Guarded, in_parts},
    error::{Result, unpicklable},
    options::{Options, row},
};
use fastgost::registry::{DynHash, Kind};
use pyo3::{prelude::*, types::PyBytes};

/// The state of a hash function after the data that was added so far. The object has the interface of hashlib's
/// objects.
///
/// Several threads may use the same object. The calls of `update` are then processed one after the other, in any order.
#[pyclass(frozen, module = "fastgost")]
pub(crate) struct Hash {
    state: Guarded<Box<dyn DynHash>>,
    /// The name of the algorithm, as in `fastgost.algorithms('hash')`.
    #[pyo3(get)]
    name: &'static str,
    /// The number of bytes in a digest.
    #[pyo3(get)]
    digest_size: usize,
    /// The number of bytes in a block.
    #[pyo3(get)]
    block_size: usize,
    /// The name of the level (a set of CPU features) for which the code of this object was written. `fastgost.levels()`
    /// lists the names.
    #[pyo3(get)]
    level: &'static str,
}

impl Hash {
    fn begin(py: Python<'_>, name: &str, data: Option<&Input<'_>>, level: Option<&str>) -> Result<Self> {
        let row = row(name, Kind::Hash)?;
        let hash = Self::of(row.name, row.hasher(&Options::at(level)?.with_iv(&[]))?);
        if let Some(data) = data {
            hash.add(py, data)?;
        }
        Ok(hash)
    }

    fn of(name: &'static str, state: Box<dyn DynHash>) -> Self {
        Self {
            name,
            digest_size: state.size(),
            block_size: state.block_size(),
            level: state.level().name(),
            state: Guarded::new(state),
        }
    }

    fn add(&self, py: Python<'_>, data: &Input<'_>) -> Result<()> {
        let data = data.as_slice();
        self.state.with(py, |hash| {
            in_parts(py, data.len(), |range| {
                hash.update(&data[range]);
                Ok(())
            })
        })
    }

    fn snapshot(&self, py: Python<'_>) -> Result<Box<dyn DynHash>> {
        self.state.with(py, |hash| Ok(hash.dup()))
    }
}

#[pymethods]
impl Hash {
    /// Adds the next part of the message. The part may be any contiguous buffer.
    ///
    /// If a signal handler raises an exception (Ctrl-C), an unknown part of the data has been added.
    #[pyo3(signature = (data, /))]
    fn update(&self, py: Python<'_>, data: Input<'_>) -> Result<()> {
        self.add(py, &data)
    }

    /// Returns the digest of the data so far. More data may follow.
    fn digest<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.snapshot(py)?.finalize_reset()))
    }

    /// Returns the digest of the data so far, in hexadecimal digits.
    fn hexdigest(&self, py: Python<'_>) -> Result<String> {
        Ok(format!("{:x}", self.snapshot(py)?.finalize_reset()))
    }

    /// Returns a copy of the object with the present state. Later calls of `update` change only one of the two objects.
    fn copy(&self, py: Python<'_>) -> Result<Self> {
        Ok(Self::of(self.name, self.snapshot(py)?))
    }

    fn __copy__(&self, py: Python<'_>) -> Result<Self> {
        self.copy(py)
    }

    fn __repr__(&self) -> String {
        format!("<fastgost {} hash object>", self.name)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(unpicklable("Hash"))
    }
}

/// Begins to hash a message with the hash function of this name. `algorithms('hash')` lists the names.
///
/// `usedforsecurity` has no effect. This parameter exists only because hashlib has it.
///
/// >>> fastgost.new('streebog256', b'012345678901234567890123456789012345678901234567890123456789012').hexdigest()
/// '9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500'
#[pyfunction]
#[pyo3(signature = (name, data = None, *, level = None, usedforsecurity = true))]
fn new(
    py: Python<'_>,
    name: &str,
    data: Option<Input<'_>>,
    level: Option<&str>,
    usedforsecurity: bool,
) -> Result<Hash> {
    let _ = usedforsecurity;
    Hash::begin(py, name, data.as_ref(), level)
}

/// Defines one Python function for each hash function, such as `streebog256`.
macro_rules! constructors {
    ($($name:ident: $text:literal;)+) => {
        $(
            #[doc = $text]
            #[pyfunction]
            #[pyo3(signature = (data = None, *, level = None, usedforsecurity = true))]
            fn $name(
                py: Python<'_>,
                data: Option<Input<'_>>,
                level: Option<&str>,
                usedforsecurity: bool,
            ) -> Result<Hash> {
                let _ = usedforsecurity;
                Hash::begin(py, stringify!($name), data.as_ref(), level)
            }
        )+

        pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
            module.add_class::<Hash>()?;
            $(module.add_function(wrap_pyfunction!($name, module)?)?;)+
            module.add_function(wrap_pyfunction!(new, module)?)
        }
    };
}

constructors! {
    streebog256: "Streebog (GOST R 34.11-2012) with a digest of 32 bytes.\n\n\
        >>> h = fastgost.streebog256()\n>>> h.update(b'a message')\n>>> h.digest_size, len(h.hexdigest())\n(32, 64)";
    streebog512: "Streebog (GOST R 34.11-2012) with a digest of 64 bytes.\n\n\
        >>> fastgost.streebog512(b'a message').digest_size\n64";
    gost94: "GOST R 34.11-94 with CryptoPro's S-boxes, which is legacy.\n\n\
        >>> fastgost.gost94(b'').hexdigest()[:8]\n'981e5f3c'";
}
