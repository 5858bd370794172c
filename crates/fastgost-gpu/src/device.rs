//! Modes on data that is on a card already.
use crate::{
    data::Data,
    driver::{DeviceSlice, Event, Stream},
    error::{Error, Result},
    key::CardKey,
    mode::{Cards, Mode},
    state::State,
};
use std::time::Duration;

impl Mode {
    /// As [`apply`](Self::apply), for data on a card of this mode. In ECB, CTR, CTR-ACPKM and CNT, source and destination may be
    /// the same; otherwise they must not overlap. What is in the buffers was written before the call, and is not used by others
    /// until it returns.
    ///
    /// Every block that is inside the data must begin at a multiple of its size. The CPU processes the parts of blocks at the
    /// two ends.
    ///
    /// # Errors
    /// Those of [`apply`](Self::apply); and [`Error::Unsupported`] if the mode runs on the CPU, [`Error::LengthsDiffer`],
    /// [`Error::Overlap`], [`Error::Misaligned`], [`Error::OtherCard`]: nothing is written then.
    pub fn apply_device(&mut self, source: DeviceSlice<'_>, destination: DeviceSlice<'_>) -> Result<()> {
        self.device(source, destination, None)
    }

    /// As [`apply_device`](Self::apply_device), and returns how long the kernels took by the card's own clock.
    ///
    /// # Errors
    /// Those of [`apply_device`](Self::apply_device).
    pub fn time_device(&mut self, source: DeviceSlice<'_>, destination: DeviceSlice<'_>) -> Result<Duration> {
        let cards = self.cards.as_ref().ok_or(NOT_ON_A_CARD)?;
        let context = cards.on(source)?.gpu.context().clone();
        let (start, end) = (Event::new(&context)?, Event::new(&context)?);
        self.device(source, destination, Some((&start, &end)))?;
        end.since(&start)
    }

    fn device(
        &mut self,
        source: DeviceSlice<'_>,
        destination: DeviceSlice<'_>,
        events: Option<(&Event, &Event)>,
    ) -> Result<()> {
        let cards = self.cards.take().ok_or(NOT_ON_A_CARD)?;
        let result = self.share_device(&cards, source, destination, events);
        self.cards = Some(cards);
        result
    }

    fn share_device(
        &mut self,
        cards: &Cards,
        source: DeviceSlice<'_>,
        destination: DeviceSlice<'_>,
        events: Option<(&Event, &Event)>,
    ) -> Result<()> {
        let (plan, len) = (&cards.plan, source.len());
        if len != destination.len() {
            return Err(Error::LengthsDiffer { source: len, destination: destination.len() });
        }
        let (key, key_of_destination) = (cards.on(source)?, cards.on(destination)?);
        if source.card() != key_of_destination.gpu.card().ordinal {
            return Err(Error::OtherCard);
        }
        if overlap(source, destination) && (plan.is_chained() || source.address() != destination.address()) {
            return Err(Error::Overlap);
        }
        self.check(cards, len)?;
        let head = self.state.left_of_block(plan).min(len);
        let end = head + (len - head) / plan.block * plan.block;
        let misaligned = |memory: DeviceSlice<'_>| !(memory.address() + head as u64).is_multiple_of(plan.block as u64);
        if end > head && (misaligned(source) || misaligned(destination)) {
            return Err(Error::Misaligned { block: plan.block });
        }
        let (mut first, mut rest) = ([0; 16], [0; 16]);
        let (first, rest) = (&mut first[..head], &mut rest[..len - end]);
        let stream = key.gpu.stream()?;
        // Before anything is written, which may be here.
        stream.run(|queue| {
            queue.download(source.slice(0..head)?, first)?;
            queue.download(source.slice(end..len)?, rest)
        })?;
        let mut state = self.state.clone();
        state.advance(plan, first);
        if end > head {
            let (from, to) = (source.slice(head..end)?, destination.slice(head..end)?);
            whole_blocks(cards, key, &stream, &mut state, (from, to), events)?;
        }
        self.on_cpu(cards, Data::from(&mut *first))?;
        if end > head {
            (self.state, self.stale) = (state, true);
        }
        self.on_cpu(cards, Data::from(&mut *rest))?;
        stream.run(|queue| {
            queue.upload(first, destination.slice(0..head)?)?;
            queue.upload(rest, destination.slice(end..len)?)
        })
    }
}

/// In as many launches as their limits demand: 2^31 blocks, and memory for the keys of sections.
fn whole_blocks(
    cards: &Cards,
    key: &CardKey,
    stream: &Stream,
    state: &mut State,
    (source, destination): (DeviceSlice<'_>, DeviceSlice<'_>),
    events: Option<(&Event, &Event)>,
) -> Result<()> {
    let (plan, len) = (&cards.plan, source.len());
    let most = if plan.section.is_some() { key.gpu.wave() } else { 1 << 30 } * plan.block;
    let (mut keys, mut at) = (None, 0);
    while at < len {
        let n = state.chunk(plan, most).min(len - at);
        let (from, to) = (source.slice(at..at + n)?, destination.slice(at..at + n)?);
        let launch = state.launch(plan, n)?;
        launch.prepare(&key.gpu, &mut keys)?;
        let mut last = [0; 16];
        let last = &mut last[..plan.block];
        stream.run(|queue| {
            if let (Some((start, _)), 0) = (events, at) {
                queue.record(start)?;
            }
            launch.queue(queue, plan, key, keys.as_ref(), (from, to))?;
            if let (Some((_, end)), true) = (events, at + n == len) {
                queue.record(end)?;
            }
            // In chained modes the destination is apart, and the source is as it was.
            queue.download(from.slice(n - plan.block..n)?, last)
        })?;
        state.position += (n - plan.block) as u128;
        state.advance(plan, last);
        at += n;
    }
    Ok(())
}

impl Cards {
    /// The key on the card that this memory is on.
    fn on(&self, memory: DeviceSlice<'_>) -> Result<&CardKey> {
        let key = self.keys.iter().find(|key| key.gpu.card().ordinal == memory.card());
        key.map(|key| &**key).ok_or(Error::OtherCard)
    }
}

fn overlap(a: DeviceSlice<'_>, b: DeviceSlice<'_>) -> bool {
    let end = |x: DeviceSlice<'_>| x.address() + x.len() as u64;
    !a.is_empty() && a.card() == b.card() && a.address() < end(b) && b.address() < end(a)
}

const NOT_ON_A_CARD: Error = Error::Unsupported("this mode runs on the CPU, which cannot reach data on a card");
