//! Tests the properties of XAdES, and timestamps of signatures.
use super::{changed, parts, resigned, signer, token};
use base64ct::{Base64, Encoding as _};
use fastgost_pki::{
    cms::Proof,
    path::Options,
    x509::{Certificate, NewCertificate, Profile, name, validity},
};
use fastgost_xml::{
    Form, Limits, Method, Place, Problem, SignOptions, VerifyOptions, Which, add_timestamp, canonical, sign,
    timestamp_request, verify,
};
use std::time::{Duration, SystemTime};
use x509_cert::der::asn1::ObjectIdentifier;

#[test]
fn xades_names_the_signers_certificate_and_the_time() {
    let (key, certificate) = signer("512-a");
    let mut options = SignOptions::default();
    options.signature_id = Some("s".into());
    options.xades = Some(SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000));
    let text = String::from_utf8(sign(b"<a>x</a>", &key, &certificate, &options).unwrap()).unwrap();
    let mut trust = VerifyOptions::new([certificate.clone()]).unwrap();
    trust.covers = Some(Place::Document);
    let verdict = verify(text.as_bytes(), &trust).unwrap();
    let found = verdict.decision().unwrap();
    assert_eq!(found.claimed_time.as_deref(), Some("2023-11-14T22:13:20Z"));
    assert_eq!((found.parts.len(), &found.parts[0].bytes[..]), (2, &b"<a>x</a>"[..]));
    assert_eq!(
        parts(&changed(&text, "2023-11-14", "2023-11-15"), &trust),
        Ok(Err(Problem::Digest("#s-properties".into())))
    );
    let error = parts(&changed(&text, "Target=\"#s\"", "Target=\"#t\""), &trust).unwrap_err();
    assert!(error.contains("of another signature"), "{error}");
    // An attribute `Target` in a namespace must not count as the Target of the properties.
    let target = "xmlns:t='urn:t' t:Target=\"#s\"";
    let error = parts(&changed(&text, "Target=\"#s\"", target), &trust).unwrap_err();
    assert!(error.contains("of another signature"), "{error}");
    // The certificate in the document is replaced by a new certificate for the same key. The signed properties do not
    // name this new certificate, so the signature must be refused.
    let new = NewCertificate {
        subject: name::parse("CN=Alice").unwrap(),
        validity: validity(SystemTime::now(), 2).unwrap(),
        profile: Some(&Profile::end_entity()),
        extensions: Vec::new(),
        serial_number: None,
    };
    let other = new.self_signed(&key).unwrap();
    let own = Base64::encode_string(certificate.as_der());
    let swapped = changed(&text, &own, &Base64::encode_string(other.as_der()));
    trust.trust.trusted = vec![other];
    assert_eq!(parts(&swapped, &trust), Ok(Err(Problem::OtherCertificate)));
    options.signature_id = None;
    let error = sign(b"<a/>", &key, &certificate, &options).unwrap_err().to_string();
    assert!(error.contains("needs an Id"), "{error}");
}

