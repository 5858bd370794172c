//! `fastgost sign` and `fastgost verify`: detached signatures of files.
//!
//! Files are hashed as `fastgost sum` does it, many side by side and large ones in parts, and digests go to the library in
//! batches.
use crate::{
    failure::{Failure, Result, reason},
    io::{self, Clobber, Input, Output},
    key_file, names, number,
    passphrase::PassphraseArguments,
    progress::Progress,
    quote,
    sum::{
        total,
        work::{self, Item, Printer, Source, Work},
    },
};
use clap::{Args, ValueEnum};
use fastgost::{
    hash::Digest,
    keys::Algorithm as KeyAlgorithm,
    registry::{Algorithm, Options},
    sign::{self, Encoding, Signature, SigningKey, VerifyingKey},
};
use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

/// Sign files: for each a detached signature, FILE.sig
#[derive(Args)]
#[command(after_help = "Examples: fastgost sign --key key.pem release.tar.gz\n          \
fastgost sign --key key.pem -o - message.txt | basenc --base64\n\n\
Signed is the file's Streebog-256 or, with a key of 512 bits, Streebog-512. The signature is 64 or 128 bytes and nothing else; \
what `openssl dgst -md_gost12_256 -sign` writes is the same as --encoding x509.")]
pub struct Sign {
    /// The private key in PKCS #8, PEM or DER; of an encrypted one the passphrase is asked for
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Where to write the signature of one file, `-` for standard output; a file that is there is replaced [default: FILE.sig]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    common: Common,
}

/// Verify detached signatures of files, FILE.sig; exit status 1 if one is wrong
#[derive(Args)]
#[command(after_help = "Examples: fastgost verify --key pub.pem release.tar.gz\n          \
fastgost verify --key cert.pem --signature message.sig message.txt\n\n\
Every file has a line on standard output: OK, or FAILED. The exit status is 1 if any signature is wrong, else 2 if any file or \
signature could not be read.")]
pub struct Verify {
    /// The public key, or a certificate that has it, in PEM or DER. Nothing of a certificate is checked but its key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    /// The signature of one file [default: FILE.sig]
    #[arg(long, value_name = "SIG")]
    signature: Option<PathBuf>,
    /// No lines for right signatures
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    common: Common,
}

#[derive(Args)]
struct Common {
    /// How the signature (r, s) is written
    #[arg(long, value_name = "NAME", default_value = "x509")]
    encoding: Order,
    /// The kernel: one of the levels that `fastgost info` shows [default: the best]
    #[arg(long, value_name = "LEVEL")]
    kernel: Option<String>,
    /// How many threads compute; they share files among them [default: all cores]
    #[arg(long, value_name = "N", value_parser = number::threads)]
    threads: Option<u16>,
    /// Files
    #[arg(value_name = "FILE", required = true, value_parser = names::path())]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Order {
    /// s, then r, the highest byte of each first: certificates, CMS and OpenSSL
    X509,
    /// r, then s, the highest byte of each first: the standard's text
    Standard,
    /// r, then s, the lowest byte of each first: TLS
    Tls,
}

impl Order {
    fn encoding(self) -> Encoding {
        match self {
            Order::X509 => Encoding::X509,
            Order::Standard => Encoding::Standard,
            Order::Tls => Encoding::Tls,
        }
    }
}

pub fn sign(arguments: &Sign) -> Result<()> {
    let Sign { key, passphrase, output, clobber, common } = arguments;
    common.check("-o", output.is_some())?;
    common.files.iter().try_for_each(|file| passphrase.leave_stdin_to(Some(file)))?;
    // What is wrong with the output is said before a passphrase is asked for.
    let secrets: Vec<_> = [key.as_path()].into_iter().chain(passphrase.file()).collect();
    match output {
        Some(path) => io::spare(path, &secrets)?,
        None => common.files.iter().try_for_each(|file| io::spare(&beside(file), &secrets))?,
    }
    let mut output = match output {
        Some(path) => Some(Output::new(Some(path), &Input::open(Some(&common.files[0]))?)?.clobbering(*clobber)?),
        None => None,
    };
    let mut key = key_file::private(key, passphrase)?;
    if let Some(kernel) = &common.kernel {
        key = key.with_kernel(kernel)?;
    }
    let (encoding, clobber) = (common.encoding.encoding(), *clobber);
    let mut signer = Signer { key, encoding, clobber, waiting: Vec::new(), unreadable: false };
    let algorithm = if signer.key.curve().bits() == 256 { "streebog256" } else { "streebog512" };
    common.hash(algorithm, |path, outcome, printer| {
        match outcome {
            Ok(digest) => signer.waiting.push((path, digest)),
            Err(message) => {
                signer.unreadable = true;
                printer.complain(&message)?;
            }
        }
        if signer.waiting.len() == TOGETHER { signer.finish(&mut output, Some(printer)) } else { Ok(()) }
    })?;
    signer.finish(&mut output, None)?;
    if signer.unreadable { Err(Failure::Reported) } else { Ok(()) }
}

