//! Writes the files `three_input.rs`. These files contain the parts of rounds as circuits of three-input gates. The
//! circuits of pi (the S-box of Kuznyechik) and of L are recorded from the library's circuits of two-input gates, and a
//! search makes the circuits smaller. Another search finds the circuits of the S-boxes of GOST 28147-89 from the rows
//! of the S-boxes.
//!
//! The tests below fail if the files differ from the output of this code. With `FASTGOST_WRITE=1` in the environment,
//! the tests write the files instead. Each seed below gave the smallest circuit of some hundreds of seeds. For the
//! S-boxes, up to tens of thousands of seeds were tried.
use super::{
    Instruction, Program,
    recorder::{Signal, record},
};
use crate::{
    cipher::{
        gost28147::Sbox,
        kuznyechik::{
            circuit::l_step,
            generate::{factors, is_in_product},
        },
    },
    pi::{
        circuit::{s_forward, s_inverse},
        generate::compare,
    },
};
use boolean::Network;
use core::array;
use linear::Sums;
use std::{env, fmt::Write, format, println, string::String, vec::Vec};

mod boolean;
mod linear;
mod rows;

/// A generator of pseudo-random numbers (xorshift).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 16) % n as u64) as usize
    }
}

/// Returns the first lines of a file `three_input.rs`.
fn header(what: &str) -> String {
    format!(
        "//! {what} in three-input logic. Written by `circuits/generate`:\n\
         //! `FASTGOST_WRITE=1 cargo test -p fastgost --lib --features circuits generator_writes`.\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\
         use fastgost_simd::circuit::Circuit;\n\n"
    )
}

/// Returns the text of a Rust expression for a circuit.
fn circuit(inputs: usize, gates: &[Instruction], outputs: &[u16], indent: &str) -> String {
    let mut text = format!("Circuit {{\n{indent}    inputs: {inputs},\n{indent}    gates: &[\n");
    for Instruction { inputs: [a, b, c], table } in gates {
        let _ = writeln!(text, "{indent}        ([{a}, {b}, {c}], {table:#04x}),");
    }
    let _ = write!(text, "{indent}    ],\n{indent}    outputs: &{outputs:?},\n{indent}}}");
    text
}

/// The seed of a search, and the number of its steps.
#[derive(Clone, Copy)]
struct Search {
    seed: u64,
    steps: usize,
}

const FORWARD: Search = Search { seed: 8, steps: 60_000 };
const INVERSE: Search = Search { seed: 6, steps: 40_000 };
const LINEAR: Search = Search { seed: 2, steps: 60_000 };
/// The searches for the circuits of the two products in L. Entry 0 is for the first product, and entry 1 is for the
/// second product.
const PRODUCTS: [Search; 2] = [Search { seed: 3, steps: 20_000 }, Search { seed: 1, steps: 20_000 }];

fn forward(search: Search) -> Network {
    recorded(|x| s_forward(x).to_vec()).searched(search.seed, search.steps)
}

fn inverse(search: Search) -> Network {
    recorded(|x| s_inverse(x).to_vec()).searched(search.seed, search.steps)
}

fn recorded(function: fn(&[Signal; 8]) -> Vec<Signal>) -> Network {
    let program = record(8, |x| function(&array::from_fn(|i| x[i])));
    Network { gates: program.instructions, outputs: program.outputs }
}

fn linear(search: Search) -> Program {
    let program = record(136, |x| {
        let bytes = x.as_chunks::<8>().0;
        l_step(array::from_fn(|i| &bytes[i]), &bytes[16]).to_vec()
    });
    summed(&program, search)
}

/// Returns the program of one of the two products in L. Group g of the outputs is computed from four coefficients of
/// the factor: 4 g to 4 g + 3.
fn product(factor: usize, search: Search) -> Program {
    let c = factors()[factor];
    let program = record(32, |x| {
        let sum = |g: usize, to: usize| {
            let terms = (0..32).filter(|i| is_in_product(c[4 * g + i / 8], i % 8, to)).map(|i| x[i]);
            terms.reduce(|a, b| a ^ b).expect("no row is empty")
        };
        (0..32).map(|i| sum(i / 8, i % 8)).collect()
    });
    summed(&program, search)
}

fn summed(program: &Program, search: Search) -> Program {
    let mut random = Random::new(search.seed);
    Sums::greedy(program, &mut random).searched(&mut random, search.steps).program()
}

