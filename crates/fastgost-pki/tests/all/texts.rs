//! Tests every kind of object in every form of text that other programs write. From each form, the reader must read the
//! same bytes.
use crate::{cms::common::pair, text_forms::texts};
use fastgost::{
    keys::{self, EncodePrivateKey, EncodePublicKey, Encryption, PublicKey},
    sign::SigningKey,
    text,
};
use fastgost_pki::{
    Error, FileKind, Strictness,
    cms::{self, Message, SignOptions, SignedWriter, Signer, VerifyOptions},
    pfx::is_pfx,
    x509::{
        Any, Certificate, Issuer, NewRevocationList, Profile, Request, RevocationList, name, ocsp::Response, request,
        time,
    },
};
use std::time::{Duration, SystemTime};

/// Makes a signed document.
fn signed(key: &SigningKey, certificate: &Certificate) -> Vec<u8> {
    let signers = [Signer::new(key, certificate.clone()).expect("a signer")];
    let options = SignOptions::default();
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, Some(7)).expect("a writer");
    writer.write(b"content").expect("a content");
    writer.finish().expect("signatures")
}

/// A function that reads an object from a file. The function returns some bytes of the object, so that a test can
/// compare two objects.
type Read<'a> = Box<dyn Fn(&[u8]) -> Result<Vec<u8>, Error> + 'a>;

#[test]
fn every_kind_in_every_text() {
    let (key, certificate) = pair("256-a", "somebody");
    let issuer = Issuer::named(certificate.subject().clone(), &key).expect("an issuer");
    let now = SystemTime::now();
    let list = NewRevocationList {
        this_update: time(now).expect("a time"),
        next_update: time(now + Duration::from_secs(3600)).expect("a time"),
        number: 7.into(),
        revoked: Vec::new(),
        extensions: Vec::new(),
    };
    let list = list.signed_by(&issuer).expect("a list").as_der().to_vec();
    let subject = name::parse("CN=a").expect("a name");
    let asked = request(&subject, &Profile::end_entity(), &key).expect("a request").as_der().to_vec();
    let signed = signed(&key, &certificate);
    let private = key.to_pkcs8_der().expect("a key").as_bytes().to_vec();
    let fast = Encryption { iterations: 1000, ..Encryption::default() };
    let encrypted = keys::write_encrypted_private_key(&key, b"password", &fast).expect("a key").as_bytes().to_vec();
    let public = key.verifying_key().to_public_key_der().expect("a key").as_bytes().to_vec();
    let mut pfx = fastgost_pki::pfx::Pfx::new();
    pfx.add(fastgost_pki::pfx::Bag::key(&key).expect("a key"));
    let pfx = pfx.seal(b"password", &fast).expect("a PFX").to_vec();
    // The first response is from an OCSP responder that is too busy. The second response is from a TSA that refuses the
    // request.
    let (busy, refused) = ([0x30, 3, 10, 1, 3].to_vec(), [0x30, 5, 0x30, 3, 2, 1, 2].to_vec());
    let library = |e: fastgost::Error| Error::from(e);
    let mut trusted = VerifyOptions::new(vec![certificate.clone()]).expect("options");
    trusted.path.purpose = None;
    let of_key = |key: SigningKey| key.to_bytes().to_vec();
    let said = |result: Result<(), Error>| Ok(result.expect_err("it says no").to_string().into_bytes());
    let kinds: Vec<(FileKind, &[&str], &[u8], Read<'_>)> = vec![
        (
            FileKind::Certificate,
            &["CERTIFICATE", "X509 CERTIFICATE"],
            certificate.as_der(),
            Box::new(|data| {
                let all = Certificate::read_all(data)?;
                assert_eq!(all, [Certificate::read(data)?]);
                assert!(matches!(Any::read_all(data)?[..], [Any::Certificate(_)]));
                Ok(all[0].as_der().to_vec())
            }),
        ),
        (
            FileKind::Request,
            &["CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST"],
            &asked,
            Box::new(|data| {
                assert!(Request::read_all(data)?.len() == 1 && Any::read_all(data)?.len() == 1);
                Ok(Request::read(data)?.as_der().to_vec())
            }),
        ),
        (
            FileKind::RevocationList,
            &["X509 CRL", "CRL"],
            &list,
            Box::new(|data| {
                assert!(RevocationList::read_all(data)?.len() == 1 && Any::read_all(data)?.len() == 1);
                Ok(RevocationList::read(data)?.as_der().to_vec())
            }),
        ),
        (
            FileKind::Signed,
            &["CMS", "PKCS7"],
            &signed,
            Box::new(|data| {
                Message::read(text::Reader::new(data, cms::TEXT))?;
                let (verdict, _) = cms::verify(data, None, &trusted)?;
                Ok(verdict.to_string().into_bytes())
            }),
        ),
        (
            FileKind::PrivateKey,
            &["PRIVATE KEY"],
            &private,
            Box::new(|data| keys::read_private_key(data).map(of_key).map_err(library)),
        ),
        (
            FileKind::EncryptedPrivateKey,
            &["ENCRYPTED PRIVATE KEY"],
            &encrypted,
            Box::new(|data| keys::read_encrypted_private_key(data, b"password", 1000).map(of_key).map_err(library)),
        ),
        (
            FileKind::PublicKey,
            &["PUBLIC KEY"],
            &public,
            Box::new(|data| {
                PublicKey::read(data).and_then(|key| key.verifying_key()).map(|key| key.to_bytes()).map_err(library)
            }),
        ),
        (
            FileKind::Pfx,
            &["PKCS12"],
            &pfx,
            Box::new(|data| {
                let document = keys::documents(data).next().expect("a document").map_err(library)?;
                assert!(is_pfx(&document.der));
                Ok(document.der.to_vec())
            }),
        ),
        (FileKind::OcspResponse, &["OCSP RESPONSE"], &busy, Box::new(|data| said(Response::read(data).map(drop)))),
        (
            FileKind::TimestampResponse,
            &["CMS"],
            &refused,
            Box::new(|data| {
                let (mut signed, _) = cms::SignedData::read(&signed)?;
                said(signed.signers[0].attach_timestamp(data, Strictness::Lenient).map(drop))
            }),
        ),
    ];
    for (kind, labels, der, read) in &kinds {
        let expected = read(der).unwrap_or_else(|e| panic!("{kind}: {e}"));
        for label in *labels {
            for (what, file) in texts(label, der) {
                match read(&file) {
                    Ok(found) => assert!(found == expected, "{kind}: {what}"),
                    Err(e) => panic!("{kind}: {what}: {e}"),
                }
                assert_eq!(FileKind::of(&file), Some(*kind), "{what}");
            }
        }
    }
    assert!(read_says(&kinds, FileKind::OcspResponse, "try later"));
    assert!(read_says(&kinds, FileKind::TimestampResponse, "the status is 2"));
}

