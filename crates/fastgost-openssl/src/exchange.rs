//! Key agreement. The parameters of VKO GOST R 34.10-2001, VKO GOST R 34.10-2012 and KEG have the same names as in
//! gost-engine. ECDHE of TLS 1.3 uses ephemeral keys.
use crate::{
    error::{Error, Result},
    ffi::{
        abi::{Algorithm, Param},
        exchange::Exchange,
        params::{Params, Value},
    },
    key::{GOST2001, GOST2012_256, GOST2012_512, Key},
};
use fastgost::{keys, sign::agree};
use zeroize::Zeroizing;

pub(crate) static ALGORITHMS: &[Algorithm] = &[
    Algorithm::new(GOST2012_256.names, Exchange::FUNCTIONS, c"VKO GOST R 34.10-2012 and KEG"),
    Algorithm::new(GOST2012_512.names, Exchange::FUNCTIONS, c"VKO GOST R 34.10-2012 and KEG"),
    Algorithm::new(GOST2001.names, Exchange::FUNCTIONS, c"VKO GOST R 34.10-2001"),
    Algorithm::new(c"gost-ecdhe-256", Exchange::FUNCTIONS, c"ECDHE of TLS 1.3"),
    Algorithm::new(c"gost-ecdhe-512", Exchange::FUNCTIONS, c"ECDHE of TLS 1.3"),
    Algorithm::END,
];

/// The methods of key agreement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Method {
    Vko2001,
    Vko256,
    Vko512,
    Keg,
    Ecdhe,
}

#[derive(Clone, Default)]
pub(crate) struct State {
    key: Option<Key>,
    peer: Option<Key>,
    /// The user keying material (UKM), which is not secret.
    ukm: Vec<u8>,
    /// The size in bits of the key that VKO computes. If the size is 0, the length of the user keying material decides
    /// the size.
    vko: u64,
}

impl State {
    pub(crate) fn init(&mut self, key: Option<Key>) -> Result<()> {
        let key = key.or(self.key.take()).ok_or_else(|| Error::state("no key was given, and none was set before"))?;
        key.private()?;
        *self = Self { key: Some(key), ..Self::default() };
        Ok(())
    }

    pub(crate) fn set_peer(&mut self, key: Option<Key>) -> Result<()> {
        let key = key.ok_or_else(|| Error::state("no peer's key was given"))?;
        key.public()?;
        self.peer = Some(key);
        Ok(())
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(if self.key.as_ref().is_some_and(|key| key.kind.is_ephemeral) { NOTHING } else { SETTABLE })?;
        if let Some(ukm) = ukm(params)? {
            self.ukm = ukm;
        }
        if let Some(bits) = params.get(c"vko") {
            self.vko = match bits.number()? {
                bits @ (0 | 256 | 512) => bits,
                bits => {
                    let text = format!("vko:{bits} is unknown; allowed: 256, 512, or 0 to derive by the length of ukm");
                    return Err(Error::parameter(text));
                }
            };
        }
        Ok(())
    }

    fn key(&self) -> Result<&Key> {
        self.key.as_ref().ok_or_else(|| Error::state("no key was set before"))
    }

    fn method(&self) -> Result<Method> {
        let kind = self.key()?.kind;
        if kind.is_ephemeral {
            return Ok(Method::Ecdhe);
        }
        let is_2001 = kind.algorithm == keys::Algorithm::Gost2001;
        Ok(match (self.vko, self.ukm.len()) {
            (_, 0) => {
                return Err(Error::parameter(
                    "the user keying material is not set (-pkeyopt ukmhex:...); allowed: 8 bytes for VKO, 32 for KEG, or with \
                     vko:256 and vko:512 from 1 byte to the size of a coordinate",
                ));
            }
            (256, _) => Method::Vko256,
            (512, _) => Method::Vko512,
            (_, 8) if is_2001 => Method::Vko2001,
            (_, 8) => Method::Vko256,
            (_, 32) if !is_2001 => Method::Keg,
            (_, size) => {
                let allowed = if is_2001 { "8" } else { "8 (VKO), 32 (KEG)" };
                return Err(Error::parameter(format!(
                    "the user keying material has {size} bytes; allowed: {allowed}, or other sizes with vko:256 or vko:512"
                )));
            }
        })
    }

    /// Returns the number of bytes in the agreed key.
    pub(crate) fn size(&self) -> Result<usize> {
        Ok(match self.method()? {
            Method::Vko2001 | Method::Vko256 => 32,
            Method::Vko512 | Method::Keg => 64,
            Method::Ecdhe => self.key()?.kind.size(),
        })
    }

    pub(crate) fn derive(&self) -> Result<Zeroizing<Vec<u8>>> {
        let peer = self.peer.as_ref().ok_or_else(|| Error::state("no peer's key was set before"))?.public()?;
        let (key, ukm) = (&**self.key()?.private()?, self.ukm.as_slice());
        // Each arm of this `match` copies the key from its own buffer, so that no copy of the key stays on the stack.
        Ok(match self.method()? {
            Method::Vko2001 => agree::vko_2001(key, peer, ukm)?[..].to_vec(),
            Method::Vko256 => agree::vko_256(key, peer, ukm)?[..].to_vec(),
            Method::Vko512 => agree::vko_512(key, peer, ukm)?[..].to_vec(),
            Method::Keg => {
                let h = ukm.try_into().map_err(|_| Error::parameter("KEG needs 32 bytes of user keying material"))?;
                agree::keg(key, peer, h)?[..].to_vec()
            }
            Method::Ecdhe => agree::ecdhe(key, peer)?.to_vec(),
        }
        .into())
    }
}

/// Returns the user keying material that the caller has set as bytes, or as hexadecimal digits.
pub(crate) fn ukm(params: Params<'_>) -> Result<Option<Vec<u8>>> {
    if let Some(ukm) = params.get(c"ukm").map(Value::bytes).transpose()? {
        return Ok(Some(ukm.to_vec()));
    }
    let Some(text) = params.get(c"ukmhex").map(Value::text).transpose()? else { return Ok(None) };
    let digits: Vec<u8> = text.bytes().filter(|byte| *byte != b':').collect();
    let byte = |pair: &[u8]| match pair {
        [_, _] => u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok(),
        _ => None,
    };
    let hex = digits.iter().all(u8::is_ascii_hexdigit).then(|| digits.chunks(2).map(byte).collect::<Option<Vec<u8>>>());
    hex.flatten().map(Some).ok_or_else(|| Error::parameter("ukmhex is wrong; allowed: pairs of hexadecimal digits"))
}

/// ECDHE has no parameters.
static NOTHING: &[Param] = &[Param::END];

pub(crate) static SETTABLE: &[Param] =
    &[Param::bytes(c"ukm"), Param::text(c"ukmhex"), Param::number(c"vko"), Param::END];
