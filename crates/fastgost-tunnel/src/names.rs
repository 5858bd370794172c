//! Names of TLS for the log.
use rustls::{ConnectionOutputs, HandshakeKind, crypto::Identity};
use std::fmt::Write;

/// Suite, group, and whether the session was resumed.
pub fn parameters(outputs: &ConnectionOutputs) -> String {
    let suite = outputs.negotiated_cipher_suite().map(|suite| u16::from(suite.suite()));
    let suite = match suite {
        Some(0xc103) => "TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L".to_owned(),
        Some(0xc104) => "TLS_GOSTR341112_256_WITH_MAGMA_MGM_L".to_owned(),
        Some(0xc105) => "TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S".to_owned(),
        Some(0xc106) => "TLS_GOSTR341112_256_WITH_MAGMA_MGM_S".to_owned(),
        other => format!("suite {:#06x}", other.unwrap_or_default()),
    };
    let group = outputs.negotiated_key_exchange_group().map(|group| u16::from(group.name()));
    let group = match group {
        Some(n @ 0x22..=0x25) => format!("GC256{}", ["A", "B", "C", "D"][usize::from(n) - 0x22]),
        Some(n @ 0x26..=0x28) => format!("GC512{}", ["A", "B", "C"][usize::from(n) - 0x26]),
        Some(other) => format!("group {other:#06x}"),
        None => "no group".to_owned(),
    };
    let resumed = if is_resumed(outputs) { ", resumed" } else { "" };
    format!("{suite}, {group}{resumed}")
}

pub fn is_resumed(outputs: &ConnectionOutputs) -> bool {
    outputs.handshake_kind() == Some(HandshakeKind::Resumed)
}

/// Characters of a subject that are logged.
const MOST_OF_A_NAME: usize = 256;

/// Whom the peer's certificate names, if it showed one.
pub fn peer(outputs: &ConnectionOutputs) -> Option<String> {
    use x509_cert::der::Decode;
    let identity: &Identity<'_> = outputs.peer_identity()?;
    let Identity::X509(certificates) = identity else { return None };
    let certificate = x509_cert::Certificate::from_der(&certificates.end_entity).ok()?;
    let mut name = String::new();
    let _ = write!(name, "{}", certificate.tbs_certificate().subject());
    // An authority may sign subjects of any length, and a line of the log ends somewhere.
    if let Some((end, _)) = name.char_indices().nth(MOST_OF_A_NAME) {
        name.truncate(end);
        name.push_str("...");
    }
    Some(name)
}
