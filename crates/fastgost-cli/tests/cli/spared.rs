//! Checks that an output does not replace files that the command reads: keys, passphrases, and inputs.
use crate::common::{Folder, data, encrypted_key, failure, pair, success, text};

/// Runs a line in a shell, because redirections need a shell.
#[cfg(unix)]
fn shell(folder: &Folder, line: &str) -> std::process::Output {
    let mut command = std::process::Command::new("sh");
    command.args(["-c", line]).env("F", env!("CARGO_BIN_EXE_fastgost"));
    folder.run_command(command, b"")
}

#[test]
fn files_of_passphrases() {
    let folder = Folder::new();
    folder.write("p", b"four words\n");
    folder.write("letter", b"text");
    encrypted_key(&folder, "256-a", "key", "four words");
    success(folder.run(["pubkey", "--passphrase-fd", "0", "-o", "key.pub", "key"], b"four words"));
    success(folder.run(["encrypt", "--recipient", "key.pub", "-o", "sealed", "letter"], b""));
    folder.write("letter.sig", b"four words\n");
    let (key, sealed) = (folder.read("key"), folder.read("sealed"));
    for arguments in [
        &["pubkey", "--passphrase-file", "p", "-o", "p", "key"][..],
        &["pubkey", "--passphrase-file", "p", "-o", "key", "key"],
        &["sign", "--passphrase-file", "p", "-o", "p", "--key", "key", "letter"],
        &["sign", "--passphrase-file", "letter.sig", "--key", "key", "letter"],
        &["encrypt", "--passphrase-file", "p", "-o", "p", "letter"],
        &["decrypt", "--passphrase-file", "p", "-o", "p", "sealed"],
        &["decrypt", "--identity", "key", "--passphrase-file", "p", "-o", "p", "sealed"],
        &["keygen", "--curve", "256-a", "--passphrase-file", "p", "-o", "p"],
    ] {
        let output = folder.run(arguments, b"");
        let message = failure(&output);
        let why = [
            "holds a key, passphrase, S-box, certificate or list",
            "exists; a key is never overwritten; write to another file",
            "are the same file",
        ];
        assert!(why.iter().any(|why| message.contains(why)), "{arguments:?}: {message}");
        assert_eq!((folder.read("p"), folder.read("letter.sig")), (b"four words\n".to_vec(), b"four words\n".to_vec()));
    }
    assert_eq!((folder.read("key"), folder.read("sealed")), (key, sealed));
}

#[test]
fn files_of_s_boxes() {
    let folder = Folder::new();
    let rows = "0123456789abcdef".repeat(8).bytes().flat_map(|digit| [b'0', digit]).collect::<Vec<_>>();
    folder.write("s", &rows);
    let key = crate::common::KEY;
    let output =
        folder.run(["cipher", "-a", "gost28147-ecb", "--insecure-key-hex", key, "--sbox", "s", "-o", "s"], &data(16));
    assert!(
        failure(&output).contains("holds a key, passphrase, S-box, certificate or list"),
        "{}",
        text(&output.stderr)
    );
    assert_eq!(folder.read("s"), rows);
}

/// Tests a key that comes from a descriptor, and a standard output that is redirected to a file. If the output is the
/// file that has the key or the passphrase, the command must refuse this output.
#[cfg(unix)]
#[test]
fn files_behind_descriptors() {
    let folder = Folder::new();
    folder.write("k", &[7; 32]);
    folder.write("p", b"four words\n");
    folder.write("letter", b"text");
    for line in [
        "\"$F\" encrypt --key-fd 3 -o k letter 3<k",
        "\"$F\" encrypt --key-file k letter >>k",
        "\"$F\" encrypt --key-file k -o - letter >>k",
        "\"$F\" encrypt --passphrase-fd 3 -o p letter 3<p",
        "\"$F\" cipher -a magma-ecb --padding 2 --key-fd 0 -o k letter <k",
    ] {
        let output = shell(&folder, line);
        assert!(
            failure(&output).contains("holds a key, passphrase, S-box, certificate or list"),
            "{line}: {}",
            text(&output.stderr)
        );
        assert_eq!((folder.read("k"), folder.read("p")), (vec![7; 32], b"four words\n".to_vec()), "{line}");
    }
}

#[test]
fn files_that_are_signed() {
    let folder = Folder::new();
    pair(&folder, "256-a", "key");
    std::fs::create_dir(folder.path("sub")).expect("a folder");
    folder.write("a", b"text");
    folder.write("a.sig", b"precious");
    folder.write("sub/b", b"text");
    folder.write("sub/b.sig", b"precious");
    for files in [
        &["a", "a.sig"][..],
        &["a.sig", "a"],
        &["./a", "sub/../a.sig"],
        &["sub/b", "a", "sub/./b.sig"],
        // These two files do not exist, and the command still refuses the names.
        &["c.sig", "c"],
    ] {
        let output = folder.run(["sign", "--key", "key"].iter().chain(files), b"");
        let message = failure(&output);
        assert!(message.contains(".sig: is also an input"), "{files:?}: {message}");
        assert_eq!(folder.names(), ["a", "a.sig", "key", "key.pub", "sub"]);
        assert_eq!((folder.read("a.sig"), folder.read("sub/b.sig")), (b"precious".to_vec(), b"precious".to_vec()));
    }
    // The outputs `a.sig.sig` and `sub/b.sig` are not among the inputs, so the command signs the files, and can sign
    // them again.
    success(folder.run(["sign", "--key", "key", "a.sig", "sub/b"], b""));
    success(folder.run(["sign", "--key", "key", "a.sig", "sub/b"], b""));
    assert_eq!((folder.read("a.sig"), folder.read("a.sig.sig").len()), (b"precious".to_vec(), 64));
}

/// The command writes the whole key, or leaves no file. A truncated key would look like a key, and the next attempt
/// would not replace it.
#[cfg(unix)]
#[test]
fn a_key_is_there_whole_or_not_at_all() {
    let folder = Folder::new();
    for kind in ["--secret", "--secret --hex", "--curve 256-a"] {
        // Because of the limit, the process is killed when it writes the first byte to a file.
        let output = shell(&folder, &format!("ulimit -c 0; ulimit -f 0; exec \"$F\" keygen {kind} -o key"));
        assert!(!output.status.success(), "{kind}: {}", text(&output.stderr));
        #[cfg(target_os = "linux")]
        assert_eq!(folder.names(), [""; 0], "{kind}");
        success(shell(&folder, &format!("\"$F\" keygen {kind} -o key")));
        let mode = std::os::unix::fs::PermissionsExt::mode(
            &std::fs::metadata(folder.path("key")).expect("a file").permissions(),
        );
        assert_eq!(mode & 0o777, 0o600);
        let key = folder.read("key");
        assert!(key.len() >= 32);
        let again = shell(&folder, &format!("\"$F\" keygen {kind} -o key"));
        assert_eq!(failure(&again), "fastgost: key: exists; a key is never overwritten; write to another file\n");
        assert_eq!(folder.read("key"), key);
        std::fs::remove_file(folder.path("key")).expect("a file");
    }
    // If the path is a dangling link, the key is not written either, because the link itself exists already.
    std::os::unix::fs::symlink("elsewhere", folder.path("link")).expect("a link");
    let output = folder.run(["keygen", "--secret", "-o", "link"], b"");
    assert_eq!(failure(&output), "fastgost: link: exists; a key is never overwritten; write to another file\n");
    assert_eq!(folder.names(), ["link"]);
}
