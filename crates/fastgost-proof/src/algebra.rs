//! Algebras of bits. The specification is computed over these algebras.

/// A map of bits.
pub type Map<A> = fn(&mut A, &[<A as Algebra>::Bit]) -> Vec<<A as Algebra>::Bit>;

/// An algebra of bits. The specification ([`crate::standard`]) is written once, over any algebra. Over plain bits, it
/// is checked with the examples in the standards. Over symbolic bits, it is compared with the machine code.
///
/// A number or a byte is a slice of bits, the least significant bit first.
pub trait Algebra {
    /// A bit.
    type Bit: Clone;

    /// A known bit.
    fn constant(&mut self, value: bool) -> Self::Bit;

    /// The sum modulo 2.
    fn xor(&mut self, a: &Self::Bit, b: &Self::Bit) -> Self::Bit;

    /// The product.
    fn and(&mut self, a: &Self::Bit, b: &Self::Bit) -> Self::Bit;

    /// The entry of `table` that `index` selects. An entry has `width` bits, and `table` has `2^index.len()` entries.
    fn lookup(&mut self, table: &[u64], index: &[Self::Bit], width: usize) -> Vec<Self::Bit>;

    /// The sum of two numbers of the same length and a carry, and the carry that comes out.
    fn add(&mut self, a: &[Self::Bit], b: &[Self::Bit], carry: &Self::Bit) -> (Vec<Self::Bit>, Self::Bit);

    /// Names an intermediate value: a symbolic algebra may replace it by a new variable.
    ///
    /// The specification names the inputs of each layer of S-boxes. In Kuznyechik and Streebog, this is each byte, from
    /// the rightmost byte to the leftmost. In Magma and GOST 28147-89, these are the 32 bits of the sum modulo 2^32,
    /// and then the 32 bits of the half that the round makes. So each round names two numbers. GOST R 34.11-94 also
    /// names the words of its states. Where constants enter S-boxes, they are named too.
    fn name(&mut self, bits: &mut [Self::Bit]);

    /// A linear map of bits, which `map` computes. An algebra may compute the map once, and keep its matrix under the
    /// name.
    fn linear(&mut self, name: &'static str, bits: &[Self::Bit], map: Map<Self>) -> Vec<Self::Bit>
    where
        Self: Sized,
    {
        let _ = name;
        map(self, bits)
    }

    /// A computation. When it has ended, only its result and its names are needed.
    fn scope(&mut self, work: &mut dyn FnMut(&mut Self) -> Vec<Self::Bit>) -> Vec<Self::Bit>
    where
        Self: Sized,
    {
        work(self)
    }

    /// Bits of a round key, which programs keep. A symbolic algebra may replace them by new variables.
    fn rename(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// Bits of numbers that will be multiplied as polynomials: blocks of a text, and the factor of each block. A
    /// symbolic algebra may replace the bits by new variables. It may also use new variables for all later products of
    /// them.
    fn factors(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// The words of a ciphertext that is multiplied, or of a sum of products. A symbolic algebra of words may replace
    /// them by new variables.
    fn name_words(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// After this call, summands of 32 bits may come from anywhere. A symbolic algebra may replace them by new
    /// variables, but only in sums.
    fn place_summands(&mut self) {}
}
