//! Ciphers in modes of operation.
use crate::{
    bytes::{self, Scratch},
    error::Result,
    options::Options,
};
use fastgost::registry::{Algorithm, Direction, DynMode};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;

/// A mode under a key, in the middle of a message.
#[wasm_bindgen]
pub struct Cipher {
    mode: Box<dyn DynMode>,
    scratch: Scratch,
}

#[wasm_bindgen]
impl Cipher {
    /// The algorithm with this name, at the beginning of a message.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, decrypt: bool, key: &Uint8Array, iv: &Uint8Array, options: &Options) -> Result<Self> {
        let direction = if decrypt { Direction::Decrypt } else { Direction::Encrypt };
        let (key, iv) = (bytes::copy(key)?, bytes::copy(iv)?);
        let mode = Algorithm::from_name(name)?.cipher(direction, &key, &options.with_iv(&iv))?;
        Ok(Self { mode, scratch: Scratch::default() })
    }

    /// Processes the next part of the message. The output goes to an array of the same length, which may be the input
    /// itself.
    pub fn update(&mut self, part: &Uint8Array, output: &Uint8Array) -> Result<()> {
        let part = self.scratch.copy(part)?;
        self.mode.apply((&mut *part).into())?;
        bytes::put(part, output)
    }

    /// Begins another message.
    pub fn reset(&mut self, iv: &Uint8Array) -> Result<()> {
        Ok(self.mode.reset(&bytes::copy(iv)?)?)
    }

    /// Moves to a position in the keystream. The caller must pass a whole number.
    pub fn seek(&mut self, position: f64) -> Result<()> {
        Ok(self.mode.seek(position as u128)?)
    }

    /// The number of bytes of which the length of each part must be a multiple.
    pub fn granularity(&self) -> usize {
        self.mode.granularity()
    }

    /// The level of the kernel.
    pub fn level(&self) -> String {
        self.mode.level().name().into()
    }
}
