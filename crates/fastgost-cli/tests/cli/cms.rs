//! Tests signed and encrypted documents (`fastgost cms`).
use crate::common::{Folder, data, failure, pair, refusal, success, text};
use fastgost::keys;
use fastgost_pki::{
    cms::{SignOptions, SignedData, SignedWriter, Signer},
    x509::{Certificate, x509_cert::der::asn1::ObjectIdentifier},
};
use std::fs;

const TST_INFO: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.16.1.4");

/// Makes a key, and a certificate that is signed with this key.
pub fn certified(folder: &Folder, curve: &str, name: &str) {
    pair(folder, curve, &format!("{name}.key"));
    let (key, certificate) = (format!("{name}.key"), format!("{name}.crt"));
    let subject = format!("CN={name}");
    let new = ["cert", "new", "--key", &key, "--subject", &subject, "--extended-usage", "emailProtection"];
    assert_eq!(
        success(folder.run(
            new.iter().chain(&[
                "--san",
                "DNS:a.example",
                "--usage",
                "digitalSignature,keyAgreement",
                "-o",
                &certificate
            ]),
            b""
        )),
        b""
    );
}

pub fn cms(folder: &Folder, arguments: &str, stdin: &[u8]) -> std::process::Output {
    folder.run(["cms"].into_iter().chain(arguments.split(' ')), stdin)
}

/// The size of the tested document, which is more than the command reads at once.
const SIZE: usize = 700_001;

#[test]
fn signed_and_verified() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "512-c", "bob");
    let document = data(SIZE);
    folder.write("document", &document);
    let both = "--key alice.key --cert alice.crt --key bob.key --cert bob.crt";
    for options in ["", " --pem", " --no-attr"] {
        success(cms(&folder, &format!("sign {both}{options} -o signed document"), b""));
        assert_eq!(folder.read("signed").starts_with(b"-----BEGIN CMS-----\n"), options == " --pem");
        let said = success(cms(&folder, "verify --ca alice.crt --ca bob.crt -o out signed", b""));
        let lines: Vec<_> = text(&said).lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.starts_with("signed: OK, signed by CN=")), "{lines:?}");
        assert!(lines.iter().all(|line| line.contains("who claims the time") == (options != " --no-attr")));
        assert!(folder.read("out") == document);
        // The input and the output are pipes.
        let signed = success(cms(&folder, &format!("sign {both}{options} -o -"), &document));
        let again = folder.run("cms verify --quiet --ca alice.crt --ca bob.crt --stream -o - -".split(' '), &signed);
        assert!(success(again) == document);
    }
}

#[test]
fn detached() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "512-c", "bob");
    let document = data(SIZE);
    folder.write("document", &document);
    let sign = "sign --detached --key alice.key --cert alice.crt --key bob.key --cert bob.crt";
    success(cms(&folder, &format!("{sign} -o s document"), b""));
    let from_pipe = success(cms(&folder, &format!("{sign} -o -"), &document));
    folder.write("p", &from_pipe);
    for signature in ["s", "p"] {
        let verify = format!("verify --ca alice.crt --ca bob.crt --content document {signature}");
        assert!(text(&success(cms(&folder, &verify, b""))).starts_with("document: OK, signed by CN="));
        let verify = format!("verify --ca alice.crt --ca bob.crt --content - {signature}");
        success(cms(&folder, &verify, &document));
        let other = cms(&folder, &verify, &document[1..]);
        assert!(refusal(&other, 1).contains("its digest is another"));
    }
    let verify = "verify --ca alice.crt --ca bob.crt s";
    assert!(failure(&cms(&folder, verify, b"")).contains("--content"));
    let verify = "verify --ca alice.crt --ca bob.crt --content document -o out s";
    assert!(failure(&cms(&folder, verify, b"")).contains("omit -o"));
}

