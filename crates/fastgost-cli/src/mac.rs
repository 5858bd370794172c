//! `fastgost mac`: computes and verifies message authentication codes.
use crate::{
    failure::{Failure, Quiet, Result},
    file_name, hex,
    io::{self, Input},
    key::{Format, KeyArguments},
    names, number,
};
use clap::{Args, ValueEnum};
use fastgost::{
    Sbox,
    mac::{SingleBlock, Tag},
    registry::{Algorithm, DynMac, Kind, Options},
};
use std::{
    borrow::Cow,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// Compute or check message authentication codes
#[derive(Args)]
#[command(override_usage = "fastgost mac <KEY OPTIONS> --algorithm <NAME> [OPTIONS] [FILE]...")]
#[command(mut_arg("key_file", |a| a.help("Read the key from a file: 32 bytes, or 64 hex digits and a newline (for HMAC \
any number of bytes, or any even number of hex digits)")))]
#[command(mut_arg("key_prompt", |a| a.help("Ask for the key on the terminal: 64 hex digits (for HMAC any even number), \
not shown")))]
#[command(mut_arg("insecure_key_hex", |a| a.help("The key as 64 hex digits (for HMAC any even number); other users can \
see the key in the process list")))]
#[command(
    after_help = "If a key file for HMAC has only pairs of hex digits, and perhaps a newline at the end, the digits \
are the key in hex, as on the command line. If a file has only hex digits and white space, but in another \
arrangement, the command reports an error, unless you give --key-format raw. In all other files, all bytes of the file \
are the key, including a newline.

kuznyechik-pmac, magma-pmac and gost28147-pmac are non-standard: no GOST standard defines PMAC. To exchange tags with \
others, use OMAC or IMIT.

Example: fastgost mac -a kuznyechik-omac --key-file k FILE"
)]
pub struct Arguments {
    /// The algorithm. `fastgost info` lists the algorithms
    #[arg(short, long, value_name = "NAME")]
    algorithm: String,
    #[command(flatten)]
    key: KeyArguments,
    /// The form of the key in a key file for HMAC: as raw bytes or as hex digits [default: hex if the file has only hex
    /// digits]
    #[arg(long, value_name = "FORMAT", conflicts_with_all = ["key_prompt", "insecure_key_hex"])]
    key_format: Option<Format>,
    /// The length of the tag in bytes [default: with HMAC the length of the digest, with IMIT 4, with other MACs the
    /// length of a block]
    #[arg(long, value_name = "N", value_parser = number::size)]
    length: Option<usize>,
    /// Compare the tag of the file with this tag, and print OK or FAILED. If the tags differ, the exit status is 1
    #[arg(long, value_name = "HEX")]
    verify: Option<String>,
    /// The S-boxes of gost28147: z (the default), a, b, c, d, test, h94test, h94cp, or a file
    #[arg(long, value_name = "NAME|FILE")]
    sbox: Option<String>,
    /// CryptoPro key meshing (RFC 4357) for gost28147
    #[arg(long)]
    meshing: bool,
    /// How IMIT processes a message of 1 to 8 bytes. With cryptopro, IMIT adds a block of zeros to the message, as
    /// CryptoPro and OpenSSL do. With plain, IMIT adds no block [default: cryptopro]
    #[arg(long, value_name = "RULE")]
    single_block: Option<Rule>,
    /// The length of a section in bytes. kuznyechik-omac-acpkm and magma-omac-acpkm change their key after each section
    /// [default: 4096 with Kuznyechik, 1024 with Magma]
    #[arg(long, value_name = "BYTES", value_parser = number::count)]
    section: Option<NonZeroUsize>,
    /// Use the kernels for this level (a set of CPU features). `fastgost info` shows the levels [default: the best
    /// level]
    #[arg(long, value_name = "LEVEL")]
    kernel: Option<String>,
    #[command(flatten)]
    quiet: Quiet,
    /// The input [default: standard input]
    #[arg(value_name = "FILE", value_parser = names::path())]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rule {
    Cryptopro,
    Plain,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let algorithm = names::algorithm(&arguments.algorithm, Kind::Mac)?;
    names::level(arguments.kernel.as_deref())?;
    if arguments.section.is_some() && algorithm.section_size().is_none() {
        return Err(names::no_sections(algorithm));
    }
    let expected = match &arguments.verify {
        None => None,
        Some(text) => match hex::decode(text) {
            Some(tag) if !tag.is_empty() => Some(tag),
            _ => return Err(Failure::new("--verify: not hex; allowed: a tag in hex")),
        },
    };
    let sbox = arguments.sbox.as_deref().map(names::sbox).transpose()?;
    let stdin = [PathBuf::from("-")];
    let files = if arguments.files.is_empty() { &stdin[..] } else { &arguments.files };
    if expected.is_some() && files.len() > 1 {
        return Err(Failure::new("--verify takes only one file"));
    }
    files.iter().try_for_each(|file| arguments.key.leave_stdin_to(Some(file)))?;
    let size = match (&expected, arguments.length) {
        (Some(tag), Some(n)) if tag.len() != n => {
            return Err(Failure::new(format!("--verify has {} bytes, but --length is {n}", tag.len())));
        }
        (_, length) => length,
    };
    // Wrong options are reported before the command asks for a key.
    let whole = arguments.tag(algorithm, &[0; 32], size, sbox.as_ref())?.size();
    if arguments.key_format.is_some() && algorithm.key_size().is_some() {
        let name = algorithm.name;
        return Err(Failure::new(format!(
            "--key-format is for HMAC: a key file for {name} has 32 bytes, or 64 hex digits and a newline"
        )));
    }
    // A shorter tag is easier to guess. So the tag may be shorter only if the user gives --length. The length of the
    // tag that was received must not decide which length is accepted.
    if let Some(tag) = &expected
        && tag.len() != whole
    {
        let given = tag.len();
        return Err(Failure::new(format!(
            "--verify has {given} bytes; allowed: {whole}, or the number given with --length"
        )));
    }
    let key = match algorithm.key_size() {
        Some(_) => Zeroizing::new(arguments.key.read()?.to_vec()),
        None => arguments.key.read_any_length(arguments.key_format)?,
    };
    // All files share one MAC object, because the limit for the data under one key must cover all files together.
    let mut mac = arguments.tag(algorithm, &key[..], size, sbox.as_ref())?;
    // All files share one buffer, because wiping a buffer after each file would take longer than reading a small file.
    let mut buffer = Zeroizing::new(Vec::with_capacity(CHUNK));
    let mut result = Ok(());
    for file in files {
        let mut one = || -> Result<()> {
            let tag = tag_of(&mut *mac, file, &mut buffer)?;
            match &expected {
                None => print_line(&format!("{}  ", hex::encode(&tag)), file, ""),
                Some(expected) if tag.verify(expected).is_ok() => print_line("", file, ": OK"),
                Some(_) => print_line("", file, ": FAILED").and(Err(Failure::Check)),
            }
        };
        // After an error, the command goes on with the other files, as sha256sum does.
        if let Err(failure) = one() {
            if failure == Failure::Unread {
                return Err(failure);
            }
            failure.report();
            result = Err(if failure == Failure::Check { failure } else { Failure::Reported });
        }
    }
    result
}

