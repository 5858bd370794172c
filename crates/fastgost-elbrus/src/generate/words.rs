//! Magma with substitutions of 4-bit vectors, on 16 blocks, as in paper P3 (see docs/experiments.md). Each half of a
//! block is one word of 32 bits, so that an addition is one operation. Before the substitution, the code brings
//! together the bytes that have the same position in their words. After the substitution, the bytes go back to their
//! words. The paper does not give the order of the bytes for the substitution. The kernel is constant-time, but it is
//! slower than the kernel with bit planes, so it is for experiments only.
use super::{
    code::{Code, Value},
    function::{DESTINATION, Function, KEY, SOURCE, argument},
    planes::Width,
};
use fastgost_elbrus_executor::{isa::Latencies, text::Register};

const TURNS: Register = argument(3);
/// The number of blocks that a cluster processes in each iteration of the loop.
const BLOCKS: u64 = 8;

/// The registers that hold constants. For each register, there is the value by which the code refers to it.
struct Constants {
    width: Width,
    registers: Vec<(Value, Register)>,
}

impl Constants {
    /// Adds a constant that fills a register.
    fn add(&mut self, function: &mut Function, code: &mut Code, bytes: &[u8]) -> Value {
        let words: Vec<Register> = bytes
            .chunks(8)
            .map(|half| half.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte)))
            .map(|half| function.compute_above(&format!("addd 0, {half:#x}")))
            .collect();
        let register = match words[..] {
            [low, high] => function.compute_above(&format!("qppackdl {high}, {low}")),
            _ => words[0],
        };
        let value = code.given();
        self.registers.push((value, register));
        value
    }

    /// Adds an index for a permutation of the bytes of two registers. The generated code uses the same index for all
    /// pairs of registers.
    fn index(&mut self, function: &mut Function, code: &mut Code, byte: impl Fn(u8) -> u8) -> Value {
        let bytes: Vec<u8> = (0..self.width.bytes() as u8).map(byte).collect();
        self.add(function, code, &bytes)
    }
}

/// The constants of a round: the permutations, the mask of a nibble, and the S-boxes.
struct Round {
    width: Width,
    /// `apart` has the indices of the permutations that bring together the bytes with the same position in their words,
    /// in one or two steps. `back` has the indices of the permutations that bring the bytes back to their words.
    apart: Vec<[Value; 2]>,
    back: Vec<[Value; 2]>,
    nibble: Value,
    /// For each register, the substitution tables of the lower nibbles and of the higher nibbles. The code looks up a
    /// nibble by a byte permutation, and the tables have the form of this permutation's operands.
    tables: Vec<[[Value; 2]; 2]>,
}

impl Round {
    fn new(function: &mut Function, code: &mut Code, c: &mut Constants, sboxes: &[[u8; 16]; 8]) -> Self {
        let width = c.width;
        let mut index = |byte: &dyn Fn(u8) -> u8| c.index(function, code, byte);
        let (apart, back) = match width {
            // After the first step, a register has the bytes at two positions of four words. After the second step, a
            // register has the bytes at one position of eight words.
            Width::Narrow => (
                vec![
                    [0, 2].map(|first| index(&|i| first + i / 4 + 4 * (i % 4))),
                    [0, 4].map(|first| index(&|i| first + i % 4 + i / 4 * 8)),
                ],
                vec![
                    [0, 4].map(|first| index(&|i| first + i / 2 + i % 2 * 8)),
                    [0, 4].map(|first| index(&|i| first + i / 4 * 2 + i % 2 + i % 4 / 2 * 8)),
                ],
            ),
            // After the step, a register has the bytes at two positions of eight words.
            Width::Wide => (
                vec![[0, 2].map(|first| index(&|i| first + i / 8 + 4 * (i % 8)))],
                vec![[0, 4].map(|first| index(&|i| first + i / 4 + 8 * (i % 4)))],
            ),
        };
        let nibble = index(&|_| 15);
        // S-box `2 * p` is for the lower nibbles of position `p`, and S-box `2 * p + 1` is for the higher nibbles.
        let row = |sbox: usize| sboxes[sbox].map(|x| x << (4 * (sbox % 2)));
        let tables = match width {
            Width::Narrow => (0..4)
                .map(|position| {
                    [0, 1].map(|high| {
                        let row = row(2 * position + high);
                        [&row[8..], &row[..8]].map(|half| c.add(function, code, half))
                    })
                })
                .collect(),
            // In a wide register, the lower half has the bytes at one position, and the higher half has the bytes at
            // the next position.
            Width::Wide => [0, 2]
                .iter()
                .map(|position| {
                    [0, 1].map(|high| [1, 0].map(|next| c.add(function, code, &row(2 * (position + next) + high))))
                })
                .collect(),
        };
        Self { width, apart, back, nibble, tables }
    }

    /// Applies the two permutations in `by` to each pair of registers, and returns the results.
    fn permuted(&self, code: &mut Code, registers: &[Value], by: &[Value; 2], pairs: &[[usize; 2]]) -> Vec<Value> {
        let name = permutation(self.width);
        let both = pairs.iter().flat_map(|[a, b]| by.map(|index| (registers[*a], registers[*b], index)));
        both.map(|(a, b, index)| code.make(name, &[b.into(), a.into(), index.into()])).collect()
    }

