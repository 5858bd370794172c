//! Compares the measurements of the paper (P3) on each Elbrus processor with the cycles that the executor counts for
//! the paper's kernels and for our kernels.
use super::{
    ALIGNED, LOGIC_3_RESCHEDULED, OVER_VERSION_4, UNALIGNED,
    code::{EIGHT_BLOCKS, ONE_BLOCK, PLANES, VECTORS},
    published,
};
use crate::{
    experiment::{
        Answer, Finding,
        owner::{OURS, PAPER},
        table::{self, Row, Unit},
    },
    model::Published,
};

/// A kernel of the paper. The fields are its name in a sentence, its algorithm, its variant, and the name of its
/// figures in the paper.
struct Kernel {
    name: &'static str,
    algorithm: &'static str,
    variant: &'static str,
    figure: &'static str,
}

const ONE: Kernel =
    Kernel { name: "Kuznyechik block by block", algorithm: "kuznyechik", variant: ONE_BLOCK, figure: "sequential" };
const EIGHT: Kernel = Kernel {
    name: "Kuznyechik with 8 blocks at once",
    algorithm: "kuznyechik",
    variant: EIGHT_BLOCKS,
    figure: "8 blocks",
};
const MAGMA: Kernel =
    Kernel { name: "Magma with 16 blocks at once", algorithm: "magma", variant: VECTORS, figure: "16 blocks" };

/// If a count differs from the paper's figure by at most this part of the figure, the answer is "yes".
const EXPLAINS: f64 = 0.05;
/// If unaligned data changes the counted cycles by at most this part, the answer is `Level`. (The counts have no
/// scatter.)
const SCATTER: f64 = 0.01;

/// Computes the findings from the rows of one processor. The result is empty for any machine that is not a counted
/// processor of the paper.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let machine = rows.first().and_then(|row| table::name_of_counted(&row.machine));
    let (Some(machine), Ok(published)) = (machine, published()) else { return Vec::new() };
    let figures = Figures { rows, machine, published };
    let mut found = Vec::new();
    found.extend([ONE, EIGHT, MAGMA].iter().filter_map(|kernel| figures.explained(kernel)));
    found.extend(figures.several_blocks());
    found.extend(figures.version_5());
    found.extend(figures.magma_and_kuznyechik());
    found.extend([ONE, EIGHT, MAGMA].iter().filter_map(|kernel| figures.unaligned(kernel)));
    found.extend(figures.constant_time());
    found
}

struct Figures<'a> {
    rows: &'a [&'a Row],
    machine: &'a str,
    published: Vec<Published>,
}

