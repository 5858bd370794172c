//! Checks the layers of modules. The test reads the sources of the library and of the crates below it. The test fails
//! if a module imports from a higher layer, if a mode or a strategy (a way to compute an algorithm) names an
//! instruction set, or if `unsafe` is used where it is not allowed.

// These are the rules. Modules are named from the top layer down to the bottom layer.
//
// - The modules have this order, in which a semicolon ends a layer: registry, rustcrypto, circuits; record, sealed;
//   batch; aead, wrap; kdf; mac; mode; hash; cipher, gf; pi; simd. Beside these modules, the modules for public-key
//   cryptography have this order: keys, sign, curve, mp, simd. `sign`, `keys` and `sealed` also use hash functions and
//   `kdf`. `keys` also uses `aead` for passwords, and `sealed` also uses `aead` for files. All modules may use `error`,
//   `lenience`, `cpu`, `block_buffer`, `hex`, `inout` and `oid`, if the line of the importing module in `ROOMS` lists
//   them.
// - Modes and MACs use keyed ciphers (`Cipher`) and hash functions (`Hash`), but no kernels and no instruction sets.
// - Strategies use the register traits, but no instruction sets.
// - Below the protocols, most modules name no particular cipher. The exceptions are modes that belong to one cipher,
//   and GOST R 34.11-94, which is built on the rounds of GOST 28147-89. `sealed`, `keys`, `record` and `circuits` name
//   the ciphers of their formats.
// - `unsafe` is allowed in `simd`, in the files `dispatch.rs` of `cipher`, `hash`, `gf` and `mp`, and in the kernels of
//   `mp` and `curve`. The files `dispatch.rs` call kernels. The kernels of `mp` work on limbs in memory. The code in
//   `curve/ifma/mod.rs` checks the CPU, and then creates a token (a value that proves that the CPU has certain
//   features).
// - Only `cpu.rs` queries the CPU. A row is the entry of one kernel in a list of kernels. A row has a level, which is a
//   set of CPU features. Every target feature of the kernel's entry points must be a feature of this level.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Each line names a module, and lists the paths that this module may import. A listed path also stands for all paths
/// below it. The test fails for an import that is not listed, and for a new top-level module without a line here.
const ROOMS: &[(&str, &[&[&str]])] = &[
    ("debug", &[]),
    // An error names the levels that can be used instead, so `error` imports `Level`. The error of a strict reader
    // names a deviation, so `error` imports `Lenience`.
    ("error", &[&["cpu::Level", "lenience::Lenience"]]),
    ("lenience", &[&["error"]]),
    ("cpu", &[&["error"]]),
    ("simd", &[&["wipe"]]),
    ("hex", &[&["wipe", "hex_digits"]]),
    ("inout", &[]),
    ("oid", &[]),
    ("text", &[&["error"]]),
    ("block_buffer", &[&["error", "wipe"]]),
    ("stack", &[]),
    // `pi` contains the substitution that Kuznyechik and Streebog share.
    ("pi", &[&["simd"]]),
    ("cipher", &[&["pi", "simd", "cpu", "error", "rows", "wipe", "wipe_registers", "Internal"]]),
    ("rows", &[&["cpu", "error", "kernels", "kernel"]]),
    ("gf", &[&["simd", "cpu", "rows", "wipe", "wipe_registers"]]),
    ("mp", &[&["simd", "cpu", "error", "rows", "wipe", "wipe_registers"]]),
    ("curve", &[&["mp", "simd", "cpu", "error", "rows", "wipe", "wipe_registers"]]),
    // GOST R 34.11-94 is built on the rounds of GOST 28147-89.
    (
        "hash",
        &[&[
            "simd",
            "cpu",
            "error",
            "rows",
            "block_buffer",
            "hex",
            "wipe",
            "wipe_registers",
            "Internal",
            "pi",
            "cipher::gost28147",
        ]],
    ),
    ("mode", &[CIPHER, &["block_buffer", "error", "inout", "wipe", "Internal"]]),
    (
        "mac",
        &[
            CIPHER,
            HASH,
            &["mode", "block_buffer", "error", "hex", "wipe", "Internal", "simd::opaque", "simd::public_choice"],
        ],
    ),
    ("aead", &[CIPHER, &["gf", "mode", "mac", "kdf::kdf_tree", "block_buffer", "error", "inout", "wipe", "Internal"]]),
    ("wrap", &[CIPHER, &["mode", "mac", "error", "wipe", "Internal"]]),
    ("batch", &[CIPHER, &["gf", "mac", "mode", "aead", "error", "wipe", "Internal"]]),
    ("kdf", &[HASH, &["mac", "error", "wipe", "Internal"]]),
    // `sealed` names two ciphers, and may use the modules that are built on ciphers.
    (
        "sealed",
        &[
            &[
                "aead",
                "wrap",
                "kdf",
                "mac",
                "hash::Hash",
                "hash::Streebog256",
                "hash::Streebog512",
                "error",
                "inout",
                "sign",
                "curve",
                "cpu::Level",
            ],
            &["cipher::Cipher", "cipher::CipherKernel", "cipher::kuznyechik", "cipher::gost28147"],
        ],
    ),
    // `keys` names the algorithms that encrypt keys under passwords, and the hash functions of certificates.
    (
        "keys",
        &[
            &["sign", "curve", "mp", "kdf", "mac", "mode", "aead", "hash", "error", "lenience", "oid", "text"],
            &["cipher::Cipher", "cipher::kuznyechik", "cipher::gost28147"],
        ],
    ),
    (
        "sign",
        &[
            HASH,
            &[
                "curve",
                "mp",
                "mac::Hmac",
                "kdf::kdf_tree",
                "simd::public_choice",
                "cpu::Level",
                "error",
                "wipe",
                "Internal",
            ],
            &["hash::Streebog256", "hash::Streebog512", "hash::Gost94"],
        ],
    ),
    // `circuits` contains the rounds and the keys of the ciphers as data.
    ("circuits", &[&["pi", "simd", "error", "wipe", "mode::Direction"], &["cipher::kuznyechik", "cipher::gost28147"]]),
    // `record` names the ciphers and the hash function of the protocols.
    (
        "record",
        &[
            &["batch", "aead", "kdf", "mac", "mode", "hash::Streebog256", "error", "cpu::Level", "wipe"],
            &["cipher::Cipher", "cipher::kuznyechik", "cipher::gost28147", "simd::public", "simd::public_choice"],
        ],
    ),
    // These modules are facades, above all other modules.
    ("registry", EVERYTHING),
    ("rustcrypto", EVERYTHING),
];

