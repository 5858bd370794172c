//! The paper's statements about modes, next to the findings of a run.
use super::gains::{CIPHER, GAIN, OVER, PRODUCT, SCALAR};
use crate::{
    experiment::{
        Answer, Finding,
        figures::Figures,
        owner,
        table::{Row, Unit},
    },
    experiments::{narrow, ours::Ours},
};
use fastgost::Gost28147;

/// The kernels whose registers have 128 bits, like the registers of the paper's processor.
const LIKE_THE_PAPERS: [&str; 2] = ["ssse3", "neon"];
/// If two figures differ by less than this fraction, they count as equal. The figures of a quick run scatter by this
/// much.
const SCATTER: f64 = 0.03;
/// The number of bytes of a message that fits into the caches.
const MESSAGE: usize = 16384;
/// The number of bytes of a packet.
const PACKET: usize = 1472;

/// Computes the findings from the rows of one machine. A statement is left out if the rows have no figures for it.
pub fn findings(rows: &[&Row]) -> Vec<Finding> {
    let figures = Ciphers(Figures(rows));
    let mut found = Vec::new();
    let mut find = |paper: &str, here: String, answer: Answer| found.push(Finding::new(paper, Some(here), answer));
    for (name, least, paper) in [
        (
            CIPHER,
            5.0,
            "with vectors, the cipher alone is more than 5 times as fast (the answer compares our code in registers of \
             128 bits with scalar code that uses tables)",
        ),
        (
            PRODUCT,
            3.2,
            "with vectors, in full use inside a product, the cipher is more than 3.2 times as fast (our product is \
             gamma with MAC over packets of 1472 bytes; the answer compares our code in registers of 128 bits with \
             scalar code that uses tables)",
        ),
    ] {
        let gains = figures.gains(name);
        let decisive = |(kernel, over, _): &&(&str, &str, f64)| LIKE_THE_PAPERS.contains(kernel) && *over == SCALAR;
        if let Some((_, _, times)) = gains.iter().find(decisive) {
            let each: Vec<_> = gains
                .iter()
                .map(|(kernel, over, times)| format!("{kernel}{OVER}{over}: {times:.1} times as fast"))
                .collect();
            find(paper, each.join(", "), Some(*times > least).into());
        }
    }
    for kernel in LIKE_THE_PAPERS {
        let [gamma, both] = ["ctr", "ctr+mac"].map(|operation| figures.cost(operation, kernel, 64, PACKET));
        if let Some((gamma, both)) = gamma.zip(both) {
            let more = both / gamma - 1.0;
            find(
                "on x64, gamma with MAC takes 37 % more time than gamma alone (12.2 and 8.9 cycles per byte)",
                format!(
                    "with {kernel}, gamma with MAC takes {:.0} % more time than gamma alone: {both:.1} and {gamma:.1} \
                     cycles per byte in packets of {PACKET} bytes",
                    100.0 * more
                ),
                Answer::costs(more, &(0.37..=0.37), SCATTER),
            );
        }
        let [wide, narrow] =
            ["", narrow::SUFFIX].map(|suffix| figures.cost(&format!("ctr{suffix}"), kernel, 1, MESSAGE));
        if let Some((wide, narrow)) = wide.zip(narrow) {
            let more = narrow / wide - 1.0;
            find(
                "gamma takes 16 % more time on Win32 than on x64 (10.3 and 8.9 cycles per byte; but the paper's 240 \
                 MB/s on Win32 are 10.7 cycles per byte, 20 % more than on x64)",
                format!(
                    "with {kernel}, gamma takes {:.0} % more time on i686 than in 64-bit code: {narrow:.1} and \
                     {wide:.1} cycles per byte",
                    100.0 * more
                ),
                Answer::costs(more, &(0.16..=0.2), SCATTER),
            );
        }
        let chain = figures.cost("mac", kernel, 1, MESSAGE);
        if let Some((chain, pmac)) = chain.zip(figures.cost("pmac", kernel, 1, MESSAGE)) {
            let times = chain / pmac;
            find(
                "another MAC mode, such as PMAC, removes the chain of the MAC (the answer is yes if PMAC is more than \
                 twice as fast as IMIT)",
                format!(
                    "with {kernel}, PMAC is {times:.1} times as fast as IMIT: IMIT takes {chain:.1} cycles per byte, \
                     and PMAC takes {pmac:.1}"
                ),
                Some(times > 2.0).into(),
            );
        }
        if let Some((chain, packets)) = chain.zip(figures.cost("mac", kernel, 64, PACKET)) {
            let times = chain / packets;
            find(
                "if the MACs of an array of packets are computed side by side, the chain of a single MAC does not \
                 limit the speed (the answer is yes if these MACs are more than twice as fast as the MAC of one \
                 message)",
                format!(
                    "with {kernel}, the MACs are {times:.1} times as fast for 64 packets at once as for one message: \
                     one message takes {chain:.1} cycles per byte, and the packets take {packets:.1}"
                ),
                Some(times > 2.0).into(),
            );
        }
    }
    for (operation, paper) in [
        (
            "ctr",
            "gamma on all threads reaches 4509 MB/s (the paper prints 4300, in MB of 2^20 bytes), which is 14.8 times \
             the speed of one thread",
        ),
        (
            "ctr+mac",
            "gamma with MAC on all threads reaches 3146 MB/s (the paper prints 3000, in MB of 2^20 bytes), which is \
             14.3 times the speed of one thread",
        ),
    ] {
        if let Some((threads, speed, one)) = figures.threads(operation) {
            let here = format!(
                "the speed is {speed:.0} MB/s on {threads} threads, which is {:.1} times the speed of one thread",
                speed / one
            );
            // The paper does not print its number of threads, so the figures cannot be compared.
            find(paper, here, Answer::Unknown);
        }
    }
    found
}

