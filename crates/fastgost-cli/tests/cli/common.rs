//! Runs the command.
use fastgost::keys::{Encryption, read_private_key, write_encrypted_private_key_pem};
pub use fastgost_testkit::data;
use std::{
    ffi::OsStr,
    io::{ErrorKind, Write},
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
};

pub const KEY: &str = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef";

/// A folder for one test.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.path_of(name.as_ref())
    }

    pub fn path_of(&self, name: &OsStr) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, bytes).expect("a file");
        path
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).expect("a file")
    }

    /// Returns the names of the files in the folder.
    pub fn names(&self) -> Vec<String> {
        let names = std::fs::read_dir(self.0.path()).expect("a folder");
        let mut names: Vec<_> =
            names.map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs the command in this folder, with the bytes `stdin` as standard input.
    pub fn run<S: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = S>, stdin: &[u8]) -> Output {
        self.feed(self.start(arguments), stdin)
    }

    /// Runs another program in this folder, with the bytes `stdin` as standard input.
    pub fn run_command(&self, mut command: Command, stdin: &[u8]) -> Output {
        self.feed(self.spawn(&mut command), stdin)
    }

    fn feed(&self, mut child: std::process::Child, stdin: &[u8]) -> Output {
        let mut pipe = child.stdin.take().expect("a pipe");
        thread::scope(|scope| {
            // The command may end before it has read all its input. Then writing to the pipe fails, and the test
            // ignores this error.
            scope.spawn(move || drop(pipe.write_all(stdin)));
            child.wait_with_output().expect("the command")
        })
    }

    pub fn start<S: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = S>) -> std::process::Child {
        self.spawn(Command::new(env!("CARGO_BIN_EXE_fastgost")).args(arguments))
    }

    pub fn spawn(&self, command: &mut Command) -> std::process::Child {
        command.current_dir(self.0.path()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        loop {
            match command.spawn() {
                // The program file is new. A process of another test may still have this file open for writing, so the
                // code tries again to start the program.
                Err(e) if e.kind() == ErrorKind::ExecutableFileBusy => thread::yield_now(),
                started => return started.expect("the command starts"),
            }
        }
    }
}

pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

/// Returns the output of a successful run, which must have printed nothing to standard error.
pub fn success(output: Output) -> Vec<u8> {
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    output.stdout
}

/// Checks that a run ended with exit status 2, and returns its message.
pub fn failure(output: &Output) -> &str {
    refusal(output, 2)
}

/// Checks that a run ended with the exit status `status`, and returns its message.
pub fn refusal(output: &Output, status: i32) -> &str {
    assert_eq!(output.status.code(), Some(status), "{}", text(&output.stderr));
    let message = text(&output.stderr);
    assert!(message.starts_with("fastgost: ") && !message.contains("panicked") && !message.contains(KEY), "{message}");
    message
}

/// Makes a key pair on a curve, in `name` and `name.pub`.
pub fn pair(folder: &Folder, curve: &str, name: &str) {
    assert_eq!(success(folder.run(["keygen", "--curve", curve, "-o", name], b"")), b"");
    let public = format!("{name}.pub");
    assert_eq!(success(folder.run(["pubkey", "-o", &public, name], b"")), b"");
}

/// Makes a private key on a curve in the file `name`, and encrypts it.
pub fn encrypted_key(folder: &Folder, curve: &str, name: &str, passphrase: &str) {
    success(folder.run(["keygen", "--curve", curve, "-o", name], b""));
    encrypt_key(folder, name, passphrase);
}

/// Encrypts the private key in the file `name`. Few iterations of PBKDF2 are enough for tests, which then read the key
/// quickly.
pub fn encrypt_key(folder: &Folder, name: &str, passphrase: &str) {
    let key = read_private_key(&folder.read(name)).expect("a key");
    let fast = Encryption { iterations: 1000, ..Encryption::default() };
    let encrypted = write_encrypted_private_key_pem(&key, passphrase.as_bytes(), &fast).expect("a key");
    folder.write(name, encrypted.as_bytes());
}

/// Whether a program is installed. If the program is not installed, the caller skips its test. This function then
/// prints a message, which appears even if cargo captures the output of tests. With the variable `FASTGOST_NO_SKIP`,
/// which `.ci/run` sets, the test fails instead.
pub fn is_here(program: &str, arguments: &[&str]) -> bool {
    let run = Command::new(program).args(arguments).stdin(Stdio::null()).output();
    let here = run.is_ok_and(|output| output.status.success());
    if !here {
        let what = format!("`{program} {}` does not run here", arguments.join(" "));
        assert!(std::env::var_os("FASTGOST_NO_SKIP").is_none(), "{what}");
        writeln!(std::io::stderr(), "SKIPPED a comparison: {what}").expect("standard error");
    }
    here
}

/// Returns whether the superuser runs the tests. If another user runs the tests, the function prints that the tests for
/// the superuser are skipped. The message appears even if cargo captures the output of tests. With the variable
/// `FASTGOST_NO_SKIP`, the test fails instead.
#[cfg(unix)]
pub fn is_superuser(what: &str) -> bool {
    let is = rustix::process::geteuid().is_root();
    if !is {
        assert!(std::env::var_os("FASTGOST_NO_SKIP").is_none(), "not root: {what}");
        writeln!(std::io::stderr(), "SKIPPED for anybody but root: {what}").expect("standard error");
    }
    is
}
