//! Reads a PFX.
use super::{
    Bag, Content, Pfx,
    attributes::attributes,
    derivations::Derivations,
    mac,
    password::Form,
    scheme::{scheme, under_a_password, unread},
    structure::{ContentInfo, EncryptedData, EncryptedKey, PfxStructure, SafeBag, TypedBag},
};
use crate::{
    Error, Lenience, Result, Strictness, ber,
    budget::{self, Budget},
    cms::{EnvelopedReader, Senders, SignedData, SignedReader},
    cryptopro::{self, Permissions},
    oid,
};
use der::{
    Decode, Encode, Reader, SliceReader, Tag, TagNumber, Tagged,
    asn1::{AnyRef, OctetStringRef},
};
use fastgost::{
    keys::{decrypt_data, pkcs8::PrivateKeyInfoRef},
    sign::agree::AgreementKey,
};
use spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

/// The limit for the depth of bags that are nested in bags. No real file has more levels.
const DEEPEST: usize = 8;

/// Returns true if the data has the structure of a PFX. The contents of the PFX are not checked. No other kind of file
/// in DER has this structure.
pub fn is_pfx(data: &[u8]) -> bool {
    to_der(data, FIELD).is_ok_and(|der| PfxStructure::from_der(&der).is_ok_and(|pfx| pfx.version == 3))
}

impl Pfx {
    /// Reads a whole PFX in BER. The MAC of the PFX is verified, and everything encrypted is decrypted under the
    /// password.
    ///
    /// The password is a sequence of bytes, in UTF-8. If the PFX does not open with these bytes, a lenient reader tries
    /// the forms that other programs use. In one of these forms, the characters of the password are encoded as
    /// BMPString, with or without a terminator. In the other form, each byte of the password is one character of a
    /// BMPString. `most_iterations` limits the iterations of key derivation, over all parts and attempts together.
    /// Without a limit, the author of the file would decide the running time.
    /// [`MOST_ITERATIONS`](super::MOST_ITERATIONS) is a good value.
    ///
    /// If the PFX has no MAC, anybody may have added parts. [`mac`](Self::mac) shows whether there is a MAC. Parts
    /// whose encryption has its own MAC are an exception, because only a person who knows the password can make such a
    /// part.
    ///
    /// # Errors
    /// - [`Error::Password`], [`Error::Iterations`], [`Error::Strict`].
    /// - [`Error::Encoding`] and [`Error::Unsupported`], which name the field.
    pub fn open(data: &[u8], password: &[u8], most_iterations: u32, strictness: Strictness) -> Result<Pfx> {
        let data = to_der(data, FIELD)?;
        let pfx = structure(&data)?;
        let safe = pfx.auth_safe.content_type;
        if safe != oid::DATA {
            return Err(Error::unsupported("the PFX's integrity", kind(safe), "a MAC under a passphrase"));
        }
        let content = string(&pfx.auth_safe)?;
        let mut derivations = Derivations::new(password, most_iterations);
        let verified = match &pfx.mac_data {
            Some(data) => Some(mac::verify(data, content, &mut derivations, strictness)?),
            None => {
                strictness.accept(Lenience::PfxWithoutMac)?;
                None
            }
        };
        let form = verified.as_ref().map(|verified| verified.form);
        let key = Key::Password { derivations, form };
        let bags = Opener { key, strictness, bags: Vec::new(), unread: None }.parts(content)?;
        Ok(Pfx { bags, mac: verified.map(|verified| verified.text) })
    }

