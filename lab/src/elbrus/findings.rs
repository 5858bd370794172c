//! The paper's findings, beside what its kernels take on a machine with x86: of `alignment`, everything in one call on one
//! core. Its own comparisons are of cycles per byte on Elbrus and on x86.
use crate::experiment::{
    Answer, Finding,
    table::{Row, Unit},
};

const ONE_BLOCK: [&str; 1] = ["tables of 64 KB, 1 block, AVX"];
const EIGHT_BLOCKS: [&str; 1] = ["tables of 64 KB, 8 blocks, AVX"];
const AVX: [&str; 2] = ["words, 16 blocks, AVX", "byte planes, 16 blocks, AVX"];
const AVX2: [&str; 2] = ["words, 16 blocks, AVX2", "byte planes, 32 blocks, AVX2"];

/// What the paper states, and the cycles per byte of aligned data that it prints: on x86, and on Elbrus.
const COMPARED: [(&str, &str, &[&str], f64, f64); 5] = [
    ("Kuznyechik block by block: half the cycles of an i7-6700 (22.4 : 10.4)", "kuznyechik", &ONE_BLOCK, 22.4, 10.4),
    (
        "Kuznyechik, 8 blocks, on 4C and 8C: 1.23 times fewer cycles than an i7-6700 (10.6 : 8.6)",
        "kuznyechik",
        &EIGHT_BLOCKS,
        10.6,
        8.6,
    ),
    (
        "Kuznyechik, 8 blocks, on 8CB: more than 2 times fewer than an i7-6700 (10.6 : 5.1)",
        "kuznyechik",
        &EIGHT_BLOCKS,
        10.6,
        5.1,
    ),
    ("Magma on 4C, 1C+ and 8C: 1.5 times fewer cycles than AVX (8.1 : 5.2)", "magma", &AVX, 8.1, 5.2),
    ("Magma on 8CB: 1.3 times fewer cycles than AVX2 (3.6 : 2.8)", "magma", &AVX2, 3.6, 2.8),
];

/// Empty if the rows, all of one machine, have none of the paper's kernels.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let of = |algorithm: &str, variants: &[&str], offset: Option<usize>| {
        let is = |row: &&&Row| {
            let aligned = row.operation == "ecb, all in one call, offset 0";
            row.owner == "paper"
                && row.algorithm == algorithm
                && variants.contains(&&*row.variant)
                && row.unit == Unit::CyclesPerByte
                && row.threads == 1
                && row.operation.starts_with("ecb, all in one call")
                && (offset == Some(0)) == aligned
        };
        let all = rows.iter().filter(is).filter_map(|row| Some(row.summary?.median));
        // The best of aligned ones, and the worst of the others.
        all.reduce(if offset == Some(0) { f64::min } else { f64::max })
    };
    let aligned = |algorithm: &str, variants: &[&str]| of(algorithm, variants, Some(0));
    if aligned("kuznyechik", &ONE_BLOCK).is_none() && aligned("magma", &AVX).is_none() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut find = |paper: &str, here: Option<String>, answer: Answer| {
        let here = here.unwrap_or_else(|| "not measured: this run's settings leave it out".into());
        found.push(Finding { paper: paper.into(), here, answer });
    };
    for (text, algorithm, variants, x86, elbrus) in COMPARED {
        let here = aligned(algorithm, variants);
        find(
            text,
            here.map(|here| {
                format!("this CPU takes {here:.1} cycles per byte: {:.2} times Elbrus's {elbrus}", here / elbrus)
            }),
            Answer::faster(here.map(|here| here / elbrus), x86 / elbrus),
        );
    }
    let gain =
        |algorithm: &str, slow: &[&str], fast: &[&str]| Some(aligned(algorithm, slow)? / aligned(algorithm, fast)?);
    for (text, gain, stated) in [
        (
            "several blocks of Kuznyechik at once gain 2.1 times on an i7-6700, 1.2 on Elbrus, 2.0 on 8CB",
            gain("kuznyechik", &ONE_BLOCK, &EIGHT_BLOCKS),
            2.1,
        ),
        ("Magma with AVX2 is 2.25 times as fast as with AVX", gain("magma", &AVX, &AVX2), 2.25),
    ] {
        find(text, gain.map(|gain| format!("{gain:.2} times")), Answer::faster(gain, stated));
    }
    for (text, algorithm, variants) in [
        ("unaligned data cost Kuznyechik a third to a half, block by block", "kuznyechik", &ONE_BLOCK[..]),
        ("... with 8 blocks 6 %, on 8CB 17 %", "kuznyechik", &EIGHT_BLOCKS),
        ("... and Magma a fifth, on 8CB three tenths", "magma", &AVX[1..]),
    ] {
        let cost = of(algorithm, variants, None).zip(aligned(algorithm, variants)).map(|(not, aligned)| not / aligned);
        find(
            text,
            cost.map(|cost| format!("{:+.0} %", (cost - 1.0) * 100.0)),
            cost.map_or(Answer::Unknown, |cost| if cost >= 1.0 + SCATTER { Answer::Yes } else { Answer::Level }),
        );
    }
    found
}

/// Two runs over a gigabyte differ by as much.
const SCATTER: f64 = 0.04;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::synthetic;

    fn row(algorithm: &str, variant: &str, offset: usize, cycles: f64) -> Row {
        Row {
            algorithm: algorithm.into(),
            operation: format!("ecb, all in one call, offset {offset}"),
            ..synthetic::row("alignment", "paper", variant, 1 << 30, Unit::CyclesPerByte, cycles)
        }
    }

    #[test]
    fn an_answer_follows_the_rows() {
        let answers = |rows: &[Row]| {
            let rows: Vec<_> = rows.iter().collect();
            findings(&rows).into_iter().map(|f| f.answer).collect::<Vec<_>>()
        };
        assert!(answers(&[]).is_empty());
        let rows = [row("kuznyechik", ONE_BLOCK[0], 0, 20.0), row("kuznyechik", EIGHT_BLOCKS[0], 0, 7.0)];
        let (yes, no, none) = (Answer::Yes, Answer::No, Answer::Unknown);
        // 7.0 is between 5.1 and 8.6.
        assert_eq!(answers(&rows), [yes, no, yes, none, none, yes, none, none, none, none]);
        let magma = [row("magma", AVX[0], 0, 9.9), row("magma", AVX[1], 0, 5.0), row("magma", AVX[1], 3, 6.0)];
        assert_eq!(answers(&magma), [none, none, none, no, none, none, none, none, none, yes]);
    }

    /// The quotients that the texts state are those of the printed figures.
    #[test]
    fn stated_quotients() {
        let stated = [2.0, 1.23, 2.0, 1.5, 1.3];
        for ((text, _, _, x86, elbrus), stated) in COMPARED.into_iter().zip(stated) {
            assert!(text.contains(&format!("({x86} : {elbrus})")), "{text}");
            let quotient = x86 / elbrus;
            assert!((stated - 0.02..stated * 1.09).contains(&quotient), "{text}: {quotient}");
        }
    }
}
