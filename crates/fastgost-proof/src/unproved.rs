//! The rows without a proof, which are checked in: the list may only get shorter.

use crate::jobs::Job;
use std::process::ExitCode;

/// The titles, one a line. A line that begins with `#` is a comment.
const LIST: &str = include_str!("unproved.txt");

fn titles() -> impl Iterator<Item = &'static str> {
    LIST.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Prints a line of counts, and what is not as the list says. Fails for a job that is not proved and not on the list, for one on the list
/// that is proved, and if nothing is proved.
pub fn verdict(jobs: &[Job], results: &[(String, bool)]) -> ExitCode {
    let proved = results.iter().filter(|(_, proved)| *proved).count();
    let mut wrong = 0;
    for (title, proved) in results {
        let known = titles().any(|known| known == title);
        if *proved == known {
            wrong += 1;
            println!(
                "{title}: {}",
                if known { "proved, and on the list of what is not" } else { "not proved, and not on the list" }
            );
        }
    }
    println!("proof: {proved} proved, {} not proved, {wrong} not as the list says", results.len() - proved);
    ExitCode::from(u8::from(proved == 0 || wrong > 0 || results.len() != jobs.len()))
}

#[cfg(test)]
mod tests {
    use super::titles;

    #[test]
    fn each_title_is_on_the_list_once() {
        let mut all: Vec<&str> = titles().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
