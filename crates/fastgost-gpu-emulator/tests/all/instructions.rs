//! Compares the results of every instruction with the description of the instruction in the documentation of PTX.
use crate::common::{self, run};

/// The values of the registers `%a`, `%b` and so on in one thread, when the instruction under test begins.
#[derive(Clone, Copy, Debug)]
struct Lane {
    a: u32,
    b: u32,
    c: u32,
    x: u64,
    y: u64,
    z: u64,
    p: bool,
}

/// Returns a value for the tests. A quarter of the values are edges (`EDGES`), at which instructions change their
/// behaviour. All other values are arbitrary.
fn number(i: u64) -> u64 {
    const EDGES: [u64; 16] = [
        0,
        1,
        0x8000_0000,
        0xffff_ffff,
        u64::MAX,
        1 << 63,
        31,
        32,
        33,
        63,
        64,
        65,
        0x7fff_ffff,
        255,
        256,
        0x7fff_ffff_ffff_ffff,
    ];
    let mixed = i.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = mixed ^ mixed >> 32;
    if mixed & 3 == 0 { EDGES[(mixed >> 8) as usize % 16] } else { mixed }
}

const THREADS: u64 = 1024;

fn lane(thread: u64) -> Lane {
    let [a, b, c] = [0, 1, 2].map(|i| number(6 * thread + i) as u32);
    let [x, y, z] = [3, 4, 5].map(|i| number(6 * thread + i));
    // In a third of the threads, the operands b and c are small. They are shift amounts, positions of bit fields and
    // selectors, whose usual values are small.
    let (b, c) = if thread.is_multiple_of(3) { (b % 70, c % 70) } else { (b, c) };
    Lane { a, b, c, x, y, z, p: thread % 5 < 2 }
}

/// Runs instructions (`body`) on many values, and compares the results with `expected`. The instructions write `%d`,
/// `%e` or `%q`. Before the instructions run, `%d` and `%e` are 77, and `%q` is false.
fn check(body: &str, expected: impl Fn(Lane) -> (u32, u64, bool)) {
    let source = format!(
        "{}
        .visible .entry kernel(.param .u64 in, .param .u64 out)
        {{
            .reg .b32 %a, %b, %c, %d, %t, %u;
            .reg .b64 %x, %y, %z, %e, %in, %out, %v;
            .reg .pred %p, %q, %o;
            ld.param.u64 %in, [in];
            ld.param.u64 %out, [out];
            mov.u32 %t, %tid.x;
            mad.wide.u32 %in, %t, 40, %in;
            mad.wide.u32 %out, %t, 16, %out;
            ld.global.u32 %a, [%in];
            ld.global.u32 %b, [%in+4];
            ld.global.u32 %c, [%in+8];
            ld.global.u32 %t, [%in+12];
            ld.global.u64 %x, [%in+16];
            ld.global.u64 %y, [%in+24];
            ld.global.u64 %z, [%in+32];
            setp.ne.u32 %p, %t, 0;
            setp.ne.u32 %q, %t, %t;
            mov.u32 %d, 77;
            mov.u64 %e, 77;
            {body}
            selp.b32 %t, 1, 0, %q;
            st.global.u64 [%out], %e;
            st.global.v2.u32 [%out+8], {{%d, %t}};
        }}",
        common::HEADER
    );
    let mut input = Vec::new();
    for Lane { a, b, c, x, y, z, p } in (0..THREADS).map(lane) {
        input.extend([a, b, c, p.into()].iter().flat_map(|x: &u32| x.to_le_bytes()));
        input.extend([x, y, z].iter().flat_map(|x| x.to_le_bytes()));
    }
    let output = run(&source, 1, THREADS as u32, &input, 16 * THREADS as usize).unwrap();
    for (thread, bytes) in output.chunks_exact(16).enumerate() {
        let lane = lane(thread as u64);
        let e = u64::from_le_bytes(bytes[..8].try_into().unwrap());
        let [d, q] = [8, 12].map(|i| u32::from_le_bytes(bytes[i..i + 4].try_into().unwrap()));
        assert_eq!((d, e, q != 0), expected(lane), "{body} of {lane:x?}");
    }
}

