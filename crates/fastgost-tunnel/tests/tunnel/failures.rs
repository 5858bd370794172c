//! Tests faults in TLS. The end that finds a fault must log the reason, and must send an alert to the other end.
use crate::{
    certificates::{Identity, Profile},
    common::{Folder, Pair, Tunnel, connect, echo, exchange, is_reset},
    peer,
};
use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    thread,
};

const FATAL: u8 = 2;
const ONLY: &str = " (the tunnel speaks only TLS 1.3 with suites and keys of GOST: see docs/tls.md)";

/// Sends `bytes` to the server, and returns the server's complete answer.
fn answer(server: &Tunnel, bytes: &[u8]) -> Vec<u8> {
    let mut socket = connect(&server.address);
    socket.write_all(bytes).expect("a connection");
    let mut answer = Vec::new();
    // The answer must be the alert and the end of the data. A reset could overtake the alert.
    socket.read_to_end(&mut answer).expect("a connection that is closed");
    answer
}

fn record(kind: u8, content: &[u8]) -> Vec<u8> {
    let mut record = vec![kind, 3, 1];
    record.extend((content.len() as u16).to_be_bytes());
    record.extend(content);
    record
}

fn handshake(kind: u8, content: &[u8]) -> Vec<u8> {
    let mut message = vec![kind];
    message.extend(&(content.len() as u32).to_be_bytes()[1..]);
    message.extend(content);
    record(22, &message)
}

/// Returns a ClientHello with these suites and extensions.
fn hello(suites: &[u16], extensions: &[(u16, &[u8])]) -> Vec<u8> {
    let mut body = vec![3, 3];
    body.extend([7; 32]);
    body.push(0);
    body.extend((suites.len() as u16 * 2).to_be_bytes());
    suites.iter().for_each(|suite| body.extend(suite.to_be_bytes()));
    body.extend([1, 0]);
    let mut all = Vec::new();
    for (kind, content) in extensions {
        all.extend(kind.to_be_bytes());
        all.extend((content.len() as u16).to_be_bytes());
        all.extend(*content);
    }
    body.extend((all.len() as u16).to_be_bytes());
    body.extend(all);
    handshake(1, &body)
}