#[test]
fn pi_is_what_the_generator_writes() {
    let mut text = header("pi and pi^-1");
    for (name, what, network) in
        [("S_FORWARD", "pi without its constant", forward(FORWARD)), ("S_INVERSE", "pi^-1", inverse(INVERSE))]
    {
        let _ = writeln!(
            text,
            "/// {what}, {} gates.\npub static {name}: Circuit = {};\n",
            network.gates.len(),
            circuit(8, &network.gates, &network.outputs, "")
        );
    }
    text.pop();
    compare("fastgost-simd/src/pi/three_input.rs", &text);
}

#[test]
fn l_is_what_the_generator_writes() {
    let program = linear(LINEAR);
    let mut text = header("Kuznyechik's L");
    let _ = writeln!(
        text,
        "/// One step of L, which computes the bit planes of the new byte from the bit planes of a_t, ..., a_(t+15) and\n\
         /// of the key's byte. {} gates.\n\
         pub(super) static L_STEP: Circuit = {};",
        program.instructions.len(),
        circuit(136, &program.instructions, &program.outputs, "")
    );
    text += "\n/// The two products of power series of which L consists (see `toeplitz`). For each g, a product has the sum of\n\
             /// f_(4g+b) x_b over b < 4. In the first product f is c, in the second product f is h.\n\
             pub(super) static L_PRODUCTS: [Circuit; 2] = [\n";
    for (factor, search) in PRODUCTS.into_iter().enumerate() {
        let program = product(factor, search);
        let _ = writeln!(
            text,
            "    // {} gates.\n    {},",
            program.instructions.len(),
            circuit(32, &program.instructions, &program.outputs, "    ")
        );
    }
    text += "];\n";
    compare("fastgost/src/cipher/kuznyechik/three_input.rs", &text);
}

/// The seeds for the circuits of S-boxes. There is a seed for each row of each set.
const ROWS: [[u64; 8]; 8] = [
    [2503, 218, 7718, 615, 1575, 111, 88, 515],
    [1304, 598, 23190, 159, 4731, 448, 257, 1341],
    [9136, 3990, 249, 567, 947, 90, 26162, 5791],
    [922, 4497, 13633, 3318, 6133, 2595, 9515, 2308],
    [887, 2766, 1922, 9743, 2882, 4127, 5643, 306],
    [54, 27386, 454, 123, 277, 246, 1146, 87],
    [7552, 1515, 856, 1206, 1207, 226, 57, 283],
    [689, 163, 3726, 142, 11101, 1489, 124, 935],
];

#[test]
fn sboxes_are_what_the_generator_writes() {
    let mut text = header("The S-boxes of GOST 28147-89");
    text += "/// Returns the circuits of a named set of S-boxes. The first circuit is for the lowest nibble. The circuits XOR\n\
             /// the inputs 4 to 7 into the outputs.\n\
             pub(crate) fn of(set: &str) -> Option<&'static [Circuit; 8]> {\n    \
             SETS.iter().find(|(name, _)| *name == set).map(|(_, circuits)| circuits)\n}\n\n\
             static SETS: [(&str, [Circuit; 8]); 8] = [\n";
    for (set, seeds) in Sbox::SETS.iter().zip(ROWS) {
        let _ = writeln!(text, "    (\"{}\", [", set.name);
        for (row, seed) in set.rows.iter().zip(seeds) {
            let gates = rows::circuit(row, seed);
            let first = 4 + gates.len() as u16;
            let outputs = [first, first + 1, first + 2, first + 3];
            let _ = writeln!(text, "        {},", circuit(8, &gates, &outputs, "        "));
        }
        text += "    ]),\n";
    }
    text += "];\n";
    compare("fastgost/src/cipher/gost28147/three_input.rs", &text);
}

/// Prints each seed that leads to a smaller circuit than all seeds before. The test runs until somebody stops it.
/// `FASTGOST_SEARCH` names the circuit.
#[test]
#[ignore = "runs until it is stopped"]
fn better_seeds() {
    let what = env::var("FASTGOST_SEARCH").unwrap_or_default();
    let mut least = usize::MAX;
    for seed in 1.. {
        let count = match &what[..] {
            "forward" => forward(Search { seed, ..FORWARD }).gates.len(),
            "inverse" => inverse(Search { seed, ..INVERSE }).gates.len(),
            "linear" => linear(Search { seed, ..LINEAR }).instructions.len(),
            "product 0" => product(0, Search { seed, ..PRODUCTS[0] }).instructions.len(),
            "product 1" => product(1, Search { seed, ..PRODUCTS[1] }).instructions.len(),
            other => panic!("FASTGOST_SEARCH={other}; allowed: forward, inverse, linear, product 0, product 1"),
        };
        if count < least {
            least = count;
            println!("{what} {seed}: {count}");
        }
    }
}
