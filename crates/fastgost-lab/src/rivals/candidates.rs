//! Implementations by algorithm and operation: what experiments put beside ours. A library that comes to the lab gets a line
//! in `SUPPLIERS` and is in every race from then on.
use super::{blake3, evp, gcrypt, nettle, rustcrypto};
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

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// As the registry calls it: `kuznyechik`, `magma`, `gost28147`, or a hash function's name.
    pub algorithm: &'a str,
    pub operation: Operation,
    /// In the stream of CTR, where it begins: whole blocks.
    pub at: u64,
}

/// Each is on one message, from its beginning: the IV is set anew in every call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    EcbEncrypt,
    EcbDecrypt,
    /// CNT of GOST 28147-89; with `IV`, as all that take one.
    Ctr,
    CbcDecrypt,
    CfbDecrypt,
    /// OMAC of a whole block, IMIT of 4 bytes.
    Mac,
    /// Ciphertext, and the code behind it. OMAC under the key `second` over IV, zeros up to a block, ciphertext; of GOST
    /// 28147-89 IMIT under the same key over the plaintext, encrypted by the keystream behind that of the data.
    CtrMac,
    Pmac,
    /// The hash code; there is no key.
    Hash,
    /// Of GOST 28147-89, with CryptoPro key meshing.
    CtrMeshing,
    CbcDecryptMeshing,
    CfbDecryptMeshing,
    MacMeshing,
}

impl Operation {
    pub const ALL: [Self; 13] = [
        Self::EcbEncrypt,
        Self::EcbDecrypt,
        Self::Ctr,
        Self::CbcDecrypt,
        Self::CfbDecrypt,
        Self::Mac,
        Self::CtrMac,
        Self::Pmac,
        Self::Hash,
        Self::CtrMeshing,
        Self::CbcDecryptMeshing,
        Self::CfbDecryptMeshing,
        Self::MacMeshing,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::EcbEncrypt => "ecb encrypt",
            Self::EcbDecrypt => "ecb decrypt",
            Self::Ctr => "ctr",
            Self::CbcDecrypt => "cbc decrypt",
            Self::CfbDecrypt => "cfb decrypt",
            Self::Mac => "mac",
            Self::CtrMac => "ctr+mac",
            Self::Pmac => "pmac",
            Self::Hash => "hash",
            Self::CtrMeshing => "ctr, meshing",
            Self::CbcDecryptMeshing => "cbc decrypt, meshing",
            Self::CfbDecryptMeshing => "cfb decrypt, meshing",
            Self::MacMeshing => "mac, meshing",
        }
    }

    pub fn named(name: &str) -> Outcome<Self> {
        let found = Self::ALL.into_iter().find(|o| o.name() == name);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::name);
            format!("operations: {name:?}: not one of {}", names.join(", ")).into()
        })
    }

    pub fn is_meshing(self) -> bool {
        self.name().ends_with(", meshing")
    }

    /// Bytes that it writes for a message of so many, if its code has so many.
    pub fn written(self, bytes: usize, code: usize) -> usize {
        match self {
            Self::EcbEncrypt | Self::EcbDecrypt | Self::Ctr | Self::CbcDecrypt | Self::CfbDecrypt => bytes,
            Self::CtrMeshing | Self::CbcDecryptMeshing | Self::CfbDecryptMeshing => bytes,
            Self::Mac | Self::MacMeshing | Self::Pmac | Self::Hash => code,
            Self::CtrMac => bytes + code,
        }
    }
}

/// From a message to what is written, all of which it fills.
pub type Run = Box<dyn FnMut(&[u8], &mut [u8]) -> Outcome + Send>;

pub type Make = Box<dyn Fn(&[u8; 32]) -> Outcome<Run> + Send + Sync>;

/// One who can do a task.
pub struct Candidate {
    pub owner: &'static str,
    pub variant: String,
    /// Prepares a key; of hash functions it does not matter.
    pub make: Make,
}

impl Candidate {
    pub fn new(
        owner: &'static str,
        variant: impl Into<String>,
        make: impl Fn(&[u8; 32]) -> Outcome<Run> + Send + Sync + 'static,
    ) -> Self {
        Self { owner, variant: variant.into(), make: Box::new(make) }
    }
}

/// A library beside ours.
pub struct Supplier {
    pub owner: &'static str,
    /// Whether this machine has it.
    pub present: fn() -> bool,
    /// What it has, if it may be absent.
    pub algorithms: &'static [&'static str],
    /// None for what it cannot do.
    pub candidates: fn(&Task<'_>) -> Outcome<Vec<Candidate>>,
}

