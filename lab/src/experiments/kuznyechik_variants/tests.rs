use super::*;
use crate::experiments::KUZNYECHIK_VARIANTS;
use generator::{
    Set, emit,
    name::{CORES, Core, MODIFIERS, Order, SETS, WORDS},
    roles,
};
use kuznyechik::cipher::{BlockCipherEncrypt, KeyInit};
use std::collections::HashSet;

fn key() -> [u8; 32] {
    std::array::from_fn(|i| (i * 37 + 11) as u8)
}

#[test]
fn every_variant_equals_the_oracle() {
    let (codes, _) = assembly::all(None).unwrap();
    for key in [key(), [0; 32], [0xff; 32]] {
        verify(&codes, None, &[], &key, &PreparedKey::new(&key)).unwrap();
    }
}

/// Compares the variants with an independent implementation, which shares no code with the oracle.
#[test]
fn every_variant_equals_another_implementation() {
    let (key, (codes, _)) = (key(), assembly::all(None).unwrap());
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
    let (codes, _) = assembly::all(None).unwrap();
    if let Some(code) = codes.into_iter().next() {
        let name = code.name.clone();
        let error = verify(&[code], None, &[], &key(), &PreparedKey::new(&[1; 32])).unwrap_err().to_string();
        assert_eq!(error, format!("{name} encrypts 1 blocks wrongly"));
    }
    let ours = Kuznyechik::new(&[1; 32]);
    let error = verify(&[], None, &[ours], &key(), &PreparedKey::new(&key())).unwrap_err().to_string();
    assert!(error.ends_with(" encrypts 1 blocks wrongly"), "{error}");
}

fn parse(name: &str) -> Variant {
    Variant::parse(name, 64).unwrap()
}

fn listed() -> Vec<Variant> {
    [64, 32].into_iter().flat_map(|bits| generator::names(bits).iter().map(|name| parse(name))).collect()
}

#[test]
fn names_are_read_and_written() {
    let mut all = HashSet::new();
    for bits in [32, 64] {
        for name in generator::names(bits) {
            let variant = parse(name);
            assert_eq!(variant.to_string(), *name);
            assert_eq!(variant.bits, bits);
            assert!(all.insert(*name), "{name} twice");
        }
    }
    assert!(generator::names(64).len() >= 40);
    assert!(generator::names(32).len() >= 25);
    for name in ["64-gr-R4A", "64-gs-L4", "64-gs-L4EK", "64-gs-L4EKP2f", "32-gr-R4A", "32-gs-L4"] {
        assert!(all.contains(name), "{name}");
    }
}

/// Names are accepted as the paper prints them, and in shorter forms.
#[test]
fn short_forms_are_accepted() {
    let variant = parse("64-gs-L4EKP2f");
    for name in ["ex-64-gs-L4EKP2f.exe", "ex-64-gs-L4EKP2f", "gs-L4EKP2f", "64-s-L4EKP2f", "64-gs-L4fP2KE"] {
        assert_eq!(parse(name), variant, "{name}");
    }
    assert_eq!(Variant::parse("gr-R4A", 32).unwrap(), parse("32-gr-R4A"));
}

#[test]
fn roles_add_up_to_the_number() {
    for variant in listed() {
        let (name, roles) = (variant.to_string(), variant.roles);
        let core = name.split('-').nth(2).unwrap();
        assert_eq!(core[1..2], roles.count().to_string(), "{name}");
        let all = roles::all(variant.bits, variant.set, variant.core);
        assert_eq!(all.iter().filter(|r| r.count() == roles.count()).count(), 1, "{name}");
    }
    let of = |name: &str| parse(name).roles.to_string();
    assert_eq!(of("64-gs-L4"), "1 accumulator, 1 mask, 2 extractors");
    assert_eq!(of("64-gr-R4A"), "2 accumulators, 2 extractors");
    assert_eq!(of("64-gs-M1"), "1 accumulator");
}

#[test]
fn every_core_set_and_letter_is_measured() {
    for bits in [64, 32] {
        let variants: Vec<_> = listed().into_iter().filter(|v| v.bits == bits).collect();
        for (core, letter, _) in CORES {
            assert!(variants.iter().any(|v| v.core == core), "{bits} {letter}");
        }
        for (set, letters, _) in SETS {
            assert!(variants.iter().any(|v| v.set == set), "{bits} {letters}");
        }
        let modifiers = |v: &Variant| v.to_string().rsplit('-').next().unwrap()[1..].to_owned();
        let letters: String = variants.iter().map(modifiers).collect();
        for (letter, _) in MODIFIERS {
            assert!(letters.contains(letter), "{bits} {letter}");
        }
        assert!(WORDS.iter().all(|(word, _)| letters.contains(word)));
    }
}

