//! Tests that attack the proofs of PTX. Some of these tests change the PTX of a kernel, and then the proof must fail.
//! The other tests check that the unchanged PTX, the specification and the library agree.

use super::{all, faults, job::Job, prove, text};
use crate::{faults::Fate, oracle::operands::Random, plain::Plain, prove::Outcome};
use fastgost_gpu_emulator::ptx::Module;
use std::collections::{BTreeMap, BTreeSet};

fn job(title: &str) -> Job {
    all().into_iter().find(|job| job.title() == title).unwrap_or_else(|| panic!("no job {title}"))
}

/// Proves a job after `change` has changed the text of its module. Returns the result of the proof.
fn with(title: &str, change: impl Fn(&str) -> String) -> Outcome {
    let job = job(title);
    let changed = change(text(&job));
    assert_ne!(changed, text(&job), "{title}: the text has not changed");
    prove::prove(&job, &Module::parse(&changed).unwrap()).result
}

/// Returns the text of a module in which `change` has changed the text of one kernel.
fn within(text: &str, kernel: &str, change: impl Fn(&str) -> String) -> String {
    let start = text.find(&format!(".entry {kernel}(")).unwrap();
    let end = text[start..].find("\n}\n").map_or(text.len(), |end| start + end);
    format!("{}{}{}", &text[..start], change(&text[start..end]), &text[end..])
}

fn refused(outcome: &Outcome, why: &str) -> bool {
    matches!(outcome, Outcome::Refused(refusal) if refusal.why.contains(why))
}

const SHORT: &str = "ptx kuznyechik ecb encrypt x1, short form";

#[test]
fn titles_differ_and_modules_are_read() {
    let jobs = all();
    let titles: BTreeSet<String> = jobs.iter().map(Job::title).collect();
    assert_eq!(titles.len(), jobs.len());
    for job in &jobs {
        let module = Module::parse(text(job)).unwrap();
        assert!(module.entry(job.kernel()).is_some(), "{}", job.title());
        assert!((0..job.threads()).flat_map(|thread| job.own(thread)).collect::<BTreeSet<_>>().len() == job.blocks);
    }
}

/// Checks each mode of each PTX module on known inputs. Both the emulator and the execution by this crate must write
/// the results of the specification.
#[test]
fn modules_agree_on_known_inputs() {
    for job in all().iter().filter(|job| job.blocks <= 40) {
        let module = Module::parse(text(job)).unwrap();
        assert!(prove::agrees(job, &module, 1), "{}", job.title());
    }
}

#[test]
fn proofs() {
    for title in [SHORT, "ptx magma ecb encrypt x1", "ptx gost28147-test cbc decrypt x33"] {
        let job = job(title);
        let report = prove::prove(&job, &Module::parse(text(&job)).unwrap());
        assert_eq!(report.result, Outcome::Proved, "{title}: {}", report.result);
        assert!(report.executed > 10_000 && report.lines.len() > 500, "{title}");
    }
}

