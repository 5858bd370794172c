//! Tests `fastgost encrypt` and `fastgost decrypt` on real files and pipes.
use crate::common::{Folder, KEY, data, failure, refusal, success, text};
use fastgost::{
    Level,
    sealed::{self, CHUNK, Identity},
};
use fastgost_testkit::vectors::bytes;
use std::{
    io::{Read, Write},
    path::Path,
    thread,
    time::Duration,
};

const ALGORITHMS: [&str; 2] = ["kuznyechik", "magma"];
/// The number of chunks that the command processes at once.
const TOGETHER: usize = 4;

fn encrypt<'a>(algorithm: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["encrypt", "-a", algorithm, "--insecure-key-hex", KEY], more].concat()
}

fn decrypt<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["decrypt", "--insecure-key-hex", KEY], more].concat()
}

fn key() -> [u8; 32] {
    bytes(KEY).try_into().expect("32 bytes")
}

/// Returns the size of a header for one secret key, and the size of a full chunk.
fn sizes(algorithm: &str) -> (usize, usize) {
    if algorithm == "magma" { (124, CHUNK + 8) } else { (132, CHUNK + 16) }
}

#[test]
fn round_trips_on_any_number_of_threads() {
    let folder = Folder::new();
    for algorithm in ALGORITHMS {
        let (header, whole) = sizes(algorithm);
        // With Kuznyechik, a group of 64 chunks shares one key, so the last size needs a second key. With Magma, each
        // chunk has its own key.
        let around =
            [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, TOGETHER * CHUNK, TOGETHER * CHUNK + 1, 9 * CHUNK + 7, 67 * CHUNK];
        for (i, size) in around.into_iter().enumerate() {
            let plaintext = data(size);
            folder.write("plain", &plaintext);
            let threads = ["1", "2", "5"][i % 3];
            let file = success(folder.run(encrypt(algorithm, &["--threads", threads, "plain"]), b""));
            let chunks = size.div_ceil(CHUNK).max(1);
            assert_eq!(file.len(), header + size + chunks * (whole - CHUNK), "{algorithm}, {size} bytes");
            assert!(sealed::open(&[Identity::RawKey(&key())], &file).expect("a whole file") == plaintext);
            folder.write("sealed", &file);
            for threads in ["1", "2", "5"] {
                let back = success(folder.run(decrypt(&["--threads", threads, "sealed"]), b""));
                assert!(back == plaintext, "{algorithm}, {size} bytes, {threads} threads");
                success(folder.run(decrypt(&["--threads", threads, "-o", "back"]), &file));
                assert!(folder.read("back") == plaintext, "{algorithm}, {size} bytes, {threads} threads");
            }
            assert_eq!(folder.names(), ["back", "plain", "sealed"]);
        }
    }
    // Without -a, the cipher is Kuznyechik.
    let file = success(folder.run(["encrypt", "--insecure-key-hex", KEY], b"text"));
    assert_eq!(file.len(), 132 + 4 + 16);
}

#[test]
fn every_kernel_reads_every_other() {
    let folder = Folder::new();
    let plaintext = data(CHUNK + 1000);
    for algorithm in ALGORITHMS {
        for kernel in Level::ALL.iter().filter(|l| l.available() && l.constant_time()).map(|l| l.name()) {
            let file = success(folder.run(encrypt(algorithm, &["--kernel", kernel]), &plaintext));
            assert!(success(folder.run(decrypt(&[]), &file)) == plaintext, "{algorithm}, {kernel}");
            let file = success(folder.run(encrypt(algorithm, &[]), &plaintext));
            assert!(success(folder.run(decrypt(&["--kernel", kernel]), &file)) == plaintext, "{algorithm}, {kernel}");
        }
    }
}

