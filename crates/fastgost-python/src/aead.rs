//! Authenticated encryption with associated data (AEAD). The tag follows the ciphertext, as in the package
//! `cryptography`.
use crate::{
    aead_parts::{self, Opener, Sealer, Unverified},
    buffer::{Copied, Data, Input, Output},
    call::{PART, in_parts, run, without_traces},
    error::{FIRST_BIT, Failure, Result, exception_with, parameter, unpicklable},
    options::{Options, row},
};
use fastgost::{
    Error,
    registry::{Algorithm, DynAead, DynUnverified, Kind},
};
use pyo3::{prelude::*, types::PyBytes};
use zeroize::Zeroize;

/// Authenticated encryption under a key. This class is the base class of `KuznyechikMGM` and of the classes for the
/// other AEADs.
///
/// Several threads may use the same object at the same time. The key is wiped as soon as this object and all objects
/// from its methods `sealer`, `opener` and `hazmat_opener` are deleted. The object cannot be pickled.
///
/// >>> aead = fastgost.AEAD('kuznyechik-mgm', bytes(32), tag_size=8)
/// >>> len(aead.encrypt(b'\x01' * 16, b'a message', None))
/// 17
#[pyclass(frozen, subclass, module = "fastgost", name = "AEAD")]
pub(crate) struct Aead {
    pub(crate) aead: Box<dyn DynAead>,
    row: &'static Algorithm,
}

#[pymethods]
impl Aead {
    #[new]
    #[pyo3(signature = (name, key, *, tag_size = None, section = None, sbox = None, meshing = false, level = None))]
    fn new(
        name: &str,
        key: Input<'_>,
        tag_size: Option<usize>,
        section: Option<usize>,
        sbox: Option<&str>,
        meshing: bool,
        level: Option<&str>,
    ) -> Result<Self> {
        let row = row(name, Kind::Aead)?;
        let options = Options { tag_size, section, ..Options::at(level)?.with_sbox(sbox, meshing)? };
        let key = key.to_vec()?;
        let aead = without_traces(|| row.aead(&key, &options.with_iv(&[])))?;
        Ok(Self { aead, row })
    }

    /// Returns the number of bytes in a key of the algorithm with this name.
    #[staticmethod]
    #[pyo3(signature = (name, /))]
    fn _key_size(name: &str) -> Result<usize> {
        Ok(row(name, Kind::Aead)?.key_size().unwrap_or(0))
    }

