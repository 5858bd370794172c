//! Tests closed standard streams, and outputs to descriptors, pipes and devices.
use crate::common::{Folder, KEY, data, success, text};
use std::{
    fs,
    os::unix::fs::{MetadataExt, symlink},
    process::{Command, Output},
};

const SEAL: &str = "encrypt --insecure-key-hex $KEY";
/// A sealed file with one chunk is longer than its plaintext by this number of bytes.
const SEALED: usize = 132 + 16;

/// Runs one line of shell commands in the folder. In the line, `$F` is the path of `fastgost`.
fn shell(folder: &Folder, line: &str) -> Output {
    let mut command = Command::new("sh");
    command.args(["-c", &line.replace("$SEAL", &format!("$F {SEAL}"))]);
    command.env("F", env!("CARGO_BIN_EXE_fastgost")).env("KEY", KEY);
    folder.run_command(command, b"")
}

fn refused(folder: &Folder, line: &str, status: i32, message: &str) {
    let output = shell(folder, line);
    assert_eq!(text(&output.stderr), message, "{line}");
    assert_eq!(output.status.code(), Some(status), "{line}");
    assert_eq!(output.stdout, b"", "{line}");
}

#[test]
fn closed_streams_are_errors() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    folder.write("list", b"");
    let (input, output) = ("fastgost: standard input: is closed\n", "fastgost: standard output: is closed\n");
    for (line, status, message) in [
        ("$SEAL plain >&-", 2, output),
        ("$SEAL -o - plain >&-", 2, output),
        ("$SEAL <&-", 2, input),
        ("$SEAL <&- >&-", 2, input),
        ("$SEAL -o out <&-", 2, input),
        ("$F sum plain >&-", 1, output),
        ("$F sum <&-", 1, "fastgost: -: is closed\n"),
        ("$F sum -c <&-", 1, "fastgost: 'standard input': is closed\n"),
        ("$F mac -a kuznyechik-omac --insecure-key-hex $KEY <&-", 2, input),
        ("$F mac -a kuznyechik-omac --insecure-key-hex $KEY plain >&-", 2, output),
        ("$F keygen --secret --hex -o - >&-", 2, output),
        ("$F info >&-", 2, output),
        ("$F --help >&-", 2, output),
        // If standard output is closed, `/dev/stdout` and `/dev/fd/1` must also give an error.
        ("$SEAL -o /dev/stdout plain >&-", 2, "fastgost: /dev/stdout: Bad file descriptor\n"),
        ("$SEAL -o /dev/fd/1 plain >&-", 2, "fastgost: /dev/fd/1: Bad file descriptor\n"),
        ("$SEAL -o /dev/fd/9 plain", 2, "fastgost: /dev/fd/9: Bad file descriptor\n"),
        (
            "$SEAL /dev/stdin <&-",
            2,
            "fastgost: /dev/stdin: is a directory; --recursive seals each file in it; to seal it as one file, pack it: `tar c FOLDER | fastgost encrypt`\n",
        ),
        // Standard output is open, but only for reading. In this case, Rust's own streams would report no error.
        ("$F sum plain 1<plain", 1, "fastgost: standard output: is not open for writing\n"),
        ("$SEAL plain 1<plain", 2, "fastgost: standard output: is not open for writing\n"),
        ("$SEAL -o /dev/stdout plain 1<plain", 2, "fastgost: /dev/stdout: is not open for writing\n"),
    ] {
        refused(&folder, line, status, message);
    }
    assert_eq!(folder.names(), ["list", "plain"]);
    // If the command does not use a standard stream, the stream may be closed.
    for line in ["$SEAL -o out plain <&- >&- 2>&-", "$SEAL -o out plain <&-", "$F sum plain <&- >list 2>&-"] {
        assert_eq!(shell(&folder, line).status.code(), Some(0), "{line}");
    }
    assert_eq!(folder.read("out").len(), SEALED + 1000);
    assert!(folder.read("list").ends_with(b"  plain\n"));
}

/// A descriptor may be open for both reading and writing. For example, services and other programs pass on such a
/// descriptor to the programs that they start.
#[test]
fn dev_null_is_not_closed() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    for line in [
        "$F sum plain >/dev/null",
        "$F sum plain 0<>/dev/null 1<>/dev/null 2<>/dev/null",
        "$SEAL <>/dev/null 1<>/dev/null",
        "$SEAL -o /dev/null plain",
        "$SEAL -o out </dev/null",
    ] {
        let output = shell(&folder, line);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{line}");
    }
    assert_eq!(folder.read("out").len(), SEALED);
}

