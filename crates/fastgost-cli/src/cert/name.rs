//! Parses the names that the user gives on the command line for certificates.
use fastgost_pki::x509::{
    GeneralName, Name, check_alternative,
    name::parse,
    x509_cert::der::asn1::{Ia5String, OctetString},
};
use std::{net::IpAddr, str::FromStr};

/// Parses a distinguished name in the form of RFC 4514 or in the form of openssl. The name must have at least one
/// attribute.
pub fn distinguished(text: &str) -> Result<Name, String> {
    parse(text).map_err(|e| e.to_string())
}

/// Parses a subject alternative name: `DNS:name`, `IP:address`, `email:address` or `URI:uri`.
pub fn alternative(text: &str) -> Result<GeneralName, String> {
    let allowed =
        || "allowed: DNS:name or IP:address, such as DNS:localhost or IP:127.0.0.1; email:address, URI:uri".to_owned();
    let (kind, value) = text.split_once(':').ok_or_else(allowed)?;
    match kind.to_ascii_uppercase().as_str() {
        "DNS" => dns(value).map(GeneralName::DnsName),
        "IP" => {
            // An IPv6 address that contains an IPv4 address (`::ffff:a.b.c.d`) becomes this IPv4 address, because
            // verifiers compare it as an IPv4 address.
            let address = IpAddr::from_str(value).map(|address| address.to_canonical());
            address.map(GeneralName::from).map_err(|_| "allowed: IP:address, such as IP:127.0.0.1 or IP:::1".to_owned())
        }
        "EMAIL" => email(value).map(GeneralName::Rfc822Name),
        "URI" => uri(value).map(GeneralName::UniformResourceIdentifier),
        _ => Err(allowed()),
    }
}

/// Parses a URI, for an option that accepts only URIs.
pub fn url(text: &str) -> Result<String, String> {
    uri(text).map(|_| text.to_owned())
}

fn email(address: &str) -> Result<Ia5String, String> {
    checked(address, GeneralName::Rfc822Name, "a mail address in ASCII, such as somebody@example.org")
}

fn uri(text: &str) -> Result<Ia5String, String> {
    checked(text, GeneralName::UniformResourceIdentifier, "a URI in ASCII, such as http://ca.example.org/ca.crl")
}

/// Returns the text if the text can be a name of the kind `kind`.
fn checked(text: &str, kind: fn(Ia5String) -> GeneralName, allowed: &str) -> Result<Ia5String, String> {
    let ascii = Ia5String::new(text).map_err(|_| format!("it is not ASCII; allowed: {allowed}"))?;
    check_alternative(&kind(ascii.clone())).map_err(|why| format!("{why}; allowed: {allowed}"))?;
    Ok(ascii)
}

/// Parses a subtree of names for the name constraints of a CA. The text has one of the forms `DNS:domain`,
/// `IP:address/bits`, `email:address`, `email:domain`, `URI:host` and `dirName:name`.
pub fn constraint(text: &str) -> Result<GeneralName, String> {
    let allowed = || {
        "allowed: DNS:domain, IP:address/bits, email:address or domain, URI:host, dirName:name, such as DNS:example.org, \
         IP:10.0.0.0/8, email:.example.org or dirName:O=Company,C=RU"
            .to_owned()
    };
    let (kind, value) = text.split_once(':').ok_or_else(allowed)?;
    // A constraint that begins with a dot applies to all names below the domain, and not to the domain itself.
    let host = |value: &str| dns(value.strip_prefix('.').unwrap_or(value)).and_then(|_| ascii(value));
    match kind.to_ascii_uppercase().as_str() {
        "DNS" if value.is_empty() => ascii(value).map(GeneralName::DnsName),
        "DNS" => host(value).map(GeneralName::DnsName),
        "EMAIL" if value.contains('@') => email(value).map(GeneralName::Rfc822Name),
        "EMAIL" => host(value).map(GeneralName::Rfc822Name),
        "URI" => host(value).map(GeneralName::UniformResourceIdentifier),
        "IP" => {
            range(value).ok_or_else(|| "allowed: IP:address/bits, such as IP:10.0.0.0/8 or IP:2001:db8::/32".to_owned())
        }
        "DIRNAME" => distinguished(value).map(GeneralName::DirectoryName),
        _ => Err(allowed()),
    }
}

fn ascii(text: &str) -> Result<Ia5String, String> {
    Ia5String::new(text).map_err(|_| "allowed: ASCII".to_owned())
}

