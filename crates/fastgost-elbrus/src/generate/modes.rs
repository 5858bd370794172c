//! Functions that modes of operation need besides the ciphers. These functions make counters, XOR words, and read words
//! from addresses that are not multiples of 8. All versions of the instruction set have the operations that these
//! functions use. The last argument of each function is the number of words or blocks to process. This number is not
//! zero, and is a multiple of the number of words or blocks that one iteration of the function's loop processes.
use super::{
    code::{Code, Value},
    function::{Function, argument},
    schedule::Given,
};
use fastgost_elbrus_executor::{isa::Latencies, text::Register};

/// The number of 64-bit words that one iteration of a loop processes.
const WORDS: u64 = 32;

/// Returns the functions. Each function comes with a comment about its arguments and its purpose.
pub fn functions(latencies: Latencies) -> Vec<(Function, &'static str)> {
    vec![
        (
            xor(latencies),
            "(dst, a, b, words): dst = a ^ b. All addresses are multiples of 8; words is a multiple of 32, not zero.",
        ),
        (
            realign(latencies),
            "(dst, src, words): a copy from an address that is no multiple of 8, by the words that have its bytes; words as above.",
        ),
        (
            counters64(latencies),
            "(dst, first, blocks): counters of 64 bits, big-endian; blocks is a multiple of 32, not zero.",
        ),
        (
            counters128(latencies),
            "(dst, high, low, blocks): counters of 128 bits, big-endian; blocks is a multiple of 16, not zero.",
        ),
    ]
}

/// The code of one iteration of a loop, and the values that are in registers before the iteration.
type Turn = (Code, Vec<(Value, Register)>);

/// Adds the loop to the function. Each iteration processes `each` of the `count` items. After the iteration, each
/// register in `steps` is increased by its step.
fn repeat(function: &mut Function, count: Register, each: u64, steps: &[(Register, u64)], (code, given): Turn) {
    let turns = function.compute(&format!("shrd {count}, {}", each.ilog2()));
    let steps: Vec<String> = steps.iter().map(|(r, by)| format!("addd {r}, {by:#x}, {r}")).collect();
    let given: Vec<Given> = given.into_iter().map(|(value, register)| (value, [register; 2])).collect();
    function.repeat("turn", turns, &steps, |function| {
        function.block(&[code], &given, false);
    });
}

fn xor(latencies: Latencies) -> Function {
    let mut function = Function::new("fastgost_elbrus_xor", latencies);
    let [dst, a, b, words] = [0, 1, 2, 3].map(argument);
    let mut code = Code::default();
    let [d, p, q] = [(); 3].map(|()| code.given());
    for i in 0..WORDS {
        let [x, y] = [p, q].map(|r| code.load("ldd", r, 8 * i));
        let sum = code.make("xord", &[x.into(), y.into()]);
        code.store("std", sum, d, 8 * i);
    }
    let steps = [dst, a, b].map(|r| (r, 8 * WORDS));
    repeat(&mut function, words, WORDS, &steps, (code, vec![(d, dst), (p, a), (q, b)]));
    function
}

fn realign(latencies: Latencies) -> Function {
    let mut function = Function::new("fastgost_elbrus_realign", latencies);
    let [dst, src, words] = [0, 1, 2].map(argument);
    // The words that contain the bytes of the source begin at `aligned`. A result joins two words: the first word is
    // shifted down by `down` bits, and the second word is shifted up by one bit and then by `up` bits. There are two
    // shifts up, because a single shift might have to shift by 64 bits. The processor uses only the low six bits of a
    // shift amount, so it would not shift at all in this case.
    let aligned = function.compute(&format!("andnd {src}, 7"));
    let bits = function.compute(&format!("shld {src}, 3"));
    let down = function.compute(&format!("andd {bits}, 0x38"));
    let up = function.compute(&format!("xord {down}, 0x3f"));
    let mut code = Code::default();
    let [d, p, low, high] = [(); 4].map(|()| code.given());
    let loaded: Vec<Value> = (0..=WORDS).map(|i| code.load("ldd", p, 8 * i)).collect();
    for (i, pair) in (0..).zip(loaded.windows(2)) {
        let first = code.make("shrd", &[pair[0].into(), low.into()]);
        let second = code.make("shld", &[pair[1].into(), 1.into()]);
        let both = code.make("shl_ord", &[second.into(), high.into(), first.into()]);
        code.store("std", both, d, 8 * i);
    }
    let steps = [dst, aligned].map(|r| (r, 8 * WORDS));
    repeat(&mut function, words, WORDS, &steps, (code, vec![(d, dst), (p, aligned), (low, down), (high, up)]));
    function
}

/// The index for `pshufb` that reverses the bytes of a word.
const REVERSED: u64 = 0x0001_0203_0405_0607;

fn counters64(latencies: Latencies) -> Function {
    let mut function = Function::new("fastgost_elbrus_counters64", latencies);
    let [dst, first, blocks] = [0, 1, 2].map(argument);
    let reversed = function.compute(&format!("addd 0, {REVERSED:#x}"));
    let mut code = Code::default();
    let [d, n, r] = [(); 3].map(|()| code.given());
    for i in 0..WORDS {
        let counter = code.make("addd", &[n.into(), i.into()]);
        let bytes = code.make("pshufb", &[counter.into(), counter.into(), r.into()]);
        code.store("std", bytes, d, 8 * i);
    }
    repeat(
        &mut function,
        blocks,
        WORDS,
        &[(dst, 8 * WORDS), (first, WORDS)],
        (code, vec![(d, dst), (n, first), (r, reversed)]),
    );
    function
}

fn counters128(latencies: Latencies) -> Function {
    let mut function = Function::new("fastgost_elbrus_counters128", latencies);
    let [dst, high, low, blocks] = [0, 1, 2, 3].map(argument);
    let each = WORDS / 2;
    let reversed = function.compute(&format!("addd 0, {REVERSED:#x}"));
    // `written` is the number of counter blocks that were written. The lower half of a counter is `low` plus this
    // number. There is a carry if the sum is less than `low`.
    let written = function.compute("addd 0, 0");
    let mut code = Code::default();
    let [d, h, l, w, r] = [(); 5].map(|()| code.given());
    for i in 0..each {
        let ahead = code.make("addd", &[w.into(), i.into()]);
        let sum = code.make("addd", &[l.into(), ahead.into()]);
        // The carry of a sum is the highest bit of (a & b) | ((a | b) & ~sum).
        let either = code.make("ord", &[l.into(), ahead.into()]);
        let either = code.make("andnd", &[either.into(), sum.into()]);
        let carries = code.make("and_ord", &[l.into(), ahead.into(), either.into()]);
        let upper = code.make("shr_addd", &[carries.into(), 63.into(), h.into()]);
        for (half, value) in [upper, sum].into_iter().enumerate() {
            let bytes = code.make("pshufb", &[value.into(), value.into(), r.into()]);
            code.store("std", bytes, d, 16 * i + 8 * half as u64);
        }
    }
    let given = vec![(d, dst), (h, high), (l, low), (w, written), (r, reversed)];
    repeat(&mut function, blocks, each, &[(dst, 8 * WORDS), (written, each)], (code, given));
    function
}
