//! `fastgost encrypt` and `fastgost decrypt`: sealed files.
use crate::{
    failure::{Failure, Result},
    io::Input,
    key::{KEY_OPTIONS, KeyArguments},
    key_file::{self, PrivateKey},
    kind, names, number,
    passphrase::{Passphrase, PassphraseArguments, Passphrases},
    semaphore::lock,
    stream::{self, Chunk, Work},
    terminal::Content,
    transfer::TransferArguments,
};
use clap::{
    ArgGroup, Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fastgost::{
    Error,
    sealed::{
        Algorithm, CHUNK, ChunkSealer, Header, ITERATIONS, Identity, MAGIC, MOST_ITERATIONS, Opener, Recipient, Sealer,
        Stanza,
    },
    text::SEALED_FILE,
};
use fastgost_pki::FileKind;
use std::{
    path::{Path, PathBuf},
    sync::Mutex,
};

/// Seal a file: encrypt it and protect it from any change
#[derive(Args)]
#[command(override_usage = "fastgost encrypt <KEY OPTIONS> [OPTIONS] [IN]")]
#[command(mut_group("KeyArguments", |g| g.required(false)))]
#[command(mut_group("PassphraseArguments", |g| g.conflicts_with_all(["KeyArguments", "recipient"])))]
#[command(group = ways("recipient"))]
#[command(after_help = "Examples: fastgost encrypt --key-file k -o OUT IN\n          \
fastgost encrypt -r alice.pub -r bob.pub -o OUT IN\n          \
fastgost encrypt -p -o OUT IN\n\n\
Recipients and a key may be combined: each of them opens the file. A passphrase must be alone: then a file that it opens \
was made by somebody who knows it.\n\n\
A file of recipients may have any number of keys and certificates in PEM, with other text between them; lines that begin \
with # are comments. All of them become recipients; duplicates count once. Unreadable content is an error. A certificate together with \
its issuer's is an error too, because the issuer could read the file.")]
pub struct Encrypt {
    /// The cipher: kuznyechik, or magma for files of up to 64 GiB
    #[arg(short, long, value_name = "NAME", default_value = "kuznyechik", value_parser = algorithms())]
    algorithm: Algorithm,
    #[command(flatten)]
    secret: Secret,
    /// A file with public keys, or certificates, in PEM or DER: the owner of each private key can open the file. May be
    /// given more than once
    #[arg(short, long, value_name = "FILE", help_heading = KEY_OPTIONS)]
    recipient: Vec<PathBuf>,
    /// PBKDF2 iterations; more make each guess slower [default: 1048576]
    #[arg(long, value_name = "N", requires = "PassphraseArguments", value_parser = number::iterations, help_heading = KEY_OPTIONS)]
    iterations: Option<u32>,
    /// Write text (Base64 between BEGIN and END lines), for example for mail; `decrypt` reads both forms
    #[arg(long)]
    armor: bool,
    #[command(flatten)]
    transfer: TransferArguments,
}

/// A key or a passphrase that opens a file.
#[derive(Args)]
struct Secret {
    #[command(flatten)]
    key: KeyArguments,
    #[command(flatten)]
    passphrase: PassphraseArguments,
}

fn ways(key_pair: &'static str) -> ArgGroup {
    ArgGroup::new("ways")
        .required(true)
        .multiple(true)
        .args(KeyArguments::NAMES)
        .arg(key_pair)
        .args(PassphraseArguments::NAMES)
}

impl Secret {
    fn leave_stdin_to(&self, input: Option<&Path>) -> Result<()> {
        self.key.leave_stdin_to(input)?;
        self.passphrase.leave_stdin_to(input)
    }

    /// The files that the secret is read from, and `others`.
    fn files(&self, others: &[PathBuf]) -> impl Iterator<Item = PathBuf> {
        self.key.files().chain(self.passphrase.files()).chain(others.to_vec())
    }
}

/// Open a sealed file. If it was modified or truncated, no file is written and the exit status is 1
#[derive(Args)]
#[command(override_usage = "fastgost decrypt <KEY OPTIONS> [OPTIONS] [IN]")]
#[command(mut_group("KeyArguments", |g| g.required(false)), group = ways("identity"))]
#[command(after_help = "Examples: fastgost decrypt --key-file k -o OUT IN\n          \
fastgost decrypt -i alice.pem -o OUT IN\n\n\
Authenticated data goes to standard output at once: only the exit status says whether the file is complete. A terminal \
gets the data only if it is text.\n\n\
If there are several private keys, in one file or in several, any of them may open the file. Encrypted keys are tried last, and \
their passphrases are asked for only if no other key opens it.")]
pub struct Decrypt {
    #[command(flatten)]
    secret: Secret,
    /// A file with private keys of recipients, in PKCS #8, PEM or DER. The command asks for the passphrase of an
    /// encrypted key, unless the passphrase options give it. May be given more than once
    #[arg(short, long, value_name = "FILE", help_heading = KEY_OPTIONS)]
    identity: Vec<PathBuf>,
    /// Open a file even if its passphrase takes more than 67108864 iterations of PBKDF2. This number takes one
    /// minute with AVX-512, three minutes with AVX2 and more than twenty without either. A file may ask for 64 times as
    /// many
    #[arg(long, requires = "PassphraseArguments", conflicts_with = "identity", help_heading = KEY_OPTIONS)]
    allow_slow_passphrase: bool,
    #[command(flatten)]
    transfer: TransferArguments,
}

fn algorithms() -> impl TypedValueParser<Value = Algorithm> {
    let names = Algorithm::ALL.iter().map(|a| a.name());
    PossibleValuesParser::new(names).try_map(|name| Algorithm::from_name(&name))
}

pub fn encrypt(arguments: &Encrypt) -> Result<()> {
    let Encrypt { algorithm, secret, recipient, armor, transfer, .. } = arguments;
    let algorithm = *algorithm;
    let content = if *armor { Content::Unknown } else { Content::Binary };
    let (input, mut output) = transfer.open(secret.files(recipient), |input| secret.leave_stdin_to(input), content)?;
    if *armor {
        output = output.armored(SEALED_FILE);
    }
    // Reported now, not after the first 64 GiB.
    let most = algorithm.most_chunks();
    if input.len.is_some_and(|len| len.div_ceil(CHUNK as u64) > most) {
        return Err(Failure::new(format!("{}: {}", input.name, Error::SealedLength { most })));
    }
    let mut sealer = arguments.sealer()?;
    if let Some(level) = names::level(transfer.kernel.as_deref())? {
        sealer = sealer.with_level(level)?;
    }
    output.prefix = sealer.header().to_vec();
    let work = Seal { name: input.name.clone(), tag: algorithm.tag_size(), sealers: Pool::new(sealer.into_chunks()) };
    stream::run(&work, transfer.threads(), input, &mut output)?;
    output.finish()
}

impl Encrypt {
    fn sealer(&self) -> Result<Sealer> {
        let Self { algorithm, secret, recipient, iterations, .. } = self;
        if secret.passphrase.given() {
            let passphrase: Passphrase = secret.passphrase.read_new()?;
            let iterations = iterations.unwrap_or(ITERATIONS);
            return Ok(Sealer::new(*algorithm, &[Recipient::Passphrase { passphrase: &passphrase, iterations }])?);
        }
        let public = key_file::publics(recipient, &PassphraseArguments::default())?;
        let key = if secret.key.given() { Some(secret.key.read()?) } else { None };
        let mut recipients: Vec<_> = public.iter().map(|public| Recipient::PublicKey(&public.key)).collect();
        recipients.extend(key.as_ref().map(|key| Recipient::RawKey(key)));
        Ok(Sealer::new(*algorithm, &recipients)?)
    }
}

pub fn decrypt(arguments: &Decrypt) -> Result<()> {
    let Decrypt { secret, identity, transfer, .. } = arguments;
    if identity.is_empty() && secret.key.given() && secret.passphrase.given() {
        return Err(Failure::new("a sealed file takes either a passphrase or keys; give one or the other"));
    }
    let (input, mut output) =
        transfer.open(secret.files(identity), |input| secret.leave_stdin_to(input), Content::Unknown)?;
    let mut input = refuse_others(input)?.unarmored(SEALED_FILE)?;
    let header = Header::read(&mut input).map_err(|e| match e.get_ref().and_then(|e| e.downcast_ref()) {
        Some(refusal) => refused(&input.name, *refusal),
        None => input.failure(&e),
    })?;
    let mut opener = arguments.opener(&header, &input.name)?;
    if let Some(level) = names::level(transfer.kernel.as_deref())? {
        opener = opener.with_level(level)?;
    }
    let work = Open { name: input.name.clone(), tag: header.algorithm().tag_size(), openers: Pool::new(opener) };
    stream::run(&work, transfer.threads(), input, &mut output)?;
    output.finish()
}

impl Decrypt {
    fn opener(&self, header: &Header, name: &str) -> Result<Opener> {
        let Self { secret, identity, allow_slow_passphrase, .. } = self;
        if identity.is_empty() && !secret.key.given() {
            takes(header, &[(Stanza::Passphrase, "passphrase")], name)?;
            let passphrase: Passphrase = secret.passphrase.read()?;
            let most_iterations = if *allow_slow_passphrase { u32::MAX } else { MOST_ITERATIONS };
            return Opener::new(header, &[Identity::Passphrase { passphrase: &passphrase, most_iterations }])
                .map_err(|e| refused_passphrase(name, e));
        }
        let keys = key_file::privates(identity, &secret.passphrase)?;
        let mut kinds = Vec::new();
        if secret.key.given() {
            kinds.push((Stanza::RawKey, "key"));
        }
        if !keys.is_empty() {
            kinds.push((Stanza::PublicKey, "private key"));
        }
        takes(header, &kinds, name)?;
        let mut attempts = Attempts { header, name, refusal: None };
        if secret.key.given() && header.stanzas().any(|stanza| stanza == Stanza::RawKey) {
            let key = secret.key.read()?;
            if let Some(opener) = attempts.with(Identity::RawKey(&key)) {
                return Ok(opener);
            }
        }
        attempts.keys(keys, &mut secret.passphrase.source())
    }
}

/// Tries one key after another on a file.
struct Attempts<'a> {
    header: &'a Header,
    /// The file's name.
    name: &'a str,
    /// The first error of a key that should have opened it.
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

    /// Tries private keys. Encrypted ones come last, and their errors are reported only if no key opens the file.
    fn keys(&mut self, keys: Vec<PrivateKey>, passphrases: &mut Passphrases<'_>) -> Result<Opener> {
        let mut names: Vec<_> = keys.iter().map(|key| key.name.clone()).collect();
        let (open, encrypted): (Vec<_>, Vec<_>) = keys.into_iter().partition(|key| key.open().is_some());
        for key in open.into_iter().chain(encrypted) {
            match key.into_key(passphrases) {
                Ok(key) => {
                    if let Some(opener) = self.with(Identity::PrivateKey(&key)) {
                        return Ok(opener);
                    }
                }
                Err(failure) => {
                    self.refusal.get_or_insert(failure);
                }
            }
        }
        if let Some(failure) = self.refusal.take() {
            return Err(failure);
        }
        let Some(name) = names.pop() else { return Err(refused(self.name, Error::SealedKey)) };
        let who = if names.is_empty() {
            format!("{name} does not open")
        } else {
            "none of the private keys opens".to_owned()
        };
        let file = self.name;
        Err(Failure::Refused(format!(
            "{file}: {who} the sealed file: it is for other recipients, or the header was changed"
        )))
    }
}

