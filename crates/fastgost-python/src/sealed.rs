//! Reads and writes sealed files through any file object of Python. `fastgost.open` uses this module.
use crate::{
    buffer::{Input, Output},
    call::{Guarded, elsewhere, without_traces},
    error::Result,
    kdf::LONG,
    keys::{EMPTY, PrivateKey, PublicKey},
};
use fastgost::{
    Error,
    sealed::{self, Algorithm, Header, Identity, Recipient, SealedReader, SealedWriter},
    sign::{SigningKey, VerifyingKey},
};
use pyo3::{
    PyTraverseError, PyVisit,
    exceptions::{PyBlockingIOError, PyOSError, PyValueError},
    intern,
    prelude::*,
    types::PyBytes,
};
use std::{
    io::{self, Read, Seek, SeekFrom, Write},
    process,
    sync::{Arc, Mutex},
};
use zeroize::Zeroizing;

/// A binary file object of Python. If the program cannot reach this file object any more, the garbage collector
/// replaces the file object by `None`.
#[derive(Clone)]
struct File(Arc<Mutex<Option<Py<PyAny>>>>);

impl File {
    fn new(file: Py<PyAny>) -> Self {
        Self(Arc::new(Mutex::new(Some(file))))
    }

    fn object<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.0.lock().as_deref() {
            Ok(Some(file)) => Ok(file.bind(py).clone()),
            _ => Err(PyValueError::new_err("the file object is gone")),
        }
    }

    fn traverse(&self, visit: &PyVisit<'_>) -> core::result::Result<(), PyTraverseError> {
        match self.0.try_lock().as_deref() {
            Ok(Some(file)) => visit.call(file),
            _ => Ok(()),
        }
    }

    fn clear(&self) {
        // The file object is dropped after the lock is released, because dropping an object may run any Python code.
        let file = self.0.lock().ok().and_then(|mut file| file.take());
        drop(file);
    }
}

/// Puts an exception into an error of a stream, so that the exception passes through the stream unchanged. The kind of
/// the error is always `Other`. Without this rule, the exception `InterruptedError` would become an error of the kind
/// `Interrupted`, and after such an error a stream repeats the call.
fn passed_on(error: PyErr) -> io::Error {
    io::Error::other(error)
}

impl Read for File {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let read = |py: Python<'_>| -> PyResult<usize> {
            let read = self.object(py)?.call_method1(intern!(py, "read"), (out.len(),))?;
            if read.is_none() {
                return Err(PyBlockingIOError::new_err("the file has no data yet; allowed: blocking files"));
            }
            let read: Input<'_> = read.extract()?;
            let Some(out) = out.get_mut(..read.len()) else {
                return Err(PyOSError::new_err("the file object has read more than it was asked for"));
            };
            out.copy_from_slice(read.as_slice());
            Ok(out.len())
        };
        Python::attach(read).map_err(passed_on)
    }
}

impl Write for File {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        let write = |py: Python<'_>| -> PyResult<usize> {
            let data = PyBytes::new(py, data);
            let written = self.object(py)?.call_method1(intern!(py, "write"), (&data,))?;
            // The method `write` of some file objects returns None. In this case, all data was written.
            let (most, written) = (data.len()?, if written.is_none() { data.len()? } else { written.extract()? });
            match written <= most {
                true => Ok(written),
                false => Err(PyOSError::new_err("the file object has written more than it was given")),
            }
        };
        Python::attach(write).map_err(passed_on)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flush = |py: Python<'_>| self.object(py)?.call_method0(intern!(py, "flush")).map(drop);
        Python::attach(flush).map_err(passed_on)
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let seek = |py: Python<'_>| -> PyResult<u64> {
            let file = self.object(py)?;
            let name = intern!(py, "seek");
            let position = match to {
                SeekFrom::Start(position) => file.call_method1(name, (position, 0))?,
                SeekFrom::Current(by) => file.call_method1(name, (by, 1))?,
                SeekFrom::End(by) => file.call_method1(name, (by, 2))?,
            };
            // The method `seek` of some file objects returns None. In this case, `tell` returns the position.
            let position = if position.is_none() { file.call_method0(intern!(py, "tell"))? } else { position };
            position.extract()
        };
        Python::attach(seek).map_err(passed_on)
    }
}

