//! Sealed files, which are encrypted and authenticated data of any length. Sealed files can be processed as a stream,
//! on many threads, or with random access.
//!
//! A sealed file begins with a header, which wraps a random file key for everyone who may open the file. Chunks of 64
//! KiB follow, each sealed by MGM. Each chunk is bound to its file, to its position, and to whether it is the last
//! chunk. So only verified plaintext is released, and a file that was modified, truncated, rearranged or extended is
//! rejected at the first wrong chunk. docs/format.md defines every byte. SECURITY.md says what the format does not
//! hide, and from whom.
//!
//! [`seal`] and [`open`] are for data in memory. [`SealedWriter`] and [`SealedReader`] are for streams. [`ChunkSealer`]
//! and [`Opener`] are for callers with their own threads.
//!
//! ```
//! use fastgost::sealed::{self, Algorithm, Identity, Recipient};
//!
//! let key = [7; 32];
//! let file = sealed::seal(Algorithm::Kuznyechik, &[Recipient::RawKey(&key)], b"of any length")?;
//! assert_eq!(sealed::open(&[Identity::RawKey(&key)], &file)?, b"of any length");
//! # Ok::<(), fastgost::Error>(())
//! ```

// `header.rs` parses and builds the header as bytes, without keys. `stanza.rs` wraps and unwraps the file key.
// `keys.rs` derives the other keys from the file key. `chunk.rs` seals and opens chunks in any order. `writer.rs` and
// `reader.rs` are streams on top of `chunk.rs`. The command-line program has its own layer of threads on top of
// `chunk.rs` (`fastgost-cli/src/stream.rs`). Its subcommand `cipher`, which encrypts in a raw mode such as CTR, also
// uses that layer. docs/format.md defines the format. A change of the format needs a new version number, which
// docs/format.md must describe. All later versions of the library must open the files in `vectors/sealed`.

use crate::{
    error::{Error, Result},
    sign::{SigningKey, VerifyingKey},
};
use alloc::{vec, vec::Vec};
use core::fmt;
use zeroize::Zeroizing;

mod chunk;
mod header;
mod keys;
mod reader;
mod stanza;
mod writer;

pub use self::{
    chunk::{ChunkSealer, Opener, Sealer},
    header::{Header, Stanza},
    reader::SealedReader,
    writer::SealedWriter,
};

/// The bytes with which a sealed file begins, unless the file is armored (encoded as text).
pub const MAGIC: &[u8; 8] = b"GOSTSEAL";

/// The number of plaintext bytes in each chunk except the last chunk.
pub const CHUNK: usize = 1 << 16;

/// The minimum and recommended number of PBKDF2 iterations for a passphrase. An attacker needs this many iterations for
/// each guess at the passphrase.
pub const ITERATIONS: u32 = 1 << 20;

/// The largest number of PBKDF2 iterations that a reader should accept, unless the user agrees to wait longer. A limit
/// is necessary because the number comes from the file, and anybody can write a file. On one core (Zen 5, 3.7 GHz),
/// 2^26 iterations took one minute with AVX-512, three minutes with AVX2, six minutes with SSSE3 and 22 minutes in
/// plain integer code.
pub const MOST_ITERATIONS: u32 = 1 << 26;

/// The cipher of a sealed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Algorithm {
    /// Kuznyechik, for files of up to 4 EiB.
    #[default]
    Kuznyechik,
    /// Magma, for files of at most 2^20 chunks (64 GiB).
    Magma,
}

impl Algorithm {
    /// All algorithms, the default first.
    pub const ALL: &'static [Self] = &[Self::Kuznyechik, Self::Magma];

