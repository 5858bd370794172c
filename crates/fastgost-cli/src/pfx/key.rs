//! `fastgost key`: takes private keys out of CryptoPro's formats.
use super::{NewKey, Opening, import, not_one, read, wrong};
use crate::{
    failure::{Failure, Quiet, Result, note},
    io::{self, Input, Output},
    passphrase::PassphraseArguments,
    terminal::Content as Terminal,
};
use clap::{Args, Subcommand};
use fastgost::keys::{Algorithm, Encryption};
use fastgost_pki::{
    Strictness,
    pfx::{Bag, Content, Pfx},
};
use std::path::{Path, PathBuf};

/// The number of PBKDF2 iterations for each part of a PFX. `pfx export` has the same default.
const PFX_ITERATIONS: u32 = 1 << 17;

/// Take private keys out of containers and PFX files of CryptoPro
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(Import),
}

/// Read the private key from a container of CryptoPro or from a PFX, and write the key to an encrypted file: PKCS #8,
/// or a PFX of RFC 9548
#[derive(Args)]
#[command(after_help = "Examples: fastgost key import -o ivan.key ivan.000\n          \
fastgost key import --cert ivan.cer --pfx -o ivan.p12 ivan.pfx\n\n\
`--passphrase-file` and `--passphrase-fd` give the passphrase of the container or PFX. `--new-passphrase-file` gives \
the passphrase of the new file.")]
struct Import {
    #[command(flatten)]
    passphrase: PassphraseArguments,
    #[command(flatten)]
    opening: Opening,
    /// Write a PFX with the key and its certificate. Without this option, the output is PKCS #8
    #[arg(long, conflicts_with = "unencrypted")]
    pfx: bool,
    #[command(flatten)]
    new: NewKey,
    /// The file to create, with mode 0600. An existing file is an error. `-`: standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    quiet: Quiet,
    /// The folder of a container (such as NAME.000), or a PFX in DER or PEM. The command asks for the passphrase
    #[arg(value_name = "IN")]
    input: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let Command::Import(arguments) = &arguments.command;
    let Import { passphrase, opening, output, input, new, .. } = arguments;
    passphrase.leave_stdin_to(Some(input))?;
    if !arguments.pfx && !opening.cert.is_empty() {
        return Err(Failure::new("PKCS #8 has no certificate; allowed: --cert with --pfx"));
    }
    let secrets = [input.clone()].into_iter().chain(passphrase.files()).chain(opening.files());
    io::spare(Some(output), secrets.chain(new.files()))?;
    // The output is opened before the command asks for a passphrase, since opening the output may fail.
    let mut out = match output == Path::new("-") {
        true => {
            Output::new(Some(output), &Input::open(Some(&**input).filter(|input| !input.is_dir()))?, Terminal::Unknown)?
        }
        false => Output::secret(output)?,
    };
    let (source, name) = read(input)?;
    let found = opening.open(&source, &name, passphrase, &mut passphrase.source())?;
    found.warn(&name);
    let bag = found.pfx.only_key_bag().map_err(|e| not_one(&name, &found.pfx, &e))?;
    let key = bag.private_key(Strictness::Lenient).map_err(|e| wrong(&name, &e))?;
    if key.algorithm() == Algorithm::Gost2001 {
        note(&format!("{name}: this is a key of GOST R 34.10-2001, which decrypts, and signs nothing"));
    }
    let options = if arguments.pfx { "--new-passphrase-file" } else { "--new-passphrase-file or --unencrypted" };
    let under = new.read(options)?;
    match &under {
        Some((under, with)) if arguments.pfx => {
            let mut pfx = Pfx::new();
            let attributed = |new: Bag| {
                let new = new.with_id(bag.id().unwrap_or(&[1]));
                if let Some(name) = bag.name() { new.named(name) } else { new }
            };
            pfx.add(attributed(Bag::key(&key).map_err(|e| wrong(&name, &e))?));
            match found.pfx.certificate_of(&key) {
                Some(der) => pfx.add(attributed(Bag::certificate(der))),
                None => {
                    note(&format!(
                        "{name}: the key's certificate is not written, since it is not known; --cert gives it"
                    ));
                    for bag in found.pfx.bags() {
                        if let Content::Encrypted(with) = bag.content() {
                            import::left_out(&name, with);
                        }
                    }
                }
            }
            let with = Encryption { iterations: PFX_ITERATIONS, scheme: with.scheme };
            out.write(&pfx.seal(under, &with).map_err(|e| wrong(&name, &e))?)?;
        }
        under => out.write(import::key(bag, &name, under.as_ref())?.as_bytes())?,
    }
    out.finish()?;
    new.warn(output);
    Ok(())
}