fn check32(body: &str, f: impl Fn(Lane) -> u32) {
    check(body, |lane| (f(lane), 77, false));
}

fn check64(body: &str, f: impl Fn(Lane) -> u64) {
    check(body, |lane| (77, f(lane), false));
}

fn check_predicate(body: &str, f: impl Fn(Lane) -> bool) {
    check(body, |lane| (77, 77, f(lane)));
}

#[test]
fn moves() {
    check32("mov.b32 %d, %a;", |l| l.a);
    check32("mov.u32 %d, -5;", |_| 5u32.wrapping_neg());
    check32("mov.s32 %d, 0xffffffff;", |_| u32::MAX);
    check64("mov.b64 %e, %x;", |l| l.x);
    check64("mov.s64 %e, -5;", |_| 5u64.wrapping_neg());
    check64("mov.b64 %e, {%a, %b};", |l| u64::from(l.b) << 32 | u64::from(l.a));
    check32("mov.b64 {%d, %t}, %x;", |l| l.x as u32);
    check32("mov.b64 {%t, %d}, %x;", |l| (l.x >> 32) as u32);
    check_predicate("mov.pred %q, %p;", |l| l.p);
    check32("selp.b32 %d, %a, %b, %p;", |l| if l.p { l.a } else { l.b });
    check64("selp.u64 %e, %x, 5, %p;", |l| if l.p { l.x } else { 5 });
    check64("cvta.to.global.u64 %e, %x;", |l| l.x);
}

#[test]
fn logic() {
    for table in 0..=255_u32 {
        check32(&format!("lop3.b32 %d, %a, %b, %c, {table};"), |l| {
            (0..32).fold(0, |d, i| {
                let index = (l.a >> i & 1) << 2 | (l.b >> i & 1) << 1 | l.c >> i & 1;
                d | (table >> index & 1) << i
            })
        });
    }
    check32("and.b32 %d, %a, %b;", |l| l.a & l.b);
    check32("or.b32 %d, %a, %b;", |l| l.a | l.b);
    check32("xor.b32 %d, %a, %b;", |l| l.a ^ l.b);
    check32("not.b32 %d, %a;", |l| !l.a);
    check64("and.b64 %e, %x, %y;", |l| l.x & l.y);
    check64("or.b64 %e, %x, %y;", |l| l.x | l.y);
    check64("xor.b64 %e, %x, %y;", |l| l.x ^ l.y);
    check64("not.b64 %e, %x;", |l| !l.x);
    check32("brev.b32 %d, %a;", |l| l.a.reverse_bits());
    check64("brev.b64 %e, %x;", |l| l.x.reverse_bits());
    check32("popc.b32 %d, %a;", |l| l.a.count_ones());
    check32("popc.b64 %d, %x;", |l| l.x.count_ones());
    check32("clz.b32 %d, %a;", |l| l.a.leading_zeros());
    check32("clz.b64 %d, %x;", |l| l.x.leading_zeros());
    check_predicate("not.pred %q, %p;", |l| !l.p);
    check_predicate("setp.eq.u32 %o, %a, %b; and.pred %q, %p, %o;", |l| l.p && l.a == l.b);
    check_predicate("setp.lt.u32 %o, %a, %b; or.pred %q, %p, %o;", |l| l.p || l.a < l.b);
    check_predicate("setp.lt.u32 %o, %a, %b; xor.pred %q, %p, %o;", |l| l.p != (l.a < l.b));
}

