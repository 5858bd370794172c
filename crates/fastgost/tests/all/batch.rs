//! Compares calls for many messages with calls for single messages. The tests use any number of messages, any lengths
//! and any keys, on every kernel (the code for one level of CPU features). An error in one message must not affect the
//! other messages.
use crate::common::Subject;
use fastgost::{
    Cipher, Error, Gost28147, Kuznyechik, Level, Magma, Sbox,
    aead::{CntImit, CtrOmac, Mgm},
    batch::{self, Aead, Keys, Message, Packet},
    mac::{Imit, Omac, SingleBlock},
    mode::{BlockMode, Cnt, Ctr, Direction, Meshed},
};
use fastgost_testkit::{Random, data};

/// A message that is printed, for example into a log, shows neither its plaintext nor its tag.
#[test]
fn nothing_of_a_message_is_printed() {
    let (mut data, mut tag) = (*b"\x5a\x5b\x5c\x5d secret", [0xa9, 0xaa, 0xab, 0xac, 0xad, 0xae, 0xaf, 0xb0]);
    let texts = [
        format!("{:?}", Message::new(&[1; 8], &mut data)),
        format!("{:#?}", Packet::new(&[1; 8], b"header", &mut data, &mut tag)),
    ];
    for text in texts {
        for byte in ["90", "5a", "5A", "91", "92", "169", "a9", "A9", "170", "secret"] {
            assert!(!text.contains(byte), "{text}");
        }
        assert!(text.contains("Ok") && text.contains("11"), "{text}");
    }
}

/// Returns a random length. The length is 0, near a block boundary, or the length of a packet. Sometimes the length is
/// greater than the length of the widest group (the blocks that a kernel processes at once).
fn length(random: &mut Random) -> usize {
    match random.below(8) {
        0 => 0,
        1 => random.below(20),
        2 => 16 * random.below(40),
        3 => 8 * random.below(40) + 1,
        4 => 64,
        5 => 1472,
        6 if random.below(12) == 0 => 8192 + random.below(3000),
        _ => random.below(1500),
    }
}

const COUNTS: [usize; 12] = [0, 1, 2, 3, 15, 16, 17, 63, 64, 65, 200, 300];

/// Ways of assigning keys to messages. Each function gets the index of a message and the number of keys, and returns
/// the index of a key.
const MIXTURES: [fn(usize, usize) -> usize; 3] = [
    |i, _| i,
    // Many messages share a few keys, and neighbouring messages have the same key.
    |i, n| i / 3 % n.min(5),
    |_, n| n / 2,
];

/// A cipher with many keys, which can be tested on every kernel.
trait Many: Subject {
    fn sets(random: &mut Random, n: usize) -> Vec<Vec<Self>>;
}

fn sets<C>(
    random: &mut Random,
    n: usize,
    levels: impl Iterator<Item = Level>,
    make: impl Fn(Level, &[u8; 32]) -> fastgost::Result<C>,
) -> Vec<Vec<C>> {
    let levels: Vec<_> = levels.collect();
    let make = |level, key: &[u8; 32]| make(level, key).expect("available");
    let mut sets: Vec<Vec<C>> =
        levels.iter().map(|level| (0..n).map(|_| make(*level, &random.array())).collect()).collect();
    sets.push((0..n).map(|i| make(levels[i / 2 % levels.len()], &random.array())).collect());
    sets
}

impl Many for Kuznyechik {
    fn sets(random: &mut Random, n: usize) -> Vec<Vec<Self>> {
        sets(random, n, Kuznyechik::levels(), Kuznyechik::with_level)
    }
}

impl Many for Magma {
    fn sets(random: &mut Random, n: usize) -> Vec<Vec<Self>> {
        sets(random, n, Magma::levels(), Magma::with_level)
    }
}

impl Many for Gost28147 {
    fn sets(random: &mut Random, n: usize) -> Vec<Vec<Self>> {
        let boxes = ["z", "b"].map(|name| Sbox::from_name(name).expect("a set"));
        let mut all = sets(random, n, Gost28147::levels(), |level, key| Gost28147::with_level(level, key, &boxes[1]));
        // In this list of keys, the S-box set changes after every few keys.
        let mut i = 0;
        all.push(Vec::new());
        all.last_mut().expect("it is there").extend((0..n).map(|_| {
            i += 1;
            Gost28147::new(&random.array(), &boxes[i / 5 % 2])
        }));
        all
    }
}

