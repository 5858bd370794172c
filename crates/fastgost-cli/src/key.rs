//! Where a secret key comes from.
use crate::{
    failure::{Failure, Result},
    hex,
};
use clap::Args;
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

pub type Key = Zeroizing<[u8; 32]>;

/// Exactly one source of the key.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct KeyArguments {
    /// Read the key from a file: 32 bytes, or 64 hex digits and a newline
    #[arg(long, value_name = "FILE")]
    key_file: Option<PathBuf>,
    /// Read the key from an open file descriptor, in the same forms
    #[arg(long, value_name = "N")]
    key_fd: Option<u32>,
    /// Ask for the key on the terminal: 64 hex digits, not shown
    #[arg(long)]
    key_prompt: bool,
    /// The key as 64 hex digits; other users can see it in the list of processes
    #[arg(long, value_name = "HEX")]
    insecure_key_hex: Option<String>,
}

impl KeyArguments {
    /// Whether standard input is taken for the key.
    pub fn takes_stdin(&self) -> bool {
        self.key_fd == Some(0)
    }

    pub fn read(&self) -> Result<Key> {
        if let Some(path) = &self.key_file {
            let name = path.display().to_string();
            let file = File::open(path).map_err(|e| Failure::io(&name, &e))?;
            warn_if_readable_by_others(&file, &name);
            from_reader(file, &name)
        } else if let Some(fd) = self.key_fd {
            let path = Path::new("/dev/fd").join(fd.to_string());
            let name = format!("descriptor {fd}");
            from_reader(File::open(path).map_err(|e| Failure::io(&name, &e))?, &name)
        } else if self.key_prompt {
            let text = rpassword::prompt_password("Key (64 hex digits): ").map_err(|e| Failure::io("terminal", &e))?;
            from_text(Zeroizing::new(text).trim().as_bytes(), "the key")
        } else {
            let text = self.insecure_key_hex.as_deref().unwrap_or_default();
            from_text(text.as_bytes(), "--insecure-key-hex")
        }
    }
}

/// The longest form is 64 digits, a carriage return and a newline.
const LONGEST: usize = 66;

fn from_reader(mut reader: impl Read, name: &str) -> Result<Key> {
    let mut bytes = Zeroizing::new([0; LONGEST + 1]);
    let mut len = 0;
    while len < bytes.len() {
        match reader.read(&mut bytes[len..]) {
            Ok(0) => break,
            Ok(n) => len += n,
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            Err(e) => return Err(Failure::io(name, &e)),
        }
    }
    if len == 32 && bytes[..32].iter().all(u8::is_ascii_hexdigit) {
        // Half a key in hex: 32 random bytes look like this once in 2^134.
        return Err(Failure::new(format!(
            "{name}: 32 hex digits are half a key; a key file has 32 bytes, or 64 hex digits and a newline"
        )));
    }
    if len == 32 {
        let mut key = Key::default();
        key.copy_from_slice(&bytes[..32]);
        return Ok(key);
    }
    let text = &bytes[..len];
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    if text.len() != 64 {
        let size = if len > LONGEST { format!("more than {LONGEST}") } else { len.to_string() };
        return Err(Failure::new(format!(
            "{name}: {size} bytes are not a key; a key file has 32 bytes, or 64 hex digits and a newline"
        )));
    }
    from_text(text, name)
}

fn from_text(text: &[u8], name: &str) -> Result<Key> {
    let mut key = Key::default();
    if hex::decode_into(text, &mut key[..]) {
        return Ok(key);
    }
    Err(Failure::new(match text.len() {
        64 => format!("{name}: not a key: there is something else among the 64 hex digits"),
        n => format!("{name}: not a key: {n} characters; a key has 64 hex digits"),
    }))
}

#[cfg(unix)]
fn warn_if_readable_by_others(file: &File, name: &str) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = file.metadata() else { return };
    let mode = metadata.permissions().mode() & 0o777;
    if metadata.is_file() && mode & 0o077 != 0 {
        crate::failure::complain(&format!(
            "warning: {name}: others may use this key file (mode {mode:04o}); chmod 600 keeps them out"
        ));
    }
}

#[cfg(not(unix))]
fn warn_if_readable_by_others(_: &File, _: &str) {}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef";

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
