//! Name constraints (RFC 5280, section 4.2.1.10). The owner of a certificate could choose unusual forms of names to
//! avoid a constraint. So if a CA constrains names of a kind, and this code does not understand a name of this kind,
//! the certificate is refused.
use super::{Reason, Work};
use crate::{
    budget::Cost,
    x509::{
        Certificate,
        forms::{self, Unclear},
        name::{self, Comparable},
        show_general, steers,
    },
};
use der::oid::ObjectIdentifier;
use x509_cert::ext::pkix::{NameConstraints, SubjectAltName, constraints::name::GeneralSubtree, name::GeneralName};

const EMAIL: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.1");

/// The name constraints of the CAs above a certificate.
#[derive(Default)]
pub(super) struct Constraints {
    all: Vec<Authority>,
}

/// The names that a CA permits and excludes.
struct Authority {
    label: String,
    permitted: Vec<Name>,
    excluded: Vec<Name>,
}

/// A name in a certificate, or the name of a subtree in a constraint.
struct Name {
    shown: String,
    kind: Kind,
    /// The name in the form in which names are compared, or the reason why this name cannot be compared.
    value: Result<Value, Unclear>,
}

/// The kinds of names. A constraint is for one kind. Addresses of IPv4 and IPv6 share one kind, so a permitted range of
/// IPv4 permits no address of IPv6.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Directory,
    Dns,
    Email,
    Uri,
    Ip,
    /// A kind of names that this code cannot compare with constraints.
    Other(u8),
}

enum Value {
    Directory(Comparable),
    /// A DNS name. In a certificate, the value is a host, and the boolean is true if a wildcard stands before this
    /// host. In a subtree, there is no wildcard.
    Dns(bool, String),
    /// Only a subtree has this form. The subtree consists of all hosts below this host. If the text is empty, it
    /// consists of all hosts.
    Below(String),
    Email(String, String),
    /// The host of a URI. In a subtree, the value stands for all URIs, or all mail addresses, at this host.
    Host(String),
    Ip(Vec<u8>),
    /// An IP address and a mask.
    Range(Vec<u8>),
}

impl Constraints {
    /// Adds the constraints of a CA.
    pub fn add(&mut self, authority: &Certificate, work: &mut Work<'_>) -> Result<(), Reason> {
        let found = authority.extensions().value::<NameConstraints>().map_err(|e| Reason::Extension(e.to_string()))?;
        let Some(constraints) = found else { return Ok(()) };
        work.spend(Cost::Names(authority.as_der().len()))?;
        let subtrees =
            |subtrees: Option<Vec<GeneralSubtree>>| subtrees.iter().flatten().map(base).collect::<Result<Vec<_>, _>>();
        self.all.push(Authority {
            label: authority.label(),
            permitted: subtrees(constraints.permitted_subtrees)?,
            excluded: subtrees(constraints.excluded_subtrees)?,
        });
        Ok(())
    }

    /// Checks all names of a certificate.
    pub fn check(&self, certificate: &Certificate, work: &mut Work<'_>) -> Result<(), Reason> {
        if self.all.is_empty() {
            return Ok(());
        }
        work.spend(Cost::Names(certificate.as_der().len()))?;
        let names = names(certificate)?;
        let constraints: usize = self.all.iter().map(|by| by.permitted.len() + by.excluded.len()).sum();
        work.spend(Cost::Comparisons(names.len().saturating_mul(constraints)))?;
        for name in &names {
            for Authority { label, permitted, excluded } in &self.all {
                for base in excluded.iter().filter(|base| base.kind == name.kind) {
                    if name.is_within(base, label, true)? {
                        return Err(Reason::NameExcluded(name.shown.clone(), label.clone()));
                    }
                }
                let mut like = permitted.iter().filter(|base| base.kind == name.kind).peekable();
                let mut is_permitted = like.peek().is_none();
                for base in like {
                    is_permitted |= name.is_within(base, label, false)?;
                }
                if !is_permitted {
                    return Err(Reason::NameNotPermitted(name.shown.clone(), label.clone()));
                }
            }
        }
        Ok(())
    }
}

const UNSUPPORTED: Unclear = "only names of directories, DNS, mail, URIs and IP are compared";

