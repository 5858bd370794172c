//! Tests on an emulated card: each runs in a process of its own, with an emulated driver and the machine that it asks for.
//! `FASTGOST_GPU_TESTS=card` lets those that fit (`on_any`) run on the machine's own cards instead.
#![allow(dead_code, missing_docs, reason = "a test that uses some of it; no item is public outside")]
use crate::Error;
use fastgost::registry::{Algorithm, Direction, Kind, Options};
use fastgost_testkit::Random;
use std::{
    env, fs, process,
    process::Command,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

/// Set in the process that has the emulated driver: its machine.
const INSIDE: &str = "FASTGOST_GPU_TEST_INSIDE";
/// What that process prints when it has done the work, and a process that did it on the machine's own cards.
const DONE: &str = "done on the emulated machine";
pub const DONE_ON_CARD: &str = "done on the machine's own cards";
/// What `tried` prints.
const NO_ERROR: &str = "no error";
const AN_ERROR: &str = "error: ";

type Settings<'a> = &'a [(&'a str, &'a str)];

/// Runs `body` on an emulated machine: in another process, which runs only this test.
pub fn on(machine: Settings<'_>, body: impl FnOnce()) {
    emulated(machine, None, body);
}

/// As `on`; `body` fits any card, so that it runs on the machine's own if the tests are asked to.
pub fn on_any(machine: Settings<'_>, body: impl FnOnce()) {
    if is_real() && env::var_os(INSIDE).is_none() {
        body();
        println!("{DONE_ON_CARD}");
    } else {
        on(machine, body);
    }
}

/// As `on`; the caller of `body`'s process gets its error in words, and `body`'s process nothing.
pub fn tried(machine: Settings<'_>, body: impl FnOnce() -> Result<(), Error>) -> Option<Result<(), String>> {
    let text = emulated(machine, None, || match body() {
        Ok(()) => println!("{NO_ERROR}"),
        Err(e) => println!("{AN_ERROR}{e}"),
    })?;
    let error = text.lines().find_map(|line| line.strip_prefix(AN_ERROR));
    assert!(error.is_some() != text.contains(NO_ERROR), "{text}");
    Some(error.map_or(Ok(()), |e| Err(e.to_owned())))
}

/// Lets one call of a function fail after another, until `work` makes no more calls: every failure is to be an error, and its
/// words to contain `expected`. How many calls there are; nothing in the process of `work`.
pub fn fail_each_call(
    (function, code): (&str, u32),
    expected: &str,
    work: impl Fn() -> Result<(), Error>,
) -> Option<usize> {
    let mut errors = 0;
    for call in 1..100 {
        let fail = format!("{function}@{call}={code}");
        match tried(&[("FAIL", &fail), ("MULTIPROCESSORS", "1"), ("DELAY", "0")], &work) {
            None => {}
            Some(Ok(())) if call > errors + 2 => return Some(errors),
            Some(Ok(())) => {}
            Some(Err(e)) => {
                assert!(e.contains(expected), "{fail}: {e}");
                // If there are more calls, the one before was not noticed.
                assert_eq!(errors, call - 1, "{fail}");
                errors = call;
            }
        }
    }
    None
}

/// As `on`; the caller of `body`'s process gets the driver's trace, and `body`'s process nothing.
pub fn traced(machine: Settings<'_>, body: impl FnOnce()) -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("fastgost-gpu-trace-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let path = env::temp_dir().join(name);
    let text = emulated(machine, path.to_str(), body).map(|_| fs::read_to_string(&path).expect("a trace"));
    let _ = fs::remove_file(&path);
    text
}

/// What the process of `body` printed; nothing in that process.
fn emulated(machine: Settings<'_>, trace: Option<&str>, body: impl FnOnce()) -> Option<String> {
    let name = thread::current().name().expect("the name of the test").to_owned();
    let machine_name = format!("{machine:?}");
    if let Ok(inside) = env::var(INSIDE) {
        // The test may want several machines.
        if inside == machine_name {
            body();
            println!("{DONE}");
        }
        return None;
    }
    let mut command = Command::new(env::current_exe().expect("the test"));
    command.args([&name, "--exact", "--nocapture", "--include-ignored"]).env(INSIDE, machine_name);
    fastgost_gpu_emulator::emulate(&mut command).expect("the emulated driver");
    command.env("FASTGOST_EMULATOR_DELAY", "20");
    for (variable, value) in machine.iter().copied().chain(trace.map(|path| ("TRACE", path))) {
        command.env(format!("FASTGOST_EMULATOR_{variable}"), value);
    }
    let (passed, text) = outcome(&mut command);
    assert!(passed && text.contains(DONE), "{text}");
    Some(text)
}

/// Whether the one test of that process passed, and its output.
pub fn outcome(command: &mut Command) -> (bool, String) {
    let output = command.output().expect("a process");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success() && text[0].contains("1 passed"), text.join("\n"))
}

/// Whether to use the machine's own cards.
pub fn is_real() -> bool {
    env::var(TESTS).is_ok_and(|value| value == "card")
}

/// What to use.
pub const TESTS: &str = "FASTGOST_GPU_TESTS";

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
/// High enough that sums of counters carry.
pub const IV: [u8; 16] = *b"\xff\xfe\xfd\xfc\xab\xba\xad\xf0\xa1\xb2\xc3\xd4\xe5\xf0\x01\x12";

/// Bytes in which no block or group equals another.
pub fn data(len: usize) -> Vec<u8> {
    Random(1).bytes(len)
}

/// A mode that cards compute.
pub struct Case {
    pub algorithm: &'static Algorithm,
    pub direction: Direction,
    pub section: Option<usize>,
}

impl Case {
    pub fn options(&self) -> Options<'static> {
        let iv = &IV[..self.algorithm.iv_size().map_or(0, |size| size.preferred)];
        Options { iv, section: self.section, ..Options::default() }
    }

    /// Bytes of a warp's group.
    pub fn group(&self) -> usize {
        1024 * self.algorithm.block_size()
    }

    pub fn what(&self) -> String {
        format!("{} {:?} {:?}", self.algorithm.name, self.direction, self.section)
    }

    /// The CPU's result for data from this position on.
    pub fn expected(&self, options: &Options<'_>, position: usize, input: &[u8]) -> Vec<u8> {
        let mut all = vec![0; position];
        all.extend_from_slice(input);
        let mut mode = self.algorithm.cipher(self.direction, &KEY, options).expect("a mode");
        mode.apply(all[..].as_mut().into()).expect("enough keystream");
        all.split_off(position)
    }
}

/// All modes of all ciphers that cards compute, one section of each kind.
pub fn cases() -> Vec<Case> {
    use Direction::{Decrypt, Encrypt};
    let mut cases = Vec::new();
    for algorithm in Algorithm::all().iter().filter(|a| a.kind == Kind::Cipher) {
        let (_, mode) = algorithm.name.split_once('-').expect("cipher-mode");
        let (directions, section): (&[Direction], _) = match mode {
            "ecb" => (&[Encrypt, Decrypt], None),
            "ctr" | "cnt" => (&[Encrypt], None),
            "cbc" | "cfb" => (&[Decrypt], None),
            "ctr-acpkm" => (&[Encrypt], Some(2 * 1024 * algorithm.block_size())),
            _ => continue,
        };
        cases.extend(directions.iter().map(|&direction| Case { algorithm, direction, section }));
    }
    assert_eq!(cases.len(), 5 + 5 + 5 + 2, "all modes of all ciphers");
    cases
}
