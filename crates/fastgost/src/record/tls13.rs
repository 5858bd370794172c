//! Records of TLS 1.3 with MGM (RFC 9367, section 4.1).
//!
//! A record consists of the header, the encrypted payload with its content type and padding, and the tag. The header is
//! the associated data, so the header is authenticated too. TLSTREE derives the key of each record from the record's
//! number. The number of records that share a key depends on the suite. With Kuznyechik, the number is 8192 (`L`
//! suites) or 8 (`S` suites). With Magma, the number is 128 (`L` suites) or 1 (`S` suites).
//!
//! The records of an array get consecutive numbers. In each of these cases, a record is not tried:
//! - No number is left.
//! - The record's buffer has no room.
//! - The record is to be sealed, but the protocol does not allow it.
//! - The record is to be opened, but its length is not the length in its header.
//!
//! Such a record uses up no number. The records after such a record are not tried either, and their results are
//! [`Error::Unsupported`]. Any other rejected record uses up its number. TLS closes a connection after the first record
//! that is rejected and uses up its number.
use super::{
    Incoming, Outgoing,
    ciphers::{RecordCipher, best},
    leaves::Seeds,
    numbers::{self, Numbers},
    tls::{Associated, Direction, HEADER, LONGEST, OVERFLOW, Protection, TOO_LONG, side},
};
use crate::{
    aead::Mgm,
    cipher::{gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::{Error, Result},
    hash::Streebog256,
    kdf::{TlsTree, TlsTreeParameters},
    simd::{public, public_choice},
};
use alloc::{boxed::Box, vec::Vec};
use subtle::ConstantTimeEq;
use zeroize::Zeroizing;

/// The type in the header of every protected record.
const APPLICATION_DATA: u8 = 23;

/// A cipher suite of RFC 9367.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suite {
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L
    KuznyechikMgmL,
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_L
    MagmaMgmL,
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S
    KuznyechikMgmS,
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_S
    MagmaMgmS,
}

impl Suite {
    /// All suites.
    pub const ALL: [Self; 4] = [Self::KuznyechikMgmL, Self::MagmaMgmL, Self::KuznyechikMgmS, Self::MagmaMgmS];

    /// The suite's number in TLS.
    pub const fn id(self) -> u16 {
        match self {
            Self::KuznyechikMgmL => 0xc103,
            Self::MagmaMgmL => 0xc104,
            Self::KuznyechikMgmS => 0xc105,
            Self::MagmaMgmS => 0xc106,
        }
    }

    /// The suite with the number `id`.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn from_id(id: u16) -> Result<Self> {
        Self::ALL.into_iter().find(|suite| suite.id() == id).ok_or(Error::UnknownAlgorithm)
    }

    /// The suite's name in TLS.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KuznyechikMgmL => "TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L",
            Self::MagmaMgmL => "TLS_GOSTR341112_256_WITH_MAGMA_MGM_L",
            Self::KuznyechikMgmS => "TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S",
            Self::MagmaMgmS => "TLS_GOSTR341112_256_WITH_MAGMA_MGM_S",
        }
    }

    /// The number of bytes in a block. An IV and a tag are as long as a block.
    pub const fn block_size(self) -> usize {
        match self {
            Self::KuznyechikMgmL | Self::KuznyechikMgmS => 16,
            Self::MagmaMgmL | Self::MagmaMgmS => 8,
        }
    }

    /// The number of bytes by which a record is longer than its payload and padding.
    pub const fn overhead(self) -> usize {
        HEADER + 1 + self.block_size()
    }

    /// The number of the last record under a traffic key. This number is SNMAX of the RFC. We read SNMAX as the highest
    /// number, and not as the count of numbers.
    pub const fn last_sequence(self) -> u64 {
        match self {
            Self::KuznyechikMgmL | Self::MagmaMgmL => u64::MAX,
            Self::KuznyechikMgmS => numbers::KUZNYECHIK_S,
            Self::MagmaMgmS => numbers::MAGMA_S,
        }
    }

    /// The parameters with which TLSTREE selects the keys.
    pub const fn parameters(self) -> TlsTreeParameters {
        match self {
            Self::KuznyechikMgmL => TlsTreeParameters::KUZNYECHIK_MGM_L,
            Self::MagmaMgmL => TlsTreeParameters::MAGMA_MGM_L,
            Self::KuznyechikMgmS => TlsTreeParameters::KUZNYECHIK_MGM_S,
            Self::MagmaMgmS => TlsTreeParameters::MAGMA_MGM_S,
        }
    }
}

