//! The commands in docs/for-users-of.md.
#![cfg(unix)]
use crate::common::{Folder, pair, success, text};
use std::{path::Path, process::Command};

/// Every command in the tables succeeds in a folder as described there.
#[test]
fn commands_for_users_of_other_programs() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/for-users-of.md");
    let docs = std::fs::read_to_string(docs).expect("the tables");
    // Within a table a bar is written `\|`.
    let commands = docs.split('`').skip(1).step_by(2).map(|code| code.replace("\\|", "|"));
    let commands: Vec<_> = commands.filter(|code| code.contains("fastgost ")).collect();
    assert!(commands.len() > 30, "{} commands", commands.len());
    let program = Path::new(env!("CARGO_BIN_EXE_fastgost"));
    let bin = program.parent().expect("a folder").to_str().expect("text");
    let path = format!("{bin}:{}", std::env::var("PATH").unwrap_or_default());
    for command in commands {
        let folder = Folder::new();
        pair(&folder, "256-a", "alice.pem");
        pair(&folder, "512-a", "bob.pem");
        for name in ["alice", "bob"] {
            std::fs::rename(folder.path(&format!("{name}.pem.pub")), folder.path(&format!("{name}.pub")))
                .expect("a file");
        }
        let keys = [folder.read("alice.pub"), folder.read("bob.pub")];
        folder.write("everybody.pub", format!("# Alice\n{}# Bob\n{}", text(&keys[0]), text(&keys[1])).as_bytes());
        folder.write("letter", b"text\n");
        folder.write("other", b"more\n");
        success(folder.run(["keygen", "--secret", "-o", "k"], b""));
        success(folder.run(["keygen", "--secret", "--hex", "-o", "words"], b""));
        success(folder.run(["sign", "--key", "alice.pem", "letter"], b""));
        success(folder.run(["encrypt", "--recipient", "everybody.pub", "-o", "letter.sealed", "letter"], b""));
        folder.write("list", &success(folder.run(["sum", "letter"], b"")));
        let digest = text(&folder.read("list"))[..64].to_owned();
        folder.write("dgst.list", format!("md_gost12_256(letter)= {digest}\n").as_bytes());
        let armor = ["encrypt", "--armor", "--recipient", "everybody.pub", "-o", "letter.armored", "letter"];
        success(folder.run(armor, b""));
        let mut shell = Command::new("bash");
        shell.args(["-o", "pipefail", "-c", &command]).env("PATH", &path);
        let output = folder.run_command(shell, b"");
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
        if command.contains("OUT") {
            assert!(folder.path("OUT").exists(), "{command}");
        }
        if command.contains("decrypt") {
            let plain = if command.contains("OUT") { folder.read("OUT") } else { output.stdout };
            assert_eq!(text(&plain), "text\n", "{command}");
        }
    }
}
