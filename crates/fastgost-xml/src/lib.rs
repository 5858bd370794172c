//! XML signatures (XMLDSig) with Russian cryptography. The crate makes and verifies signatures with GOST R 34.10-2012
//! (R 1323565.1.033-2020). The crate also verifies signatures with GOST R 34.10-2001, but does not make them. It
//! supports the transform of SMEV 3.
//!
//! There are three places for a signature: enveloped (within the signed element), enveloping (the signed element is in
//! an `Object` of the signature), or elsewhere in the same document. A reference in a signature says which data is
//! signed. The reference names the whole document (`URI=""`), or an element by its identifier (`#id`). The crate
//! supports canonical XML 1.0, canonical XML 1.1 and exclusive canonical XML, with comments or without them. The signed
//! properties of XAdES-BES are read and written. These properties name a certificate, which must belong to the signer.
//! Timestamps (XAdES-T) and certificates in security tokens (WS-Security) are also read and written.
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
//! assert!(verdict.decision().expect_err("refused").to_string().contains("the digest of the reference to the document does not match"));
//! # Ok::<(), fastgost_pki::Error>(())
//! ```
//!
//! # What was signed
//! A signature over a part of a document says nothing about the rest of the document, and nothing about the place of
//! the signed part. So [`verify()`] returns the signed bytes, and returns nothing if the signature is not accepted.
//! Callers must use these bytes. With [`VerifyOptions::covers`], callers say at which place the signed element must be.
//! Otherwise an attacker can move the signed part elsewhere, and put another part in its place. It is not enough to
//! compare the path that `verify` reports for a signed part, because several elements may have the same path.
//!
//! The signed part of the document contains more than the signed bytes, because transforms leave out some of its
//! contents. Transforms can leave out comments, signatures with all their contents, and, in SMEV, white space.
//!
//! # What is refused
//! This crate refuses:
//!
//! - document types (DTD), and therefore entities,
//! - an identifier that several elements have, if an element is looked up by this identifier,
//! - a referenced element that has several identifiers,
//! - URIs that refer to other documents,
//! - XSLT, and every expression of XPath except `not(ancestor-or-self::dsig:Signature)`,
//! - comments within the base64 text of digests, signatures and certificates,
//! - elements that XMLDSig does not allow at their place,
//! - a document with several signatures, unless the caller names one of them,
//! - references that select nothing,
//! - encodings other than UTF-8, and XML 1.1.
//!
//! [`Limits`] bound the work. Every byte that is read, compared, hashed or written counts. Countersignatures of XAdES
//! (references to `SignatureValue`) are not supported. Security tokens must be X.509 certificates (`#X509v3`).
//!
//! # Why this parser
//! `roxmltree` reads a document into a tree without recursion. The tree has the position of each name in the text.
//! `roxmltree` refuses DTDs. At each element that declares a namespace, the work of `roxmltree` grows with the square
//! of the number of namespaces in scope. (For a document of 400 KB with 3000 namespaces, `roxmltree` takes minutes.)
//! `roxmltree` also takes memory for each `=`. `roxmltree` accepts a few documents that XML does not allow, such as a
//! document that declares a default namespace twice. `roxmltree` also reads some documents in its own way, such as a
//! document with a CR before a character reference. So a first pass over the text, before the parser, limits the number
//! of namespaces and the number of `=`, refuses documents that XML does not allow, and replaces line ends. With the
//! tree of `roxmltree`, canonical XML takes only 300 lines of code, and one budget of steps limits the work of this
//! code. The crate `bergshamra-c14n` has all forms of canonical XML. But at each element, `bergshamra-c14n` looks at
//! all namespaces in scope. `bergshamra-c14n` also recurses, does not limit its output, and depends on a parser with
//! XPath and XSLT.

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
