//! Mutations that keep JSON valid.
use crate::Random;
use libfuzzer_sys::fuzzer_mutate;
use serde_json::{Map, Value};

/// A mutator for `fuzz_mutator!`, which changes a value or arbitrary bytes.
pub fn mutate(data: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    let mut random = Random::new(seed);
    let (Ok(mut value), 1..) = (serde_json::from_slice::<Value>(&data[..size]), random.below(8)) else {
        return fuzzer_mutate(data, size, most);
    };
    for _ in 0..1 + random.below(3) {
        let at = random.below(count(&value));
        change(&mut value, &mut { at }, &mut random);
    }
    let mut text = value.to_string().into_bytes();
    text.truncate(most);
    data[..text.len()].copy_from_slice(&text);
    text.len()
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(values) => values.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Changes the value that has the number `at`. The numbers also count the values inside other values.
fn change(value: &mut Value, at: &mut usize, random: &mut Random) {
    if *at == 0 {
        return change_this(value, random);
    }
    *at -= 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(values) => values.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return,
    };
    for value in inner {
        let inside = count(value);
        if *at < inside {
            return change(value, at, random);
        }
        *at -= inside;
    }
}

fn change_this(value: &mut Value, random: &mut Random) {
    const NUMBERS: [u64; 12] = [0, 1, 2, 7, 8, 16, 64, 255, 256, 1 << 31, u32::MAX as u64, u64::MAX];
    match (&mut *value, random.below(6)) {
        (_, 0) => {
            *value = match random.below(7) {
                0 => Value::Null,
                1 => Value::Bool(true),
                2 => NUMBERS[random.below(NUMBERS.len())].into(),
                3 => "".into(),
                4 => Value::Array(vec![value.take()]),
                5 => Value::Object(Map::from_iter([("id".to_owned(), value.take())])),
                _ => "00".repeat(random.below(70)).into(),
            };
        }
        (Value::Number(n), _) => {
            let n = n.as_u64().unwrap_or_default();
            *value = [n.wrapping_add(1), n.wrapping_sub(1), n / 2, n.wrapping_mul(2), NUMBERS[random.below(12)]]
                [random.below(5)]
            .into();
        }
        (Value::Bool(flag), _) => *flag = !*flag,
        (Value::String(text), way) => {
            // Most strings consist of hex digits. So the mutation changes a digit, or inserts or removes bytes.
            let at = random.below(text.len() / 2) * 2;
            match way {
                1 if text.is_char_boundary(at) => text.truncate(at),
                2 => text.push_str("00"),
                3 => drop(text.pop()),
                4 if text.is_char_boundary(at) => text.insert_str(at, ["ff", "00", "80", "0"][random.below(4)]),
                _ if at + 1 < text.len() && text.is_ascii() => {
                    text.replace_range(at..=at, &format!("{:x}", random.below(16)))
                }
                _ => text.push('f'),
            }
        }
        (Value::Array(values), way) => {
            let i = random.below(values.len());
            match (values.get(i).cloned(), way) {
                (Some(_), 1) => drop(values.remove(i)),
                (Some(copy), 2..) => values.push(copy),
                _ => values.push(Value::Null),
            }
        }
        (Value::Object(fields), way) => {
            let Some(name) = fields.keys().nth(random.below(fields.len())).cloned() else { return };
            let other = fields.values().nth(random.below(fields.len())).cloned().unwrap_or_default();
            match way {
                1 | 2 => drop(fields.remove(&name)),
                3 => drop(fields.insert(name, other)),
                _ => drop(fields.insert(format!("{name}s"), other)),
            }
        }
        (Value::Null, _) => *value = 0.into(),
    }
}
