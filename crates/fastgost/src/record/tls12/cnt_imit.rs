//! MAC-then-encrypt with CNT and IMIT of GOST 28147-89. CNT and IMIT use key meshing, and continue from record to
//! record (RFC 9189, section 4.1.2).
use super::super::{
    Incoming, Opened, Outgoing, Sealed, first_error,
    numbers::Numbers,
    tls::{
        EMPTY, HEADER, HEADER_DIFFERS, LONGEST, NO_PADDING, TOO_LONG, VERSION, check_empty, check_length, fragment_len,
        in_turn, is_empty, whole,
    },
};
use crate::{
    batch::continued::{HEAD, MeshedCnt, MeshedImit, Part},
    cipher::gost28147::{Gost28147, Sbox},
    cpu::Level,
    error::{Error, Result},
    mac::Tag,
};
use alloc::{vec, vec::Vec};

/// The size of a tag in bytes.
pub(super) const TAG: usize = 4;

/// One direction of a connection. The MAC of a record also covers all records before it, so the records of one
/// connection must be processed in order. Records of different connections are processed in parallel.
pub(super) struct Connection {
    keystream: MeshedCnt,
    /// The MAC over all records so far.
    mac: MeshedImit,
    pub(super) numbers: Numbers,
    /// Whether a record was not authentic. After a record that is not authentic, no later record can be authentic.
    failed: bool,
}

impl Connection {
    pub(super) fn new(level: Option<Level>, mac_key: &[u8; 32], key: &[u8; 32], iv: &[u8]) -> Result<Self> {
        let sbox = Sbox::from_name("z")?;
        let cipher = |key: &[u8; 32]| match level {
            Some(level) => Gost28147::with_level(level, key, &sbox),
            None => Ok(Gost28147::new(key, &sbox)),
        };
        Ok(Self {
            keystream: MeshedCnt::new(cipher(key)?, iv)?,
            mac: MeshedImit::new(cipher(mac_key)?),
            numbers: Numbers::new(u64::MAX),
            failed: false,
        })
    }

    /// Checks a record before anything is written, and gives it a number.
    fn plan(&mut self, record: &Outgoing<'_>) -> Result<Sealed> {
        check_empty(record.kind, record.len()?)?;
        if record.len()? > LONGEST {
            return Err(TOO_LONG);
        }
        if record.padding > 0 {
            return Err(NO_PADDING);
        }
        Ok(Sealed { packet: record.place(HEADER, TAG)?, sequence: self.numbers.take()? })
    }

