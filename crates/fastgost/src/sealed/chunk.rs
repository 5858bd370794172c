//! Seals and opens the chunks of a sealed file, in any order and from any thread.
use super::{
    Algorithm, CHUNK, Identity, Recipient,
    header::{Header, MAC},
    keys::{self, FileKey, Random},
};
use crate::{
    aead::Mgm,
    cipher::{
        CipherKernel,
        gost28147::{Gost28147, Magma},
        kuznyechik::Kuznyechik,
    },
    cpu::Level,
    error::{Error, Result},
    hash::Streebog256,
    inout::InOutBuf,
    kdf::kdf_256,
    mac::{Hmac, Tag},
};
use alloc::boxed::Box;
use core::fmt;

/// A new sealed file. A `Sealer` has the header of the file, and the state that seals the chunks of the file (64 KiB of
/// plaintext each). Each file needs its own `Sealer`, because two plaintexts sealed under one file key would reveal
/// each other. Give a `Sealer` to one [`SealedWriter`](super::SealedWriter). If your program has its own threads,
/// convert the `Sealer` to one [`ChunkSealer`] instead.
///
/// ```
/// use fastgost::sealed::{Algorithm, CHUNK, Recipient, Sealer};
///
/// let plaintext = vec![7; CHUNK + 1000];
/// let sealer = Sealer::new(Algorithm::Kuznyechik, &[Recipient::RawKey(&[7; 32])])?;
/// let header = sealer.header().to_vec();
/// let mut chunk_sealer = sealer.into_chunks();
/// let mut chunks = [vec![0; CHUNK + 16], vec![0; 1000 + 16]];
/// std::thread::scope(|scope| {
///     let mut other = chunk_sealer.clone();
///     let (first, last) = plaintext.split_at(CHUNK);
///     let [sealed_first, sealed_last] = &mut chunks;
///     scope.spawn(move || other.seal_chunk(0, false, first, sealed_first).expect("a whole chunk"));
///     chunk_sealer.seal_chunk(1, true, last, sealed_last)
/// })?;
/// let file = [header, chunks.concat()].concat();
/// # assert!(fastgost::sealed::open(&[fastgost::sealed::Identity::RawKey(&[7; 32])], &file)? == plaintext);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Sealer {
    header: Header,
    chunks: ChunkSealer,
}

