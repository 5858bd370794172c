//! Tests the use of GPUs. The GPUs are emulated.
use crate::common::{Folder, KEY, data, failure, success, text};
use std::{
    path::PathBuf,
    process::{Command, Output},
};

/// Runs the command on the emulated machine that `machine` describes.
fn run(folder: &Folder, machine: &[(&str, &str)], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fastgost"));
    command.args(arguments);
    fastgost_gpu_emulator::emulate(&mut command).expect("the emulated driver");
    command.env("FASTGOST_EMULATOR_DELAY", "0").env("FASTGOST_EMULATOR_MULTIPROCESSORS", "1");
    for (name, value) in machine {
        command.env(format!("FASTGOST_EMULATOR_{name}"), value);
    }
    folder.run_command(command, b"")
}

fn cipher<'a>(algorithm: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let start = ["cipher", "--insecure-key-hex", KEY, "-a", algorithm];
    start.iter().chain(more).chain(&["-o", "out", "in"]).copied().collect()
}

/// Returns the number of kernels that ran. Kernels that expand keys do not count.
fn launches(folder: &Folder) -> usize {
    let trace = String::from_utf8(folder.read("trace")).expect("text");
    trace.lines().filter(|line| line.starts_with("launch") && !line.contains("expand_keys")).count()
}

#[test]
fn files_come_out_as_on_the_cpu() {
    let folder = Folder::new();
    folder.write("in", &data(700_007));
    folder.write("whole", &data(700_000));
    let trace = folder.path("trace");
    let traced = [("TRACE", trace.to_str().expect("text")), ("CARDS", "2")];
    for (algorithm, options) in [
        ("kuznyechik-ctr", &["--iv", "0102030405060708"][..]),
        ("magma-ctr", &["--iv", "01020304"]),
        ("kuznyechik-ctr-acpkm", &["--iv", "0102030405060708", "--section", "32768"]),
        ("magma-cfb", &["-d", "--iv", "0102030405060708"]),
        ("gost28147-cnt", &["--iv", "0102030405060708", "--sbox", "b"]),
        ("kuznyechik-ecb", &["--padding", "pkcs7"]),
    ] {
        success(folder.run(cipher(algorithm, options), b""));
        let expected = folder.read("out");
        for (when, used) in [("--gpu=always", true), ("--gpu", false)] {
            folder.write("trace", b"");
            let with = [options, &[when]].concat();
            let output = run(&folder, &traced, &cipher(algorithm, &with));
            assert!(output.status.success(), "{}", text(&output.stderr));
            assert!(folder.read("out") == expected, "{algorithm} {when}");
            // The emulator is slower than the CPU at every length. So if the command may choose, it measures the
            // emulator, and then uses the CPU.
            let note = if used { "" } else { "fastgost: on the CPU: it is faster than a GPU\n" };
            assert_eq!(text(&output.stderr), note, "{algorithm} {when}");
            let big = launches(&folder);
            assert!(if used { big > 1 } else { big > 0 }, "{algorithm} {when}: {big} launches");
        }
    }
    // If GPUs decrypt, the command removes the padding, as it does if the CPU decrypts.
    success(folder.run(cipher("kuznyechik-ecb", &["--padding", "pkcs7"]), b""));
    folder.write("in", &folder.read("out"));
    success(run(&folder, &[], &cipher("kuznyechik-ecb", &["-d", "--padding", "pkcs7", "--gpu=always"])));
    assert!(folder.read("out") == data(700_007));
}

/// If no GPU can be used, the command prints one sentence, and its exit code is 2. The command writes no output file,
/// and does not ask for the key.
#[test]
fn without_a_card() {
    let folder = Folder::new();
    folder.write("in", &data(1000));
    for when in ["--gpu", "--gpu=always"] {
        let no_key = [
            "cipher",
            "--key-file",
            "key",
            "-a",
            "kuznyechik-ctr",
            "--iv",
            "0102030405060708",
            when,
            "-o",
            "out",
            "in",
        ];
        for (machine, message) in [
            (("CARDS", "0"), "fastgost: the NVIDIA driver found no card\n"),
            // A machine may have only the stub of the CUDA library that is part of the CUDA toolkit, and not the
            // driver's library. Then the command must say that there is no driver.
            (
                ("FAIL", "cuInit@1+=34"),
                "fastgost: no NVIDIA driver was found on this machine; without --gpu, the CPU computes\n",
            ),
            (("CAPABILITY", "7.2"), "fastgost: Emulated card 0 has compute capability 7.2; allowed: 7.5 or later\n"),
            (("DRIVER_VERSION", "9020"), "fastgost: the NVIDIA driver supports CUDA 9.2; allowed: 11.0 or later\n"),
        ] {
            assert_eq!(failure(&run(&folder, &[machine], &no_key)), message);
        }
        if !has_driver() {
            assert_eq!(
                failure(&folder.run(no_key, b"")),
                "fastgost: no NVIDIA driver was found on this machine; without --gpu, the CPU computes\n"
            );
        }
    }
    assert_eq!(folder.names(), ["in"]);
    for arguments in [&["speed", "--gpu"][..], &["kat", "--gpu", "in"]] {
        assert_eq!(failure(&run(&folder, &[("CARDS", "0")], arguments)), "fastgost: the NVIDIA driver found no card\n");
    }
}