/// Checks that the proof refuses changed kernels that do something forbidden, even if they compute the right results.
#[test]
fn refusals() {
    let kernel = "kuznyechik_encrypt_short";
    let before_end = |line: &'static str| {
        move |text: &str| {
            within(text, kernel, |k| {
                let end = k.rfind("\tret;").unwrap();
                format!("{}\t{line}\n{}", &k[..end], &k[end..])
            })
        }
    };
    // In the first four changed kernels, a condition or an address depends on a word of a round key, which is secret.
    // The following code finds the register of this word.
    let text_of = text(&job(SHORT)).to_owned();
    let start = text_of.find(&format!(".entry {kernel}(")).unwrap();
    let load = text_of[start..].find("ld.global.nc.v4.u32 {").unwrap() + start;
    let secret = text_of[load..].split_once('{').unwrap().1.split_once(',').unwrap().0.to_owned();
    for (line, why) in [
        (format!("setp.eq.u32 %p1, {secret}, 0;"), "secret"),
        (format!("mad.wide.u32 %d1, {secret}, 4, %d2;"), "no model"),
        (format!("cvt.u64.u32 %d1, {secret};\n\tld.global.u32 %r1, [%d1+0];"), "address depends on a secret"),
        (format!("cvt.u64.u32 %d1, {secret};\n\tst.global.u32 [%d1+0], %r1;"), "address depends on a secret"),
        ("ld.global.u32 %r1, [%d1+1];".to_owned(), "not aligned"),
        ("ld.global.u32 %r1, [%d2+16];".to_owned(), "not allocated"),
        ("ld.global.u32 %r1, [%d2-4];".to_owned(), "not allocated"),
        ("st.global.u32 [%d2+16], %r1;".to_owned(), "not allocated"),
        // This instruction would overwrite the input of the kernel.
        ("st.global.u32 [%d2+0], %r1;".to_owned(), "writes 20 bytes"),
        ("bar.sync 0;".to_owned(), "no model"),
        ("@%p1 bra $LX;\n$LX:".to_owned(), "no model of a branch"),
        ("trap;".to_owned(), "no model"),
    ] {
        let line: &'static str = line.leak();
        let outcome = with(SHORT, before_end(line));
        assert!(refused(&outcome, why), "{line}: {outcome}");
    }
    // In the following cases, the kernel reads a register that was not written, has a loop without an end, or writes no
    // output.
    let outcome = with(SHORT, |text| within(text, kernel, |k| k.replacen("\tmov.u32 %r11, %ntid.x;\n", "", 1)));
    assert!(refused(&outcome, "was not written"), "{outcome}");
    let outcome = with(SHORT, before_end("$LX:\n\tbra.uni $LX;"));
    assert!(refused(&outcome, "more than"), "{outcome}");
    let outcome = with(SHORT, |text| within(text, kernel, |k| k.replace("st.global", "//")));
    assert!(refused(&outcome, "writes 0 bytes"), "{outcome}");
    // Here the lanes of a warp go different ways at a branch that is marked as uniform.
    let outcome = with(SHORT, before_end("setp.eq.u32 %p1, %r9, 7;\n\t@%p1 bra.uni $LX;\n$LX:"));
    assert!(refused(&outcome, "part at a branch"), "{outcome}");
    // Here the kernel reads the text as read-only memory. But the job works in place, so the kernel also writes this
    // memory.
    let outcome = with("ptx kuznyechik ecb encrypt x33 in place, short form", |text| {
        within(text, kernel, |k| k.replace("ld.global.v4.u32", "ld.global.nc.v4.u32"))
    });
    assert!(refused(&outcome, "read-only"), "{outcome}");
}

/// Plants faults in a few jobs. No job with a fault that changes results may be proved. Magma is left out here, because
/// its decision diagrams grow for a long time before the proofs are refused.
#[test]
fn faults_are_not_proved() {
    let mut fates = BTreeMap::new();
    for title in [SHORT, "ptx kuznyechik cbc decrypt x33, short form", "ptx kuznyechik cfb decrypt x33, short form"] {
        for fault in faults::plant(&job(title)).unwrap() {
            assert_ne!(fault.fate, Fate::WronglyProved, "{title}: {}", fault.what);
            *fates.entry(fault.fate).or_insert(0) += 1;
        }
    }
    let total: usize = fates.values().sum();
    let without_effect = fates.get(&Fate::Equivalent).copied().unwrap_or(0);
    assert!(total >= 25 && total - without_effect >= 20, "{fates:?}");
}

/// Checks that the specification and the library's public interface give the same results for known inputs.
#[test]
fn the_statement_is_the_librarys() {
    use fastgost::registry::{Algorithm, Direction, Options};
    for (title, name, direction) in [
        ("ptx kuznyechik ecb encrypt x33, long form", "kuznyechik-ecb", Direction::Encrypt),
        ("ptx kuznyechik cbc decrypt x33, short form", "kuznyechik-cbc", Direction::Decrypt),
        ("ptx kuznyechik ctr x33 from 0, short form", "kuznyechik-ctr", Direction::Encrypt),
        ("ptx magma cfb decrypt x33", "magma-cfb", Direction::Decrypt),
    ] {
        let job = job(title);
        let inputs = job.random(&mut Random(5));
        let keys = inputs.key.chunks(256).map(|key| job.cipher.keys(&mut Plain, key)).collect::<Vec<_>>();
        let said = crate::plain::bytes(&job.says(&mut Plain, &keys, &inputs, |_| true));
        let bytes = |bits: &[bool]| crate::plain::bytes(bits);
        let (key, iv, mut text) = (bytes(&inputs.key), bytes(&inputs.iv), bytes(job.text(&inputs)));
        let options = Options { iv: &iv, ..Options::default() };
        let mut mode = Algorithm::from_name(name).unwrap().cipher(direction, &key, &options).unwrap();
        mode.apply((&mut text[..]).into()).unwrap();
        assert_eq!(said, text, "{title}");
    }
}
