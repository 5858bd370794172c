//! Helpers for tests on an emulated GPU. Each test runs in a separate process. This process has an emulated driver, and
//! the emulated machine that the test describes. If `FASTGOST_GPU_TESTS` is `card`, the tests that pass on any GPU
//! (`on_any`) run on the machine's own GPUs instead.
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

/// This variable is set in the process that has the emulated driver. The value of the variable describes the emulated
/// machine.
const INSIDE: &str = "FASTGOST_GPU_TEST_INSIDE";
/// `DONE` is the line that the process with the emulated driver prints when it has done the work. `DONE_ON_CARD` is the
/// line of a process that did the work on the machine's own GPUs.
const DONE: &str = "done on the emulated machine";
pub const DONE_ON_CARD: &str = "done on the machine's own cards";
/// The lines that `tried` prints.
const NO_ERROR: &str = "no error";
const AN_ERROR: &str = "error: ";

type Settings<'a> = &'a [(&'a str, &'a str)];

/// Runs `body` in a new process, which has an emulated machine. The new process runs only the test that called this
/// function.
pub fn on(machine: Settings<'_>, body: impl FnOnce()) {
    emulated(machine, None, body);
}

/// Does the same as `on`, for a `body` that passes on any GPU. If the environment variable `FASTGOST_GPU_TESTS`
/// (`TESTS`) is `card`, `body` runs on the machine's own GPUs.
pub fn on_any(machine: Settings<'_>, body: impl FnOnce()) {
    if is_real() && env::var_os(INSIDE).is_none() {
        body();
        println!("{DONE_ON_CARD}");
    } else {
        on(machine, body);
    }
}

/// Runs `body` as `on` does. If `body` returns an error, the result has the text of the error. In the new process,
/// which runs `body`, returns `None`.
pub fn tried(machine: Settings<'_>, body: impl FnOnce() -> Result<(), Error>) -> Option<Result<(), String>> {
    let text = emulated(machine, None, || match body() {
        Ok(()) => println!("{NO_ERROR}"),
        Err(e) => println!("{AN_ERROR}{e}"),
    })?;
    let error = text.lines().find_map(|line| line.strip_prefix(AN_ERROR));
    assert!(error.is_some() != text.contains(NO_ERROR), "{text}");
    Some(error.map_or(Ok(()), |e| Err(e.to_owned())))
}

/// Runs `work` many times. In each run, another call of the driver's function `function` fails with the number `code`:
/// first call 1, then call 2, and so on. The runs end after three calls whose failures gave no error. The text of every
/// error must contain `expected`. Returns the number of calls whose failure gave an error. In the new process, which
/// runs `work`, returns `None`.
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
                // If the two numbers differ, `work` did not notice the failure of an earlier call.
                assert_eq!(errors, call - 1, "{fail}");
                errors = call;
            }
        }
    }
    None
}

/// Runs `body` as `on` does. Returns the driver's trace. In the process that runs `body`, returns `None`.
pub fn traced(machine: Settings<'_>, body: impl FnOnce()) -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("fastgost-gpu-trace-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let path = env::temp_dir().join(name);
    let text = emulated(machine, path.to_str(), body).map(|_| fs::read_to_string(&path).expect("a trace"));
    let _ = fs::remove_file(&path);
    text
}

/// Runs `body` in a new process, and returns the output of this process. In the new process, returns `None`.
fn emulated(machine: Settings<'_>, trace: Option<&str>, body: impl FnOnce()) -> Option<String> {
    let name = thread::current().name().expect("the name of the test").to_owned();
    let machine_name = format!("{machine:?}");
    if let Ok(inside) = env::var(INSIDE) {
        // A test may use several machines. This process runs only the `body` for its own machine.
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

/// Runs `command`, which runs one test. Returns whether the test passed, and the output of the process.
pub fn outcome(command: &mut Command) -> (bool, String) {
    let output = command.output().expect("a process");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success() && text[0].contains("1 passed"), text.join("\n"))
}

/// Returns true if the tests use the machine's own GPUs.
pub fn is_real() -> bool {
    env::var(TESTS).is_ok_and(|value| value == "card")
}

/// The variable that says on which GPUs the tests run.
pub const TESTS: &str = "FASTGOST_GPU_TESTS";

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
/// The IV of the tests. If the IV of a mode is shorter, the mode takes only the first bytes.
pub const IV: [u8; 16] = *b"\xff\xfe\xfd\xfc\xab\xba\xad\xf0\xa1\xb2\xc3\xd4\xe5\xf0\x01\x12";

/// Returns data in which no two blocks and no two groups are equal.
pub fn data(len: usize) -> Vec<u8> {
    Random(1).bytes(len)
}

/// A mode that GPUs compute.
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

    /// Returns the number of bytes in a group of blocks.
    pub fn group(&self) -> usize {
        1024 * self.algorithm.block_size()
    }

    pub fn what(&self) -> String {
        format!("{} {:?} {:?}", self.algorithm.name, self.direction, self.section)
    }

    /// Returns the output of the CPU for `input`, which begins at `position` in the stream.
    pub fn expected(&self, options: &Options<'_>, position: usize, input: &[u8]) -> Vec<u8> {
        let mut all = vec![0; position];
        all.extend_from_slice(input);
        let mut mode = self.algorithm.cipher(self.direction, &KEY, options).expect("a mode");
        mode.apply(all[..].as_mut().into()).expect("enough keystream");
        all.split_off(position)
    }
}

/// All modes of all ciphers that GPUs compute. For CTR-ACPKM, there is one section size for each cipher.
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
