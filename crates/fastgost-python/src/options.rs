//! Turns names and options into the form that the library's registry takes.
use crate::error::{Result, parameter};
use fastgost::{
    Error, Level, Sbox,
    curve::Curve,
    registry::{self, Algorithm, Kind},
};
use pyo3::prelude::*;

/// The options of an algorithm. The key and the IV are not options. An option that the caller does not set has its
/// default value.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) level: Option<Level>,
    pub(crate) sbox: Option<Sbox>,
    pub(crate) meshing: bool,
    pub(crate) section: Option<usize>,
    pub(crate) tag_size: Option<usize>,
}

impl Options {
    /// Makes options that set only the level (a set of CPU features). The level decides which code of the library runs.
    pub(crate) fn at(level: Option<&str>) -> Result<Self> {
        Ok(Self { level: level.map(Level::from_name).transpose()?, ..Self::default() })
    }

    /// Sets the S-box set and key meshing of GOST 28147-89.
    pub(crate) fn with_sbox(self, sbox: Option<&str>, meshing: bool) -> Result<Self> {
        Ok(Self { sbox: sbox.map(Sbox::from_name).transpose()?, meshing, ..self })
    }

    /// Returns these options and the IV in the form that the registry takes.
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

/// Finds the algorithm that has this name and is of this kind.
pub(crate) fn row(name: &str, kind: Kind) -> Result<&'static Algorithm> {
    match Algorithm::from_name(name) {
        Ok(row) if row.kind == kind => Ok(row),
        _ => {
            let allowed = names(kind).join(", ");
            Err(parameter(format!("unknown algorithm '{name}'; allowed here: {allowed}"), Error::UnknownAlgorithm))
        }
    }
}

fn names(kind: Kind) -> Vec<&'static str> {
    Algorithm::all().iter().filter(|row| row.kind == kind).map(|row| row.name).collect()
}

/// Returns the names of all algorithms of a kind. The kind is 'hash', 'mac', 'cipher', 'aead', 'kdf' or 'agreement'.
///
/// >>> fastgost.algorithms('hash')
/// ['streebog256', 'streebog512', 'gost94']
#[pyfunction]
fn algorithms(kind: &str) -> Result<Vec<&'static str>> {
    Ok(names(match kind {
        "hash" => Kind::Hash,
        "mac" => Kind::Mac,
        "cipher" => Kind::Cipher,
        "aead" => Kind::Aead,
        "kdf" => Kind::Kdf,
        "agreement" => Kind::Agreement,
        _ => {
            let text = format!("unknown kind '{kind}'; allowed: hash, mac, cipher, aead, kdf and agreement");
            return Err(parameter(text, Error::UnknownAlgorithm));
        }
    }))
}

/// Returns the names of the levels that this machine can run. A level is a set of CPU features for which the library
/// has separate code. The best level comes first. Every argument `level` takes one of these names.
///
/// >>> fastgost.levels()[-1]
/// 'portable'
#[pyfunction]
fn levels() -> Vec<&'static str> {
    Level::ALL.iter().filter(|level| level.available()).map(|level| level.name()).collect()
}

/// Returns the short names of all curves.
///
/// >>> '256-a' in fastgost.curves()
/// True
#[pyfunction]
fn curves() -> Vec<&'static str> {
    Curve::ALL.iter().map(|curve| curve.short_name()).collect()
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(algorithms, module)?)?;
    module.add_function(wrap_pyfunction!(levels, module)?)?;
    module.add_function(wrap_pyfunction!(curves, module)?)
}
