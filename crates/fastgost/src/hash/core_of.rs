//! A hash function of any family in the middle of a message.
use super::{Family, Kernel, MOST_BLOCK, drive, iterate::iterate, private::Codes};
use crate::buffer::Buffer;

/// What the public types are made of.
#[derive(Clone)]
pub(super) struct Core<F: Family> {
    kernel: &'static Kernel<F>,
    parameters: F::Parameters,
    state: F::State,
    buffer: Buffer<MOST_BLOCK>,
}

impl<F: Family> Core<F> {
    pub(super) fn new(kernel: &'static Kernel<F>, parameters: F::Parameters, state: F::State) -> Self {
        Self { kernel, parameters, state, buffer: Buffer::new(F::BLOCK) }
    }

    pub(super) fn update(&mut self, data: &[u8]) {
        let Self { kernel, parameters, state, buffer } = self;
        buffer.feed(data, |blocks| drive::absorb(kernel, parameters, state, blocks));
    }

    /// The state behind the end of the message.
    pub(super) fn close(&mut self) -> &F::State {
        drive::close(self.kernel, &self.parameters, &mut self.state, self.buffer.partial());
        &self.state
    }

    pub(super) fn reset(&mut self, state: F::State) {
        self.state = state;
        self.buffer.clear();
    }

    pub(super) fn kernel(&self) -> &'static Kernel<F> {
        self.kernel
    }

    pub(super) fn at_block(&self) -> bool {
        self.buffer.partial().is_empty()
    }

    /// Goes on with many messages; of `from`, only the states are looked at.
    pub(super) fn many<'a>(
        &self,
        messages: impl Iterator<Item = (&'a Self, &'a [u8])>,
        mut done: impl FnMut(usize, &F::State),
    ) where
        F: 'a,
    {
        let messages = messages.map(|(from, message)| (from.state.clone(), message));
        drive::many(self.kernel, &self.parameters, messages, &mut done);
    }

    pub(super) fn shares_lanes(&self, other: &Self) -> bool {
        core::ptr::eq(self.kernel, other.kernel) && F::alike(&self.parameters, &other.parameters)
    }

    /// See `private::Many`; of all but the first of `keys`, only the states are looked at.
    pub(super) fn iterate<const N: usize>(
        keys: [[&Self; 2]; N],
        code: impl Fn(&F::State) -> &[u8],
        codes: &mut Codes<N>,
        times: u32,
    ) {
        if let Some([first, _]) = keys.first() {
            let states = keys.map(|pads| pads.map(|core| &core.state));
            iterate(first.kernel, &first.parameters, states, code, codes, times);
        }
    }
}
