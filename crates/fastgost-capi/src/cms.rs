//! Signed documents (CMS). The functions verify every signature of a document, and check that a trusted certificate
//! vouches for each signer.
use crate::{
    arguments::{Caller, entry},
    errors::{
        Error, FASTGOST_ERROR_ENCODING, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_SIGNATURE, FASTGOST_ERROR_WORK, Result,
    },
    types::{
        CmsOptions, FASTGOST_CMS_ALLOW_STRUCTURE, FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS, FASTGOST_CMS_LEGACY,
        FASTGOST_CMS_LONG_TERM, FASTGOST_CMS_NO_CHAIN, FASTGOST_CMS_STRICT, FASTGOST_CMS_TIMESTAMPS,
    },
};
use core::ffi::c_int;
use fastgost_pki::{
    Strictness,
    cms::{self, Proof, VerifyOptions},
    path::{Options, Purpose, Revocation},
    x509::{Certificate, RevocationList, x509_cert::der::asn1::ObjectIdentifier},
};
use std::time::{Duration, SystemTime};

/// Verifies a signed document (DER, BER or PEM) of `len` bytes. The document must contain its content. The function
/// verifies every signature, and checks that a certificate in `trusted` (PEM or DER) vouches for each signer. `options`
/// may be null.
///
/// `content` has room for `capacity` bytes. A capacity as large as the document is enough. The function stores the
/// length of the content in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed. The
/// content is written only if all signatures are accepted.
///
/// The report has lines of UTF-8, without a zero byte at the end. The report says who has signed, and describes
/// timestamps and countersignatures. `report` has room for `report_capacity` bytes. A longer report is cut off. The
/// function stores the number of written bytes in *report_len. The report is also written if the error is
/// FASTGOST_ERROR_SIGNATURE.
///
/// Errors: FASTGOST_ERROR_SIGNATURE if any signature is not accepted (reject the document); FASTGOST_ERROR_ENCODING,
/// FASTGOST_ERROR_PEM, FASTGOST_ERROR_STRICT if the document, a certificate or a CRL cannot be read;
/// FASTGOST_ERROR_WORK if the verification takes more work than the options allow; FASTGOST_ERROR_PARAMETER if an
/// option is not possible, or if the content is not in the document; FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cms_verify(
    document: *const u8,
    len: usize,
    trusted: *const u8,
    trusted_len: usize,
    options: *const CmsOptions,
    content: *mut u8,
    capacity: usize,
    written: *mut usize,
    report: *mut u8,
    report_capacity: usize,
    report_len: *mut usize,
) -> c_int {
    entry!(|c| {
        // `room` sets a length to 0. The function calls `room` for both lengths before it returns an error. So both
        // lengths are 0 after any failure.
        let (room, report) = (c.room(content, capacity, written), c.room(report, report_capacity, report_len));
        let (room, report) = (room?, report?);
        let document = c.bytes(document, len, "the document")?;
        let options = parse(c, options, c.bytes(trusted, trusted_len, "the trusted certificates")?)?;
        let (verdict, content) = cms::verify(document, None, &options).map_err(failure)?;
        report.put_beginning(verdict.to_string().as_bytes());
        decide(&verdict)?;
        room.put(&content.unwrap_or_default())
    })
}

/// Verifies a signed document that does not contain its content. `signatures` is the signed document, and has `len`
/// bytes. `content` is the content, and has `content_len` bytes. In all other respects this function is like
/// fastgost_cms_verify.
///
/// Errors: the errors of fastgost_cms_verify. FASTGOST_ERROR_PARAMETER also means that the document contains content.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_cms_verify_detached(
    signatures: *const u8,
    len: usize,
    content: *const u8,
    content_len: usize,
    trusted: *const u8,
    trusted_len: usize,
    options: *const CmsOptions,
    report: *mut u8,
    report_capacity: usize,
    report_len: *mut usize,
) -> c_int {
    entry!(|c| {
        let report = c.room(report, report_capacity, report_len)?;
        let signatures = c.bytes(signatures, len, "the signatures")?;
        let content = c.bytes(content, content_len, "the content")?;
        let options = parse(c, options, c.bytes(trusted, trusted_len, "the trusted certificates")?)?;
        let (verdict, _) = cms::verify(signatures, Some(content), &options).map_err(failure)?;
        report.put_beginning(verdict.to_string().as_bytes());
        decide(&verdict)
    })
}

