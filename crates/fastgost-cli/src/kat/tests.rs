//! Tests that the project's known answers pass, and that the checks notice every change of a value.
use super::*;
use fastgost_testkit::vectors::{INNER_VALUES, NOTES, leaves};
use serde_json::json;

/// Returns the built-in files, which are the files of `vectors/`, except the file about PFX. The check of a PFX does
/// not compare some values in the case, so the check would not notice if these values changed.
fn files() -> Vec<(String, Value)> {
    built_in().expect("JSON").into_iter().filter(|(name, _)| name != "pfx_samples.json").collect()
}

fn cases(document: &Value) -> &[Value] {
    document["cases"].as_array().expect("cases")
}

fn failures(document: &Value, kernels: usize) -> Vec<String> {
    said(check(document, Places { kernels, cards: None }))
}

fn said(outcomes: Vec<Outcome>) -> Vec<String> {
    outcomes.into_iter().filter_map(|o| Some(format!("{} on {}: {}", o.case, o.place, o.wrong?))).collect()
}

/// The built-in answers are the files in `vectors`, and every case is checked. The transcript `kat.trycmd` checks the
/// files on every kernel.
#[test]
fn the_files_are_built_in_and_pass() {
    let all = built_in().expect("JSON");
    let folder = in_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors"))).expect("a folder");
    let names = folder.iter().map(|path| path.file_name().and_then(|name| name.to_str()).expect("text"));
    assert_eq!(all.keys().collect::<Vec<_>>(), names.collect::<Vec<_>>());
    for (path, (name, document)) in folder.iter().zip(&all) {
        assert_eq!(read(path).as_ref(), Ok(document), "{name}");
        let outcomes = check(document, Places { kernels: 1, cards: None });
        assert!(outcomes.len() >= cases(document).len(), "{name}");
        assert_eq!(said(outcomes), Vec::<String>::new(), "{name}");
    }
}

/// A run that checks nothing must fail. With --gpu, a run must also fail if it checks nothing on GPUs.
#[test]
fn an_empty_tally_fails() {
    let tally = |passed, failed| Tally { passed, failed };
    assert_eq!(tally(5, 0).verdict(None), Ok(()));
    assert_eq!(tally(5, 0).verdict(Some(tally(1, 0))), Ok(()));
    assert_eq!(tally(5, 0).verdict(Some(tally(0, 0))), Err(Failure::new("--gpu: the GPUs computed nothing")));
    assert_eq!(tally(0, 0).verdict(Some(tally(0, 0))), Err(Failure::new("no cases to check in these files")));
    assert_eq!(tally(5, 1).verdict(Some(tally(0, 0))), Err(Failure::Check));
}

#[test]
#[ignore = "takes minutes; `.ci/full slow-answers` runs it"]
fn the_slow_files_pass_on_the_best_kernel() {
    let file = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/slow/pbkdf2_gost.json"));
    assert!(failures(&read(file).expect("JSON"), 1).is_empty());
}

