//! Writes the kernels (`src/kernels/*.ptx`) from the library's circuits: `kernels` writes the files, `kernels --count` prints how
//! many instructions they have, in PTX.

// `cargo run --release -p fastgost-gpu --features generate --bin kernels` runs it; `.ci/ptx` assembles the files. The
// programs of rounds come from the library's `circuits`. `src/abi.rs` describes the entries' parameters; generator and
// runtime both have it.

use abi::{
    EXPAND_KEYS, KernelMode,
    KernelMode::{Blocks, Cbc, Cfb, Cnt, Counter},
    PARAMETERS, RESIDENT,
};
use fastgost::{
    Sbox,
    circuits::Program,
    mode::Direction::{Decrypt, Encrypt},
};
use group::{Group, declaration};
use ptx::{Entry, Reg};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[path = "../abi.rs"]
mod abi;
mod group;
mod ptx;
mod rounds;
mod transpose;

/// The instructions of an entry.
struct Count {
    entry: String,
    /// Of the program, in a round.
    gates: usize,
    /// That a thread executes for its 32 blocks, in the modes that the entry is for.
    by_mode: Vec<(KernelMode, usize)>,
}

impl Count {
    fn new(entry: &str, program: &Program, e: &Entry, modes: &[KernelMode]) -> Self {
        let by_mode = e.counts().into_iter().filter(|(mode, _)| modes.contains(mode)).collect();
        Self { entry: entry.into(), gates: program.instructions().len(), by_mode }
    }
}

/// A module: the file's name, its text, and its entries.
struct Module {
    name: String,
    text: String,
    counts: Vec<Count>,
}

fn kuznyechik() -> Module {
    let mut module = Module {
        name: "kuznyechik".into(),
        text: ptx::module("Kuznyechik on bit planes") + &expand_keys(),
        counts: Vec::new(),
    };
    for (name, direction) in [("kuznyechik_encrypt", Encrypt), ("kuznyechik_decrypt", Decrypt)] {
        let program = Program::kuznyechik(direction);
        let mut e = Entry::new();
        let group = Group::new(&mut e, name, 4, 1280);
        let state = group.input(&mut e, false);
        let end = e.label();
        if direction == Encrypt {
            e.note("the first key");
            rounds::add_masks(&mut e, &state, group.masks, 0, (group.never, &end));
            e.push(format_args!("add.u64 {0}, {0}, 512", group.masks));
        }
        e.note("nine rounds");
        rounds::repeat(&mut e, 9, |e| {
            let next = rounds::round(e, &program, &state, group.masks, 0);
            e.push(format_args!("add.u64 {0}, {0}, 512", group.masks));
            rounds::keep(e, &state, &next);
        });
        if direction == Decrypt {
            e.note("the last key");
            rounds::add_masks(&mut e, &state, group.masks, 0, (group.never, &end));
        }
        e.place(&end);
        group.output(&mut e, &state);
        let modes = if direction == Encrypt { &[Blocks, Counter, Cfb][..] } else { &[Blocks, Cbc] };
        module.counts.push(Count::new(name, &program, &e, modes));
        module.text += &e.finish(name, &PARAMETERS.map(declaration), THREADS, RESIDENT / THREADS);
    }
    module
}

/// The threads in a block of threads: two warps, so that short data reach as many multiprocessors as there are pairs of warps. With
/// 256 threads an H100 took up to 1.6 times as long below 16 MiB, and 1.09 times with 128 MiB of Kuznyechik (`lab/record/nvidia-h100`).
const THREADS: u32 = 64;

/// The rounds of GOST 28147-89 between a loop's jumps.
const UNROLLED: usize = 2;

