//! Tests arrays of packets. The packets have many lengths, come in many orders, and are divided into arrays of many
//! sizes. The data of a packet is in its own buffer, in another buffer, or in several parts.
use super::{
    book::{self, kind},
    subjects::{Sealer, Subject, payloads, splits},
};
use fastgost::record::{Incoming, Outgoing, esp::Iv, tls12, tls13};
use fastgost_testkit::Random;

/// In some protocols, the number of a packet decides which derived key (leaf) protects the packet. For such a protocol,
/// this function sets the sealer's number to a number shortly before the leaf changes. Returns the number.
fn start(subject: Subject, sealer: &mut Sealer) -> u64 {
    let start = match subject {
        Subject::Tls13(tls13::Suite::KuznyechikMgmL) => 8192 - 30,
        Subject::Tls13(tls13::Suite::MagmaMgmL) => (1 << 30) - 30,
        Subject::Tls13(_) => (1 << 29) - 30,
        Subject::Tls12(tls12::Suite::KuznyechikCtrOmac) => (1 << 32) - 30,
        Subject::Tls12(tls12::Suite::MagmaCtrOmac) => (1 << 25) - 30,
        Subject::Tls12(tls12::Suite::Gost28147CntImit) => 0,
        Subject::Esp(_) => 1,
        Subject::Esn(_) => (1 << 32) - 30,
    };
    match sealer {
        Sealer::Tls13(sealer) => sealer.set_sequence(start).unwrap(),
        Sealer::Tls12(sealer) if start > 0 => sealer.set_sequence(start).unwrap(),
        Sealer::Tls12(_) => {}
        Sealer::Esp(sealer) => sealer.set_next(start, Iv::default()).unwrap(),
    }
    start
}

#[test]
fn arrays_are_sealed_by_the_formulas() {
    let mut random = Random(1);
    for subject in Subject::all() {
        let payloads = payloads(&mut random, if subject.is_serial() { 40 } else { 150 }, subject.longest());
        let mut expected = Vec::new();
        for level in Subject::levels() {
            let mut sealer = subject.sealer(level);
            let first = start(subject, &mut sealer);
            if expected.is_empty() {
                expected = book::packets(subject, first, &payloads, 5);
            }
            for range in splits(&mut random, payloads.len()) {
                // A payload is in the record's own buffer (with space around it), in one separate buffer, or in three
                // separate parts.
                let (header, behind) = (subject.header(), subject.behind());
                let mut buffers: Vec<_> =
                    payloads[range.clone()].iter().map(|p| random.bytes(p.len() + header + behind + 20)).collect();
                let ways: Vec<_> = range.clone().map(|_| random.below(3)).collect();
                let cuts: Vec<_> = payloads[range.clone()].iter().map(|p| random.below(p.len() + 1)).collect();
                let parts: Vec<[&[u8]; 3]> =
                    payloads[range.clone()].iter().zip(&cuts).map(|(p, cut)| [&p[..*cut], &[], &p[*cut..]]).collect();
                let mut packets: Vec<Outgoing<'_>> = Vec::new();
                for (i, buffer) in buffers.iter_mut().enumerate() {
                    let (number, payload) = (first + (range.start + i) as u64, &payloads[range.start + i]);
                    packets.push(match ways[i] {
                        0 => {
                            let place = header + 7..header + 7 + payload.len();
                            buffer[place.clone()].copy_from_slice(payload);
                            Outgoing::in_place(kind(number), buffer, place)
                        }
                        1 => Outgoing::copied(kind(number), payload, buffer),
                        _ => Outgoing::gathered(kind(number), &parts[i], buffer),
                    });
                }
                sealer.seal(&mut packets).unwrap();
                for (i, packet) in packets.iter().enumerate() {
                    let (at, sealed) = (range.start + i, packet.result.clone().unwrap());
                    assert_eq!(sealed.sequence, first + at as u64);
                    assert_eq!(sealed.packet.start, if ways[i] == 0 { 7 } else { 0 });
                    assert_eq!(packet.buffer[sealed.packet], expected[at], "{subject:?} on {level:?}: packet {at}");
                }
            }
        }
    }
}

#[test]
fn arrays_are_opened_in_any_order() {
    let mut random = Random(2);
    for subject in Subject::all() {
        let payloads = payloads(&mut random, if subject.is_serial() { 40 } else { 150 }, subject.longest());
        let packets = book::packets(subject, u64::from(!subject.is_tls()), &payloads, 5);
        for level in Subject::levels() {
            let mut opener = subject.opener(level);
            let mut order: Vec<_> = (0..packets.len()).collect();
            if !subject.is_tls() {
                // The packets are shuffled, but no packet moves forward by more than the size of the window.
                (0..order.len()).for_each(|i| order.swap(i, (i + random.below(60)).min(packets.len() - 1)));
            }
            for range in splits(&mut random, packets.len()) {
                let order = &order[range];
                let mut buffers: Vec<_> = order.iter().map(|i| random.bytes(packets[*i].len() + 20)).collect();
                let ways: Vec<_> = order.iter().map(|_| random.below(3)).collect();
                let cuts: Vec<_> = order.iter().map(|i| random.below(packets[*i].len() + 1)).collect();
                let part = |(i, cut): (&usize, &usize)| [&packets[*i][..*cut], &[], &packets[*i][*cut..]];
                let parts: Vec<[&[u8]; 3]> = order.iter().zip(&cuts).map(part).collect();
                let mut incoming = Vec::new();
                for (n, buffer) in buffers.iter_mut().enumerate() {
                    let packet = &packets[order[n]];
                    incoming.push(match ways[n] {
                        0 => {
                            buffer[7..7 + packet.len()].copy_from_slice(packet);
                            Incoming::in_place(buffer, 7..7 + packet.len())
                        }
                        1 => Incoming::copied(packet, buffer),
                        _ => Incoming::gathered(&parts[n], buffer),
                    });
                }
                opener.open(&mut incoming).unwrap();
                for (n, packet) in incoming.iter().enumerate() {
                    let (at, opened) = (order[n], packet.result.clone().unwrap());
                    let number = at as u64 + u64::from(!subject.is_tls());
                    assert_eq!((opened.sequence, opened.kind), (number, kind(number)), "{subject:?} on {level:?}");
                    assert_eq!(packet.buffer[opened.payload], payloads[at], "{subject:?} on {level:?}: packet {at}");
                }
            }
        }
    }
}

