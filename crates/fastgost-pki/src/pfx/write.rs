//! Writes a PFX by RFC 9548. All certificates and CRLs are in one encrypted part. The keys are in a second part, in
//! which each key is encrypted separately. The PFX has a MAC.
use super::{
    Bag, Content, MOST_ITERATIONS, Pfx, mac,
    structure::{
        Attribute, ContentInfo, EncryptedContentInfo, EncryptedData, EncryptedKey, PfxStructure, SafeBag, TypedBag,
    },
};
use crate::{Error, Result, oid};
use der::{
    Any, Decode, Encode, Tag, TagNumber,
    asn1::{AnyRef, ObjectIdentifier, OctetStringRef},
};
use fastgost::keys::{self, ENTROPY, Encryption};
use spki::AlgorithmIdentifierRef;

impl Pfx {
    /// Writes the PFX in DER. The contents are encrypted and authenticated under a password. The password is a
    /// sequence of bytes. RFC 9548 requires UTF-8 without a terminator.
    ///
    /// # Errors
    /// [`Error::Usage`] if a bag has an unknown type, or if opening the PFX would take more iterations than
    /// [`MOST_ITERATIONS`]; [`Error::Library`] if there are no random numbers; the errors of
    /// [`fastgost::keys::encrypt`].
    pub fn seal(&self, password: &[u8], with: &Encryption) -> Result<Vec<u8>> {
        let (mut public, mut private) = (Vec::new(), Vec::new());
        for bag in &self.bags {
            match &bag.content {
                Content::Key(info) => private.push(encode(|| {
                    let (algorithm, data) = encrypt(info, password, with)?;
                    let algorithm = AlgorithmIdentifierRef::from_der(&algorithm)?;
                    let key = EncryptedKey { algorithm, data: OctetStringRef::new(&data)? };
                    Ok(safe_bag(bag, oid::SHROUDED_KEY_BAG, &key.to_der()?)?)
                })?),
                Content::Certificate(der) => {
                    public.push(encode(|| Ok(typed(bag, oid::CERTIFICATE_BAG, oid::X509_CERTIFICATE, der)?))?);
                }
                Content::RevocationList(der) => {
                    public.push(encode(|| Ok(typed(bag, oid::CRL_BAG, oid::X509_CRL, der)?))?);
                }
                Content::Other(id) => {
                    return Err(Error::Usage(format!("a PFX with a bag of type {id} cannot be written").into()));
                }
                Content::Encrypted(with) => {
                    return Err(Error::Usage(format!("a PFX with a part under {with} cannot be written").into()));
                }
            }
        }
        // `cost` is the number of iterations for opening the PFX. One key is derived from the password for the MAC, one
        // for the certificates, and one for every private key.
        let cost = (2 + private.len() as u64) * u64::from(with.iterations);
        if cost > MOST_ITERATIONS.into() {
            let text =
                format!("the PFX would take {cost} iterations to open; allowed: {MOST_ITERATIONS} over all its parts");
            return Err(Error::Usage(text.into()));
        }
        let mut parts = Vec::new();
        if !public.is_empty() {
            parts.push(encode(|| encrypted_part(&sequence(&public)?, password, with))?);
        }
        if !private.is_empty() || public.is_empty() {
            parts.push(encode(|| Ok(data_part(&sequence(&private)?)?))?);
        }
        let mut salt = [0; 32];
        fill(&mut salt)?;
        encode(|| {
            let content = sequence(&parts)?;
            let mac = mac::write(&content, password, &salt, with.iterations)?;
            let string = OctetStringRef::new(&content)?.to_der()?;
            let auth_safe = ContentInfo { content_type: oid::DATA, content: Some(AnyRef::from_der(&string)?) };
            Ok(PfxStructure { version: 3, auth_safe, mac_data: Some(Decode::from_der(&mac)?) }.to_der()?)
        })
    }
}

