//! The context of a cipher, with the user's settings and the state of the current message.
use super::{
    Kind, Spec,
    identifier::{self, SEED},
    message::{AeadMessage, Buffer, Data, Engine, Rule},
};
use crate::{
    error::{Error, Reason, Result},
    ffi::params::{Params, Request, Value},
    sboxes,
};
use core::ptr::null;
use fastgost::{
    ParameterSet,
    mac::Tag,
    mode::padding::Padding,
    registry::{Direction, Options},
};
use zeroize::Zeroizing;

/// The context of a cipher.
pub(crate) struct State {
    spec: &'static Spec,
    /// The result of `spec.kind()`.
    kind: Kind,
    block: usize,
    direction: Direction,
    key: Option<Zeroizing<Vec<u8>>>,
    iv: Option<Vec<u8>>,
    /// True if data has been processed with `iv`. If the cipher has a MAC, only one message may use an IV.
    iv_is_used: bool,
    padding: bool,
    set: Option<&'static ParameterSet>,
    meshing: bool,
    section: Option<usize>,
    /// The seed for the keys of CTR-ACPKM with OMAC.
    seed: Option<[u8; SEED]>,
    /// The cipher, prepared with the key, the IV and the parameters in the fields above. The field is `None` if one of
    /// these values is missing, or has changed since the cipher was prepared.
    engine: Option<Engine>,
    /// True if data of the current message has been processed.
    begun: bool,
    buffer: Buffer,
    tag_size: Option<usize>,
    given_tag: Option<Vec<u8>>,
    tag: Option<Tag>,
    tls_version: u64,
    tls_mac_size: usize,
    /// Where the MAC of the last TLS record is: its address and its size. The MAC is in the caller's memory.
    tls_mac: (*const u8, usize),
}

impl State {
    pub(crate) fn new(spec: &'static Spec) -> Self {
        let set = spec.sbox.and_then(|name| sboxes::all().find(|set| set.name == name));
        Self {
            spec,
            kind: spec.kind(),
            block: spec.block(),
            direction: Direction::Encrypt,
            key: None,
            iv: None,
            iv_is_used: false,
            padding: true,
            set,
            meshing: set.is_some_and(|set| meshes(spec, set)),
            section: spec.row.section_size(),
            seed: None,
            engine: None,
            begun: false,
            buffer: Buffer::new(Rule::Nothing),
            tag_size: None,
            given_tag: None,
            tag: None,
            tls_version: 0,
            tls_mac_size: 0,
            tls_mac: (null(), 0),
        }
    }

    /// Sets the direction. If the caller passes a key, an IV or parameters, sets them as well. If the state then has a
    /// key, and an IV if the mode needs one, the method begins a message.
    pub(crate) fn init(
        &mut self,
        direction: Direction,
        key: Option<&[u8]>,
        iv: Option<&[u8]>,
        params: Params<'_>,
    ) -> Result<()> {
        // A message that was begun earlier ends here. The user may have set a tag before the key and the IV. Such a tag
        // belongs to the new message.
        self.begun = false;
        if self.has_message() {
            self.given_tag = None;
        }
        if direction != self.direction {
            (self.direction, self.engine) = (direction, None);
        }
        if let Some(key) = key {
            (self.engine, self.key) = (None, Some(Zeroizing::new(key.to_vec())));
        }
        if let Some(iv) = iv.filter(|_| self.spec.iv() > 0) {
            self.set_iv(iv)?;
        }
        self.set(params)?;
        self.begin()
    }

    /// Returns true if a message of authenticated encryption has begun.
    fn has_message(&self) -> bool {
        matches!(self.engine, Some(Engine::Aead(_, AeadMessage::Sealing(_) | AeadMessage::Opening(_))))
    }

