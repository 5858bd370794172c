//! Tests PFX files and private keys of other kinds: signed PFX files, passphrases in other encodings, and forms that
//! only one program has.
use crate::common::{Folder, refusal, success, text};
use fastgost::{
    curve::Curve,
    keys::{self, EncodePrivateKey, Encryption, LineEnding},
    sign::SigningKey,
};
use fastgost_pki::{
    cms::{
        ContentCipher, Encryption as Envelope, Encryptor, KeyManagement, Recipient, SignOptions, SignedWriter, Signer,
    },
    pfx::{Bag, Pfx},
    x509::{
        Certificate,
        x509_cert::der::{Any, Encode, Tag, asn1::ObjectIdentifier},
    },
};
use fastgost_testkit::vectors;
use std::process::Output;

/// Writes a file that other users cannot read, so that the command prints no warning.
pub fn write(folder: &Folder, name: &str, bytes: &[u8]) {
    folder.write(name, bytes);
    #[cfg(unix)]
    {
        use std::{fs, os::unix::fs::PermissionsExt};
        fs::set_permissions(folder.path(name), fs::Permissions::from_mode(0o600)).expect("permissions");
    }
}

fn run(folder: &Folder, arguments: &str) -> Output {
    folder.run(arguments.split(' '), b"")
}

fn element(tag: Tag, parts: &[&[u8]]) -> Vec<u8> {
    Any::new(tag, parts.concat()).and_then(|any| any.to_der()).expect("DER")
}

fn sequence(parts: &[&[u8]]) -> Vec<u8> {
    element(Tag::Sequence, parts)
}

fn oid(text: &str) -> Vec<u8> {
    ObjectIdentifier::new_unwrap(text).to_der().expect("DER")
}

/// Makes a PFX that contains `key`. The PFX is encrypted for the owner of the certificate `recipient`. It is also
/// signed with `key`, whose certificate is `signer`.
pub fn signed_pfx(key: &SigningKey, recipient: &Certificate, signer: &Certificate) -> Vec<u8> {
    let info = key.to_pkcs8_der().expect("DER");
    let bag = sequence(&[
        &oid("1.2.840.113549.1.12.10.1.1"),
        &[&[0xa0, u8::try_from(info.as_bytes().len()).expect("short")][..], info.as_bytes()].concat(),
    ]);
    let recipients = [Recipient { certificate: recipient.clone(), management: KeyManagement::Agreement }];
    let envelope = Envelope::to_recipients(&recipients, ContentCipher::MagmaCtrAcpkmOmac, None).expect("an envelope");
    let mut encryptor = Encryptor::new(Vec::new(), envelope).expect("a sink");
    encryptor.write(&mut sequence(&[&bag])).expect("a part");
    let safe = sequence(&[&encryptor.finish().expect("the end")]);
    let signers = [Signer::new(key, signer.clone()).expect("a signer")];
    let options = SignOptions::default();
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, None).expect("a writer");
    writer.write(&safe).expect("a part");
    sequence(&[&[2, 1, 3], &writer.finish().expect("signed")])
}

#[test]
fn signed_instead_of_a_mac() {
    let folder = Folder::new();
    for name in ["a", "b"] {
        success(run(&folder, &format!("keygen --curve 256-a -o {name}.key")));
        success(run(&folder, &format!("cert new --key {name}.key --subject CN={name} --quiet -o {name}.crt")));
    }
    let key = keys::read_private_key(&folder.read("a.key")).expect("a key");
    let certificate = Certificate::read(&folder.read("a.crt")).expect("a certificate");
    let file = signed_pfx(&key, &certificate, &certificate);
    write(&folder, "signed", &file);
    let shown = success(run(&folder, "pfx show --key a.key --ca a.crt signed"));
    assert!(text(&shown).starts_with("MAC: none, but a signature by CN=a"), "{}", text(&shown));
    let output = run(&folder, "pfx import --unencrypted --key a.key --ca a.crt -o imported signed");
    assert_eq!(text(&output.stderr), "fastgost: imported: the private key in it is not encrypted\n");
    let same = keys::read_private_key(&folder.read("imported")).expect("a key");
    assert_eq!(same.to_bytes(), key.to_bytes());
    // Without a trusted certificate, the PFX is shown with a warning.
    let output = run(&folder, "pfx show --key a.key signed");
    assert!(output.status.success() && text(&output.stderr).contains("nobody vouches for the signer"));
    let mut changed = file.clone();
    // This byte is in the signature. The ends of the elements that contain the signature come after this byte.
    let at = changed.len() - 30;
    changed[at] ^= 1;
    write(&folder, "changed", &changed);
    write(&folder, "word", b"word");
    let with = Encryption { iterations: 1000, ..Encryption::default() };
    let mut pfx = Pfx::new();
    pfx.add(Bag::key(&key).expect("a bag"));
    write(&folder, "password", &pfx.seal(b"word", &with).expect("a PFX"));
    for (arguments, status, said) in [
        ("pfx import --key a.key --ca b.crt -o out signed", 1, "CN=a"),
        ("pfx import --key b.key --ca a.crt -o out signed", 1, "does not open"),
        ("pfx import --key a.key --ca a.crt -o out changed", 1, "the signature does not verify"),
        ("pfx import --key a.key -o out changed", 1, "the signature does not verify"),
        ("pfx import --passphrase-file word -o out signed", 2, "give the recipient's private key as --key"),
        ("pfx import --key a.key -o out password", 2, "omit --key"),
        ("pfx import --ca a.crt --passphrase-file word -o out password", 2, "--key"),
        ("sign --key signed --passphrase-file word word", 2, "`fastgost pfx import` takes out"),
    ] {
        let output = run(&folder, arguments);
        let text = refusal(&output, status);
        assert!(text.contains(said) && !folder.path("out").exists(), "{arguments}: {text}");
    }
}

