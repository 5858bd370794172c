//! Checks which files a terminated command leaves behind. Usually it leaves no unfinished file. After SIGKILL, one
//! unfinished file may stay until the next run for the same output. Other users can never read an unfinished file.
//!
//! On Linux, the command writes to a file without a name, and names the file at the end. To name such a file, the
//! command needs `/proc`. So without `/proc`, the command behaves as on a file system without nameless files.
use crate::common::{Folder, KEY, data, is_here, success, text};
use std::{
    fs,
    io::Write,
    os::unix::{
        fs::{FileTypeExt, MetadataExt, PermissionsExt},
        process::ExitStatusExt,
    },
    process::{Child, Command},
    thread,
    time::Duration,
};

const SEAL: [&str; 5] = ["encrypt", "--insecure-key-hex", KEY, "-o", "out"];

/// Returns a command that runs fastgost without `/proc`, or None if this system does not allow a run without `/proc`.
fn without_proc(before: &str, arguments: &[&str]) -> Option<Command> {
    let mount = "mount -t tmpfs none /proc";
    if !is_here("unshare", &["-rm", "sh", "-c", mount]) {
        return None;
    }
    let mut command = Command::new("unshare");
    command.args(["-rm", "sh", "-c", &format!("{mount} && {before} \"$0\" \"$@\"")]);
    command.arg(env!("CARGO_BIN_EXE_fastgost")).args(arguments);
    Some(command)
}

/// Starts the command. Waits until the command has read its first input, and returns the name of its unfinished file.
fn begun(folder: &Folder, mut command: Command) -> (Child, std::process::ChildStdin, String) {
    let mut child = folder.spawn(&mut command);
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(&data(1 << 20)).expect("the command reads");
    let name = temporary(folder).pop().expect("a name for the meantime");
    (child, input, name)
}

fn temporary(folder: &Folder) -> Vec<String> {
    folder.names().into_iter().filter(|name| name.starts_with(".fastgost-")).collect()
}

fn mode(folder: &Folder, name: &str) -> u32 {
    fs::metadata(folder.path(name)).expect("a file").mode() & 0o7777
}

#[test]
fn without_proc_a_file_is_replaced_all_the_same() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    for round in 0..2 {
        let Some(command) = without_proc("umask 027; exec", &[&SEAL[..], &["plain"]].concat()) else { return };
        success(folder.run_command(command, b""));
        assert_eq!(folder.read("out").len(), 132 + 1000 + 16);
        assert_eq!(mode(&folder, "out"), [0o640, 0o604][round]);
        assert_eq!(folder.names(), ["out", "plain"]);
        fs::set_permissions(folder.path("out"), PermissionsExt::from_mode(0o604)).expect("a file");
    }
    let Some(command) = without_proc("exec", &[&SEAL[..], &["--no-clobber", "plain"]].concat()) else { return };
    assert_eq!(folder.run_command(command, b"").status.code(), Some(2));
    fs::remove_file(folder.path("out")).expect("a file");
    let Some(command) = without_proc("exec", &[&SEAL[..], &["--no-clobber", "plain"]].concat()) else { return };
    success(folder.run_command(command, b""));
    assert_eq!(folder.names(), ["out", "plain"]);
}

#[test]
fn nobody_reads_it_before_it_is_whole() {
    let folder = Folder::new();
    for old in [None, Some(0o644)] {
        if let Some(mode) = old {
            folder.write("out", b"old");
            fs::set_permissions(folder.path("out"), PermissionsExt::from_mode(mode)).expect("a file");
        }
        let Some(command) = without_proc("umask 000; exec", &SEAL) else { return };
        let (child, input, name) = begun(&folder, command);
        assert_eq!(mode(&folder, &name), 0o600);
        drop(input);
        success(child.wait_with_output().expect("a process"));
        assert_eq!(mode(&folder, "out"), old.unwrap_or(0o666));
        assert_eq!(folder.names(), ["out"]);
        fs::remove_file(folder.path("out")).expect("a file");
    }
}

#[test]
fn a_signal_leaves_nothing() {
    let folder = Folder::new();
    folder.write("out", b"old");
    for signal in ["HUP", "INT", "QUIT", "TERM", "XCPU"] {
        // A shell that starts these tests in the background makes them ignore some signals, so `env` restores the
        // default actions.
        let Some(command) = without_proc("ulimit -c 0; exec env --default-signal", &SEAL) else { return };
        let (mut child, _input, _) = begun(&folder, command);
        send(&child, signal);
        let status = child.wait().expect("a process");
        // The command has a handler for the signal. Its exit status must be the same as if the signal had ended the
        // command without a handler.
        let number = match signal {
            "HUP" => 1,
            "INT" => 2,
            "QUIT" => 3,
            "TERM" => 15,
            _ => 24,
        };
        assert_eq!(status.signal(), Some(number), "{signal}");
        assert_eq!(folder.read("out"), b"old");
        assert_eq!(folder.names(), ["out"], "{signal}");
    }
}