/// Reads the name of a subtree. If this code does not understand the name of the subtree, there is no error here. Only
/// certificates with names of the same kind are refused later. Returns an error if the subtree has a minimum distance
/// or a maximum distance.
fn base(subtree: &GeneralSubtree) -> Result<Name, Reason> {
    if subtree.minimum != 0 || subtree.maximum.is_some() {
        return Err(Reason::NameConstraints("distances (minimum, maximum)".to_owned()));
    }
    // Many CAs write the name of a subtree with a dot in front. Such a subtree has only the names below this name, and
    // not the name itself.
    let host = |text: &str, whole: fn(String) -> Value| match text.strip_prefix('.') {
        Some(rest) => forms::host(rest).map(Value::Below),
        None => forms::host(text).map(whole),
    };
    let value = match &subtree.base {
        GeneralName::DirectoryName(name) => directory(name),
        GeneralName::DnsName(name) if name.as_str().is_empty() => Ok(Value::Below(String::new())),
        GeneralName::DnsName(name) => host(name.as_str(), |host| Value::Dns(false, host)),
        GeneralName::Rfc822Name(name) if name.as_str().contains('@') => email(name.as_str()),
        GeneralName::Rfc822Name(name) | GeneralName::UniformResourceIdentifier(name) => {
            host(name.as_str(), Value::Host)
        }
        GeneralName::IpAddress(range) => range_of(range.as_bytes()),
        GeneralName::OtherName(_) | GeneralName::EdiPartyName(_) | GeneralName::RegisteredId(_) => Err(UNSUPPORTED),
    };
    Ok(Name { shown: show_general(&subtree.base), kind: kind(&subtree.base), value })
}

/// Returns all names of a certificate.
fn names(certificate: &Certificate) -> Result<Vec<Name>, Reason> {
    let mut all = Vec::new();
    let subject = certificate.subject();
    if !certificate.comparable_subject().is_empty() {
        all.push(Name { shown: name::show(subject), kind: Kind::Directory, value: directory(subject) });
    }
    // Old certificates have mail addresses in the subject, and some programs still read mail addresses from there.
    for attribute in subject.iter().filter(|attribute| attribute.oid == EMAIL) {
        let address = name::text(&attribute.value);
        let value = address.as_deref().ok_or("it is not text").and_then(email);
        let shown = address.unwrap_or_default().escape_debug().to_string();
        all.push(Name { shown, kind: Kind::Email, value });
    }
    let alternative = certificate.extensions().value::<SubjectAltName>();
    let alternative = alternative.map_err(|e| Reason::Extension(e.to_string()))?.map_or_else(Vec::new, |names| names.0);
    all.extend(alternative.iter().map(Name::of));
    Ok(all)
}

fn kind(name: &GeneralName) -> Kind {
    match name {
        GeneralName::DirectoryName(_) => Kind::Directory,
        GeneralName::DnsName(_) => Kind::Dns,
        GeneralName::Rfc822Name(_) => Kind::Email,
        GeneralName::UniformResourceIdentifier(_) => Kind::Uri,
        GeneralName::IpAddress(_) => Kind::Ip,
        // By RFC 9598, section 6, constraints of mail addresses also apply to these names.
        GeneralName::OtherName(other) if other.type_id == forms::SMTP_UTF8 => Kind::Email,
        GeneralName::OtherName(_) => Kind::Other(0),
        GeneralName::EdiPartyName(_) => Kind::Other(5),
        GeneralName::RegisteredId(_) => Kind::Other(8),
    }
}

/// Reads a directory name. A name with an invisible character is refused, because it would look the same as another
/// name, but would differ from it.
fn directory(name: &x509_cert::name::Name) -> Result<Value, Unclear> {
    for attribute in name.iter() {
        match name::text(&attribute.value) {
            None => return Err("it has an attribute that is not text"),
            Some(text) if text.contains(steers) => return Err("it has characters that are not seen"),
            Some(_) => {}
        }
    }
    Ok(Value::Directory(Comparable::of(name)))
}

fn email(address: &str) -> Result<Value, Unclear> {
    forms::mailbox(address).map(|(local, host)| Value::Email(local, host))
}

