//! Measures records and packets of protocols. A call seals or opens all records or packets, with their headers.
use super::{
    job::{self, Figures},
    report::Line,
};
use crate::failure::Result;
use fastgost::{
    Level,
    record::{
        Incoming, Outgoing,
        esp::{self, Transform},
        tls12, tls13,
    },
};
use fastgost_cli::{Aligned, clock};
use std::{hint::black_box, time::Duration};

/// A protocol of records or packets, with one cipher suite or one transform.
#[derive(Clone, Copy)]
pub struct Protocol {
    pub name: &'static str,
    suite: Suite,
}

#[derive(Clone, Copy)]
enum Suite {
    Tls12(tls12::Suite),
    Tls13(tls13::Suite),
    Esp(Transform),
}

pub const PROTOCOLS: [Protocol; 11] = [
    Protocol { name: "esp-kuznyechik-mgm", suite: Suite::Esp(Transform::KuznyechikMgmKtree) },
    Protocol { name: "esp-magma-mgm", suite: Suite::Esp(Transform::MagmaMgmKtree) },
    Protocol { name: "esp-kuznyechik-mgm-mac", suite: Suite::Esp(Transform::KuznyechikMgmMacKtree) },
    Protocol { name: "esp-magma-mgm-mac", suite: Suite::Esp(Transform::MagmaMgmMacKtree) },
    Protocol { name: "tls13-kuznyechik-mgm-l", suite: Suite::Tls13(tls13::Suite::KuznyechikMgmL) },
    Protocol { name: "tls13-magma-mgm-l", suite: Suite::Tls13(tls13::Suite::MagmaMgmL) },
    Protocol { name: "tls13-kuznyechik-mgm-s", suite: Suite::Tls13(tls13::Suite::KuznyechikMgmS) },
    Protocol { name: "tls13-magma-mgm-s", suite: Suite::Tls13(tls13::Suite::MagmaMgmS) },
    Protocol { name: "tls12-kuznyechik-ctr-omac", suite: Suite::Tls12(tls12::Suite::KuznyechikCtrOmac) },
    Protocol { name: "tls12-magma-ctr-omac", suite: Suite::Tls12(tls12::Suite::MagmaCtrOmac) },
    Protocol { name: "tls12-gost28147-cnt-imit", suite: Suite::Tls12(tls12::Suite::Gost28147CntImit) },
];

impl Protocol {
    /// Returns the name of the algorithm whose kernels the protocol uses.
    pub fn algorithm(self) -> &'static str {
        match self.suite {
            Suite::Tls12(tls12::Suite::Gost28147CntImit) => "gost28147-cnt",
            _ if self.name.contains("magma") => "magma-mgm",
            _ => "kuznyechik-mgm",
        }
    }

    /// Returns the length of the longest payload.
    pub fn longest(self) -> usize {
        if matches!(self.suite, Suite::Esp(_)) { 65000 } else { 1 << 14 }
    }

    /// Whether opening is measured. With CNT and IMIT, a record can be opened only once, and only after all previous
    /// records. So opening is not measured.
    pub fn opens(self) -> bool {
        !self.is_serial()
    }

    /// Returns whether the records of a connection depend on each other. If so, each record of a call belongs to a
    /// separate connection.
    fn is_serial(self) -> bool {
        matches!(self.suite, Suite::Tls12(tls12::Suite::Gost28147CntImit))
    }

    fn header(self) -> usize {
        if matches!(self.suite, Suite::Esp(_)) { 16 } else { 5 }
    }
}

/// One measurement, in which the records of a protocol are sealed or opened.
pub struct Records {
    pub protocol: Protocol,
    pub kernel: Level,
    pub opens: bool,
    pub bytes: usize,
    pub messages: usize,
}

impl Records {
    pub fn line(&self) -> Line {
        Line {
            name: self.protocol.name,
            operation: if self.opens { "open" } else { "seal" },
            kernel: self.kernel.name(),
            constant_time: self.kernel.constant_time(),
            bytes: self.bytes,
            messages: self.messages,
            threads: Some(1),
            operations: None,
        }
    }

    pub fn measure(&self, seconds: Duration) -> Result<Figures> {
        let mut work = Work::new(self)?;
        let calls = job::calls_in(job::BATCH, |calls| time(&mut work, calls).map(|taken| taken.cpu))?;
        job::batches(seconds, calls, || time(&mut work, calls))
    }
}

fn time(work: &mut Work<'_>, calls: usize) -> Result<clock::Taken> {
    let mut result = Ok(());
    let taken = clock::time_of(|| result = work.call(calls));
    result.map(|()| taken)
}

struct Work<'r> {
    records: &'r Records,
    sides: Sides,
    /// Sealed packets or records, which the measured calls open.
    sealed: Aligned,
    buffers: Aligned,
    /// The number of bytes from the beginning of a packet to the beginning of the next packet in memory.
    room: usize,
    /// How many bytes a packet has.
    len: usize,
}

