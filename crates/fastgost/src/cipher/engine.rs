//! The traits of ciphers with a key, once for all of them.

/// The traits of a public type that holds a `kernel` of the family `$core` and the `keys` prepared for it.
macro_rules! cipher {
    ($name:ident, $core:ty) => {
        impl BlockEngine for $name {
            const BLOCK: usize = <$core as CipherCore>::BLOCK;
            type Counter = <$core as CipherCore>::Counter;
            fn level(&self) -> Level {
                self.kernel.level
            }
            fn block_counter(value: u128) -> Self::Counter {
                <$core as CipherCore>::counter_from(value)
            }
            fn half_counter(block: &[u8], counts: Half) -> Self::Counter {
                <$core as CipherCore>::counter_from_half(block, counts)
            }
            fn later(counter: Self::Counter, blocks: u64) -> Self::Counter {
                <$core as CipherCore>::advance(counter, blocks)
            }
            fn blocks(&self, function: Function, data: IoBuf<'_>) {
                dispatch::blocks(self.kernel, &self.keys, function, data);
            }
            fn counter(&self, counter: Self::Counter, data: IoBuf<'_>) {
                <$core as CipherCore>::add_keystream(self.kernel, &self.keys, counter, data.add_source());
            }
            fn keystream(&self, counter: Self::Counter, data: &mut [u8]) {
                <$core as CipherCore>::add_keystream(self.kernel, &self.keys, counter, IoBuf::from(data));
            }
            fn chains(&self, function: Function, link: Link, state: &mut [u8], data: &mut [IoBuf<'_>]) {
                let keys = dispatch::ChainKeys::<_, fn(usize) -> &'static Keys>::One(&self.keys);
                dispatch::chains(self.kernel, keys, function, link, state, data);
            }
            fn set_key(&mut self, key: &[u8; 32]) {
                dispatch::schedule(self.kernel, &[key], core::slice::from_mut(&mut self.keys));
            }
            fn shares_lanes(&self, other: &Self) -> bool {
                core::ptr::eq(self.kernel, other.kernel) && <$core as CipherCore>::alike(&self.keys, &other.keys)
            }
            fn group(&self) -> usize {
                self.kernel.blocks()
            }
            fn lanes(&self, keys: usize) -> usize {
                dispatch::lanes(self.kernel, keys)
            }
            fn blocks_per_lane<'k>(lanes: usize, key: impl Fn(usize) -> &'k Self, function: Function, data: &mut [u8]) {
                if lanes > 0 {
                    let keys = |i| &key(i).keys;
                    dispatch::blocks_per_lane(key(0).kernel, lanes, keys, function, data);
                }
            }
            fn chains_per_lane<'k>(
                key: impl Fn(usize) -> &'k Self,
                function: Function,
                link: Link,
                state: &mut [u8],
                data: &mut [IoBuf<'_>],
            ) {
                if !data.is_empty() {
                    let keys = dispatch::ChainKeys::Each(|i| &key(i).keys);
                    dispatch::chains(key(0).kernel, keys, function, link, state, data);
                }
            }
        }

        impl Cipher for $name {
            fn kernel_name(&self) -> &'static str {
                self.kernel.name
            }
            fn parallel_blocks(&self) -> usize {
                self.kernel.parallel_blocks()
            }
        }

        kernel_debug!($name);
    };
}
pub(super) use cipher;
