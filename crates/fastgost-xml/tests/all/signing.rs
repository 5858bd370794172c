//! Tests signatures that this crate makes.
use super::{changed, parts, signed, signer};
use base64ct::{Base64, Encoding as _};
use fastgost::{hash::Streebog256, sign::Encoding};
use fastgost_xml::{Place, Problem, SignOptions, VerifyOptions, Which, sign, signatures, verify};

#[test]
fn a_document_is_signed_on_every_kind_of_key() {
    for curve in ["256-a", "256-b", "512-a", "512-c"] {
        let (key, certificate) = signer(curve);
        let document =
            b"<?xml version=\"1.0\"?>\r\n<a xmlns='urn:a' b='&lt;\"&#13;'>\r\n <c/>&amp;&gt;</a><!-- end -->\n";
        let signed = sign(document, &key, &certificate, &SignOptions::default()).unwrap();
        let mut options = VerifyOptions::new([certificate]).unwrap();
        options.covers = Some(Place::Document);
        let verdict = verify(&signed, &options).unwrap();
        let found = verdict.decision().unwrap();
        let text = std::str::from_utf8(&found.parts[0].bytes).unwrap();
        assert_eq!(text, "<a xmlns=\"urn:a\" b=\"&lt;&quot;&#xD;\">\n <c></c>&amp;&gt;</a>");
        let bits = &curve[..3];
        let text = String::from_utf8(signed).unwrap();
        assert!(text.contains(&format!("algorithms:gostr34102012-gostr34112012-{bits}\"")), "{text}");
    }
}

#[test]
fn an_element_is_signed_with_the_transform_of_smev_3_in_another_place() {
    let document = "<e xmlns:p='urn:p'><p:data Id='x'> <q xmlns='urn:q' p:b='2' a='1'/> </p:data><p:place Id='y'/></e>";
    let (text, mut options) = signed(document, |options| {
        options.id = Some("x".into());
        options.place = Place::Id("y".into());
        options.signature_id = Some("s".into());
        options.smev = true;
    });
    assert!(text.contains("<p:place Id='y'><ds:Signature "), "{text}");
    assert!(text.ends_with("</ds:Signature></p:place></e>"), "{text}");
    options.which = Which::Id("s".into());
    options.covers = Some(Place::Path("/e/{urn:p}data/{urn:q}q".into()));
    let expected =
        "<ns1:data xmlns:ns1=\"urn:p\" Id=\"x\"><ns2:q xmlns:ns2=\"urn:q\" ns1:b=\"2\" a=\"1\"></ns2:q></ns1:data>";
    assert_eq!(parts(&text, &options), Ok(Ok(vec![expected.to_owned()])));
    options.covers = Some(Place::Id("y".into()));
    assert_eq!(parts(&text, &options), Ok(Err(Problem::NotCovered("the element with the Id \"y\"".into()))));
    assert_eq!(signatures(text.as_bytes(), &options.limits).unwrap(), [Some("s".to_owned())]);
}

#[test]
fn two_signatures_of_which_the_second_signs_the_first_too() {
    let (key, certificate) = signer("256-a");
    let mut options = VerifyOptions::new([certificate.clone()]).unwrap();
    let one = |document: &[u8], id: &str, element: Option<&str>| {
        let mut options = SignOptions::default();
        (options.signature_id, options.id) = (Some(id.into()), element.map(Into::into));
        sign(document, &key, &certificate, &options).unwrap()
    };
    let both = String::from_utf8(one(&one(b"<a><x Id='x'/></a>", "one", Some("x")), "two", None)).unwrap();
    let error = parts(&both, &options).unwrap_err();
    assert!(error.contains("it has 2 signatures; say which one, by its Id or its number"), "{error}");
    options.which = Which::Id("two".into());
    assert!(parts(&both, &options).unwrap().unwrap()[0].contains("Id=\"one\""));
    // The first signature covers only one element, so it must stay right.
    options.which = Which::Number(1);
    assert_eq!(parts(&both, &options), Ok(Ok(vec!["<x Id=\"x\"></x>".into()])));
}

#[test]
fn wrong_use() {
    let (key, certificate) = signer("256-a");
    let (other, _) = signer("256-a");
    let error = |document: &str, key, set: &dyn Fn(&mut SignOptions)| {
        let mut options = SignOptions::default();
        set(&mut options);
        sign(document.as_bytes(), key, &certificate, &options).unwrap_err().to_string()
    };
    assert!(!error("<a/>", &other, &|_| {}).is_empty());
    let missing = error("<a/>", &key, &|options| options.id = Some("x".into()));
    assert!(missing.contains("no element has the Id \"x\""), "{missing}");
    let twice = error("<a Id='x'><b ID='x'/></a>", &key, &|options| options.id = Some("x".into()));
    assert!(twice.contains("is there 2 times"), "{twice}");
    let name = error("<a/>", &key, &|options| options.signature_id = Some("x\"><b".into()));
    assert!(name.contains("is no name"), "{name}");
    let taken = error("<a Id='s'/>", &key, &|options| options.signature_id = Some("s".into()));
    assert!(taken.contains("is there already"), "{taken}");
    let smev = error("<a/>", &key, &|options| options.smev = true);
    assert!(smev.contains("is in no namespace"), "{smev}");
}

