//! Containers. A container is a folder with a private key in several files. The key is masked, which means that it is
//! multiplied by another number (the mask). The masked key may be encrypted under a password.
use super::{
    A, LONGEST, NAMES, Parameters, Permissions, Z, array, damaged,
    derive::container_key,
    header::{Header, IA5, KeyPeriod},
    imit,
};
use crate::{
    Error, Result,
    ber::{self, Parts, tag},
    pfx::{Bag, Pfx},
};
use fastgost::{
    Gost28147, Sbox,
    keys::{
        Algorithm, PrivateKey,
        x509::{Kind, Signed},
    },
    mode::Ecb,
};
use fastgost_curve::{curve::Scalar, mp::Modulus};
use std::fmt;
use zeroize::Zeroizing;

/// The greatest length of a password, in bytes.
pub const LONGEST_PASSWORD: usize = 256;

/// Says whether the checks of `header.key` must succeed. There are three checks: of the header's checksum, of the
/// password's checksum, and of the certificate in the header. With both variants of this enum, the key must fit the
/// fingerprint in `header.key`. The fingerprint has the first 8 bytes of the public key. It detects files that were
/// mixed up by accident. It does not detect an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeaderChecks {
    /// The checks must succeed.
    #[default]
    Required,
    /// Failed checks are ignored, so that the key can be recovered from damaged files. [`Opened::ignored`] has the
    /// failed checks. If the certificate in the header belongs to another key, [`Opened::certificate`] is `None`. With
    /// this variant, nothing authenticates the key, even if the container has a password. Anybody who could write the
    /// files may have put another key into them.
    Skipped,
}

/// A container of CryptoPro. The private key is in the files `header.key`, `masks.key` and `primary.key`. A copy of the
/// key is in `masks2.key` and `primary2.key`. The name of the container is in `name.key`.
///
/// ```
/// use fastgost_pki::cryptopro::{Container, HeaderChecks};
///
/// # fn files() -> Vec<(&'static str, Vec<u8>)> {
/// #     ["header.key", "masks.key", "masks2.key", "name.key", "primary.key", "primary2.key"]
/// #         .map(|name| (name, std::fs::read(format!("tests/files/cryptopro/container-2001.000/{name}")).expect("a file"))).into()
/// # }
/// let files: Vec<(&str, Vec<u8>)> = files();
/// let container = Container::read(files.iter().map(|(name, bytes)| (*name, &bytes[..])), HeaderChecks::Required)?;
/// assert!(!container.needs_password() && container.permissions().exportable());
///
/// let opened = container.open(b"")?;
/// assert!(opened.damaged.is_none());
/// assert_eq!(opened.key.curve().short_name(), "cryptopro-xcha");
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
pub struct Container {
    name: Option<String>,
    header: Header,
    copies: Vec<std::result::Result<Masked, String>>,
    checks: HeaderChecks,
}

/// One of the two copies of the key. The copy is masked, and the mask is stored with it.
struct Masked {
    /// The name of the file with this copy, for error messages.
    name: &'static str,
    key: Zeroizing<Vec<u8>>,
    mask: Zeroizing<Vec<u8>>,
    salt: [u8; 12],
}

/// The contents of a container.
#[derive(Debug)]
pub struct Opened {
    /// The private key.
    pub key: PrivateKey,
    /// The key's certificate in DER, if it is in the container.
    pub certificate: Option<Vec<u8>>,
    /// The reason, in words, why one of the two copies of the key cannot be used. The field is `None` if no copy of the
    /// key in the container is damaged.
    pub damaged: Option<String>,
    /// The failed checks of `header.key`, in words. With [`HeaderChecks::Required`], the list is empty.
    pub ignored: Vec<String>,
}

