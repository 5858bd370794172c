//! Checks what `-o` does with an existing file: permissions, owners, links and folders.
use crate::common::{Folder, KEY, data, failure, is_superuser, success, text};
use rustix::fs::{Gid, Uid, XattrFlags};
use std::{
    ffi::OsStr,
    fs::{self, Permissions},
    io::Write,
    os::unix::{
        fs::{MetadataExt, PermissionsExt, chown, symlink},
        process::CommandExt,
    },
    process::{Command, Stdio},
};

/// Commands that write with `-o`, for the tests in this file. Each command writes to the file `out`.
const COMMANDS: [&[&str]; 5] = [
    &["encrypt", "--insecure-key-hex", KEY, "-o", "out", "plain"],
    &["decrypt", "--insecure-key-hex", KEY, "-o", "out", "sealed"],
    &["cipher", "-a", "kuznyechik-ctr", "--iv", "0011223344556677", "--insecure-key-hex", KEY, "-o", "out", "plain"],
    &["sign", "--key", "key", "-o", "out", "plain"],
    &["pubkey", "-o", "out", "key"],
];

/// Makes a folder with all input files of [`COMMANDS`].
fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("plain", &data(1000));
    success(folder.run(["encrypt", "--insecure-key-hex", KEY, "-o", "sealed", "plain"], b""));
    success(folder.run(["keygen", "--curve", "256-a", "-o", "key"], b""));
    folder
}

fn mode(folder: &Folder, name: &str) -> u32 {
    fs::metadata(folder.path(name)).expect("a file").mode() & 0o7777
}

fn set_mode(folder: &Folder, name: &str, mode: u32) {
    fs::set_permissions(folder.path(name), Permissions::from_mode(mode)).expect("a file");
}

/// Returns the command. If the superuser runs the tests, the command runs as the user nobody. Otherwise it runs as the
/// current user.
fn as_nobody<S: AsRef<OsStr>>(folder: &Folder, arguments: impl IntoIterator<Item = S>) -> Command {
    let program = folder.path("fastgost");
    if !program.exists() {
        // Another process makes the copy. If this process had the copy open for writing, children of other tests would
        // inherit the descriptor, and the system would refuse to run the copy.
        let copied = Command::new("cp").arg(env!("CARGO_BIN_EXE_fastgost")).arg(&program).status();
        assert!(copied.is_ok_and(|status| status.success()));
    }
    let mut command = Command::new(program);
    command.args(arguments);
    if rustix::process::geteuid().is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

const NOBODY: u32 = 65534;

#[test]
fn the_permissions_stay_less_those_that_lend_an_owner() {
    let folder = folder();
    for command in COMMANDS {
        for (before, after) in [(0o4755, 0o755), (0o6770, 0o770), (0o1640, 0o640), (0o600, 0o600), (0o666, 0o666)] {
            folder.write("out", b"old");
            set_mode(&folder, "out", before);
            success(folder.run(command, b""));
            assert_ne!(folder.read("out"), b"old");
            assert_eq!(mode(&folder, "out"), after, "{} of {before:o}", command[0]);
            fs::remove_file(folder.path("out")).expect("a file");
        }
    }
}

/// Somebody has put a file with the set-user-ID bit at the output's path. Root replaces this file. Root's new file must
/// not get the bit.
#[test]
fn the_owner_stays() {
    if !is_superuser("owners of files that are replaced") {
        return;
    }
    let folder = folder();
    for command in COMMANDS {
        folder.write("out", b"old");
        chown(folder.path("out"), Some(NOBODY), Some(NOBODY)).expect("a file");
        set_mode(&folder, "out", 0o6755);
        success(folder.run(command, b""));
        let out = fs::metadata(folder.path("out")).expect("a file");
        assert_ne!(folder.read("out"), b"old");
        assert_eq!((out.uid(), out.gid(), out.mode() & 0o7777), (NOBODY, NOBODY, 0o755), "{}", command[0]);
        fs::remove_file(folder.path("out")).expect("a file");
    }
}

/// The folder is writable for everybody, and a file of another user is at the output's path. The command must not give
/// the new file to this other user, who would get somebody else's data.
#[test]
fn files_of_others_in_a_shared_folder() {
    if !is_superuser("files of others in a folder for everybody") {
        return;
    }
    let folder = folder();
    fs::create_dir(folder.path("tmp")).expect("a folder");
    set_mode(&folder, "tmp", 0o1777);
    folder.write("tmp/out", b"old");
    chown(folder.path("tmp/out"), Some(NOBODY), Some(NOBODY)).expect("a file");
    for command in COMMANDS {
        let command: Vec<_> = command.iter().map(|a| if *a == "out" { "tmp/out" } else { a }).collect();
        let message = "fastgost: tmp/out: belongs to another user, in a world-writable folder; write to another file\n";
        assert_eq!(failure(&folder.run(command, b"")), message);
        assert_eq!(folder.read("tmp/out"), b"old");
    }
    // In a folder for everybody, the user's own file is replaced.
    chown(folder.path("tmp/out"), Some(0), Some(0)).expect("a file");
    success(folder.run(["encrypt", "--insecure-key-hex", KEY, "-o", "tmp/out", "plain"], b""));
}

/// A user may write to a file of another user, but cannot give the new file to that other user.
#[test]
fn an_owner_who_cannot_stay() {
    if !is_superuser("files of others that anybody may write to") {
        return;
    }
    let folder = folder();
    set_mode(&folder, "", 0o777);
    folder.write("out", b"old");
    set_mode(&folder, "out", 0o666);
    let command = ["encrypt", "--insecure-key-hex", KEY, "-o", "out", "plain"];
    let output = folder.run_command(as_nobody(&folder, command), b"");
    assert_eq!(
        failure(&output),
        "fastgost: out: belongs to user 0, group 0, and its replacement could not be given to them (Operation not \
         permitted); write to another file, or delete this one first\n"
    );
    assert_eq!((folder.read("out"), mode(&folder, "out")), (b"old".to_vec(), 0o666));
    assert_eq!(folder.names(), ["fastgost", "key", "out", "plain", "sealed"]);
}

#[test]
fn new_files_are_as_the_mask_says() {
    let folder = folder();
    for (mask, want) in [("022", 0o644), ("027", 0o640), ("077", 0o600), ("000", 0o666)] {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("umask {mask}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_fastgost")]);
        success(folder.run_command(
            {
                command.args(COMMANDS[0]);
                command
            },
            b"",
        ));
        assert_eq!(mode(&folder, "out"), want);
        fs::remove_file(folder.path("out")).expect("a file");
    }
}

