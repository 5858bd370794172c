//! The participants in a race. Each participant has a key. The outputs of all participants are compared before anything
//! is measured.
use super::candidates::{Candidate, Run};
use crate::{
    experiment::{
        Lab,
        race::{Contestant, Work},
        table::Row,
    },
    pair::Outcome,
};
use fastgost_cli::Aligned;
use std::{
    cell::RefCell,
    hash::{DefaultHasher, Hasher},
    hint::black_box,
};

/// A participant with its key.
pub struct Entrant {
    pub owner: &'static str,
    pub variant: String,
    pub run: Run,
}

impl Entrant {
    /// Makes a participant. A participant that rejects the key fails when it runs, and is then excluded.
    pub fn of(candidate: &Candidate, key: &[u8; 32]) -> Self {
        let run = (candidate.make)(key).unwrap_or_else(|e| {
            let why = e.to_string();
            Box::new(move |_, _| Err(why.as_str().into()))
        });
        Self { owner: candidate.owner, variant: candidate.variant.clone(), run }
    }

    pub fn of_all(candidates: &[Candidate], key: &[u8; 32]) -> Vec<Self> {
        candidates.iter().map(|candidate| Self::of(candidate, key)).collect()
    }

    /// Changes the participant so that it processes many messages, one after the other.
    pub fn on_many(mut self, messages: usize) -> Self {
        let mut one = self.run;
        self.run = Box::new(move |source, to| {
            let (from, into) = (source.len() / messages, to.len() / messages);
            for (source, to) in source.chunks_exact(from).zip(to.chunks_exact_mut(into)) {
                one(source, to)?;
            }
            Ok(())
        });
        self
    }
}

/// Measures all participants in turn, on the same buffers. Each participant writes `written` bytes.
pub fn race(
    lab: &mut Lab<'_>,
    work: &Work,
    source: &[u8],
    written: usize,
    entrants: Vec<Entrant>,
) -> Outcome<Vec<Row>> {
    race_into(lab, work, source, Aligned::new(written).bytes(), entrants)
}

/// Does the same as `race`, but the participants write into `to`.
pub fn race_into(
    lab: &mut Lab<'_>,
    work: &Work,
    source: &[u8],
    to: &mut [u8],
    entrants: Vec<Entrant>,
) -> Outcome<Vec<Row>> {
    let entrants = agreeing(lab, work, source, to, entrants)?;
    let to = &RefCell::new(to);
    let contestants = entrants.into_iter().map(|mut entrant| {
        Contestant::new(entrant.owner, entrant.variant, move || {
            (entrant.run)(black_box(source), black_box(&mut to.borrow_mut()[..]))
        })
    });
    lab.race_rows(work, contestants.collect())
}

/// Returns the participants whose output agrees with our output in two runs. Our output is the output of the first
/// participant. The second run shows whether each call begins anew, and does not continue where the first call ended.
/// Participants with another output are excluded. If no other participant agrees with the first participant, or if
/// fewer than half of all participants have its output, all are excluded, because then nobody knows which output is
/// wrong.
pub fn agreeing(
    lab: &mut Lab<'_>,
    work: &Work,
    source: &[u8],
    to: &mut [u8],
    mut entrants: Vec<Entrant>,
) -> Outcome<Vec<Entrant>> {
    lab.stage(&format!("{} {}, {} B x {}: comparison", work.algorithm, work.operation, work.bytes, work.messages));
    let found: Vec<_> = entrants.iter_mut().map(|entrant| written_twice(entrant, source, to)).collect();
    // A participant that fails does not take part in this vote.
    let hashes: Vec<_> = found.iter().flatten().collect();
    let same = hashes.iter().filter(|hash| **hash == hashes[0]).count();
    let doubtful = same < hashes.len() && (same == 1 || 2 * same < hashes.len());
    let mut agreeing = Vec::new();
    for (entrant, found) in entrants.into_iter().zip(&found) {
        let why = match found {
            Ok(_) if doubtful => "is not measured, because too few agree with the first",
            Ok(hash) if hash != hashes[0] => "computes something different from the first",
            Ok(_) => {
                agreeing.push(entrant);
                continue;
            }
            Err(why) => why,
        };
        lab.leave_out(work, entrant.owner, &entrant.variant, why)?;
    }
    Ok(agreeing)
}

/// The number of runs of a participant that are compared before the measurement.
pub const COMPARED: usize = 2;

