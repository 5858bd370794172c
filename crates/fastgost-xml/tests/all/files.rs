//! Tests documents that other programs have signed.
use base64ct::{Base64, Encoding as _};
use fastgost_pki::x509::Certificate;
use fastgost_xml::{Part, Place, Problem, VerifyOptions, Which, verify};
use std::time::{Duration, SystemTime};

fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/files/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// Returns options that trust one of the certificates in a document. `number` is the number of this certificate.
/// Certificates are counted from 1, in the order of the document. `time` is the time of the verdict, in seconds since
/// 1970.
fn trusting(document: &[u8], number: usize, time: u64) -> VerifyOptions {
    let text = std::str::from_utf8(document).unwrap();
    let found = text.split("X509Certificate>").nth(2 * number - 1).unwrap();
    let found: String = found.split('<').next().unwrap().split_whitespace().collect();
    let certificate = Certificate::from_der(&Base64::decode_vec(&found).unwrap()).unwrap();
    let mut options = VerifyOptions::new([certificate]).unwrap();
    options.trust.path =
        fastgost_pki::path::Options::as_of(SystemTime::UNIX_EPOCH + Duration::from_secs(time)).unwrap();
    options.trust.path.legacy = true;
    options
}

fn signed(name: &str, number: usize, time: u64, covers: Place) -> Vec<Part> {
    let document = file(name);
    let mut options = trusting(&document, number, time);
    options.covers = Some(covers);
    let verdict = verify(&document, &options).unwrap();
    verdict.decision().unwrap_or_else(|problem| panic!("{name}: {problem}")).parts.clone()
}

const IN_2014: u64 = 1_412_000_000;
const IN_2016: u64 = 1_460_000_000;
const IN_2020: u64 = 1_590_000_000;
const IN_2027: u64 = 1_800_000_000;
const TYPES: &str = "{urn://x-artefacts-smev-gov-ru/services/message-exchange/types/1.1}";
const BASIC: &str = "{urn://x-artefacts-smev-gov-ru/services/message-exchange/types/basic/1.1}";
const SOAP: &str = "{http://schemas.xmlsoap.org/soap/envelope/}";

#[test]
fn messages_of_smev_3() {
    let path = format!("/{SOAP}Envelope/{SOAP}Body/{TYPES}AckRequest/{BASIC}AckTargetMessage");
    let parts = signed("smev3-AckRequest.xml", 1, IN_2014, Place::Path(path.clone()));
    let text = "<ns1:AckTargetMessage xmlns:ns1=\"urn://x-artefacts-smev-gov-ru/services/message-exchange/types/basic/1.1\" \
                Id=\"SIGNED_BY_CALLER\" accepted=\"true\">0e8cfc01-5e81-11e4-a9ff-d4c9eff07b77</ns1:AckTargetMessage>";
    assert_eq!(std::str::from_utf8(&parts[0].bytes).unwrap(), text);
    assert_eq!((&parts[0].uri[..], &parts[0].path), ("#SIGNED_BY_CALLER", &path));
    let parts = signed("smev3-SendResponseRequestNoAttach.xml", 1, IN_2014, Place::Id("SIGNED_BY_PROVIDER".into()));
    assert!(parts[0].bytes.starts_with(b"<ns1:SenderProvidedResponseData xmlns:ns1="));
}

#[test]
fn a_message_whose_names_were_replaced_has_another_digest() {
    let document = file("smev3-SendRequestRequestNoAttach.xml");
    let verdict = verify(&document, &trusting(&document, 1, IN_2016)).unwrap();
    assert_eq!(verdict.decision().unwrap_err(), &Problem::Digest("#SIGNED_BY_CONSUMER".into()));
    // If an attacker replaces the wrong digest in the document by the right digest, the signature becomes wrong.
    let text = String::from_utf8(document).unwrap();
    let text = super::changed(
        &text,
        "/jXl70XwnttJB5sSokwh8SaVHwo2gjgILSu0qBaLUAo=",
        "Y3Xj3sabND+nVfPfLG4PW5ofvMLQu0eUOloHIWz3fq4=",
    );
    let verdict = verify(text.as_bytes(), &trusting(text.as_bytes(), 1, IN_2016)).unwrap();
    assert_eq!(verdict.decision().unwrap_err(), &Problem::Signature);
}

#[test]
fn documents_of_cryptopro_net() {
    for name in ["dotnet-2001.xml", "dotnet-2012-256.xml", "dotnet-2012-512.xml"] {
        let parts = signed(name, 1, IN_2020, Place::Document);
        assert_eq!(
            std::str::from_utf8(&parts[0].bytes).unwrap(),
            "<MyXML Signed=\"true\"><ElementToSign Signed=\"true\">Here is some data to sign.</ElementToSign></MyXML>"
        );
        assert_eq!(parts[0].path, "/");
    }
}

#[test]
fn documents_of_xmlsec_whose_signers_certificate_is_the_third() {
    for name in ["enveloped-gost2001.xml", "enveloped-gost2012-256.xml", "enveloped-gost2012-512.xml"] {
        let parts = signed(name, 3, IN_2027, Place::Path("/{urn:envelope}Envelope/{urn:envelope}Data".into()));
        let text = "<Envelope xmlns=\"urn:envelope\">\n  <Data>\n\tHello, World!\n  </Data>\n  \n</Envelope>";
        assert_eq!(std::str::from_utf8(&parts[0].bytes).unwrap(), text);
    }
}

#[test]
fn the_policy_is_that_of_paths() {
    let document = file("dotnet-2001.xml");
    let mut options = trusting(&document, 1, IN_2020);
    options.trust.path.legacy = false;
    assert_eq!(verify(&document, &options).unwrap().decision().unwrap_err(), &Problem::Legacy("a reference"));
    let document = file("dotnet-2012-256.xml");
    let mut options = trusting(&document, 1, IN_2014);
    let verdict = verify(&document, &options).unwrap();
    assert!(verdict.decision().unwrap_err().to_string().contains("not valid before"), "{verdict:?}");
    options.trust.trusted.clear();
    assert!(matches!(verify(&document, &options).unwrap().decision(), Err(Problem::Untrusted(_))));
    options.which = Which::Number(2);
    let error = verify(&document, &options).unwrap_err().to_string();
    assert!(error.contains("no signature with the number 2; allowed: 1 to 1"), "{error}");
}

#[test]
fn any_change_of_a_signed_document_is_found() {
    let document = file("dotnet-2012-256.xml");
    let options = trusting(&document, 1, IN_2020);
    let text = String::from_utf8(document).unwrap();
    for (from, to) in
        [("some data", "some date"), ("<MyXML ", "<MyXML a=\"\" "), ("76Pe8oe", "86Pe8oe"), ("</MyXML>", " </MyXML>")]
    {
        let verdict = verify(super::changed(&text, from, to).as_bytes(), &options).unwrap();
        assert!(matches!(verdict.decision(), Err(Problem::Digest(_) | Problem::Signature)), "{to}: {verdict:?}");
    }
    // Canonical XML leaves out some parts of a document. If these parts change, the signature must stay right.
    let same = super::changed(&text, "<MyXML Signed=\"true\">", "\u{feff}<MyXML\r\n Signed='true'><!-- -->");
    let same = same.split_once("?>").unwrap().1.to_owned();
    assert!(verify(same.as_bytes(), &options).unwrap().decision().is_ok());
}
