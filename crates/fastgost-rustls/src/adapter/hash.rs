//! Streebog-256 and HMAC with it.
use fastgost::{hash::Streebog256, mac};
use rustls::crypto::{
    HashAlgorithm,
    hash::{Context, Hash, Output},
    hmac::{Hmac, Key, Tag},
};

/// Streebog-256.
pub(super) struct Streebog;

impl Hash for Streebog {
    fn start(&self) -> Box<dyn Context> {
        Box::new(Transcript(Streebog256::new()))
    }

    fn hash(&self, data: &[u8]) -> Output {
        Output::new(&Streebog256::digest(data))
    }

    fn output_len(&self) -> usize {
        32
    }

    /// TLS 1.3 has no numbers for hash functions: rustls compares them when it resumes sessions. This one was that of Streebog-256
    /// in drafts of RFC 9189, and is reserved for private use.
    fn algorithm(&self) -> HashAlgorithm {
        HashAlgorithm(0xee)
    }
}

struct Transcript(Streebog256);

impl Context for Transcript {
    fn fork_finish(&self) -> Output {
        Output::new(&self.0.clone().finalize())
    }

    fn fork(&self) -> Box<dyn Context> {
        Box::new(Self(self.0.clone()))
    }

    fn finish(self: Box<Self>) -> Output {
        Output::new(&self.0.finalize())
    }

    fn update(&mut self, data: &[u8]) {
        self.0.update(data);
    }
}

/// HMAC with Streebog-256.
pub(super) struct HmacStreebog256;

impl Hmac for HmacStreebog256 {
    fn with_key(&self, key: &[u8]) -> Box<dyn Key> {
        Box::new(HmacKey(mac::Hmac::new(Streebog256::new(), key)))
    }

    fn hash_output_len(&self) -> usize {
        32
    }
}

struct HmacKey(mac::Hmac<Streebog256>);

impl Key for HmacKey {
    fn sign_concat(&self, first: &[u8], middle: &[&[u8]], last: &[u8]) -> Tag {
        let mut hmac = self.0.clone();
        hmac.update(first);
        for part in middle {
            hmac.update(part);
        }
        hmac.update(last);
        Tag::new(&hmac.finalize())
    }

    fn tag_len(&self) -> usize {
        32
    }
}
