//! The fields of a JSON object, each of which must be looked at.
use crate::hex;
use serde_json::{Map, Value};
use std::{cell::RefCell, collections::BTreeSet};

type Result<T> = std::result::Result<T, String>;

/// An object that knows which of its fields were asked for.
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    /// Fields with text for people, which is not checked.
    notes: &'static [&'static str],
    seen: RefCell<BTreeSet<String>>,
}

impl<'a> Fields<'a> {
    pub fn new(value: &'a Value, notes: &'static [&'static str]) -> Result<Self> {
        let object = value.as_object().ok_or("not an object")?;
        Ok(Self { object, notes, seen: RefCell::default() })
    }

    /// `case ID (NAME)`.
    pub fn label(&self) -> Option<String> {
        let name = self.object.get("name").and_then(Value::as_str).unwrap_or("no name");
        Some(format!("case {} ({name})", self.object.get("id")?))
    }

    /// An error if there is a field that was not asked for.
    pub fn all_seen(&self) -> Result<()> {
        let seen = self.seen.borrow();
        match self.object.keys().find(|k| !seen.contains(*k) && !self.notes.contains(&k.as_str())) {
            Some(stranger) => Err(format!("unknown field '{stranger}'")),
            None => Ok(()),
        }
    }

    pub fn has(&self, name: &str) -> bool {
        self.object.contains_key(name)
    }

    pub fn object(&self, name: &str, notes: &'static [&'static str]) -> Result<Fields<'a>> {
        Fields::new(self.field(name)?, notes).map_err(|e| format!("{name}: {e}"))
    }

    pub fn array(&self, name: &str) -> Result<&'a [Value]> {
        Ok(self.field(name)?.as_array().ok_or_else(|| format!("{name} is not a list"))?)
    }

    pub fn text(&self, name: &str) -> Result<&'a str> {
        self.field(name)?.as_str().ok_or_else(|| format!("{name} is not text"))
    }

    pub fn number(&self, name: &str) -> Result<usize> {
        let number = self.field(name)?.as_u64().and_then(|n| n.try_into().ok());
        number.ok_or_else(|| format!("{name} is not a whole number"))
    }

    /// A whole number of up to 64 bits.
    pub fn long(&self, name: &str) -> Result<u64> {
        self.field(name)?.as_u64().ok_or_else(|| format!("{name} is not a whole number"))
    }

    pub fn flag(&self, name: &str) -> Result<bool> {
        self.field(name)?.as_bool().ok_or_else(|| format!("{name} is neither true nor false"))
    }

    pub fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        bytes(name, self.field(name)?)
    }

    pub fn block<const N: usize>(&self, name: &str) -> Result<[u8; N]> {
        block(name, &self.bytes(name)?)
    }

    /// A number that is printed with the highest digit first, with or without leading zeros, as `size` bytes in
    /// little-endian order.
    pub fn integer(&self, name: &str, size: usize) -> Result<Vec<u8>> {
        let digits = self.text(name)?;
        let mut bytes = hex::decode(&format!("{digits:0>0$}", 2 * size)).ok_or_else(|| format!("{name} is not hex"))?;
        bytes.reverse();
        match bytes.len() {
            len if len == size => Ok(bytes),
            len => Err(format!("{name} has {len} bytes, not {size} or fewer")),
        }
    }

    /// A list of byte strings.
    pub fn byte_strings(&self, name: &str) -> Result<Vec<Vec<u8>>> {
        self.array(name)?.iter().map(|v| bytes(name, v)).collect()
    }

    /// A list of blocks.
    pub fn blocks<const N: usize>(&self, name: &str) -> Result<Vec<[u8; N]>> {
        self.byte_strings(name)?.iter().map(|b| block(name, b)).collect()
    }

    /// A word, its highest digit printed first.
    pub fn word(&self, name: &str) -> Result<u32> {
        Ok(u32::from_be_bytes(self.block(name)?))
    }

    /// A list of words.
    pub fn words(&self, name: &str) -> Result<Vec<u32>> {
        Ok(self.blocks(name)?.into_iter().map(u32::from_be_bytes).collect())
    }

    /// A list of pairs of words.
    pub fn pairs_of_words(&self, name: &str) -> Result<Vec<(u32, u32)>> {
        let pair = |v: &Value| match v.as_array().map(Vec::as_slice) {
            Some([a, b]) => {
                let word = |v| Ok::<_, String>(u32::from_be_bytes(block(name, &bytes(name, v)?)?));
                Ok((word(a)?, word(b)?))
            }
            _ => Err(format!("{name} is not a list of pairs")),
        };
        self.array(name)?.iter().map(pair).collect()
    }

    /// A list of pairs of a text and a byte string.
    pub fn labelled(&self, name: &str) -> Result<Vec<(&'a str, Vec<u8>)>> {
        let pair = |v: &'a Value| match v.as_array().map(Vec::as_slice) {
            Some([Value::String(label), value]) => Ok((label.as_str(), bytes(label, value)?)),
            _ => Err(format!("{name} is not a list of labelled values")),
        };
        self.array(name)?.iter().map(pair).collect()
    }

    fn field(&self, name: &str) -> Result<&'a Value> {
        self.seen.borrow_mut().insert(name.to_owned());
        self.object.get(name).ok_or_else(|| format!("missing field '{name}'"))
    }
}

fn bytes(name: &str, value: &Value) -> Result<Vec<u8>> {
    value.as_str().and_then(hex::decode).ok_or_else(|| format!("{name} is not hex"))
}

fn block<const N: usize>(name: &str, bytes: &[u8]) -> Result<[u8; N]> {
    bytes.try_into().map_err(|_| format!("{name} has {} bytes, not {N}", bytes.len()))
}
