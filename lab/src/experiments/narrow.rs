//! Runs an experiment in a separate process, with a build of the lab for 32 bits (i686).
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
/// The end of an operation's name in rows of a lab for 32 bits, if these rows must not be compared with the rows of a
/// lab for 64 bits.
pub const SUFFIX: &str = ", 32-bit";
/// The owner of the row that is added if the lab for 32 bits is missing.
const OWNER: &str = "32-bit build";

/// The results of a run in the lab for 32 bits.
pub struct Results {
    pub rows: Vec<Row>,
    /// The text that the lab printed.
    pub text: String,
}

/// Checks the lab that the user has named, before anything is measured. A relative path is relative to the current
/// folder.
pub fn check(named: Option<&Path>) -> Outcome<Option<PathBuf>> {
    match named {
        Some(path) if !path.is_file() => Err(format!("{}: no 32-bit lab there", path.display()).into()),
        Some(path) => Ok(Some(path.canonicalize().map_err(|e| format!("{}: {e}", path.display()))?)),
        None => Ok(None),
    }
}

/// Runs the experiment with these settings in the lab `named`. If no lab is named, finds or builds a lab. If there is
/// no lab, adds a row without figures, and prints the reason to standard error.
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
    let results = found.and_then(|program| measure(lab, &program, settings).map_err(|why| (Unit::Wrong, why)));
    let (unit, why) = match results {
        Ok(results) => return Ok(Some(results)),
        Err(missing) => missing,
    };
    let why = format!("no {algorithm} on 32 bits: {why}");
    if unit == Unit::Wrong {
        lab.fail(why);
    } else {
        lab.tell(&why);
    }
    let row = Row { unit, ..lab.row(OWNER, algorithm, operation, "") };
    lab.add(row).map(|()| None)
}

/// Runs the experiment in the lab `program`. If `program` fails but has written results, the results count.
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
    let failed = explain(&format!("{}: it has said why, or was not built from the same sources", output.status));
    // Both labs run on the same machine, so the rows get the machine's name in this lab.
    let machine = lab.row("", "", "", "").machine;
    let found = match table::read(&dir.path().join(lab.name()).with_extension("csv")) {
        Ok(found) => found,
        Err(_) if !output.status.success() => return Err(failed),
        Err(e) => return Err(explain(&e)),
    };
    if let Some(row) = found.rows.iter().find(|row| row.unit.is_measured() && !row.machine.contains("32-bit")) {
        return Err(explain(&format!("no lab for 32 bits: it measures on {}", row.machine)));
    }
    if !output.status.success() {
        lab.fail(failed);
    }
    let rows = found.rows.into_iter().map(|row| Row { machine: machine.clone(), ..row }).collect();
    Ok(Results { rows, text: String::from_utf8_lossy(&output.stdout).into_owned() })
}

/// Finds the 32-bit lab next to this lab. If there is none, builds it. If the 32-bit lab is older than this lab, it
/// could come from other sources. So the function rebuilds it, if the sources are available. An error has the reason,
/// and a unit: `Absent` if there was no lab, or `Wrong` if an old lab could not be rebuilt.
fn find(lab: &mut Lab<'_>) -> Result<PathBuf, (Unit, String)> {
    if !cfg!(any(target_arch = "x86", target_arch = "x86_64")) {
        return Err((Unit::Absent, "that lab is for x86 CPUs, and this one is for others".into()));
    }
    let this = env::current_exe().map_err(|e| (Unit::Absent, format!("the folder of this program: {e}")))?;
    let name = format!("fastgost-lab{}", env::consts::EXE_SUFFIX);
    let mut beside = this.ancestors().skip(1).take(3).map(|dir| dir.join(TARGET).join("release").join(&name));
    let changed = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    match beside.find(|path| path.is_file()) {
        Some(program) if changed(&program) >= changed(&this) || sources().is_none() => Ok(program),
        Some(old) => build(lab).map_err(|why| (Unit::Wrong, format!("{}: older than this lab; {why}", old.display()))),
        None => build(lab).map_err(|why| (Unit::Absent, why)),
    }
}

/// Returns the lab's workspace, if it is still in the place where this lab was built.
fn sources() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).to_owned();
    root.join("Cargo.toml").is_file().then_some(root)
}

/// Builds the 32-bit lab with Cargo. For this target, rustc 1.95 needs a larger stack than usual to compile the
/// library. The lab is linked statically, so that no 32-bit loader is needed.
fn build(lab: &mut Lab<'_>) -> Result<PathBuf, String> {
    let by_hand = format!(
        "build it by RUST_MIN_STACK=268435456 CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=i686-linux-gnu-gcc \
         CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_RUSTFLAGS=\"-C target-feature=+crt-static\" cargo build --release \
         --manifest-path lab/Cargo.toml --target {TARGET}, or name one by --set 'lab_32=\"FILE\"'"
    );
    let Some(root) = sources().filter(|_| cfg!(all(target_arch = "x86_64", target_os = "linux"))) else {
        return Err(format!("no {TARGET} build next to this one; {by_hand}"));
    };
    lab.stage("building the lab for 32 bits; this takes minutes, once");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--release", "--quiet", "--target", TARGET]).current_dir(&root);
    command.env("RUST_MIN_STACK", "268435456");
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

/// A script that stands in for the lab for 32 bits. It records its arguments, and writes the rows that the test gives.
#[cfg(all(test, target_pointer_width = "64", unix))]
pub mod stand_in {
    use crate::experiment::{self, table::COLUMNS};
    use std::{
        fs::{self, Permissions},
        os::unix::fs::PermissionsExt,
        path::{Path, PathBuf},
    };

    pub fn write(dir: &Path, rows: &[&str], status: u8) -> PathBuf {
        let lab = dir.join("lab");
        // These rows have no origin and no samples.
        let rows: String = rows.iter().map(|row| format!("{row},,,,,,\n")).collect();
        fs::write(dir.join("rows.csv"), format!("{}\n{rows}", COLUMNS.join(","))).unwrap();
        let script =
            "#!/bin/sh\ncd \"$(dirname \"$0\")\" && printf '%s\\n' \"$@\" >given && cp rows.csv \"$3/$1.csv\"\n";
        fs::write(&lab, format!("{script}exit {status}\n")).unwrap();
        fs::set_permissions(&lab, Permissions::from_mode(0o755)).unwrap();
        lab
    }

    /// Returns the name of the experiment and the settings that the script was given.
    pub fn given(dir: &Path) -> (String, Vec<(String, toml::Value)>) {
        let given = fs::read_to_string(dir.join("given")).unwrap();
        let settings = given.lines().filter(|line| line.contains('='));
        (given.lines().next().unwrap().to_owned(), settings.map(|line| experiment::setting(line).unwrap()).collect())
    }
}
