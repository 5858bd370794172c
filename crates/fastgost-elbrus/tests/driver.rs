//! Tests the C interface with the committed assembly text. The host's compiler builds a program from the files of `c/`
//! and from `stub.c`. When the program calls a kernel, `stub.c` asks this test to execute the kernel's assembly text.
//! The test does so with `fastgost-elbrus-executor`. The executor gets only the memory that the assembly text may
//! access. Any other access is an error. So the C code and the assembly text run together on any machine.
#![cfg(unix)]

use fastgost::{
    Kuznyechik, Magma,
    circuits::Key,
    mode::{
        Ctr,
        Direction::{self, Decrypt, Encrypt},
        Ecb,
    },
};
use fastgost_elbrus::{Cipher, KERNELS, Kernel, MODES};
use fastgost_elbrus_executor::{
    isa::{Latencies, Version},
    machine::{Machine, Memory},
    text,
};
use fastgost_testkit::{Random, vectors};
use std::{
    collections::BTreeSet,
    env, fs,
    io::{BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::OnceLock,
};

/// `stub.c` defines the same constants.
const RESULT: u64 = 0;
const READ: u64 = 0;
const WRITE: u64 = 1;
const RETURN: u64 = 2;
const OPERATION: u64 = 0;
const KEY: u64 = 1;
const ERRORS: u64 = 2;
const END: u64 = 3;

const VERSIONS: [u8; 2] = [3, 5];

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// Reports that a tool is missing, and that the test is skipped. In CI, a test with a missing tool fails.
fn missing(what: &str) {
    assert!(env::var_os("FASTGOST_NO_SKIP").is_none(), "{what}");
    writeln!(std::io::stderr(), "SKIPPED the C interface of fastgost-elbrus, or a part: {what}")
        .expect("standard error");
}

fn compiler() -> Command {
    let mut cc = Command::new(env::var_os("CC").unwrap_or_else(|| "cc".into()));
    cc.args(["-std=c99", "-O1", "-g", "-Wall", "-Wextra", "-Werror"]);
    cc
}

const SANITIZERS: &str = "-fsanitize=undefined,address";

/// Returns the compiler's options for building the programs. Returns `None` if the compiler cannot build any program.
fn options() -> Option<Vec<&'static str>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [source, program] = ["probe.c", "probe"].map(|name| folder.join(name));
    fs::write(&source, "int main(void)\n{\n    return 0;\n}\n").unwrap();
    let probe = |options: &[&str]| {
        run(compiler().args(options).arg(&source).arg("-o").arg(&program))
            .and_then(|()| run(&mut Command::new(&program)))
    };
    if let Err(error) = probe(&[]) {
        missing(&format!("there is no C compiler: {error}"));
        return None;
    }
    if let Err(error) = probe(&[SANITIZERS]) {
        missing(&format!("the C compiler has no sanitizers: {error}"));
        return Some(vec![]);
    }
    Some(vec![SANITIZERS, "-fno-sanitize-recover=all"])
}

/// Builds two programs: one for each version of the kernels.
fn programs() -> Option<&'static [PathBuf; 2]> {
    static PROGRAMS: OnceLock<Option<[PathBuf; 2]>> = OnceLock::new();
    let build = |options: &[&str], version: u8| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("driver-v{version}"));
        let mut cc = compiler();
        cc.args(options).arg(format!("-DFASTGOST_ELBRUS_VERSION={version}"));
        cc.args(["-Dmain=fastgost_measure", "-DMEASURE_BYTES=64,4096", "-DMEASURE_SAMPLES=3", "-DMEASURE_SECONDS=0"]);
        cc.arg("-c").arg(root.join("c/measure.c")).arg("-o").arg(program.with_extension("measure.o"));
        run(&mut cc).unwrap();
        let mut cc = compiler();
        cc.args(options).arg(format!("-DFASTGOST_ELBRUS_VERSION={version}"));
        cc.args(["c/fastgost_elbrus.c", "tests/stub.c"].map(|file| root.join(file)));
        cc.arg(program.with_extension("measure.o")).arg("-o").arg(&program);
        run(&mut cc).unwrap();
        program
    };
    PROGRAMS.get_or_init(|| options().map(|options| VERSIONS.map(|version| build(&options, version)))).as_ref()
}