/// The signature of a document with attributes is also a correct signature of a second document. The second document
/// consists of the encoded attributes, and has no attributes itself. The command must refuse to sign the second
/// document, and must refuse its signature.
#[test]
fn attributes_are_no_document() {
    const SIGNATURE: usize = 64;
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("document", b"document");
    success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o s document", b""));
    let signed = folder.read("s");
    let before = signed.len() - SIGNATURE;
    let at = signed[..before].windows(2).rposition(|window| window == [0xa0, 0x81]).expect("the attributes");
    let mut attributes = signed[at..at + 3 + usize::from(signed[at + 2])].to_vec();
    attributes[0] = 0x31;
    folder.write("attributes", &attributes);
    let sign = "sign --no-attr --key alice.key --cert alice.crt -o forged";
    for options in ["", " --detached"] {
        let refused = cms(&folder, &format!("{sign}{options} attributes"), b"");
        assert!(refusal(&refused, 1).contains("one whole SET of ASN.1"));
    }
    success(cms(&folder, &format!("{sign} --detached document"), b""));
    let mut forged = folder.read("forged");
    let end = forged.len() - SIGNATURE;
    forged[end..].copy_from_slice(&signed[before..]);
    folder.write("forged", &forged);
    for content in ["attributes", "-"] {
        let out = cms(&folder, &format!("verify --ca alice.crt --content {content} forged"), &attributes);
        let said = format!("{}{}", text(&out.stdout), text(&out.stderr));
        assert!(out.status.code() == Some(1) && said.contains("one whole SET of ASN.1"), "{content}: {said}");
    }
}

/// The command must refuse to sign a document without attributes if the document is one whole SET or SEQUENCE of ASN.1.
/// The command recognises such a document by its header and by the length in the header. The contents do not matter.
#[test]
fn documents_that_other_formats_sign() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    let sign = "sign --no-attr --key alice.key --cert alice.crt -o out";
    let length = 300_000_u32;
    for tag in [0x30, 0x31] {
        let mut document = vec![tag, 0x84];
        document.extend(length.to_be_bytes());
        document.resize(6 + length as usize, b'x');
        folder.write("document", &document);
        for options in ["", " --detached"] {
            let refused = cms(&folder, &format!("{sign}{options} document"), b"");
            assert!(refusal(&refused, 1).contains("of ASN.1"));
            assert!(!folder.path("out").exists());
        }
        let refused = cms(&folder, sign, &document);
        assert!(refusal(&refused, 1).contains("of ASN.1"));
        success(cms(&folder, &format!("{sign} --allow-structure document"), b""));
        fs::remove_file(folder.path("out")).expect("it is there");
        document.push(b'x');
        folder.write("document", &document);
        success(cms(&folder, &format!("{sign} document"), b""));
        fs::remove_file(folder.path("out")).expect("it is there");
    }
    success(cms(&folder, "sign --key alice.key --cert alice.crt -o out document", b""));
}

/// The command must not replace a certificate, key or CRL that it reads.
#[test]
fn what_is_read_is_not_replaced() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("document", b"text");
    success(cms(&folder, "sign --key alice.key --cert alice.crt -o signed document", b""));
    success(cms(&folder, "sign --key alice.key --cert alice.crt --detached -o detached document", b""));
    success(cms(&folder, "encrypt --recipient alice.crt -o sealed document", b""));
    folder.write("list", b"whatever it is");
    let (names, key) = (folder.names(), "--key alice.key --cert alice.crt");
    let files: Vec<_> = names.iter().map(|name| folder.read(name)).collect();
    for command in [
        format!("sign {key} -o alice.key document"),
        format!("sign {key} -o alice.crt document"),
        "verify --ca alice.crt -o alice.crt signed".to_owned(),
        "verify --ca alice.crt --crl list -o list signed".to_owned(),
        format!("countersign --any-signer {key} -o alice.crt signed"),
        format!("countersign --any-signer {key} --content document -o document detached"),
        "timestamp --response list -o list signed".to_owned(),
        "encrypt --recipient alice.crt -o alice.crt document".to_owned(),
        format!("decrypt {key} -o alice.crt sealed"),
    ] {
        let output = cms(&folder, &command, b"");
        let message = failure(&output);
        assert!(message.contains("certificate or list that this command uses"), "{command}: {message}");
        assert_eq!(folder.names(), names, "{command}");
        assert!(names.iter().zip(&files).all(|(name, bytes)| folder.read(name) == *bytes), "{command}");
    }
}

