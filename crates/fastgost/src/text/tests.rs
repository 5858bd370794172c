//! Tests every form of text with documents of every kind. The text is read in memory, and from streams that give the
//! text in pieces of several sizes.
use super::*;
use crate::error::Error;
use std::{
    format,
    io::{self, Read},
    string::String,
    vec,
    vec::Vec,
};

/// Makes a SEQUENCE of `size` bytes.
fn der(size: usize) -> Vec<u8> {
    let content = |header: usize| (header..size).map(|i| (((i * i) >> 3) ^ (i * 5)) as u8).collect::<Vec<_>>();
    match size {
        ..130 => [&[0x30, size as u8 - 2][..], &content(2)].concat(),
        130..259 => [&[0x30, 0x81, (size - 3) as u8][..], &content(3)].concat(),
        259..65540 => [&[0x30, 0x82, ((size - 4) >> 8) as u8, (size - 4) as u8][..], &content(4)].concat(),
        _ => {
            let n = size - 5;
            [&[0x30, 0x83, (n >> 16) as u8, (n >> 8) as u8, n as u8][..], &content(5)].concat()
        }
    }
}

const SIZES: [usize; 9] = [2, 3, 49, 50, 129, 130, 259, 3000, 5000];

/// A source that gives at most the given number of bytes at a time.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let most = self.1.min(out.len());
        self.0.read(&mut out[..most])
    }
}

const LABELS: &[&str] = &["CMS", "PKCS7"];
const POLICY: Policy = Policy::Liberal { labels: LABELS, allowed: "a document" };

/// The bytes that a stream returned, and the error with which the stream ended, if there was an error.
type Streamed = (Vec<u8>, Option<Error>);

fn streamed(text: &[u8], most: usize, room: usize) -> Streamed {
    let (mut reader, mut bytes, mut out) = (Reader::new(Pieces(text, most), POLICY), Vec::new(), vec![0; room]);
    loop {
        match reader.read(&mut out) {
            Ok(0) => return (bytes, None),
            Ok(n) => bytes.extend(&out[..n]),
            Err(e) => {
                assert!(reader.read(&mut [0]).is_err(), "the error stays");
                return (bytes, Some(*e.get_ref().and_then(|e| e.downcast_ref()).expect("an error of the library")));
            }
        }
    }
}

/// Computes, from the text in memory, the result that a stream must give.
fn expected(text: &[u8]) -> Result<Vec<u8>> {
    let mut found = None;
    let mut first_error = None;
    for document in documents(text) {
        match document {
            Ok(document) if document.may_be(LABELS) => match found {
                None => found = Some(document.der.to_vec()),
                Some(_) => {
                    let what = "a second document begins here";
                    first_error.get_or_insert(Error::Pem { line: document.line, what, allowed: "one in a file" });
                }
            },
            Ok(_) => {}
            Err(e) => _ = first_error.get_or_insert(e),
        }
    }
    let none = Error::Encoding { what: "the form of the file", allowed: "a document" };
    match first_error {
        Some(e) => Err(e),
        None => found.ok_or(none),
    }
}

/// Reads a text in memory, and from streams with pieces of several sizes. Checks that all results are equal, and
/// returns the result.
fn read(text: &[u8]) -> Result<Vec<u8>> {
    let expected = expected(text);
    let first = streamed(text, usize::MAX, 1 << 20);
    match &expected {
        Ok(bytes) => assert_eq!(first, (bytes.clone(), None)),
        // A text may have a mistake in its first document, and may also have a second document. A stream may report the
        // second document as the error, because the reader may find the second document before the mistake.
        Err(e) => {
            assert!(first.1 == Some(*e) || matches!(first.1, Some(Error::Pem { what, .. }) if what.contains("second")))
        }
    }
    let splits =
        if text.len() < 2000 { &[(1, 1), (2, 7), (3, 64), (64, 1), (1000, 1000)][..] } else { &[(61, 67), (4096, 1)] };
    for (most, room) in splits {
        assert_eq!(streamed(text, *most, *room), first, "{most} {room} {:?}", String::from_utf8_lossy(text));
    }
    expected
}

