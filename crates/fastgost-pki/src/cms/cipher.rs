//! How contents are encrypted: CTR-ACPKM, with OMAC or without (RFC 9337, section 7; R 1323565.1.025-2019), and GOST
//! 28147-89 for reading old files (RFC 4490, section 5).
use super::{Attribute, Attributes, digest::algorithm, oid};
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag, tlv},
};
use der::asn1::ObjectIdentifier;
use fastgost::{
    ParameterSet, Sbox,
    hash::Streebog256,
    kdf::kdf_tree,
    keys::transport::sbox_set,
    mac::Hmac,
    registry::{self, Direction, DynMac, DynMode, Options},
};
use zeroize::Zeroizing;

/// The ciphers that contents are encrypted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContentCipher {
    /// Kuznyechik in CTR-ACPKM with OMAC: authenticated.
    KuznyechikCtrAcpkmOmac,
    /// Kuznyechik in CTR-ACPKM: **not authenticated**.
    KuznyechikCtrAcpkm,
    /// Magma in CTR-ACPKM with OMAC: authenticated.
    MagmaCtrAcpkmOmac,
    /// Magma in CTR-ACPKM: **not authenticated**.
    MagmaCtrAcpkm,
    /// GOST 28147-89 in CFB: legacy, and **not authenticated**. Only read.
    Gost28147,
}

impl ContentCipher {
    /// Those that contents are encrypted with; the first is the one to use.
    pub const WRITTEN: [Self; 4] =
        [Self::KuznyechikCtrAcpkmOmac, Self::KuznyechikCtrAcpkm, Self::MagmaCtrAcpkmOmac, Self::MagmaCtrAcpkm];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::KuznyechikCtrAcpkmOmac => "kuznyechik-ctr-acpkm-omac",
            Self::KuznyechikCtrAcpkm => "kuznyechik-ctr-acpkm",
            Self::MagmaCtrAcpkmOmac => "magma-ctr-acpkm-omac",
            Self::MagmaCtrAcpkm => "magma-ctr-acpkm",
            Self::Gost28147 => "gost28147-cfb",
        }
    }

    /// The cipher with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::WRITTEN.into_iter().find(|cipher| cipher.name() == name)
    }

    /// Whether a changed content is noticed. (Who made it is another question, which only signatures answer.)
    pub fn is_authenticated(self) -> bool {
        matches!(self, Self::KuznyechikCtrAcpkmOmac | Self::MagmaCtrAcpkmOmac)
    }

    /// Whether its block cipher is Kuznyechik.
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

    /// The registry's names of the cipher and the MAC; bytes in a block and in a section.
    fn parts(self) -> (&'static str, &'static str, usize, usize) {
        match self.is_kuznyechik() {
            true => ("kuznyechik-ctr-acpkm", "kuznyechik-omac", 16, 256 << 10),
            false => ("magma-ctr-acpkm", "magma-omac", 8, 8 << 10),
        }
    }

    /// Bytes in the tag, if there is one.
    pub(super) fn tag_size(self) -> Option<usize> {
        self.is_authenticated().then(|| self.parts().2)
    }
}

const FIELD: &str = "the content's encryption algorithm";

/// A cipher with its parameters.
#[derive(Clone, Debug)]
pub(super) struct ContentAlgorithm {
    pub(super) cipher: ContentCipher,
    /// The UKM: the IV and, with OMAC, the seed of its keys; or the IV of GOST 28147-89.
    ukm: Vec<u8>,
    sbox: Option<&'static ParameterSet>,
}

impl ContentAlgorithm {
    /// With random parameters.
    pub(super) fn generate(cipher: ContentCipher) -> Result<Self> {
        if cipher == ContentCipher::Gost28147 {
            let allowed = "kuznyechik-ctr-acpkm and magma-ctr-acpkm, with -omac or without";
            return Err(Error::unsupported(FIELD, "encryption with GOST 28147-89", allowed));
        }
        let mut ukm = vec![0; cipher.parts().2 / 2 + 8];
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
        let (mut sbox, mut size) = (None, cipher.parts().2 / 2 + 8);
        if cipher == ContentCipher::Gost28147 {
            sbox = Some(sbox_set(parts.decode()?)?);
            size = 8;
        }
        parts.end()?;
        match ukm.len() == size {
            true => Ok(Self { cipher, ukm, sbox }),
            false => Err(Error::encoding(FIELD, format!("the IV or UKM has {} bytes; allowed: {size}", ukm.len()))),
        }
    }

    /// An `AlgorithmIdentifier`.
    pub(super) fn to_der(&self) -> Vec<u8> {
        let parameters = sequence(&[&tlv(tag::OCTET_STRING, &[&self.ukm])]);
        sequence(&[&crate::ber::oid(self.cipher.oid()), &parameters])
    }

