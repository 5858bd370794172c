//! Reads whole files that have secrets.
use crate::{Error, Result};
use std::{
    fs::{self, File},
    io::{ErrorKind, Read},
    path::Path,
};
use zeroize::Zeroizing;

/// Reads a regular file of at most `most` bytes. Folders, pipes and other special files are refused, because reading a
/// pipe, for example, might wait for ever. The error messages of this function contain `name`. Errors of the operating
/// system are returned unchanged.
///
/// The buffer is allocated once, because a growing buffer would leave copies of the secret in memory.
pub(crate) fn read_secret(path: &Path, name: &str, most: usize) -> Result<Zeroizing<Vec<u8>>> {
    let regular = |metadata: &fs::Metadata| match metadata.is_file() {
        true => Ok(()),
        false => Err(Error::encoding(name.to_owned(), "it is not a regular file")),
    };
    // The kind of the file is checked before the file is opened, because opening a pipe would wait for a writer.
    regular(&fs::metadata(path)?)?;
    let mut file = File::open(path)?;
    let metadata = file.metadata()?;
    regular(&metadata)?;
    let too_long = || Error::encoding(name.to_owned(), format!("more than {most} bytes, which is too long"));
    let size = usize::try_from(metadata.len()).ok().filter(|size| *size <= most).ok_or_else(too_long)?;
    // The buffer has one byte more than the file. If reading fills this byte too, the file has grown.
    let mut content = Zeroizing::new(vec![0; size + 1]);
    let mut length = 0;
    while length < content.len() {
        match file.read(&mut content[length..]) {
            Ok(0) => break,
            Ok(more) => length += more,
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e.into()),
        }
    }
    if length > size {
        return Err(Error::encoding(name.to_owned(), "it became longer while it was read"));
    }
    content.truncate(length);
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x");
        for (size, fits) in [(0, true), (1, true), (100, true), (101, false)] {
            fs::write(&path, vec![7; size]).expect("a file");
            match read_secret(&path, "x", 100) {
                Ok(content) => assert!(fits && *content == vec![7; size]),
                Err(e) => assert!(!fits && e.to_string().contains("x: more than 100 bytes"), "{e}"),
            }
        }
        let wrong = read_secret(folder.path(), "x", 100).expect_err("a folder").to_string();
        assert!(wrong.contains("x: it is not a regular file"), "{wrong}");
        let missing = read_secret(&folder.path().join("none"), "x", 100);
        assert!(matches!(missing, Err(Error::Io(e)) if e.kind() == ErrorKind::NotFound));
    }
}
