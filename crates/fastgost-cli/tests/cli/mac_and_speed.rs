//! Tests `fastgost mac` and `fastgost speed`.
use crate::common::{Folder, KEY, data, text};
use fastgost::registry::{Algorithm, Kind};

fn macs() -> impl Iterator<Item = &'static Algorithm> {
    Algorithm::all().iter().filter(|a| a.kind == Kind::Mac)
}

#[test]
fn every_mac_on_every_kernel() {
    let folder = Folder::new();
    folder.write("plain", &data(600_000));
    for algorithm in macs() {
        let mut first = None;
        for kernel in algorithm.levels().into_iter().map(fastgost::Level::name) {
            let common = ["mac", "-a", algorithm.name, "--insecure-key-hex", KEY, "--kernel", kernel];
            let output = folder.run(common.iter().chain(&["plain"]), b"");
            let line = text(&output.stdout).to_owned();
            assert_eq!(first.get_or_insert(line.clone()), &line, "{} {}", algorithm.name, kernel);
            let (tag, name) = line.trim_end().split_once("  ").expect("a tag and a name");
            assert_eq!(name, "plain");
            let verify = |tag: &str| folder.run(common.iter().chain(&["--verify", tag, "-"]), &data(600_000));
            let right = verify(tag);
            assert_eq!((right.status.code(), text(&right.stdout)), (Some(0), "-: OK\n"));
            let other = if tag.starts_with('0') { "1" } else { "0" };
            let wrong = verify(&format!("{other}{}", &tag[1..]));
            assert_eq!((wrong.status.code(), text(&wrong.stdout)), (Some(1), "-: FAILED\n"));
        }
    }
}

/// With one key, PMAC over Magma may process at most 128 MiB. This limit is for all files of a call together. If a file
/// would exceed the limit, the command reports this file, and still processes later files that fit.
#[test]
fn a_keys_limit_is_for_all_files() {
    let folder = Folder::new();
    let zeros = |name, len| std::fs::File::create(folder.path(name)).and_then(|f| f.set_len(len)).expect("a file");
    zeros("most", (128 << 20) - 16);
    folder.write("block", &data(8));
    folder.write("empty", b"");
    let run = |files: &[&str]| {
        let common = ["mac", "-a", "magma-pmac", "--insecure-key-hex", KEY];
        folder.run(common.iter().chain(files), b"")
    };
    let alone = ["block", "empty"].map(|file| text(&run(&[file]).stdout).to_owned());
    let all = run(&["most", "nowhere", "block", "block", "block", "empty"]);
    assert_eq!(all.status.code(), Some(2));
    let lines: Vec<_> = text(&all.stdout).split_inclusive('\n').skip(1).collect();
    assert_eq!(lines, [&alone[0], &alone[0], &alone[1]]);
    let complaints = text(&all.stderr);
    assert!(complaints.contains("block: the key has processed as much data as it may"), "{complaints}");
    assert_eq!(complaints.lines().count(), 2, "{complaints}");
}

#[test]
#[cfg(unix)]
fn names_are_escaped_as_sha256sum_does() {
    let folder = Folder::new();
    folder.write("back\\slash\n", b"");
    let output = folder.run(["mac", "-a", "magma-omac", "--insecure-key-hex", KEY, "back\\slash\n"], b"");
    let line = text(&output.stdout);
    assert!(line.starts_with('\\') && line.ends_with("  back\\\\slash\\n\n"), "{line}");
}

