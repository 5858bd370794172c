//! The rows without a proof, which are checked in: the list may only get shorter.

use std::process::ExitCode;

/// The titles, one a line. A line that begins with `#` is a comment.
const LIST: &str = include_str!("unproved.txt");

fn titles() -> impl Iterator<Item = &'static str> {
    LIST.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether a row is on the list. `prove` leaves it out: it may not end.
pub fn is_listed(title: &str) -> bool {
    titles().any(|listed| listed == title)
}

/// How a row ended.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its title.
    pub title: String,
    /// Whether it is proved.
    pub proved: bool,
    /// Whether this CPU is the row's.
    pub here: bool,
}

/// Prints a line of counts, and the rows that are not as the list says: those on it are not proved, and all others are. Fails if there is
/// such a row, if there is no result, or if one is missing.
pub fn verdict(jobs: usize, results: &[Row], listed: bool) -> ExitCode {
    let proved = results.iter().filter(|row| row.proved).count();
    let elsewhere = results.iter().filter(|row| row.proved && !row.here).count();
    let other: Vec<_> = results.iter().filter(|row| row.proved == listed).collect();
    for row in &other {
        let why = if listed { "proved: take it off the list" } else { "not proved, and not on the list" };
        println!("{}: {why}", row.title);
    }
    println!(
        "proof: {proved} proved, {elsewhere} of them for a CPU that this one is not, {} not proved, {} not as the list says",
        results.len() - proved,
        other.len()
    );
    ExitCode::from(u8::from(results.is_empty() || !other.is_empty() || results.len() != jobs))
}

#[cfg(test)]
mod tests {
    use super::{Row, is_listed, titles, verdict};
    use std::process::ExitCode;

    #[test]
    fn each_title_is_on_the_list_once() {
        let mut all: Vec<&str> = titles().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }

    #[test]
    fn what_is_not_as_the_list_says_is_an_error() {
        let code = |results: &[bool], jobs, listed| {
            let results: Vec<_> =
                results.iter().map(|&proved| Row { title: "row".into(), proved, here: true }).collect();
            format!("{:?}", verdict(jobs, &results, listed)) == format!("{:?}", ExitCode::SUCCESS)
        };
        assert!(code(&[true, true], 2, false) && code(&[false], 1, true));
        assert!(!code(&[true, false], 2, false) && !code(&[true], 2, false) && !code(&[], 0, false));
        assert!(!code(&[false, true], 2, true) && !code(&[], 0, true));
        assert!(titles().all(is_listed) && !is_listed("avx2 magma ecb encrypt x4"));
    }
}
