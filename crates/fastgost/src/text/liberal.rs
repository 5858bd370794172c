//! Finds documents and keys in any text into which programs and people put them. The decoder gets the file in pieces of
//! any size. The decoder needs the same memory for files of any size, and its results do not depend on how the file is
//! split.
use super::{
    base64::{self, Base64, is_base64},
    binary::{Binary, CUT, LONGER, WHOLE},
    form::{self, Form},
};
use crate::error::Error;
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::mem;
use zeroize::Zeroizing;

/// The receiver of the results. The receiver gets the results in the order of the file.
pub(super) trait Sink {
    /// A document begins in this line. The label is `None` if the document is the whole file.
    fn begin(&mut self, label: Option<&str>, line: usize);
    /// The next bytes of the document.
    fn bytes(&mut self, bytes: &[u8]);
    /// The document is complete.
    fn end(&mut self);
    /// A part of the text begins or ends like a document, but is not a document. If a document has begun but has not
    /// ended, this document ends here, and is not complete.
    fn wrong(&mut self, error: Error);
}

pub(super) struct Liberal {
    /// The first bytes of the file. These bytes are kept until the form is known.
    start: Zeroizing<Vec<u8>>,
    form: Content,
}

enum Content {
    Unknown,
    Binary(Binary),
    Utf8(Text),
    Utf16 {
        /// Whether the higher byte of each character comes first.
        big: bool,
        /// The first byte of a character whose second byte has not come yet.
        first: Option<u8>,
        text: Text,
    },
}

impl Liberal {
    pub(super) fn new() -> Self {
        Self { start: Zeroizing::default(), form: Content::Unknown }
    }

    pub(super) fn push(&mut self, mut input: &[u8], sink: &mut dyn Sink) {
        if matches!(self.form, Content::Unknown) && self.start.is_empty() {
            // In most cases, the first input decides the form, and no bytes need to be kept.
            match form::decide(&input[..input.len().min(form::MOST)], false) {
                Some(form) => input = &input[self.begin(form, sink)..],
                None => self.start.reserve_exact(form::MOST),
            }
        }
        while let Content::Unknown = self.form
            && !input.is_empty()
        {
            let (now, later) = input.split_at(input.len().min(form::MOST - self.start.len()));
            self.start.extend_from_slice(now);
            input = later;
            self.decide(false, sink);
        }
        match &mut self.form {
            Content::Unknown => {}
            Content::Binary(binary) => binary.push(input, sink),
            Content::Utf8(text) => text.push(input, sink),
            Content::Utf16 { big, first, text } => {
                let mut ascii = Zeroizing::new([0; 1024]);
                for input in input.chunks(ascii.len()) {
                    let mut n = 0;
                    for byte in input {
                        if let Some(before) = first.take() {
                            let (high, low) = if *big { (before, *byte) } else { (*byte, before) };
                            ascii[n] = match u16::from_be_bytes([high, low]) {
                                0..=0x7f => low,
                                // These characters are letters of European languages, and symbols. The decoder treats
                                // all these characters in the same way.
                                0x80..=0x5ff | 0x2000..=0x2bff | 0xfeff => 0x80,
                                // These are two bytes in another encoding, or two bytes of DER.
                                _ => 0,
                            };
                            n += 1;
                        } else {
                            *first = Some(*byte);
                        }
                    }
                    text.push(&ascii[..n], sink);
                }
            }
        }
    }

    pub(super) fn finish(&mut self, sink: &mut dyn Sink) {
        self.decide(true, sink);
        match &mut self.form {
            Content::Unknown => {}
            Content::Binary(binary) => binary.finish(sink),
            Content::Utf8(text) => text.finish(sink),
            Content::Utf16 { first, text, .. } => {
                if first.is_some() {
                    text.push(&[0], sink);
                }
                text.finish(sink);
            }
        }
    }

    fn decide(&mut self, all: bool, sink: &mut dyn Sink) {
        if !matches!(self.form, Content::Unknown) {
            return;
        }
        if let Some(form) = form::decide(&self.start, all) {
            let start = mem::take(&mut self.start);
            let mark = self.begin(form, sink);
            self.push(&start[mark..], sink);
        }
    }

