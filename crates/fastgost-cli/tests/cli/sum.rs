//! `fastgost sum` compared with the tools whose options, messages and lists it adopts.
use crate::common::{Folder, data, is_here, refusal, success, text};
use std::process::{Command, Output};

/// Runs another program in the folder of a test.
fn tool(folder: &Folder, program: &str, arguments: &[&str], stdin: &[u8]) -> Output {
    let mut command = Command::new(program);
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    folder.run_command(command, stdin)
}

fn sum<S: AsRef<std::ffi::OsStr>>(folder: &Folder, arguments: impl IntoIterator<Item = S>) -> Output {
    folder.run(["sum".into()].into_iter().chain(arguments.into_iter().map(|a| a.as_ref().to_owned())), b"")
}

/// Files with and without content, a folder, and lists in which `{NAME}` stands for the digest of a file.
#[cfg(unix)]
mod beside_sha256sum {
    use super::*;

    const FILES: [(&str, &[u8]); 6] =
        [("a", b"hello\n"), ("empty", b""), ("b\\c", b"x"), ("n\nl", b"y"), ("cr\rx", b"z"), ("sp ace", b"s")];

    const LISTS: [(&str, &str); 24] = [
        ("good", "{a}  a\n{empty} *empty\n\\{b\\c}  b\\\\c\n\\{n\nl}  n\\nl\n\\{cr\rx}  cr\\rx\n{sp ace}  sp ace\n"),
        ("no-end", "{a}  a"),
        ("crlf", "{a}  a\r\n\r\n{empty}  empty\r\n"),
        ("comments", "# a\n{a}  a\n\n#\n"),
        ("blanks", "  {a}  a\n\t{empty}\tempty\n \n{a} \ta\n"),
        ("one-space", "{a} a\n{empty} empty\n"),
        ("one-space-first", "{a} a\n{a}  a\n{a} *a\n"),
        ("one-space-later", "{a}  a\n{a} a\n"),
        ("tagged", "TAG (a) = {a}\nTAG(empty)= {empty}\nTAG (a)={a}\nTAG (a)   =   {a}\n\\TAG (n\\nl) = {n\nl}\n"),
        ("badly-tagged", "TAG  (a) = {a}\nTAG (a) = {a} \nTAG (a {a}\nTAG (a) {a}\nTAG (a)\nTAG\nTAGG (a) = {a}\n"),
        ("wrong-tag", "MD5 (a) = {a}\n{a}  a\n"),
        ("escapes", "\\{a}  a\\x\n\\{a}  a\\\n\\{b\\c}  b\\\\c\n{b\\c}  b\\c\n"),
        ("short", "{empty}\n{a} \n{a}  \nabc  a\n"),
        ("odd-digits", "x{a}  a\ng{a}  a\n0{a}  a\n"),
        ("wrong", "{empty}  a\n{a}  empty\n"),
        ("partly-wrong", "{empty}  a\n{empty}  empty\n"),
        ("missing", "{a}  nowhere\n{a}  no where\n{a}  a\n"),
        ("only-missing", "{a}  nowhere\n"),
        ("folder", "{a}  d\n{a}  a\n"),
        ("bad", "bad\n"),
        ("partly-bad", "{a}  a\nbad\nworse\n"),
        ("nothing", ""),
        ("stdin", "{a}  -\n"),
        ("all-wrong", "{a}  nowhere\n{empty}  a\nbad\n{a}  d\n{a}  a\n"),
    ];

    /// A folder with lists of the digests that `digest` computes for files, in lines that begin with `tag`.
    fn folder(tag: &str, digest: impl Fn(&Folder, &str) -> String) -> Folder {
        let folder = Folder::new();
        std::fs::create_dir(folder.path("d")).expect("a folder");
        for (name, bytes) in FILES {
            folder.write(name, bytes);
        }
        for (name, list) in LISTS {
            let mut list = list.replace("TAG", tag);
            for (file, _) in FILES {
                list = list.replace(&format!("{{{file}}}"), &digest(&folder, file));
            }
            folder.write(name, list.as_bytes());
        }
        folder.write("upper-case", format!("{}  a\n", digest(&folder, "a").to_uppercase()).as_bytes());
        folder
    }

