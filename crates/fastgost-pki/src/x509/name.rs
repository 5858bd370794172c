//! The names of subjects and issuers (directory names). This module reads names from text, writes them as text, and
//! compares them by RFC 5280, section 7.1.
use super::attributes::{self, ATTRIBUTES, Form};
use crate::{Error, Result};
use der::{
    Any, Decode, Encode, Tag, Tagged,
    asn1::{BmpString, SetOfVec},
    oid::ObjectIdentifier,
};
use std::fmt::Write;
use unicode_normalization::UnicodeNormalization;
use x509_cert::{attr::AttributeTypeAndValue, ext::pkix::name::GeneralName, name::Name};

/// Reads a name from text. The text must have at least one attribute, in the form of RFC 4514
/// (`CN=mail,O=Company,C=RU`) or in the form of openssl (`/C=RU/O=Company/CN=mail`). Attributes have a short name or an
/// object identifier. Short names for Russian certificates are INN, INNLE, OGRN, OGRNIP and SNILS.
///
/// ```
/// use fastgost_pki::x509::name;
///
/// let name = name::parse("CN=Иван Иванов,SNILS=12345678901,C=RU")?;
/// assert_eq!(name::show(&name), "CN=Иван Иванов,SNILS=12345678901,C=RU");
/// assert!(name::parse("CN=Иван Иванов,SNILS=123").is_err());
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] if the text is not a name. The error names the mistake and the allowed values.
pub fn parse(text: &str) -> Result<Name> {
    let parsed = match text.strip_prefix('/') {
        Some(rest) => split(rest, '/').into_iter().map(relative).collect::<std::result::Result<Vec<_>, String>>(),
        // The order in DER is the reverse of the order in the text.
        None => split(text, ',').into_iter().rev().map(relative).collect(),
    };
    let der = parsed.map_err(|e| Error::Usage(e.into()))?.to_der().map_err(|e| Error::der("the name", e))?;
    Name::from_der(&der).map_err(|e| Error::der("the name", e))
}

/// Splits text at the separators that are not escaped.
fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut begin, mut escaped) = (Vec::new(), 0, false);
    for (at, c) in text.char_indices() {
        if c == separator && !escaped {
            parts.push(&text[begin..at]);
            begin = at + c.len_utf8();
        }
        escaped = c == '\\' && !escaped;
    }
    parts.push(&text[begin..]);
    parts
}

/// Reads one level of a name (`RelativeDistinguishedName`) from text. A level usually has one attribute, but may have
/// several, with `+` between them.
fn relative(text: &str) -> std::result::Result<SetOfVec<AttributeTypeAndValue>, String> {
    let attributes = split(text, '+').into_iter().map(attribute).collect::<std::result::Result<Vec<_>, _>>()?;
    let twice = || format!("{text}: the same attribute twice at one level of the name; allowed: each once");
    if (1..attributes.len()).any(|i| attributes[..i].iter().any(|other| other.oid == attributes[i].oid)) {
        return Err(twice());
    }
    SetOfVec::try_from(attributes).map_err(|_| twice())
}

fn attribute(text: &str) -> std::result::Result<AttributeTypeAndValue, String> {
    let wrong = || {
        format!(
            "`{text}` is not a part of a name; allowed: a name as in RFC 4514, such as CN=localhost or \
             'CN=mail,O=Company,C=RU'"
        )
    };
    let (key, value) = text.split_once('=').ok_or_else(wrong)?;
    let known = attributes::by_name(key);
    let oid = match known {
        Some(known) => known.oid,
        None => ObjectIdentifier::new(key).map_err(|_| {
            let names: Vec<_> = ATTRIBUTES.iter().map(|attribute| attribute.name).collect();
            format!(
                "`{key}` is not the name of an attribute; allowed: {}, their long names, or an object identifier",
                names.join(", ")
            )
        })?,
    };
    let known = known.or_else(|| attributes::by_oid(oid));
    // A value that begins with `#` is the hexadecimal form of DER.
    if let Some(digits) = value.strip_prefix('#') {
        let value = hex(digits).and_then(|der| Any::from_der(&der).ok()).ok_or_else(wrong)?;
        return Ok(AttributeTypeAndValue { oid, value });
    }
    let value = unescape(value).ok_or_else(wrong)?;
    let value = String::from_utf8(value).map_err(|_| format!("the value of {key} is not UTF-8"))?;
    let form = known.map_or(Form::Text(usize::MAX), |known| known.form);
    form.check(key, &value)?;
    let value = Any::new(form.tag(), value.into_bytes()).map_err(|_| wrong())?;
    Ok(AttributeTypeAndValue { oid, value })
}

