//! Tests documents in text. Reading from memory and reading from a stream give the same result, however the stream is
//! split.
#![no_main]
use fastgost::{
    Error,
    text::{self, Policy, Reader},
};
use fastgost_fuzz::Random;
use libfuzzer_sys::fuzz_target;
use std::io::Read;

const LABELS: &[&str] = &["CMS", "PKCS7"];

struct Pieces<'a>(&'a [u8], Random, usize);

impl Read for Pieces<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let n = (1 + self.1.below(self.2)).min(out.len());
        self.0.read(&mut out[..n])
    }
}

/// Returns the bytes, and the error that follows them.
fn streamed(data: &[u8], random: Random, most: usize) -> (Vec<u8>, Option<Error>) {
    let mut reader = Reader::new(Pieces(data, random, most), Policy::Liberal { labels: LABELS, allowed: "" });
    let mut bytes = Vec::new();
    let error = reader.read_to_end(&mut bytes).err();
    (bytes, error.map(|e| *e.get_ref().and_then(|e| e.downcast_ref()).expect("an error of the library")))
}

/// Returns the text in another form, such as another encoding or other line ends. The documents in the text do not
/// change.
fn other_form(data: &[u8], form: usize) -> Option<Vec<u8>> {
    let text = str::from_utf8(data).ok()?;
    // In some forms, the library would read such a text as another kind of file, or as a text with NUL bytes.
    if text.contains('\0') || text.starts_with(['0', '\u{feff}']) || text.chars().any(|c| c > '\u{5ff}') {
        return None;
    }
    let marked = format!("\u{feff}{text}");
    Some(match form {
        0 => marked.into(),
        1 => marked.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        2 => marked.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        _ => text.replace("\r\n", "\n").replace('\r', "\n").replace('\n', "\r\n").into(),
    })
}

fuzz_target!(|data: &[u8]| {
    let Some((seed, data)) = data.split_first_chunk::<4>() else { return };
    let seed = u32::from_le_bytes(*seed);
    let mut random = Random::new(seed);
    let first = streamed(data, Random::new(seed), 1 << 20);
    let most = [1, 3, 64, 5000][random.below(4)];
    assert_eq!(streamed(data, Random::new(seed ^ 1), most), first);
    let all: Vec<_> = text::documents(data).collect();
    let wanted: Vec<_> = all.iter().flatten().filter(|document| document.may_be(LABELS)).collect();
    match (&first.1, wanted.len(), all.iter().any(Result::is_err)) {
        (None, 1, false) => assert_eq!(first.0, *wanted[0].der),
        (None, ..) => panic!("more or less than one document"),
        (Some(Error::Encoding { .. }), 0, false) => {}
        (Some(Error::Pem { .. }), count, wrong) => assert!(count > 1 || wrong),
        (Some(e), ..) => panic!("{e}"),
    }
    if let Some(other) = other_form(data, random.below(4)) {
        let found: Vec<_> = text::documents(&other).collect();
        assert_eq!(found.len(), all.len());
        for (found, document) in found.into_iter().zip(&all) {
            match (found, document) {
                (Ok(found), Ok(document)) => assert_eq!(
                    (found.label, found.line, found.der),
                    (document.label.clone(), document.line, document.der.clone())
                ),
                (found, document) => assert_eq!(found.err().as_ref(), document.as_ref().err()),
            }
        }
    }
    // A document that is written must be readable.
    for document in wanted {
        let again: Vec<_> = text::documents(text::encode("CMS", &document.der).as_bytes()).collect();
        assert!(document.der.is_empty() || again.len() == 1 && again[0].as_ref().is_ok_and(|d| d.der == document.der));
    }
});