/// Removes one letter at a time from the names of variants. If the shorter name also names a variant, the code of the
/// two variants must differ. Every letter must have at least one such pair of variants.
#[test]
fn every_letter_changes_the_code() {
    let body = |variant: &Variant| emit::function(variant).unwrap().replace(&variant.symbol(), "");
    let mut changed = HashSet::new();
    for variant in listed() {
        let with = variant.with;
        let less = |modify: &dyn Fn(&mut Variant)| {
            let mut less = variant;
            modify(&mut less);
            Variant::parse(&less.to_string(), 64).ok()
        };
        let cases: [(&str, bool, Option<Variant>); 14] = [
            ("E", with.unrolled, less(&|v| v.with.unrolled = false)),
            ("K", with.keys.is_some(), less(&|v| v.with.keys = None)),
            ("P", variant.blocks > 1, less(&|v| v.blocks = 1)),
            ("A", with.doubled, less(&|v| v.with.doubled = false)),
            ("C", with.offsets, less(&|v| v.with.offsets = false)),
            ("X", with.extractors_first, less(&|v| v.with.extractors_first = false)),
            ("G", with.sums_together, less(&|v| v.with.sums_together = false)),
            ("n", with.order == Order::Near, less(&|v| v.with.order = Order::Blocks)),
            ("f", with.order == Order::Far, less(&|v| v.with.order = Order::Blocks)),
            ("l", with.renamed, less(&|v| v.with.renamed = false)),
            ("t", with.cached, less(&|v| v.with.cached = false)),
            ("key", with.key_first, less(&|v| v.with.key_first = false)),
            ("halves", with.halves, less(&|v| v.with.halves = false)),
            ("stream", with.stream, less(&|v| v.with.stream = false)),
        ];
        for (letter, _, less) in cases.into_iter().filter(|case| case.1) {
            if let Some(less) = less {
                assert!(body(&variant) != body(&less), "{letter} of {variant} changes nothing");
                changed.insert(letter);
            }
        }
    }
    assert_eq!(changed.len(), MODIFIERS.len() + WORDS.len(), "{changed:?}");
}

/// In a name, each core, register set and modifier stands for a feature of the code, such as an instruction. Checks
/// that the feature occurs in the code of all variants with this core, set or modifier, and in no other code.
#[test]
fn names_tell_what_the_code_does() {
    for variant in listed() {
        let (name, core, with) = (variant.to_string(), variant.core, variant.with);
        let text = emit::function(&variant).unwrap();
        let count = |part: &str| text.matches(part).count();
        let has = |part: &str| count(part) > 0;
        assert_eq!(has("pextrb"), core == Core::B, "{name}");
        assert_eq!(has("pextrw"), matches!(core, Core::L | Core::W | Core::U | Core::F), "{name}");
        assert_eq!(has("pmovzxbw"), core == Core::W, "{name}");
        assert_eq!(has("punpcklbw"), core == Core::U, "{name}");
        assert_eq!(has("pshufb"), core == Core::F, "{name}");
        assert_eq!(
            has("movzx esi, byte ptr") || has("movzx edi, byte ptr") || has("movzx ecx, byte ptr"),
            core == Core::M
        );
        assert_eq!(has("vpxor"), variant.set >= Set::Avx, "{name}");
        assert_eq!(has("ymm"), variant.set == Set::Avx2, "{name}");
        assert_eq!(has("xmm"), variant.set >= Set::Sse2, "{name}");
        assert_eq!(text.replace("xmm", "").contains("mm"), matches!(variant.set, Set::Mmx | Set::Avx2), "{name}");
        assert_eq!(has("movnt") && has("sfence"), with.stream, "{name}");
        // There is a loop over the groups. If the rounds are not unrolled, there is also a loop over the rounds.
        assert_eq!(count(".p2align 5"), if with.unrolled { 1 } else { 2 }, "{name}");
        assert_eq!(has("*8"), with.doubled || with.halves, "{name}");
        if !with.halves {
            assert_eq!(has("+ 61440]"), !with.offsets, "{name}");
        }
        // A round adds sixteen rows for each block. With `l`, one round comes before the loop, and the loop has two
        // rounds.
        let rounds = [1, 3, 9, 9][2 * usize::from(with.unrolled) + usize::from(with.renamed)];
        let rows = count(if variant.bits == 64 { "[r8 + " } else { "[ebp + " });
        assert_eq!(rows, 16 * variant.pieces() * variant.blocks * rounds, "{name}");
    }
}