/// This PFX is a published example, which vectors/pfx_samples.json has. No certificate that the command trusts vouches
/// for its signer.
#[test]
fn the_published_one() {
    let folder = Folder::new();
    let cases = vectors::cases("pfx_samples.json");
    let case = cases.iter().find(|case| case["kind"] == "pfx_public_key_mode").expect("the sample");
    let mut d = vectors::bytes(&format!("{:0>64}", vectors::text(case, "recipient_private_key_d")));
    d.reverse();
    let key = SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &d).expect("a key");
    write(&folder, "key", key.to_pkcs8_pem(LineEnding::LF).expect("PEM").as_bytes());
    folder.write("sample", &vectors::hex(case, "der"));
    let output = run(&folder, "pfx show --key key sample");
    assert!(output.status.success() && text(&output.stderr).contains("nobody vouches for the signer"));
    assert!(text(&output.stdout).contains("Private key: GOST R 34.10-2012"), "{}", text(&output.stdout));
}

/// Some programs use a passphrase in an 8-bit encoding. Other programs treat each byte of a passphrase as a character.
#[test]
fn passphrases_in_other_encodings() {
    let folder = Folder::new();
    write(&folder, "p", "Ключ\n".as_bytes());
    write(&folder, "p1251", b"\xca\xeb\xfe\xf7");
    let key = SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[7; 32]).expect("a key");
    let mut pfx = Pfx::new();
    pfx.add(Bag::key(&key).expect("a bag"));
    let with = Encryption { iterations: 1000, ..Encryption::default() };
    let wide = |bytes: &[u8]| bytes.iter().chain(&[0]).flat_map(|byte| [0, *byte]).collect::<Vec<u8>>();
    for (bytes, options, fits) in [
        (b"\xca\xeb\xfe\xf7".to_vec(), "p --passphrase-encoding cp1251", true),
        (b"\xca\xeb\xfe\xf7".to_vec(), "p1251", true),
        (b"\x8a\xab\xee\xe7".to_vec(), "p --passphrase-encoding cp866", true),
        (b"\x8a\xab\xee\xe7".to_vec(), "p --passphrase-encoding cp1251", false),
        (wide(b"\xca\xeb\xfe\xf7"), "p --passphrase-encoding cp1251", true),
        (wide("Ключ".as_bytes()), "p", true),
        (b"\xca\xeb\xfe\xf7".to_vec(), "p", false),
    ] {
        write(&folder, "file", &pfx.seal(&bytes, &with).expect("a PFX"));
        let output = run(&folder, &format!("pfx show --passphrase-file {options} file"));
        assert_eq!(output.status.success(), fits, "{options}: {}", text(&output.stderr));
        if !fits {
            assert!(refusal(&output, 1).contains("the passphrase is wrong"));
        }
    }
    let output = run(&folder, "pfx show --passphrase-file p1251 --passphrase-encoding cp1251 file");
    assert!(refusal(&output, 2).contains("the passphrase is not UTF-8"));
}

/// The message names the kind of the file and a way to read the file. If the message names a command, this command can
/// read the file.
#[test]
fn forms_of_one_program() {
    let folder = Folder::new();
    let null = element(Tag::Null, &[]);
    let octets = element(Tag::OctetString, &[&[7; 40]]);
    for (oid_of, said) in [
        ("1.2.643.2.2.37.2.1", "CryptoPro's own form"),
        ("1.2.840.113549.1.12.1.80", "CryptoPro's own PFX"),
        ("1.3.6.1.4.1.5849.1.6.2", "Signal-COM's own form"),
    ] {
        let algorithm = sequence(&[&oid(oid_of), &null]);
        write(&folder, "plain", &sequence(&[&[2, 1, 0], &algorithm, &octets]));
        write(&folder, "encrypted", &sequence(&[&algorithm, &octets]));
        for file in ["plain", "encrypted"] {
            let output = run(&folder, &format!("pubkey {file}"));
            let text = refusal(&output, 2);
            assert!(text.contains(said) && text.contains(oid_of) && text.contains("export the key"), "{file}: {text}");
        }
    }
    let pfx = include_bytes!("../../../fastgost-pki/tests/files/documents/cryptopro-oid.pfx");
    write(&folder, "pfx", pfx);
    write(&folder, "word", b"word");
    for arguments in ["pfx show --passphrase-file word pfx", "sign --key pfx --passphrase-file word word"] {
        let output = run(&folder, arguments);
        // The command supports the encryption of the file. But the file has no key that the command could read.
        assert!(refusal(&output, 1).contains("the passphrase is wrong"), "{}", text(&output.stderr));
    }
}