    /// Begins a file that has this form. Returns the size of the file's byte order mark.
    fn begin(&mut self, form: Form, sink: &mut dyn Sink) -> usize {
        let mark;
        (self.form, mark) = match form {
            Form::Binary(size) => {
                sink.begin(None, 1);
                (Content::Binary(Binary::new(size)), 0)
            }
            Form::Utf8(mark) => (Content::Utf8(Text::new()), mark),
            Form::Utf16(mark, big) => (Content::Utf16 { big, first: None, text: Text::new() }, mark),
        };
        mark
    }

    /// The number of bytes that come next in the file and certainly belong to the document. These bytes need not be
    /// examined.
    #[cfg(feature = "std")]
    pub(super) fn certain(&self) -> u64 {
        match &self.form {
            Content::Binary(binary) => binary.certain(),
            _ => 0,
        }
    }

    /// Notes that the caller has passed on `n` bytes of the document without `push`.
    #[cfg(feature = "std")]
    pub(super) fn passed(&mut self, n: u64) {
        if let Content::Binary(binary) = &mut self.form {
            binary.passed(n);
        }
    }
}

fn wrong(line: usize, what: &'static str, allowed: &'static str) -> Error {
    Error::Pem { line, what, allowed }
}

/// The state of a text in ASCII, or in an encoding that contains ASCII.
struct Text {
    /// The beginning of the current line.
    line: Zeroizing<Vec<u8>>,
    /// The number of the current line, counted from 1.
    number: usize,
    /// Whether the previous line ended with CR. If so, a LF that follows belongs to the same line end.
    after_cr: bool,
    /// Whether the current line has had only white space so far.
    blank: bool,
    /// Whether the rest of the current line is ignored.
    ignored: bool,
    state: State,
    base64: Base64,
    /// The number of the last line with base64.
    last: usize,
}

enum State {
    /// The text is outside of documents.
    Outside {
        /// The base64 at the beginning of the file, and the line in which it begins. This base64 may be a document or a
        /// word. `None` if the file has had other text, or base64 that is not the beginning of a SEQUENCE.
        bare: Option<(Zeroizing<Vec<u8>>, usize)>,
    },
    /// The text is after a BEGIN line, inside a document.
    Inside {
        label: String,
        /// The line in which the document begins.
        line: usize,
        /// Whether base64 follows the BEGIN in the same line. If so, the END must also be in this line.
        shared: bool,
        /// Whether other text comes before the BEGIN in the same line. If so, the END must be in another line. The
        /// reason is that programs print names from certificates in such lines, and a name can contain a whole PEM
        /// block.
        after_text: bool,
        /// Whether a mistake in the document was reported already.
        wrong: bool,
    },
    /// The text is after an END, but still in the same line.
    Closed,
    /// The whole file is base64, which begins in this line.
    Bare { line: usize, size: Size },
    /// The file contains bytes that are not text, so nothing more is read.
    Stopped,
}

/// The SEQUENCE that is being read: its beginning, its size (if known), and the number of bytes that were read.
struct Size {
    start: Vec<u8>,
    size: Option<u64>,
    seen: u64,
}

/// The largest number of characters of a line that are kept in memory.
const LINE: usize = 4096;
/// The length of the longest boundary. A boundary is `-----BEGIN label-----` or `-----END label-----`.
const BOUNDARY: usize = 128;
const LABEL: usize = BOUNDARY - BEGIN.len() - DASHES.len();
/// A run of base64 characters that has at least this length is not a word.
const NO_WORD: usize = 40;
/// A file that has only base64 so far is treated as base64 after this number of characters.
const SURE: usize = 64;

const BEGIN: &[u8] = b"-----BEGIN ";
const END: &[u8] = b"-----END ";
const DASHES: &[u8] = b"-----";

