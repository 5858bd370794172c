//! The structures that C programs fill in, and the constants that C programs pass.
use crate::{
    errors::{Error, Result},
    keys::{PrivateKey, PublicKey},
};
use core::{
    ffi::{c_char, c_int},
    ptr,
};
use fastgost::{Level, Sbox, mac::SingleBlock, registry};

/// The cipher encrypts.
pub const FASTGOST_ENCRYPT: c_int = 0;
/// The cipher decrypts.
pub const FASTGOST_DECRYPT: c_int = 1;

/// The algorithm is a cipher in a mode of operation, for fastgost_cipher_new.
pub const FASTGOST_KIND_CIPHER: c_int = 1;
/// The algorithm is authenticated encryption, for fastgost_aead_new.
pub const FASTGOST_KIND_AEAD: c_int = 2;
/// The algorithm is a message authentication code, for fastgost_mac_new.
pub const FASTGOST_KIND_MAC: c_int = 3;
/// The algorithm is a hash function, for fastgost_hash_new.
pub const FASTGOST_KIND_HASH: c_int = 4;
/// The algorithm derives keys from passwords, for fastgost_pbkdf2.
pub const FASTGOST_KIND_KDF: c_int = 5;
/// The algorithm is a signature. fastgost_private_key_generate takes the name of the algorithm as the name of a curve.
pub const FASTGOST_KIND_SIGNATURE: c_int = 6;
/// The algorithm is a legacy signature of GOST R 34.10-94. The C interface has no function for this algorithm.
pub const FASTGOST_KIND_SIGNATURE94: c_int = 7;
/// The algorithm is a key wrap, for fastgost_key_wrap.
pub const FASTGOST_KIND_WRAP: c_int = 8;
/// The algorithm is a key agreement, for fastgost_private_key_agree.
pub const FASTGOST_KIND_AGREEMENT: c_int = 9;

/// fastgost_cipher_finish adds and removes no padding. So in a mode of whole blocks, the length of the data must be a
/// multiple of the block length.
pub const FASTGOST_PADDING_NONE: c_int = 0;
/// The padding is procedure 1 of GOST R 34.13-2015. Encryption appends zero bits up to a whole block. Decryption does
/// not remove these zero bits.
pub const FASTGOST_PADDING_PROCEDURE1: c_int = 1;
/// The padding is procedure 2 of GOST R 34.13-2015. Encryption always appends one bit with the value 1, and then zero
/// bits up to a whole block.
pub const FASTGOST_PADDING_PROCEDURE2: c_int = 2;
/// The padding is procedure 3 of GOST R 34.13-2015. Encryption pads as procedure 2 does, but only if the last block is
/// partial. Decryption does not remove the padding.
pub const FASTGOST_PADDING_PROCEDURE3: c_int = 3;
/// The padding is the padding of PKCS #7 (RFC 5652).
pub const FASTGOST_PADDING_PKCS7: c_int = 4;

/// The signature is r and then s, both big-endian, as in the standard GOST R 34.10-2012.
pub const FASTGOST_SIGNATURE_STANDARD: c_int = 0;
/// The signature is s and then r, both big-endian, as in certificates and CMS.
pub const FASTGOST_SIGNATURE_X509: c_int = 1;
/// The signature is r and then s, both little-endian, as in TLS.
pub const FASTGOST_SIGNATURE_TLS: c_int = 2;

/// The key is in DER, which is binary.
pub const FASTGOST_DER: c_int = 0;
/// The key is in PEM, which is text.
pub const FASTGOST_PEM: c_int = 1;

/// A recipient or an identity of this kind is a random key of 32 bytes. Everyone who has this key can open the file.
pub const FASTGOST_RAW_KEY: c_int = 1;
/// A recipient or an identity of this kind is a passphrase. Everyone who knows the passphrase can open the file. A file
/// with a passphrase has no other recipient.
pub const FASTGOST_PASSPHRASE: c_int = 2;
/// A recipient of this kind is a public key, and an identity of this kind is a private key. The owner of the private
/// key can open the file.
pub const FASTGOST_KEY_PAIR: c_int = 3;

