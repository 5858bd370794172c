//! Verification of the signatures of certificates (RFC 9215), and of the signatures in CertificateVerify (RFC 9367,
//! section 5.3).
//!
//! webpki compares whole algorithm identifiers. The identifiers of keys differ in the names of curves, and some
//! identifiers also name the hash function. So the list `CERTIFICATES` has each curve several times.
use super::signature_scheme::*;
use fastgost::{
    curve::Curve,
    sign::{Encoding, Signature, VerifyingKey},
};
use rustls::{
    crypto::{SignatureScheme, WebPkiSupportedAlgorithms},
    pki_types::{AlgorithmIdentifier, InvalidSignature, SignatureVerificationAlgorithm},
};
use std::fmt;

pub(super) type Algorithms = &'static [&'static dyn SignatureVerificationAlgorithm];

/// The algorithms with which webpki verifies signatures. The algorithms are for certificates with keys of GOST R
/// 34.10-2012 on all curves, and for the signature schemes of RFC 9367.
///
/// For a signature in a handshake, rustls tries only one identifier for each curve. In this list, the identifier for
/// handshakes is the curve's identifier in RFC 7836, such as `id-tc26-gost-3410-2012-256-paramSetA`. The parameters of
/// the key do not name the hash function. [`Verifier`](crate::Verifier) accepts all identifiers.
pub const SIGNATURE_ALGORITHMS: WebPkiSupportedAlgorithms =
    match WebPkiSupportedAlgorithms::new(CERTIFICATES, HANDSHAKES) {
        Ok(algorithms) => algorithms,
        Err(_) => panic!("the lists are not empty"),
    };

/// A curve, and one of the algorithm identifiers that keys on this curve may have.
struct Algorithm {
    curve: &'static str,
    /// The identifier of the key's algorithm.
    key: &'static [u8],
    /// The identifier of the signature's algorithm.
    signature: &'static [u8],
    encoding: Encoding,
}

impl SignatureVerificationAlgorithm for Algorithm {
    fn verify_signature(&self, key: &[u8], message: &[u8], signature: &[u8]) -> Result<(), InvalidSignature> {
        let verify = || {
            let curve = Curve::from_name(self.curve)?;
            // A key is an OCTET STRING of 64 or 128 bytes. `header` is the tag and the length of this OCTET STRING. If
            // the key does not begin with `header`, `from_bytes` gets an empty key and returns an error.
            let header: &[u8] = if curve.size() == 32 { &[0x04, 0x40] } else { &[0x04, 0x81, 0x80] };
            let key = VerifyingKey::from_bytes(curve, key.strip_prefix(header).unwrap_or_default())?;
            key.verify(message, &Signature::from_bytes(curve, signature, self.encoding)?)
        };
        verify().map_err(|_: fastgost::Error| InvalidSignature)
    }

    fn public_key_alg_id(&self) -> AlgorithmIdentifier {
        AlgorithmIdentifier::from_slice(self.key)
    }

    fn signature_alg_id(&self) -> AlgorithmIdentifier {
        AlgorithmIdentifier::from_slice(self.signature)
    }
}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Algorithm")
            .field("curve", &self.curve)
            .field("encoding", &self.encoding)
            .finish_non_exhaustive()
    }
}

/// Joins parts of DER at compile time.
macro_rules! der {
    ($($part:expr),*) => {{
        const PARTS: &[&[u8]] = &[$($part),*];
        const BYTES: [u8; len(PARTS)] = join(PARTS);
        &BYTES
    }};
}

const fn len(parts: &[&[u8]]) -> usize {
    let (mut len, mut i) = (0, 0);
    while i < parts.len() {
        len += parts[i].len();
        i += 1;
    }
    len
}

const fn join<const N: usize>(parts: &[&[u8]]) -> [u8; N] {
    let (mut bytes, mut at, mut i) = ([0; N], 0, 0);
    while i < parts.len() {
        let mut j = 0;
        while j < parts[i].len() {
            bytes[at] = parts[i][j];
            (at, j) = (at + 1, j + 1);
        }
        i += 1;
    }
    bytes
}

/// The identifiers of the algorithms for keys of one size. Each identifier is in DER, as in an `AlgorithmIdentifier`.
struct Size {
    key: &'static [u8],
    digest: &'static [u8],
    signature: &'static [u8],
}

