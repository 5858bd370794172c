//! HMAC, and the MACs that use a cipher. The class `Mac` has the interface of Python's hmac.
use crate::{
    buffer::Input,
    call::{Guarded, in_parts, without_traces},
    error::{Result, unpicklable},
    options::{Options, row},
};
use fastgost::registry::{DynMac, Kind};
use pyo3::{prelude::*, types::PyBytes};
use std::fmt::Write;

/// A MAC algorithm and its key, with the state after the data that was added so far. The object has the interface of
/// the objects of Python's hmac. The key is wiped when the object is deleted.
#[pyclass(frozen, module = "fastgost")]
pub(crate) struct Mac {
    state: Guarded<Box<dyn DynMac>>,
    /// The name of the algorithm, as in `fastgost.algorithms('mac')`.
    #[pyo3(get)]
    name: &'static str,
    /// The number of bytes in a tag.
    #[pyo3(get)]
    digest_size: usize,
    /// The number of bytes in a block.
    #[pyo3(get)]
    block_size: usize,
}

impl Mac {
    fn begin(py: Python<'_>, name: &str, key: &Input<'_>, data: Option<&Input<'_>>, options: &Options) -> Result<Self> {
        let row = row(name, Kind::Mac)?;
        let key = key.to_vec()?;
        let state = without_traces(|| row.mac(&key, &options.with_iv(&[])))?;
        let mac = Self {
            name: row.name,
            digest_size: state.size(),
            block_size: row.block_size(),
            state: Guarded::new(state),
        };
        if let Some(data) = data {
            mac.add(py, data)?;
        }
        Ok(mac)
    }

    fn add(&self, py: Python<'_>, data: &Input<'_>) -> Result<()> {
        let data = data.as_slice();
        self.state.with(py, |mac| in_parts(py, data.len(), |range| mac.update(&data[range])))
    }

    fn tag(&self, py: Python<'_>) -> Result<fastgost::mac::Tag> {
        self.state.with(py, |mac| Ok(mac.dup().finalize_reset()))
    }
}

#[pymethods]
impl Mac {
    /// Adds the next part of the message. The part may be any contiguous buffer.
    #[pyo3(signature = (msg, /))]
    fn update(&self, py: Python<'_>, msg: Input<'_>) -> Result<()> {
        self.add(py, &msg)
    }

    /// Returns the tag of the data so far. More data may follow. To compare tags, use `verify`.
    fn digest<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.tag(py)?))
    }

    /// Returns the tag of the data so far, in hexadecimal digits.
    fn hexdigest(&self, py: Python<'_>) -> Result<String> {
        let tag = self.tag(py)?;
        Ok(tag.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// Computes the tag of the data so far, and compares this tag with the given tag in constant time. Raises
    /// InvalidTag if the tags differ.
    #[pyo3(signature = (tag, /))]
    fn verify(&self, py: Python<'_>, tag: Input<'_>) -> Result<()> {
        Ok(self.tag(py)?.verify(&tag.to_vec()?)?)
    }

    /// Returns a copy of the object with the present state. Later calls of `update` change only one of the two objects.
    fn copy(&self, py: Python<'_>) -> Result<Self> {
        let state = Guarded::new(self.state.with(py, |mac| Ok(mac.dup()))?);
        Ok(Self { state, ..*self })
    }

    fn __copy__(&self, py: Python<'_>) -> Result<Self> {
        self.copy(py)
    }

    fn __repr__(&self) -> String {
        format!("<fastgost {} MAC object>", self.name)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(unpicklable("Mac"))
    }
}

/// Begins to compute the MAC of a message, with the algorithm of this name and a key. `algorithms('mac')` lists the
/// names.
///
/// `sbox` and `meshing` are options of GOST 28147-89, and `section` is an option of OMAC-ACPKM.
///
/// >>> fastgost.mac('kuznyechik-omac', bytes(32), b'a message').hexdigest()
/// '26171ac3b36bee8e2c011ee0698d68ba'
#[pyfunction]
#[pyo3(signature = (name, key, msg = None, *, tag_size = None, sbox = None, meshing = false, section = None, level = None))]
#[allow(clippy::too_many_arguments)] // Most of the arguments are options.
fn mac(
    py: Python<'_>,
    name: &str,
    key: Input<'_>,
    msg: Option<Input<'_>>,
    tag_size: Option<usize>,
    sbox: Option<&str>,
    meshing: bool,
    section: Option<usize>,
    level: Option<&str>,
) -> Result<Mac> {
    let options = Options { tag_size, section, ..Options::at(level)?.with_sbox(sbox, meshing)? };
    Mac::begin(py, name, &key, msg.as_ref(), &options)
}

/// Begins to compute the HMAC of a message under a key. `digestmod` names the hash function. The function has the
/// interface of Python's `hmac.new`.
///
/// >>> fastgost.hmac(b'key', b'a message', 'streebog512').digest_size
/// 64
#[pyfunction]
#[pyo3(signature = (key, msg = None, digestmod = "streebog256", *, level = None))]
fn hmac(py: Python<'_>, key: Input<'_>, msg: Option<Input<'_>>, digestmod: &str, level: Option<&str>) -> Result<Mac> {
    Mac::begin(py, &format!("hmac-{digestmod}"), &key, msg.as_ref(), &Options::at(level)?)
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Mac>()?;
    module.add_function(wrap_pyfunction!(mac, module)?)?;
    module.add_function(wrap_pyfunction!(hmac, module)?)
}
