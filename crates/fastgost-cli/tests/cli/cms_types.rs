//! Tests the two types of CMS that need no certificate: documents with a digest, and documents that are encrypted under
//! a secret key.
use crate::{
    cms::{certified, cms},
    common::{Folder, data, refusal, success, text},
};

const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const DIGESTED: &[u8] = include_bytes!("../../../fastgost-pki/tests/files/documents/openssl-digested.der");
const ENCRYPTED: &[u8] = include_bytes!("../../../fastgost-pki/tests/files/documents/openssl-encrypted.der");

/// The size of the tested document, which is more than the command reads at once.
const SIZE: usize = 700_001;

/// Makes a folder with a document, and with two secret keys: one as bytes, and one in hexadecimal.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("document", &data(SIZE));
    for (name, format) in [("k", &[][..]), ("h", &["--hex"])] {
        success(folder.run(["keygen", "--secret", "--quiet", "-o", name].iter().chain(format), b""));
    }
    folder
}

/// Runs a command that must fail with the exit status `code`, and returns its message.
fn refused(folder: &Folder, arguments: &str, code: i32) -> String {
    refusal(&cms(folder, arguments, b""), code).to_owned()
}

#[test]
fn a_document_and_its_digest() {
    let folder = folder();
    for (options, hash) in [("", "streebog256"), (" -a streebog512 --pem", "streebog512")] {
        success(cms(&folder, &format!("digest{options} -o file document"), b""));
        let said = success(cms(&folder, "digest --check -o out file", b""));
        assert_eq!(text(&said), format!("file: OK, {hash}\n"));
        assert!(folder.read("out") == data(SIZE));
        // The input and the output are pipes.
        let piped = success(cms(&folder, &format!("digest{options}"), &data(SIZE)));
        assert_eq!(text(&success(cms(&folder, "digest -c -", &piped))), format!("standard input: OK, {hash}\n"));
        assert!(success(cms(&folder, "digest -c --stream -o - -", &piped)) == data(SIZE));
    }
    let mut changed = success(cms(&folder, "digest document", b""));
    changed[SIZE / 2] ^= 1;
    folder.write("changed", &changed);
    let said = refused(&folder, "digest --check -o none changed", 1);
    assert!(said.contains("another digest") && !folder.path("none").exists(), "{said}");
    folder.write("theirs", DIGESTED);
    assert_eq!(text(&success(cms(&folder, "digest --check --stream -o - theirs", b""))), "a document");
    let said = refused(&folder, "digest --check --econtent-type 1.2.3 theirs", 1);
    assert!(said.contains("--econtent-type 1.2.840.113549.1.7.1"), "{said}");
    for arguments in ["digest --check -a streebog512 file", "digest --check --pem file", "digest --stream file"] {
        assert!(refused(&folder, arguments, 2).contains("cannot be used with") || arguments.contains("stream"));
    }
    assert!(refused(&folder, "digest --check document", 2).starts_with("fastgost: document: "));
}

#[test]
fn under_a_secret_key() {
    let folder = folder();
    for algorithm in ["kuznyechik-ctr-acpkm-omac", "magma-ctr-acpkm-omac", "kuznyechik-ctr-acpkm", "magma-ctr-acpkm"] {
        let authenticated = algorithm.ends_with("omac");
        for key in ["k", "h"] {
            success(cms(&folder, &format!("encrypt -a {algorithm} --key-file {key} -o file document"), b""));
            let output = cms(&folder, &format!("decrypt --key-file {key} -o out file"), b"");
            assert!(output.status.success() && folder.read("out") == data(SIZE), "{algorithm}");
            assert_eq!(String::from_utf8_lossy(&output.stderr).contains("does not notice changes"), !authenticated);
        }
        if authenticated {
            assert!(refused(&folder, "decrypt --key-file k -o none file", 1).contains("MAC"));
            assert!(!folder.path("none").exists());
        }
    }
    let piped = success(cms(&folder, &format!("encrypt --insecure-key-hex {KEY} --pem"), &data(SIZE)));
    let opened = success(cms(&folder, &format!("decrypt --insecure-key-hex {KEY} --stream -"), &piped));
    assert!(opened == data(SIZE));
    folder.write("theirs", ENCRYPTED);
    let opened = cms(&folder, &format!("decrypt --insecure-key-hex {KEY} --stream theirs"), b"");
    assert!(opened.status.success() && opened.stdout == b"a document");
}

/// `--key` opens documents for a recipient, and `--key-file` opens documents under a secret key. With either option,
/// the command must refuse documents of the other kind, documents that are not encrypted, and options that need the
/// other kind of key.
#[test]
fn the_other_key() {
    let folder = folder();
    certified(&folder, "256-a", "alice");
    success(cms(&folder, "encrypt --recipient alice.crt -o enveloped document", b""));
    success(cms(&folder, "encrypt --key-file k -o encrypted document", b""));
    success(cms(&folder, "digest -o digested document", b""));
    for (arguments, said) in [
        ("decrypt --key-file k -o none enveloped", "give a recipient's private key as --key"),
        ("decrypt --key alice.key -o none encrypted", "give the key as --key-file"),
        ("decrypt --key alice.key -o none digested", "neither signed nor encrypted"),
        ("decrypt --key alice.key --key-file k -o none encrypted", "cannot be used with"),
        ("decrypt --key-file k --cert alice.crt -o none encrypted", "cannot be used with"),
        ("decrypt --key-file k --sender alice.crt -o none encrypted", "cannot be used with"),
        ("decrypt --key-file k --passphrase-file k -o none encrypted", "cannot be used with"),
        ("decrypt -o none encrypted", "required"),
        ("encrypt --key-file k --recipient alice.crt -o none document", "cannot be used with"),
        ("encrypt --key-file k --agree -o none document", "cannot be used with"),
        ("encrypt --key-file k --any-recipient -o none document", "cannot be used with"),
        ("encrypt -o none document", "required"),
        ("encrypt --key-fd 0 -o none", "reads the key from standard input"),
        ("encrypt --key-file k -o k document", "k"),
    ] {
        let text = refused(&folder, arguments, 2);
        assert!(text.contains(said) && !folder.path("none").exists(), "{arguments}: {text}");
    }
}
