//! Tests which certificates `xml verify` trusts, and at which time the certificates must be valid. Also tests the limit
//! of work for a document. The library's tests cover all cases of this verification. The tests in this file show that
//! each option reaches the library.
use crate::{
    authorities::{authority, good},
    cert_verify::deviating,
    common::{Folder, failure, refusal, success, text},
    token::{sequence, time, tlv},
};
use fastgost::{hash::Streebog256, sign::Encoding};
use fastgost_pki::x509::{
    Certificate, NewCertificate, name, validity,
    x509_cert::der::{Encode, Tag, asn1::ObjectIdentifier},
};
use std::{process::Output, time::SystemTime};

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(["xml"].into_iter().chain(line.split(' ')), b"")
}

/// Makes a root and a CA, and a document that a user has signed. Also makes two CRLs of the CA. The first CRL was made
/// before the user's certificate was revoked, and the second CRL was made afterwards.
fn signed() -> Folder {
    let folder = authority();
    good(&folder, "crl --ca ca.pem --ca-key ca.key -o first.crl");
    good(&folder, "crl --ca ca.pem --ca-key ca.key --from first.crl --revoke user.pem -o second.crl");
    folder.write("order.xml", b"<order/>");
    success(run(&folder, "sign --key user.key --cert user.pem -o signed.xml order.xml"));
    folder
}

/// Verifies the document. The command gets the root and the CA by options, and `options` has further options.
fn verify(folder: &Folder, options: &str) -> Output {
    run(folder, &format!("verify --ca root.pem --cert ca.pem{options} signed.xml"))
}

#[test]
fn chains_and_lists() {
    let folder = signed();
    success(verify(&folder, ""));
    let output = run(&folder, "verify --ca root.pem signed.xml");
    assert!(refusal(&output, 1).contains("no certificate of its issuer, CN=CA,C=RU, was given"), "{output:?}");
    success(verify(&folder, " --crl first.crl"));
    let revoked = verify(&folder, " --crl second.crl");
    assert!(refusal(&revoked, 1).contains("was revoked at "), "{revoked:?}");
    // The root has issued this CRL, so it does not cover the user's certificate, which the CA has issued.
    good(&folder, "crl --ca root.pem --ca-key root.key -o root.crl");
    let other = verify(&folder, " --crl root.crl");
    assert!(refusal(&other, 1).contains("OCSP response of its issuer was given"), "{other:?}");
    for (option, kind) in [("--crl", "this is a certificate"), ("--ocsp", "this is a certificate")] {
        let wrong = verify(&folder, &format!(" {option} root.pem"));
        assert!(failure(&wrong).contains(kind), "{wrong:?}");
    }
}

/// Makes an OCSP response of the CA. The response says that the certificate in the file `of` is good, or that it was
/// revoked a minute ago.
fn response(folder: &Folder, of: &str, revoked: bool) -> Vec<u8> {
    let read = |name: &str| Certificate::read(&folder.read(name)).expect("a certificate");
    let oid = |text: &str| ObjectIdentifier::new_unwrap(text).to_der().expect("DER");
    let explicit =
        |number: u8, value: &[u8]| [&[0xa0 | number, u8::try_from(value.len()).expect("short")], value].concat();
    let (ca, hash) = (read("ca.pem"), |data: &[u8]| tlv(Tag::OctetString, &Streebog256::digest(data)));
    let name = ca.subject().to_der().expect("DER");
    let id = sequence(&[
        sequence(&[oid("1.2.643.7.1.1.2.2")]),
        hash(&name),
        hash(ca.subject_public_key_info().subject_public_key.raw_bytes()),
        tlv(Tag::Integer, read(of).serial_number().as_bytes()),
    ]);
    let status = if revoked { explicit(1, &time(-60, "")) } else { vec![0x80, 0] };
    let single = sequence(&[id, status, time(0, ""), explicit(0, &time(3000, ""))]);
    let data = sequence(&[explicit(1, &name), time(0, ""), sequence(&[single])]);
    let key = fastgost::keys::read_private_key(&folder.read("ca.key")).expect("a key");
    let signature = key.sign(&data).expect("a signature").to_bytes(Encoding::X509);
    let basic =
        sequence(&[data, sequence(&[oid("1.2.643.7.1.1.3.3")]), tlv(Tag::BitString, &[&[0], &signature[..]].concat())]);
    let bytes = sequence(&[oid("1.3.6.1.5.5.7.48.1.1"), tlv(Tag::OctetString, &basic)]);
    let length = u16::try_from(bytes.len()).expect("short").to_be_bytes();
    sequence(&[vec![10, 1, 0], [&[0xa0, 0x82], &length[..], &bytes].concat()])
}

