//! Encrypts private keys, and parts of a PFX, under a password. The encryption is PBES2 of PKCS #5 (RFC 8018, section
//! 6.2) with the algorithms of RFC 9337. This module also reads keys that were encrypted according to older standards,
//! or by other programs.
use super::{bad, element::checked, oid};
use crate::{
    aead::CtrAcpkmOmac,
    cipher::{Cipher, gost28147::Magma, kuznyechik::Kuznyechik},
    error::{Error, Result},
    hash::Streebog512,
    lenience::Strictness,
    mode::{CtrAcpkm, Direction},
};
use alloc::vec::Vec;
use decryption::{Decryption, Gost3412Params};
use der::{
    Decode, Encode, Sequence,
    asn1::{AnyRef, OctetStringRef},
};
use pkcs8::{AlgorithmIdentifierRef, ObjectIdentifier};
use zeroize::Zeroizing;

mod decryption;
mod derivation;

pub use derivation::derive_key;

/// A scheme for the encryption of a private key under a password (RFC 9337, section 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scheme {
    /// Kuznyechik in CTR-ACPKM with OMAC. The MAC detects a wrong password and any change of the encrypted key.
    KuznyechikCtrAcpkmOmac,
    /// Kuznyechik in CTR-ACPKM without a MAC. Some programs (gost-engine) support only schemes without a MAC.
    KuznyechikCtrAcpkm,
    /// Magma in CTR-ACPKM with OMAC. The MAC detects a wrong password and any change of the encrypted key.
    MagmaCtrAcpkmOmac,
    /// Magma in CTR-ACPKM without a MAC. Some programs (gost-engine) support only schemes without a MAC.
    MagmaCtrAcpkm,
}

impl Scheme {
    const ALL: [Self; 4] =
        [Self::KuznyechikCtrAcpkmOmac, Self::KuznyechikCtrAcpkm, Self::MagmaCtrAcpkmOmac, Self::MagmaCtrAcpkm];

    fn oid(self) -> ObjectIdentifier {
        match self {
            Scheme::KuznyechikCtrAcpkmOmac => oid::KUZNYECHIK_CTR_ACPKM_OMAC,
            Scheme::KuznyechikCtrAcpkm => oid::KUZNYECHIK_CTR_ACPKM,
            Scheme::MagmaCtrAcpkmOmac => oid::MAGMA_CTR_ACPKM_OMAC,
            Scheme::MagmaCtrAcpkm => oid::MAGMA_CTR_ACPKM,
        }
    }

    fn has_mac(self) -> bool {
        matches!(self, Scheme::KuznyechikCtrAcpkmOmac | Scheme::MagmaCtrAcpkmOmac)
    }

    /// Returns the size of the user keying material. The material consists of an IV of half a block, and of eight bytes
    /// that are used to derive keys.
    fn ukm_size(self) -> usize {
        match self {
            Scheme::KuznyechikCtrAcpkmOmac | Scheme::KuznyechikCtrAcpkm => CtrAcpkmOmac::<Kuznyechik>::NONCE_SIZE,
            Scheme::MagmaCtrAcpkmOmac | Scheme::MagmaCtrAcpkm => CtrAcpkmOmac::<Magma>::NONCE_SIZE,
        }
    }

    fn apply(self, key: &[u8; 32], ukm: &[u8], data: &mut Zeroizing<Vec<u8>>, direction: Direction) -> Result<()> {
        match self {
            Scheme::KuznyechikCtrAcpkmOmac => apply_aead(&CtrAcpkmOmac::<Kuznyechik>::new(key), ukm, data, direction),
            Scheme::MagmaCtrAcpkmOmac => apply_aead(&CtrAcpkmOmac::<Magma>::new(key), ukm, data, direction),
            Scheme::KuznyechikCtrAcpkm => apply_cipher(Kuznyechik::new(key), ukm, data),
            Scheme::MagmaCtrAcpkm => apply_cipher(Magma::new(key), ukm, data),
        }
    }
}

