//! Writes `circuit.rs`, which has pi and pi^-1 as circuits of two-input gates. The circuits are derived from the
//! decomposition of pi (`decomposition.rs`). Other code uses the functions of this file to generate more circuits of
//! two-input gates.
//!
//! The test below fails if `circuit.rs` differs from the text that this code generates. With `FASTGOST_WRITE=1` in the
//! environment, the test writes the text to the file.
//!
//! Linear layers share gates by the greedy method of Paar. In every step, the pair of signals that occurs in the most
//! sums becomes one new signal.
use super::decomposition::{ALPHA, ALPHA_INV, EXP, NU0, NU1, OMEGA, OMEGA_INV, PHI, SIGMA, inverse16};
use core::array;
use std::{
    collections::{BTreeSet, HashMap},
    env,
    fmt::Write,
    format, fs,
    path::Path,
    string::String,
    vec,
    vec::Vec,
};

pub type Signal = String;
pub type Sum = BTreeSet<Signal>;

/// A straight-line program under construction.
pub struct Circuit {
    prefix: &'static str,
    pub gates: Vec<(Signal, String)>,
}

impl Circuit {
    /// Makes an empty circuit. Each new signal is named `prefix`, followed by a number.
    pub fn new(prefix: &'static str) -> Self {
        Self { prefix, gates: Vec::new() }
    }

    fn gate(&mut self, expression: String) -> Signal {
        let t = format!("{}{}", self.prefix, self.gates.len() + 1);
        self.gates.push((t.clone(), expression));
        t
    }
    fn xor(&mut self, a: &str, b: &str) -> Signal {
        self.gate(format!("{a} ^ {b}"))
    }
    fn and(&mut self, a: &str, b: &str) -> Signal {
        self.gate(format!("{a} & {b}"))
    }
    fn or(&mut self, a: &str, b: &str) -> Signal {
        self.gate(format!("{a} | {b}"))
    }
    fn and_not(&mut self, a: &str, b: &str) -> Signal {
        self.gate(format!("{b}.and_not({a})"))
    }

    /// In each step, finds the pair of signals that occurs in the most sums, and replaces the pair by one new signal.
    /// Stops when no pair occurs in `until` or more sums. `choose` picks among equally common pairs.
    pub fn share(&mut self, sums: &mut [Sum], until: usize, mut choose: impl FnMut(usize) -> usize) {
        loop {
            let (mut pairs, mut at) = (Vec::<((Signal, Signal), usize)>::new(), HashMap::new());
            for sum in sums.iter() {
                let s: Vec<&Signal> = sum.iter().collect();
                for i in 0..s.len() {
                    for j in i + 1..s.len() {
                        let pair = (s[i].clone(), s[j].clone());
                        let n = *at.entry(pair.clone()).or_insert_with(|| {
                            pairs.push((pair, 0));
                            pairs.len() - 1
                        });
                        pairs[n].1 += 1;
                    }
                }
            }
            let most = pairs.iter().map(|p| p.1).max().unwrap_or(0);
            if most < until {
                return;
            }
            let best: Vec<_> = pairs.iter().filter(|p| p.1 == most).collect();
            let (a, b) = best[choose(best.len())].0.clone();
            let t = self.xor(&a, &b);
            for sum in sums.iter_mut().filter(|s| s.contains(&a) && s.contains(&b)) {
                sum.remove(&a);
                sum.remove(&b);
                sum.insert(t.clone());
            }
        }
    }

    /// Adds gates to the circuit until every sum is one signal. Returns these signals.
    fn sums(&mut self, mut sums: Vec<Sum>) -> Vec<Signal> {
        self.share(&mut sums, 1, |_| 0);
        sums.into_iter().map(|s| s.into_iter().next().expect("no sum is empty")).collect()
    }

    /// Adds the circuit that a search has found for a map of 16 values. Returns four signals and a constant. The result
    /// of the map is the XOR of the signals and the constant. If the circuit has a fifth output, the function returns
    /// its signal as the last signal.
    fn map16(&mut self, table: &[u8; 16], x: &[Signal]) -> (Vec<Signal>, u8) {
        let found = FOUND.iter().find(|c| c.computes(table)).expect("there is a circuit for this map");
        let mut signals = x.to_vec();
        for &(gate, i, j) in found.gates {
            let (a, b) = (signals[i].clone(), signals[j].clone());
            signals.push(match gate {
                Xor => self.xor(&a, &b),
                And => self.and(&a, &b),
                Or => self.or(&a, &b),
                AndNot => self.and_not(&a, &b),
            });
        }
        (found.outputs.iter().map(|&i| signals[i].clone()).collect(), table[0])
    }

