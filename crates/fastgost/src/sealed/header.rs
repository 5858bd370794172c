//! Parses and builds the header of a sealed file as bytes, without any key. The header consists of a prefix, of one
//! stanza for each recipient (which contains the wrapped file key), and of a MAC.
use super::{Algorithm, ITERATIONS, MAGIC};
use crate::error::{Error, Result};
use alloc::vec::Vec;
use std::io::{self, Read};

/// The header of a sealed file. The header says who can open the file, and with which cipher the file is sealed. A
/// value of this type is well-formed, but the header may be forged, because only [`Opener::new`](super::Opener::new)
/// verifies the MAC.
///
/// ```
/// use fastgost::sealed::{self, Algorithm, Header, Recipient};
///
/// let file = sealed::seal(Algorithm::Magma, &[Recipient::RawKey(&[7; 32])], b"")?;
/// assert_eq!(Header::parse(&file)?.algorithm(), Algorithm::Magma);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    algorithm: Algorithm,
    bytes: Vec<u8>,
}

impl Header {
    /// The header at the beginning of `file`.
    ///
    /// # Errors
    /// [`Error::NotSealed`] if `file` does not begin as a sealed file does, [`Error::SealedHeader`] if the header is
    /// malformed, [`Error::SealedHeaderCut`] if the end of the header is missing.
    pub fn parse(file: &[u8]) -> Result<Self> {
        let Some(prefix) = file.first_chunk() else {
            // Even a file that is too short for a header may have bytes that differ from `MAGIC`. Then the file is not
            // a sealed file.
            let magic = &MAGIC[..MAGIC.len().min(file.len())];
            return Err(if file.starts_with(magic) { Error::SealedHeaderCut } else { Error::NotSealed });
        };
        let (algorithm, size) = check(prefix)?;
        let bytes = file.get(..size).ok_or(Error::SealedHeaderCut)?;
        check_stanzas(&bytes[PREFIX..size - MAC], algorithm)?;
        Ok(Self { algorithm, bytes: bytes.into() })
    }

    /// Reads the header at the beginning of a stream, and nothing after it. No buffer that this function allocates is
    /// larger than 16464 bytes, which is the size of the largest header.
    ///
    /// # Errors
    /// The errors of [`parse`](Header::parse), as [`io::ErrorKind::InvalidData`], and the errors of the stream.
    pub fn read(mut stream: impl Read) -> io::Result<Self> {
        let mut bytes = Vec::with_capacity(PREFIX);
        stream.by_ref().take(PREFIX as u64).read_to_end(&mut bytes)?;
        if let Some(prefix) = bytes.first_chunk() {
            let (_, size) = check(prefix)?;
            bytes.reserve_exact(size - PREFIX);
            stream.take((size - PREFIX) as u64).read_to_end(&mut bytes)?;
        }
        Ok(Self::parse(&bytes)?)
    }

    /// The cipher.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The length of the header in bytes. The first chunk follows the header.
    #[expect(clippy::len_without_is_empty, reason = "none is empty")]
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// A header with an all-zero MAC. `stanzas` must be the stanzas for which `prefix` was made.
    pub(super) fn new(algorithm: Algorithm, prefix: &[u8; PREFIX], stanzas: &[(u16, Vec<u8>)]) -> Self {
        let mut bytes = prefix.to_vec();
        for (kind, body) in stanzas {
            bytes.extend(kind.to_be_bytes());
            bytes.extend((body.len() as u16).to_be_bytes());
            bytes.extend(body);
        }
        bytes.extend([0; MAC]);
        Self { algorithm, bytes }
    }

    /// The first 48 bytes of the header.
    pub(super) fn prefix(&self) -> &[u8; PREFIX] {
        // The constructors guarantee that `bytes` is long enough for the prefix and for the MAC.
        self.bytes.first_chunk().unwrap_or(&[0; PREFIX])
    }

