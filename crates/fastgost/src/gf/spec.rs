//! The oracle for the fields of MGM (RFC 9058, section 3). Slow and NOT constant-time.

/// The product in GF(2^128), x^128 = x^7 + x^2 + x + 1.
pub fn multiply128(a: u128, b: u128) -> u128 {
    let mut product = 0;
    for i in (0..128).rev() {
        let carry = product >> 127;
        product = (product << 1) ^ (carry * 0x87);
        if b >> i & 1 == 1 {
            product ^= a;
        }
    }
    product
}

/// The product in GF(2^64), x^64 = x^4 + x^3 + x + 1.
pub fn multiply64(a: u64, b: u64) -> u64 {
    let mut product = 0;
    for i in (0..64).rev() {
        let carry = product >> 63;
        product = (product << 1) ^ (carry * 0x1b);
        if b >> i & 1 == 1 {
            product ^= a;
        }
    }
    product
}