#[test]
fn a_redirected_file_keeps_what_others_write() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    symlink("/dev/stdout", folder.path("link")).expect("a link");
    for (output, redirection, channel) in [
        ("/dev/stdout", ">log", "1"),
        ("/dev/stdout", ">>log", "1"),
        ("/dev/fd/1", ">log", "1"),
        ("/proc/self/fd/1", ">log", "1"),
        ("link", ">log", "1"),
        ("/dev/fd/3", "3>log", "3"),
        ("/dev/fd/3", "3>>log", "3"),
        ("-", ">log", "1"),
    ] {
        if output.starts_with("/proc") && !cfg!(target_os = "linux") {
            continue;
        }
        folder.write("log", b"");
        let inode = fs::metadata(folder.path("log")).expect("a file").ino();
        let line =
            format!("(echo before >&{channel}; $SEAL -o {output} plain && echo after >&{channel}) {redirection}");
        let done = shell(&folder, &line);
        assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), ""), "{line}");
        let log = folder.read("log");
        assert_eq!(fs::metadata(folder.path("log")).expect("a file").ino(), inode, "{line}");
        assert!(log.starts_with(b"before\nGOSTSEAL") && log.ends_with(b"after\n"), "{line}: {} bytes", log.len());
        assert_eq!(log.len(), 7 + SEALED + 1000 + 6, "{line}");
        assert_eq!(folder.names(), ["link", "log", "plain"], "{line}");
    }
}

/// The output is a descriptor of another process. The other process has the file open, so the command must append its
/// data to the file, and must not replace the file.
#[cfg(target_os = "linux")]
#[test]
fn a_descriptor_of_another_process() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    folder.write("log", b"before\n");
    let inode = fs::metadata(folder.path("log")).expect("a file").ino();
    let done = shell(&folder, "exec 4>>log; $SEAL -o /proc/$$/fd/4 plain && echo after >&4");
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), ""));
    assert_eq!(fs::metadata(folder.path("log")).expect("a file").ino(), inode);
    assert_eq!(folder.read("log").len(), 7 + SEALED + 1000 + 6);
}

#[test]
fn a_pipe_with_a_name() {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    folder.write("empty", b"");
    let done = shell(&folder, "mkfifo pipe && (cat pipe >copy & $SEAL -o pipe plain && wait) && ls -l pipe");
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), ""));
    assert!(done.stdout.starts_with(b"p"), "it is a pipe no more");
    assert_eq!(folder.read("copy").len(), SEALED + 1000);
    // The reader of the pipe waits until a writer opens and closes the pipe, so the command must open the pipe even if
    // there is no data.
    let raw = "$F cipher -a kuznyechik-ctr --iv 0011223344556677 --insecure-key-hex $KEY -o pipe empty";
    let done = shell(&folder, &format!("(cat pipe >copy & {raw} && wait)"));
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), ""));
    assert_eq!(folder.read("copy"), b"");
}

/// The signature comes through a pipe, and the file comes from standard input. A pipe cannot be read twice.
#[test]
fn a_signature_through_a_pipe_beside_standard_input() {
    let folder = Folder::new();
    folder.write("plain", b"what is signed");
    success(folder.run(["keygen", "--curve", "256-a", "-o", "key"], b""));
    success(folder.run(["pubkey", "-o", "key.pub", "key"], b""));
    success(folder.run(["sign", "--key", "key", "plain"], b""));
    let output = shell(&folder, "cat plain.sig | $F verify --key key.pub --signature /dev/fd/3 - 3<&0 <plain");
    assert_eq!(success(output), b"-: OK\n");
}

/// The command must read a key from the current position of the key's descriptor. The descriptor must be open.
#[test]
fn keys_from_descriptors() {
    let folder = Folder::new();
    folder.write("k", format!("a line\n{KEY}\n").as_bytes());
    folder.write("plain", b"text");
    success(shell(&folder, "{ read -r line; $F encrypt --key-fd 0 -o sealed plain; } <k"));
    assert_eq!(success(folder.run(["decrypt", "--insecure-key-hex", KEY, "sealed"], b"")), b"text");
    let allowed = "allowed: one that was open when the command started";
    refused(&folder, "$F encrypt --key-fd 0 plain <&-", 2, &format!("fastgost: descriptor 0 is not open; {allowed}\n"));
    refused(
        &folder,
        "$F encrypt --key-fd 9 plain 9<&-",
        2,
        &format!("fastgost: descriptor 9 is not open; {allowed}\n"),
    );
}
