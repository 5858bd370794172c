//! The paper's formula. If the four encryptions in the compression function of GOST R 34.11-94 take a share s of its time
//! when they are done one after the other, doing them at once makes it about 1 / (0.25 s + (1 - s)) = 4 / (4 - 3 s) times
//! as fast.
use super::gost94::{Boxes, Encryptions, NormalForm, Parallel, Rows, Serial, Tables, Without, digest};
use crate::{
    experiment::{
        Lab,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
    rivals::{candidates::Run, entrants::Entrant, task::KEY},
};
use fastgost::{Gost28147, Level, Sbox, hash::Gost94, mac::Imit};
use fastgost_cli::Aligned;
use std::hint::black_box;

/// One encryption after the other: with tables, and in constant time.
pub const SERIAL: [&str; 2] = ["serial, tables", "serial, constant-time"];
/// All at once in general registers. (In vector registers, in constant time: the library's kernels.)
const AT_ONCE: &str = "four at once, tables";

/// As contestants of the hash functions.
pub fn entrants(rows: &Rows) -> Vec<Entrant> {
    fn entrant(variant: &str, encryptions: impl Encryptions + 'static) -> Entrant {
        let run: Run = Box::new(move |source, to| {
            to.copy_from_slice(&digest(&encryptions, source));
            Ok(())
        });
        Entrant { owner: "paper", variant: variant.to_owned(), run }
    }
    vec![
        entrant(SERIAL[0], Serial(Tables::new(rows))),
        entrant(SERIAL[1], Serial(NormalForm::new(rows))),
        entrant(AT_ONCE, Parallel(Tables::new(rows))),
    ]
}

/// The gain of four at once over one after the other, by the formula.
pub fn gain(s: f64) -> f64 {
    4.0 / (4.0 - 3.0 * s)
}

/// The same, if `s` is the share of the encryptions when they are already done at once.
pub fn gain_of_parallel(s: f64) -> f64 {
    1.0 + 3.0 * s
}

type OnMessage = Box<dyn Fn(&[u8])>;

/// The kernels that do the four encryptions in four lanes of a vector register, and one message's IMIT in a lane of the
/// same register.
fn vector_levels() -> impl Iterator<Item = Level> {
    Gost94::levels().filter(|level| level.constant_time() && *level != Level::Portable)
}

pub fn run(lab: &mut Lab<'_>, rows: &Rows, bytes: usize, seconds: f64) -> Outcome {
    let mut source = Aligned::filled(bytes);
    let source = &*source.bytes();
    // Different work has different names, so that no report compares it.
    let contestant = |owner: &'static str, variant: &str, work: [&str; 2], run: OnMessage| {
        let contestant = Contestant::new(owner, variant, move || {
            run(black_box(source));
            Ok(())
        });
        (work[0].to_owned(), work[1].to_owned(), contestant)
    };
    let hashing = ["gost94", OPERATION];
    fn hash(encryptions: impl Encryptions + 'static) -> OnMessage {
        Box::new(move |message| {
            black_box(digest(&encryptions, message));
        })
    }
    let mut each = vec![
        contestant("paper", "", ["gost94", "without the encryptions, for the formula"], hash(Without)),
        contestant("paper", SERIAL[0], hashing, hash(Serial(Tables::new(rows)))),
        contestant("paper", AT_ONCE, hashing, hash(Parallel(Tables::new(rows)))),
        contestant("paper", SERIAL[1], hashing, hash(Serial(NormalForm::new(rows)))),
    ];
    let sbox = Sbox::from_rows(rows)?;
    for level in vector_levels() {
        let (hash, imit) = (Gost94::with_level(level, &sbox)?, Imit::new(Gost28147::with_level(level, &KEY, &sbox)?));
        let digest = move |message: &[u8]| {
            let mut hash = hash.clone();
            hash.update(message);
            black_box(hash.finalize());
        };
        let tag = move |message: &[u8]| {
            let mut imit = imit.clone();
            imit.update(message);
            black_box(imit.finalize());
        };
        each.push(contestant("fastgost", level.name(), hashing, Box::new(digest)));
        each.push(contestant("fastgost", level.name(), ["gost28147", "mac, for the formula"], Box::new(tag)));
    }
    let work = Work::one("gost94", OPERATION, bytes, Unit::CyclesPerByte, seconds)?;
    let measured = lab.race_each(&work, each)?;
    let medians: Vec<_> = measured.iter().filter_map(|row| Some(row.summary?.median)).collect();
    let [without, tables, at_once, constant, kernels @ ..] = &medians[..] else {
        return Err("a measurement is not a number".into());
    };
    // Noise may make a part longer than the whole.
    let rest = |cost: &f64| (1.0 - without / cost).max(0.0);
    let mut found = vec![("tables".to_owned(), rest(tables), rest(at_once), tables / at_once)];
    for (level, pair) in vector_levels().zip(kernels.chunks_exact(2)) {
        let [hash, imit] = [pair[0], pair[1]];
        // A block of 32 bytes has four encryptions in four lanes, which take as long as one; so do two blocks of IMIT.
        let encryption = imit * 16.0 / 32.0;
        found.push((level.name().to_owned(), rest(constant), (encryption / hash).min(1.0), constant / hash));
    }
    for (variant, serial, parallel, measured_gain) in found {
        let figures = [
            ("share s, serial", serial),
            ("share s, four at once", parallel),
            ("4/(4-3s) from the serial one", gain(serial)),
            ("the same from four at once, 1+3s", gain_of_parallel(parallel)),
            ("measured gain", measured_gain),
        ];
        for (name, value) in figures {
            let row = lab.row("paper", "gost94", &format!("formula: {name}"), &variant);
            let core_ghz = measured[0].core_ghz;
            lab.add(Row { core_ghz, bytes, unit: Unit::Times, summary: Summary::of(&[value]), ..row })?;
        }
    }
    Ok(())
}

const OPERATION: &str = "hash, for the formula";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_papers_formula() {
        for s in [0.0, 0.25, 0.5, 0.9, 1.0] {
            assert!((gain(s) - 1.0 / (0.25 * s + (1.0 - s))).abs() < 1e-12);
            // The share that is left once the encryptions take a quarter of their time.
            let left = 0.25 * s / (0.25 * s + (1.0 - s));
            assert!((gain_of_parallel(left) - gain(s)).abs() < 1e-12);
        }
        assert!((gain(0.8) - 2.5).abs() < 1e-12);
    }
}