const EVERYTHING: &[&[&str]] = &[&[""]];

/// The parts of a cipher that modes and MACs may use: a keyed cipher, its properties, and the buffers of a call. Modes
/// and MACs may use no kernel and no instruction set.
const CIPHER: &[&str] = &[
    "cipher::Cipher",
    "cipher::BlockEngine",
    "cipher::CounterOf",
    "cipher::Function",
    "cipher::Half",
    "cipher::Link",
    "cipher::xor",
    "cpu::Level",
    "simd::IoBuf",
];

/// The traits of hash functions that modes and MACs may use. Modes and MACs may not use a particular family of hash
/// functions, and may not use a kernel.
const HASH: &[&str] = &["hash::Hash", "hash::Digest", "hash::private", "cpu::Level"];

/// Modules that name a particular cipher or hash function. Each entry names such a module, and a path that this module
/// may import besides the paths in `ROOMS`.
const FAMILY: &[(&str, &str)] = &[
    ("mode::gamma28147", "cipher::gost28147"),
    ("mode::meshing", "cipher::gost28147"),
    ("mac::imit", "cipher::gost28147"),
    ("aead::cnt_imit", "cipher::gost28147"),
    // The users of this mode pass a key and not a cipher. So the mode makes the cipher, and must name the algorithm.
    ("aead::ctr_acpkm_omac", "cipher::gost28147"),
    ("aead::ctr_acpkm_omac", "cipher::kuznyechik"),
    ("aead::ctr_acpkm_omac", "hash::Streebog256"),
    ("wrap::gost28147", "cipher::gost28147"),
    ("batch::cnt", "cipher::gost28147"),
    ("batch::continued", "cipher::gost28147"),
    ("batch::cnt_imit", "cipher::gost28147"),
    ("batch::imit", "cipher::gost28147"),
    ("kdf::rfc7836", "hash::Streebog256"),
    ("kdf::key_tree", "hash::Streebog256"),
];

/// The modules that contain kernels.
const KERNELS: &[&str] = &["cipher", "hash", "gf"];

/// The modules that belong to an instruction set. Only the files of rows may import these modules, because strategies
/// work with all instruction sets.
const ISAS: &[&str] = &["simd::x86", "simd::neon", "simd::wasm", "simd::count"];

/// The places where `unsafe` is allowed.
const UNSAFE: &[&str] = &[
    "simd/",
    "cipher/dispatch.rs",
    "hash/dispatch.rs",
    "gf/dispatch.rs",
    "mp/dispatch.rs",
    "mp/adx/",
    "mp/ifma.rs",
    "mp/portable.rs",
    "curve/ifma/mod.rs",
    "curve/adx/",
];