/// Options for the encryption of a private key. The options are the scheme and the number of iterations. The number of
/// iterations decides how much each guess at the password costs.
///
/// The default is Kuznyechik with a MAC, and 2^20 iterations. On one core, this number of iterations takes a second
/// with AVX-512, three seconds with AVX2, and twenty seconds without AVX2 and AVX-512.
///
/// ```
/// use fastgost::keys::{Encryption, Scheme};
///
/// // This encryption is with Magma. So few iterations are enough only if the password is a random key.
/// let with = Encryption { scheme: Scheme::MagmaCtrAcpkmOmac, iterations: 1000 };
/// assert_eq!(Encryption::default().iterations, 1 << 20);
/// # let _ = with;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encryption {
    /// The scheme.
    pub scheme: Scheme,
    /// The number of iterations of PBKDF2 over HMAC-Streebog-512. The number must be from 1000 (RFC 9337, section
    /// 5.1.1) to [`MOST_ITERATIONS`].
    pub iterations: u32,
}

impl Default for Encryption {
    fn default() -> Self {
        Self { scheme: Scheme::KuznyechikCtrAcpkmOmac, iterations: 1 << 20 }
    }
}

/// The largest number of iterations that the library writes, which is 2^26. Use this number also as the limit when you
/// read other people's keys. On one core (Zen 5, 3.7 GHz), this number of iterations took a minute with AVX-512, three
/// minutes with AVX2, six minutes with SSSE3, and 22 minutes in plain integer code.
pub const MOST_ITERATIONS: u32 = 1 << 26;

/// The number of random bytes that the encryption of a key needs. These bytes are a salt of 32 bytes (as RFC 9337,
/// section 8, recommends), and up to 16 bytes of user keying material.
pub const ENTROPY: usize = 48;

/// The largest number of bytes in a password, a salt or an encrypted key. In real files, passwords, salts and encrypted
/// keys are never longer.
const MOST_BYTES: usize = 1 << 20;

/// `EncryptedPrivateKeyInfo` of RFC 5958, section 3.
#[derive(Sequence)]
struct EncryptedPrivateKeyInfo<'a> {
    algorithm: AlgorithmIdentifierRef<'a>,
    data: &'a OctetStringRef,
}

/// `PBES2-params` of RFC 8018, appendix A.4.
#[derive(Sequence)]
struct Pbes2Params<'a> {
    derivation: AlgorithmIdentifierRef<'a>,
    encryption: AlgorithmIdentifierRef<'a>,
}

/// Returns whether the bytes are an `EncryptedPrivateKeyInfo` in DER, with any algorithm.
pub(super) fn is_encrypted(der: &[u8]) -> bool {
    EncryptedPrivateKeyInfo::from_der(der).is_ok()
}

/// Decrypts the `PrivateKeyInfo` in an `EncryptedPrivateKeyInfo` (DER of RFC 5958). The password is a sequence of
/// bytes, in UTF-8 without a terminator. The function reads the output of [`encrypt`]. The function also reads the
/// formats that were used before RFC 9337 (R 50.1.112-2016, gost-engine, GnuTLS). These formats use GOST 28147-89 in
/// CFB mode, with key meshing if the S-box set prescribes key meshing. They use PBKDF2 with HMAC over GOST R 34.11-94.
/// The function also reads the output of programs that have no GOST algorithms for encryption under a password. These
/// programs use AES-CBC, and PBKDF2 with HMAC over SHA-1 or SHA-2.
///
/// `most_iterations` limits the running time. Without a limit, the person who made the file would decide about the
/// running time. [`MOST_ITERATIONS`] is a good value.
///
/// # Errors
/// [`Error::Password`] if the failure may be due to a wrong password; [`Error::Iterations`] if the number of iterations
/// is 0 or exceeds the limit; otherwise [`Error::Encoding`].
pub fn decrypt(der: &[u8], password: &[u8], most_iterations: u32) -> Result<Zeroizing<Vec<u8>>> {
    decrypt_with(der, password, most_iterations, Strictness::Lenient)
}