/// Makes an enveloping signature without `sign`. The `Object` of the signature has a comment. The text of `SignedInfo`
/// is already written in canonical form.
fn enveloping(transforms: &str, signed: &str) -> (String, VerifyOptions) {
    const DSIG: &str = "http://www.w3.org/2000/09/xmldsig#";
    let (key, certificate) = signer("256-a");
    let mut hash = Streebog256::new();
    hash.update(signed.as_bytes());
    let urn = "urn:ietf:params:xml:ns:cpxmlsec:algorithms:gostr34";
    let info = format!(
        "<ds:SignedInfo xmlns:ds=\"{DSIG}\"><ds:CanonicalizationMethod Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\">\
         </ds:CanonicalizationMethod><ds:SignatureMethod Algorithm=\"{urn}102012-gostr34112012-256\"></ds:SignatureMethod>\
         <ds:Reference URI=\"#o\">{transforms}<ds:DigestMethod Algorithm=\"{urn}112012-256\"></ds:DigestMethod><ds:DigestValue>{}\
         </ds:DigestValue></ds:Reference></ds:SignedInfo>",
        Base64::encode_string(&hash.finalize())
    );
    let value = Base64::encode_string(&key.sign(info.as_bytes()).unwrap().to_bytes(Encoding::X509));
    let document = format!(
        "<ds:Signature xmlns:ds=\"{DSIG}\">{info}<ds:SignatureValue>{value}</ds:SignatureValue><ds:Object \
         Id='o'><a>x<!-- c --></a></ds:Object></ds:Signature>"
    );
    (document, VerifyOptions::new([certificate]).unwrap())
}

#[test]
fn an_enveloping_signature_covers_its_object() {
    let one = |algorithm: &str| {
        format!("<ds:Transforms><ds:Transform Algorithm=\"{algorithm}\"></ds:Transform></ds:Transforms>")
    };
    let object = "<ds:Object xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\" Id=\"o\"><a>x</a></ds:Object>";
    // If a reference names an element by its Id, the comments in the element are not signed, whatever canonical form is
    // used.
    for transforms in [
        String::new(),
        one("http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments"),
        one("http://www.w3.org/2006/12/xml-c14n11"),
        one("http://www.w3.org/2001/10/xml-exc-c14n#WithComments"),
    ] {
        let (document, mut options) = enveloping(&transforms, object);
        options.covers = Some(Place::Id("o".into()));
        assert_eq!(parts(&document, &options), Ok(Ok(vec![object.to_owned()])));
        // Here, the signature is put beside the signed element, and so becomes a detached signature.
        let (signature, rest) = document.split_once("<ds:Object").unwrap();
        let outside = format!(
            "<r>{signature}</ds:Signature><ds:Object xmlns:ds='http://www.w3.org/2000/09/xmldsig#'{}</r>",
            rest.strip_suffix("</ds:Signature>").unwrap()
        );
        assert_eq!(parts(&outside, &options), Ok(Ok(vec![object.to_owned()])));
        assert_eq!(parts(&changed(&document, "<a>x", "<a>y"), &options), Ok(Err(Problem::Digest("#o".into()))));
    }
    // The transform for enveloped signatures leaves out the whole signature. The signed `Object` is inside the
    // signature, so nothing is left.
    let (document, options) = enveloping(&one("http://www.w3.org/2000/09/xmldsig#enveloped-signature"), object);
    assert_eq!(parts(&document, &options).unwrap_err(), "the reference to \"#o\" selects nothing");
}

