//! The forms of text in which other programs write keys, certificates and other objects. The tests of the C interface
//! also include this file.
use fastgost::text;

/// Returns the bytes in base64. `width` is the number of characters in a line, and `end` is the end of a line.
fn lines(der: &[u8], width: usize, end: &str) -> String {
    let encoded = text::encode("X", der);
    let digits: Vec<u8> = encoded.lines().filter(|line| !line.starts_with('-')).flat_map(str::bytes).collect();
    let line = |line: &[u8]| String::from_utf8_lossy(line).into_owned() + end;
    digits.chunks(width).map(line).collect()
}

fn url(der: &[u8]) -> String {
    lines(der, usize::MAX, "").replace('+', "-").replace('/', "_")
}

/// Returns an object in all forms of text, and in DER. Each form has a description. `label` is the PEM label of the
/// object.
pub fn texts(label: &str, der: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let mut add = |what: String, text: String| {
        let wide = |to: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(to).collect::<Vec<u8>>();
        let (little, big) = (wide(u16::to_le_bytes), wide(u16::to_be_bytes));
        let marked = |mark: &[u8], rest: &[u8]| [mark, rest].concat();
        for (how, bytes) in [
            ("UTF-8", text.clone().into_bytes()),
            ("UTF-8, marked", marked(b"\xef\xbb\xbf", text.as_bytes())),
            ("UTF-16", marked(b"\xff\xfe", &little)),
            ("UTF-16, big-endian", marked(b"\xfe\xff", &big)),
            ("UTF-16, no mark", little.clone()),
            ("UTF-16, big-endian, no mark", big.clone()),
        ] {
            all.push((format!("{label}: {what}, {how}"), bytes));
        }
    };
    let block = |body: &str, end: &str| format!("-----BEGIN {label}-----{end}{body}-----END {label}-----{end}");
    for width in [1, 3, 48, 64, 76, 199, 200] {
        add(format!("lines of {width}"), block(&lines(der, width, "\n"), "\n"));
    }
    add("CR LF".into(), block(&lines(der, 64, "\r\n"), "\r\n"));
    add("CR".into(), block(&lines(der, 64, "\r"), "\r"));
    add("spaces at the end".into(), block(&lines(der, 64, "  \n"), "\n"));
    add("tabs".into(), block(&format!("\t{}", lines(der, 64, "\t\n\t")), "\n"));
    add("one line".into(), block(&lines(der, usize::MAX, " "), " "));
    add("among text".into(), format!("# comment\nSubject: somebody\n\n{}\nmore", block(&lines(der, 64, "\n"), "\n")));
    let bare = lines(der, usize::MAX, "");
    add("base64".into(), bare.clone());
    add("base64 in lines".into(), lines(der, 76, "\r\n"));
    add("base64 without padding".into(), bare.trim_end_matches('=').into());
    add("base64url".into(), url(der));
    add("base64url without padding".into(), url(der).trim_end_matches('=').into());
    for (what, tail) in
        [("DER", &b""[..]), ("DER and LF", b"\n"), ("DER and CR LF", b"\r\n"), ("DER and spaces", b" \n\n")]
    {
        all.push((format!("{label}: {what}"), [der, tail].concat()));
    }
    all
}
