//! The secrets that open a sealed file.
use super::{Decrypt, refused};
use crate::{
    failure::{Failure, Result},
    key::Key,
    key_file::{self, PrivateKey},
    passphrase::{Passphrase, Passphrases},
};
use fastgost::{
    Error,
    sealed::{Header, Identity, MOST_ITERATIONS, Opener, Stanza},
    sign::SigningKey,
};

/// The secrets that the command's options name. A secret is read when a file first needs the secret, and is kept for
/// the other files.
pub struct Secrets<'a> {
    arguments: &'a Decrypt,
    passphrase: Option<Passphrase>,
    key: Option<Key>,
    private: Option<PrivateKeys<'a>>,
}

impl<'a> Secrets<'a> {
    pub fn new(arguments: &'a Decrypt) -> Self {
        Self { arguments, passphrase: None, key: None, private: None }
    }

    /// Returns the opener for the sealed file with the header `header`. Fails if no secret can open the file.
    pub fn opener(&mut self, header: &Header, name: &str) -> Result<Opener> {
        let Decrypt { secret, identity, allow_slow_passphrase, .. } = self.arguments;
        if identity.is_empty() && !secret.key.given() {
            takes(header, &[(Stanza::Passphrase, "passphrase")], name)?;
            let passphrase = match &mut self.passphrase {
                Some(passphrase) => passphrase,
                unread => unread.insert(secret.passphrase.read()?),
            };
            let most_iterations = if *allow_slow_passphrase { u32::MAX } else { MOST_ITERATIONS };
            return Opener::new(header, &[Identity::Passphrase { passphrase, most_iterations }])
                .map_err(|e| refused_passphrase(name, e));
        }
        let private = match &mut self.private {
            Some(private) => private,
            unread => unread.insert(PrivateKeys::new(
                key_file::privates(identity, &secret.passphrase)?,
                secret.passphrase.source(),
            )),
        };
        let mut kinds = Vec::new();
        if secret.key.given() {
            kinds.push((Stanza::RawKey, "key"));
        }
        if !private.names.is_empty() {
            kinds.push((Stanza::PublicKey, "private key"));
        }
        takes(header, &kinds, name)?;
        let mut attempts = Attempts { header, name, refusal: None };
        if secret.key.given() && header.stanzas().any(|stanza| stanza == Stanza::RawKey) {
            let key = match &mut self.key {
                Some(key) => key,
                unread => unread.insert(secret.key.read()?),
            };
            if let Some(opener) = attempts.with(Identity::RawKey(key)) {
                return Ok(opener);
            }
        }
        attempts.keys(private)
    }
}

/// Private keys of recipients.
struct PrivateKeys<'a> {
    /// The names of all keys, for messages.
    names: Vec<String>,
    open: Vec<SigningKey>,
    /// The keys that were not tried yet, because earlier keys have opened all files so far. Unencrypted keys come
    /// before encrypted keys.
    closed: std::vec::IntoIter<PrivateKey>,
    /// The first error from reading or decrypting a key.
    refusal: Option<Failure>,
    passphrases: Passphrases<'a>,
}

impl<'a> PrivateKeys<'a> {
    fn new(keys: Vec<PrivateKey>, passphrases: Passphrases<'a>) -> Self {
        let names = keys.iter().map(|key| key.name.clone()).collect();
        let (open, encrypted): (Vec<_>, Vec<_>) = keys.into_iter().partition(|key| key.open().is_some());
        let closed: Vec<_> = open.into_iter().chain(encrypted).collect();
        Self { names, open: Vec::new(), closed: closed.into_iter(), refusal: None, passphrases }
    }
}

/// Tries one key after another on a file.
struct Attempts<'a> {
    header: &'a Header,
    /// The file's name.
    name: &'a str,
    /// The first error with a key that could unwrap the file's key, but could not open the file.
    refusal: Option<Failure>,
}

impl Attempts<'_> {
    fn with(&mut self, identity: Identity<'_>) -> Option<Opener> {
        match Opener::new(self.header, &[identity]) {
            Ok(opener) => Some(opener),
            Err(Error::SealedKey) => None,
            Err(e) => {
                self.refusal.get_or_insert_with(|| refused(self.name, e));
                None
            }
        }
    }

    /// Tries private keys. Encrypted keys come last. If an encrypted key cannot be decrypted or read, the error is
    /// reported only if no key opens the file.
    fn keys(&mut self, keys: &mut PrivateKeys<'_>) -> Result<Opener> {
        let mut next = 0;
        loop {
            if next == keys.open.len() {
                match keys.closed.next().map(|key| key.into_key(&mut keys.passphrases)) {
                    Some(Ok(key)) => keys.open.push(key),
                    Some(Err(failure)) => {
                        keys.refusal.get_or_insert(failure);
                        continue;
                    }
                    None => break,
                }
            }
            if let Some(opener) = self.with(Identity::PrivateKey(&keys.open[next])) {
                return Ok(opener);
            }
            next += 1;
        }
        if let Some(failure) = self.refusal.take().or_else(|| keys.refusal.clone()) {
            return Err(failure);
        }
        let who = match &keys.names[..] {
            [] => return Err(refused(self.name, Error::SealedKey)),
            [name] => format!("{name} does not open"),
            _ => "none of the private keys opens".to_owned(),
        };
        let file = self.name;
        Err(Failure::Refused(format!(
            "{file}: {who} the sealed file: it is for other recipients, or the header was changed; --identity takes a \
             recipient's private key"
        )))
    }
}

fn refused_passphrase(name: &str, e: Error) -> Failure {
    Failure::Refused(match e {
        Error::SealedKey => {
            format!(
                "{name}: this passphrase does not open the sealed file: it is the wrong one, or the header was changed"
            )
        }
        Error::SealedIterations { .. } => format!("{name}: {e}: --allow-slow-passphrase"),
        _ => format!("{name}: {e}"),
    })
}

/// Rejects a file that no secret of the given kinds can open. The command calls this function before it asks for a
/// secret.
fn takes(header: &Header, kinds: &[(Stanza, &str)], name: &str) -> Result<()> {
    if header.stanzas().any(|stanza| kinds.iter().any(|(kind, _)| *kind == stanza)) {
        return Ok(());
    }
    let words: Vec<_> = kinds.iter().map(|(_, word)| *word).collect();
    let mut ways: Vec<_> = header.stanzas().map(way).collect();
    ways.dedup();
    let (words, ways) = (words.join(" or "), ways.join(" or "));
    Err(Failure::Refused(format!("{name}: no {words} opens this sealed file; it takes {ways}")))
}

fn way(stanza: Stanza) -> &'static str {
    match stanza {
        Stanza::RawKey => "a key (--key-file)",
        Stanza::Passphrase => "a passphrase (--passphrase)",
        Stanza::PublicKey => "a recipient's private key (--identity)",
        _ => "a secret that a newer version of this program may know",
    }
}
