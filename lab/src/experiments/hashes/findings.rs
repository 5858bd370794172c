//! The paper's statements on hash functions, beside what a run found.
use super::{
    OLD, against_serial_of,
    share::{self, FOUR, GAIN, MEASURED, SHARE},
};
use crate::experiment::{ABOUT, Finding, figures::Figures, owner, table::Row};
use std::collections::BTreeSet;

/// From the rows of one machine. Statements that they do not answer are left out.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let mut found = Vec::new();
    let figures = Figures(rows);
    for boxes in share::BOXES {
        // The third is the one that gains.
        for (order, text) in
            share::ORDERS.iter().zip(["one after the other", "one after the other in the program only"])
        {
            let variant = format!("{order}, {boxes}");
            let of = |name: &str| {
                let operation = share::formula(name);
                let mut all = figures.of(owner::PAPER, OLD, &operation);
                all.find(|(row, _)| row.variant == variant).map(|(_, figure)| figure)
            };
            let (Some(s), Some(four), Some(measured)) = (of(SHARE), of(FOUR), of(MEASURED)) else { continue };
            let k = of(GAIN).unwrap_or_default();
            found.push(Finding::new(
                format!(
                    "GOST R 34.11-94 gains about 4/(4-3s) by doing its four encryptions at once (here: within 15 %, \
                     {boxes}, {text})"
                ),
                Some(format!(
                    "s = {s:.2}: {four:.2} times; measured {measured:.2} times, the encryptions alone {k:.2}"
                )),
                Some((four / measured - 1.0).abs() <= ABOUT),
            ));
        }
    }
    // The paper measures one block, and one long message.
    let against_tables = against_serial_of(share::SERIAL[0]);
    let against = rows
        .iter()
        .filter(|row| row.operation == against_tables && row.algorithm == "streebog256" && row.messages == 1);
    let lengths: BTreeSet<_> = against.clone().map(|row| row.bytes).collect();
    for bytes in [lengths.first(), lengths.last()].into_iter().flatten() {
        let of_length = against.clone().filter(|row| row.bytes == *bytes);
        let times: Vec<_> = of_length.filter_map(|row| Some((&*row.owner, row.summary?.median))).collect();
        let best = times.iter().map(|(_, times)| *times).fold(0.0, f64::max);
        let each: Vec<_> = times.iter().map(|(owner, times)| format!("{owner} {times:.1}")).collect();
        found.push(Finding::new(
            format!(
                "34.11-2012 can be about 1.5 times as fast as a 34.11-94 that does one encryption after the other \
                 (here: the best library with tables, within 15 %, {bytes} bytes)"
            ),
            Some(format!("{} times", each.join(", "))),
            Some((best / 1.5 - 1.0).abs() <= ABOUT),
        ));
    }
    found
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
        rows.push(of("RustCrypto", 16384, 3.1));
        assert_eq!(answers(&rows)[2..], [Yes, No]);
        let found = findings(&rows.iter().collect::<Vec<_>>());
        assert_eq!(found[3].here, "nettle 1.4, RustCrypto 3.1 times");
        assert!(found[0].here.starts_with("s = 0.80: 2.50 times; measured 2.30 times"), "{}", found[0].here);
        assert!(findings(&[]).is_empty());
    }
}
