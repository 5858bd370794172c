//! Collects the sentences of the error messages in the sources, for docs/errors.md. The sentences are the string
//! literals in calls that make errors.
use std::{collections::BTreeSet, fs, path::Path};

/// The folders and files with sources. Each entry also has the heading in docs/errors.md.
const SOURCES: &[(&str, &str)] = &[
    ("The library", "fastgost-base/src/error.rs"),
    ("Certificates, documents and PFX", "fastgost-pki/src"),
    ("XML", "fastgost-xml/src"),
    ("The command", "fastgost-cli/src"),
    ("The tunnel", "fastgost-tunnel/src"),
];

/// Each entry is the beginning of a call that gets an error message as a literal.
const CALLS: &[&str] = &[
    "Failure::new(",
    "Failure::Refused(",
    "Failure::Error(",
    "Failure(",
    "Error::refused(",
    "Error::encoding(",
    "Error::parameter(",
    "Error::Usage(",
    "Error::Unsupported(",
    "write!(f,",
    "write!(\n",
    "f.write_str(",
    "complain(",
    "note(",
    "misplaced(",
    "wrong(",
    "Err(",
];

/// Returns the last chapter of docs/errors.md, which lists the error messages in the sources.
pub fn chapter() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut chapter = "\n## Sentences in the sources\n\nSentences that no command above shows need \
                       another file, another machine or another moment.\n"
        .to_owned();
    for (heading, at) in SOURCES {
        let mut sentences = BTreeSet::new();
        for path in sources(&crates.join(at)) {
            sentences.extend(of(&fs::read_to_string(path).expect("a source")));
        }
        assert!(sentences.len() > 5, "{heading}: {} sentences", sentences.len());
        let lines: Vec<_> = sentences.into_iter().collect();
        chapter += &format!("\n### {heading}\n\n```text\n{}\n```\n", lines.join("\n"));
    }
    chapter
}

fn sources(at: &Path) -> Vec<std::path::PathBuf> {
    if at.is_file() {
        return vec![at.to_owned()];
    }
    let entries = fs::read_dir(at).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut all: Vec<_> = entries
        .filter(|path| path.is_dir() || path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs"))
        .flat_map(|path| sources(&path))
        .collect();
    all.sort();
    all
}

/// Returns the texts in the calls of a source file. The tests in the file are left out.
fn of(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut all = Vec::new();
    for call in CALLS {
        for (at, _) in source.match_indices(call) {
            let before = source[..at].chars().next_back().unwrap_or(' ');
            let line = source[..at].rsplit('\n').next().unwrap_or_default();
            if before.is_alphanumeric() || before == '_' || line.trim_start().starts_with("//") {
                continue;
            }
            all.extend(texts(&source[at + call.find('(').expect("a parenthesis")..]));
        }
    }
    // A literal with at most two words is not a sentence, so it is left out.
    all.retain(|text| text.split(' ').filter(|word| word.chars().any(char::is_alphabetic)).count() > 2);
    all
}

/// Returns the literals up to the parenthesis that closes the call.
fn texts(call: &str) -> Vec<String> {
    let (mut all, mut depth, mut rest) = (Vec::new(), 0, call.chars());
    while let Some(c) = rest.next() {
        match c {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            // This quotation mark begins a character literal, and not a lifetime.
            '\'' if rest.as_str().starts_with('\\') || rest.as_str().chars().nth(1) == Some('\'') => {
                let escaped = rest.next() == Some('\\');
                if escaped {
                    rest.next();
                }
                rest.find(|c| *c == '\'');
            }
            '"' => all.push(literal(&mut rest)),
            '/' if rest.as_str().starts_with('/') => drop(rest.find(|c| *c == '\n')),
            _ => {}
        }
    }
    all
}

/// Returns the literal whose opening quotation mark has just been read.
fn literal(rest: &mut std::str::Chars<'_>) -> String {
    let mut text = String::new();
    while let Some(c) = rest.next() {
        match c {
            '"' => break,
            '\\' => match rest.next() {
                Some('\n') => {
                    let spaces = rest.as_str().len() - rest.as_str().trim_start().len();
                    rest.nth(spaces.saturating_sub(1));
                }
                Some('n') => text.push(' '),
                Some(other) => text.push(other),
                None => {}
            },
            c => text.push(c),
        }
    }
    text
}

#[test]
fn texts_of_calls() {
    let source = "fn f() {\n    // Failure::new(\"not this text\")\n    Err(Failure::new(format!(\"{name}: a \\\"text\\\" \\\n        in two lines\", \
                  g(')'))))\n}";
    assert_eq!(
        of(source).into_iter().collect::<BTreeSet<_>>(),
        BTreeSet::from(["{name}: a \"text\" in two lines".to_owned()])
    );
}
