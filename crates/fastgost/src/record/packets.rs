//! Processes packets under different keys with few calls of `batch`.
use crate::{
    batch::{Aead, Keys, Packet},
    error::Result,
};
use alloc::vec::Vec;

/// `batch::seal` or `batch::open`.
pub(super) type Function<A> = fn(Keys<'_, A>, &mut [Packet<'_>]) -> Result<()>;

/// Seals or opens packets with `function`, and returns their results. `numbers` contains the number of each packet's
/// key. `key` returns the key that has the given number.
pub(super) fn process<'k, A: Aead + 'k>(
    function: Function<A>,
    key: impl Fn(usize) -> &'k A,
    numbers: &[usize],
    mut packets: Vec<Packet<'_>>,
) -> Vec<Result<()>> {
    if numbers.is_sorted() {
        in_order(function, key, numbers, &mut packets);
        return packets.iter().map(|packet| packet.result).collect();
    }
    let (places, numbers, mut packets) = sorted(numbers, packets);
    in_order(function, key, &numbers, &mut packets);
    let mut results = alloc::vec![Ok(()); places.len()];
    for (place, packet) in places.into_iter().zip(&packets) {
        results[place] = packet.result;
    }
    results
}

/// Sorts the packets by the numbers of their keys. Returns three lists in the new order: the earlier positions of the
/// packets, the numbers of their keys, and the packets. The function is not generic, because the large code of a sort
/// would then be compiled for every type.
fn sorted<'p>(numbers: &[usize], packets: Vec<Packet<'p>>) -> (Vec<usize>, Vec<usize>, Vec<Packet<'p>>) {
    let mut sorted: Vec<_> = numbers.iter().copied().zip(packets).enumerate().collect();
    sorted.sort_by_key(|(_, (number, _))| *number);
    let (places, sorted): (Vec<_>, Vec<_>) = sorted.into_iter().unzip();
    let (numbers, packets) = sorted.into_iter().unzip();
    (places, numbers, packets)
}

/// Processes packets that are sorted by the numbers of their keys. Each packet contains its result.
fn in_order<'k, A: Aead + 'k>(
    function: Function<A>,
    key: impl Fn(usize) -> &'k A,
    numbers: &[usize],
    packets: &mut [Packet<'_>],
) {
    // The results of the calls are ignored, because each packet also contains its error.
    let runs = numbers.chunk_by(|a, b| a == b);
    if runs.clone().count() * FEW <= packets.len() {
        let mut rest = packets;
        for run in runs {
            let (here, others) = rest.split_at_mut(run.len());
            let _ = function(Keys::One(key(run[0])), here);
            rest = others;
        }
    } else {
        let keys: Vec<_> = numbers.iter().map(|number| key(*number)).collect();
        let _ = function(Keys::PerMessage(&keys), packets);
    }
}

/// If the average number of packets per key is smaller than this number, the packets of all keys share one call.
const FEW: usize = 4;
