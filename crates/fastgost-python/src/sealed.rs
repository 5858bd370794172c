//! Sealed files, over any file object: what `fastgost.open` is made of.
use crate::{
    buffer::{Input, Output},
    call::{Guarded, elsewhere},
    error::Result,
    kdf::LONG,
    keys::{PrivateKey, PublicKey},
};
use fastgost::{
    Error,
    sealed::{self, Algorithm, Header, Identity, Recipient, SealedReader, SealedWriter},
    sign::{SigningKey, VerifyingKey},
};
use pyo3::{intern, prelude::*, types::PyBytes};
use std::io::{self, Read, Seek, SeekFrom, Write};
use zeroize::Zeroizing;

/// A binary file object of Python.
struct File(Py<PyAny>);

impl Read for File {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        Python::attach(|py| {
            let read = self.0.bind(py).call_method1(intern!(py, "read"), (out.len(),))?;
            if read.is_none() {
                return Err(io::Error::new(
                    io::ErrorKind::WouldBlock,
                    "the file has no data yet; allowed: blocking files",
                ));
            }
            let read: Input<'_> = read.extract()?;
            let Some(out) = out.get_mut(..read.len()) else {
                return Err(io::Error::other("the file object has read more than it was asked for"));
            };
            out.copy_from_slice(read.as_slice());
            Ok(out.len())
        })
    }
}

impl Write for File {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        Python::attach(|py| {
            let data = PyBytes::new(py, data);
            let written = self.0.bind(py).call_method1(intern!(py, "write"), (&data,))?;
            // Some file objects return nothing, and have written everything.
            let (most, written) = (data.len()?, if written.is_none() { data.len()? } else { written.extract()? });
            match written <= most {
                true => Ok(written),
                false => Err(io::Error::other("the file object has written more than it was given")),
            }
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        Python::attach(|py| Ok(self.0.bind(py).call_method0(intern!(py, "flush")).map(drop)?))
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        Python::attach(|py| {
            let file = self.0.bind(py);
            let name = intern!(py, "seek");
            let position = match to {
                SeekFrom::Start(position) => file.call_method1(name, (position, 0))?,
                SeekFrom::Current(by) => file.call_method1(name, (by, 1))?,
                SeekFrom::End(by) => file.call_method1(name, (by, 2))?,
            };
            // As above.
            let position = if position.is_none() { file.call_method0(intern!(py, "tell"))? } else { position };
            Ok(position.extract()?)
        })
    }
}

/// A key, as it was given.
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
        let key = given.extract::<Input<'_>>()?.to_vec();
        let wrong = Error::KeyLength { given: key.len(), allowed: "32 bytes, or objects that are keys" };
        let mut raw = Zeroizing::new([0; 32]);
        if key.len() != raw.len() {
            return Err(wrong.into());
        }
        raw.copy_from_slice(&key);
        Ok(Self::Raw(raw))
    }

    fn all(keys: &[Bound<'_, PyAny>], passphrase: Option<&Input<'_>>, iterations: u32) -> Result<Vec<Self>> {
        let mut all = keys.iter().map(Self::new).collect::<Result<Vec<_>>>()?;
        all.extend(passphrase.map(|passphrase| Self::Passphrase(passphrase.to_vec(), iterations)));
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

/// Reads a sealed file: half of `SealedFile`.
#[pyclass(frozen, module = "fastgost")]
struct Reader(Guarded<SealedReader<File>>);

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
        let mut file = File(file);
        let header = Header::read(&mut file)?;
        let opener = elsewhere(py, passphrase.is_some() && most > LONG, move || {
            let identities = keys.iter().map(Key::identity).collect::<fastgost::Result<Vec<_>>>()?;
            sealed::Opener::new(&header, &identities)
        })?;
        Ok(Self(Guarded::new(SealedReader::with_opener(file, opener))))
    }

    fn readinto(&self, py: Python<'_>, mut buffer: Output<'_>) -> Result<usize> {
        let out = buffer.apart(&[])?;
        self.0.with(py, |reader| Ok(py.detach(|| reader.read(out))?))
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
        self.0.with(py, |reader| Ok(py.detach(|| reader.seek(to))?))
    }
}

/// Writes a sealed file: the other half.
#[pyclass(frozen, module = "fastgost")]
struct Writer(Guarded<Option<SealedWriter<File>>>);

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
        let writer = py.detach(|| SealedWriter::with_sealer(File(file), sealer))?;
        Ok(Self(Guarded::new(Some(writer))))
    }

    fn write(&self, py: Python<'_>, data: Input<'_>) -> Result<usize> {
        self.0.with(py, |slot| {
            // After an error or a signal nobody knows what was written: then it stays away, and the file is never completed.
            let mut writer = slot.take().ok_or(FINISHED)?;
            for part in data.as_slice().chunks(sealed::CHUNK * 64) {
                py.detach(|| writer.write_all(part))?;
                py.check_signals()?;
            }
            *slot = Some(writer);
            Ok(data.len())
        })
    }

    /// Writes the last chunk.
    fn finish(&self, py: Python<'_>) -> Result<()> {
        self.0.with(py, |writer| {
            let writer = writer.take().ok_or(FINISHED)?;
            py.detach(|| writer.finish())?;
            Ok(())
        })
    }
}

const FINISHED: Error =
    Error::Unsupported("the sealed file is complete, or was given up after an error; allowed: another one");

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Reader>()?;
    module.add_class::<Writer>()
}