#[test]
fn what_may_not_be_written_to_stays() {
    let folder = folder();
    for command in COMMANDS {
        for mode in [0o400, 0o444, 0o555] {
            folder.write("out", b"old");
            set_mode(&folder, "out", mode);
            assert_eq!(
                failure(&folder.run(command, b"")),
                format!(
                    "fastgost: out: is not writable (mode {mode:04o}); write to another file, or delete this one first\n"
                ),
                "{}",
                command[0]
            );
            assert_eq!(folder.read("out"), b"old");
            fs::remove_file(folder.path("out")).expect("a file");
        }
    }
    // A file at the default path of an output is handled like a file that `-o` names.
    folder.write("plain.sig", b"old");
    set_mode(&folder, "plain.sig", 0o400);
    assert!(failure(&folder.run(["sign", "--key", "key", "plain"], b"")).contains("plain.sig: is not writable"));
    assert_eq!(folder.read("plain.sig"), b"old");
}

#[test]
fn refused_before_the_work() {
    let folder = folder();
    folder.write("out", b"old");
    set_mode(&folder, "out", 0o400);
    let mut child = folder.start(["encrypt", "--insecure-key-hex", KEY, "-o", "out"]);
    // The data is more than a pipe can hold. The command refuses `out` before it reads all of the data, so the write
    // ends with a broken pipe.
    let written = child.stdin.take().expect("a pipe").write_all(&data(1 << 20));
    assert_eq!(written.map_err(|e| e.kind()), Err(std::io::ErrorKind::BrokenPipe));
    assert_eq!(child.wait().expect("a process").code(), Some(2));
}

#[test]
fn other_names_of_a_file() {
    let folder = folder();
    folder.write("out", b"old");
    fs::hard_link(folder.path("out"), folder.path("other")).expect("a link");
    for command in COMMANDS {
        assert_eq!(
            failure(&folder.run(command, b"")),
            "fastgost: out: has 2 names (hard links), and only this name would get the new content; write to another \
             file, or delete this name first\n"
        );
    }
    assert_eq!(folder.read("other"), b"old");
    let (out, other) = (fs::metadata(folder.path("out")), fs::metadata(folder.path("other")));
    assert_eq!(out.expect("a file").ino(), other.expect("a file").ino());
}

