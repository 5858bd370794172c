//! Other implementations beside ours: the same buffers, in turn (A B A B ...), and the ratio of each pair.
use crate::{
    pair::{self, Outcome},
    rivals::engine::Engine,
};
use cipher::{Array, BlockCipherDecrypt, BlockCipherEncrypt, KeyInit, KeyIvInit, StreamCipher, StreamCipherSeek};
use clap::Args;
use fastgost::{
    Cipher, Kuznyechik, Magma,
    hash::{Gost94, Hash, Streebog256, Streebog512},
    inout::InOutBuf,
    keys::EncodePrivateKey,
    mode::{Ctr, Ecb},
    registry::{Algorithm, Kind, Options},
    sign::{Encoding, Signature, SigningKey, agree},
};
use fastgost_cli::{Aligned, clock};
use std::{cell::RefCell, hint::black_box, io::Write, time::Duration};
use streebog::Digest;

/// Measure the RustCrypto crates `kuznyechik`, `magma`, `streebog` and `gost94` beside fastgost, and signatures of gost-engine
#[derive(Args)]
pub struct Arguments {
    /// Seconds for each pair
    #[arg(long, value_name = "S", default_value = "1")]
    seconds: f64,
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let mut bench = Bench { seconds: Duration::try_from_secs_f64(arguments.seconds)?, out };
    writeln!(
        bench.out,
        "{}",
        row(["algorithm", "operation", "bytes", "fastgost c/B", "RustCrypto c/B", "times faster"])
    )?;
    let ours = Kuznyechik::new(&KEY);
    let theirs = kuznyechik::Kuznyechik::new(&KEY.into());
    bench.ecb("kuznyechik", &ours, &theirs)?;
    let counter = ctr::Ctr128BE::<kuznyechik::Kuznyechik>::new(&KEY.into(), &iv_and_zeros::<16>().into());
    bench.ctr("kuznyechik", &ours, counter)?;
    let ours = Magma::new(&KEY);
    let theirs = magma::Magma::new(&KEY.into());
    bench.ecb("magma", &ours, &theirs)?;
    let counter = ctr::Ctr64BE::<magma::Magma>::new(&KEY.into(), &iv_and_zeros::<8>().into());
    bench.ctr("magma", &ours, counter)?;
    bench.hash::<_, streebog::Streebog256>("streebog256", &Streebog256::new())?;
    bench.hash::<_, streebog::Streebog512>("streebog512", &Streebog512::new())?;
    bench.hash::<_, gost94::Gost94CryptoPro>("gost94", &Gost94::new())?;
    bench.signatures()
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

    /// One message; the code is all that is written.
    fn hash<H: Hash, R: Digest>(&mut self, name: &str, ours: &H) -> Outcome {
        for bytes in MESSAGES {
            let pair = Pair {
                ours: |src: &[u8], dst: &mut [u8]| {
                    let mut hash = ours.clone();
                    hash.update(src);
                    put(dst, &hash.finish())
                },
                theirs: |src: &[u8], dst: &mut [u8]| put(dst, &R::digest(src)),
            };
            self.measure([name, "hash"], bytes, pair)?;
        }
        Ok(())
    }

    /// On the best kernel and on the one of plain integer code.
    fn signatures(&mut self) -> Outcome {
        let Some(engine) = Engine::find() else {
            return Ok(writeln!(self.out, "\ngost-engine: absent")?);
        };
        let heads = ["algorithm", "operation", "kernel", "fastgost ops/s", "gost-engine ops/s", "times faster"];
        writeln!(self.out, "\n{}", operations(heads))?;
        for algorithm in Algorithm::all().iter().filter(|a| a.kind == Kind::Signature) {
            let kernels = algorithm.kernels();
            let last = kernels.len().saturating_sub(1);
            for kernel in kernels.iter().enumerate().filter(|(i, _)| *i == 0 || *i == last).map(|(_, k)| k.name) {
                self.signature(&engine, algorithm, kernel)
                    .map_err(|e| format!("{} on {kernel}, beside gost-engine: {e}", algorithm.name))?;
            }
        }
        Ok(())
    }

