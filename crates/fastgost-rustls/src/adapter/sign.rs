//! Private keys, with which a peer makes the signature in the message CertificateVerify (RFC 9367, section 5.3).
use super::signature_scheme;
use fastgost::{
    keys::{
        self,
        pkcs8::{
            PrivateKeyInfoRef, SubjectPublicKeyInfoRef,
            der::{
                Decode, Encode,
                asn1::{BitStringRef, OctetStringRef},
            },
        },
    },
    sign::{self, Encoding},
};
use rustls::{
    Error,
    crypto::{SignatureScheme, Signer, SigningKey},
    pki_types::{PrivateKeyDer, SubjectPublicKeyInfoDer},
};
use std::{fmt, sync::Arc};
use zeroize::Zeroizing;

/// A private key, with its public key as `SubjectPublicKeyInfo`, the form that certificates use.
pub(super) struct Key {
    scheme: SignatureScheme,
    key: Arc<sign::SigningKey>,
    public: SubjectPublicKeyInfoDer<'static>,
}

impl Key {
    /// Reads a private key in the format PKCS #8.
    pub(super) fn load(key: PrivateKeyDer<'static>) -> Result<Self, Error> {
        let key = Zeroizing::new(key);
        let PrivateKeyDer::Pkcs8(file) = &*key else {
            return Err(unusable("it is not in PKCS #8 (PRIVATE KEY)"));
        };
        let file = file.secret_pkcs8_der();
        let key = keys::read_private_key(file).map_err(unusable)?;
        let scheme = signature_scheme::of(key.curve()).ok_or_else(|| unusable("its curve is for tests only"))?;
        let public = public_key(file, &key).map_err(unusable)?;
        Ok(Self { scheme, key: Arc::new(key), public })
    }
}

fn unusable(why: impl fmt::Display) -> Error {
    Error::General(format!("the private key cannot be used: {why}"))
}

/// Returns `SubjectPublicKeyInfo` with the algorithm identifier of the key file. This identifier is usually also in the
/// certificate, because one program usually writes the key file and the certificate (or the request for the
/// certificate). Some programs add the hash function to the identifier, and other programs do not.
fn public_key(
    file: &[u8],
    key: &sign::SigningKey,
) -> Result<SubjectPublicKeyInfoDer<'static>, keys::pkcs8::der::Error> {
    let algorithm = PrivateKeyInfoRef::from_der(file)?.algorithm;
    let bytes = OctetStringRef::new(&key.verifying_key().to_bytes())?.to_der()?;
    let info = SubjectPublicKeyInfoRef { algorithm, subject_public_key: BitStringRef::from_bytes(&bytes)? };
    Ok(info.to_der()?.into())
}

impl SigningKey for Key {
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        let signer = || Box::new(KeySigner { scheme: self.scheme, key: self.key.clone() }) as Box<dyn Signer>;
        offered.contains(&self.scheme).then(signer)
    }

    fn public_key(&self) -> Option<SubjectPublicKeyInfoDer<'_>> {
        Some(SubjectPublicKeyInfoDer::from(self.public.as_ref()))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").field("scheme", &self.scheme).finish_non_exhaustive()
    }
}

struct KeySigner {
    scheme: SignatureScheme,
    key: Arc<sign::SigningKey>,
}

impl Signer for KeySigner {
    fn sign(self: Box<Self>, message: &[u8]) -> Result<Vec<u8>, Error> {
        let signature = self.key.sign(message).map_err(|_| Error::FailedToGetRandomBytes)?;
        Ok(signature.to_bytes(Encoding::Tls))
    }

    fn scheme(&self) -> SignatureScheme {
        self.scheme
    }
}

impl fmt::Debug for KeySigner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeySigner").field("scheme", &self.scheme).finish_non_exhaustive()
    }
}
