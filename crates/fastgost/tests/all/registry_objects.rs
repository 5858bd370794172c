//! Tests properties that the bindings for other languages need. Threads can share objects. Objects can be copied, and
//! can begin a new message.
use crate::common::KEY;
use fastgost::{
    Error, Gost28147, Kuznyechik, Magma, Sbox,
    batch::Message,
    registry::{
        Algorithm, Direction, DynAead, DynHash, DynKdf, DynMac, DynMode, DynOpener, DynSealer, DynUnverified, DynWrap,
        Kind, Options,
    },
    sign::agree,
    wrap::{KExp15, cryptopro_wrap, gost28147_wrap},
};
use fastgost_testkit::data;

#[test]
fn threads_may_share_them() {
    fn shared<T: Send + Sync + ?Sized>() {}
    shared::<Algorithm>();
    shared::<dyn DynAead>();
    shared::<dyn DynHash>();
    shared::<dyn DynKdf>();
    shared::<dyn DynMac>();
    shared::<dyn DynMode>();
    shared::<dyn DynOpener>();
    shared::<dyn DynSealer>();
    shared::<dyn DynUnverified>();
    shared::<dyn DynWrap>();
}

fn of(kind: Kind) -> impl Iterator<Item = &'static Algorithm> {
    Algorithm::all().iter().filter(move |a| a.kind == kind)
}

fn iv(algorithm: &Algorithm, seed: u8) -> Vec<u8> {
    vec![seed; algorithm.iv_size().map_or(0, |iv| iv.preferred)]
}

/// Copies an object in the middle of a message, after changes of the key. The object and its copy must then give the
/// same results. Then the object or its copy begins another message.
#[test]
fn modes() {
    // The data is longer than a section of ACPKM. The data is also longer than the data between two meshings of the
    // key.
    const LENGTH: usize = 9600;
    for algorithm in of(Kind::Cipher) {
        for level in algorithm.levels() {
            for (direction, meshing) in
                [(Direction::Encrypt, false), (Direction::Decrypt, false), (Direction::Encrypt, true)]
            {
                let what = format!("{} on {}, {direction:?}, meshing {meshing}", algorithm.name, level);
                let [first, second] = [1, 2].map(|seed| iv(algorithm, seed));
                let options = Options { iv: &first, level: Some(level), meshing, ..Options::default() };
                let Ok(mut mode) = algorithm.cipher(direction, &KEY, &options) else {
                    assert!(meshing, "{what}");
                    continue;
                };
                let whole = |iv: &[u8]| {
                    let mut whole = data(LENGTH);
                    let mut mode =
                        algorithm.cipher(direction, &KEY, &Options { iv, ..options.clone() }).expect("an IV");
                    mode.apply((&mut whole[..]).into()).expect("whole blocks");
                    whole
                };
                let at = LENGTH / 2 / mode.granularity() * mode.granularity() + mode.granularity() % 16;
                let mut out = data(LENGTH);
                mode.apply((&mut out[..at]).into()).expect("whole blocks");
                let (mut copy, mut out_of_copy) = (mode.clone(), out.clone());
                assert_eq!(copy.level(), level);
                copy.apply((&mut out_of_copy[at..]).into()).expect("whole blocks");
                assert!(out_of_copy == whole(&first), "{what}: the copy goes on");

                let wrong = mode.reset(&data(first.len() + 1));
                assert!(matches!(wrong, Err(Error::IvLength { .. })), "{what}");
                mode.apply((&mut out[at..]).into()).expect("whole blocks");
                assert!(out == out_of_copy, "{what}: a wrong IV leaves it where it was");

                mode.reset(&second).expect("an IV");
                let mut out = data(LENGTH);
                mode.apply((&mut out[..at]).into()).expect("whole blocks");
                mode.apply((&mut out[at..]).into()).expect("whole blocks");
                assert!(out == whole(&second), "{what}: another message");

                let mut out = data(LENGTH);
                match mode.many(&mut [Message::new(&first, &mut out)]) {
                    Ok(()) => assert!(out == whole(&first), "{what}: one of many"),
                    Err(e) => {
                        assert!(matches!(e, Error::Unsupported(_)) && !algorithm.name.ends_with("-cnt"), "{what}: {e}")
                    }
                }
            }
        }
    }
}