/// Runs a check with every number of messages in `COUNTS`, with every way of assigning keys in `MIXTURES`, and with one
/// key for all messages.
fn everything<C: Many>(check: impl FnMut(&mut Random, Keys<'_, C>, &[&C])) {
    each_of::<C>(&COUNTS, check);
}

fn each_of<C: Many>(counts: &[usize], mut check: impl FnMut(&mut Random, Keys<'_, C>, &[&C])) {
    let mut random = Random(C::BLOCK_SIZE as u64);
    for &count in counts {
        for set in C::sets(&mut random, count.max(1)) {
            for mixture in MIXTURES {
                let keys: Vec<&C> = (0..count).map(|i| &set[mixture(i, set.len()) % set.len()]).collect();
                check(&mut random, Keys::PerMessage(&keys), &keys);
            }
            check(&mut random, Keys::One(&set[0]), &vec![&set[0]; count]);
        }
    }
}

fn ctr<C: Many>() {
    everything::<C>(|random, keys, of| {
        let plain: Vec<Vec<u8>> = of.iter().map(|_| length(random)).map(data).collect();
        // About one message in ten has an IV of a random length, which is usually wrong.
        let ivs: Vec<Vec<u8>> = of
            .iter()
            .map(|_| {
                let n = if random.below(10) == 0 { random.below(9) } else { C::BLOCK_SIZE / 2 };
                random.bytes(n)
            })
            .collect();
        let mut got = plain.clone();
        let mut messages: Vec<_> = got.iter_mut().zip(&ivs).map(|(data, iv)| Message::new(iv, data)).collect();
        let all = batch::ctr(keys, &mut messages);
        let results: Vec<_> = messages.iter().map(|m| m.result).collect();
        let mut first = Ok(());
        for (i, mut want) in plain.into_iter().enumerate() {
            let result = Ctr::new(of[i].clone(), &ivs[i]).and_then(|mut ctr| ctr.apply(&mut want[..]));
            assert_eq!(results[i], result, "message {i} of {}", of.len());
            assert!(got[i] == want, "message {i} of {}, {} bytes, on {}", of.len(), want.len(), of[i].level());
            first = first.and(result);
        }
        assert_eq!(all, first);
    });
}

#[test]
fn kuznyechik_ctr() {
    ctr::<Kuznyechik>();
}

#[test]
fn magma_ctr() {
    ctr::<Magma>();
}

#[test]
fn gost28147_ctr() {
    ctr::<Gost28147>();
}

/// Returns a random length. The length is near the end of a block, near the end of an interval of key meshing, or any
/// length.
fn around_intervals(random: &mut Random) -> usize {
    match random.below(3) {
        0 => 1024 * random.below(4) + random.below(9),
        1 => (1024 * (1 + random.below(3))) - random.below(9),
        _ => length(random),
    }
}

fn cnt(meshing: bool) {
    everything::<Gost28147>(|random, keys, of| {
        let lengths: Vec<_> = of.iter().map(|_| around_intervals(random)).collect();
        // Messages may be at any address.
        let offsets: Vec<_> = of.iter().map(|_| random.below(9)).collect();
        let mut got: Vec<Vec<u8>> = offsets.iter().zip(&lengths).map(|(offset, len)| data(offset + len)).collect();
        let ivs: Vec<Vec<u8>> = of
            .iter()
            .map(|_| {
                let n = if random.below(10) == 0 { 4 } else { 8 };
                random.bytes(n)
            })
            .collect();
        let mut want = got.clone();
        let mut messages: Vec<_> =
            got.iter_mut().zip(&offsets).zip(&ivs).map(|((data, at), iv)| Message::new(iv, &mut data[*at..])).collect();
        let all = if meshing { batch::cnt_meshed(keys, &mut messages) } else { batch::cnt(keys, &mut messages) };
        let results: Vec<_> = messages.iter().map(|m| m.result).collect();
        for (i, want) in want.iter_mut().enumerate() {
            let (data, cipher) = (&mut want[offsets[i]..], of[i].clone());
            let result = match meshing {
                true => {
                    Meshed::<Cnt>::new(cipher, &ivs[i]).and_then(|mut cnt| cnt.process(Direction::Encrypt, data.into()))
                }
                false => Cnt::new(cipher, &ivs[i]).and_then(|mut cnt| cnt.apply(data)),
            };
            assert_eq!(results[i], result, "message {i} of {}", of.len());
            assert!(got[i] == *want, "message {i} of {}, {} bytes, on {}", of.len(), lengths[i], of[i].level());
        }
        assert_eq!(all, results.into_iter().collect());
    });
}

#[test]
fn gost28147_cnt() {
    cnt(false);
}

#[test]
fn gost28147_cnt_meshed() {
    cnt(true);
}

fn omac<C: Many>() {
    let mut macs = Vec::new();
    everything::<C>(|random, keys, of| {
        let sizes = [C::BLOCK_SIZE, 4, C::BLOCK_SIZE - 1];
        macs.clear();
        match keys {
            Keys::One(key) => macs.push(Omac::with_tag_size((*key).clone(), sizes[random.below(3)]).expect("allowed")),
            Keys::PerMessage(keys) if random.below(2) == 0 => {
                macs.extend(Omac::many(keys.iter().map(|key| (*key).clone()).collect()));
            }
            Keys::PerMessage(keys) => macs.extend(
                keys.iter().map(|key| Omac::with_tag_size((*key).clone(), sizes[random.below(3)]).expect("allowed")),
            ),
        }
        // Every third object has already processed other data. This data must not change the results.
        macs.iter_mut().step_by(3).for_each(|mac| mac.update(b"something else"));
        let each: Vec<_> = macs.iter().collect();
        let keys = if let Keys::One(_) = keys { Keys::One(&macs[0]) } else { Keys::PerMessage(&each) };
        let messages: Vec<Vec<u8>> = of.iter().map(|_| length(random)).map(data).collect();
        let slices: Vec<&[u8]> = messages.iter().map(|m| &m[..]).collect();
        let mut tags = vec![None; of.len()];
        batch::omac(keys, &slices, |i, tag| assert!(tags[i].replace(tag).is_none())).expect("as many keys");
        for (i, tag) in tags.iter().enumerate() {
            let mut mac = if let Keys::One(_) = keys { macs[0].clone() } else { macs[i].clone() };
            mac.reset();
            mac.update(&messages[i]);
            let what = format!("{i} of {}, {} bytes, on {}", of.len(), messages[i].len(), mac.level());
            assert_eq!(tag.as_deref(), Some(&mac.finalize()[..]), "{what}");
        }
    });
}

#[test]
fn kuznyechik_omac() {
    omac::<Kuznyechik>();
}

#[test]
fn magma_omac() {
    omac::<Magma>();
}

#[test]
fn gost28147_omac() {
    omac::<Gost28147>();
}

#[test]
fn imit() {
    everything::<Gost28147>(|random, keys, of| {
        let alike = random.below(3);
        let mut rules = |cipher: &Gost28147| {
            let mut imit = Imit::new(cipher.clone());
            if alike == 1 || alike == 2 && random.below(3) == 0 {
                imit = imit.with_meshing();
            }
            if random.below(2) == 0 {
                imit = imit.with_single_block(SingleBlock::Plain);
            }
            if random.below(2) == 0 {
                imit = imit.with_initial_state(&random.bytes(8).try_into().expect("8 bytes"));
            }
            imit.with_tag_size(1 + random.below(8)).expect("allowed")
        };
        let mut macs: Vec<Imit> = match keys {
            Keys::One(key) => vec![rules(key)],
            Keys::PerMessage(keys) => keys.iter().map(|key| rules(key)).collect(),
        };
        macs.iter_mut().step_by(3).for_each(|mac| mac.update(&data(1100)));
        let each: Vec<_> = macs.iter().collect();
        let keys = if let Keys::One(_) = keys { Keys::One(&macs[0]) } else { Keys::PerMessage(&each) };
        let lengths = [1, 7, 8, 9, 1016, 1023, 1024, 1025, 1032, 2048, 2049];
        let messages: Vec<Vec<u8>> = of
            .iter()
            .map(|_| if random.below(2) == 0 { lengths[random.below(lengths.len())] } else { length(random) })
            .map(data)
            .collect();
        let slices: Vec<&[u8]> = messages.iter().map(|m| &m[..]).collect();
        let mut tags = vec![None; of.len()];
        batch::imit(keys, &slices, |i, tag| assert!(tags[i].replace(tag).is_none())).expect("as many keys");
        for (i, tag) in tags.iter().enumerate() {
            let mut mac = if let Keys::One(_) = keys { macs[0].clone() } else { macs[i].clone() };
            mac.reset();
            mac.update(&messages[i]);
            let what = format!("{i} of {}, {} bytes, on {}", of.len(), messages[i].len(), mac.level());
            assert_eq!(tag.as_deref(), Some(&mac.finalize()[..]), "{what}");
        }
    });
}

/// The functions of an AEAD that this test uses.
trait One: Aead {
    fn seal_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8]) -> Result<Vec<u8>, Error>;
    fn open_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>;
    fn size(&self) -> usize;
    fn nonce(random: &mut Random) -> Vec<u8>;
}

