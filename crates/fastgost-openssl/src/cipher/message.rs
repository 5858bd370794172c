//! Processes the data of one message with a prepared key. The data comes in parts of any length.
use crate::error::{Error, Result};
use fastgost::{
    inout::InOutBuf,
    registry::{DynAead, DynMode, DynSealer, DynUnverified},
};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

/// The data of a call. The data is transformed in place, or is read from one buffer and written to another buffer.
pub(crate) enum Data<'a> {
    InPlace(&'a mut [u8]),
    Apart(&'a [u8], &'a mut [u8]),
}

/// The mode or AEAD that transforms the data.
pub(super) enum Engine {
    Mode(Box<dyn DynMode>),
    Aead(Box<dyn DynAead>, AeadMessage),
}

/// A message of authenticated encryption.
pub(super) enum AeadMessage {
    /// There is no message: no message has begun, or the last message has ended.
    None,
    Sealing(Box<dyn DynSealer>),
    Opening(Box<dyn DynUnverified>),
}

const NO_MESSAGE: &str = "the message has ended: begin the next one with its IV";

impl Engine {
    /// Transforms data. The caller must pass data whose length the mode accepts.
    #[inline]
    pub(super) fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self {
            Self::Mode(mode) => Ok(mode.apply(data)?),
            Self::Aead(_, AeadMessage::Sealing(sealer)) => Ok(sealer.update(data)?),
            Self::Aead(_, AeadMessage::Opening(opener)) => Ok(opener.update(data)?),
            Self::Aead(_, AeadMessage::None) => Err(Error::state(NO_MESSAGE)),
        }
    }

    pub(super) fn associated(&mut self, part: &[u8]) -> Result<()> {
        match self {
            Self::Aead(_, AeadMessage::Sealing(sealer)) => Ok(sealer.update_associated(part)?),
            Self::Aead(_, AeadMessage::Opening(opener)) => Ok(opener.update_associated(part)?),
            Self::Aead(_, AeadMessage::None) => Err(Error::state(NO_MESSAGE)),
            _ => Err(Error::parameter(
                "this cipher has no associated data, so there must be a place for output; the MGM ciphers have",
            )),
        }
    }

    pub(super) fn duplicate(&self) -> Result<Self> {
        Ok(match self {
            Self::Mode(mode) => Self::Mode(mode.dup()),
            Self::Aead(aead, AeadMessage::None) => Self::Aead(aead.dup(), AeadMessage::None),
            Self::Aead(..) => {
                return Err(Error::state(
                    "a message with a MAC cannot be copied before its end: two endings under one nonce reveal both messages",
                ));
            }
        })
    }
}

/// The input bytes that the engine cannot process yet: a partial block, or bytes that may be the last bytes of the
/// message. These bytes may be plaintext, so they are wiped when this value is dropped. This structure does not contain
/// the key, because each move of the structure would leave a copy of the key in memory.
#[derive(Clone)]
pub(super) struct Buffer {
    bytes: Box<Zeroizing<[u8; 16]>>,
    len: usize,
    rule: Rule,
}
impl ZeroizeOnDrop for Buffer {}

/// Says how many bytes of the input must wait for more input.
#[derive(Clone, Copy)]
pub(super) enum Rule {
    Nothing,
    /// The bytes after the last whole block wait. The field is the number of bytes in a block.
    PartialBlock(usize),
    /// The last block waits, because it may contain the padding of the message. If there was any input, between one
    /// byte and a whole block waits. The field is the number of bytes in a block.
    LastBlock(usize),
    /// The last bytes wait, because they may be the tag. The field is the number of bytes in a tag.
    Tag(usize),
}

impl Buffer {
    pub(super) fn new(rule: Rule) -> Self {
        Self { bytes: Box::new(Zeroizing::new([0; 16])), len: 0, rule }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) fn rule(&self) -> Rule {
        self.rule
    }

    pub(super) fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
    }

    /// Returns the bytes that wait.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    pub(super) fn clear(&mut self) {
        self.bytes.zeroize();
        self.len = 0;
    }

    /// Returns the number of bytes that can be processed if the next input has `size` bytes.
    #[inline]
    pub(super) fn produces(&self, size: usize) -> usize {
        let total = self.len + size;
        total
            - match self.rule {
                Rule::Nothing => 0,
                Rule::PartialBlock(block) => total % block,
                Rule::LastBlock(block) => total.saturating_sub(1) % block + usize::from(total > 0),
                Rule::Tag(size) => total.min(size),
            }
    }

    /// Processes as many bytes as [`produces`](Self::produces) returns, and keeps the other bytes for the next call.
    /// The data may be `InPlace` only if no bytes wait before the call.
    #[inline]
    pub(super) fn pass(&mut self, engine: &mut Engine, data: Data<'_>) -> Result<()> {
        match data {
            Data::InPlace(data) => {
                let (now, rest) = data.split_at_mut(self.produces(data.len()));
                if !now.is_empty() {
                    engine.apply(now.into())?;
                }
                self.keep(rest);
                Ok(())
            }
            Data::Apart(input, output) => self.pass_apart(engine, input, output),
        }
    }

    fn pass_apart(&mut self, engine: &mut Engine, input: &[u8], output: &mut [u8]) -> Result<()> {
        let produced = self.produces(input.len());
        let (mut input, mut output) = (input, &mut output[..produced]);
        if produced == 0 {
            self.keep(input);
            return Ok(());
        }
        if self.len > 0 {
            // With `PartialBlock` and `LastBlock`, the waiting bytes and the first bytes of the input together make a
            // whole block.
            let first = match self.rule {
                Rule::PartialBlock(block) | Rule::LastBlock(block) => block,
                Rule::Tag(_) | Rule::Nothing => self.len.min(produced),
            };
            let (waiting, (place, rest)) = (self.len.min(first), output.split_at_mut(first));
            place[..waiting].copy_from_slice(&self.bytes[..waiting]);
            place[waiting..].copy_from_slice(&input[..first - waiting]);
            engine.apply(place.into())?;
            self.bytes.copy_within(waiting..self.len, 0);
            self.bytes[self.len - waiting..].zeroize();
            self.len -= waiting;
            input = &input[first - waiting..];
            output = rest;
        }
        let (now, rest) = input.split_at(output.len().min(input.len()));
        if !now.is_empty() {
            match InOutBuf::new(now, output) {
                Ok(data) => engine.apply(data)?,
                Err(_) => return Err(Error::room(0, now.len())),
            }
        }
        self.keep(rest);
        Ok(())
    }

    fn keep(&mut self, rest: &[u8]) {
        self.bytes[self.len..self.len + rest.len()].copy_from_slice(rest);
        self.len += rest.len();
    }
}
