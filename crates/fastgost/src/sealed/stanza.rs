//! Wraps the file key for each type of recipient, and unwraps the file key. The file's header has a stanza for each
//! recipient, and the stanza contains the wrapped file key.
use super::{
    Algorithm, ITERATIONS, Identity, Recipient,
    header::{Header, PASSPHRASE, PREFIX, PUBLIC_KEY, PassphraseBody, PublicKeyBody, RAW_KEY},
    keys::{FileKey, Random, keyed},
};
use crate::{
    cipher::{Cipher, gost28147::Magma, kuznyechik::Kuznyechik},
    curve::Curve,
    error::{Error, Result},
    hash::{Streebog256, Streebog512},
    kdf::{kdf_tree, pbkdf2},
    sign::{SigningKey, VerifyingKey, agree},
    wrap::KExp15,
};
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

/// The size of the body of this recipient's stanza.
pub(super) fn size(recipient: &Recipient<'_>, algorithm: Algorithm) -> usize {
    let fixed = match recipient {
        Recipient::RawKey(_) => 0,
        Recipient::Passphrase { .. } => PassphraseBody::FIXED,
        Recipient::PublicKey(key) => PublicKeyBody::fixed(key.curve().size()),
    };
    fixed + algorithm.wrapped_size()
}

/// Checks the number of iterations, and that these recipients may share a file.
pub(super) fn check(recipients: &[Recipient<'_>]) -> Result<()> {
    for recipient in recipients {
        if let Recipient::Passphrase { iterations, .. } = recipient {
            if recipients.len() > 1 {
                let allowed = "none: a passphrase must be the only recipient";
                return Err(Error::Parameter { name: "the number of recipients in addition to a passphrase", allowed });
            }
            if *iterations < ITERATIONS {
                return Err(Error::Parameter { name: "the number of iterations", allowed: "1048576 to 4294967295" });
            }
        }
    }
    Ok(())
}

/// Wraps the file key for a recipient. Returns the stanza's type and body.
pub(super) fn wrap(
    recipient: &Recipient<'_>,
    algorithm: Algorithm,
    prefix: &[u8; PREFIX],
    file_key: &FileKey,
    random: &mut Random<'_>,
) -> Result<(u16, Vec<u8>)> {
    Ok(match recipient {
        Recipient::RawKey(key) => {
            (RAW_KEY, ExportKeys::new(algorithm, &key[..], b"sealed raw-key", prefix)?.wrap(file_key)?)
        }
        Recipient::Passphrase { passphrase, iterations } => {
            let mut salt = [0; 32];
            random(&mut salt)?;
            let wrapped = from_passphrase(algorithm, passphrase, &salt, *iterations, prefix)?.wrap(file_key)?;
            let body = PassphraseBody { salt: &salt, iterations: *iterations, wrapped: &wrapped };
            (PASSPHRASE, body.bytes())
        }
        Recipient::PublicKey(key) => {
            let (_, curve) = curve_of(key.curve())?;
            let ephemeral = ephemeral(key.curve(), random)?;
            let public = ephemeral.verifying_key().to_bytes();
            let wrapped = agreed(algorithm, &ephemeral, key, &public, &key.to_bytes(), prefix)?.wrap(file_key)?;
            (PUBLIC_KEY, PublicKeyBody { curve, ephemeral: &public, wrapped: &wrapped }.bytes())
        }
    })
}

/// Tries the stanzas that the identity may open, one after the other, until `is_right` accepts the file key. `file_key`
/// receives the unwrapped file key. Returns false if `is_right` accepts no file key.
pub(super) fn unwrap(
    identity: &Identity<'_>,
    header: &Header,
    file_key: &mut FileKey,
    is_right: &mut dyn FnMut(&FileKey) -> Result<bool>,
) -> Result<bool> {
    let (algorithm, prefix) = (header.algorithm(), header.prefix());
    match identity {
        Identity::RawKey(key) => {
            let export = ExportKeys::new(algorithm, &key[..], b"sealed raw-key", prefix)?;
            for wrapped in header.bodies_of(RAW_KEY) {
                if export.unwrap(wrapped, file_key).is_ok() && is_right(file_key)? {
                    return Ok(true);
                }
            }
        }
        Identity::Passphrase { passphrase, most_iterations } => {
            for PassphraseBody { salt, iterations, wrapped } in
                header.bodies_of(PASSPHRASE).filter_map(PassphraseBody::parse)
            {
                if iterations > *most_iterations {
                    return Err(Error::SealedIterations { given: iterations, most: *most_iterations });
                }
                let export = from_passphrase(algorithm, passphrase, salt, iterations, prefix)?;
                if export.unwrap(wrapped, file_key).is_ok() && is_right(file_key)? {
                    return Ok(true);
                }
            }
        }
        Identity::PrivateKey(key) => {
            let (_, curve) = curve_of(key.curve())?;
            let own = key.verifying_key().to_bytes();
            // A stanza does not say who its recipient is, so all stanzas for this curve are tried.
            let of_curve = header.bodies_of(PUBLIC_KEY).filter_map(PublicKeyBody::parse).filter(|b| b.curve == curve);
            for PublicKeyBody { ephemeral, wrapped, .. } in of_curve {
                // If a stanza's ephemeral key is not a valid public key on the curve, nobody can open the stanza.
                let Ok(public) = VerifyingKey::from_bytes(key.curve(), ephemeral) else { continue };
                let Ok(export) = agreed(algorithm, key, &public, ephemeral, &own, prefix) else { continue };
                if export.unwrap(wrapped, file_key).is_ok() && is_right(file_key)? {
                    return Ok(true);
                }
            }
        }
    }
    Ok(false)
}

/// The number and the name that stanzas use for a curve. Each curve of GOST R 34.10-2001, except the test curve, is
/// also a curve of GOST R 34.10-2012 with another name. Stanzas use this other name.
fn curve_of(curve: &Curve) -> Result<(u8, &'static str)> {
    let name = match curve.short_name() {
        "cryptopro-a" | "cryptopro-xcha" => "256-b",
        "cryptopro-b" => "256-c",
        "cryptopro-c" | "cryptopro-xchb" => "256-d",
        name => name,
    };
    let unsupported =
        Error::Unsupported("sealed files take keys on the curves of TC 26 and CryptoPro, not on test curves");
    PublicKeyBody::number(name).map(|number| (number, name)).ok_or(unsupported)
}

/// Makes the key pair of one stanza by rejection sampling. The function takes random numbers with as many bits as q,
/// until a number is a valid private key.
fn ephemeral(curve: &'static Curve, random: &mut Random<'_>) -> Result<SigningKey> {
    let bits = curve.order().bits_public();
    let mut bytes = Zeroizing::new([0; 64]);
    let bytes = &mut bytes[..curve.size()];
    loop {
        random(bytes)?;
        for (i, byte) in bytes.iter_mut().enumerate() {
            let left = bits.saturating_sub(8 * i).min(8);
            *byte &= ((1_u16 << left) - 1) as u8;
        }
        match SigningKey::from_bytes(curve, bytes) {
            Err(Error::SecretKey) => {}
            key => return key,
        }
    }
}

/// Returns the export keys of a stanza for a public key. The sender computes them from the ephemeral private key and
/// the recipient's public key. The recipient computes them from its own private key and the ephemeral public key.
fn agreed(
    algorithm: Algorithm,
    key: &SigningKey,
    peer: &VerifyingKey,
    ephemeral: &[u8],
    recipient: &[u8],
    prefix: &[u8; PREFIX],
) -> Result<ExportKeys> {
    let (number, _) = curve_of(key.curve())?;
    let mut hash = Streebog256::new();
    for part in [&b"sealed public-key"[..], prefix, &[number], ephemeral, recipient] {
        hash.update(part);
    }
    let mut h = [0; 32];
    h.copy_from_slice(&hash.finalize_reset());
    ExportKeys::new(algorithm, &agree::keg(key, peer, &h)?[..], b"sealed public-key", prefix)
}

fn from_passphrase(
    algorithm: Algorithm,
    passphrase: &[u8],
    salt: &[u8; 32],
    iterations: u32,
    prefix: &[u8; PREFIX],
) -> Result<ExportKeys> {
    let mut key = Zeroizing::new([0; 32]);
    pbkdf2(&keyed::<Streebog512>(passphrase), salt, iterations, &mut key[..])?;
    ExportKeys::new(algorithm, &key[..], b"sealed passphrase", prefix)
}

/// The keys K_MAC and K_ENC and the IV of KExp15, for one stanza of one file.
struct ExportKeys {
    algorithm: Algorithm,
    mac: Zeroizing<[u8; 32]>,
    encryption: Zeroizing<[u8; 32]>,
    /// The IV of KExp15 is half a block long, so Kuznyechik uses all 8 bytes and Magma uses the first 4 bytes.
    iv: [u8; 8],
}

impl ExportKeys {
    fn new(algorithm: Algorithm, key: &[u8], label: &[u8], prefix: &[u8; PREFIX]) -> Result<Self> {
        let mut keys = Zeroizing::new([0; 72]);
        // The length of the output is an input of the derivation, so the length must be exactly the number of bytes
        // that are used.
        kdf_tree(&keyed::<Streebog256>(key), label, prefix, 1, &mut keys[..64 + algorithm.tag_size() / 2])?;
        let mut export = Self { algorithm, mac: Zeroizing::default(), encryption: Zeroizing::default(), iv: [0; 8] };
        export.mac.copy_from_slice(&keys[..32]);
        export.encryption.copy_from_slice(&keys[32..64]);
        export.iv.copy_from_slice(&keys[64..]);
        Ok(export)
    }

    fn wrap(&self, file_key: &FileKey) -> Result<Vec<u8>> {
        let mut wrapped = vec![0; self.algorithm.wrapped_size()];
        match self.algorithm {
            Algorithm::Kuznyechik => self.under(Kuznyechik::new).export(self.iv(), &file_key[..], &mut wrapped)?,
            Algorithm::Magma => self.under(Magma::new).export(self.iv(), &file_key[..], &mut wrapped)?,
        }
        Ok(wrapped)
    }

    fn unwrap(&self, wrapped: &[u8], file_key: &mut FileKey) -> Result<()> {
        match self.algorithm {
            Algorithm::Kuznyechik => self.under(Kuznyechik::new).import_into(self.iv(), wrapped, &mut file_key[..]),
            Algorithm::Magma => self.under(Magma::new).import_into(self.iv(), wrapped, &mut file_key[..]),
        }
    }

    fn under<C: Cipher>(&self, cipher: fn(&[u8; 32]) -> C) -> KExp15<C> {
        KExp15::new(cipher(&self.mac), cipher(&self.encryption))
    }

    fn iv(&self) -> &[u8] {
        &self.iv[..self.algorithm.tag_size() / 2]
    }
}
