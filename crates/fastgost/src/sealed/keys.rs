//! The keys of a sealed file: the file key, how stanzas wrap it, and what is derived from it.
use super::{
    Algorithm, Identity, Recipient,
    header::{self, Header, MAC, PREFIX, RAW_KEY},
};
use crate::{
    cipher::{Cipher, kuznyechik::Kuznyechik, magma::Magma},
    error::{Error, Result},
    hash::Streebog256,
    kdf::{kdf_256, kdf_tree},
    mac::Hmac,
    wrap::KExp15,
};
use alloc::{boxed::Box, vec, vec::Vec};
use zeroize::Zeroizing;

/// The key that all others of a file come from.
pub(super) type FileKey = Zeroizing<[u8; 32]>;

/// HMAC under a key, made in the place where it stays: a move would leave a copy behind.
pub(super) fn keyed(key: &[u8; 32]) -> Box<Hmac<Streebog256>> {
    let mut hmac = Box::new(Hmac::new(Streebog256::new(), b""));
    hmac.rekey(key);
    hmac
}

/// The header of a file with this file key.
pub(super) fn seal_header(
    algorithm: Algorithm,
    recipients: &[Recipient<'_>],
    file_key: &FileKey,
    seed: &[u8; 32],
) -> Result<Header> {
    let sizes: Vec<_> = recipients.iter().map(|Recipient::RawKey(_)| algorithm.wrapped_size()).collect();
    let prefix = header::prefix(algorithm, seed, &sizes)?;
    let mut stanzas = Vec::with_capacity(recipients.len());
    for Recipient::RawKey(key) in recipients {
        stanzas.push((RAW_KEY, ExportKeys::new(algorithm, key, &prefix)?.wrap(file_key)?));
    }
    let mut header = Header::new(algorithm, &prefix, &stanzas);
    header.set_mac(&mac(&header, file_key));
    Ok(header)
}

/// The file key of a header, which is as it was written.
pub(super) fn open_header(header: &Header, identities: &[Identity<'_>]) -> Result<FileKey> {
    let mut refusal = Error::SealedKey;
    for Identity::RawKey(key) in identities {
        let export = ExportKeys::new(header.algorithm(), key, header.prefix())?;
        for (_, body) in header.stanzas().filter(|(kind, _)| *kind == RAW_KEY) {
            let Ok(file_key) = export.unwrap(body) else { continue };
            if verify(header, &file_key).is_ok() {
                return Ok(file_key);
            }
            // Another stanza may still hold the right one.
            refusal = Error::SealedHeaderMac;
        }
    }
    Err(refusal)
}

/// What chunks' keys are derived from.
pub(super) fn payload_key(header: &Header, file_key: &FileKey) -> Box<Hmac<Streebog256>> {
    keyed(&kdf_256(&keyed(file_key), b"sealed payload", header.prefix()))
}

fn mac(header: &Header, file_key: &FileKey) -> [u8; MAC] {
    let mut code = [0; MAC];
    code.copy_from_slice(&header_hmac(header, file_key).finish_reset());
    code
}

fn verify(header: &Header, file_key: &FileKey) -> Result<()> {
    header_hmac(header, file_key).finish_reset().verify(header.mac())
}

fn header_hmac(header: &Header, file_key: &FileKey) -> Box<Hmac<Streebog256>> {
    let mut hmac = keyed(&kdf_256(&keyed(file_key), b"sealed header", header.prefix()));
    hmac.update(header.authenticated());
    hmac
}

/// K_MAC, K_ENC and the IV of KExp15, for one user's key and one file.
struct ExportKeys {
    algorithm: Algorithm,
    mac: Zeroizing<[u8; 32]>,
    encryption: Zeroizing<[u8; 32]>,
    /// Half a block of it.
    iv: [u8; 8],
}

impl ExportKeys {
    fn new(algorithm: Algorithm, user: &[u8; 32], prefix: &[u8; PREFIX]) -> Result<Self> {
        let mut keys = Zeroizing::new([0; 72]);
        // How much is derived goes into what is derived.
        kdf_tree(&keyed(user), b"sealed raw-key", prefix, 1, &mut keys[..64 + algorithm.tag_size() / 2])?;
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

    fn unwrap(&self, wrapped: &[u8]) -> Result<FileKey> {
        match self.algorithm {
            Algorithm::Kuznyechik => self.under(Kuznyechik::new).import(self.iv(), wrapped),
            Algorithm::Magma => self.under(Magma::new).import(self.iv(), wrapped),
        }
    }

    fn under<C: Cipher>(&self, cipher: fn(&[u8; 32]) -> C) -> KExp15<C> {
        KExp15::new(cipher(&self.mac), cipher(&self.encryption))
    }

    fn iv(&self) -> &[u8] {
        &self.iv[..self.algorithm.tag_size() / 2]
    }
}
