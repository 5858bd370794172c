//! Signals, limits, the log, metrics and sockets of systemd.
use crate::{
    certificates::{Identity, Profile},
    common::{Folder, Pair, Tunnel, command, connect, echo, exchange, is_reset, service},
};
use rustix::process::Signal;
use std::{
    fs::File,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    os::fd::OwnedFd,
    process::Stdio,
    thread,
    time::{Duration, Instant},
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
    // The client does not trust it yet.
    assert!(is_reset(&mut pair.connect()));
    pair.client.wait_for("the handshake failed: ");
    pair.client.signal(Signal::HUP);
    pair.client.wait_for("keys and certificates were read again");
    exchange(&mut pair.connect());
    pair.client.wait_for("certificate of CN=new");
    // A connection that is under way stays.
    exchange(&mut old);
    // What cannot be used is not used.
    pair.folder.write("server.key", &Identity::new(Profile::default()).private_key());
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("keys and certificates stay as they are: server.key: this private key does not belong");
    exchange(&mut pair.connect());
    pair.folder.write("server.crt", "");
    pair.client.signal(Signal::HUP);
    pair.client.wait_for("keys and certificates stay as they are: server.crt: no certificate in this file");
    exchange(&mut pair.connect());
}

/// A key that others can read is named, and so is a new one.
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
        // Nobody is accepted any more, and who is there can go on.
        assert!(TcpStream::connect(&pair.server.address).is_err());
        exchange(&mut open);
        drop(open);
        assert_eq!(pair.server.wait().code(), Some(0));
        pair.server.wait_for("ended, 8 bytes from TLS");
    }
}

#[test]
fn an_end_that_does_not_wait() {
    // After the time of grace, or at a second signal.
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

/// An application that gets all and does not go away.
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
    // Without any handshake: nothing is said, and the socket closed.
    let mut silent = connect(&pair.server.address);
    // A second one at the same time is one too many.
    let mut second = connect(&pair.server.address);
    assert!(is_reset(&mut second));
    pair.server.wait_for("rejected, --max-connections is reached (1 since the last such line)");
    let mut rest = Vec::new();
    let _ = silent.read_to_end(&mut rest);
    assert_eq!(rest, b"");
    pair.server.wait_for("the handshake took longer than 3 s (--handshake-timeout)");
    // Its room is free again.
    metrics_of(&mut pair.server);
    let mut idle = pair.connect();
    exchange(&mut idle);
    assert!(is_reset(&mut idle));
    pair.client.wait_for("cut off: no data for longer than --idle-timeout");
    pair.server.wait_for("the peer closed the connection without close_notify");
    let text = metrics_of(&mut pair.server);
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

fn metrics_of(tunnel: &mut Tunnel) -> String {
    // A connection counts until its task has ended.
    let end = Instant::now() + crate::common::PATIENCE;
    loop {
        let (head, text) = get(tunnel, "GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4"), "{head}");
        if text.contains("connections_active 0\n") || Instant::now() > end {
            return text;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

fn get(tunnel: &mut Tunnel, request: &str) -> (String, String) {
    let line = tunnel.wait_for("metrics at http://");
    let address = line.split("http://").nth(1).expect("an address").trim_end_matches("/metrics").to_owned();
    let mut socket = connect(&address);
    socket.write_all(request.as_bytes()).expect("a connection");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    let (head, text) = answer.split_once("\r\n\r\n").expect("an answer");
    assert!(head.contains(&format!("Content-Length: {}\r\n", text.len())));
    (head.to_owned(), text.to_owned())
}

#[test]
fn metrics() {
    let mut pair = Pair::with(&echo(), &["--metrics", "127.0.0.1:0"], &[]);
    exchange(&mut pair.connect());
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("read again");
    let text = metrics_of(&mut pair.server);
    assert!(text.contains("fastgost_tunnel_reloads_total{result=\"success\"} 1\n"), "{text}");
    assert!(text.contains("fastgost_tunnel_certificate_expiry_seconds 1"), "{text}");
    // Every line is a comment, or a name and a number.
    for line in text.lines().filter(|line| !line.starts_with("# ")) {
        let (name, value) = line.split_once(' ').expect("a name and a number");
        assert!(name.starts_with("fastgost_tunnel_") && value.parse::<f64>().is_ok(), "{line}");
    }
    assert!(get(&mut pair.server, "GET / HTTP/1.1\r\n\r\n").0.starts_with("HTTP/1.1 404 "));
    assert!(get(&mut pair.server, "POST /metrics HTTP/1.1\r\n\r\n").0.starts_with("HTTP/1.1 405 "));
}

/// A socket that somebody else has opened, as systemd passes it.
#[test]
fn sockets_of_systemd() {
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let mut shell = std::process::Command::new("sh");
    let script = "exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec \"$@\"";
    shell.args(["-c", script, "sh", env!("CARGO_BIN_EXE_fastgost-tunnel"), "server", "--listen", "systemd"]);
    shell.args(["--to", &echo(), "--cert", "server.crt", "--key", "server.key"]);
    shell.current_dir(folder.path(".")).stderr(Stdio::piped());
    shell.stdin(OwnedFd::from(listener));
    let server = Tunnel::run(&mut shell);
    assert_eq!(server.address, address);
    let arguments =
        ["client", "--listen", "127.0.0.1:0", "--to", &server.address, "--ca", "server.crt", "--name", "localhost"];
    exchange(&mut Tunnel::start(&folder, &arguments).connect());
}

/// Starts a server whose log nobody reads, and waits until it listens.
fn unheard(folder: &Folder, more: &[&str], log: Stdio) -> (Unheard, String) {
    // The log does not say which port it got.
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address").to_string();
    let mut server = command(folder);
    server
        .args(["server", "--listen", &port, "--to", &echo(), "--cert", "server.crt", "--key", "server.key"])
        .args(more);
    let mut server = Unheard(server.stderr(log).spawn().expect("the tunnel"));
    let end = Instant::now() + crate::common::PATIENCE;
    while TcpStream::connect(&port).is_err() {
        assert!(Instant::now() < end && server.0.try_wait().expect("it").is_none());
        thread::sleep(Duration::from_millis(5));
    }
    (server, port)
}

struct Unheard(std::process::Child);

impl Drop for Unheard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A log that is full, and one that nobody reads.
#[test]
fn logs_that_cannot_be_written() {
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    for full in [true, false] {
        let log =
            if full { Stdio::from(File::options().write(true).open("/dev/full").expect("it")) } else { Stdio::piped() };
        let (mut server, port) = unheard(&folder, &[], log);
        let client = ["client", "--listen", "127.0.0.1:0", "--to", &port, "--ca", "server.crt", "--name", "localhost"];
        let client = Tunnel::start(&folder, &client);
        // More lines than a pipe holds.
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
    let (mut server, port) = unheard(&folder, &["--quiet"], Stdio::piped());
    let client = ["client", "--listen", "127.0.0.1:0", "--to", &port, "--ca", "server.crt", "--name", "localhost"];
    let client = Tunnel::start(&folder, &client);
    exchange(&mut client.connect());
    // What went wrong is said nevertheless.
    connect(&port).write_all(b"GET / HTTP/1.1\r\n\r\n").expect("a connection");
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
