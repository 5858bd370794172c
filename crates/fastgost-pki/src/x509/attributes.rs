//! The table of the attributes of directory names that have a short name, such as CN in `CN=localhost`. The table also
//! has the form of each attribute's value.
use der::{Tag, Tagged, oid::ObjectIdentifier};
use x509_cert::attr::AttributeTypeAndValue;

/// An attribute with a short name.
pub(super) struct Attribute {
    pub oid: ObjectIdentifier,
    /// The short name that this crate writes when it shows a directory name.
    pub name: &'static str,
    /// Other names of the attribute, which are accepted when a directory name is read from text.
    pub others: &'static [&'static str],
    pub form: Form,
}

/// The form of an attribute's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Text of up to this number of characters, in UTF-8.
    Text(usize),
    /// Text of up to this number of characters. The characters are letters, digits and a few punctuation characters of
    /// ASCII.
    Printable(usize),
    /// Text of up to this number of characters, in ASCII.
    Ascii(usize),
    /// Exactly this number of digits.
    Digits(usize),
    /// Two capital letters.
    Country,
}

impl Form {
    pub fn tag(self) -> Tag {
        match self {
            Form::Text(_) => Tag::Utf8String,
            Form::Printable(_) | Form::Country => Tag::PrintableString,
            Form::Ascii(_) => Tag::Ia5String,
            Form::Digits(_) => Tag::NumericString,
        }
    }

    /// Checks that the value has this form. The error states the mistake and the allowed form.
    pub fn check(self, name: &str, value: &str) -> Result<(), String> {
        let characters = value.chars().count();
        if characters == 0 {
            return Err(format!("the value of {name} is empty; allowed: at least one character"));
        }
        let most = match self {
            Form::Country if matches!(value.as_bytes(), [a, b] if a.is_ascii_uppercase() && b.is_ascii_uppercase()) => {
                2
            }
            Form::Country => return Err(format!("{name} is a country; allowed: two capital letters, such as RU")),
            Form::Digits(n) if characters == n && value.bytes().all(|b| b.is_ascii_digit()) => n,
            Form::Digits(n) => {
                return Err(format!("the value of {name} is a number of {n} digits; allowed: these only"));
            }
            Form::Ascii(_) | Form::Printable(_) if !value.is_ascii() => {
                let allowed = "the letters, digits and signs of ASCII";
                return Err(format!("the value of {name} has other characters than {allowed}"));
            }
            Form::Printable(_) if !value.bytes().all(is_printable) => {
                return Err(format!(
                    "the value of {name} has other characters than letters, digits, spaces and '()+,-./:=?"
                ));
            }
            Form::Text(most) | Form::Printable(most) | Form::Ascii(most) => most,
        };
        if characters > most {
            return Err(format!("the value of {name} has {characters} characters; allowed: up to {most}"));
        }
        Ok(())
    }
}

/// Returns true if a PrintableString may have this character.
fn is_printable(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b" '()+,-./:=?".contains(&b)
}

/// Returns true if the value of an attribute has a type of string and a length that RFC 5280, appendix A.1, allows.
/// This appendix defines the attributes of X.520, mail addresses and domain components. For attributes that the
/// appendix does not define, the result is true.
pub(super) fn conforms(attribute: &AttributeTypeAndValue) -> bool {
    let Some(known) = by_oid(attribute.oid) else { return true };
    if !matches!(known.oid.as_bytes(), [0x55, 4, _]) && !matches!(known.name, "emailAddress" | "DC") {
        return true;
    }
    let (tag, value) = (attribute.value.tag(), str::from_utf8(attribute.value.value()).unwrap_or_default());
    let form = match (known.form, tag) {
        // A DirectoryString may be a PrintableString or a UTF8String. The other string types of a DirectoryString are
        // only for names from before 2004.
        (Form::Text(most), Tag::PrintableString) => Form::Printable(most),
        (form, tag) if tag == form.tag() => form,
        _ => return false,
    };
    form.check(known.name, value).is_ok()
}

const fn attribute(oid: &str, name: &'static str, others: &'static [&'static str], form: Form) -> Attribute {
    Attribute { oid: ObjectIdentifier::new_unwrap(oid), name, others, form }
}

/// The attributes with short names. Most limits of the attributes above INN come from RFC 5280, appendix A.1. INN and
/// the attributes below it are Russian, and the order of the FSB of Russia on qualified certificates defines their
/// forms.
pub(super) static ATTRIBUTES: [Attribute; 23] = [
    attribute("2.5.4.3", "CN", &["commonName"], Form::Text(64)),
    attribute("2.5.4.6", "C", &["countryName"], Form::Country),
    attribute("2.5.4.7", "L", &["localityName"], Form::Text(128)),
    attribute("2.5.4.8", "ST", &["S", "stateOrProvinceName"], Form::Text(128)),
    attribute("2.5.4.9", "STREET", &["streetAddress"], Form::Text(128)),
    attribute("2.5.4.10", "O", &["organizationName"], Form::Text(64)),
    attribute("2.5.4.11", "OU", &["organizationalUnitName"], Form::Text(64)),
    attribute("2.5.4.4", "SN", &["surname"], Form::Text(64)),
    attribute("2.5.4.42", "GN", &["G", "givenName"], Form::Text(64)),
    attribute("2.5.4.43", "initials", &[], Form::Text(64)),
    attribute("2.5.4.12", "T", &["title"], Form::Text(64)),
    attribute("2.5.4.5", "serialNumber", &[], Form::Printable(64)),
    attribute("2.5.4.46", "dnQualifier", &[], Form::Printable(64)),
    attribute("2.5.4.65", "pseudonym", &[], Form::Text(128)),
    attribute("1.2.840.113549.1.9.1", "emailAddress", &["E", "EMAIL"], Form::Ascii(255)),
    attribute("1.2.840.113549.1.9.2", "unstructuredName", &[], Form::Ascii(255)),
    attribute("0.9.2342.19200300.100.1.1", "UID", &["userId"], Form::Text(256)),
    attribute("0.9.2342.19200300.100.1.25", "DC", &["domainComponent"], Form::Ascii(63)),
    attribute("1.2.643.3.131.1.1", "INN", &["ИНН"], Form::Digits(12)),
    attribute("1.2.643.100.4", "INNLE", &["ИННЮЛ"], Form::Digits(10)),
    attribute("1.2.643.100.1", "OGRN", &["ОГРН"], Form::Digits(13)),
    attribute("1.2.643.100.5", "OGRNIP", &["ОГРНИП"], Form::Digits(15)),
    attribute("1.2.643.100.3", "SNILS", &["СНИЛС"], Form::Digits(11)),
];

pub(super) fn by_oid(oid: ObjectIdentifier) -> Option<&'static Attribute> {
    ATTRIBUTES.iter().find(|attribute| attribute.oid == oid)
}

/// Returns the attribute with this name, in capital or small letters.
pub(super) fn by_name(name: &str) -> Option<&'static Attribute> {
    let name = name.to_lowercase();
    let is = |other: &str| other.to_lowercase() == name;
    ATTRIBUTES.iter().find(|attribute| is(attribute.name) || attribute.others.iter().any(|other| is(other)))
}
