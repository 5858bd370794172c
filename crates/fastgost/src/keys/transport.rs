//! The structures of transported keys in CMS and TLS. A key of 32 bytes is wrapped under a second key. The second key
//! comes from a key agreement between the recipient's key and an ephemeral key. The agreement itself is in
//! [`agree`](crate::sign::agree), and the wraps are in [`wrap`](crate::wrap).
use super::{bad, element::checked};
use crate::{
    cipher::gost28147::{ParameterSet, Sbox},
    error::{Error, Result},
};
use alloc::{string::ToString, vec::Vec};
use der::{
    Any, Decode, Encode, Reader, SliceReader, Tag, TagNumber, Tagged,
    asn1::{AnyRef, OctetStringRef},
};
use pkcs8::ObjectIdentifier;

/// The number of bytes of a transported key.
pub const SECRET: usize = 32;
/// The number of bytes of the checksum that follows the key in the wraps of GOST 28147-89.
const CHECKSUM: usize = 4;

/// `GostR3410-KeyTransport` (RFC 4490, section 4.2.1), with a key in the CryptoPro wrap.
///
/// ```
/// use fastgost::{curve::Curve, keys::{EncodePublicKey, transport::KeyTransport}, sign::SigningKey};
///
/// # #[cfg(feature = "std")] {
/// let ephemeral = SigningKey::generate(Curve::from_name("256-a")?)?.verifying_key().to_public_key_der()?;
/// let transport = KeyTransport::new([1; 36], "z", ephemeral.into_vec(), [2; 8])?;
/// let same = KeyTransport::read(&transport.to_der()?)?;
/// assert_eq!((same.wrapped, same.sbox.name, same.ukm), ([1; 36], "z", [2; 8]));
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct KeyTransport {
    /// The encrypted key and its checksum.
    pub wrapped: [u8; SECRET + CHECKSUM],
    /// The S-box set of the wrap.
    pub sbox: &'static ParameterSet,
    /// The ephemeral key, as a `SubjectPublicKeyInfo`.
    pub ephemeral: Vec<u8>,
    /// The user keying material.
    pub ukm: [u8; 8],
}

const WHAT: &str = "the transported key";
const ALLOWED: &str = "GostR3410-KeyTransport of RFC 4490";

impl KeyTransport {
    /// Makes the structure for a key in the CryptoPro wrap with this S-box set.
    ///
    /// # Errors
    /// [`Error::UnknownSbox`].
    pub fn new(wrapped: [u8; SECRET + CHECKSUM], sbox: &str, ephemeral: Vec<u8>, ukm: [u8; 8]) -> Result<Self> {
        let sbox = Sbox::SETS.iter().find(|set| set.name == sbox).ok_or(Error::UnknownSbox)?;
        Ok(Self { wrapped, sbox, ephemeral, ukm })
    }

    /// Reads the structure in DER.
    ///
    /// # Errors
    /// [`Error::Encoding`], also for an unknown S-box set.
    pub fn read(der: &[u8]) -> Result<Self> {
        let (wrapped, sbox, ephemeral, ukm) = Self::parts(checked(der, WHAT)?).map_err(|_| bad(WHAT, ALLOWED))?;
        let ephemeral = ephemeral.ok_or(bad("the ephemeral key of the transported key", "one that is in it"))?;
        Ok(Self { wrapped, sbox: sbox_set(sbox)?, ephemeral, ukm })
    }

    #[allow(clippy::type_complexity)] // Only `read` calls this function.
    fn parts(der: &[u8]) -> der::Result<([u8; SECRET + CHECKSUM], ObjectIdentifier, Option<Vec<u8>>, [u8; 8])> {
        let mut reader = SliceReader::new(der)?;
        let parts = reader.sequence(|r: &mut SliceReader<'_>| {
            let wrapped = wrapped_fields(r)?;
            let mut r = SliceReader::new(implicit(r)?)?;
            let sbox = ObjectIdentifier::decode(&mut r)?;
            let ephemeral = match Tag::peek(&r)? {
                Tag::OctetString => None,
                _ => Some(tlv(Tag::Sequence, &[implicit(&mut r)?])?),
            };
            let ukm = fixed(&mut r)?;
            r.finish()?;
            Ok::<_, der::Error>((wrapped, sbox, ephemeral, ukm))
        })?;
        reader.finish()?;
        Ok(parts)
    }

    /// Returns the structure in DER.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the ephemeral key is not DER.
    pub fn to_der(&self) -> Result<Vec<u8>> {
        let encode = || {
            let session = encrypted_key(&self.wrapped)?;
            let set = ObjectIdentifier::new(self.sbox.oid)?.to_der()?;
            let key = tlv(IMPLICIT, &[AnyRef::from_der(&self.ephemeral)?.value()])?;
            let parameters = tlv(IMPLICIT, &[&set, &key, &octet_string(&self.ukm)?])?;
            tlv(Tag::Sequence, &[&session, &parameters])
        };
        encode().map_err(|_: der::Error| bad(WHAT, ALLOWED))
    }
}

/// Returns the S-box set for encryption that has this identifier. The function does not return the S-box sets of hash
/// functions.
///
/// # Errors
/// [`Error::Encoding`] if no S-box set for encryption has this identifier.
pub fn sbox_set(oid: ObjectIdentifier) -> Result<&'static ParameterSet> {
    let oid = oid.to_string();
    let set = Sbox::SETS.iter().find(|set| set.oid == oid && !set.name.starts_with("h94"));
    set.ok_or(bad("the S-box set", "those of RFC 4357, and param-Z of RFC 7836"))
}