/// The crates below the library, with their modules. All other modules belong to the library.
const PARTS: &[(&str, &[&str])] = &[
    ("fastgost-base", &["block_buffer", "cpu", "debug", "error", "hex", "lenience", "rows", "stack"]),
    ("fastgost-curve", &["curve", "mp"]),
    ("fastgost-simd", &["simd", "pi"]),
];

/// Returns the name of a crate's file, as if all crates were one crate. `fastgost-simd` has the registers at its root,
/// so the names of these files get the prefix `simd/`.
fn name_of(of: &str, file: &str) -> String {
    match file {
        "lib.rs" if of == "fastgost-simd" => "simd/mod.rs".to_owned(),
        file if of == "fastgost-simd" && !file.starts_with("pi/") => format!("simd/{file}"),
        file => file.to_owned(),
    }
}

/// Whether the module belongs to this crate.
fn belongs(of: &str, room: &str) -> bool {
    match PARTS.iter().find(|(_, rooms)| rooms.contains(&room)) {
        Some((part, _)) => *part == of,
        None => of == "fastgost",
    }
}

/// Words that may occur only in certain files. Each entry contains a word, and the files in which this word may occur.
const WALLS: &[(&str, &[&str])] = &[
    // Only the files in `UNSAFE` may use this word. But the type `run: unsafe fn(...)` of a kernel is allowed
    // everywhere.
    ("unsafe", UNSAFE),
    ("unsafe_code", UNSAFE),
    (
        "target_feature",
        // The files of all other rows get this attribute only from the macros that declare tokens.
        &["simd/", "mp/ifma.rs", "curve/adx/mod.rs", "cpu.rs", "rows.rs"],
    ),
    // This word imports intrinsics and assembly from `core` or `std`.
    ("arch", &["simd/", "mp/ifma.rs", "mp/adx/", "curve/adx/", "cpu.rs"]),
    (INTRINSIC, &["simd/", "mp/ifma.rs"]),
    ("is_x86_feature_detected", &["cpu.rs"]),
    ("is_aarch64_feature_detected", &["cpu.rs"]),
    ("asm", &["simd/", "mp/adx/", "curve/adx/four.rs"]),
    ("naked_asm", &["mp/adx/", "curve/adx/eight.rs"]),
    ("naked", &["mp/adx/", "curve/adx/eight.rs"]),
    ("global_asm", &[]),
    ("transmute", &["simd/"]),
];

/// In `WALLS`, this text stands for the names of all intrinsics, from whatever path an intrinsic is imported.
const INTRINSIC: &str = "an intrinsic";

/// Whether a word is the name of an intrinsic. Examples are `_mm256_xor_si256` and `_mulx_u64` of x86, `vaddq_u8` and
/// `vget_low_u8` of NEON, and `u8x16_swizzle` and `v128_xor` of WebAssembly.
fn is_intrinsic(word: &str) -> bool {
    let is_lanes = |part: &str| {
        let digits = part.trim_start_matches(|c: char| "uisfpv".contains(c));
        digits.len() + 1 == part.len() && digits.split('x').all(|n| n.parse::<u16>().is_ok_and(|n| n >= 8))
    };
    let parts: Vec<_> = word.split('_').collect();
    match parts[..] {
        ["", first, _, ..] => first.starts_with("mm") || parts.last().is_some_and(|last| is_lanes(last)),
        [first, .., last] => is_lanes(first) || first.len() > 2 && first.starts_with('v') && is_lanes(last),
        _ => false,
    }
}

#[test]
fn intrinsics_are_known_by_name() {
    for name in [
        "_mm_shuffle_epi8",
        "_mm256_xor_si256",
        "_mm512_setzero_si512",
        "_mulx_u64",
        "_addcarryx_u64",
        "vaddq_u8",
        "vqtbl1q_u8",
        "vreinterpretq_u32_u8",
        "vget_low_u8",
        "vmull_p64",
        "u8x16_swizzle",
        "v128_xor",
    ] {
        assert!(is_intrinsic(name), "{name}");
    }
    for name in ["_", "_unused", "as_u64", "splat_u8", "u64", "x_1", "verify_8", "mm_u8", "read_u64", "v_8"] {
        assert!(!is_intrinsic(name), "{name}");
    }
}

/// Returns the name and the text of every source file of the library and of the crates in `PARTS`.
fn all_sources() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for of in PARTS.iter().map(|(part, _)| *part).chain(["fastgost"]) {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of).join("src");
        let found = sources(&src);
        assert!(found.len() > 5, "{of}: only {} source files found", found.len());
        for file in found {
            let name = name_of(of, &file.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/"));
            if let Some(room) = module_of(&name).first() {
                assert!(belongs(of, room), "{name} is in {of}, but `{room}` is a room of another crate");
            }
            files.push((name, fs::read_to_string(file).unwrap()));
        }
    }
    assert!(files.len() > 100, "only {} source files found", files.len());
    files
}

