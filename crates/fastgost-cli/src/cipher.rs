//! `fastgost cipher`: raw modes, for interoperability.
use crate::{
    failure::{Failure, Result, note},
    hex,
    io::{Input, Output},
    key::KeyArguments,
    names, number,
    semaphore::lock,
    stream::{self, Chunk, Work},
    terminal::Content,
    transfer::TransferArguments,
};
use clap::{Args, ValueEnum};
use fastgost::{
    Sbox,
    mode::padding::Padding,
    registry::{Algorithm, Direction, DynMode, Kind, Options},
};
use fastgost_gpu::{Fallback, Gpus, Place};
use std::{mem, num::NonZeroUsize, path::PathBuf, sync::Mutex};

/// Encrypt or decrypt in a raw mode. Raw modes do not detect modification, and are for interoperability only
#[derive(Args)]
#[command(override_usage = "fastgost cipher <KEY OPTIONS> --algorithm <NAME> [OPTIONS] [IN]")]
#[command(after_help = "Example: fastgost cipher -a kuznyechik-ctr --key-file k --iv prefix -o OUT IN")]
pub struct Arguments {
    /// The algorithm. `fastgost info` lists the algorithms
    #[arg(short, long, value_name = "NAME")]
    algorithm: String,
    /// Decrypt
    #[arg(short, long)]
    decrypt: bool,
    #[command(flatten)]
    key: KeyArguments,
    /// The initialisation vector in hex. The word `prefix` means a random vector, which is stored before the ciphertext
    #[arg(long, value_name = "HEX|prefix")]
    iv: Option<String>,
    /// The padding of the last block in ECB and CBC: no padding, PKCS #7, or a procedure of GOST R 34.13-2015 (1, 2 or
    /// 3)
    #[arg(long, value_name = "PADDING", default_value = "none", hide_default_value = true)]
    padding: PaddingName,
    /// The S-boxes of gost28147: z (the default), a, b, c, d, test, h94test, h94cp, or a file
    #[arg(long, value_name = "NAME|FILE")]
    sbox: Option<String>,
    /// CryptoPro key meshing (RFC 4357) for gost28147
    #[arg(long)]
    meshing: bool,
    /// The length of a section in bytes. kuznyechik-ctr-acpkm and magma-ctr-acpkm change their key after each section.
    /// In CMS, a section has 262144 bytes with Kuznyechik and 8192 bytes with Magma [default: 4096 with Kuznyechik and
    /// 1024 with Magma, as in TLS 1.2]
    #[arg(long, value_name = "BYTES", value_parser = number::count)]
    section: Option<NonZeroUsize>,
    /// Compute on all NVIDIA GPUs of this machine. With `faster` or with --gpu alone, the CPU does the work if the CPU
    /// is faster, or if GPUs cannot do the work. With `always`, GPUs do all the work, or the command fails
    #[arg(long, value_name = "WHEN", num_args = 0..=1, require_equals = true, default_missing_value = "faster")]
    gpu: Option<When>,
    #[command(flatten)]
    transfer: TransferArguments,
}

/// When to use GPUs.
#[derive(Clone, Copy, ValueEnum, PartialEq, Eq)]
enum When {
    Faster,
    Always,
}