pub static SUPPLIERS: &[Supplier] =
    &[rustcrypto::SUPPLIER, blake3::SUPPLIER, evp::SUPPLIER, gcrypt::SUPPLIER, nettle::SUPPLIER];

/// All rivals in a task.
pub fn rivals(task: &Task<'_>) -> Outcome<Vec<Candidate>> {
    let mut all = Vec::new();
    for supplier in SUPPLIERS.iter().filter(|s| (s.present)()) {
        all.extend((supplier.candidates)(task)?);
    }
    Ok(all)
}

/// Names those that the machine lacks.
pub fn tell_absent(lab: &mut Lab<'_>, algorithms: &[String]) -> Outcome {
    tell_absent_of(SUPPLIERS, lab, algorithms)
}

fn tell_absent_of(suppliers: &[Supplier], lab: &mut Lab<'_>, algorithms: &[String]) -> Outcome {
    for supplier in suppliers.iter().filter(|s| !(s.present)()) {
        for algorithm in algorithms.iter().filter(|a| supplier.algorithms.contains(&a.as_str())) {
            lab.absent(supplier.owner, algorithm)?;
        }
    }
    Ok(())
}

/// One who takes part: under a key.
pub struct Entrant {
    pub owner: &'static str,
    pub variant: String,
    pub run: Run,
}

impl Entrant {
    /// One that cannot take the key fails when it runs, and then is left out.
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

    /// On many messages, one after the other.
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

/// Measures all in turn, on the same buffers: all who are seen to write the same `written` bytes.
pub fn race(
    lab: &mut Lab<'_>,
    work: &Work,
    source: &[u8],
    written: usize,
    entrants: Vec<Entrant>,
) -> Outcome<Vec<Row>> {
    let mut to = Aligned::new(written);
    let entrants = agreeing(lab, work, source, to.bytes(), entrants)?;
    let to = RefCell::new(to);
    let contestants = entrants.into_iter().map(|mut entrant| {
        let to = &to;
        Contestant::new(entrant.owner, entrant.variant, move || {
            (entrant.run)(black_box(source), black_box(to.borrow_mut().bytes()))
        })
    });
    lab.race_rows(work, contestants.collect())
}

/// Those who write what the first, which is ours, writes, and write it again: a call does not go on where another one ended. The
/// others are left out; so are all if nobody agrees with the first, since then nobody knows who is wrong.
pub fn agreeing(
    lab: &mut Lab<'_>,
    work: &Work,
    source: &[u8],
    to: &mut [u8],
    mut entrants: Vec<Entrant>,
) -> Outcome<Vec<Entrant>> {
    lab.stage(&format!("{} {}, {} B x {}: comparison", work.algorithm, work.operation, work.bytes, work.messages));
    let found: Vec<_> = entrants.iter_mut().map(|entrant| written_twice(entrant, source, to)).collect();
    let first = found.first().and_then(|found| found.as_ref().ok());
    let differ = found.iter().flatten().any(|hash| Some(hash) != first);
    let alone = found.iter().flatten().filter(|hash| Some(*hash) == first).count() <= 1;
    let mut agreeing = Vec::new();
    for (entrant, found) in entrants.into_iter().zip(&found) {
        let why = match found {
            Ok(_) if differ && alone => "differs, and nobody agrees with ours",
            Ok(hash) if Some(hash) != first => "computes something else than the first",
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

/// A hash of what it writes, since all of a gigabyte would be one buffer more.
fn written_twice(entrant: &mut Entrant, source: &[u8], to: &mut [u8]) -> Result<u64, String> {
    let mut over = |before: u8| {
        to.fill(before);
        (entrant.run)(source, to).map_err(|e| format!("fails: {e}"))?;
        let mut hasher = DefaultHasher::new();
        hasher.write(to);
        Ok::<_, String>(hasher.finish())
    };
    // What it does not write is another thing the second time, too.
    let (first, second) = (over(0)?, over(0xff)?);
    if first == second { Ok(first) } else { Err("computes something else the second time".into()) }
}

/// The code's key of CTR+MAC.
pub fn second(key: &[u8; 32]) -> [u8; 32] {
    key.map(|byte| !byte)
}

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
/// CTR takes its first half a block, CBC and CFB its first block, CNT 8 bytes.
pub const IV: [u8; 16] = *b"\x12\x34\x56\x78\x90\xab\xce\xf0\xa1\xb2\xc3\xd4\xe5\xf0\x01\x12";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{
            Common, Failed,
            table::{self, Unit},
        },
        experiments::RIVALS,
    };

    fn entrant(variant: &str, byte: u8, fills: usize) -> Entrant {
        let run: Run = Box::new(move |source, to| {
            to[..fills].fill(byte ^ source[0]);
            Ok(())
        });
        Entrant { owner: "rival", variant: variant.to_owned(), run }
    }

    /// Who is left, what the experiment says at its end, and the rows of its file.
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
            ("fastgost slow", "computes something else than the first"),
            ("rival other", "computes something else than the first"),
            ("rival short", "computes something else the second time"),
            ("rival again", "computes something else the second time"),
            ("rival broken", "fails: no such key"),
        ];
        let expected = expected.map(|(who, why)| format!("magma sums, 1 B x 1, 1 threads: {who} {why}"));
        assert_eq!(error, format!("rivals: left out: {}", expected.join("; ")));
        let rows: Vec<_> = rows.iter().map(|r| (&*r.variant, &*r.operation, r.bytes, r.unit)).collect();
        let wrong = ["slow", "other", "short", "again", "broken"].map(|variant| (variant, "sums", 1, Unit::Wrong));
        assert_eq!(rows, wrong);
    }

