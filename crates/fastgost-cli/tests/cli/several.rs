//! Tests commands that seal, open, sign or verify several files and folders.
use crate::common::{Folder, encrypted_key, failure, pair, refusal, success, text};

fn run(folder: &Folder, line: &str) -> std::process::Output {
    folder.run(line.split(' '), b"")
}

/// Makes two files, and a folder with a file and another folder in it.
fn folder() -> Folder {
    let folder = Folder::new();
    pair(&folder, "256-a", "alice");
    std::fs::create_dir_all(folder.path("photos/inner")).expect("folders");
    for (name, content) in [("a", "first"), ("b", "second"), ("photos/1", "one"), ("photos/inner/2", "two")] {
        folder.write(name, content.as_bytes());
    }
    folder
}

#[test]
fn sealed_and_opened() {
    let folder = folder();
    for line in [
        "encrypt -r alice.pub a b",
        "encrypt -r alice.pub --recursive photos",
        "encrypt -r alice.pub --beside alice.pub",
    ] {
        assert_eq!(success(run(&folder, line)), b"", "{line}");
    }
    // `encrypt` leaves out sealed files, and `decrypt` leaves out files that are not sealed.
    success(run(&folder, "encrypt -r alice.pub --recursive photos"));
    assert!(!folder.path("photos/1.sealed.sealed").exists());
    let names = ["a", "b", "photos/1", "photos/inner/2"];
    let originals = names.map(|name| folder.read(name));
    for line in ["decrypt -i alice a.sealed b.sealed", "decrypt -i alice --recursive photos"] {
        let message = failure(&run(&folder, line)).to_owned();
        assert_eq!(message.matches(": already exists; move it to another place").count(), 2, "{line}: {message}");
    }
    names.iter().for_each(|name| std::fs::remove_file(folder.path(name)).expect("a file"));
    success(run(&folder, "decrypt -i alice a.sealed b.sealed"));
    success(run(&folder, "decrypt -i alice --recursive photos"));
    assert_eq!(names.map(|name| folder.read(name)), originals);
}

/// If a file does not exist, the user may have meant its name as the value of an option. So the command writes no file,
/// and does not ask for a passphrase.
#[test]
fn a_wrong_name_replaces_nothing() {
    let folder = folder();
    folder.write("a.sealed", b"an older file");
    for (line, cure) in [
        ("encrypt -r alice.pub a nowhere", "nowhere: No such file or directory; nothing was written"),
        (
            "encrypt --passphrase nowhere a",
            "--passphrase takes no value: it asks for the passphrase; nothing was written",
        ),
    ] {
        let message = failure(&run(&folder, line)).to_owned();
        assert!(message.contains(cure), "{line}: {message}");
        assert_eq!(folder.read("a.sealed"), b"an older file", "{line}");
    }
}

/// If a file does not open, the other files are still opened. The worst failure decides the exit status.
#[test]
fn failures() {
    let folder = folder();
    success(run(&folder, "encrypt -r alice.pub a b"));
    for name in ["a", "b"] {
        std::fs::remove_file(folder.path(name)).expect("a file");
    }
    let mut sealed = folder.read("a.sealed");
    *sealed.last_mut().expect("a byte") ^= 1;
    folder.write("a.sealed", &sealed);
    let output = run(&folder, "decrypt -i alice a.sealed nowhere.sealed b.sealed");
    let message = refusal(&output, 1);
    assert!(message.contains("a.sealed: final chunk") && message.contains("nowhere.sealed: "), "{message}");
    assert!(!folder.path("a").exists() && text(&folder.read("b")) == "second");
    for (line, why) in [
        ("encrypt -r alice.pub -o out a.sealed b", "-o is for one file; there are 2"),
        ("encrypt -r alice.pub b b.sealed", "b.sealed: is also an input and would be overwritten by a sealed file"),
        ("encrypt -r alice.pub b -", "standard input has no place"),
        ("encrypt -r alice.pub --beside", "standard input has no place"),
        ("encrypt -r alice.pub --recursive photos/inner/none", "No such file"),
        ("encrypt -r alice.pub photos", "--recursive seals each file"),
        ("encrypt -r alice.pub --no-clobber --beside b", "already exists"),
        ("decrypt -i alice b photos/1", "does not end in .sealed"),
        ("decrypt -i alice photos", "--recursive opens the files in it that end in .sealed"),
        ("decrypt -i alice --recursive photos", "no such files are in the folders"),
    ] {
        let message = failure(&run(&folder, line)).to_owned();
        assert!(message.contains(why), "{line}: {message}");
    }
}

/// A secret is read once, and used for all files.
#[test]
fn one_passphrase() {
    let folder = folder();
    let pipe = |line: &str, words: &[u8]| folder.run(line.split(' '), words);
    success(pipe("encrypt --passphrase-fd 0 a b", b"four words"));
    for name in ["a", "b"] {
        std::fs::remove_file(folder.path(name)).expect("a file");
    }
    success(pipe("decrypt --passphrase-fd 0 a.sealed b.sealed", b"four words"));
    assert_eq!(text(&folder.read("b")), "second");
    // An encrypted private key can also open several files.
    encrypted_key(&folder, "256-a", "locked", "words");
    success(pipe("pubkey --passphrase-fd 0 -o locked.pub locked", b"words"));
    success(run(&folder, "encrypt -r locked.pub -r alice.pub a b"));
    for name in ["a", "b"] {
        std::fs::remove_file(folder.path(name)).expect("a file");
    }
    success(pipe("decrypt --passphrase-fd 0 -i locked a.sealed b.sealed", b"words"));
    assert_eq!(text(&folder.read("a")), "first");
}

#[test]
fn signed_and_verified() {
    let folder = folder();
    success(run(&folder, "sign --key alice -r photos a"));
    // `sign --recursive` leaves out the signatures that are already in the folder.
    success(run(&folder, "sign --key alice --recursive photos a"));
    assert!(folder.path("photos/inner/2.sig").exists() && !folder.path("photos/1.sig.sig").exists());
    let verified = success(run(&folder, "verify --key alice.pub -r photos a"));
    assert_eq!(text(&verified), "photos/1: OK\nphotos/inner/2: OK\na: OK\n");
    folder.write("photos/1", b"changed");
    folder.write("photos/new", b"unsigned");
    let output = run(&folder, "verify --key alice.pub -r photos");
    assert_eq!(text(&output.stdout), "photos/1: FAILED\nphotos/inner/2: OK\nphotos/new: FAILED open or read\n");
    assert_eq!(output.status.code(), Some(1));
    for (line, why) in [
        ("sign --key alice photos", "photos: Is a directory; -r takes the files in it"),
        ("sign --key alice -r nowhere", "nowhere: No such file"),
        ("sign --key alice -r -o out photos", "-o is for one file; there are 3"),
    ] {
        let message = failure(&run(&folder, line)).to_owned();
        assert!(message.contains(why), "{line}: {message}");
    }
    std::fs::create_dir(folder.path("empty")).expect("a folder");
    for line in ["sign --key alice -r empty", "verify --key alice.pub -r empty"] {
        assert!(failure(&run(&folder, line)).contains("no such files are in the folders"), "{line}");
    }
}
