//! Makes the cases for records and packets of protocols. The IVs in these cases are public. The nonces of ciphers are
//! public in every case of this crate.
use crate::{Case, Secrets};
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Level, Magma,
    record::{
        Incoming, Outgoing,
        esp::{self, Transform},
        tls12, tls13,
    },
};
use std::hint::black_box;

/// The message of the panic if this CPU cannot run a level (a set of CPU features). This never happens, because every
/// listed level runs on this CPU.
const HERE: &str = "this CPU has the level";
/// Lengths of payloads. With these lengths, several records have one key, the key of a section (ACPKM) changes within a
/// record, and the records in different lanes have different lengths.
const LENGTHS: [usize; 6] = [0, 5, 64, 300, 1472, 5000];

pub(crate) fn add(level: Level, cases: &mut Vec<Case>) {
    let has = |mut levels: Box<dyn Iterator<Item = Level>>| levels.any(|l| l == level);
    let (kuznyechik, magma) = (has(Box::new(Kuznyechik::levels())), has(Box::new(Magma::levels())));
    let gost28147 = has(Box::new(Gost28147::levels()));
    for suite in tls12::Suite::ALL {
        let is_here = match suite {
            tls12::Suite::KuznyechikCtrOmac => kuznyechik,
            tls12::Suite::MagmaCtrOmac => magma,
            tls12::Suite::Gost28147CntImit => gost28147,
        };
        if is_here {
            cases.push(Case::new(suite.name(), move |secrets| tls12(secrets, suite, level)));
        }
    }
    for suite in tls13::Suite::ALL {
        if if suite.block_size() == 16 { kuznyechik } else { magma } {
            cases.push(Case::new(suite.name(), move |secrets| tls13(secrets, suite, level)));
        }
    }
    for transform in Transform::ALL {
        if if transform.key_size() == 44 { kuznyechik } else { magma } {
            cases.push(Case::new(transform.name(), move |secrets| esp(secrets, transform, level)));
        }
    }
}

fn tls12(secrets: &dyn Secrets, suite: tls12::Suite, level: Level) -> impl FnOnce() + use<> {
    let (mac_key, key): ([u8; 32], [u8; 32]) = (secrets.bytes(), secrets.bytes());
    let buffers = buffers(secrets);
    move || {
        let iv = &[3; 8][..suite.iv_size()];
        let mut sealer = tls12::Sealer::with_level(suite, level, &mac_key, &key, iv).expect(HERE);
        let mut opener = tls12::Opener::with_level(suite, level, &mac_key, &key, iv).expect(HERE);
        both(buffers, 5, |packets| sealer.seal(packets), |packets| opener.open(packets));
    }
}

fn tls13(secrets: &dyn Secrets, suite: tls13::Suite, level: Level) -> impl FnOnce() + use<> {
    let key: [u8; 32] = secrets.bytes();
    let buffers = buffers(secrets);
    move || {
        let iv = &[3; 16][..suite.block_size()];
        let mut sealer = tls13::Sealer::with_level(suite, level, &key, iv).expect(HERE);
        let mut opener = tls13::Opener::with_level(suite, level, &key, iv).expect(HERE);
        both(buffers, 5, |packets| sealer.seal(packets), |packets| opener.open(packets));
    }
}

fn esp(secrets: &dyn Secrets, transform: Transform, level: Level) -> impl FnOnce() + use<> {
    let key: [u8; 44] = secrets.bytes();
    let buffers = buffers(secrets);
    move || {
        let key = &key[..transform.key_size()];
        let sealer = esp::Sealer::with_level(transform, level, 7, key).expect(HERE);
        let mut sealer = sealer.with_leaf_limits(4, 1 << 20).expect("allowed").with_extended_numbers();
        let opener = esp::Opener::with_level(transform, level, 7, key).expect(HERE);
        let mut opener = opener.with_extended_numbers();
        both(buffers, 16, |packets| sealer.seal(packets), |packets| opener.open(packets));
    }
}

/// Returns secret payloads, with free space around them.
fn buffers(secrets: &dyn Secrets) -> Vec<Vec<u8>> {
    let buffer = |len: &usize| {
        let mut buffer = vec![0; 16 + len + 40];
        secrets.fill(&mut buffer[16..16 + len]);
        buffer
    };
    LENGTHS.iter().map(buffer).collect()
}

/// Seals an array of packets, alters one packet, and opens the array. The altered packet is rejected. A branch on
/// whether a packet is rejected is no leak, because it is public whether a tag is right.
fn both(
    mut buffers: Vec<Vec<u8>>,
    header: usize,
    seal: impl FnOnce(&mut [Outgoing<'_>]) -> fastgost::Result<()>,
    open: impl FnOnce(&mut [Incoming<'_>]) -> fastgost::Result<()>,
) {
    for (buffer, len) in buffers.iter_mut().zip(LENGTHS) {
        buffer.copy_within(16..16 + len, header);
    }
    let places = buffers.iter_mut().zip(LENGTHS);
    let mut outgoing: Vec<_> =
        places.map(|(buffer, len)| Outgoing::in_place(23, buffer, header..header + len)).collect();
    seal(&mut outgoing).expect("allowed");
    let sealed: Vec<_> = outgoing.into_iter().map(|packet| packet.result.expect("sealed").packet).collect();
    buffers[3][100] ^= 1;
    let places = buffers.iter_mut().zip(sealed);
    let mut incoming: Vec<_> = places.map(|(buffer, packet)| Incoming::in_place(buffer, packet)).collect();
    open(&mut incoming).expect_err("one is altered");
    assert!(incoming[0].result.is_ok() && incoming[3].result.is_err());
    black_box(buffers);
}
