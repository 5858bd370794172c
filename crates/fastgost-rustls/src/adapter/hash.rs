//! Streebog-256, HMAC with Streebog-256, and HKDF with this HMAC.
use fastgost::{hash::Streebog256, mac};
use rustls::crypto::{
    HashAlgorithm,
    hash::{Context, Hash, Output},
    hmac::{Hmac, Key, Tag},
    tls13::{self, HkdfExpander, HkdfUsingHmac, OkmBlock},
};
use std::sync::LazyLock;

/// The hash function Streebog-256, in the form that rustls uses.
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

    /// TLS 1.3 assigns no numbers to hash functions, but rustls compares the numbers of two hash functions when it
    /// resumes a session. Drafts of RFC 9189 assigned this number to Streebog-256. The number lies in the range for
    /// private use.
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

/// HMAC with Streebog-256, in the form that rustls uses.
pub(super) struct HmacStreebog256;

/// An HMAC without a key. Each new HMAC starts as a copy of it. The copy gets its key in place, since a move would
/// leave a copy of the key on the stack.
static WITHOUT_KEY: LazyLock<mac::Hmac<Streebog256>> = LazyLock::new(|| mac::Hmac::new(Streebog256::new(), b""));

impl Hmac for HmacStreebog256 {
    fn with_key(&self, key: &[u8]) -> Box<dyn Key> {
        let mut prepared = Box::new(HmacKey(WITHOUT_KEY.clone()));
        prepared.0.rekey(key);
        prepared
    }

    fn hash_output_len(&self) -> usize {
        32
    }
}

struct HmacKey(mac::Hmac<Streebog256>);

impl Key for HmacKey {
    fn sign_concat(&self, first: &[u8], middle: &[&[u8]], last: &[u8]) -> Tag {
        let mut hmac = WITHOUT_KEY.clone();
        hmac.clone_from(&self.0);
        hmac.update(first);
        for part in middle {
            hmac.update(part);
        }
        hmac.update(last);
        Tag::new(&hmac.finalize_reset())
    }

    fn tag_len(&self) -> usize {
        32
    }
}

/// HKDF with HMAC and Streebog-256. The type `HkdfUsingHmac` of rustls would leave the extracted key in memory that is
/// freed. So this type extracts the key itself, and uses `HkdfUsingHmac` only for the other operations.
pub(super) struct Hkdf;

const WITH_HMAC: HkdfUsingHmac<'_> = HkdfUsingHmac(&HmacStreebog256);

impl tls13::Hkdf for Hkdf {
    fn extract_from_zero_ikm(&self, salt: Option<&[u8]>) -> Box<dyn HkdfExpander> {
        self.extract_from_secret(salt, &[0; 32])
    }

    fn extract_from_secret(&self, salt: Option<&[u8]>, secret: &[u8]) -> Box<dyn HkdfExpander> {
        let extracted = HmacStreebog256.with_key(salt.unwrap_or(&[0; 32])).sign(&[secret]);
        self.expander_for_okm(&OkmBlock::new(extracted.as_ref()))
    }

    fn expander_for_okm(&self, okm: &OkmBlock) -> Box<dyn HkdfExpander> {
        WITH_HMAC.expander_for_okm(okm)
    }

    fn hmac_sign(&self, key: &OkmBlock, message: &[u8]) -> Tag {
        WITH_HMAC.hmac_sign(key, message)
    }
}
