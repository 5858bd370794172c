//! Plants mutants into the sources of the kernels, and lets `fastgost-proof` try to prove the machine code of each
//! mutant. (A mutant is a small wrong change of the source.)
//!
//! usage: `cargo run --release --manifest-path mutants/Cargo.toml -- [MUTANTS [SEED [DONE]]]`, in the root of the
//! repository
//!
//! An interrupted run can go on: DONE is a number up to which the interrupted run (with the same MUTANTS and SEED) has
//! printed the results of all mutants. The results are printed in the order in which they are found.
//!
//! A compilation takes minutes, so all mutants of a run are in one program (mutant schemata). A mutated expression asks
//! `fastgost_base::mutant(n)` whether mutant n is selected. The number of the selected mutant is a constant in the
//! program's file, and each mutant gets a copy of the file with another constant. Some parts of the sources cannot have
//! mutants: constants that the compiler computes, generic arguments, and the bodies of macros. (`fastgost-proof faults`
//! changes constants in the machine code.)
mod build;
mod places;
mod prove;

use places::{Chosen, Place};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

/// The default number of mutants of a run.
const MUTANTS: usize = 100;
/// The folder for the copy of the repository into which the mutants are planted.
const TREE: &str = "target/mutants/tree";

/// The file of the library that gets the function `mutant`.
const BASE: &str = "crates/fastgost-base/src/lib.rs";

type Result<T, E = String> = std::result::Result<T, E>;

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("fastgost-mutants: {error}");
        ExitCode::FAILURE
    })
}

fn run() -> Result<ExitCode> {
    let mut numbers = env::args().skip(1).map(|word| word.parse::<usize>().map_err(|_| format!("{word} is no number")));
    let count = numbers.next().transpose()?.unwrap_or(MUTANTS);
    let seed = numbers.next().transpose()?.unwrap_or(1);
    let done = numbers.next().transpose()?.unwrap_or(0);
    if numbers.next().is_some() {
        return Err("allowed: at most three numbers, MUTANTS, SEED and DONE".into());
    }
    let sources = places::sources(Path::new("."))?;
    copy(&sources)?;
    let places = places::find(&sources)?;
    let mut chosen = draw(&places, count, seed as u64);
    println!("{} places for mutants in {} files; {} drawn with seed {seed}", places.len(), sources.len(), chosen.len());
    let program = build::build(&sources, &places, &mut chosen)?;
    println!("{} mutants compile", chosen.len());
    prove::all(&program, &places, &chosen, done)
}

/// Copies all files that git knows or would add, except the sources that get mutants and the file that gets the
/// function `mutant`.
fn copy(sources: &[(PathBuf, String)]) -> Result<()> {
    let listed = Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).output();
    let listed = listed.map_err(|e| format!("git: {e}"))?;
    if !listed.status.success() {
        return Err("git ls-files failed: this is no clone".into());
    }
    for name in String::from_utf8_lossy(&listed.stdout).lines().map(Path::new) {
        let gets_mutants = name == Path::new(BASE) || sources.iter().any(|(file, _)| file == name);
        // A file that cannot be read is skipped, because git also lists files that were deleted.
        if !gets_mutants && let Ok(content) = fs::read(name) {
            write(name, &content)?;
        }
    }
    Ok(())
}

/// Writes a file of the copy. A file that does not change keeps its time, so that cargo does not compile the file
/// again.
fn write(name: &Path, content: &[u8]) -> Result<()> {
    let to = Path::new(TREE).join(name);
    if fs::read(&to).is_ok_and(|old| old == content) {
        return Ok(());
    }
    let folder = to.parent().ok_or("a file without a folder")?;
    fs::create_dir_all(folder).and_then(|()| fs::write(&to, content)).map_err(|e| format!("{}: {e}", to.display()))
}

/// Draws `count` places without repetition.
fn draw(places: &[Place], count: usize, seed: u64) -> Chosen {
    let mut state = seed;
    let mut random = move || {
        // These steps are the random number generator SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    };
    let mut chosen = Chosen::new();
    while chosen.len() < count.min(places.len()) {
        chosen.insert(1 + (random() % places.len() as u64) as u32);
    }
    chosen
}
