//! Small libraries in C that take the place of other libraries in tests. With these small libraries, the lab's calls
//! can be tested on every machine.
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

pub const MIRACL: &str = include_str!("miracl.c");
pub const GOST15: &str = include_str!("gost15.c");

/// Makes a shared library from `source` in `folder`. Without gcc, returns None, and prints a reason to standard error.
/// Each macro has the form `NAME=VALUE`.
pub fn compile(source: &str, macros: &[String], folder: &Path) -> Option<PathBuf> {
    let (text, library) = (folder.join("stand_in.c"), folder.join("stand_in.so"));
    fs::write(&text, source).unwrap();
    let macros = macros.iter().map(|text| format!("-D{text}"));
    let flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"];
    match Command::new("gcc").args(macros).args(flags).args([&library, &text]).output() {
        Err(e) => {
            eprintln!("skipped: gcc: {e}");
            None
        }
        Ok(output) => {
            assert!(output.status.success(), "gcc: {}", String::from_utf8_lossy(&output.stderr));
            Some(library)
        }
    }
}