const NUL: &str = "a NUL character, or one in another encoding, so this is no text";
const NO_TEXT: &str = "one document in DER, or text that has any number of them in PEM, or one in base64";
const BOUNDARIES: &str = "a BEGIN or END line that is not as in RFC 7468";
const BOUNDARIES_ALLOWED: &str = "`-----BEGIN label-----` on its own line and a matching END line";
const NO_END: &str = "the block that begins here has no END line with the same label";
const NO_END_ALLOWED: &str = "a block closed by an END line with the same label (RFC 7468)";
const EMPTY: &str = "nothing between the BEGIN and END lines";
const LEGACY: &str =
    "Proc-Type or DEK-Info (RFC 1421): a key that is encrypted in the way of the 1990s, which is not read";
const LEGACY_ALLOWED: &str = "PKCS #8; `openssl pkcs8 -topk8` converts the key";
const HEADER: &str = "a header line as in RFC 1421";
const STRAY: &str = "base64 outside of BEGIN and END lines, in a file with other text";
const STRAY_ALLOWED: &str = "base64 between BEGIN and END lines, or as the whole file; comments begin with #";

impl Text {
    fn new() -> Self {
        Self {
            line: Zeroizing::new(Vec::with_capacity(LINE)),
            number: 1,
            after_cr: false,
            blank: true,
            ignored: false,
            state: State::Outside { bare: Some((Zeroizing::new(Vec::with_capacity(SURE + LINE)), 1)) },
            base64: Base64::new(),
            last: 1,
        }
    }

    fn push(&mut self, mut input: &[u8], sink: &mut dyn Sink) {
        while let Some(first) = input.first() {
            if mem::take(&mut self.after_cr) && *first == b'\n' {
                input = &input[1..];
                continue;
            }
            let room = LINE - self.line.len();
            let seen = &input[..input.len().min(room)];
            let end = seen.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
            let part = &seen[..end.unwrap_or(seen.len())];
            input = &input[part.len()..];
            let mut line = mem::take(&mut self.line);
            match end {
                Some(_) if line.is_empty() => self.end_line(part, sink),
                Some(_) => {
                    line.extend_from_slice(part);
                    self.end_line(&line, sink);
                    line.clear();
                }
                None => {
                    line.extend_from_slice(part);
                    if line.len() == LINE {
                        let done = self.part_of_line(&line, LINE - BOUNDARY, sink);
                        line.drain(..done);
                    }
                }
            }
            self.line = line;
            if end.is_some() {
                self.after_cr = input[0] == b'\r';
                input = &input[1..];
            }
        }
    }

    fn finish(&mut self, sink: &mut dyn Sink) {
        let line = mem::take(&mut self.line);
        self.end_line(&line, sink);
        match mem::replace(&mut self.state, State::Stopped) {
            State::Inside { line, wrong: false, .. } => sink.wrong(wrong(line, NO_END, NO_END_ALLOWED)),
            State::Outside { bare: Some((digits, line)) } => self.short(&digits, line, sink),
            State::Bare { line, mut size } => match self.base64.finish(&mut |bytes| size.pass(bytes, sink)) {
                Ok(()) => size.finish(line, sink),
                Err(what) => sink.wrong(wrong(self.last, what, base64::ALLOWED)),
            },
            _ => {}
        }
    }

    /// Processes the rest of a line, and ends the line.
    fn end_line(&mut self, line: &[u8], sink: &mut dyn Sink) {
        self.part_of_line(line, line.len(), sink);
        match &mut self.state {
            State::Inside { shared: shared @ true, wrong: is_wrong, .. } => {
                *shared = false;
                *is_wrong = true;
                sink.wrong(wrong(self.number, BOUNDARIES, BOUNDARIES_ALLOWED));
            }
            State::Closed => self.close(sink),
            _ => {}
        }
        self.blank = true;
        self.ignored = false;
        self.number = self.number.saturating_add(1);
    }

    /// Processes a part of a line. A boundary that begins before `limit` is completely in this part. Returns the number
    /// of bytes that were processed.
    fn part_of_line(&mut self, line: &[u8], limit: usize, sink: &mut dyn Sink) -> usize {
        if line.contains(&0) && !matches!(self.state, State::Stopped) {
            sink.wrong(wrong(self.number, NUL, NO_TEXT));
            self.state = State::Stopped;
        }
        let mut at = 0;
        while at < limit && !self.ignored {
            let (rest, limit) = (&line[at..], limit - at);
            at += match &self.state {
                State::Outside { .. } => self.outside(rest, limit, sink),
                State::Inside { .. } => self.inside(rest, limit, sink),
                State::Closed => self.closed(rest, limit, sink),
                State::Bare { .. } => self.bare(rest, limit, sink),
                State::Stopped => limit,
            };
        }
        at.max(limit)
    }

