//! GOST 28147-89 in plain code, on one block or four blocks at a time. The S-boxes are looked up in tables, with
//! secrets as indices, or are computed in constant time. The baseline of the second paper (P2) is the scalar cipher
//! with tables. GOST R 34.11-94 uses this cipher.
use crate::{pair::Outcome, rivals::candidates::Run};
use fastgost::Sbox;
use fastgost_testkit::oracle::gost28147::{ORDER, words_of_28147};

/// The rows of an S-box set. Each row has 16 nibbles. The first row is for the lowest nibble.
pub type Rows = [[u8; 16]; 8];

/// Returns the rows of the library's S-box set with this name.
pub fn rows(name: &str) -> Option<&'static Rows> {
    Sbox::SETS.iter().find(|set| set.name == name).map(|set| &set.rows)
}

/// A way to compute the S-boxes and the rotation that follows them.
pub trait Boxes: Send {
    fn new(rows: &Rows) -> Self;
    fn substitute(&self, x: u32) -> u32;
}

/// Four tables of 1 KB, one for each byte of a word. An entry combines the two S-boxes of the byte and the rotation.
/// NOT constant-time.
pub struct Tables(Box<[[u32; 256]; 4]>);

impl Boxes for Tables {
    fn new(rows: &Rows) -> Self {
        let mut tables = Box::new([[0; 256]; 4]);
        for (byte, table) in tables.iter_mut().enumerate() {
            for (x, entry) in table.iter_mut().enumerate() {
                let both = u32::from(rows[2 * byte][x % 16]) | u32::from(rows[2 * byte + 1][x / 16]) << 4;
                *entry = (both << (8 * byte)).rotate_left(11);
            }
        }
        Self(tables)
    }
    #[inline(always)]
    fn substitute(&self, x: u32) -> u32 {
        let [a, b, c, d] = x.to_le_bytes();
        self.0[0][usize::from(a)] | self.0[1][usize::from(b)] | self.0[2][usize::from(c)] | self.0[3][usize::from(d)]
    }
}

/// Computes all eight S-boxes of a word at once from their algebraic normal forms, like the library's portable kernel.
/// Each of the 16 words is for one product of bits of a nibble, and says to which bits of the results this product is
/// added. Constant-time.
pub struct NormalForm([u32; 16]);

impl Boxes for NormalForm {
    fn new(rows: &Rows) -> Self {
        let mut sums = [0; 16];
        for (place, row) in rows.iter().enumerate() {
            let mut form = *row;
            for bit in [1, 2, 4, 8] {
                for x in (0..16).filter(|x| x & bit != 0) {
                    form[x] ^= form[x ^ bit];
                }
            }
            for (sum, nibble) in sums.iter_mut().zip(form) {
                *sum |= u32::from(nibble) << (4 * place);
            }
        }
        Self(sums)
    }
    #[inline(always)]
    fn substitute(&self, x: u32) -> u32 {
        let t = &self.0;
        let (x0, x1, x2, x3) = (spread(x), spread(x >> 1), spread(x >> 2), spread(x >> 3));
        let x01 = x0 & x1;
        let mut of_low = [0; 4];
        for i in 0..4 {
            of_low[i] = t[4 * i] ^ (x0 & t[4 * i + 1]) ^ (x1 & t[4 * i + 2]) ^ (x01 & t[4 * i + 3]);
        }
        (of_low[0] ^ (x2 & of_low[1]) ^ (x3 & (of_low[2] ^ (x2 & of_low[3])))).rotate_left(11)
    }
}

/// Copies the lowest bit of every nibble to all four bits of the nibble.
#[inline(always)]
fn spread(x: u32) -> u32 {
    let bit = x & 0x1111_1111;
    (bit << 4).wrapping_sub(bit)
}

/// Encrypts `L` of the `N` blocks at once, beginning with block `first`. Block i has its own key i. Word w of key i is
/// `words[w][i]`.
#[inline(always)]
pub fn encrypt<B: Boxes, const L: usize, const N: usize>(
    boxes: &B,
    words: &[[u32; N]; 8],
    blocks: &mut [u64; N],
    first: usize,
) {
    rounds::<B, L, N>(boxes, &ORDER, words, blocks, first);
    for i in 0..L {
        // The last round does not swap the halves.
        blocks[first + i] = blocks[first + i].rotate_left(32);
    }
}

/// Computes the rounds, two at a time. `order` says which key word each round uses.
#[inline(always)]
fn rounds<B: Boxes, const L: usize, const N: usize>(
    boxes: &B,
    order: &[u8],
    words: &[[u32; N]; 8],
    blocks: &mut [u64; N],
    first: usize,
) {
    let (mut low, mut high) = ([0; L], [0; L]);
    for i in 0..L {
        (low[i], high[i]) = (blocks[first + i] as u32, (blocks[first + i] >> 32) as u32);
    }
    for pair in order.chunks_exact(2) {
        let keys = [&words[usize::from(pair[0]) % 8], &words[usize::from(pair[1]) % 8]];
        for i in 0..L {
            high[i] ^= boxes.substitute(low[i].wrapping_add(keys[0][first + i]));
        }
        for i in 0..L {
            low[i] ^= boxes.substitute(high[i].wrapping_add(keys[1][first + i]));
        }
    }
    for i in 0..L {
        blocks[first + i] = u64::from(high[i]) << 32 | u64::from(low[i]);
    }
}

