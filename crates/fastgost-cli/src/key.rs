//! Reads secret keys from the places that the options name.
use crate::{
    failure::{Failure, Result},
    hex, number, quote,
    terminal::ask,
};
use clap::{Args, ValueEnum};
use fastgost_pki::FileKind;
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

pub type Key = Zeroizing<[u8; 32]>;
/// A key of any length, but not empty.
pub type AnyKey = Zeroizing<Vec<u8>>;

/// The heading of the options that say where keys and passphrases come from.
pub const KEY_OPTIONS: &str = "Key options";

/// The sources of the key. Exactly one of these options must be given.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct KeyArguments {
    /// Read the key from a file: 32 bytes, or 64 hex digits and a newline
    #[arg(long, help_heading = KEY_OPTIONS, value_name = "FILE")]
    key_file: Option<PathBuf>,
    /// Read the key from an open file descriptor, in the forms that --key-file accepts
    #[arg(long, help_heading = KEY_OPTIONS, value_name = "N", value_parser = number::descriptor)]
    key_fd: Option<u32>,
    /// Ask for the key on the terminal, as 64 hex digits that are not shown
    #[arg(long, help_heading = KEY_OPTIONS)]
    key_prompt: bool,
    /// The key as 64 hex digits. Other users can see the key in the process list
    #[arg(long, help_heading = KEY_OPTIONS, value_name = "HEX")]
    insecure_key_hex: Option<String>,
}

impl KeyArguments {
    /// The names of these options, for subcommands that also have other sources of keys.
    pub const NAMES: [&str; 4] = ["key_file", "key_fd", "key_prompt", "insecure_key_hex"];

    /// Refuses to read both the key and the input from standard input.
    pub fn leave_stdin_to(&self, input: Option<&Path>) -> Result<()> {
        if self.key_fd == Some(0) { leave_stdin_to("--key-fd 0", "the key", input) } else { Ok(()) }
    }

    /// Returns the files that the key is read from.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.key_file.clone().into_iter().chain(self.key_fd.and_then(descriptor))
    }

    /// Whether any of the options was given.
    pub fn given(&self) -> bool {
        self.key_file.is_some() || self.key_fd.is_some() || self.key_prompt || self.insecure_key_hex.is_some()
    }

    pub fn read(&self) -> Result<Key> {
        self.read_as("Key (64 hex digits): ", |file, name| from_reader(file, name), from_text)
    }

    /// Reads a key for algorithms that take keys of any length.
    pub fn read_any_length(&self, format: Option<Format>) -> Result<AnyKey> {
        let from_file: fn(&File, &str) -> Result<AnyKey> = match format {
            None => |file, name| any_from_reader(file, name, None),
            Some(Format::Raw) => |file, name| any_from_reader(file, name, Some(Format::Raw)),
            Some(Format::Hex) => |file, name| any_from_reader(file, name, Some(Format::Hex)),
        };
        self.read_as("Key (hex digits): ", from_file, any_from_text)
    }

    fn read_as<K>(
        &self,
        prompt: &str,
        from_file: fn(&File, &str) -> Result<K>,
        from_text: fn(&[u8], &str) -> Result<K>,
    ) -> Result<K> {
        if let Some(path) = &self.key_file {
            from_path(path, from_file)
        } else if let Some(fd) = self.key_fd {
            from_descriptor(fd, from_file)
        } else if self.key_prompt {
            let text = Zeroizing::new(ask(prompt, "a key", "--key-file or --key-fd")?);
            from_text(text.trim().as_bytes(), "the key")
        } else {
            let text = self.insecure_key_hex.as_deref().unwrap_or_default();
            from_text(text.as_bytes(), "--insecure-key-hex")
        }
    }
}

/// Refuses to read both a secret and the input from standard input.
pub fn leave_stdin_to(option: &str, secret: &str, input: Option<&Path>) -> Result<()> {
    if input.is_none_or(|path| path == Path::new("-")) {
        return Err(Failure::new(format!("{option} reads {secret} from standard input; name an input file")));
    }
    Ok(())
}

/// Reads a secret from a file. The function `read` gets the file, and the file's name for messages. The warning about
/// the file's mode comes only after `read` has found a secret, because everybody may read other files.
pub fn from_path<T>(path: &Path, read: impl FnOnce(&File, &str) -> Result<T>) -> Result<T> {
    let name = quote::path(path);
    let file = crate::kind::open(path)?;
    let secret = read(&file, &name)?;
    warn_if_readable_by_others(&file, &name);
    Ok(secret)
}

