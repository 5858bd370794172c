//! The transform of SMEV 3, of documents in an element whose signature is wrong: so nothing but the digest is computed.
#![no_main]
use fastgost_pki::{path::Options, x509::Certificate};
use fastgost_xml::{Problem, VerifyOptions, verify};
use libfuzzer_sys::fuzz_target;
use std::{sync::LazyLock, time::SystemTime};

/// What stands behind a document; the transform before that of SMEV 3 is left out of one of the two.
static ENDS: LazyLock<[String; 2]> = LazyLock::new(|| {
    let canonical = "<d:Transform Algorithm='http://www.w3.org/2001/10/xml-exc-c14n#'/>";
    [canonical, ""].map(|first| {
        format!(
            "<d:Signature xmlns:d='http://www.w3.org/2000/09/xmldsig#'><d:SignedInfo>\
             <d:CanonicalizationMethod Algorithm='http://www.w3.org/2001/10/xml-exc-c14n#'/>\
             <d:SignatureMethod Algorithm='urn:ietf:params:xml:ns:cpxmlsec:algorithms:gostr34102012-gostr34112012-256'/>\
             <d:Reference URI=''><d:Transforms><d:Transform Algorithm='http://www.w3.org/2000/09/xmldsig#enveloped-signature'/>{first}\
             <d:Transform Algorithm='urn://smev-gov-ru/xmldsig/transform'/></d:Transforms>\
             <d:DigestMethod Algorithm='urn:ietf:params:xml:ns:cpxmlsec:algorithms:gostr34112012-256'/><d:DigestValue/></d:Reference>\
             </d:SignedInfo><d:SignatureValue/></d:Signature></e>"
        )
    })
});

static OPTIONS: LazyLock<VerifyOptions> = LazyLock::new(|| {
    let mut options = VerifyOptions::new(Vec::<Certificate>::new()).unwrap();
    options.trust.path = Options::as_of(SystemTime::UNIX_EPOCH).unwrap();
    options
});

fuzz_target!(|data: &[u8]| {
    let Some((choice, document)) = data.split_first() else { return };
    let end = &ENDS[usize::from(choice & 1)];
    let whole = [b"<e xmlns='urn:e'>", document, end.as_bytes()].concat();
    if let Ok(verdict) = verify(&whole, &OPTIONS) {
        assert_eq!(verdict.decision().unwrap_err(), &Problem::Digest(String::new()));
    }
});
