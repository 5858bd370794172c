//! The paper's findings, beside what a run found on its card.
use super::{ALGORITHM, BY_SIZE, BY_THREAD_BLOCK, Direction, kernel::Kernel};
use crate::experiment::{
    Finding,
    table::{Row, Unit},
};

/// Two figures that differ by less are level.
const LEVEL: f64 = 1.02;

/// Empty if the rows, all of one machine, have no figures of a card.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let figures = Figures(rows);
    let Some(most) = figures.most() else { return Vec::new() };
    let mut found = Vec::new();
    let mut find = |paper: &str, here: Option<String>, agrees: Option<bool>| {
        let here = here.unwrap_or_else(|| "not measured: this run's settings leave it out".into());
        found.push(Finding { paper: paper.into(), here, agrees });
    };

    let large = figures.papers(Direction::Encrypt, most);
    find("tables in global memory are the fastest for large texts", listed(&large), leads(&large, "global"));
    find("tables in constant memory are the slowest", listed(&large), is_last(&large, "constant"));
    for (bytes, best, text) in [
        (1 << 10, "texture", "at 1 KB texture memory leads"),
        (32 << 10, "global, 2 blocks", "at 32 KB two blocks per thread lead"),
        (128 << 10, "global, 2 blocks", "at 128 KB two blocks per thread lead"),
    ] {
        let at = figures.papers(Direction::Encrypt, bytes);
        find(text, listed(&at), leads(&at, best));
    }
    let by_blocks: Vec<_> = large.iter().filter(|(variant, _)| variant.starts_with("global")).cloned().collect();
    find(
        "2 and 4 blocks per thread run out of registers and are slower, 4 more than 2",
        listed(&by_blocks),
        (by_blocks.len() == 3).then(|| {
            let order: Vec<_> = by_blocks.iter().map(|(variant, _)| &**variant).collect();
            order == ["global", "global, 2 blocks", "global, 4 blocks"]
        }),
    );
    for (variant, best) in [("global", 384), ("global, 4 blocks", 768)] {
        let by_threads = figures.by_threads(variant);
        let text = match variant {
            "global" => "384 threads per thread block are the best",
            _ => "with 4 blocks per thread, 768 are",
        };
        find(text, listed(&by_threads), leads(&by_threads, &best.to_string()));
    }
    let halves = figures.ratio(most, ["global", "global, plain"]);
    find(
        "even and odd blocks for the two half-warps are about 1.5 times as fast",
        halves.map(|ratio| format!("{ratio:.2} times")),
        halves.map(|ratio| (1.25..1.75).contains(&ratio)),
    );
    let pi = figures.papers(Direction::Decrypt, most);
    find("for the tables of pi, shared memory is the best", listed(&pi), leads(&pi, "global, pi shared"));
    let slower = pi.first().zip(large.iter().find(|(variant, _)| variant == "global")).map(|(pi, all)| pi.1 / all.1);
    find(
        "decryption is about 10 % slower",
        slower.map(|ratio| format!("{ratio:.2} of the speed of encryption")),
        slower.map(|ratio| (0.85..0.95).contains(&ratio)),
    );
    find(
        "more than 90 % of the reads hit in L2 and about 20 % in L1; warps wait for memory 65 % of the time",
        Some("only NVIDIA's profiler reads the card's counters of caches and stalls".into()),
        None,
    );
    found
}

/// As text, a line for each.
pub fn text(findings: &[Finding]) -> String {
    let mut text = String::from("\nThe paper finds, and this card:\n");
    for Finding { paper, here, agrees } in findings {
        let same = match agrees {
            Some(true) => "yes",
            Some(false) => "no",
            None => "cannot be told",
        };
        text += &format!("- {paper}: {same} ({here})\n");
    }
    text
}

