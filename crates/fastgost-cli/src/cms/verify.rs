//! `fastgost cms verify`.
use super::{
    GivenDigest, check_content, check_type, digest, digests_of, digests_of_mail, each_part, failed, given_digests,
    judged::{SignerArguments, decide, note_signatories, undecided, without_chain},
    opened,
    parts::held_or_asked_for,
};
use crate::{
    failure::{Failure, Quiet, Result, note},
    io::{self, Clobber, Input, Output},
    quote,
    terminal::Content,
};
use clap::{ArgGroup, Args};
use fastgost_pki::cms::{Problem, Proof, SignedReader, judge};
use std::path::{Path, PathBuf};

/// Verify every signature of a signed document, and check that a trusted certificate vouches for each signer
#[derive(Args)]
#[command(group = ArgGroup::new("trust").required(true).multiple(true))]
#[command(after_help = "Examples: fastgost cms verify --ca ca.pem -o contract.pdf contract.p7m\n          \
fastgost cms verify --ca ca.pem --content contract.pdf contract.p7s\n\n\
The exit status is 1 if any signature is wrong, or a signer is not trusted. The output file is created or replaced \
only when all signatures are right. Without -o the document is verified and not written.")]
pub struct Arguments {
    /// A file with trusted certificates of issuers or signers, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CA", group = "trust")]
    ca: Vec<PathBuf>,
    /// A file with signers' certificates that are not in the document, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CERT")]
    cert: Vec<PathBuf>,
    /// Trust the certificates of --cert, without a chain to a CA. Their dates, issuers, revocation and purposes are not
    /// checked
    #[arg(long, group = "trust", requires = "cert", conflicts_with_all = ["ca", "crl", "ocsp", "attime", "purpose", "ca_without_constraints"])]
    no_chain: bool,
    #[command(flatten)]
    signers: SignerArguments,
    /// Require a right timestamp of every signature. A certificate of --ca must also vouch for the TSA of the
    /// timestamp. The signer's certificate must be valid, and not revoked, at the time of the earliest right timestamp
    #[arg(long, conflicts_with = "no_chain")]
    timestamp: bool,
    /// Require CAdES-X Long Type 1 of every signature: a timestamp as with --timestamp; all certificates, CRLs and OCSP
    /// responses of the signer's chain; references to all these objects; and a timestamp of the references
    #[arg(long, conflicts_with = "no_chain")]
    long_term: bool,
    /// The document, if the signatures are detached from it; `-`: standard input
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Use this digest of the document, instead of the document. The digest is in hexadecimal, as `fastgost sum` prints
    /// digests. If some signers use Streebog-256 and others Streebog-512, give this option twice, once with each digest
    #[arg(long, value_name = "HEX", conflicts_with = "content", value_parser = digest)]
    digest: Vec<GivenDigest>,
    /// Treat LF at the end of a line as CR LF. Use this option for a text, such as mail, that was signed with CR LF at
    /// the ends of lines
    #[arg(long, requires = "content")]
    text: bool,
    /// Where to write the document. An existing file is replaced when all signatures are verified. If OUT is not a
    /// regular file, the verdict goes to standard error [default: nowhere]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Write to a pipe or to standard output while the document is read. With this option, only the exit status says
    /// whether the output is right
    #[arg(long, requires = "output")]
    stream: bool,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The signed document, or the signatures alone: DER, BER, PEM, base64 or mail (S/MIME) [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

fn is_stdin(path: Option<&Path>) -> bool {
    path.is_none_or(|path| path == Path::new("-"))
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { ca, cert, signers, content, output, stream, clobber, input, .. } = arguments;
    if content.as_deref().is_some_and(|content| is_stdin(Some(content))) && is_stdin(input.as_deref()) {
        return Err(Failure::new(
            "the document and the signatures would both be read from standard input; name a file for one of them",
        ));
    }
    io::spare(output.as_deref(), ca.iter().chain(cert).chain(signers.files()).cloned())?;
    let mut options = signers.options(ca, cert)?;
    options.proof = match arguments {
        Arguments { long_term: true, .. } => Proof::LongTerm,
        Arguments { timestamp: true, .. } => Proof::Timestamp,
        _ => Proof::None,
    };
    if arguments.no_chain {
        without_chain(&mut options);
    }
    let input = Input::open(input.as_deref())?;
    let (name, len) = (input.name.clone(), input.len);
    let mut output = match output {
        Some(path) => {
            let output = Output::new(Some(path), &input, Content::Unknown)?.clobbering(*clobber)?;
            held_or_asked_for(&output, *stream)?;
            Some(output)
        }
        None => None,
    };
    let (document, part) = opened(input);
    let mut reader = SignedReader::new_with(document, signers.strictness()).map_err(|e| failed(&name, e))?;
    let given = content.is_some() || !arguments.digest.is_empty();
    if part.is_some() && given {
        return Err(Failure::new(format!("{name}: is mail with its document in it; omit --content and --digest")));
    }
    check_content(&name, reader.is_attached(), given || part.is_some())?;
    if !reader.is_attached() && part.is_none() && output.is_some() {
        return Err(Failure::new(format!("{name}: has no document to write; omit -o")));
    }
    check_type(&name, reader.content_type(), options.content_type)?;
    if reader.is_attached() {
        let read = |out: &mut [u8]| reader.content(out).map_err(|e| failed(&name, e));
        each_part(read, len, |part| output.as_mut().map_or(Ok(()), |output| output.write(part)))?;
    }
    let signed = reader.finish().map_err(|e| failed(&name, e))?;
    let judged = |is_text: bool| {
        let digests = match (&part, &arguments.digest[..]) {
            (Some(part), _) => digests_of_mail(&signed, part).map_err(|e| failed(&name, e))?,
            (None, []) => digests_of(&signed, content.as_deref(), is_text, &[])?,
            (None, given) => given_digests(given)?,
        };
        judge(&signed, &digests, &options).map_err(|e| undecided(&name, e))
    };
    let verdict = judged(arguments.text)?;
    // The next check reads the content a second time, so the content must be in a regular file.
    let is_file = content.as_deref().is_some_and(Path::is_file);
    if let Err(Problem::Signature(..)) = verdict.decision()
        && is_file
        && !arguments.text
        && judged(true).is_ok_and(|verdict| verdict.decision().is_ok())
    {
        return Err(Failure::Refused(format!(
            "{name}: the document was signed as text with CR LF at the ends of its lines, which end otherwise here; --text \
             accepts it"
        )));
    }
    decide(&name, &verdict).map_err(|failure| match failure {
        Failure::Refused(text) if content.is_some() && text.ends_with("its digest is another") => {
            Failure::Refused(format!("{text}; --content takes the document that was signed"))
        }
        other => other,
    })?;
    note_signatories(&verdict);
    if let (Some(part), Some(output)) = (&part, &mut output) {
        output.write(part)?;
    }
    let text = verdict.to_string();
    let lines: Vec<_> = text.lines().map(|line| format!("{}: {line}", quoted(content, &name))).collect();
    finish_and_print(output, &lines)
}

/// Finishes the output of the document, and prints the lines of the verdict. If the document goes to a stream, which
/// may be standard output, the lines go to standard error.
pub fn finish_and_print(output: Option<Output>, lines: &[String]) -> Result<()> {
    let apart = output.as_ref().is_some_and(|output| !output.is_held());
    output.map_or(Ok(()), Output::finish)?;
    if apart {
        lines.iter().for_each(|line| note(line));
        return Ok(());
    }
    lines.iter().try_for_each(|line| io::print(format!("{line}\n").as_bytes()))
}

fn quoted(content: &Option<PathBuf>, name: &str) -> String {
    content.as_deref().map_or_else(|| name.to_owned(), quote::path)
}
