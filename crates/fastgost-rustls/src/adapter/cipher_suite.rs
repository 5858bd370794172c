//! The cipher suites of RFC 9367, section 4.
use super::{
    hash::{Hkdf, Streebog},
    record::Mgm,
};
use fastgost::record::tls13::Suite;
use rustls::{
    Tls13CipherSuite,
    crypto::{CipherSuite, CipherSuiteCommon},
    version::TLS13_VERSION,
};

/// Kuznyechik in MGM with a new key after 8192 records.
pub static TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L: Tls13CipherSuite = suite(&Mgm(Suite::KuznyechikMgmL));
/// Magma in MGM with a new key after 128 records.
pub static TLS_GOSTR341112_256_WITH_MAGMA_MGM_L: Tls13CipherSuite = suite(&Mgm(Suite::MagmaMgmL));
/// Kuznyechik in MGM with a new key after 8 records.
pub static TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S: Tls13CipherSuite = suite(&Mgm(Suite::KuznyechikMgmS));
/// Magma in MGM with a new key for every record.
pub static TLS_GOSTR341112_256_WITH_MAGMA_MGM_S: Tls13CipherSuite = suite(&Mgm(Suite::MagmaMgmS));

const fn suite(aead: &'static Mgm) -> Tls13CipherSuite {
    Tls13CipherSuite {
        common: CipherSuiteCommon {
            suite: CipherSuite(aead.0.id()),
            hash_provider: &Streebog,
            // This limit is SNMAX. TLSTREE changes the keys of records long before it is reached.
            confidentiality_limit: aead.0.last_sequence(),
        },
        protocol_version: TLS13_VERSION,
        hkdf_provider: &Hkdf,
        aead_alg: aead,
        quic: None,
    }
}
