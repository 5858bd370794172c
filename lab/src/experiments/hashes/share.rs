//! The paper's formula. The compression function of GOST R 34.11-94 has four encryptions. Let s be their share of the
//! time if they are done one after the other. If all four are done at once, the function is about 1 / (0.25 s + (1 -
//! s)) = 4 / (4 - 3 s) times as fast.
//!
//! To measure the share, the same machine code does the set of four encryptions once, twice and three times. Each
//! set encrypts the results of the previous set. The time that a further set adds is the cost of the encryptions. A
//! measurement without the encryptions would measure other code, because the compiler and the CPU would arrange the
//! rest differently.
use super::gost94::{Chained, Encryptions, Parallel, Repeated, Serial, digest};
use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    experiments::{
        gost28147::{Boxes, NormalForm, Rows, Tables},
        parallel_modes::estimate::speed_up,
    },
    pair::Outcome,
    rivals::{candidates::Run, entrants::Entrant},
};
use fastgost::{Sbox, hash::Gost94};
use fastgost_cli::Aligned;
use std::{array, hint::black_box};

/// The variants that do one encryption after the other: with tables, and in constant time.
pub const SERIAL: [&str; 2] = ["serial, tables", "serial, constant-time"];

/// The kinds of S-boxes.
pub const BOXES: [&str; 2] = ["tables", "constant-time"];

/// Returns the lab's GOST R 34.11-94 as contestants in the races of hash functions.
pub fn entrants(rows: &Rows) -> Vec<Entrant> {
    fn entrant(variant: &str, encryptions: impl Encryptions + 'static) -> Entrant {
        let run: Run = Box::new(move |source, to| {
            to.copy_from_slice(&digest(&encryptions, source));
            Ok(())
        });
        Entrant { owner: owner::PAPER, variant: variant.to_owned(), run }
    }
    vec![
        entrant(SERIAL[0], Serial(Tables::new(rows))),
        entrant(SERIAL[1], Serial(NormalForm::new(rows))),
        entrant("four at once, tables", Parallel(Tables::new(rows))),
        entrant("four at once, constant-time", Parallel(NormalForm::new(rows))),
    ]
}

/// The orders of the encryptions. In `chained`, each encryption begins only when the previous encryption has ended. In
/// `serial`, they come one after the other in the program, and the CPU may overlap them. In `four at once`, the program
/// computes all four together.
pub const ORDERS: [&str; 3] = ["chained", "serial", "four at once"];

/// The numbers of sets of encryptions.
const SETS: [usize; 3] = [1, 2, 3];

type OnMessage = Box<dyn Fn(&[u8])>;

pub fn run(lab: &mut Lab<'_>, rows: &Rows, bytes: usize, seconds: f64) -> Outcome {
    one::<Tables>(lab, BOXES[0], rows, bytes, seconds, kernels(rows)?)?;
    one::<NormalForm>(lab, BOXES[1], rows, bytes, seconds, kernels(rows)?)
}

/// Returns the library's constant-time kernels, each with the name of its level.
fn kernels(rows: &Rows) -> Outcome<Vec<(&'static str, OnMessage)>> {
    let mut kernels: Vec<(&str, OnMessage)> = Vec::new();
    let sbox = Sbox::from_rows(rows)?;
    for level in Gost94::levels().filter(|level| level.constant_time()) {
        let hash = Gost94::with_level(level, &sbox)?;
        let digest = move |message: &[u8]| {
            let mut hash = hash.clone();
            hash.update(message);
            black_box(hash.finalize());
        };
        kernels.push((level.name(), Box::new(digest)));
    }
    Ok(kernels)
}

