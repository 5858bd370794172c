//! Tests packets of ESP. The packets are arbitrary bytes, followed by genuine packets that are altered, repeated and
//! reordered.
#![no_main]
use fastgost::{
    Error, Result,
    record::{
        Incoming, Opened, Outgoing,
        esp::{Iv, Opener, Sealer, Transform},
    },
};
use libfuzzer_sys::fuzz_target;
use std::{cell::RefCell, collections::HashMap, rc::Rc};

const KEY: [u8; 44] = [7; 44];

/// Genuine packets. The key of the map has four parts. The first part has the transform, and says whether sequence
/// numbers are extended. The other parts are the first sequence number, the length of the padding, and the size of the
/// buffer in which `genuine` first tries to make a packet.
type Packets = HashMap<(u8, u64, usize, usize), Rc<Vec<Vec<u8>>>>;

thread_local! {
    /// The genuine packets. The packets are kept, because making packets costs more time than everything else.
    static GENUINE: RefCell<Packets> = RefCell::default();
}

/// Makes 90 packets. Before this, the function tries to make a packet in a buffer of `room` bytes, which is too small.
/// The failed packet uses up no sequence number.
fn genuine(transform: Transform, is_extended: bool, start: u64, padding: usize, room: usize) -> Vec<Vec<u8>> {
    let sealer = Sealer::new(transform, 9, &KEY[..transform.key_size()]).unwrap().with_leaf_limits(3, 1 << 20).unwrap();
    let mut sealer = if is_extended { sealer.with_extended_numbers() } else { sealer };
    sealer.set_next(start, Iv::default()).unwrap();
    let mut small = vec![7; room];
    let mut outgoing = [Outgoing::copied(4, b"a payload", &mut small).with_padding(padding)];
    assert!(matches!(sealer.seal(&mut outgoing), Err(Error::Parameter { .. })));
    assert_eq!(small, vec![7; room], "written without room");
    let mut buffers = vec![vec![0; 100]; 90];
    let places = buffers.iter_mut();
    let mut outgoing: Vec<_> =
        places.map(|buffer| Outgoing::copied(4, b"a payload", buffer).with_padding(padding)).collect();
    sealer.seal(&mut outgoing).unwrap();
    let len = outgoing[0].result.clone().unwrap().packet.len();
    buffers.iter_mut().for_each(|packet| packet.truncate(len));
    buffers
}

// The input begins with the transform, the start of the sequence numbers, the number of packets in each call, and the
// number of arbitrary packets. The arbitrary packets follow. The length of each packet comes before the packet. The
// rest of the input says which genuine packets come next, and where they are altered.
fuzz_target!(|data: &[u8]| {
    let Some(([which, start, size, raw], mut data)) = data.split_first_chunk::<4>() else { return };
    let (transform, is_extended) = (Transform::ALL[usize::from(which % 4)], which & 4 != 0);
    let start = match (start % 4, is_extended) {
        (0, _) => 1,
        (1, _) => (1 << 32) - 200,
        (_, false) => 70_000,
        (n, true) => (u64::from(n) << 32) - 30,
    };
    let (padding, room) = (usize::from(raw / 8), usize::from(size % 30));
    let genuine = GENUINE.with_borrow_mut(|known| {
        let packets = known.entry((which % 8, start, padding, room));
        Rc::clone(packets.or_insert_with(|| Rc::new(genuine(transform, is_extended, start, padding, room))))
    });
    let len = genuine[0].len();

    let mut packets = Vec::new();
    for _ in 0..raw % 8 {
        let Some((len, rest)) = data.split_first() else { break };
        let (packet, rest) = rest.split_at(rest.len().min(usize::from(*len)));
        packets.push((packet.to_vec(), None));
        data = rest;
    }
    for change in data.chunks_exact(3) {
        let number = usize::from(change[0]) % genuine.len();
        let mut packet = genuine[number].clone();
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
            // The result of the call is ignored, because each packet has its own result.
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
