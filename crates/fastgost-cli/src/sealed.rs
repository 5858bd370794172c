//! `fastgost encrypt` and `fastgost decrypt`: sealed files.
use crate::{
    failure::{Failure, Result},
    key::KeyArguments,
    permits::lock,
    stream::{self, Chunk, Work},
    transfer::TransferArguments,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fastgost::{
    Error,
    sealed::{Algorithm, CHUNK, ChunkSealer, Header, Identity, Opener, Recipient, Sealer},
};
use std::sync::Mutex;

/// Seal a file: encrypted, and protected from every change
#[derive(Args)]
#[command(after_help = "Example: fastgost encrypt --key-file k -o OUT IN")]
pub struct Encrypt {
    /// The cipher: kuznyechik, or magma, for files of up to 64 GiB
    #[arg(short, long, value_name = "NAME", default_value = "kuznyechik", value_parser = algorithms())]
    algorithm: Algorithm,
    #[command(flatten)]
    key: KeyArguments,
    #[command(flatten)]
    transfer: TransferArguments,
}

/// Open a sealed file. If it was changed or cut off, no file is written and the exit status is 1
#[derive(Args)]
#[command(after_help = "Example: fastgost decrypt --key-file k -o OUT IN\n\n\
On standard output what was verified is written at once: only the exit status says whether it is the whole file.")]
pub struct Decrypt {
    #[command(flatten)]
    key: KeyArguments,
    #[command(flatten)]
    transfer: TransferArguments,
}

fn algorithms() -> impl TypedValueParser<Value = Algorithm> {
    let names = Algorithm::ALL.iter().map(|a| a.name());
    PossibleValuesParser::new(names).try_map(|name| Algorithm::named(&name))
}

pub fn encrypt(arguments: &Encrypt) -> Result<()> {
    let Encrypt { algorithm, key, transfer } = arguments;
    let algorithm = *algorithm;
    let (input, mut output) = transfer.open(key)?;
    // Said now, not behind the first 64 GiB.
    let most = algorithm.most_chunks();
    if input.len.is_some_and(|len| len.div_ceil(CHUNK as u64) > most) {
        return Err(Failure::new(format!("{}: {}", input.name, Error::SealedLength { most })));
    }
    let key = key.read()?;
    let mut sealer = Sealer::new(algorithm, &[Recipient::RawKey(&key)])?;
    if let Some(kernel) = &transfer.kernel {
        sealer = sealer.with_kernel(kernel)?;
    }
    output.prefix = sealer.header().to_vec();
    let work = Seal { name: input.name.clone(), tag: algorithm.tag_size(), sealers: Pool::new(sealer.into_chunks()) };
    stream::run(&work, transfer.threads(), input, &mut output)?;
    output.finish()
}

pub fn decrypt(arguments: &Decrypt) -> Result<()> {
    let Decrypt { key, transfer } = arguments;
    let (mut input, mut output) = transfer.open(key)?;
    let header = Header::read(&mut input).map_err(|e| match e.get_ref().and_then(|e| e.downcast_ref()) {
        Some(refusal) => refused(&input.name, *refusal),
        None => Failure::io(&input.name, &e),
    })?;
    let key = key.read()?;
    let mut opener = Opener::new(&header, &[Identity::RawKey(&key)]).map_err(|e| refused(&input.name, e))?;
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
