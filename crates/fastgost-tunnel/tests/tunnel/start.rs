//! If arguments or files cannot be used, the tunnel must not start. The tunnel must print a sentence, and its exit
//! status must be 2.
use crate::{
    certificates::{DAY, Identity, Profile},
    common::{self, Folder, command},
};
use std::{
    net::TcpListener,
    process::{Command, Stdio},
};
use x509_cert::{
    der::oid::db::rfc5280::{ID_KP_CLIENT_AUTH, ID_KP_SERVER_AUTH},
    ext::pkix::KeyUsages,
};

fn refusal(folder: &Folder, arguments: &[&str]) -> String {
    common::refusal(command(folder).args(arguments))
}

const SERVER: [&str; 5] = ["server", "--listen", "127.0.0.1:0", "--to", "127.0.0.1:9"];
const CLIENT: [&str; 7] = ["client", "--listen", "127.0.0.1:0", "--to", "localhost:9", "--name", "localhost"];

#[test]
fn files_that_cannot_be_used() {
    let folder = Folder::new();
    let good = Identity::new(Profile::default());
    folder.add("good", &good);
    folder.add("other", &Identity::new(Profile::default()));
    folder.pipe("pipe");
    folder.write("empty", "");
    folder.write("text", "no certificate\n");
    folder.write("torn", &good.certificate[..200]);
    folder.write("two.key", &(good.private_key() + &good.private_key()));
    let foreign = "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n";
    folder.write("foreign.key", foreign);
    let with = fastgost::keys::Encryption::default();
    let encrypted = fastgost::keys::write_encrypted_private_key_pem(&good.key, b"four words", &with).expect("PEM");
    folder.write("encrypted.key", &encrypted);
    let authority = Identity::new(Profile::authority("CN=ca"));
    folder.add("ca", &authority);
    let default = Profile::default;
    for (name, profile) in [
        ("expired", Profile { validity: (-2 * DAY, -DAY), ..default() }),
        ("future", Profile { validity: (DAY, 2 * DAY), ..default() }),
        ("client-only", Profile { usages: vec![ID_KP_CLIENT_AUTH], ..default() }),
        ("server-only", Profile { usages: vec![ID_KP_SERVER_AUTH], ..default() }),
        ("agreement", Profile { key_usage: KeyUsages::KeyAgreement.into(), ..default() }),
        ("nameless", Profile { dns: None, ..default() }),
        ("mail-only", Profile { dns: None, mail: Some("ivan@example.ru"), ..default() }),
        ("old-ca", Profile { validity: (-2 * DAY, -DAY), ..Profile::authority("CN=old") }),
    ] {
        folder.add(name, &Identity::new(profile));
    }
    for (cert, key, want) in [
        ("nothing", "good.key", "nothing: No such file or directory"),
        ("good.crt", "nothing", "nothing: No such file or directory"),
        ("good.crt", ".", ".: not a regular file"),
        ("empty", "good.key", "empty: no certificate in this file; allowed: DER, or PEM (CERTIFICATE)"),
        ("text", "good.key", "text: no certificate in this file"),
        ("torn", "good.key", "torn: line 1: the block that begins here has no END line"),
        ("good.key", "good.key", "good.key: this is a private key; allowed: DER, or PEM (CERTIFICATE)"),
        ("good.crt", "good.crt", "good.crt: this is a certificate; allowed: one private key"),
        ("good.crt", "two.key", "two.key: not a file with one private key"),
        ("good.crt", "foreign.key", "foreign.key: "),
        (
            "good.crt",
            "encrypted.key",
            "encrypted.key: this private key is encrypted, and a tunnel that starts by itself",
        ),
        ("good.crt", "other.key", "other.key: this private key does not belong to the certificate in good.crt"),
        ("good.crt", "pipe", "pipe: not a regular file; allowed: regular files, since they are read again at SIGHUP"),
        ("pipe", "good.key", "pipe: not a regular file"),
    ] {
        let said = refusal(&folder, &[&SERVER[..], &["--cert", cert, "--key", key]].concat());
        assert!(said.contains(&format!("fastgost-tunnel: {want}")), "{cert} {key}: {said}");
    }
    for (name, want) in [
        ("expired", "this certificate expired at "),
        ("future", "this certificate is not valid before "),
        ("client-only", "this certificate has an extended key usage (clientAuth) that does not allow TLS servers"),
        ("agreement", "this certificate has a key usage that does not allow TLS servers"),
        ("nameless", "it has no names that clients compare"),
        ("mail-only", "it has no names that clients compare"),
        ("ca", "this certificate is the certificate of a CA; TLS servers have certificates that are not"),
    ] {
        let [cert, key] = ["crt", "key"].map(|kind| format!("{name}.{kind}"));
        let said = refusal(&folder, &[&SERVER[..], &["--cert", &cert, "--key", &key]].concat());
        assert!(said.contains(&format!("fastgost-tunnel: {cert}: {want}")), "{said}");
    }
    for (ca, want) in [
        ("nothing", "nothing: No such file or directory"),
        ("text", "text: no certificate in this file"),
        ("good.key", "good.key: this is a private key"),
        ("old-ca.crt", "old-ca.crt: this certificate expired at "),
        ("expired.crt", "expired.crt: this certificate expired at "),
    ] {
        let said = refusal(&folder, &[&CLIENT[..], &["--ca", ca]].concat());
        assert!(said.contains(&format!("fastgost-tunnel: {want}")), "{ca}: {said}");
        let server = [&SERVER[..], &["--cert", "good.crt", "--key", "good.key", "--client-ca", ca]].concat();
        assert!(refusal(&folder, &server).contains(want), "{ca}");
    }
    // In these cases, the mistake is in one of the certificates that follow the tunnel's own certificate.
    for (name, above, want) in [
        ("unrelated", "ca.crt", ": it has not signed the certificate before it, chain-unrelated, line 1"),
        ("itself", "good.crt", "it is not above the certificates before it; allowed: certificates of authorities"),
    ] {
        let [own, above] = ["good.crt", above].map(|file| folder.read(file));
        folder.write(&format!("chain-{name}"), &format!("{own}{above}"));
        let chain = format!("chain-{name}");
        let said = refusal(&folder, &[&SERVER[..], &["--cert", &chain, "--key", "good.key"]].concat());
        assert!(said.contains(want), "{name}: {said}");
    }
    let mine = [&CLIENT[..], &["--ca", "good.crt", "--cert", "server-only.crt", "--key", "server-only.key"]].concat();
    assert!(refusal(&folder, &mine).contains(
        "server-only.crt: this certificate has an extended key usage (serverAuth) that does not allow TLS clients"
    ));
}