impl Arguments {
    fn tag(
        &self,
        algorithm: &Algorithm,
        key: &[u8],
        size: Option<usize>,
        sbox: Option<&Sbox>,
    ) -> Result<Box<dyn DynMac>> {
        if self.single_block.is_some() && algorithm.name != "gost28147-imit" {
            let name = algorithm.name;
            return Err(Failure::new(format!("--single-block: {name} has no such rule; allowed: with gost28147-imit")));
        }
        let single_block = match self.single_block {
            None | Some(Rule::Cryptopro) => SingleBlock::CryptoPro,
            Some(Rule::Plain) => SingleBlock::Plain,
        };
        let (level, meshing) = (names::level(self.kernel.as_deref())?, self.meshing);
        let section = self.section.map(NonZeroUsize::get);
        Ok(algorithm
            .mac(key, &Options { level, sbox, meshing, section, single_block, tag_size: size, ..Options::default() })?)
    }
}

/// Computes the MAC of a file. Afterwards the MAC object is ready for a new message, even if the computation failed.
fn tag_of(mac: &mut dyn DynMac, file: &Path, buffer: &mut Vec<u8>) -> Result<Tag> {
    let read = Input::open(Some(file)).and_then(|mut input| {
        loop {
            buffer.clear();
            input.fill(buffer, CHUNK)?;
            if buffer.is_empty() {
                return Ok(());
            }
            mac.update(buffer).map_err(|e| Failure::new(format!("{}: {e}", input.name)))?;
        }
    });
    let tag = mac.finalize_reset();
    read.map(|()| tag)
}

/// Prints a line for a file. As in sha256sum, a name with a backslash or a line end is escaped. A backslash at the
/// beginning of the line says that the name is escaped.
fn print_line(before: &str, file: &Path, after: &str) -> Result<()> {
    let name = file_name::escaped(file_name::to_bytes(file));
    let mark = if matches!(name, Cow::Owned(_)) { "\\" } else { "" };
    io::print(&[mark.as_bytes(), before.as_bytes(), &name, after.as_bytes(), b"\n"].concat())
}

/// The number of bytes that are read at a time. This number of bytes fits into the second-level cache.
const CHUNK: usize = 256 << 10;
