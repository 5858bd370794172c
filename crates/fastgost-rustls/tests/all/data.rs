//! Tests the lengths and fragments of records, and the treatment of altered records.
use crate::common::*;
use fastgost::{curve::Curve, sign::VerifyingKey};
use fastgost_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS};
use rustls::{
    Error,
    crypto::cipher::{AeadKey, EncodableVersion, InboundOpaque, Iv, OutboundPlain, Record},
    enums::{ContentType, ProtocolVersion},
    error::{AlertDescription, PeerMisbehaved},
};
use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    sync::Arc,
    thread,
};

fn connected(suite: usize, fragment: Option<usize>) -> Pair {
    let (authority, server) = authority_and_server("256-a");
    let mut client = client_config(only(suite, 0), &authority);
    let mut config = server_config(only(suite, 0), &server);
    client.max_fragment_size = fragment;
    config.max_fragment_size = fragment;
    Pair::connected(&Arc::new(client), &Arc::new(config)).expect("connected")
}

#[test]
fn every_length() {
    for suite in 0..ALL_CIPHER_SUITES.len() {
        let mut pair = connected(suite, None);
        let around = |n: usize| n - 20..n + 20;
        for len in (1..600).chain(around(4096)).chain(around(1 << 14)).chain(around(2 << 14)) {
            pair.exchange(&data(len)).expect("data");
        }
    }
}

/// Tests records of at most `fragment` bytes, with the header of the record included. Records of handshakes have the
/// same limit.
#[test]
fn every_fragment() {
    for suite in 0..ALL_CIPHER_SUITES.len() {
        for fragment in (32..96).chain([255, 256, 257, 1000, 4096, 16_000, 16_388, 16_389]) {
            let mut pair = connected(suite, Some(fragment));
            let data = data(3 * fragment + 1);
            pair.client.write(OutboundPlain::Single(&data), &mut pair.to_server).expect("written");
            assert!(records(&pair.to_server).iter().all(|record| record.len() <= fragment));
            pair.to_server.clear();
            let mut pair = connected(suite, Some(fragment));
            pair.exchange(&data).expect("data");
        }
    }
}

/// Tests a client that passes its data in several pieces. One of the pieces is empty.
#[test]
fn gathered() {
    for suite in 0..ALL_CIPHER_SUITES.len() {
        let mut pair = connected(suite, Some(300));
        let data = data(2000);
        let pieces = [&data[..1], &data[1..1], &data[1..700], &data[700..701], &data[701..]];
        pair.client.write(OutboundPlain::new(&pieces), &mut pair.to_server).expect("written");
        pair.serve().expect("read");
        assert_eq!(pair.at_server, data);
    }
}

fn records(mut stream: &[u8]) -> Vec<&[u8]> {
    let mut records = Vec::new();
    while !stream.is_empty() {
        let (record, rest) = stream.split_at(5 + usize::from(u16::from_be_bytes([stream[3], stream[4]])));
        records.push(record);
        stream = rest;
    }
    records
}

/// Sends `stream` to the server, in place of the records that the client wrote. Returns the error of the server, and
/// the alert that the client gets.
fn refused(pair: &mut Pair, stream: &[u8]) -> (Error, AlertDescription) {
    pair.to_server.clear();
    pair.to_server.extend_from_slice(stream);
    let error = pair.serve().expect_err("refused");
    (error, alert(pair.answer()))
}

