//! Tests the whole experiment, and its kernels. The tests run on this machine's GPU, if there is a GPU, and on the
//! emulated driver (the crate `fastgost-gpu-emulator`).
use super::*;
use crate::{
    experiment::{
        self, Common,
        table::{self, Unit},
    },
    experiments::GPU,
};
use contestants::{Buffers, Contestant};
use loaded::Loaded;
use std::process::Command;

fn run(set: &[(&str, toml::Value)]) -> (Outcome, String, Vec<Row>) {
    let dir = tempfile::tempdir().unwrap();
    let set = set.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    let common = Common { quick: true, out: Some(dir.path().into()), set, ..Common::default() };
    let mut text = Vec::new();
    let outcome = experiment::run(&GPU, &common, &mut text);
    let rows = table::read(&dir.path().join("gpu.csv")).map(|found| found.rows).unwrap_or_default();
    (outcome, String::from_utf8(text).unwrap(), rows)
}

/// Returns settings for a run that is small enough for an emulator.
fn small() -> Vec<(&'static str, toml::Value)> {
    let texts = |all: &[&str]| all.iter().map(|text| toml::Value::from(*text)).collect::<Vec<_>>();
    vec![
        ("seconds", 0.0.into()),
        ("bytes", vec![16_i64, 1072].into()),
        ("thread_blocks", vec![32_i64, 64].into()),
        ("thread_block", 64.into()),
        ("thread_blocks_bytes", 1072.into()),
        ("kernels", texts(&["global", "constant, 2 blocks", "texture", "global, pi shared"]).into()),
        ("copied", texts(&["global"]).into()),
    ]
}

#[test]
fn from_the_definition_to_the_table() {
    let (outcome, text, rows) = run(&small());
    outcome.unwrap();
    let has = |owner: &str, operation: &str, variant: &str, unit: Unit| {
        rows.iter().any(|r| (&*r.owner, &*r.operation, &*r.variant, r.unit) == (owner, operation, variant, unit))
    };
    for direction in ["encrypt", "decrypt"] {
        let cpu = format!("{direction}, CPU");
        assert!(has("RustCrypto", &cpu, "", Unit::MbPerSecond) && has("published", &cpu, "CPU", Unit::MbPerSecond));
        assert!(has("fastgost", &cpu, "portable", Unit::MbPerSecond));
    }
    assert!(has("published", "encrypt, by thread block", "texture", Unit::MbPerSecond));
    assert_eq!(rows.iter().filter(|row| row.owner == "published").count(), 2 * 8 + (5 + 3) * 8 + 5 * 9);
    let card = Device::open().is_ok();
    eprintln!("{}", if card { "on a card" } else { "skipped: the card's part" });
    for (owner, operation, variant) in [
        ("paper", "encrypt, kernel alone", "global"),
        ("paper", "encrypt, kernel alone", "texture"),
        ("lab", "encrypt, kernel alone", "constant, 2 blocks"),
        ("paper", "encrypt, by thread block", "global"),
        ("paper", "decrypt, kernel alone", "global, pi shared"),
        ("paper", "encrypt, with copies", "global"),
        ("lab", "copies alone", "both ways at once"),
        ("fastgost", "encrypt, kernel alone", "bit-sliced"),
        ("fastgost", "decrypt, with copies", "bit-sliced"),
        ("fastgost", "ctr, kernel alone", "bit-sliced"),
    ] {
        let (owner, unit) = if card { (owner, Unit::MbPerSecond) } else { (CARD, Unit::Absent) };
        let variant = if operation == COPIES_ALONE && !card { "" } else { variant };
        assert!(has(owner, operation, variant, unit), "{owner} {operation} {variant}:\n{text}");
    }
    // The run says only once that nothing is measured on a GPU.
    assert_eq!(text.matches("nothing is measured on a card: ").count(), usize::from(!card));
    for words in [
        "The findings of the paper, and the answers of this GPU:",
        "global: ",
        "bit-sliced: ",
        " registers a thread; with 64 threads in",
    ] {
        assert_eq!(text.contains(words), card, "{words}");
    }
    assert!(rows.iter().all(|row| row.unit != Unit::Wrong));
}

/// Runs a test of this module in a process that finds the emulated driver. Returns whether the test passed, and its
/// output.
fn emulated(test: &str, variables: &[(&str, &str)]) -> (bool, String) {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", &format!("experiments::gpu::tests::{test}"), "--nocapture"]);
    fastgost_gpu_emulator::emulate(&mut child).unwrap().envs(variables.iter().copied());
    let output = child.output().unwrap();
    let text = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    (output.status.success() && text.contains("1 passed") && !text.contains("skipped: "), text)
}

