//! Runs the kernels for Magma from the paper about Elbrus (P3) on registers that log their operations. The CPU model
//! uses these logs.
use super::{
    magma::{self, Half, Planes, Words},
    register::Register,
};
use fastgost::count::{Class, Value, record};

/// A kernel that logs its operations.
pub struct CountedKernel {
    pub name: &'static str,
    /// The number of blocks that the kernel encrypts together (a group).
    pub blocks: usize,
    /// Encrypts whole groups.
    pub run: fn(&[u8; 32], &mut [u8]),
}

pub static COUNTED: &[CountedKernel] = &[
    CountedKernel { name: "words, 16 blocks, 128 bits", blocks: 16, run: run::<Words<Counted<16>, 4>> },
    CountedKernel { name: "words, 16 blocks, 256 bits", blocks: 16, run: run::<Words<Counted<32>, 2>> },
    CountedKernel { name: "byte planes, 16 blocks, 128 bits", blocks: 16, run: run::<Planes<Counted<16>>> },
    CountedKernel { name: "byte planes, 32 blocks, 256 bits", blocks: 32, run: run::<Planes<Counted<32>>> },
];

fn run<H: Half>(key: &[u8; 32], data: &mut [u8]) {
    let (keys, constants) = (magma::keys::<H>(key), H::constants());
    for group in data.chunks_exact_mut(8 * H::BLOCKS) {
        let source = group.to_vec();
        magma::encrypt::<H>(&keys, &constants, &source, group);
    }
}

/// `N` bytes, and the operation that made them.
#[derive(Clone, Copy)]
struct Counted<const N: usize>([u8; N], Value);

impl<const N: usize> Counted<N> {
    fn new(class: Class, inputs: &[Self], byte: impl Fn(usize) -> u8) -> Self {
        let inputs: Vec<_> = inputs.iter().map(|i| i.1).collect();
        Self(std::array::from_fn(byte), record(class, 8 * N, &inputs))
    }

    fn word(self, i: usize) -> u32 {
        u32::from_le_bytes(std::array::from_fn(|j| self.0[4 * i + j]))
    }

    fn words(class: Class, inputs: &[Self], word: impl Fn(usize) -> u32) -> Self {
        Self::new(class, inputs, |i| word(i / 4).to_le_bytes()[i % 4])
    }

    /// Logs a load if this value is a constant. Such a constant is a part of a round key. Round keys are in memory,
    /// because there are more round keys than registers.
    fn loaded(self) -> Self {
        if self.1 == Value::CONSTANT { Self(self.0, record(Class::Load, 8 * N, &[])) } else { self }
    }

    /// Moves pieces of `size` bytes within each part of 128 bits. `from(i)` says whether piece i of the result comes
    /// from the second input, and which piece of the input it is.
    fn moved(self, o: Self, size: usize, from: impl Fn(usize) -> (bool, usize)) -> Self {
        Self::new(Class::Shuffle, &[self, o], |i| {
            let (second, piece) = from(i % 16 / size);
            (if second { o } else { self }).0[i / 16 * 16 + piece * size + i % size]
        })
    }
}

impl<const N: usize> Register for Counted<N> {
    const BYTES: usize = N;

    fn load(from: &[u8]) -> Self {
        Self::new(Class::Load, &[], |i| from[i])
    }
    fn store(self, to: &mut [u8]) {
        record(Class::Store, 8 * N, &[self.1]);
        to[..N].copy_from_slice(&self.0);
    }
    fn splat(x: u32) -> Self {
        Self(std::array::from_fn(|i| x.to_le_bytes()[i % 4]), Value::CONSTANT)
    }
    fn splat8(x: u8) -> Self {
        Self([x; N], Value::CONSTANT)
    }
    fn constant(first: [u8; 16], second: [u8; 16]) -> Self {
        Self(std::array::from_fn(|i| if i < 16 { first[i] } else { second[i - 16] }), Value::CONSTANT)
    }
    fn add(self, o: Self) -> Self {
        Self::words(Class::Add, &[self, o.loaded()], |i| self.word(i).wrapping_add(o.word(i)))
    }
    fn xor(self, o: Self) -> Self {
        Self::new(Class::Logic, &[self, o], |i| self.0[i] ^ o.0[i])
    }
    fn or(self, o: Self) -> Self {
        Self::new(Class::Logic, &[self, o], |i| self.0[i] | o.0[i])
    }
    fn and(self, o: Self) -> Self {
        Self::new(Class::Logic, &[self, o], |i| self.0[i] & o.0[i])
    }
    fn shl<const S: i32>(self) -> Self {
        Self::words(Class::Shift, &[self], |i| self.word(i) << S)
    }
    fn shr<const S: i32>(self) -> Self {
        Self::words(Class::Shift, &[self], |i| self.word(i) >> S)
    }
    fn shuffle(self, by: Self) -> Self {
        Self::new(Class::Shuffle, &[self, by], |i| self.0[i / 16 * 16 + usize::from(by.0[i] & 15)])
    }
    fn low32(self, o: Self) -> Self {
        self.moved(o, 4, |i| (i % 2 == 1, i / 2))
    }
    fn high32(self, o: Self) -> Self {
        self.moved(o, 4, |i| (i % 2 == 1, 2 + i / 2))
    }
    fn low64(self, o: Self) -> Self {
        self.moved(o, 8, |i| (i == 1, 0))
    }
    fn high64(self, o: Self) -> Self {
        self.moved(o, 8, |i| (i == 1, 1))
    }
    fn even32(self, o: Self) -> Self {
        self.moved(o, 4, |i| (i > 1, i % 2 * 2))
    }
    fn odd32(self, o: Self) -> Self {
        self.moved(o, 4, |i| (i > 1, i % 2 * 2 + 1))
    }
    fn exchange_middle(self) -> Self {
        let from = |i| match i {
            8..16 => i + 8,
            16..24 => i - 8,
            _ => i,
        };
        Self::new(Class::Shuffle, &[self], |i| self.0[from(i)])
    }
    fn add8(self, o: Self) -> Self {
        Self::new(Class::Add, &[self, o.loaded()], |i| self.0[i].wrapping_add(o.0[i]))
    }
    fn sub8(self, o: Self) -> Self {
        Self::new(Class::Add, &[self, o], |i| self.0[i].wrapping_sub(o.0[i]))
    }
    fn sub_saturating_signed8(self, o: Self) -> Self {
        Self::new(Class::Add, &[self, o.loaded()], |i| (self.0[i] as i8).saturating_sub(o.0[i] as i8) as u8)
    }
    fn above_signed8(self, o: Self) -> Self {
        Self::new(Class::Add, &[self, o.loaded()], |i| if self.0[i] as i8 > o.0[i] as i8 { 0xff } else { 0 })
    }
    fn low8(self, o: Self) -> Self {
        self.moved(o, 1, |i| (i % 2 == 1, i / 2))
    }
    fn high8(self, o: Self) -> Self {
        self.moved(o, 1, |i| (i % 2 == 1, 8 + i / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rivals::task::KEY;
    use fastgost::{Magma, mode::Ecb};

    #[test]
    fn like_ours() {
        for kernel in COUNTED {
            let mut data: Vec<u8> = (0..3 * 8 * kernel.blocks).map(|i| (i * i % 251) as u8).collect();
            let mut expected = data.clone();
            Ecb::new(Magma::new(&KEY)).encrypt(&mut expected[..]).unwrap();
            (kernel.run)(&KEY, &mut data);
            assert_eq!(data, expected, "{}", kernel.name);
        }
    }
}
