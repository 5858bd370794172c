//! Decoders, which read keys from DER. The DER comes from files, from certificates and from other decoders.
use crate::{
    error::{Error, Reason, Result},
    ffi::{abi::Algorithm, decode::Decoding},
    key::{GOST2001, GOST2012_256, GOST2012_512, Key, Kind, Selection},
};
use fastgost::{
    keys::{
        self, PrivateKey, PublicKey,
        pkcs8::{
            AlgorithmIdentifierRef, ObjectIdentifier, PrivateKeyInfoRef,
            der::{Decode, Reader, SliceReader, Tag},
        },
    },
    registry,
    sign::SigningKey,
};
use std::ffi::CString;
use zeroize::Zeroizing;

/// The structure that a decoder reads.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// `PrivateKeyInfo`.
    Private(&'static Kind),
    /// `SubjectPublicKeyInfo`.
    Public(&'static Kind),
    /// `EncryptedPrivateKeyInfo`. The private key can have any type. The key is encrypted under a passphrase. The
    /// algorithm is one of RFC 9337, or an older GOST algorithm.
    Encrypted,
}

impl Source {
    /// Returns true if the structure that this decoder reads can contain the selected parts of a key.
    pub(crate) fn serves(self, selection: Selection) -> bool {
        match self {
            _ if selection.0 == 0 => true,
            Self::Private(_) | Self::Encrypted => selection.has(Selection::PRIVATE),
            Self::Public(_) => !selection.has(Selection::PRIVATE),
        }
    }
}

macro_rules! rows {
    ($($names:expr, $source:expr, $properties:literal, $description:literal;)+) => {
        &[$({
            struct Row;
            impl Decoding for Row {
                const SOURCE: Source = $source;
            }
            Algorithm::with_properties($names, $properties, Row::FUNCTIONS, $description)
        },)+ Algorithm::END]
    };
    ($($kind:ident)+) => {
        rows! { $(
            $kind.names, Source::Private(&$kind), c"provider=fastgost,input=der,structure=PrivateKeyInfo",
            c"private keys, PKCS #8";
            $kind.names, Source::Public(&$kind),
            c"provider=fastgost,input=der,structure=SubjectPublicKeyInfo", c"public keys";
        )+
            c"DER", Source::Encrypted,
            c"provider=fastgost,input=der,structure=EncryptedPrivateKeyInfo", c"encrypted private keys, PBES2 of RFC 9337";
        }
    };
}

pub(crate) static ALGORITHMS: &[Algorithm] = rows!(GOST2012_256 GOST2012_512 GOST2001);

/// The result of decoding.
pub(crate) enum Decoded {
    Key(Key),
    /// The decrypted `PrivateKeyInfo` of a private key. The decoder for the key's algorithm will read it. libcrypto
    /// finds that decoder by name, because one of its names is the object identifier of the algorithm.
    PrivateKeyInfo {
        algorithm: CString,
        der: Zeroizing<Vec<u8>>,
    },
}

pub(crate) struct Decoder {
    source: Source,
    /// The parts of a key that libcrypto asked for in its last call.
    pub(crate) selection: Selection,
}

impl Decoder {
    pub(crate) fn new(source: Source) -> Self {
        Self { source, selection: Selection(0) }
    }

    /// Decodes data. Returns `None` if the data does not have the structure that this decoder reads. Returns an error
    /// if the data has this structure, but cannot be decoded.
    pub(crate) fn decode(
        &self,
        der: &[u8],
        ask: impl FnOnce() -> Result<Zeroizing<Vec<u8>>>,
    ) -> Result<Option<Decoded>> {
        Ok(match self.source {
            Source::Private(kind) if is_private_key(der, kind.algorithm.oid()) => {
                complete(der)?;
                let key = PrivateKey::read(der)?;
                if key.algorithm() != kind.algorithm {
                    return Ok(None);
                }
                // In OpenSSL, a GOST R 34.10-2001 key can also be used for signing, because TLS and certificates of
                // this standard need such signatures. `kind` decides what the key may be used for.
                let key = SigningKey::from_bytes(key.curve(), &key.to_bytes())?;
                Some(Decoded::Key(Key::from_private(kind, key)))
            }
            Source::Public(kind) if is_public_key(der, kind.algorithm.oid()) => {
                complete(der)?;
                let key = PublicKey::from_der(der)?;
                let ours = key.algorithm() == kind.algorithm;
                if ours { Some(Decoded::Key(Key::from_file(kind, key)?)) } else { None }
            }
            Source::Encrypted if is_encrypted(der) => {
                let der = keys::decrypt(der, &ask()?, keys::MOST_ITERATIONS)?;
                let wrong = || Error::new(Reason::Format, "the decrypted data is not a private key (PrivateKeyInfo)");
                let info = PrivateKeyInfoRef::from_der(&der).map_err(|_| wrong())?;
                let algorithm = CString::new(info.algorithm.oid.to_string()).map_err(|_| wrong())?;
                Some(Decoded::PrivateKeyInfo { algorithm, der })
            }
            _ => None,
        })
    }
}

/// Returns an error if the data ends before the end of its SEQUENCE.
fn complete(der: &[u8]) -> Result<()> {
    let Ok((header, content)) = header(der) else { return Ok(()) };
    match content.len() < header {
        true => Err(Error::new(
            Reason::Format,
            format!("the key is cut off: {} of {header} bytes of its SEQUENCE are there; allowed: all", content.len()),
        )),
        false => Ok(()),
    }
}

/// Reads the header of a SEQUENCE. Returns the length in the header, and the bytes of the content that are in `der`.
fn header(der: &[u8]) -> core::result::Result<(usize, &[u8]), ()> {
    match der {
        [0x30, length @ ..=0x7f, rest @ ..] => Ok((usize::from(*length), rest)),
        [0x30, count @ 0x81..=0x84, rest @ ..] => {
            let (length, rest) = rest.split_at_checked(usize::from(count & 0x7f)).ok_or(())?;
            Ok((length.iter().fold(0, |length, byte| length << 8 | usize::from(*byte)), rest))
        }
        _ => Err(()),
    }
}

/// Returns true if the data begins like a `PrivateKeyInfo` of this algorithm: with a version, and then the algorithm.
/// No other decoder reads such data. So if the data is a wrong key, this decoder must return an error instead of
/// `None`.
fn is_private_key(der: &[u8], algorithm: ObjectIdentifier) -> bool {
    let after_version = |content: &[u8]| {
        let version = match content {
            [2, 1, _, ..] => 3,
            _ => return false,
        };
        begins_with(&content[version..], algorithm)
    };
    header(der).is_ok_and(|(_, content)| after_version(content))
}

fn is_public_key(der: &[u8], algorithm: ObjectIdentifier) -> bool {
    header(der).is_ok_and(|(_, content)| begins_with(content, algorithm))
}

/// Returns true if the data begins with an `AlgorithmIdentifier` of this algorithm.
fn begins_with(content: &[u8], algorithm: ObjectIdentifier) -> bool {
    let oid = algorithm.as_bytes();
    header(content).is_ok_and(|(_, content)| match content {
        [6, length, rest @ ..] => usize::from(*length) == oid.len() && rest.starts_with(oid),
        _ => false,
    })
}

/// Returns true if the private key in `der` is encrypted with a GOST algorithm. For all other algorithms, libcrypto has
/// its own decoder.
fn is_encrypted(der: &[u8]) -> bool {
    // GOST algorithms are CTR-ACPKM of Magma and Kuznyechik, with and without OMAC (RFC 9337), and GOST 28147-89 (RFC
    // 4357).
    let is_ours = |row: &registry::Algorithm| matches!(row.kind, registry::Kind::Cipher | registry::Kind::Aead);
    const PBES2: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.5.13");
    // The structure is SEQUENCE { AlgorithmIdentifier { PBES2, SEQUENCE { derivation, encryption } }, OCTET STRING }.
    let cipher = || -> fastgost::keys::pkcs8::der::Result<ObjectIdentifier> {
        let mut reader = SliceReader::new(der)?;
        reader.sequence(|r: &mut SliceReader<'_>| {
            let algorithm = AlgorithmIdentifierRef::decode(r)?;
            r.tlv_bytes()?;
            algorithm.assert_algorithm_oid(PBES2).map_err(|_| Tag::ObjectIdentifier.value_error())?;
            let parameters = algorithm.parameters_any().map_err(|_| Tag::Sequence.value_error())?;
            parameters.sequence(|r: &mut SliceReader<'_>| {
                AlgorithmIdentifierRef::decode(r)?;
                Ok::<_, fastgost::keys::pkcs8::der::Error>(AlgorithmIdentifierRef::decode(r)?.oid)
            })
        })
    };
    cipher().is_ok_and(|oid| registry::Algorithm::from_oid(&oid.to_string()).is_ok_and(is_ours))
}