#[test]
fn responses() {
    let folder = signed();
    for (name, of, revoked) in [("good", "user.pem", false), ("bad", "user.pem", true), ("other", "ca.pem", false)] {
        folder.write(name, &response(&folder, of, revoked));
    }
    success(verify(&folder, " --ocsp good"));
    let revoked = verify(&folder, " --ocsp bad");
    assert!(refusal(&revoked, 1).contains("was revoked at "), "{revoked:?}");
    let other = verify(&folder, " --ocsp other");
    assert!(refusal(&other, 1).contains("OCSP response of its issuer was given"), "{other:?}");
    // If a CRL and an OCSP response disagree, the revocation counts.
    let both = verify(&folder, " --crl second.crl --ocsp good");
    assert!(refusal(&both, 1).contains("was revoked at "), "{both:?}");
    // Other commands have the same options for CRLs and OCSP responses.
    folder.write("document", b"document");
    success(folder.run("cms sign --key user.key --cert user.pem -o d.p7m document".split(' '), b""));
    for command in ["cms verify --ca root.pem --cert ca.pem", "cert verify --ca root.pem --cert ca.pem"] {
        let file = if command.starts_with("cms") { "d.p7m" } else { "user.pem" };
        success(folder.run(format!("{command} --ocsp good {file}").split(' '), b""));
        let revoked = folder.run(format!("{command} --ocsp bad {file}").split(' '), b"");
        assert_eq!(revoked.status.code(), Some(1), "{command}: {revoked:?}");
        // `cert verify` prints a line for each certificate.
        let said = format!("{}{}", text(&revoked.stdout), text(&revoked.stderr));
        assert!(said.contains("was revoked at "), "{command}: {said}");
    }
}

#[test]
fn times() {
    let folder = signed();
    for (time, why) in [("2020-01-01", "is not valid before"), ("2200-01-01T00:00:00Z", "expired at")] {
        let output = verify(&folder, &format!(" --attime {time}"));
        assert!(refusal(&output, 1).contains(why), "{output:?}");
    }
    let wrong = verify(&folder, " --attime yesterday");
    assert!(failure(&wrong).contains("allowed: a date such as"), "{wrong:?}");
}

#[test]
fn purposes_and_authorities_of_old() {
    let folder = signed();
    good(&folder, "sign --ca ca.pem --ca-key ca.key --extended-usage clientAuth --san DNS:a.ru -o client.pem user.req");
    success(run(&folder, "sign --key user.key --cert client.pem -o signed.xml order.xml"));
    let output = verify(&folder, "");
    assert!(refusal(&output, 1).contains("does not allow signatures of documents"), "{output:?}");
    success(verify(&folder, " --purpose any"));
    // The certificate is self-signed, and does not say whether it belongs to a CA.
    let key = fastgost::keys::read_private_key(&folder.read("ca.key")).expect("a key");
    let old = NewCertificate {
        subject: name::parse("CN=CA,C=RU").expect("a name"),
        validity: validity(SystemTime::now(), 1).expect("dates"),
        profile: None,
        extensions: Vec::new(),
        serial_number: None,
    };
    let pem = old.self_signed(&key).map(|made| made.to_pem()).expect("made");
    folder.write("old.pem", pem.as_bytes());
    let line = "verify --ca old.pem --purpose any";
    let output = run(&folder, &format!("{line} signed.xml"));
    let message = refusal(&output, 1);
    assert!(message.contains("is trusted for itself only"), "{message}");
    assert!(message.ends_with("; --ca-without-constraints trusts it as one\n"), "{message}");
    success(run(&folder, &format!("{line} --ca-without-constraints signed.xml")));
}

#[test]
fn work_is_limited() {
    let folder = signed();
    let output = verify(&folder, " --most-work 100");
    let message = failure(&output);
    assert!(message.contains("after 100 steps") && message.contains("--most-work"), "{message}");
}

/// A lenient reader accepts the deviation in this certificate, and a strict reader refuses it.
#[test]
fn strictly() {
    let folder = signed();
    success(verify(&folder, " --strict"));
    deviating(&folder);
    assert!(run(&folder, "sign --key user.key --cert odd.pem -o signed.xml order.xml").status.success());
    let output = run(&folder, "verify --ca odd.pem signed.xml");
    assert!(output.status.success(), "{output:?}");
    let note = "serial 00: read although it has a serial number that is zero or negative (RFC 5280, section 4.1.2.2); --strict refuses it\n";
    assert!(text(&output.stderr).contains(note), "{output:?}");
    assert_eq!(text(&run(&folder, "verify --ca odd.pem --quiet signed.xml").stderr), "");
    let output = run(&folder, "verify --ca odd.pem --strict signed.xml");
    assert!(failure(&output).contains("strict reading refuses a serial number that is zero or negative"), "{output:?}");
    // With --strict, the certificate in the document is read strictly too.
    let output = run(&folder, "verify --ca ca.pem --strict signed.xml");
    assert!(
        refusal(&output, 1).contains("strict reading refuses a serial number that is zero or negative"),
        "{output:?}"
    );
}

/// Other software has signed this document with a key of GOST R 34.10-2001.
#[test]
fn keys_of_2001() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../fastgost-xml/tests/files/dotnet-2001.xml");
    let document = std::fs::read(path).expect("a file");
    let folder = Folder::new();
    folder.write("signed.xml", &document);
    let body = text(&document).split("X509Certificate>").nth(1).expect("a certificate");
    let body = body.split('<').next().expect("its end").trim().as_bytes();
    let lines: Vec<_> = body.chunks(64).map(text).collect();
    let pem = format!("-----BEGIN CERTIFICATE-----\n{}\n-----END CERTIFICATE-----\n", lines.join("\n"));
    folder.write("signer.pem", pem.as_bytes());
    let line = "verify --ca signer.pem --attime 2020-05-20 --purpose any --covers document";
    let output = run(&folder, &format!("{line} signed.xml"));
    assert!(refusal(&output, 1).contains("--legacy"), "{output:?}");
    assert!(run(&folder, &format!("{line} --legacy signed.xml")).status.success());
}