#[test]
fn what_is_no_handshake() {
    let mut pair = Pair::new(&echo());
    let tls13 = (43, &[2, 3, 4][..]);
    let groups = (10, &[0, 2, 0, 0x22][..]);
    let schemes = (13, &[0, 2, 7, 9][..]);
    let shares = (51, &[0, 0][..]);
    let cases: [(&str, Vec<u8>, &str); 12] = [
        ("more than is read at once", [record(23, b"data"), vec![7; 300_000]].concat(), "unexpected_message"),
        ("a request of HTTP", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".to_vec(), "decode_error"),
        ("application data", record(23, b"data"), "unexpected_message"),
        ("ServerHello", handshake(2, &[0; 40]), "unexpected_message"),
        ("a hello of nonsense", handshake(1, &[1; 50]), "decode_error"),
        // For two of these messages, rustls does not send the alert that RFC 8446 demands. The alerts of RFC 8446 are
        // record_overflow for the long record, and missing_extension for the message without groups.
        ("a record that is too long", [&[22, 3, 1, 0xff, 0xff][..], &[0; 100]].concat(), "decode_error"),
        ("TLS 1.2 only", hello(&[0xc102], &[groups, schemes]), "protocol_version"),
        ("suites of others", hello(&[0x1301], &[tls13, groups, schemes, shares]), "handshake_failure"),
        ("groups of others", hello(&[0xc103], &[tls13, (10, &[0, 2, 0, 0x1d]), schemes, shares]), "handshake_failure"),
        ("signatures of others", hello(&[0xc103], &[tls13, groups, (13, &[0, 2, 4, 3]), shares]), "handshake_failure"),
        ("no groups", hello(&[0xc103], &[tls13, schemes, shares]), "handshake_failure"),
        ("an extension twice", hello(&[0xc103], &[tls13, tls13, groups, schemes]), "illegal_parameter"),
    ];
    let codes = [
        ("unexpected_message", 10),
        ("handshake_failure", 40),
        ("illegal_parameter", 47),
        ("decode_error", 50),
        ("protocol_version", 70),
    ];
    let mut wrong = Vec::new();
    for (i, (what, bytes, alert)) in cases.iter().enumerate() {
        let answer = answer(&pair.server, bytes);
        let line = pair.server.wait_for_nth("the handshake failed: ", i + 1);
        let code = codes.iter().find(|(name, _)| name == alert).expect("a code").1;
        let sent = answer.len() == 7 && answer[0] == 21 && answer[3..] == [0, 2, FATAL, code];
        let explained = line.contains(ONLY) == ["protocol_version", "handshake_failure"].contains(alert);
        if !sent || !explained || !line.ends_with(&format!("; the alert for this is {alert}")) {
            wrong.push(format!("{what}: {line} {answer:02x?}"));
        }
    }
    assert_eq!(wrong, [""; 0]);
    // Other connections of the tunnel must still work.
    exchange(&mut pair.connect());
}

/// Tests the tunnel's client with servers that lack the client's cipher suites. For example, unchanged OpenSSL is such
/// a server, with and without the OpenSSL provider of fastgost. Such servers send different alerts.
#[test]
fn servers_without_the_suites() {
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let alerts = [("handshake_failure", 40, ONLY), ("protocol_version", 70, ONLY), ("internal_error", 80, "")];
    thread::spawn(move || {
        for ((_, code, _), socket) in alerts.iter().zip(listener.incoming()) {
            let mut socket = socket.expect("a connection");
            socket.read_exact(&mut [0; 100]).expect("a hello");
            socket.write_all(&record(21, &[FATAL, *code])).expect("a connection");
        }
    });
    let mut client = Tunnel::client(&folder, &address, "server.crt");
    for (i, (alert, _, hint)) in alerts.iter().enumerate() {
        assert!(is_reset(&mut client.connect()), "{alert}");
        let line = client.wait_for_nth("the handshake failed: ", i + 1);
        assert!(line.ends_with(&format!("received the alert {alert}{hint}")), "{line}");
    }
}

/// Starts a proxy that passes data on in both directions, and returns the proxy's address. In one direction, the proxy
/// counts the records of the type `application_data`, and changes one bit of record number `nth`.
fn meddler(target: String, from_client: bool, nth: usize) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    thread::spawn(move || {
        for near in listener.incoming().map_while(Result::ok) {
            let far = TcpStream::connect(&target).expect("the server");
            let back = (far.try_clone().expect("a socket"), near.try_clone().expect("a socket"));
            thread::spawn(move || meddle(near, far, if from_client { Some(nth) } else { None }));
            thread::spawn(move || meddle(back.0, back.1, if from_client { None } else { Some(nth) }));
        }
    });
    address
}

fn meddle(mut from: TcpStream, mut to: TcpStream, nth: Option<usize>) {
    let (mut header, mut n) = ([0; 5], 0);
    while from.read_exact(&mut header).is_ok() {
        let mut content = vec![0; usize::from(u16::from_be_bytes([header[3], header[4]]))];
        if from.read_exact(&mut content).is_err() {
            break;
        }
        if header[0] == 23 {
            n += 1;
            if Some(n) == nth {
                let middle = content.len() / 2;
                content[middle] ^= 1;
            }
        }
        if to.write_all(&header).and_then(|()| to.write_all(&content)).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Write);
}

/// A changed record must be detected in the handshake and after the handshake. The end that detects the changed record
/// must log the fault, and must tell the other end.
#[test]
fn altered_records() {
    for (from_client, nth) in [(true, 1), (true, 2), (false, 1), (false, 2), (false, 12)] {
        let mut pair = Pair::new(&echo());
        let between = meddler(pair.server.address.clone(), from_client, nth);
        let mut client = Tunnel::client(&pair.folder, &between, "server.crt");
        let mut socket = client.connect();
        let mut answer = [0; 4];
        let intact = (0..20).take_while(|_| {
            socket.write_all(b"data").is_ok() && socket.read_exact(&mut answer).is_ok() && &answer == b"data"
        });
        assert!(intact.count() < 20, "{from_client} {nth}");
        let (notices, other) =
            if from_client { (&mut pair.server, &mut client) } else { (&mut client, &mut pair.server) };
        notices.wait_for("the alert for this is bad_record_mac");
        other.wait_for("received the alert bad_record_mac");
    }
}

