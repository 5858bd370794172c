//! Tests handshakes of TLS 1.3 with rustls. Either the first message is arbitrary, or a whole handshake runs with one
//! change.
#![no_main]
#[path = "../../../crates/fastgost-rustls/tests/all/common/mod.rs"]
mod common;

use common::*;
use fastgost_rustls::{ALL_CIPHER_SUITES, ALL_KX_GROUPS, Verifier, provider};
use libfuzzer_sys::fuzz_target;
use rustls::{
    ClientConfig, ServerConfig,
    client::WebPkiServerVerifier,
    crypto::{CryptoProvider, cipher::OutboundPlain},
    server::WebPkiClientVerifier,
};
use std::sync::{Arc, LazyLock};

struct World {
    client: Arc<ClientConfig>,
    server: Arc<ServerConfig>,
}

/// Both sides have certificates (on different curves), and support all suites and groups.
static WORLD: LazyLock<World> = LazyLock::new(|| {
    let provider = Arc::new(provider());
    let authority = Certified::new("512-a", &Template::authority("authority"), None);
    let one = Certified::new("256-a", &Template::end_entity("localhost"), Some(&authority));
    let other = Certified::new("cryptopro-b", &Template::end_entity("a client"), Some(&authority));
    let roots = roots(&[&authority.certificate]);
    let verifier = WebPkiClientVerifier::builder(roots.clone(), &provider).build().unwrap();
    let mut server = ServerConfig::builder(provider.clone())
        .with_client_cert_verifier(Arc::new(Verifier::new(verifier)))
        .with_single_cert(one.chain(&[]), one.key_der())
        .unwrap();
    server.ticketer = Some(provider.ticketer_factory.ticketer().unwrap());
    let verifier = WebPkiServerVerifier::builder(roots, &provider).build().unwrap();
    let mut client = ClientConfig::builder(provider)
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Verifier::new(verifier)))
        .with_client_auth_cert(other.chain(&[]), other.key_der())
        .unwrap();
    client.resumption = rustls::client::Resumption::disabled();
    World { client: Arc::new(client), server: Arc::new(server) }
});

// The input begins with the kind of test, and with a number that selects the suite and the group. The other bytes are
// the data.
fuzz_target!(|data: &[u8]| {
    let Some(([what, which], data)) = data.split_first_chunk::<2>() else { return };
    match what % 2 {
        0 => first_message(data),
        _ => altered(usize::from(*which), data),
    }
});

/// Uses the input as the first message of a client. No handshake may complete, because the client's Finished never
/// comes.
fn first_message(data: &[u8]) {
    let world = &*WORLD;
    let mut pair = Pair::new(&world.client, &world.server);
    pair.to_server = data.to_vec();
    let _ = pair.serve();
    assert!(pair.server.is_handshaking());
    // The same bytes are also used as the first message of a server.
    let mut pair = Pair::new(&world.client, &world.server);
    pair.to_client = data.to_vec();
    let _ = pair.answer();
    assert!(pair.client.is_handshaking());
}

/// Runs a handshake with one suite and one group. In one side's flight, a byte is changed, removed or inserted.
fn altered(which: usize, data: &[u8]) {
    let Some(([flight, kind, xor, high, low], _)) = data.split_first_chunk::<5>() else { return };
    let world = &*WORLD;
    let suite = ALL_CIPHER_SUITES[which % ALL_CIPHER_SUITES.len()];
    let group = ALL_KX_GROUPS[which / ALL_CIPHER_SUITES.len() % ALL_KX_GROUPS.len()];
    let mut server = (*world.server).clone();
    // The server chooses the group. If the server's group is not the client's first group, the server sends
    // HelloRetryRequest.
    let only = CryptoProvider { tls13_cipher_suites: vec![suite].into(), kx_groups: vec![group].into(), ..provider() };
    server = rebuilt(server, only);
    let mut pair = Pair::new(&world.client, &Arc::new(server));
    let mut is_altered = false;
    for turn in 0..6 {
        let wire = if turn % 2 == 0 { &mut pair.to_server } else { &mut pair.to_client };
        if turn == flight % 4 && !wire.is_empty() {
            let at = usize::from(u16::from_be_bytes([*high, *low])) % wire.len();
            is_altered = alter(wire, *kind, at, *xor);
        }
        let result = if turn % 2 == 0 { pair.serve() } else { pair.answer() };
        if result.is_err() {
            break;
        }
    }
    // The side that receives the altered flight must detect the change. So this side does not complete the handshake,
    // or data does not pass.
    let ended = if flight % 2 == 0 { !pair.server.is_handshaking() } else { !pair.client.is_handshaking() };
    if is_altered {
        assert!(!(ended && delivers(&mut pair)), "suite {:?}, {:?}", suite.common.suite, group.name());
    }
}

/// Whether data still passes in both directions.
fn delivers(pair: &mut Pair) -> bool {
    pair.client.write(OutboundPlain::Single(b"to the server"), &mut pair.to_server).is_ok()
        && pair.server.write(OutboundPlain::Single(b"to the client"), &mut pair.to_client).is_ok()
        && pair.run().is_ok()
        && pair.at_server == b"to the server"
        && pair.at_client == b"to the client"
}

/// Makes a configuration with the certificates and tickets of `server`, but with other lists of suites and groups, and
/// without certificates of clients.
fn rebuilt(server: ServerConfig, only: CryptoProvider) -> ServerConfig {
    let mut rebuilt = ServerConfig::builder(Arc::new(only))
        .with_no_client_auth()
        .with_server_credential_resolver(server.cert_resolver.clone())
        .unwrap();
    rebuilt.ticketer = server.ticketer;
    rebuilt
}

/// Changes, removes or inserts a byte, and returns whether this must break the handshake. TLS 1.3 does not authenticate
/// the headers of records that are not encrypted, or the records of the type ChangeCipherSpec.
fn alter(wire: &mut Vec<u8>, kind: u8, at: usize, xor: u8) -> bool {
    let mut from = 0;
    while let Some([_, _, _, high, low]) = wire.get(from..from + 5) {
        let end = from + 5 + usize::from(u16::from_be_bytes([*high, *low]));
        if (from..end).contains(&at) {
            let is_free = wire[from] == 20 || (wire[from] == 22 && at < from + 5);
            match kind % 3 {
                0 => wire[at] ^= xor,
                1 => drop(wire.remove(at)),
                _ => wire.insert(at, xor),
            }
            return !is_free && (!kind.is_multiple_of(3) || xor != 0);
        }
        from = end;
    }
    false
}