/// The errors of writing. `Der` means that a value is too long for DER. `Other` contains the error of another function.
enum Failed {
    Der(der::Error),
    Other(Error),
}

impl From<der::Error> for Failed {
    fn from(e: der::Error) -> Self {
        Failed::Der(e)
    }
}

impl From<Error> for Failed {
    fn from(e: Error) -> Self {
        Failed::Other(e)
    }
}

fn encode(encode: impl FnOnce() -> std::result::Result<Vec<u8>, Failed>) -> Result<Vec<u8>> {
    encode().map_err(|e| match e {
        Failed::Der(e) => Error::der("the PFX", e),
        Failed::Other(e) => e,
    })
}

fn fill(bytes: &mut [u8]) -> Result<()> {
    getrandom::fill(bytes).map_err(|_| Error::Library(fastgost::Error::Randomness))
}

/// Encrypts data under the password. Returns the algorithm identifier of the encryption in DER, and the encrypted data.
fn encrypt(data: &[u8], password: &[u8], with: &Encryption) -> Result<(Vec<u8>, Vec<u8>)> {
    let mut entropy = [0; ENTROPY];
    fill(&mut entropy)?;
    Ok(keys::encrypt_data(data, password, with, &entropy)?)
}

fn sequence(parts: &[Vec<u8>]) -> der::Result<Vec<u8>> {
    Any::new(Tag::Sequence, parts.concat())?.to_der()
}

fn data_part(safe: &[u8]) -> der::Result<Vec<u8>> {
    let string = OctetStringRef::new(safe)?.to_der()?;
    ContentInfo { content_type: oid::DATA, content: Some(AnyRef::from_der(&string)?) }.to_der()
}

fn encrypted_part(safe: &[u8], password: &[u8], with: &Encryption) -> std::result::Result<Vec<u8>, Failed> {
    let (algorithm, data) = encrypt(safe, password, with)?;
    let tag = Tag::ContextSpecific { constructed: false, number: TagNumber(0) };
    let info = EncryptedContentInfo {
        content_type: oid::DATA,
        algorithm: AlgorithmIdentifierRef::from_der(&algorithm)?,
        content: Some(AnyRef::new(tag, &data)?),
    };
    let data = EncryptedData { version: 0, info }.to_der()?;
    Ok(ContentInfo { content_type: oid::ENCRYPTED_DATA, content: Some(AnyRef::from_der(&data)?) }.to_der()?)
}

fn typed(bag: &Bag, id: ObjectIdentifier, kind: ObjectIdentifier, der: &[u8]) -> der::Result<Vec<u8>> {
    let string = OctetStringRef::new(der)?.to_der()?;
    safe_bag(bag, id, &TypedBag { id: kind, value: AnyRef::from_der(&string)? }.to_der()?)
}

fn safe_bag(bag: &Bag, id: ObjectIdentifier, value: &[u8]) -> der::Result<Vec<u8>> {
    let mut attributes = Vec::new();
    if let Some(name) = &bag.name {
        let units: Vec<u8> = name.encode_utf16().flat_map(u16::to_be_bytes).collect();
        attributes.push(attribute(oid::FRIENDLY_NAME, Any::new(Tag::BmpString, units)?)?);
    }
    if let Some(id) = &bag.id {
        attributes.push(attribute(oid::LOCAL_KEY_ID, Any::new(Tag::OctetString, &id[..])?)?);
    }
    // DER requires that the elements of a SET OF are sorted.
    attributes.sort();
    let set = Any::new(Tag::Set, attributes.concat())?;
    let attributes = if attributes.is_empty() { None } else { Some(AnyRef::from(&set)) };
    SafeBag { id, value: AnyRef::from_der(value)?, attributes }.to_der()
}

fn attribute(id: ObjectIdentifier, value: Any) -> der::Result<Vec<u8>> {
    let values = Any::new(Tag::Set, value.to_der()?)?;
    Attribute { id, values: AnyRef::from(&values) }.to_der()
}
