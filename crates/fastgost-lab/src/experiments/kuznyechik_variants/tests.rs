use super::*;
use crate::experiments::KUZNYECHIK_VARIANTS;
use generator::{
    emit,
    name::{CORES, Core, Modifiers, SETS},
};
use kuznyechik::cipher::{BlockCipherEncrypt, KeyInit};
use std::collections::HashSet;

fn key() -> [u8; 32] {
    std::array::from_fn(|i| (i * 37 + 11) as u8)
}

#[test]
fn every_variant_equals_the_oracle() {
    let (codes, _) = assembly::all().unwrap();
    for key in [key(), [0; 32], [0xff; 32]] {
        verify(&codes, &[], &key, &PreparedKey::new(&key)).unwrap();
    }
}

/// An independent implementation, which shares nothing with the oracle.
#[test]
fn every_variant_equals_another_implementation() {
    let (key, (codes, _)) = (key(), assembly::all().unwrap());
    let (prepared, other) = (PreparedKey::new(&key), kuznyechik::Kuznyechik::new(&key.into()));
    let (mut source, mut destination) = (Aligned::new(16 * 100), Aligned::new(16 * 100));
    data::fill(source.bytes());
    for code in &codes {
        code.encrypt(&prepared, source.bytes(), destination.bytes()).unwrap();
        for (from, to) in source.bytes().as_chunks::<16>().0.iter().zip(destination.bytes().as_chunks::<16>().0) {
            let mut block = (*from).into();
            other.encrypt_block(&mut block);
            assert_eq!(block, *to, "{}", code.name);
        }
    }
}

#[test]
fn a_wrong_one_is_found() {
    let (codes, _) = assembly::all().unwrap();
    if let Some(code) = codes.into_iter().next() {
        let name = code.name;
        let error = verify(&[code], &[], &key(), &PreparedKey::new(&[1; 32])).unwrap_err().to_string();
        assert_eq!(error, format!("{name} encrypts 1 blocks wrongly"));
    }
    let ours = Kuznyechik::new(&[1; 32]);
    let error = verify(&[], &[ours], &key(), &PreparedKey::new(&key())).unwrap_err().to_string();
    assert!(error.ends_with(" encrypts 1 blocks wrongly"), "{error}");
}

#[test]
fn names_are_read_and_written() {
    let mut all = HashSet::new();
    for bits in [32, 64] {
        for name in generator::names(bits) {
            let variant = Variant::parse(name).unwrap();
            assert_eq!(variant.to_string(), *name);
            assert_eq!(variant.bits, bits);
            assert!(all.insert(*name), "{name} twice");
        }
    }
    assert!(generator::names(64).len() >= 40);
    assert!(generator::names(32).len() >= 12);
}

#[test]
fn all_cores_and_modifiers_are_there() {
    let variants: Vec<_> = generator::names(64).iter().map(|name| Variant::parse(name).unwrap()).collect();
    for (core, letter, _) in CORES {
        assert!(variants.iter().any(|v| v.core == core), "{letter}");
    }
    for (set, letters, _) in SETS {
        assert!(variants.iter().any(|v| v.set == set), "{letters}");
    }
    type Uses = fn(&Modifiers) -> bool;
    let uses: [(char, Uses); 11] = [
        ('A', |m| m.apart),
        ('C', |m| m.cached),
        ('E', |m| m.offsets),
        ('K', |m| m.key_first),
        ('P', |m| m.prefetch > 0),
        ('X', |m| m.memory_operand),
        ('G', |m| m.general_help),
        ('n', |m| m.non_temporal),
        ('f', |m| m.unrolled),
        ('l', |m| m.interleaved),
        ('t', |m| m.two_sums),
    ];
    for (letter, uses) in uses {
        let users: Vec<_> = variants.iter().filter(|v| uses(&v.with)).collect();
        assert!(!users.is_empty() && users.len() < variants.len(), "{letter}");
        assert!(users.iter().all(|v| v.to_string()[5..].contains(letter)), "{letter}");
    }
}

