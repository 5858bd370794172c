//! `fastgost jws`: signs and verifies tokens, and makes client secrets for requests to ESIA (the login service of the
//! Russian state).
use crate::{
    cert::moment,
    cms,
    failure::{Failure, Quiet, Result, note},
    io::{self, Clobber, Input, Output},
    key, key_file,
    passphrase::PassphraseArguments,
    quote,
    terminal::Content,
};
use clap::{Args, Subcommand, ValueEnum};
use fastgost_pki::jws::{self, EsiaForm, LONGEST};
use std::{
    path::{Path, PathBuf},
    time::SystemTime,
};
use zeroize::Zeroizing;

/// Sign and verify tokens (JWS, JWT) with GOST R 34.10-2012
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Sign(Sign),
    Verify(Verify),
    EsiaSecret(EsiaSecret),
}

/// Write a token: a header, the payload and a signature, in the compact form of RFC 7515
#[derive(Args)]
#[command(after_help = "Example: fastgost jws sign --key key.pem -o token payload.json\n\n\
The algorithm is GOST3410_2012_256 or, with a key of 512 bits, GOST3410_2012_512.")]
struct Sign {
    /// The private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    /// A file with a JSON object: the parameters of the header, such as `kid` and `typ`. The command adds the algorithm
    /// if it is missing [default: the header has only the algorithm]
    #[arg(long, value_name = "FILE")]
    header: Option<PathBuf>,
    /// Where to write the token. An existing file is replaced [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// The payload [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

/// Verify a token: its signature, and the times `nbf` and `exp` in its payload
#[derive(Args)]
#[command(after_help = "Example: fastgost jws verify --key esia.cer -o payload.json token\n\n\
Nothing in the token proves whose key has signed it, so give only keys that you trust. The command does not check the \
token's audience and issuer (`aud`, `iss`): compare them with the values that you expect. A token without `exp` never \
expires, and a warning says so. If the token is refused, the exit status is 1, and no payload is written.")]
struct Verify {
    /// A file with public keys or certificates, in PEM or DER. The token's signature must verify with one of these
    /// keys. Dates and issuers of certificates are not checked. May be given more than once
    #[arg(long, value_name = "KEY", required = true)]
    key: Vec<PathBuf>,
    /// Verify as of this time: a date such as 2026-12-31, a time such as 2026-12-31T23:59:59Z, or seconds since 1970
    /// [default: now]
    #[arg(long, value_name = "TIME", value_parser = moment)]
    attime: Option<SystemTime>,
    /// Where to write the payload. An existing file is replaced when the token is verified [default: nowhere]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    clobber: Clobber,
    #[command(flatten)]
    quiet: Quiet,
    /// A file with the token and nothing else, except perhaps a newline at the end [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

/// Sign a string that you give, and show the client secret for a request to ESIA (the login service of the Russian
/// state)
#[derive(Args)]
#[command(after_help = "Example: fastgost jws esia-secret --form raw --key key.pem --cert cert.pem string\n\n\
The string has some values of the request one after the other, without separators and not encoded for a URL. ESIA's \
instructions name the values and their order for each endpoint. For the endpoints /aas/oauth2/ac and /aas/oauth2/te: \
scope, timestamp, client_id, state. For /aas/oauth2/v2/ac: client_id, scope, timestamp, state, redirect_uri. For \
/aas/oauth2/v3/te: the same values as for v2/ac, and then code.")]
struct EsiaSecret {
    /// The form of the client secret: a detached signature in CMS, or the signature alone
    #[arg(long)]
    form: Form,
    /// The private key in PKCS #8 (PEM or DER) or in a PFX. The command asks for the passphrase of an encrypted key
    #[arg(long, value_name = "KEY")]
    key: PathBuf,
    /// The certificate of the key, in PEM or DER. ESIA must know this certificate
    #[arg(long, value_name = "CERT")]
    cert: PathBuf,
    #[command(flatten)]
    passphrase: PassphraseArguments,
    #[command(flatten)]
    quiet: Quiet,
    /// A file with the string: one line, with or without a newline [default: standard input]
    #[arg(value_name = "IN")]
    input: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A detached signature in CMS with the certificate, for `/aas/oauth2/ac` and `/aas/oauth2/te`
    Cms,
    /// The signature (s, then r), and the certificate's hash, for `/aas/oauth2/v2/ac` and `/aas/oauth2/v3/te`
    Raw,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Sign(arguments) => sign(arguments),
        Command::Verify(arguments) => verify(arguments),
        Command::EsiaSecret(arguments) => esia_secret(arguments),
    }
}

/// Reads the whole input, and returns it with its name. An input that is too long for a token is an error.
fn whole(input: Input) -> Result<(Zeroizing<Vec<u8>>, String)> {
    let name = input.name.clone();
    let data = key::read_up_to(input, LONGEST, &name)?;
    match data.len() {
        len if len > LONGEST => {
            Err(Failure::new(format!("{name}: more than {LONGEST} bytes, which is too long for a token")))
        }
        _ => Ok((data, name)),
    }
}

fn sign(arguments: &Sign) -> Result<()> {
    let Sign { key, passphrase, header, output, clobber, input, .. } = arguments;
    passphrase.leave_stdin_to(input.as_deref())?;
    if let Some(header) = header {
        passphrase.leave_stdin_to(Some(header))?;
        if header == Path::new("-") {
            key::leave_stdin_to("--header -", "the header", input.as_deref())?;
        }
    }
    io::spare(output.as_deref(), [key.clone()].into_iter().chain(header.clone()).chain(passphrase.files()))?;
    let input = Input::open(input.as_deref())?;
    let mut out = Output::new(output.as_deref(), &input, Content::Unknown)?.clobbering(*clobber)?;
    let header = header.as_deref().map(|path| whole(Input::open(Some(path))?)).transpose()?;
    let key = key_file::private(key, passphrase)?;
    let (payload, name) = whole(input)?;
    if let Some((header, name)) = &header {
        jws::header(&key, Some(&header[..])).map_err(|e| cms::failed(name, e))?;
    }
    let header = header.as_ref().map(|(header, _)| &header[..]);
    let token = jws::sign(&key, header, &payload).map_err(|e| cms::failed(&name, e))?;
    out.write(token.as_bytes())?;
    out.write(b"\n")?;
    out.finish()
}

fn verify(arguments: &Verify) -> Result<()> {
    let Verify { key, attime, output, clobber, input, .. } = arguments;
    io::spare(output.as_deref(), key.clone())?;
    let mut keys = Vec::new();
    for path in key {
        for public in key_file::publics(std::slice::from_ref(path), &PassphraseArguments::default())? {
            if jws::algorithm(public.algorithm).is_none() {
                return Err(Failure::new(format!("{}: allowed: keys of GOST R 34.10-2012", quote::path(path))));
            }
            keys.push(public.key.into());
        }
    }
    let input = Input::open(input.as_deref())?;
    let out = match output {
        Some(path) => Some(Output::new(Some(path), &input, Content::Unknown)?.clobbering(*clobber)?),
        None => None,
    };
    let (token, name) = whole(input)?;
    let now = attime.unwrap_or_else(SystemTime::now);
    let verified = jws::verify(key::without_newline(&token), &keys, now).map_err(|e| cms::failed(&name, e))?;
    if verified.expires.is_none() {
        note(&format!("warning: {name}: the token has no exp, and never expires"));
    }
    match out {
        Some(mut out) => {
            out.write(&verified.payload)?;
            out.finish()
        }
        None => io::print(format!("{name}: OK\n").as_bytes()),
    }
}

fn esia_secret(arguments: &EsiaSecret) -> Result<()> {
    let EsiaSecret { form, key, cert, passphrase, input, .. } = arguments;
    passphrase.leave_stdin_to(input.as_deref())?;
    let (data, name) = whole(Input::open(input.as_deref())?)?;
    let text = str::from_utf8(key::without_newline(&data)).ok().filter(|text| jws::is_esia_string(text));
    let text = text.ok_or_else(|| Failure::new(format!("{name}: not a string of one line in UTF-8")))?;
    let certificates = cms::certificates(std::slice::from_ref(cert))?;
    let file = quote::path(key);
    let key = key_file::private(key, passphrase)?;
    let certificate = cms::belonging(&key, &file, &certificates)?;
    let form = match form {
        Form::Raw => EsiaForm::Raw,
        Form::Cms => EsiaForm::Cms(SystemTime::now()),
    };
    let secret = jws::esia_secret(text, &key, certificate, form).map_err(|e| cms::failed(&name, e))?;
    let mut lines = format!("string: {text}\nclient_secret: {}\n", secret.client_secret);
    if let Some(hash) = secret.certificate_hash {
        lines += &format!("client_certificate_hash: {hash}\n");
    }
    io::print(lines.as_bytes())
}
