//! Documents and keys as other programs write them: `fastgost-pki/tests/files/documents` has them, with test keys.
use crate::{
    cms::{certified, cms},
    common::{Folder, refusal, success, text},
};
use fastgost::keys::{Encryption, PrivateKey};
use fastgost_pki::pfx::{Bag, Pfx};
use std::{fs, path::Path, process::Output};

/// A folder with all these files.
fn folder() -> Folder {
    let folder = Folder::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fastgost-pki/tests/files/documents");
    for entry in fs::read_dir(from).expect("the documents") {
        let entry = entry.expect("a document");
        folder.write(entry.file_name().to_str().expect("a name"), &fs::read(entry.path()).expect("a document"));
    }
    folder
}

/// One certificate in lines of 76 characters, and another without BEGIN and END; a signature in base64url.
#[test]
fn texts_of_others() {
    let folder = folder();
    for file in ["pem-76.pem", "bare-base64.cer"] {
        assert!(text(&success(folder.run(["cert", "show", file], b""))).starts_with("Certificate\n"), "{file}");
    }
    assert!(text(&success(cms(&folder, "info cms-base64url.p7s", b""))).starts_with("type: SignedData\n"));
}

/// A private key with the identifier of key agreement is the same key.
#[test]
fn key_of_agreement() {
    let folder = folder();
    let public = success(folder.run(["pubkey", "--quiet", "key-agreement-oid-256.der"], b""));
    assert!(public == folder.read("key-agreement-oid-256.pub.pem"));
}

/// A document of CMS where a signature alone belongs: the command that verifies it is named, whatever text the document is in.
#[test]
fn a_document_is_no_signature() {
    let folder = folder();
    certified(&folder, "256-a", "alice");
    success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o s.der doc.txt", b""));
    success(cms(&folder, "sign --pem --key alice.key --cert alice.crt -o s.pem doc.txt", b""));
    for file in ["s.der", "s.pem", "cms-base64url.p7s"] {
        let output = folder.run(["verify", "--key", "alice.crt", "--signature", file, "doc.txt"], b"");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(1) && said.contains("cms verify --content"), "{file}: {said}");
    }
    // A signature that is too long is that.
    folder.write("long", &[0x30; 200]);
    let output = folder.run(["verify", "--key", "alice.crt", "--signature", "long", "doc.txt"], b"");
    assert!(String::from_utf8_lossy(&output.stderr).contains("129 bytes"));
}

/// What is signed has CR LF at the ends of lines, the file has not.
#[test]
fn signed_as_text() {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder.write("canonical", b"\r\none\r\n\r\ntwo\rthree\r\n");
    success(cms(&folder, "sign --detached --key alice.key --cert alice.crt -o s canonical", b""));
    folder.write("content", b"\none\n\ntwo\rthree\n");
    let output = cms(&folder, "verify --ca alice.crt --content content s", b"");
    let said = refusal(&output, 1);
    assert!(said.contains("signed as text") && said.contains("--text"), "{said}");
    success(cms(&folder, "verify --text --ca alice.crt --content - s", b"\none\n\ntwo\rthree\n"));
    let accepts = |content: &[u8], option: &str| {
        folder.write("content", content);
        cms(&folder, &format!("verify{option} --ca alice.crt --content content s"), b"").status.success()
    };
    // Lines may end in either way, also in both; a CR alone ends none.
    for content in [&b"\none\n\ntwo\rthree\n"[..], b"\r\none\n\r\ntwo\rthree\n"] {
        assert!(!accepts(content, "") && accepts(content, " --text"));
    }
    assert!(accepts(b"\r\none\r\n\r\ntwo\rthree\r\n", "") && accepts(b"\r\none\r\n\r\ntwo\rthree\r\n", " --text"));
    for content in [&b"\none\n\ntwo\nthree\n"[..], b"\none\n\ntwo\rthree"] {
        assert!(!accepts(content, "") && !accepts(content, " --text"));
    }
}

/// What was decrypted, with the warning about ciphers without a MAC.
fn opened(output: &Output) -> Vec<u8> {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("does not notice changes"), "{said}");
    output.stdout.clone()
}

/// A key of GOST R 34.10-2001 decrypts what was encrypted to it, from a file of its own or a PFX, and signs nothing.
#[test]
fn archives() {
    let folder = folder();
    certified(&folder, "256-a", "alice");
    let content = opened(&cms(&folder, "decrypt --stream --key env-2001.key env-2001.p7m", b""));
    assert!(text(&content).starts_with("Договор"), "{}", text(&content));
    let mut pfx = Pfx::new();
    pfx.add(Bag::key(&PrivateKey::read(&folder.read("env-2001.key")).expect("a key")).expect("a bag"));
    let with = Encryption { iterations: 1000, ..Encryption::default() };
    folder.write("old.pfx", &pfx.seal(b"word", &with).expect("a PFX"));
    folder.write("word", b"word\n");
    let output = folder.run(["pfx", "import", "--passphrase-file", "word", "-o", "imported", "old.pfx"], b"");
    assert!(output.status.success());
    assert!(opened(&cms(&folder, "decrypt --stream --key imported env-2001.p7m", b"")) == content);
    let from_pfx = cms(&folder, "decrypt --stream --key old.pfx --passphrase-file word env-2001.p7m", b"");
    assert!(opened(&from_pfx) == content);
    for arguments in [
        "sign --key env-2001.key doc.txt",
        "sign --key old.pfx --passphrase-file word doc.txt",
        "cms sign --key env-2001.key --cert alice.crt -o out doc.txt",
        "cms countersign --key env-2001.key --cert alice.crt --any-signer --content doc.txt -o out cms-base64url.p7s",
        "cert new --key env-2001.key --subject CN=a -o out",
        "cert request --key env-2001.key --subject CN=a -o out",
        "pfx export --key env-2001.key -o out --passphrase-file word",
    ] {
        let output = folder.run(arguments.split(' '), b"");
        let said = refusal(&output, 2);
        assert!(said.contains("GOST R 34.10-2001, which decrypts and signs nothing"), "{arguments}: {said}");
        assert!(!folder.path("out").exists(), "{arguments}");
    }
}

/// BouncyCastle wraps for keys of 512 bits under another key than gost-engine.
#[test]
fn envelope_of_bouncycastle() {
    let folder = folder();
    for cert in ["", " --cert gost2012_512_Reci_Cert"] {
        let command = format!("decrypt --stream --key gost2012_512_Reci_Key{cert} gost2012_512_Reci_Msg");
        assert_eq!(opened(&cms(&folder, &command, b"")), b"Hello World!");
    }
}
