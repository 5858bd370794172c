//! The examples of RFC 5831, section 7.3.

use super::*;
use crate::{
    plain::{
        Plain, bits, bytes,
        hex::{is, number, octets},
    },
    standard::boxes::{DIGEST_CRYPTO_PRO, DIGEST_TEST},
};

const BOXES: Boxes<bool> = Boxes::Known(DIGEST_TEST);

/// The values that the RFC prints for one application of `chi`. These values are the four keys, the four encrypted
/// parts of the hash, and the new state.
type Step = [&'static str; 6];

#[track_caller]
fn step(h: &[bool], m: &[bool], step: &Step) {
    let keys = keys(&mut Plain, h, m);
    for (key, expected) in keys.iter().zip(step) {
        is(key, expected);
    }
    let s = encrypted(&mut Plain, &BOXES, &keys, h);
    is(&s, step[4]);
    is(&mix(&mut Plain, h, m, &s), step[5]);
    is(&chi(&mut Plain, &BOXES, m, h), step[5]);
}

/// Hashes a message. Compares the values in all steps with the values that the RFC prints. At the end, also compares
/// the sum of the blocks and the length of the message.
fn follow(message: &[bool], steps: &[Step], sum: &str, length: u64) {
    let mut state = State::new(&mut Plain, &[false; 256]);
    let (blocks, last) = steps.split_at(steps.len() - 2);
    for (m, printed) in message.chunks(256).zip(blocks) {
        let padded = [m, &[false; 256][m.len()..]].concat();
        step(&state.h, &padded, printed);
        state.block(&mut Plain, &BOXES, &padded, m.len() as u64);
    }
    is(&state.sum, sum);
    assert_eq!(state.length, vec(&mut Plain, length, 256));
    step(&state.h, &state.length, &last[0]);
    step(&number(last[0][5]), &state.sum, &last[1]);
    is(&state.finish(&mut Plain, &BOXES), last[1][5]);
    is(&hash(&mut Plain, &BOXES, &[false; 256], message), last[1][5]);
}

#[test]
fn one_block() {
    // In the first key that RFC 5831 prints, the fourth word and the seventh word are exchanged. RFC 5831 computes the
    // other values from the key with the right order of words, so all other values are right.
    let m = "73657479622032333d6874676e656c202c6567617373656d2073692073696854";
    let steps = [
        [
            "733d2c20656865737474676979676120626e737320657369326c656833206d54",
            "110c733d0d166568130e7474064179671d00626e161a2065090d326c4d393320",
            "80b111f3730df216850013f1c7e1f941620c1dff3abae91a3fa109f2f513b239",
            "a0e2804eff1b73f2ece27a00e7b8c7e1ee1d620cac0cc5baa804c05ea18b0aec",
            "e78604190d2a562d8d34589900ff0e285203ebc85d9bcffd42abbcce32bc0b1b",
            "cf9a8c65505967a468a03b8c42de7624d99c4124883da687561c7de33315c034",
        ],
        [
            "cf68d9569aa09c1c8c3b417d658c24e35042883359de3d156776a6c1a4248734",
            "8fcf68d9809aa09c3c8c3b41c7658c24bb5042882859de3d666676a6b3a42487",
            "4e70cf973c8065a0853c8cc457389a8ccabb50bde3d7a6ded19967885cb35b24",
            "584e70cfc53c806548853c8c1657389aedcabb5078e3d7a6eed198677f5cb35b",
            "66b70f5ef163f461468a952861d60593e5ec8a373fd422793cd1602ddd783e86",
            "2b6ec233c7bc89e42abc26925fea7285dd3848d1c6ac997a24f74e2b09a3aef7",
        ],
        [
            "5817f1040bd45d84b6522f274af5b00ba531b57a9c8fdfcabb1efcc6d7a517a3",
            "e82759e0c278d95015cc523cfc72ebb6d2c73da819a6cac93e8440f5c0ddb65a",
            "77483ad9f7c29caaeb06d1d7841bcad3fbc3daa07cb555f0d49680800a9e56bc",
            "a11579652d9fbc9c088c7cc246fb3dd27684adcbfa4aca0653eff7d7c0748708",
            "2aebfa76a85fb57d6f164de92951a581c31e74354930fd051f8a4942550a582d",
            "faff37a615a816691cff3ef8b68ca247e09525f39f8119832eb81975d366c4b1",
        ],
    ];
    follow(&number(m), &steps, m, 0x100);
}

#[test]
fn two_blocks() {
    let m = "7365747962203035203d206874676e656c20736168206567617373656d206c616e696769726f206568742065736f70707553";
    let steps = [
        [
            "7373672061656965686d727320206f6f656c207067616570616e687573697453",
            "144773730c0c61651f01686d4f0020204c50656c04156761061d616e1d277369",
            "cbff14b86d04f30c96051ffedfffb00035094caf72f9fb157cf006e2ab1ae227",
            "ebaccb00f7006dfbe5e16905b0b0dfffba1c3509fd118df9f61b830ff8c554e5",
            "ff41797ceeaadac243c9b1df2e14681ceddc22101ee1adf9fa67e757dafe3ad9",
            "f0ceea4e368b5a60c63d96c1e5b51cd2a93befbd2634f0adcbbb69ceed2d5d9a",
        ],
        [
            "f0c6ddebce3d42d3ea968d1d4ec19da936e516838bb501485a6fd03160b790ba",
            "16a4c6a9f9df3d3be4fc96ef5309c1bdfb68e5262cdbb534fe161c836f7dd2c8",
            "c49d846d1780482c9086887fc48c91869dcb0644d1e641e5a02109af9d52c7cf",
            "bdb0c9f0756e9131e1f290ea50e4cbb11cad9536f4e4b67499f31e2970c52afa",
            "62a07ea5ef3c33092ce1b076173d48cc6881eb66f5c7959f63fca1f1d33c31b8",
            "95bea0be88d5aa02fe3c9d45436ce821b8287cb62cbc135b3e339efef6576ca9",
        ],
        [
            "95feb83ebe3c2833a09d7c9ebe45b6fe88432cf6d56cbc57aae8136d02215b39",
            "8695feb81bbe3c28e2a09d7c48be45b6da88432cebd56cbc7fabe813f292215b",
            "b9799501141b413c1ee2a0620cb741456fda88bcd0142a6cfa80aa1615f2fdb1",
            "94b979957d141b41c21ee2a0040cb741346fda8846d0142abdfa81aadc1562fd",
            "d42336e02a0a69986c65478a3d08a1b99fddff204808e86394fd9d6df776a7ad",
            "47e26afd3e7278a17d47378506140773a3d97e7ea744cb4308aa4c243352c745",
        ],
        [
            "340e784883223b67025aaaabdda5f1f25b6af7ed1575de8719e64326d2bdf236",
            "03dc0ed0f4cd26bc8b595f13f5a4a55ea8b063cbed3d73256511662a7963008d",
            "c954ef19d0779a68ed37d3fb7da5addc4a9d027778ef765bc47311917ebb21b1",
            "6d12bc47d9363d191e3c696f28f2dc02f2137f3764e4c18b69ccfbf8ef72b7e3",
            "790dd7a1066544ea2829563c3c39d78125ef9645ee2c05dda5ecad922511a4d1",
            "0852f5623b89dd57aeb4781fe54df14eeafbc1350613763a0d770aa657ba1a47",
        ],
    ];
    let sum = "736168206567617373656d206c61e1cedbe2d48f509a88b140cde7d6ded5e173";
    follow(&number(m), &steps, sum, 0x190);
}

/// Checks hash codes that many sources have published. These hash codes are used because no RFC has an example with the
/// S-boxes of CryptoPro.
#[test]
fn published() {
    let check = |boxes, text: &str, code: &str| {
        let code = octets(code);
        let value = hash(&mut Plain, &Boxes::Known(boxes), &[false; 256], &bits(text.as_bytes()));
        assert_eq!(bytes(&value), code, "{text}");
    };
    let fox = "The quick brown fox jumps over the lazy dog";
    check(DIGEST_TEST, fox, "77b7fa410c9ac58a25f49bca7d0468c9296529315eaca76bd1a10f376d1f4294");
    check(DIGEST_TEST, "message digest", "ad4434ecb18f2c99b60cbe59ec3d2469582b65273f48de72db2fde16a4889a4d");
    check(DIGEST_CRYPTO_PRO, fox, "9004294a361a508c586fe53d1f1b02746765e71b765472786e4770d565830a76");
    check(DIGEST_CRYPTO_PRO, "abc", "b285056dbf18d7392d7677369524dd14747459ed8143997e163b2986f92fd42c");
}
