//! Compares every kernel with the oracle, which is an implementation that follows the text of the standards. The tests
//! vary the S-box set, the number of blocks, the counter and the chains. They run jobs with one key, and jobs with one
//! key per lane.
use super::{Counter, Gost28147, Keys, Magma, ParameterSet, Sbox, dispatch, spec};
use crate::{
    cipher::{BlockEngine, CipherCore, CipherKernel, Function, Job, LaneKeys, Link},
    error::Error,
    simd::{IoBuf, lanes32::ByteOrder},
};
use alloc::{vec, vec::Vec};
use fastgost_testkit::{Random, oracle::gost28147 as oracle};

type Rows = [[u8; 16]; 8];

/// The oracle with a key.
struct Oracle {
    rows: Rows,
    keys: [u32; 32],
    order: ByteOrder,
}

impl Oracle {
    fn new(rows: Rows, key: &[u8; 32], order: ByteOrder) -> Self {
        let words = if order == ByteOrder::Big { oracle::words_of_magma(key) } else { oracle::words_of_28147(key) };
        Self { rows, keys: oracle::expand(&words), order }
    }
    fn number(&self, block: &[u8]) -> u64 {
        let mut b = [0; 8];
        b.copy_from_slice(block);
        if self.order == ByteOrder::Big { u64::from_be_bytes(b) } else { u64::from_le_bytes(b) }
    }
    fn bytes(&self, x: u64) -> [u8; 8] {
        if self.order == ByteOrder::Big { x.to_be_bytes() } else { x.to_le_bytes() }
    }
    fn apply(&self, function: Function, x: u64) -> u64 {
        match function {
            Function::Encrypt => oracle::encrypt(&self.rows, &self.keys, x),
            Function::Decrypt => oracle::decrypt(&self.rows, &self.keys, x),
            Function::Imit => oracle::imit(&self.rows, &self.keys, x),
            Function::Part(_) => unreachable!("not asked of this family"),
        }
    }
    fn blocks(&self, function: Function, data: &[u8]) -> Vec<u8> {
        data.chunks(8).flat_map(|b| self.bytes(self.apply(function, self.number(b)))).collect()
    }
    /// Runs one chain, and returns the output of the chain.
    fn chain(&self, function: Function, link: Link, state: &mut [u8], message: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        let mut x = self.number(state);
        for b in message.chunks(8) {
            let m = self.number(b);
            let y = match link {
                Link::Mac | Link::Cbc => self.apply(function, x ^ m),
                Link::Cfb | Link::Ofb => self.apply(function, x) ^ m,
            };
            x = if link == Link::Ofb { y ^ m } else { y };
            out.extend(self.bytes(if link == Link::Mac { m } else { y }));
        }
        state.copy_from_slice(&self.bytes(x));
        out
    }
}

fn named(name: &str) -> &'static ParameterSet {
    Sbox::SETS.iter().find(|s| s.name == name).expect("a set of that name")
}

fn rows(random: &mut Random) -> Rows {
    [(); 8].map(|()| random.array().map(|byte: u8| byte >> 4))
}

/// Returns the rows of the named sets, and of some sets whose rows are not permutations.
fn all_rows(random: &mut Random) -> Vec<Rows> {
    let mut all: Vec<Rows> = Sbox::SETS.iter().map(|s| s.rows).collect();
    all.extend([rows(random), rows(random), [[0; 16]; 8], [[15; 16]; 8]]);
    all
}

/// Runs a test on every kernel. The test gets a cipher on this kernel and the oracle with the same key.
fn on_every_kernel(rows: Rows, key: &[u8; 32], mut test: impl FnMut(&Gost28147, &Oracle, &str)) {
    let sbox = Sbox::from_rows(&rows).expect("nibbles");
    for kernel in CipherKernel::<Gost28147>::available() {
        for order in [ByteOrder::Big, ByteOrder::Little] {
            let mut cipher = Gost28147 { kernel, keys: Keys::without_key(&sbox, order) };
            cipher.set_key(key);
            test(&cipher, &Oracle::new(rows, key, order), kernel.level.name());
        }
    }
}