/// An output file must get its name only after its content has been verified.
#[test]
fn what_is_wrong_is_not_written() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "256-a", "mallory");
    let document = data(SIZE);
    folder.write("document", &document);
    success(cms(&folder, "sign --key alice.key --cert alice.crt -o signed document", b""));
    success(cms(&folder, "encrypt --recipient alice.crt -o sealed document", b""));
    let names = folder.names();
    let changed = |file: &str, at: usize| {
        let mut bytes = folder.read(file);
        bytes[at] ^= 1;
        bytes
    };
    let (signed, sealed) = (folder.read("signed").len(), folder.read("sealed").len());
    for (command, file, status, why) in [
        ("verify --ca alice.crt -o out -", changed("signed", 500_000), 1, "its digest is another"),
        ("verify --ca alice.crt -o out -", changed("signed", signed - 3), 1, "does not verify"),
        ("verify --ca alice.crt -o out -", folder.read("signed")[..signed - 1].to_vec(), 2, "cut off"),
        ("verify --ca mallory.crt -o out -", folder.read("signed"), 1, "is self-signed, and not among the trusted"),
        ("decrypt --key alice.key -o out -", changed("sealed", 500_000), 1, "its MAC is another"),
        ("decrypt --key alice.key -o out -", changed("sealed", sealed - 1), 1, "its MAC is another"),
        ("decrypt --key alice.key -o out -", folder.read("sealed")[..400_000].to_vec(), 2, "cut off"),
        ("decrypt --key mallory.key -o out -", folder.read("sealed"), 1, "does not open"),
        ("decrypt --key mallory.key --cert mallory.crt -o out -", folder.read("sealed"), 1, "not for the owner"),
        ("decrypt --key mallory.key --cert alice.crt -o out -", folder.read("sealed"), 2, "allowed: a pair"),
        (
            "verify --ca alice.crt -o out -",
            folder.read("sealed"),
            2,
            "this is an encrypted document (CMS); `fastgost cms decrypt` opens it",
        ),
        ("verify --ca alice.crt -o out -", b"something".to_vec(), 2, "allowed: CMS in DER or BER"),
    ] {
        let run = cms(&folder, command, &file);
        let message = refusal(&run, status);
        assert!(message.contains(why), "{command}: {message}");
        assert_eq!(folder.names(), names, "{command}");
    }
    // Without --stream, the command must write nothing to standard output, because a reader would get the data before
    // the data is verified.
    for command in ["verify --ca alice.crt -o - signed", "decrypt --key alice.key -o - sealed"] {
        let run = cms(&folder, command, b"");
        assert!(failure(&run).contains("--stream"), "{command}");
        assert_eq!(run.stdout, b"");
    }
    // With `--stream`, standard output gets the data before the MAC is checked. So only the exit status and the message
    // show that the MAC is wrong.
    let run = cms(&folder, "decrypt --key alice.key --stream -o - -", &changed("sealed", 500_000));
    assert!(refusal(&run, 1).contains("its MAC is another") && run.stdout.len() == SIZE);
}

#[test]
fn encrypted_and_decrypted() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    certified(&folder, "512-c", "bob");
    let document = data(SIZE);
    folder.write("document", &document);
    for cipher in ["kuznyechik-ctr-acpkm-omac", "kuznyechik-ctr-acpkm", "magma-ctr-acpkm-omac", "magma-ctr-acpkm"] {
        for options in ["", " --agree", " --pem", " --threads 3"] {
            let encrypt = format!("encrypt -a {cipher}{options} --recipient alice.crt --recipient bob.crt");
            success(cms(&folder, &format!("{encrypt} -o sealed document"), b""));
            let from_pipe = success(cms(&folder, &format!("{encrypt} -o -"), &document));
            folder.write("piped", &from_pipe);
            for (who, file) in [("alice", "sealed"), ("bob", "sealed"), ("alice", "piped"), ("bob", "piped")] {
                let out = cms(&folder, &format!("decrypt --key {who}.key --cert {who}.crt -o out {file}"), b"");
                assert!(out.status.success(), "{}", text(&out.stderr));
                // For a cipher without a MAC, the command must print a warning.
                let warned = text(&out.stderr).contains("anybody may have changed this document");
                assert_eq!(warned, !cipher.ends_with("omac"), "{}", text(&out.stderr));
                assert!(folder.read("out") == document, "{cipher}{options}");
            }
        }
    }
    assert!(
        failure(&cms(&folder, "encrypt --recipient alice.key -o x document", b"")).contains("this is a private key")
    );
    // The command must refuse a file that has the recipient's certificate and also the certificate of its issuer.
    let (authority, person) = ("--authority -o root.crt", "--days 30 -o carol.crt carol.req");
    pair(&folder, "256-a", "carol.key");
    for arguments in [
        format!("cert new --key alice.key --subject CN=root {authority}"),
        "cert request --key carol.key --subject CN=carol -o carol.req".to_owned(),
        format!("cert sign --ca root.crt --ca-key alice.key {person}"),
    ] {
        success(folder.run(arguments.split(' '), b""));
    }
    folder.write("chain", &[folder.read("carol.crt"), folder.read("root.crt")].concat());
    let out = cms(&folder, "encrypt --recipient chain -o x document", b"");
    let said = failure(&out);
    assert!(said.contains("issued another certificate in this file"), "{said}");
    // The key usage of the CA's certificate allows only signatures of certificates and CRLs, and no encryption.
    let said = cms(&folder, "encrypt --recipient root.crt -o x document", b"");
    assert!(refusal(&said, 1).contains("--any-recipient") && !folder.path("x").exists(), "{said:?}");
    success(cms(&folder, "encrypt --recipient root.crt --any-recipient -o x document", b""));
    success(cms(&folder, "decrypt --key alice.key -o y x", b""));
    assert_eq!(folder.read("y"), folder.read("document"));
}

