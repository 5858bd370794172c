//! The findings of the paper (P5), next to the findings of a run. A row counts only if the lab for 64 bits measured it,
//! with a thread that was not pinned to a core.
use super::{LIBRARIES, published};
use crate::experiment::{
    Answer, Finding, LEVEL,
    figures::Figures,
    owner,
    table::{Row, Unit},
};
use std::ops::RangeInclusive;

/// The smallest factor that counts as "by far".
const BY_FAR: f64 = 2.0;

// These are the names of the paper's techniques in rows.
const CHAIN: &str = "adc, 32-bit digits, unrolled";
const UNROLLED: &str = "recursive, unrolled, 32-bit digits";
const SCHOOLBOOK: &str = "schoolbook, 32-bit digits";
const WIDE_SCHOOLBOOK: &str = "schoolbook, 64-bit digits";
const MUL: &str = "mul, 32-bit digits";
const PMULUDQ: &str = "pmuludq, 128-bit digits";
const BY_PAGES: &str = "pmuludq, 128-bit digits, by pages, prefetchnta of 128-byte lines, movntdq";
const NEWTON: &str = "Newton's reciprocal";
const REUSED: &str = "Newton's reciprocal, reused";
const COLUMNS: &str = "columns, 28-bit digits";
const COPY: &str = "pages, prefetchnta of 128-byte lines, movntdq";
const STRING: &str = "rep movsd";

/// The factors that count as "ahead", if the paper does not say by how much.
const AHEAD: RangeInclusive<f64> = 1.0..=f64::INFINITY;

