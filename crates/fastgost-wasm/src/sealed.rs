//! Seals and opens sealed files in parts.
use crate::{
    bytes::{self, Scratch},
    error::Result,
    keys::{PrivateKey, PublicKey},
};
use fastgost::{
    Error,
    sealed::{self, Algorithm, CHUNK, ITERATIONS, Identity, MOST_ITERATIONS, Recipient, SealedWriter, Stanza},
    sign::{SigningKey, VerifyingKey},
};
use js_sys::Uint8Array;
use std::{
    cell::RefCell,
    io::{self, Write},
    mem,
    rc::Rc,
};
use wasm_bindgen::prelude::wasm_bindgen;
use zeroize::Zeroizing;

/// The recipients of a sealed file. Each of the recipients can open the file.
#[wasm_bindgen]
#[derive(Default)]
pub struct Recipients(Vec<To>);

enum To {
    RawKey(Box<Zeroizing<[u8; 32]>>),
    Passphrase(Zeroizing<Vec<u8>>, u32),
    PublicKey(Box<VerifyingKey>),
}

#[wasm_bindgen]
impl Recipients {
    /// Makes an empty list of recipients.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a recipient who has a key of 32 bytes.
    pub fn add_key(&mut self, key: &Uint8Array) -> Result<()> {
        self.0.push(To::RawKey(bytes::key(key)?));
        Ok(())
    }

    /// Adds a recipient who knows a passphrase.
    pub fn add_passphrase(&mut self, passphrase: &Uint8Array, iterations: Option<u32>) -> Result<()> {
        self.0.push(To::Passphrase(bytes::copy(passphrase)?, iterations.unwrap_or(ITERATIONS)));
        Ok(())
    }

    /// Adds the owner of a private key as a recipient. `key` is the public key that belongs to this private key.
    pub fn add_public_key(&mut self, key: &PublicKey) {
        self.0.push(To::PublicKey(Box::new(key.0)));
    }
}

/// The keys and passphrases that are tried when a file is opened.
#[wasm_bindgen]
#[derive(Default)]
pub struct Identities(Vec<With>);

enum With {
    RawKey(Box<Zeroizing<[u8; 32]>>),
    Passphrase(Zeroizing<Vec<u8>>, u32),
    PrivateKey(Box<SigningKey>),
}

#[wasm_bindgen]
impl Identities {
    /// Makes an empty list of identities.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a key of 32 bytes.
    pub fn add_key(&mut self, key: &Uint8Array) -> Result<()> {
        self.0.push(With::RawKey(bytes::key(key)?));
        Ok(())
    }

    /// Adds a passphrase. The passphrase is tried only for files that ask for at most `most_iterations` iterations of
    /// PBKDF2.
    pub fn add_passphrase(&mut self, passphrase: &Uint8Array, most_iterations: Option<u32>) -> Result<()> {
        self.0.push(With::Passphrase(bytes::copy(passphrase)?, most_iterations.unwrap_or(MOST_ITERATIONS)));
        Ok(())
    }

    /// Adds a private key.
    pub fn add_private_key(&mut self, key: &PrivateKey) {
        self.0.push(With::PrivateKey(Box::new(key.0.clone())));
    }
}

impl Identities {
    fn opener(&self, header: &sealed::Header) -> Result<sealed::Opener> {
        let identities = self.0.iter().map(|with| match with {
            With::RawKey(key) => Identity::RawKey(key),
            With::Passphrase(passphrase, most_iterations) => {
                Identity::Passphrase { passphrase, most_iterations: *most_iterations }
            }
            With::PrivateKey(key) => Identity::PrivateKey(key),
        });
        Ok(sealed::Opener::new(header, &identities.collect::<Vec<_>>())?)
    }
}

/// Seals a file in parts.
#[wasm_bindgen]
pub struct Sealer {
    writer: SealedWriter<Pipe>,
    pipe: Pipe,
    scratch: Scratch,
}

/// The bytes that the writer has produced, but that JavaScript has not taken yet.
#[derive(Clone, Default)]
struct Pipe(Rc<RefCell<Vec<u8>>>);

impl Pipe {
    fn take(&self) -> Uint8Array {
        Uint8Array::from(&mem::take(&mut *self.0.borrow_mut())[..])
    }
}