struct Signer {
    key: SigningKey,
    encoding: Encoding,
    clobber: Clobber,
    waiting: Vec<(PathBuf, Digest)>,
    unreadable: bool,
}

impl Signer {
    /// Signs what waits, and writes it.
    fn finish(&mut self, output: &mut Option<Output>, mut printer: Option<&mut Printer>) -> Result<()> {
        let files = std::mem::take(&mut self.waiting);
        let digests: Vec<_> = files.iter().map(|(_, digest)| &digest[..]).collect();
        let signatures = self.key.sign_digests(&digests)?;
        let write = |output: Result<Output>, signature: &Signature| {
            let mut output = output?;
            output.write(&signature.to_bytes(self.encoding))?;
            output.finish()
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
        for written in written {
            match (written, &mut printer) {
                (Err(Failure::Error(message)), Some(printer)) => {
                    self.unreadable = true;
                    printer.complain(&message)?;
                }
                (Err(failure @ Failure::Error(_)), None) => {
                    self.unreadable = true;
                    failure.report();
                }
                (result, _) => result?,
            }
        }
        Ok(())
    }
}

pub fn verify(arguments: &Verify) -> Result<()> {
    let Verify { key, signature, quiet, common } = arguments;
    common.check("--signature", signature.is_some())?;
    let public = key_file::public(key)?;
    let algorithm = match public.algorithm() {
        // Signatures of the old standard are over hash codes of the old one.
        KeyAlgorithm::Gost2001 => "gost94",
        _ => "streebog256",
    };
    let mut public = public.verifying_key().copied().map_err(|e| Failure::new(format!("{}: {e}", quote::path(key))))?;
    if let Some(kernel) = &common.kernel {
        public = public.with_kernel(kernel)?;
    }
    let algorithm = if public.curve().bits() == 256 { algorithm } else { "streebog512" };
    let mut verifier =
        Verifier { key: public, quiet: *quiet, waiting: Vec::new(), lines: Vec::new(), wrong: 0, unreadable: 0 };
    let encoding = common.encoding.encoding();
    common.hash(algorithm, |path, outcome, printer| {
        let at = signature.clone().unwrap_or_else(|| beside(&path));
        let checked = outcome.map_err(Checked::Unreadable).and_then(|digest| {
            let curve = verifier.key.curve();
            let bytes = read_signature(&at).map_err(Checked::Unreadable)?;
            let signature = Signature::from_bytes(curve, &bytes, encoding)
                .map_err(|e| Checked::Wrong(Some(format!("{}: {e}", quote::path(&at)))))?;
            Ok((digest, signature))
        });
        verifier.waiting.push((path, checked));
        if verifier.waiting.len() == TOGETHER { verifier.finish(printer) } else { Ok(()) }
    })?;
    verifier.end()
}

/// What there is to verify of a file, or why there is nothing.
type Read = std::result::Result<(Digest, Signature), Checked>;

/// Why a file is not verified.
enum Checked {
    /// It could not be, nor could its signature.
    Unreadable(String),
    /// It is not what was signed, and perhaps why.
    Wrong(Option<String>),
}

struct Verifier {
    key: VerifyingKey,
    quiet: bool,
    waiting: Vec<(PathBuf, Read)>,
    /// What is said of the last files, behind those that a printer has taken.
    lines: Vec<(Option<String>, String)>,
    wrong: u64,
    unreadable: u64,
}

impl Verifier {
    fn finish(&mut self, printer: &mut Printer) -> Result<()> {
        self.check();
        for (message, line) in self.lines.drain(..) {
            if let Some(message) = message {
                printer.complain(&message)?;
            }
            printer.print(line.as_bytes());
        }
        Ok(())
    }

