//! Writes canonical forms of many documents, for a comparison with other programs
//! (`interop/documents/test_canonical_xml.py`). The program reads cases from standard input. A case is a document, and
//! a choice of a canonical form. A case begins with a line `FORM COMMENTS ID BYTES PREFIX...`. FORM is `exclusive`,
//! `inclusive` or `inclusive11`. COMMENTS is 0 or 1. ID is the identifier of an element, or `-` for the whole document.
//! The words PREFIX are the prefixes in `InclusiveNamespaces`. Among them, `#default` stands for the default namespace.
//! The document follows the line, and has BYTES bytes. For each case, the program writes a line with the number of
//! bytes of the canonical form, and then the canonical form. If a case fails, the program writes a line with `!` and
//! the error.
use fastgost_xml::{Form, Limits, Method, canonical};
use std::{
    error::Error,
    io::{self, BufRead, Read, Write},
};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut input, mut out) = (io::stdin().lock(), io::BufWriter::new(io::stdout().lock()));
    let mut line = String::new();
    while input.read_line(&mut line)? > 0 {
        let words: Vec<_> = line.split_whitespace().collect();
        let [form, comments, id, bytes, prefixes @ ..] = &words[..] else { return Err("too few words".into()) };
        let form = match *form {
            "exclusive" => Form::Exclusive,
            "inclusive" => Form::Inclusive,
            "inclusive11" => Form::Inclusive11,
            _ => return Err("no such form".into()),
        };
        let prefixes = prefixes.iter().map(|one| if *one == "#default" { "" } else { one }.to_owned()).collect();
        let method = Method { form, comments: *comments == "1", prefixes };
        let mut document = vec![0; bytes.parse()?];
        input.read_exact(&mut document)?;
        match canonical(&document, Some(*id).filter(|id| *id != "-"), &method, &Limits::default()) {
            Ok(found) => {
                writeln!(out, "{}", found.len())?;
                out.write_all(&found)?;
            }
            Err(e) => writeln!(out, "!{e}")?,
        }
        line.clear();
    }
    Ok(out.flush()?)
}
