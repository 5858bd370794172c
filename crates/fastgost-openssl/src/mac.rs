//! The MACs OMAC, OMAC-ACPKM and IMIT, under OpenSSL's names. HMAC is not here, because OpenSSL has its own HMAC.
use crate::{
    error::{Error, Result},
    ffi::{
        abi::{Algorithm, Param},
        mac::Mac,
        params::{Params, Request, Value},
    },
    row, sboxes,
};
use fastgost::{
    ParameterSet,
    registry::{self, DynMac, Options},
};
use zeroize::Zeroizing;

/// A MAC: its row (its entry) in fastgost's registry of algorithms, and its S-box set.
pub(crate) struct Spec {
    row: &'static registry::Algorithm,
    /// The default S-box set of GOST 28147-89, or `None` for a MAC with another cipher. The user may set another S-box
    /// set.
    sbox: Option<&'static str>,
}

impl Spec {
    const fn new(name: &str, sbox: Option<&'static str>) -> Self {
        Self { row: row(name), sbox }
    }

    /// Returns the default number of bytes in a tag. The user may set another size.
    pub(crate) fn size(&self) -> usize {
        self.row.tag_size().unwrap_or(0)
    }
}

macro_rules! rows {
    ($($names:literal, $description:literal, $spec:expr;)+) => {
        &[$({
            struct Row;
            impl Mac for Row {
                const SPEC: Spec = $spec;
            }
            Algorithm::new($names, Row::FUNCTIONS, $description)
        },)+ Algorithm::END]
    };
}

pub(crate) const KUZNYECHIK_MAC: Spec = Spec::new("kuznyechik-omac", None);
pub(crate) const MAGMA_MAC: Spec = Spec::new("magma-omac", None);
pub(crate) const GOST_MAC: Spec = Spec::new("gost28147-imit", Some("a"));
pub(crate) const GOST_MAC_12: Spec = Spec::new("gost28147-imit", Some("z"));

pub(crate) static ALGORITHMS: &[Algorithm] = rows! {
    c"kuznyechik-mac:grasshopper-mac", c"OMAC with Kuznyechik (GOST R 34.13-2015)", KUZNYECHIK_MAC;
    c"magma-mac", c"OMAC with Magma (GOST R 34.13-2015)", MAGMA_MAC;
    c"kuznyechik-ctr-acpkm-omac:1.2.643.7.1.1.5.2.2", c"OMAC-ACPKM with Kuznyechik (R 1323565.1.017-2018)",
    Spec::new("kuznyechik-omac-acpkm", None);
    c"magma-ctr-acpkm-omac:1.2.643.7.1.1.5.1.2", c"OMAC-ACPKM with Magma (R 1323565.1.017-2018)",
    Spec::new("magma-omac-acpkm", None);
    c"gost-mac:GOST 28147-89 MAC:1.2.643.2.2.22", c"IMIT of GOST 28147-89 with the S-boxes CryptoPro-A and key meshing",
    GOST_MAC;
    c"gost-mac-12", c"IMIT of GOST 28147-89 with the S-boxes TC26-Z and key meshing", GOST_MAC_12;
};

/// The context of a MAC, with the state of the message whose tag is being computed.
pub(crate) struct State {
    spec: &'static Spec,
    key: Option<Zeroizing<Vec<u8>>>,
    size: usize,
    set: Option<&'static ParameterSet>,
    section: Option<usize>,
    /// In OMAC-ACPKM, the number of bytes of keystream after which the master key changes. The standard calls this
    /// number T*.
    key_section: Option<usize>,
    /// The MAC, prepared with the key and the parameters in the fields above. The field is `None` if there is no key,
    /// or if the key or a parameter has changed since the MAC was prepared.
    mac: Option<Box<dyn DynMac>>,
    /// True if the MAC has processed data of the current message.
    begun: bool,
}

impl State {
    pub(crate) fn new(spec: &'static Spec) -> Self {
        let set = spec.sbox.and_then(|name| sboxes::all().find(|set| set.name == name));
        Self { spec, key: None, size: spec.size(), set, section: None, key_section: None, mac: None, begun: false }
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(SETTABLE)?;
        for value in params {
            self.set_one(value)?;
        }
        Ok(())
    }

