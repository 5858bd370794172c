//! Writes figures from the record into sentences. For example, `<!--amd-epyc-zen5 hashes owner=paper variant="serial,
//! tables" bytes=16384-->58<!---->` is the median of a row in the record `amd-epyc-zen5`. Exactly one row must have
//! these cells. If there are two groups of cells with ` / ` between them, the figure is the quotient of two medians.
//! The second group may also be a number. Instead of the median, `of=ratio`, `of=minimum` and so on name another
//! column.
use super::record::Newest;
use crate::experiment::table::{COLUMNS, Row};
use std::collections::BTreeMap;

/// The cells of all rows. The name of a machine's folder is the key.
pub type Records = BTreeMap<String, Vec<Cells>>;
pub type Cells = [String; COLUMNS.len()];

/// Returns the newest rows of every machine.
pub fn cells(found: &[Newest]) -> Records {
    let mut records = Records::new();
    for found in found {
        records.entry(found.folder().to_owned()).or_default().extend(found.rows.iter().map(Row::cells));
    }
    records
}

const BEGIN: &str = "<!--";
const END: &str = "<!---->";

/// Returns the text in which every such figure is replaced by the figure from the record. The number of digits after
/// the point stays the same.
///
/// # Errors
/// Returns a text that names the query of the wrong figure, and the mistake in this query.
pub fn replaced(text: &str, records: &Records) -> Result<String, String> {
    let mut pieces = text.split(END).peekable();
    let mut done = String::new();
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            done += piece;
            break;
        }
        // The figure begins after the last comment in `piece`, and ends at the end of `piece`.
        let wrong = || {
            let last = piece.char_indices().nth_back(60).map_or(0, |(at, _)| at);
            format!("no query before `{END}`: {:?}", &piece[last..])
        };
        let at = piece.rfind(BEGIN).ok_or_else(wrong)?;
        let (query, figure) = piece[at + BEGIN.len()..].split_once("-->").ok_or_else(wrong)?;
        let value = value(query, records).map_err(|e| format!("`{query}`: {e}"))?;
        done += &format!("{}{BEGIN}{query}-->{}{END}", &piece[..at], like(figure, value));
    }
    Ok(done)
}

