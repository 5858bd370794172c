//! The definition of an experiment, as data. The definition has the settings of the experiment, and says how the
//! results are drawn.
use super::{
    papers,
    table::{COLUMNS, Row},
};
use crate::pair::Outcome;
use serde::{Deserialize, de::DeserializeOwned};
use std::{collections::BTreeMap, fs, path::Path};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    pub title: String,
    /// The paper that the experiment follows: P1 to P5, or no paper.
    #[serde(default)]
    pub paper: String,
    pub about: String,
    /// The settings of the experiment: `full` for the full run, and `quick` for the quick run.
    full: toml::Table,
    quick: toml::Table,
    #[serde(default, rename = "chart")]
    pub charts: Vec<Chart>,
    #[serde(default, rename = "table")]
    pub tables: Vec<Pivot>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    pub title: String,
    pub kind: Kind,
    /// In a chart of lines, the column along the x axis.
    pub x: Option<String>,
    /// The columns whose values together name a line or a bar.
    pub series: Vec<String>,
    pub unit: String,
    /// The rows of the record that are drawn.
    #[serde(default, rename = "where")]
    pub rows: Choice,
    #[serde(default, rename = "reference")]
    pub references: Vec<Reference>,
}

/// The definition of a table in docs/experiments.md.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pivot {
    pub title: String,
    /// The columns whose values together name a line of the table.
    pub lines: Vec<String>,
    /// The column whose values are the heads of the table's columns. The field `order` lists these heads, from left to
    /// right.
    pub heads: String,
    pub order: Vec<String>,
    /// The rows whose figures are shown.
    #[serde(rename = "where")]
    pub rows: Choice,
    /// If the list is not empty, a further column of the table shows the best figure among the rows of these owners.
    #[serde(default)]
    pub others: Vec<String>,
    /// The machine's folder in the record. If the text is empty, the newest record that has such rows is shown.
    #[serde(default)]
    pub machine: String,
}

/// A choice of rows. For each column, the choice has the allowed values. An allowed value that ends in `*` is a prefix.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Choice(pub BTreeMap<String, Vec<String>>);

impl Choice {
    pub fn has(&self, row: &Row) -> bool {
        self.0.iter().all(|(column, allowed)| {
            let cell = row.cell(column);
            allowed.iter().any(|a| a.strip_suffix('*').map_or(*a == cell, |start| cell.starts_with(start)))
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Lines,
    Bars,
}

/// A published figure, in the unit of the chart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference {
    pub text: String,
    pub value: f64,
}

impl Definition {
    /// Parses a definition. Error messages begin with `name`.
    pub fn parse(name: &str, text: &str) -> Outcome<Self> {
        let definition: Self = toml::from_str(text).map_err(|e| format!("{name}: {e}"))?;
        if !definition.paper.is_empty() && papers::citation(&definition.paper).is_none() {
            let known: Vec<_> = papers::PAPERS.iter().map(|(short, _)| *short).collect();
            return Err(format!("{name}: no paper {:?}; there are {}", definition.paper, known.join(", ")).into());
        }
        for chart in &definition.charts {
            chart.check().map_err(|e| format!("{name}: chart {:?}: {e}", chart.title))?;
        }
        for table in &definition.tables {
            let named = table.lines.iter().chain([&table.heads]).chain(table.rows.0.keys());
            are_columns(named).map_err(|e| format!("{name}: table {:?}: {e}", table.title))?;
        }
        Ok(definition)
    }

    pub fn read(file: &Path) -> Outcome<Self> {
        let name = file.display().to_string();
        let text = fs::read_to_string(file).map_err(|e| format!("{name}: {e}"))?;
        Self::parse(&name, &text)
    }

    /// Changes one of the settings, both for the full run and for the quick run.
    pub fn set(&mut self, key: &str, value: &toml::Value) {
        for settings in [&mut self.full, &mut self.quick] {
            settings.insert(key.to_owned(), value.clone());
        }
    }

    pub fn settings<S: DeserializeOwned>(&self, quick: bool) -> Outcome<S> {
        let (name, settings) = if quick { ("quick", &self.quick) } else { ("full", &self.full) };
        Ok(settings.clone().try_into().map_err(|e| format!("[{name}] of the definition: {e}"))?)
    }
}

impl Chart {
    fn check(&self) -> Result<(), String> {
        are_columns(self.x.iter().chain(&self.series).chain(self.rows.0.keys()))?;
        match self.kind {
            _ if self.series.is_empty() => Err("`series` names no column".into()),
            kind if (kind == Kind::Lines) != self.x.is_some() => Err("lines need an `x`, bars have none".into()),
            _ => Ok(()),
        }
    }
}

fn are_columns<'a>(mut names: impl Iterator<Item = &'a String>) -> Result<(), String> {
    match names.find(|name| !COLUMNS.contains(&name.as_str())) {
        Some(unknown) => Err(format!("no column {unknown:?}; there are {}", COLUMNS.join(", "))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Settings {
        bytes: Vec<usize>,
    }

    const GOOD: &str = "title = 'T'\nabout = 'A'\n[full]\nbytes = [1, 2]\n[quick]\nbytes = [1]\n";

    fn error(text: &str) -> String {
        Definition::parse("file.toml", text).unwrap_err().to_string()
    }

    #[test]
    fn settings_of_both_kinds() {
        let mut definition = Definition::parse("file.toml", GOOD).unwrap();
        assert_eq!(definition.settings::<Settings>(false).unwrap().bytes, [1, 2]);
        assert_eq!(definition.settings::<Settings>(true).unwrap().bytes, [1]);
        definition.set("bytes", &toml::Value::Array(vec![toml::Value::Integer(7)]));
        assert_eq!(definition.settings::<Settings>(true).unwrap().bytes, [7]);
        definition.set("bites", &toml::Value::Integer(7));
        assert!(definition.settings::<Settings>(false).unwrap_err().to_string().contains("bites"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert!(error("title = ").starts_with("file.toml: TOML parse error at line 1"));
        assert!(error("title = 'T'\n").contains("missing field `about`"));
        assert!(error(&format!("colour = 1\n{GOOD}")).contains("unknown field `colour`"));
        let stranger = error(&format!("paper = 'P9'\n{GOOD}"));
        assert_eq!(stranger, "file.toml: no paper \"P9\"; there are P1, P2, P3, P4, P5");
        let chart = |more: &str| error(&format!("{GOOD}[[chart]]\ntitle = 'C'\nunit = 'cycles'\n{more}"));
        assert!(chart("kind = 'pie'\nseries = ['owner']\n").contains("unknown variant `pie`"));
        assert!(chart("kind = 'bars'\nseries = ['colour']\n").contains("no column \"colour\""));
        assert!(chart("kind = 'bars'\nseries = []\n").contains("names no column"));
        assert!(chart("kind = 'lines'\nseries = ['owner']\n").contains("lines need an `x`"));
        let table = error(&format!(
            "{GOOD}[[table]]\ntitle = 'C'\nlines = ['colour']\nheads = 'owner'\norder = []\nwhere = {{}}\n"
        ));
        assert!(table.contains("table \"C\": no column \"colour\""), "{table}");
        assert!(Definition::read(Path::new("no/such.toml")).unwrap_err().to_string().starts_with("no/such.toml: "));
    }
}
