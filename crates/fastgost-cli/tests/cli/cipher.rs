//! Tests `fastgost cipher` on real files and pipes.
use crate::common::{Folder, KEY, data, failure, success, text};
use fastgost::registry::{Algorithm, Kind};
use std::{
    io::{Read, Write},
    thread,
    time::Duration,
};

/// Returns the arguments for a run with this algorithm. If the algorithm has an IV, the arguments contain an IV of the
/// preferred size. `more` has further arguments.
fn options(algorithm: &str, more: &[&str]) -> Vec<String> {
    let size = Algorithm::from_name(algorithm).expect("an algorithm").iv_size().map(|s| s.preferred);
    let iv = size.map(|n| ["--iv".to_owned(), "a7".repeat(n)]);
    let fixed = ["cipher", "-a", algorithm, "--insecure-key-hex", KEY].map(str::to_owned);
    fixed.into_iter().chain(iv.into_iter().flatten()).chain(more.iter().map(|&s| s.to_owned())).collect()
}

fn ciphers() -> impl Iterator<Item = &'static Algorithm> {
    Algorithm::all().iter().filter(|a| a.kind == Kind::Cipher)
}

/// The number of bytes that a thread of the command processes at a time (a chunk).
const CHUNK: usize = 256 << 10;

#[test]
fn round_trips_of_every_algorithm_on_every_kernel() {
    let folder = Folder::new();
    for algorithm in ciphers() {
        let mut plain = data(5000);
        if algorithm.padded() {
            plain.truncate(4992);
        }
        let mut first = None;
        for kernel in algorithm.levels().into_iter().map(fastgost::Level::name) {
            let run = |more: &[&str], stdin: &[u8]| success(folder.run(options(algorithm.name, more), stdin));
            let cipher = run(&["--kernel", kernel], &plain);
            assert_eq!(run(&["-d", "--kernel", kernel], &cipher), plain, "{} {}", algorithm.name, kernel);
            assert_ne!(cipher, plain);
            assert_eq!(first.get_or_insert(cipher.clone()), &cipher, "{} {}", algorithm.name, kernel);
        }
    }
}

#[test]
fn threads_and_chunks_make_no_difference() {
    let folder = Folder::new();
    for algorithm in ciphers() {
        let block = algorithm.block_size();
        // In modes that need whole blocks, padding completes the last block.
        let sizes = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, CHUNK + block, 3 * CHUNK, 7 * CHUNK + 77];
        for (i, size) in sizes.into_iter().enumerate() {
            let plain = folder.write("plain", &data(size));
            let mut more = vec!["--threads", "1", plain.to_str().expect("a name")];
            if algorithm.padded() {
                more.extend(["--padding", ["2", "pkcs7"][i % 2]]);
            }
            let one = success(folder.run(options(algorithm.name, &more), b""));
            for threads in ["2", "5"] {
                more[1] = threads;
                assert!(success(folder.run(options(algorithm.name, &more), b"")) == one, "{} {size}", algorithm.name);
            }
            let cipher = folder.write("cipher", &one);
            more[2] = cipher.to_str().expect("a name");
            more.extend(["-d", "-o", "back"]);
            assert_eq!(success(folder.run(options(algorithm.name, &more), b"")), b"");
            assert!(folder.read("back") == data(size), "{} {size}", algorithm.name);
            assert_eq!(folder.names(), ["back", "cipher", "plain"]);
        }
    }
}

#[test]
fn procedures_1_and_3_leave_their_padding() {
    let folder = Folder::new();
    for (padding, end) in [("1", "\0\0\0"), ("3", "\u{80}\0\0")] {
        let plain = b"thirteen byte";
        let cipher = success(folder.run(options("kuznyechik-ecb", &["--padding", padding]), plain));
        let back = success(folder.run(options("kuznyechik-ecb", &["-d", "--padding", padding]), &cipher));
        let end: Vec<u8> = end.chars().map(|c| c as u8).collect();
        assert_eq!(back, [&plain[..], &end].concat());
    }
}

#[test]
fn a_pipe_that_comes_in_pieces() {
    let folder = Folder::new();
    let plain = data(CHUNK + 1000);
    let whole = success(folder.run(options("magma-ctr", &[]), &plain));
    let mut child = folder.start(options("magma-ctr", &[]));
    let mut pipe = child.stdin.take().expect("a pipe");
    let written = plain.clone();
    let writer = thread::spawn(move || {
        for piece in written.chunks(9973) {
            pipe.write_all(piece).expect("the command reads");
            pipe.flush().expect("a pipe");
            thread::sleep(Duration::from_millis(1));
        }
    });
    assert!(success(child.wait_with_output().expect("the command")) == whole);
    writer.join().expect("the writer");
}

