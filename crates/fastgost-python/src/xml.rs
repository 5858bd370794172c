//! Makes and verifies XML signatures, for the functions in `xml.py`.
use crate::{
    buffer::Input,
    cms::{Given, Whose, failure, seconds, whose},
    error::{FormatError, InvalidSignature, Result},
    keys::PrivateKey,
};
use fastgost_pki::x509::Certificate;
use fastgost_xml::{Place, SignOptions, VerifyOptions, Which};
use pyo3::{prelude::*, types::PyBytes};
use std::time::SystemTime;

/// The options for signing a document.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Wanted {
    id: Option<String>,
    into: String,
    enveloping: bool,
    signature_id: Option<String>,
    canonical: String,
    smev: bool,
    cosign: bool,
    xades: bool,
    token: Option<String>,
}

/// Signs a document: see `fastgost.xml.sign`.
#[pyfunction]
fn xml_sign<'py>(
    py: Python<'py>,
    document: Input<'_>,
    key: PyRef<'_, PrivateKey>,
    certificate: Input<'_>,
    wanted: Wanted,
) -> Result<Bound<'py, PyBytes>> {
    let (document, key) = (document.to_vec()?, key.0.clone());
    let certificate = Certificate::read(&certificate.to_vec()?).map_err(failure)?;
    let mut options = SignOptions::default();
    (options.id, options.signature_id, options.token) = (wanted.id, wanted.signature_id, wanted.token);
    options.place = wanted.into.parse().map_err(failure)?;
    options.method.form = wanted.canonical.parse().map_err(failure)?;
    (options.enveloping, options.smev, options.cosign) = (wanted.enveloping, wanted.smev, wanted.cosign);
    options.xades = wanted.xades.then(SystemTime::now);
    let signed = py.detach(|| fastgost_xml::sign(&document, &key, &certificate, &options)).map_err(unchanged)?;
    Ok(PyBytes::new(py, &signed))
}

/// A signed part of the document, as a tuple of four values:
///
/// - the URI of the part
/// - the path of the element that is signed
/// - true if the part contains the element that the caller asked for
/// - the signed bytes
type Part<'py> = (String, String, bool, Bound<'py, PyBytes>);

/// A signature, as a tuple of five values:
///
/// - the signer
/// - the signed parts
/// - the signing time that the signer claims
/// - the time that a timestamp proves
/// - the timestamps, each with its signer and its time
type Signed<'py> = (Whose<'py>, Vec<Part<'py>>, Option<String>, Option<u64>, Vec<(Whose<'py>, Option<u64>)>);

/// Verifies a signature of a document: see `fastgost.xml.verify`.
#[pyfunction]
fn xml_verify<'py>(
    py: Python<'py>,
    document: Input<'_>,
    covers: Option<String>,
    signature: Option<String>,
    given: Given,
) -> Result<Signed<'py>> {
    let document = document.to_vec()?;
    let given = given.options()?;
    let mut options = VerifyOptions::from(given);
    options.covers = covers.map(|text| text.parse::<Place>()).transpose().map_err(failure)?;
    options.which = signature.map_or(Ok(Which::Only), |text| text.parse()).map_err(failure)?;
    let verdict = py.detach(|| fastgost_xml::verify(&document, &options)).map_err(failure)?;
    let signed = verdict.decision().map_err(|problem| InvalidSignature::new_err(problem.to_string()))?;
    let path = signed.path.iter().map(|certificate| PyBytes::new(py, certificate.as_der())).collect();
    let parts = signed.parts.iter();
    let parts = parts.map(|part| (part.uri.clone(), part.path.clone(), part.covers, PyBytes::new(py, &part.bytes)));
    let stamps = signed.timestamps.iter().map(|one| (whose(py, &one.authority), seconds(one.time())));
    let who = (path, signed.signer().map(Certificate::label), None);
    Ok((who, parts.collect(), signed.claimed_time.clone(), seconds(signed.proved_time), stamps.collect()))
}

/// Returns the exception that reports why a signature or a timestamp cannot be added to a document.
fn unchanged(e: fastgost_xml::Error) -> PyErr {
    match e {
        fastgost_xml::Error::Refused(_) => FormatError::new_err(e.to_string()),
        e => failure(e),
    }
}

/// Makes a request for a timestamp of a signature: see `fastgost.xml.timestamp_request`.
#[pyfunction]
fn xml_timestamp_request<'py>(
    py: Python<'py>,
    document: Input<'_>,
    signature: Option<String>,
) -> Result<Bound<'py, PyBytes>> {
    let which = signature.map_or(Ok(Which::Only), |text| text.parse()).map_err(failure)?;
    let document = document.to_vec()?;
    let made = fastgost_xml::timestamp_request(&document, &which, &Default::default()).map_err(failure)?;
    Ok(PyBytes::new(py, &made))
}

/// Adds a timestamp to a signature: see `fastgost.xml.add_timestamp`.
#[pyfunction]
fn xml_add_timestamp<'py>(
    py: Python<'py>,
    document: Input<'_>,
    response: Input<'_>,
    signature: Option<String>,
) -> Result<Bound<'py, PyBytes>> {
    let which = signature.map_or(Ok(Which::Only), |text| text.parse()).map_err(failure)?;
    let (document, response) = (document.to_vec()?, response.to_vec()?);
    let made = fastgost_xml::add_timestamp(&document, &which, &response, &Default::default()).map_err(unchanged)?;
    Ok(PyBytes::new(py, &made))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    for function in [
        wrap_pyfunction!(xml_sign, module)?,
        wrap_pyfunction!(xml_verify, module)?,
        wrap_pyfunction!(xml_timestamp_request, module)?,
        wrap_pyfunction!(xml_add_timestamp, module)?,
    ] {
        module.add_function(function)?;
    }
    Ok(())
}