fn lines(base64: &str, width: usize, end: &str) -> String {
    let lines = base64.as_bytes().chunks(width).map(|line| format!("{}{end}", str::from_utf8(line).expect("ASCII")));
    lines.collect()
}

fn utf16(text: &str, big: bool) -> Vec<u8> {
    text.encode_utf16().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
}

/// Returns the text in all encodings.
fn encodings(text: &str) -> Vec<Vec<u8>> {
    let marked = format!("\u{feff}{text}");
    vec![
        text.into(),
        marked.clone().into(),
        utf16(&marked, false),
        utf16(&marked, true),
        utf16(text, false),
        utf16(text, true),
    ]
}

fn base64(bytes: &[u8]) -> [String; 4] {
    use base64ct::{Base64, Base64Unpadded, Base64Url, Base64UrlUnpadded, Encoding};
    [
        Base64::encode_string(bytes),
        Base64Unpadded::encode_string(bytes),
        Base64Url::encode_string(bytes),
        Base64UrlUnpadded::encode_string(bytes),
    ]
}

#[test]
fn forms_that_are_read() {
    for size in SIZES {
        let der = der(size);
        let ok = Ok(der.clone());
        for end in ["", "\n", "\r\n", "\r\n \t\n"] {
            assert_eq!(read(&[&der[..], end.as_bytes()].concat()), ok, "{size}");
        }
        let widths: &[usize] = if size < 400 { &[1, 3, 64, 65, 76, 100_000] } else { &[64, 1000, 100_000] };
        for base64 in base64(&der) {
            for width in widths {
                for end in ["\n", "\r\n", "\r", "\t \r\n\r\n"] {
                    let body = lines(&base64, *width, end);
                    let plain = format!("-----BEGIN CMS-----{end}{body}-----END CMS-----{end}");
                    for text in [
                        plain.clone(),
                        plain.trim_end().into(),
                        format!("# comment{end}some text: of 1{end}{end}{plain}more text{end}"),
                        format!("# -----BEGIN CMS-----{end}{}", plain.replace("-----BEGIN", " \t-----BEGIN")),
                        format!("text -----BEGIN CMS-----{end} {end} {body}  -----END CMS-----{end}"),
                        body.clone(),
                        body.trim_end().into(),
                        format!("# comment{end}{end} {body}{end}# comment"),
                    ] {
                        assert_eq!(read(text.as_bytes()), ok, "{size} {width} {end:?}");
                    }
                    // The encodings are tested only for one line width, since the encodings do not depend on the line
                    // width.
                    if *width == 64 && end == "\r\n" {
                        for text in encodings(&plain).into_iter().chain(encodings(&body)) {
                            assert_eq!(read(&text), ok, "{size}");
                        }
                    }
                }
            }
            // In this text, the line ends have become spaces.
            let spaced = lines(&base64, 64, " ");
            assert_eq!(read(spaced.as_bytes()), ok);
            let one = format!("-----BEGIN CMS----- {spaced}-----END CMS-----");
            assert_eq!(read(one.as_bytes()), ok);
            let text = format!("{one} {}", one.replace("CMS", "CERTIFICATE"));
            assert_eq!(read(text.as_bytes()), ok);
            assert_eq!(documents(text.as_bytes()).count(), 2);
        }
        assert_eq!(read(encode("PKCS7", &der).as_bytes()), ok);
    }
    // This is a SEQUENCE of indefinite length in BER. White space is inside the SEQUENCE and after the SEQUENCE.
    for spaces in [0, 1, 5000] {
        let content = [&[0x30, 0x80, 4, 3][..], b" \n ", &[b' '; 5000][..spaces], &[0, 0]].concat();
        for after in [0, 1, 100, 4096] {
            let file = [&content[..], &[b'\n'; 4096][..after]].concat();
            assert_eq!(read(&file), Ok(content.clone()), "{spaces} {after}");
        }
        let file = [&content[..], &[b'\n'; 4097]].concat();
        assert_eq!(read(&file), Ok(file.clone()), "{spaces}");
    }
}

