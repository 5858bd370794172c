//! Compares RustCrypto's modes over our ciphers with our modes. Also tests our modes through RustCrypto's traits.
use crate::common::{KEY, Subject};
use aead::AeadInOut;
use cbc::cipher::{
    Block, BlockCipherDecrypt, BlockCipherEncrypt, BlockModeDecrypt, BlockModeEncrypt, BlockSizeUser, InnerIvInit,
    KeyInit, KeyIvInit, StreamCipher, StreamCipherSeek, array::Array,
};
use cmac::{
    Cmac, Mac,
    digest::{self, FixedOutputReset, InnerInit},
};
use fastgost::{
    Cipher, Error, Gost28147, Kuznyechik, Magma, Sbox,
    aead::{CtrOmac, Mgm},
    mac::{Imit, Omac, Tag},
    mode::{Cbc, Ctr, CtrAcpkm, Ecb},
};
use fastgost_testkit::{book, data};

/// Returns the bytes of all blocks, one block after the other.
fn flat<N: cbc::cipher::array::ArraySize>(blocks: &[Array<u8, N>]) -> Vec<u8> {
    blocks.iter().flatten().copied().collect()
}

fn block_modes<C>()
where
    C: Subject + BlockSizeUser + BlockCipherEncrypt + BlockCipherDecrypt,
{
    let n = C::BLOCK_SIZE;
    let iv = data(n);
    for (cipher, group) in C::on_every_kernel() {
        for count in [0, 1, 2, 7, 31, 33, group - 1, group, group + 1, 2 * group + 5] {
            let what = format!("{count} blocks on {}", cipher.level());
            let plain = data(count * n);
            let blocks = || Block::<C>::slice_as_chunks(&plain).0.to_vec();

            let mut want = plain.clone();
            Ecb::new(cipher.clone()).encrypt(&mut want[..]).expect("whole blocks");
            let mut out = blocks();
            cipher.encrypt_blocks(&mut out);
            assert!(flat(&out) == want, "{what}: encryption");
            cipher.decrypt_blocks(&mut out);
            assert!(flat(&out) == plain, "{what}: decryption");
            let mut apart = vec![Block::<C>::default(); count];
            cipher.encrypt_blocks_b2b(&out, &mut apart).expect("equal lengths");
            assert!(flat(&apart) == want, "{what}: out of place");

            let iv = Array::try_from(&iv[..]).expect("a block");
            let mut want = plain.clone();
            Cbc::new(cipher.clone(), &iv).expect("a block").encrypt(&mut want[..]).expect("whole blocks");
            let mut out = blocks();
            cbc::Encryptor::inner_iv_init(&cipher, &iv).encrypt_blocks(&mut out);
            assert!(flat(&out) == want, "{what}: CBC encryption");
            cbc::Decryptor::inner_iv_init(&cipher, &iv).decrypt_blocks(&mut out);
            assert!(flat(&out) == plain, "{what}: CBC decryption");
        }
    }
}

#[test]
fn kuznyechik_block_modes() {
    block_modes::<Kuznyechik>();
}

#[test]
fn magma_block_modes() {
    block_modes::<Magma>();
}

#[test]
fn gost28147_block_modes() {
    block_modes::<Gost28147>();
}