/// The identifiers for keys of 256 bits: 1.2.643.7.1.1.1.1 (key), 1.2.643.7.1.1.2.2 (digest), and 1.2.643.7.1.1.3.2
/// (signature).
const BITS_256: Size = Size {
    key: b"\x06\x08\x2a\x85\x03\x07\x01\x01\x01\x01",
    digest: b"\x06\x08\x2a\x85\x03\x07\x01\x01\x02\x02",
    signature: b"\x06\x08\x2a\x85\x03\x07\x01\x01\x03\x02",
};
/// The identifiers for keys of 512 bits: 1.2.643.7.1.1.1.2 (key), 1.2.643.7.1.1.2.3 (digest), and 1.2.643.7.1.1.3.3
/// (signature).
const BITS_512: Size = Size {
    key: b"\x06\x08\x2a\x85\x03\x07\x01\x01\x01\x02",
    digest: b"\x06\x08\x2a\x85\x03\x07\x01\x01\x02\x03",
    signature: b"\x06\x08\x2a\x85\x03\x07\x01\x01\x03\x03",
};

/// Makes the `Algorithm` for a curve. The parameters of its keys are the curve's identifier `$oid` and, if it is given,
/// the digest's identifier.
macro_rules! algorithm {
    ($size:ident, $curve:literal, $oid:literal, [$($digest:expr)?], $encoding:ident) => {{
        const PARAMETERS: &[&[u8]] = &[$oid, $($digest)?];
        &Algorithm {
            curve: $curve,
            key: der!($size.key, &[0x30, len(PARAMETERS) as u8], $oid $(, $digest)?),
            signature: $size.signature,
            encoding: Encoding::$encoding,
        }
    }};
}

/// Makes two algorithms for each curve in the argument. For the first algorithm, the parameters of the key do not have
/// the digest's identifier. For the second algorithm, the parameters have this identifier.
macro_rules! certificates {
    ($($size:ident $curve:literal $oid:literal,)*) => {
        &[$(
            algorithm!($size, $curve, $oid, [], X509),
            algorithm!($size, $curve, $oid, [$size.digest], X509),
        )*]
    };
}

/// The algorithms for signatures of certificates, by the curve of the key.
pub(super) const CERTIFICATES: Algorithms = certificates! {
    BITS_256 "256-a" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x01",
    BITS_256 "256-b" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x02",
    BITS_256 "256-c" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x03",
    BITS_256 "256-d" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x04",
    BITS_256 "cryptopro-a" b"\x06\x07\x2a\x85\x03\x02\x02\x23\x01",
    BITS_256 "cryptopro-b" b"\x06\x07\x2a\x85\x03\x02\x02\x23\x02",
    BITS_256 "cryptopro-c" b"\x06\x07\x2a\x85\x03\x02\x02\x23\x03",
    BITS_256 "cryptopro-xcha" b"\x06\x07\x2a\x85\x03\x02\x02\x24\x00",
    BITS_256 "cryptopro-xchb" b"\x06\x07\x2a\x85\x03\x02\x02\x24\x01",
    BITS_512 "512-a" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x02\x01",
    BITS_512 "512-b" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x02\x02",
    BITS_512 "512-c" b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x02\x03",
};

/// The algorithms for signatures in handshakes, one for each signature scheme. For each curve, the list has the curve's
/// newest identifier, which this project writes into its own certificates. The parameters of the keys are the
/// parameters that RFC 9215, section 4.2 prescribes.
pub(super) const HANDSHAKES: &[(SignatureScheme, Algorithms)] = &[
    (GOSTR34102012_256A, &[algorithm!(BITS_256, "256-a", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x01", [], Tls)]),
    (GOSTR34102012_256B, &[algorithm!(BITS_256, "256-b", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x02", [], Tls)]),
    (GOSTR34102012_256C, &[algorithm!(BITS_256, "256-c", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x03", [], Tls)]),
    (GOSTR34102012_256D, &[algorithm!(BITS_256, "256-d", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x01\x04", [], Tls)]),
    (GOSTR34102012_512A, &[algorithm!(BITS_512, "512-a", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x02\x01", [], Tls)]),
    (GOSTR34102012_512B, &[algorithm!(BITS_512, "512-b", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x02\x02", [], Tls)]),
    (GOSTR34102012_512C, &[algorithm!(BITS_512, "512-c", b"\x06\x09\x2a\x85\x03\x07\x01\x02\x01\x02\x03", [], Tls)]),
];