#[test]
fn what_is_to_be_ignored_stays_ignored() {
    let folder = Folder::new();
    let Some(command) = without_proc("trap '' HUP; exec", &SEAL) else { return };
    let (child, input, _) = begun(&folder, command);
    send(&child, "HUP");
    // If the signal could end the command, the command would end during this pause.
    thread::sleep(Duration::from_millis(100));
    drop(input);
    success(child.wait_with_output().expect("a process"));
    assert_eq!(folder.names(), ["out"]);
}

#[test]
fn what_a_kill_leaves_the_next_run_removes() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    let Some(command) = without_proc("exec", &SEAL) else { return };
    let (mut killed, _input, left) = begun(&folder, command);
    killed.kill().expect("a process");
    killed.wait().expect("a process");
    assert_eq!(folder.names(), [left.as_str(), "out", "plain"].into_iter().filter(|n| *n != "out").collect::<Vec<_>>());
    assert_eq!(mode(&folder, &left), 0o600);
    // The unfinished file stays if a run writes to another output.
    let another: Vec<_> =
        SEAL.iter().map(|word| if *word == "out" { "another" } else { word }).chain(["plain"]).collect();
    success(folder.run(&another, b""));
    assert_eq!(temporary(&folder), [left.as_str()]);
    // The next run for the same output removes the unfinished file.
    success(folder.run([&SEAL[..], &["plain"]].concat(), b""));
    assert_eq!(folder.names(), ["another", "out", "plain"]);
}

#[test]
fn the_file_of_a_neighbour_at_work_stays() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    let Some(command) = without_proc("exec", &SEAL) else { return };
    let (neighbour, input, name) = begun(&folder, command);
    for command in [None, without_proc("exec", &[&SEAL[..], &["plain"]].concat())] {
        match command {
            Some(command) => success(folder.run_command(command, b"")),
            None => success(folder.run([&SEAL[..], &["plain"]].concat(), b"")),
        };
        assert_eq!(folder.read("out").len(), 132 + 1000 + 16);
        assert_eq!(temporary(&folder), [name.as_str()]);
    }
    drop(input);
    success(neighbour.wait_with_output().expect("a process"));
    assert_eq!(folder.read("out").len(), 132 + (1 << 20) + 16 * 16);
    assert_eq!(folder.names(), ["out", "plain"]);
}

/// A temporary name may be the name of a folder, a link, a pipe or a locked file. Then the command takes another name,
/// and does not remove the existing file.
#[test]
fn names_that_are_taken() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    let Some(command) = without_proc("exec", &SEAL) else { return };
    let (mut child, _input, name) = begun(&folder, command);
    child.kill().expect("a process");
    child.wait().expect("a process");
    fs::remove_file(folder.path(&name)).expect("a file");
    let begin = name.strip_suffix('0').expect("the first name");
    let others = [0, 1, 2, 3].map(|i| format!("{begin}{i}"));
    fs::create_dir(folder.path(&others[0])).expect("a folder");
    std::os::unix::fs::symlink("plain", folder.path(&others[1])).expect("a link");
    assert!(Command::new("mkfifo").arg(folder.path(&others[2])).status().expect("mkfifo").success());
    let locked = fs::File::create(folder.path(&others[3])).expect("a file");
    locked.lock().expect("a lock");
    for _ in 0..2 {
        let Some(command) = without_proc("exec", &[&SEAL[..], &["plain"]].concat()) else { return };
        success(folder.run_command(command, b""));
        success(folder.run([&SEAL[..], &["plain"]].concat(), b""));
    }
    assert_eq!(temporary(&folder), others);
    assert!(folder.path(&others[2]).symlink_metadata().expect("a pipe").file_type().is_fifo());
    assert_eq!(folder.read("plain"), data(1000));
}

/// The test kills the command after its nameless file has got a temporary name, and before the file gets its final
/// name.
#[test]
fn ended_between_link_and_rename() {
    if !is_here("strace", &["-V"]) {
        return;
    }
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    folder.write("out", b"old");
    for signal in ["KILL", "TERM", "INT", "HUP"] {
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-o", "/dev/null", "-e", "trace=renameat,renameat2", "-e"]);
        command.arg(format!("inject=renameat,renameat2:signal={signal}:when=1"));
        command.arg(env!("CARGO_BIN_EXE_fastgost")).args(SEAL).arg("plain");
        let output = folder.run_command(command, b"");
        // With a signal other than KILL, the command may succeed, because the thread that handles the signal may come
        // too late.
        assert!(!output.status.success() || signal != "KILL", "{signal}: {}", text(&output.stderr));
        let out = folder.read("out");
        assert!(out == b"old" || out.len() == 132 + 1000 + 16, "{signal}: {} bytes", out.len());
        if signal == "KILL" {
            assert_eq!(temporary(&folder).len(), 1, "the moment was missed");
        } else {
            assert_eq!(folder.names(), ["out", "plain"], "{signal}");
        }
        success(folder.run([&SEAL[..], &["plain"]].concat(), b""));
        assert_eq!(folder.names(), ["out", "plain"], "{signal}");
        folder.write("out", b"old");
    }
}

fn send(child: &Child, signal: &str) {
    let sent = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status().expect("kill");
    assert!(sent.success());
}
