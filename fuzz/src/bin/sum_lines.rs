//! Tests lines of `sum` lists. A line that was read is written unchanged, and a line that was written can be read.
#![no_main]
#![allow(dead_code)] // The command uses further functions of these modules.
use fastgost::registry::Algorithm;
use libfuzzer_sys::fuzz_target;

#[path = "../../../crates/fastgost-cli/src/file_name.rs"]
mod file_name;
#[path = "../../../crates/fastgost-cli/src/hex.rs"]
mod hex;
#[path = "../../../crates/fastgost-cli/src/sum/lines.rs"]
mod lines;

use lines::{Names, Parser, Style};

const ALGORITHMS: [(&str, Option<&str>); 5] = [
    ("streebog256", None),
    ("streebog512", None),
    ("gost94", None),
    ("gost94", Some("h94test")),
    ("gost94", Some("file")),
];

fn names(which: u8) -> &'static Names {
    let (algorithm, sbox) = ALGORITHMS[usize::from(which) % ALGORITHMS.len()];
    Names::of(Algorithm::from_name(algorithm).expect("it is there"), sbox).expect("names")
}

fuzz_target!(|data: &[u8]| {
    let Some((which, list)) = data.split_first() else { return };
    let only = (which & 0x80 != 0).then(|| names(*which));
    let mut parser = Parser::new(only);
    for text in list.split(|b| *b == b'\n') {
        let Some(line) = parser.parse(text) else { continue };
        let algorithm = Algorithm::from_name(line.algorithm).expect("lists name algorithms that there are");
        let names = only.unwrap_or_else(|| Names::of(algorithm, line.set).expect("names"));
        // A written line of any style can be read by a parser that has not seen lines of other styles.
        for style in [Style::Plain { binary: true }, Style::Plain { binary: false }, Style::Tagged, Style::Gost12sum] {
            let Some(written) = style.line(false, names, &line.digest, &line.name) else { continue };
            let Some(written) = written.strip_suffix(b"\n") else { panic!("a line without an end") };
            assert!(!written.contains(&b'\n'));
            // A line of gost12sum has no escapes, and has one space before the file's name. If the name began with a
            // space or an asterisk, the line would have sha256sum's format.
            let unclear = style == Style::Gost12sum
                && (line.name.contains(&b'\\') || line.name.starts_with(b" ") || line.name.starts_with(b"*"));
            if line.name.is_empty() || unclear {
                continue;
            }
            let mut again = Parser::new(only.or((style != Style::Tagged).then_some(names)));
            let Some(read) = again.parse(written) else {
                panic!("not read: {:?} of {:?}", written.escape_ascii().to_string(), line)
            };
            assert_eq!((read.algorithm, &read.digest, &read.name), (line.algorithm, &line.digest, &line.name));
        }
    }
});
