//! The code that all experiments share. A definition (a TOML file) has the settings of an experiment. Most experiments
//! measure several implementations in turn. Every experiment writes rows, and one report reads the rows of all
//! experiments.
pub mod crew;
pub mod definition;
pub mod figures;
pub mod origin;
pub mod owner;
pub mod papers;
mod print;
pub mod race;
pub mod statistics;
pub mod table;

use crate::pair::Outcome;
use clap::Args;
use definition::Definition;
use origin::Origin;
use print::{HEADS, Progress, line, short};
use race::{Contestant, Work};
use serde::de::DeserializeOwned;
use std::{error::Error, fmt, io::Write, ops::RangeInclusive, path::PathBuf, thread};
use table::{Row, Table, Unit};

/// An experiment that users can start by its name.
pub struct Experiment {
    pub name: &'static str,
    /// The text of the experiment's definition (TOML).
    pub definition: &'static str,
    /// Whether the figures depend on the machine's GPUs. If so, the machine's name contains the GPUs and the CPU.
    pub on_cards: bool,
    /// The files and folders of the repository with the kernels that the experiment measures. If these files change,
    /// the results are out of date.
    pub kernels: &'static [&'static str],
    pub findings: Findings,
    pub run: fn(&mut Lab<'_>) -> Outcome,
}

impl Experiment {
    pub fn definition(&self) -> Outcome<Definition> {
        Definition::parse(self.name, self.definition)
    }
}

/// Options of every experiment.
#[derive(Args, Clone, Debug, Default)]
pub struct Common {
    /// A smaller run, to see whether everything works and to see the form of the output
    #[arg(long)]
    pub quick: bool,
    /// Write the results into this folder, as EXPERIMENT.csv
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Use another definition of the experiment (TOML)
    #[arg(long, value_name = "FILE")]
    pub definition: Option<PathBuf>,
    /// Change a setting of the definition: a name, `=`, and a TOML value; may be given more than once
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    pub set: Vec<(String, toml::Value)>,
    /// A description of the machine, in addition to the CPU's own name: for example, the core's generation
    #[arg(long, value_name = "TEXT")]
    pub machine: Option<String>,
}

/// Parses the value of `--set`.
pub fn setting(text: &str) -> Result<(String, toml::Value), String> {
    let table: toml::Table = text.parse().map_err(|e: toml::de::Error| e.message().to_owned())?;
    let mut settings = table.into_iter();
    match (settings.next(), settings.next()) {
        (Some(setting), None) => Ok(setting),
        _ => Err("one setting is KEY=VALUE, as in bytes=[64, 16384]".into()),
    }
}

/// The error of an experiment in which something failed, although the caller made no mistake. The rest of the
/// experiment ran.
#[derive(Debug)]
pub struct Failed(pub String);

impl Error for Failed {}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A finding of a paper, and the finding of a run about the same question.
pub struct Finding {
    pub paper: String,
    pub here: String,
    pub answer: Answer,
}

impl Finding {
    /// Makes a finding. If `here` is None, the run has no figures for this finding, and the text says that nothing was
    /// measured.
    pub fn new(paper: impl Into<String>, here: Option<String>, answer: impl Into<Answer>) -> Self {
        let here = here.unwrap_or_else(|| "not measured: this run has no figures for this finding".into());
        Self { paper: paper.into(), here, answer: answer.into() }
    }
}

/// Computes findings from the rows of one machine. The result has a list of findings for each kind of work, and a text
/// that names this kind of work. In experiments with only one kind of work, the text is empty.
pub type Findings = fn(&[&Row]) -> Vec<(String, Vec<Finding>)>;

/// Whether a run has the same finding as a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// The run agrees about which variant is better, but by a smaller factor than the paper states.
    Less,
    /// The run agrees about which variant is better, but by a larger factor than the paper states.
    More,
    /// The paper finds a difference. In the run, this difference is not larger than the scatter of the samples.
    Level,
    /// The run has no figures that could answer the question.
    Unknown,
}

impl Answer {
    pub fn words(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Less => "yes, by less",
            Self::More => "yes, by more",
            Self::Level => "level: the decisive figures hardly differ",
            Self::Unknown => "cannot be told",
        }
    }
}

/// Two figures of a CPU are called level if they differ by a smaller factor than this number.
pub const LEVEL: f64 = 1.02;
/// The largest relative difference that counts as "about", between a measured figure and a figure that a paper states.
pub const ABOUT: f64 = 0.15;

impl Answer {
    /// Whether a run agrees with a statement such as "this is twice as fast". `factor` is the factor of the run. If it
    /// is None, the answer is unknown.
    pub fn faster(factor: Option<f64>, stated: RangeInclusive<f64>) -> Self {
        match factor {
            None => Self::Unknown,
            Some(factor) if factor >= LEVEL => Self::about(factor, &stated),
            Some(factor) if factor > 1.0 / LEVEL => Self::Level,
            Some(_) => Self::No,
        }
    }

