//! The statements of the second paper (P2) about hash functions, next to the findings of a run.
use super::{
    OLD, against_serial_of,
    share::{self, FOUR, GAIN, MEASURED, SHARE},
};
use crate::experiment::{ABOUT, Answer, Finding, figures::Figures, owner, statistics::Summary, table::Row};
use std::collections::BTreeSet;

/// Computes the findings from the rows of one machine. A statement is left out if the rows have no figures for it.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let mut found = Vec::new();
    let figures = Figures(rows);
    for boxes in share::BOXES {
        // A finding compares the third order of the four encryptions (all four at once) with one of the first two
        // orders. So there is no finding for the third order itself.
        for (order, text) in share::ORDERS.iter().zip([
            "that are computed one after the other",
            "that follow each other in the program, but may overlap in the CPU",
        ]) {
            let variant = format!("{order}, {boxes}");
            let row = |name: &str| {
                let operation = share::formula(name);
                let mut all = figures.of(owner::PAPER, OLD, &operation);
                all.find(|(row, _)| row.variant == variant)
            };
            let of = |name: &str| row(name).map(|(_, figure)| figure);
            let (Some(s), Some(four), Some(measured)) = (of(SHARE), row(FOUR), row(MEASURED)) else { continue };
            let k = of(GAIN).unwrap_or_default();
            let too_much = too_much(four.0, measured.0).or_else(|| Summary::of(&[four.1 / measured.1]));
            found.push(Finding::new(
                format!(
                    "if GOST R 34.11-94 computes its four encryptions at once, it is about 4/(4-3s) times as fast as \
                     with encryptions {text} (the S-boxes are {boxes}; the answer is yes if the prediction is within \
                     15 % of the measured factor)"
                ),
                Some(format!(
                    "with s = {s:.2}, the formula predicts a factor of {:.2}; the measured factor is {:.2}, and {k:.2} \
                     for the encryptions alone{}",
                    four.1,
                    measured.1,
                    too_much.map(quotient).unwrap_or_default()
                )),
                too_much.map_or(Answer::Unknown, within),
            ));
        }
    }
    // The paper measures a message of one block, and a long message. So the shortest and the longest length are
    // compared here.
    let against_tables = against_serial_of(share::SERIAL[0]);
    let against = rows
        .iter()
        .filter(|row| row.operation == against_tables && row.algorithm == "streebog256" && row.messages == 1);
    let lengths: BTreeSet<_> = against.clone().map(|row| row.bytes).collect();
    for bytes in [lengths.first(), lengths.last()].into_iter().flatten() {
        let of_length = against.clone().filter(|row| row.bytes == *bytes);
        let times: Vec<_> = of_length.filter_map(|row| Some((&*row.owner, row.summary?.median))).collect();
        let best = times.iter().map(|(_, times)| *times).fold(0.0, f64::max);
        let each: Vec<_> = times.iter().map(|(owner, times)| format!("{times:.1} ({owner})")).collect();
        found.push(Finding::new(
            format!(
                "34.11-2012 can be about 1.5 times as fast as a 34.11-94 that computes one encryption after the other \
                 (the message has {bytes} bytes; the answer is yes if the factor of the fastest library with tables is \
                 within 15 % of 1.5)"
            ),
            Some(format!(
                "compared with the lab's serial 34.11-94 with tables, 34.11-2012 is {} times as fast",
                each.join(", ")
            )),
            Answer::faster(Some(best), 1.5..=1.5),
        ));
    }
    found
}

/// Returns the ratio of the formula's gain to the measured gain. Both gains were computed for each round, so the ratio
/// is computed for each round, and then summarised. None if the rows have no samples.
fn too_much(four: &Row, measured: &Row) -> Option<Summary> {
    let rounds: Vec<_> = four.samples.iter().zip(&measured.samples).map(|(four, measured)| four / measured).collect();
    Summary::of(&rounds)
}

/// Returns the ratio as text, with its scatter.
fn quotient(factor: Summary) -> String {
    format!(
        "; the prediction is {:.2} times the measured factor (median of the rounds, scatter {:.2})",
        factor.median, factor.mad
    )
}

/// Whether a factor is about 1. The answer is unknown if the limit of "about" is within the scatter of the factor.
fn within(factor: Summary) -> Answer {
    let is_within = |factor: f64| (factor - 1.0).abs() <= ABOUT;
    let [low, high] = [factor.median - factor.mad, factor.median + factor.mad].map(is_within);
    if low == high { Some(low).into() } else { Answer::Unknown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{
            Answer::{self, No, Yes},
            table::Unit,
        },
        report::synthetic,
    };

    fn row(owner: &str, algorithm: &str, operation: &str, variant: &str, bytes: usize, value: f64) -> Row {
        let row = synthetic::row("hashes", owner, variant, bytes, Unit::Times, value);
        Row { algorithm: algorithm.into(), operation: operation.into(), ..row }
    }

    fn answers(rows: &[Row]) -> Vec<Answer> {
        findings(&rows.iter().collect::<Vec<_>>()).into_iter().map(|finding| finding.answer).collect()
    }

    #[test]
    fn each_is_answered_from_rows() {
        let formula = |name: &str, variant: &str, value| {
            row("paper", "gost94", &format!("formula: {name}"), variant, 16384, value)
        };
        let mut rows = Vec::new();
        for (variant, measured) in [("chained, tables", 2.3), ("serial, constant-time", 2.1)] {
            rows.push(formula("share s", variant, 0.8));
            rows.push(formula(FOUR, variant, 2.5));
            rows.push(formula(MEASURED, variant, measured));
        }
        let of = |owner, bytes, value| row(owner, "streebog256", "times gost94 (serial, tables)", "", bytes, value);
        rows.extend([
            of("nettle", 64, 1.6),
            of("libgcrypt", 64, 1.2),
            of("nettle", 16384, 1.4),
            of("nettle", 1472, 9.0),
        ]);
        assert_eq!(answers(&rows), [Yes, No, Yes, Yes]);
        // With these samples, the limit of "about" is within the scatter of the rounds.
        let mut close = rows.clone();
        for row in close.iter_mut().filter(|row| row.operation == share::formula(MEASURED)) {
            row.samples = [2.1, 2.15, 2.17, 2.2, 2.3].to_vec();
        }
        for row in close.iter_mut().filter(|row| row.operation == share::formula(FOUR)) {
            row.samples = [2.5; 5].to_vec();
        }
        assert_eq!(answers(&close)[..2], [Answer::Unknown; 2]);
        rows.push(of("RustCrypto", 16384, 3.1));
        assert_eq!(answers(&rows)[2..], [Yes, Answer::More]);
        let found = findings(&rows.iter().collect::<Vec<_>>());
        assert_eq!(
            found[3].here,
            "compared with the lab's serial 34.11-94 with tables, 34.11-2012 is 1.4 (nettle), 3.1 (RustCrypto) times \
             as fast"
        );
        assert!(
            found[0]
                .here
                .starts_with("with s = 0.80, the formula predicts a factor of 2.50; the measured factor is 2.30"),
            "{}",
            found[0].here
        );
        assert!(findings(&[]).is_empty());
    }
}
