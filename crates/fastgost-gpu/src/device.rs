//! Methods of [`Mode`] for data that is already in the memory of a GPU.
use crate::{
    data::Data,
    driver::{DeviceSlice, Event, Stream},
    error::{Error, Result},
    key::CardKey,
    mode::{Mode, Prepared},
    state::State,
};
use std::time::Duration;
use zeroize::Zeroizing;

impl Mode {
    /// Does the same as [`apply`](Self::apply), for data in the memory of a GPU on which this mode runs. In ECB, CTR,
    /// CTR-ACPKM and CNT, source and destination may be the same memory. In all other cases, they must not overlap. The
    /// data in the buffers must be complete before the call, and nothing else may use the buffers until the call
    /// returns.
    ///
    /// Every whole block of the data must begin at an address that is a multiple of the block size. The CPU processes
    /// incomplete blocks at the beginning and at the end of the data.
    ///
    /// # Errors
    /// Returns the errors of [`apply`](Self::apply). Also returns [`Error::LengthsDiffer`], [`Error::Overlap`],
    /// [`Error::Misaligned`] and [`Error::OtherCard`], and returns [`Error::Unsupported`] if the mode runs on the CPU.
    /// If the method returns one of these five errors, it has written nothing.
    pub fn apply_device(&mut self, source: DeviceSlice<'_>, destination: DeviceSlice<'_>) -> Result<()> {
        self.device(source, destination, None).map(|_| ())
    }

    /// Does the same as [`apply_device`](Self::apply_device), and returns the time of the kernels. The clock of the GPU
    /// measures this time. The time begins before the first kernel, and ends after the last kernel. With sections
    /// (ACPKM), the time includes copying the section keys to the GPU and expanding them. With several launches, the
    /// time also includes the work of the host between the launches, such as the derivation of section keys. The time
    /// is zero if the data has no whole block, because the CPU processes such data.
    ///
    /// # Errors
    /// The errors of [`apply_device`](Self::apply_device).
    pub fn time_device(&mut self, source: DeviceSlice<'_>, destination: DeviceSlice<'_>) -> Result<Duration> {
        let prepared = self.prepared.as_ref().ok_or(NOT_ON_A_CARD)?;
        let context = prepared.on(source)?.gpu.context().clone();
        let (start, end) = (Event::new(&context)?, Event::new(&context)?);
        if self.device(source, destination, Some((&start, &end)))? { end.since(&start) } else { Ok(Duration::ZERO) }
    }

    /// Processes the data. Returns whether a kernel ran.
    fn device(
        &mut self,
        source: DeviceSlice<'_>,
        destination: DeviceSlice<'_>,
        events: Option<(&Event, &Event)>,
    ) -> Result<bool> {
        let prepared = self.prepared.clone().ok_or(NOT_ON_A_CARD)?;
        self.share_device(&prepared, source, destination, events)
    }

    fn share_device(
        &mut self,
        prepared: &Prepared,
        source: DeviceSlice<'_>,
        destination: DeviceSlice<'_>,
        events: Option<(&Event, &Event)>,
    ) -> Result<bool> {
        let (plan, len) = (&prepared.plan, source.len());
        if len != destination.len() {
            return Err(Error::LengthsDiffer { source: len, destination: destination.len() });
        }
        let (key, key_of_destination) = (prepared.on(source)?, prepared.on(destination)?);
        if source.card() != key_of_destination.gpu.card().ordinal {
            return Err(Error::OtherCard);
        }
        if overlap(source, destination) && (plan.is_chained() || source.address() != destination.address()) {
            return Err(Error::Overlap);
        }
        self.check(prepared, len)?;
        let head = self.state.left_of_block(plan).min(len);
        let end = head + (len - head) / plan.block * plan.block;
        let misaligned = |memory: DeviceSlice<'_>| !(memory.address() + head as u64).is_multiple_of(plan.block as u64);
        if end > head && (misaligned(source) || misaligned(destination)) {
            return Err(Error::Misaligned { block: plan.block });
        }
        let (mut first, mut rest) = (Zeroizing::new([0; 16]), Zeroizing::new([0; 16]));
        let (first, rest) = (&mut first[..head], &mut rest[..len - end]);
        let stream = key.gpu.stream()?;
        // The incomplete blocks at both ends are read before anything is written, because the destination may be the
        // source.
        stream.read(source.slice(0..head)?, first)?;
        stream.read(source.slice(end..len)?, rest)?;
        let before = (self.cpu.dup(), self.stale, self.state.clone());
        self.interrupted = true;
        let done = self.write_device(prepared, (key, &stream), (source, destination), (first, rest), events);
        match done {
            Ok(()) => self.interrupted = false,
            // After every error, the mode returns to its old state. This is right even if only the last copy failed,
            // because the destination then lacks a part of the result.
            Err(_) => (self.cpu, self.stale, self.state) = before,
        }
        done.map(|()| end > head)
    }

