//! The state of a hash computation in the middle of a message, for all hash functions. `HasherCore` keeps the kernel,
//! the parameters, the state and a block buffer together.
use super::{
    HashCore, HashKernel, dispatch,
    iterate::iterate,
    private::{Digests, MOST_BLOCK},
};
use crate::block_buffer::BlockBuffer;

/// The value that the public hash types wrap.
pub(super) struct HasherCore<F: HashCore> {
    kernel: &'static HashKernel<F>,
    parameters: F::Parameters,
    state: F::State,
    buffer: BlockBuffer<MOST_BLOCK>,
}

impl<F: HashCore> Clone for HasherCore<F> {
    fn clone(&self) -> Self {
        let mut core = self.begun_at(F::State::default());
        core.state.clone_from(&self.state);
        core.buffer.clone_from(&self.buffer);
        core
    }
    /// Copies in place, because a move would leave secrets on the stack.
    fn clone_from(&mut self, other: &Self) {
        self.kernel = other.kernel;
        self.parameters.clone_from(&other.parameters);
        self.state.clone_from(&other.state);
        self.buffer.clone_from(&other.buffer);
    }
}

impl<F: HashCore> HasherCore<F> {
    pub(super) fn new(kernel: &'static HashKernel<F>, parameters: F::Parameters, state: F::State) -> Self {
        Self { kernel, parameters, state, buffer: BlockBuffer::new(F::BLOCK) }
    }

    /// Returns a core that has the same kernel and parameters, and starts from another state.
    pub(super) fn begun_at(&self, state: F::State) -> Self {
        Self::new(self.kernel, self.parameters.clone(), state)
    }

    pub(super) fn update(&mut self, data: &[u8]) {
        let Self { kernel, parameters, state, buffer } = self;
        buffer.feed(data, |blocks| dispatch::absorb(kernel, parameters, state, blocks));
    }

    /// Finishes the message and returns the final state.
    pub(super) fn close(&mut self) -> &F::State {
        dispatch::close(self.kernel, &self.parameters, &mut self.state, self.buffer.partial());
        &self.state
    }

    /// Discards the message and starts a new one from the state `start`.
    pub(super) fn reset(&mut self, start: F::State) {
        self.state.clone_from(&start);
        self.buffer.clear();
    }

    pub(super) fn kernel(&self) -> &'static HashKernel<F> {
        self.kernel
    }

    pub(super) fn at_block(&self) -> bool {
        self.buffer.partial().is_empty()
    }

    /// Hashes many messages with the kernel and parameters of `self`. The cores in `messages` give only the states from
    /// which the messages start.
    pub(super) fn many<'a>(
        &self,
        messages: impl Iterator<Item = (&'a Self, &'a [u8])>,
        done: impl FnMut(usize, &F::State),
    ) where
        F: 'a,
    {
        let messages = messages.map(|(from, message)| (&from.state, message));
        dispatch::many(self.kernel, &self.parameters, messages, done);
    }

    pub(super) fn shares_lanes(&self, other: &Self) -> bool {
        core::ptr::eq(self.kernel, other.kernel) && F::alike(&self.parameters, &other.parameters)
    }

    /// See `private::Many`. The function takes the states from all `keys`, but the kernel and the parameters only from
    /// the first key.
    pub(super) fn iterate<const N: usize>(
        keys: [[&Self; 2]; N],
        digest_of: impl Fn(&F::State) -> &[u8],
        digests: &mut Digests<N>,
        times: u32,
    ) {
        if let Some([first, _]) = keys.first() {
            let states = keys.map(|pads| pads.map(|core| &core.state));
            iterate(first.kernel, &first.parameters, states, digest_of, digests, times);
        }
    }
}

/// Implements the traits of a public type over a [`HasherCore`]. `$start` is the state at the beginning of a message,
/// and `$digest_of` finds the digest in the final state.
macro_rules! hash_function {
    ($name:ident, $family:ty, $output:expr, $start:expr, $digest_of:expr) => {
        impl Clone for $name {
            fn clone(&self) -> Self {
                Self(self.0.clone())
            }
            fn clone_from(&mut self, other: &Self) {
                self.0.clone_from(&other.0);
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::new()
            }
        }

        /// The methods of [`Hash`], so that users need not import the trait.
        impl $name {
            /// Adds the next part of the message.
            pub fn update(&mut self, data: &[u8]) {
                self.0.update(data);
            }
            /// Returns the message's digest.
            pub fn finalize(self) -> Digest {
                Hash::finalize(self)
            }
            /// Returns the message's digest and begins a new message.
            pub fn finalize_reset(&mut self) -> Digest {
                Hash::finalize_reset(self)
            }
            /// Discards the message and starts a new one with the same kernel and parameters.
            pub fn reset(&mut self) {
                self.0.reset($start);
            }
            /// Computes the digests of many messages in parallel (see [`Hash::finalize_many`]).
            pub fn finalize_many<'a>(
                &self,
                messages: impl IntoIterator<Item = &'a [u8]>,
                done: impl FnMut(usize, Digest),
            ) {
                Hash::finalize_many(self, messages, done);
            }
            /// Returns the level of the kernel.
            pub fn level(&self) -> Level {
                self.0.kernel().level
            }
            /// Returns the levels that have their own kernel and that this CPU can run, best first.
            pub fn levels() -> impl Iterator<Item = Level> {
                HashKernel::<$family>::levels()
            }
            /// Returns the number of messages that the kernel processes in parallel.
            pub fn parallel_messages(&self) -> usize {
                self.0.kernel().messages()
            }
        }

        impl Hash for $name {
            const BLOCK_SIZE: usize = <$family as HashCore>::BLOCK;
            const OUTPUT_SIZE: usize = $output;
            fn update(&mut self, data: &[u8]) {
                self.update(data);
            }
            fn reset(&mut self) {
                self.reset();
            }
            fn levels() -> impl Iterator<Item = Level> {
                HashKernel::<$family>::levels()
            }
            fn level(&self) -> Level {
                self.0.kernel().level
            }
            fn parallel_messages(&self) -> usize {
                self.parallel_messages()
            }
        }

        #[allow(private_interfaces)]
        impl private::Many for $name {
            fn finish(&mut self, _: $crate::Internal) -> Digest {
                Digest::new($digest_of(self.0.close()))
            }
            fn beginning(&self, _: $crate::Internal) -> Self {
                Self(self.0.begun_at($start))
            }
            fn at_block(&self, _: $crate::Internal) -> bool {
                self.0.at_block()
            }
            fn many<'a>(
                &self,
                _: $crate::Internal,
                messages: impl Iterator<Item = (&'a Self, &'a [u8])>,
                mut done: impl FnMut(usize, &[u8]),
            ) {
                let messages = messages.map(|(from, message)| (&from.0, message));
                self.0.many(messages, |i, state| done(i, $digest_of(state)));
            }
            fn shares_lanes(&self, other: &Self, _: $crate::Internal) -> bool {
                self.0.shares_lanes(&other.0)
            }
            fn iterate<const N: usize>(
                keys: [[&Self; 2]; N],
                digests: &mut private::Digests<N>,
                times: u32,
                _: $crate::Internal,
            ) {
                let keys = keys.map(|pads| pads.map(|hash| &hash.0));
                HasherCore::iterate(keys, $digest_of, digests, times);
            }
        }

        kernel_debug!($name);
    };
}
pub(super) use hash_function;
