//! Magma on many blocks in vector registers. A shuffle instruction looks up the S-boxes of 4 bits. The paper (P3) says
//! only "additions, logic, shifts, substitutions" and "16 blocks in parallel". Two layouts fit this description:
//!
//! - *words*: a lane of 32 bits is half a block, so the addition of a round key is one operation. A shuffle has only
//!   one table. So before the substitution, the bytes that have the same position in their words (the bytes of one
//!   position) are brought together in 128 bits. After the substitution, these bytes are moved back.
//! - *byte planes*: in all rounds, a register has only bytes of one position, so no byte changes its place in a
//!   register. But the carries of additions must be computed separately.
use super::register::Register;
use fastgost_testkit::oracle::gost28147;

/// One half (32 bits) of every block of a group, which is a set of blocks that are encrypted together. Each
/// implementation has its own layout.
pub trait Half: Copy {
    /// The number of blocks in a group.
    const BLOCKS: usize;
    type Constants: Copy;
    /// A round key.
    type Key: Copy;

    fn constants() -> Self::Constants;
    fn key(x: u32) -> Self::Key;
    /// Loads a group. Returns the first half (in memory) of every block, and then the second half of every block.
    fn load(from: &[u8], c: &Self::Constants) -> (Self, Self);
    fn store(first: Self, second: Self, to: &mut [u8], c: &Self::Constants);
    /// `other ^= g[key](self)`.
    fn round(self, other: Self, key: Self::Key, c: &Self::Constants) -> Self;
}

/// Encrypts a group.
#[inline(always)]
pub fn encrypt<H: Half>(keys: &[H::Key; 32], c: &H::Constants, source: &[u8], to: &mut [u8]) {
    let (mut high, mut low) = H::load(source, c);
    let mut r = 0;
    while r < 32 {
        high = low.round(high, keys[r], c);
        low = high.round(low, keys[r + 1], c);
        r += 2;
    }
    // The last round does not swap the halves.
    H::store(low, high, to, c);
}

pub fn keys<H: Half>(key: &[u8; 32]) -> [H::Key; 32] {
    gost28147::expand(&gost28147::words_of_magma(key)).map(H::key)
}

/// Returns the S-box of nibble `place`, counted from the lowest nibble. The results are already at the place of this
/// nibble in its byte.
fn sbox(place: usize) -> [u8; 16] {
    gost28147::PI[place].map(|x| x << (4 * (place % 2)))
}

const NIBBLES: [u8; 16] = [15; 16];
/// Reverses the bytes of each word, because the words of a block are big-endian.
const REVERSED: [u8; 16] = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12];
/// Transposes a matrix of four by four bytes: byte j of word i becomes byte i of word j. This permutation is its own
/// inverse.
const TRANSPOSED: [u8; 16] = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];

/// Substitutes both nibbles of each byte: the low nibble by the table `low`, and the high nibble by the table `high`.
#[inline(always)]
fn substituted<R: Register>(x: R, low: R, high: R, nibbles: R) -> R {
    low.shuffle(x.and(nibbles)).or(high.shuffle(x.shr::<4>().and(nibbles)))
}

/// The layout *words*, in `N` registers: four registers of 128 bits, or two registers of 256 bits.
#[derive(Clone, Copy)]
pub struct Words<R, const N: usize>([R; N]);

#[derive(Clone, Copy)]
pub struct WordConstants<R, const N: usize> {
    low: [R; N],
    high: [R; N],
    nibbles: R,
    reversed: R,
    transposed: R,
}

impl<R: Register, const N: usize> Half for Words<R, N> {
    const BLOCKS: usize = N * R::BYTES / 4;
    type Constants = WordConstants<R, N>;
    type Key = R;