#[test]
fn the_numbers_are_the_oracles() {
    assert_eq!((spec::PI, spec::ORDER), (oracle::PI, oracle::ORDER));
}

#[test]
fn rfc_8891_examples() {
    let t = [0xfdb97531, 0x2a196f34, 0xebd9f03a, 0xb039bb3d, 0x68695433];
    for i in 0..4 {
        assert_eq!(oracle::t(&oracle::PI, t[i]), t[i + 1]);
    }
    assert_eq!(oracle::g(&oracle::PI, 0x87654321, 0xfedcba98), 0xfdcbc20c);
    let mut key = [0; 32];
    for i in 0..16 {
        (key[i], key[16 + i]) = (0xff - 0x11 * i as u8, 0xf0 + i as u8);
    }
    let (plain, cipher) = (0xfedcba9876543210_u64.to_be_bytes(), 0x4ee901e5c2d8ca3d_u64.to_be_bytes());
    for kernel in CipherKernel::<Gost28147>::available() {
        let magma = Magma::with_kernel(kernel, &key);
        let mut block = plain;
        magma.blocks(Function::Encrypt, IoBuf::from(&mut block[..]));
        assert_eq!(block, cipher, "{}", kernel.level.name());
        magma.blocks(Function::Decrypt, IoBuf::from(&mut block[..]));
        assert_eq!(block, plain, "{}", kernel.level.name());
    }
}

#[test]
fn every_set_of_sboxes() {
    let mut random = Random(1);
    let rows = all_rows(&mut random);
    for (rows, key) in rows.into_iter().zip([[0; 32], [0xff; 32], random.array()].into_iter().cycle()) {
        on_every_kernel(rows, &key, |cipher, oracle, name| {
            // This number of blocks uses every step of the kernel once, and a padded group of the narrowest step.
            let plain = random.bytes(8 * (2 * cipher.kernel.blocks() - 1));
            for function in [Function::Encrypt, Function::Decrypt, Function::Imit] {
                let mut out = plain.clone();
                cipher.blocks(function, IoBuf::from(&mut out[..]));
                assert!(out == oracle.blocks(function, &plain), "{name} {function:?}");
            }
        });
    }
}

#[test]
fn every_block_count() {
    let mut random = Random(2);
    let key = random.array();
    on_every_kernel(named("d").rows, &key, |cipher, oracle, name| {
        let plain = random.bytes(8 * (2 * cipher.kernel.blocks() + 5));
        for function in [Function::Encrypt, Function::Decrypt, Function::Imit] {
            let want = oracle.blocks(function, &plain);
            for n in (0..=plain.len()).step_by(8) {
                let mut out = plain[..n].to_vec();
                cipher.blocks(function, IoBuf::from(&mut out[..]));
                assert!(out == want[..n], "{name} {function:?} of {n} bytes");
            }
        }
    });
}

#[test]
fn counters_across_every_carry() {
    let mut random = Random(3);
    let key = random.array();
    let mut starts = vec![0, u64::MAX, random.next()];
    for carry in (8..64).step_by(8) {
        for before in [1_u64, 7, 100, 200] {
            starts.push((1_u64 << carry).wrapping_sub(before));
        }
    }
    on_every_kernel(named("a").rows, &key, |cipher, oracle, name| {
        for &start in &starts {
            for n in [1, 8, 63, 8 * 13 + 1, 8 * (2 * cipher.kernel.blocks() + 4) + 5] {
                let plain = random.bytes(n);
                let mut want = plain.clone();
                for (i, b) in want.chunks_mut(8).enumerate() {
                    // The counter is big-endian, whatever the byte order of the cipher.
                    let counter = start.wrapping_add(i as u64).to_be_bytes();
                    let gamma = oracle.blocks(Function::Encrypt, &counter);
                    b.iter_mut().zip(gamma).for_each(|(b, g)| *b ^= g);
                }
                let mut out = plain;
                cipher.xor_keystream(Gost28147::block_counter(start.into()), IoBuf::from(&mut out[..]));
                assert!(out == want, "{name} from {start:#x}, {n} bytes");
            }
        }
    });
}

