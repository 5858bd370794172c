//! Reads the keys in CryptoPro's PFX.
use super::{A, Parameters, Permissions, array, damaged, derive::wrapping_key, imit};
use crate::{
    Error, Result,
    ber::{self, Parts, tag},
};
use der::{
    Sequence,
    asn1::{ObjectIdentifier, OctetStringRef},
};
use fastgost::{
    Gost28147, Sbox,
    keys::{Algorithm, EncodePrivateKey, PrivateKey},
    mode::{Cfb, Ecb, Meshed},
};
use spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

/// The parameters of the encryption under a password, in the form in which a PFX file stores them.
#[derive(Sequence)]
struct PasswordParameters<'a> {
    salt: &'a OctetStringRef,
    iterations: u64,
}

/// Returns the salt and the number of iterations. The salt must have at least eight bytes, because its first eight
/// bytes are the IV. The number of iterations must fit in two bytes, because the counter of iterations has two bytes.
pub(crate) fn salt_and_iterations<'a>(algorithm: AlgorithmIdentifierRef<'a>) -> Result<(&'a [u8], u16)> {
    const FIELD: &str = "the parameters of CryptoPro's encryption";
    // The limit for the length of the salt, in bytes. A long salt would cost much time, because each iteration hashes
    // the salt.
    const LONGEST_SALT: usize = 32;
    let any = algorithm.parameters.ok_or_else(|| Error::encoding(FIELD, "they are missing"))?;
    let parameters: PasswordParameters<'_> = any.decode_as().map_err(|e| Error::der(FIELD, e))?;
    let salt = parameters.salt.as_bytes();
    if !(8..=LONGEST_SALT).contains(&salt.len()) {
        let problem = format!("the salt has {} bytes; allowed: 8 to {LONGEST_SALT}", salt.len());
        return Err(Error::encoding(FIELD, problem));
    }
    match u16::try_from(parameters.iterations) {
        Ok(iterations @ 1..) => Ok((salt, iterations)),
        _ => Err(Error::encoding(FIELD, format!("{} iterations; allowed: 1 to 65535", parameters.iterations))),
    }
}

/// Decrypts a private key with the key that was derived from the password. Returns the permissions of the private key,
/// and the key as `PrivateKeyInfo` in DER, which is its usual form.
pub(crate) fn decrypt(key: &[u8; 32], salt: &[u8], data: &[u8]) -> Result<(Zeroizing<Vec<u8>>, Permissions)> {
    const FIELD: &str = "the private key in CryptoPro's PFX";
    let iv = salt.get(..8).unwrap_or_default();
    let mut plain = Zeroizing::new(data.to_vec());
    Meshed::<Cfb<_>>::new(Gost28147::new(key, &Sbox::from_name(A)?), iv)?.decrypt(&mut plain[..])?;
    // No checksum covers the plain text. If the plain text is not a SEQUENCE, the password is wrong.
    let mut info = Parts::of(&plain, tag::SEQUENCE, FIELD).map_err(|_| Error::Password)?;
    // CryptoPro writes the version as an INTEGER with an empty content.
    if !matches!(info.content(tag::INTEGER)?, [] | [0]) {
        return Err(Error::encoding(FIELD, "its version is not 0"));
    }
    let outer = Parts::within(info.content(tag::SEQUENCE)?, FIELD).decode::<ObjectIdentifier>()?;
    let (key, permissions) = blob(key, info.content(tag::OCTET_STRING)?)?;
    if Algorithm::from_oid(outer) != Some(key.algorithm()) {
        return Err(Error::encoding(FIELD, format!("its algorithm is {outer}, and another one inside")));
    }
    let der = key.to_pkcs8_der().map_err(|_| Error::encoding(FIELD, "it has no form in DER"))?;
    Ok((Zeroizing::new(der.as_bytes().to_vec()), permissions))
}

/// Reads an encrypted key and its parameters. In `bytes`, a header of 16 bytes in the format of CryptoAPI stands before
/// the key and the parameters.
fn blob(password_key: &[u8; 32], bytes: &[u8]) -> Result<(PrivateKey, Permissions)> {
    const FIELD: &str = "the exported key in CryptoPro's PFX";
    // The 16 bytes are PRIVATEKEYBLOB of version 0x20, an algorithm, "MAG1", and the key's length. The algorithm in the
    // header is ignored, because the parameters describe the algorithm better.
    let Some((&[7, 0x20, 0, 0, _, _, _, _, b'M', b'A', b'G', b'1', size, 0, 0, 0], der)) = bytes.split_first_chunk()
    else {
        return Err(Error::encoding(FIELD, "it does not begin as a PRIVATEKEYBLOB with MAG1"));
    };
    ber::checked(der, FIELD)?;
    let mut parts = Parts::of(der, tag::SEQUENCE, FIELD)?;
    let signed = parts.element()?;
    let outer_mac = parts.content(tag::OCTET_STRING)?;
    parts.end()?;
    let mut parts = Parts::of(signed, tag::SEQUENCE, FIELD)?;
    let ukm: [u8; 8] = array(parts.content(tag::OCTET_STRING)?, FIELD)?;
    let mut wrapped = Parts::within(parts.content(tag::SEQUENCE)?, FIELD);
    let parameters = Parameters::read(parts.content(tag::context(0))?, FIELD)?;
    parts.end()?;
    let encrypted = wrapped.content(tag::OCTET_STRING)?;
    let mac = wrapped.content(tag::OCTET_STRING)?;
    wrapped.end()?;
    if encrypted.len() != usize::from(size) || encrypted.len() != parameters.curve.size() {
        let problem = format!("{} bytes for a key; allowed: {}", encrypted.len(), parameters.curve.size());
        return Err(Error::encoding(FIELD, problem));
    }
    let kek = wrapping_key(&parameters, password_key, &ukm)?;
    imit(&kek, A, &[0; 8], signed)?.verify(outer_mac).map_err(|_| damaged(FIELD))?;
    let mut number = Zeroizing::new(encrypted.to_vec());
    Ecb::new(Gost28147::new(&kek, &Sbox::from_name(A)?)).decrypt(&mut number[..])?;
    imit(&kek, A, &ukm, &number)?.verify(mac).map_err(|_| damaged(FIELD))?;
    Ok((parameters.key(&number)?, parameters.permissions))
}