/// Rejects a file of another kind, as far as its beginning says it.
fn refuse_others(mut input: Input) -> Result<Input> {
    let begin = input.begin(MAGIC.len());
    if begin != MAGIC
        && let Some(found) = FileKind::of(input.begin(FileKind::ENOUGH)).filter(|found| *found != FileKind::Sealed)
    {
        return Err(Failure::Refused(kind::text(&input.name, found, "a sealed file of fastgost")));
    }
    Ok(input)
}

fn refused(name: &str, e: Error) -> Failure {
    Failure::Refused(format!("{name}: {e}"))
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

/// Rejects a file that no secret of these kinds can open, before asking for one.
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

/// Chunks of a file in one chunk of the stream, so that threads synchronise less often.
const TOGETHER: usize = 4;

/// One instance per working thread, each with the group key of the chunks that it processed last.
struct Pool<T> {
    first: T,
    free: Mutex<Vec<T>>,
}

impl<T: Clone> Pool<T> {
    fn new(first: T) -> Self {
        Self { first, free: Mutex::default() }
    }

    fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let free = lock(&self.free).pop();
        let mut one = free.unwrap_or_else(|| self.first.clone());
        let result = work(&mut one);
        lock(&self.free).push(one);
        result
    }
}

/// The chunks of a file in one chunk of the stream: the index of each, and whether it is the last.
fn places(chunk: &Chunk, bytes: usize, size: usize) -> impl Iterator<Item = (u64, bool)> {
    let count = bytes.div_ceil(size).max(1) as u64;
    let (first, last) = (chunk.number * TOGETHER as u64, chunk.last);
    (0..count).map(move |i| (first + i, last && i + 1 == count))
}

