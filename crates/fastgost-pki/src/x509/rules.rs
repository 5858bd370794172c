//! What RFC 5280 demands of those who issue certificates and revocation lists (sections 4 and 5). `docs/pki.md` has the table.
//! What no real issuer needs is refused by everybody; the rest, each a [`Lenience`], by strict readers.
use super::{
    Certificate, Extensions, RevocationList, attributes,
    extensions::BasicConstraints,
    known::{self, Fault, Place},
};
use crate::{Error, Lenience};
use der::Encode;
use x509_cert::{
    Version,
    ext::pkix::{
        AuthorityKeyIdentifier, CrlNumber, CrlReason, KeyUsage, NameConstraints, SubjectAltName, SubjectKeyIdentifier,
    },
    name::{Name, RelativeDistinguishedName},
    serial_number::SerialNumber,
    time::Time,
};

type Checked = Result<(), Fault>;

/// What nobody accepts.
fn never(there: bool, what: &'static str) -> Checked {
    if there { Err(Fault::Never(what)) } else { Ok(()) }
}

fn forgiven(there: bool, lenience: Lenience) -> Checked {
    if there { Err(Fault::Forgiven(lenience)) } else { Ok(()) }
}

/// Checks a certificate: what everybody refuses and, strictly, what is forgiven otherwise.
pub(crate) fn certificate(certificate: &Certificate, strict: bool) -> Checked {
    let (tbs, extensions) = (certificate.tbs(), certificate.extensions());
    if strict {
        fields(certificate)?;
    }
    never(tbs.extensions().is_some_and(Vec::is_empty), "an empty list of extensions (RFC 5280, section 4.1.2.9)")?;
    known::check(extensions, Place::Certificate, strict)?;
    never(certificate.comparable_issuer().is_empty(), "no name of its issuer (RFC 5280, section 4.1.2.4)")?;
    let constraints = extensions.decoded::<BasicConstraints>();
    let ca = constraints.as_ref().is_some_and(|(_, constraints)| constraints.ca);
    let unnamed = certificate.comparable_subject().is_empty();
    let names = extensions.decoded::<SubjectAltName>();
    never(unnamed && ca, "no subject, which an authority must have (RFC 5280, section 4.1.2.6)")?;
    never(unnamed && names.is_none(), "neither a subject nor alternative names (RFC 5280, section 4.1.2.6)")?;
    let usage = extensions.decoded::<KeyUsage>();
    let signs = usage.as_ref().is_none_or(|(_, usage)| usage.key_cert_sign());
    let limited = constraints.as_ref().is_some_and(|(_, constraints)| constraints.path_length.is_some());
    let text = "a path length without being an authority with keyCertSign (RFC 5280, section 4.2.1.9)";
    never(limited && !(ca && signs), text)?;
    let signs = usage.is_some() && signs;
    let text = "keyCertSign, and basic constraints without being an authority (RFC 5280, section 4.2.1.9)";
    never(signs && !ca && constraints.is_some(), text)?;
    let constrains = extensions.decoded::<NameConstraints>().is_some();
    never(constrains && !ca, "name constraints without being an authority (RFC 5280, section 4.2.1.10)")?;
    let (from, until) = (certificate.validity().not_before, certificate.validity().not_after);
    never(from.to_unix_duration() > until.to_unix_duration(), "an end of its validity before the beginning")?;
    if strict {
        let hosts = names.as_ref().is_none_or(|(_, SubjectAltName(names))| known::hosts_conform(names));
        forgiven(!hosts, Lenience::HostName)?;
        forgiven(names.is_some_and(|(critical, _)| unnamed && !critical), Lenience::NotCritical)?;
        forgiven(ca && constraints.is_some_and(|(critical, _)| !critical), Lenience::NotCritical)?;
        forgiven(signs && !ca, Lenience::KeyCertSignWithoutConstraints)?;
        forgiven(ca && usage.is_none(), Lenience::AuthorityWithoutKeyUsage)?;
        forgiven(ca && extensions.decoded::<SubjectKeyIdentifier>().is_none(), Lenience::WithoutKeyIdentifier)?;
        let named = names_key(extensions);
        forgiven(!named && !is_self_signed(certificate), Lenience::WithoutKeyIdentifier)?;
        forgiven(!names_conform([certificate.issuer(), certificate.subject()]), Lenience::AttributeForm)?;
    }
    Ok(())
}

/// The fields that are no extensions.
fn fields(certificate: &Certificate) -> Checked {
    let (tbs, validity) = (certificate.tbs(), certificate.validity());
    forgiven(!is_positive(certificate.serial_number()), Lenience::SerialNumberNotPositive)?;
    forgiven(certificate.serial_number().as_bytes().len() > 20, Lenience::LongSerialNumber)?;
    times([validity.not_before, validity.not_after])?;
    let old = certificate.version() != Version::V3 && certificate.extensions().iter().next().is_some();
    forgiven(old, Lenience::ExtensionsOfOldVersion)?;
    let unique = tbs.issuer_unique_id().is_some() || tbs.subject_unique_id().is_some();
    forgiven(unique, Lenience::UniqueIdentifiers)?;
    // After the times: other forms of them are encoded anew as they should be.
    forgiven(certificate.encoded_again().as_deref() != Ok(certificate.as_der()), Lenience::NotDer)
}

