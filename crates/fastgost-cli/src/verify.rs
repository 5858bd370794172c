//! `fastgost verify`: verifies detached signatures of files.
use crate::{
    failure::{Failure, Result, complain, reason},
    file_name, io,
    json::JsonLine,
    key_file::{self, Public},
    kind, names,
    passphrase::PassphraseArguments,
    quote,
    sign::{Common, TOGETHER, beside},
    sum::{Verdict, total, work::Printer},
};
use clap::Args;
use fastgost::{
    hash::Digest,
    keys::Algorithm as KeyAlgorithm,
    registry::Algorithm,
    sign::{self, Encoding, Signature, Structure, VerifyingKey},
    text::{self, SIGNATURE},
};
use fastgost_pki::{
    FileKind,
    cms::{self, SignedReader},
};
use std::{
    fs,
    io::Read,
    mem,
    path::{Path, PathBuf},
};

/// Verify the detached signatures of files (FILE.sig). If a signature is wrong, the exit status is 1
#[derive(Args)]
#[command(after_help = "Examples: fastgost verify --key pub.pem release.tar.gz\n          \
fastgost verify --key cert.pem --signature message.sig message.txt\n\n\
The command prints a line for every file: OK, or FAILED. The exit status is 1 if any signature is wrong. Otherwise, the \
exit status is 2 if any file or signature could not be read.\n\n\
A file of --key may have any number of keys and certificates in PEM, with other text between them. Lines that begin \
with # are comments, and a PEM block that cannot be read is an error. A signature is right if it verifies with one of \
the keys. A certificate together with its issuer's certificate is refused, because otherwise the command would \
accept the issuer's signatures as signatures of the certificate's owner.")]
pub struct Verify {
    /// A file with the signer's public key or certificate, in PEM or DER. If there are several keys, in one file or in
    /// several --key files, a signature by any of these keys is accepted. The command takes the key from a certificate,
    /// and does not check the certificate. From a PFX, the command takes the public key of the private key in the PFX,
    /// and asks for the passphrase
    #[arg(long, value_name = "KEY", required = true)]
    key: Vec<PathBuf>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// The signature of one file [default: FILE.sig]
    #[arg(long, value_name = "SIG")]
    signature: Option<PathBuf>,
    /// Also accept the signature of a file that is one whole SET or SEQUENCE of ASN.1, or begins like the data that is
    /// signed in TLS 1.3, in a token (JWS) or in an XML signature. Perhaps the signer did not sign this file, but a
    /// document (CMS), certificate, request, CRL, TLS handshake, token or XML document
    #[arg(long)]
    allow_structure: bool,
    /// Print no lines for right signatures
    #[arg(long)]
    quiet: bool,
    /// Print a line of JSON for each file. The line has `file`, `signature` and `verdict` (ok, failed or unreadable).
    /// If there is a message about the file, the line also has `error`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    common: Common,
}

pub fn run(arguments: &Verify) -> Result<()> {
    let Verify { key, passphrase, signature, allow_structure, quiet, json, common } = arguments;
    let (files, unreadable) = common.files("--signature", signature.is_some())?;
    let keys = Keys::read(key, passphrase, common)?;
    // `parts` returns the hashing jobs of a file: one job for each hash function that the keys need. The last job of
    // the file also carries the file's signature.
    let parts = |path: &Path| {
        let at = signature.clone().unwrap_or_else(|| beside(path));
        let bytes = read_signature(&at, signature.is_none());
        let hashes = keys.hashes(bytes.as_deref().unwrap_or_default());
        let mut parts: Vec<_> = hashes.into_iter().map(|hash| (path.to_owned(), hash, (hash, None))).collect();
        if let Some((.., (_, signature))) = parts.last_mut() {
            *signature = Some((at, bytes));
        }
        parts
    };
    // `parts` reads the signature. For standard input, `parts` is called here, and not again during hashing, because
    // the signature may come through a pipe, which can be read only once.
    let mut standard_input = (files[0] == Path::new("-")).then(|| parts(&files[0]));
    if standard_input.as_ref().is_some_and(|parts| parts.len() > 1) {
        return Err(Failure::new(
            "standard input is read only once, and keys of GOST R 34.10-2001 need another digest of it than the others; \
             name a file, or verify with one kind of key at a time",
        ));
    }
    let mut verifier = Verifier {
        quiet: *quiet,
        json: *json,
        waiting: Vec::new(),
        lines: Vec::new(),
        wrong: 0,
        unreadable: unreadable.into(),
    };
    let mut digests = Vec::new();
    let jobs = files.iter().flat_map(|path| standard_input.take().unwrap_or_else(|| parts(path)));
    common.hash(total(&files), jobs, |path, (hash, signature), outcome, printer| {
        digests.push(match outcome {
            Ok(hashed) => match hashed.structure {
                Some(structure) if !allow_structure => Err(Checked::Wrong(Some(refused(&path, structure)))),
                _ => Ok((hash, hashed.digest)),
            },
            Err(e) => Err(Checked::Unreadable(e)),
        });
        let Some((at, signature)) = signature else { return Ok(()) };
        let digests = mem::take(&mut digests).into_iter().collect::<std::result::Result<Vec<_>, _>>();
        let checked = digests.and_then(|digests| Ok((digests, signature?)));
        let encoding = common.encoding.encoding();
        let candidates = checked.and_then(|(digests, signature)| keys.candidates(&digests, &signature, encoding, &at));
        verifier.waiting.push((path, at, candidates));
        if verifier.waiting.len() == TOGETHER { verifier.finish(printer) } else { Ok(()) }
    })?;
    verifier.end()
}

