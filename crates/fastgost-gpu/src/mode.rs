//! A cipher in a mode, on GPUs.
use crate::{
    abi::KernelMode,
    cipher::Plan,
    data::Data,
    device::LAUNCH_BLOCKS,
    error::{Error, Result},
    gpu::{Fallback, Gpus},
    key::CardKey,
    pipeline,
    state::State,
};
use fastgost::registry::{Algorithm, Direction, DynMode, Options};
use std::{fmt, mem, sync::Arc};
use zeroize::Zeroizing;

/// Where a mode runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The mode runs on GPUs. The CPU processes incomplete blocks, and data that is so short that the CPU is
    /// [faster](crate::Gpu::crossing).
    Gpu,
    /// The mode runs on the CPU, for this reason.
    Cpu(Error),
}

/// A cipher in a mode, with its key prepared on GPUs. This type has methods like [`DynMode`], which computes on the
/// CPU. Inside this type, a [`DynMode`] processes incomplete blocks. [`Gpus::cipher`](crate::Gpus::cipher) and
/// [`Gpu::cipher`](crate::Gpu::cipher) make values of this type.
///
/// Each call continues where the previous call ended, so any division of the data into calls gives the same output. The
/// documentation of [`apply`](Self::apply) says what to do after a call that failed in the middle.
pub struct Mode {
    algorithm: &'static Algorithm,
    direction: Direction,
    fallback: Fallback,
    place: Place,
    /// The keys on the GPUs. `None` if everything runs on the CPU.
    pub(crate) prepared: Option<Arc<Prepared>>,
    /// The same mode on the CPU. If `stale` is true, the position of this mode on the CPU is before the position in
    /// `state`. Then `state` is at the boundary of a block.
    pub(crate) cpu: Box<dyn DynMode>,
    pub(crate) stale: bool,
    pub(crate) state: State,
    /// True if a call has failed or panicked after it had begun to use up keystream and input.
    pub(crate) interrupted: bool,
    /// The largest number of blocks of a launch. This number is [`LAUNCH_BLOCKS`], or less in tests.
    pub(crate) launch_blocks: usize,
}

/// The values that are prepared once for a key and do not depend on the data.
pub(crate) struct Prepared {
    pub plan: Plan,
    /// One key per GPU.
    pub keys: Vec<Arc<CardKey>>,
    /// The first section's key, for ACPKM.
    key: Option<Zeroizing<[u8; 32]>>,
    /// The mode that encrypts the IV of CNT.
    ecb: Option<Box<dyn DynMode>>,
}

impl Prepared {
    fn new(
        gpus: &Gpus,
        algorithm: &Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
    ) -> Result<Self> {
        let plan = Plan::new(algorithm, direction, options)?;
        if gpus.gpus().is_empty() {
            return Err(gpus.missing().clone());
        }
        let mut bytes = Zeroizing::new([0; 32]);
        // `fastgost` has accepted the key, so the key has 32 bytes.
        bytes.copy_from_slice(key);
        let prepare = |gpu| Ok(Arc::new(CardKey::new(gpu, &plan, &bytes)?));
        let keys = gpus.gpus().iter().map(prepare).collect::<Result<_>>()?;
        let ecb = match plan.mode {
            KernelMode::Cnt => {
                let options = Options { iv: &[], ..options.clone() };
                Some(Algorithm::from_name("gost28147-ecb")?.cipher(Direction::Encrypt, key, &options)?)
            }
            _ => None,
        };
        Ok(Self { plan, keys, key: plan.section.map(|_| bytes), ecb })
    }

    /// Returns the state at the beginning of a message with `iv`. `fastgost` must have accepted this IV.
    fn begin(&self, iv: &[u8]) -> Result<State> {
        let mut start = State::default();
        start.iv[..iv.len()].copy_from_slice(iv);
        start.last = start.iv;
        start.section = self.key.clone().map(|key| (0, key));
        if let Some(ecb) = &self.ecb {
            ecb.dup().apply((&mut start.iv[..8]).into())?;
        }
        Ok(start)
    }
}

