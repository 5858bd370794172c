//! Writes `circuit.rs`, which has L as circuits of two-input gates. The circuit generator of pi makes these circuits
//! from the coefficients of L.
//!
//! The test below fails if the file differs from the text that this code writes. With `FASTGOST_WRITE=1` in the
//! environment, the test writes the file.
use super::{spec, toeplitz::SERIES};
use crate::pi::generate::{Circuit, Signal, Sum, compare, header};
use std::{
    collections::{BTreeSet, HashMap},
    fmt::Write,
    format,
    string::String,
    vec,
    vec::Vec,
};

/// L is two products of power series (see `toeplitz`). Returns the coefficients of these series, which are c_0, c_1,
/// ... and h_0, h_1, ...
pub(crate) fn factors() -> [[u8; 16]; 2] {
    let mut c = spec::L;
    c.reverse();
    [c, SERIES]
}

/// Returns whether bit `to` of the product of a byte and the constant `c` depends on bit `from` of the byte.
pub(crate) fn is_in_product(c: u8, from: usize, to: usize) -> bool {
    spec::mul(1 << from, c) >> to & 1 == 1
}

/// Returns the eight bits of a sum of products. Each term is the name of a byte and its constant factor. Each returned
/// bit is a sum of bits of these bytes.
fn products(terms: &[(String, u8)]) -> Vec<Sum> {
    let mut sums = vec![Sum::new(); 8];
    for (name, c) in terms {
        for j in 0..8 {
            for bit in (0..8).filter(|&bit| is_in_product(*c, j, bit)) {
                sums[bit].insert(format!("{name}[{j}]"));
            }
        }
    }
    sums
}

/// Finds the pairs of bits that several sums share. Returns a circuit that adds each of these pairs once, and the sums
/// that remain. No two of the remaining sums share a pair. If several pairs are equally common, the choice among them
/// decides the number of gates. A pseudo-random generator makes this choice. The seeds in `l_step` and `series` are the
/// best of some hundreds of seeds.
fn shared(sums: &[Sum], seed: u64) -> (Circuit, Vec<Sum>) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let (mut c, mut sums) = (Circuit::new("v"), sums.to_vec());
    c.share(&mut sums, 2, |n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    });
    (c, sums)
}

/// Writes a step of L. The coefficients are a palindrome, so the step multiplies the sums a_(t+j) ^ a_(t+16-j) instead
/// of single bytes. Only a_(t+8) is multiplied alone.
fn l_step() -> String {
    let mut terms: Vec<_> = (1..7).map(|j| (format!("p{j}"), spec::L[j - 1])).collect();
    terms.push((String::from("p8"), spec::L[7]));
    let (mut c, sums) = shared(&products(&terms), 254);
    let mut pairs = Vec::new();
    for j in 1..7 {
        for bit in 0..8 {
            pairs.push((format!("p{j}[{bit}]"), format!("s[{}][{bit}] ^ s[{j}][{bit}]", 16 - j)));
        }
    }
    pairs.append(&mut c.gates);
    let outputs = sums.into_iter().enumerate().map(|(bit, sum)| {
        let mut terms: Vec<Signal> = ["s[9]", "s[7]", "s[0]", "k"].iter().map(|s| format!("{s}[{bit}]")).collect();
        terms.extend(sum);
        (format!("y{bit}"), terms)
    });
    program(&pairs, outputs.collect()).replace("p8[", "s[8][")
}

/// Writes a step of L for CPUs whose instructions do not take operands from memory. The coefficients are divided into
/// groups. After each group only the sums are still needed, so that 32 registers suffice. This step takes more gates
/// than `l_step`. But `l_step` has so many operands at a time that a third of all operands is stored and loaded again.
fn l_step_in_groups() -> String {
    let mut text = String::new();
    for bit in 0..8 {
        let _ = writeln!(text, "    let y{bit} = s[0][{bit}] ^ k[{bit}] ^ (s[7][{bit}] ^ s[9][{bit}]);");
    }
    for group in [&[1, 8][..], &[2, 4], &[3], &[5, 6]] {
        let terms: Vec<_> =
            group.iter().map(|&j| (format!("p{j}"), if j == 8 { spec::L[7] } else { spec::L[j - 1] })).collect();
        let sums = products(&terms);
        let gates = |(c, sums): &(Circuit, Vec<Sum>)| c.gates.len() + sums.iter().map(Sum::len).sum::<usize>();
        let (mut c, sums) = (0..64).map(|seed| shared(&sums, seed)).min_by_key(gates).expect("there are seeds");
        let mut pairs = Vec::new();
        for j in group.iter().filter(|&&j| j != 8) {
            for bit in 0..8 {
                pairs.push((format!("p{j}[{bit}]"), format!("s[{}][{bit}] ^ s[{j}][{bit}]", 16 - j)));
            }
        }
        pairs.append(&mut c.gates);
        // `settled` keeps the loads of a group inside the group.
        text += "    let ([y0, y1, y2, y3, y4, y5, y6, y7], s) = V::settled([y0, y1, y2, y3, y4, y5, y6, y7], s);\n";
        let outputs = sums
            .into_iter()
            .enumerate()
            .map(|(bit, sum)| (format!("y{bit}"), [format!("y{bit}")].into_iter().chain(sum).collect::<Vec<Signal>>()));
        text += &program(&pairs, outputs.collect()).replace("p8[", "s[8][");
    }
    text
}

