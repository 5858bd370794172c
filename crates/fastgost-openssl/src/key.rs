//! Keys. This file defines the types of keys, with OpenSSL's names for them and with their parameter sets. The file
//! also answers the core's requests for properties of a key.
use crate::{
    error::{Error, Reason, Result},
    ffi::{
        abi::{Algorithm, Param},
        keymgmt::KeyType,
        params::{Params, Request, Value},
    },
};
use core::ffi::CStr;
use fastgost::{
    curve::Curve,
    keys::{self, PublicKey, x509::SignatureAlgorithm},
    registry::TlsCurve,
    sign::{SigningKey, VerifyingKey},
};
use std::sync::Arc;

/// A type of keys.
pub(crate) struct Kind {
    pub(crate) name: &'static CStr,
    /// All names of the type, separated by colons. If the type has an object identifier, it is the last name.
    pub(crate) names: &'static CStr,
    pub(crate) algorithm: keys::Algorithm,
    pub(crate) signature: SignatureAlgorithm,
    /// The name of the hash function for signatures, in fastgost's registry of algorithms.
    pub(crate) hash: &'static str,
    pub(crate) digest: &'static CStr,
    /// Other names of the digest.
    digest_aliases: &'static [&'static str],
    /// The number of bits in each coordinate of a public key.
    bits: usize,
    /// The parameter sets. Each entry has the name of a set in gost-engine (another implementation of GOST for
    /// OpenSSL), and then the library's name of the same set.
    sets: &'static [(&'static str, &'static str)],
    /// The names of the allowed parameter sets, for error messages.
    allowed_sets: &'static str,
    /// True for the ephemeral keys of TLS 1.3. Such a key is on the curve of a TLS 1.3 group, and is only for ECDHE.
    pub(crate) is_ephemeral: bool,
}

pub(crate) static GOST2012_256: Kind = Kind {
    name: c"gost2012_256",
    names: c"gost2012_256:GOST R 34.10-2012 with 256 bit modulus:1.2.643.7.1.1.1.1",
    algorithm: keys::Algorithm::Gost2012_256,
    signature: SignatureAlgorithm::Gost2012_256,
    hash: "streebog256",
    digest: c"md_gost12_256",
    digest_aliases: &[
        "id-tc26-gost3411-12-256",
        "GOST R 34.11-2012 with 256 bit hash",
        "streebog256",
        "1.2.643.7.1.1.2.2",
    ],
    bits: 256,
    sets: &[
        ("A", "cryptopro-a"),
        ("B", "cryptopro-b"),
        ("C", "cryptopro-c"),
        ("XA", "cryptopro-xcha"),
        ("XB", "cryptopro-xchb"),
        ("TCA", "256-a"),
        ("TCB", "256-b"),
        ("TCC", "256-c"),
        ("TCD", "256-d"),
        ("0", "256-test"),
    ],
    allowed_sets: "A, B, C, XA, XB, TCA, TCB, TCC, TCD, or the name or object identifier of a set of 256 bits",
    is_ephemeral: false,
};

pub(crate) static GOST2012_512: Kind = Kind {
    name: c"gost2012_512",
    names: c"gost2012_512:GOST R 34.10-2012 with 512 bit modulus:1.2.643.7.1.1.1.2",
    algorithm: keys::Algorithm::Gost2012_512,
    signature: SignatureAlgorithm::Gost2012_512,
    hash: "streebog512",
    digest: c"md_gost12_512",
    digest_aliases: &[
        "id-tc26-gost3411-12-512",
        "GOST R 34.11-2012 with 512 bit hash",
        "streebog512",
        "1.2.643.7.1.1.2.3",
    ],
    bits: 512,
    sets: &[("A", "512-a"), ("B", "512-b"), ("C", "512-c")],
    allowed_sets: "A, B, C, or the name or object identifier of a set of 512 bits",
    is_ephemeral: false,
};