    /// What both must have in common: the exit code, the output without digests, and the complaints.
    fn common(output: &Output, program: &str, tag: &str) -> (Option<i32>, String, String) {
        let stdout = text(&output.stdout).split_inclusive(|c: char| !c.is_ascii_hexdigit());
        let stdout: String = stdout
            .map(|word| if word.len() == 65 { format!("DIGEST{}", &word[64..]) } else { word.to_owned() })
            .collect::<String>()
            .replace(tag, "TAG");
        // The digest at the end of a line with a tag and nothing else.
        let stderr = text(&output.stderr).replace(&format!("{program}:"), "PROGRAM:").replace(tag, "TAG");
        (output.status.code(), stdout, stderr.replace(&format!("'{program} --help'"), "'PROGRAM --help'"))
    }

    #[test]
    fn the_same_words_and_statuses() {
        if !is_here("sha256sum", &["--version"]) {
            return;
        }
        let digest = |output: Output| text(&output.stdout).trim_start_matches('\\')[..64].to_owned();
        let theirs = folder("SHA256", |folder, name| digest(tool(folder, "sha256sum", &[name], b"")));
        let ours = folder("GOST12-256", |folder, name| digest(sum(folder, [name])));
        let both = |arguments: &[&str]| {
            let stdin = data(100_000);
            let their = tool(&theirs, "sha256sum", arguments, &stdin);
            let our = ["sum", "-a", "streebog256"].iter().chain(arguments);
            let our = ours.run(our, &stdin);
            let mut our = common(&our, "fastgost", "GOST12-256");
            our.2 = our.2.replace("'fastgost sum --help'", "'PROGRAM --help'");
            assert_eq!(our, common(&their, "sha256sum", "SHA256"), "{arguments:?}");
        };
        let names: Vec<_> = LISTS.iter().map(|l| l.0).chain(["upper-case"]).collect();
        for options in [
            &[][..],
            &["--warn"],
            &["--quiet"],
            &["--status"],
            &["--strict"],
            &["--ignore-missing"],
            &["--ignore-missing", "--status"],
            &["--strict", "--quiet"],
            &["--strict", "--status"],
            &["--ignore-missing", "--quiet", "--warn"],
            &["--warn", "--status"],
            &["--status", "--warn"],
            &["--quiet", "--status"],
        ] {
            for name in &names {
                both(&[options, &["-c", name]].concat());
            }
            both(&[options, &["-c"], &names[..]].concat());
        }
        let files = ["a", "empty", "b\\c", "n\nl", "cr\rx", "sp ace"];
        for arguments in [
            &[][..],
            &["-"],
            &["-", "a", "-"],
            &["a", "", "empty"],
            &["-c", ""],
            &["nowhere", "a", "d", "no where", "a:b", "it's", "x\\y", "z\nz", "тест", "--", "--x"],
            &["-c", "nowhere"],
            &["-c", "no where", "good"],
            &["-c", "d"],
            &["-c", "-"],
            &["-c"],
            &["-cw", "-"],
            &["--che", "good"],
            &["-c", "-b", "good"],
            &["-c", "-t", "good"],
            &["-c", "-z", "good"],
            &["-c", "--tag", "good"],
            &["-c", "-b", "--tag", "-z", "good"],
            &["--quiet", "a"],
            &["--status", "a"],
            &["--strict", "a"],
            &["--warn", "a"],
            &["--ignore-missing", "a"],
            &["--strict", "--ignore-missing", "a"],
            &["--tag", "-t", "a"],
            &["--tag", "-t", "-b", "a"],
            &["-b", "-t", "-b", "-b", "a"],
            &["-bt", "a"],
        ] {
            both(arguments);
        }
        for options in [&[][..], &["-b"], &["-t"], &["--tag"], &["-z"], &["-z", "--tag"], &["-zb"]] {
            both(&[options, &files].concat());
        }
    }

