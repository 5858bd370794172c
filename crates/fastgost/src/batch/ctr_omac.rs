//! CTR with OMAC over many packets at once.
use super::{
    Aead, Cipher, Data, DataAndTags, FEW, Keys, MOST, Omac, Packet, Result, Tag,
    ctr::{self, Part, Parts},
    has_room, has_size,
    omac::Omacs,
    private::Many,
};
use crate::{
    Internal,
    aead::{Composition, CtrOmac, first_block, zeros},
    cipher::BlockEngine,
};

impl<C: Cipher> Aead for CtrOmac<C> {}

#[allow(private_interfaces)]
impl<C: Cipher> Many for CtrOmac<C> {
    fn shares_lanes(&self, other: &Self, _: Internal) -> bool {
        self.composition() == other.composition()
            && self.section() == other.section()
            && self.cipher().shares_lanes(other.cipher())
            && self.omac().cipher().shares_lanes(other.omac().cipher())
    }

    fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        keys.check_each(packets, |key, packet| has_room(packet, key.tag_size()).and_then(|()| check(key, packet)));
        if keys.of(0).composition() == Composition::EncryptThenMac {
            encrypt(keys, packets.len(), &mut Data(packets));
            each_tag(keys, packets, |_, packet, tag| packet.tag.copy_from_slice(tag));
        } else {
            let mut tags = [[0; 16]; MOST];
            each_tag(keys, packets, |i, _, tag| tags[i][..tag.len()].copy_from_slice(tag));
            encrypt(keys, packets.len(), &mut DataAndTags(packets, &mut tags));
            for (packet, tag) in packets.iter_mut().zip(&tags).filter(|(packet, _)| packet.result.is_ok()) {
                packet.tag.copy_from_slice(&tag[..packet.tag.len()]);
            }
        }
    }

    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        keys.check_each(packets, |key, packet| check(key, packet).and_then(|()| has_size(packet, key.tag_size())));
        if keys.of(0).composition() == Composition::EncryptThenMac {
            each_tag(keys, packets, |_, packet, tag| packet.result = Tag::new(tag).verify(packet.tag));
            encrypt(keys, packets.len(), &mut Data(packets));
        } else {
            let mut tags = [[0; 16]; MOST];
            for (packet, tag) in packets.iter().zip(&mut tags).filter(|(packet, _)| packet.result.is_ok()) {
                tag[..packet.tag.len()].copy_from_slice(packet.tag);
            }
            encrypt(keys, packets.len(), &mut DataAndTags(packets, &mut tags));
            each_tag(keys, packets, |i, packet, tag| {
                packet.result = Tag::new(tag).verify(&tags[i][..tag.len()]);
                if packet.result.is_err() {
                    crate::wipe(packet.data);
                }
            });
            crate::wipe(tags[..packets.len()].as_flattened_mut());
        }
    }
}

/// Checks the nonce and the lengths of a packet, before the packet is processed.
fn check<C: Cipher>(key: &CtrOmac<C>, packet: &Packet<'_>) -> Result<()> {
    key.check(packet.nonce, packet.associated_data.len(), packet.data.len())
}

/// If keys have sections, the keystreams of the packets are computed one after the other. The MACs of the packets are
/// still computed in parallel, because a single MAC processes its blocks one after the other.
fn encrypt<C: Cipher>(keys: Keys<'_, CtrOmac<C>>, packets: usize, parts: &mut impl Parts) {
    if keys.of(0).section().is_none() {
        return ctr::apply(keys.inner(CtrOmac::cipher), packets, parts);
    }
    for i in 0..packets {
        let part = parts.part(i);
        if part.len() > 0 {
            let Part { iv, data, tail } = part;
            keys.of(i).encrypt(iv, data.into(), tail);
        }
    }
}

/// Computes the tags of all packets, and passes the tag of each packet without an error to `done`.
fn each_tag<C: Cipher>(
    keys: Keys<'_, CtrOmac<C>>,
    packets: &mut [Packet<'_>],
    mut done: impl FnMut(usize, &mut Packet<'_>, &[u8]),
) {
    let n = packets.len();
    let done = |i: usize, packets: &mut [Packet<'_>], block: &[u8]| {
        if packets[i].result.is_ok() {
            done(i, &mut packets[i], &block[..keys.of(i).tag_size()]);
        }
    };
    match n {
        0..=FEW => tags(Omacs::<_, FEW>::new(n, keys.inner(CtrOmac::omac)), keys.of(0).composition(), packets, done),
        _ => tags(Omacs::<_, MOST>::new(n, keys.inner(CtrOmac::omac)), keys.of(0).composition(), packets, done),
    }
}

fn tags<'k, C: Cipher + 'k, const N: usize>(
    mut macs: Omacs<impl Fn(usize) -> &'k Omac<C>, N>,
    composition: Composition,
    packets: &mut [Packet<'_>],
    mut done: impl FnMut(usize, &mut [Packet<'_>], &[u8]),
) {
    // If a packet has an error, its tag is not used, so `data` returns empty data for the packet.
    let data = |i: usize| if packets[i].result.is_ok() { &*packets[i].data } else { &[] };
    let associated = |i: usize| packets[i].associated_data;
    let has_data = |i: usize| !data(i).is_empty();
    if composition == Composition::EncryptThenMac {
        // For each packet, `heads` has the first block of the MAC input. If the associated data has at most one block,
        // `heads` also has the associated data, padded with zeros, as the second block.
        let mut heads = [[0; 32]; N];
        for (head, packet) in heads.iter_mut().zip(&*packets).filter(|(_, packet)| packet.result.is_ok()) {
            head[..C::BLOCK].copy_from_slice(&first_block::<C>(packet.nonce, packet.associated_data)[..C::BLOCK]);
            if packet.associated_data.len() <= C::BLOCK {
                head[C::BLOCK..][..packet.associated_data.len()].copy_from_slice(packet.associated_data);
            }
        }
        let is_short = |i: usize| associated(i).len() <= C::BLOCK;
        let head = |i: usize| &heads[i][..if associated(i).is_empty() || !is_short(i) { 1 } else { 2 } * C::BLOCK];
        macs.update(head, |i| has_data(i) || !is_short(i));
        if !(0..packets.len()).all(is_short) {
            macs.update(|i| if is_short(i) { &[] } else { associated(i) }, |_| false);
            macs.update(|i| if is_short(i) { &[] } else { zeros::<C>(associated(i)) }, has_data);
        }
    } else {
        macs.update(associated, has_data);
    }
    macs.update(data, |_| false);
    macs.finish(|i, block| done(i, packets, block));
}
