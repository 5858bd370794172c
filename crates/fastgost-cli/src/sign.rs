//! `fastgost sign`: makes detached signatures of files.
//!
//! Files are hashed as in `fastgost sum`: many files in parallel, large files in pieces. The digests go to the library
//! in batches.
use crate::{
    failure::{Failure, Quiet, Result},
    io::{self, Clobber, Input, Output},
    key_file, names, number,
    passphrase::PassphraseArguments,
    progress::Progress,
    quote,
    sum::{
        files, total,
        work::{self, Hashed, Item, Printer, Source, Work},
    },
    terminal::Content,
};
use clap::{Args, ValueEnum};
use fastgost::{
    hash::Digest,
    registry::{Algorithm, Options},
    sign::{Encoding, Signature, SigningKey, Structure},
    text::{self, SIGNATURE},
};
use fastgost_pki::jws::base64url;
use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

/// Sign files: write a detached signature, FILE.sig, for each file
#[derive(Args)]
#[command(after_help = "Examples: fastgost sign --key key.pem release.tar.gz\n          \
fastgost sign --key key.pem -o - message.txt | basenc --base64\n\n\
The signature covers the file's Streebog-256 digest or, with a key of 512 bits, its Streebog-512 digest. The signature \
has 64 or 128 bytes, without a header. `openssl dgst -md_gost12_256 -sign` writes signatures as --encoding x509 does.")]
pub struct Sign {
    /// A file with the private key, in PKCS #8 (PEM or DER) or in a PFX. The file must have no other private key. The
    /// command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Where to write the signature of one file. `-`: standard output. An existing file is replaced [default: FILE.sig]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    /// Also sign a file that is one whole SET or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3,
    /// in a token (JWS) or in an XML signature. Anybody can present the signature of such a file as the signature of a
    /// document (CMS), certificate, request, CRL, TLS handshake, token or XML document. Use this option only with a key
    /// that signs nothing else
    #[arg(long)]
    allow_structure: bool,
    /// Write signatures as text (Base64 between BEGIN and END lines). `verify` also reads this form
    #[arg(long)]
    armor: bool,
    /// Write each signature as one line of base64url without padding, as some protocols expect. `verify` also reads
    /// this form
    #[arg(long, conflicts_with = "armor")]
    base64url: bool,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    common: Common,
}

/// Options of both `sign` and `verify`.
#[derive(Args)]
pub struct Common {
    /// How the two numbers of a signature, r and s, are written
    #[arg(long, value_name = "NAME", default_value = "x509")]
    pub encoding: SignatureEncoding,
    /// Use the kernels for this level (a set of CPU features). `fastgost info` shows the levels [default: the best
    /// level]
    #[arg(long, value_name = "LEVEL")]
    pub kernel: Option<String>,
    /// The number of threads that compute. The threads share the files [default: all cores]
    #[arg(long, value_name = "N", value_parser = number::threads)]
    threads: Option<u16>,
    /// Also take all files in folders, in name order, except for signatures (`*.sig`), symbolic links and special files
    #[arg(short, long)]
    recursive: bool,
    /// Files
    #[arg(value_name = "FILE", required = true, value_parser = names::path())]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum SignatureEncoding {
    /// s, then r, both big-endian, as in certificates, CMS and OpenSSL
    X509,
    /// r, then s, both big-endian, as in the standard's text
    Standard,
    /// r, then s, both little-endian, as in TLS
    Tls,
}

impl SignatureEncoding {
    pub fn encoding(self) -> Encoding {
        match self {
            SignatureEncoding::X509 => Encoding::X509,
            SignatureEncoding::Standard => Encoding::Standard,
            SignatureEncoding::Tls => Encoding::Tls,
        }
    }
}

pub fn sign(arguments: &Sign) -> Result<()> {
    let Sign { key, passphrase, output, clobber, allow_structure, armor, base64url, common, .. } = arguments;
    let form = match (armor, base64url) {
        (true, _) => Form::Armor,
        (_, true) => Form::Base64Url,
        _ => Form::Bytes,
    };
    let (files, left_out) = common.files("-o", output.is_some())?;
    files.iter().try_for_each(|file| passphrase.leave_stdin_to(Some(file)))?;
    // If the output cannot be opened, the error comes before the command asks for a passphrase.
    let secrets = || [key.clone()].into_iter().chain(passphrase.files());
    match output {
        Some(path) => io::spare(Some(path), secrets())?,
        None => {
            files.iter().try_for_each(|file| io::spare(Some(&beside(file)), secrets()))?;
            io::spare_each_other(&files, beside, "a signature")?;
        }
    }
    let mut output = match output {
        Some(path) => {
            let input = Input::open(Some(&files[0]))?;
            Some(Output::new(Some(path), &input, Content::Unknown)?.clobbering(*clobber)?)
        }
        None => None,
    };
    let mut key = key_file::private(key, passphrase)?;
    if let Some(level) = names::level(common.kernel.as_deref())? {
        key = key.with_level(level)?;
    }
    let (encoding, clobber) = (common.encoding.encoding(), *clobber);
    let mut signer = Signer { key, encoding, form, clobber, waiting: Vec::new(), left_out };
    let algorithm = Algorithm::from_name(if signer.key.curve().bits() == 256 { "streebog256" } else { "streebog512" })?;
    let jobs = files.iter().map(|path| (path.clone(), algorithm, ()));
    let together = io::most_outputs();
    common.hash(total(&files), jobs, |path, (), outcome, printer| {
        let refused = |structure: Structure| {
            let cure = "--allow-structure signs it all the same";
            format!("{}: not signed, since it is {}; {cure}", quote::path(&path), structure.text())
        };
        let digest = outcome.and_then(|hashed| match hashed.structure {
            Some(structure) if !allow_structure => Err(refused(structure)),
            _ => Ok(hashed.digest),
        });
        match digest {
            Ok(digest) => signer.waiting.push((path, digest)),
            Err(message) => {
                signer.left_out = true;
                printer.complain(&message)?;
            }
        }
        if signer.waiting.len() == together { signer.finish(&mut output, Some(printer)) } else { Ok(()) }
    })?;
    signer.finish(&mut output, None)?;
    if signer.left_out { Err(Failure::Reported) } else { Ok(()) }
}

