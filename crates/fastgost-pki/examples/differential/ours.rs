//! Computes the verdict of this library on a case.
use crate::{
    der::{oid, seq, tlv},
    seeds::Kind,
    tree::Node,
};
use fastgost_pki::{
    Error, Result, Strictness,
    cms::{self, Proof, SignedData, VerifyOptions},
    path::{Options, Purpose, Revocation, Verifier},
    x509::{Certificate, Request, RevocationList},
};

/// Returns the verdict of this library on the objects of a case, as the command `fastgost` would give it.
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
        Kind::Document => document(certificate(0)?, options, &objects[1], strictness, Proof::None),
        Kind::Timestamp => {
            let document = with_timestamp(&objects[1], &objects[2]);
            self::document(certificate(0)?, options, &document, strictness, Proof::Timestamp)
        }
    }
}

/// Returns the document with `token` (a timestamp) as an unsigned attribute of its first signature.
fn with_timestamp(document: &[u8], token: &[u8]) -> Vec<u8> {
    let mut root = Node::read(document).expect("DER");
    let signers = root.at_mut(&[1, 0]).and_then(|signed| signed.inside.last_mut()).expect("signers");
    let attribute = seq([oid("1.2.840.113549.1.9.16.2.14"), tlv(0x31, token)]);
    signers.inside[0].inside.push(Node::new(0xa1, &attribute));
    root.encode()
}

fn document(root: Certificate, options: Options, document: &[u8], strictness: Strictness, proof: Proof) -> Result<()> {
    let mut verification = VerifyOptions::new([root])?;
    (verification.path, verification.strictness, verification.proof) = (options, strictness, proof);
    verification.path.purpose = Some(Purpose::Documents);
    let (signed, content) = SignedData::read_with(document, strictness)?;
    let Some(digests) = signed.digests.as_ref().filter(|_| content.is_some()) else {
        return Err(Error::Usage("the content is not there".into()));
    };
    let verdict = cms::judge(&signed, digests, &verification)?;
    verdict.decision().map_err(|problem| Error::Usage(problem.to_string().into()))
}
