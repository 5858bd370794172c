//! Tests which peers the tunnel trusts, and which peers it refuses.
use crate::{
    certificates::{DAY, Identity, Profile},
    common::{Folder, Tunnel, echo, exchange, is_reset},
    peer,
};
use rustls::{Error, error::AlertDescription};
use x509_cert::{
    der::oid::db::rfc5280::{ANY_EXTENDED_KEY_USAGE, ID_KP_CLIENT_AUTH, ID_KP_SERVER_AUTH},
    ext::pkix::KeyUsages,
};

/// Writes the files of this identity to the folder, and starts a server with these files.
fn server(folder: &Folder, identity: &Identity, more: &[&str]) -> Tunnel {
    folder.add("server", identity);
    let service = echo();
    let common = ["server", "--listen", "127.0.0.1:0", "--to", &service, "--cert", "server.crt", "--key", "server.key"];
    Tunnel::start(folder, &[&common[..], more].concat())
}

/// Checks that a client that trusts the certificates in `ca` can send data to a server with this identity.
fn trusted(folder: &Folder, identity: &Identity, ca: &str) {
    let server = server(folder, identity, &[]);
    exchange(&mut Tunnel::client(folder, &server.address, ca).connect());
}

fn client(folder: &Folder, server: &Tunnel, more: &[&str]) -> Tunnel {
    let common = ["client", "--listen", "127.0.0.1:0", "--to", &server.address];
    Tunnel::start(folder, &[&common[..], more].concat())
}

#[test]
fn every_kind_of_key() {
    for curve in ["256-a", "256-b", "256-c", "256-d", "512-a", "512-b", "512-c", "cryptopro-a", "cryptopro-xchb"] {
        trusted(&Folder::new(), &Identity::on(curve, Profile::default()), "server.crt");
    }
}

/// The chain has a root, an intermediate CA and a server. The server sends the intermediate certificate.
#[test]
fn chains() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    let between = root.issue(Profile::authority("CN=between"));
    let mut own = between.issue(Profile::default());
    own.certificate += &between.certificate;
    folder.add("root", &root);
    trusted(&folder, &own, "root.crt");
}

#[test]
fn servers_that_are_not_trusted() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    folder.add("root", &root);
    // This root has the same name as the root of the server, but another key.
    folder.add("impostor-root", &Identity::new(Profile::authority("CN=root")));
    folder.add("stranger", &Identity::new(Profile::default()));
    let mut server = server(&folder, &root.issue(Profile::default()), &[]);
    for (i, (arguments, why, alert)) in [
        (
            ["--ca", "stranger.crt", "--name", "localhost"],
            "UnknownIssuer; no valid certificate in the files",
            "unknown_ca",
        ),
        (["--ca", "impostor-root.crt", "--name", "localhost"], "BadSignature; perhaps a certificate", "decrypt_error"),
        (["--ca", "root.crt", "--name", "example.org"], "not valid for name", "bad_certificate"),
        (["--ca", "root.crt", "--name", "127.0.0.1"], "; --name gives the name that", "bad_certificate"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut client = client(&folder, &server, &arguments);
        assert!(is_reset(&mut client.connect()), "{arguments:?}");
        let line = client.wait_for("the handshake failed: ");
        assert!(line.contains(why) && line.contains(&format!("the alert for this is {alert}")), "{line}");
        let line = server.wait_for_nth("the handshake failed: received the alert ", i + 1);
        assert!(line.contains(&format!("received the alert {alert}")), "{line}");
        assert_eq!(line.contains("; the peer does not trust this side's certificate"), alert == "unknown_ca", "{line}");
    }
    exchange(&mut Tunnel::client(&folder, &server.address, "root.crt").connect());
    let several = ["--ca", "stranger.crt", "--ca", "root.crt", "--name", "localhost"];
    exchange(&mut client(&folder, &server, &several).connect());
}