/// Checks that variants use as many registers as the numbers in their names say.
#[test]
fn rounds_use_as_many_registers_as_named() {
    let used = |name: &str, kind: &str, most: usize| {
        let text = emit::function(&parse(name)).unwrap();
        (0..most).filter(|i| text.contains(&format!("{kind}{i},"))).count()
    };
    for (name, count) in
        [("64-gs-L4", 4), ("64-gs-L3", 3), ("64-gs-L2", 2), ("64-gs-L5", 5), ("32-gs-L4", 4), ("64-gs-M1", 1)]
    {
        assert_eq!(used(name, "xmm", 16), count, "{name}");
    }
    // Two blocks share one mask, so L4P2 uses 7 registers. With K, the other nine registers hold round keys.
    assert_eq!((used("64-gs-L4P2", "xmm", 16), used("64-gs-L4EKP2f", "xmm", 16)), (7, 16));
    assert_eq!(used("64-gm-L6EA", "mm", 8), 6);
}

fn explained(name: &str) -> Result<String, String> {
    let mut out = Vec::new();
    explain(name, &mut out).map_err(|e| e.to_string())?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn every_part_of_a_name_is_explained() {
    let text = explained("64-gs-L4EKP2f").unwrap();
    for part in [
        "64: 64-bit x86 (the paper)",
        "s: SSE or SSE2 (the paper)",
        "L: bytes leave the extractor by pextrw (the paper)",
        "4: four registers used by one round (the paper)",
        "4: 1 accumulator, 1 mask, 2 extractors (ours)",
        "E: the loop over rounds is fully unrolled (the paper)",
        "K: round keys are cached in XMM registers (the paper)",
        "K: as many as there are registers free (ours)",
        "P2: one iteration of the loop over rounds processes two blocks (the paper)",
        "f: far order; no more is said (the paper)",
        "f: the blocks of an iteration alternate after eight look-ups (ours)",
        "Every run measures it",
    ] {
        assert!(text.contains(&format!("  {part}")) || text.contains(part), "{part}: {text}");
    }
    let text = explained("gr-R4A").unwrap();
    for part in ["r: general registers (the paper)", "general registers are the extractors", "the factor 8 (the paper)"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    for variant in listed() {
        let name = variant.to_string();
        let text = explained(&name).unwrap();
        let rest = name.split('-').nth(2).unwrap();
        let (letters, words) = rest.split_once('+').unwrap_or((rest, ""));
        for letter in letters.chars().filter(char::is_ascii_alphabetic) {
            assert!(text.lines().any(|l| l.starts_with(&format!("  {letter}"))), "{letter} of {name}: {text}");
        }
        for word in words.split('+').filter(|w| !w.is_empty()) {
            assert!(text.contains(&format!("  +{word}: ")), "{word} of {name}: {text}");
        }
        assert!(
            text.lines()
                .skip(1)
                .take_while(|l| !l.contains("measures it"))
                .all(|l| l.ends_with("(the paper)") || l.ends_with("(ours)"))
        );
    }
    assert!(explained("64-gs-L5E").unwrap().contains("A run measures it only with --only."));
}

#[test]
fn compiled_baselines_are_explained() {
    let text = explained("64-girt-O3").unwrap();
    assert!(text.contains("counterpart of gs-L4") && text.contains("compiled by GCC (the paper)"), "{text}");
    for name in ["64-gsrc-Os", "32-citr-O3", "64-rsrc-O3-avx2"] {
        assert!(explained(name).unwrap().contains("compiled by"), "{name}");
    }
    // These are names of the same baseline, in the paper's spelling and in our spelling. Some names lack parts that may
    // be left out.
    for name in ["girt-O3", "gitr-O3", "ex-64-girt-O3.exe", "ex-64-gitr-O3", "64-girt-O3"] {
        assert_eq!(explained(name).map(|said| said.replace("32", "64")), Ok(text.clone()), "{name}");
    }
    assert!(explained("32-gitr-O3").unwrap().contains("32-gitr-O3: ") && text.contains("64-gitr-O3: "));
    // Every baseline of a run has an explanation.
    let (codes, skipped) = assembly::all(None).unwrap();
    let compiled = codes.iter().filter(|c| c.owner == "compiled").map(|c| &c.name);
    for name in
        compiled.chain(skipped.iter().filter(|s| !matches!(s.owner, owner::PAPER | owner::LAB)).map(|s| &s.name))
    {
        explained(name).unwrap();
    }
}

#[test]
fn baselines_that_are_none() {
    for (name, error) in [
        (
            "64-gsrc-O9",
            "no level \"O9\"; compiled are ARCH-[compiler][source]-[level], with compiler g (GCC; the paper)",
        ),
        ("64-gitr-O2", "no level \"O2\""),
        ("64-gsrc", "no level of optimisation"),
        ("gsrc-O3-avx", "nothing follows the level here, not even \"avx\""),
        ("64-rsrc-O3-avx9", "no vector set \"avx9\""),
        ("64-rsrc-O3-avx-x", "nothing follows the level here"),
        ("16-gsrc-O3", "no ARCH \"16\"; the paper has 32 and 64"),
        ("64-isrc-O3", "i is the paper's ICL, which is not here"),
        ("zitr-O3", "no compiler \"z\""),
        ("src-O3", "no compiler \"\""),
    ] {
        let said = explained(name).unwrap_err();
        assert!(said.starts_with(&format!("{name}: ")) && said.contains(error), "{name}: {said}");
        for part in
            ["c (Clang; ours)", "r (rustc", "src (plain", "itr (SSE2", "level O3, Os (the paper)", "-avx2 (ours)"]
        {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
}

/// The paper does not state all rules for names. Checks that an error about a rule that only the lab has says that the
/// rule is ours.
#[test]
fn errors_say_who_defined_the_rule() {
    for name in ["64-gs-L4P9", "64-gs-L4EK11", "64-gs-L4K", "64-gm-L4EK", "64-gs-L4f", "64-gs-L4P2nf", "64-gs-M1EKt"] {
        assert!(explained(name).unwrap_err().contains("(ours"), "{}", explained(name).unwrap_err());
    }
    assert!(explained("64-gs-L4P9").unwrap_err().ends_with("iteration (the paper), here 2 to 8 (ours)"));
}

/// Checks that the owner of the lab's additions is the lab, and not the paper.
#[test]
fn owners_tell_the_papers_variants_from_ours() {
    let (codes, skipped) = assembly::all(None).unwrap();
    let all = codes.iter().map(|c| (c.owner, &c.name)).chain(skipped.iter().map(|s| (s.owner, &s.name)));
    let mut ours = 0;
    for (owner, name) in all.filter(|(_, name)| generator::names(BITS).contains(&&***name)) {
        assert_eq!(owner, if name.contains('+') { owner::LAB } else { owner::PAPER }, "{name}");
        ours += usize::from(name.contains('+'));
    }
    if cfg!(all(any(target_arch = "x86", target_arch = "x86_64"), target_os = "linux")) {
        assert!(ours >= 3, "{ours}");
    }
    // The two charts of the paper show only the paper's variants and compiled code.
    for chart in KUZNYECHIK_VARIANTS.definition().unwrap().charts.iter().filter(|c| c.title.starts_with("The paper's"))
    {
        assert_eq!(chart.rows.0["owner"], ["paper", "compiled"]);
    }
}

#[test]
fn names_that_are_none() {
    for (name, error) in [
        ("", "not ARCH-[compiler][vector set]-[core][modifiers]"),
        ("64-gs", "not ARCH-"),
        ("64-gs-L4-f", "not ARCH-"),
        ("16-gs-L4", "no ARCH \"16\"; the paper has 32 and 64"),
        ("64-is-L4", "i is the paper's ICL"),
        ("64-gz-L4", "no vector set \"z\"; the paper has, after g for GCC: r (general registers), m (MMX)"),
        ("64-gs-Q4", "no core \"Q\"; the paper has L (pextrw), W (pmovzxbw)"),
        ("64-gs-", "no core \"\""),
        ("64-gs-L", "(the paper's rule); which there are is ours, here: 2 (1 accumulator, 1 extractor); 3 "),
        ("64-gs-L9", "here: 2 (1 accumulator"),
        ("64-gs-L99999999999999999999999", "here: 2 (1 accumulator"),
        ("64-gs-L4z", "no modifier 'z'; the paper has E (rounds unrolled), K "),
        ("64-gs-L4z", "ours are words after a plus sign: key "),
        ("64-gs-L4EE", "E twice"),
        ("64-gs-L4P2nf", "n and f exclude each other"),
        ("64-gs-L4P", "P is followed by the number of blocks"),
        ("64-gs-L4P9", "P is followed by the number of blocks"),
        ("64-gs-L4R", "prints R among the modifiers too, without saying"),
        ("64-gs-L4M", "prints M among the modifiers too"),
        ("64-gs-L4p", "defines it nowhere"),
        ("64-gs-L4+fast", "no word \"fast\"; ours are key (a sum begins with the key)"),
        ("64-gs-W4", "core W (pmovzxbw) exists here with the sets s4 (SSE4.x), a (AVX), a2 (AVX2)"),
        ("64-gs-L4K", "K needs E"),
        ("64-gs-L4EK0", "K has 1 to 10"),
        ("64-gs-L4EK11", "K has 1 to 10"),
        ("64-gm-L4EK", "K caches in XMM"),
        ("64-gs-M1EKt", "t finds no register free, or nothing to cache"),
        ("64-gs-L4f", "need P2"),
        ("64-gs-M1C", "C needs extractors of words"),
        ("64-gs4-B2X", "X groups"),
        ("64-gs-M1l", "l has nothing"),
        ("32-gs-R5G", "G needs a second register"),
        ("32-gr-R4P2", "one block"),
        ("64-gs-L4+halves", "halves is for"),
        ("64-gs-L4P6", "vector registers of 16"),
        ("32-gs-L4P3", "vector registers of 8"),
        ("32-gs-L4EK9", "K finds 4 registers free"),
        ("64-gs-L4\u{416}", "no modifier"),
        ("64-g\u{416}-L4", "no vector set"),
    ] {
        let said = explained(name).unwrap_err();
        assert!(said.contains(error), "{name}: {said}");
    }
}

/// Checks that no name makes the parser or the generator panic. Every variant that the parser accepts can be emitted.
#[test]
fn whatever_is_accepted_can_be_emitted() {
    let mut accepted = 0;
    for (set, core) in SETS.iter().flat_map(|s| CORES.iter().map(move |c| (s, c))) {
        for bits in [32, 64] {
            for roles in roles::all(bits, set.0, core.0) {
                for letters in 0..1_u32 << 9 {
                    let chosen = ["E", "K", "A", "C", "X", "G", "l", "t", "+key"];
                    let chosen: String =
                        chosen.iter().enumerate().filter(|(i, _)| letters >> i & 1 == 1).map(|(_, l)| *l).collect();
                    for more in ["", "P2f"] {
                        let name = format!("{bits}-g{}-{}{}{more}{chosen}", set.1, core.1, roles.count());
                        if let Ok(variant) = Variant::parse(&name, 64) {
                            // Only one of eight variants is emitted here, because there are many variants. When a name
                            // was parsed, its registers were already checked.
                            if accepted % 8 == 0 {
                                emit::function(&variant).unwrap();
                            }
                            accepted += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(accepted > 4000, "{accepted}");
}

/// Checks that the reference lines in the charts are the published figures.
#[test]
fn charts_have_the_published_figures() {
    let definition = KUZNYECHIK_VARIANTS.definition().unwrap();
    let lines = |title: &str| -> Vec<f64> {
        let chart = definition.charts.iter().find(|c| c.title.contains(title)).unwrap();
        chart.references.iter().map(|r| r.value).collect()
    };
    assert_eq!(lines("chart of 64-bit variants"), [published::AXIS_64]);
    assert!(lines("chart of 32-bit variants").is_empty());
    assert_eq!(lines("relative to the best compiled code"), [WORTH]);
    for name in published::FOUR {
        assert!(generator::names(64).contains(&&*format!("64-{name}")), "{name}");
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
    assert!(error("max_bytes = 17\ndivide = 2").contains("max_bytes: 17: allowed: multiples of 16"));
    assert!(error("max_bytes = 0\ndivide = 2").contains("max_bytes: 0: "));
    assert!(error("max_bytes = 16\ndivide = 1").contains("divide: 1: allowed: 2 or more"));
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
            assert_eq!(of_this(&format!("{gain} over the best compiled"), Unit::Times), 1, "{name}");
        }
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("; gain over ") && (text.contains("passes") || text.contains("fails")), "{text}");
    }
    assert!(rows.iter().any(|r| r.owner == "fastgost" && r.ratio == Some(1.0)));
}

/// Tests the names of a variant in the list, of variants that are assembled when the lab runs, and of a baseline. Also
/// tests names that do not exist.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[test]
fn variants_by_their_names() {
    let dir = tempfile::tempdir().unwrap();
    let names =
        ["ex-64-gs-L4EKP2f", "gs-L4P3n", "gs-M1P5+stream", "girt-O3", "64-is-L4", "64-isrc-O3", "gs-L4p", "gs-L4K"];
    let (assembled, named) = (["64-gs-L4P3n", "64-gs-M1P5+stream"], "64-gs-L4EKP2f");
    assert!(!generator::names(64).iter().any(|name| assembled.contains(name)) && generator::names(64).contains(&named));
    let array = |names: &[&str]| toml::Value::from(names.to_vec());
    let set = |key: &str, value: toml::Value| (key.to_owned(), value);
    let common = Common {
        out: Some(dir.path().into()),
        set: vec![
            set("seconds", 0.0.into()),
            set("max_bytes", 64.into()),
            set("divide", 4.into()),
            set("only", array(&names)),
        ],
        ..Common::default()
    };
    experiment::run(&KUZNYECHIK_VARIANTS, &common, &mut Vec::new()).unwrap();
    let rows = experiment::table::read(&dir.path().join("kuznyechik-variants.csv")).unwrap().rows;
    let measured = |owner: &str| {
        let of = rows.iter().filter(|row| row.owner == owner && row.unit == Unit::CyclesPerByte && row.bytes == 64);
        of.map(|row| &*row.variant).collect::<Vec<_>>()
    };
    let absent: Vec<_> = rows.iter().filter(|row| row.unit == Unit::Absent).map(|row| &*row.variant).collect();
    for name in &names[4..] {
        assert!(absent.contains(name), "{name}");
    }
    assert!(measured("compiled").contains(&"64-rsrc-O3") && !rows.iter().any(|row| row.operation.contains("32-bit")));
    let by_hand = [measured("paper"), measured("lab")].concat();
    if std::process::Command::new("gcc").arg("--version").output().is_ok() {
        assert_eq!(by_hand, [named, assembled[0], assembled[1]]);
    } else {
        assert!(
            by_hand.contains(&named) && assembled.iter().all(|name| by_hand.contains(name) || absent.contains(name))
        );
    }

    let common = Common { set: vec![set("bits", vec![64].into()), set("only", array(&["32-gs-L4"]))], ..common };
    let error = experiment::run(&KUZNYECHIK_VARIANTS, &common, &mut Vec::new()).unwrap_err().to_string();
    assert!(error.ends_with("only: 32-gs-L4: bits has no 32"), "{error}");
}

#[cfg(target_pointer_width = "64")]
fn with_lab_32(path: &str, out: Option<PathBuf>) -> Outcome {
    let bits = ("bits".to_owned(), toml::Value::Array(vec![32.into()]));
    let only = ("only".to_owned(), toml::Value::from(vec!["32-gs-L4"]));
    let set = vec![bits, only, ("lab_32".to_owned(), path.into())];
    experiment::run(&KUZNYECHIK_VARIANTS, &Common { quick: true, out, set, ..Common::default() }, &mut Vec::new())
}

#[cfg(target_pointer_width = "64")]
#[test]
fn a_lab_for_32_bits_that_is_not_there() {
    let error = with_lab_32("no/such/lab", None).unwrap_err().to_string();
    assert_eq!(error, "kuznyechik-variants: no/such/lab: no 32-bit lab there");
}

/// If the lab for 32 bits fails, the rows of this lab are still written.
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

/// Tests a lab that writes results and then fails. A lab that has excluded a library does this.
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
    assert_eq!((&*name, settings.bits, settings.only), ("kuznyechik-variants", vec![32], vec!["32-gs-L4".to_owned()]));
}