/// Returns the parsed text of `kernel`, or of the functions for modes if `kernel` is `None`.
fn parsed(kernel: Option<&Kernel>) -> &'static text::Program {
    static TEXTS: [OnceLock<text::Program>; KERNELS.len() + 1] = [const { OnceLock::new() }; KERNELS.len() + 1];
    let place = kernel.map(|kernel| KERNELS.iter().position(|k| k.encrypt == kernel.encrypt).unwrap());
    let text = kernel.map_or(MODES, |kernel| kernel.text);
    TEXTS[place.unwrap_or(KERNELS.len())].get_or_init(|| text::parse(text).unwrap())
}

fn kernel(cipher: Cipher, version: u8) -> &'static Kernel {
    KERNELS.iter().find(|k| k.cipher == cipher && k.version == version).unwrap()
}

/// Returns the number of 32-bit words in all round keys together.
fn words(cipher: Cipher) -> usize {
    if cipher == Cipher::Magma { 32 } else { 40 }
}

/// The way in which a function uses a region of memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Reads,
    /// The function writes the region. The function may also read the bytes that it has already written to the region.
    Writes,
}
use Access::{Reads, Writes};

/// A running program.
struct Program {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    version: u8,
    /// The functions that the program called.
    called: BTreeSet<String>,
    random: Random,
}

