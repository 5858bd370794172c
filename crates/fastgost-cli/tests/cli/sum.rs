//! Tests `fastgost sum` with many files, with folders and with lists, and also tests its output. `sum_others.rs`
//! compares the command with other tools.
use crate::common::{Folder, data, refusal, success, text};
use std::process::{Command, Output};

/// Runs another program in the folder of a test.
pub fn tool(folder: &Folder, program: &str, arguments: &[&str], stdin: &[u8]) -> Output {
    let mut command = Command::new(program);
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    folder.run_command(command, stdin)
}

pub fn sum<S: AsRef<std::ffi::OsStr>>(folder: &Folder, arguments: impl IntoIterator<Item = S>) -> Output {
    folder.run(["sum".into()].into_iter().chain(arguments.into_iter().map(|a| a.as_ref().to_owned())), b"")
}

/// The command hashes many files together, and each digest must be equal to the digest that the library computes for
/// the file alone. The sizes of some files are near the sizes at which the command begins to hash in another way. The
/// number of threads varies.
#[test]
fn many_files_on_many_threads() {
    use fastgost::hash::{Streebog256, Streebog512};
    let folder = Folder::new();
    let (mut names, mut list) = (Vec::new(), [String::new(), String::new()]);
    // A file below a mebibyte is hashed whole. Larger files are hashed in eighths of a mebibyte. From four mebibytes
    // on, a second thread reads the file.
    let (part, whole, long) = (1 << 17, 1 << 20, 4 << 20);
    let borders = [part, whole, whole + part, long, long + part].into_iter().flat_map(|n| [n - 1, n, n + 1]);
    let sizes = (0..150).map(|i| i * 29).chain(borders).chain([60_000, long + 3 * part + 5, 80_000, whole - 7, 1]);
    for (i, size) in sizes.enumerate() {
        let (name, data) = (format!("{i:04}"), data(size));
        folder.write(&name, &data);
        list[0] += &format!("{}  {name}\n", hex(&Streebog256::digest(&data)));
        list[1] += &format!("{}  {name}\n", hex(&Streebog512::digest(&data)));
        names.push(name);
    }
    for threads in ["1", "2", "7"] {
        for (list, algorithm) in list.iter().zip(["streebog256", "streebog512"]) {
            let fixed = ["-a", algorithm, "--threads", threads];
            let output = sum(&folder, fixed.into_iter().chain(names.iter().map(String::as_str)));
            assert_eq!(text(&output.stdout), *list, "{algorithm} {threads}");
        }
        // In this list, each file has a line with a short digest and a line with a long digest. The command finds the
        // algorithm of a line from the length of its digest.
        let mixed: String = list[0].lines().zip(list[1].lines()).map(|(a, b)| format!("{a}\n{b}\n")).collect();
        folder.write("list", mixed.as_bytes());
        let output = sum(&folder, ["-c", "--threads", threads, "list"]);
        let want: String = names.iter().map(|name| format!("{name}: OK\n{name}: OK\n")).collect();
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), &*want));
    }
}

#[test]
fn every_kernel() {
    let folder = Folder::new();
    let names: Vec<_> = (0..40).map(|i| format!("{i}")).collect();
    for (i, name) in names.iter().enumerate() {
        folder.write(name, &data(i * i * 60));
    }
    for algorithm in fastgost::registry::Algorithm::all().iter().filter(|a| a.kind == fastgost::registry::Kind::Hash) {
        let mut first = None;
        for kernel in algorithm.levels().into_iter().map(fastgost::Level::name) {
            let fixed = ["-a", algorithm.name, "--kernel", kernel];
            let output = sum(&folder, fixed.into_iter().chain(names.iter().map(String::as_str)));
            assert_eq!(output.status.code(), Some(0));
            assert_eq!(first.get_or_insert(output.stdout.clone()), &output.stdout, "{}", kernel);
        }
    }
}

