//! A chart of horizontal bars, one for each series. The best bar is at the top. The height of the chart grows with the
//! number of bars.
use super::{
    plot::Plot,
    scale::{self, Scale},
    svg::{self, SIZE, WIDTH, at},
};
use crate::experiment::table::Unit;
use maud::{Markup, html};

pub fn draw(plot: &Plot) -> Markup {
    let bars: Vec<_> = plot.series.iter().filter_map(|s| s.points.first().map(|p| (s, p))).collect();
    let mut widths: Vec<_> = bars.iter().map(|(s, _)| svg::width(&s.name)).collect();
    widths.sort_by(f64::total_cmp);
    let figures = bars.iter().map(|(_, p)| svg::width(&scale::figure(p.y))).fold(0.0, f64::max);
    // Long names are printed above their bars. But if there are many bars and only few long names, the names are cut
    // instead.
    let room = WIDTH * 0.42;
    let widest = widths.get(widths.len() * 9 / 10).copied().unwrap_or_default();
    let above = widest > room;
    let (left, pitch) = if above { (2.0, 31.0) } else { (widths.last().map_or(0.0, |w| w.min(room)) + 8.0, 19.0) };
    let right = WIDTH - figures - 8.0;
    let top = if plot.references.is_empty() { 24.0 } else { 40.0 };
    let bottom = top + pitch * bars.len() as f64 + 2.0;
    // In a chart of gains, bars begin at one, so that losses extend to the left.
    let gains = plot.unit == Unit::Times;
    let x =
        if gains { Scale::of_gains(plot.values(), left, right) } else { Scale::new(plot.values(), false, left, right) };
    let zero = x.place(if gains { 1.0 } else { 0.0 });
    // For each tick of the axis, `ticks` has its place and its text.
    let ticks: Vec<_> =
        x.ticks(((right - left) / 52.0) as usize).into_iter().map(|v| (x.place(v), scale::tick(v))).collect();

    let bar = |i: usize| top + pitch * i as f64 + if above { 17.0 } else { 3.0 };
    let inside = html! {
        @for (place, text) in &ticks {
            (svg::line("grid", [*place, top], [*place, bottom]))
            (svg::text(place.max(svg::width(text) / 2.0), bottom + 14.0, "middle", text))
        }
        (svg::text(0.0, SIZE, "title", &format!("{}{}", plot.measure(), if x.is_log() { " (log scale)" } else { "" })))
        // Bars are drawn first, then lines, and then texts, because later parts cover earlier parts.
        @for (i, (series, point)) in bars.iter().enumerate() {
            @let place = x.place(point.y);
            @let (from, to) = (place.min(zero), place.max(zero + 1.0));
            rect class={ "bar " (series.style.class()) } x=(at(from)) y=(at(bar(i))) width=(at(to - from)) height="13" {
                title {
                    (series.name) ": " (scale::figure(point.y)) " " (plot.unit.name()) " ("
                    (scale::figure(point.minimum)) " to " (scale::figure(point.maximum)) ")"
                }
            }
        }
        (svg::line("axis", [zero, top], [zero, bottom]))
        @for reference in &plot.references {
            (svg::line("reference", [x.place(reference.value), top - 4.0], [x.place(reference.value), bottom]))
        }
        @for (i, (series, point)) in bars.iter().enumerate() {
            @if above {
                (svg::text(left, bar(i) - 4.0, "", &svg::fitted(&series.name, WIDTH - left)))
            } @else {
                (svg::text(left - 6.0, bar(i) + 10.5, "end", &svg::fitted(&series.name, left - 8.0)))
            }
            (svg::text(x.place(point.y).max(zero + 1.0) + 4.0, bar(i) + 10.5, "figure", &scale::figure(point.y)))
        }
        @for (i, place) in svg::tags(&plot.references, |v| x.place(v), SIZE, [left, right]) {
            (svg::text(place, top - 8.0, "middle strong", &svg::tag(i)))
        }
    };
    svg::drawing(bottom + 20.0, &plot.title, &plot.description(), &inside)
}