impl Write for Pipe {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        let mut sealed = self.0.borrow_mut();
        sealed.try_reserve(data.len()).map_err(|_| io::Error::other(Error::Memory))?;
        sealed.extend_from_slice(data);
        Ok(data.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[wasm_bindgen]
impl Sealer {
    /// Begins a file. If a recipient has a passphrase, this call may take a minute.
    #[wasm_bindgen(constructor)]
    pub fn new(cipher: &str, recipients: &Recipients) -> Result<Self> {
        let recipients: Vec<Recipient<'_>> = recipients
            .0
            .iter()
            .map(|to| match to {
                To::RawKey(key) => Recipient::RawKey(key),
                To::Passphrase(passphrase, iterations) => Recipient::Passphrase { passphrase, iterations: *iterations },
                To::PublicKey(key) => Recipient::PublicKey(key),
            })
            .collect();
        let pipe = Pipe::default();
        let writer = SealedWriter::new(pipe.clone(), Algorithm::from_name(cipher)?, &recipients)?;
        Ok(Self { writer, pipe, scratch: Scratch::default() })
    }

    /// Seals the next part of the plaintext, and returns the next part of the sealed file. The returned part may be
    /// empty.
    pub fn update(&mut self, part: &Uint8Array) -> Result<Uint8Array> {
        self.writer.write_all(self.scratch.copy(part)?)?;
        Ok(self.pipe.take())
    }

    /// Returns the last part of the file.
    pub fn finish(self) -> Result<Uint8Array> {
        self.writer.finish()?;
        Ok(self.pipe.take())
    }
}

/// Opens a file in parts.
#[wasm_bindgen]
pub struct Opener {
    state: State,
    /// The bytes of the file that were received but not opened yet. They are a part of the header, or a chunk that may
    /// be the last chunk of the file.
    pending: Vec<u8>,
}

enum State {
    Header(Identities),
    Chunks { opener: sealed::Opener, index: u64 },
}

#[wasm_bindgen]
impl Opener {
    /// Begins a file.
    #[wasm_bindgen(constructor)]
    pub fn new(identities: Identities) -> Self {
        Self { state: State::Header(identities), pending: Vec::new() }
    }

    /// Takes the next part of the file, and returns the next part of the plaintext. The returned plaintext is
    /// authentic, and may be empty. If the identities have a passphrase, the call that completes the header may take a
    /// minute. After an error, the program may only free the object.
    pub fn update(&mut self, part: &Uint8Array) -> Result<Uint8Array> {
        let before = self.pending.len();
        self.pending.try_reserve(part.length() as usize).map_err(|_| Error::Memory)?;
        self.pending.resize(before + part.length() as usize, 0);
        part.copy_to(&mut self.pending[before..]);
        if let State::Header(identities) = &self.state {
            let header = match sealed::Header::parse(&self.pending) {
                Err(Error::SealedHeaderCut) => return Ok(Uint8Array::new_with_length(0)),
                header => header?,
            };
            self.state = State::Chunks { opener: identities.opener(&header)?, index: 0 };
            self.pending.drain(..header.len());
        }
        let mut plaintext = bytes::zeros(self.pending.len())?;
        let opened = self.whole_chunks(&mut plaintext)?;
        Ok(Uint8Array::from(&plaintext[..opened]))
    }

    /// Opens the last chunk. A file is complete only if this call succeeds.
    pub fn finish(mut self) -> Result<Uint8Array> {
        let State::Chunks { opener, index } = &mut self.state else {
            // The header is incomplete, so `parse` returns an error.
            sealed::Header::parse(&self.pending)?;
            return Err(Error::SealedHeaderCut.into());
        };
        let cut = Error::SealedChunk { index: *index, last: true };
        let size = self.pending.len().checked_sub(opener.algorithm().tag_size()).ok_or(cut)?;
        let mut plaintext = bytes::zeros(size)?;
        opener.open_chunk(*index, true, &self.pending, &mut plaintext)?;
        Ok(Uint8Array::from(&plaintext[..]))
    }

    /// Opens all pending chunks after which more data has come. Because of this data, none of these chunks is the last
    /// chunk. Returns the number of bytes of plaintext in these chunks.
    fn whole_chunks(&mut self, plaintext: &mut [u8]) -> Result<usize> {
        let State::Chunks { opener, index } = &mut self.state else {
            return Ok(0);
        };
        let whole = CHUNK + opener.algorithm().tag_size();
        let count = self.pending.len().saturating_sub(1) / whole;
        let chunks = self.pending.chunks_exact(whole).zip(plaintext.chunks_exact_mut(CHUNK));
        for (sealed, plaintext) in chunks.take(count) {
            opener.open_chunk(*index, false, sealed, plaintext)?;
            *index += 1;
        }
        self.pending.drain(..count * whole);
        Ok(count * CHUNK)
    }
}

/// The header of a sealed file. The header is read but not verified, so it may be forged.
#[wasm_bindgen]
pub struct Header(sealed::Header);

#[wasm_bindgen]
impl Header {
    /// Reads the header from the beginning of a file.
    pub fn parse(beginning: &Uint8Array) -> Result<Self> {
        Ok(Self(sealed::Header::parse(&bytes::copy(beginning)?)?))
    }

    /// Returns the name of the cipher.
    pub fn cipher(&self) -> String {
        self.0.algorithm().name().into()
    }

    /// Returns the kind of each recipient. The kind is the name of the option with which the package's function `open`
    /// opens the file for this recipient. If `open` has no such option, the kind is "unknown".
    pub fn recipients(&self) -> Vec<String> {
        let name = |stanza| match stanza {
            Stanza::RawKey => "key",
            Stanza::Passphrase => "passphrase",
            Stanza::PublicKey => "privateKey",
            _ => "unknown",
        };
        self.0.stanzas().map(|stanza| name(stanza).into()).collect()
    }
}