impl When {
    /// Opens all GPUs. If the machine has no GPU, this is an error.
    fn cards(self) -> Result<Gpus> {
        let cards = Gpus::open(Fallback::Error)?;
        Ok(if self == When::Faster { cards.with_fallback(Fallback::Cpu) } else { cards })
    }
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq)]
enum PaddingName {
    None,
    #[value(name = "1")]
    Procedure1,
    #[value(name = "2")]
    Procedure2,
    #[value(name = "3")]
    Procedure3,
    Pkcs7,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let algorithm = names::algorithm(&arguments.algorithm, Kind::Cipher)?;
    if arguments.section.is_some() && algorithm.section_size().is_none() {
        return Err(names::no_sections(algorithm));
    }
    let tail = arguments.tail(algorithm)?;
    let iv = arguments.iv(algorithm)?;
    let sbox = arguments.sbox.as_deref().map(names::sbox).transpose()?;
    let cards = arguments.gpu.map(When::cards).transpose()?;
    let (mut input, mut output) = arguments.open()?;
    // Wrong options are reported before the command asks for a key.
    let try_out = match &iv {
        Iv::Given(iv) => iv.clone(),
        Iv::Prefix(size) => vec![0; *size],
    };
    arguments.mode(algorithm, &[0; 32], &try_out, sbox.as_ref(), cards.as_ref())?;
    let key = arguments.key.read()?;
    let iv = match iv {
        Iv::Given(iv) => iv,
        Iv::Prefix(size) if arguments.decrypt => read_iv(&mut input, size)?,
        Iv::Prefix(size) => {
            output.prefix = random_iv(size)?;
            output.prefix.clone()
        }
    };
    let (mut mode, mut why_cpu) = arguments.mode(algorithm, &key[..], &iv, sbox.as_ref(), cards.as_ref())?;
    if let (Mode::Gpu(_), Some(When::Faster), Some(cards)) = (&mode, arguments.gpu, &cards) {
        let (cpu, _) = arguments.mode(algorithm, &key[..], &iv, sbox.as_ref(), None)?;
        why_cpu = arguments.why_cpu(algorithm, cards, &cpu, &input);
        if why_cpu.is_some() {
            mode = cpu;
        }
    }
    if let Some(reason) = why_cpu {
        note(&format!("on the CPU: {reason}"));
    }
    let work = Raw::new(mode, tail, &input);
    stream::run(&work, arguments.transfer.work.threads(), input, &mut output)?;
    output.finish()
}

/// The initialisation vector (IV) that the options give: the whole IV, or only its size.
enum Iv {
    /// The IV from the command line. The IV is empty if the mode takes no IV.
    Given(Vec<u8>),
    /// The size of a random IV, which is stored before the ciphertext.
    Prefix(usize),
}

impl Arguments {
    fn open(&self) -> Result<(Input, Output)> {
        // S-boxes may be secret, so the file of --sbox also belongs to the files with secrets. If the argument of
        // --sbox is the name of an S-box set, `secrets` contains this name as a path. This does no harm, because there
        // is usually no file with this path.
        let secrets = self.key.files().chain(self.sbox.as_ref().map(PathBuf::from));
        let content = if self.decrypt { Content::Unknown } else { Content::Binary(None) };
        self.transfer.open(secrets, |input| self.key.leave_stdin_to(input), content)
    }

    fn tail(&self, algorithm: &Algorithm) -> Result<Tail> {
        let padding = match self.padding {
            PaddingName::None => Padding::None,
            PaddingName::Procedure1 => Padding::Procedure1,
            PaddingName::Procedure2 => Padding::Procedure2,
            PaddingName::Procedure3 => Padding::Procedure3,
            PaddingName::Pkcs7 => Padding::Pkcs7,
        };
        if !algorithm.padded() && padding != Padding::None {
            let name = algorithm.name;
            return Err(Failure::new(format!("{name} takes data of any length; --padding is for ECB and CBC only")));
        }
        Ok(if self.decrypt { Tail::Unpad(padding) } else { Tail::Pad(padding) })
    }

    fn iv(&self, algorithm: &Algorithm) -> Result<Iv> {
        let name = algorithm.name;
        match (&self.iv, algorithm.iv_size()) {
            (None, None) => Ok(Iv::Given(Vec::new())),
            (Some(_), None) => Err(Failure::new(format!("{name} takes no initialisation vector; omit --iv"))),
            (None, Some(size)) => Err(Failure::new(format!(
                "{name} needs an initialisation vector ({}): --iv HEX, or --iv prefix for a random one before the \
                 ciphertext",
                size.text
            ))),
            (Some(text), Some(size)) if text == "prefix" => Ok(Iv::Prefix(size.preferred)),
            (Some(text), Some(size)) => match hex::decode(text) {
                Some(iv) => Ok(Iv::Given(iv)),
                None => Err(Failure::new(format!(
                    "--iv: '{text}' is not hex; allowed: prefix, or hex digits for {}",
                    size.text
                ))),
            },
        }
    }