    /// The algorithm's name: `kuznyechik` or `magma`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Kuznyechik => "kuznyechik",
            Self::Magma => "magma",
        }
    }

    /// The algorithm with this name.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn from_name(name: &str) -> Result<Self> {
        Self::ALL.iter().copied().find(|a| a.name() == name).ok_or(Error::UnknownAlgorithm)
    }

    /// The size of a tag in bytes, by which a sealed chunk is longer than its plaintext.
    pub fn tag_size(self) -> usize {
        match self {
            Self::Kuznyechik => 16,
            Self::Magma => 8,
        }
    }

    /// The maximum number of chunks in a file.
    pub fn most_chunks(self) -> u64 {
        match self {
            Self::Kuznyechik => 1 << 46,
            Self::Magma => 1 << 20,
        }
    }

    /// The number of chunks in a group. All chunks of a group share one key. For Magma the number is 1, because a key
    /// of a cipher with 64-bit blocks may process only little data.
    fn chunks_in_a_group(self) -> u64 {
        match self {
            Self::Kuznyechik => 64,
            Self::Magma => 1,
        }
    }
}

/// Who will be able to open a file.
///
/// ```
/// use fastgost::{curve::Curve, sealed::{self, Algorithm, Identity, Recipient}, sign::SigningKey};
///
/// let (alice, key) = (SigningKey::generate(Curve::from_name("256-a")?)?, [7; 32]);
/// let public = alice.verifying_key();
/// let recipients = [Recipient::PublicKey(&public), Recipient::RawKey(&key)];
/// let file = sealed::seal(Algorithm::Kuznyechik, &recipients, b"to both")?;
/// assert_eq!(sealed::open(&[Identity::PrivateKey(&alice)], &file)?, b"to both");
/// assert_eq!(sealed::open(&[Identity::RawKey(&key)], &file)?, b"to both");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Recipient<'a> {
    /// Everyone who has this key, which should be random.
    RawKey(&'a [u8; 32]),
    /// Everyone who knows a passphrase. A passphrase is a string of bytes of any length, which is used without changes.
    /// A passphrase must be the only recipient of its file. Therefore, everyone who opens the file knows that the file
    /// was made by someone who knows the passphrase.
    Passphrase {
        /// The passphrase.
        passphrase: &'a [u8],
        /// The number of PBKDF2 iterations, at least [`ITERATIONS`]. Sealing, opening, and each guess of an attacker
        /// take this many iterations.
        iterations: u32,
    },
    /// The owner of the private key that belongs to this public key. For each such recipient the file contains an
    /// ephemeral public key on the recipient's curve.
    PublicKey(&'a VerifyingKey),
}

/// A key, a passphrase or a private key with which the caller tries to open a file.
///
/// ```
/// use fastgost::{Error, sealed::{self, Algorithm, Identity, Recipient}};
///
/// let file = sealed::seal(Algorithm::Kuznyechik, &[Recipient::RawKey(&[7; 32])], b"a secret")?;
/// // `open` tries each identity.
/// let mine = [Identity::RawKey(&[1; 32]), Identity::RawKey(&[7; 32])];
/// assert_eq!(sealed::open(&mine, &file)?, b"a secret");
/// assert_eq!(sealed::open(&mine[..1], &file), Err(Error::SealedKey));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Identity<'a> {
    /// The key that the file was sealed under.
    RawKey(&'a [u8; 32]),
    /// The passphrase that the file was sealed under.
    Passphrase {
        /// The passphrase.
        passphrase: &'a [u8],
        /// A file that asks for more iterations than this number is rejected. Use [`MOST_ITERATIONS`] unless the user
        /// agrees to wait longer.
        most_iterations: u32,
    },
    /// The private key of one of the recipients.
    PrivateKey(&'a SigningKey),
}

impl<'a> Recipient<'a> {
    /// Makes the recipient that stands for everybody who knows this passphrase. PBKDF2 takes [`ITERATIONS`] iterations.
    ///
    /// ```no_run
    /// use fastgost::sealed::{self, Algorithm, Identity, Recipient};
    ///
    /// let passphrase = b"correct horse battery staple";
    /// let file = sealed::seal(Algorithm::default(), &[Recipient::passphrase(passphrase)], b"a secret")?;
    /// assert_eq!(sealed::open(&[Identity::passphrase(passphrase)], &file)?, b"a secret");
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    pub fn passphrase(passphrase: &'a (impl AsRef<[u8]> + ?Sized)) -> Self {
        Self::Passphrase { passphrase: passphrase.as_ref(), iterations: ITERATIONS }
    }
}

impl<'a> Identity<'a> {
    /// Makes the identity of everybody who knows this passphrase. A file that asks for more than [`MOST_ITERATIONS`]
    /// iterations is rejected.
    pub fn passphrase(passphrase: &'a (impl AsRef<[u8]> + ?Sized)) -> Self {
        Self::Passphrase { passphrase: passphrase.as_ref(), most_iterations: MOST_ITERATIONS }
    }
}

impl fmt::Debug for Recipient<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RawKey(_) => "RawKey(..)",
            Self::Passphrase { .. } => "Passphrase { .. }",
            Self::PublicKey(_) => "PublicKey(..)",
        })
    }
}

