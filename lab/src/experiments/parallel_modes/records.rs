//! What protocols make of the modes: records of TLS and packets of ESP with their headers, keys and numbers, sealed by
//! one call for many of them, from buffer to buffer.
use super::threads;
use crate::{
    experiment::{
        Lab,
        crew::{self, Crew},
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

/// The protocols of the paper, with today's suites of the same ciphers.
pub const TLS: &str = "TLS data phase";
pub const ESP: &str = "ESP packet";

enum Sealer {
    Tls13(tls13::Sealer),
    Esp(esp::Sealer),
    /// With CNT and IMIT records depend on those before: a connection for each record.
    Connections(Level),
}

impl Sealer {
    fn new<C: Ours>(protocol: &str, level: Level) -> Result<Self> {
        Ok(match (protocol, C::NAME) {
            (TLS, Gost28147::NAME) => Self::Connections(level),
            (TLS, Magma::NAME) => {
                Self::Tls13(tls13::Sealer::with_level(tls13::Suite::MagmaMgmL, level, &KEY, &[3; 8])?)
            }
            (TLS, _) => Self::Tls13(tls13::Sealer::with_level(tls13::Suite::KuznyechikMgmL, level, &KEY, &[3; 16])?),
            (_, Magma::NAME) => Self::Esp(esp::Sealer::with_level(Transform::MagmaMgmKtree, level, 1, &[7; 36])?),
            _ => Self::Esp(esp::Sealer::with_level(Transform::KuznyechikMgmKtree, level, 1, &[7; 44])?),
        })
    }

    /// Bytes of a packet.
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
            Self::Esp(sealer) => sealer.seal(packets),
            Self::Connections(level) => connection(*level, 0)?.seal(packets),
        }
    }

    /// Seals the payloads in `source`, each to its place in `to`.
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

/// The key of each connection differs.
fn connection(level: Level, number: usize) -> Result<tls12::Sealer> {
    let key = KEY.map(|byte| byte ^ number as u8);
    tls12::Sealer::with_level(tls12::Suite::Gost28147CntImit, level, &KEY, &key, &[3; 8])
}

const KEY: [u8; 32] = [0x3d; 32];
/// Application data.
const KIND: u8 = 23;

/// What is measured with this cipher: the protocol, and the bytes of a payload.
pub fn protocols<C: Ours>() -> Vec<(&'static str, usize)> {
    match C::NAME {
        Gost28147::NAME => vec![(TLS, 1472), (TLS, 16384)],
        _ => vec![(TLS, 16384), (ESP, 64), (ESP, 1472)],
    }
}

/// On one thread, by kernel.
pub fn by_kernel<C: Ours>(lab: &mut Lab<'_>, messages: usize, seconds: f64) -> Outcome {
    for (protocol, bytes) in protocols::<C>() {
        let mut written = 0;
        let mut entrants = Vec::new();
        for kernel in C::kernels() {
            let (entrant, len) = entrant::<C>(protocol, kernel, messages, bytes)?;
            entrants.push(entrant);
            written = messages * len;
        }
        let work = Work { messages, ..Work::one(C::NAME, protocol, bytes, Unit::CyclesPerByte, seconds)? };
        entrants::race(lab, &work, Aligned::filled(messages * bytes).bytes(), written, entrants)?;
    }
    Ok(())
}

/// On the best kernel, by the number of threads, each of which has connections of its own.
pub fn by_threads<C: Ours>(lab: &mut Lab<'_>, threads: usize, messages: usize, seconds: Duration) -> Outcome {
    let kernels = C::kernels();
    let Some(kernel) = kernels.first() else { return Ok(()) };
    for (protocol, bytes) in protocols::<C>() {
        let counts = crew::parts(messages, threads, 1);
        let (mut by_part, mut len) = (Vec::new(), 0);
        for count in &counts {
            let (entrant, of_packet) = entrant::<C>(protocol, kernel, *count, bytes)?;
            by_part.push(vec![entrant]);
            len = of_packet;
        }
        let [from, into] = [bytes, len].map(|size| counts.iter().map(|count| count * size).collect::<Vec<_>>());
        let crew = Arc::new(Crew::new(threads)?);
        let entrants = threads::spread(&crew, &from, &into, by_part);
        let (algorithm, operation) = (C::NAME.to_owned(), protocol.to_owned());
        let work = Work { algorithm, operation, threads, messages, bytes, unit: Unit::MbPerSecond, seconds };
        entrants::race(lab, &work, Aligned::filled(messages * bytes).bytes(), messages * len, entrants)?;
    }
    Ok(())
}

fn entrant<C: Ours>(protocol: &str, kernel: &'static str, messages: usize, bytes: usize) -> Outcome<(Entrant, usize)> {
    let level = kernel.parse()?;
    let mut sealer = Sealer::new::<C>(protocol, level)?;
    let len = sealer.len(bytes)?;
    let (protocol, mut calls) = (protocol.to_owned(), 0);
    let run = Box::new(move |source: &[u8], to: &mut [u8]| {
        // These calls are compared, so they begin with the same number. Later ones go on.
        if calls < entrants::COMPARED {
            (sealer, calls) = (Sealer::new::<C>(&protocol, level)?, calls + 1);
        }
        Ok(sealer.run(bytes, source, to, messages)?)
    });
    Ok((Entrant { owner: "fastgost", variant: kernel.to_owned(), run }, len))
}
