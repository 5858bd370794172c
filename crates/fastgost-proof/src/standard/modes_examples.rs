//! Examples of modes: the records of RFC 9189, appendix A.1.2, and the examples of GOST R 34.13-2015, appendix A. No
//! RFC prints the examples of GOST R 34.13-2015.

use super::*;
use crate::{
    plain::{Plain, bits, bytes, hex::octets},
    standard::{boxes, gost28147, kuznyechik, magma},
};

type Cipher = Box<dyn Fn(&mut Plain, &[bool]) -> Vec<bool>>;

fn kuznyechik(key: &[u8]) -> (Cipher, Cipher) {
    let keys = kuznyechik::keys(&mut Plain, &bits(key));
    let again = keys.clone();
    (
        Box::new(move |plain, block| kuznyechik::encrypt(plain, &keys, block)),
        Box::new(move |plain, block| kuznyechik::decrypt(plain, &again, block)),
    )
}

fn magma(key: &[u8]) -> (Cipher, Cipher) {
    let keys = magma::keys(&bits(key));
    let again = keys.clone();
    (
        Box::new(move |plain, block| magma::encrypt(plain, &keys, block)),
        Box::new(move |plain, block| magma::decrypt(plain, &again, block)),
    )
}

/// Checks the first record of a cipher suite in RFC 9189. The code of a record is computed from the record's sequence
/// number, header and text. The text and the code are encrypted in the counter mode.
#[track_caller]
fn record(mac: &Cipher, encryption: &Cipher, length: usize, text: usize, code: &str, encrypted: &str) {
    let header = octets("1703030000");
    let text = vec![0; text];
    let mut authenticated = [vec![0; 8], header, text.clone()].concat();
    authenticated[12] = u8::try_from(text.len()).unwrap();
    let value = omac(&mut Plain, mac, length, &bits(&authenticated));
    assert_eq!(bytes(&value), octets(code));
    let text = [bits(&text), value].concat();
    let result = ctr(&mut Plain, encryption, &vec![false; length], &text);
    assert_eq!(bytes(&result), octets(encrypted));
}

const MAC: &str = "19A76ED30F4D6D1F5B7263EC491AD83817C0B57D8A0356127140FB4F7425494D";
const ENCRYPTION: &str = "58AFBE9A4C3198AAABAA2692C419F1797C9B92DEB3CC7446B363577113F0FB56";

#[test]
fn records() {
    let (mac, encryption) = (magma(&octets(MAC)).0, magma(&octets(ENCRYPTION)).0);
    record(&mac, &encryption, 64, 7, "F33EB6896FECE286", "9B420DA86FAF367F051443CE9C1072");
    let (mac, encryption) = (kuznyechik(&octets(MAC)).0, kuznyechik(&octets(ENCRYPTION)).0);
    let code = "FD1719DD950837EB7C7BB8F500379981";
    let encrypted = "4D1A305236573BFFC14E46DCBE746DB6C99A175A81C4711E2F84C392C5407C";
    record(&mac, &encryption, 128, 15, code, encrypted);
}

/// Checks the code of a longer record of each cipher suite of RFC 9189. With its sequence number and its header, the
/// record has 1,037 bytes for Magma, and 4,109 bytes for Kuznyechik.
#[test]
fn long_records() {
    let text = [octets("0000000000000fff1703030400"), vec![0; 1024]].concat();
    let code = omac(&mut Plain, magma(&octets(MAC)).0, 64, &bits(&text));
    assert_eq!(bytes(&code), octets("58D3BB608FBC98B8"));
    // RFC 8645, section 6.2.1: after 1,024 bytes, the next key is the encryption of a constant under the previous key.
    let first = bits(&octets("00000FFF00000000"));
    let cipher = magma(&octets(ENCRYPTION)).0;
    let encrypted = ctr(&mut Plain, &cipher, &first, &bits(&[0; 1024]));
    let key = ecb(&mut Plain, &cipher, 64, &bits(&(0x80..0xa0).collect::<Vec<u8>>()));
    let next = bits(&octets("00000FFF00000080"));
    let last = ctr(&mut Plain, magma(&bytes(&key)).0, &next, &code);
    let encrypted = bytes(&[encrypted, last].concat());
    assert_eq!(encrypted[..11], octets("B711438B16201F3C493395"));
    assert_eq!(encrypted[0x3eb..], octets("2F51A582CC541A808F8C8B62976888C81059DE412763A3E0999ACDDA77"));

    let text = [octets("000000000000003f1703031000"), vec![0; 4096]].concat();
    let code = omac(&mut Plain, kuznyechik(&octets(MAC)).0, 128, &bits(&text));
    assert_eq!(bytes(&code), octets("98462761D026244A2C0B7D1BCCCBE7B0"));
}

