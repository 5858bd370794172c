//! `fastgost encrypt` and `fastgost decrypt`: sealed files.
use crate::{
    failure::{Failure, Result},
    key::KeyArguments,
    key_file, number,
    passphrase::{Passphrase, PassphraseArguments},
    permits::lock,
    quote,
    stream::{self, Chunk, Work},
    transfer::TransferArguments,
};
use clap::{
    ArgGroup, Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fastgost::{
    Error,
    sealed::{
        Algorithm, CHUNK, ChunkSealer, Header, ITERATIONS, Identity, MOST_ITERATIONS, Opener, Recipient, Sealer, Stanza,
    },
};
use std::{
    path::{Path, PathBuf},
    sync::Mutex,
};

/// Seal a file: encrypted, and protected from every change
#[derive(Args)]
#[command(mut_group("KeyArguments", |g| g.required(false)), group = ways("recipient").multiple(false))]
#[command(after_help = "Examples: fastgost encrypt --key-file k -o OUT IN\n          \
fastgost encrypt --recipient alice.pem --recipient bob.pem -o OUT IN\n          \
fastgost encrypt --passphrase -o OUT IN")]
pub struct Encrypt {
    /// The cipher: kuznyechik, or magma, for files of up to 64 GiB
    #[arg(short, long, value_name = "NAME", default_value = "kuznyechik", value_parser = algorithms())]
    algorithm: Algorithm,
    #[command(flatten)]
    secret: Secret,
    /// A file with a public key, or a certificate, in PEM or DER: whoever has its private key can open the file. Again for
    /// others
    #[arg(long, value_name = "FILE")]
    recipient: Vec<PathBuf>,
    /// How many iterations are between passphrase and key, which is how long a guess takes [default: 1048576]
    #[arg(long, value_name = "N", requires = "PassphraseArguments", value_parser = number::iterations)]
    iterations: Option<u32>,
    #[command(flatten)]
    transfer: TransferArguments,
}

/// What opens a file.
#[derive(Args)]
struct Secret {
    #[command(flatten)]
    key: KeyArguments,
    #[command(flatten)]
    passphrase: PassphraseArguments,
}

fn ways(key_pair: &'static str) -> ArgGroup {
    let key = ["key_file", "key_fd", "key_prompt", "insecure_key_hex"];
    ArgGroup::new("ways").required(true).args(key).arg(key_pair).args(PassphraseArguments::NAMES)
}

impl Secret {
    fn leave_stdin_to(&self, input: Option<&Path>) -> Result<()> {
        self.key.leave_stdin_to(input)?;
        self.passphrase.leave_stdin_to(input)
    }

    /// The files that it comes from, and others.
    fn files<'a>(&'a self, others: impl IntoIterator<Item = &'a PathBuf>) -> Vec<&'a Path> {
        let others = others.into_iter().map(PathBuf::as_path);
        self.key.file().into_iter().chain(self.passphrase.file()).chain(others).collect()
    }
}

/// Open a sealed file. If it was changed or cut off, no file is written and the exit status is 1
#[derive(Args)]
#[command(mut_group("KeyArguments", |g| g.required(false).conflicts_with_all(["PassphraseArguments", "identity"])))]
#[command(group = ways("identity").multiple(true))]
#[command(after_help = "Examples: fastgost decrypt --key-file k -o OUT IN\n          \
fastgost decrypt --identity key.pem -o OUT IN\n\n\
On standard output what was verified is written at once: only the exit status says whether it is the whole file.")]
pub struct Decrypt {
    #[command(flatten)]
    secret: Secret,
    /// A file with the private key of one of the recipients, in PKCS #8, PEM or DER; of an encrypted one the passphrase is
    /// asked for, or read as the options for it say
    #[arg(long, value_name = "FILE")]
    identity: Option<PathBuf>,
    /// Open a file also if its passphrase takes more than 67108864 iterations, minutes or hours
    #[arg(long, requires = "PassphraseArguments", conflicts_with = "identity")]
    allow_slow_passphrase: bool,
    #[command(flatten)]
    transfer: TransferArguments,
}

fn algorithms() -> impl TypedValueParser<Value = Algorithm> {
    let names = Algorithm::ALL.iter().map(|a| a.name());
    PossibleValuesParser::new(names).try_map(|name| Algorithm::named(&name))
}

pub fn encrypt(arguments: &Encrypt) -> Result<()> {
    let Encrypt { algorithm, secret, recipient, iterations, transfer } = arguments;
    let algorithm = *algorithm;
    let (input, mut output) = transfer.open_beside(&secret.files(recipient), |input| secret.leave_stdin_to(input))?;
    // Said now, not behind the first 64 GiB.
    let most = algorithm.most_chunks();
    if input.len.is_some_and(|len| len.div_ceil(CHUNK as u64) > most) {
        return Err(Failure::new(format!("{}: {}", input.name, Error::SealedLength { most })));
    }
    let mut sealer = if !recipient.is_empty() {
        let keys = recipient.iter().map(|path| key_file::public_on_curve(path)).collect::<Result<Vec<_>>>()?;
        Sealer::new(algorithm, &keys.iter().map(Recipient::PublicKey).collect::<Vec<_>>())
    } else if secret.key.given() {
        Sealer::new(algorithm, &[Recipient::RawKey(&*secret.key.read()?)])
    } else {
        let passphrase: Passphrase = secret.passphrase.read_new()?;
        Sealer::new(
            algorithm,
            &[Recipient::Passphrase { passphrase: &passphrase, iterations: iterations.unwrap_or(ITERATIONS) }],
        )
    }?;
    if let Some(kernel) = &transfer.kernel {
        sealer = sealer.with_kernel(kernel)?;
    }
    output.prefix = sealer.header().to_vec();
    let work = Seal { name: input.name.clone(), tag: algorithm.tag_size(), sealers: Pool::new(sealer.into_chunks()) };
    stream::run(&work, transfer.threads(), input, &mut output)?;
    output.finish()
}

pub fn decrypt(arguments: &Decrypt) -> Result<()> {
    let Decrypt { secret, identity, allow_slow_passphrase, transfer } = arguments;
    let (mut input, mut output) =
        transfer.open_beside(&secret.files(identity), |input| secret.leave_stdin_to(input))?;
    let header = Header::read(&mut input).map_err(|e| match e.get_ref().and_then(|e| e.downcast_ref()) {
        Some(refusal) => refused(&input.name, *refusal),
        None => Failure::io(&input.name, &e),
    })?;
    let mut opener = if let Some(path) = identity {
        takes(&header, Stanza::PublicKey, "private key", &input.name)?;
        let key = key_file::private(path, &secret.passphrase)?;
        Opener::new(&header, &[Identity::PrivateKey(&key)]).map_err(|e| match e {
            Error::SealedKey => refused_key(&input.name, path),
            e => refused(&input.name, e),
        })
    } else if secret.key.given() {
        takes(&header, Stanza::RawKey, "key", &input.name)?;
        Opener::new(&header, &[Identity::RawKey(&*secret.key.read()?)]).map_err(|e| refused(&input.name, e))
    } else {
        takes(&header, Stanza::Passphrase, "passphrase", &input.name)?;
        let passphrase: Passphrase = secret.passphrase.read()?;
        let most_iterations = if *allow_slow_passphrase { u32::MAX } else { MOST_ITERATIONS };
        Opener::new(&header, &[Identity::Passphrase { passphrase: &passphrase, most_iterations }])
            .map_err(|e| refused_passphrase(&input.name, e))
    }?;
    if let Some(kernel) = &transfer.kernel {
        opener = opener.with_kernel(kernel)?;
    }
    let work = Open { name: input.name.clone(), tag: header.algorithm().tag_size(), openers: Pool::new(opener) };
    stream::run(&work, transfer.threads(), input, &mut output)?;
    output.finish()
}

fn refused(name: &str, e: Error) -> Failure {
    Failure::Refused(format!("{name}: {e}"))
}

fn refused_key(name: &str, key: &Path) -> Failure {
    Failure::Refused(format!(
        "{name}: {} does not open the sealed file: it is for other recipients, or the header was changed",
        quote::path(key)
    ))
}

fn refused_passphrase(name: &str, e: Error) -> Failure {
    Failure::Refused(match e {
        Error::SealedKey => {
            format!(
                "{name}: this passphrase does not open the sealed file: it is another one, or the header was changed"
            )
        }
        Error::SealedIterations { .. } => format!("{name}: {e}: --allow-slow-passphrase"),
        _ => format!("{name}: {e}"),
    })
}

/// Refuses what no secret of that kind can open, before it is asked for.
fn takes(header: &Header, kind: Stanza, word: &str, name: &str) -> Result<()> {
    if header.stanzas().any(|stanza| stanza == kind) {
        return Ok(());
    }
    let mut ways: Vec<_> = header.stanzas().map(way).collect();
    ways.dedup();
    Err(Failure::Refused(format!("{name}: no {word} opens this sealed file; it takes {}", ways.join(" or "))))
}

fn way(stanza: Stanza) -> &'static str {
    match stanza {
        Stanza::RawKey => "a key (--key-file)",
        Stanza::Passphrase => "a passphrase (--passphrase)",
        Stanza::PublicKey => "a recipient's private key (--identity)",
        _ => "what a newer version of this program may know",
    }
}

/// Chunks of a file that the stream takes at once, so that threads meet less often.
const TOGETHER: usize = 4;

/// One for each thread that works, with the group key of the chunks that it did last.
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

/// The chunks of a file in one of the stream.
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

    /// What comes before the chunk that is wrong may be written: it was verified.
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
