//! Makes and verifies signatures of digests. This module also signs and verifies messages, which it hashes first.
use crate::{
    error::{Error, Reason, Result},
    ffi::{
        abi::{Algorithm, Param},
        params::{Params, Request},
        signature::Signing,
    },
    key::{Key, Kind},
};
use fastgost::{
    keys::pkcs8::{AlgorithmIdentifierRef, der::Encode},
    registry::{self, DynHash, Options},
    sign::{Encoding, Recognizer, Structure},
};

pub(crate) static ALGORITHMS: &[Algorithm] = &[
    Algorithm::new(
        c"gost2012_256:id-tc26-signwithdigest-gost3410-2012-256:GOST R 34.10-2012 with GOST R 34.11-2012 (256 bit):1.2.643.7.1.1.3.2",
        Signing::FUNCTIONS,
        c"GOST R 34.10-2012 with keys of 256 bits",
    ),
    Algorithm::new(
        c"gost2012_512:id-tc26-signwithdigest-gost3410-2012-512:GOST R 34.10-2012 with GOST R 34.11-2012 (512 bit):1.2.643.7.1.1.3.3",
        Signing::FUNCTIONS,
        c"GOST R 34.10-2012 with keys of 512 bits",
    ),
    Algorithm::new(
        c"gost2001:id-GostR3411-94-with-GostR3410-2001:GOST R 34.11-94 with GOST R 34.10-2001:1.2.643.2.2.3",
        Signing::FUNCTIONS,
        c"GOST R 34.10-2001",
    ),
    Algorithm::END,
];

/// The context in which a signature is made or verified. The context encodes a signature as in X.509 and CMS. The
/// encoding has the number s first, and then the number r. Both numbers are big-endian. TLS needs the bytes in reverse
/// order, and libssl reverses them.
#[derive(Clone, Default)]
pub(crate) struct State {
    key: Option<Key>,
    message: Option<Message>,
}

/// The state of a message whose digest is being computed.
struct Message {
    hash: Box<dyn DynHash>,
    /// Detects that the message consists of the signed attributes of a CMS document. The field is `None` if the context
    /// may sign such attributes, or if it verifies a signature.
    attributes: Option<Recognizer>,
}

impl Clone for Message {
    fn clone(&self) -> Self {
        Self { hash: self.hash.dup(), attributes: self.attributes.clone() }
    }
}

impl Message {
    fn new(kind: &Kind, attributes: Option<Recognizer>) -> Result<Self> {
        let hash = registry::Algorithm::from_name(kind.hash)?.hasher(&Options::default())?;
        Ok(Self { hash, attributes })
    }
}

impl State {
    /// If `signs` is true, begins to sign digests. Otherwise, begins to verify signatures of digests. If no key is
    /// given, the context keeps its key.
    pub(crate) fn init(&mut self, key: Option<Key>, signs: bool) -> Result<()> {
        let key = key.or(self.key.take()).ok_or_else(|| Error::state("no key was given, and none was set before"))?;
        if signs {
            key.private()?;
        } else {
            key.public()?;
        }
        *self = Self { key: Some(key), message: None };
        Ok(())
    }

    /// Begins to verify a message. If `digest` is `None`, the method uses the hash function that belongs to the key.
    pub(crate) fn init_verify(&mut self, digest: Option<&str>, key: Option<Key>) -> Result<()> {
        self.init_message(digest, key, false, None)
    }

    /// Begins to sign a message. If `signs_attributes` is false, an attempt to sign the signed attributes of a document
    /// is an error, because libcrypto would make a wrong document from the signature.
    pub(crate) fn init_sign(&mut self, digest: Option<&str>, key: Option<Key>, signs_attributes: bool) -> Result<()> {
        self.init_message(digest, key, true, (!signs_attributes).then(Recognizer::new))
    }