    pub(crate) fn set_one(&mut self, value: Value<'_>) -> Result<()> {
        if self.begun {
            return Err(Error::state("parameters of a MAC must be set before the data"));
        }
        match value.key().to_bytes() {
            b"key" => self.set_key(value.bytes()?),
            b"size" => self.size = value.size()?,
            b"paramset" if self.set.is_some() => self.set = Some(sboxes::from_text(value.text()?)?),
            b"paramset" => {
                return Err(Error::parameter("this MAC has no parameter sets; gost-mac and gost-mac-12 have"));
            }
            _ if self.spec.row.section_size().is_none() => {
                return Err(Error::parameter(
                    "this MAC has no sections; kuznyechik-ctr-acpkm-omac and magma-ctr-acpkm-omac have",
                ));
            }
            b"cipher-key-mesh" => self.key_section = Some(value.size()?),
            _ => self.section = Some(value.size()?),
        }
        self.mac = None;
        Ok(())
    }

    pub(crate) fn set_key(&mut self, key: &[u8]) {
        self.key = Some(Zeroizing::new(key.to_vec()));
        self.mac = None;
    }

    pub(crate) fn has_key(&self) -> bool {
        self.key.is_some()
    }

    /// Sets parameters, and begins a message. If `key` is given, the tag of this message is computed with this new key.
    /// The call ends any earlier message.
    pub(crate) fn init(&mut self, key: Option<&[u8]>, params: Params<'_>) -> Result<()> {
        self.begun = false;
        self.set(params)?;
        self.begin(key)
    }

    /// Does the same as `init`, without parameters.
    pub(crate) fn begin(&mut self, key: Option<&[u8]>) -> Result<()> {
        self.begun = false;
        if let Some(key) = key {
            self.set_key(key);
        }
        match &mut self.mac {
            Some(mac) => mac.reset(),
            // There may be no key yet: libcrypto's code for `EVP_PKEY` copies a context without a key, and sets the key
            // later.
            None if self.key.is_none() => {}
            None => self.make()?,
        }
        Ok(())
    }

    pub(crate) fn make(&mut self) -> Result<()> {
        let Some(key) = &self.key else {
            return Err(Error::state("this MAC needs a key of 32 bytes: set the parameter \"key\" or \"hexkey\""));
        };
        let sbox = self.set.map(|set| sboxes::from_name(set.name)).transpose()?;
        let options = Options {
            sbox: sbox.as_ref(),
            meshing: self.set.is_some_and(|set| set.key_meshing),
            tag_size: Some(self.size),
            section: self.section,
            key_section: self.key_section,
            ..Options::default()
        };
        self.mac = Some(self.spec.row.mac(key, &options)?);
        Ok(())
    }

    fn ready(&mut self) -> Result<&mut Box<dyn DynMac>> {
        if self.mac.is_none() {
            self.make()?;
        }
        self.mac.as_mut().ok_or_else(|| Error::state("the MAC has no key"))
    }

    pub(crate) fn update(&mut self, data: &[u8]) -> Result<()> {
        self.ready()?.update(data)?;
        self.begun = true;
        Ok(())
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    pub(crate) fn finalize(&mut self, tag: &mut [u8]) -> Result<()> {
        let whole = self.ready()?.finalize_reset();
        self.begun = false;
        match tag.len() == whole.len() {
            true => tag.copy_from_slice(&whole),
            false => return Err(Error::room(tag.len(), whole.len())),
        }
        Ok(())
    }

    pub(crate) fn answer(&self, request: Request<'_>) -> Result<()> {
        answer(self.spec, self.size, request)
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self { key: self.key.clone(), mac: self.mac.as_ref().map(|mac| mac.dup()), ..*self }
    }
}

pub(crate) static GETTABLE: &[Param] =
    &[Param::number(c"size"), Param::number(c"block-size"), Param::number(c"keylen"), Param::END];

pub(crate) static SETTABLE: &[Param] = &[
    Param::bytes(c"key"),
    Param::number(c"size"),
    Param::text(c"paramset"),
    Param::number(c"key-mesh"),
    Param::number(c"cipher-key-mesh"),
    Param::END,
];

/// Answers a request of the core for a property of a MAC. The tags have `size` bytes.
pub(crate) fn answer(spec: &Spec, size: usize, request: Request<'_>) -> Result<()> {
    match request.key().to_bytes() {
        b"size" => request.put_size(size),
        b"block-size" => request.put_size(spec.row.block_size()),
        b"keylen" => request.put_size(spec.row.key_size().unwrap_or(0)),
        _ => Ok(()),
    }
}
