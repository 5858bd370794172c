//! Recipients of an envelope. Each recipient gets the key that encrypts the content, by key transport or by key
//! agreement.
use super::{
    Certificate, Identifier,
    certificate::{check_key, key_identifier},
    cipher::random,
    digest::algorithm,
    oid,
    unwrap::{KEY, Kek, check_agreement, kexp15, unwrap_28147, unwrap_kexp15},
};
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag, tlv},
    budget::{Budget, Cost, MOST_RECIPIENTS},
};
use der::asn1::ObjectIdentifier;
use fastgost::{
    keys::{
        Algorithm, EncodePublicKey, PublicKey,
        transport::{KeyTransport, PsKeyTransport, read_encrypted_key, sbox_set},
    },
    sign::{
        SigningKey,
        agree::{self, AgreementKey},
    },
};
use std::{collections::HashMap, sync::Arc};
use zeroize::Zeroizing;

/// The key that encrypts a content.
pub(super) type ContentKey = Zeroizing<[u8; 32]>;

/// The way in which a recipient gets the key that encrypts the content. In both ways, the sender's ephemeral key and
/// the recipient's key give a shared key, which encrypts the content's key. The two ways have different encodings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyManagement {
    /// Key transport, which gost-engine (an implementation of GOST for OpenSSL) can read.
    #[default]
    Transport,
    /// Key agreement.
    Agreement,
}

/// A recipient of an envelope.
#[derive(Clone, Debug)]
pub struct Recipient {
    /// The certificate of the recipient. Its key must be a key of GOST R 34.10-2012.
    pub certificate: Certificate,
    /// The way in which this recipient gets the content's key.
    pub management: KeyManagement,
}

impl Recipient {
    /// Makes the `RecipientInfo` with the encrypted key of the content. If `kuznyechik` is true, the key is wrapped
    /// with Kuznyechik. Otherwise, it is wrapped with Magma.
    pub(super) fn to_der(&self, content_key: &[u8; 32], kuznyechik: bool) -> Result<Vec<u8>> {
        let key = self.certificate.key()?;
        let agreement = match key.algorithm() {
            Algorithm::Gost2012_256 => oid::VKO_256,
            Algorithm::Gost2012_512 => oid::VKO_512,
            other => {
                let allowed = "keys of GOST R 34.10-2012, for new envelopes";
                return Err(Error::unsupported("the recipient's key", other.oid().to_string(), allowed));
            }
        };
        let recipient = key.verifying_key()?;
        let ephemeral = SigningKey::generate(recipient.curve())?;
        let public = ephemeral.verifying_key().to_public_key_der();
        let public = public.map_err(|e| Error::encoding("the ephemeral key", e.to_string()))?.into_vec();
        let mut ukm = [0; 32];
        random(&mut ukm)?;
        let keys = agree::keg(&ephemeral, &recipient, &ukm)?;
        let by = if kuznyechik { oid::KUZNYECHIK_KEXP15 } else { oid::MAGMA_KEXP15 };
        let Some((wrap, iv)) = kexp15(by, &keys)? else { return Err(Error::encoding(KEY, "no wrap")) };
        let mut wrapped = vec![0; 32 + wrap.overhead()];
        wrap.wrap(&ukm[24..24 + iv], content_key, &mut wrapped)?;
        let by = sequence(&[&crate::ber::oid(by), &sequence(&[&crate::ber::oid(agreement)])]);
        let identifier = Identifier::of(&self.certificate)?.to_der(tag::context_primitive(0));
        Ok(match self.management {
            KeyManagement::Transport => {
                let encrypted = PsKeyTransport::new(wrapped, public, ukm.to_vec()).to_der()?;
                let encrypted = tlv(tag::OCTET_STRING, &[&encrypted]);
                sequence(&[&crate::ber::integer(0), &identifier, &by, &encrypted])
            }
            KeyManagement::Agreement => {
                let public = Parts::within(&public, KEY).content(tag::SEQUENCE)?;
                let originator = tlv(tag::context(0), &[&tlv(tag::context(1), &[public])]);
                let ukm = tlv(tag::context(1), &[&tlv(tag::OCTET_STRING, &[&ukm])]);
                let encrypted = sequence(&[&identifier, &tlv(tag::OCTET_STRING, &[&wrapped])]);
                let keys = sequence(&[&encrypted]);
                tlv(tag::context(1), &[&crate::ber::integer(3), &originator, &ukm, &by, &keys])
            }
        })
    }
}

