//! Ciphers in modes of operation. These modes do not authenticate the data. `Cipher(...).encryptor()` and
//! `Cipher(...).decryptor()` return objects of the class `CipherContext` in this file.
use crate::{
    buffer::{Data, Input, Output},
    call::{Guarded, in_parts, without_traces},
    error::{Result, parameter, unpicklable},
    options::{Options, row},
};
use fastgost::{
    Error,
    mode::padding::Padding,
    registry::{Algorithm, Direction, DynMode, Kind},
};
use pyo3::{prelude::*, types::PyBytes};
use zeroize::{Zeroize, Zeroizing};

/// A cipher and its key. This class is the base class of `Kuznyechik`, `Magma` and `Gost28147`. The key is wiped when
/// the object is deleted. The object cannot be pickled.
#[pyclass(frozen, subclass, module = "fastgost")]
struct BlockCipher {
    name: String,
    key: Zeroizing<Vec<u8>>,
    sbox: Option<String>,
    meshing: bool,
}

impl BlockCipher {
    fn row(&self, mode: &str) -> Result<&'static Algorithm> {
        row(&format!("{}-{mode}", self.name), Kind::Cipher)
    }

    fn options(&self, section: Option<usize>, level: Option<&str>) -> Result<Options> {
        Ok(Options { section, ..Options::at(level)?.with_sbox(self.sbox.as_deref(), self.meshing)? })
    }
}

#[pymethods]
impl BlockCipher {
    #[new]
    #[pyo3(signature = (name, key, sbox = None, meshing = false))]
    fn new(name: String, key: Input<'_>, sbox: Option<String>, meshing: bool) -> Result<Self> {
        let cipher = Self { name, key: key.to_vec()?, sbox, meshing };
        // Every cipher has the mode ECB. So this code computes the key schedule for ECB only to check the key and the
        // S-box set. If the key or the S-box set is wrong, the code returns an error.
        let options = Options { meshing: false, ..cipher.options(None, None)? };
        let row = cipher.row("ecb")?;
        without_traces(|| row.schedule(&cipher.key, &options.with_iv(&[])).map(drop))?;
        Ok(cipher)
    }

    /// The name of the cipher, such as `kuznyechik`. The names of all algorithms with this cipher begin with this name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The number of bits in a block.
    #[getter]
    fn block_size(&self) -> Result<usize> {
        Ok(8 * self.row("ecb")?.block_size())
    }

    /// The number of bits in a key.
    #[getter]
    fn key_size(&self) -> usize {
        8 * self.key.len()
    }

    fn __repr__(&self) -> String {
        format!("<fastgost {} key>", self.name)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(unpicklable("BlockCipher"))
    }
}

/// A message that the caller encrypts or decrypts in parts.
///
/// After `os.fork`, use the object in only one of the two processes. Otherwise both processes would continue with the
/// same keystream.
#[pyclass(frozen, module = "fastgost")]
struct CipherContext(Guarded<State>);

struct State {
    mode: Box<dyn DynMode>,
    block: usize,
    /// In modes that process only whole blocks, this vector has the bytes of an incomplete block. In other modes this
    /// vector is always empty.
    pending: Zeroizing<Vec<u8>>,
    finalized: bool,
}

impl State {
    /// Returns the number of bytes that the next call will return for `input` bytes of input.
    fn output(&self, input: usize) -> usize {
        let all = self.pending.len() + input;
        all - all % self.block
    }

    fn check(&self) -> Result<()> {
        match self.finalized {
            false => Ok(()),
            true => {
                let text = "the message is complete; allowed: another encryptor or decryptor, with another IV";
                Err(parameter(text.into(), Error::Unsupported("")))
            }
        }
    }

    fn apply(&mut self, py: Python<'_>, mut data: Data<'_>) -> Result<()> {
        in_parts(py, data.len(), |range| self.mode.apply(data.part(range)))
    }

    /// Stores `rest` for the next call. `rest` has the bytes after the last whole block.
    fn keep(&mut self, rest: &[u8]) {
        self.pending.zeroize();
        self.pending.extend_from_slice(rest);
    }
}

#[pymethods]
impl CipherContext {
    /// Encrypts or decrypts the next part of the data. In modes that process only whole blocks, the object keeps an
    /// incomplete block until the caller adds the rest of the block.
    ///
    /// If a signal handler raises an exception (Ctrl-C), an unknown part of the data has been processed. In this case,
    /// encrypt or decrypt the whole message again with a new object.
    #[pyo3(signature = (data, /))]
    fn update<'py>(&self, py: Python<'py>, data: Input<'_>) -> Result<Bound<'py, PyBytes>> {
        self.0.with(py, |state| {
            state.check()?;
            let (n, before) = (state.output(data.len()), state.pending.len());
            let data = data.as_slice();
            if n == 0 {
                state.pending.extend_from_slice(data);
                return Ok(PyBytes::new(py, &[]));
            }
            let (now, rest) = data.split_at(n - before);
            let done = PyBytes::new_with(py, n, |out| {
                if before == 0 {
                    return Ok(state.apply(py, Data::Apart(now, out))?);
                }
                let (first, others) = out.split_at_mut(before);
                first.copy_from_slice(&state.pending);
                others.copy_from_slice(now);
                Ok(state.apply(py, Data::InPlace(out))?)
            })?;
            state.keep(rest);
            Ok(done)
        })
    }

