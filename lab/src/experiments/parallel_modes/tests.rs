use super::{estimate::speed_up, packets, threads::spread, *};
use crate::{
    experiment::{self, Common, table},
    experiments::PARALLEL_MODES,
    rivals::entrants::Entrant,
};
use std::{collections::BTreeSet, sync::Arc};

fn run_with(set: &[(&str, &str)], out: Option<&std::path::Path>) -> Outcome {
    let value = |text: &str| toml::from_str::<toml::Table>(&format!("v = {text}")).unwrap()["v"].clone();
    let mut common = Common { quick: true, out: out.map(Into::into), ..Common::default() };
    common.set = set.iter().map(|(key, text)| ((*key).to_owned(), value(text))).collect();
    experiment::run(&PARALLEL_MODES, &common, &mut Vec::new())
}

#[test]
fn estimates() {
    for s in [0.0, 0.25, 0.5, 0.9, 1.0] {
        assert!((speed_up(s, 4.0) - 4.0 / (4.0 - 3.0 * s)).abs() < 1e-12);
    }
    assert!((speed_up(1.0, 7.0) - 7.0).abs() < 1e-12);
    assert!((speed_up(0.5, 4.0) - 1.6).abs() < 1e-12);
    assert!((speed_up(0.7, 1.0) - 1.0).abs() < 1e-12);
}

#[test]
fn settings_that_make_no_sense() {
    let error = |key, text| run_with(&[(key, text)], None).unwrap_err().to_string();
    assert!(error("algorithms", "['aes']").contains("algorithms: \"aes\": not one of gost28147, magma, kuznyechik"));
    assert!(error("parts", "['mode']").contains("parts: \"mode\": not one of modes, packets"));
    assert!(error("bytes", "[0]").contains("allowed: 1 or more"));
    assert!(error("operations", "['ctl']").contains("operations: \"ctl\": not one of ecb encrypt"));
    assert!(error("thread_bytes", "1").contains("16 bytes of thread_bytes"));
    assert!(error("colours", "[9]").contains("unknown field `colours`"));
}

/// Runs all parts with all algorithms, and checks that every contestant has rows. Outputs are compared before anything
/// is measured.
#[test]
fn rows_of_every_kind() {
    let dir = tempfile::tempdir().unwrap();
    let small = [
        ("seconds", "0.0"),
        // The part "32-bit" is left out, because a lab for 32 bits may not be available.
        ("parts", "['modes', 'packets', 'keys', 'threads', 'product', 'estimate', 'gains']"),
        ("bytes", "[64, 100]"),
        ("packets", "5"),
        ("packet_bytes", "[100]"),
        ("key_every", "[1, 2, 5]"),
        ("key_bytes", "40"),
        ("threads", "[1, 3]"),
        ("thread_bytes", "2000"),
        ("thread_packets", "7"),
        ("product_bytes", "[3000]"),
        ("estimate_bytes", "512"),
    ];
    run_with(&small, Some(dir.path())).unwrap();
    let rows = table::read(&dir.path().join("parallel-modes.csv")).unwrap().rows;
    let columns = |row: &table::Row| {
        (row.owner.clone(), row.algorithm.clone(), row.operation.clone(), row.unit.name(), row.threads)
    };
    let found: BTreeSet<_> = rows.iter().map(columns).collect();
    let mut wanted = Vec::new();
    for algorithm in ["gost28147", "magma", "kuznyechik"] {
        for operation in ["ecb encrypt", "ecb decrypt", "ctr", "cbc decrypt", "cfb decrypt", "mac", "ctr+mac"] {
            wanted.push(("fastgost", algorithm, operation, "cycles/byte", 1));
        }
        for operation in ["ctr, a key every 2", "ctr+mac, a key every 5", "kernel alone: ecb, warm 16 KiB"] {
            wanted.push(("fastgost", algorithm, operation, "cycles/byte", 1));
        }
        for (operation, threads) in [("ctr", 1), ("ctr", 3), ("ctr+mac", 3)] {
            wanted.push(("fastgost", algorithm, operation, "MB/s", threads));
        }
        // These rows exist only if the CPU has vector kernels.
        if Kuznyechik::kernels().len() > 1 {
            for operation in ["ctr: share s", "ctr+mac: estimate, 4 lanes", "cbc decrypt: measured"] {
                wanted.push(("fastgost", algorithm, operation, "times", 1));
            }
        }
    }
    for (algorithm, operation) in [
        ("gost28147", "TLS data phase"),
        ("magma", "TLS data phase"),
        ("kuznyechik", "TLS data phase"),
        ("magma", "TLS data phase, CTR and OMAC"),
        ("kuznyechik", "TLS data phase, CTR and OMAC"),
        ("magma", "ESP packet"),
        ("kuznyechik", "ESP packet"),
        ("gost28147", "ESP packet, CNT and IMIT"),
    ] {
        wanted.push(("fastgost", algorithm, operation, "cycles/byte", 1));
        wanted.push(("fastgost", algorithm, operation, "MB/s", 3));
    }
    wanted.push(("fastgost", "gost28147", "pmac", "cycles/byte", 1));
    for name in ["gain: cipher alone", "gain: in a product"] {
        wanted.push(("fastgost", "gost28147", name, "times", 1));
    }
    for algorithm in ["magma", "kuznyechik"] {
        wanted.push(("fastgost", algorithm, "pmac", "cycles/byte", 1));
        wanted.push(("fastgost", algorithm, "product: sealed file in memory", "cycles/byte", 1));
        wanted.push(("RustCrypto", algorithm, "pmac", "cycles/byte", 1));
        wanted.push(("RustCrypto", algorithm, "ctr+mac, a key every 2", "cycles/byte", 1));
        wanted.push(("RustCrypto", algorithm, "ctr", "MB/s", 3));
    }
    for (owner, algorithm, operation, unit, threads) in wanted {
        let key = (owner.to_owned(), algorithm.to_owned(), operation.to_owned(), unit, threads);
        assert!(found.contains(&key), "{key:?}");
    }
    assert!(rows.iter().any(|row| row.messages == 5 && row.bytes == 100));
}