impl Sealer {
    /// Starts a new file with a fresh file key.
    ///
    /// # Errors
    /// [`Error::Parameter`] if there are no recipients, if there are too many recipients for one header, if a
    /// passphrase is not the only recipient, or if a passphrase has fewer than [`ITERATIONS`](super::ITERATIONS)
    /// iterations; [`Error::Randomness`] if the random number generator failed.
    pub fn new(algorithm: Algorithm, recipients: &[Recipient<'_>]) -> Result<Self> {
        let mut file_key = FileKey::default();
        let mut seed = [0; 32];
        let random: &mut Random<'_> = &mut |bytes| getrandom::fill(bytes).map_err(|_| Error::Randomness);
        random(&mut file_key[..])?;
        random(&mut seed)?;
        Self::begin(algorithm, recipients, &file_key, &seed, random)
    }

    /// Like [`new`](Sealer::new), but takes the file key, the seed and the other random bytes from the caller. This
    /// function is for test files, and for comparison with other implementations. Reusing a file key or a seed reveals
    /// plaintexts. A stanza is the part of the header for one recipient. `stanzas` holds the random bytes of all
    /// stanzas, concatenated.
    ///
    /// # Errors
    /// [`Error::Parameter`] as for [`new`](Sealer::new); [`Error::Randomness`] if `stanzas` is too short.
    #[doc(hidden)]
    pub fn for_test_files(
        algorithm: Algorithm,
        recipients: &[Recipient<'_>],
        file_key: &[u8; 32],
        seed: &[u8; 32],
        mut stanzas: &[u8],
    ) -> Result<Self> {
        let mut own = FileKey::default();
        own.copy_from_slice(file_key);
        Self::begin(algorithm, recipients, &own, seed, &mut |bytes| {
            let (next, rest) = stanzas.split_at_checked(bytes.len()).ok_or(Error::Randomness)?;
            bytes.copy_from_slice(next);
            stanzas = rest;
            Ok(())
        })
    }

    fn begin(
        algorithm: Algorithm,
        recipients: &[Recipient<'_>],
        file_key: &FileKey,
        seed: &[u8; 32],
        random: &mut Random<'_>,
    ) -> Result<Self> {
        let header = keys::seal_header(algorithm, recipients, file_key, seed, random)?;
        Ok(Self { chunks: ChunkSealer(Chunks::new(&header, file_key)?), header })
    }

    /// Seals with the kernel of `level` instead of the best kernel. A kernel is the cipher's code for one level. If
    /// `level` has no kernel, the kernel of the next lower level is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.chunks.0.change_level(level)?;
        Ok(self)
    }

    /// The cipher.
    pub fn algorithm(&self) -> Algorithm {
        self.header.algorithm()
    }

    /// The header, which is the beginning of the file.
    pub fn header(&self) -> &[u8] {
        self.header.bytes()
    }

    /// Converts the `Sealer` to a [`ChunkSealer`], for use with threads. Copy the [`header`](Sealer::header) before
    /// this call, because the file begins with the header, and the `ChunkSealer` does not contain it.
    pub fn into_chunks(self) -> ChunkSealer {
        self.chunks
    }

    pub(super) fn chunks(&mut self) -> &mut ChunkSealer {
        &mut self.chunks
    }
}

/// Seals the chunks of one file, in any order. Clone this object for each thread. See [`Sealer`].
///
/// **Seal only one plaintext for each chunk number.** Two plaintexts sealed under the same number reveal each other,
/// and then anybody can forge the chunk with this number.
///
/// ```
/// use fastgost::sealed::{self, Algorithm, Identity, Recipient, Sealer};
///
/// let sealer = Sealer::new(Algorithm::Kuznyechik, &[Recipient::RawKey(&[7; 32])])?;
/// let mut file = sealer.header().to_vec();
/// let mut chunk = [0; 5 + 16];
/// sealer.into_chunks().seal_chunk(0, true, b"short", &mut chunk)?;
/// file.extend(chunk);
/// assert_eq!(sealed::open(&[Identity::RawKey(&[7; 32])], &file)?, b"short");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct ChunkSealer(Chunks);

impl ChunkSealer {
    /// Seals the chunk with the number `index`. `last` says whether this chunk is the last chunk of the file. Each
    /// chunk has [`CHUNK`] bytes, except the last chunk, which has the remaining 1 to [`CHUNK`] bytes. (Only in an
    /// empty file, the last chunk has 0 bytes.) `sealed` must be longer than `plaintext` by the size of the tag.
    ///
    /// # Errors
    /// [`Error::Parameter`] for a wrong size of `plaintext` or `sealed`, [`Error::SealedLength`] if the file is too
    /// long. After an error, nothing was written to `sealed`.
    pub fn seal_chunk(&mut self, index: u64, last: bool, plaintext: &[u8], sealed: &mut [u8]) -> Result<()> {
        let allowed =
            "65536 bytes; for the last chunk 1 to 65536, or 0 if it is the only one; sealed, longer by the tag";
        let wrong = Error::Parameter { name: "the size of a chunk", allowed };
        if !is_size(index, last, plaintext.len()) || sealed.len() != plaintext.len() + self.0.algorithm().tag_size() {
            return Err(wrong);
        }
        let (ciphertext, tag) = sealed.split_at_mut(plaintext.len());
        let data = InOutBuf::new(plaintext, ciphertext).map_err(|_| wrong)?;
        tag.copy_from_slice(&self.0.seal(index, last, data)?);
        Ok(())
    }
}

/// Opens the chunks of one sealed file, in any order. This object is for callers with their own threads. Clone it for
/// each thread. If your program starts no threads, use [`SealedReader`](super::SealedReader).
///
/// The caller says which chunk is the last chunk of the file. The file is complete only if this chunk opens as the last
/// chunk.
///
/// ```
/// use fastgost::sealed::{self, Algorithm, Header, Identity, Opener, Recipient};
///
/// let file = sealed::seal(Algorithm::Magma, &[Recipient::RawKey(&[7; 32])], b"short")?;
/// let header = Header::parse(&file)?;
/// let mut opener = Opener::new(&header, &[Identity::RawKey(&[7; 32])])?;
/// let mut plaintext = [0; 5];
/// opener.open_chunk(0, true, &file[header.len()..], &mut plaintext)?;
/// assert_eq!(&plaintext, b"short");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Opener {
    algorithm: Algorithm,
    chunks: Chunks,
}

impl Opener {
    /// Verifies the header, and then prepares to open the chunks of the file.
    ///
    /// # Errors
    /// [`Error::SealedKey`] if no identity unwraps a file key; [`Error::SealedHeaderMac`] if the header's MAC is wrong
    /// under all unwrapped file keys; [`Error::SealedIterations`] if the header asks for more iterations than a
    /// passphrase identity allows.
    pub fn new(header: &Header, identities: &[Identity<'_>]) -> Result<Self> {
        let mut file_key = FileKey::default();
        keys::open_header(header, identities, &mut file_key)?;
        Ok(Self { algorithm: header.algorithm(), chunks: Chunks::new(header, &file_key)? })
    }

    /// Opens with the kernel of `level` instead of the best kernel. A kernel is the cipher's code for one level. If
    /// `level` has no kernel, the kernel of the next lower level is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.chunks.change_level(level)?;
        Ok(self)
    }

