//! Names and options, as the registry takes them.
use crate::error::{Result, parameter};
use fastgost::{
    Error, Level, Sbox,
    curve::Curve,
    registry::{self, Algorithm, Kind},
};
use pyo3::prelude::*;

/// The options besides key and IV. An option that is not given keeps its default.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) level: Option<Level>,
    pub(crate) sbox: Option<Sbox>,
    pub(crate) meshing: bool,
    pub(crate) section: Option<usize>,
    pub(crate) tag_size: Option<usize>,
}

impl Options {
    /// Options that only choose the kernel.
    pub(crate) fn at(level: Option<&str>) -> Result<Self> {
        Ok(Self { level: level.map(Level::from_name).transpose()?, ..Self::default() })
    }

    /// Sets an S-box set and key meshing, for GOST 28147-89.
    pub(crate) fn with_sbox(self, sbox: Option<&str>, meshing: bool) -> Result<Self> {
        Ok(Self { sbox: sbox.map(Sbox::from_name).transpose()?, meshing, ..self })
    }

    /// The options in the registry's form.
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

/// The algorithm with this name and of this kind.
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

/// The names of the algorithms of a kind: 'hash', 'mac', 'cipher', 'aead', 'kdf' or 'agreement'.
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

/// The levels of CPU features that this machine can run, best first: the values of `level=`.
///
/// >>> fastgost.levels()[-1]
/// 'portable'
#[pyfunction]
fn levels() -> Vec<&'static str> {
    Level::ALL.iter().filter(|level| level.available()).map(|level| level.name()).collect()
}

/// The short names of the curves.
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