/// Replaces the escapes in a value by the bytes for which they stand. Returns `None` if an escape is wrong.
fn unescape(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut rest) = (Vec::new(), text.bytes());
    while let Some(b) = rest.next() {
        if b != b'\\' {
            bytes.push(b);
            continue;
        }
        match rest.next()? {
            b @ (b' ' | b'"' | b'#' | b'=' | b'\\' | b'+' | b',' | b';' | b'<' | b'>' | b'/') => bytes.push(b),
            high => bytes.push(u8::try_from(digit(high)? << 4 | digit(rest.next()?)?).ok()?),
        }
    }
    Some(bytes)
}

fn digit(b: u8) -> Option<u32> {
    char::from(b).to_digit(16)
}

fn hex(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::try_from(digit(pair[0])? << 4 | digit(*pair.get(1)?)?).ok()).collect()
}

/// Returns a name as text that [`parse`] reads. The most specific attribute is first, as in RFC 4514. The text of an
/// empty name is empty.
pub fn show(name: &Name) -> String {
    show_up_to(name, usize::MAX)
}

/// The limit for the number of bytes of a name that a message shows. No real name is longer, even with a person's
/// numbers and addresses.
const BRIEF: usize = 2000;

/// Does the same as [`show`] for messages, but truncates a long name. A document from an attacker may have very many
/// long names, which would make messages very long.
pub fn brief(name: &Name) -> String {
    let mut text = show_up_to(name, BRIEF);
    if text.len() > BRIEF {
        let end = (0..=BRIEF).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.truncate(end);
        text.push_str("...");
    }
    text
}

/// Returns the name as text, or at least the first `most` bytes of this text.
fn show_up_to(name: &Name, most: usize) -> String {
    let mut out = String::new();
    let levels: Vec<_> = name.iter_rdn().collect();
    for (i, level) in levels.into_iter().rev().enumerate() {
        if level.is_empty() {
            // X.501 forbids an empty level. An empty level is shown as `(empty)`, so that the name does not look like
            // the name without this level.
            out.push_str(if i == 0 { "(empty)" } else { ",(empty)" });
        }
        for (j, attribute) in level.iter().enumerate() {
            if out.len() > most {
                return out;
            }
            match (i, j) {
                (0, 0) => {}
                (_, 0) => out.push(','),
                _ => out.push('+'),
            }
            show_attribute(attribute, most, &mut out);
        }
    }
    out
}

fn show_attribute(AttributeTypeAndValue { oid, value }: &AttributeTypeAndValue, most: usize, out: &mut String) {
    match attributes::by_oid(*oid) {
        Some(known) => out.push_str(known.name),
        None => out.push_str(&oid.to_string()),
    }
    out.push('=');
    let Some(text) = text(value) else {
        out.push('#');
        for b in value.to_der().unwrap_or_default() {
            if out.len() > most {
                return;
            }
            let _ = write!(out, "{b:02x}");
        }
        return;
    };
    for (at, c) in text.char_indices() {
        if out.len() > most {
            return;
        }
        match c {
            '#' if at == 0 => out.push_str("\\#"),
            ' ' if at == 0 || at + 1 == text.len() => out.push_str("\\ "),
            '"' | '+' | ',' | ';' | '<' | '>' | '\\' => out.extend(['\\', c]),
            // Characters that would control a terminal, change the order in which text is read, or be invisible, are
            // escaped.
            c if super::steers(c) => {
                for b in c.encode_utf8(&mut [0; 4]).bytes() {
                    let _ = write!(out, "\\{b:02X}");
                }
            }
            c => out.push(c),
        }
    }
}

