//! The findings of the paper about Elbrus (P3), next to the cycles of the paper's kernels on an x86 machine. These
//! cycles come from the experiment `alignment`, in which one call on one core encrypts all data. The paper itself
//! compares cycles per byte on Elbrus with cycles per byte on x86.
use crate::experiment::{
    Answer, Finding, owner,
    table::{Row, Unit},
};

const ONE_BLOCK: [&str; 1] = ["tables of 64 KB, 1 block, AVX"];
const EIGHT_BLOCKS: [&str; 1] = ["tables of 64 KB, 8 blocks, AVX"];
const AVX: [&str; 2] = ["words, 16 blocks, AVX", "byte planes, 16 blocks, AVX"];
const AVX2: [&str; 2] = ["words, 16 blocks, AVX2", "byte planes, 32 blocks, AVX2"];

/// A comparison that the paper prints. The fields are the kernel and its Elbrus processors (as text), the x86 processor
/// or instruction set, the algorithm, and the variants in our rows. The last two fields are the paper's cycles per byte
/// of aligned data, on x86 and on Elbrus.
type Compared = (&'static str, &'static str, &'static str, &'static [&'static str], f64, f64);

const COMPARED: [Compared; 5] = [
    (
        "Kuznyechik block by block, compared with all four Elbrus processors",
        "an i7-6700",
        "kuznyechik",
        &ONE_BLOCK,
        22.4,
        10.4,
    ),
    (
        "Kuznyechik with several blocks at once (8 on Elbrus), compared with Elbrus-4C and 8C",
        "an i7-6700",
        "kuznyechik",
        &EIGHT_BLOCKS,
        10.6,
        8.6,
    ),
    (
        "Kuznyechik with several blocks at once (8 on Elbrus), compared with Elbrus-8CB",
        "an i7-6700",
        "kuznyechik",
        &EIGHT_BLOCKS,
        10.6,
        5.1,
    ),
    ("Magma, compared with Elbrus-4C, 1C+ and 8C", "an i3-7100 with AVX", "magma", &AVX, 8.1, 5.2),
    ("Magma, compared with Elbrus-8CB", "an i3-7100 with AVX2", "magma", &AVX2, 3.6, 2.8),
];

/// Compares the rows of one machine with the paper. The result is empty if the rows have none of the paper's kernels.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let of = |algorithm: &str, variants: &[&str], is_aligned: bool| {
        let is = |row: &&&Row| {
            row.owner == owner::PAPER
                && row.algorithm == algorithm
                && variants.contains(&&*row.variant)
                && row.unit == Unit::CyclesPerByte
                && row.threads == 1
                && row.operation.starts_with("ecb, all in one call")
                && row.operation.ends_with(", offset 0") == is_aligned
        };
        let all = rows.iter().filter(is).filter_map(|row| Some(row.summary?.median));
        // For aligned data, the best figure counts. For unaligned data, the worst figure counts.
        all.reduce(if is_aligned { f64::min } else { f64::max })
    };
    let aligned = |algorithm: &str, variants: &[&str]| of(algorithm, variants, true);
    if aligned("kuznyechik", &ONE_BLOCK).is_none() && aligned("magma", &AVX).is_none() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (what, theirs, algorithm, variants, x86, elbrus) in COMPARED {
        let here = aligned(algorithm, variants);
        let stated = x86 / elbrus;
        found.push(Finding::new(
            format!("{what}: {theirs} takes {x86:.1} cycles per byte, which is {stated:.2} times Elbrus's {elbrus:.1}"),
            here.map(|here| {
                format!(
                    "this CPU takes {here:.1} cycles per byte, which is {:.2} times Elbrus's {elbrus:.1}",
                    here / elbrus
                )
            }),
            Answer::faster(here.map(|here| here / elbrus), stated..=stated),
        ));
    }
    let gain =
        |algorithm: &str, slow: &[&str], fast: &[&str]| Some(aligned(algorithm, slow)? / aligned(algorithm, fast)?);
    for (text, gain, stated) in [
        (
            "with several blocks at once, Kuznyechik is 2.1 times as fast as block by block on an i7-6700, 1.2 times \
             on Elbrus-4C, 1C+ and 8C, and 2.0 times on Elbrus-8CB",
            gain("kuznyechik", &ONE_BLOCK, &EIGHT_BLOCKS),
            2.1..=2.1,
        ),
        ("on an i3-7100, Magma with AVX2 is 2.25 times as fast as with AVX", gain("magma", &AVX, &AVX2), 2.25..=2.25),
    ] {
        found.push(Finding::new(
            text,
            gain.map(|gain| format!("on this CPU, the factor is {gain:.2}")),
            Answer::faster(gain, stated),
        ));
    }
    for (text, algorithm, variants, stated) in [
        (
            "on Elbrus, Kuznyechik block by block takes a third to a half more time for unaligned data than for \
             aligned data",
            "kuznyechik",
            &ONE_BLOCK[..],
            1.0 / 3.0..=0.5,
        ),
        (
            "on Elbrus, Kuznyechik with 8 blocks at once takes 6 % more time for unaligned data than for aligned data \
             (up to 17 % more on Elbrus-8CB)",
            "kuznyechik",
            &EIGHT_BLOCKS,
            0.06..=0.17,
        ),
        (
            "on Elbrus, Magma takes a fifth more time for unaligned data than for aligned data (up to three tenths \
             more on Elbrus-8CB)",
            "magma",
            &AVX[1..],
            0.2..=0.3,
        ),
    ] {
        let unaligned = of(algorithm, variants, false).zip(aligned(algorithm, variants));
        let more = unaligned.map(|(unaligned, aligned)| unaligned / aligned - 1.0);
        let here = more.map(|more| format!("on this CPU, the time changes by {:+.0} %", more * 100.0));
        found.push(Finding::new(
            text,
            here,
            more.map_or(Answer::Unknown, |more| Answer::costs(more, &stated, SCATTER)),
        ));
    }
    found
}

