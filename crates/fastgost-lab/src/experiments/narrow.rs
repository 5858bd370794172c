//! The same experiment by a lab that is built for 32 bits (i686), in a process of its own.
use crate::{
    experiment::{
        Lab,
        table::{self, Row},
    },
    pair::Outcome,
};
use std::{
    env,
    fmt::Display,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

const TARGET: &str = "i686-unknown-linux-gnu";
/// The owner of the row that says it is not there.
const ABSENT: &str = "32-bit build";

/// What came of it.
pub struct Results {
    pub rows: Vec<Row>,
    /// What it printed.
    pub text: String,
}

/// Runs the experiment with these settings by the lab that is `named`, else by one that is found or built. If there is none, or
/// it fails, a row says so, and standard error says why.
pub fn run(
    lab: &mut Lab<'_>,
    named: Option<&Path>,
    [algorithm, operation]: [&str; 2],
    settings: &[(&str, toml::Value)],
) -> Outcome<Option<Results>> {
    let found = match named {
        Some(path) if path.is_file() => Ok(path.to_owned()),
        // Asked for by name: an error, not an absence.
        Some(path) => return Err(format!("{}: no 32-bit lab there", path.display()).into()),
        None => find(lab),
    };
    match found.and_then(|program| measure(lab, &program, settings)) {
        Ok(results) => Ok(Some(results)),
        Err(why) => {
            eprintln!("{}: no {algorithm} on 32 bits: {why}", lab.name());
            let row = lab.row(ABSENT, algorithm, operation, "");
            lab.add(row).map(|()| None)
        }
    }
}

fn measure(lab: &mut Lab<'_>, program: &Path, settings: &[(&str, toml::Value)]) -> Result<Results, String> {
    lab.stage(&format!("32 bits: {}", program.display()));
    let explain = |e: &dyn Display| format!("{}: {e}", program.display());
    let dir = tempfile::tempdir().map_err(|e| explain(&e))?;
    let mut command = Command::new(program);
    command.arg(lab.name()).arg("--out").arg(dir.path());
    for (key, value) in settings {
        command.arg("--set").arg(format!("{key}={value}"));
    }
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output().map_err(|e| explain(&e))?;
    if !output.status.success() {
        return Err(explain(&format!("{}; is it of the same sources?", output.status)));
    }
    // One machine, whatever each process calls it.
    let machine = lab.row("", "", "", "").machine;
    let found = table::read(&dir.path().join(lab.name()).with_extension("csv")).map_err(|e| explain(&e))?;
    let rows = found.rows.into_iter().map(|row| Row { machine: machine.clone(), ..row }).collect();
    Ok(Results { rows, text: String::from_utf8_lossy(&output.stdout).into_owned() })
}

/// The 32-bit lab beside this one, or built now.
fn find(lab: &mut Lab<'_>) -> Result<PathBuf, String> {
    let this = env::current_exe().map_err(|e| format!("the folder of this program: {e}"))?;
    let name = format!("fastgost-lab{}", env::consts::EXE_SUFFIX);
    let mut beside = this.ancestors().skip(1).take(3).map(|dir| dir.join(TARGET).join("release").join(&name));
    if let Some(program) = beside.find(|path| path.is_file()) {
        return Ok(program);
    }
    build(lab)
}

/// By Cargo, if the sources are still where this lab was built. In one unit: cut into sixteen, the library makes rustc 1.95
/// overflow its stack for this target. Statically linked: no 32-bit loader is needed to run it.
fn build(lab: &mut Lab<'_>) -> Result<PathBuf, String> {
    let by_hand = format!(
        "build it by CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1 CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=i686-linux-gnu-gcc \
         CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_RUSTFLAGS=\"-C target-feature=+crt-static\" cargo build --release \
         -p fastgost-lab --target {TARGET}, or name one by --lab-32"
    );
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) || !root.join("Cargo.toml").is_file() {
        return Err(format!("no {TARGET} build beside this one; {by_hand}"));
    }
    lab.stage("building the lab for 32 bits, which takes minutes, once");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--release", "--quiet", "-p", "fastgost-lab", "--target", TARGET]).current_dir(&root);
    command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1");
    let flags = "CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_RUSTFLAGS";
    command.env(flags, env::var(flags).unwrap_or_else(|_| "-C target-feature=+crt-static".into()));
    let linker = "CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER";
    let cross = "i686-linux-gnu-gcc";
    if env::var_os(linker).is_none() && Command::new(cross).arg("--version").output().is_ok_and(|o| o.status.success())
    {
        command.env(linker, cross);
    }
    let output = command.stdin(Stdio::null()).output().map_err(|e| format!("cargo: {e}; {by_hand}"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo cannot build it; {by_hand}\n{why}"));
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let program = target.join(TARGET).join("release/fastgost-lab");
    if program.is_file() { Ok(program) } else { Err(format!("{}: not there; {by_hand}", program.display())) }
}
