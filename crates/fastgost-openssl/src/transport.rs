//! Key transport: a secret is encrypted to a recipient's public key. In OpenSSL, this operation is called encryption
//! with a public key. The recipient's key and an ephemeral key give a shared key. The secret is encrypted (wrapped)
//! under the shared key. There are two ways to wrap the secret. CryptoPro's wrap is for CMS (RFC 4490, section 4.2) and
//! for TLS (RFC 9189, section 4.2.4.2). KExp15 is for TLS (RFC 9189, section 4.2.4.1).
use crate::{
    encode::public_key,
    error::{Error, Reason, Result},
    exchange::ukm,
    ffi::{
        abi::{Algorithm, Param},
        asym::Transport,
        params::Params,
    },
    key::{GOST2001, GOST2012_256, GOST2012_512, Key, random},
};
use fastgost::{
    Sbox,
    keys::{
        self, PublicKey,
        transport::{KeyTransport, PsKeyTransport, SECRET},
    },
    registry::{self, DynWrap, Options},
    sign::{SigningKey, VerifyingKey, agree},
};
use zeroize::Zeroizing;

pub(crate) static ALGORITHMS: &[Algorithm] = &[
    Algorithm::new(GOST2012_256.names, Transport::FUNCTIONS, c"key transport, RFC 4490 and RFC 9189"),
    Algorithm::new(GOST2012_512.names, Transport::FUNCTIONS, c"key transport, RFC 4490 and RFC 9189"),
    Algorithm::new(GOST2001.names, Transport::FUNCTIONS, c"key transport, RFC 4490"),
    Algorithm::END,
];

/// The algorithms that wrap the secret. `Magma` is KExp15 with Magma, and `Kuznyechik` is KExp15 with Kuznyechik.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wrap {
    CryptoPro,
    Magma,
    Kuznyechik,
}

impl Wrap {
    /// Returns the size of the initialisation vector and the size of the tag, in bytes. A wrapped secret is longer than
    /// the secret by the length of the tag.
    fn sizes(self) -> (usize, usize) {
        match self {
            Self::CryptoPro => (8, CHECKSUM),
            Self::Magma => (4, 8),
            Self::Kuznyechik => (8, 16),
        }
    }

    /// Returns the wrap algorithm, prepared with `key`. CryptoPro's wrap needs a key from VKO, and an S-box set. KExp15
    /// needs keys from KEG.
    fn keyed(self, key: &[u8], sbox: Option<&'static str>) -> Result<Box<dyn DynWrap>> {
        let name = match self {
            Self::CryptoPro => "gost28147-cryptopro-wrap",
            Self::Magma => "magma-kexp15",
            Self::Kuznyechik => "kuznyechik-kexp15",
        };
        let sbox = sbox.map(Sbox::from_name).transpose()?;
        Ok(registry::Algorithm::from_name(name)?.wrap(key, &Options { sbox: sbox.as_ref(), ..Options::default() })?)
    }
}

#[derive(Clone, Default)]
pub(crate) struct State {
    key: Option<Key>,
    /// The user keying material (UKM), which is not secret. If the field is empty, encryption uses a random UKM.
    ukm: Vec<u8>,
    wrap: Option<Wrap>,
}

/// The number of bytes in the checksum that follows a secret in CryptoPro's wrap.
const CHECKSUM: usize = 4;

impl State {
    pub(crate) fn init(&mut self, key: Option<Key>, decrypts: bool) -> Result<()> {
        let key = key.or(self.key.take()).ok_or_else(|| Error::state("no key was given, and none was set before"))?;
        if decrypts {
            key.private()?;
        } else {
            key.public()?;
        }
        *self = Self { key: Some(key), ..Self::default() };
        Ok(())
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        params.only(SETTABLE)?;
        if let Some(ukm) = ukm(params)? {
            self.ukm = ukm;
        }
        if let Some(cipher) = params.get(c"cipher") {
            self.wrap = match cipher.text()?.to_ascii_lowercase().as_str() {
                "gost89" => Some(Wrap::CryptoPro),
                "magma-ctr" => Some(Wrap::Magma),
                "kuznyechik-ctr" => Some(Wrap::Kuznyechik),
                // For CMS, libcrypto sets this parameter to the name of the cipher that encrypts the content. If this
                // cipher has no number in libcrypto, the name is "undef".
                "undef" => None,
                name => {
                    let text = format!("\"{name}\" wraps no keys; allowed: gost89, magma-ctr, kuznyechik-ctr");
                    return Err(Error::parameter(text));
                }
            };
        }
        Ok(())
    }

