//! Our verdict.
use crate::seeds::Kind;
use fastgost_pki::{
    Error, Result, Strictness,
    cms::{self, SignedData, VerifyOptions},
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

fn document(root: Certificate, options: Options, document: &[u8], strictness: Strictness) -> Result<()> {
    let mut verification = VerifyOptions::new([root])?;
    (verification.path, verification.strictness) = (options, strictness);
    verification.path.purpose = Some(Purpose::Documents);
    let (signed, content) = SignedData::read_with(document, strictness)?;
    let Some(digests) = signed.digests.as_ref().filter(|_| content.is_some()) else {
        return Err(Error::Usage("the content is not there".into()));
    };
    let verdict = cms::judge(&signed, digests, &verification)?;
    verdict.decision().map_err(|problem| Error::Usage(problem.to_string().into()))
}