#[test]
fn files_kept_for_ever() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors/sealed");
    let list = std::fs::read(kept.join("files.json")).expect("a list");
    let list: serde_json::Value = serde_json::from_slice(&list).expect("JSON");
    let folder = Folder::new();
    for entry in list["files"].as_array().expect("a list") {
        let file = entry["file"].as_str().expect("text");
        let path = kept.join(file);
        let path = path.to_str().expect("text");
        if !entry["recipients"].is_null() {
            // This test has no file with the recipients' private keys. The library's tests open this sealed file.
            continue;
        }
        let back = match (entry["key"].as_str(), entry["passphrase"].as_str()) {
            (Some(key), None) => folder.run(["decrypt", "--insecure-key-hex", key, path], b""),
            (None, Some(passphrase)) => folder.run(["decrypt", "--passphrase-fd", "0", path], &bytes(passphrase)),
            other => panic!("{file}: {other:?}"),
        };
        let back = success(back);
        assert!(back == data(entry["plaintext_bytes"].as_u64().expect("a number") as usize), "{file}");
    }
}

#[test]
fn passphrases() {
    let folder = Folder::new();
    let sealed =
        success(folder.run(["encrypt", "--passphrase-fd", "0", "-o", "sealed", "/dev/null"], b"four words\r\n"));
    assert_eq!((sealed.len(), folder.read("sealed").len()), (0, 132 + 36 + 16));
    // The passphrase may have any line ending, and may come from a file.
    folder.write("right", b"four words\n");
    #[cfg(unix)]
    std::fs::set_permissions(folder.path("right"), std::os::unix::fs::PermissionsExt::from_mode(0o600))
        .expect("a file");
    assert_eq!(success(folder.run(["decrypt", "--passphrase-file", "right", "sealed"], b"")), b"");
    for (given, status, want) in [
        (
            &b"five words"[..],
            1,
            "sealed: this passphrase does not open the sealed file: it is the wrong one, or the header was changed",
        ),
        (b"", 2, "descriptor 0: empty; a passphrase has at least one character"),
        (b"\n", 2, "descriptor 0: empty; a passphrase has at least one character"),
        (b"four words\n\n", 2, "descriptor 0: more than one line; a passphrase is one line"),
        (&[b'x'; 4097], 2, "descriptor 0: more than 4096 bytes, which is too long for a passphrase"),
    ] {
        let output = folder.run(["decrypt", "--passphrase-fd", "0", "-o", "out", "sealed"], given);
        assert_eq!(refusal(&output, status), format!("fastgost: {want}\n"));
    }
    let output = folder.run(["decrypt", "--passphrase-file", "nowhere", "sealed"], b"");
    assert_eq!(failure(&output), "fastgost: nowhere: No such file or directory\n");
    let output = folder.run(["encrypt", "--passphrase-fd", "0"], b"four words");
    let want = "fastgost: --passphrase-fd 0 reads the passphrase from standard input; name an input file\n";
    assert_eq!(failure(&output), want);
    // A file that is sealed for a passphrase cannot be opened with a key, and a file that is sealed with a key cannot
    // be opened with a passphrase.
    let output = folder.run(decrypt(&["-o", "out", "sealed"]), b"");
    let want = "fastgost: sealed: no key opens this sealed file; it takes a passphrase (--passphrase)\n";
    assert_eq!(refusal(&output, 1), want);
    folder.write("other", &success(folder.run(encrypt("magma", &[]), b"text")));
    let output = folder.run(["decrypt", "--passphrase-fd", "0", "-o", "out", "other"], b"four words");
    let want = "fastgost: other: no passphrase opens this sealed file; it takes a key (--key-file)\n";
    assert_eq!(refusal(&output, 1), want);
    assert_eq!(folder.names(), ["other", "right", "sealed"]);
}

