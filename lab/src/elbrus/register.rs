//! The operations on vector registers that the kernels for Magma need. A register is a register of the CPU, or a
//! register that logs its operations. Words are lanes of 32 bits. In names, `low` and `high` mean the lower and the
//! upper half of each part of 128 bits, as on x86.

pub trait Register: Copy {
    /// The size of a register in bytes.
    const BYTES: usize;

    fn load(from: &[u8]) -> Self;
    fn store(self, to: &mut [u8]);
    /// Puts a round key into every lane of 32 bits.
    fn splat(x: u32) -> Self;
    /// Puts `x` into every byte. `x` is a byte of a round key, or a limit (see `magma::PlaneKey`).
    fn splat8(x: u8) -> Self;
    /// Makes a constant that stays in a register. The first part of 128 bits is `first`. If there is a second part, it
    /// is `second`.
    fn constant(first: [u8; 16], second: [u8; 16]) -> Self;

    fn add(self, o: Self) -> Self;
    fn xor(self, o: Self) -> Self;
    fn or(self, o: Self) -> Self;
    fn and(self, o: Self) -> Self;
    fn shl<const N: i32>(self) -> Self;
    fn shr<const N: i32>(self) -> Self;
    /// Byte i of the result is byte `by[i]` of the same part of 128 bits.
    fn shuffle(self, by: Self) -> Self;
    fn low32(self, o: Self) -> Self;
    fn high32(self, o: Self) -> Self;
    fn low64(self, o: Self) -> Self;
    fn high64(self, o: Self) -> Self;
    /// Takes words 0 and 2 of both inputs. The next function takes words 1 and 3.
    fn even32(self, o: Self) -> Self;
    fn odd32(self, o: Self) -> Self;
    /// Exchanges the second and the third quarter of a register of 256 bits. Kernels on registers of 128 bits do not
    /// call this function.
    fn exchange_middle(self) -> Self;

    fn add8(self, o: Self) -> Self;
    fn sub8(self, o: Self) -> Self;
    fn sub_saturating_signed8(self, o: Self) -> Self;
    /// A byte of the result is all ones if the byte of `self` is greater than the byte of `o`. Otherwise it is zero.
    fn above_signed8(self, o: Self) -> Self;
    fn low8(self, o: Self) -> Self;
    fn high8(self, o: Self) -> Self;
}