/// Seals the records of one direction under one traffic key. Keys are wiped when they are no longer needed, and on
/// drop.
///
/// ```
/// use fastgost::record::{Outgoing, tls13::{Sealer, Suite}};
///
/// let suite = Suite::MagmaMgmL;
/// let mut sealer = Sealer::new(suite, &[1; 32], &[2; 8])?;
///
/// // The payload is encrypted in place. The buffer has room for the header before the payload, and for the type, the
/// // padding and the tag after it. The padding fills the payload to 32 bytes.
/// let mut buffer = [0; 5 + 32 + 1 + 8];
/// buffer[5..13].copy_from_slice(b"a record");
/// let mut record = [Outgoing::in_place(23, &mut buffer, 5..13).with_padding(24)];
/// sealer.seal(&mut record)?;
/// assert_eq!(record[0].result.clone()?.packet, 0..46);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Sealer(Keys);

/// Opens the records of one direction under one traffic key.
///
/// ```
/// use fastgost::{Error, record::{Incoming, Outgoing, tls13::{Opener, Sealer, Suite}}};
///
/// let (suite, key, iv) = (Suite::KuznyechikMgmL, [1; 32], [2; 16]);
/// let (mut buffer, mut opened) = ([0; 30], [0; 30]);
/// let mut record = [Outgoing::copied(21, &[1, 0], &mut buffer)];
/// Sealer::new(suite, &key, &iv)?.seal(&mut record)?;
/// let packet = record[0].result.clone()?.packet;
///
/// let mut opener = Opener::new(suite, &key, &iv)?;
/// let mut record = [Incoming::copied(&buffer[packet.clone()], &mut opened)];
/// opener.open(&mut record)?;
/// assert_eq!(record[0].result.clone()?.kind, 21);
///
/// // The second record is not a copy of the first one.
/// let mut record = [Incoming::copied(&buffer[packet], &mut opened)];
/// assert_eq!(opener.open(&mut record), Err(Error::TagMismatch));
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Opener(Keys);

/// A cipher and its state. The state is boxed because it is large.
enum Keys {
    Kuznyechik(Box<Direction<MgmRecords<Kuznyechik>>>),
    Magma(Box<Direction<MgmRecords<Magma>>>),
}

/// Evaluates `$does` with the state that is inside `$keys`, for any cipher.
macro_rules! on {
    ($keys:expr, $direction:ident => $does:expr) => {
        match $keys {
            Keys::Kuznyechik($direction) => $does,
            Keys::Magma($direction) => $does,
        }
    };
}

side! {
    /// Makes a sealer for a traffic key before its first record, on the best kernels of this CPU.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless the IV is as long as a block.
    Sealer(key: &[u8; 32], iv: &[u8])
}