/// Does the same as [`decrypt`], but reads leniently or strictly.
///
/// # Errors
/// Returns the errors of `decrypt`, and [`Error::Strict`].
pub fn decrypt_with(
    der: &[u8],
    password: &[u8],
    most_iterations: u32,
    strictness: Strictness,
) -> Result<Zeroizing<Vec<u8>>> {
    let info = EncryptedPrivateKeyInfo::from_der(checked(der, "the encrypted private key")?)
        .map_err(|_| bad("the encrypted private key", "DER of EncryptedPrivateKeyInfo (RFC 5958)"))?;
    let Decrypted { data, authenticated } =
        decrypt_data(info.algorithm, info.data.as_bytes(), strictness, |derivation, key| {
            derive_key(derivation, password, most_iterations, strictness, key)
        })?;
    // If the password is wrong, the decrypted data is most likely not a `PrivateKeyInfo`.
    match pkcs8::PrivateKeyInfoRef::from_der(&data) {
        Err(_) if !authenticated => Err(Error::Password { authenticated }),
        _ => Ok(data),
    }
}

/// The result of [`decrypt_data`].
pub struct Decrypted {
    /// The decrypted data.
    pub data: Zeroizing<Vec<u8>>,
    /// Whether a MAC has shown that the password is right and that the data is unchanged. Without a MAC, only the form
    /// of the data can show whether the password is right.
    pub authenticated: bool,
}

/// The debug output does not contain the data, which may be a private key.
impl core::fmt::Debug for Decrypted {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Decrypted").field("authenticated", &self.authenticated).finish_non_exhaustive()
    }
}

