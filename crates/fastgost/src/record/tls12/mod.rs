//! Records of TLS 1.2 with GOST algorithms (RFC 9189, section 4.1).
//!
//! All suites use MAC-then-encrypt with a stream cipher, so nothing is padded. The tag covers the record's number,
//! type, version, length and payload. The payload and the tag are encrypted. The `CtrOmac` suites use CTR-ACPKM and
//! OMAC, under keys that TLSTREE derives from the record's number. The `CntImit` suite uses CNT and IMIT of GOST
//! 28147-89 with key meshing, and the states of both continue through all records of a connection.
//!
//! The records of an array get consecutive numbers. In each of these cases, a record is not tried:
//! - No number is left.
//! - The record's buffer has no room.
//! - The record is to be sealed, but the protocol does not allow it.
//! - The record is to be opened, but its length is not the length in its header.
//!
//! Such a record uses up no number. The records after such a record are not tried either, and their results are
//! [`Error::Unsupported`]. Any other rejected record uses up its number. TLS closes a connection after the first record
//! that is rejected and uses up its number. With `CntImit`, no later record can be authentic, unless the rejected
//! record was authentic but empty.
use super::{
    Incoming, Outgoing, first_error,
    numbers::{self, Numbers},
    tls::{Direction, HEADER, side},
};
use crate::{
    cipher::{gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::{Error, Result},
};
use alloc::{boxed::Box, vec::Vec};
use cnt_imit::Connection;
use core::slice;
use ctr_omac::CtrOmacRecords;

mod cnt_imit;
mod ctr_omac;

/// A cipher suite of RFC 9189.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suite {
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_CTR_OMAC
    KuznyechikCtrOmac,
    /// TLS_GOSTR341112_256_WITH_MAGMA_CTR_OMAC
    MagmaCtrOmac,
    /// TLS_GOSTR341112_256_WITH_28147_CNT_IMIT
    Gost28147CntImit,
}

impl Suite {
    /// All suites.
    pub const ALL: [Self; 3] = [Self::KuznyechikCtrOmac, Self::MagmaCtrOmac, Self::Gost28147CntImit];

    /// The suite's number in TLS.
    pub const fn id(self) -> u16 {
        match self {
            Self::KuznyechikCtrOmac => 0xc100,
            Self::MagmaCtrOmac => 0xc101,
            Self::Gost28147CntImit => 0xc102,
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
            Self::KuznyechikCtrOmac => "TLS_GOSTR341112_256_WITH_KUZNYECHIK_CTR_OMAC",
            Self::MagmaCtrOmac => "TLS_GOSTR341112_256_WITH_MAGMA_CTR_OMAC",
            Self::Gost28147CntImit => "TLS_GOSTR341112_256_WITH_28147_CNT_IMIT",
        }
    }

    /// The size of the write IV in bytes.
    pub const fn iv_size(self) -> usize {
        match self {
            Self::KuznyechikCtrOmac | Self::Gost28147CntImit => 8,
            Self::MagmaCtrOmac => 4,
        }
    }

    /// The size of a tag in bytes.
    pub const fn tag_size(self) -> usize {
        match self {
            Self::KuznyechikCtrOmac => 16,
            Self::MagmaCtrOmac => 8,
            Self::Gost28147CntImit => cnt_imit::TAG,
        }
    }

    /// The number of bytes by which a record is longer than its payload.
    pub const fn overhead(self) -> usize {
        HEADER + self.tag_size()
    }

    /// The number of the last record of a connection. This number is SNMAX of the RFC. We read SNMAX as the highest
    /// number, and not as the count of numbers.
    pub const fn last_sequence(self) -> u64 {
        match self {
            Self::KuznyechikCtrOmac | Self::Gost28147CntImit => u64::MAX,
            Self::MagmaCtrOmac => numbers::MAGMA_CTR,
        }
    }
}

/// Seals the records of one direction of a connection. Keys are wiped when they are no longer needed, and on drop.
///
/// ```
/// use fastgost::record::{Outgoing, tls12::{Sealer, Suite}};
///
/// // The client's or the server's write MAC key, write key and write IV.
/// let mut sealer = Sealer::new(Suite::KuznyechikCtrOmac, &[1; 32], &[2; 32], &[3; 8])?;
/// let mut buffers = [[0; 64]; 2];
/// let [one, two] = &mut buffers;
/// let parts: [&[u8]; 2] = [b"another one ", b"in two parts"];
/// let mut records = [Outgoing::copied(23, b"a record", one), Outgoing::gathered(23, &parts, two)];
/// sealer.seal(&mut records)?;
/// assert_eq!(records[1].result.clone()?.packet, 0..5 + 24 + 16);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Sealer(Keys);

