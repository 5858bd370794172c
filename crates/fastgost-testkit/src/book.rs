//! The modes and other constructions of the standards, for block ciphers and hash functions. The code follows the text
//! of the standards, and uses the simple implementations in `oracle`.
use crate::oracle::{Cipher, gf, gost28147::Gost28147};

/// Returns the XOR of `a` and `b`.
pub fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// CBC, CFB and OFB (GOST R 34.13-2015, sections 5.3 to 5.5). The shift register has m bits. For each block of data,
/// the mode uses the leftmost block of the register, and shifts the register left by one block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// Cipher block chaining.
    Cbc,
    /// Cipher feedback.
    Cfb,
    /// Output feedback.
    Ofb,
}

impl Feedback {
    /// Encrypts data, block after block, and updates the register.
    pub fn encrypt<C: Cipher>(self, cipher: &C, register: &mut Vec<u8>, data: &[u8]) -> Vec<u8> {
        let mut output = Vec::new();
        for input in data.chunks(C::BLOCK) {
            let left: Vec<u8> = register.drain(..C::BLOCK).collect();
            let (out, back) = match self {
                Self::Cbc => {
                    let out = cipher.encrypt(&xor(input, &left));
                    (out.clone(), out)
                }
                Self::Cfb => {
                    let out = xor(input, &cipher.encrypt(&left));
                    (out.clone(), out)
                }
                Self::Ofb => {
                    let keystream = cipher.encrypt(&left);
                    (xor(input, &keystream), keystream)
                }
            };
            output.extend(out);
            register.extend(back);
        }
        output
    }

    /// Decrypts data, block after block, and updates the register.
    pub fn decrypt<C: Cipher>(self, cipher: &C, register: &mut Vec<u8>, data: &[u8]) -> Vec<u8> {
        if self == Self::Ofb {
            return self.encrypt(cipher, register, data);
        }
        let mut output = Vec::new();
        for input in data.chunks(C::BLOCK) {
            let left: Vec<u8> = register.drain(..C::BLOCK).collect();
            output.extend(match self {
                Self::Cbc => xor(&cipher.decrypt(input), &left),
                _ => xor(input, &cipher.encrypt(&left)),
            });
            register.extend(input);
        }
        output
    }
}

/// Encrypts or decrypts data in CTR (GOST R 34.13-2015, section 5.2), from the block with the number `block` on.
pub fn ctr<C: Cipher>(cipher: &C, iv: &[u8], block: u128, data: &[u8]) -> Vec<u8> {
    let start = number(iv) << (8 * (C::BLOCK - iv.len()));
    let keystream =
        (0..data.len().div_ceil(C::BLOCK) as u128).flat_map(|i| cipher.encrypt(&low::<C>(start + block + i)));
    xor(data, &keystream.collect::<Vec<_>>())
}

/// Encrypts or decrypts data in CNT (RFC 5830, section 6). The function also updates the adders N_3 and N_4.
pub fn cnt(cipher: &Gost28147, [n3, n4]: &mut [u32; 2], data: &[u8]) -> Vec<u8> {
    let mut output = Vec::new();
    for input in data.chunks(8) {
        *n3 = n3.wrapping_add(0x0101_0101);
        let sum = u64::from(*n4) + 0x0101_0104;
        *n4 = if sum < 1 << 32 { sum as u32 } else { (sum - (1 << 32) + 1) as u32 };
        let gamma = [n3.to_le_bytes(), n4.to_le_bytes()].concat();
        output.extend(xor(input, &cipher.encrypt(&gamma)));
    }
    output
}

/// Processes data in a mode with CryptoPro key meshing (RFC 4357, section 2.3.2). `part` processes up to 1024 bytes
/// under the present key, and updates the IV. The third argument of `part` is true for the first part of the data.
pub fn meshed(
    cipher: &Gost28147,
    iv: &[u8],
    data: &[u8],
    part: impl Fn(&Gost28147, &mut Vec<u8>, bool, &[u8]) -> Vec<u8>,
) -> Vec<u8> {
    let (mut cipher, mut iv, mut output) = (cipher.clone(), iv.to_vec(), Vec::new());
    for (i, input) in data.chunks(1024).enumerate() {
        if i > 0 {
            let (next, next_iv) = cipher.mesh(iv[..].try_into().expect("8 bytes"));
            (cipher, iv) = (next, next_iv.to_vec());
        }
        output.extend(part(&cipher, &mut iv, i == 0, input));
    }
    output
}

/// Returns the key of the next section (RFC 8645, section 6.2.1).
pub fn next_key<C: Cipher>(cipher: &C) -> [u8; 32] {
    let d: Vec<u8> = (0x80..0xa0).collect();
    let encrypted: Vec<_> = d.chunks(C::BLOCK).flat_map(|block| cipher.encrypt(block)).collect();
    encrypted.try_into().expect("32 bytes")
}

/// Encrypts or decrypts data in CTR-ACPKM (RFC 8645, section 6.2.2).
pub fn ctr_acpkm<C: Cipher>(cipher: &C, section: usize, iv: &[u8], data: &[u8]) -> Vec<u8> {
    let (mut cipher, mut output) = (cipher.clone(), Vec::new());
    for (i, part) in data.chunks(section).enumerate() {
        if i > 0 {
            cipher = cipher.rekey(&next_key(&cipher));
        }
        output.extend(ctr(&cipher, iv, (i * section / C::BLOCK) as u128, part));
    }
    output
}

