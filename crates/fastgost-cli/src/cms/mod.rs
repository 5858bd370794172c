//! `fastgost cms`: signed and encrypted documents.
pub use self::{
    augment::LONGEST as LONGEST_TIMESTAMP,
    judged::{PathArguments, TrustArguments, exhausted, refused, untrusted},
    sign::belonging,
    verify::finish_and_print,
};
use crate::{
    cert::read_all,
    failure::{Failure, Result},
    hex,
    io::Input,
    kind,
    progress::Progress,
    quote,
    sum::work::{self, Item, Source, Work},
    terminal::Content,
};
use clap::{Args, Subcommand};
use fastgost::{
    hash::Digest,
    registry::{Algorithm, Options},
    text::Reader,
};
use fastgost_pki::{
    Error, FileKind,
    cms::{self, DigestAlgorithm, Digester, Digests, Mail, SignedData, SignerInfo, mail},
    x509::{
        Certificate, Name, Time, name,
        x509_cert::der::{Decode, asn1::ObjectIdentifier},
    },
};
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

mod augment;
mod countersign;
mod decrypt;
mod digest;
mod encrypt;
mod extract;
mod judged;
mod parts;
mod rewrite;
mod show;
mod sign;
mod verify;

/// Sign documents, and encrypt them to certificates (CMS, RFC 5652)
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Sign(sign::Arguments),
    Verify(verify::Arguments),
    Countersign(countersign::Arguments),
    #[command(visible_alias = "timestamp")]
    Augment(Box<augment::Arguments>),
    Encrypt(encrypt::Arguments),
    Decrypt(decrypt::Arguments),
    #[command(visible_alias = "info")]
    Show(show::Arguments),
    Extract(extract::Arguments),
    Digest(digest::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Sign(arguments) => sign::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Countersign(arguments) => countersign::run(arguments),
        Command::Augment(arguments) => augment::run(arguments),
        Command::Encrypt(arguments) => encrypt::run(arguments),
        Command::Decrypt(arguments) => decrypt::run(arguments),
        Command::Show(arguments) => show::run(arguments),
        Command::Extract(arguments) => extract::run(arguments),
        Command::Digest(arguments) => digest::run(arguments),
    }
}

/// Returns the kind of an output that is text if `text` is true, and DER otherwise. `cure` names the options that write
/// text.
fn content(text: bool, cure: &'static str) -> Content {
    if text { Content::Unknown } else { Content::Binary(Some(cure)) }
}

/// Returns the failure for an error that the library returned for this file. If the error means that a check failed,
/// the result is `Failure::Refused`.
pub fn failed(name: &str, e: Error) -> Failure {
    if let Some(failure) = kind::misplaced(name, &e) {
        return failure;
    }
    match e {
        Error::Refused(_) | Error::Strict(_) | Error::Password => Failure::Refused(format!("{name}: {e}")),
        Error::Io(e) => match e.downcast::<Error>() {
            Ok(e) => failed(name, e),
            Err(e) => Failure::io(name, &e),
        },
        e => Failure::new(format!("{name}: {e}")),
    }
}

/// The content type `id-data`. A content of this type may be any bytes.
const DATA: &str = "1.2.840.113549.1.7.1";

/// Refuses a content whose type is not the expected type. A content of another type is not meant as a document.
fn check_type(name: &str, given: ObjectIdentifier, wanted: ObjectIdentifier) -> Result<()> {
    match given == wanted {
        true => Ok(()),
        false => Err(Failure::Refused(format!(
            "{name}: its content has the type {given}, and not {wanted}; if that is meant, give --econtent-type {given}"
        ))),
    }
}

/// Returns a reader of the CMS document in the input. The input may be DER, text (PEM or base64) or mail. If the input
/// has other data, reading fails. If the input begins like DER, this function does not look for other kinds of data.
/// Then the reader of CMS finds wrong data, and reports the error.
fn document(input: Input) -> Reader<Input> {
    opened(input).0
}

