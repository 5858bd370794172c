//! Summary statistics of samples.

/// The statistics of a row's samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    pub mean: f64,
    pub median: f64,
    pub minimum: f64,
    pub maximum: f64,
    /// The median absolute deviation.
    pub mad: f64,
    pub count: usize,
}

impl Summary {
    /// Computes the statistics of the samples. None if there are no samples, or if a sample is not a finite number.
    pub fn of(samples: &[f64]) -> Option<Self> {
        let mut sorted = samples.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (minimum, maximum) = (*sorted.first()?, *sorted.last()?);
        if !samples.iter().all(|s| s.is_finite()) {
            return None;
        }
        let middle = median(&sorted);
        let mut distances: Vec<_> = sorted.iter().map(|s| (s - middle).abs()).collect();
        distances.sort_by(f64::total_cmp);
        let count = sorted.len();
        let mean = sorted.iter().sum::<f64>() / count as f64;
        Some(Self { mean, median: middle, minimum, maximum, mad: median(&distances), count })
    }

    /// Whether the two medians differ by no more than the scatter of their samples.
    pub fn is_close(&self, other: &Self) -> bool {
        (self.median - other.median).abs() <= self.mad + other.mad
    }
}

/// Returns the median of sorted values. There must be at least one value.
fn median(sorted: &[f64]) -> f64 {
    let half = sorted.len() / 2;
    match sorted.len() % 2 {
        1 => sorted[half],
        _ => (sorted[half - 1] + sorted[half]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_odd_number() {
        let summary = Summary::of(&[9.0, 1.0, 2.0, 4.0, 4.0]);
        let expected = Summary { mean: 4.0, median: 4.0, minimum: 1.0, maximum: 9.0, mad: 2.0, count: 5 };
        assert_eq!(summary, Some(expected));
    }

    #[test]
    fn of_an_even_number() {
        let summary = Summary::of(&[1.0, 2.0, 4.0, 9.0]);
        let expected = Summary { mean: 4.0, median: 3.0, minimum: 1.0, maximum: 9.0, mad: 1.5, count: 4 };
        assert_eq!(summary, Some(expected));
    }

    #[test]
    fn of_one() {
        let summary = Summary::of(&[3.5]);
        let expected = Summary { mean: 3.5, median: 3.5, minimum: 3.5, maximum: 3.5, mad: 0.0, count: 1 };
        assert_eq!(summary, Some(expected));
    }

    #[test]
    fn one_outlier_moves_the_mean_only() {
        let mut samples = vec![10.0; 99];
        samples.push(1e6);
        let summary = Summary::of(&samples).unwrap();
        assert_eq!((summary.median, summary.mad, summary.minimum), (10.0, 0.0, 10.0));
        assert!(summary.mean > 1e4);
    }

    #[test]
    fn close_within_the_scatter() {
        let of = |median: f64| Summary::of(&[median - 1.0, median, median + 1.0]).unwrap();
        assert!(of(10.0).is_close(&of(12.0)) && of(12.0).is_close(&of(10.0)));
        assert!(!of(10.0).is_close(&of(12.1)) && !of(12.1).is_close(&of(10.0)));
    }

    #[test]
    fn of_nothing_and_of_what_is_no_number() {
        assert_eq!(Summary::of(&[]), None);
        assert_eq!(Summary::of(&[1.0, f64::NAN]), None);
        assert_eq!(Summary::of(&[1.0, f64::INFINITY]), None);
    }
}
