//! Tests messages of IKEv2: arbitrary bytes, or genuine messages that were altered. The headers have any
//! length.
#![no_main]
use fastgost::{
    Error,
    record::{
        Incoming, Outgoing,
        esp::Transform,
        ikev2::{Opener, Sealer},
    },
};
use libfuzzer_sys::fuzz_target;

const KEY: [u8; 44] = [7; 44];
const TRANSFORMS: [Transform; 2] = [Transform::KuznyechikMgmKtree, Transform::MagmaMgmKtree];

// The input begins with the transform, the length of the header, the room for the message, a position and a change. The
// payloads follow.
fuzz_target!(|data: &[u8]| {
    let Some(([which, header, room, at, xor], payloads)) = data.split_first_chunk::<5>() else { return };
    let transform = TRANSFORMS[usize::from(which % 2)];
    let key = &KEY[..transform.key_size()];
    let mut opener = Opener::new(transform, key).unwrap();

    // First, the bytes of the input are tried as a message.
    let header = usize::from(*header);
    let mut raw = data.to_vec();
    assert!(opener.open(&[header], &mut [Incoming::in_place(&mut raw, 0..data.len())]).is_err());

    let mut sealer = Sealer::new(transform, key).unwrap();
    let len = header + payloads.len() + sealer.overhead();
    // The length field of the header has the length of the message, or another number.
    let (mut head, is_right) = (vec![9; header], which & 2 == 0);
    if let Some(field) = head.get_mut(24..28) {
        field.copy_from_slice(&(if is_right { len } else { usize::from(*at) } as u32).to_be_bytes());
    }
    let mut buffer = vec![0; (len + usize::from(room % 8)).saturating_sub(3)];
    let mut outgoing = [Outgoing::copied(0, payloads, &mut buffer)];
    let result = sealer.seal(&[&head], &mut outgoing);
    let is_allowed = header >= 32 && (is_right || usize::from(*at) == len) && room % 8 >= 3 && len <= 65535;
    assert_eq!(result.is_ok(), is_allowed, "{result:?}");
    if !is_allowed {
        assert!(buffer.iter().all(|byte| *byte == 0), "written without a message");
        return;
    }
    let packet = outgoing[0].result.clone().unwrap().packet;
    assert_eq!(packet, 0..len);
    let place = usize::from(*at) * 257 % len;
    buffer[place] ^= xor;
    let mut copy = vec![0; len];
    let mut incoming = [Incoming::copied(&buffer[..len], &mut copy)];
    match opener.open(&[header], &mut incoming) {
        Ok(()) => {
            assert_eq!(*xor, 0, "an altered message is opened");
            let opened = incoming[0].result.clone().unwrap();
            assert_eq!(copy[opened.payload], *payloads);
        }
        Err(Error::TagMismatch | Error::Encoding { .. }) => assert_ne!(*xor, 0, "a genuine message is rejected"),
        Err(error) => panic!("{error}"),
    }
});