/// Returns the value of an attribute as text, if the value is a string.
pub(crate) fn text(value: &Any) -> Option<String> {
    let bytes = value.value();
    match value.tag() {
        Tag::Utf8String | Tag::PrintableString | Tag::Ia5String | Tag::NumericString | Tag::VisibleString => {
            str::from_utf8(bytes).ok().map(str::to_owned)
        }
        // In practice, a TeletexString contains Latin-1.
        Tag::TeletexString => Some(bytes.iter().copied().map(char::from).collect()),
        Tag::BmpString => value.decode_as::<BmpString>().ok().map(|text| text.chars().collect()),
        _ => None,
    }
}

/// Refuses a name that another program may read in another way, perhaps as the name of another person. The value of
/// every attribute must be a string. The string may have only visible characters that its type allows. Each attribute
/// may occur only once at a level.
pub(crate) fn plain(name: &Name) -> std::result::Result<(), String> {
    for level in name.iter_rdn() {
        for (i, AttributeTypeAndValue { oid, value }) in level.iter().enumerate() {
            let wrong = |what: &str| Err(format!("the attribute {oid} {what}"));
            if level.iter().take(i).any(|other| other.oid == *oid) {
                return wrong("is there twice at one level of the name; allowed: once");
            }
            let Some(text) = text(value).filter(|text| is_in_alphabet(text, value.tag())) else {
                return wrong(
                    "is not text of its kind of string; allowed: UTF8String, BMPString, and the others with ASCII",
                );
            };
            if text.trim().is_empty() {
                return wrong("is empty");
            }
            if text.contains(super::steers) {
                return wrong("has characters that are not seen");
            }
        }
    }
    Ok(())
}

fn is_in_alphabet(text: &str, tag: Tag) -> bool {
    match tag {
        Tag::Utf8String | Tag::BmpString => true,
        Tag::NumericString => text.bytes().all(|b| b.is_ascii_digit() || b == b' '),
        Tag::PrintableString => text.bytes().all(|b| b.is_ascii_alphanumeric() || b" '()+,-./:=?".contains(&b)),
        _ => text.is_ascii(),
    }
}

/// Returns true if two names are equal by RFC 5280, section 7.1. The comparison ignores case, the type of the strings,
/// and the number of spaces. It also ignores differences that RFC 4518 ignores, such as the difference between composed
/// and decomposed characters of Unicode. All other comparisons of names in this crate use the same rules.
///
/// ```
/// use fastgost_pki::x509::name::{parse, same};
///
/// assert!(same(&parse("O=Big  Bank,C=RU")?, &parse("O=BIG BANK,C=RU")?));
/// assert!(!same(&parse("O=Big Bank,C=RU")?, &parse("O=BigBank,C=RU")?));
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
pub fn same(a: &Name, b: &Name) -> bool {
    a == b || Comparable::of(a) == Comparable::of(b)
}

/// The limit for the total length of the values of a name, in bytes. The values of a real name are shorter. The limit
/// keeps the running time low. Before the comparison, a name is converted to one form of Unicode. The conversion takes
/// up to a third of a microsecond for each byte ([`Cost::Names`](crate::budget::Cost::Names)).
const LONGEST: usize = 16 << 10;

/// Refuses a name with a level that has no attributes, because X.501 does not allow such a level. Some programs ignore
/// the empty level, so they see another name. Also refuses a name that is longer than all real names, because comparing
/// such a name would only cost time.
pub(crate) fn check(name: &Name) -> std::result::Result<(), &'static str> {
    if name.iter_rdn().any(|level| level.is_empty()) {
        return Err("a name has a level without attributes");
    }
    let size: usize = name.iter().map(|attribute| attribute.value.value().len()).sum();
    if size > LONGEST { Err("a name has more than 16384 bytes") } else { Ok(()) }
}

