//! Names of hosts, mail addresses, URIs and IP addresses in certificates, read strictly: whoever compares names must
//! not read one differently than those who use it.
use crate::x509::steers;
use der::asn1::{ObjectIdentifier, Utf8StringRef};
use std::net::IpAddr;
use x509_cert::ext::pkix::name::OtherName;

/// Why a name is not understood.
pub(super) type Unclear = &'static str;

/// A host name of letters, digits, hyphens and dots, in lower case.
pub(super) fn host(text: &str) -> Result<String, Unclear> {
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    if text.ends_with('.') {
        return Err("it ends with a dot");
    }
    if text.len() > 253 || !text.split('.').all(label) {
        return Err("it is not a host name of letters, digits, hyphens and dots");
    }
    // Some programs read such a name as an address.
    if text.rsplit('.').next().is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit())) {
        return Err("it ends in a number, as addresses do");
    }
    Ok(text.to_ascii_lowercase())
}

/// A host name of a certificate: whether a wildcard is in front of it, and the name without it (RFC 9525, section 6.3).
pub(super) fn presented(text: &str) -> Result<(bool, String), Unclear> {
    match text.strip_prefix("*.") {
        Some(rest) => Ok((true, host(rest)?)),
        None if text.contains('*') => Err("its wildcard is not the whole first label"),
        None => Ok((false, host(text)?)),
    }
}

/// The local part and the host of a mail address.
pub(super) fn mailbox(address: &str) -> Result<(String, String), Unclear> {
    let (local, domain) = address.rsplit_once('@').ok_or("it is not a mail address")?;
    let atom = |atom: &str| {
        let wrong = |c: char| c.is_whitespace() || "\"(),:;<>@[\\]".contains(c) || steers(c);
        !atom.is_empty() && !atom.contains(wrong)
    };
    match local {
        local if local.starts_with('"') => Err("its local part is quoted, which is not supported"),
        local if local.split('.').all(atom) => Ok((local.to_owned(), host(domain)?)),
        _ => Err("its local part is not one of RFC 5321"),
    }
}

/// `id-on-SmtpUTF8Mailbox`: a mail address with letters that are not of ASCII (RFC 9598).
pub(super) const SMTP_UTF8: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.8.9");

/// The address in a name of this type.
pub(super) fn international(name: &OtherName) -> Result<String, Unclear> {
    let text = name.value.decode_as::<Utf8StringRef<'_>>();
    text.map(|text| text.as_str().to_owned()).map_err(|_| "it is not a mail address of RFC 9598")
}

/// The host of a URI.
pub(super) fn uri(uri: &str) -> Result<String, Unclear> {
    if !uri.bytes().all(|b| b.is_ascii_graphic()) {
        return Err("it has other characters than a URI");
    }
    let none = "it is not a URI with a host";
    let (scheme, rest) = uri.split_once(':').ok_or(none)?;
    let rest = rest.strip_prefix("//").ok_or(none)?;
    if !scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        || !scheme.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b))
    {
        return Err(none);
    }
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let (user, place) = authority.split_once('@').unwrap_or(("", authority));
    if user.contains(['\\', '[', ']']) || place.contains(['@', '\\', '%', '[', ']']) {
        return Err("its host is not written as a name");
    }
    let (name, port) = place.split_once(':').unwrap_or((place, ""));
    if !port.bytes().all(|b| b.is_ascii_digit()) {
        return Err(none);
    }
    host(name)
}

/// An address of IPv4 or IPv6. One of IPv4 in the form of IPv6 would be used as what it is, and compared as what it is not.
pub(super) fn ip(bytes: &[u8]) -> Result<IpAddr, Unclear> {
    let address = match (<[u8; 4]>::try_from(bytes), <[u8; 16]>::try_from(bytes)) {
        (Ok(v4), _) => IpAddr::from(v4),
        (_, Ok(v6)) => IpAddr::from(v6),
        _ => return Err("it is not an IP address"),
    };
    if address.to_canonical() != address { Err("it is an address of IPv4 in the form of IPv6") } else { Ok(address) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts() {
        assert_eq!(host("A.b_c.xn--p1ai").as_deref(), Ok("a.b_c.xn--p1ai"));
        let long = ["a"; 128].join(".");
        for bad in ["", ".", "a.", ".a", "a..b", "a b", "a\0.b", "-a", "a-", "a/b", "a%2eb", "1.2.3.4", "a.1", &long] {
            assert!(host(bad).is_err(), "{bad:?}");
        }
        assert_eq!(presented("*.a.b"), Ok((true, "a.b".to_owned())));
        for bad in ["*", "*a.b", "a*.b", "a.*.b", "*.*.b", "*."] {
            assert!(presented(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn mailboxes() {
        let (local, domain) = mailbox("A.b+c@Example.RU").expect("an address");
        assert_eq!((&*local, &*domain), ("A.b+c", "example.ru"));
        for bad in ["a", "@b.ru", "a@", "a@b.ru.", "a@@b.ru", "a\\@c.ru@b.ru", "\"a\"@b.ru", "a b@b.ru", "a\0@b.ru"] {
            assert!(mailbox(bad).is_err(), "{bad:?}");
        }
        for bad in ["a..b@c.ru", ".a@c.ru", "a@[1.2.3.4]", "a@1.2.3.4", "a@почта.рф", "a\u{202e}@b.ru", "<a@b.ru>"]
        {
            assert!(mailbox(bad).is_err(), "{bad:?}");
        }
        assert!(mailbox("иван@b.ru").is_ok());
    }

    #[test]
    fn hosts_of_uris() {
        for good in
            ["http://A.ru", "x+y://u:p%40@a.ru:80/b?c#d", "ldap://a.ru:/", "http://a.ru?b@c.ru", "http://a.ru#@b"]
        {
            assert_eq!(uri(good).as_deref(), Ok("a.ru"), "{good}");
        }
        for bad in [
            "",
            "a.ru",
            "urn:a.ru",
            "http:a.ru",
            "http:/a.ru",
            "http:///a.ru",
            "http://a%2eru/",
            "http://b.ru\\@a.ru/",
            "http://a@b.ru@a.ru/",
            "http://a.ru./",
            "http://a.ru:8x/",
            "http://[::1]/",
            "http://1.2.3.4/",
            "http://a.ru\0.b.ru/",
            "http:// a.ru/",
            "1p://a.ru/",
        ] {
            assert!(uri(bad).is_err(), "{bad:?}");
        }
    }
}
