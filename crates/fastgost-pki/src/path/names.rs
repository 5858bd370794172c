//! Name constraints (RFC 5280, section 4.2.1.10).
use super::Reason;
use crate::x509::{
    Certificate,
    name::{self, Comparable},
};
use der::oid::ObjectIdentifier;
use x509_cert::ext::pkix::{NameConstraints, SubjectAltName, constraints::name::GeneralSubtree, name::GeneralName};

const EMAIL: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.1");

/// How many comparisons of names with constraints a search may cost.
pub(super) const MOST_COMPARISONS: usize = 1 << 18;

/// The constraints of the authorities above.
#[derive(Default)]
pub(super) struct Constraints {
    all: Vec<Authority>,
}

/// What an authority permits and excludes.
struct Authority {
    label: String,
    permitted: Vec<Name>,
    excluded: Vec<Name>,
}

/// A name, in the form that constraints are for.
#[derive(Clone, Debug)]
enum Name {
    Directory(Comparable),
    Dns(String),
    Email(String),
    /// The host of a URI.
    Uri(Option<String>),
    Ip(Vec<u8>),
    /// A form for which there are no constraints here.
    Other(u8),
}

impl Constraints {
    /// Adds the constraints of an authority.
    pub fn add(&mut self, authority: &Certificate) -> Result<(), Reason> {
        let found = authority.extensions().value::<NameConstraints>().map_err(|e| Reason::Extension(e.to_string()))?;
        let Some(constraints) = found else { return Ok(()) };
        let subtrees =
            |subtrees: Option<Vec<GeneralSubtree>>| subtrees.iter().flatten().map(base).collect::<Result<Vec<_>, _>>();
        self.all.push(Authority {
            label: authority.label(),
            permitted: subtrees(constraints.permitted_subtrees)?,
            excluded: subtrees(constraints.excluded_subtrees)?,
        });
        Ok(())
    }

    /// Checks all names of a certificate, with no more than `left` comparisons.
    pub fn check(&self, certificate: &Certificate, left: &mut usize) -> Result<(), Reason> {
        if self.all.is_empty() {
            return Ok(());
        }
        let names = names(certificate)?;
        let constraints: usize = self.all.iter().map(|by| by.permitted.len() + by.excluded.len()).sum();
        *left = left
            .checked_sub(names.len().saturating_mul(constraints))
            .ok_or(Reason::NameConstraints("too many names and constraints".to_owned()))?;
        for (shown, name) in &names {
            for Authority { label, permitted, excluded } in &self.all {
                for base in excluded.iter().filter(|base| base.is_like(name)) {
                    if name.is_within(base, true)? {
                        return Err(Reason::NameExcluded(shown.clone(), label.clone()));
                    }
                }
                let mut like = permitted.iter().filter(|base| base.is_like(name)).peekable();
                let mut is_permitted = like.peek().is_none();
                for base in like {
                    is_permitted |= name.is_within(base, false)?;
                }
                if !is_permitted {
                    return Err(Reason::NameNotPermitted(shown.clone(), label.clone()));
                }
            }
        }
        Ok(())
    }
}

/// The name of a subtree.
fn base(subtree: &GeneralSubtree) -> Result<Name, Reason> {
    if subtree.minimum != 0 || subtree.maximum.is_some() {
        return Err(Reason::NameConstraints("distances (minimum, maximum)".to_owned()));
    }
    match &subtree.base {
        GeneralName::IpAddress(range) if !matches!(range.as_bytes().len(), 8 | 32) => {
            Err(Reason::NameConstraints("an IP range that is not an address and a mask".to_owned()))
        }
        base => Ok(Name::of(base)),
    }
}

/// All names of a certificate, each as it is shown.
fn names(certificate: &Certificate) -> Result<Vec<(String, Name)>, Reason> {
    let mut all = Vec::new();
    if !certificate.comparable_subject().is_empty() {
        let subject = Name::Directory(certificate.comparable_subject().clone());
        all.push((name::show(certificate.subject()), subject));
    }
    let alternative = certificate.extensions().value::<SubjectAltName>();
    let alternative = alternative.map_err(|e| Reason::Extension(e.to_string()))?.map_or_else(Vec::new, |names| names.0);
    // Mail addresses were once in the subject.
    if !alternative.iter().any(|name| matches!(name, GeneralName::Rfc822Name(_))) {
        let old = name::values(certificate.subject(), EMAIL);
        all.extend(old.map(|address| (address.clone(), Name::Email(address))));
    }
    all.extend(alternative.iter().map(|name| (crate::x509::show_general(name), Name::of(name))));
    Ok(all)
}