/// The key of the sender in a key agreement. The key of the sender and the key of the recipient give a shared key.
#[derive(Clone, Debug)]
enum Originator {
    /// An ephemeral key, as a `SubjectPublicKeyInfo`.
    Ephemeral(Vec<u8>),
    /// The key in the sender's certificate. The field is the identifier of this certificate.
    Certificate(Identifier),
}

/// A recipient, with the data about the recipient in the file.
#[derive(Clone, Debug)]
pub struct RecipientInfo {
    /// Identifies the recipient's certificate. The field is `None` if the recipient has no certificate, but for example
    /// a password.
    pub identifier: Option<Identifier>,
    /// How the content's key is encrypted to this recipient.
    way: Way,
    /// The object identifier of the algorithm that encrypts the content's key.
    algorithm: Option<ObjectIdentifier>,
    encrypted_key: Vec<u8>,
}

#[derive(Clone, Debug)]
enum Way {
    /// Key transport. The field has the parameters of the algorithm that encrypts the content's key.
    Transport(Vec<u8>),
    /// Key agreement. Several recipients may have the same `Agreement`.
    Agreement(Arc<Agreement>),
    Other,
}

#[derive(Debug)]
struct Agreement {
    originator: Originator,
    ukm: Vec<u8>,
    /// The parameters of the algorithm that encrypts the content's key.
    parameters: Vec<u8>,
}

impl RecipientInfo {
    /// Reads a `RecipientInfo` in DER. One `RecipientInfo` may name several recipients.
    pub(super) fn read(der: &[u8], all: &mut Vec<Self>) -> Result<()> {
        let mut parts = Parts::within(der, "RecipientInfo");
        match parts.peek() {
            Some(tag::SEQUENCE) => all.push(Self::transport(parts.content(tag::SEQUENCE)?)?),
            Some(kari) if kari == tag::context(1) => Self::agreement(parts.content(kari)?, all)?,
            _ => all.push(Self { identifier: None, way: Way::Other, algorithm: None, encrypted_key: Vec::new() }),
        }
        Ok(())
    }

    fn transport(content: &[u8]) -> Result<Self> {
        let field = "KeyTransRecipientInfo";
        let mut parts = Parts::within(content, field);
        parts.integer()?;
        let identifier = Some(Identifier::read(&mut parts, tag::context_primitive(0))?);
        let (by, parameters) = algorithm(parts.element()?, field)?;
        let encrypted_key = parts.content(tag::OCTET_STRING)?.to_vec();
        parts.end()?;
        let way = Way::Transport(parameters.unwrap_or_default().to_vec());
        Ok(Self { identifier, way, algorithm: Some(by), encrypted_key })
    }

    fn agreement(content: &[u8], all: &mut Vec<Self>) -> Result<()> {
        let field = "KeyAgreeRecipientInfo";
        let mut parts = Parts::within(content, field);
        parts.integer()?;
        let mut choice = Parts::within(parts.content(tag::context(0))?, field);
        let originator = match choice.optional(tag::context(1))? {
            // The key is a SubjectPublicKeyInfo, but an implicit tag stands in place of the tag of SEQUENCE. `sequence`
            // puts the tag of SEQUENCE there.
            Some(key) => Originator::Ephemeral(sequence(&[key])),
            None => Originator::Certificate(Identifier::read(&mut choice, tag::context_primitive(0))?),
        };
        choice.end()?;
        let ukm = match parts.optional(tag::context(1))? {
            Some(ukm) => {
                let mut ukm = Parts::within(ukm, field);
                let bytes = ukm.content(tag::OCTET_STRING)?.to_vec();
                ukm.end()?;
                bytes
            }
            None => Vec::new(),
        };
        let (by, parameters) = algorithm(parts.element()?, field)?;
        let parameters = parameters.unwrap_or_default().to_vec();
        let agreement = Arc::new(Agreement { originator, ukm, parameters });
        let mut keys = Parts::within(parts.content(tag::SEQUENCE)?, field);
        parts.end()?;
        while !keys.is_empty() {
            let mut one = Parts::within(keys.content(tag::SEQUENCE)?, field);
            let identifier = match one.optional(tag::context(0))? {
                // This is RecipientKeyIdentifier. After the key identifier, it may have a date and other data, which
                // this code does not need.
                Some(identifier) => {
                    let identifier = Parts::within(identifier, field).content(tag::OCTET_STRING)?;
                    Identifier::KeyIdentifier(identifier.to_vec())
                }
                None => Identifier::read(&mut one, tag::context_primitive(0))?,
            };
            let encrypted_key = one.content(tag::OCTET_STRING)?.to_vec();
            one.end()?;
            let way = Way::Agreement(agreement.clone());
            all.push(Self { identifier: Some(identifier), way, algorithm: Some(by), encrypted_key });
        }
        Ok(())
    }