    /// Whether a run agrees with a statement such as "this costs 20 % more". `more` is the additional cost in the run,
    /// as a part of the original cost. If the two costs differ by no more than `scatter`, they are level.
    pub fn costs(more: f64, stated: &RangeInclusive<f64>, scatter: f64) -> Self {
        match more {
            more if more > scatter => Self::about(more, stated),
            more if more >= -scatter => Self::Level,
            _ => Self::No,
        }
    }

    fn about(figure: f64, stated: &RangeInclusive<f64>) -> Self {
        if figure < stated.start() * (1.0 - ABOUT) {
            Self::Less
        } else if figure > stated.end() * (1.0 + ABOUT) {
            Self::More
        } else {
            Self::Yes
        }
    }
}

/// A missing value gives the answer "unknown".
impl From<Option<bool>> for Answer {
    fn from(agrees: Option<bool>) -> Self {
        match agrees {
            Some(true) => Self::Yes,
            Some(false) => Self::No,
            None => Self::Unknown,
        }
    }
}

/// Returns the error for a setting that has an unknown name as its value.
pub fn unknown(setting: &str, given: &str, allowed: &[&str]) -> Box<dyn Error> {
    format!("{setting}: {given:?}: not one of {}", allowed.join(", ")).into()
}

/// An experiment while it runs.
pub struct Lab<'a> {
    name: &'static str,
    definition: Definition,
    quick: bool,
    machine: String,
    out: &'a mut dyn Write,
    table: Option<Table>,
    progress: Progress,
    /// The width of the printed columns that come before the figures.
    width: usize,
    /// The failures that did not end the experiment.
    failures: Vec<String>,
    /// Whether the experiment has measured a figure yet.
    measured: bool,
}

impl<'a> Lab<'a> {
    /// Opens an experiment: reads its definition, and creates a temporary file for its results. So errors in these
    /// steps come before anything is measured.
    pub fn open(experiment: &Experiment, common: &Common, out: &'a mut dyn Write) -> Outcome<Self> {
        let mut definition = match &common.definition {
            Some(file) => Definition::read(file)?,
            None => experiment.definition()?,
        };
        for (key, value) in &common.set {
            definition.set(key, value);
        }
        let name = experiment.name;
        let table = common.out.as_deref().map(|dir| Table::create(dir, name)).transpose()?;
        let machine = machine(experiment, common.machine.as_deref());
        let progress = Progress::new(name);
        let mut lab = Self {
            name,
            definition,
            quick: common.quick,
            machine,
            out,
            table,
            progress,
            width: 0,
            failures: Vec::new(),
            measured: false,
        };
        let heading = format!("{name}: {}\n{}\n", lab.definition.title, lab.machine);
        lab.print(&heading)?;
        lab.print_line(HEADS.map(str::to_owned))?;
        Ok(lab)
    }

    /// Returns the settings of the quick run or of the full run. An unknown setting is an error.
    pub fn settings<S: DeserializeOwned>(&self) -> Outcome<S> {
        self.definition.settings(self.quick)
    }

    /// Returns the experiment's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Shows the name of the step that begins now.
    pub fn stage(&mut self, text: &str) {
        self.progress.stage(text);
    }

    /// Measures all contestants in turn. The first contestant is our code. Ratios are relative to the first contestant.
    pub fn race(&mut self, work: &Work, contestants: Vec<Contestant<'_>>) -> Outcome {
        self.race_rows(work, contestants).map(drop)
    }

    /// Does the same as `race`, but returns the rows. This is for callers that compute further figures from the rows.
    pub fn race_rows(&mut self, work: &Work, contestants: Vec<Contestant<'_>>) -> Outcome<Vec<Row>> {
        let each = contestants.into_iter().map(|c| (work.algorithm.clone(), work.operation.clone(), c));
        self.race_each(work, each.collect())
    }