    /// The name of the algorithm, as in `fastgost.algorithms('aead')`.
    #[getter]
    fn name(&self) -> &'static str {
        self.row.name
    }

    /// The number of bytes in a nonce.
    #[getter]
    fn nonce_size(&self) -> usize {
        self.row.iv_size().map_or(0, |nonce| nonce.preferred)
    }

    /// Returns a random nonce for MGM. The highest bit of its first byte is 0, as MGM demands. Keep the nonce with the
    /// message.
    ///
    /// If no other object has the key, the methods that encrypt raise `ExhaustedError` before the probability of two
    /// equal nonces exceeds 2^-38. The nonces of all algorithms except MGM are too short to be random. With these
    /// algorithms, use the number of the message as the nonce.
    ///
    /// >>> aead = fastgost.KuznyechikMGM(bytes(32))
    /// >>> nonce = aead.generate_nonce()
    /// >>> len(nonce) == aead.nonce_size == 16 and nonce[0] < 0x80
    /// True
    fn generate_nonce<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyBytes>> {
        let (name, size) = (self.row.name, self.nonce_size());
        if !name.ends_with("-mgm") {
            let text =
                format!("random nonces of {size} bytes for {name} would soon repeat; allowed: a counter of messages");
            return Err(parameter(text, Error::Parameter { name: "", allowed: "" }));
        }
        Ok(PyBytes::new_with(py, size, |nonce| {
            getrandom::fill(nonce).map_err(|_| Failure::from(Error::Randomness))?;
            nonce[0] &= 0x7f;
            Ok(())
        })?)
    }

    /// The number of bytes in a tag.
    #[getter]
    fn tag_size(&self) -> usize {
        self.aead.tag_size()
    }

    /// The name of the level (a set of CPU features) for which the code of this object was written. `fastgost.levels()`
    /// lists the names.
    #[getter]
    fn level(&self) -> &'static str {
        self.aead.level().name()
    }

    /// Encrypts a message. Returns the ciphertext, followed by the tag. **Never use a nonce twice under one key.**
    #[pyo3(signature = (nonce, data, associated_data = None))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        nonce: Copied<'_>,
        data: Input<'_>,
        associated_data: Option<Input<'_>>,
    ) -> Result<Bound<'py, PyBytes>> {
        let plaintext = data.as_slice();
        Ok(PyBytes::new_with(py, plaintext.len() + self.aead.tag_size(), |sealed| {
            let (out, tag) = sealed.split_at_mut(plaintext.len());
            Ok(self.seal(py, &nonce, associated(associated_data.as_ref()), Data::Apart(plaintext, out), tag)?)
        })?)
    }

    /// Verifies the tag, which follows the ciphertext, and returns the plaintext. Raises InvalidTag if the tag does not
    /// match. Also raises InvalidTag if the data is shorter than a tag, or if the first bit of an MGM nonce is 1.
    /// Raises ParameterError if the nonce has a wrong length.
    #[pyo3(signature = (nonce, data, associated_data = None))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        nonce: Copied<'_>,
        data: Input<'_>,
        associated_data: Option<Input<'_>>,
    ) -> Result<Bound<'py, PyBytes>> {
        let (ciphertext, tag) = self.split(data.as_slice())?;
        let (associated, tag) = (associated(associated_data.as_ref()), tag.to_vec());
        Ok(PyBytes::new_with(py, ciphertext.len(), |out| {
            let mut data = Data::Apart(ciphertext, out);
            // Long messages are processed in parts, so that Ctrl-C is noticed.
            if data.len() + associated.len() <= PART {
                return Ok(self.open(py, &nonce, associated, data, &tag)?);
            }
            let opener = self.aead.hazmat_opener(&nonce).map_err(unauthentic).map_err(Failure::from)?;
            // No other code can access `out` before this function returns. After an error, such as a wrong tag, the
            // decrypted data in `out` is wiped.
            let result = open_in_parts(py, opener, associated, &mut data, &tag);
            if result.is_err() {
                out.zeroize();
            }
            Ok(result?)
        })?)
    }

    /// Does the same as `encrypt`, but writes the result into the writable buffer `buf`. The data may be at the
    /// beginning of `buf`. Returns the number of bytes that were written.
    ///
    /// If a signal handler raises an exception (Ctrl-C), never use the nonce again. `buf` then has zeros in place of
    /// the ciphertext. If the data was in `buf`, the zeros have replaced the data.
    #[pyo3(signature = (nonce, data, associated_data, buf))]
    fn encrypt_into(
        &self,
        py: Python<'_>,
        nonce: Copied<'_>,
        data: Input<'_>,
        associated_data: Option<Input<'_>>,
        mut buf: Output<'_>,
    ) -> Result<usize> {
        let size = data.len() + self.aead.tag_size();
        buf.at_least(size)?;
        buf.apart(&associated_data.iter().collect::<Vec<_>>())?;
        let (data, rest) = buf.with(&data)?;
        self.seal(py, &nonce, associated(associated_data.as_ref()), data, &mut rest[..self.aead.tag_size()])?;
        Ok(size)
    }

    /// Does the same as `decrypt`, but writes the plaintext into the writable buffer `buf`. The data may be at the
    /// beginning of `buf`. Returns the number of bytes that were written. Nothing is written before the tag has been
    /// verified. Ctrl-C does not interrupt this call, even for a long message. The method reads the data twice, first
    /// to verify it and then to decrypt it. If another thread can write to the data during the call, copy the data
    /// before the call. Otherwise the plaintext may differ from the verified data.
    #[pyo3(signature = (nonce, data, associated_data, buf))]
    fn decrypt_into(
        &self,
        py: Python<'_>,
        nonce: Copied<'_>,
        data: Input<'_>,
        associated_data: Option<Input<'_>>,
        mut buf: Output<'_>,
    ) -> Result<usize> {
        let (ciphertext, tag) = self.split(data.as_slice())?;
        let (n, tag) = (ciphertext.len(), tag.to_vec());
        buf.at_least(n)?;
        buf.apart(&associated_data.iter().collect::<Vec<_>>())?;
        let place = buf.first(&data, n)?;
        self.open(py, &nonce, associated(associated_data.as_ref()), place, &tag)?;
        Ok(n)
    }

    /// Begins to seal a message in parts. **Never use a nonce twice under one key.**
    #[pyo3(signature = (nonce, /))]
    fn sealer(&self, nonce: Input<'_>) -> Result<Sealer> {
        Ok(aead_parts::sealer(self.aead.sealer(nonce.as_slice())?))
    }

    /// Begins to open a message in parts. The plaintext is returned only after the tag has been verified.
    #[pyo3(signature = (nonce, /))]
    fn opener(&self, nonce: Input<'_>) -> Result<Opener> {
        aead_parts::opener(self.aead.opener(nonce.as_slice()))
    }

    /// Begins to decrypt a message in parts **before its tag is verified**. Use this method only for messages that do
    /// not fit into memory.
    #[pyo3(signature = (nonce, /))]
    fn hazmat_opener(&self, nonce: Input<'_>) -> Result<Unverified> {
        aead_parts::unverified(self.aead.hazmat_opener(nonce.as_slice()))
    }

    fn __repr__(&self) -> String {
        format!("<fastgost {} object>", self.row.name)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(unpicklable("AEAD"))
    }
}