#[test]
fn what_is_in_a_file() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("document", b"hello");
    success(cms(&folder, "sign --key alice.key --cert alice.crt -o signed document", b""));
    success(cms(&folder, "encrypt --recipient alice.crt --agree -o sealed document", b""));
    let shown = success(cms(&folder, "info signed", b""));
    for line in [
        "type: SignedData",
        "content: 5 bytes",
        "certificate: CN=alice",
        "  digest: streebog256",
        "  signed attribute: signing-certificate-v2",
    ] {
        assert!(text(&shown).lines().any(|shown| shown == line), "{line}: {}", text(&shown));
    }
    let shown = success(cms(&folder, "info", &folder.read("sealed")));
    for line in [
        "type: EnvelopedData",
        "cipher: kuznyechik-ctr-acpkm-omac; changes are noticed",
        "  key: key agreement by KExp15 with Kuznyechik",
    ] {
        assert!(text(&shown).lines().any(|shown| shown == line), "{line}: {}", text(&shown));
    }
    assert!(
        failure(&cms(&folder, "sign --key alice.key --cert alice.key -o x document", b""))
            .contains("this is a private key")
    );
}

/// If two arguments are standard input, the command must print an error.
#[test]
fn everything_from_standard_input() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    for input in ["", " -"] {
        let out = cms(&folder, &format!("verify --ca alice.crt --content -{input}"), b"x");
        assert!(failure(&out).contains("would both be read from standard input"));
    }
}

/// If the type of the content is not the type that the user expects, the command must refuse the document. For example,
/// a timestamp is not accepted as a document.
#[test]
fn types_of_contents() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    let key = keys::read_private_key(&folder.read("alice.key")).expect("a key");
    let certificate = Certificate::read(&folder.read("alice.crt")).expect("a certificate");
    let signers = [Signer::new(&key, certificate).expect("a signer")];
    let options = SignOptions { content_type: TST_INFO, ..SignOptions::default() };
    let mut writer = SignedWriter::new(Vec::new(), &signers, &options, Some(4)).expect("a writer");
    writer.write(b"text").expect("written");
    folder.write("signed", &writer.finish().expect("signed"));
    let said = cms(&folder, "verify --ca alice.crt -o out signed", b"");
    let said = refusal(&said, 1);
    assert!(said.contains("its content has the type 1.2.840.113549.1.9.16.1.4") && !folder.path("out").exists());
    success(cms(&folder, "verify --ca alice.crt -o out --econtent-type 1.2.840.113549.1.9.16.1.4 signed", b""));
    assert_eq!(folder.read("out"), b"text");
    success(cms(&folder, "encrypt --recipient alice.crt -o sealed out", b""));
    let said = cms(&folder, "decrypt --key alice.key --econtent-type 1.2.3 -o out2 sealed", b"");
    let said = refusal(&said, 1);
    assert!(said.contains("and not 1.2.3"));
}

/// If the extended key usage of a certificate does not allow signatures of documents, the command must refuse the
/// signature. With `--purpose any`, the command must accept the signature.
#[test]
fn extended_key_usage() {
    let folder = Folder::new();
    certified(&folder, "256-a", "root");
    pair(&folder, "256-a", "k");
    folder.write("document", b"document");
    let run = |arguments: &str| success(folder.run(arguments.split(' '), b""));
    run("cert new --key root.key --subject CN=CA --authority --quiet -o ca");
    for (name, purpose, right) in [
        ("none", "", true),
        ("mail", " --extended-usage emailProtection", true),
        ("server", " --extended-usage serverAuth", false),
    ] {
        run(&format!("cert request --key k --subject CN={name} -o {name}.req"));
        run(&format!("cert sign --ca ca --ca-key root.key{purpose} --days 3 -o {name} {name}.req"));
        success(cms(&folder, &format!("sign --key k --cert {name} -o {name}.p7m document"), b""));
        let verified = cms(&folder, &format!("verify --ca ca {name}.p7m"), b"");
        match right {
            true => _ = success(verified),
            false => assert!(refusal(&verified, 1).contains("that does not allow signatures of documents")),
        }
        success(cms(&folder, &format!("verify --ca ca --purpose any {name}.p7m"), b""));
    }
}

