//! Tests of failures. A failure of a GPU must give an error that names the failure. The failure must never cause a
//! panic, or a wrong result without an error.
#![allow(missing_docs)]
use common::{Case, KEY, cases, data, fail_each_call, on, on_any, outcome, traced};
use fastgost::{
    Error as LibraryError,
    registry::{Algorithm, Direction},
};
use fastgost_gpu::{Data, Error, Fallback, Gpu, Gpus, Place};
use std::{fs, process::Command};

mod common;

fn ctr() -> Case {
    let algorithm = Algorithm::from_name("kuznyechik-ctr").expect("a mode");
    Case { algorithm, direction: Direction::Encrypt, section: None }
}

/// Checks that the CPU does all work, and that `Mode::place` gives the reason.
fn falls_back(reason: &Error) {
    let (case, gpus) = (ctr(), Gpus::open(Fallback::Cpu).expect("the CPU"));
    assert!(gpus.gpus().is_empty());
    let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
    assert_eq!(mode.place(), &Place::Cpu(reason.clone()));
    let input = data(100_001);
    let mut out = input.clone();
    mode.apply(&mut out).expect("the CPU");
    assert!(out == case.expected(&case.options(), 0, &input));
    assert_eq!(Gpus::open(Fallback::Error).expect_err("no card"), *reason);
}

/// Tests a machine without a driver, and a machine that has the stub library of the CUDA toolkit instead of the driver.
#[test]
fn no_driver() {
    if let Err(reason) = Gpu::list() {
        assert_eq!(reason, Error::NoDriver);
        assert_eq!(Gpu::open(0).expect_err("no card"), reason);
        falls_back(&reason);
    }
    on(&[("FAIL", "cuInit@1+=34")], || {
        assert_eq!(Gpu::list(), Err(Error::NoDriver));
        assert_eq!(Gpu::open(0).expect_err("no card"), Error::NoDriver);
        falls_back(&Error::NoDriver);
    });
}

#[test]
fn no_card() {
    for machine in [("CARDS", "0"), ("FAIL", "cuInit@1+=100")] {
        on(&[machine], || {
            assert_eq!(Gpu::list(), Err(Error::NoCard));
            assert_eq!(Gpu::open(0).expect_err("no card"), Error::NoCard);
            falls_back(&Error::NoCard);
        });
    }
}

#[test]
fn no_such_card() {
    on(&[("CARDS", "2")], || {
        assert_eq!(Gpu::list().expect("cards").len(), 2);
        for ordinal in [2, 1 << 31, usize::MAX] {
            assert_eq!(Gpu::open(ordinal).expect_err("no such card"), Error::UnknownCard { ordinal, count: 2 });
        }
    });
}

#[test]
fn cards_that_are_too_old() {
    on(&[("CARDS", "1"), ("CAPABILITY", "6.1")], || {
        let name = Gpu::list().expect("cards")[0].name.clone();
        let reason = Error::CardTooOld { name, capability: (6, 1) };
        assert_eq!(Gpu::open(0).expect_err("too old"), reason);
        falls_back(&reason);
    });
}

#[test]
fn old_cards_beside_others() {
    on(&[("CARDS", "3"), ("CAPABILITY", "7.0,7.5,5.2")], || {
        let gpus = Gpus::open(Fallback::Error).expect("one card");
        assert_eq!(gpus.gpus().iter().map(|gpu| gpu.card().ordinal).collect::<Vec<_>>(), [1]);
    });
}

#[test]
fn a_driver_that_is_too_old() {
    on(&[("DRIVER_VERSION", "10020")], || {
        assert_eq!(Gpu::list(), Err(Error::DriverTooOld { version: 10020 }));
        falls_back(&Error::DriverTooOld { version: 10020 });
    });
}

#[test]
fn the_oldest_driver() {
    on(&[("DRIVER_VERSION", "11000"), ("CAPABILITY", "7.5")], || {
        let (case, input) = (ctr(), data(16 << 10));
        let gpu = Gpu::open(0).expect("a card");
        let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
        let mut out = input.clone();
        mode.apply(&mut out).expect("the card");
        assert!(out == case.expected(&case.options(), 0, &input));
    });
}

