//! The fields of a JSON object. A check must read every field.
use super::{Result, checked_size, same, unknown};
use crate::hex;
use serde_json::{Map, Value};
use std::{cell::RefCell, collections::BTreeSet};

/// A JSON object that remembers which of its fields a check has read.
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    /// The names of the fields that contain text for human readers. No check reads these fields.
    notes: &'static [&'static str],
    seen: RefCell<BTreeSet<String>>,
}

impl<'a> Fields<'a> {
    pub fn new(value: &'a Value, notes: &'static [&'static str]) -> Result<Self> {
        let object = value.as_object().ok_or("not an object")?;
        Ok(Self { object, notes, seen: RefCell::default() })
    }

    /// Returns the name of the case for error messages, in the form `case ID (NAME)`.
    pub fn label(&self) -> Option<String> {
        let name = self.object.get("name").and_then(Value::as_str).unwrap_or("no name");
        Some(format!("case {} ({name})", self.object.get("id")?))
    }

    /// Returns an error if there is a field that no check has read.
    pub fn all_seen(&self) -> Result {
        let seen = self.seen.borrow();
        match self.object.keys().find(|k| !seen.contains(*k) && !self.notes.contains(&k.as_str())) {
            Some(stranger) => Err(format!("unknown field '{stranger}'").into()),
            None => Ok(()),
        }
    }

    pub fn has(&self, name: &str) -> bool {
        self.object.contains_key(name)
    }

    /// If the object has the field `name`, returns the result of `read` for this field.
    pub fn if_any<T>(&self, name: &str, read: impl FnOnce(&Self, &str) -> Result<T>) -> Result<Option<T>> {
        self.has(name).then(|| read(self, name)).transpose()
    }

    /// Calls `check` for the object in the field `name`, and returns an error if `check` does not read all fields of
    /// this object.
    pub fn object<T>(&self, name: &str, check: impl FnOnce(&Fields<'a>) -> Result<T>) -> Result<T> {
        let inside = Fields::new(self.field(name)?, &[]);
        inside
            .and_then(|inside| check(&inside).and_then(|t| inside.all_seen().map(|()| t)))
            .map_err(|e| format!("{name}: {e}").into())
    }

    /// Reads the intermediate results in the field `name`, without checking their values. The field must contain an
    /// object that has only fields with these names. If `names` is empty, the field must contain a list.
    pub fn inner(&self, name: &str, names: &[&str]) -> Result {
        if names.is_empty() {
            return self.array(name).map(drop);
        }
        self.object(name, |inside| {
            names.iter().filter(|name| inside.has(name)).try_for_each(|name| inside.field(name).map(drop))
        })
    }

    pub fn array(&self, name: &str) -> Result<&'a [Value]> {
        Ok(self.field(name)?.as_array().ok_or_else(|| format!("{name} is not a list"))?)
    }

    pub fn text(&self, name: &str) -> Result<&'a str> {
        Ok(self.field(name)?.as_str().ok_or_else(|| format!("{name} is not text"))?)
    }

    /// Finds the text of the field `name` in `list`, and returns the value that `list` gives for this text.
    pub fn known<T: Copy>(&self, name: &str, list: &[(&str, T)]) -> Result<T> {
        let text = self.text(name)?;
        match list.iter().find(|(known, _)| *known == text) {
            Some((_, found)) => Ok(*found),
            None => Err(unknown(name, text, list.iter().map(|(known, _)| *known))),
        }
    }

    /// Returns the whole number in the field `name`.
    pub fn number<N: TryFrom<u64>>(&self, name: &str) -> Result<N> {
        number(name, self.field(name)?)
    }

    pub fn flag(&self, name: &str) -> Result<bool> {
        Ok(self.field(name)?.as_bool().ok_or_else(|| format!("{name} is neither true nor false"))?)
    }

    /// Returns whether the case must be accepted.
    pub fn valid(&self) -> Result<bool> {
        Ok(self.if_any("valid", Self::flag)?.unwrap_or(true))
    }

    /// Returns the value of `result`, or None if `result` is an error and the case has `"valid": false`. Returns an
    /// error if a valid case was rejected, or if an invalid case was accepted.
    pub fn accepted<T, E: Into<super::Wrong>>(&self, result: std::result::Result<T, E>) -> Result<Option<T>> {
        match (self.valid()?, result) {
            (true, result) => result.map(Some).map_err(E::into),
            (false, Err(_)) => Ok(None),
            (false, Ok(_)) => Err("it is not valid, but was accepted".into()),
        }
    }

