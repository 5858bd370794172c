//! Measures many packets per call. Either all packets are under one key, or the key changes after a few packets, and
//! each key must be prepared.
use crate::{
    experiment::{
        Lab, owner,
        race::Work,
        table::{Row, Unit},
    },
    experiments::ours::{self, Ours},
    pair::Outcome,
    rivals::{
        candidates::Run,
        entrants::{self, Entrant},
        task::{IV, KEY, Operation, second},
    },
};
use fastgost::batch::{Keys, Message, Packet};
use fastgost_cli::Aligned;

/// Packets that all have the same size.
#[derive(Clone, Copy)]
pub struct Packets {
    pub operation: Operation,
    pub messages: usize,
    pub bytes: usize,
}

impl Packets {
    /// The total number of bytes.
    fn all(self) -> usize {
        self.messages * self.bytes
    }

    fn written<C: Ours>(self) -> usize {
        self.messages * self.operation.written(self.bytes, C::TAG)
    }

    fn work<C: Ours>(self, operation: &str, seconds: f64) -> Outcome<Work> {
        let Self { messages, bytes, .. } = self;
        Ok(Work { messages, ..Work::one(C::NAME, operation, bytes, Unit::CyclesPerByte, seconds)? })
    }
}

/// Measures packets under one key.
pub fn one_key<C: Ours>(lab: &mut Lab<'_>, packets: Packets, seconds: f64) -> Outcome<Vec<Row>> {
    let Packets { operation, messages, .. } = packets;
    let mut entrants = Vec::new();
    for kernel in C::kernels() {
        entrants.push(batch::<C>(packets, kernel)?);
    }
    for (i, mut entrant) in ours::entrants::<C>(operation, 0, &KEY)?.into_iter().enumerate() {
        let is_ours = entrant.owner == owner::OURS;
        // Our best kernel also runs without the batch. This shows the gain from the batch, and that both have the same
        // results.
        if is_ours && i > 0 {
            continue;
        }
        if is_ours {
            entrant.variant += " one by one";
        }
        entrants.push(entrant.on_many(messages));
    }
    let mut source = Aligned::filled(packets.all());
    let work = packets.work::<C>(operation.name(), seconds)?;
    entrants::race(lab, &work, source.bytes(), packets.written::<C>(), entrants)
}

/// Makes an entrant that processes all packets in one call of our `batch`, under one key.
pub fn batch<C: Ours>(packets: Packets, kernel: &str) -> Outcome<Entrant> {
    let keys = Ready::<C>::new(packets.operation, kernel, &[&KEY])?;
    let run = in_place(packets, move |packets, source, to| keys.run(packets, usize::MAX, source, to));
    Ok(Entrant { owner: owner::OURS, variant: kernel.to_owned(), run })
}

/// Measures packets under keys that change after `every` packets. The preparation of the keys is part of the work.
pub fn changing_keys<C: Ours>(lab: &mut Lab<'_>, packets: Packets, every: usize, seconds: f64) -> Outcome<Vec<Row>> {
    let operation = packets.operation;
    let masters: Vec<[u8; 32]> = (0..packets.messages.div_ceil(every)).map(|i| KEY.map(|b| b ^ i as u8)).collect();
    let mut entrants = Vec::new();
    for kernel in C::kernels() {
        let masters = masters.clone();
        let run = in_place(packets, move |packets, source, to| {
            let masters: Vec<_> = masters.iter().collect();
            Ready::<C>::new(packets.operation, kernel, &masters)?.run(packets, every, source, to)
        });
        entrants.push(Entrant { owner: owner::OURS, variant: kernel.to_owned(), run });
    }
    for (i, mut candidate) in ours::all::<C>(operation, 0)?.into_iter().enumerate() {
        let is_ours = candidate.owner == owner::OURS;
        if is_ours && i > 0 {
            continue;
        }
        if is_ours {
            candidate.variant += " one by one";
        }
        let (owner, variant, masters) = (candidate.owner, candidate.variant.clone(), masters.clone());
        let run: Run = Box::new(move |source, to| {
            let (from, into) = (every * packets.bytes, every * to.len() / packets.messages);
            for ((source, to), master) in source.chunks(from).zip(to.chunks_mut(into)).zip(&masters) {
                let mut run = (candidate.make)(master)?;
                let into = into / every;
                for (source, to) in source.chunks_exact(packets.bytes).zip(to.chunks_exact_mut(into)) {
                    run(source, to)?;
                }
            }
            Ok(())
        });
        entrants.push(Entrant { owner, variant, run });
    }
    let mut source = Aligned::filled(packets.all());
    let name = format!("{}, a key every {every}", operation.name());
    entrants::race(lab, &packets.work::<C>(&name, seconds)?, source.bytes(), packets.written::<C>(), entrants)
}

