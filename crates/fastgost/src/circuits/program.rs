//! Rounds of ciphers as programs of three-input logic.
use super::recorder;
use crate::{
    cipher::{gost28147, kuznyechik},
    error::{Error, Result},
    mode::Direction,
    simd::Logic,
};
use std::vec::Vec;

/// An instruction of three-input logic. In PTX, this instruction is `lop3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// The numbers of the signals that the instruction reads. If the instruction reads fewer than three signals, one
    /// signal occurs more than once.
    pub inputs: [u16; 3],
    /// The truth table. The result for the bits a, b, c of the inputs is bit 4a + 2b + c of the table.
    pub table: u8,
}

/// A program of three-input logic. The signals are numbered. The inputs come first, and then the results of the
/// instructions, in their order.
///
/// ```
/// use fastgost::{Magma, circuits::{Key, Program}, mode::{Direction, Ecb}};
///
/// let magma = Magma::new(&[7; 32]);
/// let round = Program::gost28147("z")?;
/// let masks = Key::magma(&magma, Direction::Encrypt).masks();
/// // 32 blocks of zeros: their right half goes through the first round.
/// let (mut right, mut left) = (vec![0; 32], vec![0; 32]);
/// for masks in masks.chunks_exact(32) {
///     let next = round.run(&[&right, &left, masks].concat());
///     (right, left) = (next, right);
/// }
/// let bit = |planes: &[u32], i: usize| u64::from(planes[i] & 1) << i;
/// let halves: [u64; 2] = [left, right].map(|planes| (0..32).map(|i| bit(&planes, i)).sum());
///
/// let mut block = [0; 8];
/// Ecb::new(magma).encrypt(&mut block[..])?;
/// assert_eq!(u64::from_be_bytes(block), halves[1] << 32 | halves[0]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    pub(super) inputs: usize,
    pub(super) instructions: Vec<Instruction>,
    pub(super) outputs: Vec<u16>,
}

impl Program {
    /// Makes the program of a round of Kuznyechik. The inputs are 128 planes of blocks, and then the 128 masks of a
    /// round key. The outputs are the 128 planes after the round. Plane 8i + b contains bit b of byte i, in memory
    /// order.
    ///
    /// To encrypt, XOR the first 128 masks into the planes. Then do nine rounds with the other masks. To decrypt, do
    /// nine rounds, and then XOR the last 128 masks into the planes.
    pub fn kuznyechik(direction: Direction) -> Self {
        match direction {
            Direction::Encrypt => recorder::record(256, kuznyechik::rounds::encrypt),
            Direction::Decrypt => recorder::record(256, kuznyechik::rounds::decrypt),
        }
    }

    /// Makes the programs of the parts of a round of Kuznyechik, for registers that hold whole blocks. Register b
    /// contains bit b of every byte, in memory order. One part is the S-box pi (for decryption, the inverse of pi). The
    /// other two parts are products. L is the composition of these two products.
    ///
    /// Pi has 8 inputs and 8 outputs. A product has 32 inputs: the 8 registers, and the same registers moved by 1, 2
    /// and 3 bytes. When a register is moved, bytes that leave a block are lost, and zeros enter the block. A product
    /// has 32 outputs, in four groups. Move the output registers 8g to 8g + 7 of group g by 4g bytes, and add all four
    /// groups.
    ///
    /// In each step with a product, all registers that move go in one direction. The lists below give this direction. A
    /// round of encryption has four steps:
    ///
    /// 1. Apply pi.
    /// 2. Apply the first product. Registers move towards later bytes.
    /// 3. Add the round key.
    /// 4. Apply the second product. Registers move towards earlier bytes.
    ///
    /// A round of decryption also has four steps:
    ///
    /// 1. Apply the first product. Registers move towards earlier bytes.
    /// 2. Add the round key.
    /// 3. Apply the second product. Registers move towards later bytes.
    /// 4. Apply pi^-1.
    ///
    /// The keys, and the steps before and after the rounds, are the same as in [`kuznyechik`](Self::kuznyechik).
    pub fn kuznyechik_in_parts(direction: Direction) -> [Self; 3] {
        let pi = match direction {
            Direction::Encrypt => recorder::record(8, kuznyechik::rounds::s_forward),
            Direction::Decrypt => recorder::record(8, kuznyechik::rounds::s_inverse),
        };
        let [first, second] = [0, 1].map(|factor| recorder::record(32, |x| kuznyechik::rounds::product(factor, x)));
        [pi, first, second]
    }

    /// Makes the program of a round of GOST 28147-89 with the S-box set of this name (see
    /// [`Sbox::SETS`](crate::Sbox::SETS)). Magma uses the set "z". The inputs are 32 planes of the half that goes
    /// through the round function g, then 32 planes of the other half, and then the 32 masks of a round key. The
    /// outputs are the 32 planes of the new half, which replaces the other half. A half is a number, and plane i
    /// contains bit i of this number.
    ///
    /// The halves change places after each of the 32 rounds except the last round.
    ///
    /// # Errors
    /// [`Error::UnknownSbox`].
    pub fn gost28147(set: &str) -> Result<Self> {
        let sboxes = gost28147::three_input::of(set).ok_or(Error::UnknownSbox)?;
        Ok(recorder::record(96, |x| gost28147::bitsliced::round(sboxes, &x[..32], &x[32..64], &x[64..])))
    }

    /// Returns the number of inputs.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Returns the instructions, in an order in which they can be executed.
    pub fn instructions(&self) -> &[Instruction] {
        &self.instructions
    }

    /// Returns the numbers of the signals that are outputs.
    pub fn outputs(&self) -> &[u16] {
        &self.outputs
    }

    /// Executes the program.
    ///
    /// # Panics
    /// Panics if the number of inputs is wrong.
    pub fn run(&self, inputs: &[u32]) -> Vec<u32> {
        assert_eq!(inputs.len(), self.inputs, "the program has {} inputs", self.inputs);
        // This vector has space for all signals. If the vector grew, the old memory would keep a copy that is not
        // wiped.
        let mut signals: Vec<u32> = Vec::with_capacity(self.inputs + self.instructions.len());
        signals.extend(inputs);
        for i in &self.instructions {
            let [a, b, c] = i.inputs.map(|input| signals[usize::from(input)]);
            signals.push(a.logic3(b, c, i.table));
        }
        let outputs = self.outputs.iter().map(|o| signals[usize::from(*o)]).collect();
        crate::wipe(&mut signals);
        outputs
    }
}