/// Computes OMAC (GOST R 34.13-2015, section 5.6). The result is not truncated.
pub fn omac<C: Cipher>(cipher: &C, message: &[u8]) -> Vec<u8> {
    let k1 = double::<C>(&cipher.encrypt(&vec![0; C::BLOCK]));
    let (before, last) = message.split_at(message.len().saturating_sub(1) / C::BLOCK * C::BLOCK);
    let mut state = vec![0; C::BLOCK];
    for block in before.chunks(C::BLOCK) {
        state = cipher.encrypt(&xor(&state, block));
    }
    cipher.encrypt(&xor(&state, &last_block::<C>(last, &k1)))
}

/// Computes OMAC-ACPKM (RFC 8645, section 6.3.6). `material` has the keys K and K_1 of every section.
pub fn omac_acpkm<C: Cipher>(cipher: &C, material: &[u8], section: usize, message: &[u8]) -> Vec<u8> {
    let (sections, mut state) = (message.len().div_ceil(section).max(1), vec![0; C::BLOCK]);
    for (i, keys) in material.chunks(32 + C::BLOCK).take(sections).enumerate() {
        let cipher = cipher.rekey(keys[..32].try_into().expect("32 bytes"));
        let part = &message[i * section..message.len().min((i + 1) * section)];
        let blocks = part.len().div_ceil(C::BLOCK).max(1);
        for j in 0..blocks {
            let block = &part[j * C::BLOCK..part.len().min((j + 1) * C::BLOCK)];
            let last = i + 1 == sections && j + 1 == blocks;
            let block = if last { last_block::<C>(block, &keys[32..]) } else { block.to_vec() };
            state = cipher.encrypt(&xor(&state, &block));
        }
    }
    state
}

/// Prepares the last block of a message for its encryption. `k1` is the key K_1. A whole block is XORed with K_1. A
/// shorter block is padded, and XORed with K_2.
fn last_block<C: Cipher>(block: &[u8], k1: &[u8]) -> Vec<u8> {
    if block.len() == C::BLOCK {
        return xor(block, k1);
    }
    let mut padded = [block, &[0x80]].concat();
    padded.resize(C::BLOCK, 0);
    xor(&padded, &double::<C>(k1))
}

/// Doubles a block: returns its product with x in GF(2^n).
fn double<C: Cipher>(block: &[u8]) -> Vec<u8> {
    product::<C>(block, &low::<C>(2))
}

/// Encrypts data in MGM (RFC 9058, section 4.1). Returns the ciphertext and the whole tag.
pub fn mgm<C: Cipher>(cipher: &C, nonce: &[u8], associated: &[u8], data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let n = C::BLOCK;
    let increment = |half: &mut [u8]| {
        for byte in half.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    };
    let mut y = cipher.encrypt(nonce);
    let mut ciphertext = Vec::new();
    for block in data.chunks(n) {
        ciphertext.extend(xor(block, &cipher.encrypt(&y)));
        increment(&mut y[n / 2..]);
    }
    let bits = |part: &[u8]| (8 * part.len() as u64).to_be_bytes()[8 - n / 2..].to_vec();
    let lengths = [bits(associated), bits(&ciphertext)].concat();
    let mut first = nonce.to_vec();
    first[0] |= 0x80;
    let mut z = cipher.encrypt(&first);
    let mut sum = vec![0; n];
    for block in associated.chunks(n).chain(ciphertext.chunks(n)).chain([&lengths[..]]) {
        let mut block = block.to_vec();
        block.resize(n, 0);
        sum = xor(&sum, &product::<C>(&cipher.encrypt(&z), &block));
        increment(&mut z[..n / 2]);
    }
    (ciphertext, cipher.encrypt(&sum))
}

/// Returns the product of two blocks in GF(2^n). A block has n bits.
fn product<C: Cipher>(a: &[u8], b: &[u8]) -> Vec<u8> {
    let (a, b) = (number(a), number(b));
    low::<C>(if C::BLOCK == 16 { gf::multiply128(a, b) } else { gf::multiply64(a as u64, b as u64).into() })
}

/// Computes HMAC (RFC 2104) with a hash function whose blocks have `block` bytes.
pub fn hmac(block: usize, hash: impl Fn(&[u8]) -> Vec<u8>, key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut padded = if key.len() > block { hash(key) } else { key.to_vec() };
    padded.resize(block, 0);
    let inner = hash(&[&xor(&padded, &vec![0x36; block]), message].concat());
    hash(&[xor(&padded, &vec![0x5c; block]), inner].concat())
}

/// Reads a big-endian number of at most 16 bytes.
fn number(bytes: &[u8]) -> u128 {
    bytes.iter().fold(0, |number, byte| number << 8 | u128::from(*byte))
}

/// Returns a block of the cipher with the lowest bits of a number, in big-endian order.
fn low<C: Cipher>(number: u128) -> Vec<u8> {
    number.to_be_bytes()[16 - C::BLOCK..].to_vec()
}