#[test]
fn a_random_iv_goes_before_the_ciphertext() {
    let folder = Folder::new();
    let common = ["cipher", "--insecure-key-hex", KEY, "--iv", "prefix", "-a"];
    for algorithm in ciphers() {
        let Some(size) = algorithm.iv_size() else { continue };
        let run = |more: &[&str], stdin: &[u8]| {
            success(folder.run(common.iter().chain(&[algorithm.name]).chain(more), stdin))
        };
        let plain = data(4800);
        let (one, two) = (run(&[], &plain), run(&[], &plain));
        assert_eq!(one.len(), plain.len() + size.preferred);
        assert_ne!(one[..size.preferred], two[..size.preferred]);
        assert_eq!(run(&["-d"], &one), plain);
        assert_eq!(run(&["-d"], &two), plain);
        // If the data is empty, the output still has the IV.
        assert_eq!(run(&[], b"").len(), size.preferred);
        assert_eq!(run(&["-d"], &one[..size.preferred]), b"");
    }
}

#[test]
fn an_error_leaves_the_old_output() {
    let folder = Folder::new();
    folder.write("out", b"old");
    let mut bad = data(3 * CHUNK);
    folder.write("bad", &bad);
    // Wrong padding is detected only after all other data has been written.
    let message = folder.run(options("kuznyechik-cbc", &["-d", "--padding", "2", "-o", "out", "bad"]), b"");
    assert!(failure(&message).contains("padding"));
    bad.pop();
    folder.write("bad", &bad);
    let message = folder.run(options("kuznyechik-cbc", &["-o", "out", "bad"]), b"");
    assert_eq!(
        failure(&message),
        "fastgost: bad: 786431 bytes are not a whole number of 16-byte blocks; --padding 1, 2, 3 or pkcs7 completes them\n"
    );
    assert_eq!(folder.read("out"), b"old");
    assert_eq!(folder.names(), ["bad", "out"]);
    success(folder.run(options("kuznyechik-ctr", &["-o", "out", "bad"]), b""));
    assert_eq!(folder.read("out").len(), bad.len());
}

