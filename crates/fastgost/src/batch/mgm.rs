//! MGM over many packets at once.
use super::{
    Aead, Cipher, Keys, MOST, Packet, Result, Tag,
    ctr::{self, SCRATCH, Stream, Streams},
    has_room, has_size,
    private::Many,
};
use crate::{
    Internal,
    aead::{Mgm, counters, lengths, number},
    cipher::{BlockEngine, Function, Half},
    gf,
    simd::IoBuf,
};
use core::ops::Range;

impl<C: Cipher> Aead for Mgm<C> {}

#[allow(private_interfaces)]
impl<C: Cipher> Many for Mgm<C> {
    fn shares_lanes(&self, other: &Self, _: Internal) -> bool {
        self.cipher().shares_lanes(other.cipher())
    }

    fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        // If there is only one packet, there is nothing to gather, so the function for one message processes the
        // packet.
        if let [packet] = packets {
            let key = keys.of(0);
            packet.result = has_room(packet, key.tag_size())
                .and_then(|()| key.seal(packet.nonce, packet.associated_data, &mut *packet.data))
                .map(|tag| packet.tag.copy_from_slice(&tag));
            return;
        }
        keys.check_each(packets, |key, packet| has_room(packet, key.tag_size()).and_then(|()| check(key, packet)));
        let mut first = FirstBlocks::of::<C>(packets.len());
        first.encrypt(keys, packets);
        ctr::apply(keys.inner(Self::cipher), packets.len(), &mut Data(packets, &first));
        each_tag(keys, packets, &mut first, |packet, tag| packet.tag.copy_from_slice(tag));
    }

    fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal) {
        if let [packet] = packets {
            packet.result = keys.of(0).open(packet.nonce, packet.associated_data, &mut *packet.data, packet.tag);
            return;
        }
        keys.check_each(packets, |key, packet| check(key, packet).and_then(|()| has_size(packet, key.tag_size())));
        let mut first = FirstBlocks::of::<C>(packets.len());
        first.encrypt(keys, packets);
        each_tag(keys, packets, &mut first, |packet, tag| packet.result = Tag::new(tag).verify(packet.tag));
        ctr::apply(keys.inner(Self::cipher), packets.len(), &mut Data(packets, &first));
    }
}

/// Checks a packet before the packet is processed, and takes the packet's blocks from the key's budget. `seal_many`
/// first checks that there is room for the tag. So a packet without room for the tag takes nothing from the budget.
fn check<C: Cipher>(key: &Mgm<C>, packet: &Packet<'_>) -> Result<()> {
    key.check(packet.nonce, packet.associated_data, packet.data.len())
}

/// Encrypts rows of blocks. A row has one block of each packet.
fn encrypt<C: Cipher>(keys: Keys<'_, Mgm<C>>, packets: usize, blocks: &mut [u8]) {
    match keys {
        Keys::One(key) => key.cipher().blocks(Function::Encrypt, IoBuf::from(blocks)),
        Keys::PerMessage(_) => C::blocks_per_lane(packets, |i| keys.of(i).cipher(), Function::Encrypt, blocks),
    }
}

/// The blocks Y_1 of all packets, and after them the blocks Z_1 of all packets. Y_1 is the encrypted nonce. Z_1 is the
/// encryption of the nonce with its first bit set to 1.
struct FirstBlocks {
    blocks: [u8; 32 * MOST],
    /// The number of bytes of all blocks Y_1 together.
    half: usize,
    block: usize,
}

impl FirstBlocks {
    /// Makes space for the blocks of `packets` packets.
    fn of<C: Cipher>(packets: usize) -> Self {
        Self { blocks: [0; 32 * MOST], half: packets * C::BLOCK, block: C::BLOCK }
    }

    /// Computes the blocks in place. If the function returned them, they would be copied.
    fn encrypt<C: Cipher>(&mut self, keys: Keys<'_, Mgm<C>>, packets: &[Packet<'_>]) {
        let (y, z) = self.blocks[..2 * self.half].split_at_mut(self.half);
        let places = y.chunks_exact_mut(C::BLOCK).zip(z.chunks_exact_mut(C::BLOCK));
        for ((y, z), packet) in places.zip(packets).filter(|(_, packet)| packet.result.is_ok()) {
            y.copy_from_slice(packet.nonce);
            z.copy_from_slice(packet.nonce);
            z[0] |= 0x80;
        }
        encrypt(keys, packets.len(), &mut self.blocks[..2 * self.half]);
    }

    fn y(&self, packet: usize) -> &[u8] {
        &self.blocks[packet * self.block..(packet + 1) * self.block]
    }

    /// Returns the blocks Z_1, from which the masks are made. (The masks are the blocks H_i of RFC 9058.) Later, the
    /// tags of the packets replace these blocks.
    fn z(&mut self) -> &mut [u8] {
        &mut self.blocks[self.half..2 * self.half]
    }
}

impl Drop for FirstBlocks {
    fn drop(&mut self) {
        crate::wipe(&mut self.blocks[..2 * self.half]);
    }
}

/// The data of the packets, to which the keystreams are applied.
struct Data<'a, 'm>(&'a mut [Packet<'m>], &'a FirstBlocks);

impl<C: Cipher> Streams<C> for Data<'_, '_> {
    #[inline]
    fn stream(&mut self, i: usize) -> Stream<'_, C> {
        let Packet { data, result, .. } = &mut self.0[i];
        let start = C::half_counter(self.1.y(i), Half::Low);
        Stream { start, data: if result.is_ok() { data } else { &mut [] }, tail: &mut [] }
    }
}

