//! Tests that every mode gives the same output on a GPU as on the CPU.
#![allow(missing_docs)]
use common::{Case, DONE_ON_CARD, KEY, TESTS, cases, data, on, on_any, outcome, traced};
use fastgost::{
    Error as LibraryError, Sbox,
    registry::{Algorithm, Direction, Options},
};
use fastgost_gpu::{Data, Error, Fallback, Gpu, Gpus, Mode, Place};
use std::{env, process::Command};

mod common;

/// A small machine. A few groups of blocks keep the GPU of this machine busy, so chunks are short, and the boundaries
/// between chunks are close together.
const SMALL: &[(&str, &str)] = &[("MULTIPROCESSORS", "1")];

/// The largest number of blocks for which a GPU with one multiprocessor uses the short form of Kuznyechik.
const SHORT: usize = 2048;

fn mode(gpu: &Gpu, case: &Case, options: &Options<'_>) -> Mode {
    gpu.cipher(case.algorithm, case.direction, &KEY, options).expect("a mode")
}

fn same(out: &[u8], expected: &[u8], what: &str) {
    let wrong = out.iter().zip(expected).position(|(a, b)| a != b);
    assert_eq!((wrong, out.len()), (None, expected.len()), "{what}: the first wrong byte");
}

/// Tests lengths at, just below and just above the numbers of blocks at which the work is divided differently. These
/// are the numbers of blocks in a thread, in a warp, in a block of threads and in a chunk, and the limit of the short
/// form.
#[test]
fn every_length() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases() {
            let (block, options) = (case.algorithm.block_size(), case.options());
            let mut mode = mode(&gpu, &case, &options);
            let mut lengths = vec![0, 1, 2];
            for seam in [32, 64, 128, 1024, SHORT, 3 * 1024, 8 * 1024, 33 * 1024] {
                lengths.extend([seam - 1, seam, seam + 1]);
            }
            let longest = data((33 * 1024 + 2) * block);
            let whole = case.expected(&options, 0, &longest);
            for blocks in lengths {
                let parts: &[usize] = if mode.granularity() == 1 { &[0, 1, block - 1] } else { &[0] };
                for part in parts {
                    let n = blocks * block + part;
                    mode.reset(options.iv).expect("an IV");
                    let mut out = longest[..n].to_vec();
                    mode.apply(&mut out).expect("the card");
                    same(&out, &whole[..n], &format!("{} of {n} bytes", case.what()));
                }
            }
        }
    });
}

/// Tests the short form with lengths up to its limit, and with a length just above its limit. The data begins inside
/// groups and sections, and extends over the ends of groups and sections.
#[test]
fn forms_of_kernels() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases().iter().filter(|case| case.algorithm.name.starts_with("kuznyechik")) {
            let options = case.options();
            let mut mode = mode(&gpu, case, &options);
            let input = data((2000 + SHORT + 1) * 16);
            let expected = case.expected(&options, 0, &input);
            let [source, destination] = [0, 1].map(|_| gpu.buffer(input.len()).expect("memory"));
            source.write(&input).expect("a copy");
            for before in [0, 1, 31, 63, 64, 1000, 1023, 2000] {
                let end = SHORT - before % 1024;
                for blocks in [1, 33, 100, end - 1, end, end + 1, SHORT, SHORT + 1] {
                    mode.reset(options.iv).expect("an IV");
                    destination.write(&vec![0xee; input.len()]).expect("a copy");
                    let n = 16 * (before + blocks);
                    for range in [0..16 * before, 16 * before..n] {
                        let (from, to) = (source.slice(range.clone()), destination.slice(range));
                        mode.apply_device(from.expect("inside"), to.expect("inside")).expect("the card");
                    }
                    let mut out = vec![0; input.len()];
                    destination.read(&mut out).expect("a copy");
                    same(&out[..n], &expected[..n], &format!("{}, {blocks} after {before}", case.what()));
                    assert!(out[n..].iter().all(|&b| b == 0xee), "{}: past the end", case.what());
                }
            }
        }
    });
}

