//! CTR-ACPKM with OMAC of many packets. The packets are processed one after the other, because each packet has its own
//! keys.
use super::{Aead, Cipher, Keys, Packet, Result, has_room, private::Many};
use crate::{Internal, aead::CtrAcpkmOmac};

impl<C: Cipher> Aead for CtrAcpkmOmac<C> {}

#[allow(private_interfaces)]
impl<C: Cipher> Many for CtrAcpkmOmac<C> {
    fn shares_lanes(&self, _: &Self, _: Internal) -> bool {
        true
    }

    fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        for (i, packet) in packets.iter_mut().enumerate() {
            packet.result = seal(keys.of(i), packet);
        }
    }

    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        for (i, packet) in packets.iter_mut().enumerate() {
            packet.result = keys.of(i).open(packet.nonce, packet.associated_data, &mut *packet.data, packet.tag);
        }
    }
}

fn seal<C: Cipher>(key: &CtrAcpkmOmac<C>, packet: &mut Packet<'_>) -> Result<()> {
    has_room(packet, key.tag_size())?;
    let tag = key.seal(packet.nonce, packet.associated_data, &mut *packet.data)?;
    packet.tag.copy_from_slice(&tag);
    Ok(())
}