/// Computes the findings from the rows of one machine. The result is empty if the rows have none of the paper's
/// techniques.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let figures = Measured(Figures(rows));
    if !rows.iter().any(|row| row.owner == owner::PAPER) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut find = |paper: &str, here: Option<String>, answer: Answer| found.push(Finding::new(paper, here, answer));
    let divisions = published::SHORTER.map(|bits| format!("1024 by {bits} bits"));
    let one_divisor = published::SHORTER.map(|bits| format!("1024 by {bits} bits, one divisor"));
    for (text, algorithm, sign, stated) in [
        (
            "on the Athlon XP, the paper's sums are 2.3 to 6.4 times as fast as the sums of MMATH and MIRACL (at least \
             3.7 times as fast as the sums of MIRACL); on the Pentium MMX, they are 1.8 to 7.0 times as fast",
            "add",
            '+',
            [2.3, 3.7, 6.4],
        ),
        (
            "on the Athlon XP, the paper's differences are 1.8 to 5.6 times as fast as the differences of MMATH and \
             MIRACL (at least 3.5 times as fast as the differences of MIRACL); on the Pentium MMX, they are up to 5.7 \
             times as fast",
            "sub",
            '-',
            [1.8, 3.5, 5.6],
        ),
    ] {
        let of_length = |bits: usize| match bits {
            1024 => format!("n {sign} n"),
            _ => format!("1024 {sign} {bits} bits"),
        };
        let over = figures.over_libraries(algorithm, &published::SHORTER.map(of_length), CHAIN);
        let [of_both, of_miracl, most] = stated;
        let stated = if figures.has_miracl() { of_miracl } else { of_both };
        find(text, figures.range(&over, CHAIN), Answer::faster(least(&over), stated..=most));
    }
    let product = |variant| figures.papers("mul", published::PRODUCT, variant, 128);
    find(
        "on the Athlon XP, the unrolled recursive product is 1.12 times as fast as the schoolbook product (15 to 25 % \
         faster by the paper's text); on the Pentium MMX, it takes 2.45 times as long (2.2 times by the text)",
        times(
            quotient(product(SCHOOLBOOK), product(UNROLLED)),
            "compared with the schoolbook product in 32-bit digits, the unrolled recursive product",
        ),
        Answer::faster(quotient(product(SCHOOLBOOK), product(UNROLLED)), 1.12..=1.25),
    );
    let n_by_n = [published::PRODUCT.to_owned()];
    let over = |variants: &[&str]| -> Vec<f64> {
        variants.iter().flat_map(|variant| figures.over_libraries("mul", &n_by_n, variant)).collect()
    };
    let [narrow, wide] = [&[UNROLLED, SCHOOLBOOK][..], &[WIDE_SCHOOLBOOK]].map(over);
    let in_digits = |over: &[f64], digits: &str| figures.range(over, &format!("products in digits of {digits} bits"));
    find(
        "on the Athlon XP, the paper's products are 5 to 31 % faster than the products of MMATH and MIRACL (on the \
         Pentium MMX, only the schoolbook product is faster, by 6 and 7 %)",
        in_digits(&narrow, "32")
            .map(|here| [Some(here), in_digits(&wide, "64")].into_iter().flatten().collect::<Vec<_>>().join("; ")),
        // Only the better of the two products in digits of 32 bits counts, because the paper's digits have 32 bits.
        Answer::faster(figures.best_over_libraries("mul", published::PRODUCT, &[UNROLLED, SCHOOLBOOK]), 1.05..=1.31),
    );
    let over = figures.over_libraries("mul by a digit", &[published::DIGIT.to_owned()], MUL);
    find(
        "on the Athlon XP, the paper's product by a digit is 1.9 times as fast as the product of MIRACL",
        figures.range(&over, MUL),
        Answer::faster(least(&over), 1.9..=1.9),
    );
    let digit = |variant, bytes| figures.papers("mul by a digit", published::DIGIT, variant, bytes);
    let gain = |variant, bytes| quotient(digit(MUL, bytes), digit(variant, bytes));
    find(
        "on a Pentium 4 with an operating system, SSE2 doubles the speed of the product of 32 digits by a digit",
        times(gain(PMULUDQ, 128), "for 32 digits, compared with the code that uses mul, the SSE2 code"),
        Answer::faster(gain(PMULUDQ, 128), 2.0..=2.0),
    );
    find(
        "on a Pentium 4 with an operating system, the SSE2 product of 10 pages by a digit, without cache control, is \
         1.5 times as fast as the product by mul",
        times(
            gain(PMULUDQ, published::TEN_PAGES),
            "for 10 pages, compared with the code that uses mul, the SSE2 code without cache control",
        ),
        Answer::faster(gain(PMULUDQ, published::TEN_PAGES), 1.5..=1.5),
    );
    find(
        "on a Pentium 4 with an operating system, the SSE2 product of 10 pages by a digit, with cache control, is 2.0 \
         times as fast as the product by mul",
        times(
            gain(BY_PAGES, published::TEN_PAGES),
            "for 10 pages, compared with the code that uses mul, the SSE2 code with cache control (for cache lines of \
             128 bytes)",
        ),
        Answer::faster(gain(BY_PAGES, published::TEN_PAGES), 2.0..=2.0),
    );
    let over = figures.over_libraries("div", &divisions, SCHOOLBOOK);
    find(
        "the paper's division is faster than the division of MMATH and MIRACL: on the Athlon XP for all four lengths \
         of the divisor, and on the Pentium MMX for three of them (the exception is a divisor as long as the dividend: \
         10^5 divisions take 517 ms with the paper's code, and 448 ms with MIRACL)",
        figures.range(&over, SCHOOLBOOK),
        Answer::faster(least(&over), AHEAD),
    );
    let by_length: Option<Vec<f64>> =
        divisions.iter().map(|operation| figures.papers("div", operation, SCHOOLBOOK, 128)).collect();
    find(
        "division of 1024 bits by 1024 bits is by far the fastest, and division by 512 bits is the slowest",
        by_length.as_ref().map(|all| {
            let each = published::SHORTER
                .iter()
                .zip(all)
                .map(|(bits, cycles)| format!("{cycles:.0} cycles (divisor of {bits} bits)"));
            format!("a division of 1024 bits takes {}", each.collect::<Vec<_>>().join(", "))
        }),
        by_length
            .map(|all| {
                let rest = &all[..3];
                rest.iter().all(|cycles| *cycles >= all[3] * BY_FAR) && rest.iter().all(|cycles| *cycles <= all[1])
            })
            .into(),
    );
    let newton: Vec<_> = one_divisor
        .iter()
        .filter_map(|operation| {
            let by_digits = figures.papers("div", operation, SCHOOLBOOK, 128)?;
            let [once, reused] = [NEWTON, REUSED].map(|variant| figures.papers("div", operation, variant, 128));
            Some([by_digits / once?, by_digits / reused?])
        })
        .collect();
    find(
        "Newton's reciprocal makes division faster only if many numbers are divided by the same divisor",
        (!newton.is_empty()).then(|| {
            let listed =
                |which: usize| newton.iter().map(|n| format!("{:.2}", n[which])).collect::<Vec<_>>().join(", ");
            format!(
                "for each length of the divisor, the shortest first, division by digits takes {} times as long as \
                 division by a new Newton reciprocal, and {} times as long as division by a reused one",
                listed(0),
                listed(1)
            )
        }),
        (!newton.is_empty())
            .then(|| newton.iter().all(|n| n[0] < LEVEL) && newton.iter().any(|n| n[1] >= LEVEL))
            .into(),
    );
    let columns = quotient(product(SCHOOLBOOK), product(COLUMNS));
    find(
        "products by columns are faster if a digit is shorter than a machine word (the paper only discusses this)",
        times(
            columns,
            "compared with the schoolbook product in 32-bit digits, the product by columns in 28-bit digits",
        ),
        Answer::faster(columns, AHEAD),
    );
    let copied = |variant| figures.papers("copy", "copy", variant, published::HUNDRED_PAGES);
    let gain = quotient(copied(STRING), copied(COPY));
    find(
        "on a Pentium 4, a copy by pages is 2.6 to 3.4 times as fast as rep movsd (2.9 times by the paper's text)",
        times(gain, "for 100 pages, compared with rep movsd, the copy by pages"),
        Answer::faster(gain, 2.6..=3.4),
    );
    found
}

