//! Converts figures to positions and to text. This module has linear and logarithmic axes, and chooses the ticks of an
//! axis.

pub struct Scale {
    log: bool,
    /// The figures at the ends of the axis: `from` at the start, and `to` at the end.
    from: f64,
    to: f64,
    /// The positions of the ends of the axis in the drawing.
    start: f64,
    end: f64,
}

impl Scale {
    /// Makes an axis. A linear axis begins at zero, so that lengths can be compared. A logarithmic axis needs positive
    /// figures.
    pub fn new(figures: impl Iterator<Item = f64>, log: bool, start: f64, end: f64) -> Self {
        let (mut from, mut to) = figures.fold((f64::MAX, f64::MIN), |(a, b), v| (a.min(v), b.max(v)));
        if from > to {
            (from, to) = (1.0, 1.0);
        }
        let log = log && from > 0.0;
        if !log {
            from = from.min(0.0);
            to = if to > from { to } else { from + 1.0 };
        } else if to / from < 1.01 {
            (from, to) = (from / 2.0, to * 2.0);
        }
        Self { log, from, to, start, end }
    }

    /// Makes an axis that need not begin at zero. The axis goes from the first figure to the last figure. The figures
    /// must be sorted.
    pub fn spread(figures: &[f64], log: bool, start: f64, end: f64) -> Self {
        let (from, to) = (figures.first().copied().unwrap_or(0.0), figures.last().copied().unwrap_or(1.0));
        Self { log: log && from > 0.0, from, to: if to > from { to } else { from + 1.0 }, start, end }
    }

    /// Makes a logarithmic axis of gains. The axis includes the gain 1, which means that nothing was gained.
    pub fn of_gains(figures: impl Iterator<Item = f64>, start: f64, end: f64) -> Self {
        Self::new(figures.chain([1.0]), true, start, end)
    }

    /// Returns the axis with some space beyond the figures, so that no mark is on the frame.
    pub fn padded(mut self) -> Self {
        if self.log {
            let room = (self.to / self.from).powf(0.06);
            (self.from, self.to) = (self.from / room, self.to * room);
        } else {
            self.to += (self.to - self.from) * 0.06;
        }
        self
    }

    pub fn place(&self, figure: f64) -> f64 {
        let part = if self.log {
            (figure / self.from).ln() / (self.to / self.from).ln()
        } else {
            (figure - self.from) / (self.to - self.from)
        };
        self.start + part * (self.end - self.start)
    }

    pub fn is_log(&self) -> bool {
        self.log
    }

    /// Returns round figures along the axis, for ticks. The result has at least two figures, and at most `most`
    /// figures.
    pub fn ticks(&self, most: usize) -> Vec<f64> {
        let within = |v: &f64| *v >= self.from - self.from.abs() * 1e-9 && *v <= self.to * (1.0 + 1e-9);
        let fits = |ticks: &Vec<f64>| (2..=most.max(2)).contains(&ticks.len());
        if self.log {
            let powers = || self.from.log10().floor() as i32..=self.to.log10().ceil() as i32;
            let of = |steps: &'static [f64], every: i32| -> Vec<f64> {
                let powers = powers().filter(|p| p % every == 0).map(|p| 10_f64.powi(p));
                powers.flat_map(|p| steps.iter().map(move |s| s * p)).filter(within).collect()
            };
            let steps: [(&[f64], i32); 5] =
                [(&[1.0, 2.0, 5.0], 1), (&[1.0, 3.0], 1), (&[1.0], 1), (&[1.0], 2), (&[1.0], 3)];
            if let Some(ticks) = steps.into_iter().map(|(steps, every)| of(steps, every)).find(fits) {
                return ticks;
            }
        }
        let power = 10_f64.powf(((self.to - self.from) / most.max(2) as f64).log10().floor());
        let steps = [1.0, 2.0, 2.5, 5.0, 10.0, 20.0].map(|s| s * power);
        let of = |step: f64| -> Vec<f64> {
            let first = (self.from / step - 1e-9).ceil() as i64;
            (first..first + 50).map(|i| i as f64 * step).filter(within).collect()
        };
        steps.into_iter().map(of).find(fits).unwrap_or_else(|| vec![self.from, self.to])
    }
}

/// Formats a figure with three digits. A figure of 100 or more is a whole number with separated thousands.
pub fn figure(v: f64) -> String {
    let magnitude = v.abs();
    if magnitude >= 1e12 || (magnitude < 1e-4 && v != 0.0) {
        return format!("{v:.2e}");
    }
    match magnitude {
        m if m >= 99.95 || m == 0.0 => thousands(v),
        m if m >= 9.995 => format!("{v:.1}"),
        m if m >= 0.9995 => format!("{v:.2}"),
        m if m >= 0.09995 => format!("{v:.3}"),
        _ => format!("{v:.4}"),
    }
}