/// A key or a passphrase that the caller gave. The number beside a passphrase is a number of PBKDF2 iterations. For
/// reading, this is the largest accepted number. For writing, this is the exact number.
enum Key {
    Raw(Zeroizing<[u8; 32]>),
    Passphrase(Zeroizing<Vec<u8>>, u32),
    Private(Box<SigningKey>),
    Public(Box<VerifyingKey>),
}

impl Key {
    fn new(given: &Bound<'_, PyAny>) -> Result<Self> {
        if let Ok(key) = given.cast::<PrivateKey>() {
            return Ok(Self::Private(Box::new(key.get().0.clone())));
        }
        if let Ok(key) = given.cast::<PublicKey>() {
            return Ok(Self::Public(Box::new(key.get().0)));
        }
        let key = given.extract::<Input<'_>>()?.to_vec()?;
        let wrong = Error::KeyLength { given: key.len(), allowed: "32 bytes, or objects that are keys" };
        let mut raw = Zeroizing::new([0; 32]);
        if key.len() != raw.len() {
            return Err(wrong.into());
        }
        raw.copy_from_slice(&key);
        Ok(Self::Raw(raw))
    }

    fn all(keys: &[Bound<'_, PyAny>], passphrase: Option<&Input<'_>>, iterations: u32) -> Result<Vec<Self>> {
        // The list is made with enough room for all keys. If the list grew, it would move to new memory, and copies of
        // the keys would stay in the old memory.
        let mut all = Vec::with_capacity(keys.len() + 1);
        for key in keys {
            all.push(without_traces(|| Self::new(key))?);
        }
        if let Some(passphrase) = passphrase {
            if passphrase.len() == 0 {
                return Err(EMPTY.into());
            }
            all.push(Self::Passphrase(passphrase.to_vec()?, iterations));
        }
        Ok(all)
    }

    fn identity(&self) -> fastgost::Result<Identity<'_>> {
        Ok(match self {
            Self::Raw(key) => Identity::RawKey(key),
            Self::Passphrase(passphrase, most_iterations) => {
                Identity::Passphrase { passphrase, most_iterations: *most_iterations }
            }
            Self::Private(key) => Identity::PrivateKey(key),
            Self::Public(_) => {
                return Err(Error::Parameter {
                    name: "an identity that is a public key",
                    allowed: "keys of 32 bytes and private keys",
                });
            }
        })
    }

    fn recipient(&self) -> fastgost::Result<Recipient<'_>> {
        Ok(match self {
            Self::Raw(key) => Recipient::RawKey(key),
            Self::Passphrase(passphrase, iterations) => Recipient::Passphrase { passphrase, iterations: *iterations },
            Self::Public(key) => Recipient::PublicKey(key),
            Self::Private(_) => {
                return Err(Error::Parameter {
                    name: "a recipient that is a private key",
                    allowed: "keys of 32 bytes and public keys",
                });
            }
        })
    }
}

/// Reads a sealed file. `SealedReader` in Python is built on this class.
#[pyclass(frozen, module = "fastgost")]
struct Reader {
    state: Guarded<SealedReader<File>>,
    file: File,
}

#[pymethods]
impl Reader {
    #[new]
    fn new(
        py: Python<'_>,
        file: Py<PyAny>,
        identities: Vec<Bound<'_, PyAny>>,
        passphrase: Option<Input<'_>>,
        max_iterations: Option<u32>,
    ) -> Result<Self> {
        let most = max_iterations.unwrap_or(sealed::MOST_ITERATIONS);
        let keys = Key::all(&identities, passphrase.as_ref(), most)?;
        let file = File::new(file);
        let header = Header::read(&mut file.clone())?;
        let opener = elsewhere(py, passphrase.is_some() && most > LONG, move || {
            let identities = keys.iter().map(Key::identity).collect::<fastgost::Result<Vec<_>>>()?;
            sealed::Opener::new(&header, &identities)
        })?;
        Ok(Self { state: Guarded::new(SealedReader::with_opener(file.clone(), opener)), file })
    }