/// gost-engine computes the same MAC for the first key, with `openssl dgst -engine gost -md_gost12_256 -hmac KEY`.
#[test]
#[cfg(unix)]
fn hmac_under_keys_of_any_length() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    folder.write("plain", b"Attack at dawn. Bring the good biscuits.\n");
    let mac = |algorithm: &str, key: &[u8]| {
        let path = folder.write("key", key);
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)).expect("one's own file");
        folder.run(["mac", "-a", algorithm, "--key-file", "key", "plain"], b"")
    };
    let whole = "5864ee8ee68a6dae0629f3438d8f2318ce5f47e16442b5b5a1f3f4ed06e3a4ade1f8cb462c8b42b5d4dee4a5d1bbfb9c7422d3771411c9\
        ca4dd258d698f32c5f";
    for (algorithm, key, tag) in [
        ("hmac-streebog256", "a key of any length", "45d737391bc645af395aaeea05b15a7b00d6a20dd665abfca1c77f2df6b4dac7"),
        ("hmac-streebog512", KEY, whole),
        ("hmac-streebog512", &format!("{KEY}\n"), whole),
    ] {
        let output = mac(algorithm, key.as_bytes());
        assert_eq!((text(&output.stdout), text(&output.stderr)), (&*format!("{tag}  plain\n"), ""), "{key}");
    }
    let text_of_128 = KEY.repeat(2);
    let given = folder.run(["mac", "-a", "hmac-streebog256", "--insecure-key-hex", &text_of_128, "plain"], b"");
    assert_eq!(given.status.code(), Some(0));
    assert_eq!(mac("hmac-streebog256", format!("{text_of_128}\n").as_bytes()).stdout, given.stdout);
    let formats = |format| ["mac", "-a", "hmac-streebog256", "--key-file", "key", "--key-format", format, "plain"];
    assert_eq!(folder.run(formats("hex"), b"").stdout, given.stdout);
    let raw = folder.run(formats("raw"), b"");
    assert!(raw.status.success() && raw.stdout != given.stdout);
    let unclear = mac("hmac-streebog256", b"abc\n");
    assert_eq!((unclear.status.code(), text(&unclear.stdout)), (Some(2), ""));
    assert!(text(&unclear.stderr).contains("--key-format raw"));
    let empty = mac("hmac-streebog256", b"");
    assert_eq!(empty.status.code(), Some(2));
    assert_eq!(text(&empty.stderr), "fastgost: key: empty; a key has at least one byte\n");
}

#[test]
fn speed_of_many_messages() {
    let folder = Folder::new();
    let fixed = ["speed", "--json", "--seconds", "0.001", "--bytes", "100", "--only", "streebog*"];
    let what = |more: &[&str]| -> Vec<(String, u64, u64, u64)> {
        let output = folder.run(fixed.iter().chain(more), b"");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let results = report["results"].as_array().expect("results").iter();
        let number = |value: &serde_json::Value| value.as_u64().expect("a number");
        results
            .map(|r| {
                assert_eq!(r["operation"], "hash");
                assert!(r["mb_per_s"].as_f64() > Some(0.0) && r["cycles_per_byte"].as_f64() > Some(0.0), "{r}");
                let name = r["algorithm"].as_str().expect("text").to_owned();
                (name, number(&r["bytes"]), number(&r["messages"]), number(&r["threads"]))
            })
            .collect()
    };
    let each = |messages: &[u64], threads| -> Vec<_> {
        let names = ["streebog256", "streebog512"].iter();
        names.flat_map(|name| messages.iter().map(|m| ((*name).to_owned(), 100, *m, threads))).collect()
    };
    assert_eq!(what(&[]), each(&[1, 64], 1));
    assert_eq!(what(&["--messages", "17"]), each(&[17], 1));
    assert_eq!(what(&["--threads", "2"]), each(&[1, 64], 2));
    assert_eq!(what(&["--threads", "2", "--messages", "6"]), each(&[6], 2));
}