impl Program {
    /// Starts a program. Returns `None` if there is no compiler.
    fn start(version: u8, arguments: &[&Path]) -> Option<Self> {
        let place = VERSIONS.iter().position(|v| *v == version).unwrap();
        let mut command = Command::new(&programs()?[place]);
        // The search for memory leaks is off, because it does not work under a debugger, and leaks do not matter here.
        command.env("ASAN_OPTIONS", "detect_leaks=0").args(arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (to, from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Some(Self { child, to, from, version, called: BTreeSet::new(), random: Random(version.into()) })
    }

    fn get(&mut self, size: usize) -> Vec<u8> {
        let mut bytes = vec![0; size];
        if let Err(error) = self.from.read_exact(&mut bytes) {
            panic!("the C program has ended, and said why above: {error}");
        }
        bytes
    }

    fn number(&mut self) -> u64 {
        u64::from_ne_bytes(self.get(8).try_into().unwrap())
    }

    fn put(&mut self, bytes: &[u8]) {
        self.to.write_all(bytes).expect("the C program runs");
    }

    fn put_numbers(&mut self, numbers: &[u64]) {
        for number in numbers {
            self.put(&number.to_ne_bytes());
        }
    }

    /// Executes the functions that the program calls, until the program sends a result.
    fn serve(&mut self) {
        self.to.flush().unwrap();
        while self.number() != RESULT {
            let size = self.number() as usize;
            let name = String::from_utf8(self.get(size)).unwrap();
            let count = self.number();
            let arguments: Vec<u64> = (0..count).map(|_| self.number()).collect();
            self.execute(&name, &arguments);
            self.put_numbers(&[RETURN]);
            self.called.insert(name);
        }
    }

    /// Returns the parsed assembly text of a function, and the regions of memory that the function may access. Each
    /// region has its address, its number of bytes and its kind of access.
    fn contract(&self, name: &str, arguments: &[u64]) -> (&'static text::Program, Vec<(u64, usize, Access)>) {
        let version = self.version;
        if let Some(kernel) = KERNELS.iter().find(|k| k.version == version && [k.encrypt, k.decrypt].contains(&name)) {
            let [dst, src, key, scratch] = *arguments else { panic!("{name} has four arguments") };
            assert!(arguments.iter().all(|address| address.is_multiple_of(16)), "{name} {arguments:x?}");
            let data = kernel.blocks * kernel.cipher.block();
            let key_size = kernel.prepared(&vec![0; words(kernel.cipher)]).len();
            let regions = vec![
                (src, data, Reads),
                (dst, data, Writes),
                (key, key_size, Reads),
                (scratch, kernel.scratch, Writes),
            ];
            return (parsed(Some(kernel)), regions);
        }
        let bytes = 8 * arguments[arguments.len() - 1] as usize;
        let regions = match name {
            "fastgost_elbrus_xor" => {
                vec![(arguments[0], bytes, Writes), (arguments[1], bytes, Reads), (arguments[2], bytes, Reads)]
            }
            "fastgost_elbrus_realign" => {
                vec![(arguments[0], bytes, Writes), (arguments[1] & !7, bytes + 8, Reads)]
            }
            "fastgost_elbrus_counters64" => vec![(arguments[0], bytes, Writes)],
            "fastgost_elbrus_counters128" => vec![(arguments[0], 2 * bytes, Writes)],
            _ => panic!("the kernels of version {version} do not have {name}"),
        };
        (parsed(None), regions)
    }

    fn execute(&mut self, name: &str, arguments: &[u64]) {
        let (program, regions) = self.contract(name, arguments);
        let regions: Vec<_> = regions.into_iter().filter(|(_, size, _)| *size > 0).collect();
        let mut memory = Memory::default();
        let is = |access| move |region: &&(u64, usize, Access)| region.2 == access;
        let written: Vec<u64> = regions.iter().filter(is(Writes)).map(|region| region.0).collect();
        let mut added = BTreeSet::new();
        for (address, size, _) in regions.iter().filter(is(Reads)) {
            self.put_numbers(&[READ, *address, *size as u64]);
            self.to.flush().unwrap();
            let bytes = self.get(*size);
            if written.contains(address) {
                memory.add(*address, bytes);
            } else {
                memory.add_constant(*address, bytes);
            }
            assert!(added.insert(*address), "{name} {arguments:x?}");
        }
        for (address, size, _) in regions.iter().filter(is(Writes)) {
            if added.insert(*address) {
                memory.add(*address, self.random.bytes(*size));
            }
        }
        let version = if self.version == 3 { Version::V3 } else { Version::V5 };
        let machine = Machine::new(program, version, Latencies::default());
        machine.call(name, arguments, &mut memory).unwrap_or_else(|e| panic!("{name} {arguments:x?}: {e}"));
        for (address, size, _) in regions.iter().filter(is(Writes)) {
            self.put_numbers(&[WRITE, *address, *size as u64]);
            let bytes = memory.bytes(*address).to_vec();
            self.put(&bytes);
        }
    }

    /// Lets the program execute an operation. Returns the results, and the counter after the operation.
    fn operate(&mut self, o: &Operation) -> (Vec<u8>, [u8; 16]) {
        let length = if o.mode == Mode::Ecb { o.data.len() / o.cipher.block() } else { o.data.len() };
        self.put_numbers(&[
            OPERATION,
            o.mode as u64,
            (o.cipher == Cipher::Magma).into(),
            if o.direction == Encrypt { 1 } else { 2 },
            o.in_place.into(),
            length as u64,
            o.data.len() as u64,
            o.dst_offset as u64,
            o.src_offset as u64,
        ]);
        self.put(&o.key);
        self.put(&o.counter);
        self.put(&o.data);
        self.serve();
        assert_eq!(self.number(), 0, "{o:?}");
        let mut results = self.get(o.dst_offset + o.data.len());
        let source = self.get(o.data.len());
        assert!(source == o.data, "the source was written: {o:?}");
        let data = results.split_off(o.dst_offset);
        assert!(results.iter().all(|byte| *byte == 0x5a), "what comes before the results was written: {o:?}");
        (data, self.get(16).try_into().unwrap())
    }

    /// Lets the program execute an operation, and compares the results with the results of the library.
    fn compare(&mut self, o: &Operation) {
        let (results, counter) = self.operate(o);
        assert!(results == o.expected(), "{o:?}");
        assert!(counter == o.counter || o.mode == Mode::CtrFrom, "the IV was written: {o:?}");
    }

    fn end(mut self) -> BTreeSet<String> {
        self.put_numbers(&[END]);
        self.to.flush().unwrap();
        assert!(self.child.wait().unwrap().success(), "the C program said why above");
        self.called
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Ecb,
    Ctr,
    CtrFrom,
}

#[derive(Clone)]
struct Operation {
    mode: Mode,
    cipher: Cipher,
    direction: Direction,
    in_place: bool,
    dst_offset: usize,
    src_offset: usize,
    key: [u8; 32],
    /// The IV or the counter. If the IV or the counter has fewer than 16 bytes, the remaining bytes of the array are
    /// not used.
    counter: [u8; 16],
    data: Vec<u8>,
}

impl std::fmt::Debug for Operation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { mode, cipher, direction, in_place, dst_offset, src_offset, counter, .. } = self;
        let bytes = self.data.len();
        write!(f, "{cipher:?} {mode:?} {direction:?}, {bytes} bytes, in place: {in_place}, ")?;
        write!(f, "offsets {dst_offset} and {src_offset}, counter {counter:02x?}")
    }
}

impl Operation {
    fn new(random: &mut Random, mode: Mode, cipher: Cipher, bytes: usize) -> Self {
        Self {
            mode,
            cipher,
            direction: Encrypt,
            in_place: false,
            dst_offset: 0,
            src_offset: 0,
            key: random.array(),
            counter: random.array(),
            data: random.bytes(bytes),
        }
    }