fn authority() -> (fastgost::sign::SigningKey, Certificate) {
    let key = signer("256-a").0;
    let mut profile = Profile::end_entity();
    profile.extended_key_usage = vec![ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.3.8")];
    let new = NewCertificate {
        subject: name::parse("CN=TSA").unwrap(),
        validity: validity(SystemTime::now() - Duration::from_secs(60), 1000).unwrap(),
        profile: Some(&profile),
        extensions: Vec::new(),
        serial_number: None,
    };
    let certificate = new.self_signed(&key).unwrap();
    (key, certificate)
}

/// Returns a document with a XAdES signature, and the signer's certificate.
fn bes(method: Method) -> (String, Certificate) {
    let (key, certificate) = signer("256-a");
    let mut options = SignOptions::default();
    (options.signature_id, options.xades, options.method) = (Some("s".into()), Some(SystemTime::now()), method);
    (String::from_utf8(sign(b"<a xmlns:x='urn:x'>x</a>", &key, &certificate, &options).unwrap()).unwrap(), certificate)
}

fn value_of(text: &str, method: &Method) -> Vec<u8> {
    let with_id = changed(text, "<ds:SignatureValue>", "<ds:SignatureValue Id='v'>");
    let form = canonical(with_id.as_bytes(), Some("v"), method, &Limits::default()).unwrap();
    String::from_utf8(form).unwrap().replace(" Id=\"v\"", "").into_bytes()
}

#[test]
fn a_timestamp_proves_when_it_was_signed() {
    let limits = Limits::default();
    let (tsa, tsa_certificate) = authority();
    for form in [Form::Exclusive, Form::Inclusive, Form::Inclusive11] {
        let method = Method { form, ..Method::default() };
        let (text, certificate) = bes(method.clone());
        let data = value_of(&text, &method);
        assert!(data.starts_with(b"<ds:SignatureValue xmlns:ds="));
        assert_eq!(data.windows(5).any(|part| part == b"urn:x"), form != Form::Exclusive);
        let request = timestamp_request(text.as_bytes(), &Which::Only, &limits).unwrap();
        let digest = fastgost::hash::Streebog256::digest(&data);
        assert!(request.windows(32).any(|part| part == &digest[..]));
        let response = token::response(&tsa, &tsa_certificate, &data);
        let stamped = add_timestamp(text.as_bytes(), &Which::Only, &response, &limits).unwrap();
        let mut trust = VerifyOptions::new([certificate.clone(), tsa_certificate.clone()]).unwrap();
        (trust.covers, trust.trust.proof) = (Some(Place::Document), Proof::Timestamp);
        let verdict = verify(&stamped, &trust).unwrap();
        let signed = verdict.decision().unwrap();
        assert_eq!(signed.proved_time, Some(token::later(1)));
        assert_eq!(signed.timestamps.len(), 1);
        // If the options do not ask for a timestamp, `verify` reports the timestamps, but they do not change the
        // verdict.
        trust.trust.proof = Proof::None;
        let verdict = verify(&stamped, &trust).unwrap();
        assert_eq!(verdict.decision().unwrap().proved_time, None);
        assert!(verdict.decision().unwrap().timestamps[0].authority.is_ok());
        // A second timestamp is put beside the first timestamp.
        let twice = add_timestamp(&stamped, &Which::Id("s".into()), &response, &limits).unwrap();
        let verdict = verify(&twice, &trust).unwrap();
        assert_eq!(verdict.decision().unwrap().timestamps.len(), 2);
        assert_eq!(String::from_utf8(twice).unwrap().matches("<xades:UnsignedProperties ").count(), 1);
        // At this later time, the signer's certificate has expired, and the TSA's certificate is still valid.
        trust.trust.path = Options::at(SystemTime::now() + Duration::from_secs(500 * 86400)).unwrap();
        assert!(matches!(verify(&stamped, &trust).unwrap().decision(), Err(Problem::Untrusted(_))));
        trust.trust.proof = Proof::Timestamp;
        assert!(verify(&stamped, &trust).unwrap().decision().is_ok());
        let verdict = verify(text.as_bytes(), &trust).unwrap();
        assert!(matches!(verdict.decision(), Err(Problem::Timestamp { first: None, signer: Some(_) })));
    }
}

/// If the options do not ask for a timestamp, `verify` must check the timestamps last. For the timestamps, `verify`
/// then has only the steps that are left after the signature and its contents.
#[test]
fn timestamps_that_nobody_asked_for_come_last() {
    let limits = Limits::default();
    let (tsa, tsa_certificate) = authority();
    let (text, certificate) = bes(Method::default());
    let response = token::response(&tsa, &tsa_certificate, &value_of(&text, &Method::default()));
    let stamped = add_timestamp(text.as_bytes(), &Which::Only, &response, &limits).unwrap();
    let mut trust = VerifyOptions::new([certificate, tsa_certificate]).unwrap();
    let mut accepted = |work| {
        trust.limits.work = work;
        let verdict = verify(&stamped, &trust).ok()?;
        Some(verdict.decision().ok()?.timestamps.iter().all(|one| one.authority.is_ok()))
    };
    let (mut too_few, mut enough) = (0, 10_000_000);
    while enough - too_few > 1 {
        let work = (too_few + enough) / 2;
        match accepted(work) {
            Some(_) => enough = work,
            None => too_few = work,
        }
    }
    assert_eq!((accepted(enough), accepted(10_000_000)), (Some(false), Some(true)));
}

#[test]
fn timestamps_that_are_wrong() {
    let limits = Limits::default();
    let (tsa, tsa_certificate) = authority();
    let (text, certificate) = bes(Method::default());
    let add = |document: &str, response: &[u8]| {
        add_timestamp(document.as_bytes(), &Which::Only, response, &limits).map_err(|e| e.to_string())
    };
    let other = token::response(&tsa, &tsa_certificate, b"something else");
    assert!(add(&text, &other).unwrap_err().contains("its digest is another"));
    assert!(add(&text, b"x").is_err());
    let right = token::response(&tsa, &tsa_certificate, &value_of(&text, &Method::default()));
    let stamped = String::from_utf8(add(&text, &right).unwrap()).unwrap();
    let mut trust = VerifyOptions::new([certificate.clone()]).unwrap();
    trust.trust.proof = Proof::Timestamp;
    let why = |document: &str, trust: &VerifyOptions| match parts(document, trust) {
        Ok(Ok(_)) => panic!("accepted"),
        Ok(Err(problem)) => problem.to_string(),
        Err(error) => error,
    };
    // The document `wrong` has a wrong signature value. The document `text` has a right signature, but no timestamp.
    let wrong = changed(&text, "<ds:SignatureValue>", "<ds:SignatureValue> ");
    let start = wrong.find("<ds:SignatureValue> ").unwrap() + 20;
    let other = if wrong[start..].starts_with('A') { "B" } else { "A" };
    let wrong = format!("{}{other}{}", &wrong[..start], &wrong[start + 1..]);
    assert_eq!(parts(&wrong, &trust), Ok(Err(Problem::Signature)));
    assert_eq!(parts(&text, &trust), Ok(Err(Problem::Timestamp { first: None, signer: None })));
    // The TSA is not trusted.
    assert!(why(&stamped, &trust).contains("has no right timestamp"), "{}", why(&stamped, &trust));
    trust.trust.trusted.push(tsa_certificate.clone());
    assert!(parts(&stamped, &trust).unwrap().is_ok());
    // In the document `swapped`, the timestamp is for another signature. In the next two documents, the timestamp does
    // not name a canonical form.
    let (second, _) = bes(Method::default());
    let foreign = token::response(&tsa, &tsa_certificate, &value_of(&second, &Method::default()));
    let foreign = String::from_utf8(add(&second, &foreign).unwrap()).unwrap();
    let start = |text: &str| text.find("<xades:UnsignedProperties").unwrap();
    let end = "</xades:UnsignedProperties>";
    let part = &foreign[start(&foreign)..foreign.find(end).unwrap() + end.len()];
    let swapped = changed(&text, "</xades:QualifyingProperties>", &format!("{part}</xades:QualifyingProperties>"));
    assert!(why(&swapped, &trust).contains("its digest is another"));
    let stamp = &stamped[start(&stamped)..];
    let form = stamp.split("Algorithm=\"").nth(1).unwrap().split('"').next().unwrap();
    let method = format!("<ds:CanonicalizationMethod Algorithm=\"{form}\"/>");
    let without = format!("{}{}", &stamped[..start(&stamped)], stamp.replacen(&method, "", 1));
    assert!(why(&without, &trust).contains("its digest is another"));
    let included = stamp.replacen(&method, "<xades:Include URI=''/>", 1);
    assert!(
        why(&format!("{}{included}", &stamped[..start(&stamped)]), &trust).contains("allowed: CanonicalizationMethod")
    );
    let one = &stamp
        [stamp.find("<xades:SignatureTimeStamp").unwrap()..stamp.find("</xades:UnsignedSignatureProperties>").unwrap()];
    let many = changed(&stamped, one, &one.repeat(9));
    assert!(parts(&many, &trust).unwrap().is_ok());
    let verdict = verify(many.as_bytes(), &trust).unwrap();
    let last = verdict.decision().unwrap().timestamps.last().unwrap().authority.as_ref().unwrap_err();
    assert!(last.to_string().contains("it has more than 8 timestamps"));
    // The certificate of this TSA does not allow timestamps.
    let (key, no_authority) = signer("256-a");
    let response = token::response(&key, &no_authority, &value_of(&text, &Method::default()));
    trust.trust.trusted.push(no_authority);
    let stamped = String::from_utf8(add(&text, &response).unwrap()).unwrap();
    assert!(why(&stamped, &trust).contains("has no right timestamp"));
    // The signature has no properties.
    let (key, certificate) = signer("256-a");
    let plain = String::from_utf8(sign(b"<a/>", &key, &certificate, &SignOptions::default()).unwrap()).unwrap();
    let response = token::response(&tsa, &tsa_certificate, &value_of(&plain, &Method::default()));
    assert!(add(&plain, &response).unwrap_err().contains("no properties of XAdES"));
}

/// Returns a XAdES signature whose signer has changed the properties before signing.
fn with_properties(change: impl Fn(&str, &Certificate) -> String) -> (String, VerifyOptions) {
    let (key, certificate) = signer("256-a");
    let mut options = SignOptions::default();
    (options.signature_id, options.xades) = (Some("s".into()), Some(SystemTime::now()));
    let text = String::from_utf8(sign(b"<a/>", &key, &certificate, &options).unwrap()).unwrap();
    let text = change(&text, &certificate);
    let limits = Limits::default();
    let digest = |id: &str| {
        let form = canonical(text.as_bytes(), Some(id), &Method::default(), &limits).unwrap();
        Base64::encode_string(&fastgost::hash::Streebog256::digest(&form))
    };
    let value = text.rsplit("<ds:Reference ").next().unwrap();
    let old = value.split("<ds:DigestValue>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let text = resigned(&changed(&text, &old, &digest("s-properties")), |info| key.sign(info).unwrap());
    (text, VerifyOptions::new([certificate]).unwrap())
}

/// Removes the `Type` of the reference to signed properties.
fn untyped(text: &str) -> String {
    changed(text, " Type=\"http://uri.etsi.org/01903#SignedProperties\"", "")
}

/// If a signature covers signed properties that would have no effect, `verify` must refuse the document.
#[test]
fn signed_properties_in_other_places() {
    // The properties were moved after the signature was made.
    let (text, trust) = with_properties(|text, _| untyped(text));
    let moved = changed(&text, "<ds:Object>", "<ds:Object><w xmlns=''>");
    let moved = changed(&moved, "</ds:Object>", "</w></ds:Object>");
    let error = parts(&moved, &trust).unwrap_err();
    assert!(error.contains("a Reference is to signed properties"), "{error}");
    // Here, the reference names an element around the properties, and not the properties themselves. In the second
    // case, the signature also has no Id. In the third case the Target of the properties names no signature. In the
    // fourth case the properties are of another version of XAdES.
    let around = |text: &str| {
        let text = changed(&untyped(text), "<xades:SignedProperties Id=\"s-properties\">", "<xades:SignedProperties>");
        changed(&text, "<xades:QualifyingProperties ", "<xades:QualifyingProperties Id=\"s-properties\" ")
    };
    let nameless = |text: &str| changed(text, " Id=\"s\"", "");
    let older = |text: &str| text.replace("01903/v1.3.2#", "01903/v1.2.2#");
    for (before, after) in [
        (&around as &dyn Fn(&str) -> String, &str::to_owned as &dyn Fn(&str) -> String),
        (&around, &nameless),
        (&|text: &str| changed(&around(text), " Target=\"#s\"", ""), &str::to_owned),
        (&|text: &str| older(&around(text)), &str::to_owned),
    ] {
        let (text, trust) = with_properties(|text, _| before(text));
        let error = parts(&after(&text), &trust).unwrap_err();
        assert!(error.contains("are signed as a part of something else"), "{error}");
    }
    // Here, a second signature is put around the properties, and has the Id of the first signature. The properties must
    // not count as properties of the second signature.
    let (text, trust) = with_properties(|text, _| {
        let text =
            changed(&around(text), "<xades:QualifyingProperties Id=\"s-properties\"", "<xades:QualifyingProperties");
        let text = changed(&text, "<ds:Object>", "<ds:Object Id=\"s-properties\"><ds:Signature Id=\"s\">");
        changed(&text, "</ds:Object>", "</ds:Signature></ds:Object>")
    });
    let mut first = trust.clone();
    first.which = Which::Number(1);
    let error = parts(&text, &first).unwrap_err();
    assert!(error.contains("are signed as a part of something else"), "{error}");
    // `sign` also refuses such a document.
    let (key, certificate) = signer("256-a");
    let inside = "<a><q:QualifyingProperties xmlns:q='http://uri.etsi.org/01903/v1.3.2#' Target='#s'><q:SignedProperties/>\
                  </q:QualifyingProperties></a>";
    let mut options = SignOptions::default();
    options.signature_id = Some("s".into());
    for xades in [None, Some(SystemTime::now())] {
        options.xades = xades;
        let error = sign(inside.as_bytes(), &key, &certificate, &options).unwrap_err().to_string();
        assert!(error.contains("are signed as a part of something else"), "{error}");
    }
    // If an outer signature covers an inner signature as a whole, the outer signature also signs the properties of the
    // inner signature. But `verify` must not take these properties for properties of the outer signature.
    let (text, mut trust) = with_properties(|text, _| text.to_owned());
    let archive = format!("<archive>{text}</archive>");
    let signed = sign(archive.as_bytes(), &key, &certificate, &SignOptions::default()).unwrap();
    trust.trust.trusted.push(certificate);
    trust.which = Which::Number(2);
    assert_eq!(verify(&signed, &trust).unwrap().decision().unwrap().claimed_time, None);
    // Here, the properties are in the namespace of an older version of XAdES. The reference to them has no type in the
    // first case, and the type of the older version in the second case.
    for version in ["1.1.1", "1.2.2"] {
        let older = |text: &str| text.replace("01903/v1.3.2#", &format!("01903/v{version}#"));
        let kind = format!("01903/v{version}#SignedProperties");
        let typed = |text: &str| changed(text, "01903#SignedProperties", &kind);
        for change in [&|text: &str| older(&untyped(text)) as _, &|text: &str| older(&typed(text))]
            as [&dyn Fn(&str) -> String; 2]
        {
            let (text, trust) = with_properties(|text, _| change(text));
            let error = parts(&text, &trust).unwrap_err();
            assert!(error.contains("XAdES") && error.contains("is not supported"), "{error}");
        }
        // Signed properties in `QualifyingProperties` of the signature are read, whatever the type of the reference is.
        // If the reference has the type of an older version, but its target is not signed properties, the reference
        // must be refused.
        let (text, trust) = with_properties(|text, _| typed(text));
        assert!(parts(&text, &trust).unwrap().is_ok());
        let (text, trust) = with_properties(|text, _| {
            let text = typed(&around(text).replacen(
                "URI=\"#s-properties\"",
                "Type=\"http://uri.etsi.org/01903#SignedProperties\" URI=\"#s-properties\"",
                1,
            ));
            text.replace("xades:", "x:").replace(":xades=\"http://uri.etsi.org/01903/v1.3.2#\"", ":x=\"urn:x\"")
        });
        let error = parts(&text, &trust).unwrap_err();
        assert!(error.contains("XAdES") && error.contains("is not supported"), "{error}");
    }
}

#[test]
fn signed_properties_of_other_signers() {
    let (text, trust) = with_properties(|text, _| text.to_owned());
    assert!(parts(&text, &trust).unwrap().is_ok());
    // Here, the old hash function GOST R 34.11-94 makes the digest of the certificate.
    let (text, mut trust) = with_properties(|text, certificate| {
        let mut hash = fastgost_pki::cms::DigestAlgorithm::Gost94.hasher().unwrap();
        hash.update(certificate.as_der());
        let (before, part) = text.split_at(text.find("<xades:CertDigest>").unwrap());
        let old = part.split("DigestValue").nth(1).unwrap().split('>').nth(1).unwrap().split('<').next().unwrap();
        let part = changed(part, old, &Base64::encode_string(&hash.finalize_reset()));
        before.to_owned() + &changed(&part, "gostr34112012-256", "gostr3411")
    });
    assert_eq!(parts(&text, &trust), Ok(Err(Problem::Legacy("the digest of a certificate in its signed properties"))));
    trust.trust.path.legacy = true;
    assert!(parts(&text, &trust).unwrap().is_ok());
    // The signed properties must count, whatever the type of the reference is.
    let other = |text: &str| {
        let (before, part) = text.split_at(text.find("<xades:CertDigest>").unwrap());
        let old = part.split("DigestValue").nth(1).unwrap().split('>').nth(1).unwrap().split('<').next().unwrap();
        before.to_owned() + &changed(part, old, &Base64::encode_string(&[0; 32]))
    };
    for change in [&other as &dyn Fn(&str) -> String, &|text| untyped(&other(text))] {
        let (text, trust) = with_properties(|text, _| change(text));
        assert_eq!(parts(&text, &trust), Ok(Err(Problem::OtherCertificate)));
    }
    let (text, trust) = with_properties(|text, _| untyped(text));
    assert!(verify(text.as_bytes(), &trust).unwrap().decision().unwrap().claimed_time.is_some());
    let (text, trust) = with_properties(|text, _| {
        let time = text.split("<xades:SigningTime>").nth(1).unwrap().split('<').next().unwrap();
        changed(text, time, "1999")
    });
    assert!(parts(&text, &trust).unwrap_err().contains("\"1999\" is no time"));
    // The document has `SigningTime` or `SigningCertificate` twice.
    for name in ["SigningTime", "SigningCertificate"] {
        let (text, trust) = with_properties(|text, _| {
            let end = format!("</xades:{name}>");
            let start = text.find(&format!("<xades:{name}>")).unwrap();
            let one = &text[start..start + text[start..].find(&end).unwrap() + end.len()];
            changed(text, one, &one.repeat(2))
        });
        let error = parts(&text, &trust).unwrap_err();
        assert!(error.contains("have it twice; allowed: once"), "{error}");
    }
}

/// Tests the property that names the signer's certificate, in both of its versions.
#[test]
fn the_signing_certificate() {
    let whole = |text: &str| {
        let (start, end) = (text.find("<xades:SigningCertificate>").unwrap(), "</xades:SigningCertificate>");
        text[start..start + text[start..].find(end).unwrap() + end.len()].to_owned()
    };
    // Makes the second version of the property. In this version, the issuer and the serial number are DER in base64.
    let v2 = |uri: &str, digest: &[u8], number: &[u8]| {
        format!(
            "<xades:SigningCertificateV2><xades:Cert><xades:CertDigest><ds:DigestMethod xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\" \
             Algorithm=\"{uri}\"/><ds:DigestValue xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\">{}</ds:DigestValue></xades:CertDigest>\
             <xades:IssuerSerialV2>{}</xades:IssuerSerialV2></xades:Cert></xades:SigningCertificateV2>",
            Base64::encode_string(digest),
            Base64::encode_string(number)
        )
    };
    let gost = |bits: u32| format!("urn:ietf:params:xml:ns:cpxmlsec:algorithms:gostr34112012-{bits}");
    let digest = |bits: u32, certificate: &Certificate| match bits {
        256 => fastgost::hash::Streebog256::digest(certificate.as_der()).to_vec(),
        _ => fastgost::hash::Streebog512::digest(certificate.as_der()).to_vec(),
    };
    let (_, other) = signer("256-a");
    let judged = |property: &dyn Fn(&Certificate) -> String| {
        let (text, trust) = with_properties(|text, own| changed(text, &whole(text), &property(own)));
        parts(&text, &trust).map(|verdict| verdict.map(|_| ()))
    };
    // The signer decides whether a document has this property. So a document without it must be accepted.
    assert_eq!(judged(&|_| String::new()), Ok(Ok(())));
    for bits in [256, 512] {
        assert_eq!(judged(&|own| v2(&gost(bits), &digest(bits, own), b"")), Ok(Ok(())));
        assert_eq!(judged(&|_| v2(&gost(bits), &digest(bits, &other), b"")), Ok(Err(Problem::OtherCertificate)));
        // In the first case the digest is truncated. In the second case, the digest is made by the hash function with
        // the other digest length.
        assert_eq!(judged(&|own| v2(&gost(bits), &digest(bits, own)[1..], b"")), Ok(Err(Problem::OtherCertificate)));
        assert_eq!(judged(&|own| v2(&gost(bits), &digest(768 - bits, own), b"")), Ok(Err(Problem::OtherCertificate)));
    }
    // Only the digest must decide which certificate the property names. The issuer and the serial number can be written
    // in many ways, and say nothing that the digest does not say.
    assert_eq!(judged(&|own| v2(&gost(256), &digest(256, own), b"of another one")), Ok(Ok(())));
    let error = judged(&|own| v2("http://www.w3.org/2001/04/xmlenc#sha256", &digest(256, own), b"")).unwrap_err();
    assert!(error.contains("sha256") && error.contains("is not supported"), "{error}");
    let error = judged(&|_| "<xades:SigningCertificateV2></xades:SigningCertificateV2>".to_owned()).unwrap_err();
    assert!(error.contains("it names 0 certificates"), "{error}");
    // If a signature has both versions of the property, these count as two properties, and the signature must be
    // refused.
    let (text, trust) = with_properties(|text, own| {
        let first = whole(text);
        changed(text, &first, &(first.clone() + &v2(&gost(256), &digest(256, own), b"")))
    });
    let error = parts(&text, &trust).unwrap_err();
    assert!(error.contains("have it twice; allowed: once"), "{error}");
}
