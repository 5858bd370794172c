//! Reads JSON, and refuses objects that have a name twice. Other readers of JSON disagree about which of the two values
//! to use.
use crate::{Error, Result};
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// Reads an object. Only white space may stand before and after the object. Some readers skip a byte order mark, but
/// this reader refuses a byte order mark.
pub(super) fn object(json: &[u8], field: &'static str) -> Result<Map<String, Value>> {
    if json.starts_with("\u{feff}".as_bytes()) {
        return Err(Error::encoding(field, "it begins with a byte order mark, which JSON has not"));
    }
    match serde_json::from_slice(json) {
        Ok(Unique(Value::Object(object))) => Ok(object),
        Ok(_) => Err(Error::encoding(field, "it is not a JSON object")),
        Err(e) => Err(Error::encoding(field, format!("it is not a JSON object: {e}"))),
    }
}

/// Shortens text from a token, so that an error message can quote it. The result is one short line without control
/// characters.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push_str("...");
    }
    shown
}

/// A JSON value in which no object has a name twice.
struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        deserializer.deserialize_any(Values).map(Unique)
    }
}

struct Values;

impl<'de> Visitor<'de> for Values {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> std::result::Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> std::result::Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Unique(value)) = sequence.next_element()? {
            all.push(value);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((name, Unique(value))) = map.next_entry::<String, Unique>()? {
            if object.contains_key(&name) {
                return Err(A::Error::custom(format!("the name \"{}\" is there twice", quoted(&name))));
            }
            object.insert(name, value);
        }
        Ok(object.into())
    }
}
