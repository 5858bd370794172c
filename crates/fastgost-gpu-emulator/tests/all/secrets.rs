//! Checks that no address, branch or predicate in the kernels of `fastgost-gpu` depends on keys or data. Also tests
//! that this check finds such dependencies in kernels that have them.
use fastgost_gpu_emulator::{
    ptx::Module,
    secrets::{LeakKind, leaks},
};
use std::{fs, path::PathBuf};

/// Returns whether a parameter contains a part of the state of CNT, the counter mode of GOST 28147-89. The state is
/// secret, because the keystream can be computed from the state and the key.
fn is_secret(kernel: &str, parameter: &str) -> bool {
    parameter.strip_prefix(kernel).is_some_and(|name| name.starts_with("_iv"))
}

fn kernels() -> Vec<(String, String)> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "fastgost-gpu", "src", "kernels"].iter().collect();
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).unwrap());
    paths.filter(|path| path.extension().is_some_and(|e| e == "ptx")).map(read).collect()
}

#[test]
fn no_kernel_leaks() {
    let (mut modules, mut entries) = (0, 0);
    for (name, source) in kernels() {
        let module = Module::parse(&source).unwrap();
        let found = leaks(&module, is_secret);
        assert!(found.is_empty(), "{name}: {}", found[0]);
        (modules, entries) = (modules + 1, entries + module.entries().count());
    }
    // There are four kernels of Kuznyechik (two directions in two forms), eight kernels of GOST 28147-89 (one for each
    // S-box set), and one kernel of Magma. Each of the nine modules also has a kernel that expands keys.
    assert_eq!((modules, entries), (9, 4 + 8 + 1 + 9));
}

/// Adds code to a file of kernels, so that a kernel leaks a secret. The test does this for each file, each kind of
/// secret and each kind of leak, and the check must find every leak. The secret is a result of the rounds, a parameter
/// with the state of CNT, a mask, a block of the data, or a plane.
#[test]
fn what_is_added_to_a_kernel_is_found() {
    use LeakKind::{Address, Division, Predicate};
    for (name, source) in kernels() {
        let lines: Vec<_> = source.lines().collect();
        for what in ["lop3.b32", "_iv0]", "ld.global.nc.v4.u32", "shr.s32"] {
            let at = lines.iter().rposition(|line| line.contains(what)).unwrap();
            let secret = lines[at].split(['{', ' ', ',']).find(|word| word.starts_with("%r")).unwrap();
            for (added, kind) in [
                (format!("cvt.u64.u32 %d1, {secret}; ld.global.u32 %r1, [%d1];"), Address),
                (format!("mad.wide.u32 %d1, {secret}, 16, %d1; st.global.u32 [%d1], %r1;"), Address),
                (format!("setp.ne.u32 %p1, {secret}, 0;"), Predicate),
                (format!("rem.u32 %r1, {secret}, 255;"), Division),
                (format!("div.u32 %r1, 255, {secret};"), Division),
            ] {
                let source = [&lines[..=at], &[&*added], &lines[at + 1..]].concat().join("\n");
                let found = leaks(&Module::parse(&source).unwrap(), is_secret);
                let line = at as u32 + 2;
                assert!(found.iter().any(|l| (l.line, l.kind) == (line, kind)), "{name}, line {line}: {added}");
            }
        }
    }
}

/// Tests that the check follows a secret from one register to another. The test has a case for each way that the secret
/// can take.
#[test]
fn ways_of_a_secret() {
    // Register %r1 has loaded data, %r2 has the secret parameter, and %r3 is public.
    for (way, leaks_here) in [
        ("setp.eq.u32 %p1, %r1, 0;", true),
        ("setp.eq.u32 %p1, %r2, 0;", true),
        ("setp.eq.u32 %p1, %r3, 0;", false),
        ("lop3.b32 %r4, %r3, %r3, %r1, 0x96; setp.eq.u32 %p1, %r4, 0;", true),
        ("lop3.b32 %r4, %r3, %r3, %r3, 0x96; setp.eq.u32 %p1, %r4, 0;", false),
        // The secret passes through the carry flag.
        ("add.cc.u32 %r4, %r1, 1; addc.u32 %r5, 0, 0; setp.eq.u32 %p1, %r5, 0;", true),
        ("add.cc.u32 %r4, %r3, 1; addc.u32 %r5, 0, 0; setp.eq.u32 %p1, %r5, 0;", false),
        // The secret passes through the halves of 64-bit registers.
        ("mov.b64 %d3, {%r3, %r1}; mov.b64 {%r4, %r5}, %d3; setp.eq.u32 %p1, %r4, 0;", true),
        ("mul.wide.u32 %d3, %r3, %r1; add.u64 %d3, %d3, %d1; ld.global.u32 %r4, [%d3];", true),
        // A loop carries the secret back to an earlier instruction.
        ("mov.u32 %r4, 0;\n$L1:\nsetp.eq.u32 %p1, %r4, 0; mov.u32 %r4, %r1; @%p2 bra $L1;", true),
        ("mov.u32 %r4, 0;\n$L1:\nsetp.eq.u32 %p1, %r4, 0; mov.u32 %r4, %r3; @%p2 bra $L1;", false),
        // The secret passes through an address into another address, or through a selection.
        ("cvt.u64.u32 %d3, %r3; add.u64 %d3, %d3, %d1; ld.global.u32 %r4, [%d3];", false),
        ("cvt.u64.u32 %d3, %r1; and.b64 %d3, %d3, 0; add.u64 %d3, %d3, %d1; st.global.u32 [%d3], %r3;", true),
        ("st.global.u32 [%d2], %r1;", false),
        ("selp.u32 %r4, %r1, %r3, %p2; setp.eq.u32 %p1, %r4, 0;", true),
        ("selp.u32 %r4, %r3, %r3, %p2; setp.eq.u32 %p1, %r4, 0;", false),
        ("bfe.s32 %r4, %r1, 3, 1; st.global.u32 [%d2], %r4;", false),
    ] {
        let source = format!(
            "{}.visible .entry kernel(.param .u64 kernel_in, .param .u64 kernel_out, .param .u32 kernel_iv0, \
             .param .u32 kernel_n)\n{{\n.reg .b32 %r<9>;\n.reg .b64 %d<9>;\n.reg .pred %p<9>;\n\
             ld.param.u64 %d1, [kernel_in];\nld.param.u64 %d2, [kernel_out];\nld.param.u32 %r2, [kernel_iv0];\n\
             ld.param.u32 %r3, [kernel_n];\nsetp.lt.u32 %p2, %r3, 4;\nld.global.u32 %r1, [%d1];\n{way}\nret;\n}}\n",
            ".version 7.0\n.target sm_70\n.address_size 64\n"
        );
        let found = leaks(&Module::parse(&source).unwrap(), is_secret);
        assert_eq!(!found.is_empty(), leaks_here, "{way}: {found:?}");
    }
}
