//! Tests the page as a whole, and tests its parts.
use super::{input::Input, *};
use crate::experiment::{
    papers,
    table::{Row, Table, Unit},
};
use std::collections::BTreeMap;

fn page() -> String {
    let (definitions, input) = synthetic::hard();
    page::html(&input, &definitions)
}

#[test]
fn every_experiment_is_drawn() {
    let definitions = definitions().unwrap();
    let page = page::html(&synthetic::of(&definitions, "A machine"), &definitions);
    for (name, definition) in &definitions {
        let section = page.split(&format!("<section id=\"{name}\">")).nth(1).and_then(|s| s.split("</section>").next());
        let section = section.unwrap_or_else(|| panic!("no section of {name}"));
        if let Some(citation) = papers::citation(&definition.paper) {
            assert!(section.contains(&maud::html! { (citation) }.into_string()), "{name}: its paper is not named");
        }
        let charts = section.matches("<svg class=\"chart\"").count();
        assert!(charts >= definition.charts.len().max(1), "{name}: {charts} charts");
        for chart in &definition.charts {
            for reference in &chart.references {
                assert!(
                    section.contains(&maud::html! { (reference.text) }.into_string()),
                    "{name}: {}",
                    reference.text
                );
            }
        }
    }
}

/// Checks that the paper's own figures are drawn, and that they do not belong to one of our machines. The paper's
/// findings must be next to the machine's findings.
#[test]
fn figures_of_a_card() {
    let definitions = definitions().unwrap();
    let row = |owner: &str, variant: &str, value| Row {
        algorithm: "kuznyechik".into(),
        operation: "encrypt, kernel alone".into(),
        ..synthetic::row("gpu", owner, variant, 1 << 29, Unit::MbPerSecond, value)
    };
    let old = Row { machine: "An old card".into(), ..row("published", "texture", 1403.0) };
    let rows = vec![row("fastgost", "bit-sliced", 9e4), row("paper", "global", 4e4), row("paper", "texture", 5e4), old];
    let input = Input { rows, ..Input::default() };
    let page = page::html(&input, &definitions);
    assert!(page.contains("What the paper finds, and what is found here, gpu</h3>"), "{page}");
    assert!(page.contains("texture gives 50000; global gives 40000 MB/s</td><td>no</td>"), "{page}");
    assert!(
        page.contains("texture An old card (published)") && page.contains("is the best in <b>all 1</b> groups"),
        "{page}"
    );
}

#[test]
fn results_of_no_definition_are_drawn_too() {
    let page = page();
    let section = page.split("<section id=\"unknown\">").nth(1).unwrap();
    assert!(section.contains("<svg class=\"chart\"") && section.contains("123\u{202f}456"));
}

#[test]
fn nothing_of_the_data_is_markup() {
    let page = page();
    assert!(!page.contains("<script"));
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;"));
}

#[test]
fn the_page_needs_nothing_else() {
    let page = page();
    for outside in ["http:", "https:", "url(", "@import", "src=", "<link rel=\"stylesheet\""] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"));
}

#[test]
fn the_first_screen_tells_who_is_ahead() {
    let (definitions, mut input) = synthetic::hard();
    let first = |input: &Input| {
        let page = page::html(input, &definitions);
        page.split("<section class=\"verdict\">").nth(1).unwrap().split("</section>").next().unwrap().to_owned()
    };
    // There are 21 sizes, and 16 numbers of threads (1 to 16).
    assert!(first(&input).contains("all 37</b> groups of equal work; there is none that it does not win"));
    input.rows.push(synthetic::row("scaling", "GMP", "fast", 4096, Unit::MbPerSecond, 4000.0));
    let absent =
        Row { unit: Unit::Absent, summary: None, ..synthetic::row("scaling", "nettle", "", 0, Unit::Cycles, 1.0) };
    input.rows.push(absent);
    let text = first(&input);
    assert!(text.contains("36 of 37</b>") && text.contains("GMP fast") && text.contains("4.00×"), "{text}");
    assert!(text.contains("Absent, so not compared: <b>nettle</b> (streebog256)."), "{text}");
    assert!(!text.contains("Excluded from"));
    let wrong = Row { unit: Unit::Wrong, summary: None, ..synthetic::row("scaling", "GMP", "", 64, Unit::Cycles, 1.0) };
    input.rows.push(wrong);
    let text = first(&input);
    assert!(text.contains("two runs: <b>GMP</b> (streebog256)."), "{text}");
    // If there are only rows of our library, nothing can be compared.
    input.rows.retain(|r| r.owner == "fastgost");
    assert!(first(&input).contains("Nothing to compare"));
}