#[test]
fn errors_leave_nothing() {
    let folder = Folder::new();
    folder.write("in", &data(CHUNK + 1));
    for (algorithm, more) in [
        ("kuznyechik-ecb", &["-o", "out", "in"][..]),
        ("kuznyechik-cbc", &["-d", "-o", "out", "in"]),
        ("kuznyechik-ctr", &["-o", "out", "nowhere"]),
        ("kuznyechik-ctr", &["-o", "out", "."]),
        ("kuznyechik-ctr", &["-o", "nowhere/out", "in"]),
        ("kuznyechik-ctr", &["-o", "out", "--kernel", "none", "in"]),
    ] {
        failure(&folder.run(options(algorithm, more), b""));
        assert_eq!(folder.names(), ["in"]);
    }
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn a_full_disk() {
        let folder = Folder::new();
        folder.write("plain", &data(3 * CHUNK));
        for algorithm in ["kuznyechik-ctr", "kuznyechik-cfb"] {
            let output = folder.run(options(algorithm, &["-o", "/dev/full", "plain"]), b"");
            assert_eq!(failure(&output), "fastgost: /dev/full: No space left on device\n");
        }
        let output = folder.run(["keygen", "--secret", "-o", "/dev/full"], b"");
        assert_eq!(
            failure(&output),
            "fastgost: /dev/full: exists; a key is never overwritten; write to another file\n"
        );
    }

    #[test]
    fn standard_output_that_is_full_or_gone() {
        let folder = Folder::new();
        folder.write("plain", &data(3 * CHUNK));
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a device");
        for arguments in [options("kuznyechik-ctr", &["plain"]), vec!["info".to_owned()], vec!["--help".to_owned()]] {
            let output = std::process::Command::new(env!("CARGO_BIN_EXE_fastgost"))
                .args(&arguments)
                .current_dir(folder.path(""))
                .stdout(full.try_clone().expect("a file"))
                .stderr(std::process::Stdio::piped())
                .output()
                .expect("the command");
            assert_eq!(failure(&output), "fastgost: standard output: No space left on device\n");
        }
        let mut child = folder.start(options("kuznyechik-ctr", &["plain"]));
        let mut pipe = child.stdout.take().expect("a pipe");
        pipe.read_exact(&mut [0; 10]).expect("the command writes");
        drop(pipe);
        let output = child.wait_with_output().expect("the command");
        // The reader of the output has gone, so nobody would read a message. So only the exit status reports the
        // failure. The exit status is the status of a program that SIGPIPE has ended.
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(141), ""));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_killed_command_leaves_nothing() {
        let folder = Folder::new();
        let mut child = folder.start(options("kuznyechik-ctr", &["-o", "out"]));
        let mut pipe = child.stdin.take().expect("a pipe");
        // The pipe can hold only a part of this data, so the command has read the rest. So the command has already
        // written some output.
        pipe.write_all(&data(6 * CHUNK)).expect("the command reads");
        child.kill().expect("a process");
        child.wait().expect("a process");
        assert_eq!(folder.names(), Vec::<String>::new());
    }

    #[test]
    fn the_input_is_never_the_output() {
        let folder = Folder::new();
        let plain = folder.write("plain", b"do not lose me");
        std::fs::hard_link(&plain, folder.path("hard")).expect("a link");
        symlink("plain", folder.path("soft")).expect("a link");
        for output in ["plain", "hard", "soft", "./plain"] {
            let message = folder.run(options("kuznyechik-ctr", &["-o", output, "plain"]), b"");
            assert!(failure(&message).ends_with("input and output are the same file; write to another one\n"));
        }
        let append = std::fs::File::options().append(true).open(&plain).expect("a file");
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_fastgost"))
            .args(options("kuznyechik-ctr", &[]))
            .arg(&plain)
            .stdout(append)
            .stderr(std::process::Stdio::piped())
            .output()
            .expect("the command");
        assert!(failure(&output).contains("the same file"));
        assert_eq!(folder.read("plain"), b"do not lose me");
    }

    #[test]
    fn a_link_as_output_stays_a_link() {
        let folder = Folder::new();
        folder.write("target", b"old");
        std::fs::set_permissions(folder.path("target"), PermissionsExt::from_mode(0o640)).expect("a file");
        symlink("target", folder.path("link")).expect("a link");
        success(folder.run(options("kuznyechik-ctr", &["-o", "link"]), b"0123456789"));
        assert!(folder.path("link").is_symlink());
        assert_eq!(folder.read("target").len(), 10);
        assert_eq!(mode(&folder, "target"), 0o640);
        assert_eq!(folder.names(), ["link", "target"]);
    }

    #[test]
    fn keys_from_files_and_descriptors() {
        let folder = Folder::new();
        for hex in [&[][..], &["--hex"]] {
            let output = folder.run(["keygen", "--secret", "-o", "key"].iter().chain(hex), b"");
            success(output);
            assert_eq!(mode(&folder, "key"), 0o600);
            assert_eq!(folder.read("key").len(), if hex.is_empty() { 32 } else { 65 });
            let key = folder.read("key");
            let with = |source: &[&str], stdin: &[u8]| {
                let fixed = ["cipher", "-a", "kuznyechik-ctr", "--iv", "0011223344556677", "plain"];
                folder.run(fixed.iter().chain(source), stdin)
            };
            folder.write("plain", &data(100));
            let cipher = success(with(&["--key-file", "key"], b""));
            assert_eq!(success(with(&["--key-fd", "0"], &key)), cipher);
            std::fs::set_permissions(folder.path("key"), PermissionsExt::from_mode(0o640)).expect("a file");
            let warned = with(&["--key-file", "key"], b"");
            assert_eq!(
                text(&warned.stderr),
                "fastgost: warning: key: other users have access to this secret (mode 0640); chmod 600 keeps them out\n"
            );
            assert_eq!(warned.stdout, cipher);
            std::fs::remove_file(folder.path("key")).expect("a file");
        }
    }

    #[test]
    fn unreadable_files() {
        let folder = Folder::new();
        folder.write("plain", &data(100));
        std::fs::set_permissions(folder.path("plain"), PermissionsExt::from_mode(0o000)).expect("a file");
        // The superuser may read every file, so the test skips this part for the superuser.
        if std::fs::read(folder.path("plain")).is_err() {
            let output = folder.run(options("kuznyechik-ctr", &["plain"]), b"");
            assert_eq!(failure(&output), "fastgost: plain: Permission denied\n");
        }
        let output = folder.run(options("kuznyechik-ctr", &["/proc/self/mem"]), b"");
        assert_eq!(failure(&output), "fastgost: /proc/self/mem: Input/output error\n");
    }

    fn mode(folder: &Folder, name: &str) -> u32 {
        std::fs::metadata(folder.path(name)).expect("a file").permissions().mode() & 0o777
    }
}
