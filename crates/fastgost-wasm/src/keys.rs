//! Private keys, public keys and signatures.
use crate::{bytes, error::Result};
use fastgost::{
    Error, Level,
    curve::Curve,
    keys::{self, EncodePrivateKey, EncodePublicKey, Encryption},
    sign::{Encoding, Signature, SigningKey, Structure, VerifyingKey},
};
use js_sys::{JsString, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use zeroize::Zeroizing;

/// A private key on a curve.
#[wasm_bindgen]
pub struct PrivateKey(pub(crate) SigningKey);

#[wasm_bindgen]
impl PrivateKey {
    /// Generates a private key.
    pub fn generate(curve: &str) -> Result<Self> {
        Ok(Self(SigningKey::generate(named(curve)?)?))
    }

    /// Makes a private key from its secret number. The bytes of the number are in little-endian order.
    pub fn from_bytes(curve: &str, number: &Uint8Array) -> Result<Self> {
        Ok(Self(SigningKey::from_bytes(named(curve)?, &bytes::copy(number)?)?))
    }

    /// Reads a private key in the format PKCS #8 (DER or PEM).
    pub fn read(data: &Uint8Array, password: Option<Uint8Array>, most_iterations: Option<u32>) -> Result<Self> {
        let most = most_iterations.unwrap_or(keys::MOST_ITERATIONS);
        let data = bytes::copy(data)?;
        Ok(Self(match password {
            Some(password) => keys::read_encrypted_private_key(&data, &bytes::copy(&password)?, most)?,
            None => keys::read_private_key(&data)?,
        }))
    }

    /// Returns the private key as PKCS #8 in PEM. If there is a password, the key is encrypted under this password.
    pub fn to_pem(&self, password: Option<Uint8Array>, iterations: Option<u32>) -> Result<JsString> {
        let pem = match password {
            None => fastgost::text::encode("PRIVATE KEY", self.0.to_pkcs8_der().map_err(|_| UNWRITABLE)?.as_bytes()),
            Some(password) => {
                let password = bytes::copy(&password)?;
                Zeroizing::new(keys::write_encrypted_private_key_pem(&self.0, &password, &encryption(iterations))?)
            }
        };
        // The result is not a `String`: the code that wasm-bindgen generates would free a `String` without wiping it.
        Ok(JsString::from(pem.as_str()))
    }

    /// Returns the private key as PKCS #8 in DER. If there is a password, the key is encrypted under this password.
    pub fn to_der(&self, password: Option<Uint8Array>, iterations: Option<u32>) -> Result<Uint8Array> {
        Ok(match password {
            None => Uint8Array::from(self.0.to_pkcs8_der().map_err(|_| UNWRITABLE)?.as_bytes()),
            Some(password) => {
                let password = bytes::copy(&password)?;
                let der = keys::write_encrypted_private_key(&self.0, &password, &encryption(iterations))?;
                Uint8Array::from(der.as_bytes())
            }
        })
    }

    /// Returns the secret number of this key as bytes, in little-endian order.
    pub fn to_bytes(&self) -> Uint8Array {
        Uint8Array::from(&self.0.to_bytes()[..])
    }

    /// Returns the public key of this private key.
    pub fn public_key(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// Returns the short name of the key's curve.
    pub fn curve(&self) -> String {
        self.0.curve().short_name().into()
    }

    /// Returns a copy of the key. The copy uses the kernel of the level `level`.
    pub fn with_level(&self, level: &str) -> Result<Self> {
        Ok(Self(self.0.clone().with_level(Level::from_name(level)?)?))
    }

    /// Signs a message.
    pub fn sign(
        &self,
        message: &Uint8Array,
        encoding: &str,
        deterministic: bool,
        allow_structure: bool,
    ) -> Result<Uint8Array> {
        let (message, encoding) = (bytes::copy(message)?, parse(encoding)?);
        if !allow_structure {
            Structure::refuse(&message)?;
        }
        let signature = match deterministic {
            true => self.0.clone().deterministic().sign(&message)?,
            false => self.0.sign(&message)?,
        };
        Ok(Uint8Array::from(&signature.to_bytes(encoding)[..]))
    }

    /// Signs a digest.
    pub fn sign_digest(&self, digest: &Uint8Array, encoding: &str, deterministic: bool) -> Result<Uint8Array> {
        let (digest, encoding) = (bytes::copy(digest)?, parse(encoding)?);
        let signature = match deterministic {
            true => self.0.clone().deterministic().sign_digest(&digest)?,
            false => self.0.sign_digest(&digest)?,
        };
        Ok(Uint8Array::from(&signature.to_bytes(encoding)[..]))
    }
}

/// A public key on a curve.
#[wasm_bindgen]
pub struct PublicKey(pub(crate) VerifyingKey);

#[wasm_bindgen]
impl PublicKey {
    /// Makes a public key from its coordinates. The coordinates are x and then y, both little-endian.
    pub fn from_bytes(curve: &str, coordinates: &Uint8Array) -> Result<Self> {
        Ok(Self(VerifyingKey::from_bytes(named(curve)?, &bytes::copy(coordinates)?)?))
    }

    /// Reads a public key from a SubjectPublicKeyInfo, in DER or PEM.
    pub fn read(data: &Uint8Array) -> Result<Self> {
        Ok(Self(keys::PublicKey::read(&bytes::copy(data)?)?.verifying_key()?))
    }

    /// Returns the public key as SubjectPublicKeyInfo in PEM.
    pub fn to_pem(&self) -> Result<String> {
        Ok(fastgost::text::encode("PUBLIC KEY", self.0.to_public_key_der().map_err(|_| UNWRITABLE)?.as_bytes())
            .to_string())
    }

    /// Returns the public key as SubjectPublicKeyInfo in DER.
    pub fn to_der(&self) -> Result<Uint8Array> {
        Ok(Uint8Array::from(self.0.to_public_key_der().map_err(|_| UNWRITABLE)?.as_bytes()))
    }

    /// Returns the coordinates of the key. The coordinates are x and then y, both little-endian.
    pub fn to_bytes(&self) -> Uint8Array {
        Uint8Array::from(&self.0.to_bytes()[..])
    }

    /// Returns the short name of the key's curve.
    pub fn curve(&self) -> String {
        self.0.curve().short_name().into()
    }

    /// Verifies the signature of a message.
    pub fn verify(
        &self,
        message: &Uint8Array,
        signature: &Uint8Array,
        encoding: &str,
        allow_structure: bool,
    ) -> Result<bool> {
        let (message, signature) = (bytes::copy(message)?, self.signature(signature, encoding)?);
        if !allow_structure {
            Structure::refuse(&message)?;
        }
        verdict(self.0.verify(&message, &signature))
    }

    /// Verifies the signature of a digest.
    pub fn verify_digest(&self, digest: &Uint8Array, signature: &Uint8Array, encoding: &str) -> Result<bool> {
        let signature = self.signature(signature, encoding)?;
        verdict(self.0.verify_digest(&bytes::copy(digest)?, &signature))
    }

    fn signature(&self, signature: &Uint8Array, encoding: &str) -> Result<Signature> {
        let encoding = parse(encoding)?;
        Ok(Signature::from_bytes(self.0.curve(), &bytes::copy(signature)?, encoding)?)
    }
}

/// This error cannot occur, because keys on curves are never too large to write.
const UNWRITABLE: Error = Error::Encoding { what: "the key", allowed: "keys on curves" };

fn verdict(result: fastgost::Result<()>) -> Result<bool> {
    match result {
        Ok(()) => Ok(true),
        Err(Error::Signature) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

fn encryption(iterations: Option<u32>) -> Encryption {
    let mut with = Encryption::default();
    if let Some(iterations) = iterations {
        with.iterations = iterations;
    }
    with
}

/// Finds a curve by its name, or by the registry's name of the signature algorithm on this curve, which is `gost3410-`
/// and the name of the curve.
fn named(name: &str) -> Result<&'static Curve> {
    Ok(Curve::from_name(name.strip_prefix("gost3410-").unwrap_or(name))?)
}

fn parse(encoding: &str) -> Result<Encoding> {
    Ok(match encoding {
        "standard" => Encoding::Standard,
        "x509" => Encoding::X509,
        "tls" => Encoding::Tls,
        _ => {
            let allowed = "standard, x509 and tls";
            return Err(Error::Parameter { name: "the encoding of the signature", allowed }.into());
        }
    })
}
