//! Our verdict.
use crate::seeds::Kind;
use fastgost_pki::{
    Result, Strictness,
    cms::{SignedData, check_document_signing},
    path::{Options, Purpose, Revocation, Verifier},
    x509::{Certificate, Request, RevocationList},
};

/// Whether everything in a case is right, as the command would say it.
pub fn verdict(kind: Kind, objects: &[Vec<u8>], strictness: Strictness) -> Result<()> {
    let certificate = |i: usize| Certificate::read_with(&objects[i], strictness);
    let mut options = Options::at(crate::now())?;
    match kind {
        Kind::Chain | Kind::Server => {
            options.purpose = (kind == Kind::Server).then_some(Purpose::Server);
            let verifier = Verifier::new([certificate(0)?], options).with_untrusted([certificate(1)?]);
            Ok(verifier.verify(&certificate(2)?).map(drop)?)
        }
        Kind::List => {
            options.revocation = Revocation::Certificate;
            let list = RevocationList::read_with(&objects[2], strictness)?;
            let verifier = Verifier::new([certificate(0)?], options).with_lists([list]);
            Ok(verifier.verify(&certificate(1)?).map(drop)?)
        }
        Kind::Request => Request::read(&objects[0])?.verify(),
        Kind::Document => document(certificate(0)?, options, &objects[1], strictness),
    }
}

fn document(root: Certificate, mut options: Options, document: &[u8], strictness: Strictness) -> Result<()> {
    options.purpose = Some(Purpose::Signature);
    let (signed, content) = SignedData::read_with(document, strictness)?;
    let Some(digests) = signed.digests.as_ref().filter(|_| content.is_some()) else {
        return Err(fastgost_pki::Error::Usage("the content is not there".into()));
    };
    let embedded: Vec<_> = signed.readable_certificates().collect();
    let verifier = Verifier::new([root], options).with_untrusted(embedded.clone());
    let signers = signed.signatures();
    if signers.is_empty() {
        return Err(fastgost_pki::Error::Usage("nobody has signed".into()));
    }
    for signer in signers {
        signer.signing_time()?;
        let one = |certificate: &Certificate| {
            signer.verify(signed.content_type, digests, certificate)?;
            check_document_signing(&verifier.verify(certificate)?)
        };
        let mut verdicts = embedded.iter().map(one);
        let first = verdicts.next().unwrap_or(Err(fastgost_pki::Error::Usage("no certificate is there".into())));
        match first {
            Err(_) if verdicts.any(|verdict| verdict.is_ok()) => {}
            other => other?,
        }
    }
    Ok(())
}
