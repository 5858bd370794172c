//! Tests that this crate decrypts the contents that it encrypts, and detects changes of authenticated contents.
use super::common::{Sample, content, pair};
use fastgost::sign::SigningKey;
use fastgost_pki::{
    Error, Result, Strictness,
    cms::{
        ContentCipher, EncryptedReader, Encryption, Encryptor, EnvelopedReader, Integrity, KeyManagement, Recipient,
        SignOptions, SignedWriter, Signer,
    },
    pfx::Pfx,
    x509::Certificate,
};
use std::io::{Cursor, Read};
use x509_cert::der::{Any, Encode, Tag};

fn encrypt(encryption: Encryption, content: &[u8]) -> Vec<u8> {
    let mut encryptor = Encryptor::new(Vec::new(), encryption).expect("a sink");
    for part in content.to_vec().chunks_mut(999) {
        encryptor.write(part).expect("a part");
    }
    encryptor.finish().expect("the end")
}

fn decrypt(file: &[u8], key: &SigningKey, certificate: Option<&Certificate>) -> Result<(Vec<u8>, Integrity)> {
    let mut decryptor = EnvelopedReader::new(Cursor::new(file))?.open(key, certificate, None)?;
    let mut content = Vec::new();
    decryptor.read_to_end(&mut content)?;
    Ok((content, decryptor.finish()?))
}

#[test]
fn to_several_recipients() {
    let pairs = [pair("256-a", "a"), pair("512-c", "bb"), pair("256-c", "ccc"), pair("512-a", "dddd")];
    let recipients: Vec<_> = pairs
        .iter()
        .zip([KeyManagement::Transport, KeyManagement::Agreement].into_iter().cycle())
        .map(|((_, certificate), management)| Recipient { certificate: certificate.clone(), management })
        .collect();
    let (stranger, its_certificate) = pair("256-a", "e");
    for cipher in ContentCipher::WRITTEN {
        for size in [0, 1, 127, 128, 8192, 300_000] {
            for known in [true, false] {
                let content = content(size);
                let length = known.then_some(size as u64);
                let encryption = Encryption::to_recipients(&recipients, cipher, length).expect("an envelope");
                let file = encrypt(encryption, &content);
                for (key, certificate) in &pairs {
                    for certificate in [None, Some(certificate)] {
                        let (opened, integrity) = decrypt(&file, key, certificate).expect("it opens");
                        assert!(opened == content);
                        assert_eq!(integrity == Integrity::Authenticated, cipher.is_authenticated());
                    }
                }
                for certificate in [None, Some(&its_certificate)] {
                    assert!(matches!(
                        decrypt(&file, &stranger, certificate),
                        Err(Error::Refused(_) | Error::Library(_))
                    ));
                }
            }
        }
    }
}

#[test]
fn every_change_of_an_authenticated_content_is_noticed() {
    let (key, certificate) = pair("256-a", "a");
    let recipient = Recipient { certificate, management: KeyManagement::Agreement };
    for (cipher, known) in [(ContentCipher::KuznyechikCtrAcpkmOmac, true), (ContentCipher::MagmaCtrAcpkmOmac, false)] {
        let content = content(100);
        let length = known.then_some(100);
        let file =
            encrypt(Encryption::to_recipients(std::slice::from_ref(&recipient), cipher, length).expect("it"), &content);
        for byte in 0..file.len() {
            let mut changed = file.clone();
            changed[byte] ^= 4;
            if let Ok((opened, integrity)) = decrypt(&changed, &key, None) {
                // If the changed byte is in a version or in the identifier of a recipient, the content can still be
                // decrypted.
                assert!(opened == content && integrity == Integrity::Authenticated, "byte {byte}");
            }
        }
    }
}