/// Tests machines with too little memory for the key, for one channel, or for all channels.
#[test]
fn too_little_memory() {
    for memory in ["1000", "5000", "20000", "100000", "300000"] {
        on(&[("MEMORY", memory)], || {
            let (case, input) = (ctr(), data(4 << 20));
            let gpu = Gpu::open(0).expect("a card");
            assert!(matches!(gpu.buffer(1 << 20), Err(Error::OutOfMemory { bytes: 0x10_0000 })));
            let mut out = input.clone();
            match gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()) {
                Err(e) => assert!(matches!(e, Error::OutOfMemory { .. }), "{e}"),
                Ok(mut mode) => {
                    assert!(matches!(mode.apply(&mut out), Err(Error::OutOfMemory { .. })));
                    assert!(out == input, "nothing is written");
                    // Shorter data may fit into the memory. The failed call has not moved the mode, so the output must
                    // begin at the old position.
                    let mut short = input[..1600].to_vec();
                    if mode.apply(&mut short).is_ok() {
                        assert!(short == case.expected(&case.options(), 0, &input[..1600]));
                    }
                }
            }
            let gpus = Gpus::new(vec![gpu], Fallback::Cpu);
            let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
            mode.apply(&mut out).expect("the CPU");
            assert!(out == case.expected(&case.options(), 0, &input));
        });
    }
}

/// If a GPU is lost in the middle of a call, the call returns an error. After the error, the mode does not go on until
/// the caller sets the position. The GPU stays lost.
#[test]
fn a_lost_card() {
    for (operation, call) in [("kernel", 2), ("kernel", 9), ("copy", 2), ("copy", 12), ("copy", 13)] {
        let machine = [("FAIL", &*format!("{operation}@{call}=719")), ("MULTIPROCESSORS", "1")];
        on(&machine, || {
            let (case, input) = (ctr(), data(2 << 20));
            let gpu = Gpu::open(0).expect("a card");
            let lost = |e: &Error| matches!(e, Error::Lost { code: 719, .. });
            let mut mode = match gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()) {
                Ok(mode) => mode,
                Err(e) => return assert!(lost(&e), "{e}"),
            };
            let mut out = input.clone();
            let error = mode.apply(&mut out).expect_err("the card is lost");
            assert!(lost(&error), "{error}");
            // If the program repeated the call in place, parts of the output would be plaintext. So the mode refuses
            // even data that is so short that only the CPU would process it.
            let before = out.clone();
            let mut short = input[..5].to_vec();
            if (operation, call) == ("copy", 2) {
                // In this case, the GPU failed before the work began, so the mode is not interrupted.
                assert!(mode.apply(&mut out).is_err_and(|e| lost(&e)));
            } else {
                assert_eq!(mode.apply(&mut out), Err(Error::Interrupted));
                assert_eq!(mode.clone().apply(&mut short), Err(Error::Interrupted));
                assert!(mode.seek(u128::MAX).is_err());
                assert_eq!(mode.apply(&mut short), Err(Error::Interrupted));
            }
            assert!(out == before && short == input[..5], "nothing is written");
            mode.seek(3).expect("the CPU");
            mode.apply(&mut short).expect("the CPU");
            assert!(short == case.expected(&case.options(), 3, &input[..5]));
            // After `reset`, the mode tries the GPU again, and must report again that the GPU is lost.
            mode.reset(case.options().iv).expect("an IV");
            let mut out = input.clone();
            assert!(mode.apply(&mut out).is_err_and(|e| lost(&e)));
            mode.reset(case.options().iv).expect("an IV");
            let mut short = input[..5].to_vec();
            mode.apply(&mut short).expect("the CPU");
            assert!(short == case.expected(&case.options(), 0, &input[..5]));
        });
    }
}

