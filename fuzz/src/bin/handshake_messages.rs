//! Tests the parts of a peer's handshake messages in TLS 1.3 that `fastgost-rustls` itself parses: tickets, key shares,
//! signatures. The target also tests private keys.
#![no_main]
use fastgost_rustls::{ALL_KX_GROUPS, provider};
use libfuzzer_sys::fuzz_target;
use rustls::{
    crypto::{CryptoProvider, TicketProducer},
    pki_types::PrivatePkcs8KeyDer,
};
use std::sync::{Arc, LazyLock};

struct World {
    provider: CryptoProvider,
    tickets: Arc<dyn TicketProducer>,
    genuine: Vec<u8>,
}

static WORLD: LazyLock<World> = LazyLock::new(|| {
    let provider = provider();
    let tickets = provider.ticketer_factory.ticketer().unwrap();
    let genuine = tickets.encrypt(&[1; 100]).unwrap();
    World { provider, tickets, genuine }
});

// The input begins with the kind of test, and with the number of the group or signature algorithm to use. The other
// bytes are the data.
fuzz_target!(|data: &[u8]| {
    let Some(([what, which], data)) = data.split_first_chunk::<2>() else { return };
    let which = usize::from(*which);
    match what % 4 {
        0 => ticket(data),
        1 => key_share(which, data),
        2 => signature(which, data),
        _ => drop(WORLD.provider.key_provider.load_private_key(PrivatePkcs8KeyDer::from(data.to_vec()).into())),
    }
});

/// Tests an arbitrary ticket, and a genuine ticket with some bytes changed.
fn ticket(data: &[u8]) {
    let world = &*WORLD;
    assert_eq!(world.tickets.decrypt(data), None);
    let mut ticket = world.genuine.clone();
    ticket.iter_mut().zip(data).for_each(|(byte, xor)| *byte ^= xor);
    assert_eq!(world.tickets.decrypt(&ticket).is_some(), ticket == world.genuine);
}

fn key_share(which: usize, data: &[u8]) {
    let group = ALL_KX_GROUPS[which % ALL_KX_GROUPS.len()];
    if let Ok(completed) = group.start_and_complete(data) {
        assert_eq!(data.len(), completed.pub_key.len());
        assert_eq!(completed.secret.secret_bytes().len(), data.len() / 2);
    }
}

/// Tests any bytes as a key, and any bytes as the signature of a fixed message.
fn signature(which: usize, data: &[u8]) {
    let mapping = WORLD.provider.signature_verification_algorithms.mapping();
    let (_, algorithms) = mapping[which % mapping.len()];
    let (key, signature) = data.split_at(data.len().min(if which % mapping.len() < 4 { 66 } else { 131 }));
    assert!(algorithms[0].verify_signature(key, b"a message", signature).is_err());
}
