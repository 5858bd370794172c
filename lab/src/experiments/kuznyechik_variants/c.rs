//! Code that this machine's compilers compile when the lab runs: the baselines in C, and variants in assembly that a
//! user names. The result is a flat image, which the lab maps into memory. Shared objects would not work, because the
//! lab for 32 bits is linked statically and cannot load them.
#![allow(unsafe_code)]
use super::{
    BITS,
    assembly::Function,
    generator::{Variant, baselines, emit},
};
use std::{fs, path::Path, process::Command};

const SOURCE: &str = include_str!("../../../variants/baseline.c");
const LAYOUT: &str = include_str!("../../../variants/baseline.ld");

/// A baseline, or the reason why it could not be compiled.
pub struct Baseline {
    pub name: String,
    pub compiler: &'static str,
    pub built: Result<Function, String>,
}

/// Returns the baselines of every compiler, from both sources at both levels of optimisation.
pub fn all() -> Vec<Baseline> {
    let mut all = Vec::new();
    let folder = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"));
    for (letter, compiler, ..) in baselines::COMPILERS.into_iter().filter(|c| c.1 != "rustc") {
        for (source, _) in baselines::SOURCES {
            for level in baselines::LEVELS {
                let name = format!("{BITS}-{letter}{source}-{level}");
                let place = folder.as_ref().map(|folder| folder.path().join(&name)).map_err(String::clone);
                let image = place.and_then(|place| compile(compiler, source, level, &place));
                all.push(Baseline { name, compiler, built: image.and_then(|image| map(&image)) });
            }
        }
    }
    all
}

/// Assembles a variant that this build does not have, with the first compiler that succeeds. If no compiler succeeds,
/// returns the reasons.
pub fn assembled(variant: &Variant) -> Result<Function, String> {
    let text = emit::function(variant)?;
    let text = format!(".intel_syntax noprefix\n.section .text.encrypt, \"ax\", @progbits\n{text}");
    let folder = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"))?;
    let mut why = Vec::new();
    for (_, compiler, ..) in baselines::COMPILERS.into_iter().filter(|c| c.1 != "rustc") {
        match image(compiler, &folder.path().join("variant.s"), &text, &[]) {
            Ok(image) => return map(&image),
            Err(e) => why.push(e),
        }
    }
    Err(format!("it is not among those of this build, and nothing assembles it here: {}", why.join("; ")))
}

/// Compiles a baseline, with the paper's options.
fn compile(compiler: &str, source: &str, level: &str, place: &Path) -> Result<Vec<u8>, String> {
    let [level, source] = [format!("-{level}"), format!("-D{}", source.to_uppercase())];
    let options = ["-mmmx", "-msse", "-msse2", "-std=c99", &level, &source];
    // GCC's header of intrinsics includes functions for memory, which are not used here. For 32 bits, they may be
    // missing.
    let freestanding = ["-ffreestanding", "-D_MM_MALLOC_H_INCLUDED", "-ffunction-sections", "-fPIC"];
    image(compiler, &place.with_extension("c"), SOURCE, &[&options[..], &freestanding].concat())
}

/// Makes a flat image of this text. The image begins with the function, and contains no part of a standard library.
fn image(compiler: &str, file: &Path, text: &str, options: &[&str]) -> Result<Vec<u8>, String> {
    let [layout, image] = ["ld", "image"].map(|extension| file.with_extension(extension));
    for (file, content) in [(file, text), (&layout, LAYOUT)] {
        fs::write(file, content).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    let output = Command::new(compiler)
        .arg(format!("-m{BITS}"))
        .args(options)
        .args(["-static", "-nostdlib", "-Wl,--oformat=binary", "-Wl,--build-id=none"])
        // The options with paths do not use -Wl, because it would split a path at commas.
        .args([Path::new("-T"), &layout, Path::new("-o"), &image, file])
        .output()
        .map_err(|e| format!("{compiler}: {e}"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{compiler} cannot compile it: {}", why.trim()));
    }
    fs::read(&image).map_err(|e| format!("{}: {e}", image.display()))
}

/// Maps the image into memory, and returns the function at its beginning. The image stays mapped until the lab ends.
#[cfg(all(target_os = "linux", any(target_arch = "x86", target_arch = "x86_64")))]
fn map(image: &[u8]) -> Result<Function, String> {
    use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect};
    if image.is_empty() {
        return Err("an empty image".into());
    }
    let failed = |e: rustix::io::Errno| format!("no memory to run it in: {e}");
    // SAFETY: the call maps new memory, at an address that the system chooses.
    let memory = unsafe {
        mmap_anonymous(std::ptr::null_mut(), image.len(), ProtFlags::READ | ProtFlags::WRITE, MapFlags::PRIVATE)
    };
    let memory = memory.map_err(failed)?;
    // SAFETY: the memory has this length, and no reference to it exists.
    unsafe { std::ptr::copy_nonoverlapping(image.as_ptr(), memory.cast(), image.len()) };
    // SAFETY: as above. From now on, no code writes to this memory.
    unsafe { mprotect(memory, image.len(), MprotectFlags::READ | MprotectFlags::EXEC) }.map_err(failed)?;
    // SAFETY: the image begins with a function of this type, which was compiled for this architecture. The function
    // refers to nothing outside the image. The image is never unmapped.
    Ok(unsafe { std::mem::transmute::<*mut std::ffi::c_void, Function>(memory) })
}

#[cfg(not(all(target_os = "linux", any(target_arch = "x86", target_arch = "x86_64"))))]
fn map(_: &[u8]) -> Result<Function, String> {
    Err("only for Linux on x86".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_is_not_there_or_fails_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("x");
        let why = compile("no-such-compiler", "src", "O3", &place).unwrap_err();
        assert!(why.starts_with("no-such-compiler: "), "{why}");
        if Command::new("gcc").arg("--version").output().is_ok() {
            let why = compile("gcc", "src", "-no-such-option", &place).unwrap_err();
            assert!(why.starts_with("gcc cannot compile it: "), "{why}");
        }
    }

    /// Checks that the path of the folder for temporary files may have commas and spaces.
    #[cfg(all(target_os = "linux", any(target_arch = "x86", target_arch = "x86_64")))]
    #[test]
    fn paths_may_have_commas_and_spaces() {
        let folder = tempfile::Builder::new().prefix("a, b").tempdir().unwrap();
        for compiler in ["gcc", "clang"] {
            if Command::new(compiler).arg("--version").output().is_ok_and(|o| o.status.success()) {
                let image = compile(compiler, "src", "O3", &folder.path().join(compiler)).unwrap();
                assert!(!image.is_empty(), "{compiler}");
            }
        }
    }

    /// Checks that every compiler of this machine has its baselines. Other tests verify the results of the baselines.
    #[test]
    fn every_compiler_has_its_baselines() {
        let all = all();
        assert_eq!(all.len(), 8);
        let there = |compiler: &str| all.iter().filter(|b| b.compiler == compiler && b.built.is_ok()).count();
        if cfg!(all(target_os = "linux", any(target_arch = "x86", target_arch = "x86_64"))) {
            for compiler in ["gcc", "clang"] {
                // For 32 bits, clang needs a global offset table for constants, and a flat image has no such table.
                if compiler == "clang" && usize::BITS == 32 {
                    continue;
                }
                let found = Command::new(compiler).arg("--version").output().is_ok_and(|o| o.status.success());
                let why: Vec<_> = all.iter().filter_map(|b| b.built.as_ref().err()).collect();
                assert_eq!(there(compiler), if found { 4 } else { 0 }, "{why:?}");
            }
        }
    }
}
