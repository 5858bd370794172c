//! Measures packets of many connections. Either all packets are under one key, or each packet has its own key. If each
//! packet has its own key, all keys must be prepared first.
use crate::{
    experiment::race,
    pair::{self, Outcome},
};
use clap::Args;
use fastgost::{
    Cipher, Kuznyechik, Magma,
    aead::{CtrOmac, Mgm},
    batch::{self, Aead, Keys, Packet},
    mac::Omac,
};
use fastgost_cli::Aligned;
use std::{cell::RefCell, hint::black_box, io::Write, time::Duration};

/// Measure many packets per call: all under one key, or each under its own key, including the set-up of the keys
#[derive(Args)]
pub struct Arguments {
    /// Seconds for each pair
    #[arg(long, value_name = "S", default_value = "1")]
    seconds: f64,
    /// Bytes per packet
    #[arg(long, value_name = "N", default_value = "1472", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    bytes: u32,
    /// Number of packets
    #[arg(long, value_name = "N", default_value = "64", value_parser = clap::value_parser!(u32).range(1..=1 << 10))]
    packets: u32,
}

/// This text is for `expect`. It never appears, because `levels()` returns only levels that can run on this CPU.
const HERE: &str = "this CPU has the level";

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let seconds = race::seconds(arguments.seconds)?;
    let mut bench = Bench { seconds, bytes: arguments.bytes as usize, packets: arguments.packets as usize, out };
    bench.row(["cipher", "kernel", "what", "one key c/B", "own keys c/B"])?;
    for level in Kuznyechik::levels() {
        bench.cipher("kuznyechik", &|keys| Kuznyechik::many_with_level(level, keys).expect(HERE))?;
    }
    for level in Magma::levels() {
        bench.cipher("magma", &|keys| Magma::many_with_level(level, keys).expect(HERE))?;
    }
    Ok(())
}

struct Bench<'a> {
    seconds: Duration,
    bytes: usize,
    packets: usize,
    out: &'a mut dyn Write,
}

impl Bench<'_> {
    fn cipher<C: Cipher>(&mut self, name: &str, many: &dyn Fn(&[&[u8; 32]]) -> Vec<C>) -> Outcome {
        let masters: Vec<[u8; 32]> = (0..self.packets).map(|i| [i as u8; 32]).collect();
        let masters: Vec<&[u8; 32]> = masters.iter().collect();
        let one = || many(&masters[..1]);
        let Some(kernel) = one().first().map(|cipher| cipher.level().name()) else { return Ok(()) };

        let mut source = Aligned::filled(self.bytes * self.packets);
        let messages: Vec<_> = source.bytes().chunks_exact(self.bytes).collect();
        let key = Omac::many(one());
        let figures = pair::measure(
            self.seconds,
            self.bytes * self.packets,
            || Ok(batch::omac(Keys::One(&key[0]), black_box(&messages), |_, tag| drop(black_box(tag)))?),
            || {
                let keys = Omac::many(many(black_box(&masters)));
                let keys: Vec<_> = keys.iter().collect();
                Ok(batch::omac(Keys::PerMessage(&keys), black_box(&messages), |_, tag| drop(black_box(tag)))?)
            },
        )?;
        self.figures([name, kernel, "OMAC"], figures.cycles)?;

        let pair = |ciphers: Vec<C>, macs: Vec<C>| {
            let macs = Omac::many(macs);
            ciphers.into_iter().zip(macs).map(|(cipher, mac)| CtrOmac::from_omac(cipher, mac)).collect()
        };
        let block = C::BLOCK_SIZE;
        let what = [name, kernel, "CTR+OMAC, sealing"];
        self.seal(what, block / 2, block, &|keys| pair(many(keys), many(keys)), &masters)?;
        let mgm = |ciphers: Vec<C>| ciphers.into_iter().map(Mgm::new).collect();
        self.seal([name, kernel, "MGM, sealing"], block, block, &|keys| mgm(many(keys)), &masters)
    }

    fn seal<A: Aead>(
        &mut self,
        what: [&str; 3],
        nonce: usize,
        tag: usize,
        keys: &dyn Fn(&[&[u8; 32]]) -> Vec<A>,
        masters: &[&[u8; 32]],
    ) -> Outcome {
        let nonces: Vec<_> = (0..self.packets).map(|i| (i as u128).to_be_bytes()).collect();
        let mut data = Aligned::filled(self.bytes * self.packets);
        let mut tags = vec![[0; 16]; self.packets];
        let places = data.bytes().chunks_exact_mut(self.bytes).zip(&mut tags).zip(&nonces);
        let packets: Vec<_> =
            places.map(|((data, to), number)| Packet::new(&number[16 - nonce..], &[], data, &mut to[..tag])).collect();
        let packets = RefCell::new(packets);
        let figures = pair::measure(
            self.seconds,
            self.bytes * self.packets,
            // Each call makes a new key, because a key may process only a limited amount of data. For Magma, a few
            // packets reach the limit.
            || Ok(batch::seal(Keys::One(&keys(&masters[..1])[0]), black_box(&mut packets.borrow_mut()))?),
            || {
                let keys = keys(black_box(masters));
                let keys: Vec<_> = keys.iter().collect();
                Ok(batch::seal(Keys::PerMessage(&keys), black_box(&mut packets.borrow_mut()))?)
            },
        )?;
        self.figures(what, figures.cycles)
    }

    fn figures(&mut self, [cipher, kernel, what]: [&str; 3], cycles: [f64; 2]) -> Outcome {
        let [one, each] = cycles.map(|c| format!("{:.2}", c / (self.bytes * self.packets) as f64));
        self.row([cipher, kernel, what, &one, &each])
    }

    fn row(&mut self, [cipher, kernel, what, one, each]: [&str; 5]) -> Outcome {
        Ok(writeln!(self.out, "{cipher:12} {kernel:10} {what:20} {one:>12} {each:>15}")?)
    }
}
