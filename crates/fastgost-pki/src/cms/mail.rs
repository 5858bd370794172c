//! Documents in mail (S/MIME, RFC 8551): a signed part with its signature beside it (`multipart/signed`), or a document of CMS in base64
//! (`application/pkcs7-mime`).
use super::{ContentType, DigestAlgorithm};
use crate::{Error, Result};
use fastgost::text;
use mail_parser::{ContentType as MimeType, MessageParser, MessagePart, MimeHeaders};

/// Longer mail is not read: it is kept in memory whole.
pub const LONGEST: usize = 256 << 20;

/// As many bytes as are needed to tell mail from other files: its header fields.
pub const HEADERS: usize = 1 << 16;

const FIELD: &str = "the mail";

/// A document in mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mail<'a> {
    /// Signatures, and the part that they are of, with its own header fields. The lines of what is signed end with CR LF, however they end
    /// here: see [`Digester::of_text`](super::Digester::of_text).
    Signed {
        /// The part that is signed. No other part of the mail is, nor are its subject and its sender.
        content: &'a [u8],
        /// The signatures, in DER or BER.
        signatures: Vec<u8>,
    },
    /// A document that has its content in it, signed or encrypted, in DER or BER.
    Document(Vec<u8>),
}

impl<'a> Mail<'a> {
    /// Whether a file that begins so, with [`HEADERS`] bytes or all that it has, is mail with a document in it.
    ///
    /// ```
    /// use fastgost_pki::cms::Mail;
    ///
    /// assert!(Mail::is_mail(b"From: alice\r\nContent-Type: multipart/signed; boundary=x\r\n\r\n"));
    /// assert!(!Mail::is_mail(b"Content-Type: text/plain\r\n\r\nmultipart/signed"));
    /// ```
    pub fn is_mail(beginning: &[u8]) -> bool {
        let Some(fields) = fields(beginning) else { return false };
        MessageParser::default()
            .parse(fields)
            .and_then(|message| message.content_type().map(|given| is_signed(given) || is_document(given)))
            .unwrap_or(false)
    }

    /// Reads mail.
    ///
    /// # Errors
    /// [`Error::Encoding`] if there is no document in it, or not exactly a part and its signatures.
    pub fn read(data: &'a [u8]) -> Result<Self> {
        let wrong = |why: &'static str| Error::encoding(FIELD, why);
        if data.len() > LONGEST {
            return Err(Error::encoding(FIELD, format!("it is longer than {LONGEST} bytes")));
        }
        let message = MessageParser::default().parse(data).ok_or_else(|| wrong("it has no header fields"))?;
        let kind = message.content_type().ok_or_else(|| wrong("it has no Content-Type"))?;
        let root = message.parts.first().ok_or_else(|| wrong("it has no content"))?;
        if is_document(kind) {
            return Ok(Self::Document(decoded(root)?));
        }
        if !is_signed(kind) {
            return Err(wrong("its content is neither multipart/signed nor application/pkcs7-mime"));
        }
        let parts = root.sub_parts().unwrap_or_default();
        let [content, signatures] = parts else {
            return Err(Error::encoding(
                FIELD,
                format!("it has {} parts; allowed: one and its signatures", parts.len()),
            ));
        };
        let part = |number: &u32| message.parts.get(*number as usize).ok_or_else(|| wrong("a part is missing"));
        let (content, signatures) = (part(content)?, part(signatures)?);
        if !signatures.content_type().is_some_and(is_signature) {
            return Err(wrong("its second part is not application/pkcs7-signature"));
        }
        let (from, to) = (content.offset_header as usize, content.offset_end as usize);
        let content = data.get(from..to).ok_or_else(|| wrong("its first part is missing"))?;
        Ok(Self::Signed { content, signatures: decoded(signatures)? })
    }
}