#[test]
fn clients() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    let alice = root.issue(Profile { subject: "CN=alice", ..Profile::default() });
    let bob = Identity::new(Profile { subject: "CN=bob", ..Profile::default() });
    folder.add("alice", &alice);
    folder.add("bob", &bob);
    // Bob's certificate is trusted itself, but certificates that Bob signs are not trusted.
    folder.add("mallory", &bob.issue(Profile { subject: "CN=mallory", ..Profile::default() }));
    folder.add("stranger", &Identity::new(Profile { subject: "CN=alice", ..Profile::default() }));
    // The certificates of the first file are trusted, too.
    let several = ["--client-ca", "root.crt", "--client-ca", "clients.crt"];
    folder.add("root", &root);
    let unrelated = Identity::new(Profile { subject: "CN=unrelated", ..Profile::default() });
    folder.write("clients.crt", &format!("{}{}", unrelated.certificate, bob.certificate));
    let mut server = server(&folder, &Identity::new(Profile::default()), &several);
    let base = ["--ca", "server.crt", "--name", "localhost"];
    for name in ["alice", "bob"] {
        let [cert, key] = ["crt", "key"].map(|kind| format!("{name}.{kind}"));
        let client = client(&folder, &server, &[&base[..], &["--cert", &cert, "--key", &key]].concat());
        exchange(&mut client.connect());
        server.wait_for(&format!("certificate of \"CN={name}\""));
        exchange(&mut client.connect());
    }
    let connected = server.log().iter().filter(|line| line.contains("connected")).count();
    for (i, (name, why, alert)) in [
        (None, "NoCertificatesPresented", "certificate_required"),
        (Some("mallory"), "UnknownIssuer", "unknown_ca"),
        (Some("stranger"), "UnknownIssuer", "unknown_ca"),
    ]
    .into_iter()
    .enumerate()
    {
        let [cert, key] = ["crt", "key"].map(|kind| format!("{}.{kind}", name.unwrap_or_default()));
        let own = if name.is_some() { vec!["--cert", cert.as_str(), "--key", key.as_str()] } else { vec![] };
        let mut client = client(&folder, &server, &[&base[..], &own].concat());
        let mut socket = client.connect();
        assert!(is_reset(&mut socket), "{name:?}");
        let line = server.wait_for_nth("the handshake failed: ", i + 1);
        assert!(line.contains(why) && line.contains(&format!("the alert for this is {alert}")), "{line}");
        // In TLS 1.3, the client has finished its handshake before it receives the alert.
        let line = client.wait_for("received the alert ");
        assert!(line.contains(&format!("received the alert {alert}")), "{line}");
    }
    assert_eq!(server.log().iter().filter(|line| line.contains("connected")).count(), connected);
}

/// A trusted certificate that does not belong to a CA must vouch only for itself.
#[test]
fn a_server_that_signs_for_another() {
    let folder = Folder::new();
    let first = Identity::new(Profile::default());
    folder.add("first", &first);
    let server = server(&folder, &first.issue(Profile { subject: "CN=other", ..Profile::default() }), &[]);
    let mut client = Tunnel::client(&folder, &server.address, "first.crt");
    assert!(is_reset(&mut client.connect()));
    assert!(client.wait_for("the handshake failed: ").contains("UnknownIssuer"));
}

/// If a certificate is itself trusted, its issuer does not matter. Other certificates from the same issuer are not
/// trusted.
#[test]
fn a_pinned_certificate_of_an_authority() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    let own = root.issue(Profile::default());
    trusted(&folder, &own, "server.crt");
    folder.add("pinned", &own);
    let other = server(&folder, &root.issue(Profile::default()), &[]);
    let mut client = Tunnel::client(&folder, &other.address, "pinned.crt");
    assert!(is_reset(&mut client.connect()));
    assert!(client.wait_for("the handshake failed: ").contains("UnknownIssuer"));
}

/// A certificate that does not say whether it belongs to a CA also vouches for itself only.
#[test]
fn a_root_without_constraints() {
    let folder = Folder::new();
    let root = Identity::new(Profile { constraints: false, ..Profile::authority("CN=root") });
    folder.add("root", &root);
    let server = server(&folder, &root.issue(Profile::default()), &[]);
    let mut client = Tunnel::client(&folder, &server.address, "root.crt");
    assert!(is_reset(&mut client.connect()));
    assert!(client.wait_for("the handshake failed: ").contains("UnknownIssuer"));
}