#[test]
fn padding_hides_the_length() {
    let mut random = Random(3);
    for subject in Subject::all().into_iter().filter(|s| !matches!(s, Subject::Tls12(_))) {
        let level = Subject::levels()[0];
        let (mut sealer, mut opener) = (subject.sealer(level), subject.opener(level));
        for len in [0, 1, 3, 5, 30, 64, 200, 1000] {
            for padding in [0, 1, 2, 3, 4, 63, 64, 65, 200, 251, 252] {
                let payload = random.bytes(len);
                let mut buffer = vec![0; len + 400];
                let mut packet = [Outgoing::copied(23, &payload, &mut buffer).with_padding(padding)];
                sealer.seal(&mut packet).unwrap();
                let sealed = packet[0].result.clone().unwrap().packet;
                let least = len + padding + subject.header();
                assert!(sealed.len() > least && sealed.len() <= least + 40, "{subject:?}: {sealed:?} for {len}");
                if !subject.is_tls() {
                    assert_eq!(sealed.len() % 4, 0);
                }
                let (opened, buffer) = opener.one(&buffer[sealed]);
                assert_eq!(buffer[opened.unwrap().payload], payload);
            }
        }
    }
}

/// Tests records of many connections in one call. Each connection has its own position in the keystream and its own
/// state of the MAC.
#[test]
fn connections_are_processed_together() {
    let mut random = Random(4);
    for suite in tls12::Suite::ALL {
        for level in Subject::levels() {
            let (mac_key, iv) = ([3; 32], &[5; 8][..suite.iv_size()]);
            let sealer = |i: usize| tls12::Sealer::with_level(suite, level, &mac_key, &[i as u8; 32], iv).unwrap();
            let opener = |i: usize| tls12::Opener::with_level(suite, level, &mac_key, &[i as u8; 32], iv).unwrap();
            for connections in [1, 2, 5, 70] {
                let mut sealers: Vec<_> = (0..connections).map(sealer).collect();
                let mut alone: Vec<_> = (0..connections).map(sealer).collect();
                let mut openers: Vec<_> = (0..connections).map(opener).collect();
                for round in 0..6 {
                    let longest = if round == 0 { 20 } else { 3000 };
                    let payloads: Vec<_> = (0..connections)
                        .map(|_| {
                            let len = random.below(longest);
                            random.bytes(len)
                        })
                        .collect();
                    let mut buffers: Vec<_> = payloads.iter().map(|p| vec![0; p.len() + suite.overhead()]).collect();
                    // Some connections have no record in this call.
                    let out: Vec<_> = (0..connections).map(|_| random.below(5) == 0).collect();
                    let each = sealers.iter_mut().zip(&mut buffers).zip(&payloads).zip(&out).filter(|(_, out)| !**out);
                    let records =
                        each.map(|(((sealer, buffer), payload), _)| (sealer, Outgoing::copied(23, payload, buffer)));
                    tls12::seal_many(&mut records.collect::<Vec<_>>()).unwrap();
                    for i in (0..connections).filter(|i| !out[*i]) {
                        let mut expected = vec![0; buffers[i].len()];
                        alone[i].seal(&mut [Outgoing::copied(23, &payloads[i], &mut expected)]).unwrap();
                        assert_eq!(buffers[i], expected, "{suite:?} on {level:?}: connection {i} of {connections}");
                    }
                    // In the last round of this test, one record is altered, and all other records are opened.
                    let last = round == 5;
                    if last {
                        buffers[0][7] ^= 1;
                    }
                    let each = openers.iter_mut().zip(&mut buffers).zip(&out).filter(|(_, out)| !**out);
                    let records = each.map(|((opener, buffer), _)| {
                        let all = 0..buffer.len();
                        (opener, Incoming::in_place(buffer, all))
                    });
                    let mut records: Vec<_> = records.collect();
                    let result = tls12::open_many(&mut records);
                    assert_eq!(result.is_ok(), !last || out[0]);
                    let numbers = (0..connections).filter(|i| !out[*i]);
                    for (i, (_, record)) in numbers.zip(&records) {
                        match &record.result {
                            Ok(opened) => assert_eq!(record.buffer[opened.payload.clone()], payloads[i]),
                            Err(error) => assert!(last && i == 0 && *error == fastgost::Error::TagMismatch),
                        }
                    }
                }
            }
        }
    }
}