/// Opens the records of one direction of a connection.
///
/// ```
/// use fastgost::record::{Incoming, Outgoing, tls12::{Opener, Sealer, Suite}};
///
/// let (suite, mac_key, key, iv) = (Suite::Gost28147CntImit, [1; 32], [2; 32], [3; 8]);
/// let mut buffer = [0; 64];
/// let mut record = [Outgoing::copied(23, b"a record", &mut buffer)];
/// Sealer::new(suite, &mac_key, &key, &iv)?.seal(&mut record)?;
/// let packet = record[0].result.clone()?.packet;
///
/// let mut opener = Opener::new(suite, &mac_key, &key, &iv)?;
/// let mut record = [Incoming::in_place(&mut buffer, packet)];
/// opener.open(&mut record)?;
/// let opened = record[0].result.clone()?;
/// assert_eq!(&record[0].buffer[opened.payload], b"a record");
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Opener(Keys);

/// A suite and its state. The state is boxed because it is large.
enum Keys {
    Kuznyechik(Box<Direction<CtrOmacRecords<Kuznyechik>>>),
    Magma(Box<Direction<CtrOmacRecords<Magma>>>),
    Gost28147(Box<Connection>),
}

/// Evaluates `$does` with the state that is inside `$keys`, for any suite.
macro_rules! on {
    ($keys:expr, $direction:ident => $does:expr) => {
        match $keys {
            Keys::Kuznyechik($direction) => $does,
            Keys::Magma($direction) => $does,
            Keys::Gost28147($direction) => $does,
        }
    };
}

side! {
    /// Makes a sealer for a connection before its first record, on the best kernels of this CPU. The parameters are the
    /// write MAC key, the write key and the write IV, in the order of the key block.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless the IV has the suite's size.
    Sealer(mac_key: &[u8; 32], key: &[u8; 32], iv: &[u8])
}

