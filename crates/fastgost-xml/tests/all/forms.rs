//! Tests signatures that this crate makes. The tests vary the place of a signature, its canonical form, and the place
//! of its certificate.
use super::{changed, parts, signed, signer};
use fastgost_xml::{Form, Method, Place, Problem, SignOptions, sign};
use std::time::SystemTime;

#[test]
fn an_enveloping_signature_has_the_document_in_it() {
    let document = "<?xml version='1.0'?><!-- a --><a xmlns='urn:a' Id='x'><b/><!-- c --></a><!-- z -->";
    for form in [Form::Exclusive, Form::Inclusive, Form::Inclusive11] {
        for xades in [None, Some(SystemTime::now())] {
            let (text, mut options) = signed(document, |options| {
                (options.enveloping, options.signature_id) = (true, Some("s".into()));
                (options.xades, options.method.form) = (xades, form);
            });
            assert!(text.starts_with("<ds:Signature ") && text.ends_with("</ds:Object></ds:Signature>"), "{text}");
            options.covers = Some(Place::Id("x".into()));
            let found = &parts(&text, &options).unwrap().unwrap()[0];
            let object = "<ds:Object xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\" Id=\"s-object\"><a xmlns=\"urn:a\" Id=\"x\"><b></b></a></ds:Object>";
            assert_eq!(found, object);
            assert_eq!(parts(&changed(&text, "<b/>", "<c/>"), &options), Ok(Err(Problem::Digest("#s-object".into()))));
        }
    }
}

#[test]
fn a_detached_signature_does_not_leave_itself_out() {
    let document = "<r><a Id='x'>1</a><b Id='y'/></r>";
    let enveloped = "xmldsig#enveloped-signature";
    for (place, inside) in [("x", true), ("y", false)] {
        let (text, mut options) = signed(document, |options| {
            (options.id, options.place) = (Some("x".into()), Place::Id(place.into()));
        });
        assert_eq!(text.contains(enveloped), inside, "{text}");
        options.covers = Some(Place::Path("/r/a".into()));
        assert_eq!(parts(&text, &options), Ok(Ok(vec!["<a Id=\"x\">1</a>".into()])));
    }
}

#[test]
fn other_canonical_forms() {
    let document = "<p:r xmlns:p='urn:p' xmlns:q='urn:q' xmlns='urn:d'><a Id='x'><!-- c -->1</a></p:r>";
    for (form, prefixes, expected) in [
        (Form::Exclusive, &[][..], "<a xmlns=\"urn:d\" Id=\"x\">1</a>"),
        (Form::Exclusive, &["q"][..], "<a xmlns=\"urn:d\" xmlns:q=\"urn:q\" Id=\"x\">1</a>"),
        (Form::Exclusive, &["", "q"][..], "<a xmlns=\"urn:d\" xmlns:q=\"urn:q\" Id=\"x\">1</a>"),
        (Form::Inclusive, &[][..], "<a xmlns=\"urn:d\" xmlns:p=\"urn:p\" xmlns:q=\"urn:q\" Id=\"x\">1</a>"),
        (Form::Inclusive11, &[][..], "<a xmlns=\"urn:d\" xmlns:p=\"urn:p\" xmlns:q=\"urn:q\" Id=\"x\">1</a>"),
    ] {
        for comments in [false, true] {
            let prefixes: Vec<_> = prefixes.iter().map(|prefix| (*prefix).to_owned()).collect();
            let (text, mut options) = signed(document, |options| {
                (options.id, options.signature_id) = (Some("x".into()), Some("s".into()));
                (options.xades, options.method) = (Some(SystemTime::now()), Method { form, comments, prefixes });
            });
            options.covers = Some(Place::Id("x".into()));
            // If a reference names an element by its Id, the comments in the element are not signed.
            assert_eq!(parts(&text, &options).unwrap().unwrap()[0], expected);
        }
    }
}

/// Tests a message of SMEV 2. The token and the signature are in the header, and the signature covers the body.
#[test]
fn a_security_token_has_the_certificate() {
    const SOAP: &str = "http://schemas.xmlsoap.org/soap/envelope/";
    const OASIS: &str = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity";
    let document = format!(
        "<s:Envelope xmlns:s='{SOAP}' xmlns:u='{OASIS}-utility-1.0.xsd'><s:Header><w:Security \
         xmlns:w='{OASIS}-secext-1.0.xsd' s:actor='http://smev.gosuslugi.ru/actors/smev'/></s:Header><s:Body \
         u:Id='body'><q xmlns='urn:q'/></s:Body></s:Envelope>"
    );
    let security = format!("/{{{SOAP}}}Envelope/{{{SOAP}}}Header/{{{OASIS}-secext-1.0.xsd}}Security");
    let (text, mut options) = signed(&document, |options| {
        (options.id, options.token) = (Some("body".into()), Some("cert".into()));
        options.place = Place::Path(security.clone());
    });
    assert!(text.contains("</wsse:BinarySecurityToken><ds:Signature "), "{text}");
    assert!(!text.contains("X509Certificate") && !text.contains("enveloped-signature"), "{text}");
    options.covers = Some(Place::Path(format!("/{{{SOAP}}}Envelope/{{{SOAP}}}Body")));
    let body = format!(
        "<s:Body xmlns:s=\"{SOAP}\" xmlns:u=\"{OASIS}-utility-1.0.xsd\" u:Id=\"body\"><q xmlns=\"urn:q\"></q></s:Body>"
    );
    assert_eq!(parts(&text, &options), Ok(Ok(vec![body])));
    let error = parts(&changed(&text, "wsu:Id=\"cert\"", "wsu:Id=\"other\""), &options).unwrap_err();
    assert!(error.contains("no element has the Id \"cert\""), "{error}");
    // The certificate is only in the token. If the token gets another certificate, the signature must be refused.
    let (other, stranger) = signed("<a/>", |options| options.token = Some("cert".into()));
    options.trust.trusted = stranger.trust.trusted;
    let der = |text: &str| {
        text.split("BinarySecurityToken").nth(1).unwrap().split('>').nth(1).unwrap().replace("</wsse:", "")
    };
    assert_eq!(parts(&changed(&text, &der(&text), &der(&other)), &options), Ok(Err(Problem::Signature)));
}

#[test]
fn options_that_exclude_each_other() {
    let (key, certificate) = signer("256-a");
    type Set = fn(&mut SignOptions);
    let cases: [(Set, &str); 8] = [
        (|o| o.enveloping = true, "an enveloping signature needs an Id"),
        (|o| (o.enveloping, o.signature_id, o.id) = (true, Some("s".into()), Some("x".into())), "omit the element"),
        (|o| (o.enveloping, o.signature_id, o.token) = (true, Some("s".into()), Some("x".into())), "omit the element"),
        (|o| (o.enveloping, o.signature_id, o.cosign) = (true, Some("s".into()), true), "would leave that out too"),
        (|o| (o.enveloping, o.signature_id) = (true, Some("x".into())), "the Id \"x\" is there already"),
        (|o| (o.token, o.signature_id) = (Some("t".into()), Some("t".into())), "the Id \"t\" is there already"),
        (
            |o| o.method = Method { form: Form::Inclusive, prefixes: vec!["p".into()], comments: false },
            "exclusive canonical XML only",
        ),
        (|o| o.method.prefixes = vec!["a b".into()], "has white space in it"),
    ];
    for (set, why) in cases {
        let mut options = SignOptions::default();
        set(&mut options);
        let error = sign(b"<a Id='x'/>", &key, &certificate, &options).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
