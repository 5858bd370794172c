//! Writes the list of the command's modules, for `src/lib.rs`. These are the modules that the command's `main.rs`
//! names.
use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let sources = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../crates/fastgost-cli/src").canonicalize()?;
    println!("cargo::rerun-if-changed={}", sources.display());
    let mut modules = String::new();
    for line in fs::read_to_string(sources.join("main.rs"))?.lines() {
        let Some(name) = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) else { continue };
        let folder = sources.join(name).join("mod.rs");
        let file = if folder.exists() { folder } else { sources.join(format!("{name}.rs")) };
        modules += &format!("#[path = {file:?}]\nmod {name};\n");
    }
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("command.rs"), modules)?;
    // The command has known answers built in, which `build.rs` of the command writes to this file. Here the file is
    // empty, because the targets always give `kat` a file with known answers.
    fs::write(Path::new(&out).join("vectors.json.deflate"), [])?;
    Ok(())
}
