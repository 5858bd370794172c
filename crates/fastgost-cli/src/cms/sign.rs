//! `fastgost cms sign`.
use super::{
    GivenDigest, check_content, digest, digests, digests_of, each_part, failed, given_digests,
    judged::{undecided, wrong},
    mail_part, now,
    rewrite::{Document, output},
};
use crate::{
    failure::{Failure, Quiet, Result, note},
    io::{self, Clobber, Input, Output},
    key_file,
    passphrase::PassphraseArguments,
};
use clap::Args;
use fastgost::sign::SigningKey;
use fastgost_pki::{
    Strictness,
    cms::{
        self, DigestAlgorithm, Digests, LABEL, Problem, SignOptions, SignedWriter, Signer, VerifyOptions, judge, mail,
    },
    jws::base64url,
    x509::Certificate,
};
use std::{
    io::Read,
    path::{Path, PathBuf},
};

/// Sign a document, and write the document with its signatures, or the signatures alone
#[derive(Args)]
#[command(
    after_help = "Examples: fastgost cms sign --key key.pem --cert cert.pem -o contract.p7m contract.pdf\n          \
fastgost cms sign --key key.pem --cert cert.pem --detached -o contract.p7s contract.pdf\n          \
fastgost cms sign --add --key bob.pem --cert bob.crt --ca ca.pem -o both.p7m contract.p7m\n\n\
The signatures are CAdES-BES: they cover the document's digest, the time and the signer's certificate. Several --key and \
--cert make several signatures, each with one key and the certificate of this key."
)]
pub struct Arguments {
    /// The signer's private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an
    /// encrypted key. May be given more than once
    #[arg(long, value_name = "KEY", required = true)]
    key: Vec<PathBuf>,
    /// The signer's certificate, in PEM or DER. Each key needs its certificate here, unless a PFX has both the key and
    /// the certificate. Issuers' certificates in the file are added to the output
    #[arg(long, value_name = "CERT")]
    cert: Vec<PathBuf>,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// Write the signatures without the document. Verification then needs the document and the signatures
    #[arg(long)]
    detached: bool,
    /// Write text: PEM with the label CMS
    #[arg(long)]
    pem: bool,
    /// With --detached or --digest: write the signatures as one line of base64url without padding, as some protocols
    /// expect
    #[arg(long, conflicts_with_all = ["pem", "add", "mail"])]
    base64url: bool,
    /// Write mail (S/MIME). With --detached, the document and its signatures are separate parts of the mail; otherwise
    /// both are in one document of CMS. The document must be text, or a part of mail that begins with the field
    /// Content-Type
    #[arg(long, conflicts_with_all = ["pem", "add", "digest"])]
    mail: bool,
    /// Do not put certificates into the output. Verifiers must then get the certificates in another way
    #[arg(long)]
    no_certs: bool,
    /// Sign the document itself, without attributes such as the time
    #[arg(long)]
    no_attr: bool,
    /// With --no-attr: also sign a document that is one whole SET or SEQUENCE of ASN.1, or begins like the data that is
    /// signed in TLS 1.3, in a token (JWS) or in an XML signature. Anybody can present the signature of such a document
    /// as the signature of another document, certificate, request, CRL, TLS handshake, token or XML document. Use this
    /// option only with a key that signs nothing else
    #[arg(long, requires = "no_attr")]
    allow_structure: bool,
    /// Name signers by the subject key identifiers of their certificates, and not by issuer and serial number
    #[arg(long)]
    keyid: bool,
    /// Add signatures to a signed document, or to detached signatures. The old signatures must be right, and stay
    /// unchanged
    #[arg(long, conflicts_with = "detached")]
    add: bool,
    /// With --add: a file with trusted certificates of issuers or signers, in PEM or DER. The old signatures must be
    /// valid, as with `cms verify --ca`. May be given more than once [default: the old signatures must verify, but
    /// nothing checks their signers]
    #[arg(long, value_name = "CA", requires = "add")]
    ca: Vec<PathBuf>,
    /// With --add: do not verify the old signatures, and sign even if this signer has already signed the document
    #[arg(long, requires = "add", conflicts_with = "ca")]
    unverified: bool,
    /// With --add: the document, if the signatures are detached from it
    #[arg(long, value_name = "FILE", requires = "add")]
    content: Option<PathBuf>,
    /// Sign this digest of a document, instead of the document. The digest is in hexadecimal, as `fastgost sum` prints
    /// digests. The signatures are detached. If some signers use Streebog-256 and others Streebog-512, give this option
    /// twice, once with each digest
    #[arg(long, value_name = "HEX", conflicts_with_all = ["content", "no_attr"], value_parser = digest)]
    digest: Vec<GivenDigest>,
    /// Where to write. An existing file is replaced when the new file is complete [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The document [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { key, cert, passphrase, detached, input, .. } = arguments;
    passphrase.leave_stdin_to(input.as_deref())?;
    let read = key.iter().chain(cert).chain(&arguments.ca).chain(&arguments.content);
    io::spare(arguments.output.as_deref(), read.cloned().chain(passphrase.files()))?;
    if input.is_some() && !arguments.digest.is_empty() && !arguments.add {
        return Err(Failure::new("a document and --digest were both given; omit one of them"));
    }
    if arguments.base64url && !detached && arguments.digest.is_empty() {
        return Err(Failure::new("--base64url is for signatures without the document; add --detached"));
    }
    let written = |der: Vec<u8>| if arguments.base64url { (base64url(&der) + "\n").into_bytes() } else { der };
    let (source, mut output) = opened(arguments)?;
    let mut certificates = super::certificates(cert)?;
    let mut keys = Vec::new();
    let mut passphrases = passphrase.source();
    for private in key_file::privates(key, passphrase)? {
        let name = private.name.clone();
        let (key, own) = private.into_signer(&mut passphrases)?;
        keys.push((key, name));
        for certificate in own {
            if !certificates.contains(&certificate) {
                certificates.push(certificate);
            }
        }
    }
    let mut options = SignOptions {
        attributes: !arguments.no_attr,
        allow_structure: arguments.allow_structure,
        time: Some(now()?),
        by_key_identifier: arguments.keyid,
        embed: !arguments.no_certs,
        ..SignOptions::default()
    };
    let mut signers = Vec::new();
    for (key, name) in &keys {
        signers.push(Signer::new(key, belonging(key, name, &certificates)?).map_err(|e| failed(name, e))?);
    }
    if options.embed {
        let is_signers = |c: &&Certificate| keys.iter().any(|(key, _)| belongs(c, key));
        options.chain = certificates.iter().filter(|c| !is_signers(c)).cloned().collect();
    }
    let algorithms: Vec<_> = signers.iter().map(Signer::digest_algorithm).collect();
    match source {
        Source::Signed(path) => return add(arguments, path, output, &signers, &options, &algorithms),
        Source::Digest => {
            let digests = digests_for(&signers, &arguments.digest)?;
            let signed = cms::sign_detached(&signers, &options, &digests).map_err(|e| failed("--digest", e))?;
            output.write(&written(signed.to_detached_der()))?;
        }
        Source::Document(document) if arguments.mail => {
            output.write(&mailed(document, &signers, &options, &algorithms, *detached)?)?;
        }
        Source::Document(document) if *detached => {
            let name = document.name.clone();
            drop(document);
            let digests = digests(input.as_deref(), &algorithms, false)?;
            let signed = cms::sign_detached(&signers, &options, &digests).map_err(|e| failed(&name, e))?;
            output.write(&written(signed.to_detached_der()))?;
        }
        Source::Document(document) => attached(document, &mut output, &signers, &options)?,
    }
    output.finish()
}