/// The form in which a signature is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Bytes,
    Armor,
    Base64Url,
}

struct Signer {
    key: SigningKey,
    encoding: Encoding,
    form: Form,
    clobber: Clobber,
    waiting: Vec<(PathBuf, Digest)>,
    /// Whether any file was left without a signature.
    left_out: bool,
}

impl Signer {
    /// Signs the waiting digests, and writes the signatures.
    fn finish(&mut self, output: &mut Option<Output>, mut printer: Option<&mut Printer>) -> Result<()> {
        let files = std::mem::take(&mut self.waiting);
        let digests: Vec<_> = files.iter().map(|(_, digest)| &digest[..]).collect();
        let signatures = self.key.sign_digests(&digests)?;
        let write = |output: Result<Output>, signature: &Signature| {
            let mut output = output?;
            let bytes = signature.to_bytes(self.encoding);
            match self.form {
                Form::Bytes => output.write(&bytes)?,
                Form::Armor => output.write(text::encode(SIGNATURE, &bytes).as_bytes())?,
                Form::Base64Url => output.write((base64url(&bytes) + "\n").as_bytes())?,
            }
            Ok(output)
        };
        let written = match (output.take(), &signatures[..]) {
            (Some(output), [signature]) => vec![write(Ok(output), signature)],
            _ => {
                let jobs: Vec<_> = files.iter().zip(&signatures).collect();
                io::together(&jobs, |((path, _), signature)| {
                    write(Output::replacing(&beside(path)).and_then(|o| o.clobbering(self.clobber)), signature)
                })
            }
        };
        for written in Output::finish_all(written) {
            match (written, &mut printer) {
                (Err(Failure::Error(message)), Some(printer)) => {
                    self.left_out = true;
                    printer.complain(&message)?;
                }
                (Err(failure @ Failure::Error(_)), None) => {
                    self.left_out = true;
                    failure.report();
                }
                (result, _) => result?,
            }
        }
        Ok(())
    }
}

impl Common {
    /// Returns the files, and whether some files were not found. A missing file was already reported. Wrong arguments
    /// are reported before any file is read. `option` is the option that names the file of the signature.
    pub fn files(&self, option: &str, given: bool) -> Result<(Vec<PathBuf>, bool)> {
        names::level(self.kernel.as_deref())?;
        let (files, unreadable) = files::listed(&self.files, self.recursive, |path| !is_signature(path))?;
        if given && files.len() > 1 {
            return Err(Failure::new(format!(
                "{option} is for one file; there are {}; without it, the signature of each is FILE.sig",
                files.len()
            )));
        }
        match files.iter().find(|file| *file == Path::new("-")) {
            Some(_) if !given => {
                Err(Failure::new(format!("standard input has no name to append .sig to; use {option}")))
            }
            _ => Ok((files, unreadable)),
        }
    }

    /// Hashes files. For each file, calls `done` with the path, the value of the type `T` that `files` gives for the
    /// path, and the digest or an error.
    pub fn hash<T: Send>(
        &self,
        total: Option<u64>,
        files: impl Iterator<Item = (PathBuf, &'static Algorithm, T)> + Send,
        mut done: impl FnMut(PathBuf, T, std::result::Result<Hashed, String>, &mut Printer) -> Result<()> + Send,
    ) -> Result<()> {
        let options = Options { level: names::level(self.kernel.as_deref())?, ..Options::default() };
        let items = files.map(|(path, algorithm, more)| {
            let source = if path == Path::new("-") { Source::Stdin } else { Source::Path(path.clone()) };
            Item { work: Some(Work { source, algorithm, set: None }), what: (path, more) }
        });
        let threads = number::threads_or_cores(self.threads);
        work::run(&options, threads, items, Progress::new(total), |(path, more), outcome, printer| {
            let outcome = outcome.unwrap_or_else(|| Err(work::no_digest()));
            let why = |e| files::why_unreadable(&path, &e, "-r takes the files in it");
            let outcome = outcome.map_err(|e| format!("{}: {}", quote::path(&path), why(e)));
            done(path, more, outcome, printer)
        })
    }
}

fn is_signature(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "sig")
}

/// Returns the path of the signature for a file: `.sig` is added to the file's name.
pub fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".sig");
    name.into()
}

/// The number of files whose signatures `verify` verifies in one call of the library.
pub const TOGETHER: usize = 64;
