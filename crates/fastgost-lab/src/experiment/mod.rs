//! What all experiments have in common: definitions as data, measurements in turn, and rows that one report reads.
pub mod crew;
pub mod definition;
mod print;
pub mod race;
pub mod statistics;
pub mod table;

use crate::pair::Outcome;
use clap::Args;
use definition::Definition;
use print::{HEADS, Progress, line, short};
use race::{Contestant, Work};
use serde::de::DeserializeOwned;
use std::{error::Error, fmt, io::Write, path::PathBuf, thread};
use table::{Row, Table, Unit};

/// An experiment that can be asked for by name.
pub struct Experiment {
    pub name: &'static str,
    /// The text of its definition.
    pub definition: &'static str,
    pub run: fn(&mut Lab<'_>) -> Outcome,
}

impl Experiment {
    pub fn definition(&self) -> Outcome<Definition> {
        Definition::parse(self.name, self.definition)
    }
}

/// What every experiment can be told.
#[derive(Args, Clone, Debug, Default)]
pub struct Common {
    /// A smaller run, to see whether it works and what it looks like
    #[arg(long)]
    pub quick: bool,
    /// Write the results into this folder, as EXPERIMENT.csv
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Another definition of the experiment (TOML)
    #[arg(long, value_name = "FILE")]
    pub definition: Option<PathBuf>,
    /// Change a setting of the definition: a name, `=`, and a TOML value; may be given again
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    pub set: Vec<(String, toml::Value)>,
    /// What is known of the machine beyond the name it gives itself, such as the core's generation
    #[arg(long, value_name = "TEXT")]
    pub machine: Option<String>,
}

/// One of `set`, as it is given.
pub fn setting(text: &str) -> Result<(String, toml::Value), String> {
    let table: toml::Table = text.parse().map_err(|e: toml::de::Error| e.message().to_owned())?;
    let mut settings = table.into_iter();
    match (settings.next(), settings.next()) {
        (Some(setting), None) => Ok(setting),
        _ => Err("one setting is KEY=VALUE, as in bytes=[64, 16384]".into()),
    }
}

/// That something in an experiment failed, which is no mistake of the caller's; the rest of it is done.
#[derive(Debug)]
pub struct Failed(pub String);

impl Error for Failed {}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An experiment that is under way.
pub struct Lab<'a> {
    name: &'static str,
    definition: Definition,
    quick: bool,
    machine: String,
    out: &'a mut dyn Write,
    table: Option<Table>,
    progress: Progress,
    /// Of the printed columns before the figures.
    width: usize,
    /// What went wrong and did not keep the rest from being measured.
    failures: Vec<String>,
    /// Whether there are figures.
    measured: bool,
}

impl<'a> Lab<'a> {
    /// All that can fail before anything is measured.
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
        let machine = machine(common.machine.as_deref());
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

    /// Those of the quick run or of the full one; what the experiment does not know is an error.
    pub fn settings<S: DeserializeOwned>(&self) -> Outcome<S> {
        self.definition.settings(self.quick)
    }

    /// The experiment's.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What is being done, for the one who waits.
    pub fn stage(&mut self, text: &str) {
        self.progress.stage(text);
    }

    /// Measures all in turn; the first is ours, to which the ratios are.
    pub fn race(&mut self, work: &Work, contestants: Vec<Contestant<'_>>) -> Outcome {
        self.race_rows(work, contestants).map(drop)
    }

    /// The same, for those who compute something of the rows.
    pub fn race_rows(&mut self, work: &Work, contestants: Vec<Contestant<'_>>) -> Outcome<Vec<Row>> {
        let each = contestants.into_iter().map(|c| (work.algorithm.clone(), work.operation.clone(), c));
        self.race_each(work, each.collect())
    }

    /// The same, each contestant with an algorithm and an operation of its own: the ratios say what it costs beside the
    /// first. There are none if the first is not ours.
    pub fn race_each(&mut self, work: &Work, each: Vec<(String, String, Contestant<'_>)>) -> Outcome<Vec<Row>> {
        if each.is_empty() {
            return Ok(Vec::new());
        }
        self.stage(&format!("{} {}, {} B x {}", work.algorithm, work.operation, work.bytes, work.messages));
        let (names, mut contestants): (Vec<_>, Vec<_>) = each.into_iter().map(|(a, o, c)| ((a, o), c)).unzip();
        let placed = race::run(work, &mut contestants)?;
        let beside_ours = contestants.first().is_some_and(|first| first.owner == "fastgost");
        let mut rows = Vec::new();
        for ((contestant, (algorithm, operation)), placed) in contestants.iter().zip(names).zip(placed) {
            let row = Row {
                core_ghz: placed.core_ghz,
                threads: work.threads,
                messages: work.messages,
                bytes: work.bytes,
                unit: work.unit,
                summary: placed.summary,
                ratio: placed.ratio.filter(|_| beside_ours),
                ..self.row(contestant.owner, &algorithm, &operation, &contestant.variant)
            };
            self.add(row.clone())?;
            rows.push(row);
        }
        Ok(rows)
    }

    /// A row without figures yet, of one thread, one message and no bytes.
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
        }
    }

    /// One that was measured elsewhere, or computed.
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

    /// A rival that the machine does not have.
    pub fn absent(&mut self, owner: &str, algorithm: &str) -> Outcome {
        let row = self.row(owner, algorithm, "", "");
        self.add(row)
    }

    /// One that fails at this work, or does it otherwise than ours, and is not measured. The others are.
    pub fn leave_out(&mut self, work: &Work, owner: &str, variant: &str, why: &str) -> Outcome {
        let Work { threads, messages, bytes, .. } = *work;
        let row = self.row(owner, &work.algorithm, &work.operation, variant);
        self.add(Row { threads, messages, bytes, unit: Unit::Wrong, ..row })?;
        let who = format!("{owner} {variant}");
        let work = format!("{} {}, {bytes} B x {messages}, {threads} threads", work.algorithm, work.operation);
        self.fail(format!("left out of {work}: {} {why}", who.trim_end()));
        Ok(())
    }

    /// The experiment goes on, and has failed when its file is written.
    pub fn fail(&mut self, why: String) {
        self.tell(&why);
        self.failures.push(why);
    }

    /// On standard error.
    pub fn tell(&self, what: &str) {
        self.progress.aside(|| eprintln!("{}: {what}", self.name));
    }

    /// Text for people, beside the rows.
    pub fn print(&mut self, text: &str) -> Outcome {
        let out = &mut self.out;
        self.progress.aside(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()))?;
        Ok(())
    }

    /// The file is there from now on.
    ///
    /// # Errors
    /// [`Failed`] if something did.
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

/// One experiment, from its definition to its file. What was measured before an error is written.
pub fn run(experiment: &Experiment, common: &Common, out: &mut dyn Write) -> Outcome {
    let mut lab = Lab::open(experiment, common, out)?;
    match (experiment.run)(&mut lab) {
        Err(e) if lab.measured => lab.fail(e.to_string()),
        Err(e) => return Err(format!("{}: {e}", experiment.name).into()),
        Ok(()) => {}
    }
    lab.finish()
}

fn machine(more: Option<&str>) -> String {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (name, bits) = (fastgost_cli::cpu_name(), usize::BITS);
    let more = more.map_or(String::new(), |more| format!("{more}, "));
    format!("{name} ({more}{cores} cores, {bits}-bit {})", std::env::consts::OS)
}