    #[test]
    fn of_two_who_differ_none_is_measured() {
        let ours = || Entrant { owner: "fastgost", ..entrant("ours", 7, 8) };
        let (agreeing, error, rows) = left(vec![ours(), entrant("a", 6, 8), entrant("b", 6, 8)]);
        assert!(agreeing.is_empty() && error.contains("fastgost ours differs, and nobody agrees with ours"), "{error}");
        assert!(rows.len() == 3 && rows.iter().all(|r| r.unit == Unit::Wrong));
        // Who fails is no witness against ours.
        let fails = Entrant { owner: "rival", variant: "fails".into(), run: Box::new(|_, _| Err("no".into())) };
        assert_eq!(left(vec![ours(), fails]).0, ["ours"]);
    }

    #[test]
    fn many_messages_are_one_after_the_other() {
        let mut to = [0; 6];
        (entrant("a", 0, 2).on_many(3).run)(&[1, 0, 2, 0, 3, 0], &mut to).unwrap();
        assert_eq!(to, [1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn the_absent_are_named() {
        let supplier =
            |owner, present| Supplier { owner, present, algorithms: &["magma"], candidates: |_| Ok(Vec::new()) };
        let suppliers = [supplier("missing", || false), supplier("there", || true)];
        let dir = tempfile::tempdir().unwrap();
        let (mut text, common) = (Vec::new(), Common { out: Some(dir.path().into()), ..Common::default() });
        let mut lab = Lab::open(&RIVALS, &common, &mut text).unwrap();
        tell_absent_of(&suppliers, &mut lab, &["magma".into(), "gost94".into()]).unwrap();
        lab.finish().unwrap();
        let text = String::from_utf8(text).unwrap();
        let line = text.lines().find(|line| line.starts_with("missing ")).unwrap();
        assert!(line.contains(" magma ") && line.contains(" absent "), "{line}");
        let rows = table::read(&dir.path().join("rivals.csv")).unwrap().rows;
        let rows: Vec<_> = rows.iter().map(|row| (&*row.owner, &*row.algorithm, row.unit)).collect();
        assert_eq!(rows, [("missing", "magma", Unit::Absent)]);
    }

    /// Where nothing may be skipped, everyone is there whom the lab is made for; libraries of 64 bits.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn suppliers_are_present() {
        for supplier in SUPPLIERS.iter().filter(|s| !(s.present)()) {
            let may_skip = std::env::var_os("FASTGOST_NO_SKIP").is_none();
            assert!(may_skip, "{} is not installed", supplier.owner);
            eprintln!("skipped: {} is not installed", supplier.owner);
        }
    }

    #[test]
    fn operations_have_names() {
        for operation in Operation::ALL {
            assert_eq!(Operation::named(operation.name()).unwrap(), operation);
        }
        assert!(Operation::named("ctrl").unwrap_err().to_string().contains("\"ctrl\": not one of ecb encrypt, "));
        assert_eq!([Operation::Ctr, Operation::Mac, Operation::CtrMac].map(|o| o.written(100, 8)), [100, 8, 108]);
    }
}
