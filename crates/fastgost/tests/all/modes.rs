//! Compares the modes with the procedures of the standards, which the test computes with the oracles (slow
//! implementations that follow the text of the standards). The tests use every kernel, and all lengths around the ends
//! of groups (the blocks that a kernel processes at once). The data has every alignment and is split at any place. The
//! data is processed in place, and from one buffer to another.
use crate::common::{Subject, encrypt};
use fastgost::{
    Error, Gost28147, Kuznyechik, Magma,
    inout::InOutBuf,
    mode::{BlockMode, Cbc, Cfb, Cnt, Ctr, Direction, Meshable, Meshed, Ofb},
};
use fastgost_testkit::{
    book::{self, Feedback},
    cuts, data,
    oracle::Cipher as _,
};

const BOTH: [Direction; 2] = [Direction::Encrypt, Direction::Decrypt];

/// Checks one mode in one direction on one kernel, with many lengths, splits and alignments. The data is processed in
/// place, and from one buffer to another.
fn check<M: BlockMode>(what: &str, mode: &M, direction: Direction, group: usize, input: &[u8], want: &[u8]) {
    let unit = M::GRANULARITY;
    let what = format!("{what} {direction:?} on {}", mode.level());
    // A mode that must process the blocks one after the other never fills a group, so shorter lengths are enough.
    let group = if mode.after(direction, &[]).is_none() { group.min(128) } else { group };
    let input = &input[..input.len().min(2 * group + 160)];
    let apply = |len: usize| {
        let mut out = input[..len].to_vec();
        mode.clone().process(direction, out[..].as_mut().into()).expect("allowed length");
        assert!(out == want[..len], "{what}: {len} bytes in place");
        let mut out = vec![0; len];
        let buffers = InOutBuf::new(&input[..len], &mut out).expect("equal lengths");
        mode.clone().process(direction, buffers).expect("allowed length");
        assert!(out == want[..len], "{what}: {len} bytes out of place");
    };
    // The lengths are around group boundaries. For modes that accept a partial block, the last block may be partial.
    for around in [0, group, 2 * group] {
        for len in around.saturating_sub(3 * unit)..=around + 3 * unit {
            if len % unit == 0 {
                apply(len);
            }
        }
    }
    for seed in 0..12 {
        let mut split = mode.clone();
        let mut out = input.to_vec();
        let mut at = 0;
        let most = [unit, 5 * unit, 40, 200, group + 40, 2 * group][seed % 6].max(unit);
        for n in cuts(input.len(), unit, most, seed) {
            // Some modes can compute their state after the first `at` bytes without processing these bytes.
            if let Some(mut later) = mode.after(direction, &input[..at]) {
                let mut part = input[at..at + n].to_vec();
                later.process(direction, part[..].as_mut().into()).expect("allowed length");
                assert!(part == want[at..at + n], "{what}: {n} bytes after {at}");
            }
            split.process(direction, out[at..at + n].as_mut().into()).expect("allowed length");
            at += n;
        }
        assert!(out == want[..input.len()], "{what}: split by {seed}");
    }
    let len = input.len() - 48;
    for offset in 0..16 {
        let mut place = vec![0; offset];
        place.extend(&input[..len]);
        mode.clone().process(direction, place[offset..].as_mut().into()).expect("allowed length");
        assert!(place[offset..] == want[..len], "{what}: in place at {offset}");
        let mut from = vec![0; 15 - offset];
        from.extend(&input[..len]);
        place.fill(0);
        let buffers = InOutBuf::new(&from[15 - offset..], &mut place[offset..]).expect("equal lengths");
        mode.clone().process(direction, buffers).expect("allowed length");
        assert!(place[offset..] == want[..len], "{what}: out of place at {offset}");
    }
    assert!(
        BOTH.iter().any(|&d| mode.after(d, input).is_some()) || what.starts_with("OFB") || what.starts_with("meshed"),
        "{what}: only OFB and key meshing are serial in both directions"
    );
}

fn feedback_modes<C: Subject>() {
    let n = C::BLOCK_SIZE;
    for k in [1, 2, 3] {
        let iv = data(k * n + 1)[1..].to_vec();
        for (cipher, group) in C::on_every_kernel() {
            let group = group * n;
            let input = data(2 * group + 160);
            for direction in BOTH {
                let book = |mode: Feedback| match direction {
                    Direction::Encrypt => mode.encrypt(&C::oracle(), &mut iv.clone(), &input),
                    Direction::Decrypt => mode.decrypt(&C::oracle(), &mut iv.clone(), &input),
                };
                let name = |mode: &str| format!("{mode} with k = {k}");
                let cbc = Cbc::new(cipher.clone(), &iv).expect("whole blocks");
                check(&name("CBC"), &cbc, direction, group, &input, &book(Feedback::Cbc));
                let cfb = Cfb::new(cipher.clone(), &iv).expect("whole blocks");
                check(&name("CFB"), &cfb, direction, group, &input, &book(Feedback::Cfb));
                let ofb = Ofb::new(cipher.clone(), &iv).expect("whole blocks");
                check(&name("OFB"), &ofb, direction, group, &input, &book(Feedback::Ofb));
            }
        }
    }
}

