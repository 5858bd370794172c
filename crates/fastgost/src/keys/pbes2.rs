//! Password-based encryption of private keys: PBES2 of PKCS #5 (RFC 8018, section 6.2) with the algorithms of RFC 9337
//! and with their predecessors.
use super::{bad, oid};
use crate::{
    cipher::{
        Cipher,
        gost28147::{Gost28147, Magma, ParameterSet, Sbox},
        kuznyechik::Kuznyechik,
    },
    error::{Error, Result},
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::{kdf_tree, pbkdf2},
    mac::{Hmac, Omac},
    mode::{Cfb, CtrAcpkm, Direction, Meshed},
};
use alloc::{boxed::Box, string::ToString, vec::Vec};
use der::{
    Decode, Encode, Sequence,
    asn1::{AnyRef, Null, OctetStringRef},
};
use pkcs8::{AlgorithmIdentifierRef, ObjectIdentifier};
use zeroize::Zeroizing;

/// How a private key is encrypted under a password (RFC 9337, section 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scheme {
    /// Kuznyechik in CTR-ACPKM with OMAC: detects a wrong password and any change.
    KuznyechikCtrAcpkmOmac,
    /// Kuznyechik in CTR-ACPKM without a MAC, for programs that support nothing else (gost-engine).
    KuznyechikCtrAcpkm,
    /// Magma in CTR-ACPKM with OMAC: detects a wrong password and any change.
    MagmaCtrAcpkmOmac,
    /// Magma in CTR-ACPKM without a MAC, for programs that support nothing else (gost-engine).
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

    /// The size of the user keying material: an IV of half a block, and eight bytes for deriving keys.
    fn ukm_size(self) -> usize {
        match self {
            Scheme::KuznyechikCtrAcpkmOmac | Scheme::KuznyechikCtrAcpkm => 16,
            Scheme::MagmaCtrAcpkmOmac | Scheme::MagmaCtrAcpkm => 12,
        }
    }

    fn apply(self, key: &[u8; 32], ukm: &[u8], data: &mut Zeroizing<Vec<u8>>, direction: Direction) -> Result<()> {
        match self {
            Scheme::KuznyechikCtrAcpkmOmac | Scheme::KuznyechikCtrAcpkm => {
                ctr_acpkm(Kuznyechik::new, 256 << 10, self.has_mac(), key, ukm, data, direction)
            }
            Scheme::MagmaCtrAcpkmOmac | Scheme::MagmaCtrAcpkm => {
                ctr_acpkm(Magma::new, 8 << 10, self.has_mac(), key, ukm, data, direction)
            }
        }
    }
}

/// How to encrypt a private key: the scheme, and the cost of each guess at the password.
///
/// The default is Kuznyechik with a MAC and 2^20 iterations: on one core a second of work with AVX-512, three with
/// AVX2, twenty without either.
///
/// ```
/// use fastgost::keys::{Encryption, Scheme};
///
/// // Magma, and for a password that is a random key.
/// let with = Encryption { scheme: Scheme::MagmaCtrAcpkmOmac, iterations: 1000 };
/// assert_eq!(Encryption::default().iterations, 1 << 20);
/// # let _ = with;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encryption {
    /// The scheme.
    pub scheme: Scheme,
    /// The number of PBKDF2 iterations, over HMAC-Streebog-512: from 1000 (RFC 9337, section 5.1.1) to [`MOST_ITERATIONS`].
    pub iterations: u32,
}

impl Default for Encryption {
    fn default() -> Self {
        Self { scheme: Scheme::KuznyechikCtrAcpkmOmac, iterations: 1 << 20 }
    }
}

/// The largest number of iterations that is written, and the limit to use for reading other people's keys: 2^26. On one
/// core (Zen 5, 3.7 GHz) these took a minute with AVX-512, three with AVX2, six with SSSE3 and 22 in plain integer
/// code.
pub const MOST_ITERATIONS: u32 = 1 << 26;

/// The number of random bytes that encrypting a key takes: a salt of 32, as RFC 9337, section 8 recommends, and up to
/// 16 of user keying material.
pub const ENTROPY: usize = 48;