#[test]
fn several_machines_are_overlaid() {
    let (definitions, mut input) = synthetic::hard();
    let more: Vec<_> = input.rows.iter().map(|r| Row { machine: "Another machine".into(), ..r.clone() }).collect();
    input.rows.extend(more);
    let page = page::html(&input, &definitions);
    assert!(page.contains("<b>A</b> A machine, 3.7 GHz") && page.contains("<b>B</b> Another machine, 3.7 GHz"));
    assert!(page.contains("fastgost avx512 on A</") && page.contains("fastgost avx512 on B</"));
    assert!(page.contains("all 74</b> groups"));
    assert!(page.contains("there is none that it does not win. On A, 37 of 37. On B, 37 of 37."));
    input.rows.push(synthetic::row("scaling", "GMP", "fast", 4096, Unit::MbPerSecond, 4000.0));
    let page = page::html(&input, &definitions);
    assert!(page.contains("73 of 74</b> groups of equal work. On A, 36 of 37. On B, 37 of 37."));
}

/// Draws the recorded results of every machine, in the way that the record's README describes.
#[cfg(target_pointer_width = "64")]
#[test]
fn the_record_is_drawn() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("record");
    let folders = |dir: &Path| -> Vec<PathBuf> {
        let paths = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
        let mut folders: Vec<_> = paths.filter(|p| p.is_dir()).collect();
        folders.sort();
        folders
    };
    let newest: Vec<_> = folders(&record).iter().filter_map(|machine| folders(machine).pop()).collect();
    let input = Input::read(&newest).unwrap();
    let machines = input.machines();
    // The folder of a GPU may also contain results of the CPU of the same machine.
    assert!(machines.len() >= newest.len(), "{machines:?}");
    let page = page::html(&input, &definitions().unwrap());
    for (machine, letter) in machines.iter().zip('A'..) {
        assert!(page.contains(&maud::html! { b { (letter) } " " (machine) }.into_string()), "{machine}");
    }
    for experiment in experiments::ALL {
        let recorded = input.rows.iter().any(|row| row.experiment == experiment.name);
        // If no machine with a GPU has been recorded, the experiment `gpu` is not in the record.
        assert!(recorded || experiment.name == "gpu", "{} is not in the record", experiment.name);
        let section = page.split(&format!("<section id=\"{}\">", experiment.name)).nth(1);
        assert_eq!(section.is_some(), recorded, "{}", experiment.name);
        let Some(section) = section else { continue };
        let charts = section.split("<details>").next().unwrap();
        for (machine, letter) in machines.iter().zip('A'..) {
            let has = input.rows.iter().any(|r| (&*r.experiment, &*r.machine) == (experiment.name, *machine));
            assert_eq!(charts.contains(&format!("on {letter}</")), has, "{}: lines of {letter}", experiment.name);
        }
    }
}

#[test]
fn what_is_modelled_says_so() {
    let (definitions, mut input) = synthetic::hard();
    input
        .rows
        .push(Row { machine: "Elbrus".into(), ..synthetic::row("model", "model", "", 64, Unit::CyclesPerByte, 5.0) });
    let page = page::html(&input, &definitions);
    let section = page.split("<section id=\"model\">").nth(1).unwrap();
    assert!(section.contains("<b>Modelled</b>. They were computed") && section.contains("Elbrus (modelled)"));
    // Our code was not measured on this machine, so it is not in the list of machines.
    assert!(page.contains("<p class=\"machine\">A machine, 3.7 GHz</p>"));
}

