//! Other implementations beside ours: the same buffers, in turn (A B A B ...), and the ratio of each pair.
use cipher::{Array, BlockCipherDecrypt, BlockCipherEncrypt, KeyInit, KeyIvInit, StreamCipher, StreamCipherSeek};
use clap::Args;
use fastgost::{
    Cipher, Kuznyechik, Magma,
    inout::InOutBuf,
    mode::{Ctr, Ecb},
};
use fastgost_cli::{
    Aligned,
    clock::{self, Rounds},
};
use std::{
    error::Error,
    hint::black_box,
    io::Write,
    time::{Duration, Instant},
};

/// Measure the RustCrypto crates `kuznyechik` and `magma` beside fastgost
#[derive(Args)]
pub struct Arguments {
    /// Seconds for each pair
    #[arg(long, value_name = "S", default_value = "1")]
    seconds: f64,
}

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let mut bench = Bench { seconds: Duration::try_from_secs_f64(arguments.seconds)?, out };
    writeln!(bench.out, "{}", row(["cipher", "mode", "bytes", "fastgost c/B", "RustCrypto c/B", "times faster"]))?;
    let ours = Kuznyechik::new(&KEY);
    let theirs = kuznyechik::Kuznyechik::new(&KEY.into());
    bench.ecb("kuznyechik", &ours, &theirs)?;
    let counter = ctr::Ctr128BE::<kuznyechik::Kuznyechik>::new(&KEY.into(), &iv_and_zeros::<16>().into());
    bench.ctr("kuznyechik", &ours, counter)?;
    let ours = Magma::new(&KEY);
    let theirs = magma::Magma::new(&KEY.into());
    bench.ecb("magma", &ours, &theirs)?;
    let counter = ctr::Ctr64BE::<magma::Magma>::new(&KEY.into(), &iv_and_zeros::<8>().into());
    bench.ctr("magma", &ours, counter)
}

struct Bench<'a> {
    seconds: Duration,
    out: &'a mut dyn Write,
}

impl Bench<'_> {
    fn ecb<C, R>(&mut self, name: &str, ours: &C, theirs: &R) -> Outcome
    where
        C: Cipher,
        R: BlockCipherEncrypt + BlockCipherDecrypt,
    {
        let ours = Ecb::new(ours.clone());
        for bytes in SIZES {
            let pair = Pair {
                ours: |src: &[u8], dst: &mut [u8]| Ok(ours.encrypt(InOutBuf::new(src, dst)?)?),
                theirs: |src: &[u8], dst: &mut [u8]| {
                    let (src, dst) = (Array::slice_as_chunks(src).0, Array::slice_as_chunks_mut(dst).0);
                    Ok(theirs.encrypt_blocks_b2b(src, dst)?)
                },
            };
            self.measure([name, "ecb encrypt"], bytes, pair)?;
            let pair = Pair {
                ours: |src: &[u8], dst: &mut [u8]| Ok(ours.decrypt(InOutBuf::new(src, dst)?)?),
                theirs: |src: &[u8], dst: &mut [u8]| {
                    let (src, dst) = (Array::slice_as_chunks(src).0, Array::slice_as_chunks_mut(dst).0);
                    Ok(theirs.decrypt_blocks_b2b(src, dst)?)
                },
            };
            self.measure([name, "ecb decrypt"], bytes, pair)?;
        }
        Ok(())
    }

    fn ctr<C, R>(&mut self, name: &str, ours: &C, mut theirs: R) -> Outcome
    where
        C: Cipher,
        R: StreamCipher + StreamCipherSeek,
    {
        let mut ours = Ctr::new(ours.clone(), &IV[..C::BLOCK_SIZE / 2])?;
        for bytes in SIZES {
            let pair = Pair {
                ours: |src: &[u8], dst: &mut [u8]| {
                    ours.seek(0)?;
                    Ok(ours.apply(InOutBuf::new(src, dst)?)?)
                },
                theirs: |src: &[u8], dst: &mut [u8]| {
                    theirs.try_seek(0_u32)?;
                    theirs.apply_keystream_b2b(src, dst);
                    Ok(())
                },
            };
            self.measure([name, "ctr"], bytes, pair)?;
        }
        Ok(())
    }

    fn measure<A, B>(&mut self, [name, mode]: [&str; 2], bytes: usize, mut pair: Pair<A, B>) -> Outcome
    where
        A: FnMut(&[u8], &mut [u8]) -> Outcome,
        B: FnMut(&[u8], &mut [u8]) -> Outcome,
    {
        let (mut source, mut destination) = (Aligned::filled(bytes), Aligned::new(bytes));
        (pair.ours)(source.bytes(), destination.bytes())?;
        let ours = destination.bytes().to_vec();
        (pair.theirs)(source.bytes(), destination.bytes())?;
        if ours != destination.bytes() {
            return Err(format!("{name} {mode}: the two results differ").into());
        }
        // As many bytes for both, so that they meet the same interrupts.
        let calls = BATCH / bytes;
        let (mut rounds, mut ratios) = ([Rounds::default(), Rounds::default()], Vec::new());
        let start = Instant::now();
        while ratios.is_empty() || start.elapsed() < self.seconds {
            let before = clock::core_ghz();
            let mut best = [f64::MAX; 2];
            for _ in 0..ROUND {
                let ours = time(calls, &mut pair.ours, &mut source, &mut destination)?;
                let theirs = time(calls, &mut pair.theirs, &mut source, &mut destination)?;
                ratios.push(theirs / ours);
                best = [best[0].min(ours), best[1].min(theirs)];
            }
            let ghz = before.max(clock::core_ghz());
            rounds[0].add(best[0], ghz);
            rounds[1].add(best[1], ghz);
        }
        ratios.sort_by(f64::total_cmp);
        let [ours, theirs] = rounds.map(|r| format!("{:.2}", r.cycles() / bytes as f64));
        let ratio = format!("{:.1}", ratios[ratios.len() / 2]);
        writeln!(self.out, "{}", row([name, mode, &bytes.to_string(), &ours, &theirs, &ratio]))?;
        Ok(())
    }
}

/// Two that do the same.
struct Pair<A, B> {
    ours: A,
    theirs: B,
}

/// Seconds for a call.
#[inline(never)]
fn time(
    calls: usize,
    work: &mut impl FnMut(&[u8], &mut [u8]) -> Outcome,
    source: &mut Aligned,
    destination: &mut Aligned,
) -> Outcome<f64> {
    let (source, destination) = (source.bytes(), destination.bytes());
    let mut result = Ok(());
    let taken = clock::time_of(|| {
        for _ in 0..calls {
            if let Err(e) = work(black_box(source), black_box(destination)) {
                result = Err(e);
            }
        }
    });
    result.map(|()| taken.cpu.as_secs_f64() / calls as f64)
}

fn iv_and_zeros<const N: usize>() -> [u8; N] {
    let mut block = [0; N];
    block[..N / 2].copy_from_slice(&IV[..N / 2]);
    block
}

fn row([cipher, mode, bytes, ours, theirs, ratio]: [&str; 6]) -> String {
    format!("{cipher:12} {mode:12} {bytes:>6} {ours:>14} {theirs:>15} {ratio:>13}")
}

const SIZES: [usize; 2] = [16384, 1472];
/// Bytes in a batch.
const BATCH: usize = 128 << 10;
/// Pairs between two looks at the core's clock.
const ROUND: usize = 20;
const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
const IV: [u8; 8] = *b"\x12\x34\x56\x78\x90\xab\xce\xf0";
