//! Finds out from git whether kernels have changed since they were measured.
use crate::experiment::{origin::Origin, table::Row};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

const OLDER: &str = ". **Older than its kernels**";

/// Kernels for architectures on which nothing is measured. Changes of these kernels are ignored.
const UNMEASURED: [&str; 3] =
    [":(exclude,glob)**/wasm.rs", ":(exclude,glob)**/simd128.rs", ":(exclude,glob)**/neon*.rs"];

/// The option of `git diff` that ignores changes of empty lines and of lines that are only a comment.
const IGNORED: &str = "--ignore-matching-lines=^[[:space:]]*(//.*)?$";

pub struct History {
    /// The repository. None if git is missing, or if the clone does not have the whole history.
    repository: Option<PathBuf>,
}

impl History {
    pub fn of(repository: &Path) -> Self {
        let history = Self { repository: Some(repository.to_owned()) };
        let whole = history.git(&["rev-parse", "--is-shallow-repository"]).as_deref() == Some("false");
        if whole { history } else { Self::unknown() }
    }

    pub const fn unknown() -> Self {
        Self { repository: None }
    }

    /// Returns the text without the words about the age of figures, as a clone without history would write it.
    pub fn without_age(text: &str) -> String {
        text.replace(OLDER, "")
    }

    pub fn is_known(&self) -> bool {
        self.repository.is_some()
    }

    /// Writes the commit of the oldest row. If the files or folders in `kernels` were changed after that commit, the
    /// text says so.
    pub fn age(&self, rows: &[&Row], kernels: &[&str]) -> String {
        let origin = rows.iter().map(|row| &row.origin).filter(|origin| !origin.date.is_empty());
        let Some(oldest) = origin.min_by_key(|origin| &origin.date) else { return String::new() };
        let commit = if oldest.commit.is_empty() { String::new() } else { format!(", commit {}", oldest.commit) };
        format!("{commit}{}", if self.changed_since(oldest, kernels) { OLDER } else { "" })
    }

    /// Compares the kernels' files with the same files in the record's commit. Changes that are not committed yet are
    /// included, because they will be part of the next commit. Changes of comments and of empty lines are ignored,
    /// because they change no speed.
    fn changed_since(&self, origin: &Origin, kernels: &[&str]) -> bool {
        let ask = |arguments: &[&str]| self.git(&[arguments, &["--"], kernels, &UNMEASURED].concat());
        let differs =
            |commit: &str| Some(!ask(&["diff", "--no-ext-diff", "--no-textconv", IGNORED, commit])?.is_empty());
        let commit = origin.commit.trim_end_matches('+');
        let committed = (!commit.is_empty()).then(|| differs(commit)).flatten();
        // If the commit is not known, the last commit up to the end of the record's day takes its place.
        let day = || self.git(&["rev-list", "-1", &format!("--before={}T23:59:59Z", origin.date), "HEAD"]);
        let changed = committed.or_else(|| differs(&day()?));
        let new = || ask(&["ls-files", "--others", "--exclude-standard"]).is_some_and(|new| !new.is_empty());
        self.is_known() && (changed.unwrap_or(true) || new())
    }

    /// Runs git, and returns its output. None if git fails.
    fn git(&self, arguments: &[&str]) -> Option<String> {
        let output = Command::new("git").arg("-C").arg(self.repository.as_ref()?).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::table::Unit, report::synthetic};
    use std::fs;

    #[test]
    fn a_record_that_is_older_than_its_kernels() {
        let dir = tempfile::tempdir().unwrap();
        let history = History { repository: Some(dir.path().to_owned()) };
        let commit = |file: &str| {
            fs::create_dir_all(dir.path().join("kernels")).unwrap();
            fs::write(dir.path().join(file), file).unwrap();
            history.git(&["add", "."]).unwrap();
            let author = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"];
            history.git(&[&author[..], &["commit", "-qm", file]].concat()).unwrap();
            history.git(&["rev-parse", "--short", "HEAD"]).unwrap()
        };
        history.git(&["init", "-q"]).unwrap();
        let age = |history: &History, commit: &str, date: &str| {
            let row = synthetic::row("gpu", "paper", "global", 1 << 20, Unit::MbPerSecond, 7.0);
            let origin = Origin { date: date.into(), commit: commit.into(), ..Origin::default() };
            history.age(&[&Row { origin, ..row }], &["kernels"])
        };
        let first = commit("kernels/one");
        assert!(History::of(dir.path()).is_known());
        assert_eq!(age(&history, &first, "2026-01-02"), format!(", commit {first}"));
        commit("page");
        commit("kernels/neon_aes.rs");
        // Comments and empty lines change no speed.
        fs::write(dir.path().join("kernels/one"), "// a comment\n\n  /// of two lines\nkernels/one").unwrap();
        assert_eq!(age(&history, &first, "2026-01-02"), format!(", commit {first}"));
        fs::write(dir.path().join("kernels/one"), "kernels/one").unwrap();
        let second = commit("kernels/two");
        let old = format!(", commit {first}{OLDER}");
        assert_eq!(age(&history, &first, "2026-01-02"), old);
        assert_eq!(age(&history, &format!("{second}+"), "2026-01-02"), format!(", commit {second}+"));
        // If the commit does not exist, or if there is no commit, the dates are compared.
        assert_eq!(age(&history, "abcdef1", "2026-01-02"), format!(", commit abcdef1{OLDER}"));
        assert_eq!(age(&history, "", "2098-01-02"), "");
        fs::write(dir.path().join("kernels/two"), "changed").unwrap();
        assert_eq!(age(&history, &second, "2026-01-02"), format!(", commit {second}{OLDER}"));
        fs::write(dir.path().join("kernels/two"), "kernels/two").unwrap();
        assert_eq!(age(&history, &second, "2026-01-02"), format!(", commit {second}"));
        fs::write(dir.path().join("kernels/three"), "// a new file").unwrap();
        assert_eq!(age(&history, &second, "2026-01-02"), format!(", commit {second}{OLDER}"));
        assert_eq!(age(&History::unknown(), &first, "2026-01-02"), format!(", commit {first}"));
        assert_eq!(History::without_age(&format!("A{old}.\n")), format!("A, commit {first}.\n"));
        assert!(!History::of(&dir.path().join("none")).is_known());
    }
}
