//! Names in certificates, as they are written on the command line.
use std::{net::IpAddr, str::FromStr};
use x509_cert::{
    der::{
        Tag, Tagged,
        asn1::{Ia5String, Ia5StringRef, ObjectIdentifier, PrintableStringRef, Utf8StringRef},
    },
    ext::pkix::name::GeneralName,
    name::Name,
};

const COUNTRY: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.4.6");

/// A distinguished name as in RFC 4514, with at least one attribute. The crate that reads it neither looks at the values
/// nor notices an escape at the end.
pub fn distinguished(text: &str) -> Result<Name, String> {
    let wrong = "allowed: a name as in RFC 4514, such as CN=localhost or 'CN=mail,O=Company,C=RU', whose attributes have \
                 a well-known name or an object identifier";
    let escapes = text.bytes().rev().take_while(|b| *b == b'\\').count();
    let name = Name::from_str(text).ok().filter(|_| escapes % 2 == 0).ok_or(wrong)?;
    for attribute in name.iter_rdn().flat_map(|rdn| rdn.iter()) {
        let value = &attribute.value;
        let fits = match value.tag() {
            Tag::Utf8String => value.decode_as::<Utf8StringRef<'_>>().map(|_| ()),
            Tag::PrintableString => value.decode_as::<PrintableStringRef<'_>>().map(|_| ()),
            Tag::Ia5String => value.decode_as::<Ia5StringRef<'_>>().map(|_| ()),
            // Only from hexadecimal DER, by somebody who knows what they do.
            _ => Ok(()),
        };
        let oid = attribute.oid;
        if fits.is_err() {
            return Err(match value.tag() {
                Tag::Utf8String => format!("the value of {oid} is not UTF-8"),
                _ => format!("the value of {oid} has other characters than the letters, digits and signs of ASCII"),
            });
        }
        if value.value().is_empty() {
            return Err(format!("the value of {oid} is empty; allowed: at least one character"));
        }
        if oid == COUNTRY && !matches!(value.value(), [a, b] if a.is_ascii_uppercase() && b.is_ascii_uppercase()) {
            return Err("C is a country; allowed: two capital letters, such as RU".to_owned());
        }
    }
    Ok(name)
}

/// A subject alternative name: `DNS:name` or `IP:address`.
pub fn alternative(text: &str) -> Result<GeneralName, String> {
    let allowed = || "allowed: DNS:name or IP:address, such as DNS:localhost or IP:127.0.0.1".to_owned();
    let (kind, value) = text.split_once(':').ok_or_else(allowed)?;
    match kind.to_ascii_uppercase().as_str() {
        "DNS" => dns(value).map(GeneralName::DnsName),
        "IP" => {
            let address = IpAddr::from_str(value);
            address.map(GeneralName::from).map_err(|_| "allowed: IP:address, such as IP:127.0.0.1 or IP:::1".to_owned())
        }
        _ => Err(allowed()),
    }
}

/// A host name, or `*.` in front of one: what a client compares with (RFC 9525).
fn dns(name: &str) -> Result<Ia5String, String> {
    if name.parse::<IpAddr>().is_ok() {
        return Err(format!("this is an address; allowed: IP:{name}"));
    }
    let labels = name.strip_prefix("*.").unwrap_or(name);
    let label = |label: &str| {
        let (first, last) = (label.bytes().next(), label.bytes().last());
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
            && ![first, last].contains(&Some(b'-'))
    };
    match Ia5String::new(name) {
        Ok(text) if name.len() <= 253 && labels.split('.').all(label) => Ok(text),
        _ => Err("allowed: DNS: and a host name of letters, digits, hyphens and dots, perhaps after `*.`; an \
                  international name in its ASCII form (xn--...)"
            .to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x509_cert::der::Encode;

    #[test]
    fn distinguished_names() {
        // The order in DER is the reverse of that in the text.
        let name = distinguished("CN=почта,O=Company,C=RU").expect("a name");
        let oids: Vec<_> = name.iter_rdn().flat_map(|rdn| rdn.iter()).map(|a| a.oid.to_string()).collect();
        assert_eq!(oids, ["2.5.4.6", "2.5.4.10", "2.5.4.3"]);
        assert!(distinguished("1.2.643.3.131.1.1=#120c303030303030303030303030").is_ok());
        for (bad, why) in [
            ("", "RFC 4514"),
            ("localhost", "RFC 4514"),
            ("CN=a, O=b", "RFC 4514"),
            ("nonsense=a", "RFC 4514"),
            ("CN=a\\", "RFC 4514"),
            ("CN=", "empty"),
            ("CN=a,O=", "empty"),
            ("CN=\\ff\\fe", "not UTF-8"),
            ("DC=почта", "ASCII"),
            ("C=RUS", "two capital letters"),
            ("C=ru", "two capital letters"),
        ] {
            let e = distinguished(bad).map(|name| name.to_der()).expect_err(bad);
            assert!(e.contains(why), "{bad}: {e}");
        }
    }

    #[test]
    fn alternative_names() {
        for good in ["DNS:localhost", "dns:a.example", "DNS:*.example.org", "DNS:xn--e1afmkfd.xn--p1ai", "DNS:a_b.c"] {
            let Ok(GeneralName::DnsName(name)) = alternative(good) else { panic!("{good}") };
            assert_eq!(name.as_str(), &good[4..]);
        }
        for (good, bytes) in [("IP:127.0.0.1", &[127, 0, 0, 1][..]), ("IP:::1", &1_u128.to_be_bytes())] {
            let Ok(GeneralName::IpAddress(address)) = alternative(good) else { panic!("{good}") };
            assert_eq!(address.as_bytes(), bytes);
        }
        let long = format!("DNS:{}", ["a"; 128].join("."));
        for bad in
            ["", "localhost", "DNS:", "DNS:.", "DNS:a..b", "DNS:a.", "DNS:-a", "DNS:a-", "DNS:*", "DNS:a.*.b", &long]
        {
            assert!(alternative(bad).is_err(), "{bad}");
        }
        for bad in
            ["DNS:a b", "DNS:почта.рф", "IP:localhost", "IP:127.0.0.1/8", "URI:http://a", "DNS:127.0.0.1", "DNS:::1"]
        {
            assert!(alternative(bad).is_err(), "{bad}");
        }
    }
}
