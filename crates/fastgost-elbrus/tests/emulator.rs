//! Assembles all assembly texts with the public assembler, runs them in the public emulator on random data, and
//! compares the results with the results of the executor. No Linux distribution has these tools. docs/assurance.md says
//! where their sources are. `E2K_TOOLS` names the folder with `e2k-as`, `e2k-ld` and `qemu-e2k`:
//!
//!     E2K_TOOLS=… cargo test --release -p fastgost-elbrus --test emulator -- --ignored
use fastgost_elbrus::{KERNELS, MODES};
use fastgost_elbrus_executor::{
    isa::{self, LOGIC, Latencies, Version},
    machine::{Machine, Memory},
    text,
};
use fastgost_testkit::Random;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// An argument of a function.
enum Argument {
    /// The address of a region of memory for results. The number is the size of this region in bytes.
    Results(usize),
    /// An address in a region of memory that contains these bytes. The number is the offset of the address in this
    /// region.
    Bytes(Vec<u8>, u64),
    Number(u64),
}
use Argument::{Bytes, Number, Results};

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// Returns the text of a program without a C library. The program calls the function, and writes the function's results
/// to standard output.
fn program(function: &str, arguments: &[Argument]) -> String {
    let mut calls = String::new();
    let mut data = String::from("\t.data\n");
    let (mut size, mut results) = (0, 0);
    for (i, argument) in arguments.iter().enumerate() {
        let value = match argument {
            Number(n) => format!("{n:#x}"),
            Bytes(bytes, offset) => {
                let list = bytes.chunks(64).map(|line| {
                    let line: Vec<String> = line.iter().map(u8::to_string).collect();
                    format!("\t.byte {}\n", line.join(","))
                });
                data += &format!("\t.balign 16\nbytes{i}:\n{}", list.collect::<String>());
                format!("[ bytes{i} + {offset} ]")
            }
            Results(n) => {
                (size, results) = (*n, i);
                data += &format!("\t.balign 16\nbytes{i}:\n\t.fill {n}, 1, 0\n");
                format!("[ bytes{i} ]")
            }
        };
        calls += &format!("{{\n  addd,0 0, {value}, %b[{i}]\n}}\n");
    }
    format!(
        "\t.text\n\t.global _start\n_start:\n{{\n  setwd wsz=0x10, nfx=0\n  setbn rsz=7, rbs=8, rcur=0\n  disp %ctpr1, {function}\n  nop 4\n}}\n\
         {calls}{{\n  call %ctpr1, wbs=8\n}}\n\
         {{\n  sdisp %ctpr1, 3\n  nop 4\n}}\n\
         {{\n  addd,0 0, 4, %b[0]\n  addd,1 0, 1, %b[1]\n  addd,2 0, [ bytes{results} ], %b[2]\n}}\n\
         {{\n  addd,0 0, {size:#x}, %b[3]\n  call %ctpr1, wbs=8\n}}\n\
         {{\n  sdisp %ctpr1, 3\n  nop 4\n}}\n\
         {{\n  addd,0 0, 1, %b[0]\n  addd,1 0, 0, %b[1]\n  call %ctpr1, wbs=8\n}}\n{data}"
    )
}

struct Tools {
    folder: PathBuf,
    work: tempfile::TempDir,
}

impl Tools {
    fn tool(&self, name: &str) -> Command {
        Command::new(self.folder.join(name))
    }

    fn assemble(&self, text: &Path, version: Version) -> PathBuf {
        let object = text.with_extension("o");
        let mcpu = format!("-mcpu=elbrus-v{}", version as u8);
        run(self.tool("e2k-as").arg(mcpu).arg("-o").args([&object, &text.to_path_buf()]));
        object
    }