impl Container {
    /// Reads the files of a container. Each file has a name ([`NAMES`]) and a content. Verifies the checksums that need
    /// no password. Files with other names are ignored. `name.key` may be missing or damaged. One of the two copies of
    /// the key may also be missing or damaged.
    ///
    /// # Errors
    /// - [`Error::Encoding`] for files that are missing, given twice, too long or not of this format.
    /// - [`Error::Refused`] if a checksum is wrong.
    /// - [`Error::Unsupported`] for containers in the old format, and for containers whose key stays in a hardware
    ///   token.
    /// - [`Error::Library`] for a curve or an algorithm that is not known.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>, checks: HeaderChecks) -> Result<Self> {
        let mut found = [None; NAMES.len()];
        for (name, content) in files {
            if let Some(i) = NAMES.iter().position(|known| *known == name) {
                let most = if i == 0 { LONGEST } else { 256 };
                if content.len() > most {
                    return Err(Error::encoding(NAMES[i], format!("more than {most} bytes, which is too long")));
                }
                if found[i].replace(content).is_some() {
                    return Err(Error::encoding(NAMES[i], "it is there twice; names are the same in capital letters"));
                }
            }
        }
        let [header, masks, masks2, name, primary, primary2] = found;
        let header = Header::read(header.ok_or_else(|| missing(NAMES[0]))?)?;
        if checks == HeaderChecks::Required && !header.intact {
            return Err(damaged(NAMES[0]));
        }
        let copies: Vec<_> = [(NAMES[4], primary, NAMES[1], masks), (NAMES[5], primary2, NAMES[2], masks2)]
            .into_iter()
            .filter(|(_, primary, _, masks)| primary.is_some() || masks.is_some())
            .map(|(primary_name, primary, masks_name, masks)| {
                let primary = primary.ok_or_else(|| missing(primary_name))?;
                let masks = masks.ok_or_else(|| missing(masks_name))?;
                Masked::read(&header, (primary_name, primary), (masks_name, masks))
            })
            .collect();
        if copies.iter().all(Result::is_err) {
            return Err(copies.into_iter().find_map(Result::err).unwrap_or_else(|| missing(NAMES[4])));
        }
        let copies = copies.into_iter().map(|copy| copy.map_err(|e| e.to_string())).collect();
        let name = name.and_then(alias).or_else(|| header.name.clone());
        Ok(Self { name: name.map(|bytes| russian(&bytes)), header, copies, checks })
    }

    /// Returns the container's name, which is a text for people.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns true if the key in the container is encrypted under a password.
    pub fn needs_password(&self) -> bool {
        self.header.password.is_some()
    }

    /// Returns true if the container has a second key. In such a container, one key is for key exchange, and the other
    /// key is for signatures. The second key is not read, because no public description or file shows how it is masked.
    /// The first key must fit its fingerprint as in any container.
    pub fn has_second_key(&self) -> bool {
        self.header.has_second_key
    }

    /// Returns the uses of the key that CryptoPro's programs allow.
    pub fn permissions(&self) -> Permissions {
        self.header.parameters.permissions
    }

    /// Returns the algorithm of the key.
    pub fn algorithm(&self) -> Algorithm {
        self.header.parameters.algorithm
    }

    /// Returns the period in which CryptoPro's programs use the key, if the container has a period in a known form.
    pub fn period(&self) -> Option<KeyPeriod> {
        self.header.period
    }

    /// Returns the contents of this container as the contents of a PFX. The caller can write a PFX ([`Pfx::seal`]), or
    /// take the contents out one by one.
    ///
    /// # Errors
    /// There is no error if `opened` is from this container.
    pub fn to_pfx(&self, opened: &Opened) -> Result<Pfx> {
        let mut pfx = Pfx::new();
        let of_container = |bag: Bag| {
            let bag = bag.with_id(&[1]);
            if let Some(name) = &self.name { bag.named(name) } else { bag }
        };
        pfx.add(of_container(Bag::key(&opened.key)?.of_cryptopro(self.permissions(), self.needs_password())));
        if let Some(der) = &opened.certificate {
            pfx.add(of_container(Bag::certificate(&der[..])));
        }
        Ok(pfx)
    }

    /// Opens the container, and returns the private key. Both copies of the key are read. The fingerprint shows whether
    /// a copy is damaged. If only one copy is damaged, the key of the other copy is used, and [`Opened::damaged`]
    /// describes the damage. If neither copy is damaged, both must have the same key. If there is a certificate, it
    /// must be a certificate of this key.
    ///
    /// The password is a sequence of at most [`LONGEST_PASSWORD`] bytes. It is not known how CryptoPro's programs
    /// encode characters outside ASCII. The password is empty if the container needs no password.
    ///
    /// # Errors
    /// - [`Error::Password`] if the password is wrong or the files were altered.
    /// - [`Error::Usage`] for a password that is too long or not needed.
    /// - [`Error::Refused`] if the fingerprint, a checksum or the certificate does not fit.
    pub fn open(&self, password: &[u8]) -> Result<Opened> {
        if password.len() > LONGEST_PASSWORD {
            let text = format!("a passphrase of {} bytes; containers have up to {LONGEST_PASSWORD}", password.len());
            return Err(Error::Usage(text.into()));
        }
        // If the checks of the header are skipped, the header may say wrongly that the container has no password. So
        // the given password is used in this case.
        if !self.needs_password() && !password.is_empty() && self.checks == HeaderChecks::Required {
            return Err(Error::Usage("this container has no passphrase; allowed: the empty one".into()));
        }
        let Header { parameters, fingerprint, .. } = &self.header;
        let (mut right, mut copy_damaged) = (None::<PrivateKey>, None);
        for copy in &self.copies {
            let copy = match copy {
                Ok(copy) => copy,
                Err(text) => {
                    copy_damaged = Some(text.clone());
                    continue;
                }
            };
            let key = copy.open(parameters, password).ok();
            let key = key.filter(|key| public(key).is_some_and(|public| public.starts_with(fingerprint)));
            match (key, &right) {
                (Some(key), None) => right = Some(key),
                (Some(key), Some(other)) if public(&key) == public(other) => {}
                (Some(_), Some(_)) => return Err(Error::refused("primary.key and primary2.key are different keys")),
                (None, _) => {
                    copy_damaged = Some(format!("{}: it is not the key of the fingerprint in header.key", copy.name))
                }
            }
        }
        let Some(key) = right else {
            return Err(match self.needs_password() || !password.is_empty() {
                true => Error::Password,
                false => Error::refused(
                    "the private key is not the one of the fingerprint in header.key; the files were altered, or are of different \
                     containers",
                ),
            });
        };
        let mut ignored = Vec::new();
        let mut wrong = |e: Error| match self.checks {
            HeaderChecks::Required => Err(e),
            HeaderChecks::Skipped => {
                ignored.push(e.to_string());
                Ok(())
            }
        };
        if !self.header.intact {
            wrong(damaged(NAMES[0]))?;
        }
        self.check_password(password).or_else(&mut wrong)?;
        let mut certificate = self.header.certificate.clone();
        if let Err(e) = self.check_certificate(&key) {
            wrong(e)?;
            certificate = None;
        }
        Ok(Opened { key, certificate, damaged: copy_damaged, ignored })
    }

    /// Checks the password by its checksum in the header. The checksum is IMIT (the MAC of GOST 28147-89) over 16 zero
    /// bytes. The key of IMIT is derived from the password, with the fingerprint as the salt.
    fn check_password(&self, password: &[u8]) -> Result<()> {
        let Header { parameters, fingerprint, password: mac, .. } = &self.header;
        let Some(mac) = mac else { return Ok(()) };
        let of_password = container_key(parameters, password, fingerprint);
        let mac_of = imit(&of_password, sbox(parameters), &[0; 8], &[0; 16])?;
        mac_of.verify(mac).map_err(|_| damaged("the passphrase in header.key"))
    }

    /// Checks that the certificate, if there is one, is a certificate of this key.
    fn check_certificate(&self, key: &PrivateKey) -> Result<()> {
        let Some(der) = &self.header.certificate else { return Ok(()) };
        let certified =
            Signed::from_der(Kind::Certificate, der).and_then(|signed| signed.subject_key()?.verifying_key());
        match certified {
            Ok(certified) if Some(certified.to_bytes()) == public(key) => Ok(()),
            Ok(_) => Err(Error::refused("the certificate in header.key is of another key")),
            Err(e) => Err(Error::refused(format!("the certificate in header.key: {e}"))),
        }
    }
}