#[test]
fn countersignatures_and_timestamps() {
    let folder = Folder::new();
    for (name, curve) in [("alice", "256-a"), ("bob", "512-c"), ("notary", "256-b"), ("time", "512-a")] {
        certified(&folder, curve, name);
    }
    let document = data(SIZE);
    folder.write("document", &document);
    let both = "--key alice.key --cert alice.crt --key bob.key --cert bob.crt";
    for detached in ["", " --detached"] {
        success(cms(&folder, &format!("sign {both}{detached} -o signed document"), b""));
        let content = if detached.is_empty() { "" } else { " --content document" };
        let countersign =
            format!("countersign{content} --ca alice.crt --ca bob.crt --key notary.key --cert notary.crt");
        success(cms(&folder, &format!("{countersign} -o certified signed"), b""));
        let verify = match detached {
            "" => "verify --ca alice.crt --ca bob.crt -o out certified",
            _ => "verify --ca alice.crt --ca bob.crt --content document certified",
        };
        let said = success(cms(&folder, &verify.replace("--ca bob", "--ca notary.crt --ca bob"), b""));
        assert_eq!(text(&said).matches("  countersignature: OK, by CN=notary").count(), 2, "{}", text(&said));
        // The command accepts the document, although it does not trust the countersigner.
        let said = success(cms(&folder, verify, b""));
        assert_eq!(text(&said).matches("  countersignature: not verified: ").count(), 2, "{}", text(&said));
        assert!(!detached.is_empty() || folder.read("out") == document);
        success(cms(&folder, &format!("{countersign} --signer 2 -o certified signed"), b""));
        assert_eq!(text(&success(cms(&folder, verify, b""))).matches("  countersignature: ").count(), 1);
        let said = cms(&folder, &format!("{countersign} --signer 3 -o x signed"), b"");
        assert!(failure(&said).contains("has no signature 3; it has 2"));
        // If a document has several signatures, the user must say which signature gets the timestamp.
        let said = cms(&folder, "timestamp --request -o request signed", b"");
        let said = failure(&said);
        assert!(said.contains("say which one is meant with --signer"));
        success(cms(&folder, "timestamp --request --signer 1 -o request signed", b""));
        let said = cms(&folder, "timestamp --response request -o stamped signed", b"");
        let said = failure(&said);
        assert!(said.contains("request: "), "{said}");
        assert!(
            refusal(&cms(&folder, &verify.replace("verify", "verify --timestamp"), b""), 1)
                .contains("this signature has no timestamp; `fastgost cms augment` adds one")
        );
    }
    let said = cms(&folder, "countersign --any-signer --key notary.key --cert notary.crt -o x -", b"");
    assert!(failure(&said).contains("must be a file"));
}

/// The option --most-work limits the work for a document.
#[test]
fn documents_with_too_much_in_them() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("document", b"document");
    success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o signed document", b""));
    let verify = "verify --ca alice.crt --content document many";
    let write = |change: &dyn Fn(&mut SignedData)| {
        let (mut signed, _) = SignedData::read(&folder.read("signed")).expect("signed");
        change(&mut signed);
        folder.write("many", &signed.to_detached_der());
    };
    // Copies of one signature count as one signature. Copies of one certificate count as one certificate.
    write(&|signed| {
        signed.signers = vec![signed.signers[0].clone(); 2500];
        signed.certificates = vec![signed.certificates[0].clone(); 2500];
        signed.revocation_lists = vec![vec![0x30, 0]; 200];
    });
    assert_eq!(text(&success(cms(&folder, verify, b""))).lines().count(), 1);
    let said = cms(&folder, &verify.replace("verify", "verify --most-work 100"), b"");
    let said = failure(&said);
    assert!(
        said.contains("many: it takes too much work: given up after 100 steps, all that is allowed, at "),
        "{said}"
    );
    assert!(said.ends_with("; --most-work allows more\n"), "{said}");
}
