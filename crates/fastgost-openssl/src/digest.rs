//! Digests: the hash functions, under OpenSSL's names.
use crate::{
    error::{Error, Result},
    ffi::{
        abi::{Algorithm, Param},
        digest::Digest,
        params::Request,
    },
};
use fastgost::registry::{self, DynHash, Options};

/// A digest.
pub(crate) struct Spec {
    /// Its name in the registry; none for a MAC, which libssl looks for among digests, but only to know its size.
    name: Option<&'static str>,
    size: usize,
    block: usize,
}

/// The table's rows: names, which end with the object identifier, and the digest.
macro_rules! rows {
    ($($names:literal, $description:literal, $spec:expr;)+) => {
        &[$({
            struct Row;
            impl Digest for Row {
                const SPEC: Spec = $spec;
            }
            Algorithm::new($names, Row::FUNCTIONS, $description)
        },)+ Algorithm::END]
    };
}

pub(crate) static ALGORITHMS: &[Algorithm] = rows! {
    c"md_gost12_256:id-tc26-gost3411-12-256:GOST R 34.11-2012 with 256 bit hash:streebog256:1.2.643.7.1.1.2.2",
    c"Streebog-256 (GOST R 34.11-2012)", Spec { name: Some("streebog256"), size: 32, block: 64 };
    c"md_gost12_512:id-tc26-gost3411-12-512:GOST R 34.11-2012 with 512 bit hash:streebog512:1.2.643.7.1.1.2.3",
    c"Streebog-512 (GOST R 34.11-2012)", Spec { name: Some("streebog512"), size: 64, block: 64 };
    c"md_gost94:id-GostR3411-94:GOST R 34.11-94:1.2.643.2.2.9",
    c"GOST R 34.11-94, with the S-boxes of CryptoPro", Spec { name: Some("gost94"), size: 32, block: 32 };
    c"gost-mac", c"The size of the MAC of that name, for libssl", Spec { name: None, size: 4, block: 8 };
    c"gost-mac-12", c"The size of the MAC of that name, for libssl", Spec { name: None, size: 4, block: 8 };
    c"magma-mac", c"The size of the MAC of that name, for libssl", Spec { name: None, size: 8, block: 8 };
    c"kuznyechik-mac", c"The size of the MAC of that name, for libssl", Spec { name: None, size: 16, block: 16 };
};

/// A message of which the digest is computed.
pub(crate) struct State {
    hash: Box<dyn DynHash>,
}

impl State {
    pub(crate) fn new(spec: &Spec) -> Result<Self> {
        let Some(name) = spec.name else {
            return Err(Error::parameter("a MAC is not a digest: it needs a key; use it by EVP_MAC or openssl mac"));
        };
        let hash = registry::Algorithm::from_name(name)?.hasher(&Options::default())?;
        Ok(Self { hash })
    }

    /// Begins a message.
    pub(crate) fn init(&mut self) -> Result<()> {
        self.hash.reset();
        Ok(())
    }

    pub(crate) fn update(&mut self, data: &[u8]) -> Result<()> {
        self.hash.update(data);
        Ok(())
    }

    pub(crate) fn size(&self) -> usize {
        self.hash.size()
    }

    pub(crate) fn finalize(&mut self, digest: &mut [u8]) -> Result<()> {
        match digest.len() == self.size() {
            true => digest.copy_from_slice(&self.hash.finalize_reset()),
            false => return Err(Error::room(digest.len(), self.size())),
        }
        Ok(())
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self { hash: self.hash.dup() }
    }
}

pub(crate) static GETTABLE: &[Param] = &[
    Param::number(c"blocksize"),
    Param::number(c"size"),
    Param::number(c"xof"),
    Param::number(c"algid-absent"),
    Param::END,
];

/// What the core asks about a digest.
pub(crate) fn answer(spec: &Spec, request: Request<'_>) -> Result<()> {
    match request.key().to_bytes() {
        b"blocksize" => request.put_size(spec.block),
        b"size" => request.put_size(spec.size),
        b"xof" | b"algid-absent" => request.put_number(0),
        _ => Ok(()),
    }
}