#[test]
fn every_start() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases()
            .iter()
            .filter(|case| case.algorithm.name.contains("-c") && case.algorithm.name.ends_with(['r', 'm', 't']))
        {
            let (block, options) = (case.algorithm.block_size(), case.options());
            let start = mode(&gpu, case, &options);
            let cpu = case.algorithm.cipher(case.direction, &KEY, &options).expect("a mode");
            let input = data(5 * case.group() + 7);
            let mut places: Vec<u128> = (0..1025).step_by(11).map(|n| n * block as u128).collect();
            places.extend([1, 31, 1023, 1025].map(|n| n * block as u128));
            places.extend([1, 5, block as u128 - 1, block as u128 + 1, 1000 * block as u128 + 3]);
            if case.section.is_none() {
                // At these positions, carries leave the low 32 bits of a counter. For Kuznyechik, carries also occur in
                // the sums that give the number of a group.
                for bits in [22, 31, 32, 42, 63] {
                    places.extend([700, 1, 0].map(|n| ((1_u128 << bits) - n) * block as u128));
                }
            }
            for (i, place) in places.into_iter().enumerate() {
                let (mut on_card, mut on_cpu) = (start.clone(), cpu.dup());
                // Most cases use only a part of the input, because the emulator takes milliseconds for a group.
                let n = if i % 16 == 3 { input.len() } else { 3 * 32 * block + 1 };
                let (a, b) = (on_card.seek(place), on_cpu.seek(place));
                assert_eq!(a.is_ok(), b.is_ok(), "{} at {place}", case.what());
                if a.is_err() {
                    continue;
                }
                let (mut out, mut expected) = (input[..n].to_vec(), input[..n].to_vec());
                let (a, b) = (on_card.apply(&mut out), on_cpu.apply(expected[..].as_mut().into()));
                match (a, b) {
                    (Ok(()), Ok(())) => same(&out, &expected, &format!("{} at {place}", case.what())),
                    (Err(Error::Library(a)), Err(b)) => assert!(a == b && out == input[..n]),
                    (a, b) => panic!("{} at {place}: {a:?}, {b:?}", case.what()),
                }
            }
        }
    });
}

/// Under one IV, a stream has 2^(n/2) blocks of n bits, and not a byte more.
#[test]
fn the_end_of_a_stream() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for (name, limit) in [("magma-ctr", 8_u128 << 32), ("kuznyechik-ctr", 16 << 64)] {
            let algorithm = Algorithm::from_name(name).expect("a mode");
            let case = Case { algorithm, direction: Direction::Encrypt, section: None };
            let (options, n) = (case.options(), case.group() + 100);
            let (mut on_card, mut cpu) =
                (mode(&gpu, &case, &options), algorithm.cipher(case.direction, &KEY, &options).expect("a mode"));
            let exhausted = Err(Error::Library(LibraryError::StreamExhausted));
            assert_eq!(on_card.seek(limit + 1), exhausted);
            on_card.seek(limit - n as u128).expect("inside");
            cpu.seek(limit - n as u128).expect("inside");
            let mut out = data(n + 1);
            assert_eq!(on_card.apply(&mut out), exhausted);
            assert!(out == data(n + 1), "{name}: nothing is written");
            on_card.apply(&mut out[..n]).expect("the last bytes");
            assert_eq!(on_card.apply(&mut out[n..]), exhausted);
            let mut expected = data(n);
            cpu.apply(expected[..].as_mut().into()).expect("the last bytes");
            same(&out[..n], &expected, name);
        }
    });
}

/// Tests that any division of the data into calls gives the same output: in place, from one buffer to another, in
/// pinned memory and in other memory.
#[test]
fn splits() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases() {
            let options = case.options();
            let n = 11 * case.group() + if case.algorithm.padded() { 0 } else { 21 };
            let (input, mut mode) = (data(n), mode(&gpu, &case, &options));
            let expected = case.expected(&options, 0, &input);
            let mut pinned = (gpu.pinned(n).expect("memory"), gpu.pinned(n).expect("memory"));
            for form in ["in place", "apart", "pinned in place", "pinned apart", "to pinned"] {
                mode.reset(options.iv).expect("an IV");
                let mut out = input.clone();
                pinned.0.copy_from_slice(&input);
                pinned.1.fill(0);
                let (unit, mut at, mut x) = (mode.granularity(), 0, 12345_usize);
                while at < n {
                    x = x.wrapping_mul(1_103_515_245).wrapping_add(12345);
                    let size = [x >> 4 & 0x3f, x >> 4 & 0xfff, x >> 4 & 0xf_ffff][x >> 2 & 3 & 2];
                    let end = n.min(at + (size / unit + 1) * unit);
                    let part = match form {
                        "in place" => Data::from(&mut out[at..end]),
                        "apart" => Data::apart(&input[at..end], &mut out[at..end]).expect("one length"),
                        "pinned in place" => Data::from(&mut pinned.0[at..end]),
                        "pinned apart" => Data::apart(&pinned.0[at..end], &mut pinned.1[at..end]).expect("one length"),
                        _ => Data::apart(&input[at..end], &mut pinned.1[at..end]).expect("one length"),
                    };
                    mode.apply(part).expect("the card");
                    at = end;
                }
                let out = match form {
                    "in place" | "apart" => &out[..],
                    "pinned in place" => &pinned.0,
                    _ => &pinned.1,
                };
                same(out, &expected, &format!("{} {form}", case.what()));
            }
        }
    });
}

