//! In OpenSSL, an `EVP_PKEY` can contain the key of a MAC instead of a private key. If a program signs a message with
//! such an `EVP_PKEY`, the signature is the tag of the MAC. libssl authenticates the records of TLS 1.2 in this way.
use crate::{
    error::Result,
    ffi::{
        abi::{Algorithm, Param},
        mac_key::KeyType as _,
        params::Params,
    },
    mac::{self, Spec, State},
};

/// A MAC that has its own type of keys (`EVP_PKEY`) in OpenSSL.
pub(crate) trait MacKey {
    const SPEC: Spec;
}

macro_rules! keys {
    ($($names:literal, $description:literal, $spec:expr;)+) => {
        pub(crate) static KEYS: &[Algorithm] = &[$({
            struct Row;
            impl MacKey for Row {
                const SPEC: Spec = $spec;
            }
            Algorithm::new($names, Row::FUNCTIONS, $description)
        },)+];
        pub(crate) static SIGNATURES: &[Algorithm] = &[$(Algorithm::new($names, Tagging::FUNCTIONS, $description),)+];
    };
}

keys! {
    c"gost-mac:GOST 28147-89 MAC:1.2.643.2.2.22", c"Keys of IMIT with the S-boxes CryptoPro-A", mac::GOST_MAC;
    c"gost-mac-12", c"Keys of IMIT with the S-boxes TC26-Z", mac::GOST_MAC_12;
    c"magma-mac", c"Keys of OMAC with Magma", mac::MAGMA_MAC;
    c"kuznyechik-mac", c"Keys of OMAC with Kuznyechik", mac::KUZNYECHIK_MAC;
}

/// The signature algorithm whose signatures are the tags of a MAC.
pub(crate) struct Tagging;

/// The key of a MAC. Its properties are the size of the tags and the S-box set. A new value has no key until `set` sets
/// the key.
#[derive(Clone)]
pub(crate) struct Key(State);

impl Key {
    pub(crate) fn new(spec: &'static Spec) -> Self {
        Self(State::new(spec))
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(GENERATOR_SETTABLE)?;
        for value in params {
            match value.key().to_bytes() {
                b"priv" => self.0.set_key(value.bytes()?),
                _ => self.0.set_one(value)?,
            }
        }
        // If the key is already set, a wrong key or a wrong property is refused at once.
        if self.0.has_key() { self.check() } else { Ok(()) }
    }

    /// Returns an error if the key is not set, or if the key or its properties are wrong.
    pub(crate) fn check(&self) -> Result<()> {
        self.begin().map(|_| ())
    }

    /// Begins a message under the key.
    pub(crate) fn begin(&self) -> Result<State> {
        let mut state = self.0.clone();
        state.make()?;
        Ok(state)
    }
}

pub(crate) static GENERATOR_SETTABLE: &[Param] =
    &[Param::bytes(c"priv"), Param::bytes(c"key"), Param::number(c"size"), Param::text(c"paramset"), Param::END];
