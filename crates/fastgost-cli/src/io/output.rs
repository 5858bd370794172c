//! Outputs: standard output, files, devices and pipes.
use super::{
    Identity, Input, Manner,
    place::{self, Place},
    replacement::Replacement,
    stdout,
};
use crate::{
    failure::{Failure, Result},
    quote,
    terminal::{self, Content, TextOnly},
};
use clap::Args;
use fastgost::text::Encoder;
use std::{
    collections::HashSet,
    fs::{self, File},
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

/// Says whether an output may replace an existing file.
#[derive(Args, Clone, Copy)]
pub struct Clobber {
    /// Fail if the output file exists
    #[arg(long)]
    no_clobber: bool,
}

/// An open output. A file gets its name only in `finish`, when the file is complete.
pub struct Output {
    name: String,
    /// Bytes that the output writes before the first data.
    pub prefix: Vec<u8>,
    sink: Sink,
    manner: Manner,
    /// A filter that lets only text pass. The output has this filter if standard output is a terminal, and `-o -` was
    /// not given.
    text: Option<TextOnly>,
    armor: Option<Encoder>,
}

enum Sink {
    Stdout(File),
    /// A descriptor other than standard output, such as a device or a pipe.
    Stream(File),
    /// A path that is opened as a `Stream` only when the first bytes are written, since opening a pipe waits for its
    /// reader.
    Later(PathBuf),
    /// A new file. The file gets this path when the file is complete.
    Replacement(Box<Replacement>),
}

impl Output {
    /// Opens an output that replaces a file. If the path is a link, the output replaces the link itself, because the
    /// user did not name the file that the link leads to.
    pub fn replacing(path: &Path) -> Result<Self> {
        Self::at(path, false, None)
    }

    /// Opens an output for a key. No file or link may have this path yet, and only the owner of the new file may read
    /// the key.
    pub fn secret(path: &Path) -> Result<Self> {
        Self::create(path, Manner::Secret)
    }

    /// Opens an output for a certificate. An existing file is an error.
    pub fn once(path: &Path) -> Result<Self> {
        Self::create(path, Manner::Once)
    }

    fn create(path: &Path, manner: Manner) -> Result<Self> {
        if fs::symlink_metadata(path).is_ok() {
            return Err(manner.exists(&quote::path(path)));
        }
        match Self::at(path, false, None)? {
            output @ Self { sink: Sink::Replacement(_), .. } => Ok(Self { manner, ..output }),
            // Another program has created the file after the check above, or the path is a descriptor.
            _ => Err(manner.exists(&quote::path(path))),
        }
    }

    /// Opens an output. Before any work, rejects a folder, the input itself, a file that is not writable and, for
    /// binary data, a terminal.
    pub fn new<'a>(path: Option<&Path>, input: impl Into<Option<&'a Input>>, content: Content) -> Result<Self> {
        let input = input.into();
        if let Some(path) = path.filter(|path| *path != Path::new("-")) {
            return Self::at(path, true, input);
        }
        let on_terminal = path.is_none() && io::stdout().is_terminal();
        if let (true, Content::Binary(cure)) = (on_terminal, content) {
            return Err(terminal::refusal(cure));
        }
        let name = "standard output".to_owned();
        let file = stdout().map_err(|e| Failure::io(&name, &e))?;
        refuse_input(Identity::of(&file), input, &name)?;
        Ok(Self { text: on_terminal.then(TextOnly::default), ..Self::to(name, Sink::Stdout(file)) })
    }

    fn at(path: &Path, named: bool, input: Option<&Input>) -> Result<Self> {
        let name = quote::path(path);
        let sink = match place::find(path, named)? {
            #[cfg(unix)]
            Place::Descriptor(file) => {
                refuse_input(Identity::of(&file), input, &name)?;
                Sink::Stream(file)
            }
            Place::Through(path) => {
                refuse_input(Identity::at(&path), input, &name)?;
                Sink::Later(path)
            }
            Place::File { folder, name: end } => {
                refuse_input(Identity::itself(&folder.join(&end)), input, &name)?;
                Sink::Replacement(Box::new(Replacement::new(folder, end, &name)?))
            }
        };
        Ok(Self::to(name, sink))
    }

    fn to(name: String, sink: Sink) -> Self {
        Self { name, prefix: Vec::new(), sink, manner: Manner::Replace, text: None, armor: None }
    }

    /// Encloses the data in armor with this label.
    pub fn armored(self, label: &str) -> Self {
        Self { armor: Some(Encoder::new(label)), ..self }
    }

    /// Applies the option `--no-clobber`, with which an existing file is an error.
    pub fn clobbering(mut self, clobber: Clobber) -> Result<Self> {
        if clobber.no_clobber {
            self.manner = Manner::Keep;
        }
        self.spared()
    }

    /// Marks this output as one whose name the user did not type. If the file exists already, returns an error.
    pub fn unnamed(mut self) -> Result<Self> {
        self.manner = Manner::Unnamed;
        self.spared()
    }

    /// Returns the output, or an error if its file exists and must not be replaced.
    fn spared(self) -> Result<Self> {
        match &self.sink {
            Sink::Replacement(replacement) if self.manner != Manner::Replace && replacement.exists() => {
                Err(self.manner.exists(&self.name))
            }
            _ => Ok(self),
        }
    }

    /// Returns true if the output is a file that gets its name only in `finish`.
    pub fn is_held(&self) -> bool {
        matches!(self.sink, Sink::Replacement(_))
    }

    /// Returns true if the output goes to a terminal and must be text.
    pub fn is_text(&self) -> bool {
        self.text.is_some()
    }

    pub fn write(&mut self, bytes: &[u8]) -> Result<()> {
        let prefix = std::mem::take(&mut self.prefix);
        for bytes in [&prefix[..], bytes].into_iter().filter(|bytes| !bytes.is_empty()) {
            match &mut self.armor {
                Some(armor) => {
                    let text = armor.encode(bytes);
                    self.append(&text)?;
                }
                None => self.append(bytes)?,
            }
        }
        Ok(())
    }

    /// Completes the output. A file gets its name, even if the file is empty.
    pub fn finish(self) -> Result<()> {
        Self::finish_all(vec![Ok(self)]).into_iter().collect()
    }

    /// Finishes the outputs. If an element of `outputs` is an error, its result is this error. The function waits for
    /// the disk only once. The results are in the order of the outputs.
    pub fn finish_all(outputs: Vec<Result<Self>>) -> Vec<Result<()>> {
        let mut held = Vec::new();
        let ends = outputs.into_iter().enumerate().map(|(at, output)| {
            if let Some(replacement) = output?.end()? {
                held.push((at, replacement));
            }
            Ok(())
        });
        let mut results: Vec<_> = ends.collect();
        let (places, held): (Vec<_>, Vec<_>) = held.into_iter().unzip();
        for (at, put) in places.into_iter().zip(Replacement::put_all(held)) {
            results[at] = put;
        }
        results
    }

    /// Writes the end of the output. If the output is a file without its final name, the function returns the file.
    fn end(mut self) -> Result<Option<(Replacement, Manner)>> {
        self.write(&[])?;
        let end = self.armor.as_mut().map_or_else(Vec::new, Encoder::finish);
        self.append(&end)?;
        match self.sink {
            Sink::Replacement(replacement) => Ok(Some((*replacement, self.manner))),
            _ => Ok(None),
        }
    }

    fn append(&mut self, bytes: &[u8]) -> Result<()> {
        if let Some(text) = &mut self.text {
            text.check(bytes)?;
        }
        if let Sink::Later(path) = &self.sink {
            self.sink = Sink::Stream(open(path).map_err(|e| Failure::io(&self.name, &e))?);
        }
        match &self.sink {
            // On Windows, a console does not read bytes as UTF-8, so `print` converts the text.
            Sink::Stdout(_) if cfg!(windows) && self.text.is_some() => super::print(bytes),
            Sink::Stdout(file) => (&*file).write_all(bytes).map_err(|e| Failure::stdout(&e)),
            Sink::Stream(file) => (&*file).write_all(bytes).map_err(|e| Failure::io(&self.name, &e)),
            Sink::Replacement(replacement) => {
                replacement.file().write_all(bytes).map_err(|e| Failure::io(&self.name, &e))
            }
            Sink::Later(_) => Ok(()),
        }
    }
}

