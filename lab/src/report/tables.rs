//! Shows figures in tables. A wide table scrolls without moving the rest of the page.
use super::{
    gain::Gains,
    input,
    page::anchor,
    plot,
    scale::{bytes, figure, times},
    verdict::{self, Comparison},
};
use crate::experiment::{
    owner::{MODEL, PAPER},
    table::Row,
};
use maud::{Markup, html};

/// Makes a table of the groups that our library does not win.
pub fn lost(lost: &[&Comparison<'_>], machines: &[&str]) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label="Where fastgost is not the best" {
            table {
                tr { th { "work" } th { "best" } th.n { "ahead by" } }
                @for c in lost {
                    tr {
                        td {
                            a href={ "#" (anchor(&c.ours.experiment)) } { (verdict::work(c.ours)) }
                            @if machines.len() > 1 { " on " (plot::letter(machines, &c.ours.machine)) }
                        }
                        td { (verdict::maker(c.other)) }
                        td.n {
                            @let in_turn = "measured in turn: the median of the ratios";
                            span title=(if c.raced { in_turn } else { "the ratio of the medians" }) {
                                (ahead(1.0 / c.times))
                            }
                            @if c.is_close() {
                                " "
                                abbr title="the two medians differ by no more than the scatter of their samples" {
                                    "(close)"
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Formats a factor above one. A small factor has three digits after the point, so that it does not look like one.
fn ahead(by: f64) -> String {
    if by < 1.095 { format!("{by:.3}×") } else { times(by) }
}

/// Makes a table of variants and their gains.
pub fn gains(gains: &Gains<'_>, machines: &[&str]) -> Markup {
    // The paper's rule is only about variants of the paper's kind. Our kernels and compiled code are shown for
    // comparison.
    let variants: Vec<_> = gains.gains.iter().filter(|g| g.row.owner == PAPER).collect();
    let passing = |which: usize| variants.iter().filter(|g| g.passes()[which]).count();
    let cycles = |row: &Row| figure(input::value(row).unwrap_or_default());
    html! {
        h3 {
            "Gain over compiled code, " (gains.algorithm) " " (gains.operation)
            @if machines.len() > 1 { " on " (plot::letter(machines, gains.machine)) }
        }
        p {
            "By the paper's rule, optimisation by hand is worth it from 20 % on. At "
            (bytes(gains.bytes as f64)) " bytes, "
            b { (passing(0)) " of " (variants.len()) } " variants pass over the best plain C, "
            code { (gains.baseline.variant) } " (" (cycles(gains.baseline)) " " (gains.baseline.unit.name()) "), and "
            b { (passing(1)) } " over the best compiled code of any kind, " code { (gains.compiled.variant) } " ("
            (cycles(gains.compiled)) ")."
        }
        div.scroll.tall tabindex="0" role="region" aria-label="Gain of each variant" {
            table {
                tr {
                    th { "variant" } th.n { (gains.baseline.unit.name()) } th.n { "over src" } th.n { "over the best" }
                    th.n { "over src, all sizes" } th { "20 %" }
                }
                @for g in &gains.gains {
                    tr {
                        td { (verdict::maker(g.row)) }
                        td.n { (cycles(g.row)) }
                        td.n { (times(g.times)) }
                        td.n { (times(g.over_compiled)) }
                        td.n { (times(g.range.0)) " to " (times(g.range.1)) }
                        td {
                            @if std::ptr::eq(g.row, gains.baseline) { "src" }
                            @else if std::ptr::eq(g.row, gains.compiled) { "best compiled" }
                            @else if g.row.owner != PAPER { "—" }
                            @else { @match g.passes() { [_, true] => "over both", [true, _] => "over src", _ => "—" } }
                        }
                    }
                }
            }
        }
    }
}

/// Makes a table of all rows.
pub fn all(rows: &[&Row], machines: &[&str]) -> Markup {
    let several = machines.len() > 1 || rows.iter().any(|r| r.owner == MODEL);
    html! {
        div.scroll.tall tabindex="0" role="region" aria-label="All figures" {
            table {
                tr {
                    @if several { th { "machine" } }
                    th { "algorithm" } th { "operation" } th { "by" } th { "variant" }
                    @for head in ["threads", "messages", "bytes", "median"] { th.n { (head) } }
                    th { "unit" }
                    @for head in ["mean", "minimum", "maximum", "deviation", "count", "ratio"] { th.n { (head) } }
                    th { "version" }
                }
                @for row in rows {
                    tr {
                        @if several { td { (row.machine) } }
                        td { (row.algorithm) } td { (row.operation) }
                        td { (row.owner) @if row.owner == MODEL { " (modelled)" } }
                        td { (row.variant) }
                        @for n in [row.threads, row.messages, row.bytes] { td.n { (n) } }
                        @if let Some(s) = row.summary {
                            td.n { b { (figure(s.median)) } }
                            td { (row.unit.name()) }
                            @for v in [s.mean, s.minimum, s.maximum, s.mad] { td.n { (figure(v)) } }
                            td.n { (s.count) }
                        } @else {
                            td {} td { (row.unit.name()) } td {} td {} td {} td {} td {}
                        }
                        td.n { @if let Some(r) = row.ratio { (figure(r)) } }
                        td { (row.origin.version) }
                    }
                }
            }
        }
    }
}
