//! IMIT, the MAC of GOST 28147-89 (RFC 5830, section 8).
use super::{check_tag_size, tags};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{BlockEngine, Cipher, Function, Link, gost28147::Gost28147},
    error::Result,
    mode::Interval,
    simd::IoBuf,
};
use zeroize::Zeroize;

/// How a message of 1 to 8 bytes is processed. RFC 5830 defines IMIT only for two or more blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SingleBlock {
    /// A block of zeros is appended, as in CryptoPro CSP, gost-engine and libgcrypt.
    #[default]
    CryptoPro,
    /// Nothing is appended, as in Bouncy Castle, pygost and libgcl3.
    Plain,
}

/// IMIT of one message (RFC 5830, section 8). Each block takes 16 rounds of GOST 28147-89. A partial last block is
/// padded with zeros. The tag does not depend on how the message is split into parts. Messages that differ only in
/// zeros at the end can have the same tag, so the receiver must know the length of the message from elsewhere.
///
/// ```
/// use fastgost::{Gost28147, Sbox, mac::Imit};
///
/// let imit = Imit::new(Gost28147::new(&[7; 32], &Sbox::from_name("a")?));
/// let mut mac = imit.clone();
/// mac.update(b"a message ");
/// mac.update(b"in two parts");
/// let tag = mac.finalize();
/// assert_eq!(tag.len(), 4);
///
/// let mut mac = imit.with_meshing().with_tag_size(8)?;
/// mac.update(b"a message in two parts");
/// assert_eq!(mac.finalize()[..4], tag[..]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Imit {
    chain: Chain,
    buffer: BlockBuffer<8>,
    initial: [u8; 8],
    rule: SingleBlock,
    tag_size: usize,
}

/// The state of the MAC after the whole blocks that have come so far.
#[derive(Clone)]
struct Chain {
    cipher: Gost28147,
    state: [u8; 8],
    /// The number of blocks so far. The value 2 stands for two or more blocks.
    blocks: usize,
    meshing: Option<Meshing>,
}

#[derive(Clone)]
struct Meshing {
    interval: Interval,
    /// The cipher under the current key. This field is `None` until the first key is replaced.
    cipher: Option<Gost28147>,
}

impl Imit {
    /// The number of bytes in a tag, unless another size is set.
    pub(crate) const TAG_SIZE: usize = 4;

    /// Makes 4-byte tags, without key meshing.
    pub fn new(cipher: Gost28147) -> Self {
        Self {
            chain: Chain { cipher, state: [0; 8], blocks: 0, meshing: None },
            buffer: BlockBuffer::new(8),
            initial: [0; 8],
            rule: SingleBlock::default(),
            tag_size: Self::TAG_SIZE,
        }
    }

    /// Makes tags of `size` bytes.
    ///
    /// # Errors
    /// [`TagLength`](crate::Error::TagLength) unless `size` is 1 to 8.
    pub fn with_tag_size(mut self, size: usize) -> Result<Self> {
        check_tag_size(size, 1, 8)?;
        self.tag_size = size;
        Ok(self)
    }

    /// Sets the rule for messages of one block.
    pub fn with_single_block(mut self, rule: SingleBlock) -> Self {
        self.rule = rule;
        self
    }

    /// Turns on CryptoPro key meshing (RFC 4357, section 2.3.2). The key changes every 1024 bytes, but the state of the
    /// MAC is kept.
    pub fn with_meshing(mut self) -> Self {
        self.chain.meshing = Some(Meshing { interval: Interval::new(Interval::MESHING), cipher: None });
        self
    }

    /// Sets an initial state other than zero, as in the key wrapping of RFC 4357, section 6.1.
    pub fn with_initial_state(mut self, state: &[u8; 8]) -> Self {
        (self.initial, self.chain.state) = (*state, *state);
        self
    }

    /// Adds the next part of the message.
    pub fn update(&mut self, data: &[u8]) {
        let chain = &mut self.chain;
        self.buffer.feed(data, |blocks| chain.update(blocks));
    }

    /// Discards the message and starts a new one.
    pub fn reset(&mut self) {
        self.buffer.clear();
        (self.chain.state, self.chain.blocks) = (self.initial, 0);
        if let Some(meshing) = &mut self.chain.meshing {
            *meshing = Meshing { interval: Interval::new(Interval::MESHING), cipher: None };
        }
    }

    /// Writes to `to` the blocks that the MAC processes after the whole blocks of a message. These blocks are the
    /// padded `rest` (less than a block), and perhaps a block of zeros. Before the call, `to` must contain only zeros.
    /// Returns the number of bytes in these blocks.
    pub(crate) fn ending(&self, whole_blocks: usize, rest: &[u8], to: &mut [u8; 16]) -> usize {
        to[..rest.len()].copy_from_slice(rest);
        let blocks = whole_blocks + usize::from(!rest.is_empty());
        let appended = usize::from(blocks == 1 && self.rule == SingleBlock::CryptoPro);
        8 * (blocks - whole_blocks + appended)
    }

    /// Returns the full tag, whatever the tag size.
    pub(crate) fn whole(&mut self) -> &[u8; 8] {
        let mut ending = [0; 16];
        let n = self.ending(self.chain.blocks, self.buffer.partial(), &mut ending);
        self.chain.update(&ending[..n]);
        crate::wipe(&mut ending);
        &self.chain.state
    }
}

/// These methods are for `batch`.
#[cfg(feature = "alloc")]
impl Imit {
    pub(crate) fn cipher(&self) -> &Gost28147 {
        &self.chain.cipher
    }

    pub(crate) fn initial_state(&self) -> &[u8; 8] {
        &self.initial
    }

    pub(crate) fn is_meshed(&self) -> bool {
        self.chain.meshing.is_some()
    }
}

impl Chain {
    /// Processes whole blocks.
    fn update(&mut self, mut blocks: &[u8]) {
        self.blocks = (self.blocks + blocks.len() / 8).min(2);
        let Some(meshing) = &mut self.meshing else {
            return chain(&self.cipher, &mut self.state, blocks);
        };
        while !blocks.is_empty() {
            let (n, changes) = meshing.interval.take(blocks.len());
            if changes {
                meshing.cipher.get_or_insert_with(|| self.cipher.clone()).mesh();
            }
            let (now, rest) = blocks.split_at(n);
            chain(meshing.cipher.as_ref().unwrap_or(&self.cipher), &mut self.state, now);
            blocks = rest;
        }
    }
}

fn chain(cipher: &Gost28147, state: &mut [u8; 8], blocks: &[u8]) {
    cipher.chains(Function::Imit, Link::Mac, state, &mut [IoBuf::read_only(blocks)]);
}

impl Drop for Chain {
    fn drop(&mut self) {
        self.state.zeroize();
    }
}

tags!(Imit, chain.cipher);
