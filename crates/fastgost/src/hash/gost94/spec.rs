//! The constants of GOST R 34.11-94 (RFC 5831), as the standard prints them.

/// C_3 (section 5.1) in 64-bit words, most significant first. C_2 and C_4 are zero.
pub const C3: [u64; 4] = [0xff00ffff000000ff, 0xff0000ff00ffff00, 0x00ff00ff00ff00ff, 0xff00ff00ff00ff00];

/// The words of the shift register that each step adds, counted from 0. Their sum is shifted in at the upper end
/// (section 5.3), and word 0 is shifted out.
pub const TAPS: [usize; 6] = [0, 1, 2, 3, 12, 15];

/// C_3 as 32 bytes, least significant first, like messages and digests in memory.
pub const fn c3() -> [u8; 32] {
    let mut v = [0; 32];
    let mut i = 0;
    while i < 32 {
        v[i] = (C3[3 - i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    v
}