#[test]
fn links_that_lead_nowhere() {
    let folder = folder();
    symlink("nowhere", folder.path("out")).expect("a link");
    let want = "fastgost: out: is a dangling link to nowhere; name the target, or delete the link\n";
    for command in COMMANDS {
        assert_eq!(failure(&folder.run(command, b"")), want);
    }
    fs::remove_file(folder.path("out")).expect("a link");
    symlink("out", folder.path("out")).expect("a link");
    for command in COMMANDS {
        assert_eq!(failure(&folder.run(command, b"")), "fastgost: out: Too many levels of symbolic links\n");
    }
    assert!(folder.path("out").is_symlink());
    // A part of this path is a file, although it should be a folder.
    let output = folder.run(["encrypt", "--insecure-key-hex", KEY, "-o", "plain/out", "plain"], b"");
    assert_eq!(failure(&output), "fastgost: plain/out: Not a directory\n");
    // The link leads to a place that the user may not look at.
    fs::remove_file(folder.path("out")).expect("a link");
    fs::create_dir(folder.path("closed")).expect("a folder");
    folder.write("closed/target", b"old");
    symlink("closed/target", folder.path("out")).expect("a link");
    set_mode(&folder, "", 0o777);
    set_mode(&folder, "closed", 0o000);
    let output = folder.run_command(as_nobody(&folder, COMMANDS[0]), b"");
    assert_eq!(failure(&output), "fastgost: out: Permission denied\n");
    set_mode(&folder, "closed", 0o700);
    assert!(folder.path("out").is_symlink());
    assert_eq!(folder.read("closed/target"), b"old");
}

/// Other users have left links in a folder for everybody. The system does not follow such links.
#[cfg(target_os = "linux")]
#[test]
fn links_that_the_system_does_not_follow() {
    if !is_superuser("links that others left in a folder for everybody") {
        return;
    }
    let folder = folder();
    fs::create_dir(folder.path("tmp")).expect("a folder");
    set_mode(&folder, "tmp", 0o1777);
    folder.write("target", b"old");
    symlink(folder.path("target"), folder.path("tmp/out")).expect("a link");
    rustix::fs::chownat(
        rustix::fs::CWD,
        folder.path("tmp/out"),
        Some(Uid::from_raw(NOBODY)),
        Some(Gid::from_raw(NOBODY)),
        rustix::fs::AtFlags::SYMLINK_NOFOLLOW,
    )
    .expect("a link");
    let Some(protected) = Protected::switch_on() else {
        return writeln!(std::io::stderr(), "SKIPPED: the system's settings cannot be changed")
            .expect("standard error");
    };
    let output = folder.run(["encrypt", "--insecure-key-hex", KEY, "-o", "tmp/out", "plain"], b"");
    drop(protected);
    assert_eq!(failure(&output), "fastgost: tmp/out: Permission denied\n");
    assert_eq!(folder.read("target"), b"old");
    assert!(folder.path("tmp/out").is_symlink());
}

/// A setting of Linux that forbids following other users' links in a folder for everybody. The setting is on in nearly
/// all systems.
#[cfg(target_os = "linux")]
struct Protected(Vec<u8>);

#[cfg(target_os = "linux")]
impl Protected {
    const AT: &str = "/proc/sys/fs/protected_symlinks";

    /// Switches the setting on. Returns None if the system does not allow the change, for example in a container.
    fn switch_on() -> Option<Self> {
        let before = fs::read(Self::AT).expect("a setting");
        if before != b"1\n" {
            fs::write(Self::AT, b"1\n").ok()?;
        }
        Some(Self(before))
    }
}

#[cfg(target_os = "linux")]
impl Drop for Protected {
    fn drop(&mut self) {
        if self.0 != b"1\n" {
            fs::write(Self::AT, &self.0).expect("it was written to before");
        }
    }
}

#[test]
fn the_folder_at_fault_is_named() {
    let folder = folder();
    let to = |output: &'static str| ["encrypt", "--insecure-key-hex", KEY, "-o", output, "plain"];
    let message = folder.run(to("nowhere/out"), b"");
    assert_eq!(failure(&message), "fastgost: nowhere/out: the folder nowhere: No such file or directory\n");
    let message = folder.run(to("new/"), b"");
    assert_eq!(failure(&message), "fastgost: new/: names a directory; a file is needed\n");
    fs::create_dir(folder.path("shut")).expect("a folder");
    set_mode(&folder, "shut", 0o555);
    set_mode(&folder, "", 0o755);
    let message = folder.run_command(as_nobody(&folder, to("shut/out")), b"");
    let shut = fs::canonicalize(folder.path("shut")).expect("a folder");
    assert_eq!(failure(&message), format!("fastgost: shut/out: the folder {}: Permission denied\n", shut.display()));
}

