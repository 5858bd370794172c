//! Makes the page of the report. The page has a verdict, and a section for each experiment. The crate maud writes all
//! text, and escapes it.
use super::{
    bars, findings, gain,
    input::{self, Input},
    lines,
    plot::{self, Plot},
    strip, svg, tables,
    verdict::{self, Comparison},
};
use crate::experiment::{
    definition::{Chart, Definition, Kind},
    origin::Origin,
    owner::MODEL,
    papers,
    table::{Row, Unit},
};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::collections::BTreeSet;

pub fn html(input: &Input, definitions: &[(&str, Definition)]) -> String {
    let machines = input.machines();
    let comparisons = verdict::compare(&input.rows);
    let mut sections = Vec::new();
    for name in experiments(input, definitions) {
        let rows: Vec<_> = input.rows.iter().filter(|r| r.experiment == name).collect();
        let compared: Vec<_> = comparisons.iter().filter(|c| c.ours.experiment == name).collect();
        let definition = definitions.iter().find(|(n, _)| *n == name).map(|(_, d)| d);
        sections.push(Section { name, rows, compared, definition });
    }
    let title = "fastgost compared with others";
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                // Because of this line, the page loads nothing and runs no script, even if a table contains markup.
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                // Without this line, browsers would request an icon.
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (title) }
                    (described(input, &machines))
                }
                main {
                    (first_screen(input, &machines, &comparisons, &sections))
                    @for section in &sections { (section.html(&machines)) }
                    @if !input.notes.is_empty() {
                        section {
                            h2 { "Not read" }
                            ul { @for note in &input.notes { li { (note) } } }
                        }
                    }
                }
                footer {
                    p {
                        "Made by " code { "fastgost-lab report" } ". Figures are medians; pointing at one shows its "
                        "spread, and the tables contain all of them."
                    }
                }
            }
        }
    };
    page.into_string()
}