/// Returns each text that is in quotation marks on the line.
fn quoted(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

/// Returns the features that a row needs and that the row's level lacks. A kernel is called on any CPU that has the
/// features of its level. The entry points of the kernel are in the file of its row, or in the file of another row. The
/// entry points are compiled with the features of a token, or with the features of an attribute.
fn features_that_levels_lack(files: &[(String, String)]) -> Vec<String> {
    let (mut levels, mut tokens, mut declared) = (Vec::new(), Vec::new(), 0);
    for (name, source) in files {
        declared += source.matches("\ntoken! {").count();
        for line in source.lines().map(str::trim) {
            let words: Vec<_> = line.split_whitespace().collect();
            match words[..] {
                // The line is like: Avx2 "avx2": ["avx2", "pclmulqdq"];
                [level, ..] if name == "cpu.rs" && line.contains(": [") && line.ends_with("];") => {
                    levels.push((level, quoted(line).split_off(1)));
                }
                // The line is like: Avx2 = "avx2", with_avx2, $
                [_, "=", _, with, "$"] if name.starts_with("simd/") => {
                    tokens.push((with.trim_end_matches(','), quoted(line)[0]));
                }
                _ => {}
            }
        }
    }
    assert!(levels.len() > 9, "{levels:?}");
    assert!(
        tokens.len() == declared && declared > 9,
        "{declared} tokens are declared; these were understood: {tokens:?}"
    );
    let of_entry_points = |source: &str| -> Vec<String> {
        let of_tokens =
            tokens.iter().filter(|(with, _)| source.contains(&format!("{with}!"))).map(|(_, features)| *features);
        let of_attributes = source.match_indices("target_feature(enable").map(|(i, _)| quoted(&source[i..])[0]);
        of_tokens.chain(of_attributes).flat_map(|features| features.split(',').map(str::to_owned)).collect()
    };
    let text = |row: &str| {
        let is_it = |(name, _): &&(String, String)| name == row || *name == row.replace(".rs", "/mod.rs");
        files.iter().find(is_it).map_or("", |(_, source)| source)
    };
    let (mut with_features, mut lacking) = (0, Vec::new());
    let lists: Vec<_> = files.iter().map(|(name, source)| rows(name, source)).collect();
    for (row, list) in lists.iter().flat_map(|list| list.iter().map(move |row| (row, list))) {
        let source = text(row);
        let named: Vec<_> = levels.iter().filter(|(level, _)| word(source, &format!("Level::{level}"))).collect();
        if row.ends_with("count.rs") {
            continue;
        }
        let [(level, has)] = named[..] else {
            lacking.push(format!("{row} names {} levels", named.len()));
            continue;
        };
        let stem = |row: &str| row.rsplit('/').next().unwrap().trim_end_matches(".rs").to_owned();
        let others = list.iter().filter(|other| *other != row && word(source, &format!("{}::", stem(other))));
        let mut needs = of_entry_points(source);
        needs.extend(others.flat_map(|other| of_entry_points(text(other))));
        with_features += usize::from(!needs.is_empty());
        // The feature AVX-512 F includes AVX2.
        let lacks = |f: &str| !has.contains(&f) && !(f == "avx2" && has.contains(&"avx512f"));
        lacking.extend(needs.iter().filter(|f| lacks(f)).map(|f| format!("{row}: {level} lacks {f}")));
    }
    assert!(with_features > 25, "only {with_features} rows with entry points");
    lacking
}

/// Whether the text contains these words as whole words.
fn word(source: &str, words: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    source.match_indices(words).any(|(i, _)| {
        let after = source[i + words.len()..].chars().next();
        !is_part(source[..i].chars().next_back()) && (words.ends_with(':') || !is_part(after))
    })
}

#[test]
fn levels_have_the_features_of_their_rows() {
    let files = all_sources();
    let lacking = features_that_levels_lack(&files);
    assert!(lacking.is_empty(), "\n{}", lacking.join("\n"));
    for (of, from, to, want) in [
        ("cpu.rs", "\"pclmulqdq\", \"bmi2\"", "\"bmi2\"", "gf/avx2.rs: Avx2 lacks pclmulqdq"),
        ("simd/x86/ssse3.rs", "Ssse3 = \"ssse3\"", "Ssse3 = \"ssse3,aes\"", "hash/gost94/ssse3.rs: Ssse3 lacks aes"),
        (
            "cipher/kuznyechik/avx512_zen4.rs",
            "Level::Avx512",
            "Level::Avx512Bw",
            "cipher/kuznyechik/avx512_zen4.rs: Avx512Bw lacks gfni",
        ),
        (
            "cipher/kuznyechik/neon_aes.rs",
            "Level::NeonAes",
            "Level::Portable",
            "cipher/kuznyechik/neon_aes.rs: Portable lacks neon",
        ),
        ("cipher/gost28147/ssse3.rs", "run: ", "run: super::avx2::", "cipher/gost28147/ssse3.rs: Ssse3 lacks avx2"),
        ("mp/ifma.rs", "Level::Avx512", "Level::Avx2", "mp/ifma.rs: Avx2 lacks avx512f"),
    ] {
        let mut planted = files.clone();
        let (_, source) = planted.iter_mut().find(|(name, _)| name == of).unwrap();
        assert!(source.contains(from), "{of}: {from}");
        *source = source.replace(from, to);
        let lacking = features_that_levels_lack(&planted);
        assert!(lacking.iter().any(|found| found == want), "{of} with {to}: {lacking:?}");
    }
}

#[test]
fn imports_go_down() {
    let files = all_sources();
    let mut found = Vec::new();
    let rows: Vec<_> = files.iter().flat_map(|(name, source)| rows(name, source)).collect();
    for row in ["cipher/gost28147/portable.rs", "cipher/kuznyechik/tables.rs", "gf/avx2.rs", "hash/streebog/ssse3.rs"] {
        assert!(rows.iter().any(|r| r == row), "{row} is not among the rows found: {rows:?}");
    }
    for row in &rows {
        assert!(files.iter().any(|(name, _)| name == row || *name == row.replace(".rs", "/mod.rs")), "no file {row}");
    }
    for (name, source) in &files {
        found.extend(check(name, source, &rows));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Returns the files of rows that a `mod.rs` declares. The names of the rows are in `kernels! { ... }`, after the first
/// line, which contains the type of the rows. The module of counting kernels is also included, because its kernels are
/// like rows.
fn rows(file: &str, source: &str) -> Vec<String> {
    let Some(folder) = file.strip_suffix("mod.rs") else { return Vec::new() };
    let tokens = tokens(source);
    let text = |i: usize| tokens.get(i).map_or("", |t: &Token| t.text.as_str());
    let mut rows = Vec::new();
    for i in 0..tokens.len() {
        if text(i) == "kernels" && text(i + 1) == "!" && text(i + 2) == "{" {
            let end = (i..tokens.len()).find(|j| text(*j) == "}").unwrap();
            let first = (i..end).find(|j| text(*j) == ";").unwrap();
            for j in first..end {
                if is_identifier(text(j)) && [",", ";"].contains(&text(j + 1)) {
                    rows.push(format!("{folder}{}.rs", text(j)));
                }
            }
        }
        if text(i) == "mod" && text(i + 1) == "count" {
            rows.push(format!("{folder}count.rs"));
        }
    }
    rows
}

#[test]
fn planted_violations_are_seen() {
    let row = ["cipher/kuznyechik/avx2.rs".to_owned()];
    for (file, source, part) in [
        ("cipher/mod.rs", "use crate::{cpu::Level, mode::{Ecb, Ctr}};", "mode::Ecb"),
        ("cipher/gost28147/mod.rs", "use super::super::mac;", "mac"),
        ("cipher/gost28147/lanes.rs", "use crate::simd::{IoBuf, x86::avx512::Zmm};", "simd::x86::avx512::Zmm"),
        ("gf/clmul.rs", "use crate::simd::neon::Neon;", "simd::neon"),
        ("gf/ctmul_simd.rs", "use crate::simd::wasm::Vector;", "simd::wasm"),
        ("mode/ecb.rs", "use crate::cipher::{Cipher, CipherKernel as K};", "cipher::CipherKernel"),
        ("pi/nibbles.rs", "use crate::x86::avx2::Ymm;", "simd::x86::avx2::Ymm"),
        ("cipher/gost28147/lanes.rs", "use fastgost_simd::x86::avx512::Zmm;", "simd::x86::avx512::Zmm"),
        ("mode/ecb.rs", "use fastgost_base::rows::Row;", "rows::Row"),
        ("mode/ecb.rs", "fn f() { fastgost_base::rows::best(K) }", "rows::best"),
        ("cipher/gost28147/lanes.rs", "fn f(x: fastgost_simd::x86::avx512::Zmm) {}", "simd::x86::avx512::Zmm"),
        ("simd/register.rs", "use crate::pi::spec;", "pi::spec"),
        ("lib.rs", "#![allow(unsafe_code)]", "unsafe_code"),
        ("hash/streebog/gfni.rs", "use crate::cipher::kuznyechik::spec;", "cipher::kuznyechik::spec"),
        ("mode/ecb.rs", "use crate::cipher::dispatch;", "cipher::dispatch"),
        ("mode/ecb.rs", "use crate::{simd::*};", "simd::*"),
        ("mode/ecb.rs", "use crate::Kuznyechik;", "Kuznyechik"),
        ("mode/ecb.rs", "mod inner { use super::super::super::mac::Omac; }", "mac::Omac"),
        ("mode/ecb.rs", "use crate::cipher::gost28147::Gost28147;", "cipher::gost28147::Gost28147"),
        ("mac/omac.rs", "fn f() { crate::cpu::detect() }", "cpu::detect"),
        ("mac/hmac.rs", "use crate::hash::{Hash, HashKernel};", "hash::HashKernel"),
        ("kdf/prf.rs", "use crate::hash::Streebog256;", "hash::Streebog256"),
        ("cipher/kuznyechik/small_batch.rs", "use core::arch::x86_64::*;", "`arch`"),
        ("cipher/kuznyechik/avx2.rs", "use core::{arch::x86_64::*, ops::Not};", "`arch`"),
        ("mode/ecb.rs", "use std::arch::x86_64::*;", "`arch`"),
        ("cipher/kuznyechik/avx2.rs", "fn f(x: Ymm) -> Ymm { crate::simd::x86::_mm256_not(x) }", "`_mm256_not`"),
        ("gf/clmul.rs", "fn f() { let sum = vaddq_u8(a, b); }", "`vaddq_u8`"),
        ("pi/nibbles.rs", "use wasm::u8x16_swizzle as shuffle;", "`u8x16_swizzle`"),
        ("mode/ecb.rs", "fn f() { unsafe { g() } }", "unsafe"),
        ("mode/ecb.rs", "unsafe fn f() {}", "unsafe"),
        ("cipher/kuznyechik/small_batch.rs", "#[allow(unsafe_code)] fn f() {}", "unsafe_code"),
        ("cipher/kuznyechik/small_batch.rs", "#[target_feature(enable = \"avx2\")] fn f() {}", "target_feature"),
        ("cipher/kuznyechik/avx2.rs", "#[target_feature(enable = \"avx2\")] fn f() {}", "target_feature"),
        ("cipher/mod.rs", "fn f() -> bool { std::is_x86_feature_detected!(\"avx2\") }", "is_x86_feature_detected"),
        ("frame/mod.rs", "fn f() {}", "ROOMS"),
        ("sealed/reader.rs", "use crate::mode::Ctr;", "mode::Ctr"),
        ("record/tls.rs", "use crate::cipher::BlockEngine;", "cipher::BlockEngine"),
        ("batch/mgm.rs", "use crate::record::Incoming;", "record::Incoming"),
    ] {
        let found = check(file, source, &row);
        assert!(found.iter().any(|f| f.contains(part)), "not seen in {file}: {source} ({found:?})");
    }
    for (file, source) in [
        ("cipher/mod.rs", "pub struct K { run: unsafe fn(Job<'_>) }"),
        (
            "cipher/kuznyechik/avx2.rs",
            "use crate::{cipher::Job, simd::x86::avx2::{Ymm, with_avx2}}; with_avx2! { fn f() {} }",
        ),
        (
            "cipher/kuznyechik/small_batch.rs",
            "// use crate::mode::Ecb;\n/* unsafe /* */ */ const S: &str = \"unsafe crate::mode\";",
        ),
        (
            "mode/ecb.rs",
            "pub(crate) fn f<'a>(c: char) -> bool { c == '\"' } #[cfg(test)] mod tests { use crate::Kuznyechik; }",
        ),
        ("mode/gamma28147.rs", "use crate::cipher::gost28147::Gost28147;"),
    ] {
        assert_eq!(check(file, source, &row), [""; 0], "in {file}: {source}");
    }
}

/// Returns the mistakes in a file of `src/`. A mistake is a violation of the rules at the top of this file.
fn check(file: &str, source: &str, rows: &[String]) -> Vec<String> {
    let module = module_of(file);
    let tokens = tokens(source);
    let mut found = Vec::new();
    // lib.rs is a facade, which may import from everywhere.
    let facade = String::new();
    let room = module.first().unwrap_or(&facade);
    let allowed = match ROOMS.iter().find(|(name, _)| name == room) {
        Some((_, allowed)) => allowed,
        None if module.is_empty() => EVERYTHING,
        None => return vec![format!("{file}: `{room}` has no line in ROOMS")],
    };
    let is_row = KERNELS.contains(&room.as_str()) && rows.iter().any(|row| row == file);
    for (path, line) in imports(&tokens, &module) {
        let path = path.join("::");
        let own = below(&path, room);
        let family = FAMILY.iter().any(|(m, f)| below(&module.join("::"), m) && below(&path, f));
        if !own && !family && !allowed.iter().flat_map(|a| a.iter()).any(|a| below(&path, a)) {
            found.push(format!("{file}:{line}: `{room}` imports {path}"));
        }
        let strategies = KERNELS.contains(&room.as_str()) || room == "pi";
        if strategies && !is_row && ISAS.iter().any(|isa| below(&path, isa)) {
            found.push(format!("{file}:{line}: not a row file, yet it imports {path}"));
        }
    }
    for (i, t) in tokens.iter().enumerate() {
        let follows =
            |words: &[&str]| words.iter().enumerate().all(|(n, w)| tokens.get(i + n).is_some_and(|t| t.text == *w));
        let is_type = follows(&["unsafe", "fn", "("]) || follows(&["unsafe", "extern", "fn", "("]);
        for (word, places) in WALLS {
            let inside = |place: &&&str| match **place {
                folder if folder.ends_with('/') => file.starts_with(folder),
                name => file == name,
            };
            let is_word = t.text == *word || *word == INTRINSIC && is_intrinsic(&t.text);
            let is_denial = i >= 2 && ["deny", "forbid"].contains(&tokens[i - 2].text.as_str());
            // On WebAssembly, `cfg(target_feature = ...)` decides which rows exist.
            let is_condition = is_row && follows(&["target_feature", "="]);
            if is_word && !is_type && !is_condition && !is_denial && !places.iter().any(|p| inside(&p)) {
                found.push(format!("{file}:{}: `{}` outside its wall", t.line, t.text));
            }
        }
    }
    found
}

/// Whether `path` is `top`, or is below `top`. Every path is below the empty path "".
fn below(path: &str, top: &str) -> bool {
    top.is_empty() || path == top || path.strip_prefix(top).is_some_and(|rest| rest.starts_with("::"))
}

/// Returns the source files in a folder and in the folders below it, except the files `tests.rs`.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") && path.file_name().is_some_and(|n| n != "tests.rs") {
            files.push(path);
        }
    }
    files
}

