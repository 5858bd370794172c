//! The findings of the paper (P4), next to the findings of a run on this machine's GPU.
use super::{
    ALGORITHM, BY_SIZE, BY_THREAD_BLOCK, Direction, PROFILE,
    kernel::{Kernel, Place},
};
use crate::experiment::{
    Answer, Finding,
    owner::{LAB, PAPER},
    statistics::Summary,
    table::{Row, Unit},
};

/// Two figures that differ by less than this part are level, even if their samples scatter less. The reason is a
/// comparison of two GPUs with the same number of multiprocessors and the same clock rate, an H100 and an H200. For
/// texts of 16 MiB and more, the speed of a kernel with tables differed between these GPUs by up to 2.0 % (for tables
/// in texture memory and a text of 16 MiB, by 4.5 %).
const LEVEL: f64 = 0.03;

/// Computes the findings from the rows of one machine. The result is empty if the rows have no figures of a GPU.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let figures = Figures(rows);
    let Some(most) = figures.most() else { return Vec::new() };
    let mut found = Vec::new();
    let mut find = |paper: &str, here, answer: Option<Answer>| {
        found.push(Finding::new(paper, here, answer.unwrap_or(Answer::Unknown)));
    };

    let large = figures.by_place(most);
    // `large` has only the kinds of memory in which the paper puts the tables. The paper's GPU had too little shared
    // memory for tables, so figures for shared memory are only shown next to the others.
    let shared = figures.with(Direction::Encrypt, most, |kernel| kernel.blocks == 1 && kernel.tables == Place::Shared);
    let beside = listed(&shared).map(|shared| format!("; {shared} (not in the paper)")).unwrap_or_default();
    let here = listed(&large).map(|large| large + &beside);
    find("tables in global memory are the fastest for large texts", here.clone(), leads(&large, "global"));
    find("tables in constant memory are the slowest", here, is_last(&large, "constant"));
    for (bytes, best, text) in [
        (1 << 10, "texture", "for a text of 1 KB, tables in texture memory are the fastest"),
        (
            32 << 10,
            "global, 2 blocks",
            "for a text of 32 KB, two blocks per thread are faster than one block and than four blocks",
        ),
        (
            128 << 10,
            "global, 2 blocks",
            "for a text of 128 KB, two blocks per thread are faster than one block and than four blocks",
        ),
    ] {
        let at = if best == "texture" { figures.by_place(bytes) } else { figures.by_blocks(bytes) };
        find(text, listed(&at), leads(&at, best));
    }
    let by_blocks = figures.by_blocks(most);
    find(
        "kernels with 2 or 4 blocks per thread run out of registers: 2 blocks are slower than 1 block, and 4 blocks \
         are slower than 2",
        listed(&by_blocks),
        falls(&by_blocks, ["global", "global, 2 blocks", "global, 4 blocks"]),
    );
    for (variant, best) in [("global", "384"), ("global, 4 blocks", "768")] {
        let by_threads = figures.by_threads(variant);
        let text = match variant {
            "global" => "384 threads per thread block are the fastest (with 1 block of text per thread)",
            _ => "768 threads per thread block are the fastest with 4 blocks of text per thread",
        };
        find(text, listed(&by_threads), leads(&by_threads, best));
    }
    let all = figures.named(Direction::Encrypt, most);
    let of = |name: &str| all.iter().find(|figure| figure.name == name);
    let halves = of("global").zip(of("global, plain")).map(|(a, b)| (a.value() / b.value(), a.is_level(b)));
    find(
        "if one half of a warp takes the even blocks and the other half takes the odd blocks, the kernel is about 1.5 \
         times as fast",
        halves.map(|(ratio, _)| {
            format!(
                "with even and odd halves, the kernel is {ratio:.2} times as fast as with the blocks in plain order"
            )
        }),
        halves.map(|(ratio, level)| if level { Answer::Level } else { Answer::faster(Some(ratio), 1.5..=1.5) }),
    );
    let pi = figures.papers(Direction::Decrypt, most);
    find(
        "decryption is the fastest with the tables of pi in shared memory",
        listed(&pi),
        leads(&pi, "global, pi shared"),
    );
    let slower = pi.first().zip(of("global")).map(|(pi, all)| pi.value() / all.value());
    find(
        "decryption is about 10 % slower than encryption (8 % by the paper's figures)",
        slower.map(|ratio| format!("decryption has {ratio:.2} of the speed of encryption")),
        slower.map(|ratio| Answer::costs(1.0 - ratio, &(0.08..=0.1), LEVEL)),
    );
    let [l1, peak] = ["hits in L1", "L1 throughput of its peak"].map(|what| figures.profiled(what));
    find(
        "the profiler shows about 20 % hits in the cache L1, and more than 90 % hits in the cache L2; warps wait for \
         memory 65 % of the time",
        Some(match l1.zip(peak) {
            // Most of the data that reaches L2 is the text, which is read once and written once. So hits in L2 cannot
            // be compared with the paper's figure.
            Some((l1, peak)) => format!(
                "the profiler shows {l1:.0} % hits in the cache L1; the throughput of L1 is at {peak:.1} % of its peak"
            ),
            None => "no figures: only NVIDIA's profiler reads the GPU's counters of caches and stalls".into(),
        }),
        l1.map(|l1| Answer::from(Some((10.0..30.0).contains(&l1)))),
    );
    found
}