macro_rules! ctr_and_cmac {
    ($test:ident, $cipher:ty, $flavour:ty) => {
        #[test]
        fn $test() {
            let n = <$cipher>::BLOCK_SIZE;
            for (cipher, group) in <$cipher>::on_every_kernel() {
                let kernel = cipher.level();
                let iv = data(n / 2);
                let mut whole_iv = Block::<$cipher>::default();
                whole_iv[..n / 2].copy_from_slice(&iv);
                let mut ours = Ctr::new(cipher.clone(), &iv).expect("half a block");
                let mut theirs = ::ctr::CtrCore::<_, $flavour>::inner_iv_init(&cipher, &whole_iv);
                let len = 3 * group * n;
                let mut want = data(len);
                ours.apply(&mut want[..]).expect("inside");
                let mut out: Vec<_> = Block::<$cipher>::slice_as_chunks(&data(len)).0.to_vec();
                ::ctr::cipher::StreamCipherCore::apply_keystream_blocks(&mut theirs, &mut out);
                assert!(flat(&out) == want, "CTR on {kernel}");

                // The following calls use our CTR through RustCrypto's traits.
                let iv = Array::try_from(&iv[..]).expect("half a block");
                let mut stream = Ctr::inner_iv_init(cipher.clone(), &iv);
                for position in [0, 1, n - 1, n, n + 1, group * n - 1, group * n + 3] {
                    StreamCipherSeek::seek(&mut stream, position);
                    assert_eq!(StreamCipherSeek::current_pos::<usize>(&stream), position);
                    let mut out = data(len)[position..].to_vec();
                    stream.apply_keystream(&mut out);
                    assert!(out == want[position..], "CTR on {kernel} from {position}");
                    assert_eq!(StreamCipherSeek::current_pos::<u64>(&stream), len as u64);
                }
                StreamCipherSeek::seek(&mut stream, 0u32);
                let mut keystream = data(len);
                stream.write_keystream(&mut keystream);
                assert!(book::xor(&keystream, &data(len)) == want, "keystream on {kernel}");
                let end = Ctr::<$cipher>::LIMIT;
                StreamCipherSeek::seek(&mut stream, end - 2);
                assert!(stream.check_remaining(2).is_ok());
                assert!(stream.check_remaining(3).is_err());
                assert!(stream.try_apply_keystream(&mut [0; 3]).is_err());
                assert!(stream.try_apply_keystream(&mut [0; 2]).is_ok());
                assert!(stream.try_seek(end + 1).is_err());

                for len in [0, 1, n - 1, n, n + 1, 5 * n, 100] {
                    let message = data(len);
                    let mut theirs = Cmac::<$cipher>::inner_init(cipher.clone());
                    Mac::update(&mut theirs, &message);
                    let want = theirs.finalize().into_bytes();
                    let mut ours = <Omac<$cipher> as InnerInit>::inner_init(cipher.clone());
                    Mac::update(&mut ours, &message);
                    ours.clone().verify_slice(&want).expect("the right tag");
                    assert_eq!(Mac::finalize(ours.clone()).into_bytes(), want, "OMAC of {len} bytes on {kernel}");
                    assert_eq!(ours.finalize_fixed_reset(), want);
                    Mac::update(&mut ours, &message[..len / 2]);
                    digest::Reset::reset(&mut ours);
                    Mac::update(&mut ours, &message);
                    assert_eq!(ours.finalize_fixed_reset(), want, "after a reset");
                }
            }
        }
    };
}

ctr_and_cmac!(kuznyechik_ctr_and_cmac, Kuznyechik, ::ctr::flavors::Ctr128BE);
ctr_and_cmac!(magma_ctr_and_cmac, Magma, ::ctr::flavors::Ctr64BE);
ctr_and_cmac!(gost28147_ctr_and_cmac, Gost28147, ::ctr::flavors::Ctr64BE);

#[test]
fn keys() {
    let plain = data(16);
    let key = Array::from(KEY);
    let mut want = plain.clone();
    Ecb::new(Kuznyechik::new(&KEY)).encrypt(&mut want[..]).expect("a block");
    let mut block = Array::try_from(&plain[..]).expect("a block");
    <Kuznyechik as KeyInit>::new(&key).encrypt_block(&mut block);
    assert_eq!(block[..], want);
    assert!(<Kuznyechik as KeyInit>::new_from_slice(&KEY[1..]).is_err());

    let mut want = [0; 40];
    Ctr::new(Kuznyechik::new(&KEY), &[3; 8]).expect("half a block").apply(&mut want[..]).expect("inside");
    let mut out = [0; 40];
    <Ctr<Kuznyechik> as KeyIvInit>::new(&key, &Array::from([3; 8])).apply_keystream(&mut out);
    assert_eq!(out, want);

    let mut ours = <Omac<Kuznyechik> as KeyInit>::new(&key);
    Mac::update(&mut ours, b"message");
    let mut theirs = <Cmac<Kuznyechik> as KeyInit>::new(&key);
    Mac::update(&mut theirs, b"message");
    assert_eq!(Mac::finalize(ours).into_bytes(), theirs.finalize().into_bytes());

    // This tests GOST 28147-89 and IMIT with the S-box set "z".
    let z = Gost28147::new(&KEY, &Sbox::from_name("z").expect("a set"));
    let mut want = [0; 8];
    Ecb::new(z.clone()).encrypt(&mut want[..]).expect("a block");
    let mut block = Array::from([0; 8]);
    <Gost28147 as KeyInit>::new(&key).encrypt_block(&mut block);
    assert_eq!(block[..], want);
    let mut magma = Array::from([0; 8]);
    <Magma as KeyInit>::new(&key).encrypt_block(&mut magma);
    Magma::new(&KEY).decrypt_block(&mut magma);
    assert_eq!(magma[..], [0; 8]);

    let mut want = Imit::new(z);
    want.update(b"a message");
    let want = want.finalize();
    let mut ours = <Imit as KeyInit>::new(&key);
    Mac::update(&mut ours, b"a message");
    ours.clone().verify_slice(&want).expect("the right tag");
    assert_eq!(ours.finalize_fixed_reset()[..], want[..]);
    Mac::update(&mut ours, b"something else");
    digest::Reset::reset(&mut ours);
    Mac::update(&mut ours, b"a message");
    assert_eq!(Mac::finalize(ours).into_bytes()[..], want[..]);
}

