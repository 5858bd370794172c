//! `fastgost cms digest`.
use super::{check_type, document, each_part, failed, parts::held_or_asked_for};
use crate::{
    failure::{Failure, Quiet, Result},
    io::{self, Clobber, Input, Output},
    terminal::Content,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fastgost_pki::{
    cms::{DigestAlgorithm, DigestedReader, DigestedWriter, LABEL},
    x509::x509_cert::der::asn1::ObjectIdentifier,
};
use std::{
    io::Read,
    path::{Path, PathBuf},
};

/// Put a document and its digest into one file, or check such a file. A digest detects damage, not forgery
#[derive(Args)]
#[command(after_help = "Examples: fastgost cms digest -o report.p7m report.pdf\n          \
fastgost cms digest --check -o report.pdf report.p7m\n\n\
An attacker who changes the document can also change its digest. `cms sign` protects against such an attacker. With \
--check, the exit status is 1 if the digest is wrong, and the output file is created or replaced only when the digest \
is right. Without -o the document is checked and not written.")]
pub struct Arguments {
    /// The hash function
    #[arg(short, long, value_name = "NAME", default_value = DigestAlgorithm::Streebog256.name(), value_parser = hashes(), conflicts_with = "check")]
    algorithm: DigestAlgorithm,
    /// Check a file that has a document and its digest
    #[arg(short, long)]
    check: bool,
    /// The type that the content must have, as an object identifier
    #[arg(long, value_name = "OID", default_value = super::DATA, requires = "check")]
    econtent_type: ObjectIdentifier,
    /// Write to a pipe or to standard output while the document is checked. With this option, only the exit status says
    /// whether the output is right
    #[arg(long, requires_all = ["check", "output"])]
    stream: bool,
    /// Write text: PEM with the label CMS
    #[arg(long, conflicts_with = "check")]
    pem: bool,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output, or nowhere
    /// with --check]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The input [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

fn hashes() -> impl TypedValueParser<Value = DigestAlgorithm> {
    const WRITTEN: [DigestAlgorithm; 2] = [DigestAlgorithm::Streebog256, DigestAlgorithm::Streebog512];
    PossibleValuesParser::new(WRITTEN.map(DigestAlgorithm::name))
        .try_map(|name| WRITTEN.into_iter().find(|hash| hash.name() == name).ok_or("unknown"))
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { input, .. } = arguments;
    let input = Input::open(input.as_deref())?;
    if arguments.check { check(arguments, input) } else { write(arguments, input) }
}

fn write(arguments: &Arguments, mut input: Input) -> Result<()> {
    let Arguments { algorithm, pem, output, clobber, .. } = arguments;
    let content = super::content(*pem, "--pem writes text");
    let mut output = Output::new(output.as_deref(), &input, content)?.clobbering(*clobber)?;
    if *pem {
        output = output.armored(LABEL);
    }
    let (name, len) = (input.name.clone(), input.len);
    let mut writer = DigestedWriter::new(&mut output, *algorithm, len).map_err(|e| failed(&name, e))?;
    let read = |out: &mut [u8]| input.read(out).map_err(|e| Failure::io(&name, &e));
    each_part(read, len, |part| writer.write(part).map_err(|e| failed(&name, e)))?;
    writer.finish().map_err(|e| failed(&name, e))?;
    output.finish()
}

fn check(arguments: &Arguments, input: Input) -> Result<()> {
    let Arguments { econtent_type, stream, output, clobber, .. } = arguments;
    let (name, len) = (input.name.clone(), input.len);
    let mut out = match output {
        Some(path) => {
            let out = Output::new(Some(path), &input, Content::Unknown)?.clobbering(*clobber)?;
            held_or_asked_for(&out, *stream)?;
            Some(out)
        }
        None => None,
    };
    let wrong = |e| failed(&name, e);
    let mut reader = DigestedReader::new(document(input)).map_err(wrong)?;
    check_type(&name, reader.content_type(), *econtent_type)?;
    let hash = reader.algorithm().name();
    let read = |part: &mut [u8]| reader.content(part).map_err(wrong);
    each_part(read, len, |part| out.as_mut().map_or(Ok(()), |out| out.write(part)))?;
    reader.finish().map_err(wrong)?;
    if let Some(out) = out {
        out.finish()?;
    }
    // If the document is written to standard output, nothing else may be printed to standard output.
    match output.as_deref() == Some(Path::new("-")) {
        true => Ok(()),
        false => io::print(format!("{name}: OK, {hash}\n").as_bytes()),
    }
}
