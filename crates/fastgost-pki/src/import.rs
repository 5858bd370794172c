//! Private keys out of the files of other programs, for callers that only want the key.
use crate::{Error, Result, Strictness, cryptopro::Container, cryptopro::HeaderChecks, pfx::Pfx};
use fastgost::keys::PrivateKey;
use std::{fs::File, io::Read, path::Path};
use zeroize::Zeroizing;

/// Reads the one private key of a PFX, in DER or text, or of a container of CryptoPro, which is a folder. A PFX must
/// have a MAC: without it, anybody could have made it. A container has nothing like it: without a password, it is as
/// trustworthy as where it comes from, like a private key in PEM. If one of the two copies of its key is damaged, the
/// other one is taken, and this function does not say so ([`Opened::damaged`](crate::cryptopro::Opened::damaged) does).
/// [`Pfx`] and [`Container`] give the other contents.
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
/// [`Error::Io`]; [`Error::Password`]; [`Error::Iterations`] if a PFX asks for more than `most_iterations`;
/// [`Error::Usage`] if a PFX has no private key, or several; [`Error::Refused`] for a PFX without a MAC and for wrong
/// checksums; the errors of [`Pfx::open`] and of [`Container::open`].
pub fn import_key(path: impl AsRef<Path>, password: &[u8], most_iterations: u32) -> Result<PrivateKey> {
    let path = path.as_ref();
    if path.is_dir() {
        return Ok(Container::read_folder(path, HeaderChecks::Required)?.open(password)?.key);
    }
    let file = File::open(path)?;
    let mut data = Zeroizing::new(Vec::with_capacity(file.metadata()?.len().min(Pfx::LONGEST as u64) as usize + 2));
    if file.take(Pfx::LONGEST as u64 + 1).read_to_end(&mut data)? > Pfx::LONGEST {
        return Err(Error::encoding("the PFX", format!("it has more than {} bytes", Pfx::LONGEST)));
    }
    let der = Pfx::unarmored(data);
    Pfx::open(&der, password, most_iterations, Strictness::Lenient)?.only_key()
}