/// No real password, salt or encrypted key is longer.
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

/// `PBKDF2-params` of RFC 8018, appendix A.2.
#[derive(Sequence)]
struct Pbkdf2Params<'a> {
    salt: &'a OctetStringRef,
    iterations: u64,
    key_length: Option<u32>,
    prf: Option<AlgorithmIdentifierRef<'a>>,
}

/// `Gost3412-15-Encryption-Parameters` of RFC 9337, section 7.3.
#[derive(Sequence)]
struct Gost3412Params<'a> {
    ukm: &'a OctetStringRef,
}

/// `Gost28147-89-Parameters` of RFC 4357, section 10.
#[derive(Sequence)]
struct Gost28147Params<'a> {
    iv: &'a OctetStringRef,
    sbox: ObjectIdentifier,
}

/// Whether this is DER of `EncryptedPrivateKeyInfo`, with any algorithm.
pub(super) fn is_encrypted(der: &[u8]) -> bool {
    EncryptedPrivateKeyInfo::from_der(der).is_ok()
}

/// Decrypts the `PrivateKeyInfo` in an `EncryptedPrivateKeyInfo` (DER of RFC 5958). The password is bytes: UTF-8
/// without a terminator. Reads the output of [`encrypt`], and the formats used before RFC 9337: GOST 28147-89 in CFB
/// mode, with key meshing if the S-box set prescribes it, and PBKDF2 over HMAC of GOST R 34.11-94 (R 50.1.112-2016,
/// gost-engine, GnuTLS).
///
/// `most_iterations` limits the running time, which the maker of the key would decide otherwise: use
/// [`MOST_ITERATIONS`], unless there is a reason not to.
///
/// # Errors
/// [`Error::Password`] if the failure may be due to a wrong password; [`Error::Iterations`]; otherwise
/// [`Error::Encoding`].
pub fn decrypt(der: &[u8], password: &[u8], most_iterations: u32) -> Result<Zeroizing<Vec<u8>>> {
    let info = EncryptedPrivateKeyInfo::from_der(der)
        .map_err(|_| bad("the encrypted private key", "DER of EncryptedPrivateKeyInfo (RFC 5958)"))?;
    if info.algorithm.oid != oid::PBES2 {
        return Err(bad("the encryption of the private key", "PBES2 (RFC 8018)"));
    }
    let params: Pbes2Params<'_> = parameters(info.algorithm, "the parameters of PBES2", "those of RFC 8018")?;
    let mut data = Zeroizing::new(info.data.as_bytes().to_vec());
    if data.len() > MOST_BYTES || password.len() > MOST_BYTES {
        return Err(bad("the size of the encrypted private key or of the password", "up to 1 MiB"));
    }
    // Read first, since derivation is expensive.
    let cipher = Decryption::read(params.encryption)?;
    let key = derive_key(params.derivation, password, most_iterations)?;
    let authenticated = match cipher {
        Decryption::CtrAcpkm { scheme, ukm } => {
            scheme.apply(&key, ukm, &mut data, Direction::Decrypt)?;
            scheme.has_mac()
        }
        Decryption::Cfb { set, iv } => {
            let cipher = Gost28147::new(&key, &Sbox::from_name(set.name)?);
            match set.key_meshing {
                true => Meshed::<Cfb<_>>::new(cipher, iv)?.decrypt(&mut data[..])?,
                false => Cfb::new(cipher, iv)?.decrypt(&mut data[..])?,
            }
            false
        }
    };
    // Under a wrong key, the result does not look like a private key.
    match pkcs8::PrivateKeyInfoRef::from_der(&data) {
        Err(_) if !authenticated => Err(Error::Password { authenticated }),
        _ => Ok(data),
    }
}

