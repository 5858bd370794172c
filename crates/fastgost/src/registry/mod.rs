//! A table of all algorithms by name. The command line and the bindings find algorithms only in this table.
//!
//! ```
//! use fastgost::registry::{Algorithm, Direction, Options};
//!
//! let algorithm = Algorithm::from_name("kuznyechik-ctr")?;
//! let options = Options { iv: &[1; 8], ..Options::default() };
//! let mut data = *b"any length";
//! algorithm.cipher(Direction::Encrypt, &[7; 32], &options)?.apply(data[..].as_mut().into())?;
//! algorithm.cipher(Direction::Decrypt, &[7; 32], &options)?.apply(data[..].as_mut().into())?;
//! assert_eq!(&data, b"any length");
//! # Ok::<(), fastgost::Error>(())
//! ```
//!
//! Objects are `Send` and `Sync`. All objects can be cloned with `dup`, except the objects that process a message in
//! parts with authenticated encryption.
use crate::{
    Level, Sbox,
    error::{Error, Result},
    mac::SingleBlock,
    sign::{SigningKey, VerifyingKey, gost3410_94::Parameters},
};
use alloc::{boxed::Box, sync::Arc, vec::Vec};
use core::fmt;
use zeroize::Zeroizing;

mod aead;
mod hasher;
mod kdf;
mod mac;
mod mode;
mod signature;
mod table;
mod tls;
mod wrap;

use table::{ALL, Make, MakeMode, Primitive, Sections, row};

pub use self::{
    aead::{DynAead, DynOpener, DynSealer, DynUnverified},
    hasher::DynHash,
    kdf::{DynKdf, Password},
    mac::DynMac,
    mode::DynMode,
    tls::TlsCurve,
    wrap::DynWrap,
};
pub use crate::mode::Direction;

/// The purpose of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A cipher in a mode of operation. See [`Algorithm::cipher`].
    Cipher,
    /// Authenticated encryption with associated data. See [`Algorithm::aead`].
    Aead,
    /// A message authentication code. See [`Algorithm::mac`].
    Mac,
    /// A hash function. See [`Algorithm::hasher`].
    Hash,
    /// Password-based key derivation. See [`Algorithm::kdf`].
    Kdf,
    /// Signatures on a curve. See [`Algorithm::signing_key`] and [`Algorithm::verifying_key`].
    Signature,
    /// GOST R 34.10-94 signatures, which are legacy. See [`Algorithm::parameters_94`].
    Signature94,
    /// Key wraps. See [`Algorithm::wrap`].
    Wrap,
    /// Key agreement, which uses the keys of [`Signature`](Self::Signature). See [`Algorithm::agree`].
    Agreement,
}

/// An algorithm, which is a row of the registry.
///
/// ```
/// use fastgost::registry::{Algorithm, Kind};
///
/// for algorithm in Algorithm::all().iter().filter(|algorithm| algorithm.kind == Kind::Mac) {
///     println!("{} on {}", algorithm.name, algorithm.levels()[0]);
/// }
/// assert_eq!(Algorithm::from_name("kuznyechik-omac")?.key_size(), Some(32));
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Algorithm {
    /// The name of the algorithm, which is the same in all interfaces.
    pub name: &'static str,
    /// The kind of the algorithm.
    pub kind: Kind,
    oid: Option<&'static str>,
    primitive: &'static dyn Primitive,
    /// The number of bytes in the key, if this number is fixed.
    key: Option<usize>,
    iv: Option<IvSize>,
    /// Whether the algorithm supports CryptoPro key meshing.
    meshing: bool,
    /// The number of bytes in a tag, if the user chooses no other number. `None` if the algorithm makes no tags.
    tag: Option<usize>,
    /// The sizes of the sections after which the algorithm changes its key. `None` if the algorithm has no sections.
    sections: Option<Sections>,
    /// Whether the algorithm takes associated data. Only authenticated encryption uses this field.
    associated: bool,
    make: Make,
}

/// The lengths of IVs or nonces that an algorithm accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct IvSize {
    /// The recommended length in bytes.
    pub preferred: usize,
    /// The allowed lengths, as text.
    pub text: &'static str,
}

