//! Documents in mail (S/MIME, RFC 8551): a signed part with its signature beside it (`multipart/signed`), or a document of CMS
//! in base64 (`application/pkcs7-mime`).
use super::DigestAlgorithm;
use crate::{Error, FileKind, Result};
use fastgost::text;
use mail_parser::{ContentType as MimeType, Message, MessageParser, MimeHeaders};
use std::io::Read;
use zeroize::Zeroizing;

/// Longer mail is not read: it is kept in memory whole.
pub const LONGEST: usize = 256 << 20;

const FIELD: &str = "the mail";

/// What a document in mail is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `SignedData`.
    Signed,
    /// `EnvelopedData`.
    Encrypted,
}

/// A document in mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mail {
    /// Signatures, and the part that they are of.
    Signed {
        /// The part that is signed: its own header fields, and what follows them, with CR LF at the ends of lines, as it is
        /// signed. No other part of the mail is signed, nor are its subject and its sender.
        content: Vec<u8>,
        /// The signatures, in DER or BER.
        signatures: Vec<u8>,
    },
    /// A document that has its content in it, signed or encrypted, in DER or BER.
    Document(Vec<u8>),
}

// Programs read mail differently: where a boundary may stand, and which of two header fields counts. So the body is split here,
// by the narrowest reading, and mail that another reading could split elsewhere is refused. `mail-parser` reads header fields
// only.

impl Mail {
    /// Whether a file that begins so is mail with a document in it: its header fields decide.
    ///
    /// ```
    /// use fastgost_pki::cms::Mail;
    ///
    /// assert!(Mail::is_mail(b"From: alice\r\nContent-Type: multipart/signed; boundary=x\r\n\r\n"));
    /// assert!(!Mail::is_mail(b"Content-Type: text/plain\r\n\r\nmultipart/signed"));
    /// ```
    pub fn is_mail(beginning: &[u8]) -> bool {
        fields(beginning).is_some_and(|fields| has_type(fields, |kind| is_signed(kind) || is_document(kind)))
    }

    /// Reads mail.
    ///
    /// ```
    /// use fastgost_pki::cms::{Mail, mail};
    ///
    /// let mail = mail::document(&[0x30, 0], mail::Kind::Signed);
    /// assert_eq!(Mail::read(&mail)?, Mail::Document(vec![0x30, 0]));
    /// # Ok::<(), fastgost_pki::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Encoding`] if there is no document in it, or not exactly a part and its signatures.
    pub fn read(data: &[u8]) -> Result<Self> {
        if data.len() > LONGEST {
            return Err(Error::encoding(FIELD, format!("it is longer than {LONGEST} bytes")));
        }
        let (own, body) = entity(data)?;
        let fields = parsed(&own).unwrap_or_default();
        let kind = fields.content_type().ok_or_else(|| wrong("it has no Content-Type"))?;
        if is_document(kind) {
            return Ok(Self::Document(decoded(&fields, body)?));
        }
        if !is_signed(kind) {
            return Err(wrong("its header fields do not say multipart/signed or application/pkcs7-mime"));
        }
        check_unambiguous(&own)?;
        let boundary = kind.attribute("boundary").filter(|boundary| (1..=70).contains(&boundary.len()));
        let boundary = boundary.ok_or_else(|| wrong("it has no boundary of 1 to 70 characters"))?;
        let [content, signatures] = parts(body, boundary)?;
        let (own, body) = entity(signatures)?;
        let fields = parsed(&own).unwrap_or_default();
        if !fields.content_type().is_some_and(is_signature) {
            return Err(wrong("its second part is not application/pkcs7-signature"));
        }
        Ok(Self::Signed { content: canonical(content).to_vec(), signatures: decoded(&fields, body)? })
    }
}

fn wrong(why: &'static str) -> Error {
    Error::encoding(FIELD, why)
}

/// The two header fields that count here, as they stand among others. `mail-parser` takes quadratic time for the attributes of a
/// field, so longer ones are not given to it.
fn content_fields(fields: &[u8]) -> Option<Vec<u8>> {
    const LONGEST_FIELD: usize = 4096;
    let (mut own, mut counts) = (Vec::new(), false);
    for line in fields.split_inclusive(|byte| *byte == b'\n') {
        counts = if is_continuation(line) { counts } else { NAMES.iter().any(|name| is_named(line, name)) };
        if counts {
            own.extend_from_slice(line);
        }
    }
    own.extend(b"\r\n");
    (own.len() <= LONGEST_FIELD).then_some(own)
}