#[test]
fn addresses_that_cannot_be_used() {
    let folder = Folder::new();
    folder.add("good", &Identity::new(Profile::default()));
    let holder = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = holder.local_addr().expect("an address").to_string();
    let files = ["--cert", "good.crt", "--key", "good.key"];
    let listen = ["server", "--listen", &taken, "--to", "127.0.0.1:9"];
    let said = refusal(&folder, &[&listen[..], &files].concat());
    assert!(said.contains(&format!("fastgost-tunnel: --listen {taken}: Address already in use")), "{said}");
    let said = refusal(&folder, &[&SERVER[..], &files, &["--metrics", &taken]].concat());
    assert!(said.contains(&format!("fastgost-tunnel: --metrics {taken}: Address already in use")), "{said}");
    drop(holder);
    let said = refusal(&folder, &[&["server", "--listen", "192.0.2.1:1", "--to", "127.0.0.1:9"][..], &files].concat());
    assert!(said.contains("--listen 192.0.2.1:1: Cannot assign requested address"), "{said}");
    let said = refusal(&folder, &[&["server", "--listen", "systemd", "--to", "127.0.0.1:9"][..], &files].concat());
    assert!(said.contains("--listen systemd: no sockets were passed"), "{said}");
    let said = refusal(&folder, &[&SERVER[..], &files, &["--max-connections", "999999"]].concat());
    assert!(said.contains("--max-connections 999999: needs 2000062 open files, and the system allows "), "{said}");
}

