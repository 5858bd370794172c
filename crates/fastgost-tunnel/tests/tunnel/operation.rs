//! Tests signals, limits, the log, metrics and sockets of systemd.
use crate::{
    certificates::{DAY, Identity, Profile},
    common::{Folder, Pair, Tunnel, Unused, connect, echo, exchange, is_reset, refusal, service},
};
use rustix::process::Signal;
use std::{
    fs::File,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream, UdpSocket},
    os::fd::OwnedFd,
    process::{Command, Stdio},
};

#[test]
fn certificates_are_read_again() {
    let mut pair = Pair::new(&echo());
    let mut old = pair.connect();
    exchange(&mut old);
    let new = Identity::new(Profile { subject: "CN=new", ..Profile::default() });
    pair.folder.add("server", &new);
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("keys and certificates were read again");
    // The client does not trust the new certificate yet.
    assert!(is_reset(&mut pair.connect()));
    pair.client.wait_for("the handshake failed: ");
    pair.client.signal(Signal::HUP);
    pair.client.wait_for("keys and certificates were read again");
    exchange(&mut pair.connect());
    pair.client.wait_for("certificate of \"CN=new\"");
    // A connection that was made before the reload must still work.
    exchange(&mut old);
    // If the new files cannot be used, the tunnel must ignore them.
    pair.folder.write("server.key", &Identity::new(Profile::default()).private_key());
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("keys and certificates stay as they are: server.key: this private key does not belong");
    exchange(&mut pair.connect());
    pair.folder.write("server.crt", "");
    pair.client.signal(Signal::HUP);
    pair.client.wait_for("keys and certificates stay as they are: server.crt: no certificate in this file");
    exchange(&mut pair.connect());
    // The tunnel refuses a named pipe in place of the certificate file, and does not wait for a writer.
    std::fs::remove_file(pair.folder.path("server.crt")).expect("a file");
    pair.folder.pipe("server.crt");
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("keys and certificates stay as they are: server.crt: not a regular file");
    exchange(&mut pair.connect());
}

/// At the start and at a reload, the log names the certificates that expire soon. The metrics show the times of expiry.
#[test]
fn certificates_that_expire() {
    let folder = Folder::new();
    let root = Identity::new(Profile { validity: (-DAY, 9 * DAY), ..Profile::authority("CN=root") });
    folder.add("root", &root);
    let soon = |days: i64| root.issue(Profile { validity: (-DAY, days * DAY), ..Profile::default() });
    folder.add("server", &soon(5));
    let common = ["server", "--listen", "127.0.0.1:0", "--to", "127.0.0.1:9", "--metrics", "127.0.0.1:0"];
    let files = ["--cert", "server.crt", "--key", "server.key", "--client-ca", "root.crt"];
    let mut server = Tunnel::start(&folder, &[&common[..], &files].concat());
    server.wait_for("warning: server.crt: this certificate expires within 5 days: it is valid until ");
    server.wait_for("warning: root.crt: this certificate expires within 9 days: it is valid until ");
    let expiry = |text: &str, whose: &str| {
        let name = format!("fastgost_tunnel_certificate_expiry_seconds{{whose=\"{whose}\"}} ");
        text.lines().find_map(|line| line.strip_prefix(&name)?.parse::<i64>().ok()).expect("a time")
    };
    let text = server.metrics();
    // Both certificates were made within a few seconds, so the difference of their expiry times is 4 days and a few
    // seconds at most.
    assert!((expiry(&text, "trusted") - expiry(&text, "own") - 4 * DAY).abs() < 60, "{text}");
    folder.add("server", &soon(50));
    server.signal(Signal::HUP);
    server.wait_for_nth("warning: root.crt: this certificate expires within 9 days", 2);
    assert_eq!(server.log().iter().filter(|line| line.contains("warning: server.crt")).count(), 1);
    let text = server.metrics();
    assert!((expiry(&text, "own") - expiry(&text, "trusted") - 41 * DAY).abs() < 60, "{text}");
}

/// After a reload, the log names a key that other users can read.
#[test]
fn permissions_of_keys() {
    use std::os::unix::fs::PermissionsExt;
    let mut pair = Pair::new(&echo());
    let warning = "warning: server.key: other users have access to this private key (mode 0644)";
    assert!(!pair.server.log().iter().any(|line| line.contains("warning")));
    let mode = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(pair.folder.path("server.key"), mode).expect("a file");
    pair.server.signal(Signal::HUP);
    pair.server.wait_for(warning);
}

#[test]
fn graceful_end() {
    for signal in [Signal::TERM, Signal::INT] {
        let mut pair = Pair::new(&echo());
        let mut open = pair.connect();
        exchange(&mut open);
        pair.server.signal(signal);
        pair.server.wait_for("ending; waiting up to 30 s for 1 connections");
        // The tunnel accepts no new connections any more, but the existing connections go on.
        assert!(TcpStream::connect(&pair.server.address).is_err());
        exchange(&mut open);
        drop(open);
        assert_eq!(pair.server.wait().code(), Some(0));
        pair.server.wait_for("ended, 8 bytes from TLS");
    }
}