/// For each document that cannot be read, returns the line of the document and the mistake (`what`).
fn errors(text: &[u8]) -> Vec<(usize, &'static str)> {
    let _ = read(text);
    let wrong = documents(text).filter_map(|document| match document.err()? {
        Error::Pem { line, what, .. } => Some((line, what)),
        e => panic!("{e}"),
    });
    wrong.collect()
}

/// Some programs print the names of a certificate as text before its PEM block. A name may contain text that looks like
/// a whole PEM block. This text must not be read as a document.
#[test]
fn blocks_within_other_text() {
    let block = "-----BEGIN X-----MAA=-----END X-----";
    let names = |text: &str| documents(text.as_bytes()).filter(Result::is_ok).count();
    assert_eq!((names(block), names(&format!("  {block}\n"))), (1, 1));
    assert_eq!(names(&format!("{block}{block}\n")), 2);
    for text in [format!("URI:{block}\n"), format!("name: a {block}"), format!("# a\nURI:{block}\n{block}\n")] {
        let found: Vec<_> = documents(text.as_bytes()).collect();
        assert!(found.iter().any(Result::is_err), "{text}: {found:?}");
        assert!(names(&text) <= text.matches("\n-----BEGIN").count(), "{text}");
    }
    // In this old form, the BEGIN comes at the end of a line with other text, and the END has a separate line. Such a
    // document is read.
    assert_eq!(names("Certificate: -----BEGIN X-----\nMAA=\n-----END X-----\n"), 1);
}