/// The tunnel writes man pages of every subcommand, and completion scripts that shells understand.
#[test]
fn pages() {
    let folder = Folder::new();
    let run = |arguments: &[&str]| {
        let output = command(&folder).args(arguments).stdout(Stdio::piped()).output().expect("the tunnel");
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(
        refusal(&folder, &["man-pages", "nowhere"]).contains("fastgost-tunnel: nowhere: No such file or directory")
    );
    run(&["man-pages", "."]);
    for (name, part) in [
        ("fastgost-tunnel", "client"),
        ("fastgost-tunnel-server", "client\\-ca"),
        ("fastgost-tunnel-client", "\\-name"),
    ] {
        let page = folder.read(&format!("{name}.1"));
        assert!(page.contains(&format!(".TH {name} 1")) && page.contains(part), "{page}");
        let lint =
            Command::new("mandoc").args(["-T", "lint", "-W", "error"]).arg(folder.path(&format!("{name}.1"))).output();
        assert!(lint.is_err() || lint.is_ok_and(|lint| lint.status.success()), "{name}");
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]);
        assert!(script.contains("proxy-protocol") && script.contains("fastgost-tunnel"), "{script}");
        folder.write(shell, &script);
        // If this shell is installed, the test lets the shell read the script.
        let no_execute = if shell == "fish" { "--no-execute" } else { "-n" };
        if let Ok(read) = Command::new(shell).arg(no_execute).arg(folder.path(shell)).output() {
            assert!(read.status.success() && read.stderr.is_empty(), "{read:?}");
        }
    }
    assert!(refusal(&folder, &["completions", "tcsh"]).contains("[possible values: "));
}

#[test]
fn wrong_usage() {
    let folder = Folder::new();
    for (arguments, want) in [
        (&[][..], "requires a subcommand"),
        (&["connect"], "tip: `fastgost-tunnel client` passes"),
        (&["server"], "tip: --cert: The tunnel's certificate"),
        (&["server", "--passphrase-file", "p"], "tip: --key takes a private key that is not encrypted"),
        (&["client", "--untrusted", "c"], "tip: the server sends the certificates of intermediate CAs"),
        (&["client", "--cacert", "c"], "tip: --ca takes the certificates that the client trusts"),
        (&["server", "--connect", "a:1"], "and --to is the address to connect to"),
        (&["client", "--tls12"], "tip: the tunnel uses TLS 1.3; for TLS 1.2, use OpenSSL"),
        (&["server", "--listen", "8443", "--to", "127.0.0.1:9"], "allowed: host:port, such as 0.0.0.0:8443"),
        (&["server", "--listen", "127.0.0.1:0", "--to", "80"], "allowed: host:port, such as localhost:80"),
        (&[&SERVER[..], &["--metrics", "0.0.0.0:9100"]].concat(), "allowed: an address of the machine itself"),
        (&[&SERVER[..], &["--idle-timeout", "0"]].concat(), "allowed: 1 to 31536000 seconds"),
        (&[&SERVER[..], &["--max-connections", "0"]].concat(), "0 is not in 1..=1000000"),
        (&[&CLIENT[..], &["--ca", "c", "--cert", "c"]].concat(), "--key <FILE>"),
        (&["client", "--listen", "127.0.0.1:0", "--to", "a:1", "--ca", "c", "--name", "a b"], "allowed: a host name"),
    ] {
        let said = refusal(&folder, arguments);
        assert!(said.contains(want), "{arguments:?}: {said}");
    }
}
