//! Certificates, requests and CRLs (RFC 5280, RFC 2986) with keys and signatures of RFC 9215. This module reads, shows
//! and makes certificates, requests and CRLs. [`path`](crate::path) decides which certificates are trusted.
mod attributes;
mod batch;
mod certificate;
mod crl;
pub mod extended_usage;
mod extensions;
pub(crate) mod forms;
mod issue;
pub(crate) mod known;
pub mod name;
mod number;
pub mod ocsp;
pub mod qualified;
mod request;
pub(crate) mod rules;
pub(crate) mod says;
mod show;
mod signed;

pub(crate) use self::issue::since_1970;
pub use self::{
    batch::verify_signatures,
    certificate::Certificate,
    crl::{RevocationList, Revoked},
    extensions::{Extensions, Profile},
    forms::check_alternative,
    issue::{Issuer, NewCertificate, NewRevocationList, request, time, validity},
    known::{extension_by_name, name as extension_name},
    number::{ListNumber, SerialNumber},
    request::Request,
    signed::Any,
};
pub(crate) use self::{
    extensions::{AuthorityKeyIdentifier, BasicConstraints},
    show::{show_general, shown, why_revoked},
};
pub use x509_cert::{
    self,
    ext::pkix::{CrlReason, name::GeneralName},
    name::Name,
    time::Time,
};

/// Returns true if a character controls a terminal, changes the order in which text is read, or is invisible. Invisible
/// characters are Unicode's `Default_Ignorable_Code_Point`, separators, the blank of Braille, and unassigned or private
/// characters.
pub(crate) fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..)
        // These are Unicode's noncharacters.
        || u32::from(c) & 0xfffe == 0xfffe
}
