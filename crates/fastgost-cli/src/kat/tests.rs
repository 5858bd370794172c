//! The project's files pass, and no value in them can change unnoticed.
use super::*;
use serde_json::json;

const FILES: [(&str, &str); 31] = [
    ("kuznyechik", include_str!("../../../../vectors/kuznyechik.json")),
    ("kuznyechik_modes", include_str!("../../../../vectors/kuznyechik_modes.json")),
    ("magma", include_str!("../../../../vectors/magma.json")),
    ("magma_modes", include_str!("../../../../vectors/magma_modes.json")),
    ("mgm", include_str!("../../../../vectors/mgm.json")),
    ("ctr_acpkm_omac", include_str!("../../../../vectors/ctr_acpkm_omac.json")),
    ("gost28147", include_str!("../../../../vectors/gost28147.json")),
    ("gost28147_sboxes", include_str!("../../../../vectors/gost28147_sboxes.json")),
    ("ctr_acpkm", include_str!("../../../../vectors/ctr_acpkm.json")),
    ("omac_acpkm", include_str!("../../../../vectors/omac_acpkm.json")),
    ("kexp15", include_str!("../../../../vectors/kexp15.json")),
    ("keywrap_28147", include_str!("../../../../vectors/keywrap_28147.json")),
    ("gostr341194", include_str!("../../../../vectors/gostr341194.json")),
    ("streebog", include_str!("../../../../vectors/streebog.json")),
    ("hmac_streebog", include_str!("../../../../vectors/hmac_streebog.json")),
    ("kdf_prf", include_str!("../../../../vectors/kdf_prf.json")),
    ("pbkdf2_gost", include_str!("../../../../vectors/pbkdf2_gost.json")),
    ("tlstree", include_str!("../../../../vectors/tlstree.json")),
    ("tls12_records", include_str!("../../../../vectors/tls12_records.json")),
    ("tls13_records", include_str!("../../../../vectors/tls13_records.json")),
    ("esp_gost", include_str!("../../../../vectors/esp_gost.json")),
    ("ikev2_gost", include_str!("../../../../vectors/ikev2_gost.json")),
    ("sealed", include_str!("../../../../vectors/sealed.json")),
    ("gost3410_2012", include_str!("../../../../vectors/gost3410_2012.json")),
    ("gost3410_94", include_str!("../../../../vectors/gost3410_94.json")),
    ("gost3410_nonces", include_str!("../../../../vectors/gost3410_nonces.json")),
    ("curves", include_str!("../../../../vectors/curves.json")),
    ("vko", include_str!("../../../../vectors/vko.json")),
    ("keg", include_str!("../../../../vectors/keg.json")),
    ("keys", include_str!("../../../../vectors/keys.json")),
    ("x509_samples", include_str!("../../../../vectors/x509_samples.json")),
];

/// Text for people.
const NOTES: [&str; 8] = ["id", "source", "name", "notes", "verified_with", "standard", "algorithm", "pi_note"];

