//! Tests that this crate verifies the documents that it signs, and refuses changed documents.
use super::common::{content, pair};
use fastgost_pki::{
    Error, Lenience, Result, Strictness,
    cms::{
        self, Attribute, DigestAlgorithm, Digester, SignOptions, SignedData, SignedReader, SignedWriter, Signer,
        VerifyOptions,
    },
    x509::Certificate,
};
use std::io::{Cursor, Read};
use x509_cert::time::Time;

fn sign(signers: &[Signer<'_>], options: &SignOptions, content: &[u8], known: bool) -> Vec<u8> {
    let length = known.then_some(content.len() as u64);
    let mut writer = SignedWriter::new(Vec::new(), signers, options, length).expect("a writer");
    content.chunks(1000).for_each(|part| writer.write(part).expect("a part"));
    writer.finish().expect("signatures")
}

fn verify(file: &[u8], certificates: &[&Certificate]) -> Result<Vec<u8>> {
    let mut reader = SignedReader::new(Cursor::new(file))?;
    let mut content = Vec::new();
    reader.read_to_end(&mut content)?;
    let signed = reader.finish()?;
    let digests = signed.digests.clone().expect("attached");
    assert_eq!(signed.signers.len(), certificates.len());
    for signer in &signed.signers {
        let certificate = certificates.iter().find(|certificate| signer.identifier.names(certificate));
        signer.verify(signed.content_type, &digests, certificate.expect("the signer's"))?;
    }
    Ok(content)
}

/// The signature covers the attributes in the order of DER, but the file has them in another order (RFC 5652, section
/// 5.4). The signature must be accepted, and changed attributes must be detected.
#[test]
fn attributes_in_another_order() {
    let file = include_bytes!("../../files/documents/attrs-der-sorted-signature.p7s");
    let verdict = |file: &[u8], content: &[u8]| {
        let (signed, _) = SignedData::read(file)?;
        let mut digester = Digester::new(&[DigestAlgorithm::Streebog256])?;
        digester.update(content);
        let certificate = signed.readable_certificates().next().expect("the signer's");
        let [signer] = &signed.signers[..] else { panic!("one signer") };
        signer.verify(signed.content_type, &digester.finish(), &certificate)
    };
    let content = include_bytes!("../../files/documents/doc.txt");
    verdict(file, content).expect("it verifies");
    verdict(file, &content[1..]).expect_err("another content");
    let time = b"\x17\x0d26112611";
    let at = file.windows(time.len()).rposition(|window| window == time).expect("the signing time");
    let mut changed = file.to_vec();
    changed[at + 4] ^= 1;
    assert!(verdict(&changed, content).is_err());
    assert!(matches!(SignedData::read_with(file, Strictness::Strict), Err(Error::Strict(_))));
}

#[test]
fn attached_by_several() {
    let (a, certificate_a) = pair("256-a", "a");
    let (b, certificate_b) = pair("512-c", "bb");
    let (c, certificate_c) = pair("256-b", "ccc");
    let signers: Vec<_> = [(&a, &certificate_a), (&b, &certificate_b), (&c, &certificate_c)]
        .into_iter()
        .map(|(key, certificate)| Signer::new(key, certificate.clone()).expect("a signer"))
        .collect();
    let time = Time::now().expect("a time");
    let all = [
        SignOptions::default(),
        SignOptions { time: Some(time), cades: false, ..SignOptions::default() },
        SignOptions { attributes: false, embed: false, ..SignOptions::default() },
        SignOptions { by_key_identifier: true, chain: vec![certificate_a.clone()], ..SignOptions::default() },
    ];
    for options in &all {
        for size in [0, 1, 127, 128, 5000, 70_000] {
            for known in [true, false] {
                let content = content(size);
                let file = sign(&signers, options, &content, known);
                let certificates = [&certificate_a, &certificate_b, &certificate_c];
                assert_eq!(verify(&file, &certificates).expect("it verifies"), content);
                let (signed, _) = SignedData::read(&file).expect("SignedData");
                assert_eq!(signed.signers[0].signing_time().expect("a time"), options.time);
                assert_eq!(signed.readable_certificates().count(), if options.embed { 3 } else { 0 });
            }
        }
    }
}

#[test]
fn detached() {
    let (key, certificate) = pair("512-a", "a");
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    let mut digester = cms::digester(&signers).expect("a digester");
    digester.update(b"a document");
    let made = cms::sign_detached(&signers, &SignOptions::default(), &digester.finish()).expect("signed");
    let (signed, content) = SignedData::read(&made.to_detached_der()).expect("SignedData");
    assert_eq!(content, None);
    for (document, right) in [(&b"a document"[..], true), (b"another", false)] {
        let mut digester = signed.digester().expect("a digester");
        digester.update(document);
        let verdict = signed.signers[0].verify(signed.content_type, &digester.finish(), &certificate);
        assert_eq!(verdict.is_ok(), right);
    }
}

/// If any byte is changed, reading or verifying the file must fail. The only exceptions are bytes in the identifiers of
/// algorithms, because the signer's key decides which algorithms are used.
#[test]
fn every_changed_byte_is_noticed() {
    let (key, certificate) = pair("256-a", "a");
    let options = SignOptions { embed: false, time: Some(Time::now().expect("a time")), ..SignOptions::default() };
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    let file = sign(&signers, &options, &content(50), true);
    let mut unnoticed = Vec::new();
    for byte in 0..file.len() {
        let mut changed = file.clone();
        changed[byte] ^= 1;
        let same = |content: Vec<u8>| content == super::common::content(50);
        let read = SignedData::read(&changed)
            .is_ok_and(|(signed, _)| signed.signers.len() == 1 && signed.signers[0].identifier.names(&certificate));
        if read && verify(&changed, &[&certificate]).is_ok_and(same) {
            unnoticed.push(byte);
        }
    }
    let signed = SignedData::read(&file).expect("SignedData").0.signers.remove(0);
    let places = |oid: &[u8]| (0..file.len()).filter(|at| file[*at..].starts_with(oid)).collect::<Vec<_>>();
    let (hash, by) = (signed.digest_algorithm, signed.signature_algorithm);
    // The identifier of the hash function occurs several times in the file. The first two occurrences are not signed.
    // All later occurrences are in signed attributes.
    let identifiers: Vec<_> = places(hash.as_bytes())[..2].iter().chain(&places(by.as_bytes())).copied().collect();
    unnoticed.retain(|byte| !identifiers.iter().any(|at| (*at..*at + 8).contains(byte)));
    assert_eq!(unnoticed.len(), 0, "{unnoticed:?}");
}

#[test]
fn the_wrong_certificate_is_refused() {
    let (key, certificate) = pair("256-a", "a");
    let (other, _) = pair("256-a", "a");
    assert!(matches!(Signer::new(&other, certificate.clone()).err(), Some(Error::Usage(_))));
    // `twin` has the name, the serial number and the key of `certificate`. Only the attribute signing-certificate-v2
    // shows that `twin` is another certificate.
    let mut der = certificate.as_der().to_vec();
    *der.last_mut().expect("a signature") ^= 1;
    let twin = Certificate::read(&der).expect("a certificate");
    for cades in [true, false] {
        let options = SignOptions { cades, ..SignOptions::default() };
        let file = sign(&[Signer::new(&key, certificate.clone()).expect("a signer")], &options, b"content", true);
        assert!(verify(&file, &[&certificate]).is_ok());
        assert_eq!(verify(&file, &[&twin]).is_ok(), !cades);
    }
}

#[test]
fn a_content_of_another_length_is_refused() {
    let (key, certificate) = pair("256-a", "a");
    let signers = [Signer::new(&key, certificate).expect("a signer")];
    let options = SignOptions::default();
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, Some(5)).expect("a writer");
    writer.write(b"four").expect("a part");
    assert!(writer.finish().expect_err("short").to_string().contains("4 bytes, but 5"));
}