/// Tests a rule of PTX: a shift amount above the width of the register has the same effect as the width.
#[test]
fn shifts() {
    let left = |x: u32, n: u32| x.checked_shl(n).unwrap_or(0);
    let right = |x: u32, n: u32| x.checked_shr(n).unwrap_or(0);
    let signed = |x: u32, n: u32| (x as i32).checked_shr(n).unwrap_or((x as i32) >> 31) as u32;
    check32("shl.b32 %d, %a, %b;", |l| left(l.a, l.b));
    check32("shr.b32 %d, %a, %b;", |l| right(l.a, l.b));
    check32("shr.u32 %d, %a, %b;", |l| right(l.a, l.b));
    check32("shr.s32 %d, %a, %b;", |l| signed(l.a, l.b));
    check64("shl.b64 %e, %x, %b;", |l| l.x.checked_shl(l.b).unwrap_or(0));
    check64("shr.u64 %e, %x, %b;", |l| l.x.checked_shr(l.b).unwrap_or(0));
    check64("shr.b64 %e, %x, %b;", |l| l.x.checked_shr(l.b).unwrap_or(0));
    check64("shr.s64 %e, %x, %b;", |l| (l.x as i64).checked_shr(l.b).unwrap_or((l.x as i64) >> 63) as u64);
    for n in [0, 1, 31, 32, 33, 255] {
        check32(&format!("shl.b32 %d, %a, {n};"), |l| left(l.a, n));
        check32(&format!("shr.s32 %d, %a, {n};"), |l| signed(l.a, n));
    }
    check32("shf.l.clamp.b32 %d, %a, %b, %c;", |l| {
        let n = l.c.min(32);
        left(l.b, n) | right(l.a, 32 - n)
    });
    check32("shf.r.clamp.b32 %d, %a, %b, %c;", |l| {
        let n = l.c.min(32);
        left(l.b, 32 - n) | right(l.a, n)
    });
    check32("shf.l.wrap.b32 %d, %a, %b, %c;", |l| left(l.b, l.c & 31) | right(l.a, 32 - (l.c & 31)));
    check32("shf.r.wrap.b32 %d, %a, %b, %c;", |l| left(l.b, 32 - (l.c & 31)) | right(l.a, l.c & 31));
}

/// Computes `bfe` bit by bit, as PTX describes it.
fn extract(a: u64, b: u32, c: u32, width: u32, signed: bool) -> u64 {
    let (position, length) = (b & 255, c & 255);
    let bit = |i: u32| a >> i & 1;
    let sign = if !signed || length == 0 { 0 } else { bit((position + length - 1).min(width - 1)) };
    (0..width).fold(0, |d, i| {
        let is_field = i < length && position + i < width;
        d | (if is_field { bit(position + i) } else { sign }) << i
    })
}

#[test]
fn fields() {
    check32("bfe.u32 %d, %a, %b, %c;", |l| extract(l.a.into(), l.b, l.c, 32, false) as u32);
    check32("bfe.s32 %d, %a, %b, %c;", |l| extract(l.a.into(), l.b, l.c, 32, true) as u32);
    check64("bfe.u64 %e, %x, %b, %c;", |l| extract(l.x, l.b, l.c, 64, false));
    check64("bfe.s64 %e, %x, %b, %c;", |l| extract(l.x, l.b, l.c, 64, true));
    for bit in [0, 5, 31] {
        check32(&format!("bfe.s32 %d, %a, {bit}, 1;"), |l| 0u32.wrapping_sub(l.a >> bit & 1));
    }
}

/// Tests `prmt` with the tables in the documentation of PTX.
#[test]
fn permutations() {
    let bytes = |l: Lane| [l.a.to_le_bytes(), l.b.to_le_bytes()].concat();
    let select = |l: Lane, selector: u32| {
        u32::from_le_bytes(std::array::from_fn(|i| {
            let digit = selector >> (4 * i) & 15;
            let byte = bytes(l)[digit as usize & 7];
            if digit < 8 { byte } else { ((byte as i8) >> 7) as u8 }
        }))
    };
    check32("prmt.b32 %d, %a, %b, %c;", |l| select(l, l.c));
    for selector in [0x5410, 0x7632, 0x6420, 0x7531, 0x3210, 0x0123, 0xba98, 0xfedc] {
        check32(&format!("prmt.b32 %d, %a, %b, {selector};"), |l| select(l, selector));
    }
    let modes = [
        ("f4e", [0x3210, 0x4321, 0x5432, 0x6543]),
        ("b4e", [0x5670, 0x6701, 0x7012, 0x0123]),
        ("rc8", [0x0000, 0x1111, 0x2222, 0x3333]),
        ("ecl", [0x3210, 0x3211, 0x3222, 0x3333]),
        ("ecr", [0x0000, 0x1110, 0x2210, 0x3210]),
        ("rc16", [0x1010, 0x3232, 0x1010, 0x3232]),
    ];
    for (mode, selectors) in modes {
        check32(&format!("prmt.b32.{mode} %d, %a, %b, %c;"), |l| select(l, selectors[l.c as usize & 3]));
    }
}