    /// Each takes what the other made; then both are measured.
    fn signature(&mut self, engine: &Engine, algorithm: &Algorithm, kernel: &str) -> Outcome {
        let options = Options { kernel: Some(kernel), ..Options::default() };
        let size = algorithm.block_size();
        // Below every curve's q.
        let [own, other] = [0x11, 0x12].map(|byte| algorithm.signing_key(&vec![byte; size], &options));
        let (own, other) = (own?, other?);
        let (public, peer) = (own.verifying_key(), other.verifying_key());
        let der = |key: &SigningKey| key.to_pkcs8_der().map_err(|e| e.to_string());
        let theirs = engine.key(der(&own)?.as_bytes())?;
        let their_peer = engine.key(der(&other)?.as_bytes())?;
        let (signer, verifier) = (theirs.signer()?, theirs.verifier()?);
        let mut ukm = *b"8 octets";
        let agreement = theirs.agreement(&their_peer, &mut ukm)?;

        let digest: Vec<u8> = (0..size).map(|i| (7 * i + 1) as u8).collect();
        let mut bytes = vec![0; 2 * size];
        signer.sign(&digest, &mut bytes)?;
        public.verify_digest(&digest, &Signature::from_bytes(own.curve(), &bytes, Encoding::X509)?)?;
        let signature = own.sign_digest(&digest)?;
        let ours = signature.to_bytes(Encoding::X509);
        verifier.verify(&digest, &ours)?;
        let mut shared = [0; 32];
        agreement.agree(&mut shared)?;
        if shared != *agree::vko_256(&own, &peer, &ukm)? {
            return Err("the two agree on different keys".into());
        }
        let name = [algorithm.name, kernel];
        let sign = || {
            black_box(own.sign_digest(black_box(&digest))?);
            Ok(())
        };
        self.operation(name, "sign", sign, || signer.sign(black_box(&digest), &mut bytes))?;
        let verify = || Ok(public.verify_digest(black_box(&digest), black_box(&signature))?);
        self.operation(name, "verify", verify, || verifier.verify(black_box(&digest), &ours))?;
        let agree = || {
            black_box(agree::vko_256(&own, black_box(&peer), &ukm)?);
            Ok(())
        };
        self.operation(name, "agree", agree, || agreement.agree(&mut shared))
    }

    fn operation(
        &mut self,
        [name, kernel]: [&str; 2],
        operation: &str,
        ours: impl FnMut() -> Outcome,
        theirs: impl FnMut() -> Outcome,
    ) -> Outcome {
        // A few calls in a batch.
        let figures = pair::measure(self.seconds, 32 << 10, ours, theirs)?;
        let [ours, theirs] = figures.cycles.map(|c| format!("{:.0}", clock::core_ghz() * 1e9 / c));
        let ratio = format!("{:.1}", figures.ratio);
        Ok(writeln!(self.out, "{}", operations([name, operation, kernel, &ours, &theirs, &ratio]))?)
    }

    fn measure<A, B>(&mut self, [name, mode]: [&str; 2], bytes: usize, mut pair: Pair<A, B>) -> Outcome
    where
        A: FnMut(&[u8], &mut [u8]) -> Outcome,
        B: FnMut(&[u8], &mut [u8]) -> Outcome,
    {
        let (mut source, mut ours, mut theirs) = (Aligned::filled(bytes), Aligned::new(bytes), Aligned::new(bytes));
        let source = &*source.bytes();
        (pair.ours)(source, ours.bytes())?;
        (pair.theirs)(source, theirs.bytes())?;
        if ours.bytes() != theirs.bytes() {
            return Err(format!("{name} {mode}: the two results differ").into());
        }
        let destination = &RefCell::new(ours);
        let figures = pair::measure(
            self.seconds,
            bytes,
            || (pair.ours)(black_box(source), black_box(destination.borrow_mut().bytes())),
            || (pair.theirs)(black_box(source), black_box(destination.borrow_mut().bytes())),
        )?;
        let [ours, theirs] = figures.cycles.map(|c| format!("{:.2}", c / bytes as f64));
        let ratio = format!("{:.1}", figures.ratio);
        writeln!(self.out, "{}", row([name, mode, &bytes.to_string(), &ours, &theirs, &ratio]))?;
        Ok(())
    }
}

/// Two that do the same.
struct Pair<A, B> {
    ours: A,
    theirs: B,
}

/// The code, as far as there is room.
fn put(destination: &mut [u8], code: &[u8]) -> Outcome {
    let len = code.len().min(destination.len());
    destination[..len].copy_from_slice(&code[..len]);
    Ok(())
}

fn iv_and_zeros<const N: usize>() -> [u8; N] {
    let mut block = [0; N];
    block[..N / 2].copy_from_slice(&IV[..N / 2]);
    block
}

fn row([algorithm, operation, bytes, ours, theirs, ratio]: [&str; 6]) -> String {
    format!("{algorithm:12} {operation:12} {bytes:>6} {ours:>14} {theirs:>15} {ratio:>13}")
}

fn operations([algorithm, operation, kernel, ours, theirs, ratio]: [&str; 6]) -> String {
    format!("{algorithm:16} {operation:10} {kernel:10} {ours:>14} {theirs:>17} {ratio:>13}")
}

const SIZES: [usize; 2] = [16384, 1472];
/// For hash functions: long, and the two sides of one block more.
const MESSAGES: [usize; 3] = [16384, 64, 63];
const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
const IV: [u8; 8] = *b"\x12\x34\x56\x78\x90\xab\xce\xf0";