impl<C: Cipher> One for CtrOmac<C> {
    fn seal_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8]) -> Result<Vec<u8>, Error> {
        self.seal(nonce, associated, data).map(|tag| tag.to_vec())
    }
    fn open_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.open(nonce, associated, data, tag)
    }
    fn size(&self) -> usize {
        self.tag_size()
    }
    fn nonce(random: &mut Random) -> Vec<u8> {
        random.bytes(C::BLOCK_SIZE / 2)
    }
}

impl<C: Cipher> One for Mgm<C> {
    fn seal_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8]) -> Result<Vec<u8>, Error> {
        self.seal(nonce, associated, data).map(|tag| tag.to_vec())
    }
    fn open_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.open(nonce, associated, data, tag)
    }
    fn size(&self) -> usize {
        self.tag_size()
    }
    fn nonce(random: &mut Random) -> Vec<u8> {
        let mut nonce = random.bytes(C::BLOCK_SIZE);
        nonce[0] &= 0x7f;
        nonce
    }
}

impl One for CntImit {
    fn seal_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8]) -> Result<Vec<u8>, Error> {
        self.seal(nonce, associated, data).map(|tag| tag.to_vec())
    }
    fn open_one(&self, nonce: &[u8], associated: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.open(nonce, associated, data, tag)
    }
    fn size(&self) -> usize {
        Self::TAG_SIZE
    }
    fn nonce(random: &mut Random) -> Vec<u8> {
        random.bytes(8)
    }
}

