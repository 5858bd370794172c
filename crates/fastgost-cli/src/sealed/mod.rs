//! `fastgost encrypt` and `fastgost decrypt`: seals files, and opens sealed files.
use crate::{
    failure::{Failure, Result, reason},
    io::{self, Input, Output},
    key::{KEY_OPTIONS, Key, KeyArguments},
    key_file::{self, Public},
    kind, names, number,
    passphrase::{Passphrase, PassphraseArguments},
    quote, stream,
    terminal::Content,
    transfer::WorkArguments,
};
use chunks::{Open, Pool, Seal};
use clap::{
    ArgGroup, Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fastgost::{
    Error,
    sealed::{Algorithm, CHUNK, Header, ITERATIONS, MAGIC, Recipient, Sealer},
    text::SEALED_FILE,
};
use fastgost_pki::FileKind;
use files::{Direction, FileArguments, opened_name, sealed_name};
use secrets::Secrets;
use std::path::{Path, PathBuf};

mod chunks;
mod files;
mod secrets;

/// Seal files: encrypt files so that `decrypt` detects any change
#[derive(Args)]
#[command(short_flag = 'e')]
#[command(override_usage = "fastgost encrypt <KEY OPTIONS> [OPTIONS] [IN]...")]
#[command(mut_group("KeyArguments", |g| g.required(false)))]
#[command(mut_group("PassphraseArguments", |g| g.conflicts_with_all(["KeyArguments", "recipient"])))]
#[command(group = ways("recipient"))]
#[command(after_help = "Examples: fastgost encrypt --key-file k -o OUT IN\n          \
fastgost encrypt -r alice.pub -r bob.pub -o OUT IN\n          \
fastgost encrypt -p -o OUT IN\n          \
fastgost encrypt -r alice.pub --beside *.pdf\n          \
tar c FOLDER | fastgost encrypt -r alice.pub -o FOLDER.tar.sealed\n\n\
Recipients and a key may be combined. Then the key opens the file, and so does the private key of each recipient. A \
passphrase may not be combined with recipients or a key. So if a passphrase opens a file, somebody who knows this \
passphrase made the file.\n\n\
A file of recipients may have any number of keys and certificates in PEM, with other text between them. Lines that \
begin with # are comments. Each key and each certificate is a recipient. A duplicate changes nothing. A PEM block that \
cannot be read is an error. A certificate together with its issuer's certificate is also an error, because the issuer \
would become a recipient too.")]
pub struct Encrypt {
    /// The cipher: kuznyechik, or magma for files of up to 64 GiB
    #[arg(short, long, value_name = "NAME", default_value = "kuznyechik", value_parser = algorithms())]
    algorithm: Algorithm,
    #[command(flatten)]
    secret: Secret,
    /// A file with public keys or certificates of recipients, in PEM or DER. Each recipient opens the sealed file with
    /// the matching private key. May be given more than once
    #[arg(short, long, value_name = "FILE", help_heading = KEY_OPTIONS)]
    recipient: Vec<PathBuf>,
    /// The number of iterations of PBKDF2. With more iterations, each guess at the passphrase takes longer, and opening
    /// the file takes longer too [default: 1048576]
    #[arg(long, value_name = "N", requires = "PassphraseArguments", value_parser = number::iterations, help_heading = KEY_OPTIONS)]
    iterations: Option<u32>,
    /// Write text (Base64 between BEGIN and END lines), for example for mail. `decrypt` also reads this form
    #[arg(long)]
    armor: bool,
    #[command(flatten)]
    work: WorkArguments,
    #[command(flatten)]
    files: FileArguments,
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

    /// Returns `others`, and the files that give the passphrases and keys.
    fn files(&self, others: &[PathBuf]) -> impl Iterator<Item = PathBuf> {
        self.key.files().chain(self.passphrase.files()).chain(others.to_vec())
    }
}

/// Open sealed files. If a sealed file was modified or truncated, its output file is not written and the exit status is
/// 1
#[derive(Args)]
#[command(short_flag = 'd')]
#[command(override_usage = "fastgost decrypt <KEY OPTIONS> [OPTIONS] [IN]...")]
#[command(mut_group("KeyArguments", |g| g.required(false)), group = ways("identity"))]
#[command(after_help = "Examples: fastgost decrypt --key-file k -o OUT IN\n          \
fastgost decrypt -i alice.pem -o OUT IN\n          \
fastgost decrypt -i alice.pem --beside *.sealed\n\n\
If the output is standard output, the command writes each part of the data as soon as the part is authenticated. So only \
the exit status says whether the data is complete. On a terminal, the command writes only data that is text.\n\n\
If there are several private keys, in one file or in several files, any of them may open the sealed file. The command \
tries encrypted keys last. It asks for a passphrase only if no other key opens the sealed file.")]
pub struct Decrypt {
    #[command(flatten)]
    secret: Secret,
    /// A file with private keys of recipients in PKCS #8 (PEM or DER), or a PFX with one private key. The command asks
    /// for the passphrase of an encrypted key, unless an option gives the passphrase. May be given more than once
    #[arg(short, long, value_name = "FILE", help_heading = KEY_OPTIONS)]
    identity: Vec<PathBuf>,
    /// Open a file even if its passphrase takes more than 67108864 iterations of PBKDF2. On one core, this number of
    /// iterations takes one minute with AVX-512, three minutes with AVX2, and more than twenty minutes without AVX2. A
    /// file can require up to 64 times this number of iterations
    #[arg(long, requires = "PassphraseArguments", conflicts_with = "identity", help_heading = KEY_OPTIONS)]
    allow_slow_passphrase: bool,
    #[command(flatten)]
    work: WorkArguments,
    #[command(flatten)]
    files: FileArguments,
}

fn algorithms() -> impl TypedValueParser<Value = Algorithm> {
    let names = Algorithm::ALL.iter().map(|a| a.name());
    PossibleValuesParser::new(names).try_map(|name| Algorithm::from_name(&name))
}

pub fn encrypt(arguments: &Encrypt) -> Result<()> {
    let Encrypt { secret, recipient, work, files, .. } = arguments;
    let inputs = match files.each(work, Direction::Seal)? {
        // The command processes only one file, or standard input.
        None => {
            let input = files.files.first().map(PathBuf::as_path);
            let (input, output) =
                work.open(input, secret.files(recipient), |input| secret.leave_stdin_to(input), arguments.content())?;
            return arguments.seal(&arguments.recipients()?, input, output);
        }
        Some(inputs) => inputs,
    };
    let secrets: Vec<_> = secret.files(recipient).collect();
    inputs.paths.iter().try_for_each(|path| io::spare(Some(&sealed_name(path)), secrets.clone()))?;
    // All names are checked before any file is replaced, because a wrong name may come from a different mistake, such
    // as a passphrase after --passphrase.
    for path in &files.files {
        if let Err(e) = path.metadata() {
            let cure =
                if secret.passphrase.asks() { "; --passphrase takes no value: it asks for the passphrase" } else { "" };
            let name = quote::path(path);
            return Err(Failure::new(format!("{name}: {}{cure}; nothing was written", reason(&e))));
        }
    }
    let recipients = arguments.recipients()?;
    inputs.process(|path| {
        let input = Input::open(Some(path))?;
        let output = Output::new(Some(&sealed_name(path)), &input, Content::Unknown)?.clobbering(work.clobber)?;
        arguments.seal(&recipients, input, output)
    })
}

/// Who can open the sealed files. `Passphrase`: everybody who knows the passphrase. `Keys`: the owners of the public
/// keys and, if there is a secret key, everybody who has the secret key.
enum Recipients {
    Passphrase(Passphrase, u32),
    Keys(Vec<Public>, Option<Key>),
}

impl Encrypt {
    fn content(&self) -> Content {
        match (self.armor, &self.files.files[..]) {
            (true, _) => Content::Unknown,
            (false, []) => Content::Binary(Some("--armor writes text")),
            (false, _) => Content::Binary(Some("--armor writes text, and --beside writes IN.sealed beside IN")),
        }
    }

    fn recipients(&self) -> Result<Recipients> {
        let Self { secret, recipient, iterations, .. } = self;
        if secret.passphrase.given() {
            return Ok(Recipients::Passphrase(secret.passphrase.read_new()?, iterations.unwrap_or(ITERATIONS)));
        }
        let public = key_file::publics(recipient, &PassphraseArguments::default())?;
        Ok(Recipients::Keys(public, if secret.key.given() { Some(secret.key.read()?) } else { None }))
    }

    fn seal(&self, recipients: &Recipients, input: Input, mut output: Output) -> Result<()> {
        let Self { algorithm, armor, work, .. } = self;
        if *armor {
            output = output.armored(SEALED_FILE);
        }
        // If the length is known, an input that is too long is rejected at once, and not only after the command has
        // sealed as much data as the cipher allows.
        let most = algorithm.most_chunks();
        if input.len.is_some_and(|len| len.div_ceil(CHUNK as u64) > most) {
            return Err(Failure::new(format!("{}: {}", input.name, Error::SealedLength { most })));
        }
        let mut sealer = match recipients {
            Recipients::Passphrase(passphrase, iterations) => {
                Sealer::new(*algorithm, &[Recipient::Passphrase { passphrase, iterations: *iterations }])?
            }
            Recipients::Keys(public, key) => {
                let public = public.iter().map(|public| Recipient::PublicKey(&public.key));
                let all: Vec<_> = public.chain(key.as_ref().map(|key| Recipient::RawKey(key))).collect();
                Sealer::new(*algorithm, &all)?
            }
        };
        if let Some(level) = names::level(work.kernel.as_deref())? {
            sealer = sealer.with_level(level)?;
        }
        output.prefix = sealer.header().to_vec();
        let job =
            Seal { name: input.name.clone(), tag: algorithm.tag_size(), sealers: Pool::new(sealer.into_chunks()) };
        stream::run(&job, work.threads(), input, &mut output)?;
        output.finish()
    }
}

pub fn decrypt(arguments: &Decrypt) -> Result<()> {
    let Decrypt { secret, identity, work, files, .. } = arguments;
    if identity.is_empty() && secret.key.given() && secret.passphrase.given() {
        return Err(Failure::new("a sealed file takes either a passphrase or keys; give one or the other"));
    }
    let mut secrets = Secrets::new(arguments);
    let Some(inputs) = files.each(work, Direction::Open)? else {
        let input = files.files.first().map(PathBuf::as_path);
        let (input, output) =
            work.open(input, secret.files(identity), |input| secret.leave_stdin_to(input), Content::Unknown)?;
        return arguments.open(&mut secrets, input, output);
    };
    inputs.process(|path| {
        let name = opened_name(path)?;
        let input = Input::open(Some(path))?;
        let output = Output::new(Some(&name), &input, Content::Unknown)?.unnamed()?;
        arguments.open(&mut secrets, input, output)
    })
}

impl Decrypt {
    fn open(&self, secrets: &mut Secrets<'_>, input: Input, mut output: Output) -> Result<()> {
        let mut input = refuse_others(input)?.unarmored(SEALED_FILE)?;
        let header = Header::read(&mut input).map_err(|e| match e.get_ref().and_then(|e| e.downcast_ref()) {
            Some(e @ Error::NotSealed) => {
                Failure::Refused(format!("{}: {e}; `fastgost encrypt` makes sealed files", input.name))
            }
            Some(refusal) => refused(&input.name, *refusal),
            None => input.failure(&e),
        })?;
        let mut opener = secrets.opener(&header, &input.name)?;
        if let Some(level) = names::level(self.work.kernel.as_deref())? {
            opener = opener.with_level(level)?;
        }
        let job = Open { name: input.name.clone(), tag: header.algorithm().tag_size(), openers: Pool::new(opener) };
        stream::run(&job, self.work.threads(), input, &mut output)?;
        output.finish()
    }
}

/// Rejects a file that is not a sealed file, if the beginning of the file shows its kind.
fn refuse_others(mut input: Input) -> Result<Input> {
    if input.begin(MAGIC.len()) == MAGIC {
        return Ok(input);
    }
    let name = input.name.clone();
    let begin = input.begin(FileKind::ENOUGH);
    let found = FileKind::of(begin).filter(|found| *found != FileKind::Sealed);
    let message = match found {
        Some(found) => Some(kind::message(&name, found, "a sealed file of fastgost")),
        None => kind::text_above(&name, begin, SEALED_FILE),
    };
    message.map_or(Ok(input), |message| Err(Failure::Refused(message)))
}

fn refused(name: &str, e: Error) -> Failure {
    Failure::Refused(format!("{name}: {e}"))
}
