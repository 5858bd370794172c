//! Documents and keys as other programs write them: `fastgost-pki/tests/files/documents` has them, with test keys.
use crate::{
    cms::{certified, cms},
    common::{Folder, pair, refusal, success, text},
};
use std::{fs, path::Path};

/// A folder with all these files.
pub fn folder() -> Folder {
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

/// A signature alone, as its bytes and in hexadecimal.
#[test]
fn signatures_in_hexadecimal() {
    let folder = Folder::new();
    for curve in ["256-a", "512-a"] {
        pair(&folder, curve, curve);
        folder.write("doc", b"content");
        success(folder.run(["sign", "--key", curve, "-o", curve.trim_end_matches("-a"), "doc"], b""));
        let bytes = folder.read(curve.trim_end_matches("-a"));
        let hex: String = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
        for (form, right) in [
            (bytes.clone(), true),
            (hex.clone().into_bytes(), true),
            (format!("{}\r\n{}\n", &hex[..64], &hex[64..]).into_bytes(), true),
            (hex.as_bytes()[2..].to_vec(), false),
            (hex.replace('F', "G").into_bytes(), !hex.contains('F')),
        ] {
            folder.write("s", &form);
            let public = format!("{curve}.pub");
            let verdict = folder.run(["verify", "--key", &public, "--signature", "s", "doc"], b"");
            assert_eq!(verdict.status.code(), Some(i32::from(!right)), "{}", text(&verdict.stderr));
        }
    }
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