/// A general name in the form in which general names are compared (RFC 5280, sections 7.1 to 7.5).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ComparableGeneral {
    Directory(Comparable),
    Dns(String),
    Email(String, String),
    Uri(String),
    /// A general name of another kind, in DER. Such names are compared byte by byte.
    Other(Vec<u8>),
}

impl ComparableGeneral {
    pub fn of(name: &GeneralName) -> Self {
        match name {
            GeneralName::DirectoryName(name) => Self::Directory(Comparable::of(name)),
            GeneralName::DnsName(host) => Self::Dns(host.as_str().to_ascii_lowercase()),
            GeneralName::UniformResourceIdentifier(text) => Self::Uri(uri(text.as_str())),
            GeneralName::Rfc822Name(address) => match address.as_str().rsplit_once('@') {
                Some((local, host)) => Self::Email(local.to_owned(), host.to_ascii_lowercase()),
                None => Self::Other(name.to_der().unwrap_or_default()),
            },
            other => Self::Other(other.to_der().unwrap_or_default()),
        }
    }
}

/// Returns a URI with its scheme and host in lower case.
fn uri(text: &str) -> String {
    let scheme = text.find(':').map_or(0, |at| at + 1);
    let authority = match text[scheme..].strip_prefix("//") {
        Some(rest) => text.len() - rest.len() + rest.find(['/', '?', '#']).unwrap_or(rest.len()),
        None => scheme,
    };
    let (begin, rest) = text.split_at(authority);
    begin.to_ascii_lowercase() + rest
}

/// A directory name in the form in which names are compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Comparable(Vec<Vec<(ObjectIdentifier, Value)>>);

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Value {
    Text(String),
    Other(Vec<u8>),
}

/// Returns text as RFC 4518 prepares it for comparison. The result has no invisible characters, and only single spaces.
/// All its letters are in the same case and in the decomposed form of Unicode. RFC 4518 uses the composed form, but
/// composing would take most of the time, and would not change the comparison.
fn prepared(text: &str) -> String {
    // This is the fast way for English and Russian text, in which only capital letters, marks above letters, and spaces
    // need preparation.
    if text.chars().all(|c| matches!(c, ' '..='~' | '\u{400}'..='\u{45f}')) {
        let mut text = spaced(text);
        if !text.is_ascii() {
            return text.to_lowercase().nfd().collect();
        }
        text.make_ascii_lowercase();
        return text;
    }
    // RFC 4518, section 2.2, removes these characters. White space is kept here, because `spaced` reduces it later.
    let unseen = |c: char| {
        !c.is_whitespace() && (super::steers(c) || matches!(c, '\u{6dd}' | '\u{70f}' | '\u{1806}' | '\u{fffc}'))
    };
    let seen: String = text.chars().filter(|c| !unseen(*c)).collect();
    let (mut text, again) = folded(&seen);
    if again {
        text = folded(&text).0;
    }
    spaced(&text)
}

/// Returns the text with single spaces between words, and without spaces at the beginning and at the end.
fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.push_str(word);
    }
    spaced
}

/// Returns text in decomposed form, without differences of case. Several small letters may have the same capital
/// letter, and these small letters must become equal. So each letter is converted to upper case and then to lower case.
/// The small I without a dot (`ı`) and the usual `i` stay different, although both have the same capital letter. The
/// boolean is true if letters were replaced by other letters. In this case, the caller must call the function a second
/// time, because the new letters may not be in decomposed form.
fn folded(text: &str) -> (String, bool) {
    let (mut folded, mut changed) = (String::with_capacity(text.len()), false);
    for c in text.nfkd() {
        if c.is_ascii() {
            folded.push(c.to_ascii_lowercase());
        } else if c == 'ı' || !(c.is_lowercase() || c.is_uppercase()) {
            // A character that is neither a small nor a capital letter stays unchanged, and so does the small I without
            // a dot (`ı`).
            folded.push(c);
        } else {
            let before = folded.len();
            folded.extend(c.to_lowercase().flat_map(char::to_uppercase).flat_map(char::to_lowercase));
            changed |= !folded[before..].chars().eq([c]);
        }
    }
    (folded, changed)
}

