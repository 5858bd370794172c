//! Tests MGM: forged messages are rejected, and sealed messages open.
#![no_main]
use fastgost::{Cipher, Error, Kuznyechik, Magma, aead::Mgm};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((which, data)) = data.split_first() else { return };
    match which % 2 {
        0 => check(Mgm::new(Kuznyechik::new(&[7; 32])), data),
        _ => check(Mgm::new(Magma::new(&[7; 32])), data),
    }
});

fn check<C: Cipher>(mgm: Mgm<C>, data: &[u8]) {
    let Some((nonce, data)) = data.split_at_checked(C::BLOCK_SIZE) else { return };
    let Some((n, data)) = data.split_first() else { return };
    let (associated, data) = data.split_at(data.len().min((*n).into()));
    let (given, tag) = data.split_at(data.len().saturating_sub(C::BLOCK_SIZE));

    let mut output = vec![0xa5; given.len()];
    let buffers = fastgost::inout::InOutBuf::new(given, &mut output).unwrap();
    assert!(mgm.open(nonce, associated, buffers, tag).is_err());
    assert!(output.iter().all(|b| *b == 0xa5));

    let mut sealed = given.to_vec();
    match mgm.seal(nonce, associated, &mut sealed[..]) {
        Ok(made) => {
            assert!(nonce[0] < 0x80 && associated.len() + given.len() > 0);
            mgm.open(nonce, associated, &mut sealed[..], &made).unwrap();
            assert_eq!(sealed, given);
        }
        Err(Error::Parameter { .. }) => assert!(nonce[0] >= 0x80 || associated.len() + given.len() == 0),
        Err(Error::KeyExhausted { .. }) => {}
        Err(e) => panic!("{e}"),
    }
}
