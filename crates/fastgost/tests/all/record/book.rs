//! Makes packets by the formulas of the RFCs, one after the other. The code computes these formulas with the library's
//! functions for modes.
use super::subjects::{IV, KEY, MAC_KEY, SPI, Subject};
use fastgost::{
    Cipher, Gost28147, Kuznyechik, Magma, Sbox,
    aead::Mgm,
    hash::Streebog256,
    kdf::{EspTree, TlsTree, TlsTreeParameters},
    mac::{Hmac, Imit, Omac},
    mode::{Cnt, CtrAcpkm, Meshed},
    record::{tls12, tls13},
};

/// Returns packets with these payloads. The first packet has the number `from`. `kind` gives the kind of each packet.
pub fn packets(subject: Subject, from: u64, payloads: &[Vec<u8>], leaf: u32) -> Vec<Vec<u8>> {
    let of_kinds: Vec<_> = (from..).zip(payloads).map(|(number, payload)| (kind(number), &payload[..])).collect();
    packets_of(subject, from, &of_kinds, leaf)
}

/// Returns the packets with these kinds and payloads.
pub fn packets_of(subject: Subject, from: u64, payloads: &[(u8, &[u8])], leaf: u32) -> Vec<Vec<u8>> {
    let numbered = (from..).zip(payloads.iter().copied());
    match subject {
        Subject::Tls12(tls12::Suite::Gost28147CntImit) => cnt_imit(payloads),
        Subject::Tls12(suite) => numbered.map(|(n, payload)| ctr_omac(suite, n, payload)).collect(),
        Subject::Tls13(suite) => numbered.map(|(n, payload)| mgm(suite, n, payload)).collect(),
        Subject::Esp(transform) | Subject::Esn(transform) => {
            let is_extended = subject == Subject::Esn(transform);
            let esp = |(i, (n, (kind, payload))): (u32, (u64, (u8, &[u8])))| {
                let (i3, pnum) = ((i / leaf) as u16, i % leaf);
                let iv = [&[0, 0, 0][..], &i3.to_be_bytes(), &pnum.to_be_bytes()[1..]].concat();
                let mut body = payload.to_vec();
                let padding = (6 - payload.len() % 4) % 4;
                body.extend(1..=padding as u8);
                body.extend([padding as u8, kind]);
                let high = if is_extended { &n.to_be_bytes()[..4] } else { &[] };
                let low = &n.to_be_bytes()[4..];
                let numbers = [&SPI.to_be_bytes()[..], high, low].concat();
                let header = [&SPI.to_be_bytes()[..], low, &iv].concat();
                let mut tree = EspTree::new(Hmac::new(Streebog256::new(), &KEY[..32]));
                let key = *tree.key(0, 0, i3);
                let nonce = [&[0], &pnum.to_be_bytes()[1..], &KEY[32..transform.key_size()]].concat();
                let (associated, mut data) = match transform.encrypts() {
                    true => (numbers, body),
                    false => ([numbers, iv, body].concat(), Vec::new()),
                };
                let tag = match transform.key_size() {
                    44 => seal(Kuznyechik::new(&key), &nonce, &associated, &mut data),
                    _ => seal(Magma::new(&key), &nonce, &associated, &mut data),
                };
                let sent = if transform.encrypts() { data } else { associated[header.len() + high.len()..].to_vec() };
                [header, sent, tag[..transform.tag_size()].to_vec()].concat()
            };
            (0..).zip(numbered).map(esp).collect()
        }
    }
}

pub fn kind(number: u64) -> u8 {
    match 1 + (number % 200) as u8 {
        // Records of these kinds never have an empty payload.
        20..=22 => 23,
        kind => kind,
    }
}

fn seal<C: Cipher>(cipher: C, nonce: &[u8], associated: &[u8], data: &mut Vec<u8>) -> Vec<u8> {
    Mgm::new(cipher).seal(nonce, associated, data).unwrap().to_vec()
}

fn mgm(suite: tls13::Suite, number: u64, (kind, payload): (u8, &[u8])) -> Vec<u8> {
    let block = suite.block_size();
    let key = *TlsTree::from_key(KEY[..32].try_into().unwrap(), suite.parameters()).key(number);
    let mut nonce = IV[..block].to_vec();
    nonce[block - 8..].iter_mut().zip(number.to_be_bytes()).for_each(|(byte, n)| *byte ^= n);
    nonce[0] &= 0x7f;
    let mut data = [payload, &[kind]].concat();
    let len = (data.len() + block) as u16;
    let header = [&[23, 3, 3][..], &len.to_be_bytes()].concat();
    let tag = match block {
        16 => seal(Kuznyechik::new(&key), &nonce, &header, &mut data),
        _ => seal(Magma::new(&key), &nonce, &header, &mut data),
    };
    [header, data, tag].concat()
}

fn ctr_omac(suite: tls12::Suite, number: u64, payload: (u8, &[u8])) -> Vec<u8> {
    let parameters = match suite {
        tls12::Suite::KuznyechikCtrOmac => TlsTreeParameters::KUZNYECHIK_CTR_OMAC,
        _ => TlsTreeParameters::MAGMA_CTR_OMAC,
    };
    let mac_key = *TlsTree::from_key(&MAC_KEY, parameters).key(number);
    let key = *TlsTree::from_key(KEY[..32].try_into().unwrap(), parameters).key(number);
    match suite {
        tls12::Suite::KuznyechikCtrOmac => {
            composed(number, payload, Kuznyechik::new(&mac_key), Kuznyechik::new(&key), 4096)
        }
        _ => composed(number, payload, Magma::new(&mac_key), Magma::new(&key), 1024),
    }
}

fn composed<C: Cipher>(number: u64, (kind, payload): (u8, &[u8]), mac: C, cipher: C, section: usize) -> Vec<u8> {
    let header = |len: usize| [&[kind, 3, 3][..], &(len as u16).to_be_bytes()].concat();
    let mut mac = Omac::new(mac);
    mac.update(&number.to_be_bytes());
    mac.update(&header(payload.len()));
    mac.update(payload);
    let mut data = [payload, &mac.finalize()].concat();
    let half = C::BLOCK_SIZE / 2;
    let mut iv = [0; 8];
    iv[8 - half..].copy_from_slice(&IV[..half]);
    let iv = u64::from_be_bytes(iv).wrapping_add(number).to_be_bytes();
    CtrAcpkm::new(cipher, section, &iv[8 - half..]).unwrap().apply(&mut data).unwrap();
    [header(data.len()), data].concat()
}

fn cnt_imit(payloads: &[(u8, &[u8])]) -> Vec<Vec<u8>> {
    let z = Sbox::from_name("z").unwrap();
    let mut keystream = Meshed::<Cnt>::new(Gost28147::new(KEY[..32].try_into().unwrap(), &z), &IV[..8]).unwrap();
    let mut before = Vec::new();
    let record = |(number, (kind, payload)): (u64, (u8, &[u8]))| {
        let header = |len: usize| [&[kind, 3, 3][..], &(len as u16).to_be_bytes()].concat();
        before.extend([&number.to_be_bytes()[..], &header(payload.len()), payload].concat());
        let mut mac = Imit::new(Gost28147::new(&MAC_KEY, &z)).with_meshing();
        mac.update(&before);
        let mut data = [payload, &mac.finalize()].concat();
        keystream.encrypt(&mut data).unwrap();
        [header(data.len()), data].concat()
    };
    (0..).zip(payloads.iter().copied()).map(record).collect()
}
