//! Extensions of Russian qualified certificates, by the order of the FSB of Russia No. 795 of 2011. The extensions
//! `subjectSignTool` and `issuerSignTool` name the signing tools of the subject and of the issuer. The certificate
//! policies state the class of the signing tool. The extension `identificationKind` says in which way the subject was
//! identified.
//!
//! ```
//! use fastgost::{curve::Curve, sign::SigningKey};
//! use fastgost_pki::x509::{
//!     NewCertificate, Profile, name,
//!     qualified::{self, Identification, IssuerTool},
//!     validity,
//! };
//! use std::time::SystemTime;
//!
//! let mut profile = Profile::end_entity();
//! profile.further = vec![
//!     qualified::policies(&[qualified::policy_by_name("KC1").expect("a class")])?,
//!     qualified::subject_tool("Tool 1.0")?,
//!     qualified::issuer_tool(&IssuerTool {
//!         tool: "Tool 1.0".into(),
//!         authority: "Authority 1.0".into(),
//!         tool_conformity: "No. 1".into(),
//!         authority_conformity: "No. 2".into(),
//!     })?,
//!     qualified::identification(Identification::Personal)?,
//! ];
//! let new = NewCertificate {
//!     subject: name::parse("CN=Alice,C=RU")?,
//!     validity: validity(SystemTime::now(), 365)?,
//!     profile: Some(&profile),
//!     extensions: Vec::new(),
//!     serial_number: None,
//! };
//! let key = SigningKey::generate(Curve::from_name("256-a")?)?;
//! assert_eq!(new.self_signed(&key)?.extensions().iter().filter(|one| profile.further.contains(one)).count(), 4);
//! # Ok::<(), fastgost_pki::Error>(())
//! ```
use super::says::{Says, need};
use crate::{Error, Result};
use der::{
    DecodeValue, Encode, EncodeValue, FixedTag, Header, Length, Reader, Sequence, Tag, Writer,
    asn1::{ObjectIdentifier, OctetString},
    oid::AssociatedOid,
};
use x509_cert::ext::{
    Extension,
    pkix::certpolicy::{CertificatePolicies, PolicyInformation},
};

/// The classes of signing tools, from the weakest to the strongest.
const CLASSES: [(&str, ObjectIdentifier); 6] = [
    ("KC1", ObjectIdentifier::new_unwrap("1.2.643.100.113.1")),
    ("KC2", ObjectIdentifier::new_unwrap("1.2.643.100.113.2")),
    ("KC3", ObjectIdentifier::new_unwrap("1.2.643.100.113.3")),
    ("KB1", ObjectIdentifier::new_unwrap("1.2.643.100.113.4")),
    ("KB2", ObjectIdentifier::new_unwrap("1.2.643.100.113.5")),
    ("KA1", ObjectIdentifier::new_unwrap("1.2.643.100.113.6")),
];

/// Describes a certificate policy in words.
pub(super) fn policy(oid: ObjectIdentifier) -> String {
    match CLASSES.iter().find(|(_, class)| *class == oid) {
        Some((name, _)) => format!("signing tool of class {name} ({oid})"),
        None if oid == ObjectIdentifier::new_unwrap("2.5.29.32.0") => "any".to_owned(),
        None => oid.to_string(),
    }
}

/// Returns the object identifier of a certificate policy. `text` is the object identifier itself, or the name of a
/// class of signing tools. The classes are `KC1`, `KC2`, `KC3`, `KB1`, `KB2` and `KA1`.
pub fn policy_by_name(text: &str) -> Option<ObjectIdentifier> {
    let class = CLASSES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, oid)| *oid);
    class.or_else(|| ObjectIdentifier::new(text).ok())
}

/// Makes the extension `certificatePolicies` (RFC 5280, section 4.2.1.4) with these policies. The policies have no
/// qualifiers.
///
/// # Errors
/// [`Error::Usage`] if the list of policies is empty, or has a policy twice.
pub fn policies(all: &[ObjectIdentifier]) -> Result<Extension> {
    let one = |oid: &ObjectIdentifier| PolicyInformation { policy_identifier: *oid, policy_qualifiers: None };
    new(CertificatePolicies::OID, &CertificatePolicies(all.iter().map(one).collect()))
}

pub(super) const SUBJECT_TOOL: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.643.100.111");
pub(super) const ISSUER_TOOL: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.643.100.112");
pub(super) const IDENTIFICATION: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.643.100.114");

impl Says for String {
    fn says(&self) -> std::result::Result<(), &'static str> {
        need(
            (1..=200).contains(&self.chars().count()),
            "the name of a tool is empty or too long; allowed: 1 to 200 characters",
        )
    }
}