#[test]
fn no_clobber() {
    let folder = folder();
    let refused = "fastgost: out: already exists (--no-clobber)\n";
    for command in COMMANDS {
        let keeping = [command, &["--no-clobber"]].concat();
        success(folder.run(&keeping, b""));
        let new = folder.read("out");
        assert_eq!(failure(&folder.run(&keeping, b"")), refused, "{}", command[0]);
        assert_eq!(folder.read("out"), new);
        success(folder.run(command, b""));
        fs::remove_file(folder.path("out")).expect("a file");
    }
    success(folder.run(["sign", "--key", "key", "--no-clobber", "plain"], b""));
    let output = folder.run(["sign", "--key", "key", "--no-clobber", "plain", "sealed"], b"");
    assert_eq!(failure(&output), refused.replace("out", "plain.sig"));
    assert_eq!(folder.names(), ["key", "plain", "plain.sig", "sealed", "sealed.sig"]);
}

/// Another program may create the output file while the command works. With --no-clobber, the command must not replace
/// this file.
#[test]
fn no_clobber_to_the_end() {
    let folder = folder();
    for (keeping, want) in [(true, Some(2)), (false, Some(0))] {
        let flag: &[&str] = if keeping { &["--no-clobber"] } else { &[] };
        let mut child = folder.start([&["encrypt", "--insecure-key-hex", KEY, "-o", "out"][..], flag].concat());
        let mut input = child.stdin.take().expect("a pipe");
        // The data is more than a pipe can hold. So when all of it is written, the command has already examined the
        // output.
        input.write_all(&data(1 << 20)).expect("the command reads");
        folder.write("out", b"of another");
        drop(input);
        let output = child.wait_with_output().expect("a process");
        assert_eq!(output.status.code(), want, "{}", text(&output.stderr));
        assert_eq!(folder.read("out") == b"of another", keeping);
        fs::remove_file(folder.path("out")).expect("a file");
    }
    assert_eq!(folder.names(), ["key", "plain", "sealed"]);
}

/// Returns an access control list in the binary form of Linux. Each entry is a tag, its permissions, and a user or
/// group ID.
#[cfg(target_os = "linux")]
fn acl(entries: &[(u16, u16, u32)]) -> Vec<u8> {
    let mut list = 2_u32.to_le_bytes().to_vec();
    for (tag, permissions, number) in entries {
        list.extend([tag.to_le_bytes(), permissions.to_le_bytes()].concat());
        list.extend(number.to_le_bytes());
    }
    list
}

#[cfg(target_os = "linux")]
const ANYBODY: u32 = u32::MAX;

/// Sets an access control list. Returns None if the system has no such lists.
#[cfg(target_os = "linux")]
fn set_acl(folder: &Folder, name: &str, which: &str, entries: &[(u16, u16, u32)]) -> Option<()> {
    let set = rustix::fs::setxattr(folder.path(name), which, &acl(entries), XattrFlags::empty());
    if let Err(e) = set {
        assert!(e == rustix::io::Errno::NOTSUP, "{e}");
        writeln!(std::io::stderr(), "SKIPPED: no access control lists in {}", folder.path("").display())
            .expect("standard error");
    }
    set.ok()
}