    #[test]
    fn what_may_not_be_read() {
        if !is_here("sha256sum", &["--version"]) {
            return;
        }
        use std::os::unix::fs::PermissionsExt;
        let (theirs, ours) = (Folder::new(), Folder::new());
        for folder in [&theirs, &ours] {
            let closed = folder.write("closed", b"x");
            std::fs::set_permissions(closed, std::fs::Permissions::from_mode(0o000)).expect("one's own file");
            folder.write("open", b"y");
            // The superuser may read everything except these.
            folder.write("list", format!("{}  closed\n{0}  /proc/self/mem\n", "0".repeat(64)).as_bytes());
        }
        for arguments in [&["closed", "open", "/proc/self/mem"][..], &["-c", "list"], &["-c", "closed"]] {
            let their = common(&tool(&theirs, "sha256sum", arguments, b""), "sha256sum", "SHA256");
            let our = common(&sum(&ours, arguments), "fastgost", "GOST12-256");
            assert_eq!(our, their, "{arguments:?}");
        }
    }

    /// Reading a list gives back the names, whatever bytes they have.
    #[test]
    fn names_that_are_no_text() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
        let folder = Folder::new();
        let names: [&[u8]; 7] = [b"\xff\xfe", b"a\n\xffb", b" ", b"*x", b"\\", b"(x) = ", b"x)\r"];
        for name in names {
            std::fs::write(folder.path_of(OsStr::from_bytes(name)), name).expect("a file");
        }
        for options in [&["--binary"][..], &["--text"], &["--tag"], &["--gost12sum"]] {
            let options = options.iter().map(OsStr::new);
            let list = sum(&folder, options.clone().chain(names.map(OsStr::from_bytes)));
            let gost12sum = options.clone().any(|o| o == "--gost12sum");
            assert_eq!(list.status.code(), Some(i32::from(gost12sum)));
            folder.write("list", &list.stdout);
            let check = sum(&folder, ["-c", "--strict", "list"]);
            assert_eq!(check.status.code(), Some(0), "{options:?} {}", text(&check.stderr));
            let lines = check.stdout.iter().filter(|b| **b == b'\n').count();
            assert_eq!(lines, if gost12sum { 5 } else { 7 });
        }
    }
}

/// Every file's digest is what the library computes for it alone: small and large files, around every boundary, with any
/// number of threads.
#[test]
fn many_files_on_many_threads() {
    use fastgost::hash::{Streebog256, Streebog512};
    let folder = Folder::new();
    let (mut names, mut list) = (Vec::new(), [String::new(), String::new()]);
    // Up to a mebibyte as a whole; beyond that in parts of an eighth; from four on by a second thread.
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
        // Both algorithms alternately, told apart by the length of the digests.
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

/// Random bytes instead of a list: no panic, and never a success.
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

/// Lists of GOST R 34.11-94 are read again whatever the S-boxes, or not written.
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
    // In one list too.
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

/// Nobody reads: no message, and no success.
#[test]
#[cfg(unix)]
fn a_reader_that_goes_away() {
    let folder = Folder::new();
    folder.write("a", &data(1 << 20));
    let mac = ["mac", "-a", "magma-omac", "--insecure-key-hex", crate::common::KEY, "a", "a"];
    let cipher = ["cipher", "-a", "magma-ecb", "--insecure-key-hex", crate::common::KEY, "a"];
    for arguments in [&["sum", "a", "a"][..], &mac, &cipher, &["info"], &["--help"]] {
        // Closed before the command starts: short output would still fit into the pipe.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_fastgost"));
        let command = command.args(arguments).current_dir(folder.path("")).stdout(writer);
        let output = command.output().expect("the command");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(141), ""), "{arguments:?}");
    }
}

/// Lists written by other tools, and ours read by them. Tools that are not installed are skipped with a message.
mod interoperability {
    use super::*;

    const NAMES: [&str; 5] = ["a", "empty", "sp ace", "large", "back\\slash"];

    fn folder() -> Folder {
        let folder = Folder::new();
        for (name, size) in NAMES.iter().zip([6, 0, 64, 300_000, 1]) {
            folder.write(name, &data(size));
        }
        folder
    }

    fn accepted(folder: &Folder, names: &[&str], list: &[u8]) {
        accepted_as(folder, &[], names, list);
    }

    fn accepted_as(folder: &Folder, options: &[&str], names: &[&str], list: &[u8]) {
        folder.write("list", list);
        let check = sum(folder, [options, &["-c", "--strict", "list"]].concat());
        let want: String = names.iter().map(|name| format!("{name}: OK\n")).collect();
        assert_eq!((check.status.code(), text(&check.stdout), text(&check.stderr)), (Some(0), &*want, ""));
        // Not by accident: a wrong digest is detected.
        folder.write("a", b"changed");
        assert_eq!(sum(folder, [options, &["-c", "--status", "list"]].concat()).status.code(), Some(1));
        folder.write("a", &data(6));
    }