#[test]
fn altered_records() {
    let bad = (Error::DecryptError, AlertDescription::BadRecordMac);
    for suite in 0..ALL_CIPHER_SUITES.len() {
        let written = |pair: &mut Pair, data: &[u8]| {
            pair.client.write(OutboundPlain::Single(data), &mut pair.to_server).expect("written");
            std::mem::take(&mut pair.to_server)
        };
        let len = written(&mut connected(suite, None), b"a record").len();
        for at in 5..len {
            let mut pair = connected(suite, None);
            let mut record = written(&mut pair, b"a record");
            record[at] ^= if at % 2 == 0 { 1 } else { 0x80 };
            assert_eq!(refused(&mut pair, &record), bad, "byte {at}");
            assert!(pair.at_server.is_empty());
        }
        // Each record loses bytes at its end (until even the tag is too short), or gets one more byte. The length in
        // the record's header is changed to the new length.
        for cut in 1..len - 5 {
            let mut pair = connected(suite, None);
            let mut record = written(&mut pair, b"a record");
            record.truncate(len - cut);
            record[4] -= cut as u8;
            assert_eq!(refused(&mut pair, &record), bad, "without {cut} bytes");
        }
        let mut pair = connected(suite, None);
        let mut record = written(&mut pair, b"a record");
        record.push(0);
        record[4] += 1;
        assert_eq!(refused(&mut pair, &record), bad);

        // The type or the version in the header is changed, so the server must refuse the record.
        for (at, byte) in [(0, 22), (0, 21), (1, 2), (2, 1), (2, 4)] {
            let mut pair = connected(suite, None);
            let mut record = written(&mut pair, b"a record");
            record[at] = byte;
            pair.to_server = record;
            let error = pair.serve().expect_err("refused");
            assert!(at != 0 || error == Error::DecryptError, "type {byte}: {error}");
            assert!(pair.at_server.is_empty());
        }

        // The receiver must refuse a record that comes twice, records in the wrong order, a record whose predecessor is
        // missing, and a record that comes back to its sender.
        let mut pair = connected(suite, None);
        let one = written(&mut pair, b"one");
        assert_eq!(refused(&mut pair, &[&one[..], &one].concat()), bad);
        assert_eq!(pair.at_server, b"one");
        let mut pair = connected(suite, None);
        let (one, two) = (written(&mut pair, b"one"), written(&mut pair, b"two"));
        assert_eq!(refused(&mut pair, &[&two[..], &one].concat()), bad);
        assert!(pair.at_server.is_empty());
        let mut pair = connected(suite, None);
        written(&mut pair, b"one");
        let two = written(&mut pair, b"two");
        assert_eq!(refused(&mut pair, &two), bad);
        let mut pair = connected(suite, None);
        pair.to_client = written(&mut pair, b"a record");
        assert_eq!(pair.answer(), Err(Error::DecryptError));
    }
}

/// Tests records that are authentic but forbidden, and records that are too long. Each kind causes a different error.
#[test]
fn forbidden_records() {
    for suite in ALL_CIPHER_SUITES {
        let (key, iv) = ([7; 32], Iv::new(&[9; 16][..suite.aead_alg.iv_len()]).expect("a length"));
        let tls13 = EncodableVersion::Legacy(ProtocolVersion::TLSv1_2);
        let mut sealer = aead_sealer(suite, &key, iv.as_ref());
        let mut decrypter = suite.aead_alg.decrypter(AeadKey::from(key), iv.clone());
        let mut sequence = 0;
        let mut open = |inner: &[u8]| {
            let mut fragment = [inner, &[0; 16][..suite.aead_alg.iv_len()]].concat();
            sealer.seal_fragment(&mut fragment).expect("sealed");
            let record = Record::new(ContentType::ApplicationData, tls13, InboundOpaque(&mut fragment));
            let opened = decrypter.decrypt(record, sequence).map(|record| (record.typ.0, record.payload.to_vec()));
            sequence += 1;
            opened
        };
        assert_eq!(open(b"data\x17"), Ok((23, b"data".to_vec())));
        assert_eq!(open(b"data\x17\0\0\0"), Ok((23, b"data".to_vec())));
        assert_eq!(open(b"\x17\0"), Ok((23, Vec::new())));
        // The first of these two records has only padding. The second record has ChangeCipherSpec, a message of the
        // versions before TLS 1.3.
        assert_eq!(open(&[0; 100]), Err(PeerMisbehaved::IllegalTlsInnerPlaintext.into()));
        assert_eq!(open(b"\x01\x14"), Err(PeerMisbehaved::IllegalMiddleboxChangeCipherSpec.into()));
        let longest = [&vec![1; 1 << 14][..], &[23]].concat();
        assert_eq!(open(&longest).map(|(_, payload)| payload.len()), Ok(1 << 14));
        // RFC 8446, section 5.2, sets this limit for the length of an encrypted record.
        for (len, expected) in [
            ((1 << 14) + 256, Error::DecryptError),
            ((1 << 14) + 257, Error::PeerSentOversizedRecord),
            (18_431, Error::PeerSentOversizedRecord),
        ] {
            let mut fragment = vec![0; len];
            let record = Record::new(ContentType::ApplicationData, tls13, InboundOpaque(&mut fragment));
            assert_eq!(decrypter.decrypt(record, sequence).map(drop), Err(expected), "{len}");
        }
    }
}