    /// Describes in words how the content's key is encrypted to this recipient.
    pub fn method(&self) -> String {
        let by = self.algorithm.map_or_else(String::new, |oid| match oid {
            oid::KUZNYECHIK_KEXP15 => " by KExp15 with Kuznyechik".to_owned(),
            oid::MAGMA_KEXP15 => " by KExp15 with Magma".to_owned(),
            oid if self.check_28147(oid).is_ok() => " by a wrap of GOST 28147-89".to_owned(),
            other => format!(" by {other}, which is not supported"),
        });
        match &self.way {
            Way::Transport(_) => format!("key transport{by}"),
            Way::Agreement(agreement) => match agreement.originator {
                Originator::Ephemeral(_) => format!("key agreement{by}"),
                Originator::Certificate(_) => format!("key agreement with the sender's key{by}"),
            },
            Way::Other => "another kind of recipient".to_owned(),
        }
    }

    /// Returns an error if the identifier `algorithm` does not announce that the content's key is encrypted with GOST
    /// 28147-89. By RFC 4490, section 4, the identifier names the algorithm of the recipient's key (in key transport),
    /// or an algorithm of key agreement (in key agreement). Some programs name the algorithm of the recipient's key in
    /// key agreement too. So in key transport and in key agreement, the function accepts the algorithm of a key of GOST
    /// R 34.10-2001 or GOST R 34.10-2012, and the key agreement (VKO) that belongs to this algorithm. In key agreement,
    /// it also accepts `ESDH_2001` (RFC 4490).
    fn check_28147(&self, algorithm: ObjectIdentifier) -> Result<()> {
        let agreed = matches!(self.way, Way::Agreement(_));
        match Algorithm::from_oid(algorithm) {
            Some(Algorithm::Gost2001 | Algorithm::Gost2012_256 | Algorithm::Gost2012_512) => Ok(()),
            None if agreed && algorithm == oid::ESDH_2001 => Ok(()),
            _ => {
                let allowed =
                    "KExp15 with Kuznyechik or Magma, and the algorithms of RFC 4490 and of keys of GOST R 34.10";
                Err(Error::unsupported("the key's encryption algorithm", algorithm.to_string(), allowed))
            }
        }
    }

    /// Returns true if both variants of [`Kek`] (the key that wraps the content's key) must be tried. Both must be
    /// tried if the file does not say which variant was used.
    fn is_ambiguous(&self, key: AgreementKey<'_>) -> bool {
        key.curve().bits() == 512 && self.algorithm.is_some_and(|algorithm| self.check_28147(algorithm).is_ok())
    }