/// Tests a call on data in the memory of the GPU. Each copy of this call fails once, including the last copy. After the
/// failure, the mode must be at its old position, even with sections, where the CPU's mode cannot move back.
#[test]
fn a_copy_that_fails() {
    let algorithm = Algorithm::from_name("magma-ctr-acpkm").expect("a mode");
    let case = Case { algorithm, direction: Direction::Encrypt, section: Some(8192) };
    let (n, input) = (20_005, data(20_005));
    // There are three copies to the GPU: the data, the keys of the sections, and the result for the incomplete block at
    // the end. There are two copies from the GPU: the incomplete block before the work, and the whole result.
    for (function, copies) in [("cuMemcpyHtoDAsync_v2", 3), ("cuMemcpyDtoHAsync_v2", 2)] {
        let calls = fail_each_call((function, 1), function, || {
            let gpu = Gpu::open(0)?;
            let [source, destination] = [gpu.buffer(n)?, gpu.buffer(n)?];
            source.write(&input)?;
            let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options())?;
            let done = mode.apply_device(source.all(), destination.all());
            if done.is_err() {
                if mode.apply(&mut [0; 5]) == Err(Error::Interrupted) {
                    mode.seek(0).expect("it is there still");
                } else {
                    mode.reset(case.options().iv).expect("an IV");
                }
                mode.apply_device(source.all(), destination.all()).expect("the card");
            }
            let mut out = vec![0; n];
            destination.read(&mut out)?;
            assert!(out == case.expected(&case.options(), 0, &input), "{function}");
            done
        });
        assert!(calls.is_none_or(|calls| calls == copies), "{function}: {calls:?}");
    }
}

/// Tests the time of a call that runs no kernel. Such a call records no events. The driver would return an error for
/// the time between two events that were not recorded.
#[test]
fn the_time_of_nothing() {
    on(&[], || {
        let (gpu, case) = (Gpu::open(0).expect("a card"), ctr());
        let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
        let buffer = gpu.buffer(100).expect("memory");
        for range in [5..5, 0..15, 15..16] {
            let part = buffer.slice(range).expect("inside");
            assert_eq!(mode.time_device(part, part), Ok(std::time::Duration::ZERO));
        }
        assert!(mode.time_device(buffer.slice(16..96).expect("inside"), buffer.slice(16..96).expect("inside")).is_ok());
    });
}

/// Tests sections with so many groups that the number of groups does not fit into the kernel's parameter.
#[test]
fn sections_that_are_too_long() {
    on(&[], || {
        let gpu = Gpu::open(0).expect("a card");
        let algorithm = Algorithm::from_name("kuznyechik-ctr-acpkm").expect("a mode");
        for (groups, fits) in [((1_usize << 32) - 1, true), (1 << 32, false), ((1 << 32) + 1, false)] {
            let case = Case { algorithm, direction: Direction::Encrypt, section: Some(groups << 14) };
            let mode = gpu.cipher(algorithm, case.direction, &KEY, &case.options());
            assert_eq!(mode.is_ok(), fits, "{groups}: {mode:?}");
            let gpus = Gpus::new(vec![gpu.clone()], Fallback::Cpu);
            let mut mode = gpus.cipher(algorithm, case.direction, &KEY, &case.options()).expect("a mode");
            let mut out = data(3 << 14);
            mode.apply(&mut out).expect("one of them");
            assert!(out == case.expected(&case.options(), 0, &data(3 << 14)), "{groups}");
        }
    });
}

#[test]
fn partial_blocks() {
    on_any(&[], || {
        let gpu = Gpu::open(0).expect("a card");
        for case in cases().iter().filter(|case| case.algorithm.padded()) {
            let (block, n) = (case.algorithm.block_size(), case.group() + 1);
            let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
            let partial = Err(Error::Library(LibraryError::PartialBlock { given: n, block }));
            let mut out = data(n);
            assert_eq!(mode.apply(&mut out), partial, "{}", case.what());
            assert!(out == data(n), "nothing is written");
            let (from, to) = (gpu.buffer(n).expect("memory"), gpu.buffer(n).expect("memory"));
            to.write(&out).expect("a copy");
            from.write(&out).expect("a copy");
            assert_eq!(mode.apply_device(from.all(), to.all()), partial, "{}", case.what());
            to.read(&mut out).expect("a copy");
            assert!(out == data(n), "nothing is written");
        }
    });
}