    /// Calls a function of a kernel's text in the emulator, and returns the results.
    fn emulated(&self, kernel: &str, function: &str, version: Version, arguments: &[Argument]) -> Vec<u8> {
        let [start, code, linked] = ["start.s", "code.s", "linked"].map(|name| self.work.path().join(name));
        fs::write(&start, program(function, arguments)).unwrap();
        fs::write(&code, kernel).unwrap();
        let objects = [start, code].map(|text| self.assemble(&text, version));
        run(self.tool("e2k-ld").arg("-o").arg(&linked).args(&objects));
        let cpu = ["e2s", "e8c", "e8c2"][version as usize - 3];
        run(self.tool("qemu-e2k").args(["-cpu", cpu]).arg(&linked))
    }
}

fn executed(kernel: &str, function: &str, version: Version, arguments: &[Argument]) -> Vec<u8> {
    let parsed = text::parse(kernel).unwrap();
    let mut memory = Memory::default();
    let (mut values, mut results) = (Vec::new(), 0);
    for (argument, address) in arguments.iter().zip((1u64..).map(|i| i << 24)) {
        values.push(match argument {
            Number(n) => *n,
            Bytes(bytes, offset) => {
                memory.add(address, bytes.clone());
                address + offset
            }
            Results(n) => {
                memory.add(address, vec![0; *n]);
                results = address;
                address
            }
        });
    }
    let machine = Machine::new(&parsed, version, Latencies::default()).looks_up();
    machine.call(function, &values, &mut memory).unwrap();
    memory.bytes(results).to_vec()
}

/// Returns the text of a function that executes each operation on the same random operands, and stores each result. The
/// arguments of the function are `(dst, src)`. Each operation begins only after the whole result of the previous
/// operation is ready.
fn operations(version: Version) -> (String, usize) {
    let logic = || LOGIC.iter().flat_map(|a| LOGIC.iter().map(move |b| format!("{a}_{b}d")));
    let shifts = ["shl_addd", "shl_ord", "shl_xord", "shl_andd", "shr_addd", "shr_andd", "shr_ord", "shr_xord"];
    let simple =
        ["addd", "subd", "shld", "shrd"].map(String::from).into_iter().chain(LOGIC.iter().map(|l| format!("{l}d")));
    let lanes = ["pshufb", "pandd", "pord", "pxord", "paddw", "psllw", "psrlw"];
    let names = simple.chain(logic()).chain(shifts.map(String::from)).chain(lanes.map(String::from));
    let wide = [
        "qpshufb",
        "qppermb",
        "qpxor",
        "qpand",
        "qpor",
        "qpaddw",
        "qpsllw",
        "qpsrlw",
        "qpsrcw",
        "qppackdl",
        "qpswitchd",
    ]
    .map(String::from);
    let tables = (0..=255u8).flat_map(|t| [format!("plog_{t:#04x}"), format!("qplog_{t:#04x}")]);
    let names = names.chain(wide.into_iter().chain(tables).filter(|_| version == Version::V5));
    let is_wide = version == Version::V5;
    let (load, store) = if is_wide { ("ldqp", "stqp") } else { ("ldd", "std") };
    let mut text = String::from("\t.text\n\t.global operations\noperations:\n{\n  setwd wsz=0x10, nfx=0\n}\n");
    for i in 0..5 {
        text += &format!("{{\n  {load},0 [ %r1 + {:#x} ], %r{}\n  nop 7\n}}\n", 16 * i, 4 + i);
    }
    let mut count = 0;
    for name in names {
        let (operation, _) = isa::operation(&name).unwrap_or_else(|| panic!("{name}"));
        // Registers 4 to 6 have random values, and registers 7 and 8 have indices. If an operation shifts or rotates
        // 32-bit lanes, the number of bits is the constant 5.
        let third = if name == "qppermb" {
            "%r8"
        } else if name.ends_with("shufb") {
            "%r7"
        } else {
            "%r6"
        };
        let second = if ["lw", "cw"].iter().any(|end| name.ends_with(end)) { "5" } else { "%r5" };
        let inputs = ["%r4", second, third][..operation.inputs].join(", ");
        let channel = operation.kind.channels().trailing_zeros();
        let store = if operation.bits == 128 { store } else { "std" };
        text += &format!(
            "{{\n  {name},{channel} {inputs}, %r9\n  nop 7\n}}\n{{\n  {store},2 %r9, [ %r0 + {:#x} ]\n}}\n",
            16 * count
        );
        count += 1;
    }
    text += "{\n  return %ctpr3\n  nop 7\n}\n{\n  ct %ctpr3\n}\n";
    (text, 16 * count)
}

