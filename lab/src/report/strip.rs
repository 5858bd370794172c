//! Shows all comparisons at a glance, with one row for each experiment. Each comparison is a stroke. The position of
//! the stroke shows the factor by which our code is faster.
use super::{
    scale::{self, Scale},
    svg::{self, SIZE, WIDTH, at},
    verdict::{self, Comparison},
};
use maud::{Markup, html};

pub fn draw(experiments: &[(&str, Vec<&Comparison<'_>>)]) -> Markup {
    let all = || experiments.iter().flat_map(|(_, c)| c.iter().map(|c| c.times));
    let x = Scale::new(all().chain([1.0, 2.0]), true, 10.0, WIDTH - 14.0).padded();
    let bottom = TOP + PITCH * experiments.len() as f64;
    let description: Vec<_> = experiments.iter().map(|(name, c)| format!("{name}: {}", summary(c))).collect();
    let inside = html! {
        (svg::text(0.0, SIZE, "title", "times as fast as the best of the others (log scale)"))
        @for v in x.ticks(8) {
            @let place = x.place(v);
            (svg::line("grid", [place, TOP], [place, bottom]))
            (svg::text(place, bottom + 14.0, "middle", &scale::tick(v)))
        }
        (svg::line("axis", [x.place(1.0), TOP - 4.0], [x.place(1.0), bottom]))
        @for (i, (name, comparisons)) in experiments.iter().enumerate() {
            @let y = TOP + PITCH * i as f64;
            (svg::text(4.0, y + 12.0, "strong", &svg::fitted(name, WIDTH - 90.0)))
            (svg::text(WIDTH - 2.0, y + 12.0, "end", &tally(comparisons)))
            @for c in comparisons {
                @let place = x.place(c.times);
                g {
                    title { (verdict::work(c.ours)) ": " (scale::times(c.times)) " the speed of " (verdict::maker(c.other)) }
                    @if c.is_won() {
                        rect class="stroke" x=(at(place - 1.5)) y=(at(y + 18.0)) width="3" height="14" rx="1.5" {}
                    } @else {
                        path class="lost" d={ "M" (at(place)) " " (at(y + 32.0)) "l5-13h-10z" } {}
                    }
                }
            }
        }
    };
    svg::drawing(bottom + 20.0, "Speed relative to the best of the others", &description.join("; "), &inside)
}

fn tally(comparisons: &[&Comparison<'_>]) -> String {
    let won = comparisons.iter().filter(|c| c.is_won()).count();
    format!("best in {won} of {}", comparisons.len())
}

/// Returns the number of wins and the range of the factors of an experiment. The comparisons must be sorted by their
/// factor.
pub fn summary(comparisons: &[&Comparison<'_>]) -> String {
    let times = |i: usize| scale::times(comparisons[i].times);
    match comparisons.len() {
        0 => "nothing to compare with".into(),
        1 => format!("{} group of equal work, {} the speed of the best of the others", tally(comparisons), times(0)),
        n => format!(
            "{} groups of equal work, {} to {} the speed of the best of the others, median {}",
            tally(comparisons),
            times(0),
            times(n - 1),
            times(n / 2)
        ),
    }
}

const TOP: f64 = 28.0;
const PITCH: f64 = 38.0;