/// Options besides the key. If an algorithm does not support an option, the option must have its default value.
///
/// Later versions may have more options, so write `Options { iv, ..Options::default() }`. (The type is not
/// `#[non_exhaustive]`, because then other crates could not write this expression.)
#[derive(Clone, Debug, Default)]
pub struct Options<'a> {
    /// The level of the kernel. The default is the best constant-time level of this CPU.
    pub level: Option<Level>,
    /// The IV, for algorithms that take an IV together with the key.
    pub iv: &'a [u8],
    /// The S-box set. The default is "z" for GOST 28147-89, and "h94cp" for GOST R 34.11-94.
    pub sbox: Option<&'a Sbox>,
    /// Whether to use CryptoPro key meshing with GOST 28147-89. No S-box set turns key meshing on by itself.
    pub meshing: bool,
    /// The number of bytes in a section of CTR-ACPKM and OMAC-ACPKM. The default is [`Algorithm::section_size`].
    pub section: Option<usize>,
    /// The number of bytes of section keys after which OMAC-ACPKM changes its master key. The standard calls this
    /// number T*. The default is [`OmacAcpkm::KEY_SECTION`](crate::mac::OmacAcpkm::KEY_SECTION).
    pub key_section: Option<usize>,
    /// How IMIT processes messages of one block.
    pub single_block: SingleBlock,
    /// The number of bytes in a tag. The default is [`Algorithm::tag_size`].
    pub tag_size: Option<usize>,
}