    fn outside(&mut self, rest: &[u8], limit: usize, sink: &mut dyn Sink) -> usize {
        let text = rest.trim_ascii_start();
        if rest.len() - text.len() >= limit {
            return limit;
        }
        let blank = mem::replace(&mut self.blank, false);
        if blank && text[0] == b'#' {
            self.ignored = true;
            return limit;
        }
        if blank && text.starts_with(END) {
            if !self.drop_bare(sink) {
                sink.wrong(wrong(self.number, BOUNDARIES, BOUNDARIES_ALLOWED));
            }
            self.ignored = true;
            return limit;
        }
        if let Some(at) = find(rest, BEGIN).filter(|at| *at < limit) {
            self.drop_bare(sink);
            let after_text = !(blank && rest[..at].trim_ascii().is_empty());
            return at + self.begin_block(&rest[at..], after_text, sink);
        }
        let text = rest[..limit].trim_ascii();
        let State::Outside { bare } = &mut self.state else { return limit };
        let is_base64 = blank && is_base64(text);
        // A sentence consists of short words. So the length of the first word decides whether the line is a sentence.
        let word = text.split(u8::is_ascii_whitespace).next().map_or(0, <[u8]>::len);
        match bare {
            Some((digits, line)) if is_base64 && (word == text.len() || word >= NO_WORD) => {
                if digits.is_empty() {
                    *line = self.number;
                }
                digits.extend(text.iter().filter(|byte| !byte.is_ascii_whitespace()));
                if !is_sequence(digits) {
                    *bare = None;
                } else if digits.len() >= SURE {
                    let (digits, line) = (mem::take(digits), *line);
                    self.begin_bare(&digits, line, sink);
                }
            }
            _ => {
                if self.drop_bare(sink) {
                    self.skip();
                } else if is_base64 && word >= NO_WORD && is_sequence(text) {
                    sink.wrong(wrong(self.number, STRAY, STRAY_ALLOWED));
                    self.skip();
                }
            }
        }
        limit
    }

    /// Forgets the base64 at the beginning of the file, since other text follows it. If the base64 was too long for a
    /// word, reports a mistake and returns true.
    fn drop_bare(&mut self, sink: &mut dyn Sink) -> bool {
        if let State::Outside { bare } = &mut self.state
            && let Some((digits, line)) = bare.take()
            && digits.len() >= NO_WORD
        {
            sink.wrong(wrong(line, STRAY, STRAY_ALLOWED));
            return true;
        }
        false
    }

    /// Skips the text to the end of the next END line, or to the next BEGIN line. The mistake in the skipped text was
    /// reported before.
    fn skip(&mut self) {
        self.state =
            State::Inside { label: String::new(), line: self.number, shared: false, after_text: false, wrong: true };
    }

    /// Begins a file that consists of base64 only.
    fn begin_bare(&mut self, digits: &[u8], line: usize, sink: &mut dyn Sink) {
        sink.begin(None, line);
        self.base64 = Base64::new();
        self.state = State::Bare { line, size: Size { start: Vec::new(), size: None, seen: 0 } };
        if !self.decode(digits, sink) {
            self.skip();
        }
    }

    /// Processes a file that is only a short base64 text. If a text of fewer than `NO_WORD`
    /// characters does not decode to DER, the text is a word, and is skipped.
    fn short(&mut self, digits: &[u8], line: usize, sink: &mut dyn Sink) {
        let (mut base64, mut der) = (Base64::new(), Zeroizing::new(Vec::with_capacity(SURE)));
        let mut put = |bytes: &[u8]| der.extend_from_slice(bytes);
        let decoded = base64.push(digits, &mut put).and_then(|()| base64.finish(&mut put));
        let whole = form::size(&der, true).is_some_and(|size| size.is_none_or(|size| size == der.len() as u64));
        match decoded {
            Ok(()) if is_sequence(digits) && whole => {
                sink.begin(None, line);
                sink.bytes(&der);
                sink.end();
            }
            _ if digits.len() < NO_WORD => {}
            Ok(()) => sink.wrong(wrong(line, CUT, WHOLE)),
            Err(what) => sink.wrong(wrong(line, what, base64::ALLOWED)),
        }
    }

