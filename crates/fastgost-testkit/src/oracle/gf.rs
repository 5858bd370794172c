//! The fields of MGM (RFC 9058, section 3).

/// Returns the product of two elements of GF(2^128), in which x^128 = x^7 + x^2 + x + 1.
pub fn multiply128(a: u128, b: u128) -> u128 {
    let mut product = 0;
    for i in (0..128).rev() {
        product = (product << 1) ^ ((product >> 127) * 0x87) ^ ((b >> i & 1) * a);
    }
    product
}

/// Returns the product of two elements of GF(2^64), in which x^64 = x^4 + x^3 + x + 1.
pub fn multiply64(a: u64, b: u64) -> u64 {
    let mut product = 0;
    for i in (0..64).rev() {
        product = (product << 1) ^ ((product >> 63) * 0x1b) ^ ((b >> i & 1) * a);
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oracle_multiplies() {
        assert_eq!(multiply128(1 << 127, 2), 0x87);
        assert_eq!(multiply64(1 << 63, 2), 0x1b);
        assert_eq!(multiply128(0x13, 0x15), 0x16f);
        assert_eq!(multiply64(0x13, 0x15), 0x16f);
        // The multiplicative group of the field has 2^n - 1 elements, so x^(2^n) = x.
        let (mut x, mut y) = (2, 2);
        for _ in 0..128 {
            x = multiply128(x, x);
        }
        for _ in 0..64 {
            y = multiply64(y, y);
        }
        assert_eq!((x, y), (2, 2));
    }
}
