//! Tests a server that serves clients with GOST and clients without GOST. The file also tests clients with both kinds
//! of algorithms.
#![cfg(feature = "ring")]
use crate::common::*;
use fastgost_rustls::{FirstUnderstood, Verifier, credentials, provider, with_ring};
use rustls::{
    ClientConfig, Error, RootCertStore, ServerConfig,
    client::WebPkiServerVerifier,
    crypto::{CipherSuite, CryptoProvider, SignatureScheme, kx::NamedGroup},
    enums::ProtocolVersion,
};
use std::{borrow::Cow, sync::Arc};

struct World {
    server: Arc<ServerConfig>,
    gost_only: Arc<ServerConfig>,
    anchors: Arc<RootCertStore>,
}

fn world() -> World {
    let (authority, server) = authority_and_server("256-a");
    let (other_authority, other, key) = p256();
    let provider = Arc::new(with_ring());
    let both = vec![
        credentials(server.chain(&[]), server.key_der(), &provider).expect("credentials"),
        credentials(other, key, &provider).expect("credentials"),
    ];
    let config = ServerConfig::builder(provider)
        .with_no_client_auth()
        .with_server_credential_resolver(Arc::new(FirstUnderstood::new(both)))
        .expect("a configuration");
    World {
        server: Arc::new(config),
        gost_only: Arc::new(server_config(fastgost_rustls::provider(), &server)),
        anchors: roots(&[&authority.certificate, &other_authority]),
    }
}

fn client(provider: CryptoProvider, anchors: &Arc<RootCertStore>) -> Arc<ClientConfig> {
    let provider = Arc::new(provider);
    let verifier = WebPkiServerVerifier::builder(anchors.clone(), &provider).build().expect("a verifier");
    let config = ClientConfig::builder(provider)
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Verifier::new(verifier)))
        .with_no_client_auth()
        .expect("a configuration");
    Arc::new(config)
}

/// Returns the version, the suite and the group that a connection uses. The group is `None` for a resumed session of
/// TLS 1.2.
fn used(pair: &Pair) -> (ProtocolVersion, CipherSuite, Option<NamedGroup>) {
    let connection = &pair.client;
    (
        connection.protocol_version().expect("a version"),
        connection.negotiated_cipher_suite().expect("a suite").suite(),
        connection.negotiated_key_exchange_group().map(|group| group.name()),
    )
}

#[test]
fn every_client_finds_its_own() {
    let World { server, gost_only, anchors } = world();
    let gost = (ProtocolVersion::TLSv1_3, CipherSuite(0xc103), NamedGroup(0x22));
    let aes = CipherSuite::TLS13_AES_128_GCM_SHA256;
    for (provider, server, expected) in [
        (provider(), &server, gost),
        (with_ring(), &server, gost),
        (with_ring(), &gost_only, gost),
        (rustls_ring::DEFAULT_PROVIDER, &server, (ProtocolVersion::TLSv1_3, aes, NamedGroup::X25519)),
        (
            rustls_ring::DEFAULT_TLS12_PROVIDER,
            &server,
            (ProtocolVersion::TLSv1_2, CipherSuite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, NamedGroup::X25519),
        ),
    ] {
        let config = client(provider, &anchors);
        for _ in 0..2 {
            let mut pair = Pair::connected(&config, server).unwrap_or_else(|error| panic!("{expected:?}: {error}"));
            let (version, suite, group) = used(&pair);
            assert_eq!((version, suite, group.unwrap_or(expected.2)), expected);
            pair.exchange(&data(40_000)).expect("data");
        }
    }
}

/// Tests a connection between a client with both kinds of algorithms and a server without GOST.
#[test]
fn a_server_of_the_other_world() {
    let World { anchors, .. } = world();
    let (_, identity, key) = p256();
    let server = ServerConfig::builder(Arc::new(rustls_ring::DEFAULT_PROVIDER))
        .with_no_client_auth()
        .with_single_cert(identity, key)
        .expect("a configuration");
    let config = client(with_ring(), &anchors);
    let mut pair = Pair::connected(&config, &Arc::new(server)).expect("connected");
    assert_eq!(used(&pair).2, Some(NamedGroup::X25519));
    pair.exchange(&data(100)).expect("data");
}

/// Suite, group and signature are chosen independently. So a program that reorders the lists may get combinations that
/// no RFC describes.
#[test]
fn worlds_mix() {
    let World { server, anchors, .. } = world();
    let ring = rustls_ring::DEFAULT_PROVIDER;
    let mixed = CryptoProvider {
        tls12_cipher_suites: Cow::Borrowed(&[]),
        tls13_cipher_suites: ring.tls13_cipher_suites.clone(),
        ..provider()
    };
    let mut pair = Pair::connected(&client(mixed, &anchors), &server).expect("connected");
    assert_eq!(used(&pair).2, Some(NamedGroup(0x22)));
    pair.exchange(&data(100)).expect("data");
    let kx_groups = with_ring().kx_groups.iter().rev().copied().collect();
    let reordered = CryptoProvider { kx_groups, ..with_ring() };
    let pair = Pair::connected(&client(reordered, &anchors), &server).expect("connected");
    assert_eq!(used(&pair).1, CipherSuite(0xc103));
    assert!(![0x22_u16, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28].contains(&used(&pair).2.expect("a group").0));
    // A suite of TLS 1.2 without GOST cannot use a GOST group, because no standard says how.
    let old = CryptoProvider { tls13_cipher_suites: Cow::Borrowed(&[]), ..with_ring() };
    let mut pair = Pair::new(&client(old, &anchors), &server);
    assert!(matches!(pair.run(), Err(Error::General(why)) if why.contains("TLS 1.3 only")));
    assert_eq!(with_ring().tls13_cipher_suites.len(), 4 + ring.tls13_cipher_suites.len());
    let schemes = with_ring().signature_verification_algorithms.supported_schemes();
    assert!(schemes.contains(&SignatureScheme(0x0709)) && schemes.contains(&SignatureScheme::ECDSA_NISTP256_SHA256));
}
