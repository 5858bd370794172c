//! Ciphers with a key: the interface for users, and the interface for modes.
use super::{CipherCore, CipherKernel, Function, Half, Link, dispatch};
use crate::{Internal, cpu::Level, simd::IoBuf};

/// Access to the parts of a cipher with a key. Users see that this trait exists, because it is a supertrait of
/// [`Cipher`]. But users cannot use the trait, because its types are less public than the trait, and its methods take
/// an [`Internal`].
#[allow(private_bounds, private_interfaces)]
pub trait Prepared: Clone {
    /// The core of the cipher. The cipher runs on the kernels of this core.
    type Core: CipherCore<Master = [u8; 32]>;
    fn kernel(&self, _: Internal) -> &'static CipherKernel<Self::Core>;
    fn keys(&self, _: Internal) -> &<Self::Core as CipherCore>::Keys;
    fn keys_mut(&mut self, _: Internal) -> &mut <Self::Core as CipherCore>::Keys;
}

/// Defines the constructors and traits of the public type of a cipher, which has the fields `kernel` and `keys`.
/// `$empty` is the value of `keys` before the key schedule sets them. `$inline` is an attribute of the constructors.
macro_rules! keyed_cipher {
    ($(#[$inline:meta])? $cipher:ident, $core:ty $(, $parameter:ident: $type:ty)?; $empty:expr) => {
        impl $cipher {
            /// Prepares a key for the best kernel of this CPU.
            $(#[$inline])?
            pub fn new(key: &[u8; 32] $(, $parameter: $type)?) -> Self {
                Self::with_kernel(CipherKernel::best(), key $(, $parameter)?)
            }

            /// Prepares a key for the kernel of a level of CPU features. If the level has no kernel, the kernel of the
            /// next lower level is used.
            ///
            /// # Errors
            /// [`Error::KernelUnavailable`](crate::Error::KernelUnavailable) if this CPU lacks a feature of the level.
            $(#[$inline])?
            pub fn with_level(level: Level, key: &[u8; 32] $(, $parameter: $type)?) -> Result<Self> {
                Ok(Self::with_kernel(CipherKernel::at(level)?, key $(, $parameter)?))
            }

            $(#[$inline])?
            pub(crate) fn with_kernel(
                kernel: &'static CipherKernel<$core>,
                key: &[u8; 32],
                $($parameter: $type)?
            ) -> Self {
                let mut cipher = Self { kernel, keys: $empty };
                dispatch::schedule(kernel, &[key], core::slice::from_mut(&mut cipher.keys));
                cipher
            }

            /// Prepares a key from a slice, for the best kernel of this CPU.
            ///
            /// # Errors
            /// [`Error::KeyLength`](crate::Error::KeyLength) unless the key has 32 bytes.
            pub fn from_slice(key: &[u8] $(, $parameter: $type)?) -> Result<Self> {
                Ok(Self::new($crate::cipher::key_from_slice(key)? $(, $parameter)?))
            }

            /// Prepares many keys in parallel, for the best kernel of this CPU.
            #[cfg(feature = "alloc")]
            pub fn many(keys: &[&[u8; 32]] $(, $parameter: $type)?) -> alloc::vec::Vec<Self> {
                Self::many_with_kernel(CipherKernel::best(), keys $(, $parameter)?)
            }

            /// Prepares many keys in parallel, for the kernel of a level of CPU features.
            ///
            /// # Errors
            /// The errors of [`with_level`](Self::with_level).
            #[cfg(feature = "alloc")]
            pub fn many_with_level(
                level: Level,
                keys: &[&[u8; 32]],
                $($parameter: $type)?
            ) -> Result<alloc::vec::Vec<Self>> {
                Ok(Self::many_with_kernel(CipherKernel::at(level)?, keys $(, $parameter)?))
            }

            #[cfg(feature = "alloc")]
            fn many_with_kernel(
                kernel: &'static CipherKernel<$core>,
                keys: &[&[u8; 32]],
                $($parameter: $type)?
            ) -> alloc::vec::Vec<Self> {
                let mut prepared = alloc::vec![$empty; keys.len()];
                dispatch::schedule(kernel, keys, &mut prepared);
                // The keys are cloned, not moved, because `prepared` is wiped when dropped.
                prepared.iter().map(|keys| Self { kernel, keys: keys.clone() }).collect()
            }
        }

        #[allow(private_interfaces)]
        impl $crate::cipher::engine::Prepared for $cipher {
            type Core = $core;
            fn kernel(&self, _: $crate::Internal) -> &'static CipherKernel<$core> {
                self.kernel
            }
            fn keys(&self, _: $crate::Internal) -> &Keys {
                &self.keys
            }
            fn keys_mut(&mut self, _: $crate::Internal) -> &mut Keys {
                &mut self.keys
            }
        }

        impl Cipher for $cipher {}

        kernel_debug!($cipher);
    };
}
pub(super) use keyed_cipher;

/// A block cipher with a key. The ciphers are [`Kuznyechik`](crate::Kuznyechik), [`Magma`](crate::Magma) and
/// [`Gost28147`](crate::Gost28147). Modes and MACs accept any of these ciphers. Other crates cannot implement this
/// trait, because its internals are not part of the public interface.
///
/// ```
/// use fastgost::{Cipher, Kuznyechik, Magma, Result, mac::{Omac, Tag}};
///
/// fn tag<C: Cipher>(cipher: C, message: &[u8]) -> Tag {
///     let mut omac = Omac::new(cipher);
///     omac.update(message);
///     omac.finalize()
/// }
/// assert_eq!(tag(Kuznyechik::new(&[7; 32]), b"a message").len(), Kuznyechik::BLOCK_SIZE);
/// assert_eq!(tag(Magma::new(&[7; 32]), b"a message").len(), Magma::BLOCK_SIZE);
/// ```
pub trait Cipher: Prepared + Send + Sync {
    /// The number of bytes in a block.
    const BLOCK_SIZE: usize = <Self::Core as CipherCore>::BLOCK;
    /// Returns the levels of CPU features that have their own kernel and that this CPU can run. The best level comes
    /// first. Pass one of these levels to `with_level`. With feature `tables`, the levels that are not constant-time
    /// come last.
    fn levels() -> impl Iterator<Item = Level> {
        CipherKernel::<Self::Core>::levels()
    }
    /// Returns the level of this key's kernel.
    fn level(&self) -> Level {
        self.kernel(Internal).level
    }
    /// Returns the largest number of blocks that the kernel computes in parallel.
    fn group_blocks(&self) -> usize {
        self.kernel(Internal).blocks()
    }
    /// Returns the number of blocks that a caller should pass in one call, if the caller itself has extra work for each
    /// call.
    fn parallel_blocks(&self) -> usize {
        self.kernel(Internal).parallel_blocks()
    }
}

/// The state of a keystream. The state may depend on the key.
pub(crate) type CounterOf<C> = <<C as Prepared>::Core as CipherCore>::Counter;

/// The operations that modes need from a cipher with a key. `data` consists of whole blocks, unless the comment of a
/// method says that it may have any length.
pub(crate) trait BlockEngine: Cipher {
    /// The number of bytes in a block.
    const BLOCK: usize = Self::BLOCK_SIZE;
    /// Makes a counter that counts with the whole block. The block is a big-endian number modulo 2^(8 `BLOCK`).
    fn block_counter(value: u128) -> CounterOf<Self>;
    /// Makes a counter that counts with one half of `block`. This half is a big-endian number modulo 2^(4 `BLOCK`). The
    /// other half stays as it is.
    fn half_counter(block: &[u8], counts: Half) -> CounterOf<Self>;
    /// Returns the counter that comes `blocks` blocks later.
    fn later(counter: CounterOf<Self>, blocks: u64) -> CounterOf<Self>;
    /// Writes counter, counter + 1, ... to `blocks`, which consists of whole blocks. The counters may be secret.
    /// These are the blocks that `keystream` encrypts.
    fn counter_blocks(counter: CounterOf<Self>, blocks: &mut [u8]);
    /// Applies `function` to each block of `data`.
    fn blocks(&self, function: Function, data: IoBuf<'_>);
    /// XORs the keystream E(counter), E(counter + 1), ... into `data`, which may have any length.
    fn xor_keystream(&self, counter: CounterOf<Self>, data: IoBuf<'_>);
    /// Writes the keystream E(counter), E(counter + 1), ... to `data`, which may have any length.
    fn keystream(&self, counter: CounterOf<Self>, data: &mut [u8]);
    /// Advances every chain over its data. (A chain is a message whose blocks depend on each other, for example under a
    /// MAC.) Chain i has the state at `state[BLOCK * i..]` and the data `data[i]`. The lengths of the data may differ.
    fn chains(&self, function: Function, link: Link, state: &mut [u8], data: &mut [IoBuf<'_>]);
    /// Replaces the key, for the same kernel and with the same S-boxes.
    fn set_key(&mut self, key: &[u8; 32]);
    /// Returns whether one job can use the keys of both ciphers. For this, the ciphers must have the same kernel and
    /// the same S-boxes.
    fn shares_lanes(&self, other: &Self) -> bool;
    /// Returns the number of blocks in a group of the kernel's widest step, which is a power of two.
    fn group(&self) -> usize;
    /// Returns the number of lanes that a call of `blocks_per_lane` should have for `keys` keys. This number may be
    /// greater than `keys`.
    fn lanes(&self, keys: usize) -> usize;
    /// Processes groups of `lanes` blocks in `data`. Applies `function` to every block. Block i of each group is
    /// processed under `key(i)`. All keys must be able to share lanes (see `shares_lanes`).
    fn blocks_per_lane<'k>(lanes: usize, key: impl Fn(usize) -> &'k Self, function: Function, data: &mut [u8])
    where
        Self: 'k;
    /// Does the same as `chains`, but with chain i under `key(i)`. All keys must be able to share lanes.
    fn chains_per_lane<'k>(
        key: impl Fn(usize) -> &'k Self,
        function: Function,
        link: Link,
        state: &mut [u8],
        data: &mut [IoBuf<'_>],
    ) where
        Self: 'k;
}

impl<C: Cipher> BlockEngine for C {
    #[inline]
    fn block_counter(value: u128) -> CounterOf<Self> {
        C::Core::counter_from(value)
    }
    /// This function is not inlined. Inlined code would keep the block, which is secret in MGM, in registers that
    /// kernels save on the stack.
    #[inline(never)]
    fn half_counter(block: &[u8], counts: Half) -> CounterOf<Self> {
        C::Core::counter_from_half(block, counts)
    }
    #[inline]
    fn later(counter: CounterOf<Self>, blocks: u64) -> CounterOf<Self> {
        C::Core::advance(counter, blocks)
    }
    #[inline]
    fn counter_blocks(counter: CounterOf<Self>, blocks: &mut [u8]) {
        C::Core::counter_blocks(counter, blocks);
    }
    fn blocks(&self, function: Function, data: IoBuf<'_>) {
        dispatch::blocks(self.kernel(Internal), self.keys(Internal), function, data);
    }
    fn xor_keystream(&self, counter: CounterOf<Self>, data: IoBuf<'_>) {
        C::Core::add_keystream(self.kernel(Internal), self.keys(Internal), counter, data.add_source());
    }
    fn keystream(&self, counter: CounterOf<Self>, data: &mut [u8]) {
        C::Core::add_keystream(self.kernel(Internal), self.keys(Internal), counter, IoBuf::from(data));
    }
    fn chains(&self, function: Function, link: Link, state: &mut [u8], data: &mut [IoBuf<'_>]) {
        type OneKey<K> = fn(usize) -> &'static K;
        let keys = dispatch::ChainKeys::<_, OneKey<<C::Core as CipherCore>::Keys>>::One(self.keys(Internal));
        dispatch::chains(self.kernel(Internal), keys, function, link, state, data);
    }
    fn set_key(&mut self, key: &[u8; 32]) {
        dispatch::schedule(self.kernel(Internal), &[key], core::slice::from_mut(self.keys_mut(Internal)));
    }
    fn shares_lanes(&self, other: &Self) -> bool {
        core::ptr::eq(self.kernel(Internal), other.kernel(Internal))
            && C::Core::alike(self.keys(Internal), other.keys(Internal))
    }
    fn group(&self) -> usize {
        self.kernel(Internal).blocks()
    }
    fn lanes(&self, keys: usize) -> usize {
        dispatch::lanes(self.kernel(Internal), keys)
    }
    fn blocks_per_lane<'k>(lanes: usize, key: impl Fn(usize) -> &'k Self, function: Function, data: &mut [u8])
    where
        Self: 'k,
    {
        if lanes > 0 {
            dispatch::blocks_per_lane(key(0).kernel(Internal), lanes, |i| key(i).keys(Internal), function, data);
        }
    }
    fn chains_per_lane<'k>(
        key: impl Fn(usize) -> &'k Self,
        function: Function,
        link: Link,
        state: &mut [u8],
        data: &mut [IoBuf<'_>],
    ) where
        Self: 'k,
    {
        if !data.is_empty() {
            let keys = dispatch::ChainKeys::PerMessage(|i| key(i).keys(Internal));
            dispatch::chains(key(0).kernel(Internal), keys, function, link, state, data);
        }
    }
}
