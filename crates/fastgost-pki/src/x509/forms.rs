//! Reads host names, mail addresses, URIs and IP addresses in certificates. This module refuses unusual forms of names.
//! Other programs might read such a name differently than this crate does.
use super::{GeneralName, name, steers};
use der::asn1::{ObjectIdentifier, Utf8StringRef};
use std::net::IpAddr;
use x509_cert::ext::pkix::name::OtherName;

/// The reason why a name cannot be compared.
pub(crate) type Unclear = &'static str;

/// Refuses an alternative name that a CA must not issue. Either no subject can have such a name, or different programs
/// may read it in different ways. Examples are a host name with a final dot, a mail address with a quoted local part,
/// and a directory name with invisible characters.
///
/// ```
/// use fastgost_pki::x509::{GeneralName, check_alternative, x509_cert::der::asn1::Ia5String};
///
/// let name = |text: &str| GeneralName::DnsName(Ia5String::new(text).expect("ASCII"));
/// assert!(check_alternative(&name("*.example.ru")).is_ok());
/// assert!(check_alternative(&name("*.*.ru")).is_err());
/// ```
///
/// # Errors
/// The mistake in the name.
pub fn check_alternative(name: &GeneralName) -> Result<(), String> {
    let done = match name {
        GeneralName::DnsName(text) => presented(text.as_str()).map(drop),
        GeneralName::Rfc822Name(text) if text.as_str().is_ascii() => mailbox(text.as_str()).map(drop),
        GeneralName::UniformResourceIdentifier(text) => identifier(text.as_str()),
        GeneralName::IpAddress(bytes) => ip(bytes.as_bytes()).map(drop),
        GeneralName::DirectoryName(name) if name.is_empty() => Err("it is empty"),
        GeneralName::DirectoryName(name) => return name::plain(name),
        GeneralName::OtherName(other) if other.value.value().is_empty() => Err("it is empty"),
        _ => Ok(()),
    };
    done.map_err(str::to_owned)
}

/// Checks a URI of any kind. The URI must have a scheme, followed by visible ASCII characters.
fn identifier(uri: &str) -> Result<(), Unclear> {
    let (scheme, rest) = uri.split_once(':').ok_or("it is not a URI with a scheme")?;
    match scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && !rest.is_empty() {
        true if uri.bytes().all(|b| b.is_ascii_graphic()) => Ok(()),
        true => Err("it has other characters than a URI"),
        false => Err("it is not a URI with a scheme"),
    }
}

/// Returns a host name in lower case. The host name may have letters, digits, hyphens, underscores and dots.
pub(crate) fn host(text: &str) -> Result<String, Unclear> {
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
    if text.rsplit('.').next().is_some_and(is_number) {
        return Err("it ends in a number, as addresses do");
    }
    Ok(text.to_ascii_lowercase())
}

/// Returns true if `last` is a number. If the last label of a host name is a number, many programs, such as browsers,
/// read the host name as an IPv4 address. These programs accept every form that numbers have in C, as in `127.1`,
/// `0x7f000001` and `0177.0.0.1` (the URL standard of WHATWG, "ends in a number").
fn is_number(last: &str) -> bool {
    let hexadecimal = last.strip_prefix("0x").or_else(|| last.strip_prefix("0X"));
    match hexadecimal {
        Some(digits) => digits.bytes().all(|b| b.is_ascii_hexdigit()),
        None => last.bytes().all(|b| b.is_ascii_digit()),
    }
}

/// Reads a host name in a certificate. Returns the name without its wildcard, and a boolean that is true if there is a
/// wildcard (RFC 9525, section 6.3).
pub(crate) fn presented(text: &str) -> Result<(bool, String), Unclear> {
    match text.strip_prefix("*.") {
        Some(rest) => Ok((true, host(rest)?)),
        None if text.contains('*') => Err("its wildcard is not the whole first label"),
        None => Ok((false, host(text)?)),
    }
}