/// The options of an algorithm. The key and the IV are not options. Set `size` and the fields that you want. Set all
/// other fields to zero:
///
///     struct fastgost_options options = {.size = sizeof options, .level = "portable"};
///
/// A C++ compiler may require that an initialiser names all fields or no field. So write in C++:
///
///     struct fastgost_options options = {};
///     options.size = sizeof options;
///
/// If the caller sets an option that the algorithm does not have, the function that gets the options returns an error.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Options {
    /// sizeof(struct fastgost_options), which shows the version of this structure.
    pub size: usize,
    /// The name of a level of CPU features (fastgost_level_name). The library uses the code for this level. Null means
    /// the best code that this CPU can run.
    pub level: *const c_char,
    /// The name of the S-box set of GOST 28147-89 and GOST R 34.11-94. The names are z, a, b, c, d, test, h94test and
    /// h94cp. Null means the algorithm's default set.
    pub sbox: *const c_char,
    /// The number of bytes in a section of CTR-ACPKM and OMAC-ACPKM. 0 means 4096 bytes with Kuznyechik and 1024 bytes
    /// with Magma, as in TLS 1.2. For algorithms whose names end in "-ctr-acpkm-omac", 0 means 262144 bytes with
    /// Kuznyechik and 8192 bytes with Magma, as in CMS.
    pub section: usize,
    /// The number of bytes in a tag. For "gost28147-imit" and "gost28147-cnt-imit", 0 means 4 bytes. For all other
    /// algorithms, 0 means the longest tag.
    pub tag_size: usize,
    /// 1 turns on CryptoPro key meshing for GOST 28147-89, and 0 turns it off.
    pub meshing: c_int,
    /// If the field is 0, IMIT (the MAC of GOST 28147-89) appends a block of zeros to a message of one block, as
    /// CryptoPro CSP and gost-engine do. If the field is 1, IMIT does not append this block.
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

/// The caller's `Options`, together with the level and the S-box set that these options name.
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

    /// Returns these options and the IV as options of the Rust library.
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

/// Refuse documents, certificates and CRLs that deviate from RFC 5652, RFC 3161 or RFC 5280. Without this flag, the
/// library accepts some deviations.
pub const FASTGOST_CMS_STRICT: c_int = 1;
/// Allow keys of GOST R 34.10-2001 and GOST R 34.10-94.
pub const FASTGOST_CMS_LEGACY: c_int = 2;
/// Every signature must have a correct timestamp, and the signer's certificate must be valid at the time of the
/// timestamp.
pub const FASTGOST_CMS_TIMESTAMPS: c_int = 4;
/// Accept a self-signed trusted certificate as the certificate of a CA, even if the certificate does not contain a
/// statement that its owner is a CA.
pub const FASTGOST_CMS_CA_WITHOUT_CONSTRAINTS: c_int = 8;
/// Accept a signature without signed attributes, even if the signature of the content would also be valid in another
/// format. Such content is one whole SET or SEQUENCE of ASN.1, or begins like the data that is signed in TLS 1.3, in a
/// token (JWS) or in an XML signature.
pub const FASTGOST_CMS_ALLOW_STRUCTURE: c_int = 16;
/// Every signature must be in the format CAdES-X Long Type 1. Such a signature has a timestamp as
/// FASTGOST_CMS_TIMESTAMPS demands. The signature also contains all certificates, CRLs and OCSP responses of the
/// signer's chain, and references to these objects. A second timestamp covers the references.
pub const FASTGOST_CMS_LONG_TERM: c_int = 32;
/// The trusted certificates are the certificates of the signers themselves. The function checks neither the dates nor
/// the issuers nor the purposes of these certificates.
pub const FASTGOST_CMS_NO_CHAIN: c_int = 64;

