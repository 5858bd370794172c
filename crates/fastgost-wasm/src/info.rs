//! The version, the levels, the algorithms and the curves of this build.
use fastgost::{
    Level,
    curve::Curve,
    registry::{Algorithm, Kind},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// The levels that this build can run, best first.
#[wasm_bindgen]
pub fn levels() -> Vec<String> {
    Level::ALL.iter().filter(|level| level.available()).map(|level| level.name().into()).collect()
}

/// The algorithms that a class of the package takes: "hash", "mac", "cipher" or "aead".
#[wasm_bindgen]
pub fn algorithms(class: &str) -> Vec<String> {
    let wanted = match class {
        "hash" => Kind::Hash,
        "mac" => Kind::Mac,
        "cipher" => Kind::Cipher,
        "aead" => Kind::Aead,
        _ => return Vec::new(),
    };
    Algorithm::all().iter().filter(|row| row.kind == wanted).map(|row| row.name.into()).collect()
}

/// The curves of TC 26 and others, by their short names.
#[wasm_bindgen]
pub fn curves() -> Vec<String> {
    Curve::ALL.iter().map(|curve| curve.short_name().into()).collect()
}
