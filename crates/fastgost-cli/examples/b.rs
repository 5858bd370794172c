#![allow(missing_docs, warnings)]
use fastgost::{
    aead::*,
    batch::{self, Keys, Message, Packet},
    mac::*,
    mode::*,
    *,
};
use fastgost_cli::clock;
use std::hint::black_box;

fn bench(mut f: impl FnMut()) -> f64 {
    f();
    let mut best = f64::MAX;
    for _ in 0..30 {
        let ghz = clock::core_ghz();
        let mut n = 1;
        let mut t = f64::MAX;
        for _ in 0..8 {
            let d = clock::time_of(|| {
                for _ in 0..n {
                    f()
                }
            })
            .cpu
            .as_secs_f64();
            if d < 60e-6 {
                n = (n as f64 * 100e-6 / d.max(1e-7)) as usize + 1;
                continue;
            }
            t = t.min(d / n as f64);
        }
        best = best.min(t * ghz.max(clock::core_ghz()) * 1e9);
    }
    best
}

fn bench2(name: &str, mut f: impl FnMut()) -> f64 {
    match std::env::var("ONLY") {
        Ok(o) if o != name => f64::NAN,
        Ok(_) => {
            for _ in 0..200000 {
                f()
            }
            0.0
        }
        _ => bench(f),
    }
}
trait K: Cipher + Sized + 'static {
    fn mk(k: &str, key: &[u8; 32]) -> Option<Self>;
    fn mks(k: &str, keys: &[&[u8; 32]]) -> Vec<Self>;
    const N: &'static str;
    fn gf(_: &str) -> bool {
        true
    }
}
impl K for Kuznyechik {
    fn mk(k: &str, key: &[u8; 32]) -> Option<Self> {
        Kernel::available().find(|x| x.name() == k).map(|x| Kuznyechik::with_kernel(x, key))
    }
    fn mks(k: &str, keys: &[&[u8; 32]]) -> Vec<Self> {
        Kuznyechik::many(Kernel::available().find(|x| x.name() == k).unwrap(), keys)
    }
    const N: &'static str = "kuzn";
}
impl K for Magma {
    fn mk(k: &str, key: &[u8; 32]) -> Option<Self> {
        Kernel::available().find(|x| x.name() == k).map(|x| Magma::with_kernel(x, key))
    }
    fn mks(k: &str, keys: &[&[u8; 32]]) -> Vec<Self> {
        Magma::many(Kernel::available().find(|x| x.name() == k).unwrap(), keys)
    }
    const N: &'static str = "magma";
}

