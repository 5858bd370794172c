//! Ciphers in modes of operation.
use crate::{
    bytes::{self, Scratch},
    error::Result,
    options::Options,
};
use fastgost::registry::{Algorithm, Direction, DynMode};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;

/// An encryption or decryption that has begun: a cipher in a mode of operation, its key, and the position in the
/// message.
#[wasm_bindgen]
pub struct Cipher {
    mode: Box<dyn DynMode>,
    scratch: Scratch,
}

#[wasm_bindgen]
impl Cipher {
    /// Begins a message with the algorithm of this name.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, decrypt: bool, key: &Uint8Array, iv: &Uint8Array, options: &Options) -> Result<Self> {
        let direction = if decrypt { Direction::Decrypt } else { Direction::Encrypt };
        let (key, iv) = (bytes::copy(key)?, bytes::copy(iv)?);
        let mode = Algorithm::from_name(name)?.cipher(direction, &key, &options.with_iv(&iv))?;
        Ok(Self { mode, scratch: Scratch::default() })
    }

    /// Processes the next part of the message. Writes the output to an array that must have the same length as the
    /// part. The output array may be the array of the part itself.
    pub fn update(&mut self, part: &Uint8Array, output: &Uint8Array) -> Result<()> {
        let part = self.scratch.copy(part)?;
        self.mode.apply((&mut *part).into())?;
        bytes::put(part, output)
    }

    /// Begins the next message under the same key.
    pub fn reset(&mut self, iv: &Uint8Array) -> Result<()> {
        Ok(self.mode.reset(&bytes::copy(iv)?)?)
    }

    /// Moves to a position in the keystream, which is counted in bytes. `position` must be a whole number.
    pub fn seek(&mut self, position: f64) -> Result<()> {
        Ok(self.mode.seek(position as u128)?)
    }

    /// Returns a number of bytes. The length of each part of a message must be a multiple of this number of bytes.
    pub fn granularity(&self) -> usize {
        self.mode.granularity()
    }

    /// Returns the name of the level of CPU features that the cipher's code uses.
    pub fn level(&self) -> String {
        self.mode.level().name().into()
    }
}