/// A signature over signed attributes is also a valid signature of a second document. The second document has no signed
/// attributes, and its content is the encoded attributes. So such a content must be refused. Otherwise an attacker
/// could give a person such a content to sign, and would get a signature over these attributes.
#[test]
fn signed_attributes_are_no_content() {
    let (key, certificate) = pair("256-a", "a");
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    let file = sign(&signers, &SignOptions { embed: false, ..SignOptions::default() }, b"content", true);
    let (signed, _) = SignedData::read(&file).expect("SignedData");
    let signature = &signed.signers[0].signature;
    // The tag [0] becomes the tag of a SET. All other bytes stay unchanged.
    let end = file.windows(2).position(|window| window == [0xa0, 0x81]).expect("the attributes");
    let size = usize::from(file[end + 2]) + 3;
    let mut attributes = file[end..end + size].to_vec();
    attributes[0] = 0x31;
    // The encoded attributes become the content of a second document, and the signature of the first document replaces
    // the signature of the second document.
    let plain = SignOptions { attributes: false, embed: false, ..SignOptions::default() };
    let mut forged = sign(&signers, &plain, &vec![0; attributes.len()], true);
    let at =
        forged.windows(attributes.len()).position(|window| window.iter().all(|byte| *byte == 0)).expect("it is there");
    forged[at..at + attributes.len()].copy_from_slice(&attributes);
    let at = forged.len() - signature.len();
    forged[at..].copy_from_slice(signature);
    let refusal = verify(&forged, &[&certificate]).expect_err("it is none").to_string();
    assert!(refusal.contains("one whole SET of ASN.1"), "{refusal}");
    // The library refuses to sign the encoded attributes as the content of a document without signed attributes,
    // whether the signature is detached or attached. Such a signature would also be a signature of the content whose
    // digest is in the attributes.
    let mut digester = cms::digester(&signers).expect("a digester");
    digester.update(&attributes);
    let detached = cms::sign_detached(&signers, &plain, &digester.finish());
    let mut writer = SignedWriter::new(Vec::new(), &signers, &plain, None).expect("a writer");
    writer.write(&attributes).expect("a part");
    for refusal in [detached.map(drop), writer.finish().map(drop)] {
        let refusal = refusal.expect_err("refused");
        assert!(matches!(&refusal, Error::Refused(text) if text.contains("one whole SET of ASN.1")), "{refusal}");
    }
    assert!(verify(&sign(&signers, &SignOptions::default(), &attributes, true), &[&certificate]).is_ok());
    // A content that begins like encoded attributes, but is not a whole SET, must be accepted.
    let file = sign(&signers, &plain, &[&[0x31][..], b"content"].concat(), true);
    assert!(verify(&file, &[&certificate]).is_ok());
}

