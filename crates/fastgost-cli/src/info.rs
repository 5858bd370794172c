//! `fastgost info`: what this program and this machine have.
use crate::{failure::Result, io, names};
use clap::Args;
use fastgost::{
    Level,
    registry::{Algorithm, IvSize},
};
use std::fmt::Write;

/// Show the version, the CPU's features, the algorithms and their kernels
#[derive(Args)]
pub struct Arguments {
    /// Show which kernels this level gives instead of the best
    #[arg(long, value_name = "LEVEL")]
    kernel: Option<String>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let chosen = names::level(arguments.kernel.as_deref())?;
    let mut text = format!("fastgost {}\n\n", env!("CARGO_PKG_VERSION"));
    line(&mut text, ["level", "here", "CPU features"]);
    for level in Level::ALL {
        let mut features = Vec::new();
        level.features(|name, has| features.push(if has { name.to_owned() } else { format!("no {name}") }));
        line(&mut text, [level.name(), if level.available() { "yes" } else { "no" }, &features.join(", ")]);
    }
    text.push('\n');
    line(&mut text, ["algorithm", "kernel", "initialisation vector"]);
    for algorithm in Algorithm::all() {
        let level = match chosen {
            Some(level) => algorithm.level_at(level).ok(),
            None => algorithm.levels().first().copied(),
        };
        let kernel = level.map_or("none", Level::name);
        let iv = algorithm.iv_size().map_or("none", |IvSize { text, .. }| text);
        line(&mut text, [algorithm.name, kernel, iv]);
    }
    io::print(text.as_bytes())
}

fn line(text: &mut String, [first, second, third]: [&str; 3]) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{first:16} {second:10} {third}");
}
