//! Tests XML signatures through the public interface of this crate.
#![allow(missing_docs)]

mod attacks;
mod files;
mod forms;
mod limits;
mod places;
mod signing;
#[path = "../../../fastgost-pki/tests/all/cms/token.rs"]
#[allow(dead_code, reason = "shared with the tests of documents")]
mod token;
mod trust;
mod xades;

use base64ct::{Base64, Encoding as _};
use fastgost::{
    curve::Curve,
    sign::{Encoding, Signature, SigningKey},
};
use fastgost_pki::x509::{Certificate, NewCertificate, Profile, name, validity};
use fastgost_xml::{Limits, Method, Problem, SignOptions, VerifyOptions, canonical, sign, verify};
use std::time::SystemTime;

/// Makes a key on this curve, and a self-signed certificate of the key.
fn signer(curve: &str) -> (SigningKey, Certificate) {
    let key = SigningKey::generate(Curve::from_name(curve).unwrap()).unwrap();
    let new = NewCertificate {
        subject: name::parse("CN=Alice").unwrap(),
        validity: validity(SystemTime::now(), 1).unwrap(),
        profile: Some(&Profile::end_entity()),
        extensions: Vec::new(),
        serial_number: None,
    };
    let certificate = new.self_signed(&key).unwrap();
    (key, certificate)
}

/// Signs a document. Returns the signed document, and options that trust the signer's certificate.
fn signed(document: &str, set: impl FnOnce(&mut SignOptions)) -> (String, VerifyOptions) {
    let (text, options, _) = signed_by(document, set);
    (text, options)
}

/// Signs a document. Returns the signed document, options that trust the signer's certificate, and the signer's key.
fn signed_by(document: &str, set: impl FnOnce(&mut SignOptions)) -> (String, VerifyOptions, SigningKey) {
    let (key, certificate) = signer("256-a");
    let mut options = SignOptions::default();
    set(&mut options);
    let signed = sign(document.as_bytes(), &key, &certificate, &options).unwrap();
    (String::from_utf8(signed).unwrap(), VerifyOptions::new([certificate]).unwrap(), key)
}

/// Makes the first signature of a document right again after its SignedInfo was changed.
fn resigned(text: &str, sign: impl Fn(&[u8]) -> Signature) -> String {
    let marked = changed(text, "<ds:SignedInfo>", "<ds:SignedInfo Id='resigned'>");
    let info = canonical(marked.as_bytes(), Some("resigned"), &Method::default(), &Limits::default()).unwrap();
    let info = changed(&String::from_utf8(info).unwrap(), " Id=\"resigned\"", "");
    let value = text.split("<ds:SignatureValue>").nth(1).unwrap().split("</ds:").next().unwrap();
    changed(text, value, &Base64::encode_string(&sign(info.as_bytes()).to_bytes(Encoding::X509)))
}

/// Returns the signed bytes if the signature is accepted, and the reason if it is not accepted. If `verify` returns an
/// error, the function returns this error as text.
fn parts(document: &str, options: &VerifyOptions) -> Result<Result<Vec<String>, Problem>, String> {
    let verdict = verify(document.as_bytes(), options).map_err(|e| e.to_string())?;
    let text = |part: &fastgost_xml::Part| String::from_utf8(part.bytes.clone()).unwrap();
    Ok(verdict.decision().map(|signed| signed.parts.iter().map(text).collect()).map_err(Clone::clone))
}

/// Replaces the text `from` by the text `to` in a document. Fails if `from` is not in the document.
fn changed(document: &str, from: &str, to: &str) -> String {
    assert!(document.contains(from), "{from}");
    document.replacen(from, to, 1)
}

/// Checks that `verify` does not accept a document, and that the reason contains the text `why`.
#[track_caller]
fn refused(document: &str, options: &VerifyOptions, why: &str) {
    match parts(document, options) {
        Err(error) => assert!(error.contains(why), "{error}"),
        Ok(verdict) => panic!("{verdict:?}"),
    }
}
