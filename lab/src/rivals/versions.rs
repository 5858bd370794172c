//! Finds the versions of other people's code.
#![allow(unsafe_code)]
use super::{evp::LIBCRYPTO, gcrypt, load::functions, nettle};
use crate::experiment::owner;
use std::{
    ffi::{CStr, c_char, c_int},
    process::Command,
    sync::OnceLock,
};

/// Returns the version of the code that an owner's row measures. The text is empty for code of this repository, and for
/// code whose version cannot be found out.
pub fn of(owner: &str, algorithm: &str, variant: &str) -> String {
    match owner {
        "RustCrypto" => krate(match algorithm {
            "gost28147" => "magma",
            "sha256" | "sha512" => "sha2",
            "sha3-256" => "sha3",
            "groestl256" => "groestl",
            name => name.trim_end_matches("256").trim_end_matches("512"),
        }),
        "BLAKE3" => krate("blake3"),
        "crypto-bigint" => krate("crypto-bigint"),
        "OpenSSL" => openssl(),
        "gost-engine" => [package("libengine-gost-openssl*"), openssl()].join(", ").trim_matches([',', ' ']).to_owned(),
        "libgcrypt" => gcrypt::version().unwrap_or_default(),
        "nettle" => nettle::version().unwrap_or_default(),
        #[cfg(target_pointer_width = "64")]
        "GMP" => gmp(),
        // The name has a form such as `64-gsrc-O3`.
        owner::COMPILED => match variant.split('-').nth(1).and_then(|name| name.chars().next()) {
            Some('g') => compiler("gcc"),
            Some('c') => compiler("clang"),
            _ => String::new(),
        },
        _ => String::new(),
    }
}

/// Returns a name and a version such as `kuznyechik 0.9.0`. The version comes from the lock file with which the lab was
/// built.
fn krate(name: &str) -> String {
    static LOCK: OnceLock<toml::Table> = OnceLock::new();
    let lock = LOCK.get_or_init(|| include_str!("../../Cargo.lock").parse().unwrap_or_default());
    let packages = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    let of = |package: &toml::Value, key: &str| package.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let mut found = packages.filter(|package| of(package, "name").as_deref() == Some(name));
    found
        .next_back()
        .and_then(|package| of(package, "version"))
        .map_or(String::new(), |version| format!("{name} {version}"))
}

functions! {
    Libcrypto from LIBCRYPTO, as in "openssl/crypto.h" {
        version = b"OpenSSL_version\0": fn(c_int) -> *const c_char;
    }
}

fn openssl() -> String {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION
        .get_or_init(|| {
            let Ok(library) = Libcrypto::load(None) else { return String::new() };
            // SAFETY: the function takes a number, and returns a constant string or null.
            let text = unsafe { (library.version)(0) };
            if text.is_null() {
                return String::new();
            }
            // SAFETY: the result is a constant string.
            unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
        })
        .clone()
}

#[cfg(target_pointer_width = "64")]
fn gmp() -> String {
    static VERSION: OnceLock<String> = OnceLock::new();
    let find = || super::gmp::Gmp::find().map_or(String::new(), |gmp| gmp.version().to_owned());
    VERSION.get_or_init(find).clone()
}

/// Returns the first line that a compiler prints when it is asked for its version.
fn compiler(name: &'static str) -> String {
    static LINES: [OnceLock<String>; 2] = [const { OnceLock::new() }; 2];
    LINES[usize::from(name == "clang")].get_or_init(|| first_line(name, &["--version"])).clone()
}

/// Returns the Debian package that contains a library. The lab asks for the package if a library does not report its
/// own version.
fn package(name: &'static str) -> String {
    static LINE: OnceLock<String> = OnceLock::new();
    LINE.get_or_init(|| first_line("dpkg-query", &["-W", "-f", "${Package} ${Version}\n", name])).clone()
}

fn first_line(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().next().unwrap_or_default().to_owned()
}
