//! Tests CAs. A CA gets requests, makes certificates and CRLs, and vouches for the certificates that it has signed.
use crate::common::{Folder, failure, pair, refusal, success, text};
use fastgost::keys::x509::Signed;
use std::process::Output;
use x509_cert::{Certificate, der::Decode};

/// Makes a folder with the keys and certificates of a root CA, of a CA below the root, and of a user.
pub fn authority() -> Folder {
    let folder = Folder::new();
    for (name, curve) in [("root", "256-a"), ("ca", "512-a"), ("user", "256-b")] {
        pair(&folder, curve, &format!("{name}.key"));
    }
    good(&folder, "new --key root.key --subject CN=Root,C=RU --authority --days 3650 -o root.pem");
    good(&folder, "request --key ca.key --subject CN=CA,C=RU -o ca.req");
    good(
        &folder,
        "sign --ca root.pem --ca-key root.key --authority --days 1000 --path-length 0 --crl-url http://r/crl -o ca.pem ca.req",
    );
    good(
        &folder,
        "request --key user.key --subject CN=Иван,SNILS=12345678901 --san DNS:a.ru --san email:i@a.ru -o user.req",
    );
    good(&folder, "sign --ca ca.pem --ca-key ca.key --days 30 -o user.pem user.req");
    folder
}

pub fn run(folder: &Folder, line: &str) -> Output {
    folder.run(["cert"].into_iter().chain(line.split(' ')), b"")
}

pub fn good(folder: &Folder, line: &str) -> String {
    text(&success(run(folder, line))).to_owned()
}

/// Runs the command, which must fail, and returns the line about the certificate that did not verify.
pub fn bad(folder: &Folder, line: &str) -> String {
    let output = run(folder, line);
    let message = refusal(&output, 1);
    assert!(message.contains("WARNING: 1 of 1 certificates did not verify"), "{message}");
    text(&output.stdout).to_owned()
}

#[test]
fn a_certificate_from_request_to_revocation() {
    let folder = authority();
    let verify = "verify --ca root.pem --cert ca.pem";
    assert_eq!(good(&folder, &format!("{verify} user.pem")), "user.pem: OK\n");
    assert_eq!(good(&folder, &format!("{verify} --quiet user.pem")), "");
    let chain = good(&folder, &format!("{verify} --show-chain user.pem"));
    let lines: Vec<_> = chain.lines().map(|line| line.split(", serial").next().expect("a part")).collect();
    assert_eq!(lines, ["user.pem: OK", "  CN=Иван,SNILS=12345678901", "  CN=CA,C=RU", "  CN=Root,C=RU"]);
    // The file also contains the CA's certificate, because servers send both certificates together.
    folder.write("both.pem", &[folder.read("user.pem"), folder.read("ca.pem")].concat());
    assert_eq!(good(&folder, "verify --ca root.pem both.pem"), "both.pem: OK\n");
    let line = bad(&folder, "verify --ca root.pem user.pem");
    assert!(line.starts_with("user.pem: FAILED: CN=Иван,SNILS=12345678901, serial "), "{line}");
    assert!(
        line.ends_with(
            ": no certificate of its issuer, CN=CA,C=RU, was given; give it as --cert, or, if you trust it, as --ca\n"
        ),
        "{line}"
    );
    // In this run, the user's certificate is the trusted certificate.
    assert_eq!(good(&folder, "verify --ca user.pem user.pem"), "user.pem: OK\n");
    let line = bad(&folder, "verify --ca user.pem --crl-check-all user.pem");
    assert!(line.contains("no CRL or OCSP response of its issuer was given"), "{line}");

    good(&folder, "crl --ca ca.pem --ca-key ca.key -o first.crl");
    assert_eq!(good(&folder, &format!("{verify} --crl first.crl user.pem")), "user.pem: OK\n");
    let line = bad(&folder, &format!("{verify} --crl first.crl --crl-check-all user.pem"));
    assert!(line.contains("CN=CA,C=RU") && line.contains("no CRL"), "{line}");
    good(&folder, "crl --ca root.pem --ca-key root.key -o root.crl");
    good(&folder, &format!("{verify} --crl first.crl --crl root.crl --crl-check-all user.pem"));
    good(
        &folder,
        "crl --ca ca.pem --ca-key ca.key --from first.crl --revoke user.pem --revoke serial:0A:1b --reason keyCompromise -o second.crl",
    );
    let line = bad(&folder, &format!("{verify} --crl second.crl user.pem"));
    assert!(line.contains("was revoked at ") && line.ends_with(": the key was compromised\n"), "{line}");
    // Even a trusted certificate is refused if its issuer is known and has revoked the certificate.
    let line = bad(&folder, "verify --ca user.pem --cert ca.pem --crl second.crl user.pem");
    assert!(line.contains("was revoked at "), "{line}");
    good(&folder, "verify --ca user.pem --cert ca.pem --crl first.crl user.pem");
    let line = bad(&folder, "verify --ca user.pem --crl first.crl user.pem");
    assert!(
        line.contains("the certificate of its issuer, whose CRLs and OCSP responses count, was not given"),
        "{line}"
    );
    let shown = good(&folder, "show second.crl");
    assert!(shown.contains("Number: 02\n") && shown.contains("Revoked certificates: 2\n"), "{shown}");
    assert!(shown.contains("    0A:1B: "), "{shown}");
    // `cert crl` must make the next CRL only from a CRL of the same CA, and must revoke only certificates of this CA.
    let wrong = run(&folder, "crl --ca root.pem --ca-key root.key --from first.crl -o x.crl");
    assert!(refusal(&wrong, 1).contains("not signed by this CA"));
    let wrong = run(&folder, "crl --ca root.pem --ca-key root.key --revoke user.pem -o x.crl");
    let said = refusal(&wrong, 1);
    assert!(said.contains("from another CA, CN=") && said.ends_with(", or that CA's certificate as --ca\n"), "{said}");
    let again = run(&folder, "crl --ca ca.pem --ca-key ca.key --from second.crl --revoke user.pem -o x.crl");
    assert!(failure(&again).contains("user.pem: revoked already"));
    let lower = run(&folder, "crl --ca ca.pem --ca-key ca.key --from second.crl --number 2 -o x.crl");
    assert!(failure(&lower).contains("allowed: 3 or more"));
}