/// `speed --lengths` gives figures for lengths from 16 bytes to 64 KiB and for each kernel, as a table or as JSON.
/// Algorithms for which a length has no meaning are left out.
#[test]
fn speed_by_length() {
    const LENGTHS: [u64; 14] = [16, 32, 64, 128, 256, 512, 1024, 1472, 2048, 4096, 8192, 16384, 32768, 65536];
    let folder = Folder::new();
    let run = |more: &[&str]| folder.run(["speed", "--lengths", "--seconds", "0.001"].iter().chain(more), b"");
    let only = ["--only", "kuznyechik-ecb", "tls13-magma-mgm-l", "--kernel", "portable"];
    let output = run(&only);
    let mut lines = text(&output.stdout).lines().skip(2);
    let all = |longest: u64| LENGTHS.into_iter().filter(move |bytes| *bytes <= longest);
    for (name, longest) in [
        ("kuznyechik-ecb encrypt", 65536),
        ("kuznyechik-ecb decrypt", 65536),
        ("tls13-magma-mgm-l seal", 16384),
        ("tls13-magma-mgm-l seal, 64 messages in a call", 16384),
        ("tls13-magma-mgm-l open", 16384),
        ("tls13-magma-mgm-l open, 64 messages in a call", 16384),
    ] {
        assert_eq!((lines.next(), lines.next()), (Some(""), Some(name)));
        assert_eq!(lines.next().expect("a head").split_whitespace().collect::<Vec<_>>(), ["bytes", "portable"]);
        for bytes in all(longest) {
            let cells: Vec<_> = lines.next().expect("a row").split_whitespace().collect();
            let [first, cycles] = cells[..] else { panic!("{cells:?}") };
            let cycles: f64 = cycles.trim_end_matches('!').parse().expect("a number");
            assert!(first == bytes.to_string() && cycles > 0.0, "{cells:?}");
        }
    }
    assert_eq!(lines.next(), None);
    let output = run(&["--only", "magma-omac", "--messages", "1", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let (mut least, mut seen) = (f64::INFINITY, Vec::new());
    for result in report["results"].as_array().expect("results") {
        let cycles = result["cycles_per_byte"].as_f64().expect("a number");
        // If a figure is close to 1.15 times the least figure of shorter lengths, `above_shorter` is not checked,
        // because the printed figures are rounded.
        if (cycles / least - 1.15).abs() > 0.001 {
            assert_eq!(result["above_shorter"], cycles > 1.15 * least, "{result}");
        }
        least = least.min(cycles);
        assert_eq!(result["operation"], "mac");
        seen.push(result["bytes"].as_u64().expect("a number"));
    }
    assert_eq!(seen, LENGTHS);
}

#[test]
fn speed_of_records() {
    let folder = Folder::new();
    let fixed = ["speed", "--json", "--seconds", "0.001", "--bytes", "100", "--messages", "3", "--only"];
    let what = |names: &[&str]| -> Vec<(String, String)> {
        let output = folder.run(fixed.iter().chain(names), b"");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let results = report["results"].as_array().expect("results").iter();
        let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
        results
            .map(|r| {
                assert_eq!((r["bytes"].as_u64(), r["messages"].as_u64()), (Some(100), Some(3)));
                assert!(r["mb_per_s"].as_f64() > Some(0.0), "{r}");
                (text(&r["algorithm"]), text(&r["operation"]))
            })
            .collect()
    };
    let both = |name: &str| ["seal", "open"].map(|operation| (name.to_owned(), operation.to_owned()));
    assert_eq!(
        what(&["esp-magma-mgm", "tls13-kuznyechik-mgm-s", "tls13-magma-mgm-s"]),
        [both("esp-magma-mgm"), both("tls13-kuznyechik-mgm-s"), both("tls13-magma-mgm-s"),].concat()
    );
    let seal = [("tls12-gost28147-cnt-imit".to_owned(), "seal".to_owned())];
    assert_eq!(what(&["tls12-gost*"]), seal);
    for (more, wrong) in [
        (["--threads", "2"], "--threads: tls13-magma-mgm-l is measured on one thread; allowed: 1"),
        (["--bytes", "16385"], "--bytes: 16385 is too much for tls13-magma-mgm-l; allowed: 16384"),
        (["--messages", "4097"], "--messages: too many for tls13-magma-mgm-l; allowed: 4096"),
    ] {
        let output = folder.run(["speed", "--only", "tls13-magma-mgm-l"].iter().chain(&more), b"");
        assert_eq!(text(&output.stderr), format!("fastgost: {wrong}\n"));
    }
}

#[test]
fn speed_of_macs_and_of_key_derivation() {
    let folder = Folder::new();
    let fixed = ["speed", "--json", "--seconds", "0.001", "--bytes", "64", "--only"];
    let rows = |more: &[&str]| -> Vec<_> {
        let output = folder.run(fixed.iter().chain(more), b"");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let results = report["results"].as_array().expect("results").clone();
        let row = |r: &serde_json::Value| {
            let rate = r[if r["operation"] == "mac" { "mb_per_s" } else { "ops_per_s" }].as_f64();
            assert!(rate > Some(0.0), "{r}");
            format!("{} {} {} {}", r["operation"], r["bytes"], r["messages"], r["threads"])
        };
        results.iter().map(row).collect()
    };
    let setup = "\"key-setup\" 32 1 1";
    assert_eq!(rows(&["hmac-streebog256"]), ["\"mac\" 64 1 1", "\"mac\" 64 64 1", setup]);
    assert_eq!(rows(&["pbkdf2-streebog512"]), ["\"derive\" 64 1 1", "\"derive\" 64 64 1"]);
    assert_eq!(rows(&["pbkdf2-streebog512", "--threads", "2"]), ["\"derive\" 64 64 2"]);
    // Key derivation does not use --bytes, because a longer output would take more time without new information.
    assert_eq!(rows(&["pbkdf2-streebog256", "--bytes", "1000"]), ["\"derive\" 64 1 1", "\"derive\" 64 64 1"]);
    let refused = folder.run(fixed.iter().chain(&["pbkdf2-streebog512", "--threads", "2", "--messages", "1"]), b"");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("one password cannot be shared"), "{}", text(&refused.stderr));
}

#[test]
fn speed_of_signatures() {
    let folder = Folder::new();
    let fixed = ["speed", "--json", "--seconds", "0.001", "--only", "gost3410-256-a", "gost3410-512-c"];
    let rows = |more: &[&str]| -> Vec<_> {
        let output = folder.run(fixed.iter().chain(more), b"");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let row = |r: &serde_json::Value| {
            assert!(r["ops_per_s"].as_f64() >= r["ops_per_s_median"].as_f64(), "{r}");
            assert!(r["ops_per_s_median"].as_f64() > Some(0.0) && r["mb_per_s"].is_null(), "{r}");
            let words = ["algorithm", "operation", "kernel"].map(|name| r[name].as_str().expect("text"));
            format!("{} {} {}", words.join(" "), r["messages"], r["threads"])
        };
        report["results"].as_array().expect("results").iter().map(row).collect()
    };
    for (more, threads, many) in [(&[][..], 1, 64), (&["--threads", "2", "--messages", "4", "--bytes", "1000"], 2, 4)] {
        let more = [&["--kernel", "portable"], more].concat();
        let mut want = Vec::new();
        for name in ["gost3410-256-a", "gost3410-512-c"] {
            for (operation, batch) in [("sign", true), ("verify", true), ("agree", false), ("key-setup", false)] {
                // If the user gives --messages, only this number of messages is measured.
                if !batch || threads == 1 {
                    want.push(format!("{name} {operation} portable 1 {threads}"));
                }
                if batch {
                    want.push(format!("{name} {operation} portable {many} {threads}"));
                }
            }
        }
        assert_eq!(rows(&more), want);
    }
}

#[test]
fn speed_as_json() {
    let folder = Folder::new();
    let fixed = ["speed", "--json", "--seconds", "0.001", "--only", "kuznyechik-ctr", "magma-of*", "magma-omac"];
    for threads in ["1", "2"] {
        let more = ["--threads", threads, "--bytes", "1024", "--kernel", "portable"];
        let output = folder.run(fixed.iter().chain(&more), b"");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(report["machine"]["core_ghz"].as_f64().expect("a number") > 0.1);
        assert!(report["machine"]["cpu"].is_string() && report["machine"]["kernels"].is_array());
        let results = report["results"].as_array().expect("results");
        let what: Vec<_> = results
            .iter()
            .map(|r| format!("{} {}", r["algorithm"].as_str().expect("text"), r["operation"].as_str().expect("text")))
            .collect();
        assert_eq!(
            what,
            [
                "kuznyechik-ctr encrypt",
                "kuznyechik-ctr decrypt",
                "kuznyechik-ctr key-setup",
                "magma-ofb encrypt",
                "magma-ofb decrypt",
                "magma-ofb key-setup",
                "magma-omac mac",
                "magma-omac mac",
                "magma-omac key-setup",
            ]
        );
        for result in results {
            let numbers: &[&str] = match result["operation"].as_str() {
                Some("key-setup") => &["ops_per_s", "ops_per_s_median"],
                _ => &["mb_per_s", "mb_per_s_median", "cycles_per_byte"],
            };
            for name in numbers {
                assert!(result[name].as_f64().expect("a number") > 0.0, "{result}");
            }
            assert_eq!(result["kernel"], "portable");
            assert_eq!(result["constant_time"], true);
            assert_eq!(result["threads"].to_string(), threads);
            let many = result["operation"] == "mac" && result["messages"] == 64;
            assert!(many || result["messages"] == 1, "{result}");
        }
    }
}

/// If a length does not fit one of several algorithms, the other algorithms are still measured.
#[test]
fn speed_of_what_fits() {
    let folder = Folder::new();
    let run = |only: &[&str], more: &[&str]| {
        let fixed = ["speed", "--seconds", "0.001", "--bytes", "17", "--kernel", "portable", "--only"];
        folder.run(fixed.iter().chain(only).chain(more), b"")
    };
    let why_ecb = "--bytes: 17 does not fit kuznyechik-ecb; allowed: a multiple of 16, at least 16";
    let output = run(&["kuznyechik-ecb", "kuznyechik-ctr"], &[]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        output.status.success() && text.contains("\nkuznyechik-ctr") && text.contains("\nkuznyechik-ecb"),
        "{text}"
    );
    assert!(text.ends_with(&format!("\nnot measured: {why_ecb}\n")), "{text}");
    let output = run(&["kuznyechik-ecb", "kuznyechik-ctr", "tls13-magma-mgm-l"], &["--threads", "2", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let threads = "--threads: tls13-magma-mgm-l is measured on one thread; allowed: 1";
    assert_eq!(report["not_measured"], serde_json::json!([why_ecb.replace("at least 16", "at least 32"), threads]));
    assert!(report["results"].as_array().is_some_and(|results| !results.is_empty()));
    // If a length cannot be measured, the reason appears once, even if there are several kernels. If one length of
    // packets is too long, the other lengths are still measured.
    let fixed = ["speed", "--seconds", "0.001", "--json", "--only"];
    let output = folder.run(fixed.iter().chain(&["kuznyechik-*", "--bytes", "17", "33"]), b"");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let ecb = |why: &&serde_json::Value| why.as_str().is_some_and(|why| why.contains("kuznyechik-ecb"));
    assert_eq!(report["not_measured"].as_array().map(|all| all.iter().filter(ecb).count()), Some(2), "{report}");
    let output = folder.run(fixed.iter().chain(&["esp-magma-mgm", "--bytes", "64", "70000"]), b"");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let why = "--bytes: 70000 is too much for esp-magma-mgm; allowed: 65000";
    assert_eq!(report["not_measured"], serde_json::json!([why]));
    assert_eq!(report["results"][0]["bytes"], 64);
    // A length that fits no algorithm is an error, even if there is a GPU.
    for (only, more) in [("tls13-magma-mgm-l", &["--threads", "2"][..]), ("kuznyechik-ecb", &["--gpu"])] {
        let output = run(&[only], more);
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success() && error.contains("; allowed: "), "{error}");
        assert!(error.contains(if only.starts_with("tls") { threads } else { why_ecb }), "{error}");
    }
}