impl Name {
    fn of(name: &GeneralName) -> Self {
        match name {
            GeneralName::DirectoryName(name) => Name::Directory(Comparable::of(name)),
            GeneralName::DnsName(name) => Name::Dns(name.as_str().to_ascii_lowercase()),
            GeneralName::Rfc822Name(name) => Name::Email(name.as_str().to_owned()),
            GeneralName::UniformResourceIdentifier(uri) => {
                // As a constraint it is a host, as a name a URI.
                let uri = uri.as_str();
                Name::Uri(if uri.contains(':') { host(uri) } else { Some(uri.to_ascii_lowercase()) })
            }
            GeneralName::IpAddress(address) => Name::Ip(address.as_bytes().to_vec()),
            GeneralName::OtherName(_) => Name::Other(0),
            GeneralName::EdiPartyName(_) => Name::Other(5),
            GeneralName::RegisteredId(_) => Name::Other(8),
        }
    }

    /// Whether a constraint is for names of this kind.
    fn is_like(&self, name: &Name) -> bool {
        match (self, name) {
            // IPv4 and IPv6 are one kind: a permitted range of one does not permit addresses of the other.
            (Name::Other(a), Name::Other(b)) => a == b,
            _ => std::mem::discriminant(self) == std::mem::discriminant(name),
        }
    }

    /// Whether a name is in the subtree of a constraint; if in doubt, it is in those that are excluded.
    fn is_within(&self, base: &Name, excluded: bool) -> Result<bool, Reason> {
        Ok(match (self, base) {
            (Name::Directory(name), Name::Directory(base)) => name.is_within(base),
            (Name::Dns(name), Name::Dns(base)) => dns(name, base, excluded),
            (Name::Email(name), Name::Email(base)) => email(name, base).unwrap_or(excluded),
            (Name::Uri(Some(host)), Name::Uri(Some(base))) => match base.strip_prefix('.') {
                Some(_) => host.ends_with(&**base),
                None => host == base,
            },
            (Name::Uri(_), Name::Uri(_)) => excluded,
            (Name::Ip(address), Name::Ip(range)) => ip(address, range),
            _ => {
                return Err(Reason::NameConstraints(
                    "names of another kind than directory, DNS, mail, URI, IP".to_owned(),
                ));
            }
        })
    }
}

/// The host of a URI with an authority, in lower case; not an IP address, for which there are no constraints.
fn host(uri: &str) -> Option<String> {
    let (_, rest) = uri.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    let host = authority.rsplit('@').next()?;
    let host = if host.starts_with('[') { return None } else { host.split(':').next()? };
    let is_name = !host.is_empty() && host.parse::<std::net::IpAddr>().is_err();
    is_name.then(|| host.to_ascii_lowercase())
}

fn dns(name: &str, base: &str, excluded: bool) -> bool {
    // A dot at the end is that of the root.
    let (name, base) = (name.strip_suffix('.').unwrap_or(name), base.strip_suffix('.').unwrap_or(base));
    // Written so by many, for names below it.
    let (base, below) = base.strip_prefix('.').map_or((base, false), |base| (base, true));
    if base.is_empty() {
        return true;
    }
    let is_within = |name: &str| match name.strip_suffix(base) {
        Some("") => !below,
        Some(rest) => rest.ends_with('.'),
        None => false,
    };
    // A name with a wildcard also stands for an excluded one below it.
    let stands_for = |rest: &str| base.split_once('.').is_some_and(|(_, above)| above == rest);
    is_within(name) || (excluded && name.strip_prefix("*.").is_some_and(stands_for))
}

/// `None` if the address is none.
fn email(address: &str, base: &str) -> Option<bool> {
    let (local, host) = address.rsplit_once('@')?;
    Some(match base.rsplit_once('@') {
        Some((base_local, base_host)) => local == base_local && host.eq_ignore_ascii_case(base_host),
        None => match base.starts_with('.') {
            true => host.to_ascii_lowercase().ends_with(&base.to_ascii_lowercase()),
            false => host.eq_ignore_ascii_case(base),
        },
    })
}

fn ip(address: &[u8], range: &[u8]) -> bool {
    let (base, mask) = range.split_at(range.len() / 2);
    address.len() == base.len() && address.iter().zip(base).zip(mask).all(|((a, b), mask)| (a ^ b) & mask == 0)
}
