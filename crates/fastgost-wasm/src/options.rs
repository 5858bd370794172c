//! The options of algorithms.
use crate::error::Result;
use fastgost::{Level, Sbox, registry};
use wasm_bindgen::prelude::wasm_bindgen;

/// The options of the algorithms in the registry. An option that the caller does not set has its default value.
#[wasm_bindgen]
pub struct Options {
    level: Option<Level>,
    sbox: Option<Sbox>,
    meshing: bool,
    section: Option<usize>,
    tag_size: Option<usize>,
}

#[wasm_bindgen]
impl Options {
    /// Makes the options, and looks up the names of the level and of the S-box set.
    #[wasm_bindgen(constructor)]
    pub fn new(
        level: Option<String>,
        sbox: Option<String>,
        meshing: bool,
        section: Option<u32>,
        tag_size: Option<u32>,
    ) -> Result<Self> {
        Ok(Self {
            level: level.map(|name| Level::from_name(&name)).transpose()?,
            sbox: sbox.map(|name| Sbox::from_name(&name)).transpose()?,
            meshing,
            section: section.map(|section| section as usize),
            tag_size: tag_size.map(|size| size as usize),
        })
    }
}

impl Options {
    /// Returns these options and the IV as the options of the registry.
    pub(crate) fn with_iv<'a>(&'a self, iv: &'a [u8]) -> registry::Options<'a> {
        registry::Options {
            level: self.level,
            iv,
            sbox: self.sbox.as_ref(),
            meshing: self.meshing,
            section: self.section,
            tag_size: self.tag_size,
            ..registry::Options::default()
        }
    }
}