/// Returns the findings as text, with a line for each finding.
pub fn text(findings: &[Finding]) -> String {
    let mut text = String::from("\nThe findings of the paper, and the answers of this GPU:\n");
    for Finding { paper, here, answer } in findings {
        text += &format!("- {paper}: {} ({here})\n", answer.words());
    }
    text
}

struct Figures<'a>(&'a [&'a Row]);

/// A figure, with its name in a comparison.
struct Figure {
    name: String,
    summary: Summary,
}

impl Figure {
    fn value(&self) -> f64 {
        self.summary.median
    }

    /// Whether the two figures differ by no more than their scatter, or by no more than `LEVEL`.
    fn is_level(&self, other: &Self) -> bool {
        let (a, b) = (self.summary, other.summary);
        a.is_close(&b) || (a.median - b.median).abs() <= LEVEL * a.median.max(b.median)
    }
}

impl Figures<'_> {
    /// Returns the figures of kernels with tables, the fastest first. `name` gives a row's name in the comparison, or
    /// None if the row is left out.
    fn of(&self, direction: Direction, what: &str, name: impl Fn(&Row) -> Option<String>) -> Vec<Figure> {
        let operation = direction.named(what);
        let rows = self.0.iter().filter(|row| {
            row.algorithm == ALGORITHM
                && row.operation == operation
                && row.unit == Unit::MbPerSecond
                && [PAPER, LAB].contains(&&*row.owner)
        });
        let mut all: Vec<_> = rows.filter_map(|row| Some(Figure { name: name(row)?, summary: row.summary? })).collect();
        all.sort_by(|a, b| b.value().total_cmp(&a.value()));
        all
    }

    /// Returns the size of the largest text that was encrypted on a GPU.
    fn most(&self) -> Option<usize> {
        let operation = Direction::Encrypt.named(BY_SIZE);
        let of_cards = self.0.iter().filter(|row| row.operation == operation && [PAPER, LAB].contains(&&*row.owner));
        of_cards.filter(|row| row.summary.is_some()).map(|row| row.bytes).max()
    }

    /// Returns the figures of all variants for one size of the text.
    fn named(&self, direction: Direction, bytes: usize) -> Vec<Figure> {
        self.of(direction, BY_SIZE, |row| (row.bytes == bytes).then(|| row.variant.clone()))
    }

    /// Returns the figures of kernels that meet the condition `wanted`, and that have the paper's order of blocks.
    fn with(&self, direction: Direction, bytes: usize, wanted: impl Fn(&Kernel) -> bool) -> Vec<Figure> {
        let mut all = self.named(direction, bytes);
        all.retain(|figure| Kernel::parse(&figure.name).is_ok_and(|k| k.halves && wanted(&k)));
        all
    }

    /// Returns the figures of the paper's own variants.
    fn papers(&self, direction: Direction, bytes: usize) -> Vec<Figure> {
        self.with(direction, bytes, Kernel::is_the_papers)
    }

    /// Returns the figures for the kinds of memory in which the paper puts the tables.
    fn by_place(&self, bytes: usize) -> Vec<Figure> {
        self.with(Direction::Encrypt, bytes, |kernel| kernel.blocks == 1 && kernel.tables != Place::Shared)
    }

    /// Returns the figures for one, two and four blocks per thread, with tables in global memory.
    fn by_blocks(&self, bytes: usize) -> Vec<Figure> {
        self.with(Direction::Encrypt, bytes, |kernel| kernel.tables == Place::Global)
    }

    /// Returns the figures of a variant. Their names are the numbers of threads per thread block.
    fn by_threads(&self, variant: &str) -> Vec<Figure> {
        self.of(Direction::Encrypt, BY_THREAD_BLOCK, |row| (row.variant == variant).then(|| row.threads.to_string()))
    }

    /// Returns a figure that the profiler gave for tables in global memory.
    fn profiled(&self, what: &str) -> Option<f64> {
        let operation = Direction::Encrypt.named(&format!("{PROFILE}, {what}"));
        let row = self.0.iter().find(|row| row.operation == operation && row.variant == "global")?;
        row.summary.map(|summary| summary.median)
    }
}