/// The instruction that gives a core or a modifier its name occurs in the variants that have it, and in no others.
#[test]
fn names_tell_what_the_code_does() {
    for name in generator::names(64).iter().chain(generator::names(32)) {
        let variant = Variant::parse(name).unwrap();
        let (text, core, with) = (emit::function(&variant).unwrap(), variant.core, variant.with);
        let has = |part: &str| text.contains(part);
        assert_eq!(has("pextrb"), core == Core::B, "{name}");
        assert_eq!(has("pextrw"), matches!(core, Core::L | Core::W | Core::U | Core::F), "{name}");
        assert_eq!(has("pmovzxbw"), core == Core::W, "{name}");
        assert_eq!(has("punpcklbw") || has("punpckhbw"), core == Core::U, "{name}");
        assert_eq!(has("pshufb"), core == Core::F, "{name}");
        assert_eq!(has("movnt") && has("sfence"), with.non_temporal, "{name}");
        assert_eq!(has("prefetcht0"), with.prefetch > 0, "{name}");
        assert_eq!(has("vpxor"), variant.vex(), "{name}");
        assert_eq!(has("ymm"), variant.set == generator::Set::Avx2, "{name}");
        assert_eq!(text.matches(".p2align 5").count(), if with.unrolled { 1 } else { 2 }, "{name}");
    }
}

fn explained(name: &str) -> Result<String, String> {
    let mut out = Vec::new();
    explain(name, &mut out).map_err(|e| e.to_string())?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn every_part_of_a_name_is_explained() {
    let text = explained("64-gs-L4EKP2f").unwrap();
    for part in
        ["64:", "gs:", "L:", "4: 4 blocks", "E:", "K:", "P2:", "128 bytes", "f:", "one of those that are measured"]
    {
        assert!(text.contains(&format!("  {part}")) || text.contains(part), "{part}: {text}");
    }
    for name in generator::names(64).iter().chain(generator::names(32)) {
        let lines = explained(name).unwrap().lines().count();
        let digits = name.chars().filter(char::is_ascii_digit).count();
        assert!(lines >= 6 && lines <= name.len() + 4 + digits, "{name}");
    }
    assert!(explained("64-gs-L4K").unwrap().contains("could be generated"));
}

#[test]
fn names_that_are_none() {
    for (name, error) in [
        ("", "not BITS-REGISTERS-CORE"),
        ("64-gs", "not BITS-REGISTERS-CORE"),
        ("64-gs-L4-f", "not BITS-REGISTERS-CORE"),
        ("16-gs-L4", "\"16\" bits; allowed are 32 and 64"),
        ("64-gz-L4", "no registers \"gz\"; allowed are g (general registers only), gm"),
        ("64-gs-Q4", "no core \"Q\"; allowed are L (pextrw of two bytes), W"),
        ("64-gs-", "no core \"\""),
        ("64-gs-L", "the number of blocks per iteration, 1 to 9"),
        ("64-gs-L0", "the number of blocks per iteration, 1 to 9"),
        ("64-gs-L9", "at most 4 blocks"),
        ("64-gs-L4z", "no modifier 'z'; allowed are A (halves of rows separate), C"),
        ("64-gs-L4fE", "in the order ACEKPXGnflt"),
        ("64-gs-L4EE", "in the order ACEKPXGnflt"),
        ("64-gs-L4P", "P is followed by the number of 64-byte lines"),
        ("64-gs-W4", "core W has the registers gs4, ga, ga2"),
        ("64-gs-L1l", "l needs 2 blocks"),
        ("64-gs4-B1E", "E needs words"),
        ("64-gs-L1C", "C needs f"),
        ("64-ga2-L3", "joins blocks in pairs"),
        ("64-gs-L4EKflt", "vector registers of 16"),
        ("32-gs-L4KXt", "vector registers of 8"),
        ("64-gs-L4\u{416}", "no modifier"),
    ] {
        let said = explained(name).unwrap_err();
        assert!(said.contains(error), "{name}: {said}");
    }
}

fn settings(more: &str) -> Outcome<Vec<usize>> {
    let text = format!("seconds = 0.0\nbits = [64]\n{more}");
    lengths(&toml::from_str(&text)?)
}

#[test]
fn lengths_go_down_to_one_block() {
    assert_eq!(settings("max_bytes = 128\ndivide = 2").unwrap(), [128, 64, 32, 16]);
    assert_eq!(settings("max_bytes = 16\ndivide = 2").unwrap(), [16]);
    assert_eq!(settings("max_bytes = 4800\ndivide = 3").unwrap(), [4800, 1600, 528, 176, 48, 16]);
}

#[test]
fn settings_that_are_none() {
    let error = |more: &str| settings(more).unwrap_err().to_string();
    assert!(error("max_bytes = 17\ndivide = 2").contains("max_bytes 17: allowed are multiples of 16"));
    assert!(error("max_bytes = 0\ndivide = 2").contains("max_bytes 0"));
    assert!(error("max_bytes = 16\ndivide = 1").contains("divide 1: at least 2"));
    assert!(error("max_bytes = 16\ndivide = 2\ncolour = 1").contains("unknown field `colour`"));
    assert!(error("divide = 2").contains("missing field `max_bytes`"));
}

#[test]
fn a_run_has_its_rows() {
    let dir = tempfile::tempdir().unwrap();
    let set = |key: &str, value: toml::Value| (key.to_owned(), value);
    let common = Common {
        quick: true,
        out: Some(dir.path().into()),
        set: vec![
            set("seconds", 0.0.into()),
            set("max_bytes", 64.into()),
            set("bits", toml::Value::Array(vec![i64::from(usize::BITS).into()])),
        ],
        ..Common::default()
    };
    let mut out = Vec::new();
    experiment::run(&KUZNYECHIK_VARIANTS, &common, &mut out).unwrap();
    let rows = experiment::table::read(&dir.path().join("kuznyechik-variants.csv")).unwrap().rows;
    let names = generator::names(usize::BITS as usize);
    if cfg!(all(any(target_arch = "x86", target_arch = "x86_64"), target_os = "linux")) {
        let gain = format!("{OPERATION}, gain");
        for name in names {
            let of_this = |operation: &str, unit| {
                rows.iter().filter(|r| r.variant == *name && r.operation == operation && r.unit == unit).count()
            };
            if rows.iter().any(|r| r.variant == *name && r.unit == Unit::Absent) {
                continue;
            }
            assert_eq!(of_this(OPERATION, Unit::CyclesPerByte), 2, "{name}");
            assert_eq!(of_this(&gain, Unit::Times), 1, "{name}");
        }
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("gain over scalar-O") && (text.contains("passes") || text.contains("fails")));
    }
    assert!(rows.iter().any(|r| r.owner == "fastgost" && r.ratio == Some(1.0)));
}

