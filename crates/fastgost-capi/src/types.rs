//! The structures that C fills in, and the constants that it passes.
use crate::{
    errors::{Error, Result},
    keys::{PrivateKey, PublicKey},
};
use core::{
    ffi::{c_char, c_int},
    ptr,
};
use fastgost::{Level, Sbox, mac::SingleBlock, registry};

/// Encrypts.
pub const FASTGOST_ENCRYPT: c_int = 0;
/// Decrypts.
pub const FASTGOST_DECRYPT: c_int = 1;

/// A cipher in a mode of operation: fastgost_cipher_new.
pub const FASTGOST_KIND_CIPHER: c_int = 1;
/// Authenticated encryption: fastgost_aead_new.
pub const FASTGOST_KIND_AEAD: c_int = 2;
/// A message authentication code: fastgost_mac_new.
pub const FASTGOST_KIND_MAC: c_int = 3;
/// A hash function: fastgost_hash_new.
pub const FASTGOST_KIND_HASH: c_int = 4;
/// Key derivation from passwords: fastgost_pbkdf2.
pub const FASTGOST_KIND_KDF: c_int = 5;
/// Signatures: the name of a curve for fastgost_private_key_generate.
pub const FASTGOST_KIND_SIGNATURE: c_int = 6;
/// Legacy signatures of GOST R 34.10-94; not available through this interface.
pub const FASTGOST_KIND_SIGNATURE94: c_int = 7;
/// A key wrap: fastgost_key_wrap.
pub const FASTGOST_KIND_WRAP: c_int = 8;
/// Key agreement: fastgost_private_key_agree.
pub const FASTGOST_KIND_AGREEMENT: c_int = 9;

/// No padding: the data must be whole blocks.
pub const FASTGOST_PADDING_NONE: c_int = 0;
/// Procedure 1 of GOST R 34.13-2015: zeros up to a whole block. Decryption leaves these zeros in place.
pub const FASTGOST_PADDING_PROCEDURE1: c_int = 1;
/// Procedure 2: a one bit, then zeros up to a whole block, always.
pub const FASTGOST_PADDING_PROCEDURE2: c_int = 2;
/// Procedure 3: procedure 2 if the last block is partial. Decryption leaves the padding in place.
pub const FASTGOST_PADDING_PROCEDURE3: c_int = 3;
/// PKCS #7 (RFC 5652).
pub const FASTGOST_PADDING_PKCS7: c_int = 4;

/// A signature as the standard has it: r, then s, both big-endian.
pub const FASTGOST_SIGNATURE_STANDARD: c_int = 0;
/// A signature as certificates and CMS have it: s, then r, both big-endian.
pub const FASTGOST_SIGNATURE_X509: c_int = 1;
/// A signature as TLS has it: r, then s, both little-endian.
pub const FASTGOST_SIGNATURE_TLS: c_int = 2;

/// DER: binary.
pub const FASTGOST_DER: c_int = 0;
/// PEM: text.
pub const FASTGOST_PEM: c_int = 1;

/// Everyone who has a random key of 32 bytes can open the file.
pub const FASTGOST_RAW_KEY: c_int = 1;
/// Everyone who knows a passphrase can open the file. It must be the only recipient.
pub const FASTGOST_PASSPHRASE: c_int = 2;
/// The owner of a private key can open the file.
pub const FASTGOST_KEY_PAIR: c_int = 3;

/// Options besides key and IV. Set `size`, the fields that you want, and everything else to zero:
///
///     struct fastgost_options options = {.size = sizeof options, .level = "portable"};
///
/// In C++, which may require all fields or none:
///
///     struct fastgost_options options = {};
///     options.size = sizeof options;
///
/// Options that an algorithm does not have are errors.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Options {
    /// sizeof(struct fastgost_options), which shows the version of this structure.
    pub size: usize,
    /// The kernel: the name of a level (fastgost_level_name); null for the best one that this CPU can run.
    pub level: *const c_char,
    /// The name of the S-box set of GOST 28147-89 and GOST R 34.11-94: z, a, b, c, d, test, h94test, h94cp; null for
    /// the algorithm's default.
    pub sbox: *const c_char,
    /// Bytes in a section of CTR-ACPKM and OMAC-ACPKM; 0 for 4096 with Kuznyechik and 1024 with Magma, as in TLS 1.2,
    /// but with "...-ctr-acpkm-omac" for 262144 and 8192, as in CMS.
    pub section: usize,
    /// Bytes in a tag; 0 for the longest.
    pub tag_size: usize,
    /// 1 for CryptoPro key meshing of GOST 28147-89, else 0.
    pub meshing: c_int,
    /// How IMIT treats messages of one block: 0 appends a block of zeros, as CryptoPro CSP and gost-engine do; 1 does
    /// not.
    pub imit_plain: c_int,
}

