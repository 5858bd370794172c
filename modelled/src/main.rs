//! Runs one algorithm on some bytes, between two marker calls. The script `run` finds the algorithm in the emulator's
//! trace by these calls.
use std::hint::black_box;

#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn modelled_begin() {
    black_box(1);
}

#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn modelled_end() {
    black_box(2);
}

fn traced(mut run: impl FnMut()) {
    modelled_begin();
    run();
    modelled_end();
}

fn main() {
    let arguments: Vec<_> = std::env::args().collect();
    let [_, name, bytes, messages] = &arguments[..] else { panic!("expected an algorithm, bytes and messages") };
    let (bytes, messages): (usize, usize) = (bytes.parse().unwrap(), messages.parse().unwrap());
    let data: Vec<u8> = (0..bytes * messages).map(|i| ((i * i) >> 3) as u8).collect();
    subject::run(name, data, bytes);
}

#[cfg(feature = "ours")]
mod subject {
    use super::*;
    use fastgost::{
        Cipher, Kuznyechik, Level, Magma,
        hash::{Gost94, Hash, Streebog256},
        mac::Omac,
        mode::{Cbc, Ctr, Ecb},
    };

    const KEY: [u8; 32] = *b"a key that is not a secret here.";

    pub fn run(name: &str, data: Vec<u8>, bytes: usize) {
        let (name, level) = name.split_once('@').unwrap();
        let level: Level = level.parse().unwrap();
        let kuznyechik = || Kuznyechik::with_level(level, &KEY).unwrap();
        let magma = || Magma::with_level(level, &KEY).unwrap();
        match name {
            "kuznyechik-ecb" => ecb(kuznyechik(), data, false),
            "kuznyechik-ecb-decrypt" => ecb(kuznyechik(), data, true),
            "kuznyechik-ctr" => ctr(kuznyechik(), data, &[0; 8]),
            "kuznyechik-cbc-decrypt" => cbc(kuznyechik(), data, 32),
            "kuznyechik-omac" => omac(kuznyechik(), data),
            "kuznyechik-key" => traced(|| drop(black_box(kuznyechik()))),
            "magma-ecb" => ecb(magma(), data, false),
            "magma-ctr" => ctr(magma(), data, &[0; 4]),
            "magma-omac" => omac(magma(), data),
            "streebog256" => hash(Streebog256::with_level(level).unwrap(), data, bytes),
            "gost94" => hash(Gost94::with_level(level, &fastgost::Sbox::from_name("a").unwrap()).unwrap(), data, bytes),
            _ => panic!("unknown: {name}"),
        }
    }

    fn ecb<C: Cipher>(cipher: C, mut data: Vec<u8>, decrypt: bool) {
        let mode = Ecb::new(cipher);
        traced(|| if decrypt { mode.decrypt(&mut data[..]).unwrap() } else { mode.encrypt(&mut data[..]).unwrap() });
    }
    fn ctr<C: Cipher>(cipher: C, mut data: Vec<u8>, iv: &[u8]) {
        let mut mode = Ctr::new(cipher, iv).unwrap();
        traced(|| mode.apply(&mut data[..]).unwrap());
    }
    fn cbc<C: Cipher>(cipher: C, mut data: Vec<u8>, iv: usize) {
        let mut mode = Cbc::new(cipher, &vec![1; iv]).unwrap();
        traced(|| mode.decrypt(&mut data[..]).unwrap());
    }
    fn omac<C: Cipher>(cipher: C, data: Vec<u8>) {
        let mut mac = Omac::new(cipher);
        traced(|| {
            mac.update(&data);
            black_box(mac.finalize_reset());
        });
    }
    fn hash<H: Hash>(mut hash: H, data: Vec<u8>, bytes: usize) {
        if data.len() == bytes {
            return traced(|| {
                hash.update(&data);
                black_box(hash.finalize_reset());
            });
        }
        let messages: Vec<_> = data.chunks(bytes).collect();
        traced(|| hash.finalize_many(messages.iter().copied(), |_, digest| drop(black_box(digest))));
    }
}

#[cfg(feature = "others")]
mod subject {
    use super::*;
    use cipher::{Array, BlockCipherDecrypt, BlockCipherEncrypt, KeyInit, KeyIvInit, StreamCipher};
    use digest::Digest;

    const KEY: [u8; 32] = *b"a key that is not a secret here.";

    pub fn run(name: &str, data: Vec<u8>, bytes: usize) {
        assert_eq!(data.len(), bytes, "these crates have no functions for many messages");
        match name {
            "kuznyechik-ecb" => ecb::<kuznyechik::Kuznyechik>(data, false),
            "kuznyechik-ecb-decrypt" => ecb::<kuznyechik::Kuznyechik>(data, true),
            "kuznyechik-ctr" => ctr::<ctr::Ctr128BE<kuznyechik::Kuznyechik>>(data),
            "magma-ecb" => ecb::<magma::Magma>(data, false),
            "magma-ctr" => ctr::<ctr::Ctr64BE<magma::Magma>>(data),
            "streebog256" => hash::<streebog::Streebog256>(data),
            "gost94" => hash::<gost94::Gost94CryptoPro>(data),
            _ => panic!("unknown: {name}"),
        }
    }

    fn ecb<C: KeyInit + BlockCipherEncrypt + BlockCipherDecrypt>(mut data: Vec<u8>, decrypt: bool) {
        let cipher = C::new_from_slice(&KEY).unwrap();
        let blocks = Array::slice_as_chunks_mut(&mut data).0;
        traced(|| if decrypt { cipher.decrypt_blocks(blocks) } else { cipher.encrypt_blocks(blocks) });
    }
    fn ctr<C: KeyIvInit + StreamCipher>(mut data: Vec<u8>) {
        let mut cipher = C::new_from_slices(&KEY, &vec![0; C::iv_size()]).unwrap();
        traced(|| cipher.apply_keystream(&mut data));
    }
    fn hash<D: Digest>(data: Vec<u8>) {
        traced(|| drop(black_box(D::digest(&data))));
    }
}
