//! XML documents: signed ones, and those that are signed here.
#![no_main]
use fastgost::{curve::Curve, sign::SigningKey};
use fastgost_pki::{
    path::Options,
    x509::{Certificate, NewCertificate, Profile, name, validity},
};
use fastgost_xml::{
    Form, Limits, Method, Place, SignOptions, VerifyOptions, Which, add_timestamp, canonical, sign, signatures,
    timestamp_request, verify,
};
use libfuzzer_sys::fuzz_target;
use std::{
    collections::HashSet,
    sync::LazyLock,
    time::{Duration, SystemTime},
};

/// Documents that others have signed, with the number of the certificate and the time in seconds since 1970.
const FILES: [(&[u8], usize, u64); 8] = [
    (include_bytes!("../../../crates/fastgost-xml/tests/files/smev3-AckRequest.xml"), 1, 1_412_000_000),
    (
        include_bytes!("../../../crates/fastgost-xml/tests/files/smev3-SendResponseRequestNoAttach.xml"),
        1,
        1_412_000_000,
    ),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/dotnet-2001.xml"), 1, 1_590_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/dotnet-2012-256.xml"), 1, 1_590_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/dotnet-2012-512.xml"), 1, 1_590_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/enveloped-gost2001.xml"), 3, 1_800_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/enveloped-gost2012-256.xml"), 3, 1_800_000_000),
    (include_bytes!("../../../crates/fastgost-xml/tests/files/enveloped-gost2012-512.xml"), 3, 1_800_000_000),
];

/// Who each file's signer is, and all that was signed.
static SIGNED: LazyLock<(Vec<VerifyOptions>, HashSet<Vec<u8>>)> = LazyLock::new(|| {
    let (mut trust, mut parts) = (Vec::new(), HashSet::new());
    for (document, number, time) in FILES {
        let text = std::str::from_utf8(document).unwrap();
        let body = text.split("X509Certificate>").nth(2 * number - 1).unwrap().split('<').next().unwrap();
        let pem = format!("-----BEGIN CERTIFICATE-----\n{body}\n-----END CERTIFICATE-----\n");
        let mut options = VerifyOptions::new([Certificate::read_all(pem.as_bytes()).unwrap().remove(0)]).unwrap();
        options.trust.path = Options::as_of(SystemTime::UNIX_EPOCH + Duration::from_secs(time)).unwrap();
        options.trust.path.legacy = true;
        parts.insert(verify(document, &options).unwrap().decision().unwrap().parts[0].bytes.clone());
        options.which = Which::Number(1);
        trust.push(options);
    }
    (trust, parts)
});

static OWN: LazyLock<(SigningKey, Certificate)> = LazyLock::new(|| {
    let key = SigningKey::from_bytes(Curve::from_name("256-a").unwrap(), &[7; 32]).unwrap().deterministic();
    let new = NewCertificate {
        subject: name::parse("CN=A").unwrap(),
        validity: validity(SystemTime::now(), 10).unwrap(),
        profile: Some(&Profile::end_entity()),
        extensions: Vec::new(),
        serial_number: None,
    };
    let certificate = new.self_signed(&key).unwrap();
    (key, certificate)
});

fuzz_target!(|data: &[u8]| {
    let Some((choice, document)) = data.split_first() else { return };
    let limits = Limits::default();
    // Nothing is accepted but what was signed, in the form in which it was signed.
    let (trust, signed) = &*SIGNED;
    if let Ok(verdict) = verify(document, &trust[usize::from(choice % 8)])
        && let Ok(found) = verdict.decision()
    {
        assert!(found.parts.iter().all(|part| signed.contains(&part.bytes)));
    }
    let many = signatures(document, &limits).unwrap_or_default().len();
    if timestamp_request(document, &Which::Number(1), &limits).is_ok() {
        assert!(many > 0);
        let _ = add_timestamp(document, &Which::Number(1), document, &limits);
    }
    // A canonical form is one of itself.
    let form = [Form::Exclusive, Form::Inclusive, Form::Inclusive11][usize::from(choice % 3)];
    let comments = choice & 8 != 0;
    let method = Method { form, comments, prefixes: Vec::new() };
    let Ok(first) = canonical(document, None, &method, &limits) else { return };
    assert_eq!(canonical(&first, None, &method, &limits).unwrap(), first);
    // What is signed here verifies, and signs what it should.
    let (key, certificate) = &*OWN;
    let mut options = SignOptions::default();
    options.method = Method { comments: false, ..method };
    options.smev = choice & 16 != 0;
    options.signature_id = (choice & 32 != 0).then(|| "own-signature".to_owned());
    options.xades = (choice & 64 != 0 && choice & 32 != 0).then(SystemTime::now);
    options.enveloping = choice & 128 != 0 && choice & 32 != 0;
    options.id = (choice & 160 == 128).then(|| "x".to_owned());
    if let Ok(signed) = sign(document, key, certificate, &options) {
        let mut trust = VerifyOptions::new([certificate.clone()]).unwrap();
        trust.which = match &options.signature_id {
            Some(id) => Which::Id(id.clone()),
            // The last child of the document's element; none is after it.
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
            // The signature is left out of it.
            assert_eq!(*bytes, canonical(document, None, &options.method, &limits).unwrap());
        }
        // The transform of SMEV 3 gives attributes xml: another prefix, which XML does not allow.
        assert!(options.smev || canonical(bytes, None, &Method::default(), &limits).is_ok());
    }
});
