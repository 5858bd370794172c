//! Measures protocols that use the modes: records of TLS and packets of ESP, with their headers, keys and sequence
//! numbers. One call seals many records or packets, from one buffer to another.
use super::{esp_cnt_imit, threads};
use crate::{
    experiment::{
        Lab,
        crew::{self, Crew},
        owner,
        race::Work,
        table::Unit,
    },
    experiments::ours::Ours,
    pair::Outcome,
    rivals::entrants::{self, Entrant},
};
use fastgost::{
    Gost28147, Level, Magma, Result,
    record::{
        Outgoing,
        esp::{self, Transform},
        tls12, tls13,
    },
};
use fastgost_cli::Aligned;
use std::{sync::Arc, time::Duration};

/// The paper's protocols, with the paper's cipher or with today's suites.
#[derive(Clone, Copy)]
enum Protocol {
    Tls13(tls13::Suite),
    Tls12(tls12::Suite),
    /// TLS 1.2 with CNT and IMIT. A record depends on all earlier records of its connection, so each record here has
    /// its own connection.
    Connections,
    Esp(Transform),
    /// ESP with the paper's cipher. The library has no ESP transform with this cipher.
    EspCntImit,
}

impl Protocol {
    fn name(self) -> &'static str {
        match self {
            Self::Tls13(_) | Self::Connections => "TLS data phase",
            Self::Tls12(_) => "TLS data phase, CTR and OMAC",
            Self::Esp(_) => "ESP packet",
            Self::EspCntImit => "ESP packet, CNT and IMIT",
        }
    }
}

enum Sealer {
    Tls13(tls13::Sealer),
    Tls12(tls12::Sealer),
    Connections(Level),
    Esp(esp::Sealer),
    /// This sealer contains a prepared key and is large, so it is boxed.
    EspCntImit(Box<esp_cnt_imit::Sealer>),
}

impl Sealer {
    fn new(protocol: Protocol, level: Level) -> Result<Self> {
        Ok(match protocol {
            Protocol::Tls13(suite) => {
                Self::Tls13(tls13::Sealer::with_level(suite, level, &KEY, &IV[..suite.block_size()])?)
            }
            Protocol::Tls12(suite) => {
                Self::Tls12(tls12::Sealer::with_level(suite, level, &KEY, &SECOND, &IV[..suite.iv_size()])?)
            }
            Protocol::Connections => Self::Connections(level),
            Protocol::Esp(transform) => {
                let key = [7; 44];
                Self::Esp(esp::Sealer::with_level(transform, level, SPI, &key[..transform.key_size()])?)
            }
            Protocol::EspCntImit => Self::EspCntImit(Box::new(esp_cnt_imit::Sealer::with_level(level, SPI, &KEY)?)),
        })
    }

    /// Returns the number of bytes of a packet with this payload.
    fn len(&mut self, payload: usize) -> Result<usize> {
        let mut buffer = vec![0; payload + 64];
        let source = vec![0; payload];
        let mut packet = [Outgoing::copied(KIND, &source, &mut buffer)];
        self.seal(&mut packet)?;
        packet[0].result.clone().map(|sealed| sealed.packet.len())
    }