    /// The kinds of the stanzas, in order.
    pub fn stanzas(&self) -> impl Iterator<Item = Stanza> {
        self.bodies().map(|(kind, _)| Stanza::of(kind))
    }

    /// The bodies of the stanzas of this type.
    pub(super) fn bodies_of(&self, wanted: u16) -> impl Iterator<Item = &[u8]> {
        self.bodies().filter_map(move |(kind, body)| (kind == wanted).then_some(body))
    }

    /// The types and bodies of all stanzas.
    fn bodies(&self) -> impl Iterator<Item = (u16, &[u8])> {
        Stanzas(&self.bytes[PREFIX..self.bytes.len() - MAC]).flatten()
    }

    /// The whole header without the MAC.
    pub(super) fn authenticated(&self) -> &[u8] {
        &self.bytes[..self.bytes.len() - MAC]
    }

    pub(super) fn mac(&self) -> &[u8; MAC] {
        self.bytes.last_chunk().unwrap_or(&[0; MAC])
    }

    pub(super) fn set_mac(&mut self, mac: &[u8; MAC]) {
        let at = self.bytes.len() - MAC;
        self.bytes[at..].copy_from_slice(mac);
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// The kind of a stanza. A stanza is the part of a sealed file's header that wraps the file key for one recipient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stanza {
    /// The stanza is for everybody who has a 32-byte key.
    RawKey,
    /// The stanza is for everybody who knows a passphrase.
    Passphrase,
    /// The stanza is for the owner of a private key.
    PublicKey,
    /// The stanza has this type, which the library does not know.
    Unknown(u16),
}

impl Stanza {
    fn of(kind: u16) -> Self {
        match kind {
            RAW_KEY => Self::RawKey,
            PASSPHRASE => Self::Passphrase,
            PUBLIC_KEY => Self::PublicKey,
            other => Self::Unknown(other),
        }
    }
}

/// The type of stanzas that wrap the file key under a 32-byte key.
pub(super) const RAW_KEY: u16 = 1;
/// The type of the stanza that wraps the file key under a passphrase. The type 2 is not assigned, because early test
/// files use 2 as an unknown type.
pub(super) const PASSPHRASE: u16 = 3;

/// The type of stanzas that wrap the file key under a public key.
pub(super) const PUBLIC_KEY: u16 = 4;

/// The curves of public keys, with the size of a coordinate in bytes. In stanzas, the number of a curve is the position
/// of the curve in this list, counted from 1.
const CURVES: [(&str, usize); 7] =
    [("256-a", 32), ("256-b", 32), ("256-c", 32), ("256-d", 32), ("512-a", 64), ("512-b", 64), ("512-c", 64)];

/// The body of a stanza for a public key.
pub(super) struct PublicKeyBody<'a> {
    /// The curve's name. The stanza contains the curve's number instead.
    pub curve: &'static str,
    /// x and y, both little-endian.
    pub ephemeral: &'a [u8],
    pub wrapped: &'a [u8],
}

impl<'a> PublicKeyBody<'a> {
    /// The number of bytes before the wrapped key in the body, if a coordinate of the curve has `coordinate` bytes.
    pub const fn fixed(coordinate: usize) -> usize {
        1 + 2 * coordinate
    }

    /// `None` if the curve is unknown or the body is too short.
    pub fn parse(body: &'a [u8]) -> Option<Self> {
        let (number, rest) = body.split_first()?;
        let (curve, coordinate) = CURVES.get(usize::from(*number).checked_sub(1)?)?;
        let (ephemeral, wrapped) = rest.split_at_checked(2 * coordinate)?;
        Some(Self { curve, ephemeral, wrapped })
    }

    /// The number of the curve in stanzas, or `None` if stanzas have no number for the curve.
    pub fn number(curve: &str) -> Option<u8> {
        (1..).zip(CURVES).find(|(_, (name, _))| *name == curve).map(|(number, _)| number)
    }

