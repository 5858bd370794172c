//! A cipher in a mode, on cards.
use crate::{
    cipher::{Mode as KernelMode, Plan},
    data::Data,
    error::{Error, Result},
    gpu::{Fallback, Gpus},
    key::CardKey,
    pipeline,
    state::State,
};
use fastgost::registry::{Algorithm, Direction, DynMode, Options};
use std::{fmt, sync::Arc};
use zeroize::Zeroizing;

/// Where a mode runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// On cards, except for parts of blocks and for data so short that the CPU is [faster](crate::Gpu::crossing).
    Gpu,
    /// On the CPU, for this reason.
    Cpu(Error),
}

/// A cipher in a mode, with its key prepared on cards: as [`DynMode`] on the CPU, which processes the parts of blocks. Made by
/// [`Gpus::cipher`](crate::Gpus::cipher) or [`Gpu::cipher`](crate::Gpu::cipher).
///
/// Each call continues where the last one ended, and any split of the data gives the same output. After an error of a card the
/// mode is as before the call, and what was written to the output is to be discarded.
pub struct Mode {
    algorithm: &'static Algorithm,
    direction: Direction,
    fallback: Fallback,
    place: Place,
    /// None: everything on the CPU.
    pub(crate) cards: Option<Cards>,
    /// The same mode on the CPU. If `stale`, it is behind `state`, which is at the boundary of a block.
    cpu: Box<dyn DynMode>,
    pub(crate) stale: bool,
    pub(crate) state: State,
}

/// What is the same for all data.
#[derive(Clone)]
pub(crate) struct Cards {
    pub plan: Plan,
    /// One per card.
    pub keys: Vec<Arc<CardKey>>,
    /// The first section's key, for ACPKM.
    key: Option<Zeroizing<[u8; 32]>>,
    /// Encrypts the IV of CNT.
    ecb: Option<Box<dyn DynMode>>,
    start: State,
}

impl Cards {
    fn new(
        gpus: &Gpus,
        algorithm: &Algorithm,
        direction: Direction,
        key: &[u8],
        options: &Options<'_>,
    ) -> Result<Self> {
        let plan = Plan::new(algorithm, direction, options)?;
        if gpus.cards().is_empty() {
            return Err(gpus.missing().clone());
        }
        let mut bytes = Zeroizing::new([0; 32]);
        // The library has accepted the key.
        bytes.copy_from_slice(key);
        let prepare = |gpu| Ok(Arc::new(CardKey::new(gpu, &plan, &bytes)?));
        let keys = gpus.cards().iter().map(prepare).collect::<Result<_>>()?;
        let ecb = match plan.mode {
            KernelMode::Cnt => {
                let options = Options { iv: &[], ..options.clone() };
                Some(Algorithm::from_name("gost28147-ecb")?.cipher(Direction::Encrypt, key, &options)?)
            }
            _ => None,
        };
        let mut cards = Self { plan, keys, key: plan.section.map(|_| bytes), ecb, start: State::default() };
        cards.begin(options.iv)?;
        Ok(cards)
    }

    /// The beginning of a message under this IV, which the library has accepted.
    fn begin(&mut self, iv: &[u8]) -> Result<()> {
        let mut start = State::default();
        start.iv[..iv.len()].copy_from_slice(iv);
        start.last = start.iv;
        start.section = self.key.clone().map(|key| (0, key));
        if let Some(ecb) = &mut self.ecb {
            ecb.apply((&mut start.iv[..8]).into())?;
        }
        self.start = start;
        Ok(())
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
        let (cards, place) = match Cards::new(gpus, algorithm, direction, key, options) {
            Ok(cards) => (Some(cards), Place::Gpu),
            Err(e) if gpus.fallback() == Fallback::Cpu && !matches!(e, Error::Library(_)) => (None, Place::Cpu(e)),
            Err(e) => return Err(e),
        };
        let state = match &cards {
            Some(cards) => cards.start.clone(),
            None => State::default(),
        };
        Ok(Self { algorithm, direction, fallback: gpus.fallback(), place, cards, cpu, stale: false, state })
    }

    /// Where it runs.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The data of each call must be a multiple of this many bytes: 1, or a block for modes of whole blocks.
    pub fn granularity(&self) -> usize {
        self.cpu.granularity()
    }