    fn constants() -> Self::Constants {
        // During the substitution, each part of 128 bits has the bytes of one position.
        let parts = R::BYTES / 16;
        let tables = |nibble: usize| {
            std::array::from_fn(|i| {
                R::constant(sbox(2 * parts * i + nibble), sbox(2 * (parts * i + parts - 1) + nibble))
            })
        };
        let constant = |bytes| R::constant(bytes, bytes);
        WordConstants {
            low: tables(0),
            high: tables(1),
            nibbles: constant(NIBBLES),
            reversed: constant(REVERSED),
            transposed: constant(TRANSPOSED),
        }
    }

    fn key(x: u32) -> R {
        R::splat(x)
    }

    #[inline(always)]
    fn load(from: &[u8], c: &Self::Constants) -> (Self, Self) {
        let (mut first, mut second) = ([c.nibbles; N], [c.nibbles; N]);
        for i in 0..N {
            let a = R::load(&from[2 * i * R::BYTES..]).shuffle(c.reversed);
            let b = R::load(&from[(2 * i + 1) * R::BYTES..]).shuffle(c.reversed);
            let (low, high) = (a.low32(b), a.high32(b));
            (first[i], second[i]) = (low.low64(high), low.high64(high));
        }
        (Self(first), Self(second))
    }

    #[inline(always)]
    fn store(first: Self, second: Self, to: &mut [u8], c: &Self::Constants) {
        for i in 0..N {
            let (low, high) = (first.0[i].low32(second.0[i]), first.0[i].high32(second.0[i]));
            low.low64(high).shuffle(c.reversed).store(&mut to[2 * i * R::BYTES..]);
            low.high64(high).shuffle(c.reversed).store(&mut to[(2 * i + 1) * R::BYTES..]);
        }
    }

    #[inline(always)]
    fn round(self, other: Self, key: R, c: &Self::Constants) -> Self {
        let mut x = self.0;
        for i in 0..N {
            x[i] = x[i].add(key).shuffle(c.transposed);
        }
        planes(&mut x);
        for i in 0..N {
            x[i] = substituted(x[i], c.low[i], c.high[i], c.nibbles);
        }
        words(&mut x);
        let mut result = other.0;
        for i in 0..N {
            let x = x[i].shuffle(c.transposed);
            result[i] = result[i].xor(x.shl::<11>().or(x.shr::<21>()));
        }
        Self(result)
    }
}

/// Before this call, a shuffle puts four bytes of one position into each word (`TRANSPOSED`). This function brings the
/// words of one position together, so that each part of 128 bits has 16 bytes of one position.
#[inline(always)]
fn planes<R: Register>(x: &mut [R]) {
    if let [a, b] = x {
        let (low, high) = (a.low32(*b), a.high32(*b));
        (*a, *b) = (low.exchange_middle(), high.exchange_middle());
    } else if let [a, b, c, d] = x {
        let (p, q, r, s) = (a.low32(*b), a.high32(*b), c.low32(*d), c.high32(*d));
        (*a, *b, *c, *d) = (p.low64(r), p.high64(r), q.low64(s), q.high64(s));
    }
}

/// Computes the inverse of `planes`.
#[inline(always)]
fn words<R: Register>(x: &mut [R]) {
    if let [a, b] = x {
        let (low, high) = (a.exchange_middle(), b.exchange_middle());
        (*a, *b) = (low.even32(high), low.odd32(high));
    } else {
        // With four registers, `planes` transposes four by four words, which is its own inverse.
        planes(x);
    }
}

/// The layout *byte planes*. Register j has byte j of one half of every block. Each byte is stored XOR 0x80, because
/// the instruction that compares bytes takes signed bytes.
#[derive(Clone, Copy)]
pub struct Planes<R>([R; 4]);

#[derive(Clone, Copy)]
pub struct PlaneConstants<R> {
    low: [R; 4],
    high: [R; 4],
    nibbles: R,
    bias: R,
    /// The mask of the three bits that a shift by three moves to the next byte. `kept` is the mask of the other five
    /// bits.
    carried: R,
    kept: R,
}

/// The bytes of a round key. For each of them, `limits` has the greatest byte whose sum with the key's byte has no
/// carry.
#[derive(Clone, Copy)]
pub struct PlaneKey<R> {
    bytes: [R; 4],
    limits: [R; 4],
}