/// The source of the data to sign.
enum Source<'a> {
    Document(Input),
    /// The command has only the document's digests, and not the document.
    Digest,
    /// A signed document, which is read twice.
    Signed(&'a Path),
}

/// Opens the document and the output, before the command asks for passphrases.
fn opened(arguments: &Arguments) -> Result<(Source<'_>, Output)> {
    let Arguments { input, output: path, clobber, pem, mail, .. } = arguments;
    if arguments.add {
        let Some(input) = input else {
            return Err(Failure::new("--add reads the signed document twice; name a file instead of standard input"));
        };
        return Ok((Source::Signed(input), output(input, path.as_deref(), *clobber, *pem)?));
    }
    let document = arguments.digest.is_empty().then(|| Input::open(input.as_deref())).transpose()?;
    let content = super::content(*pem || *mail || arguments.base64url, "--pem writes text");
    let output = Output::new(path.as_deref(), document.as_ref(), content)?.clobbering(*clobber)?;
    let output = if *pem { output.armored(LABEL) } else { output };
    Ok((document.map_or(Source::Digest, Source::Document), output))
}

/// Returns the digests that --digest gives. Each signer needs a digest by its hash function; otherwise the function
/// returns an error.
fn digests_for(signers: &[Signer<'_>], given: &[GivenDigest]) -> Result<Digests> {
    for signer in signers {
        let needed = signer.digest_algorithm();
        if !given.iter().any(|GivenDigest(by, _)| *by == needed) {
            let (who, name) = (signer.certificate().label(), needed.name());
            return Err(Failure::new(format!("--digest: {who} signs digests by {name}; give that digest too")));
        }
    }
    given_digests(given)
}

/// Signs mail, and returns the signed mail.
fn mailed(
    mut document: Input,
    signers: &[Signer<'_>],
    options: &SignOptions,
    algorithms: &[DigestAlgorithm],
    detached: bool,
) -> Result<Vec<u8>> {
    let part = mail_part(&mut document)?;
    let wrong = |e| failed(&document.name, e);
    if detached {
        let mut digester = cms::digester(signers).map_err(wrong)?;
        digester.update(&part);
        let signed = cms::sign_detached(signers, options, &digester.finish()).map_err(wrong)?;
        return mail::signed(&part, &signed.to_detached_der(), algorithms).map_err(wrong);
    }
    let mut writer = SignedWriter::new(Vec::new(), signers, options, Some(part.len() as u64)).map_err(wrong)?;
    writer.write(&part).map_err(wrong)?;
    Ok(mail::document(&writer.finish().map_err(wrong)?, mail::Kind::Signed))
}

/// Adds signatures to a signed document.
fn add(
    arguments: &Arguments,
    input: &Path,
    output: Output,
    signers: &[Signer<'_>],
    options: &SignOptions,
    algorithms: &[DigestAlgorithm],
) -> Result<()> {
    let Arguments { ca, unverified, content, digest, cert, .. } = arguments;
    let mut document = Document::read(input, Strictness::Lenient, algorithms)?;
    let name = document.name.clone();
    check_content(&name, document.is_attached(), content.is_some() || !digest.is_empty())?;
    // A timestamp has the format of a signed document. The messages of some other protocols also have this format. But
    // the signer of such data did not want to sign a document.
    if document.signed.content_type.to_string() != super::DATA {
        let given = document.signed.content_type;
        return Err(Failure::Refused(format!(
            "{name}: its content has the type {given}; allowed: a document ({})",
            super::DATA
        )));
    }
    let digests = match &digest[..] {
        [] => digests_of(&document.signed, content.as_deref(), false, algorithms)?,
        given => digests_for(signers, given)?,
    };
    if !unverified {
        for signer in signers {
            if document.signed.is_signed_by(signer.certificate()) {
                let who = signer.certificate().label();
                return Err(Failure::new(format!("{name}: {who} has signed it already; --unverified signs it again")));
            }
        }
        let mut trust = VerifyOptions::new(match &ca[..] {
            [] => Vec::new(),
            ca => super::certificates(ca)?,
        })
        .map_err(|e| failed("the clock", e))?;
        trust.untrusted = super::certificates(cert)?;
        trust.content_type = document.signed.content_type;
        for verdict in judge(&document.signed, &digests, &trust).map_err(|e| undecided(&name, e))?.signatures {
            match verdict.signer {
                Ok(signatory) => note(&format!("{name}: signed by {}", signatory.certificate().label())),
                // The signature itself is right. Without --ca, the command does not check whether the signer can be
                // trusted.
                Err(Problem::Untrusted(refusal)) if ca.is_empty() => {
                    note(&format!("{name}: signed by {}, not verified by a CA", refusal.certificate));
                }
                Err(problem) => return Err(wrong(&name, &problem)),
            }
        }
    }
    document.signed.add_signatures(signers, options, &digests).map_err(|e| failed(&name, e))?;
    document.write(output)
}

fn attached(mut document: Input, output: &mut Output, signers: &[Signer<'_>], options: &SignOptions) -> Result<()> {
    let name = document.name.clone();
    let len = document.len;
    let mut writer = SignedWriter::new(output, signers, options, len).map_err(|e| failed(&name, e))?;
    let read = |out: &mut [u8]| document.read(out).map_err(|e| Failure::io(&name, &e));
    each_part(read, len, |part| writer.write(part).map_err(|e| failed(&name, e)))?;
    writer.finish().map_err(|e| failed(&name, e))?;
    Ok(())
}

fn belongs(certificate: &Certificate, key: &SigningKey) -> bool {
    certificate.key().and_then(|of| Ok(of.verifying_key()?)).is_ok_and(|of| of == key.verifying_key())
}

/// Returns the certificate that belongs to a key.
pub fn belonging(key: &SigningKey, name: &str, certificates: &[Certificate]) -> Result<Certificate> {
    certificates.iter().find(|certificate| belongs(certificate, key)).cloned().ok_or_else(|| {
        let what = match certificates {
            [] => "no certificate for this private key was given",
            _ => "none of the given certificates is for this private key",
        };
        Failure::new(format!("{name}: {what}; give its certificate as --cert"))
    })
}
