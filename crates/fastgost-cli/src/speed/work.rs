//! The operation that is measured repeatedly, and its memory.
use super::{KEY, Operation, job::Job};
use crate::failure::{Failure, Result};
use fastgost::{
    Error,
    batch::{Message, Packet},
    inout::InOutBuf,
    registry::{Direction, DynAead, DynHash, DynKdf, DynMac, DynMode, Kind, Options, Password},
    sign::{
        Signature, SigningKey, VerifyingKey, agree,
        gost3410_94::{SigningKey94, VerifyingKey94},
        verify_digests,
    },
};
use fastgost_cli::{Aligned, clock};
use std::{hint::black_box, time::Duration};

pub struct Work<'a> {
    job: &'a Job,
    /// How many bytes a message has.
    bytes: usize,
    object: Object,
    source: Aligned,
    destination: Aligned,
    /// The tags of the sealed messages in `source`. Without the tags, the messages cannot be opened.
    tags: Vec<Vec<u8>>,
    /// Memory for the tags of new messages.
    new_tags: Vec<Vec<u8>>,
}

enum Object {
    Mode(Box<dyn DynMode>),
    Seal(Box<dyn DynAead>),
    Open(Box<dyn DynAead>),
    Tag(Box<dyn DynMac>),
    Hasher(Box<dyn DynHash>),
    Kdf(Box<dyn DynKdf>),
    Sign(SigningKey),
    Verify(Vec<Signed>),
    Agree(SigningKey, VerifyingKey),
    Sign94(SigningKey94),
    Verify94(VerifyingKey94, Vec<u8>, Signature),
    Schedule,
}

/// A signature to verify, and the key and the digest for its verification.
struct Signed {
    key: VerifyingKey,
    digest: Vec<u8>,
    signature: Signature,
}

impl<'a> Work<'a> {
    pub fn new(job: &'a Job, bytes: usize, messages: usize) -> Result<Self> {
        let written =
            if matches!(job.algorithm.kind, Kind::Cipher | Kind::Aead | Kind::Kdf) { bytes * messages } else { 0 };
        let (mut source, destination) = (Aligned::filled(bytes * messages), Aligned::new(written));
        let object = job.object(messages)?;
        let (mut tags, mut new_tags) = (Vec::new(), Vec::new());
        match &object {
            Object::Open(_) => {
                for message in source.bytes().chunks_exact_mut(bytes) {
                    // Each message is sealed with a new object, because one object may seal only a limited number of
                    // messages.
                    tags.push(job.aead()?.seal(job.iv(), &[], message.into())?.to_vec());
                }
            }
            Object::Seal(aead) => new_tags = vec![vec![0; aead.tag_size()]; messages],
            _ => {}
        }
        Ok(Self { job, bytes, object, source, destination, tags, new_tags })
    }

    /// Makes a new object for the next batch, so that the calls do not reach the limit of the object's keystream or
    /// key.
    pub fn restart(&mut self) -> Result<()> {
        if !self.job.operation.is_whole() {
            self.object = self.job.object(1)?;
        }
        Ok(())
    }

