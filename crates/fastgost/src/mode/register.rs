//! The register of CBC, CFB and OFB (GOST R 34.13-2015, sections 5.3 to 5.5): k blocks, of which the leftmost is used
//! for a block of data and what comes of it is appended at the right.
//!
//! Kept as a ring: what comes of a block takes the place of what it was made from. Block i and block i + 1 so depend on
//! each other only for k = 1; otherwise k blocks, a row, go side by side.
use crate::{
    cipher::{BlockEngine, Cipher, Function, Link},
    error::{Error, Result},
    simd::IoBuf,
};
use alloc::{vec, vec::Vec};
use zeroize::{Zeroize, ZeroizeOnDrop};

/// Bytes that are copied to save a call of the cipher.
const SHORT: usize = 1024;

#[derive(Clone, Zeroize, ZeroizeOnDrop)]
pub(super) struct Register {
    ring: Vec<u8>,
    /// As long as the ring: the register to be, while decryption still needs the ring.
    next: Vec<u8>,
    /// The leftmost byte. Inside a block (CFB and OFB), from here to the block's end there is keystream; at a block's
    /// beginning, what is to be encrypted.
    at: usize,
}

/// What replaces a byte of keystream in the register.
#[derive(Clone, Copy)]
pub(super) enum Feedback {
    /// CFB encryption.
    Output,
    /// CFB decryption.
    Input,
    /// OFB: the keystream stays.
    Keystream,
}

impl Register {
    /// A register for blocks of `C` that holds `iv`.
    pub(super) fn new<C: Cipher>(iv: &[u8]) -> Result<Self> {
        if iv.is_empty() || !iv.len().is_multiple_of(C::BLOCK) {
            return Err(Error::IvLength { given: iv.len(), allowed: allowed_iv::<C>() });
        }
        Ok(Self { ring: iv.to_vec(), next: vec![0; iv.len()], at: 0 })
    }

    /// CBC and CFB encryption, OFB: whole blocks from a block's beginning.
    pub(super) fn chain<C: Cipher>(&mut self, cipher: &C, link: Link, mut data: IoBuf<'_>) {
        if self.ring.len() == C::BLOCK {
            return cipher.chains(Function::Encrypt, link, &mut self.ring, &mut [data]);
        }
        while !data.is_empty() {
            let n = data.len().min(self.ring.len() - self.at);
            let mut part = data.take(n);
            let row = &mut self.ring[self.at..self.at + n];
            if link == Link::Cbc {
                xor(row, part.src());
            }
            cipher.blocks(Function::Encrypt, IoBuf::from(&mut *row));
            match link {
                Link::Cfb => part.add_source().finish(row),
                Link::Ofb => {
                    self.next[..n].copy_from_slice(row);
                    part.add_source().finish(&mut self.next[..n]);
                }
                Link::Cbc | Link::Mac => part.finish(row),
            }
            self.step(n);
        }
    }

    /// CBC and CFB decryption: whole blocks from a block's beginning, side by side.
    pub(super) fn unchain<C: Cipher>(&mut self, cipher: &C, link: Link, mut data: IoBuf<'_>) {
        let m = self.ring.len();
        if data.len() > SHORT && data.len() >= m {
            self.ring.rotate_left(self.at);
            self.at = 0;
            self.next.copy_from_slice(&data.src()[data.len() - m..]);
            let (head, bulk) = match link {
                Link::Cfb => data.source_earlier(m),
                _ => data.add_earlier_source(m),
            };
            // The bulk first: it reads the head's ciphertext.
            cipher.blocks(unchaining(link), bulk);
            unchain_row(cipher, link, &mut self.ring, head);
            core::mem::swap(&mut self.ring, &mut self.next);
            return;
        }
        // One call for the head and the rest: for a short message two take twice as long.
        let mut scratch = [0; SHORT];
        while !data.is_empty() {
            self.ring.rotate_left(self.at);
            self.at = 0;
            let n = data.len().min(SHORT);
            let part = data.take(n);
            let row = &mut scratch[..n];
            let (head, rest) = row.split_at_mut(n.min(m));
            head.copy_from_slice(&self.ring[..head.len()]);
            rest.copy_from_slice(&part.src()[..rest.len()]);
            self.skip(part.src());
            unchain_row(cipher, link, row, part);
        }
        crate::wipe(&mut scratch);
    }

