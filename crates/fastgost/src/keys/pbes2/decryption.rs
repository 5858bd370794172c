//! The ciphers of PBES2, as the algorithm identifiers in files name them.
use super::{Scheme, parameters};
use crate::{
    cipher::gost28147::{Gost28147, ParameterSet, Sbox},
    error::{Error, Result},
    keys::{bad, oid, transport::sbox_set},
    lenience::{Lenience, Strictness},
    mode::{Cfb, Direction, Meshed},
};
use aes::cipher::{BlockModeDecrypt, KeyIvInit, block_padding::Pkcs7};
use alloc::vec::Vec;
use der::{Sequence, asn1::OctetStringRef};
use pkcs8::{AlgorithmIdentifierRef, ObjectIdentifier};
use zeroize::Zeroizing;

/// `Gost3412-15-Encryption-Parameters` of RFC 9337, section 7.3.
#[derive(Sequence)]
pub(super) struct Gost3412Params<'a> {
    pub(super) ukm: &'a OctetStringRef,
}

/// `Gost28147-89-Parameters` of RFC 4357, section 10.
#[derive(Sequence)]
struct Gost28147Params<'a> {
    iv: &'a OctetStringRef,
    sbox: ObjectIdentifier,
}

/// The cipher that encrypted the data, with its parameters.
pub(super) enum Decryption<'a> {
    CtrAcpkm { scheme: Scheme, ukm: &'a [u8] },
    Cfb { set: &'static ParameterSet, iv: &'a [u8] },
    Aes { key_size: usize, iv: &'a [u8] },
}

impl<'a> Decryption<'a> {
    pub(super) fn read(algorithm: AlgorithmIdentifierRef<'a>, strictness: Strictness) -> Result<Self> {
        if let Some(scheme) = Scheme::ALL.into_iter().find(|scheme| scheme.oid() == algorithm.oid) {
            const WHAT: &str = "the parameters of CTR-ACPKM";
            let params: Gost3412Params<'_> = parameters(algorithm, WHAT, "those of RFC 9337, section 7.3")?;
            let ukm = params.ukm.as_bytes();
            return match ukm.len() == scheme.ukm_size() {
                true => Ok(Self::CtrAcpkm { scheme, ukm }),
                false => Err(bad(WHAT, "a ukm of 16 bytes with Kuznyechik, of 12 with Magma")),
            };
        }
        strictness.accept(Lenience::OtherPasswordCipher)?;
        match algorithm.oid {
            oid::GOST28147 => Self::cfb(algorithm),
            oid::AES128_CBC => Self::aes(algorithm, 16),
            oid::AES192_CBC => Self::aes(algorithm, 24),
            oid::AES256_CBC => Self::aes(algorithm, 32),
            _ => Err(bad("the cipher under the passphrase", "CTR-ACPKM of RFC 9337, GOST 28147-89, AES-CBC")),
        }
    }

    fn cfb(algorithm: AlgorithmIdentifierRef<'a>) -> Result<Self> {
        const WHAT: &str = "the parameters of GOST 28147-89";
        let params: Gost28147Params<'_> = parameters(algorithm, WHAT, "those of RFC 4357, section 10")?;
        let set = sbox_set(params.sbox)?;
        let iv = params.iv.as_bytes();
        if iv.len() != 8 {
            return Err(bad(WHAT, "an initialisation vector of 8 bytes"));
        }
        Ok(Self::Cfb { set, iv })
    }

    fn aes(algorithm: AlgorithmIdentifierRef<'a>, key_size: usize) -> Result<Self> {
        const WHAT: &str = "the parameters of AES-CBC";
        const ALLOWED: &str = "an initialisation vector of 16 bytes";
        let iv: &'a OctetStringRef = parameters(algorithm, WHAT, ALLOWED)?;
        match iv.as_bytes() {
            iv if iv.len() == 16 => Ok(Self::Aes { key_size, iv }),
            _ => Err(bad(WHAT, ALLOWED)),
        }
    }

    /// Returns the size of the cipher's key in bytes.
    pub(super) fn key_size(&self) -> usize {
        match self {
            Self::Aes { key_size, .. } => *key_size,
            _ => 32,
        }
    }

    /// Decrypts `data` in place. Returns `true` if a MAC has shown that the password is right.
    pub(super) fn apply(self, key: &[u8; 32], data: &mut Zeroizing<Vec<u8>>) -> Result<bool> {
        match self {
            Self::CtrAcpkm { scheme, ukm } => {
                scheme.apply(key, ukm, data, Direction::Decrypt)?;
                return Ok(scheme.has_mac());
            }
            Self::Cfb { set, iv } => {
                let cipher = Gost28147::new(key, &Sbox::from_name(set.name)?);
                match set.key_meshing {
                    true => Meshed::<Cfb<_>>::new(cipher, iv)?.decrypt(&mut data[..])?,
                    false => Cfb::new(cipher, iv)?.decrypt(&mut data[..])?,
                }
            }
            Self::Aes { key_size: 16, iv } => cbc::<aes::Aes128>(&key[..16], iv, data)?,
            Self::Aes { key_size: 24, iv } => cbc::<aes::Aes192>(&key[..24], iv, data)?,
            Self::Aes { iv, .. } => cbc::<aes::Aes256>(key, iv, data)?,
        }
        Ok(false)
    }
}

/// Decrypts data in CBC mode, and removes the padding of PKCS #7. If the password is wrong, the padding is most likely
/// wrong too, and the function returns [`Error::Password`].
fn cbc<C>(key: &[u8], iv: &[u8], data: &mut Zeroizing<Vec<u8>>) -> Result<()>
where
    C: aes::cipher::BlockCipherDecrypt + aes::cipher::KeyInit,
{
    let wrong = Error::Password { authenticated: false };
    let cipher = cbc::Decryptor::<C>::new_from_slices(key, iv).map_err(|_| wrong)?;
    let size = cipher.decrypt_padded::<Pkcs7>(data).map_err(|_| wrong)?.len();
    data.truncate(size);
    Ok(())
}