/// Computes the tags of all packets, and passes the tag of each packet without an error to `done`.
fn each_tag<C: Cipher>(
    keys: Keys<'_, Mgm<C>>,
    packets: &mut [Packet<'_>],
    first: &mut FirstBlocks,
    mut done: impl FnMut(&mut Packet<'_>, &[u8]),
) {
    match keys {
        Keys::One(key) => sums(key, packets, first.z()),
        Keys::PerMessage(_) => {
            for (i, sum) in first.z().chunks_exact_mut(C::BLOCK).enumerate() {
                sums(keys.of(i), &packets[i..=i], sum);
            }
        }
    }
    encrypt(keys, packets.len(), first.z());
    for (i, tag) in first.z().chunks_exact(C::BLOCK).enumerate() {
        if packets[i].result.is_ok() {
            done(&mut packets[i], &tag[..keys.of(i).tag_size()]);
        }
    }
}

/// Multiplies each block of a packet by its mask, and adds the products of the packet. The sum replaces the packet's
/// Z_1. The masks of all packets are gathered in the scratch memory.
fn sums<C: Cipher>(key: &Mgm<C>, packets: &[Packet<'_>], z: &mut [u8]) {
    let mut scratch = [0; SCRATCH];
    let (mut from, mut used) = (Place { packet: 0, mask: 0 }, 0);
    let mut sum = gf::Sum::new(key.field(), C::BLOCK);
    while from.packet < packets.len() {
        let (to, n) = pieces::<C>(packets, from, |i, masks, piece| {
            counters::<C>(number(&z[i * C::BLOCK..(i + 1) * C::BLOCK]), Half::High, masks.start, &mut scratch[piece]);
        });
        key.cipher().blocks(Function::Encrypt, IoBuf::from(&mut scratch[..n]));
        pieces::<C>(packets, from, |i, masks, piece| {
            let Packet { associated_data, data, .. } = &packets[i];
            if add_products::<C>(&mut sum, associated_data, data, masks, &scratch[piece]) {
                sum.reduce(&mut z[i * C::BLOCK..(i + 1) * C::BLOCK]);
                sum = gf::Sum::new(key.field(), C::BLOCK);
            }
        });
        (from, used) = (to, n.max(used));
    }
    crate::wipe(&mut scratch[..used]);
}

/// A position among the masks of all packets. `mask` is the index of a mask among the masks of the packet.
#[derive(Clone, Copy)]
struct Place {
    packet: usize,
    mask: usize,
}

/// Divides the scratch memory among the masks of packets, from the position `from` on. For each packet that gets space
/// there, calls `piece` with three arguments: the number of the packet, the range of its masks, and the range of these
/// masks in the scratch memory. Returns the position after the last mask, and the number of bytes of scratch memory
/// that the masks take.
fn pieces<C: Cipher>(
    packets: &[Packet<'_>],
    mut from: Place,
    mut piece: impl FnMut(usize, Range<usize>, Range<usize>),
) -> (Place, usize) {
    let mut used = 0;
    while from.packet < packets.len() && used < SCRATCH {
        let Packet { associated_data, data, result, .. } = &packets[from.packet];
        let masks = match result {
            Ok(()) => associated_data.len().div_ceil(C::BLOCK) + data.len().div_ceil(C::BLOCK) + 1,
            Err(_) => 0,
        };
        let n = (masks - from.mask).min((SCRATCH - used) / C::BLOCK);
        if n > 0 {
            piece(from.packet, from.mask..from.mask + n, used..used + n * C::BLOCK);
            used += n * C::BLOCK;
        }
        from.mask += n;
        if from.mask == masks {
            from = Place { packet: from.packet + 1, mask: 0 };
        }
    }
    (from, used)
}

/// Multiplies some blocks of a packet by their masks, and adds the products to `sum`. `blocks` has the indices of these
/// blocks. Returns true if the last block of the packet is among them.
fn add_products<C: Cipher>(
    sum: &mut gf::Sum,
    associated: &[u8],
    ciphertext: &[u8],
    blocks: Range<usize>,
    masks: &[u8],
) -> bool {
    let lengths = lengths::<C>(associated, ciphertext);
    let of_associated = associated.len().div_ceil(C::BLOCK);
    let all = of_associated + ciphertext.len().div_ceil(C::BLOCK) + 1;
    if all * C::BLOCK <= SHORT && blocks == (0..all) {
        // For so few blocks, several calls would take longer than a copy of all blocks to one buffer and one call.
        let mut together = [0; SHORT];
        together[..associated.len()].copy_from_slice(associated);
        together[of_associated * C::BLOCK..][..ciphertext.len()].copy_from_slice(ciphertext);
        together[(all - 1) * C::BLOCK..all * C::BLOCK].copy_from_slice(&lengths[..C::BLOCK]);
        sum.add(masks, &together[..all * C::BLOCK]);
        return true;
    }
    let mut begin = 0;
    for part in [associated, ciphertext, &lengths[..C::BLOCK]] {
        let end = begin + part.len().div_ceil(C::BLOCK);
        let here = blocks.start.max(begin)..blocks.end.min(end);
        if !here.is_empty() {
            let masks = &masks[(here.start - blocks.start) * C::BLOCK..(here.end - blocks.start) * C::BLOCK];
            sum.add(masks, &part[(here.start - begin) * C::BLOCK..part.len().min((here.end - begin) * C::BLOCK)]);
        }
        begin = end;
    }
    blocks.end == all
}

/// If the blocks of a packet have at most so many bytes, they are copied to one buffer, and multiplied in one call.
const SHORT: usize = 256;
