//! This module is for systems other than Unix and Windows. The module makes a new file for an output. The new file gets
//! the output's path when the new file is complete.
use super::Manner;
use crate::{
    failure::{Failure, Result, reason},
    quote,
};
use std::{ffi::OsString, fs::File, io, path::PathBuf};
use tempfile::NamedTempFile;

pub struct Replacement {
    file: NamedTempFile,
    path: PathBuf,
    /// The name in messages.
    shown: String,
}

impl Replacement {
    pub fn new(folder: PathBuf, name: OsString, shown: &str) -> Result<Self> {
        let path = folder.join(name);
        if path.metadata().is_ok_and(|existing| existing.permissions().readonly()) {
            return Err(Failure::new(format!(
                "{shown}: is not writable; write to another file, or delete this one first"
            )));
        }
        let file = tempfile::Builder::new()
            .prefix(".fastgost-")
            .tempfile_in(&folder)
            .map_err(|e| Failure::new(format!("{shown}: the folder {}: {}", quote::path(&folder), reason(&e))))?;
        Ok(Self { file, path, shown: shown.to_owned() })
    }

    pub fn file(&self) -> &File {
        self.file.as_file()
    }

    /// Whether the output replaces an existing file.
    pub fn exists(&self) -> bool {
        self.path.symlink_metadata().is_ok()
    }

    /// Gives all files their final names. Returns the results in the order of the files.
    pub fn put_all(all: Vec<(Self, Manner)>) -> Vec<Result<()>> {
        all.into_iter().map(|(new, manner)| new.put(manner)).collect()
    }

    fn put(self, manner: Manner) -> Result<()> {
        let replace = manner == Manner::Replace;
        let Self { file, path, shown } = self;
        let put = file.as_file().sync_all().and_then(|()| {
            let put = if replace { file.persist(&path) } else { file.persist_noclobber(&path) };
            put.map(drop).map_err(|e| e.error)
        });
        put.map_err(|e| match e.kind() {
            io::ErrorKind::AlreadyExists if !replace => manner.exists(&shown),
            _ => Failure::io(&shown, &e),
        })
    }
}