    pub fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        bytes(name, self.field(name)?)
    }

    pub fn block<const N: usize>(&self, name: &str) -> Result<[u8; N]> {
        block(name, &self.bytes(name)?)
    }

    /// Returns the bytes that the field `name` describes. The object has the bytes themselves (field `{name}`), or a
    /// number of zero bytes (`{name}_zero_bytes`), or a unit and the number of its repetitions (`{name}_repeat`).
    pub fn data(&self, name: &str) -> Result<Vec<u8>> {
        let (zeros, repeat) = (format!("{name}_zero_bytes"), format!("{name}_repeat"));
        let (unit, count) = if self.has(&zeros) {
            (vec![0], self.number(&zeros)?)
        } else if self.has(&repeat) {
            self.object(&repeat, |repeat| Ok((repeat.bytes("unit")?, repeat.number("count")?)))?
        } else {
            (self.bytes(name)?, 1)
        };
        checked_size(unit.len().saturating_mul(count))?;
        Ok(unit.repeat(count))
    }

    /// Returns the number in the field `name` as `size` bytes in little-endian order. The field has the number in hex,
    /// highest digit first, with or without leading zeros.
    pub fn integer(&self, name: &str, size: usize) -> Result<Vec<u8>> {
        let digits = self.text(name)?;
        let mut bytes = hex::decode(&format!("{digits:0>0$}", 2 * size)).ok_or_else(|| format!("{name} is not hex"))?;
        bytes.reverse();
        match bytes.len() {
            len if len == size => Ok(bytes),
            len => Err(format!("{name} has {len} bytes, not {size} or fewer").into()),
        }
    }

    /// Returns the list of byte strings in the field `name`.
    pub fn byte_strings(&self, name: &str) -> Result<Vec<Vec<u8>>> {
        self.array(name)?.iter().map(|v| bytes(name, v)).collect()
    }

    /// Returns the list of blocks of `N` bytes in the field `name`.
    pub fn blocks<const N: usize>(&self, name: &str) -> Result<Vec<[u8; N]>> {
        self.byte_strings(name)?.iter().map(|b| block(name, b)).collect()
    }

    /// Returns the list of whole numbers in the field `name`.
    pub fn numbers<N: TryFrom<u64>>(&self, name: &str) -> Result<Vec<N>> {
        self.array(name)?.iter().map(|v| number(name, v)).collect()
    }

    /// Returns an error unless the field `name` contains the bytes `computed`.
    pub fn is(&self, name: &str, computed: impl AsRef<[u8]>) -> Result {
        same(name, computed.as_ref(), &self.bytes(name)?[..])
    }

    /// Returns an error unless the field `name` contains the text `computed`.
    pub fn is_text(&self, name: &str, computed: &str) -> Result {
        same(name, computed, self.text(name)?)
    }

    /// Returns an error unless the field `name` contains the number `computed`.
    pub fn is_number(&self, name: &str, computed: usize) -> Result {
        same(name, &computed, &self.number(name)?)
    }

    /// Returns an error unless the field `name` contains the number whose little-endian bytes are `computed`.
    pub fn is_integer(&self, name: &str, computed: &[u8]) -> Result {
        same(name, computed, &self.integer(name, computed.len())?[..])
    }

    /// Returns the field's value, and marks the field as read.
    pub fn field(&self, name: &str) -> Result<&'a Value> {
        self.seen.borrow_mut().insert(name.to_owned());
        Ok(self.object.get(name).ok_or_else(|| format!("missing field '{name}'"))?)
    }
}

fn number<N: TryFrom<u64>>(name: &str, value: &Value) -> Result<N> {
    let number = value.as_u64().ok_or_else(|| format!("{name} is not a whole number"))?;
    Ok(number.try_into().map_err(|_| format!("{name} is too large"))?)
}

fn bytes(name: &str, value: &Value) -> Result<Vec<u8>> {
    Ok(value.as_str().and_then(hex::decode).ok_or_else(|| format!("{name} is not hex"))?)
}

fn block<const N: usize>(name: &str, bytes: &[u8]) -> Result<[u8; N]> {
    Ok(bytes.try_into().map_err(|_| format!("{name} has {} bytes, not {N}", bytes.len()))?)
}
