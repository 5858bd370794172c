//! Prints an experiment while it runs: its rows in columns, and its progress.
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

pub const HEADS: [&str; 11] =
    ["owner", "algorithm", "operation", "variant", "threads", "messages", "bytes", "median", "+-", "unit", "ratio"];

/// Formats a row. If a name is longer than its column, the name takes space from the next columns. Each row is printed
/// as soon as it is measured, so the names of later rows are not known yet. The figures begin to the right of the
/// widest names so far (`width`).
pub fn line(cells: [String; HEADS.len()], width: &mut usize) -> String {
    let [owner, algorithm, operation, variant, threads, messages, bytes, median, mad, unit, ratio] = cells;
    let mut what = String::new();
    for (name, end) in [(owner, 14), (algorithm, 30), (operation, 54), (variant, 78)] {
        what = format!("{:end$}", what + &name + " ");
    }
    *width = what.chars().count().max(*width);
    let width = *width;
    format!("{what:width$}{threads:>7} {messages:>8} {bytes:>10} {median:>10} {mad:>8} {unit:11} {ratio:>7}\n")
}

/// Returns a number with three significant digits. A number of 1000 or more has all digits before the decimal point. A
/// number below 1 has only two digits after the point.
pub fn short(x: f64) -> String {
    let digits = if x.abs() >= 100.0 {
        0
    } else if x.abs() >= 10.0 {
        1
    } else {
        2
    };
    format!("{x:.digits$}")
}

/// Shows progress on standard error. On a terminal, progress is one line that changes. Otherwise each stage gets its
/// own line.
pub struct Progress {
    name: &'static str,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub fn new(name: &'static str) -> Self {
        let bar = ProgressBar::new_spinner();
        if bar.is_hidden() {
            return Self { name, bar: None };
        }
        if let Ok(style) = ProgressStyle::with_template("{elapsed_precise} {prefix}: {wide_msg}") {
            bar.set_style(style);
        }
        bar.set_prefix(name);
        bar.enable_steady_tick(Duration::from_secs(1));
        Self { name, bar: Some(bar) }
    }

    pub fn stage(&mut self, text: &str) {
        match &self.bar {
            Some(bar) => bar.set_message(text.to_owned()),
            None => eprintln!("{}: {text}", self.name),
        }
    }

    pub fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stay_in_their_columns() {
        let mut width = 0;
        let mut place = |operation: &str, variant: &str| {
            let cells = ["fastgost", "magma", operation, variant, "1", "1", "64", "3.5", "0.1", "cycles", "!"];
            let line = line(cells.map(str::to_owned), &mut width);
            assert!(line.contains(&format!("{operation} ")) && line.contains(&format!(" {variant} ")), "{line}");
            line.find('!').unwrap()
        };
        let short = place("ctr", "avx2");
        assert_eq!(place("product: ctr by name, with key set-up", "avx2-gfni"), short);
        let long = place("ctr", "a variant whose name is longer than its column");
        assert!(long > short);
        assert_eq!(place("ctr", "avx2"), long);
    }
}