#[test]
fn data_on_the_card() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases() {
            let (block, options) = (case.algorithm.block_size(), case.options());
            let n = 9 * case.group() + 3 * block;
            let (input, mut mode) = (data(n + 64), mode(&gpu, &case, &options));
            let part = if case.algorithm.padded() { 0 } else { 5 };
            let expected = case.expected(&options, 0, &input[..n + part]);
            let (source, destination) = (gpu.buffer(n + 64).expect("memory"), gpu.buffer(n + 64).expect("memory"));
            source.write(&input).expect("a copy");
            destination.write(&vec![0xee; n + 64]).expect("a copy");
            // There are two calls. If the mode allows it, the second call begins inside a block. The whole blocks of
            // this call are aligned.
            let first = 5 * case.group() + block + part;
            for range in [0..first, first..n + part] {
                let (from, to) =
                    (source.slice(range.clone()).expect("inside"), destination.slice(range).expect("inside"));
                mode.apply_device(from, to).expect("the card");
            }
            let mut out = vec![0; n + 64];
            destination.read(&mut out).expect("a copy");
            same(&out[..n + part], &expected, &case.what());
            assert!(out[n + part..].iter().all(|&b| b == 0xee), "{}: past the end", case.what());
            // The source is unchanged.
            source.read(&mut out).expect("a copy");
            same(&out, &input, "the source");

            mode.reset(options.iv).expect("an IV");
            let all = source.slice(0..n + part).expect("inside");
            let in_place = mode.apply_device(all, all);
            if matches!(case.algorithm.name.rsplit('-').next(), Some("cbc" | "cfb")) {
                assert_eq!(in_place, Err(Error::Overlap), "{}", case.what());
                continue;
            }
            in_place.expect("the card");
            source.read(&mut out).expect("a copy");
            same(&out[..n + part], &expected, &format!("{} in place", case.what()));
            // The CPU must continue at the position where the GPU ended.
            let mut rest = input[n + part..n + 64].to_vec();
            rest.truncate(32);
            mode.apply(&mut rest).expect("the CPU");
            let longer = case.expected(&options, 0, &[&input[..n + part], &input[n + part..n + part + 32]].concat());
            same(&rest, &longer[n + part..], &format!("{} goes on", case.what()));
        }
    });
}

/// Tests that three streams work at the same time, and that some streams copy while other streams compute. The emulated
/// GPU makes the kernels wait until this happens.
#[test]
fn copies_overlap_with_kernels() {
    // The settings of the two cases differ slightly, because each different machine gets its own process.
    for (is_pinned, multiprocessors) in [(false, "1"), (true, "2")] {
        // The first kernel expands the key. Only the kernels from number 2 on wait.
        let trace = traced(&[("MULTIPROCESSORS", multiprocessors), ("HOLD", "3@2")], || {
            let gpu = Gpu::open(0).expect("a card");
            let case = &cases()[0];
            let (options, input) = (case.options(), data(64 * case.group()));
            let (mut pageable, mut pinned) = (input.clone(), gpu.pinned(input.len()).expect("memory"));
            pinned.copy_from_slice(&input);
            let out: &mut [u8] = if is_pinned { &mut pinned } else { &mut pageable };
            mode(&gpu, case, &options).apply(&mut *out).expect("the card");
            same(out, &case.expected(&options, 0, &input), &case.what());
        });
        let Some(text) = trace else { continue };
        let counts =
            text.lines().find_map(|line| line.strip_prefix("overlaps: ")).expect("a context that was released");
        let counts: Vec<u32> = counts.split(' ').filter_map(|word| word.parse().ok()).collect();
        let [overlaps, streams] = counts[..] else { panic!("{counts:?}") };
        assert!(overlaps > 0 && streams >= 3, "{overlaps} overlaps, {streams} streams at a time");
    }
}

