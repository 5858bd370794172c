//! Keys of MACs as keys of OpenSSL, and their tags as signatures. libssl authenticates the records of TLS 1.2 in this way.
use crate::{
    error::{Error, Result},
    ffi::{
        abi::{Algorithm, Param},
        mac_key::KeyType as _,
        params::Params,
    },
    mac::{self, Spec, State},
};
use zeroize::Zeroizing;

/// A MAC whose keys are a type.
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

/// The functions of tags as signatures.
pub(crate) struct Tagging;

/// A key, or what is known of it so far.
#[derive(Clone)]
pub(crate) struct Key {
    spec: &'static Spec,
    key: Option<Zeroizing<Vec<u8>>>,
}

impl Key {
    pub(crate) fn new(spec: &'static Spec) -> Self {
        Self { spec, key: None }
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(GENERATOR_SETTABLE)?;
        for value in params {
            self.key = Some(Zeroizing::new(value.bytes()?.to_vec()));
            self.check()?;
        }
        Ok(())
    }

    /// An error unless it is complete.
    pub(crate) fn check(&self) -> Result<()> {
        match self.key.as_ref().map(|key| key.len()) {
            Some(32) => Ok(()),
            Some(given) => Err(fastgost::Error::KeyLength { given, allowed: "32 bytes" }.into()),
            None => Err(Error::state("this MAC needs a key of 32 bytes: set \"key\" or \"hexkey\"")),
        }
    }

    /// A message under the key.
    pub(crate) fn begin(&self) -> Result<State> {
        self.check()?;
        let mut state = State::new(self.spec);
        state.begin(self.key.as_ref().map(|key| key.as_slice()))?;
        Ok(state)
    }
}

pub(crate) static GENERATOR_SETTABLE: &[Param] = &[Param::bytes(c"priv"), Param::bytes(c"key"), Param::END];