/// Makes the extension `subjectSignTool`, which names the tool that the subject signs with.
///
/// # Errors
/// [`Error::Usage`] unless the text has 1 to 200 characters.
pub fn subject_tool(tool: &str) -> Result<Extension> {
    new(SUBJECT_TOOL, &tool.to_owned())
}

/// The contents of `issuerSignTool`.
#[derive(Clone, Debug, PartialEq, Eq, Sequence)]
pub struct IssuerTool {
    /// The signing tool with which the CA signed the certificate. The fields `tool` and `authority` have 1 to 200
    /// characters each.
    pub tool: String,
    /// The tool that does the work of the CA (`cATool` in the order).
    pub authority: String,
    /// The text names the document that confirms the conformity of the signing tool. The fields `tool_conformity` and
    /// `authority_conformity` have 1 to 100 characters each.
    pub tool_conformity: String,
    /// The text names the document that confirms the conformity of the CA's tool.
    pub authority_conformity: String,
}

impl Says for IssuerTool {
    fn says(&self) -> std::result::Result<(), &'static str> {
        self.tool.says()?;
        self.authority.says()?;
        let short = |text: &String| (1..=100).contains(&text.chars().count());
        need(
            short(&self.tool_conformity) && short(&self.authority_conformity),
            "the document that says what a tool conforms to is empty or too long; allowed: 1 to 100 characters",
        )
    }
}

/// Makes the extension `issuerSignTool`, which names the tools with which the CA makes its certificates.
///
/// # Errors
/// [`Error::Usage`] if one of the four texts is empty or too long.
pub fn issuer_tool(tool: &IssuerTool) -> Result<Extension> {
    new(ISSUER_TOOL, tool)
}

/// The way in which the subject was identified (`identificationKind`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Identification {
    /// The subject was present in person.
    Personal,
    /// The subject made a qualified signature with an older qualified certificate.
    Certificate,
    /// The subject showed a biometric passport.
    Passport,
    /// The state's system for biometric data identified the subject.
    System,
}

impl Identification {
    /// Each way of identification, with its name and its meaning. The index in this array is the number that the
    /// extension contains.
    const ALL: [(Self, &'static str, &'static str); 4] = [
        (Self::Personal, "personal", "in person"),
        (Self::Certificate, "certificate", "by another qualified signature"),
        (Self::Passport, "passport", "by a biometric passport"),
        (Self::System, "system", "by the state's biometric system"),
    ];

    /// Returns the way of identification with this name: `personal`, `certificate`, `passport` or `system`.
    pub fn by_name(text: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, name, _)| *name == text).map(|(kind, ..)| *kind)
    }

    /// Describes the way of identification for which this number stands.
    pub(super) fn text(number: u8) -> String {
        let known = Self::ALL.get(usize::from(number));
        known.map_or_else(|| number.to_string(), |(.., text)| (*text).to_owned())
    }
}

impl FixedTag for Identification {
    const TAG: Tag = Tag::Integer;
}

impl<'a> DecodeValue<'a> for Identification {
    type Error = der::Error;

    fn decode_value<R: Reader<'a>>(reader: &mut R, header: Header) -> der::Result<Self> {
        let number = u8::decode_value(reader, header)?;
        let known = Self::ALL.get(usize::from(number)).map(|(kind, ..)| *kind);
        known.ok_or_else(|| Tag::Integer.value_error().into())
    }
}

impl EncodeValue for Identification {
    fn value_len(&self) -> der::Result<Length> {
        (*self as u8).value_len()
    }

    fn encode_value(&self, writer: &mut impl Writer) -> der::Result<()> {
        (*self as u8).encode_value(writer)
    }
}

impl Says for Identification {}

/// Makes the extension `identificationKind`, which says in which way the subject was identified.
///
/// # Errors
/// No error happens in practice.
pub fn identification(kind: Identification) -> Result<Extension> {
    new(IDENTIFICATION, &kind)
}

/// Makes an extension that is not critical. Returns [`Error::Usage`] if the value breaks a rule of the standard
/// ([`Says`]).
fn new(oid: ObjectIdentifier, value: &(impl Encode + Says)) -> Result<Extension> {
    let failed = |e| Error::der("the extension", e);
    value.says().map_err(|why| Error::Usage(why.into()))?;
    let extn_value = OctetString::new(value.to_der().map_err(failed)?).map_err(failed)?;
    Ok(Extension { extn_id: oid, critical: false, extn_value })
}