    /// Adds gates for the product of two numbers in GF(16). The second factor is the XOR of the signals `b` and
    /// `constant`.
    fn mul16(&mut self, a: &[Signal], (b, constant): (Vec<Signal>, u8)) -> Vec<Signal> {
        // All products that belong to one power of x are summed before the next power, so that few signals are needed
        // at a time.
        let mut powers = Vec::new();
        for power in 0..7_usize {
            let mut sum: Option<Signal> = None;
            for i in power.saturating_sub(3)..=power.min(3) {
                let (a, b) = (&a[i], &b[power - i]);
                let t = if constant >> (power - i) & 1 == 0 { self.and(a, b) } else { self.and_not(a, b) };
                sum = Some(sum.map_or(t.clone(), |sum| self.xor(&sum, &t)));
            }
            powers.extend(sum);
        }
        let sum = |bit: usize| (0..7).filter(|&i| EXP[i] >> bit & 1 == 1).map(|i| powers[i].clone()).collect();
        self.sums((0..4).map(sum).collect())
    }
    /// Adds gates for a linear map of eight signals. `table` is the table of this map.
    fn linear(&mut self, table: &[u8; 256], x: &[Signal]) -> Vec<Signal> {
        let sum = |bit: usize| (0..8).filter(|j| table[1 << j] >> bit & 1 == 1).map(|j| x[j].clone()).collect();
        self.sums((0..8).map(sum).collect())
    }
    fn nonzero(&mut self, x: &[Signal]) -> Signal {
        let (a, b) = (self.or(&x[0], &x[1]), self.or(&x[2], &x[3]));
        self.or(&a, &b)
    }
    /// Returns `y` if `nonzero` is one, and the XOR of `other` and `constant` if `nonzero` is zero. If `nonzero` is
    /// zero, `y` must be zero.
    fn add_if_zero(&mut self, y: &[Signal], nonzero: &str, (other, constant): (Vec<Signal>, u8)) -> Vec<Signal> {
        let zero = self.gate(format!("!{nonzero}"));
        let mut sum = Vec::new();
        for i in 0..4 {
            let t = match constant >> i & 1 {
                0 => self.and_not(&other[i], nonzero),
                _ => self.and_not(&zero, &other[i]),
            };
            sum.push(self.xor(&y[i], &t));
        }
        sum
    }
}

/// A gate with two inputs.
#[derive(Clone, Copy)]
enum Gate {
    Xor,
    And,
    Or,
    /// This gate returns its first input if its second input is zero, and zero if its second input is one.
    AndNot,
}
use Gate::{And, AndNot, Or, Xor};

/// A circuit for a map of 16 values. The circuit leaves out the constant of the map, which is the map's value at 0.
/// Signals 0 to 3 are the inputs, and the later signals are the outputs of the gates.
///
/// A beam search found these circuits. At each step, the search kept 600 sets of signals: the sets with the smallest
/// distances from all outputs. The distance of a set from an output is the number of gates that are missing for the
/// output. The distance is defined only if at most three gates are missing.
struct Found {
    gates: &'static [(Gate, usize, usize)],
    /// The numbers of the signals that are the four bits of the result. Some circuits have a fifth signal, which is
    /// zero if the input is zero, and one otherwise.
    outputs: &'static [usize],
}

impl Found {
    fn computes(&self, table: &[u8; 16]) -> bool {
        let mut signals = vec![0xaaaa_u16, 0xcccc, 0xf0f0, 0xff00];
        for &(gate, i, j) in self.gates {
            let (a, b) = (signals[i], signals[j]);
            signals.push(match gate {
                Xor => a ^ b,
                And => a & b,
                Or => a | b,
                AndNot => a & !b,
            });
        }
        let image = |x: usize| (0..4).map(|bit| (signals[self.outputs[bit]] >> x & 1) << bit).sum::<u16>();
        (0..16).all(|x| image(x) == u16::from(table[x] ^ table[0]))
            && self.outputs.get(4).is_none_or(|&nonzero| signals[nonzero] == 0xfffe)
    }
}

