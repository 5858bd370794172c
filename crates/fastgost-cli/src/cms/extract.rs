//! `fastgost cms extract`.
use super::{each_part, failed, opened};
use crate::{
    failure::{Failure, Quiet, Result, note},
    io::{Clobber, Input, Output},
    terminal::Content,
};
use clap::{Args, ValueEnum};
use fastgost::text;
use fastgost_pki::cms::{LABEL, SignedReader, Stamped};
use std::path::PathBuf;

/// Take parts out of a signed document. Nothing is verified
#[derive(Args)]
#[command(after_help = "Examples: fastgost cms extract -o contract.pdf contract.p7m\n          \
fastgost cms extract --part certificates -o certificates.pem contract.p7m\n\n\
This command verifies nothing. `fastgost cms verify -o` writes a document only if its signatures are right.")]
pub struct Arguments {
    /// The part to write. `content`: the document. `certificates`, `lists` and `timestamps`: all certificates, CRLs or
    /// timestamps in the document, as PEM
    #[arg(long, value_name = "PART", default_value = "content")]
    part: Part,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The signed document: DER, BER, PEM, base64 or mail (S/MIME) [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    Content,
    Certificates,
    Lists,
    Timestamps,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { part, output, clobber, input, .. } = arguments;
    let input = Input::open(input.as_deref())?;
    let (name, len) = (input.name.clone(), input.len);
    let wrong = |e| failed(&name, e);
    let mut output = Output::new(output.as_deref(), &input, Content::Unknown)?.clobbering(*clobber)?;
    let (document, mail) = opened(input);
    let mut reader = SignedReader::new(document).map_err(wrong)?;
    if *part == Part::Content && !reader.is_attached() && mail.is_none() {
        return Err(Failure::new(format!("{name}: has signatures only, and not the document that they are of")));
    }
    each_part(
        |out| reader.content(out).map_err(wrong),
        len,
        |bytes| if *part == Part::Content { output.write(bytes) } else { Ok(()) },
    )?;
    // The command always reads the document to its end, because a truncated document is an error.
    let signed = reader.finish().map_err(wrong)?;
    if let (Part::Content, Some(mail)) = (part, &mail) {
        output.write(mail)?;
    }
    let timestamps = || {
        let of = |signer: &_| Stamped::ALL.iter().flat_map(|of| of.tokens(signer)).collect::<Vec<_>>();
        signed.signers.iter().flat_map(of).collect()
    };
    let (label, all, what) = match part {
        Part::Content => ("", Vec::new(), ""),
        Part::Certificates => ("CERTIFICATE", signed.certificates.clone(), "certificates"),
        Part::Lists => ("X509 CRL", signed.revocation_lists.clone(), "CRLs"),
        Part::Timestamps => (LABEL, timestamps(), "timestamps"),
    };
    if *part != Part::Content && all.is_empty() {
        return Err(Failure::new(format!("{name}: has no {what}; `fastgost cms show` says what is in it")));
    }
    all.iter().try_for_each(|der| output.write(text::encode(label, der).as_bytes()))?;
    output.finish()?;
    note(&format!("{name}: not verified"));
    Ok(())
}
