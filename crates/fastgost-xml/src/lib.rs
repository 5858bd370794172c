//! XML signatures (XMLDSig) with Russian cryptography: GOST R 34.10-2012 and, to be read only, GOST R 34.10-2001 (R
//! 1323565.1.033-2020), with the transform of SMEV 3.
//!
//! Signatures may be enveloped in what they sign, enveloping (in an `Object`), or elsewhere in the same document.
//! References are to the document (`URI=""`) or to an element by its identifier (`#id`). Canonical XML 1.0, 1.1 and
//! exclusive are read, with comments or not, and written. The signed properties of XAdES-BES are read and written: the
//! signer's certificate must be the one that they name. So are timestamps (XAdES-T), and certificates in security
//! tokens (WS-Security).
//!
//! ```
//! use fastgost::{curve::Curve, sign::SigningKey};
//! use fastgost_pki::x509::{NewCertificate, Profile, name, validity};
//! use fastgost_xml::{Place, SignOptions, VerifyOptions, sign, verify};
//! use std::time::SystemTime;
//!
//! // Somebody signs.
//! let key = SigningKey::generate(Curve::from_name("256-a")?)?;
//! let new = NewCertificate {
//!     subject: name::parse("CN=Alice")?,
//!     validity: validity(SystemTime::now(), 1)?,
//!     profile: Some(&Profile::end_entity()),
//!     extensions: Vec::new(),
//!     serial_number: None,
//! };
//! let certificate = new.self_signed(&key)?;
//! let signed = sign(b"<order><price>100</price></order>", &key, &certificate, &SignOptions::default())?;
//!
//! // Somebody else verifies, and uses what is signed.
//! let mut options = VerifyOptions::new([certificate])?;
//! options.covers = Some(Place::Document);
//! let verdict = verify(&signed, &options)?;
//! let found = verdict.decision().expect("accepted");
//! assert_eq!(found.parts[0].bytes, b"<order><price>100</price></order>");
//!
//! let altered = String::from_utf8(signed).expect("UTF-8").replace("100", "999");
//! let verdict = verify(altered.as_bytes(), &options)?;
//! assert!(verdict.decision().expect_err("refused").to_string().contains("the digest of the reference to the document is another"));
//! # Ok::<(), fastgost_pki::Error>(())
//! ```
//!
//! # What was signed
//! A signature over a part of a document says nothing of the rest, nor of where that part stands. So [`verify()`]
//! returns the bytes that are signed, and nothing if the signature is not accepted. Callers use these bytes, and say in
//! [`VerifyOptions::covers`] what must be signed, by its place. Otherwise an attacker moves the signed part elsewhere,
//! and puts another one in its place. The path of a part is no such place: several elements may have it.
//!
//! The document has more than the bytes that are signed: transforms leave out signatures with all that is in them,
//! comments and, in SMEV, white space.
//!
//! # What is refused
//! Document types (DTD), and so entities; several elements with one identifier, and several identifiers of a referenced
//! element; URIs that are not in the document; XPath but for `not(ancestor-or-self::dsig:Signature)`, and XSLT;
//! comments in digests, signatures and certificates; elements that XMLDSig does not have there; several signatures,
//! unless the caller says which one is meant; references that select nothing. Encodings other than UTF-8, and XML 1.1,
//! are not read. [`Limits`] bound the work, by the bytes that are read, compared, hashed and written. Countersignatures
//! of XAdES are not supported (references to `SignatureValue`), nor are security tokens that are not X.509 certificates
//! (`#X509v3`).
//!
//! # Why this parser
//! `roxmltree` reads a document without recursion into a tree that knows where each name stands in the text, and
//! refuses DTDs. Its work grows with the square of the namespaces in scope at each element that declares one (400 KB
//! with 3000 of them take minutes), and it takes memory for each `=`. It also takes a few documents that XML does not
//! allow (a default namespace that is declared twice), or reads them in its own way (CR before a character reference).
//! A pass before it bounds these numbers, refuses such documents, and replaces line ends. Canonical XML over it is 300
//! lines, whose work is bounded by one budget. The crate `bergshamra-c14n` has all forms of canonical XML; but it looks
//! at each namespace in scope at each element, recurses, has no bound of what it writes, and brings a parser with XPath
//! and XSLT.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod algorithm;
mod c14n;
mod error;
mod escape;
mod ids;
mod kept;
mod limits;
mod place;
mod reference;
mod sign;
mod signature;
mod smev;
mod source;
mod stamp;
#[cfg(test)]
mod tests;
mod tree;
mod verify;
mod xades;

pub use self::{
    c14n::{Form, Method, canonical},
    limits::Limits,
    place::{Place, SEVERAL, Which},
    sign::{SignOptions, sign},
    stamp::{add_timestamp, timestamp_request},
    verify::{Part, Problem, Signed, Verdict, VerifyOptions, signatures, verify},
};
pub use fastgost_pki::{Error, Result};