pub(crate) static GOST2001: Kind = Kind {
    name: c"gost2001",
    names: c"gost2001:GOST R 34.10-2001:1.2.643.2.2.19",
    algorithm: keys::Algorithm::Gost2001,
    signature: SignatureAlgorithm::Gost2001,
    hash: "gost94",
    digest: c"md_gost94",
    digest_aliases: &["id-GostR3411-94", "GOST R 34.11-94", "1.2.643.2.2.9"],
    bits: 256,
    sets: &[
        ("A", "cryptopro-a"),
        ("B", "cryptopro-b"),
        ("C", "cryptopro-c"),
        ("XA", "cryptopro-xcha"),
        ("XB", "cryptopro-xchb"),
        ("0", "256-test"),
    ],
    allowed_sets: "A, B, C, XA, XB, or the name or object identifier of a set of RFC 4357",
    is_ephemeral: false,
};

/// The type of the ephemeral keys for TLS 1.3 groups on curves of 256 bits (RFC 9367, section 6.1.2).
static EPHEMERAL_256: Kind = Kind {
    name: c"gost-ecdhe-256",
    names: c"gost-ecdhe-256",
    sets: &[],
    allowed_sets: "256-a, 256-b, 256-c, 256-d",
    is_ephemeral: true,
    ..GOST2012_256
};

static EPHEMERAL_512: Kind = Kind {
    name: c"gost-ecdhe-512",
    names: c"gost-ecdhe-512",
    sets: &[],
    allowed_sets: "512-a, 512-b, 512-c",
    is_ephemeral: true,
    ..GOST2012_512
};

/// Returns the type of the ephemeral keys for the TLS 1.3 group on this curve.
pub(crate) fn ephemeral(curve: &TlsCurve) -> &'static Kind {
    match curve.name().starts_with("512") {
        true => &EPHEMERAL_512,
        false => &EPHEMERAL_256,
    }
}

/// Each type of keys needs a Rust type, which implements the trait `KeyType`.
pub(crate) struct Ephemeral256;
pub(crate) struct Ephemeral512;
pub(crate) struct Gost2012_256;
pub(crate) struct Gost2012_512;
pub(crate) struct Gost2001;

impl KeyType for Ephemeral256 {
    const KIND: &'static Kind = &EPHEMERAL_256;
}
impl KeyType for Ephemeral512 {
    const KIND: &'static Kind = &EPHEMERAL_512;
}
impl KeyType for Gost2012_256 {
    const KIND: &'static Kind = &GOST2012_256;
}
impl KeyType for Gost2012_512 {
    const KIND: &'static Kind = &GOST2012_512;
}
impl KeyType for Gost2001 {
    const KIND: &'static Kind = &GOST2001;
}

pub(crate) static ALGORITHMS: &[Algorithm] = &[
    // libcrypto has no number for the names that begin with "fastgost", and therefore no legacy method.
    // `ffi::pkey_method` uses these names.
    Algorithm::new(
        c"gost2012_256:GOST R 34.10-2012 with 256 bit modulus:fastgost-2012-256:1.2.643.7.1.1.1.1",
        Gost2012_256::FUNCTIONS,
        c"GOST R 34.10-2012, keys of 256 bits",
    ),
    Algorithm::new(
        c"gost2012_512:GOST R 34.10-2012 with 512 bit modulus:fastgost-2012-512:1.2.643.7.1.1.1.2",
        Gost2012_512::FUNCTIONS,
        c"GOST R 34.10-2012, keys of 512 bits",
    ),
    Algorithm::new(
        c"gost2001:GOST R 34.10-2001:fastgost-2001:1.2.643.2.2.19",
        Gost2001::FUNCTIONS,
        c"GOST R 34.10-2001",
    ),
    Algorithm::new(c"gost-ecdhe-256", Ephemeral256::FUNCTIONS, c"ECDHE of TLS 1.3, groups of 256 bits"),
    Algorithm::new(c"gost-ecdhe-512", Ephemeral512::FUNCTIONS, c"ECDHE of TLS 1.3, groups of 512 bits"),
    Algorithm::END,
];

impl Kind {
    pub(crate) fn title(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    /// Returns the parameter set with this name. The name is a name of gost-engine, a name that the library knows (such
    /// as "256-a"), or an object identifier.
    pub(crate) fn set(&self, name: &str) -> Result<&'static Curve> {
        let short = self.sets.iter().find(|(short, _)| short.eq_ignore_ascii_case(name));
        let curve = Curve::from_name(short.map_or(name, |(_, curve)| curve));
        curve.ok().filter(|curve| self.allows(curve)).ok_or_else(|| {
            let (kind, allowed) = (self.title(), self.allowed_sets);
            Error::parameter(format!("the parameter set \"{name}\" is not one for {kind}; allowed: {allowed}"))
        })
    }