impl Sealer {
    /// Seals records, which get consecutive numbers.
    ///
    /// # Errors
    /// Returns the error of the first record that has an error in its `result`:
    /// - [`Error::Parameter`] if the payload has more than 2^14 bytes, if an empty payload has a kind from 20 to 22, if
    ///   padding is requested, or if the record's buffer has no room
    /// - [`Error::KeyExhausted`] after the last number
    ///
    /// Nothing is written for that record, and the record uses up no number. The records after that record are not
    /// sealed.
    pub fn seal(&mut self, records: &mut [Outgoing<'_>]) -> Result<()> {
        on!(&mut self.0, direction => direction.seal(records))
    }

    /// Continues with the number `next`, for a connection whose earlier records were sealed elsewhere. Numbers that
    /// were used elsewhere **must not be used again**, because two records under one number reveal their plaintexts to
    /// an attacker.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `next` is higher than the last number or lower than the next unused number;
    /// [`Error::Unsupported`] with CNT and IMIT.
    pub fn set_sequence(&mut self, next: u64) -> Result<()> {
        self.0.numbers_mut()?.skip_to(next)
    }
}

side! {
    /// Makes an opener for a connection before its first record, on the best kernels of this CPU. The parameters have
    /// the same meaning and order as for [`Sealer::new`].
    ///
    /// # Errors
    /// [`Error::IvLength`] unless the IV has the suite's size.
    Opener(mac_key: &[u8; 32], key: &[u8; 32], iv: &[u8])
}

impl Opener {
    /// Opens records, whose numbers are consecutive.
    ///
    /// # Errors
    /// Returns the error of the first record that has an error in its `result`:
    /// - [`Error::TagMismatch`] if the record is not authentic
    /// - [`Error::Encoding`] if the record is incomplete, too short or too long, if its header has another version, or
    ///   if its payload is empty and its type does not allow an empty payload
    /// - [`Error::Parameter`] if the record's buffer has no room
    /// - [`Error::KeyExhausted`] after the last number
    ///
    /// The other records are opened, except the records after a record that was not tried. With CNT and IMIT, the
    /// records after a rejected record are not opened either, unless that record was authentic but empty.
    pub fn open(&mut self, records: &mut [Incoming<'_>]) -> Result<()> {
        on!(&mut self.0, direction => direction.open(records))
    }

    /// Continues with the number `next`, for a connection whose earlier records were opened elsewhere. If `next` is
    /// lower than a number that was used before, the opener accepts replays.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `next` is higher than the last number; [`Error::Unsupported`] with CNT and IMIT.
    pub fn set_sequence(&mut self, next: u64) -> Result<()> {
        self.0.numbers_mut()?.set(next)
    }
}

/// Seals one record of each of many connections in one call. In such a call, records with CNT and IMIT are computed in
/// parallel. With CNT and IMIT, records of one connection cannot be computed in parallel.
///
/// ```
/// use fastgost::record::{Outgoing, tls12::{Sealer, Suite, seal_many}};
///
/// let new = |key| Sealer::new(Suite::Gost28147CntImit, &[1; 32], &[key; 32], &[3; 8]);
/// let (mut alice, mut bob) = (new(2)?, new(4)?);
/// let (mut one, mut two) = ([0; 64], [0; 64]);
/// let mut records = [
///     (&mut alice, Outgoing::copied(23, b"a record", &mut one)),
///     (&mut bob, Outgoing::copied(23, b"a record", &mut two)),
/// ];
/// seal_many(&mut records)?;
/// assert!(records.iter().all(|(_, record)| record.result.is_ok()));
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// Returns the error of the first record that has an error in its `result`. [`Sealer::seal`] lists the errors.
pub fn seal_many(records: &mut [(&mut Sealer, Outgoing<'_>)]) -> Result<()> {
    let mut connections: Vec<(&mut Connection, &mut Outgoing<'_>)> = Vec::with_capacity(records.len());
    for (sealer, record) in &mut *records {
        match &mut sealer.0 {
            Keys::Gost28147(connection) => connections.push((connection, record)),
            Keys::Kuznyechik(direction) => ignore(direction.seal(slice::from_mut(record))),
            Keys::Magma(direction) => ignore(direction.seal(slice::from_mut(record))),
        }
    }
    for connections in connections.chunk_by_mut(|a, b| a.0.shares_lanes(b.0)) {
        Connection::seal_many(connections);
    }
    first_error(records.iter().map(|(_, record)| &record.result))
}

/// Opens one record of each of many connections in one call, like [`seal_many`].
///
/// # Errors
/// Returns the error of the first record that has an error in its `result`. [`Opener::open`] lists the errors.
pub fn open_many(records: &mut [(&mut Opener, Incoming<'_>)]) -> Result<()> {
    let mut connections: Vec<(&mut Connection, &mut Incoming<'_>)> = Vec::with_capacity(records.len());
    for (opener, record) in &mut *records {
        match &mut opener.0 {
            Keys::Gost28147(connection) => connections.push((connection, record)),
            Keys::Kuznyechik(direction) => ignore(direction.open(slice::from_mut(record))),
            Keys::Magma(direction) => ignore(direction.open(slice::from_mut(record))),
        }
    }
    for connections in connections.chunk_by_mut(|a, b| a.0.shares_lanes(b.0)) {
        Connection::open_many(connections);
    }
    first_error(records.iter().map(|(_, record)| &record.result))
}

/// Drops a result whose error is also in the record.
fn ignore(_: Result<()>) {}

impl Keys {
    fn new(suite: Suite, level: Option<Level>, mac_key: &[u8; 32], key: &[u8; 32], iv: &[u8]) -> Result<Self> {
        let last = suite.last_sequence();
        Ok(match suite {
            Suite::KuznyechikCtrOmac => {
                Self::Kuznyechik(Box::new(Direction::new(CtrOmacRecords::new(suite, level, mac_key, key, iv)?, last)))
            }
            Suite::MagmaCtrOmac => {
                Self::Magma(Box::new(Direction::new(CtrOmacRecords::new(suite, level, mac_key, key, iv)?, last)))
            }
            Suite::Gost28147CntImit => Self::Gost28147(Box::new(Connection::new(level, mac_key, key, iv)?)),
        })
    }

    fn numbers(&self) -> &Numbers {
        on!(self, direction => &direction.numbers)
    }

    /// Returns the sequence numbers, or an error if the caller must not change the sequence numbers of this suite.
    fn numbers_mut(&mut self) -> Result<&mut Numbers> {
        match self {
            Self::Kuznyechik(direction) => Ok(&mut direction.numbers),
            Self::Magma(direction) => Ok(&mut direction.numbers),
            Self::Gost28147(_) => {
                Err(Error::Unsupported("CNT and IMIT continue through all records: none can be skipped"))
            }
        }
    }
}