    /// Reads a PFX with a signature in place of a MAC. The parts of such a PFX are encrypted to the key of a recipient,
    /// and not under a password (RFC 7292, section 3.1).
    ///
    /// **Nothing in the PFX is verified.** The second value of the result is the `SignedData` around the contents, and
    /// the caller must verify its signatures. Its content is already hashed.
    ///
    /// # Errors
    /// - The errors of [`open`](Self::open).
    /// - [`Error::Refused`] if the key does not open the PFX.
    /// - [`Error::Work`] if more than 1000 recipients, in all parts together, would have to be tried. If these
    ///   recipients are in one part, the error is [`Error::Encoding`].
    pub fn open_signed<'k>(
        data: &[u8],
        key: impl Into<AgreementKey<'k>>,
        strictness: Strictness,
    ) -> Result<(Pfx, SignedData)> {
        let data = to_der(data, FIELD)?;
        let pfx = structure(&data)?;
        let safe = pfx.auth_safe.content_type;
        if safe != oid::SIGNED_DATA {
            return Err(Error::unsupported("the PFX's integrity", kind(safe), "a signature"));
        }
        let info = pfx.auth_safe.to_der().map_err(|e| Error::der(FIELD, e))?;
        let mut reader = SignedReader::new_with(&info[..], strictness)?;
        let content = whole(|out| reader.content(out))?;
        let signed = reader.finish()?;
        let senders: Vec<_> = signed.readable_certificates().collect();
        let key =
            Key::Private { key: key.into(), senders: Senders::new(&senders), budget: Budget::new(budget::DEFAULT) };
        let bags = Opener { key, strictness, bags: Vec::new(), unread: None }.parts(&content)?;
        Ok((Pfx { bags, mac: None }, signed))
    }
}

const FIELD: &str = "the PFX";

/// Returns true if the data is a PFX with a signature in place of a MAC. [`Pfx::open_signed`] opens such a PFX.
pub fn is_signed(data: &[u8]) -> bool {
    to_der(data, FIELD).is_ok_and(|der| structure(&der).is_ok_and(|pfx| pfx.auth_safe.content_type == oid::SIGNED_DATA))
}

/// Converts `data`, which must be one SEQUENCE in BER, to DER.
fn to_der(data: &[u8], field: &'static str) -> Result<Zeroizing<Vec<u8>>> {
    if data.len() > Pfx::LONGEST {
        return Err(Error::encoding(field, "it has more than 16 MiB"));
    }
    ber::to_der(data, ber::tag::SEQUENCE, field)
}

fn structure(der: &[u8]) -> Result<PfxStructure<'_>> {
    let pfx = PfxStructure::from_der(der).map_err(|e| Error::der(FIELD, e))?;
    match pfx.version {
        3 => Ok(pfx),
        other => Err(Error::unsupported("the PFX's version", other.to_string(), "3")),
    }
}

/// Calls `read` until the end of the data, and returns all bytes.
fn whole(mut read: impl FnMut(&mut [u8]) -> Result<usize>) -> Result<Zeroizing<Vec<u8>>> {
    let (mut all, mut part) = (Zeroizing::new(Vec::new()), Zeroizing::new([0; 4096]));
    loop {
        match read(&mut part[..])? {
            0 => return Ok(all),
            n => ber::append(&mut all, &part[..n]),
        }
    }
}

/// Returns a content type in words.
fn kind(content_type: der::asn1::ObjectIdentifier) -> String {
    match content_type {
        oid::SIGNED_DATA => "a signature".to_owned(),
        oid::ENVELOPED_DATA => "encryption to a public key".to_owned(),
        other => other.to_string(),
    }
}

/// Returns the content of a `ContentInfo` of the type `data`, which is an OCTET STRING.
fn string<'a>(info: &ContentInfo<'a>) -> Result<&'a [u8]> {
    const FIELD: &str = "a content of type data";
    let any = info.content.ok_or_else(|| Error::encoding(FIELD, "it is missing"))?;
    any.decode_as::<&OctetStringRef>().map(OctetStringRef::as_bytes).map_err(|e| Error::der(FIELD, e))
}

/// Returns the elements of a SEQUENCE. The elements are read one by one, because a list of very many elements of two
/// bytes would take much memory.
fn elements<'a>(der: &'a [u8], field: &'static str) -> Result<impl Iterator<Item = Result<AnyRef<'a>>>> {
    let any = AnyRef::from_der(der).map_err(|e| Error::der(field, e))?;
    match any.tag() {
        Tag::Sequence => within(any, field),
        _ => Err(Error::encoding(field, "it is not a SEQUENCE")),
    }
}