    fn allows(&self, curve: &Curve) -> bool {
        if self.is_ephemeral && TlsCurve::of(curve).is_none() {
            return false;
        }
        // All object identifiers of the parameter sets in RFC 4357 begin with this text.
        let is_old = curve.oid().starts_with("1.2.643.2.2.3");
        curve.bits() == self.bits && (is_old || self.algorithm != keys::Algorithm::Gost2001)
    }

    /// Returns an error unless keys of this type can sign digests of the hash function `name`.
    pub(crate) fn check_digest(&self, name: &str) -> Result<()> {
        let own = self.digest.to_str().unwrap_or_default();
        match [own].iter().chain(self.digest_aliases).any(|alias| alias.eq_ignore_ascii_case(name)) {
            true => Ok(()),
            false => Err(Error::parameter(format!(
                "the digest \"{name}\" is not one for keys of {}; allowed: {own}",
                self.title()
            ))),
        }
    }

    pub(crate) fn security_bits(&self) -> u32 {
        if self.bits == 256 { 128 } else { 256 }
    }

    /// Returns the number of bytes in a coordinate of a public key. A digest that is signed has the same number of
    /// bytes.
    pub(crate) fn size(&self) -> usize {
        self.bits / 8
    }
}

/// Fills a buffer with random bytes from the operating system.
pub(crate) fn random(buffer: &mut [u8]) -> Result<()> {
    getrandom::fill(buffer).map_err(|_| fastgost::Error::Randomness.into())
}

/// The parts of a key that the core selects (`OSSL_KEYMGMT_SELECT_*`).
#[derive(Clone, Copy)]
pub(crate) struct Selection(pub(crate) i32);

impl Selection {
    pub(crate) const PRIVATE: i32 = 1;
    pub(crate) const PUBLIC: i32 = 2;
    pub(crate) const PARAMETERS: i32 = 4;

    pub(crate) fn has(self, part: i32) -> bool {
        self.0 & part != 0
    }

    /// Returns the same selection. If nothing is selected, returns all parts.
    pub(crate) fn or_all(self) -> Self {
        Self(if self.0 == 0 { Self::PRIVATE | Self::PUBLIC | Self::PARAMETERS } else { self.0 })
    }
}

/// A key, or a part of a key. All copies share the private key, which is wiped when the last copy is dropped.
#[derive(Clone)]
pub(crate) struct Key {
    pub(crate) kind: &'static Kind,
    curve: Option<&'static Curve>,
    /// The public key. If there is a private key, there is also a public key.
    public: Option<VerifyingKey>,
    private: Option<Arc<SigningKey>>,
    /// The public key exactly as it was read from a file. When the key is written again, its parameters are written as
    /// they were in that file.
    read: Option<Arc<PublicKey>>,
}

pub(crate) const GROUP: &CStr = c"group";
pub(crate) const PARAMSET: &CStr = c"paramset";
pub(crate) const PUBLIC: &CStr = c"pub";
pub(crate) const PRIVATE: &CStr = c"priv";
const ENCODED: &CStr = c"encoded-pub-key";

impl Key {
    pub(crate) fn empty(kind: &'static Kind) -> Self {
        Self { kind, curve: None, public: None, private: None, read: None }
    }

    pub(crate) fn from_private(kind: &'static Kind, key: SigningKey) -> Self {
        let public = key.verifying_key();
        Self { curve: Some(key.curve()), public: Some(public), private: Some(Arc::new(key)), ..Self::empty(kind) }
    }

    pub(crate) fn from_public(kind: &'static Kind, key: VerifyingKey) -> Self {
        Self { curve: Some(key.curve()), public: Some(key), ..Self::empty(kind) }
    }

    pub(crate) fn from_file(kind: &'static Kind, key: PublicKey) -> Result<Self> {
        Ok(Self { read: Some(Arc::new(key.clone())), ..Self::from_public(kind, key.verifying_key()?) })
    }

