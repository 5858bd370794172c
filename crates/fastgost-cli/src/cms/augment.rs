//! `fastgost cms augment`.
use super::{
    check_content, check_type, digests_of, failed,
    judged::{SignerArguments, undecided},
    rewrite::{Document, RewriteArguments},
};
use crate::{
    failure::{Failure, Result, note},
    io::{self, Output},
    key::read_up_to,
    quote,
};
use clap::{ArgGroup, Args, ValueEnum};
use fastgost_pki::{
    Error,
    cms::{SignerInfo, Stamped, add_proofs},
};
use std::{fs::File, path::PathBuf};

/// Add timestamps to a signature (CAdES-T), or certificates, CRLs, OCSP responses and references to them (CAdES-X Long)
#[derive(Args)]
#[command(group = ArgGroup::new("what").required(true).multiple(true))]
#[command(after_help = "Examples: fastgost cms augment --request -o request.tsq contract.p7s\n          \
curl -H 'Content-Type: application/timestamp-query' --data-binary @request.tsq URL >response.tsr\n          \
fastgost cms augment --response response.tsr -o stamped.p7s contract.p7s\n          \
fastgost cms augment --ca ca.pem --crl ca.crl --content contract.pdf -o proved.p7s stamped.p7s\n\n\
The first three commands add a timestamp of the signature (CAdES-T). The last command adds the certificates, CRLs and \
OCSP responses of the signer's chain, and references to them (CAdES-X Long). Then repeat the first three commands with \
proved.p7s, to add a timestamp that covers the signature, its timestamps and these references (CAdES-X Long Type 1). \
`cms verify --timestamp` verifies CAdES-T, and `cms verify --long-term` verifies CAdES-X Long Type 1. The command \
fetches nothing from the network.")]
pub struct Arguments {
    /// Write a request for a timestamp (RFC 3161), which you send to a TSA (timestamp authority)
    #[arg(long, group = "what", conflicts_with_all = ["response", "ca", "pem"])]
    request: bool,
    /// The data that the timestamp covers. `signature`: the signature alone. `references`: the signature, its
    /// timestamps and its references [default: references, if the signature has references and no timestamp covers
    /// them; otherwise signature]
    #[arg(long, value_name = "WHAT", requires = "request")]
    covering: Option<What>,
    /// Add the timestamp from this file. The file is the response of a TSA, or only a timestamp. The command adds the
    /// timestamp to the signature that the timestamp covers
    #[arg(long, value_name = "FILE", group = "what")]
    response: Option<PathBuf>,
    /// A file with trusted certificates, in PEM or DER. The command finds the chain from the signer to a trusted
    /// certificate. The command adds the chain's certificates, CRLs and OCSP responses, and references to them. May be
    /// given more than once
    #[arg(long, value_name = "CA", group = "what")]
    ca: Vec<PathBuf>,
    /// With --ca: a file with certificates that are not in the document, in PEM or DER. May be given more than once
    #[arg(long, value_name = "CERT", requires = "ca")]
    cert: Vec<PathBuf>,
    /// With --ca: the document, if the signatures are detached from it
    #[arg(long, value_name = "FILE", requires = "ca")]
    content: Option<PathBuf>,
    #[command(flatten)]
    signers: SignerArguments,
    #[command(flatten)]
    rewrite: RewriteArguments,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    Signature,
    References,
}

/// The largest number of bytes in a file with a timestamp.
pub const LONGEST: usize = 1 << 20;

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { request, covering, response, ca, cert, content, signers: accepted, rewrite } = arguments;
    let inputs = response.iter().chain(ca).chain(cert).chain(content).chain(accepted.files());
    io::spare(rewrite.output.as_deref(), inputs.cloned())?;
    let output = rewrite.open()?;
    let mut document = Document::read(&rewrite.input, accepted.strictness(), &[])?;
    let name = document.name.clone();
    if ca.is_empty() && accepted.is_given() {
        return Err(Failure::new(
            "--crl, --ocsp, --attime and the like say how signatures are verified before references are added; give --ca, or omit \
             them",
        ));
    }
    if *request {
        return ask(document.signers(rewrite.signer)?, *covering, &name, output);
    }
    if let Some(response) = response {
        let stamped = quote::path(response);
        let file = File::open(response).map_err(|e| Failure::io(&stamped, &e))?;
        let data = read_up_to(file, LONGEST, &stamped)?;
        let mut refusal = Failure::new(format!("{name}: has no signatures"));
        // If the timestamp belongs to none of the signatures, the error for the last signature is reported.
        let attached = document.signers(rewrite.signer)?.iter_mut().any(|signer| {
            match signer.attach_timestamp(&data, accepted.strictness()) {
                Ok(_) => true,
                Err(e) => {
                    refusal = failed(&stamped, e);
                    false
                }
            }
        });
        if !attached {
            return Err(refusal);
        }
    }
    if !ca.is_empty() {
        let trust = accepted.options(ca, cert)?;
        check_content(&name, document.is_attached(), content.is_some())?;
        check_type(&name, document.signed.content_type, trust.content_type)?;
        let digests = digests_of(&document.signed, content.as_deref(), false, &[])?;
        let mut meant = document.signed.clone();
        meant.signers = document.signers(rewrite.signer)?.to_vec();
        add_proofs(&mut meant, &digests, &trust).map_err(|e| undecided(&name, e))?;
        document.signers(rewrite.signer)?.clone_from_slice(&meant.signers);
    }
    document.write(output)
}

/// Writes a request for a timestamp of the chosen signature. If no signature or several signatures are chosen, returns
/// an error.
fn ask(signers: &[SignerInfo], of: Option<What>, name: &str, mut output: Output) -> Result<()> {
    let [signer] = signers else {
        let many = signers.len();
        return Err(Failure::new(format!("{name}: has {many} signatures; say which one is meant with --signer")));
    };
    let of = match of {
        Some(What::Signature) => Stamped::Signature,
        Some(What::References) => Stamped::CadesC,
        None if signer.lacks_cades_c_timestamp() => Stamped::CadesC,
        None => Stamped::Signature,
    };
    let request = signer.timestamp_request(of).map_err(|e| match e {
        Error::Usage(why) => Failure::new(format!(
            "{name}: {why}; `fastgost cms augment --response` adds a timestamp, and `fastgost cms augment --ca` references"
        )),
        e => failed(name, e),
    })?;
    output.write(&request)?;
    output.finish()?;
    if of == Stamped::CadesC {
        note(&format!("{name}: the request is for a timestamp of {}", of.text()));
    }
    Ok(())
}