    fn key(&self) -> Result<&Key> {
        self.key.as_ref().ok_or_else(|| Error::state("no key was set before"))
    }

    fn is_2001(&self) -> Result<bool> {
        Ok(self.key()?.kind.algorithm == keys::Algorithm::Gost2001)
    }

    fn wrap(&self, secret: usize) -> Result<Wrap> {
        let wrap = self.wrap.unwrap_or(Wrap::CryptoPro);
        if secret != SECRET {
            return Err(Error::parameter(format!(
                "a key of {secret} bytes cannot be transported; allowed: {SECRET} bytes"
            )));
        }
        if wrap != Wrap::CryptoPro && self.is_2001()? {
            return Err(only_gost89());
        }
        Ok(wrap)
    }

    /// Returns the number of bytes in an encrypted secret. `secret` is the number of bytes in the secret.
    pub(crate) fn encrypted_size(&self, secret: usize) -> Result<usize> {
        let wrap = self.wrap(secret)?;
        let key = self.key()?;
        let ephemeral = public_key(&Key::from_public(key.kind, *key.public()?))?;
        Ok(match wrap {
            Wrap::CryptoPro => KeyTransport::new([0; 36], self.sbox()?, ephemeral, [0; 8])?.to_der()?.len(),
            _ => PsKeyTransport::new(vec![0; secret + wrap.sizes().1], ephemeral, vec![0; 32]).to_der()?.len(),
        })
    }

    pub(crate) fn encrypt(&self, secret: &[u8]) -> Result<Vec<u8>> {
        let (key, wrap) = (self.key()?, self.wrap(secret.len())?);
        let recipient = key.public()?;
        let ephemeral = SigningKey::generate(recipient.curve())?;
        let public = public_key(&Key::from_public(key.kind, ephemeral.verifying_key()))?;
        if wrap == Wrap::CryptoPro {
            let ukm: [u8; 8] = self.ukm_or_random()?;
            let sbox = self.sbox()?;
            let kek = self.kek(&ephemeral, recipient, &ukm)?;
            let mut wrapped = [0; SECRET + CHECKSUM];
            wrap.keyed(&kek[..], Some(sbox))?.wrap(&ukm, secret, &mut wrapped)?;
            return Ok(KeyTransport::new(wrapped, sbox, public, ukm)?.to_der()?);
        }
        let ukm: [u8; 32] = self.ukm_or_random()?;
        let keys = agree::keg(&ephemeral, recipient, &ukm)?;
        let (iv, tag) = wrap.sizes();
        let mut wrapped = vec![0; secret.len() + tag];
        wrap.keyed(&keys[..], None)?.wrap(&ukm[24..24 + iv], secret, &mut wrapped)?;
        Ok(PsKeyTransport::new(wrapped, public, ukm.to_vec()).to_der()?)
    }

    /// Decrypts the secret. If the user has set a cipher, the secret must be wrapped in the way that belongs to this
    /// cipher. Otherwise, the encoding of the data shows how the secret is wrapped.
    pub(crate) fn decrypt(&self, encrypted: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
        let (cryptopro, kexp15) = (KeyTransport::read(encrypted), PsKeyTransport::read(encrypted));
        match (self.wrap, cryptopro, kexp15) {
            (None | Some(Wrap::CryptoPro), Ok(transport), _) => self.decrypt_cryptopro(transport),
            (None | Some(Wrap::Magma | Wrap::Kuznyechik), _, Ok(transport)) => self.decrypt_kexp15(transport),
            (Some(_), Ok(_), _) => Err(other_form("RFC 4490, which the cipher gost89 is for")),
            (Some(_), _, Ok(_)) => Err(other_form("RFC 9189, which the ciphers magma-ctr and kuznyechik-ctr are for")),
            _ => Err(malformed()),
        }
    }

    fn decrypt_cryptopro(&self, transport: KeyTransport) -> Result<Zeroizing<Vec<u8>>> {
        let (key, peer) = (self.key()?.private()?, self.ephemeral(&transport.ephemeral)?);
        // In TLS, the client and the server derive the UKM themselves. So libssl sets the UKM of this context, and the
        // UKM in the data must be equal to it.
        if !self.ukm.is_empty() && self.ukm != transport.ukm {
            let text = "the user keying material of the transported key is not the one that was set; allowed: that one";
            return Err(Error::new(Reason::Authentication, text));
        }
        let kek = self.kek(key, &peer, &transport.ukm)?;
        let mut secret = Zeroizing::new(vec![0; SECRET]);
        let wrap = Wrap::CryptoPro.keyed(&kek[..], Some(transport.sbox.name))?;
        wrap.unwrap(&transport.ukm, &transport.wrapped, &mut secret)?;
        Ok(secret)
    }