    /// Returns the mode on the GPUs if the GPUs can run this mode. Otherwise returns the mode on the CPU and, if
    /// `cards` is not None, the reason why the GPUs cannot run this mode.
    fn mode(
        &self,
        algorithm: &'static Algorithm,
        key: &[u8],
        iv: &[u8],
        sbox: Option<&Sbox>,
        cards: Option<&Gpus>,
    ) -> Result<(Mode, Option<String>)> {
        let direction = self.direction();
        let (level, meshing) = (names::level(self.transfer.work.kernel.as_deref())?, self.meshing);
        let section = self.section.map(NonZeroUsize::get);
        let options = Options { level, iv, sbox, meshing, section, ..Options::default() };
        let mut why_cpu = None;
        if let Some(cards) = cards {
            let mode = cards.cipher(algorithm, direction, key, &options)?;
            match mode.place() {
                Place::Gpu => return Ok((Mode::Gpu(Box::new(mode)), None)),
                Place::Cpu(reason) => why_cpu = Some(reason.to_string()),
            }
        }
        Ok((Mode::Cpu(algorithm.cipher(direction, key, &options)?), why_cpu))
    }

    fn direction(&self) -> Direction {
        if self.decrypt { Direction::Decrypt } else { Direction::Encrypt }
    }

    /// Returns the reason why the CPU does the work, or None if GPUs are faster. The CPU is measured with the number of
    /// threads that the command would use.
    fn why_cpu(&self, algorithm: &'static Algorithm, cards: &Gpus, cpu: &Mode, input: &Input) -> Option<String> {
        // The number of bytes in a chunk that the GPUs process together.
        let bytes = input_size(input).clamp(1, CARDS_CHUNK);
        let threads =
            if cpu.after(&[]).is_some() { self.transfer.work.threads().min(bytes.div_ceil(CHUNK)) } else { 1 };
        match cards.gpus().first()?.crossing(algorithm, self.direction(), threads) {
            Ok(Some(crossing)) if crossing <= bytes => None,
            Ok(Some(crossing)) => Some(format!("a GPU is faster from {crossing} bytes on only")),
            Ok(None) => Some("it is faster than a GPU".to_owned()),
            Err(e) => Some(format!("the GPU cannot be measured: {e}")),
        }
    }
}

/// A mode of a cipher. Either the CPU or the GPUs compute the mode.
enum Mode {
    Cpu(Box<dyn DynMode>),
    /// Each GPU processes a part of each chunk.
    Gpu(Box<fastgost_gpu::Mode>),
}

impl Mode {
    fn granularity(&self) -> usize {
        match self {
            Mode::Cpu(mode) => mode.granularity(),
            Mode::Gpu(mode) => mode.granularity(),
        }
    }

    /// Returns a copy of the mode, in the state that the mode will have after this input. The function does not process
    /// the input. Returns None if the mode cannot skip input. A mode on GPUs cannot skip any input.
    fn after(&self, input: &[u8]) -> Option<Self> {
        match self {
            Mode::Cpu(mode) => mode.after(input).map(Mode::Cpu),
            Mode::Gpu(_) => None,
        }
    }

    fn apply(&mut self, data: &mut [u8]) -> fastgost_gpu::Result<()> {
        match self {
            Mode::Cpu(mode) => Ok(mode.apply(data.into())?),
            Mode::Gpu(mode) => mode.apply(data),
        }
    }
}

fn read_iv(input: &mut Input, size: usize) -> Result<Vec<u8>> {
    let mut iv = Vec::new();
    input.fill(&mut iv, size)?;
    if iv.len() < size {
        return Err(Failure::new(format!(
            "{}: {} bytes; with --iv prefix the first {size} are the initialisation vector",
            input.name,
            iv.len()
        )));
    }
    Ok(iv)
}

fn random_iv(size: usize) -> Result<Vec<u8>> {
    let mut iv = vec![0; size];
    getrandom::fill(&mut iv).map_err(|e| Failure::new(format!("the system's random number generator: {e}")))?;
    Ok(iv)
}

/// The padding of the last chunk. `Pad` adds the padding before the chunk is encrypted. `Unpad` removes the padding
/// after the chunk was decrypted.
#[derive(Clone, Copy)]
enum Tail {
    Pad(Padding),
    Unpad(Padding),
}

