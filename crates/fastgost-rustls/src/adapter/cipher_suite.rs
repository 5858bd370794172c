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

/// This suite uses Kuznyechik in MGM, and changes the key after every 8192 records.
pub static TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L: Tls13CipherSuite = suite(&Mgm(Suite::KuznyechikMgmL));
/// This suite uses Magma in MGM, and changes the key after every 128 records.
pub static TLS_GOSTR341112_256_WITH_MAGMA_MGM_L: Tls13CipherSuite = suite(&Mgm(Suite::MagmaMgmL));
/// This suite uses Kuznyechik in MGM, and changes the key after every 8 records.
pub static TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S: Tls13CipherSuite = suite(&Mgm(Suite::KuznyechikMgmS));
/// This suite uses Magma in MGM, and changes the key after every record.
pub static TLS_GOSTR341112_256_WITH_MAGMA_MGM_S: Tls13CipherSuite = suite(&Mgm(Suite::MagmaMgmS));

const fn suite(aead: &'static Mgm) -> Tls13CipherSuite {
    Tls13CipherSuite {
        common: CipherSuiteCommon {
            suite: CipherSuite(aead.0.id()),
            hash_provider: &Streebog,
            // This limit is SNMAX, the largest number that a record may have. TLSTREE changes the keys of records much
            // more often.
            confidentiality_limit: aead.0.last_sequence(),
        },
        protocol_version: TLS13_VERSION,
        hkdf_provider: &Hkdf,
        aead_alg: aead,
        quic: None,
    }
}