    /// Computes `left ^ g[key](right)`. `left` and `right` are the registers with the left and right halves of the
    /// blocks. Some of the logic uses scalar operations. Scalar operations can run in a third channel, but their
    /// results reach vector operations later. This mixture of scalar and vector operations gave the shortest schedule.
    fn round(&self, code: &mut Code, left: &[Value], right: &[Value], key: Value) -> Vec<Value> {
        let wide = self.width == Width::Wide;
        let name = |narrow: &'static str, of_wide: &'static str| if wide { of_wide } else { narrow };
        let mut x: Vec<Value> =
            right.iter().map(|r| code.make(name("paddw", "qpaddw"), &[(*r).into(), key.into()])).collect();
        x = self.permuted(code, &x, &self.apart[0], if wide { &[[0, 1]] } else { &[[0, 1], [2, 3]] });
        if !wide {
            // The code first permutes the registers with positions 0 and 1, and then the registers with positions 2 and
            // 3.
            x = self.permuted(code, &x, &self.apart[1], &[[0, 2], [1, 3]]);
        }
        x = x
            .iter()
            .zip(&self.tables)
            .map(|(x, [low, high])| {
                let lower = code.make(name("andd", "qpand"), &[(*x).into(), self.nibble.into()]);
                let moved = code.make(name("psrlw", "qpsrlw"), &[(*x).into(), 4.into()]);
                let higher = code.make(name("pandd", "qpand"), &[moved.into(), self.nibble.into()]);
                let [lower, higher] = [(low, lower), (high, higher)].map(|([a, b], nibbles)| {
                    code.make(name("pshufb", "qpshufb"), &[(*a).into(), (*b).into(), nibbles.into()])
                });
                code.make(name("pord", "qpor"), &[lower.into(), higher.into()])
            })
            .collect();
        x = self.permuted(code, &x, &self.back[0], if wide { &[[0, 1]] } else { &[[0, 1], [2, 3]] });
        if !wide {
            x = self.permuted(code, &x, &self.back[1], &[[0, 2], [1, 3]]);
        }
        left.iter()
            .zip(x)
            .map(|(left, x)| {
                if wide {
                    let rotated = code.make("qpsrcw", &[x.into(), 21.into()]);
                    return code.make("qpxor", &[(*left).into(), rotated.into()]);
                }
                let up = code.make("psllw", &[x.into(), 11.into()]);
                let down = code.make("psrlw", &[x.into(), 21.into()]);
                code.make("xor_xord", &[up.into(), down.into(), (*left).into()])
            })
            .collect()
    }
}

fn permutation(width: Width) -> &'static str {
    if width == Width::Wide { "qppermb" } else { "pshufb" }
}

/// Makes a function that encrypts 16 blocks in each iteration of its loop. For each round, the prepared key has one
/// vector of the size of a register. Each word of the vector is the round key.
pub fn kernel(name: &str, width: Width, sboxes: &[[u8; 16]; 8], latencies: Latencies) -> Function {
    let bytes = width.bytes();
    let mut function = Function::new(name, latencies);
    let [dst, src] = [DESTINATION, SOURCE].map(|r| function.both(r, 0, 8 * BLOCKS));
    let mut code = Code::default();
    let mut constants = Constants { width, registers: Vec::new() };
    let round = Round::new(&mut function, &mut code, &mut constants, sboxes);
    // Words are big-endian. `words` has two indices: the first index gathers the first words of blocks, and the second
    // index gathers the second words. `blocks` also has two indices, because the results fill two registers. The
    // indices in `blocks` put the words back into blocks.
    let words = [3, 7].map(|last: u8| constants.index(&mut function, &mut code, |i| i / 4 * 8 + last - i % 4));
    let blocks = [0, 1].map(|register| {
        constants.index(&mut function, &mut code, |i| {
            let place = i + bytes as u8 * register;
            place / 8 * 4 + 3 - place % 4 + if place % 8 < 4 { 0 } else { bytes as u8 }
        })
    });
    let [d, s, k] = [(); 3].map(|()| code.given());
    let loaded: Vec<Value> = (0..8 * BLOCKS / bytes).map(|i| code.load(width.load(), s, i * bytes)).collect();
    let permute = |code: &mut Code, a: Value, b: Value, index: Value| {
        code.make(permutation(width), &[b.into(), a.into(), index.into()])
    };
    let [mut left, mut right] =
        words.map(|index| loaded.chunks(2).map(|p| permute(&mut code, p[0], p[1], index)).collect::<Vec<_>>());
    for i in 0..32 {
        let key = code.load(width.load(), k, i * bytes);
        let next = round.round(&mut code, &left, &right, key);
        (left, right) = (right, next);
    }
    // The halves do not change places after the last round.
    for (i, (first, second)) in (0..).zip(right.iter().zip(&left)) {
        for (j, index) in (0..).zip(blocks) {
            let both = permute(&mut code, *first, *second, index);
            code.store(width.store(), both, d, (2 * i + j) * bytes);
        }
    }
    let steps: Vec<String> =
        (0..2).flat_map(|i| [dst[i], src[i]]).map(|r| format!("addd {r}, {:#x}, {r}", 16 * BLOCKS)).collect();
    let mut given = vec![(d, dst), (s, src), (k, [KEY; 2])];
    given.extend(constants.registers.into_iter().map(|(value, register)| (value, [register; 2])));
    function.repeat("blocks", TURNS, &steps, |function| {
        function.block(&[code], &given, true);
    });
    function
}
