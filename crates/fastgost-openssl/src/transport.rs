//! Key transport, which OpenSSL calls encryption with a public key: a secret under a key that the recipient's key and an ephemeral
//! key agree on. With the wrap of CryptoPro for CMS (RFC 4490, section 4.2) and TLS (RFC 9189, section 4.2.4.2), and with KExp15 for
//! TLS (RFC 9189, section 4.2.4.1).
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
        pkcs8::{
            ObjectIdentifier,
            der::{
                self, Any, Decode, Encode, Reader, SliceReader, Tag, TagNumber, Tagged,
                asn1::{AnyRef, OctetStringRef},
            },
        },
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

/// How the secret is wrapped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wrap {
    CryptoPro,
    Magma,
    Kuznyechik,
}

impl Wrap {
    /// Bytes in the initialisation vector, and in the tag that makes a wrapped secret longer.
    fn sizes(self) -> (usize, usize) {
        match self {
            Self::CryptoPro => (8, CHECKSUM),
            Self::Magma => (4, 8),
            Self::Kuznyechik => (8, 16),
        }
    }

    /// The wrap under a key from VKO, with an S-box set, or under the keys from KEG.
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
    /// Public. Random if it is empty.
    ukm: Vec<u8>,
    wrap: Option<Wrap>,
}

