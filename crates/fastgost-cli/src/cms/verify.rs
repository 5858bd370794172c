//! `fastgost cms verify`.
use super::{
    check_content, check_type, digests_of, document, each_part, failed,
    judged::{TrustArguments, decide, undecided},
    parts::held_or_asked_for,
};
use crate::{
    cert::read_all,
    failure::{Failure, Quiet, Result, note},
    io::{self, Clobber, Input, Output},
    quote,
    terminal::Content,
};
use clap::{Args, ValueEnum};
use fastgost_pki::{
    Strictness,
    cms::{SignedReader, VerifyOptions, judge},
    path::{Purpose, Revocation},
    x509::{Certificate, RevocationList, x509_cert::der::asn1::ObjectIdentifier},
};
use std::path::{Path, PathBuf};

/// Verify a signed document: every signature, and whether a trusted certificate vouches for each signer
#[derive(Args)]
#[command(after_help = "Examples: fastgost cms verify --ca ca.pem -o contract.pdf contract.p7m\n          \
fastgost cms verify --ca ca.pem --content contract.pdf contract.p7s\n\n\
The exit status is 1 if any signature is wrong, or a signer is not trusted. The document appears under its name only when \
all of them are right. Without -o it is verified and not written.")]
pub struct Arguments {
    /// A file with trusted certificates, in PEM or DER: of issuers, or of signers themselves. May be given more than once
    #[arg(long, value_name = "CA", required = true)]
    ca: Vec<PathBuf>,
    /// A file with certificates of signers that are not in the document, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CERT")]
    cert: Vec<PathBuf>,
    /// A file with revocation lists, in PEM or DER: every signer's certificate must be covered by one of them, or of those in
    /// the document. May be given more than once
    #[arg(long, value_name = "CRL")]
    crl: Vec<PathBuf>,
    /// Allow signers with keys of GOST R 34.10-2001 and GOST R 34.10-94
    #[arg(long)]
    legacy: bool,
    /// Refuse documents, certificates and revocation lists with the deviations from RFC 5652, RFC 3161 and RFC 5280 that are
    /// otherwise accepted
    #[arg(long)]
    strict: bool,
    /// What the certificates must be for: documents, which extended key usages of mail, documents or anything allow, or
    /// whatever they say
    #[arg(long, value_name = "PURPOSE", default_value = "documents")]
    purpose: PurposeName,
    /// The type of the content, as an object identifier: a signature of another type is meant for something else
    #[arg(long, value_name = "OID", default_value = super::DATA)]
    econtent_type: ObjectIdentifier,
    /// Every signature must have a timestamp that can be verified, whose authority is trusted by --ca too
    #[arg(long)]
    timestamp: bool,
    /// The document, if the signatures are detached from it; `-`: standard input
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Where to write the document; an existing file is replaced once all is verified [default: nowhere]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Write to a pipe or to standard output while the document is read: only the exit status then says whether what was
    /// written is right
    #[arg(long, requires = "output")]
    stream: bool,
    #[command(flatten)]
    trust: TrustArguments,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The signed document, or the signatures; DER, BER or PEM [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PurposeName {
    Documents,
    Any,
}

fn is_stdin(path: Option<&Path>) -> bool {
    path.is_none_or(|path| path == Path::new("-"))
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { ca, cert, crl, content, output, stream, clobber, input, .. } = arguments;
    if content.as_deref().is_some_and(|content| is_stdin(Some(content))) && is_stdin(input.as_deref()) {
        return Err(Failure::new(
            "the document and the signatures would both be read from standard input; name a file for one of them",
        ));
    }
    io::spare(output.as_deref(), ca.iter().chain(cert).chain(crl).cloned())?;
    let strictness = if arguments.strict { Strictness::Strict } else { Strictness::Lenient };
    let certificates_in = |data: &[u8]| Certificate::read_all_with(data, strictness);
    let mut options = VerifyOptions::new(read_all(ca, certificates_in)?).map_err(|e| failed("the clock", e))?;
    options.untrusted = read_all(cert, certificates_in)?;
    options.lists = read_all(crl, |data| RevocationList::read_all_with(data, strictness))?;
    (options.content_type, options.strictness) = (arguments.econtent_type, strictness);
    (options.timestamps, options.path.legacy) = (arguments.timestamp, arguments.legacy);
    arguments.trust.apply(&mut options.path);
    if !options.lists.is_empty() {
        options.path.revocation = Revocation::Certificate;
    }
    if arguments.purpose == PurposeName::Any {
        options.path.purpose = Some(Purpose::Signature);
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
    let mut reader = SignedReader::new_with(document(input), strictness).map_err(|e| failed(&name, e))?;
    check_content(&name, reader.is_attached(), content.as_deref())?;
    if !reader.is_attached() && output.is_some() {
        return Err(Failure::new(format!("{name}: has no document to write; omit -o")));
    }
    check_type(&name, reader.content_type(), arguments.econtent_type)?;
    if reader.is_attached() {
        let read = |out: &mut [u8]| reader.content(out).map_err(|e| failed(&name, e));
        each_part(read, len, |part| output.as_mut().map_or(Ok(()), |output| output.write(part)))?;
    }
    let signed = reader.finish().map_err(|e| failed(&name, e))?;
    let digests = digests_of(&signed, content.as_deref())?;
    let verdict = judge(&signed, &digests, &options).map_err(|e| undecided(&name, e))?;
    decide(&name, &verdict)?;
    let text = verdict.to_string();
    let to_stdout = arguments.output.as_deref() == Some(Path::new("-"));
    if let Some(output) = output {
        output.finish()?;
    }
    // Standard output may be the document.
    match to_stdout {
        true => text.lines().for_each(|line| note(&format!("{name}: {line}"))),
        false => {
            for line in text.lines() {
                io::print(format!("{}: {line}\n", quoted(content, &name)).as_bytes())?;
            }
        }
    }
    Ok(())
}

fn quoted(content: &Option<PathBuf>, name: &str) -> String {
    content.as_deref().map_or_else(|| name.to_owned(), quote::path)
}