fn gamma(n3: u32, n4: u32) -> Counter {
    Counter::gamma(u64::from(n4) << 32 | u64::from(n3))
}

/// Computes one step of the two adders, as RFC 5830 describes it.
fn gamma_step(n3: u32, n4: u32) -> (u32, u32) {
    let sum = u64::from(n4) + 0x0101_0104;
    let n4 = if sum < 1 << 32 { sum } else { sum - (1 << 32) + 1 };
    (n3.wrapping_add(0x0101_0101), n4 as u32)
}

#[test]
fn gamma_across_every_carry() {
    let mut random = Random(4);
    let key = random.array();
    let mut starts = vec![(0, 0), (0, u32::MAX), (u32::MAX, u32::MAX - 0x0101_0104), (u32::MAX, 0xfefe_fefb)];
    for far in [1, 2, 3, 9, 20, 33, 70, 129, 200] {
        // After `far` steps from these starts, both adders come to 2^32 - 1, 2^32 or 2^32 + 1. This gives carries out
        // of every byte.
        for sum in [0xffff_ffff_u32, 0, 1] {
            starts.push((sum.wrapping_sub(0x0101_0101_u32.wrapping_mul(far)), sum.wrapping_sub(0x0101_0104 * far)));
        }
    }
    starts.push((random.next() as u32, random.next() as u32));
    on_every_kernel(named("test").rows, &key, |cipher, oracle, name| {
        for &start in &starts {
            for n in [5, 8 * 9, 8 * (2 * cipher.kernel.blocks() + 4) + 5] {
                let plain = random.bytes(n);
                let mut want = plain.clone();
                let (mut n3, mut n4) = start;
                for b in want.chunks_mut(8) {
                    let gamma = oracle.apply(Function::Encrypt, u64::from(n4) << 32 | u64::from(n3));
                    b.iter_mut().zip(oracle.bytes(gamma)).for_each(|(b, g)| *b ^= g);
                    (n3, n4) = gamma_step(n3, n4);
                }
                let mut out = plain;
                cipher.xor_keystream(gamma(start.0, start.1), IoBuf::from(&mut out[..]));
                assert!(out == want, "{name} from {start:x?}, {n} bytes");
            }
        }
    });
}

#[test]
fn advancing_is_many_steps() {
    for start in [(0, 0), (7, u32::MAX), (u32::MAX, u32::MAX - 0x0101_0104), (1, 0xfefe_fefb)] {
        let (mut n3, mut n4) = start;
        for steps in 0..2000 {
            let counter = Gost28147::advance(gamma(start.0, start.1), steps);
            assert_eq!(counter, gamma(n3, n4), "{steps} steps");
            (n3, n4) = gamma_step(n3, n4);
        }
        // The adders' periods are 2^32 and 2^32 - 1.
        let (far, near) = ((1_u64 << 32) * 0xffff_ffff + 77, 77);
        let first = gamma(start.0, start.1);
        assert_eq!(Gost28147::advance(first, far), Gost28147::advance(first, near));
    }
    assert_eq!(Gost28147::advance(Gost28147::block_counter(u64::MAX.into()), 3), Gost28147::block_counter(2));
}