/// Returns the path of the module that a file contains. For `cipher/gost28147/mod.rs`, it is `cipher`, `gost28147`.
fn module_of(file: &str) -> Vec<String> {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').filter(|p| *p != "lib").map(str::to_owned).collect()
}

struct Token {
    text: String,
    line: usize,
}

/// Returns the tokens of a source: identifiers, `::` and single characters. Comments, strings and modules of unit tests
/// are left out.
fn tokens(source: &str) -> Vec<Token> {
    let s: Vec<char> = source.chars().collect();
    let (mut tokens, mut i, mut line) = (Vec::new(), 0, 1);
    let at = |i: usize| s.get(i).copied().unwrap_or('\n');
    while i < s.len() {
        let start = i;
        match s[i] {
            '/' if at(i + 1) == '/' => {
                while i < s.len() && s[i] != '\n' {
                    i += 1;
                }
            }
            '/' if at(i + 1) == '*' => {
                let mut depth = 0;
                loop {
                    match (at(i), at(i + 1)) {
                        ('/', '*') => (depth, i) = (depth + 1, i + 2),
                        ('*', '/') => (depth, i) = (depth - 1, i + 2),
                        _ => i += 1,
                    }
                    if depth == 0 || i >= s.len() {
                        break;
                    }
                }
            }
            '"' => {
                i += 1;
                while i < s.len() && s[i] != '"' {
                    i += if s[i] == '\\' { 2 } else { 1 };
                }
                i += 1;
            }
            'r' if at(i + 1) == '"' || at(i + 1) == '#' && matches!(at(i + 2), '#' | '"') => {
                let hashes = s[i + 1..].iter().take_while(|c| **c == '#').count();
                i += hashes + 2;
                while i < s.len() && !(s[i] == '"' && s[i + 1..].iter().take_while(|c| **c == '#').count() >= hashes) {
                    i += 1;
                }
                i += hashes + 1;
            }
            '\'' if at(i + 1) == '\\' => {
                i += 3;
                while at(i) != '\'' {
                    i += 1;
                }
                i += 1;
            }
            '\'' if at(i + 2) == '\'' => i += 3,
            ':' if at(i + 1) == ':' => {
                i += 2;
                tokens.push(Token { text: "::".into(), line });
            }
            c if c.is_alphanumeric() || c == '_' => {
                while at(i).is_alphanumeric() || at(i) == '_' {
                    i += 1;
                }
                tokens.push(Token { text: s[start..i].iter().collect(), line });
            }
            c => {
                i += 1;
                if !c.is_whitespace() {
                    tokens.push(Token { text: c.into(), line });
                }
            }
        }
        line += s[start..i.min(s.len())].iter().filter(|c| **c == '\n').count();
    }
    without_unit_tests(tokens)
}

