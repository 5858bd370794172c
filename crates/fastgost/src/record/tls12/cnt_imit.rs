//! CNT and IMIT of GOST 28147-89, MAC-then-encrypt, both with key meshing and both continuing from record to record
//! (RFC 9189, section 4.1.2).
use super::super::{
    Incoming, Opened, Outgoing, Sealed,
    numbers::Numbers,
    tls::{HEADER, HEADER_DIFFERS, LONGEST, NO_PADDING, OVERFLOW, TOO_LONG, TRUNCATED, VERSION},
};
use crate::{
    cipher::gost28147::{Gost28147, Sbox},
    cpu::Level,
    error::{Error, Result},
    mac::Imit,
    mode::{Cnt, Meshed},
};

/// Bytes in a tag.
pub(super) const TAG: usize = 4;

/// One direction of a connection. The MAC of a record covers all records before it, so they must be processed in order.
pub(super) struct Connection {
    keystream: Meshed<Cnt>,
    /// The MAC over all records so far.
    mac: Imit,
    pub(super) numbers: Numbers,
    /// After a record that was not authentic, no other one can be.
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
            keystream: Meshed::<Cnt>::new(cipher(key)?, iv)?,
            mac: Imit::new(cipher(mac_key)?).with_meshing(),
            numbers: Numbers::new(u64::MAX),
            failed: false,
        })
    }

    pub(super) fn seal(&mut self, record: &mut Outgoing<'_>) {
        record.result = self.seal_one(record);
    }

    fn seal_one(&mut self, record: &mut Outgoing<'_>) -> Result<Sealed> {
        let len = record.len()?;
        if len > LONGEST {
            return Err(TOO_LONG);
        }
        if record.padding > 0 {
            return Err(NO_PADDING);
        }
        let packet = record.place(HEADER, TAG)?;
        let sequence = self.numbers.take()?;
        record.payload.copy(record.buffer, packet.start + HEADER);
        let (header, fragment) = record.buffer[packet.clone()].split_at_mut(HEADER);
        header[..3].copy_from_slice(&[record.kind, VERSION[0], VERSION[1]]);
        header[3..].copy_from_slice(&((len + TAG) as u16).to_be_bytes());
        let (data, tag) = fragment.split_at_mut(len);
        self.update(sequence, record.kind, data);
        tag.copy_from_slice(&self.mac.clone().finalize());
        self.keystream.encrypt(fragment)?;
        Ok(Sealed { packet, sequence })
    }

    pub(super) fn open(&mut self, record: &mut Incoming<'_>) {
        record.result = self.open_one(record);
    }

    fn open_one(&mut self, record: &mut Incoming<'_>) -> Result<Opened> {
        let packet = record.place()?;
        let sequence = self.numbers.take()?;
        if self.failed {
            return Err(Error::TagMismatch);
        }
        // Until the opposite is known.
        self.failed = true;
        if packet.len() < HEADER + TAG {
            return Err(TRUNCATED);
        }
        let header: [u8; HEADER] = record.head();
        if usize::from(u16::from_be_bytes([header[3], header[4]])) != packet.len() - HEADER {
            return Err(TRUNCATED);
        }
        if packet.len() > HEADER + LONGEST + TAG {
            return Err(OVERFLOW);
        }
        if header[1..3] != VERSION {
            return Err(HEADER_DIFFERS);
        }
        record.packet.copy(record.buffer, packet.start);
        let fragment = &mut record.buffer[packet.start + HEADER..packet.end];
        self.keystream.decrypt(&mut *fragment)?;
        let (data, tag) = fragment.split_at_mut(packet.len() - HEADER - TAG);
        self.update(sequence, header[0], data);
        if let Err(error) = self.mac.clone().verify(tag) {
            crate::wipe(fragment);
            return Err(error);
        }
        self.failed = false;
        let payload = packet.start + HEADER..packet.end - TAG;
        Ok(Opened { payload, kind: header[0], sequence })
    }

    /// Adds a record to the MAC.
    fn update(&mut self, sequence: u64, kind: u8, data: &[u8]) {
        self.mac.update(&sequence.to_be_bytes());
        self.mac.update(&[kind, VERSION[0], VERSION[1]]);
        self.mac.update(&(data.len() as u16).to_be_bytes());
        self.mac.update(data);
    }
}
