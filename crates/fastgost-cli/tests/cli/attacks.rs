//! Inputs that were once accepted and must not be: each stands for a kind of attack. `fastgost-pki/tests/files/attacks` has them, with keys
//! that are for tests only.
use crate::common::{Folder, refusal, text};
use std::{fs, path::Path, process::Output};

/// A folder with all files of the attacks.
fn folder() -> Folder {
    let folder = Folder::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fastgost-pki/tests/files/attacks");
    for entry in fs::read_dir(from).expect("the attacks") {
        let entry = entry.expect("a file");
        fs::copy(entry.path(), folder.path_of(&entry.file_name())).expect("a copy");
    }
    folder
}

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(line.split(' '), b"")
}

/// A signature of this content would be that of another document.
#[test]
fn a_content_of_signed_attributes_is_not_signed() {
    let folder = folder();
    let output = run(&folder, "cms sign --no-attr --key signer.key --cert signer.pem -o x no-attr-content.bin");
    assert!(refusal(&output, 1).contains("one whole SET of ASN.1"));
    let output =
        run(&folder, "cms sign --no-attr --detached --key signer.key --cert signer.pem -o x no-attr-content.bin");
    assert!(refusal(&output, 1).contains("one whole SET of ASN.1"));
    fs::remove_file(folder.path("raw-content.bin.sig")).expect("it is there");
    let output = run(&folder, "sign --key signer.key raw-content.bin");
    assert!(refusal(&output, 2).contains("raw-content.bin: not signed, since it is one whole SET of ASN.1"));
    assert!(!folder.path("x").exists() && !folder.path("raw-content.bin.sig").exists());
}

/// Certificates that are not DER, or say what cannot be understood.
#[test]
fn certificates_that_cannot_be_understood() {
    let folder = folder();
    let by_root = "--ca constrained-root.pem --untrusted constrained-issuer.pem";
    for (options, file, why) in [
        (by_root, "padded-oid.pem", "object identifiers in their shortest form"),
        (by_root, "key-off-curve.pem", "its key is none"),
        ("--ca root.pem --untrusted issuer.pem", "critical-undecodable.pem", "cannot be decoded"),
    ] {
        for strict in ["", " --strict"] {
            let output = run(&folder, &format!("cert verify --attime 2026-12-01{strict} {options} {file}"));
            let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
            assert!(matches!(output.status.code(), Some(1 | 2)) && said.contains(why), "{file}{strict}: {said}");
            assert!(!said.contains(": OK"), "{file}{strict}: {said}");
        }
    }
}

/// Whoever writes an authority's name into a certificate of their own has nobody revoked.
#[test]
fn nobody_revokes_others() {
    let folder = folder();
    let crl = "cert crl --ca constrained-issuer.pem --ca-key constrained-issuer.key -o x.crl";
    let output = run(&folder, &format!("{crl} --revoke foreign-with-victims-serial.pem"));
    assert!(refusal(&output, 1).contains("this authority's key did not sign the certificate"));
    assert!(!folder.path("x.crl").exists());
    assert!(run(&folder, &format!("{crl} --revoke victim.pem")).status.success());
}

/// The issuer's signatures do not pass for the owner's, however the issuer's name is written.
#[test]
fn a_certificate_with_its_issuers() {
    let folder = folder();
    for line in [
        "verify --key two-certificates.pem msg",
        "encrypt --recipient two-certificates.pem -o x msg",
        "cms encrypt --recipient two-certificates.pem -o x msg",
    ] {
        let output = run(&folder, line);
        let said = text(&output.stderr);
        assert!(matches!(output.status.code(), Some(1 | 2)) && said.contains("issuer"), "{line}: {said}");
        assert!(!folder.path("x").exists());
    }
    // Each alone is what it was.
    let two = String::from_utf8(folder.read("two-certificates.pem")).expect("text");
    let second = two.rfind("-----BEGIN").expect("two");
    folder.write("second.pem", &two.as_bytes()[second..]);
    assert!(run(&folder, "verify --key second.pem msg").status.success());
}