/// Writes a number in the form of another number, with as many digits after the point. Thousands are separated by
/// commas.
fn like(written: &str, value: f64) -> String {
    let digits = written.split_once('.').map_or(0, |(_, digits)| digits.len());
    let text = format!("{value:.digits$}");
    if value < 1000.0 {
        return text;
    }
    let (whole, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut grouped = String::new();
    for (i, digit) in whole.chars().enumerate() {
        if i > 0 && (whole.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + rest
}

fn value(query: &str, records: &Records) -> Result<f64, String> {
    let mut words = words(query)?.into_iter();
    let (Some(machine), Some(experiment)) = (words.next(), words.next()) else {
        return Err("it begins with a machine of the record and an experiment".into());
    };
    let rows = records.get(&machine).ok_or_else(|| {
        format!("no machine {machine:?}; allowed: {}", records.keys().cloned().collect::<Vec<_>>().join(", "))
    })?;
    let words: Vec<_> = words.collect();
    let of = |cells: &[String]| of_row(rows, &experiment, cells);
    let number = |words: &[String]| words.first().filter(|_| words.len() == 1)?.parse().ok();
    match words.split(|word| word == "/").collect::<Vec<_>>()[..] {
        [cells] => of(cells),
        [above, below] => Ok(of(above)? / number(below).map_or_else(|| of(below), Ok)?),
        _ => Err("more than one `/`".into()),
    }
}

fn of_row(rows: &[Cells], experiment: &str, cells: &[String]) -> Result<f64, String> {
    let index = |column: &str| {
        let known = COLUMNS.iter().position(|known| *known == column);
        known.ok_or_else(|| format!("no column {column:?}; there are {}", COLUMNS.join(", ")))
    };
    let (mut figure, mut wanted) = (index("median")?, vec![(index("experiment")?, experiment)]);
    for cell in cells {
        match cell.split_once('=') {
            Some(("of", column)) => figure = index(column)?,
            Some((column, value)) => wanted.push((index(column)?, value)),
            None => return Err(format!("{cell:?}: a cell is COLUMN=VALUE")),
        }
    }
    let found: Vec<_> = rows.iter().filter(|row| wanted.iter().all(|(column, value)| row[*column] == *value)).collect();
    let [row] = found[..] else { return Err(format!("{} rows, not one", found.len())) };
    row[figure].parse().map_err(|_| format!("{} {:?} is not a number", COLUMNS[figure], row[figure]))
}

/// Returns the parts of a query, which are separated by spaces. A value that contains spaces is in quotation marks.
fn words(query: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut rest = query.trim();
    while !rest.is_empty() {
        let quote = rest.find('"').filter(|quote| *quote < rest.find(' ').unwrap_or(rest.len()));
        let end = match quote {
            None => rest.find(' ').unwrap_or(rest.len()),
            Some(quote) => rest[quote + 1..].find('"').ok_or("a quotation mark is missing")? + quote + 2,
        };
        words.push(rest[..end].replace('"', ""));
        rest = rest[end..].trim_start();
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::table::{Row, Unit},
        report::synthetic::row,
    };

    fn records() -> Records {
        let rows = [
            row("hashes", "paper", "serial, tables", 16384, Unit::CyclesPerByte, 58.24),
            row("hashes", "fastgost", "avx2", 16384, Unit::CyclesPerByte, 20.0),
            row("hashes", "fastgost", "avx2", 64, Unit::CyclesPerByte, 12345.6),
        ];
        Records::from([("zen".to_owned(), rows.iter().map(Row::cells).collect())])
    }

    #[test]
    fn figures_are_those_of_the_record() {
        let serial = "zen hashes owner=paper variant=\"serial, tables\"";
        let ours = "owner=fastgost bytes=16384";
        let text = format!("A <!--{serial}-->1<!---->, <!--{serial} / {ours}-->0.00<!----> and <!-- no figure --> b");
        let new = replaced(&text, &records()).unwrap();
        assert_eq!(
            new,
            format!("A <!--{serial}-->58<!---->, <!--{serial} / {ours}-->2.91<!----> and <!-- no figure --> b")
        );
        assert_eq!(replaced(&new, &records()).unwrap(), new);
        assert_eq!(replaced("nothing", &records()).unwrap(), "nothing");
        let one = |query: &str, figure: &str| {
            let new = replaced(&format!("<!--{query}-->{figure}<!---->"), &records()).unwrap();
            new[query.len() + 7..].replace("<!---->", "")
        };
        assert_eq!(one("zen hashes owner=fastgost bytes=64", "1"), "12,346");
        assert_eq!(one("zen hashes owner=fastgost bytes=64 of=count", "1"), "9");
        assert_eq!(one("zen hashes owner=fastgost bytes=64 / 1000", "1.0"), "12.3");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |query: &str| replaced(&format!("<!--{query}-->1<!---->"), &records()).unwrap_err();
        for (query, why) in [
            (" ", "it begins with"),
            ("intel hashes", "no machine \"intel\"; allowed: zen"),
            ("zen hashes owner=fastgost", "2 rows, not one"),
            ("zen hashes owner=nobody", "0 rows, not one"),
            ("zen hashes owner", "a cell is COLUMN=VALUE"),
            ("zen hashes colour=red", "no column \"colour\""),
            ("zen hashes owner=\"paper", "a quotation mark is missing"),
            ("zen hashes owner=paper of=variant", "is not a number"),
            ("zen hashes owner=paper / owner=paper / owner=paper", "more than one"),
        ] {
            assert!(error(query).contains(why), "{query}: {}", error(query));
        }
        assert!(replaced("1<!---->", &records()).unwrap_err().starts_with("no query before"));
    }
}