/// Like [`document`], and also returns the part of a mail that detached signatures cover.
fn opened(mut input: Input) -> (Reader<Input>, Option<Vec<u8>>) {
    let begin = input.begin(2);
    if !matches!(begin, [0x30, long] if long & 0x80 != 0) {
        let begin = input.begin(FileKind::ENOUGH);
        if Mail::is_mail(begin) {
            return unpacked(input);
        }
        let mut found = FileKind::all_of(begin);
        if begin.len() < FileKind::ENOUGH
            && let Some(first) = found.next()
            && !first.is_cms()
            && !found.any(FileKind::is_cms)
        {
            drop(found);
            let allowed = cms::ALLOWED.into();
            input.fail(io::Error::other(Error::Kind { found: first, allowed }));
        }
    }
    (Reader::new(input, cms::TEXT), None)
}

/// Reads a mail into memory. Returns a reader of the document in the mail, and the part of the mail that detached
/// signatures cover.
fn unpacked(mut input: Input) -> (Reader<Input>, Option<Vec<u8>>) {
    let mut all = Vec::new();
    // The code reads one byte more than the limit, to detect longer data.
    let read = input.by_ref().take(mail::LONGEST as u64 + 1).read_to_end(&mut all);
    let mail = read.map_err(Error::Io).and_then(|_| Mail::read(&all));
    let (inner, content) = match mail {
        Ok(Mail::Document(der)) => (der, None),
        Ok(Mail::Signed { content, signatures }) => (signatures, Some(content)),
        Err(e) => {
            input.fail(io::Error::other(e));
            (Vec::new(), None)
        }
    };
    let input = if inner.is_empty() { input } else { input.continued(inner) };
    (Reader::new(input, cms::TEXT), content)
}

/// Reads all certificates in these files, in PEM or DER. Each file must have at least one certificate.
pub fn certificates(paths: &[PathBuf]) -> Result<Vec<Certificate>> {
    read_all(paths, Certificate::read_all)
}

/// Returns the current time, for a signature.
pub fn now() -> Result<Time> {
    Time::now().map_err(|e| Failure::new(format!("the clock: {e}")))
}

/// The number of bytes of a document that are read at a time.
const PART: usize = 128 << 10;

/// Passes the whole stream to `take`, part by part.
fn each_part(
    mut read: impl FnMut(&mut [u8]) -> Result<usize>,
    total: Option<u64>,
    mut take: impl FnMut(&mut [u8]) -> Result<()>,
) -> Result<()> {
    let mut progress = Progress::new(total);
    let mut part = Zeroizing::new(vec![0; PART]);
    loop {
        let n = read(&mut part)?;
        if n == 0 {
            return Ok(());
        }
        take(&mut part[..n])?;
        progress.add(n as u64);
    }
}

/// Refuses a document whose content is both in the document and in an option, or in neither of them.
fn check_content(name: &str, attached: bool, given: bool) -> Result<()> {
    match (attached, given) {
        (true, true) => Err(Failure::new(format!("{name}: has its document in it; omit --content and --digest"))),
        (false, false) => Err(Failure::new(format!("{name}: has signatures only; give their document as --content"))),
        _ => Ok(()),
    }
}

/// Returns the digests of the content by the hash functions of the signatures. The content is in the document or, if
/// the signatures are detached, in the file `content`. For this file, the function also returns the digests by the hash
/// functions in `also`. If `is_text` is true, the lines of the file are hashed with CR LF at their ends.
fn digests_of(signed: &SignedData, content: Option<&Path>, is_text: bool, also: &[DigestAlgorithm]) -> Result<Digests> {
    if let Some(digests) = &signed.digests {
        return Ok(digests.clone());
    }
    let of = signed.signers.iter().flat_map(SignerInfo::digest_algorithms);
    let mut algorithms: Vec<_> = of.chain(also.iter().copied()).collect();
    algorithms.sort();
    digests(content, &algorithms, is_text)
}

