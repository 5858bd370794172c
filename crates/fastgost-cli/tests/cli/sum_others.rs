//! Compares `fastgost sum` with the tools from which it has its options, its messages and the form of its lists.
use crate::{
    common::{Folder, data, is_here, text},
    sum::{sum, tool},
};
use std::process::Output;

/// Files with and without content, a folder, and lists. In a list, `{NAME}` stands for the digest of a file.
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

    /// Makes a folder with lists. `digest` computes the digest of a file, and `tag` is the algorithm's name in lines
    /// that have such a name.
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

    /// Returns the three parts in which our output must be equal to the other tool's output: the exit code, the output
    /// without digests, and the complaints.
    fn common(output: &Output, program: &str, tag: &str) -> (Option<i32>, String, String) {
        let stdout = text(&output.stdout).split_inclusive(|c: char| !c.is_ascii_hexdigit());
        let stdout: String = stdout
            .map(|word| if word.len() == 65 { format!("DIGEST{}", &word[64..]) } else { word.to_owned() })
            .collect::<String>()
            .replace(tag, "TAG");
        // The complaints contain the program's name and the algorithm's name, which differ between the programs, so
        // both names are replaced.
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
            // Our message also says how to correct the mistake.
            our.2 = our.2.replace("; -r hashes the files in it", "");
            our.2 = our.2.replace("; -c reads lists, which `fastgost sum -r` writes for the files in folders", "");
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
            // Not even the superuser can read `/proc/self/mem` from its beginning.
            folder.write("list", format!("{}  closed\n{0}  /proc/self/mem\n", "0".repeat(64)).as_bytes());
        }
        for arguments in [&["closed", "open", "/proc/self/mem"][..], &["-c", "list"], &["-c", "closed"]] {
            let their = common(&tool(&theirs, "sha256sum", arguments, b""), "sha256sum", "SHA256");
            let our = common(&sum(&ours, arguments), "fastgost", "GOST12-256");
            assert_eq!(our, their, "{arguments:?}");
        }
    }

    /// Names may have any bytes. If the command reads a list that it has written itself, the command must find the same
    /// names.
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

/// We read lists that other tools wrote, and other tools read our lists. If a tool is not installed, its test is
/// skipped with a message.
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
        // Now the content of `a` does not match its digest in the list, so the command must fail. The failure shows
        // that the command really compared the digests in the successful run above.
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
        // For the empty message, the digest of gostsum differs from the digest of the standard.
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
            // Names with a backslash are left out, because rhash treats a backslash as a slash.
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