/// The sealer and the opener of one direction of a connection. With CNT and IMIT, `Tls12` has the sealers of several
/// connections.
enum Sides {
    Tls12(Vec<tls12::Sealer>, tls12::Opener),
    Tls13(tls13::Sealer, tls13::Opener),
    Esp(esp::Sealer, esp::Opener),
}

impl<'r> Work<'r> {
    fn new(records: &'r Records) -> Result<Self> {
        let Records { protocol, kernel, messages, bytes, .. } = *records;
        let sides = match protocol.suite {
            Suite::Tls12(suite) => {
                let connections = if protocol.is_serial() { messages } else { 1 };
                let iv = &[7; 8][..suite.iv_size()];
                let sealer =
                    |i: usize| tls12::Sealer::with_level(suite, kernel, &[i as u8; 32], &[i as u8 + 1; 32], iv);
                let opener = tls12::Opener::with_level(suite, kernel, &[0; 32], &[1; 32], iv)?;
                Sides::Tls12((0..connections).map(sealer).collect::<fastgost::Result<_>>()?, opener)
            }
            Suite::Tls13(suite) => {
                let iv = &[7; 16][..suite.block_size()];
                let sealer = tls13::Sealer::with_level(suite, kernel, &[1; 32], iv)?;
                Sides::Tls13(sealer, tls13::Opener::with_level(suite, kernel, &[1; 32], iv)?)
            }
            Suite::Esp(transform) => {
                let opener = esp::Opener::with_level(transform, kernel, 1, esp_key(transform))?;
                Sides::Esp(esp_sealer(transform, kernel)?, opener.with_window(4096)?)
            }
        };
        let room = (protocol.header() + bytes + 32).next_multiple_of(64);
        let mut work = Self {
            records,
            sides,
            sealed: Aligned::filled(room * messages),
            buffers: Aligned::filled(room * messages),
            room,
            len: 0,
        };
        if records.opens {
            let places = work.buffers.bytes().chunks_exact_mut(room);
            let mut packets: Vec<_> = places.map(|buffer| Outgoing::copied(23, &PAYLOAD[..bytes], buffer)).collect();
            match &mut work.sides {
                Sides::Tls12(sealers, _) => sealers[0].seal(&mut packets)?,
                Sides::Tls13(sealer, _) => sealer.seal(&mut packets)?,
                Sides::Esp(sealer, _) => sealer.seal(&mut packets)?,
            }
            let len = packets.first().map(|packet| packet.result.clone().map(|sealed| sealed.packet.len()));
            work.len = len.transpose()?.unwrap_or_default();
            work.sealed.bytes().copy_from_slice(work.buffers.bytes());
        }
        Ok(work)
    }

    #[inline(never)]
    fn call(&mut self, calls: usize) -> Result<()> {
        let Self { records, sides, sealed, buffers, room, len } = self;
        let (header, bytes) = (records.protocol.header(), records.bytes);
        for _ in 0..calls {
            if records.opens {
                let places = buffers.bytes().chunks_exact_mut(*room).zip(sealed.bytes().chunks_exact(*room));
                let packets = places.map(|(buffer, packet)| Incoming::copied(&packet[..*len], buffer));
                let mut packets: Vec<_> = black_box(packets.collect());
                match sides {
                    Sides::Tls12(_, opener) => opener.set_sequence(0).and_then(|()| opener.open(&mut packets))?,
                    Sides::Tls13(_, opener) => opener.set_sequence(0).and_then(|()| opener.open(&mut packets))?,
                    Sides::Esp(_, opener) => opener.set_highest_sequence(0).and_then(|()| opener.open(&mut packets))?,
                }
                continue;
            }
            let places = buffers.bytes().chunks_exact_mut(*room);
            let mut packets: Vec<_> =
                black_box(places.map(|buffer| Outgoing::in_place(23, buffer, header..header + bytes)).collect());
            match sides {
                Sides::Tls12(sealers, _) if sealers.len() > 1 => {
                    let mut packets: Vec<_> = sealers.iter_mut().zip(packets).collect();
                    tls12::seal_many(&mut packets)?;
                }
                Sides::Tls12(sealers, _) => {
                    for sealer in sealers {
                        sealer.seal(&mut packets)?;
                    }
                }
                Sides::Tls13(sealer, _) => sealer.seal(&mut packets)?,
                Sides::Esp(sealer, _) => match (sealer.seal(&mut packets), records.protocol.suite) {
                    (Err(fastgost::Error::KeyExhausted { .. }), Suite::Esp(transform)) => {
                        // A security association ends after 2^32 packets. After that, a new association begins.
                        *sealer = esp_sealer(transform, records.kernel)?;
                        sealer.seal(&mut packets)?;
                    }
                    (result, _) => result?,
                },
            }
        }
        Ok(())
    }
}

fn esp_key(transform: Transform) -> &'static [u8] {
    &[7; 44][..transform.key_size()]
}

fn esp_sealer(transform: Transform, kernel: Level) -> fastgost::Result<esp::Sealer> {
    esp::Sealer::with_level(transform, kernel, 1, esp_key(transform))
}

/// A payload of the greatest length.
static PAYLOAD: [u8; 65000] = [0x5c; 65000];