#[test]
fn an_end_that_does_not_wait() {
    // Connections end after the time of grace, or at a second signal.
    for grace in ["0", "1000"] {
        let mut pair = Pair::with(&echo(), &["--grace", grace], &[]);
        let mut open = pair.connect();
        exchange(&mut open);
        pair.server.signal(Signal::TERM);
        pair.server.wait_for("ending; ");
        if grace != "0" {
            pair.server.signal(Signal::TERM);
        }
        assert_eq!(pair.server.wait().code(), Some(0));
        assert!(is_reset(&mut open));
        pair.server.wait_for("cut off: the tunnel ends");
    }
}

/// Tests an application that receives all data, and then neither sends anything nor closes its connection.
#[test]
fn half_closed_and_silent() {
    let service = service(|mut socket| socket.write_all(b"all").expect("a connection"));
    let mut pair = Pair::with(&service, &[], &["--close-timeout", "1"]);
    let mut socket = pair.connect();
    let mut all = Vec::new();
    socket.read_to_end(&mut all).expect("the end of data");
    assert_eq!(all, b"all");
    pair.client.wait_for("cut off: one direction has ended, and no data in the other for longer than --close-timeout");
    pair.server.wait_for("the peer closed the connection without close_notify");
}

#[test]
fn limits() {
    let metrics = ["--metrics", "127.0.0.1:0", "--max-connections", "1", "--handshake-timeout", "3"];
    let mut pair = Pair::with(&echo(), &metrics, &["--idle-timeout", "1"]);
    // A client that sends no handshake gets no answer, and the server closes its socket.
    let mut silent = connect(&pair.server.address);
    // The tunnel allows only one connection, so it must reject a second client at the same time.
    let mut second = connect(&pair.server.address);
    assert!(is_reset(&mut second));
    pair.server.wait_for("rejected, --max-connections is reached");
    let mut rest = Vec::new();
    let _ = silent.read_to_end(&mut rest);
    assert_eq!(rest, b"");
    pair.server.wait_for("the handshake took longer than 3 s (--handshake-timeout)");
    // The first client has gone, so a new client can connect.
    pair.server.metrics();
    let mut idle = pair.connect();
    exchange(&mut idle);
    assert!(is_reset(&mut idle));
    pair.client.wait_for("cut off: no data for longer than --idle-timeout");
    pair.server.wait_for("the peer closed the connection without close_notify");
    let text = pair.server.metrics();
    for line in [
        "fastgost_tunnel_connections_total 3",
        "fastgost_tunnel_connections_rejected_total 1",
        "fastgost_tunnel_connections_active 0",
        "fastgost_tunnel_handshakes_total 1",
        "fastgost_tunnel_bytes_total{direction=\"from_tls\"} 4",
        "fastgost_tunnel_bytes_total{direction=\"to_tls\"} 4",
        "fastgost_tunnel_failures_total{reason=\"handshake_timeout\"} 1",
        "fastgost_tunnel_failures_total{reason=\"truncated\"} 1",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}: {text}");
    }
}

#[test]
fn metrics() {
    let mut pair = Pair::with(&echo(), &["--metrics", "127.0.0.1:0"], &[]);
    exchange(&mut pair.connect());
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("read again");
    let text = pair.server.metrics();
    assert!(text.contains("fastgost_tunnel_reloads_total{result=\"success\"} 1\n"), "{text}");
    assert!(text.contains("fastgost_tunnel_certificate_expiry_seconds{whose=\"own\"} 1"), "{text}");
    // Every line must be a comment, or must have a name and a number.
    for line in text.lines().filter(|line| !line.starts_with("# ")) {
        let (name, value) = line.split_once(' ').expect("a name and a number");
        assert!(name.starts_with("fastgost_tunnel_") && value.parse::<f64>().is_ok(), "{line}");
    }
    assert!(pair.server.get("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").0.starts_with("HTTP/1.1 404 "));
    assert!(pair.server.get("POST /metrics HTTP/1.1\r\nHost: [::1]:1\r\n\r\n").0.starts_with("HTTP/1.1 405 "));
    // The first request comes from a web page whose name now has an address of this machine. The second request has no
    // `Host` header, and the third request has two `Host` headers.
    for (host, status) in [("Host: example.org\r\n", "421"), ("", "400"), ("Host: localhost\r\nHost: a\r\n", "400")] {
        let (head, text) = pair.server.get(&format!("GET /metrics HTTP/1.1\r\n{host}\r\n"));
        assert!(head.starts_with(&format!("HTTP/1.1 {status} ")), "{head}");
        assert!(text.contains("Host") && !text.contains("fastgost_tunnel_"), "{text}");
    }
}

/// A client that connects but requests nothing must not keep other clients out.
#[test]
fn silent_collectors() {
    let mut pair = Pair::with(&echo(), &["--metrics", "127.0.0.1:0"], &[]);
    let address = pair.server.metrics_address();
    let silent: Vec<_> = (0..20).map(|_| connect(&address)).collect();
    assert!(pair.server.metrics().contains("connections_active 0"));
    drop(silent);
}