fn range_of(range: &[u8]) -> Result<Value, Unclear> {
    let (base, mask) = range.split_at(range.len() / 2);
    let ones = mask.iter().flat_map(|byte| (0..8).rev().map(move |i| byte >> i & 1));
    // Some IPv6 addresses stand for IPv4 addresses. A range of such addresses is allowed in a constraint, although such
    // an address is refused in a certificate.
    let whole = matches!(base.len(), 4 | 16) && base.len() == mask.len();
    match whole && ones.skip_while(|bit| *bit == 1).all(|bit| bit == 0) {
        true => Ok(Value::Range(range.to_vec())),
        false => Err("the range is not an address and a mask"),
    }
}

impl Name {
    fn of(name: &GeneralName) -> Self {
        let value = match name {
            GeneralName::DirectoryName(name) => directory(name),
            GeneralName::DnsName(name) => {
                forms::presented(name.as_str()).map(|(wildcard, host)| Value::Dns(wildcard, host))
            }
            GeneralName::Rfc822Name(address) => email(address.as_str()),
            GeneralName::OtherName(other) if other.type_id == forms::SMTP_UTF8 => {
                forms::international(other).and_then(|address| email(&address))
            }
            GeneralName::UniformResourceIdentifier(uri) => forms::uri(uri.as_str()).map(Value::Host),
            GeneralName::IpAddress(address) => {
                let bytes = address.as_bytes();
                forms::ip(bytes).map(|_| Value::Ip(bytes.to_vec()))
            }
            GeneralName::OtherName(_) | GeneralName::EdiPartyName(_) | GeneralName::RegisteredId(_) => Err(UNSUPPORTED),
        };
        Self { shown: show_general(name), kind: kind(name), value }
    }

    /// Returns true if the name `self` is in the subtree `base`, which is of the same kind. The CA `by` excludes this
    /// subtree if `excluded` is true, and permits it otherwise. Returns an error if this code does not understand the
    /// name or the subtree.
    fn is_within(&self, base: &Self, by: &str, excluded: bool) -> Result<bool, Reason> {
        let unclear = |why| Reason::NameUnclear(self.shown.clone(), by.to_owned(), why);
        let name = self.value.as_ref().map_err(|why| unclear((*why).to_owned()))?;
        let base = base.value.as_ref().map_err(|why| unclear(format!("in the constraint {}, {why}", base.shown)))?;
        Ok(match (name, base) {
            // A level of a directory name may have several attributes. A name is in an excluded subtree even if a level
            // of the name has attributes that the same level of the subtree's base lacks.
            (Value::Directory(name), Value::Directory(base)) if excluded => name.has_levels_of(base),
            (Value::Directory(name), Value::Directory(base)) => name.is_within(base),
            (Value::Dns(..), Value::Below(base)) if base.is_empty() => true,
            // A wildcard stands only for names below its domain. If its domain is the base of the subtree, all names
            // for which the wildcard stands are in the subtree, although the domain itself is not.
            (Value::Dns(wildcard, name), Value::Below(base)) => below(name, base) || (*wildcard && name == base),
            (Value::Dns(wildcard, name), Value::Dns(_, base)) => {
                // A wildcard name is also excluded if one of the names for which it stands is excluded.
                let stands_for = *wildcard && base.split_once('.').is_some_and(|(_, above)| above == name);
                name == base || below(name, base) || (excluded && stands_for)
            }
            (Value::Email(local, host), Value::Email(base_local, base)) => local == base_local && host == base,
            (Value::Email(_, host) | Value::Host(host), Value::Host(base)) => host == base,
            (Value::Email(_, host) | Value::Host(host), Value::Below(base)) => below(host, base),
            (Value::Ip(address), Value::Range(range)) => ip(address, range),
            _ => return Err(unclear(UNSUPPORTED.to_owned())),
        })
    }
}

/// Returns true if `host` is below the host `base`.
fn below(host: &str, base: &str) -> bool {
    host.strip_suffix(base).is_some_and(|rest| rest.ends_with('.'))
}

fn ip(address: &[u8], range: &[u8]) -> bool {
    let (base, mask) = range.split_at(range.len() / 2);
    address.len() == base.len() && address.iter().zip(base).zip(mask).all(|((a, b), mask)| (a ^ b) & mask == 0)
}