    /// Does the same as `race`, but each contestant has its own algorithm and operation. The ratios are ratios of
    /// costs, relative to the first contestant. If the first contestant is not our code, the rows have no ratios.
    pub fn race_each(&mut self, work: &Work, each: Vec<(String, String, Contestant<'_>)>) -> Outcome<Vec<Row>> {
        if each.is_empty() {
            return Ok(Vec::new());
        }
        self.stage(&format!("{} {}, {} B x {}", work.algorithm, work.operation, work.bytes, work.messages));
        let (names, mut contestants): (Vec<_>, Vec<_>) = each.into_iter().map(|(a, o, c)| ((a, o), c)).unzip();
        let placed = race::run(work, &mut contestants)?;
        let beside_ours = contestants.first().is_some_and(|first| first.owner == owner::OURS);
        let mut rows = Vec::new();
        for ((contestant, (algorithm, operation)), placed) in contestants.iter().zip(names).zip(placed) {
            let row = Row {
                core_ghz: placed.core_ghz,
                threads: work.threads,
                messages: work.messages,
                bytes: work.bytes,
                unit: work.unit,
                summary: placed.summary,
                samples: placed.samples,
                ratio: placed.ratio.filter(|_| beside_ours),
                ..self.row(contestant.owner, &algorithm, &operation, &contestant.variant)
            };
            self.add(row.clone())?;
            rows.push(row);
        }
        Ok(rows)
    }

    /// Makes a row that has no figures yet. The row is for one thread, one message and zero bytes.
    pub fn row(&self, owner: &str, algorithm: &str, operation: &str, variant: &str) -> Row {
        Row {
            experiment: self.name.to_owned(),
            machine: self.machine.clone(),
            core_ghz: 0.0,
            owner: owner.to_owned(),
            algorithm: algorithm.to_owned(),
            operation: operation.to_owned(),
            variant: variant.to_owned(),
            threads: 1,
            messages: 1,
            bytes: 0,
            unit: Unit::Absent,
            summary: None,
            ratio: None,
            origin: Origin::of(owner, algorithm, variant),
            samples: Vec::new(),
        }
    }

    /// Adds a row that was measured or computed elsewhere.
    pub fn add(&mut self, row: Row) -> Outcome {
        self.measured |= row.unit.is_measured();
        if let Some(table) = &mut self.table {
            table.add(&row)?;
        }
        let figure = |x: Option<f64>| x.map_or(String::new(), short);
        let cells = [
            row.owner,
            row.algorithm,
            row.operation,
            row.variant,
            row.threads.to_string(),
            row.messages.to_string(),
            row.bytes.to_string(),
            figure(row.summary.map(|s| s.median)),
            figure(row.summary.map(|s| s.mad)),
            row.unit.name().to_owned(),
            figure(row.ratio),
        ];
        self.print_line(cells)
    }

    fn print_line(&mut self, cells: [String; HEADS.len()]) -> Outcome {
        let text = line(cells, &mut self.width);
        self.print(&text)
    }

    /// Adds a row for code that this machine does not have or cannot run.
    pub fn absent(&mut self, owner: &str, algorithm: &str, operation: &str, variant: &str) -> Outcome {
        let row = self.row(owner, algorithm, operation, variant);
        self.add(row)
    }

    /// Excludes a contestant that fails at this work, or that gives a wrong output. The other contestants are still
    /// measured.
    pub fn leave_out(&mut self, work: &Work, owner: &str, variant: &str, why: &str) -> Outcome {
        let Work { threads, messages, bytes, .. } = *work;
        let row = self.row(owner, &work.algorithm, &work.operation, variant);
        self.add(Row { threads, messages, bytes, unit: Unit::Wrong, ..row })?;
        let who = format!("{owner} {variant}");
        let work = format!("{} {}, {bytes} B x {messages}, {threads} threads", work.algorithm, work.operation);
        self.fail(format!("excluded from {work}: {} {why}", who.trim_end()));
        Ok(())
    }

    /// Records a failure. The experiment continues, and its file is still written. But then the experiment returns an
    /// error.
    pub fn fail(&mut self, why: String) {
        self.tell(&why);
        self.failures.push(why);
    }

    /// Prints a text to standard error.
    pub fn tell(&self, what: &str) {
        self.progress.aside(|| eprintln!("{}: {what}", self.name));
    }

    /// Prints a text for people, besides the rows.
    pub fn print(&mut self, text: &str) -> Outcome {
        let out = &mut self.out;
        self.progress.aside(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()))?;
        Ok(())
    }

    /// Writes the results to their file. Before this call, the file does not exist.
    ///
    /// # Errors
    /// Returns [`Failed`] if a failure was recorded.
    pub fn finish(self) -> Outcome {
        self.progress.end();
        if let Some(table) = self.table {
            let path = table.finish()?;
            writeln!(self.out, "{}: written", path.display())?;
        }
        match self.failures.as_slice() {
            [] => Ok(()),
            failures => Err(Failed(format!("{}: {}", self.name, failures.join("; "))).into()),
        }
    }
}

/// Runs one experiment, from its definition to its file. If an error occurs, the rows that were measured before the
/// error are still written.
pub fn run(experiment: &Experiment, common: &Common, out: &mut dyn Write) -> Outcome {
    let mut lab = Lab::open(experiment, common, out)?;
    match (experiment.run)(&mut lab) {
        Err(e) if lab.measured => lab.fail(e.to_string()),
        Err(e) => return Err(format!("{}: {e}", experiment.name).into()),
        Ok(()) => {}
    }
    lab.finish()
}

/// Returns the name of the machine: the CPU and, in experiments on GPUs, the GPUs. The figures depend on the CPU and on
/// these GPUs.
fn machine(experiment: &Experiment, more: Option<&str>) -> String {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (name, bits) = (fastgost_cli::cpu_name(), usize::BITS);
    let more = more.map_or(String::new(), |more| format!("{more}, "));
    let cards = if experiment.on_cards { fastgost_gpu::Gpu::list().unwrap_or_default() } else { Vec::new() };
    let cards: String = cards.into_iter().map(|card| format!(", {}", card.name)).collect();
    format!("{name} ({more}{cores} cores, {bits}-bit {}{cards})", std::env::consts::OS)
}
