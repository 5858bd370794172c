//! Who is trusted, and who is not.
use crate::{
    certificates::{Identity, Profile},
    common::{Folder, Tunnel, echo, exchange, is_reset},
};

/// A server with this identity, in a folder with its files.
fn server(folder: &Folder, identity: &Identity, more: &[&str]) -> Tunnel {
    folder.add("server", identity);
    let service = echo();
    let common = ["server", "--listen", "127.0.0.1:0", "--to", &service, "--cert", "server.crt", "--key", "server.key"];
    Tunnel::start(folder, &[&common[..], more].concat())
}

fn client(folder: &Folder, server: &Tunnel, more: &[&str]) -> Tunnel {
    let common = ["client", "--listen", "127.0.0.1:0", "--to", &server.address];
    Tunnel::start(folder, &[&common[..], more].concat())
}

#[test]
fn every_kind_of_key() {
    for curve in ["256-a", "256-b", "256-c", "256-d", "512-a", "512-b", "512-c", "cryptopro-a", "cryptopro-xchb"] {
        let folder = Folder::new();
        let server = server(&folder, &Identity::on(curve, Profile::default()), &[]);
        let client = client(&folder, &server, &["--ca", "server.crt", "--name", "localhost"]);
        exchange(&mut client.connect());
    }
}

/// Root, authority between, server: the server sends the one between.
#[test]
fn chains() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    let between = root.issue(Profile::authority("CN=between"));
    let mut own = between.issue(Profile::default());
    own.certificate += &between.certificate;
    folder.add("root", &root);
    let server = server(&folder, &own, &[]);
    let client = client(&folder, &server, &["--ca", "root.crt", "--name", "localhost"]);
    exchange(&mut client.connect());
}

#[test]
fn servers_that_are_not_trusted() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    folder.add("root", &root);
    // The same name, and another key.
    folder.add("impostor-root", &Identity::new(Profile::authority("CN=root")));
    folder.add("stranger", &Identity::new(Profile::default()));
    let mut server = server(&folder, &root.issue(Profile::default()), &[]);
    for (i, (arguments, why, alert)) in [
        (["--ca", "stranger.crt", "--name", "localhost"], "UnknownIssuer", "unknown_ca"),
        (["--ca", "impostor-root.crt", "--name", "localhost"], "", ""),
        (["--ca", "root.crt", "--name", "example.org"], "not valid for name", "bad_certificate"),
        (["--ca", "root.crt", "--name", "127.0.0.1"], "not valid for name", "bad_certificate"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut client = client(&folder, &server, &arguments);
        assert!(is_reset(&mut client.connect()), "{arguments:?}");
        let line = client.wait_for("the handshake failed: ");
        assert!(line.contains(why) && line.contains(&format!("the alert for this is {alert}")), "{line}");
        let line = server.wait_for_nth("the handshake failed: received the alert ", i + 1);
        assert!(line.ends_with(alert) || alert.is_empty(), "{line}");
    }
    let good = client(&folder, &server, &["--ca", "root.crt", "--name", "localhost"]);
    exchange(&mut good.connect());
}

#[test]
fn clients() {
    let folder = Folder::new();
    let root = Identity::new(Profile::authority("CN=root"));
    let alice = root.issue(Profile { subject: "CN=alice", ..Profile::default() });
    let bob = Identity::new(Profile { subject: "CN=bob", ..Profile::default() });
    folder.add("alice", &alice);
    folder.add("bob", &bob);
    // Bob vouches for himself, and not for others.
    folder.add("mallory", &bob.issue(Profile { subject: "CN=mallory", ..Profile::default() }));
    folder.add("stranger", &Identity::new(Profile { subject: "CN=alice", ..Profile::default() }));
    let trusted = format!("{}{}", root.certificate, bob.certificate);
    folder.write("clients.crt", &trusted);
    let mut server = server(&folder, &Identity::new(Profile::default()), &["--client-ca", "clients.crt"]);
    let base = ["--ca", "server.crt", "--name", "localhost"];
    for name in ["alice", "bob"] {
        let [cert, key] = ["crt", "key"].map(|kind| format!("{name}.{kind}"));
        let client = client(&folder, &server, &[&base[..], &["--cert", &cert, "--key", &key]].concat());
        exchange(&mut client.connect());
        server.wait_for(&format!("certificate of CN={name}"));
        exchange(&mut client.connect());
    }
    let connected = server.log().iter().filter(|line| line.contains("connected")).count();
    for (i, (name, why, alert)) in [
        (None, "NoCertificatesPresented", "certificate_required"),
        (Some("mallory"), "", ""),
        (Some("stranger"), "", ""),
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
        // The client of TLS 1.3 has finished its handshake when it learns this.
        let line = client.wait_for("received the alert ");
        assert!(line.contains(alert), "{line}");
    }
    assert_eq!(server.log().iter().filter(|line| line.contains("connected")).count(), connected);
}

/// An anchor that is not an authority vouches for its own certificate only.
#[test]
fn a_server_that_signs_for_another() {
    let folder = Folder::new();
    let first = Identity::new(Profile::default());
    folder.add("first", &first);
    let server = server(&folder, &first.issue(Profile { subject: "CN=other", ..Profile::default() }), &[]);
    let mut client = client(&folder, &server, &["--ca", "first.crt", "--name", "localhost"]);
    assert!(is_reset(&mut client.connect()));
    assert!(client.wait_for("the handshake failed: ").contains("UnknownIssuer"));
}

#[test]
fn expired_authorities_are_left_out() {
    let folder = Folder::new();
    let old = Identity::new(Profile { validity: (-200, -100), ..Profile::authority("CN=old") });
    let new = Identity::new(Profile::authority("CN=new"));
    folder.write("both.crt", &format!("{}{}", old.certificate, new.certificate));
    let service = server(&folder, &old.issue(Profile::default()), &[]);
    let mut first = client(&folder, &service, &["--ca", "both.crt", "--name", "localhost"]);
    first.wait_for("warning: both.crt, line 1: expired: it was valid until ");
    assert!(is_reset(&mut first.connect()));
    let service = server(&folder, &new.issue(Profile::default()), &[]);
    let second = client(&folder, &service, &["--ca", "both.crt", "--name", "localhost"]);
    exchange(&mut second.connect());
}
