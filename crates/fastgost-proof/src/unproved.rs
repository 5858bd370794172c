//! The rows without a proof, which are checked in: the list may only get shorter. And how many rows there are.

use std::{collections::BTreeMap, process::ExitCode};

/// The titles, one a line. A line that begins with `#` is a comment.
const LIST: &str = include_str!("unproved.txt");

/// A level, an algorithm, and how many rows it has there, by lines.
const ROWS: &str = include_str!("rows.txt");

fn titles() -> impl Iterator<Item = &'static str> {
    lines(LIST)
}

fn lines(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether a row is on the list. `prove` leaves it out: it may not end.
pub fn is_listed(title: &str) -> bool {
    titles().any(|listed| listed == title)
}

/// What is not as the two files say in the titles of all rows of a program: a title on the list that no row has, and
/// another number of rows of an algorithm on a level.
pub fn other_rows(all: &[String]) -> Vec<String> {
    let is_emulated = |title: &str| title.starts_with("aarch64 ");
    let emulated = all.iter().all(|title| is_emulated(title));
    let listed = titles().filter(|title| is_emulated(title) == emulated && !all.iter().any(|row| row == title));
    let mut other: Vec<String> = listed.map(|title| format!("{title}: on the list, and no row")).collect();
    let mut counts = BTreeMap::new();
    for title in all {
        let mut words = title.split(' ');
        *counts.entry((words.next(), words.next())).or_insert(0_i64) += 1;
    }
    for line in lines(ROWS).filter(|line| is_emulated(line) == emulated) {
        let mut words = line.split(' ');
        let key = (words.next(), words.next());
        *counts.entry(key).or_insert(0) -= words.next().and_then(|count| count.parse().ok()).unwrap_or(i64::MAX);
    }
    let off = |((level, algorithm), more): ((Option<&str>, Option<&str>), i64)| {
        let name = [level.unwrap_or_default(), algorithm.unwrap_or_default()].join(" ");
        (more != 0).then(|| format!("{name}: {more} rows more than rows.txt says"))
    };
    other.extend(counts.into_iter().filter_map(off));
    other
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

/// Prints a line of counts, and the rows that are not as the list says: those on it are not proved, and all others are.
/// Fails if there is such a row, if there is no result, or if one is missing.
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
    use super::{ROWS, Row, is_listed, lines, other_rows, titles, verdict};
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
    fn rows_that_are_missing_are_named() {
        let numbered = |line: &str| -> Vec<String> {
            let (name, count) = line.rsplit_once(' ').unwrap();
            let listed = titles().filter(|title| title.starts_with(&format!("{name} ")));
            let mut all: Vec<String> = listed.map(str::to_owned).collect();
            (all.len()..count.parse().unwrap()).for_each(|i| all.push(format!("{name} {i}")));
            all
        };
        let here = lines(ROWS).filter(|line| !line.starts_with("aarch64 "));
        let mut all: Vec<String> = here.flat_map(numbered).collect();
        assert_eq!(other_rows(&all), [String::new(); 0]);
        let listed = all.iter().position(|title| is_listed(title)).unwrap();
        let title = all.remove(listed);
        let other = other_rows(&all);
        assert!(other.len() == 2 && other[0].starts_with(&title) && other[1].contains("-1 rows more"), "{other:?}");
        all.push("avx1024 streebog".into());
        assert_eq!(other_rows(&all).len(), 3);
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
