//! Functions that return the version, the levels, the algorithms and the curves of this build.
use fastgost::{
    Level,
    curve::Curve,
    registry::{Algorithm, Kind},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// Returns the names of the levels that this build can run. The best level comes first.
#[wasm_bindgen]
pub fn levels() -> Vec<String> {
    Level::ALL.iter().filter(|level| level.available()).map(|level| level.name().into()).collect()
}

/// Returns the names of the algorithms of a kind. The kind is "hash", "mac", "cipher" or "aead". For each kind, the
/// package has a class.
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

/// Returns the short names of all curves. The list has the curves of TC 26 and other curves.
#[wasm_bindgen]
pub fn curves() -> Vec<String> {
    Curve::ALL.iter().map(|curve| curve.short_name().into()).collect()
}
