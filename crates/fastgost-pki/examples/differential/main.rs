//! Compares this library with other programs. The program begins with unchanged certificate chains, CRLs, requests and
//! signed documents. Most of these objects are valid. To make a case, the program changes one or two elements of an
//! object, and signs the object again with the key that had signed it. Then this library, OpenSSL with gost-engine, and
//! BouncyCastle each judge the case. If this library accepts a case that another program refuses, the file after
//! `--argued` must explain the cause. `interop/documents/test_differential.py` builds the other programs and runs this
//! program.
//!
//! cargo run --release -p fastgost-pki --example differential -- --argued FILE --report FILE [--openssl COMMAND]
//!   [--bouncycastle COMMAND] [--executions N] [--seed S] [--only CASE]
mod causes;
#[path = "../../tests/all/chains/der.rs"]
#[allow(dead_code, reason = "shared with the suite of chains")]
mod der;
#[path = "../../tests/all/chains/make.rs"]
#[allow(dead_code, reason = "shared with the suite of chains")]
mod make;
mod mutate;
mod ours;
mod peers;
mod seeds;
mod tree;
#[path = "../../tests/all/chains/values.rs"]
#[allow(dead_code, reason = "shared with the suite of chains")]
mod values;

use causes::Causes;
use fastgost_pki::Strictness;
use fastgost_testkit::Random;
use peers::{Peer, Verdict};
use seeds::{Form, Kind, Seed};
use std::{
    collections::BTreeMap,
    error::Error,
    fs,
    path::PathBuf,
    thread,
    time::{Duration, Instant, SystemTime},
};
use tree::Node;

/// The date that all programs use as the current time: 2026-06-01.
const NOW: u64 = 1_780_272_000;

fn now() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(NOW)
}

/// The number of cases that go to the programs together.
const BATCH: u64 = 100;

/// Each time that this many cases are done, the program reports its progress and writes its findings.
const PROGRESS: u64 = 10_000;

struct Case {
    kind: Kind,
    objects: Vec<Vec<u8>>,
    change: String,
}

/// Returns the case with the number `n`. The same `seed` and `n` always give the same case.
fn case(seeds: &[Seed], seed: u64, n: u64) -> Case {
    let mut random = Random(seed.wrapping_mul(0x1_0000_0001).wrapping_add(n.wrapping_mul(0xd1b5_4a32_d192_ed03)));
    // The number `n` decides the kind of the case. So every kind gets the same number of cases, even a kind that has
    // fewer seeds (unchanged cases).
    let kind = Kind::ALL[(n % Kind::ALL.len() as u64) as usize];
    let of_kind: Vec<_> = seeds.iter().filter(|seed| seed.kind == kind).collect();
    let Seed { objects, .. } = random.pick(&of_kind);
    let mut ders: Vec<_> = objects.iter().map(|object| object.der.clone()).collect();
    let mut changes = Vec::new();
    let changed: Vec<_> = (0..objects.len()).filter(|i| objects[*i].by.is_some()).collect();
    let i = changed[random.below(changed.len())];
    let (object, by) = (&objects[i], objects[i].by.unwrap_or_default());
    let mut root = Node::read(&object.der).expect("DER");
    let mut places = Vec::new();
    for _ in 0..if random.once_in(4) { 2 } else { 1 } {
        let before = root.clone();
        let (mut place, mut what) = mutate::change(&mut root, &mut random);
        // Certificates inside documents are not changed here, because the program does not sign these certificates
        // again. Certificates are changed in the cases of the kind `Chain`.
        while object.form == Form::Document && place.starts_with(&[1, 0, 3]) && place.len() > 3 {
            root = before.clone();
            (place, what) = mutate::change(&mut root, &mut random);
        }
        changes.push(format!("{}: {what}", seeds::place_name(object, &before, &place)));
        places.push(place);
    }
    let key = make::key(by);
    for place in &places {
        seeds::sign_again(object.form, &mut root, place, &key);
    }
    ders[i] = root.encode();
    Case { kind, objects: ders, change: changes.join(" + ") }
}

struct Arguments {
    argued: PathBuf,
    report: PathBuf,
    openssl: Option<String>,
    bouncycastle: Option<String>,
    executions: u64,
    seed: u64,
    only: Option<u64>,
}

