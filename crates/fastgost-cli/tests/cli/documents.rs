//! Tests documents and keys in the forms of other programs. The files are in `fastgost-pki/tests/files/documents`, with
//! test keys.
use crate::{
    cms::{certified, cms},
    common::{Folder, pair, refusal, success, text},
};
use fastgost::keys::{Encryption, PrivateKey};
use fastgost_pki::pfx::{Bag, Pfx};
use std::{fs, path::Path, process::Output};

/// Makes a folder with copies of the files in `fastgost-pki/tests/files/documents`.
pub fn folder() -> Folder {
    let folder = Folder::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fastgost-pki/tests/files/documents");
    for entry in fs::read_dir(from).expect("the documents") {
        let entry = entry.expect("a document");
        folder.write(entry.file_name().to_str().expect("a name"), &fs::read(entry.path()).expect("a document"));
    }
    folder
}

/// The private key in `key-agreement-oid-256.der` has an algorithm identifier for key agreement. The command must read
/// the key like a key for signatures, and must compute the correct public key.
#[test]
fn key_of_agreement() {
    let folder = folder();
    let public = success(folder.run(["pubkey", "--quiet", "key-agreement-oid-256.der"], b""));
    assert!(public == folder.read("key-agreement-oid-256.pub.pem"));
}

/// If the user gives a CMS document as a detached signature, the message must name the command that verifies the
/// document. The test gives the document in DER, in PEM and in base64url.
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
    // The command keeps at most 129 bytes of a signature, so the error for a longer signature says 129 bytes.
    folder.write("long", &[0x30; 200]);
    let output = folder.run(["verify", "--key", "alice.crt", "--signature", "long", "doc.txt"], b"");
    assert!(String::from_utf8_lossy(&output.stderr).contains("129 bytes"));
}

/// A detached signature may consist of bytes or of hexadecimal digits.
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

/// The text that was signed has CR LF at the end of each line. In the file on disk, the lines end differently, so the
/// digest fits only with --text.
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
    // In the file, lines may end with LF or with CR LF, even in the same file. A CR alone does not end a line, so
    // the command must not change it.
    for content in [&b"\none\n\ntwo\rthree\n"[..], b"\r\none\n\r\ntwo\rthree\n"] {
        assert!(!accepts(content, "") && accepts(content, " --text"));
    }
    assert!(accepts(b"\r\none\r\n\r\ntwo\rthree\r\n", "") && accepts(b"\r\none\r\n\r\ntwo\rthree\r\n", " --text"));
    for content in [&b"\none\n\ntwo\nthree\n"[..], b"\none\n\ntwo\rthree"] {
        assert!(!accepts(content, "") && !accepts(content, " --text"));
    }
}

/// The certificate has expired, but the timestamp proves that the signature was made before the certificate expired.
#[test]
fn a_signature_outlives_its_certificate() {
    let folder = folder();
    let verify = "verify --ca expired-root.pem --content doc.txt";
    let said = cms(&folder, &format!("{verify} --attime 2026-01-01 expired.ts.p7s"), b"");
    assert!(
        refusal(&said, 1).contains("expired at 2025-04-01 00:00:00 UTC; --timestamp verifies as of a timestamp's time")
    );
    for how in ["--timestamp --attime 2030-01-01", "--attime 2024-08-31", "--timestamp --attime 2030-01-01 --strict"] {
        let said = success(cms(&folder, &format!("{verify} {how} expired.ts.p7s"), b""));
        let said = text(&said);
        assert!(said.contains("accuracy 1 s, policy 1.2.643.2.2.38.4, serial number 01611409b74c"), "{said}");
        assert_eq!(said.contains("it existed at 2024-08-30T06:40:00Z"), how != "--attime 2024-08-31", "{said}");
    }
    // If the time of verification (--attime) is before the timestamp, the timestamp does not prove that the signature
    // existed at this time.
    assert_eq!(
        cms(&folder, &format!("{verify} --timestamp --attime 2024-08-30 expired.ts.p7s"), b"").status.code(),
        Some(1)
    );
}

/// A person in another country has signed a document, and then a second person adds a signature. The first signature
/// stays unchanged.
#[test]
fn somebody_signs_it_too() {
    let folder = folder();
    certified(&folder, "512-a", "bob");
    let output = cms(&folder, "sign --add --key bob.key --cert bob.crt -o both cosign-first.p7m", b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("signed by CN=") && text(&output.stderr).contains("not verified by a CA"));
    let (first, both) = (folder.read("cosign-first.p7m"), folder.read("both"));
    // The last 400 bytes of the first document belong to its only signature.
    let last = &first[first.len() - 400..];
    assert!(both.windows(last.len()).any(|window| window == last));
    success(cms(&folder, "extract --quiet --part certificates -o signers.pem both", b""));
    let output = cms(&folder, "verify --no-chain --cert signers.pem both", b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).matches("both: OK, signed by").count(), 2, "{}", text(&output.stdout));
    // The certificate of the first signer deviates from the rules, so the command must print a note. The certificate of
    // the second signer must cause no note.
    let said = text(&output.stderr);
    assert_eq!((said.lines().count(), said.matches("read although it has NULL").count()), (1, 1), "{said}");
}

/// Checks that the command has printed the warning about ciphers without a MAC, and returns the decrypted text.
fn opened(output: &Output) -> Vec<u8> {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("does not notice changes"), "{said}");
    output.stdout.clone()
}

/// Reads a key of GOST R 34.10-2001 from a separate file and from a PFX. The key must decrypt a document that was
/// encrypted for the key's owner, and must sign nothing.
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
    let output =
        folder.run(["pfx", "import", "--unencrypted", "--passphrase-file", "word", "-o", "imported", "old.pfx"], b"");
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
        assert!(said.contains("GOST R 34.10-2001, which decrypts, and signs nothing"), "{arguments}: {said}");
        assert!(!folder.path("out").exists(), "{arguments}");
    }
}

/// For keys of 512 bits, BouncyCastle and gost-engine wrap the content key under different keys. The command must read
/// the documents of both programs.
#[test]
fn envelope_of_bouncycastle() {
    let folder = folder();
    for cert in ["", " --cert gost2012_512_Reci_Cert"] {
        let command = format!("decrypt --stream --key gost2012_512_Reci_Key{cert} gost2012_512_Reci_Msg");
        assert_eq!(opened(&cms(&folder, &command, b"")), b"Hello World!");
    }
}
