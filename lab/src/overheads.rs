//! Measures two costs between a caller and the kernels: the cost of unaligned buffers, and the cost of using another
//! crate's mode with our ciphers.
use crate::{
    experiment::race,
    pair::{self, Outcome},
};
use cipher::{InnerIvInit, StreamCipher, StreamCipherCoreWrapper, StreamCipherSeek};
use clap::Args;
use ctr::{CtrCore, flavors};
use fastgost::{Cipher, Kuznyechik, Magma, inout::InOutBuf, mode::Ecb};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box, io::Write, time::Duration};

/// Compare unaligned buffers with aligned buffers, and the crate `ctr` on our ciphers with our ECB
#[derive(Args)]
pub struct Arguments {
    /// Seconds for each pair
    #[arg(long, value_name = "S", default_value = "1")]
    seconds: f64,
    /// Bytes per message
    #[arg(long, value_name = "N", default_value = "16384", value_parser = clap::value_parser!(u32).range(256..=1 << 30))]
    bytes: u32,
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let seconds = race::seconds(arguments.seconds)?;
    let mut bench = Bench { seconds, bytes: arguments.bytes as usize & !15, out };
    bench.row(["cipher", "kernel", "compared with ECB on whole pages", "ECB c/B", "c/B", "speed of ECB"])?;
    for level in Kuznyechik::levels() {
        bench.unaligned("kuznyechik", &Kuznyechik::with_level(level, &KEY)?)?;
    }
    for level in Magma::levels() {
        bench.unaligned("magma", &Magma::with_level(level, &KEY)?)?;
    }
    let cipher = Kuznyechik::new(&KEY);
    let core = CtrCore::<_, flavors::Ctr128BE>::inner_iv_init(cipher.clone(), &[0; 16].into());
    bench.ctr("kuznyechik", &cipher, StreamCipherCoreWrapper::from_core(core))?;
    let cipher = Magma::new(&KEY);
    let core = CtrCore::<_, flavors::Ctr64BE>::inner_iv_init(cipher.clone(), &[0; 8].into());
    bench.ctr("magma", &cipher, StreamCipherCoreWrapper::from_core(core))
}

struct Bench<'a> {
    seconds: Duration,
    bytes: usize,
    out: &'a mut dyn Write,
}

impl Bench<'_> {
    /// Measures buffers that begin one byte or three bytes after a page boundary.
    fn unaligned<C: Cipher>(&mut self, name: &str, cipher: &C) -> Outcome {
        let ecb = Ecb::new(cipher.clone());
        let encrypt = |src: &[u8], dst: &mut [u8]| Ok(ecb.encrypt(InOutBuf::new(src, dst)?)?);
        self.beside_ecb([name, cipher.level().name(), "ECB, buffers at odd addresses"], cipher, [1, 3], encrypt)
    }

    fn ctr<C: Cipher>(&mut self, name: &str, cipher: &C, mut ctr: impl StreamCipher + StreamCipherSeek) -> Outcome {
        let apply = |src: &[u8], dst: &mut [u8]| {
            ctr.try_seek(0_u32)?;
            ctr.apply_keystream_b2b(src, dst);
            Ok(())
        };
        self.beside_ecb([name, cipher.level().name(), "the crate `ctr` over it"], cipher, [0, 0], apply)
    }

    fn beside_ecb<C: Cipher>(
        &mut self,
        [name, kernel, what]: [&str; 3],
        cipher: &C,
        [from, to]: [usize; 2],
        mut other: impl FnMut(&[u8], &mut [u8]) -> Outcome,
    ) -> Outcome {
        let (bytes, ecb) = (self.bytes, Ecb::new(cipher.clone()));
        let (mut source, destination) = (Aligned::filled(bytes + 16), RefCell::new(Aligned::new(bytes + 16)));
        let source = &*source.bytes();
        let figures = pair::measure(
            self.seconds,
            bytes,
            || {
                let mut destination = destination.borrow_mut();
                let (src, dst) = (black_box(&source[..bytes]), black_box(&mut destination.bytes()[..bytes]));
                Ok(ecb.encrypt(InOutBuf::new(src, dst)?)?)
            },
            || {
                let mut destination = destination.borrow_mut();
                other(black_box(&source[from..from + bytes]), black_box(&mut destination.bytes()[to..to + bytes]))
            },
        )?;
        let [ours, theirs] = figures.cycles.map(|c| format!("{:.2}", c / bytes as f64));
        self.row([name, kernel, what, &ours, &theirs, &format!("{:.3}", 1.0 / figures.ratio)])
    }

    fn row(&mut self, [cipher, kernel, what, ecb, other, ratio]: [&str; 6]) -> Outcome {
        Ok(writeln!(self.out, "{cipher:12} {kernel:10} {what:32} {ecb:>8} {other:>8} {ratio:>13}")?)
    }
}

const KEY: [u8; 32] = [0x5a; 32];