struct Measured<'a>(Figures<'a>);

impl Measured<'_> {
    fn papers(&self, algorithm: &str, operation: &str, variant: &str, bytes: usize) -> Option<f64> {
        self.0.value(owner::PAPER, algorithm, operation, variant, bytes)
    }

    /// Returns the time of each library divided by the time of the paper's technique, for each operation on numbers of
    /// 1024 bits.
    fn over_libraries(&self, algorithm: &str, operations: &[String], variant: &str) -> Vec<f64> {
        let each = operations.iter().flat_map(|operation| {
            let papers = self.papers(algorithm, operation, variant, 128);
            self.libraries(algorithm, operation).into_iter().filter_map(move |its| Some(its / papers?))
        });
        each.collect()
    }

    /// Returns the time of the fastest library divided by the time of the best of several techniques.
    fn best_over_libraries(&self, algorithm: &str, operation: &str, variants: &[&str]) -> Option<f64> {
        let papers = variants.iter().filter_map(|variant| self.papers(algorithm, operation, variant, 128));
        let (best, fastest) =
            (papers.reduce(f64::min)?, self.libraries(algorithm, operation).into_iter().reduce(f64::min)?);
        Some(fastest / best)
    }

    /// Whether MIRACL was measured. If so, only MIRACL counts, because the paper's statements are about MIRACL.
    fn has_miracl(&self) -> bool {
        self.0.0.iter().any(|row| row.owner == published::MIRACL && row.unit == Unit::Cycles)
    }

    fn libraries(&self, algorithm: &str, operation: &str) -> Vec<f64> {
        let counts =
            |owner: &str| if self.has_miracl() { owner == published::MIRACL } else { LIBRARIES.contains(&owner) };
        let of = self.0.0.iter().filter(|row| {
            [&*row.algorithm, &*row.operation] == [algorithm, operation]
                && row.bytes == 128
                && row.unit == Unit::Cycles
                && counts(&row.owner)
                && !row.variant.ends_with("pinned")
        });
        of.filter_map(|row| Some(row.summary?.median)).collect()
    }

    fn range(&self, over: &[f64], what: &str) -> Option<String> {
        let most = over.iter().copied().reduce(f64::max)?;
        let who = if self.has_miracl() { "MIRACL takes" } else { "GMP and OpenSSL take" };
        let least = least(over)?;
        let range = if over.len() == 1 { format!("{most:.2}") } else { format!("{least:.2} to {most:.2}") };
        Some(format!("{who} {range} times as long as the paper's code ({what})"))
    }
}