/// A document must verify even if all of it is in BER, including the signed attributes and the certificates.
#[test]
fn in_ber_it_is_the_same() {
    let (key, certificate) = pair("256-a", "a");
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    for size in [0, 1, 5, 5000] {
        let file = sign(&signers, &SignOptions::default(), &content(size), true);
        for way in [0, 1] {
            let ber = super::common::ber(&file, way);
            assert!(ber.len() > file.len());
            assert_eq!(verify(&ber, &[&certificate]).expect("it verifies"), content(size));
            let (signed, _) = SignedData::read(&ber).expect("SignedData");
            assert_eq!(signed.readable_certificates().next().as_ref(), Some(&certificate));
            for end in 0..ber.len().min(400) {
                assert!(SignedData::read(&ber[..end]).is_err());
            }
        }
    }
}

/// If a document has copies of a signature, the verdict must have the signature once. The copies may differ in their
/// unsigned attributes.
#[test]
fn repeated_signatures() {
    let (a, certificate_a) = pair("256-a", "a");
    let (b, certificate_b) = pair("256-a", "bb");
    let signer = |key, certificate: &Certificate| Signer::new(key, certificate.clone()).expect("a signer");
    let signers = [signer(&a, &certificate_a), signer(&b, &certificate_b)];
    let (mut signed, _) = SignedData::read(&sign(&signers, &SignOptions::default(), b"content", true)).expect("it");
    let oid = x509_cert::der::asn1::ObjectIdentifier::new_unwrap;
    let added = |text: &str, values: &[u8]| {
        let values = values.iter().map(|value| vec![2, 1, *value]);
        [Attribute::new(oid(text), values)].into_iter().collect()
    };
    for (text, values) in [("1.2.3", &[1][..]), ("1.2.3", &[2, 1]), ("1.2.4", &[1]), ("1.2.3", &[])] {
        let mut copy = signed.signers[0].clone();
        copy.unsigned_attributes = added(text, values);
        signed.signers.push(copy);
    }
    let (read, _) = SignedData::read(&signed.to_detached_der()).expect("SignedData");
    assert_eq!(read.signers.len(), 6);
    let all = read.signatures();
    assert_eq!(all.len(), 2);
    let values = |text: &str| all.iter().map(|one| one.unsigned_attributes.values(oid(text)).count()).sum::<usize>();
    assert_eq!((values("1.2.3"), values("1.2.4")), (2, 1));
    for one in &all {
        assert_eq!(signed.signers.iter().filter(|other| one.is_same_signature(other)).count() % 4, 1);
    }
}