/// Lets libraries write to the output as a stream. If a write fails, the library gets an error whose text is already
/// the complete message.
impl Write for &mut Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Output::write(self, bytes).map(|()| bytes.len()).map_err(|failure| match failure {
            Failure::Unread => io::ErrorKind::BrokenPipe.into(),
            Failure::Error(message) | Failure::Refused(message) => io::Error::other(message),
            _ => io::Error::other("the output"),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn refuse_input(existing: Option<Identity>, input: Option<&Input>, name: &str) -> Result<()> {
    match existing.is_some() && input.is_some_and(|input| input.identity() == existing) {
        true => Err(Failure::new(format!("{name}: input and output are the same file; write to another one"))),
        false => Ok(()),
    }
}

/// Opens the device, the pipe or the file at an output's path, without replacing it. If the path leads through `/proc`
/// to a regular file, the data is appended to this file.
fn open(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    match fs::metadata(path).is_ok_and(|there| there.is_file()) {
        true => options.append(true),
        // The code opens the file with O_CREAT, as a shell does for `>`. Only with O_CREAT, the system refuses pipes
        // that other users left in a world-writable folder.
        false => options.write(true).create(cfg!(unix)),
    };
    // The code has followed the links in the path earlier. So if the path has become a link since then, NOFOLLOW makes
    // `open` fail.
    #[cfg(unix)]
    if !path.starts_with("/proc") {
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, rustix::fs::OFlags::NOFOLLOW.bits() as i32);
    }
    let file = options.open(path)?;
    match file.metadata().is_ok_and(|there| there.is_file()) && !path.starts_with("/proc") {
        true => Err(io::Error::other("changed while being opened; try again")),
        false => Ok(file),
    }
}

/// Rejects an output that is one of `files`. The command reads keys, passphrases, S-boxes, certificates and lists from
/// these files, and the output would replace them.
pub fn spare(output: Option<&Path>, files: impl IntoIterator<Item = PathBuf>) -> Result<()> {
    let path = output.filter(|path| *path != Path::new("-"));
    let existing = match path {
        Some(path) => Identity::at(path),
        None => stdout().ok().and_then(|file| Identity::of(&file)),
    };
    match existing.is_some() && files.into_iter().any(|file| Identity::at(&file) == existing) {
        true => {
            let name = path.map_or("standard output".to_owned(), quote::path);
            Err(Failure::new(format!(
                "{name}: holds a key, passphrase, S-box, certificate or list that this command uses; choose another output"
            )))
        }
        false => Ok(()),
    }
}

/// Rejects files if the output of one file would overwrite another file in the list. `beside` gives the output of a
/// file, and `what` describes the output.
pub fn spare_each_other(files: &[PathBuf], beside: impl Fn(&Path) -> PathBuf, what: &str) -> Result<()> {
    let inputs: HashSet<_> = files.iter().map(|file| file_id(file)).collect();
    match files.iter().map(|file| beside(file)).find(|output| inputs.contains(&file_id(output))) {
        Some(output) => Err(Failure::new(format!(
            "{}: is also an input and would be overwritten by {what}; omit one of the two",
            quote::path(&output)
        ))),
        None => Ok(()),
    }
}

/// Returns a value that is equal for all names of a file. A symbolic link counts as a separate file, since the link
/// itself would be replaced.
fn file_id(path: &Path) -> std::result::Result<Identity, PathBuf> {
    Identity::itself(path).ok_or_else(|| {
        let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        path.file_name().map_or(folder.clone(), |name| folder.join(name))
    })
}