/// Makes a function from `run`, which works in place like our `batch`. All other contestants work from one buffer to
/// another. So in every call, the new function first copies the packets (except for a MAC), and the copy is part of the
/// measured time.
fn in_place(packets: Packets, mut run: impl FnMut(Packets, &[u8], &mut [u8]) -> Outcome + Send + 'static) -> Run {
    Box::new(move |source, to| {
        if packets.operation != Operation::Mac {
            let into = to.len() / packets.messages;
            for (source, to) in source.chunks_exact(packets.bytes).zip(to.chunks_exact_mut(into)) {
                to[..source.len()].copy_from_slice(source);
            }
        }
        run(packets, source, to)
    })
}

/// Prepared keys for an operation.
enum Ready<C: Ours> {
    Ctr(Vec<C>),
    Mac(Vec<C::Mac>),
    Both(Vec<C::Both>),
}

impl<C: Ours> Ready<C> {
    fn new(operation: Operation, kernel: &str, masters: &[&[u8; 32]]) -> Outcome<Self> {
        let ciphers = C::many(kernel, masters)?;
        Ok(match operation {
            Operation::Ctr => Self::Ctr(ciphers),
            Operation::Mac => Self::Mac(C::macs(ciphers)),
            Operation::CtrMac => {
                let seconds: Vec<_> = masters.iter().map(|master| second(master)).collect();
                let seconds: Vec<_> = seconds.iter().collect();
                Self::Both(C::both(ciphers, C::many(kernel, &seconds)?))
            }
            other => return Err(format!("packets: {:?}: not one of ctr, mac, ctr+mac", other.name()).into()),
        })
    }

    /// Processes the packets. Each key is for `every` packets. If there is only one key, it is for all packets.
    fn run(&self, packets: Packets, every: usize, source: &[u8], to: &mut [u8]) -> Outcome {
        let into = to.len() / packets.messages;
        let nonce = &IV[..C::NONCE];
        match self {
            Self::Ctr(all) => {
                let mut messages: Vec<_> = to.chunks_exact_mut(into).map(|data| Message::new(nonce, data)).collect();
                under(all, packets.messages, every, |keys| C::ctr_many(keys, &mut messages))
            }
            Self::Mac(all) => {
                let messages: Vec<_> = source.chunks_exact(packets.bytes).collect();
                under(all, packets.messages, every, |keys| {
                    C::mac_many(keys, &messages, |i, tag| to[i * into..][..into].copy_from_slice(&tag))
                })
            }
            Self::Both(all) => {
                let places = to.chunks_exact_mut(into).map(|place| place.split_at_mut(packets.bytes));
                let mut sealed: Vec<_> = places.map(|(data, tag)| Packet::new(nonce, &[], data, tag)).collect();
                under(all, packets.messages, every, |keys| C::both_many(keys, &mut sealed))
            }
        }
    }
}

fn under<K>(
    all: &[K],
    messages: usize,
    every: usize,
    run: impl FnOnce(Keys<'_, K>) -> fastgost::Result<()>,
) -> Outcome {
    match all {
        [one] => run(Keys::One(one))?,
        all => run(Keys::PerMessage(&(0..messages).map(|i| &all[i / every]).collect::<Vec<_>>()))?,
    }
    Ok(())
}
