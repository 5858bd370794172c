//! Writes the assembly files. With `--check`, writes nothing, and compares the new text with the existing files.
use fastgost_elbrus::generate;
use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let check = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        _ => {
            eprintln!("usage: elbrus-kernels [--check]");
            return ExitCode::FAILURE;
        }
    };
    let mut status = ExitCode::SUCCESS;
    for module in generate::modules() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&module.path);
        if !check {
            if let Err(e) = fs::write(&path, &module.text) {
                eprintln!("{}: {e}", path.display());
                return ExitCode::FAILURE;
            }
        } else if fs::read_to_string(&path).ok().as_deref() != Some(&module.text) {
            eprintln!("{}: the generator writes something else; run elbrus-kernels without --check", module.path);
            status = ExitCode::FAILURE;
        }
    }
    status
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_what_the_generator_writes() {
        for module in generate::modules() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&module.path);
            let text = fs::read_to_string(&path).expect("a file of kernels");
            assert!(text == module.text, "{}: run elbrus-kernels, which writes something else", module.path);
        }
    }
}
