//! Checks the rules of RFC 5280, sections 4 and 5, which the issuers of certificates and CRLs must follow.
//! `docs/pki.md` has a table of these rules. Real certificates and CRLs have some deviations from these rules. Each of
//! these deviations is a [`Lenience`], which only strict readers refuse. Every reader refuses the other deviations.
use super::{
    Certificate, Extensions, RevocationList, SerialNumber, attributes,
    certificate::TbsCertificate,
    crl::TbsCertList,
    extensions::{AuthorityKeyIdentifier, BasicConstraints},
    known::{self, Fault, Place},
    says,
};
use crate::{Error, Lenience, ber::is_der};
use x509_cert::{
    Version,
    ext::pkix::{CrlNumber, CrlReason, KeyUsage, NameConstraints, SubjectAltName, SubjectKeyIdentifier},
    name::{Name, RelativeDistinguishedName},
    time::Time,
};

type Checked = Result<(), Fault>;

/// The list to which accepted deviations are added, or `None` if the caller does not need the deviations. With `None`,
/// no time is spent on the search for deviations.
pub(crate) type Notes<'a> = Option<&'a mut Vec<Lenience>>;

/// Returns an error if `there` is true, which means that the document has the mistake `what`. Every reader refuses a
/// document with this mistake.
fn never(there: bool, what: &'static str) -> Checked {
    if there { Err(Fault::Never(what)) } else { Ok(()) }
}

/// Adds deviations to `notes`, without duplicates. The flag beside each deviation in `all` is true if the document has
/// this deviation.
pub(super) fn note(notes: &mut Vec<Lenience>, all: impl IntoIterator<Item = (bool, Lenience)>) {
    for (there, lenience) in all {
        if there && !notes.contains(&lenience) {
            notes.push(lenience);
        }
    }
}

/// Checks a certificate. Returns an error for a deviation that every reader refuses. Adds to `notes` the deviations
/// that only strict readers refuse.
pub(crate) fn certificate(certificate: &Certificate, mut notes: Notes<'_>) -> Checked {
    let (tbs, extensions) = (certificate.tbs(), certificate.extensions());
    if let Some(notes) = notes.as_deref_mut() {
        fields(certificate, notes);
    }
    never(
        tbs.extensions.as_ref().is_some_and(Vec::is_empty),
        "an empty list of extensions (RFC 5280, section 4.1.2.9)",
    )?;
    known::check(extensions, Place::Certificate, notes.as_deref_mut())?;
    never(certificate.comparable_issuer().is_empty(), "no name of its issuer (RFC 5280, section 4.1.2.4)")?;
    let constraints = extensions.decoded::<BasicConstraints>();
    let ca = constraints.as_ref().is_some_and(|(_, constraints)| constraints.ca);
    let unnamed = certificate.comparable_subject().is_empty();
    let names = extensions.decoded::<SubjectAltName>();
    never(unnamed && ca, "no subject, which a CA must have (RFC 5280, section 4.1.2.6)")?;
    never(unnamed && names.is_none(), "neither a subject nor alternative names (RFC 5280, section 4.1.2.6)")?;
    let usage = extensions.decoded::<KeyUsage>();
    let signs = usage.as_ref().is_none_or(|(_, usage)| usage.key_cert_sign());
    let limited = constraints.as_ref().is_some_and(|(_, constraints)| constraints.path_length.is_some());
    let text = "a path length without being a CA with keyCertSign (RFC 5280, section 4.2.1.9)";
    never(limited && !(ca && signs), text)?;
    let signs = usage.is_some() && signs;
    let text = "keyCertSign, and basic constraints without being a CA (RFC 5280, section 4.2.1.9)";
    never(signs && !ca && constraints.is_some(), text)?;
    let constrains = extensions.decoded::<NameConstraints>().is_some();
    never(constrains && !ca, "name constraints without being a CA (RFC 5280, section 4.2.1.10)")?;
    let (from, until) = (certificate.validity().not_before, certificate.validity().not_after);
    never(from.to_unix_duration() > until.to_unix_duration(), "an end of its validity before the beginning")?;
    if let Some(notes) = notes {
        let hosts = names.as_ref().is_none_or(|(_, SubjectAltName(names))| says::hosts_conform(names));
        let uncritical = constraints.is_some_and(|(critical, _)| !critical);
        let unnamed_key = ca && extensions.decoded::<SubjectKeyIdentifier>().is_none();
        let unknown_signer = !names_key(extensions) && !is_self_signed(certificate);
        let conform = names_conform([certificate.issuer(), certificate.subject()]);
        note(
            notes,
            [
                (!hosts, Lenience::HostName),
                (names.is_some_and(|(critical, _)| unnamed && !critical), Lenience::NotCritical),
                (ca && uncritical, Lenience::NotCritical),
                (signs && !ca, Lenience::KeyCertSignWithoutConstraints),
                (ca && usage.is_none(), Lenience::AuthorityWithoutKeyUsage),
                (unnamed_key || unknown_signer, Lenience::WithoutKeyIdentifier),
                (!conform, Lenience::AttributeForm),
            ],
        );
    }
    Ok(())
}

