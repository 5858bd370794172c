//! CNT and IMIT of many packets.
use super::{
    Aead, DataAndTags, Keys, MOST, Packet, Tag, cnt,
    ctr::{Part, Parts},
    has_room, has_size,
    imit::{self, Text},
    private::Many,
};
use crate::{Internal, aead::CntImit, cipher::BlockEngine};

impl Aead for CntImit {}

#[allow(private_interfaces)]
impl Many for CntImit {
    fn shares_lanes(&self, other: &Self, _: Internal) -> bool {
        self.is_meshed() == other.is_meshed() && self.cipher().shares_lanes(other.cipher())
    }

    fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        keys.check_each(packets, |_, packet| has_room(packet, Self::TAG_SIZE).and_then(|()| check(packet)));
        let mut tags = [[0; 16]; MOST];
        each_tag(keys, packets, |i, _, tag| tags[i][..Self::TAG_SIZE].copy_from_slice(tag));
        encrypt(keys, packets.len(), &mut DataAndTags(packets, &mut tags));
        for (packet, tag) in packets.iter_mut().zip(&tags).filter(|(packet, _)| packet.result.is_ok()) {
            packet.tag.copy_from_slice(&tag[..Self::TAG_SIZE]);
        }
    }

    /// The tag is over the plaintext, so the packets are decrypted before their tags are verified. Packets that are not
    /// authentic are encrypted again, so that their data is as it was.
    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        keys.check_each(packets, |_, packet| check(packet).and_then(|()| has_size(packet, Self::TAG_SIZE)));
        let mut tags = [[0; 16]; MOST];
        for (packet, tag) in packets.iter().zip(&mut tags).filter(|(packet, _)| packet.result.is_ok()) {
            tag[..Self::TAG_SIZE].copy_from_slice(packet.tag);
        }
        encrypt(keys, packets.len(), &mut DataAndTags(packets, &mut tags));
        let mut forged = [false; MOST];
        each_tag(keys, packets, |i, packet, tag| {
            packet.result = Tag::new(tag).verify(&tags[i][..Self::TAG_SIZE]);
            forged[i] = packet.result.is_err();
        });
        if forged.contains(&true) {
            encrypt(keys, packets.len(), &mut Forged(packets, &forged));
        }
        crate::wipe(tags[..packets.len()].as_flattened_mut());
    }
}

/// Checks the nonce and the lengths of a packet, before the packet is processed.
fn check(packet: &Packet<'_>) -> super::Result<()> {
    CntImit::check(packet.nonce, packet.associated_data, packet.data.len())
}

fn encrypt(keys: Keys<'_, CntImit>, packets: usize, parts: &mut impl Parts) {
    cnt::apply(keys.inner(CntImit::cipher), keys.of(0).is_meshed(), packets, parts);
}

/// Computes the tags of all packets, and passes the tag of each packet without an error to `done`.
fn each_tag(keys: Keys<'_, CntImit>, packets: &mut [Packet<'_>], mut done: impl FnMut(usize, &mut Packet<'_>, &[u8])) {
    let mut states = [[0; 8]; MOST];
    let states = &mut states[..packets.len()];
    // The tag of a packet with an error is not used, so empty data replaces the data of the packet.
    let text = |i: usize| match packets[i].result {
        Ok(()) => Text { head: packets[i].associated_data, rest: &*packets[i].data },
        Err(_) => Text { head: &[], rest: &[] },
    };
    imit::chains(keys.inner(CntImit::imit), text, states);
    for (i, state) in states.iter().enumerate() {
        if packets[i].result.is_ok() {
            done(i, &mut packets[i], &state[..CntImit::TAG_SIZE]);
        }
    }
    crate::wipe(states.as_flattened_mut());
}

/// The data of the packets that were decrypted, but turned out not to be authentic.
struct Forged<'a, 'm>(&'a mut [Packet<'m>], &'a [bool; MOST]);

impl Parts for Forged<'_, '_> {
    fn part(&mut self, i: usize) -> Part<'_> {
        let Packet { nonce, data, .. } = &mut self.0[i];
        Part { iv: nonce, data: if self.1[i] { data } else { &mut [] }, tail: &mut [] }
    }
}