impl Figures<'_> {
    fn counted(&self, owner: &str, algorithm: &str, variant: &str, operation: &str, unit: Unit) -> Option<f64> {
        let is = |row: &&&Row| {
            (&*row.owner, &*row.algorithm, &*row.variant) == (owner, algorithm, variant)
                && (&*row.operation, row.unit) == (operation, unit)
        };
        Some(self.rows.iter().find(is)?.summary?.median)
    }

    /// Returns the counted cycles per byte of the paper's kernel.
    fn here(&self, kernel: &Kernel, operation: &str) -> Option<f64> {
        self.counted(PAPER, kernel.algorithm, kernel.variant, operation, Unit::CyclesPerByte)
    }

    /// Returns the counted cycles per byte of our kernel.
    fn ours(&self, algorithm: &str, operation: &str) -> Option<f64> {
        self.counted(OURS, algorithm, PLANES, operation, Unit::CyclesPerByte)
    }

    fn stated_on(&self, machine: &str, kernel: &Kernel, is_aligned: bool) -> Option<&Published> {
        self.published.iter().find(|p| {
            p.machine == machine
                && p.algorithm == kernel.algorithm
                && p.what.starts_with(kernel.figure)
                && p.unaligned != is_aligned
        })
    }

    fn stated(&self, kernel: &Kernel) -> Option<f64> {
        Some(self.stated_on(self.machine, kernel, true)?.value)
    }

    /// Compares the count with the paper's measurement. The answer is yes if the count explains the measurement.
    fn explained(&self, kernel: &Kernel) -> Option<Finding> {
        let (stated, here) = (self.stated(kernel)?, self.here(kernel, ALIGNED));
        let differs = here.map(|here| here / stated - 1.0);
        let words = here.zip(differs).map(|(here, d)| {
            format!(
                "we counted {here:.2} cycles per byte, {:.1} % {} than the paper measured",
                100.0 * d.abs(),
                if d < 0.0 { "fewer" } else { "more" }
            )
        });
        let paper = format!(
            "{} takes {stated:.1} cycles per byte (the answer is yes if our count differs from this figure by at most \
             5 %)",
            kernel.name
        );
        Some(Finding::new(paper, words, differs.map(|d| d.abs() <= EXPLAINS)))
    }

    fn several_blocks(&self) -> Option<Finding> {
        let stated = self.stated(&ONE)? / self.stated(&EIGHT)?;
        let here = self.here(&ONE, ALIGNED).zip(self.here(&EIGHT, ALIGNED)).map(|(one, eight)| one / eight);
        let paper = format!("Kuznyechik with 8 blocks at once is {stated:.1} times as fast as block by block");
        Some(times(paper, stated, here))
    }

    /// Compares a processor of version 5 with a processor of version 4.
    fn version_5(&self) -> Vec<Finding> {
        let of = |kernel: &Kernel| {
            let here = self.counted(PAPER, kernel.algorithm, kernel.variant, OVER_VERSION_4, Unit::Times)?;
            let stated = self.stated_on(super::OF_VERSION_4, kernel, true)?.value / self.stated(kernel)?;
            let (name, before) = (kernel.name, super::OF_VERSION_4);
            Some(if stated == 1.0 {
                let paper = format!("{name} takes as many cycles on this processor as on {before}");
                let level = (here - 1.0).abs() <= EXPLAINS;
                Finding::new(paper, Some(format!("by our count, the factor is {here:.2}")), Some(level))
            } else {
                let paper = format!("{name} takes {stated:.2} times as many cycles on {before} as on this processor");
                times(paper, stated, Some(here))
            })
        };
        [ONE, EIGHT, MAGMA].iter().filter_map(of).collect()
    }

    fn magma_and_kuznyechik(&self) -> Option<Finding> {
        let stated = self.stated(&EIGHT)? / self.stated(&MAGMA)?;
        let here = self.here(&EIGHT, ALIGNED).zip(self.here(&MAGMA, ALIGNED)).map(|(k, m)| k / m);
        Some(times(
            format!("Magma with 16 blocks at once is {stated:.2} times as fast as Kuznyechik with 8 blocks at once"),
            stated,
            here,
        ))
    }

    /// Compares the cost of data that is not aligned. The paper does not say how its kernels access such data.
    fn unaligned(&self, kernel: &Kernel) -> Option<Finding> {
        let unaligned = self.stated_on(self.machine, kernel, false)?;
        let stated = unaligned.value / self.stated(kernel)? - 1.0;
        let at_most = unaligned.what.ends_with("at most");
        let here = self.here(kernel, UNALIGNED).zip(self.here(kernel, ALIGNED)).map(|(u, a)| u / a - 1.0);
        let least = if at_most { 0.0 } else { stated };
        let answer = here.map_or(Answer::Unknown, |here| Answer::costs(here, &(least..=stated), SCATTER));
        let bound = if at_most { "at most " } else { "" };
        let paper = format!(
            "{} takes {bound}{:.0} % more time for unaligned data than for aligned data",
            kernel.name,
            100.0 * stated
        );
        let words = here.map(|here| {
            format!(
                "by our count, it takes {:.0} % more, because the data are copied before and after the encryption",
                100.0 * here
            )
        });
        Some(Finding::new(paper, words, answer))
    }

    /// Returns our own claims, which compare our constant-time kernels with the paper's best kernels.
    fn constant_time(&self) -> Vec<Finding> {
        let is_version_5 = self.counted(OURS, "magma", PLANES, OVER_VERSION_4, Unit::Times).is_some();
        let mut found = Vec::new();
        let mut claim = |what: String, algorithm: &str, operation: &str, most: f64| {
            let Some(here) = self.ours(algorithm, operation) else { return };
            found.push(Finding::new(what, Some(format!("we counted {here:.2} cycles per byte")), Some(here <= most)));
        };
        if let Some(stated) = self.stated(&MAGMA) {
            let most = if is_version_5 { 1.6 } else { 4.0 };
            let what = format!(
                "our own claim: fastgost's Magma on bit planes takes at most {most:.1} cycles per byte (the paper's \
                 Magma takes {stated:.1})"
            );
            claim(what, "magma", ALIGNED, most);
            let what = format!(
                "our own claim: fastgost's Magma on bit planes takes at most {stated:.1} cycles per byte even if \
                 three-input logic (qplog) takes 3 cycles and the code is rescheduled for this"
            );
            claim(what, "magma", LOGIC_3_RESCHEDULED, stated);
        }
        if let Some(stated) = self.stated(&EIGHT) {
            let what = format!(
                "our own claim: fastgost's constant-time Kuznyechik on bit planes takes at most {stated:.1} cycles per \
                 byte, the figure of the paper's Kuznyechik with tables"
            );
            claim(what, "kuznyechik", ALIGNED, stated);
            claim(
                "our own claim: fastgost's Kuznyechik on bit planes takes at most as many cycles per byte as the \
                 paper's Kuznyechik with tables, even if three-input logic (qplog) takes 3 cycles and the code is \
                 rescheduled for this"
                    .into(),
                "kuznyechik",
                LOGIC_3_RESCHEDULED,
                stated,
            );
        }
        found
    }
}