    /// Begins a content under a key.
    pub(super) fn start(&self, key: &[u8; 32], direction: Direction) -> Result<Protection> {
        let options = Options { iv: &self.ukm, ..Options::default() };
        if let Some(set) = self.sbox {
            let sbox = Sbox::from_name(set.name)?;
            let options = Options { sbox: Some(&sbox), meshing: set.key_meshing, ..options };
            let mode = registry::Algorithm::from_name("gost28147-cfb")?.cipher(direction, key, &options)?;
            return Ok(Protection { mode, mac: None, direction });
        }
        let (cipher, mac, block, section) = self.cipher.parts();
        let (iv, seed) = self.ukm.split_at(block / 2);
        let options = Options { iv, section: Some(section), ..Options::default() };
        let cipher = registry::Algorithm::from_name(cipher)?;
        if !self.cipher.is_authenticated() {
            return Ok(Protection { mode: cipher.cipher(direction, key, &options)?, mac: None, direction });
        }
        let mut keys = Zeroizing::new([0; 64]);
        // Keyed in place: a move would leave a copy of the key.
        let mut root = Box::new(Hmac::new(Streebog256::new(), b""));
        root.rekey(key);
        kdf_tree(&root, b"kdf tree", seed, 1, &mut keys[..])?;
        let (encryption, authentication) = keys.split_at(32);
        let mac = registry::Algorithm::from_name(mac)?.mac(authentication, &Options::default())?;
        Ok(Protection { mode: cipher.cipher(direction, encryption, &options)?, mac: Some(mac), direction })
    }
}

/// A content's encryption in the middle of it.
pub(super) struct Protection {
    mode: Box<dyn DynMode>,
    mac: Option<Box<dyn DynMac>>,
    direction: Direction,
}

impl Protection {
    /// The cipher at the content's beginning, for those who distribute it among threads; None with a MAC.
    pub(super) fn parallel(&self) -> Option<Box<dyn DynMode>> {
        if self.mac.is_some() { None } else { Some(self.mode.dup()) }
    }

    /// Encrypts or decrypts the next part.
    pub(super) fn apply(&mut self, data: &mut [u8]) -> Result<()> {
        // While it is in the cache.
        for part in data.chunks_mut(16 << 10) {
            if let (Some(mac), Direction::Encrypt) = (&mut self.mac, self.direction) {
                mac.update(part)?;
            }
            self.mode.apply(part.into())?;
            if let (Some(mac), Direction::Decrypt) = (&mut self.mac, self.direction) {
                mac.update(part)?;
            }
        }
        Ok(())
    }

    /// The attributes that follow the content: its tag, encrypted.
    pub(super) fn attributes(mut self) -> Result<Vec<u8>> {
        let Some(mut mac) = self.mac else { return Ok(Vec::new()) };
        let mut tag = mac.finalize_reset().to_vec();
        self.mode.apply((&mut tag[..]).into())?;
        Ok(mac_attribute(&tag))
    }

    /// Verifies the tag among the attributes that follow the content.
    pub(super) fn verify(mut self, attributes: &Attributes) -> Result<Integrity> {
        let field = "the content's MAC";
        let Some(mut mac) = self.mac else { return Ok(Integrity::NotAuthenticated) };
        let Some(value) = attributes.single(oid::CONTENT_MAC, field)? else {
            return Err(Error::refused("the content's MAC is missing: it was removed, or the file is incomplete"));
        };
        let mut tag = Parts::within(value, field).content(tag::OCTET_STRING)?.to_vec();
        self.mode.apply((&mut tag[..]).into())?;
        match mac.finalize_reset().verify(&tag) {
            Ok(()) => Ok(Integrity::Authenticated),
            Err(fastgost::Error::TagMismatch) => Err(Error::refused("the content was changed: its MAC is another")),
            Err(e) => Err(e.into()),
        }
    }
}

/// The unprotected attributes with a tag.
pub(super) fn mac_attribute(encrypted_tag: &[u8]) -> Vec<u8> {
    let mut all = Attributes::default();
    all.push(Attribute::new(oid::CONTENT_MAC, tlv(tag::OCTET_STRING, &[encrypted_tag])));
    all.to_der(tag::context(1))
}

/// What is known of a content that was decrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Integrity {
    /// It is as it was encrypted, by somebody who had the key.
    Authenticated,
    /// Nothing: anybody may have changed it on the way, bit by bit as they wanted.
    NotAuthenticated,
}

/// Random bytes of the system's generator.
pub(super) fn random(bytes: &mut [u8]) -> Result<()> {
    getrandom::fill(bytes).map_err(|_| fastgost::Error::Randomness.into())
}
