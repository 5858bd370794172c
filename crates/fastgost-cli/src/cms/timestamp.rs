//! `fastgost cms timestamp`.
use super::{
    failed,
    rewrite::{Document, RewriteArguments},
};
use crate::{
    failure::{Failure, Result},
    io::{self, Input, Output},
    key::read_up_to,
    quote,
    terminal::Content,
};
use clap::Args;
use fastgost_pki::Strictness;
use std::{fs::File, path::PathBuf};

/// Ask for a timestamp of a signature (RFC 3161), and add the answer to the document
#[derive(Args)]
#[command(after_help = "Examples: fastgost cms timestamp --request -o request.tsq contract.p7s\n          \
curl -H 'Content-Type: application/timestamp-query' --data-binary @request.tsq URL >response.tsr\n          \
fastgost cms timestamp --response response.tsr -o stamped.p7s contract.p7s\n\n\
The answer must be of one of the document's signatures; `cms verify` verifies it.")]
pub struct Arguments {
    /// Write a request for a timestamp of the signature, for somebody who makes timestamps
    #[arg(long, required_unless_present = "response", conflicts_with_all = ["response", "pem"])]
    request: bool,
    /// Add the timestamp in this response, or a timestamp alone, to its signature
    #[arg(long, value_name = "FILE")]
    response: Option<PathBuf>,
    #[command(flatten)]
    rewrite: RewriteArguments,
}

/// Anything longer is not meant as a timestamp.
const LONGEST: usize = 1 << 20;

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { response, rewrite, .. } = arguments;
    io::spare(rewrite.output.as_deref(), response.iter().cloned())?;
    let mut document = Document::read(rewrite, Strictness::Lenient)?;
    let name = document.name.clone();
    let signers = document.signers()?;
    let Some(response) = response else {
        let [signer] = signers else {
            let many = signers.len();
            return Err(Failure::new(format!("{name}: has {many} signatures; say which one is meant with --signer")));
        };
        let request = signer.timestamp_request().map_err(|e| failed(&name, e))?;
        let input = Input::open(Some(&rewrite.input))?;
        let mut output =
            Output::new(rewrite.output.as_deref(), &input, Content::Binary)?.clobbering(rewrite.clobber)?;
        output.write(&request)?;
        return output.finish();
    };
    let of = quote::path(response);
    let file = File::open(response).map_err(|e| Failure::io(&of, &e))?;
    let data = read_up_to(file, LONGEST, &of)?;
    let mut refusal = Failure::new(format!("{name}: has no signatures"));
    // Of the last signature that it is not of, if it is of none.
    let attached = signers.iter_mut().any(|signer| match signer.attach_timestamp(&data) {
        Ok(()) => true,
        Err(e) => {
            refusal = failed(&of, e);
            false
        }
    });
    if attached { document.write() } else { Err(refusal) }
}
