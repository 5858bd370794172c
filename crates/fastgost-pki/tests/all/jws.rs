//! Tests tokens (JSON Web Signature). Correct tokens must be accepted, and texts that are not tokens must be refused.
use crate::cryptopro::{PUBLISHED, make::Kind};
use fastgost::{
    curve::Curve,
    hash::{Streebog256, Streebog512},
    keys::{PrivateKey, PublicKey},
    sign::{Encoding, Signature, SigningKey, Structure, VerifyingKey},
};
use fastgost_pki::{
    Error,
    jws::{self, EsiaForm},
    x509::Certificate,
};
use fastgost_testkit::vectors::bytes;
use std::time::{Duration, SystemTime};

fn key(curve: &str) -> SigningKey {
    SigningKey::from_bytes(
        Curve::from_name(curve).expect("a curve"),
        &vec![7; if curve.starts_with('5') { 64 } else { 32 }],
    )
    .expect("a key")
    .deterministic()
}

fn at(seconds: u64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
}

/// Makes a token with a right signature from any texts for the header and the payload.
fn token(key: &SigningKey, header: &str, payload: &str) -> String {
    let signed = format!("{}.{}", jws::base64url(header.as_bytes()), jws::base64url(payload.as_bytes()));
    let signature = key.sign(signed.as_bytes()).expect("signed").to_bytes(Encoding::X509);
    format!("{signed}.{}", jws::base64url(&signature))
}

fn verify(token: &str, key: &VerifyingKey) -> fastgost_pki::Result<jws::Verified> {
    jws::verify(token.as_bytes(), &[(*key).into()], at(1000))
}

