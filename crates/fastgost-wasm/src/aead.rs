//! Authenticated encryption.
use crate::{bytes, error::Result, options::Options};
use fastgost::{
    Error,
    registry::{Algorithm, DynAead},
};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;

/// An algorithm of authenticated encryption with its key.
#[wasm_bindgen]
pub struct Aead {
    aead: Box<dyn DynAead>,
    nonce_size: usize,
}

#[wasm_bindgen]
impl Aead {
    /// Finds the algorithm with the name `name`, and prepares it with the key.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, key: &Uint8Array, options: &Options) -> Result<Self> {
        let algorithm = Algorithm::from_name(name)?;
        let aead = algorithm.aead(&bytes::copy(key)?, &options.with_iv(&[]))?;
        Ok(Self { aead, nonce_size: algorithm.iv_size().map_or(0, |size| size.preferred) })
    }

    /// Seals a message. Writes the ciphertext and then the tag to an array. The length of the array must be the length
    /// of the message plus the size of a tag.
    pub fn seal(
        &self,
        nonce: &Uint8Array,
        message: &Uint8Array,
        associated: &Uint8Array,
        output: &Uint8Array,
    ) -> Result<()> {
        let (nonce, associated) = (bytes::copy(nonce)?, bytes::copy(associated)?);
        let mut sealed = bytes::with_room(message, self.aead.tag_size())?;
        let end = sealed.len() - self.aead.tag_size();
        let (data, place) = sealed.split_at_mut(end);
        let tag = self.aead.seal(&nonce, &associated, data.into())?;
        place.copy_from_slice(&tag);
        bytes::put(&sealed, output)
    }

    /// Opens a message that `seal` has made. Writes the plaintext to an array that must have exactly the length of the
    /// plaintext.
    pub fn open(
        &self,
        nonce: &Uint8Array,
        sealed: &Uint8Array,
        associated: &Uint8Array,
        output: &Uint8Array,
    ) -> Result<()> {
        let (nonce, associated) = (bytes::copy(nonce)?, bytes::copy(associated)?);
        let mut sealed = bytes::copy(sealed)?;
        // Data that is shorter than a tag cannot contain a right tag, so the error is the same as for a wrong tag.
        let end = sealed.len().checked_sub(self.aead.tag_size()).ok_or(Error::TagMismatch)?;
        let (data, tag) = sealed.split_at_mut(end);
        self.aead.open(&nonce, &associated, (&mut *data).into(), tag)?;
        bytes::put(data, output)
    }

    /// Returns the number of bytes in a tag.
    pub fn tag_size(&self) -> usize {
        self.aead.tag_size()
    }

    /// Returns the number of bytes in a nonce.
    pub fn nonce_size(&self) -> usize {
        self.nonce_size
    }

    /// Returns the name of the level of CPU features that the algorithm's code uses.
    pub fn level(&self) -> String {
        self.aead.level().name().into()
    }
}