#[test]
fn folders() {
    let folder = Folder::new();
    for inner in ["f", "f/b", "f/b/c"] {
        std::fs::create_dir(folder.path(inner)).expect("a folder");
    }
    for name in ["f/z", "f/a", "f/b/2", "f/b/1", "f/b/c/x", "file"] {
        folder.write(name, name.as_bytes());
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("z", folder.path("f/link")).expect("a link");
        std::os::unix::fs::symlink(".", folder.path("f/round")).expect("a link");
        std::os::unix::fs::symlink("f/b", folder.path("linked")).expect("a link");
    }
    let names = |arguments: &[&str]| -> Vec<String> {
        let output = sum(&folder, arguments);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout).lines().map(|line| line[66..].to_owned()).collect()
    };
    let slash = |name: &&str| name.replace('/', std::path::MAIN_SEPARATOR_STR);
    let inside = ["f/a", "f/b/1", "f/b/2", "f/b/c/x", "f/z"].each_ref().map(slash);
    assert_eq!(names(&["-r", "f"]), inside);
    assert_eq!(names(&["-r", "file", "f", "file"]), [&["file".to_owned()], &inside[..], &["file".to_owned()]].concat());
    #[cfg(unix)]
    assert_eq!(names(&["-r", "linked"]), ["linked/1", "linked/2", "linked/c/x"]);
    folder.write("list", &sum(&folder, ["-r", "f"]).stdout);
    assert_eq!(sum(&folder, ["-c", "--strict", "list"]).status.code(), Some(0));
    let missing = sum(&folder, ["-r", "nowhere", "f/b/c"]);
    assert_eq!(missing.status.code(), Some(1));
    assert_eq!(text(&missing.stderr), "fastgost: nowhere: No such file or directory\n");
}

/// If the list consists of random bytes, the command does not panic, and never succeeds.
#[test]
fn lists_of_noise() {
    let folder = Folder::new();
    let noise: Vec<u8> =
        (0..300_000_u32).map(|i| (i.wrapping_mul(i).wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let digest = "0".repeat(64);
    for (i, list) in [
        noise.clone(),
        noise.iter().map(|b| if b % 16 == 0 { b'\n' } else { *b }).collect(),
        noise.iter().map(|b| b"0f \t*\\()=\n\r#\0"[usize::from(b % 13)]).collect(),
        vec![b'('; 200_000],
        vec![b'\\'; 200_000],
        format!("{digest}  {}\n{digest}  \0\n{digest}  x\0y\n", "x".repeat(100_000)).into_bytes(),
    ]
    .iter()
    .enumerate()
    {
        folder.write("list", list);
        for options in [&[][..], &["-a", "streebog512"], &["-w"]] {
            let output = sum(&folder, [options, &["-c", "list"]].concat());
            assert_eq!(output.status.code(), Some(1), "list {i}");
            assert!(!text(&String::from_utf8_lossy(&output.stderr).into_owned().into_bytes()).contains("panic"));
        }
    }
}

/// If the tags of a list name the S-boxes of GOST R 34.11-94, the list can be checked without options. Some S-boxes
/// have no tag. For these S-boxes, the command refuses to write a list with tags. A list without tags that was made
/// with these S-boxes can be checked only with --sbox.
#[test]
fn lists_under_other_sboxes() {
    let folder = Folder::new();
    folder.write("a", &data(100));
    let good = |options: &[&str], lists: &[&str]| {
        let output = sum(&folder, [&["-c", "--strict"], options, lists].concat());
        (output.status.code(), text(&output.stdout).to_owned()) == (Some(0), "a: OK\n".repeat(lists.len()))
    };
    for set in ["h94cp", "h94test"] {
        let fixed = ["-a", "gost94", "--sbox", set];
        folder.write(set, &sum(&folder, [&fixed[..], &["--tag", "a"]].concat()).stdout);
        assert!(good(&[], &[set]) && good(&["--sbox", set], &[set]) && good(&fixed, &[set]), "{set}");
    }
    folder.write("tagged", &sum(&folder, ["--tag", "a"]).stdout);
    assert!(good(&[], &["h94test", "h94cp", "tagged", "h94test"]));
    // Lines with different S-boxes may be in the same list.
    let mixed = ["h94cp", "h94test", "tagged", "h94cp"].map(|list| folder.read(list)).concat();
    folder.write("mixed", &mixed);
    let output = sum(&folder, ["-c", "mixed"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), &*"a: OK\n".repeat(4)));
    let fixed = ["-a", "gost94", "--sbox", "z"];
    folder.write("z", &sum(&folder, [&fixed[..], &["a"]].concat()).stdout);
    assert!(good(&["--sbox", "z"], &["z"]) && !good(&[], &["z"]) && !good(&["--sbox", "h94test"], &["z"]));
    let refused = sum(&folder, [&fixed[..], &["--tag", "a"]].concat());
    assert_eq!((refused.status.code(), text(&refused.stdout)), (Some(1), ""));
    assert!(text(&refused.stderr).contains("these S-boxes have no tag"));
}

/// If nobody reads the output, the command prints no message, and does not succeed.
#[test]
#[cfg(unix)]
fn a_reader_that_goes_away() {
    let folder = Folder::new();
    folder.write("a", &data(1 << 20));
    let mac = ["mac", "-a", "magma-omac", "--insecure-key-hex", crate::common::KEY, "a", "a"];
    let cipher = ["cipher", "-a", "magma-ecb", "--insecure-key-hex", crate::common::KEY, "a"];
    for arguments in [&["sum", "a", "a"][..], &mac, &cipher, &["info"], &["--help"]] {
        // The pipe is closed before the command starts, because a short output would still fit into an open pipe.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_fastgost"));
        let command = command.args(arguments).current_dir(folder.path("")).stdout(writer);
        let output = command.output().expect("the command");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(141), ""), "{arguments:?}");
    }
}

