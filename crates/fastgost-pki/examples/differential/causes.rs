//! Collects the causes for which other programs refuse a case (a changed certificate, CRL, request or document) that
//! this library accepts. A list in a file has an argument for some of the causes. The argument says why it is right
//! that one program accepts the case and the other program refuses it.
use std::{cell::Cell, collections::BTreeMap, fmt::Write, fs, io, path::Path};

/// A line of the list. The line says which peer (the other program) refuses the case, with which words, and after which
/// change to the case. It also gives the reason why this is right.
pub struct Argued {
    peer: String,
    words: String,
    change: String,
    why: String,
    /// The number of cases in which this line applies.
    seen: Cell<u64>,
}

/// Reads the list. Each line has four parts: the peer, the words, the change and the reason. ` | ` stands between the
/// parts. In a part, `*` stands for any text. Lines that begin with `#` are comments.
pub fn read(path: &Path) -> io::Result<Vec<Argued>> {
    let mut all = Vec::new();
    for (n, line) in fs::read_to_string(path)?.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let parts: Vec<_> = line.split(" | ").map(|part| part.trim().to_owned()).collect();
        let [peer, words, change, why] = parts.try_into().map_err(|_| {
            io::Error::other(format!("{}, line {}: expected PEER | WORDS | CHANGE | WHY", path.display(), n + 1))
        })?;
        all.push(Argued { peer, words, change, why, seen: Cell::new(0) });
    }
    Ok(all)
}

impl Argued {
    fn is_about(&self, peer: &str, words: &str, change: &str) -> bool {
        glob(&self.peer, peer) && glob(&self.words, words) && glob(&self.change, change)
    }
}

/// Returns true if a text matches a pattern. In the pattern, `*` stands for any text.
fn glob(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(first) else { return false };
    let mut parts: Vec<_> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(last)
}

/// The counts of one cause: the number of its cases, and the number of these cases that this library accepts even in
/// the strict mode. The structure also has one case as a sample.
#[derive(Default)]
pub struct Count {
    cases: u64,
    strict: u64,
    sample: String,
}

#[derive(Default)]
pub struct Causes {
    argued: BTreeMap<(String, String), Count>,
    open: BTreeMap<(String, String, String), Count>,
}

impl Causes {
    /// Counts one case that this library accepts and that a peer refuses.
    pub fn add(
        &mut self,
        list: &[Argued],
        (peer, words, change): (&str, &str, &str),
        strict: bool,
        sample: impl FnOnce() -> String,
    ) {
        let words = general(words);
        let found = list.iter().find(|argued| argued.is_about(peer, &words, change));
        let count = match found {
            Some(argued) => {
                argued.seen.set(argued.seen.get() + 1);
                self.argued.entry((peer.to_owned(), argued.why.clone())).or_default()
            }
            None => self.open.entry((peer.to_owned(), words, change.to_owned())).or_default(),
        };
        count.cases += 1;
        count.strict += u64::from(strict);
        if count.sample.is_empty() {
            count.sample = sample();
        }
    }

    /// Returns the number of causes for which the list has no argument.
    pub fn open(&self) -> usize {
        self.open.len()
    }

    /// Returns a report: for each cause, the number of its cases and one sample.
    pub fn report(&self) -> String {
        let mut out = String::new();
        for ((peer, why), count) in &self.argued {
            let _ = writeln!(
                out,
                "{} cases, {} of them strictly, refused by {peer}: {why}\n  {}",
                count.cases, count.strict, count.sample
            );
        }
        for ((peer, words, change), count) in &self.open {
            let _ = writeln!(
                out,
                "NOT ARGUED: {} cases, {} of them strictly, refused by {peer}: {words}\n  after: {change}\n  {}",
                count.cases, count.strict, count.sample
            );
        }
        out
    }

    /// Returns the text of `report` without the samples.
    pub fn summary(&self) -> String {
        let report = self.report();
        report
            .lines()
            .filter(|line| !line.starts_with("  ") || line.starts_with("  after"))
            .fold(String::new(), |all, line| all + line + "\n")
    }
}

/// Returns the lines of the list that apply to no case.
pub fn unseen(list: &[Argued]) -> impl Iterator<Item = String> {
    list.iter()
        .filter(|argued| argued.seen.get() == 0)
        .map(|a| format!("{} | {} | {} | {}", a.peer, a.words, a.change, a.why))
}

/// Returns the words of a refusal in a general form: each number is replaced by `#`, because the numbers differ from
/// case to case.
fn general(words: &str) -> String {
    let mut out = String::new();
    for c in words.chars() {
        match c.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(c),
        }
    }
    out
}
