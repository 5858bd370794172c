//! The keys of a sealed file: the file key, how stanzas wrap it, and what is derived from it.
use super::{
    Algorithm, Identity, Recipient,
    header::{self, Header, MAC, PREFIX, RAW_KEY},
};
use crate::{
    cipher::{kuznyechik::Kuznyechik, magma::Magma},
    error::{Error, Result},
    hash::Streebog256,
    kdf::{kdf_256, kdf_tree},
    mac::Hmac,
};
use super::standin::{kexp15, kimp15};
use alloc::{boxed::Box, vec::Vec};
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
    keys: Zeroizing<[u8; 72]>,
}

impl ExportKeys {
    fn new(algorithm: Algorithm, user: &[u8; 32], prefix: &[u8; PREFIX]) -> Result<Self> {
        let mut export = Self { algorithm, keys: Zeroizing::new([0; 72]) };
        // The IV has half a block, as a tag has a whole one.
        let size = 64 + algorithm.tag_size() / 2;
        kdf_tree(&keyed(user), b"sealed raw-key", prefix, 1, &mut export.keys[..size])?;
        Ok(export)
    }
    fn wrap(&self, file_key: &FileKey) -> Result<Vec<u8>> {
        let (mac, enc, iv) = self.parts();
        match self.algorithm {
            Algorithm::Kuznyechik => kexp15(&file_key[..], Kuznyechik::from_slice(mac)?, Kuznyechik::from_slice(enc)?, iv),
            Algorithm::Magma => kexp15(&file_key[..], Magma::from_slice(mac)?, Magma::from_slice(enc)?, iv),
        }
    }

    fn unwrap(&self, wrapped: &[u8]) -> Result<FileKey> {
        let (mac, enc, iv) = self.parts();
        let key = match self.algorithm {
            Algorithm::Kuznyechik => kimp15(wrapped, Kuznyechik::from_slice(mac)?, Kuznyechik::from_slice(enc)?, iv)?,
            Algorithm::Magma => kimp15(wrapped, Magma::from_slice(mac)?, Magma::from_slice(enc)?, iv)?,
        };
        let mut file_key = Zeroizing::new([0; 32]);
        file_key.copy_from_slice(&key);
        Ok(file_key)
    }

    fn parts(&self) -> (&[u8], &[u8], &[u8]) {
        let (mac, rest) = self.keys.split_at(32);
        let (enc, iv) = rest.split_at(32);
        (mac, enc, &iv[..self.algorithm.tag_size() / 2])
    }
}