fn times(paper: String, stated: f64, here: Option<f64>) -> Finding {
    Finding::new(
        paper,
        here.map(|here| format!("by our count, the factor is {here:.2}")),
        Answer::faster(here, stated..=stated),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::synthetic;

    fn row(owner: &str, algorithm: &str, variant: &str, operation: &str, value: f64) -> Row {
        let unit = if operation == OVER_VERSION_4 { Unit::Times } else { Unit::CyclesPerByte };
        Row {
            algorithm: algorithm.into(),
            operation: operation.into(),
            ..synthetic::row("elbrus", owner, variant, 0, unit, value)
        }
    }

    fn answers(machine: &str, rows: &[Row]) -> Vec<Answer> {
        let rows: Vec<Row> = rows.iter().map(|row| Row { machine: machine.into(), ..row.clone() }).collect();
        findings(&rows.iter().collect::<Vec<_>>()).into_iter().map(|f| f.answer).collect()
    }

    fn paper(kernel: &Kernel, operation: &str, value: f64) -> Row {
        row(PAPER, kernel.algorithm, kernel.variant, operation, value)
    }

    const YES: Answer = Answer::Yes;
    const NO: Answer = Answer::No;
    const NONE: Answer = Answer::Unknown;

    #[test]
    fn answers_follow_the_rows() {
        assert!(answers("Elbrus-8C, counted", &[]).is_empty());
        // The paper's cycles per byte for these kernels are 10.4, 8.6 and 5.2. For data that is not aligned, they are
        // 14.3, 9.1 and 6.2.
        let rows = [(ONE, 10.0, 14.0), (EIGHT, 8.9, 9.1), (MAGMA, 4.9, 6.4)];
        let rows = rows.iter().flat_map(|(k, a, u)| [paper(k, ALIGNED, *a), paper(k, UNALIGNED, *u)]);
        let rows: Vec<Row> = rows.collect();
        // There are no findings for a machine whose cycles were measured, or for a processor that the paper does not
        // have.
        assert!(answers("Elbrus-8C", &rows).is_empty() && answers("Elbrus-16C, counted", &rows).is_empty());
        let (less, more) = (Answer::Less, Answer::More);
        assert_eq!(answers("Elbrus-8C, counted", &rows), [YES, YES, NO, YES, YES, YES, less, more]);
        assert_eq!(answers("Elbrus-8C, counted", &rows[2..4]), [NONE, YES, NONE, NONE, NONE, NONE, less, NONE]);
    }

    /// Tests counts that differ from the published 8.6 by slightly more and slightly less than 5 %, in both directions.
    #[test]
    fn what_a_count_explains() {
        for (cycles, answer) in [(8.16, NO), (8.18, YES), (9.02, YES), (9.04, NO)] {
            assert_eq!(answers("Elbrus-8C, counted", &[paper(&EIGHT, ALIGNED, cycles)])[1], answer, "{cycles}");
        }
    }

    #[test]
    fn claims_of_ours() {
        let ours = |algorithm, operation, value| row(OURS, algorithm, PLANES, operation, value);
        let claims = |machine: &str, rows: &[Row]| {
            let all = answers(machine, rows);
            all[answers(machine, &[paper(&ONE, "none", 1.0)]).len()..].to_vec()
        };
        for (magma, kuznyechik, expected) in [(3.99, 8.5, [YES, YES]), (4.01, 8.7, [NO, NO])] {
            let rows = [ours("magma", ALIGNED, magma), ours("kuznyechik", ALIGNED, kuznyechik)];
            assert_eq!(claims("Elbrus-8C, counted", &rows), expected);
        }
        for (magma, three, kuznyechik, expected) in [(1.6, 2.7, 5.0, [YES, YES, YES]), (1.7, 2.9, 5.2, [NO, NO, NO])] {
            let rows = [
                ours("magma", OVER_VERSION_4, 2.0),
                ours("magma", ALIGNED, magma),
                ours("magma", LOGIC_3_RESCHEDULED, three),
                ours("kuznyechik", ALIGNED, kuznyechik),
            ];
            assert_eq!(claims("Elbrus-8CB, counted", &rows), expected);
        }
    }

    /// The paper's cycles per byte on Elbrus-8C and Elbrus-8CB are 10.4 and 10.4 (one block), 8.6 and 5.1 (8 blocks),
    /// and 5.2 and 2.8 (Magma). On 8CB, 8 blocks of data that is not aligned take at most 6.0.
    #[test]
    fn version_5_against_version_4() {
        let rows = [paper(&ONE, OVER_VERSION_4, 1.04), paper(&EIGHT, OVER_VERSION_4, 1.6)];
        assert_eq!(answers("Elbrus-8CB, counted", &rows)[4..6], [YES, YES]);
        let rows = [paper(&ONE, OVER_VERSION_4, 1.06), paper(&EIGHT, OVER_VERSION_4, 1.3)];
        assert_eq!(answers("Elbrus-8CB, counted", &rows)[4..6], [NO, Answer::Less]);
        let cost = |unaligned| {
            let rows = [paper(&EIGHT, ALIGNED, 5.0), paper(&EIGHT, UNALIGNED, unaligned)];
            answers("Elbrus-8CB, counted", &rows)[6]
        };
        assert_eq!([5.04, 5.5, 5.9, 6.2].map(cost), [Answer::Level, YES, YES, Answer::More]);
    }
}