#[cfg(target_pointer_width = "64")]
fn with_lab_32(path: &str, out: Option<PathBuf>) -> Outcome {
    let bits = ("bits".to_owned(), toml::Value::Array(vec![32.into()]));
    let set = vec![bits, ("lab_32".to_owned(), path.into())];
    experiment::run(&KUZNYECHIK_VARIANTS, &Common { quick: true, out, set, ..Common::default() }, &mut Vec::new())
}

#[cfg(target_pointer_width = "64")]
#[test]
fn a_lab_for_32_bits_that_is_not_there() {
    let error = with_lab_32("no/such/lab", None).unwrap_err().to_string();
    assert_eq!(error, "kuznyechik-variants: no/such/lab: no 32-bit lab there");
}

/// Whatever was measured before the error is not lost.
#[cfg(target_pointer_width = "64")]
#[test]
fn a_lab_for_32_bits_that_fails() {
    let dir = tempfile::tempdir().unwrap();
    // This test program does not accept such arguments.
    let program = std::env::current_exe().unwrap();
    let error = with_lab_32(program.to_str().unwrap(), Some(dir.path().into())).unwrap_err();
    assert!(
        error.is::<experiment::Failed>() && error.to_string().contains("not built from the same sources"),
        "{error}"
    );
    let rows = experiment::table::read(&dir.path().join("kuznyechik-variants.csv")).unwrap().rows;
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].unit, rows[0].operation.as_str()), (Unit::Wrong, "ecb encrypt, 32-bit"));
}

/// A lab that writes results and then fails, as one does that excluded a library.
#[cfg(all(target_pointer_width = "64", unix))]
#[test]
fn results_of_a_lab_that_fails_count() {
    let dir = tempfile::tempdir().unwrap();
    let row = "x,32-bit,3.7,paper,kuznyechik,o,32-g-R1,1,1,64,cycles/byte,6,6,6,6,0,9,";
    let (lab, out) = (narrow::stand_in::write(dir.path(), &[row], 1), dir.path().join("out"));
    assert!(with_lab_32(lab.to_str().unwrap(), Some(out.clone())).unwrap_err().is::<experiment::Failed>());
    let rows = experiment::table::read(&out.join("kuznyechik-variants.csv")).unwrap().rows;
    let rows: Vec<_> = rows.iter().map(|r| (&*r.variant, r.unit)).collect();
    assert_eq!(rows, [("32-g-R1", Unit::CyclesPerByte)]);

    let (name, set) = narrow::stand_in::given(dir.path());
    let (common, mut text) = (Common { set, ..Common::default() }, Vec::new());
    let settings: Settings = Lab::open(&KUZNYECHIK_VARIANTS, &common, &mut text).unwrap().settings().unwrap();
    assert_eq!((&*name, settings.bits), ("kuznyechik-variants", vec![32]));
}