fn parsed(own: &[u8]) -> Option<Message<'_>> {
    MessageParser::default().parse_headers(own)
}

fn has_type(fields: &[u8], is_it: impl Fn(&MimeType<'_>) -> bool) -> bool {
    content_fields(fields).is_some_and(|own| parsed(&own).is_some_and(|of| of.content_type().is_some_and(is_it)))
}

const NAMES: [&str; 2] = ["content-type:", "content-transfer-encoding:"];

fn is_named(line: &[u8], name: &str) -> bool {
    line.get(..name.len()).is_some_and(|of| of.eq_ignore_ascii_case(name.as_bytes()))
}

fn is_continuation(line: &[u8]) -> bool {
    matches!(line.first(), Some(b' ' | b'\t'))
}

/// The header fields of mail or of a part that count, and what follows all of its fields. Readers differ in which of two fields
/// counts.
fn entity(data: &[u8]) -> Result<(Vec<u8>, &[u8])> {
    let none = || wrong("it has no header fields of up to 64 KiB, with LF or CR LF at their ends");
    let of = fields(data).ok_or_else(none)?;
    for name in NAMES {
        if of.split(|byte| *byte == b'\n').filter(|line| is_named(line, name)).count() > 1 {
            return Err(Error::encoding(FIELD, format!("it has the header field {name} twice")));
        }
    }
    let own = content_fields(of).ok_or_else(|| wrong("its Content-Type is longer than 4 KiB"))?;
    Ok((own, &data[of.len()..]))
}

/// Refuses a Content-Type that readers understand differently: with comments, encoded words, or two boundaries.
fn check_unambiguous(own: &[u8]) -> Result<()> {
    let text = String::from_utf8_lossy(own).to_ascii_lowercase();
    let is_attribute = |(at, word): (usize, &str)| {
        let rest = text[at + word.len()..].trim_start_matches(|c: char| c == '*' || c.is_ascii_digit()).trim_start();
        rest.starts_with('=') && text[..at].ends_with(|c: char| c == ';' || c.is_ascii_whitespace())
    };
    if text.contains('(')
        || text.contains("=?")
        || text.match_indices("boundary").filter(|it| is_attribute(*it)).count() > 1
    {
        return Err(wrong(
            "its Content-Type has a comment, an encoded word or two boundaries, which readers understand differently",
        ));
    }
    Ok(())
}

/// The two parts of a body. A boundary is a line of its own (RFC 2046, section 5.1.1); where it stands elsewhere, other readers
/// may see one too.
fn parts<'a>(body: &'a [u8], boundary: &str) -> Result<[&'a [u8]; 2]> {
    let mark = format!("--{boundary}").into_bytes();
    let (mut found, mut at, mut is_closed) = (Vec::new(), 0, false);
    for line in body.split_inclusive(|byte| *byte == b'\n') {
        let (from, to) = (at, at + line.len());
        at = to;
        if let Some(rest) = line.strip_prefix(&mark[..]) {
            match rest.trim_ascii() {
                _ if is_closed => return Err(wrong("a boundary follows the last part")),
                b"--" => is_closed = true,
                b"" => {}
                _ => return Err(wrong("a line begins with the boundary, and is none")),
            }
            found.push((from, to));
        }
    }
    if body.windows(mark.len()).filter(|window| *window == mark).count() != found.len() {
        return Err(wrong("its boundary stands within a line too"));
    }
    if !is_closed {
        return Err(wrong("it ends before its last part does: it was cut off"));
    }
    let part = |two: &[(usize, usize)]| {
        let part = &body[two[0].1..two[1].0];
        // The line end before a boundary belongs to that.
        part.strip_suffix(b"\r\n").or_else(|| part.strip_suffix(b"\n")).unwrap_or(part)
    };
    match &found.windows(2).map(part).collect::<Vec<_>>()[..] {
        [content, signatures] => Ok([content, signatures]),
        other => Err(Error::encoding(FIELD, format!("it has {} parts; allowed: one and its signatures", other.len()))),
    }
}