fn read_says(kinds: &[(FileKind, &[&str], &[u8], Read<'_>)], kind: FileKind, what: &str) -> bool {
    let found = kinds.iter().find(|(other, ..)| *other == kind).map(|(_, _, der, read)| read(der).expect("it says no"));
    found.is_some_and(|said| String::from_utf8_lossy(&said).contains(what))
}

/// If a file is of the wrong kind, the error of each reader names the kind of the file.
#[test]
fn kinds_in_the_wrong_place() {
    let (key, certificate) = pair("256-a", "somebody");
    let (private, public) =
        (key.to_pkcs8_der().expect("a key"), key.verifying_key().to_public_key_der().expect("a key"));
    let signed = signed(&key, &certificate);
    let trusted = VerifyOptions::new(vec![certificate.clone()]).expect("options");
    let readers: [(&str, FileKind, Read<'_>); 7] = [
        ("certificates", FileKind::Certificate, Box::new(|data| Certificate::read_all(data).map(|_| Vec::new()))),
        ("a certificate", FileKind::Certificate, Box::new(|data| Certificate::read(data).map(|_| Vec::new()))),
        ("requests", FileKind::Request, Box::new(|data| Request::read_all(data).map(|_| Vec::new()))),
        ("lists", FileKind::RevocationList, Box::new(|data| RevocationList::read_all(data).map(|_| Vec::new()))),
        ("responses", FileKind::OcspResponse, Box::new(|data| Response::read(data).map(|_| Vec::new()))),
        ("documents", FileKind::Signed, Box::new(|data| cms::verify(data, None, &trusted).map(|_| Vec::new()))),
        ("streams", FileKind::Signed, Box::new(|data| cms::SignedReader::new(data).map(|_| Vec::new()))),
    ];
    for (found, label, der) in [
        (FileKind::Certificate, "CERTIFICATE", certificate.as_der()),
        (FileKind::PrivateKey, "PRIVATE KEY", private.as_bytes()),
        (FileKind::PublicKey, "PUBLIC KEY", public.as_bytes()),
        (FileKind::Signed, "CMS", &signed),
        (FileKind::TimestampResponse, "TIMESTAMP", &[0x30, 5, 0x30, 3, 2, 1, 2]),
    ] {
        for (reader, wanted, read) in &readers {
            // In this test, the reader of streams gets only the DER form of each object, and not the forms of text.
            let texts = if *reader == "streams" { vec![(String::new(), der.to_vec())] } else { texts(label, der) };
            for (what, file) in texts {
                match read(&file) {
                    Err(Error::Kind { found: named, .. }) => {
                        assert!(named == found && found != *wanted, "{reader}: {what}")
                    }
                    _ => assert_eq!(found, *wanted, "{reader}: {what}"),
                }
            }
        }
    }
    assert_eq!(FileKind::of(b""), None);
}