/// Writes a container for debugging. The output has no secrets.
impl fmt::Debug for Container {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Container")
            .field("name", &self.name)
            .field("parameters", &self.header.parameters)
            .finish_non_exhaustive()
    }
}

impl Masked {
    fn read(
        Header { parameters, has_second_key, .. }: &Header,
        (primary_name, primary): (&'static str, &[u8]),
        (masks_name, masks): (&'static str, &[u8]),
    ) -> Result<Self> {
        let size = parameters.curve.size();
        let sized = |content: &[u8], name| match content.len() {
            length if length == size => Ok(Zeroizing::new(content.to_vec())),
            length => {
                Err(Error::encoding(name, format!("a number of {length} bytes; allowed: {size}, as the curve has")))
            }
        };
        ber::checked(primary, primary_name)?;
        let mut parts = Parts::of(primary, tag::SEQUENCE, primary_name)?;
        let key = sized(parts.content(tag::OCTET_STRING)?, primary_name)?;
        // No public description says how a second key is masked. So a second key is skipped.
        if *has_second_key && !parts.is_empty() {
            parts.element()?;
        }
        if !parts.is_empty() {
            let given = "the old format, with hmacKey";
            return Err(Error::unsupported(primary_name, given, "containers in the newer format"));
        }
        ber::checked(masks, masks_name)?;
        let mut parts = Parts::of(masks, tag::SEQUENCE, masks_name)?;
        let mask = sized(parts.content(tag::OCTET_STRING)?, masks_name)?;
        let salt = array(parts.content(tag::OCTET_STRING)?, masks_name)?;
        let mac = parts.content(tag::OCTET_STRING)?;
        parts.end()?;
        // The last 32 bytes of the mask are the key of IMIT, which computes the checksum in the file with the mask. The
        // checksum covers the salt.
        let (_, mac_key) = mask.split_last_chunk().ok_or_else(|| missing(masks_name))?;
        imit(mac_key, sbox(parameters), &[0; 8], &salt)?.verify(mac).map_err(|_| damaged(masks_name))?;
        Ok(Self { name: primary_name, key, mask, salt })
    }

    /// Decrypts the masked key with the password, divides the result by the mask modulo q (the prime order of the
    /// curve's subgroup), and returns the private key.
    fn open(&self, parameters: &Parameters, password: &[u8]) -> Result<PrivateKey> {
        let of_password = container_key(parameters, password, &self.salt);
        let mut number = self.key.clone();
        let cipher = Gost28147::new(&of_password, &Sbox::from_name(sbox(parameters))?);
        Ecb::new(cipher).decrypt(&mut number[..])?;
        let q = Modulus::new(*parameters.curve.order())?;
        let read =
            |bytes: &[u8]| Scalar::from_le_bytes(bytes).map(Zeroizing::new).map(|x| Zeroizing::new(q.reduce(&x)));
        let inverse = Zeroizing::new(q.invert(&*read(&self.mask)?));
        let key = Zeroizing::new(q.mul(&*read(&number)?, &inverse));
        key.write_le_bytes(&mut number);
        parameters.key(&number)
    }
}

/// Returns the name of the S-boxes that containers use.
fn sbox(parameters: &Parameters) -> &'static str {
    if parameters.is_old() { A } else { Z }
}

/// Returns the public key. The coordinate x comes first, and y follows. Both are little-endian.
fn public(key: &PrivateKey) -> Option<Vec<u8>> {
    key.public_key().verifying_key().ok().map(|key| key.to_bytes())
}

fn missing(name: &'static str) -> Error {
    Error::encoding(name, "the file is missing; a container has header.key, primary.key and masks.key at least")
}

/// Returns the name in `name.key`. Returns `None` if the file does not have the usual form. This is not an error,
/// because nothing depends on the name.
fn alias(file: &[u8]) -> Option<Vec<u8>> {
    let mut parts = Parts::of(file, tag::SEQUENCE, NAMES[3]).ok()?;
    let name = parts.content(IA5).ok()?.to_vec();
    parts.end().ok()?;
    Some(name)
}

/// Decodes a name in UTF-8, or in the Russian letters of Windows-1251. Other bytes become replacement characters.
fn russian(bytes: &[u8]) -> String {
    let character = |byte: &u8| match byte {
        ..=0x7f => char::from(*byte),
        0xc0.. => char::from_u32(u32::from('А') + u32::from(byte - 0xc0)).unwrap_or(char::REPLACEMENT_CHARACTER),
        0xa8 => 'Ё',
        0xb8 => 'ё',
        0xb9 => '№',
        _ => char::REPLACEMENT_CHARACTER,
    };
    str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(character).collect(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::russian;

    #[test]
    fn names() {
        assert_eq!(russian("Иван".as_bytes()), "Иван");
        assert_eq!(russian(b"\xc8\xe2\xe0\xed \xb91 \xa8\xb8\xff\x80"), "Иван №1 Ёёя\u{fffd}");
    }
}
