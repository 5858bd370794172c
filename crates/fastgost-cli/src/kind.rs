//! Messages about a file that the user has given to the wrong command or option. The message names the kind of the
//! file, and the command or option that accepts the file.
use crate::{
    failure::{Failure, Result},
    quote,
};
use fastgost::text;
use fastgost_pki::{Error, FileKind, cryptopro::Container};
use std::{fs::File, path::Path};

/// If the error says that a file is of a wrong kind, returns the failure for this file. Returns None for other errors.
pub fn misplaced(name: &str, e: &Error) -> Option<Failure> {
    match e {
        Error::Kind { found, allowed } => Some(wrong(name, *found, allowed)),
        _ => None,
    }
}

/// Returns the failure for a file of the kind `found` that the user gave where a file of another kind is needed.
pub fn wrong(name: &str, found: FileKind, allowed: &str) -> Failure {
    Failure::new(message(name, found, allowed))
}

/// Returns the message of the failure that [`wrong`] returns.
pub fn message(name: &str, found: FileKind, allowed: &str) -> String {
    format!("{name}: this is {found}; {}; allowed here: {allowed}", place(found))
}

/// Returns a hint for a file of this kind. The hint names the command or option that accepts such a file.
fn place(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Certificate => "`fastgost cert verify` verifies it, `fastgost cert show` shows it",
        FileKind::Request => "`fastgost cert sign` makes a certificate of it, `fastgost cert show` shows it",
        FileKind::RevocationList => "`fastgost cert verify --crl` takes it, `fastgost cert show` shows it",
        FileKind::PublicKey => "`fastgost verify --key` and `fastgost encrypt --recipient` take it",
        FileKind::PrivateKey | FileKind::EncryptedPrivateKey => {
            "`fastgost sign --key` and `fastgost decrypt --identity` take it, `fastgost pubkey` gives its public key"
        }
        FileKind::OtherKey | FileKind::OpenSsh => "nothing takes it: only keys of GOST R 34.10 are read",
        FileKind::Container => {
            "`fastgost key import` takes the key out of its folder, `fastgost pfx show` shows what is in the folder"
        }
        FileKind::Zip => {
            "unpack it and give what is in it; `fastgost key import` takes the folder of a key of CryptoPro"
        }
        FileKind::Pfx => "`fastgost pfx show` shows it, `fastgost pfx import` writes what is in it",
        FileKind::Signed => "`fastgost cms verify` verifies it, `fastgost cms show` shows it",
        FileKind::Enveloped => "`fastgost cms decrypt` opens it, `fastgost cms show` shows it",
        FileKind::OtherCms => "`fastgost cms show` shows it",
        FileKind::Timestamp => "`fastgost cms augment --response` adds it to a document, `fastgost cms show` shows it",
        FileKind::TimestampResponse => "`fastgost cms augment --response` adds it to a document",
        FileKind::TimestampRequest => "a timestamp authority (TSA) answers it",
        FileKind::OcspResponse => "`fastgost cert verify --ocsp` takes it",
        FileKind::Mail => {
            "`fastgost cms verify` verifies it, `fastgost cms decrypt` opens it, `fastgost cms show` shows it"
        }
        FileKind::Sealed => "`fastgost decrypt` opens it",
        FileKind::Signature => "`fastgost verify --signature` takes it",
        _ => "it does not belong here",
    }
}

/// Returns the message for a file in which armor with this label begins below other text. `begin` has the first bytes
/// of the file. Such a file is rejected, because a reader could believe that the text above is signed or sealed too.
pub fn text_above(name: &str, begin: &[u8], label: &str) -> Option<String> {
    let first = [text::BEGIN, label.as_bytes(), b"-----"].concat();
    let line = begin.split(|byte| *byte == b'\n').position(|line| line.trim_ascii() == first)?;
    (line > 0).then(|| format!("{name}: the armor begins in line {}; remove the lines above it", line + 1))
}

/// Opens a file that should have keys. A folder is an error.
pub fn open(path: &Path) -> Result<File> {
    if path.is_dir() {
        return Err(folder(&quote::path(path), Some(path)));
    }
    File::open(path).map_err(|e| Failure::io(quote::path(path), &e))
}

/// Returns whether the path is the folder of a CryptoPro container, or contains such a folder.
pub fn is_container(path: &Path) -> bool {
    path.is_dir() && Container::is_at(path)
}

/// Returns the failure for a folder where a file is needed. If the path of the folder is known, the message says
/// whether the folder is a container of CryptoPro.
pub fn folder(name: &str, path: Option<&Path>) -> Failure {
    match path.is_some_and(is_container) {
        true => wrong(name, FileKind::Container, "a file"),
        false => Failure::new(format!("{name}: is a directory; a file is needed")),
    }
}
