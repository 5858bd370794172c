//! The S-box sets of GOST 28147-89, under the names that users of OpenSSL know.
use crate::error::{Error, Result};
use fastgost::{ParameterSet, Sbox};

/// Returns the S-box set with this name. Three kinds of names are accepted: the library's name (such as "a" or "z"),
/// OpenSSL's name (such as "id-Gost28147-89-CryptoPro-A-ParamSet"), and the object identifier. Upper and lower case do
/// not matter.
pub(crate) fn from_text(text: &str) -> Result<&'static ParameterSet> {
    let lower = text.to_ascii_lowercase();
    let short = lower
        .strip_prefix("id-gost28147-89-cryptopro-")
        .or(lower.strip_prefix("id-gost28147-89-"))
        .and_then(|rest| rest.strip_suffix("-paramset").or(rest.strip_suffix("paramset")))
        .or(lower.strip_prefix("id-tc26-gost-28147-param-"))
        .unwrap_or(&lower);
    all().find(|set| set.name == short || set.oid == text).ok_or_else(|| {
        Error::parameter(format!(
            "no S-box set is called \"{text}\"; there are A, B, C, D, Z and test, also as \
             id-Gost28147-89-CryptoPro-A-ParamSet, id-tc26-gost-28147-param-Z or as object identifiers"
        ))
    })
}

pub(crate) fn from_name(name: &str) -> Result<Sbox> {
    Ok(Sbox::from_name(name)?)
}

/// Returns the S-box sets for the cipher GOST 28147-89. The S-box sets for the hash function GOST R 34.11-94 are left
/// out.
pub(crate) fn all() -> impl Iterator<Item = &'static ParameterSet> {
    Sbox::SETS.iter().filter(|set| !set.name.starts_with("h94"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_openssl() {
        let name = |text| from_text(text).map(|set| set.name).map_err(|error| error.text);
        for (text, expected) in [
            ("A", "a"),
            ("z", "z"),
            ("id-Gost28147-89-CryptoPro-B-ParamSet", "b"),
            ("id-Gost28147-89-TestParamSet", "test"),
            ("id-tc26-gost-28147-param-Z", "z"),
            ("1.2.643.2.2.31.4", "d"),
        ] {
            assert_eq!(name(text), Ok(expected), "{text}");
        }
        for text in ["", "e", "h94cp", "1.2.643.2.2.31.5", "id-Gost28147-89-CryptoPro-Oscar-1-1-ParamSet"] {
            assert!(name(text).is_err_and(|error| error.contains("A, B, C, D, Z")), "{text}");
        }
    }
}
