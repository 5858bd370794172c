//! Unwraps the key that encrypts the content. The keys for unwrapping come from a key agreement with the recipient's
//! key.
use super::{oid, recipient::ContentKey};
use crate::{
    Error, Result,
    ber::{Parts, tag},
};
use der::asn1::ObjectIdentifier;
use fastgost::{
    Sbox,
    keys::{Algorithm, PublicKey},
    registry::{self, DynWrap, Options},
    sign::{
        VerifyingKey,
        agree::{self, AgreementKey},
    },
};
use zeroize::Zeroizing;

pub(super) const KEY: &str = "the encrypted key of a recipient";

/// Returns the key wrap KExp15, prepared with `keys`, and the length of its IV in bytes. `keys` is the result of the
/// key agreement KEG. The result is `None` if the identifier does not name KExp15.
pub(super) fn kexp15(oid: ObjectIdentifier, keys: &[u8; 64]) -> Result<Option<(Box<dyn DynWrap>, usize)>> {
    let (name, iv) = match oid {
        oid::KUZNYECHIK_KEXP15 => ("kuznyechik-kexp15", 8),
        oid::MAGMA_KEXP15 => ("magma-kexp15", 4),
        _ => return Ok(None),
    };
    Ok(Some((registry::Algorithm::from_name(name)?.wrap(keys, &Options::default())?, iv)))
}

/// Checks the key agreement that the file names in the parameters of KExp15. The key agreement must fit the recipient's
/// key.
pub(super) fn check_agreement(parameters: &[u8], key: AgreementKey<'_>) -> Result<()> {
    let field = "the parameters of KExp15";
    let mut parts = Parts::of(parameters, tag::SEQUENCE, field)?;
    let named: ObjectIdentifier = parts.decode()?;
    parts.end()?;
    let own = if key.curve().bits() == 256 { oid::VKO_256 } else { oid::VKO_512 };
    match named == own {
        true => Ok(()),
        false => Err(Error::refused(format!("the key agreement {named} is not that of this key; allowed: {own}"))),
    }
}

pub(super) fn unwrap_kexp15(
    algorithm: ObjectIdentifier,
    key: AgreementKey<'_>,
    peer: &VerifyingKey,
    ukm: &[u8],
    wrapped: &[u8],
) -> Result<ContentKey> {
    let ukm: &[u8; 32] = ukm
        .try_into()
        .map_err(|_| Error::encoding(KEY, format!("the UKM has {} bytes; allowed with KExp15: 32", ukm.len())))?;
    let keys = agree::keg(key, peer, ukm)?;
    let Some((wrap, iv)) = kexp15(algorithm, &keys)? else { return Err(Error::encoding(KEY, "no wrap")) };
    unwrap(&*wrap, &ukm[24..24 + iv], wrapped)
}

/// The key that wraps the content's key with GOST 28147-89. If the recipient's key has 512 bits, different programs
/// compute this key in different ways. The file does not say which way was used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kek {
    /// The result of VKO with 256 bits, which CryptoPro and gost-engine use.
    Vko256,
    /// The first half of the result of VKO with 512 bits, which BouncyCastle uses.
    HalfOfVko512,
}

/// Unwraps the content's key, which was wrapped with GOST 28147-89. `name` is the name of the key wrap, and `sbox` is
/// the name of its S-box set.
pub(super) fn unwrap_28147(
    (name, sbox): (&str, &str),
    key: AgreementKey<'_>,
    kek: Kek,
    peer: &PublicKey,
    ukm: &[u8],
    wrapped: &[u8],
) -> Result<ContentKey> {
    let verifying = peer.verifying_key()?;
    let kek = match (peer.algorithm(), kek) {
        (Algorithm::Gost2001, _) => agree::vko_2001(key, &verifying, ukm)?,
        (_, Kek::Vko256) => agree::vko_256(key, &verifying, ukm)?,
        (_, Kek::HalfOfVko512) => {
            let mut half = Zeroizing::new([0; 32]);
            half.copy_from_slice(&agree::vko_512(key, &verifying, ukm)?[..32]);
            half
        }
    };
    let sbox = Sbox::from_name(sbox)?;
    let options = Options { sbox: Some(&sbox), ..Options::default() };
    unwrap(&*registry::Algorithm::from_name(name)?.wrap(&kek[..], &options)?, ukm, wrapped)
}

fn unwrap(wrap: &dyn DynWrap, iv: &[u8], wrapped: &[u8]) -> Result<ContentKey> {
    let mut key = Zeroizing::new([0; 32]);
    match wrap.unwrap(iv, wrapped, &mut key[..]) {
        Ok(()) => Ok(key),
        Err(fastgost::Error::TagMismatch) => {
            Err(Error::refused("the key does not open the envelope: it is another one, or the file was changed"))
        }
        Err(e) => Err(e.into()),
    }
}