/// Returns the place of the key share for `GC256A` in a ClientHello or ServerHello. The key share comes after the
/// extension's number and length, the group, and the length of the key.
fn share(hello: &[u8], header: &[u8]) -> usize {
    let at = hello.windows(header.len()).position(|window| window == header);
    at.expect("a key share") + header.len()
}

/// If a side receives a key share that is no point of the group, it must answer with the alert `illegal_parameter`.
#[test]
fn alerts_for_bad_key_shares() {
    let (authority, server) = authority_and_server("256-a");
    let client = Arc::new(client_config(only(0, 0), &authority));
    let config = Arc::new(server_config(only(0, 0), &server));
    let bad = Err(Error::from(PeerMisbehaved::InvalidKeyShare));

    let mut pair = Pair::new(&client, &config);
    let at = share(&pair.to_server, &[0, 51, 0, 70, 0, 68, 0, 0x22, 0, 64]);
    pair.to_server[at] ^= 1;
    assert_eq!(pair.serve(), bad);
    assert_eq!(alert(pair.answer()), AlertDescription::IllegalParameter);

    let mut pair = Pair::new(&client, &config);
    pair.serve().expect("a hello");
    let at = share(&pair.to_client, &[0, 51, 0, 68, 0, 0x22, 0, 64]);
    pair.to_client[at] ^= 1;
    assert_eq!(pair.answer(), bad);
    assert_eq!(alert(pair.serve()), AlertDescription::IllegalParameter);
}

fn aead_sealer(suite: &rustls::Tls13CipherSuite, key: &[u8; 32], iv: &[u8]) -> fastgost::record::tls13::Sealer {
    let suite = fastgost::record::tls13::Suite::from_id(suite.common.suite.into()).expect("a suite");
    fastgost::record::tls13::Sealer::new(suite, key, iv).expect("an IV")
}

/// `encrypt` refuses to seal a record under any number except the next number, because two records under one number
/// would reveal their plaintexts.
#[test]
fn a_number_is_used_once() {
    for suite in ALL_CIPHER_SUITES {
        let iv = Iv::new(&[9; 16][..suite.aead_alg.iv_len()]).expect("a length");
        let mut encrypter = suite.aead_alg.encrypter(AeadKey::from([7; 32]), iv);
        let version = EncodableVersion::Legacy(ProtocolVersion::TLSv1_2);
        let plain = || Record::new(ContentType::ApplicationData, version, OutboundPlain::Single(b"data"));
        let mut out = [0; 100];
        assert!(encrypter.encrypt(plain(), 0, &mut out).is_ok());
        for sequence in [0, 2, u64::MAX] {
            out.fill(0);
            assert!(encrypter.encrypt(plain(), sequence, &mut out).is_err());
            assert_eq!(out, [0; 100], "nothing is written");
        }
        assert!(encrypter.encrypt(plain(), 1, &mut out[..10]).is_err());
        // The data is longer than a record may be. After the error, no plaintext remains in `room`.
        let (long, mut room) = (vec![1; (1 << 14) + 1], vec![0; 17_000]);
        let plain_long = Record::new(ContentType::ApplicationData, version, OutboundPlain::Single(&long));
        assert!(encrypter.encrypt(plain_long, 1, &mut room).is_err());
        assert_eq!(room, vec![0; 17_000]);
        assert!(encrypter.encrypt(plain(), 1, &mut out).is_ok());
    }
}

/// Tests key shares that are not valid points of the group. Such key shares have a wrong length, are outside of the
/// curve, have a small order, or are zero.
#[test]
fn bad_key_shares() {
    for (group, curve) in ALL_KX_GROUPS.iter().zip(CURVES) {
        let good = group.start().expect("a key").pub_key().to_vec();
        let curve = Curve::from_name(curve).expect("a curve");
        assert!(VerifyingKey::from_bytes(curve, &good).is_ok(), "{:?}", group.name());
        let complete = |share: &[u8]| group.start().expect("a key").into_single().complete(share).map(drop);
        assert_eq!(complete(&good), Ok(()));
        let bad = Err(Error::from(PeerMisbehaved::InvalidKeyShare));
        let mut altered = good.clone();
        altered[0] ^= 1;
        for share in
            [&good[1..], &[], &altered, &vec![0; good.len()], &vec![0xff; good.len()], &[&good[..], &[0]].concat()]
        {
            assert_eq!(complete(share), bad, "{:?}", group.name());
        }
        // `small` is a point of order 2, if the curve has such a point.
        if let Some(edwards) = curve.edwards() {
            let mut small = vec![0; good.len()];
            edwards.t.write_le_bytes(&mut small[..good.len() / 2]);
            assert_eq!(complete(&small), bad, "{:?}", group.name());
        }
        assert!(group.start_and_complete(&altered).is_err());
        // Both sides agree on the same secret. Each call of `start` makes a new key.
        let (a, b) = (group.start().expect("a key").into_single(), group.start().expect("a key").into_single());
        let (of_a, of_b) = (a.pub_key().to_vec(), b.pub_key().to_vec());
        assert_ne!(of_a, of_b);
        let (a, b) = (a.complete(&of_b).expect("agreed"), b.complete(&of_a).expect("agreed"));
        assert_eq!(a.secret_bytes(), b.secret_bytes());
        assert_eq!(a.secret_bytes().len(), good.len() / 2);
    }
}