#[test]
fn arithmetic() {
    check32("add.u32 %d, %a, %b;", |l| l.a.wrapping_add(l.b));
    check32("sub.s32 %d, %a, %b;", |l| l.a.wrapping_sub(l.b));
    check64("add.s64 %e, %x, %y;", |l| l.x.wrapping_add(l.y));
    check64("sub.u64 %e, %x, %y;", |l| l.x.wrapping_sub(l.y));
    check32("neg.s32 %d, %a;", |l| l.a.wrapping_neg());
    check64("neg.s64 %e, %x;", |l| l.x.wrapping_neg());
    check32("abs.s32 %d, %a;", |l| (l.a as i32).unsigned_abs());
    check64("abs.s64 %e, %x;", |l| (l.x as i64).unsigned_abs());
    check32("min.u32 %d, %a, %b;", |l| l.a.min(l.b));
    check32("min.s32 %d, %a, %b;", |l| (l.a as i32).min(l.b as i32) as u32);
    check32("max.u32 %d, %a, %b;", |l| l.a.max(l.b));
    check32("max.s32 %d, %a, %b;", |l| (l.a as i32).max(l.b as i32) as u32);
    check64("min.u64 %e, %x, %y;", |l| l.x.min(l.y));
    check64("min.s64 %e, %x, %y;", |l| (l.x as i64).min(l.y as i64) as u64);
    check64("max.u64 %e, %x, %y;", |l| l.x.max(l.y));
    check64("max.s64 %e, %x, %y;", |l| (l.x as i64).max(l.y as i64) as u64);
    let product = |l: Lane| u64::from(l.a) * u64::from(l.b);
    let signed = |l: Lane| i64::from(l.a as i32) * i64::from(l.b as i32);
    check32("mul.lo.u32 %d, %a, %b;", |l| product(l) as u32);
    check32("mul.lo.s32 %d, %a, %b;", |l| signed(l) as u32);
    check32("mul.hi.u32 %d, %a, %b;", |l| (product(l) >> 32) as u32);
    check32("mul.hi.s32 %d, %a, %b;", |l| (signed(l) >> 32) as u32);
    check64("mul.wide.u32 %e, %a, %b;", product);
    check64("mul.wide.s32 %e, %a, %b;", |l| signed(l) as u64);
    check32("mad.lo.u32 %d, %a, %b, %c;", |l| (product(l) as u32).wrapping_add(l.c));
    check32("mad.lo.s32 %d, %a, %b, %c;", |l| (product(l) as u32).wrapping_add(l.c));
    check32("mad.hi.u32 %d, %a, %b, %c;", |l| ((product(l) >> 32) as u32).wrapping_add(l.c));
    check32("mad.hi.s32 %d, %a, %b, %c;", |l| ((signed(l) >> 32) as u32).wrapping_add(l.c));
    check64("mad.wide.u32 %e, %a, %b, %x;", |l| product(l).wrapping_add(l.x));
    check64("mad.wide.s32 %e, %a, %b, %x;", |l| (signed(l) as u64).wrapping_add(l.x));
    check64("mul.lo.u64 %e, %x, %y;", |l| l.x.wrapping_mul(l.y));
    check64("mul.hi.u64 %e, %x, %y;", |l| ((u128::from(l.x) * u128::from(l.y)) >> 64) as u64);
    check64("mul.hi.s64 %e, %x, %y;", |l| ((i128::from(l.x as i64) * i128::from(l.y as i64)) >> 64) as u64);
    check64("mad.lo.u64 %e, %x, %y, %z;", |l| l.x.wrapping_mul(l.y).wrapping_add(l.z));
    // The divisor is never zero, since the result of a division by zero is unspecified.
    check32("or.b32 %b, %b, 1; div.u32 %d, %a, %b;", |l| l.a / (l.b | 1));
    check32("or.b32 %b, %b, 1; rem.u32 %d, %a, %b;", |l| l.a % (l.b | 1));
    check32("or.b32 %b, %b, 1; div.s32 %d, %a, %b;", |l| (l.a as i32).wrapping_div(l.b as i32 | 1) as u32);
    check32("or.b32 %b, %b, 1; rem.s32 %d, %a, %b;", |l| (l.a as i32).wrapping_rem(l.b as i32 | 1) as u32);
    check64("or.b64 %y, %y, 1; div.u64 %e, %x, %y;", |l| l.x / (l.y | 1));
    check64("or.b64 %y, %y, 1; rem.u64 %e, %x, %y;", |l| l.x % (l.y | 1));
    check64("or.b64 %y, %y, 1; div.s64 %e, %x, %y;", |l| (l.x as i64).wrapping_div(l.y as i64 | 1) as u64);
    check64("or.b64 %y, %y, 1; rem.s64 %e, %x, %y;", |l| (l.x as i64).wrapping_rem(l.y as i64 | 1) as u64);
}

