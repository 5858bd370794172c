//! Tests every form of text, such as PEM and base64, for every kind of object that the command reads. Documents and
//! keys are read in all forms. Armor is read only in the form in which the command writes it.
use crate::{
    cms::{certified, cms},
    common::{Folder, KEY, pair, refusal, success, text},
    documents,
};
use base64::{BASE64, BASE64URL};
use fastgost::text::documents;

/// Encodes base64 with code that is independent of the library.
mod base64 {
    pub const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    pub const BASE64URL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    pub fn encode(bytes: &[u8], alphabet: &[u8; 64], padded: bool) -> String {
        let mut text = String::new();
        for group in bytes.chunks(3) {
            let bits = (0..3).fold(0, |bits, i| bits << 8 | usize::from(*group.get(i).unwrap_or(&0)));
            let digits = (0..4).map(|i| char::from(alphabet[bits >> (18 - 6 * i) & 63]));
            text.extend(digits.take(group.len() + 1));
            text.extend(std::iter::repeat_n('=', if padded { 3 - group.len() } else { 0 }));
        }
        text
    }
}

fn lines(text: &str, width: usize, end: &str) -> String {
    let lines = text.as_bytes().chunks(width).map(|line| str::from_utf8(line).expect("ASCII"));
    lines.map(|line| format!("{line}{end}")).collect()
}

fn utf16(text: &str, little: bool) -> Vec<u8> {
    text.encode_utf16().flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
}

/// Returns all forms in which the command reads documents and keys.
fn forms(label: &str, der: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let base64 = base64::encode(der, BASE64, true);
    let pem = |width, end: &str| {
        format!("-----BEGIN {label}-----{end}{}-----END {label}-----{end}", lines(&base64, width, end))
    };
    let url = |padded| base64::encode(der, BASE64URL, padded);
    let usual = pem(64, "\n");
    vec![
        ("PEM", usual.clone().into()),
        ("one line", pem(1 << 20, "\n").into()),
        ("76 characters", pem(76, "\n").into()),
        ("1 character", pem(1, "\n").into()),
        ("200 characters", pem(200, "\n").into()),
        ("CR LF", pem(64, "\r\n").into()),
        ("CR", pem(64, "\r").into()),
        ("spaces after lines", pem(64, " \t\n").into()),
        ("empty lines", pem(64, "\n\n").into()),
        ("indented", usual.replace('\n', "\n\t ").into()),
        ("spaces for line ends", usual.replace('\n', " ").into()),
        ("no padding", usual.replace('=', "").into()),
        (
            "other text",
            format!("Somebody's: text\n\n{usual}and more\n# {}", usual.trim_end().replace('\n', "\n# ")).into(),
        ),
        ("a byte order mark", format!("\u{feff}{usual}").into()),
        ("UTF-16 LE", utf16(&format!("\u{feff}Чей-то\r\n{}", pem(64, "\r\n")), true)),
        ("UTF-16 BE", utf16(&format!("\u{feff}{usual}"), false)),
        ("UTF-16 without a mark", utf16(&usual, true)),
        ("base64", lines(&base64, 64, "\n").into()),
        ("base64, one line", base64.clone().into()),
        ("base64, 76, with a mark", format!("\u{feff}{}", lines(&base64, 76, "\r\n")).into()),
        ("base64 in UTF-16", utf16(&format!("\u{feff}{base64}\r\n"), true)),
        ("base64url", url(false).into()),
        ("base64url, padded", url(true).into()),
        ("base64url, lines", lines(&url(false), 76, "\n").into()),
        ("DER", der.into()),
        ("DER and a line end", [der, b"\r\n"].concat()),
    ]
}

/// Returns files that must be refused. Each file comes with words that the error must contain.
fn refused(label: &str, der: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let base64 = base64::encode(der, BASE64, true);
    let pem = format!("-----BEGIN {label}-----\n{}-----END {label}-----\n", lines(&base64, 64, "\n"));
    let headers = "Proc-Type: 4,ENCRYPTED\nDEK-Info: DES-CBC,0102030405060708\n\n";
    vec![
        ("line 2: a character that is not in base64", pem.replacen("-----\nM", "-----\n*", 1).into()),
        ("line 2: Proc-Type or DEK-Info (RFC 1421)", pem.replacen("-----\n", &format!("-----\n{headers}"), 1).into()),
        (
            "line 1: the block that begins here has no END line",
            pem[..pem.rfind("-----END").expect("an END line")].into(),
        ),
        ("line 2: base64 outside of BEGIN and END lines", pem.replace("-----BEGIN ", "").into()),
        ("line 1: characters of base64 and of base64url", format!("{}-_+/{}", &base64[..60], &base64[60..]).into()),
        ("line 1: base64 whose last character", format!("{}B", base64::encode(&der[..51], BASE64, true) + "A").into()),
        ("a NUL character", [pem.as_bytes(), der].concat()),
        ("something after the end of the DER", [der, b"\r\nx"].concat()),
        ("line 1: DER that is cut off", base64::encode(&der[..51], BASE64, true).into()),
    ]
}

