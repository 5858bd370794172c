//! Makes the kernels (`src/kernels/*.ptx`) from the circuits of the crate `fastgost`. The command `kernels` writes the
//! files. The command `kernels --count` writes no files. For each kernel and each mode, it prints how many PTX
//! instructions a thread executes for one block.

// `cargo run --release -p fastgost-gpu --features generate --bin kernels` runs this program, and `.ci/ptx` assembles
// the files. The circuits of a round come from `fastgost::circuits`. In PTX, a kernel is called an entry. `src/abi.rs`
// describes the parameters of the entries. The generator and the runtime both include `abi.rs`.

use abi::{
    EXPAND_KEYS, Form, KernelMode,
    KernelMode::{Blocks, Cbc, Cfb, Cnt, Counter},
    PARAMETERS, PLANE, RESIDENT,
};
use fastgost::{
    Sbox,
    circuits::Program,
    mode::Direction::{self, Decrypt, Encrypt},
};
use group::{Group, declaration};
use ptx::{Entry, Reg, Wide};
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

/// How many gates and how many instructions an entry has.
struct Count {
    entry: String,
    /// The number of gates of the circuits that a round executes.
    gates: usize,
    form: Form,
    /// The number of instructions that a thread executes for its blocks, in each mode of the entry.
    by_mode: Vec<(KernelMode, usize)>,
}

impl Count {
    fn new(entry: &str, form: Form, programs: &[Program], e: &Entry, modes: &[KernelMode]) -> Self {
        let by_mode = e.counts().into_iter().filter(|(mode, _)| modes.contains(mode)).collect();
        let gates = programs.iter().map(|program| program.instructions().len()).sum();
        Self { entry: entry.into(), gates, form, by_mode }
    }
}

/// A module of PTX, with the name of its file, its text, and the counts of its entries.
struct Module {
    name: String,
    text: String,
    counts: Vec<Count>,
}

fn kuznyechik() -> Module {
    let mut module = Module {
        name: "kuznyechik".into(),
        text: ptx::module("Kuznyechik on bit planes") + &expand_keys(true),
        counts: Vec::new(),
    };
    for (name, direction) in [("kuznyechik_encrypt", Encrypt), ("kuznyechik_decrypt", Decrypt)] {
        let program = Program::kuznyechik(direction);
        let mut e = Entry::new();
        let group = Group::new(&mut e, name, 4, Form::Long, 1280);
        let state = group.input(&mut e, false);
        let end = e.label();
        if direction == Encrypt {
            e.note("the first key");
            rounds::add_masks(&mut e, &state, group.masks, 0, (group.never, &end));
            e.push(format_args!("add.u64 {0}, {0}, 512", group.masks));
        }
        // A fence is a jump that is never taken (`rounds::Fence`). Without a fence, ptxas (the assembler) interleaves
        // the circuits that apply pi (the S-box) to different bytes. Interleaved circuits need more registers than a
        // thread has. The fence prevents ptxas from interleaving the circuits of the first eight bytes with the
        // circuits of the last eight bytes.
        let pi = Program::kuznyechik_in_parts(direction)[0].instructions().len();
        // For encryption, the program begins with sixteen circuits of pi, for one byte after the other. The first eight
        // circuits read only the first half of the state.
        let first_half = &program.instructions()[..8 * pi];
        let reads_first_half = |input: u16| input < 64 || usize::from(input) >= program.inputs();
        assert!(direction == Decrypt || first_half.iter().flat_map(|i| i.inputs).all(reads_first_half));
        let fenced = (direction == Encrypt).then_some((8 * pi, (group.never, end.as_str())));
        e.note("nine rounds");
        rounds::repeat(&mut e, 9, |e| {
            let next = rounds::round(e, &program, &state, group.masks, 0, fenced);
            e.push(format_args!("add.u64 {0}, {0}, 512", group.masks));
            rounds::keep(e, &state, &next);
        });
        if direction == Decrypt {
            e.note("the last key");
            rounds::add_masks(&mut e, &state, group.masks, 0, (group.never, &end));
        }
        e.place(&end);
        group.output(&mut e, &state);
        module.counts.push(Count::new(name, Form::Long, &[program], &e, kuznyechik_modes(direction)));
        module.text += &e.finish(name, &PARAMETERS.map(declaration), THREADS, RESIDENT / THREADS);
    }
    for (name, direction) in [("kuznyechik_encrypt_short", Encrypt), ("kuznyechik_decrypt_short", Decrypt)] {
        kuznyechik_short(&mut module, name, direction);
    }
    module
}

