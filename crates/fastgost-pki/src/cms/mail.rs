//! Documents in mail (S/MIME, RFC 8551). Mail of the type `multipart/signed` has two parts: the signed part, and the
//! signatures. Mail of the type `application/pkcs7-mime` has a CMS document in base64.
use super::DigestAlgorithm;
use crate::{Error, Result};
use fastgost::text;
use std::io::Read;
use zeroize::Zeroizing;

mod fields;

use self::fields::Entity;

/// The largest number of bytes in a mail. Longer mail is refused, because the whole mail is kept in memory.
pub const LONGEST: usize = 256 << 20;

const FIELD: &str = "the mail";

/// The kind of a CMS document that mail contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A signed document (`SignedData`).
    Signed,
    /// An encrypted document (`EnvelopedData`).
    Encrypted,
}

/// A document in mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mail {
    /// A signed part, and its detached signatures.
    Signed {
        /// The signed part, with its header fields and its body. All lines end with CR LF, because the signatures cover
        /// the lines in this form. Nothing else in the mail is signed. For example, the subject and the sender are not
        /// signed.
        content: Vec<u8>,
        /// The signatures, in DER or BER.
        signatures: Vec<u8>,
    },
    /// A CMS document that contains the signed or encrypted content, in DER or BER.
    Document(Vec<u8>),
}

// Programs read some mail differently. They disagree about the place of a boundary, about the meaning of a parameter,
// and about which of two header fields with the same name counts. So this code uses the strictest reading. If another
// program could find other parts in the mail, the mail is refused.

const SIGNED: &[&str] = &["multipart/signed"];
const DOCUMENT: &[&str] = &["application/pkcs7-mime", "application/x-pkcs7-mime"];
const SIGNATURE: &[&str] = &["application/pkcs7-signature", "application/x-pkcs7-signature"];

impl Mail {
    /// Returns true if `beginning` is the beginning of a mail with a CMS document. The function looks only at the
    /// header fields.
    ///
    /// ```
    /// use fastgost_pki::cms::Mail;
    ///
    /// assert!(Mail::is_mail(b"From: alice\r\nContent-Type: multipart/signed; boundary=x\r\n\r\n"));
    /// assert!(!Mail::is_mail(b"Content-Type: text/plain\r\n\r\nmultipart/signed"));
    /// ```
    pub fn is_mail(beginning: &[u8]) -> bool {
        fields::whole(beginning).is_some_and(|fields| fields::has_type(fields, &[SIGNED, DOCUMENT].concat()))
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
    /// [`Error::Encoding`] if the mail has no CMS document, or if signed mail does not have exactly two parts.
    pub fn read(data: &[u8]) -> Result<Self> {
        if data.len() > LONGEST {
            return Err(Error::encoding(FIELD, format!("it is longer than {LONGEST} bytes")));
        }
        let entity = Entity::read(data)?;
        if entity.is(DOCUMENT) {
            return Ok(Self::Document(decoded(&entity)?));
        }
        if !entity.is(SIGNED) {
            return Err(wrong("its header fields do not say multipart/signed or application/pkcs7-mime"));
        }
        let [content, signatures] = parts(entity.body, &entity.boundary()?)?;
        let signatures = Entity::read(signatures)?;
        if !signatures.is(SIGNATURE) {
            return Err(wrong("its second part is not application/pkcs7-signature"));
        }
        Ok(Self::Signed { content: canonical(content).to_vec(), signatures: decoded(&signatures)? })
    }
}

fn wrong(why: &'static str) -> Error {
    Error::encoding(FIELD, why)
}

/// Returns the two parts of the body of a signed mail. A boundary is a separate line (RFC 2046, section 5.1.1). If the
/// text of the boundary occurs anywhere else, the mail is refused, because other readers may treat that place as a
/// boundary.
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
            if found.len() > 3 {
                return Err(wrong("it has more than two parts; allowed: one and its signatures"));
            }
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
        // The line end before a boundary belongs to the boundary, and not to the part.
        part.strip_suffix(b"\r\n").or_else(|| part.strip_suffix(b"\n")).unwrap_or(part)
    };
    match &found.windows(2).map(part).collect::<Vec<_>>()[..] {
        [content, signatures] => Ok([content, signatures]),
        other => Err(Error::encoding(FIELD, format!("it has {} parts; allowed: one and its signatures", other.len()))),
    }
}