/// The cipher under a key. It processes one block after the other.
pub struct Scalar<B> {
    boxes: B,
    words: [[u32; 1]; 8],
}

impl<B: Boxes> Scalar<B> {
    pub fn new(rows: &Rows, key: &[u8; 32]) -> Self {
        Self { boxes: B::new(rows), words: words_of_28147(key).map(|word| [word]) }
    }

    #[inline(always)]
    fn block(&self, block: u64) -> u64 {
        let mut blocks = [block];
        encrypt::<B, 1, 1>(&self.boxes, &self.words, &mut blocks, 0);
        blocks[0]
    }

    /// Encrypts whole blocks in ECB mode.
    pub fn ecb(&self, source: &[u8], to: &mut [u8]) {
        for (block, to) in source.as_chunks().0.iter().zip(to.as_chunks_mut().0) {
            *to = self.block(u64::from_le_bytes(*block)).to_le_bytes();
        }
    }

    /// Encrypts in gamma mode (RFC 5830, section 6), in place.
    pub fn cnt(&self, iv: &[u8; 8], data: &mut [u8]) {
        let state = self.block(u64::from_le_bytes(*iv));
        let (mut low, mut high) = (state as u32, (state >> 32) as u32);
        for bytes in data.chunks_mut(8) {
            low = low.wrapping_add(0x0101_0101);
            // This addition is modulo 2^32 - 1.
            let (sum, carry) = high.overflowing_add(0x0101_0104);
            high = sum.wrapping_add(carry.into());
            let gamma = self.block(u64::from(high) << 32 | u64::from(low)).to_le_bytes();
            for (byte, gamma) in bytes.iter_mut().zip(gamma) {
                *byte ^= gamma;
            }
        }
    }

    /// Returns the MAC (RFC 5830, section 8) of data of two or more blocks. Zeros fill the last block.
    pub fn imit(&self, data: &[u8]) -> [u8; 4] {
        let mut state = [0];
        for bytes in data.chunks(8) {
            let mut block = [0; 8];
            block[..bytes.len()].copy_from_slice(bytes);
            state[0] ^= u64::from_le_bytes(block);
            rounds::<B, 1, 1>(&self.boxes, &ORDER[..16], &self.words, &mut state, 0);
        }
        (state[0] as u32).to_le_bytes()
    }
}

impl<B: Boxes + 'static> Scalar<B> {
    pub fn into_ecb(self) -> Run {
        Box::new(move |source, to| {
            self.ecb(source, to);
            Ok(())
        })
    }

    /// Makes a function that writes the ciphertext, and then the encrypted tag of the plaintext.
    pub fn into_cnt_imit(self, iv: [u8; 8]) -> Run {
        Box::new(move |source, to| -> Outcome {
            let (data, tag) = to.split_at_mut(source.len());
            data.copy_from_slice(source);
            tag.copy_from_slice(&self.imit(source));
            self.cnt(&iv, to);
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiments::ours,
        rivals::task::{IV, KEY, Operation},
    };
    use fastgost::Gost28147;

    /// Compares the results with the library's results. Some lengths are not multiples of a block, so that the
    /// keystream for the tag begins inside a block.
    #[test]
    fn results_are_the_librarys() {
        let rows = Sbox::default().name().and_then(rows).unwrap();
        let iv = *IV.first_chunk().unwrap();
        let source: Vec<_> = (0..400).map(|i| (i * i % 251) as u8).collect();
        let written = |mut run: Run, bytes: usize, more: usize| {
            let mut to = vec![0; bytes + more];
            run(&source[..bytes], &mut to).unwrap();
            to
        };
        let ours = |operation| ours::entrants::<Gost28147>(operation, 0, &KEY).unwrap().remove(0).run;
        for bytes in [16, 17, 24, 99, 400] {
            let want = written(ours(Operation::CtrMac), bytes, 4);
            assert_eq!(written(Scalar::<Tables>::new(rows, &KEY).into_cnt_imit(iv), bytes, 4), want, "{bytes}");
            assert_eq!(written(Scalar::<NormalForm>::new(rows, &KEY).into_cnt_imit(iv), bytes, 4), want, "{bytes}");
        }
        let want = written(ours(Operation::EcbEncrypt), 400, 0);
        assert_eq!(written(Scalar::<Tables>::new(rows, &KEY).into_ecb(), 400, 0), want);
    }
}
