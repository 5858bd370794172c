//! Signatures of our library and of other libraries. Here, all implementations have the same interface.
use super::{engine::Engine, gmp::Gmp, hogweed::Hogweed};
use crate::{experiment::owner, pair::Outcome};
use fastgost::{
    Level,
    keys::EncodePrivateKey,
    registry::{Algorithm, Options},
    sign::{Encoding, Signature, SigningKey, agree, gost3410_94::SigningKey94},
};
use std::hint::black_box;

pub type Sign<'a> = Box<dyn FnMut(&[u8], &mut Vec<u8>) -> Outcome + 'a>;
pub type Verify<'a> = Box<dyn FnMut(&[u8], &[u8]) -> Outcome + 'a>;
pub type Agree<'a> = Box<dyn FnMut(&mut [u8]) -> Outcome + 'a>;

/// A library's implementation of signatures, with a key pair.
pub struct Signatory<'a> {
    pub owner: &'static str,
    pub variant: String,
    /// The function that signs a digest.
    pub sign: Sign<'a>,
    /// The function that verifies the signature of a digest. An error means that the signature is rejected.
    pub verify: Verify<'a>,
    /// The function that computes the shared secret of 32 bytes with the other party's key. `None` if the library has
    /// no key agreement.
    pub agree: Option<Agree<'a>>,
}

/// The private keys of two parties. Every implementation signs with `own`, and agrees on the shared secret of the two
/// parties.
pub struct Pair {
    pub algorithm: &'static Algorithm,
    own: Vec<u8>,
    other: Vec<u8>,
}

impl Pair {
    pub fn new(algorithm: &'static Algorithm) -> Self {
        // These numbers are below the order q of every curve.
        let [own, other] = [0x11, 0x12].map(|byte| vec![byte; algorithm.block_size()]);
        Self { algorithm, own, other }
    }

    /// Returns the digest that all implementations sign.
    pub fn digest(&self) -> Vec<u8> {
        (0..self.algorithm.block_size()).map(|i| (7 * i + 1) as u8).collect()
    }

    fn keys(&self, level: Option<Level>) -> Outcome<[SigningKey; 2]> {
        let options = Options { level, ..Options::default() };
        Ok([self.algorithm.signing_key(&self.own, &options)?, self.algorithm.signing_key(&self.other, &options)?])
    }

    pub fn ours(&self, kernel: &str) -> Outcome<Signatory<'static>> {
        let [own, other] = self.keys(Some(kernel.parse()?))?;
        let (public, peer) = (own.verifying_key(), other.verifying_key());
        let (signer, curve) = (own.clone(), own.curve());
        Ok(Signatory {
            owner: owner::OURS,
            variant: kernel.to_owned(),
            sign: Box::new(move |digest, signature| {
                *signature = signer.sign_digest(digest)?.to_bytes(Encoding::X509).to_vec();
                Ok(())
            }),
            verify: Box::new(move |digest, signature| {
                Ok(public.verify_digest(digest, &Signature::from_bytes(curve, signature, Encoding::X509)?)?)
            }),
            agree: Some(Box::new(move |key| {
                key.copy_from_slice(&*agree::vko_256(&own, black_box(&peer), &UKM)?);
                Ok(())
            })),
        })
    }

    /// Makes our implementation of GOST R 34.10-94, which computes modulo a prime. Its private key is also `own`.
    pub fn ours_94(&self) -> Outcome<Signatory<'static>> {
        let key = SigningKey94::from_bytes(&self.algorithm.parameters_94(&Options::default())?, &self.own)?;
        let public = key.verifying_key();
        Ok(Signatory {
            owner: owner::OURS,
            variant: String::new(),
            sign: Box::new(move |digest, signature| {
                *signature = key.sign_digest(digest)?.to_bytes(Encoding::X509).to_vec();
                Ok(())
            }),
            verify: Box::new(move |digest, signature| {
                Ok(public.verify_digest(digest, &Signature::from_bytes_any(signature, Encoding::X509)?)?)
            }),
            agree: None,
        })
    }

    pub fn engine<'a>(&self, engine: &'a Engine) -> Outcome<Signatory<'a>> {
        let [own, other] = self.keys(None)?;
        let der = |key: &SigningKey| key.to_pkcs8_der().map_err(|e| e.to_string());
        let (own, other) = (engine.key(der(&own)?.as_bytes())?, engine.key(der(&other)?.as_bytes())?);
        let (signer, verifier) = (own.signer()?, own.verifier()?);
        let agreement = own.agreement(&other, &mut UKM.clone())?;
        let size = 2 * self.algorithm.block_size();
        Ok(Signatory {
            owner: super::engine::OWNER,
            variant: String::new(),
            sign: Box::new(move |digest, signature| {
                signature.resize(size, 0);
                signer.sign(digest, signature)
            }),
            verify: Box::new(move |digest, signature| verifier.verify(digest, signature)),
            agree: Some(Box::new(move |key| agreement.agree(key.first_chunk_mut().ok_or("32 bytes are agreed")?))),
        })
    }

    /// Returns None if the library lacks the curve.
    pub fn hogweed<'a>(&self, hogweed: &'a Hogweed, gmp: &'a Gmp) -> Outcome<Option<Signatory<'a>>> {
        let Some(key) = hogweed.key(gmp, self.algorithm.name, &self.own)? else { return Ok(None) };
        let key = std::rc::Rc::new(key);
        let signer = key.clone();
        Ok(Some(Signatory {
            owner: super::hogweed::OWNER,
            variant: String::new(),
            sign: Box::new(move |digest, signature| signer.sign(digest, signature)),
            verify: Box::new(move |digest, signature| key.verify(digest, signature)),
            // The library has no VKO: it can multiply points, but it lacks the other steps.
            agree: None,
        }))
    }
}

/// Checks that each library accepts the signatures of all other libraries and rejects modified signatures, and that all
/// libraries agree on the same shared secret.
pub fn compare(pair: &Pair, all: &mut [Signatory<'_>]) -> Outcome {
    let digest = pair.digest();
    check(&digest, all)?;
    let mut agreed: Option<[u8; 32]> = None;
    for one in all {
        let Some(agree) = &mut one.agree else { continue };
        let mut key = [0; 32];
        agree(&mut key)?;
        if *agreed.get_or_insert(key) != key {
            return Err(format!("{} agrees on a different key", one.owner).into());
        }
    }
    Ok(())
}

/// Checks that implementations agree. All implementations must have the same key.
pub fn check(digest: &[u8], all: &mut [Signatory<'_>]) -> Outcome {
    let mut changed = digest.to_vec();
    changed[0] ^= 1;
    for i in 0..all.len() {
        let (mut signature, signer) = (Vec::new(), all[i].owner);
        (all[i].sign)(digest, &mut signature)?;
        for one in &mut *all {
            (one.verify)(digest, &signature).map_err(|e| format!("{} on the signature of {signer}: {e}", one.owner))?;
            if (one.verify)(&changed, &signature).is_ok() {
                return Err(format!("{} accepts a signature of another digest", one.owner).into());
            }
        }
    }
    Ok(())
}

const UKM: [u8; 8] = *b"8 octets";