#[test]
fn kuznyechik_feedback_modes() {
    feedback_modes::<Kuznyechik>();
}

#[test]
fn magma_feedback_modes() {
    feedback_modes::<Magma>();
}

#[test]
fn gost28147_feedback_modes() {
    feedback_modes::<Gost28147>();
}

fn ctr<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let iv = &[0x12, 0x34, 0x56, 0x78, 0x90, 0xab, 0xce, 0xf0][..n / 2];
    for (cipher, group) in C::on_every_kernel() {
        let group = group * n;
        let input = data(2 * group + 160);
        let ctr = Ctr::new(cipher, iv).expect("half a block");
        check("CTR", &ctr, Direction::Encrypt, group, &input, &book::ctr(&C::oracle(), iv, 0, &input));
    }
}

/// The stream ends when the counter has had all its values. A call that needs more keystream gives an error, and writes
/// nothing.
fn ctr_end<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let iv = [0xff; 8];
    let (cipher, group) = C::on_every_kernel().swap_remove(0);
    let len = 3 * group * n;
    let first = Ctr::<C>::LIMIT / n as u128 - 3 * group as u128;
    assert_eq!(Ctr::<C>::LIMIT, (n as u128) << (4 * n));
    let mut ctr = Ctr::new(cipher, &iv[..n / 2]).expect("half a block");
    let input = data(len + 1);
    let mut out = input.clone();
    ctr.seek(Ctr::<C>::LIMIT - len as u128).expect("inside");
    assert_eq!(ctr.apply(&mut out[..]), Err(Error::StreamExhausted));
    assert!(out == input, "nothing is written");
    assert_eq!(ctr.position(), Ctr::<C>::LIMIT - len as u128, "nothing has moved");
    assert!(ctr.after(Direction::Encrypt, &input).is_none());
    ctr.apply(&mut out[..len]).expect("to the end");
    assert!(out[..len] == book::ctr(&C::oracle(), &iv[..n / 2], first, &input[..len]));
    ctr.apply(&mut out[..0]).expect("nothing is left, nothing is asked");
    assert_eq!(ctr.apply(&mut out[..1]), Err(Error::StreamExhausted));
    assert_eq!(ctr.seek(Ctr::<C>::LIMIT + 1), Err(Error::StreamExhausted));
    ctr.seek(3).expect("inside");
    out.copy_from_slice(&input);
    ctr.apply(&mut out[3..]).expect("inside");
    assert!(out[3..] == book::ctr(&C::oracle(), &iv[..n / 2], 0, &input)[3..], "goes on from inside of a block");
}

#[test]
fn kuznyechik_ctr() {
    ctr::<Kuznyechik>();
    ctr_end::<Kuznyechik>();
}

#[test]
fn magma_ctr() {
    ctr::<Magma>();
    ctr_end::<Magma>();
}

#[test]
fn gost28147_ctr() {
    ctr::<Gost28147>();
    ctr_end::<Gost28147>();
}

/// Returns the initial values of the two adders of CNT.
fn adders(block: &[u8]) -> [u32; 2] {
    let half = |at: usize| u32::from_le_bytes(block[at..at + 4].try_into().expect("4 bytes"));
    [half(0), half(4)]
}

#[test]
fn cnt() {
    let iv = data(9)[1..].to_vec();
    let [n3, n4] = adders(&encrypt::<Gost28147>(&iv));
    for (cipher, group) in Gost28147::on_every_kernel() {
        let input = data(16 * group + 160);
        let cnt = Cnt::new(cipher, &iv).expect("a block");
        let want = book::cnt(&Gost28147::oracle(), &mut [n3, n4], &input);
        check("CNT", &cnt, Direction::Encrypt, 8 * group, &input, &want);
        // This copy moves to a position after 2^40 blocks. So its adders must advance by many blocks at once.
        let mut far = cnt.clone();
        let blocks = (1_u128 << 40) + 12345;
        far.seek(8 * blocks).expect("inside");
        let mut out = input.clone();
        far.apply(&mut out[..]).expect("inside");
        let n3 = (u128::from(n3) + 0x0101_0101 * blocks) as u32;
        let m = (1_u128 << 32) - 1;
        let n4 = ((u128::from(n4) + 0x0101_0104 * blocks - 1) % m + 1) as u32;
        assert!(out == book::cnt(&Gost28147::oracle(), &mut [n3, n4], &input), "far away");
        // The keystream ends at `Cnt::LIMIT`, where both adders have their initial values again.
        far.seek(Cnt::LIMIT - 16).expect("inside");
        let mut out = input.clone();
        assert_eq!(far.apply(&mut out[..17]), Err(Error::StreamExhausted));
        assert!(out == input, "nothing is written");
        far.apply(&mut out[..16]).expect("to the end");
        assert_eq!(far.position(), Cnt::LIMIT);
        assert_eq!(far.seek(Cnt::LIMIT + 1), Err(Error::StreamExhausted));
    }
}

