//! Takes private keys out of the files of other programs, for callers that only want the key.
#[cfg(doc)]
use crate::Error;
use crate::{
    Result, Strictness,
    cryptopro::{Container, HeaderChecks},
    file::read_secret,
    pfx::Pfx,
};
use fastgost::keys::PrivateKey;
use std::path::Path;

/// Reads the only private key of a PFX (in DER or text) or of a container of CryptoPro (a folder). A PFX must have a
/// MAC, because anybody could have made a PFX without a MAC. A container has no MAC. So a container without a password
/// is only as trustworthy as its source, like a private key in PEM. If one of the two copies of a container's key is
/// damaged, this function uses the other copy, and does not report the damage. (The field
/// [`Opened::damaged`](crate::cryptopro::Opened::damaged) reports the damage.) This function does not read the second
/// key of a container ([`Container::has_second_key`]). To get the other contents of a PFX or a container, such as
/// certificates, use [`Pfx`] or [`Container`]. All files must be regular files. A pipe is refused.
///
/// ```
/// use fastgost_pki::{import_key, pfx::MOST_ITERATIONS};
///
/// let key = import_key("tests/files/cryptopro/made.000", b"12345678", MOST_ITERATIONS)?;
/// let same = import_key("tests/files/cryptopro/made.pfx", b"12345678", MOST_ITERATIONS)?;
/// assert_eq!(key.to_bytes(), same.to_bytes());
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
///
/// # Errors
/// - [`Error::Password`] if the password is wrong or the file was altered.
/// - [`Error::Iterations`] if a PFX asks for more than `most_iterations`.
/// - [`Error::Usage`] if a PFX has no private key, or several private keys.
/// - [`Error::Refused`] for a PFX without a MAC, and for wrong checksums.
/// - [`Error::Encoding`] for a file that is not a regular file, such as a pipe.
/// - [`Error::Io`], and the other errors of [`Pfx::open`] and [`Container::open`].
pub fn import_key(path: impl AsRef<Path>, password: &[u8], most_iterations: u32) -> Result<PrivateKey> {
    let path = path.as_ref();
    if path.is_dir() {
        return Ok(Container::read_folder(path, HeaderChecks::Required)?.open(password)?.key);
    }
    let data = read_secret(path, "the PFX", Pfx::LONGEST)?;
    let der = Pfx::unarmored(data);
    Pfx::open(&der, password, most_iterations, Strictness::Lenient)?.only_key()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Error;

    /// `import_key` must refuse a pipe at once, and must not wait for its input. This holds for a PFX and for a file in
    /// a container.
    #[cfg(unix)]
    #[test]
    fn pipes() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("header.key");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        for (path, name) in [(&pipe, "the PFX"), (&folder.path().to_owned(), "header.key")] {
            let error = import_key(path, b"", 1).expect_err("a pipe");
            assert!(
                matches!(&error, Error::Encoding { field, problem, .. } if field == name && problem.contains("not a regular file")),
                "{error}"
            );
        }
        let missing = import_key(folder.path().join("none"), b"", 1);
        assert!(matches!(missing, Err(Error::Io(e)) if e.raw_os_error().is_some()));
    }
}
