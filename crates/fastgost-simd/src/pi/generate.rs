//! Writes `circuit.rs`: pi and pi^-1 as circuits of two-input gates, from the decomposition. Also generates other such
//! circuits.
//!
//! The test below fails if the file differs from what this code writes; with `FASTGOST_WRITE=1` in the environment it
//! writes the file.
//!
//! Linear layers share gates greedily: the pair of signals that occurs in the most sums becomes one signal, again and
//! again (Paar).
use super::decomposition::{ALPHA, ALPHA_INV, EXP, NU0, NU1, OMEGA, OMEGA_INV, PHI, SIGMA, inverse16};
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
    /// An empty circuit, whose signals are named by `prefix` and a number.
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

    /// Replaces the commonest pair by a new signal until no two sums share one; `choose` picks among equally common
    /// pairs.
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

    /// Makes one signal of every sum.
    fn sums(&mut self, mut sums: Vec<Sum>) -> Vec<Signal> {
        self.share(&mut sums, 1, |_| 0);
        sums.into_iter().map(|s| s.into_iter().next().expect("no sum is empty")).collect()
    }

    /// A map of 16 values by its algebraic normal form: four signals, and the constant that they leave out.
    fn map16(&mut self, table: &[u8; 16], x: &[Signal]) -> (Vec<Signal>, u8) {
        let mut products: HashMap<usize, Signal> = (0..4).map(|i| (1 << i, x[i].clone())).collect();
        let (mut constant, mut sums) = (0, Vec::new());
        for bit in 0..4 {
            let mut f: [u8; 16] = std::array::from_fn(|x| (table[x] >> bit) & 1);
            for i in 0..4 {
                for x in (0..16).filter(|x| x >> i & 1 == 1) {
                    f[x] ^= f[x ^ (1 << i)];
                }
            }
            constant |= f[0] << bit;
            sums.push((1..16).filter(|&m| f[m] == 1).map(|m| self.product(&mut products, m)).collect());
        }
        (self.sums(sums), constant)
    }
    fn product(&mut self, known: &mut HashMap<usize, Signal>, m: usize) -> Signal {
        if !known.contains_key(&m) {
            let split = [1, 2, 4, 8].into_iter().find(|&i| m & i != 0 && known.contains_key(&(m ^ i)));
            let i = split.unwrap_or(m & m.wrapping_neg());
            let rest = self.product(known, m ^ i);
            let t = self.and(&rest, &known[&i].clone());
            known.insert(m, t);
        }
        known[&m].clone()
    }
    /// `map16` with the constant put back.
    fn map16_whole(&mut self, table: &[u8; 16], x: &[Signal]) -> Vec<Signal> {
        let (y, c) = self.map16(table, x);
        (0..4).map(|i| if c >> i & 1 == 1 { self.gate(format!("!{}", y[i])) } else { y[i].clone() }).collect()
    }

    /// Product in GF(16).
    fn mul16(&mut self, a: &[Signal], b: &[Signal]) -> Vec<Signal> {
        let mut sums = vec![Sum::new(); 4];
        for i in 0..4 {
            for j in 0..4 {
                let p = self.and(&a[i], &b[j]);
                for bit in (0..4).filter(|bit| EXP[i + j] >> bit & 1 == 1) {
                    sums[bit].insert(p.clone());
                }
            }
        }
        self.sums(sums)
    }
    /// A linear map of eight signals, from its table.
    fn linear(&mut self, table: &[u8; 256], x: &[Signal]) -> Vec<Signal> {
        let sum = |bit: usize| (0..8).filter(|j| table[1 << j] >> bit & 1 == 1).map(|j| x[j].clone()).collect();
        self.sums((0..8).map(sum).collect())
    }
    fn nonzero(&mut self, x: &[Signal]) -> Signal {
        let (a, b) = (self.or(&x[0], &x[1]), self.or(&x[2], &x[3]));
        self.or(&a, &b)
    }
}

fn s_forward() -> (Circuit, Vec<Signal>, u8) {
    let mut c = Circuit::new("t");
    let x: Vec<Signal> = (0..8).map(|i| format!("x{i}")).collect();
    let a = c.linear(&ALPHA, &x);
    let (r, l) = a.split_at(4);
    let (inverse, _) = c.map16(&INVERSION, r);
    let quotient = c.mul16(l, &inverse);
    let (v1, c1) = c.map16(&NU1, &quotient);
    let (v0, c0) = c.map16(&NU0, l);
    let nonzero = c.nonzero(r);
    // l' ^ c1 is v1 where r is not zero, else v0 ^ c0 ^ c1.
    let mut l = Vec::new();
    for i in 0..4 {
        let t = c.xor(&v1[i], &v0[i]);
        let t = c.gate(if (c0 ^ c1) >> i & 1 == 1 {
            format!("!({nonzero} | {t})")
        } else {
            format!("{nonzero}.and_not({t})")
        });
        l.push(c.xor(&v1[i], &t));
    }
    let f = c.map16_whole(&std::array::from_fn(|i| PHI[i ^ c1 as usize]), &l);
    let product = c.mul16(r, &f);
    let (s, cs) = c.map16(&SIGMA, &product);
    let y = c.linear(&OMEGA, &[s, l].concat());
    (c, y, OMEGA[(cs | c1 << 4) as usize])
}

fn s_inverse() -> (Circuit, Vec<Signal>) {
    let mut c = Circuit::new("t");
    let x: Vec<Signal> = (0..8).map(|i| format!("x{i}")).collect();
    let a = c.linear(&OMEGA_INV, &x);
    let (r, l) = a.split_at(4);
    let s = c.map16_whole(&inverse16(&SIGMA), r);
    let f = c.map16_whole(&std::array::from_fn(|i| INVERSION[PHI[i] as usize]), l);
    let r = c.mul16(&s, &f);
    let n = c.map16_whole(&inverse16(&NU1), l);
    let v = c.mul16(&n, &r);
    let (v0, c0) = c.map16(&inverse16(&NU0), l);
    let nonzero = c.nonzero(&r);
    // v is zero where r is.
    let mut l = Vec::new();
    for i in 0..4 {
        let t = c.gate(if c0 >> i & 1 == 1 {
            format!("!({nonzero} | {})", v0[i])
        } else {
            format!("{nonzero}.and_not({})", v0[i])
        });
        l.push(c.xor(&v[i], &t));
    }
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

/// The head of a file of circuits.
pub fn header(what: &str) -> String {
    format!(
        "//! {what} in two-input gates. Generated: see `generate.rs`.\n\
         #![allow(clippy::all)]\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\
         use fastgost_simd::Logic;\n\n"
    )
}

/// Fails unless the file with that name in `crates/` is `text`; writes the file if the environment says so.
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
        "/// What `s_forward` leaves out of pi: pi(x) = s_forward(x) ^ this.\n\
         pub const S_CONST: u8 = {constant:#04x};\n\n"
    );
    text += &function("s_forward", "pi without its constant", &forward, &y);
    let (inverse, y) = s_inverse();
    text += "\n";
    text += &function("s_inverse", "pi^-1", &inverse, &y);
    compare("fastgost-simd/src/pi/circuit.rs", &text);
}