    fn decrypt_kexp15(&self, transport: PsKeyTransport) -> Result<Zeroizing<Vec<u8>>> {
        if self.is_2001()? {
            return Err(only_gost89());
        }
        let (key, peer) = (self.key()?.private()?, self.ephemeral(&transport.ephemeral)?);
        // If the UKM of this context is set, it is used instead of the UKM in the data, as TLS requires.
        let ukm = if self.ukm.is_empty() { &transport.ukm } else { &self.ukm };
        let ukm: &[u8; 32] = ukm.as_slice().try_into().map_err(|_| wrong_ukm(ukm.len(), 32))?;
        let wrap = match (self.wrap, transport.wrapped.len()) {
            (Some(wrap @ (Wrap::Magma | Wrap::Kuznyechik)), _) => wrap,
            // The wrapped secret has 32 bytes for the secret, and then a tag of 8 bytes (Magma) or 16 bytes
            // (Kuznyechik).
            (_, 40) => Wrap::Magma,
            (_, 48) => Wrap::Kuznyechik,
            _ => return Err(malformed()),
        };
        let keys = agree::keg(&**key, &peer, ukm)?;
        let (iv, tag) = wrap.sizes();
        // libssl expects a secret of exactly `SECRET` bytes. If the secret were shorter, libssl would also use the
        // bytes that come after the secret in its buffer.
        if transport.wrapped.len() != SECRET + tag {
            return Err(malformed());
        }
        let mut secret = Zeroizing::new(vec![0; SECRET]);
        wrap.keyed(&keys[..], None)?.unwrap(&ukm[24..24 + iv], &transport.wrapped, &mut secret)?;
        Ok(secret)
    }

    /// Reads the ephemeral public key of the peer. Returns an error if the type of this key is not the type of the
    /// recipient's key.
    fn ephemeral(&self, public_key: &[u8]) -> Result<VerifyingKey> {
        let (key, kind) = (PublicKey::from_der(public_key)?, self.key()?.kind);
        match key.algorithm() == kind.algorithm {
            true => Ok(key.verifying_key()?),
            false => Err(Error::new(
                Reason::Format,
                format!(
                    "the ephemeral key of the transported key has the algorithm {}; allowed: {}, the recipient's",
                    key.algorithm().oid(),
                    kind.algorithm.oid()
                ),
            )),
        }
    }

    fn kek(&self, key: &SigningKey, peer: &VerifyingKey, ukm: &[u8]) -> Result<Zeroizing<[u8; 32]>> {
        Ok(if self.is_2001()? { agree::vko_2001(key, peer, ukm)? } else { agree::vko_256(key, peer, ukm)? })
    }

    /// Returns the name of the S-box set for CryptoPro's wrap.
    fn sbox(&self) -> Result<&'static str> {
        Ok(if self.is_2001()? { "a" } else { "z" })
    }

    fn ukm_or_random<const N: usize>(&self) -> Result<[u8; N]> {
        let mut ukm = [0; N];
        match self.ukm.len() {
            0 => random(&mut ukm)?,
            n if n == N => ukm.copy_from_slice(&self.ukm),
            n => return Err(wrong_ukm(n, N)),
        }
        Ok(ukm)
    }
}

fn wrong_ukm(given: usize, allowed: usize) -> Error {
    Error::parameter(format!("the user keying material has {given} bytes; allowed: {allowed}"))
}

fn only_gost89() -> Error {
    Error::parameter("keys of GOST R 34.10-2001 transport keys with the cipher gost89 only")
}

fn other_form(form: &str) -> Error {
    Error::new(
        Reason::Format,
        format!("the encrypted key has the form of {form}; allowed: that of the cipher that was set"),
    )
}

fn malformed() -> Error {
    Error::new(
        Reason::Format,
        "the encrypted key is malformed; allowed: GostR3410-KeyTransport (RFC 4490), GostKeyTransport (RFC 9189)",
    )
}

pub(crate) static SETTABLE: &[Param] =
    &[Param::bytes(c"ukm"), Param::text(c"ukmhex"), Param::text(c"cipher"), Param::END];