#[test]
fn chains_of_every_number_and_length() {
    let mut random = Random(5);
    let key = random.array();
    let functions = [
        (Function::Encrypt, Link::Mac),
        (Function::Imit, Link::Mac),
        (Function::Encrypt, Link::Cbc),
        (Function::Encrypt, Link::Cfb),
        (Function::Encrypt, Link::Ofb),
        (Function::Decrypt, Link::Cbc),
    ];
    on_every_kernel(named("c").rows, &key, |cipher, oracle, name| {
        for (function, link) in functions {
            for chains in [1, 2, 3, 4, 5, 8, 9, 15, 17, 33, 40, 65, 100, 129] {
                let mut messages: Vec<Vec<u8>> = (0..chains).map(|i| random.bytes(8 * (i % 4))).collect();
                messages[0] = random.bytes(8 * 5);
                let mut state = random.bytes(8 * chains);
                let mut want_state = state.clone();
                let want: Vec<Vec<u8>> = messages
                    .iter()
                    .zip(want_state.chunks_mut(8))
                    .map(|(m, s)| oracle.chain(function, link, s, m))
                    .collect();
                let mut data: Vec<IoBuf<'_>> = messages.iter_mut().map(|m| IoBuf::from(&mut m[..])).collect();
                cipher.chains(function, link, &mut state, &mut data);
                drop(data);
                assert!(state == want_state, "{name} {function:?} {link:?}, states of {chains}");
                assert!(messages == want, "{name} {function:?} {link:?}, messages of {chains}");
            }
        }
    });
}

#[test]
#[allow(unsafe_code)]
fn keys_per_lane() {
    let mut random = Random(6);
    let rows = rows(&mut random);
    let sbox = Sbox::from_rows(&rows).expect("nibbles");
    for kernel in CipherKernel::<Gost28147>::available() {
        for step in kernel.steps.iter().filter(|s| s.per_lane) {
            let name = kernel.level.name();
            let keys: Vec<[u8; 32]> = (0..step.blocks).map(|_| random.array()).collect();
            let ciphers: Vec<Gost28147> = keys.iter().map(|k| Gost28147::with_kernel(kernel, k, &sbox)).collect();
            let oracles: Vec<Oracle> = keys.iter().map(|k| Oracle::new(rows, k, ByteOrder::Little)).collect();
            let keys: Vec<&Keys> = ciphers.iter().map(|c| &c.keys).collect();
            let lanes = LaneKeys::PerLane(&keys);
            for function in [Function::Encrypt, Function::Decrypt, Function::Imit] {
                let mut out = random.bytes(3 * 8 * step.blocks);
                let want: Vec<u8> = out
                    .chunks(8)
                    .zip(oracles.iter().cycle())
                    .flat_map(|(b, oracle)| oracle.blocks(function, b))
                    .collect();
                // SAFETY: the kernel is one of `available`, so this CPU can run it.
                unsafe { (step.run)(Job::Blocks { keys: lanes, function, data: IoBuf::from(&mut out[..]) }) };
                assert!(out == want, "{name} {function:?} of {} blocks", step.blocks);
            }
            if !step.chains {
                continue;
            }
            let mut messages: Vec<Vec<u8>> = (0..step.blocks).map(|_| random.bytes(8 * 3)).collect();
            let mut state = random.bytes(8 * step.blocks);
            let mut want_state = state.clone();
            for ((m, s), oracle) in messages.iter().zip(want_state.chunks_mut(8)).zip(&oracles) {
                oracle.chain(Function::Imit, Link::Mac, s, m);
            }
            let mut data: Vec<IoBuf<'_>> = messages.iter_mut().map(|m| IoBuf::from(&mut m[..])).collect();
            let (function, link) = (Function::Imit, Link::Mac);
            let job = Job::Chains { keys: lanes, function, link, state: &mut state, data: &mut data, blocks: 3 };
            // SAFETY: the kernel is one of `available`, so this CPU can run it.
            unsafe { (step.run)(job) };
            assert!(state == want_state, "{name} chains of {}", step.blocks);
        }
        // 77 keys do not fill whole groups. The dispatcher must give the same result as each cipher alone, for blocks
        // and for chains.
        let ciphers: Vec<Gost28147> = (0..77).map(|_| Gost28147::with_kernel(kernel, &random.array(), &sbox)).collect();
        let keys: Vec<&Keys> = ciphers.iter().map(|c| &c.keys).collect();
        let mut out = random.bytes(8 * 77);
        let mut want = out.clone();
        for (b, cipher) in want.chunks_mut(8).zip(&ciphers) {
            cipher.blocks(Function::Encrypt, IoBuf::from(b));
        }
        dispatch::blocks_per_lane(kernel, 77, |i| keys[i], Function::Encrypt, &mut out);
        assert!(out == want, "{}", kernel.level.name());
        let mut messages: Vec<Vec<u8>> = (0..77).map(|i| random.bytes(8 * (i * i % 9))).collect();
        let mut state = random.bytes(8 * 77);
        let mut want = state.clone();
        for ((s, m), cipher) in want.chunks_mut(8).zip(&mut messages).zip(&ciphers) {
            cipher.chains(Function::Imit, Link::Mac, s, &mut [IoBuf::from(&mut m[..])]);
        }
        let mut data: Vec<IoBuf<'_>> = messages.iter().map(|m| IoBuf::read_only(m)).collect();
        Gost28147::chains_per_lane(|i| &ciphers[i], Function::Imit, Link::Mac, &mut state, &mut data);
        assert!(state == want, "{} chains", kernel.level.name());
    }
}