    pub fn bytes(&self) -> Vec<u8> {
        [&[Self::number(self.curve).unwrap_or_default()], self.ephemeral, self.wrapped].concat()
    }
}

/// The body of a stanza for a passphrase.
pub(super) struct PassphraseBody<'a> {
    pub salt: &'a [u8; 32],
    pub iterations: u32,
    pub wrapped: &'a [u8],
}

impl<'a> PassphraseBody<'a> {
    /// The number of bytes before the wrapped key in the body.
    pub const FIXED: usize = 36;

    /// `None` if the body is too short.
    pub fn parse(body: &'a [u8]) -> Option<Self> {
        let (salt, rest) = body.split_first_chunk()?;
        let (iterations, wrapped) = rest.split_first_chunk()?;
        Some(Self { salt, iterations: u32::from_be_bytes(*iterations), wrapped })
    }

    pub fn bytes(&self) -> Vec<u8> {
        [self.salt, &self.iterations.to_be_bytes()[..], self.wrapped].concat()
    }
}

impl Algorithm {
    fn number(self) -> u8 {
        match self {
            Self::Kuznyechik => 1,
            Self::Magma => 2,
        }
    }

    /// The size of a file key that KExp15 has wrapped. This size is the size of the key plus the size of the OMAC tag.
    pub(super) fn wrapped_size(self) -> usize {
        32 + self.tag_size()
    }
}

/// Makes the prefix of a header. `bodies` contains the size of each stanza's body.
pub(super) fn prefix(algorithm: Algorithm, seed: &[u8; 32], bodies: &[usize]) -> Result<[u8; PREFIX]> {
    let stanzas = bodies.iter().fold(0, |sum: usize, body| sum.saturating_add(STANZA + body));
    if !(STANZA..=MOST_STANZAS).contains(&stanzas) {
        let allowed = if algorithm == Algorithm::Kuznyechik {
            "1 to 315, or 90 with public keys"
        } else {
            "1 to 372 with Magma, or 94 with public keys"
        };
        return Err(Error::Parameter { name: "the number of recipients", allowed });
    }
    let mut prefix = [0; PREFIX];
    prefix[..8].copy_from_slice(MAGIC);
    prefix[8..10].copy_from_slice(&VERSION.to_be_bytes());
    prefix[10] = algorithm.number();
    prefix[11] = CHUNK_EXPONENT;
    prefix[12..16].copy_from_slice(&(stanzas as u32).to_be_bytes());
    prefix[16..].copy_from_slice(seed);
    Ok(prefix)
}

/// Checks the prefix and returns the algorithm and the size of the whole header.
fn check(prefix: &[u8; PREFIX]) -> Result<(Algorithm, usize)> {
    let [magic @ .., v1, v0, algorithm, exponent, n3, n2, n1, n0] = prefix.first_chunk::<16>().unwrap_or(&[0; 16]);
    let wrong = |field, given, allowed| Err(Error::SealedHeader { field, given, allowed });
    if magic != MAGIC {
        return Err(Error::NotSealed);
    }
    let version = u16::from_be_bytes([*v1, *v0]);
    if version != VERSION {
        return wrong("the version", version.into(), "1; a newer version of this program may know it");
    }
    let algorithm = match algorithm {
        1 => Algorithm::Kuznyechik,
        2 => Algorithm::Magma,
        other => return wrong("the algorithm", (*other).into(), "1 (Kuznyechik), 2 (Magma)"),
    };
    if *exponent != CHUNK_EXPONENT {
        return wrong("the chunk size, as an exponent of 2,", (*exponent).into(), "16");
    }
    let stanzas = u32::from_be_bytes([*n3, *n2, *n1, *n0]);
    if stanzas < STANZA as u32 || stanzas > MOST_STANZAS as u32 {
        return wrong("the size of all stanzas", stanzas.into(), "4 to 16384 bytes");
    }
    Ok((algorithm, PREFIX + stanzas as usize + MAC))
}

