//! The encryption of contents. New contents are encrypted with CTR-ACPKM, either with OMAC or without it (RFC 9337,
//! section 7, and R 1323565.1.025-2019). The library decrypts old contents with GOST 28147-89 (RFC 4490, section 5),
//! but does not encrypt with this cipher.
use super::{Attribute, Attributes, digest::algorithm, oid};
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag, tlv},
};
use der::asn1::ObjectIdentifier;
use fastgost::{
    ParameterSet, Sbox,
    keys::transport::sbox_set,
    registry::{self, Direction, DynMode, DynSealer, DynUnverified, Options},
};

/// The ciphers for the encryption of contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContentCipher {
    /// Kuznyechik in CTR-ACPKM with OMAC, which is authenticated.
    KuznyechikCtrAcpkmOmac,
    /// Kuznyechik in CTR-ACPKM, which is **not authenticated**.
    KuznyechikCtrAcpkm,
    /// Magma in CTR-ACPKM with OMAC, which is authenticated.
    MagmaCtrAcpkmOmac,
    /// Magma in CTR-ACPKM, which is **not authenticated**.
    MagmaCtrAcpkm,
    /// GOST 28147-89 in CFB, which is legacy and **not authenticated**. The library uses this cipher only to decrypt.
    Gost28147,
}

impl ContentCipher {
    /// The ciphers that encrypt new contents. The first cipher in the list is the recommended choice.
    pub const WRITTEN: [Self; 4] =
        [Self::KuznyechikCtrAcpkmOmac, Self::KuznyechikCtrAcpkm, Self::MagmaCtrAcpkmOmac, Self::MagmaCtrAcpkm];

    /// Returns the name of the cipher.
    pub fn name(self) -> &'static str {
        match self {
            Self::KuznyechikCtrAcpkmOmac => "kuznyechik-ctr-acpkm-omac",
            Self::KuznyechikCtrAcpkm => "kuznyechik-ctr-acpkm",
            Self::MagmaCtrAcpkmOmac => "magma-ctr-acpkm-omac",
            Self::MagmaCtrAcpkm => "magma-ctr-acpkm",
            Self::Gost28147 => "gost28147-cfb",
        }
    }

    /// Returns the cipher that has this name, if the cipher is in [`WRITTEN`](Self::WRITTEN).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::WRITTEN.into_iter().find(|cipher| cipher.name() == name)
    }

    /// Returns true if the cipher has a MAC, so that decryption detects every change of the content. (A MAC does not
    /// show who made the content. Only a signature shows this.)
    pub fn is_authenticated(self) -> bool {
        matches!(self, Self::KuznyechikCtrAcpkmOmac | Self::MagmaCtrAcpkmOmac)
    }

    /// Returns the entry for this cipher in fastgost's registry of algorithms.
    fn row(self) -> Result<&'static registry::Algorithm> {
        Ok(registry::Algorithm::from_name(self.name())?)
    }

    /// Returns true if the block cipher is Kuznyechik.
    pub(super) fn is_kuznyechik(self) -> bool {
        matches!(self, Self::KuznyechikCtrAcpkmOmac | Self::KuznyechikCtrAcpkm)
    }

    fn oid(self) -> ObjectIdentifier {
        match self {
            Self::KuznyechikCtrAcpkmOmac => oid::KUZNYECHIK_CTR_ACPKM_OMAC,
            Self::KuznyechikCtrAcpkm => oid::KUZNYECHIK_CTR_ACPKM,
            Self::MagmaCtrAcpkmOmac => oid::MAGMA_CTR_ACPKM_OMAC,
            Self::MagmaCtrAcpkm => oid::MAGMA_CTR_ACPKM,
            Self::Gost28147 => oid::GOST28147,
        }
    }

    /// Returns the number of bytes in a block.
    fn block(self) -> usize {
        if self.is_kuznyechik() { 16 } else { 8 }
    }

    /// Returns the number of bytes in the IV or UKM. For CTR-ACPKM (with or without OMAC), the UKM consists of an IV of
    /// half a block and a seed of 8 bytes. For GOST 28147-89, the IV has the length of a block.
    fn ukm_size(self) -> usize {
        if self == Self::Gost28147 { self.block() } else { self.block() / 2 + 8 }
    }

    /// Returns the number of bytes in the MAC of the content, if the cipher has a MAC.
    pub(super) fn tag_size(self) -> Option<usize> {
        self.is_authenticated().then(|| self.block())
    }
}

