//! Magma on bit planes. A kernel processes two groups of blocks at once, each in its own cluster (half of the
//! processor). The planes stay in registers from round to round.
use super::{
    code::{Code, Value},
    function::{DESTINATION, Function, KEY, SOURCE},
    planes::{Planes, Width},
};
use crate::MASKS;
use fastgost::circuits::Program;

/// The number of registers that hold the blocks of a group.
const REGISTERS: u64 = 64;

/// Makes the kernel's function. The order of the masks in the prepared key decides whether the function encrypts or
/// decrypts.
pub fn kernel(name: &str, width: Width, latencies: fastgost_elbrus_executor::isa::Latencies) -> Function {
    let program = Program::gost28147("z").expect("Magma's set has a name");
    let mut function = Function::new(name, latencies);
    let size = REGISTERS * width.bytes();
    let [dst, src] = [DESTINATION, SOURCE].map(|r| function.both(r, 0, size));
    let key = [KEY; 2];
    let mut code = Code::default();
    let [d, s, k] = [(); 3].map(|()| code.given());
    let mut planes = Planes::new(&mut code, width, k);
    let blocks = (0..REGISTERS).map(|i| planes.code.load(width.load(), s, i * width.bytes())).collect();
    let bits = planes.transpose(blocks);
    planes.forget();
    // Each half of a block is a number, whose highest byte comes first in memory. `half` returns the planes of this
    // number, from the lowest bit to the highest bit. The second word of a block is the half to which the first round
    // applies its function g.
    let half = |word: usize| -> Vec<Value> { (0..32).map(|i| bits[32 * word + (i ^ 24)]).collect() };
    let (mut right, mut left) = (half(1), half(0));
    for round in 0..32u64 {
        let next = planes.run(&program, |code, i| match i {
            0..32 => right[i],
            32..64 => left[i - 32],
            _ => code.load(width.load(), k, (MASKS as u64 + 32 * round + i as u64 - 64) * width.bytes()),
        });
        (right, left) = (next, right);
    }
    // The halves do not change places after the last round.
    let out = (0..64).map(|i| if i < 32 { right[i ^ 24] } else { left[(i - 32) ^ 24] }).collect();
    for (i, value) in (0..).zip(planes.transpose(out)) {
        planes.code.store(width.store(), value, d, i * width.bytes());
    }
    function.block(&[code], &[(d, dst), (s, src), (k, key)], true);
    function
}