/// Writes the circuit of the products by the coefficients h_0, h_1, ... (see `factors`). The coefficients are in four
/// groups.
fn series() -> String {
    let sums: Vec<Sum> = (0..4)
        .flat_map(|g| products(&(0..4).map(|b| (format!("x[{b}]"), SERIES[4 * g + b])).collect::<Vec<_>>()))
        .collect();
    let (c, sums) = shared(&sums, 4);
    let outputs =
        sums.into_iter().enumerate().map(|(i, sum)| (format!("y{}_{}", i / 8, i % 8), sum.into_iter().collect()));
    program(&c.gates, outputs.collect())
}

/// Writes the sums as statements. Before each sum come the gates that the sum needs and that are not written yet. The
/// next sum is always the sum that needs the fewest such gates.
fn program(gates: &[(Signal, String)], mut outputs: Vec<(Signal, Vec<Signal>)>) -> String {
    let gates: HashMap<&str, &str> = gates.iter().map(|(t, e)| (&t[..], &e[..])).collect();
    let (mut text, mut done) = (String::new(), BTreeSet::new());
    while !outputs.is_empty() {
        let need = |terms: &[Signal]| {
            let mut order = Vec::new();
            for t in terms {
                visit(&gates, t, &done, &mut order);
            }
            order
        };
        let next = (0..outputs.len()).min_by_key(|&i| need(&outputs[i].1).len()).expect("outputs are left");
        let order = need(&outputs[next].1);
        let (name, terms) = outputs.remove(next);
        for t in &order {
            let _ = writeln!(text, "    let {} = {};", variable(t), variables(gates[&t[..]]));
        }
        done.extend(order);
        let _ = writeln!(text, "    let {name} = {};", variables(&terms.join(" ^ ")));
    }
    text
}

/// Appends to `order` the gates on which `t` depends and that are not done yet, in an order in which they can be
/// evaluated.
fn visit(gates: &HashMap<&str, &str>, t: &str, done: &BTreeSet<Signal>, order: &mut Vec<Signal>) {
    if let Some(e) = gates.get(t).filter(|_| !done.contains(t) && !order.iter().any(|o| o == t)) {
        for operand in e.split(" ^ ") {
            visit(gates, operand, done, order);
        }
        order.push(t.into());
    }
}

/// Returns the text of a signal in Rust. `p3[5]` is the name of a gate, so it becomes the variable `p3_5`. `s[3][5]` is
/// a place in an array.
fn variable(t: &str) -> String {
    if t.starts_with('p') && !t.starts_with("p8") { t.replace('[', "_").replace(']', "") } else { t.into() }
}
fn variables(sum: &str) -> String {
    sum.split(" ^ ").map(variable).collect::<Vec<_>>().join(" ^ ")
}

#[test]
fn the_circuit_is_what_the_generator_writes() {
    let mut text = header("Kuznyechik's L").replace("Logic;", "{Logic, Word};");
    text += "/// One step of L. Returns the bit planes of the new byte. `s[j]` has the bit planes of the byte a_(t+j), and\n\
             /// `k` has the bit planes of the key's byte.\n\
             #[inline(always)]\n\
             pub(crate) fn l_step<V: Logic>(s: [&[V; 8]; 16], k: &[V; 8]) -> [V; 8] {\n";
    text += &l_step();
    text += "    [y0, y1, y2, y3, y4, y5, y6, y7]\n}\n";
    text += "\n/// The same step, for which 32 registers suffice.\n\
             #[inline(always)]\n\
             pub(crate) fn l_step_in_groups<V: Word>(s: &[[V; 8]; 16], k: &[V; 8]) -> [V; 8] {\n";
    text += &l_step_in_groups();
    text += "    [y0, y1, y2, y3, y4, y5, y6, y7]\n}\n";
    text += "\n/// Returns, for each g, the sum of h_(4g+b) x_b over b < 4. The numbers h_i are the coefficients of the\n\
             /// power series h_0 + h_1 z + ... = 1 / (1 + c_15 z + c_14 z^2 + ...).\n\
             #[inline(always)]\n\
             pub(crate) fn series<V: Logic>(x: &[[V; 8]; 4]) -> [[V; 8]; 4] {\n";
    text += &series();
    text += "    [";
    for g in 0..4 {
        let _ = write!(text, "{}[", if g == 0 { "" } else { ", " });
        for bit in 0..8 {
            let _ = write!(text, "{}y{g}_{bit}", if bit == 0 { "" } else { ", " });
        }
        text += "]";
    }
    text += "]\n}\n";
    compare("fastgost/src/cipher/kuznyechik/circuit.rs", &text);
}