fn has_driver() -> bool {
    let folder = Folder::new();
    let info: serde_json::Value = serde_json::from_slice(&success(folder.run(["info", "--json"], b""))).expect("JSON");
    info["no_cards"] != "no NVIDIA driver was found on this machine"
}

/// If a GPU fails in the middle of a file, the command must leave no new output file, and must not change an existing
/// output file.
#[test]
fn a_lost_card() {
    let folder = Folder::new();
    folder.write("in", &data(900_000));
    let arguments = cipher("kuznyechik-ctr", &["--iv", "0102030405060708", "--gpu=always"]);
    for fail in ["kernel@3=719", "copy@9=700", "cuLaunchKernel@4=46", "cuMemAlloc_v2@1=2"] {
        let output = run(&folder, &[("FAIL", fail)], &arguments);
        let message = failure(&output);
        assert!(message.lines().count() == 1, "{message}");
        assert_eq!(folder.names(), ["in"], "{fail}");
    }
    folder.write("out", b"old");
    failure(&run(&folder, &[("FAIL", "kernel@3=719")], &arguments));
    assert_eq!(folder.read("out"), b"old");
    assert_eq!(folder.names(), ["in", "out"]);
}

/// If the speed of a GPU cannot be measured, the CPU does the work, and the command tells the user why.
#[test]
fn a_card_that_cannot_be_measured() {
    let folder = Folder::new();
    folder.write("in", &data(900_000));
    let options = ["--iv", "0102030405060708"];
    success(folder.run(cipher("kuznyechik-ctr", &options), b""));
    let expected = folder.read("out");
    // Two kernels run before the first measurement. One kernel expands the key that the measurement uses. The other
    // kernel expands the key for the data of the user.
    let output =
        run(&folder, &[("FAIL", "kernel@3+=1")], &cipher("kuznyechik-ctr", &[&options[..], &["--gpu"]].concat()));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let note = "fastgost: on the CPU: the GPU cannot be measured: the card failed or was lost: ";
    assert!(text(&output.stderr).starts_with(note), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr).lines().count(), 1);
    assert!(folder.read("out") == expected);
}

/// GPUs do not compute with the user's own S-boxes, in serial modes, or in modes that change the key after short
/// sections of the data. In these cases the CPU computes, and a note says so. If the user demands a GPU, there is an
/// error instead.
#[test]
fn what_cards_do_not_compute() {
    let folder = Folder::new();
    folder.write("in", &data(80_000));
    let rows: String = (0..8).map(|_| "000102030405060708090a0b0c0d0e0f").collect();
    folder.write("own", rows.as_bytes());
    for (algorithm, options) in [
        ("gost28147-ecb", &["--sbox", "own"][..]),
        ("kuznyechik-ofb", &["--iv", "000102030405060708090a0b0c0d0e0f"]),
        ("gost28147-cfb", &["-d", "--iv", "0102030405060708", "--meshing"]),
        ("magma-ctr-acpkm", &["--iv", "01020304"]),
    ] {
        success(folder.run(cipher(algorithm, options), b""));
        let expected = folder.read("out");
        let output = run(&folder, &[], &cipher(algorithm, &[options, &["--gpu"]].concat()));
        assert!(output.status.success());
        assert!(text(&output.stderr).starts_with("fastgost: on the CPU: "), "{}", text(&output.stderr));
        assert!(folder.read("out") == expected, "{algorithm}");
        let quiet = run(&folder, &[], &cipher(algorithm, &[options, &["--gpu", "--quiet"]].concat()));
        assert_eq!(success(quiet), b"");
        std::fs::remove_file(folder.path("out")).expect("a file");
        failure(&run(&folder, &[], &cipher(algorithm, &[options, &["--gpu=always"]].concat())));
        assert_eq!(folder.names(), ["in", "own"]);
    }
}

#[test]
fn info_lists_cards() {
    let folder = Folder::new();
    let machine = [("CARDS", "2"), ("CAPABILITY", "9.0,6.1")];
    let shown = success(run(&folder, &machine, &["info"]));
    assert!(text(&shown).contains("0    Emulated card 0  9.0, 1073 MB\n"), "{}", text(&shown));
    assert!(text(&shown).contains("1    Emulated card 1  6.1, too old, 1073 MB\n"), "{}", text(&shown));
    let json: serde_json::Value =
        serde_json::from_slice(&success(run(&folder, &machine, &["info", "--json"]))).expect("JSON");
    assert_eq!(json["cards"][0]["usable"], true);
    assert_eq!(json["cards"][1]["usable"], false);
    assert!(json["no_cards"].is_null());
    let none = success(run(&folder, &[("CARDS", "0")], &["info"]));
    assert!(text(&none).ends_with("\nno GPUs: the NVIDIA driver found no card\n"));
}