/// Tests additions and subtractions with carries. Chains of these instructions add and subtract numbers of 96 and 128
/// bits.
#[test]
fn carries() {
    let wide = |l: Lane| (u128::from(l.c) << 64 | u128::from(l.x), u128::from(l.y), u128::from(l.z));
    let words = "mov.b64 {%t, %u}, %x; mov.b64 {%a, %b}, %y;";
    let sum = |l: Lane| wide(l).0.wrapping_add(wide(l).1);
    let difference = |l: Lane| wide(l).0.wrapping_sub(wide(l).1);
    let add = "add.cc.u32 %t, %t, %a; addc.cc.u32 %u, %u, %b; addc.u32 %d, %c, 0; mov.b64 %e, {%t, %u};";
    check(&format!("{words} {add}"), |l| ((sum(l) >> 64) as u32, sum(l) as u64, false));
    let subtract = "sub.cc.u32 %t, %t, %a; subc.cc.u32 %u, %u, %b; subc.u32 %d, %c, 0; mov.b64 %e, {%t, %u};";
    check(&format!("{words} {subtract}"), |l| ((difference(l) >> 64) as u32, difference(l) as u64, false));
    check64("add.cc.u64 %v, %x, %y; addc.u64 %e, %z, 0;", |l| l.z.wrapping_add(l.x.overflowing_add(l.y).1.into()));
    check64("sub.cc.s64 %v, %x, %y; subc.s64 %e, %z, 0;", |l| l.z.wrapping_sub((l.x < l.y).into()));
    // This is the addition modulo 2^32 - 1 of GOST 28147-89. If the sum has a carry out of the highest bit, this carry
    // is added at the lowest bit.
    check32("add.cc.u32 %d, %a, %b; addc.u32 %d, %d, 0;", |l| {
        let (sum, carry) = l.a.overflowing_add(l.b);
        sum.wrapping_add(carry.into())
    });
    // The product has 64 bits, and `%c` is added to the product.
    check64("mad.lo.cc.u32 %t, %a, %b, %c; madc.hi.u32 %u, %a, %b, 0; mov.b64 %e, {%t, %u};", |l| {
        u64::from(l.a) * u64::from(l.b) + u64::from(l.c)
    });
    // A guarded instruction does not change the flags of the other lanes.
    check32("sub.cc.u32 %t, 0, 1; @%p add.cc.u32 %t, 0, 0; addc.u32 %d, 0, 0;", |l| u32::from(!l.p));
}