/// Encrypts a `PrivateKeyInfo` under a password, to an `EncryptedPrivateKeyInfo` (DER of RFC 5958). The password is bytes:
/// UTF-8 without a terminator, as RFC 9337 requires. The entropy must be random: using it twice with one password reveals
/// keys.
///
/// # Errors
/// [`Error::Parameter`] unless there are 1000 to [`MOST_ITERATIONS`] iterations.
pub fn encrypt(
    private_key_info: &[u8],
    password: &[u8],
    with: &Encryption,
    entropy: &[u8; ENTROPY],
) -> Result<Vec<u8>> {
    if !(1000..=MOST_ITERATIONS).contains(&with.iterations) {
        return Err(Error::Parameter { name: "the number of iterations", allowed: "1000 to 2^26" });
    }
    if private_key_info.len() > MOST_BYTES || password.len() > MOST_BYTES {
        return Err(bad("the size of the private key or of the password", "up to 1 MiB"));
    }
    let (salt, ukm) = entropy.split_at(32);
    let ukm = &ukm[..with.scheme.ukm_size()];
    let key = derive(Streebog512::new(), password, salt, with.iterations)?;
    // With space for the MAC, so that growing leaves no copy elsewhere.
    let mut data = Zeroizing::new(Vec::with_capacity(private_key_info.len() + 16));
    data.extend_from_slice(private_key_info);
    with.scheme.apply(&key, ukm, &mut data, Direction::Encrypt)?;
    encode(with, salt, ukm, &data).map_err(|_| bad("the size of the private key", "up to 1 MiB"))
}

fn encode(with: &Encryption, salt: &[u8], ukm: &[u8], data: &[u8]) -> der::Result<Vec<u8>> {
    let prf = AlgorithmIdentifierRef { oid: oid::HMAC_STREEBOG512, parameters: Some(Null.into()) };
    let derivation = Pbkdf2Params {
        salt: OctetStringRef::new(salt)?,
        iterations: with.iterations.into(),
        key_length: None,
        prf: Some(prf),
    }
    .to_der()?;
    let encryption = Gost3412Params { ukm: OctetStringRef::new(ukm)? }.to_der()?;
    let params = Pbes2Params {
        derivation: AlgorithmIdentifierRef { oid: oid::PBKDF2, parameters: Some(AnyRef::from_der(&derivation)?) },
        encryption: AlgorithmIdentifierRef { oid: with.scheme.oid(), parameters: Some(AnyRef::from_der(&encryption)?) },
    }
    .to_der()?;
    EncryptedPrivateKeyInfo {
        algorithm: AlgorithmIdentifierRef { oid: oid::PBES2, parameters: Some(AnyRef::from_der(&params)?) },
        data: OctetStringRef::new(data)?,
    }
    .to_der()
}

/// The algorithm and parameters that a key was encrypted with.
enum Decryption<'a> {
    CtrAcpkm { scheme: Scheme, ukm: &'a [u8] },
    Cfb { set: &'static ParameterSet, iv: &'a [u8] },
}

impl<'a> Decryption<'a> {
    fn read(algorithm: AlgorithmIdentifierRef<'a>) -> Result<Self> {
        if let Some(scheme) = Scheme::ALL.into_iter().find(|scheme| scheme.oid() == algorithm.oid) {
            const WHAT: &str = "the parameters of CTR-ACPKM";
            let params: Gost3412Params<'_> = parameters(algorithm, WHAT, "those of RFC 9337, section 7.3")?;
            let ukm = params.ukm.as_bytes();
            return match ukm.len() == scheme.ukm_size() {
                true => Ok(Self::CtrAcpkm { scheme, ukm }),
                false => Err(bad(WHAT, "a ukm of 16 bytes with Kuznyechik, of 12 with Magma")),
            };
        }
        if algorithm.oid != oid::GOST28147 {
            return Err(bad("the cipher of the encrypted private key", "CTR-ACPKM of RFC 9337, GOST 28147-89"));
        }
        const WHAT: &str = "the parameters of GOST 28147-89";
        let params: Gost28147Params<'_> = parameters(algorithm, WHAT, "those of RFC 4357, section 10")?;
        let dotted = params.sbox.to_string();
        let set = Sbox::SETS.iter().find(|set| set.oid == dotted && !set.name.starts_with("h94"));
        let Some(set) = set else { return Err(bad(WHAT, "an S-box set of RFC 4357 or param-Z of RFC 7836")) };
        let iv = params.iv.as_bytes();
        if iv.len() != 8 {
            return Err(bad(WHAT, "an initialisation vector of 8 bytes"));
        }
        Ok(Self::Cfb { set, iv })
    }
}