/// Runs the command on a file in every form. For each form, the output must be the same as for the original file.
fn in_every_form(folder: &Folder, label: &str, name: &str, command: &str) {
    let original = folder.read(name);
    let der = documents(&original).next().expect("a document").expect("a document").der.to_vec();
    let run = || folder.run(command.split(' '), b"");
    let expected = run();
    assert!(expected.status.success(), "{command}: {}", text(&expected.stderr));
    for (form, bytes) in forms(label, &der) {
        folder.write(name, &bytes);
        let output = run();
        assert_eq!(text(&output.stderr), text(&expected.stderr), "{command}: {form}");
        assert!(output.stdout == expected.stdout && output.status.success(), "{command}: {form}");
    }
    for (why, bytes) in refused(label, &der) {
        folder.write(name, &bytes);
        let output = run();
        let message = refusal(&output, 2);
        assert!(message.contains(why) && message.contains("allowed: "), "{command}: {why}: {message}");
    }
    folder.write(name, &original);
}

#[test]
fn documents_and_keys() {
    let folder = Folder::new();
    let run = |command: &str| assert_eq!(success(folder.run(command.split(' '), b"")), b"");
    certified(&folder, "256-a", "alice");
    run("keygen --curve 256-b -o root.key");
    run("cert new --authority --key root.key --subject CN=root -o root.pem");
    run("cert request --key alice.key --subject CN=alice -o request");
    run("cert crl --ca root.pem --ca-key root.key --days 30 --revoke serial:05 -o list");
    folder.write("document", b"text");
    run("sign --key alice.key document");
    success(cms(&folder, "sign --pem --key alice.key --cert alice.crt -o signed document", b""));
    success(cms(&folder, "encrypt --pem --recipient alice.crt -o sealed document", b""));
    for (label, name, command) in [
        ("CERTIFICATE", "alice.crt", "cert show alice.crt"),
        ("X509 CERTIFICATE", "alice.crt", "cert verify --ca alice.crt alice.crt"),
        ("NEW CERTIFICATE REQUEST", "request", "cert show request"),
        ("X509 CRL", "list", "cert show list"),
        ("PRIVATE KEY", "alice.key", "pubkey alice.key"),
        ("PUBLIC KEY", "alice.key.pub", "verify --key alice.key.pub document"),
        ("CERTIFICATE", "alice.crt", "verify --key alice.crt document"),
        ("CMS", "signed", "cms show signed"),
        ("PKCS7", "signed", "cms verify --ca alice.crt -o out signed"),
        ("CMS", "sealed", "cms decrypt --key alice.key -o out sealed"),
    ] {
        in_every_form(&folder, label, name, command);
    }
    // A file with two messages is refused. A file with a message and a document of another kind is accepted.
    let signed = text(&folder.read("signed")).to_owned();
    folder.write("two", format!("{signed}{signed}").as_bytes());
    let message = cms(&folder, "show two", b"");
    assert!(refusal(&message, 2).contains(": a second document begins here; allowed: one in a file"));
    let message = cms(&folder, "show alice.crt", b"");
    assert!(refusal(&message, 2).contains("allowed here: CMS in DER or BER, in base64 alone, or in PEM (CMS, PKCS7)"));
    folder.write("more", [&folder.read("alice.crt")[..], signed.as_bytes()].concat().as_slice());
    success(cms(&folder, "show more", b""));
}

/// Armor is read only in the form in which the command writes it (the lines may end with LF or with CR LF). Signatures
/// are also read as base64 without armor.
#[test]
fn armor() {
    let folder = Folder::new();
    pair(&folder, "256-a", "alice");
    folder.write("plain", b"text");
    success(folder.run(["sign", "--armor", "--key", "alice", "plain"], b""));
    success(folder.run(["encrypt", "--armor", "--insecure-key-hex", KEY, "-o", "sealed", "plain"], b""));
    for (label, name, command) in [
        ("FASTGOST SIGNATURE", "plain.sig", "verify --key alice.pub plain"),
        ("FASTGOST SEALED FILE", "sealed", &format!("decrypt --insecure-key-hex {KEY} -o out sealed")),
    ] {
        let bytes = documents(&folder.read(name)).next().expect("armor").expect("armor").der.to_vec();
        for (form, text) in forms(label, &bytes) {
            folder.write(name, &text);
            let output = folder.run(command.split(' '), b"");
            match form {
                "PEM" | "CR LF" | "DER" => _ = success(output),
                // Other programs write detached signatures as base64 without BEGIN and END lines, and the command reads
                // this form.
                bare if bare.starts_with("base64") && label == "FASTGOST SIGNATURE" => _ = success(output),
                // Armor in any other form is refused, with exit status 1.
                _ => _ = refusal(&output, 1),
            }
        }
    }
}

/// The command reads files in the forms that users usually have.
#[test]
fn found() {
    let folder = documents::folder();
    let shown = success(folder.run(["cert", "show", "ca.pem"], b""));
    for name in ["pem-76.pem", "bare-base64.cer"] {
        let again = success(folder.run(["cert", "show", name], b""));
        assert_eq!(text(&again).replace(name, "ca.pem"), text(&shown));
        let verified = folder.run(["cert", "verify", "--ca", name, "ca.pem"], b"");
        assert!(verified.status.success() && text(&verified.stderr).contains("NULL as the parameters of a signature"));
    }
    let shown = success(cms(&folder, "show cms-base64url.p7s", b""));
    assert!(text(&shown).starts_with("type: SignedData\nverified: no"), "{}", text(&shown));
    let text = text(&folder.read("cms-base64url.p7s")).to_owned();
    for form in [format!("\u{feff}{text}\r\n").into_bytes(), utf16(&format!("\u{feff}{text}"), false)] {
        folder.write("form", &form);
        assert_eq!(success(cms(&folder, "show form", b"")), shown);
    }
}
