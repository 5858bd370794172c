//! Tests armor. Encoded data decodes to the same data. Any text decodes in only one way, however the text is split and
//! read.
#![no_main]
use fastgost::text::{self, BEGIN, Damaged, Encoder, Policy, Reader, SEALED_FILE, SIGNATURE};
use fastgost_fuzz::Random;
use libfuzzer_sys::fuzz_target;
use std::io::{ErrorKind, Read};

/// The number of bytes at the beginning of an input that are not text.
const SEED: usize = 5;
/// The length of a long text, which is longer than the piece that the decoder reads at a time.
const LONG: usize = 100_000;

/// A text that arrives in pieces. Between the pieces there are temporary errors.
struct Pieces<'a> {
    text: &'a [u8],
    random: Random,
    most: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        match self.random.below(40) {
            0 => return Err(ErrorKind::Interrupted.into()),
            1 => return Err(ErrorKind::WouldBlock.into()),
            _ => {}
        }
        let n = (1 + self.random.below(self.most)).min(out.len()).min(self.text.len());
        let (piece, rest) = self.text.split_at(n);
        out[..n].copy_from_slice(piece);
        self.text = rest;
        Ok(n)
    }
}

fn encode(label: &str, bytes: &[u8]) -> Vec<u8> {
    text::encode(label, bytes).as_bytes().to_vec()
}

/// The decoded bytes, and the error that follows them.
type Decoded = (Vec<u8>, Option<String>);

fn whole(text: &[u8], label: &'static str) -> Decoded {
    let mut bytes = Vec::new();
    let error = Reader::new(text, Policy::Exact(label)).read_to_end(&mut bytes).err();
    let whole = (bytes, error.map(|error| error.to_string()));
    let in_memory = text::unarmor(text, label).map_err(|e| e.to_string());
    assert_eq!(in_memory.as_ref().err(), whole.1.as_ref());
    assert!(in_memory.is_err() || in_memory.as_ref() == Ok(&whole.0));
    whole
}

fn in_pieces(text: &[u8], label: &'static str, random: &mut Random) -> Decoded {
    let sizes = [1, 7, 64, 4096, 2 * LONG];
    let mut size = |short: bool| sizes[random.below(sizes.len() - 1) + usize::from(!short)];
    // A long text is not read byte by byte, because this would take long.
    let (most, room) = (size(text.len() < 5000), size(text.len() < 5000));
    let seed = random.below(1 << 30) as u32;
    let mut decoder = Reader::new(Pieces { text, random: Random::new(seed), most }, Policy::Exact(label));
    let (mut bytes, mut out) = (Vec::new(), vec![0; room]);
    loop {
        let n = random.below(room) + 1;
        match decoder.read(&mut out[..n]) {
            Ok(0) => return (bytes, None),
            Ok(n) => bytes.extend(&out[..n]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
            Err(error) => {
                assert!(error.get_ref().is_some_and(|inner| inner.is::<Damaged>()));
                assert!(decoder.read(&mut [0]).is_err(), "the error stays");
                return (bytes, Some(error.to_string()));
            }
        }
    }
}

/// Returns the text in the form that the encoder writes: each line ends with LF, and no other white space is at the
/// end of the text.
fn as_encoded(text: &[u8]) -> Vec<u8> {
    let lines: Vec<_> = text.trim_ascii_end().split(|b| *b == b'\n').collect();
    let (last, lines) = lines.split_last().expect("split gives at least one");
    let mut plain: Vec<u8> =
        lines.iter().flat_map(|line| [line.strip_suffix(b"\r").unwrap_or(line), b"\n"].concat()).collect();
    plain.extend(*last);
    plain.push(b'\n');
    plain
}

/// Any text decodes in only one way. If it decodes, it must be the text that the encoder writes for the decoded data.
fn any(text: &[u8], label: &'static str, random: &mut Random) -> Decoded {
    let decoded = whole(text, label);
    assert_eq!(in_pieces(text, label, random), decoded);
    match &decoded {
        (bytes, None) => {
            assert!(!bytes.is_empty());
            assert_eq!(encode(label, bytes), as_encoded(text));
        }
        (_, Some(message)) => assert!(!message.is_empty()),
    }
    decoded
}

fn there_and_back(bytes: &[u8], label: &'static str, random: &mut Random) {
    let text = encode(label, bytes);
    assert!(text.starts_with(BEGIN));
    let (mut encoder, mut parts, mut rest) = (Encoder::new(label), Vec::new(), bytes);
    while !rest.is_empty() {
        let (part, later) = rest.split_at(random.below(rest.len().min(1000) + 1));
        parts.extend(encoder.encode(part));
        rest = later;
    }
    parts.extend(encoder.finish());
    assert_eq!(parts, text);

    let mut passed_on = text.clone();
    match random.below(4) {
        // Some line ends are replaced by CRLF. Each line end is chosen separately.
        0 => {
            passed_on = text
                .iter()
                .flat_map(|b| if *b == b'\n' && random.below(2) == 0 { &b"\r\n"[..] } else { std::slice::from_ref(b) })
                .copied()
                .collect()
        }
        1 => passed_on.truncate(text.trim_ascii_end().len()),
        2 => passed_on.extend((0..random.below(200)).map(|_| b" \t\r\n\x0c"[random.below(5)])),
        _ => {}
    }
    let (decoded, error) = any(&passed_on, label, random);
    if bytes.is_empty() {
        assert!(error.is_some(), "there is no armor around nothing");
        return;
    }
    assert_eq!((&decoded[..], error), (bytes, None));
    // Armor with one label is not accepted as armor with the other label.
    let other = if label == SIGNATURE { SEALED_FILE } else { SIGNATURE };
    assert!(matches!(any(&text, other, random), (nothing, Some(_)) if nothing.is_empty()));
    // Truncated armor is not accepted as complete. The data decoded from truncated armor is a prefix of the whole data.
    let (prefix, error) = any(&text[..random.below(text.len() - 1)], label, random);
    assert!(error.is_some() && bytes.starts_with(&prefix));
}

fuzz_target!(|data: &[u8]| {
    let Some((seed, data)) = data.split_first_chunk::<SEED>() else { return };
    let [flags, seed @ ..] = *seed;
    let mut random = Random::new(u32::from_le_bytes(seed));
    let label = if flags & 1 == 0 { SEALED_FILE } else { SIGNATURE };
    let mut data = data.to_vec();
    // The test with a long text runs only for a few inputs, because it takes long.
    if flags >> 4 == 15 && !data.is_empty() {
        data = data.repeat(LONG.div_ceil(data.len()));
    }
    match flags >> 1 & 3 {
        0 => there_and_back(&data, label, &mut random),
        1 => _ = any(&data, label, &mut random),
        // The data is inserted between the first and the last line of armor without contents.
        2 => {
            let frame = encode(label, b"");
            let at = frame.iter().position(|b| *b == b'\n').expect("two lines") + 1;
            any(&[&frame[..at], &data, &frame[at..]].concat(), label, &mut random);
        }
        // A few bytes of the armor are changed.
        _ => {
            let (few, bytes) = data.split_at(data.len().min(4));
            let mut text = encode(label, bytes);
            for byte in few {
                let at = random.below(text.len());
                text.splice(at..at + random.below(2).min(text.len() - at), std::iter::repeat_n(*byte, random.below(3)));
            }
            any(&text, label, &mut random);
        }
    }
});