/// Returns the CMS document in a part of a mail. If the document is in base64, it is decoded. If it is in DER or BER,
/// it is returned unchanged.
fn decoded(part: &Entity<'_>) -> Result<Vec<u8>> {
    if !["base64", "7bit", "8bit", "binary"].contains(&part.encoding()) {
        let (given, allowed) = (part.encoding().to_owned(), "base64, or no encoding");
        return Err(Error::unsupported("the encoding of the document in the mail", given, allowed));
    }
    let mut document = Vec::new();
    text::Reader::new(part.body, super::TEXT).read_to_end(&mut document)?;
    Ok(document)
}

/// Makes the content that can be signed or encrypted for mail. The content is a part of a mail: it begins with header
/// fields, and its lines end with CR LF. If `data` has no header field `Content-Type`, it is treated as text, and gets
/// this field. Such a text is encoded in base64, unless it is ASCII without zero bytes and without lines of more than
/// 998 characters.
///
/// # Errors
/// [`Error::Usage`] if `data` is neither text in UTF-8 nor a part of a mail, or if it is longer than [`LONGEST`].
/// [`Error::Usage`] also if `data` begins with the field `Content-Type`, but its header fields cannot be read.
pub fn part(data: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    if data.len() > LONGEST {
        return Err(Error::Usage(format!("it is longer than {LONGEST} bytes, which is too long for mail").into()));
    }
    if let Some(fields) = fields::whole(data).filter(|fields| fields::has_type(fields, &[])) {
        let mut part = canonical(data);
        // An empty line must end the header fields, even if there is no body.
        while !(part.ends_with(b"\r\n\r\n") || fields.ends_with(b"\n\n") || fields.ends_with(b"\n\r\n")) {
            part.extend(b"\r\n");
        }
        return Ok(part);
    }
    if data.get(..13).is_some_and(|name| name.eq_ignore_ascii_case(b"content-type:")) {
        return Err(Error::Usage(
            "the document begins with the field Content-Type, and its header fields cannot be read".into(),
        ));
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

/// Returns the text with CR LF at the ends of lines.
fn canonical(data: &[u8]) -> Zeroizing<Vec<u8>> {
    // The buffer gets its largest possible size at the beginning. The content may be secret. If the buffer grew, copies
    // of the content would stay in memory.
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

/// Returns base64 in lines that end with CR LF.
fn lines(data: &[u8]) -> Zeroizing<String> {
    let pem = text::encode("X", data);
    let lines = pem.lines().filter(|line| !line.starts_with("-----"));
    let mut out = Zeroizing::new(String::with_capacity(pem.len() * 66 / 64 + 66));
    lines.for_each(|line| out.extend([line, "\r\n"]));
    out
}

/// Makes mail with a [`part`] and its detached signatures. The boundary between the parts is random. So nobody could
/// foresee this boundary and put it into the signed part.
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

/// Returns the name of a hash function for the header fields of mail, as OpenSSL writes it.
fn micalg(algorithm: DigestAlgorithm) -> &'static str {
    match algorithm {
        DigestAlgorithm::Streebog256 => "gostr3411-2012-256",
        DigestAlgorithm::Streebog512 => "gostr3411-2012-512",
        DigestAlgorithm::Gost94 => "gostr3411-94",
    }
}

/// Makes mail that contains a CMS document.
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
            // Mail from other programs may have lines that end with LF, and text before the first part. Such mail must
            // be read.
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
            "Subject: x\n\ntext",
            "Content-Type:\n\ntext",
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
            (format!("--x\n\ntext\n{sig}{sig}{end}"), "more than two parts"),
            (format!("--x\n\ntext\n--x\nContent-Type: text/plain\n\nMAA=\n{end}"), "second part"),
            (format!("{sig}{end}"), "1 parts"),
            (format!("--x\n\ntext\n--x\nX: y\n\nMAA=\n{end}"), "no Content-Type"),
            (format!("--x\n\ntext\n{sig}{end}--x\n"), "follows the last part"),
            // In these cases, other readers would find a different signed part, or no signed part. So the mail must be
            // refused.
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
            // Some readers treat every CR as the end of a line, so these cases must be refused.
            ("X: a\rContent-Type: text/html\r\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("X: a\r\r\ntext\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("X: \0\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("Content-Type : text/html\nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("X: a\n  \nContent-Type: multipart/signed; boundary=x\n", "no header fields"),
            ("Content-Transfer-Encoding: base64\nContent-Type: multipart/signed; boundary=x\n", "in an encoding"),
            ("Content-Type: multipart/signed\n", "no boundary"),
            ("Content-Type: multipart/signed; boundary=\"\"\n", "no boundary"),
            ("Content-Type: multipart/signed; boundary=\"a x\"\n", "no boundary"),
            ("Content-Type: multipart/signed; boundary=\"a\n x\"\n", "no boundary"),
            ("Content-Type: multipart/signed /text/html; boundary=x\n", "do not say multipart/signed"),
            ("Content-Type: multipart/signed\"; boundary=x\n", "do not say multipart/signed"),
            ("Content-Type: multipart\n /signed; boundary=x\n", "do not say multipart/signed"),
            ("Content-Type: text\n multipart/signed; boundary=x\n", "do not say multipart/signed"),
        ] {
            let refusal = Mail::read(format!("{fields}\n{body}").as_bytes()).expect_err(fields).to_string();
            assert!(refusal.contains(why), "{fields}: {refusal}");
        }
        // Different readers find different boundaries in these fields, so the mail must be refused.
        for parameters in [
            "a=b (; boundary=y); boundary=x",
            "boundary=\"=?utf-8?Q?x?=\"",
            "boundary=x; boundary=y",
            "boundary=y;\n\tBoundary = x",
            "boundary*0=y; boundary=x",
            "x=\"a\"boundary=y; boundary=x",
            "\"boundary\"=y; boundary=x",
            "x=\"a\"boundary*=y; boundary=x",
            "boundary*x*=y; boundary=x",
            "boundary*1x=y; boundary=x",
            "=boundary=y; boundary=x",
            "Boundary; boundary=\"x\"'x",
            "boundary=\"x\\y\"",
            "boundary=\"x\"y",
            "boundary*1=x",
            "boundary=x y",
            "; boundary=x",
            "boundary = x",
        ] {
            let mail = format!("Content-Type: multipart/signed; {parameters}\n\n{body}");
            let refusal = Mail::read(mail.as_bytes()).expect_err(parameters).to_string();
            assert!(refusal.contains("understand differently"), "{parameters}: {refusal}");
        }
        for fields in [
            "Content-Type: multipart/signed; name=\"the boundary; (here)\"; boundary=\"x\"\n",
            "X: (boundary=y)\n =?utf-8?Q?boundary=y?=\nContent-Type: multipart/signed;\n boundary=x\n",
            "content-TYPE:Multipart/Signed;micalg=\"a, b\";\n\tprotocol=application/pkcs7-signature ; BOUNDARY=x;\n",
            "Content-Type: multipart/signed; name*=utf-8''a%20b; boundary=x\nContent-Transfer-Encoding: 7BIT\n",
        ] {
            assert!(Mail::read(format!("{fields}\n{body}").as_bytes()).is_ok(), "{fields}");
        }
        // The code does not read parts inside parts. So this deeply nested mail causes no recursion and no long search.
        let deep = "--y\nContent-Type: multipart/mixed; boundary=y\n\n".repeat(100_000);
        assert!(Mail::read(format!("{head}--x\n{deep}\n{sig}{end}").as_bytes()).is_ok());
        // Long header fields are refused before they are parsed, because the time for parsing grows with the square of
        // the number of parameters. Without this limit, the parser would take hours for this mail.
        let attributes: String = (0..2_000_000).map(|i| format!("{i}*1=1; ")).collect();
        let long = format!("Content-Type: multipart/signed; {attributes}boundary=x\n\n");
        assert!(!Mail::is_mail(long.as_bytes()));
        for (head, fields) in [(&*long, "Content-Type: application/pkcs7-signature"), (head, &*long)] {
            let refusal = Mail::read(format!("{head}--x\n\ntext\n--x\n{fields}\n\nMAA=\n{end}").as_bytes());
            assert!(refusal.expect_err("long fields").to_string().contains("64 KiB"));
        }
        let long = format!("{}boundary=x\n\n", &long[..5000]);
        let refusal = Mail::read(format!("{long}{body}").as_bytes()).expect_err("a long field").to_string();
        assert!(refusal.contains("4096 bytes"), "{refusal}");
        assert!(part(b"Content-Type: text/html\nX: \0\n\n<p>").is_err());
    }
}