/// Options of fastgost_cms_verify and fastgost_cms_verify_detached. Set `size` and the fields that you want. Set all
/// other fields to zero.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CmsOptions {
    /// sizeof(struct fastgost_cms_options), which shows the version of this structure.
    pub size: usize,
    /// More certificates (PEM or DER), from which the function can build the chains. These certificates are not
    /// trusted. The pointer may be null.
    pub untrusted: *const u8,
    /// The length of `untrusted` in bytes.
    pub untrusted_len: usize,
    /// CRLs (PEM or DER). If the caller passes CRLs, the function checks whether each signer's certificate is revoked.
    /// For each of these certificates, the function needs a CRL or an OCSP response, in the caller's CRLs or in the
    /// document. The pointer may be null.
    pub lists: *const u8,
    /// The length of `lists` in bytes.
    pub lists_len: usize,
    /// The required purpose of the certificates. The purpose is one of the names that `fastgost cert verify --purpose`
    /// takes. Null means "documents".
    pub purpose: *const c_char,
    /// The required type of the content, as an object identifier in dotted decimals. Null means the type "data".
    pub content_type: *const c_char,
    /// The time at which the certificates must be valid, in seconds since 1970. 0 means the present time.
    pub time: u64,
    /// The limit of work for one document, in steps. A step takes at most about a microsecond. 0 means 500,000 steps.
    pub most_work: u64,
    /// A combination of the flags FASTGOST_CMS_..., or 0.
    pub flags: c_int,
    /// This field must be zero.
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

/// A message for fastgost_hash_many and fastgost_mac_many, which read many messages in one call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Bytes {
    /// The message. The pointer may be null if the message is empty.
    pub data: *const u8,
    /// The length of the message in bytes.
    pub len: usize,
}

/// A message for fastgost_cipher_many.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Message {
    /// The IV. For CTR, the IV has half the length of a block. For CNT, the IV has 8 bytes. Never use an IV twice under
    /// one key.
    pub iv: *const u8,
    /// The length of the IV in bytes.
    pub iv_len: usize,
    /// The data, which is encrypted or decrypted in place. The pointer may be null if there is no data.
    pub data: *mut u8,
    /// The length of the data in bytes.
    pub len: usize,
    /// The call stores a result in this field: 0, or the error of this message, or the error of the whole call. After
    /// an error the data of this message is unchanged.
    pub result: c_int,
}

/// A packet for fastgost_aead_seal_many and fastgost_aead_open_many.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Packet {
    /// The nonce or IV. Never use a nonce or IV twice under one key.
    pub nonce: *const u8,
    /// The length of the nonce in bytes.
    pub nonce_len: usize,
    /// The associated data, which is authenticated but not encrypted. The pointer may be null if there is no associated
    /// data.
    pub associated: *const u8,
    /// The length of the associated data in bytes.
    pub associated_len: usize,
    /// The data, which is encrypted or decrypted in place. The pointer may be null if there is no data.
    pub data: *mut u8,
    /// The length of the data in bytes.
    pub len: usize,
    /// The tag. fastgost_aead_seal_many writes the tag, and fastgost_aead_open_many reads the tag.
    pub tag: *mut u8,
    /// The length of the tag in bytes. The length must be the result of fastgost_aead_tag_size.
    pub tag_len: usize,
    /// The call stores a result in this field: 0, or the error of this packet, or the error of the whole call.
    pub result: c_int,
}

/// A recipient of a sealed file. The recipient can open the file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Recipient {
    /// One of the constants FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE and FASTGOST_KEY_PAIR.
    pub kind: c_int,
    /// For FASTGOST_PASSPHRASE, the field is the number of PBKDF2 iterations. The minimum is 2^20, and 0 means 2^20.
    /// For all other kinds the field must be 0.
    pub iterations: u32,
    /// The raw key or the passphrase. For FASTGOST_KEY_PAIR the pointer must be null.
    pub data: *const u8,
    /// The length of `data` in bytes. A raw key has 32 bytes. For FASTGOST_KEY_PAIR the length must be 0.
    pub len: usize,
    /// The public key for FASTGOST_KEY_PAIR. For all other kinds the pointer must be null.
    pub key: *const PublicKey,
}

/// A secret that opens a sealed file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Identity {
    /// One of the constants FASTGOST_RAW_KEY, FASTGOST_PASSPHRASE and FASTGOST_KEY_PAIR.
    pub kind: c_int,
    /// For FASTGOST_PASSPHRASE, the field is the largest number of PBKDF2 iterations that the caller accepts. 0 means
    /// 2^26. For all other kinds the field must be 0.
    pub most_iterations: u32,
    /// The raw key or the passphrase. For FASTGOST_KEY_PAIR the pointer must be null.
    pub data: *const u8,
    /// The length of `data` in bytes. A raw key has 32 bytes. For FASTGOST_KEY_PAIR the length must be 0.
    pub len: usize,
    /// The private key for FASTGOST_KEY_PAIR. For all other kinds the pointer must be null.
    pub key: *const PrivateKey,
}