impl Sealer {
    /// Seals records, which get consecutive numbers.
    ///
    /// # Errors
    /// Returns the error of the first record that has an error in its `result`:
    /// - [`Error::Parameter`] if the record's kind is 0, if payload and padding have more than 2^14 bytes together, if
    ///   an empty payload has a kind from 20 to 22, or if the buffer has no room
    /// - [`Error::KeyExhausted`] after the last number
    ///
    /// Nothing is written for that record, and the record uses up no number. The records after that record are not
    /// sealed.
    pub fn seal(&mut self, records: &mut [Outgoing<'_>]) -> Result<()> {
        on!(&mut self.0, direction => direction.seal(records))
    }

    /// Seals the next record for a protocol implementation that writes headers and contents itself. `fragment` contains
    /// the payload, the content type and the padding. After the padding, `fragment` has room for the tag, which has
    /// [`block_size`](Suite::block_size) bytes. The header is authenticated, so the implementation must write the same
    /// header as [`seal`](Self::seal) would write. This header has the type of application data, version 3.3 and the
    /// length of `fragment`. This method does not check whether the contents are allowed.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the fragment is shorter than a type and a tag, or longer than 2^14 + 1 bytes and a tag;
    /// [`Error::KeyExhausted`] after the last number. After these errors, nothing was written and no number was used
    /// up.
    pub fn seal_fragment(&mut self, fragment: &mut [u8]) -> Result<()> {
        on!(&mut self.0, direction => direction.seal_fragment(APPLICATION_DATA, fragment))
    }

    /// Continues with the number `next`, for a connection whose earlier records were sealed elsewhere. Numbers that
    /// were used elsewhere **must not be used again**, because two records under one number reveal their plaintexts and
    /// let an attacker forge records.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `next` is higher than the last number or lower than the next unused number.
    pub fn set_sequence(&mut self, next: u64) -> Result<()> {
        self.0.numbers_mut().skip_to(next)
    }
}

side! {
    /// Makes an opener for a traffic key before its first record, on the best kernels of this CPU.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless the IV is as long as a block.
    Opener(key: &[u8; 32], iv: &[u8])
}

impl Opener {
    /// Opens records, whose numbers are consecutive.
    ///
    /// # Errors
    /// Returns the error of the first record that has an error in its `result`:
    /// - [`Error::TagMismatch`] if the record is not authentic
    /// - [`Error::Encoding`] if the record is incomplete, too short or too long, if its header is not the header of a
    ///   protected record, if the record has no content type, or if its payload is empty and its content type does not
    ///   allow an empty payload
    /// - [`Error::Parameter`] if the record's buffer has no room
    /// - [`Error::KeyExhausted`] after the last number
    ///
    /// The other records are opened, except the records after a record that was not tried.
    pub fn open(&mut self, records: &mut [Incoming<'_>]) -> Result<()> {
        on!(&mut self.0, direction => direction.open(records))
    }

    /// Opens the next record for a protocol implementation that reads headers and contents itself. The implementation
    /// must have checked that the header has the type of application data, version 3.3 and the length of `fragment`.
    /// Returns how many bytes at the beginning of `fragment` are now the payload, its content type and the padding.
    /// This method does not check whether the payload, its content type and the padding are allowed.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if the fragment is not authentic; [`Error::Encoding`] if the fragment is too short or too
    /// long; [`Error::KeyExhausted`] after the last number. A rejected fragment uses up its number. After the
    /// rejection, `fragment` contains the bytes as they were received, or zeros.
    pub fn open_fragment(&mut self, fragment: &mut [u8]) -> Result<usize> {
        on!(&mut self.0, direction => direction.open_fragment(APPLICATION_DATA, fragment))
    }

    /// Continues with the number `next`, for a connection whose earlier records were opened elsewhere. If `next` is
    /// lower than a number that was used before, the opener accepts replays.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `next` is higher than the last number.
    pub fn set_sequence(&mut self, next: u64) -> Result<()> {
        self.0.numbers_mut().set(next)
    }
}

impl Keys {
    fn new(suite: Suite, level: Option<Level>, key: &[u8; 32], iv: &[u8]) -> Result<Self> {
        let last = suite.last_sequence();
        Ok(match suite {
            Suite::KuznyechikMgmL | Suite::KuznyechikMgmS => {
                Self::Kuznyechik(Box::new(Direction::new(MgmRecords::new(suite, level, key, iv)?, last)))
            }
            Suite::MagmaMgmL | Suite::MagmaMgmS => {
                Self::Magma(Box::new(Direction::new(MgmRecords::new(suite, level, key, iv)?, last)))
            }
        })
    }

    fn numbers(&self) -> &Numbers {
        on!(self, direction => &direction.numbers)
    }

