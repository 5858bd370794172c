//! A chart of lines, one for each series. The x axis shows bytes, threads or messages.
use super::{
    plot::{self, Plot},
    scale::{self, Scale},
    svg::{self, SIZE, WIDTH, at},
};
use maud::{Markup, html};

pub fn draw(plot: &Plot) -> Markup {
    let (low, high) = plot.values().fold((f64::MAX, f64::MIN), |(a, b), v| (a.min(v), b.max(v)));
    // If the largest figure is more than 12 times the smallest, the lines with small figures would merge on a linear
    // axis. So the axis is logarithmic.
    let log = high / low > 12.0;
    let y = Scale::new(plot.values(), log, BOTTOM, TOP).padded();
    let ticks: Vec<_> = y.ticks(7).into_iter().map(|v| (y.place(v), scale::tick(v))).collect();
    let left = ticks.iter().map(|(_, t)| svg::width(t)).fold(0.0, f64::max) + 10.0;
    let right = if plot.references.is_empty() { WIDTH - 12.0 } else { WIDTH - 22.0 };

    let mut places: Vec<f64> = plot.series.iter().flat_map(|s| s.points.iter().map(|p| p.x)).collect();
    places.sort_by(f64::total_cmp);
    places.dedup();
    let wide = places.last().zip(places.first()).is_some_and(|(b, a)| b / a > 8.0);
    let x = x_scale(&places, plot.axis != "threads" && wide, [left + 8.0, right - 8.0]);
    let labels = x_labels(&places, &plot.axis, &x, right);

    let inside = html! {
        @for (place, text) in &ticks {
            (svg::line("grid", [left, *place], [right, *place]))
            (svg::text(left - 5.0, place + SIZE * 0.35, "end", text))
        }
        (svg::line("axis", [left, BOTTOM], [right, BOTTOM]))
        @for (place, text) in &labels {
            (svg::line("axis", [*place, BOTTOM], [*place, BOTTOM + 4.0]))
            (svg::text(*place, BOTTOM + 16.0, "middle", text))
        }
        (svg::text(0.0, SIZE, "title", &format!("{}{}", plot.measure(), if y.is_log() { " (log scale)" } else { "" })))
        (svg::text((left + right) / 2.0, HEIGHT - 3.0, "middle title", &axis_title(&plot.axis, x.is_log())))
        @for reference in &plot.references {
            (svg::line("reference", [left, y.place(reference.value)], [right, y.place(reference.value)]))
        }
        @for (i, place) in svg::tags(&plot.references, |v| y.place(v), SIZE * 1.25, [TOP, BOTTOM]) {
            (svg::text(right + 5.0, place + SIZE * 0.35, "strong", &svg::tag(i)))
        }
        // Our lines are drawn last, so that they are above the other lines.
        @for series in plot.series.iter().rev() {
            @let places: Vec<_> = series.points.iter().map(|p| (x.place(p.x), y.place(p.y), p)).collect();
            @let path: Vec<_> = places.iter().map(|(x, y, _)| format!("{} {}", at(*x), at(*y))).collect();
            g {
                path class={ "curve " (series.style.class()) } d={ "M" (path.join("L")) } {}
                @for (x, y, point) in &places {
                    g {
                        title {
                            (series.name) ", " (plot::place(&plot.axis, point.x)) " " (plot.axis) ": "
                            (scale::figure(point.y)) " " (plot.unit.name()) " ("
                            (scale::figure(point.minimum)) " to " (scale::figure(point.maximum)) ")"
                        }
                        (svg::mark(series.style, *x, *y))
                    }
                }
            }
        }
    };
    svg::drawing(HEIGHT, &plot.title, &plot.description(), &inside)
}

/// The x axis goes from the first measured place to the last measured place. The axis does not begin at zero, because
/// nothing was measured at zero.
fn x_scale(places: &[f64], log: bool, [start, end]: [f64; 2]) -> Scale {
    match places {
        [only] => Scale::new([only / 2.0, only * 2.0].into_iter(), *only > 0.0, start, end),
        _ => Scale::spread(places, log, start, end),
    }
}

/// The ticks are at measured places, as far as there is space. First come the two ends, and then the other places from
/// the left.
fn x_labels(places: &[f64], axis: &str, x: &Scale, right: f64) -> Vec<(f64, String)> {
    let labels: Vec<_> = places.iter().map(|v| (x.place(*v), plot::place(axis, *v))).collect();
    let reach = |(place, text): &(f64, String)| {
        let half = svg::width(text) / 2.0;
        (place - half, place + half)
    };
    let mut kept: Vec<(f64, String)> = Vec::new();
    let (Some(last), count) = (labels.last(), labels.len()) else { return kept };
    for (i, label) in labels.iter().enumerate() {
        let (from, to) = reach(label);
        let free = kept.last().is_none_or(|k| reach(k).1 + GAP < from);
        if free && (i + 1 == count || to + GAP < reach(last).0) {
            kept.push(label.clone());
        }
    }
    // The last label must end inside the drawing, even if it is wide.
    if let Some(last) = kept.last_mut() {
        last.0 = last.0.min(right + 8.0 - svg::width(&last.1) / 2.0);
    }
    kept
}

fn axis_title(axis: &str, log: bool) -> String {
    let name = match axis {
        "bytes" => "bytes in a message",
        "messages" => "messages at once",
        other => other,
    };
    format!("{name}{}", if log { " (log scale)" } else { "" })
}

const HEIGHT: f64 = 250.0;
/// The y coordinate of the top of the plotting area.
const TOP: f64 = 26.0;
const BOTTOM: f64 = HEIGHT - 40.0;
/// The least gap between two labels.
const GAP: f64 = 6.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_leave_room_for_each_other() {
        let places: Vec<f64> = (4..=29).map(|i| (1_u64 << i) as f64).chain([576.0, 1472.0, 9000.0]).collect();
        let mut places = places;
        places.sort_by(f64::total_cmp);
        let x = x_scale(&places, true, [40.0, 340.0]);
        let labels = x_labels(&places, "bytes", &x, 348.0);
        assert!(labels.len() > 5, "{labels:?}");
        assert_eq!(labels.first().unwrap().1, "16");
        assert_eq!(labels.last().unwrap().1, "512\u{202f}Mi");
        for pair in labels.windows(2) {
            let [a, b] = [&pair[0], &pair[1]];
            assert!(a.0 + svg::width(&a.1) / 2.0 < b.0 - svg::width(&b.1) / 2.0, "{a:?} {b:?}");
        }
        assert!(x_labels(&[], "bytes", &x, 348.0).is_empty());
    }
}
