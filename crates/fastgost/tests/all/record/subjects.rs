//! Gives all protocols the same interface, and makes packets for each protocol.
use fastgost::{
    Error, Level, Result,
    record::{
        Incoming, Opened, Outgoing,
        esp::{self, Transform},
        tls12, tls13,
    },
};
use fastgost_testkit::Random;
use std::ops::Range;

pub const KEY: [u8; 44] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef\x31\x41\x59\x26\x53\x58\x97\x93\x23\x84\x62\x64";
pub const MAC_KEY: [u8; 32] = *b"a key of 32 bytes for the tags..";
pub const IV: [u8; 16] = *b"\xfe an IV of 16 b.";
pub const SPI: u32 = 0xc8c2_b28d;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Tls12(tls12::Suite),
    Tls13(tls13::Suite),
    Esp(Transform),
    /// ESP with this transform, and with extended sequence numbers (ESN).
    Esn(Transform),
}

impl Subject {
    pub fn all() -> Vec<Self> {
        let mut all = Vec::new();
        all.extend(tls12::Suite::ALL.map(Self::Tls12));
        all.extend(tls13::Suite::ALL.map(Self::Tls13));
        all.extend(Transform::ALL.map(Self::Esp));
        all.extend(Transform::ALL.map(Self::Esn));
        all
    }

    /// Returns the levels (sets of CPU features) for which both the cipher and the hash function have a kernel.
    pub fn levels() -> Vec<Level> {
        use fastgost::{Cipher, Kuznyechik};
        // Kuznyechik also has a level that is not constant-time. Records do not use this level.
        Kuznyechik::levels().filter(|level| level.constant_time()).collect()
    }

    pub fn sealer(self, level: Level) -> Sealer {
        match self {
            Self::Tls12(suite) => {
                let iv = &IV[..suite.iv_size()];
                Sealer::Tls12(
                    tls12::Sealer::with_level(suite, level, &MAC_KEY, KEY[..32].try_into().unwrap(), iv).unwrap(),
                )
            }
            Self::Tls13(suite) => {
                let iv = &IV[..suite.block_size()];
                Sealer::Tls13(tls13::Sealer::with_level(suite, level, KEY[..32].try_into().unwrap(), iv).unwrap())
            }
            Self::Esp(transform) => Sealer::Esp(esp_sealer(transform, level)),
            Self::Esn(transform) => Sealer::Esp(esp_sealer(transform, level).with_extended_numbers()),
        }
    }

    pub fn opener(self, level: Level) -> Opener {
        match self {
            Self::Tls12(suite) => {
                let iv = &IV[..suite.iv_size()];
                Opener::Tls12(
                    tls12::Opener::with_level(suite, level, &MAC_KEY, KEY[..32].try_into().unwrap(), iv).unwrap(),
                )
            }
            Self::Tls13(suite) => {
                let iv = &IV[..suite.block_size()];
                Opener::Tls13(tls13::Opener::with_level(suite, level, KEY[..32].try_into().unwrap(), iv).unwrap())
            }
            Self::Esp(transform) => Opener::Esp(esp_opener(transform, level)),
            Self::Esn(transform) => Opener::Esp(esp_opener(transform, level).with_extended_numbers()),
        }
    }

    /// Returns the number of bytes before a payload.
    pub fn header(self) -> usize {
        if self.is_tls() { 5 } else { 16 }
    }

    /// Returns the largest number of bytes after a payload, without padding.
    pub fn behind(self) -> usize {
        match self {
            Self::Tls12(suite) => suite.overhead() - 5,
            Self::Tls13(suite) => suite.overhead() - 5,
            Self::Esp(transform) | Self::Esn(transform) => transform.overhead() - 16,
        }
    }

    pub fn is_tls(self) -> bool {
        matches!(self, Self::Tls12(_) | Self::Tls13(_))
    }

    /// Whether a packet of the protocol depends on earlier packets.
    pub fn is_serial(self) -> bool {
        self == Self::Tls12(tls12::Suite::Gost28147CntImit)
    }

    pub fn encrypts(self) -> bool {
        !matches!(self, Self::Esp(transform) | Self::Esn(transform) if !transform.encrypts())
    }

    pub fn longest(self) -> usize {
        if self.is_tls() { 1 << 14 } else { 65000 }
    }
}

/// Makes a sealer of ESP that changes its leaf (derived key) every five packets.
fn esp_sealer(transform: Transform, level: Level) -> esp::Sealer {
    let key = &KEY[..transform.key_size()];
    esp::Sealer::with_level(transform, level, SPI, key).unwrap().with_leaf_limits(5, 1 << 20).unwrap()
}

