//! What the kernels for Magma need of a vector register: on the CPU, or counted. `u32` are the lanes of words; what the
//! names call low and high is within each part of 128 bits, as on x86.

pub trait Register: Copy {
    /// In bytes.
    const BYTES: usize;

    fn load(from: &[u8]) -> Self;
    fn store(self, to: &mut [u8]);
    /// A word of the key in every lane.
    fn splat(x: u32) -> Self;
    /// A byte of the key, or a limit, everywhere.
    fn splat8(x: u8) -> Self;
    /// A constant that stays in a register: one part of 128 bits in all parts, or alternately two.
    fn constant(first: [u8; 16], second: [u8; 16]) -> Self;

    fn add(self, o: Self) -> Self;
    fn xor(self, o: Self) -> Self;
    fn or(self, o: Self) -> Self;
    fn and(self, o: Self) -> Self;
    fn shl<const N: i32>(self) -> Self;
    fn shr<const N: i32>(self) -> Self;
    /// Byte `by[i]` as byte i.
    fn shuffle(self, by: Self) -> Self;
    fn low32(self, o: Self) -> Self;
    fn high32(self, o: Self) -> Self;
    fn low64(self, o: Self) -> Self;
    fn high64(self, o: Self) -> Self;
    /// Words 0 and 2 of both, or 1 and 3.
    fn even32(self, o: Self) -> Self;
    fn odd32(self, o: Self) -> Self;
    /// Exchanges the second and the third quarter; of 256 bits only.
    fn exchange_middle(self) -> Self;

    fn add8(self, o: Self) -> Self;
    fn sub8(self, o: Self) -> Self;
    fn sub_saturating_signed8(self, o: Self) -> Self;
    /// All ones where this byte is the greater one.
    fn above_signed8(self, o: Self) -> Self;
    fn low8(self, o: Self) -> Self;
    fn high8(self, o: Self) -> Self;
}
