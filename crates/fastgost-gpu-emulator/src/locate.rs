//! Finds the emulated driver for a test.
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{self, Command},
    sync::{Mutex, PoisonError},
};

/// `NAME` is the file name of the driver. `SEARCH_PATH` is the environment variable that lists the folders in which the
/// system looks for the driver.
const NAME: &str = if cfg!(windows) { "nvcuda.dll" } else { "libcuda.so.1" };
const SEARCH_PATH: &str = "LD_LIBRARY_PATH";

/// Returns the path of the emulated driver that cargo has built. If the test's package depends on this package, the
/// driver is in the folder of the test. If the driver is not there, this function builds it with `cargo build`.
///
/// # Errors
/// Returns an error if the driver is missing and cannot be built.
pub fn library() -> io::Result<PathBuf> {
    let name = format!("{}fastgost_gpu_emulator{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let program = env::current_exe()?;
    // For example, this program is `target/release/deps/test-1234` or `target/release/program`.
    let here = || program.ancestors().skip(1).take(2).flat_map(|folder| [folder.join("deps"), folder.into()]);
    let found = || here().map(|folder| folder.join(&name)).find(|path| path.is_file());
    if let Some(path) = found() {
        return Ok(path);
    }
    let mut build = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    build.args(["build", "--quiet", "--package", "fastgost-gpu-emulator", "--manifest-path"]);
    build.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    if program.ancestors().any(|folder| folder.ends_with("release")) {
        build.arg("--release");
    }
    let built = build.status()?.success();
    let error =
        || io::Error::new(io::ErrorKind::NotFound, format!("no {name} in the folders of {}", program.display()));
    if built { found().ok_or_else(error) } else { Err(error()) }
}

/// Returns a folder that has the emulated driver under the file name of the real driver.
///
/// Returns an error if `library` fails, or if the file system reports an error.
pub fn folder() -> io::Result<PathBuf> {
    // Only one thread of this process makes the folder at a time. Another process may make the folder at the same time,
    // so the file gets the driver's name only when the file is complete.
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let library = library()?;
    let folder = library.parent().unwrap_or(Path::new(".")).join("emulated-driver");
    fs::create_dir_all(&folder)?;
    let temporary = folder.join(format!("{NAME}.{}", process::id()));
    fs::copy(&library, &temporary)?;
    fs::rename(&temporary, folder.join(NAME))?;
    Ok(folder)
}

/// Changes the environment of a command, so that the program uses the emulated driver. The program does not inherit
/// variables `FASTGOST_EMULATOR_...`, so it gets the emulated machine with the default properties. For a different
/// machine, the caller can add such variables afterwards.
///
/// # Errors
/// Returns the errors of `folder`. On Windows the result is always an error, because Windows loads the driver only from
/// the system's folder.
pub fn emulate(command: &mut Command) -> io::Result<&mut Command> {
    if cfg!(windows) {
        return Err(io::ErrorKind::Unsupported.into());
    }
    let mut path = vec![folder()?];
    path.extend(env::var_os(SEARCH_PATH).iter().flat_map(env::split_paths));
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("FASTGOST_EMULATOR_") {
            command.env_remove(name);
        }
    }
    let path = env::join_paths(path).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))?;
    Ok(command.env(SEARCH_PATH, path))
}
