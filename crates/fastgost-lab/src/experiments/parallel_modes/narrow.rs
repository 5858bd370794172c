//! GOST 28147-89 on 32 bits: the same experiment by a lab that is built for i686, in a process of its own.
use super::Settings;
use crate::{
    experiment::{Lab, table},
    experiments::kuznyechik_variants::narrow::{ABSENT, find},
    pair::Outcome,
};
use std::process::{Command, Stdio};

/// Adds the rows of the other build; if there is none, says so.
pub fn run(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let program = match find(lab) {
        Ok(program) => program,
        Err(why) => {
            lab.print(&format!("{ALGORITHM} on 32 bits: absent: {why}\n"))?;
            return lab.absent(ABSENT, ALGORITHM);
        }
    };
    lab.stage(&format!("32 bits: {}", program.display()));
    let dir = tempfile::tempdir()?;
    let mut command = Command::new(&program);
    command.arg("parallel-modes").arg("--out").arg(dir.path());
    for (key, value) in [
        ("seconds", format!("{:?}", settings.seconds)),
        ("algorithms", format!("{:?}", [ALGORITHM])),
        ("parts", format!("{:?}", ["modes", "packets"])),
        ("operations", format!("{:?}", settings.operations)),
        ("bytes", format!("{:?}", settings.bytes)),
        ("packets", settings.packets.to_string()),
        ("packet_operations", format!("{:?}", settings.packet_operations)),
        ("packet_bytes", format!("{:?}", settings.packet_bytes)),
    ] {
        command.arg("--set").arg(format!("{key}={value}"));
    }
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit()).status();
    let status = output.map_err(|e| format!("{}: {e}", program.display()))?;
    if !status.success() {
        return Err(format!("{}: {status}", program.display()).into());
    }
    for row in table::read(&dir.path().join("parallel-modes.csv"))?.rows {
        // One machine, whatever each process calls it; other work, since registers are half as many.
        let machine = lab.row("", "", "", "").machine;
        let operation = format!("{}, 32-bit", row.operation);
        lab.add(table::Row { machine, operation, ..row })?;
    }
    Ok(())
}

const ALGORITHM: &str = "gost28147";
