//! `fastgost cms`: signed and encrypted documents.
pub use self::judged::{TrustArguments, refused};
use crate::{
    cert::read_all,
    failure::{Failure, Result},
    hex,
    io::Input,
    progress::Progress,
    quote,
    sum::work::{self, Item, Source, Work},
};
use clap::{Args, Subcommand};
use fastgost::{
    hash::Digest,
    registry::{Algorithm, Options},
    text::Reader,
};
use fastgost_pki::{
    Error,
    cms::{self, DigestAlgorithm, Digester, Digests, SignedData, SignerInfo},
    x509::{
        Certificate, Name, name,
        x509_cert::der::{Decode, asn1::ObjectIdentifier},
    },
};
use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
};

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

/// The failure for an error about this file: of a check, or of anything else.
fn failed(name: &str, e: Error) -> Failure {
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

/// The bytes of a message in a file, which may be text.
fn document(input: Input) -> Reader<Input> {
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
fn check_content(name: &str, attached: bool, given: bool) -> Result<()> {
    match (attached, given) {
        (true, true) => Err(Failure::new(format!("{name}: has its document in it; omit --content and --digest"))),
        (false, false) => Err(Failure::new(format!("{name}: has signatures only; give their document as --content"))),
        _ => Ok(()),
    }
}

/// The digests of the document: those of the content that was read, or of this file, if the signatures are detached. A text is hashed
/// with CR LF at the ends of its lines. A file is hashed with the other hash functions too.
fn digests_of(signed: &SignedData, content: Option<&Path>, is_text: bool, also: &[DigestAlgorithm]) -> Result<Digests> {
    if let Some(digests) = &signed.digests {
        return Ok(digests.clone());
    }
    let of = signed.signers.iter().flat_map(SignerInfo::digest_algorithms);
    let mut algorithms: Vec<_> = of.chain(also.iter().copied()).collect();
    algorithms.sort();
    digests(content, &algorithms, is_text)
}

/// A digest that somebody has computed.
#[derive(Clone)]
struct GivenDigest(DigestAlgorithm, Digest);

/// Reads a digest in hexadecimal.
fn digest(text: &str) -> std::result::Result<GivenDigest, String> {
    let bytes = hex::decode(text).unwrap_or_default();
    let algorithm = match bytes.len() {
        32 => DigestAlgorithm::Streebog256,
        64 => DigestAlgorithm::Streebog512,
        _ => return Err("allowed: 64 hexadecimal digits (streebog256) or 128 (streebog512)".to_owned()),
    };
    Ok(GivenDigest(algorithm, Digest::try_from(&bytes[..]).map_err(|e| e.to_string())?))
}

/// Digests of a document that is not here. What it could be taken for is not known.
fn given_digests(all: &[GivenDigest]) -> Digests {
    Digests::of_unknown(all.iter().map(|GivenDigest(algorithm, digest)| (*algorithm, digest.clone())))
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
