//! Signatures with chosen nonces, and the nonces themselves, for known-answer tests.
use super::{SigningKey94, check_digest};
use crate::{
    curve::Scalar,
    error::Result,
    sign::{Signature, nonce},
};
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

/// Signs with a given nonce k, which is in little-endian order.
///
/// # Errors
/// [`Error::DigestLength`](crate::Error::DigestLength); [`Error::Parameter`](crate::Error::Parameter) if k is out of
/// range, or makes r or s 0.
pub fn sign_digest_with_nonce(key: &SigningKey94, digest: &[u8], k: &[u8]) -> Result<Signature> {
    check_digest(digest)?;
    let k = nonce::given(&key.parameters.q, k)?;
    key.with_nonce(digest, &k)?.ok_or(nonce::BAD)
}

/// Returns the nonce of the signing attempt with the number `attempt` (the first attempt has the number 0), in
/// big-endian order.
pub fn nonce(
    key: &SigningKey94,
    digest: &[u8],
    entropy: Option<&[u8; 32]>,
    mut attempt: u8,
) -> Result<Zeroizing<Vec<u8>>> {
    check_digest(digest)?;
    let mut k = Zeroizing::new(Scalar::ZERO);
    key.nonces().one(digest, entropy, &mut attempt, &mut k);
    let mut bytes = Zeroizing::new(vec![0; 32]);
    k.write_be_bytes(&mut bytes);
    Ok(bytes)
}