    fn set_iv(&mut self, iv: &[u8]) -> Result<()> {
        if iv.len() != self.spec.iv() {
            let (given, needed) = (iv.len(), self.spec.iv());
            return Err(Error::parameter(format!("the IV has {given} bytes; allowed: {needed} bytes")));
        }
        match &mut self.iv {
            Some(own) => own.copy_from_slice(iv),
            own => *own = Some(iv.to_vec()),
        }
        self.iv_is_used = false;
        if self.kind == Kind::WithMac && self.seed.is_none() {
            // The module `identifier` writes the seed and the IV into the AlgorithmIdentifier, because the recipient
            // needs both.
            let mut seed = [0; SEED];
            getrandom::fill(&mut seed)
                .map_err(|_| Error::new(Reason::Unavailable, "the system's random number generator failed"))?;
            self.seed = Some(seed);
        }
        Ok(())
    }

    /// Begins a message, if the key and the IV are set.
    fn begin(&mut self) -> Result<()> {
        (self.tag, self.begun) = (None, false);
        self.buffer.clear();
        self.buffer.set_rule(match (self.kind, self.direction, self.padding) {
            (Kind::Blocks, Direction::Decrypt, true) => Rule::LastBlock(self.block),
            (Kind::Blocks, ..) => Rule::PartialBlock(self.block),
            (Kind::WithMac, Direction::Decrypt, _) => Rule::Tag(self.block),
            _ => Rule::Nothing,
        });
        let (Some(key), Some(iv)) = (&self.key, self.iv.as_deref().or((self.spec.iv() == 0).then_some(&[][..]))) else {
            return Ok(());
        };
        match &mut self.engine {
            Some(Engine::Mode(mode)) => return Ok(mode.reset(iv)?),
            Some(Engine::Aead(aead, message)) => {
                let nonce =
                    [iv, self.seed.as_ref().filter(|_| self.kind == Kind::WithMac).map_or(&[][..], |seed| seed)];
                let nonce = nonce.concat();
                *message = match (self.iv_is_used, self.direction) {
                    (true, _) => AeadMessage::None,
                    (false, Direction::Encrypt) => AeadMessage::Sealing(aead.sealer(&nonce)?),
                    (false, Direction::Decrypt) => AeadMessage::Opening(aead.hazmat_opener(&nonce)?),
                };
                return Ok(());
            }
            _ => {}
        }
        let sbox = self.set.map(|set| sboxes::from_name(set.name)).transpose()?;
        let options = Options {
            iv: if matches!(self.kind, Kind::Aead | Kind::WithMac) { &[] } else { iv },
            sbox: sbox.as_ref(),
            meshing: self.meshing,
            section: self.section,
            tag_size: self.tag_size,
            ..Options::default()
        };
        self.engine = Some(match self.kind {
            Kind::Blocks | Kind::Stream => Engine::Mode(self.spec.row.cipher(self.direction, key, &options)?),
            Kind::Aead | Kind::WithMac => {
                let aead = self.spec.row.aead(key, &options)?;
                self.engine = Some(Engine::Aead(aead, AeadMessage::None));
                return self.begin();
            }
            Kind::Wrap => return Ok(()),
        });
        Ok(())
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(super::SETTABLE)?;
        for value in params {
            // If one of the four parameters in the list below is set, the message begins again. So it is an error to
            // set one of them in the middle of a message, because the keystream would be used twice.
            let begins =
                matches!(value.key().to_bytes(), b"paramset" | b"key-mesh" | b"alg_id_param" | b"algorithm-id-params");
            if begins && self.begun {
                return Err(Error::state("the parameters of a cipher must be set before the data"));
            }
            match value.key().to_bytes() {
                // `EVP_CIPHER_CTX_set_padding` sets this parameter for every cipher, even for a cipher that accepts any
                // number of bytes.
                b"padding" => self.set_padding(value.number()? != 0),
                b"num" if value.number()? != 0 => {
                    return Err(Error::parameter(
                        "the number of bytes in a block that were used cannot be set; seek by encrypting",
                    ));
                }
                b"keylen" => fixed("key", value, self.spec.key())?,
                b"ivlen" => fixed("IV", value, self.spec.iv())?,
                b"paramset" => {
                    if self.set.is_none() {
                        return Err(Error::parameter("this cipher has no S-box sets; the gost89 ciphers have"));
                    }
                    self.set_sboxes(sboxes::from_text(value.text()?)?);
                    // Users of OpenSSL may set this parameter after the key and the IV, so the message begins again.
                    self.begin()?;
                }
                b"key-mesh" => self.set_meshing(value.size()?)?,
                b"tag" => self.set_tag(value)?,
                b"alg_id_param" | b"algorithm-id-params" => {
                    let parameters = identifier::decode(self.spec, value.bytes()?)?;
                    self.set_iv(&parameters.iv)?;
                    self.seed = parameters.seed.or(self.seed);
                    parameters.set.into_iter().for_each(|set| self.set_sboxes(set));
                    self.section = self.spec.row.section_size_in_containers();
                    self.engine = None;
                    self.begin()?;
                }
                b"tls-version" | b"tls-mac-size" if !self.spec.is_in_tls() => {
                    return Err(Error::parameter(
                        "no cipher suite of TLS 1.2 has this cipher; allowed: with CTR-ACPKM and CNT",
                    ));
                }
                b"tls-version" => self.tls_version = value.number()?,
                b"tls-mac-size" => self.tls_mac_size = value.size()?,
                _ => {}
            }
        }
        Ok(())
    }