    fn numbers_mut(&mut self) -> &mut Numbers {
        on!(self, direction => &mut direction.numbers)
    }
}

/// The traffic key and IV of one direction.
struct MgmRecords<C> {
    tree: TlsTree,
    parameters: TlsTreeParameters,
    level: Level,
    iv: Zeroizing<[u8; 16]>,
    cipher: core::marker::PhantomData<fn() -> C>,
}

impl<C: RecordCipher> MgmRecords<C> {
    fn new(suite: Suite, level: Option<Level>, key: &[u8; 32], given: &[u8]) -> Result<Self> {
        if given.len() != C::BLOCK_SIZE {
            return Err(Error::IvLength { given: given.len(), allowed: Mgm::<C>::NONCE });
        }
        let mut iv = Zeroizing::new([0; 16]);
        iv[..given.len()].copy_from_slice(given);
        let level = level.map_or_else(best::<C>, Ok)?;
        let parameters = suite.parameters();
        let tree = TlsTree::keyed(Streebog256::with_level(level)?, key, parameters);
        Ok(Self { tree, parameters, level, iv, cipher: core::marker::PhantomData })
    }
}

impl<C: RecordCipher> Protection for MgmRecords<C> {
    type Key = Mgm<C>;
    const OPAQUE: Option<u8> = Some(APPLICATION_DATA);
    const MOST_EXPANSION: usize = 256;

    fn tag_size(&self) -> usize {
        C::BLOCK_SIZE
    }

    fn seeds(&self, sequence: u64) -> Seeds {
        self.parameters.seeds(sequence)
    }

    fn keys(&mut self, leaves: &[Seeds]) -> Result<Vec<Box<Mgm<C>>>> {
        // The tree takes numbers of records. The third seed contains all bits of the record's number that select the
        // leaf, so the third seed can replace this number.
        let records: Vec<_> = leaves.iter().map(|seeds| seeds[2]).collect();
        let ciphers = C::many(self.level, &self.tree.keys(&records))?;
        // The ciphers are cloned, because a move would leave an unwiped copy of the key.
        Ok(ciphers.iter().map(|cipher| Box::new(Mgm::uncounted(cipher.clone(), C::BLOCK_SIZE))).collect())
    }

    fn nonce_size(&self) -> usize {
        C::BLOCK_SIZE
    }

    /// The record's number is XORed into the last bytes of the IV, and the result is the nonce. The first bit of the
    /// nonce becomes 0, because MGM's nonces begin with a 0 bit.
    fn write_nonce(&self, sequence: u64, nonce: &mut [u8]) {
        nonce.copy_from_slice(&self.iv[..C::BLOCK_SIZE]);
        for (byte, number) in nonce[C::BLOCK_SIZE - 8..].iter_mut().zip(sequence.to_be_bytes()) {
            *byte ^= number;
        }
        nonce[0] &= 0x7f;
    }

    fn associated(&self, _: u64, header: [u8; HEADER], _: usize) -> Associated {
        Associated::new(&[&header])
    }

    fn behind(outgoing: &Outgoing<'_>, payload: usize) -> Result<usize> {
        if outgoing.kind == 0 {
            return Err(Error::Parameter { name: "the content type", allowed: "1 to 255; 0 would be padding" });
        }
        if outgoing.padding > LONGEST - payload {
            return Err(TOO_LONG);
        }
        Ok(1 + outgoing.padding)
    }

    fn write_behind(kind: u8, behind: &mut [u8]) {
        behind[0] = kind;
        behind[1..].fill(0);
    }

    /// The content type is the last byte that is not zero. The receiver acts on the payload's type and length, so the
    /// type and the length become public. The number of zeros after the type becomes public too.
    fn inside(decrypted: &[u8]) -> Result<(usize, Option<u8>)> {
        if decrypted.len() > LONGEST + 1 {
            return Err(OVERFLOW);
        }
        let mut inner = decrypted;
        while let Some((rest, word)) = inner.split_last_chunk::<8>()
            && public_choice(u64::from_le_bytes(*word).ct_eq(&0))
        {
            inner = rest;
        }
        while let Some((kind, payload)) = inner.split_last() {
            if public_choice(!kind.ct_eq(&0)) {
                return Ok((payload.len(), Some(public(usize::from(*kind)) as u8)));
            }
            inner = payload;
        }
        Err(Error::Encoding { what: "a record without a content type", allowed: "a content type from 1 to 255" })
    }
}
