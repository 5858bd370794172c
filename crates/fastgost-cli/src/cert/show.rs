//! `fastgost cert show`: prints certificates, requests and CRLs as text.
use super::{failed, read};
use crate::{failure::Result, io};
use clap::Args;
use fastgost_pki::x509::Any;
use std::path::PathBuf;

/// Show certificates, requests and CRLs, even with unsupported algorithms. Nothing is verified
#[derive(Args)]
#[command(after_help = "Example: fastgost cert show certificate.pem")]
pub struct Arguments {
    /// Files in PEM or DER. The command shows every certificate, request and CRL in a PEM file. `-`: standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let mut all = Vec::new();
    for path in &arguments.files {
        let (data, name) = read(path)?;
        all.extend(Any::read_all(&data).map_err(|e| failed(&name, e))?.iter().map(Any::show));
    }
    io::print(all.join("\n").as_bytes())
}
