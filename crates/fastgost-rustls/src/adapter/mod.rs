//! All implementations of rustls' traits. For a newer release of rustls, adapt only this module. The cryptography comes
//! from fastgost.

// Each trait of rustls has a file here. `record.rs` passes each fragment separately to the library's `Sealer` and
// `Opener`, since rustls itself writes the headers and counts the records. `kx_group.rs` computes shared secrets with
// `agree::ecdhe`.

use rustls::{
    Error, Tls13CipherSuite,
    crypto::{
        CryptoProvider, GetRandomFailed, KeyProvider, SecureRandom, SigningKey, TicketProducer, TicketerFactory,
        kx::SupportedKxGroup,
    },
    pki_types::PrivateKeyDer,
};
use std::{borrow::Cow, sync::Arc};

pub mod cipher_suite;
mod credentials;
mod hash;
pub mod kx_group;
mod merged;
mod record;
mod sign;
pub mod signature_scheme;
mod ticket;
mod verifier;
mod verify;

#[cfg(feature = "ring")]
pub use merged::with_ring;
pub use {
    credentials::{FirstUnderstood, credentials},
    merged::merged_with,
    verifier::Verifier,
    verify::SIGNATURE_ALGORITHMS,
};

/// The cipher suites of RFC 9367, in order of preference.
pub static ALL_CIPHER_SUITES: &[&Tls13CipherSuite] = &[
    &cipher_suite::TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L,
    &cipher_suite::TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S,
    &cipher_suite::TLS_GOSTR341112_256_WITH_MAGMA_MGM_L,
    &cipher_suite::TLS_GOSTR341112_256_WITH_MAGMA_MGM_S,
];

/// The groups of RFC 9367, in order of preference. A client sends a key share for the first group.
pub static ALL_KX_GROUPS: &[&dyn SupportedKxGroup] = &[
    kx_group::GC256A,
    kx_group::GC256B,
    kx_group::GC256C,
    kx_group::GC256D,
    kx_group::GC512A,
    kx_group::GC512B,
    kx_group::GC512C,
];

/// Returns a provider for TLS 1.3 with GOST and nothing else.
pub fn provider() -> CryptoProvider {
    CryptoProvider {
        tls12_cipher_suites: Cow::Borrowed(&[]),
        tls13_cipher_suites: Cow::Borrowed(ALL_CIPHER_SUITES),
        kx_groups: Cow::Borrowed(ALL_KX_GROUPS),
        signature_verification_algorithms: SIGNATURE_ALGORITHMS,
        secure_random: &Gost,
        key_provider: &Gost,
        ticketer_factory: &Gost,
    }
}

/// The parts of a provider that are not lists of algorithms. They make random numbers, load private keys and make
/// tickets.
#[derive(Debug)]
struct Gost;

impl SecureRandom for Gost {
    fn fill(&self, buffer: &mut [u8]) -> Result<(), GetRandomFailed> {
        getrandom::fill(buffer).map_err(|_| GetRandomFailed)
    }
}

impl KeyProvider for Gost {
    fn load_private_key(&self, key: PrivateKeyDer<'static>) -> Result<Box<dyn SigningKey>, Error> {
        Ok(Box::new(sign::Key::load(key)?))
    }
}

impl TicketerFactory for Gost {
    fn ticketer(&self) -> Result<Arc<dyn TicketProducer>, Error> {
        ticket::rotating()
    }
}