#[test]
fn passphrases_that_take_too_long() {
    let folder = Folder::new();
    let sealed = success(folder.run(["encrypt", "--passphrase-fd", "0", "/dev/null"], b"four words"));
    let with = |iterations: u32| {
        let mut file = sealed.clone();
        file[84..88].copy_from_slice(&iterations.to_be_bytes());
        folder.write("changed", &file);
        let output = folder.run(["decrypt", "--passphrase-fd", "0", "-o", "out", "changed"], b"four words");
        refusal(&output, 1).to_owned()
    };
    let many = "at most 67108864, unless a longer wait is acceptable: --allow-slow-passphrase\n";
    let want = "fastgost: changed: the sealed file asks for";
    assert_eq!(with((1 << 26) + 1), format!("{want} 67108865 iterations of PBKDF2; allowed: {many}"));
    assert_eq!(with(u32::MAX), format!("{want} 4294967295 iterations of PBKDF2; allowed: {many}"));
    let want = "fastgost: changed: in the header of the sealed file the number of iterations of a passphrase is 1048575; \
                allowed: 1048576 to 4294967295\n";
    assert_eq!(with((1 << 20) - 1), want);
    // With the option --allow-slow-passphrase, the command derives the key, and then finds that the passphrase is
    // wrong.
    let mut file = sealed.clone();
    file[84..88].copy_from_slice(&((1_u32 << 20) + 1).to_be_bytes());
    folder.write("changed", &file);
    let output = folder
        .run(["decrypt", "--allow-slow-passphrase", "--passphrase-fd", "0", "-o", "out", "changed"], b"four words");
    assert!(refusal(&output, 1).starts_with("fastgost: changed: this passphrase does not open the sealed file"));
    for bad in ["1048575", "67108865", "x"] {
        let output = folder.run(["encrypt", "--passphrase-fd", "0", "--iterations", bad, "/dev/null"], b"four words");
        assert!(failure(&output).contains("allowed: 1048576 to 67108864"));
    }
    assert_eq!(folder.names(), ["changed"]);
}

/// A damaged file, and the message that the command must print: the number of the chunk, and the rest of the message.
struct Damage {
    file: Vec<u8>,
    chunk: usize,
    words: &'static str,
}

const MIDDLE: &str = "failed authentication: it was modified or moved";
const LAST: &str = "failed authentication: the file was modified, truncated or extended";

fn damages(algorithm: &str, file: &[u8]) -> Vec<Damage> {
    let (header, whole) = sizes(algorithm);
    let chunks: Vec<_> = file[header..].chunks(whole).collect();
    let with = |order: &[usize]| {
        let chunks = order.iter().flat_map(|i| chunks[*i]);
        file[..header].iter().chain(chunks).copied().collect::<Vec<_>>()
    };
    let flipped = |places: &[usize]| {
        let mut file = file.to_vec();
        places.iter().for_each(|at| file[header + at] ^= 1);
        file
    };
    let n = chunks.len();
    let all: Vec<_> = (0..n).collect();
    let mut swapped = all.clone();
    swapped.swap(5, 6);
    let mut twice = all.clone();
    twice.insert(7, 6);
    vec![
        // If two chunks are damaged, the error is about the chunk with the lower number, even if a thread finds the
        // damage in the other chunk earlier.
        Damage { file: flipped(&[9 * whole, 6 * whole + CHUNK]), chunk: 6, words: MIDDLE },
        Damage { file: flipped(&[0]), chunk: 0, words: MIDDLE },
        Damage { file: flipped(&[(n - 1) * whole + 3]), chunk: n - 1, words: LAST },
        Damage { file: with(&swapped), chunk: 5, words: MIDDLE },
        Damage { file: with(&twice), chunk: 7, words: MIDDLE },
        Damage { file: with(&all[..n - 1]), chunk: n - 2, words: LAST },
        Damage { file: with(&all[..TOGETHER]), chunk: TOGETHER - 1, words: LAST },
        Damage { file: with(&[]), chunk: 0, words: LAST },
        Damage { file: file[..file.len() - 1].to_vec(), chunk: n - 1, words: LAST },
        Damage { file: [file, b"x"].concat(), chunk: n - 1, words: LAST },
        Damage { file: [file, &chunks[3..].concat()].concat(), chunk: n - 1, words: MIDDLE },
    ]
}

#[test]
fn damaged_files() {
    let folder = Folder::new();
    let plaintext = data(10 * CHUNK + 100);
    for algorithm in ALGORITHMS {
        let file = success(folder.run(encrypt(algorithm, &[]), &plaintext));
        folder.write("out", b"old");
        for Damage { file, chunk, words } in damages(algorithm, &file) {
            folder.write("bad", &file);
            for threads in ["1", "3"] {
                // If the output is a pipe, the pipe gets exactly the data before the damage.
                let output = folder.run(decrypt(&["--threads", threads, "bad"]), b"");
                let message = refusal(&output, 1);
                let which = if words == LAST { "final chunk" } else { "chunk" };
                assert!(
                    message.starts_with(&format!("fastgost: bad: {which} {chunk} of the sealed file")),
                    "{message}"
                );
                assert!(message.contains(words), "{message}");
                assert_eq!(message.lines().count(), 1, "{message}");
                assert!(output.stdout == plaintext[..chunk * CHUNK], "{}: {message}", output.stdout.len());
                // If the output is a file, this file is not written.
                let output = folder.run(decrypt(&["--threads", threads, "-o", "out", "bad"]), b"");
                refusal(&output, 1);
                let output = folder.run(decrypt(&["--threads", threads, "-o", "new"]), &file);
                assert!(refusal(&output, 1).starts_with(&format!("fastgost: standard input: {which} ")));
                assert_eq!(folder.read("out"), b"old");
                assert_eq!(folder.names(), ["bad", "out"]);
            }
        }
    }
}

