//! Signed and encrypted documents.
use crate::common::{Folder, data, failure, pair, refusal, success, text};

/// A key, and a certificate that it signs itself.
fn certified(folder: &Folder, curve: &str, name: &str) {
    pair(folder, curve, &format!("{name}.key"));
    let (key, certificate) = (format!("{name}.key"), format!("{name}.crt"));
    let subject = format!("CN={name}");
    let new = ["cert", "new", "--key", &key, "--subject", &subject, "--san", "DNS:a.example", "-o", &certificate];
    assert_eq!(success(folder.run(new, b"")), b"");
}

fn cms(folder: &Folder, arguments: &str, stdin: &[u8]) -> std::process::Output {
    folder.run(["cms"].into_iter().chain(arguments.split(' ')), stdin)
}

/// Larger than what is read at a time.
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
        // From a pipe and to a pipe.
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

/// A signature with attributes is also one of the attributes without any, wherever they come from.
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
    success(cms(&folder, "sign --detached --no-attr --key alice.key --cert alice.crt -o forged attributes", b""));
    let mut forged = folder.read("forged");
    let end = forged.len() - SIGNATURE;
    forged[end..].copy_from_slice(&signed[before..]);
    folder.write("forged", &forged);
    for content in ["attributes", "-"] {
        let out = cms(&folder, &format!("verify --ca alice.crt --content {content} forged"), &attributes);
        let said = format!("{}{}", text(&out.stdout), text(&out.stderr));
        assert!(out.status.code() == Some(1) && said.contains("looks like the signed attributes"), "{content}: {said}");
    }
}

/// Nothing appears under its name before it is verified.
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
        ("verify --ca alice.crt -o out -", folder.read("sealed"), 2, "it is EnvelopedData; allowed here: SignedData"),
        ("verify --ca alice.crt -o out -", b"something".to_vec(), 2, "neither DER, nor text"),
    ] {
        let run = cms(&folder, command, &file);
        let message = refusal(&run, status);
        assert!(message.contains(why), "{command}: {message}");
        assert_eq!(folder.names(), names, "{command}");
    }
    // To a pipe only on request.
    for command in ["verify --ca alice.crt -o - signed", "decrypt --key alice.key -o - sealed"] {
        let run = cms(&folder, command, b"");
        assert!(failure(&run).contains("--stream"), "{command}");
        assert_eq!(run.stdout, b"");
    }
    // And then the exit status says it.
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
                // What is not authenticated is said.
                let warned = text(&out.stderr).contains("anybody may have changed this document");
                assert_eq!(warned, !cipher.ends_with("omac"), "{}", text(&out.stderr));
                assert!(folder.read("out") == document, "{cipher}{options}");
            }
        }
    }
    assert!(failure(&cms(&folder, "encrypt --recipient alice.key -o x document", b"")).contains("no certificate"));
    // Issuers in the same file are no recipients.
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
    assert!(said.contains("is the issuer of another certificate in this file"), "{said}");
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
        failure(&cms(&folder, "sign --key alice.key --cert alice.key -o x document", b"")).contains("no certificate")
    );
}
