//! The name that a certificate must have (RFC 9525). The name is a host, an IP address or a mail address. The caller
//! gives the name of the peer that the caller wants to reach.
use super::Reason;
use crate::x509::forms;
use crate::{
    Error, Result,
    x509::{Certificate, show_general},
};
use std::{fmt, net::IpAddr};
use x509_cert::ext::pkix::{SubjectAltName, name::GeneralName};

/// The name that a certificate must have. The name is compared only with the certificate's alternative names, and not
/// with its subject.
///
/// ```
/// use fastgost_pki::path::Identity;
///
/// assert_eq!(Identity::host("Example.ru.")?, Identity::host("example.ru")?);
/// assert!(Identity::host("192.0.2.1").is_err() && Identity::ip("192.0.2.1").is_ok());
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Host(String),
    Ip(IpAddr),
    Email(String, String),
}

impl Identity {
    /// Makes the identity of a host from its DNS name, which is in ASCII and may have a final dot. A DNS name in a
    /// certificate may begin with a wildcard (`*`), which stands for exactly one label. Wildcards in other places match
    /// nothing.
    ///
    /// # Errors
    /// [`Error::Usage`] if the name is not a DNS name in ASCII.
    pub fn host(name: &str) -> Result<Self> {
        let relative = name.strip_suffix('.').unwrap_or(name);
        let allowed = "a host name of letters, digits, hyphens and dots; an international one in its ASCII form (xn--...), \
                       an address as an address";
        forms::host(relative).map(|host| Self(Kind::Host(host))).map_err(|why| unfit(name, why, allowed))
    }

    /// Makes the identity of an address of IPv4 or IPv6. An address of IPv4 that is mapped into IPv6
    /// (`::ffff:192.0.2.1`) counts as the address of IPv4.
    ///
    /// # Errors
    /// [`Error::Usage`] if the text is not an IP address. The error also occurs for an IPv6 address that stands for an
    /// IPv4 address, but does not have the form `::ffff:192.0.2.1`.
    pub fn ip(address: &str) -> Result<Self> {
        let parsed = address.parse::<IpAddr>().map_err(|_| "it is not an IP address");
        parsed
            .and_then(|address| forms::address(address.to_canonical()))
            .map(|address| Self(Kind::Ip(address)))
            .map_err(|why| unfit(address, why, "an address such as 192.0.2.1 or 2001:db8::1"))
    }

    /// Makes the identity of a mail address. The host in the address must be in ASCII. Capital and small letters before
    /// the `@` are different.
    ///
    /// # Errors
    /// [`Error::Usage`] if the text is not a mail address with a host in ASCII.
    pub fn email(address: &str) -> Result<Self> {
        let parsed = forms::mailbox(address);
        parsed
            .map(|(local, host)| Self(Kind::Email(local, host)))
            .map_err(|why| unfit(address, why, "a mail address such as somebody@example.ru"))
    }

    /// Checks that one of the certificate's alternative names is this name.
    pub(super) fn check(&self, certificate: &Certificate) -> std::result::Result<(), Reason> {
        let names = certificate.extensions().value::<SubjectAltName>();
        let names = names.map_err(|e| Reason::Extension(e.to_string()))?.map_or_else(Vec::new, |names| names.0);
        if names.iter().any(|name| self.is(name)) {
            return Ok(());
        }
        let shown: Vec<_> = names.iter().take(MOST_SHOWN).map(show_general).collect();
        let more = if names.len() > MOST_SHOWN { ", ..." } else { "" };
        Err(Reason::Identity(self.to_string(), shown.join(", ") + more))
    }

    /// Returns whether a client of TLS can compare this name of a certificate with the name or address of its server.
    pub fn is_of_server(name: &GeneralName) -> bool {
        matches!(name, GeneralName::DnsName(_) | GeneralName::IpAddress(_))
    }

    fn is(&self, name: &GeneralName) -> bool {
        match (&self.0, name) {
            (Kind::Host(host), GeneralName::DnsName(name)) => match forms::presented(name.as_str()) {
                Ok((false, name)) => name == *host,
                // A wildcard for a whole top-level domain matches no host.
                Ok((true, above)) => above.contains('.') && host.split_once('.').is_some_and(|(_, rest)| rest == above),
                Err(_) => false,
            },
            (Kind::Ip(address), GeneralName::IpAddress(bytes)) => forms::ip(bytes.as_bytes()) == Ok(*address),
            (Kind::Email(..), GeneralName::Rfc822Name(address)) => self.is_mailbox(address.as_str()),
            (Kind::Email(..), GeneralName::OtherName(other)) if other.type_id == forms::SMTP_UTF8 => {
                forms::international(other).is_ok_and(|address| self.is_mailbox(&address))
            }
            _ => false,
        }
    }

    fn is_mailbox(&self, address: &str) -> bool {
        forms::mailbox(address).is_ok_and(|(local, host)| self.0 == Kind::Email(local, host))
    }
}

/// The limit for the number of the certificate's names that the error text of a refusal shows.
const MOST_SHOWN: usize = 10;

fn unfit(given: &str, why: &str, allowed: &str) -> Error {
    Error::Usage(format!("`{}`: {why}; allowed: {allowed}", given.escape_debug()).into())
}

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Host(host) => write!(f, "the host {host}"),
            Kind::Ip(address) => write!(f, "the address {address}"),
            Kind::Email(local, host) => write!(f, "the mail address {local}@{host}"),
        }
    }
}
