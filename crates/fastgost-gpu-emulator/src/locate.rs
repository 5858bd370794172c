//! Finding the emulated driver from a test.
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{self, Command},
    sync::{Mutex, PoisonError},
};

/// The file name of the driver, and the variable with the folders in which the system looks for it.
const NAME: &str = if cfg!(windows) { "nvcuda.dll" } else { "libcuda.so.1" };
const SEARCH_PATH: &str = "LD_LIBRARY_PATH";

/// The emulated driver as cargo builds it. If the test's package depends on this package, the driver is beside the
/// test. Otherwise `cargo build` makes the driver.
///
/// # Errors
/// The driver is missing and cannot be built.
pub fn library() -> io::Result<PathBuf> {
    let name = format!("{}fastgost_gpu_emulator{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let program = env::current_exe()?;
    // `target/release/deps/test-1234` or `target/release/program`.
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

/// A folder that has the emulated driver under the name of the real driver.
///
/// # Errors
/// The errors of `library`, and of the file system.
pub fn folder() -> io::Result<PathBuf> {
    // The threads of this process take turns. Other processes may make the folder at the same time, so the name appears
    // only when the file is complete.
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

/// Makes a program that is about to be started use the emulated driver. The program gets the default machine. The
/// caller can add `FASTGOST_EMULATOR_...` variables.
///
/// # Errors
/// The errors of `folder`. On Windows the result is always an error: the driver is loaded from the system's folder
/// only.
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