/// Tests the modes that can move to any position. If such a mode does not change its key, the mode can also move
/// backwards. After a call with a wrong position, the mode stays at its old position.
#[test]
fn positions() {
    const LENGTH: usize = 9600;
    let mut can = Vec::new();
    for algorithm in of(Kind::Cipher) {
        for meshing in [false, true] {
            let what = format!("{}, meshing {meshing}", algorithm.name);
            let iv = iv(algorithm, 1);
            let options = Options { iv: &iv, meshing, ..Options::default() };
            let Ok(mut mode) = algorithm.cipher(Direction::Encrypt, &KEY, &options) else { continue };
            let start = mode.clone();
            let mut whole = data(LENGTH);
            mode.apply((&mut whole[..]).into()).expect("whole blocks");
            if let Err(e) = start.clone().seek(0) {
                assert!(matches!(e, Error::Unsupported(_)), "{what}: {e}");
                continue;
            }
            if !can.contains(&algorithm.name) {
                can.push(algorithm.name);
            }
            for (from, to) in [(0, 0), (0, 1), (5, 4096), (5, 4101), (4096, 8191), (100, 9600), (4096, 17)] {
                let (mut mode, mut out) = (start.clone(), data(LENGTH));
                mode.apply((&mut out[..from]).into()).expect("short");
                let at = match mode.seek(to as u128) {
                    Ok(()) => to,
                    Err(e) => {
                        assert!(
                            matches!(e, Error::Unsupported(_)) && to < from && algorithm.section_size().is_some(),
                            "{what}: {e}"
                        );
                        from
                    }
                };
                assert_eq!(mode.seek(u128::MAX), Err(Error::StreamExhausted), "{what}");
                let mut out = data(LENGTH);
                mode.apply((&mut out[at..]).into()).expect("short");
                assert!(out[at..] == whole[at..], "{what}: from {from} to {to}");
            }
        }
    }
    let modes = ["kuznyechik-ctr", "kuznyechik-ctr-acpkm", "magma-ctr", "magma-ctr-acpkm", "gost28147-cnt"];
    assert_eq!(can, modes);
}

#[test]
fn macs_and_hash_functions() {
    let message = data(9600);
    for algorithm in of(Kind::Mac) {
        for meshing in [false, true] {
            let options = Options { meshing, ..Options::default() };
            let Ok(mut mac) = algorithm.mac(&KEY, &options) else { continue };
            mac.update(&message).expect("little");
            let want = mac.finalize_reset();
            mac.update(&message[..4801]).expect("little");
            let mut copy = mac.clone();
            copy.update(&message[4801..]).expect("little");
            assert_eq!(copy.finalize_reset()[..], want[..], "{}", algorithm.name);
            mac.reset();
            mac.update(&message).expect("little");
            assert_eq!(mac.finalize_reset()[..], want[..], "{}", algorithm.name);
        }
    }
    for algorithm in of(Kind::Hash) {
        let mut hash = algorithm.hasher(&Options::default()).expect("no options");
        hash.update(&message);
        let want = hash.finalize_reset();
        hash.update(&message[..4801]);
        let mut copy = hash.clone();
        copy.update(&message[4801..]);
        assert_eq!(copy.finalize_reset()[..], want[..], "{}", algorithm.name);
        hash.update(&message[4801..]);
        assert_eq!(hash.finalize_reset()[..], want[..], "{}", algorithm.name);
    }
}

/// All copies of a key of MGM share one limit.
#[test]
fn keys_of_mgm() {
    let magma = Algorithm::from_name("magma-mgm").expect("it is there");
    let aead = magma.aead(&KEY, &Options::default()).expect("a key");
    let mut longest = vec![0; aead.longest() as usize];
    aead.clone().seal(&[1; 8], &[], (&mut longest[..]).into()).expect("a new key");
    let refused = aead.seal(&[1; 8], &[], (&mut longest[..1]).into());
    assert!(matches!(refused, Err(Error::KeyExhausted { .. })));
    let refused = aead.dup().sealer(&[1; 8]).map(drop);
    assert!(matches!(refused, Err(Error::KeyExhausted { .. })));
}