#[test]
fn expired_authorities_are_left_out() {
    let folder = Folder::new();
    let old = Identity::new(Profile { validity: (-200, -100), ..Profile::authority("CN=old") });
    let older = Identity::new(Profile { validity: (-300, -200), ..Profile::authority("CN=older") });
    let new = Identity::new(Profile::authority("CN=new"));
    folder.write("all.crt", &format!("{}{}{}", old.certificate, older.certificate, new.certificate));
    let service = server(&folder, &old.issue(Profile::default()), &[]);
    let mut first = Tunnel::client(&folder, &service.address, "all.crt");
    first.wait_for("warning: all.crt, line 1: this certificate expired at ");
    let second = first.wait_for_nth("; it is not trusted", 2);
    assert!(second.contains("warning: all.crt, line ") && !second.contains(", line 1: "), "{second}");
    assert!(is_reset(&mut first.connect()));
    trusted(&folder, &new.issue(Profile::default()), "all.crt");
}

/// Returns the contents of certificates with a mistake. In the tests, a trusted CA signs these certificates, although
/// no tunnel would start with such a certificate. Each entry has the contents of a certificate, the text that the log
/// must contain, and the alert that the peer must get.
fn invalid(wrong_usage: x509_cert::der::asn1::ObjectIdentifier) -> [(Profile, &'static str, AlertDescription); 6] {
    let default = Profile::default;
    [
        (
            Profile { validity: (-2 * DAY, -DAY), ..default() },
            "certificate expired",
            AlertDescription::CertificateExpired,
        ),
        (
            Profile { validity: (DAY, 2 * DAY), ..default() },
            "certificate not valid yet",
            AlertDescription::CertificateExpired,
        ),
        (
            Profile { usages: vec![wrong_usage], ..default() },
            "certificate does not allow extended key usage for ",
            AlertDescription::UnsupportedCertificate,
        ),
        (
            Profile { key_usage: KeyUsages::KeyAgreement.into(), ..default() },
            "InvalidPurpose",
            AlertDescription::UnsupportedCertificate,
        ),
        // This certificate allows any extended key usage. The command `fastgost cert verify` also refuses such a
        // certificate for the purposes of TLS, and so does webpki.
        (
            Profile { usages: vec![ANY_EXTENDED_KEY_USAGE], ..default() },
            "certificate does not allow extended key usage for ",
            AlertDescription::UnsupportedCertificate,
        ),
        (Profile { ca: true, ..default() }, "InvalidPurpose", AlertDescription::UnsupportedCertificate),
    ]
}

/// Returns whether this line of the log reports a handshake that failed for this reason.
fn is_said(line: &str, why: &str, alert: AlertDescription) -> bool {
    let alert = match alert {
        AlertDescription::CertificateExpired => "certificate_expired",
        AlertDescription::UnsupportedCertificate => "unsupported_certificate",
        other => panic!("{other:?}"),
    };
    line.contains(why) && line.ends_with(&format!("; the alert for this is {alert}"))
}

#[test]
fn clients_with_invalid_certificates() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    folder.add("root", &root);
    let mut server = server(&folder, &root.issue(Profile::default()), &["--client-ca", "root.crt"]);
    for (i, (profile, why, alert)) in invalid(ID_KP_SERVER_AUTH).into_iter().enumerate() {
        let mut client = peer::Client::new(&server.address, &peer::trusting_anybody(Some(&root.issue(profile))));
        // In TLS 1.3, the client has finished its handshake before it receives the alert.
        assert_eq!(client.receive().map(drop), Err(Error::AlertReceived(alert)), "{why}");
        let line = server.wait_for_nth("the handshake failed: ", i + 1);
        assert!(is_said(&line, why, alert), "{line}");
    }
    let good = root.issue(Profile { usages: vec![ID_KP_CLIENT_AUTH], ..Profile::default() });
    let mut client = peer::Client::new(&server.address, &peer::trusting_anybody(Some(&good)));
    client.exchange(b"data");
}

#[test]
fn servers_with_invalid_certificates() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    folder.add("root", &root);
    for (profile, why, alert) in invalid(ID_KP_CLIENT_AUTH) {
        let (server, told) = peer::server(&root.issue(profile));
        let mut client = Tunnel::client(&folder, &server, "root.crt");
        assert!(is_reset(&mut client.connect()), "{why}");
        let line = client.wait_for("the handshake failed: ");
        assert!(is_said(&line, why, alert), "{line}");
        assert_eq!(told.recv().expect("the server"), Some(Error::AlertReceived(alert)));
    }
    let (server, told) = peer::server(&root.issue(Profile { usages: vec![ID_KP_SERVER_AUTH], ..Profile::default() }));
    let client = Tunnel::client(&folder, &server, "root.crt");
    exchange(&mut client.connect());
    assert_eq!(told.recv().expect("the server"), None);
}
