//! The code that TLS 1.2 and TLS 1.3 share for records that are independent of each other. Such records have a header
//! of five bytes, sequence numbers, and keys that TLSTREE derives from the sequence numbers.
use super::{
    Incoming, MOST, NOT_PROCESSED, Opened, Outgoing, Sealed, first_error,
    leaves::{Leaves, Seeds},
    nonces::Nonces,
    numbers::Numbers,
    packets::process,
};
use crate::{
    batch::{self, Aead, Packet},
    error::{Error, Result},
};
use alloc::{boxed::Box, vec::Vec};
use core::ops::{Range, RangeInclusive};

/// The number of bytes in a record's header. The header consists of the type, the version and the length.
pub(super) const HEADER: usize = 5;
/// The greatest number of bytes in a record's payload.
pub(super) const LONGEST: usize = 1 << 14;
/// The version in the header of every record, which is the number of TLS 1.2.
pub(super) const VERSION: [u8; 2] = [3, 3];

/// Defines the constructors and the method `sequence` of a `Sealer` or an `Opener`. The doc comment in the macro's call
/// becomes the doc comment of `new`.
macro_rules! side {
    ($(#[$about:meta])+ $name:ident($($parameter:ident: $type:ty),+)) => {
        impl $name {
            $(#[$about])+
            pub fn new(suite: Suite, $($parameter: $type),+) -> Result<Self> {
                Keys::new(suite, None, $($parameter),+).map(Self)
            }

            /// Does the same as [`new`](Self::new), but on the kernels of `level`.
            ///
            /// # Errors
            /// The errors of [`new`](Self::new); [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
            pub fn with_level(suite: Suite, level: Level, $($parameter: $type),+) -> Result<Self> {
                Keys::new(suite, Some(level), $($parameter),+).map(Self)
            }

            /// The number of the next record, or `None` if no number is left.
            pub fn sequence(&self) -> Option<u64> {
                self.0.numbers().next()
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name)).field("sequence", &self.sequence()).finish_non_exhaustive()
            }
        }
    };
}
pub(super) use side;

/// How a version of TLS protects its records. A value of a type that implements this trait contains the keys of one
/// direction.
pub(super) trait Protection {
    /// The type of the keys. The keys are the leaves of the key tree.
    type Key: Aead;
    /// The type in the header of protected records, if all of them have the same type. `None` if the header has the
    /// type of the contents.
    const OPAQUE: Option<u8>;
    /// By how many bytes a fragment (a record without its header) may be longer than the longest payload. The number is
    /// 0 if only the tag makes a fragment longer than its payload. In this case, the size of the tag is the limit.
    const MOST_EXPANSION: usize;

    fn tag_size(&self) -> usize;
    /// The seeds that select the leaf (the key) for a record in the key tree.
    fn seeds(&self, sequence: u64) -> Seeds;
    /// Derives the keys of leaves.
    fn keys(&mut self, leaves: &[Seeds]) -> Result<Vec<Box<Self::Key>>>;
    fn nonce_size(&self) -> usize;
    fn write_nonce(&self, sequence: u64, nonce: &mut [u8]);
    /// The associated data of a record. `fragment` is the length of the fragment without the tag.
    fn associated(&self, sequence: u64, header: [u8; HEADER], fragment: usize) -> Associated;
    /// Returns the number of bytes between the payload and the tag. In TLS 1.3, these bytes are the content type and
    /// the padding. In TLS 1.2, there are no such bytes.
    fn behind(outgoing: &Outgoing<'_>, payload: usize) -> Result<usize>;
    /// Writes the bytes between the payload and the tag.
    fn write_behind(kind: u8, behind: &mut [u8]);
    /// Returns the length of the payload, which is at the beginning of the decrypted bytes. Also returns the content
    /// type, if the decrypted bytes contain it.
    fn inside(decrypted: &[u8]) -> Result<(usize, Option<u8>)>;
}

/// The associated data of a record.
pub(super) struct Associated {
    bytes: [u8; 16],
    len: usize,
}

impl Associated {
    pub(super) fn new(parts: &[&[u8]]) -> Self {
        let (mut bytes, mut len) = ([0; 16], 0);
        for part in parts {
            bytes[len..len + part.len()].copy_from_slice(part);
            len += part.len();
        }
        Self { bytes, len }
    }