#[test]
fn comparisons() {
    type Test = (&'static str, fn(i128, i128) -> bool);
    let tests: [Test; 6] = [
        ("eq", |a, b| a == b),
        ("ne", |a, b| a != b),
        ("lt", |a, b| a < b),
        ("le", |a, b| a <= b),
        ("gt", |a, b| a > b),
        ("ge", |a, b| a >= b),
    ];
    for (name, f) in tests {
        check_predicate(&format!("setp.{name}.u32 %q, %a, %b;"), |l| f(l.a.into(), l.b.into()));
        check_predicate(&format!("setp.{name}.s32 %q, %a, %b;"), |l| f((l.a as i32).into(), (l.b as i32).into()));
        check_predicate(&format!("setp.{name}.u64 %q, %x, %y;"), |l| f(l.x.into(), l.y.into()));
        check_predicate(&format!("setp.{name}.s64 %q, %x, %y;"), |l| f((l.x as i64).into(), (l.y as i64).into()));
        check_predicate(&format!("setp.{name}.u32 %q, %a, %a;"), |l| f(l.a.into(), l.a.into()));
    }
    check_predicate("setp.eq.b32 %q, %a, 255;", |l| l.a == 255);
    check_predicate("setp.ne.b64 %q, %x, 255;", |l| l.x != 255);
    for (name, f) in [("lo", tests[2].1), ("ls", tests[3].1), ("hi", tests[4].1), ("hs", tests[5].1)] {
        check_predicate(&format!("setp.{name}.u32 %q, %a, %b;"), |l| f(l.a.into(), l.b.into()));
    }
    check_predicate("setp.lt.and.u32 %q, %a, %b, %p;", |l| l.a < l.b && l.p);
    check_predicate("setp.lt.or.u32 %q, %a, %b, !%p;", |l| l.a < l.b || !l.p);
    check_predicate("setp.lt.xor.u32 %q, %a, %b, %p;", |l| (l.a < l.b) != l.p);
    check_predicate("setp.lt.u32 %o|%q, %a, %b;", |l| l.a >= l.b);
    check_predicate("setp.lt.and.u32 %o|%q, %a, %b, %p;", |l| l.a >= l.b && l.p);
}

#[test]
fn conversions() {
    check64("cvt.u64.u32 %e, %a;", |l| l.a.into());
    check64("cvt.s64.s32 %e, %a;", |l| l.a as i32 as u64);
    check64("cvt.u64.s32 %e, %a;", |l| l.a as i32 as u64);
    check32("cvt.u32.u64 %d, %x;", |l| l.x as u32);
    check32("cvt.u32.u8 %d, %a;", |l| (l.a as u8).into());
    check32("cvt.s32.s8 %d, %a;", |l| l.a as i8 as u32);
    check32("cvt.u32.u16 %d, %a;", |l| (l.a as u16).into());
    check32("cvt.s32.s16 %d, %a;", |l| l.a as i16 as u32);
    check32("cvt.u8.u32 %d, %a;", |l| (l.a as u8).into());
    check64("cvt.s64.s16 %e, %a;", |l| l.a as i16 as u64);
}

#[test]
fn guards() {
    check32("@%p mov.u32 %d, %a;", |l| if l.p { l.a } else { 77 });
    check32("@!%p mov.u32 %d, %a;", |l| if l.p { 77 } else { l.a });
    check64("@%p xor.b64 %e, %x, %y;", |l| if l.p { l.x ^ l.y } else { 77 });
    check_predicate("@%p setp.eq.u32 %q, %a, %a;", |l| l.p);
    // A guarded load does not access memory in the other lanes.
    check32("selp.u64 %in, %in, 3, %p; @%p ld.global.u32 %d, [%in];", |l| if l.p { l.a } else { 77 });
    check32("@!%p bra SKIP; mov.u32 %d, %a; SKIP:", |l| if l.p { l.a } else { 77 });
}