/// Changes one digit of a value, and expects a failure. The test repeats this with every value in the tables and in the
/// cases. For this test, each case is alone in a file, and runs on one kernel. The test only counts the inner values.
/// The test kit checks the inner values (in its `tests/inner_values/`), and must count the same number.
#[test]
fn a_changed_digit_fails() {
    let mut inner = 0;
    for (name, whole) in files() {
        let mut frame = whole.clone();
        frame["cases"] = json!([]);
        let mut parts: Vec<_> = cases(&whole).iter().map(|c| json!([c])).collect();
        parts.push(json!([]));
        for (i, cases) in parts.iter().enumerate() {
            let mut part = frame.clone();
            part["cases"] = cases.clone();
            if !cases[0].is_null() {
                part.as_object_mut().expect("an object").remove("tables");
                part.as_object_mut().expect("an object").remove("masks");
            }
            // An invalid case would stay invalid after a change. `what_is_not_valid_is_one_change_away` checks these
            // cases.
            if cases[0]["valid"] == false {
                continue;
            }
            // Each round of the loop changes a digit of a different value.
            for leaf in 0..leaves(&mut part, None) {
                let mut changed = part.clone();
                leaves(&mut changed, Some((leaf, i + leaf)));
                assert_ne!(changed, part);
                // The text in `algorithm` may continue after the name of the algorithm, so not every change of this
                // text is noticed.
                if part["algorithm"] != changed["algorithm"] {
                    continue;
                }
                // The IMIT of an empty message is zero under every key, so no computation can check the key of this
                // case.
                if part["cases"][0]["message"] == "" && changed["cases"][0]["key"] != part["cases"][0]["key"] {
                    continue;
                }
                // If the changed record number differs from the old number only in bits that the masks leave out, both
                // records have the same key. So the change makes no difference.
                if whole["masks"].is_object()
                    && let [Some(a), Some(b)] = [&part, &changed].map(|p| p["cases"][0]["seqnum"].as_u64())
                    && a != b
                    && (a ^ b) & mask(&whole, &part["cases"][0]) == 0
                {
                    continue;
                }
                if is_inner(&part, &changed) {
                    inner += 1;
                } else {
                    assert!(!failures(&changed, 1).is_empty(), "{name}: {changed:#}");
                }
            }
        }
    }
    assert_eq!(inner, INNER_VALUES);
}

/// Returns whether the part and its changed copy differ only in inner values.
fn is_inner(part: &Value, changed: &Value) -> bool {
    let (a, b) = (&part["cases"][0], &changed["cases"][0]);
    let file = table::file(part["algorithm"].as_str().expect("text")).expect("in the table");
    let all = Fields::new(a, &[]).is_ok_and(|case| matches!(table::row(file, &case), Ok(Row::Inner(_))));
    all && a != b && a["op"] == b["op"]
        || part["tables"] != changed["tables"]
        || ["intermediates", "intermediates_rfc_order"].iter().any(|field| a[field] != b[field])
}

/// Returns the mask of the last level of TLSTREE. The mask selects the bits of a record's number that this level uses.
fn mask(document: &Value, case: &Value) -> u64 {
    let mask = document["masks"][case["suite"].as_str().expect("text")][2].as_str().expect("text");
    u64::from_str_radix(mask, 16).expect("hex")
}

/// A case with `"valid": false` must pass if the library rejects its data, and must fail otherwise.
#[test]
fn what_is_not_valid_is_refused() {
    let mut all = built_in().expect("JSON");
    for (name, field) in [("mgm.json", "tag"), ("kexp15.json", "kexp"), ("keywrap_28147.json", "wrapped")] {
        let file = &mut all[name];
        let whole = file["cases"].take();
        let cases = whole.as_array().expect("cases").iter();
        for case in cases.filter(|c| !c[field].is_null() && c["valid"] != false) {
            let with = |wrapped: &str, valid: bool| {
                let mut file = file.clone();
                let mut case = case.clone();
                (case[field], case["valid"]) = (wrapped.into(), valid.into());
                // An invalid case must not have fields that the check reads only after the library has accepted the
                // data.
                if !valid {
                    for unused in ["plaintext", "intermediates", "keymac", "diversified_kek", "cek", "ukm"] {
                        case.as_object_mut().expect("an object").remove(unused);
                    }
                    // In MGM, the check decrypts with `key`, so the field stays. In KExp15, `key` is the key that was
                    // wrapped, and the check reads `key` only after the library has accepted the data.
                    if name == "kexp15.json" {
                        case.as_object_mut().expect("an object").remove("key");
                    }
                }
                file["cases"] = json!([case]);
                failures(&file, usize::MAX).is_empty()
            };
            let right = case[field].as_str().expect("text");
            let wrong = format!("{}{}", &right[..right.len() - 1], if right.ends_with('0') { "1" } else { "0" });
            let all = [with(right, true), with(right, false), with(&wrong, true), with(&wrong, false)];
            assert_eq!(all, [true, false, false, true], "{name}: {case:#}");
        }
    }
}