#[test]
fn known_answers() {
    let folder = Folder::new();
    let vectors = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let file = |name: &str| vectors.join(name).to_str().expect("text").to_owned();
    let files = [
        "kuznyechik.json",
        "kuznyechik_modes.json",
        "magma.json",
        "magma_modes.json",
        "gost28147.json",
        "ctr_acpkm.json",
    ]
    .map(file);
    let arguments: Vec<_> = ["kat", "--gpu"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let shown = success(run(&folder, &[], &arguments));
    for name in
        ["kuznyechik.json", "kuznyechik_modes.json", "magma.json", "magma_modes.json", "gost28147.json", "lengths"]
    {
        let line = text(&shown).lines().find(|line| line.contains(&format!("{name} gpu: ")));
        assert!(
            line.is_some_and(|line| line.ends_with(" passed, 0 failed") && !line.contains(" 0 passed")),
            "{}",
            text(&shown)
        );
    }
    // `kat --gpu` tests every GPU alone. It tests every named S-box set, and data that begins inside a group of blocks.
    let (trace, file) = (folder.path("trace"), files[4].as_str());
    let mut counts = Vec::new();
    for cards in ["1", "2"] {
        folder.write("trace", b"");
        let machine = [("CARDS", cards), ("TRACE", trace.to_str().expect("text"))];
        success(run(&folder, &machine, &["kat", "--gpu", file]));
        counts.push(launches(&folder));
    }
    assert!(counts[1] >= 2 * counts[0], "{counts:?} launches");
    let trace = String::from_utf8(folder.read("trace")).expect("text");
    for set in ["z", "a", "b", "c", "d", "test", "h94test", "h94cp"] {
        assert!(trace.contains(&format!("launch gost28147_{set} ")), "{set}");
    }
    // If a GPU has too little memory, the check fails. The command must report the lack of memory, and not that the
    // operation is unsupported.
    let full = run(&folder, &[("MEMORY", "1000")], &arguments);
    assert_eq!(full.status.code(), Some(1));
    assert!(text(&full.stderr).contains(" on gpu: no memory for "), "{}", text(&full.stderr));
    // A GPU that computes wrongly is detected. In this run, the kernel of one GPU does not run.
    let broken = run(&folder, &[("FAIL", "kernel@2+=1")], &arguments);
    assert_eq!(broken.status.code(), Some(1));
    assert!(text(&broken.stderr).contains(" on gpu: "), "{}", text(&broken.stderr));
}

#[test]
fn speed_of_cards() {
    let folder = Folder::new();
    let few = ["--only", "magma-c*", "--bytes", "16384", "--seconds", "0.001"];
    let arguments = [&["speed", "--gpu", "--json"], &few[..]].concat();
    let json: serde_json::Value = serde_json::from_slice(&success(run(&folder, &[], &arguments))).expect("JSON");
    let rows: Vec<_> = json["results"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| {
            assert!(row["mb_per_s"].as_f64().is_some_and(|x| x > 0.0), "{row}");
            format!("{} {} {}", row["algorithm"], row["operation"], row["kernel"]).replace('"', "")
        })
        .collect();
    for (algorithm, operation) in
        [("magma-ctr", "encrypt"), ("magma-ctr", "decrypt"), ("magma-cbc", "decrypt"), ("magma-cfb", "decrypt")]
    {
        for kernel in ["gpu-kernel", "gpu-host", "gpu-copy"] {
            assert!(rows.contains(&format!("{algorithm} {operation} {kernel}")), "{rows:?}");
        }
    }
    assert!(!rows.iter().any(|row| row.contains("cbc encrypt") || row.contains("key-setup")), "{rows:?}");
    assert_eq!(json["crossings"].as_array().map(Vec::len), Some(4));
    let shown = success(run(&folder, &[], &[&["speed", "--gpu"], &few[..]].concat()));
    // The emulator is never faster than one thread, and the report must say so.
    assert!(text(&shown).contains("magma-ctr encrypt: a GPU is never faster than one thread\n"), "{}", text(&shown));
    // A GPU is measured only once, even if the CPU is measured with several kernels and threads.
    let all = ["--kernel", "all", "--threads", "2"];
    let json = success(run(&folder, &[], &[&arguments[..], &all].concat()));
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    let rows = json["results"].as_array().expect("rows");
    let of = |kernel: &str| {
        let fits = |row: &&serde_json::Value| row["algorithm"] == "magma-ctr" && row["operation"] == "encrypt";
        rows.iter().filter(fits).filter(|row| row["kernel"] == kernel).collect::<Vec<_>>()
    };
    for kernel in ["gpu-kernel", "gpu-host", "gpu-copy"] {
        assert!(of(kernel).len() == 1 && of(kernel)[0]["threads"].is_null(), "{rows:?}");
    }
    assert_eq!(of("portable")[0]["threads"], 2);
    assert!(
        rows.iter().any(|row| row["kernel"] != "portable" && row["threads"] == 2) || cfg!(not(target_arch = "x86_64"))
    );
    assert_eq!(json["crossings"].as_array().map(Vec::len), Some(4));
    let none = run(&folder, &[], &["speed", "--gpu", "--only", "streebog256", "--seconds", "0.001"]);
    assert!(failure(&none).contains("GPUs compute none of these"));
}