/// Reads a secret from an inherited file descriptor. The function `read` gets the file, and its name for messages.
pub fn from_descriptor<T>(fd: u32, read: impl FnOnce(&File, &str) -> Result<T>) -> Result<T> {
    let name = format!("descriptor {fd}");
    #[cfg(unix)]
    let file = fastgost_cli::inherited::descriptor(fd).map(File::from);
    // Systems other than Unix pass only standard input, output and error to a new process. On these systems, a path in
    // place of a descriptor could lead to a file that another user has made, so no path is used.
    #[cfg(not(unix))]
    let file = if fd == 0 { crate::io::stdin() } else { Err(std::io::ErrorKind::Unsupported.into()) };
    let allowed = if cfg!(windows) { "0, standard input" } else { "one that was open when the command started" };
    read(&file.map_err(|_| Failure::new(format!("{name} is not open; allowed: {allowed}")))?, &name)
}

/// Returns the path of an open file descriptor, on systems that have such paths.
pub fn descriptor(fd: u32) -> Option<PathBuf> {
    cfg!(unix).then(|| Path::new("/dev/fd").join(fd.to_string()))
}

/// The form of a key in a file, for algorithms that take keys of any length.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The file's bytes are the key
    Raw,
    /// Hex digits, with a newline or without
    Hex,
}

/// The limit for the size of a file with a key. Longer data is surely not meant as a key.
const LONGEST: usize = 1 << 20;
/// The forms of a key of 32 bytes in a file.
const FORMS: &str = "32 bytes, or 64 hex digits and a newline";

/// Reads the whole input. If the input is longer than `most` bytes, reads only `most` + 1 bytes.
pub fn read_up_to(mut reader: impl Read, most: usize, name: &str) -> Result<AnyKey> {
    // The memory for the longest key is allocated at once, because a growing buffer would leave copies of the key in
    // memory.
    let mut bytes = Zeroizing::new(vec![0; most + 1]);
    let mut len = 0;
    while len < bytes.len() {
        match reader.read(&mut bytes[len..]) {
            Ok(0) => break,
            Ok(n) => len += n,
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            Err(e) => return Err(Failure::io(name, &e)),
        }
    }
    bytes.truncate(len);
    Ok(bytes)
}

fn any_from_reader(reader: impl Read, name: &str, format: Option<Format>) -> Result<AnyKey> {
    let bytes = read_up_to(reader, LONGEST, name)?;
    if bytes.len() > LONGEST {
        return Err(Failure::new(format!("{name}: more than {LONGEST} bytes, which is too long for a key")));
    }
    if bytes.is_empty() {
        return Err(Failure::new(format!("{name}: empty; a key has at least one byte")));
    }
    let text = without_newline(&bytes);
    match format {
        Some(Format::Raw) => Ok(bytes),
        Some(Format::Hex) => any_from_text(text, name),
        // If the file contains only hex digits, the digits mean the same key as the same digits on the command line.
        None if !text.is_empty() && text.len().is_multiple_of(2) && hex::is_digits(text) => any_from_text(text, name),
        None if hex::is_digits_and_space(&bytes) => Err(Failure::new(format!(
            "{name}: not a key: hex digits must come in pairs, with nothing but a newline after them; if the bytes \
             themselves are the key, add --key-format raw"
        ))),
        None => Ok(bytes),
    }
}

fn any_from_text(text: &[u8], name: &str) -> Result<AnyKey> {
    let mut key = Zeroizing::new(vec![0; text.len() / 2]);
    if !text.is_empty() && hex::decode_into(text, &mut key) {
        return Ok(key);
    }
    Err(Failure::new(format!("{name}: not a key; a key is one or more pairs of hex digits")))
}

pub fn without_newline(text: &[u8]) -> &[u8] {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    text.strip_suffix(b"\r").unwrap_or(text)
}

fn from_reader(reader: impl Read, name: &str) -> Result<Key> {
    // More is read than the longest key has, so that the message can say which kind of file was given.
    let bytes = read_up_to(reader, LONGEST, name)?;
    let len = bytes.len();
    if len == 32 && bytes[..32].iter().all(u8::is_ascii_hexdigit) {
        // A file of 32 hex digits may contain half of a key in hex. The probability that 32 random bytes are all hex
        // digits is only 2^-113.
        return Err(Failure::new(format!("{name}: 32 hex digits are half a key; a key file has {FORMS}")));
    }
    if len == 32 {
        let mut key = Key::default();
        key.copy_from_slice(&bytes[..32]);
        return Ok(key);
    }
    let text = without_newline(&bytes);
    if text.len() != 64 {
        let size = if len > LONGEST { format!("more than {LONGEST}") } else { len.to_string() };
        return Err(match FileKind::of(&bytes) {
            Some(kind) => crate::kind::wrong(name, kind, &format!("a secret key of {FORMS}")),
            None => Failure::new(format!("{name}: {size} bytes are not a key; a key file has {FORMS}")),
        });
    }
    from_text(text, name)
}

