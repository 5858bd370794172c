//! Tests inputs that the command once accepted, and that the command must refuse. Each input is an example of one kind
//! of attack. The files, and keys that are for tests only, are in `fastgost-pki/tests/files/attacks`.
use crate::common::{Folder, pair, refusal, text};
use fastgost_pki::cms::{Attribute, SignedData};
use std::{fs, path::Path, process::Output};

/// Makes a folder with all files of the attacks.
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

/// The command must refuse to sign a content that has the form of encoded signed attributes. Otherwise the signature
/// would also be valid for another document, which has these attributes.
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

/// The command must refuse certificates that are not in DER, and certificates with values that the command cannot
/// decode.
#[test]
fn certificates_that_cannot_be_understood() {
    let folder = folder();
    let by_root = "--ca constrained-root.pem --cert constrained-issuer.pem";
    for (options, file, why) in [
        (by_root, "padded-oid.pem", "object identifiers in their shortest form"),
        (by_root, "key-off-curve.pem", "its key is none"),
        ("--ca root.pem --cert issuer.pem", "critical-undecodable.pem", "cannot be decoded"),
    ] {
        for strict in ["", " --strict"] {
            let output = run(&folder, &format!("cert verify --attime 2026-12-01{strict} {options} {file}"));
            let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
            assert!(matches!(output.status.code(), Some(1 | 2)) && said.contains(why), "{file}{strict}: {said}");
            assert!(!said.contains(": OK"), "{file}{strict}: {said}");
        }
    }
}

/// If a certificate has the CA's name but is not signed by the CA, the command must not revoke the serial number of
/// this certificate.
#[test]
fn nobody_revokes_others() {
    let folder = folder();
    let crl = "cert crl --ca constrained-issuer.pem --ca-key constrained-issuer.key -o x.crl";
    let output = run(&folder, &format!("{crl} --revoke foreign-with-victims-serial.pem"));
    assert!(refusal(&output, 1).contains("this CA's key did not sign the certificate"));
    assert!(!folder.path("x.crl").exists());
    assert!(run(&folder, &format!("{crl} --revoke victim.pem")).status.success());
}

/// The command must refuse a file with a certificate and the certificate of its issuer, in whichever form the issuer's
/// name is written. Otherwise the command would accept signatures of the issuer as signatures of the certificate's
/// owner.
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
        assert!(matches!(output.status.code(), Some(1 | 2)) && said.contains("issued "), "{line}: {said}");
        assert!(!folder.path("x").exists());
    }
    // The second certificate alone, in a separate file, must be accepted.
    let two = String::from_utf8(folder.read("two-certificates.pem")).expect("text");
    let second = two.rfind("-----BEGIN").expect("two");
    folder.write("second.pem", &two.as_bytes()[second..]);
    assert!(run(&folder, "verify --key second.pem msg").status.success());
}

/// A file has the same bytes as the signed part of a certificate. The command must not accept the certificate's
/// signature as a signature of the file, unless an option allows this. Another file consists of the signature of a
/// document. The command must not accept a signature of this file as a countersignature of the document.
#[test]
fn a_signature_of_a_structure_is_not_one_of_a_file() {
    let folder = folder();
    let [key, other] = ["key", "other"];
    for name in [key, other] {
        pair(&folder, "256-a", name);
        let new = format!("cert new --key {name} --subject CN={name} --quiet -o {name}.crt");
        assert!(run(&folder, &new).status.success(), "{new}");
    }
    // The key has signed these bytes as a part of a certificate.
    let certificate = folder.read("key.crt");
    let signed = fastgost::keys::x509::Signed::certificate(&certificate).expect("a certificate");
    folder.write("archive", signed.signed_bytes());
    folder.write("archive.sig", signed.signature());
    let output = run(&folder, "verify --key key.pub archive");
    assert!(refusal(&output, 1).contains("archive: the file is one whole SEQUENCE of ASN.1"), "{output:?}");
    let output = run(&folder, "verify --encoding x509 --allow-structure --key key.pub archive");
    assert_eq!(text(&output.stdout), "archive: OK\n");
    // `cms sign --no-attr` must also refuse to sign this file.
    let sign = "cms sign --no-attr --key key --cert key.crt -o signed archive";
    assert!(refusal(&run(&folder, sign), 1).contains("one whole SEQUENCE"));
    assert!(run(&folder, &sign.replace("--no-attr", "--no-attr --allow-structure")).status.success());
    for strict in ["", " --strict"] {
        let verify = format!("cms verify --purpose any{strict} --ca key.crt");
        let output = run(&folder, &format!("{verify} signed"));
        assert!(refusal(&output, 1).contains("without signed attributes, and is one whole SEQUENCE"), "{output:?}");
        assert!(run(&folder, &format!("{verify} --allow-structure signed")).status.success());
    }
    // A signature of a file is presented as a countersignature. The signed file consists of the signature of a
    // document.
    assert!(run(&folder, "cms sign --key key --cert key.crt -o letter.p7m msg").status.success());
    let (mut document, _) = SignedData::read(&folder.read("letter.p7m")).expect("a document");
    folder.write("photo", &document.signers[0].signature);
    assert!(
        run(&folder, "cms sign --no-attr --detached --key other --cert other.crt -o photo.p7s photo").status.success()
    );
    let (of_photo, _) = SignedData::read(&folder.read("photo.p7s")).expect("signatures");
    let by = last_set(&folder.read("photo.p7s")).to_vec();
    let oid = "1.2.840.113549.1.9.6".parse().expect("an identifier");
    document.signers[0].unsigned_attributes = [Attribute::new(oid, [by])].into_iter().collect();
    document.certificates.extend(of_photo.certificates);
    folder.write("countersigned.p7s", &document.to_detached_der());
    let output = run(&folder, "cms verify --purpose any --ca key.crt --ca other.crt --content msg countersigned.p7s");
    assert!(text(&output.stdout).contains("countersignature: not verified: "), "{output:?}");
    assert!(text(&output.stdout).contains("a countersignature needs signed attributes"), "{output:?}");
}