#[test]
fn buffers_that_do_not_fit() {
    on_any(&[], || {
        let (gpu, case) = (Gpu::open(0).expect("a card"), ctr());
        let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
        let (a, b) = (gpu.buffer(4096).expect("memory"), gpu.buffer(4096).expect("memory"));
        a.write(&data(4096)).expect("a copy");
        b.write(&data(4096)).expect("a copy");
        let slice = |range| a.slice(range).expect("inside");
        assert_eq!(a.slice(4000..4097).err(), Some(Error::Range { len: 4096 }));
        #[allow(clippy::reversed_empty_ranges)]
        let reversed = a.slice(5..4);
        assert_eq!(reversed.err(), Some(Error::Range { len: 4096 }));
        let lengths = Err(Error::LengthsDiffer { source: 32, destination: 48 });
        assert_eq!(mode.apply_device(slice(0..32), b.slice(0..48).expect("inside")), lengths);
        for start in [1, 8, 15] {
            let misaligned = Err(Error::Misaligned { block: 16 });
            assert_eq!(mode.apply_device(slice(start..start + 32), b.slice(0..32).expect("inside")), misaligned);
            assert_eq!(mode.apply_device(b.slice(0..32).expect("inside"), slice(start..start + 32)), misaligned);
        }
        for (from, to) in [(0..64, 16..80), (16..80, 0..64), (0..64, 48..112)] {
            assert_eq!(mode.apply_device(slice(from), slice(to)), Err(Error::Overlap));
        }
        let mut out = vec![0; 4096];
        b.read(&mut out).expect("a copy");
        assert!(out == data(4096), "nothing is written");
        a.read(&mut out).expect("a copy");
        assert!(out == data(4096), "nothing is written");
        // Two ranges do not overlap if one range ends where the other range begins. Empty ranges are allowed
        // everywhere.
        mode.apply_device(slice(0..64), slice(64..128)).expect("the card");
        mode.apply_device(slice(3..3), slice(3..3)).expect("nothing");
        assert_eq!(a.write(&out[..5]), Err(Error::LengthsDiffer { source: 5, destination: 4096 }));
        let mut short = [0; 5];
        assert!(matches!(Data::apart(&out, &mut short), Err(Error::LengthsDiffer { source: 4096, destination: 5 })));
    });
}

/// All memory is zero when it is freed: keys, masks and data on the GPU, and pinned memory.
#[test]
fn memory_is_wiped() {
    for fail in ["", "kernel@9=1", "cuLaunchKernel@9=1"] {
        let trace = traced(&[("MULTIPROCESSORS", "1"), ("FAIL", fail)], || {
            let gpu = Gpu::open(0).expect("a card");
            for case in cases() {
                let mut out = data(9 * case.group());
                let mut work = || {
                    let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options())?;
                    let _ = mode.apply(&mut out);
                    let mut pinned = gpu.pinned(case.group())?;
                    pinned.copy_from_slice(&out[..case.group()]);
                    gpu.buffer(case.group())?.write(&pinned)
                };
                let result = work();
                assert!(result.is_ok() || !fail.is_empty(), "{result:?}");
            }
        });
        let Some(text) = trace else { continue };
        let freed: Vec<_> = text.lines().filter(|line| line.starts_with("free")).collect();
        for line in &freed {
            assert!(line.ends_with(": zero"), "{line}");
        }
        // If a kernel fails, the GPU is lost. Memory that is in use must then stay allocated.
        if !fail.starts_with("kernel") {
            assert!(freed.iter().filter(|line| line.contains("host")).count() > 17, "{text}");
            assert!(freed.len() > 100, "{} were freed", freed.len());
            assert!(text.lines().any(|line| line.starts_with("release 0: 0 bytes not freed")), "{text}");
        }
    }
}