fn meshed<M: Meshable>(name: &str, direction: Direction, book: impl Fn(&[u8]) -> Vec<u8>) {
    for (cipher, group) in Gost28147::on_every_kernel() {
        let mode = Meshed::<M>::new(cipher, &data(9)[1..]).expect("8 bytes");
        assert!(mode.after(direction, &[]).is_none(), "no seeking");
        let input = data(16 * group.max(128) + 160);
        check(name, &mode, direction, 8 * group.max(128), &input, &book(&input));
        // A message of 3072 bytes is processed in two parts. The length of the first part is 1024 or 2048 bytes, or
        // differs from 1024 or 2048 bytes by one byte or one block. Between the two parts comes an empty part.
        let unit = M::GRANULARITY;
        let input = data(3 * 1024);
        let want = book(&input);
        for border in [1024, 2048] {
            for at in [border - unit, border, border + unit] {
                let (mut mode, mut out) = (mode.clone(), input.clone());
                mode.process(direction, out[..at].as_mut().into()).expect("a multiple");
                assert!(out[..at] == want[..at], "{name}: up to {at}");
                mode.process(direction, out[at..at].as_mut().into()).expect("nothing");
                mode.process(direction, out[at..].as_mut().into()).expect("a multiple");
                assert!(out == want, "{name}: from {at}");
            }
        }
    }
}

#[test]
fn key_meshing() {
    let iv = data(9)[1..].to_vec();
    for direction in BOTH {
        for (name, mode) in [("meshed CFB", Feedback::Cfb), ("meshed CBC", Feedback::Cbc)] {
            let book = |data: &[u8]| {
                book::meshed(&Gost28147::oracle(), &iv, data, |cipher, iv, _, data| match direction {
                    Direction::Encrypt => mode.encrypt(cipher, iv, data),
                    Direction::Decrypt => mode.decrypt(cipher, iv, data),
                })
            };
            match mode {
                Feedback::Cfb => meshed::<Cfb<Gost28147>>(name, direction, book),
                _ => meshed::<Cbc<Gost28147>>(name, direction, book),
            }
        }
    }
    // CNT encrypts the IV to get the first values of its adders. Key meshing encrypts the values of the adders, and CNT
    // then uses these values without another encryption.
    meshed::<Cnt>("meshed CNT", Direction::Encrypt, |data| {
        book::meshed(&Gost28147::oracle(), &iv, data, |cipher, iv, first, data| {
            let mut adders = adders(&if first { cipher.encrypt(iv) } else { iv.clone() });
            let out = book::cnt(cipher, &mut adders, data);
            *iv = adders.map(u32::to_le_bytes).concat();
            out
        })
    });
}

fn bad_lengths<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let (cipher, _) = C::on_every_kernel().swap_remove(0);
    for given in [0, 1, n - 1, n + 1, 3 * n - 1] {
        let iv = data(given);
        let refused = |e| matches!(e, Some(Error::IvLength { given: g, .. }) if g == given);
        assert!(refused(Cbc::new(cipher.clone(), &iv).err()), "CBC, {given}");
        assert!(refused(Cfb::new(cipher.clone(), &iv).err()), "CFB, {given}");
        assert!(refused(Ofb::new(cipher.clone(), &iv).err()), "OFB, {given}");
        assert!(refused(Ctr::new(cipher.clone(), &iv).err()), "CTR, {given}");
    }
    let mut cbc = Cbc::new(cipher, &data(n)).expect("a block");
    let mut out = data(3 * n + 1);
    for given in [1, n - 1, n + 1, 3 * n + 1] {
        let error = Err(Error::PartialBlock { given, block: n });
        assert_eq!(cbc.encrypt(&mut out[..given]), error);
        assert_eq!(cbc.decrypt(&mut out[..given]), error);
    }
    assert!(out == data(3 * n + 1), "nothing is written");
    assert!(cbc.after(Direction::Decrypt, &out).is_none());
}

#[test]
fn kuznyechik_bad_lengths() {
    bad_lengths::<Kuznyechik>();
}

#[test]
fn magma_bad_lengths() {
    bad_lengths::<Magma>();
}

#[test]
fn gost28147_bad_lengths() {
    let (cipher, _) = Gost28147::on_every_kernel().swap_remove(0);
    for given in [0, 7, 9, 16] {
        let error = Some(Error::IvLength { given, allowed: "8 bytes" });
        assert_eq!(Cnt::new(cipher.clone(), &data(given)).err(), error);
        assert_eq!(Meshed::<Cfb<_>>::new(cipher.clone(), &data(given)).err(), error);
    }
    let mut cbc = Meshed::<Cbc<_>>::new(cipher, &data(8)).expect("8 bytes");
    let mut out = data(2009);
    assert_eq!(cbc.encrypt(&mut out[..]), Err(Error::PartialBlock { given: 2009, block: 8 }));
    assert!(out == data(2009), "nothing is written");
}