#[test]
fn headers_that_do_not_open() {
    let folder = Folder::new();
    let file = success(folder.run(encrypt("kuznyechik", &[]), b"text"));
    let changed = |at: usize, byte: u8| {
        let mut file = file.clone();
        file[at] = byte;
        file
    };
    for (file, want) in [
        (b"".to_vec(), "the sealed file ends within its header: it was truncated"),
        (data(500), "this is not a sealed file: it does not begin with GOSTSEAL"),
        (file[..131].to_vec(), "the sealed file ends within its header: it was truncated"),
        (changed(9, 2), "in the header of the sealed file the version is 2; allowed: 1"),
        (changed(10, 7), "in the header of the sealed file the algorithm is 7; allowed: 1 (Kuznyechik), 2 (Magma)"),
        (
            changed(30, !file[30]),
            "this key does not open the sealed file: it is another file's key, or the header was changed",
        ),
        (changed(120, !file[120]), "the header of the sealed file was changed: its MAC does not match"),
    ] {
        folder.write("bad", &file);
        let output = folder.run(decrypt(&["-o", "out", "bad"]), b"");
        let message = refusal(&output, 1);
        assert!(message.starts_with(&format!("fastgost: bad: {want}")), "{message}");
        assert_eq!(folder.names(), ["bad"]);
    }
    folder.write("sealed", &file);
    let other = "00".repeat(32);
    let output = folder.run(["decrypt", "--insecure-key-hex", &other, "-o", "out", "sealed"], b"");
    assert!(refusal(&output, 1).starts_with("fastgost: sealed: this key does not open the sealed file"));
    assert_eq!(folder.names(), ["bad", "sealed"]);
}

#[test]
fn what_was_verified_leaves_before_the_end_is_there() {
    let folder = Folder::new();
    let plaintext = data(TOGETHER * CHUNK + 2000);
    for algorithm in ALGORITHMS {
        let file = success(folder.run(encrypt(algorithm, &[]), &plaintext));
        let mut child = folder.start(decrypt(&[]));
        let (mut to, mut from) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        // The test writes the whole sealed file except its last 1000 bytes. The command reads as many chunks as it
        // processes at once, and one byte more.
        let (most, end) = file.split_at(file.len() - 1000);
        to.write_all(most).expect("the command reads");
        let mut before = vec![0; TOGETHER * CHUNK];
        from.read_exact(&mut before).expect("the command writes");
        assert!(before == plaintext[..before.len()]);
        to.write_all(end).expect("the command reads");
        drop(to);
        let mut rest = Vec::new();
        from.read_to_end(&mut rest).expect("the command writes");
        assert!(rest == plaintext[before.len()..]);
        assert!(child.wait().expect("a process").success());
    }
}

#[test]
fn killed_at_any_point_the_old_file_stands() {
    let folder = Folder::new();
    let plaintext = data(12 * CHUNK + 5);
    let sealed = success(folder.run(encrypt("kuznyechik", &[]), &plaintext));
    folder.write("out", b"old");
    for (arguments, input) in [(encrypt("kuznyechik", &["-o", "out"]), &plaintext), (decrypt(&["-o", "out"]), &sealed)]
    {
        for sent in [0, 100, CHUNK, 5 * CHUNK, 9 * CHUNK, input.len() - 1, input.len()] {
            let mut child = folder.start(&arguments);
            let mut pipe = child.stdin.take().expect("a pipe");
            for piece in input[..sent].chunks(100_000) {
                pipe.write_all(piece).expect("the command reads");
            }
            // The test gives the command some time to process its input. The command cannot end, because the pipe is
            // still open.
            thread::sleep(Duration::from_millis(20));
            child.kill().expect("a process");
            child.wait().expect("a process");
            assert_eq!(folder.read("out"), b"old", "{sent} bytes");
            // On systems without nameless files, a killed command leaves its unfinished file.
            #[cfg(target_os = "linux")]
            assert_eq!(folder.names(), ["out"], "{sent} bytes");
        }
    }
}