/// Returns the modes of operation for which the kernel in this direction of the cipher is used.
fn kuznyechik_modes(direction: Direction) -> &'static [KernelMode] {
    match direction {
        Encrypt => &[Blocks, Counter, Cfb],
        Decrypt => &[Blocks, Cbc],
    }
}

/// Adds the kernel in the short form to the module. Each round first loads its round key, long before the round uses
/// the key.
fn kuznyechik_short(module: &mut Module, name: &str, direction: Direction) {
    let programs = Program::kuznyechik_in_parts(direction);
    let [pi, first, second] = &programs;
    let mut e = Entry::new();
    let group = Group::new(&mut e, name, 4, Form::Short, 1280 / PLANE as u32);
    let state = group.input_short(&mut e);
    let next_key = |e: &mut Entry| {
        let key = rounds::key(e, group.masks);
        e.push(format_args!("add.u64 {0}, {0}, 32", group.masks));
        key
    };
    let later = direction == Encrypt;
    if direction == Encrypt {
        e.note("the first key");
        let key = next_key(&mut e);
        rounds::add(&mut e, &state, key);
    }
    e.note("nine rounds");
    rounds::repeat(&mut e, 9, |e| {
        let key = next_key(e);
        let mut x = state.to_vec();
        if direction == Encrypt {
            x = rounds::run(e, pi, &x);
        }
        x = rounds::product(e, first, &x, later, Some(key));
        x = rounds::product(e, second, &x, !later, None);
        if direction == Decrypt {
            x = rounds::run(e, pi, &x);
        }
        rounds::keep(e, &state, &x);
    });
    if direction == Decrypt {
        e.note("the last key");
        let key = next_key(&mut e);
        rounds::add(&mut e, &state, key);
    }
    group.output_short(&mut e, state);
    module.counts.push(Count::new(name, Form::Short, &programs, &e, kuznyechik_modes(direction)));
    module.text += &e.finish(name, &PARAMETERS.map(declaration), THREADS, 2 * RESIDENT / THREADS);
}

/// The number of threads in a block of threads. A block of threads runs on one multiprocessor, and has only two warps.
/// So even short data is spread over many multiprocessors. With 256 threads in a block, an H100 took up to 1.6 times as
/// long for data below 16 MiB, and 1.09 times as long for 128 MiB with Kuznyechik (`lab/record/nvidia-h100`).
const THREADS: u32 = 64;

/// The number of rounds of GOST 28147-89 in one pass of the loop.
const UNROLLED: usize = 2;

