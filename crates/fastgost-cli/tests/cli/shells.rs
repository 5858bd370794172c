//! Tests the man pages, and the completions for shells.
use crate::common::{Folder, is_here, refusal, success, text};
use std::{ffi::OsStr, process::Command};

const COMMANDS: [&str; 21] = [
    "cms",
    "jws",
    "xml",
    "key",
    "pfx",
    "encrypt",
    "decrypt",
    "cipher",
    "sum",
    "mac",
    "keygen",
    "pubkey",
    "cert",
    "tunnel",
    "sign",
    "verify",
    "info",
    "kat",
    "speed",
    "completions",
    "man-pages",
];

fn run<S: AsRef<OsStr>>(folder: &Folder, program: &str, arguments: impl IntoIterator<Item = S>) -> String {
    let mut command = Command::new(program);
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    text(&success(folder.run_command(command, b""))).to_owned()
}

/// Tests the suggestions that bash shows when the user has typed a line and presses the Tab key.
#[test]
fn bash_completes() {
    if !is_here("bash", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    folder.write("script", &success(folder.run(["completions", "bash"], b"")));
    let complete = |words: &[&str]| {
        let line = format!(
            "source ./script; COMP_WORDS=(fastgost {}); COMP_CWORD={}; _fastgost fastgost '{}' '{}'; echo \"${{COMPREPLY[*]}}\"",
            words.join(" "),
            words.len(),
            words.last().unwrap_or(&""),
            words.iter().rev().nth(1).unwrap_or(&"fastgost"),
        );
        run(&folder, "bash", ["-ec", &line])
    };
    assert_eq!(complete(&["enc"]), "encrypt\n");
    assert_eq!(complete(&["encrypt", "--recip"]), "--recipient\n");
    assert_eq!(complete(&["keygen", "--scheme", "magma"]), "magma-ctr-acpkm-omac magma-ctr-acpkm\n");
}

#[test]
fn zsh_and_fish_take_their_scripts() {
    let folder = Folder::new();
    for (shell, name, check) in [("zsh", "_fastgost", "-n"), ("fish", "fastgost.fish", "--no-execute")] {
        let script = success(folder.run(["completions", shell], b""));
        for command in COMMANDS {
            assert!(text(&script).contains(command), "{shell} {command}");
        }
        folder.write(name, &script);
        if is_here(shell, &["--version"]) {
            assert_eq!(run(&folder, shell, [check, name]), "");
        }
    }
    if is_here("fish", &["--version"]) {
        let said = run(&folder, "fish", ["-c", "source fastgost.fish; complete -C 'fastgost keyg'"]);
        assert_eq!(said, "keygen\tMake a key\n");
    }
    refusal(&folder.run(["completions", "tcsh"], b""), 2);
}

#[test]
fn man_pages() {
    let folder = Folder::new();
    let message = "fastgost: nowhere: not a folder; allowed: an existing folder\n";
    assert_eq!(refusal(&folder.run(["man-pages", "nowhere"], b""), 2), message);
    success(folder.run(["man-pages", "."], b""));
    let mut names: Vec<_> = COMMANDS.iter().map(|command| format!("fastgost-{command}.1")).collect();
    names.push("fastgost.1".to_owned());
    for (command, below) in [
        ("cert", &["crl", "new", "request", "show", "sign", "verify"][..]),
        ("cms", &["augment", "countersign", "decrypt", "digest", "encrypt", "extract", "show", "sign", "verify"]),
        ("jws", &["esia-secret", "sign", "verify"]),
        ("key", &["import"]),
        ("pfx", &["export", "import", "show"]),
        ("xml", &["augment", "sign", "verify"]),
    ] {
        names.extend(below.iter().map(|below| format!("fastgost-{command}-{below}.1")));
    }
    names.sort();
    assert_eq!(folder.names(), names);
    let page = String::from_utf8(folder.read("fastgost-encrypt.1")).expect("text");
    for part in [".TH fastgost-encrypt 1", ".SH NAME\nfastgost\\-encrypt", "\\-\\-recipient", ".SH NOTES\n"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    if is_here("mandoc", &["/dev/null"]) {
        for name in &names {
            // mandoc reports no errors, apart from style and the missing date.
            assert_eq!(run(&folder, "mandoc", ["-T", "lint", "-W", "error", name]), "");
        }
    }
}