impl Options {
    pub(crate) const DEFAULT: Self = Self {
        size: size_of::<Self>(),
        level: ptr::null(),
        sbox: ptr::null(),
        section: 0,
        tag_size: 0,
        meshing: 0,
        imit_plain: 0,
    };
}

/// `Options` with its names looked up.
pub(crate) struct Parsed {
    level: Option<Level>,
    sbox: Option<Sbox>,
    options: Options,
}

impl Parsed {
    pub(crate) fn new(c: &crate::arguments::Caller, options: *const Options) -> Result<Self> {
        let options = c.options(options)?;
        let level = match options.level.is_null() {
            true => None,
            false => Some(Level::from_name(c.text(options.level, "the name of the level")?)?),
        };
        let sbox = match options.sbox.is_null() {
            true => None,
            false => Some(Sbox::from_name(c.text(options.sbox, "the name of the S-box set")?)?),
        };
        Ok(Self { level, sbox, options })
    }

    /// The library's options.
    pub(crate) fn with_iv<'a>(&'a self, iv: &'a [u8]) -> Result<registry::Options<'a>> {
        let nonzero = |n: usize| (n > 0).then_some(n);
        Ok(registry::Options {
            level: self.level,
            iv,
            sbox: self.sbox.as_ref(),
            meshing: flag(self.options.meshing, "the option meshing")?,
            section: nonzero(self.options.section),
            single_block: match flag(self.options.imit_plain, "the option imit_plain")? {
                true => SingleBlock::Plain,
                false => SingleBlock::CryptoPro,
            },
            tag_size: nonzero(self.options.tag_size),
            ..registry::Options::default()
        })
    }
}

fn flag(value: c_int, name: &'static str) -> Result<bool> {
    match value {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Error::parameter(name, "0 and 1")),
    }
}

/// Refuse documents, certificates and CRLs with the deviations from RFC 5652, RFC 3161 and RFC 5280 that are
/// otherwise accepted.
pub const FASTGOST_CMS_STRICT: c_int = 1;
/// Allow keys of GOST R 34.10-2001 and GOST R 34.10-94.
pub const FASTGOST_CMS_LEGACY: c_int = 2;
/// Every signature must have a right timestamp, and the signer's certificate must be valid at the time of the
/// timestamp.
pub const FASTGOST_CMS_TIMESTAMPS: c_int = 4;
/// Accept a self-signed trusted certificate as the certificate of a CA, even if it does not say that it belongs to a
/// CA.
pub const FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS: c_int = 8;
/// Also accept signatures without signed attributes if the content has the form that another format signs: one whole
/// SET or SEQUENCE of ASN.1, or the form that TLS 1.3, a token (JWS) or an XML signature signs.
pub const FASTGOST_CMS_ALLOW_STRUCTURE: c_int = 16;
/// Every signature must be CAdES-X Long Type 1: it has a timestamp as with FASTGOST_CMS_TIMESTAMPS; references to all
/// certificates, CRLs and OCSP responses of its chain; these objects themselves; and a timestamp of the references.
pub const FASTGOST_CMS_LONG_TERM: c_int = 32;
/// The trusted certificates are the certificates of the signers themselves. Their dates, issuers and purposes are not
/// checked.
pub const FASTGOST_CMS_NO_CHAIN: c_int = 64;