fn check_stanzas(stanzas: &[u8], algorithm: Algorithm) -> Result<()> {
    let wrong = |field, given, allowed| Err(Error::SealedHeader { field, given, allowed });
    let kuznyechik = algorithm == Algorithm::Kuznyechik;
    let (mut others, mut passphrase) = (0, false);
    for stanza in Stanzas(stanzas) {
        let (kind, body) = stanza?;
        let (given, wrapped) = (body.len() as u64, algorithm.wrapped_size());
        match kind {
            RAW_KEY if body.len() != wrapped => {
                let allowed = if kuznyechik { "48 bytes with Kuznyechik" } else { "40 bytes with Magma" };
                return wrong("the size of a raw-key stanza", given, allowed);
            }
            PASSPHRASE => match PassphraseBody::parse(body) {
                Some(PassphraseBody { iterations, wrapped: w, .. }) if w.len() == wrapped => {
                    if iterations < ITERATIONS {
                        let allowed = "1048576 to 4294967295";
                        return wrong("the number of iterations of a passphrase", iterations.into(), allowed);
                    }
                    others += u64::from(passphrase);
                    passphrase = true;
                }
                _ => {
                    let allowed = if kuznyechik { "84 bytes with Kuznyechik" } else { "76 bytes with Magma" };
                    return wrong("the size of a passphrase stanza", given, allowed);
                }
            },
            PUBLIC_KEY => {
                match (PublicKeyBody::parse(body), body.first()) {
                    (Some(key), _) if key.wrapped.len() == wrapped => {}
                    (None, Some(number @ (0 | 8..))) => {
                        let allowed = "1 to 7; a newer version of this program may know others";
                        return wrong("the curve of a public-key stanza", (*number).into(), allowed);
                    }
                    _ => {
                        let allowed = if kuznyechik {
                            "113 bytes with Kuznyechik, or 177 with a 512-bit curve"
                        } else {
                            "105 bytes with Magma, or 169 with a 512-bit curve"
                        };
                        return wrong("the size of a public-key stanza", given, allowed);
                    }
                }
                others += 1;
            }
            _ => others += 1,
        }
    }
    if passphrase && others > 0 {
        return wrong("the number of stanzas in addition to a passphrase", others, "0");
    }
    Ok(())
}

/// Iterates over the stanzas in these bytes. For a malformed stanza, the iterator returns an error, and then ends.
struct Stanzas<'a>(&'a [u8]);

impl<'a> Iterator for Stanzas<'a> {
    type Item = Result<(u16, &'a [u8])>;
    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let bytes = core::mem::take(&mut self.0);
        let left = bytes.len() as u64;
        let Some(([k1, k0, m1, m0], rest)) = bytes.split_first_chunk() else {
            return Some(Err(Error::SealedHeader {
                field: "the number of bytes after the last whole stanza",
                given: left,
                allowed: "0",
            }));
        };
        let size = u16::from_be_bytes([*m1, *m0]);
        let Some((body, rest)) = rest.split_at_checked(size.into()) else {
            let (field, allowed) = ("the size of the last stanza", "no more bytes than the stanzas have left for it");
            return Some(Err(Error::SealedHeader { field, given: size.into(), allowed }));
        };
        self.0 = rest;
        Some(Ok((u16::from_be_bytes([*k1, *k0]), body)))
    }
}

const VERSION: u16 = 1;
/// The base-2 logarithm of `CHUNK`.
const CHUNK_EXPONENT: u8 = 16;
/// The size of the part of the header before the stanzas.
pub(super) const PREFIX: usize = 48;
/// The total size of the two fields before the body of a stanza. These fields contain the type of the stanza and the
/// size of the body.
const STANZA: usize = 4;
/// The largest total size of the stanzas. A reader never allocates more, even if a header gives a larger size.
const MOST_STANZAS: usize = 16384;
pub(super) const MAC: usize = 32;
