//! The content of a chart. The definition of the chart says which rows and which series the chart shows, and in which
//! style.
use super::{
    input,
    look::{self, Style},
    scale,
};
use crate::experiment::{
    definition::{Chart, Kind, Reference},
    owner::{MODEL, PAPER, PUBLISHED},
    table::{Row, Unit},
};

pub struct Plot {
    pub title: String,
    pub kind: Kind,
    pub unit: Unit,
    /// In a chart of lines, the column along the x axis.
    pub axis: String,
    pub series: Vec<Series>,
    pub references: Vec<Reference>,
    /// Whether several rows were at the same point. If so, the best of these rows is drawn.
    pub crowded: bool,
}

pub struct Series {
    pub name: String,
    pub owner: String,
    pub style: Style,
    /// The points, sorted by their x coordinate.
    pub points: Vec<Point>,
}

#[derive(Clone, Copy)]
pub struct Point {
    pub x: f64,
    pub y: f64,
    pub minimum: f64,
    pub maximum: f64,
}

impl Plot {
    /// Makes the content of a chart. None if no row matches the definition.
    pub fn new(chart: &Chart, rows: &[&Row], machines: &[&str]) -> Option<Self> {
        let unit = Unit::from_name(&chart.unit)?;
        let x_of = |row: &Row| {
            chart.x.as_ref().map_or(Some(0.0), |x| row.cell(x).parse::<f64>().ok().filter(|x| x.is_finite()))
        };
        let mut series: Vec<Series> = Vec::new();
        let mut crowded = false;
        for row in rows.iter().filter(|r| r.unit == unit && chart.rows.has(r)) {
            let (Some(summary), Some(x)) = (row.summary, x_of(row)) else { continue };
            let name = name(&chart.series, row, machines);
            let point = Point { x, y: summary.median, minimum: summary.minimum, maximum: summary.maximum };
            let found = series.iter().position(|s| s.name == name).unwrap_or_else(|| {
                let style = Style { colour: None, mark: 0, dash: 0 };
                series.push(Series { name, owner: row.owner.clone(), style, points: Vec::new() });
                series.len() - 1
            });
            let points = &mut series[found].points;
            match points.iter_mut().find(|p| p.x == x) {
                None => points.push(point),
                Some(other) => {
                    crowded = true;
                    if input::better(unit, point.y, other.y) {
                        *other = point;
                    }
                }
            }
        }
        if series.is_empty() {
            return None;
        }
        for one in &mut series {
            one.points.sort_by(|a, b| a.x.total_cmp(&b.x));
        }
        // The best series comes first, because people read bars from the top. The legend of lines then also has this
        // order.
        let key = |s: &Series| s.points.last().map_or(0.0, |p| if unit.is_cost() { p.y } else { -p.y });
        series.sort_by(|a, b| key(a).total_cmp(&key(b)));
        if chart.kind == Kind::Lines {
            series.sort_by_key(|s| look::family(&s.owner));
        }
        match chart.kind {
            Kind::Lines => look::style(&mut series),
            Kind::Bars => look::by_owner(&mut series),
        }
        let references = chart.references.iter().filter(|r| r.value.is_finite() && r.value > 0.0).cloned().collect();
        let axis = chart.x.clone().unwrap_or_default();
        Some(Self { title: chart.title.clone(), kind: chart.kind, unit, axis, series, references, crowded })
    }

    /// Makes a chart of bars from figures that are not in a table. The best bar comes first.
    pub fn of_bars<'a>(
        title: &str,
        unit: Unit,
        bars: impl Iterator<Item = (String, &'a str, f64)>,
        references: Vec<Reference>,
    ) -> Self {
        let bar = |(name, owner, y): (String, &str, f64)| Series {
            name,
            owner: owner.to_owned(),
            style: Style { colour: None, mark: 0, dash: 0 },
            points: vec![Point { x: 0.0, y, minimum: y, maximum: y }],
        };
        let mut series: Vec<_> = bars.map(bar).collect();
        look::by_owner(&mut series);
        let (title, axis) = (title.to_owned(), String::new());
        Self { title, kind: Kind::Bars, unit, axis, series, references, crowded: false }
    }

    /// Returns the values of all points and of all reference lines.
    pub fn values(&self) -> impl Iterator<Item = f64> + '_ {
        let points = self.series.iter().flat_map(|s| s.points.iter().map(|p| p.y));
        points.chain(self.references.iter().map(|r| r.value))
    }

    /// Returns the label of the axis that shows the figures.
    pub fn measure(&self) -> String {
        measure(self.unit)
    }

    /// Returns a text with the content of the chart, for people who cannot see the chart.
    pub fn description(&self) -> String {
        let mut text = format!("{}: ", self.measure());
        for (i, s) in self.series.iter().enumerate() {
            let of = |p: &Point| match self.kind {
                Kind::Bars => scale::figure(p.y),
                Kind::Lines => format!("{} at {}", scale::figure(p.y), place(&self.axis, p.x)),
            };
            let points: Vec<_> = s.points.iter().map(of).collect();
            text += &format!("{}{}: {}", if i > 0 { "; " } else { "" }, s.name, points.join(", "));
        }
        text + "."
    }
}

/// Returns a label for an axis. The label also says which direction of the axis is better.
pub fn measure(unit: Unit) -> String {
    let direction = if unit.is_cost() { "less is better" } else { "more is better" };
    let name = match unit {
        Unit::CyclesPerByte => "cycles per byte",
        Unit::Cycles => "cycles per call",
        Unit::OpsPerSecond => "operations per second",
        Unit::MbPerSecond => "MB/s (10⁶ bytes)",
        Unit::Times => "times",
        Unit::Percent => "%",
        Unit::Absent => "absent",
        Unit::Wrong => "wrong",
    };
    format!("{name}, {direction}")
}