    #[test]
    fn gost12sum() {
        if !is_here("gost12sum", &["/dev/null"]) {
            return;
        }
        let folder = folder();
        for (theirs, ours) in [(&[][..], "streebog256"), (&["-l"], "streebog512")] {
            let list = tool(&folder, "gost12sum", &[theirs, &NAMES].concat(), b"");
            accepted(&folder, &NAMES, &list.stdout);
            let our = sum(&folder, ["-a", ours, "--gost12sum"].iter().chain(&NAMES));
            assert_eq!(text(&our.stdout), text(&list.stdout));
        }
    }

    #[test]
    fn gostsum() {
        if !is_here("gostsum", &["/dev/null"]) {
            return;
        }
        let folder = folder();
        // gostsum's digest of the empty message is not the standard's.
        let names: Vec<_> = NAMES.into_iter().filter(|name| *name != "empty").collect();
        for (theirs, ours) in [(&[][..], &["-a", "gost94"][..]), (&["-t"], &["-a", "gost94", "--sbox", "h94test"])] {
            let list = tool(&folder, "gostsum", &[theirs, &names].concat(), b"");
            accepted_as(&folder, ours, &names, &list.stdout);
            let our = sum(&folder, [ours, &["--gost12sum"], &names].concat());
            assert_eq!(text(&our.stdout), text(&list.stdout));
        }
    }

    #[test]
    fn openssl() {
        let engine = ["dgst", "-engine", "gost", "-md_gost12_256", "/dev/null"];
        if !is_here("openssl", &engine) {
            return;
        }
        let folder = folder();
        let names: Vec<_> = NAMES.into_iter().filter(|name| *name != "empty").collect();
        for (digest, ours, names) in [
            ("-md_gost12_256", "streebog256", &NAMES[..]),
            ("-md_gost12_512", "streebog512", &NAMES),
            ("-md_gost94", "gost94", &names),
        ] {
            for form in [&[][..], &["-r"]] {
                let arguments = [&["dgst", "-engine", "gost", digest], form, names].concat();
                let list = tool(&folder, "openssl", &arguments, b"").stdout;
                accepted_as(&folder, &["-a", ours], names, &list);
                if form.is_empty() || ours != "gost94" {
                    accepted(&folder, names, &list);
                }
            }
        }
    }

    #[test]
    fn rhash() {
        if !is_here("rhash", &["--version"]) {
            return;
        }
        let folder = folder();
        for (option, ours) in [
            ("--gost12-256", &["-a", "streebog256"][..]),
            ("--gost12-512", &["-a", "streebog512"]),
            ("--gost94-cryptopro", &["-a", "gost94"]),
            ("--gost94", &["-a", "gost94", "--sbox", "h94test"]),
        ] {
            // It treats a backslash as a slash.
            let names = &NAMES[..4];
            let list = tool(&folder, "rhash", &[&["--bsd", option], names].concat(), b"");
            accepted_as(&folder, ours, names, &list.stdout);
            accepted(&folder, names, &list.stdout);
            let tagged = sum(&folder, [ours, &["--tag"], names].concat());
            folder.write("ours", &tagged.stdout);
            assert_eq!(tool(&folder, "rhash", &["-c", "ours"], b"").status.code(), Some(0));
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// As b3sum does.
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

/// A folder that cannot be looked into is named once, in the words of the system.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_read() {
    let folder = Folder::new();
    // Deeper than a path can be long: not even the superuser looks into it.
    let mut command = Command::new("bash");
    let name = "n".repeat(250);
    command.args(["-ec", &format!("mkdir d; cd d; for i in {{1..20}}; do mkdir {name}; cd {name}; done")]);
    success(folder.run_command(command, b""));
    let output = sum(&folder, ["-r", "d"]);
    let message = refusal(&output, 1);
    assert!(message.ends_with(&format!("/{name}: File name too long\n")), "{message}");
    assert_eq!((message.matches(": ").count(), message.contains("IO error")), (2, false), "{message}");
}