    /// Returns the results that the operation must have. The library `fastgost` computes these results.
    fn expected(&self) -> Vec<u8> {
        let mut data = self.data.clone();
        let iv = &self.counter[..self.cipher.block() / 2];
        let (kuznyechik, magma) = (Kuznyechik::new(&self.key), Magma::new(&self.key));
        match (self.mode, self.cipher, self.direction) {
            (Mode::Ecb, Cipher::Kuznyechik, Encrypt) => Ecb::new(kuznyechik).encrypt(&mut data[..]),
            (Mode::Ecb, Cipher::Kuznyechik, Decrypt) => Ecb::new(kuznyechik).decrypt(&mut data[..]),
            (Mode::Ecb, Cipher::Magma, Encrypt) => Ecb::new(magma).encrypt(&mut data[..]),
            (Mode::Ecb, Cipher::Magma, Decrypt) => Ecb::new(magma).decrypt(&mut data[..]),
            (Mode::Ctr, Cipher::Kuznyechik, _) => Ctr::new(kuznyechik, iv).and_then(|mut c| c.apply(&mut data[..])),
            (Mode::Ctr, Cipher::Magma, _) => Ctr::new(magma, iv).and_then(|mut c| c.apply(&mut data[..])),
            (Mode::CtrFrom, ..) => {
                let blocks = self.data.len().div_ceil(self.cipher.block()) as u128;
                let counters = (0..blocks).flat_map(|i| counter(self.cipher, self.first().wrapping_add(i))).collect();
                let keystream = Self { mode: Mode::Ecb, direction: Encrypt, data: counters, ..self.clone() }.expected();
                data.iter_mut().zip(keystream).for_each(|(byte, key)| *byte ^= key);
                Ok(())
            }
        }
        .unwrap();
        data
    }