/// Checks that three threads, each of which computes a part of the keystream, encrypt a message like one thread.
#[test]
fn threads_do_what_one_does() {
    fn check<C: Ours>() {
        let source: Vec<_> = (0..1000).map(|i| (i % 253) as u8).collect();
        let whole = |threads: usize| {
            let sizes = crew::parts(source.len(), threads, C::BLOCK_SIZE);
            let mut at = 0;
            let mut by_part = Vec::new();
            for size in &sizes {
                by_part.push(ours::entrants::<C>(Operation::Ctr, at, &KEY).unwrap());
                at += *size as u64;
            }
            let crew = Arc::new(crew::Crew::new(threads).unwrap());
            let mut entrants = spread(&crew, &sizes, &sizes, by_part);
            let mut to = vec![0; source.len()];
            entrants.iter_mut().map(|entrant| (entrant.run)(&source, &mut to).map(|()| to.clone()).unwrap()).collect()
        };
        let (one, three): (Vec<_>, Vec<_>) = (whole(1), whole(3));
        assert_eq!(one, three);
        assert!(one.iter().all(|to| to == &one[0] && to != &source));
    }
    check::<Gost28147>();
    check::<Magma>();
    check::<Kuznyechik>();
}

/// Checks that the batch has the same results as single messages.
#[test]
fn a_batch_does_what_single_messages_do() {
    fn check<C: Ours>(operation: Operation) {
        let (messages, bytes) = (5, 77);
        let source: Vec<_> = (0..messages * bytes).map(|i| (i % 241) as u8).collect();
        let written = messages * operation.written(bytes, C::TAG);
        let result = |mut entrant: Entrant| {
            let mut to = vec![0; written];
            (entrant.run)(&source, &mut to).unwrap();
            to
        };
        for (kernel, single) in C::kernels().into_iter().zip(ours::entrants::<C>(operation, 0, &KEY).unwrap()) {
            let batch = packets::batch::<C>(Packets { operation, messages, bytes }, kernel).unwrap();
            assert_eq!(result(batch), result(single.on_many(messages)), "{} {}", C::NAME, operation.name());
        }
    }
    for operation in [Operation::Ctr, Operation::Mac, Operation::CtrMac] {
        check::<Gost28147>(operation);
        check::<Magma>(operation);
        check::<Kuznyechik>(operation);
    }
}

/// Checks that rows of a lab for 32 bits count as different work. A library that the lab for 32 bits lacks is not
/// reported as absent.
#[cfg(all(target_pointer_width = "64", unix))]
#[test]
fn rows_of_a_lab_for_32_bits() {
    let dir = tempfile::tempdir().unwrap();
    let run = |rows: &[&str], out: Option<&std::path::Path>| {
        let lab_32 = format!("'{}'", narrow::stand_in::write(dir.path(), rows, 0).display());
        let threads = [("threads", "[1, 2]"), ("thread_packets", "7")];
        let set = [("algorithms", "['gost28147']"), ("parts", "['32-bit']"), ("lab_32", &*lab_32)];
        run_with(&[set.as_slice(), &threads].concat(), out)
    };
    let measured = "x,32-bit,3.7,fastgost,gost28147,ctr,ssse3,1,1,64,cycles/byte,6,6,6,6,0,9,1";
    let out = dir.path().join("out");
    run(&[measured, "x,32-bit,0,libgcrypt,gost28147,,,1,1,0,absent,,,,,,,"], Some(&out)).unwrap();
    let found = table::read(&out.join("parallel-modes.csv")).unwrap().rows;
    let of_32: Vec<_> = found.iter().filter(|row| row.operation.ends_with(", 32-bit")).collect();
    assert_eq!(of_32.len(), 1);
    assert_eq!((&*of_32[0].operation, &*of_32[0].variant), ("ctr, 32-bit", "ssse3"));
    assert!(of_32[0].machine.contains("64-bit ") && of_32[0].summary.is_some());

    let (experiment, set) = narrow::stand_in::given(dir.path());
    let (common, mut text) = (Common { set, ..Common::default() }, Vec::new());
    let settings: Settings = Lab::open(&PARALLEL_MODES, &common, &mut text).unwrap().settings().unwrap();
    settings.check().unwrap();
    assert_eq!(
        (&*experiment, settings.algorithms, settings.parts.len(), settings.threads, settings.thread_packets),
        ("parallel-modes", vec!["gost28147".into()], 3, vec![1, 2], 7)
    );

    let of_64 = run(&[&measured.replace("32-bit", "64-bit")], None).unwrap_err();
    assert!(of_64.is::<experiment::Failed>() && of_64.to_string().contains("no lab for 32 bits"), "{of_64}");
    let missing = run_with(&[("lab_32", "'no/such/lab'")], None).unwrap_err().to_string();
    assert!(missing.contains("no/such/lab: no 32-bit lab there"), "{missing}");
}
