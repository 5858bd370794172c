//! `fastgost keygen`: new keys.
use crate::{
    failure::{Failure, Result},
    hex, io, key_file,
    passphrase::PassphraseArguments,
    quote,
};
use clap::{ArgGroup, Args};
use fastgost::{
    curve::Curve,
    keys::{EncodePrivateKey, Encryption, LineEnding, write_encrypted_private_key_pem},
    sign::SigningKey,
};
use std::{
    fs::File,
    io::{ErrorKind, IsTerminal, Write},
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// Make a key
#[derive(Args)]
#[command(group = ArgGroup::new("kind").required(true).args(["secret", "curve"]))]
#[command(after_help = "Examples: fastgost keygen --secret -o k\n          \
fastgost keygen --curve 256-a -o key.pem\n          \
fastgost keygen --curve 512-c --passphrase -o key.pem")]
pub struct Arguments {
    /// A secret key for ciphers and MACs: 32 random bytes
    #[arg(long)]
    secret: bool,
    /// A private key for signatures and recipients, on this curve, in PKCS #8 and PEM; 256-a unless something speaks for
    /// another: 256-b, 256-c, 256-d, 512-a, 512-b, 512-c, or those of CryptoPro by their names
    #[arg(long, value_name = "CURVE", value_parser = key_file::curve)]
    curve: Option<&'static Curve>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Write a secret key as 64 hex digits and a newline
    #[arg(long, conflicts_with = "curve")]
    hex: bool,
    /// The file to create, with mode 0600; it must not exist yet. `-`: standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    if let Some(curve) = arguments.curve {
        return private(arguments, curve);
    }
    if arguments.passphrase.given() {
        return Err(Failure::new("a secret key is not encrypted: a passphrase is for --curve"));
    }
    let mut key = Zeroizing::new([0; 32]);
    getrandom::fill(&mut key[..]).map_err(|e| Failure::new(format!("the system's random number generator: {e}")))?;
    let bytes = if arguments.hex { hex::encode(&key[..]).into_bytes() } else { key.to_vec() };
    let mut bytes = Zeroizing::new(bytes);
    if arguments.hex {
        bytes.push(b'\n');
    }
    if arguments.output != Path::new("-") {
        return create(&arguments.output, &bytes);
    }
    if !arguments.hex && std::io::stdout().is_terminal() {
        return Err(Failure::new("refusing to write a binary key to a terminal; use -o FILE or --hex"));
    }
    io::print(&bytes)
}

fn private(arguments: &Arguments, curve: &'static Curve) -> Result<()> {
    // Before a passphrase is thought of in vain.
    let path = Some(&*arguments.output).filter(|path| *path != Path::new("-"));
    if let Some(path) = path.filter(|path| path.exists()) {
        return Err(exists(path));
    }
    let passphrase = if arguments.passphrase.given() { Some(arguments.passphrase.read_new()?) } else { None };
    let key = SigningKey::generate(curve)?;
    let text = match passphrase {
        Some(passphrase) => Zeroizing::new(write_encrypted_private_key_pem(&key, &passphrase, &Encryption::default())?),
        None => key.to_pkcs8_pem(LineEnding::LF).map_err(|e| Failure::new(e.to_string()))?,
    };
    match path {
        Some(path) => create(path, text.as_bytes()),
        None => io::print(text.as_bytes()),
    }
}

fn exists(path: &Path) -> Failure {
    Failure::new(format!("{}: exists; a key is never overwritten", quote::path(path)))
}

/// Nothing is under that name before all of it is, and nothing that is there already is touched: a key cut off would be in the
/// way of the next attempt.
fn create(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let put = || -> std::io::Result<()> {
        #[cfg(target_os = "linux")]
        if let Some(file) = unnamed(folder) {
            (&file).write_all(bytes)?;
            file.sync_all()?;
            return link(&file, path);
        }
        // Of mode 0600.
        let mut file = tempfile::Builder::new().prefix(".fastgost-").tempfile_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist_noclobber(path).map(drop).map_err(|e| e.error)
    };
    let put = put().and_then(|()| sync_folder(folder));
    put.map_err(|e| match e.kind() {
        ErrorKind::AlreadyExists => exists(path),
        _ => Failure::io(quote::path(path), &e),
    })
}

/// A new file without a name, which a killed process leaves nothing of; none where there is no such thing, nor a way to name it.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path) -> Option<File> {
    use rustix::fs::{Mode, OFlags};
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let file = rustix::fs::open(folder, flags, Mode::from_raw_mode(0o600)).ok()?.into();
    std::fs::exists(own_path(&file)).unwrap_or(false).then_some(file)
}

#[cfg(target_os = "linux")]
fn own_path(file: &File) -> String {
    format!("/proc/self/fd/{}", std::os::fd::AsRawFd::as_raw_fd(file))
}

#[cfg(target_os = "linux")]
fn link(file: &File, path: &Path) -> std::io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};
    Ok(linkat(CWD, own_path(file), CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

/// After a crash the name is there too.
fn sync_folder(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