    /// Processes a BEGIN. `rest` is the text from the BEGIN on. `after_text` says whether other text comes before the
    /// BEGIN in the same line. Returns the length of the BEGIN.
    fn begin_block(&mut self, rest: &[u8], after_text: bool, sink: &mut dyn Sink) -> usize {
        let Some((label, len)) = label(rest, BEGIN) else {
            sink.wrong(wrong(self.number, BOUNDARIES, BOUNDARIES_ALLOWED));
            self.ignored = true;
            self.skip();
            return rest.len();
        };
        sink.begin(Some(label), self.number);
        self.base64 = Base64::new();
        let label = label.to_string();
        self.state = State::Inside { label, line: self.number, shared: false, after_text, wrong: false };
        // The line is not blank, since it contains the BEGIN.
        self.blank = false;
        len
    }

    fn inside(&mut self, rest: &[u8], limit: usize, sink: &mut dyn Sink) -> usize {
        let State::Inside { label: own, line, shared, after_text, wrong: is_wrong } = &mut self.state else {
            return limit;
        };
        let [begin, end] = [BEGIN, END].map(|what| find(rest, what).filter(|at| *at < limit));
        if let Some(end) = end.filter(|end| begin.is_none_or(|begin| *end < begin)) {
            let before = rest[..end].trim_ascii();
            let alone = self.blank && before.is_empty();
            let (problem, len) = match label(&rest[end..], END) {
                Some((label, len)) if label == own => match alone || (*line == self.number && !*after_text) {
                    true => (None, len),
                    false => (Some(wrong(self.number, BOUNDARIES, BOUNDARIES_ALLOWED)), len),
                },
                _ => (Some(wrong(*line, NO_END, NO_END_ALLOWED)), rest.len() - end),
            };
            if let Some(problem) = problem {
                if !*is_wrong {
                    sink.wrong(problem);
                }
                self.state = State::Outside { bare: None };
                self.ignored = true;
                return end + len;
            }
            self.blank = false;
            self.ignored = *is_wrong || !self.decode(before, sink);
            self.state = if self.ignored { State::Outside { bare: None } } else { State::Closed };
            return end + len;
        }
        if let Some(begin) = begin {
            if !*is_wrong {
                sink.wrong(wrong(*line, NO_END, NO_END_ALLOWED));
            }
            self.state = State::Outside { bare: None };
            self.blank = false;
            // The next step of the loop in `part_of_line` reads this BEGIN. So the loop makes progress, even if `begin`
            // is 0.
            return begin;
        }
        let text = rest[..limit].trim_ascii();
        if text.is_empty() || *is_wrong {
            return limit;
        }
        *shared |= *line == self.number;
        self.blank = false;
        let header = !self.base64.begun() && !*shared && text.contains(&b':');
        if header {
            let legacy = [&b"Proc-Type:"[..], b"DEK-Info:"].iter().any(|name| text.starts_with(name));
            let (what, allowed) = if legacy { (LEGACY, LEGACY_ALLOWED) } else { (HEADER, base64::ALLOWED) };
            sink.wrong(wrong(self.number, what, allowed));
            self.skip();
        } else if !self.decode(text, sink) {
            self.skip();
        }
        limit
    }

    /// Processes the text after an END in the same line. After the END, only white space and the next BEGIN are
    /// allowed. The next BEGIN is in the same line if a line end was lost.
    fn closed(&mut self, rest: &[u8], limit: usize, sink: &mut dyn Sink) -> usize {
        let text = rest.trim_ascii_start();
        let space = rest.len() - text.len();
        if space >= limit {
            return limit;
        }
        if text.starts_with(BEGIN) {
            self.close(sink);
            // The next BEGIN is treated as if it were at the beginning of a line.
            self.blank = true;
            return space;
        }
        sink.wrong(wrong(self.number, BOUNDARIES, BOUNDARIES_ALLOWED));
        self.state = State::Outside { bare: None };
        self.ignored = true;
        limit
    }

