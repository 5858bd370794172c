//! Tests resumption, key updates, HelloRetryRequest and early data.
use crate::common::*;
use fastgost_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS, provider};
use rustls::{
    HandshakeKind, ServerConfig,
    crypto::{CryptoProvider, cipher::OutboundPlain},
    error::{AlertDescription, PeerIncompatible},
};
use std::sync::Arc;

fn with_suites(suites: &[usize]) -> CryptoProvider {
    let suites: Vec<_> = suites.iter().map(|suite| ALL_CIPHER_SUITES[*suite]).collect();
    CryptoProvider { tls13_cipher_suites: suites.into(), ..provider() }
}

fn ticketing(mut config: ServerConfig) -> ServerConfig {
    let ticketer = config.provider().ticketer_factory.ticketer().expect("a ticketer");
    config.ticketer = Some(ticketer);
    config
}

/// Sessions are resumed from the server's memory and from tickets, in every suite.
#[test]
fn resumption() {
    let (authority, server) = authority_and_server("256-a");
    for suite in 0..ALL_CIPHER_SUITES.len() {
        for stateless in [false, true] {
            let client = Arc::new(client_config(with_suites(&[suite]), &authority));
            let config = server_config(with_suites(&[suite]), &server);
            let config = Arc::new(if stateless { ticketing(config) } else { config });
            for expected in [HandshakeKind::Full, HandshakeKind::Resumed, HandshakeKind::Resumed] {
                let mut pair = Pair::connected(&client, &config).expect("connected");
                assert_eq!(pair.client.handshake_kind(), Some(expected));
                assert_eq!(pair.server.handshake_kind(), Some(expected));
                pair.exchange(&data(5000)).expect("data");
            }
            // A new server has other keys for tickets, and an empty memory for sessions. So it must resume none of
            // these sessions.
            let config = server_config(with_suites(&[suite]), &server);
            let config = Arc::new(if stateless { ticketing(config) } else { config });
            let pair = Pair::connected(&client, &config).expect("connected");
            assert_eq!(pair.server.handshake_kind(), Some(HandshakeKind::Full));
        }
    }
}

/// rustls resumes a session only with the suite of this session. If a client presents a ticket of another suite, the
/// handshake must still succeed.
#[test]
fn a_ticket_of_another_suite() {
    let (authority, server) = authority_and_server("256-a");
    let client = Arc::new(client_config(provider(), &authority));
    let first = Arc::new(ticketing(server_config(with_suites(&[0]), &server)));
    Pair::connected(&client, &first).expect("connected");
    let mut second = server_config(with_suites(&[3]), &server);
    second.ticketer = first.ticketer.clone();
    let mut pair = Pair::connected(&client, &Arc::new(second)).expect("connected");
    assert_eq!(pair.server.handshake_kind(), Some(HandshakeKind::Full));
    let used = pair.client.negotiated_cipher_suite().expect("a suite").suite();
    assert_eq!(used, ALL_CIPHER_SUITES[3].common.suite);
    pair.exchange(&data(100)).expect("data");
}

#[test]
fn tickets() {
    let ticketer = provider().ticketer_factory.ticketer().expect("a ticketer");
    assert!(ticketer.lifetime().as_secs() > 60);
    for session in [&b""[..], b"a session", &data(3000)] {
        let ticket = ticketer.encrypt(session);
        // MGM cannot seal an empty message, so `encrypt` returns `None` for an empty session. rustls never makes empty
        // sessions.
        let Some(ticket) = ticket else {
            assert!(session.is_empty());
            continue;
        };
        assert_eq!(ticketer.decrypt(&ticket).as_deref(), Some(session));
        assert_ne!(ticketer.encrypt(session), Some(ticket.clone()));
        for at in 0..ticket.len() {
            for bit in [1, 0x80] {
                let mut altered = ticket.clone();
                altered[at] ^= bit;
                assert_eq!(ticketer.decrypt(&altered), None, "byte {at}");
            }
            assert_eq!(ticketer.decrypt(&ticket[..at]), None);
        }
        assert_eq!(ticketer.decrypt(&[&ticket[..], &[0]].concat()), None);
        let other = provider().ticketer_factory.ticketer().expect("a ticketer");
        assert_eq!(other.decrypt(&ticket), None);
    }
}

/// Tests requests for new keys (KeyUpdate), in turn from the client and from the server, between two exchanges of data.
#[test]
fn key_update() {
    let (authority, server) = authority_and_server("256-a");
    for suite in 0..ALL_CIPHER_SUITES.len() {
        let client = Arc::new(client_config(with_suites(&[suite]), &authority));
        let config = Arc::new(server_config(with_suites(&[suite]), &server));
        let mut pair = Pair::connected(&client, &config).expect("connected");
        pair.run().expect("tickets");
        for round in 0..5 {
            pair.exchange(&data(1000)).expect("data");
            if round % 2 == 0 {
                pair.client.refresh_traffic_keys(&mut pair.to_server).expect("requested");
            } else {
                pair.server.refresh_traffic_keys(&mut pair.to_client).expect("requested");
            }
            assert!(!pair.to_server.is_empty() || !pair.to_client.is_empty());
            pair.exchange(&data(20_000)).expect("data");
        }
    }
}