fn run<C: K>(kernel: &str, what: &[String]) {
    let Some(c) = C::mk(kernel, &[1; 32]) else { return };
    let want = |n: &str| what.is_empty() || what.iter().any(|w| w == n);
    let mut buf = vec![0u8; 16384];
    let ecb = bench2("ecb", || {
        Ecb::new(c.clone()).encrypt(black_box(&mut buf[..])).unwrap();
    }) / 16384.0;
    let ctr = bench2("ctr0", || {
        Ctr::new(c.clone(), &[1; 8][..C::BLOCK_SIZE / 2]).unwrap().apply(black_box(&mut buf[..])).unwrap();
    }) / 16384.0;
    println!("{} {kernel}: ecb {ecb:.2} ctr {ctr:.2}", C::N);
    let n = 64;
    let masters: Vec<[u8; 32]> = (0..n).map(|i| [i as u8 + 3; 32]).collect();
    let masters: Vec<&[u8; 32]> = masters.iter().collect();
    let ciphers = C::mks(kernel, &masters);
    let each: Vec<&C> = ciphers.iter().collect();
    let block = C::BLOCK_SIZE;
    let lens: Vec<usize> = std::env::var("LEN")
        .map(|s| s.split(",").map(|x| x.parse().unwrap()).collect())
        .unwrap_or(vec![64, 256, 576, 1472, 16384]);
    for len in lens {
        if n * len > 1 << 20 && kernel == "portable" {
            continue;
        }
        let all = (n * len) as f64;
        let src = vec![7u8; n * len];
        let msgs: Vec<&[u8]> = src.chunks(len).collect();
        let mut line = format!("  {len:6}:");
        let mut put = |name: &str, x: f64| line += &format!(" {name} {:.2}", x / all);
        if want("omac") {
            let o = Omac::new(c.clone());
            put(
                "omac",
                bench(|| batch::omac(Keys::One(black_box(&o)), black_box(&msgs), |_, c| drop(black_box(c))).unwrap()),
            );
            let os = Omac::many(ciphers.clone());
            let os: Vec<&Omac<C>> = os.iter().collect();
            put(
                "omac/each",
                bench(|| batch::omac(Keys::Each(black_box(&os)), black_box(&msgs), |_, c| drop(black_box(c))).unwrap()),
            );
        }
        let mut dst = src.clone();
        let ivs: Vec<Vec<u8>> = (0..n)
            .map(|i| {
                let mut v = vec![0; 16];
                v[1] = i as u8;
                v[3] = 4;
                v
            })
            .collect();
        if want("ctr") {
            put(
                "ctr1",
                bench(|| {
                    for (d, iv) in dst.chunks_mut(len).zip(&ivs) {
                        Ctr::new(c.clone(), &iv[..block / 2]).unwrap().apply(black_box(d)).unwrap();
                    }
                }),
            );
            let mut m: Vec<_> =
                dst.chunks_mut(len).zip(&ivs).map(|(d, iv)| Message::new(&iv[..block / 2], d)).collect();
            put("ctr", bench2("ctr", || batch::ctr(Keys::One(black_box(&c)), black_box(&mut m)).unwrap()));
            put(
                "ctr/each",
                bench2("ctr/each", || batch::ctr(Keys::Each(black_box(&each)), black_box(&mut m)).unwrap()),
            );
        }
        let mut tags = vec![[0u8; 16]; n];
        let ad = [9u8; 13];
        if want("co") {
            let a = CtrOmac::new(c.clone(), c.clone());
            put(
                "co1",
                bench(|| {
                    for (d, iv) in dst.chunks_mut(len).zip(&ivs) {
                        black_box(a.seal(&iv[..block / 2], &ad, black_box(d)).unwrap());
                    }
                }),
            );
            let mut p: Vec<_> = dst
                .chunks_mut(len)
                .zip(&ivs)
                .zip(&mut tags)
                .map(|((d, iv), t)| Packet::new(&iv[..block / 2], &ad, d, &mut t[..block]))
                .collect();
            put("co", bench2("co", || batch::seal(Keys::One(black_box(&a)), black_box(&mut p)).unwrap()));
            let e: Vec<_> = ciphers
                .iter()
                .cloned()
                .zip(Omac::many(ciphers.clone()))
                .map(|(a, b)| CtrOmac::from_omac(a, b))
                .collect();
            let e: Vec<_> = e.iter().collect();
            put("co/each", bench2("co/each", || batch::seal(Keys::Each(black_box(&e)), black_box(&mut p)).unwrap()));
            put(
                "co/each+setup",
                bench(|| {
                    let c1 = C::mks(kernel, black_box(&masters));
                    let c2 = Omac::many(C::mks(kernel, black_box(&masters)));
                    let e: Vec<_> = c1.into_iter().zip(c2).map(|(a, b)| CtrOmac::from_omac(a, b)).collect();
                    let e: Vec<_> = e.iter().collect();
                    batch::seal(Keys::Each(black_box(&e)), black_box(&mut p)).unwrap()
                }),
            );
        }
        if want("mgm") && (C::BLOCK_SIZE == 16) {
            let a = Mgm::new(c.clone());
            put(
                "mgm1",
                bench(|| {
                    for (d, iv) in dst.chunks_mut(len).zip(&ivs) {
                        black_box(a.seal(&iv[..block], &ad, black_box(d)).unwrap());
                    }
                }),
            );
            let mut p: Vec<_> = dst
                .chunks_mut(len)
                .zip(&ivs)
                .zip(&mut tags)
                .map(|((d, iv), t)| Packet::new(&iv[..block], &ad, d, &mut t[..block]))
                .collect();
            put("mgm", bench2("mgm", || batch::seal(Keys::One(black_box(&a)), black_box(&mut p)).unwrap()));
            put(
                "mgm/open",
                bench(|| {
                    let _ = batch::open(Keys::One(black_box(&a)), black_box(&mut p));
                }),
            );
            let e: Vec<_> = ciphers.iter().map(|c| Mgm::new(c.clone())).collect();
            let e: Vec<_> = e.iter().collect();
            put("mgm/each", bench2("mgm/each", || batch::seal(Keys::Each(black_box(&e)), black_box(&mut p)).unwrap()));
        }
        println!("{line}");
    }
}

fn imit(kernel: &str) {
    let Some(k) = Kernel::available().find(|x| x.name() == kernel) else { return };
    let sbox = Sbox::default();
    let n = 64;
    for len in [64usize, 1472, 16384] {
        let src = vec![7u8; n * len];
        let msgs: Vec<&[u8]> = src.chunks(len).collect();
        let all = (n * len) as f64;
        let i = Imit::new(Gost28147::with_kernel(k, &[1; 32], &sbox));
        let a = bench(|| batch::imit(Keys::One(black_box(&i)), black_box(&msgs), |_, c| drop(black_box(c))).unwrap());
        let is: Vec<_> = (0..n).map(|x| Imit::new(Gost28147::with_kernel(k, &[x as u8; 32], &sbox))).collect();
        let is: Vec<_> = is.iter().collect();
        let b = bench(|| batch::imit(Keys::Each(black_box(&is)), black_box(&msgs), |_, c| drop(black_box(c))).unwrap());
        let m = i.clone().with_meshing();
        let c = bench(|| batch::imit(Keys::One(black_box(&m)), black_box(&msgs), |_, c| drop(black_box(c))).unwrap());
        println!("imit {kernel} {len}: {:.2} each {:.2} meshed {:.2}", a / all, b / all, c / all);
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (kernels, what): (Vec<_>, Vec<_>) = args.into_iter().partition(|a| Level::ALL.iter().any(|l| l.name() == a));
    for k in &kernels {
        if what.is_empty() || what.iter().any(|w| w == "kuzn") {
            run::<Kuznyechik>(k, &what.iter().filter(|w| *w != "kuzn" && *w != "magma").cloned().collect::<Vec<_>>());
        }
        if what.is_empty() || what.iter().any(|w| w == "magma") {
            run::<Magma>(k, &what.iter().filter(|w| *w != "kuzn" && *w != "magma").cloned().collect::<Vec<_>>());
        }
        if what.is_empty() || what.iter().any(|w| w == "imit") {
            imit(k);
        }
    }
}