// The emulated driver does not exist for 32 bits.
#[cfg(target_pointer_width = "64")]
#[test]
fn on_the_emulated_driver() {
    for test in ["from_the_definition_to_the_table", "every_kernel_computes_what_the_library_does"] {
        // With one multiprocessor, a kernel with tables in shared memory has fewer threads in its grid than the longest
        // texts have blocks, so its threads process further blocks.
        let (passed, text) = emulated(test, &[("FASTGOST_EMULATOR_MULTIPROCESSORS", "1")]);
        assert!(passed, "{test}: {text}");
    }
}

#[cfg(target_pointer_width = "64")]
#[test]
fn a_lost_card_ends_it() {
    let lost = [("FASTGOST_EMULATOR_FAIL", "kernel@40=700")];
    let (passed, text) = emulated("from_the_definition_to_the_table", &lost);
    assert!(!passed && text.contains("the card failed or was lost"), "{text}");
    // After the GPU is lost, the run ends, and does not exclude all kernels one after the other.
    assert!(text.matches("gpu: excluded from").count() <= 5, "{text}");
}

#[test]
fn settings_that_make_no_sense() {
    for (key, value, message) in [
        ("bytes", toml::Value::from(vec![17_i64]), "multiples of 16"),
        ("bytes", vec![0_i64].into(), "multiples of 16"),
        ("thread_blocks", vec![33_i64].into(), "multiples of 32 up to 1024"),
        ("thread_block", 2048.into(), "multiples of 32 up to 1024"),
        ("kernels", vec!["locale"].into(), "a kernel is `global`"),
        ("copied", vec!["global, pi global, 9 blocks"].into(), "a kernel is `global`"),
        ("cpu_threads", 0.into(), "1 or more"),
        ("seconds", (-1.0).into(), "seconds: -1: allowed: 0 or more"),
    ] {
        let error = run(&[(key, value)]).0.unwrap_err().to_string();
        assert!(error.contains(message), "{key}: {error}");
    }
}

/// Compares every kernel with the library. The lengths are around the numbers of blocks that a warp, a thread block and
/// the grid process. Some lengths give a thread block many blocks of text, and some give fewer blocks of text than
/// threads.
#[test]
fn every_kernel_computes_what_the_library_does() {
    let Ok(device) = Device::open() else { return eprintln!("skipped: no card") };
    let lengths = [1, 15, 17, 31, 33, 63, 65, 129, 255, 257, 385, 1000];
    let most = BLOCK * lengths.iter().max().unwrap();
    for direction in Direction::BOTH {
        let mut buffers =
            Buffers::new(&device, most, |text| bench::on_the_cpu("kuznyechik-ecb", direction.way(), text)).unwrap();
        for kernel in kernel::all().into_iter().filter(|kernel| Direction::of(kernel) == direction) {
            let mut one = Contestant::Tables(Box::new(Loaded::new(&device, kernel).unwrap()));
            for (i, blocks) in lengths.into_iter().enumerate() {
                let threads = [32, 64, 96][i % 3];
                buffers
                    .verify(&device, &mut one, BLOCK * blocks, threads)
                    .unwrap_or_else(|e| panic!("{kernel}: {blocks} blocks, {threads} threads: {e}"));
            }
        }
    }
}

/// Checks that the search for leaks, which tests the library's kernels, finds addresses that depend on the text in
/// every kernel with tables.
#[test]
fn kernels_with_tables_are_not_constant_time() {
    use fastgost_gpu_emulator::{
        ptx::Module,
        secrets::{LeakKind, leaks},
    };
    for kernel in kernel::all() {
        let found = leaks(&Module::parse(&emit::module(&kernel)).unwrap(), |_, _| false);
        let addresses = found.iter().filter(|leak| leak.kind == LeakKind::Address).count();
        // There is a look-up for each byte of a block.
        assert!(addresses >= 16, "{kernel}: {found:?}");
    }
}

#[test]
fn kernels_are_written_for_an_assembler() {
    let dir = tempfile::tempdir().unwrap();
    let arguments = Arguments { ptx: Some(dir.path().join("new")), common: Common::default() };
    command(&GPU, &arguments, &mut Vec::new()).unwrap();
    let text = fs::read_to_string(dir.path().join("new/global-pi_shared-2_blocks-plain.ptx")).unwrap();
    assert!(text.contains(".visible .entry kuznyechik(") && text.contains("ld.shared.u8"));
    assert_eq!(fs::read_dir(dir.path().join("new")).unwrap().count(), 90);
    let arguments = Arguments { ptx: Some("/dev/null/x".into()), common: Common::default() };
    assert!(command(&GPU, &arguments, &mut Vec::new()).unwrap_err().to_string().starts_with("/dev/null/x: "));
}