impl<R: Register> Half for Planes<R> {
    const BLOCKS: usize = R::BYTES;
    type Constants = PlaneConstants<R>;
    type Key = PlaneKey<R>;

    fn constants() -> Self::Constants {
        let constant = |bytes| R::constant(bytes, bytes);
        // Bytes are stored XOR 0x80, so the highest bit of each high nibble is inverted. The tables for high nibbles
        // have a matching order.
        let biased = |table: [u8; 16]| std::array::from_fn(|x| table[x ^ 8]);
        PlaneConstants {
            low: std::array::from_fn(|j| constant(sbox(2 * j))),
            high: std::array::from_fn(|j| constant(biased(sbox(2 * j + 1)))),
            nibbles: constant(NIBBLES),
            bias: constant([0x80; 16]),
            carried: constant([7; 16]),
            kept: constant([0xf8; 16]),
        }
    }

    fn key(x: u32) -> PlaneKey<R> {
        let bytes = x.to_le_bytes();
        PlaneKey { bytes: bytes.map(R::splat8), limits: bytes.map(|byte| R::splat8(!byte ^ 0x80)) }
    }

    #[inline(always)]
    fn load(from: &[u8], c: &Self::Constants) -> (Self, Self) {
        let mut r = [c.bias; 8];
        for i in 0..8 {
            r[i] = R::load(&from[i * R::BYTES..]);
        }
        for _ in 0..4 {
            r = interleaved(&r);
        }
        for i in 0..8 {
            r[i] = r[i].xor(c.bias);
        }
        // The halves of a block are big-endian, so the last byte of a half is byte 0.
        (Self([r[3], r[2], r[1], r[0]]), Self([r[7], r[6], r[5], r[4]]))
    }

    #[inline(always)]
    fn store(first: Self, second: Self, to: &mut [u8], c: &Self::Constants) {
        let (a, b) = (first.0, second.0);
        let mut r = [a[3], a[2], a[1], a[0], b[3], b[2], b[1], b[0]];
        for _ in 0..3 {
            r = interleaved(&r);
        }
        for i in 0..8 {
            r[i].xor(c.bias).store(&mut to[i * R::BYTES..]);
        }
    }

    #[inline(always)]
    fn round(self, other: Self, k: PlaneKey<R>, c: &Self::Constants) -> Self {
        let a = self.0;
        // A byte above its limit gives a carry. If a carry comes in, a byte that equals its limit gives a carry too.
        // The subtraction saturates, so the sign of its result is right.
        let c0 = a[0].above_signed8(k.limits[0]);
        let c1 = a[1].sub_saturating_signed8(k.limits[1]).above_signed8(c0);
        let c2 = a[2].sub_saturating_signed8(k.limits[2]).above_signed8(c1);
        let x = [
            a[0].add8(k.bytes[0]),
            a[1].add8(k.bytes[1]).sub8(c0),
            a[2].add8(k.bytes[2]).sub8(c1),
            a[3].add8(k.bytes[3]).sub8(c2),
        ];
        let mut result = other.0;
        for j in 0..4 {
            let y = substituted(x[j], c.low[j], c.high[j], c.nibbles);
            // The rotation by 11 bits moves each byte to the next register, and three bits further. So the three
            // highest bits of the byte reach the register after the next one.
            let (next, after) = ((j + 1) % 4, (j + 2) % 4);
            result[next] = result[next].xor(y.shl::<3>().and(c.kept));
            result[after] = result[after].xor(y.shr::<5>().and(c.carried));
        }
        Self(result)
    }
}

/// A perfect shuffle of the bytes of eight registers. After seven such shuffles, the bytes have their first order
/// again.
#[inline(always)]
fn interleaved<R: Register>(r: &[R; 8]) -> [R; 8] {
    let mut to = *r;
    for i in 0..4 {
        (to[2 * i], to[2 * i + 1]) = (r[i].low8(r[i + 4]), r[i].high8(r[i + 4]));
    }
    to
}