fn from_text(text: &[u8], name: &str) -> Result<Key> {
    let mut key = Key::default();
    if hex::decode_into(text, &mut key[..]) {
        return Ok(key);
    }
    Err(Failure::new(match text.len() {
        64 => format!("{name}: not a key: not all of its 64 characters are hex digits; a key has 64 hex digits"),
        n => format!("{name}: not a key: {n} characters; a key has 64 hex digits"),
    }))
}

#[cfg(unix)]
pub fn warn_if_readable_by_others(file: &File, name: &str) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = file.metadata() else { return };
    let mode = metadata.permissions().mode() & 0o777;
    if metadata.is_file() && mode & 0o077 != 0 {
        crate::failure::note(&format!(
            "warning: {name}: other users have access to this secret (mode {mode:04o}); chmod 600 keeps them out"
        ));
    }
}

#[cfg(not(unix))]
pub fn warn_if_readable_by_others(_: &File, _: &str) {}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef";

    #[test]
    fn keys_of_any_length() {
        let want = hex::decode(HEX).expect("hex");
        for text in [HEX.to_owned(), format!("{HEX}\n"), format!("{}\r\n", HEX.to_uppercase())] {
            assert_eq!(any_from_reader(text.as_bytes(), "k", None).expect("a key")[..], want[..]);
            assert_eq!(any_from_reader(text.as_bytes(), "k", Some(Format::Hex)).expect("a key")[..], want[..]);
            assert_eq!(any_from_reader(text.as_bytes(), "k", Some(Format::Raw)).expect("a key")[..], *text.as_bytes());
        }
        // A text of any length gives the same key in a file and on the command line.
        for text in [&b"12"[..], &HEX.as_bytes()[..32], &[b'a'; 128], &[b'0'; 1000]] {
            let want = any_from_text(text, "k").expect("a key");
            assert_eq!(any_from_reader(text, "k", None).expect("a key"), want);
            assert_eq!(any_from_reader(&[text, b"\n"].concat()[..], "k", None).expect("a key"), want);
        }
        let raw: [&[u8]; 6] = [b"x", b"12g", b"0x12", &[0; 31], &[0; 33], &[b'x'; LONGEST]];
        for raw in raw {
            assert_eq!(any_from_reader(raw, "k", None).expect("a key")[..], *raw);
            assert!(any_from_reader(raw, "k", Some(Format::Hex)).is_err());
        }
        for unclear in [&b"1"[..], b"123\n", b"\n", b"12 34\n", b" 12", b"12\n\n", b"12\n34\n"] {
            let Err(Failure::Error(message)) = any_from_reader(unclear, "k", None) else { panic!("{unclear:?}") };
            assert!(message.contains("--key-format raw"), "{message}");
            assert_eq!(any_from_reader(unclear, "k", Some(Format::Raw)).expect("a key")[..], *unclear);
            assert!(any_from_reader(unclear, "k", Some(Format::Hex)).is_err());
        }
        for format in [None, Some(Format::Raw), Some(Format::Hex)] {
            assert!(any_from_reader(&b""[..], "k", format).is_err());
            assert!(any_from_reader(std::io::repeat(7), "k", format).is_err());
        }
        assert_eq!(any_from_text(b"00fF", "k").expect("a key")[..], [0, 0xff]);
        for bad in [&b""[..], b"0", b"000", b"0g"] {
            assert!(any_from_text(bad, "k").is_err());
        }
    }

    #[test]
    fn forms_of_a_key_file() {
        let want = hex::decode(HEX).expect("hex");
        for good in [want.clone(), HEX.into(), format!("{HEX}\n").into(), format!("{}\r\n", HEX.to_uppercase()).into()]
        {
            assert_eq!(from_reader(&good[..], "k").expect("a key")[..], want[..]);
        }
        let bad: [&[u8]; 7] = [b"", &[0; 31], &[0; 33], &[b'0'; 63], &[b'0'; 65], &[b'0'; 1000], &[b'x'; 64]];
        for bad in bad {
            let Err(Failure::Error(message)) = from_reader(bad, "k") else { panic!("{} bytes", bad.len()) };
            assert!(message.contains("64 hex digits"), "{message}");
        }
    }
}
