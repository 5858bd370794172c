//! Encoders. They write keys in the formats of files, and as text for people.
use crate::{
    error::{Error, Reason, Result},
    ffi::{
        abi::{Algorithm, Param},
        encode::Encoding,
        params::Params,
        pkcs8,
        upcalls::Core,
    },
    key::{GOST2001, GOST2012_256, GOST2012_512, Key, Selection, random},
};
use core::fmt::Write;
use fastgost::{
    keys::{self, EncodePrivateKey, EncodePublicKey, Encryption, PrivateKey, Scheme, pkcs8::der},
    sign::SigningKey,
};
use std::ffi::CString;
use zeroize::Zeroizing;

/// The content that an encoder writes: a structure of ASN.1, or text.
#[derive(Clone, Copy)]
pub(crate) enum Content {
    PrivateKeyInfo,
    EncryptedPrivateKeyInfo,
    SubjectPublicKeyInfo,
    Text,
}

#[derive(Clone, Copy)]
pub(crate) struct Form {
    content: Content,
    pem: bool,
}

impl Form {
    /// Returns true if the structure that this encoder writes can contain the selected parts of a key.
    pub(crate) fn serves(self, selection: Selection) -> bool {
        match self.content {
            Content::PrivateKeyInfo | Content::EncryptedPrivateKeyInfo => selection.has(Selection::PRIVATE),
            Content::SubjectPublicKeyInfo => {
                selection.has(Selection::PUBLIC) && !selection.has(Selection::PRIVATE) || selection.0 == 0
            }
            Content::Text => true,
        }
    }
}

macro_rules! rows {
    ($($kind:ident, $content:ident, $pem:literal, $properties:literal;)+) => {
        &[$({
            struct Row;
            impl Encoding for Row {
                const FORM: Form = Form { content: Content::$content, pem: $pem };
            }
            Algorithm::with_properties($kind.names, $properties, Row::FUNCTIONS, c"keys in files and as text")
        },)+ Algorithm::END]
    };
    ($($kind:ident)+) => {
        rows! { $(
            $kind, PrivateKeyInfo, false, c"provider=fastgost,output=der,structure=PrivateKeyInfo";
            $kind, PrivateKeyInfo, true, c"provider=fastgost,output=pem,structure=PrivateKeyInfo";
            $kind, EncryptedPrivateKeyInfo, false, c"provider=fastgost,output=der,structure=EncryptedPrivateKeyInfo";
            $kind, EncryptedPrivateKeyInfo, true, c"provider=fastgost,output=pem,structure=EncryptedPrivateKeyInfo";
            $kind, SubjectPublicKeyInfo, false, c"provider=fastgost,output=der,structure=SubjectPublicKeyInfo";
            $kind, SubjectPublicKeyInfo, true, c"provider=fastgost,output=pem,structure=SubjectPublicKeyInfo";
            $kind, Text, false, c"provider=fastgost,output=text";
        )+ }
    };
}

pub(crate) static ALGORITHMS: &[Algorithm] = rows!(GOST2012_256 GOST2012_512 GOST2001);

pub(crate) static SETTABLE: &[Param] = &[Param::text(c"cipher"), Param::text(c"properties"), Param::END];

pub(crate) struct Encoder {
    form: Form,
    encryption: Option<Cipher>,
    /// The property query that libcrypto uses to fetch the cipher.
    properties: Option<CString>,
}

/// The cipher that encrypts a private key.
enum Cipher {
    Own(Scheme),
    /// The name of a cipher that another provider has.
    Other(CString),
}

impl Encoder {
    pub(crate) fn new(form: Form) -> Self {
        Self { form, encryption: None, properties: None }
    }

    pub(crate) fn set(&mut self, params: Params<'_>) -> Result<()> {
        if let Some(cipher) = params.get(c"cipher") {
            // If the text is empty, the key is not encrypted.
            let name = cipher.text()?;
            self.encryption = if name.is_empty() { None } else { Some(Cipher::named(name)?) };
        }
        if let Some(properties) = params.get(c"properties") {
            let properties = CString::new(properties.text()?);
            self.properties = Some(properties.map_err(|_| Error::parameter("the properties have a zero byte"))?);
        }
        Ok(())
    }

