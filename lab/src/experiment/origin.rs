//! The origin of a row's figures. With the origin, people can cite the figures, and can see whether the figures are out
//! of date.
use super::owner;
use crate::rivals::versions;
use std::{fs, process::Command, sync::OnceLock, time::SystemTime};

/// The origin of a row. All fields are text. The fields are empty if the row was not measured here, for example because
/// it is a figure of a paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The version of the other library or compiler whose code the row measures. The text is empty for code of this
    /// repository.
    pub version: String,
    /// The day of the measurement, such as 2026-11-27.
    pub date: String,
    /// The commit of the repository from which the lab was built. A `+` at the end says that files had been changed
    /// after this commit.
    pub commit: String,
    /// The compiler of the lab and of the library.
    pub compiler: String,
    /// Other conditions that affect the speed: whether the machine is a virtual machine, the governor of the clock
    /// rate, and the load at the beginning.
    pub conditions: String,
}

impl Origin {
    /// Returns the origin of figures that this run measures for code of `owner`. The figures of a paper do not come
    /// from this run, so the origin of these figures is empty.
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