impl fmt::Debug for Identity<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RawKey(_) => "RawKey(..)",
            Self::Passphrase { .. } => "Passphrase { .. }",
            Self::PrivateKey(_) => "PrivateKey(..)",
        })
    }
}

/// Seals a plaintext and returns the sealed file.
///
/// # Errors
/// The errors of [`Sealer::new`]; [`Error::SealedLength`] if the plaintext is too long.
pub fn seal(algorithm: Algorithm, recipients: &[Recipient<'_>], plaintext: &[u8]) -> Result<Vec<u8>> {
    let mut sealer = Sealer::new(algorithm, recipients)?;
    seal_with(&mut sealer, plaintext)
}

fn seal_with(sealer: &mut Sealer, plaintext: &[u8]) -> Result<Vec<u8>> {
    let tag = sealer.algorithm().tag_size();
    let chunks = plaintext.len().div_ceil(CHUNK).max(1);
    let most = sealer.algorithm().most_chunks();
    if chunks as u64 > most {
        return Err(Error::SealedLength { most });
    }
    let mut file = vec![0; sealer.header().len() + plaintext.len() + chunks * tag];
    let (header, payload) = file.split_at_mut(sealer.header().len());
    header.copy_from_slice(sealer.header());
    for (i, sealed) in payload.chunks_mut(CHUNK + tag).enumerate() {
        let chunk = &plaintext[i * CHUNK..][..sealed.len() - tag];
        sealer.chunks().seal_chunk(i as u64, i + 1 == chunks, chunk, sealed)?;
    }
    Ok(file)
}

/// Opens a sealed file and returns its whole plaintext, or an error.
///
/// # Errors
/// The errors of [`Header::parse`] and [`Opener::new`]; [`Error::SealedChunk`], which names the first wrong chunk;
/// [`Error::SealedLength`] if the file has too many chunks.
pub fn open(identities: &[Identity<'_>], file: &[u8]) -> Result<Vec<u8>> {
    let header = Header::parse(file)?;
    let mut opener = Opener::new(&header, identities)?;
    let payload = &file[header.len()..];
    let tag = opener.algorithm().tag_size();
    // A file that ends after its header counts as a file with one truncated chunk.
    let chunks = payload.len().div_ceil(CHUNK + tag).max(1);
    let mut plaintext = Zeroizing::new(vec![0; payload.len()]);
    let mut size = 0;
    for i in 0..chunks {
        let (index, last) = (i as u64, i + 1 == chunks);
        let sealed = &payload[i * (CHUNK + tag)..];
        let sealed = &sealed[..sealed.len().min(CHUNK + tag)];
        // `open_chunk` rejects anything shorter than a tag.
        let n = sealed.len().saturating_sub(tag);
        opener.open_chunk(index, last, sealed, &mut plaintext[size..size + n])?;
        size += n;
    }
    plaintext.truncate(size);
    Ok(core::mem::take(&mut plaintext))
}
