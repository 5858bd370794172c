//! Builds one program that contains the chosen mutants.

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

/// In the program's file, the number of the selected mutant follows these bytes. If this number is 0, no mutant is
/// selected.
pub const MARK: &[u8; 16] = b"selected mutant:";
/// If the selected number is the number of a mutant plus this bit, the program panics where the mutant's place begins.
/// So the machine code of each place contains the place's number plus this bit. This sum is nowhere else in the code,
/// so it shows which mutants a row (an operation on a level) reaches.
pub const TRAP: u32 = 1 << 31;

/// The code that is added to `fastgost-base`. It reads the selected number by a volatile read, so that the compiler
/// does not rely on the number in the source.
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
            let errors = errors(command, places)?;
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

/// Returns the source with the chosen mutants. The numbers of its places begin after `before`.
fn numbered(file: &Path, text: &str, chosen: &Chosen, before: usize) -> Result<String> {
    let mut places = Vec::new();
    places.resize_with(before, || Place { file: PathBuf::new(), line: 0, what: String::new() });
    if chosen.is_empty() { Ok(text.into()) } else { planted(file, text, chosen, &mut places) }
}

/// Runs cargo, and returns the mutants that have errors.
fn errors(command: &str, places: &[Place]) -> Result<BTreeSet<u32>> {
    let output = Command::new("cargo")
        .args([command, "--quiet", "--release", "-p", "fastgost-proof", "--message-format=json"])
        .current_dir(TREE)
        // Lints only warn in this build, because mutants may contain numbers that overflow, needless parentheses, or
        // unsafe code in a crate that forbids unsafe code.
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
    let mut elsewhere = BTreeSet::new();
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
            match around(&text, at as usize) {
                Some(number) => found.extend([number]),
                // If a mutant leaves out a statement, a variable may have no value, or a borrow may last longer. Then
                // the error is at another statement of the function. So all mutants of this function are removed.
                None => elsewhere.extend(in_function(&text, at as usize)),
            }
        }
    }
    if output.status.success() {
        return Ok(BTreeSet::new());
    }
    if found.is_empty() {
        let removed = |number: &u32| places[*number as usize - 1].what.ends_with(" removed");
        found.extend(elsewhere.iter().copied().filter(removed));
    }
    if found.is_empty() {
        found = elsewhere;
    }
    if found.is_empty() {
        return Err(format!("cargo {command} fails, and not because of a mutant: {}", first.unwrap_or_default()));
    }
    Ok(found)
}

/// Returns the number of the innermost mutant that contains the position `at` in `text`, which is a source with
/// mutants.
fn around(text: &str, at: usize) -> Option<u32> {
    let mut depth = 0_usize;
    for (open, bracket) in text.get(..at)?.char_indices().rev() {
        match bracket {
            ')' | ']' | '}' => depth += 1,
            '(' | '[' | '{' if depth > 0 => depth -= 1,
            '(' | '[' | '{' => {
                // This bracket is open at the position `at`. If the bracket belongs to a mutant, the mutant's condition
                // is directly after the bracket, or directly before it if the bracket begins a block.
                let inside = text[open + 1..at].trim_start();
                let before = text[..open].rsplit(['{', '}', ';']).next().unwrap_or_default();
                let chooses = bracket == '(' && inside.starts_with("if ::fastgost_base::mutant(");
                if inside.starts_with("let mutant_selected =") || chooses {
                    if let Some(number) = number_in(inside) {
                        return Some(number);
                    }
                } else if bracket == '(' && before.ends_with("u32) ^ ") {
                    return before.rsplit_once("::mutant(")?.1.split("u32").next()?.trim().parse().ok();
                } else if bracket == '{' && before.contains("::mutant(") && !before.contains("u32) ^ ") {
                    return number_in(before);
                } else if before.split_whitespace().any(|word| word == "fn") {
                    return None;
                }
            }
            _ => {}
        }
    }
    None
}

/// Returns the number of the first mutant that `text` mentions.
fn number_in(text: &str) -> Option<u32> {
    text.split_once("::mutant(")?.1.split("u32").next()?.trim().parse().ok()
}

/// Returns the numbers of the mutants in the function around the position `at`. The sources with mutants are formatted,
/// so a function ends at a line with a brace that has the same indentation as the function's first line.
fn in_function(text: &str, at: usize) -> Vec<u32> {
    let is_first = |line: &&str| line.split_whitespace().any(|word| word == "fn");
    let Some(first) = text.get(..at).into_iter().flat_map(str::lines).rfind(is_first) else {
        return Vec::new();
    };
    let end = format!("\n{}}}\n", &first[..first.len() - first.trim_start().len()]);
    let start = text[..at].rfind(first).unwrap_or(at);
    let function = text[start..].split(&end).next().unwrap_or_default();
    function.split("::mutant(").skip(1).filter_map(|rest| rest.split("u32").next()?.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
impl A {
    pub fn f(x: u64) -> u64 {
        let y = (if ::fastgost_base::mutant(7u32) { 9 } else { 8 }) + other;
        if ::fastgost_base::mutant(8u32) ^ (x < limit) {
            body();
        }
        let z = ({
            let mutant_selected = ::fastgost_base::mutant(10u32);
            let (mutant_left, mutant_right) = ((if ::fastgost_base::mutant(9u32) { 2 } else { 1 }), right);
            if mutant_selected { mutant_left - mutant_right } else { mutant_left + mutant_right }
        });
        if !::fastgost_base::mutant(11u32) {
            last(z);
        }
        y
    }
    fn g() {}
}
";

    #[test]
    fn mutants_around_places() {
        let at = |text: &str| around(SOURCE, SOURCE.find(text).unwrap());
        for (text, number) in [
            ("9 } else", Some(7)),
            ("8 })", Some(7)),
            ("other", None),
            ("x < limit", Some(8)),
            ("body", None),
            ("2 } else", Some(9)),
            ("right);", Some(10)),
            ("mutant_left - mutant_right", Some(10)),
            ("last", Some(11)),
        ] {
            assert_eq!(at(text), number, "{text}");
        }
        assert_eq!(in_function(SOURCE, SOURCE.find("other").unwrap()), [7, 8, 10, 9, 11]);
        assert!(in_function(SOURCE, SOURCE.find("g() {}").unwrap()).is_empty());
    }
}
