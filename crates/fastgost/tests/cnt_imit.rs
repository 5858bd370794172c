//! CNT and IMIT under one key: what its parts make of the same, and that nothing comes out unchecked.
#![allow(missing_docs)]
use common::{Subject, data};
use fastgost::{
    Error, Gost28147,
    aead::CntImit,
    mac::Imit,
    mode::{Bidirectional, Cnt, Direction, Meshed},
};

mod common;

#[test]
fn sealed_and_opened() {
    let iv = *b"8 bytes.";
    for (cipher, _) in Gost28147::on_every_kernel() {
        for meshing in [false, true] {
            let (mut aead, mut imit) = (CntImit::new(cipher.clone()), Imit::new(cipher.clone()));
            if meshing {
                (aead, imit) = (aead.with_meshing(), imit.with_meshing());
            }
            for len in [0, 1, 7, 8, 9, 1019, 1020, 1021, 1024, 1025, 2049, 5000] {
                let plain = data(len);
                let mut mac = imit.clone();
                mac.update(&plain);
                let mut want = [&plain[..], &mac.finish()].concat();
                if meshing {
                    let mut cnt = Meshed::<Cnt>::new(cipher.clone(), &iv).expect("8 bytes");
                    cnt.encrypt(&mut want[..]).expect("far from the end");
                } else {
                    let mut cnt = Cnt::new(cipher.clone(), &iv).expect("8 bytes");
                    cnt.process(Direction::Encrypt, want[..].as_mut().into()).expect("far from the end");
                }
                let mut sealed = plain.clone();
                let tag = aead.seal(&iv, &mut sealed).expect("8 bytes");
                assert_eq!([&sealed[..], &tag].concat(), want, "{len} bytes, {meshing}");

                let mut opened = sealed.clone();
                aead.open(&iv, &mut opened, &tag).expect("right");
                assert_eq!(opened, plain);
                let refuse = |data: &[u8], tag: &[u8], iv: &[u8], error| {
                    let mut data = data.to_vec();
                    let before = data.clone();
                    assert_eq!(aead.open(iv, &mut data, tag), Err(error));
                    assert_eq!(data, before, "nothing comes out");
                };
                for bit in 0..32 {
                    let mut wrong = tag;
                    wrong[bit / 8] ^= 1 << (bit % 8);
                    refuse(&sealed, &wrong, &iv, Error::TagMismatch);
                }
                for at in (0..len).step_by(1 + len / 40) {
                    let mut wrong = sealed.clone();
                    wrong[at] ^= 1 << (at % 8);
                    refuse(&wrong, &tag, &iv, Error::TagMismatch);
                }
                refuse(&sealed, &tag[..3], &iv, Error::TagLength { given: 3, allowed: "4 bytes" });
                refuse(&sealed, &tag, &iv[1..], Error::IvLength { given: 7, allowed: "8 bytes" });
                let before = sealed.clone();
                let refused = aead.seal(&iv[1..], &mut sealed);
                assert_eq!(refused, Err(Error::IvLength { given: 7, allowed: "8 bytes" }));
                assert_eq!(sealed, before);
            }
        }
    }
}