#[test]
fn ctr_acpkm() {
    for (cipher, _) in Kuznyechik::on_every_kernel() {
        let mut want = data(1000);
        let ctr = CtrAcpkm::new(cipher, 64, &[3; 8]).expect("legal");
        ctr.clone().apply(&mut want[..]).expect("inside");
        let (mut out, mut stream) = (data(1000), ctr.clone());
        stream.apply_keystream(&mut out[..77]);
        stream.apply_keystream(&mut out[77..]);
        assert!(out == want);
        let mut keystream = data(1000);
        ctr.clone().write_keystream(&mut keystream);
        assert!(book::xor(&keystream, &data(1000)) == want);
    }
    let mut magma = CtrAcpkm::new(Magma::new(&KEY), 1 << 30, &[3; 4]).expect("legal");
    magma.seek(CtrAcpkm::<Magma>::LIMIT - 2).expect("inside");
    assert!(magma.check_remaining(2).is_ok());
    assert!(magma.check_remaining(3).is_err());
    assert!(magma.try_apply_keystream(&mut [0; 3]).is_err());
    assert!(magma.try_apply_keystream(&mut [0; 2]).is_ok());
}

/// A function that seals a message through the library's own interface, and not through the trait.
type Seal<'a, A> = &'a dyn Fn(&A, &[u8], &mut [u8]) -> Result<Tag, Error>;

/// Tests an AEAD through the trait. The object `short` makes tags that are shorter than a block.
fn aead<A: AeadInOut>(nonce: &[u8], aeads: &[A], short: &A, seal: Seal<'_, A>) {
    let trait_nonce = Array::try_from(nonce).expect("its size");
    for len in [0, 1, 33, 3000] {
        let (mut want, message) = (data(len), data(len));
        let tag = seal(&aeads[0], nonce, &mut want[..]).expect("allowed");
        for aead in aeads {
            let mut sealed = message.clone();
            aead.encrypt_in_place(&trait_nonce, b"associated", &mut sealed).expect("allowed");
            assert!(sealed == [&want[..], &tag].concat(), "{len} bytes");
            aead.decrypt_in_place(&trait_nonce, b"associated", &mut sealed).expect("the right tag");
            assert!(sealed == message, "{len} bytes");
            let mut forged = [&want[..], &tag].concat();
            forged[0] ^= 1;
            aead.decrypt_in_place(&trait_nonce, b"associated", &mut forged).expect_err("a forgery");
        }
        let mut refused = message.clone();
        short.encrypt_in_place(&trait_nonce, b"associated", &mut refused).expect_err("no block");
        assert!(refused == message);
        let mut right = [&want[..], &tag].concat();
        short.decrypt_in_place(&trait_nonce, b"associated", &mut right).expect_err("no block");
    }
}

macro_rules! authenticated_encryption {
    ($test:ident, $cipher:ty) => {
        #[test]
        fn $test() {
            let n = <$cipher>::BLOCK_SIZE;
            let cipher = || <$cipher>::on_every_kernel().remove(0).0;
            let key = [KEY, [0x5a; 32]];

            let mgm = [Mgm::new(cipher()), <Mgm<$cipher> as KeyInit>::new(&Array::from(KEY))];
            let short = Mgm::with_tag_size(cipher(), 4).expect("allowed");
            aead(&[0x11; 16][..n], &mgm, &short, &|mgm, nonce, data| mgm.seal(nonce, b"associated", data));
            let high = Array::try_from(&[0x91; 16][..n]).expect("a block");
            mgm[1].encrypt_in_place(&high, b"", &mut vec![1]).expect_err("the nonce's first bit");
            let low = Array::try_from(&[0x11; 16][..n]).expect("a block");
            mgm[1].encrypt_in_place(&low, b"", &mut vec![]).expect_err("nothing to authenticate");

            let second = <$cipher>::new(&key[1]);
            let both = [
                CtrOmac::new(cipher(), second.clone()),
                <CtrOmac<$cipher> as KeyInit>::new(&Array::try_from(key.as_flattened()).expect("64 bytes")),
            ];
            let short = CtrOmac::from_omac(cipher(), Omac::with_tag_size(second.clone(), 4).expect("allowed"));
            aead(&[0x91; 8][..n / 2], &both, &short, &|aead, iv, data| aead.seal(iv, b"associated", data));
            let both = both.map(CtrOmac::mac_then_encrypt);
            aead(&[0x91; 8][..n / 2], &both, &short, &|aead, iv, data| aead.seal(iv, b"associated", data));
        }
    };
}

authenticated_encryption!(kuznyechik_aead, Kuznyechik);
authenticated_encryption!(magma_aead, Magma);
