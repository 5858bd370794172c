//! Tests `tunnel`, which runs another program.
use crate::common::{Folder, failure, text};
use std::{fs, os::unix::fs::PermissionsExt, path::Path, process::Command};

/// Makes a program that prints its name and its arguments.
fn program(folder: &Folder, path: &str) {
    let path = folder.write(path, format!("#!/bin/sh\necho {path} \"$@\"\nexit 7\n").as_bytes());
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("a file");
}

#[test]
fn runs_the_program_that_is_nearest() {
    let folder = Folder::new();
    for name in ["here", "path"] {
        fs::create_dir(folder.path(name)).expect("a folder");
    }
    fs::copy(Path::new(env!("CARGO_BIN_EXE_fastgost")), folder.path("here/fastgost")).expect("a program");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(folder.path("here/fastgost"));
        let path = format!("{}:/usr/bin:/bin", folder.path("path").display());
        folder.run_command(
            {
                command.arg("tunnel").args(arguments).env("PATH", path);
                command
            },
            b"",
        )
    };
    let nowhere = run(&["server"]);
    assert!(failure(&nowhere).starts_with("fastgost: fastgost-tunnel is neither next to this program nor in PATH"));
    program(&folder, "path/fastgost-tunnel");
    let found = run(&["server", "--listen", "a b"]);
    assert_eq!((found.status.code(), text(&found.stdout)), (Some(7), "path/fastgost-tunnel server --listen a b\n"));
    program(&folder, "here/fastgost-tunnel");
    // Options after `tunnel` are options of the program `fastgost-tunnel`, and not of `fastgost`.
    for option in ["--help", "--version", "--quiet", "--"] {
        let found = run(&["client", option]);
        assert_eq!(text(&found.stdout), format!("here/fastgost-tunnel client {option}\n"));
    }
    assert_eq!(text(&run(&["--help"]).stdout), "here/fastgost-tunnel --help\n");
}
