//! Tests every AEAD of the registry with messages in parts. For every split, the ciphertext and the tag must be the
//! same as for the whole message.
use crate::common::KEY;
use fastgost::{
    Error, Gost28147, Kuznyechik, Magma, Sbox,
    aead::{CntImit, CtrOmac, InParts, Opener, Sealer, hazmat::Unverified},
    inout::InOutBuf,
    registry::{Algorithm, DynAead, Kind, Options},
};
use fastgost_testkit::data;

fn aeads() -> impl Iterator<Item = &'static Algorithm> {
    Algorithm::all().iter().filter(|algorithm| algorithm.kind == Kind::Aead)
}

fn key(algorithm: &Algorithm) -> Vec<u8> {
    [KEY, [0x5a; 32]].concat()[..algorithm.key_size().expect("fixed")].to_vec()
}

fn nonce(algorithm: &Algorithm) -> Vec<u8> {
    data(algorithm.iv_size().expect("each has one").preferred)
}

/// Returns options that change how an algorithm processes the parts of a message.
fn options(algorithm: &Algorithm) -> Vec<Options<'static>> {
    let level = Some(algorithm.levels()[0]);
    let usual = Options { level, ..Options::default() };
    let sections = [1, 3, 64].map(|blocks| Some(blocks * algorithm.block_size()));
    match algorithm.name {
        "gost28147-cnt-imit" => vec![Options { meshing: true, ..usual.clone() }, usual],
        _ if algorithm.section_size().is_some() => {
            sections.into_iter().map(|section| Options { section, ..usual.clone() }).chain([usual.clone()]).collect()
        }
        _ => vec![Options { tag_size: Some(7), ..usual.clone() }, usual],
    }
}

/// Splits the bytes at the positions in `cuts`, and returns the parts.
fn parts<'a>(bytes: &'a [u8], cuts: &[usize]) -> Vec<&'a [u8]> {
    let mut from = 0;
    let ends = cuts.iter().copied().chain([bytes.len()]);
    ends.map(|to| &bytes[std::mem::replace(&mut from, to)..to]).collect()
}

fn check(aead: &dyn DynAead, nonce: &[u8], [associated, message]: [&[u8]; 2], cuts: [&[usize]; 2], what: &str) {
    let what = format!("{what}: {} + {} bytes, cut at {cuts:?}", associated.len(), message.len());
    let mut ciphertext = message.to_vec();
    let tag = aead.seal(nonce, associated, ciphertext[..].as_mut().into()).expect(&what);
    let mut sealer = aead.sealer(nonce).expect(&what);
    let mut opener = aead.opener(nonce).expect(&what);
    let mut unverified = aead.hazmat_opener(nonce).expect(&what);
    for part in parts(associated, cuts[0]) {
        sealer.update_associated(part).expect(&what);
        opener.update_associated(part).expect(&what);
        unverified.update_associated(part).expect(&what);
    }
    let (mut sealed, mut opened) = (message.to_vec(), ciphertext.clone());
    let (mut s, mut o) = (&mut sealed[..], &mut opened[..]);
    for (i, (plain, part)) in parts(message, cuts[1]).into_iter().zip(parts(&ciphertext, cuts[1])).enumerate() {
        let (in_s, later_s) = s.split_at_mut(plain.len());
        let (in_o, later_o) = o.split_at_mut(plain.len());
        (s, o) = (later_s, later_o);
        // The data is processed in place, or from one buffer to another.
        if i % 2 == 0 {
            sealer.update(in_s.into()).expect(&what);
            unverified.update(in_o.into()).expect(&what);
        } else {
            in_s.fill(0x5a);
            in_o.fill(0x5a);
            sealer.update(InOutBuf::new(plain, in_s).expect("one length")).expect(&what);
            unverified.update(InOutBuf::new(part, in_o).expect("one length")).expect(&what);
        }
        opener.update(part).expect(&what);
    }
    assert!(sealed == ciphertext, "{what}");
    assert!(opened == message, "{what}, unverified");
    assert_eq!(sealer.finalize().expect(&what)[..], tag[..], "{what}");
    assert!(opener.finalize(&tag).expect(&what) == message, "{what}");
    unverified.verify(&tag).expect(&what);
}

