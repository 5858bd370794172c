//! The list of unproved rows (`unproved.txt`), and the numbers of rows (`rows.txt`). A row is a statement that is to be
//! proved. When a row on the list is proved, a person removes the row from the list.

use std::process::ExitCode;

/// The list of unproved rows. Each line has the title of a row. A line that begins with `#` is a comment.
const LIST: &str = include_str!("unproved.txt");

/// The numbers of rows. Each line has a level, an algorithm, and the number of rows that the algorithm has on this
/// level.
const ROWS: &str = include_str!("rows.txt");

fn titles() -> impl Iterator<Item = &'static str> {
    lines(LIST)
}

fn lines(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Returns whether the list of unproved rows has the row with this title. The command `prove` skips the rows on the
/// list, because a proof of such a row may never end.
pub fn is_listed(title: &str) -> bool {
    titles().any(|listed| listed == title)
}

/// Compares the two files with the titles of all rows of a program, and returns the differences. There are three kinds
/// of differences: a title on the list that no row has, a line of `rows.txt` whose number of rows is wrong, and rows
/// that no line of `rows.txt` counts.
pub fn other_rows(all: &[String]) -> Vec<String> {
    let is_emulated = |title: &str| title.starts_with("aarch64 ");
    let emulated = all.iter().all(|title| is_emulated(title));
    // Rows about numbers are left out here, because the number of such rows depends on the CPU.
    let of_numbers = |title: &str| title.split(' ').nth(1) == Some("numbers");
    let listed = titles()
        .filter(|title| is_emulated(title) == emulated && !of_numbers(title) && !all.iter().any(|row| row == title));
    let mut other: Vec<String> = listed.map(|title| format!("{title}: on the list, and no row")).collect();
    let mut counted = 0;
    for (name, count) in counts().filter(|(name, _)| is_emulated(name) == emulated) {
        let rows = all
            .iter()
            .filter(|title| title.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')))
            .count();
        if rows != count {
            other.push(format!("{name}: {rows} rows, and rows.txt says {count}"));
        }
        counted += rows;
    }
    let total = all.iter().filter(|title| !of_numbers(title)).count();
    if counted != total {
        other.push(format!("{counted} of {total} rows are of a level and an algorithm of rows.txt"));
    }
    other
}

/// Returns a pair for each line of `rows.txt`. The first value of the pair is the text of the level and the algorithm,
/// and the second value is the number of rows.
fn counts() -> impl Iterator<Item = (&'static str, usize)> {
    lines(ROWS)
        .map(|line| line.rsplit_once(' ').unwrap_or((line, "")))
        .map(|(name, count)| (name, count.parse().unwrap_or_default()))
}

/// The result of the proof of a row.
#[derive(Clone, Debug)]
pub struct Row {
    /// The title of the row.
    pub title: String,
    /// Whether the row is proved.
    pub proved: bool,
    /// Whether this CPU can run the code of the row. If so, the row was also run on this CPU.
    pub here: bool,
}

/// Prints how many rows are proved, and which rows contradict the list. A row contradicts the list in two cases: a
/// listed row is proved, or a row that is not listed is not proved. Fails if a row contradicts the list, if there are
/// no results, or if some results are missing.
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
    use super::{Row, counts, is_listed, other_rows, titles, verdict};
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
        for emulated in [false, true] {
            let of_program = |name: &str| name.starts_with("aarch64 ") == emulated;
            let listed = titles().filter(|title| of_program(title) && !title.contains(" numbers "));
            let mut all: Vec<String> = listed.map(str::to_owned).collect();
            for (name, count) in counts().filter(|(name, _)| of_program(name)) {
                let listed = all.iter().filter(|title| title.starts_with(&format!("{name} "))).count();
                all.extend((listed..count).map(|i| format!("{name} {i}")));
            }
            assert_eq!(other_rows(&all), Vec::<String>::new());
            let title = all.remove(0);
            // Here, one row is missing from `all`. `other_rows` must report that the number of rows for the level and
            // the algorithm is wrong. If the title of the missing row is on the list, `other_rows` must also report
            // this title.
            let (other, listed) = (other_rows(&all), is_listed(&title));
            assert!(other.len() == 1 + usize::from(listed) && (!listed || other[0].starts_with(&title)), "{other:?}");
            all.push(format!("{}avx1024 streebog", if emulated { "aarch64 " } else { "" }));
            assert_eq!(other_rows(&all).len(), other.len() + 1);
        }
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
