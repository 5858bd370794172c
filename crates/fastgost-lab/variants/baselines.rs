//! Names of the compiled baselines, such as `64-gitr-O3`: ARCH, compiler and source, the level of optimisation, and
//! for what the compiler may use beyond SSE2.

/// A compiler's letter, its program, what it is, and who uses the letter.
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

/// The levels for compilers of C.
pub const LEVELS: [&str; 2] = ["O3", "Os"];

/// What rustc may use.
const SUFFIXES: [(&str, &str); 3] =
    [("", "SSE2"), ("avx", "what the compiler makes of it for AVX"), ("avx2", "the same for x86-64-v3")];

/// What such a name means; None if it is none.
pub fn explain(name: &str) -> Option<Vec<String>> {
    let (bits, rest) = name.split_once('-')?;
    // So the paper prints it once, in a chart.
    let rest = if rest == "girt-O3" { "gitr-O3" } else { rest };
    let mut parts = rest.split('-');
    let (first, level, suffix) = (parts.next()?, parts.next()?, parts.next().unwrap_or_default());
    let mut letters = first.chars();
    let letter = letters.next()?;
    let (.., compiler, who) = *COMPILERS.iter().find(|c| c.0 == letter)?;
    let &(source, what) = SOURCES.iter().find(|s| s.0 == letters.as_str())?;
    let &(_, beyond) = SUFFIXES.iter().find(|s| s.0 == suffix)?;
    let known = matches!(bits, "32" | "64") && LEVELS.contains(&level) && parts.next().is_none();
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
    (known && (suffix.is_empty() || letter == 'r')).then_some(said)
}