/// Reads from `socket` and passes the bytes to `pair_side`, until `pair_side` returns that the other side has closed
/// the connection.
fn drain(pair_side: &mut dyn FnMut(&mut Vec<u8>) -> Result<bool, Error>, socket: &mut TcpStream) -> Result<(), Error> {
    let (mut wire, mut buffer) = (Vec::new(), vec![0; 40_000]);
    loop {
        let n = socket.read(&mut buffer).expect("read");
        assert_ne!(n, 0, "the end must be announced");
        wire.extend_from_slice(&buffer[..n]);
        if pair_side(&mut wire)? {
            return Ok(());
        }
    }
}

/// Sends `total` bytes from the client to the server over TCP. The server, in another thread, sends back the number of
/// received bytes.
fn over_tcp(suite: usize, total: u64) {
    let mut pair = connected(suite, None);
    pair.run().expect("tickets");
    let Pair { mut client, mut server, .. } = pair;
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let mut here = TcpStream::connect(listener.local_addr().expect("an address")).expect("connected");
    let (mut there, _) = listener.accept().expect("accepted");
    let block = data(1 << 16);
    let expected = block.clone();
    let serving = thread::spawn(move || {
        let (mut received, mut plain, mut answers) = (0_u64, Vec::new(), Vec::new());
        let mut read = |wire: &mut Vec<u8>| {
            let mut input = rustls::SliceInput::new(wire);
            let state = server.read_tls(&mut input, &mut answers).handle_all(&mut plain)?;
            let used = input.into_used();
            wire.drain(..used);
            for byte in plain.drain(..) {
                assert_eq!(byte, expected[(received % (1 << 16)) as usize], "at {received}");
                received += 1;
            }
            Ok(state.peer_has_closed())
        };
        drain(&mut read, &mut there).expect("data");
        // The direction from the server to the client is still open.
        server.write(OutboundPlain::Single(&received.to_be_bytes()), &mut answers).expect("written");
        server.send_close_notify(&mut answers).expect("written");
        there.write_all(&answers).expect("sent");
    });
    let (mut left, mut wire) = (total, Vec::new());
    while left > 0 {
        let n = left.min(block.len() as u64) as usize;
        client.write(OutboundPlain::Single(&block[..n]), &mut wire).expect("written");
        here.write_all(&wire).expect("sent");
        wire.clear();
        left -= n as u64;
    }
    client.send_close_notify(&mut wire).expect("written");
    here.write_all(&wire).expect("sent");
    here.shutdown(Shutdown::Write).expect("half-closed");
    let mut answer = Vec::new();
    let mut read = |wire: &mut Vec<u8>| {
        let mut input = rustls::SliceInput::new(wire);
        let state = client.read_tls(&mut input, &mut Vec::new()).handle_all(&mut answer)?;
        let used = input.into_used();
        wire.drain(..used);
        Ok(state.peer_has_closed())
    };
    drain(&mut read, &mut here).expect("an answer");
    assert_eq!(answer, total.to_be_bytes());
    serving.join().expect("served");
}

#[test]
fn tcp() {
    for suite in 0..ALL_CIPHER_SUITES.len() {
        over_tcp(suite, 3_000_001);
    }
}

/// With `KuznyechikMgmS`, the records need more than one key of TLSTREE's second level. With Magma, the records need
/// many keys of the last level.
#[test]
// `.ci/full tls` runs this test by its name.
#[ignore = "4 GiB over TCP: 6 s with AVX-512, minutes without vectors"]
fn one_gib() {
    for suite in 0..ALL_CIPHER_SUITES.len() {
        over_tcp(suite, 1 << 30);
    }
}