pub(super) fn within<'a>(any: AnyRef<'a>, field: &'static str) -> Result<impl Iterator<Item = Result<AnyRef<'a>>>> {
    let mut reader = SliceReader::new(any.value()).map_err(|e| Error::der(field, e))?;
    let next = move || {
        let next = (!reader.is_finished()).then(|| AnyRef::decode(&mut reader));
        next.map(|next| next.map_err(|e| Error::der(field, e)))
    };
    Ok(std::iter::from_fn(next))
}

/// Returns true if the data has the form of `SafeContents`. If data was decrypted with a wrong key, it does not have
/// this form.
fn is_safe(data: &[u8]) -> bool {
    to_der(data, "").is_ok_and(|der| elements(&der, "").is_ok_and(|mut all| all.all(|bag| bag.is_ok())))
}

/// Checks that the data is a private key, of any algorithm. Other data is refused. If other data were encrypted in a
/// new PFX as a key, a reader would report a wrong password.
fn key(der: Zeroizing<Vec<u8>>, field: &'static str) -> Result<Content> {
    PrivateKeyInfoRef::from_der(&der).map_err(|e| Error::der(field, e))?;
    Ok(Content::Key(der))
}

/// The secret that opens the parts of a PFX.
enum Key<'a> {
    Password {
        derivations: Derivations<'a>,
        /// The form of the password with which the MAC has verified.
        form: Option<Form>,
    },
    Private {
        key: AgreementKey<'a>,
        /// The certificates in the `SignedData`. The key of the sender in a key agreement may be in one of these
        /// certificates.
        senders: Senders<'a>,
        /// One budget for the work on all parts.
        budget: Budget,
    },
}

struct Opener<'a> {
    key: Key<'a>,
    strictness: Strictness,
    bags: Vec<Bag>,
    /// The error for the first part that cannot be read, if there is such a part.
    unread: Option<Error>,
}

