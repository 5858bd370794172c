//! Converts the output of `fastgost speed --json` to rows of a table. The table is stored in the repository.
use crate::{
    experiment::{origin::Origin, owner},
    pair::Outcome,
};
use clap::Args;
use serde_json::Value;
use std::io::{Read, Write};

/// Read the output of `fastgost speed --json` from standard input and print it as CSV with the machine in every row
///
/// The project's recorded figures are in lab/record/CPU/DATE.csv.
#[derive(Args)]
pub struct Arguments {
    /// A description of the machine, in addition to the CPU's own name: for example, the core's generation
    #[arg(long, value_name = "TEXT")]
    machine: Option<String>,
}

pub fn run(arguments: &Arguments, input: &mut dyn Read, out: &mut dyn Write) -> Outcome {
    const WRONG: &str = "standard input is not the output of `fastgost speed --json`";
    let all: Value = serde_json::from_reader(input).map_err(|e| match (e.line(), e.column()) {
        // For empty input, the parser's own message would name line 1, column 0, which does not help users.
        (1, 0) if e.is_eof() => "standard input is empty; it must be the output of `fastgost speed --json`".to_owned(),
        _ => format!("{WRONG}: {e}"),
    })?;
    let machine = &all["machine"];
    let (Some(cpu), Some(results)) = (machine["cpu"].as_str(), all["results"].as_array()) else {
        return Err(WRONG.into());
    };
    let cpu = match &arguments.machine {
        Some(more) => format!("{cpu} ({more})"),
        None => cpu.to_owned(),
    };
    let mut table = csv::Writer::from_writer(out);
    table.write_record(["cpu", "core_ghz"].iter().chain(&COLUMNS).chain(&[
        "date",
        "commit",
        "compiler",
        "conditions",
    ]))?;
    let Origin { date, commit, compiler, conditions, .. } = Origin::of(owner::OURS, "", "");
    for result in results {
        let cells = COLUMNS.iter().map(|c| text(&result[*c]));
        let origin = [&date, &commit, &compiler, &conditions].into_iter().cloned();
        table.write_record([cpu.clone(), text(&machine["core_ghz"])].into_iter().chain(cells).chain(origin))?;
    }
    Ok(table.flush()?)
}

/// Returns a value as text. If the row does not have the value, the text is empty.
fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(s) => s.clone(),
        other => other.to_string(),
    }
}

const COLUMNS: [&str; 12] = [
    "algorithm",
    "operation",
    "kernel",
    "constant_time",
    "bytes",
    "messages",
    "threads",
    "mb_per_s",
    "mb_per_s_median",
    "cycles_per_byte",
    "ops_per_s",
    "ops_per_s_median",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_from_speed() {
        let error = |input: &str| {
            run(&Arguments { machine: None }, &mut input.as_bytes(), &mut Vec::new()).unwrap_err().to_string()
        };
        assert_eq!(error(""), "standard input is empty; it must be the output of `fastgost speed --json`");
        let wrong = "standard input is not the output of `fastgost speed --json`";
        assert_eq!(error("{}"), wrong);
        assert_eq!(error("{"), format!("{wrong}: EOF while parsing an object at line 1 column 1"));
    }
}
