//! Tests XML documents that this program signs.
#![no_main]
use fastgost_fuzz::SIGNER;
use fastgost_xml::{
    Form, Limits, Method, Place, SignOptions, VerifyOptions, Which, canonical, sign, signatures, verify,
};
use libfuzzer_sys::fuzz_target;
use std::time::SystemTime;

fuzz_target!(|data: &[u8]| {
    let Some((choice, document)) = data.split_first() else { return };
    let limits = Limits::default();
    let many = signatures(document, &limits).unwrap_or_default().len();
    let form = [Form::Exclusive, Form::Inclusive, Form::Inclusive11][usize::from(choice % 3)];
    let comments = choice & 8 != 0;
    // If this program signs a document, the document verifies, and the right element is signed.
    let (key, certificate) = &*SIGNER;
    let mut options = SignOptions::default();
    options.method = Method { form, ..Method::default() };
    options.smev = choice & 16 != 0;
    options.signature_id = (choice & 32 != 0).then(|| "own-signature".to_owned());
    options.xades = (choice & 64 != 0 && choice & 32 != 0).then(SystemTime::now);
    options.enveloping = choice & 128 != 0 && choice & 32 != 0;
    options.id = (choice & 160 == 128).then(|| "x".to_owned());
    if let Ok(signed) = sign(document, key, certificate, &options) {
        let mut trust = VerifyOptions::new([certificate.clone()]).unwrap();
        trust.which = match &options.signature_id {
            Some(id) => Which::Id(id.clone()),
            // The signature is the last child of the root element. So no other signature comes after the new signature.
            None => Which::Number(many + 1),
        };
        trust.covers = match options.id {
            Some(id) => Some(Place::Id(id)),
            None => (!options.enveloping).then_some(Place::Document),
        };
        let verdict = verify(&signed, &trust).unwrap();
        let found = verdict.decision().unwrap();
        let bytes = &found.parts[0].bytes;
        if matches!(trust.covers, Some(Place::Document)) && !options.smev && !comments {
            // The signed bytes do not contain the signature.
            assert_eq!(*bytes, canonical(document, None, &options.method, &limits).unwrap());
        }
        // The transform of SMEV 3 gives another prefix to attributes with `xml:`. XML does not allow this.
        assert!(options.smev || canonical(bytes, None, &Method::default(), &limits).is_ok());
    }
});