/// `cert sign` must not issue a certificate with a name that other programs read as the CA's own name. `cert sign` must
/// not issue a certificate that all programs would refuse.
#[test]
fn an_authority_does_not_sign_what_others_read_differently() {
    let folder = folder();
    pair(&folder, "256-a", "key");
    assert!(
        run(&folder, "cert new --authority --key key --subject CN=CA,O=Company --quiet -o ca.crt").status.success()
    );
    let request = |subject: &str, more: &str| {
        let _ = fs::remove_file(folder.path("request"));
        let made = run(&folder, &format!("cert request --key key --subject {subject}{more} --quiet -o request"));
        assert!(made.status.success(), "{made:?}");
    };
    let sign = |more: &str| run(&folder, &format!("cert sign --ca ca.crt --ca-key key --quiet{more} -o made request"));
    // The value is a GeneralString, which OpenSSL compares as if the value had another string type.
    request("CN=#1b024341,O=Company", "");
    let said = sign("");
    assert!(text(&said.stderr).contains("is not text of its kind of string"), "{said:?}");
    request("CN=user", "");
    let said = sign(" --usage keyCertSign");
    assert!(!said.status.success() && text(&said.stderr).contains("keyCertSign"), "{said:?}");
    assert!(!folder.path("made").exists());
    assert!(sign("").status.success());
}

/// If a file has a CA's certificate and another certificate, the command must refuse the file, because the user may
/// mean either of the two. The names in the certificates do not matter.
#[test]
fn authorities_and_others_in_one_file() {
    let folder = folder();
    for (name, options) in [("root", " --authority"), ("user", " --usage digitalSignature,keyAgreement")] {
        pair(&folder, "256-a", name);
        let new = format!("cert new{options} --key {name} --subject CN={name} --quiet -o {name}.crt");
        assert!(run(&folder, &new).status.success(), "{new}");
    }
    folder.write("both", &[folder.read("user.crt"), folder.read("root.crt")].concat());
    for line in [
        "verify --key both msg",
        "encrypt --recipient both -o x msg",
        "cms encrypt --any-recipient --recipient both -o x msg",
    ] {
        let output = run(&folder, line);
        let said = text(&output.stderr);
        assert!(!output.status.success() && said.contains("is a CA's beside it"), "{line}: {said}");
        assert!(!folder.path("x").exists());
    }
}

/// Returns the content of the SET at the end of a document in DER.
fn last_set(der: &[u8]) -> &[u8] {
    let content = |at: usize| {
        let (size, header) = match der[at..] {
            [0x31, 0x82, high, low, ..] => (usize::from(high) << 8 | usize::from(low), 4),
            [0x31, 0x81, size, ..] => (usize::from(size), 3),
            [0x31, size, ..] => (usize::from(size), 2),
            _ => return None,
        };
        der.get(at + header..).filter(|content| content.len() == size)
    };
    (0..der.len()).rev().find_map(content).expect("a SET")
}
