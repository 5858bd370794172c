//! Tests the bytes that each padding procedure writes, removes and rejects. The data is processed in parts of any size.
use crate::common::KEY;
use fastgost::{
    Error, Kuznyechik,
    mode::{
        Cbc, Ecb,
        padding::{PaddedDecryptor, PaddedEncryptor, Padding},
    },
};
use fastgost_testkit::{cuts, data};

const ALL: [Padding; 5] =
    [Padding::None, Padding::Procedure1, Padding::Procedure2, Padding::Procedure3, Padding::Pkcs7];

#[test]
fn what_is_written() {
    for (padding, empty, partial, whole) in [
        (Padding::None, Ok(&b""[..]), Err(Error::PartialBlock { given: 5, block: 8 }), Ok(&b"12345678"[..])),
        (Padding::Procedure1, Ok(b""), Ok(&b"12345\0\0\0"[..]), Ok(b"12345678")),
        (Padding::Procedure2, Ok(b"\x80\0\0\0\0\0\0\0"), Ok(b"12345\x80\0\0"), Ok(b"12345678\x80\0\0\0\0\0\0\0")),
        (Padding::Procedure3, Ok(b""), Ok(b"12345\x80\0\0"), Ok(b"12345678")),
        (Padding::Pkcs7, Ok(&[8; 8]), Ok(b"12345\x03\x03\x03"), Ok(b"12345678\x08\x08\x08\x08\x08\x08\x08\x08")),
    ] {
        for (data, want) in [(&b""[..], empty), (b"12345", partial), (b"12345678", whole)] {
            let mut padded = data.to_vec();
            let result = padding.pad(&mut padded, 8);
            assert_eq!(result.map(|()| &padded[..]), want, "{padding:?} of {data:?}");
            if result.is_ok() {
                let before = padded.clone();
                padding.unpad(&mut padded, 8).expect("its own padding");
                assert_eq!(padded, if padding.removable() { data } else { &before[..] }, "{padding:?} of {data:?}");
            }
        }
    }
}

#[test]
fn what_is_refused() {
    for (padding, bad) in [
        (Padding::Procedure2, &b""[..]),
        (Padding::Procedure2, b"12345678"),
        (Padding::Procedure2, b"\0\0\0\0\0\0\0\0"),
        (Padding::Procedure2, b"1234567\x81"),
        (Padding::Procedure2, b"123456\x40\0"),
        // Padding must begin in the last block, but here it begins in the block before the last block.
        (Padding::Procedure2, b"1234567\x80\0\0\0\0\0\0\0\0"),
        (Padding::Pkcs7, b""),
        (Padding::Pkcs7, b"1234567\0"),
        (Padding::Pkcs7, b"123456\x01\x02"),
        (Padding::Pkcs7, b"12345\x03\x02\x03"),
        (Padding::Pkcs7, b"\x07\x08\x08\x08\x08\x08\x08\x08"),
        (Padding::Pkcs7, b"\x09\x09\x09\x09\x09\x09\x09\x09"),
        (Padding::Pkcs7, b"1234567\xff"),
        (Padding::Pkcs7, b"\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09"),
    ] {
        let mut data = bad.to_vec();
        assert_eq!(padding.unpad(&mut data, 8), Err(Error::Padding), "{padding:?}: {bad:x?}");
        assert_eq!(data, bad, "stays as it is");
    }
    for padding in ALL {
        let error = Err(Error::PartialBlock { given: 9, block: 8 });
        assert_eq!(padding.unpad(&mut data(9), 8), error, "{padding:?}");
    }
}

#[test]
fn streamed_in_any_parts() {
    let cipher = Kuznyechik::new(&KEY);
    let cbc = Cbc::new(cipher.clone(), &data(16)).expect("a block");
    for padding in ALL {
        for len in (0..50).chain([160, 1000, 4096]) {
            let plain = data(len);
            let mut padded = plain.clone();
            if padding.pad(&mut padded, 16).is_err() {
                let mut encryptor = PaddedEncryptor::new(cbc.clone(), padding);
                let mut out = b"before".to_vec();
                encryptor.update(&plain, &mut out).expect("any length");
                let error = encryptor.finalize(&mut out);
                assert_eq!(error, Err(Error::PartialBlock { given: len % 16, block: 16 }), "{len}");
                continue;
            }
            let mut want_ecb = padded.clone();
            Ecb::new(cipher.clone()).encrypt(&mut want_ecb[..]).expect("whole blocks");
            let mut want = padded.clone();
            cbc.clone().encrypt(&mut want[..]).expect("whole blocks");
            let plain = if padding.removable() { &plain } else { &padded };
            for seed in 0..8 {
                let mut ecb = (PaddedEncryptor::new(Ecb::new(cipher.clone()), padding), Vec::new());
                let mut encryptor = PaddedEncryptor::new(cbc.clone(), padding);
                let mut out = b"before".to_vec();
                let mut rest = &data(len)[..];
                for n in cuts(len, 1, [1, 20, 40, 500][seed % 4], seed) {
                    ecb.0.update(&rest[..n], &mut ecb.1).expect("any length");
                    encryptor.update(&rest[..n], &mut out).expect("any length");
                    rest = &rest[n..];
                }
                ecb.0.finalize(&mut ecb.1).expect("padded");
                encryptor.finalize(&mut out).expect("padded");
                assert_eq!(ecb.1, want_ecb, "ECB, {padding:?}, {len} bytes");
                assert_eq!(&out[..6], b"before");
                assert_eq!(out[6..], want, "CBC, {padding:?}, {len} bytes");

                let mut decryptor = PaddedDecryptor::new(cbc.clone(), padding);
                let mut out = b"before".to_vec();
                let mut rest = &want[..];
                for n in cuts(want.len(), 1, [1, 20, 40, 500][seed % 4], seed) {
                    decryptor.update(&rest[..n], &mut out).expect("any length");
                    rest = &rest[n..];
                }
                decryptor.finalize(&mut out).expect("its own padding");
                assert_eq!(&out[..6], b"before");
                assert_eq!(&out[6..], plain, "{padding:?}, {len} bytes");
            }
        }
    }
}

#[test]
fn a_bad_end_gives_no_block() {
    let cbc = Cbc::new(Kuznyechik::new(&KEY), &data(16)).expect("a block");
    for padding in [Padding::Procedure2, Padding::Pkcs7] {
        // These 48 bytes do not end with valid padding after decryption.
        let mut cipher = vec![0x55; 48];
        cbc.clone().encrypt(&mut cipher[..]).expect("whole blocks");
        let mut decryptor = PaddedDecryptor::new(cbc.clone(), padding);
        let mut out = Vec::new();
        decryptor.update(&cipher, &mut out).expect("whole blocks");
        assert_eq!(decryptor.finalize(&mut out), Err(Error::Padding));
        assert_eq!(out, [0x55; 32], "only what came before");
        let mut decryptor = PaddedDecryptor::new(cbc.clone(), padding);
        decryptor.update(&cipher[..40], &mut out).expect("kept");
        let error = Err(Error::PartialBlock { given: 8, block: 16 });
        assert_eq!(decryptor.finalize(&mut out), error, "{padding:?}");
        let nothing = PaddedDecryptor::new(cbc.clone(), padding).finalize(&mut out);
        assert_eq!(nothing, Err(Error::Padding), "there is always padding");
    }
}