fn gost28147(set: &str) -> Module {
    let program = Program::gost28147(set).expect("the set has a name");
    let mut module = Module {
        name: format!("gost28147-{set}"),
        text: ptx::module(&format!("GOST 28147-89 with the S-boxes \"{set}\" on bit planes")) + &expand_keys(false),
        counts: Vec::new(),
    };
    let mut names = vec![(format!("gost28147_{set}"), false)];
    if set == "z" {
        names.push((String::from("magma"), true));
    }
    for (name, big_endian) in names {
        let mut e = Entry::new();
        let group = Group::new(&mut e, &name, 2, Form::Long, 1024);
        let planes = group.input(&mut e, true);
        // `half` returns the planes of one half of the state, from the lowest bit of the half (as a number) to the
        // highest bit. In GOST 28147-89, the half that goes through the round function g first is the first word of a
        // block. In Magma, this half is the second word.
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
                left = rounds::round(e, &program, &state, group.masks, 128 * r, None);
                (right, left) = (left, right);
            }
            e.push(format_args!("add.u64 {0}, {0}, {1}", group.masks, 128 * UNROLLED));
            rounds::keep(e, &[&a[..], &b].concat(), &[right, left].concat());
        });
        // After the last round, the halves do not change places.
        let output: Vec<Reg> = (0..64)
            .map(|plane| {
                let half = if (plane < 32) == big_endian { &a } else { &b };
                half[if big_endian { (plane % 32) ^ 24 } else { plane % 32 }]
            })
            .collect();
        group.output(&mut e, &output);
        let stream = if big_endian { Counter } else { Cnt };
        let programs = std::slice::from_ref(&program);
        module.counts.push(Count::new(&name, Form::Long, programs, &e, &[Blocks, stream, Cbc, Cfb]));
        module.text += &e.finish(&name, &PARAMETERS.map(declaration), THREADS, 2 * RESIDENT / THREADS);
    }
    module
}

/// Generates the entry that makes masks from the words of the round keys. If `planes` is true, the entry also makes
/// planes.
fn expand_keys(planes: bool) -> String {
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
    if planes {
        expand_planes(&mut e, thread, count, words, to);
    }
    e.push("ret");
    e.finish(name, &[("u64", "masks"), ("u64", "words"), ("u32", "count")], THREADS, 1)
}

/// Generates the code that computes the planes of keys, and writes them to the memory after the masks. Thread 8 r + b
/// makes plane b of round key r. `to` is the address of the mask that the thread has made.
fn expand_planes(e: &mut Entry, thread: Reg, count: Reg, words: Wide, to: Wide) {
    let planes = e.make("shr.u32", format_args!("{count}, {}", PLANE.ilog2()));
    let idle = e.make_pred("setp.ge.u32", format_args!("{thread}, {planes}"));
    e.push(format_args!("@{idle} ret"));
    let (key, bit) = (e.make("shr.u32", format_args!("{thread}, 3")), e.make("and.b32", format_args!("{thread}, 7")));
    let from = e.make_wide("mad.wide.u32", format_args!("{key}, 16, {words}"));
    let to = e.make_wide("mad.wide.u32", format_args!("{count}, 4, {to}"));
    let four: [Reg; 4] = e.regs();
    let [a, b, c, d] = four;
    e.push(format_args!("ld.global.v4.u32 {{{a}, {b}, {c}, {d}}}, [{from}]"));
    let mut plane = e.make("mov.u32", 0);
    for (i, word) in four.into_iter().enumerate() {
        let bits = e.make("shr.u32", format_args!("{word}, {bit}"));
        let bits = e.make("and.b32", format_args!("{bits}, 0x01010101"));
        // The bits 0, 8, 16, 24 move to 24, 26, 28, 30. In this product, no two partial products have a bit in common,
        // so there are no carries.
        let bits = e.make("mul.lo.u32", format_args!("{bits}, 0x01041040"));
        let bits = e.make("shr.u32", format_args!("{bits}, 24"));
        // The factor copies the bits to the places of the first block and of the second block.
        plane = e.make("mad.lo.u32", format_args!("{bits}, {:#x}, {plane}", 3 << (8 * i)));
    }
    e.push(format_args!("st.global.u32 [{to}], {plane}"));
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
                let by_mode = c
                    .by_mode
                    .iter()
                    .map(|(mode, count)| format!("{mode:?} {:.1}", *count as f64 / c.form.slots() as f64));
                let by_mode = by_mode.collect::<Vec<_>>().join(", ");
                println!("{:24} {:5} gates a round; instructions a block: {by_mode}", c.entry, c.gates);
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