    /// Verifies what waits.
    fn check(&mut self) {
        let files = std::mem::take(&mut self.waiting);
        let jobs: Vec<_> = files
            .iter()
            .filter_map(|(_, checked)| checked.as_ref().ok())
            .map(|(digest, signature)| (&self.key, &digest[..], signature))
            .collect();
        let mut verdicts = sign::verify_digests(&jobs).into_iter();
        for (path, checked) in &files {
            let name = quote::path(path);
            let (message, verdict) = match checked {
                Ok(_) => match verdicts.next() {
                    Some(Ok(())) => (None, "OK"),
                    _ => {
                        self.wrong += 1;
                        (None, "FAILED")
                    }
                },
                Err(Checked::Wrong(message)) => {
                    self.wrong += 1;
                    (message.clone(), "FAILED")
                }
                Err(Checked::Unreadable(message)) => {
                    self.unreadable += 1;
                    (Some(message.clone()), "FAILED open or read")
                }
            };
            let silent = self.quiet && verdict == "OK";
            self.lines.push((message, if silent { String::new() } else { format!("{name}: {verdict}\n") }));
        }
    }

    /// What is left, and the whole.
    fn end(mut self) -> Result<()> {
        self.check();
        for (message, line) in &self.lines {
            if let Some(message) = message {
                crate::failure::complain(message);
            }
            crate::io::print(line.as_bytes())?;
        }
        let warn = |count: u64, one: &str, many: &str| {
            if count > 0 {
                crate::failure::complain(&format!("WARNING: {count} {}", if count == 1 { one } else { many }));
            }
        };
        warn(self.wrong, "signature is wrong", "signatures are wrong");
        warn(self.unreadable, "file or its signature could not be read", "files or their signatures could not be read");
        match (self.wrong, self.unreadable) {
            (0, 0) => Ok(()),
            (0, _) => Err(Failure::Reported),
            _ => Err(Failure::Check),
        }
    }
}

impl Common {
    /// What is wrong with them, said before anything is read.
    fn check(&self, option: &str, given: bool) -> Result<()> {
        if let Some(kernel) = &self.kernel {
            names::check_kernel(kernel)?;
        }
        if given && self.files.len() > 1 {
            return Err(Failure::new(format!("{option} is for one file; there are {}", self.files.len())));
        }
        match self.files.iter().find(|file| *file == Path::new("-")) {
            Some(_) if !given => {
                Err(Failure::new(format!("standard input has no name to put .sig behind; use {option}")))
            }
            _ => Ok(()),
        }
    }

    /// Hashes all files, and gives each with its digest, or what was wrong.
    fn hash(
        &self,
        algorithm: &str,
        mut done: impl FnMut(PathBuf, std::result::Result<Digest, String>, &mut Printer) -> Result<()> + Send,
    ) -> Result<()> {
        let algorithm = Algorithm::find(algorithm)?;
        let options = Options { kernel: self.kernel.as_deref(), ..Options::default() };
        let items = self.files.iter().map(|path| {
            let source = if path == Path::new("-") { Source::Stdin } else { Source::Path(path.clone()) };
            Item { work: Some(Work { source, algorithm, set: None }), what: path.clone() }
        });
        let threads = number::threads_or_cores(self.threads);
        work::run(&options, threads, items, Progress::new(total(&self.files)), |path, outcome, printer| {
            let outcome = outcome.unwrap_or_else(|| Err(work::no_code()));
            let outcome = outcome.map_err(|e| format!("{}: {}", quote::path(&path), reason(&e)));
            done(path, outcome, printer)
        })
    }
}

/// FILE.sig.
fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".sig");
    name.into()
}

/// No more than a byte more than the longest has.
fn read_signature(path: &Path) -> std::result::Result<Vec<u8>, String> {
    use std::io::Read;
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(129).read_to_end(&mut bytes));
    read.map_err(|e| format!("{}: {}", quote::path(path), reason(&e)))?;
    Ok(bytes)
}

/// Digests in a call of the library.
const TOGETHER: usize = 64;