/// The command does not revoke a certificate that another CA with the same name has signed, unless the user gives the
/// serial number instead of the certificate.
#[test]
fn only_own_certificates_are_revoked() {
    let folder = authority();
    for (name, subject) in [("same", "CN=CA,C=RU"), ("alike", "CN=ca,C=RU")] {
        let own = |what: &str| what.replace("NAME", name);
        pair(&folder, "256-a", &own("NAME.key"));
        good(&folder, &format!("new --key {name}.key --subject {subject} --authority -o {name}.pem"));
        good(&folder, &own("sign --ca NAME.pem --ca-key NAME.key -o NAME-user.pem user.req"));
        let output = run(&folder, &own("crl --ca ca.pem --ca-key ca.key --revoke NAME-user.pem -o x.crl"));
        let message = refusal(&output, 1);
        assert!(message.contains("this CA's key did not sign the certificate"), "{message}");
        let serial = message.trim_end().rsplit_once("--revoke ").expect("the cure").1.to_owned();
        assert!(!folder.path("x.crl").exists());
        good(&folder, &format!("crl --ca ca.pem --ca-key ca.key --revoke {serial} -o {name}.crl"));
    }
}

/// By default, the certificate of a CA is valid for longer than the certificates that the CA signs.
#[test]
fn days_by_default() {
    let folder = authority();
    let lines = [
        ("new --key root.key --subject CN=Root --authority", 3650),
        ("new --key root.key --subject CN=Root --authority --days 7", 7),
        ("new --key root.key --subject CN=Self --san DNS:a", 365),
        ("sign --ca root.pem --ca-key root.key --authority ca.req", 1825),
        ("sign --ca ca.pem --ca-key ca.key user.req", 365),
    ];
    for (line, days) in lines {
        let pem = success(run(&folder, &format!("{line} -o -")));
        let signed = Signed::certificate(&pem);
        let certificate = Certificate::from_der(signed.expect("a certificate").as_der()).expect("DER");
        let validity = certificate.tbs_certificate().validity();
        let seconds = validity.not_after.to_unix_duration() - validity.not_before.to_unix_duration();
        // The validity begins an hour before the certificate is made, so it is an hour longer than `days`.
        assert_eq!(seconds.as_secs(), days * 86400 + 3600, "{line}");
    }
}

