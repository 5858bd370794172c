//! The drawing primitives of the charts. Sizes are in units of the drawing. The drawing is as wide as a phone's screen.
//! On a phone, a unit is a pixel.
//!
//! The crate plotters (0.3) could replace about 500 lines of this module and of `scale`, `lines` and `bars`. But
//! plotters writes colours and sizes into every element. So the charts would lose the dark theme, the styles for print,
//! the titles that a browser shows at each point, and labels that are cut to fit a phone. The code that chooses rows,
//! findings and tables would stay, and this code is two thirds of the report's code.
use super::{
    look::Style,
    plot::{Plot, Series},
};
use crate::experiment::definition::Reference;
use maud::{Markup, html};

/// The width of every chart.
pub const WIDTH: f64 = 360.0;
/// The font size.
pub const SIZE: f64 = 11.5;

/// Returns an upper bound of a text's width. Different browsers have different fonts, so this assumes a wide font.
pub fn width(text: &str) -> f64 {
    let ems = text.chars().map(|c| match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '|' | '\'' | '!' | ' ' | '\u{202f}' | 'I' => 0.34,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '/' | '-' => 0.42,
        'm' | 'w' | 'M' | 'W' | '%' | '@' => 0.98,
        'A'..='Z' | '+' | '<' | '>' | '=' | '~' | '&' => 0.8,
        c if c.is_ascii() => 0.64,
        c if (c as u32) < 0x2e80 => 0.8,
        _ => 1.05,
    });
    ems.sum::<f64>() * SIZE
}

/// Returns a text that fits into `room`. If the text is wider, it is cut.
pub fn fitted(text: &str, room: f64) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut cut = String::new();
    for c in text.chars() {
        cut.push(c);
        if width(&cut) + width("…") > room {
            cut.pop();
            break;
        }
    }
    cut + "…"
}

/// Formats a coordinate as text.
pub fn at(v: f64) -> String {
    format!("{v:.1}")
}

/// Makes the outer element of a drawing. A screen reader reads `label` first, and `description` only on request.
pub fn drawing(height: f64, label: &str, description: &str, inside: &Markup) -> Markup {
    html! {
        svg class="chart" viewBox={ "0 0 " (WIDTH) " " (at(height)) } role="img" aria-label=(label) {
            desc { (description) }
            (inside)
        }
    }
}

pub fn text(x: f64, y: f64, class: &str, text: &str) -> Markup {
    html! { text x=(at(x)) y=(at(y)) class=(class) { (text) } }
}

pub fn line(class: &str, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) -> Markup {
    html! { line class=(class) x1=(at(x1)) y1=(at(y1)) x2=(at(x2)) y2=(at(y2)) {} }
}

/// Draws one of the `MARKS` shapes around a point.
pub fn mark(style: Style, x: f64, y: f64) -> Markup {
    let shape = match style.mark {
        0 => "m-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
        1 => "m-2.9-2.9h5.8v5.8h-5.8z",
        2 => "m0-3.9l3.7 6.4h-7.4z",
        3 => "m0-4.2l4.2 4.2l-4.2 4.2l-4.2-4.2z",
        4 => "m0 3.9l3.7-6.4h-7.4z",
        _ => "m-1.2-3.8h2.4v2.6h2.6v2.4h-2.6v2.6h-2.4v-2.6h-2.6v-2.4h2.6z",
    };
    html! { path class={ "mark " (style.class()) } d={ "M" (at(x)) " " (at(y)) (shape) } {} }
}

/// Makes the legend of lines or bars. The legend is outside the drawing, so that the legend's text can wrap.
pub fn legend(plot: &Plot, bars: bool) -> Markup {
    let mut shown: Vec<(&str, &Series)> = Vec::new();
    for series in &plot.series {
        let name = if bars { &*series.owner } else { &*series.name };
        if !shown.iter().any(|(n, _)| *n == name) {
            shown.push((name, series));
        }
    }
    if bars && shown.len() < 2 {
        shown.clear();
    }
    html! {
        @if shown.len() + plot.references.len() > 0 {
            ul.legend {
                @for (name, series) in shown {
                    li {
                        svg class="key" viewBox="0 0 26 12" aria-hidden="true" {
                            @if bars {
                                rect class={ "bar " (series.style.class()) } x="3" y="1" width="20" height="10" {}
                            } @else {
                                (line(&format!("curve {}", series.style.class()), [1.0, 6.0], [25.0, 6.0]))
                                (mark(series.style, 13.0, 6.0))
                            }
                        }
                        (name)
                    }
                }
                @for (i, reference) in plot.references.iter().enumerate() {
                    li {
                        svg class="key" viewBox="0 0 26 12" aria-hidden="true" {
                            (line("reference", [1.0, 6.0], [25.0, 6.0]))
                        }
                        b { (tag(i)) } " " (reference.text) ": " (super::scale::figure(reference.value))
                    }
                }
            }
        }
    }
}

/// Returns the text of the tag that marks a reference line in the drawing.
pub fn tag(index: usize) -> String {
    match u8::try_from(index) {
        Ok(i) if i < 26 => char::from(b'a' + i).to_string(),
        _ => (index + 1).to_string(),
    }
}

/// Places the tags of reference lines. Each place comes with the index of its line. Tags that would overlap are moved
/// apart.
pub fn tags(
    references: &[Reference],
    place: impl Fn(f64) -> f64,
    apart: f64,
    [low, high]: [f64; 2],
) -> Vec<(usize, f64)> {
    let mut places: Vec<_> = references.iter().enumerate().map(|(i, r)| (i, place(r.value).clamp(low, high))).collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    for i in 1..places.len() {
        places[i].1 = places[i].1.max(places[i - 1].1 + apart);
    }
    // Tags that were moved beyond the end are moved back inside.
    let mut limit = high;
    for (_, place) in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - apart;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_fits() {
        assert_eq!(fitted("64-gs-L4", 200.0), "64-gs-L4");
        let cut = fitted("a name that is far too long for this place", 80.0);
        assert!(cut.ends_with('…') && width(&cut) <= 80.0, "{cut}");
        assert_eq!(fitted("name", 0.0), "…");
    }

    #[test]
    fn tags_are_apart() {
        let values = [5.0, 5.1, 0.1, 9.99, 9.98];
        let references: Vec<_> = values.map(|value| Reference { text: String::new(), value }).into();
        let tags = tags(&references, |v| v * 20.0, 12.0, [0.0, 200.0]);
        assert_eq!(tags.len(), 5);
        assert!(tags.windows(2).all(|w| w[1].1 - w[0].1 >= 11.99), "{tags:?}");
        assert!(tags.iter().all(|(_, place)| (0.0..=200.0).contains(place)));
        assert_eq!(tag(1), "b");
    }

    #[test]
    fn markup_in_texts_stays_text() {
        let drawn = drawing(10.0, "a \"label\"", "<b>", &text(0.0, 0.0, "x", "<script>&")).into_string();
        assert!(
            drawn.contains("&lt;script&gt;&amp;")
                && drawn.contains("a &quot;label&quot;")
                && drawn.contains("&lt;b&gt;")
        );
    }
}