/// Adds to `notes` the deviations of the certificate's fields, but not the deviations of its extensions.
fn fields(certificate: &Certificate, notes: &mut Vec<Lenience>) {
    let (tbs, validity, serial) = (certificate.tbs(), certificate.validity(), certificate.serial_number());
    let old = certificate.version() != Version::V3 && certificate.extensions().iter().next().is_some();
    // The check for DER encodes the decoded certificate again, and compares the two encodings. The new encoding has all
    // times in the right form. So a time in the wrong form is noted as a separate deviation, and not as a deviation
    // from DER.
    let early = is_early([validity.not_before, validity.not_after]);
    note(
        notes,
        [
            (!is_positive(serial), Lenience::SerialNumberNotPositive),
            (serial.as_bytes().len() > 20, Lenience::LongSerialNumber),
            (early, Lenience::EarlyGeneralizedTime),
            (old, Lenience::ExtensionsOfOldVersion),
            (tbs.issuer_unique_id.is_some() || tbs.subject_unique_id.is_some(), Lenience::UniqueIdentifiers),
            (!early && !is_der::<TbsCertificate>(certificate.signed().signed_bytes()), Lenience::NotDer),
        ],
    );
}

/// Checks a CRL, as [`certificate`] checks a certificate.
pub(crate) fn list(list: &RevocationList, mut notes: Notes<'_>) -> Checked {
    let (tbs, extensions) = (list.tbs(), list.extensions());
    if let Some(notes) = notes.as_deref_mut() {
        let revoked = tbs.revoked.iter().flatten().map(|entry| entry.revocation_date);
        note(
            notes,
            [
                (!is_der::<TbsCertList>(list.signed().signed_bytes()), Lenience::NotDer),
                (is_early(revoked.chain(tbs.next_update).chain([tbs.this_update])), Lenience::EarlyGeneralizedTime),
                (list.version() == 1, Lenience::ListOfVersion1),
                (tbs.revoked.as_ref().is_some_and(Vec::is_empty), Lenience::EmptyList),
            ],
        );
    }
    let entries = || tbs.revoked.iter().flatten().map(|entry| entry.crl_entry_extensions.as_ref());
    let of_entries = || entries().flatten();
    let empty = tbs.extensions.iter().chain(of_entries()).any(Vec::is_empty);
    never(empty, "an empty list of extensions (RFC 5280, section 5.1.2.7)")?;
    let extended = tbs.extensions.is_some() || of_entries().next().is_some();
    never(list.version() == 1 && extended, "extensions in a list of version 1 (RFC 5280, section 5.1.2.1)")?;
    never(list.comparable_issuer().is_empty(), "no name of its issuer (RFC 5280, section 5.1.2.3)")?;
    known::check(extensions, Place::List, notes.as_deref_mut())?;
    for extensions in of_entries() {
        let extensions = Extensions::new(extensions);
        known::check(extensions, Place::Entry, notes.as_deref_mut())?;
        let removed = extensions.decoded::<CrlReason>().is_some_and(|(_, reason)| reason == CrlReason::RemoveFromCRL);
        never(removed, "an entry that is removed, in a complete list (RFC 5280, section 5.3.1)")?;
    }
    if let Some(notes) = notes {
        note(
            notes,
            [
                (extensions.decoded::<CrlNumber>().is_none(), Lenience::ListWithoutNumber),
                (!names_key(extensions), Lenience::WithoutKeyIdentifier),
                (!names_conform([list.issuer()]), Lenience::AttributeForm),
            ],
        );
        never(list.next_update().is_none(), "no time of the next update (RFC 5280, section 5.1.2.5)")?;
    }
    Ok(())
}

/// Returns true if an extension identifies the key with which the document was signed (RFC 5280, sections 4.2.1.1 and
/// 5.2.1).
fn names_key(extensions: Extensions<'_>) -> bool {
    extensions.decoded::<AuthorityKeyIdentifier>().is_some_and(|(_, authority)| authority.key_identifier.is_some())
}

/// Returns true if a certificate is self-signed. A self-signed certificate need not have the extension that identifies
/// the signing key.
fn is_self_signed(certificate: &Certificate) -> bool {
    certificate.is_self_issued() && certificate.key().is_ok_and(|key| certificate.signed().verify(&key).is_ok())
}

fn names_conform<'a>(names: impl IntoIterator<Item = &'a Name>) -> bool {
    names.into_iter().all(|name| name.iter_rdn().all(each_once) && name.iter().all(attributes::conforms))
}

/// Returns true if no attribute occurs twice at this level of a name (X.501).
fn each_once(level: &RelativeDistinguishedName) -> bool {
    let oids: Vec<_> = level.iter().map(|attribute| attribute.oid).collect();
    (1..oids.len()).all(|i| !oids[..i].contains(&oids[i]))
}

/// Returns true if one of the times is before 2050, but is encoded as GeneralizedTime, which is only for later times.
pub(crate) fn is_early(all: impl IntoIterator<Item = Time>) -> bool {
    let early = |time: Time| matches!(time, Time::GeneralTime(time) if time.to_date_time().year() < 2050);
    all.into_iter().any(early)
}

fn is_positive(serial: &SerialNumber) -> bool {
    let bytes = serial.as_bytes();
    bytes.first().is_some_and(|first| *first < 0x80) && bytes.iter().any(|byte| *byte != 0)
}

impl Fault {
    /// Returns the error with which a reader refuses a document with this fault. `what` names the kind of document.
    pub(crate) fn of(self, what: &str) -> Error {
        let wrong = |why| Error::encoding(what.to_owned(), why);
        match self {
            Fault::Never(text) => wrong(format!("it has {text}")),
            Fault::Value(why) => wrong(why),
            Fault::Duplicate(oid) => wrong(format!("it has the extension {} twice; allowed: once", known::name(oid))),
            Fault::Critical(oid) => {
                wrong(format!("the critical extension {} is not known, or never to be critical", known::name(oid)))
            }
        }
    }
}