/// The circuits of these maps, in this order: inversion, nu1, nu0, x -> phi(x ^ nu1(0)), sigma, sigma^-1, 1 / phi,
/// nu1^-1 and nu0^-1.
#[rustfmt::skip]
const FOUND: &[Found] = &[
    Found {
        gates: &[
            (Or, 2, 0), (Xor, 4, 1), (Xor, 4, 3), (Or, 6, 5), (Xor, 7, 2), (And, 8, 3), (Xor, 8, 6), (And, 10, 5),
            (AndNot, 0, 9), (Xor, 2, 0), (AndNot, 13, 11), (AndNot, 12, 1), (AndNot, 5, 2), (Xor, 14, 6),
            (Xor, 15, 9), (Xor, 16, 12), (Or, 7, 1),
        ],
        outputs: &[18, 17, 10, 19, 20],
    },
    Found {
        gates: &[
            (Xor, 3, 0), (And, 4, 2), (Xor, 5, 1), (And, 6, 4), (Xor, 7, 2), (Or, 8, 1), (Xor, 9, 3), (Or, 2, 1),
            (Xor, 11, 4),
        ],
        outputs: &[12, 10, 8, 6],
    },
    Found {
        gates: &[
            (Xor, 2, 1), (Xor, 4, 0), (Xor, 3, 1), (AndNot, 5, 6), (AndNot, 0, 3), (Or, 8, 2), (And, 5, 3),
            (Xor, 10, 8), (Xor, 11, 9), (AndNot, 4, 10), (Or, 11, 6), (Xor, 13, 7), (Or, 12, 7), (Xor, 14, 1),
            (Xor, 9, 7),
        ],
        outputs: &[15, 17, 16, 18],
    },
    Found {
        gates: &[
            (And, 2, 0), (Or, 4, 1), (AndNot, 5, 3), (AndNot, 2, 6), (Or, 3, 2), (AndNot, 0, 6), (AndNot, 7, 1),
            (Xor, 9, 8), (AndNot, 6, 0), (AndNot, 0, 7), (Xor, 11, 10), (AndNot, 14, 12), (Xor, 10, 8), (Xor, 13, 5),
        ],
        outputs: &[15, 16, 11, 17],
    },
    Found {
        gates: &[
            (Xor, 2, 0), (AndNot, 3, 4), (AndNot, 2, 3), (Or, 4, 1), (Xor, 7, 3), (Xor, 5, 1), (AndNot, 0, 5),
            (Xor, 10, 8), (Xor, 8, 1), (And, 12, 11), (Or, 13, 1), (Or, 9, 6), (AndNot, 14, 6), (Xor, 13, 2),
            (Xor, 15, 7),
        ],
        outputs: &[18, 17, 11, 16],
    },
    Found {
        gates: &[
            (AndNot, 2, 3), (Xor, 4, 1), (Xor, 5, 2), (Or, 6, 0), (AndNot, 3, 1), (And, 6, 3), (AndNot, 7, 5),
            (Or, 8, 0), (Xor, 9, 7), (AndNot, 11, 4), (AndNot, 5, 9), (Xor, 14, 0), (Xor, 10, 3),
        ],
        outputs: &[15, 13, 16, 12],
    },
    Found {
        gates: &[
            (Xor, 3, 0), (Xor, 2, 0), (Or, 5, 4), (Xor, 5, 1), (AndNot, 1, 3), (AndNot, 4, 8), (AndNot, 7, 2),
            (Xor, 9, 7), (AndNot, 6, 10), (Or, 12, 1), (Or, 7, 0), (Xor, 14, 13), (AndNot, 13, 11),
        ],
        outputs: &[16, 15, 9, 12],
    },
    Found {
        gates: &[
            (And, 3, 0), (Xor, 4, 2), (AndNot, 0, 5), (Xor, 6, 3), (And, 4, 2), (Xor, 8, 1), (AndNot, 2, 3),
            (Xor, 10, 9), (Xor, 9, 0),
        ],
        outputs: &[12, 7, 5, 11],
    },
    Found {
        gates: &[
            (And, 1, 0), (AndNot, 1, 3), (AndNot, 3, 4), (Xor, 6, 2), (AndNot, 7, 1), (AndNot, 2, 5), (Xor, 6, 0),
            (AndNot, 10, 8), (And, 7, 0), (Xor, 9, 7), (AndNot, 11, 5), (Or, 12, 9), (Xor, 15, 14), (Xor, 12, 1),
        ],
        outputs: &[16, 11, 13, 17],
    },
];