impl Algorithm {
    /// The algorithm with this name.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn from_name(name: &str) -> Result<&'static Algorithm> {
        ALL.iter().find(|a| a.name == name).ok_or(Error::UnknownAlgorithm)
    }

    /// All algorithms.
    pub const fn all() -> &'static [Algorithm] {
        ALL
    }

    /// Returns the algorithm with this object identifier, in dotted decimals. Some algorithms share an identifier.
    /// Signature algorithms of the same size share an identifier, because the [curve](crate::curve::Curve::oid) is a
    /// parameter. The algorithms of PBKDF2 also share an identifier. For a shared identifier, the function returns the
    /// first algorithm that has it.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn from_oid(oid: &str) -> Result<&'static Algorithm> {
        ALL.iter().find(|a| a.oid == Some(oid)).ok_or(Error::UnknownAlgorithm)
    }

    /// The object identifier of the algorithm in dotted decimals, if there is one. For a signature algorithm, this is
    /// the identifier of its keys.
    ///
    /// ```
    /// use fastgost::registry::Algorithm;
    ///
    /// let streebog = Algorithm::from_oid("1.2.643.7.1.1.2.2")?;
    /// assert_eq!(streebog.name, "streebog256");
    /// assert_eq!(streebog.oid(), Some("1.2.643.7.1.1.2.2"));
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    pub fn oid(&self) -> Option<&'static str> {
        self.oid
    }

    const fn with_oid(self, oid: &'static str) -> Self {
        Self { oid: Some(oid), ..self }
    }

    /// The number of bytes in a block. For signatures, this number is the number of bytes in the digest that is signed.
    /// For key agreement, this number is the number of bytes in the agreed key.
    pub fn block_size(&self) -> usize {
        self.primitive.block_size()
    }

    /// The number of bytes in the key. The result is `None` if there is no key, or if the key may have any length, as
    /// for HMAC. A key of 64 bytes consists of two keys. [`aead`](Self::aead) and [`wrap`](Self::wrap) document the
    /// order of these keys.
    pub fn key_size(&self) -> Option<usize> {
        self.key
    }

    /// The allowed sizes of the IV, if the algorithm takes an IV. For authenticated encryption, these are the sizes of
    /// the nonce. For key wraps, these are the sizes of the IV or UKM with which each key is wrapped. For key
    /// agreement, these are the sizes of the UKM.
    pub fn iv_size(&self) -> Option<IvSize> {
        self.iv
    }

    /// The number of bytes in a tag, if [`Options::tag_size`] gives no other number. The result is `None` if the
    /// algorithm makes no tag. Only MACs and authenticated encryption make tags.
    pub fn tag_size(&self) -> Option<usize> {
        self.tag
    }

    /// Whether the algorithm processes only whole blocks, so that data of other lengths needs
    /// [padding](crate::mode::padding).
    pub fn padded(&self) -> bool {
        matches!(self.make, Make::Cipher { padded: true, .. })
    }

    /// The number of bytes in a section, if [`Options::section`] gives no other number. After each section, the key
    /// changes. The result is `None` if the algorithm has no sections.
    ///
    /// ```
    /// use fastgost::registry::Algorithm;
    ///
    /// let algorithm = Algorithm::from_name("magma-ctr-acpkm")?;
    /// assert_eq!(algorithm.section_size(), Some(1024)); // as in TLS 1.2
    /// assert_eq!(algorithm.section_size_in_containers(), Some(8192)); // as in CMS
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    pub fn section_size(&self) -> Option<usize> {
        self.sections.map(|sections| sections.usual)
    }

    /// The number of bytes in a section in containers. Containers are encrypted contents in CMS and PFX, and keys that
    /// are encrypted under passwords. The algorithm identifiers in containers do not contain this number (RFC 9337,
    /// section 4). The result is `None` if containers do not use the algorithm.
    pub fn section_size_in_containers(&self) -> Option<usize> {
        self.sections?.in_containers
    }

    /// Whether the algorithm is authenticated encryption with associated data. CTR-ACPKM with OMAC rejects associated
    /// data.
    ///
    /// ```
    /// use fastgost::registry::Algorithm;
    ///
    /// assert!(Algorithm::from_name("magma-mgm")?.has_associated_data());
    /// assert!(!Algorithm::from_name("magma-ctr-acpkm-omac")?.has_associated_data());
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    pub fn has_associated_data(&self) -> bool {
        self.kind == Kind::Aead && self.associated
    }

    /// The levels that this CPU can run and for which the algorithm has its own kernel, best first. With feature
    /// `tables`, levels that are not constant-time come last.
    pub fn levels(&self) -> Vec<Level> {
        self.primitive.levels()
    }

    /// The level of the kernel that is used if [`Options::level`] is `level`. If the algorithm has a kernel for
    /// `level`, the result is `level` itself. Otherwise the result is the next lower level for which the algorithm has
    /// a kernel.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn level_at(&self, level: Level) -> Result<Level> {
        if !level.available() {
            return Err(Error::KernelUnavailable);
        }
        let of_its_own = self.levels();
        let next = |l: &Level| *l == level || l.constant_time() && l.stands_in_for(level);
        of_its_own.into_iter().find(next).ok_or(Error::KernelUnavailable)
    }

    /// Makes the mode under a key, at the beginning of a message.
    ///
    /// # Errors
    /// Returns an error for a wrong key or option, and [`Error::Unsupported`] if the algorithm is not a cipher.
    pub fn cipher(&self, direction: Direction, key: &[u8], options: &Options<'_>) -> Result<Box<dyn DynMode>> {
        let Make::Cipher { make, .. } = self.make else {
            return Err(Error::Unsupported("this algorithm does not encrypt: it is not a cipher"));
        };
        self.check(options)?;
        make(direction, key, options)
    }

    /// Makes an object for authenticated encryption under a key. The 64-byte key of CTR+OMAC (`-ctr-omac`) consists of
    /// two keys. The first half **encrypts**, and the second half authenticates. (For [`wrap`](Self::wrap) the order is
    /// the opposite.)
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options};
    ///
    /// let aead = Algorithm::from_name("kuznyechik-mgm")?.aead(&[7; 32], &Options::default())?;
    /// let mut data = *b"any length";
    /// let tag = aead.seal(&[1; 16], b"associated", data[..].as_mut().into())?;
    /// aead.open(&[1; 16], b"associated", data[..].as_mut().into(), &tag)?;
    /// assert_eq!(&data, b"any length");
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error for a wrong key or option, and [`Error::Unsupported`] if the algorithm is not authenticated
    /// encryption.
    pub fn aead(&self, key: &[u8], options: &Options<'_>) -> Result<Box<dyn DynAead>> {
        let Make::Aead(make) = self.make else {
            return Err(Error::Unsupported("this algorithm is not an AEAD"));
        };
        self.check(options)?;
        make(key, options)
    }

    /// Makes the MAC under a key, at the beginning of a message.
    ///
    /// # Errors
    /// Returns an error for a wrong key or option, and [`Error::Unsupported`] if the algorithm is not a MAC.
    pub fn mac(&self, key: &[u8], options: &Options<'_>) -> Result<Box<dyn DynMac>> {
        let Make::Mac(make) = self.make else {
            return Err(Error::Unsupported("this algorithm makes no tags: it is not a MAC"));
        };
        self.check(options)?;
        make(key, options)
    }

    /// Makes the hash function, at the beginning of a message.
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options};
    ///
    /// let mut hash = Algorithm::from_name("streebog256")?.hasher(&Options::default())?;
    /// hash.update(b"any split ");
    /// hash.update(b"of the message");
    /// assert_eq!(hash.finalize_reset()[..], fastgost::hash::Streebog256::digest(b"any split of the message"));
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error for a wrong option, and [`Error::Unsupported`] if the algorithm is not a hash function.
    pub fn hasher(&self, options: &Options<'_>) -> Result<Box<dyn DynHash>> {
        let Make::Hash(make) = self.make else {
            return Err(Error::Unsupported("this algorithm is not a hash function"));
        };
        self.check(options)?;
        make(options)
    }

    /// Makes the password-based key derivation function.
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options, Password};
    ///
    /// let kdf = Algorithm::from_name("pbkdf2-streebog512")?.kdf(&Options::default())?;
    /// let mut key = [0; 32];
    /// kdf.derive(&mut [Password { password: b"password", salt: b"a long salt", output: &mut key }], 1000)?;
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error for a wrong option, and [`Error::Unsupported`] if the algorithm is not a password-based key
    /// derivation function.
    pub fn kdf(&self, options: &Options<'_>) -> Result<Box<dyn DynKdf>> {
        let Make::Kdf(make) = self.make else {
            return Err(Error::Unsupported("this algorithm derives no keys from passphrases"));
        };
        self.check(options)?;
        make(options)
    }

    /// Makes a private key from its bytes, which are a little-endian number.
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options};
    ///
    /// let algorithm = Algorithm::from_name("gost3410-256-a")?;
    /// let key = algorithm.signing_key(&[7; 32], &Options::default())?.deterministic();
    /// let signature = key.sign(b"a message")?;
    /// let public = algorithm.verifying_key(&key.verifying_key().to_bytes(), &Options::default())?;
    /// public.verify(b"a message", &signature)?;
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`SigningKey::from_bytes`], an error for a wrong option, and [`Error::Unsupported`] if the
    /// algorithm does not sign.
    pub fn signing_key(&self, key: &[u8], options: &Options<'_>) -> Result<SigningKey> {
        self.check(options)?;
        signature::signing_key(self.curve()?, key, options)
    }

    /// Makes a public key from its bytes, which are x and then y, both little-endian.
    ///
    /// # Errors
    /// Returns the errors of [`VerifyingKey::from_bytes`], an error for a wrong option, and [`Error::Unsupported`] if
    /// the algorithm does not sign.
    pub fn verifying_key(&self, key: &[u8], options: &Options<'_>) -> Result<VerifyingKey> {
        self.check(options)?;
        signature::verifying_key(self.curve()?, key, options)
    }

    /// The parameters for GOST R 34.10-94 keys, [`SigningKey94`](crate::sign::gost3410_94::SigningKey94) and
    /// [`VerifyingKey94`](crate::sign::gost3410_94::VerifyingKey94).
    ///
    /// # Errors
    /// Returns an error for a wrong option, and [`Error::Unsupported`] if the algorithm is not GOST R 34.10-94.
    pub fn parameters_94(&self, options: &Options<'_>) -> Result<Arc<Parameters>> {
        self.check(options)?;
        let Make::Signature94(set) = self.make else {
            return Err(Error::Unsupported("this algorithm is not GOST R 34.10-94"));
        };
        signature::parameters_94(set, options)
    }

    /// Makes the key wrap under a key. The 64-byte key of KExp15 consists of two keys, in the order in which KEG makes
    /// these keys. The first half **authenticates**, and the second half encrypts. (For [`aead`](Self::aead) the order
    /// is the opposite.)
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options};
    ///
    /// let keys = [[7; 32], [8; 32]].concat();
    /// let kexp15 = Algorithm::from_name("kuznyechik-kexp15")?.wrap(&keys, &Options::default())?;
    /// let mut wrapped = [0; 48];
    /// kexp15.wrap(&[1; 8], &[9; 32], &mut wrapped)?;
    /// let mut key = [0; 32];
    /// kexp15.unwrap(&[1; 8], &wrapped, &mut key)?;
    /// assert_eq!(key, [9; 32]);
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error for a wrong key or option, and [`Error::Unsupported`] if the algorithm is not a key wrap.
    pub fn wrap(&self, key: &[u8], options: &Options<'_>) -> Result<Box<dyn DynWrap>> {
        let Make::Wrap(make) = self.make else {
            return Err(Error::Unsupported("this algorithm does not wrap keys"));
        };
        self.check(options)?;
        make(key, options)
    }

    /// Returns the key that both sides of a key agreement compute. This call computes the key from a private key and
    /// the peer's public key. The computation uses the private key's kernel. The functions in
    /// [`agree`](crate::sign::agree) document which UKMs are allowed.
    ///
    /// ```
    /// use fastgost::registry::{Algorithm, Options};
    ///
    /// let (curve, vko) = (Algorithm::from_name("gost3410-512-c")?, Algorithm::from_name("vko-512")?);
    /// let [a, b] = [[1; 64], [2; 64]].map(|key| curve.signing_key(&key, &Options::default()));
    /// let (a, b) = (a?, b?);
    /// let key = vko.agree(&a, &b.verifying_key(), &[1])?;
    /// assert_eq!(key, vko.agree(&b, &a.verifying_key(), &[1])?);
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns the errors of the functions of [`agree`](crate::sign::agree), [`Error::IvLength`] if the UKM of KEG does
    /// not have 32 bytes, and [`Error::Unsupported`] if the algorithm is not a key agreement.
    pub fn agree(&self, key: &SigningKey, peer: &VerifyingKey, ukm: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
        let Make::Agreement(agree) = self.make else {
            return Err(Error::Unsupported("this algorithm is not a key agreement"));
        };
        agree(key, peer, ukm)
    }

    fn curve(&self) -> Result<&'static str> {
        let Make::Signature(curve) = self.make else {
            return Err(Error::Unsupported("this algorithm does not sign"));
        };
        Ok(curve)
    }

    /// Prepares the key, and then drops it. This function is for measurements.
    ///
    /// # Errors
    /// Returns an error for a wrong key or option, and [`Error::Unsupported`] if the algorithm takes no key.
    pub fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        self.primitive.schedule(key, options)
    }

    /// Rejects options that the algorithm would ignore.
    fn check(&self, options: &Options<'_>) -> Result<()> {
        if self.iv.is_none() && !options.iv.is_empty() {
            return Err(Error::IvLength { given: options.iv.len(), allowed: "none" });
        }
        let allowed = match self.kind {
            Kind::Aead => "none: every message has its own nonce",
            Kind::Wrap => "none: every key has its own IV",
            _ => "",
        };
        if !allowed.is_empty() && !options.iv.is_empty() {
            return Err(Error::IvLength { given: options.iv.len(), allowed });
        }
        if let (None, Some(given)) = (self.tag, options.tag_size) {
            return Err(Error::TagLength { given, allowed: "none: this algorithm makes no tags" });
        }
        if options.section.is_some() && self.sections.is_none() {
            return Err(Error::Unsupported(
                "sections are for CTR-ACPKM, alone or with OMAC, and OMAC-ACPKM, of kuznyechik and magma",
            ));
        }
        if options.key_section.is_some() && !(self.kind == Kind::Mac && self.sections.is_some()) {
            return Err(Error::Unsupported("sections of section keys are for OMAC-ACPKM, of kuznyechik and magma"));
        }
        if options.single_block != SingleBlock::default() && !(self.kind == Kind::Mac && self.meshing) {
            return Err(Error::Unsupported("messages of one block have a rule in gost28147-imit only"));
        }
        if options.meshing && !self.meshing {
            return Err(Error::Unsupported("key meshing is for gost28147-cnt, -cfb, -cbc, -imit and -cnt-imit"));
        }
        Ok(())
    }
}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Algorithm").field("name", &self.name).field("kind", &self.kind).finish_non_exhaustive()
    }
}

fn no_sbox(options: &Options<'_>) -> Result<()> {
    match options.sbox {
        Some(_) => {
            Err(Error::Unsupported("S-box sets are for GOST 28147-89 and GOST R 34.11-94: this algorithm's is fixed"))
        }
        None => Ok(()),
    }
}

macro_rules! clone {
    ($($object:ident),*) => {
        $(
            impl Clone for Box<dyn $object> {
                fn clone(&self) -> Self {
                    self.dup()
                }
            }
        )*
    };
}
clone!(DynAead, DynHash, DynKdf, DynMac, DynMode, DynWrap);
