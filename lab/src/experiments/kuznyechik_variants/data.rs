//! The paper's data: the output of TinyMT.
use tinymt::{TinyMT64, tinymt64};

/// Fills `bytes`. The data is the same in every call.
pub fn fill(bytes: &mut [u8]) {
    let [mat1, mat2] = MAT;
    // The crate's own constructors leave the parameters zero.
    let mut generator = TinyMT64::new([0; 2], mat1, mat2, TMAT);
    tinymt64::tinymt64_init(&mut generator, SEED);
    for word in bytes.chunks_mut(8) {
        let number = tinymt64::tinymt64_generate_uint64(&mut generator).to_le_bytes();
        word.copy_from_slice(&number[..word.len()]);
    }
}

/// The parameters and the seed of the output that TinyMT's authors published.
const MAT: [u32; 2] = [0xfa05_1f40, 0xffd0_fff4];
const TMAT: u64 = 0x58d0_2ffe_ffbf_ffbc;
const SEED: u64 = 1;

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of check64.out.txt in the TinyMT distribution.
    const PUBLISHED: [u64; 9] = [
        15503804787016557143,
        17280942441431881838,
        2177846447079362065,
        10087979609567186558,
        8925138365609588954,
        13030236470185662861,
        4821755207395923002,
        11414418928600017220,
        18168456707151075513,
    ];

    #[test]
    fn as_published() {
        let mut bytes = [0; 8 * 9 + 3];
        fill(&mut bytes);
        let (words, rest) = bytes.as_chunks::<8>();
        assert_eq!(words.iter().map(|w| u64::from_le_bytes(*w)).collect::<Vec<_>>(), PUBLISHED);
        assert_ne!(rest, [0; 3]);
    }
}
