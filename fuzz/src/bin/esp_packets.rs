//! Packets of ESP: arrays of arbitrary bytes, and of genuine packets that come altered, repeated and in another order.
#![no_main]
use fastgost::{
    Error, Result,
    record::{
        Incoming, Opened, Outgoing,
        esp::{Iv, Opener, Sealer, Transform},
    },
};
use libfuzzer_sys::fuzz_target;

const KEY: [u8; 44] = [7; 44];

// Which transform, where numbers start, how the array is cut; then arbitrary packets, each after its length, and which
// genuine packet comes, altered where.
fuzz_target!(|data: &[u8]| {
    let Some(([which, start, size, raw], mut data)) = data.split_first_chunk::<4>() else { return };
    let (transform, is_extended) = (Transform::ALL[usize::from(which % 4)], which & 4 != 0);
    let start = match (start % 4, is_extended) {
        (0, _) => 1,
        (1, _) => (1 << 32) - 200,
        (_, false) => 70_000,
        (n, true) => (u64::from(n) << 32) - 30,
    };
    let sealer = Sealer::new(transform, 9, &KEY[..transform.key_size()]).unwrap().with_leaf_limits(3, 1 << 20).unwrap();
    let mut sealer = if is_extended { sealer.with_extended_numbers() } else { sealer };
    sealer.set_next(start, Iv::default()).unwrap();
    let mut genuine = vec![[0; 100]; 90];
    // One has no room: the others are sealed, with its number.
    let mut small = vec![7; usize::from(size % 30)];
    let mut outgoing = [Outgoing::copied(4, b"a payload", &mut small).with_padding(usize::from(*raw))];
    assert!(matches!(sealer.seal(&mut outgoing), Err(Error::Parameter { .. })));
    assert_eq!(small, vec![7; usize::from(size % 30)], "written without room");
    let padding = usize::from(raw / 8);
    let mut outgoing: Vec<_> =
        genuine.iter_mut().map(|buffer| Outgoing::copied(4, b"a payload", buffer).with_padding(padding)).collect();
    sealer.seal(&mut outgoing).unwrap();
    let len = outgoing[0].result.clone().unwrap().packet.len();

    let mut packets = Vec::new();
    for _ in 0..raw % 8 {
        let Some((len, rest)) = data.split_first() else { break };
        let (packet, rest) = rest.split_at(rest.len().min(usize::from(*len)));
        packets.push((packet.to_vec(), None));
        data = rest;
    }
    for change in data.chunks_exact(3) {
        let number = usize::from(change[0]) % genuine.len();
        let mut packet = genuine[number][..len].to_vec();
        packet[usize::from(change[1]) % len] ^= change[2];
        packets.push((packet, (change[2] == 0).then_some(start + number as u64)));
    }
    packets.truncate(600);
    let open = |size: usize| {
        let opener = Opener::new(transform, 9, &KEY[..transform.key_size()]).unwrap();
        let mut opener = if is_extended { opener.with_extended_numbers() } else { opener };
        opener.set_highest_sequence(start - 1).unwrap();
        let mut buffers: Vec<_> = packets.iter().map(|(packet, _)| vec![0; packet.len()]).collect();
        let places = packets.iter().zip(&mut buffers);
        let mut incoming: Vec<_> = places.map(|((packet, _), buffer)| Incoming::copied(packet, buffer)).collect();
        for packets in incoming.chunks_mut(size) {
            // Each packet has its result.
            let _ = opener.open(packets);
        }
        let opened = |packet: Incoming<'_>| packet.result.map(|o| (packet.buffer[o.payload.clone()].to_vec(), o));
        let results: Vec<Result<(Vec<u8>, Opened)>> = incoming.into_iter().map(opened).collect();
        (results, opener.highest_sequence(), opener.rejected())
    };
    let (results, highest, rejected) = open(1);
    assert_eq!(open(usize::from(*size) + 1), (results.clone(), highest, rejected));
    let mut seen = Vec::new();
    for (result, (_, number)) in results.iter().zip(&packets) {
        match result {
            Ok((payload, opened)) => {
                assert_eq!((&payload[..], opened.kind, Some(opened.sequence)), (&b"a payload"[..], 4, *number));
                assert!(!seen.contains(&opened.sequence), "accepted twice");
                seen.push(opened.sequence);
            }
            Err(Error::Replayed | Error::TagMismatch | Error::Encoding { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
});
