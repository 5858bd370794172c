//! CTR and OMAC of many packets.
use super::{
    Aead, Cipher, Code, Keys, MOST, Packet, Result,
    ctr::{self, Start, Stream, Streams},
    has_room, has_size,
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
        keys.check_each(packets, |key, packet| has_room(packet, key.tag_size()).and_then(|()| check(key, packet)));
        let mut codes = [[0; 16]; MOST];
        if keys.of(0).order() == Order::Encrypt {
            ctr::apply(keys.inner(Self::cipher), packets.len(), &mut Data(packets));
            each_code(keys, packets, |_, packet, code| packet.tag.copy_from_slice(code));
        } else {
            each_code(keys, packets, |i, _, code| codes[i][..code.len()].copy_from_slice(code));
            ctr::apply(keys.inner(Self::cipher), packets.len(), &mut DataAndCodes(packets, &mut codes));
            for (packet, code) in packets.iter_mut().zip(&codes).filter(|(packet, _)| packet.result.is_ok()) {
                packet.tag.copy_from_slice(&code[..packet.tag.len()]);
            }
        }
    }

    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>]) {
        keys.check_each(packets, |key, packet| check(key, packet).and_then(|()| has_size(packet, key.tag_size())));
        if keys.of(0).order() == Order::Encrypt {
            each_code(keys, packets, |_, packet, code| packet.result = Code::new(code).verify(packet.tag));
            ctr::apply(keys.inner(Self::cipher), packets.len(), &mut Data(packets));
        } else {
            let mut codes = [[0; 16]; MOST];
            for (packet, code) in packets.iter().zip(&mut codes).filter(|(packet, _)| packet.result.is_ok()) {
                code[..packet.tag.len()].copy_from_slice(packet.tag);
            }
            ctr::apply(keys.inner(Self::cipher), packets.len(), &mut DataAndCodes(packets, &mut codes));
            each_code(keys, packets, |i, packet, code| {
                packet.result = Code::new(code).verify(&codes[i][..code.len()]);
                if packet.result.is_err() {
                    crate::wipe(packet.data);
                }
            });
            crate::wipe(codes[..packets.len()].as_flattened_mut());
        }
    }
}

/// What is wrong with a packet before any work.
fn check<C: Cipher>(key: &CtrOmac<C>, packet: &Packet<'_>) -> Result<()> {
    key.check(packet.nonce, packet.associated_data.len(), packet.data.len())
}

/// The codes of those with which nothing is wrong.
fn each_code<C: Cipher>(
    keys: Keys<'_, CtrOmac<C>>,
    packets: &mut [Packet<'_>],
    mut done: impl FnMut(usize, &mut Packet<'_>, &[u8]),
) {
    let mut macs = Omacs::new(packets.len(), keys.inner(CtrOmac::omac));
    if keys.of(0).order() == Order::Encrypt {
        let mut first = [[0; 16]; MOST];
        for (first, packet) in first.iter_mut().zip(&*packets).filter(|(_, packet)| packet.result.is_ok()) {
            *first = first_block::<C>(packet.nonce, packet.associated_data);
        }
        macs.update(|i| &first[i][..C::BLOCK]);
        macs.update(|i| packets[i].associated_data);
        macs.update(|i| zeros::<C>(packets[i].associated_data));
    } else {
        macs.update(|i| packets[i].associated_data);
    }
    macs.update(|i| if packets[i].result.is_ok() { &*packets[i].data } else { &[] });
    macs.finish(|i, block| {
        if packets[i].result.is_ok() {
            done(i, &mut packets[i], &block[..keys.of(i).tag_size()]);
        }
    });
}

/// The keystream of encrypt-then-MAC.
struct Data<'a, 'm>(&'a mut [Packet<'m>]);

impl Streams for Data<'_, '_> {
    fn stream(&mut self, i: usize) -> Stream<'_> {
        let Packet { nonce, data, result, .. } = &mut self.0[i];
        Stream { start: Start::Iv(nonce), data: if result.is_ok() { data } else { &mut [] }, tail: &mut [] }
    }
}

/// That of MAC-then-encrypt, which goes on over the codes.
struct DataAndCodes<'a, 'm>(&'a mut [Packet<'m>], &'a mut [[u8; 16]]);

impl Streams for DataAndCodes<'_, '_> {
    fn stream(&mut self, i: usize) -> Stream<'_> {
        let Packet { nonce, data, tag, result, .. } = &mut self.0[i];
        match result {
            Ok(()) => Stream { start: Start::Iv(nonce), data, tail: &mut self.1[i][..tag.len()] },
            Err(_) => Stream { start: Start::Iv(nonce), data: &mut [], tail: &mut [] },
        }
    }
}
