//! Tests every algorithm of the registry on every kernel. The results are compared with the portable kernel and, where
//! possible, with RustCrypto. The message is arbitrary. The message has any address, is split at any places, and is
//! processed in place and out of place, alone and in a batch.
#![no_main]
use arbitrary::{Arbitrary, Result, Unstructured};
use cmac::{Cmac, Mac};
use fastgost::{
    Level, Sbox,
    batch::{Message, Packet},
    inout::InOutBuf,
    mac::SingleBlock,
    mode::Direction,
    registry::{Algorithm, Kind, Options, Password},
};
use fastgost_testkit::{
    book::{self, Feedback},
    oracle,
};
use libfuzzer_sys::fuzz_target;
use streebog::Digest;

fuzz_target!(|data: &[u8]| {
    let _ = Case::of(&mut Unstructured::new(data)).map(|case| case.check());
});

/// The longest message. This message is longer than the widest groups, the sections and the meshing intervals.
const LONGEST: usize = 20_000;

struct Case {
    algorithm: &'static Algorithm,
    key: Vec<u8>,
    iv: Vec<u8>,
    message: Vec<u8>,
    associated: usize,
    /// The lengths of the parts. The lengths are used in turn. After the last length, the first length is used again.
    parts: [u16; 4],
    /// The number of bytes before the message in its memory.
    offset: usize,
    sbox: Option<Sbox>,
    section: Option<usize>,
    meshing: bool,
    single_block: SingleBlock,
    tag_size: Option<usize>,
    /// The number of messages in a batch.
    many: usize,
}

impl Case {
    fn of(u: &mut Unstructured<'_>) -> Result<Self> {
        let algorithm = u.choose(Algorithm::all())?;
        let (name, block) = (algorithm.name, algorithm.block_size());
        let key = match algorithm.key_size() {
            Some(size) => u.arbitrary::<[u8; 64]>()?[..size.min(64)].to_vec(),
            None => <Vec<u8>>::arbitrary(u)?,
        };
        // CBC, CFB and OFB registers may have several blocks.
        let blocks = if name.ends_with("cbc") || name.ends_with("cfb") || name.ends_with("ofb") {
            u.int_in_range(1..=5)?
        } else {
            1
        };
        let register = if name.starts_with("gost28147") { 1 } else { blocks };
        let mut iv = vec![0; algorithm.iv_size().map_or(0, |iv| iv.preferred * register)];
        u.fill_buffer(&mut iv)?;
        if name.ends_with("mgm") {
            iv[0] &= 0x7f;
        }
        let old = name.starts_with("gost28147");
        let sbox = if (old || name == "gost94") && u.arbitrary()? {
            Some(Sbox::from_name(u.choose(Sbox::SETS)?.name).expect("a set"))
        } else {
            None
        };
        let section = algorithm.section_size().map(|_| u.int_in_range(1..=40)).transpose()?.map(|n| n * block);
        let meshing = old && !name.ends_with("ecb") && !name.ends_with("pmac") && u.arbitrary()?;
        let tags = matches!(algorithm.kind, Kind::Mac | Kind::Aead);
        let short = tags && name != "gost28147-cnt-imit" && u.arbitrary()?;
        let plain = name == "gost28147-imit" && u.arbitrary()?;
        let single_block = if plain { SingleBlock::Plain } else { SingleBlock::CryptoPro };
        let (parts, offset, many) = (u.arbitrary()?, u.int_in_range(0..=65)?, u.int_in_range(1..=20)?);
        let associated = if algorithm.has_associated_data() { u.int_in_range(0..=300)? } else { 0 };
        let len = u.int_in_range(0..=LONGEST)?;
        let seed = u.bytes(u.len().min(32))?;
        let message = (0..len).map(|i| (i * i + 7 * i + i / 251) as u8 ^ seed.get(i % 32).unwrap_or(&0)).collect();
        Ok(Self {
            algorithm,
            key,
            iv,
            message,
            associated,
            parts,
            offset,
            sbox,
            section,
            meshing,
            single_block,
            tag_size: short.then_some(4),
            many,
        })
    }