    /// Processes the next part of the data.
    ///
    /// # Errors
    /// [`Error::Library`] with [`PartialBlock`](fastgost::Error::PartialBlock) or
    /// [`StreamExhausted`](fastgost::Error::StreamExhausted); nothing is written then. Errors of the driver, if a card fails; the
    /// output is to be discarded then.
    pub fn apply<'a>(&mut self, data: impl Into<Data<'a>>) -> Result<()> {
        let data = data.into();
        let Some(cards) = self.cards.take() else { return Ok(self.cpu.apply(data.into_in_out_buf()?)?) };
        let result = self.share(&cards, data);
        self.cards = Some(cards);
        result
    }

    /// Gives whole blocks to the cards and the rest to the CPU.
    fn share(&mut self, cards: &Cards, data: Data<'_>) -> Result<()> {
        let block = cards.plan.block;
        self.check(cards, data.len())?;
        let head = self.state.left_of_block(&cards.plan).min(data.len());
        let body = (data.len() - head) / block * block;
        if body == 0 || (self.fallback == Fallback::Cpu && !self.is_faster(cards, body)) {
            return self.on_cpu(cards, data);
        }
        let gpus = || cards.keys.iter().map(|key| &key.gpu);
        let bytes = pipeline::chunk_bytes(gpus(), block, body);
        // One more if the first begins inside a group.
        let mut channels = match pipeline::channels(gpus(), body.div_ceil(bytes) + 1, bytes) {
            Err(Error::OutOfMemory { .. }) if self.fallback == Fallback::Cpu => return self.on_cpu(cards, data),
            channels => channels?,
        };
        let (head, rest) = data.split_at(head);
        let (body, tail) = rest.split_at(body);
        let mut state = self.state.clone();
        state.advance(&cards.plan, head.source());
        pipeline::run(&mut channels, state.chunks(&cards.plan, body, bytes)?, |card, channel, chunk| {
            channel.process(&cards.plan, &cards.keys[card], chunk)
        })?;
        drop(channels);
        // Only now, so that the mode is as before if a card fails.
        self.on_cpu(cards, head)?;
        (self.state, self.stale) = (state, true);
        self.on_cpu(cards, tail)
    }

    /// Whether the cards take less time for that many bytes.
    fn is_faster(&self, cards: &Cards, bytes: usize) -> bool {
        // Less does not fill one warp.
        bytes >= cards.plan.group_bytes()
            && matches!(cards.keys[0].gpu.crossing(self.algorithm, self.direction), Ok(Some(crossing)) if bytes >= crossing)
    }

    /// The errors of the CPU, before anything is written.
    pub(crate) fn check(&self, cards: &Cards, len: usize) -> Result<()> {
        let block = self.granularity();
        if !len.is_multiple_of(block) {
            return Err(fastgost::Error::PartialBlock { given: len, block }.into());
        }
        if len as u128 > cards.plan.limit - self.state.position {
            return Err(fastgost::Error::StreamExhausted.into());
        }
        Ok(())
    }

    pub(crate) fn on_cpu(&mut self, cards: &Cards, data: Data<'_>) -> Result<()> {
        if data.is_empty() {
            return Ok(());
        }
        self.refresh(cards)?;
        let mut state = self.state.clone();
        state.advance(&cards.plan, data.source());
        self.cpu.apply(data.into_in_out_buf()?)?;
        self.state = state;
        Ok(())
    }

    /// Brings the CPU's mode to where the cards are.
    fn refresh(&mut self, cards: &Cards) -> Result<()> {
        if self.stale {
            if cards.plan.is_chained() {
                self.cpu.reset(&self.state.last[..cards.plan.block])?;
            } else if cards.plan.is_stream() {
                self.cpu.seek(self.state.position)?;
            }
            self.stale = false;
        }
        Ok(())
    }

    /// Moves to a position in the stream, in bytes from its beginning.
    ///
    /// # Errors
    /// Those of [`DynMode::seek`]; the mode stays as it was then.
    pub fn seek(&mut self, position: u128) -> Result<()> {
        let Some(cards) = self.cards.take() else { return Ok(self.cpu.seek(position)?) };
        let result = self.refresh(&cards).and_then(|()| Ok(self.cpu.seek(position)?));
        self.cards = Some(cards);
        result?;
        self.state.position = position;
        Ok(())
    }

    /// Begins another message under the same key.
    ///
    /// # Errors
    /// Those of [`DynMode::reset`]; the mode stays as it was then. [`Error::Unsupported`] for an IV that the cards cannot take.
    pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
        if let Some(cards) = &mut self.cards {
            if cards.plan.is_chained() && iv.len() > cards.plan.block {
                return Err(Error::Unsupported("cards decrypt CBC and CFB with an IV of one block only"));
            }
            self.cpu.reset(iv)?;
            cards.begin(iv)?;
            (self.state, self.stale) = (cards.start.clone(), false);
            return Ok(());
        }
        Ok(self.cpu.reset(iv)?)
    }
}

impl Clone for Mode {
    /// A copy of the same state, which shares the keys on the cards. Do not encrypt different data with both: they use the
    /// same keystream.
    fn clone(&self) -> Self {
        Self {
            place: self.place.clone(),
            cards: self.cards.clone(),
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
