//! Makes invented results, for tests.
use super::{gain, input::Input};
use crate::experiment::{
    definition::{Chart, Definition, Kind},
    origin::Origin,
    statistics::Summary,
    table::{Row, Unit},
};
use std::time::{Duration, SystemTime};

pub fn row(experiment: &str, owner: &str, variant: &str, bytes: usize, unit: Unit, value: f64) -> Row {
    let summary =
        Summary { mean: value, median: value, minimum: value * 0.9, maximum: value * 1.2, mad: 0.0, count: 9 };
    Row {
        experiment: experiment.into(),
        machine: "A machine".into(),
        core_ghz: 3.7,
        owner: owner.into(),
        algorithm: "streebog256".into(),
        operation: "hash".into(),
        variant: variant.into(),
        threads: 1,
        messages: 1,
        bytes,
        unit,
        summary: Some(summary),
        ratio: None,
        origin: Origin::default(),
        samples: Vec::new(),
    }
}

/// Makes enough rows to draw every chart of these definitions. In each chart that may show OpenSSL, OpenSSL is ahead.
pub fn of(definitions: &[(&str, Definition)], machine: &str) -> Input {
    let mut input = Input::default();
    for (name, definition) in definitions {
        for chart in &definition.charts {
            for (i, (owner, variant)) in CONTESTANTS.iter().enumerate() {
                for x in 0..if chart.kind == Kind::Lines { 6 } else { 1 } {
                    input.rows.push(of_chart(
                        name,
                        chart,
                        machine,
                        (owner, variant),
                        (1.0 + i as f64) * (9.0 - x as f64),
                        x,
                    ));
                }
            }
        }
        let absent = Row { unit: Unit::Absent, summary: None, ..row(name, "nettle", "", 0, Unit::Cycles, 1.0) };
        input.rows.push(Row { machine: machine.into(), ..absent });
    }
    input
}

fn of_chart(name: &str, chart: &Chart, machine: &str, (owner, variant): (&str, &str), cost: f64, x: u32) -> Row {
    let unit = Unit::from_name(&chart.unit).unwrap();
    let mut row = row(name, owner, variant, 1024, unit, if unit.is_cost() { cost } else { 4000.0 / cost });
    row.machine = machine.into();
    for (column, allowed) in &chart.rows.0 {
        let value = allowed[0].trim_end_matches('*');
        match &**column {
            // A row of another owner would not be drawn, so the row gets an allowed owner.
            "owner" if !allowed.iter().any(|a| a == owner) => row.owner = value.into(),
            "machine" => row.machine = value.into(),
            "algorithm" => row.algorithm = value.into(),
            "operation" => row.operation = value.into(),
            "variant" => row.variant = value.into(),
            "threads" => row.threads = value.parse().unwrap(),
            "messages" => row.messages = value.parse().unwrap(),
            "bytes" => row.bytes = value.parse().unwrap(),
            _ => {}
        }
    }
    match chart.x.as_deref() {
        Some("threads") => row.threads = 1 + x as usize,
        Some("messages") => row.messages = 1 << x,
        Some(_) => row.bytes = [16, 64, 576, 1472, 16384, 1 << 20][x as usize],
        None => {}
    }
    row
}

const CONTESTANTS: [(&str, &str); 10] = [
    ("OpenSSL", "ahead"),
    ("fastgost", "avx512"),
    ("fastgost", "avx512bw"),
    ("fastgost", "avx2-gfni"),
    ("fastgost", "avx2"),
    ("fastgost", "ssse3"),
    ("fastgost", "portable"),
    ("RustCrypto", ""),
    ("gost-engine", ""),
    ("model", ""),
];

/// Makes charts that are hard to draw, with many bars, long names, markup in names, figures far apart, and
/// references close together.
pub fn hard() -> (Vec<(&'static str, Definition)>, Input) {
    let definition = Definition::parse("hard", HARD).unwrap();
    let mut input = Input::default();
    let name = gain::EXPERIMENT;
    for (i, bytes) in (4..=24).map(|i| 1_usize << i).enumerate() {
        let cost = |c: f64| c * (1.0 + 8.0 / (1.0 + i as f64));
        for v in 0..60 {
            let variant = format!(
                "{}-gs-{}{}EKP{}f",
                if v % 3 == 0 { 32 } else { 64 },
                ['L', 'W', 'B', 'U', 'F'][v % 5],
                v,
                v % 4
            );
            input.rows.push(row(name, "paper", &variant, bytes, Unit::CyclesPerByte, cost(13.0 + v as f64 * 0.4)));
        }
        for (owner, variant, c) in [
            ("fastgost", "avx512", 1.1),
            ("fastgost", "portable", 16.2),
            ("compiled", "64-gsrc-O3", 29.0),
            ("compiled", "64-gsrc-Os with a name that is much longer than all of the others", 33.0),
            ("<script>alert(1)</script>", "& \"quoted\"", 40.0),
        ] {
            input.rows.push(row(name, owner, variant, bytes, Unit::CyclesPerByte, cost(c)));
        }
    }
    for (v, owner) in ["fastgost", "GMP", "OpenSSL", "crypto-bigint"].into_iter().enumerate() {
        for threads in 1..=16 {
            let value = 1e3 * 0.5_f64.powi(v as i32 * 2) * threads as f64;
            input.rows.push(Row { threads, ..row("scaling", owner, "", 4096, Unit::MbPerSecond, value) });
        }
    }
    input.written = Some((SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH + Duration::from_secs(86_400)));
    // This row is of an experiment without a definition, which has only this figure.
    input.rows.push(row("unknown", "fastgost", "", 64, Unit::OpsPerSecond, 123_456.0));
    (vec![(name, definition), ("scaling", Definition::parse("scaling", SCALING).unwrap())], input)
}

const HARD: &str = r#"
title = "Kuznyechik by table: 60 variants"
paper = "P1"
about = "Variants in assembly beside what compilers make of plain code."
[full]
[quick]
[[chart]]
title = "Which variant wins, at 16 MiB"
kind = "bars"
series = ["owner", "variant"]
unit = "cycles/byte"
where = { bytes = ["16777216"] }
[[chart.reference]]
text = "paper: about 200 MB/s"
value = 14.0
[[chart.reference]]
text = "paper: another figure close to it, in a text so long that it needs more than one line of a legend on a phone"
value = 14.2
[[chart]]
title = "Over sizes"
kind = "lines"
x = "bytes"
series = ["owner", "variant"]
unit = "cycles/byte"
where = { owner = ["fastgost", "compiled", "<script>*"], variant = ["*"] }
[[chart.reference]]
text = "one"
value = 30.0
[[chart.reference]]
text = "two"
value = 30.1
[[chart]]
title = "Of nothing"
kind = "bars"
series = ["owner"]
unit = "ops/s"
"#;

const SCALING: &str = r#"
title = "Scaling"
about = "Threads."
[full]
[quick]
[[chart]]
title = "Throughput by threads"
kind = "lines"
x = "threads"
series = ["owner"]
unit = "MB/s"
"#;