/// One wrong value is enough for the library to reject a case. So the rejection does not show that the other values of
/// the case are correct. For this reason, for each rejected case there is a valid case that differs from the rejected
/// case in only one value. If the rejected case has no data, `aad`, `ciphertext` and `tag` may differ in the valid
/// case.
#[test]
fn what_is_not_valid_is_one_change_away() {
    let mut refused = 0;
    for (name, file) in files() {
        let (invalid, valid): (Vec<_>, Vec<_>) = cases(&file).iter().partition(|c| c["valid"] == false);
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
    let file =
        |algorithm: &str, case: Value| json!({"schema": "gost-vectors/1", "algorithm": algorithm, "cases": [case]});
    let s = json!({"op": "S", "input": "00".repeat(16), "output": "fc".repeat(16)});
    let all = built_in().expect("JSON");
    let plain = cases(&all["ctr_acpkm.json"]).iter().find(|case| case["op"] == "ACPKM").expect("a case");
    let with = |case: &Value, name: &str, value: Value| {
        let mut case = case.clone();
        case[name] = value;
        case
    };
    let without = |case: &Value, name: &str| {
        let mut case = case.clone();
        case.as_object_mut().expect("an object").remove(name);
        case
    };
    assert_eq!(failures(&file("Kuznyechik", s.clone()), usize::MAX), Vec::<String>::new());
    let kuznyechik = |case: Value| file("Kuznyechik", case);
    let acpkm = |case: Value| file("CTR-ACPKM", case);
    let encrypt = cases(&all["kuznyechik.json"]).iter().find(|case| case["op"] == "encrypt").expect("a case");
    for (document, why) in [
        (
            file("Kuznyechikk", s.clone()),
            "unknown algorithm 'Kuznyechikk'; allowed: Kuznyechik modes of operation, Kuznyechik, Magma",
        ),
        (
            kuznyechik(with(&s, "op", "P".into())),
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
        (kuznyechik(with(&s, "key", "00".into())), "unknown field 'key'"),
        (kuznyechik(without(&s, "output")), "missing field 'output'"),
        (kuznyechik(with(encrypt, "intermediates", json!({"X_K11": ""}))), "intermediates: unknown field 'X_K11'"),
        (kuznyechik(with(encrypt, "tables", json!({"pi": ""}))), "unknown field 'tables'"),
        (with(&kuznyechik(s.clone()), "intermediates", json!({"X_K1": ""})), "unknown field 'intermediates'"),
        (with(&kuznyechik(s.clone()), "tables", json!({"rho": ""})), "tables: unknown field 'rho'"),
        (kuznyechik(3.into()), "not an object"),
        (acpkm(with(plain, "iv", "00".into())), "unknown field 'iv'"),
        (acpkm(with(plain, "intermediates", json!({}))), "unknown field 'intermediates'"),
        (acpkm(with(plain, "new_key", 7.into())), "new_key is not hex"),
        (acpkm(with(plain, "key", "fc".repeat(15).into())), "key has 15 bytes, not 32"),
        (acpkm(without(plain, "new_key")), "missing field 'new_key'"),
        (acpkm(with(plain, "new_key", "00".repeat(32).into())), "new_key differs"),
        (
            with(&kuznyechik(s.clone()), "schema", "gost-vectors/2".into()),
            "unknown schema 'gost-vectors/2'; allowed: gost-vectors/1",
        ),
        (with(&kuznyechik(s.clone()), "more", 1.into()), "unknown field 'more'"),
        (json!([]), "not an object"),
    ] {
        let failures = failures(&document, usize::MAX);
        assert!(failures.iter().any(|f| f.contains(why)), "{why}: {failures:?}");
    }
}
