//! Tests CNT with IMIT under one key. The expected results are computed with separate calls of IMIT and CNT. Data that
//! is not authentic must not be returned.
use crate::common::Subject;
use fastgost::{
    Error, Gost28147,
    aead::CntImit,
    inout::InOutBuf,
    mac::Imit,
    mode::{BlockMode, Cnt, Direction, Meshed},
};
use fastgost_testkit::data;

#[test]
fn sealed_and_opened() {
    let iv = *b"8 bytes.";
    for (cipher, _) in Gost28147::on_every_kernel() {
        for meshing in [false, true] {
            let (mut aead, mut imit) = (CntImit::new(cipher.clone()), Imit::new(cipher.clone()));
            if meshing {
                (aead, imit) = (aead.with_meshing(), imit.with_meshing());
            }
            assert_eq!(aead.level(), fastgost::Cipher::level(&cipher));
            let empty = Err(Error::Parameter {
                name: "the length of the data and the associated data together",
                allowed: "1 byte or more",
            });
            assert_eq!(aead.seal(&iv, b"", &mut [][..]).map(drop), empty);
            assert_eq!(aead.open(&iv, b"", &mut [][..], &[0; 4]), empty);
            for (i, len) in [0, 1, 7, 8, 9, 1019, 1020, 1021, 1024, 1025, 2049, 5000].into_iter().enumerate() {
                let (plain, associated) = (data(len), data([3, 13, 1, 1027, 0][i % 5]));
                let mut mac = imit.clone();
                mac.update(&[&associated[..], &plain].concat());
                let mut want = [&plain[..], &mac.finalize()].concat();
                if meshing {
                    let mut cnt = Meshed::<Cnt>::new(cipher.clone(), &iv).expect("8 bytes");
                    cnt.encrypt(&mut want[..]).expect("far from the end");
                } else {
                    let mut cnt = Cnt::new(cipher.clone(), &iv).expect("8 bytes");
                    cnt.process(Direction::Encrypt, want[..].as_mut().into()).expect("far from the end");
                }
                let mut sealed = plain.clone();
                let tag = aead.seal(&iv, &associated, &mut sealed[..]).expect("8 bytes");
                let tag: [u8; 4] = tag[..].try_into().expect("4 bytes");
                assert_eq!([&sealed[..], &tag].concat(), want, "{len} bytes, {meshing}");

                let mut opened = sealed.clone();
                aead.open(&iv, &associated, &mut opened[..], &tag).expect("right");
                assert_eq!(opened, plain);
                let mut apart = vec![0xcc; len];
                let buffers = InOutBuf::new(&sealed[..], &mut apart).expect("one length");
                aead.open(&iv, &associated, buffers, &tag.map(|t| !t)).expect_err("another tag");
                assert!(apart.iter().all(|b| *b == 0xcc), "nothing comes out");
                let buffers = InOutBuf::new(&sealed[..], &mut apart).expect("one length");
                aead.open(&iv, &associated, buffers, &tag).expect("right");
                assert_eq!(apart, plain);
                let buffers = InOutBuf::new(&plain[..], &mut apart).expect("one length");
                assert_eq!(aead.seal(&iv, &associated, buffers).expect("8 bytes")[..], tag);
                assert_eq!(apart, sealed);
                if !associated.is_empty() {
                    let refused = aead.open(&iv, &associated[1..], &mut sealed.clone()[..], &tag);
                    assert_eq!(refused, Err(Error::TagMismatch));
                }
                let refuse = |data: &[u8], tag: &[u8], iv: &[u8], error| {
                    let mut data = data.to_vec();
                    let before = data.clone();
                    assert_eq!(aead.open(iv, &associated, &mut data[..], tag), Err(error));
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
                refuse(&sealed, &tag[..3], &iv, Error::TagMismatch);
                refuse(&sealed, &[&tag[..], &[0]].concat(), &iv, Error::TagMismatch);
                refuse(&sealed, &tag, &iv[1..], Error::IvLength { given: 7, allowed: "8 bytes" });
                let before = sealed.clone();
                let refused = aead.seal(&iv[1..], &associated, &mut sealed[..]).err();
                assert_eq!(refused, Some(Error::IvLength { given: 7, allowed: "8 bytes" }));
                assert_eq!(sealed, before);
            }
        }
    }
}