/// The figures of our GOST 28147-89.
struct Ciphers<'a>(Figures<'a>);

impl<'a> Ciphers<'a> {
    fn of(&self, operation: &str, unit: Unit) -> impl Iterator<Item = (&'a Row, f64)> {
        self.0.of(owner::OURS, Gost28147::NAME, operation).filter(move |(row, _)| row.unit == unit)
    }

    /// Returns the gains with this name: the kernel, the code with which it is compared, and the factor by which the
    /// kernel is faster.
    fn gains(&self, name: &str) -> Vec<(&'a str, &'a str, f64)> {
        let operation = format!("{GAIN}{name}");
        let all = self.of(&operation, Unit::Times);
        all.filter_map(|(row, times)| row.variant.split_once(OVER).map(|(kernel, over)| (kernel, over, times)))
            .collect()
    }

    /// Returns the cycles per byte.
    fn cost(&self, operation: &str, kernel: &str, messages: usize, bytes: usize) -> Option<f64> {
        let mut all = self.of(operation, Unit::CyclesPerByte);
        let is = |row: &Row| (&*row.variant, row.messages, row.bytes) == (kernel, messages, bytes);
        all.find(|(row, _)| is(row)).map(|(_, cost)| cost)
    }

    /// Returns the largest number of threads, the speed on these threads, and the speed on one thread. None if there
    /// are only figures of one thread.
    fn threads(&self, operation: &str) -> Option<(usize, f64, f64)> {
        let all: Vec<_> = self.of(operation, Unit::MbPerSecond).collect();
        let one = all.iter().find(|(row, _)| row.threads == 1)?.1;
        let (row, most) = all.iter().max_by_key(|(row, _)| row.threads)?;
        (row.threads > 1).then_some((row.threads, *most, one))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::Answer, report::synthetic};

    fn row(operation: &str, variant: &str, messages: usize, bytes: usize, unit: Unit, value: f64) -> Row {
        let row = synthetic::row("parallel-modes", "fastgost", variant, bytes, unit, value);
        Row { algorithm: Gost28147::NAME.into(), operation: operation.into(), messages, ..row }
    }

    /// Checks the answers for the paper's own figures, and then for other figures.
    #[test]
    fn each_is_answered_from_rows() {
        let rows = |gain: f64, packets: f64, narrow: f64, parallel: f64| {
            let cost = |operation, messages, bytes, value| {
                row(operation, "ssse3", messages, bytes, Unit::CyclesPerByte, value)
            };
            let threads =
                |threads, value| Row { threads, ..row("ctr", "avx512", 1, 1 << 24, Unit::MbPerSecond, value) };
            vec![
                row("gain: cipher alone", "avx2 over scalar tables", 1, MESSAGE, Unit::Times, 9.0),
                row("gain: cipher alone", "ssse3 over scalar tables", 1, MESSAGE, Unit::Times, gain),
                row("gain: in a product", "ssse3 over scalar tables", 64, PACKET, Unit::Times, gain - 1.8),
                cost("ctr", 1, MESSAGE, 8.9),
                cost("ctr", 64, PACKET, 8.9),
                cost("ctr+mac", 64, PACKET, packets),
                cost("ctr, 32-bit", 1, MESSAGE, narrow),
                cost("mac", 1, MESSAGE, 40.0),
                cost("pmac", 1, MESSAGE, parallel),
                cost("mac", 64, PACKET, parallel),
                threads(1, 304.0),
                threads(16, 4509.0),
                threads(4, 1200.0),
            ]
        };
        let found = |rows: &[Row]| findings(&rows.iter().collect::<Vec<_>>());
        let answers = |rows: &[Row]| found(rows).into_iter().map(|finding| finding.answer).collect::<Vec<_>>();
        let same = rows(5.1, 12.1, 10.3, 5.0);
        assert_eq!(answers(&same), [[Answer::Yes; 6].as_slice(), &[Answer::Unknown]].concat());
        let (no, unknown) = (Answer::No, Answer::Unknown);
        assert_eq!(answers(&rows(4.9, 8.0, 8.0, 21.0)), [no, no, no, no, no, no, unknown]);
        assert_eq!(answers(&rows(4.9, 10.0, 9.5, 21.0))[2..4], [Answer::Less; 2]);
        assert_eq!(answers(&rows(4.9, 14.0, 12.0, 21.0))[2..4], [Answer::More; 2]);
        assert_eq!(answers(&rows(4.9, 8.8, 9.0, 21.0))[2..4], [Answer::Level; 2]);
        let texts: Vec<_> = found(&same).into_iter().map(|finding| finding.here).collect();
        assert_eq!(texts[0], "avx2 over scalar tables: 9.0 times as fast, ssse3 over scalar tables: 5.1 times as fast");
        assert_eq!(texts[6], "the speed is 4509 MB/s on 16 threads, which is 14.8 times the speed of one thread");
        assert!(found(&[]).is_empty());
    }
}