/// Lists the figures as text. None if there are no figures.
fn listed(all: &[Figure]) -> Option<String> {
    let each: Vec<_> = all
        .iter()
        .map(|figure| format!("{} gives {:.*}", figure.name, usize::from(figure.value() < 100.0), figure.value()))
        .collect();
    (!each.is_empty()).then(|| format!("{} MB/s", each.join("; ")))
}

fn level_or(level: bool, agrees: bool) -> Answer {
    if level { Answer::Level } else { Some(agrees).into() }
}

/// Whether the named figure is larger than all others. If some of the others are level with the named figure, and all
/// the rest are smaller, the answer is `Level`.
fn leads(all: &[Figure], name: &str) -> Option<Answer> {
    is_first(all, name, |its, other| its > other)
}

/// Whether the named figure is smaller than all others.
fn is_last(all: &[Figure], name: &str) -> Option<Answer> {
    is_first(all, name, |its, other| its < other)
}

fn is_first(all: &[Figure], name: &str, is_before: fn(f64, f64) -> bool) -> Option<Answer> {
    let its = all.iter().find(|figure| figure.name == name)?;
    let mut others = all.iter().filter(|figure| figure.name != name).peekable();
    others.peek()?;
    let (level, rest): (Vec<&Figure>, Vec<_>) = others.partition(|figure| figure.is_level(its));
    let agrees = rest.iter().all(|figure| is_before(its.value(), figure.value()));
    Some(if agrees { level_or(!level.is_empty(), true) } else { Answer::No })
}