/// Anybody can add a copy of a signature. The copy may name another signature algorithm, and may come first. The
/// verdict must have both signatures.
#[test]
fn copies_with_another_algorithm() {
    let (key, certificate) = pair("256-a", "a");
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    let file = sign(&signers, &SignOptions { cades: false, ..SignOptions::default() }, b"content", true);
    let (mut signed, _) = SignedData::read(&file).expect("SignedData");
    signed.signers = vec![signed.signers[0].clone(); 2];
    let mut file = signed.to_detached_der();
    let oid = signed.signers[0].signature_algorithm;
    let at = file.windows(oid.as_bytes().len()).rposition(|window| window == oid.as_bytes()).expect("the algorithm");
    file[at + oid.as_bytes().len() - 1] ^= 4;
    let (changed, _) = SignedData::read(&file).expect("SignedData");
    let [one, other] = &changed.signers[..] else { panic!("{changed:?}") };
    assert!(one.signature_algorithm != other.signature_algorithm && one.signature == other.signature);
    assert!(!one.is_same_signature(other) && one.is_same_signature(one));
    let options = VerifyOptions::new([certificate]).expect("options");
    let (verdict, _) = cms::verify(&file, Some(b"content"), &options).expect("a verdict");
    let right = verdict.signatures.iter().filter(|signature| signature.signer.is_ok()).count();
    assert_eq!((verdict.signatures.len(), right), (2, 1));
}

/// A strict reader must refuse BER where RFC 5652 does not allow it, for example in certificates and signed attributes.
#[test]
fn strictly() {
    let (key, certificate) = pair("256-a", "a");
    let signers = [Signer::new(&key, certificate.clone()).expect("a signer")];
    let strictly = |file: &[u8]| SignedData::read_with(file, Strictness::Strict).map(|(signed, _)| signed);
    let not_der = |file: &[u8]| matches!(strictly(file), Err(Error::Strict(Lenience::NotDer)));
    let options = SignOptions { time: Some(Time::now().expect("a time")), ..SignOptions::default() };
    for known in [true, false] {
        strictly(&sign(&signers, &options, b"content", known)).expect("as we write it");
    }
    let mut strict = 0;
    for sample in super::common::Sample::of("SignedData") {
        match strictly(&sample.bytes("content_info")) {
            Ok(_) => strict += 1,
            // The certificates of these samples do not identify their issuer's key, although RFC 5280, section 4.2.1.1,
            // demands the identifier of this key.
            Err(Error::Strict(Lenience::WithoutKeyIdentifier)) => {}
            Err(e) => panic!("{}: {e}", sample.name()),
        }
    }
    assert!(strict > 0);
    let file = sign(&signers, &options, b"content", true);
    for way in [0, 1] {
        let ber = super::common::ber(&file, way);
        assert!(SignedData::read(&ber).is_ok() && not_der(&ber));
    }
    // The first attribute is moved to the end, so the attributes are not in the order of DER.
    let plain = sign(&signers, &SignOptions { cades: false, embed: false, ..options.clone() }, b"content", true);
    let at = plain.windows(2).rposition(|window| window == [0xa0, 0x69]).expect("the attributes");
    let mut moved = plain.clone();
    let first = 2 + usize::from(plain[at + 3]);
    moved[at + 2..at + 2 + 0x69].rotate_left(first);
    assert!(SignedData::read(&moved).is_ok() && not_der(&moved) && strictly(&plain).is_ok());
    // The document has a certificate with a serial number that is not positive.
    let (mut signed, _) = SignedData::read(&file).expect("SignedData");
    let mut der = certificate.as_der().to_vec();
    let number = der.windows(4).position(|window| window == [2, 2, 0x04, 0x69]).expect("1129");
    der[number + 2] |= 0x80;
    signed.certificates = vec![der];
    let mut verification = VerifyOptions::new([certificate]).expect("options");
    verification.strictness = Strictness::Strict;
    let judged = |signed: &SignedData| cms::verify(&signed.to_detached_der(), Some(b"content"), &verification);
    assert!(matches!(judged(&signed), Err(Error::Strict(Lenience::SerialNumberNotPositive))));
    // Certificates that cannot be decoded must be ignored.
    signed.certificates = vec![vec![0x30, 0]];
    judged(&signed).expect("without certificates");
}