/// Checks a revocation list, as [`certificate`] does.
pub(crate) fn list(list: &RevocationList, strict: bool) -> Checked {
    let (tbs, extensions) = (list.tbs(), list.extensions());
    if strict {
        let again = tbs.to_der();
        forgiven(again.as_deref() != Ok(list.signed().signed_bytes()), Lenience::NotDer)?;
        let revoked = tbs.revoked.iter().flatten().map(|entry| entry.revocation_date);
        times(revoked.chain(tbs.next_update).chain([tbs.this_update]))?;
        forgiven(list.version() == 1, Lenience::ListOfVersion1)?;
        forgiven(tbs.revoked.as_ref().is_some_and(Vec::is_empty), Lenience::EmptyListOfEntries)?;
    }
    let entries = || tbs.revoked.iter().flatten().map(|entry| entry.crl_entry_extensions.as_ref());
    let of_entries = || entries().flatten();
    let empty = tbs.extensions.iter().chain(of_entries()).any(Vec::is_empty);
    never(empty, "an empty list of extensions (RFC 5280, section 5.1.2.7)")?;
    let extended = tbs.extensions.is_some() || of_entries().next().is_some();
    never(list.version() == 1 && extended, "extensions in a list of version 1 (RFC 5280, section 5.1.2.1)")?;
    never(list.comparable_issuer().is_empty(), "no name of its issuer (RFC 5280, section 5.1.2.3)")?;
    known::check(extensions, Place::List, strict)?;
    for extensions in of_entries() {
        let extensions = Extensions::new(extensions);
        known::check(extensions, Place::Entry, strict)?;
        let removed = extensions.decoded::<CrlReason>().is_some_and(|(_, reason)| reason == CrlReason::RemoveFromCRL);
        never(removed, "an entry that is removed, in a complete list (RFC 5280, section 5.3.1)")?;
    }
    if strict {
        never(list.next_update().is_none(), "no time of the next update (RFC 5280, section 5.1.2.5)")?;
        forgiven(extensions.decoded::<CrlNumber>().is_none(), Lenience::ListWithoutNumber)?;
        forgiven(!names_key(extensions), Lenience::WithoutKeyIdentifier)?;
        forgiven(!names_conform([list.issuer()]), Lenience::AttributeForm)?;
    }
    Ok(())
}

/// Whether the key of the signature is named (RFC 5280, sections 4.2.1.1 and 5.2.1).
fn names_key(extensions: Extensions<'_>) -> bool {
    extensions.decoded::<AuthorityKeyIdentifier>().is_some_and(|(_, authority)| authority.key_identifier.is_some())
}

/// Such a certificate need not name the key of its signature.
fn is_self_signed(certificate: &Certificate) -> bool {
    certificate.is_self_issued() && certificate.key().is_ok_and(|key| certificate.signed().verify(&key).is_ok())
}

fn names_conform<'a>(names: impl IntoIterator<Item = &'a Name>) -> bool {
    names.into_iter().all(|name| name.iter_rdn().all(each_once) && name.iter().all(attributes::conforms))
}

/// Whether a level of a name has each attribute once (X.501).
fn each_once(level: &RelativeDistinguishedName) -> bool {
    let oids: Vec<_> = level.iter().map(|attribute| attribute.oid).collect();
    (1..oids.len()).all(|i| !oids[..i].contains(&oids[i]))
}

/// One of the times before 2050 is in the form for those after.
pub(crate) fn times(all: impl IntoIterator<Item = Time>) -> Checked {
    let early = |time: Time| matches!(time, Time::GeneralTime(time) if time.to_date_time().year() < 2050);
    forgiven(all.into_iter().any(early), Lenience::EarlyGeneralizedTime)
}

fn is_positive(serial: &SerialNumber) -> bool {
    let bytes = serial.as_bytes();
    bytes.first().is_some_and(|first| *first < 0x80) && bytes.iter().any(|byte| *byte != 0)
}

impl Fault {
    /// The error of a reader, which names what was read.
    pub(crate) fn of(self, what: &str) -> Error {
        let wrong = |why| Error::encoding(what.to_owned(), why);
        match self {
            Fault::Forgiven(lenience) => Error::Strict(lenience),
            Fault::Never(text) => wrong(format!("it has {text}")),
            Fault::Value(why) => wrong(why),
            Fault::Duplicate(oid) => wrong(format!("it has the extension {} twice; allowed: once", known::name(oid))),
            Fault::Critical(oid) => {
                wrong(format!("the critical extension {} is not known, or never to be critical", known::name(oid)))
            }
        }
    }
}