impl Mode {
    pub(crate) fn new(
        gpus: &Gpus,
        algorithm: &'static Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
    ) -> Result<Self> {
        let cpu = algorithm.cipher(direction, key, options)?;
        let (prepared, place) = match Prepared::new(gpus, algorithm, direction, key, options) {
            Ok(prepared) => (Some(Arc::new(prepared)), Place::Gpu),
            Err(e) if gpus.fallback() == Fallback::Cpu && !matches!(e, Error::Library(_)) => (None, Place::Cpu(e)),
            Err(e) => return Err(e),
        };
        let state = match &prepared {
            Some(prepared) => prepared.begin(options.iv)?,
            None => State::default(),
        };
        let (fallback, stale, interrupted) = (gpus.fallback(), false, false);
        Ok(Self {
            algorithm,
            direction,
            fallback,
            place,
            prepared,
            cpu,
            stale,
            state,
            interrupted,
            launch_blocks: LAUNCH_BLOCKS,
        })
    }

    /// Where the mode runs.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Returns a number of bytes. The length of the data of each call must be a multiple of this number. The number is
    /// 1, or the block size for modes of whole blocks.
    pub fn granularity(&self) -> usize {
        self.cpu.granularity()
    }

    /// Encrypts or decrypts the next part of the data.
    ///
    /// # Errors
    /// If the data has a partial block or is too long for the stream, returns [`Error::Library`] with
    /// [`PartialBlock`](fastgost::Error::PartialBlock) or [`StreamExhausted`](fastgost::Error::StreamExhausted), and
    /// writes nothing. Returns errors of the driver if a GPU fails.
    ///
    /// If a call fails after work has begun, discard the output, because some parts of the output are complete, and
    /// other parts are unchanged. If the same call were made again in place, some parts would be encrypted twice. In
    /// CTR, encrypting a part twice gives the plaintext. If the next call got different data, the same keystream would
    /// encrypt two texts. So every further call returns [`Error::Interrupted`] until [`reset`](Self::reset) or
    /// [`seek`](Self::seek) sets the position. After `reset` or `seek`, pass the same data again. If you work in place,
    /// you need a copy of this data. The same rules hold after a panic.
    pub fn apply<'a>(&mut self, data: impl Into<Data<'a>>) -> Result<()> {
        let data = data.into();
        let Some(prepared) = self.prepared.clone() else { return Ok(self.cpu.apply(data.into_in_out_buf()?)?) };
        self.share(&prepared, data)
    }

    /// Gives whole blocks to the GPUs, and all other bytes to the CPU.
    fn share(&mut self, prepared: &Prepared, data: Data<'_>) -> Result<()> {
        let block = prepared.plan.block;
        self.check(prepared, data.len())?;
        let head = self.state.left_of_block(&prepared.plan).min(data.len());
        let body = (data.len() - head) / block * block;
        if body == 0 || (self.fallback == Fallback::Cpu && !self.is_faster(prepared, body)) {
            return self.on_cpu(prepared, data);
        }
        let gpus = || prepared.keys.iter().map(|key| &key.gpu);
        let bytes = pipeline::chunk_bytes(gpus(), block, body);
        // If the first chunk begins inside a group, it is shorter, so there may be one more chunk.
        let channels = pipeline::channels(gpus(), body.div_ceil(bytes) + 1, bytes).and_then(|mut channels| {
            if let Some(words) = State::most_words(&prepared.plan, bytes.min(body)) {
                channels.iter_mut().try_for_each(|channels| channels.reserve(words))?;
            }
            Ok(channels)
        });
        // At this point no work has begun, so the CPU can still process all data.
        let mut channels = match channels {
            Err(Error::OutOfMemory { .. }) if self.fallback == Fallback::Cpu => return self.on_cpu(prepared, data),
            channels => channels?,
        };
        let (head, rest) = data.split_at(head);
        let (body, tail) = rest.split_at(body);
        let mut state = self.state.clone();
        state.advance(&prepared.plan, head.source());
        self.interrupted = true;
        pipeline::run(&mut channels, state.chunks(&prepared.plan, body, bytes), |card, channel, chunk| {
            channel.process(&prepared.plan, &prepared.keys[card], chunk)
        })?;
        drop(channels);
        // The CPU processes its bytes after the GPUs. If a GPU fails, the CPU's mode is then still unchanged.
        self.on_cpu(prepared, head)?;
        (self.state, self.stale) = (state, true);
        self.on_cpu(prepared, tail)?;
        self.interrupted = false;
        Ok(())
    }

    /// Returns true if the GPUs take less time for `bytes` bytes than one thread of the CPU. If the measurement fails,
    /// the method returns false, and stores the reason in `place`.
    fn is_faster(&mut self, prepared: &Prepared, bytes: usize) -> bool {
        // If the data is shorter than a group, the copies to and from a GPU alone take longer than the whole work on
        // the CPU.
        if bytes < prepared.plan.group_bytes() {
            return false;
        }
        match prepared.keys[0].gpu.crossing(self.algorithm, self.direction, 1) {
            Ok(crossing) => crossing.is_some_and(|crossing| bytes >= crossing),
            Err(e) => {
                self.place = Place::Cpu(e);
                false
            }
        }
    }

    /// Checks the length of the data as the CPU's mode does, before anything is written. Also checks that the position
    /// in the stream is known.
    pub(crate) fn check(&self, prepared: &Prepared, len: usize) -> Result<()> {
        if self.interrupted {
            return Err(Error::Interrupted);
        }
        let block = self.granularity();
        if !len.is_multiple_of(block) {
            return Err(fastgost::Error::PartialBlock { given: len, block }.into());
        }
        if len as u128 > prepared.plan.limit - self.state.position {
            return Err(fastgost::Error::StreamExhausted.into());
        }
        Ok(())
    }

    pub(crate) fn on_cpu(&mut self, prepared: &Prepared, data: Data<'_>) -> Result<()> {
        if data.is_empty() {
            return Ok(());
        }
        self.refresh(prepared)?;
        let mut state = self.state.clone();
        state.advance(&prepared.plan, data.source());
        // After a panic, the position of the CPU's mode would be unknown. So the mode is marked as interrupted until
        // the CPU has finished.
        let interrupted = mem::replace(&mut self.interrupted, true);
        self.stale = true;
        self.cpu.apply(data.into_in_out_buf()?)?;
        (self.state, self.stale, self.interrupted) = (state, false, interrupted);
        Ok(())
    }

    /// Brings the CPU's mode to the position that the GPUs have reached.
    fn refresh(&mut self, prepared: &Prepared) -> Result<()> {
        if self.stale {
            if prepared.plan.is_chained() {
                self.cpu.reset(&self.state.last[..prepared.plan.block])?;
            } else if prepared.plan.is_stream() {
                self.cpu.seek(self.state.position)?;
            }
            self.stale = false;
        }
        Ok(())
    }

    /// Moves to a position in the stream, in bytes from its beginning. If a call has failed in the middle, the mode
    /// works again after this call, from `position` on.
    ///
    /// # Errors
    /// Returns the errors of [`DynMode::seek`]. After an error, the mode is unchanged.
    pub fn seek(&mut self, position: u128) -> Result<()> {
        let Some(prepared) = self.prepared.clone() else { return Ok(self.cpu.seek(position)?) };
        self.refresh(&prepared)?;
        self.cpu.seek(position)?;
        (self.state.position, self.interrupted) = (position, false);
        Ok(())
    }

    /// Begins another message under the same key. This is also possible after a call that failed in the middle.
    ///
    /// # Errors
    /// Returns the errors of [`DynMode::reset`], and [`Error::Unsupported`] for an IV that the GPUs cannot take. After
    /// an error, the mode is unchanged.
    pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
        if let Some(prepared) = &self.prepared {
            if prepared.plan.is_chained() && iv.len() > prepared.plan.block {
                return Err(Error::Unsupported("cards decrypt CBC and CFB with an IV of one block only"));
            }
            self.cpu.reset(iv)?;
            (self.state, self.stale, self.interrupted) = (prepared.begin(iv)?, false, false);
            return Ok(());
        }
        Ok(self.cpu.reset(iv)?)
    }
}