/// The client sends a key share for a group that the server does not have. The server asks for another group
/// (HelloRetryRequest), and the handshake succeeds.
#[test]
fn hello_retry_request() {
    let (authority, server) = authority_and_server("256-a");
    let client = Arc::new(client_config(provider(), &authority));
    for group in 1..ALL_KX_GROUPS.len() {
        let config = Arc::new(ticketing(server_config(only(1, group), &server)));
        for kind in [HandshakeKind::FullWithHelloRetryRequest, HandshakeKind::Resumed] {
            let mut pair = Pair::connected(&client, &config).expect("connected");
            assert_eq!(pair.client.handshake_kind(), Some(kind));
            let used = pair.client.negotiated_key_exchange_group().expect("a group");
            assert_eq!(used.name(), ALL_KX_GROUPS[group].name());
            pair.exchange(&data(100)).expect("data");
        }
        // A client remembers tickets and groups for each server name. This test needs a client without them, so it
        // makes a new client.
        let client = Arc::new(client_config(provider(), &authority));
        let pair = Pair::connected(&client, &config).expect("connected");
        assert_eq!(pair.server.handshake_kind(), Some(HandshakeKind::FullWithHelloRetryRequest));
    }
}

#[test]
fn nothing_in_common() {
    let (authority, server) = authority_and_server("256-a");
    for (theirs, ours, expected) in [
        (only(0, 0), only(0, 1), PeerIncompatible::NoKxGroupsInCommon),
        (only(0, 0), only(1, 0), PeerIncompatible::NoCipherSuitesInCommon),
    ] {
        let client = Arc::new(client_config(theirs, &authority));
        let config = Arc::new(server_config(ours, &server));
        let mut pair = Pair::new(&client, &config);
        assert_eq!(pair.serve(), Err(expected.into()));
        assert_eq!(alert(pair.answer()), AlertDescription::HandshakeFailure);
    }
}

/// Early data comes before the end of the handshake. A server that wants early data accepts it. A server that does not
/// want early data skips it, and the handshake still succeeds.
#[test]
fn early_data() {
    let (authority, server) = authority_and_server("256-a");
    for suite in 0..ALL_CIPHER_SUITES.len() {
        let mut client = client_config(with_suites(&[suite]), &authority);
        client.enable_early_data = true;
        let client = Arc::new(client);
        let mut config = server_config(with_suites(&[suite]), &server);

        // The server does not offer early data.
        Pair::connected(&client, &Arc::new(config.clone())).expect("connected");
        assert!(Pair::new(&client, &Arc::new(config.clone())).client.early_data().is_none());

        // Now the server offers early data and accepts it.
        config.max_early_data_size = 1000;
        let wanting = Arc::new(config);
        let fresh = Arc::new({
            let mut fresh = client_config(with_suites(&[suite]), &authority);
            fresh.enable_early_data = true;
            fresh
        });
        Pair::connected(&fresh, &wanting).expect("connected");
        let mut pair = Pair::new(&fresh, &wanting);
        let mut early = pair.client.early_data().expect("offered");
        assert_eq!(early.bytes_left(), 1000);
        let sent = early.write(OutboundPlain::Single(&data(2000)), &mut pair.to_server).expect("written");
        assert_eq!(sent, 1000);
        let mut received = Vec::new();
        {
            let mut input = rustls::SliceInput::new(&mut pair.to_server);
            let mut messages = pair.server.read_tls(&mut input, &mut pair.to_client);
            while let Some(payload) = messages.next_early_data() {
                received.extend_from_slice(payload.expect("early data").bytes());
            }
            drop(messages);
            let used = input.into_used();
            pair.to_server.drain(..used);
        }
        assert_eq!(received, data(2000)[..1000]);
        pair.answer().expect("Finished");
        pair.run().expect("connected");
        assert!(pair.client.side().is_early_data_accepted());
        pair.exchange(&data(100)).expect("data");

        // The new server remembers the old sessions, but no longer wants early data. The client still sends early data,
        // because the old server offered it. The new server cannot read the records of the early data, and skips them.
        let mut unwilling = server_config(with_suites(&[suite]), &server);
        unwilling.session_storage = wanting.session_storage.clone();
        let mut pair = Pair::new(&fresh, &Arc::new(unwilling));
        let mut early = pair.client.early_data().expect("offered");
        let sent = early.write(OutboundPlain::Single(&data(1000)), &mut pair.to_server).expect("written");
        assert_eq!(sent, 1000);
        pair.run().expect("connected");
        assert!(!pair.client.side().is_early_data_accepted());
        assert!(pair.at_server.is_empty());
        pair.exchange(&data(100)).expect("data");
    }
}