#[test]
#[ignore = "needs tools that no distribution has: E2K_TOOLS"]
fn the_emulator_agrees() {
    let folder = env::var_os("E2K_TOOLS").expect("E2K_TOOLS names the folder with e2k-as, e2k-ld and qemu-e2k");
    let tools = Tools { folder: folder.into(), work: tempfile::tempdir().unwrap() };
    let mut random = Random(2012);
    let mut compared = 0;
    let mut compare = |kernel: &str, function: &str, first: u8, arguments: &[Argument]| {
        for version in [Version::V3, Version::V4, Version::V5].into_iter().filter(|v| *v as u8 >= first) {
            let executed = executed(kernel, function, version, arguments);
            let emulated = tools.emulated(kernel, function, version, arguments);
            let differs = executed.iter().zip(&emulated).position(|(a, b)| a != b);
            assert!(differs.is_none(), "{function} on {version:?}, from byte {differs:?} on");
            assert_eq!(executed.len(), emulated.len(), "{function} on {version:?}");
            compared += 1;
        }
    };
    for kernel in &KERNELS {
        let bytes = kernel.blocks * kernel.cipher.block();
        let words = if kernel.cipher == fastgost_elbrus::Cipher::Magma { 32 } else { 40 };
        let key: Vec<u32> = (0..words).map(|_| random.next() as u32).collect();
        for function in [kernel.encrypt, kernel.decrypt] {
            let arguments = [
                Results(bytes),
                Bytes(random.bytes(bytes), 0),
                Bytes(kernel.prepared(&key), 0),
                Bytes(vec![0; kernel.scratch], 0),
            ];
            compare(kernel.text, function, kernel.version, &arguments);
        }
    }
    for version in [3, 5] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../lab/elbrus/words-v{version}.s"));
        let text = fs::read_to_string(path).unwrap();
        let key = Bytes(random.bytes(32 * if version == 3 { 8 } else { 16 }), 0);
        let arguments = [Results(384), Bytes(random.bytes(384), 0), key, Number(3)];
        compare(&text, &format!("fastgost_magma_words_v{version}"), version, &arguments);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../lab/elbrus/tables-v{version}.s"));
        let text = fs::read_to_string(path).unwrap();
        for blocks in [1, 8] {
            let bytes = 16 * 24;
            let arguments = [
                Results(bytes),
                Bytes(random.bytes(bytes), 0),
                Bytes(random.bytes(160), 0),
                Bytes(random.bytes(1 << 16), 0),
                Number(24 / blocks),
            ];
            compare(&text, &format!("fastgost_kuznyechik_tables_{blocks}_v{version}"), version, &arguments);
        }
    }
    for version in [Version::V3, Version::V4, Version::V5] {
        let (text, size) = operations(version);
        for _ in 0..8 {
            let mut operands = random.bytes(80);
            operands[48..64].iter_mut().for_each(|index| *index &= 15);
            operands[64..].iter_mut().for_each(|index| *index &= 31);
            compare(&text, "operations", version as u8, &[Results(size), Bytes(operands, 0)]);
        }
    }
    let sources = [random.bytes(512), random.bytes(520)];
    let [a, b] = &sources;
    compare(
        MODES,
        "fastgost_elbrus_xor",
        3,
        &[Results(512), Bytes(a.clone(), 0), Bytes(b[..512].into(), 0), Number(64)],
    );
    for offset in 1..8 {
        compare(MODES, "fastgost_elbrus_realign", 3, &[Results(512), Bytes(b.clone(), offset), Number(64)]);
    }
    compare(MODES, "fastgost_elbrus_counters64", 3, &[Results(512), Number(u64::MAX - 40), Number(64)]);
    let carried = [Results(512), Number(7), Number(u64::MAX - 20), Number(32)];
    compare(MODES, "fastgost_elbrus_counters128", 3, &carried);
    println!("{compared} runs agree");
}
