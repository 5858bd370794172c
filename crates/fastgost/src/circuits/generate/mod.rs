//! Writes the files `three_input.rs`: the parts of rounds as circuits of three-input look-ups. They are recorded from the
//! library's circuits of two-input gates, or for the S-boxes of GOST 28147-89 made from the rows, and then a search makes them
//! smaller.
//!
//! The tests below fail if the files differ from what this code writes; with `FASTGOST_WRITE=1` in the environment they write
//! the files. The seeds are the best of some hundreds.
use super::{
    Instruction,
    recorder::{Signal, record},
};
use crate::{
    cipher::kuznyechik::circuit::l_step,
    pi::{
        circuit::{s_forward, s_inverse},
        generate::compare,
    },
    simd::Logic,
};
use boolean::Network;
use linear::Sums;
use std::{fmt::Write, format, string::String};

mod boolean;
mod linear;

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

/// The head of a file of circuits.
fn header(what: &str) -> String {
    format!(
        "//! {what} in three-input look-ups. Generated: see `circuits/generate`.\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\
         use crate::simd::circuit::Circuit;\n\n"
    )
}

/// A circuit as an expression.
fn circuit(inputs: usize, lookups: &[Instruction], outputs: &[u16], indent: &str) -> String {
    let mut text = format!("Circuit {{\n{indent}    inputs: {inputs},\n{indent}    lookups: &[\n");
    for Instruction { inputs: [a, b, c], table } in lookups {
        let _ = writeln!(text, "{indent}        ([{a}, {b}, {c}], {table:#04x}),");
    }
    let _ = write!(text, "{indent}    ],\n{indent}    outputs: &{outputs:?},\n{indent}}}");
    text
}

fn substitution(function: fn(&[Signal; 8]) -> [Signal; 8], seed: u64, steps: usize) -> Network {
    let recorded = record(8, |x| function(x.as_array().expect("eight inputs")).to_vec());
    Network { gates: recorded.instructions, outputs: recorded.outputs }.searched(seed, steps)
}

#[test]
fn pi_is_what_the_generator_writes() {
    let forward = substitution(s_forward, 1, 10000);
    let inverse = substitution(s_inverse, 1, 10000);
    let mut text = header("pi and pi^-1");
    for (name, what, network) in [("S_FORWARD", "pi without its constant", forward), ("S_INVERSE", "pi^-1", inverse)] {
        let _ = writeln!(
            text,
            "/// {what}, {} look-ups.\npub(crate) static {name}: Circuit = {};\n",
            network.gates.len(),
            circuit(8, &network.gates, &network.outputs, "")
        );
    }
    text.pop();
    compare("pi/three_input.rs", &text);
}

#[test]
fn l_is_what_the_generator_writes() {
    let recorded = record(136, |x| {
        let bytes = x.as_chunks::<8>().0;
        l_step(core::array::from_fn(|i| &bytes[i]), &bytes[16]).to_vec()
    });
    let mut random = Random::new(1);
    let program = Sums::greedy(&recorded, &mut random).searched(&mut random, 1000).program();
    let mut text = header("Kuznyechik's L");
    let _ = writeln!(
        text,
        "/// A step of L: the planes of the new byte, from those of a_t, ..., a_(t+15) and of the key. {} look-ups.\n\
         pub(super) static L_STEP: Circuit = {};",
        program.instructions.len(),
        circuit(136, &program.instructions, &program.outputs, "")
    );
    compare("cipher/kuznyechik/three_input.rs", &text);
}

/// A row of an S-box set: inputs 4 to 7 are added to the outputs.
fn row(row: &[u8; 16], seed: u64, steps: usize) -> Network {
    let recorded = record(8, |x| {
        (0..4)
            .map(|bit| {
                let half = |h: usize| (0..8).fold(0, |table, i| table | (row[8 * h + i] >> bit & 1) << i);
                let [low, high] = [0, 1].map(|h| x[2].lookup3(x[1], x[0], half(h)));
                x[3].lookup3(high, low, 0xca) ^ x[4 + bit]
            })
            .collect()
    });
    Network { gates: recorded.instructions, outputs: recorded.outputs }.searched(seed, steps)
}

#[test]
fn sboxes_are_what_the_generator_writes() {
    let mut text = header("The S-boxes of GOST 28147-89");
    text += "/// The circuits of a named set, the lowest nibble's first. Inputs 4 to 7 are added to the outputs.\n\
             pub(crate) fn of(set: &str) -> Option<&'static [Circuit; 8]> {\n    \
             SETS.iter().find(|(name, _)| *name == set).map(|(_, circuits)| circuits)\n}\n\n\
             static SETS: [(&str, [Circuit; 8]); 8] = [\n";
    for set in crate::Sbox::SETS {
        let _ = writeln!(text, "    (\"{}\", [", set.name);
        for (i, r) in set.rows.iter().enumerate() {
            let (best, seed) = (1..5).map(|seed| (row(r, seed, 3000), seed)).min_by_key(|n| n.0.gates.len()).unwrap();
            std::println!("{} {i}: {} {seed}", set.name, best.gates.len());
            let _ = writeln!(text, "        {},", circuit(8, &best.gates, &best.outputs, "        "));
        }
        text += "    ]),\n";
    }
    text += "];\n";
    compare("cipher/gost28147/three_input.rs", &text);
}