#[test]
fn sets_from_octets_and_rows() {
    // RFC 4357, section 11.1: id-Gost28147-89-TestParamSet.
    let octets = *b"\x4c\xde\x38\x9c\x29\x89\xef\xb6\xff\xeb\x56\xc5\x5e\xc2\x9b\x02\x98\x75\x61\x3b\x11\x3f\x89\x60\x03\x97\x0c\x79\x8a\xa1\xd5\x5d\xe2\x10\xad\x43\x37\x5d\xb3\x8e\xb4\x2c\x77\xe7\xcd\x46\xca\xfa\xd6\x6a\x20\x1f\x70\xf4\x1e\xa4\xab\x03\xf2\x21\x65\xb8\x44\xd8";
    let (from_octets, by_name) = (Sbox::from_octets(&octets), Sbox::from_name("test").expect("known"));
    assert_eq!(from_octets.nibbles.even, by_name.nibbles.even);
    assert_eq!(from_octets.nibbles.odd, by_name.nibbles.odd);
    assert_eq!(from_octets.nibbles.normal, by_name.nibbles.normal);
    assert_eq!(from_octets.planes, by_name.planes);
    let mut rows = named("b").rows;
    rows[5][7] = 16;
    assert_eq!(Sbox::from_rows(&rows).err(), Some(Error::Sbox));
    assert_eq!(Sbox::from_rows(&[[16; 16]; 8]).err(), Some(Error::Sbox));
    assert_eq!(Sbox::from_name("e").err(), Some(Error::UnknownSbox));
    // The number of a set is copied with its tables.
    let mut copy = from_octets;
    copy.clone_from(&by_name);
    assert_eq!(copy.name(), Some("test"));
}

#[test]
fn another_key_keeps_the_rest() {
    let mut random = Random(7);
    let (rows, key) = (rows(&mut random), random.array());
    on_every_kernel(rows, &random.array(), |cipher, oracle, name| {
        let mut block = *b"8 bytes.";
        let want = Oracle::new(rows, &key, oracle.order).blocks(Function::Encrypt, &block);
        cipher.rekey(&key).blocks(Function::Encrypt, IoBuf::from(&mut block[..]));
        assert_eq!(block, want[..], "{name}");
    });
}

#[test]
#[allow(unsafe_code)]
fn dropping_wipes() {
    let mut cipher = core::mem::MaybeUninit::new(Gost28147::new(&[0x5a; 32], &Sbox::from_name("b").expect("known")));
    let at = cipher.as_mut_ptr();
    // SAFETY: the cipher was initialised above, and is not used as a cipher from here on. Only plain integers remain,
    // which are valid whatever `drop` has written to them.
    unsafe {
        core::ptr::drop_in_place(at);
        assert_eq!((*at).keys.words, [0; 8]);
        assert_eq!((*at).keys.sbox.nibbles.even, [0; 64]);
        assert_eq!((*at).keys.sbox.nibbles.odd, [0; 64]);
        assert_eq!((*at).keys.sbox.nibbles.normal, [0; 16]);
        assert_eq!((*at).keys.sbox.planes, [[[0; 16]; 3]; 4]);
    }
}
