//! Records of TLS 1.2 and TLS 1.3, packets of ESP.
use super::{Fields, Runner, Verdict, checked_size, known, same};
use fastgost::{
    Gost28147, Kuznyechik, Level, Magma, Sbox,
    hash::Streebog256,
    kdf::{EspTree, TlsTree, TlsTreeParameters},
    mac::{Hmac, Imit, Omac},
    record::{
        Incoming, Outgoing,
        esp::{self, Iv, Transform},
        tls12, tls13,
    },
};

pub fn tls12(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(match suite12(case)? {
        tls12::Suite::KuznyechikCtrOmac => Runner::Kernels("kuznyechik-ctr-omac", run_tls12),
        tls12::Suite::MagmaCtrOmac => Runner::Kernels("magma-ctr-omac", run_tls12),
        tls12::Suite::Gost28147CntImit => Runner::Kernels("gost28147-cnt", run_tls12),
    })
}

pub fn tls13(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(match suite13(case)?.block_size() {
        16 => Runner::Kernels("kuznyechik-mgm", run_tls13),
        _ => Runner::Kernels("magma-mgm", run_tls13),
    })
}

pub fn esp(case: &Fields<'_>) -> Result<Runner, String> {
    Ok(match transform(case)?.key_size() {
        44 => Runner::Kernels("kuznyechik-mgm", run_esp),
        _ => Runner::Kernels("magma-mgm", run_esp),
    })
}

fn suite12(case: &Fields<'_>) -> Result<tls12::Suite, String> {
    known("suite", case.text("suite")?, &tls12::Suite::ALL.map(|suite| (suite.name(), suite)))
}

fn suite13(case: &Fields<'_>) -> Result<tls13::Suite, String> {
    known("suite", case.text("suite")?, &tls13::Suite::ALL.map(|suite| (suite.name(), suite)))
}

fn transform(case: &Fields<'_>) -> Result<Transform, String> {
    known("transform", case.text("transform")?, &Transform::ALL.map(|transform| (transform.name(), transform)))
}

/// A protected record or packet with what is in it.
struct Record {
    kind: u8,
    payload: Vec<u8>,
    padding: usize,
    protected: Vec<u8>,
}