    /// Seals records of this connection.
    pub(super) fn seal(&mut self, records: &mut [Outgoing<'_>]) -> Result<()> {
        let mut is_stopped = false;
        for record in &mut *records {
            record.result = in_turn(
                &mut is_stopped,
                self,
                |this| &this.numbers,
                |this| {
                    Self::seal_many(&mut [(this, record)]);
                    record.result.clone()
                },
            );
        }
        first_error(records.iter().map(|record| &record.result))
    }

    /// Opens records of this connection.
    pub(super) fn open(&mut self, records: &mut [Incoming<'_>]) -> Result<()> {
        let mut is_stopped = false;
        for record in &mut *records {
            record.result = in_turn(
                &mut is_stopped,
                self,
                |this| &this.numbers,
                |this| {
                    Self::open_many(&mut [(this, record)]);
                    record.result.clone()
                },
            );
        }
        first_error(records.iter().map(|record| &record.result))
    }

    /// Seals one record of each connection. All connections must have the same kernel.
    pub(super) fn seal_many(records: &mut [(&mut Self, &mut Outgoing<'_>)]) {
        for (connection, record) in &mut *records {
            record.result = connection.plan(record);
        }
        let mut parts = Vec::with_capacity(records.len());
        for (connection, record) in &mut *records {
            let Outgoing { kind, payload, buffer, result: Ok(Sealed { packet, sequence }), .. } = &mut **record else {
                continue;
            };
            payload.copy(buffer, packet.start + HEADER);
            let (header, fragment) = buffer[packet.clone()].split_at_mut(HEADER);
            header[..3].copy_from_slice(&[*kind, VERSION[0], VERSION[1]]);
            header[3..].copy_from_slice(&(fragment.len() as u16).to_be_bytes());
            let data = &fragment[..fragment.len() - TAG];
            parts.push(Part { mac: &mut connection.mac, head: head(*sequence, *kind, data.len()), data });
        }
        let mut tags = vec![[0; TAG]; parts.len()];
        MeshedImit::update_many(&mut parts, |i, tag| tags[i].copy_from_slice(&tag[..TAG]));
        let sealed = records.iter_mut().filter_map(|(connection, record)| match &mut **record {
            Outgoing { buffer, result: Ok(Sealed { packet, .. }), .. } => {
                Some((&mut connection.keystream, &mut buffer[packet.start + HEADER..packet.end]))
            }
            _ => None,
        });
        let mut sealed: Vec<_> = sealed.collect();
        for ((_, fragment), tag) in sealed.iter_mut().zip(&tags) {
            let at = fragment.len() - TAG;
            fragment[at..].copy_from_slice(tag);
        }
        MeshedCnt::apply_many(&mut sealed);
        crate::wipe(tags.as_flattened_mut());
    }

    /// Checks the header and the lengths of a record, without a key. Returns the place of the fragment with its tag.
    fn examine(&mut self, record: &Incoming<'_>) -> Result<Opened> {
        let lengths = TAG..=LONGEST + TAG;
        let (packet, header) = whole(record, *lengths.end())?;
        let sequence = self.numbers.take()?;
        if self.failed {
            return Err(Error::TagMismatch);
        }
        // The connection counts as failed until this record is known to be authentic.
        self.failed = true;
        check_length(fragment_len(header), lengths)?;
        if header[1..3] != VERSION {
            return Err(HEADER_DIFFERS);
        }
        Ok(Opened { payload: packet.start + HEADER..packet.end, kind: header[0], sequence })
    }

    /// Opens one record of each connection. All connections must have the same kernel.
    pub(super) fn open_many(records: &mut [(&mut Self, &mut Incoming<'_>)]) {
        for (connection, record) in &mut *records {
            record.result = connection.examine(record);
        }
        let mut fragments = Vec::with_capacity(records.len());
        for (connection, record) in &mut *records {
            let Incoming { packet, buffer, result: Ok(Opened { payload, .. }) } = &mut **record else { continue };
            packet.copy(buffer, payload.start - HEADER);
            fragments.push((&mut connection.keystream, &mut buffer[payload.clone()]));
        }
        MeshedCnt::apply_many(&mut fragments);
        let parts = records.iter_mut().filter_map(|(connection, record)| match &**record {
            Incoming { buffer, result: Ok(Opened { payload, kind, sequence }), .. } => {
                let data = &buffer[payload.start..payload.end - TAG];
                Some(Part { mac: &mut connection.mac, head: head(*sequence, *kind, data.len()), data })
            }
            _ => None,
        });
        let mut parts: Vec<_> = parts.collect();
        let mut tags = vec![[0; TAG]; parts.len()];
        MeshedImit::update_many(&mut parts, |i, tag| tags[i].copy_from_slice(&tag[..TAG]));
        let opened = records.iter_mut().filter(|(_, record)| record.result.is_ok());
        for ((connection, record), tag) in opened.zip(&tags) {
            let Incoming { buffer, result, .. } = &mut **record;
            let Ok(Opened { payload, kind, .. }) = result else { continue };
            match Tag::new(tag).verify(&buffer[payload.end - TAG..payload.end]) {
                Ok(()) => {
                    connection.failed = false;
                    payload.end -= TAG;
                    if is_empty(*kind, payload.len()) {
                        // The fragment contains only the tag, so the payload is empty.
                        crate::wipe(&mut buffer[payload.start..][..TAG]);
                        *result = Err(EMPTY);
                    }
                }
                Err(error) => {
                    crate::wipe(&mut buffer[payload.clone()]);
                    *result = Err(error);
                }
            }
        }
        crate::wipe(tags.as_flattened_mut());
    }

    /// Whether a record of this connection and a record of the connection `other` can be processed in parallel.
    pub(super) fn shares_lanes(&self, other: &Self) -> bool {
        self.mac.shares_lanes(&other.mac)
    }
}

/// Returns the bytes that are authenticated before the payload, which are the record's number, type, version and
/// length.
fn head(sequence: u64, kind: u8, len: usize) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..8].copy_from_slice(&sequence.to_be_bytes());
    head[8..11].copy_from_slice(&[kind, VERSION[0], VERSION[1]]);
    head[11..].copy_from_slice(&(len as u16).to_be_bytes());
    head
}
