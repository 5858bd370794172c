//! Compares variants with compiled code. By the paper's rule, optimisation by hand is worth its effort if the gain is
//! at least 20 %. The paper does not say with which code it compares. So the report shows two gains: the gain over
//! plain code, and the gain over the best compiled code.
use super::{plot::Plot, scale, verdict};
use crate::{
    experiment::{
        definition::Reference,
        owner,
        table::{Row, Unit},
    },
    experiments::kuznyechik_variants::{
        baselines,
        published::{GAINS, MEAN_GAIN, WORTH},
    },
};
use std::collections::BTreeMap;

pub const EXPERIMENT: &str = "kuznyechik-variants";

/// The variants for one machine and one kind of work, at all sizes.
pub struct Gains<'a> {
    pub machine: &'a str,
    pub algorithm: &'a str,
    pub operation: &'a str,
    pub bytes: usize,
    /// The best plain code in C. The paper calls it src.
    pub baseline: &'a Row,
    /// The best compiled code of all kinds.
    pub compiled: &'a Row,
    /// The variants, sorted by their gain. The largest gain is first.
    pub gains: Vec<Gain<'a>>,
}

pub struct Gain<'a> {
    pub row: &'a Row,
    /// The speedup over the plain code.
    pub times: f64,
    /// The speedup over the best compiled code.
    pub over_compiled: f64,
    /// The smallest and the largest gain of the variant over all sizes.
    pub range: (f64, f64),
}

impl Gain<'_> {
    /// Whether the variant is worth its effort, by its gain over plain code and by its gain over the best compiled
    /// code.
    pub fn passes(&self) -> [bool; 2] {
        [self.times, self.over_compiled].map(|times| times >= WORTH)
    }
}

/// For each kind of work, returns the figures for the message size at which the most variants were measured. If there
/// are several such sizes, the longest size is used.
pub fn gains<'a>(rows: &[&'a Row]) -> Vec<Gains<'a>> {
    let mut kinds: BTreeMap<_, BTreeMap<usize, Vec<&'a Row>>> = BTreeMap::new();
    // Figures in units other than cycles per byte are left out, because they would give the same comparisons.
    for row in rows.iter().filter(|r| r.unit == Unit::CyclesPerByte && r.owner != owner::MODEL) {
        let kind = (&*row.machine, &*row.algorithm, &*row.operation, row.threads, row.messages);
        kinds.entry(kind).or_default().entry(row.bytes).or_default().push(row);
    }
    kinds.into_values().filter_map(|sizes| of(&sizes)).collect()
}

fn of<'a>(sizes: &BTreeMap<usize, Vec<&'a Row>>) -> Option<Gains<'a>> {
    let baselines: BTreeMap<_, _> =
        sizes.iter().filter_map(|(bytes, rows)| Some((*bytes, baselines(rows.iter().copied())?))).collect();
    let (&bytes, &[baseline, compiled]) = baselines.iter().max_by_key(|(bytes, _)| (sizes[*bytes].len(), **bytes))?;
    let gain = |row: &'a Row| {
        let same = |r: &&&Row| (&r.owner, &r.variant) == (&row.owner, &row.variant);
        let all = baselines.iter().filter_map(|(bytes, [base, _])| {
            let row = sizes[bytes].iter().find(same)?;
            verdict::advantage(row, base)
        });
        let range = all.fold((f64::MAX, f64::MIN), |(low, high), t| (low.min(t), high.max(t)));
        let (times, over_compiled) = (verdict::advantage(row, baseline)?, verdict::advantage(row, compiled)?);
        Some(Gain { row, times, over_compiled, range })
    };
    let mut gains: Vec<_> = sizes[&bytes].iter().filter_map(|row| gain(row)).collect();
    gains.sort_by(|a, b| b.times.total_cmp(&a.times));
    let Row { machine, algorithm, operation, .. } = baseline;
    Some(Gains { machine, algorithm, operation, bytes, baseline, compiled, gains })
}

