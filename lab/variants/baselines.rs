//! Names of the compiled baselines, such as `64-gitr-O3`. A name has the ARCH (32 or 64 bits), the compiler and the
//! source, and the level of optimisation. If the compiler may use more than SSE2, the name of the larger instruction
//! set comes last.

use super::name;

/// The compilers. The fields are the letter, the program, a description, and who defined the letter.
pub const COMPILERS: [(char, &str, &str, &str); 3] = [
    ('g', "gcc", "GCC", "the paper"),
    ('c', "clang", "Clang", "ours"),
    ('r', "rustc", "rustc, when the lab was built, from the same source in Rust", "ours"),
];

pub const SOURCES: [(&str, &str); 2] = [
    ("src", "plain code, rows as two 64-bit numbers"),
    (
        "itr",
        "SSE2 intrinsics as gs-L4 has them: pextrw, four registers; the paper's is the library libgost15, ours is not",
    ),
];

/// The levels of optimisation.
pub const LEVELS: [&str; 2] = ["O3", "Os"];

/// The suffixes of names for rustc, each with the instructions that rustc may use.
const SUFFIXES: [(&str, &str); 3] =
    [("", "SSE2"), ("avx", "what the compiler makes of it for AVX"), ("avx2", "the same for x86-64-v3")];

/// Returns the complete name of a baseline, and its meaning. None if it is not the name of a baseline. In the name of a
/// baseline, the source is in the place where the name of a variant has the vector set.
pub fn explain(name: &str, native: usize) -> Option<Result<(String, Vec<String>), String>> {
    let parts: Vec<_> = name::stripped(name).split('-').collect();
    let at = parts.iter().take(2).position(|part| split(part).is_some())?;
    let (letter, source) = split(parts[at])?;
    let explained = described(&parts[..at], letter, source, &parts[at + 1..], native);
    Some(explained.map_err(|wrong| format!("{name}: {wrong}; compiled are {}", there())))
}

/// Splits a part of a name into the compiler and the source.
fn split(part: &str) -> Option<(&str, &'static str)> {
    // The paper prints this spelling once, in a chart.
    let part = if part == "girt" { "gitr" } else { part };
    SOURCES.iter().find_map(|(source, _)| Some((part.strip_suffix(source)?, *source)))
}

fn described(
    arch: &[&str],
    letter: &str,
    source: &str,
    rest: &[&str],
    native: usize,
) -> Result<(String, Vec<String>), String> {
    let bits = match arch {
        [] => native.to_string(),
        [bits @ ("32" | "64"), ..] => (*bits).to_owned(),
        [other, ..] => return Err(format!("no ARCH {other:?}; the paper has 32 and 64")),
    };
    let Some(&(letter, _, compiler, who)) = COMPILERS.iter().find(|c| letter.chars().eq([c.0])) else {
        let icl = if letter == "i" { "i is the paper's ICL, which is not here: " } else { "" };
        return Err(format!("{icl}no compiler {letter:?}"));
    };
    let (level, suffix) = match rest {
        [level] => (*level, ""),
        [level, suffix] if letter == 'r' => (*level, *suffix),
        [_, suffix, ..] => return Err(format!("nothing follows the level here, not even {suffix:?}")),
        [] => return Err("no level of optimisation".into()),
    };
    if !LEVELS.contains(&level) {
        return Err(format!("no level {level:?}"));
    }
    let Some(&(_, beyond)) = SUFFIXES.iter().find(|s| s.0 == suffix) else {
        return Err(format!("no vector set {suffix:?}"));
    };
    let what = SOURCES.iter().find(|s| s.0 == source).map_or("", |s| s.1);
    let mut said = vec![
        format!("{bits}: {bits}-bit x86 (the paper)"),
        format!("{letter}: compiled by {compiler} ({who})"),
        format!("{source}: {what} (the paper: src and itr)"),
        format!("{level}: the level of optimisation (the paper; it left -Os out as too slow)"),
        format!("for {beyond} (ours)"),
    ];
    if source == "itr" && letter == 'g' && level == "O3" {
        said.push("the paper's compiled counterpart of gs-L4, printed girt-O3".into());
    }
    let full = [&*bits, &format!("{letter}{source}"), level, suffix].join("-");
    Ok((full.trim_end_matches('-').to_owned(), said))
}

/// Lists all compilers, sources and levels as text, and says who defined them.
fn there() -> String {
    let compilers = COMPILERS.map(|(letter, _, what, who)| format!("{letter} ({what}; {who})")).join(", ");
    let first = |what: &'static str| what.split_once(';').map_or(what, |(first, _)| first);
    let sources = SOURCES.map(|(source, what)| format!("{source} ({}; the paper)", first(what))).join(", ");
    let suffixes: Vec<_> = SUFFIXES.iter().filter(|s| !s.0.is_empty()).map(|s| format!("-{}", s.0)).collect();
    format!(
        "ARCH-[compiler][source]-[level], with compiler {compilers}; source {sources}; level {} (the paper); after rustc's \
         also {} (ours)",
        LEVELS.join(", "),
        suffixes.join(", ")
    )
}
