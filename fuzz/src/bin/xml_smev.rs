//! Tests the transform of SMEV 3. Each document is in an element whose signature is right and whose digest is wrong. So
//! the transform is computed, but no document is accepted.
#![no_main]
use fastgost::{sign::Encoding, text::encode};
use fastgost_fuzz::SIGNER;
use fastgost_xml::{Limits, Method, Problem, VerifyOptions, canonical, verify};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

const START: &str = "<e xmlns='urn:e'>";

/// The two texts that may follow a document. The first text has another transform before the transform of SMEV 3.
static ENDS: LazyLock<[String; 2]> = LazyLock::new(|| {
    let transform = "<d:Transform Algorithm='http://www.w3.org/2001/10/xml-exc-c14n#'/>";
    [transform, ""].map(|first| {
        let end = |value: &str| {
            format!(
                "<d:Signature xmlns:d='http://www.w3.org/2000/09/xmldsig#'><d:SignedInfo Id='signed-info'>\
                 <d:CanonicalizationMethod Algorithm='http://www.w3.org/2001/10/xml-exc-c14n#'/>\
                 <d:SignatureMethod Algorithm='urn:ietf:params:xml:ns:cpxmlsec:algorithms:gostr34102012-gostr34112012-256'/>\
                 <d:Reference URI=''><d:Transforms><d:Transform Algorithm='http://www.w3.org/2000/09/xmldsig#enveloped-signature'/>{first}\
                 <d:Transform Algorithm='urn://smev-gov-ru/xmldsig/transform'/></d:Transforms>\
                 <d:DigestMethod Algorithm='urn:ietf:params:xml:ns:cpxmlsec:algorithms:gostr34112012-256'/><d:DigestValue/></d:Reference>\
                 </d:SignedInfo><d:SignatureValue>{value}</d:SignatureValue></d:Signature></e>"
            )
        };
        let empty = format!("{START}{}", end(""));
        let info = canonical(empty.as_bytes(), Some("signed-info"), &Method::default(), &Limits::default()).unwrap();
        let pem = encode("SIGNATURE", &SIGNER.0.sign(&info).unwrap().to_bytes(Encoding::X509));
        end(&pem.lines().filter(|line| !line.starts_with('-')).collect::<String>())
    })
});

static OPTIONS: LazyLock<VerifyOptions> = LazyLock::new(|| VerifyOptions::new([SIGNER.1.clone()]).unwrap());

fuzz_target!(|data: &[u8]| {
    let Some((choice, document)) = data.split_first() else { return };
    let end = &ENDS[usize::from(choice & 1)];
    let whole = [START.as_bytes(), document, end.as_bytes()].concat();
    if let Ok(verdict) = verify(&whole, &OPTIONS) {
        assert_eq!(verdict.decision().unwrap_err(), &Problem::Digest(String::new()));
    }
});
