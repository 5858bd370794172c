//! Transpositions of bits. Converts data blocks to planes, and planes to data blocks.
use super::ptx::{Entry, Reg};

/// Exchanges bit i of register j with bit j of register i, in five steps. The steps exchange halves of registers,
/// bytes, nibbles, pairs of bits, and single bits.
pub fn transpose(e: &mut Entry, rows: [Reg; 32]) -> [Reg; 32] {
    let mut r = rows;
    for (n, low, high) in [(16, 0x5410, 0x7632), (8, 0x6240, 0x7351)] {
        for i in (0..32).filter(|i| i & n == 0) {
            let (a, b) = (r[i], r[i + n]);
            r[i] = e.make("prmt.b32", format_args!("{a}, {b}, {low:#06x}"));
            r[i + n] = e.make("prmt.b32", format_args!("{a}, {b}, {high:#06x}"));
        }
    }
    in_bytes(e, &mut r);
    r
}

/// Treats each byte of the registers separately: exchanges bit i of register j with bit j of register i, for i and j <
/// 8. There are three steps. The steps exchange nibbles, pairs of bits, and single bits. If there are more than eight
/// registers, each group of eight registers is processed separately.
fn in_bytes(e: &mut Entry, r: &mut [Reg]) {
    for (n, mask) in [(4, 0x0f0f_0f0f_u32), (2, 0x3333_3333), (1, 0x5555_5555)] {
        for i in (0..r.len()).filter(|i| i & n == 0) {
            let (a, b) = (r[i], r[i + n]);
            let (up, down) = (e.left(b, n as u32), e.right(a, n as u32));
            // The result has the bits of the first operand where the mask is 1, and the bits of the second operand
            // where the mask is 0.
            r[i] = e.make("lop3.b32", format_args!("{a}, {up}, {mask:#010x}, 0xe4"));
            r[i + n] = e.make("lop3.b32", format_args!("{down}, {b}, {mask:#010x}, 0xe4"));
        }
    }
}

/// Makes eight planes from two blocks of 16 bytes. Bit 2t + f of plane b is bit b of byte t of block f.
pub fn to_planes(e: &mut Entry, blocks: [[Reg; 4]; 2]) -> [Reg; 8] {
    // Byte k of register 2 s + f is byte 4 k + s of block f.
    let bytes = blocks.map(|block| columns(e, block));
    let mut planes = std::array::from_fn(|i| bytes[i % 2][i / 2]);
    in_bytes(e, &mut planes);
    planes
}

/// Makes the two blocks from their planes.
pub fn from_planes(e: &mut Entry, mut planes: [Reg; 8]) -> [[Reg; 4]; 2] {
    in_bytes(e, &mut planes);
    [0, 1].map(|f| columns(e, std::array::from_fn(|s| planes[2 * s + f])))
}

/// Exchanges byte i of register j with byte j of register i.
fn columns(e: &mut Entry, rows: [Reg; 4]) -> [Reg; 4] {
    let mut permute = |a: Reg, b: Reg, bytes: u32| e.make("prmt.b32", format_args!("{a}, {b}, {bytes:#06x}"));
    let [a, b, c, d] = rows;
    let [ab, cd] = [(a, b), (c, d)].map(|(x, y)| [permute(x, y, 0x5140), permute(x, y, 0x7362)]);
    let [low, high] = [0, 1].map(|half| [permute(ab[half], cd[half], 0x5410), permute(ab[half], cd[half], 0x7632)]);
    [low[0], low[1], high[0], high[1]]
}