/// Returns the local part and the host of a mail address.
pub(crate) fn mailbox(address: &str) -> Result<(String, String), Unclear> {
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

/// `id-on-SmtpUTF8Mailbox`: a mail address with letters outside ASCII (RFC 9598).
pub(crate) const SMTP_UTF8: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.8.9");

/// Returns the mail address in a name of the type [`SMTP_UTF8`].
pub(crate) fn international(name: &OtherName) -> Result<String, Unclear> {
    let text = name.value.decode_as::<Utf8StringRef<'_>>();
    text.map(|text| text.as_str().to_owned()).map_err(|_| "it is not a mail address of RFC 9598")
}

/// Returns the host of a URI.
pub(crate) fn uri(uri: &str) -> Result<String, Unclear> {
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

/// Reads an address of IPv4 or IPv6.
pub(crate) fn ip(bytes: &[u8]) -> Result<IpAddr, Unclear> {
    match (<[u8; 4]>::try_from(bytes), <[u8; 16]>::try_from(bytes)) {
        (Ok(v4), _) => address(v4.into()),
        (_, Ok(v6)) => address(v6.into()),
        _ => Err("it is not an IP address"),
    }
}

/// Returns the address. Refuses an IPv6 address that stands for an IPv4 address.
pub(crate) fn address(address: IpAddr) -> Result<IpAddr, Unclear> {
    if stands_for_ipv4(address) { Err("it is an address of IPv4 in the form of IPv6") } else { Ok(address) }
}

/// Returns true if packets to this IPv6 address go to an IPv4 address. A program would connect to the IPv4 address, but
/// would compare the IPv6 address with the certificate. There are two groups of such addresses:
/// - mapped and compatible addresses (RFC 4291, section 2.5.5), except for `::` and `::1`
/// - addresses of translators with the well-known prefix 64:ff9b::/96 (RFC 6052).
///
/// Networks can also choose their own prefixes for translators. This code cannot know these prefixes.
fn stands_for_ipv4(address: IpAddr) -> bool {
    let IpAddr::V6(address) = address else { return false };
    match address.segments() {
        [0, 0, 0, 0, 0, 0, 0, 0 | 1] => false,
        [0, 0, 0, 0, 0, 0 | 0xffff, _, _] | [0x64, 0xff9b, 0, 0, 0, 0, _, _] => true,
        _ => false,
    }
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
        // These host names must be refused. Programs that accept numbers in all forms of C read them as IP addresses.
        for bad in ["0x7f000001", "0X7F.1", "127.0.0.0x1", "0x7f.0.0.0XaB", "2130706433", "0177.1", "a.0x", "a.0xg.0x1"]
        {
            assert_eq!(host(bad), Err("it ends in a number, as addresses do"), "{bad}");
        }
        for good in ["0x7f.ru", "a.0xg", "0x7f.x1", "1.2.3.4a", "127.0.0.x", "a.0x1-2"] {
            assert_eq!(host(good).as_deref(), Ok(good));
        }
        assert!(presented("*.0x7f").is_err() && uri("http://0x7f000001/").is_err() && mailbox("a@0x7f.1").is_err());
        assert_eq!(presented("*.a.b"), Ok((true, "a.b".to_owned())));
        for bad in ["*", "*a.b", "a*.b", "a.*.b", "*.*.b", "*."] {
            assert!(presented(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn addresses() {
        let read = |text: &str| match text.parse().expect(text) {
            IpAddr::V4(address) => ip(&address.octets()),
            IpAddr::V6(address) => ip(&address.octets()),
        };
        for good in
            ["1.2.3.4", "::", "::1", "2001:db8::1.2.3.4", "fe80::1", "64:ff9b:1::1", "64:ff9c::1", "::1:0:0:0", "1::"]
        {
            assert_eq!(read(good), Ok(good.parse().expect(good)), "{good}");
        }
        for bad in ["::ffff:1.2.3.4", "::1.2.3.4", "::2", "::0.1.0.0", "64:ff9b::1.2.3.4", "64:ff9b::"] {
            assert_eq!(read(bad), Err("it is an address of IPv4 in the form of IPv6"), "{bad}");
        }
        assert!(ip(&[1; 5]).is_err());
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