/// Returns the name of a row. For variants of the paper, this is only the name of the variant. For all other rows, the
/// owner comes first.
fn name(row: &Row) -> String {
    if row.owner == owner::PAPER { row.variant.clone() } else { verdict::maker(row) }
}

impl Gains<'_> {
    /// Returns the factor by which the best compiled code is better than the plain code.
    fn compiled_gain(&self) -> f64 {
        verdict::advantage(self.compiled, self.baseline).unwrap_or(1.0)
    }

    /// Draws the variants as bars, with lines for the rule and for the paper's gains.
    pub fn plot(&self) -> Plot {
        let reference = |text: &str, value| Reference { text: text.into(), value };
        let bars = self.gains.iter().map(|g| (name(g.row), &*g.row.owner, g.times));
        Plot::of_bars(
            &format!(
                "Gain over plain C (src), {} {}, {} bytes",
                self.algorithm,
                self.operation,
                scale::bytes(self.bytes as f64)
            ),
            Unit::Times,
            bars,
            vec![
                reference("worth it by the paper's rule, if its 20 % are over src", WORTH),
                reference("worth it, if they are over the best compiled code", WORTH * self.compiled_gain()),
                reference("the paper's smallest gain, of five processors", GAINS[0]),
                reference("its mean gain on Intel", MEAN_GAIN),
                reference("its largest gain", GAINS[1]),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{synthetic::row, tables};

    #[test]
    fn the_rule_of_20_percent() {
        let row = |owner: &str, variant: &str, bytes, value| {
            row(EXPERIMENT, owner, variant, bytes, Unit::CyclesPerByte, value)
        };
        let rows = [
            row("compiled", "64-gsrc-O3", 1024, 12.0),
            row("compiled", "64-gsrc-Os", 1024, 13.0),
            // This row is not compiled from C.
            row("compiled", "64-rsrc-O3", 1024, 11.5),
            // This is the best compiled code, but it is not plain code.
            row("compiled", "64-gitr-O3", 1024, 11.0),
            row("paper", "64-gs-L4", 1024, 10.0),
            row("paper", "64-gs-L2", 1024, 10.1),
            row("lab", "64-gs-R4P4+key", 1024, 2.0),
            row("fastgost", "avx512", 1024, 1.0),
            row("compiled", "64-gsrc-O3", 64, 24.0),
            row("paper", "64-gs-L4", 64, 8.0),
        ];
        let rows: Vec<_> = rows.iter().collect();
        let all = gains(&rows);
        assert_eq!(all.len(), 1);
        assert_eq!((all[0].bytes, &*all[0].baseline.variant), (1024, "64-gsrc-O3"));
        assert_eq!(&*all[0].compiled.variant, "64-gitr-O3");
        // Only the paper's own variants are compared with the rule. The lab's additions to the paper's scheme are left
        // out.
        let page = tables::gains(&all[0], &[]).into_string();
        assert!(page.contains("<b>1 of 2</b> variants pass") && page.contains("lab 64-gs-R4P4+key"), "{page}");
        let of = |variant: &str| all[0].gains.iter().find(|g| g.row.variant == variant).unwrap();
        let gs_l4 = of("64-gs-L4");
        assert_eq!((gs_l4.times, gs_l4.over_compiled, gs_l4.range), (1.2, 1.1, (1.2, 3.0)));
        assert_eq!(gs_l4.passes(), [true, false]);
        assert_eq!((of("64-gs-L2").passes(), of("64-gsrc-O3").passes()), ([false; 2], [false; 2]));
        assert_eq!(of("avx512").passes(), [true; 2]);
        assert_eq!(all[0].gains[0].times, 12.0);
        assert_eq!(all[0].plot().series[0].name, "fastgost avx512");
    }

    #[test]
    fn without_a_baseline_there_are_no_gains() {
        assert!(gains(&[&row(EXPERIMENT, "paper", "64-gs-L4", 64, Unit::CyclesPerByte, 1.0)]).is_empty());
    }
}