    /// Generates a key. If `selection` has only the parameters, the result has a curve and no key.
    pub(crate) fn generate(kind: &'static Kind, curve: Option<&'static Curve>, selection: Selection) -> Result<Self> {
        let Some(curve) = curve else {
            let (kind, allowed) = (kind.title(), kind.allowed_sets);
            let text = format!("{kind} needs a parameter set (-pkeyopt paramset:NAME); allowed: {allowed}");
            return Err(Error::parameter(text));
        };
        match selection.has(Selection::PRIVATE | Selection::PUBLIC) {
            true => Ok(Self::from_private(kind, SigningKey::generate(curve)?)),
            false => Ok(Self { curve: Some(curve), ..Self::empty(kind) }),
        }
    }

    pub(crate) fn curve(&self) -> Option<&'static Curve> {
        self.curve
    }

    pub(crate) fn public(&self) -> Result<&VerifyingKey> {
        self.public.as_ref().ok_or_else(|| Error::new(Reason::Key, "the key has no public part, which this needs"))
    }

    pub(crate) fn private(&self) -> Result<&Arc<SigningKey>> {
        self.private.as_ref().ok_or_else(|| {
            Error::new(Reason::Key, "the key is a public key; this needs the private key that belongs to it")
        })
    }

    /// Returns the public key together with its algorithm. The verification of a signature needs the key and the
    /// algorithm.
    pub(crate) fn with_algorithm(&self) -> Result<PublicKey> {
        let key = *self.public()?;
        if let Some(read) = &self.read {
            return Ok(PublicKey::clone(read));
        }
        Ok(match self.kind.algorithm {
            keys::Algorithm::Gost2001 => PublicKey::of_2001(key)?,
            _ => PublicKey::from(key),
        })
    }

    /// Returns true if the key has all selected parts.
    pub(crate) fn has(&self, selection: Selection) -> bool {
        (!selection.has(Selection::PRIVATE) || self.private.is_some())
            && (!selection.has(Selection::PUBLIC) || self.public.is_some())
            && (!selection.has(Selection::PARAMETERS) || self.curve.is_some())
    }

    /// Returns true if the selected parts of both keys are equal. If private keys are selected, the method compares
    /// their public keys instead.
    pub(crate) fn matches(&self, other: &Self, selection: Selection) -> bool {
        let name = |key: &Self| key.curve.map(Curve::name);
        let keys = !selection.has(Selection::PRIVATE | Selection::PUBLIC)
            || (self.public.is_some() && self.public == other.public);
        self.kind.name == other.kind.name
            && keys
            && (!selection.has(Selection::PARAMETERS) || (self.curve.is_some() && name(self) == name(other)))
    }

    /// Returns a copy with only the selected parts of the key.
    pub(crate) fn part(&self, selection: Selection) -> Self {
        let both = selection.has(Selection::PRIVATE | Selection::PUBLIC);
        Self {
            kind: self.kind,
            // A copy of a public or private key always has the curve, because a key is useless without its curve.
            curve: self.curve.filter(|_| both || selection.has(Selection::PARAMETERS)),
            public: self.public.filter(|_| both),
            private: self.private.clone().filter(|_| selection.has(Selection::PRIVATE)),
            read: self.read.clone().filter(|_| both),
        }
    }

    /// Returns a key that consists of the values in `params`. If `params` has a public or private key that is not
    /// selected, the method ignores this key.
    pub(crate) fn import(&self, params: Params<'_>, selection: Selection) -> Result<Self> {
        let kind = self.kind;
        let set = params.get(GROUP).or(params.get(PARAMSET)).map(Value::text).transpose()?;
        let curve = set.map(|name| kind.set(name)).transpose()?.or(self.curve);
        let Some(curve) = curve else {
            let text =
                format!("a key of {} needs the parameter \"group\"; allowed: {}", kind.title(), kind.allowed_sets);
            return Err(Error::parameter(text));
        };
        let bytes = |part, name| params.get(name).filter(|_| selection.has(part)).map(Value::bytes).transpose();
        let given =
            bytes(Selection::PUBLIC, PUBLIC)?.map(|bytes| VerifyingKey::from_bytes(curve, bytes)).transpose()?;
        let key = match bytes(Selection::PRIVATE, PRIVATE)? {
            Some(bytes) => Self::from_private(kind, SigningKey::from_bytes(curve, bytes)?),
            None => Self { curve: Some(curve), public: given, ..Self::empty(kind) },
        };
        match (&given, &key.public) {
            (Some(given), Some(own)) if given != own => {
                Err(Error::parameter("the public key does not belong to the private key; allowed: that one, or none"))
            }
            _ => Ok(key),
        }
    }

    /// Returns a key on the curve of `self`, with the public key from the parameter `encoded-pub-key`. In a TLS
    /// handshake, libssl sets this parameter to the key share of the peer. The key already has a curve when libssl sets
    /// the parameter.
    pub(crate) fn with_encoded(&self, params: Params<'_>) -> Result<Self> {
        params.only(SETTABLE)?;
        let Some(bytes) = params.get(ENCODED).map(Value::bytes).transpose()? else { return Ok(self.clone()) };
        let Some(curve) = self.curve else {
            return Err(Error::state("the key has no parameter set, which an encoded public key needs"));
        };
        match self.private {
            Some(_) => Err(Error::parameter("the key has a private key, to which no other public key belongs")),
            None => Ok(Self::from_public(self.kind, VerifyingKey::from_bytes(curve, bytes)?)),
        }
    }

    /// Answers a request of the core for a property of the key.
    pub(crate) fn answer(&self, request: Request<'_>) -> Result<()> {
        match request.key().to_bytes() {
            b"bits" => request.put_size(self.kind.bits),
            b"security-bits" => request.put_number(self.kind.security_bits().into()),
            b"max-size" => request.put_size(self.kind.bits / 4),
            b"default-digest" => request.put_text(self.kind.digest),
            b"group" | b"paramset" => match self.curve {
                Some(curve) => request.put_string(curve.name()),
                None => Ok(()),
            },
            b"pub" | b"encoded-pub-key" => match &self.public {
                Some(key) => request.put_bytes(&key.to_bytes()),
                None => Ok(()),
            },
            b"priv" => match &self.private {
                Some(key) => request.put_bytes(&key.to_bytes()),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }
}

pub(crate) static GETTABLE: &[Param] = &[
    Param::number(c"bits"),
    Param::number(c"security-bits"),
    Param::number(c"max-size"),
    Param::text(c"default-digest"),
    Param::text(GROUP),
    Param::text(PARAMSET),
    Param::bytes(PUBLIC),
    Param::bytes(ENCODED),
    Param::bytes(PRIVATE),
    Param::END,
];

pub(crate) static SETTABLE: &[Param] = &[Param::bytes(ENCODED), Param::END];

/// Returns the names and types of the parameters with which a key is exported or imported.
pub(crate) fn types(selection: Selection) -> &'static [Param] {
    static PARAMETERS: &[Param] = &[Param::text(GROUP), Param::END];
    static PUBLIC_KEY: &[Param] = &[Param::text(GROUP), Param::bytes(PUBLIC), Param::END];
    static KEY_PAIR: &[Param] = &[Param::text(GROUP), Param::bytes(PUBLIC), Param::bytes(PRIVATE), Param::END];
    match () {
        () if selection.has(Selection::PRIVATE) => KEY_PAIR,
        () if selection.has(Selection::PUBLIC) => PUBLIC_KEY,
        () => PARAMETERS,
    }
}

pub(crate) static GENERATOR_SETTABLE: &[Param] = &[Param::text(PARAMSET), Param::text(GROUP), Param::END];

/// The parameters of a key that will be generated.
pub(crate) struct Generator {
    pub(crate) kind: &'static Kind,
    pub(crate) selection: Selection,
    curve: Option<&'static Curve>,
}

impl Generator {
    pub(crate) fn new(kind: &'static Kind, selection: Selection) -> Self {
        Self { kind, selection, curve: None }
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(GENERATOR_SETTABLE)?;
        for value in params {
            self.curve = Some(self.kind.set(value.text()?)?);
        }
        Ok(())
    }

    /// Sets the parameter set to the parameter set of `key`, if `key` has one.
    pub(crate) fn like(&mut self, key: &Key) {
        self.curve = key.curve().or(self.curve);
    }

    pub(crate) fn generate(&self) -> Result<Key> {
        Key::generate(self.kind, self.curve, self.selection)
    }
}