/// The nonce, the associated data, the data and the tag of one message.
#[derive(Clone)]
struct Parts {
    nonce: Vec<u8>,
    associated: Vec<u8>,
    data: Vec<u8>,
    tag: Vec<u8>,
}

fn packets(parts: &mut [Parts]) -> Vec<Packet<'_>> {
    parts.iter_mut().map(|p| Packet::new(&p.nonce, &p.associated, &mut p.data, &mut p.tag)).collect()
}

/// Seals and opens all messages in one call, and compares the results with the results of single calls. The objects in
/// `of` have the same keys as the objects in `keys`, but count the data under each key separately.
fn seal_and_open<A: One>(random: &mut Random, keys: Keys<'_, A>, of: &[&A]) {
    let mut parts: Vec<Parts> = of
        .iter()
        .map(|key| Parts {
            nonce: A::nonce(random),
            associated: match random.below(4) {
                0 => data(length(random)),
                1 => Vec::new(),
                _ => data(random.below(20)),
            },
            data: data(length(random)),
            tag: vec![0xee; key.size()],
        })
        .collect();
    let is_bad = |random: &mut Random| random.below(8) == 0;
    for parts in &mut parts {
        if is_bad(random) {
            match random.below(3) {
                0 => parts.nonce.push(0),
                1 => parts.nonce[0] |= 0x80,
                _ => parts.tag.push(0xee),
            }
        }
    }
    let before = parts.clone();
    {
        let mut packets = packets(&mut parts);
        let all = batch::seal(keys, &mut packets);
        let first = packets.iter().try_for_each(|p| p.result);
        assert_eq!(all, first);
        for (i, (packet, before)) in packets.iter().zip(&before).enumerate() {
            let mut want = before.clone();
            let tag = if before.tag.len() == of[i].size() {
                of[i].seal_one(&want.nonce, &want.associated, &mut want.data)
            } else {
                Err(packet.result.expect_err("no room for the tag"))
            };
            assert_eq!(packet.result.err(), tag.as_ref().err().copied(), "packet {i}");
            want.tag = tag.unwrap_or(want.tag);
            assert!(*packet.data == want.data[..], "packet {i} of {}, {} bytes", of.len(), want.data.len());
            assert_eq!(*packet.tag, want.tag[..], "packet {i} of {}, {} bytes", of.len(), want.data.len());
        }
    }
    for parts in &mut parts {
        if is_bad(random) {
            let n = parts.data.len();
            match random.below(4) {
                0 if n > 0 => parts.data[n - 1] ^= 0x80,
                1 => parts.nonce.truncate(3),
                2 => parts.tag.truncate(3),
                _ => parts.tag[2] ^= 4,
            }
        }
    }
    let before = parts.clone();
    let mut packets = packets(&mut parts);
    let all = batch::open(keys, &mut packets);
    assert_eq!(all, packets.iter().try_for_each(|p| p.result));
    for (i, (packet, before)) in packets.iter().zip(before).enumerate() {
        let mut want = before;
        let result = of[i].open_one(&want.nonce, &want.associated, &mut want.data, &want.tag);
        assert_eq!(packet.result, result, "packet {i}");
        assert!(*packet.data == want.data[..], "packet {i} of {}, {} bytes", of.len(), want.data.len());
        assert_eq!(*packet.tag, want.tag[..], "packet {i}");
    }
}

