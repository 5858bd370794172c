//! Tests that the tunnel's client and server pass the data on, and pass the end of the data on, too.
use crate::{
    certificates::{Identity, Profile},
    common::{Folder, Pair, Tunnel, Unused, data, echo, exchange, is_reset, service},
    peer,
};
use rustix::process::Signal;
use rustls::HandshakeKind;
use std::{
    io::{ErrorKind, Read, Write},
    net::{Shutdown, TcpStream},
    sync::mpsc::channel,
    thread,
    time::Duration,
};

#[test]
fn both_directions_at_once() {
    let pair = Pair::new(&echo());
    for n in [1, 2, 16_383, 16_384, 16_385, 100_000, 20_000_000] {
        let sent = data(n);
        let mut socket = pair.connect();
        let mut writing = socket.try_clone().expect("a socket");
        let (out, mut received) = (sent.clone(), Vec::new());
        let writer = thread::spawn(move || {
            writing.write_all(&out).expect("a connection");
            writing.shutdown(Shutdown::Write).expect("a socket");
        });
        socket.read_to_end(&mut received).expect("a connection");
        writer.join().expect("the writer");
        assert_eq!(received.len(), n);
        assert!(received == sent, "{n} bytes");
    }
}

#[test]
fn many_connections_at_once() {
    let pair = Pair::new(&echo());
    let threads: Vec<_> = (1..40)
        .map(|i| {
            let mut socket = pair.connect();
            thread::spawn(move || {
                let sent = data(i * 1000);
                for _ in 0..5 {
                    let mut received = vec![0; sent.len()];
                    socket.write_all(&sent).expect("a connection");
                    socket.read_exact(&mut received).expect("a connection");
                    assert!(received == sent);
                }
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().expect("a connection"));
}

/// If the application ends its data first, the application still gets the answer of the service.
#[test]
fn half_closed_by_the_application() {
    let service = service(|mut socket| {
        let mut question = Vec::new();
        socket.read_to_end(&mut question).expect("a question");
        socket.write_all(format!("{} bytes", question.len()).as_bytes()).expect("a connection");
    });
    let mut pair = Pair::new(&service);
    let mut socket = pair.connect();
    socket.write_all(&data(100_000)).expect("a connection");
    socket.shutdown(Shutdown::Write).expect("a socket");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    assert_eq!(answer, "100000 bytes");
    pair.server.wait_for("ended, 100000 bytes from TLS, 12 to TLS");
    pair.client.wait_for("ended, 12 bytes from TLS, 100000 to TLS");
}

/// If the service ends its data first, the service still gets the data of the application.
#[test]
fn half_closed_by_the_service() {
    let (result, all) = channel();
    let service = service(move |mut socket| {
        socket.write_all(b"go on").expect("a connection");
        socket.shutdown(Shutdown::Write).expect("a socket");
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).expect("the rest");
        result.send(rest).expect("the test");
    });
    let pair = Pair::new(&service);
    let mut socket = pair.connect();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    assert_eq!(answer, "go on");
    let rest = data(3_000_000);
    socket.write_all(&rest).expect("a connection");
    socket.shutdown(Shutdown::Write).expect("a socket");
    assert!(all.recv().expect("the service") == rest);
}

/// If the service does not read, the data must wait in the application, and not in the tunnels.
#[test]
fn a_service_that_stops_reading() {
    let (go, begin) = channel::<()>();
    let (result, all) = channel();
    let begin = std::sync::Mutex::new(begin);
    let service = service(move |mut socket| {
        begin.lock().expect("it").recv().expect("the test");
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).expect("the rest");
        result.send(rest).expect("the test");
    });
    let pair = Pair::new(&service);
    let mut socket = pair.connect();
    let memory = |child: &std::process::Child| {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("Linux");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory").to_owned();
        line.trim().trim_end_matches(" kB").parse::<usize>().expect("a number") * 1024
    };
    let before = [&pair.server.child, &pair.client.child].map(memory);
    // Writes until the buffers of the system are full. The buffers count as full if nothing could be written for a
    // second.
    let chunk = data(1 << 20);
    let mut sent = Vec::new();
    socket.set_write_timeout(Some(Duration::from_secs(1))).expect("a timeout");
    loop {
        match socket.write(&chunk) {
            Ok(n) => sent.extend_from_slice(&chunk[..n]),
            Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => break,
            Err(e) => panic!("{e}"),
        }
        assert!(sent.len() < 1 << 30, "there is no end");
    }
    let after = [&pair.server.child, &pair.client.child].map(memory);
    for (before, after) in before.into_iter().zip(after) {
        assert!(after < before + (8 << 20), "{before} bytes, then {after}");
    }
    go.send(()).expect("the service");
    socket.set_write_timeout(None).expect("a timeout");
    socket.write_all(b"end").expect("a connection");
    sent.extend(b"end");
    socket.shutdown(Shutdown::Write).expect("a socket");
    assert!(all.recv().expect("the service") == sent);
}

/// If a connection is cut off, the peer must see an error, and not the normal end of the data.
#[test]
fn kill_of_either_end() {
    for kill_server in [true, false] {
        let (result, end) = channel();
        let service = service(move |mut socket| {
            socket.write_all(b"begin").expect("a connection");
            result.send(is_reset(&mut socket)).expect("the test");
        });
        let mut pair = Pair::new(&service);
        let mut socket = pair.connect();
        socket.write_all(b"something").expect("a connection");
        socket.read_exact(&mut [0; 5]).expect("an answer");
        let (killed, other) =
            if kill_server { (&mut pair.server, &mut pair.client) } else { (&mut pair.client, &mut pair.server) };
        killed.child.kill().expect("a process");
        killed.child.wait().expect("a process");
        other.wait_for("broken: ");
        // The application and the service must both see a reset, although only one of the two was connected to the
        // killed process.
        assert!(is_reset(&mut socket), "the application, kill_server: {kill_server}");
        assert!(end.recv().expect("the service"), "the service, kill_server: {kill_server}");
    }
}

#[test]
fn a_service_that_breaks_off() {
    let service = service(|mut socket| {
        socket.read_exact(&mut [0; 4]).expect("a question");
        socket.write_all(b"half").expect("a connection");
        // If a socket is closed while it has unread data, the system resets the connection.
        thread::sleep(Duration::from_millis(100));
    });
    let mut pair = Pair::new(&service);
    let mut socket = pair.connect();
    socket.write_all(b"more than is read").expect("a connection");
    assert!(is_reset(&mut socket));
    pair.client.wait_for("the peer closed the connection without close_notify");
}

#[test]
fn a_service_that_refuses() {
    let unused = Unused::new();
    let address = unused.address();
    let mut pair = Pair::new(&address);
    assert!(is_reset(&mut pair.connect()));
    pair.server.wait_for(&format!("connecting to {address}: Connection refused"));
    // Now the server of the tunnel is also killed.
    pair.server.child.kill().expect("a process");
    pair.server.child.wait().expect("a process");
    assert!(is_reset(&mut pair.connect()));
    pair.client.wait_for("Connection refused");
}

#[test]
fn every_handshake_checks_certificates() {
    let mut pair = Pair::new(&echo());
    for _ in 0..3 {
        exchange(&mut pair.connect());
    }
    assert!(!pair.client.log().iter().chain(&pair.server.log()).any(|line| line.contains(", resumed")));
    let line = pair.client.wait_for(", GC256");
    assert!(line.contains("TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_"), "{line}");
    assert!(line.contains("certificate of \"CN=localhost\""), "{line}");
    assert!(pair.server.wait_for("connected to localhost, ").contains("TLS_GOSTR341112_256_WITH_"));
}

/// If clients show no certificates, they may resume sessions until the keys and certificates of the server change.
#[test]
fn resumption() {
    let mut pair = Pair::with(&echo(), &["--metrics", "127.0.0.1:0"], &[]);
    let config = peer::trusting_anybody(None);
    for (resumed, kind) in [(0, HandshakeKind::Full), (1, HandshakeKind::Resumed), (2, HandshakeKind::Resumed)] {
        let mut client = peer::Client::new(&pair.server.address, &config);
        // The server sends its tickets only after the handshake. So the client exchanges some data before it closes the
        // connection.
        client.exchange(b"data");
        assert_eq!(client.connection.handshake_kind(), Some(kind));
        drop(client);
        pair.server.wait_for_metric(&format!("handshakes_resumed_total {resumed}"));
    }
    pair.server.signal(Signal::HUP);
    pair.server.wait_for("read again");
    // The log is written in order, so all earlier lines have arrived when the line `read again` has arrived.
    assert_eq!(pair.server.log().iter().filter(|line| line.ends_with(", resumed")).count(), 2);
    let client = peer::Client::new(&pair.server.address, &config);
    assert_eq!(client.connection.handshake_kind(), Some(HandshakeKind::Full));
}

/// If clients show certificates, the server must verify them in every handshake.
#[test]
fn no_resumption_of_clients_with_certificates() {
    let folder = Folder::new();
    let own = Identity::new(Profile::default());
    folder.add("own", &own);
    let both = ["--cert", "own.crt", "--key", "own.key", "--client-ca", "own.crt"];
    let service = echo();
    let common = ["server", "--listen", "127.0.0.1:0", "--to", &service];
    let server = Tunnel::start(&folder, &[&common[..], &both].concat());
    let config = peer::trusting_anybody(Some(&own));
    for _ in 0..3 {
        let mut client = peer::Client::new(&server.address, &config);
        client.exchange(b"data");
        assert_eq!(client.connection.handshake_kind(), Some(HandshakeKind::Full));
    }
}

/// The header of the PROXY protocol must have the address from which the client connected to the tunnel's server.
#[test]
fn proxy_protocol() {
    let (result, headers) = channel();
    let service = service(move |mut socket: TcpStream| {
        let mut header = [0; 28];
        socket.read_exact(&mut header).expect("a header");
        result.send(header).expect("the test");
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).expect("data");
        socket.write_all(&rest).expect("a connection");
    });
    let mut pair = Pair::with(&service, &["--proxy-protocol"], &[]);
    let mut socket = pair.connect();
    socket.write_all(b"data").expect("a connection");
    socket.shutdown(Shutdown::Write).expect("a socket");
    let mut back = Vec::new();
    socket.read_to_end(&mut back).expect("a connection");
    assert_eq!(back, b"data");
    let line = pair.server.wait_for("connected");
    let peer = line.split(' ').nth(1).expect("a peer").trim_end_matches(':');
    let port =
        |address: &str| address.rsplit_once(':').expect("a port").1.parse::<u16>().expect("a number").to_be_bytes();
    let mut want = b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\x7f\0\0\x01\x7f\0\0\x01".to_vec();
    want.extend(port(peer));
    want.extend(port(&pair.server.address));
    assert_eq!(headers.recv().expect("a header")[..], want);
}

/// A peer that asks for new keys must get an answer, although the service sends no data.
#[test]
fn key_updates() {
    let mut pair = Pair::new(&echo());
    let mut client = peer::Client::new(&pair.server.address, &peer::trusting_anybody(None));
    for i in 0..5 {
        client.exchange(&[b'a' + i; 100]);
        let mut tls = Vec::new();
        // The next bytes that the client receives must be the server's answer to this request for new keys.
        client.connection.refresh_traffic_keys(&mut tls).expect("TLS");
        client.socket.write_all(&tls).expect("a connection");
        let (data, n) = client.receive().expect("an answer");
        assert!(data.is_empty() && n > 0);
    }
    let mut tls = Vec::new();
    client.connection.send_close_notify(&mut tls).expect("TLS");
    client.socket.write_all(&tls).expect("a connection");
    pair.server.wait_for("ended, 500 bytes from TLS, 500 to TLS");
}