fn quotient(a: Option<f64>, b: Option<f64>) -> Option<f64> {
    Some(a? / b?)
}

fn least(all: &[f64]) -> Option<f64> {
    all.iter().copied().reduce(f64::min)
}

fn times(gain: Option<f64>, what: &str) -> Option<String> {
    Some(format!("{what} is {:.2} times as fast", gain?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::statistics::Summary, report::synthetic};

    fn row(owner: &str, algorithm: &str, operation: &str, variant: &str, value: f64) -> Row {
        Row {
            algorithm: algorithm.into(),
            operation: operation.into(),
            summary: Summary::of(&[value]),
            ..synthetic::row("numbers", owner, variant, 128, Unit::Cycles, value)
        }
    }

    fn answers(rows: &[Row]) -> Vec<(String, Answer)> {
        let rows: Vec<_> = rows.iter().collect();
        findings(&rows).into_iter().map(|f| (f.paper, f.answer)).collect()
    }

    fn answer(rows: &[Row], start: &str) -> Answer {
        answers(rows).into_iter().find(|(paper, _)| paper.starts_with(start)).unwrap().1
    }

    #[test]
    fn an_answer_follows_the_rows() {
        assert!(answers(&[row("fastgost", "add", "n + n", "x", 1.0)]).is_empty());
        let mut rows = vec![row("paper", "add", "n + n", CHAIN, 10.0), row("GMP", "add", "n + n", "", 20.0)];
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's sums"), Answer::Yes);
        // Without figures of a library, the answer is unknown.
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's differences"), Answer::Unknown);
        rows.push(row("OpenSSL", "add", "n + n", "", 9.0));
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's sums"), Answer::No);
        rows.push(row("MIRACL", "add", "n + n", "", 40.0));
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's sums"), Answer::Yes);
        rows.push(row("MIRACL", "add", "n + n", "", 30.0));
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's sums"), Answer::Less);

        // The paper's digits have 32 bits, so a lead with longer digits does not count.
        let of = |owner, variant, cycles| row(owner, "mul", published::PRODUCT, variant, cycles);
        let mut rows = vec![of("paper", SCHOOLBOOK, 20.0), of("paper", WIDE_SCHOOLBOOK, 5.0), of("MIRACL", "", 10.0)];
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's products"), Answer::No);
        rows.extend([of("paper", UNROLLED, 9.0), of("paper", COLUMNS, 40.0)]);
        assert_eq!(answer(&rows, "on the Athlon XP, the paper's products"), Answer::Yes);
        assert_eq!(answer(&rows, "products by columns"), Answer::No);

        let divisions = |equal: f64, half: f64| {
            let cycles = [100.0, half, 90.0, equal];
            let of =
                |(bits, cycles): (usize, f64)| row("paper", "div", &format!("1024 by {bits} bits"), SCHOOLBOOK, cycles);
            published::SHORTER.into_iter().zip(cycles).map(of).collect::<Vec<_>>()
        };
        assert_eq!(answer(&divisions(10.0, 110.0), "division of 1024 bits"), Answer::Yes);
        assert_eq!(answer(&divisions(50.0, 110.0), "division of 1024 bits"), Answer::No);
        assert_eq!(answer(&divisions(10.0, 95.0), "division of 1024 bits"), Answer::No);

        let newton = |once: f64, reused: f64| {
            let operation = "1024 by 256 bits, one divisor";
            let of = |(variant, cycles)| row("paper", "div", operation, variant, cycles);
            [(SCHOOLBOOK, 100.0), (NEWTON, once), (REUSED, reused)].map(of)
        };
        assert_eq!(answer(&newton(150.0, 80.0), "Newton"), Answer::Yes);
        assert_eq!(answer(&newton(90.0, 80.0), "Newton"), Answer::No);
        assert_eq!(answer(&newton(150.0, 120.0), "Newton"), Answer::No);
    }
}