/// Seals and opens records: all in one call, from other buffers, and one after the other, in place.
fn seal_and_open(
    records: &[Record],
    header: usize,
    mut seal: [impl FnMut(&mut [Outgoing<'_>]) -> fastgost::Result<()>; 2],
    mut open: [impl FnMut(&mut [Incoming<'_>]) -> fastgost::Result<()>; 2],
) -> Verdict {
    let error = |e: fastgost::Error| e.to_string();
    let mut buffers: Vec<_> = records.iter().map(|r| vec![0; r.protected.len()]).collect();
    let places = records.iter().zip(&mut buffers);
    let outgoing = places.map(|(r, buffer)| Outgoing::copied(r.kind, &r.payload, buffer).with_padding(r.padding));
    let mut outgoing: Vec<_> = outgoing.collect();
    seal[0](&mut outgoing).map_err(error)?;
    same("the protected record", &buffers, &records.iter().map(|r| r.protected.clone()).collect())?;

    let mut opened: Vec<_> = records.iter().map(|r| vec![0; r.protected.len()]).collect();
    let places = buffers.iter().zip(&mut opened);
    let mut incoming: Vec<_> = places.map(|(packet, buffer)| Incoming::copied(packet, buffer)).collect();
    open[0](&mut incoming).map_err(error)?;
    for (r, i) in records.iter().zip(&incoming) {
        is_opened(r, i)?;
    }

    for (r, buffer) in records.iter().zip(&mut buffers) {
        buffer.fill(0);
        let payload = header..header + r.payload.len();
        buffer[payload.clone()].copy_from_slice(&r.payload);
        seal[1](&mut [Outgoing::in_place(r.kind, buffer, payload).with_padding(r.padding)]).map_err(error)?;
        same("the record protected in place", buffer, &r.protected)?;
        let all = 0..buffer.len();
        let mut incoming = [Incoming::in_place(buffer, all)];
        open[1](&mut incoming).map_err(error)?;
        is_opened(r, &incoming[0])?;
    }
    Ok(())
}

fn is_opened(record: &Record, incoming: &Incoming<'_>) -> Verdict {
    let opened = incoming.result.clone().map_err(|e| e.to_string())?;
    same("the type that is opened", &opened.kind, &record.kind)?;
    same("the payload that is opened", &incoming.buffer[opened.payload], &record.payload[..])
}

fn byte(name: &str, number: usize) -> Result<u8, String> {
    number.try_into().map_err(|_| format!("{name} is not a byte"))
}

fn zeros(number: usize) -> Result<Vec<u8>, String> {
    checked_size(number)?;
    Ok(vec![0; number])
}

fn run_tls12(case: &Fields<'_>, level: Level) -> Verdict {
    let suite = suite12(case)?;
    let (mac_key, key) = (case.block::<32>("mac_write_key")?, case.block::<32>("enc_write_key")?);
    let iv = case.bytes("write_iv")?;
    let sequence = if case.has("seqnum") { case.long("seqnum")? } else { 0 };
    let mut records = Vec::new();
    if case.has("tls_ciphertexts") {
        let types = case.array("content_types")?;
        let (payloads, protected) = (case.byte_strings("payloads")?, case.byte_strings("tls_ciphertexts")?);
        same("the number of payloads", &payloads.len(), &protected.len())?;
        same("the number of types", &types.len(), &protected.len())?;
        for ((kind, payload), protected) in types.iter().zip(payloads).zip(protected) {
            let kind = kind.as_u64().and_then(|kind| kind.try_into().ok()).ok_or("a content type is not a byte")?;
            records.push(Record { kind, payload, padding: 0, protected });
        }
    } else {
        let (kind, payload) =
            (byte("content_type", case.number("content_type")?)?, zeros(case.number("application_data_zero_bytes")?)?);
        let record = Record { kind, payload, padding: 0, protected: case.bytes("tls_ciphertext")? };
        if suite == tls12::Suite::Gost28147CntImit {
            return continued(case, level, (&mac_key, &key, &iv), &record, sequence);
        }
        inside_ctr_omac(case, level, suite, &record, sequence)?;
        records.push(record);
    }
    let error = |e: fastgost::Error| e.to_string();
    let at = |mut sealer: tls12::Sealer| {
        if sequence > 0 { sealer.set_sequence(sequence).map(|()| sealer) } else { Ok(sealer) }
    };
    let sealer = || tls12::Sealer::with_level(suite, level, &mac_key, &key, &iv).and_then(at).map_err(error);
    let at = |mut opener: tls12::Opener| {
        if sequence > 0 { opener.set_sequence(sequence).map(|()| opener) } else { Ok(opener) }
    };
    let opener = || tls12::Opener::with_level(suite, level, &mac_key, &key, &iv).and_then(at).map_err(error);
    let (sealers, openers) = ([sealer()?, sealer()?], [opener()?, opener()?]);
    let seal = sealers.map(|mut sealer| move |records: &mut [Outgoing<'_>]| sealer.seal(records));
    let open = openers.map(|mut opener| move |records: &mut [Incoming<'_>]| opener.open(records));
    seal_and_open(&records, 5, seal, open)
}

/// A record of CNT_IMIT after others.
fn continued(
    case: &Fields<'_>,
    level: Level,
    (mac_key, key, iv): (&[u8; 32], &[u8; 32], &[u8]),
    record: &Record,
    sequence: u64,
) -> Verdict {
    let earlier = case.array("earlier_zero_bytes")?;
    same("the number of earlier records", &(earlier.len() as u64), &sequence)?;
    let suite = tls12::Suite::Gost28147CntImit;
    let error = |e: fastgost::Error| e.to_string();
    let mut sealers = Vec::new();
    let mut openers = Vec::new();
    let z = Sbox::from_name("z").map_err(error)?;
    let mut mac = Imit::new(Gost28147::with_level(level, mac_key, &z).map_err(error)?).with_meshing();
    let mut add = |number: u64, kind: u8, len: usize| {
        mac.update(&number.to_be_bytes());
        mac.update(&[kind, 3, 3, (len >> 8) as u8, len as u8]);
        mac.update(&vec![0; len]);
    };
    for _ in 0..2 {
        sealers.push(tls12::Sealer::with_level(suite, level, mac_key, key, iv).map_err(error)?);
        openers.push(tls12::Opener::with_level(suite, level, mac_key, key, iv).map_err(error)?);
    }
    for (number, len) in earlier.iter().enumerate() {
        let len = len.as_u64().and_then(|len| len.try_into().ok()).ok_or("a length is not a whole number")?;
        let payload = zeros(len)?;
        add(number as u64, record.kind, len);
        for (sealer, opener) in sealers.iter_mut().zip(&mut openers) {
            let (mut buffer, mut opened) = (vec![0; len + 9], vec![0; len + 9]);
            sealer.seal(&mut [Outgoing::copied(record.kind, &payload, &mut buffer)]).map_err(error)?;
            opener.open(&mut [Incoming::copied(&buffer, &mut opened)]).map_err(error)?;
        }
    }
    add(sequence, record.kind, record.payload.len());
    same("mac", &mac.finalize()[..], &case.bytes("mac")?[..])?;
    let two = |list: Vec<_>| <[_; 2]>::try_from(list).map_err(|_| "two of each".to_owned());
    let seal = two(sealers)?.map(|mut sealer: tls12::Sealer| move |records: &mut [Outgoing<'_>]| sealer.seal(records));
    let [Some(first), Some(second)] = [openers.pop(), openers.pop()] else { return Err("two of each".to_owned()) };
    let open = [first, second].map(|mut opener| move |records: &mut [Incoming<'_>]| opener.open(records));
    seal_and_open(std::slice::from_ref(record), 5, seal, open)
}

/// The keys, the IV and the MAC of a record of CTR_OMAC.
fn inside_ctr_omac(case: &Fields<'_>, level: Level, suite: tls12::Suite, record: &Record, sequence: u64) -> Verdict {
    let error = |e: fastgost::Error| e.to_string();
    let parameters = match suite {
        tls12::Suite::KuznyechikCtrOmac => TlsTreeParameters::KUZNYECHIK_CTR_OMAC,
        _ => TlsTreeParameters::MAGMA_CTR_OMAC,
    };
    let derived = |name: &str| -> Result<[u8; 32], String> {
        let root = Hmac::new(Streebog256::with_level(level).map_err(error)?, &case.block::<32>(name)?);
        Ok(*TlsTree::new(root, parameters).key(sequence))
    };
    same("k_mac", &derived("mac_write_key")?, &case.block("k_mac")?)?;
    same("k_enc", &derived("enc_write_key")?, &case.block("k_enc")?)?;
    let write_iv = case.bytes("write_iv")?;
    let sum = write_iv.iter().fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte)).wrapping_add(sequence);
    let iv = &sum.to_be_bytes()[8_usize.saturating_sub(write_iv.len())..];
    same("iv_n", iv, &case.bytes("iv_n")?[..])?;
    let len = record.payload.len();
    let header = [record.kind, 3, 3, (len >> 8) as u8, len as u8];
    let key = derived("mac_write_key")?;
    let parts = [&sequence.to_be_bytes()[..], &header, &record.payload].concat();
    let mac = match suite {
        tls12::Suite::KuznyechikCtrOmac => tag(Omac::new(Kuznyechik::with_level(level, &key).map_err(error)?), &parts),
        _ => tag(Omac::new(Magma::with_level(level, &key).map_err(error)?), &parts),
    };
    same("mac", &mac, &case.bytes("mac")?)
}

fn tag<C: fastgost::Cipher>(mut mac: Omac<C>, message: &[u8]) -> Vec<u8> {
    mac.update(message);
    mac.finalize().to_vec()
}

fn run_tls13(case: &Fields<'_>, level: Level) -> Verdict {
    let suite = suite13(case)?;
    let (key, iv, sequence) = (case.block::<32>("write_key")?, case.bytes("write_iv")?, case.long("seqnum")?);
    let payload = match case.has("payload") {
        true => case.bytes("payload")?,
        false => zeros(case.number("payload_zero_bytes")?)?,
    };
    let kind = byte("content_type", case.number("content_type")?)?;
    let padding = case.number("padding")?;
    let record = Record { kind, payload, padding, protected: case.bytes("tls_ciphertext")? };

    let error = |e: fastgost::Error| e.to_string();
    let root = Hmac::new(Streebog256::with_level(level).map_err(error)?, &key);
    same("record_key", TlsTree::new(root, suite.parameters()).key(sequence), &case.block("record_key")?)?;
    let mut nonce = iv.clone();
    nonce.iter_mut().rev().zip(sequence.to_le_bytes()).for_each(|(byte, number)| *byte ^= number);
    nonce.iter_mut().take(1).for_each(|byte| *byte &= 0x7f);
    same("nonce", &nonce, &case.bytes("nonce")?)?;
    same("additional_data", &record.protected[..record.protected.len().min(5)], &case.bytes("additional_data")?[..])?;

    let sealer = || -> Result<_, String> {
        let mut sealer = tls13::Sealer::with_level(suite, level, &key, &iv).map_err(error)?;
        sealer.set_sequence(sequence).map_err(error)?;
        Ok(sealer)
    };
    let opener = || -> Result<_, String> {
        let mut opener = tls13::Opener::with_level(suite, level, &key, &iv).map_err(error)?;
        opener.set_sequence(sequence).map_err(error)?;
        Ok(opener)
    };
    let (sealers, openers) = ([sealer()?, sealer()?], [opener()?, opener()?]);
    let seal = sealers.map(|mut sealer| move |records: &mut [Outgoing<'_>]| sealer.seal(records));
    let open = openers.map(|mut opener| move |records: &mut [Incoming<'_>]| opener.open(records));
    seal_and_open(&[record], 5, seal, open)
}

fn run_esp(case: &Fields<'_>, level: Level) -> Verdict {
    let error = |e: fastgost::Error| e.to_string();
    let (transform, key) = (transform(case)?, case.bytes("transform_key")?);
    let fields = (case.block("i1")?, case.block("i2")?, case.block("i3")?, case.block::<3>("pnum")?);
    let (([i1], i2, i3), [a, b, c]) = ((fields.0, fields.1, fields.2), fields.3);
    let pnum = u32::from_be_bytes([0, a, b, c]);
    let iv = Iv { i1, i2: u16::from_be_bytes(i2), i3: u16::from_be_bytes(i3), pnum };
    same("iv", &iv.to_bytes(), &case.block("iv")?)?;
    let Some((root, salt)) = key.split_first_chunk::<32>() else { return Err("transform_key is too short".to_owned()) };
    let root = Hmac::new(Streebog256::with_level(level).map_err(error)?, root);
    same("k_msg", EspTree::new(root).key(iv.i1, iv.i2, iv.i3), &case.block("k_msg")?)?;
    same("nonce", &[&[0, a, b, c], salt].concat(), &case.bytes("nonce")?)?;

    // The numbers, and the body in the clear: what is encrypted, or authenticated with the numbers and the IV.
    let (associated, plaintext) = (case.bytes("aad")?, case.bytes("plaintext")?);
    let (ciphertext, icv) = (case.bytes("ciphertext")?, case.bytes("icv")?);
    let Some((numbers, more)) = associated.split_first_chunk::<8>() else { return Err("aad is too short".to_owned()) };
    let body = match transform.encrypts() {
        true => {
            same("what follows the numbers in aad", more, &[])?;
            &plaintext[..]
        }
        false => {
            same("plaintext", &plaintext, &Vec::new())?;
            let Some((in_data, body)) = more.split_first_chunk::<8>() else {
                return Err("aad is too short".to_owned());
            };
            same("the IV in aad", in_data, &iv.to_bytes())?;
            body
        }
    };
    let sent = if transform.encrypts() { &ciphertext[..] } else { body };
    if !transform.encrypts() {
        same("ciphertext", &ciphertext, &Vec::new())?;
    }
    let protected = [&numbers[..], &iv.to_bytes(), sent, &icv].concat();
    let packet = case.bytes("esp_packet")?;
    let Some((ip, inside)) = packet.split_first_chunk::<20>() else { return Err("esp_packet is too short".to_owned()) };
    same("the packet after the IP header", inside, &protected[..])?;
    ip_header(ip, packet.len())?;

    let Some((padded, [padding, kind])) = body.split_last_chunk::<2>() else { return Err("no trailer".to_owned()) };
    let len = padded.len().checked_sub((*padding).into()).ok_or("more padding than there are bytes")?;
    let record = Record { kind: *kind, payload: padded[..len].to_vec(), padding: 0, protected };
    let [spi, sequence] = [&numbers[..4], &numbers[4..]].map(|n| n.iter().fold(0, |n: u32, b| n << 8 | u32::from(*b)));
    let sealer = || -> Result<_, String> {
        let mut sealer = esp::Sealer::with_level(transform, level, spi, &key).map_err(error)?;
        sealer.set_next(sequence.into(), iv).map_err(error)?;
        Ok(sealer)
    };
    let opener = || esp::Opener::with_level(transform, level, spi, &key).map_err(error);
    let (sealers, openers) = ([sealer()?, sealer()?], [opener()?, opener()?]);
    let seal = sealers.map(|mut sealer| move |records: &mut [Outgoing<'_>]| sealer.seal(records));
    let open = openers.map(|mut opener| move |records: &mut [Incoming<'_>]| opener.open(records));
    seal_and_open(&[record], 16, seal, open)
}

/// The IP header around a packet: version 4 without options, the length, the protocol, and the checksum.
fn ip_header(header: &[u8; 20], len: usize) -> Verdict {
    same("the beginning of the IP header", &header[0], &0x45)?;
    same("the length in the IP header", &usize::from(u16::from_be_bytes([header[2], header[3]])), &len)?;
    same("the protocol in the IP header", &header[9], &50)?;
    let sum: u32 = header.chunks_exact(2).map(|word| u32::from(u16::from_be_bytes([word[0], word[1]]))).sum();
    same("the checksum of the IP header", &((sum & 0xffff) + (sum >> 16)), &0xffff)
}
