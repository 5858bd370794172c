//! `fastgost cms show`.
use super::{failed, opened, shown};
use crate::{failure::Result, io, io::Input};
use clap::Args;
use fastgost_pki::{
    Strictness,
    cms::{Attributes, ContentCipher, DigestAlgorithm, Identifier, Message, SignedData, Timestamp},
    x509::{Certificate, RevocationList, name},
};
use std::{fmt::Write, io::Read, path::PathBuf};

/// Show the contents of a signed or encrypted document. Nothing is verified
#[derive(Args)]
pub struct Arguments {
    /// The document: DER, BER, PEM, base64 or mail (S/MIME) [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let input = Input::open(arguments.input.as_deref())?;
    let name = input.name.clone();
    let (document, part) = opened(input);
    let message = Message::read(document).map_err(|e| failed(&name, e))?;
    let mut text = Lines(String::new());
    match message {
        Message::Signed(mut reader) => {
            text.line("type", "SignedData");
            text.line("verified", "no: `fastgost cms verify` verifies it");
            let attached = reader.is_attached();
            let mut size = 0;
            let mut buffer = vec![0; super::PART];
            loop {
                match reader.content(&mut buffer).map_err(|e| failed(&name, e))? {
                    0 => break,
                    n => size += n as u64,
                }
            }
            let signed = reader.finish().map_err(|e| failed(&name, e))?;
            let content = match (attached, &part) {
                (true, _) => format!("{size} bytes"),
                (false, Some(part)) => format!("{} bytes, a part of the mail", part.len()),
                (false, None) => "detached".to_owned(),
            };
            text.line("content", &content);
            text.signed(&signed);
        }
        Message::Enveloped(reader) => {
            text.line("type", "EnvelopedData");
            text.cipher(reader.cipher());
            for recipient in reader.recipients() {
                let who = recipient.identifier.as_ref().map_or_else(|| "without a certificate".to_owned(), identifier);
                text.line("recipient", &who);
                text.line("  key", &recipient.method());
            }
        }
        Message::Encrypted(reader) => {
            text.line("type", "EncryptedData");
            text.cipher(reader.cipher());
        }
        Message::Digested(mut reader) => {
            text.line("type", "DigestedData");
            text.line("digest", reader.algorithm().name());
            let size = std::io::copy(&mut reader.by_ref(), &mut std::io::sink());
            let size = size.map_err(|e| failed(&name, e.into()))?;
            text.line("content", &format!("{size} bytes"));
        }
        _ => text.line("type", "another"),
    }
    io::print(text.0.as_bytes())
}

/// Lines of text, each with a name and a value.
struct Lines(String);

impl Lines {
    fn line(&mut self, name: &str, value: &str) {
        // Escapes line ends and all other control characters, which could control a terminal.
        let value = value.chars().flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] });
        let _ = writeln!(self.0, "{name}: {}", value.collect::<String>());
    }

    fn cipher(&mut self, cipher: ContentCipher) {
        let promise = if cipher.is_authenticated() { "changes are noticed" } else { "changes are not noticed" };
        self.line("cipher", &format!("{}; {promise}", cipher.name()));
    }

    fn signed(&mut self, signed: &SignedData) {
        self.line("content type", &signed.content_type.to_string());
        for der in &signed.certificates {
            match Certificate::from_der(der) {
                Ok(certificate) => {
                    self.line("certificate", &name::show(certificate.subject()));
                    self.line("  issuer", &name::show(certificate.issuer()));
                    self.line("  serial number", &certificate.serial_number().to_string());
                }
                Err(e) => self.line("certificate", &e.to_string()),
            }
        }
        for der in &signed.revocation_lists {
            match RevocationList::from_der(der) {
                Ok(list) => {
                    self.line("CRL", &name::show(list.issuer()));
                    self.line("  made", &list.this_update().to_string());
                    self.line("  entries", &list.len().to_string());
                }
                Err(e) => self.line("CRL", &e.to_string()),
            }
        }
        for signer in &signed.signers {
            self.line("signer", &identifier(&signer.identifier));
            let digest = DigestAlgorithm::from_oid(signer.digest_algorithm);
            self.line("  digest", &digest.map_or_else(|| signer.digest_algorithm.to_string(), |d| d.name().to_owned()));
            self.line("  signature", &signer.signature_algorithm.to_string());
            if let Ok(Some(time)) = signer.signing_time() {
                self.line("  time", &time.to_string());
            }
            if let Some(attributes) = &signer.signed_attributes {
                self.attributes("  signed attribute", attributes);
            }
            self.attributes("  unsigned attribute", &signer.unsigned_attributes);
            for (of, timestamp) in signer.timestamps(Strictness::Lenient) {
                match timestamp {
                    Ok(Timestamp { statement, .. }) => {
                        self.line("  timestamp", &format!("{} of {}", statement.time.to_date_time(), of.text()));
                        self.line("    stated", &statement.to_string());
                    }
                    Err(e) => self.line("  timestamp", &e.to_string()),
                }
            }
            for by in signer.countersignatures(Strictness::Lenient) {
                match by {
                    Ok(by) => self.line("  countersigner", &identifier(&by.identifier)),
                    Err(e) => self.line("  countersigner", &e.to_string()),
                }
            }
        }
    }

    fn attributes(&mut self, name: &str, attributes: &Attributes) {
        for attribute in attributes.iter() {
            let value = attribute.name().map_or_else(|| attribute.oid().to_string(), str::to_owned);
            self.line(name, &value);
        }
    }
}

fn identifier(identifier: &Identifier) -> String {
    match identifier {
        Identifier::IssuerAndSerial { issuer, serial } => {
            format!("{}, issued by {}", hex(serial), shown(issuer.as_der()))
        }
        Identifier::KeyIdentifier(identifier) => format!("key {}", hex(identifier)),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