#[test]
fn what_is_refused() {
    let der = der(100);
    let [base64, ..] = base64(&der);
    let body = lines(&base64, 64, "\n");
    let good = format!("-----BEGIN CMS-----\n{body}-----END CMS-----\n");
    assert_eq!(good.lines().count(), 5);
    for (text, line, want) in [
        (good.replace("END CMS", "END PKCS7"), 1, "no END line"),
        (good.replace("-----END CMS-----\n", ""), 1, "no END line"),
        (format!("\n-----BEGIN X-----\n{good}"), 2, "no END line"),
        (good.replace("-----BEGIN CMS-----\n", ""), 1, "base64 outside"),
        (good.replace("-----BEGIN CMS-----", "-----BEGIN CMS----"), 1, "BEGIN or END line"),
        (good.replace("-----BEGIN CMS-----", "-----BEGIN CMS----- text"), 1, "BEGIN or END line"),
        (good.replace("-----BEGIN CMS-----", "----BEGIN CMS-----"), 2, "base64 outside"),
        (good.replace("-----END CMS-----", "-----END CMS----- text"), 5, "BEGIN or END line"),
        (good.replace("-----END", "AAAA-----END"), 5, "BEGIN or END line"),
        ("-----END CMS-----\n".into(), 1, "BEGIN or END line"),
        ("text\n -----END CMS-----".into(), 2, "BEGIN or END line"),
        (good.replace("CMS", "C\u{7f}S"), 1, "BEGIN or END line"),
        (good.replace("CMS", &"C".repeat(200)), 1, "BEGIN or END line"),
        ("-----BEGIN CMS-----\n\n-----END CMS-----\n".into(), 3, "nothing between"),
        (good.replace(&body, &body.replacen('M', "*", 1)), 2, "not in base64"),
        (good.replace(&body, &format!("{body}# text\n")), 5, "not in base64"),
        (good.replace(&body, &format!("Proc-Type: 4,ENCRYPTED\nDEK-Info: X\n\n{body}")), 2, "Proc-Type"),
        (good.replace(&body, &format!("Comment: text\n\n{body}")), 2, "header line"),
        (good.replace(&body, &format!("{body}AB==\n")), 5, "after its padding"),
        (good.replace(&body, "MIIB\nAB==\n"), 4, "belong to no byte"),
        (good.replace(&body, "MIIB\nAB\n"), 4, "belong to no byte"),
        (good.replace(&body, "MIIBA\n"), 3, "cut off"),
        (good.replace(&body, "MIIBAA=\n"), 3, "number of `=`"),
        (good.replace(&body, "MI+_\n"), 2, "together"),
        (format!("{good}\0"), 6, "NUL"),
        (format!("text\nmore\n{body}"), 3, "base64 outside"),
        (format!("{body}\ntext."), 5, "not in base64"),
        (format!("{body}{good}"), 1, "base64 outside"),
        (format!("{good}{body}"), 6, "base64 outside"),
        (base64[..64].into(), 1, "cut off"),
        (base64[..48].into(), 1, "cut off"),
        (base64[..61].into(), 1, "cut off"),
        (format!("{base64}\nAAAA"), 2, "after its padding"),
        (format!("{}AAAA", base64.trim_end_matches('=')), 1, "longer"),
    ] {
        let found = errors(text.as_bytes());
        let longer = want == "longer"
            && found.iter().all(|(_, what)| what.contains("after the end") || what.contains("no byte"));
        assert!(found.len() == 1 && found[0].0 == line && (found[0].1.contains(want) || longer), "{text} {found:?}");
        // The document after the wrong document must still be read.
        if !["NUL", "cut off", "longer"].contains(&want) && text.contains("-----") && !text.contains("C\u{7f}S") {
            let with = format!("{text}\n{}", good.replace("CMS", "OTHER"));
            let others = documents(with.as_bytes()).filter(|d| d.as_ref().is_ok_and(|d| !d.may_be(LABELS))).count();
            assert_eq!(others, 1, "{with}");
        }
    }
    // These inputs are DER with a mistake, or binary data that is not DER.
    let cut = &super::tests::der(300)[..299];
    for (file, want) in [
        (cut.to_vec(), "cut off"),
        ([&super::tests::der(300)[..], b"x"].concat(), "after the end"),
        ([&super::tests::der(300)[..], good.as_bytes()].concat(), "after the end"),
        ([&der[..], &der].concat(), "after the end"),
        (utf16(&format!("{good}\u{4e00}"), true), "NUL"),
        ([&utf16(&good, false)[..], good.as_bytes()].concat(), "NUL"),
        ([&utf16(&good, true)[..], &der].concat(), "NUL"),
        ([&utf16(&good, true)[..], b"\0"].concat(), "NUL"),
        ([good.as_bytes(), &utf16(&good, false)].concat(), "NUL"),
        (vec![0x31, 0x80, 0, 0], "NUL"),
    ] {
        let found = errors(&file);
        assert!(found.len() == 1 && found[0].1.contains(want), "{found:?}");
    }
    // `read` wants one document. Two documents of the wanted kind are refused. Documents of other kinds are ignored.
    let two = read(format!("{good}{good}").as_bytes());
    assert!(matches!(two, Err(Error::Pem { line: 6, .. })), "{two:?}");
    let other = good.replace("CMS", "CERTIFICATE");
    assert_eq!(read(format!("{other}{good}{other}").as_bytes()), Ok(der));
    for none in ["", "\n", "text\n", "MAMA\n", "MASTER", "# MIIB\n", "hello: world\n", "-----", &other] {
        assert_eq!(
            read(none.as_bytes()),
            Err(Error::Encoding { what: "the form of the file", allowed: "a document" }),
            "{none:?}"
        );
        assert_eq!(errors(none.as_bytes()), []);
    }
    // The last line of the first file has no line end, and the boundary of the second file follows directly.
    let both = format!("{}{good}", other.trim_end());
    assert_eq!(documents(both.as_bytes()).filter(Result::is_ok).count(), 2);
}