    /// Ends a document whose END was read.
    fn close(&mut self, sink: &mut dyn Sink) {
        let empty = !self.base64.begun();
        match self.base64.finish(&mut |bytes| sink.bytes(bytes)) {
            Ok(()) if empty => sink.wrong(wrong(self.number, EMPTY, base64::ALLOWED)),
            Ok(()) => sink.end(),
            Err(what) => sink.wrong(wrong(self.number, what, base64::ALLOWED)),
        }
        self.state = State::Outside { bare: None };
    }

    fn bare(&mut self, rest: &[u8], limit: usize, sink: &mut dyn Sink) -> usize {
        let text = rest[..limit].trim_ascii();
        if text.is_empty() {
            return limit;
        }
        if mem::replace(&mut self.blank, false) && text[0] == b'#' {
            self.ignored = true;
            return limit;
        }
        let boundary = [BEGIN, END].iter().any(|what| find(rest, what).is_some_and(|at| at < limit));
        if boundary {
            let State::Bare { line, .. } = self.state else { return limit };
            sink.wrong(wrong(line, STRAY, STRAY_ALLOWED));
            self.skip();
            return 0;
        }
        if !self.decode(text, sink) {
            self.skip();
        }
        limit
    }

    /// Decodes base64 of the document. If the base64 is wrong, reports the mistake and returns false.
    fn decode(&mut self, text: &[u8], sink: &mut dyn Sink) -> bool {
        self.last = self.number;
        let decoded = match &mut self.state {
            State::Bare { size, .. } => self.base64.push(text, &mut |bytes| size.pass(bytes, sink)),
            _ => self.base64.push(text, &mut |bytes| sink.bytes(bytes)),
        };
        decoded.map_err(|what| sink.wrong(wrong(self.number, what, base64::ALLOWED))).is_ok()
    }
}

impl Size {
    fn pass(&mut self, bytes: &[u8], sink: &mut dyn Sink) {
        if self.start.len() < 10 {
            self.start.extend(bytes.iter().take(10 - self.start.len()));
        }
        self.seen = self.seen.saturating_add(bytes.len() as u64);
        sink.bytes(bytes);
    }

    fn finish(&mut self, line: usize, sink: &mut dyn Sink) {
        self.size = form::size(&self.start, true).flatten();
        match self.size {
            Some(size) if size > self.seen => sink.wrong(wrong(line, CUT, WHOLE)),
            Some(size) if size < self.seen => sink.wrong(wrong(line, LONGER, WHOLE)),
            _ => sink.end(),
        }
    }
}

/// Whether base64 begins like the base64 of a SEQUENCE, which begins with the byte `30` and a length.
fn is_sequence(digits: &[u8]) -> bool {
    match digits {
        [b'M'] => true,
        [b'M', second, ..] => (b'A'..=b'P').contains(second),
        _ => false,
    }
}

/// The position of `what` in `text`. `what` ends with a space, so this function compares `what` only with the text
/// before a space. Base64 contains no space. So the positions of comparisons do not depend on the characters of a
/// secret.
fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    let mut from = 0;
    while let Some(space) = text[from..].iter().position(|byte| *byte == b' ') {
        from += space + 1;
        if text[..from].ends_with(what) {
            return Some(from - what.len());
        }
    }
    None
}

/// The label in a boundary, and the length of the boundary.
fn label<'t>(text: &'t [u8], kind: &[u8]) -> Option<(&'t str, usize)> {
    let rest = text.get(kind.len()..)?;
    let rest = &rest[..rest.len().min(LABEL + DASHES.len())];
    let len = rest.windows(DASHES.len()).position(|window| window == DASHES)?;
    let label = str::from_utf8(&rest[..len]).ok()?;
    let shown = label.bytes().all(|byte| (0x20..0x7f).contains(&byte));
    shown.then_some((label, kind.len() + len + DASHES.len()))
}
