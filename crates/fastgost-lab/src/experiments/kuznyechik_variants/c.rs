//! The baselines in C: compiled by whatever compilers this machine has, into shared objects in a temporary folder.
#![allow(unsafe_code)]
use super::{BITS, assembly::Function, generator::baselines};
use libloading::Library;
use std::{fs, path::Path, process::Command};

const SOURCE: &str = include_str!("../../../variants/baseline.c");

/// A baseline, or why there is none.
pub struct Baseline {
    pub name: String,
    pub built: Result<Built, String>,
}

pub struct Built {
    pub function: Function,
    /// Contains the function.
    pub library: Library,
}

/// Every compiler's, from both sources at both levels.
pub fn all() -> Vec<Baseline> {
    let mut all = Vec::new();
    let folder = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"));
    for (letter, program, ..) in baselines::COMPILERS.into_iter().filter(|c| c.1 != "rustc") {
        for (source, _) in baselines::SOURCES {
            for level in baselines::LEVELS {
                let name = format!("{BITS}-{letter}{source}-{level}");
                let built = match &folder {
                    Ok(folder) => build(program, source, level, &folder.path().join(&name)),
                    Err(e) => Err(e.clone()),
                };
                all.push(Baseline { name, built });
            }
        }
    }
    all
}

/// The paper's options, and those for a shared object.
fn build(program: &str, source: &str, level: &str, place: &Path) -> Result<Built, String> {
    if cfg!(any(target_feature = "crt-static", not(all(unix, any(target_arch = "x86", target_arch = "x86_64"))))) {
        return Err("this lab is linked statically, and cannot load what it compiles".into());
    }
    let (text, object) = (place.with_extension("c"), place.with_extension("so"));
    fs::write(&text, SOURCE).map_err(|e| format!("{}: {e}", text.display()))?;
    let output = Command::new(program)
        .args([&format!("-m{BITS}"), "-mmmx", "-msse", "-msse2", "-std=c99", &format!("-{level}")])
        .args([&format!("-D{}", source.to_uppercase()), "-shared", "-fPIC", "-nostdlib", "-o"])
        .args([&object, &text])
        .output()
        .map_err(|e| format!("{program}: {e}"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{program} cannot compile it: {}", why.trim()));
    }
    // SAFETY: it is our own code, compiled a moment ago, without initialisers.
    let library = unsafe { Library::new(&object) }.map_err(|e| e.to_string())?;
    // SAFETY: `encrypt` has this type in the source, on this architecture.
    let function = *unsafe { library.get::<Function>(b"encrypt") }.map_err(|e| e.to_string())?;
    Ok(Built { function, library })
}

#[cfg(all(test, target_arch = "x86_64", target_os = "linux", not(target_feature = "crt-static")))]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_is_not_there_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("x");
        let why = build("no-such-compiler", "src", "O3", &place).err().unwrap();
        assert!(why.starts_with("no-such-compiler: "), "{why}");
        if Command::new("gcc").arg("--version").output().is_ok() {
            let why = build("gcc", "src", "O3 --no-such-option", &place).err().unwrap();
            assert!(why.starts_with("gcc cannot compile it: "), "{why}");
        }
    }
}
