//! Tests whole kernels: branches, barriers, kinds of memory, parameters, and kernels that are refused.
use crate::common::{self, Run, module, run, run_with};
use fastgost_gpu_emulator::{exec::FaultKind, ptx::Module};

#[test]
fn special_registers() {
    let source = format!(
        "{}
        .visible .entry kernel(.param .u64 in, .param .u64 out)
        {{
            .reg .b32 %r<7>;
            .reg .b64 %a;
            mov.u32 %r0, %tid.x;
            mov.u32 %r1, %ctaid.x;
            mov.u32 %r2, %ntid.x;
            mov.u32 %r3, %nctaid.x;
            mov.u32 %r4, %laneid;
            mov.u32 %r5, %ctaid.y;
            mov.u32 %r6, %ntid.z;
            ld.param.u64 %a, [out];
            mad.lo.u32 %r5, %r1, %r2, %r0;
            mad.wide.u32 %a, %r5, 16, %a;
            mad.lo.u32 %r3, %r3, %r6, 0;
            st.global.v4.u32 [%a], {{%r0, %r1, %r3, %r4}};
            ret;
        }}",
        common::HEADER
    );
    let output = run(&source, 3, 50, &[0], 3 * 50 * 16).unwrap();
    let words: Vec<u32> = output.chunks_exact(4).map(|x| u32::from_le_bytes(x.try_into().unwrap())).collect();
    for (i, registers) in words.chunks_exact(4).enumerate() {
        let i = i as u32;
        assert_eq!(registers, [i % 50, i / 50, 3, i % 50 % 32]);
    }
}

/// Returns the source of a kernel with 64 words of input and 64 words of output. When `body` begins, `%t` is the number
/// of the thread, `%in` is the address of the thread's input word, and `%out` is the address of the thread's output
/// word.
fn kernel(declarations: &str, body: &str) -> String {
    format!(
        "{}
        {declarations}
        .visible .entry kernel(.param .u64 in, .param .u64 out)
        {{
            .reg .b32 %t, %r<10>;
            .reg .b64 %in, %out, %a<10>;
            .reg .pred %p<10>;
            ld.param.u64 %in, [in];
            ld.param.u64 %out, [out];
            mov.u32 %t, %tid.x;
            mad.wide.u32 %in, %t, 4, %in;
            mad.wide.u32 %out, %t, 4, %out;
            {body}
            ret;
        }}",
        common::HEADER
    )
}