const FIELD: &str = "the content's encryption algorithm";

/// A cipher with its parameters.
#[derive(Clone, Debug)]
pub(super) struct ContentAlgorithm {
    pub(super) cipher: ContentCipher,
    /// The UKM. For CTR-ACPKM, the UKM consists of the IV and an 8-byte seed. Only the ciphers with OMAC use the seed.
    /// These ciphers derive the encryption key and the MAC key from the content's key and the seed. For GOST 28147-89,
    /// the UKM is the IV.
    ukm: Vec<u8>,
    sbox: Option<&'static ParameterSet>,
}

impl ContentAlgorithm {
    /// Makes random parameters for a cipher.
    pub(super) fn generate(cipher: ContentCipher) -> Result<Self> {
        if cipher == ContentCipher::Gost28147 {
            let allowed = "kuznyechik-ctr-acpkm and magma-ctr-acpkm, with -omac or without";
            return Err(Error::unsupported(FIELD, "encryption with GOST 28147-89", allowed));
        }
        let mut ukm = vec![0; cipher.ukm_size()];
        random(&mut ukm)?;
        Ok(Self { cipher, ukm, sbox: None })
    }

    /// Reads an `AlgorithmIdentifier`.
    pub(super) fn read(der: &[u8]) -> Result<Self> {
        let (oid, parameters) = algorithm(der, FIELD)?;
        let all = ContentCipher::WRITTEN.into_iter().chain([ContentCipher::Gost28147]);
        let Some(cipher) = all.into_iter().find(|cipher| cipher.oid() == oid) else {
            let allowed = "Kuznyechik and Magma in CTR-ACPKM, with OMAC or without, and GOST 28147-89";
            return Err(Error::unsupported(FIELD, oid.to_string(), allowed));
        };
        let parameters = parameters.ok_or_else(|| Error::encoding(FIELD, "its parameters are missing"))?;
        let mut parts = Parts::of(parameters, tag::SEQUENCE, FIELD)?;
        let ukm = parts.content(tag::OCTET_STRING)?.to_vec();
        let has_set = cipher == ContentCipher::Gost28147;
        let sbox = if has_set { Some(sbox_set(parts.decode()?)?) } else { None };
        parts.end()?;
        let size = cipher.ukm_size();
        match ukm.len() == size {
            true => Ok(Self { cipher, ukm, sbox }),
            false => Err(Error::encoding(FIELD, format!("the IV or UKM has {} bytes; allowed: {size}", ukm.len()))),
        }
    }

    /// Returns an `AlgorithmIdentifier` in DER.
    pub(super) fn to_der(&self) -> Vec<u8> {
        let parameters = sequence(&[&tlv(tag::OCTET_STRING, &[&self.ukm])]);
        sequence(&[&crate::ber::oid(self.cipher.oid()), &parameters])
    }

    /// Begins to encrypt or decrypt a content with `key`.
    pub(super) fn start(&self, key: &[u8; 32], direction: Direction) -> Result<Protection> {
        let row = self.cipher.row()?;
        if self.cipher.is_authenticated() {
            let aead = row.aead(key, &Options::default())?;
            return Ok(match direction {
                Direction::Encrypt => Protection::Sealing(aead.sealer(&self.ukm)?),
                Direction::Decrypt => Protection::Unverified(aead.hazmat_opener(&self.ukm)?),
            });
        }
        let Some(set) = self.sbox else {
            let iv = &self.ukm[..self.cipher.block() / 2];
            let options = Options { iv, section: row.section_size_in_containers(), ..Options::default() };
            return Ok(Protection::Alone(row.cipher(direction, key, &options)?));
        };
        let sbox = Sbox::from_name(set.name)?;
        let options = Options { iv: &self.ukm, sbox: Some(&sbox), meshing: set.key_meshing, ..Options::default() };
        Ok(Protection::Alone(row.cipher(direction, key, &options)?))
    }
}

