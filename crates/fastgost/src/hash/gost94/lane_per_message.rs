//! A strategy for GOST R 34.11-94 with one message per 128-bit lane. `N` pairs of registers are processed together, to
//! hide the latency of the instructions. A pair holds the low and the high halves of the four 64-bit parts of a 256-bit
//! word, so the four encryptions of a chi are in four 32-bit lanes.
//!
//! The other computations (of the keys and of the powers of psi) only move and add bytes, so the result of each is a
//! sum of *picks*. A pick is a constant shuffle of the bytes in a lane, and can also drop bytes. So psi^74 of S, which
//! is 74 serial steps of a shift register, becomes two dozen independent shuffles. The word psi^61(H + psi(M +
//! psi^12(S))) is computed as the sum psi^61(H) + psi^62(M) + psi^74(S). Only the last term depends on the encryption.
use super::{Sbox, State, compress::CompressGost94, spec};
use crate::{
    cipher::gost28147::encrypt_lanes,
    hash::Segment,
    simd::lanes32::{ByteShuffle as Register, NibbleLookup},
};

/// The low and the high halves, each in `N` registers.
type Halves<V, const N: usize> = ([V; N], [V; N]);

/// Compresses `MESSAGES` messages. The remaining lanes repeat the first message.
pub(super) struct LanePerMessage<V: NibbleLookup, const N: usize, const MESSAGES: usize> {
    cpu: V::Cpu,
    /// The key words.
    words: [[V; N]; 8],
}

impl<V: NibbleLookup + Register, const N: usize, const MESSAGES: usize> LanePerMessage<V, N, MESSAGES> {
    #[inline(always)]
    pub(super) fn new(cpu: V::Cpu) -> Self {
        Self { cpu, words: [[V::splat64(cpu, 0); N]; 8] }
    }

    /// Returns the index of the message in a lane of register `s`.
    #[inline(always)]
    const fn message(s: usize, lane: usize) -> usize {
        let i = s * V::BYTES / 16 + lane;
        if i < MESSAGES { i } else { 0 }
    }
}