/// Tests a signature as in SMEV 2: its certificate is in a security token.
#[test]
fn the_certificate_may_be_in_a_security_token() {
    let (text, options) = signed("<order><price Id='p'>100</price></order>", |options| options.id = Some("p".into()));
    let oasis = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss";
    let certificate = text.split("X509Certificate>").nth(1).unwrap().strip_suffix("</ds:").unwrap();
    let (start, end) = (text.find("<ds:X509Data>").unwrap(), text.find("</ds:KeyInfo>").unwrap());
    let with = |token: &str, kind: &str| {
        let reference = format!(
            "<w:SecurityTokenReference xmlns:w='{oasis}-wssecurity-secext-1.0.xsd'><w:Reference URI='#t'/></w:SecurityTokenReference>"
        );
        let token = format!(
            "<w:{token} xmlns:w='{oasis}-wssecurity-secext-1.0.xsd' xmlns:u='{oasis}-wssecurity-utility-1.0.xsd' u:Id='t' \
             ValueType='{oasis}-x509-token-profile-1.0#{kind}'>{certificate}</w:{token}>"
        );
        changed(&format!("{}{reference}{}", &text[..start], &text[end..]), "<order>", &format!("<order>{token}"))
    };
    assert_eq!(
        parts(&with("BinarySecurityToken", "X509v3"), &options),
        Ok(Ok(vec!["<price Id=\"p\">100</price>".into()]))
    );
    let error = parts(&with("Other", "X509v3"), &options).unwrap_err();
    assert!(error.contains("allowed: BinarySecurityToken"), "{error}");
    let error = parts(&with("BinarySecurityToken", "X509PKIPathv1"), &options).unwrap_err();
    assert!(error.contains("allowed: X509v3"), "{error}");
}

#[test]
fn signatures_that_are_there_stay_right() {
    let (key, certificate) = signer("256-a");
    let mut options = SignOptions::default();
    options.signature_id = Some("s1".into());
    let first = sign(b"<o><a Id='a'/><b Id='b'/></o>", &key, &certificate, &options).unwrap();
    // The first signature covers the whole document. So a second signature would make the first signature wrong, and
    // `sign` must refuse.
    options.signature_id = Some("s2".into());
    let error = sign(&first, &key, &certificate, &options).unwrap_err().to_string();
    assert!(error.contains("signature 1 of the document"), "{error}");
    let wrong = String::from_utf8(first).unwrap().replace("Id=\"a\"", "Id=\"c\"").replace("Id='a'", "Id='c'");
    assert!(sign(wrong.as_bytes(), &key, &certificate, &options).is_ok());
    // If each signature covers only its own element, `sign` must succeed.
    let mut document = b"<o><a Id='a'/><b Id='b'/></o>".to_vec();
    for id in ["a", "b"] {
        (options.id, options.signature_id) = (Some(id.into()), Some(format!("of-{id}")));
        document = sign(&document, &key, &certificate, &options).unwrap();
    }
    let mut trust = VerifyOptions::new([certificate]).unwrap();
    for number in 1..=2 {
        trust.which = Which::Number(number);
        assert!(verify(&document, &trust).unwrap().decision().is_ok());
    }
}

/// If no signature covers other signatures, all signatures must stay right when another person signs the document
/// later.
#[test]
fn documents_are_cosigned() {
    let document = "<m xmlns='urn:m'><data Id='d'> <x/> </data></m>";
    for (smev, xades, id) in [(false, false, None), (false, true, Some("d")), (true, true, None)] {
        let mut signed = document.as_bytes().to_vec();
        let mut signers = Vec::new();
        for curve in ["256-a", "512-c", "256-b"] {
            let (key, certificate) = signer(curve);
            let mut options = SignOptions::default();
            (options.cosign, options.smev, options.id) = (true, smev, id.map(Into::into));
            options.place = id.map_or(Place::Document, |id| Place::Id(id.into()));
            options.signature_id = Some(format!("by-{curve}"));
            options.xades = xades.then(std::time::SystemTime::now);
            signed = sign(&signed, &key, &certificate, &options).unwrap();
            signers.push(certificate);
        }
        let mut found = Vec::new();
        for (i, certificate) in signers.into_iter().enumerate() {
            let mut trust = VerifyOptions::new([certificate]).unwrap();
            (trust.which, trust.covers) = (Which::Number(i + 1), Some(Place::Id("d".into())));
            found.push(parts(std::str::from_utf8(&signed).unwrap(), &trust).unwrap().unwrap()[0].clone());
            // The signature in `over` covers the three earlier signatures. So any further signature would make it
            // wrong, and `sign` must refuse.
            let (key, certificate) = signer("256-a");
            let over = sign(&signed, &key, &certificate, &SignOptions::default()).unwrap();
            assert!(verify(&over, &trust).unwrap().decision().is_ok());
            let error = sign(&over, &key, &certificate, &SignOptions::default()).unwrap_err().to_string();
            assert!(
                error.contains("signature 4 of the document") && error.contains("leave all signatures out"),
                "{error}"
            );
        }
        let expected = match (smev, id) {
            (true, _) => "<ns1:m xmlns:ns1=\"urn:m\"><ns1:data Id=\"d\"><ns1:x></ns1:x></ns1:data></ns1:m>",
            (_, None) => "<m xmlns=\"urn:m\"><data Id=\"d\"> <x></x> </data></m>",
            (_, Some(_)) => "<data xmlns=\"urn:m\" Id=\"d\"> <x></x> </data>",
        };
        assert_eq!(found, [expected; 3]);
    }
}
