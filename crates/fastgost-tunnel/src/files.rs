//! Certificates and private keys in files.
use crate::failure::Failure;
use fastgost::{Error, keys, sign::SigningKey};
use fastgost_pki::FileKind;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use std::{
    fs::{File, Metadata},
    io::{self, Read},
    path::Path,
};
use zeroize::Zeroizing;

/// The largest number of bytes in a file with keys or certificates.
const LONGEST: usize = 1 << 20;

/// A certificate, and the name by which messages call the certificate.
pub struct Certificate {
    pub name: String,
    pub der: CertificateDer<'static>,
}

/// Reads all certificates in a file, which must have at least one certificate. Other documents, such as a private key,
/// are ignored.
pub fn certificates(path: &Path) -> Result<Vec<Certificate>, Failure> {
    let shown = path.display();
    let (data, _) = read(path)?;
    let documents = documents(&data, path)?;
    let alone = documents.len() == 1;
    let all = documents
        .into_iter()
        .filter(|document| document.may_be(&["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"]));
    let all: Vec<_> = all
        .map(|document| Certificate {
            name: if alone { shown.to_string() } else { format!("{shown}, line {}", document.line) },
            der: CertificateDer::from(document.der.to_vec()),
        })
        .collect();
    match all.is_empty() {
        true => {
            let problem = kind(&data).unwrap_or_else(|| "no certificate in this file".to_owned());
            Err(Failure(format!("{shown}: {problem}; allowed: DER, or PEM (CERTIFICATE)")))
        }
        false => Ok(all),
    }
}

/// Reads a file that must have exactly one private key. Returns the key twice: as a `SigningKey`, and in the form that
/// rustls needs.
pub fn private_key(path: &Path) -> Result<(SigningKey, Zeroizing<PrivateKeyDer<'static>>), Failure> {
    let shown = path.display();
    let (data, metadata) = read(path)?;
    let documents = documents(&data, path)?;
    let mut keys =
        documents.into_iter().filter(|document| document.label.as_deref().is_none_or(|l| l.ends_with("PRIVATE KEY")));
    let allowed = "allowed: one private key of GOST R 34.10-2012, PKCS #8 in DER or PEM (PRIVATE KEY)";
    let (Some(document), None) = (keys.next(), keys.next()) else {
        let problem = kind(&data).unwrap_or_else(|| "not a file with one private key".to_owned());
        return Err(Failure(format!("{shown}: {problem}; {allowed}")));
    };
    warn_if_readable_by_others(path, &metadata);
    match keys::read_private_key(&document.der) {
        Ok(key) => Ok((key, Zeroizing::new(PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(document.der.to_vec()))))),
        Err(Error::PasswordNeeded) => Err(Failure(format!(
            "{shown}: this private key is encrypted, and a tunnel that starts by itself has nobody to ask; {allowed}, \
             readable by the tunnel's user only"
        ))),
        Err(e) => Err(Failure(format!("{shown}: {e}; {allowed}"))),
    }
}

/// Says which kind of file the data is, if the data has only one document of a known kind.
fn kind(data: &[u8]) -> Option<String> {
    let mut kinds = FileKind::all_of(data);
    let kind = kinds.next()?;
    kinds.next().is_none().then(|| format!("this is {kind}"))
}

fn documents(data: &[u8], path: &Path) -> Result<Vec<keys::Document>, Failure> {
    keys::documents(data).collect::<fastgost::Result<_>>().map_err(|e| Failure(format!("{}: {e}", path.display())))
}

fn read(path: &Path) -> Result<(Zeroizing<Vec<u8>>, Metadata), Failure> {
    let shown = path.display();
    let failed = |e: io::Error| Failure::io(&shown, &e);
    let file = open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    if !metadata.is_file() {
        return Err(Failure(format!(
            "{shown}: not a regular file; allowed: regular files, since they are read again at SIGHUP"
        )));
    }
    // The buffer never grows beyond its first capacity, because growth would leave copies of a key in memory.
    let known = usize::try_from(metadata.len()).unwrap_or(LONGEST);
    let mut data = Zeroizing::new(Vec::with_capacity(LONGEST.min(known).max(1 << 16) + 1));
    file.take(LONGEST as u64 + 1).read_to_end(&mut data).map_err(failed)?;
    match data.len() > LONGEST {
        true => {
            Err(Failure(format!("{shown}: more than {LONGEST} bytes, which is too long for keys and certificates")))
        }
        false => Ok((data, metadata)),
    }
}

/// Opens a file without waiting. If the file is a named pipe, an ordinary call would wait for a writer.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags, open};
    Ok(open(path, OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NOCTTY | OFlags::NONBLOCK, Mode::empty())?.into())
}

#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

#[cfg(unix)]
fn warn_if_readable_by_others(path: &Path, metadata: &Metadata) {
    use std::os::unix::fs::PermissionsExt;
    let mode = metadata.permissions().mode() & 0o777;
    // systemd gives the service's user access to the credentials by an access control list. If a file has such a list,
    // the system shows the mask of this list in place of the group's permissions.
    let is_credential = std::env::var_os("CREDENTIALS_DIRECTORY").is_some_and(|folder| path.starts_with(folder));
    let others = if is_credential { 0o007 } else { 0o077 };
    if mode & others != 0 {
        let shown = path.display();
        crate::log::warn(format_args!(
            "warning: {shown}: other users have access to this private key (mode {mode:04o}); chmod 600 keeps them out"
        ));
    }
}

#[cfg(not(unix))]
fn warn_if_readable_by_others(_: &Path, _: &Metadata) {}