impl Opener<'_> {
    /// Reads all parts of `AuthenticatedSafe`, and returns their bags. `content` may be in BER even if the structure
    /// around `content` is in DER, because this structure contains `content` only as the bytes of a string.
    fn parts(mut self, content: &[u8]) -> Result<Vec<Bag>> {
        const FIELD: &str = "AuthenticatedSafe";
        let der = to_der(content, FIELD)?;
        for info in elements(&der, FIELD)? {
            let info: ContentInfo<'_> = info?.decode_as().map_err(|e| Error::der(FIELD, e))?;
            self.part(&info)?;
        }
        let has_key = self.bags.iter().any(|bag| matches!(bag.content, Content::Key(_)));
        match self.unread {
            Some(e) if !has_key => Err(e),
            _ => Ok(self.bags),
        }
    }

    /// Reads one part of `AuthenticatedSafe`.
    fn part(&mut self, info: &ContentInfo<'_>) -> Result<()> {
        match info.content_type {
            oid::DATA => self.safe(string(info)?, false, DEEPEST),
            oid::ENCRYPTED_DATA => {
                const FIELD: &str = "EncryptedData";
                let any = info.content.ok_or_else(|| Error::encoding(FIELD, "it is missing"))?;
                let data: EncryptedData<'_> = any.decode_as().map_err(|e| Error::der(FIELD, e))?;
                if data.info.content_type != oid::DATA {
                    return Err(Error::unsupported(
                        "the content of EncryptedData",
                        kind(data.info.content_type),
                        "data",
                    ));
                }
                let encrypted = pieces(data.info.content)?;
                if self.strictness == Strictness::Lenient && data.info.algorithm.oid != oid::PBES2 {
                    return self.leave(data.info.algorithm);
                }
                let plain = self.decrypt(data.info.algorithm, &encrypted, is_safe)?;
                self.safe(&plain, true, DEEPEST)
            }
            oid::ENVELOPED_DATA => {
                const ALLOWED: &str = "with a passphrase, data and data encrypted under it";
                let Key::Private { key, senders, budget } = &mut self.key else {
                    return Err(Error::unsupported("a part of the PFX", kind(info.content_type), ALLOWED));
                };
                let info = info.to_der().map_err(|e| Error::der("EnvelopedData", e))?;
                let mut decryptor = EnvelopedReader::new(&info[..])?.open_among(*key, None, senders, budget)?;
                let plain = whole(|out| decryptor.content(out))?;
                // The signature covers the content, so it does not matter whether the cipher has a MAC.
                let _ = decryptor.finish()?;
                self.safe(&plain, true, DEEPEST)
            }
            other => Err(Error::unsupported("a part of the PFX", kind(other), "data, encrypted or not")),
        }
    }

    /// Adds a bag [`Content::Encrypted`] for a part whose encryption is not supported, and keeps the error. If no
    /// private key in the PFX can be read, `parts` returns this error.
    fn leave(&mut self, algorithm: AlgorithmIdentifierRef<'_>) -> Result<()> {
        let Key::Password { .. } = &self.key else { return Err(under_a_password()) };
        self.unread.get_or_insert(unread(algorithm));
        self.bags.push(Bag { encrypted: true, ..Bag::new(Content::Encrypted(scheme(algorithm))) });
        Ok(())
    }

    /// Reads the bags of `SafeContents`.
    fn safe(&mut self, der: &[u8], encrypted: bool, depth: usize) -> Result<()> {
        const FIELD: &str = "SafeContents";
        let Some(depth) = depth.checked_sub(1) else { return Err(Error::encoding(FIELD, "bags within too many bags")) };
        // Encrypted contents may also be in BER.
        let der = to_der(der, FIELD)?;
        for bag in elements(&der, FIELD)? {
            let bag: SafeBag<'_> = bag?.decode_as().map_err(|e| Error::der("SafeBag", e))?;
            if bag.id == oid::SAFE_CONTENTS_BAG {
                let inner = Zeroizing::new(bag.value.to_der().map_err(|e| Error::der(FIELD, e))?);
                self.safe(&inner, encrypted, depth)?;
                continue;
            }
            let mut read = self.content(&bag)?;
            (read.name, read.id) = attributes(bag.attributes)?;
            read.encrypted |= encrypted;
            self.bags.push(read);
        }
        Ok(())
    }

    fn content(&mut self, bag: &SafeBag<'_>) -> Result<Bag> {
        let whole = |field| bag.value.to_der().map(Zeroizing::new).map_err(|e| Error::der(field, e));
        Ok(Bag::new(match bag.id {
            oid::KEY_BAG => key(whole("KeyBag")?, "KeyBag")?,
            oid::SHROUDED_KEY_BAG => {
                const FIELD: &str = "PKCS8ShroudedKeyBag";
                let sealed: EncryptedKey<'_> = bag.value.decode_as().map_err(|e| Error::der(FIELD, e))?;
                let (algorithm, data) = (sealed.algorithm, sealed.data.as_bytes());
                if algorithm.oid == oid::CRYPTOPRO_KEY {
                    let (key, permissions) = self.cryptopro(algorithm, data)?;
                    return Ok(Bag::new(Content::Key(key)).of_cryptopro(permissions, true));
                }
                let is_key = |data: &[u8]| PrivateKeyInfoRef::from_der(data).is_ok();
                let content = key(self.decrypt(algorithm, data, is_key)?, FIELD)?;
                return Ok(Bag { encrypted: true, ..Bag::new(content) });
            }
            oid::CERTIFICATE_BAG => typed(bag, oid::X509_CERTIFICATE, "CertBag", Content::Certificate)?,
            oid::CRL_BAG => typed(bag, oid::X509_CRL, "CRLBag", Content::RevocationList)?,
            other => Content::Other(other),
        }))
    }

    /// Decrypts a private key under CryptoPro's own encryption. Returns `PrivateKeyInfo` in DER.
    fn cryptopro(
        &mut self,
        algorithm: AlgorithmIdentifierRef<'_>,
        data: &[u8],
    ) -> Result<(Zeroizing<Vec<u8>>, Permissions)> {
        self.strictness.accept(Lenience::CryptoProKey)?;
        let Key::Password { derivations, form } = &mut self.key else { return Err(under_a_password()) };
        let (salt, iterations) = cryptopro::pfx::salt_and_iterations(algorithm)?;
        let key = derivations.cryptopro(*form, salt, iterations)?.ok_or(Error::Password)?;
        cryptopro::pfx::decrypt(&key, salt, data)
    }

    /// Decrypts data. Tries the forms of the password one after the other, until `is_right` accepts the result.
    fn decrypt(
        &mut self,
        algorithm: AlgorithmIdentifierRef<'_>,
        data: &[u8],
        is_right: impl Fn(&[u8]) -> bool,
    ) -> Result<Zeroizing<Vec<u8>>> {
        let strictness = self.strictness;
        let Key::Password { derivations, form } = &mut self.key else { return Err(under_a_password()) };
        if algorithm.oid != oid::PBES2 {
            return Err(unread(algorithm));
        }
        // A lenient reader tries all forms of the password, so the order of the forms changes only the number of
        // iterations. UTF-8 comes before BMPString, because programs that follow RFC 7292 use UTF-8 for the encryption
        // and BMPString for the MAC. If the MAC verified with a BMPString without a terminator, this form is tried
        // first, because most likely the encryption uses the same form.
        let mut forms = Form::OF_GOST.to_vec();
        if strictness == Strictness::Strict {
            forms.truncate(1);
        } else if *form == Some(Form::BareBmp) {
            forms.sort_by_key(|form| *form != Form::BareBmp);
        }
        for password in derivations.forms(&forms) {
            let derive = |algorithm: AlgorithmIdentifierRef<'_>, key: &mut [u8]| {
                derivations.pbkdf2(algorithm, &password, strictness, key)
            };
            match decrypt_data(algorithm, data, strictness, derive) {
                Ok(decrypted) if decrypted.authenticated || is_right(&decrypted.data) => return Ok(decrypted.data),
                Ok(_) | Err(Error::Library(fastgost::Error::Password { .. })) => {}
                Err(e) => return Err(e),
            }
        }
        Err(Error::Password)
    }
}

