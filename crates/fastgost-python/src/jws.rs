//! Tokens (JWS), for the functions in `jws.py`.
use crate::{
    buffer::Input,
    cms::failure,
    error::Result,
    keys::{PrivateKey, PublicKey},
};
use fastgost_pki::jws;
use pyo3::{prelude::*, types::PyBytes};
use std::time::{Duration, SystemTime};

/// Signs a payload: see `fastgost.jws.sign`.
#[pyfunction]
fn jws_sign(
    py: Python<'_>,
    payload: Input<'_>,
    key: PyRef<'_, PrivateKey>,
    header: Option<Input<'_>>,
) -> Result<String> {
    let (payload, header) = (payload.to_vec()?, header.map(|header| header.to_vec()).transpose()?);
    let key = key.0.clone();
    Ok(py.detach(|| jws::sign(&key, header.as_ref().map(|header| &header[..]), &payload)).map_err(failure)?)
}

/// The header, the payload, `nbf` and `exp`.
type Verified<'py> = (Bound<'py, PyBytes>, Bound<'py, PyBytes>, Option<f64>, Option<f64>);

/// Verifies a token: see `fastgost.jws.verify`.
#[pyfunction]
fn jws_verify<'py>(
    py: Python<'py>,
    token: Input<'_>,
    keys: Vec<PyRef<'py, PublicKey>>,
    at: Option<f64>,
) -> Result<Verified<'py>> {
    let token = token.to_vec()?;
    let keys: Vec<_> = keys.iter().map(|key| key.0).collect();
    let at = match at {
        Some(at) => SystemTime::UNIX_EPOCH + Duration::try_from_secs_f64(at).unwrap_or_default(),
        None => SystemTime::now(),
    };
    let found = py.detach(|| jws::verify(&token, &keys, at)).map_err(failure)?;
    let bytes = |data: &[u8]| PyBytes::new(py, data);
    Ok((bytes(&found.header), bytes(&found.payload), found.not_before, found.expires))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(jws_sign, module)?)?;
    module.add_function(wrap_pyfunction!(jws_verify, module)?)
}
