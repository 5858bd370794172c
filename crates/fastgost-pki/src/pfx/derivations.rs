//! Derives keys from the password of a PFX. Each key is derived once. The iterations for all keys are taken from one
//! budget, because the author of the file chooses the number of iterations.
use super::{password::Form, structure::Pbkdf2Params};
use crate::{Error, Result, Strictness, cryptopro::pfx_key};
use der::Encode;
use fastgost::keys;
use spki::AlgorithmIdentifierRef;
use std::collections::HashMap;
use zeroize::Zeroizing;

pub(super) struct Derivations<'a> {
    password: &'a [u8],
    most: u32,
    left: u64,
    /// The keys that were derived by PBKDF2. A key is found by the form of the password, the algorithm identifier of
    /// PBKDF2 in DER (which includes the salt), and the length of the key in bytes.
    keys: HashMap<(Form, Vec<u8>, usize), Zeroizing<Vec<u8>>>,
    /// The keys of CryptoPro's encryption. A key is found by the form of the password, the salt and the number of
    /// iterations.
    cryptopro: HashMap<(Form, Vec<u8>, u16), Zeroizing<[u8; 32]>>,
}

impl<'a> Derivations<'a> {
    pub(super) fn new(password: &'a [u8], most_iterations: u32) -> Self {
        Self {
            password,
            most: most_iterations,
            left: most_iterations.into(),
            keys: HashMap::new(),
            cryptopro: HashMap::new(),
        }
    }

    /// Returns the bytes of the password in each of `forms`. If two forms give the same bytes, only the first form is
    /// returned.
    pub(super) fn forms(&self, forms: &[Form]) -> Vec<(Form, Zeroizing<Vec<u8>>)> {
        let mut all: Vec<(Form, Zeroizing<Vec<u8>>)> = Vec::new();
        for form in forms {
            if let Some(bytes) = form.bytes(self.password)
                && all.iter().all(|(_, other)| *other != bytes)
            {
                all.push((*form, bytes));
            }
        }
        all
    }

    /// Takes from the budget the number of iterations that a file states, and returns this number.
    pub(super) fn spend(&mut self, iterations: u64) -> Result<u32> {
        if iterations == 0 {
            return Err(Error::encoding("the number of iterations", "0; allowed: 1 and more"));
        }
        self.left = self.left.checked_sub(iterations).ok_or(Error::Iterations { most: self.most })?;
        u32::try_from(iterations).map_err(|_| Error::Iterations { most: self.most })
    }

    /// Returns the key of CryptoPro's encryption. The key is derived from the characters of the password. If the MAC
    /// has shown that each byte of the password is a character ([`Form::Bytes`]), each byte is taken as a character.
    /// Otherwise the password is taken as text in UTF-8, and the result is `None` if the password is not valid UTF-8.
    pub(super) fn cryptopro(
        &mut self,
        form: Option<Form>,
        salt: &[u8],
        iterations: u16,
    ) -> Result<Option<Zeroizing<[u8; 32]>>> {
        let form = if form == Some(Form::Bytes) { Form::Bytes } else { Form::Bmp };
        let index = (form, salt.to_vec(), iterations);
        if let Some(known) = self.cryptopro.get(&index) {
            return Ok(Some(known.clone()));
        }
        let Some(mut characters) = form.bytes(self.password) else { return Ok(None) };
        // The forms `Bytes` and `Bmp` end with a terminator of two zero bytes, which this derivation does not use.
        let bare = characters.len() - 2;
        characters.truncate(bare);
        characters.as_chunks_mut::<2>().0.iter_mut().for_each(|unit| unit.reverse());
        self.spend(iterations.into())?;
        let key = pfx_key(&characters, salt, iterations);
        self.cryptopro.insert(index, key.clone());
        Ok(Some(key))
    }

    /// Fills `key` with a derived key of the same length. `algorithm` is the algorithm identifier of PBKDF2, with the
    /// salt and the number of iterations.
    pub(super) fn pbkdf2(
        &mut self,
        algorithm: AlgorithmIdentifierRef<'_>,
        (form, password): &(Form, Zeroizing<Vec<u8>>),
        strictness: Strictness,
        key: &mut [u8],
    ) -> Result<()> {
        const FIELD: &str = "the parameters of PBKDF2";
        let wrong = |e| Error::der(FIELD, e);
        let index = (*form, algorithm.to_der().map_err(wrong)?, key.len());
        if let Some(known) = self.keys.get(&index) {
            key.copy_from_slice(known);
            return Ok(());
        }
        // `keys::derive_key` checks the other fields of the algorithm identifier.
        let parameters = algorithm.parameters.ok_or_else(|| Error::encoding(FIELD, "they are missing"))?;
        let iterations = self.spend(parameters.decode_as::<Pbkdf2Params<'_>>().map_err(wrong)?.iterations)?;
        keys::derive_key(algorithm, password, iterations, strictness, key)?;
        self.keys.insert(index, Zeroizing::new(key.to_vec()));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use der::Decode;
    use fastgost::keys::{ENTROPY, Encryption, Scheme, decrypt_data, encrypt_data};

    #[test]
    fn each_key_of_cryptopro_costs_once() {
        let mut derivations = Derivations::new(b"password", 2500);
        let mut first = None;
        for (form, salt, allowed) in
            [(None, 1, true), (None, 1, true), (None, 2, true), (None, 3, false), (None, 1, true)]
        {
            let key = derivations.cryptopro(form, &[salt; 16], 1000);
            assert_eq!(key.is_ok(), allowed, "{salt}");
            if salt == 1 {
                let key = key.expect("a key").expect("text");
                assert_eq!(*first.get_or_insert(key.clone()), key);
            }
        }
        assert!(derivations.cryptopro(Some(Form::Bytes), &[1; 16], 1000).is_err());
    }

    #[test]
    fn each_key_costs_once() {
        let with = Encryption { scheme: Scheme::KuznyechikCtrAcpkmOmac, iterations: 1000 };
        let password = "пароль";
        let mut derivations = Derivations::new(password.as_bytes(), 2500);
        let forms = derivations.forms(&Form::OF_GOST);
        assert_eq!(forms.len(), 4);
        let mut open = |salt: u8, form: usize| {
            let entropy = &[salt; ENTROPY];
            let (algorithm, data) = encrypt_data(b"data", &forms[form].1, &with, entropy).expect("encrypted");
            let algorithm = AlgorithmIdentifierRef::from_der(&algorithm).expect("DER");
            decrypt_data(algorithm, &data, Strictness::Strict, |algorithm, key| {
                derivations.pbkdf2(algorithm, &forms[form], Strictness::Strict, key)
            })
        };
        for (salt, form, allowed) in
            [(1, 0, true), (1, 0, true), (1, 1, true), (1, 2, false), (2, 0, false), (1, 1, true)]
        {
            match open(salt, form) {
                Ok(opened) => assert!(allowed && opened.authenticated && **opened.data == *b"data"),
                Err(e) => assert!(!allowed && matches!(e, Error::Iterations { most: 2500 }), "{e}"),
            }
        }
        // Forms that give the same bytes must be returned only once. A password that is not text in UTF-8 must have
        // only two forms.
        assert_eq!(Derivations::new(b"word", 1).forms(&Form::OF_GOST).len(), 3);
        assert_eq!(Derivations::new(b"\xef", 1).forms(&Form::OF_PKCS12).len(), 2);
        assert_eq!(Derivations::new(b"", 1).forms(&Form::OF_GOST).len(), 2);
    }
}