struct Seal {
    name: String,
    tag: usize,
    sealers: Pool<ChunkSealer>,
}

impl Work for Seal {
    type Job = ();

    fn chunk_size(&self) -> usize {
        TOGETHER * CHUNK
    }

    fn parallel(&self) -> bool {
        true
    }

    fn begin(&self, _: &Chunk, _: &[u8]) -> Result<()> {
        Ok(())
    }

    fn process(&self, (): (), chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()> {
        let places = places(chunk, input.len(), CHUNK);
        output.resize(input.len() + input.len().div_ceil(CHUNK).max(1) * self.tag, 0);
        self.sealers.with(|sealer| {
            for (i, (index, last)) in places.enumerate() {
                let (from, to) = (i * CHUNK, i * (CHUNK + self.tag));
                let size = CHUNK.min(input.len() - from);
                let sealed = &mut output[to..to + size + self.tag];
                if let Err(e) = sealer.seal_chunk(index, last, &input[from..from + size], sealed) {
                    output.truncate(to);
                    return Err(Failure::new(format!("{}: {e}", self.name)));
                }
            }
            Ok(())
        })
    }
}

struct Open {
    name: String,
    tag: usize,
    openers: Pool<Opener>,
}

impl Work for Open {
    type Job = ();

    fn chunk_size(&self) -> usize {
        TOGETHER * (CHUNK + self.tag)
    }

    fn parallel(&self) -> bool {
        true
    }

    fn begin(&self, _: &Chunk, _: &[u8]) -> Result<()> {
        Ok(())
    }

    /// The data before a chunk that fails may be written: it was authenticated.
    fn process(&self, (): (), chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()> {
        let whole = CHUNK + self.tag;
        output.resize(input.len(), 0);
        let mut good = 0;
        let done = self.openers.with(|opener| {
            for (i, (index, last)) in places(chunk, input.len(), whole).enumerate() {
                let sealed = &input[i * whole..input.len().min((i + 1) * whole)];
                let cut = Error::SealedChunk { index, last };
                let size = sealed.len().checked_sub(self.tag).ok_or(cut)?;
                opener.open_chunk(index, last, sealed, &mut output[good..good + size])?;
                good += size;
            }
            Ok(())
        });
        output.truncate(good);
        done.map_err(|e| refused(&self.name, e))
    }
}