    pub(super) fn get(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// One direction of a connection.
pub(super) struct Direction<P: Protection> {
    protection: P,
    leaves: Leaves<P::Key>,
    pub(super) numbers: Numbers,
}

impl<P: Protection> Direction<P> {
    pub(super) fn new(protection: P, last: u64) -> Self {
        Self { protection, leaves: Leaves::new(), numbers: Numbers::new(last) }
    }

    pub(super) fn seal(&mut self, records: &mut [Outgoing<'_>]) -> Result<()> {
        let mut is_stopped = false;
        for records in records.chunks_mut(MOST) {
            for record in &mut *records {
                record.result = in_turn(&mut is_stopped, self, |this| &this.numbers, |this| this.plan(record));
            }
            if let Err(error) = self.seal_planned(records) {
                records.iter_mut().filter(|r| r.result.is_ok()).for_each(|r| r.result = Err(error));
            }
            self.leaves.keep_last();
        }
        first_error(records.iter().map(|record| &record.result))
    }

    /// Checks a record before anything is written, and gives it a number.
    fn plan(&mut self, record: &Outgoing<'_>) -> Result<Sealed> {
        let payload = record.len()?;
        if payload > LONGEST {
            return Err(TOO_LONG);
        }
        check_empty(record.kind, payload)?;
        let behind = P::behind(record, payload)?;
        let packet = record.place(HEADER, behind + self.protection.tag_size())?;
        Ok(Sealed { packet, sequence: self.numbers.take()? })
    }

    fn seal_planned(&mut self, records: &mut [Outgoing<'_>]) -> Result<()> {
        let planned = records.iter().filter_map(|record| record.result.as_ref().ok());
        let sequences: Vec<_> = planned.map(|sealed| sealed.sequence).collect();
        let numbers = self.find(&sequences)?;
        let tag_size = self.protection.tag_size();
        let mut all_associated = Vec::with_capacity(numbers.len());
        for record in &mut *records {
            let Ok(Sealed { packet, sequence }) = record.result.clone() else { continue };
            let Outgoing { kind, payload, buffer, .. } = record;
            let len = payload.len(buffer.len())?;
            payload.copy(buffer, packet.start + HEADER);
            let behind = packet.start + HEADER + len..packet.end - tag_size;
            P::write_behind(*kind, &mut buffer[behind.clone()]);
            let header = header(P::OPAQUE.unwrap_or(*kind), packet.len() - HEADER);
            buffer[packet.start..packet.start + HEADER].copy_from_slice(&header);
            let associated = self.protection.associated(sequence, header, behind.end - packet.start - HEADER);
            all_associated.push(associated);
        }
        let packets = records.iter_mut().filter_map(|record| {
            let Outgoing { buffer, result: Ok(Sealed { packet, .. }), .. } = record else { return None };
            Some(&mut buffer[packet.start + HEADER..packet.end])
        });
        let results = self.run(batch::seal, &sequences, &numbers, packets, &all_associated);
        for (record, result) in records.iter_mut().filter(|record| record.result.is_ok()).zip(results) {
            record.finish(result);
        }
        Ok(())
    }

    pub(super) fn open(&mut self, records: &mut [Incoming<'_>]) -> Result<()> {
        let mut is_stopped = false;
        for records in records.chunks_mut(MOST) {
            for record in &mut *records {
                record.result = in_turn(&mut is_stopped, self, |this| &this.numbers, |this| this.examine(record));
            }
            if let Err(error) = self.open_examined(records) {
                records.iter_mut().filter(|r| r.result.is_ok()).for_each(|r| r.result = Err(error));
            }
            self.leaves.keep_last();
        }
        first_error(records.iter().map(|record| &record.result))
    }

    /// Checks the header and the lengths of a record, without a key. Returns the place of the fragment with its tag,
    /// and the type from the header.
    fn examine(&mut self, record: &Incoming<'_>) -> Result<Opened> {
        let tag_size = self.protection.tag_size();
        let lengths = P::OPAQUE.map_or(0, |_| 1) + tag_size..=LONGEST + P::MOST_EXPANSION.max(tag_size);
        let (packet, header) = whole(record, *lengths.end())?;
        // Even a record that is rejected below uses up this number.
        let sequence = self.numbers.take()?;
        check_length(fragment_len(header), lengths)?;
        if header[1..3] != VERSION || P::OPAQUE.is_some_and(|kind| kind != header[0]) {
            return Err(HEADER_DIFFERS);
        }
        Ok(Opened { payload: packet.start + HEADER..packet.end, kind: header[0], sequence })
    }

    fn open_examined(&mut self, records: &mut [Incoming<'_>]) -> Result<()> {
        let examined = records.iter().filter_map(|record| record.result.as_ref().ok());
        let sequences: Vec<_> = examined.map(|opened| opened.sequence).collect();
        let numbers = self.find(&sequences)?;
        let tag_size = self.protection.tag_size();
        let mut all_associated = Vec::with_capacity(numbers.len());
        for record in &mut *records {
            let Ok(Opened { payload, sequence, .. }) = record.result.clone() else { continue };
            record.packet.copy(record.buffer, payload.start - HEADER);
            let mut header = [0; HEADER];
            header.copy_from_slice(&record.buffer[payload.start - HEADER..payload.start]);
            let associated = self.protection.associated(sequence, header, payload.len() - tag_size);
            all_associated.push(associated);
        }
        let packets = records.iter_mut().filter_map(|record| {
            let Incoming { buffer, result: Ok(Opened { payload, .. }), .. } = record else { return None };
            Some(&mut buffer[payload.clone()])
        });
        let results = self.run(batch::open, &sequences, &numbers, packets, &all_associated);
        for (record, result) in records.iter_mut().filter(|record| record.result.is_ok()).zip(results) {
            let opened = result.and_then(|()| record.result.clone());
            record.result = opened.and_then(|opened| Self::finish(record.buffer, opened, tag_size));
        }
        Ok(())
    }

    /// Seals a fragment that is complete except for the tag. The caller writes the header.
    pub(super) fn seal_fragment(&mut self, kind: u8, fragment: &mut [u8]) -> Result<()> {
        let tag_size = self.protection.tag_size();
        if !(1 + tag_size..=LONGEST + 1 + tag_size).contains(&fragment.len()) {
            return Err(FRAGMENT_LENGTH);
        }
        let sequence = self.numbers.take()?;
        let result = self.run_fragment(batch::seal, kind, sequence, fragment);
        if result.is_err() {
            // The fragment is still plaintext.
            crate::wipe(fragment);
        }
        result
    }

    /// Opens a fragment whose header the caller has read. Returns the length of the fragment without the tag.
    pub(super) fn open_fragment(&mut self, kind: u8, fragment: &mut [u8]) -> Result<usize> {
        let tag_size = self.protection.tag_size();
        let sequence = self.numbers.take()?;
        check_length(fragment.len(), 1 + tag_size..=LONGEST + P::MOST_EXPANSION)?;
        self.run_fragment(batch::open, kind, sequence, fragment)?;
        Ok(fragment.len() - tag_size)
    }

    fn run_fragment(
        &mut self,
        function: super::packets::Function<P::Key>,
        kind: u8,
        sequence: u64,
        fragment: &mut [u8],
    ) -> Result<()> {
        let numbers = self.find(&[sequence])?;
        let header = header(kind, fragment.len());
        let associated = self.protection.associated(sequence, header, fragment.len() - self.protection.tag_size());
        let results = self.run(function, &[sequence], &numbers, core::iter::once(fragment), &[associated]);
        self.leaves.keep_last();
        first_error(&results)
    }

    /// Finds the payload of an authentic record.
    fn finish(buffer: &mut [u8], opened: Opened, tag_size: usize) -> Result<Opened> {
        let decrypted = opened.payload.start..opened.payload.end - tag_size;
        let inside = P::inside(&buffer[decrypted.clone()]).and_then(|(len, kind)| {
            let kind = kind.unwrap_or(opened.kind);
            if is_empty(kind, len) { Err(EMPTY) } else { Ok((len, kind)) }
        });
        match inside {
            Ok((len, kind)) => Ok(Opened { payload: decrypted.start..decrypted.start + len, kind, ..opened }),
            Err(error) => {
                crate::wipe(&mut buffer[decrypted]);
                Err(error)
            }
        }
    }

    /// Returns the number of each record's leaf in the key tree. Derives the leaves that are not kept yet.
    fn find(&mut self, sequences: &[u64]) -> Result<Vec<usize>> {
        let Self { protection, leaves, .. } = self;
        let seeds: Vec<_> = sequences.iter().map(|sequence| protection.seeds(*sequence)).collect();
        leaves.find(seeds.into_iter(), |missing| protection.keys(missing))
    }

    /// Seals or opens fragments. Each slice of `fragments` ends with the tag, or with room for the tag.
    fn run<'m>(
        &self,
        function: super::packets::Function<P::Key>,
        sequences: &[u64],
        numbers: &[usize],
        fragments: impl Iterator<Item = &'m mut [u8]>,
        associated: &[Associated],
    ) -> Vec<Result<()>> {
        let Self { protection, leaves, .. } = self;
        let write = |sequence: &u64, nonce: &mut [u8]| protection.write_nonce(*sequence, nonce);
        let nonces = Nonces::new(protection.nonce_size(), sequences.iter(), write);
        let packets = fragments.zip(nonces.iter().zip(associated)).map(|(fragment, (nonce, associated))| {
            let (data, tag) = fragment.split_at_mut(fragment.len() - protection.tag_size());
            Packet::new(nonce, associated.get(), data, tag)
        });
        process(function, |number| leaves.key(number), numbers, packets.collect())
    }
}

/// Checks a record, unless an earlier record of the array was rejected without using up its number. No later record of
/// the array may get that number, so the later records are not tried.
pub(super) fn in_turn<D, T>(
    is_stopped: &mut bool,
    direction: &mut D,
    numbers: impl Fn(&D) -> &Numbers,
    check: impl FnOnce(&mut D) -> Result<T>,
) -> Result<T> {
    if *is_stopped {
        return Err(NOT_PROCESSED);
    }
    let before = numbers(direction).next();
    let result = check(direction);
    *is_stopped = result.is_err() && numbers(direction).next() == before;
    result
}

/// Returns the place and the header of a record. The record must be as long as its header says, unless its header gives
/// a length above `longest`.
pub(super) fn whole(record: &Incoming<'_>, longest: usize) -> Result<(Range<usize>, [u8; HEADER])> {
    let packet = record.place()?;
    if packet.len() < HEADER {
        return Err(TRUNCATED);
    }
    let header = record.head();
    let len = fragment_len(header);
    if len <= longest && len != packet.len() - HEADER {
        return Err(TRUNCATED);
    }
    Ok((packet, header))
}

/// Whether a record is empty, but has a type that allows no empty records (RFC 8446, sections 5.1 and 5.4; RFC 5246,
/// section 6.2.1).
pub(super) fn is_empty(kind: u8, payload: usize) -> bool {
    payload == 0 && (20..=22).contains(&kind)
}

/// If `is_empty` is true for a record that is to be sealed, rejects the record.
pub(super) fn check_empty(kind: u8, payload: usize) -> Result<()> {
    if is_empty(kind, payload) {
        let name = "the length of a payload of the types 20 to 22";
        return Err(Error::Parameter { name, allowed: "1 byte or more" });
    }
    Ok(())
}

/// Rejects fragment lengths that are not allowed.
pub(super) fn check_length(fragment: usize, allowed: RangeInclusive<usize>) -> Result<()> {
    match fragment {
        len if len < *allowed.start() => Err(TOO_SHORT),
        len if len > *allowed.end() => Err(OVERFLOW),
        _ => Ok(()),
    }
}

/// Returns the header of a record with a fragment of `fragment` bytes.
fn header(kind: u8, fragment: usize) -> [u8; HEADER] {
    let len = (fragment as u16).to_be_bytes();
    [kind, VERSION[0], VERSION[1], len[0], len[1]]
}

/// Returns the length of the fragment, which is in the header.
pub(super) fn fragment_len(header: [u8; HEADER]) -> usize {
    u16::from_be_bytes([header[3], header[4]]).into()
}

/// The error for a payload that, with its padding, is longer than 2^14 bytes.
pub(super) const TOO_LONG: Error =
    Error::Parameter { name: "the length of a record's payload and padding", allowed: "up to 2^14 bytes together" };
/// The error of `seal_fragment` for a fragment whose length is not allowed.
const FRAGMENT_LENGTH: Error = Error::Parameter {
    name: "the length of a record's fragment",
    allowed: "a content type and a tag, and up to 2^14 bytes of payload and padding",
};
/// The error for padding in TLS 1.2, which has no padding.
pub(super) const NO_PADDING: Error =
    Error::Parameter { name: "the padding of a record", allowed: "0: records of TLS 1.2 have none" };
/// The error if the given bytes are only a part of the record, or more than the record.
const TRUNCATED: Error = Error::Encoding { what: "the record", allowed: "a whole record, as long as its header says" };
/// The error for an authentic empty record that no peer may send.
pub(super) const EMPTY: Error =
    Error::Encoding { what: "an empty record", allowed: "a payload, with the types 20 to 22" };
const TOO_SHORT: Error = Error::Encoding {
    what: "a record that is too short",
    allowed: "a record with its tag and, with TLS 1.3, its type",
};
pub(super) const OVERFLOW: Error = Error::Encoding {
    what: "a record that is too long",
    allowed: "2^14 bytes of payload, with TLS 1.3 up to 256 bytes more for padding and tag",
};
pub(super) const HEADER_DIFFERS: Error = Error::Encoding {
    what: "the header of the record",
    allowed: "version 3.3, and with TLS 1.3 the type of application data",
};