/// Formats a factor with at most two digits after the decimal point.
pub fn times(v: f64) -> String {
    match v {
        v if (0.1..9.995).contains(&v) => format!("{v:.2}×"),
        v => format!("{}×", figure(v)),
    }
}

fn thousands(v: f64) -> String {
    let digits = format!("{:.0}", v.abs());
    let mut text = String::from(if v < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        // Numbers of four digits are not separated, because people can read them at a glance. In a column of longer
        // numbers, numbers of four digits are rare.
        if i > 0 && digits.len() > 4 && (digits.len() - i) % 3 == 0 {
            // This is a narrow no-break space.
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Formats a round figure without needless digits.
pub fn tick(v: f64) -> String {
    for (unit, name) in [(1e9, "G"), (1e6, "M"), (1e3, "k")] {
        if v.abs() >= unit * if unit == 1e3 { 10.0 } else { 1.0 } {
            return format!("{}{name}", trimmed(v / unit));
        }
    }
    trimmed(v)
}

fn trimmed(v: f64) -> String {
    let text = if v != 0.0 && v.abs() < 1e-4 { format!("{v:e}") } else { format!("{v:.4}") };
    match text.split_once('.') {
        Some(_) if !text.contains('e') => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        _ => text,
    }
}

/// Formats a number of bytes, such as 1472, 16 Ki or 1 Mi.
pub fn bytes(v: f64) -> String {
    for (unit, name) in [(1_u64 << 30, "Gi"), (1 << 20, "Mi"), (1 << 10, "Ki")] {
        let parts = v / unit as f64;
        if parts >= 1.0 && parts.fract() == 0.0 && v >= 4096.0 {
            return format!("{parts:.0}\u{202f}{name}");
        }
    }
    thousands(v)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(figures: &[f64], log: bool) -> Scale {
        Scale::new(figures.iter().copied(), log, 100.0, 200.0)
    }

    #[test]
    fn places() {
        let linear = scale(&[5.0, 10.0], false);
        assert_eq!([0.0, 5.0, 10.0].map(|v| linear.place(v)), [100.0, 150.0, 200.0]);
        let log = scale(&[1.0, 100.0], true);
        assert!((log.place(10.0) - 150.0).abs() < 1e-9);
        assert!(!scale(&[0.0, 1.0], true).is_log());
    }

    #[test]
    fn degenerate_axes_have_places_and_ticks() {
        for log in [false, true] {
            for figures in [&[][..], &[7.0], &[0.0], &[3.0, 3.0]] {
                let scale = scale(figures, log).padded();
                let ticks = scale.ticks(5);
                assert!(ticks.len() >= 2, "{figures:?} {log}: {ticks:?}");
                assert!(ticks.iter().chain(figures).all(|v| (99.0..201.0).contains(&scale.place(*v))), "{ticks:?}");
            }
        }
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(scale(&[9.7], false).ticks(5), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(scale(&[0.31], false).ticks(4).len(), 4);
        assert_eq!(scale(&[0.9, 120.0], true).ticks(7), [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0]);
        assert_eq!(scale(&[0.9, 120.0], true).ticks(4), [1.0, 10.0, 100.0]);
        assert_eq!(scale(&[1.0, 1e9], true).ticks(6).first(), Some(&1.0));
        for most in 2..9 {
            for to in [1.0, 3.3, 17.0, 950.0, 123_456.0] {
                for log in [false, true] {
                    let ticks = scale(&[to / 4.0, to], log).ticks(most);
                    assert!((2..=most).contains(&ticks.len()), "{to} {most} {log}: {ticks:?}");
                    assert!(ticks.windows(2).all(|w| w[0] < w[1]));
                }
            }
        }
    }

    #[test]
    fn text() {
        let texts = [0.0, 0.01234, 0.5, 1.0, 9.999, 99.99, 1234.5, 12345.0, 1e7, -3.0, 2e-9].map(figure);
        let wanted =
            ["0", "0.0123", "0.500", "1.00", "10.0", "100", "1234", "12 345", "10 000 000", "-3.00", "2.00e-9"];
        assert_eq!(texts.map(|t| t.replace('\u{202f}', " ")), wanted);
        assert_eq!([0.5, 1.0, 12.34, 0.0123, 250.4].map(times), ["0.50×", "1.00×", "12.3×", "0.0123×", "250×"]);
        assert_eq!([0.0, 0.25, 2.5, 1000.0, 20_000.0, 3e6].map(tick), ["0", "0.25", "2.5", "1000", "20k", "3M"]);
        let sizes = [16.0, 1472.0, 4096.0, 9000.0, 16384.0, 1_048_576.0].map(bytes);
        assert_eq!(sizes.map(|t| t.replace('\u{202f}', " ")), ["16", "1472", "4 Ki", "9000", "16 Ki", "1 Mi"]);
    }
}
