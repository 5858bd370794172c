//! Signs and verifies tokens (JWS), for the functions in `jws.py`.
use crate::{
    buffer::Input,
    cms::{failure, moment},
    error::{ParameterError, Result},
    keys::{PrivateKey, PublicKey},
};
use fastgost_pki::{
    jws::{self, EsiaForm},
    x509::Certificate,
};
use pyo3::{prelude::*, types::PyBytes};

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

/// A verified token. The tuple has the header, the payload, and the times `nbf` and `exp` of the payload in seconds
/// since 1970.
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
    let keys: Vec<_> = keys.iter().map(|key| key.1.clone()).collect();
    let at = moment(at)?;
    let found = py.detach(|| jws::verify(&token, &keys, at)).map_err(failure)?;
    let bytes = |data: &[u8]| PyBytes::new(py, data);
    Ok((bytes(&found.header), bytes(&found.payload), found.not_before, found.expires))
}

/// Makes the client secret of a request to ESIA, a state service of Russia: see `fastgost.jws.esia_secret`.
#[pyfunction]
fn jws_esia_secret(
    py: Python<'_>,
    string: &str,
    key: PyRef<'_, PrivateKey>,
    certificate: Input<'_>,
    form: &str,
) -> Result<(String, Option<String>)> {
    let certificate = Certificate::read(&certificate.to_vec()?).map_err(failure)?;
    let form = match form {
        "cms" => EsiaForm::Cms(moment(None)?),
        "raw" => EsiaForm::Raw,
        _ => return Err(ParameterError::new_err("form: unknown; allowed: cms, raw").into()),
    };
    let key = key.0.clone();
    let secret = py.detach(|| jws::esia_secret(string, &key, certificate, form)).map_err(failure)?;
    Ok((secret.client_secret, secret.certificate_hash))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(jws_sign, module)?)?;
    module.add_function(wrap_pyfunction!(jws_esia_secret, module)?)?;
    module.add_function(wrap_pyfunction!(jws_verify, module)?)
}