    fn seal(&mut self, packets: &mut [Outgoing<'_>]) -> Result<()> {
        match self {
            Self::Tls13(sealer) => sealer.seal(packets),
            Self::Tls12(sealer) => sealer.seal(packets),
            Self::Esp(sealer) => sealer.seal(packets),
            Self::Connections(level) => connection(*level, 0)?.seal(packets),
            Self::EspCntImit(sealer) => sealer.seal(packets),
        }
    }

    /// Seals the payloads in `source`. Each sealed payload has its place in `to`.
    fn run(&mut self, payload: usize, source: &[u8], to: &mut [u8], messages: usize) -> Result<()> {
        let len = to.len() / messages;
        let places = source.chunks_exact(payload).zip(to.chunks_exact_mut(len));
        let packets = places.map(|(payload, buffer)| Outgoing::copied(KIND, payload, buffer));
        match self {
            Self::Connections(level) => {
                let mut sealers = (0..messages).map(|i| connection(*level, i)).collect::<Result<Vec<_>>>()?;
                tls12::seal_many(&mut sealers.iter_mut().zip(packets).collect::<Vec<_>>())
            }
            _ => self.seal(&mut packets.collect::<Vec<_>>()),
        }
    }
}

/// Makes the sealer of a connection. Each connection has a different key.
fn connection(level: Level, number: usize) -> Result<tls12::Sealer> {
    let key = KEY.map(|byte| byte ^ number as u8);
    tls12::Sealer::with_level(tls12::Suite::Gost28147CntImit, level, &KEY, &key, &IV[..8])
}

const KEY: [u8; 32] = [0x3d; 32];
const SECOND: [u8; 32] = [0x5a; 32];
const IV: [u8; 16] = [3; 16];
const SPI: u32 = 1;
/// The type of the payload. In TLS, it means application data. In ESP, it is the number of the next header, for which
/// any value is possible here.
const KIND: u8 = 23;

/// Returns the protocols that are measured with this cipher, each with the number of bytes of a payload.
fn protocols<C: Ours>() -> Vec<(Protocol, usize)> {
    let all = match C::NAME {
        Gost28147::NAME => [(Protocol::Connections, &[1472, 16384][..]), (Protocol::EspCntImit, &[64, 1472])].to_vec(),
        Magma::NAME => modern(tls13::Suite::MagmaMgmL, tls12::Suite::MagmaCtrOmac, Transform::MagmaMgmKtree),
        _ => modern(tls13::Suite::KuznyechikMgmL, tls12::Suite::KuznyechikCtrOmac, Transform::KuznyechikMgmKtree),
    };
    all.into_iter().flat_map(|(protocol, sizes)| sizes.iter().map(move |bytes| (protocol, *bytes))).collect()
}

fn modern(tls13: tls13::Suite, tls12: tls12::Suite, transform: Transform) -> Vec<(Protocol, &'static [usize])> {
    vec![
        (Protocol::Tls13(tls13), &[16384]),
        (Protocol::Tls12(tls12), &[1472, 16384]),
        (Protocol::Esp(transform), &[64, 1472]),
    ]
}

/// Measures all protocols on one thread, with every kernel.
pub fn by_kernel<C: Ours>(lab: &mut Lab<'_>, messages: usize, seconds: f64) -> Outcome {
    for (protocol, bytes) in protocols::<C>() {
        let mut written = 0;
        let mut entrants = Vec::new();
        for kernel in C::kernels() {
            let (entrant, len) = entrant(protocol, kernel, messages, bytes)?;
            entrants.push(entrant);
            written = messages * len;
        }
        let work = Work { messages, ..Work::one(C::NAME, protocol.name(), bytes, Unit::CyclesPerByte, seconds)? };
        entrants::race(lab, &work, Aligned::filled(messages * bytes).bytes(), written, entrants)?;
    }
    Ok(())
}

/// Measures all protocols on the best kernel, with this number of threads. Each thread has its own connections.
pub fn by_threads<C: Ours>(lab: &mut Lab<'_>, threads: usize, messages: usize, seconds: Duration) -> Outcome {
    let kernels = C::kernels();
    let Some(kernel) = kernels.first() else { return Ok(()) };
    for (protocol, bytes) in protocols::<C>() {
        let counts = crew::parts(messages, threads, 1);
        let (mut by_part, mut len) = (Vec::new(), 0);
        for count in &counts {
            let (entrant, of_packet) = entrant(protocol, kernel, *count, bytes)?;
            by_part.push(vec![entrant]);
            len = of_packet;
        }
        let [from, into] = [bytes, len].map(|size| counts.iter().map(|count| count * size).collect::<Vec<_>>());
        let crew = Arc::new(Crew::new(threads)?);
        let entrants = threads::spread(&crew, &from, &into, by_part);
        let (algorithm, operation) = (C::NAME.to_owned(), protocol.name().to_owned());
        let work = Work { algorithm, operation, threads, messages, bytes, unit: Unit::MbPerSecond, seconds };
        entrants::race(lab, &work, Aligned::filled(messages * bytes).bytes(), messages * len, entrants)?;
    }
    Ok(())
}

fn entrant(protocol: Protocol, kernel: &'static str, messages: usize, bytes: usize) -> Outcome<(Entrant, usize)> {
    let level = kernel.parse()?;
    let mut sealer = Sealer::new(protocol, level)?;
    let (len, mut calls) = (sealer.len(bytes)?, 0);
    let run = Box::new(move |source: &[u8], to: &mut [u8]| {
        // The outputs of the first calls of all entrants are compared, so each of these calls begins with the same
        // sequence number. Later calls continue with the next numbers.
        if calls < entrants::COMPARED {
            (sealer, calls) = (Sealer::new(protocol, level)?, calls + 1);
        }
        Ok(sealer.run(bytes, source, to, messages)?)
    });
    Ok((Entrant { owner: owner::OURS, variant: kernel.to_owned(), run }, len))
}