    fn set_padding(&mut self, padding: bool) {
        self.padding = padding;
        if self.kind == Kind::Blocks && self.direction == Direction::Decrypt {
            self.buffer.set_rule(match padding {
                true => Rule::LastBlock(self.block),
                false => Rule::PartialBlock(self.block),
            });
        }
    }

    fn set_sboxes(&mut self, set: &'static ParameterSet) {
        (self.set, self.meshing, self.engine) = (Some(set), meshes(self.spec, set), None);
    }

    fn set_meshing(&mut self, section: usize) -> Result<()> {
        match (self.section, self.set, section) {
            (Some(_), ..) => self.section = Some(section),
            (None, Some(_), 0 | 1) => self.meshing = section == 1,
            (None, Some(_), _) => return Err(Error::parameter("key meshing of GOST 28147-89 is 0, off, or 1, on")),
            (None, None, _) => return Err(Error::parameter("this cipher has no sections; CTR-ACPKM and gost89 have")),
        }
        self.engine = None;
        self.begin()
    }

    fn set_tag(&mut self, value: Value<'_>) -> Result<()> {
        if self.kind != Kind::Aead {
            return Err(Error::parameter("this cipher has no tags; the MGM ciphers have"));
        }
        let (tag, size) = (value.bytes()?, value.len());
        if size != self.tag_size.unwrap_or(self.block) {
            if self.has_message() {
                return Err(Error::state("the size of a tag must be set before key and IV"));
            }
            if !(4..=self.block).contains(&size) {
                let most = self.block;
                return Err(Error::parameter(format!("the tag has {size} bytes; allowed: 4 to {most} bytes")));
            }
            (self.tag_size, self.engine) = (Some(size), None);
        }
        if !tag.is_empty() {
            if self.direction == Direction::Encrypt && self.engine.is_some() {
                return Err(Error::state("the tag is set for decryption; encryption returns it"));
            }
            self.given_tag = Some(tag.to_vec());
        }
        Ok(())
    }

    /// Returns how many bytes an update writes if its input has `size` bytes.
    #[inline]
    pub(crate) fn produces(&self, size: usize) -> usize {
        match (self.kind, self.direction) {
            (Kind::Wrap, Direction::Encrypt) => size + self.block,
            (Kind::Wrap, Direction::Decrypt) => size.saturating_sub(self.block),
            _ => self.buffer.produces(size),
        }
    }

    #[inline]
    pub(crate) fn has_buffered(&self) -> bool {
        !self.buffer.is_empty()
    }

    /// Processes data. The size of the output is the result of [`produces`](Self::produces).
    #[inline]
    pub(crate) fn update(&mut self, data: Data<'_>) -> Result<()> {
        if self.kind == Kind::Wrap {
            return self.wrap(data);
        }
        (self.begun, self.iv_is_used) = (true, true);
        match &mut self.engine {
            Some(engine) => self.buffer.pass(engine, data),
            None => Err(self.not_ready()),
        }
    }