fn s_forward() -> (Circuit, Vec<Signal>, u8) {
    let mut c = Circuit::new("t");
    let x: Vec<Signal> = (0..8).map(|i| format!("x{i}")).collect();
    let a = c.linear(&ALPHA, &x);
    let (r, l) = a.split_at(4);
    let (mut inverse, _) = c.map16(&INVERSION, r);
    let nonzero = inverse.pop().expect("the circuit of inversion has it");
    let quotient = c.mul16(l, (inverse, 0));
    // `l1` is nu1 of the quotient, without the constant of nu1. So `l1` is zero if the quotient is zero, and the
    // quotient is zero if r is zero.
    let (l1, c1) = c.map16(&NU1, &quotient);
    let (l0, c0) = c.map16(&NU0, l);
    let l = c.add_if_zero(&l1, &nonzero, (l0, c0 ^ c1));
    let f = c.map16(&array::from_fn(|i| PHI[i ^ c1 as usize]), &l);
    let product = c.mul16(r, f);
    let (s, cs) = c.map16(&SIGMA, &product);
    let y = c.linear(&OMEGA, &[s, l].concat());
    (c, y, OMEGA[(cs | c1 << 4) as usize])
}

fn s_inverse() -> (Circuit, Vec<Signal>) {
    let mut c = Circuit::new("t");
    let x: Vec<Signal> = (0..8).map(|i| format!("x{i}")).collect();
    let a = c.linear(&OMEGA_INV, &x);
    let (r, l) = a.split_at(4);
    let (mut s, cs) = c.map16(&inverse16(&SIGMA), r);
    for i in (0..4).filter(|i| cs >> i & 1 == 1) {
        s[i] = c.gate(format!("!{}", s[i]));
    }
    let f = c.map16(&array::from_fn(|i| INVERSION[PHI[i] as usize]), l);
    let r = c.mul16(&s, f);
    let n = c.map16(&inverse16(&NU1), l);
    let l1 = c.mul16(&r, n);
    let l0 = c.map16(&inverse16(&NU0), l);
    let nonzero = c.nonzero(&r);
    let l = c.add_if_zero(&l1, &nonzero, l0);
    let y = c.linear(&ALPHA_INV, &[r, l].concat());
    (c, y)
}

const INVERSION: [u8; 16] = {
    let mut t = [0; 16];
    let mut e = 0;
    while e < 15 {
        t[EXP[e] as usize] = EXP[(15 - e) % 15];
        e += 1;
    }
    t
};

fn function(name: &str, what: &str, c: &Circuit, y: &[Signal]) -> String {
    let mut text = format!(
        "/// {what}, {} gates.\n#[inline(always)]\npub fn {name}<V: Logic>(x: &[V; 8]) -> [V; 8] {{\n    \
         let [x0, x1, x2, x3, x4, x5, x6, x7] = *x;\n",
        c.gates.len()
    );
    for (t, e) in &c.gates {
        let _ = writeln!(text, "    let {t} = {e};");
    }
    let _ = write!(text, "    [{}]\n}}\n", y.join(", "));
    text
}

/// The first lines of a file of circuits.
pub fn header(what: &str) -> String {
    format!(
        "//! {what} in two-input gates. Generated: see `generate.rs`.\n\
         #![allow(clippy::all)]\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\
         use fastgost_simd::Logic;\n\n"
    )
}

/// Panics if the file `name` in `crates/` does not contain exactly `text`. If `FASTGOST_WRITE` is set in the
/// environment, first writes `text` to the file.
pub fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    if env::var_os("FASTGOST_WRITE").is_some() {
        fs::write(&path, text).expect("the source tree can be written");
    }
    assert!(fs::read_to_string(path).expect("the file is there") == text, "run this test with FASTGOST_WRITE=1");
}

#[test]
fn the_circuit_is_what_the_generator_writes() {
    let (forward, y, constant) = s_forward();
    let mut text = header("pi and pi^-1");
    let _ = write!(
        text,
        "/// The constant that `s_forward` leaves out of pi: pi(x) = s_forward(x) ^ `S_CONST`.\n\
         pub const S_CONST: u8 = {constant:#04x};\n\n"
    );
    text += &function("s_forward", "pi without its constant", &forward, &y);
    let (inverse, y) = s_inverse();
    text += "\n";
    text += &function("s_inverse", "pi^-1", &inverse, &y);
    compare("fastgost-simd/src/pi/circuit.rs", &text);
}
