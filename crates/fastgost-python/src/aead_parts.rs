//! Messages that an AEAD seals or opens in parts.
use crate::{
    aead::unauthentic,
    buffer::{Data, Input},
    call::{Guarded, run},
    error::{Failure, Result, parameter},
};
use fastgost::{
    Error,
    registry::{DynOpener, DynSealer, DynUnverified},
};
use pyo3::{prelude::*, types::PyBytes};

/// The state of a message that is sealed or opened in parts. After the end of the message, this state is `None`.
type Message<T> = Guarded<Option<Box<T>>>;

fn unfinished<T: ?Sized>(message: &mut Option<Box<T>>) -> Result<&mut T> {
    message.as_deref_mut().ok_or_else(finished)
}

#[cold]
fn finished() -> Failure {
    let text = "the message has ended; allowed: another one, with another nonce";
    parameter(text.into(), Error::Unsupported(""))
}

/// A message that the caller seals in parts. `AEAD.sealer` makes this object. The ciphertext and the tag are the same
/// as the result of `encrypt`, wherever the caller splits the data.
///
/// >>> sealer = fastgost.KuznyechikMGM(bytes(32)).sealer(bytes(16))
/// >>> sealer.update_associated(b'header')
/// >>> sealed = sealer.update(b'a message ') + sealer.update(b'in two parts') + sealer.finalize()
/// >>> fastgost.KuznyechikMGM(bytes(32)).decrypt(bytes(16), sealed, b'header')
/// b'a message in two parts'
#[pyclass(frozen, module = "fastgost")]
pub(crate) struct Sealer(Message<dyn DynSealer>);

#[pymethods]
impl Sealer {
    /// Adds the next part of the associated data. Add all associated data before the first call of `update`.
    #[pyo3(signature = (data, /))]
    fn update_associated(&self, py: Python<'_>, data: Input<'_>) -> Result<()> {
        let part = data.as_slice();
        self.0.with(py, |message| {
            let message = unfinished(message)?;
            Ok(run(py, part.len(), || message.update_associated(part))?)
        })
    }

    /// Encrypts the next part of the data, and returns the ciphertext of this part.
    #[pyo3(signature = (data, /))]
    fn update<'py>(&self, py: Python<'py>, data: Input<'_>) -> Result<Bound<'py, PyBytes>> {
        let part = data.as_slice();
        Ok(PyBytes::new_with(py, part.len(), |out| {
            Ok(self.0.with(py, |message| {
                let (message, mut data) = (unfinished(message)?, Data::Apart(part, out));
                Ok(run(py, part.len(), || message.update(data.whole()))?)
            })?)
        })?)
    }

    /// Ends the message, and returns the tag of the message.
    fn finalize<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyBytes>> {
        let tag = self.0.with(py, |message| Ok(message.take().ok_or_else(finished)?.finalize()?))?;
        Ok(PyBytes::new(py, &tag))
    }
}

/// A message that the caller opens in parts. `AEAD.opener` makes this object. The object keeps the whole ciphertext,
/// and returns the plaintext only after the tag has been verified. Limit the length of messages from other people,
/// because the ciphertext takes memory.
///
/// >>> aead = fastgost.KuznyechikMGM(bytes(32))
/// >>> sealed = aead.encrypt(bytes(16), b'a message')
/// >>> opener = aead.opener(bytes(16))
/// >>> opener.update(sealed[:5])
/// >>> opener.update(sealed[5:-16])
/// >>> opener.finalize(sealed[-16:])
/// b'a message'
#[pyclass(frozen, module = "fastgost")]
pub(crate) struct Opener(Message<dyn DynOpener>);

#[pymethods]
impl Opener {
    /// Adds the next part of the associated data. Add all associated data before the first call of `update`.
    #[pyo3(signature = (data, /))]
    fn update_associated(&self, py: Python<'_>, data: Input<'_>) -> Result<()> {
        let part = data.as_slice();
        self.0.with(py, |message| {
            let message = unfinished(message)?;
            Ok(run(py, part.len(), || message.update_associated(part))?)
        })
    }