#[test]
fn every_split() {
    for algorithm in aeads() {
        let (name, n, nonce) = (algorithm.name, algorithm.block_size(), nonce(algorithm));
        for options in options(algorithm) {
            let section = options.section.or(algorithm.section_size()).unwrap_or(1024);
            let what = format!("{name} with {options:?}");
            // A new object processes each message, since some AEADs limit the data that one object may process.
            let check = |texts: [&[u8]; 2], cuts: [&[usize]; 2]| {
                let aead = algorithm.aead(&key(algorithm), &options).expect(name);
                check(&*aead, &nonce, texts, cuts, &what);
            };
            let associated = data(if algorithm.has_associated_data() { 3 * n + 5 } else { 0 });
            let message = data(5 * n + 3);
            for cut in 0..=associated.len() {
                check([&associated, &message], [&[cut], &[]]);
            }
            for cut in 0..=message.len() {
                check([&associated[..cut.min(associated.len())], &message], [&[], &[cut]]);
            }
            let every = |bytes: &[u8]| (1..bytes.len()).collect::<Vec<_>>();
            check([&associated, &message], [&every(&associated), &every(&message)]);
            if algorithm.has_associated_data() {
                check([&associated, &[]], [&every(&associated), &[]]);
            }
            // The lengths of the messages are close to the end of a section, to a change of the key by meshing, or to
            // the amount of data that is processed at once.
            for seam in [section, 1024, 8192, 16 << 10].into_iter().filter(|seam| *seam <= 16 << 10) {
                let long = data(2 * seam + n + 1);
                for cut in [seam.saturating_sub(n + 1), seam - n, seam - 1, seam, seam + 1, seam + n] {
                    check([&associated, &long], [&[], &[cut]]);
                    check([&associated, &long[..cut]], [&[], &[cut / 2]]);
                    check([&associated, &long], [&[], &[cut, 2 * seam]]);
                    if algorithm.has_associated_data() {
                        check([&long, &message], [&[cut], &[1]]);
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_rejected() {
    for algorithm in aeads() {
        let (name, nonce) = (algorithm.name, nonce(algorithm));
        let aead = algorithm.aead(&key(algorithm), &Options::default()).expect(name);
        assert!(matches!(aead.sealer(&nonce[1..]).map(drop), Err(Error::IvLength { .. })), "{name}");
        assert!(matches!(aead.opener(&nonce[1..]).map(drop), Err(Error::IvLength { .. })), "{name}");
        assert!(matches!(aead.hazmat_opener(&nonce[1..]).map(drop), Err(Error::IvLength { .. })), "{name}");

        // An empty message in parts gives the same tag, or the same error, as one call of `seal`.
        let whole = aead.seal(&nonce, b"", [].as_mut_slice().into());
        let text = |result: Result<_, Error>| result.map(|tag: fastgost::mac::Tag| tag.to_vec());
        assert_eq!(text(aead.sealer(&nonce).expect(name).finalize()), text(whole.clone()), "{name}");
        let tag = whole.clone().map_or(vec![0; aead.tag_size()], |tag| tag.to_vec());
        assert_eq!(aead.opener(&nonce).expect(name).finalize(&tag), whole.clone().map(|_| Vec::new()), "{name}");
        assert_eq!(aead.hazmat_opener(&nonce).expect(name).verify(&tag), whole.map(drop), "{name}");

        // Associated data is an error if it comes after data, or if the AEAD takes no associated data.
        let mut sealer = aead.sealer(&nonce).expect(name);
        sealer.update([].as_mut_slice().into()).expect("nothing begins the data");
        let mut associated = b"associated".to_vec();
        if algorithm.has_associated_data() {
            sealer.update_associated(&associated).expect(name);
        } else {
            assert!(matches!(sealer.update_associated(&associated), Err(Error::Parameter { .. })), "{name}");
            let refused = aead.seal(&nonce, &associated, [0; 4].as_mut_slice().into());
            assert!(matches!(refused, Err(Error::Parameter { .. })), "{name}");
            associated.clear();
        }
        let mut ciphertext = *b"a message";
        sealer.update(ciphertext.as_mut_slice().into()).expect(name);
        sealer.update_associated(b"late").expect_err(name);
        sealer.update_associated(b"").expect("nothing");
        let tag = sealer.finalize().expect(name);
        let mut copy = ciphertext;
        aead.open(&nonce, &associated, copy.as_mut_slice().into(), &tag).expect("as if it had not been tried");
        assert_eq!(&copy, b"a message", "{name}");

        // If any part of a message was changed, no plaintext is returned.
        let open = |associated: &[u8], ciphertext: &[u8], tag: &[u8]| {
            let mut opener = aead.opener(&nonce).expect(name);
            opener.update_associated(associated).expect(name);
            opener.update(ciphertext).expect(name);
            let mut unverified = aead.hazmat_opener(&nonce).expect(name);
            unverified.update_associated(associated).expect(name);
            unverified.update(ciphertext.to_vec()[..].as_mut().into()).expect(name);
            let result = opener.finalize(tag);
            assert_eq!(unverified.verify(tag), result.as_ref().map(drop).map_err(|e| *e), "{name}");
            result
        };
        assert_eq!(open(&associated, &ciphertext, &tag).as_deref(), Ok(&b"a message"[..]), "{name}");
        for at in 0..ciphertext.len() {
            let mut changed = ciphertext;
            changed[at] ^= 1;
            assert_eq!(open(&associated, &changed, &tag), Err(Error::TagMismatch), "{name}");
        }
        assert_eq!(open(&associated, &ciphertext[1..], &tag), Err(Error::TagMismatch), "{name}");
        assert_eq!(open(&associated, &ciphertext, &tag[1..]), Err(Error::TagMismatch), "{name}");
        if algorithm.has_associated_data() {
            assert_eq!(open(&associated[1..], &ciphertext, &tag), Err(Error::TagMismatch), "{name}");
        }
    }
}

/// Tests combinations of algorithms and options that the registry does not have. The test makes these combinations from
/// the library's types.
#[test]
fn types() {
    fn check<A: InParts>(
        what: &str,
        begin: (Sealer<'_, A>, Opener<'_, A>, Unverified<'_, A>),
        associated: &[u8],
        cut: usize,
        whole: impl Fn(&mut [u8]) -> fastgost::mac::Tag,
    ) {
        let (mut sealer, mut opener, mut unverified) = begin;
        let message = data(3000);
        let mut ciphertext = message.clone();
        let tag = whole(&mut ciphertext);
        for part in [&associated[..associated.len() / 3], &associated[associated.len() / 3..]] {
            sealer.update_associated(part).expect(what);
            opener.update_associated(part).expect(what);
            unverified.update_associated(part).expect(what);
        }
        let mut text = message.clone();
        for part in [0..cut, cut..message.len()] {
            sealer.update(&mut text[part.clone()]).expect(what);
            opener.update(&text[part.clone()]).expect(what);
            assert!(text[part.clone()] == ciphertext[part.clone()], "{what}");
            unverified.update(&mut text[part]).expect(what);
        }
        assert!(text == message, "{what}");
        assert_eq!(sealer.finalize().expect(what)[..], tag[..], "{what}");
        assert!(opener.finalize(&tag).expect(what) == message, "{what}");
        unverified.verify(&tag).expect(what);
    }
    macro_rules! all {
        ($what:expr, $aead:expr, $iv:expr, $associated:expr) => {
            for cut in [0, 1, 8, 17, 1023, 1024, 1025, 2048, 3000] {
                let (aead, iv) = ($aead, $iv);
                let begin = (
                    aead.sealer(&iv).expect("an IV"),
                    aead.opener(&iv).expect("an IV"),
                    aead.hazmat_opener(&iv).expect("an IV"),
                );
                let associated = $associated;
                check($what, begin, associated, cut, |text| aead.seal(&iv, associated, text).expect("allowed"));
            }
        };
    }
    let kuznyechik = || CtrOmac::new(Kuznyechik::new(&KEY), Kuznyechik::new(&[5; 32]));
    let magma = || CtrOmac::new(Magma::new(&KEY), Magma::new(&[5; 32]));
    for associated in [&b""[..], b"associated data", &[7; 16], &[8; 1000]] {
        all!("in sections", kuznyechik().with_section(1024).expect("blocks"), [3; 8], associated);
        all!("MAC first", kuznyechik().mac_then_encrypt(), [3; 8], associated);
        all!("MAC first", magma().mac_then_encrypt(), [3; 4], associated);
        all!("as in TLS", magma().mac_then_encrypt().with_section(1024).expect("blocks"), [3; 4], associated);
        let cnt = || CntImit::new(Gost28147::new(&KEY, &Sbox::from_name("a").expect("a set")));
        all!("CNT", cnt(), [3; 8], associated);
        all!("CNT, meshed", cnt().with_meshing(), [3; 8], associated);
    }
    // This MAC has already processed other data before the MAC becomes a part of an AEAD.
    let mut used = fastgost::mac::Omac::new(Kuznyechik::new(&[5; 32]));
    used.update(b"before");
    all!("used", CtrOmac::from_omac(Kuznyechik::new(&KEY), used.clone()), [3; 8], b"a");
    all!("used", CtrOmac::from_omac(Kuznyechik::new(&KEY), used.clone()).mac_then_encrypt(), [3; 8], b"a");
}
