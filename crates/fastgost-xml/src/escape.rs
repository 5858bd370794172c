//! Writes text with the escapes of canonical XML.

/// Writes an equals sign and the value of an attribute in quotes. The caller has already written the name of the
/// attribute.
pub(crate) fn value(text: &str, out: &mut String) {
    out.push_str("=\"");
    escape(text, out, |byte| match byte {
        b'&' => Some("&amp;"),
        b'<' => Some("&lt;"),
        b'"' => Some("&quot;"),
        b'\t' => Some("&#x9;"),
        b'\n' => Some("&#xA;"),
        b'\r' => Some("&#xD;"),
        _ => None,
    });
    out.push('"');
}

/// Writes text between tags.
pub(crate) fn escape_text(text: &str, out: &mut String) {
    escape(text, out, |byte| match byte {
        b'&' => Some("&amp;"),
        b'<' => Some("&lt;"),
        b'>' => Some("&gt;"),
        b'\r' => Some("&#xD;"),
        _ => None,
    });
}

/// Writes text, and replaces the ASCII bytes for which `other` returns a replacement.
fn escape(text: &str, out: &mut String, other: impl Fn(u8) -> Option<&'static str>) {
    let mut start = 0;
    for (i, byte) in text.bytes().enumerate() {
        if let Some(written) = other(byte) {
            out.push_str(text.get(start..i).unwrap_or_default());
            out.push_str(written);
            start = i + 1;
        }
    }
    out.push_str(text.get(start..).unwrap_or_default());
}