impl Aead {
    /// Splits the input into the ciphertext and the tag.
    pub(crate) fn split<'a>(&self, data: &'a [u8]) -> Result<(&'a [u8], &'a [u8])> {
        let size = self.aead.tag_size();
        data.split_at_checked(data.len().wrapping_sub(size)).ok_or_else(|| {
            let given = data.len();
            let text = format!("the data has {given} bytes; allowed: a ciphertext and its tag, so {size} or more");
            exception_with(Error::TagMismatch, text).into()
        })
    }

    fn seal(&self, py: Python<'_>, nonce: &[u8], associated: &[u8], mut data: Data<'_>, tag: &mut [u8]) -> Result<()> {
        let bytes = data.len() + associated.len();
        // Long messages are processed in parts, so that Ctrl-C is noticed.
        let made = if bytes > PART {
            let mut sealer = self.aead.sealer(nonce)?;
            let result = in_parts(py, associated.len(), |range| sealer.update_associated(&associated[range]))
                .and_then(|()| in_parts(py, data.len(), |range| sealer.update(data.part(range))));
            if let Err(error) = result {
                // If the call works in place, a part of the data may already be ciphertext. A second call with the same
                // buffer would encrypt this part again, and so turn it back into plaintext. So the data is wiped.
                data.wipe();
                return Err(error);
            }
            sealer.finalize()?
        } else {
            run(py, bytes, || self.aead.seal(nonce, associated, data.whole()))?
        };
        tag.copy_from_slice(&made);
        Ok(())
    }

    fn open(&self, py: Python<'_>, nonce: &[u8], associated: &[u8], mut data: Data<'_>, tag: &[u8]) -> Result<()> {
        let bytes = data.len() + associated.len();
        Ok(run(py, bytes, || self.aead.open(nonce, associated, data.whole(), tag)).map_err(unauthentic)?)
    }
}

/// Turns an error about the first bit of an MGM nonce into the error that becomes InvalidTag. This bit must be 0, so a
/// packet whose nonce begins with the bit 1 is not authentic, like a packet with a wrong tag.
pub(crate) fn unauthentic(error: Error) -> Error {
    match error {
        Error::Parameter { name: FIRST_BIT, .. } => Error::TagMismatch,
        other => other,
    }
}

fn open_in_parts(
    py: Python<'_>,
    mut opener: Box<dyn DynUnverified>,
    associated: &[u8],
    data: &mut Data<'_>,
    tag: &[u8],
) -> Result<()> {
    in_parts(py, associated.len(), |range| opener.update_associated(&associated[range]))?;
    in_parts(py, data.len(), |range| opener.update(data.part(range)))?;
    Ok(opener.verify(tag)?)
}

fn associated<'a>(data: Option<&'a Input<'_>>) -> &'a [u8] {
    data.map_or(&[], |data| data.as_slice())
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Aead>()
}