/// A cipher that is encrypting or decrypting a content.
pub(super) enum Protection {
    /// A cipher without a MAC.
    Alone(Box<dyn DynMode>),
    Sealing(Box<dyn DynSealer>),
    /// A decryption with a MAC. A content may be longer than memory. So the decrypted data is returned before the end
    /// of the content, when the MAC is not yet verified.
    Unverified(Box<dyn DynUnverified>),
}

impl Protection {
    /// Returns a copy of the cipher in its current state. Callers take copies before any data is processed. Such a copy
    /// is in the state for the beginning of the content. With such copies, callers can divide the content among
    /// threads. The result is `None` if the cipher has a MAC.
    pub(super) fn parallel(&self) -> Option<Box<dyn DynMode>> {
        if let Self::Alone(mode) = self { Some(mode.dup()) } else { None }
    }

    /// Encrypts or decrypts the next part of the content in place.
    pub(super) fn apply(&mut self, data: &mut [u8]) -> Result<()> {
        match self {
            Self::Alone(mode) => mode.apply(data.into())?,
            Self::Sealing(sealer) => sealer.update(data.into())?,
            Self::Unverified(opener) => opener.update(data.into())?,
        }
        Ok(())
    }

    /// Ends the encryption. Returns the attributes that come after the encrypted content. These attributes contain the
    /// MAC of the content. The result is empty if the cipher has no MAC.
    pub(super) fn attributes(self) -> Result<Vec<u8>> {
        match self {
            Self::Sealing(sealer) => Ok(mac_attribute(&sealer.finalize()?)),
            Self::Alone(_) | Self::Unverified(_) => Ok(Vec::new()),
        }
    }

    /// Ends the decryption, and verifies the MAC of the content. The MAC is in `attributes`, which come after the
    /// content in the file.
    pub(super) fn verify(self, attributes: &Attributes) -> Result<Integrity> {
        let field = "the content's MAC";
        let Self::Unverified(opener) = self else { return Ok(Integrity::NotAuthenticated) };
        let Some(value) = attributes.single(oid::CONTENT_MAC, field)? else {
            return Err(Error::refused("the content's MAC is missing: it was removed, or the file is incomplete"));
        };
        let tag = Parts::within(value, field).content(tag::OCTET_STRING)?;
        match opener.verify(tag) {
            Ok(()) => Ok(Integrity::Authenticated),
            Err(fastgost::Error::TagMismatch) => Err(Error::refused("the content was changed: its MAC is another")),
            Err(e) => Err(e.into()),
        }
    }
}

/// Returns the unprotected attributes in DER. The only attribute contains the encrypted MAC of the content.
pub(super) fn mac_attribute(encrypted_tag: &[u8]) -> Vec<u8> {
    let mut all = Attributes::default();
    all.push(Attribute::of(oid::CONTENT_MAC, tlv(tag::OCTET_STRING, &[encrypted_tag])));
    all.to_der(tag::context(1))
}

/// The result of decrypting a content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Integrity {
    /// The content was encrypted by somebody who had the key, and nobody has changed it since then.
    Authenticated,
    /// Nothing is known: anybody may have changed any bit of the content on its way.
    NotAuthenticated,
}

/// Fills the buffer with random bytes from the system's generator.
pub(super) fn random(bytes: &mut [u8]) -> Result<()> {
    getrandom::fill(bytes).map_err(|_| fastgost::Error::Randomness.into())
}
