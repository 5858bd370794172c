//! Tests that users can call our types in the same ways as the types of RustCrypto's crates.
use fastgost::{
    Kuznyechik,
    aead::Mgm,
    hash::{Gost94, Streebog256, Streebog512},
    inout::InOutBuf,
    mac::Omac,
    mode::{Ctr, Ecb},
};

/// Checks that users need not import our trait or RustCrypto's trait, and that users may import both traits.
#[test]
fn methods_of_hash_functions() {
    macro_rules! of {
        ($hash:ty) => {
            let mut hash = <$hash>::new();
            hash.update(b"a ");
            hash.update(b"message");
            let want = <$hash>::digest(b"a message");
            assert_eq!(hash.clone().finalize()[..], want);
            assert_eq!(hash.finalize_reset()[..], want);
            hash.update(b"something else");
            hash.reset();
            let mut many = 0;
            hash.finalize_many([&b"a message"[..]], |_, digest| many += usize::from(digest[..] == want));
            assert_eq!(many, 1);
            with_both_traits(hash, &want);
        };
    }
    of!(Gost94);
    of!(Streebog256);
    of!(Streebog512);

    fn with_both_traits<D>(hash: D, want: &[u8])
    where
        D: fastgost::hash::Hash + fastgost::rustcrypto::digest::Digest + Clone,
    {
        assert_eq!(
            fastgost::hash::Hash::finalize(fastgost::rustcrypto::digest::Digest::chain_update(hash, b"a message"))[..],
            *want
        );
    }
}

mod both {
    use fastgost::{
        Kuznyechik,
        hash::{Hash, Streebog256},
        mac::Omac,
        rustcrypto::digest::{Digest, Mac, Update},
    };

    /// Our library and RustCrypto's crate each have a trait with methods such as `finalize_reset`, and the type itself
    /// has methods with the same names. The calls use the type's own methods.
    #[test]
    fn imported() {
        let mut hash = Streebog256::new();
        hash.update(b"a message");
        assert_eq!(hash.finalize_reset()[..], Streebog256::digest(b"a message"));
        hash.reset();
        assert_eq!(hash.finalize().len(), <Streebog256 as Hash>::OUTPUT_SIZE);
        assert_eq!(Digest::chain_update(Streebog256::new(), b"x").finalize()[..], Streebog256::digest(b"x"));
        assert_eq!(Update::chain(Streebog256::new(), b"x").finalize()[..], Streebog256::digest(b"x"));

        let mut omac = Omac::new(Kuznyechik::new(&[7; 32]));
        omac.update(b"a message");
        let tag = omac.clone().finalize();
        assert_eq!(Mac::finalize(omac.clone()).into_bytes()[..], tag[..]);
        omac.verify(&tag).expect("its own");
    }
}

#[test]
fn hexadecimal() {
    let digest = Streebog512::new().finalize();
    let lower: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(format!("{digest:x}"), lower);
    assert_eq!(format!("{digest:X}"), lower.to_uppercase());
    // Every hexadecimal digit must occur at least once in the high half of a byte, and at least once in the low half.
    let mut seen = [[false; 16]; 2];
    for i in 0..40_u8 {
        let mut omac = Omac::new(Kuznyechik::new(&[i; 32]));
        omac.update(&[i]);
        let tag = omac.finalize();
        tag.iter().for_each(|b| (seen[0][usize::from(b >> 4)], seen[1][usize::from(b & 15)]) = (true, true));
        let lower: String = tag.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(format!("{tag:x}"), lower);
        assert_eq!(format!("{tag:X}"), lower.to_uppercase());
        assert_eq!(format!("{tag:.7x}"), lower[..7], "shortened");
        assert_eq!(format!("{tag:>34x}"), format!("  {lower}"), "aligned");
    }
    assert_eq!(seen, [[true; 16]; 2]);
    let short = Omac::with_tag_size(Kuznyechik::new(&[7; 32]), 4).expect("allowed").finalize();
    assert_eq!(format!("{short:x}").len(), 8);
}

/// The data may be an array, a slice, a vector or another type that lends its bytes. The data may also be in one
/// buffer, and the result in another buffer.
#[test]
fn data_in_place() {
    let plain = *b"sixteen bytes ok";
    let start = Ctr::new(Kuznyechik::new(&[7; 32]), &[1; 8]).expect("an IV");
    let mut array = plain;
    start.clone().apply(&mut array).expect("little");
    assert_ne!(array, plain);
    let mut slice = plain;
    start.clone().apply(&mut slice[..]).expect("little");
    let mut vec = plain.to_vec();
    start.clone().apply(&mut vec).expect("little");
    let mut boxed: Box<[u8]> = plain.into();
    start.clone().apply(&mut boxed).expect("little");
    let mut other = [0; 16];
    start.clone().apply(InOutBuf::new(&plain, &mut other).expect("one length")).expect("little");
    assert!(slice == array && *vec == array && *boxed == array && other == array);

    let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
    let tag = mgm.seal(&[1; 16], b"", &mut vec).expect("allowed");
    mgm.open(&[1; 16], b"", &mut vec, &tag).expect("its tag");
    let ecb = Ecb::new(Kuznyechik::new(&[7; 32]));
    ecb.encrypt(&mut array).expect("a block");
    ecb.decrypt(&mut array).expect("a block");
    assert_eq!(*vec, array);
}