/// A library is used as the driver only if it has the driver's own name.
#[test]
#[cfg(not(windows))]
fn other_libraries_are_not_the_driver() {
    let other = "FASTGOST_GPU_TEST_OTHER_LIBRARIES";
    if std::env::var_os(other).is_some() {
        return assert_eq!(Gpu::list(), Err(Error::NoDriver));
    }
    if Gpu::list() != Err(Error::NoDriver) {
        return;
    }
    let folder = std::env::temp_dir().join(format!("fastgost-gpu-libraries-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for name in ["libcuda.so", "libnvcuda.so", "libcuda64.so", "libcuda.so.13", "cuda.dll", "nvcuda.dll"] {
        fs::copy(fastgost_gpu_emulator::library().expect("the emulator"), folder.join(name)).expect("a copy");
    }
    let mut command = Command::new(std::env::current_exe().expect("the test"));
    command.args(["other_libraries_are_not_the_driver", "--exact", "--nocapture"]).env(other, "1");
    let (passed, text) = outcome(command.env("LD_LIBRARY_PATH", &folder).current_dir(&folder));
    let _ = fs::remove_dir_all(&folder);
    assert!(passed, "{text}");
}

/// Memory that cannot be wiped is not freed.
#[test]
fn wiping_that_fails() {
    for fail in ["cuMemsetD8Async@1+=1", "cuMemsetD8Async@2=2", "copy@5=1"] {
        let trace = traced(&[("MULTIPROCESSORS", "1"), ("FAIL", fail)], || {
            let gpu = Gpu::open(0).expect("a card");
            for _ in 0..3 {
                let buffer = gpu.buffer(4096).expect("memory");
                if buffer.write(&data(4096)).is_err() {
                    return;
                }
            }
        });
        let Some(text) = trace else { continue };
        assert!(!text.lines().any(|line| line.starts_with("free") && line.ends_with("not zero")), "{fail}: {text}");
        assert!(!text.contains("release 0: 0 bytes"), "{fail}: {text}");
    }
}

/// Tests a driver that refuses to wait while the GPU is still busy. No memory may be freed before the GPU has finished.
#[test]
fn waiting_that_fails() {
    for call in ["1", "2", "3", "4", "5", "6", "7", "8", "2+", "4+"] {
        let fail = format!("cuStreamSynchronize@{call}=2");
        let trace = traced(&[("MULTIPROCESSORS", "1"), ("DELAY", "30000"), ("FAIL", &fail)], || {
            let (case, gpu) = (ctr(), Gpu::open(0).expect("a card"));
            let mut pinned = gpu.pinned(3 * case.group()).expect("memory");
            let Ok(mut mode) = gpu.cipher(case.algorithm, case.direction, &KEY, &case.options()) else { return };
            let done = mode.apply(&mut pinned);
            drop(pinned);
            match done {
                // All later calls return the same error, and the GPU is not used any more.
                Err(e @ Error::Lost { call: "cuStreamSynchronize", .. }) => {
                    assert_eq!(gpu.buffer(16).err(), Some(e.clone()));
                    assert_eq!(gpu.pinned(16).err(), Some(e));
                }
                _ => assert!(gpu.buffer(16).is_ok()),
            }
        });
        let Some(text) = trace else { continue };
        assert!(!text.contains("fault"), "{fail}: {text}");
        assert!(call != "2+" || text.matches("free").count() <= 1, "{fail}: {text}");
    }
}

/// Tests that this crate passes only pinned memory to the copies of the driver. The driver would copy other memory
/// through its own memory, and nobody wipes the driver's memory.
#[test]
fn the_driver_copies_only_pinned_memory() {
    let trace = traced(&[], || {
        let gpu = Gpu::open(0).expect("a card");
        for len in [0, 1, 4096, (4 << 20) - 1, (4 << 20) + 1, 9 << 20] {
            let (buffer, mut out) = (gpu.buffer(len).expect("memory"), vec![0; len]);
            buffer.write(&data(len)).expect("a copy");
            buffer.read(&mut out).expect("a copy");
            assert!(out == data(len), "{len}");
        }
    });
    let Some(text) = trace else { return };
    assert!(text.contains(" pinned asynchronous") && !text.contains("pageable"), "{text}");
}

/// Tests that the driver is tried again after its initialisation has failed once.
#[test]
fn a_driver_that_is_not_ready() {
    on(&[("FAIL", "cuInit@1=2")], || {
        assert_eq!(Gpu::list(), Err(Error::OutOfMemory { bytes: 0 }));
        assert_eq!(Gpu::list().map(|cards| cards.len()), Ok(1));
    });
}

#[test]
fn numbers_that_no_card_has() {
    for machine in [[("MULTIPROCESSORS", "4294967295")], [("CAPABILITY", "4294967295.0")]] {
        on(&machine, || {
            assert!(matches!(Gpu::list(), Err(Error::Unsupported(_))));
            assert!(matches!(Gpu::open(0), Err(Error::Unsupported(_))));
        });
    }
}