    /// The cipher.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Opens the chunk with the number `index`. `plaintext` must be shorter than `sealed` by the size of the tag.
    ///
    /// # Errors
    /// [`Error::SealedChunk`] if `sealed` is not the chunk that was sealed as number `index` with this value of `last`,
    /// or if `plaintext` has the wrong size; [`Error::SealedLength`] if no file can have a chunk with this index. After
    /// an error, nothing was written to `plaintext`.
    pub fn open_chunk(&mut self, index: u64, last: bool, sealed: &[u8], plaintext: &mut [u8]) -> Result<()> {
        let wrong = Error::SealedChunk { index, last };
        let (ciphertext, tag) = sealed.split_at_checked(plaintext.len()).ok_or(wrong)?;
        if !is_size(index, last, plaintext.len()) || tag.len() != self.algorithm.tag_size() {
            return Err(wrong);
        }
        let data = InOutBuf::new(ciphertext, plaintext).map_err(|_| wrong)?;
        self.chunks.open(index, last, data, tag)
    }
}

/// Whether the chunk at this index may have this size.
fn is_size(index: u64, last: bool, size: usize) -> bool {
    size == CHUNK || last && size < CHUNK && (size > 0 || index == 0)
}

/// The state that sealing and opening share.
struct Chunks {
    kernel: SomeKernel,
    payload_key: Box<Hmac<Streebog256>>,
    header_mac: [u8; MAC],
    /// The group of the most recently processed chunk. A group is a series of chunks that share one key. The fields are
    /// the group's number, and the cipher under the group's key.
    group: Option<(u64, Box<Group>)>,
}

/// The clone begins without a group. It derives a group's key when it processes a chunk of the group.
impl Clone for Chunks {
    fn clone(&self) -> Self {
        let mut payload_key = Box::new(self.payload_key.without_key());
        payload_key.clone_from(&self.payload_key);
        Self { kernel: self.kernel, payload_key, header_mac: self.header_mac, group: None }
    }
}

/// The algorithm, with the kernel that computes it.
#[derive(Clone, Copy)]
enum SomeKernel {
    Kuznyechik(&'static CipherKernel<Kuznyechik>),
    Magma(&'static CipherKernel<Gost28147>),
}

enum Group {
    Kuznyechik(Mgm<Kuznyechik>),
    Magma(Mgm<Magma>),
}

impl Chunks {
    fn new(header: &Header, file_key: &FileKey) -> Result<Self> {
        let kernel = match header.algorithm() {
            Algorithm::Kuznyechik => SomeKernel::Kuznyechik(CipherKernel::best()),
            Algorithm::Magma => SomeKernel::Magma(CipherKernel::best()),
        };
        Ok(Self { kernel, payload_key: keys::payload_key(header, file_key)?, header_mac: *header.mac(), group: None })
    }

    fn algorithm(&self) -> Algorithm {
        match self.kernel {
            SomeKernel::Kuznyechik(_) => Algorithm::Kuznyechik,
            SomeKernel::Magma(_) => Algorithm::Magma,
        }
    }

    fn change_level(&mut self, level: Level) -> Result<()> {
        match &mut self.kernel {
            SomeKernel::Kuznyechik(kernel) => *kernel = CipherKernel::at(level)?,
            SomeKernel::Magma(kernel) => *kernel = CipherKernel::at(level)?,
        }
        self.group = None;
        Ok(())
    }

    fn seal(&mut self, index: u64, last: bool, data: InOutBuf<'_, '_, u8>) -> Result<Tag> {
        let nonce = nonce(index, last);
        let associated = self.header_mac;
        match self.group(index)? {
            Group::Kuznyechik(mgm) => mgm.seal(&nonce, &associated, data),
            Group::Magma(mgm) => mgm.seal(&nonce[8..], &associated, data),
        }
    }

    fn open(&mut self, index: u64, last: bool, mut data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()> {
        let mut opened = self.try_open(index, last, data.reborrow(), tag);
        if matches!(opened, Err(Error::KeyExhausted { .. })) {
            // The object in `group` counts the data that it processes under its key, and its limit was reached. A new
            // object, which counts from zero again, may replace it in both possible cases. In the first case, the same
            // chunks were opened many times, which reveals no more than a single opening of these chunks. In the second
            // case, many wrong chunks were rejected. A new `Opener` of the same file would not have counted the
            // rejected chunks either. (SECURITY.md says what a forger gains.)
            self.group = None;
            opened = self.try_open(index, last, data, tag);
        }
        opened.map_err(|e| if e == Error::TagMismatch { Error::SealedChunk { index, last } } else { e })
    }

    fn try_open(&mut self, index: u64, last: bool, data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()> {
        let nonce = nonce(index, last);
        let associated = self.header_mac;
        match self.group(index)? {
            Group::Kuznyechik(mgm) => mgm.open(&nonce, &associated, data, tag),
            Group::Magma(mgm) => mgm.open(&nonce[8..], &associated, data, tag),
        }
    }

    /// Returns the cipher for this chunk. The cipher's key is derived here, unless the previous chunk was in the same
    /// group.
    fn group(&mut self, index: u64) -> Result<&Group> {
        let algorithm = self.algorithm();
        if index >= algorithm.most_chunks() {
            return Err(Error::SealedLength { most: algorithm.most_chunks() });
        }
        let number = index / algorithm.chunks_in_a_group();
        let group = match self.group.take() {
            Some((n, group)) if n == number => group,
            _ => {
                let key = kdf_256(&self.payload_key, b"sealed group", &number.to_be_bytes());
                Box::new(match self.kernel {
                    SomeKernel::Kuznyechik(kernel) => {
                        Group::Kuznyechik(Mgm::new(Kuznyechik::with_kernel(kernel, &key)))
                    }
                    SomeKernel::Magma(kernel) => Group::Magma(Mgm::new(Magma::with_kernel(kernel, &key))),
                })
            }
        };
        Ok(&self.group.insert((number, group)).1)
    }
}

/// The nonce for MGM with Kuznyechik. The nonce for Magma is the second half of these bytes.
fn nonce(index: u64, last: bool) -> [u8; 16] {
    (u128::from(index) << 1 | u128::from(last)).to_be_bytes()
}

impl fmt::Debug for Sealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealer").field("algorithm", &self.algorithm()).finish_non_exhaustive()
    }
}

impl fmt::Debug for ChunkSealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ChunkSealer").field("algorithm", &self.0.algorithm()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Opener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opener").field("algorithm", &self.algorithm()).finish_non_exhaustive()
    }
}