    /// Adds the next part of the ciphertext.
    #[pyo3(signature = (data, /))]
    fn update(&self, py: Python<'_>, data: Input<'_>) -> Result<()> {
        let part = data.as_slice();
        self.0.with(py, |message| {
            let message = unfinished(message)?;
            Ok(run(py, part.len(), || message.update(part))?)
        })
    }

    /// Verifies the tag, and returns the plaintext. Raises InvalidTag if the tag does not match.
    #[pyo3(signature = (tag, /))]
    fn finalize<'py>(&self, py: Python<'py>, tag: Input<'_>) -> Result<Bound<'py, PyBytes>> {
        let tag = tag.to_vec()?;
        let message = self.0.with(py, |message| message.take().ok_or_else(finished))?;
        let plaintext = zeroize::Zeroizing::new(py.detach(|| message.finalize(&tag))?);
        Ok(PyBytes::new(py, &plaintext))
    }
}

/// A message that the caller decrypts in parts **before the tag is verified**. `AEAD.hazmat_opener` makes this object.
/// An attacker may have made the message, so do not use the plaintext in any way until `verify` has returned without an
/// exception.
///
/// >>> aead = fastgost.KuznyechikMGM(bytes(32))
/// >>> sealed = aead.encrypt(bytes(16), b'a message')
/// >>> unverified = aead.hazmat_opener(bytes(16))
/// >>> text = unverified.update(sealed[:5]) + unverified.update(sealed[5:-16])
/// >>> unverified.verify(sealed[-16:])
/// >>> text
/// b'a message'
#[pyclass(frozen, module = "fastgost")]
pub(crate) struct Unverified(Message<dyn DynUnverified>);

#[pymethods]
impl Unverified {
    /// Adds the next part of the associated data. Add all associated data before the first call of `update`.
    #[pyo3(signature = (data, /))]
    fn update_associated(&self, py: Python<'_>, data: Input<'_>) -> Result<()> {
        let part = data.as_slice();
        self.0.with(py, |message| {
            let message = unfinished(message)?;
            Ok(run(py, part.len(), || message.update_associated(part))?)
        })
    }

    /// Decrypts the next part of the ciphertext, and returns the plaintext of this part. This plaintext is not verified
    /// yet.
    #[pyo3(signature = (data, /))]
    fn update<'py>(&self, py: Python<'py>, data: Input<'_>) -> Result<Bound<'py, PyBytes>> {
        let part = data.as_slice();
        Ok(PyBytes::new_with(py, part.len(), |out| {
            Ok(self.0.with(py, |message| {
                let (message, mut data) = (unfinished(message)?, Data::Apart(part, out));
                Ok(run(py, part.len(), || message.update(data.whole()))?)
            })?)
        })?)
    }

    /// Verifies the tag. Raises InvalidTag if the tag does not match. In this case, discard the plaintext.
    #[pyo3(signature = (tag, /))]
    fn verify(&self, py: Python<'_>, tag: Input<'_>) -> Result<()> {
        self.0.with(py, |message| Ok(message.take().ok_or_else(finished)?.verify(tag.as_slice())?))
    }
}

pub(crate) fn sealer(message: Box<dyn DynSealer>) -> Sealer {
    Sealer(Guarded::new(Some(message)))
}

pub(crate) fn opener(begun: fastgost::Result<Box<dyn DynOpener>>) -> Result<Opener> {
    Ok(Opener(Guarded::new(Some(begun.map_err(unauthentic)?))))
}

pub(crate) fn unverified(begun: fastgost::Result<Box<dyn DynUnverified>>) -> Result<Unverified> {
    Ok(Unverified(Guarded::new(Some(begun.map_err(unauthentic)?))))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Sealer>()?;
    module.add_class::<Opener>()?;
    module.add_class::<Unverified>()
}