fn document(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn failures(document: &Value, wanted: &dyn Fn(&str) -> bool) -> Vec<String> {
    let failed = |o: Outcome| Some(format!("{} on {}: {}", o.case, o.kernel, o.wrong?));
    check(document, Places { wanted, cards: None }).into_iter().filter_map(failed).collect()
}

#[test]
fn the_files_pass_on_every_kernel() {
    for (name, text) in FILES {
        let document = document(text);
        assert_eq!(failures(&document, &|_| true), Vec::<String>::new(), "{name}");
        let cases = document["cases"].as_array().expect("cases").len();
        assert!(check(&document, Places::all(None)).len() >= cases, "{name}");
    }
}

/// Nothing is no success; with cards, nothing on them is none either.
#[test]
fn an_empty_tally_fails() {
    let verdict = |passed, failed, on_cards, with_cards| Tally { passed, failed, on_cards }.verdict(with_cards);
    assert_eq!(verdict(5, 0, 0, false), Ok(()));
    assert_eq!(verdict(5, 0, 1, true), Ok(()));
    assert_eq!(verdict(5, 0, 0, true), Err(Failure::new("--gpu: the cards computed nothing")));
    assert_eq!(verdict(0, 0, 0, true), Err(Failure::new("no cases in these files")));
    assert_eq!(verdict(5, 1, 0, true), Err(Failure::Check));
}

#[test]
#[ignore = "takes minutes on slow kernels"]
fn the_slow_files_pass_on_the_best_kernel() {
    let document = document(include_str!("../../../../vectors/slow/pbkdf2_gost.json"));
    let first = std::cell::OnceCell::new();
    assert_eq!(failures(&document, &|k| *first.get_or_init(|| k.to_owned()) == k), Vec::<String>::new());
}

/// Every value of every case (alone in its file, on one kernel) and of the tables, with one digit changed.
#[test]
fn a_changed_digit_fails() {
    for (name, text) in FILES {
        let whole = document(text);
        let mut frame = whole.clone();
        frame["cases"] = json!([]);
        let mut parts: Vec<_> = whole["cases"].as_array().expect("cases").iter().map(|c| json!([c])).collect();
        parts.push(json!([]));
        for (i, cases) in parts.iter().enumerate() {
            let mut part = frame.clone();
            part["cases"] = cases.clone();
            if !cases[0].is_null() {
                part.as_object_mut().expect("an object").remove("tables");
                part.as_object_mut().expect("an object").remove("masks");
            }
            // An invalid case stays invalid: `what_is_not_valid_is_one_change_away` checks those.
            if cases[0]["valid"] == false {
                continue;
            }
            // A different digit changes in each value.
            for leaf in 0..leaves(&mut part, None) {
                let mut changed = part.clone();
                leaves(&mut changed, Some((leaf, i + leaf)));
                assert_ne!(changed, part);
                // IMIT of an empty message is zero under every key: the one value that no computation can check.
                if part["cases"][0]["message"] == "" && changed["cases"][0]["key"] != part["cases"][0]["key"] {
                    continue;
                }
                // Several records share a key: the masks say which.
                if whole["masks"].is_object()
                    && let [Some(a), Some(b)] = [&part, &changed].map(|p| p["cases"][0]["seqnum"].as_u64())
                    && a != b
                    && (a ^ b) & mask(&whole, &part["cases"][0]) == 0
                {
                    continue;
                }
                let first = std::cell::OnceCell::new();
                let one_kernel = |k: &str| *first.get_or_init(|| k.to_owned()) == k;
                assert_ne!(failures(&changed, &one_kernel), Vec::<String>::new(), "{name}: {changed:#}");
            }
        }
    }
}

/// The bits of a record's number that the last level of TLSTREE uses.
fn mask(document: &Value, case: &Value) -> u64 {
    let mask = document["masks"][case["suite"].as_str().expect("text")][2].as_str().expect("text");
    u64::from_str_radix(mask, 16).expect("hex")
}

/// Counts the values in which a digit can change, and changes one digit: `change` is the number of the value and the
/// position.
fn leaves(value: &mut Value, change: Option<(usize, usize)>) -> usize {
    fn walk(value: &mut Value, count: &mut usize, change: Option<(usize, usize)>) {
        match value {
            Value::Object(map) => {
                let data = map.iter_mut().filter(|(k, _)| !NOTES.contains(&k.as_str()));
                data.for_each(|(_, v)| walk(v, count, change));
            }
            Value::Array(list) => list.iter_mut().for_each(|v| walk(v, count, change)),
            Value::String(text) => {
                let digits: Vec<_> = (0..text.len()).filter(|i| text.as_bytes()[*i].is_ascii_hexdigit()).collect();
                if digits.is_empty() {
                    return;
                }
                if let Some((_, at)) = change.filter(|(n, _)| n == count) {
                    let i = digits[at % digits.len()];
                    let other = if &text[i..=i] == "0" { "1" } else { "0" };
                    text.replace_range(i..=i, other);
                }
                *count += 1;
            }
            Value::Number(number) => {
                if change.is_some_and(|(n, _)| n == *count) {
                    *number = number.as_u64().expect("a whole number").wrapping_add(1).into();
                }
                *count += 1;
            }
            _ => {}
        }
    }
    let mut count = 0;
    walk(value, &mut count, change);
    count
}

/// A case with `"valid": false` passes if it is rejected, and only then.
#[test]
fn what_is_not_valid_is_refused() {
    for (name, field, mut file) in [
        ("mgm", "tag", document(include_str!("../../../../vectors/mgm.json"))),
        ("kexp15", "kexp", document(include_str!("../../../../vectors/kexp15.json"))),
        ("keywrap_28147", "wrapped", document(include_str!("../../../../vectors/keywrap_28147.json"))),
    ] {
        let whole = file["cases"].take();
        let cases = whole.as_array().expect("cases").iter();
        for case in cases.filter(|c| !c[field].is_null() && c["valid"] != false) {
            let with = |wrapped: &str, valid: bool| {
                let mut file = file.clone();
                let mut case = case.clone();
                (case[field], case["valid"]) = (wrapped.into(), valid.into());
                // A rejected case has nothing more to compare.
                if !valid {
                    for unused in ["plaintext", "intermediates", "keymac", "diversified_kek", "cek", "ukm"] {
                        case.as_object_mut().expect("an object").remove(unused);
                    }
                    // In MGM, `key` is the key that opens; in KExp15, it is the key that is wrapped.
                    if name == "kexp15" {
                        case.as_object_mut().expect("an object").remove("key");
                    }
                }
                file["cases"] = json!([case]);
                failures(&file, &|_| true).is_empty()
            };
            let right = case[field].as_str().expect("text");
            let wrong = format!("{}{}", &right[..right.len() - 1], if right.ends_with('0') { "1" } else { "0" });
            let all = [with(right, true), with(right, false), with(&wrong, true), with(&wrong, false)];
            assert_eq!(all, [true, false, false, true], "{name}: {case:#}");
        }
    }
}

/// For a rejected case no computation shows that its values are the intended ones. So there is a valid case that
/// differs from it in only one value.
#[test]
fn what_is_not_valid_is_one_change_away() {
    let mut refused = 0;
    for (name, text) in FILES {
        let file = document(text);
        let (invalid, valid): (Vec<_>, Vec<_>) =
            file["cases"].as_array().expect("cases").iter().partition(|c| c["valid"] == false);
        refused += invalid.len();
        for case in invalid {
            let fields = || case.as_object().expect("an object").keys().filter(|k| !NOTES.contains(&k.as_str()));
            let differ = |other: &Value| -> Vec<_> {
                fields().filter(|f| *f != "valid" && case[*f] != other[*f]).map(String::as_str).collect()
            };
            let nothing = ["aad", "ciphertext", "tag"];
            let one_change = |other| matches!(differ(other)[..], [field] if other[field] != Value::Null);
            let emptied = |other| differ(other) == nothing && case["aad"] == "" && case["ciphertext"] == "";
            assert!(valid.iter().any(|v| one_change(v) || emptied(v)), "{name}: {case:#}");
        }
    }
    assert_eq!(refused, 82);
}

#[test]
fn strangers_fail() {
    let case = json!({"op": "S", "input": "00".repeat(16), "output": "fc".repeat(16)});
    let file =
        |algorithm: &str, case: Value| json!({"schema": "gost-vectors/1", "algorithm": algorithm, "cases": [case]});
    let with = |name: &str, value: Value| {
        let mut case = case.clone();
        case[name] = value;
        file("Kuznyechik", case)
    };
    assert_eq!(failures(&file("Kuznyechik", case.clone()), &|_| true), Vec::<String>::new());
    let mut missing = case.clone();
    missing.as_object_mut().expect("an object").remove("output");
    let mut no_schema = file("Kuznyechik", case.clone());
    no_schema["schema"] = "gost-vectors/2".into();
    let mut more = file("Kuznyechik", case.clone());
    more["more"] = 1.into();
    for (document, why) in [
        (
            file("Kuznyechikk", case.clone()),
            "unknown algorithm 'Kuznyechikk'; allowed: Kuznyechik modes of operation, Kuznyechik, Magma",
        ),
        (
            with("op", "P".into()),
            "unknown operation 'P'; allowed: S, R, L, X, SX, LSX, C, F, key_schedule, encrypt, decrypt",
        ),
        (
            file("Kuznyechik modes of operation", json!({"mode": "XTS"})),
            "unknown mode 'XTS'; allowed: ECB, CTR, OFB, CBC",
        ),
        (
            file(
                "Sealed files",
                json!({"op": "seal", "cipher": "kuz", "key": "00".repeat(32), "plaintext_bytes": 1_u64 << 63}),
            ),
            "9223372036854775808 bytes are too many; allowed: 2^30",
        ),
        (with("key", "00".into()), "unknown field 'key'"),
        (with("output", 7.into()), "output is not hex"),
        (with("output", "fc".repeat(15).into()), "output has 15 bytes, not 16"),
        (file("Kuznyechik", missing), "missing field 'output'"),
        (file("Kuznyechik", 3.into()), "not an object"),
        (no_schema, "unknown schema"),
        (more, "unknown field 'more'"),
        (json!([]), "not an object"),
    ] {
        let failures = failures(&document, &|_| true);
        assert!(failures.iter().any(|f| f.contains(why)), "{why}: {failures:?}");
    }
}