/// Parses a range of IP addresses, such as `10.0.0.0/8`. The number after the slash says how many leading bits are
/// equal in all addresses of the range.
fn range(text: &str) -> Option<GeneralName> {
    let (address, bits) = text.split_once('/')?;
    let address = match address.parse().ok()? {
        IpAddr::V4(v4) => v4.octets().to_vec(),
        IpAddr::V6(v6) => v6.octets().to_vec(),
    };
    let bits: usize = bits.parse().ok().filter(|bits| *bits <= 8 * address.len())?;
    let mask = (0..address.len()).map(|i| !(0xff_u16 >> bits.saturating_sub(8 * i).min(8)) as u8);
    let both: Vec<u8> = address.iter().copied().chain(mask).collect();
    OctetString::new(both).ok().map(GeneralName::IpAddress)
}

/// Checks a host name, or `*.` and a host name. Clients compare only names in these two forms (RFC 9525).
fn dns(name: &str) -> Result<Ia5String, String> {
    if name.parse::<IpAddr>().is_ok() {
        return Err(format!("this is an address; allowed: IP:{name}"));
    }
    let allowed = "DNS: and a host name of letters, digits, hyphens and dots, perhaps after `*.`; an international name in its ASCII \
                   form (xn--...)";
    checked(name, GeneralName::DnsName, allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distinguished_names() {
        assert!(distinguished("CN=почта,O=Company,C=RU").is_ok() && distinguished("/C=RU/CN=почта").is_ok());
        assert!(distinguished("localhost").is_err_and(|e| e.contains("RFC 4514")));
    }

    #[test]
    fn constraints() {
        for good in ["DNS:example.ru", "DNS:.example.ru", "email:a@example.ru", "email:.example.ru", "URI:.example.ru"]
        {
            let (_, text) = good.split_once(':').expect("a colon");
            match constraint(good).expect(good) {
                GeneralName::DnsName(name)
                | GeneralName::Rfc822Name(name)
                | GeneralName::UniformResourceIdentifier(name) => {
                    assert_eq!(name.as_str(), text);
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(matches!(constraint("DNS:"), Ok(GeneralName::DnsName(name)) if name.as_str().is_empty()));
        assert!(matches!(constraint("dirName:O=A"), Ok(GeneralName::DirectoryName(_))));
        for (text, bytes) in [
            ("IP:10.0.0.0/8", &[10, 0, 0, 0, 255, 0, 0, 0][..]),
            ("IP:10.1.2.0/23", &[10, 1, 2, 0, 255, 255, 254, 0]),
            ("IP:1.2.3.4/32", &[1, 2, 3, 4, 255, 255, 255, 255]),
            ("IP:0.0.0.0/0", &[0; 8]),
        ] {
            let Ok(GeneralName::IpAddress(range)) = constraint(text) else { panic!("{text}") };
            assert_eq!(range.as_bytes(), bytes, "{text}");
        }
        let Ok(GeneralName::IpAddress(range)) = constraint("IP:2001:db8::/32") else { panic!() };
        assert_eq!((range.as_bytes().len(), &range.as_bytes()[16..21]), (32, &[255, 255, 255, 255, 0][..]));
        for bad in
            ["", "example.ru", "DNS:a b", "IP:10.0.0.0", "IP:10.0.0.0/33", "URI:http://a/", "dirName:a", "RID:1.2"]
        {
            assert!(constraint(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn alternative_names() {
        for good in ["DNS:localhost", "dns:a.example", "DNS:*.example.org", "DNS:xn--e1afmkfd.xn--p1ai", "DNS:a_b.c"] {
            let Ok(GeneralName::DnsName(name)) = alternative(good) else { panic!("{good}") };
            assert_eq!(name.as_str(), &good[4..]);
        }
        for (good, bytes) in [
            ("IP:127.0.0.1", &[127, 0, 0, 1][..]),
            ("IP:::ffff:1.2.3.4", &[1, 2, 3, 4]),
            ("IP:::1", &1_u128.to_be_bytes()),
        ] {
            let Ok(GeneralName::IpAddress(address)) = alternative(good) else { panic!("{good}") };
            assert_eq!(address.as_bytes(), bytes);
        }
        let long = format!("DNS:{}", ["a"; 128].join("."));
        for bad in
            ["", "localhost", "DNS:", "DNS:.", "DNS:a..b", "DNS:a.", "DNS:-a", "DNS:a-", "DNS:*", "DNS:a.*.b", &long]
        {
            assert!(alternative(bad).is_err(), "{bad}");
        }
        for bad in ["DNS:1", "DNS:1.2.3.4.5", "DNS:a.example.1", "DNS:*.0", "DNS:127.1"] {
            assert!(alternative(bad).expect_err(bad).contains("ends in a number"), "{bad}");
        }
        assert!(alternative("DNS:1.2.3.4a").is_ok() && alternative("DNS:1.example").is_ok());
        for bad in [
            "DNS:a b",
            "DNS:почта.рф",
            "IP:localhost",
            "IP:127.0.0.1/8",
            "URI:/a",
            "URI:a:",
            "email:a",
            "DNS:127.0.0.1",
            "DNS:::1",
        ] {
            assert!(alternative(bad).is_err(), "{bad}");
        }
    }
}