/// A key wrap that the registry finds by its name must give the same result as the function of the module `wrap`. The
/// functions of `wrap` have their own tests.
#[test]
fn wraps() {
    let (keys, secret) = (data(64), <[u8; 32]>::try_from(&data(80)[48..]).expect("32 bytes"));
    let [mac, encryption] = [0, 32].map(|at| <[u8; 32]>::try_from(&keys[at..at + 32]).expect("32 bytes"));
    let wrapped = |name: &str, key: &[u8], options: &Options<'_>, iv: &[u8]| {
        let wrap = Algorithm::from_name(name).expect("it is there").wrap(key, options).expect("a key");
        let mut wrapped = vec![0; 32 + wrap.overhead()];
        wrap.wrap(iv, &secret, &mut wrapped).expect("an IV");
        wrapped
    };
    let mut want = [0; 48];
    KExp15::new(Kuznyechik::new(&mac), Kuznyechik::new(&encryption)).export(&[1; 8], &secret, &mut want).expect("room");
    assert_eq!(wrapped("kuznyechik-kexp15", &keys, &Options::default(), &[1; 8]), want);
    let mut want = [0; 40];
    KExp15::new(Magma::new(&mac), Magma::new(&encryption)).export(&[1; 4], &secret, &mut want).expect("room");
    assert_eq!(wrapped("magma-kexp15", &keys, &Options::default(), &[1; 4]), want);

    let sbox = Sbox::from_name("a").expect("a set");
    let kek = Gost28147::new(&KEY, &sbox);
    let options = Options { sbox: Some(&sbox), ..Options::default() };
    assert_eq!(wrapped("gost28147-wrap", &KEY, &options, &[1; 8]), gost28147_wrap(&kek, &[1; 8], &secret)[8..]);
    assert_eq!(
        wrapped("gost28147-cryptopro-wrap", &KEY, &options, &[1; 8]),
        cryptopro_wrap(&kek, &[1; 8], &secret)[8..]
    );
    let wrap = Algorithm::from_name("gost28147-wrap").expect("it is there").wrap(&KEY, &options).expect("a key");
    assert!(matches!(wrap.wrap(&[1; 8], &secret[1..], &mut [0; 35]), Err(Error::KeyLength { given: 31, .. })));
}

#[test]
fn agreement() {
    let key = |curve: &str, byte| {
        let curve = Algorithm::from_name(curve).expect("it is there");
        curve.signing_key(&vec![byte; curve.key_size().expect("a size")], &Options::default()).expect("in range")
    };
    let agree = |name: &str, curve, ukm: &[u8]| {
        Algorithm::from_name(name).expect("it is there").agree(&key(curve, 3), &key(curve, 4).verifying_key(), ukm)
    };
    let (a, b) = (key("gost3410-256-b", 3), key("gost3410-256-b", 4).verifying_key());
    let ukm = data(32);
    assert_eq!(
        agree("vko-2001", "gost3410-256-b", &ukm).expect("a key")[..],
        agree::vko_2001(&a, &b, &ukm).expect("a key")[..]
    );
    assert_eq!(
        agree("vko-256", "gost3410-256-b", &ukm).expect("a key")[..],
        agree::vko_256(&a, &b, &ukm).expect("a key")[..]
    );
    let h = ukm[..].try_into().expect("32 bytes");
    assert_eq!(agree("keg", "gost3410-256-b", &ukm).expect("a key")[..], agree::keg(&a, &b, h).expect("a key")[..]);
    let (a, b) = (key("gost3410-512-c", 3), key("gost3410-512-c", 4).verifying_key());
    assert_eq!(
        agree("vko-512", "gost3410-512-c", &ukm).expect("a key")[..],
        agree::vko_512(&a, &b, &ukm).expect("a key")[..]
    );
    assert_eq!(agree("keg", "gost3410-512-c", &ukm).expect("a key")[..], agree::keg(&a, &b, h).expect("a key")[..]);

    assert!(matches!(agree("vko-512", "gost3410-256-b", &ukm), Err(Error::Unsupported(_))));
    assert!(matches!(agree("keg", "gost3410-512-c", &ukm[1..]), Err(Error::IvLength { given: 31, .. })));
    assert!(matches!(agree("vko-256", "gost3410-512-c", &[]), Err(Error::Parameter { .. })));
    assert!(matches!(agree("streebog256", "gost3410-512-c", &ukm), Err(Error::Unsupported(_))));
}