    /// Unwraps the content's key.
    fn unwrap(
        &self,
        key: AgreementKey<'_>,
        kek: Kek,
        senders: &Senders<'_>,
        budget: &mut Budget,
    ) -> Result<ContentKey> {
        budget.spend(Cost::Agreement)?;
        let algorithm = self.algorithm.ok_or_else(|| {
            Error::unsupported("the recipient", "a kind without a certificate", "key transport and key agreement")
        })?;
        match &self.way {
            Way::Transport(parameters) if matches!(algorithm, oid::KUZNYECHIK_KEXP15 | oid::MAGMA_KEXP15) => {
                check_agreement(parameters, key)?;
                let transport = PsKeyTransport::read(&self.encrypted_key)?;
                let peer = PublicKey::from_der(&transport.ephemeral)?.verifying_key()?;
                unwrap_kexp15(algorithm, key, &peer, &transport.ukm, &transport.wrapped)
            }
            Way::Transport(_) => {
                self.check_28147(algorithm)?;
                let transport = KeyTransport::read(&self.encrypted_key)?;
                let peer = PublicKey::from_der(&transport.ephemeral)?;
                let wrap = ("gost28147-cryptopro-wrap", transport.sbox.name);
                unwrap_28147(wrap, key, kek, &peer, &transport.ukm, &transport.wrapped)
            }
            Way::Agreement(agreement) => {
                let Agreement { originator, ukm, parameters } = &**agreement;
                let peer = match originator {
                    Originator::Ephemeral(key) => PublicKey::from_der(key)?,
                    Originator::Certificate(identifier) => match senders.0.get(identifier) {
                        Some(sender) => sender.key()?,
                        None => {
                            let text = "the key was agreed on with the sender's key; needed: the sender's certificate";
                            return Err(Error::Usage(text.into()));
                        }
                    },
                };
                if matches!(algorithm, oid::KUZNYECHIK_KEXP15 | oid::MAGMA_KEXP15) {
                    check_agreement(parameters, key)?;
                    return unwrap_kexp15(algorithm, key, &peer.verifying_key()?, ukm, &self.encrypted_key);
                }
                self.check_28147(algorithm)?;
                let field = "the key's encryption algorithm";
                let mut parts = Parts::of(parameters, tag::SEQUENCE, field)?;
                let name = match parts.decode()? {
                    oid::GOST28147_WRAP => "gost28147-wrap",
                    oid::CRYPTOPRO_WRAP => "gost28147-cryptopro-wrap",
                    other => {
                        let allowed = "KExp15, the wraps of RFC 4357";
                        return Err(Error::unsupported(field, ObjectIdentifier::to_string(&other), allowed));
                    }
                };
                let mut parameters = Parts::within(parts.content(tag::SEQUENCE)?, field);
                parts.end()?;
                let sbox = sbox_set(parameters.decode()?)?.name;
                // The parameters repeat the UKM (RFC 4357, section 10.1). Both values must be equal.
                if !parameters.is_empty() && parameters.content(tag::OCTET_STRING)? != ukm {
                    return Err(Error::encoding(field, "another UKM than that of the key agreement"));
                }
                parameters.end()?;
                unwrap_28147((name, sbox), key, kek, &peer, ukm, &read_encrypted_key(&self.encrypted_key)?)
            }
            Way::Other => Err(Error::encoding(KEY, "it has none")),
        }
    }
}

/// Certificates that senders may have. The map has each certificate under each of its identifiers: its issuer and
/// serial number, and its key identifier if it has one. If several certificates have the same identifier, the map has
/// only the first of them. If the sender's certificate is not the first of them, the envelope cannot be opened.
pub(crate) struct Senders<'a>(HashMap<Identifier, &'a Certificate>);

impl<'a> Senders<'a> {
    pub fn new(certificates: impl IntoIterator<Item = &'a Certificate>) -> Self {
        let mut all = HashMap::new();
        for certificate in certificates {
            let by_key = key_identifier(certificate).map(Identifier::KeyIdentifier);
            for identifier in Identifier::of(certificate).ok().into_iter().chain(by_key) {
                all.entry(identifier).or_insert(certificate);
            }
        }
        Self(all)
    }
}

/// Returns the content's key. If `certificate` is given, only the recipients that name this certificate are tried.
/// Otherwise all recipients with an identifier are tried.
pub(super) fn find(
    recipients: &[RecipientInfo],
    key: AgreementKey<'_>,
    certificate: Option<&Certificate>,
    senders: &Senders<'_>,
    budget: &mut Budget,
) -> Result<ContentKey> {
    if let Some(certificate) = certificate {
        check_key(certificate, key)?;
    }
    let named = |recipient: &&RecipientInfo| match (&recipient.identifier, certificate) {
        (Some(identifier), Some(certificate)) => identifier.names(certificate),
        (identifier, _) => identifier.is_some(),
    };
    let many = recipients.iter().filter(named).count();
    if many > MOST_RECIPIENTS {
        let hint = if certificate.is_none() {
            "; with the recipient's certificate, only the recipients that it names are tried"
        } else {
            ""
        };
        let problem = format!("{many} would have to be tried; allowed: {MOST_RECIPIENTS}{hint}");
        return Err(Error::encoding("the recipients", problem));
    }
    let mut refusal = None;
    for kek in [Kek::Vko256, Kek::HalfOfVko512] {
        let tried = |recipient: &&RecipientInfo| kek == Kek::Vko256 || recipient.is_ambiguous(key);
        for recipient in recipients.iter().filter(named).filter(tried) {
            match recipient.unwrap(key, kek, senders, budget) {
                Ok(key) => return Ok(key),
                Err(e @ Error::Work(_)) => return Err(e),
                Err(e) => {
                    refusal.get_or_insert(e);
                }
            }
        }
    }
    Err(refusal.unwrap_or_else(|| {
        Error::refused("the envelope is for other recipients, not for the owner of this certificate")
    }))
}