fn derive_key(
    algorithm: AlgorithmIdentifierRef<'_>,
    password: &[u8],
    most_iterations: u32,
) -> Result<Zeroizing<[u8; 32]>> {
    if algorithm.oid != oid::PBKDF2 {
        return Err(bad("the derivation of the key from the password", "PBKDF2"));
    }
    const WHAT: &str = "the parameters of PBKDF2";
    let params: Pbkdf2Params<'_> = parameters(algorithm, WHAT, "those of RFC 8018, with the salt in them")?;
    let salt = params.salt.as_bytes();
    if salt.len() > MOST_BYTES || params.key_length.is_some_and(|length| length != 32) {
        return Err(bad(WHAT, "a salt of up to 1 MiB and a key length of 32 bytes"));
    }
    let iterations = match u32::try_from(params.iterations) {
        Ok(n) if (1..=most_iterations).contains(&n) => n,
        _ => return Err(Error::Iterations { given: params.iterations, most: most_iterations }),
    };
    // The default, if it is absent, is HMAC-SHA-1.
    match params.prf.map(|prf| prf.oid) {
        Some(oid::HMAC_STREEBOG512) => derive(Streebog512::new(), password, salt, iterations),
        Some(oid::HMAC_GOST94) => derive(Gost94::new(), password, salt, iterations),
        _ => Err(bad("the function in PBKDF2", "HMAC of Streebog-512, HMAC of GOST R 34.11-94")),
    }
}

fn derive<H: Hash>(hash: H, password: &[u8], salt: &[u8], iterations: u32) -> Result<Zeroizing<[u8; 32]>> {
    // Keyed in place: a move would leave a copy of the key.
    let mut hmac = Box::new(Hmac::new(hash, b""));
    hmac.rekey(password);
    let mut key = Zeroizing::new([0; 32]);
    pbkdf2(&hmac, salt, iterations, &mut key[..])?;
    Ok(key)
}

/// CTR-ACPKM, and optionally OMAC, whose tag follows the data and is encrypted with it, as in RFC 9337, section 5.1.
fn ctr_acpkm<C: Cipher>(
    cipher: fn(&[u8; 32]) -> C,
    section: usize,
    has_mac: bool,
    key: &[u8; 32],
    ukm: &[u8],
    data: &mut Zeroizing<Vec<u8>>,
    direction: Direction,
) -> Result<()> {
    let (iv, seed) = ukm.split_at(C::BLOCK_SIZE / 2);
    if !has_mac {
        return CtrAcpkm::new(cipher(key), section, iv)?.apply(&mut data[..]);
    }
    let mut keys = Zeroizing::new([[0; 32]; 2]);
    let mut root = Box::new(Hmac::new(Streebog256::new(), b""));
    root.rekey(key);
    kdf_tree(&root, b"kdf tree", seed, 1, keys.as_flattened_mut())?;
    let mut ctr = CtrAcpkm::new(cipher(&keys[0]), section, iv)?;
    let mut omac = Omac::new(cipher(&keys[1]));
    if direction == Direction::Encrypt {
        omac.update(data);
        data.extend_from_slice(&omac.finalize());
        return ctr.apply(&mut data[..]);
    }
    let wrong = Error::Password { authenticated: true };
    let Some(size) = data.len().checked_sub(C::BLOCK_SIZE) else { return Err(wrong) };
    ctr.apply(&mut data[..])?;
    omac.update(&data[..size]);
    omac.verify(&data[size..]).map_err(|_| wrong)?;
    data.truncate(size);
    Ok(())
}

/// Parameters that must be present and have the right form.
fn parameters<'a, T>(algorithm: AlgorithmIdentifierRef<'a>, what: &'static str, allowed: &'static str) -> Result<T>
where
    T: der::Decode<'a> + der::DecodeValue<'a> + der::FixedTag,
{
    let any = algorithm.parameters.ok_or(bad(what, allowed))?;
    any.decode_as().map_err(|_| bad(what, allowed))
}
