//! Tests the inner values (intermediate results) in `vectors/`. Inner values are values inside a round, values of a key
//! schedule, and values between the steps of a computation. No kernel outputs these values, so `fastgost kat` does not
//! check them. The oracles check them here.
use fastgost_testkit::{
    book::xor,
    vectors::{INNER_VALUES, document, leaves},
};
use num_bigint::BigUint;
use serde_json::{Map, Value, json};

mod ciphers;
mod curves;
mod hashes;
mod mgm;
mod modes;

/// The error is a sentence about a wrong value in a file, or about a file that cannot be read.
type Result<T> = std::result::Result<T, String>;

/// The inner values of a case, by the names of their fields. The inner values are computed from the other values of the
/// case. The map is empty if the case has no inner values.
type Computed = Result<Map<String, Value>>;

/// The function that computes the inner values of a case.
type Check = fn(&Value) -> Computed;
/// The function that computes the tables of a file.
type Tables = fn() -> Value;

/// The files that have inner values.
const FILES: &[(&str, Option<Tables>, Check)] = &[
    ("kuznyechik.json", Some(ciphers::kuznyechik_tables), ciphers::kuznyechik),
    ("magma.json", Some(ciphers::magma_tables), ciphers::magma),
    ("kuznyechik_modes.json", None, |case| modes::inside::<16>(case, ciphers::encrypt_kuznyechik)),
    ("magma_modes.json", None, |case| modes::inside::<8>(case, ciphers::encrypt_magma)),
    ("mgm.json", None, mgm::inside),
    ("streebog.json", Some(hashes::streebog_tables), hashes::streebog),
    ("gostr341194.json", None, hashes::gost94),
    ("gost3410_2012.json", None, curves::signature),
];

/// Computes the inner values of every case in `part`, and the tables. If a value in `part` differs from the computed
/// value, returns an error that names the first such value.
fn wrong(part: &Value, tables: Option<Tables>, check: Check) -> Result<()> {
    if let Some(tables) = tables.filter(|_| !part["tables"].is_null()) {
        let mut given = part["tables"].clone();
        given.as_object_mut().ok_or("tables are not an object")?.remove("pi_note");
        same("tables", &tables(), &given)?;
    }
    for case in part["cases"].as_array().ok_or("no cases")? {
        for (field, value) in check(case)? {
            same(&field, &value, &case[&field])?;
        }
    }
    Ok(())
}

fn same(field: &str, computed: &Value, given: &Value) -> Result<()> {
    if computed == given { Ok(()) } else { Err(format!("{field}: {given}, not {computed}")) }
}

#[test]
fn they_are_those_of_the_oracles() {
    for (name, tables, check) in FILES {
        assert_eq!(wrong(&document(name), *tables, *check), Ok(()), "{name}");
    }
}

/// Changes one digit of every inner value. The tests of `fastgost kat` change all other values, and check the number of
/// inner values too.
#[test]
fn a_changed_digit_fails() {
    let mut inner = 0;
    for (name, tables, check) in FILES {
        let mut whole = document(name);
        let cases = whole["cases"].take();
        let mut parts: Vec<_> = cases.as_array().expect("cases").iter().map(|case| json!({"cases": [case]})).collect();
        parts.push(json!({"tables": whole["tables"], "cases": []}));
        for (i, part) in parts.iter_mut().enumerate() {
            for leaf in 0..leaves(part, None) {
                let mut changed = part.clone();
                leaves(&mut changed, Some((leaf, i + leaf)));
                if is_inner(part, &changed) {
                    assert!(wrong(&changed, *tables, *check).is_err(), "{name}: {changed:#}");
                    inner += 1;
                }
            }
        }
    }
    assert_eq!(inner, INNER_VALUES);
}

/// Returns whether two documents differ in at least one inner value. Inner values are in tables, in intermediates, and
/// in cases that have only inner values.
fn is_inner(part: &Value, changed: &Value) -> bool {
    const OPERATIONS: [&str; 11] = ["S", "R", "L", "X", "SX", "LSX", "C", "F", "key_schedule", "t", "g"];
    let (a, b) = (&part["cases"][0], &changed["cases"][0]);
    OPERATIONS.iter().any(|operation| a["op"] == *operation) && a["op"] == b["op"]
        || part["tables"] != changed["tables"]
        || ["intermediates", "intermediates_rfc_order"].iter().any(|field| a[field] != b[field])
}

fn text<'a>(object: &'a Value, field: &str) -> Result<&'a str> {
    object[field].as_str().ok_or_else(|| format!("{field} is not text"))
}

fn bytes(object: &Value, field: &str) -> Result<Vec<u8>> {
    let text = text(object, field)?;
    let digits = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
    let bytes = digits.map(|pair| u8::from_str_radix(pair.filter(|pair| pair.len() == 2)?, 16).ok());
    bytes.collect::<Option<_>>().ok_or_else(|| format!("{field} is not hex"))
}

fn block<const N: usize>(object: &Value, field: &str) -> Result<[u8; N]> {
    bytes(object, field)?.try_into().map_err(|_| format!("{field} has not {N} bytes"))
}

fn number(object: &Value, field: &str) -> Result<BigUint> {
    BigUint::parse_bytes(text(object, field)?.as_bytes(), 16).ok_or_else(|| format!("{field} is not hex"))
}

fn hex(bytes: impl AsRef<[u8]>) -> Value {
    bytes.as_ref().iter().map(|byte| format!("{byte:02x}")).collect::<String>().into()
}

/// Returns a list of byte strings.
fn list<T: AsRef<[u8]>>(blocks: impl IntoIterator<Item = T>) -> Value {
    blocks.into_iter().map(hex).collect()
}

fn fields<const N: usize>(fields: [(&str, Value); N]) -> Computed {
    Ok(fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect())
}

/// If the case has the field `field`, returns the name of this field with the intermediates that `compute` computes.
/// Otherwise returns no fields.
fn intermediates(case: &Value, field: &str, compute: impl FnOnce(&Value) -> Result<Value>) -> Computed {
    match &case[field] {
        Value::Null => fields([]),
        given => fields([(field, compute(given)?)]),
    }
}
