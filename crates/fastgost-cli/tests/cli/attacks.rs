//! Files that made the command accept what it must refuse.
use crate::common::{Folder, failure, success, text};

fn write(folder: &Folder, files: &[(&str, &[u8])]) {
    for (name, bytes) in files {
        folder.write(name, bytes);
    }
}

/// A subject whose attribute has an identifier with a padded arc, a key that is no point of its curve, and a critical extension
/// that cannot be decoded.
#[test]
fn certificates_that_are_not_der_or_not_understood() {
    let folder = Folder::new();
    macro_rules! data {
        ($($name:literal),*) => {
            &[$(($name, &include_bytes!(concat!("../../../fastgost-pki/tests/files/attacks/", $name))[..])),*]
        };
    }
    write(&folder, data!["root.pem", "issuer.pem", "critical-undecodable.pem", "key-off-curve.pem", "padded-oid.pem"]);
    write(&folder, data!["constrained-root.pem", "constrained-issuer.pem"]);
    for (root, issuer, file, why) in [
        ("root.pem", "issuer.pem", "critical-undecodable.pem", "cannot be decoded"),
        ("constrained-root.pem", "constrained-issuer.pem", "key-off-curve.pem", "its key is none"),
        (
            "constrained-root.pem",
            "constrained-issuer.pem",
            "padded-oid.pem",
            "object identifiers in their shortest form",
        ),
    ] {
        for strict in [&[][..], &["--strict"]] {
            let arguments = ["cert", "verify", "--ca", root, "--untrusted", issuer, file];
            let output = folder.run(arguments.iter().chain(strict), b"");
            assert!(!output.status.success(), "{file}");
            let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
            assert!(said.contains(why) && said.contains(file) && !said.contains("OK"), "{said}");
        }
    }
}

/// A certificate and that of its issuer, whose name it spells in another way.
#[test]
fn chains_whose_names_differ_in_form() {
    let folder = Folder::new();
    write(
        &folder,
        &[
            ("two.pem", include_bytes!("../data/attacks/two-certificates.pem")),
            ("msg", include_bytes!("../data/attacks/msg")),
            ("msg.sig", include_bytes!("../data/attacks/msg.sig")),
        ],
    );
    for arguments in
        [&["verify", "--key", "two.pem", "msg"][..], &["encrypt", "--recipient", "two.pem", "-o", "sealed", "msg"]]
    {
        let output = folder.run(arguments, b"");
        assert!(failure(&output).contains("this certificate belongs to the issuer of the one in line"));
    }
    let output = folder.run(["cms", "encrypt", "--recipient", "two.pem", "-o", "sealed", "msg"], b"");
    assert!(failure(&output).contains("is the issuer of another certificate in this file"));
    assert!(!folder.names().contains(&"sealed".to_owned()));
    // Each alone is what it was.
    let two = String::from_utf8(folder.read("two.pem")).expect("text");
    let second = two.rfind("-----BEGIN").expect("two");
    folder.write("second.pem", &two.as_bytes()[second..]);
    success(folder.run(["verify", "--key", "second.pem", "msg"], b""));
}