/// If unaligned data changes the time by at most this part, the answer is `Level`, because two runs over a gigabyte
/// differ by as much.
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
        let (yes, no, less, more, none) = (Answer::Yes, Answer::No, Answer::Less, Answer::More, Answer::Unknown);
        // The 7.0 cycles of eight blocks are between the paper's figures for Elbrus: 8.6 (4C and 8C) and 5.1 (8CB).
        assert_eq!(answers(&rows), [yes, no, less, none, none, more, none, none, none, none]);
        let magma = [row("magma", AVX[0], 0, 9.9), row("magma", AVX[1], 0, 5.0), row("magma", AVX[1], 3, 6.0)];
        assert_eq!(answers(&magma), [none, none, none, no, none, none, none, none, none, yes]);
    }

    /// The stated range is 0.3 to 0.5. A cost agrees with the range if it is at most 15 % below the lower end or 15 %
    /// above the upper end.
    #[test]
    fn a_cost_within_a_range() {
        let stated = 0.3..=0.5;
        for (more, answer) in [
            (-0.1, Answer::No),
            (-0.039, Answer::Level),
            (0.039, Answer::Level),
            (0.041, Answer::Less),
            (0.254, Answer::Less),
            (0.256, Answer::Yes),
            (0.574, Answer::Yes),
            (0.576, Answer::More),
        ] {
            assert_eq!(Answer::costs(more, &stated, SCATTER), answer, "{more}");
        }
    }

    /// Tests the costs of unaligned data for three kernels. The paper states a different range for each kernel.
    #[test]
    fn costs_of_unaligned_data() {
        let costs = |kuznyechik: f64, eight: f64, magma: f64| {
            let all = [
                ("kuznyechik", ONE_BLOCK[0], kuznyechik),
                ("kuznyechik", EIGHT_BLOCKS[0], eight),
                ("magma", AVX[1], magma),
            ];
            let rows: Vec<_> =
                all.iter().flat_map(|(a, v, cost)| [row(a, v, 0, 10.0), row(a, v, 1, 10.0 * cost)]).collect();
            findings(&rows.iter().collect::<Vec<_>>()).into_iter().skip(7).map(|f| f.answer).collect::<Vec<_>>()
        };
        let (yes, more, less) = (Answer::Yes, Answer::More, Answer::Less);
        assert_eq!(costs(1.4, 1.1, 1.25), [yes, yes, yes]);
        assert_eq!(costs(1.1, 1.045, 1.1), [less, less, less]);
        assert_eq!(costs(1.7, 1.3, 1.5), [more, more, more]);
        assert_eq!(costs(1.0, 1.0, 1.0), [Answer::Level; 3]);
    }
}
