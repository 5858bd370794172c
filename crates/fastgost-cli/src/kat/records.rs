//! Known answers for records of TLS 1.2 and TLS 1.3, and packets of ESP.
use super::{
    Fields, On, Result,
    hashes::{esp_key, tls_key},
    same,
};
use fastgost::{
    kdf::TlsTreeParameters,
    record::{
        Incoming, Outgoing,
        esp::{self, Iv, Transform},
        tls12, tls13,
    },
    registry::Options,
};

/// A protected record or packet, and its contents.
struct Record {
    kind: u8,
    payload: Vec<u8>,
    padding: usize,
    protected: Vec<u8>,
}

/// Two functions of a connection, for any protocol. The first function seals records, and the second function opens
/// records.
type Ends = (
    Box<dyn FnMut(&mut [Outgoing<'_>]) -> fastgost::Result<()>>,
    Box<dyn FnMut(&mut [Incoming<'_>]) -> fastgost::Result<()>>,
);

macro_rules! ends {
    ($sealer:ident, $opener:ident) => {
        (Box::new(move |records| $sealer.seal(records)), Box::new(move |records| $opener.open(records)))
    };
}

/// Seals and opens the records twice, and compares the results with the case. First, one call processes all records,
/// from one buffer to another buffer. Then a second connection processes the records in place, one after the other.
fn seal_and_open(records: &[Record], header: usize, connect: impl Fn() -> Result<Ends>) -> Result {
    let (mut seal, mut open) = connect()?;
    let mut buffers: Vec<_> = records.iter().map(|r| vec![0; r.protected.len()]).collect();
    let places = records.iter().zip(&mut buffers);
    let outgoing = places.map(|(r, buffer)| Outgoing::copied(r.kind, &r.payload, buffer).with_padding(r.padding));
    seal(&mut outgoing.collect::<Vec<_>>())?;
    same("the protected record", &buffers, &records.iter().map(|r| r.protected.clone()).collect())?;

    let mut opened = buffers.clone();
    opened.iter_mut().for_each(|buffer| buffer.fill(0));
    let places = buffers.iter().zip(&mut opened);
    let mut incoming: Vec<_> = places.map(|(packet, buffer)| Incoming::copied(packet, buffer)).collect();
    open(&mut incoming)?;
    records.iter().zip(&incoming).try_for_each(|(r, i)| is_opened(r, i))?;

    let (mut seal, mut open) = connect()?;
    for (r, buffer) in records.iter().zip(&mut buffers) {
        buffer.fill(0);
        let payload = header..header + r.payload.len();
        buffer[payload.clone()].copy_from_slice(&r.payload);
        seal(&mut [Outgoing::in_place(r.kind, buffer, payload).with_padding(r.padding)])?;
        same("the record protected in place", buffer, &r.protected)?;
        let all = 0..buffer.len();
        let mut incoming = [Incoming::in_place(buffer, all)];
        open(&mut incoming)?;
        is_opened(r, &incoming[0])?;
    }
    Ok(())
}

fn is_opened(record: &Record, incoming: &Incoming<'_>) -> Result {
    let opened = incoming.result.clone()?;
    same("the type that is opened", &opened.kind, &record.kind)?;
    same("the payload that is opened", &incoming.buffer[opened.payload], &record.payload[..])
}

/// Checks a record, or all records that one side of a connection sends. With CNT_IMIT, a record's tag also depends on
/// the earlier records, so a record can only be checked after these records.
pub fn tls12(case: &Fields<'_>, on: &On<'_>) -> Result {
    let suite = case.known("suite", &tls12::Suite::ALL.map(|suite| (suite.name(), suite)))?;
    let (mac_key, key, iv) = (case.block("mac_write_key")?, case.block("enc_write_key")?, case.bytes("write_iv")?);
    let sequence = case.if_any("seqnum", Fields::number)?.unwrap_or(0);
    let all = case.has("tls_ciphertexts");
    let records = if all { whole_side(case)? } else { vec![record(case, "application_data", 0)?] };
    let follows = !all && suite == tls12::Suite::Gost28147CntImit;
    let earlier = if follows { case.numbers::<u16>("earlier_zero_bytes")? } else { Vec::new() };
    if follows {
        same("the number of earlier records", &(earlier.len() as u64), &sequence)?;
    }
    if !all {
        inside_tls12(case, on, suite, &records[0], &earlier, sequence)?;
    }
    seal_and_open(&records, 5, || {
        let mut sealer = tls12::Sealer::with_level(suite, on.level, &mac_key, &key, &iv)?;
        let mut opener = tls12::Opener::with_level(suite, on.level, &mac_key, &key, &iv)?;
        for &len in &earlier {
            let payload = vec![0; len.into()];
            let (mut buffer, mut opened) = (vec![0; payload.len() + 9], vec![0; payload.len() + 9]);
            sealer.seal(&mut [Outgoing::copied(records[0].kind, &payload, &mut buffer)])?;
            opener.open(&mut [Incoming::copied(&buffer, &mut opened)])?;
        }
        if sequence > 0 && !follows {
            sealer.set_sequence(sequence)?;
            opener.set_sequence(sequence)?;
        }
        Ok(ends!(sealer, opener))
    })
}

/// Returns the record of a case. `payload` is the name of the field that contains the record's payload.
fn record(case: &Fields<'_>, payload: &str, padding: usize) -> Result<Record> {
    let (kind, protected) = (case.number("content_type")?, case.bytes("tls_ciphertext")?);
    Ok(Record { kind, payload: case.data(payload)?, padding, protected })
}

fn whole_side(case: &Fields<'_>) -> Result<Vec<Record>> {
    let (kinds, payloads) = (case.numbers("content_types")?, case.byte_strings("payloads")?);
    let protected = case.byte_strings("tls_ciphertexts")?;
    same("the number of payloads", &payloads.len(), &protected.len())?;
    same("the number of types", &kinds.len(), &protected.len())?;
    let records = kinds.into_iter().zip(payloads).zip(protected);
    Ok(records.map(|((kind, payload), protected)| Record { kind, payload, padding: 0, protected }).collect())
}

/// Checks the keys, the IV and the MAC of a record.
fn inside_tls12(
    case: &Fields<'_>,
    on: &On<'_>,
    suite: tls12::Suite,
    record: &Record,
    earlier: &[u16],
    sequence: u64,
) -> Result {
    let mut message = Vec::new();
    let mut add = |number: u64, payload: &[u8]| {
        let len = payload.len();
        let header = [record.kind, 3, 3, (len >> 8) as u8, len as u8];
        message.extend([&number.to_be_bytes()[..], &header, payload].concat());
    };
    earlier.iter().zip(0..).for_each(|(len, number)| add(number, &vec![0; (*len).into()]));
    add(sequence, &record.payload);
    let (mac, parameters) = match suite {
        tls12::Suite::KuznyechikCtrOmac => ("kuznyechik-omac", TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
        tls12::Suite::MagmaCtrOmac => ("magma-omac", TlsTreeParameters::MAGMA_CTR_OMAC),
        tls12::Suite::Gost28147CntImit => {
            let (key, options) = (case.bytes("mac_write_key")?, Options { meshing: true, ..Options::default() });
            return case.is("mac", on.with("gost28147-imit")?.tag(&key, &options, &message)?);
        }
    };
    let key = tls_key(&case.block("mac_write_key")?, parameters, sequence, on.level)?;
    case.is("k_mac", key)?;
    case.is("k_enc", tls_key(&case.block("enc_write_key")?, parameters, sequence, on.level)?)?;
    let iv = case.bytes("write_iv")?;
    let sum = iv.iter().fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte)).wrapping_add(sequence);
    case.is("iv_n", &sum.to_be_bytes()[8_usize.saturating_sub(iv.len())..])?;
    case.is("mac", on.with(mac)?.tag(&key, &Options::default(), &message)?)
}

pub fn tls13(case: &Fields<'_>, on: &On<'_>) -> Result {
    let suite = case.known("suite", &tls13::Suite::ALL.map(|suite| (suite.name(), suite)))?;
    let (key, iv) = (case.block("write_key")?, case.bytes("write_iv")?);
    let sequence = case.number::<u64>("seqnum")?;
    let record = record(case, "payload", case.number("padding")?)?;
    case.is("record_key", tls_key(&key, suite.parameters(), sequence, on.level)?)?;
    let mut nonce = iv.clone();
    nonce.iter_mut().rev().zip(sequence.to_le_bytes()).for_each(|(byte, number)| *byte ^= number);
    nonce.iter_mut().take(1).for_each(|byte| *byte &= 0x7f);
    case.is("nonce", nonce)?;
    case.is("additional_data", &record.protected[..record.protected.len().min(5)])?;
    seal_and_open(&[record], 5, || {
        let mut sealer = tls13::Sealer::with_level(suite, on.level, &key, &iv)?;
        let mut opener = tls13::Opener::with_level(suite, on.level, &key, &iv)?;
        sealer.set_sequence(sequence)?;
        opener.set_sequence(sequence)?;
        Ok(ends!(sealer, opener))
    })
}

pub fn esp(case: &Fields<'_>, on: &On<'_>) -> Result {
    let transform = case.known("transform", &Transform::ALL.map(|transform| (transform.name(), transform)))?;
    let key = case.bytes("transform_key")?;
    let ([i1], i2, i3) =
        (case.block("i1")?, u16::from_be_bytes(case.block("i2")?), u16::from_be_bytes(case.block("i3")?));
    let [a, b, c] = case.block("pnum")?;
    let iv = Iv { i1, i2, i3, pnum: u32::from_be_bytes([0, a, b, c]) };
    case.is("iv", iv.to_bytes())?;
    let (root, salt) = key.split_first_chunk::<32>().ok_or("transform_key is too short")?;
    case.is("k_msg", esp_key(root, (i1, i2, i3), on.level)?)?;
    case.is("nonce", [&[0, a, b, c], salt].concat())?;

    // The field `aad` begins with two numbers: the SPI and the sequence number. If the transform encrypts, `plaintext`
    // contains the body of the packet. Otherwise the body is in `aad`, after the numbers and the IV, and is only
    // authenticated.
    let (associated, plaintext) = (case.bytes("aad")?, case.bytes("plaintext")?);
    let (ciphertext, icv) = (case.bytes("ciphertext")?, case.bytes("icv")?);
    let (numbers, more) = associated.split_first_chunk::<8>().ok_or("aad is too short")?;
    let (body, sent) = match transform.encrypts() {
        true => {
            same("what follows the numbers in aad", more, &[])?;
            (&plaintext[..], &ciphertext[..])
        }
        false => {
            same("plaintext and ciphertext", &(&plaintext[..], &ciphertext[..]), &(&[][..], &[][..]))?;
            let (in_data, body) = more.split_first_chunk::<8>().ok_or("aad is too short")?;
            same("the IV in aad", in_data, &iv.to_bytes())?;
            (body, body)
        }
    };
    let protected = [&numbers[..], &iv.to_bytes(), sent, &icv].concat();
    let packet = case.bytes("esp_packet")?;
    let (ip, inside) = packet.split_first_chunk::<20>().ok_or("esp_packet is too short")?;
    same("the packet after the IP header", inside, &protected[..])?;
    ip_header(ip, packet.len())?;

    let (padded, [padding, kind]) = body.split_last_chunk::<2>().ok_or("no trailer")?;
    let len = padded.len().checked_sub((*padding).into()).ok_or("more padding than there are bytes")?;
    let record = Record { kind: *kind, payload: padded[..len].to_vec(), padding: 0, protected };
    let [spi, sequence] = [&numbers[..4], &numbers[4..]].map(|n| n.iter().fold(0, |n: u32, b| n << 8 | u32::from(*b)));
    seal_and_open(&[record], 16, || {
        let mut sealer = esp::Sealer::with_level(transform, on.level, spi, &key)?;
        let mut opener = esp::Opener::with_level(transform, on.level, spi, &key)?;
        sealer.set_next(sequence.into(), iv)?;
        Ok(ends!(sealer, opener))
    })
}

/// Checks the IP header of a packet. The header must have version 4 and no options. The length, the protocol and the
/// checksum in the header must be correct for the packet.
fn ip_header(header: &[u8; 20], len: usize) -> Result {
    same("the beginning of the IP header", &header[0], &0x45)?;
    same("the length in the IP header", &usize::from(u16::from_be_bytes([header[2], header[3]])), &len)?;
    same("the protocol in the IP header", &header[9], &50)?;
    let sum: u32 = header.chunks_exact(2).map(|word| u32::from(u16::from_be_bytes([word[0], word[1]]))).sum();
    same("the checksum of the IP header", &((sum & 0xffff) + (sum >> 16)), &0xffff)
}
