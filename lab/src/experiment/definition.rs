//! What an experiment measures and how its results are drawn, as data.
use super::{papers, table::COLUMNS};
use crate::pair::Outcome;
use serde::{Deserialize, de::DeserializeOwned};
use std::{collections::BTreeMap, fs, path::Path};
use toml::Table;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    pub title: String,
    /// The paper that it follows: P1 ... P5, or none.
    #[serde(default)]
    pub paper: String,
    pub about: String,
    /// The experiment's own settings.
    full: Table,
    quick: Table,
    #[serde(default, rename = "chart")]
    pub charts: Vec<Chart>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    pub title: String,
    pub kind: Kind,
    /// The column along the x axis; for lines.
    pub x: Option<String>,
    /// The columns whose values name a line or a bar.
    pub series: Vec<String>,
    pub unit: String,
    /// Which rows are drawn: the allowed values by column; a value that ends in `*` matches as a prefix.
    #[serde(default, rename = "where")]
    pub rows: BTreeMap<String, Vec<String>>,
    #[serde(default, rename = "reference")]
    pub references: Vec<Reference>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Lines,
    Bars,
}

/// A published figure, in the chart's unit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference {
    pub text: String,
    pub value: f64,
}

impl Definition {
    /// Error messages begin with `name`.
    pub fn parse(name: &str, text: &str) -> Outcome<Self> {
        let definition: Self = toml::from_str(text).map_err(|e| format!("{name}: {e}"))?;
        if !definition.paper.is_empty() && papers::citation(&definition.paper).is_none() {
            let known: Vec<_> = papers::PAPERS.iter().map(|(short, _)| *short).collect();
            return Err(format!("{name}: no paper {:?}; there are {}", definition.paper, known.join(", ")).into());
        }
        for chart in &definition.charts {
            chart.check().map_err(|e| format!("{name}: chart {:?}: {e}", chart.title))?;
        }
        Ok(definition)
    }

    pub fn read(file: &Path) -> Outcome<Self> {
        let name = file.display().to_string();
        let text = fs::read_to_string(file).map_err(|e| format!("{name}: {e}"))?;
        Self::parse(&name, &text)
    }

    /// Changes one of the settings, for the full run and the quick one.
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
        let named = self.x.iter().chain(&self.series).chain(self.rows.keys());
        match named.into_iter().find(|name| !COLUMNS.contains(&name.as_str())) {
            Some(unknown) => Err(format!("no column {unknown:?}; there are {}", COLUMNS.join(", "))),
            None if self.series.is_empty() => Err("`series` names no column".into()),
            None if (self.kind == Kind::Lines) != self.x.is_some() => Err("lines need an `x`, bars have none".into()),
            None => Ok(()),
        }
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
        assert!(Definition::read(Path::new("no/such.toml")).unwrap_err().to_string().starts_with("no/such.toml: "));
    }
}