impl Comparable {
    pub fn of(name: &Name) -> Self {
        let value = |any: &Any| match text(any) {
            Some(text) => Value::Text(prepared(&text)),
            None => Value::Other(any.to_der().unwrap_or_default()),
        };
        let level = |level: &x509_cert::name::RelativeDistinguishedName| {
            let mut all: Vec<_> = level.iter().map(|a| (a.oid, value(&a.value))).collect();
            all.sort();
            all
        };
        Self(name.iter_rdn().map(level).collect())
    }

    /// Returns true if the name is in the subtree of the name `base`. This is the case if the name begins with all
    /// levels of `base`.
    pub fn is_within(&self, base: &Self) -> bool {
        self.0.starts_with(&base.0)
    }

    /// Returns true if the first levels of the name have all attributes that the levels of `base` have. The levels of
    /// the name may have more attributes. In [`is_within`](Self::is_within), they may not.
    pub fn has_levels_of(&self, base: &Self) -> bool {
        // Both lists of attributes are sorted, so the search for each attribute begins after the attribute that was
        // found last.
        let has = |(own, base): (&Vec<_>, &Vec<_>)| {
            let mut own = own.iter();
            base.iter().all(|wanted| own.any(|attribute| attribute == wanted))
        };
        self.0.len() >= base.0.len() && self.0.iter().zip(&base.0).all(has)
    }