    fn readinto(&self, py: Python<'_>, mut buffer: Output<'_>) -> Result<usize> {
        let out = buffer.apart(&[])?;
        self.state.with(py, |reader| Ok(py.detach(|| reader.read(out))?))
    }

    fn seek(&self, py: Python<'_>, offset: i64, whence: u8) -> Result<u64> {
        let to =
            match whence {
                0 => SeekFrom::Start(u64::try_from(offset).map_err(|_| Error::Parameter {
                    name: "a position before the beginning",
                    allowed: "0 and above",
                })?),
                1 => SeekFrom::Current(offset),
                2 => SeekFrom::End(offset),
                _ => return Err(Error::Parameter { name: "whence", allowed: "0, 1 and 2" }.into()),
            };
        self.state.with(py, |reader| Ok(py.detach(|| reader.seek(to))?))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> core::result::Result<(), PyTraverseError> {
        self.file.traverse(&visit)
    }

    fn __clear__(&self) {
        self.file.clear();
    }
}

/// Writes a sealed file. `SealedWriter` in Python is built on this class.
#[pyclass(frozen, module = "fastgost")]
struct Writer {
    state: Guarded<Option<SealedWriter<File>>>,
    file: File,
    /// The ID of the process that began the file. A child process must not continue the file, because both processes
    /// would encrypt different data with the same nonces.
    process: u32,
}

impl Writer {
    /// Takes the writer out of `slot`. Only a call of `write` that succeeds puts the writer back, so no call can use
    /// the writer after an error.
    fn take(&self, slot: &mut Option<SealedWriter<File>>) -> Result<SealedWriter<File>> {
        let writer = slot.take().ok_or(FINISHED)?;
        match self.process == process::id() {
            true => Ok(writer),
            false => Err(Error::Unsupported(
                "the sealed file was begun by the process that this one was forked from; allowed: to go on there",
            )
            .into()),
        }
    }
}

#[pymethods]
impl Writer {
    #[new]
    fn new(
        py: Python<'_>,
        file: Py<PyAny>,
        recipients: Vec<Bound<'_, PyAny>>,
        passphrase: Option<Input<'_>>,
        iterations: Option<u32>,
        cipher: &str,
    ) -> Result<Self> {
        let keys = Key::all(&recipients, passphrase.as_ref(), iterations.unwrap_or(sealed::ITERATIONS))?;
        let cipher = Algorithm::from_name(cipher)?;
        let sealer = elsewhere(py, passphrase.is_some(), move || {
            let recipients = keys.iter().map(Key::recipient).collect::<fastgost::Result<Vec<_>>>()?;
            sealed::Sealer::new(cipher, &recipients)
        })?;
        let file = File::new(file);
        let writer = py.detach(|| SealedWriter::with_sealer(file.clone(), sealer))?;
        Ok(Self { state: Guarded::new(Some(writer)), file, process: process::id() })
    }

    fn write(&self, py: Python<'_>, data: Input<'_>) -> Result<usize> {
        self.state.with(py, |slot| {
            // After an error or a signal, the code does not know how much data was written. So the writer cannot be
            // used any more, and no call completes the file.
            let mut writer = self.take(slot)?;
            for part in data.as_slice().chunks(sealed::CHUNK * 64) {
                py.detach(|| writer.write_all(part))?;
                py.check_signals()?;
            }
            *slot = Some(writer);
            Ok(data.len())
        })
    }

    /// Writes the last chunk, which completes the file.
    fn finish(&self, py: Python<'_>) -> Result<()> {
        self.state.with(py, |slot| {
            let writer = self.take(slot)?;
            py.detach(|| writer.finish())?;
            Ok(())
        })
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> core::result::Result<(), PyTraverseError> {
        self.file.traverse(&visit)
    }

    fn __clear__(&self) {
        self.file.clear();
    }
}

const FINISHED: Error =
    Error::Unsupported("the sealed file is complete, or was given up after an error; allowed: another one");

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Reader>()?;
    module.add_class::<Writer>()
}