    #[inline(never)]
    pub fn call(&mut self, calls: usize) -> Result<()> {
        let (source, destination) = (self.source.bytes(), self.destination.bytes());
        match &mut self.object {
            Object::Mode(mode) if source.len() > self.bytes => {
                // The messages are processed in place, because most programs process packets in place.
                let mut messages: Vec<_> = destination.chunks_exact_mut(self.bytes).collect();
                let mut messages: Vec<_> = messages.iter_mut().map(|data| Message::new(self.job.iv(), data)).collect();
                for _ in 0..calls {
                    mode.many(black_box(&mut messages))?;
                }
            }
            Object::Seal(aead) | Object::Open(aead) if source.len() > self.bytes => {
                let mut done = 0;
                while done < calls {
                    let opens = !self.tags.is_empty();
                    if opens {
                        // The ciphertext is copied again, because opening in place has overwritten it.
                        destination.copy_from_slice(source);
                    }
                    let tags = if opens { &mut self.tags } else { &mut self.new_tags };
                    let places = destination.chunks_exact_mut(self.bytes).zip(tags);
                    let mut packets: Vec<_> =
                        places.map(|(data, tag)| Packet::new(self.job.iv(), &[], data, tag)).collect();
                    let packets = black_box(&mut packets);
                    match if opens { aead.open_many(packets) } else { aead.seal_many(packets) } {
                        Ok(()) => done += 1,
                        Err(Error::KeyExhausted { .. }) => *aead = self.job.aead()?,
                        Err(e) => return Err(e.into()),
                    }
                }
            }
            Object::Mode(mode) => {
                for _ in 0..calls {
                    let data = InOutBuf::new(black_box(&*source), black_box(&mut *destination));
                    mode.apply(data.map_err(|_| Failure::new("buffers of unequal length"))?)?;
                }
            }
            Object::Seal(aead) | Object::Open(aead) => {
                let mut done = 0;
                while done < calls {
                    let data = InOutBuf::new(black_box(&*source), black_box(&mut *destination));
                    let data = data.map_err(|_| Failure::new("buffers of unequal length"))?;
                    let result = match self.tags.first() {
                        Some(tag) => aead.open(self.job.iv(), &[], data, tag),
                        None => aead.seal(self.job.iv(), &[], data).map(|tag| drop(black_box(tag))),
                    };
                    match result {
                        Ok(()) => done += 1,
                        // If the limit for the data under a key is reached, the code continues with a new object that
                        // has the same key.
                        Err(Error::KeyExhausted { .. }) => *aead = self.job.aead()?,
                        Err(e) => return Err(e.into()),
                    }
                }
            }
            Object::Tag(tag) if source.len() == self.bytes => {
                for _ in 0..calls {
                    tag.update(black_box(source))?;
                    black_box(tag.finalize_reset());
                }
            }
            Object::Hasher(hash) if source.len() == self.bytes => {
                for _ in 0..calls {
                    hash.update(black_box(source));
                    black_box(hash.finalize_reset());
                }
            }
            Object::Hasher(hash) => {
                let messages: Vec<_> = source.chunks_exact(self.bytes).collect();
                for _ in 0..calls {
                    hash.many(black_box(&messages), &mut |_, digest| drop(black_box(digest)));
                }
            }
            Object::Tag(tag) => {
                let messages: Vec<_> = source.chunks_exact(self.bytes).collect();
                for _ in 0..calls {
                    tag.many(black_box(&messages), &mut |_, tag| drop(black_box(tag)))?;
                }
            }
            Object::Kdf(kdf) => {
                for _ in 0..calls {
                    let outputs = destination.chunks_exact_mut(self.bytes);
                    let job = |output| Password { password: black_box(&KEY), salt: &IV[..32], output };
                    kdf.derive(&mut outputs.map(job).collect::<Vec<_>>(), ITERATIONS)?;
                }
            }
            Object::Sign(key) if source.len() == self.bytes => {
                for _ in 0..calls {
                    black_box(key.sign_digest(black_box(source))?);
                }
            }
            Object::Sign(key) => {
                let digests: Vec<_> = source.chunks_exact(self.bytes).collect();
                for _ in 0..calls {
                    black_box(key.sign_digests(black_box(&digests))?);
                }
            }
            Object::Verify(signed) => match &signed[..] {
                [Signed { key, digest, signature }] => {
                    for _ in 0..calls {
                        key.verify_digest(black_box(digest), black_box(signature))?;
                    }
                }
                many => {
                    let jobs: Vec<_> = many.iter().map(|s| (&s.key, &s.digest[..], &s.signature)).collect();
                    for _ in 0..calls {
                        verify_digests(black_box(&jobs)).into_iter().collect::<fastgost::Result<()>>()?;
                    }
                }
            },
            Object::Agree(key, peer) => {
                let long = self.bytes == 64;
                for _ in 0..calls {
                    let (key, peer) = (black_box(&*key), black_box(&*peer));
                    if long {
                        black_box(agree::vko_512(key, peer, &IV[..16])?);
                    } else {
                        black_box(agree::vko_256(key, peer, &IV[..16])?);
                    }
                }
            }
            Object::Sign94(key) => {
                for _ in 0..calls {
                    black_box(key.sign_digest(black_box(source))?);
                }
            }
            Object::Verify94(key, digest, signature) => {
                for _ in 0..calls {
                    key.verify_digest(black_box(digest), black_box(signature))?;
                }
            }
            Object::Schedule => {
                let options = self.job.options(&[]);
                for _ in 0..calls {
                    self.job.algorithm.schedule(black_box(self.job.key()), &options)?;
                }
            }
        }
        Ok(())
    }

    /// Returns a number of calls that together take at least the time `wanted`, even if no disturbance makes the calls
    /// slower. With fewer calls, reading the clock would be a large part of the measured time.
    pub fn calls_in(&mut self, wanted: Duration) -> Result<usize> {
        calls_in(wanted, |calls| {
            self.restart()?;
            let mut result = Ok(());
            let taken = clock::time_of(|| result = self.call(calls));
            result.map(|()| taken.cpu)
        })
    }
}

/// Returns a number of calls that together take at least the time `wanted`, even if no disturbance makes the calls
/// slower.
pub fn calls_in(wanted: Duration, mut time_of: impl FnMut(usize) -> Result<Duration>) -> Result<usize> {
    let mut calls = 1;
    loop {
        let mut time = Duration::MAX;
        for _ in 0..3 {
            time = time.min(time_of(calls)?);
            // A disturbance is not so long that the calls take ten times the wanted time. So the calls themselves are
            // slow and may take seconds, and the loop does not repeat the measurement.
            if time >= 10 * wanted {
                break;
            }
        }
        if time >= wanted || calls > usize::MAX / 2 {
            return Ok(calls);
        }
        calls *= 2;
    }
}

