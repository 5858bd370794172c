//! Certification authorities: requests, certificates, revocation lists, and whom to believe.
use crate::common::{Folder, failure, pair, refusal, success, text};
use std::process::Output;

/// A folder with a root, an authority below it and a user, with their keys.
fn authority() -> Folder {
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

fn run(folder: &Folder, line: &str) -> Output {
    folder.run(["cert"].into_iter().chain(line.split(' ')), b"")
}

fn good(folder: &Folder, line: &str) -> String {
    text(&success(run(folder, line))).to_owned()
}

/// The line of a certificate that did not verify.
fn bad(folder: &Folder, line: &str) -> String {
    let output = run(folder, line);
    let message = refusal(&output, 1);
    assert!(message.contains("WARNING: 1 of 1 certificates did not verify"), "{message}");
    text(&output.stdout).to_owned()
}

#[test]
fn a_certificate_from_request_to_revocation() {
    let folder = authority();
    let verify = "verify --ca root.pem --untrusted ca.pem";
    assert_eq!(good(&folder, &format!("{verify} user.pem")), "user.pem: OK\n");
    assert_eq!(good(&folder, &format!("{verify} --quiet user.pem")), "");
    let chain = good(&folder, &format!("{verify} --show-chain user.pem"));
    let lines: Vec<_> = chain.lines().map(|line| line.split(", serial").next().expect("a part")).collect();
    assert_eq!(lines, ["user.pem: OK", "  CN=Иван,SNILS=12345678901", "  CN=CA,C=RU", "  CN=Root,C=RU"]);
    // The authority in the same file, as servers send it.
    folder.write("both.pem", &[folder.read("user.pem"), folder.read("ca.pem")].concat());
    assert_eq!(good(&folder, "verify --ca root.pem both.pem"), "both.pem: OK\n");
    let line = bad(&folder, "verify --ca root.pem user.pem");
    assert!(line.starts_with("user.pem: FAILED: CN=Иван,SNILS=12345678901, serial "), "{line}");
    assert!(line.ends_with(": no certificate of its issuer, CN=CA,C=RU, is there\n"), "{line}");
    // The certificate itself is trusted.
    assert_eq!(good(&folder, "verify --ca user.pem user.pem"), "user.pem: OK\n");

    good(&folder, "crl --ca ca.pem --ca-key ca.key -o first.crl");
    assert_eq!(good(&folder, &format!("{verify} --crl first.crl user.pem")), "user.pem: OK\n");
    let line = bad(&folder, &format!("{verify} --crl first.crl --crl-check-all user.pem"));
    assert!(line.contains("CN=CA,C=RU") && line.contains("no revocation list"), "{line}");
    good(&folder, "crl --ca root.pem --ca-key root.key -o root.crl");
    good(&folder, &format!("{verify} --crl first.crl --crl root.crl --crl-check-all user.pem"));
    good(
        &folder,
        "crl --ca ca.pem --ca-key ca.key --from first.crl --revoke user.pem --revoke serial:0A:1b --reason keyCompromise -o second.crl",
    );
    let line = bad(&folder, &format!("{verify} --crl second.crl user.pem"));
    assert!(line.contains("was revoked at ") && line.ends_with(": the key was compromised\n"), "{line}");
    let shown = good(&folder, "show second.crl");
    assert!(shown.contains("Number: 02\n") && shown.contains("Revoked certificates: 2\n"), "{shown}");
    assert!(shown.contains("    0A:1B: "), "{shown}");
    // The authority's own key and list, and no others.
    let wrong = run(&folder, "crl --ca root.pem --ca-key root.key --from first.crl -o x.crl");
    assert!(refusal(&wrong, 1).contains("not signed by this authority"));
    let wrong = run(&folder, "crl --ca root.pem --ca-key root.key --revoke user.pem -o x.crl");
    assert!(refusal(&wrong, 1).contains("from another authority"));
    let again = run(&folder, "crl --ca ca.pem --ca-key ca.key --from second.crl --revoke user.pem -o x.crl");
    assert!(failure(&again).contains("user.pem: revoked already"));
    let lower = run(&folder, "crl --ca ca.pem --ca-key ca.key --from second.crl --number 2 -o x.crl");
    assert!(failure(&lower).contains("allowed: 3 or more"));
}

#[test]
fn times_and_purposes() {
    let folder = authority();
    let verify = "verify --ca root.pem --untrusted ca.pem";
    for (time, why) in [
        ("2020-01-01", "is not valid before"),
        ("2020-01-01T12:00:00Z", "is not valid before"),
        ("0", "is not valid before"),
        ("2200-01-01", "expired at"),
    ] {
        let line = bad(&folder, &format!("{verify} --attime {time} user.pem"));
        assert!(line.contains(why), "{line}");
    }
    for purpose in ["server", "client", "email", "signature", "encryption"] {
        good(&folder, &format!("{verify} --purpose {purpose} user.pem"));
    }
    good(
        &folder,
        "sign --ca ca.pem --ca-key ca.key --extended-usage clientAuth,1.2.3 --usage keyAgreement -o client.pem user.req",
    );
    good(&folder, &format!("{verify} --purpose client client.pem"));
    let line = bad(&folder, &format!("{verify} --purpose server client.pem"));
    assert!(line.contains("has an extended key usage that does not allow TLS servers"), "{line}");
    let line = bad(&folder, &format!("{verify} --purpose signature client.pem"));
    assert!(line.contains("has a key usage that does not allow signatures"), "{line}");
}

/// A request cannot make itself an authority, and must be signed with its own key.
#[test]
fn what_a_request_cannot_do() {
    let folder = authority();
    good(&folder, "request --key user.key --subject CN=Evil --usage keyCertSign,digitalSignature -o evil.req");
    good(&folder, "sign --ca ca.pem --ca-key ca.key -o evil.pem evil.req");
    let shown = good(&folder, "show evil.pem");
    assert!(shown.contains("Basic constraints (critical): no authority\n"), "{shown}");
    assert!(shown.contains("Key usage (critical): digital signature\n"), "{shown}");
    // Rights that only the authority gives.
    good(
        &folder,
        "request --key user.key --subject CN=Evil --extended-usage OCSPSigning,timeStamping,serverAuth -o more.req",
    );
    good(&folder, "sign --quiet --ca ca.pem --ca-key ca.key -o more.pem more.req");
    let shown = good(&folder, "show more.pem");
    assert!(shown.contains("Extended key usage: TLS server\n"), "{shown}");
    // Below an authority that allows none below it.
    good(&folder, "sign --ca ca.pem --ca-key ca.key --authority -o sub.pem evil.req");
    good(&folder, "request --key root.key --subject CN=Leaf -o leaf.req");
    good(&folder, "sign --ca sub.pem --ca-key user.key --days 30 -o leaf.pem leaf.req");
    let line = bad(&folder, "verify --ca root.pem --untrusted ca.pem --untrusted sub.pem leaf.pem");
    assert!(line.contains("allows 0 authorities below it, and there are more"), "{line}");
    // An altered request.
    let pem = folder.read("evil.req");
    let request = fastgost::keys::x509::Signed::request(&pem).expect("a request");
    let mut der = request.as_der().to_vec();
    let last = der.len() - 1;
    der[last] ^= 1;
    folder.write("altered.req", &der);
    let output = run(&folder, "sign --ca ca.pem --ca-key ca.key -o x.pem altered.req");
    assert!(refusal(&output, 1).contains("the request is not signed with its own key"));
    let output = run(&folder, "sign --ca user.pem --ca-key user.key -o x.pem evil.req");
    assert!(refusal(&output, 1).contains("is not the certificate of an authority"));
    let output = run(&folder, "sign --ca ca.pem --ca-key root.key -o x.pem evil.req");
    assert!(failure(&output).contains("the private key is not that of CN=CA"));
    assert!(!folder.path("x.pem").exists());
}

#[test]
fn constraints_of_names() {
    let folder = authority();
    good(
        &folder,
        "new --key root.key --subject CN=R --authority --permit DNS:a.ru --permit IP:10.0.0.0/8 --exclude DNS:no.a.ru -o r.pem",
    );
    let shown = good(&folder, "show r.pem");
    let line = "Name constraints (critical): permitted DNS:a.ru, IP:10.0.0.0/255.0.0.0; excluded DNS:no.a.ru\n";
    assert!(shown.contains(line), "{shown}");
    for (san, verdict) in [
        ("DNS:b.a.ru", None),
        ("IP:10.1.2.3", None),
        ("DNS:b.ru", Some("has the name DNS:b.ru, which CN=R, serial")),
        ("DNS:no.a.ru", Some("has the name DNS:no.a.ru, which CN=R, serial")),
        ("IP:11.1.2.3", Some("does not permit")),
    ] {
        good(&folder, &format!("sign --ca r.pem --ca-key root.key --days 30 --san {san} -o x.pem user.req"));
        match verdict {
            None => _ = good(&folder, "verify --ca r.pem x.pem"),
            Some(why) => {
                let line = bad(&folder, "verify --ca r.pem x.pem");
                assert!(line.contains(why), "{line}");
            }
        }
        std::fs::remove_file(folder.path("x.pem")).expect("a file");
    }
}

#[test]
fn everything_is_shown() {
    let folder = authority();
    let shown = good(&folder, "show user.req user.pem root.pem");
    for line in [
        "Certification request\n  Subject: CN=Иван,SNILS=12345678901\n  Key: GOST R 34.10-2012, 256 bits\n    Curve: 256-b (",
        "  Extensions asked for:\n    Basic constraints (critical): no authority\n",
        "    Key usage (critical): digital signature, non-repudiation, key agreement\n    Alternative names: DNS:a.ru, email:i@a.ru\n",
        "  With the key it is for: yes\n\nCertificate\n  Version: 3\n  Serial number: ",
        "  Issuer: CN=CA,C=RU\n  Valid from: 20",
        "  Signature: GOST R 34.10-2012 with Streebog-512 (1.2.643.7.1.1.3.3)\n",
        "    Basic constraints (critical): authority\n    Key usage (critical): certificate signing, revocation list signing\n",
    ] {
        assert!(shown.contains(line), "{line} in {shown}");
    }
    assert!(good(&folder, "show ca.pem").contains("    Revocation lists: URI:http://r/crl\n"));
    // From standard input.
    let output = folder.run(["cert", "show", "-"], &folder.read("user.pem"));
    assert_eq!(text(&success(output)), good(&folder, "show user.pem"));
    for name in ["user.key", "nothing"] {
        assert!(failure(&run(&folder, &format!("show {name}"))).contains(name));
    }
}

/// Exit status 1 is for certificates that are wrong, 2 for what cannot be read.
#[test]
fn what_cannot_be_read() {
    let folder = authority();
    folder.write("text", b"hello");
    let output = run(&folder, "verify --ca root.pem --untrusted ca.pem user.pem text");
    assert!(failure(&output).contains("text: the file: no certificate in it"), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "user.pem: OK\n");
    let output = run(&folder, "verify --ca root.pem text user.pem");
    assert_eq!(output.status.code(), Some(1));
    for (line, why) in [
        ("verify user.pem", "--ca <CA>"),
        ("verify --ca nothing user.pem", "nothing: No such file"),
        ("verify --ca root.pem --crl root.pem user.pem", "no revocation list in it"),
        ("verify --ca root.pem --ocsp root.pem user.pem", "root.pem: the OCSP response"),
        ("verify --ca root.pem --attime yesterday user.pem", "allowed: a date such as"),
        ("verify --ca root.pem --purpose any user.pem", "allowed: server, client"),
        ("sign --ca root.pem --ca-key root.key -o x user.pem", "no certification request in it"),
        ("request --key user.key --subject CN=a --usage sign -o x", "allowed: digitalSignature"),
        ("request --key user.key --subject CN=a --extended-usage tls -o x", "allowed: serverAuth"),
        ("request --key user.key --subject INN=1 -o x", "12 digits"),
        ("new --key user.key --subject CN=a --path-length 1 -o x", "--authority"),
        ("crl --ca ca.pem --ca-key ca.key --reason keyCompromise -o x", "--revoke"),
        ("crl --ca ca.pem --ca-key ca.key --revoke serial:xy -o x", "allowed: up to 20 bytes"),
        ("sign --ca ca.pem --ca-key ca.key -o user.pem user.req", "exists; a certificate is never overwritten"),
    ] {
        let output = run(&folder, line);
        assert!(failure(&output).contains(why), "{line}: {}", text(&output.stderr));
        assert!(!folder.path("x").exists());
    }
}

/// The guide's ten commands work, and what it says of the list is true.
#[cfg(unix)]
#[test]
fn ten_commands() {
    use std::{path::Path, process::Command};
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pki.md");
    let docs = std::fs::read_to_string(docs).expect("the guide");
    let begin = docs.split("## A CA in ten commands").nth(1).and_then(|rest| rest.split("```sh\n").nth(1));
    let commands = begin.and_then(|rest| rest.split("```").next()).expect("commands");
    assert_eq!(commands.lines().count(), 10);
    let folder = Folder::new();
    let program = Path::new(env!("CARGO_BIN_EXE_fastgost")).parent().expect("a folder").to_str().expect("text");
    let path = format!("{program}:{}", std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("bash");
    shell.args(["-e", "-c", commands]).env("PATH", path);
    assert_eq!(text(&success(folder.run_command(shell, b""))), "ivan.pem: OK\n");
    let line = bad(&folder, "verify --ca root.pem --untrusted ca.pem --crl ca.crl ivan.pem");
    assert!(line.starts_with("ivan.pem: FAILED: CN=Иван Иванов,SNILS=12345678901,C=RU, serial "), "{line}");
    assert!(line.contains(": was revoked at ") && line.ends_with(": the key was compromised\n"), "{line}");
}