#[test]
fn under_a_key() {
    for cipher in ContentCipher::WRITTEN {
        let content = content(70_000);
        let file = encrypt(Encryption::under_key(&[9; 32], cipher, Some(70_000)).expect("it"), &content);
        let open = |key| {
            let mut decryptor = EncryptedReader::new(&file[..])?.open(key)?;
            let mut opened = Vec::new();
            decryptor.read_to_end(&mut opened)?;
            Ok::<_, Error>((opened, decryptor.finish()?))
        };
        assert!(open(&[9; 32]).is_ok_and(|(opened, _)| opened == content));
        assert!(open(&[8; 32]).map_or(cipher.is_authenticated(), |(opened, _)| opened != content));
    }
}

/// The caller may encrypt the parts of a content separately, for example on several threads. Each part is encrypted
/// with a copy of the cipher's state. The reader must decrypt the result as usual.
#[test]
fn the_parallel_way_is_the_same() {
    let cipher = ContentCipher::KuznyechikCtrAcpkm;
    let encryption = Encryption::under_key(&[9; 32], cipher, None).expect("it");
    let mut mode = encryption.parallel().expect("without a MAC");
    let mut data = content(600_000);
    let mut file = encryption.begin();
    for part in data.chunks_mut(100_000) {
        let mut here = mode.dup();
        mode = mode.after(part).expect("it is no serial mode");
        here.apply((&mut *part).into()).expect("a part");
        file.extend(encryption.piece(part.len()));
        file.extend(&*part);
    }
    file.extend(encryption.end(600_000).expect("the end"));
    let mut decryptor = EncryptedReader::new(&file[..]).and_then(|reader| reader.open(&[9; 32])).expect("it");
    let mut opened = Vec::new();
    decryptor.read_to_end(&mut opened).expect("a content");
    assert!(opened == content(600_000));
    assert!(Encryption::under_key(&[9; 32], ContentCipher::MagmaCtrAcpkmOmac, None).expect("it").parallel().is_none());
}

/// With KExp15, the file also names the key agreement. The reader must refuse a file that names another key agreement
/// than the one for the recipient's key.
#[test]
fn another_key_agreement() {
    const VKO: [u8; 10] = [6, 8, 0x2a, 0x85, 3, 7, 1, 1, 6, 1];
    let (key, certificate) = pair("256-a", "a");
    for management in [KeyManagement::Transport, KeyManagement::Agreement] {
        let recipient = Recipient { certificate: certificate.clone(), management };
        let cipher = ContentCipher::KuznyechikCtrAcpkmOmac;
        let mut file = encrypt(Encryption::to_recipients(&[recipient], cipher, None).expect("an envelope"), b"content");
        assert_eq!(decrypt(&file, &key, None).expect("it opens").0, b"content");
        let at = file.windows(VKO.len()).position(|window| window == VKO).expect("it is named");
        file[at + VKO.len() - 1] = 2;
        let e = decrypt(&file, &key, None).expect_err("another");
        assert!(matches!(e, Error::Refused(_)) && e.to_string().contains("is not that of this key"), "{e}");
    }
}

/// The reader must check the algorithm that the file names for the encryption of the content's key.
#[test]
fn key_encryption_algorithms() {
    for (kind, method) in [("KTRI", "key transport by "), ("KARI", "key agreement by ")] {
        for sample in Sample::of(&format!("EnvelopedData {kind} 28147")) {
            let file = sample.bytes("content_info");
            let read = |file: &[u8]| EnvelopedReader::new(file).expect("its form").recipients()[0].method();
            assert_eq!(read(&file), format!("{method}a wrap of GOST 28147-89"), "{}", sample.name());
            // The file also names the algorithm of the ephemeral key, before or after the algorithm that encrypts the
            // content's key.
            let bits = if sample.name().contains("512") { 2 } else { 1 };
            let oid = [6, 8, 0x2a, 0x85, 3, 7, 1, 1, 1, bits];
            let mut named = (0..file.len()).filter(|at| file[*at..].starts_with(&oid));
            let at = if kind == "KTRI" { named.next() } else { named.next_back() }.expect("it is named");
            let mut changed = file.clone();
            changed[at + 8] = 9;
            assert_eq!(read(&changed), format!("{method}1.2.643.7.1.1.9.{bits}, which is not supported"));
            let key = SigningKey::from_bytes(super::common::curve("256-a"), &[3; 32]).expect("a key");
            let e = decrypt(&changed, &key, None).expect_err("unknown");
            assert!(
                matches!(e, Error::Unsupported { .. }) && e.to_string().contains("the key's encryption algorithm"),
                "{e}"
            );
        }
    }
}