#[test]
fn errors_that_are_no_refusals() {
    let folder = Folder::new();
    // A sealed file can be sealed again, like any other file.
    let file = success(folder.run(encrypt("magma", &[]), &data(2 * CHUNK)));
    folder.write("plain", &file);
    for more in [
        &["-o", "out", "nowhere"][..],
        &["-o", "out", "."],
        &["-o", "nowhere/out", "plain"],
        &["-o", "plain", "plain"],
        &["-o", ".", "plain"],
        &["-o", "out", "--kernel", "none", "plain"],
        &["-o", "out", "--threads", "0", "plain"],
    ] {
        failure(&folder.run(encrypt("magma", more), b""));
        failure(&folder.run(decrypt(more), b""));
        assert_eq!(folder.names(), ["plain"]);
    }
    failure(&folder.run(encrypt("aes", &["-o", "out", "plain"]), b""));
    let output = folder.run(["encrypt", "--key-fd", "0"], b"");
    assert_eq!(failure(&output), "fastgost: --key-fd 0 reads the key from standard input; name an input file\n");
}

#[cfg(unix)]
#[test]
fn a_full_disk_and_a_reader_that_goes_away() {
    let folder = Folder::new();
    folder.write("plain", &data(30 * CHUNK));
    success(folder.run(encrypt("kuznyechik", &["-o", "sealed", "plain"]), b""));
    for arguments in [encrypt("kuznyechik", &["-o", "/dev/full", "plain"]), decrypt(&["-o", "/dev/full", "sealed"])] {
        let output = folder.run(arguments, b"");
        assert_eq!(failure(&output), "fastgost: /dev/full: No space left on device\n");
    }
    let mut child = folder.start(decrypt(&["sealed"]));
    let mut pipe = child.stdout.take().expect("a pipe");
    pipe.read_exact(&mut [0; 10]).expect("the command writes");
    drop(pipe);
    let output = child.wait_with_output().expect("the command");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(141), ""));
}

#[cfg(unix)]
#[test]
fn more_than_magma_can_take() {
    let folder = Folder::new();
    // This is a sparse file, which occupies no space.
    let plain = std::fs::File::create(folder.path("plain")).expect("a file");
    plain.set_len((64 << 30) + 1).expect("a file of 64 GiB and a byte");
    let output = folder.run(encrypt("magma", &["-o", "out", "plain"]), b"");
    let want = "fastgost: plain: a sealed file of this algorithm has at most 1048576 chunks of 64 KiB\n";
    assert_eq!(failure(&output), want);
    assert_eq!(folder.names(), ["plain"]);
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_file() {
    let folder = Folder::new();
    let megabytes = |pid: u32| {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("a process");
        let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).expect("its peak");
        line.trim().trim_end_matches(" kB").parse::<usize>().expect("a number") / 1024
    };
    let piece = data(16 * CHUNK);
    let mut sealed = success(folder.run(encrypt("kuznyechik", &[]), &piece.repeat(64)));
    // The end of the sealed file is missing, so the command waits for more data.
    sealed.truncate(sealed.len() - 1000);
    for (arguments, input) in
        [(encrypt("kuznyechik", &["-o", "/dev/null"]), piece.repeat(64)), (decrypt(&["-o", "/dev/null"]), sealed)]
    {
        let mut child = folder.start([&arguments[..], &["--threads", "2"]].concat());
        let mut pipe = child.stdin.take().expect("a pipe");
        let (first, rest) = input.split_at(6 << 20);
        pipe.write_all(first).expect("the command reads");
        let early = megabytes(child.id());
        pipe.write_all(rest).expect("the command reads");
        let late = megabytes(child.id());
        drop(pipe);
        child.wait().expect("a process");
        assert!(late <= early + 2 && late < 32, "{early} MiB after 6 MiB of input, {late} MiB after 64");
    }
}
