//! Verifies signed documents (CMS) with `fastgost_pki::cms::verify`, and returns the verdict as tuples. `cms.py` turns
//! these tuples into typed objects.
use crate::{
    buffer::Input,
    error::{ExhaustedError, FormatError, InvalidSignature, ParameterError, Result, exception_with},
};
use fastgost_pki::{
    Error, Strictness,
    cms::{self, Problem, Proof, Signatory, VerifyOptions},
    path::{Options, Purpose, Revocation},
    x509::{Certificate, RevocationList, Time, ocsp::Response, x509_cert::der::asn1::ObjectIdentifier},
};
use pyo3::{prelude::*, types::PyBytes};
use std::time::{Duration, SystemTime};

/// Returns the Python exception for an error of `fastgost_pki`.
pub(crate) fn failure(error: Error) -> PyErr {
    let text = error.to_string();
    match error {
        Error::Library(e) => exception_with(e, text),
        Error::Refused(_) => InvalidSignature::new_err(text),
        Error::Work(_) => ExhaustedError::new_err(format!("{text}; most_work allows more")),
        Error::Usage(_) => ParameterError::new_err(text),
        _ => FormatError::new_err(text),
    }
}

/// The signer, or the reason why the signature is not accepted. If the signature is accepted, the first two values are
/// the signer's chain of certificates in DER, and the label of the first certificate. Otherwise only the third value is
/// set, to the reason.
pub(crate) type Whose<'py> = (Vec<Bound<'py, PyBytes>>, Option<String>, Option<String>);

pub(crate) fn whose<'py>(py: Python<'py>, found: &std::result::Result<Signatory, Problem>) -> Whose<'py> {
    match found {
        Ok(signatory) => {
            let path = signatory.path.iter().map(|certificate| PyBytes::new(py, certificate.as_der())).collect();
            (path, Some(signatory.certificate().label()), None)
        }
        Err(problem) => (Vec::new(), None, Some(problem.to_string())),
    }
}

/// Converts a time that is given in seconds since 1970. If no time is given, the result is the present time. The
/// library checks later whether the time is allowed.
pub(crate) fn moment(at: Option<f64>) -> std::result::Result<SystemTime, PyErr> {
    let Some(at) = at else { return Ok(SystemTime::now()) };
    let distance = Duration::try_from_secs_f64(at.abs()).ok();
    let time = distance.and_then(|distance| match at < 0.0 {
        true => SystemTime::UNIX_EPOCH.checked_sub(distance),
        false => SystemTime::UNIX_EPOCH.checked_add(distance),
    });
    time.ok_or_else(|| ParameterError::new_err("at: allowed: a time in the years 1970 to 9999"))
}

/// Returns a time in seconds since 1970.
pub(crate) fn seconds(time: Option<Time>) -> Option<u64> {
    time.map(|time| time.to_unix_duration().as_secs())
}

/// A signature, as a tuple of five values:
///
/// - the signer
/// - the signing time that the signer claims
/// - the time that a timestamp proves
/// - the timestamps, each with its signer and its time
/// - the signers of the countersignatures
type Signature<'py> = (Whose<'py>, Option<u64>, Option<u64>, Vec<(Whose<'py>, Option<u64>)>, Vec<Whose<'py>>);

/// The options of a verification. The fields `ca`, `certs`, `crls` and `ocsp` have the contents of files.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Given {
    ca: Vec<Vec<u8>>,
    certs: Vec<Vec<u8>>,
    crls: Vec<Vec<u8>>,
    ocsp: Vec<Vec<u8>>,
    purpose: String,
    content_type: String,
    at: Option<f64>,
    strict: bool,
    legacy: bool,
    timestamps: bool,
    long_term: bool,
    chain: bool,
    ca_without_constraints: bool,
    allow_structure: bool,
    most_work: Option<u64>,
}

