//! Tests signed and encrypted mail (S/MIME), in the form that `openssl smime` writes and reads.
use crate::{
    cms::{certified, cms},
    common::{Folder, failure, refusal, success, text},
};

fn folder() -> Folder {
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    folder
}

const VERIFY: &str = "verify --ca alice.crt -o out";

#[test]
fn signed_and_verified() {
    let folder = folder();
    for content in ["one\ntwo\n", "", "один\nдва", "Content-Type: text/html\n\n<p>\n"] {
        folder.write("text", content.as_bytes());
        for how in ["--mail", "--mail --detached", "--mail --no-attr --allow-structure"] {
            success(cms(&folder, &format!("sign --key alice.key --cert alice.crt {how} -o mail text"), b""));
            let mail = folder.read("mail");
            assert!(mail.starts_with(b"MIME-Version: 1.0\r\n"));
            success(cms(&folder, &format!("{VERIFY} mail"), b""));
            let part = folder.read("out");
            assert!(part.starts_with(b"Content-Type: text/"), "{}", text(&part));
            // The mail comes from standard input. The mail has header fields like `From`, and its lines end with LF.
            let sent =
                format!("From: alice@example.ru\nSubject: =?utf-8?b?0J8=?=\n{}", text(&mail).replace("\r\n", "\n"));
            success(cms(&folder, VERIFY, sent.as_bytes()));
            assert_eq!(text(&folder.read("out")).replace("\r\n", "\n"), text(&part).replace("\r\n", "\n"));
            assert!(text(&success(cms(&folder, "show mail", b""))).starts_with("type: SignedData\n"));
            success(cms(&folder, "extract --quiet -o taken mail", b""));
            assert_eq!(folder.read("taken"), part);
            // Text outside the signed part is not signed. A change inside the part is noticed.
            let changed = sent.replace("text/", "image/").replacen("multipart/signed", "multipart/signed ", 1);
            if how == "--mail --detached" {
                assert!(refusal(&cms(&folder, VERIFY, changed.as_bytes()), 1).contains("its digest is another"));
            }
        }
    }
}

#[test]
fn encrypted_and_decrypted() {
    let folder = folder();
    folder.write("text", b"secret\n");
    success(cms(&folder, "sign --mail --detached --key alice.key --cert alice.crt -o signed text", b""));
    for (from, begin) in [("text", "Content-Type: text/plain"), ("signed", "MIME-Version: 1.0")] {
        success(cms(&folder, &format!("encrypt --mail --recipient alice.crt -o mail {from}"), b""));
        assert!(text(&folder.read("mail")).contains("smime-type=enveloped-data"));
        success(cms(&folder, "decrypt --key alice.key -o out mail", b""));
        assert!(text(&folder.read("out")).starts_with(begin));
    }
    success(cms(&folder, &VERIFY.replace("out", "last out"), b""));
}

#[test]
fn mail_with_something_else_in_it() {
    let folder = folder();
    let multipart = "Content-Type: multipart/signed; boundary=b\n\n";
    for (mail, why) in [
        (format!("{multipart}--b\n\none\n--b--\n"), "1 parts"),
        (format!("{multipart}--b\n\none\n--b\n\ntwo\n--b--\n"), "no header fields"),
        ("Content-Type: application/pkcs7-mime\nContent-Transfer-Encoding: base64\n\nMAA=\n".to_owned(), "CMS"),
        (multipart.to_owned(), "cut off"),
    ] {
        folder.write("mail", mail.as_bytes());
        let said = cms(&folder, &format!("{VERIFY} mail"), b"");
        assert!(failure(&said).contains(why), "{mail}: {}", text(&said.stderr));
    }
    folder.write("binary", &[0xff, 0xfe, 0, 1]);
    let said = cms(&folder, "sign --mail --key alice.key --cert alice.crt -o x binary", b"");
    assert!(failure(&said).contains("neither text in UTF-8 nor a part of mail"), "{}", text(&said.stderr));
    folder.write("text", b"text");
    success(cms(&folder, "sign --mail --detached --key alice.key --cert alice.crt -o mail text", b""));
    let said = cms(&folder, "verify --ca alice.crt --content text mail", b"");
    assert!(failure(&said).contains("is mail with its document in it"), "{}", text(&said.stderr));
}