/// Bytes in a secret that the wrap of CryptoPro takes, and in the checksum that follows it.
const SECRET: usize = 32;
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
        if let Some(ukm) = ukm(params)? {
            self.ukm = ukm;
        }
        if let Some(cipher) = params.get(c"cipher") {
            self.wrap = match cipher.text()?.to_ascii_lowercase().as_str() {
                "gost89" => Some(Wrap::CryptoPro),
                "magma-ctr" => Some(Wrap::Magma),
                "kuznyechik-ctr" => Some(Wrap::Kuznyechik),
                // CMS sets the cipher of the content; this is libcrypto's name for one that it has no number for.
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

    /// The size of a secret when it is encrypted.
    pub(crate) fn encrypted_size(&self, secret: usize) -> Result<usize> {
        let wrap = self.wrap(secret)?;
        let wrapped = vec![0; secret + wrap.sizes().1];
        let ephemeral = public_key(self.key()?)?;
        Ok(match wrap {
            Wrap::CryptoPro => key_transport(&wrapped, &ephemeral, &[0; 8], self.sbox()?.0)?.len(),
            _ => ps_key_transport(&wrapped, &ephemeral, &[0; 32])?.len(),
        })
    }

    pub(crate) fn encrypt(&self, secret: &[u8]) -> Result<Vec<u8>> {
        let (key, wrap) = (self.key()?, self.wrap(secret.len())?);
        let recipient = key.public()?;
        let ephemeral = SigningKey::generate(recipient.curve())?;
        let public = public_key(&Key::from_public(key.kind, ephemeral.verifying_key()))?;
        let (iv, tag) = wrap.sizes();
        let mut wrapped = vec![0; secret.len() + tag];
        if wrap == Wrap::CryptoPro {
            let ukm: [u8; 8] = self.ukm_or_random()?;
            let (set, sbox) = self.sbox()?;
            let kek = self.kek(&ephemeral, recipient, &ukm)?;
            wrap.keyed(&kek[..], Some(sbox))?.wrap(&ukm, secret, &mut wrapped)?;
            return key_transport(&wrapped, &public, &ukm, set);
        }
        let ukm: [u8; 32] = self.ukm_or_random()?;
        let keys = agree::keg(&ephemeral, recipient, &ukm)?;
        wrap.keyed(&keys[..], None)?.wrap(&ukm[24..24 + iv], secret, &mut wrapped)?;
        ps_key_transport(&wrapped, &public, &ukm)
    }

    /// The secret. How it was wrapped can be seen, unless the cipher says how it must be.
    pub(crate) fn decrypt(&self, encrypted: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
        let (cryptopro, kexp15) = (read_key_transport(encrypted), read_ps_key_transport(encrypted));
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
        // TLS derives it, and does not believe the peer.
        if !self.ukm.is_empty() && self.ukm != transport.ukm {
            let text = "the user keying material of the transported key is not the one that was set; allowed: that one";
            return Err(Error::new(Reason::Authentication, text));
        }
        let oid = transport.sbox.to_string();
        // Those whose names begin with h94 are for the hash function.
        let set = Sbox::SETS.iter().find(|set| set.oid == oid && !set.name.starts_with("h94"));
        let set = set.ok_or_else(|| {
            let allowed = "those of RFC 4357, and param-Z of RFC 7836";
            Error::new(
                Reason::Format,
                format!("the S-box set {oid} of the transported key is unknown; allowed: {allowed}"),
            )
        })?;
        let kek = self.kek(key, &peer, &transport.ukm)?;
        let mut secret = Zeroizing::new(vec![0; SECRET]);
        let wrap = Wrap::CryptoPro.keyed(&kek[..], Some(set.name))?;
        wrap.unwrap(&transport.ukm, &transport.wrapped, &mut secret)?;
        Ok(secret)
    }

    fn decrypt_kexp15(&self, transport: PsKeyTransport) -> Result<Zeroizing<Vec<u8>>> {
        if self.is_2001()? {
            return Err(only_gost89());
        }
        let (key, peer) = (self.key()?.private()?, self.ephemeral(&transport.ephemeral)?);
        // The context's, if it is set: TLS requires that.
        let ukm = if self.ukm.is_empty() { &transport.ukm } else { &self.ukm };
        let ukm: &[u8; 32] = ukm.as_slice().try_into().map_err(|_| wrong_ukm(ukm.len(), 32))?;
        let wrap = match (self.wrap, transport.wrapped.len()) {
            (Some(wrap @ (Wrap::Magma | Wrap::Kuznyechik)), _) => wrap,
            // Secrets of 32 bytes with a tag of one block.
            (_, 40) => Wrap::Magma,
            (_, 48) => Wrap::Kuznyechik,
            _ => return Err(malformed()),
        };
        let keys = agree::keg(key, &peer, ukm)?;
        let (iv, tag) = wrap.sizes();
        // Of another length, libssl would take what is behind a shorter one for the rest of it.
        if transport.wrapped.len() != SECRET + tag {
            return Err(malformed());
        }
        let mut secret = Zeroizing::new(vec![0; SECRET]);
        wrap.keyed(&keys[..], None)?.unwrap(&ukm[24..24 + iv], &transport.wrapped, &mut secret)?;
        Ok(secret)
    }

    /// The peer's key, which is of the same kind as the recipient's.
    fn ephemeral(&self, public_key: &[u8]) -> Result<VerifyingKey> {
        let (key, kind) = (PublicKey::read(public_key)?, self.key()?.kind);
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

    /// The S-box set for the wrap of CryptoPro: its identifier and its name.
    fn sbox(&self) -> Result<(&'static str, &'static str)> {
        Ok(if self.is_2001()? { ("1.2.643.2.2.31.1", "a") } else { ("1.2.643.7.1.2.5.1.1", "z") })
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

const IMPLICIT: Tag = Tag::ContextSpecific { constructed: true, number: TagNumber(0) };

fn tlv(tag: Tag, parts: &[&[u8]]) -> der::Result<Vec<u8>> {
    Any::new(tag, parts.concat())?.to_der()
}

/// `GostR3410-KeyTransport` of RFC 4490, section 4.2.1. The ephemeral key is a `SubjectPublicKeyInfo`.
fn key_transport(wrapped: &[u8], ephemeral: &[u8], ukm: &[u8; 8], sbox: &str) -> Result<Vec<u8>> {
    let encode = || {
        let octets = |bytes| tlv(Tag::OctetString, &[bytes]);
        let (encrypted, checksum) = wrapped.split_at(SECRET);
        let session = tlv(Tag::Sequence, &[&octets(encrypted)?, &octets(checksum)?])?;
        let set = ObjectIdentifier::new(sbox)?.to_der()?;
        let key = tlv(IMPLICIT, &[AnyRef::from_der(ephemeral)?.value()])?;
        let parameters = tlv(IMPLICIT, &[&set, &key, &octets(ukm)?])?;
        tlv(Tag::Sequence, &[&session, &parameters])
    };
    encode().map_err(|_: der::Error| malformed())
}

struct KeyTransport {
    wrapped: Vec<u8>,
    sbox: ObjectIdentifier,
    ephemeral: Vec<u8>,
    ukm: Vec<u8>,
}

fn read_key_transport(der: &[u8]) -> der::Result<KeyTransport> {
    let mut reader = SliceReader::new(der)?;
    let transport = reader.sequence(|r: &mut SliceReader<'_>| {
        let wrapped = r.sequence(|r: &mut SliceReader<'_>| {
            let [encrypted, checksum] = [octets_of(r, SECRET)?, octets_of(r, CHECKSUM)?];
            Ok::<_, der::Error>([encrypted, checksum].concat())
        })?;
        let mut r = SliceReader::new(implicit(r)?)?;
        let sbox = ObjectIdentifier::decode(&mut r)?;
        let ephemeral = tlv(Tag::Sequence, &[implicit(&mut r)?])?;
        let ukm = octets_of(&mut r, 8)?.to_vec();
        r.finish()?;
        Ok::<_, der::Error>(KeyTransport { wrapped, sbox, ephemeral, ukm })
    })?;
    reader.finish()?;
    Ok(transport)
}

fn octets<'a>(r: &mut SliceReader<'a>) -> der::Result<&'a [u8]> {
    Ok(<&OctetStringRef>::decode(r)?.as_bytes())
}