/// Tests a peer that goes away before the handshake is complete.
#[test]
fn truncated_handshakes() {
    let mut pair = Pair::new(&echo());
    let mut socket = connect(&pair.server.address);
    socket.write_all(&hello(&[0xc103], &[])[..20]).expect("a connection");
    socket.shutdown(Shutdown::Write).expect("a socket");
    pair.server.wait_for("the handshake failed: the peer closed the connection without close_notify");
}

/// A text from a peer must not be mistaken for another part of the log, and no secret may get into the log.
#[test]
fn logs_are_lines() {
    let folder = Folder::new();
    let subject = "CN=evil\\0a2026-11-22T20:57:40Z 192.0.2.7:1: ended\\1b[2J\\22\\2c GC256A";
    let evil = Identity::new(Profile { subject, dns: Some("a\"[2Jb"), ..Profile::default() });
    folder.add("evil", &evil);
    let both = ["--cert", "evil.crt", "--key", "evil.key"];
    let common = ["server", "--listen", "127.0.0.1:0", "--to", &echo(), "--client-ca", "evil.crt"];
    let mut server = Tunnel::start(&folder, &[&common[..], &both].concat());
    let common = ["client", "--listen", "127.0.0.1:0", "--to", &server.address, "--ca", "evil.crt"];
    let mut client = Tunnel::start(&folder, &[&common[..], &["--name", "localhost"], &both].concat());
    assert!(is_reset(&mut client.connect()));
    let line = client.wait_for("not valid for name");
    assert!(line.contains("[2Jb"), "{line}");
    // This client does not check the name in the server's certificate.
    let peer = peer::Client::new(&server.address, &peer::trusting_anybody(Some(&evil)));
    let line = server.wait_for("connected to localhost, ");
    let name = line.split_once(", certificate of ").expect("a name").1;
    assert!(name.starts_with("\"CN=evil\\") && name.ends_with('"'), "{line}");
    assert_eq!(name.trim_matches('"').replace("\\\"", "").find('"'), None, "{line}");
    drop(peer);
    answer(&server, b"\x1b[2J\nGET");
    server.wait_for("the alert for this is decode_error");
    let key = folder.read("evil.key");
    let secret = key.lines().nth(1).expect("base64");
    for line in [server.log(), client.log()].concat() {
        assert!(!line.contains(char::is_control) && !line.contains(secret), "{line:?}");
    }
}

/// Lines that anybody can cause must not fill the log. So most of these lines are only counted.
#[test]
fn many_failures() {
    const ALL: usize = 300;
    let folder = Folder::new();
    folder.add("server", &Identity::new(Profile::default()));
    let files = ["--cert", "server.crt", "--key", "server.key", "--metrics", "127.0.0.1:0"];
    let common = ["server", "--listen", "127.0.0.1:0", "--to", "127.0.0.1:9"];
    let mut server = Tunnel::start(&folder, &[&common[..], &files].concat());
    for _ in 0..ALL {
        answer(&server, b"GET / HTTP/1.1\r\n\r\n");
    }
    server.wait_for_metric(&format!("failures_total{{reason=\"alert_sent\"}} {ALL}"));
    server.signal(rustix::process::Signal::TERM);
    assert!(server.wait().success());
    server.wait_for("ended");
    let log = server.log();
    let written = log.iter().filter(|line| line.contains("the handshake failed: ")).count();
    let left_out: Vec<_> =
        log.iter().filter_map(|line| line.split_once(" more lines about connections that failed ")).collect();
    let counts = left_out.iter().map(|(before, _)| before.rsplit(' ').next().expect("a number"));
    let counted: usize = counts.map(|n| n.parse::<usize>().expect("a number")).sum();
    assert_eq!(written + counted, ALL, "{log:#?}");
    assert!(counted > 0, "{log:#?}");
}
