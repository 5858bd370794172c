//! The properties of the emulated machine, and the errors to inject. `cuInit` reads this configuration from environment
//! variables.
use super::{
    error::{Code, describe},
    stream::Hold,
};
use std::{
    collections::HashMap,
    env,
    path::PathBuf,
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// The beginning of the names of all environment variables that configure the emulated machine.
const PREFIX: &str = "FASTGOST_EMULATOR_";

/// The configuration of the emulated machine.
#[derive(Debug)]
pub struct Config {
    /// The emulated GPUs.
    pub cards: Vec<CardConfig>,
    /// The version as `cuDriverGetVersion` returns it. For example, 12080 means version 12.8.
    pub driver_version: u32,
    /// Each operation of a stream begins after a random delay. This is the largest delay.
    pub delay: Duration,
    /// If true, a call that requests an operation returns only after the operation has ended.
    pub synchronous: bool,
    pub failures: Failures,
    pub hold: Option<Hold>,
    /// The trace file. The driver appends a line to this file for each launch, copy, allocation and so on.
    pub trace: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardConfig {
    pub capability: (u32, u32),
    pub memory: u64,
    pub multiprocessors: u32,
}

impl Config {
    /// Reads the configuration from the environment. An error names the variable whose value is not allowed.
    pub fn from_env() -> Result<Self, String> {
        Self::read(|name| env::var(format!("{PREFIX}{name}")).ok())
    }

    fn read(get: impl Fn(&str) -> Option<String>) -> Result<Self, String> {
        fn parse<T>(name: &str, text: &str, f: impl Fn(&str) -> Option<T>) -> Result<T, String> {
            f(text).ok_or_else(|| format!("{PREFIX}{name}={text} is not allowed"))
        }
        let text = |name: &str, default: &str| get(name).unwrap_or_else(|| default.into());
        let number = |name: &str, default: &str| parse(name, &text(name, default), |text| text.parse::<u64>().ok());
        /// Returns the value in the list for the GPU with the number `card`. If the list is too short, returns the last
        /// value.
        fn nth(list: &str, card: usize) -> &str {
            list.split(',').nth(card).or(list.split(',').next_back()).unwrap_or_default()
        }

        let (capabilities, memories) = (text("CAPABILITY", "9.0"), text("MEMORY", "1073741824"));
        let capability = |text: &str| {
            let (major, minor) = text.split_once('.')?;
            Some((major.parse().ok()?, minor.parse().ok()?))
        };
        let multiprocessors = number("MULTIPROCESSORS", "4")? as u32;
        let mut cards = Vec::new();
        for card in 0..number("CARDS", "1")?.min(64) as usize {
            cards.push(CardConfig {
                capability: parse("CAPABILITY", nth(&capabilities, card), capability)?,
                memory: parse("MEMORY", nth(&memories, card), |text| text.parse().ok())?,
                multiprocessors,
            });
        }
        Ok(Self {
            cards,
            driver_version: number("DRIVER_VERSION", "13000")? as u32,
            delay: Duration::from_micros(number("DELAY", "100")?),
            synchronous: number("SYNCHRONOUS", "0")? != 0,
            failures: Failures::new(parse("FAIL", &text("FAIL", ""), rules)?),
            hold: match get("HOLD") {
                None => None,
                Some(text) => Some(parse("HOLD", &text, |text| {
                    let (streams, first) = text.split_once('@')?;
                    Some(Hold { streams: streams.parse().ok()?, first: first.parse().ok()? })
                })?),
            },
            trace: get("TRACE").map(PathBuf::from),
        })
    }
}

/// The rules for injected errors, and the number of calls of each function so far.
#[derive(Debug)]
pub struct Failures {
    rules: Vec<Rule>,
    calls: Mutex<HashMap<String, u64>>,
}

/// A rule of the variable `FAIL`. `NAME@N=CODE` means that call number N (from 1) of the function NAME returns CODE.
/// `NAME@N+=CODE` means that call number N and all later calls return CODE.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    name: String,
    call: u64,
    later: bool,
    code: u32,
}

fn rules(text: &str) -> Option<Vec<Rule>> {
    let rule = |text: &str| {
        let (name, rest) = text.split_once('@')?;
        let (call, code) = rest.split_once('=')?;
        let later = call.ends_with('+');
        let call = call.trim_end_matches('+').parse().ok()?;
        // The code must be a known result code, because the enum of the calling program has only the known codes as
        // values.
        let code = code.parse().ok().filter(|&code| code != 0 && describe(code).is_some())?;
        Some(Rule { name: name.into(), call, later, code })
    };
    text.split(',').filter(|text| !text.is_empty()).map(rule).collect()
}

impl Failures {
    fn new(rules: Vec<Rule>) -> Self {
        Self { rules, calls: Mutex::default() }
    }

    /// Counts a call of this driver function. If a rule names this call, returns the error of the rule.
    pub fn check(&self, name: &str) -> Result<(), Code> {
        if self.rules.is_empty() {
            return Ok(());
        }
        let mut calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner);
        let call = calls.entry(name.into()).or_default();
        *call += 1;
        let applies = |rule: &&Rule| rule.name == name && (*call == rule.call || rule.later && *call > rule.call);
        self.rules.iter().find(applies).map_or(Ok(()), |rule| Err(Code(rule.code)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(variables: &[(&str, &str)]) -> Result<Config, String> {
        Config::read(|name| variables.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string()))
    }

    #[test]
    fn cards() {
        let cards = config(&[("CARDS", "3"), ("CAPABILITY", "9.0,6.1"), ("MEMORY", "4096")]).unwrap().cards;
        let card = |capability| CardConfig { capability, memory: 4096, multiprocessors: 4 };
        assert_eq!(cards, [card((9, 0)), card((6, 1)), card((6, 1))]);
        assert_eq!(config(&[("CARDS", "0")]).unwrap().cards, []);
        assert_eq!(config(&[]).unwrap().cards.len(), 1);
    }

    #[test]
    fn wrong_values() {
        for (name, value) in [
            ("CARDS", "x"),
            ("CAPABILITY", "9"),
            ("MEMORY", "1G"),
            ("DELAY", "-1"),
            ("FAIL", "cuInit"),
            ("FAIL", "cuInit@1=0"),
            ("FAIL", "cuInit@1=12345"),
            ("FAIL", "cuInit@x=1"),
            ("HOLD", "3"),
            ("HOLD", "x@1"),
        ] {
            assert_eq!(config(&[(name, value)]).err(), Some(format!("{PREFIX}{name}={value} is not allowed")));
        }
    }

    #[test]
    fn failures() {
        let failures = Failures::new(rules("a@2=700,b@1+=2").unwrap());
        let calls = ["a", "b", "a", "a", "b", "c"].map(|name| failures.check(name));
        let (lost, full) = (Err(Code::ILLEGAL_ADDRESS), Err(Code::OUT_OF_MEMORY));
        assert_eq!(calls, [Ok(()), full, lost, Ok(()), full, Ok(())]);
    }
}