/// Returns a hash of a participant's output. The output itself is not kept, because it may have a gigabyte, and would
/// need another buffer of this size.
fn written_twice(entrant: &mut Entrant, source: &[u8], to: &mut [u8]) -> Result<u64, String> {
    let mut over = |before: u8| {
        to.fill(before);
        (entrant.run)(source, to).map_err(|e| format!("fails: {e}"))?;
        let mut hasher = DefaultHasher::new();
        hasher.write(to);
        Ok::<_, String>(hasher.finish())
    };
    // A byte that the participant does not write differs between the two runs, because the buffer was filled
    // differently.
    let (first, second) = (over(0)?, over(0xff)?);
    if first == second {
        Ok(first)
    } else {
        Err("computes something different the second time, or leaves bytes unwritten".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{
            Common, Failed,
            table::{self, Unit},
        },
        experiments::RIVALS,
        rivals::task::KEY,
    };

    fn entrant(variant: &str, byte: u8, fills: usize) -> Entrant {
        let run: Run = Box::new(move |source, to| {
            to[..fills].fill(byte ^ source[0]);
            Ok(())
        });
        Entrant { owner: "rival", variant: variant.to_owned(), run }
    }

    /// Returns three results: the participants that remain, the experiment's error at its end, and the rows of its
    /// file.
    fn left(entrants: Vec<Entrant>) -> (Vec<String>, String, Vec<Row>) {
        let dir = tempfile::tempdir().unwrap();
        let common = Common { out: Some(dir.path().into()), ..Common::default() };
        let mut text = Vec::new();
        let mut lab = Lab::open(&RIVALS, &common, &mut text).unwrap();
        let work = Work::one("magma", "sums", 1, Unit::Cycles, 0.0).unwrap();
        let agreeing = agreeing(&mut lab, &work, &[1], &mut [0; 8], entrants).unwrap();
        let error = lab.finish().err().map_or_else(String::new, |e| {
            assert!(e.is::<Failed>());
            e.to_string()
        });
        let rows = table::read(&dir.path().join("rivals.csv")).unwrap().rows;
        (agreeing.into_iter().map(|e| e.variant).collect(), error, rows)
    }

    #[test]
    fn who_computes_something_else_is_left_out_and_named() {
        let ours = |variant, byte| Entrant { owner: "fastgost", ..entrant(variant, byte, 8) };
        let (agreeing, error, rows) = left(vec![ours("fast", 7), entrant("a", 7, 8)]);
        assert_eq!((agreeing, error, rows), (vec!["fast".to_owned(), "a".to_owned()], String::new(), Vec::new()));

        let mut calls = 0;
        let run: Run = Box::new(move |_, to| {
            calls += 1;
            to.fill(5 + calls);
            Ok(())
        });
        let again = Entrant { owner: "rival", variant: "again".into(), run };
        let broken = Candidate::new("rival", "broken", |_| Err("no such key".into()));
        let all = vec![
            ours("fast", 7),
            ours("slow", 6),
            entrant("other", 6, 8),
            entrant("short", 7, 7),
            entrant("good", 7, 8),
            again,
            Entrant::of(&broken, &KEY),
        ];
        let (agreeing, error, rows) = left(all);
        assert_eq!(agreeing, ["fast", "good"]);
        let expected = [
            ("fastgost slow", "computes something different from the first"),
            ("rival other", "computes something different from the first"),
            ("rival short", "computes something different the second time, or leaves bytes unwritten"),
            ("rival again", "computes something different the second time, or leaves bytes unwritten"),
            ("rival broken", "fails: no such key"),
        ];
        let expected = expected.map(|(who, why)| format!("excluded from magma sums, 1 B x 1, 1 threads: {who} {why}"));
        assert_eq!(error, format!("rivals: {}", expected.join("; ")));
        let rows: Vec<_> = rows.iter().map(|r| (&*r.variant, &*r.operation, r.bytes, r.unit)).collect();
        let wrong = ["slow", "other", "short", "again", "broken"].map(|variant| (variant, "sums", 1, Unit::Wrong));
        assert_eq!(rows, wrong);
    }

    #[test]
    fn of_two_who_differ_none_is_measured() {
        let ours = || Entrant { owner: "fastgost", ..entrant("ours", 7, 8) };
        let (agreeing, error, rows) = left(vec![ours(), entrant("a", 6, 8), entrant("b", 6, 8)]);
        assert!(
            agreeing.is_empty() && error.contains("fastgost ours is not measured, because too few agree"),
            "{error}"
        );
        assert!(rows.len() == 3 && rows.iter().all(|r| r.unit == Unit::Wrong));
        // Our two participants agree with each other, but they are not a majority of the five.
        let all = vec![ours(), ours(), entrant("a", 6, 8), entrant("b", 6, 8), entrant("c", 6, 8)];
        assert!(left(all).0.is_empty());
        // The failure of one participant does not exclude other participants.
        let fails = |owner| Entrant { owner, variant: "fails".into(), run: Box::new(|_, _| Err("no".into())) };
        assert_eq!(left(vec![ours(), fails("rival")]).0, ["ours"]);
        assert_eq!(left(vec![fails("fastgost"), ours(), entrant("a", 7, 8)]).0, ["ours", "a"]);
    }

    #[test]
    fn many_messages_are_one_after_the_other() {
        let mut to = [0; 6];
        (entrant("a", 0, 2).on_many(3).run)(&[1, 0, 2, 0, 3, 0], &mut to).unwrap();
        assert_eq!(to, [1, 1, 2, 2, 3, 3]);
    }
}