    /// Returns the first counter as a number.
    fn first(&self) -> u128 {
        self.counter[..self.cipher.block()].iter().fold(0, |number, byte| number << 8 | u128::from(*byte))
    }
}

/// Returns the counter block whose big-endian value is `number`.
fn counter(cipher: Cipher, number: u128) -> Vec<u8> {
    number.to_be_bytes()[16 - cipher.block()..].to_vec()
}

/// Returns the names of all functions for a version and a cipher.
fn functions(cipher: Cipher, version: u8) -> BTreeSet<String> {
    let kernel = kernel(cipher, version);
    let counters = if cipher == Cipher::Magma { "counters64" } else { "counters128" };
    let modes = ["xor", "realign", counters].map(|name| format!("fastgost_elbrus_{name}"));
    modes.into_iter().chain([kernel.encrypt, kernel.decrypt].map(String::from)).collect()
}

/// Tests each length from which the code takes another branch, and the lengths just below and above it.
fn lengths(cipher: Cipher, version: u8) {
    let Some(mut program) = Program::start(version, &[]) else { return };
    let mut random = Random(7);
    let (block, blocks) = (cipher.block(), kernel(cipher, version).blocks);
    let group = blocks * block;
    for in_place in [false, true] {
        for blocks in [0, 1, 2, blocks - 1, blocks, blocks + 1, 2 * blocks + 3] {
            for direction in [Encrypt, Decrypt] {
                let o = Operation::new(&mut random, Mode::Ecb, cipher, blocks * block);
                program.compare(&Operation { direction, in_place, ..o });
            }
        }
        let seams = [block, 256, group - block, group];
        let seams = seams.into_iter().flat_map(|n| [n - 1, n, n + 1]);
        for bytes in [0, 1].into_iter().chain(seams).chain([2 * group + block + 3]) {
            let o = Operation::new(&mut random, Mode::Ctr, cipher, bytes);
            program.compare(&Operation { in_place, ..o });
        }
    }
    program.end();
}

/// Tests each offset from 0 to 15 of the source address, and of the destination address. While one address has the
/// tested offset, the other address has offset 0, the same offset, or a different offset.
fn alignments(cipher: Cipher, version: u8) {
    let Some(mut program) = Program::start(version, &[]) else { return };
    let mut random = Random(8);
    let (block, blocks) = (cipher.block(), kernel(cipher, version).blocks);
    let lengths = [blocks, blocks + 1, blocks - 1, 2 * blocks];
    let mut turn = 0;
    for i in 0..16 {
        let places = [(i, 0, false), (0, i, false), (i, (5 * i + 3) % 16, false), (i, i, false), (i, 0, true)];
        for (dst_offset, src_offset, in_place) in places {
            let direction = if turn % 2 == 0 { Encrypt } else { Decrypt };
            let blocks = lengths[turn / 2 % 4];
            turn += 1;
            let o = Operation::new(&mut random, Mode::Ecb, cipher, blocks * block);
            program.compare(&Operation { direction, dst_offset, src_offset, in_place, ..o });
            let o = Operation::new(&mut random, Mode::Ctr, cipher, blocks * block + turn % 3);
            program.compare(&Operation { dst_offset, src_offset, in_place, ..o });
        }
    }
    // The code processes most bytes of each of these messages in whole iterations of its loops. The lengths are chosen
    // so that few bytes or no bytes remain after the last whole iteration.
    for more in 0..24 {
        for (dst_offset, src_offset) in [(0, 1 + more % 7), (1 + more * 3 % 7, 0), (more % 8, (3 * more + 1) % 8)] {
            let turns = 256 * (1 + more / 12);
            let o = Operation::new(&mut random, Mode::Ctr, cipher, turns + 8 + (8 - dst_offset) % 8 + more % 12);
            program.compare(&Operation { dst_offset, src_offset, ..o });
        }
    }
    assert_eq!(program.end(), functions(cipher, version));
}

/// Tests carries into both halves of a counter. The carries occur within a group of blocks and between two groups. Also
/// tests a message that is processed in two parts.
fn counters(cipher: Cipher, version: u8) {
    let Some(mut program) = Program::start(version, &[]) else { return };
    let mut random = Random(9);
    let (block, blocks) = (cipher.block(), kernel(cipher, version).blocks);
    let all = if cipher == Cipher::Magma { u128::from(u64::MAX) } else { u128::MAX };
    let firsts = [0, (1 << 32) - 5, ((7 << 64) | u128::from(u64::MAX - 2)) & all, all - 3, all - blocks as u128 + 1];
    for first in firsts {
        let mut o = Operation::new(&mut random, Mode::CtrFrom, cipher, 2 * blocks * block - block / 2);
        o.counter[..block].copy_from_slice(&counter(cipher, first));
        let expected = o.expected();
        let (results, next) = program.operate(&o);
        assert!(results == expected, "{o:?}");
        assert_eq!(next[..block], counter(cipher, first.wrapping_add(2 * blocks as u128) & all));
        // The same data is now processed in two parts.
        let cut = (blocks - 7) * block;
        let (head, next) = program.operate(&Operation { data: o.data[..cut].into(), ..o.clone() });
        let (tail, _) = program.operate(&Operation { data: o.data[cut..].into(), counter: next, ..o });
        assert!([head, tail].concat() == expected);
    }
    program.end();
}

fn known_answers(cipher: Cipher, version: u8) {
    let Some(mut program) = Program::start(version, &[]) else { return };
    let name = if cipher == Cipher::Magma { "magma" } else { "kuznyechik" };
    let mut checked = 0;
    for case in vectors::cases(&format!("{name}.json")).iter().chain(&vectors::cases(&format!("{name}_modes.json"))) {
        let mode = match (case["op"].as_str(), case["mode"].as_str()) {
            (Some("encrypt" | "decrypt"), _) | (_, Some("ECB")) => Mode::Ecb,
            (_, Some("CTR")) => Mode::Ctr,
            _ => continue,
        };
        let [plain, secret] = ["plaintext", "ciphertext"].map(|field| vectors::hex(case, field));
        let mut counter = [0; 16];
        if mode == Mode::Ctr {
            counter[..cipher.block() / 2].copy_from_slice(&vectors::hex(case, "iv"));
        }
        for (direction, data, expected) in [(Encrypt, &plain, &secret), (Decrypt, &secret, &plain)] {
            let key = vectors::hex(case, "key").try_into().unwrap();
            let o = Operation::new(&mut Random(0), mode, cipher, 0);
            let (results, _) = program.operate(&Operation { direction, key, counter, data: data.clone(), ..o });
            assert!(results == *expected, "{name} {}", case["id"]);
            checked += 1;
        }
    }
    assert!(checked >= 8, "{checked} answers");
    program.end();
}

/// Checks that the key schedule in C gives the same prepared key as `Kernel::prepared`, and that all bytes of a wiped
/// key are zero.
fn keys(cipher: Cipher, version: u8) {
    let Some(mut program) = Program::start(version, &[]) else { return };
    let mut random = Random(10);
    for _ in 0..20 {
        let key: [u8; 32] = random.array();
        program.put_numbers(&[KEY, (cipher == Cipher::Magma).into()]);
        program.put(&key);
        program.serve();
        assert_eq!(program.number(), 0);
        for direction in [Encrypt, Decrypt] {
            let prepared = match cipher {
                Cipher::Kuznyechik => Key::kuznyechik(&Kuznyechik::new(&key), direction),
                Cipher::Magma => Key::magma(&Magma::new(&key), direction),
            };
            let expected = kernel(cipher, version).prepared(prepared.words());
            let made = program.get(2592 * 8);
            assert!(made[..expected.len()] == expected && made[expected.len()..].iter().all(|byte| *byte == 0));
        }
        let wiped = program.get(2 * 2592 * 8 + 16);
        assert!(wiped.iter().all(|byte| *byte == 0));
    }
    program.end();
}

#[test]
fn kuznyechik_v3() {
    all(Cipher::Kuznyechik, 3);
}

#[test]
fn kuznyechik_v5() {
    all(Cipher::Kuznyechik, 5);
}

#[test]
fn magma_v3() {
    all(Cipher::Magma, 3);
}

#[test]
fn magma_v5() {
    all(Cipher::Magma, 5);
}

fn all(cipher: Cipher, version: u8) {
    known_answers(cipher, version);
    keys(cipher, version);
    lengths(cipher, version);
    alignments(cipher, version);
    counters(cipher, version);
}

#[test]
fn errors() {
    for version in VERSIONS {
        let Some(mut program) = Program::start(version, &[]) else { return };
        program.put_numbers(&[ERRORS]);
        program.serve();
        assert!(program.number() > 60, "errors were checked");
        assert_eq!(program.number(), u64::from(version));
        program.end();
    }
}

/// Runs the program `measure`. It must end without an error, write a row for each figure, and call every function of
/// both ciphers.
#[test]
fn measure() {
    for version in VERSIONS {
        let form = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("form-v{version}.csv"));
        let Some(mut program) = Program::start(version, &[&form, Path::new("1500")]) else { return };
        program.serve();
        assert_eq!(program.number(), 0);
        let form = fs::read_to_string(form).unwrap();
        let lines: Vec<&str> = form.lines().filter(|line| !line.starts_with('#')).collect();
        let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lab/record/README.md");
        let columns = fs::read_to_string(record).unwrap();
        let header: Vec<&str> = lines[0].split(',').collect();
        assert!(header.iter().all(|column| columns.contains(&format!("`{column}`"))), "{header:?}");
        // Each of the two ciphers has a row for its key schedule. Each cipher also has one row for each combination of
        // three operations, three kinds of addresses (`enum place` in `measure.c`) and two lengths.
        assert_eq!(lines.len() - 1, 2 * (1 + 3 * 3 * 2), "{form}");
        for line in &lines[1..] {
            assert_eq!(line.replace(", ", " ").split(',').count(), header.len(), "{line}");
        }
        let called = program.end_of_measure();
        let all = [Cipher::Kuznyechik, Cipher::Magma].map(|cipher| functions(cipher, version));
        assert!(called == &all[0] | &all[1]);
    }
}

impl Program {
    /// Waits until `measure` ends by itself.
    fn end_of_measure(mut self) -> BTreeSet<String> {
        assert!(self.child.wait().unwrap().success());
        self.called
    }
}
