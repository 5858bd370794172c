//! Builds one program that contains all chosen mutants.

use crate::{
    BASE, Result, TREE,
    places::{Chosen, Place, planted},
    write,
};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// In the program's file, the number of the selected mutant follows these bytes. No mutant has the number 0.
pub const MARK: &[u8; 16] = b"selected mutant:";
/// If the selected number has this bit, the program panics where the mutant with this number would begin. The code of a
/// place compares the selected number with the place's number plus this bit. This sum is nowhere else in the code, so
/// it shows which instructions belong to the place.
pub const TRAP: u32 = 1 << 31;

/// The code that is added to `fastgost-base`. The read is volatile, so that the compiler does not use the value that
/// the constant has in the source.
const MUTANT: &str = r#"
#[repr(C)]
struct Selected([u8; 16], u32);
static SELECTED: Selected = Selected(*b"selected mutant:", 0);

#[cold]
#[inline(never)]
fn reached() -> ! {
    panic!("a mutant is reached")
}

/// Whether a mutant is selected.
#[inline(always)]
pub fn mutant(n: u32) -> bool {
    // SAFETY: the pointer is to a static, which is initialised and aligned.
    let selected = unsafe { core::ptr::read_volatile(&raw const SELECTED.1) };
    if selected == n | 1 << 31 {
        reached();
    }
    selected == n
}
"#;

/// Builds the program. Mutants that do not compile are removed from `chosen`.
pub fn build(sources: &[(PathBuf, String)], places: &[Place], chosen: &mut Chosen) -> Result<PathBuf> {
    let base = fs::read_to_string(BASE).map_err(|e| format!("{BASE}: {e}"))?;
    write(Path::new(BASE), (base + MUTANT).as_bytes())?;
    for command in ["check", "build"] {
        loop {
            for (file, text) in sources {
                let before = places.iter().take_while(|place| place.file != *file).count();
                let here: Chosen = chosen.iter().filter(|&&n| places[n as usize - 1].file == *file).copied().collect();
                write(file, numbered(file, text, &here, before)?.as_bytes())?;
            }
            let errors = errors(command)?;
            if errors.is_empty() {
                break;
            }
            for number in &errors {
                let Place { file, line, what } = &places[*number as usize - 1];
                println!("{}:{line}: {what}: does not compile", file.display());
                chosen.remove(number);
            }
        }
    }
    Ok(Path::new(TREE).join("target/release/fastgost-proof"))
}

/// Returns the source with mutants, whose numbers begin after `before`.
fn numbered(file: &Path, text: &str, chosen: &Chosen, before: usize) -> Result<String> {
    let mut places = Vec::new();
    places.resize_with(before, || Place { file: PathBuf::new(), line: 0, what: String::new() });
    if chosen.is_empty() { Ok(text.into()) } else { planted(file, text, chosen, &mut places) }
}

/// Runs cargo, and returns the mutants that have errors.
fn errors(command: &str) -> Result<BTreeSet<u32>> {
    let output = Command::new("cargo")
        .args([command, "--quiet", "--release", "-p", "fastgost-proof", "--message-format=json"])
        .current_dir(TREE)
        // Lints only warn here, because mutants may have numbers that overflow, needless parentheses, or unsafe code in
        // a crate that forbids unsafe code.
        .env("RUSTFLAGS", "--cap-lints warn")
        // These environment variables would override the flags, or put the program into another folder.
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("CARGO_BUILD_TARGET")
        .env_remove("CARGO_BUILD_TARGET_DIR")
        .env_remove("CARGO_TARGET_DIR")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cargo: {e}"))?;
    let mut found = BTreeSet::new();
    let mut first = None;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        let message = &message["message"];
        if message["level"] != "error" {
            continue;
        }
        first.get_or_insert_with(|| message["rendered"].as_str().unwrap_or_default().to_owned());
        for span in message["spans"].as_array().into_iter().flatten().filter(|span| span["is_primary"] == true) {
            let (Some(file), Some(at)) = (span["file_name"].as_str(), span["byte_start"].as_u64()) else { continue };
            let text = fs::read_to_string(Path::new(TREE).join(file)).unwrap_or_default();
            // The mutant's condition is before the expression.
            let before = text.get(..at as usize).and_then(|text| text.rsplit_once("::mutant(")).map(|(_, rest)| rest);
            found.extend(before.and_then(|rest| rest.split("u32").next()?.trim().parse::<u32>().ok()));
        }
    }
    match (output.status.success(), found.is_empty()) {
        (true, _) => Ok(BTreeSet::new()),
        (false, true) => {
            Err(format!("cargo {command} fails, and not because of a mutant: {}", first.unwrap_or_default()))
        }
        (false, false) => Ok(found),
    }
}
