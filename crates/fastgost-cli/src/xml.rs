//! `fastgost xml`: signs and verifies XML.
use crate::{
    cert::note_deviations,
    cms::{self, PathArguments, exhausted, untrusted},
    failure::{Failure, Quiet, Result},
    io::{self, Clobber, Input, Output},
    key::read_up_to,
    key_file, kind,
    passphrase::PassphraseArguments,
    quote,
    terminal::Content,
};
use clap::{Args, Subcommand};
use fastgost_pki::{Exhausted, FileKind, cms::Proof};
use fastgost_xml::{Error, Form, Limits, Place, Problem, SEVERAL, SignOptions, Signed, VerifyOptions, Which};
use std::{fs::File, path::PathBuf, time::SystemTime};
use zeroize::Zeroizing;

/// Sign and verify XML (XMLDSig, XAdES-BES, XAdES-T), also for SMEV
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Augment(Augment),
    Sign(Sign),
    Verify(Verify),
}

/// Sign an XML document or one of its elements, and write the document with the signature
#[derive(Args)]
#[command(after_help = "Examples: fastgost xml sign --key key.pem --cert cert.pem -o signed.xml order.xml\n          \
fastgost xml sign --key key.pem --cert cert.pem --smev --id SIGNED_BY_CALLER --into '#signature' -o signed.xml message.xml\n\n\
The signature does not cover itself. The signature is in the document; with --enveloping, the document is in \
the signature. If an old signature covers the place of the new signature, the document is refused, because the new \
signature would make the old signature wrong. Old signatures that were made with --cosign stay right.")]
struct Sign {
    /// The private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    /// The certificate of the key, in PEM or DER. The command puts the certificate into the signature
    #[arg(long, value_name = "CERT")]
    cert: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Sign the element with this Id [default: the document]
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    /// Put the signature at the end of this element: `#ID`, or a path `/NAME/{NAMESPACE}NAME` [default: the root
    /// element]
    #[arg(long, value_name = "WHERE")]
    into: Option<Place>,
    /// Write a document whose root element is the signature. The signed document is inside the signature, in an element
    /// `Object`
    #[arg(long, requires = "signature_id", conflicts_with_all = ["id", "into", "token"])]
    enveloping: bool,
    /// The Id of the signature itself
    #[arg(long, value_name = "ID")]
    signature_id: Option<String>,
    /// The canonical form of the signed data: exclusive, inclusive or inclusive-1.1
    #[arg(long, value_name = "FORM", default_value = "exclusive")]
    canonical: Form,
    /// Apply the transform of SMEV 3
    #[arg(long)]
    smev: bool,
    /// Leave all signatures out of the signed data (by an XPath expression). Then others can sign the same document
    /// after you, if each of them also gives this option
    #[arg(long, conflicts_with = "enveloping")]
    cosign: bool,
    /// Put the certificate into a security token with this Id, before the signature (WS-Security, SMEV 2)
    #[arg(long, value_name = "ID")]
    token: Option<String>,
    /// Make XAdES-BES: also sign the time of signing, and the digest of the certificate
    #[arg(long, requires = "signature_id")]
    xades: bool,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The document, in UTF-8 [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

/// Add a timestamp to a signature in an XML document (XAdES-T)
#[derive(Args)]
#[command(after_help = "Examples: fastgost xml augment --request -o request.tsq signed.xml\n          \
curl -H 'Content-Type: application/timestamp-query' --data-binary @request.tsq URL >response.tsr\n          \
fastgost xml augment --response response.tsr -o stamped.xml signed.xml\n\n\
The signature must be in the format XAdES-BES, which `xml sign --xades` writes. This command does not verify who made \
the timestamp. `xml verify --timestamp` verifies that.")]
#[command(group = clap::ArgGroup::new("what").required(true))]
struct Augment {
    /// Write a request for a timestamp (RFC 3161), which you send to a TSA (timestamp authority)
    #[arg(long, group = "what")]
    request: bool,
    /// Add the timestamp from this file. The file is the response of a TSA, or only a timestamp
    #[arg(long, value_name = "FILE", group = "what")]
    response: Option<PathBuf>,
    /// The signature, if there are several: `#ID`, or a number, counted from 1 [default: the only signature]
    #[arg(long, value_name = "WHICH")]
    signature: Option<Which>,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The document, in UTF-8 [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

/// Verify a signature in an XML document, and check whether a trusted certificate vouches for the signer
#[derive(Args)]
#[command(after_help = "Examples: fastgost xml verify --ca ca.pem --covers document signed.xml\n          \
fastgost xml verify --ca ca.pem --covers /order/price -o part.xml signed.xml\n\n\
A signature says nothing about unsigned parts, nor about the place of a signed element. With --covers, name the \
element that must be signed. Read this element in the output of -o, and not in the document. The document may contain \
text that is not signed, because transforms leave out signatures, comments and, in SMEV, white space. The exit status \
is 1 if the signature is not accepted.")]
struct Verify {
    /// A file with trusted certificates of issuers or signers, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CA", required = true)]
    ca: Vec<PathBuf>,
    /// A file with certificates that are not in the document, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CERT")]
    cert: Vec<PathBuf>,
    #[command(flatten)]
    paths: PathArguments,
    /// The part that must be signed: `document` for the document; `#ID` for the element with this Id; or
    /// `/NAME/{NAMESPACE}NAME` for the only element with this path. With -o, the command writes the signed part that
    /// contains this element
    #[arg(long, value_name = "WHAT")]
    covers: Option<Place>,
    /// The signature to verify, if there are several: `#ID`, or a number, counted from 1 [default: the only signature]
    #[arg(long, value_name = "WHICH")]
    signature: Option<Which>,
    /// Require a valid timestamp of the signature (XAdES-T). A certificate of --ca must also vouch for the TSA of the
    /// timestamp. The signer's certificate must be valid, and not revoked, at the time of the earliest valid timestamp
    #[arg(long)]
    timestamp: bool,
    /// The number of the signed part that -o writes [default: with --covers, the first part that contains the element
    /// of --covers; without --covers, 1]
    #[arg(long, value_name = "N", requires = "output")]
    part: Option<usize>,
    /// Where to write the signed part, in the form that was signed. An existing file is replaced when the signature is
    /// verified. If OUT is not a regular file, the verdict goes to standard error [default: nowhere]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The document, in UTF-8 [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Augment(arguments) => augment(arguments),
        Command::Sign(arguments) => sign(arguments),
        Command::Verify(arguments) => verify(arguments),
    }
}

/// Returns the failure for the error `e`, which is about the file or option `name`.
fn wrong(name: &str, e: Error) -> Failure {
    match e {
        Error::Encoding { .. } if e.to_string().ends_with("it is not signed") => {
            Failure::new(format!("{name}: {e}; `fastgost xml sign` signs documents"))
        }
        Error::Refused(why) if why.ends_with(SEVERAL) => Failure::Refused(format!("{name}: {why}, with --signature")),
        e => cms::failed(name, e),
    }
}

/// Reads the whole input. If the input is longer than the limit, reads one byte more than the limit. The library
/// refuses an input of this length.
fn whole(mut input: Input) -> Result<(Zeroizing<Vec<u8>>, String)> {
    let mut all = Zeroizing::new(Vec::new());
    input.fill(&mut all, Limits::default().bytes + 1)?;
    // A text of an XML document may contain a certificate in PEM.
    if !all.trim_ascii_start().starts_with(b"<")
        && let Some(found) = FileKind::of(&all)
    {
        return Err(kind::wrong(&input.name, found, "an XML document in UTF-8"));
    }
    Ok((all, input.name))
}

fn sign(arguments: &Sign) -> Result<()> {
    let Sign { key, cert, passphrase, output, clobber, input, .. } = arguments;
    passphrase.leave_stdin_to(input.as_deref())?;
    io::spare(output.as_deref(), [key, cert].into_iter().cloned().chain(passphrase.files()))?;
    let input = Input::open(input.as_deref())?;
    let mut out = Output::new(output.as_deref(), &input, Content::Unknown)?.clobbering(*clobber)?;
    let certificates = cms::certificates(std::slice::from_ref(cert))?;
    let file = quote::path(key);
    let key = key_file::private(key, passphrase)?;
    let certificate = cms::belonging(&key, &file, &certificates)?;
    let (document, name) = whole(input)?;
    let mut options = SignOptions::default();
    options.id = arguments.id.clone();
    options.place = arguments.into.clone().unwrap_or_default();
    options.method.form = arguments.canonical;
    (options.signature_id, options.token) = (arguments.signature_id.clone(), arguments.token.clone());
    (options.smev, options.enveloping) = (arguments.smev, arguments.enveloping);
    options.cosign = arguments.cosign;
    options.xades = arguments.xades.then(SystemTime::now);
    let signed = fastgost_xml::sign(&document, &key, &certificate, &options).map_err(|e| wrong(&name, e))?;
    out.write(&signed)?;
    out.finish()
}

fn augment(arguments: &Augment) -> Result<()> {
    let Augment { response, signature, output, clobber, input, .. } = arguments;
    io::spare(output.as_deref(), response.iter().cloned())?;
    let input = Input::open(input.as_deref())?;
    let content = if response.is_some() { Content::Unknown } else { Content::Binary(None) };
    let mut out = Output::new(output.as_deref(), &input, content)?.clobbering(*clobber)?;
    let (document, name) = whole(input)?;
    let (which, limits) = (signature.clone().unwrap_or_default(), Limits::default());
    let made = match response {
        Some(path) => {
            let stamped = quote::path(path);
            let file = File::open(path).map_err(|e| Failure::io(&stamped, &e))?;
            let data = read_up_to(file, cms::LONGEST_TIMESTAMP, &stamped)?;
            fastgost_xml::add_timestamp(&document, &which, &data, &limits)
        }
        None => fastgost_xml::timestamp_request(&document, &which, &limits),
    };
    let made = made.map_err(|e| match e {
        Error::Usage(why) => Failure::new(format!("{name}: {why}; `fastgost xml sign --xades` makes such signatures")),
        e => wrong(&name, e),
    })?;
    out.write(&made)?;
    out.finish()
}

fn verify(arguments: &Verify) -> Result<()> {
    let Verify { ca, cert, paths, output, clobber, input, .. } = arguments;
    io::spare(output.as_deref(), ca.iter().chain(cert).chain(paths.files()).cloned())?;
    let mut given = paths.options(ca, cert)?;
    given.proof = if arguments.timestamp { Proof::Timestamp } else { Proof::None };
    let most = given.path.most_work;
    let mut options = VerifyOptions::from(given);
    options.covers = arguments.covers.clone();
    options.which = arguments.signature.clone().unwrap_or_default();
    let input = Input::open(input.as_deref())?;
    let out = match output {
        Some(path) => Some(Output::new(Some(path), &input, Content::Unknown)?.clobbering(*clobber)?),
        None => None,
    };
    let (document, name) = whole(input)?;
    let verdict = fastgost_xml::verify(&document, &options).map_err(|e| match e {
        // The error gives the limit as a number of steps, which is also the unit of --most-work.
        Error::Work(e) => exhausted(&name, &Exhausted::new(e.doing, most)),
        e => wrong(&name, e),
    })?;
    let signed = verdict.decision().map_err(|problem| {
        let text = match problem {
            Problem::Untrusted(refusal) => untrusted(refusal),
            Problem::Legacy(_) => format!("{problem}; --legacy allows it"),
            Problem::Timestamp { first: None, signer: None } => format!("{problem}; `fastgost xml augment` adds one"),
            Problem::NoCertificate => format!("{problem}; --cert gives it"),
            Problem::Signature => format!("{problem}; --cert gives a certificate"),
            problem => problem.to_string(),
        };
        Failure::Refused(format!("{name}: {text}"))
    })?;
    let stamped = signed.timestamps.iter().flat_map(|one| &one.authority).flat_map(|one| one.path.iter());
    note_deviations(signed.path.iter().chain(stamped.map(|one| &**one)));
    let out = match out {
        Some(mut out) => {
            out.write(part(signed, arguments)?)?;
            Some(out)
        }
        None => None,
    };
    let who = signed.signer().map(|certificate| certificate.label()).unwrap_or_default();
    let time = signed.claimed_time.as_ref().map_or(String::new(), |time| format!(", who claims the time {time:?}"));
    let proved = signed.proved_time.map_or(String::new(), |time| {
        format!("; it existed at {}, when the certificate was valid", time.to_date_time())
    });
    let mut lines = vec![format!("{name}: OK, signed by {who}{time}{proved}")];
    lines.extend(signed.timestamps.iter().map(|timestamp| format!("{name}:   {timestamp}")));
    // The format `{:?}` escapes characters that control a terminal.
    let parts = signed.parts.iter().enumerate();
    lines.extend(parts.map(|(i, part)| format!("{name}:   part {}: {:?}", i + 1, part.path)));
    cms::finish_and_print(out, &lines)
}

/// Returns the signed part that `-o` writes.
fn part<'a>(signed: &'a Signed, arguments: &Verify) -> Result<&'a [u8]> {
    let covers = arguments.covers.is_some();
    let number = arguments
        .part
        .unwrap_or_else(|| 1 + signed.parts.iter().position(|part| part.covers).filter(|_| covers).unwrap_or(0));
    let part = number
        .checked_sub(1)
        .and_then(|i| signed.parts.get(i))
        .ok_or_else(|| Failure::new(format!("--part: {number}; allowed: 1 to {}", signed.parts.len())))?;
    if covers && !part.covers {
        let problem = "what --covers names is not in this part; without --part, the part that it is in is written";
        return Err(Failure::new(format!("--part: {number}: {problem}")));
    }
    Ok(&part.bytes)
}
