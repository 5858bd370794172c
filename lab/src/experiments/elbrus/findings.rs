//! What the paper measured on each processor, beside what the executor counts for its kernels and for ours.
use crate::experiment::{
    Answer, Finding, owner,
    table::{Row, Unit},
};

/// A kernel of the paper: its algorithm and variant, and the name of the paper's figure.
type Kernel = (&'static str, &'static str, &'static str);

const ONE: Kernel = ("kuznyechik", "tables, 1 block", "measured, sequential");
const EIGHT: Kernel = ("kuznyechik", "tables, 8 blocks", "measured, 8 blocks");
const WORDS: Kernel = ("magma", "4-bit vectors, 16 blocks", "measured, 16 blocks");

/// Two figures that differ by less agree.
const AGREES: f64 = 0.05;

/// From the rows of one processor.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let of = |owner: &str, algorithm: &str, variant: &str, operation: &str| {
        let is = |row: &&&Row| {
            row.owner == owner
                && row.algorithm == algorithm
                && row.variant == variant
                && row.operation == operation
                && row.unit == Unit::CyclesPerByte
        };
        Some(rows.iter().find(is)?.summary?.median)
    };
    let counted = |(algorithm, variant, _): Kernel, operation: &str| of(owner::PAPER, algorithm, variant, operation);
    let published =
        |(algorithm, _, variant): Kernel, operation: &str| of(owner::PUBLISHED, algorithm, variant, operation);
    let planes = |algorithm: &str| of(owner::OURS, algorithm, "bit planes", "ecb encrypt");
    let mut found = Vec::new();
    for (what, kernel) in [
        ("Kuznyechik by tables, block by block", ONE),
        ("Kuznyechik by tables, 8 blocks", EIGHT),
        ("Magma by 4-bit vectors, 16 blocks", WORDS),
    ] {
        let Some((stated, here)) = published(kernel, "ecb encrypt").zip(counted(kernel, "ecb encrypt")) else {
            continue;
        };
        let differs = here / stated - 1.0;
        let answer = match differs {
            d if d.abs() <= AGREES => Answer::Yes,
            d if d < 0.0 => Answer::Less,
            _ => Answer::More,
        };
        found.push(Finding::new(
            format!("{what}: {stated:.1} cycles per byte"),
            Some(format!("{here:.2}, {:+.0} %", 100.0 * differs)),
            answer,
        ));
    }
    let quotient = |a: Option<f64>, b: Option<f64>| Some(a? / b?);
    for (what, stated, here) in [
        (
            "8 blocks at once are {} times as fast as one",
            quotient(published(ONE, "ecb encrypt"), published(EIGHT, "ecb encrypt")),
            quotient(counted(ONE, "ecb encrypt"), counted(EIGHT, "ecb encrypt")),
        ),
        (
            "Magma is {} times as fast as 8 blocks of Kuznyechik",
            quotient(published(EIGHT, "ecb encrypt"), published(WORDS, "ecb encrypt")),
            quotient(counted(EIGHT, "ecb encrypt"), counted(WORDS, "ecb encrypt")),
        ),
    ] {
        let Some(stated) = stated else { continue };
        found.push(Finding::new(
            what.replace("{}", &format!("{stated:.2}")),
            here.map(|here| format!("{here:.2} times")),
            Answer::faster(here, stated..=stated),
        ));
    }
    for (what, kernel) in [("Kuznyechik block by block", ONE), ("8 blocks of Kuznyechik", EIGHT), ("Magma", WORDS)] {
        let more = |of: &dyn Fn(Kernel, &str) -> Option<f64>| {
            Some(of(kernel, "ecb encrypt, unaligned")? / of(kernel, "ecb encrypt")? - 1.0)
        };
        let Some(stated) = more(&published) else { continue };
        let here = more(&counted);
        found.push(Finding::new(
            format!("unaligned data cost {what} {:.0} %", 100.0 * stated),
            here.map(|here| format!("{:.0} %, if words are moved before and after", 100.0 * here)),
            here.map_or(Answer::Unknown, |here| Answer::costs(here, &(stated..=stated), 0.01)),
        ));
    }
    for (what, algorithm, kernel) in [("Kuznyechik", "kuznyechik", EIGHT), ("Magma", "magma", WORDS)] {
        let Some((stated, here)) = published(kernel, "ecb encrypt").zip(planes(algorithm)) else { continue };
        let gain = stated / here;
        found.push(Finding::new(
            format!("{what}'s best is {stated:.1} cycles per byte"),
            Some(format!("constant-time on bit planes: {here:.2}, {gain:.2} times as fast")),
            if gain >= 1.0 { Answer::No } else { Answer::Yes },
        ));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::synthetic;

    fn row(owner: &str, (algorithm, variant): (&str, &str), operation: &str, cycles: f64) -> Row {
        Row {
            algorithm: algorithm.into(),
            operation: operation.into(),
            ..synthetic::row("elbrus", owner, variant, 0, Unit::CyclesPerByte, cycles)
        }
    }

    #[test]
    fn answers_follow_the_rows() {
        let ours = |cycles| row(owner::OURS, ("kuznyechik", "bit planes"), "ecb encrypt", cycles);
        let paper = |cycles, operation| row(owner::PAPER, ("kuznyechik", EIGHT.1), operation, cycles);
        let published = |cycles, operation| row(owner::PUBLISHED, ("kuznyechik", EIGHT.2), operation, cycles);
        let answers =
            |rows: &[Row]| findings(&rows.iter().collect::<Vec<_>>()).into_iter().map(|f| f.answer).collect::<Vec<_>>();
        assert!(answers(&[]).is_empty());
        let (aligned, unaligned) = ("ecb encrypt", "ecb encrypt, unaligned");
        let measured = [published(8.0, aligned), published(8.8, unaligned)];
        for (cycles, beyond, planes, expected) in [
            (8.3, 9.1, 9.0, [Answer::Yes, Answer::Yes, Answer::Yes]),
            (7.0, 7.7, 4.0, [Answer::Less, Answer::Yes, Answer::No]),
            (9.0, 9.3, 8.1, [Answer::More, Answer::Less, Answer::Yes]),
        ] {
            let rows = [&measured[..], &[paper(cycles, aligned), paper(beyond, unaligned), ours(planes)]].concat();
            assert_eq!(answers(&rows), expected, "{cycles}");
        }
    }
}