#[test]
fn several_cards() {
    on(&[("CARDS", "3"), ("MULTIPROCESSORS", "1")], || {
        let gpus = Gpus::open(Fallback::Error).expect("cards");
        assert_eq!(gpus.gpus().len(), 3);
        for case in cases() {
            let options = case.options();
            let input = data(29 * case.group());
            let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &options).expect("a mode");
            let mut out = input.clone();
            mode.apply(&mut out).expect("the cards");
            same(&out, &case.expected(&options, 0, &input), &case.what());
            // Data in the memory of a GPU must be processed by this GPU.
            let last = gpus.gpus()[2].buffer(case.group()).expect("memory");
            let other = gpus.gpus()[0].buffer(case.group()).expect("memory");
            last.write(&input[..case.group()]).expect("a copy");
            mode.reset(options.iv).expect("an IV");
            assert_eq!(mode.apply_device(last.all(), other.all()), Err(Error::OtherCard));
            let second = gpus.gpus()[2].buffer(case.group()).expect("memory");
            mode.apply_device(last.all(), second.all()).expect("the third card");
            let mut out = vec![0; case.group()];
            second.read(&mut out).expect("a copy");
            same(&out, &case.expected(&options, 0, &input[..case.group()]), &case.what());
        }
    });
}

#[test]
fn sections() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for name in ["kuznyechik-ctr-acpkm", "magma-ctr-acpkm"] {
            let algorithm = Algorithm::from_name(name).expect("a mode");
            let group = 1024 * algorithm.block_size();
            let input = data(21 * group + 77);
            for groups in [1, 2, 3, 7, 100] {
                let case = Case { algorithm, direction: Direction::Encrypt, section: Some(groups * group) };
                let options = case.options();
                let expected = case.expected(&options, 0, &input);
                for first in [0, 1, 3 * group, 4 * group - 1, 5 * group + 40] {
                    let (mut mode, mut out) = (mode(&gpu, &case, &options), input.clone());
                    mode.apply(&mut out[..first]).expect("the card");
                    mode.apply(&mut out[first..]).expect("the card");
                    same(&out, &expected, &format!("{} after {first}", case.what()));
                }
                // This mode can move only forward, like the same mode on the CPU.
                let (mut mode, mut out) = (mode(&gpu, &case, &options), input.clone());
                mode.seek(9 * group as u128 + 5).expect("forward");
                mode.apply(&mut out[9 * group + 5..]).expect("the card");
                same(&out[9 * group + 5..], &expected[9 * group + 5..], &case.what());
                assert!(matches!(mode.seek(0), Err(Error::Library(LibraryError::Unsupported(_)))));
            }
            // GPUs do not take sections of these sizes, so the CPU must process them.
            for section in [None, Some(group - algorithm.block_size()), Some(group + group / 2)] {
                let case = Case { algorithm, direction: Direction::Encrypt, section };
                let options = case.options();
                let refused = gpu.cipher(algorithm, case.direction, &KEY, &options);
                assert!(matches!(refused, Err(Error::Unsupported(_))));
                let gpus = Gpus::new(vec![gpu.clone()], Fallback::Cpu);
                let mut mode = gpus.cipher(algorithm, case.direction, &KEY, &options).expect("a mode");
                assert!(matches!(mode.place(), Place::Cpu(Error::Unsupported(_))));
                let mut out = input.clone();
                mode.apply(&mut out).expect("the CPU");
                same(&out, &case.expected(&options, 0, &input), &case.what());
            }
        }
    });
}

#[test]
fn sbox_sets() {
    on_any(SMALL, || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases().iter().filter(|case| case.algorithm.name.starts_with("gost28147")) {
            let input = data(2 * case.group());
            for set in Sbox::SETS {
                let sbox = Sbox::from_name(set.name).expect("a set");
                let options = Options { sbox: Some(&sbox), ..case.options() };
                let (mut mode, mut out) = (mode(&gpu, case, &options), input.clone());
                mode.apply(&mut out).expect("the card");
                same(&out, &case.expected(&options, 0, &input), &format!("{} with {}", case.what(), set.name));
            }
            let own = Sbox::from_rows(&Sbox::SETS[1].rows).expect("rows");
            let options = Options { sbox: Some(&own), ..case.options() };
            let refused = gpu.cipher(case.algorithm, case.direction, &KEY, &options);
            assert!(matches!(refused, Err(Error::Unsupported(_))), "{}", case.what());
            let gpus = Gpus::new(vec![gpu.clone()], Fallback::Cpu);
            let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &options).expect("a mode");
            assert!(matches!(mode.place(), Place::Cpu(Error::Unsupported(_))));
            let mut out = input.clone();
            mode.apply(&mut out).expect("the CPU");
            same(&out, &case.expected(&options, 0, &input), &case.what());
        }
    });
}