/// The document in a part: in base64, or as it is.
fn decoded(fields: &Message<'_>, body: &[u8]) -> Result<Vec<u8>> {
    let encoding = fields.content_transfer_encoding().unwrap_or("7bit").to_ascii_lowercase();
    if !["base64", "7bit", "8bit", "binary"].contains(&&*encoding) {
        let allowed = "base64, or no encoding";
        return Err(Error::unsupported("the encoding of the document in the mail", encoding, allowed));
    }
    let mut document = Vec::new();
    text::Reader::new(body, super::TEXT).read_to_end(&mut document)?;
    Ok(document)
}

/// The header fields of mail, with the empty line after them; `None` if a file does not begin with fields. A CR that ends a line for
/// some readers only is in none.
fn fields(data: &[u8]) -> Option<&[u8]> {
    let mut at = 0;
    for line in data[..data.len().min(FileKind::ENOUGH)].split_inclusive(|byte| *byte == b'\n') {
        let text = line.strip_suffix(b"\n").map(|text| text.strip_suffix(b"\r").unwrap_or(text))?;
        let is_first = at == 0;
        at += line.len();
        if text.is_empty() {
            return (!is_first).then_some(&data[..at]);
        }
        let name = text.iter().position(|byte| *byte == b':').unwrap_or(0);
        let is_field = name > 0 && text[..name].iter().all(|byte| matches!(byte, b'!'..=b'~'));
        if text.contains(&b'\r') || text.contains(&0) || !(is_field || !is_first && is_continuation(text)) {
            return None;
        }
    }
    None
}

fn is(given: &MimeType<'_>, kind: &str, subtypes: &[&str]) -> bool {
    let subtype = given.subtype().unwrap_or_default();
    given.ctype().eq_ignore_ascii_case(kind) && subtypes.iter().any(|known| subtype.eq_ignore_ascii_case(known))
}

fn is_signed(given: &MimeType<'_>) -> bool {
    is(given, "multipart", &["signed"])
}

fn is_document(given: &MimeType<'_>) -> bool {
    is(given, "application", &["pkcs7-mime", "x-pkcs7-mime"])
}

fn is_signature(given: &MimeType<'_>) -> bool {
    is(given, "application", &["pkcs7-signature", "x-pkcs7-signature"])
}

/// What is signed or encrypted as mail: a part with header fields, whose lines end with CR LF. A file that does not begin with the
/// field `Content-Type` is taken for text and gets it, in base64 unless it is of ASCII with lines that are short enough.
///
/// # Errors
/// [`Error::Usage`] if it is no text in UTF-8.
pub fn part(data: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    if data.len() > LONGEST {
        return Err(Error::Usage(format!("it is longer than {LONGEST} bytes, which is too long for mail").into()));
    }
    if let Some(fields) = fields(data).filter(|fields| has_type(fields, |_| true)) {
        let mut part = canonical(data);
        // An empty line ends the fields, also where nothing follows.
        while !(part.ends_with(b"\r\n\r\n") || fields.ends_with(b"\n\n") || fields.ends_with(b"\n\r\n")) {
            part.extend(b"\r\n");
        }
        return Ok(part);
    }
    let Ok(as_text) = std::str::from_utf8(data) else {
        return Err(Error::Usage(
            "the document is neither text in UTF-8 nor a part of mail, which begins with the field Content-Type".into(),
        ));
    };
    let short = as_text.is_ascii() && as_text.lines().all(|line| line.len() <= 998) && !as_text.contains('\0');
    Ok(match short {
        true => [b"Content-Type: text/plain; charset=us-ascii\r\n\r\n", &canonical(data)[..]].concat().into(),
        false => {
            let fields = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
            [fields.as_bytes(), lines(&canonical(data)).as_bytes()].concat().into()
        }
    })
}

/// With CR LF at the ends of lines.
fn canonical(data: &[u8]) -> Zeroizing<Vec<u8>> {
    // Once as long as it can become: it may be secret.
    let ends = data.iter().filter(|byte| **byte == b'\n').count();
    let mut out = Zeroizing::new(Vec::with_capacity(data.len() + ends));
    let mut last = 0;
    for &byte in data {
        if byte == b'\n' && last != b'\r' {
            out.push(b'\r');
        }
        out.push(byte);
        last = byte;
    }
    out
}