fn decide(verdict: &cms::Verdict) -> Result<()> {
    verdict.decision().map_err(|problem| Error::call(FASTGOST_ERROR_SIGNATURE, problem.to_string()))
}

fn failure(error: fastgost_pki::Error) -> Error {
    let text = error.to_string();
    match error {
        fastgost_pki::Error::Library(e) => e.into(),
        fastgost_pki::Error::Strict(lenience) => fastgost::Error::Strict(lenience).into(),
        fastgost_pki::Error::Refused(_) => Error::call(FASTGOST_ERROR_SIGNATURE, text),
        fastgost_pki::Error::Work(_) => Error::call(FASTGOST_ERROR_WORK, text + "; the option most_work allows more"),
        fastgost_pki::Error::Usage(_) => Error::call(FASTGOST_ERROR_PARAMETER, text),
        _ => Error::call(FASTGOST_ERROR_ENCODING, text),
    }
}

const FLAGS: c_int = FASTGOST_CMS_STRICT
    | FASTGOST_CMS_LEGACY
    | FASTGOST_CMS_TIMESTAMPS
    | FASTGOST_CMS_LONG_TERM
    | FASTGOST_CMS_NO_CHAIN
    | FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS
    | FASTGOST_CMS_ALLOW_STRUCTURE;

fn parse(c: &Caller, options: *const CmsOptions, trusted: &[u8]) -> Result<VerifyOptions> {
    let given = c.cms_options(options)?;
    if given.flags & !FLAGS != 0 {
        return Err(Error::parameter("the flags", "FASTGOST_CMS_..., or 0"));
    }
    let has = |flag| given.flags & flag != 0;
    let strictness = if has(FASTGOST_CMS_STRICT) { Strictness::Strict } else { Strictness::Lenient };
    let certificates = |data: &[u8]| Certificate::read_all_with(data, strictness).map_err(failure);
    let mut parsed = VerifyOptions::new(certificates(trusted)?).map_err(failure)?;
    if given.untrusted_len > 0 {
        parsed.untrusted = certificates(c.bytes(given.untrusted, given.untrusted_len, "the other certificates")?)?;
    }
    if given.lists_len > 0 {
        let data = c.bytes(given.lists, given.lists_len, "the CRLs")?;
        parsed.lists = RevocationList::read_all_with(data, strictness).map_err(failure)?;
        parsed.path.revocation = Revocation::Certificate;
    }
    if !given.purpose.is_null() {
        let purpose = Purpose::from_name(c.text(given.purpose, "the name of the purpose")?);
        let allowed = "server, server-tls12, client, code, email, documents, timestamp, ocsp, signature, encryption, or an \
                       object identifier such as 1.2.3";
        parsed.path.purpose = Some(purpose.ok_or_else(|| Error::parameter("the purpose", allowed))?);
    }
    if !given.content_type.is_null() {
        let text = c.text(given.content_type, "the type of the content")?;
        let allowed = "an object identifier such as 1.2.840.113549.1.7.1";
        parsed.content_type =
            ObjectIdentifier::new(text).map_err(|_| Error::parameter("the type of the content", allowed))?;
    }
    if given.time != 0 {
        let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(given.time));
        let at = time.and_then(|time| Options::at(time).ok());
        let at = at.ok_or_else(|| Error::parameter("the time", "seconds since 1970, up to the year 9999"))?;
        parsed.path.time = at.time;
    }
    if given.most_work != 0 {
        parsed.path.most_work = given.most_work;
    }
    parsed.proof = match (has(FASTGOST_CMS_LONG_TERM), has(FASTGOST_CMS_TIMESTAMPS)) {
        (true, _) => Proof::LongTerm,
        (false, true) => Proof::Timestamp,
        (false, false) => Proof::None,
    };
    (parsed.strictness, parsed.chain) = (strictness, !has(FASTGOST_CMS_NO_CHAIN));
    parsed.path.legacy = has(FASTGOST_CMS_LEGACY);
    parsed.allow_structure = has(FASTGOST_CMS_ALLOW_STRUCTURE);
    parsed.path.ca_without_constraints = has(FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS);
    Ok(parsed)
}
