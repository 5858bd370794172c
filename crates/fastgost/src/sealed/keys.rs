//! The keys of a sealed file: the file key, and the keys derived from it.
use super::{
    Algorithm, Identity, Recipient,
    header::{self, Header, MAC},
    stanza,
};
use crate::{
    error::{Error, Result},
    hash::{Hash, Streebog256},
    kdf::kdf_tree,
    mac::{Hmac, Tag},
};
use alloc::{boxed::Box, vec::Vec};
use zeroize::Zeroizing;

/// The file key, from which all other keys of a file are derived.
pub(super) type FileKey = Zeroizing<[u8; 32]>;

/// HMAC under `key`. The key is set after HMAC is in its final place on the heap, because moving a keyed HMAC would
/// leave a copy of the secret on the stack.
pub(super) fn keyed<H: Hash + Default>(key: &[u8]) -> Box<Hmac<H>> {
    let mut hmac = Box::new(Hmac::new(H::default(), b""));
    hmac.rekey(key);
    hmac
}

/// HMAC under the key that KDF_TREE derives from `key`, `label` and `seed`.
fn derived(key: &[u8; 32], label: &[u8], seed: &[u8]) -> Result<Box<Hmac<Streebog256>>> {
    let mut derived = Zeroizing::new([0; 32]);
    kdf_tree(&keyed(key), label, seed, 1, &mut derived[..])?;
    Ok(keyed(&derived[..]))
}

/// The source of a sealed file's random bytes.
pub(super) type Random<'a> = dyn FnMut(&mut [u8]) -> Result<()> + 'a;

/// Builds the header of a file whose file key is `file_key`.
pub(super) fn seal_header(
    algorithm: Algorithm,
    recipients: &[Recipient<'_>],
    file_key: &FileKey,
    seed: &[u8; 32],
    random: &mut Random<'_>,
) -> Result<Header> {
    let sizes: Vec<_> = recipients.iter().map(|r| stanza::size(r, algorithm)).collect();
    stanza::check(recipients)?;
    let prefix = header::prefix(algorithm, seed, &sizes)?;
    let mut stanzas = Vec::with_capacity(recipients.len());
    for recipient in recipients {
        stanzas.push(stanza::wrap(recipient, algorithm, &prefix, file_key, random)?);
    }
    let mut header = Header::new(algorithm, &prefix, &stanzas);
    let mut mac = [0; MAC];
    mac.copy_from_slice(&header_mac(&header, file_key)?);
    header.set_mac(&mac);
    Ok(header)
}

/// Recovers the file key and verifies the header's MAC.
pub(super) fn open_header(header: &Header, identities: &[Identity<'_>], file_key: &mut FileKey) -> Result<()> {
    let mut refusal = Error::SealedKey;
    for identity in identities {
        let opened = stanza::unwrap(identity, header, file_key, &mut |file_key| {
            let right = header_mac(header, file_key)?.verify(header.mac()).is_ok();
            if !right {
                // Another stanza may still contain the correct file key.
                refusal = Error::SealedHeaderMac;
            }
            Ok(right)
        })?;
        if opened {
            return Ok(());
        }
    }
    Err(refusal)
}

/// HMAC under the payload key. This HMAC derives one key for each group of chunks. All chunks of a group share this
/// key.
pub(super) fn payload_key(header: &Header, file_key: &FileKey) -> Result<Box<Hmac<Streebog256>>> {
    derived(file_key, b"sealed payload", header.prefix())
}

fn header_mac(header: &Header, file_key: &FileKey) -> Result<Tag> {
    let mut hmac = derived(file_key, b"sealed header", header.prefix())?;
    hmac.update(header.authenticated());
    Ok(hmac.finalize_reset())
}
