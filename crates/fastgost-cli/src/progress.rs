//! A progress bar on a terminal, for work longer than a second.
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    io::{self, IsTerminal},
    time::{Duration, Instant},
};

pub struct Progress {
    /// None: nobody is looking.
    start: Option<Instant>,
    total: Option<u64>,
    done: u64,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub fn new(total: Option<u64>) -> Self {
        Self { start: io::stderr().is_terminal().then(Instant::now), total, done: 0, bar: None }
    }

    pub fn add(&mut self, bytes: u64) {
        self.done += bytes;
        if let (None, Some(start)) = (&self.bar, self.start)
            && start.elapsed() > Duration::from_secs(1)
        {
            self.bar = Some(bar(self.total));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }

    /// Prints while the bar is out of the way.
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

fn bar(total: Option<u64>) -> ProgressBar {
    let (bar, template) = match total {
        Some(total) => (ProgressBar::new(total), "{wide_bar} {bytes}/{total_bytes} {bytes_per_sec} {eta}"),
        None => (ProgressBar::new_spinner(), "{spinner} {bytes} {bytes_per_sec}"),
    };
    bar.with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()))
}