fn arguments() -> Result<Arguments, Box<dyn Error>> {
    let mut given = BTreeMap::new();
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        given.insert(name, value);
    }
    let mut take = |name: &str| given.remove(name);
    let arguments = Arguments {
        argued: take("--argued").ok_or("--argued FILE is needed")?.into(),
        report: take("--report").ok_or("--report FILE is needed")?.into(),
        openssl: take("--openssl"),
        bouncycastle: take("--bouncycastle"),
        executions: take("--executions").map_or(Ok(3000), |n| n.parse())?,
        seed: take("--seed").map_or(Ok(1), |n| n.parse())?,
        only: take("--only").map(|n| n.parse()).transpose()?,
    };
    match given.keys().next() {
        Some(unknown) => Err(format!("unknown option {unknown}").into()),
        None => Ok(arguments),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[derive(Default)]
struct Counts {
    cases: u64,
    accepted: u64,
    /// For each peer (another program), three counts of cases: accepted by the peer, accepted only by this library, and
    /// accepted only by the peer.
    peers: BTreeMap<&'static str, [u64; 3]>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = arguments()?;
    let argued = causes::read(&arguments.argued)?;
    let seeds = seeds::all();
    let commands = [("OpenSSL", &arguments.openssl), ("BouncyCastle", &arguments.bouncycastle)];
    let mut peers = Vec::new();
    for (name, command) in commands {
        peers.extend(command.as_ref().map(|command| Peer::start(name, command)).transpose()?);
    }
    unchanged(&seeds, &mut peers)?;
    let begin = Instant::now();
    let (mut counts, mut causes) = (BTreeMap::<Kind, Counts>::new(), Causes::default());
    let (mut from, end) = match arguments.only {
        Some(n) => (n, n + 1),
        None => (0, arguments.executions),
    };
    while from < end {
        let cases: Vec<_> = (from..end.min(from + BATCH)).map(|n| case(&seeds, arguments.seed, n)).collect();
        let given: Vec<_> = cases.iter().map(|case| (case.kind, case.objects.clone())).collect();
        let (ours, theirs) = thread::scope(|scope| {
            let asked: Vec<_> =
                peers.iter_mut().map(|peer| scope.spawn(|| (peer.name, peer.verdicts(&given)))).collect();
            let ours: Vec<_> =
                cases.iter().map(|case| ours::verdict(case.kind, &case.objects, Strictness::Lenient)).collect();
            (ours, asked.into_iter().map(|thread| thread.join().expect("no panic")).collect::<Vec<_>>())
        });
        let theirs: Vec<(&str, Vec<Verdict>)> =
            theirs.into_iter().map(|(name, verdicts)| Ok((name, verdicts?))).collect::<std::io::Result<_>>()?;
        for (i, (case, ours)) in cases.iter().zip(&ours).enumerate() {
            let count = counts.entry(case.kind).or_default();
            count.cases += 1;
            count.accepted += u64::from(ours.is_ok());
            for (name, verdicts) in &theirs {
                let [accepted, only_we, only_it] = count.peers.entry(name).or_default();
                *accepted += u64::from(verdicts[i].is_ok());
                *only_it += u64::from(ours.is_err() && verdicts[i].is_ok());
                let (Ok(()), Err(words)) = (ours, &verdicts[i]) else { continue };
                *only_we += 1;
                let strict = ours::verdict(case.kind, &case.objects, Strictness::Strict).is_ok();
                let sample = || {
                    let objects: Vec<_> = case.objects.iter().map(|object| hex(object)).collect();
                    format!(
                        "case {}, seed {}, {:?}: {words}\n  {}",
                        from + i as u64,
                        arguments.seed,
                        case.kind,
                        objects.join("\n  ")
                    )
                };
                causes.add(&argued, (name, words, &case.change), strict, sample);
            }
            if arguments.only.is_some() {
                println!("{:?}: {}\nwe: {ours:?}", case.kind, case.change);
                theirs.iter().for_each(|(name, verdicts)| println!("{name}: {:?}", verdicts[i]));
                case.objects.iter().for_each(|object| println!("{}", hex(object)));
            }
        }
        from += BATCH;
        if from % PROGRESS == 0 && from < end {
            fs::write(&arguments.report, causes.report())?;
            println!(
                "{from} executions after {} s, {} causes that are not argued",
                begin.elapsed().as_secs(),
                causes.open()
            );
        }
    }
    for peer in peers {
        peer.stop()?;
    }
    for (kind, Counts { cases, accepted, peers }) in &counts {
        println!("{kind:?}: {cases} cases, {accepted} accepted by us");
        for (name, [accepted, only_we, only_it]) in peers {
            println!("  {name}: {accepted} accepted; {only_we} only by us, {only_it} only by {name}");
        }
    }
    fs::write(&arguments.report, causes.report())?;
    print!("{}", causes.summary());
    // In a short run, many causes in the list do not occur. So only a long run shows which lines of the list apply to
    // no case, and are not needed.
    if arguments.executions >= 100_000 {
        causes::unseen(&argued).for_each(|line| println!("not needed: {line}"));
    }
    let (cases, open) = (counts.values().map(|count| count.cases).sum::<u64>(), causes.open());
    println!("{cases} executions in {} s; samples are in {}", begin.elapsed().as_secs(), arguments.report.display());
    println!("beside others: {} passed, {open} failed", cases - open as u64);
    if open > 0 { Err("causes that are not argued".into()) } else { Ok(()) }
}

/// Checks the unchanged seeds: every program must accept the valid seeds, and must refuse the wrong seeds.
fn unchanged(seeds: &[Seed], peers: &mut [Peer]) -> Result<(), Box<dyn Error>> {
    for (i, Seed { kind, objects, valid }) in seeds.iter().enumerate() {
        let objects: Vec<_> = objects.iter().map(|object| object.der.clone()).collect();
        let as_meant = |who: &str, verdict: Verdict| match verdict.is_ok() == *valid {
            true => Ok(()),
            false => Err(format!(
                "seed {i}, {kind:?}, should be {}, and {who}: {verdict:?}",
                if *valid { "valid" } else { "invalid" }
            )),
        };
        for strictness in [Strictness::Lenient, Strictness::Strict] {
            as_meant("we", ours::verdict(*kind, &objects, strictness).map_err(|e| e.to_string()))?;
        }
        for peer in peers.iter_mut() {
            as_meant(peer.name, peer.verdicts(&[(*kind, objects.clone())])?.remove(0))?;
        }
    }
    Ok(())
}
