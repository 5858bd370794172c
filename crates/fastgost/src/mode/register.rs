//! The feedback register of CBC, CFB and OFB (GOST R 34.13-2015, sections 5.3 to 5.5). The register has k blocks. Each
//! block of data is processed with the leftmost block of the register. Then the leftmost block is removed, and a new
//! block is appended on the right. The new block is the ciphertext block in CBC and CFB, and the keystream block in
//! OFB.
//!
//! The register is stored as a ring buffer, in which the new block overwrites the leftmost block. Consecutive blocks of
//! data depend on each other only if k = 1. Otherwise k blocks (a row) are processed in parallel.
use crate::{
    cipher::{BlockEngine, Cipher, Function, Link, xor},
    error::{Error, Result},
    simd::IoBuf,
};
use alloc::{vec, vec::Vec};
use zeroize::Zeroize;

/// If the data is short, `unchain` copies the ciphertext, at most this number of bytes at a time. Because of the copy,
/// `unchain` calls the cipher once instead of twice.
const SHORT: usize = 1024;

/// The register of a mode, and the cipher of this mode.
#[derive(Clone)]
pub(super) struct Register<C: Cipher> {
    cipher: C,
    ring: Vec<u8>,
    /// A buffer as long as the ring. Decryption stores the next contents of the register here while the current
    /// contents are still needed. OFB uses this buffer as scratch memory.
    next: Vec<u8>,
    /// The position of the leftmost byte. If this position is inside a block (only in CFB and OFB), the bytes from this
    /// position to the end of the block are keystream. If this position is a block boundary, the bytes from this
    /// position on are the next input of the cipher.
    at: usize,
}

/// The code that CBC, CFB and OFB share. CBC and CFB also pass their granularity to this macro, and must have the
/// methods `encrypt`, `decrypt` and `skip`. `skip` sets the state as if the given ciphertext had been decrypted.
macro_rules! register_mode {
    ($mode:ident) => {
        impl<C: Cipher> $mode<C> {
            /// Starts a message under a key. The IV consists of one or more blocks.
            ///
            /// # Errors
            /// [`IvLength`](crate::Error::IvLength).
            pub fn new(cipher: C, iv: &[u8]) -> Result<Self> {
                Ok(Self(Register::new(cipher, iv)?))
            }

            /// Begins a new message under the current key.
            ///
            /// # Errors
            /// [`IvLength`](crate::Error::IvLength). In this case the mode stays as it was.
            pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
                self.0.reset(iv)
            }
        }

        impl<C: Cipher> super::private::Sealed for $mode<C> {}

        kernel_debug!($mode<C: Cipher>);
    };
    ($mode:ident, $granularity:expr) => {
        register_mode!($mode);

        impl<C: Cipher> $mode<C> {
            /// Switches to the key that `change` derives from the current key, and encrypts the register under the new
            /// key.
            pub(super) fn change_key(&mut self, change: fn(&mut C)) {
                self.0.change_key(change);
            }
        }

        impl<C: Cipher> BlockMode for $mode<C> {
            const GRANULARITY: usize = $granularity;
            fn process(&mut self, direction: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
                match direction {
                    Direction::Encrypt => self.encrypt(data),
                    Direction::Decrypt => self.decrypt(data),
                }
            }
            fn after(&self, direction: Direction, input: &[u8]) -> Option<Self> {
                if direction == Direction::Encrypt || !input.len().is_multiple_of(Self::GRANULARITY) {
                    return None;
                }
                let mut later = self.clone();
                later.skip(input);
                Some(later)
            }
            fn level(&self) -> Level {
                self.0.cipher().level()
            }
        }
    };
}
pub(super) use register_mode;

/// The byte that replaces a byte of keystream in the register.
#[derive(Clone, Copy)]
pub(super) enum Feedback {
    /// In CFB encryption, the output replaces the keystream.
    Output,
    /// In CFB decryption, the input replaces the keystream.
    Input,
    /// In OFB, the keystream stays.
    Keystream,
}

impl<C: Cipher> Register<C> {
    /// A register that holds `iv`.
    pub(super) fn new(cipher: C, iv: &[u8]) -> Result<Self> {
        Self::check(iv)?;
        Ok(Self { cipher, ring: iv.to_vec(), next: vec![0; iv.len()], at: 0 })
    }

    /// Replaces the contents by `iv`, under the same key.
    pub(super) fn reset(&mut self, iv: &[u8]) -> Result<()> {
        Self::check(iv)?;
        self.ring.zeroize();
        self.next.zeroize();
        (self.ring, self.next, self.at) = (iv.to_vec(), vec![0; iv.len()], 0);
        Ok(())
    }