fn without_unit_tests(tokens: Vec<Token>) -> Vec<Token> {
    let mut kept: Vec<Token> = Vec::new();
    let mut depth = 0;
    for t in tokens {
        let n = kept.len();
        if depth > 0 {
            depth += (t.text == "{") as i32 - (t.text == "}") as i32;
        } else if t.text == "{" && n >= 2 && kept[n - 2].text == "mod" && kept[n - 1].text == "tests" {
            depth = 1;
        } else {
            kept.push(t);
        }
    }
    kept
}

/// Returns all paths into this crate that a source uses, in `use` trees and elsewhere. Paths begin at the root.
fn imports(tokens: &[Token], module: &[String]) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    // `inside` contains the inline modules around the token. For each module, `inside` also contains the depth of
    // braces at which the module ends.
    let mut inside: Vec<(String, usize)> = Vec::new();
    let (mut depth, mut i) = (0, 0);
    while i < tokens.len() {
        let mut here = module.to_vec();
        here.extend(inside.iter().map(|(name, _)| name.clone()));
        match tokens[i].text.as_str() {
            "{" => {
                depth += 1;
                if i >= 2 && tokens[i - 2].text == "mod" {
                    inside.push((tokens[i - 1].text.clone(), depth));
                }
            }
            "}" => {
                if inside.last().is_some_and(|(_, d)| *d == depth) {
                    inside.pop();
                }
                depth -= 1;
            }
            "use" => {
                let mut paths = Vec::new();
                i = use_tree(tokens, i + 1, &[], &mut paths);
                found.extend(paths.into_iter().filter_map(|(p, line)| Some((resolve(&p, &here)?, line))));
            }
            "crate" | "super" | "self" | "fastgost_base" | "fastgost_curve" | "fastgost_simd"
                if i + 1 < tokens.len() && tokens[i + 1].text == "::" =>
            {
                let (line, mut path) = (tokens[i].line, vec![tokens[i].text.clone()]);
                while i + 2 < tokens.len() && tokens[i + 1].text == "::" && is_identifier(&tokens[i + 2].text) {
                    path.push(tokens[i + 2].text.clone());
                    i += 2;
                }
                found.extend(resolve(&path, &here).map(|p| (p, line)));
            }
            _ => {}
        }
        i += 1;
    }
    found
}

