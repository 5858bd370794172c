//! Tests which certificates `fastgost cert verify` trusts, and for which purposes.
use crate::{
    authorities::{authority, bad, good, run},
    common::{Folder, failure, text},
};

#[test]
fn times_and_purposes() {
    let folder = authority();
    let verify = "verify --ca root.pem --cert ca.pem";
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
    good(&folder, &format!("{verify} --purpose 1.2.3 client.pem"));
    let line = bad(&folder, &format!("{verify} --purpose client client.pem"));
    assert!(line.contains("has a key usage that does not allow TLS clients"), "{line}");
    let line = bad(&folder, &format!("{verify} --purpose server-tls12 client.pem"));
    assert!(
        line.contains("has an extended key usage (clientAuth, 1.2.3) that does not allow TLS 1.2 servers"),
        "{line}"
    );
    let line = bad(&folder, &format!("{verify} --purpose documents client.pem"));
    assert!(line.contains("has a key usage that does not allow signatures of documents"), "{line}");
    good(&folder, &format!("{verify} --purpose documents user.pem"));
    good(&folder, &format!("{verify} --purpose 1.2.3 client.pem"));
    let line = bad(&folder, &format!("{verify} --purpose documentSigning client.pem"));
    assert!(line.contains("that does not allow documentSigning"), "{line}");
    let line = bad(&folder, &format!("{verify} --purpose signature client.pem"));
    assert!(line.contains("has a key usage that does not allow signatures"), "{line}");
}

/// If a trusted certificate does not say that it belongs to a CA, only this certificate itself is trusted, and not the
/// certificates that it signs.
#[test]
fn who_vouches_for_others() {
    let folder = authority();
    let key = fastgost::keys::read_private_key(&folder.read("root.key")).expect("a key");
    let root = fastgost_pki::x509::NewCertificate {
        subject: fastgost_pki::x509::name::parse("CN=Old").expect("a name"),
        validity: fastgost_pki::x509::validity(std::time::SystemTime::now(), 1).expect("dates"),
        profile: None,
        extensions: Vec::new(),
        serial_number: None,
    };
    folder.write("old.pem", root.self_signed(&key).map(|made| made.to_pem()).expect("made").as_bytes());
    good(&folder, "new --key root.key --subject CN=Old --authority -o new.pem");
    good(&folder, "sign --ca new.pem --ca-key root.key --days 3 -o below.pem user.req");
    good(&folder, "verify --ca old.pem old.pem");
    let line = bad(&folder, "verify --ca old.pem below.pem");
    assert!(line.contains("is trusted for itself only: it does not say whether it is"), "{line}");
    assert!(line.ends_with("; --ca-without-constraints trusts it as one\n"), "{line}");
    good(&folder, "verify --ca old.pem --ca-without-constraints below.pem");
    let line = bad(&folder, "verify --ca root.pem --cert ca.pem --most-work 100 user.pem");
    assert!(line.contains("given up after 100 steps") && line.ends_with("; --most-work allows more\n"), "{line}");
}

/// The names of hosts, IP addresses and mail addresses are compared with the alternative names of a certificate, and
/// not with the subject of the certificate.
#[test]
fn whom_certificates_are_for() {
    let folder = authority();
    let sans = "--san DNS:*.a.ru --san IP:10.1.2.3 --san email:i@a.ru";
    good(&folder, &format!("sign --ca ca.pem --ca-key ca.key --days 30 {sans} --subject CN=b.ru -o host.pem user.req"));
    let verify = "verify --ca root.pem --cert ca.pem";
    for right in
        ["--host www.a.ru", "--host WWW.A.RU.", "--ip 10.1.2.3", "--email i@A.ru", "--host x.a.ru --ip 10.1.2.3"]
    {
        assert_eq!(good(&folder, &format!("{verify} {right} host.pem")), "host.pem: OK\n");
    }
    for (wrong, who) in [
        ("--host a.ru", "the host a.ru"),
        ("--host b.ru", "the host b.ru"),
        ("--host x.y.a.ru", "the host x.y.a.ru"),
        ("--ip 10.1.2.4", "the address 10.1.2.4"),
        ("--email I@a.ru", "the mail address I@a.ru"),
        ("--host x.a.ru --ip ::1", "the address ::1"),
    ] {
        let line = bad(&folder, &format!("{verify} {wrong} host.pem"));
        let why = format!(": is not for {who}, only for DNS:*.a.ru, IP:10.1.2.3, email:i@a.ru\n");
        assert!(line.ends_with(&why), "{line}");
    }
    for (option, why) in [
        ("--host 10.1.2.3", "an address as an address"),
        ("--ip a.ru", "not an IP address"),
        ("--email a", "not a mail"),
    ] {
        let output = run(&folder, &format!("{verify} {option} host.pem"));
        assert!(failure(&output).contains(why), "{}", text(&output.stderr));
    }
}

/// Makes `odd.pem`, a self-signed certificate of the user. Its serial number is 0.
pub fn deviating(folder: &Folder) {
    use fastgost_pki::x509::{Certificate, NewCertificate, Profile, SerialNumber};
    let key = fastgost::keys::read_private_key(&folder.read("user.key")).expect("a key");
    let user = Certificate::read(&folder.read("user.pem")).expect("a certificate");
    let new = NewCertificate {
        subject: user.subject().clone(),
        validity: *user.validity(),
        profile: Some(&Profile::end_entity()),
        extensions: Vec::new(),
        serial_number: Some(SerialNumber::from(0_u8)),
    };
    let odd = new.self_signed(&key).map(|certificate| certificate.to_pem()).expect("a certificate");
    folder.write("odd.pem", odd.as_bytes());
}

/// The command accepts some forms that the standards forbid, because other software writes these forms. With --strict,
/// the command must refuse these forms.
#[test]
fn strict_reading() {
    let folder = authority();
    good(&folder, "verify --strict --ca root.pem --cert ca.pem user.pem");
    deviating(&folder);
    let output = run(&folder, "verify --ca odd.pem odd.pem");
    assert!(output.status.success() && text(&output.stdout) == "odd.pem: OK\n");
    assert!(text(&output.stderr).contains("serial 00: read although it has a serial number that is zero or negative"));
    let message = "odd.pem: strict reading refuses a serial number that is zero or negative";
    for line in ["verify --strict --ca odd.pem user.pem", "verify --strict --ca root.pem odd.pem"] {
        let output = run(&folder, line);
        assert!(failure(&output).contains(message), "{}", text(&output.stderr));
    }
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