    #[cold]
    fn not_ready(&self) -> Error {
        Error::state(match self.key {
            None => "no key was set",
            Some(_) => "no IV was set for this message",
        })
    }

    fn wrap(&mut self, data: Data<'_>) -> Result<()> {
        let (Some(key), Some(iv)) = (&self.key, &self.iv) else { return Err(self.not_ready()) };
        let wrap = self.spec.row.wrap(key, &Options::default())?;
        let apply = |input: &[u8], output: &mut [u8]| match self.direction {
            Direction::Encrypt => wrap.wrap(iv, input, output),
            Direction::Decrypt => wrap.unwrap(iv, input, output),
        };
        match data {
            Data::Apart(input, output) => Ok(apply(input, output)?),
            Data::InPlace(data) => {
                let size = data.len().saturating_sub(self.block);
                let mut output = Zeroizing::new(vec![0; size]);
                apply(data, &mut output)?;
                data[..size].copy_from_slice(&output);
                Ok(())
            }
        }
    }

    /// Handles an update for which the caller passes no output buffer. Either the input is associated data, or the
    /// caller asks for the size of the output.
    pub(crate) fn without_output(&mut self, input: &[u8], size: usize) -> Result<usize> {
        if self.kind == Kind::Wrap {
            return Ok(self.produces(size));
        }
        match &mut self.engine {
            _ if input.is_empty() => {}
            Some(engine) => {
                engine.associated(input)?;
                self.iv_is_used = true;
            }
            None => return Err(self.not_ready()),
        }
        Ok(size)
    }

    /// Ends the message, and returns the last bytes.
    pub(crate) fn finalize(&mut self) -> Result<Zeroizing<Vec<u8>>> {
        let last = self.end();
        self.buffer.clear();
        last
    }

    fn end(&mut self) -> Result<Zeroizing<Vec<u8>>> {
        let mut last = Zeroizing::new(Vec::new());
        if self.kind == Kind::Wrap {
            return Ok(last);
        }
        let Some(engine) = &mut self.engine else { return Err(self.not_ready()) };
        self.iv_is_used = true;
        let (rule, given_tag) = (self.buffer.rule(), self.given_tag.take());
        let (bytes, len) = (self.buffer.bytes(), self.buffer.bytes().len());
        match engine {
            Engine::Mode(mode) => {
                if self.kind != Kind::Blocks || !self.padding && len == 0 {
                    return Ok(last);
                }
                last.reserve_exact(self.block);
                last.extend_from_slice(bytes);
                match (rule, self.padding) {
                    (Rule::LastBlock(block), true) => {
                        if len != block {
                            return Err(fastgost::Error::PartialBlock { given: len, block }.into());
                        }
                        mode.apply(last.as_mut_slice().into())?;
                        Padding::Pkcs7.unpad(&mut last, block)?;
                    }
                    (_, true) => {
                        Padding::Pkcs7.pad(&mut last, self.block)?;
                        mode.apply(last.as_mut_slice().into())?;
                    }
                    (_, false) => {
                        let block = self.block;
                        return Err(Error::parameter(format!(
                            "{len} bytes are over after the last whole block of {block}; allowed without padding: whole blocks"
                        )));
                    }
                }
            }
            Engine::Aead(_, message) => match std::mem::replace(message, AeadMessage::None) {
                AeadMessage::None => return Err(Error::state("no message has begun: set an IV")),
                // With `WithMac`, the last bytes of the output are the tag.
                AeadMessage::Sealing(sealer) if self.kind == Kind::WithMac => {
                    last.extend_from_slice(&sealer.finalize()?)
                }
                AeadMessage::Opening(_) if self.kind == Kind::WithMac && len < self.block => {
                    let size = self.block;
                    return Err(Error::new(
                        Reason::Authentication,
                        format!("the data has {len} bytes, fewer than its MAC of {size}"),
                    ));
                }
                AeadMessage::Opening(opener) if self.kind == Kind::WithMac => opener.verify(bytes)?,
                AeadMessage::Sealing(sealer) => self.tag = Some(sealer.finalize()?),
                AeadMessage::Opening(opener) => match given_tag {
                    Some(tag) => opener.verify(&tag)?,
                    None => return Err(Error::state("no tag was set to compare with")),
                },
            },
        }
        Ok(last)
    }