    /// Writes the destination. `first` and `rest` are the incomplete blocks at both ends. The caller has already read
    /// them.
    fn write_device(
        &mut self,
        prepared: &Prepared,
        (key, stream): (&CardKey, &Stream),
        (source, destination): (DeviceSlice<'_>, DeviceSlice<'_>),
        (first, rest): (&mut [u8], &mut [u8]),
        events: Option<(&Event, &Event)>,
    ) -> Result<()> {
        let (head, len) = (first.len(), source.len());
        let end = len - rest.len();
        let mut state = self.state.clone();
        state.advance(&prepared.plan, first);
        if end > head {
            let (from, to) = (source.slice(head..end)?, destination.slice(head..end)?);
            whole_blocks(prepared, key, stream, (&mut state, self.launch_blocks), (from, to), events)?;
        }
        self.on_cpu(prepared, Data::from(&mut *first))?;
        if end > head {
            (self.state, self.stale) = (state, true);
        }
        self.on_cpu(prepared, Data::from(&mut *rest))?;
        stream.write(first, destination.slice(0..head)?)?;
        stream.write(rest, destination.slice(end..len)?)
    }
}

/// The largest number of blocks of a launch. This number is a multiple of `GROUP`. A kernel takes at most 2^31 blocks,
/// including the blocks of the first group that come before the data.
pub(crate) const LAUNCH_BLOCKS: usize = 1 << 30;

/// Processes whole blocks in one or more launches. The number of blocks of a launch is limited. With ACPKM, the memory
/// for the section keys of a launch is limited too.
fn whole_blocks(
    prepared: &Prepared,
    key: &CardKey,
    stream: &Stream,
    (state, launch_blocks): (&mut State, usize),
    (source, destination): (DeviceSlice<'_>, DeviceSlice<'_>),
    events: Option<(&Event, &Event)>,
) -> Result<()> {
    let (plan, len) = (&prepared.plan, source.len());
    let most = if plan.section.is_some() { launch_blocks.min(key.gpu.wave()) } else { launch_blocks } * plan.block;
    let (mut keys, mut at) = (None, 0);
    while at < len {
        let n = state.chunk(plan, most).min(len - at);
        let (from, to) = (source.slice(at..at + n)?, destination.slice(at..at + n)?);
        let launch = state.launch(plan, n)?;
        launch.prepare(&key.gpu, &mut keys)?;
        let mut last = Zeroizing::new([0; 16]);
        let last = &mut last[..plan.block];
        stream.run(|queue| {
            if let (Some((start, _)), 0) = (events, at) {
                queue.record(start)?;
            }
            launch.queue(queue, plan, key, keys.as_ref(), (from, to))?;
            match events {
                Some((_, end)) if at + n == len => queue.record(end),
                _ => Ok(()),
            }
        })?;
        // Only chained modes (CBC and CFB) need the last block of the source, for the next launch or the next call. In
        // these modes, the destination does not overlap the source, so the kernel has not changed this block.
        if plan.is_chained() {
            stream.read(from.slice(n - plan.block..n)?, last)?;
        }
        state.position += (n - plan.block) as u128;
        state.advance(plan, last);
        at += n;
    }
    Ok(())
}

impl Prepared {
    /// Returns the prepared key for the GPU on which `memory` is.
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

#[cfg(test)]
mod tests {
    use crate::{
        Gpu,
        test_machine::{KEY, cases, data, on},
    };

    /// Tests every mode with data that needs several launches. The output must be the same as on the CPU.
    #[test]
    fn many_launches() {
        on(&[], || {
            let gpu = Gpu::open(0).expect("a card");
            for case in cases() {
                let (block, options) = (case.algorithm.block_size(), case.options());
                let part = if case.algorithm.padded() { 0 } else { 5 };
                let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &options).expect("a mode");
                mode.launch_blocks = 2 * 1024;
                let n = 7 * case.group() + 3 * block + part;
                let input = data(n);
                let (from, to) = (gpu.buffer(n).expect("memory"), gpu.buffer(n).expect("memory"));
                from.write(&input).expect("a copy");
                // The second call begins inside a group.
                let seam = case.group() / 2 + block + part;
                for range in [0..seam, seam..n] {
                    let (from, to) = (from.slice(range.clone()), to.slice(range.clone()));
                    mode.apply_device(from.expect("inside"), to.expect("inside")).expect("the card");
                }
                let mut out = vec![0; n];
                to.read(&mut out).expect("a copy");
                assert!(out == case.expected(&options, 0, &input), "{}", case.what());
            }
        });
    }
}