#[test]
fn feedback_of_28147() {
    // The first block of the ciphertext is the sum of the first block of the text and the encrypted vector. The second
    // block of the ciphertext is the sum of the second block of the text and the encryption of the first block of the
    // ciphertext.
    let key = [false; 256];
    let boxes = boxes::Boxes::Known(boxes::TC26_Z);
    let cipher = |plain: &mut Plain, block: &[bool]| gost28147::encrypt(plain, &boxes, &key, block);
    let text = bits(b"a text of 20 octets.");
    let encrypted = cfb_encrypt(&mut Plain, cipher, 64, &[false; 64], &text);
    let first = xor(&mut Plain, &text[..64], &cipher(&mut Plain, &[false; 64]));
    let second = xor(&mut Plain, &text[64..128], &cipher(&mut Plain, &first));
    let third = xor(&mut Plain, &text[128..], &cipher(&mut Plain, &second)[..32]);
    assert_eq!(encrypted, [first, second, third].concat());
    assert_eq!(cfb_decrypt(&mut Plain, cipher, 64, &[false; 64], &encrypted), text);
}

#[test]
fn counters() {
    let block = bits(&octets("00000000ffffffffffffffffffffffff"));
    assert_eq!(bytes(&right(&mut Plain, &block)), octets("00000000ffffffff0000000000000000"));
    assert_eq!(bytes(&left(&mut Plain, &block)), octets("0000000100000000ffffffffffffffff"));
}

/// Appendix A.1 of GOST R 34.13-2015.
#[test]
fn kuznyechik_in_modes() {
    let (encrypt, decrypt) = kuznyechik(&octets("8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef"));
    let text = bits(&octets(
        "1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a\
         112233445566778899aabbcceeff0a002233445566778899aabbcceeff0a0011",
    ));
    let vector = bits(&octets("1234567890abcef0a1b2c3d4e5f0011223344556677889901213141516171819"));
    let ecb_text = ecb(&mut Plain, &encrypt, 128, &text);
    let expected = "7f679d90bebc24305a468d42b9d4edcdb429912c6e0032f9285452d76718d08b\
         f0ca33549d247ceef3f5a5313bd4b157d0b09ccde830b9eb3a02c4c5aa8ada98";
    assert_eq!(bytes(&ecb_text), octets(expected));
    assert_eq!(ecb(&mut Plain, &decrypt, 128, &ecb_text), text);

    let first = bits(&octets("1234567890abcef00000000000000000"));
    let expected = "f195d8bec10ed1dbd57b5fa240bda1b885eee733f6a13e5df33ce4b33c45dee4\
         a5eae88be6356ed3d5e877f13564a3a5cb91fab1f20cbab6d1c6d15820bdba73";
    assert_eq!(bytes(&ctr(&mut Plain, &encrypt, &first, &text)), octets(expected));

    let chained = cbc_encrypt(&mut Plain, &encrypt, 128, &vector, &text);
    let expected = "689972d4a085fa4d90e52e3d6d7dcc272826e661b478eca6af1e8e448d5ea5ac\
         fe7babf1e91999e85640e8b0f49d90d0167688065a895c631a2d9a1560b63970";
    assert_eq!(bytes(&chained), octets(expected));
    assert_eq!(cbc_decrypt(&mut Plain, &decrypt, 128, &vector, &chained), text);

    let fed = cfb_encrypt(&mut Plain, &encrypt, 128, &vector, &text);
    let expected = "81800a59b1842b24ff1f795e897abd95ed5b47a7048cfab48fb521369d9326bf\
         79f2a8eb5cc68d38842d264e97a238b54ffebecd4e922de6c75bd9dd44fbf4d1";
    assert_eq!(bytes(&fed), octets(expected));
    assert_eq!(cfb_decrypt(&mut Plain, &encrypt, 128, &vector, &fed), text);

    let code = omac(&mut Plain, &encrypt, 128, &text);
    assert_eq!(bytes(&code)[..8], octets("336f4d296059fbe3"));
}

/// Appendix A.2 of GOST R 34.13-2015.
#[test]
fn magma_in_modes() {
    let (encrypt, decrypt) = magma(&octets("ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"));
    let text = bits(&octets("92def06b3c130a59db54c704f8189d204a98fb2e67a8024c8912409b17b57e41"));
    let coded = ecb(&mut Plain, &encrypt, 64, &text);
    assert_eq!(bytes(&coded), octets("2b073f0494f372a0de70e715d3556e4811d8d9e9eacfbc1e7c68260996c67efb"));
    assert_eq!(ecb(&mut Plain, &decrypt, 64, &coded), text);

    let expected = "4e98110c97b7b93c3e250d93d6e85d69136d868807b2dbef568eb680ab52a12d";
    assert_eq!(bytes(&ctr(&mut Plain, &encrypt, &bits(&octets("1234567800000000")), &text)), octets(expected));

    let vector = bits(&octets("1234567890abcdef234567890abcdef134567890abcdef12"));
    let chained = cbc_encrypt(&mut Plain, &encrypt, 64, &vector, &text);
    assert_eq!(bytes(&chained), octets("96d1b05eea683919aff76129abb937b95058b4a1c4bc001920b78b1a7cd7e667"));
    assert_eq!(cbc_decrypt(&mut Plain, &decrypt, 64, &vector, &chained), text);

    let fed = cfb_encrypt(&mut Plain, &encrypt, 64, &vector[..128], &text);
    assert_eq!(bytes(&fed), octets("db37e0e266903c830d46644c1f9a089c24bdd2035315d38bbcc0321421075505"));
    assert_eq!(cfb_decrypt(&mut Plain, &encrypt, 64, &vector[..128], &fed), text);

    assert_eq!(bytes(&omac(&mut Plain, &encrypt, 64, &text))[..4], octets("154e7210"));
}