/// Returns the encrypted content as one string of bytes. In BER, the content may be in several pieces.
fn pieces(content: Option<AnyRef<'_>>) -> Result<Vec<u8>> {
    const FIELD: &str = "the encrypted content";
    let any = content.ok_or_else(|| Error::encoding(FIELD, "it is missing"))?;
    match any.tag() {
        Tag::ContextSpecific { constructed: false, number: TagNumber(0) } => Ok(any.value().to_vec()),
        Tag::ContextSpecific { constructed: true, number: TagNumber(0) } => {
            let mut whole = Vec::new();
            for piece in within(any, FIELD)? {
                let piece = piece?;
                let piece = piece.decode_as::<&OctetStringRef>().map_err(|e| Error::der(FIELD, e))?;
                whole.extend_from_slice(piece.as_bytes());
            }
            Ok(whole)
        }
        _ => Err(Error::encoding(FIELD, "it is not an OCTET STRING with the tag [0]")),
    }
}

/// Returns the certificate or CRL in a bag.
fn typed(
    bag: &SafeBag<'_>,
    id: der::asn1::ObjectIdentifier,
    field: &'static str,
    content: fn(Vec<u8>) -> Content,
) -> Result<Content> {
    let typed: TypedBag<'_> = bag.value.decode_as().map_err(|e| Error::der(field, e))?;
    if typed.id != id {
        return Ok(Content::Other(typed.id));
    }
    let der = typed.value.decode_as::<&OctetStringRef>().map_err(|e| Error::der(field, e))?;
    Ok(content(der.as_bytes().to_vec()))
}
