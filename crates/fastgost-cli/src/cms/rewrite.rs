//! Signed documents to which something is added that their signatures do not cover.
use super::{each_part, failed, pem};
use crate::{
    failure::{Failure, Result},
    io::{Clobber, Input, Output, armor::Label},
    quote,
    terminal::Content,
};
use fastgost_pki::cms::{SignedData, SignedReader, SignedRewriter, SignerInfo};
use std::path::Path;

/// A signed document, and where its content is.
pub struct Document<'a> {
    path: &'a Path,
    pub name: String,
    pub signed: SignedData,
    /// The size of its content; None: detached.
    size: Option<u64>,
}

impl<'a> Document<'a> {
    /// Reads everything but the content.
    pub fn read(path: &'a Path) -> Result<Self> {
        let name = quote::path(path);
        let mut reader = open(path)?;
        let mut size = reader.is_attached().then_some(0);
        if let Some(size) = &mut size {
            let read = |out: &mut [u8]| reader.content(out).map_err(|e| failed(&name, e));
            each_part(read, None, |part| {
                *size += part.len() as u64;
                Ok(())
            })?;
        }
        let signed = reader.finish().map_err(|e| failed(&name, e))?;
        Ok(Self { path, name, signed, size })
    }

    /// The signatures that are meant: those with that number, counted from 1, or all.
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

    /// Writes it again. The content is read once more.
    pub fn write(&self, output: Option<&Path>, clobber: Clobber, pem: bool) -> Result<()> {
        let content = if pem { Content::Unknown } else { Content::Binary };
        let mut output = Output::new(output, &Input::open(Some(self.path))?, content)?.clobbering(clobber)?;
        if pem {
            output = output.armored(Label::Cms);
        }
        let wrong = |e| failed(&self.name, e);
        match self.size {
            None => output.write(&self.signed.to_detached_der())?,
            Some(size) => {
                let mut reader = open(self.path)?;
                let mut writer = SignedRewriter::new(&mut output, &self.signed, Some(size)).map_err(wrong)?;
                let read = |out: &mut [u8]| reader.content(out).map_err(wrong);
                each_part(read, Some(size), |part| writer.write(part).map_err(wrong))?;
                writer.finish().map_err(wrong)?;
            }
        }
        output.finish()
    }
}

fn open(path: &Path) -> Result<SignedReader<pem::Bytes>> {
    if path == Path::new("-") {
        return Err(Failure::new("the document is read twice, so it must be a file, and not standard input"));
    }
    SignedReader::new(pem::bytes(Input::open(Some(path))?)?).map_err(|e| failed(&quote::path(path), e))
}