struct Figures<'a>(&'a [&'a Row]);

impl<'a> Figures<'a> {
    /// The rows of kernels with tables.
    fn of(&self, direction: Direction, what: &str) -> Vec<(&'a Row, f64)> {
        let operation = direction.named(what);
        let rows = self.0.iter().filter(|row| {
            row.algorithm == ALGORITHM
                && row.operation == operation
                && row.unit == Unit::MbPerSecond
                && ["paper", "lab"].contains(&&*row.owner)
        });
        rows.filter_map(|row| Some((*row, row.summary?.median))).collect()
    }

    /// The largest text.
    fn most(&self) -> Option<usize> {
        self.of(Direction::Encrypt, BY_SIZE).iter().map(|(row, _)| row.bytes).max()
    }

    /// The paper's own variants at a size, the fastest first.
    fn papers(&self, direction: Direction, bytes: usize) -> Vec<(String, f64)> {
        let mut rows = self.of(direction, BY_SIZE);
        let is_the_papers = |row: &Row| Kernel::parse(&row.variant).is_ok_and(|k| k.halves && k.is_the_papers());
        rows.retain(|(row, _)| row.bytes == bytes && is_the_papers(row));
        sorted(rows.into_iter().map(|(row, value)| (row.variant.clone(), value)).collect())
    }

    /// The figures of a variant by threads per thread block, the fastest first.
    fn by_threads(&self, variant: &str) -> Vec<(String, f64)> {
        let mut rows = self.of(Direction::Encrypt, BY_THREAD_BLOCK);
        rows.retain(|(row, _)| row.variant == variant);
        sorted(rows.into_iter().map(|(row, value)| (row.threads.to_string(), value)).collect())
    }

    /// The speed of the first variant over that of the second.
    fn ratio(&self, bytes: usize, variants: [&str; 2]) -> Option<f64> {
        let rows = self.of(Direction::Encrypt, BY_SIZE);
        let of = |variant| rows.iter().find(|(row, _)| row.bytes == bytes && row.variant == variant).map(|(_, v)| v);
        let [a, b] = variants.map(of);
        Some(a? / b?)
    }
}

fn sorted(mut all: Vec<(String, f64)>) -> Vec<(String, f64)> {
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

/// None if there is nothing to compare.
fn listed(all: &[(String, f64)]) -> Option<String> {
    let each: Vec<_> =
        all.iter().map(|(name, value)| format!("{name} {value:.*}", usize::from(*value < 100.0))).collect();
    (!each.is_empty()).then(|| format!("{} MB/s", each.join("; ")))
}

/// Whether none is ahead of it by more than measurements scatter.
fn leads(all: &[(String, f64)], name: &str) -> Option<bool> {
    let its = all.iter().find(|(n, _)| n == name)?.1;
    (all.len() > 1).then(|| all.iter().all(|(_, value)| *value <= its * LEVEL))
}

fn is_last(all: &[(String, f64)], name: &str) -> Option<bool> {
    let its = all.iter().find(|(n, _)| n == name)?.1;
    (all.len() > 1).then(|| all.iter().all(|(_, value)| *value >= its))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiments::gpu::{contestants::owner, published},
        report::synthetic,
    };

    /// The paper's own figures.
    fn rows() -> Vec<Row> {
        let mut rows = Vec::new();
        let mut add = |operation: String, variant: &str, threads, bytes, value| {
            let owner = owner(&Kernel::parse(variant).unwrap());
            let row = synthetic::row("gpu", owner, variant, bytes, Unit::MbPerSecond, value);
            rows.push(Row { algorithm: ALGORITHM.into(), operation, threads, ..row });
        };
        for (direction, all) in
            [(Direction::Encrypt, &published::ENCRYPTION[..]), (Direction::Decrypt, &published::DECRYPTION)]
        {
            for (variant, values) in all {
                for (bytes, value) in published::BYTES.into_iter().zip(values) {
                    add(direction.named(BY_SIZE), variant, 1, bytes, *value);
                }
            }
        }
        for (variant, values) in published::BY_THREADS {
            for (threads, value) in published::THREADS.into_iter().zip(values) {
                add(Direction::Encrypt.named(BY_THREAD_BLOCK), variant, threads, 128 << 20, value);
            }
        }
        add(Direction::Encrypt.named(BY_SIZE), "global, plain", 1, 512 << 20, 2752.0 / 1.5);
        rows
    }

    fn agrees(rows: &[Row]) -> Vec<Option<bool>> {
        findings(&rows.iter().collect::<Vec<_>>()).into_iter().map(|finding| finding.agrees).collect()
    }

    #[test]
    fn the_paper_agrees_with_itself() {
        let mut expected = vec![Some(true); 11];
        expected.push(None);
        assert_eq!(agrees(&rows()), expected);
        let text = text(&findings(&rows().iter().collect::<Vec<_>>()));
        assert!(text.contains("the slowest: yes (global 2752; global, 2 blocks 1411; texture 1401; "), "{text}");
        assert!(text.contains("decryption is about 10 % slower: yes (0.92 of"), "{text}");
    }

    #[test]
    fn what_is_otherwise() {
        let mut rows = rows();
        for row in &mut rows {
            let summary = row.summary.as_mut().unwrap();
            // Constant memory first, 1024 threads the best, no gain by half-warps, decryption as fast.
            summary.median = match (&*row.variant, row.threads) {
                ("constant", _) => 9000.0,
                ("texture", _) => 1.0,
                ("global, pi shared", _) => 999.0 / 1.03,
                ("global, 2 blocks", 1) => 2.0,
                (_, 1024) => 8000.0,
                ("global, 4 blocks", 1) => 5000.0,
                (_, 1) => 1000.0,
                _ => summary.median,
            };
        }
        let mut expected = vec![Some(false); 11];
        expected.push(None);
        assert_eq!(agrees(&rows), expected);
    }

    #[test]
    fn without_a_card_there_are_none() {
        let rows = rows();
        let few: Vec<_> = rows.iter().filter(|row| row.variant == "global").collect();
        let found = findings(&few);
        assert!(found.iter().any(|finding| finding.here.starts_with("not measured: ")));
        assert!(found.iter().all(|finding| finding.agrees.is_none() || finding.paper.starts_with("384")));
        assert!(findings(&[]).is_empty());
    }
}
