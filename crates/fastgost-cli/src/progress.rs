//! A progress bar on a terminal. If the bar counts bytes, the bar appears when the work has taken longer than a second.
//! If the bar counts steps, the bar appears with the first step, because a step may take long.
use crate::failure::is_quiet;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    io::{self, IsTerminal},
    time::{Duration, Instant},
};

pub struct Progress {
    start: Instant,
    /// How many bytes or steps are done.
    done: u64,
    /// The bar, or None if standard error is not a terminal, or if `--quiet` was given.
    bar: Option<ProgressBar>,
    shown: bool,
}

impl Progress {
    /// Makes a progress object that counts bytes.
    pub fn new(total: Option<u64>) -> Self {
        Self::of(
            match total {
                Some(_) => "{wide_bar} {bytes}/{total_bytes} {bytes_per_sec} {eta}",
                None => "{spinner} {bytes} {bytes_per_sec}",
            },
            total,
        )
    }

    /// Makes a progress object that counts steps. Each step has a name, and the steps come one after the other.
    pub fn steps(total: usize) -> Self {
        Self::of("{wide_bar} {pos}/{len} {eta} {msg}", Some(total as u64))
    }

    fn of(template: &str, total: Option<u64>) -> Self {
        let bar = (!is_quiet() && io::stderr().is_terminal()).then(|| bar(template, total));
        Self { bar, ..Self::silent() }
    }

    /// Makes a progress object without a bar, for the case that the command's output goes to the terminal.
    pub fn silent() -> Self {
        Self { start: Instant::now(), done: 0, bar: None, shown: false }
    }

    /// Shows the name of the step that begins now.
    pub fn step(&mut self, name: impl FnOnce() -> String) {
        let Some(bar) = &self.bar else { return };
        bar.set_message(name());
        self.show();
    }

    /// Adds `more` bytes or steps to the number of finished bytes or steps.
    pub fn add(&mut self, more: u64) {
        self.done += more;
        if self.start.elapsed() > Duration::from_secs(1) {
            self.show();
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }

    fn show(&mut self) {
        if let Some(bar) = self.bar.as_ref().filter(|_| !self.shown) {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.tick();
            self.shown = true;
        }
    }

    /// Calls `print`. While `print` runs, the bar is hidden.
    pub fn aside<R>(&self, print: impl FnOnce() -> R) -> R {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Makes a bar, which is hidden at first. The bar's clock already runs while the bar is hidden, so that
/// the displayed speed includes the time from the beginning.
fn bar(template: &str, total: Option<u64>) -> ProgressBar {
    let bar = total.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    bar.set_draw_target(ProgressDrawTarget::hidden());
    bar.with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a progress object with a bar, as if there were a terminal. The test itself has no terminal.
    fn progress() -> Progress {
        Progress { bar: Some(bar("{msg}", Some(1))), ..Progress::silent() }
    }

    #[test]
    fn a_step_is_shown_when_it_begins() {
        let mut progress = progress();
        progress.step(|| "the only one".into());
        assert!(progress.shown);
        assert_eq!(progress.bar.as_ref().unwrap().message(), "the only one");
    }

    #[test]
    fn short_work_shows_nothing() {
        let mut progress = progress();
        // The test sets the start to a future time, so that less than a second seems to have passed.
        progress.start = Instant::now() + Duration::from_secs(60);
        progress.add(1);
        assert!(!progress.shown);
        assert_eq!(progress.bar.as_ref().unwrap().position(), 1);
    }
}