/// Base64 in lines that end with CR LF.
fn lines(data: &[u8]) -> Zeroizing<String> {
    let pem = text::encode("X", data);
    let lines = pem.lines().filter(|line| !line.starts_with("-----"));
    let mut out = Zeroizing::new(String::with_capacity(pem.len() * 66 / 64 + 66));
    lines.for_each(|line| out.extend([line, "\r\n"]));
    out
}

/// Mail with a [`part`] and its detached signatures. Nobody knows the boundary beforehand, so that the part does not have it.
///
/// # Errors
/// [`Error::Library`] if there is no randomness.
pub fn signed(part: &[u8], signatures: &[u8], algorithms: &[DigestAlgorithm]) -> Result<Vec<u8>> {
    let mut random = [0; 16];
    getrandom::fill(&mut random).map_err(|_| fastgost::Error::Randomness)?;
    let boundary: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
    let names: Vec<_> = algorithms.iter().map(|algorithm| micalg(*algorithm)).collect();
    let head = format!(
        "MIME-Version: 1.0\r\nContent-Type: multipart/signed; protocol=\"application/pkcs7-signature\";\r\n \
         micalg=\"{}\"; boundary=\"{boundary}\"\r\n\r\n--{boundary}\r\n",
        names.join(",")
    );
    let tail = format!(
        "\r\n--{boundary}\r\nContent-Type: application/pkcs7-signature; name=\"smime.p7s\"\r\n\
         Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=\"smime.p7s\"\r\n\r\n{}\
         --{boundary}--\r\n",
        *lines(signatures)
    );
    Ok([head.as_bytes(), part, tail.as_bytes()].concat())
}

/// The names of hash functions in mail, as OpenSSL writes them.
fn micalg(algorithm: DigestAlgorithm) -> &'static str {
    match algorithm {
        DigestAlgorithm::Streebog256 => "gostr3411-2012-256",
        DigestAlgorithm::Streebog512 => "gostr3411-2012-512",
        DigestAlgorithm::Gost94 => "gostr3411-94",
    }
}

