//! Algebras of bits. An algebra says what a bit is, and how to compute with bits. The specification consists of
//! computations in an algebra.

/// A function that maps bits to bits.
pub type Map<A> = fn(&mut A, &[<A as Algebra>::Bit]) -> Vec<<A as Algebra>::Bit>;

/// An algebra of bits. The specification ([`crate::standard`]) is written once, for any algebra. In the algebra of
/// plain bits, the specification is checked with the examples in the standards. In an algebra of symbolic bits, the
/// specification is compared with the machine code.
///
/// A number or a byte is a slice of bits, the least significant bit first.
pub trait Algebra {
    /// A bit of the algebra.
    type Bit: Clone;

    /// Returns the bit with this known value.
    fn constant(&mut self, value: bool) -> Self::Bit;

    /// Returns the sum of two bits modulo 2 (XOR).
    fn xor(&mut self, a: &Self::Bit, b: &Self::Bit) -> Self::Bit;

    /// Returns the product of two bits (AND).
    fn and(&mut self, a: &Self::Bit, b: &Self::Bit) -> Self::Bit;

    /// Returns the entry of `table` that `index` selects. Each entry has `width` bits, and there are `2^index.len()`
    /// entries.
    fn lookup(&mut self, table: &[u64], index: &[Self::Bit], width: usize) -> Vec<Self::Bit>;

    /// Adds two numbers of the same length and a carry. Returns the sum, and the carry out.
    fn add(&mut self, a: &[Self::Bit], b: &[Self::Bit], carry: &Self::Bit) -> (Vec<Self::Bit>, Self::Bit);

    /// Names an intermediate value. A symbolic algebra may replace the value by a new variable.
    ///
    /// The specification names the inputs of each layer of S-boxes:
    /// - In Kuznyechik and Streebog, each input is a byte. The bytes are named from the rightmost byte to the leftmost
    ///   byte.
    /// - In Magma and GOST 28147-89, the input is the 32 bits of the sum modulo 2^32. In each round, the S-boxes serve
    ///   to make a new half of the block. The specification also names the 32 bits of this half. So each round names
    ///   two numbers.
    /// - In GOST R 34.11-94, the specification also names the words of each state.
    ///
    /// Constants that enter S-boxes are named like other inputs.
    fn name(&mut self, bits: &mut [Self::Bit]);

    /// Announces a round. Round 1 begins a pass, which is one run through the rounds of a cipher or of a hash function.
    /// The values that are named until the next announcement belong to this round.
    fn round(&mut self, number: usize) {
        let _ = number;
    }

    /// Applies a linear map of bits, which `map` computes. An algebra may compute the map only once, and keep the map's
    /// matrix under the name `name`.
    fn linear(&mut self, name: &'static str, bits: &[Self::Bit], map: Map<Self>) -> Vec<Self::Bit>
    where
        Self: Sized,
    {
        let _ = name;
        map(self, bits)
    }

    /// Runs the computation `work`. When `work` has returned, only its result and the named values are needed. So an
    /// algebra may free all other values of the computation.
    fn scope(&mut self, work: &mut dyn FnMut(&mut Self) -> Vec<Self::Bit>) -> Vec<Self::Bit>
    where
        Self: Sized,
    {
        work(self)
    }

    /// Announces the bits of a round key. Programs keep round keys in memory. A symbolic algebra may replace these bits
    /// by new variables.
    fn rename(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// Announces the bits of numbers that will be multiplied as polynomials. The numbers are the blocks of a text, and
    /// the multipliers of these blocks. A symbolic algebra may replace the bits by new variables. The algebra may also
    /// use new variables for all later products of these bits.
    fn factors(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// Announces the first value of a counter, from the lowest bit. Known numbers will be added to this value. A
    /// symbolic algebra may replace the bits by new variables.
    fn counter(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// Announces words. The words are part of a ciphertext that will be multiplied, or part of a sum of products. An
    /// algebra may replace these words by new variables.
    fn name_words(&mut self, bits: &mut [Self::Bit]) {
        let _ = bits;
    }

    /// Announces that the specification now adds words of 32 bits. These words may be the results of any computation.
    /// In the sums of these words, a symbolic algebra may replace the bits of a summand by new variables. In other
    /// computations, the bits of the summand are not replaced.
    fn place_summands(&mut self) {}
}