/// Does the same as [`decrypt`] for any data that was encrypted with PBES2, such as a part of a PFX. The function
/// `derive` gets an algorithm identifier of PBKDF2 and a buffer. It writes the key that the identifier describes into
/// this buffer, as [`derive_key`] does. A caller that reads many parts of a PFX can use `derive` to keep the derived
/// keys for later parts, and to count the iterations of all parts together.
///
/// # Errors
/// Returns the errors of [`decrypt_with`], and of `derive`.
pub fn decrypt_data<E: From<Error>>(
    algorithm: AlgorithmIdentifierRef<'_>,
    data: &[u8],
    strictness: Strictness,
    derive: impl FnOnce(AlgorithmIdentifierRef<'_>, &mut [u8]) -> core::result::Result<(), E>,
) -> core::result::Result<Decrypted, E> {
    if algorithm.oid != oid::PBES2 {
        return Err(bad("the encryption under the passphrase", "PBES2 (RFC 8018)").into());
    }
    let params: Pbes2Params<'_> = parameters(algorithm, "the parameters of PBES2", "those of RFC 8018")?;
    if data.len() > MOST_BYTES {
        return Err(bad("the size of the encrypted private key", "up to 1 MiB").into());
    }
    let mut data = Zeroizing::new(data.to_vec());
    // The cipher's parameters are checked before the derivation of the key, because the derivation takes long.
    let cipher = Decryption::read(params.encryption, strictness)?;
    let mut key = Zeroizing::new([0; 32]);
    let key_size = cipher.key_size();
    derive(params.derivation, &mut key[..key_size])?;
    let authenticated = cipher.apply(&key, &mut data)?;
    Ok(Decrypted { data, authenticated })
}

/// Encrypts a `PrivateKeyInfo` under a password. The result is an `EncryptedPrivateKeyInfo` (DER of RFC 5958). The
/// password is a sequence of bytes, in UTF-8 without a terminator, as RFC 9337 requires. The entropy must be random. If
/// two keys are encrypted with the same entropy and the same password, the results reveal the keys.
///
/// # Errors
/// [`Error::Parameter`] unless the number of iterations is from 1000 to [`MOST_ITERATIONS`].
pub fn encrypt(
    private_key_info: &[u8],
    password: &[u8],
    with: &Encryption,
    entropy: &[u8; ENTROPY],
) -> Result<Vec<u8>> {
    let (algorithm, data) = encrypt_data(private_key_info, password, with, entropy)?;
    let encode = || {
        let algorithm = AlgorithmIdentifierRef::from_der(&algorithm)?;
        EncryptedPrivateKeyInfo { algorithm, data: OctetStringRef::new(&data)? }.to_der()
    };
    encode().map_err(|_| TOO_LARGE)
}

const TOO_LARGE: Error =
    Error::Encoding { what: "the size of the private key or of the passphrase", allowed: "up to 1 MiB" };

/// Does the same as [`encrypt`] for any data, such as a part of a PFX. Returns the algorithm identifier in DER, and the
/// encrypted data.
///
/// # Errors
/// Returns the errors of [`encrypt`].
pub fn encrypt_data(
    plaintext: &[u8],
    password: &[u8],
    with: &Encryption,
    entropy: &[u8; ENTROPY],
) -> Result<(Vec<u8>, Vec<u8>)> {
    if !(1000..=MOST_ITERATIONS).contains(&with.iterations) {
        return Err(Error::Parameter { name: "the number of iterations", allowed: "1000 to 2^26" });
    }
    if plaintext.len() > MOST_BYTES || password.len() > MOST_BYTES {
        return Err(TOO_LARGE);
    }
    let (salt, ukm) = entropy.split_at(32);
    let ukm = &ukm[..with.scheme.ukm_size()];
    let mut key = Zeroizing::new([0; 32]);
    derivation::derive(Streebog512::new(), password, salt, with.iterations, &mut key[..])?;
    // The buffer already has space for the MAC. If the buffer grew, the old memory would keep a copy of the data.
    let mut data = Zeroizing::new(Vec::with_capacity(plaintext.len() + 16));
    data.extend_from_slice(plaintext);
    with.scheme.apply(&key, ukm, &mut data, Direction::Encrypt)?;
    let algorithm = identifier(with, salt, ukm).map_err(|_| TOO_LARGE)?;
    Ok((algorithm, core::mem::take(&mut *data)))
}

fn identifier(with: &Encryption, salt: &[u8], ukm: &[u8]) -> der::Result<Vec<u8>> {
    let derivation = derivation::write(salt, with.iterations)?;
    let encryption = Gost3412Params { ukm: OctetStringRef::new(ukm)? }.to_der()?;
    let params = Pbes2Params {
        derivation: AlgorithmIdentifierRef { oid: oid::PBKDF2, parameters: Some(AnyRef::from_der(&derivation)?) },
        encryption: AlgorithmIdentifierRef { oid: with.scheme.oid(), parameters: Some(AnyRef::from_der(&encryption)?) },
    }
    .to_der()?;
    AlgorithmIdentifierRef { oid: oid::PBES2, parameters: Some(AnyRef::from_der(&params)?) }.to_der()
}

/// Encrypts and adds the tag of the MAC after the encrypted data, or verifies this tag and decrypts.
fn apply_aead<C: Cipher>(
    aead: &CtrAcpkmOmac<C>,
    ukm: &[u8],
    data: &mut Zeroizing<Vec<u8>>,
    direction: Direction,
) -> Result<()> {
    if direction == Direction::Encrypt {
        let tag = aead.seal(ukm, &[], &mut data[..])?;
        data.extend_from_slice(&tag);
        return Ok(());
    }
    let wrong = Error::Password { authenticated: true };
    let Some(size) = data.len().checked_sub(aead.tag_size()) else { return Err(wrong) };
    let (content, tag) = data.split_at_mut(size);
    aead.open(ukm, &[], content, tag).map_err(|_| wrong)?;
    data.truncate(size);
    Ok(())
}

/// Encrypts or decrypts without a MAC. The user keying material has the same form as with a MAC, but only the IV in the
/// material is used.
fn apply_cipher<C: Cipher>(cipher: C, ukm: &[u8], data: &mut Zeroizing<Vec<u8>>) -> Result<()> {
    let iv = &ukm[..C::BLOCK_SIZE / 2];
    CtrAcpkm::new(cipher, CtrAcpkm::<C>::SECTION_IN_CONTAINERS, iv)?.apply(&mut data[..])
}

/// Reads parameters that must be present and have the right form.
fn parameters<'a, T>(algorithm: AlgorithmIdentifierRef<'a>, what: &'static str, allowed: &'static str) -> Result<T>
where
    T: der::Decode<'a> + der::DecodeValue<'a> + der::FixedTag,
{
    let any = algorithm.parameters.ok_or(bad(what, allowed))?;
    any.decode_as().map_err(|_| bad(what, allowed))
}