/// Tests an AEAD. `make` gets two ciphers, the size of a tag and the index of the key.
fn aead<C: Many, A: One>(make: impl Fn(&C, &C, usize, usize) -> A) {
    aead_of(&COUNTS, make);
}

fn aead_of<C: Many, A: One>(counts: &[usize], make: impl Fn(&C, &C, usize, usize) -> A) {
    let other = C::on_every_kernel().remove(0).0;
    each_of::<C>(counts, |random, keys, of| {
        let size = 4 + random.below(C::BLOCK_SIZE - 3);
        // The second key of each AEAD is the next key in the list, if that key uses the same kernel.
        let second = |i: usize| of.get(i + 1).copied().filter(|k| k.level() == of[i].level());
        let make_all = || -> Vec<A> {
            let make = |(i, key): (usize, &&C)| make(key, second(i).unwrap_or(&other), size, i);
            let keys = if let Keys::One(key) = keys { &[key][..] } else { of };
            keys.iter().enumerate().map(make).collect()
        };
        let [aeads, twins] = [make_all(), make_all()];
        let each: Vec<&A> = aeads.iter().collect();
        match keys {
            Keys::One(_) => seal_and_open(random, Keys::One(&aeads[0]), &vec![&twins[0]; of.len()]),
            Keys::PerMessage(_) => seal_and_open(random, Keys::PerMessage(&each), &twins.iter().collect::<Vec<_>>()),
        }
    });
}

fn with_size<C: Cipher>(cipher: &C, second: &C, size: usize, _: usize) -> CtrOmac<C> {
    CtrOmac::from_omac(cipher.clone(), Omac::with_tag_size(second.clone(), size).expect("allowed"))
}

#[test]
fn cnt_imit() {
    aead::<Gost28147, _>(|a, _, _, i| {
        let aead = CntImit::new(a.clone());
        if i / 3 % 2 == 0 { aead } else { aead.with_meshing() }
    });
}

#[test]
fn kuznyechik_ctr_omac() {
    aead::<Kuznyechik, _>(with_size);
}

#[test]
fn kuznyechik_ctr_omac_with_the_mac_first() {
    aead::<Kuznyechik, _>(|a, b, size, i| with_size(a, b, size, i).mac_then_encrypt());
}

/// The keys of sections must be prepared one after the other, so this test takes long under an emulator.
#[test]
fn kuznyechik_ctr_omac_with_changes_of_the_key() {
    aead_of::<Kuznyechik, _>(&[0, 1, 3, 16, 17, 65], |a, b, size, i| {
        with_size(a, b, size, i).with_section([1024, 64, 1024][i % 3]).expect("whole blocks")
    });
}