/// Whether each of the three figures is smaller than the figure before it.
fn falls(all: &[Figure], names: [&str; 3]) -> Option<Answer> {
    let of = |name| all.iter().find(|figure| figure.name == name);
    let [one, two, four] = names.map(of);
    let (one, two, four) = (one?, two?, four?);
    let steps = [(one, two), (two, four)];
    let no = steps.iter().any(|(a, b)| !a.is_level(b) && a.value() < b.value());
    Some(if no { Answer::No } else { level_or(steps.iter().any(|(a, b)| a.is_level(b)), true) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiments::gpu::{contestants::owner, published},
        report::synthetic,
    };

    /// Returns the paper's own figures as rows.
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

    fn answers(rows: &[Row]) -> Vec<Answer> {
        findings(&rows.iter().collect::<Vec<_>>()).into_iter().map(|finding| finding.answer).collect()
    }

    /// Returns a list in which all findings have this answer, except the profiler's finding. There are no rows of the
    /// profiler, so its answer is unknown.
    fn all(answer: Answer) -> Vec<Answer> {
        [&[answer; 11][..], &[Answer::Unknown]].concat()
    }

    #[test]
    fn the_paper_agrees_with_itself() {
        assert_eq!(answers(&rows()), all(Answer::Yes));
        let text = text(&findings(&rows().iter().collect::<Vec<_>>()));
        assert!(
            text.contains("the slowest: yes (global gives 2752; texture gives 1401; constant gives 598 MB/s)"),
            "{text}"
        );
        assert!(
            text.contains("slower than encryption (8 % by the paper's figures): yes (decryption has 0.92 of"),
            "{text}"
        );
    }

    fn with(change: impl Fn(&Row) -> f64) -> Vec<Row> {
        let mut rows = rows();
        for row in &mut rows {
            row.summary = Summary::of(&[change(row)]);
        }
        rows
    }

    #[test]
    fn what_is_otherwise() {
        // These rows contradict every finding of the paper. For example, constant memory is the fastest, 1024 threads
        // per thread block are the best, the plain order of blocks is faster, and decryption is faster than encryption.
        let rows = with(|row| match (&*row.variant, row.threads) {
            ("constant", _) => 9000.0,
            ("texture", _) => 1.0,
            ("global, pi global", _) => 1500.0,
            ("global, 2 blocks", 1) => 2.0,
            (_, 1024) => 8000.0,
            ("global, 4 blocks", 1) => 5000.0,
            ("global, plain", _) => 2000.0,
            _ => 1000.0,
        });
        assert_eq!(answers(&rows), all(Answer::No));
    }

    #[test]
    fn what_no_longer_matters() {
        // These differences are smaller than `LEVEL`.
        assert_eq!(answers(&with(|row| if row.threads == 384 { 1020.0 } else { 1000.0 })), all(Answer::Level));
        // Here the differences are smaller than the scatter of the samples.
        let mut rows = with(|_| 1000.0);
        for row in rows.iter_mut().filter(|row| ["global", "global, pi shared"].contains(&&*row.variant)) {
            row.summary = Summary::of(&[800.0, 900.0, 1100.0, 1200.0, 1300.0]);
        }
        let answers = answers(&rows);
        assert_eq!((answers[0], answers[9]), (Answer::Level, Answer::Level));
    }

    /// The paper's GPU had too little shared memory for the tables. So the figure for shared memory is only shown after
    /// the figures for the paper's kinds of memory.
    #[test]
    fn shared_memory_stands_beside_the_papers_places() {
        let mut rows = rows();
        let synthetic = synthetic::row("gpu", "lab", "shared", 512 << 20, Unit::MbPerSecond, 2760.0);
        rows.push(Row { algorithm: ALGORITHM.into(), operation: Direction::Encrypt.named(BY_SIZE), ..synthetic });
        let found = findings(&rows.iter().collect::<Vec<_>>());
        assert_eq!(
            (found[0].answer, &*found[0].here),
            (
                Answer::Yes,
                "global gives 2752; texture gives 1401; constant gives 598 MB/s; shared gives 2760 MB/s (not in the \
                 paper)"
            )
        );
    }

    #[test]
    fn the_profilers() {
        let mut rows = rows();
        for (what, value) in [("hits in L1", 99.2), ("L1 throughput of its peak", 99.75)] {
            let row = synthetic::row("gpu", "paper", "global", 128 << 20, Unit::Percent, value);
            let operation = Direction::Encrypt.named(&format!("{PROFILE}, {what}"));
            rows.push(Row { algorithm: ALGORITHM.into(), operation, ..row });
        }
        let last = findings(&rows.iter().collect::<Vec<_>>()).pop().unwrap();
        assert_eq!(last.answer, Answer::No);
        assert_eq!(
            last.here,
            "the profiler shows 99 % hits in the cache L1; the throughput of L1 is at 99.8 % of its peak"
        );
    }

    #[test]
    fn without_a_card_there_are_none() {
        let rows = rows();
        let few: Vec<_> = rows.iter().filter(|row| row.variant == "global").collect();
        let found = findings(&few);
        assert!(found.iter().any(|finding| finding.here.starts_with("not measured: ")));
        let known = |finding: &&Finding| finding.answer != Answer::Unknown;
        assert!(found.iter().filter(known).all(|finding| finding.paper.starts_with("384")));
        assert!(findings(&[]).is_empty());
    }
}
