//! Computes `lop3.b32`, the three-input logic of PTX. There is a function for each of the 256 truth tables, so that the
//! compiler makes vector code for each table.

/// A register of a warp, with the values of its 32 lanes.
pub type Lanes = [u32; 32];

type Lop3 = fn(&Lanes, &Lanes, &Lanes) -> Lanes;

/// Computes the three-input logic function with the truth table `TABLE`. The result for the bits a, b, c is the bit of
/// the table with the number `a << 2 | b << 1 | c`.
#[inline(always)]
fn lop3<const TABLE: u8>(a: &Lanes, b: &Lanes, c: &Lanes) -> Lanes {
    // The algebraic normal form of the function is an XOR of at most eight products of a, b and c. The table is known
    // at compile time, so the compiler generates code only for the products that occur.
    let form = const { normal_form(TABLE) };
    let mut d = [0; 32];
    for i in 0..32 {
        let (a, b, c) = (a[i], b[i], c[i]);
        let mut x = if form & 1 != 0 { u32::MAX } else { 0 };
        x ^= if form & 2 != 0 { c } else { 0 };
        x ^= if form & 4 != 0 { b } else { 0 };
        x ^= if form & 8 != 0 { b & c } else { 0 };
        x ^= if form & 16 != 0 { a } else { 0 };
        x ^= if form & 32 != 0 { a & c } else { 0 };
        x ^= if form & 64 != 0 { a & b } else { 0 };
        x ^= if form & 128 != 0 { a & b & c } else { 0 };
        d[i] = x;
    }
    d
}

/// Computes the algebraic normal form of a truth table, by a Möbius transform. Bit n of the result says whether product
/// n occurs in the normal form. For n from 0 to 7, the products are 1, c, b, bc, a, ac, ab and abc.
const fn normal_form(table: u8) -> u8 {
    let table = table ^ (table << 1 & 0xaa);
    let table = table ^ (table << 2 & 0xcc);
    table ^ (table << 4 & 0xf0)
}

macro_rules! rows {
    ($($high:literal)*) => { [$(row!($high)),*] };
}
macro_rules! row {
    ($high:literal) => { row!($high: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15) };
    ($high:literal: $($low:literal)*) => { [$(lop3::<{ $high << 4 | $low }> as Lop3),*] };
}

/// The functions for all truth tables. The first index is the high four bits of the table, and the second index is the
/// low four bits.
static TABLES: [[Lop3; 16]; 16] = rows!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);

/// Computes three-input logic with this truth table.
#[inline(always)]
pub fn apply(table: u8, a: &Lanes, b: &Lanes, c: &Lanes) -> Lanes {
    TABLES[usize::from(table >> 4)][usize::from(table & 15)](a, b, c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_truth_table() {
        let a: Lanes = std::array::from_fn(|i| 0xf0f0_f0f0_u32.rotate_left(i as u32));
        let b: Lanes = std::array::from_fn(|i| 0xcccc_cccc_u32.rotate_left(i as u32));
        let c: Lanes = std::array::from_fn(|i| 0xaaaa_aaaa_u32.rotate_left(i as u32 * 3));
        for table in 0..=255 {
            let d = apply(table, &a, &b, &c);
            for (lane, &d) in d.iter().enumerate() {
                for bit in 0..32 {
                    let index = (a[lane] >> bit & 1) << 2 | (b[lane] >> bit & 1) << 1 | c[lane] >> bit & 1;
                    assert_eq!(d >> bit & 1, u32::from(table) >> index & 1, "{table:#x}, lane {lane}, bit {bit}");
                }
            }
        }
    }
}