    pub(crate) fn duplicate(&self) -> Result<Self> {
        Ok(Self {
            key: self.key.clone(),
            iv: self.iv.clone(),
            engine: self.engine.as_ref().map(Engine::duplicate).transpose()?,
            buffer: self.buffer.clone(),
            given_tag: self.given_tag.clone(),
            tag: self.tag.clone(),
            tls_mac: (null(), 0),
            ..*self
        })
    }

    /// Returns the number of bytes in the MAC at the end of a decrypted TLS record.
    #[inline]
    pub(crate) fn tls_mac_size(&self) -> Option<usize> {
        (self.tls_version > 0 && self.tls_mac_size > 0 && self.direction == Direction::Decrypt)
            .then_some(self.tls_mac_size)
    }

    /// Stores the address and the size of a TLS record's MAC.
    pub(crate) fn set_tls_mac(&mut self, start: *const u8, size: usize) {
        self.tls_mac = (start, size);
    }

    pub(crate) fn answer(&mut self, request: Request<'_>) -> Result<()> {
        match request.key().to_bytes() {
            b"padding" => request.put_number(u64::from(self.padding)),
            b"num" => request.put_number(0),
            b"iv" => match &self.iv {
                Some(iv) if request.is_for_pointer() => request.put_bytes_pointer(iv.as_ptr(), iv.len()),
                Some(iv) => request.put_bytes(iv),
                None => Err(self.not_ready()),
            },
            b"tag" => match &self.tag {
                // Returns the tag, cut to the size of the caller's buffer. The buffer must have room for the shortest
                // tag that is allowed.
                Some(tag) => request.put_bytes_up_to(tag, 4),
                None => Err(Error::state("there is no tag before the end of an encrypted message")),
            },
            b"taglen" => request.put_size(self.tag_size.unwrap_or(self.block)),
            b"tls-mac" => request.put_bytes_pointer(self.tls_mac.0, self.tls_mac.1),
            b"alg_id_param" | b"algorithm-id-params" => {
                // Only a caller that writes a container (CMS or PFX) asks for this parameter. So the section size
                // changes to the size for containers, unless the user has set another size.
                let (usual, there) = (self.spec.row.section_size(), self.spec.row.section_size_in_containers());
                if usual != there && self.section == usual && !self.begun && !request.asks_size() {
                    (self.section, self.engine) = (there, None);
                    self.begin()?;
                }
                let Some(iv) = &self.iv else { return Err(self.not_ready()) };
                match identifier::encode(self.spec, iv, self.seed.unwrap_or_default(), self.set)? {
                    Some(encoded) => request.put_bytes(&encoded),
                    None => Err(Error::new(Reason::Format, "this cipher has no parameters in algorithm identifiers")),
                }
            }
            _ => super::answer(self.spec, request),
        }
    }
}

/// Returns true if key meshing is on by default. Key meshing changes the key during a message. The parameter `key-mesh`
/// can change this default. For ECB and CBC, the result is false, as in gost-engine's CBC. For all other modes, the
/// S-box set decides.
fn meshes(spec: &Spec, set: &ParameterSet) -> bool {
    set.key_meshing && spec.kind() == Kind::Stream
}

/// Returns an error unless the size in `value` is `allowed` bytes. The user cannot set any other size.
fn fixed(what: &str, value: Value<'_>, allowed: usize) -> Result<()> {
    match value.size()? {
        given if given == allowed => Ok(()),
        given => Err(Error::parameter(format!("the {what} has {given} bytes; allowed: {allowed} bytes"))),
    }
}