/// Returns the names of the experiments. First come the experiments with definitions, in their order. Then come all
/// other experiments.
fn experiments<'a>(input: &'a Input, definitions: &[(&'a str, Definition)]) -> Vec<&'a str> {
    let present: BTreeSet<&str> = input.rows.iter().map(|r| &*r.experiment).collect();
    let known = definitions.iter().map(|(name, _)| *name).filter(|n| present.contains(n));
    let mut names: Vec<_> = known.collect();
    let others: Vec<_> = present.into_iter().filter(|n| !names.contains(n)).collect();
    names.extend(others);
    names
}

fn described(input: &Input, machines: &[&str]) -> Markup {
    let clocks = |machine: &str| {
        let of = input.rows.iter().filter(|r| r.machine == machine && r.core_ghz > 0.0).map(|r| r.core_ghz);
        let (low, high) = of.fold((f64::MAX, f64::MIN), |(a, b), v| (a.min(v), b.max(v)));
        match (format!("{low:.1}"), format!("{high:.1}")) {
            _ if low > high => String::new(),
            (a, b) if a == b => format!(", {a} GHz"),
            (a, b) => format!(", {a} to {b} GHz"),
        }
    };
    // This part shows the origins of the figures, so that people can cite the figures. A machine's experiments may be
    // from several days.
    let origins = |machine: &str| {
        let of = input.rows.iter().filter(|r| r.machine == machine).map(|r| &r.origin).filter(|o| !o.date.is_empty());
        let words = |o: &Origin| {
            let commit = if o.commit.is_empty() { String::new() } else { format!("commit {}", o.commit) };
            let words = [&o.date, &commit, &o.compiler, &o.conditions].map(String::as_str);
            words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
        };
        of.map(words).collect::<BTreeSet<_>>().into_iter().map(|words| format!("; {words}")).collect::<String>()
    };
    html! {
        @if machines.len() == 1 {
            p.machine { (machines[0]) (clocks(machines[0])) (origins(machines[0])) }
        } @else if machines.len() > 1 {
            ul.machine {
                @for machine in machines {
                    li { b { (plot::letter(machines, machine)) } " " (machine) (clocks(machine)) (origins(machine)) }
                }
            }
        }
        @if let Some((from, to)) = input.written {
            @let dates = [from, to].map(|t| humantime::format_rfc3339_seconds(t).to_string()[..10].to_owned());
            p.when { "Measured " (dates[0]) @if dates[0] != dates[1] { " to " (dates[1]) } }
        }
    }
}

fn first_screen(input: &Input, machines: &[&str], comparisons: &[Comparison<'_>], sections: &[Section<'_>]) -> Markup {
    let lost: Vec<_> = {
        let mut lost: Vec<_> = comparisons.iter().filter(|c| !c.is_won()).collect();
        lost.sort_by(|a, b| a.times.total_cmp(&b.times));
        lost
    };
    let (all, won) = (comparisons.len(), comparisons.len() - lost.len());
    let shown: Vec<_> =
        sections.iter().filter(|s| !s.compared.is_empty()).map(|s| (s.name, s.compared.clone())).collect();
    html! {
        section.verdict {
            div {
                p.headline {
                    @if all == 0 {
                        "Nothing to compare: no work here was done both by fastgost and by others."
                    } @else if lost.is_empty() {
                        "fastgost is the best in " b { "all " (all) } " groups of equal work; "
                        "there is none that it does not win."
                    } @else {
                        "fastgost is the best in " b { (won) " of " (all) } " groups of equal work."
                    }
                    @if machines.len() > 1 && all > 0 {
                        @for machine in machines {
                            @let of = comparisons.iter().filter(|c| c.ours.machine == *machine);
                            // If the cycles of a machine were counted and not measured, its figures are not compared
                            // with other libraries.
                            @if of.clone().next().is_some() {
                                " On " (plot::letter(machines, machine)) ", "
                                (of.clone().filter(|c| c.is_won()).count()) " of " (of.count()) "."
                            }
                        }
                    }
                }
                @if !lost.is_empty() {
                    h2 { "Where others are faster" }
                    (tables::lost(&lost[..lost.len().min(FIRST)], machines))
                    @if lost.len() > FIRST {
                        details {
                            summary { "and " (lost.len() - FIRST) " more, by less" }
                            (tables::lost(&lost[FIRST..], machines))
                        }
                    }
                }
                @for (why, found) in [(ABSENT, Unit::Absent), (WRONG, Unit::Wrong)] {
                    @let found = verdict::without(found, &input.rows);
                    @if !found.is_empty() {
                        p.absent {
                            (why)
                            @for (i, ((machine, owner), algorithms)) in found.iter().enumerate() {
                                @if i > 0 { "; " }
                                b { (owner) }
                                @let named: Vec<_> = algorithms.iter().copied().filter(|a| !a.is_empty()).collect();
                                @if !named.is_empty() { " (" (named.join(", ")) ")" }
                                @if machines.len() > 1 { " on " (plot::letter(machines, machine)) }
                            }
                            "."
                        }
                    }
                }
                nav {
                    @for section in sections {
                        a href={ "#" (anchor(section.name)) } { (section.name) }
                    }
                }
            }
            @if !shown.is_empty() {
                figure { (strip::draw(&shown)) }
            }
        }
    }
}

struct Section<'a> {
    name: &'a str,
    rows: Vec<&'a Row>,
    compared: Vec<&'a Comparison<'a>>,
    definition: Option<&'a Definition>,
}

impl Section<'_> {
    fn html(&self, machines: &[&str]) -> Markup {
        let modelled = self.rows.iter().filter(|r| r.owner == MODEL).count();
        let charts = self.definition.map_or(&[][..], |d| &d.charts);
        let mut plots: Vec<_> = charts.iter().filter_map(|c| Plot::new(c, &self.rows, machines)).collect();
        let missing: Vec<_> =
            charts.iter().filter(|c| Plot::new(c, &self.rows, machines).is_none()).map(|c| &*c.title).collect();
        if plots.is_empty() {
            plots.extend(fallback(&self.rows).and_then(|chart| Plot::new(&chart, &self.rows, machines)));
        }
        let gains = if self.name == gain::EXPERIMENT { gain::gains(&self.rows) } else { Vec::new() };
        html! {
            section id=(anchor(self.name)) {
                h2 { (self.definition.map_or(self.name, |d| &*d.title)) }
                p.about {
                    code { (self.name) }
                    @if let Some(d) = self.definition {
                        " · " (d.about)
                    }
                }
                @if let Some((d, citation)) = self.definition.and_then(|d| Some((d, papers::citation(&d.paper)?))) {
                    p.about { "The paper, " (d.paper) ": " (citation) "." }
                }
                @if modelled > 0 {
                    p.modelled {
                        b { "Modelled" }
                        @if modelled < self.rows.len() { " figures are labelled so. They" } @else { ". They" }
                        " were computed from counted operations, not measured."
                    }
                }
                @if !self.compared.is_empty() {
                    p.tally { "fastgost: " (strip::summary(&self.compared)) "." }
                }
                div.charts {
                    @for gains in &gains { (chart(&gains.plot())) }
                    @for plot in &plots { (chart(plot)) }
                }
                (findings::tables(self.name, &self.rows, machines))
                @for gains in &gains { (tables::gains(gains, machines)) }
                @if !missing.is_empty() {
                    p.note { "Not drawn, because no row has such results: " (missing.join("; ")) "." }
                }
                details {
                    summary { "All figures (" (self.rows.len()) " rows)" }
                    (tables::all(&self.rows, machines))
                }
            }
        }
    }
}

const ABSENT: &str = "Absent, so not compared: ";
const WRONG: &str =
    "Excluded from some work, because they failed or their output differed from ours in one of two runs: ";

/// Returns a chart for an experiment that has results but no chart in its definition. The chart shows the best row of
/// each owner, variant, algorithm and operation, in the most common unit.
fn fallback(rows: &[&Row]) -> Option<Chart> {
    let count = |unit: Unit| rows.iter().filter(|r| r.unit == unit && input::value(r).is_some()).count();
    let unit = rows.iter().map(|r| r.unit).filter(|u| u.is_measured()).max_by_key(|u| count(*u))?;
    Some(Chart {
        title: "What each reaches".into(),
        kind: Kind::Bars,
        x: None,
        series: ["owner", "variant", "algorithm", "operation"].map(str::to_owned).into(),
        unit: unit.name().into(),
        rows: Default::default(),
        references: Vec::new(),
    })
}

fn chart(plot: &Plot) -> Markup {
    let bars = plot.kind == Kind::Bars;
    html! {
        figure {
            figcaption { (plot.title) }
            @if bars { (bars::draw(plot)) } @else { (lines::draw(plot)) }
            (svg::legend(plot, bars))
            @if plot.crowded {
                p.note { "Where several results fall on one place, the best is drawn." }
            }
        }
    }
}

/// Makes a name for a section that can be a part of a web address.
pub fn anchor(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' }).collect()
}

pub const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const STYLE: &str = include_str!("style.css");
/// The number of lost groups that are visible without a click.
const FIRST: usize = 8;