    fn options(&self, level: Level) -> Options<'_> {
        Options {
            key_section: None,
            level: Some(level),
            iv: if self.algorithm.kind == Kind::Aead { &[] } else { &self.iv },
            sbox: self.sbox.as_ref(),
            meshing: self.meshing,
            section: self.section,
            single_block: self.single_block,
            tag_size: self.tag_size,
        }
    }

    fn check(mut self) {
        if self.algorithm.padded() {
            self.message.truncate(self.message.len() / self.algorithm.block_size() * self.algorithm.block_size());
        }
        // The last kernel is portable. All other kernels must give the same results.
        let levels = self.algorithm.levels();
        let mut results = levels.iter().rev().map(|level| match self.algorithm.kind {
            Kind::Cipher => [Direction::Encrypt, Direction::Decrypt].map(|d| self.cipher(*level, d)).concat(),
            Kind::Aead => self.aead(*level),
            Kind::Mac => self.mac(*level),
            Kind::Hash => self.hash(*level),
            Kind::Kdf => self.kdf(*level),
            // All other algorithms are tested by the target `curves`.
            _ => Vec::new(),
        });
        let portable = results.next().unwrap_or_default();
        for (result, level) in results.zip(levels.iter().rev().skip(1)) {
            assert!(result == portable, "{} on {}", self.algorithm.name, level);
        }
        if let Some(theirs) = self.theirs() {
            assert!(portable.starts_with(&theirs), "{} and RustCrypto", self.algorithm.name);
        }
    }

    /// Returns the positions at which data of `len` bytes is cut into parts. The last position is the end of the data.
    fn cuts(&self, len: usize, unit: usize) -> Vec<usize> {
        let (mut at, mut cuts) = (0, Vec::new());
        for part in self.parts.iter().cycle().take(200) {
            at += usize::from(*part) % 3000 / unit * unit;
            if at >= len {
                break;
            }
            cuts.push(at);
        }
        cuts.push(len);
        cuts
    }

    fn cipher(&self, level: Level, direction: Direction) -> Vec<u8> {
        let options = self.options(level);
        let make = || self.algorithm.cipher(direction, &self.key, &options);
        let mut mode = match make() {
            Ok(mode) => mode,
            Err(e) => return e.to_string().into_bytes(),
        };
        let unit = mode.granularity();
        let mut whole = vec![0; self.offset];
        whole.extend(&self.message);
        let whole = &mut whole[self.offset..];
        mode.apply(InOutBuf::from(&mut *whole)).expect("not too long");
        // The message is processed in parts, alternately in place and out of place. Also, a second object skips the
        // first part, and processes the rest of the message.
        let (mut parts, mut mode, mut from) = (self.message.clone(), make().expect("as before"), 0);
        for (i, to) in self.cuts(self.message.len(), unit).into_iter().enumerate() {
            let (source, target) = (&self.message[from..to], &mut parts[from..to]);
            if let (0, Some(mut ahead)) = (i, mode.after(source)) {
                let mut rest = self.message[to..].to_vec();
                ahead.apply(InOutBuf::from(&mut rest[..])).expect("not too long");
                assert!(rest == whole[to..], "{} on {}, sent ahead", self.algorithm.name, level);
            }
            let data = match i % 2 {
                0 => InOutBuf::new(source, target).expect("one length"),
                _ => InOutBuf::from(target),
            };
            mode.apply(data).expect("not too long");
            from = to;
        }
        assert!(parts == whole, "{} on {}, in parts", self.algorithm.name, level);
        if self.algorithm.name.ends_with("-ctr") || self.algorithm.name.ends_with("-cnt") {
            let mut copies = vec![self.message.clone(); self.many];
            let mut messages: Vec<_> = copies.iter_mut().map(|data| Message::new(&self.iv, data)).collect();
            mode.many(&mut messages).expect("not too long");
            assert!(copies.iter().all(|copy| copy == whole), "{} on {}, many", self.algorithm.name, level);
        }
        whole.to_vec()
    }

    fn aead(&self, level: Level) -> Vec<u8> {
        let make = || self.algorithm.aead(&self.key, &self.options(level));
        let aead = match make() {
            Ok(aead) => aead,
            Err(e) => return e.to_string().into_bytes(),
        };
        let what = || format!("{} on {}", self.algorithm.name, level);
        let associated = vec![0x3c; self.associated];
        let mut sealed = self.message.clone();
        let tag = match aead.seal(&self.iv, &associated, InOutBuf::from(&mut sealed[..])) {
            Ok(tag) => tag,
            Err(e) => return e.to_string().into_bytes(),
        };
        let mut opened = vec![0; sealed.len()];
        let both = InOutBuf::new(&sealed, &mut opened).expect("one length");
        aead.open(&self.iv, &associated, both, &tag).expect("its tag");
        assert!(opened == self.message, "{}, opened", what());
        // A message in parts is opened by two readers. One reader returns the plaintext only after the tag is verified,
        // and the other reader returns the plaintext before this.
        let aead = make().expect("as before");
        if let (Ok(mut sealer), Ok(mut opener), Ok(mut unverified)) =
            (aead.sealer(&self.iv), aead.opener(&self.iv), aead.hazmat_opener(&self.iv))
        {
            let mut parts = self.message.clone();
            let (mut all, mut from) = (Ok(()), 0);
            for to in self.cuts(associated.len(), 1) {
                let part = &associated[from..to];
                all = all.and(sealer.update_associated(part));
                all = all.and(opener.update_associated(part));
                all = all.and(unverified.update_associated(part));
                from = to;
            }
            from = 0;
            for to in self.cuts(parts.len(), 1) {
                let part = &mut parts[from..to];
                from = to;
                all = all.and(sealer.update(InOutBuf::from(&mut *part)));
                all = all.and(opener.update(part));
                all = all.and(unverified.update(InOutBuf::from(part)));
            }
            // The three objects process three messages under one key. If a key must not process so much data, an error
            // is right.
            if all.is_ok() {
                assert!(sealer.finalize().expect("not empty")[..] == tag[..], "{}, in parts", what());
                assert!(opener.finalize(&tag).expect("its tag") == self.message, "{}, opened in parts", what());
                assert!(unverified.verify(&tag).is_ok() && parts == self.message, "{}, streamed", what());
            }
        }
        // There are many messages, and one of them is forged. These messages have a new object, because an object
        // limits the amount of data that it processes under its key.
        let aead = make().expect("as before");
        let mut copies = vec![(self.message.clone(), vec![0; aead.tag_size()]); self.many];
        let mut packets: Vec<_> =
            copies.iter_mut().map(|(data, tag)| Packet::new(&self.iv, &associated, data, tag)).collect();
        if aead.seal_many(&mut packets).is_ok() {
            assert!(packets.iter().all(|p| *p.data == sealed && *p.tag == *tag), "{}, many", what());
            let forged = usize::from(self.parts[0]) % self.many;
            packets[forged].tag[0] ^= 1;
            let aead = make().expect("as before");
            if !matches!(aead.open_many(&mut packets), Err(fastgost::Error::KeyExhausted { .. })) {
                for (i, packet) in packets.iter().enumerate() {
                    assert_eq!(packet.result.is_ok(), i != forged, "{}, packet {i}", what());
                    assert!(i == forged || *packet.data == self.message, "{}, packet {i}", what());
                }
            }
        }
        sealed.extend_from_slice(&tag);
        sealed
    }

    fn mac(&self, level: Level) -> Vec<u8> {
        let mut mac = match self.algorithm.mac(&self.key, &self.options(level)) {
            Ok(mac) => mac,
            Err(e) => return e.to_string().into_bytes(),
        };
        let what = || format!("{} on {}", self.algorithm.name, level);
        mac.update(&self.message).expect("little");
        let whole = mac.finalize_reset();
        let mut from = 0;
        for to in self.cuts(self.message.len(), 1) {
            mac.update(&self.message[from..to]).expect("little");
            from = to;
        }
        assert!(mac.finalize_reset()[..] == whole[..], "{}, in parts", what());
        let messages = self.messages();
        let mut tags = vec![Vec::new(); messages.len()];
        mac.many(&messages, &mut |i, tag| tags[i] = tag.to_vec()).expect("little");
        for (i, message) in messages.iter().enumerate() {
            mac.update(message).expect("little");
            assert!(mac.finalize_reset()[..] == tags[i], "{}, message {i} of many", what());
        }
        whole.to_vec()
    }

    /// Returns the messages of a batch. Each of them is a part of the message.
    fn messages(&self) -> Vec<&[u8]> {
        let part = |i: usize| {
            let from = (i * usize::from(self.parts[i % 4])) % (self.message.len() + 1);
            let len = usize::from(self.parts[(i + 1) % 4]) % 700;
            &self.message[from..(from + len).min(self.message.len())]
        };
        (0..self.many).map(part).collect()
    }

    fn hash(&self, level: Level) -> Vec<u8> {
        let mut hash = self.algorithm.hasher(&self.options(level)).expect("right options");
        let what = || format!("{} on {}", self.algorithm.name, level);
        hash.update(&self.message);
        let whole = hash.finalize_reset();
        let mut from = 0;
        for to in self.cuts(self.message.len(), 1) {
            hash.update(&self.message[from..to]);
            from = to;
        }
        assert!(hash.finalize_reset()[..] == whole[..], "{}, in parts", what());
        let messages = self.messages();
        let mut digests = vec![Vec::new(); messages.len()];
        hash.many(&messages, &mut |i, digest| digests[i] = digest.to_vec());
        for (i, message) in messages.iter().enumerate() {
            hash.update(message);
            assert!(hash.finalize_reset()[..] == digests[i], "{}, message {i} of many", what());
        }
        whole.to_vec()
    }

    fn kdf(&self, level: Level) -> Vec<u8> {
        let kdf = self.algorithm.kdf(&self.options(level)).expect("right options");
        let iterations = 1 + u32::from(self.parts[0] % 5);
        let mut outputs = vec![vec![0; self.associated]; self.many];
        let mut jobs: Vec<_> = self
            .messages()
            .into_iter()
            .zip(&mut outputs)
            .map(|(salt, output)| Password { password: &self.key, salt, output })
            .collect();
        match kdf.derive(&mut jobs, iterations) {
            Ok(()) => {
                let mut alone = vec![0; self.associated];
                let job = Password { password: &self.key, salt: self.messages()[0], output: &mut alone };
                kdf.derive(&mut [job], iterations).expect("as before");
                assert_eq!(alone, outputs[0]);
                outputs.concat()
            }
            Err(e) => e.to_string().into_bytes(),
        }
    }

    /// Returns the result of RustCrypto's crates, which must be a prefix of ours.
    fn theirs(&self) -> Option<Vec<u8>> {
        match self.algorithm.name {
            "streebog256" => Some(streebog::Streebog256::digest(&self.message).to_vec()),
            "streebog512" => Some(streebog::Streebog512::digest(&self.message).to_vec()),
            "gost94" if self.sbox.is_none() => Some(gost94::Gost94CryptoPro::digest(&self.message).to_vec()),
            "kuznyechik-omac" => Some(self.cmac::<Cmac<kuznyechik::Kuznyechik>>()),
            "magma-omac" => Some(self.cmac::<Cmac<magma::Magma>>()),
            name if name.starts_with("kuznyechik-") => self.by_the_book::<kuznyechik::Kuznyechik>(&name[11..]),
            name if name.starts_with("magma-") => self.by_the_book::<magma::Magma>(&name[6..]),
            _ => None,
        }
    }

    fn cmac<M: Mac + cmac::KeyInit>(&self) -> Vec<u8> {
        let mut mac = <M as cmac::KeyInit>::new_from_slice(&self.key).expect("32 bytes");
        mac.update(&self.message);
        let tag = mac.finalize().into_bytes();
        tag[..self.tag_size.unwrap_or(tag.len())].to_vec()
    }

    /// Returns the result of the test kit's mode with RustCrypto's cipher.
    fn by_the_book<C>(&self, mode: &str) -> Option<Vec<u8>>
    where
        Theirs<C>: oracle::Cipher,
        C: cipher::KeyInit,
    {
        let cipher = Theirs(C::new_from_slice(&self.key).expect("32 bytes"));
        let feedback = |mode: Feedback| mode.encrypt(&cipher, &mut self.iv.clone(), &self.message);
        Some(match mode {
            "ecb" => {
                let blocks = self.message.chunks(<Theirs<C> as oracle::Cipher>::BLOCK);
                blocks.flat_map(|block| oracle::Cipher::encrypt(&cipher, block)).collect()
            }
            "ctr" => book::ctr(&cipher, &self.iv, 0, &self.message),
            "cbc" => feedback(Feedback::Cbc),
            "cfb" => feedback(Feedback::Cfb),
            "ofb" => feedback(Feedback::Ofb),
            _ => return None,
        })
    }
}

/// A cipher of RustCrypto, for the modes of the test kit.
#[derive(Clone)]
struct Theirs<C>(C);

impl<C> oracle::Cipher for Theirs<C>
where
    C: cipher::KeyInit + cipher::BlockCipherEncrypt + cipher::BlockCipherDecrypt + Clone,
{
    const BLOCK: usize = <C::BlockSize as cipher::typenum::Unsigned>::USIZE;
    fn rekey(&self, key: &[u8; 32]) -> Self {
        Self(C::new_from_slice(key).expect("32 bytes"))
    }
    fn encrypt(&self, block: &[u8]) -> Vec<u8> {
        let mut block = cipher::Block::<C>::try_from(block).expect("a block");
        self.0.encrypt_block(&mut block);
        block.to_vec()
    }
    fn decrypt(&self, block: &[u8]) -> Vec<u8> {
        let mut block = cipher::Block::<C>::try_from(block).expect("a block");
        self.0.decrypt_block(&mut block);
        block.to_vec()
    }
}
