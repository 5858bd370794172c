//! Adds parts to signed documents. The signatures in the documents do not cover these parts.
use super::{each_part, failed, opened};
use crate::{
    failure::{Failure, Quiet, Result},
    io::{Clobber, Input, Output},
    quote,
};
use clap::Args;
use fastgost::text::Reader;
use fastgost_pki::{
    Strictness,
    cms::{DigestAlgorithm, LABEL, SignedData, SignedReader, SignedRewriter, SignerInfo},
};
use std::path::{Path, PathBuf};

/// Options of the subcommands that add parts to signed documents.
#[derive(Args)]
pub struct RewriteArguments {
    /// The signature: its position in the output of `cms show`, counted from 1 [default: all signatures; for
    /// `augment --request`, the only signature]
    #[arg(long, value_name = "N")]
    pub signer: Option<usize>,
    /// Write text: PEM with the label CMS
    #[arg(long)]
    pem: bool,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The signed document, or the signatures alone: DER, BER, PEM or base64
    #[arg(value_name = "IN")]
    pub input: PathBuf,
}

impl RewriteArguments {
    /// Opens the output, before the command reads the input or asks for a passphrase.
    pub fn open(&self) -> Result<Output> {
        output(&self.input, self.output.as_deref(), self.clobber, self.pem)
    }
}

/// Opens the output for the new document, which is written as DER or as text.
pub fn output(input: &Path, output: Option<&Path>, clobber: Clobber, pem: bool) -> Result<Output> {
    let content = super::content(pem, "--pem writes text");
    let output = Output::new(output, &Input::open(Some(input))?, content)?.clobbering(clobber)?;
    Ok(if pem { output.armored(LABEL) } else { output })
}

/// A signed document in memory, without its content. If the document contains the content, the content stays in the
/// file `input`.
pub struct Document<'a> {
    input: &'a Path,
    pub name: String,
    pub signed: SignedData,
    /// The size of the document's content, or None if the signatures are detached.
    size: Option<u64>,
    strictness: Strictness,
}

impl<'a> Document<'a> {
    /// Reads the document, and keeps everything except the content. The content is hashed with the hash functions of
    /// the document's signatures, and with `algorithms`.
    pub fn read(input: &'a Path, strictness: Strictness, algorithms: &[DigestAlgorithm]) -> Result<Self> {
        let name = quote::path(input);
        let mut reader = open(input, strictness)?;
        reader.hash_also(algorithms).map_err(|e| failed(&name, e))?;
        let mut size = reader.is_attached().then_some(0);
        if let Some(size) = &mut size {
            let read = |out: &mut [u8]| reader.content(out).map_err(|e| failed(&name, e));
            each_part(read, None, |part| {
                *size += part.len() as u64;
                Ok(())
            })?;
        }
        let signed = reader.finish().map_err(|e| failed(&name, e))?;
        Ok(Self { input, name, signed, size, strictness })
    }

    /// Returns the chosen signatures: the signature with this number, or all signatures if no number is given.
    pub fn signers(&mut self, number: Option<usize>) -> Result<&mut [SignerInfo]> {
        let many = self.signed.signers.len();
        let range = match number {
            None => 0..many,
            Some(number) if (1..=many).contains(&number) => number - 1..number,
            Some(number) => {
                return Err(Failure::new(format!("{}: has no signature {number}; it has {many}", self.name)));
            }
        };
        Ok(&mut self.signed.signers[range])
    }

    /// Whether the document contains its content.
    pub fn is_attached(&self) -> bool {
        self.size.is_some()
    }

    /// Writes the document with the new parts. If the document contains its content, the function reads the content
    /// from the input a second time.
    pub fn write(&self, mut output: Output) -> Result<()> {
        let wrong = |e| failed(&self.name, e);
        match self.size {
            None => output.write(&self.signed.to_detached_der())?,
            Some(size) => {
                let mut reader = open(self.input, self.strictness)?;
                let mut writer = SignedRewriter::new(&mut output, &self.signed, Some(size)).map_err(wrong)?;
                let read = |out: &mut [u8]| reader.content(out).map_err(wrong);
                each_part(read, Some(size), |part| writer.write(part).map_err(wrong))?;
                writer.finish().map_err(wrong)?;
            }
        }
        output.finish()
    }
}

fn open(path: &Path, strictness: Strictness) -> Result<SignedReader<Reader<Input>>> {
    if path == Path::new("-") {
        return Err(Failure::new("the document is read twice, so it must be a file, and not standard input"));
    }
    let name = quote::path(path);
    let (document, part) = opened(Input::open(Some(path))?);
    if part.is_some() {
        return Err(Failure::new(format!(
            "{name}: is mail, to which nothing can be added; allowed here: CMS in DER, base64 or PEM"
        )));
    }
    SignedReader::new_with(document, strictness).map_err(|e| failed(&name, e))
}