fn gost28147(set: &str) -> Module {
    let program = Program::gost28147(set).expect("the set has a name");
    let mut module = Module {
        name: format!("gost28147-{set}"),
        text: ptx::module(&format!("GOST 28147-89 with the S-boxes \"{set}\" on bit planes")) + &expand_keys(),
        counts: Vec::new(),
    };
    let mut names = vec![(format!("gost28147_{set}"), false)];
    if set == "z" {
        names.push((String::from("magma"), true));
    }
    for (name, big_endian) in names {
        let mut e = Entry::new();
        let group = Group::new(&mut e, &name, 2, 1024);
        let planes = group.input(&mut e, true);
        // Bit i of a half as a number; the half that goes through g first is the first word, but in Magma the second.
        let half = |first: bool| -> Vec<Reg> {
            let word = usize::from(first == big_endian);
            (0..32).map(|i| planes[32 * word + if big_endian { i ^ 24 } else { i }]).collect()
        };
        let (a, b) = (half(true), half(false));
        e.note("32 rounds");
        rounds::repeat(&mut e, 32 / UNROLLED as u32, |e| {
            let (mut right, mut left) = (a.clone(), b.clone());
            for r in 0..UNROLLED {
                let state = [&right[..], &left].concat();
                left = rounds::round(e, &program, &state, group.masks, 128 * r);
                (right, left) = (left, right);
            }
            e.push(format_args!("add.u64 {0}, {0}, {1}", group.masks, 128 * UNROLLED));
            rounds::keep(e, &[&a[..], &b].concat(), &[right, left].concat());
        });
        // The halves do not change places after the last round.
        let output: Vec<Reg> = (0..64)
            .map(|plane| {
                let half = if (plane < 32) == big_endian { &a } else { &b };
                half[if big_endian { (plane % 32) ^ 24 } else { plane % 32 }]
            })
            .collect();
        group.output(&mut e, &output);
        let stream = if big_endian { Counter } else { Cnt };
        module.counts.push(Count::new(&name, &program, &e, &[Blocks, stream, Cbc, Cfb]));
        module.text += &e.finish(&name, &PARAMETERS.map(declaration), THREADS, 2 * RESIDENT / THREADS);
    }
    module
}

/// The entry that makes masks from the words of keys.
fn expand_keys() -> String {
    let (name, mut e) = (EXPAND_KEYS, Entry::new());
    let [masks, words] = ["masks", "words"].map(|p| e.make_wide("ld.param.u64", format_args!("[{name}_{p}]")));
    let count = e.make("ld.param.u32", format_args!("[{name}_count]"));
    let [tid, cta, ntid] = ["%tid.x", "%ctaid.x", "%ntid.x"].map(|special| e.make("mov.u32", special));
    let thread = e.make("mad.lo.u32", format_args!("{cta}, {ntid}, {tid}"));
    let idle = e.make_pred("setp.ge.u32", format_args!("{thread}, {count}"));
    e.push(format_args!("@{idle} ret"));
    let [masks, words] = [masks, words].map(|p| e.make_wide("cvta.to.global.u64", p));
    let (word, bit) = (e.make("shr.u32", format_args!("{thread}, 5")), e.make("and.b32", format_args!("{thread}, 31")));
    let from = e.make_wide("mad.wide.u32", format_args!("{word}, 4, {words}"));
    let to = e.make_wide("mad.wide.u32", format_args!("{thread}, 4, {masks}"));
    let word = e.make("ld.global.u32", format_args!("[{from}]"));
    let mask = e.make("bfe.s32", format_args!("{word}, {bit}, 1"));
    e.push(format_args!("st.global.u32 [{to}], {mask}"));
    e.push("ret");
    e.finish(name, &[("u64", "masks"), ("u64", "words"), ("u32", "count")], THREADS, 1)
}

fn modules() -> impl Iterator<Item = Module> {
    [kuznyechik()].into_iter().chain(Sbox::SETS.iter().map(|set| gost28147(set.name)))
}

fn path(module: &Module) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/kernels").join(format!("{}.ptx", module.name))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => {
            for m in modules() {
                if let Err(e) = fs::write(path(&m), &m.text) {
                    eprintln!("{}: {e}", path(&m).display());
                    return ExitCode::FAILURE;
                }
            }
        }
        ["--count"] => {
            for c in modules().flat_map(|m| m.counts) {
                let by_mode = c.by_mode.iter().map(|(mode, count)| format!("{mode:?} {:.1}", *count as f64 / 32.0));
                let by_mode = by_mode.collect::<Vec<_>>().join(", ");
                println!("{:20} {:5} gates a round; instructions a block: {by_mode}", c.entry, c.gates);
            }
        }
        _ => {
            eprintln!("usage: kernels [--count]");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::{modules, path};

    #[test]
    fn the_files_are_what_the_generator_writes() {
        for module in modules() {
            let path = path(&module);
            let file = std::fs::read_to_string(&path).expect("a file of kernels");
            assert!(file == module.text, "{}: run the generator, which writes something else", path.display());
        }
    }
}
