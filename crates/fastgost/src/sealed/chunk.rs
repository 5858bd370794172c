//! Chunks, in any order: what threads work on.
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
    error::{Error, Result},
    hash::Streebog256,
    inout::InOutBuf,
    kdf::kdf_256,
    mac::{Hmac, Tag},
};
use alloc::boxed::Box;
use core::fmt;

/// A new sealed file: its header, and what seals its chunks. There is one of a file, and it goes into one
/// [`SealedWriter`](super::SealedWriter) or, for those who bring threads of their own, becomes one
/// [`ChunkSealer`]: two plaintexts sealed under one file key would give each other away.
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
    /// For a new file, with a file key of its own.
    ///
    /// # Errors
    /// [`Error::Parameter`] without recipients, with more than a header has room for, with others beside a passphrase, or with
    /// too few iterations; [`Error::Randomness`].
    pub fn new(algorithm: Algorithm, recipients: &[Recipient<'_>]) -> Result<Self> {
        let mut file_key = FileKey::default();
        let mut seed = [0; 32];
        let random: &mut Random<'_> = &mut |bytes| getrandom::fill(bytes).map_err(|_| Error::Randomness);
        random(&mut file_key[..])?;
        random(&mut seed)?;
        Self::begin(algorithm, recipients, &file_key, &seed, random)
    }

    /// Not at random: for test files, and to be compared with other implementations. A file key or a seed that comes twice
    /// gives plaintexts away. `stanzas` is what the recipients' stanzas take at random, one behind the other.
    ///
    /// # Errors
    /// [`Error::Parameter`] as of [`new`](Sealer::new); [`Error::Randomness`] if `stanzas` is too short.
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

    /// Seals on the kernel of that name (see [`CipherKernel::named`]) instead of the best one.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`].
    pub fn with_kernel(mut self, name: &str) -> Result<Self> {
        self.chunks.0.change_kernel(name)?;
        Ok(self)
    }

    /// The cipher.
    pub fn algorithm(&self) -> Algorithm {
        self.header.algorithm()
    }

    /// What the file begins with.
    pub fn header(&self) -> &[u8] {
        self.header.bytes()
    }

    /// What seals the chunks, for threads. The file begins with [`header`](Sealer::header), to be taken before.
    pub fn into_chunks(self) -> ChunkSealer {
        self.chunks
    }

    pub(super) fn chunks(&mut self) -> &mut ChunkSealer {
        &mut self.chunks
    }
}

/// Seals the chunks of one file, in any order: a clone for each thread. See [`Sealer`].
///
/// **Seal every number once only**: two plaintexts under one number give both away, and let anybody forge that chunk.
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
    /// Seals a chunk of [`CHUNK`] bytes, or, if it is the last one, of the rest: none only in an empty file. `sealed` is longer
    /// by the tag.
    ///
    /// # Errors
    /// [`Error::Parameter`] if a size is another one, [`Error::SealedLength`] if the file is too long; nothing is written then.
    pub fn seal_chunk(&mut self, index: u64, last: bool, plaintext: &[u8], sealed: &mut [u8]) -> Result<()> {
        let allowed =
            "65536 bytes; of the last chunk 1 to 65536, or 0 if it is the only one; sealed, longer by the tag";
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

/// Opens chunks in any order, for those who bring threads of their own: a clone for each.
/// [`SealedReader`](super::SealedReader) is what others want.
///
/// The caller says which chunk is the last: the one that the file ends with. A file is whole only if that one opens.
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
    /// For a file with this header. It is checked first.
    ///
    /// # Errors
    /// [`Error::SealedKey`], [`Error::SealedHeaderMac`]; [`Error::SealedIterations`] if a passphrase would take longer than
    /// the identity allows.
    pub fn new(header: &Header, identities: &[Identity<'_>]) -> Result<Self> {
        let mut file_key = FileKey::default();
        keys::open_header(header, identities, &mut file_key)?;
        Ok(Self { algorithm: header.algorithm(), chunks: Chunks::new(header, &file_key)? })
    }

    /// Opens on the kernel of that name (see [`CipherKernel::named`]) instead of the best one.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`].
    pub fn with_kernel(mut self, name: &str) -> Result<Self> {
        self.chunks.change_kernel(name)?;
        Ok(self)
    }

    /// The cipher.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Opens a chunk. `plaintext` is shorter by the tag.
    ///
    /// # Errors
    /// [`Error::SealedChunk`] if that chunk, of that size, was not sealed in this place, or `plaintext` has another size;
    /// [`Error::SealedLength`] if there can be no such chunk. Nothing is written then.
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

/// Whether a chunk in that place may have that size.
fn is_size(index: u64, last: bool, size: usize) -> bool {
    size == CHUNK || last && size < CHUNK && (size > 0 || index == 0)
}

/// What both directions need.
struct Chunks {
    kernel: SomeKernel,
    payload_key: Box<Hmac<Streebog256>>,
    header_mac: [u8; MAC],
    /// The group of the last chunk: its number and its cipher.
    group: Option<(u64, Box<Group>)>,
}

/// Without the group, which is made again where it is needed.
impl Clone for Chunks {
    fn clone(&self) -> Self {
        let mut payload_key = Box::new(self.payload_key.without_key());
        payload_key.clone_from(&self.payload_key);
        Self { kernel: self.kernel, payload_key, header_mac: self.header_mac, group: None }
    }
}

/// The algorithm, and what computes it.
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

    fn change_kernel(&mut self, name: &str) -> Result<()> {
        match &mut self.kernel {
            SomeKernel::Kuznyechik(kernel) => *kernel = CipherKernel::named(name)?,
            SomeKernel::Magma(kernel) => *kernel = CipherKernel::named(name)?,
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
            // By opening the same chunks again and again, which tells nobody more than the first time; or by refusing many,
            // which the next opener of the file would not know of (SECURITY.md has what a forger gains).
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

    /// The cipher for that chunk.
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

/// For MGM over Kuznyechik; Magma's is the second half of it.
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
