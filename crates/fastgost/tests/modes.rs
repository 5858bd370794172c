//! The modes against modes by the book over the oracles: on every kernel, at lengths around group seams, split
//! anywhere, in place and out of place, at every alignment.
#![allow(missing_docs)]
use common::{Book, Subject, by_the_book, cuts, data};
use fastgost::{
    Error, Kuznyechik,
    inout::InOutBuf,
    mode::{Bidirectional, Cbc, Cfb, Ctr, Direction, Ofb},
};

mod common;

const BOTH: [Direction; 2] = [Direction::Encrypt, Direction::Decrypt];

/// One mode, one direction, one kernel: all lengths, splits, places and alignments.
fn check<M: Bidirectional>(what: &str, mode: &M, direction: Direction, group: usize, input: &[u8], want: &[u8]) {
    let unit = M::GRANULARITY;
    let what = format!("{what} {direction:?} on {}", mode.kernel_name());
    // Serial work never fills a group.
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
    // Around the seams of groups, with part of a block for the modes that take it.
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
            // What comes after a cut can be had without what comes before it.
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
        BOTH.iter().any(|&d| mode.after(d, input).is_some()) || what.starts_with("OFB"),
        "{what}: only OFB is serial in both directions"
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
                let book = |mode| by_the_book::<C>(mode, direction, &iv, &input);
                let name = |mode: &str| format!("{mode} with k = {k}");
                let cbc = Cbc::new(cipher.clone(), &iv).expect("whole blocks");
                check(&name("CBC"), &cbc, direction, group, &input, &book(Book::Cbc));
                let cfb = Cfb::new(cipher.clone(), &iv).expect("whole blocks");
                check(&name("CFB"), &cfb, direction, group, &input, &book(Book::Cfb));
                let ofb = Ofb::new(cipher.clone(), &iv).expect("whole blocks");
                check(&name("OFB"), &ofb, direction, group, &input, &book(Book::Ofb));
            }
        }
    }
}

#[test]
fn kuznyechik_feedback_modes() {
    feedback_modes::<Kuznyechik>();
}

/// CTR by the book, from `block` on.
fn ctr_book<C: Subject>(iv: &[u8], block: u128, data: &[u8]) -> Vec<u8> {
    let n = C::BLOCK_SIZE;
    let mut start = [0; 16];
    start[..iv.len()].copy_from_slice(iv);
    let start = u128::from_be_bytes(start) >> (128 - 8 * n);
    let keystream = (0..data.len().div_ceil(n) as u128).flat_map(|i| {
        let counter = (start + block + i).to_be_bytes();
        common::encrypt::<C>(&counter[16 - n..])
    });
    data.iter().zip(keystream).map(|(d, k)| d ^ k).collect()
}

fn ctr<C: Subject>() {
    let n = C::BLOCK_SIZE;
    let iv = &[0x12, 0x34, 0x56, 0x78, 0x90, 0xab, 0xce, 0xf0][..n / 2];
    for (cipher, group) in C::on_every_kernel() {
        let group = group * n;
        let input = data(2 * group + 160);
        let ctr = Ctr::new(cipher, iv).expect("half a block");
        check("CTR", &ctr, Direction::Encrypt, group, &input, &ctr_book::<C>(iv, 0, &input));
    }
}

/// The stream ends where the counter has gone through all values, and says so before it writes.
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
    assert!(out[..len] == ctr_book::<C>(&iv[..n / 2], first, &input[..len]));
    ctr.apply(&mut out[..0]).expect("nothing is left, nothing is asked");
    assert_eq!(ctr.apply(&mut out[..1]), Err(Error::StreamExhausted));
    assert_eq!(ctr.seek(Ctr::<C>::LIMIT + 1), Err(Error::StreamExhausted));
    ctr.seek(3).expect("inside");
    out.copy_from_slice(&input);
    ctr.apply(&mut out[3..]).expect("inside");
    assert!(out[3..] == ctr_book::<C>(&iv[..n / 2], 0, &input)[3..], "goes on from inside of a block");
}

#[test]
fn kuznyechik_ctr() {
    ctr::<Kuznyechik>();
    ctr_end::<Kuznyechik>();
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
