//! CNT and IMIT of many packets, one packet after the other: it is here only for comparison.
use super::{Aead, Keys, Packet, has_room, private::Many};
use crate::{Internal, aead::CntImit};

impl Aead for CntImit {}

#[allow(private_interfaces)]
impl Many for CntImit {
    fn shares_lanes(&self, _: &Self, _: Internal) -> bool {
        true
    }

    fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        for (i, packet) in packets.iter_mut().enumerate() {
            packet.result = has_room(packet, Self::TAG_SIZE).and_then(|()| {
                let tag = keys.of(i).seal(packet.nonce, packet.associated_data, &mut *packet.data)?;
                packet.tag.copy_from_slice(&tag);
                Ok(())
            });
        }
    }

    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        for (i, packet) in packets.iter_mut().enumerate() {
            packet.result = keys.of(i).open(packet.nonce, packet.associated_data, &mut *packet.data, packet.tag);
        }
    }
}