fn esp_opener(transform: Transform, level: Level) -> esp::Opener {
    esp::Opener::with_level(transform, level, SPI, &KEY[..transform.key_size()]).unwrap().with_window(512).unwrap()
}

pub enum Sealer {
    Tls12(tls12::Sealer),
    Tls13(tls13::Sealer),
    Esp(esp::Sealer),
}

impl Sealer {
    pub fn seal(&mut self, packets: &mut [Outgoing<'_>]) -> Result<()> {
        match self {
            Self::Tls12(sealer) => sealer.seal(packets),
            Self::Tls13(sealer) => sealer.seal(packets),
            Self::Esp(sealer) => sealer.seal(packets),
        }
    }

    pub fn sequence(&self) -> Option<u64> {
        match self {
            Self::Tls12(sealer) => sealer.sequence(),
            Self::Tls13(sealer) => sealer.sequence(),
            Self::Esp(sealer) => sealer.sequence(),
        }
    }

    /// Returns the packet for a payload.
    pub fn one(&mut self, kind: u8, payload: &[u8]) -> Vec<u8> {
        let mut buffer = vec![0; payload.len() + 64];
        let mut packet = [Outgoing::copied(kind, payload, &mut buffer)];
        self.seal(&mut packet).unwrap();
        let [Outgoing { result, .. }] = packet;
        buffer[result.unwrap().packet].to_vec()
    }
}

pub enum Opener {
    Tls12(tls12::Opener),
    Tls13(tls13::Opener),
    Esp(esp::Opener),
}

impl Opener {
    pub fn open(&mut self, packets: &mut [Incoming<'_>]) -> Result<()> {
        match self {
            Self::Tls12(opener) => opener.open(packets),
            Self::Tls13(opener) => opener.open(packets),
            Self::Esp(opener) => opener.open(packets),
        }
    }

    /// Opens one packet. Returns the result, and the contents of the packet's buffer after the call.
    pub fn one(&mut self, packet: &[u8]) -> (Result<Opened>, Vec<u8>) {
        let mut buffer = packet.to_vec();
        let all = 0..buffer.len();
        let mut incoming = [Incoming::in_place(&mut buffer, all)];
        let _ = self.open(&mut incoming);
        let [Incoming { result, .. }] = incoming;
        (result, buffer)
    }

    /// Opens packets. For each packet, returns the content or the error.
    pub fn all(&mut self, packets: &[Vec<u8>]) -> Vec<Result<Vec<u8>>> {
        let mut buffers = packets.to_vec();
        let mut incoming: Vec<_> = buffers
            .iter_mut()
            .map(|buffer| {
                let all = 0..buffer.len();
                Incoming::in_place(buffer, all)
            })
            .collect();
        let first = self.open(&mut incoming);
        let results: Vec<_> = incoming
            .iter()
            .map(|packet| packet.result.clone().map(|opened| packet.buffer[opened.payload].to_vec()))
            .collect();
        assert_eq!(first, results.iter().find_map(|r| r.as_ref().err().map(|e| Err(*e))).unwrap_or(Ok(())));
        results
    }
}

/// Returns random payloads of various lengths.
pub fn payloads(random: &mut Random, number: usize, longest: usize) -> Vec<Vec<u8>> {
    let payload = |random: &mut Random| {
        let len = match random.below(40) {
            0 => random.below(longest + 1),
            1 | 2 => random.below(3000),
            3..10 => 64,
            10..14 => 1472,
            14..18 => 16 * random.below(20),
            _ => random.below(300),
        };
        random.bytes(len)
    };
    (0..number).map(|_| payload(random)).collect()
}

/// Returns random ranges that together cover 0 to `len`.
pub fn splits(random: &mut Random, len: usize) -> Vec<Range<usize>> {
    let mut splits = Vec::new();
    let mut from = 0;
    while from < len {
        let most = [1, 3, 20, 70, 300][random.below(5)];
        let to = len.min(from + 1 + random.below(most));
        splits.push(from..to);
        from = to;
    }
    splits
}
/// Whether a buffer contains any 8 consecutive bytes of the payload.
pub fn shows(buffer: &[u8], payload: &[u8]) -> bool {
    payload.windows(8).any(|part| buffer.windows(8).any(|b| b == part))
}

pub const REPLAYED: Result<Opened> = Err(Error::Replayed);
