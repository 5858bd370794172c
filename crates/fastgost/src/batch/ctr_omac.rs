//! CTR and OMAC of many packets.
use super::{
    Aead, Cipher, Code, Error, Keys, MOST, Packet,
    ctr::{self, Stream, Streams},
    omac::Omacs,
    private::Many,
};
use crate::aead::{CtrOmac, Order, first_block, zeros};

impl<C: Cipher> Aead for CtrOmac<C> {}

impl<C: Cipher> Many for CtrOmac<C> {
    fn shares_lanes(&self, other: &Self) -> bool {
        self.order() == other.order()
            && self.cipher().shares_lanes(other.cipher())
            && self.omac().cipher().shares_lanes(other.omac().cipher())
    }

    fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>]) {
        check(keys, packets);
        match keys.of(0).order() {
            Order::Encrypt => {
                ctr::apply(keys.inner(Self::cipher), packets.len(), &mut Data(packets));
                each_code(keys, packets, |packet, code| packet.tag.copy_from_slice(code));
            }
            Order::Mac => {
                each_code(keys, packets, |packet, code| packet.tag.copy_from_slice(code));
                ctr::apply(keys.inner(Self::cipher), packets.len(), &mut DataAndTag(packets));
            }
        }
    }

    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>]) {
        check(keys, packets);
        match keys.of(0).order() {
            Order::Encrypt => {
                each_code(keys, packets, |packet, code| packet.result = Code::new(code).verify(packet.tag));
                ctr::apply(keys.inner(Self::cipher), packets.len(), &mut Data(packets));
            }
            Order::Mac => {
                ctr::apply(keys.inner(Self::cipher), packets.len(), &mut DataAndTag(packets));
                each_code(keys, packets, |packet, code| {
                    packet.result = Code::new(code).verify(packet.tag);
                    if packet.result.is_err() {
                        crate::wipe(packet.data);
                    }
                });
            }
        }
    }
}