/// Inside one block, the associated data may end and the data may begin. The encrypted tag may also begin inside a
/// block, and the key may change there. Every third packet is forged, and must stay unchanged.
#[test]
fn cnt_imit_at_every_seam() {
    let mut random = Random(5);
    for set in Gost28147::sets(&mut random, 5) {
        for meshing in [false, true] {
            let aead = |key: &Gost28147| {
                let aead = CntImit::new(key.clone());
                if meshing { aead.with_meshing() } else { aead }
            };
            let aeads: Vec<_> = set.iter().map(aead).collect();
            let lengths = || (0..18).chain(1015..1034).chain(2045..2051);
            let mut parts = Vec::new();
            for associated in (0..10).chain([15, 16, 1017, 1023, 1024, 1025, 2047]) {
                parts.extend(lengths().filter(|len| associated + len > 0).map(|len| Parts {
                    nonce: random.bytes(8),
                    associated: data(associated),
                    data: data(len),
                    tag: vec![0; CntImit::TAG_SIZE],
                }));
            }
            let each: Vec<_> = (0..parts.len()).map(|i| &aeads[i % aeads.len()]).collect();
            for keys in [Keys::One(&aeads[0]), Keys::PerMessage(&each)] {
                let key = |i: usize| if let Keys::One(key) = keys { key } else { each[i] };
                let (before, mut parts) = (parts.clone(), parts.clone());
                batch::seal(keys, &mut packets(&mut parts)).expect("8 bytes, and not empty");
                for (i, (got, mut want)) in parts.iter().zip(before.clone()).enumerate() {
                    let tag = key(i).seal(&want.nonce, &want.associated, &mut want.data[..]).expect("as before");
                    let what = format!("{} and {} bytes on {}", want.associated.len(), want.data.len(), key(i).level());
                    assert!(got.data == want.data && got.tag == tag[..], "{what}");
                }
                for parts in parts.iter_mut().step_by(3) {
                    parts.tag[random.below(4)] ^= 0x10;
                }
                let sealed = parts.clone();
                assert_eq!(batch::open(keys, &mut packets(&mut parts)), Err(Error::TagMismatch));
                for (i, got) in parts.iter().enumerate() {
                    let want = if i % 3 == 0 { &sealed[i] } else { &before[i] };
                    assert!(
                        got.data == want.data && got.tag == sealed[i].tag,
                        "packet {i} of {} bytes",
                        want.data.len()
                    );
                }
            }
        }
    }
}

#[test]
fn magma_ctr_omac() {
    aead::<Magma, _>(with_size);
    aead::<Magma, _>(|a, b, size, i| with_size(a, b, size, i).mac_then_encrypt());
    aead::<Magma, _>(|a, b, size, i| {
        let aead = with_size(a, b, size, i).mac_then_encrypt();
        // Some objects change their key after each section, and the sections of these objects have different sizes.
        // Other objects have no sections.
        if size < 6 { aead } else { aead.with_section(8 * size).expect("whole blocks") }
    });
}

/// Neighbouring messages may differ in two ways. First, encryption may come before the MAC for one message, and after
/// the MAC for the other message. Second, only one of the two messages may have sections, or their sections may have
/// different sizes. Messages that differ in one of these ways must not be processed together in the lanes of one
/// register.
#[test]
fn mixed_ctr_omac() {
    aead::<Magma, _>(|a, b, size, i| {
        let aead = with_size(a, b, size, i);
        let aead = if i / 3 % 2 == 0 { aead } else { aead.mac_then_encrypt() };
        match i / 5 % 3 {
            0 => aead,
            n => aead.with_section(64 * n).expect("whole blocks"),
        }
    });
}

#[test]
fn kuznyechik_mgm() {
    aead::<Kuznyechik, _>(|a, _, size, _| Mgm::with_tag_size(a.clone(), size).expect("allowed"));
}

#[test]
fn magma_mgm() {
    aead::<Magma, _>(|a, _, size, _| Mgm::with_tag_size(a.clone(), size).expect("allowed"));
}

#[test]
fn too_few_keys() {
    let key = Omac::new(Magma::new(&[1; 32]));
    let allowed = "one, or as many as there are messages";
    let error = Err(Error::Parameter { name: "the number of keys", allowed });
    assert_eq!(batch::omac(Keys::PerMessage(&[&key]), &[b"one", b"two"], |_, _| panic!("nothing is done")), error);
    let cipher = Magma::new(&[1; 32]);
    let mut data = [7; 9];
    let mut messages = [Message::new(&[0; 4], &mut data)];
    assert_eq!(batch::ctr(Keys::PerMessage(&[&cipher, &cipher]), &mut messages), error);
    assert_eq!(data, [7; 9]);
}
