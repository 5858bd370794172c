//! Signatures (GOST R 34.10-2012) and key agreement.
use crate::{
    arguments::{Caller, entry, entry_with_secrets},
    errors::{Error, Result},
    info::row,
    keys::{PrivateKey, PublicKey},
    types::{FASTGOST_SIGNATURE_STANDARD, FASTGOST_SIGNATURE_TLS, FASTGOST_SIGNATURE_X509},
};
use core::ffi::{c_char, c_int};
use fastgost::sign::{Encoding, Signature, Structure};

/// Signs a message of `len` bytes. The message is hashed with Streebog-256 on curves of 256 bits, and with Streebog-512
/// on curves of 512 bits. `encoding` is one of the constants FASTGOST_SIGNATURE_.... `size` must be twice the result of
/// fastgost_private_key_size: 64 or 128.
///
/// The function refuses a message whose signature would also be valid in another format. Such a message is one whole
/// SET or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3, in a token (JWS) or in an XML
/// signature. If the function signed such a message, anybody could present the signature as the signature of a document
/// (CMS), a certificate, a certificate request or a CRL, or as a signature in TLS 1.3, in a token or in XML.
///
/// Errors: FASTGOST_ERROR_STRUCTURE, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_BUFFER_SIZE, FASTGOST_ERROR_RANDOMNESS.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_sign(
    key: *const PrivateKey,
    message: *const u8,
    len: usize,
    encoding: c_int,
    signature: *mut u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let key = c.shared(key)?;
        let signature = place(c, &key, signature, size)?;
        let message = c.bytes(message, len, "the message")?;
        Structure::refuse(message)?;
        Ok(key.0.sign(message)?.write(signature, parse(encoding)?)?)
    })
}

/// Signs any message, even a message that fastgost_private_key_sign refuses because the signature would also be valid
/// in another format. This function is for programs that implement the other format themselves, and whose key signs
/// only data in this format. In all other respects this function is like fastgost_private_key_sign.
///
/// Errors: the errors of fastgost_private_key_sign, except for FASTGOST_ERROR_STRUCTURE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_sign_structure(
    key: *const PrivateKey,
    message: *const u8,
    len: usize,
    encoding: c_int,
    signature: *mut u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let key = c.shared(key)?;
        let signature = place(c, &key, signature, size)?;
        Ok(key.0.sign(c.bytes(message, len, "the message")?)?.write(signature, parse(encoding)?)?)
    })
}

/// Signs a digest. The digest has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512 bits. The library knows
/// only the digest. So the function cannot refuse messages whose signature would also be valid in another format. In
/// all other respects this function is like fastgost_private_key_sign.
///
/// Errors: FASTGOST_ERROR_DIGEST_LENGTH, and the errors of fastgost_private_key_sign except for
/// FASTGOST_ERROR_STRUCTURE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_sign_digest(
    key: *const PrivateKey,
    digest: *const u8,
    len: usize,
    encoding: c_int,
    signature: *mut u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let key = c.shared(key)?;
        let signature = place(c, &key, signature, size)?;
        Ok(key.0.sign_digest(c.bytes(digest, len, "the digest")?)?.write(signature, parse(encoding)?)?)
    })
}

/// Verifies the signature of a message of `len` bytes. The function refuses a message whose signature would also be
/// valid in another format, because the key may have signed the message in that format. Such a message is one whole SET
/// or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3, in a token (JWS) or in an XML signature.
/// fastgost_public_key_verify_structure verifies such messages.
///
/// Errors: FASTGOST_ERROR_SIGNATURE if the signature does not verify, and FASTGOST_ERROR_STRUCTURE if the function
/// refuses the message. In both cases, reject the message. FASTGOST_ERROR_SIGNATURE_LENGTH and FASTGOST_ERROR_PARAMETER
/// are also possible.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_verify(
    key: *const PublicKey,
    message: *const u8,
    len: usize,
    encoding: c_int,
    signature: *const u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let key = c.shared(key)?;
        let signature = read(c, &key, encoding, signature, size)?;
        let message = c.bytes(message, len, "the message")?;
        Structure::refuse(message)?;
        Ok(key.0.verify(message, &signature)?)
    })
}