/// With --no-names, the output has only digests, as b3sum prints them with the same option.
#[test]
fn digests_without_names() {
    let folder = Folder::new();
    folder.write("a", b"text");
    folder.write("b\\c", b"more");
    let digests = [&b"text"[..], b"more"].map(fastgost::hash::Streebog256::digest);
    let hex = |digest: &[u8]| digest.iter().map(|b| format!("{b:02x}")).collect::<String>();
    for (name, digest) in [("a", &digests[0]), ("b\\c", &digests[1])] {
        assert_eq!(success(folder.run(["sum", "--raw", name], b"")), digest[..]);
        assert_eq!(success(folder.run(["sum", "--no-names", name], b"")), format!("{}\n", hex(digest)).into_bytes());
    }
    assert_eq!(success(folder.run(["sum", "--raw"], b"text")), digests[0][..]);
    assert_eq!(success(folder.run(["sum", "--raw", "--no-names"], b"text")), digests[0][..]);
    let both = success(folder.run(["sum", "--no-names", "-z", "a", "b\\c"], b""));
    assert_eq!(both, format!("{}\0{}\0", hex(&digests[0]), hex(&digests[1])).into_bytes());
    for (arguments, want) in [
        (&["--raw", "a", "b\\c"][..], "--raw is for one file; there are 2"),
        (&["--raw", "-c", "a"], "the --raw option is meaningless when verifying checksums"),
        (&["--no-names", "-c", "a"], "the --no-names option is meaningless when verifying checksums"),
        (&["--raw", "--tag", "a"], "the argument '--raw' cannot be used with '--tag'"),
        (&["--no-names", "--gost12sum", "a"], "cannot be used with '--gost12sum'"),
        (&["--raw", "nowhere"], "nowhere: No such file or directory"),
    ] {
        let output = folder.run(["sum"].iter().chain(arguments), b"");
        assert!(refusal(&output, 1).contains(want), "{}", text(&output.stderr));
        assert_eq!(output.stdout, b"");
    }
}

/// A folder that cannot be read is reported once, with the system's message.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_read() {
    let folder = Folder::new();
    // The folder is so deep that its path is too long for the system. So not even the superuser can look into it.
    let mut command = Command::new("bash");
    let name = "n".repeat(250);
    command.args(["-ec", &format!("mkdir d; cd d; for i in {{1..20}}; do mkdir {name}; cd {name}; done")]);
    success(folder.run_command(command, b""));
    let output = sum(&folder, ["-r", "d"]);
    let message = refusal(&output, 1);
    assert!(message.ends_with(&format!("/{name}: File name too long\n")), "{message}");
    assert_eq!((message.matches(": ").count(), message.contains("IO error")), (2, false), "{message}");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}
