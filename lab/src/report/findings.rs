//! Shows the findings of the paper about variants of Kuznyechik, next to our measurements.
use super::{
    gain::{self, Gain, Gains},
    input, plot,
    scale::{bytes, figure, times},
    verdict,
};
use crate::{
    experiment::{Answer, Finding, LEVEL, owner::PAPER, table::Row},
    experiments,
    experiments::kuznyechik_variants::published::{AXIS_64, COUNTERPART, FOUR, GAINS, MEAN_GAIN},
};
use maud::{Markup, html};

/// Returns the findings of the paper on variants of Kuznyechik, for each kind of work.
pub fn of_variants(rows: &[&Row]) -> Vec<(String, Vec<Finding>)> {
    let of = |gains: &Gains<'_>| {
        let what = format!("{} {}, {} bytes", gains.algorithm, gains.operation, bytes(gains.bytes as f64));
        (what, findings(gains))
    };
    gain::gains(rows).iter().map(of).collect()
}

/// Makes the findings of an experiment, in a table for each machine and each kind of work.
pub fn tables(name: &str, rows: &[&Row], machines: &[&str]) -> Markup {
    let Some(experiment) = experiments::named(name) else { return Markup::default() };
    html! {
        @for machine in machines {
            @let rows: Vec<_> = rows.iter().filter(|row| row.machine == *machine).copied().collect();
            @for (what, findings) in (experiment.findings)(&rows) {
                (side_by_side(if what.is_empty() { name } else { &what }, &findings, machine, machines))
            }
        }
    }
}

/// Makes a table with the paper's findings, our findings, and whether they agree.
fn side_by_side(what: &str, findings: &[Finding], machine: &str, machines: &[&str]) -> Markup {
    html! {
        @if !findings.is_empty() {
            h3 {
                "What the paper finds, and what is found here, " (what)
                @if machines.len() > 1 { " on " (plot::letter(machines, machine)) }
            }
            div.scroll tabindex="0" role="region" aria-label="The paper's findings" {
                table {
                    tr { th { "the paper" } th { "here" } th { "the same?" } }
                    @for finding in findings {
                        tr {
                            td { (finding.paper) }
                            td { (finding.here) }
                            td { (finding.answer.words()) }
                        }
                    }
                }
            }
        }
    }
}

/// The vector instruction sets of the paper, from the oldest to the newest, as they are written in names of variants.
const SETS: [&str; 7] = ["gr", "gm", "gs", "gs3", "gs4", "ga", "ga2"];
/// The smallest factor for which a variant is called "several times slower".
const SEVERAL: f64 = 2.0;

fn findings(gains: &Gains<'_>) -> Vec<Finding> {
    let variants: Vec<_> = gains.gains.iter().filter(|g| g.row.owner == PAPER).collect();
    let named = |name: &str| gains.gains.iter().find(|g| short(g) == Some(name));
    let Some(&best) = variants.first() else { return Vec::new() };
    let cycles = |g: &Gain<'_>| figure(input::value(g.row).unwrap_or_default());
    let wide = gains.gains.iter().any(|g| g.row.variant.starts_with("64-"));
    let mut found = Vec::new();
    let mut find = |paper: String, here: String, answer: Answer| found.push(Finding::new(paper, Some(here), answer));

    // The variants are sorted, so the first variant of a set is its best variant.
    let of_set = |set: &str| variants.iter().find(|g| short(g).and_then(|n| n.split('-').next()) == Some(set));
    let sets: Vec<_> = SETS.into_iter().filter_map(|set| Some((set, of_set(set)?))).collect();
    let listed: Vec<_> = sets.iter().map(|(set, g)| format!("{set} {}", cycles(g))).collect();
    find(
        "SSE and SSE2 variants are the fastest (the answer is yes if no other variant is more than 2 % faster)".into(),
        format!(
            "the fastest variant is {}, with {} cycles per byte; the cycles per byte of the fastest variant of each \
             vector set are: {}",
            best.row.variant,
            cycles(best),
            listed.join(", ")
        ),
        of_set("gs").map(|g| g.times * LEVEL >= best.times).into(),
    );
    let newness = Newness::of(&variants);
    find(
        "speed is not in proportion to the newness of the vector set \
         (the answer is yes if the newer set is at most 2 % faster in at least half of the comparisons)"
            .into(),
        newness.in_words(),
        newness.pays().map(|pays| !pays).into(),
    );
    let slowest = variants.iter().rfind(|g| short(g).is_some_and(|name| name.starts_with("gm-")));
    if let Some(slowest) = slowest {
        let behind = best.times / slowest.times;
        find(
            "some MMX variants are several times slower than the fastest variant".into(),
            format!("{} takes {} as long as the fastest variant", slowest.row.variant, times(behind)),
            Some(behind >= SEVERAL).into(),
        );
    }
    let [printed, ours] = COUNTERPART;
    if let (Some(compiled), Some(by_hand)) = (named(ours), named("gs-L4")) {
        let gain = verdict::advantage(compiled.row, by_hand.row).unwrap_or_default();
        find(
            format!(
                "the compiled pextrw version ({printed}) is faster than gs-L4 on Haswell and Wolfdale, and slower on \
                 the other processors"
            ),
            format!("{} is {} as fast as gs-L4", compiled.row.variant, times(gain)),
            Answer::Unknown,
        );
    }
    let [least, most] = GAINS;
    find(
        format!("the gains over src (plain C) are {least} to {most} times"),
        format!(
            "the fastest variant is {} as fast as src ({}), and {} as fast as the fastest compiled code",
            times(best.times),
            gains.baseline.variant,
            times(best.over_compiled)
        ),
        Answer::faster(Some(best.times), least..=most),
    );
    find(
        format!("the mean gain on Intel is {MEAN_GAIN} times; the gain on Vishera (AMD) is the smallest"),
        format!("the gain on this processor is {}", times(best.times)),
        Answer::Unknown,
    );
    let four: Vec<_> = FOUR.into_iter().filter_map(named).collect();
    if !four.is_empty() {
        let listed: Vec<_> =
            four.iter().map(|g| format!("{} {}", short(g).unwrap_or_default(), times(g.times))).collect();
        find(
            format!(
                "in 64 bits, the variants {} behave differently on Vishera than on the other processors",
                FOUR.join(", ")
            ),
            format!("these variants have the following speeds relative to src: {}", listed.join(", ")),
            Answer::Unknown,
        );
    }
    if wide {
        let speed = best.row.core_ghz * 1e3 / input::value(best.row).unwrap_or(f64::INFINITY);
        find(
            format!("the axis of the paper's 64-bit chart ends at {AXIS_64} MB/s"),
            format!("the fastest variant reaches {speed:.0} MB/s at {:.2} GHz", best.row.core_ghz),
            Answer::Unknown,
        );
    }
    find(
        "the kind of the pipeline is decisive; the clock rate and the sizes of the caches hardly matter".into(),
        "the record of one processor cannot answer this; compare it with the records of other processors".into(),
        Answer::Unknown,
    );
    found
}

