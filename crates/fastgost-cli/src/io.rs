//! Inputs and outputs: standard streams and files, opened late and replaced at the end.
use crate::{
    failure::{Failure, Result},
    quote,
    terminal::{self, Content, TextOnly},
};
use std::{
    fs::{self, File},
    io::{self, IsTerminal, Read, Write},
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// Something to read.
pub struct Input {
    file: File,
    /// For messages.
    pub name: String,
    /// Bytes, if known beforehand.
    pub len: Option<u64>,
}

impl Input {
    /// A file, or standard input for `-` and for none.
    pub fn open(path: Option<&Path>) -> Result<Self> {
        let (file, name) = match path {
            Some(path) if path != Path::new("-") => {
                let name = quote::path(path);
                (File::open(path).map_err(|e| Failure::io(&name, &e))?, name)
            }
            _ => {
                let name = "standard input".to_owned();
                (stdin().map_err(|e| Failure::io(&name, &e))?, name)
            }
        };
        let metadata = file.metadata().map_err(|e| Failure::io(&name, &e))?;
        if metadata.is_dir() {
            return Err(Failure::new(format!("{name}: is a directory; a file is needed")));
        }
        let len = metadata.is_file().then_some(metadata.len());
        Ok(Self { file, name, len })
    }

    /// Appends to `buffer` until it has `len` bytes or the input ends.
    pub fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()> {
        let more = len.saturating_sub(buffer.len()) as u64;
        (&self.file).take(more).read_to_end(buffer).map_err(|e| Failure::io(&self.name, &e))?;
        Ok(())
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.file.read(out)
    }
}

/// Somewhere to write. Nothing is opened, created or emptied before the first bytes are there; a file appears under its
/// name only in `finish`, whole.
pub struct Output {
    /// None: standard output.
    path: Option<PathBuf>,
    name: String,
    /// Goes before the first bytes.
    pub prefix: Vec<u8>,
    sink: Option<Sink>,
    replaces_link: bool,
    /// Of a terminal that nobody has named.
    text: Option<TextOnly>,
}

enum Sink {
    /// Standard output, or a path that is not a regular file: a device, a pipe.
    Stream(File),
    /// What will replace the path.
    Replacement(Replacement),
}

impl Output {
    /// A file that will be replaced. A link there is replaced itself, not what it leads to: nobody named it.
    pub fn replacing(path: &Path) -> Result<Self> {
        let mut output = Self::beside(Some(path), None, Content::Binary)?;
        if fs::symlink_metadata(path).is_ok_and(|existing| existing.is_symlink()) {
            output.path = Some(path.to_owned());
            output.replaces_link = true;
        }
        Ok(output)
    }

    /// Refuses what can be seen to be wrong before any work: a directory, the input itself, binary on a terminal.
    pub fn new(path: Option<&Path>, input: &Input, content: Content) -> Result<Self> {
        Self::beside(path, Some(input), content)
    }

    fn beside(path: Option<&Path>, input: Option<&Input>, content: Content) -> Result<Self> {
        let explicit = path.is_some();
        let path = path.filter(|p| *p != Path::new("-"));
        let name = path.map_or("standard output".to_owned(), quote::path);
        let on_terminal = path.is_none() && !explicit && io::stdout().is_terminal();
        if on_terminal && content == Content::Binary {
            return Err(terminal::refusal());
        }
        let existing = match path {
            Some(path) => fs::metadata(path).ok(),
            None => duplicate(&io::stdout()).and_then(|f| f.metadata()).ok(),
        };
        if let Some(existing) = existing {
            if existing.is_dir() {
                return Err(Failure::new(format!("{name}: is a directory; a file is needed")));
            }
            let input = input.and_then(|input| input.file.metadata().ok());
            if existing.is_file() && input.is_some_and(|i| same_file(&i, &existing)) {
                return Err(Failure::new(format!("{name}: input and output are the same file; write to another one")));
            }
        }
        // A link is followed now: it is its target that will be replaced.
        let path = path.map(|p| fs::canonicalize(p).unwrap_or(p.to_owned()));
        Ok(Self {
            path,
            name,
            prefix: Vec::new(),
            sink: None,
            replaces_link: false,
            text: on_terminal.then(TextOnly::default),
        })
    }

    pub fn write(&mut self, bytes: &[u8]) -> Result<()> {
        if let Some(text) = &mut self.text {
            text.check(bytes)?;
        }
        if self.sink.is_none() && !(bytes.is_empty() && self.prefix.is_empty()) {
            self.open()?;
        }
        self.append(bytes)
    }

    /// Puts the file in its place, also an empty one.
    pub fn finish(mut self) -> Result<()> {
        if self.sink.is_none() {
            self.open()?;
        }
        let result = match (self.sink.take(), &self.path) {
            (Some(Sink::Replacement(replacement)), Some(path)) => replacement.put(path),
            (Some(Sink::Stream(mut file)), _) => file.flush(),
            _ => Ok(()),
        };
        result.map_err(|e| self.failure(&e))
    }

    fn open(&mut self) -> Result<()> {
        let sink = match &self.path {
            None => duplicate(&io::stdout()).map(Sink::Stream),
            Some(path) if self.replaces_link => Replacement::new(path, None).map(Sink::Replacement),
            Some(path) => match fs::metadata(path) {
                Ok(existing) if !existing.is_file() => File::options().write(true).open(path).map(Sink::Stream),
                existing => Replacement::new(path, existing.ok().map(|m| m.permissions())).map(Sink::Replacement),
            },
        };
        self.sink = Some(sink.map_err(|e| Failure::io(&self.name, &e))?);
        let prefix = std::mem::take(&mut self.prefix);
        self.append(&prefix)
    }

    fn failure(&self, e: &io::Error) -> Failure {
        if self.path.is_none() { Failure::stdout(e) } else { Failure::io(&self.name, e) }
    }

    fn append(&mut self, bytes: &[u8]) -> Result<()> {
        let result = match &mut self.sink {
            Some(Sink::Stream(file)) => file.write_all(bytes),
            Some(Sink::Replacement(replacement)) => replacement.file().write_all(bytes),
            None => Ok(()),
        };
        result.map_err(|e| self.failure(&e))
    }
}

/// Refuses an output that is one of the files that keys or passphrases come from: it would be gone.
pub fn spare(output: Option<&Path>, secrets: impl IntoIterator<Item = PathBuf>) -> Result<()> {
    let path = output.filter(|p| *p != Path::new("-"));
    let existing = match path {
        Some(path) => fs::metadata(path),
        None => duplicate(&io::stdout()).and_then(|f| f.metadata()),
    };
    // A terminal may be all of them.
    let Some(existing) = existing.ok().filter(fs::Metadata::is_file) else { return Ok(()) };
    for secret in secrets {
        if fs::metadata(secret).is_ok_and(|secret| same_file(&secret, &existing)) {
            let name = path.map_or("standard output".to_owned(), quote::path);
            return Err(Failure::new(format!("{name}: is the file of a key; write to another one")));
        }
    }
    Ok(())
}

/// A new file in the folder of the path that it will replace.
enum Replacement {
    /// Without a name, so that a killed process leaves nothing behind; between the last byte and its place the file has a
    /// name of ours (`.fastgost-`) for a moment, and a kill in that moment leaves it.
    #[cfg(target_os = "linux")]
    Unnamed(File),
    /// Where there is no such thing.
    Named(NamedTempFile),
}

impl Replacement {
    /// With the permissions of the file that it will replace, or those of any new file.
    fn new(path: &Path, permissions: Option<fs::Permissions>) -> io::Result<Self> {
        let mut new = Self::create(folder_of(path))?;
        if let Some(permissions) = permissions {
            new.file().set_permissions(permissions)?;
        }
        Ok(new)
    }

    fn create(folder: &Path) -> io::Result<Self> {
        #[cfg(target_os = "linux")]
        {
            use rustix::fs::{Mode, OFlags};
            let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
            if let Ok(file) = rustix::fs::open(folder, flags, Mode::from_raw_mode(NEW_FILE)) {
                return Ok(Self::Unnamed(file.into()));
            }
        }
        name_beside().tempfile_in(folder).map(Self::Named)
    }

    fn file(&mut self) -> &mut File {
        match self {
            #[cfg(target_os = "linux")]
            Self::Unnamed(file) => file,
            Self::Named(file) => file.as_file_mut(),
        }
    }

    fn put(mut self, path: &Path) -> io::Result<()> {
        // After a crash the name must not be left with neither the old bytes nor the new ones. Where there are no old ones
        // this would only be a wait for the disk, that cp and openssl do not ask for either.
        if path.exists() {
            self.file().sync_all()?;
        }
        match self {
            #[cfg(target_os = "linux")]
            Self::Unnamed(file) => {
                use rustix::fs::{AtFlags, CWD, linkat};
                use std::os::fd::AsRawFd;
                // A link cannot replace a file; a rename can.
                let own = format!("/proc/self/fd/{}", file.as_raw_fd());
                let named = name_beside().make_in(folder_of(path), |name| {
                    linkat(CWD, own.as_str(), CWD, name, AtFlags::SYMLINK_FOLLOW).map_err(io::Error::from)
                })?;
                named.persist(path).map(drop).map_err(|e| e.error)
            }
            Self::Named(file) => file.persist(path).map(drop).map_err(|e| e.error),
        }
    }
}

/// Reading and writing for everybody, less the process's mask.
#[cfg(unix)]
const NEW_FILE: u32 = 0o666;

fn name_beside() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".fastgost-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(NEW_FILE));
    builder
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Standard input as a file of its own.
pub fn stdin() -> io::Result<File> {
    duplicate(&io::stdin())
}

/// Prints to standard output; a reader that has gone away ends the run, without a word.
pub fn print(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).map_err(|e| Failure::stdout(&e))
}

#[cfg(unix)]
fn same_file(a: &fs::Metadata, b: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

#[cfg(not(unix))]
fn same_file(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    // The system refuses to replace a file that is open.
    false
}

/// The stream as a file of its own, without the buffer that would look for line ends in it.
#[cfg(unix)]
fn duplicate(stream: &impl std::os::fd::AsFd) -> io::Result<File> {
    stream.as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn duplicate(stream: &impl std::os::windows::io::AsHandle) -> io::Result<File> {
    stream.as_handle().try_clone_to_owned().map(File::from)
}