/// Tests boundaries and wrong characters near the places at which the decoder cuts a long line.
#[test]
fn long_lines() {
    let der = der(9000);
    let [base64, ..] = base64(&der);
    for before in (3900..4300).chain([8000, 8200]) {
        let text = format!("{}-----BEGIN CMS-----\n{base64}\n-----END CMS-----", ".".repeat(before));
        assert_eq!(read(text.as_bytes()).as_deref(), Ok(&der[..]), "{before}");
        let spaces = " ".repeat(before);
        let text =
            format!("{spaces}-----BEGIN CMS-----{spaces}\n{base64}{spaces}\n{spaces}-----END CMS-----{spaces}\n");
        assert_eq!(read(text.as_bytes()).as_deref(), Ok(&der[..]), "{before}");
        let text = format!("{spaces}# -----BEGIN CMS-----{spaces}-----BEGIN\n{base64}");
        assert_eq!(read(text.as_bytes()).as_deref(), Ok(&der[..]), "{before}");
        let text = format!("-----BEGIN CMS-----{}-----END CMS-----{spaces}x", &base64[..before / 4 * 4]);
        assert_eq!(errors(text.as_bytes()).len(), 1, "{before}");
        let text = format!("-----BEGIN CMS-----{}{spaces}-----END CMS-----", &base64[..before / 4 * 4]);
        assert_eq!(errors(text.as_bytes()), [], "{before}");
    }
}

/// Tests a source that fails and then continues.
#[test]
fn after_an_error_of_the_source() {
    struct Fails<'a>(&'a [u8], bool);
    impl Read for Fails<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            self.1 = !self.1;
            let most = out.len().min(50);
            if self.1 { Err(io::ErrorKind::WouldBlock.into()) } else { self.0.read(&mut out[..most]) }
        }
    }
    let der = der(3000);
    let armor = encode(SEALED_FILE, &der);
    let pem = encode("CMS", &der);
    for (text, policy) in [(armor.as_bytes(), Policy::Exact(SEALED_FILE)), (pem.as_bytes(), POLICY), (&der, POLICY)] {
        let (mut reader, mut bytes) = (Reader::new(Fails(text, false), policy), Vec::new());
        while let Err(e) = reader.read_to_end(&mut bytes) {
            assert_eq!(e.kind(), io::ErrorKind::WouldBlock);
        }
        assert_eq!(bytes, der);
    }
}

/// Tests random texts that consist of important pieces. All ways of reading a text must give the same result, and must
/// not panic.
#[test]
fn anything() {
    let [standard, bare, url, _] = base64(&der(150));
    let begin = "-----BEGIN CMS-----";
    let good = encode("CMS", &der(120));
    let parts: [&[u8]; 30] = [
        begin.as_bytes(),
        b"-----END CMS-----",
        b"-----BEGIN X-----",
        b"-----END X-----",
        b"-----BEGIN ",
        b"-----END ",
        b"-----",
        b"\n",
        b"\r",
        b"\r\n",
        b" ",
        b"\t",
        b"#",
        b"=",
        b"==",
        b"MII",
        b"MA",
        b"AAAA",
        b"A",
        b"+/",
        b"-_",
        b"\0",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"0\x82",
        b":",
        b"Proc-Type: 4",
        standard.as_bytes(),
        bare.as_bytes(),
        good.as_bytes(),
    ];
    let mut state = 0x2545_f491_u32;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize % below
    };
    let wholes = [
        good.to_string(),
        standard.clone(),
        url.clone(),
        format!("{begin}{url}-----END CMS-----"),
        good.replace('\n', " "),
    ];
    for round in 0..6000 {
        let mut text = match round % 3 {
            0 => Vec::new(),
            n => encodings(&wholes[random(wholes.len())]).swap_remove(if n == 1 { 0 } else { random(6) }),
        };
        for _ in 0..random(6) + usize::from(text.is_empty()) {
            let at = random(text.len() + 1);
            let gone = random(3).min(text.len() - at);
            text.splice(at..at + gone, parts[random(parts.len())].iter().copied());
        }
        let _ = read(&text);
        let _ = (unarmor(&text, SIGNATURE), unarmor(&text, "CMS"));
    }
}