impl Job {
    /// Returns an object for authenticated encryption with the job's algorithm and key. Fails if the algorithm is not
    /// authenticated encryption.
    pub fn aead(&self) -> Result<Box<dyn DynAead>> {
        Ok(self.algorithm.aead(self.key(), &self.options(&[]))?)
    }

    /// Returns an object for encryption or decryption with the job's algorithm and key. Fails if the algorithm is not a
    /// mode of a cipher.
    pub fn mode(&self) -> Result<Box<dyn DynMode>> {
        Ok(self.algorithm.cipher(self.direction(), self.key(), &self.options(self.iv()))?)
    }

    pub fn direction(&self) -> Direction {
        if *self.operation == Operation::Decrypt { Direction::Decrypt } else { Direction::Encrypt }
    }

    pub fn key(&self) -> &'static [u8] {
        match (self.algorithm.kind, self.algorithm.key_size()) {
            (Kind::Signature | Kind::Signature94, size) => &PRIVATE[..size.unwrap_or_default()],
            (_, size) => &KEY[..size.unwrap_or(KEY.len() / 2)],
        }
    }

    pub fn iv(&self) -> &'static [u8] {
        &IV[..self.algorithm.iv_size().map_or(0, |s| s.preferred)]
    }

    pub fn options<'a>(&self, iv: &'a [u8]) -> Options<'a> {
        Options { level: Some(self.kernel), iv, section: self.section, ..Options::default() }
    }

    /// Returns a private key that depends on `number`, for jobs with many keys.
    fn private(&self, number: usize) -> Result<SigningKey> {
        let mut bytes = self.key().to_vec();
        bytes[..8].copy_from_slice(&(number as u64).to_le_bytes());
        Ok(self.algorithm.signing_key(&bytes, &self.options(&[]))?)
    }

    fn private_94(&self) -> Result<SigningKey94> {
        let parameters = self.algorithm.parameters_94(&self.options(&[]))?;
        Ok(SigningKey94::from_bytes(&parameters, self.key())?)
    }

    /// Returns a signature of a digest. The private key for the signature depends on `number`.
    fn signed(&self, number: usize) -> Result<Signed> {
        let key = self.private(number)?;
        let digest = (0..self.bytes).map(|i| (7 * number + i) as u8).collect::<Vec<_>>();
        let signature = key.sign_digest(&digest)?;
        Ok(Signed { key: key.verifying_key(), digest, signature })
    }

    fn object(&self, messages: usize) -> Result<Object> {
        let options = self.options(&[]);
        Ok(match self.operation {
            Operation::Encrypt | Operation::Decrypt => Object::Mode(self.mode()?),
            Operation::Seal => Object::Seal(self.aead()?),
            Operation::Open => Object::Open(self.aead()?),
            Operation::Mac => Object::Tag(self.algorithm.mac(self.key(), &options)?),
            Operation::Hash => Object::Hasher(self.algorithm.hasher(&options)?),
            Operation::Derive => Object::Kdf(self.algorithm.kdf(&options)?),
            Operation::Sign if self.algorithm.kind == Kind::Signature94 => Object::Sign94(self.private_94()?),
            Operation::Verify if self.algorithm.kind == Kind::Signature94 => {
                let (key, digest) = (self.private_94()?, vec![0x3c; self.bytes]);
                let signature = key.sign_digest(&digest)?;
                Object::Verify94(key.verifying_key(), digest, signature)
            }
            Operation::Sign => Object::Sign(self.private(0)?),
            Operation::Verify => Object::Verify((0..messages).map(|n| self.signed(n)).collect::<Result<_>>()?),
            Operation::Agree => Object::Agree(self.private(0)?, self.private(1)?.verifying_key()),
            Operation::KeySetup => Object::Schedule,
        })
    }
}

/// The IV of all modes. The first bit is 0, as MGM requires.
const IV: [u8; 64] = [0x5a; 64];
/// A private key that is smaller than the group order q of every curve.
const PRIVATE: [u8; 64] = [0x1a; 64];
/// The number of PBKDF2 iterations in a call. With this number, preparing the key takes about a hundredth of the call.
/// The number is so small that a call for many passwords does not take too long on a slow kernel.
pub const ITERATIONS: u32 = 25;

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of calls that `calls_in` returns, and how many times `calls_in` has measured.
    fn found(micros: impl Fn(usize) -> u64) -> (usize, usize) {
        let mut made = 0;
        let calls = calls_in(Duration::from_micros(100), |calls| {
            let time = Duration::from_micros(micros(made) * calls as u64);
            made += 1;
            Ok(time)
        });
        (calls.expect("a number"), made)
    }

    #[test]
    fn as_many_calls_as_fill_a_batch() {
        assert_eq!(found(|_| 30), (4, 9));
        // One slow call at the beginning must not change the result. If a call takes seconds, `calls_in` must make this
        // call only once.
        assert_eq!(found(|n| if n == 0 { 300 } else { 30 }), (4, 9));
        assert_eq!(found(|_| 2_000_000), (1, 1));
    }
}