/// A request must not make its subject a CA. A request must be signed with the key in the request.
#[test]
fn what_a_request_cannot_do() {
    let folder = authority();
    good(&folder, "request --key user.key --subject CN=Evil --usage keyCertSign,digitalSignature -o evil.req");
    let output = run(&folder, "sign --ca ca.pem --ca-key ca.key -o evil.pem evil.req");
    let note = "asks to sign certificates or CRLs; only --authority and --usage allow it";
    assert!(output.status.success() && text(&output.stderr).contains(note));
    let shown = good(&folder, "show evil.pem");
    assert!(shown.contains("Basic constraints (critical): no CA\n"), "{shown}");
    assert!(shown.contains("Key usage (critical): digital signature\n"), "{shown}");
    // This request asks for the extended key usages for signing OCSP responses and for signing code. The certificate
    // must not get them, because only an option of `cert sign` gives these extended key usages.
    good(
        &folder,
        "request --key user.key --subject CN=Evil --extended-usage OCSPSigning,codeSigning,serverAuth -o more.req",
    );
    let output = run(&folder, "sign --ca ca.pem --ca-key ca.key -o more.pem more.req");
    assert!(output.status.success());
    let notes = text(&output.stderr);
    for name in ["OCSPSigning", "codeSigning"] {
        let note = format!("the request asks for the extended usage {name}; only --extended-usage gives it");
        assert!(notes.contains(&note), "{notes}");
    }
    let shown = good(&folder, "show more.pem");
    assert!(shown.contains("Extended key usage: TLS server\n"), "{shown}");
    // If a request was altered, its signature must not verify.
    let pem = folder.read("evil.req");
    let request = fastgost::keys::x509::Signed::request(&pem).expect("a request");
    let mut der = request.as_der().to_vec();
    let last = der.len() - 1;
    der[last] ^= 1;
    folder.write("altered.req", &der);
    let output = run(&folder, "sign --ca ca.pem --ca-key ca.key -o x.pem altered.req");
    assert!(refusal(&output, 1).contains("the signature of the request does not verify"));
    let output = run(&folder, "sign --ca user.pem --ca-key user.key -o x.pem evil.req");
    assert!(refusal(&output, 1).contains("is not the certificate of a CA"));
    let output = run(&folder, "sign --ca ca.pem --ca-key root.key -o x.pem evil.req");
    assert!(failure(&output).contains("the private key is not that of CN=CA"));
    assert!(!folder.path("x.pem").exists());
}

/// The command must refuse to sign certificates and CRLs that the CA's own certificate does not allow.
#[test]
fn what_an_authority_cannot_do() {
    let folder = authority();
    let refused = |line: &str, why: &str| {
        let output = run(&folder, line);
        let message = refusal(&output, 1);
        assert!(message.contains(why), "{line}: {message}");
        assert!(!folder.path("x").exists());
    };
    // The certificate `ca.pem` allows no CAs below this CA, so the command refuses to sign another CA. The command
    // still signs a certificate that has the same name as this CA, because such a certificate does not count as a CA
    // below this CA.
    let none = "the certificate allows no CAs below it (path length 0)";
    refused("sign --ca ca.pem --ca-key ca.key --authority -o x user.req", none);
    good(&folder, "sign --quiet --ca ca.pem --ca-key ca.key --authority --subject CN=CA,C=RU -o next.pem user.req");
    // A certificate with the subject of this request could be mistaken for the CA's certificate.
    refused("sign --ca ca.pem --ca-key ca.key -o x ca.req", "the request asks for the CA's own name; only --subject");
    good(&folder, "request --key user.key --subject CN=ca,C=RU -o alike.req");
    refused("sign --ca ca.pem --ca-key ca.key -o x alike.req", "the CA's own name");
    let output = run(&folder, "sign --ca ca.pem --ca-key ca.key --subject CN=CA,C=RU -o same.pem user.req");
    assert!(output.status.success() && text(&output.stderr).contains("warning: the certificate has the CA's own"));
    // Each key usage of a CA allows one kind of signature: `cRLSign` for CRLs, and `keyCertSign` for certificates.
    for (usage, signs, lists) in [("cRLSign", false, true), ("keyCertSign", true, false)] {
        let name = format!("{usage}.pem");
        good(&folder, &format!("new --key root.key --subject CN={usage} --authority --usage {usage} -o {name}"));
        let sign = format!("sign --ca {name} --ca-key root.key --days 30 -o");
        let list = format!("crl --ca {name} --ca-key root.key -o");
        match (signs, lists) {
            (true, _) => _ = good(&folder, &format!("{sign} by-{name} user.req")),
            _ => refused(
                &format!("{sign} x user.req"),
                "has a key usage without keyCertSign: it may not sign certificates",
            ),
        }
        match lists {
            true => _ = good(&folder, &format!("{list} list-{name}")),
            false => refused(&format!("{list} x"), "has a key usage without cRLSign: it may not sign CRLs"),
        }
    }
}