/// Reads the mail to sign or to encrypt.
fn mail_part(input: &mut Input) -> Result<Zeroizing<Vec<u8>>> {
    let mut all = Zeroizing::new(Vec::new());
    // The code reads one byte more than the limit, to detect longer data.
    input.fill(&mut all, mail::LONGEST + 1)?;
    mail::part(&all).map_err(|e| failed(&input.name, e))
}

/// Hashes a part of mail with the hash functions of the signatures, and returns the digests.
fn digests_of_mail(signed: &SignedData, part: &[u8]) -> fastgost_pki::Result<Digests> {
    let mut digester = signed.digester()?;
    digester.update(part);
    Ok(digester.finish())
}

/// A digest that the user gives on the command line, with its hash function.
#[derive(Clone)]
struct GivenDigest(DigestAlgorithm, Digest);

/// Reads a digest in hexadecimal.
fn digest(text: &str) -> std::result::Result<GivenDigest, String> {
    let bytes = hex::decode(text).unwrap_or_default();
    let algorithm = match bytes.len() {
        32 => Some(DigestAlgorithm::Streebog256),
        64 => Some(DigestAlgorithm::Streebog512),
        _ => None,
    };
    let given = algorithm.and_then(|algorithm| Some(GivenDigest(algorithm, Digest::from_bytes(&bytes)?)));
    given.ok_or_else(|| "allowed: 64 hexadecimal digits (streebog256) or 128 (streebog512)".to_owned())
}

/// Returns the digests that the user has given. The command does not have the document. So the command cannot check
/// whether the document could be signed data of another format.
fn given_digests(all: &[GivenDigest]) -> Result<Digests> {
    for (i, GivenDigest(algorithm, _)) in all.iter().enumerate() {
        if all[..i].iter().any(|GivenDigest(other, _)| other == algorithm) {
            let name = algorithm.name();
            return Err(Failure::new(format!("--digest: two digests by {name}; allowed: one by each hash function")));
        }
    }
    Ok(Digests::of_unknown(all.iter().map(|GivenDigest(algorithm, digest)| (*algorithm, digest.clone()))))
}

/// Returns the digests of a file. A regular file is hashed on two threads, unless `is_text` is true.
fn digests(path: Option<&Path>, algorithms: &[DigestAlgorithm], is_text: bool) -> Result<Digests> {
    let mut names: Vec<_> = algorithms.to_vec();
    names.dedup();
    let path = path.unwrap_or(Path::new("-"));
    let file = fs::metadata(path).ok().filter(|metadata| metadata.is_file() && !is_text);
    let Some(total) = file.map(|metadata| metadata.len()) else {
        // An input that is not a regular file can be read only once, and a text must be converted while it is read. So
        // in these two cases the command computes all digests in one pass over the input.
        let mut input = Input::open(Some(path))?;
        let digester = if is_text { Digester::of_text(&names) } else { Digester::new(&names) };
        let mut digester = digester.map_err(|e| failed(&input.name, e))?;
        let name = input.name.clone();
        let read = |out: &mut [u8]| input.read(out).map_err(|e| Failure::io(&name, &e));
        each_part(read, None, |part| {
            digester.update(part);
            Ok(())
        })?;
        return Ok(digester.finish());
    };
    let mut items = Vec::new();
    for name in names {
        let algorithm = Algorithm::from_name(name.name())?;
        items.push(Item {
            work: Some(Work { source: Source::Path(path.to_owned()), algorithm, set: None }),
            what: name,
        });
    }
    let (mut all, mut structure) = (Vec::new(), None);
    work::run(&Options::default(), 2, items.into_iter(), Progress::new(Some(total)), |algorithm, outcome, _| {
        let hashed =
            outcome.unwrap_or_else(|| Err(work::no_digest())).map_err(|e| Failure::io(quote::path(path), &e))?;
        structure = hashed.structure.or(structure);
        all.push((algorithm, hashed.digest));
        Ok(())
    })?;
    Ok(Digests::of_content(all, structure))
}

/// Returns a name in DER as readable text.
fn shown(name: &[u8]) -> String {
    match Name::from_der(name) {
        Ok(name) => name::show(&name),
        Err(_) => "an unreadable name".to_owned(),
    }
}
