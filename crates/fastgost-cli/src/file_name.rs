//! File names as bytes, for checksum lists. On Unix a name may consist of any bytes. On Windows a name is Unicode text.
use std::{
    borrow::Cow,
    path::{Path, PathBuf},
};

pub fn to_bytes(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

/// Returns the bytes that a checksum list contains for the file name. Returns None if a reader of the list could not
/// compute the name from these bytes.
#[cfg(unix)]
pub fn for_list(path: &Path) -> Option<Cow<'_, [u8]>> {
    Some(Cow::Borrowed(to_bytes(path)))
}

/// Returns the bytes that a checksum list contains for the file name. A `/` separates the folders in the list, because
/// all systems understand `/`. Returns None if a reader of the list could not compute the name from these bytes.
#[cfg(not(unix))]
pub fn for_list(path: &Path) -> Option<Cow<'_, [u8]>> {
    let name = path.to_str()?;
    // In a path that begins with `\\?\`, the separators cannot be written as `/`. In all other paths, a `\` is a
    // separator and never part of a name.
    Some(match name.starts_with(r"\\?\") {
        true => Cow::Borrowed(name.as_bytes()),
        false => Cow::Owned(name.replace('\\', "/").into_bytes()),
    })
}

/// Returns the path whose bytes are `name`. Returns None if no file can have this name.
#[cfg(unix)]
pub fn from_bytes(name: &[u8]) -> Option<PathBuf> {
    let possible = !name.contains(&0);
    possible.then(|| PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(name)))
}

/// Returns the path whose UTF-8 text is `name`. Returns None if no file can have this name.
#[cfg(not(unix))]
pub fn from_bytes(name: &[u8]) -> Option<PathBuf> {
    str::from_utf8(name).ok().filter(|name| !name.contains('\0')).map(PathBuf::from)
}

/// Returns the name with `\\`, `\n` and `\r` in place of backslashes, line feeds and carriage returns. A name without
/// these characters is borrowed.
pub fn escaped(name: &[u8]) -> Cow<'_, [u8]> {
    if !name.iter().any(|b| matches!(b, b'\\' | b'\n' | b'\r')) {
        return Cow::Borrowed(name);
    }
    let mut out = Vec::with_capacity(name.len() + 8);
    for b in name {
        match b {
            b'\\' => out.extend(b"\\\\"),
            b'\n' => out.extend(b"\\n"),
            b'\r' => out.extend(b"\\r"),
            b => out.push(*b),
        }
    }
    Cow::Owned(out)
}

/// Undoes [`escaped`]. Returns None if a backslash is followed by anything other than `\`, `n` or `r`.
pub fn unescaped(name: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(name.len());
    let mut bytes = name.iter();
    while let Some(b) = bytes.next() {
        out.push(match b {
            b'\\' => match bytes.next()? {
                b'\\' => b'\\',
                b'n' => b'\n',
                b'r' => b'\r',
                _ => return None,
            },
            b => *b,
        });
    }
    Some(out)
}