impl Clone for Mode {
    /// Makes a mode with the same state. The new mode and this mode share the keys on the GPUs. Do not encrypt
    /// different data with the new mode and this mode, because both use the same keystream.
    fn clone(&self) -> Self {
        Self {
            place: self.place.clone(),
            prepared: self.prepared.clone(),
            cpu: self.cpu.dup(),
            state: self.state.clone(),
            ..*self
        }
    }
}

impl fmt::Debug for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { algorithm, direction, place, .. } = self;
        let name = algorithm.name;
        f.debug_struct("Mode")
            .field("algorithm", &name)
            .field("direction", direction)
            .field("place", place)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gpu,
        test_machine::{Case, KEY, cases, data, on},
    };
    use fastgost::{Level, batch::Message, inout::InOutBuf};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    struct Panics(Box<dyn DynMode>);

    impl DynMode for Panics {
        fn granularity(&self) -> usize {
            self.0.granularity()
        }
        fn apply(&mut self, _: InOutBuf<'_, '_, u8>) -> fastgost::Result<()> {
            panic!("as if there were no memory")
        }
        fn after(&self, input: &[u8]) -> Option<Box<dyn DynMode>> {
            self.0.after(input)
        }
        fn many(&self, messages: &mut [Message<'_>]) -> fastgost::Result<()> {
            self.0.many(messages)
        }
        fn reset(&mut self, iv: &[u8]) -> fastgost::Result<()> {
            self.0.reset(iv)
        }
        fn seek(&mut self, position: u128) -> fastgost::Result<()> {
            self.0.seek(position)
        }
        fn dup(&self) -> Box<dyn DynMode> {
            self.0.dup()
        }
        fn level(&self) -> Level {
            self.0.level()
        }
    }

    /// Tests that the CPU does all of the work if something does not fit into the memory of the GPU, even if only the
    /// keys of the sections do not fit.
    #[test]
    fn too_little_memory_for_sections() {
        for memory in (0..30).map(|n| format!("{}", n * 10_000)) {
            on(&[("MEMORY", &memory), ("MULTIPROCESSORS", "1")], || {
                for case in cases().iter().filter(|case| case.section.is_some()) {
                    let gpus = Gpus::open(Fallback::Cpu).expect("the CPU at least");
                    let case = Case { section: Some(case.group()), ..*case };
                    for gpu in gpus.gpus() {
                        gpu.crossings().insert((case.algorithm.name, false, 1), Ok(Some(0)));
                    }
                    let input = data(5 * case.group());
                    let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
                    let mut out = input.clone();
                    mode.apply(&mut out).expect("one of them");
                    assert!(out == case.expected(&case.options(), 0, &input), "{}", case.what());
                }
            });
        }
    }

    /// Tests that a failed measurement of [`Gpu::crossing`] is not repeated, and that the caller can see the reason.
    #[test]
    fn a_measurement_that_fails() {
        on(&[("FAIL", "kernel@2+=1"), ("MULTIPROCESSORS", "1")], || {
            let gpus = Gpus::open(Fallback::Cpu).expect("a card");
            let cases = cases();
            let case = &cases.iter().find(|case| case.algorithm.name == "kuznyechik-ctr").expect("a case");
            let mut mode = gpus.cipher(case.algorithm, case.direction, &KEY, &case.options()).expect("a mode");
            assert_eq!(mode.place(), &Place::Gpu);
            let input = data(3 * case.group());
            let mut out = input.clone();
            mode.apply(&mut out).expect("the CPU");
            assert!(out == case.expected(&case.options(), 0, &input));
            let crossing = gpus.gpus()[0].crossing(case.algorithm, case.direction, 1);
            assert_eq!(mode.place(), &Place::Cpu(crossing.expect_err("a card that fails")));
            assert_eq!(gpus.gpus()[0].crossings().len(), 1);
        });
    }

    /// Tests that a caught panic counts as an error, because the mode then does not know its position in the stream.
    #[test]
    fn a_caught_panic() {
        on(&[], || {
            let gpu = Gpu::open(0).expect("a card");
            for case in cases().iter().filter(|case| !case.algorithm.padded()) {
                let options = case.options();
                let mut mode = gpu.cipher(case.algorithm, case.direction, &KEY, &options).expect("a mode");
                mode.cpu = Box::new(Panics(mode.cpu.dup()));
                let input = data(2 * case.group() + 5);
                let mut out = input.clone();
                assert!(catch_unwind(AssertUnwindSafe(|| mode.apply(&mut out))).is_err());
                assert_eq!(mode.apply(&mut [0; 5]), Err(Error::Interrupted), "{}", case.what());
                mode.cpu = mode.cpu.dup();
                mode.reset(options.iv).expect("an IV");
                out.copy_from_slice(&input);
                mode.apply(&mut out).expect("the card");
                assert!(out == case.expected(&options, 0, &input), "{}", case.what());
            }
        });
    }
}