impl<V: NibbleLookup + Register, const N: usize, const MESSAGES: usize> CompressGost94
    for LanePerMessage<V, N, MESSAGES>
{
    const LANES: usize = MESSAGES;
    type H = Halves<V, N>;

    #[inline(always)]
    fn load(&self, states: &[State]) -> Halves<V, N> {
        let zero = V::splat64(self.cpu, 0);
        let mut h = ([zero; N], [zero; N]);
        for s in 0..N {
            let mut lanes: [&[u8]; 4] = [&states[0].h; 4];
            for lane in 0..V::BYTES / 16 {
                lanes[lane] = &states[Self::message(s, lane)].h;
            }
            (h.0[s], h.1[s]) = halves(self.cpu, lanes, 0);
        }
        h
    }

    #[inline(always)]
    fn store(&self, h: Halves<V, N>, states: &mut [State]) {
        let mut bytes = [0; 64];
        for s in 0..N {
            for part in 0..2 {
                (h.0[s].shuffle_bytes(&JOIN[part][0]) ^ h.1[s].shuffle_bytes(&JOIN[part][1])).store(&mut bytes);
                for lane in 0..V::BYTES / 16 {
                    let i = s * V::BYTES / 16 + lane;
                    if i < MESSAGES {
                        states[i].h[16 * part..16 * part + 16].copy_from_slice(&bytes[16 * lane..16 * lane + 16]);
                    }
                }
            }
        }
        crate::wipe(&mut bytes);
    }

    #[inline(always)]
    fn chi(&mut self, sbox: &Sbox, h: Halves<V, N>, segments: &[Segment<'_>], at: usize) -> Halves<V, N> {
        let tables = V::tables(self.cpu, &sbox.nibbles);
        let mut next = h;
        for s in 0..N {
            let mut lanes = [segments[0].data; 4];
            for lane in 0..V::BYTES / 16 {
                lanes[lane] = segments[Self::message(s, lane)].data;
            }
            let m = halves(self.cpu, lanes, at);
            let h = (h.0[s], h.1[s]);
            for i in 0..4 {
                let (low, high) =
                    (V::load_lanes(self.cpu, [&C3[i]; 4], 0), V::load_lanes(self.cpu, [&C3[4 + i]; 4], 0));
                self.words[i][s] = (low ^ sum(&OF_M[i], m.0)) ^ sum(&OF_H[i], h.0);
                self.words[4 + i][s] = (high ^ sum(&OF_M[i], m.1)) ^ sum(&OF_H[i], h.1);
            }
            let (a, b) = (mix(&PSI_61, h), mix(&PSI_62, m));
            (next.0[s], next.1[s]) = (a.0 ^ b.0, a.1 ^ b.1);
        }
        let x = encrypt_lanes(tables, &self.words, h);
        for s in 0..N {
            let a = mix(&PSI_74, (x.0[s], x.1[s]));
            (next.0[s], next.1[s]) = (next.0[s] ^ a.0, next.1[s] ^ a.1);
        }
        next
    }

    #[inline(always)]
    fn wipe(&mut self) {
        crate::wipe_registers(self.words.as_flattened_mut(), V::splat64(self.cpu, 0));
    }
}

/// Returns the low and the high halves of the 32 bytes at `at` of every lane.
#[inline(always)]
fn halves<V: Register>(cpu: V::Cpu, lanes: [&[u8]; 4], at: usize) -> (V, V) {
    let (p, q) = (V::load_lanes(cpu, lanes, at), V::load_lanes(cpu, lanes, at + 16));
    let low = p.shuffle_bytes(&SPLIT[0][0]) ^ q.shuffle_bytes(&SPLIT[0][1]);
    let high = p.shuffle_bytes(&SPLIT[1][0]) ^ q.shuffle_bytes(&SPLIT[1][1]);
    (low, high)
}

/// A shuffle of one lane. Each byte of the result is a copy of one byte, or is zero.
type Pick = [u8; 16];

const NOTHING: u8 = 0x80;

#[inline(always)]
fn sum<V: Register, const K: usize>(picks: &[Pick; K], x: V) -> V {
    let mut y = x.shuffle_bytes(&picks[0]);
    for n in 1..K {
        y = y ^ x.shuffle_bytes(&picks[n]);
    }
    y
}

/// The picks for a power of psi. The indices are the half of the result, and the half of the argument.
type Mixing = [[[Pick; MOST]; 2]; 2];

/// For the powers of psi that are used here, a word of the result depends on at most `MOST` words in one register.
const MOST: usize = 8;

#[inline(always)]
fn mix<V: Register>(mixing: &Mixing, x: (V, V)) -> (V, V) {
    (sum(&mixing[0][1], x.1) ^ sum(&mixing[0][0], x.0), sum(&mixing[1][1], x.1) ^ sum(&mixing[1][0], x.0))
}

static PSI_61: Mixing = mixing(61);
static PSI_62: Mixing = mixing(62);
static PSI_74: Mixing = mixing(74);

const fn mixing(steps: usize) -> Mixing {
    // Bit i of an entry is set if the entry's word depends on word i of the argument of psi.
    let mut word = [0_u16; 16];
    let mut i = 0;
    while i < 16 {
        word[i] = 1 << i;
        i += 1;
    }
    let mut n = 0;
    while n < steps {
        let (mut sum, mut i) = (0, 0);
        while i < spec::TAPS.len() {
            sum ^= word[(n + spec::TAPS[i]) % 16];
            i += 1;
        }
        word[n % 16] = sum;
        n += 1;
    }
    let mut t = [[[[NOTHING; 16]; MOST]; 2]; 2];
    let mut to = 0;
    while to < 32 {
        let mut count = [0; 2];
        let mut from = 0;
        while from < 16 {
            if word[(steps + to / 2) % 16] >> from & 1 == 1 {
                let (register, byte) = place(2 * from + to % 2);
                t[place(to).0][register][count[register]][place(to).1] = byte as u8;
                count[register] += 1;
            }
            from += 1;
        }
        to += 1;
    }
    t
}

/// Returns the register (low or high halves) that holds a byte of a word, and the byte's place in the lane.
const fn place(byte: usize) -> (usize, usize) {
    (byte / 4 % 2, 4 * (byte / 8) + byte % 4)
}

/// The picks that make the low and the high halves from the two registers of a word in memory order.
static SPLIT: [[Pick; 2]; 2] = {
    let mut t = [[[NOTHING; 16]; 2]; 2];
    let mut i = 0;
    while i < 32 {
        let (register, byte) = place(i);
        t[register][i / 16][byte] = (i % 16) as u8;
        i += 1;
    }
    t
};

/// The inverse of `SPLIT`.
static JOIN: [[Pick; 2]; 2] = {
    let mut t = [[[NOTHING; 16]; 2]; 2];
    let mut i = 0;
    while i < 32 {
        let (register, byte) = place(i);
        t[i / 16][register][i % 16] = byte as u8;
        i += 1;
    }
    t
};

/// The picks that give the contributions of H and M to the keys. Applied to the low halves of H or M, entry i gives the
/// contribution to word i of all keys. Applied to the high halves, it gives the contribution to word 4 + i. Byte j
/// of word k of key e is byte k of part j of U_e + V_e. Each application of A moves every part to the place before it.
static OF_H: [[Pick; 2]; 4] = key_words(1);
static OF_M: [[Pick; 3]; 4] = key_words(2);

const fn key_words<const K: usize>(steps: usize) -> [[Pick; K]; 4] {
    // The four original parts, and then the parts that A appends. Each entry is a sum of original parts. Bit i of an
    // entry stands for part i.
    let mut part = [1, 2, 4, 8, 0, 0, 0, 0, 0, 0];
    let mut n = 4;
    while n < part.len() {
        part[n] = part[n - 4] ^ part[n - 3];
        n += 1;
    }
    let mut t = [[[NOTHING; 16]; K]; 4];
    let mut i = 0;
    while i < 64 {
        let (word, e, j) = (i / 16, i / 4 % 4, i % 4);
        let (mut count, mut from) = (0, 0);
        while from < 4 {
            if part[steps * e + j] >> from & 1 == 1 {
                t[word][count][i % 16] = (4 * from + word) as u8;
                count += 1;
            }
            from += 1;
        }
        i += 1;
    }
    t
}

/// C_3 in the words of the third key, and A(C_3) in the words of the fourth key.
static C3: [[u8; 16]; 8] = {
    let mut t = [[0; 16]; 8];
    let c = spec::c3();
    let mut i = 0;
    while i < 32 {
        t[i % 8][8 + i / 8] = c[i];
        t[i % 8][12 + i / 8] = if i < 24 { c[i + 8] } else { c[i - 24] ^ c[i - 16] };
        i += 1;
    }
    t
};
