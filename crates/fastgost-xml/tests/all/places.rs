//! Tests the places of signed elements in a document.
use super::{refused, signed, signer};
use fastgost_xml::{Place, SignOptions, VerifyOptions, sign, verify};

#[test]
fn the_part_that_covers_what_is_wanted_is_named() {
    let (text, mut options) = signed("<order><x Id='a'>other</x><price Id='p'>100</price></order>", |options| {
        (options.id, options.signature_id, options.xades) =
            (Some("p".into()), Some("s".into()), Some(std::time::SystemTime::now()));
    });
    let covering = |options: &VerifyOptions| {
        let verdict = verify(text.as_bytes(), options).unwrap();
        verdict.decision().map(|signed| signed.parts.iter().map(|part| part.covers).collect::<Vec<_>>()).unwrap()
    };
    assert_eq!(covering(&options), [false, false]);
    options.covers = Some(Place::Path("/order/price".into()));
    assert_eq!(covering(&options), [true, false]);
    options.covers = Some(Place::Id("s-properties".into()));
    assert_eq!(covering(&options), [false, true]);
}

#[test]
fn a_path_says_one_thing() {
    let two_steps = |document: &str| document.replace("urn:order", "urn:a}Order/{urn:b");
    let document = "<b:y xmlns:b='urn:order'><price Id='p'>100</price></b:y>";
    let (text, options) = signed(document, |options| options.id = Some("p".into()));
    refused(&two_steps(&text), &options, "its namespace has { or }");
    // `sign` must not make a document that `verify` would refuse. Here, the signature would contain signed properties,
    // and the path to them would have a namespace with a brace.
    let (key, certificate) = signer("256-a");
    let mut options = SignOptions::default();
    (options.signature_id, options.xades) = (Some("s".into()), Some(std::time::SystemTime::now()));
    let error = sign(two_steps(document).as_bytes(), &key, &certificate, &options).unwrap_err();
    assert!(error.to_string().contains("its namespace has { or }"), "{error}");
}