/// Applies `read` to each file, and returns the results of all files in one list.
fn all<T>(files: &[Vec<u8>], read: impl Fn(&[u8]) -> fastgost_pki::Result<Vec<T>>) -> fastgost_pki::Result<Vec<T>> {
    let mut found = Vec::new();
    for file in files {
        found.extend(read(file)?);
    }
    Ok(found)
}

impl Given {
    pub(crate) fn options(self) -> std::result::Result<VerifyOptions, PyErr> {
        let strictness = if self.strict { Strictness::Strict } else { Strictness::Lenient };
        let certificates = |data: &[u8]| Certificate::read_all_with(data, strictness);
        let mut options = VerifyOptions::new(all(&self.ca, certificates).map_err(failure)?).map_err(failure)?;
        if self.at.is_some() {
            options.path.time = Options::at(moment(self.at)?).map_err(failure)?.time;
        }
        options.untrusted = all(&self.certs, certificates).map_err(failure)?;
        options.lists = all(&self.crls, |data| RevocationList::read_all_with(data, strictness)).map_err(failure)?;
        options.responses =
            all(&self.ocsp, |data| Ok(vec![Response::read_with(data, strictness)?])).map_err(failure)?;
        if !options.lists.is_empty() || !options.responses.is_empty() {
            options.path.revocation = Revocation::Certificate;
        }
        let purpose = Purpose::from_name(&self.purpose);
        options.path.purpose = Some(purpose.ok_or_else(|| {
            let names = Purpose::names();
            ParameterError::new_err(format!(
                "purpose: unknown; allowed: {names}, or an object identifier such as 1.2.3"
            ))
        })?);
        options.content_type = ObjectIdentifier::new(&self.content_type)
            .map_err(|_| ParameterError::new_err("content_type: allowed: an object identifier such as 1.2.3"))?;
        options.proof = match (self.long_term, self.timestamps) {
            (true, _) => Proof::LongTerm,
            (false, true) => Proof::Timestamp,
            (false, false) => Proof::None,
        };
        (options.strictness, options.chain) = (strictness, self.chain);
        (options.path.legacy, options.allow_structure) = (self.legacy, self.allow_structure);
        options.path.ca_without_constraints = self.ca_without_constraints;
        options.path.most_work = self.most_work.unwrap_or(options.path.most_work);
        Ok(options)
    }
}

/// A verdict, as a tuple of four values:
///
/// - the list of signatures
/// - the reason, if not all signatures are accepted
/// - the content, if the document contains the content and all signatures are accepted
/// - the number of steps of work that the verification took, which the option `most_work` limits
type Verdict<'py> = (Vec<Signature<'py>>, Option<String>, Option<Bound<'py, PyBytes>>, u64);

/// Verifies a signed document: see `fastgost.cms.verify`.
#[pyfunction]
fn cms_verify<'py>(
    py: Python<'py>,
    document: Input<'_>,
    content: Option<Input<'_>>,
    given: Given,
) -> Result<Verdict<'py>> {
    let (document, content) = (document.to_vec()?, content.map(|content| content.to_vec()).transpose()?);
    let options = given.options()?;
    let content = content.as_ref().map(|content| &content[..]);
    let (verdict, content) = py.detach(|| cms::verify(&document, content, &options)).map_err(failure)?;
    let signatures = verdict.signatures.iter().map(|signature| {
        let timestamps = signature.timestamps.iter();
        let timestamps = timestamps.map(|timestamp| (whose(py, &timestamp.authority), seconds(timestamp.time())));
        let countersignatures = signature.countersignatures.iter().map(|by| whose(py, by)).collect();
        let signer = whose(py, &signature.signer);
        let (claimed, proved) = (seconds(signature.claimed_time), seconds(signature.proved_time));
        (signer, claimed, proved, timestamps.collect(), countersignatures)
    });
    let problem = verdict.decision().err().map(ToString::to_string);
    Ok((signatures.collect(), problem, content.map(|content| PyBytes::new(py, &content)), verdict.work))
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(cms_verify, module)?)
}