/// Options of fastgost_cms_verify. Set `size`, the fields that you want, and everything else to zero.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CmsOptions {
    /// sizeof(struct fastgost_cms_options), which shows the version of this structure.
    pub size: usize,
    /// Certificates that are not in the document, in PEM or DER; they are not trusted; may be null.
    pub untrusted: *const u8,
    /// Their length in bytes.
    pub untrusted_len: usize,
    /// CRLs in PEM or DER; one of these CRLs must cover each signer's certificate; may be null.
    pub lists: *const u8,
    /// Their length in bytes.
    pub lists_len: usize,
    /// The required purpose of the certificates: a name of `fastgost cert verify --purpose`; null for "documents".
    pub purpose: *const c_char,
    /// The type of the content, as an object identifier in dotted decimals; null for data.
    pub content_type: *const c_char,
    /// The time as of which certificates must be valid, in seconds since 1970; 0 for now.
    pub time: u64,
    /// The limit of work for a document, in steps of at most about a microsecond; 0 for 500,000.
    pub most_work: u64,
    /// FASTGOST_CMS_..., or 0.
    pub flags: c_int,
    /// Zero.
    pub reserved: c_int,
}

impl CmsOptions {
    pub(crate) const DEFAULT: Self = Self {
        size: size_of::<Self>(),
        untrusted: ptr::null(),
        untrusted_len: 0,
        lists: ptr::null(),
        lists_len: 0,
        purpose: ptr::null(),
        content_type: ptr::null(),
        time: 0,
        most_work: 0,
        flags: 0,
        reserved: 0,
    };
}

/// A message that is read, for functions that process many.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Bytes {
    /// The message; may be null if it is empty.
    pub data: *const u8,
    /// Its length in bytes.
    pub len: usize,
}

/// A message for fastgost_cipher_many.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Message {
    /// The IV: half a block for CTR, 8 bytes for CNT, never used twice under one key.
    pub iv: *const u8,
    /// Its length in bytes.
    pub iv_len: usize,
    /// The data, which is encrypted or decrypted in place; may be null if there is none.
    pub data: *mut u8,
    /// Its length in bytes.
    pub len: usize,
    /// Set by the call: 0, or the error of this message or of the whole call. The data is unchanged then.
    pub result: c_int,
}

/// A packet for fastgost_aead_seal_many and fastgost_aead_open_many.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Packet {
    /// The nonce or IV: never used twice under one key.
    pub nonce: *const u8,
    /// Its length in bytes.
    pub nonce_len: usize,
    /// Data that is authenticated but not encrypted; may be null if there is none.
    pub associated: *const u8,
    /// Its length in bytes.
    pub associated_len: usize,
    /// The data, which is encrypted or decrypted in place; may be null if there is none.
    pub data: *mut u8,
    /// Its length in bytes.
    pub len: usize,
    /// The tag: written when sealing, read when opening.
    pub tag: *mut u8,
    /// The length of the tag in bytes: the result of fastgost_aead_tag_size.
    pub tag_len: usize,
    /// Set by the call: 0, or the error of this packet or of the whole call.
    pub result: c_int,
}

/// A recipient of a sealed file, who will be able to open it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Recipient {
    /// FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE or FASTGOST_KEY_PAIR.
    pub kind: c_int,
    /// For a passphrase, the number of iterations, at least 2^20; 0 for 2^20. Otherwise 0.
    pub iterations: u32,
    /// The raw key, or the passphrase. Otherwise null.
    pub data: *const u8,
    /// Its length in bytes: 32 for a raw key. Otherwise 0.
    pub len: usize,
    /// For FASTGOST_KEY_PAIR, the public key. Otherwise null.
    pub key: *const PublicKey,
}

/// A secret that opens a sealed file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Identity {
    /// FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE or FASTGOST_KEY_PAIR.
    pub kind: c_int,
    /// For a passphrase, the largest number of iterations to accept; 0 for 2^26. Otherwise 0.
    pub most_iterations: u32,
    /// The raw key, or the passphrase. Otherwise null.
    pub data: *const u8,
    /// Its length in bytes: 32 for a raw key. Otherwise 0.
    pub len: usize,
    /// For FASTGOST_KEY_PAIR, the private key. Otherwise null.
    pub key: *const PrivateKey,
}