#[test]
fn from_folders_to_a_file() {
    let dir = tempfile::tempdir().unwrap();
    let (_, input) = synthetic::hard();
    let mut table = Table::create(dir.path(), "hard").unwrap();
    for row in &input.rows {
        table.add(row).unwrap();
    }
    table.finish().unwrap();
    let report = |out: &Path| {
        let arguments = Arguments { folders: vec![dir.path().to_owned()], out: out.to_owned() };
        run(&arguments, &mut Vec::new()).map_err(|e| e.to_string())
    };
    let file = dir.path().join("report.html");
    report(&file).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("<!DOCTYPE html>") && text.ends_with("</html>"));
    let error = report(&dir.path().join("no/report.html")).unwrap_err();
    assert!(error.ends_with("no/report.html: cannot be written: entity not found"), "{error}");
    assert!(report(dir.path()).unwrap_err().contains("it is a folder"));
    // The folder has only the two written files, and no temporary file.
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
}

/// Returns the colours of the style sheet: first for light pages, and then for dark pages.
fn themes() -> [BTreeMap<&'static str, [f64; 3]>; 2] {
    let style = include_str!("style.css");
    let (light, dark) = style.split_once("@media (prefers-color-scheme: dark)").unwrap();
    [light, dark.split_once("* {").unwrap().0].map(|part| {
        let colours = part.split("--").skip(1).filter_map(|entry| entry.split_once(": #"));
        let channel = |hex: &str, i: usize| f64::from(u8::from_str_radix(&hex[i..i + 2], 16).unwrap()) / 255.0;
        let linear = |c: f64| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
        colours.map(|(name, hex)| (name, [0, 2, 4].map(|i| linear(channel(hex, i))))).collect()
    })
}

fn luminance([r, g, b]: [f64; 3]) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

#[test]
fn colours_stand_out() {
    for theme in themes() {
        assert!(theme.len() >= 14, "{theme:?}");
        for (name, least) in [("text", 7.0), ("muted", 4.5), ("model", 3.0), ("lost", 3.0)] {
            assert!(contrast(theme[name], theme["page"]) >= least, "{name}");
        }
        for (name, colour) in theme.iter().filter(|(name, _)| name.starts_with('c')) {
            let contrast = contrast(*colour, theme["page"]);
            assert!(contrast >= 3.0, "{name}: {contrast:.2}");
        }
    }
}

/// Models of normal sight, and of the sight of people who lack one of two kinds of cones in their eyes. The matrices of
/// Machado, Oliveira and Fernandes (2009) change linear RGB.
const SIGHTS: [[[f64; 3]; 3]; 3] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
];

/// Converts a colour to CIE L*a*b*. In this space, distances are roughly the differences that people perceive.
fn lab(rgb: [f64; 3]) -> [f64; 3] {
    let dot = |m: [f64; 3]| m.iter().zip(rgb).map(|(m, c)| m * c).sum::<f64>();
    let xyz =
        [dot([0.4124, 0.3576, 0.1805]) / 0.9505, dot([0.2126, 0.7152, 0.0722]), dot([0.0193, 0.1192, 0.9505]) / 1.089];
    let [x, y, z] = xyz.map(|v| if v > 0.008856 { v.cbrt() } else { 7.787 * v + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn colours_can_be_told_apart() {
    let mut close = Vec::new();
    for (theme, colours) in themes().into_iter().enumerate() {
        for (sight, matrix) in SIGHTS.iter().enumerate() {
            let seen =
                |c: [f64; 3]| lab(matrix.map(|row| row.iter().zip(c).map(|(m, c)| m * c).sum::<f64>().clamp(0.0, 1.0)));
            let colours: Vec<_> =
                colours.iter().filter(|(n, _)| n.starts_with('c')).map(|(n, c)| (n, seen(*c))).collect();
            for (i, (a, x)) in colours.iter().enumerate() {
                for (b, y) in &colours[..i] {
                    let distance = x.iter().zip(y).map(|(x, y)| (x - y).powi(2)).sum::<f64>().sqrt();
                    if distance < 14.0 {
                        close.push(format!("theme {theme}, sight {sight}: {a} {b} {distance:.1}"));
                    }
                }
            }
        }
    }
    assert!(close.is_empty(), "{close:#?}");
}
