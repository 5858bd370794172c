//! Makes texts for the log: the parameters of a TLS connection, and the name of the peer.
use fastgost_pki::x509::{Certificate, name};
use rustls::{ConnectionOutputs, HandshakeKind, crypto::Identity};

/// Returns a text for the log. The text has the cipher suite and the key exchange group, and says whether the session
/// was resumed.
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

/// The log shows at most this number of characters of a subject.
const MOST_OF_A_NAME: usize = 256;

/// Returns the subject of the peer's certificate, if the peer showed a certificate. The subject is in quotation marks,
/// since the author of the subject may not be trustworthy.
pub fn peer(outputs: &ConnectionOutputs) -> Option<String> {
    let identity: &Identity<'_> = outputs.peer_identity()?;
    let Identity::X509(certificates) = identity else { return None };
    let certificate = Certificate::from_der(&certificates.end_entity).ok()?;
    Some(quoted(&name::show(certificate.subject())))
}

/// Puts the subject in quotation marks, so that it cannot be mistaken for another part of the log line.
fn quoted(name: &str) -> String {
    // A CA may sign subjects of any length, so the log shortens long subjects.
    match name.char_indices().nth(MOST_OF_A_NAME) {
        Some((end, _)) => format!("{:?}...", &name[..end]),
        None => format!("{name:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_OF_A_NAME, quoted};

    #[test]
    fn names_are_quoted() {
        assert_eq!(quoted("CN=почта"), "\"CN=почта\"");
        assert_eq!(quoted("CN=a\", suite\n\u{1b}\u{202e}"), r#""CN=a\", suite\n\u{1b}\u{202e}""#);
        let long = "я".repeat(MOST_OF_A_NAME);
        assert_eq!(quoted(&long), format!("\"{long}\""));
        assert_eq!(quoted(&format!("{long}b")), format!("\"{long}\"..."));
    }
}
