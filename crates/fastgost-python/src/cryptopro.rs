//! Opens containers of CryptoPro, for the functions in `cryptopro.py`.
use crate::{
    buffer::Input,
    error::Result,
    keys::{PrivateKey, not_imported},
};
use fastgost_pki::cryptopro::{Container, HeaderChecks};
use pyo3::{prelude::*, types::PyBytes};
use std::path::PathBuf;

/// The contents of a container, as a tuple of five values:
///
/// - the key
/// - the certificate
/// - the name of the container
/// - true if the key is marked as exportable
/// - the reason, if one of the two copies of the key cannot be read
type Opened<'py> = (PrivateKey, Option<Bound<'py, PyBytes>>, Option<String>, bool, Option<String>);

/// Opens a container: see `fastgost.cryptopro.open`.
#[pyfunction]
fn cryptopro_open<'py>(py: Python<'py>, path: PathBuf, password: Option<Input<'_>>) -> Result<Opened<'py>> {
    let password = password.map(|password| password.to_vec()).transpose()?.unwrap_or_default();
    let (container, opened) = py
        .detach(|| {
            let container = Container::read_folder(path, HeaderChecks::Required)?;
            let opened = container.open(&password)?;
            Ok((container, opened))
        })
        .map_err(not_imported)?;
    let key = PrivateKey(opened.key.into_signing_key()?);
    let certificate = opened.certificate.map(|der| PyBytes::new(py, &der));
    let name = container.name().map(ToOwned::to_owned);
    Ok((key, certificate, name, container.permissions().exportable(), opened.damaged))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(cryptopro_open, module)?)
}