fn refused(path: &Path, structure: Structure) -> String {
    let cure = "the key may have signed it as that; --allow-structure verifies it all the same; `fastgost cms verify` \
                verifies the signatures in a signed document (CMS)";
    format!("{}: the file is {}; {cure}", quote::path(path), structure.text())
}

/// The keys that the user gave, each with the hash function whose digests the key signs.
struct Keys(Vec<(VerifyingKey, &'static Algorithm)>);

impl Keys {
    fn read(files: &[PathBuf], passphrase: &PassphraseArguments, common: &Common) -> Result<Self> {
        let (level, mut keys) = (names::level(common.kernel.as_deref())?, Vec::new());
        for Public { algorithm, mut key, .. } in key_file::publics(files, passphrase)? {
            if let Some(level) = level {
                key = key.with_level(level)?;
            }
            let hash = match algorithm {
                // Signatures of GOST R 34.10-2001 use digests of GOST R 34.11-94.
                KeyAlgorithm::Gost2001 => "gost94",
                _ if key.curve().bits() == 256 => "streebog256",
                _ => "streebog512",
            };
            keys.push((key, Algorithm::from_name(hash)?));
        }
        Ok(Self(keys))
    }

    /// Finds the keys whose signatures have the same size as `signature`, and returns the hash functions of these keys.
    /// If there is no such key, returns the hash function of the first key.
    fn hashes(&self, signature: &[u8]) -> Vec<&'static Algorithm> {
        let fits = |key: &VerifyingKey| signature.len() == 2 * key.curve().size();
        let mut hashes: Vec<&'static Algorithm> = Vec::new();
        for (_, hash) in self.0.iter().filter(|(key, _)| fits(key)) {
            if !hashes.iter().any(|other| other.name == hash.name) {
                hashes.push(hash);
            }
        }
        if hashes.is_empty() {
            hashes.extend(self.0.first().map(|(_, hash)| *hash));
        }
        hashes
    }

    /// Returns the candidates for a file: all keys that may have made the signature, each with the digest and the
    /// signature.
    fn candidates(
        &self,
        digests: &[(&'static Algorithm, Digest)],
        signature: &[u8],
        encoding: Encoding,
        at: &Path,
    ) -> std::result::Result<Vec<Candidate>, Checked> {
        let mut candidates = Vec::new();
        let mut refusal = None;
        for (key, hash) in &self.0 {
            match Signature::from_bytes(key.curve(), signature, encoding) {
                Ok(signature) => {
                    let digest = digests.iter().find(|(of, _)| of.name == hash.name);
                    candidates.extend(digest.map(|(_, digest)| (*key, digest.clone(), signature)));
                }
                Err(e) => _ = refusal.get_or_insert(e),
            }
        }
        match refusal {
            Some(e) if candidates.is_empty() => Err(Checked::Wrong(Some(format!("{}: {e}", quote::path(at))))),
            _ => Ok(candidates),
        }
    }
}

/// A key, a digest and a signature that the key may have made.
type Candidate = (VerifyingKey, Digest, Signature);

/// The reason why the verification of a file fails before any computation with its signature.
enum Checked {
    /// The file or its signature could not be read.
    Unreadable(String),
    /// The signature is wrong or refused. The text is the reason, if the reason is known.
    Wrong(Option<String>),
}

struct Verifier {
    quiet: bool,
    json: bool,
    /// The files whose signatures are not verified yet. Each entry has the file's path, the path of the signature, and
    /// the candidates. Instead of candidates, an entry may have the reason why the verification has already failed.
    waiting: Vec<(PathBuf, PathBuf, std::result::Result<Vec<Candidate>, Checked>)>,
    /// The output that is not printed yet. Each entry has an optional message for standard error, and a line for
    /// standard output.
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

    /// Verifies the signatures of the waiting files.
    fn check(&mut self) {
        let files = mem::take(&mut self.waiting);
        let candidates = files.iter().filter_map(|(.., checked)| checked.as_ref().ok()).flatten();
        let jobs: Vec<_> = candidates.map(|(key, digest, signature)| (key, &digest[..], signature)).collect();
        let mut verdicts = sign::verify_digests(&jobs).into_iter();
        for (path, at, checked) in &files {
            let (message, verdict) = match checked {
                // `count` takes all verdicts of this file from `verdicts`, even if the first verdict is already good.
                // So the next verdict in `verdicts` is the first verdict of the next file.
                Ok(candidates) => match verdicts.by_ref().take(candidates.len()).filter(|v| v.is_ok()).count() {
                    0 => {
                        self.wrong += 1;
                        (None, Verdict::Failed)
                    }
                    _ => (None, Verdict::Ok),
                },
                Err(Checked::Wrong(message)) => {
                    self.wrong += 1;
                    (message.clone(), Verdict::Failed)
                }
                Err(Checked::Unreadable(message)) => {
                    self.unreadable += 1;
                    (Some(message.clone()), Verdict::Unreadable)
                }
            };
            if self.quiet && verdict == Verdict::Ok {
                continue;
            }
            self.lines.push(match self.json {
                false => (message, format!("{}: {}\n", quote::path(path), verdict.word())),
                true => {
                    let line =
                        JsonLine::of(path).name("signature", file_name::to_bytes(at)).with("verdict", verdict.name());
                    (None, line.error(message.as_deref()).end())
                }
            });
        }
    }

    /// Verifies the signatures of the last files. Prints the remaining lines, and the numbers of wrong signatures and
    /// of unreadable files.
    fn end(mut self) -> Result<()> {
        self.check();
        for (message, line) in &self.lines {
            if let Some(message) = message {
                complain(message);
            }
            io::print(line.as_bytes())?;
        }
        let warn = |count: u64, one: &str, many: &str| {
            if count > 0 {
                complain(&format!("WARNING: {count} {}", if count == 1 { one } else { many }));
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

/// Reads a signature, and removes its armor, if there is any. The result has at most 129 bytes, one byte more than the
/// longest signature. So the caller notices if a file is too long for a signature. `beside` is true if the user did not
/// type the name of the signature's file.
fn read_signature(path: &Path, beside: bool) -> std::result::Result<Vec<u8>, Checked> {
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes));
    read.map_err(|e| {
        let cure = if beside { "; --signature names the signature's file" } else { "" };
        Checked::Unreadable(format!("{}: {}{cure}", quote::path(path), reason(&e)))
    })?;
    if is_document(&bytes) {
        return Err(Checked::Wrong(Some(format!(
            "{}: this is a signed document (CMS), not a signature alone; `fastgost cms verify --content` verifies it",
            quote::path(path)
        ))));
    }
    let other = if matches!(bytes.len(), 64 | 128) { None } else { FileKind::of(&bytes) };
    if let Some(found) = other.filter(|found| *found != FileKind::Signature) {
        let allowed = "a signature: its bytes, in armor, hexadecimal or base64";
        return Err(Checked::Wrong(Some(kind::message(&quote::path(path), found, allowed))));
    }
    if bytes.starts_with(text::BEGIN) {
        let decoded = text::unarmor(&bytes, SIGNATURE);
        bytes = decoded.map_err(|e| Checked::Wrong(Some(format!("{}: {e}", quote::path(path)))))?;
    } else if let Some(message) = kind::text_above(&quote::path(path), &bytes, SIGNATURE) {
        return Err(Checked::Wrong(Some(message)));
    } else if let Some(signature) = text::signature(&bytes) {
        bytes = signature;
    }
    bytes.truncate(129);
    Ok(bytes)
}

/// Whether the data begins like a signed document of CMS, in DER, PEM or base64. Such a document is always longer than
/// the longest signature alone, which has 128 bytes.
fn is_document(bytes: &[u8]) -> bool {
    bytes.len() > 128 && SignedReader::new(text::Reader::new(bytes, cms::TEXT)).is_ok()
}

/// The largest number of bytes that are read from a signature's file. The longest signature has 128 bytes. Even in
/// armor, and with much white space after it, a signature is shorter than this limit.
const LONGEST: u64 = 4096;