    fn check(iv: &[u8]) -> Result<()> {
        if iv.is_empty() || !iv.len().is_multiple_of(C::BLOCK) {
            return Err(Error::IvLength { given: iv.len(), allowed: allowed_iv::<C>() });
        }
        Ok(())
    }

    pub(super) fn cipher(&self) -> &C {
        &self.cipher
    }

    /// Switches to the key that `change` derives from the current key, and encrypts the register under the new key.
    pub(super) fn change_key(&mut self, change: fn(&mut C)) {
        change(&mut self.cipher);
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.ring[..]));
    }

    /// Encrypts with CBC or CFB, and encrypts or decrypts with OFB. Processes whole blocks. The register must be at a
    /// block boundary.
    pub(super) fn chain(&mut self, link: Link, mut data: IoBuf<'_>) {
        if self.ring.len() == C::BLOCK {
            return self.cipher.chains(Function::Encrypt, link, &mut self.ring, &mut [data]);
        }
        while !data.is_empty() {
            let n = data.len().min(self.ring.len() - self.at);
            let mut part = data.take(n);
            let row = &mut self.ring[self.at..self.at + n];
            if link == Link::Cbc {
                xor(row, part.src());
            }
            self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut *row));
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

    /// Decrypts with CBC or CFB. Processes whole blocks in parallel. The register must be at a block boundary.
    pub(super) fn unchain(&mut self, link: Link, mut data: IoBuf<'_>) {
        let m = self.ring.len();
        if data.len() > SHORT && data.len() >= m {
            self.ring.rotate_left(self.at);
            self.at = 0;
            self.next.copy_from_slice(&data.src()[data.len() - m..]);
            let (head, bulk) = match link {
                Link::Cfb => data.source_earlier(m),
                _ => data.add_earlier_source(m),
            };
            // The bulk is decrypted before the head (the first k blocks). The bulk needs the ciphertext of the head,
            // and the decryption of the head overwrites this ciphertext.
            self.cipher.blocks(unchaining(link), bulk);
            unchain_row(&self.cipher, link, &mut self.ring, head);
            core::mem::swap(&mut self.ring, &mut self.next);
            return;
        }
        // The cipher is called only once for the head and the remaining blocks, because two calls take twice as long
        // for a short message.
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
            unchain_row(&self.cipher, link, row, part);
        }
        crate::wipe(&mut scratch);
    }

    /// Sets the register to the state that the register would have after `unchain` of these blocks.
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

    /// Processes data of any length with CFB or OFB. The data may begin at any position inside a block.
    pub(super) fn stream(&mut self, feedback: Feedback, mut data: IoBuf<'_>) {
        let begun = data.len().min(self.left_of_block());
        self.bytes(feedback, data.take(begun));
        let whole = data.len() / C::BLOCK * C::BLOCK;
        let blocks = data.take(whole);
        if !blocks.is_empty() {
            match feedback {
                Feedback::Output => self.chain(Link::Cfb, blocks),
                Feedback::Input => self.unchain(Link::Cfb, blocks),
                Feedback::Keystream => self.chain(Link::Ofb, blocks),
            }
        }
        if !data.is_empty() {
            self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.ring[self.at..self.at + C::BLOCK]));
            self.bytes(feedback, data);
        }
    }

    /// Returns the number of bytes of keystream that are left in the current block, or 0 at a block boundary.
    pub(super) fn left_of_block(&self) -> usize {
        (C::BLOCK - self.at % C::BLOCK) % C::BLOCK
    }

    /// Processes bytes inside a block whose keystream is already in the ring.
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

    /// Advances by `n` bytes, at most to the end of the ring. From the end of the ring, the position returns to 0.
    fn step(&mut self, n: usize) {
        self.at += n;
        if self.at == self.ring.len() {
            self.at = 0;
        }
    }
}

impl<C: Cipher> Drop for Register<C> {
    fn drop(&mut self) {
        self.ring.zeroize();
        self.next.zeroize();
    }
}

/// Decrypts `part`. `row` contains the earlier ciphertext that `part` needs. In CFB, `row` is overwritten.
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

/// The text in an error message that says which IV lengths CBC, CFB and OFB allow.
pub(crate) const fn allowed_iv<C: Cipher>() -> &'static str {
    if C::BLOCK == 16 { "16 bytes or a multiple of 16" } else { "8 bytes or a multiple of 8" }
}