    fn init_message(
        &mut self,
        digest: Option<&str>,
        key: Option<Key>,
        signs: bool,
        attributes: Option<Recognizer>,
    ) -> Result<()> {
        self.init(key, signs)?;
        let kind = self.key()?.kind;
        digest.filter(|name| !name.is_empty()).map_or(Ok(()), |name| kind.check_digest(name))?;
        self.message = Some(Message::new(kind, attributes)?);
        Ok(())
    }

    fn key(&self) -> Result<&Key> {
        self.key.as_ref().ok_or_else(|| Error::state("no key was set before"))
    }

    /// Returns the number of bytes in a signature.
    pub(crate) fn size(&self) -> Result<usize> {
        Ok(2 * self.key()?.kind.size())
    }

    pub(crate) fn sign(&self, digest: &[u8], signature: &mut [u8]) -> Result<()> {
        Ok(self.key()?.private()?.sign_digest(digest)?.write(signature, Encoding::X509)?)
    }

    pub(crate) fn verify(&self, digest: &[u8], signature: &[u8]) -> Result<()> {
        let key = self.key()?;
        Ok(key.with_algorithm()?.verify_digest(key.kind.signature, digest, signature)?)
    }

    pub(crate) fn update(&mut self, data: &[u8]) -> Result<()> {
        let message = self.message()?;
        message.hash.update(data);
        message.attributes.iter_mut().for_each(|attributes| attributes.update(data));
        Ok(())
    }

    fn message(&mut self) -> Result<&mut Message> {
        self.message.as_mut().ok_or_else(|| Error::state("no message was begun"))
    }

    pub(crate) fn sign_message(&mut self, signature: &mut [u8]) -> Result<()> {
        let message = self.message()?;
        if message.attributes.as_ref().and_then(Recognizer::structure) == Some(Structure::Set) {
            return Err(Error::new(
                Reason::Unavailable,
                "these are the signed attributes of a document (CMS), in which this version of libcrypto leaves out the algorithm of \
                 the signature, so that nobody can verify it; sign with OpenSSL 3.5 or with `fastgost cms sign`. A \
                 program that makes documents itself needs `sign-attributes = yes` in the provider's section of the \
                 configuration",
            ));
        }
        let digest = message.hash.finalize_reset();
        self.sign(&digest, signature)
    }

    pub(crate) fn verify_message(&mut self, signature: &[u8]) -> Result<()> {
        let digest = self.message()?.hash.finalize_reset();
        self.verify(&digest, signature)
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(SETTABLE)?;
        if let Some(digest) = params.get(c"digest") {
            self.key()?.kind.check_digest(digest.text()?)?;
        }
        if let Some(size) = params.get(c"digest-size") {
            let (given, needed) = (size.size()?, self.key()?.kind.size());
            if given != needed {
                return Err(Error::parameter(format!("a digest of {given} bytes cannot be signed; allowed: {needed}")));
            }
        }
        Ok(())
    }

    /// Answers a request of the core for a property of the signature.
    pub(crate) fn answer(&self, request: Request<'_>) -> Result<()> {
        let kind = self.key()?.kind;
        match request.key().to_bytes() {
            b"digest" => request.put_text(kind.digest),
            b"digest-size" => request.put_size(kind.size()),
            b"algorithm-id" => request.put_bytes(&algorithm_identifier(kind)?),
            _ => Ok(()),
        }
    }
}

/// Returns the `AlgorithmIdentifier` of signatures. The identifier has no parameters (RFC 9215, section 2, and RFC
/// 4491, section 2.2).
fn algorithm_identifier(kind: &Kind) -> Result<Vec<u8>> {
    let identifier = AlgorithmIdentifierRef { oid: kind.signature.oid(), parameters: None };
    identifier.to_der().map_err(|_| Error::new(crate::error::Reason::Internal, "the identifier could not be encoded"))
}

pub(crate) static GETTABLE: &[Param] =
    &[Param::bytes(c"algorithm-id"), Param::text(c"digest"), Param::number(c"digest-size"), Param::END];

pub(crate) static SETTABLE: &[Param] = &[Param::text(c"digest"), Param::number(c"digest-size"), Param::END];
