//! The extended key usages that have names.
use der::asn1::ObjectIdentifier;

macro_rules! usages {
    ($($constant:ident = $oid:literal, $name:literal, $text:literal;)*) => {
        $(pub(crate) const $constant: ObjectIdentifier = ObjectIdentifier::new_unwrap($oid);)*

        /// For each usage: its object identifier, its name in openssl, and its name in words.
        const ALL: &[(ObjectIdentifier, &str, &str)] = &[$(($constant, $name, $text),)*];
    };
}

usages! {
    SERVER = "1.3.6.1.5.5.7.3.1", "serverAuth", "TLS server";
    CLIENT = "1.3.6.1.5.5.7.3.2", "clientAuth", "TLS client";
    CODE = "1.3.6.1.5.5.7.3.3", "codeSigning", "code signing";
    EMAIL = "1.3.6.1.5.5.7.3.4", "emailProtection", "mail";
    TIMESTAMPS = "1.3.6.1.5.5.7.3.8", "timeStamping", "timestamping";
    OCSP = "1.3.6.1.5.5.7.3.9", "OCSPSigning", "OCSP signing";
    DOCUMENTS = "1.3.6.1.5.5.7.3.36", "documentSigning", "document signing";
    MICROSOFT_DOCUMENTS = "1.3.6.1.4.1.311.10.3.12", "msDocumentSigning", "document signing of Microsoft";
    ANY = "2.5.29.37.0", "anyExtendedKeyUsage", "any";
}

/// Returns the name of an extended key usage, as openssl writes it. If the usage has no name, returns its object
/// identifier.
pub fn name(oid: ObjectIdentifier) -> String {
    known(oid).map_or_else(|| oid.to_string(), |(_, name, _)| (*name).to_owned())
}

/// Returns the extended key usage with this name or this object identifier. Capital and small letters in the name count
/// as equal.
pub fn by_name(text: &str) -> Option<ObjectIdentifier> {
    let known = ALL.iter().find(|(_, name, _)| name.eq_ignore_ascii_case(text)).map(|(oid, ..)| *oid);
    known.or_else(|| ObjectIdentifier::new(text).ok())
}

/// Returns the names of all extended key usages that have a name.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(_, name, _)| *name)
}

/// Describes an extended key usage in words.
pub(super) fn text(oid: ObjectIdentifier) -> String {
    known(oid).map_or_else(|| oid.to_string(), |(.., text)| (*text).to_owned())
}

fn known(oid: ObjectIdentifier) -> Option<&'static (ObjectIdentifier, &'static str, &'static str)> {
    ALL.iter().find(|(known, ..)| *known == oid)
}