fn octets_of<'a>(r: &mut SliceReader<'a>, size: usize) -> der::Result<&'a [u8]> {
    let octets = octets(r)?;
    if octets.len() == size { Ok(octets) } else { Err(Tag::OctetString.length_error().into()) }
}

/// The content of an element with the tag `[0]`.
fn implicit<'a>(r: &mut SliceReader<'a>) -> der::Result<&'a [u8]> {
    let any = AnyRef::decode(r)?;
    any.tag().assert_eq(IMPLICIT)?;
    Ok(any.value())
}

/// `GostKeyTransport` of RFC 9189, section 4.2.4.1.
fn ps_key_transport(wrapped: &[u8], ephemeral: &[u8], ukm: &[u8; 32]) -> Result<Vec<u8>> {
    let octets = |bytes| tlv(Tag::OctetString, &[bytes]);
    let encode = || tlv(Tag::Sequence, &[&octets(wrapped)?, ephemeral, &octets(ukm)?]);
    encode().map_err(|_| malformed())
}

struct PsKeyTransport {
    wrapped: Vec<u8>,
    ephemeral: Vec<u8>,
    ukm: Vec<u8>,
}

fn read_ps_key_transport(der: &[u8]) -> der::Result<PsKeyTransport> {
    let mut reader = SliceReader::new(der)?;
    let transport = reader.sequence(|r: &mut SliceReader<'_>| {
        let wrapped = octets(r)?.to_vec();
        let ephemeral = r.tlv_bytes()?.to_vec();
        let ukm = Option::<&OctetStringRef>::decode(r)?.map_or(Vec::new(), |ukm| ukm.as_bytes().to_vec());
        Ok::<_, der::Error>(PsKeyTransport { wrapped, ephemeral, ukm })
    })?;
    reader.finish()?;
    Ok(transport)
}

pub(crate) static SETTABLE: &[Param] =
    &[Param::bytes(c"ukm"), Param::text(c"ukmhex"), Param::text(c"cipher"), Param::END];
