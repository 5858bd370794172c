//! The same experiment by a lab that is built for 32 bits (i686), in a process of its own.
use crate::{
    experiment::{
        Lab,
        table::{self, Row, Unit},
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
/// The owner of the row that stands for those that are missing.
const NARROW: &str = "32-bit build";

/// What came of it.
pub struct Results {
    pub rows: Vec<Row>,
    /// What it printed.
    pub text: String,
}

/// That a lab that was asked for by name is there: to be called before anything is measured.
pub fn check(named: Option<&Path>) -> Outcome {
    match named {
        Some(path) if !path.is_file() => Err(format!("{}: no 32-bit lab there", path.display()).into()),
        _ => Ok(()),
    }
}

/// Runs the experiment with these settings by the lab that is `named`, else by one that is found or built. If there is none, a
/// row says so, and standard error says why.
pub fn run(
    lab: &mut Lab<'_>,
    named: Option<&Path>,
    [algorithm, operation]: [&str; 2],
    settings: &[(&str, toml::Value)],
) -> Outcome<Option<Results>> {
    let found = match named {
        Some(path) => Ok(path.to_owned()),
        None => find(lab),
    };
    let (unit, why) = match found {
        Ok(program) => match measure(lab, &program, settings) {
            Ok(results) => return Ok(Some(results)),
            Err(why) => (Unit::Wrong, why),
        },
        Err(why) => (Unit::Absent, why),
    };
    if unit == Unit::Absent {
        eprintln!("{}: no {algorithm} on 32 bits: {why}", lab.name());
    } else {
        lab.fail(why);
    }
    let row = Row { unit, ..lab.row(NARROW, algorithm, operation, "") };
    lab.add(row).map(|()| None)
}

/// If it fails, but has results, they count.
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
    let failed = explain(&format!("{}: it has said why, or is not of the same sources", output.status));
    // One machine, whatever each process calls it.
    let machine = lab.row("", "", "", "").machine;
    let found = match table::read(&dir.path().join(lab.name()).with_extension("csv")) {
        Ok(found) => found,
        Err(_) if !output.status.success() => return Err(failed),
        Err(e) => return Err(explain(&e)),
    };
    if !output.status.success() {
        lab.fail(failed);
    }
    let rows = found.rows.into_iter().map(|row| Row { machine: machine.clone(), ..row }).collect();
    Ok(Results { rows, text: String::from_utf8_lossy(&output.stdout).into_owned() })
}

/// The 32-bit lab beside this one, or built now: also if it is older than this one, of other sources perhaps, and there are any.
fn find(lab: &mut Lab<'_>) -> Result<PathBuf, String> {
    let this = env::current_exe().map_err(|e| format!("the folder of this program: {e}"))?;
    let name = format!("fastgost-lab{}", env::consts::EXE_SUFFIX);
    let mut beside = this.ancestors().skip(1).take(3).map(|dir| dir.join(TARGET).join("release").join(&name));
    let changed = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    match beside.find(|path| path.is_file()) {
        Some(program) if changed(&program) >= changed(&this) || sources().is_none() => Ok(program),
        _ => build(lab),
    }
}

/// The workspace, if it is still where this lab was built.
fn sources() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("Cargo.toml").is_file().then_some(root)
}

/// By Cargo. In one unit: cut into sixteen, the library makes rustc 1.95
/// overflow its stack for this target. Statically linked: no 32-bit loader is needed to run it.
fn build(lab: &mut Lab<'_>) -> Result<PathBuf, String> {
    let by_hand = format!(
        "build it by CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1 CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=i686-linux-gnu-gcc \
         CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_RUSTFLAGS=\"-C target-feature=+crt-static\" cargo build --release \
         -p fastgost-lab --target {TARGET}, or name one by --set 'lab_32=\"FILE\"'"
    );
    let Some(root) = sources().filter(|_| cfg!(all(target_arch = "x86_64", target_os = "linux"))) else {
        return Err(format!("no {TARGET} build beside this one; {by_hand}"));
    };
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
