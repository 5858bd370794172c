//! Cryptographic Message Syntax (RFC 5652) with the algorithms of GOST (RFC 4490, RFC 9215, R 1323565.1.025-2019).
//!
//! Contents are streams of any size. The readers of this module accept BER, because other programs write BER. The
//! writers write DER. If the length of the content is not known at the beginning, the writers write BER with indefinite
//! lengths.
//!
//! ```
//! use fastgost_pki::{cms::{self, SignOptions, Signer, VerifyOptions}, x509::Certificate};
//!
//! # fn example(key: &fastgost::sign::SigningKey, certificate: Certificate) -> fastgost_pki::Result<()> {
//! let signers = [Signer::new(key, certificate)?];
//! let mut digester = cms::digester(&signers)?;
//! digester.update(b"the document");
//! let signature = cms::sign_detached(&signers, &SignOptions::default(), &digester.finish())?.to_detached_der();
//!
//! let trusted = Certificate::read_all(&std::fs::read("ca.pem")?)?;
//! let (verdict, _) = cms::verify(&signature, Some(b"the document"), &VerifyOptions::new(trusted)?)?;
//! assert!(verdict.decision().is_ok());
//! # Ok(())
//! # }
//! ```
mod attribute;
mod certificate;
mod cipher;
mod digest;
mod digested;
mod encapsulated;
mod encrypted;
mod enveloped;
mod ess;
pub mod mail;
mod outer;
mod recipient;
mod references;
mod sign;
mod signed;
mod signer;
mod stamped;
mod timestamp;
mod unwrap;
mod verify;

use crate::{oid, x509::Certificate};
use fastgost::text::Policy;

pub use self::{
    attribute::{Attribute, Attributes},
    certificate::{Identifier, IssuerName},
    cipher::{ContentCipher, Integrity},
    digest::{DigestAlgorithm, Digester, Digests},
    digested::{DigestedReader, DigestedWriter},
    encrypted::{Decryptor, EncryptedReader, Encryption, Encryptor},
    enveloped::EnvelopedReader,
    mail::Mail,
    outer::{ContentType, Message},
    recipient::{KeyManagement, Recipient, RecipientInfo},
    sign::{SignOptions, SignedWriter, Signer, digester, sign_detached},
    signed::{SignedData, SignedReader, SignedRewriter},
    signer::SignerInfo,
    stamped::Stamped,
    timestamp::{Timestamp, TimestampInfo},
    verify::{
        ForeignProblem, ForeignSignature, ForeignTimestamp, ForeignVerdict, Problem, Proof, Signatory,
        SignatureVerdict, TimestampVerdict, Verdict, VerifyOptions, WITHOUT_CHAIN, add_proofs, judge, judge_foreign,
        report_timestamps, verify,
    },
};

pub(crate) use self::recipient::Senders;

/// The PEM label of CMS messages.
pub const LABEL: &str = "CMS";

/// The kinds of files from which messages are read, in words.
pub const ALLOWED: &str = "CMS in DER or BER, in base64 alone, or in PEM (CMS, PKCS7)";

/// The policy by which messages are read from files in DER or BER, in base64, or in PEM ([`fastgost::text`]).
///
/// ```
/// use fastgost::text::{Encoder, Reader};
/// use fastgost_pki::cms::{self, Message};
///
/// # fn example(file: std::fs::File) -> fastgost_pki::Result<()> {
/// let message = Message::read(Reader::new(file, cms::TEXT))?;
/// # Ok(())
/// # }
/// ```
pub const TEXT: Policy = Policy::Liberal { labels: &[LABEL, "PKCS7", "PKCS #7 SIGNED DATA"], allowed: ALLOWED };