/// Mail with a document of CMS in it.
pub fn document(der: &[u8], kind: Kind) -> Vec<u8> {
    let kind = match kind {
        Kind::Signed => "signed-data",
        Kind::Encrypted => "enveloped-data",
    };
    let head = format!(
        "MIME-Version: 1.0\r\nContent-Type: application/pkcs7-mime; smime-type={kind}; name=\"smime.p7m\"\r\n\
         Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=\"smime.p7m\"\r\n\r\n"
    );
    [head.as_bytes(), lines(der).as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms() {
        for content in
            ["text\n", "", "строка\r\nещё\n", "one\n\n\ntwo", "Content-Type: text/html\n\n<p>\n--x\n", "--\n--x--\n"]
        {
            let part = part(content.as_bytes()).expect("a part");
            let mail = signed(&part, &[0x30, 0], &[DigestAlgorithm::Streebog256]).expect("mail");
            assert!(Mail::is_mail(&mail), "{content:?}");
            let read = Mail::read(&mail).expect("mail");
            assert_eq!(read, Mail::Signed { content: part.to_vec(), signatures: vec![0x30, 0] }, "{content:?}");
            // Others end lines with LF, and say something before the first part.
            let other = String::from_utf8(mail).expect("text").replace("\r\n", "\n");
            let other = other.replacen("\n\n", "\n\nThis is a message\n", 1);
            let Ok(Mail::Signed { content: found, .. }) = Mail::read(other.as_bytes()) else { panic!("{other}") };
            assert_eq!(found, *part, "{content:?}");
        }
        let long = [&[0x30, 0x82, 0x0b, 0xb8][..], &[7; 3000]].concat();
        for bytes in [&[0x30, 0][..], &long] {
            let mail = document(bytes, Kind::Encrypted);
            assert!(Mail::is_mail(&mail));
            assert_eq!(Mail::read(&mail).expect("mail"), Mail::Document(bytes.to_vec()));
        }
        assert!(part(&[0xff, 0]).is_err());
    }

    #[test]
    fn other_mail() {
        let none = [
            "",
            "\n\n",
            "text",
            "Content-Type: text/plain\n\ntext",
            "0\u{80}: x\n\n",
            " Content-Type: multipart/signed\n\n",
        ];
        for other in none {
            assert!(!Mail::is_mail(other.as_bytes()), "{other:?}");
            assert!(Mail::read(other.as_bytes()).is_err(), "{other:?}");
        }
        let head = "Content-Type: multipart/signed; boundary=x\n\n";
        let sig = "--x\nContent-Type: application/pkcs7-signature\n\nMAA=\n";
        let end = "--x--\n";
        for (body, why) in [
            (String::new(), "cut off"),
            (format!("--x\n\ntext\n{sig}"), "cut off"),
            (format!("--x\n\ntext\n{sig}{sig}{end}"), "3 parts"),
            (format!("--x\n\ntext\n--x\nContent-Type: text/plain\n\nMAA=\n{end}"), "second part"),
            (format!("{sig}{end}"), "1 parts"),
            (format!("--x\n\ntext\n{sig}{end}--x\n"), "follows the last part"),
            // Where other readers see another part, or none.
            (format!("zz--x\n\nothers\n--x\n\ntext\n{sig}{end}"), "within a line"),
            (format!("--x\n\ntext\n--xy\n{sig}{end}"), "and is none"),
            (format!("--x\n\ntext\n{}{end}", sig.replace("\n\n", "\nCONTENT-type: text/plain\n\n")), "twice"),
            (format!("--x\n\ntext\n{}{end}", sig.replace("\n\n", "\nContent-Transfer-Encoding: x\n\n")), "no encoding"),
        ] {
            let refusal = Mail::read(format!("{head}{body}").as_bytes()).expect_err("refused").to_string();
            assert!(refusal.contains(why), "{body}: {refusal}");
        }
        let body = format!("--x\n\ntext\n{sig}{end}");
        for (fields, why) in [
            ("Content-Type: text/html\nContent-Type: multipart/signed; boundary=x\n", "twice"),
            // Other readers end a line at every CR.
            ("X: a\rContent-Type: text/html\r\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("X: a\r\r\ntext\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("X: \0\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("Content-Type : text/html\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            // Readers take different boundaries of these.
            ("Content-Type: multipart/signed; a=b (; boundary=y); boundary=x\n", "understand differently"),
            ("Content-Type: multipart/signed; boundary=\"=?utf-8?Q?x?=\"\n", "understand differently"),
            ("Content-Type: multipart/signed; boundary=x; boundary=y\n", "understand differently"),
            ("Content-Type: multipart/signed; boundary=y;\n\tBoundary = x\n", "understand differently"),
            ("Content-Type: multipart/signed; boundary*0=y; boundary=x\n", "understand differently"),
        ] {
            let refusal = Mail::read(format!("{fields}\n{body}").as_bytes()).expect_err(fields).to_string();
            assert!(refusal.contains(why), "{fields}: {refusal}");
        }
        for fields in [
            "Content-Type: multipart/signed; name=\"the boundary; here\"; boundary=\"x\"\n",
            "X: (boundary=y)\n =?utf-8?Q?boundary=y?=\nContent-Type: multipart/signed;\n boundary=x\n",
        ] {
            assert!(Mail::read(format!("{fields}\n{body}").as_bytes()).is_ok(), "{fields}");
        }
        // Parts in parts are nobody's business: no recursion, no search.
        let deep = "--y\nContent-Type: multipart/mixed; boundary=y\n\n".repeat(100_000);
        assert!(Mail::read(format!("{head}--x\n{deep}\n{sig}{end}").as_bytes()).is_ok());
        // Nor are long header fields, whose attributes take quadratic time to parse: this would be hours.
        let attributes: String = (0..2_000_000).map(|i| format!("{i}*1=1; ")).collect();
        let long = format!("Content-Type: multipart/signed; {attributes}boundary=x\n\n");
        assert!(!Mail::is_mail(long.as_bytes()));
        for (head, fields) in [(&*long, "Content-Type: application/pkcs7-signature"), (head, &*long)] {
            let refusal = Mail::read(format!("{head}--x\n\ntext\n--x\n{fields}\n\nMAA=\n{end}").as_bytes());
            assert!(refusal.expect_err("long fields").to_string().contains("64 KiB"));
        }
        let long = format!("{}boundary=x\n\n", &long[..5000]);
        assert!(!Mail::is_mail(long.as_bytes()));
        let refusal = Mail::read(format!("{long}{body}").as_bytes()).expect_err("a long field").to_string();
        assert!(refusal.contains("4 KiB"), "{refusal}");
    }
}
