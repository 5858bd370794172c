//! The transposition of 32x32 bits.
use super::ptx::{Entry, Reg};

/// Exchanges bit i of register j with bit j of register i: by halves, bytes, nibbles, pairs, bits.
pub fn transpose(e: &mut Entry, rows: [Reg; 32]) -> [Reg; 32] {
    let mut r = rows;
    for (n, low, high) in [(16, 0x5410, 0x7632), (8, 0x6240, 0x7351)] {
        for i in (0..32).filter(|i| i & n == 0) {
            let (a, b) = (r[i], r[i + n]);
            r[i] = e.make("prmt.b32", format_args!("{a}, {b}, {low:#06x}"));
            r[i + n] = e.make("prmt.b32", format_args!("{a}, {b}, {high:#06x}"));
        }
    }
    for (n, mask) in [(4, 0x0f0f_0f0f_u32), (2, 0x3333_3333), (1, 0x5555_5555)] {
        for i in (0..32).filter(|i| i & n == 0) {
            let (a, b) = (r[i], r[i + n]);
            let up = e.make("shl.b32", format_args!("{b}, {n}"));
            let down = e.make("shr.u32", format_args!("{a}, {n}"));
            // The first where the mask is set, else the second.
            r[i] = e.make("lop3.b32", format_args!("{a}, {up}, {mask:#010x}, 0xe4"));
            r[i + n] = e.make("lop3.b32", format_args!("{down}, {b}, {mask:#010x}, 0xe4"));
        }
    }
    r
}
