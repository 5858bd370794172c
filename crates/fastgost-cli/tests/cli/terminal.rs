//! Tests output to a terminal. The program `script` provides a terminal for the command.
#![cfg(target_os = "linux")]
use crate::{
    cms::certified,
    common::{Folder, KEY, encrypted_key, failure, is_here, success, text},
    docs::shell,
};
use fastgost::sealed::CHUNK;
use std::{
    io::{Read, Write},
    process::{Command, Output},
};

/// Returns a command that runs fastgost with the arguments in `line` at a terminal.
fn terminal(line: &str) -> Command {
    let mut command = Command::new("script");
    let program = env!("CARGO_BIN_EXE_fastgost");
    command.args(["--quiet", "--return", "--command", &format!("stty -onlcr; '{program}' {line}"), "/dev/null"]);
    command.env("LC_ALL", "C.UTF-8").env("TERM", "dumb");
    command
}

/// Returns the output that a user at the terminal sees, and the exit code.
fn on_terminal(folder: &Folder, line: &str) -> (String, Option<i32>) {
    let output = folder.run_command(terminal(line), b"");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

#[test]
fn text_is_shown_and_nothing_else() {
    if !is_here("script", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    let refused = "fastgost: refusing to write binary data to a terminal; use -o FILE, or -o - to do it anyway\n";
    let long = "строка\n".repeat(5 * 4 * CHUNK / 13);
    let (harmful, late) = (format!("{}\u{1b}[2J", "a".repeat(100)), format!("{long}\u{9b}2J"));
    for (plain, shown) in [
        ("plain\ttext\n, zwei Sprachen: д\n", true),
        ("", true),
        (&long, true),
        (&harmful, false),
        ("a\0", false),
        ("\u{7f}", false),
    ] {
        let sealed = success(folder.run(["encrypt", "--insecure-key-hex", KEY], plain.as_bytes()));
        folder.write("sealed", &sealed);
        let (seen, status) = on_terminal(&folder, &format!("decrypt --insecure-key-hex {KEY} sealed"));
        let want = if shown { (plain, Some(0)) } else { (refused, Some(2)) };
        assert!((&*seen, status) == want, "{:?}", &seen[..seen.len().min(300)]);
    }
    // Binary data is detected even far from the beginning. The text before the binary data has already been shown.
    folder.write("sealed", &success(folder.run(["encrypt", "--insecure-key-hex", KEY], late.as_bytes())));
    let (seen, status) = on_terminal(&folder, &format!("decrypt --insecure-key-hex {KEY} sealed"));
    assert!(seen.len() > CHUNK && seen.contains(refused) && !seen.contains('\u{9b}') && status == Some(2));
    // With `-o -`, the command writes even binary data to the terminal.
    folder.write("sealed", &success(folder.run(["encrypt", "--insecure-key-hex", KEY], b"\x01\x02")));
    let (seen, status) = on_terminal(&folder, &format!("decrypt -o - --insecure-key-hex {KEY} sealed"));
    assert_eq!((&*seen, status), ("\u{1}\u{2}", Some(0)));
    // Without --armor, the output of `encrypt` is never text. So the command refuses the terminal before it reads the
    // key.
    let (seen, status) = on_terminal(&folder, "encrypt --key-file nowhere sealed");
    let cure = "; --armor writes text, and --beside writes IN.sealed beside IN\n";
    assert_eq!((seen, status), (refused.trim_end().to_owned() + cure, Some(2)));
    // The command `cipher` writes no binary data to a terminal, whether it encrypts or decrypts.
    let raw = format!("cipher -a magma-ecb --padding 2 --insecure-key-hex {KEY}");
    folder.write("plain", b"text\n");
    assert_eq!(on_terminal(&folder, &format!("{raw} plain")), (refused.to_owned(), Some(2)));
    success(folder.run(raw.split(' ').chain(["-o", "raw", "plain"]), b""));
    assert_eq!(on_terminal(&folder, &format!("{raw} -d raw")), ("text\n".to_owned(), Some(0)));
    success(folder.run(raw.split(' ').chain(["-o", "raw", "sealed"]), b""));
    assert_eq!(on_terminal(&folder, &format!("{raw} -d raw")), (refused.to_owned(), Some(2)));
}

/// Tests that the figures go to standard output, and that the progress bar does not.
#[test]
fn speed_shows_its_progress() {
    if !is_here("script", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    // There are three figures. The bar appears after a second, while the third figure is measured.
    let line = "speed --only magma-ecb --kernel portable --bytes 1024 --seconds 0.6 --json";
    let seen = |more: &str| {
        let mut command = terminal(&format!("{line} {more}"));
        command.env("TERM", "xterm");
        String::from_utf8_lossy(&folder.run_command(command, b"").stdout).into_owned()
    };
    let shown = seen("");
    assert!(shown.contains("2/3") && shown.contains("magma-ecb key-setup portable"), "{shown}");
    for without in ["2> errors", "--quiet"] {
        let json = seen(without);
        assert!(serde_json::from_str::<serde_json::Value>(&json).is_ok(), "{json}");
    }
    assert_eq!(std::fs::read(folder.path("errors")).expect("a file"), b"");
}

#[test]
fn a_passphrase_is_typed_twice() {
    if !is_here("script", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    folder.write("plain", b"text");
    for (second, status, want) in [
        ("four words", Some(0), ""),
        ("for words", Some(2), "fastgost: the two passphrases differ; nothing was done\n"),
    ] {
        let mut child = folder.spawn(&mut terminal("encrypt --passphrase -o out plain"));
        let (mut to, mut from) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let mut seen = Vec::new();
        for (question, answer) in [("New passphrase: ", "four words"), ("Repeat passphrase: ", second)] {
            // The test types the answer only after the question, because earlier input would not count as an answer.
            while !seen.ends_with(question.as_bytes()) {
                let mut byte = [0];
                from.read_exact(&mut byte).expect("the question");
                seen.extend(byte);
            }
            writeln!(to, "{answer}").expect("it reads");
        }
        from.read_to_end(&mut seen).expect("the end");
        assert_eq!(child.wait().expect("the command").code(), status);
        let seen = text(&seen);
        assert!(seen.ends_with(want), "{seen}");
        assert_eq!(folder.path("out").exists(), status == Some(0));
        let _ = std::fs::remove_file(folder.path("out"));
    }
}

/// A user at the terminal learns how to compare the key, and what to do with the key. A script gets no message.
#[test]
fn a_new_key_is_introduced() {
    if !is_here("script", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    let (seen, status) = on_terminal(&folder, "keygen --curve 256-a -o key.pem");
    success(folder.run(["pubkey", "-o", "alice.pub", "key.pem"], b""));
    // The fingerprint of the private key, and of the public key, is the digest of the public key in DER.
    let digest = success(shell(&folder, "grep -v -e ----- alice.pub | base64 -d | fastgost sum --no-names"));
    for file in ["key.pem", "alice.pub"] {
        assert_eq!(success(folder.run(["pubkey", "--fingerprint", file], b"")), digest);
    }
    let digest = text(&digest).trim_end();
    let want = format!(
        "fastgost: public key {digest} (Streebog-256 of its DER)\n\
         fastgost: to give it to others: fastgost pubkey -o PUBLIC key.pem\n"
    );
    assert_eq!((seen, status), (want, Some(0)));
    assert_eq!(on_terminal(&folder, "keygen --curve 256-a -o other --quiet"), (String::new(), Some(0)));
    assert_eq!(text(&folder.run(["keygen", "--curve", "256-a", "-o", "third"], b"").stderr), "");
}

/// Runs fastgost with the arguments in `line` without a terminal, and returns its output.
fn apart(folder: &Folder, line: &str) -> Output {
    let mut command = Command::new("setsid");
    command.args(["--wait", env!("CARGO_BIN_EXE_fastgost")]).args(line.split(' '));
    folder.run_command(command, b"")
}

/// If there is no terminal, nobody can answer a question. So the message names other ways to give the secret.
#[test]
fn without_a_terminal() {
    if !is_here("setsid", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    folder.write("plain", b"text");
    encrypted_key(&folder, "256-a", "pem", "four words");
    let no = |what: &str, instead: &str| format!("fastgost: no terminal to ask for {what}; use {instead}\n");
    let passphrase = no("a passphrase", "--passphrase-file or --passphrase-fd");
    let of_pem = no("the passphrase of pem", "--passphrase-file or --passphrase-fd");
    for (line, want) in [
        ("encrypt --passphrase -o out plain", &passphrase),
        ("decrypt --identity pem -o out sealed", &of_pem),
        ("sign --key pem plain", &of_pem),
        ("pubkey pem", &of_pem),
        ("keygen --curve 256-a --passphrase -o new", &passphrase),
        ("mac -a kuznyechik-omac --key-prompt plain", &no("a key", "--key-file or --key-fd")),
    ] {
        if line.contains("sealed") {
            success(folder.run(["pubkey", "--passphrase-fd", "0", "-o", "pub", "pem"], b"four words"));
            success(folder.run(["encrypt", "--recipient", "pub", "-o", "sealed", "plain"], b""));
        }
        let output = apart(&folder, line);
        assert_eq!((failure(&output), text(&output.stdout)), (&**want, ""), "{line}");
    }
    assert!(!folder.path("out").exists() && !folder.path("new").exists());
}

/// If the output cannot be written, the command says so before it asks for a passphrase.
#[test]
fn outputs_come_before_passphrases() {
    if !is_here("setsid", &["--version"]) || !is_here("script", &["--version"]) {
        return;
    }
    let folder = Folder::new();
    certified(&folder, "256-a", "alice");
    encrypted_key(&folder, "256-a", "pem", "four words");
    let run = |line: &str, stdin: &[u8]| success(folder.run(line.split(' '), stdin));
    run("cert new --key pem --passphrase-fd 0 --subject CN=a --extended-usage emailProtection -o crt", b"four words");
    folder.write("plain", b"text");
    run("cms sign --key alice.key --cert alice.crt -o signed plain", b"");
    run("cms encrypt --recipient alice.crt -o sealed plain", b"");
    run("cert request --key alice.key --subject CN=alice -o req", b"");
    run("pfx export --key alice.key --cert alice.crt --passphrase-fd 0 --iterations 1000 -o p12", b"four words");
    folder.write("there", b"before");
    for line in [
        "cms sign --key pem --cert crt --no-clobber -o there plain",
        "cms sign --key pem --cert crt --detached --no-clobber -o there plain",
        "cms sign --key pem --cert crt --mail --no-clobber -o there plain",
        "cms sign --key pem --cert crt --add --no-clobber -o there signed",
        "cms countersign --key pem --cert crt --ca alice.crt --no-clobber -o there signed",
        "cms decrypt --key pem --no-clobber -o there sealed",
        "pfx import -o there p12",
        "pfx export --key pem --cert crt -o there",
        "cert new --key pem --subject CN=b -o there",
        "cert request --key pem --subject CN=b -o there",
        "cert sign --ca crt --ca-key pem -o there req",
        "cert crl --ca crt --ca-key pem -o there",
    ] {
        let output = apart(&folder, line);
        let message = failure(&output);
        assert!(message.starts_with("fastgost: there: ") && message.contains("exists"), "{line}: {message}");
    }
    assert_eq!(folder.read("there"), b"before");
    // These commands run with a terminal, and refuse to write binary data to the terminal.
    for line in ["cms sign --key pem --cert crt plain", "cms sign --key pem --cert crt --add signed"] {
        let (seen, status) = on_terminal(&folder, line);
        let refused =
            "refusing to write binary data to a terminal; use -o FILE, or -o - to do it anyway; --pem writes text";
        assert_eq!((seen, status), (format!("fastgost: {refused}\n"), Some(2)), "{line}");
    }
}