    /// What `unchain` of these blocks leaves behind.
    pub(super) fn skip(&mut self, mut blocks: &[u8]) {
        let m = self.ring.len();
        if blocks.len() >= m {
            self.ring.copy_from_slice(&blocks[blocks.len() - m..]);
            self.at = 0;
            return;
        }
        while !blocks.is_empty() {
            let n = blocks.len().min(m - self.at);
            self.ring[self.at..self.at + n].copy_from_slice(&blocks[..n]);
            blocks = &blocks[n..];
            self.step(n);
        }
    }

    /// CFB and OFB: any length, from anywhere.
    pub(super) fn stream<C: Cipher>(&mut self, cipher: &C, feedback: Feedback, mut data: IoBuf<'_>) {
        let begun = data.len().min(self.left_of_block::<C>());
        self.bytes(feedback, data.take(begun));
        let whole = data.len() / C::BLOCK * C::BLOCK;
        let blocks = data.take(whole);
        if !blocks.is_empty() {
            match feedback {
                Feedback::Output => self.chain(cipher, Link::Cfb, blocks),
                Feedback::Input => self.unchain(cipher, Link::Cfb, blocks),
                Feedback::Keystream => self.chain(cipher, Link::Ofb, blocks),
            }
        }
        if !data.is_empty() {
            cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.ring[self.at..self.at + C::BLOCK]));
            self.bytes(feedback, data);
        }
    }

    /// Replaces the register by its encryption.
    pub(super) fn encrypt<C: Cipher>(&mut self, cipher: &C) {
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.ring[..]));
    }

    /// Bytes of keystream that are left of a begun block.
    pub(super) fn left_of_block<C: Cipher>(&self) -> usize {
        (C::BLOCK - self.at % C::BLOCK) % C::BLOCK
    }

    /// Bytes inside a block whose keystream is there.
    fn bytes(&mut self, feedback: Feedback, mut data: IoBuf<'_>) {
        for i in 0..data.len() {
            let keystream = &mut self.ring[self.at + i];
            let input = data.src()[i];
            let output = input ^ *keystream;
            data.dst()[i] = output;
            match feedback {
                Feedback::Output => *keystream = output,
                Feedback::Input => *keystream = input,
                Feedback::Keystream => {}
            }
        }
        self.step(data.len());
    }

    /// Goes on by `n` bytes, at most to the ring's end.
    fn step(&mut self, n: usize) {
        self.at += n;
        if self.at == self.ring.len() {
            self.at = 0;
        }
    }
}

/// Data that is decrypted by the ciphertext in `row`, which is spoilt.
fn unchain_row<C: Cipher>(cipher: &C, link: Link, row: &mut [u8], mut part: IoBuf<'_>) {
    if link == Link::Cfb {
        cipher.blocks(unchaining(link), IoBuf::from(&mut *row));
        part.add_source().finish(row);
    } else {
        cipher.blocks(unchaining(link), part.reborrow());
        xor(part.dst(), row);
    }
}

fn unchaining(link: Link) -> Function {
    if link == Link::Cfb { Function::Encrypt } else { Function::Decrypt }
}

/// The IV that the modes of a register take, in words.
pub(crate) const fn allowed_iv<C: Cipher>() -> &'static str {
    if C::BLOCK == 16 { "16 bytes or a multiple of 16" } else { "8 bytes or a multiple of 8" }
}

fn xor(to: &mut [u8], from: &[u8]) {
    for (t, f) in to.iter_mut().zip(from) {
        *t ^= f;
    }
}
