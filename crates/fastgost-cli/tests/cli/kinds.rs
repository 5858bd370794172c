//! Gives files of every kind to options that need another kind. The error must name the kind of the given file, and the
//! command that accepts such a file.
use crate::{
    cms::{certified, cms},
    common::{Folder, encrypt_key, pair, success},
};
use fastgost::text::encode;
use std::fs;

fn sequence(content: &[u8]) -> Vec<u8> {
    [&[0x30, u8::try_from(content.len()).expect("short")], content].concat()
}

/// Each entry has a file name, the kind of this file, and the words of the error that name the right command.
type File = (&'static str, &'static str, &'static str);

const FILES: &[File] = &[
    ("a.crt", "a certificate", "`fastgost cert verify`"),
    ("a.req", "a certification request", "`fastgost cert sign`"),
    ("a.crl", "a CRL", "`fastgost cert verify --crl`"),
    ("a.pub", "a public key", "`fastgost verify --key`"),
    ("a.key", "a private key", "`fastgost pubkey`"),
    ("encrypted.key", "an encrypted private key", "`fastgost pubkey`"),
    ("rsa.key", "a key of RSA, DSA or ECDSA", "only keys of GOST R 34.10"),
    ("ssh.key", "a key of OpenSSH", "only keys of GOST R 34.10"),
    ("primary.key", "a key container of CryptoPro, or a part of it", "`fastgost key import`"),
    ("masks.key", "a key container of CryptoPro, or a part of it", "`fastgost key import`"),
    ("header.key", "a key container of CryptoPro, or a part of it", "`fastgost key import`"),
    ("a.zip", "a ZIP archive", "unpack it"),
    ("a.p12", "a PFX (PKCS #12)", "`fastgost pfx show`"),
    ("a.p7s", "a signed document (CMS)", "`fastgost cms verify`"),
    ("a.p7m", "an encrypted document (CMS)", "`fastgost cms decrypt`"),
    ("data.cms", "a document of CMS that is neither signed nor encrypted", "`fastgost cms show`"),
    ("a.tsr", "a response with a timestamp", "`fastgost cms augment --response`"),
    ("a.tsq", "a request for a timestamp", "a timestamp authority (TSA) answers it"),
    ("a.ocsp", "an OCSP response", "`fastgost cert verify --ocsp`"),
    ("a.sealed", "a sealed file of fastgost", "`fastgost decrypt`"),
    ("armored.sealed", "a sealed file of fastgost", "`fastgost decrypt`"),
    ("a.sig", "a signature of fastgost", "`fastgost verify --signature`"),
];

/// Makes a folder with all files of [`FILES`].
fn folder() -> Folder {
    let folder = Folder::new();
    certified(&folder, "256-a", "a");
    // Standard error is not checked, because some commands warn that other users can read the file with the passphrase.
    let run = |line: &str| assert!(folder.run(line.split(' '), b"").status.success(), "{line}");
    folder.write("doc", b"content");
    folder.write("pass", b"passphrase");
    pair(&folder, "256-a", "root.key");
    run("cert new --key root.key --subject CN=Root --authority --days 3650 -o root.pem");
    run("cert request --key a.key --subject CN=a -o a.req");
    run("cert crl --ca root.pem --ca-key root.key -o a.crl");
    fs::copy(folder.path("a.key.pub"), folder.path("a.pub")).expect("a copy");
    fs::copy(folder.path("a.key"), folder.path("encrypted.key")).expect("a copy");
    encrypt_key(&folder, "encrypted.key", "passphrase");
    run("pfx export --key a.key --cert a.crt --passphrase-file pass --iterations 1000 -o a.p12");
    success(cms(&folder, "sign --key a.key --cert a.crt -o a.p7s doc", b""));
    success(cms(&folder, "encrypt --recipient a.crt -o a.p7m doc", b""));
    run("encrypt --recipient a.pub -o a.sealed doc");
    run("encrypt --armor --recipient a.pub -o armored.sealed doc");
    run("sign --armor --key a.key -o a.sig doc");
    let numbers = [&[2, 1, 0][..], &[2, 1, 5].repeat(8)].concat();
    folder.write("rsa.key", encode("RSA PRIVATE KEY", &sequence(&numbers)).as_bytes());
    folder.write("ssh.key", encode("OPENSSH PRIVATE KEY", b"openssh-key-v1\0none").as_bytes());
    let secret = [&[4, 32][..], &[7; 32]].concat();
    folder.write("primary.key", &sequence(&secret));
    folder.write("masks.key", &sequence(&[&secret[..], &[4, 12], &[1; 12], &[4, 4, 1, 2, 3, 4]].concat()));
    folder.write("header.key", &sequence(&[0x30, 3, 2, 1, 0, 4, 4, 1, 2, 3, 4]));
    let data = [&[6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1, 0xa0, 3, 4, 1, 7][..]].concat();
    folder.write("data.cms", &sequence(&data));
    folder.write("a.tsr", &sequence(&sequence(&[2, 1, 0])));
    let imprint = sequence(&[&sequence(&[6, 2, 0x2a, 3])[..], &[4, 1, 7]].concat());
    folder.write("a.tsq", &sequence(&[&[2, 1, 1][..], &imprint].concat()));
    folder.write("a.zip", b"PK\x03\x04\x14\0\0\0\x08\0");
    folder.write("a.ocsp", &sequence(&[10, 1, 3]));
    folder
}

/// In each command, `@` stands for a file name. The test puts the name of each file in this place, except for the files
/// in the list after the command. The command accepts the files in this list, or has its own message about them.
const COMMANDS: &[(&str, &[&str])] = &[
    ("cert verify --ca root.pem @", &["a.crt"]),
    ("cert verify --ca @ root.pem", &["a.crt"]),
    ("cert verify --ca root.pem --cert @ root.pem", &["a.crt"]),
    ("cert verify --ca root.pem --crl @ root.pem", &["a.crl"]),
    ("cert verify --ca root.pem --ocsp @ root.pem", &["a.ocsp"]),
    ("cert show @", &["a.crt", "a.req", "a.crl"]),
    ("cert sign --ca root.pem --ca-key root.key -o out @", &["a.req"]),
    ("cert sign --ca @ --ca-key root.key -o out a.req", &["a.crt"]),
    ("cert crl --ca root.pem --ca-key root.key --from @ -o out", &["a.crl"]),
    ("cert crl --ca root.pem --ca-key root.key --revoke @ -o out", &["a.crt"]),
    ("cert new --key @ --subject CN=x -o out --passphrase-file pass", &["a.key", "encrypted.key", "a.p12"]),
    ("cms verify --ca root.pem @", &["a.p7s"]),
    ("cms verify --ca @ a.p7s", &["a.crt"]),
    ("cms show @", &["a.p7s", "a.p7m", "data.cms"]),
    ("cms decrypt --key a.key -o out @", &["a.p7m"]),
    ("cms augment --request -o out @", &["a.p7s"]),
    ("cms augment --response @ -o out a.p7s", &["a.tsr", "a.p7s"]),
    ("cms encrypt --recipient @ -o out doc", &["a.crt"]),
    ("pfx show --passphrase-file pass @", &["a.p12"]),
    ("pfx import --passphrase-file pass -o out @", &["a.p12"]),
    ("key import --passphrase-file pass --unencrypted -o out @", &["a.p12"]),
    ("encrypt --key-file @ -o out doc", &[]),
    ("sign --key @ -o out doc --passphrase-file pass", &["a.key", "encrypted.key", "a.p12"]),
    ("verify --key @ --signature a.sig doc", &["a.crt", "a.pub", "a.p12"]),
    ("verify --key a.pub --signature @ doc", &["a.sig"]),
    ("pubkey --passphrase-file pass @", &["a.key", "encrypted.key", "a.p12", "a.crt", "a.pub"]),
    ("encrypt --recipient @ -o out doc", &["a.crt", "a.pub", "a.p12"]),
    ("decrypt --identity a.key -o out @", &["a.sealed", "armored.sealed"]),
    ("decrypt --identity @ -o out a.sealed --passphrase-file pass", &["a.key", "encrypted.key", "a.p12"]),
];

#[test]
fn every_kind_everywhere() {
    let folder = folder();
    let mut wrong = Vec::new();
    for (command, taken) in COMMANDS {
        for (file, what, place) in FILES {
            if taken.contains(file) {
                continue;
            }
            let line = command.replace('@', file);
            let output = folder.run(line.split(' '), b"");
            let said = [&output.stdout[..], &output.stderr].concat();
            let said = String::from_utf8_lossy(&said).into_owned();
            // If a key has another algorithm, the error may name this algorithm instead.
            let named = said.contains(&format!("this is {what}"))
                || (*file == "rsa.key" && said.contains("this is an RSA key, not a GOST key"))
                || (*file == "ssh.key" && said.contains("this is a key of OpenSSH, not a GOST key"));
            let placed = said.contains(place.trim_end_matches('`')) || said.contains("allowed: keys of GOST R 34.10");
            if output.status.success() || !named || !placed || folder.path("out").exists() {
                wrong.push(format!("{line}: {:?}: {said}", output.status.code()));
                let _ = fs::remove_file(folder.path("out"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Tests the errors for a folder that is a CryptoPro container, and for another folder.
#[test]
fn folders() {
    let folder = folder();
    fs::create_dir(folder.path("name.000")).expect("a folder");
    fs::create_dir(folder.path("other")).expect("a folder");
    for part in ["header.key", "masks.key", "primary.key"] {
        fs::copy(folder.path(part), folder.path("name.000").join(part)).expect("a copy");
    }
    for command in [
        "sign --key @ -o out doc",
        "pubkey @",
        "verify --key @ --signature a.sig doc",
        "cert show @",
        "cms show @",
        "decrypt --identity a.key -o out @",
    ] {
        let said = |name: &str| {
            let output = folder.run(command.replace('@', name).split(' '), b"");
            assert!(!output.status.success());
            String::from_utf8_lossy(&output.stderr).into_owned()
        };
        let container = said("name.000");
        assert!(
            container
                .contains("a key container of CryptoPro, or a part of it; `fastgost key import` takes the key out"),
            "{container}"
        );
        assert!(said("other").contains("is a directory; "));
    }
}