/// Makes `Gost28147-89-EncryptedKey` (RFC 4357, section 10.1) in DER. The structure contains a wrapped key and its
/// checksum, and no mask.
///
/// # Errors
/// No error can occur.
pub fn write_encrypted_key(wrapped: &[u8; SECRET + CHECKSUM]) -> Result<Vec<u8>> {
    encrypted_key(wrapped).map_err(|_| bad(WHAT, "Gost28147-89-EncryptedKey of RFC 4357"))
}

/// Reads `Gost28147-89-EncryptedKey`.
///
/// # Errors
/// [`Error::Encoding`]. A masked key also causes this error, because no known program writes masked keys.
pub fn read_encrypted_key(der: &[u8]) -> Result<[u8; SECRET + CHECKSUM]> {
    let der = checked(der, "the encrypted key")?;
    let read = || {
        let mut reader = SliceReader::new(der)?;
        let wrapped = wrapped_fields(&mut reader)?;
        reader.finish()?;
        Ok(wrapped)
    };
    read().map_err(|_: der::Error| bad("the encrypted key", "Gost28147-89-EncryptedKey of RFC 4357, without a mask"))
}

/// `GostKeyTransport` (RFC 9189, section 4.2.4.1), with a key in the wrap KExp15.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PsKeyTransport {
    /// The encrypted key and its tag. The key and the tag together have 40 bytes with Magma, and 48 bytes with
    /// Kuznyechik.
    pub wrapped: Vec<u8>,
    /// The ephemeral key, as a `SubjectPublicKeyInfo`.
    pub ephemeral: Vec<u8>,
    /// The user keying material. This field is empty if the structure has no user keying material.
    pub ukm: Vec<u8>,
}

const PS_ALLOWED: &str = "GostKeyTransport of RFC 9189";

impl PsKeyTransport {
    /// Makes the structure for a key in the wrap KExp15.
    pub fn new(wrapped: Vec<u8>, ephemeral: Vec<u8>, ukm: Vec<u8>) -> Self {
        Self { wrapped, ephemeral, ukm }
    }

    /// Reads the structure in DER.
    ///
    /// # Errors
    /// [`Error::Encoding`].
    pub fn read(der: &[u8]) -> Result<Self> {
        let der = checked(der, WHAT)?;
        let read = || {
            let mut reader = SliceReader::new(der)?;
            let transport = reader.sequence(|r: &mut SliceReader<'_>| {
                let wrapped = octets(r)?.to_vec();
                let ephemeral = r.tlv_bytes()?.to_vec();
                let ukm = Option::<&OctetStringRef>::decode(r)?.map_or(Vec::new(), |ukm| ukm.as_bytes().to_vec());
                Ok::<_, der::Error>(Self { wrapped, ephemeral, ukm })
            })?;
            reader.finish()?;
            Ok(transport)
        };
        read().map_err(|_: der::Error| bad(WHAT, PS_ALLOWED))
    }

    /// Returns the structure in DER.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the structure is too long for DER.
    pub fn to_der(&self) -> Result<Vec<u8>> {
        let encode =
            || tlv(Tag::Sequence, &[&octet_string(&self.wrapped)?, &self.ephemeral, &octet_string(&self.ukm)?]);
        encode().map_err(|_: der::Error| bad(WHAT, PS_ALLOWED))
    }
}

const IMPLICIT: Tag = Tag::ContextSpecific { constructed: true, number: TagNumber(0) };

fn tlv(tag: Tag, parts: &[&[u8]]) -> der::Result<Vec<u8>> {
    Any::new(tag, parts.concat())?.to_der()
}

fn octet_string(bytes: &[u8]) -> der::Result<Vec<u8>> {
    tlv(Tag::OctetString, &[bytes])
}

fn encrypted_key(wrapped: &[u8; SECRET + CHECKSUM]) -> der::Result<Vec<u8>> {
    let (encrypted, checksum) = wrapped.split_at(SECRET);
    tlv(Tag::Sequence, &[&octet_string(encrypted)?, &octet_string(checksum)?])
}

fn wrapped_fields(r: &mut SliceReader<'_>) -> der::Result<[u8; SECRET + CHECKSUM]> {
    r.sequence(|r: &mut SliceReader<'_>| {
        let mut wrapped = [0; SECRET + CHECKSUM];
        wrapped[..SECRET].copy_from_slice(&fixed::<SECRET>(r)?);
        wrapped[SECRET..].copy_from_slice(&fixed::<CHECKSUM>(r)?);
        Ok::<_, der::Error>(wrapped)
    })
}

fn octets<'a>(r: &mut SliceReader<'a>) -> der::Result<&'a [u8]> {
    Ok(<&OctetStringRef>::decode(r)?.as_bytes())
}

fn fixed<const N: usize>(r: &mut SliceReader<'_>) -> der::Result<[u8; N]> {
    octets(r)?.try_into().map_err(|_| Tag::OctetString.length_error().into())
}

/// Returns the content of an element with the tag `[0]`.
fn implicit<'a>(r: &mut SliceReader<'a>) -> der::Result<&'a [u8]> {
    let any = AnyRef::decode(r)?;
    any.tag().assert_eq(IMPLICIT)?;
    Ok(any.value())
}