    pub fn is_empty(&self) -> bool {
        // A name whose levels are all empty counts as empty.
        self.0.iter().all(Vec::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        // The order in DER is the reverse of the order in the text.
        let name = parse("CN=почта,O=Company,C=RU").expect("a name");
        let oids: Vec<_> = name.iter().map(|a| a.oid.to_string()).collect();
        assert_eq!(oids, ["2.5.4.6", "2.5.4.10", "2.5.4.3"]);
        assert_eq!(parse("/C=RU/O=Company/CN=почта").expect("a name"), name);
        assert_eq!(parse("CN=a\\/b").expect("a name"), parse("/CN=a\\/b").expect("a name"));
        for text in [
            "CN=почта,O=A\\, B,C=RU",
            "OU=\\#c+CN=\\ a \\+ b\\ ,DC=d",
            "INN=123456789012,INNLE=1234567890,OGRN=1234567890123,OGRNIP=123456789012345,SNILS=12345678901",
            "CN=a\\0Db\\E2\\80\\AE",
            "1.2.3.4=text,2.5.4.3.1=#0500",
            "emailAddress=a@b.example,serialNumber=12,STREET=Ленина\\, 1",
        ] {
            assert_eq!(show(&parse(text).expect(text)), text);
        }
        assert_eq!(show(&Name::default()), "");
        let tags: Vec<_> =
            parse("INN=123456789012,C=RU,E=a@b,CN=c").expect("a name").iter().map(|a| a.value.tag()).collect();
        assert_eq!(tags, [Tag::Utf8String, Tag::Ia5String, Tag::PrintableString, Tag::NumericString]);
        assert!(parse(&format!("CN={},ST={}", "я".repeat(64), "a".repeat(128))).is_ok());
    }

    #[test]
    fn long_names_are_cut_off_in_messages() {
        let long = (0..40).map(|i| format!("1.2.3.{i}={}", "я".repeat(60))).collect::<Vec<_>>().join(",");
        let name = |text: &str| parse(text).expect(text);
        assert_eq!(show(&name(&long)), long);
        let text = brief(&name(&long));
        let shown = text.strip_suffix("...").expect("cut off");
        assert!(long.starts_with(shown) && (BRIEF - 3..=BRIEF).contains(&shown.len()), "{text}");
        for one in [format!("1.2.3={}", "я".repeat(BRIEF)), format!("1.2.3=#048207d1{}", "01".repeat(2001))] {
            assert!(brief(&name(&one)).len() <= BRIEF + 3 && show(&name(&one)) == one);
        }
        let exact = format!("1.2.3={}", "a".repeat(BRIEF - 6));
        assert_eq!(brief(&name(&exact)), exact);
    }

    #[test]
    fn a_part_without_attributes_is_seen() {
        let name = Name::from_der(&[0x30, 2, 0x31, 0]).expect("read all the same");
        assert_eq!(show(&name), "(empty)");
        assert!(parse(&show(&name)).is_err());
    }

    #[test]
    fn what_is_no_name() {
        for (bad, why) in [
            ("", "RFC 4514"),
            ("/", "RFC 4514"),
            ("localhost", "RFC 4514"),
            ("CN=a, O=b", "` O` is not the name of an attribute; allowed: CN, C, L,"),
            ("nonsense=a", "`nonsense` is not the name of an attribute"),
            ("CN=a\\", "RFC 4514"),
            ("CN=a\\g0", "RFC 4514"),
            ("CN=#05", "RFC 4514"),
            ("CN=", "empty"),
            ("CN=a,O=", "empty"),
            ("CN=a+CN=a", "twice"),
            ("CN=\\ff\\fe", "not UTF-8"),
            ("DC=почта", "ASCII"),
            ("serialNumber=a@b", "letters, digits"),
            ("C=RUS", "two capital letters"),
            ("C=ru", "two capital letters"),
            ("INN=1234567890", "12 digits"),
            ("OGRN=123456789012x", "13 digits"),
            (&format!("CN={}", "я".repeat(65)), "the value of CN has 65 characters; allowed: up to 64"),
            (&format!("L={}", "a".repeat(129)), "the value of L has 129 characters; allowed: up to 128"),
        ] {
            let e = parse(bad).expect_err(bad).to_string();
            assert!(e.contains(why), "{bad}: {e}");
        }
    }

    /// If RFC 4518 treats two texts as equal, `prepared` must return the same text for both, even if they are in
    /// different forms of Unicode.
    #[test]
    fn prepared_text() {
        for (a, b) in [
            ("Big Bank", "bIG  bANK "),
            ("é", "e\u{301}"),
            ("Й", "и\u{306}"),
            ("Ёж № 1", "е\u{308}Ж no 1"),
            ("ﬁle", "FILE"),
            ("Ｂank", "bank"),
            ("Straße", "STRASSE"),
            ("STRAẞE", "strasse"),
            ("ΟΔΟΣ", "οδος"),
            ("οδοσ", "οδος"),
            ("№ 5", "no 5"),
            ("\u{212a}", "k"),
            ("a\u{a0}b", "a b"),
            ("a\u{2003}\t b", "a b"),
            ("ba\u{ad}nk", "bank"),
            ("ba\u{200b}nk\u{feff}", "bank"),
            ("\u{202e}bank", "bank"),
            ("b\0ank", "bank"),
            ("ba\u{fe0f}nk", "bank"),
            ("İ", "i\u{307}"),
            ("\u{1d2c}b", "ab"),
            ("ℌ", "h"),
        ] {
            assert_eq!(prepared(a), prepared(b), "{a} {b}");
            assert_eq!(prepared(&prepared(a)), prepared(a), "{a}");
        }
        // `prepared` must return different texts for the two texts of each pair. In some pairs, the letters look the
        // same, but belong to two scripts.
        for (a, b) in [("а", "a"), ("e", "é"), ("ı", "i"), ("a b", "ab"), ("и", "й"), ("0", "O"), ("", "a")] {
            assert_ne!(prepared(a), prepared(b), "{a} {b}");
        }
    }

    /// Preparing a text twice must give the same result as preparing it once. The result must also be the same as with
    /// the slow way, which always composes and folds. Each character is tested alone, and before and after marks. No
    /// character may cost more work than U+FDFA, which has two bytes in UTF-16 and becomes 18 characters.
    #[test]
    fn every_character() {
        for c in '\0'..=char::MAX {
            for text in [c.to_string(), format!("a{c}\u{301}"), format!("{c}\u{345}\u{301}{c}\u{323}")] {
                let once = prepared(&text);
                // The work is compared with the number of bytes in the shortest encoding of the character: Latin-1,
                // UTF-16 or UTF-8.
                let bytes = |c: char| if c < '\u{100}' { 1 } else { c.len_utf8().min(2 * c.len_utf16()) };
                let (letters, again) = folded(&text);
                let handled = letters.chars().count() * if again { 2 } else { 1 };
                assert!(handled <= 9 * text.chars().map(bytes).sum::<usize>(), "{text:?}");
                assert_eq!(prepared(&once), once, "{text:?}");
                assert!(once.nfkd().eq(once.chars()), "{text:?}");
                // The slow way of preparing a text, as RFC 4518 describes it.
                let slow = |text: &str| {
                    let fold = |c: char| match c {
                        'ı' => vec![c],
                        c => c.to_lowercase().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect(),
                    };
                    text.nfkd().flat_map(fold).nfkc().collect::<String>()
                };
                let unseen = |c: &char| prepared(&format!("a{c}b")) == "ab";
                let seen: String = text.chars().filter(|c| !unseen(c)).collect();
                let slow = slow(&slow(&seen)).nfkd().collect::<String>();
                assert_eq!(once, slow.split_whitespace().collect::<Vec<_>>().join(" "), "{text:?}");
            }
        }
    }

    #[test]
    fn general_names() {
        let ia5 = |text: &str| der::asn1::Ia5String::new(text).expect("ASCII");
        let (uri, dns) = (|t| GeneralName::UniformResourceIdentifier(ia5(t)), |t| GeneralName::DnsName(ia5(t)));
        let (mail, dir) = (|t| GeneralName::Rfc822Name(ia5(t)), |t| GeneralName::DirectoryName(parse(t).expect(t)));
        for (a, b) in [
            (uri("HTTP://A.ru/Crl"), uri("http://a.RU/Crl")),
            (uri("ldap:///CN=a?b"), uri("LDAP:///CN=a?b")),
            (dns("A.ru"), dns("a.RU")),
            (mail("Ivan@A.ru"), mail("Ivan@a.RU")),
            (dir("CN=A  B"), dir("CN=a b")),
        ] {
            assert!(ComparableGeneral::of(&a) == ComparableGeneral::of(&b), "{a:?}");
        }
        for (a, b) in [
            (uri("http://a.ru/Crl"), uri("http://a.ru/crl")),
            (uri("http://a.ru"), dns("http://a.ru")),
            (dns("a.ru"), dns("b.ru")),
            (mail("Ivan@a.ru"), mail("ivan@a.ru")),
            (dir("CN=a"), dir("CN=b")),
        ] {
            assert!(ComparableGeneral::of(&a) != ComparableGeneral::of(&b), "{a:?}");
        }
    }

    #[test]
    fn compared() {
        let name = |text| parse(text).expect(text);
        assert!(same(&name("CN=A  B,O=Почта"), &name("CN=\\ a b,O=ПОЧТА")));
        // The same text in another type of string must be equal. The hexadecimal value is the BMPString "a".
        assert!(same(&name("CN=#1E020061"), &name("CN=A")));
        assert!(same(&name("CN=a+OU=b"), &name("OU=B+CN=A")));
        for (a, b) in
            [("CN=a", "CN=b"), ("CN=a", "O=a"), ("CN=a,O=b", "O=b,CN=a"), ("CN=a", "CN=a,O=b"), ("CN=a b", "CN=ab")]
        {
            assert!(!same(&name(a), &name(b)), "{a} {b}");
        }
        // The small I without a dot must not be equal to the usual small I.
        assert!(!same(&name("CN=ı"), &name("CN=i")) && same(&name("CN=ı"), &name("CN=ı")));
        let within = |a, b| Comparable::of(&name(a)).is_within(&Comparable::of(&name(b)));
        assert!(within("CN=a,O=b,C=RU", "O=B,C=RU") && within("O=b", "O=b"));
        assert!(!within("O=b,C=RU", "CN=a,O=b,C=RU") && !within("CN=a,O=c", "O=b"));
    }
}
