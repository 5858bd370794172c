//! Implementations of others beside ours: crates, and libraries that are found at run time.
//!
//! ```text
//! let rivals = Rivals::find();
//! rivals.announce(lab, &["kuznyechik"])?;                         // those that the machine lacks
//! let task = Task { algorithm: "kuznyechik", operation: "ctr", .. };
//! let mut all = vec![ours::run(&task, None)?];
//! all.extend(rivals.of(&task)?);
//! race(lab, &work, all)?;                                         // compared, then measured in turn
//! ```
pub mod bn;
pub mod engine;
pub mod evp;
pub mod gcrypt;
pub mod gmp;
pub mod hogweed;
mod load;
pub mod nettle;
pub mod openssl;
pub mod ours;
pub mod rustcrypto;
pub mod sign;

use crate::{
    experiment::{
        Lab,
        race::{Contestant, Work},
    },
    pair::Outcome,
};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box};

/// What is to be done with a message.
#[derive(Clone, Copy, Debug)]
pub struct Task<'t> {
    /// `kuznyechik`, `magma`, `gost28147` (with the S-boxes of TC 26), `streebog256`, `streebog512`, `gost94`, `gost94-test`.
    pub algorithm: &'t str,
    /// `ecb encrypt`, `ecb decrypt`, the same with `cbc` and `cfb`, `ctr` (of GOST 28147-89 its gamma mode), `mac` (OMAC, and
    /// IMIT of GOST 28147-89), `pmac`; with `, meshing` at the end, CryptoPro key meshing; `hash`.
    pub operation: &'t str,
    pub key: &'t [u8; 32],
    /// As many of its bytes are taken as the operation needs.
    pub iv: &'t [u8; 16],
}

/// One who does it: every call is a whole message, from the beginning, under a key that is ready. A cipher writes as many bytes
/// as it reads; a code is written to the beginning of the destination.
pub struct Rival<'a> {
    pub owner: &'static str,
    pub variant: String,
    pub run: Box<dyn FnMut(&[u8], &mut [u8]) -> Outcome + 'a>,
}

impl<'a> Rival<'a> {
    pub fn new(owner: &'static str, run: impl FnMut(&[u8], &mut [u8]) -> Outcome + 'a) -> Self {
        Self { owner, variant: String::new(), run: Box::new(run) }
    }
}

/// Those that this machine has.
pub struct Rivals {
    engine: Option<evp::Evp>,
    gcrypt: Option<gcrypt::Gcrypt>,
    nettle: Option<nettle::Nettle>,
}

impl Rivals {
    pub fn find() -> Self {
        Self { engine: evp::Evp::find(), gcrypt: gcrypt::Gcrypt::find(), nettle: nettle::Nettle::find() }
    }

    /// A row for each that is absent and would have one of the algorithms.
    pub fn announce(&self, lab: &mut Lab<'_>, algorithms: &[&str]) -> Outcome {
        let all = [
            (evp::OWNER, self.engine.is_some(), evp::ALGORITHMS),
            (gcrypt::OWNER, self.gcrypt.is_some(), gcrypt::ALGORITHMS),
            (nettle::OWNER, self.nettle.is_some(), nettle::ALGORITHMS),
        ];
        for (owner, _, has) in all.iter().filter(|(_, there, _)| !there) {
            for algorithm in algorithms.iter().filter(|a| has.contains(a)) {
                lab.absent(owner, algorithm)?;
            }
        }
        Ok(())
    }

    /// All that can do it.
    pub fn of<'a>(&'a self, task: &Task<'_>) -> Outcome<Vec<Rival<'a>>> {
        let mut all = Vec::new();
        all.extend(rustcrypto::run(task)?);
        if let Some(engine) = &self.engine {
            all.extend(engine.run(task)?);
        }
        if let Some(gcrypt) = &self.gcrypt {
            all.extend(gcrypt.run(task)?);
        }
        if let Some(nettle) = &self.nettle {
            all.extend(nettle.run(task)?);
        }
        Ok(all)
    }
}

/// Gives all of them the same message of `work.bytes` bytes, refuses what differs from the first one's result, and measures
/// them in turn over one buffer.
pub fn race(lab: &mut Lab<'_>, work: &Work, mut all: Vec<Rival<'_>>) -> Outcome {
    compare(work, &mut all)?;
    let (mut source, destination) = (Aligned::filled(work.bytes), RefCell::new(Aligned::new(room(work.bytes))));
    let (source, destination) = (&*source.bytes(), &destination);
    let contestants = all.into_iter().map(|mut one| {
        let run = move || (one.run)(black_box(source), black_box(to(&mut destination.borrow_mut(), source.len())));
        Contestant::new(one.owner, one.variant, run)
    });
    lab.race(work, contestants.collect())
}

/// Twice: the second call must not go on where the first one ended.
fn compare(work: &Work, all: &mut [Rival<'_>]) -> Outcome {
    let mut source = Aligned::filled(work.bytes);
    let mut expected = Vec::new();
    for one in all {
        let who = format!("{} {}, {} bytes, {} {}", work.algorithm, work.operation, work.bytes, one.owner, one.variant);
        for _ in 0..2 {
            let mut result = Aligned::new(room(work.bytes));
            (one.run)(source.bytes(), to(&mut result, work.bytes)).map_err(|e| format!("{}: {e}", who.trim()))?;
            let result = result.bytes();
            if expected.is_empty() {
                expected = result.to_vec();
            } else if *result != expected {
                return Err(format!("{}: its result differs from ours", who.trim()).into());
            }
        }
    }
    Ok(())
}

/// A code may be longer than its message.
fn room(bytes: usize) -> usize {
    bytes.max(CODE)
}

fn to(destination: &mut Aligned, bytes: usize) -> &mut [u8] {
    &mut destination.bytes()[..room(bytes)]
}

/// A code of any size to its place.
fn put(destination: &mut [u8], code: &[u8]) -> Outcome {
    let place = destination.get_mut(..code.len()).ok_or("the buffer is shorter than the code")?;
    place.copy_from_slice(code);
    Ok(())
}

/// Bytes of the longest.
const CODE: usize = 64;
