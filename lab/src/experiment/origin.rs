//! The origin of a row's figures: enough to cite them, and to see when they are out of date.
use super::owner;
use crate::rivals::versions;
use std::{fs, process::Command, sync::OnceLock, time::SystemTime};

/// All fields are words. A row that nobody measured here, such as a figure of a paper, has empty ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The other library or compiler whose code the row measures; empty for code of this repository.
    pub version: String,
    /// The day, as in 2026-11-27.
    pub date: String,
    /// The repository's state when the lab was built; `+` if files have been changed since.
    pub commit: String,
    /// The compiler of the lab and of the library.
    pub compiler: String,
    /// Other circumstances that decide how fast the machine is: whether it is a virtual one, its governor, and its load
    /// at the beginning.
    pub conditions: String,
}

impl Origin {
    /// The origin of this run, for code of that owner. A paper's figures are not from this run.
    pub fn of(owner: &str, algorithm: &str, variant: &str) -> Self {
        if owner == owner::PUBLISHED {
            return Self::default();
        }
        static RUN: OnceLock<Origin> = OnceLock::new();
        let run = RUN.get_or_init(|| Self {
            version: String::new(),
            date: humantime::format_rfc3339(SystemTime::now()).to_string()[..10].to_owned(),
            commit: commit(),
            compiler: env!("LAB_COMPILER").to_owned(),
            conditions: conditions(),
        });
        Self { version: versions::of(owner, algorithm, variant), ..run.clone() }
    }
}

fn commit() -> String {
    let git = ["-C", env!("CARGO_MANIFEST_DIR"), "status", "--porcelain", "--untracked-files=no"];
    let changed = Command::new("git").args(git).output().is_ok_and(|output| !output.stdout.is_empty());
    format!("{}{}", env!("LAB_COMMIT"), if changed { "+" } else { "" })
}

fn conditions() -> String {
    let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let virtual_machine = read("/proc/cpuinfo").lines().any(|l| l.starts_with("flags") && l.contains(" hypervisor"));
    let governor = read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    let load = read("/proc/loadavg");
    let parts = [
        Some(if virtual_machine { "virtual machine" } else { "no virtual machine" }.to_owned()),
        Some(governor.trim()).filter(|name| !name.is_empty()).map(|name| format!("governor {name}")),
        load.split_whitespace().next().map(|load| format!("load {load}")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_figures_come_from() {
        let ours = Origin::of(owner::OURS, "kuznyechik", "avx2");
        assert!(ours.date.len() == 10 && ours.date.starts_with("20"), "{ours:?}");
        assert!(ours.compiler.starts_with("rustc 1.") && !ours.commit.is_empty(), "{ours:?}");
        assert!(ours.version.is_empty() && !ours.conditions.is_empty(), "{ours:?}");
        let theirs = Origin::of("RustCrypto", "kuznyechik", "");
        assert!(theirs.version.starts_with("kuznyechik 0."), "{theirs:?}");
        assert_eq!(Origin { version: String::new(), ..theirs }, ours);
        assert_eq!(Origin::of(owner::PUBLISHED, "kuznyechik", "texture"), Origin::default());
    }
}
