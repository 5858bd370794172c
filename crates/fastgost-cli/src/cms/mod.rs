//! `fastgost cms`: signed and encrypted documents.
pub use self::judged::{TrustArguments, refused};
use crate::{
    cert::read_all,
    failure::{Failure, Result},
    io::Input,
    kind,
    progress::Progress,
    quote,
    sum::work::{self, Item, Source, Work},
};
use clap::{Args, Subcommand};
use fastgost::{
    registry::{Algorithm, Options},
    text::Reader,
};
use fastgost_pki::{
    Error, FileKind,
    cms::{self, DigestAlgorithm, Digester, Digests, SignedData, SignerInfo},
    x509::{
        Certificate, Name, name,
        x509_cert::der::{Decode, asn1::ObjectIdentifier},
    },
};
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

mod countersign;
mod decrypt;
mod encrypt;
mod info;
mod judged;
mod parts;
mod rewrite;
mod sign;
mod timestamp;
mod verify;

/// Sign documents and encrypt them to certificates, as others do (CMS, RFC 5652)
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
    Timestamp(timestamp::Arguments),
    Encrypt(encrypt::Arguments),
    Decrypt(decrypt::Arguments),
    Info(info::Arguments),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Sign(arguments) => sign::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Countersign(arguments) => countersign::run(arguments),
        Command::Timestamp(arguments) => timestamp::run(arguments),
        Command::Encrypt(arguments) => encrypt::run(arguments),
        Command::Decrypt(arguments) => decrypt::run(arguments),
        Command::Info(arguments) => info::run(arguments),
    }
}

/// The failure for an error about this file: of a check, or of anything else.
fn failed(name: &str, e: Error) -> Failure {
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

/// The type of contents that are bytes and nothing else (`id-data`).
const DATA: &str = "1.2.840.113549.1.7.1";

/// Refuses a content of another type than is wanted: whoever made it did not mean these bytes as a document.
fn check_type(name: &str, given: ObjectIdentifier, wanted: ObjectIdentifier) -> Result<()> {
    match given == wanted {
        true => Ok(()),
        false => Err(Failure::Refused(format!(
            "{name}: its content has the type {given}, and not {wanted}; if that is meant, give --econtent-type {given}"
        ))),
    }
}

/// The bytes of a message in a file, which may be text. It cannot be read if it is something else: of DER, the reader of CMS says
/// that itself.
fn document(mut input: Input) -> Reader<Input> {
    /// More than texts of other objects have.
    const MOST: usize = 64 << 10;
    let begin = input.begin(2);
    if !matches!(begin, [0x30, long] if long & 0x80 != 0) {
        let begin = input.begin(MOST);
        let mut found = FileKind::all_of(begin);
        if begin.len() < MOST
            && let Some(first) = found.next()
            && !first.is_cms()
            && !found.any(FileKind::is_cms)
        {
            drop(found);
            let allowed = cms::ALLOWED.into();
            input.fail(io::Error::other(Error::Kind { found: first, allowed }));
        }
    }
    Reader::new(input, cms::TEXT)
}

/// All certificates in these files, in PEM or DER; each file must have at least one.
fn certificates(paths: &[PathBuf]) -> Result<Vec<Certificate>> {
    read_all(paths, Certificate::read_all)
}

/// Bytes that are read at a time.
const PART: usize = 128 << 10;

/// Passes all of a stream on, part by part.
fn each_part(
    mut read: impl FnMut(&mut [u8]) -> Result<usize>,
    total: Option<u64>,
    mut take: impl FnMut(&mut [u8]) -> Result<()>,
) -> Result<()> {
    let mut progress = Progress::new(total);
    let mut part = zeroize::Zeroizing::new(vec![0; PART]);
    loop {
        let n = read(&mut part)?;
        if n == 0 {
            return Ok(());
        }
        take(&mut part[..n])?;
        progress.add(n as u64);
    }
}

/// Refuses a document that is there twice, or not at all.
fn check_content(name: &str, attached: bool, content: Option<&Path>) -> Result<()> {
    match (attached, content) {
        (true, Some(_)) => Err(Failure::new(format!("{name}: has its document in it; omit --content"))),
        (false, None) => Err(Failure::new(format!("{name}: has signatures only; give their document as --content"))),
        _ => Ok(()),
    }
}

/// The digests of the document: those of the content that was read, or of this file, if the signatures are detached. A text is hashed
/// with CR LF at the ends of its lines.
fn digests_of(signed: &SignedData, content: Option<&Path>, is_text: bool) -> Result<Digests> {
    if let Some(digests) = &signed.digests {
        return Ok(digests.clone());
    }
    let of = |signer: &SignerInfo| DigestAlgorithm::from_oid(signer.digest_algorithm);
    let mut algorithms: Vec<_> = signed.signers.iter().filter_map(of).collect();
    algorithms.sort();
    digests(content, &algorithms, is_text)
}

/// The digests of a file, which is read by one thread and hashed by another.
fn digests(path: Option<&Path>, algorithms: &[DigestAlgorithm], is_text: bool) -> Result<Digests> {
    let mut names: Vec<_> = algorithms.to_vec();
    names.dedup();
    let path = path.unwrap_or(Path::new("-"));
    let file = fs::metadata(path).ok().filter(|metadata| metadata.is_file() && !is_text);
    let Some(total) = file.map(|metadata| metadata.len()) else {
        // It can be read only once, or is changed while it is read.
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

/// A name in DER as people read it.
fn shown(name: &[u8]) -> String {
    match Name::from_der(name) {
        Ok(name) => name::show(&name),
        Err(_) => "an unreadable name".to_owned(),
    }
}