/// Tests modes that GPUs do not compute, and options that GPUs do not take.
#[test]
fn the_rest_is_for_the_cpu() {
    on_any(SMALL, || {
        let gpus = Gpus::open(Fallback::Cpu).expect("cards");
        let strict = gpus.clone().with_fallback(Fallback::Error);
        let iv = [7; 16];
        for (name, direction, iv, meshing) in [
            ("kuznyechik-ofb", Direction::Decrypt, &iv[..], false),
            ("kuznyechik-cbc", Direction::Encrypt, &iv[..], false),
            ("magma-cfb", Direction::Encrypt, &iv[..8], false),
            ("magma-cbc", Direction::Decrypt, &iv[..16], false),
            ("gost28147-cnt", Direction::Encrypt, &iv[..8], true),
        ] {
            let algorithm = Algorithm::from_name(name).expect("a mode");
            let options = Options { iv, meshing, ..Options::default() };
            let refused = strict.cipher(algorithm, direction, &KEY, &options);
            assert!(matches!(refused, Err(Error::Unsupported(_))), "{name}");
            let mut mode = gpus.cipher(algorithm, direction, &KEY, &options).expect("a mode");
            assert!(matches!(mode.place(), Place::Cpu(Error::Unsupported(_))), "{name}");
            let input = data(4096);
            let (mut out, mut expected) = (input.clone(), input);
            mode.apply(&mut out).expect("the CPU");
            let mut cpu = algorithm.cipher(direction, &KEY, &options).expect("a mode");
            cpu.apply(expected[..].as_mut().into()).expect("whole blocks");
            same(&out, &expected, name);
            mode.reset(iv).expect("an IV");
            // If `fastgost` refuses the arguments, the call must return the error of `fastgost`, even if a GPU could
            // not compute the mode.
            let wrong = gpus.cipher(algorithm, direction, &KEY[..31], &options);
            assert!(matches!(wrong, Err(Error::Library(LibraryError::KeyLength { .. }))), "{name}");
        }
    });
}

/// Tests modes with [`Fallback::Cpu`], for which the measured speeds decide whether the GPU or the CPU does the work.
/// The output must be the same as the CPU's output.
#[test]
fn the_faster_one() {
    on_any(SMALL, || {
        let gpus = Gpus::open(Fallback::Cpu).expect("cards");
        for case in cases() {
            let options = case.options();
            let input = data(3 * case.group());
            let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &options).expect("a mode");
            assert_eq!(mode.place(), &Place::Gpu);
            let mut out = input.clone();
            let (short, long) = out.split_at_mut(case.algorithm.block_size());
            mode.apply(short).expect("the CPU");
            mode.apply(long).expect("one of them");
            same(&out, &case.expected(&options, 0, &input), &case.what());
            let crossing = || gpus.gpus()[0].crossing(case.algorithm, case.direction, 1).expect("measured");
            assert_eq!(crossing(), crossing(), "measured once");
        }
    });
}

/// With `FASTGOST_GPU_TESTS=card`, the tests run in this process, and use the machine's own GPUs. In this test, an
/// emulated driver takes the place of these GPUs. Without a driver, the tests fail.
#[test]
fn on_the_machines_own_cards() {
    let run = |driver: bool| {
        let mut command = Command::new(env::current_exe().expect("the test"));
        command.args(["the_end_of_a_stream", "--exact", "--nocapture"]).env(TESTS, "card");
        if driver {
            fastgost_gpu_emulator::emulate(&mut command).expect("the emulated driver");
        }
        outcome(&mut command)
    };
    let (passed, text) = run(true);
    assert!(passed && text.contains(DONE_ON_CARD), "{text}");
    if Gpu::list().is_err() {
        let (passed, text) = run(false);
        assert!(!passed && text.contains("a card"), "{text}");
    }
}
