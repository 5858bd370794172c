//! The hash functions under OpenSSL's names. OpenSSL calls a hash function a digest.
use crate::{
    error::{Error, Result},
    ffi::{
        abi::{Algorithm, Param},
        digest::Digest,
        params::Request,
    },
    row,
};
use fastgost::registry::{self, DynHash, Options};

/// A digest algorithm.
pub(crate) struct Spec {
    row: &'static registry::Algorithm,
    size: usize,
}

/// Makes the table of hash functions. A row of the table has the names of a hash function with colons between them, a
/// description, and a `Spec`. The last name is the object identifier.
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
    c"Streebog-256 (GOST R 34.11-2012)", Spec { row: row("streebog256"), size: 32 };
    c"md_gost12_512:id-tc26-gost3411-12-512:GOST R 34.11-2012 with 512 bit hash:streebog512:1.2.643.7.1.1.2.3",
    c"Streebog-512 (GOST R 34.11-2012)", Spec { row: row("streebog512"), size: 64 };
    c"md_gost94:id-GostR3411-94:GOST R 34.11-94:1.2.643.2.2.9",
    c"GOST R 34.11-94, with the S-boxes of CryptoPro", Spec { row: row("gost94"), size: 32 };
};

/// The state of a message whose digest is being computed.
pub(crate) struct State {
    hash: Box<dyn DynHash>,
}

impl State {
    pub(crate) fn new(spec: &Spec) -> Result<Self> {
        Ok(Self { hash: spec.row.hasher(&Options::default())? })
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

/// Answers libcrypto's request for a property of a digest.
pub(crate) fn answer(spec: &Spec, request: Request<'_>) -> Result<()> {
    match request.key().to_bytes() {
        b"blocksize" => request.put_size(spec.row.block_size()),
        b"size" => request.put_size(spec.size),
        b"xof" | b"algid-absent" => request.put_number(0),
        _ => Ok(()),
    }
}