/// Adds the paths of a `use` tree to `paths`. The tree begins at token `i`. Returns the index of the token after the
/// tree.
fn use_tree(tokens: &[Token], mut i: usize, prefix: &[String], paths: &mut Vec<(Vec<String>, usize)>) -> usize {
    let mut path = prefix.to_vec();
    let line = tokens[i].line;
    while i < tokens.len() {
        match tokens[i].text.as_str() {
            "{" => {
                i += 1;
                while tokens[i].text != "}" {
                    i = use_tree(tokens, i, &path, paths);
                    i += (tokens[i].text == ",") as usize;
                }
                return i + 1;
            }
            "as" => i += 2,
            "::" => i += 1,
            ";" | "," | "}" => break,
            text => {
                path.push(text.to_owned());
                i += 1;
            }
        }
    }
    paths.push((path, line));
    i
}

/// Turns a path in a source into a path from the root of all modules. Returns `None` if the path begins with another
/// crate, or with a name in scope.
fn resolve(path: &[String], module: &[String]) -> Option<Vec<String>> {
    let mut at = module.to_vec();
    let mut rest = path;
    let registers = module.first().is_some_and(|room| ["simd", "pi"].contains(&room.as_str()));
    match rest.first()?.as_str() {
        first @ ("crate" | "fastgost_simd" | "fastgost_curve" | "fastgost_base") => {
            at.clear();
            rest = &rest[1..];
            if (first == "fastgost_simd" || first == "crate" && registers)
                && rest.first().is_none_or(|room| room != "pi")
            {
                at.push("simd".to_owned());
            }
        }
        "self" | "super" => {
            while let Some(step) = rest.first().filter(|s| ["self", "super"].contains(&s.as_str())) {
                if step == "super" {
                    at.pop()?;
                }
                rest = &rest[1..];
            }
        }
        _ => return None,
    }
    at.extend(rest.iter().filter(|s| *s != "self").cloned());
    Some(at)
}

fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}