/// Compares each variant with the same variant on the next older vector set for which it was measured. The core (the
/// way in which a byte is taken out of a register) and the modifiers must be equal. Any other comparison would compare
/// different cores (because no set has all cores), or different numbers of blocks.
#[derive(Default)]
struct Newness {
    /// The comparisons, in three lists: the newer set is faster, about as fast, or slower.
    cases: [Vec<String>; 3],
    /// The sets whose variants were not measured on any older set.
    alone: Vec<&'static str>,
}

impl Newness {
    fn of(variants: &[&Gain<'_>]) -> Self {
        let mut found = Self::default();
        let of_set = |set: &str| {
            let parts = variants.iter().filter_map(|g| Some((short(g)?.split_once('-')?, g.times)));
            parts.filter(|((of, _), _)| *of == set).map(|((_, rest), times)| (rest, times)).collect::<Vec<_>>()
        };
        let mut older: Vec<(&str, Vec<_>)> = Vec::new();
        for set in SETS {
            let new = of_set(set);
            let mut compared = false;
            for (rest, times) in &new {
                let same = |(set, all): &(&'static str, Vec<(&str, f64)>)| {
                    all.iter().find(|(r, _)| r == rest).map(|(_, times)| (*set, *times))
                };
                let Some((old, before)) = older.iter().rev().find_map(same) else { continue };
                let case = match times / before {
                    ahead if ahead > LEVEL => 0,
                    behind if behind * LEVEL < 1.0 => 2,
                    _ => 1,
                };
                found.cases[case].push(format!("{set}-{rest} ({old})"));
                compared = true;
            }
            if !new.is_empty() && !compared && !older.is_empty() {
                found.alone.push(set);
            }
            if !new.is_empty() {
                older.push((set, new));
            }
        }
        found
    }

    /// Whether the newer set is ahead in most comparisons. None if there are no comparisons.
    fn pays(&self) -> Option<bool> {
        let [ahead, level, behind] = self.cases.each_ref().map(Vec::len);
        (ahead + level + behind > 0).then_some(ahead > level + behind)
    }

    fn in_words(&self) -> String {
        let cases: usize = self.cases.iter().map(Vec::len).sum();
        let mut text = if cases == 0 {
            "no variant was measured on two vector sets".into()
        } else {
            format!("{cases} variants were also measured on an older vector set (in parentheses); the newer set is")
        };
        for (cases, how) in self.cases.iter().zip(["faster", "about as fast", "slower"]).filter(|(c, _)| !c.is_empty())
        {
            text += &format!(" {how} in {}: {};", cases.len(), cases.join(", "));
        }
        let mut text = text.trim_end_matches(';').to_owned();
        if !self.alone.is_empty() {
            text += &format!("; these sets were not compared with an older set: {}", self.alone.join(", "));
        }
        text
    }
}

/// Returns the name of a variant, without the part that names the architecture.
fn short<'a>(gain: &Gain<'a>) -> Option<&'a str> {
    gain.row.variant.split_once('-').filter(|(arch, _)| matches!(*arch, "32" | "64")).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::table::Unit, report::synthetic::row};

    fn all(figures: &[(&str, &str, f64)]) -> Vec<(String, String, Option<bool>)> {
        let of = |(owner, variant, c): &(&str, &str, f64)| {
            row(gain::EXPERIMENT, owner, variant, 1024, Unit::CyclesPerByte, *c)
        };
        let rows: Vec<_> = figures.iter().map(of).collect();
        let rows: Vec<_> = rows.iter().collect();
        let gains = gain::gains(&rows);
        let agrees = |answer| match answer {
            Answer::Yes | Answer::Less | Answer::More => Some(true),
            Answer::No => Some(false),
            Answer::Level | Answer::Unknown => None,
        };
        findings(&gains[0]).into_iter().map(|f| (f.paper, f.here, agrees(f.answer))).collect()
    }

    const SAME: [(&str, &str, f64); 10] = [
        ("compiled", "64-gsrc-O3", 20.0),
        ("compiled", "64-gitr-O3", 15.0),
        ("paper", "64-gr-R4A", 16.0),
        ("paper", "64-gm-L4", 40.0),
        ("paper", "64-gs-L4", 18.0),
        ("paper", "64-gs-L4EKP2f", 8.0),
        ("paper", "64-ga-L4", 9.0),
        ("paper", "64-ga2-L4", 10.0),
        ("lab", "64-ga-L4+key", 7.0),
        ("fastgost", "avx512", 1.0),
    ];

    #[test]
    fn what_is_the_same() {
        let found = all(&SAME);
        let of = |start: &str| found.iter().find(|f| f.0.starts_with(start)).unwrap_or_else(|| panic!("{start}"));
        let best = of("SSE and SSE2");
        assert_eq!(best.2, Some(true));
        assert_eq!(
            best.1,
            "the fastest variant is 64-gs-L4EKP2f, with 8.00 cycles per byte; the cycles per byte of the fastest \
             variant of each vector set are: gr 16.0, gm 40.0, gs 8.00, ga 9.00, ga2 10.0"
        );
        assert_eq!(
            (of("speed is not").2, of("some MMX").2, of("the gains over src").2),
            (Some(false), Some(true), Some(true))
        );
        assert!(
            of("the gains over src").1.starts_with(
                "the fastest variant is 2.50× as fast as src (64-gsrc-O3), and 1.88× as fast as the fastest"
            ),
            "{}",
            of("the gains over src").1
        );
        assert!(
            of("the compiled pextrw").1.starts_with("64-gitr-O3 is 1.20× as fast"),
            "{}",
            of("the compiled pextrw").1
        );
        assert_eq!(
            of("speed is not").1,
            "3 variants were also measured on an older vector set (in parentheses); the newer set is faster in 2: \
             gs-L4 (gm), ga-L4 (gs); slower in 1: ga2-L4 (ga); these sets were not compared with an older set: gm"
        );
        assert_eq!(of("the axis").1, "the fastest variant reaches 462 MB/s at 3.70 GHz");
    }

    #[test]
    fn what_is_not() {
        let mut figures = SAME;
        figures[3].2 = 12.0;
        figures[4].2 = 11.5;
        figures[5].2 = 11.0;
        figures[6].2 = 10.0;
        figures[7].2 = 5.0;
        let found = all(&figures);
        let agrees: Vec<_> = found.iter().filter_map(|f| f.2).collect();
        // In these results, the newest set is the best set. MMX is less than twice as slow as the best set. The gain is
        // larger than the gain in the paper.
        assert_eq!(agrees, [false, false, true, true]);
        figures[7].2 = 9.0;
        assert_eq!(all(&figures).iter().filter_map(|f| f.2).collect::<Vec<_>>(), [false, false, false, true]);
    }

    /// Checks that a set does not count as slower only because the fastest core was not measured on this set.
    #[test]
    fn newness_is_that_of_the_set_alone() {
        let newness = |figures: &[(&str, f64)]| {
            let rows = figures.iter().map(|(variant, c)| ("paper", *variant, *c));
            let all = all(&[SAME[0]].into_iter().chain(rows).collect::<Vec<_>>());
            let found = all.into_iter().find(|f| f.0.starts_with("speed is not")).unwrap();
            (found.1, found.2)
        };
        let (text, same) = newness(&[("64-gs-R4P4", 7.0), ("64-gs3-F3", 14.0)]);
        assert_eq!(
            (&*text, same),
            ("no variant was measured on two vector sets; these sets were not compared with an older set: gs3", None)
        );
        let figures = [("64-ga-R4P4", 7.0), ("64-ga-L4", 20.0), ("64-ga2-L4", 15.0), ("64-ga2-F4P4", 9.0)];
        let (text, same) = newness(&figures);
        assert!(text.ends_with("the newer set is faster in 1: ga2-L4 (ga)"), "{text}");
        assert_eq!(same, Some(false));
        let (text, same) = newness(&[("64-gs-L4", 20.0), ("64-ga-L4", 19.8)]);
        assert!(text.ends_with("about as fast in 1: ga-L4 (gs)"), "{text}");
        assert_eq!(same, Some(true));
    }

    /// Checks that there are no findings if the results have only compiled code.
    #[test]
    fn nothing_without_variants() {
        assert!(all(&SAME[..2]).is_empty());
    }
}
