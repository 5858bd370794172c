//! Private keys in the forms of CryptoPro CSP and JCP. There are two forms. One form is a key in CryptoPro's PFX, which
//! [`Pfx::open`](crate::pfx::Pfx::open) reads. The other form is a folder that CryptoPro calls a container, which
//! [`Container`] reads. The library reads these forms and never writes them.
//!
//! CryptoPro publishes no specification, so this code follows the rules on which several other programs agree. The
//! tests open files that CryptoPro's programs wrote, and all checksums and certificates in these files fit. These files
//! have no passwords. One of them is a container with a key of GOST R 34.10-2001. The other files are PFX files with
//! keys of GOST R 34.10-2001 and of GOST R 34.10-2012 (256 and 512 bits). No test has files from CryptoPro for
//! containers of GOST R 34.10-2012, or for containers or PFX files with a password.
//!
//! In these formats, only a password protects a key. The encryption key is derived from the password with iterations of
//! a hash function. A container takes two thousand iterations, or two if the password is empty. A PFX file states its
//! number of iterations itself. The checksum of `header.key` is computed with a key of zeros, so anybody can compute a
//! right checksum for a forged header. The mark "not exportable" tells CryptoPro's programs not to copy the key, but
//! other programs can read the key.

// `derive.rs` derives keys from passwords. `container.rs` and `header.rs` read containers, and `folder.rs` finds the
// files of a container. `pfx.rs` reads the keys in a PFX. Containers and PFX files store the same parameters with a
// key, and this file reads the parameters.
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag},
};
use der::Decode;
use fastgost::{
    Gost28147, Sbox, Strictness,
    curve::Curve,
    keys::{Algorithm, PrivateKey},
    mac::{Imit, Tag},
    sign::SigningKey,
};
use spki::AlgorithmIdentifierRef;

mod container;
mod derive;
mod folder;
mod header;
pub(crate) mod pfx;

pub use self::{
    container::{Container, HeaderChecks, LONGEST_PASSWORD, Opened},
    folder::{LONGEST, NAMES},
    header::KeyPeriod,
};
pub(crate) use derive::pfx_key;

/// The uses of a key that CryptoPro's programs allow. These bits are stored with the key, but nothing protects them
/// from changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(u8);

impl Permissions {
    /// Returns true if CryptoPro's programs may copy and export the key.
    pub fn exportable(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Returns true if CryptoPro's programs may use the key for key exchange. A key for key exchange may also make
    /// signatures. If the result is false, the key is only for signatures.
    pub fn exchange(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Reads the permissions from the content of a BIT STRING. The first bit of a BIT STRING is the highest bit of its
    /// first byte.
    fn read(content: &[u8], field: &'static str) -> Result<Self> {
        match content {
            [_, bits, ..] => Ok(Self(*bits)),
            [0] => Ok(Self(0)),
            _ => Err(Error::encoding(field, "its attributes are not a BIT STRING")),
        }
    }
}

/// The parameters that are stored with a key.
#[derive(Clone, Debug)]
struct Parameters {
    permissions: Permissions,
    algorithm: Algorithm,
    curve: &'static Curve,
}

/// The tag of BIT STRING.
const BITS: u32 = 3;

impl Parameters {
    /// Reads parameters. `content` is the content of a SEQUENCE. `content` has the attributes (a BIT STRING), and then
    /// an `AlgorithmIdentifier` with the tag `[0]`.
    fn read(content: &[u8], field: &'static str) -> Result<Self> {
        let mut parts = Parts::within(content, field);
        let permissions = Permissions::read(parts.content(BITS)?, field)?;
        let algorithm = sequence(&[parts.content(tag::context(0))?]);
        parts.end()?;
        let identifier = AlgorithmIdentifierRef::from_der(&algorithm).map_err(|e| Error::der(field, e))?;
        let (algorithm, curve) = Algorithm::with_curve(identifier, Strictness::Lenient)?;
        Ok(Self { permissions, algorithm, curve })
    }

    /// Returns true if the key is a key of GOST R 34.10-2001. For such a key, containers use the hash function GOST R
    /// 34.11-94 and the S-boxes `A`, and PFX files use the key diversification of CryptoPro.
    fn is_old(&self) -> bool {
        self.algorithm == Algorithm::Gost2001
    }

    /// Makes a private key from the bytes of its secret number. The bytes are in little-endian order.
    fn key(&self, number: &[u8]) -> Result<PrivateKey> {
        let key = SigningKey::from_bytes(self.curve, number)?;
        Ok(if self.is_old() { PrivateKey::of_2001(key)? } else { key.into() })
    }
}

/// The names of S-boxes. `A` is for all keys in a PFX, and for keys of GOST R 34.10-2001 in containers. `Z` is for keys
/// of GOST R 34.10-2012 in containers.
const A: &str = "a";
const Z: &str = "z";

/// Computes IMIT (the MAC of GOST 28147-89) with these S-boxes and an initial state. The key of the cipher changes
/// after every 1024 bytes (key meshing).
fn imit(key: &[u8; 32], sbox: &str, initial: &[u8; 8], data: &[u8]) -> Result<Tag> {
    let cipher = Gost28147::new(key, &Sbox::from_name(sbox)?);
    let mut imit = Imit::new(cipher).with_initial_state(initial).with_meshing();
    imit.update(data);
    Ok(imit.finalize())
}

/// Returns the error for a checksum that is wrong.
fn damaged(what: &str) -> Error {
    Error::refused(format!("{what}: its checksum is wrong; the file was altered or is damaged"))
}

/// Returns `bytes` as an array of N bytes. Returns an error if `bytes` has another length.
fn array<const N: usize>(bytes: &[u8], field: &'static str) -> Result<[u8; N]> {
    bytes.try_into().map_err(|_| Error::encoding(field, format!("{} bytes; allowed: {N}", bytes.len())))
}