/// Runs the tunnel with a socket that another program has opened. The socket is passed in the way in which systemd
/// passes sockets.
fn activated(folder: &Folder, socket: OwnedFd, pid: &str, arguments: &[&str]) -> Command {
    let mut shell = Command::new("sh");
    let script = format!("exec 3<&0 </dev/null; {pid} LISTEN_FDS=1 exec \"$@\"");
    shell.args(["-c", &script, "sh", env!("CARGO_BIN_EXE_fastgost-tunnel")]).args(arguments);
    shell.current_dir(folder.path(".")).stdin(socket).stdout(Stdio::null()).stderr(Stdio::piped());
    shell.env_remove("JOURNAL_STREAM").env_remove("LISTEN_PID");
    shell
}

const OWN_PID: &str = "LISTEN_PID=$$";

/// Returns a socket that listens, and its address.
fn listener() -> (OwnedFd, String) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    (listener.into(), address)
}

fn arguments_of(service: &str) -> [&str; 9] {
    ["server", "--listen", "systemd", "--to", service, "--cert", "server.crt", "--key", "server.key"]
}

#[test]
fn sockets_of_systemd() {
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    let (socket, address) = listener();
    let service = echo();
    let arguments = arguments_of(&service);
    let server = Tunnel::run(&mut activated(&folder, socket, OWN_PID, &arguments));
    assert_eq!(server.address, address);
    exchange(&mut Tunnel::client(&folder, &server.address, "server.crt").connect());
    // The tunnel must refuse these descriptors: they are not meant for this process, or are not usable sockets.
    let bound = Unused::new();
    let connected = || connect(&address).into();
    let file = || File::open("/dev/null").expect("a file").into();
    let datagrams = || UdpSocket::bind("127.0.0.1:0").expect("a port").into();
    for (socket, pid, want) in [
        (listener().0, "LISTEN_PID=1", "no sockets were passed to this process"),
        (listener().0, "LISTEN_PID=", "no sockets were passed to this process"),
        (listener().0, "", "no sockets were passed to this process"),
        (bound.descriptor(), OWN_PID, "socket 0: it does not listen; allowed: TCP sockets that listen"),
        (connected(), OWN_PID, "socket 0: it does not listen; allowed: TCP sockets that listen"),
        (file(), OWN_PID, "socket 0: fd 3 is not a socket; allowed: "),
        (datagrams(), OWN_PID, "socket 0: fd 3 is not a valid tcp socket; allowed: "),
    ] {
        let said = refusal(&mut activated(&folder, socket, pid, &arguments));
        assert!(said.contains(&format!("fastgost-tunnel: --listen systemd: {want}")), "{pid} {want}: {said}");
    }
}

/// Starts a server whose log nobody reads.
fn unheard(folder: &Folder, more: &[&str], log: Stdio) -> (Unheard, String) {
    // The log of this server cannot say which port the tunnel got. So the test makes the socket before the tunnel runs.
    let (socket, address) = listener();
    let service = echo();
    let mut server = activated(folder, socket, OWN_PID, &[&arguments_of(&service)[..], more].concat());
    (Unheard(server.stderr(log).spawn().expect("the tunnel")), address)
}

struct Unheard(std::process::Child);

impl Drop for Unheard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Tests a full log, and a log that nobody reads.
#[test]
fn logs_that_cannot_be_written() {
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    for full in [true, false] {
        let log =
            if full { Stdio::from(File::options().write(true).open("/dev/full").expect("it")) } else { Stdio::piped() };
        let (mut server, address) = unheard(&folder, &[], log);
        let client = Tunnel::client(&folder, &address, "server.crt");
        // There are so many connections that their log lines do not fit into the buffer of a pipe.
        for _ in 0..1000 {
            exchange(&mut client.connect());
        }
        assert!(server.0.try_wait().expect("the tunnel").is_none());
        rustix::process::kill_process(rustix::process::Pid::from_child(&server.0), Signal::TERM).expect("the tunnel");
        drop(client);
        assert_eq!(server.0.wait().expect("the tunnel").code(), Some(0));
    }
}

#[test]
fn quiet() {
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    let (mut server, address) = unheard(&folder, &["--quiet"], Stdio::piped());
    let client = Tunnel::client(&folder, &address, "server.crt");
    exchange(&mut client.connect());
    // With `--quiet`, the log leaves out normal events, but still has failures.
    connect(&address).write_all(b"GET / HTTP/1.1\r\n\r\n").expect("a connection");
    drop(client);
    let mut log = BufReader::new(server.0.stderr.take().expect("its log"));
    let mut lines = Vec::new();
    while !lines.last().is_some_and(|line: &String| line.contains("InvalidContentType")) {
        let mut line = String::new();
        assert_ne!(log.read_line(&mut line).expect("a line"), 0);
        lines.push(line);
    }
    assert!(lines.iter().all(|line| line.contains("failed: ") || line.contains("broken: ")), "{lines:?}");
}