/// The number of bytes in a chunk on the CPU. This number is a multiple of the block size.
const CHUNK: usize = 256 << 10;

/// The number of bytes in a chunk on GPUs, unless the input is shorter.
const CARDS_CHUNK: usize = 256 * CHUNK;

/// Returns the number of bytes in the input. If this number is not known, returns the greatest possible number.
fn input_size(input: &Input) -> usize {
    input.len.and_then(|len| usize::try_from(len).ok()).unwrap_or(usize::MAX)
}

/// Applies a mode to a stream, chunk by chunk.
struct Raw {
    tail: Tail,
    /// In each call, the mode processes a multiple of this number of bytes. If necessary, padding completes the last
    /// chunk.
    unit: usize,
    parallel: bool,
    chunk_size: usize,
    /// The input's name, for messages.
    name: String,
    state: Mutex<State>,
}

struct State {
    /// The mode for the next chunk. The value is None after the last chunk, and after the keystream has ended.
    mode: Option<Mode>,
    /// The number of bytes of input that were read.
    bytes: u64,
}

impl Raw {
    fn new(mode: Mode, tail: Tail, input: &Input) -> Self {
        let (unit, parallel) = (mode.granularity(), mode.after(&[]).is_some());
        let chunk_size = match mode {
            Mode::Cpu(_) => CHUNK,
            // While the GPUs process one chunk, the command reads the next chunk and writes the previous chunk. If the
            // input is short, the chunk is as short as the input, to save memory.
            Mode::Gpu(_) => input_size(input).clamp(1, CARDS_CHUNK).next_multiple_of(CHUNK),
        };
        let name = input.name.clone();
        Self { tail, unit, parallel, chunk_size, name, state: Mutex::new(State { mode: Some(mode), bytes: 0 }) }
    }

    /// Returns the failure for an error, with the name of the input.
    fn wrong(&self, e: &fastgost_gpu::Error) -> Failure {
        Failure::new(format!("{}: {e}", self.name))
    }

    fn apply(&self, mode: Option<&mut Mode>, last: bool, data: &mut Vec<u8>) -> fastgost_gpu::Result<()> {
        if let (true, Tail::Pad(padding)) = (last, self.tail) {
            padding.pad(data, self.unit)?;
        }
        mode.ok_or(fastgost::Error::StreamExhausted)?.apply(data)?;
        if let (true, Tail::Unpad(padding)) = (last, self.tail) {
            padding.unpad(data, self.unit)?;
        }
        Ok(())
    }
}

impl Work for Raw {
    /// The mode for this chunk, or None if the mode is serial.
    type Job = Option<Mode>;

    fn chunk_size(&self) -> usize {
        self.chunk_size
    }

    fn parallel(&self) -> bool {
        self.parallel
    }

    fn begin(&self, chunk: &Chunk, input: &[u8]) -> Result<Self::Job> {
        let State { mode, bytes } = &mut *lock(&self.state);
        *bytes += input.len() as u64;
        let must_be_whole = matches!(self.tail, Tail::Pad(Padding::None) | Tail::Unpad(_));
        if chunk.last && must_be_whole && !bytes.is_multiple_of(self.unit as u64) {
            let Self { unit, name, .. } = self;
            let remedy = match self.tail {
                Tail::Pad(_) => "; --padding 1, 2, 3 or pkcs7 completes them",
                Tail::Unpad(_) => "",
            };
            return Err(Failure::new(format!(
                "{name}: {bytes} bytes are not a whole number of {unit}-byte blocks{remedy}"
            )));
        }
        if !self.parallel {
            return Ok(None);
        }
        let next = if chunk.last { None } else { mode.as_ref().and_then(|mode| mode.after(input)) };
        Ok(mem::replace(mode, next))
    }

    fn process(&self, job: Self::Job, chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()> {
        output.clear();
        let done = match job {
            Some(mut mode) => self.apply(Some(&mut mode), chunk.last, input),
            None => self.apply(lock(&self.state).mode.as_mut(), chunk.last, input),
        };
        done.map_err(|e| self.wrong(&e))?;
        mem::swap(input, output);
        Ok(())
    }
}