/// If a file has an access control list, its group bits have another meaning. A new file with these bits and without
/// the list would give access to the group.
#[cfg(target_os = "linux")]
#[test]
fn an_access_control_list_stays() {
    let folder = folder();
    folder.write("out", b"old");
    let list = [(1, 6, ANYBODY), (2, 6, NOBODY), (4, 0, ANYBODY), (0x10, 6, ANYBODY), (0x20, 0, ANYBODY)];
    if set_acl(&folder, "out", "system.posix_acl_access", &list).is_none() {
        return;
    }
    assert_eq!(mode(&folder, "out"), 0o660);
    success(folder.run(COMMANDS[0], b""));
    let mut kept = [0; 100];
    let len = rustix::fs::getxattr(folder.path("out"), "system.posix_acl_access", &mut kept[..]).expect("a list");
    assert_eq!(kept[..len], acl(&list));
    assert_eq!(mode(&folder, "out"), 0o660);
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_with_a_list_for_new_files() {
    let folder = folder();
    let list = [(1, 7, ANYBODY), (2, 4, NOBODY), (4, 5, ANYBODY), (0x10, 5, ANYBODY), (0x20, 0, ANYBODY)];
    if set_acl(&folder, "", "system.posix_acl_default", &list).is_none() {
        return;
    }
    let attribute = |name: &str| {
        let mut list = [0; 100];
        rustix::fs::getxattr(folder.path(name), "system.posix_acl_access", &mut list[..])
            .map(|len| list[..len].to_vec())
    };
    // A new file gets the permissions that a new file of any other program gets in this folder.
    folder.write("usual", b"");
    success(folder.run(COMMANDS[0], b""));
    assert_eq!(mode(&folder, "out"), mode(&folder, "usual"));
    assert_eq!(attribute("out"), attribute("usual"));
    // If the old output file has no access control list, the new output file gets none.
    rustix::fs::removexattr(folder.path("out"), "system.posix_acl_access").expect("a list");
    set_mode(&folder, "out", 0o640);
    success(folder.run(COMMANDS[0], b""));
    assert_eq!(mode(&folder, "out"), 0o640);
    assert!(attribute("out").is_err());
}

/// strace shows the order of the steps. First the data is written to disk. Then the file gets its name. Then the folder
/// is written to disk.
#[cfg(target_os = "linux")]
#[test]
fn on_the_disk_before_it_has_its_name() {
    if !crate::common::is_here("strace", &["-V"]) {
        return;
    }
    let folder = folder();
    for new in [true, false] {
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-e", "trace=fsync,fdatasync,linkat,rename,renameat,renameat2", "-o", "trace"]);
        command.arg(env!("CARGO_BIN_EXE_fastgost")).args(COMMANDS[0]).stdin(Stdio::null());
        success(folder.run_command(command, b""));
        let trace = folder.read("trace");
        let calls = text(&trace).lines().filter(|line| line.ends_with("= 0"));
        let calls: Vec<_> = calls.filter_map(|line| line.split_whitespace().nth(1)?.split('(').next()).collect();
        let want: &[_] = if new { &["fsync", "linkat", "fsync"] } else { &["fsync", "linkat", "renameat", "fsync"] };
        let named: &[_] = if new { &["fsync", "renameat", "fsync"] } else { want };
        assert!(calls == want || calls == named || calls == ["fsync", "renameat", "fsync"], "{calls:?}");
    }
}

/// Tests that the command waits for the disk only a few times if there are many files. Before the first signature file
/// gets its final name, the data of all signature files is on the disk. At the end, the new names are on the disk as
/// well.
#[cfg(target_os = "linux")]
#[test]
fn many_files_are_on_the_disk_before_they_have_their_names() {
    const MANY: usize = 40;
    if !crate::common::is_here("strace", &["-V"]) {
        return;
    }
    let folder = folder();
    success(folder.run(["keygen", "--curve", "256-a", "-o", "signer.pem"], b""));
    let names: Vec<String> = (0..MANY).map(|i| format!("letter-{i}")).collect();
    names.iter().for_each(|name| drop(folder.write(name, name.as_bytes())));
    let mut command = Command::new("strace");
    command.args(["-f", "-qq", "-e", "trace=fsync,fdatasync,syncfs,linkat,rename,renameat,renameat2", "-o", "trace"]);
    command.arg(env!("CARGO_BIN_EXE_fastgost")).args(["sign", "--key", "signer.pem"]).args(&names).stdin(Stdio::null());
    success(folder.run_command(command, b""));
    let trace = folder.read("trace");
    let calls = text(&trace).lines().filter(|line| line.ends_with("= 0"));
    // If threads interleave, the end of a call has a separate line: `PID <... fsync resumed>) = 0`.
    let calls: Vec<_> = calls
        .filter_map(|line| line.split_whitespace().skip(1).find(|word| *word != "<...")?.split('(').next())
        .collect();
    let is_name = |call: &&str| call.starts_with("link") || call.starts_with("rename");
    let (first, last) = (calls.iter().position(&is_name), calls.iter().rposition(&is_name));
    let (before, after) = (&calls[..first.expect("a name")], &calls[last.expect("a name") + 1..]);
    let whole = before.contains(&"syncfs");
    assert!(whole || before.len() >= MANY, "written to the disk before the names: {before:?}");
    assert!(!after.is_empty(), "the folder is written to the disk last: {calls:?}");
    let waits = calls.iter().filter(|call| !is_name(call)).count();
    assert!(!whole || waits <= 4, "{waits} waits for {MANY} files: {calls:?}");
    for name in names {
        assert!(folder.path(&format!("{name}.sig")).exists(), "{name}");
    }
}
