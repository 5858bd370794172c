//! Hash functions and MACs.
use crate::{
    bytes::{self, Scratch},
    error::Result,
    options::Options,
};
use fastgost::registry::{Algorithm, DynHash, DynMac};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;

/// A hash function that has processed the first parts of a message.
#[wasm_bindgen]
pub struct Hash {
    hash: Box<dyn DynHash>,
    scratch: Scratch,
}

#[wasm_bindgen]
impl Hash {
    /// Begins a message with the algorithm of this name.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, options: &Options) -> Result<Self> {
        let hash = Algorithm::from_name(name)?.hasher(&options.with_iv(&[]))?;
        Ok(Self { hash, scratch: Scratch::default() })
    }

    /// Adds the next part of the message.
    pub fn update(&mut self, part: &Uint8Array) -> Result<()> {
        self.hash.update(self.scratch.copy(part)?);
        Ok(())
    }

    /// Returns the digest. After that, a new message begins.
    pub fn digest(&mut self) -> Uint8Array {
        Uint8Array::from(&self.hash.finalize_reset()[..])
    }

    /// Returns the name of the level of CPU features that the hash function's code uses.
    pub fn level(&self) -> String {
        self.hash.level().name().into()
    }
}

/// A MAC algorithm under a key. It has processed the first parts of a message.
#[wasm_bindgen]
pub struct Mac {
    mac: Box<dyn DynMac>,
    scratch: Scratch,
}

#[wasm_bindgen]
impl Mac {
    /// Begins a message with the algorithm of this name under a key.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, key: &Uint8Array, options: &Options) -> Result<Self> {
        let mac = Algorithm::from_name(name)?.mac(&bytes::copy(key)?, &options.with_iv(&[]))?;
        Ok(Self { mac, scratch: Scratch::default() })
    }

    /// Adds the next part of the message.
    pub fn update(&mut self, part: &Uint8Array) -> Result<()> {
        Ok(self.mac.update(self.scratch.copy(part)?)?)
    }

    /// Returns the tag. After that, a new message begins.
    pub fn tag(&mut self) -> Uint8Array {
        Uint8Array::from(&self.mac.finalize_reset()[..])
    }

    /// Compares the tag with a received tag in constant time. After that, a new message begins.
    pub fn verify(&mut self, tag: &Uint8Array) -> Result<()> {
        Ok(self.mac.finalize_reset().verify(&bytes::copy(tag)?)?)
    }

    /// Returns the name of the level of CPU features that the MAC's code uses.
    pub fn level(&self) -> String {
        self.mac.level().name().into()
    }
}