/// The next CRL must have all entries of the last CRL, and the same scope as the last CRL.
#[test]
fn a_list_that_is_continued() {
    use fastgost_pki::x509::{
        Certificate, CrlReason, Issuer, NewRevocationList, RevocationList, Revoked, SerialNumber, time,
        x509_cert::{
            der::{
                Encode,
                asn1::{GeneralizedTime, ObjectIdentifier, OctetString},
            },
            ext::Extension,
        },
    };
    use std::time::{Duration, SystemTime};
    let folder = authority();
    let key = fastgost::keys::read_private_key(&folder.read("ca.key")).expect("a key");
    let ca = Certificate::read(&folder.read("ca.pem")).expect("a certificate");
    let issuer = Issuer::of(&ca, &key).expect("an issuer");
    let extension = |oid: &str, critical, value: &[u8]| Extension {
        extn_id: ObjectIdentifier::new_unwrap(oid),
        critical,
        extn_value: OctetString::new(value).expect("bytes"),
    };
    let at = |seconds| time(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time");
    let since = GeneralizedTime::from_unix_duration(Duration::from_secs(1_700_000_000)).expect("a time");
    let entry = Revoked {
        serial_number: SerialNumber::from(77_u8),
        date: at(1_710_000_000),
        reason: Some(CrlReason::KeyCompromise),
        extensions: vec![extension("2.5.29.24", false, &since.to_der().expect("DER"))],
    };
    let make = |name: &str, extensions: Vec<Extension>| {
        let (this_update, next_update) = (at(1_710_000_000), at(1_720_000_000));
        let new =
            NewRevocationList { this_update, next_update, number: 9.into(), revoked: vec![entry.clone()], extensions };
        folder.write(name, new.signed_by(&issuer).map(|list| list.to_pem()).expect("a list").as_bytes());
    };
    // This CRL is only for certificates of CAs (`onlyContainsCACerts`).
    let scope = extension("2.5.29.28", true, &[0x30, 3, 0x82, 1, 0xff]);
    let unknown = extension("1.2.643.999.1", false, &[5, 0]);
    make("first.crl", vec![scope.clone(), unknown.clone()]);
    let crl = "crl --ca ca.pem --ca-key ca.key --from first.crl";
    good(&folder, &format!("{crl} --revoke serial:05 -o second.crl"));
    let list = RevocationList::read(&folder.read("second.crl")).expect("a list");
    let entries: Vec<_> = list.revoked().collect();
    assert_eq!((entries.len(), &entries[0]), (2, &entry));
    for kept in [&scope, &unknown] {
        assert!(list.extensions().iter().any(|extension| extension == kept));
    }
    let mut oids: Vec<_> = list.extensions().iter().map(|extension| extension.extn_id).collect();
    oids.sort();
    oids.dedup();
    assert_eq!(oids.len(), list.extensions().iter().count());
    let shown = good(&folder, "show second.crl");
    assert!(shown.contains("Number: 0A\n") && shown.contains("only CAs"), "{shown}");
    // Because of its scope, this CRL has no effect on a user's certificate.
    let output = run(&folder, &format!("{crl} --revoke user.pem -o x"));
    let message = refusal(&output, 1);
    assert!(message.contains("user.pem: it cannot be revoked in the list of --from"), "{message}");
    assert!(message.contains("is for certificates of CAs only"), "{message}");
    // If a CRL has an unknown critical extension, or is a delta CRL, the command must not make the next CRL from it.
    for (extension, why) in [
        (extension("1.2.643.999.1", true, &[5, 0]), "the critical extension 1.2.643.999.1 in it is not known"),
        (extension("2.5.29.27", true, &[2, 1, 1]), "for changes since another list only"),
    ] {
        make("odd.crl", vec![extension]);
        let output = run(&folder, "crl --ca ca.pem --ca-key ca.key --from odd.crl -o x");
        let message = refusal(&output, 1);
        assert!(message.contains("odd.crl: the list cannot be continued: ") && message.contains(why), "{message}");
    }
    assert!(!folder.path("x").exists());
}

#[test]
fn everything_is_shown() {
    let folder = authority();
    let shown = good(&folder, "show user.req user.pem root.pem");
    for line in [
        "Certification request\n  Subject: CN=Иван,SNILS=12345678901\n  Key: GOST R 34.10-2012, 256 bits\n    Curve: 256-b (",
        "  Extensions asked for:\n    Basic constraints (critical): no CA\n",
        "    Key usage (critical): digital signature, non-repudiation, key agreement\n    Alternative names: DNS:a.ru, email:i@a.ru\n",
        "  With the key it is for: yes\n\nCertificate\n  Version: 3\n  Serial number: ",
        "  Issuer: CN=CA,C=RU\n  Valid from: 20",
        "  Signature: GOST R 34.10-2012 with Streebog-512 (1.2.643.7.1.1.3.3)\n",
        "    Basic constraints (critical): CA\n    Key usage (critical): certificate signing, CRL signing\n",
    ] {
        assert!(shown.contains(line), "{line} in {shown}");
    }
    assert!(good(&folder, "show ca.pem").contains("    CRLs: URI:http://r/crl\n"));
    // Reads the certificate from standard input.
    let output = folder.run(["cert", "show", "-"], &folder.read("user.pem"));
    assert_eq!(text(&success(output)), good(&folder, "show user.pem"));
    for name in ["user.key", "nothing"] {
        assert!(failure(&run(&folder, &format!("show {name}"))).contains(name));
    }
}

/// Exit status 1 means that a certificate is wrong. Exit status 2 means that a file cannot be read.
#[test]
fn what_cannot_be_read() {
    let folder = authority();
    folder.write("text", b"hello");
    let output = run(&folder, "verify --ca root.pem --cert ca.pem user.pem text");
    assert!(failure(&output).contains("text: the file: no certificate in it"), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "user.pem: OK\n");
    let output = run(&folder, "verify --ca root.pem text user.pem");
    assert_eq!(output.status.code(), Some(1));
    for (line, why) in [
        ("verify user.pem", "--ca <CA>"),
        ("verify --ca nothing user.pem", "nothing: No such file"),
        ("verify --ca root.pem --crl root.pem user.pem", "this is a certificate; `fastgost cert verify` verifies it"),
        ("verify --ca root.pem --ocsp root.pem user.pem", "root.pem: this is a certificate; "),
        ("verify --ca root.pem --attime yesterday user.pem", "allowed: a date such as"),
        ("verify --ca root.pem --purpose web user.pem", "allowed: any, server, server-tls12, client"),
        (
            "sign --ca root.pem --ca-key root.key -o x user.pem",
            "this is a certificate; `fastgost cert verify` verifies it",
        ),
        ("request --key user.key --subject CN=a --usage sign -o x", "allowed: digitalSignature"),
        ("request --key user.key --subject CN=a --extended-usage tls -o x", "allowed: serverAuth"),
        ("request --key user.key --subject INN=1 -o x", "12 digits"),
        ("new --key user.key --subject CN=a --path-length 1 -o x", "--authority"),
        ("crl --ca ca.pem --ca-key ca.key --reason keyCompromise -o x", "--revoke"),
        ("crl --ca ca.pem --ca-key ca.key --revoke serial:xy -o x", "allowed: up to 20 bytes"),
        (
            "sign --ca ca.pem --ca-key ca.key -o user.pem user.req",
            "exists; a certificate is never overwritten; write to another file",
        ),
    ] {
        let output = run(&folder, line);
        assert!(failure(&output).contains(why), "{line}: {}", text(&output.stderr));
        assert!(!folder.path("x").exists());
    }
}
