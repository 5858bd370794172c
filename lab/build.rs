//! Generates two kinds of code. The first kind is the variants of Kuznyechik (`variants/`). These variants are assembly
//! text, compiled code for comparison, and a list of both. The second kind is code that multiplies long numbers
//! (`unrolled.rs`). This build script needs only rustc.
mod unrolled;
#[allow(dead_code, unused_imports, reason = "what only the lab needs")]
#[path = "variants/mod.rs"]
mod variants;

use std::{
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=variants");
    println!("cargo::rerun-if-changed=unrolled.rs");
    origin()?;
    let out = PathBuf::from(variable("OUT_DIR")?);
    let arch = variable("CARGO_CFG_TARGET_ARCH")?;
    fs::write(out.join("unrolled.s"), unrolled::text(if arch == "x86" { 32 } else { 64 }))?;
    let bits = match (arch.as_str(), variable("CARGO_CFG_TARGET_OS")?.as_str()) {
        ("x86_64", "linux") => 64,
        ("x86", "linux") => 32,
        _ => 0,
    };
    let (mut assembly, mut externs, mut lists) = (String::new(), String::new(), String::new());
    writeln!(lists, "static ASSEMBLED: &[Assembled] = &[")?;
    if bits > 0 {
        writeln!(assembly, ".pushsection .text.kuznyechik_variants, \"ax\", @progbits")?;
        for name in variants::names(bits) {
            let variant = variants::Variant::parse(name, bits)?;
            let symbol = variant.symbol();
            assembly += &variants::emit::function(&variant).map_err(|e| format!("{name}: {e}"))?;
            declare(&mut externs, &symbol)?;
            writeln!(externs, "    fn {symbol}_end();")?;
            writeln!(lists, "    Assembled {{ name: \"{name}\", function: {symbol}, end: {symbol}_end }},")?;
        }
        writeln!(assembly, ".popsection")?;
    }
    writeln!(lists, "];\nstatic COMPILED: &[Compiled] = &[")?;
    if bits > 0 {
        for baseline in BASELINES {
            let symbol = compile(baseline, &out)?;
            declare(&mut externs, &symbol)?;
            let Baseline { source, level, set, .. } = baseline;
            let suffix = if *set == "sse2" { String::new() } else { format!("-{set}") };
            writeln!(
                lists,
                "    Compiled {{ name: \"{bits}-r{source}-O{level}{suffix}\", set: \"{set}\", function: {symbol} }},"
            )?;
        }
    }
    writeln!(lists, "];")?;
    fs::write(out.join("variants.s"), assembly)?;
    fs::write(
        out.join("variants.rs"),
        format!("#[allow(non_snake_case)]\nunsafe extern \"C\" {{\n{externs}}}\n{lists}"),
    )?;
    Ok(())
}

/// Sets the values of two columns of the lab's rows: the commit and the compiler of this build.
fn origin() -> Result<(), Box<dyn Error>> {
    let line = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // After every commit, cargo must run this script again, so the script names a file that changes with every commit.
    if let Some(log) = line("git", &["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
    let commit = line("git", &["rev-parse", "--short=12", "HEAD"]);
    println!("cargo::rustc-env=LAB_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
    let compiler = line(&variable("RUSTC")?, &["--version"]).ok_or("rustc does not tell its version")?;
    println!("cargo::rustc-env=LAB_COMPILER={compiler}");
    Ok(())
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|e| format!("{name}: {e}"))
}

fn declare(externs: &mut String, symbol: &str) -> std::fmt::Result {
    let parameters = "table: *const u8, keys: *const u8, source: *const u8, to: *mut u8, groups: usize";
    writeln!(externs, "    fn {symbol}({parameters});")
}

/// A function of `compiled.rs`, together with the target for which it is compiled.
struct Baseline {
    source: &'static str,
    level: &'static str,
    set: &'static str,
    options: &'static [&'static str],
}

const fn baseline(source: &'static str, level: &'static str, set: &'static str) -> Baseline {
    let options: &[&str] = match set.as_bytes() {
        b"avx" => &["-Ctarget-feature=+avx"],
        b"avx2" => &["-Ctarget-cpu=x86-64-v3"],
        _ => &[],
    };
    Baseline { source, level, set, options }
}

const BASELINES: &[Baseline] = &[
    baseline("src", "s", "sse2"),
    baseline("src", "3", "sse2"),
    baseline("src", "s", "avx2"),
    baseline("src", "3", "avx2"),
    baseline("itr", "s", "sse2"),
    baseline("itr", "3", "sse2"),
    baseline("itr", "s", "avx"),
    baseline("itr", "3", "avx"),
    baseline("itr", "s", "avx2"),
    baseline("itr", "3", "avx2"),
];

/// Compiles a function to an object file that is linked into the lab. This script calls rustc itself, because cargo's
/// profiles apply to a whole crate.
fn compile(baseline: &Baseline, out: &Path) -> Result<String, Box<dyn Error>> {
    let Baseline { source, level, set, options } = baseline;
    let symbol = format!("fastgost_lab_{source}_O{level}_{set}");
    let common = fs::canonicalize("variants/compiled.rs")?;
    let (root, object) = (out.join(format!("{symbol}.rs")), out.join(format!("{symbol}.o")));
    let text = format!(
        "#![no_std]\n#![allow(dead_code, non_snake_case)]\n\
         #[cfg(target_arch = \"x86\")]\nuse core::arch::x86;\n\
         #[cfg(target_arch = \"x86_64\")]\nuse core::arch::x86_64 as x86;\n\
         include!({common:?});\n\
         #[unsafe(no_mangle)]\n\
         pub unsafe extern \"C\" fn {symbol}(t: *const u8, k: *const u8, s: *const u8, d: *mut u8, n: usize) {{\n    \
         // SAFETY: the caller keeps to the contract of `{source}`, which is this function's.\n    \
         unsafe {{ {source}(t, k, s, d, n) }}\n}}\n"
    );
    fs::write(&root, text)?;
    let status = Command::new(variable("RUSTC")?)
        .args(["--edition=2024", "--crate-type=lib", "--emit=obj", "-Cpanic=abort"])
        .args(["-Ccodegen-units=1", "-Cdebuginfo=0", "-Cdebug-assertions=off", "-Crelocation-model=pic"])
        // Each function has its own crate name, because otherwise copies of the same generic functions would clash.
        .arg(format!("--crate-name={symbol}"))
        .arg(format!("-Copt-level={level}"))
        .args(*options)
        .args(["--target", &variable("TARGET")?, "-o"])
        .args([&object, &root])
        .status()?;
    if !status.success() {
        return Err(format!("rustc cannot compile {}", root.display()).into());
    }
    println!("cargo::rustc-link-arg={}", object.display());
    Ok(symbol)
}
