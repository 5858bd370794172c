//! Chooses the colours, marks and dashes of series.
use super::plot::Series;
use crate::experiment::owner::{COMPILED, LAB, MODEL, OURS, PAPER, PUBLISHED};
use std::collections::BTreeSet;

/// The look of a series. Series differ in more than their colour. Lines also have marks and dashes, and bars have their
/// names beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The index of a colour in the style sheet. Colours 0 to 3 are cool colours for our code. Colours 4 to 7 are warm
    /// colours for other code. None is grey, for modelled and published figures.
    pub colour: Option<usize>,
    pub mark: usize,
    pub dash: usize,
}

impl Style {
    pub fn class(&self) -> String {
        match self.colour {
            Some(colour) => format!("c{colour} d{}", self.dash),
            None => format!("model d{}", self.dash),
        }
    }
}

/// Returns the number of the family of a series. The families are our library, other libraries, models, and published
/// figures.
pub fn family(owner: &str) -> usize {
    match owner {
        OURS => 0,
        MODEL | PUBLISHED => 2,
        _ => 1,
    }
}

pub fn style(series: &mut [Series]) {
    let mut counts = [0; 3];
    let families: BTreeSet<usize> = series.iter().map(|s| family(&s.owner)).collect();
    for one in series {
        let family = family(&one.owner);
        let i = counts[family];
        counts[family] += 1;
        // If there is only one family, it may use all colours.
        let (first, colours) = if families.len() == 1 { (0, 8) } else { (4 * family, 4) };
        one.style = match family {
            2 => Style { colour: None, mark: i % MARKS, dash: 2 },
            _ => Style {
                colour: Some(first + i % colours),
                mark: i % MARKS,
                dash: if family == 0 { 3 * (i / colours).min(1) } else { 1 + (i / colours + i) % 2 },
            },
        };
    }
}

/// Sets the look of bars. Bars have their names beside them, so their colours only show the owner. An owner has the
/// same colour in every chart.
pub fn by_owner(series: &mut [Series]) {
    for one in series {
        let others = || {
            let known = OTHERS.iter().position(|names| names.contains(&&*one.owner));
            known.unwrap_or_else(|| one.owner.bytes().map(usize::from).sum::<usize>() % OTHERS.len())
        };
        let colour = match family(&one.owner) {
            0 => Some(0),
            2 => None,
            _ => Some(4 + others()),
        };
        one.style = Style { colour, mark: 0, dash: 0 };
    }
}

/// The owners of each of the four warm colours. Owners that occur in the same chart have different colours.
const OTHERS: [&[&str]; 4] = [
    &["RustCrypto", PAPER, "GMP"],
    &["gost-engine", COMPILED, "crypto-bigint"],
    &["libgcrypt", "OpenSSL"],
    &["nettle", "BLAKE3", LAB],
];

/// The number of different shapes of marks.
pub const MARKS: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;

    fn of(owners: &[&str], give: fn(&mut [Series])) -> Vec<Style> {
        let blank = Style { colour: None, mark: 0, dash: 0 };
        let series = |o: &&str| Series { name: String::new(), owner: o.to_string(), style: blank, points: Vec::new() };
        let mut all: Vec<_> = owners.iter().map(series).collect();
        give(&mut all);
        all.iter().map(|s| s.style).collect()
    }

    #[test]
    fn makers_have_colours_of_their_own() {
        let colours = |owners: &[&str]| of(owners, by_owner).iter().map(|s| s.colour).collect::<Vec<_>>();
        assert_eq!(colours(&["fastgost", "model", "GMP", "OpenSSL"]), [Some(0), None, Some(4), Some(6)]);
        assert_eq!(colours(&["OpenSSL", "somebody", "somebody"])[1..], colours(&["somebody", "somebody"]));
    }

    #[test]
    fn lines_differ() {
        for owners in [&["fastgost", "a rival"][..], &["fastgost"], &["a rival"], &["fastgost", "model"]] {
            let styles = of(&owners.repeat(if owners.contains(&"model") { 6 } else { 12 }), style);
            for (i, a) in styles.iter().enumerate() {
                assert!(!styles[..i].contains(a), "{owners:?}: {a:?} twice");
            }
        }
    }
}