#[test]
fn what_is_signed_verifies() {
    for (curve, alg) in [("256-a", "GOST3410_2012_256"), ("512-c", "GOST3410_2012_512")] {
        let key = key(curve);
        for payload in [&b""[..], b"any bytes \xff", br#"{"sub":"\u0041","n":[1,-2,3.5,null,true]}"#] {
            let signed = jws::sign(&key, None, payload).expect("a token");
            let verified = verify(&signed, &key.verifying_key()).expect("it is right");
            assert_eq!(verified.header, format!(r#"{{"alg":"{alg}"}}"#).as_bytes());
            assert_eq!(verified.payload, payload);
            // The signature covers the digest of the first two parts. In the signature, s comes before r.
            let (input, signature) = signed.rsplit_once('.').expect("three parts");
            assert_eq!(Structure::of(input.as_bytes()), Some(Structure::Token));
            let (input, digest) = (input.as_bytes(), |input| match curve.starts_with('2') {
                true => Streebog256::digest(input).to_vec(),
                false => Streebog512::digest(input).to_vec(),
            });
            let size = if curve.starts_with('2') { 64 } else { 128 };
            assert_eq!(signature.len(), (size * 4_usize).div_ceil(3));
            let bytes = key.sign_digest(&digest(input)).expect("signed").to_bytes(Encoding::X509);
            assert_eq!(signature, jws::base64url(&bytes));
            let s_r = Signature::from_bytes(key.curve(), &bytes, Encoding::X509).expect("a signature");
            assert_eq!(bytes, [s_r.s(), s_r.r()].concat());
        }
        // The caller may give the header. The library must keep the text of the header and only add `alg`, so that the
        // spelling of numbers does not change.
        let given = r#"{ "typ": "JWT", "kid": 12345678901234567890123, "x": 1.50 }"#;
        let signed = jws::sign(&key, Some(format!("\n{given} ").as_bytes()), b"{}").expect("a token");
        let verified = verify(&signed, &key.verifying_key()).expect("it is right");
        let expected = format!(r#"{},"alg":"{alg}"}}"#, given.strip_suffix('}').expect("an object"));
        assert_eq!(String::from_utf8_lossy(&verified.header), expected);
        assert_eq!(jws::header(&key, Some(given.as_bytes())).expect("a header"), expected);
        assert!(jws::sign(&key, Some(format!(r#"{{"alg":"{alg}"}}"#).as_bytes()), b"x").is_ok());
    }
    // The token must be accepted if one of the given keys has signed it, and refused otherwise.
    let (one, other) = (key("256-a"), key("256-b"));
    let signed = jws::sign(&one, None, b"x").expect("a token");
    let keys = [key("512-a"), other, one].map(|key| key.verifying_key().into());
    assert!(jws::verify(signed.as_bytes(), &keys, at(0)).is_ok());
    for keys in [&keys[..2], &keys[..1], &[]] {
        assert!(matches!(jws::verify(signed.as_bytes(), keys, at(0)), Err(Error::Refused(_))));
    }
}

/// These tokens have a right signature, but must be refused because of their header or payload.
#[test]
fn headers_and_payloads_that_are_refused() {
    let key = key("256-a");
    const RIGHT: &str = r#"{"alg":"GOST3410_2012_256"}"#;
    let long = "x".repeat(100_000);
    let (long_algorithm, long_name) = (format!(r#"{{"alg":"{long}"}}"#), format!(r#"{{"{long}":1,"{long}":1}}"#));
    for (header, payload, said) in [
        (r#"{"alg":"none"}"#, "x", "none is not supported"),
        (r#"{"alg":"HS256"}"#, "x", "HS256 is not supported"),
        (r#"{"alg":"GOST3410-2015-512"}"#, "x", "GOST3410-2015-512 is not supported"),
        (r#"{"alg":"gost3410_2012_256"}"#, "x", "is not supported"),
        (r#"{"alg":"GOST3410_2012_512"}"#, "x", "no key that is given is for this algorithm"),
        (r#"{"alg":1}"#, "x", "the algorithm (alg) is missing"),
        ("{}", "x", "the algorithm (alg) is missing"),
        ("[]", "x", "not a JSON object"),
        ("", "x", "not a JSON object"),
        (r#"{"alg":"GOST3410_2012_256"} x"#, "x", "not a JSON object"),
        (r#"{"alg":"none","alg":"GOST3410_2012_256"}"#, "x", r#"the name "alg" is there twice"#),
        (r#"{"alg":"GOST3410_2012_256","\u0061lg":"none"}"#, "x", r#"the name "alg" is there twice"#),
        (r#"{"alg":"GOST3410_2012_256","x":[{"a":1,"a":1}]}"#, "x", r#"the name "a" is there twice"#),
        (r#"{"alg":"GOST3410_2012_256","crit":[]}"#, "x", "crit is not supported"),
        (r#"{"alg":"GOST3410_2012_256","b64":false}"#, "x", "b64 is not supported"),
        (RIGHT, r#"{"exp":1,"exp":9999}"#, r#"the name "exp" is there twice"#),
        (RIGHT, r#" {"exp":"9999"}"#, "exp is not a number"),
        (RIGHT, r#"{"nbf":null}"#, "nbf is not a number"),
        (RIGHT, r#"{"exp":1000}"#, "expired"),
        (RIGHT, r#"{"exp":1e3}"#, "expired"),
        (RIGHT, r#"{"exp":-1}"#, "expired"),
        (RIGHT, r#"{"nbf":1000.5}"#, "not valid before"),
        (RIGHT, r#"{"a":"#, "not a JSON object"),
        (RIGHT, r#"{"exp":1e400}"#, "not a JSON object"),
        // Some readers of JSON skip the characters before the object in the next payloads. Such payloads must be
        // refused.
        (RIGHT, "\u{feff}{\"exp\":1}", "byte order mark"),
        (RIGHT, " \u{feff} {\"exp\":1}", "not a JSON object"),
        (RIGHT, "\0{\0}", "not a JSON object"),
        (RIGHT, "\x0c{}", "not a JSON object"),
        // The header says that the token is a JWT, but the payload is not a JSON object.
        (r#"{"alg":"GOST3410_2012_256","typ":"JWT"}"#, "x", "not a JSON object"),
        (r#"{"alg":"GOST3410_2012_256","typ":"jwt"}"#, "", "not a JSON object"),
        (r#"{"alg":"GOST3410_2012_256","typ":"at+jwt"}"#, "[]", "not a JSON object"),
        (r#"{"alg":"GOST3410_2012_256","typ":"application/JWT; x=1"}"#, "1", "not a JSON object"),
        (r#"{"alg":"GOST3410_2012_256","typ":["JWT"]}"#, "{}", "the type (typ) is not text"),
        // An error message may quote text from a token. This text must be short, and must not control a terminal or
        // begin a new line.
        (r#"{"alg":"x\ntoken: OK\u001b[1m"}"#, "x", r"x\ntoken: OK\u{1b}[1m is not supported"),
        (&long_algorithm, "x", "xxxx... is not supported"),
        (&long_name, "x", "xxxx...\" is there twice"),
    ] {
        let error = verify(&token(&key, header, payload), &key.verifying_key()).expect_err(said).to_string();
        assert!(error.contains(said), "{header} {payload}: {error}");
        assert!(error.len() < 300 && !error.contains(char::is_control), "{error}");
    }
    for (payload, not_before, expires) in [
        (r#"{"exp":1000.5}"#, None, Some(1000.5)),
        (r#"{"exp":1001,"nbf":1000}"#, Some(1000.0), Some(1001.0)),
        (r#"{"nbf":999}"#, Some(999.0), None),
        ("{}", None, None),
        ("[1", None, None),
        ("\"x", None, None),
        ("\u{feff}text", None, None),
    ] {
        let verified = verify(&token(&key, RIGHT, payload), &key.verifying_key()).expect("it is right");
        assert_eq!((verified.not_before, verified.expires), (not_before, expires), "{payload}");
    }
    // A payload with too many nested arrays must be refused.
    let deep = format!("{{\"a\":{}{}}}", "[".repeat(10_000), "]".repeat(10_000));
    assert!(matches!(verify(&token(&key, RIGHT, &deep), &key.verifying_key()), Err(Error::Encoding { .. })));
    // `sign` refuses a token that `verify` would refuse.
    for (header, payload) in [
        (Some(r#"{"alg":"none"}"#), "x"),
        (Some(r#"{"alg":"GOST3410_2012_512"}"#), "x"),
        (Some(r#"{"crit":[]}"#), "x"),
        (Some(r#"{"a":1,"a":1}"#), "x"),
        (Some("1"), "x"),
        (None, r#"{"exp":1,"exp":2}"#),
        (None, "\u{feff}{}"),
        (Some(r#"{"typ":"JWT"}"#), "x"),
    ] {
        assert!(jws::sign(&key, header.map(str::as_bytes), payload.as_bytes()).is_err(), "{header:?} {payload}");
    }
    assert!(jws::sign(&key, None, &vec![b'x'; jws::LONGEST]).is_err());
}

#[test]
fn texts_that_are_no_tokens() {
    let key = key("256-a");
    let right = jws::sign(&key, None, b"payload").expect("a token");
    let parts: Vec<_> = right.split('.').collect();
    let [header, payload, signature] = parts[..] else { panic!("{right}") };
    for wrong in [
        String::new(),
        "..".to_owned(),
        right.replace('.', " "),
        format!("{header}.{payload}"),
        format!("{header}.{payload}."),
        format!("{right}.{signature}"),
        format!("{header}..{signature}"),
        format!("{right}="),
        format!("{right}\n"),
        format!(" {right}"),
        // The payload has 7 bytes, so four bits of its last character in base64url are unused. They must be zero.
        format!("{header}.{}R.{signature}", &payload[..payload.len() - 1]),
        format!("{header}.{payload}.{}", &signature[..signature.len() - 4]),
        format!("{header}.{payload}.{}+", &signature[..signature.len() - 1]),
        "я".to_owned(),
    ] {
        assert!(verify(&wrong, &key.verifying_key()).is_err(), "{wrong}");
    }
    // If any character of the token is changed, the token must be refused.
    for at in 0..right.len() {
        let mut changed = right.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        let verified = jws::verify(&changed, &[key.verifying_key().into()], SystemTime::UNIX_EPOCH);
        assert!(verified.is_err(), "character {at}");
    }
    assert!(jws::verify(&vec![b'.'; jws::LONGEST + 1], &[], SystemTime::UNIX_EPOCH).is_err());
    assert!(jws::verify(b"\xff.\xff.\xff", &[], SystemTime::UNIX_EPOCH).is_err());
}

/// A token does not choose the key that verifies the token, so statements about keys in its header must be ignored.
#[test]
fn keys_in_headers_are_not_taken() {
    let (right, other) = (key("256-a"), key("256-b"));
    for said in [
        r#""jwk":{"kty":"EC","crv":"x"}"#,
        r#""x5c":["MIIB"]"#,
        r#""jku":"http://localhost/k""#,
        r#""x5u":"http://localhost/k""#,
        r#""kid":"../k""#,
    ] {
        let header = format!(r#"{{"alg":"GOST3410_2012_256",{said}}}"#);
        assert!(verify(&token(&right, &header, "x"), &right.verifying_key()).is_ok(), "{said}");
        let forged = verify(&token(&other, &header, "x"), &right.verifying_key());
        assert!(matches!(forged, Err(Error::Refused(_))), "{said}");
    }
}

/// A key of GOST R 34.10-2001 must not sign or verify a token, although keys of GOST R 34.10-2012 may have the same
/// curve.
#[test]
fn keys_of_2001() {
    let key = key("cryptopro-a");
    let token = jws::sign(&key, None, b"x").expect("a token");
    let old = PublicKey::of_2001(key.verifying_key()).expect("a curve of that time");
    assert_eq!(jws::algorithm(old.algorithm()), None);
    for keys in [&[old.clone()][..], &[old.clone(), self::key("256-a").verifying_key().into()]] {
        assert!(matches!(jws::verify(token.as_bytes(), keys, at(0)), Err(Error::Refused(_))));
    }
    assert!(jws::verify(token.as_bytes(), &[old, key.verifying_key().into()], at(0)).is_ok());
    assert!(PrivateKey::of_2001(key).expect("a curve of that time").signing_key().is_err());
}

/// `verify` must return an error for a time before 1970 or after 9999, whatever times the payload states.
#[test]
fn times_that_are_none() {
    let key = key("256-a");
    let keys = [key.verifying_key().into()];
    let last = SystemTime::UNIX_EPOCH + Duration::from_secs(253_402_300_799);
    for payload in [&b"x"[..], br#"{"exp":2000000000}"#, br#"{"exp":1}"#] {
        let token = jws::sign(&key, None, payload).expect("a token");
        for at in [SystemTime::UNIX_EPOCH - Duration::from_millis(1), last + Duration::from_secs(1)] {
            let error = jws::verify(token.as_bytes(), &keys, at).expect_err("no time");
            assert!(matches!(&error, Error::Encoding { field, .. } if field == "the time"), "{error}");
        }
        assert!(jws::verify(token.as_bytes(), &keys, SystemTime::UNIX_EPOCH).is_ok());
        assert_eq!(jws::verify(token.as_bytes(), &keys, last).is_ok(), payload == b"x");
    }
}

/// `Structure::of` must recognise the signed text of a token, whatever header the token has. Functions that sign files
/// use `Structure::of` to refuse such a text.
#[test]
fn signing_inputs_are_known_as_such() {
    let key = key("256-a");
    for header in [
        r#"{"alg":"GOST3410_2012_256"}"#,
        " \t\r\n{ \"alg\" : \"GOST3410_2012_256\" }",
        r#"{"x":1,"alg":"GOST3410_2012_256"}"#,
    ] {
        for payload in ["", "x", r#"{"exp":2000}"#] {
            let token = token(&key, header, payload);
            verify(&token, &key.verifying_key()).expect("it is right");
            let (input, _) = token.rsplit_once('.').expect("three parts");
            assert_eq!(Structure::of(input.as_bytes()), Some(Structure::Token), "{header}");
        }
    }
}

/// A client secret for ESIA (the login service of the Russian state) is a signature of a string. It has one of two
/// forms. In both forms, it must be a signature of the given string. A key that is not the key of the certificate must
/// be refused.
#[test]
fn client_secrets_of_esia() {
    let (_, _, certificate, number) = PUBLISHED[1];
    let key = SigningKey::from_bytes(Kind::NEW_256.curve(), &bytes(number)).expect("a key").deterministic();
    let certificate = Certificate::from_der(certificate).expect("a certificate");
    let string = "openid2026.01.01 00:00:00 +0000КЛИЕНТ";
    let other = self::key("256-b");
    let secret = |string, key, form| jws::esia_secret(string, key, certificate.clone(), form);
    let raw = secret(string, &key, EsiaForm::Raw).expect("a secret");
    let signature = key.sign(string.as_bytes()).expect("signed").to_bytes(Encoding::X509);
    assert_eq!(raw.client_secret, jws::base64url(&signature));
    let hash = Streebog256::digest(certificate.as_der());
    assert_eq!(raw.certificate_hash.map(|hash| bytes(&hash)), Some(hash.to_vec()));
    let cms = secret(string, &key, EsiaForm::Cms(at(1000))).expect("a secret");
    // The secret in the form of CMS contains the certificate, so it must be longer than the certificate in base64.
    assert!(cms.client_secret.starts_with("MI") && cms.client_secret.len() > certificate.as_der().len() * 4 / 3);
    assert_eq!(cms.certificate_hash, None);
    for form in [EsiaForm::Raw, EsiaForm::Cms(at(1000))] {
        for wrong in ["", "a\n", "a\u{1b}"] {
            assert!(matches!(secret(wrong, &key, form), Err(Error::Usage(_))));
        }
        assert!(matches!(secret("a", &other, form), Err(Error::Usage(_))));
    }
    let early = EsiaForm::Cms(SystemTime::UNIX_EPOCH - Duration::from_secs(1));
    assert!(matches!(secret("a", &key, early), Err(Error::Encoding { .. })));
    // A string that is a token must be refused, because its signature would also be the signature of a token.
    let token = jws::sign(&key, None, b"x").expect("a token");
    assert!(matches!(secret(&token, &key, EsiaForm::Raw), Err(Error::Library(_))));
}