/// Verifies the signature of any message, even of a message that fastgost_public_key_verify refuses because the
/// signature would also be valid in another format. This function is for programs that implement the other format
/// themselves. In all other respects this function is like fastgost_public_key_verify.
///
/// Errors: the errors of fastgost_public_key_verify, except for FASTGOST_ERROR_STRUCTURE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_verify_structure(
    key: *const PublicKey,
    message: *const u8,
    len: usize,
    encoding: c_int,
    signature: *const u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let key = c.shared(key)?;
        let signature = read(c, &key, encoding, signature, size)?;
        Ok(key.0.verify(c.bytes(message, len, "the message")?, &signature)?)
    })
}

/// Verifies the signature of a digest. The digest has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512
/// bits.
///
/// Errors: FASTGOST_ERROR_DIGEST_LENGTH, and the errors of fastgost_public_key_verify except for
/// FASTGOST_ERROR_STRUCTURE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_verify_digest(
    key: *const PublicKey,
    digest: *const u8,
    len: usize,
    encoding: c_int,
    signature: *const u8,
    size: usize,
) -> c_int {
    entry!(|c| {
        let key = c.shared(key)?;
        let signature = read(c, &key, encoding, signature, size)?;
        Ok(key.0.verify_digest(c.bytes(digest, len, "the digest")?, &signature)?)
    })
}

/// Computes the agreed key from a private key and the peer's public key. `algorithm` is "vko-256", "vko-512",
/// "vko-2001" or "keg". The UKM has `ukm_len` bytes. `size` must be the block_size that fastgost_algorithm_info returns
/// for the algorithm: 32 or 64.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED; FASTGOST_ERROR_CURVES_DIFFER,
/// FASTGOST_ERROR_IV_LENGTH, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_NEUTRAL_POINT; FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_agree(
    key: *const PrivateKey,
    peer: *const PublicKey,
    algorithm: *const c_char,
    ukm: *const u8,
    ukm_len: usize,
    agreed: *mut u8,
    size: usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let (key, peer) = (c.shared(key)?, c.shared(peer)?);
        let row = row(c, algorithm)?;
        let secret = row.agree(&key.0, &peer.0, c.bytes(ukm, ukm_len, "the UKM")?)?;
        if size != secret.len() {
            return Err(Error::buffer_size("the buffer for the agreed key", size, secret.len()));
        }
        c.bytes_mut(agreed, size, "the agreed key")?.copy_from_slice(&secret);
        Ok(())
    })
}

fn place<'c>(c: &'c Caller, key: &PrivateKey, signature: *mut u8, size: usize) -> Result<&'c mut [u8]> {
    let allowed = 2 * key.0.curve().size();
    match size == allowed {
        true => c.bytes_mut(signature, size, "the signature"),
        false => Err(Error::buffer_size("the buffer for the signature", size, allowed)),
    }
}

fn read(c: &Caller, key: &PublicKey, encoding: c_int, signature: *const u8, size: usize) -> Result<Signature> {
    let encoding = parse(encoding)?;
    Ok(Signature::from_bytes(key.0.curve(), c.bytes(signature, size, "the signature")?, encoding)?)
}

fn parse(encoding: c_int) -> Result<Encoding> {
    Ok(match encoding {
        FASTGOST_SIGNATURE_STANDARD => Encoding::Standard,
        FASTGOST_SIGNATURE_X509 => Encoding::X509,
        FASTGOST_SIGNATURE_TLS => Encoding::Tls,
        _ => {
            let allowed = "FASTGOST_SIGNATURE_STANDARD, FASTGOST_SIGNATURE_X509 and FASTGOST_SIGNATURE_TLS";
            return Err(Error::parameter("the encoding of the signature", allowed));
        }
    })
}