/// The header fields of mail, with the empty line after them; `None` if a file does not begin with fields.
fn fields(data: &[u8]) -> Option<&[u8]> {
    let mut rest = data;
    loop {
        let end = rest.iter().position(|byte| *byte == b'\n').map_or(rest.len(), |at| at + 1);
        let (line, next) = rest.split_at(end);
        let is_empty = line.iter().all(|byte| matches!(byte, b'\r' | b'\n'));
        let name = line.iter().position(|byte| *byte == b':').unwrap_or(0);
        let is_field = name > 0 && line[..name].iter().all(|byte| matches!(byte, b'!'..=b'~'));
        let is_continued = rest.len() < data.len() && matches!(line.first(), Some(b' ' | b'\t'));
        if is_empty && rest.len() < data.len() {
            return Some(&data[..data.len() - next.len()]);
        }
        if !is_field && !is_continued {
            return None;
        }
        rest = next;
    }
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

/// What a part has in it.
fn decoded(part: &MessagePart<'_>) -> Result<Vec<u8>> {
    match part.is_encoding_problem {
        true => Err(Error::encoding(FIELD, "a part is not in the encoding that it says (Content-Transfer-Encoding)")),
        false => Ok(part.contents().to_vec()),
    }
}

/// What is signed or encrypted as mail: a part with header fields, whose lines end with CR LF. A file that does not begin with the
/// field `Content-Type` is taken for text and gets it, in base64 unless it is of ASCII with lines that are short enough.
///
/// # Errors
/// [`Error::Usage`] if it is no text in UTF-8.
pub fn part(data: &[u8]) -> Result<Vec<u8>> {
    if data.len() > LONGEST {
        return Err(Error::Usage(format!("it is longer than {LONGEST} bytes, which is too long for mail").into()));
    }
    let has_fields = fields(data).is_some_and(|fields| {
        MessageParser::default().parse(fields).is_some_and(|message| message.content_type().is_some())
    });
    if has_fields {
        return Ok(canonical(data));
    }
    let Ok(as_text) = std::str::from_utf8(data) else {
        return Err(Error::Usage(
            "what is sent as mail is neither text in UTF-8 nor a part of mail, which begins with the field Content-Type".into(),
        ));
    };
    let short = as_text.is_ascii() && as_text.lines().all(|line| line.len() <= 998) && !as_text.contains('\0');
    Ok(match short {
        true => [b"Content-Type: text/plain; charset=us-ascii\r\n\r\n", &canonical(data)[..]].concat(),
        false => {
            let fields = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
            [fields.as_bytes(), lines(&canonical(data)).as_bytes()].concat()
        }
    })
}

/// With CR LF at the ends of lines.
fn canonical(data: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(data.len() + data.len() / 32);
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
fn lines(data: &[u8]) -> String {
    let pem = text::encode("X", data);
    let lines = pem.lines().filter(|line| !line.starts_with("-----"));
    lines.flat_map(|line| [line, "\r\n"]).collect()
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
        lines(signatures)
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

/// Mail with a document of CMS of this type in it.
pub fn document(der: &[u8], kind: ContentType) -> Vec<u8> {
    let kind = match kind {
        ContentType::Signed => "signed-data",
        ContentType::Enveloped => "enveloped-data",
        ContentType::AuthEnveloped => "authEnveloped-data",
        // RFC 8551 has no name for the others.
        _ => "data",
    };
    let head = format!(
        "MIME-Version: 1.0\r\nContent-Type: application/pkcs7-mime; smime-type={kind}; name=\"smime.p7m\"\r\n\
         Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=\"smime.p7m\"\r\n\r\n"
    );
    [head, lines(der)].concat().into_bytes()
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
            assert_eq!(read, Mail::Signed { content: &part, signatures: vec![0x30, 0] }, "{content:?}");
            // Others end lines with LF, and say something before the first part.
            let other = String::from_utf8(mail).expect("text").replace("\r\n", "\n");
            let other = other.replacen("\n\n", "\n\nThis is a message\n", 1);
            let Ok(Mail::Signed { content: found, .. }) = Mail::read(other.as_bytes()) else { panic!("{other}") };
            assert_eq!(canonical(found), part, "{content:?}");
        }
        for bytes in [&b""[..], &[7; 3000]] {
            let mail = document(bytes, ContentType::Enveloped);
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
        let sig = "--x\nContent-Type: application/pkcs7-signature\n\n30\n";
        for (body, why) in [
            (String::new(), "parts"),
            (format!("--x\n\ntext\n{sig}{sig}--x--\n"), "3 parts"),
            ("--x\n\ntext\n--x\nContent-Type: text/plain\n\nMAA=\n--x--\n".to_owned(), "second part"),
            (format!("{sig}--x--\n"), "1 parts"),
        ] {
            let refusal = Mail::read(format!("{head}{body}").as_bytes()).expect_err("refused").to_string();
            assert!(refusal.contains(why), "{body}: {refusal}");
        }
    }
}
