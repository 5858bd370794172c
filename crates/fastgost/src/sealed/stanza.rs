//! Ways to the file key: how a stanza wraps it, for each type of recipient.
use super::{
    Algorithm, ITERATIONS, Identity, Recipient,
    header::{Header, PASSPHRASE, PREFIX, PassphraseBody, RAW_KEY},
    keys::{FileKey, Random, keyed},
};
use crate::{
    cipher::{Cipher, kuznyechik::Kuznyechik, magma::Magma},
    error::{Error, Result},
    hash::{Streebog256, Streebog512},
    kdf::{kdf_tree, pbkdf2},
    wrap::KExp15,
};
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

/// Bytes of the stanza's body.
pub(super) fn size(recipient: &Recipient<'_>, algorithm: Algorithm) -> usize {
    let fixed = match recipient {
        Recipient::RawKey(_) => 0,
        Recipient::Passphrase { .. } => PassphraseBody::FIXED,
    };
    fixed + algorithm.wrapped_size()
}

/// Whether they may be in one file.
pub(super) fn check(recipients: &[Recipient<'_>]) -> Result<()> {
    for recipient in recipients {
        if let Recipient::Passphrase { iterations, .. } = recipient {
            if recipients.len() > 1 {
                let allowed = "none: who knows a passphrase is the only recipient";
                return Err(Error::Parameter { name: "the number of recipients beside a passphrase", allowed });
            }
            if *iterations < ITERATIONS {
                return Err(Error::Parameter { name: "the number of iterations", allowed: "1048576 to 4294967295" });
            }
        }
    }
    Ok(())
}

/// The stanza's type and body.
pub(super) fn wrap(
    recipient: &Recipient<'_>,
    algorithm: Algorithm,
    prefix: &[u8; PREFIX],
    file_key: &FileKey,
    random: &mut Random<'_>,
) -> Result<(u16, Vec<u8>)> {
    Ok(match recipient {
        Recipient::RawKey(key) => {
            (RAW_KEY, ExportKeys::new(algorithm, key, b"sealed raw-key", prefix)?.wrap(file_key)?)
        }
        Recipient::Passphrase { passphrase, iterations } => {
            let mut salt = [0; 32];
            random(&mut salt)?;
            let wrapped = from_passphrase(algorithm, passphrase, &salt, *iterations, prefix)?.wrap(file_key)?;
            let body = PassphraseBody { salt: &salt, iterations: *iterations, wrapped: &wrapped };
            (PASSPHRASE, body.bytes())
        }
    })
}

/// Puts into `file_key` what a stanza holds for that identity, for each until `is_right`; false if it is of none.
pub(super) fn unwrap(
    identity: &Identity<'_>,
    header: &Header,
    file_key: &mut FileKey,
    is_right: &mut dyn FnMut(&FileKey) -> Result<bool>,
) -> Result<bool> {
    let (algorithm, prefix) = (header.algorithm(), header.prefix());
    match identity {
        Identity::RawKey(key) => {
            let export = ExportKeys::new(algorithm, key, b"sealed raw-key", prefix)?;
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
    }
    Ok(false)
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
    ExportKeys::new(algorithm, &key, b"sealed passphrase", prefix)
}

/// K_MAC, K_ENC and the IV of KExp15, for one way to the file key of one file.
struct ExportKeys {
    algorithm: Algorithm,
    mac: Zeroizing<[u8; 32]>,
    encryption: Zeroizing<[u8; 32]>,
    /// Half a block of it.
    iv: [u8; 8],
}

impl ExportKeys {
    fn new(algorithm: Algorithm, key: &[u8; 32], label: &[u8], prefix: &[u8; PREFIX]) -> Result<Self> {
        let mut keys = Zeroizing::new([0; 72]);
        // How much is derived goes into what is derived.
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
