//! Implements the traits of the `signature` crate. The default encoding of signatures is [`Encoding::Standard`], which
//! is r and then s, both big-endian. [`Signature`] itself also has the encodings of certificates and TLS.
use crate::{
    error::Error,
    sign::{
        Encoding, Signature, SigningKey, VerifyingKey,
        gost3410_94::{SigningKey94, VerifyingKey94},
    },
};
use alloc::{boxed::Box, vec::Vec};
use signature::{
    Keypair, MultipartSigner, MultipartVerifier, SignatureEncoding, Signer, Verifier,
    hazmat::{PrehashSigner, PrehashVerifier},
};

/// An encoded signature has 64 or 128 bytes.
impl SignatureEncoding for Signature {
    type Repr = Box<[u8]>;
}

impl TryFrom<&[u8]> for Signature {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Signature::from_bytes_any(bytes, Encoding::Standard)
    }
}

impl From<Signature> for Box<[u8]> {
    fn from(signature: Signature) -> Self {
        signature.to_bytes(Encoding::Standard).into()
    }
}

impl From<Signature> for Vec<u8> {
    fn from(signature: Signature) -> Self {
        signature.to_bytes(Encoding::Standard)
    }
}

/// Drops the reason of an error, as the trait demands.
fn opaque(_: Error) -> signature::Error {
    signature::Error::new()
}

impl Signer<Signature> for SigningKey {
    fn try_sign(&self, message: &[u8]) -> signature::Result<Signature> {
        SigningKey::sign(self, message).map_err(opaque)
    }
}

impl MultipartSigner<Signature> for SigningKey {
    fn try_multipart_sign(&self, message: &[&[u8]]) -> signature::Result<Signature> {
        self.sign_parts(message).map_err(opaque)
    }
}

impl PrehashSigner<Signature> for SigningKey {
    fn sign_prehash(&self, digest: &[u8]) -> signature::Result<Signature> {
        self.sign_digest(digest).map_err(opaque)
    }
}

impl Keypair for SigningKey {
    type VerifyingKey = VerifyingKey;
    fn verifying_key(&self) -> VerifyingKey {
        SigningKey::verifying_key(self)
    }
}

impl Verifier<Signature> for VerifyingKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> signature::Result<()> {
        VerifyingKey::verify(self, message, signature).map_err(opaque)
    }
}

impl MultipartVerifier<Signature> for VerifyingKey {
    fn multipart_verify(&self, message: &[&[u8]], signature: &Signature) -> signature::Result<()> {
        self.verify_parts(message, signature).map_err(opaque)
    }
}

impl PrehashVerifier<Signature> for VerifyingKey {
    fn verify_prehash(&self, digest: &[u8], signature: &Signature) -> signature::Result<()> {
        self.verify_digest(digest, signature).map_err(opaque)
    }
}

/// This implementation is for legacy signatures (GOST R 34.10-94). The key signs only digests, because it does not
/// determine the S-boxes of the hash function that makes a digest from a message.
impl PrehashSigner<Signature> for SigningKey94 {
    fn sign_prehash(&self, digest: &[u8]) -> signature::Result<Signature> {
        self.sign_digest(digest).map_err(opaque)
    }
}

impl Keypair for SigningKey94 {
    type VerifyingKey = VerifyingKey94;
    fn verifying_key(&self) -> VerifyingKey94 {
        SigningKey94::verifying_key(self)
    }
}

/// This implementation is for legacy signatures (GOST R 34.10-94) of digests.
impl PrehashVerifier<Signature> for VerifyingKey94 {
    fn verify_prehash(&self, digest: &[u8], signature: &Signature) -> signature::Result<()> {
        self.verify_digest(digest, signature).map_err(opaque)
    }
}