/// Runs a kernel with this body in 64 threads, and returns the 64 words of its output. Each thread writes one word.
fn output(declarations: &str, body: &str) -> Vec<u32> {
    let input: Vec<u8> = (0..64u32).flat_map(|i| (i * i + 3).to_le_bytes()).collect();
    let bytes = run(&kernel(declarations, body), 1, 64, &input, 256).unwrap();
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

fn fault(declarations: &str, body: &str) -> (FaultKind, String) {
    let fault = run(&kernel(declarations, body), 1, 64, &[0; 256], 256).unwrap_err();
    (fault.kind, fault.message)
}

/// Returns the number of steps that Collatz's rule needs to turn a number into 1.
fn collatz(mut n: u32) -> u32 {
    let mut steps = 0;
    while n != 1 {
        n = if n.is_multiple_of(2) { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

#[test]
fn divergence() {
    // The lanes leave the loop after different numbers of iterations. In the loop, some lanes take a branch, and other
    // lanes do not. Lanes that have left the loop wait for the other lanes.
    let body = "
        add.u32 %r0, %t, 1;
        mov.u32 %r1, 0;
        LOOP:
        setp.eq.u32 %p0, %r0, 1;
        @%p0 bra DONE;
        add.u32 %r1, %r1, 1;
        and.b32 %r2, %r0, 1;
        setp.eq.u32 %p1, %r2, 0;
        @%p1 bra EVEN;
        mad.lo.u32 %r0, %r0, 3, 1;
        bra LOOP;
        EVEN:
        shr.u32 %r0, %r0, 1;
        bra.uni LOOP;
        DONE:
        st.global.u32 [%out], %r1;";
    assert_eq!(output("", body), (1..=64).map(collatz).collect::<Vec<_>>());
    // Lanes exit at different places.
    let body = "
        st.global.u32 [%out], 1;
        setp.lt.u32 %p0, %t, 10;
        @%p0 ret;
        st.global.u32 [%out], 2;
        setp.lt.u32 %p0, %t, 40;
        @!%p0 bra LATE;
        st.global.u32 [%out], 3;
        ret;
        LATE:
        st.global.u32 [%out], 4;";
    let expected = |i| {
        if i < 10 {
            1
        } else if i < 40 {
            3
        } else {
            4
        }
    };
    assert_eq!(output("", body), (0..64).map(expected).collect::<Vec<_>>());
    let kind = fault("", "setp.lt.u32 %p0, %t, 10; @%p0 bra.uni L; L:");
    assert_eq!(kind.0, FaultKind::LaunchFailed, "bra.uni that is not uniform");
    assert_eq!(
        output("", "setp.lt.u32 %p0, %t, 32; @%p0 bra.uni L; mov.u32 %t, 9; L: st.global.u32 [%out], %t;")[31..33],
        [31, 9]
    );
}

#[test]
fn endless_loop() {
    assert_eq!(fault("", "L: bra L;").0, FaultKind::Timeout);
}

#[test]
fn barriers() {
    // Thread i reads the value that thread 63 - i wrote to shared memory. The body of the kernel has two such
    // exchanges.
    let shared = ".shared .align 16 .b32 words[64];";
    let body = "
        mov.u64 %a0, words;
        mad.wide.u32 %a1, %t, 4, %a0;
        sub.u32 %r0, 63, %t;
        mad.wide.u32 %a2, %r0, 4, %a0;
        ld.global.u32 %r1, [%in];
        st.shared.u32 [%a1], %r1;
        bar.sync 0;
        ld.shared.u32 %r2, [%a2];
        bar.sync 0;
        add.u32 %r2, %r2, %t;
        st.shared.u32 [%a1], %r2;
        bar.sync 0;
        ld.shared.u32 %r3, [%a2];
        st.global.u32 [%out], %r3;";
    let expected: Vec<u32> = (0..64).map(|t| t * t + 3 + 63 - t).collect();
    assert_eq!(output(shared, body), expected);
    // Without barriers, the first warp reads memory that the second warp has not written yet.
    assert_ne!(output(shared, &body.replace("bar.sync 0;", "")), expected);
    // Lanes that took different branches run together again before they reach a barrier.
    let body = "
        setp.gt.u32 %p0, %t, 7;
        mov.u32 %r0, 1;
        @%p0 bra ELSE;
        mov.u32 %r0, 2;
        bra JOIN;
        ELSE:
        @!%p0 bra JOIN;
        add.u32 %r0, %r0, 2;
        JOIN:
        bar.sync 0;
        st.global.u32 [%out], %r0;";
    assert_eq!(output("", body)[6..10], [2, 2, 3, 3]);
    // Warps do not wait for warps that have exited.
    let body = "setp.gt.u32 %p0, %t, 31; @%p0 ret; bar.sync 0; st.global.u32 [%out], 5;";
    assert_eq!(output("", body)[..32], [5; 32]);
    let kind = fault("", "setp.gt.u32 %p0, %t, 7; @%p0 bra L; bar.sync 0; L:");
    assert_eq!(kind.0, FaultKind::LaunchFailed, "a barrier that only some lanes reach");
    assert_eq!(fault("", "setp.gt.u32 %p0, %t, 7; @%p0 bar.sync 0;").0, FaultKind::LaunchFailed);
}

#[test]
fn memories() {
    // Tests loads of values of several widths, with and without a sign, loads of vectors, and offsets in addresses.
    let declarations = ".const .align 8 .b8 bytes[9] = {1, 0x82, 3, -4, 5, 6, 7, 8, 9};
        .visible .const .align 16 .b32 words[3] = {0x10, 0x20};
        .global .align 16 .b32 memory[4] = {1, 2, 3, 4};
        .shared .align 16 .v4 .u32 first[2];
        .extern .shared .align 16 .b8 rest[];";
    let one = |body: &str| output(declarations, &format!("{body} st.global.u32 [%out], %r0;"))[3];
    assert_eq!(one("ld.const.u8 %r0, [bytes+1];"), 0x82);
    assert_eq!(one("ld.const.s8 %r0, [bytes+1];"), 0xffff_ff82);
    assert_eq!(one("ld.const.u16 %r0, [bytes+2];"), 0xfc03);
    assert_eq!(one("ld.const.s16 %r0, [bytes+2];"), 0xffff_fc03);
    assert_eq!(one("mov.u64 %a0, bytes; ld.const.v4.u8 {%r1, %r2, %r3, %r0}, [%a0+4];"), 8);
    assert_eq!(one("ld.const.u32 %r0, [words+4];"), 0x20);
    assert_eq!(one("ld.const.u32 %r0, [words+8];"), 0);
    assert_eq!(one("ld.const.u64 %a1, [bytes]; shr.u64 %a1, %a1, 32; cvt.u32.u64 %r0, %a1;"), 0x0807_0605);
    assert_eq!(one("ld.const.v2.u32 {%r1, %r0}, [bytes];"), 0x0807_0605);
    assert_eq!(one("mov.u64 %a0, memory; ld.global.v4.u32 {%r1, %r2, %r3, %r0}, [%a0];"), 4);
    assert_eq!(one("ld.global.ca.u32 %r0, [memory+8];"), 3);
    assert_eq!(one("ld.global.nc.v2.u32 {%r0, %r1}, [memory+8];"), 3);
    assert_eq!(one("mov.u32 %r1, first; st.shared.v4.u32 [%r1+16], {7, 8, 9, 10}; ld.shared.u32 %r0, [first+24];"), 9);
    assert_eq!(one("st.shared.u8 [first+5], 0x1ff; ld.shared.u8 %r0, [first+5];"), 0xff);
    assert_eq!(
        one("mov.u64 %a0, 0x123456789abcdef0; st.shared.u64 [first+8], %a0; ld.shared.u32 %r0, [first+12];"),
        0x1234_5678
    );
    assert_eq!(one("mov.u32 %r0, rest;"), 32, "dynamic memory follows the static variables");
    assert_eq!(one("ld.param.u32 %r0, [in+4]; shr.u64 %a0, %in, 32; cvt.u32.u64 %r1, %a0; sub.u32 %r0, %r0, %r1;"), 0);
    // Global memory, shared memory and registers do not contain zeros before the kernel writes to them.
    for body in ["ld.global.u32 %r0, [%out];", "ld.shared.u32 %r0, [first];", ""] {
        assert_ne!(one(body), 0, "{body}");
    }
}

#[test]
fn wild_accesses() {
    use FaultKind::{IllegalAddress, IllegalInstruction, LaunchFailed, MisalignedAddress};
    let declarations = ".const .align 8 .b32 words[2]; .shared .align 16 .b32 shared[4];";
    for (body, kind) in [
        ("ld.global.u32 %r0, [%in+256];", IllegalAddress),
        ("ld.global.u32 %r0, [%in+-4];", IllegalAddress),
        ("setp.eq.u32 %p0, %t, 63; @%p0 ld.global.v2.u32 {%r0, %r1}, [%in];", MisalignedAddress),
        ("st.global.u32 [%out+4], 0;", IllegalAddress),
        ("mov.u64 %a0, 0; ld.global.u8 %r0, [%a0];", IllegalAddress),
        ("mov.u64 %a0, -4; st.global.u32 [%a0], 0;", IllegalAddress),
        ("ld.global.u32 %r0, [%in+2];", MisalignedAddress),
        ("st.global.v4.u32 [%out], {%r0, %r0, %r0, %r0};", MisalignedAddress),
        ("ld.const.u32 %r0, [words+8];", IllegalAddress),
        ("ld.const.u32 %r0, [words+2];", MisalignedAddress),
        ("ld.const.u32 %r0, [words+1048576];", IllegalAddress),
        ("mov.u32 %r1, 0; ld.const.u32 %r0, [%r1];", IllegalAddress),
        ("ld.shared.u32 %r0, [shared+16];", IllegalAddress),
        ("st.shared.u32 [shared+-4], 0;", IllegalAddress),
        ("st.shared.v2.u32 [shared+4], {0, 0};", MisalignedAddress),
        ("mov.u64 %a0, 5; tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [%a0, {%t}];", IllegalAddress),
        ("ld.global.nc.u32 %r0, [%out]; st.global.u32 [%out], 1;", LaunchFailed),
        ("trap;", IllegalInstruction),
    ] {
        assert_eq!(fault(declarations, body).0, kind, "{body}");
    }
    // The message contains the address, and the fault contains the line.
    let source = kernel("", "\n\nld.global.u32 %r0, [%in+256];");
    let line = 1 + source[..source.find("[%in+256]").unwrap()].matches('\n').count();
    let fault = run(&source, 1, 1, &[0; 256], 4).unwrap_err();
    assert_eq!(fault.line as usize, line);
    assert!(fault.message.starts_with("4 bytes at 0x"), "{}", fault.message);
}

/// Tests parameters of several sizes. The parameters have the order and the alignment of the fields of a C struct.
#[test]
fn parameters() {
    let source = format!(
        "{}
        .visible .entry kernel(
            .param .u64 .ptr .global .align 16 in, .param .u64 out,
            .param .u32 a, .param .u64 b, .param .u8 c, .param .align 8 .b8 d[12])
        {{
            .reg .b32 %r<4>;
            .reg .b64 %a<2>;
            ld.param.u64 %a0, [out];
            ld.param.u32 %r0, [a];
            ld.param.u64 %a1, [b];
            cvt.u32.u64 %r1, %a1;
            ld.param.u8 %r2, [c];
            ld.param.u32 %r3, [d+8];
            st.global.v4.u32 [%a0], {{%r0, %r1, %r2, %r3}};
        }}",
        common::HEADER
    );
    let extra: Vec<u8> = (1..=36).collect();
    let Run { result, output } = run_with(&module(&source).unwrap(), 1, 1, &[0], 16, &extra);
    result.unwrap();
    // The extra bytes are 1, 2, 3 and so on. In these bytes, the parameter a is at offset 0, b is at offset 8, c is at
    // offset 16, and d is at offset 24.
    let expected = [[1, 2, 3, 4], [9, 10, 11, 12], [17, 0, 0, 0], [33, 34, 35, 36]].concat();
    assert_eq!(output, expected);
}

#[test]
fn wrong_sources() {
    let whole = |body: &str| kernel(".shared .b32 s; .const .b32 c;", body);
    for (body, expected) in [
        ("add.b32 %r0, %r0, %r0;", "the instruction `add.b32` is not supported"),
        ("add.f32 %r0, %r0, %r0;", "the instruction `add.f32` is not supported"),
        ("add.sat.s32 %r0, %r0, %r0;", "the instruction `add.sat.s32` is not supported"),
        ("shfl.sync.idx.b32 %r0, %r0, %r0, %r0, %r0;", "the instruction `shfl.sync.idx.b32` is not supported"),
        ("ld.global.v8.u32 %r0, [%a0];", "the instruction `ld.global.v8.u32` is not supported"),
        ("ld.global.v4.u64 {%a0, %a0, %a0, %a0}, [%a0];", "the instruction `ld.global.v4.u64` is not supported"),
        ("ld.u32 %r0, [%a0];", "the instruction `ld.u32` is not supported"),
        ("setp.lo.s32 %p0, %r0, %r0;", "the instruction `setp.lo.s32` is not supported"),
        ("setp.lt.b32 %p0, %r0, %r0;", "the instruction `setp.lt.b32` is not supported"),
        ("add.u32 %r0, %r0;", "`add.u32` with 2 operands, not 3"),
        ("add.u32 %r0, %a0, %r0;", "`%a0` is not of the type that `add.u32` takes"),
        ("add.u64 %r0, %a0, %a0;", "`%r0` is not of the type that `add.u64` takes"),
        ("shl.b64 %a0, %a0, %a0;", "`%a0` is not of the type that `shl.b64` takes"),
        ("add.u32 %r0, %r10, %r0;", "`%r10` is not declared"),
        ("add.u32 %r0, %r01, %r0;", "`%r01` is not declared"),
        ("mov.u32 %tid.x, 1;", "Name(\"%tid.x\") where `mov.u32` takes a register"),
        ("mov.u32 %r0, 4294967296;", "4294967296 has more bits than `mov.u32` takes"),
        ("mov.u32 %r0, -2147483649;", "-2147483649 has more bits than `mov.u32` takes"),
        ("lop3.b32 %r0, %r0, %r0, %r0, 256;", "`lop3.b32` takes a constant from 0 to 255 here"),
        ("lop3.b32 %r0, %r0, %r0, %r0, %r0;", "`lop3.b32` takes a constant from 0 to 255 here"),
        ("@%r0 ret;", "`%r0` is not a predicate"),
        ("bra NOWHERE;", "there is no label `NOWHERE`"),
        ("L: L:", "the label `L` is declared twice"),
        ("bar.sync 1;", "`bar.sync` takes a constant from 0 to 0 here"),
        ("ld.param.u64 %a0, [none];", "there is no parameter `none`"),
        ("ld.param.u64 %a0, [in+8];", "`ld.param.u64` is outside of the parameter `in`"),
        ("ld.param.u32 %r0, [in+2];", "`ld.param.u32` is not aligned"),
        ("ld.global.u32 %r0, [%r1];", "`%r1` is not a register for addresses"),
        ("ld.global.v2.u32 {%r0, %r1, %r2}, [%a0];", "`ld.global.v2.u32` takes 2 registers"),
        ("st.const.u32 [c], %r0;", "the instruction `st.const.u32` is not supported"),
        ("mov.u32 %r0, %clock;", "`%clock` is not declared"),
        (".reg .f32 %f;", "registers of the type `.f32` are not supported"),
        (".reg .b32 %t;", "`%t` is declared twice"),
        (".shared .b32 s;", "`s` is declared twice"),
        ("mov.u32 %r0 5;", "`5` where `,` should be"),
    ] {
        let source = whole(&format!("\n\n{body}"));
        let error = Module::parse(&source).map(drop).unwrap_err();
        assert_eq!(error.message, expected, "{body}");
        let line = 1 + source[..source.rfind(body).unwrap()].matches('\n').count();
        assert_eq!(error.line as usize, line, "{body}");
    }
    let header = common::HEADER;
    for (source, expected) in [
        (String::new(), "the file ends in the middle"),
        (header.replace("64", "32"), "the address size is not 64"),
        (header.replace("sm_70", "sm_90a"), "`sm_90a` is not a target such as sm_70"),
        (header.replace("7.0", "seven"), "`seven` is not a version"),
        (format!("{header} .visible .func f() {{}}"), "`.func` is not supported here"),
        (
            format!("{header} .visible .entry f() .maxclusterrank 3 {{}}"),
            "the directive `.maxclusterrank` is not supported",
        ),
        (
            format!("{header} .visible .entry f() .reqntid 8, 2 {{}}"),
            "blocks of more than one dimension are not supported",
        ),
        (format!("{header} .entry f() {{}} .entry f() {{}}"), "the kernel `f` is declared twice"),
        (format!("{header} .entry f() {{ ret;"), "the file ends in the middle"),
        (format!("{header} .const .b32 x[16385];"), "constants of more than 65536 bytes"),
        (format!("{header} .shared .b8 x[];"), "only `.extern .shared` arrays, and all of them, are without a size"),
        (format!("{header} .const .b8 x[1] = {{1, 2}};"), "more values than `x` has elements"),
        (format!("{header} .const .f32 x;"), "the type `.f32` is not supported"),
    ] {
        assert_eq!(Module::parse(&source).map(drop).unwrap_err().message, expected, "{source}");
    }
}
