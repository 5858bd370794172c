//! Variants compared with compiled plain code: by the paper's rule, a variant succeeds from 20 % above it.
use super::{input, plot::Plot, scale, verdict};
use crate::{
    experiment::{
        definition::Reference,
        table::{Row, Unit},
    },
    experiments::kuznyechik_variants::SUCCESS,
};
use std::collections::BTreeMap;

pub const EXPERIMENT: &str = "kuznyechik-variants";
/// The baseline: the best row of this owner whose variant begins with this word; the others use intrinsics.
const COMPILED: &str = "compiled";
const SCALAR: [&str; 2] = ["plain", "scalar"];

/// The variants of one machine and one kind of work, over all sizes.
pub struct Gains<'a> {
    pub machine: &'a str,
    pub algorithm: &'a str,
    pub operation: &'a str,
    pub bytes: usize,
    pub baseline: &'a Row,
    /// Sorted by gain, the largest first.
    pub gains: Vec<Gain<'a>>,
}

pub struct Gain<'a> {
    pub row: &'a Row,
    /// The speedup over the baseline.
    pub times: f64,
    /// The smallest and the largest gain over all sizes.
    pub range: (f64, f64),
}

impl Gain<'_> {
    pub fn passes(&self) -> bool {
        self.times >= SUCCESS
    }
}

/// For each kind of work, at the size with the most variants; if there are several, at the longest.
pub fn gains<'a>(rows: &[&'a Row]) -> Vec<Gains<'a>> {
    let mut kinds: BTreeMap<_, BTreeMap<usize, Vec<&'a Row>>> = BTreeMap::new();
    // Other units would repeat the same information.
    for row in rows.iter().filter(|r| r.unit == Unit::CyclesPerByte && r.owner != input::MODEL) {
        let kind = (&*row.machine, &*row.algorithm, &*row.operation, row.threads, row.messages);
        kinds.entry(kind).or_default().entry(row.bytes).or_default().push(row);
    }
    kinds.into_values().filter_map(|sizes| of(&sizes)).collect()
}

fn of<'a>(sizes: &BTreeMap<usize, Vec<&'a Row>>) -> Option<Gains<'a>> {
    let baselines: BTreeMap<_, _> = sizes.iter().filter_map(|(bytes, rows)| Some((*bytes, baseline(rows)?))).collect();
    let (&bytes, &baseline) = baselines.iter().max_by_key(|(bytes, _)| (sizes[*bytes].len(), **bytes))?;
    let gain = |row: &'a Row| {
        let same = |r: &&&Row| (&r.owner, &r.variant) == (&row.owner, &row.variant);
        let all = baselines.iter().filter_map(|(bytes, base)| {
            let row = sizes[bytes].iter().find(same)?;
            verdict::advantage(row, base)
        });
        let range = all.fold((f64::MAX, f64::MIN), |(low, high), t| (low.min(t), high.max(t)));
        Some(Gain { row, times: verdict::advantage(row, baseline)?, range })
    };
    let mut gains: Vec<_> = sizes[&bytes].iter().filter_map(|row| gain(row)).collect();
    gains.sort_by(|a, b| b.times.total_cmp(&a.times));
    let Row { machine, algorithm, operation, .. } = baseline;
    Some(Gains { machine, algorithm, operation, bytes, baseline, gains })
}

/// A variant has a name of its own; everything else is named together with its owner.
fn name(row: &Row) -> String {
    if row.owner == input::PAPER { row.variant.clone() } else { verdict::maker(row) }
}

fn baseline<'a>(rows: &[&'a Row]) -> Option<&'a Row> {
    let scalar =
        rows.iter().filter(|r| r.owner == COMPILED && SCALAR.iter().any(|s| r.variant.starts_with(s))).copied();
    scalar.reduce(|a, b| if verdict::advantage(b, a).is_some_and(|t| t > 1.0) { b } else { a })
}

impl Gains<'_> {
    /// As bars, with the rule and the paper's gain.
    pub fn plot(&self) -> Plot {
        let reference = |text: &str, value| Reference { text: text.into(), value };
        let bars = self.gains.iter().map(|g| (name(g.row), &*g.row.owner, g.times));
        Plot::of_bars(
            &format!(
                "Gain over compiled scalar code, {} {}, {} bytes",
                self.algorithm,
                self.operation,
                scale::bytes(self.bytes as f64)
            ),
            Unit::Times,
            bars,
            vec![
                reference("the compiled scalar code itself", 1.0),
                reference("the paper's rule: from here a variant succeeds", SUCCESS),
                reference("the paper's smallest gain", 1.7),
                reference("the paper's largest gain", 3.2),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::synthetic::row;

    #[test]
    fn the_rule_of_20_percent() {
        let row = |owner: &str, variant: &str, bytes, value| {
            row(EXPERIMENT, owner, variant, bytes, Unit::CyclesPerByte, value)
        };
        let rows = [
            row("compiled", "plain -O3", 1024, 12.0),
            row("compiled", "plain -Os", 1024, 13.0),
            // Not scalar: not a baseline, however fast it is.
            row("compiled", "intrinsics -O3", 1024, 6.0),
            row("paper", "64-gs-L4", 1024, 10.0),
            row("paper", "64-gs-L2", 1024, 10.1),
            row("fastgost", "avx512", 1024, 1.0),
            row("compiled", "plain -O3", 64, 24.0),
            row("paper", "64-gs-L4", 64, 8.0),
        ];
        let rows: Vec<_> = rows.iter().collect();
        let all = gains(&rows);
        assert_eq!(all.len(), 1);
        assert_eq!((all[0].bytes, &*all[0].baseline.variant), (1024, "plain -O3"));
        let of = |variant: &str| all[0].gains.iter().find(|g| g.row.variant == variant).unwrap();
        assert_eq!((of("64-gs-L4").times, of("64-gs-L4").passes(), of("64-gs-L4").range), (1.2, true, (1.2, 3.0)));
        assert!(!of("64-gs-L2").passes() && !of("plain -O3").passes());
        assert_eq!(all[0].gains[0].times, 12.0);
        assert_eq!(all[0].plot().series[0].name, "fastgost avx512");
    }

    #[test]
    fn without_a_baseline_there_are_no_gains() {
        assert!(gains(&[&row(EXPERIMENT, "paper", "64-gs-L4", 64, Unit::CyclesPerByte, 1.0)]).is_empty());
    }
}