    pub(crate) fn encode(
        &self,
        key: &Key,
        selection: Selection,
        core: &Core,
        ask: impl FnOnce() -> Result<Zeroizing<Vec<u8>>>,
    ) -> Result<Zeroizing<Vec<u8>>> {
        let (label, der) = match self.form.content {
            Content::Text => return text(key, selection),
            Content::SubjectPublicKeyInfo => ("PUBLIC KEY", Zeroizing::new(public_key(key)?)),
            Content::PrivateKeyInfo if self.encryption.is_none() => ("PRIVATE KEY", private_key(key)?),
            Content::PrivateKeyInfo | Content::EncryptedPrivateKeyInfo => {
                let cipher = self.encryption.as_ref();
                let cipher = cipher.ok_or_else(|| Error::state("an encrypted private key needs a cipher"))?;
                let encrypted = match cipher {
                    Cipher::Own(scheme) => encrypted_key(key, *scheme, &ask()?)?,
                    Cipher::Other(name) => {
                        pkcs8::encrypt(core, &private_key(key)?, name, self.properties.as_deref(), &ask()?)?
                    }
                };
                ("ENCRYPTED PRIVATE KEY", encrypted)
            }
        };
        match self.form.pem {
            true => {
                let mut pem = fastgost::text::encode(label, &der);
                Ok(Zeroizing::new(core::mem::take(&mut *pem).into_bytes()))
            }
            false => Ok(der),
        }
    }
}

impl Cipher {
    fn named(name: &str) -> Result<Self> {
        let own = [
            ("kuznyechik-ctr-acpkm-omac", Scheme::KuznyechikCtrAcpkmOmac),
            ("kuznyechik-ctr-acpkm", Scheme::KuznyechikCtrAcpkm),
            ("magma-ctr-acpkm-omac", Scheme::MagmaCtrAcpkmOmac),
            ("magma-ctr-acpkm", Scheme::MagmaCtrAcpkm),
        ];
        Ok(match own.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)) {
            Some((_, scheme)) => Self::Own(*scheme),
            None => Self::Other(CString::new(name).map_err(|_| Error::parameter("the cipher's name has a zero byte"))?),
        })
    }
}

fn unwritable() -> Error {
    Error::new(Reason::Internal, "the key could not be encoded")
}

pub(crate) fn public_key(key: &Key) -> Result<Vec<u8>> {
    key.with_algorithm()?.to_public_key_der().map(der::Document::into_vec).map_err(|_| unwritable())
}

fn private_key(key: &Key) -> Result<Zeroizing<Vec<u8>>> {
    let private = key.private()?;
    let der = match key.kind.algorithm {
        keys::Algorithm::Gost2001 => PrivateKey::of_2001(SigningKey::clone(private))?.to_pkcs8_der(),
        _ => private.to_pkcs8_der(),
    };
    der.map(|der| der.to_bytes()).map_err(|_| unwritable())
}

fn encrypted_key(key: &Key, scheme: Scheme, passphrase: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    let with = Encryption { scheme, ..Encryption::default() };
    let mut entropy = [0; keys::ENTROPY];
    random(&mut entropy)?;
    Ok(Zeroizing::new(keys::encrypt(&private_key(key)?, passphrase, &with, &entropy)?))
}

/// Returns the key as text for people. The numbers in the text are big-endian, because OpenSSL prints the numbers of
/// all keys in this way.
fn text(key: &Key, selection: Selection) -> Result<Zeroizing<Vec<u8>>> {
    // The text has enough capacity from the beginning. If the text had to grow, a copy of the private key would stay in
    // the old memory.
    let mut text = Zeroizing::new(String::with_capacity(4096));
    let number = |text: &mut String, title: &str, little_endian: &[u8]| {
        write!(text, "{title}")?;
        little_endian.iter().rev().try_for_each(|byte| write!(text, "{byte:02X}"))?;
        writeln!(text)
    };
    let mut lines = || -> core::fmt::Result {
        if selection.has(Selection::PRIVATE)
            && let Ok(private) = key.private()
        {
            number(&mut text, "Private key: ", &private.to_bytes())?;
        }
        if selection.has(Selection::PRIVATE | Selection::PUBLIC)
            && let Ok(public) = key.public()
        {
            let bytes = public.to_bytes();
            let (x, y) = bytes.split_at(key.kind.size());
            writeln!(text, "Public key:")?;
            number(&mut text, "   X:", x)?;
            number(&mut text, "   Y:", y)?;
        }
        match key.curve() {
            Some(curve) => writeln!(text, "Parameter set: {}", curve.name()),
            None => Ok(()),
        }
    };
    lines().map_err(|_| unwritable())?;
    Ok(Zeroizing::new(core::mem::take(&mut *text).into_bytes()))
}
