//! `fastgost info`: prints the version, the CPU's features, the algorithms and their kernels, and the NVIDIA GPUs.
use crate::{failure::Result, io, names};
use clap::Args;
use fastgost::{
    Level,
    registry::{Algorithm, IvSize},
};
use fastgost_gpu::{Card, Gpu};
use serde_json::json;

/// Show the version, the CPU's features, the algorithms and their kernels, and the NVIDIA GPUs
#[derive(Args)]
pub struct Arguments {
    /// Show the kernels for this level (a set of CPU features), instead of the best kernels
    #[arg(long, value_name = "LEVEL")]
    kernel: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let level = names::level(arguments.kernel.as_deref())?;
    let text = if arguments.json { json(level) } else { text(level) };
    io::print(text.as_bytes())
}

fn text(chosen: Option<Level>) -> String {
    let mut levels = vec![["level", "here", "CPU features"].map(str::to_owned)];
    for level in Level::ALL {
        let mut features = Vec::new();
        level.features(|name, has| features.push(if has { name.to_owned() } else { format!("no {name}") }));
        let here = if level.available() { "yes" } else { "no" };
        levels.push([level.name().to_owned(), here.to_owned(), features.join(", ")]);
    }
    let mut algorithms = vec![["algorithm", "kernel", "initialisation vector"].map(str::to_owned)];
    for algorithm in Algorithm::all() {
        let kernel = kernel(algorithm, chosen).unwrap_or("none");
        algorithms.push([algorithm.name, kernel, iv(algorithm).unwrap_or("none")].map(str::to_owned));
    }
    let cards = cards();
    format!("fastgost {}\n\n{}\n{}\n{cards}", env!("CARGO_PKG_VERSION"), columns(&levels), columns(&algorithms))
}

/// Returns text about the GPUs, or the reason why no GPU can be used.
fn cards() -> String {
    let cards = match Gpu::list() {
        Ok(cards) => cards,
        Err(e) => return format!("no GPUs: {e}\n"),
    };
    let mut rows = vec![["GPU", "name", "compute capability, memory"].map(str::to_owned)];
    for Card { ordinal, name, capability: (major, minor), memory, .. } in &cards {
        let too_old = if (*major, *minor) < Card::OLDEST { ", too old" } else { "" };
        let memory = format!("{major}.{minor}{too_old}, {} MB", memory / 1_000_000);
        rows.push([ordinal.to_string(), name.clone(), memory]);
    }
    columns(&rows)
}

fn json(chosen: Option<Level>) -> String {
    let levels = Level::ALL.iter().map(|level| {
        let mut features = serde_json::Map::new();
        level.features(|name, has| _ = features.insert(name.to_owned(), has.into()));
        json!({ "name": level.name(), "available": level.available(), "features": features })
    });
    let algorithms = Algorithm::all().iter().map(|algorithm| {
        let kernels: Vec<_> = algorithm.levels().into_iter().map(Level::name).collect();
        json!({
            "name": algorithm.name,
            "oid": algorithm.oid(),
            "kernel": kernel(algorithm, chosen),
            "kernels": kernels,
            "initialisation_vector": iv(algorithm),
        })
    });
    let cards = Gpu::list().map(|cards| {
        let card = |card: &Card| {
            let (major, minor) = card.capability;
            json!({
                "number": card.ordinal,
                "name": card.name,
                "compute_capability": format!("{major}.{minor}"),
                "usable": card.capability >= Card::OLDEST,
                "memory": card.memory,
            })
        };
        cards.iter().map(card).collect::<Vec<_>>()
    });
    let all = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "architecture": std::env::consts::ARCH,
        "cpu": fastgost_cli::cpu_name(),
        "levels": levels.collect::<Vec<_>>(),
        "algorithms": algorithms.collect::<Vec<_>>(),
        "cards": cards.as_deref().unwrap_or_default(),
        "no_cards": cards.as_ref().err().map(ToString::to_string),
    });
    format!("{all:#}\n")
}

/// Returns the name of the kernel that the algorithm runs on, if this level is chosen.
fn kernel(algorithm: &Algorithm, chosen: Option<Level>) -> Option<&'static str> {
    let level = match chosen {
        Some(level) => algorithm.level_at(level).ok(),
        None => algorithm.levels().first().copied(),
    };
    level.map(Level::name)
}

fn iv(algorithm: &Algorithm) -> Option<&'static str> {
    algorithm.iv_size().map(|IvSize { text, .. }| text)
}

/// Returns these rows as text with aligned columns.
fn columns(rows: &[[String; 3]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    rows.iter().map(|[a, b, c]| format!("{a:first$}  {b:second$}  {c}\n")).collect()
}