/// For each recipient to whom the key may belong, the reader computes a key agreement. So the reader must refuse an
/// envelope with too many such recipients.
#[test]
fn too_many_recipients() {
    let (key, certificate) = pair("256-a", "a");
    let (_, other) = pair("256-a", "another");
    let recipient = |certificate: &Certificate| Recipient {
        certificate: certificate.clone(),
        management: KeyManagement::Transport,
    };
    let file = |others: usize, own: usize| {
        let all: Vec<_> =
            std::iter::repeat_n(recipient(&other), others).chain(vec![recipient(&certificate); own]).collect();
        let cipher = ContentCipher::KuznyechikCtrAcpkmOmac;
        encrypt(Encryption::to_recipients(&all, cipher, None).expect("an envelope"), b"content")
    };
    assert_eq!(decrypt(&file(999, 1), &key, None).expect("it opens").0, b"content");
    let many = file(1000, 1);
    let e = decrypt(&many, &key, None).expect_err("many").to_string();
    assert!(e.contains("1001 would have to be tried; allowed: 1000; with the recipient's certificate"), "{e}");
    assert_eq!(decrypt(&many, &key, Some(&certificate)).expect("it opens").0, b"content");
    let e = decrypt(&file(0, 1001), &key, Some(&certificate)).expect_err("many").to_string();
    assert!(e.ends_with("allowed: 1000"), "{e}");
}

/// A part of a PFX may be encrypted to many recipients. A signed PFX with one such part must open, because each
/// recipient is tried only once. A signed PFX with two such parts must be refused, because there is one limit of work
/// for the whole PFX.
#[test]
fn recipients_of_the_parts_of_a_pfx() {
    // DER sorts the recipients, and puts the longest element last. The right recipient has the longest element, so it
    // is tried last.
    let (key, certificate) = pair("256-a", "the recipient");
    let (_, other) = pair("256-a", "another");
    let (sender, its_certificate) = pair("256-a", "the sender");
    let recipient = |certificate: &Certificate| Recipient {
        certificate: certificate.clone(),
        management: KeyManagement::Transport,
    };
    let all: Vec<_> = std::iter::repeat_n(recipient(&other), 600).chain([recipient(&certificate)]).collect();
    let encryption = Encryption::to_recipients(&all, ContentCipher::KuznyechikCtrAcpkmOmac, None);
    // The content of each part is an empty SEQUENCE, so the parts have no bags.
    let part = encrypt(encryption.expect("an envelope"), &[0x30, 0]);
    let sequence = |parts: &[&[u8]]| Any::new(Tag::Sequence, parts.concat()).and_then(|any| any.to_der()).expect("DER");
    let file = |parts: &[&[u8]]| {
        let signers = [Signer::new(&sender, its_certificate.clone()).expect("a signer")];
        let options = SignOptions::default();
        let mut writer = SignedWriter::new(Vec::new(), &signers, &options, None).expect("a writer");
        writer.write(&sequence(parts)).expect("written");
        sequence(&[&[2, 1, 3], &writer.finish().expect("signed")])
    };
    let open = |file: &[u8]| Pfx::open_signed(file, &key, Strictness::Lenient).map(|(pfx, _)| pfx.bags().len());
    assert_eq!(open(&file(&[&part])).expect("it opens"), 0);
    assert!(matches!(open(&file(&[&part, &part])), Err(Error::Work(_))));
}