/// Measures all orders with one kind of S-boxes. The library's kernels, which do the encryptions at once, also take
/// part.
fn one<B: Boxes + 'static>(
    lab: &mut Lab<'_>,
    boxes: &str,
    rows: &Rows,
    bytes: usize,
    seconds: f64,
    kernels: Vec<(&str, OnMessage)>,
) -> Outcome {
    let mut source = Aligned::filled(bytes);
    let source = &*source.bytes();
    let contestant = |owner: &'static str, variant: &str, operation: &str, run: OnMessage| {
        let contestant = Contestant::new(owner, variant, move || {
            run(black_box(source));
            Ok(())
        });
        ("gost94".to_owned(), operation.to_owned(), contestant)
    };
    let mut each = Vec::new();
    for order in ORDERS {
        for sets in SETS {
            let run = match order {
                "chained" => repeated(Chained::new(B::new(rows)), sets),
                "serial" => repeated(Serial(B::new(rows)), sets),
                _ => repeated(Parallel(B::new(rows)), sets),
            };
            // Different numbers of sets are different work. So they have different names, and no report compares them.
            let operation = if sets == 1 { OPERATION.to_owned() } else { format!("{OPERATION}, {sets} sets") };
            each.push(contestant(owner::PAPER, &format!("{order}, {boxes}"), &operation, run));
        }
    }
    let levels: Vec<_> = kernels.iter().map(|(level, _)| *level).collect();
    each.extend(kernels.into_iter().map(|(level, run)| contestant(owner::OURS, level, OPERATION, run)));
    let work = Work::one("gost94", OPERATION, bytes, Unit::CyclesPerByte, seconds)?;
    let measured = lab.race_each(&work, each)?;

    let core_ghz = measured[0].core_ghz;
    let mut add = |name: &str, variant: &str, of_round: &dyn Fn(usize) -> f64| {
        let samples: Vec<_> = (0..measured[0].samples.len()).map(of_round).collect();
        let row = lab.row(owner::PAPER, "gost94", &formula(name), variant);
        lab.add(Row { core_ghz, bytes, unit: Unit::Times, summary: Summary::of(&samples), samples, ..row })
    };
    let of_order =
        |order: usize, round: usize| Sets(array::from_fn(|sets| measured[order * SETS.len() + sets].samples[round]));
    let at_once = |round| of_order(ORDERS.len() - 1, round);
    for (i, order) in ORDERS.iter().enumerate() {
        let variant = format!("{order}, {boxes}");
        let here = |round| of_order(i, round);
        add(SHARE, &variant, &|round| here(round).share())?;
        add("third set over second", &variant, &|round| here(round).evenness())?;
        if i + 1 == ORDERS.len() {
            continue;
        }
        let k = |round| here(round).encryptions() / at_once(round).encryptions();
        add(FOUR, &variant, &|round| speed_up(here(round).share(), 4.0))?;
        add(GAIN, &variant, &k)?;
        add("k/(k-(k-1)s)", &variant, &|round| speed_up(here(round).share(), k(round)))?;
        add(MEASURED, &variant, &|round| here(round).0[0] / at_once(round).0[0])?;
        for (kernel, level) in levels.iter().enumerate() {
            let samples = &measured[ORDERS.len() * SETS.len() + kernel].samples;
            add(MEASURED, &format!("{variant}, to {level}"), &|round| here(round).0[0] / samples[round])?;
        }
    }
    Ok(())
}

const OPERATION: &str = "hash, for the formula";
/// Returns the operation's name in rows for a figure of the formula.
pub fn formula(figure: &str) -> String {
    format!("formula: {figure}")
}
pub const SHARE: &str = "share s";
pub const GAIN: &str = "k, what the encryptions gain";
/// The paper's formula.
pub const FOUR: &str = "4/(4-3s)";
pub const MEASURED: &str = "measured gain";

/// Makes a function that hashes with `sets` sets of encryptions. All numbers of sets use the same machine code.
#[inline(never)]
fn repeated(encryptions: impl Encryptions + 'static, sets: usize) -> OnMessage {
    let repeated = Repeated::new(encryptions, sets);
    Box::new(move |message| {
        black_box(digest(&repeated, message));
    })
}

/// The times with one, two and three sets of encryptions.
#[derive(Clone, Copy)]
struct Sets([f64; 3]);

impl Sets {
    /// Returns the cost of a set.
    fn encryptions(self) -> f64 {
        (self.0[2] - self.0[0]) / 2.0
    }

    /// Returns the share of the encryptions in the time with one set.
    fn share(self) -> f64 {
        self.encryptions() / self.0[0]
    }

    /// Returns the cost of the third set divided by the cost of the second set. The result is 1 if the time is linear
    /// in the number of sets.
    fn evenness(self) -> f64 {
        (self.0[2] - self.0[1]) / (self.0[1] - self.0[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In these figures, the hash takes 100 cycles if the encryptions are done one after the other, and the encryptions
    /// take 80 of these cycles. If they are done at once, they take 20 cycles.
    #[test]
    fn the_share_of_a_set() {
        let (serial, at_once) = (Sets([100.0, 180.0, 260.0]), Sets([40.0, 60.0, 80.0]));
        assert_eq!((serial.share(), serial.evenness(), at_once.share()), (0.8, 1.0, 0.5));
        let k = serial.encryptions() / at_once.encryptions();
        assert_eq!((k, serial.0[0] / at_once.0[0]), (4.0, 2.5));
        assert!((speed_up(serial.share(), k) - 2.5).abs() < 1e-12);
        assert_eq!(Sets([100.0, 180.0, 220.0]).evenness(), 0.5);
    }
}