    /// Does the same as `update`, but writes the result into the writable buffer `buf`. The data may be at the
    /// beginning of `buf`. Returns the number of bytes that were written.
    #[pyo3(signature = (data, buf, /))]
    fn update_into(&self, py: Python<'_>, data: Input<'_>, mut buf: Output<'_>) -> Result<usize> {
        self.0.with(py, |state| {
            state.check()?;
            let (n, before) = (state.output(data.len()), state.pending.len());
            buf.at_least(n)?;
            if n == 0 {
                state.pending.extend_from_slice(data.as_slice());
                return Ok(0);
            }
            let now = n - before;
            let rest = Zeroizing::new(data.as_slice()[now..].to_vec());
            if before == 0 {
                let data = buf.first(&data, n)?;
                state.apply(py, data)?;
            } else {
                buf.fill(before, &data, now);
                let out = &mut buf.apart(&[])?[..n];
                out[..before].copy_from_slice(&state.pending);
                state.apply(py, Data::InPlace(out))?;
            }
            state.keep(&rest);
            Ok(n)
        })
    }

    /// Ends the message. Raises ParameterError if an incomplete block is left.
    fn finalize<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyBytes>> {
        self.0.with(py, |state| {
            state.check()?;
            state.finalized = true;
            match state.pending.len() {
                0 => Ok(PyBytes::new(py, &[])),
                given => Err(Error::PartialBlock { given, block: state.block }.into()),
            }
        })
    }

    /// Moves to a position in the stream, which is given in bytes from the beginning of the stream. Only CTR, CTR-ACPKM
    /// and CNT support this method. CNT supports it only without key meshing, and CTR-ACPKM can only move forward.
    /// **Never encrypt other data at a position where data was encrypted before**, because the old and the new data
    /// would have the same keystream.
    #[pyo3(signature = (position, /))]
    fn seek(&self, py: Python<'_>, position: u128) -> Result<()> {
        self.0.with(py, |state| {
            state.check()?;
            Ok(state.mode.seek(position)?)
        })
    }

    /// The name of the level (a set of CPU features) for which the code of this object was written. `fastgost.levels()`
    /// lists the names.
    #[getter]
    fn level(&self, py: Python<'_>) -> Result<&'static str> {
        self.0.with(py, |state| Ok(state.mode.level().name()))
    }
}

/// Makes the object that `Cipher.encryptor` or `Cipher.decryptor` returns for a new message.
#[pyfunction]
#[pyo3(signature = (cipher, mode, encrypt, iv, section, level))]
fn cipher_context(
    cipher: &Bound<'_, BlockCipher>,
    mode: &str,
    encrypt: bool,
    iv: Input<'_>,
    section: Option<usize>,
    level: Option<&str>,
) -> Result<CipherContext> {
    let cipher = cipher.get();
    let direction = if encrypt { Direction::Encrypt } else { Direction::Decrypt };
    let options = cipher.options(section, level)?;
    let (row, iv) = (cipher.row(mode)?, iv.to_vec()?);
    let mode = without_traces(|| row.cipher(direction, &cipher.key, &options.with_iv(&iv)))?;
    let block = mode.granularity();
    Ok(CipherContext(Guarded::new(State { mode, block, pending: Zeroizing::new(Vec::new()), finalized: false })))
}

fn procedure(name: &str) -> Result<Padding> {
    Ok(match name {
        "pkcs7" => Padding::Pkcs7,
        "procedure1" => Padding::Procedure1,
        "procedure2" => Padding::Procedure2,
        "procedure3" => Padding::Procedure3,
        _ => {
            let text = format!("unknown padding '{name}'; allowed: pkcs7, procedure1, procedure2 and procedure3");
            return Err(parameter(text, Error::Unsupported("")));
        }
    })
}

fn block(size: usize) -> Result<usize> {
    match size {
        8 | 16 => Ok(size),
        _ => Err(parameter(format!("the block has {size} bytes; allowed: 8 and 16"), Error::Unsupported(""))),
    }
}

/// Pads data for ECB and CBC to a whole number of blocks. A block has 8 or 16 bytes. The padding is 'pkcs7', or a
/// procedure of GOST R 34.13-2015 such as 'procedure2'.
///
/// >>> fastgost.pad(b'abc', 8)
/// b'abc\x05\x05\x05\x05\x05'
/// >>> fastgost.pad(b'abc', 8, 'procedure2')
/// b'abc\x80\x00\x00\x00\x00'
#[pyfunction]
#[pyo3(signature = (data, block_size, padding = "pkcs7"))]
fn pad<'py>(py: Python<'py>, data: Input<'_>, block_size: usize, padding: &str) -> Result<Bound<'py, PyBytes>> {
    let mut data = data.to_vec()?;
    procedure(padding)?.pad(&mut data, block(block_size)?)?;
    Ok(PyBytes::new(py, &data))
}

/// Removes the padding that `pad` has added. Raises FormatError if the data has no such padding.
///
/// This function does not authenticate the data. So verify a MAC of the ciphertext first, or use an AEAD.
///
/// >>> fastgost.unpad(b'abc\x05\x05\x05\x05\x05', 8)
/// b'abc'
#[pyfunction]
#[pyo3(signature = (data, block_size, padding = "pkcs7"))]
fn unpad<'py>(py: Python<'py>, data: Input<'_>, block_size: usize, padding: &str) -> Result<Bound<'py, PyBytes>> {
    let procedure = procedure(padding)?;
    if !procedure.removable() {
        let text = format!("'{padding}' cannot be told from data; allowed: pkcs7 and procedure2");
        return Err(parameter(text, Error::Unsupported("")));
    }
    let mut data = data.to_vec()?;
    procedure.unpad(&mut data, block(block_size)?)?;
    Ok(PyBytes::new(py, &data))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<BlockCipher>()?;
    module.add_class::<CipherContext>()?;
    module.add_function(wrap_pyfunction!(cipher_context, module)?)?;
    module.add_function(wrap_pyfunction!(pad, module)?)?;
    module.add_function(wrap_pyfunction!(unpad, module)?)
}