/// Returns the text for a place on the x axis. `axis` is the name of the column.
pub fn place(axis: &str, x: f64) -> String {
    if axis == "bytes" { scale::bytes(x) } else { scale::figure(x).trim_end_matches(".00").replace(".0", "") }
}

fn name(columns: &[String], row: &Row, machines: &[&str]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for column in columns {
        let cell = row.cell(column);
        match &**column {
            _ if cell.is_empty() => {}
            "threads" | "messages" => {
                parts.push(format!("{cell} {}{}", &column[..column.len() - 1], if cell == "1" { "" } else { "s" }))
            }
            "bytes" => parts.push(format!("{} B", scale::bytes(row.bytes as f64))),
            _ => parts.push(cell),
        }
    }
    // Modelled and published figures are for machines on which the lab did not run. For such a figure, the word
    // `modelled` or `published` is added to the name.
    let elsewhere = [(MODEL, "modelled"), (PUBLISHED, PUBLISHED)].into_iter().find(|(owner, _)| row.owner == *owner);
    if elsewhere.is_some() && !columns.iter().any(|c| c == "machine") {
        parts.push(row.machine.clone());
    }
    if let Some((owner, word)) = elsewhere {
        parts.retain(|p| p != owner);
        if !parts.iter().any(|p| p.ends_with(word)) {
            parts.push(format!("({word})"));
        }
    } else if machines.len() > 1 && !columns.iter().any(|c| c == "machine") {
        parts.push(format!("on {}", letter(machines, &row.machine)));
    }
    // The owner "paper" is left out here, because the names of its variants are clear without it.
    if row.owner == PAPER && parts.len() > 1 {
        parts.retain(|p| p != PAPER);
    }
    if parts.is_empty() { row.owner.clone() } else { parts.join(" ") }
}

/// Returns the label of a machine: A, B and so on. If the machine is not in the list, or is not among the first 26, the
/// label is its name.
pub fn letter(machines: &[&str], machine: &str) -> String {
    match machines.iter().position(|m| *m == machine) {
        Some(i) if i < 26 => char::from(b'A' + i as u8).to_string(),
        _ => machine.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::definition::Definition, report::synthetic};

    fn chart(text: &str) -> Chart {
        let head = "title = 't'\nabout = 'a'\n[full]\n[quick]\n[[chart]]\ntitle = 'c'\n";
        Definition::parse("test", &format!("{head}{text}")).unwrap().charts.remove(0)
    }

    fn names(plot: &Plot) -> Vec<&str> {
        plot.series.iter().map(|s| &*s.name).collect()
    }

    #[test]
    fn rows_become_series() {
        let mut rows = Vec::new();
        for (owner, variant, bytes, value) in [
            ("RustCrypto", "", 64, 20.0),
            ("fastgost", "avx2", 64, 3.0),
            ("fastgost", "avx512", 16384, 1.0),
            ("fastgost", "avx512", 64, 2.0),
            ("fastgost", "avx2", 64, 4.0),
        ] {
            rows.push(synthetic::row("x", owner, variant, bytes, Unit::CyclesPerByte, value));
        }
        rows.push(synthetic::row("x", "fastgost", "avx512", 64, Unit::MbPerSecond, 9.0));
        let rows: Vec<_> = rows.iter().collect();
        let lines = chart("kind = 'lines'\nx = 'bytes'\nseries = ['owner', 'variant']\nunit = 'cycles/byte'\n");
        let plot = Plot::new(&lines, &rows, &["m"]).unwrap();
        assert_eq!(names(&plot), ["fastgost avx512", "fastgost avx2", "RustCrypto"]);
        assert_eq!(plot.series[0].points.iter().map(|p| (p.x, p.y)).collect::<Vec<_>>(), [(64.0, 2.0), (16384.0, 1.0)]);
        // If two rows are at the same point, the better row is drawn.
        assert_eq!((plot.crowded, plot.series[1].points[0].y), (true, 3.0));
        assert!(plot.description().contains("fastgost avx512: 2.00 at 64, 1.00 at 16\u{202f}Ki; "));

        let some = "kind = 'bars'\nseries = ['variant']\nunit = 'cycles/byte'\nwhere = { variant = ['avx5*'], bytes = ['64'] }\n";
        assert_eq!(names(&Plot::new(&chart(some), &rows, &["m"]).unwrap()), ["avx512"]);
        let none = "kind = 'bars'\nseries = ['variant']\nunit = 'cycles/byte'\nwhere = { variant = ['avx5'] }\n";
        assert!(Plot::new(&chart(none), &rows, &["m"]).is_none());
    }

    #[test]
    fn machines_and_models_are_named() {
        let mut rows = vec![synthetic::row("x", "fastgost", "avx2", 64, Unit::Cycles, 3.0); 2];
        rows[1].machine = "another".into();
        rows.push(synthetic::row("x", MODEL, "", 64, Unit::Cycles, 4.0));
        rows[2].machine = "Elbrus".into();
        let machines = [&*rows[0].machine, "another"];
        let refs: Vec<_> = rows.iter().collect();
        let bars = chart("kind = 'bars'\nseries = ['owner', 'variant', 'bytes', 'threads']\nunit = 'cycles'\n");
        let plot = Plot::new(&bars, &refs, &machines).unwrap();
        let wanted =
            ["fastgost avx2 64 B 1 thread on A", "fastgost avx2 64 B 1 thread on B", "64 B 1 thread Elbrus (modelled)"];
        assert_eq!(names(&plot), wanted);
        assert_eq!(plot.series[2].style.colour, None);
    }
}
